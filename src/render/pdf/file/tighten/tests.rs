use super::page;

fn tight(content: &str) -> String {
    page(content.as_bytes()).iter().map(|byte| char::from(*byte)).collect()
}

#[test]
fn numbers_are_rounded_and_nothing_runs_together() {
    assert_eq!(
        tight("q 2.8346457 0 0 -2.8346457 454.96063 561.2598 cm/c0 cs 0.56078434 1 0.12156863 scn\nh\nf\nQ"),
        "q 2.83465 0 0 -2.83465 454.961 561.26 cm/c0 cs .561 1 .122 scn h f Q"
    );
    assert_eq!(
        tight("/Span<</MCID 0>>BDC\nq[4 1.3]0 d 7.25 M -0.0004 2 m\nQ\nEMC"),
        "/Span<</MCID 0>>BDC q[4 1.3]0 d 7.25 M 0 2 m Q EMC"
    );
}

#[test]
fn what_is_painted_alike_stands_in_one_block() {
    let line = "q 2 0 0 -2 10 20 cm/c0 CS 1 0 0 SCN 3 w 1 J 0 0 m 1 0 l\nS\nQ\n";
    let other = "q 2 0 0 -2 10 20 cm/c0 CS 1 0 0 SCN 5 w 0 0 m 1 0 l\nS\nQ\n";
    assert_eq!(
        tight(&format!("{line}EMC/Artifact BMC {line}{other}")),
        "q 2 0 0 -2 10 20 cm/c0 CS 1 0 0 SCN 3 w 1 J 0 0 m 1 0 l S EMC/Artifact BMC 0 0 m 1 0 l S \
         5 w 0 J 0 0 m 1 0 l S Q"
    );
    // A line of text goes where its own block would have put it: 4 points to the right and 6 up are 2 and 3 of its units.
    let text = "q 2 0 0 -2 14 26 cm/c0 cs 0 0 0 scn BT/f0 4 Tf 1 0 0 -1 7 9 Tm(a)Tj ET Q";
    assert_eq!(
        tight(&format!("{line}{text}")),
        "q 2 0 0 -2 10 20 cm/c0 CS 1 0 0 SCN 3 w 1 J 0 0 m 1 0 l S/c0 cs 0 0 0 scn BT/f0 4 Tf 1 0 0 -1 9 6 Tm(a)Tj ET Q"
    );
    // The same on a page that is turned: 6 points to the left are 3 of its units down, 4 up are 2 to the right.
    let turned = tight(
        "q 0 2 2 0 10 20 cm/f0 4 Tf BT 1 0 0 -1 0 0 Tm(a)Tj ET Q q 0 2 2 0 4 24 cm BT 1 0 0 -1 0 0 Tm(a)Tj ET Q",
    );
    assert!(turned.ends_with("ET BT 1 0 0 -1 2 -3 Tm(a)Tj ET Q"), "{turned}");
    // A drawing elsewhere has a block of its own, and so has a translucent one.
    assert_eq!(
        tight(&format!("{line}q 2 0 0 -2 10 30 cm/c0 cs 0 0 0 scn 0 0 m 1 1 l f Q")),
        "q 2 0 0 -2 10 20 cm/c0 CS 1 0 0 SCN 3 w 1 J 0 0 m 1 0 l S Q q 2 0 0 -2 10 30 cm/c0 cs 0 0 0 scn 0 0 m 1 1 l f Q"
    );
    assert_eq!(
        tight("q 2 0 0 -2 0 0 cm/g0 gs 0 0 m Q q 2 0 0 -2 0 0 cm 0 0 m Q"),
        "q 2 0 0 -2 0 0 cm/g0 gs 0 0 m Q q 2 0 0 -2 0 0 cm 0 0 m Q"
    );
}

