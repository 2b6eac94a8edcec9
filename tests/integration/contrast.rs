//! How far apart in lightness two dots are, as the web's guidelines for accessible content (WCAG 2.1) measure it.

/// The relative luminance of a dot, by the guidelines' own formula.
pub(crate) fn luminance([r, g, b]: [u8; 3]) -> f64 {
    let linear = |v: u8| {
        let v = f64::from(v) / 255.0;
        #[expect(clippy::disallowed_methods, reason = "a test may be off by the last digit")]
        if v <= 0.040_45 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/// The contrast of two luminances, 1 to 21.
pub(crate) fn contrast(a: f64, b: f64) -> f64 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The mean of luminances.
pub(crate) fn mean(dots: &[f64]) -> f64 {
    dots.iter().sum::<f64>() / dots.len() as f64
}
