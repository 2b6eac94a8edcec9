use super::layout::shares;

/// The shares of paragraphs of these heights, whatever face they are on.
fn shared(heights: &[f64], faces: usize, room: f64) -> Option<Vec<usize>> {
    shares(0..heights.len(), faces, room, &|part| heights[part].iter().sum())
}

#[test]
fn paragraphs_are_shared_out_evenly_and_in_order() {
    assert_eq!(shared(&[10.0; 6], 3, 70.0), Some(vec![2, 2, 2]));
    // 30, 30 and 40 rather than 10, 40 and 50.
    assert_eq!(shared(&[10.0, 20.0, 30.0, 20.0, 20.0], 3, 70.0), Some(vec![2, 1, 2]));
    assert_eq!(shared(&[30.0, 30.0], 1, 50.0), None, "no room");
    assert_eq!(shared(&[10.0, 10.0], 3, 50.0), None, "an empty face");
}

/// Of four paragraphs of ten, the third makes its face so narrow that all on it are twice as high.
#[test]
fn a_wide_diagram_counts_on_its_own_face_only() {
    let height = |part: std::ops::Range<usize>| {
        let times = if part.contains(&2) { 20.0 } else { 10.0 };
        times * part.len() as f64
    };
    assert_eq!(shares(0..4, 3, 60.0, &height), Some(vec![2, 1, 1]));
}
