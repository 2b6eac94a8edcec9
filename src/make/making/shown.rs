//! Pages of kits as drawings for a screen: each as its file will show it, whatever kind of file that is.

use crate::imposition::Order;
use crate::make::fault::Fault;
use crate::make::making::plan::{self, KitPlan, PrintedPage};
use crate::render::{self, Letters, Painters};
use crate::request::Writing;
use crate::sheets::Documents;

/// A kit to look at.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShownKit {
    /// Its plan, as for the files that are asked for.
    pub plan: KitPlan,
    /// Its pages, in the order of the plan. Of several sets each kind of page comes once.
    pub pages: Vec<ShownPage>,
}

/// A page to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ShownPage {
    /// Place of its file among those of the plan, counted from 0.
    pub file: usize,
    /// Its place among the pages of that file in the plan, counted from 0.
    pub page: usize,
    /// Number of pages of its kind, this one included: they differ at most in the number of the set.
    pub times: usize,
    /// The drawing: an SVG with outlined letters.
    pub svg: String,
}

/// Plans a kit, and draws its pages; the painters are told of each.
pub(in crate::make) fn shown(
    order: &Order,
    made: &Documents,
    writing: &Writing,
    painters: Painters<'_>,
) -> Result<ShownKit, Fault> {
    let plan = plan::plan(order, made, writing)?;
    let chosen = chosen(&plan, made, order.settings.sets > 1);
    let mut pages = Vec::new();
    for (nth, ChosenPage { file, page, drawn, times }) in chosen.iter().copied().enumerate() {
        painters.begins(nth + 1, chosen.len());
        let svg = render::svg_page(&made.files[file].document, drawn, Letters::Outlines)?;
        pages.push(ShownPage { file, page, times, svg });
    }
    Ok(ShownKit { plan, pages })
}

/// A page that is shown: its place in the plan, and among the pages of the document, where blank ones count.
#[derive(Clone, Copy)]
struct ChosenPage {
    file: usize,
    page: usize,
    drawn: usize,
    times: usize,
}

/// Lists the pages that are not blank: all of them, or one of each kind.
fn chosen(plan: &KitPlan, made: &Documents, one_of_each: bool) -> Vec<ChosenPage> {
    let mut chosen = Vec::new();
    for (file, (planned, drawn)) in plan.files.iter().zip(&made.files).enumerate() {
        let kind = |page: &PrintedPage| plan.plan.page(page.at).map(|page| page.kind);
        let kinds: Vec<Option<usize>> = planned.pages.iter().map(kind).collect();
        for (page, printed) in planned.pages.iter().enumerate() {
            let is_alike = |other: &Option<usize>| one_of_each && other.is_some() && *other == kinds[page];
            let is_known = kinds[..page].iter().any(is_alike);
            let nth = drawn.planned.pages.iter().position(|at| *at == printed.at);
            if let Some(drawn) = nth.filter(|_| !is_known) {
                let times = 1 + kinds[page + 1..].iter().filter(|other| is_alike(other)).count();
                chosen.push(ChosenPage { file, page, drawn, times });
            }
        }
    }
    chosen
}
