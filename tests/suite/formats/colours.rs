//! The colours of pages and pictures: enough contrast in light and dark, and chart lines that
//! colour-blind readers can tell apart.

use crate::formats::{SERBIAN, sheet};
use std::collections::BTreeMap;

type Rgb = [f64; 3];

const DARK: &str = "@media screen and (prefers-color-scheme: dark) {";

/// Returns the styles of a text: the general ones, then those for dark mode.
fn styles(text: &str) -> (String, String) {
    let styles = text.split("<style>").nth(1).and_then(|rest| rest.split("</style>").next());
    let mut light = String::new();
    let mut dark = String::new();
    let mut depth = 0;
    // Print styles are not tested here.
    for line in styles.expect("styles").lines().take_while(|line| *line != "@media print {") {
        let opened = line.matches('{').count();
        let within = if depth > 0 { &mut dark } else { &mut light };
        within.push_str(&format!("{line}\n"));
        if depth > 0 || line == DARK {
            depth = depth + opened - line.matches('}').count();
        }
    }
    (light, dark)
}

/// Returns the custom properties that hold colours, such as `--ink`.
fn named(styles: &str) -> BTreeMap<String, Rgb> {
    let parts = styles.split("--").skip(1);
    let pairs = parts.filter_map(|part| part.split_once(": #"));
    pairs.filter_map(|(name, rest)| Some((name.to_owned(), rgb(rest.get(..6)?)?))).collect()
}

/// Returns the colour of a class: `.c0 { color: #1f4fd8 }`.
fn of_class(styles: &str, class: &str, property: &str) -> Option<Rgb> {
    let rule = styles.lines().find(|line| line.starts_with(&format!("{class} {{")))?;
    rgb(rule.split_once(&format!("{property}: #"))?.1.get(..6)?)
}

/// Returns the linear components of a colour.
fn rgb(hex: &str) -> Option<Rgb> {
    let number = u32::from_str_radix(hex, 16).ok()?;
    Some([16, 8, 0].map(|shift| {
        let part = f64::from((number >> shift) & 255) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    }))
}

/// Returns the contrast of two colours, from 1 to 21, as WCAG 2.2 defines it.
fn contrast(one: Rgb, other: Rgb) -> f64 {
    let lighter = luminance(one).max(luminance(other));
    let darker = luminance(one).min(luminance(other));
    (lighter + 0.05) / (darker + 0.05)
}

fn luminance([red, green, blue]: Rgb) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// Colour vision with one kind of cone missing, by the model of Machado, Oliveira and Fernandes
/// (2009).
const SIGHTS: [[Rgb; 3]; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
];

/// Returns a colour in CIELAB, where distances are perceived differences.
fn lab([red, green, blue]: Rgb) -> Rgb {
    let x = perceived((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
    let y = perceived(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    let z = perceived((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn perceived(part: f64) -> f64 {
    if part > 0.008856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 }
}

/// Returns the distance of two colours in the worst case.
fn apart(one: Rgb, other: Rgb) -> f64 {
    let mut least = f64::INFINITY;
    for sight in &SIGHTS {
        let pairs = seen(one, sight).into_iter().zip(seen(other, sight));
        let distance = pairs.map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt();
        least = least.min(distance);
    }
    least
}

/// Returns a colour as this sight sees it, in CIELAB.
fn seen(color: Rgb, sight: &[Rgb; 3]) -> Rgb {
    lab(sight.map(|row| {
        let part: f64 = row.iter().zip(color).map(|(weight, part)| weight * part).sum();
        part.clamp(0.0, 1.0)
    }))
}

#[test]
fn black_on_white_has_maximum_contrast() {
    let black = rgb("000000").expect("black");
    let white = rgb("ffffff").expect("white");
    assert!((contrast(black, white) - 21.0).abs() < 0.001);
    assert!((apart(black, white) - 100.0).abs() < 0.1);
    // Red and green of equal lightness, the reason for this test.
    assert!(apart(rgb("b3261e").expect("red"), rgb("5c6a00").expect("green")) < 15.0);
}

#[test]
fn page_text_has_enough_contrast_in_light_and_dark() {
    let (light, dark) = styles(&sheet(SERBIAN, "full", "html"));
    for scheme in [named(&light), named(&dark)] {
        assert_eq!(scheme.len(), 10, "{scheme:?}");
        for ground in ["paper", "band"] {
            for text in ["ink", "dim", "made", "missed", "plus", "red", "link"] {
                let ratio = contrast(scheme[text], scheme[ground]);
                assert!(ratio >= 4.5, "{text} on {ground}: {ratio:.1}");
            }
        }
    }
}

#[test]
fn picture_text_has_enough_contrast_in_light_and_dark() {
    let (light, dark) = styles(&sheet(SERBIAN, "full", "svg"));
    for scheme in [light, dark] {
        let ground = of_class(&scheme, ".paper", "fill").expect("a ground");
        for class in
            [".chart text", ".chart .axis", "text", ".made", ".missed", ".plus", ".red", ".dim"]
        {
            let color =
                of_class(&scheme, class, "fill").unwrap_or_else(|| panic!("{class}: {scheme}"));
            assert!(contrast(color, ground) >= 4.5, "{class}");
        }
    }
}

#[test]
fn chart_lines_are_distinct_for_colour_blind_readers() {
    let (light, dark) = styles(&sheet(SERBIAN, "full", "svg"));
    for scheme in [light, dark] {
        let ground = of_class(&scheme, ".paper", "fill").expect("a ground");
        let lines: Vec<Rgb> = (0..8)
            .map(|line| of_class(&scheme, &format!(".c{line}"), "color").expect("a colour"))
            .collect();
        for (index, line) in lines.iter().enumerate() {
            assert!(contrast(*line, ground) >= 3.0, "line {index} lacks contrast");
            for (other, color) in lines[..index].iter().enumerate() {
                // Four players are the most common.
                let least = if index < 4 { 20.0 } else { 15.0 };
                assert!(apart(*line, *color) >= least, "lines {index} and {other}");
            }
        }
    }
}
