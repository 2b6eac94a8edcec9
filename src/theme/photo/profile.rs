//! Conversion of the colours of a file to sRGB.
//!
//! A profile of three curves and a matrix, as phones, cameras and most programs write, is worked out here, so that every machine
//! finds the same; a profile with tables of colours, as some scanners write, is left to `moxcms`.

use crate::theme::ink::tone::channel;
use moxcms::{ColorProfile, DataColorSpace, Layout, TransformOptions};

/// Returns grey pixels as pixels with three equal parts.
pub(super) fn spread(greys: &[u8]) -> Vec<u8> {
    greys.iter().flat_map(|&grey| [grey; 3]).collect()
}

/// Returns pixels of three parts, or greys, converted from a profile to sRGB: three parts each. `None`: the profile can't
/// be read, or is for pixels of another kind, such as greys where there are colours.
pub(super) fn to_srgb(pixels: &[u8], is_grey: bool, profile: &[u8]) -> Option<Vec<u8>> {
    let profile = ColorProfile::new_from_slice(profile).ok()?;
    match profile.color_space {
        DataColorSpace::Gray if is_grey => {
            let light = profile.build_gray_linearize_table::<u8, 256, 8>().ok()?;
            let table: Vec<u8> = light.iter().map(|&light| channel(f64::from(light))).collect();
            Some(pixels.iter().flat_map(|&grey| [table[usize::from(grey)]; 3]).collect())
        }
        DataColorSpace::Rgb => {
            let spread = if is_grey { Some(spread(pixels)) } else { None };
            let pixels = spread.as_deref().unwrap_or(pixels);
            by_matrix(pixels, &profile).or_else(|| by_tables(pixels, &profile))
        }
        _ => None,
    }
}

/// Converts pixels by the curves and the matrix of a profile; `None`: it has none.
fn by_matrix(pixels: &[u8], profile: &ColorProfile) -> Option<Vec<u8>> {
    if !profile.is_matrix_shaper() {
        return None;
    }
    let curves = [
        profile.build_r_linearize_table::<u8, 256, 8>(false).ok()?,
        profile.build_g_linearize_table::<u8, 256, 8>(false).ok()?,
        profile.build_b_linearize_table::<u8, 256, 8>(false).ok()?,
    ];
    let rows = profile.transform_matrix(&ColorProfile::new_srgb()).v;
    if rows.iter().flatten().any(|part| !part.is_finite()) {
        return None;
    }
    let of = |pixel: &[u8]| {
        let light = [0, 1, 2].map(|nth| f64::from(curves[nth][usize::from(pixel[nth])]));
        rows.map(|row| channel((row[0] * light[0] + row[1] * light[1] + row[2] * light[2]).clamp(0.0, 1.0)))
    };
    Some(pixels.chunks_exact(3).flat_map(of).collect())
}

/// Converts pixels by the tables of a profile.
fn by_tables(pixels: &[u8], profile: &ColorProfile) -> Option<Vec<u8>> {
    let to = ColorProfile::new_srgb();
    let transform =
        profile.create_transform_8bit(Layout::Rgb, &to, Layout::Rgb, TransformOptions::default()).ok()?;
    let mut srgb = vec![0; pixels.len()];
    transform.transform(pixels, &mut srgb).ok()?;
    Some(srgb)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values that `LittleCMS` 2 finds with a profile of Display P3 (`ImageCms` of Pillow, relative colorimetric).
    #[test]
    fn the_colours_of_a_phone_become_those_of_the_page() {
        let profile = ColorProfile::new_display_p3().encode().expect("a profile");
        for (pixel, wanted) in [
            // The brightest red is beyond sRGB.
            ([255, 0, 0], [255, 0, 0]),
            ([128, 128, 128], [128, 128, 128]),
            ([230, 130, 30], [246, 123, 0]),
            ([100, 180, 90], [65, 182, 77]),
            ([60, 70, 200], [57, 70, 208]),
            ([180, 160, 150], [184, 159, 149]),
        ] {
            let found = to_srgb(&pixel, false, &profile).expect("colours");
            assert!(
                found.iter().zip(wanted).all(|(one, other)| one.abs_diff(other) <= 1),
                "{pixel:?}: {found:?}"
            );
        }
    }

    #[test]
    fn srgb_stays_as_it_is() {
        let profile = ColorProfile::new_srgb().encode().expect("a profile");
        let pixels: Vec<u8> = (0..=255).flat_map(|part| [part, 255 - part, part / 2]).collect();
        let same = to_srgb(&pixels, false, &profile).unwrap_or_default();
        assert!(
            same.len() == pixels.len()
                && same.iter().zip(&pixels).all(|(one, other)| one.abs_diff(*other) <= 1)
        );
    }

    #[test]
    fn what_is_no_profile_changes_nothing() {
        for bytes in [&b""[..], b"acsp", &[0; 200]] {
            assert_eq!(to_srgb(&[1, 2, 3], false, bytes), None);
        }
        let greys = ColorProfile::new_gray_with_gamma(2.2).encode().expect("a profile");
        assert_eq!(to_srgb(&[1, 2, 3], false, &greys), None);
        assert!(to_srgb(&[1, 2, 3], true, &greys).is_some());
    }
}
