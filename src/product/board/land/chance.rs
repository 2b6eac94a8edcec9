//! Numbers without a pattern that are the same in every run: a land looks strewn, and isn't.

use crate::search::Chance;

/// A row of numbers, told by the number of its layer and by the size of its board.
#[derive(Clone, Debug)]
pub(super) struct LandChance(Chance);

impl LandChance {
    pub(super) fn new(layer: usize, size: u8) -> Self {
        Self(Chance::new((layer as u64 + 1) << 32 | u64::from(size)))
    }

    /// The next number.
    fn bits(&mut self) -> u64 {
        self.0.number()
    }

    /// A number from 0 to 1, 1 left out.
    pub(super) fn share(&mut self) -> f64 {
        // 53 bits are what a number of floating point holds exactly.
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A number between two.
    pub(super) fn between(&mut self, from: f64, to: f64) -> f64 {
        from + self.share() * (to - from)
    }

    /// A number around 0, as far as `reach` to either side.
    pub(super) fn around(&mut self, reach: f64) -> f64 {
        self.between(-reach, reach)
    }

    /// One of so many, from 0.
    pub(super) fn of(&mut self, count: usize) -> usize {
        (self.bits() % count.max(1) as u64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_layer_of_the_same_board_has_the_same_numbers() {
        let row = |layer, size| {
            let mut chance = LandChance::new(layer, size);
            [(); 8].map(|()| chance.bits())
        };
        assert_eq!(row(2, 11), row(2, 11));
        assert!(row(2, 11) != row(3, 11) && row(2, 11) != row(2, 13));
        let mut chance = LandChance::new(0, 5);
        assert!((0..500).all(|_| (0.0..1.0).contains(&chance.share())));
    }

    #[test]
    fn all_of_a_few_come_up() {
        let mut chance = LandChance::new(0, 7);
        let mut seen = [0; 5];
        (0..500).for_each(|_| seen[chance.of(5)] += 1);
        assert!(seen.iter().all(|&times| times > 60), "{seen:?}");
    }
}
