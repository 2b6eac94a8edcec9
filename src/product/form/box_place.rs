//! What the base of a box that is sold has room for.

/// Room on the base of the box for whoever sells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BoxPlace {
    /// A label with the price.
    Price,
    /// A bar code of 13 digits, printed on a label of its own.
    Barcode,
    /// A sign and a sentence: not for children under three.
    Age,
}

impl BoxPlace {
    /// Returns the word by which a request asks for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Price => "price",
            Self::Barcode => "barcode",
            Self::Age => "age",
        }
    }
}
