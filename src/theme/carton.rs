//! Settings for the box.

use super::words::words;

words! {
    /// Place of the title on the lid of the box.
    #[derive(Default)]
    TitlePlace {
        /// Above in the picture.
        #[default]
        Above = "above",
        /// Below in the picture.
        Below = "below",
    }
}