#[test]
fn a_colour_says_its_space_once() {
    let square = |colour: &str| format!("q 2 0 0 -2 10 20 cm/c0 cs {colour} scn 0 0 m 1 0 l 1 1 l h f Q ");
    assert_eq!(
        tight(&[square("1 0 0"), square("0 1 0"), square("0 1 0")].concat()),
        "q 2 0 0 -2 10 20 cm/c0 cs 1 0 0 scn 0 0 m 1 0 l 1 1 l h f 0 1 0 scn 0 0 m 1 0 l 1 1 l h f \
         0 0 m 1 0 l 1 1 l h f Q"
    );
}

#[test]
fn places_are_rounded_to_a_two_hundredth_of_a_millimetre_on_paper() {
    let drawn =
        |scale: &str| tight(&format!("q {scale} 0 0 {scale} 0 0 cm 1.23456 7.9999 m 2.5 .0049 l S Q"));
    // A unit of a millimetre, and one of a centimetre.
    assert_eq!(drawn("2.8346457"), "q 2.83465 0 0 2.83465 0 0 cm 1.23 8 m 2.5 0 l S Q");
    assert_eq!(drawn("28.346457"), "q 28.34646 0 0 28.34646 0 0 cm 1.235 8 m 2.5 .005 l S Q");
    // A map within a map multiplies the units.
    let inner = tight("q 2.8346457 0 0 2.8346457 0 0 cm/g0 gs 10 0 0 10 0 0 cm 1.23456 0 m Q");
    assert_eq!(inner, "q 2.83465 0 0 2.83465 0 0 cm/g0 gs 10 0 0 10 0 0 cm 1.235 0 m Q");
    // How large a form is drawn isn't known here.
    let form = super::form(b"q 2 0 0 2 0 0 cm 1.23456 0 m Q");
    assert_eq!(form, b"q 2 0 0 2 0 0 cm 1.235 0 m Q");
}

#[test]
fn glyphs_are_bytes_and_keep_their_place() {
    // A block of text, its size in millimetres.
    let block = |size: u8, text: &str| {
        let all = tight(&format!("q 3 0 0 -3 0 0 cm BT 0 Tr/f0 {size} Tf 1 0 0 -1 0 0 Tm{text} ET Q"));
        let start = format!("q 3 0 0 -3 0 0 cm BT/f0 {size} Tf 1 0 0 -1 0 0 Tm");
        all.strip_prefix(&start).and_then(|rest| rest.strip_suffix(" ET Q")).expect("a block").to_owned()
    };
    // The rest that rounding cuts off is added later: 56.4 and half of one.
    assert_eq!(
        block(4, "[(\\000A)1(\\000B)-1.5(\\000C)-56.4(\\000\\))]TJ"),
        "[(\0A)1(\0B)-2(\0C)-56(\0\\))]TJ"
    );
    // Less than 2 thousandths of a millimetre can't be seen, but it is not forgotten.
    assert_eq!(block(1, "[(a)1.5(b)1.5(c)1.5(d)]TJ"), "[(ab)3(cd)]TJ");
    assert_eq!(block(1, "[(a)1.5(b)]TJ"), "(ab)Tj");
    assert_eq!(block(1, "(\\015\\050a)Tj"), "(\\r\\(a)Tj");
}

#[test]
fn a_grey_has_an_operator_of_its_own() {
    let square = |space: &str, colour: &str| {
        format!("q 2 0 0 -2 10 20 cm/{space} cs {colour} scn 0 0 m 1 0 l 1 1 l h f Q ")
    };
    assert_eq!(
        tight(&[square("c0", "0.2"), square("c1", "1 0 0"), square("c0", "0.2")].concat()),
        "q 2 0 0 -2 10 20 cm .2 g 0 0 m 1 0 l 1 1 l h f/c1 cs 1 0 0 scn 0 0 m 1 0 l 1 1 l h f \
         .2 g 0 0 m 1 0 l 1 1 l h f Q"
    );
    assert_eq!(
        tight("q 2 0 0 -2 0 0 cm/c0 CS 0 SCN 0 0 m 1 0 l S Q"),
        "q 2 0 0 -2 0 0 cm 0 G 0 0 m 1 0 l S Q"
    );
}
