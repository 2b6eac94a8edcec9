//! Coordinates of the parser in double precision.

use crate::scene::Affine;
use usvg::Transform;

/// Returns a transform in double precision.
pub(super) fn affine(t: Transform) -> Affine {
    Affine::new([t.sx, t.ky, t.kx, t.sy, t.tx, t.ty].map(f64::from))
}
