//! Decodes the bytes of a text that may come from any program.

/// The characters of Windows-1250 from 0x80 on.
const WINDOWS_1250: &str = "€\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź\
    \u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙";

/// Bytes as text: UTF-8, UTF-16, or else Windows-1250; `None` for bytes that are no text.
///
/// ```
/// use hoyle::analysis::decode;
///
/// assert_eq!(decode(b"Du\x9Aan").as_deref(), Some("Dušan"));
/// assert_eq!(decode(b"\xFF\xFEA\0n\0a\0").as_deref(), Some("Ana"));
/// ```
pub fn decode(bytes: &[u8]) -> Option<String> {
    if !bytes.contains(&0)
        && let Ok(text) = std::str::from_utf8(bytes)
    {
        return Some(text.trim_start_matches('\u{FEFF}').to_owned());
    }

    let wide: Option<fn([u8; 2]) -> u16> = match bytes {
        [0xFF, 0xFE, ..] | [_, 0, _, 0, ..] => Some(u16::from_le_bytes),
        [0xFE, 0xFF, ..] | [0, _, 0, _, ..] => Some(u16::from_be_bytes),
        _ => None,
    };
    if let Some(from_bytes) = wide {
        let (pairs, _) = bytes.as_chunks::<2>();
        let units: Vec<u16> = pairs.iter().map(|pair| from_bytes(*pair)).collect();
        let text = String::from_utf16(&units).ok().filter(|text| !text.contains('\0'))?;
        return Some(text.trim_start_matches('\u{FEFF}').to_owned());
    }

    if bytes.iter().any(|byte| *byte < b' ' && !b"\t\n\r\x0C".contains(byte)) {
        return None;
    }
    let upper: Vec<char> = WINDOWS_1250.chars().collect();
    let decoded = bytes.iter().map(|byte| match byte.checked_sub(0x80) {
        Some(index) => upper[usize::from(index)],
        None => char::from(*byte),
    });
    Some(decoded.collect())
}
