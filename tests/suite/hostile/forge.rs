//! Journals forged by somebody who corrects the checksums.

/// Returns a journal with every checksum corrected, at the same length.
pub(crate) fn forged(bytes: &[u8]) -> Vec<u8> {
    const HEAD: usize = r#"{"sum":"00000000","#.len();
    let lines = bytes.split_inclusive(|byte| *byte == b'\n').map(|line| {
        let (content, end) = line.split_at(line.len() - usize::from(line.ends_with(b"\n")));
        match content.get(HEAD..) {
            Some(rest) => {
                let head = format!(r#"{{"sum":"{:08x}","#, crc32fast::hash(rest));
                [head.as_bytes(), rest, end].concat()
            }
            None => line.to_vec(),
        }
    });
    lines.collect::<Vec<_>>().concat()
}
