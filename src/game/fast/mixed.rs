//! Numbers that look like chance, made from other numbers: `SplitMix64` by Steele, Lea and Flood, 2014.

/// What is added from one number of a row to the next: the golden ratio as a part of 2 to the 64th.
pub(crate) const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// A number in which each bit of another decides on half of all bits.
#[inline]
pub(crate) const fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}
