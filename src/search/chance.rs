//! Chance that is the same on every machine.

/// A row of numbers that look like chance, told by its seed. (`SplitMix64` by Steele, Lea and Flood, 2014.)
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The row of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mixed(self.0)
    }

    /// A number below `end`, each as likely as the others; 0 if `end` is 0.
    pub const fn below(&mut self, end: usize) -> usize {
        ((self.number() as u128 * end as u128) >> 64) as usize
    }
}

/// A number in which each bit of another decides on half of all bits.
pub(super) const fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}
