//! Chance that is the same on every machine.

use crate::game::{GOLDEN, mixed};

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
        self.0 = self.0.wrapping_add(GOLDEN);
        mixed(self.0)
    }

    /// A number below `end`, each as likely as the others; 0 if `end` is 0.
    pub const fn below(&mut self, end: usize) -> usize {
        ((self.number() as u128 * end as u128) >> 64) as usize
    }
}
