//! Score sheets in workbooks, of Excel and OpenDocument.

use crate::common::{Table, unwrapped};
use crate::hostile::entries::{self, packed};
use hoyle::analysis::{WorkbookError, worksheets};

/// The documents' own sheet; Peggy deals first, then John, then Peter.
const SHEET: &[&str] = &[
    "Friday at Peggy's",
    "",
    ",cards,Peter bid,Peter total,John bid,John total,Peggy bid,Peggy total",
    ",1,1,6,0,5,1,-1",
    ",1,0,11,0,10,0,-2",
    ",1,1,10,1,16,0,3",
    ",2,0,15,2,14,2,10",
    ",3,1,14,0,19,1,16",
];

/// The same evening, except for a slip in the last total of Peggy.
const SLIP: &[&str] = &[
    "cards,Peter bid,Peter total,John bid,John total,Peggy bid,Peggy total",
    "1,1,6,0,5,1,-1",
    "1,0,11,0,10,0,-2",
    "1,1,10,1,16,0,3",
    "2,0,15,2,14,2,10",
    "3,1,14,0,19,1,15",
];

/// A workbook of Excel with worksheets, each of them lines of cells between commas.
pub(super) fn excel(sheets: &[(&str, &[&str])]) -> Vec<u8> {
    let rows: Vec<String> = sheets.iter().map(|(_, lines)| excel_rows(lines)).collect();
    let named = sheets.iter().zip(&rows).map(|((name, _), rows)| (*name, rows.as_bytes()));
    entries::excel(&named.collect::<Vec<_>>())
}

fn excel_rows(lines: &[&str]) -> String {
    let mut rows = String::new();
    for line in lines {
        rows += "<row>";
        for cell in line.split(',') {
            rows += &match cell.parse::<i32>() {
                Ok(_) => format!("<c><v>{cell}.0</v></c>"),
                Err(_) => format!(r#"<c t="inlineStr"><is><t>{cell}</t></is></c>"#),
            };
        }
        rows += "</row>";
    }
    format!("<worksheet><sheetData>{rows}</sheetData></worksheet>")
}

/// A workbook of LibreOffice with one worksheet. As there, the rest of the page is a row and a cell that repeat.
fn open_document(name: &str, lines: &[&str]) -> Vec<u8> {
    let mut rows = String::new();
    for line in lines {
        rows += "<table:table-row>";
        for cell in line.split(',') {
            rows += &match cell.parse::<i32>() {
                Ok(_) => format!(
                    r#"<table:table-cell office:value-type="float" office:value="{cell}"/>"#
                ),
                Err(_) if cell.is_empty() => "<table:table-cell/>".to_owned(),
                Err(_) => format!(
                    r#"<table:table-cell office:value-type="string"><text:p>{cell}</text:p></table:table-cell>"#
                ),
            };
        }
        rows += r#"<table:table-cell table:number-columns-repeated="16370"/></table:table-row>"#;
    }
    rows += r#"<table:table-row table:number-rows-repeated="1048560"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>"#;
    content(&format!(r#"<table:table table:name="{name}">{rows}</table:table>"#))
}

/// An OpenDocument file with these tables.
fn content(tables: &str) -> Vec<u8> {
    let content = format!(
        "<office:document-content><office:body><office:spreadsheet>{tables}</office:spreadsheet>\
         </office:body></office:document-content>"
    );
    packed(&[
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet".as_bytes()),
        ("META-INF/manifest.xml", "<manifest/>".as_bytes()),
        ("content.xml", content.as_bytes()),
    ])
}

fn table(name: &str, bytes: &[u8]) -> Table {
    let table = Table::new();
    std::fs::write(table.path(name), bytes).expect("a file is written");
    table
}

#[test]
fn a_worksheet_is_a_sheet() {
    for (file, bytes) in [
        ("evening.xlsx", excel(&[("8.3.2024", SHEET)])),
        ("evening.ods", open_document("8.3.2024", SHEET)),
    ] {
        let table = table(file, &bytes);
        let audited = unwrapped(&table.done(&format!("audit {file} --rules romanian")));
        assert!(audited.starts_with("The sheet is right"), "{audited}");
        let import =
            format!("import {file} --rules romanian --turn Peggy,John,Peter --dealer Peggy");
        let said = unwrapped(&table.done(&import));
        assert!(said.contains("5 deals, 2024-03-08"), "{said}");
        assert!(said.contains("Friday at Peggy's"), "{said}");
        let sheet = table.done("sheet --style paper");
        assert!(sheet.contains("3   1 14  0 19   1 16"), "{sheet}");
    }
}

#[test]
fn each_worksheet_is_an_evening_of_its_own() {
    let table =
        table("book.xlsx", &excel(&[("2024-03-08", SHEET), ("Empty", &[]), ("Later", SLIP)]));
    let imported = table.hoyle("import book.xlsx --rules romanian");
    let said = unwrapped(&imported.all());
    assert!(said.contains("2024-03-08") && said.contains("book.xlsx: Later"), "{said}");
    assert!(said.contains("15"), "{said}");
    let audited = table.hoyle("audit book.xlsx --rules romanian");
    assert_eq!(audited.code, 1, "{}", audited.all());
    let [right, wrong] = ["book.xlsx: 2024-03-08\nThe sheet is right", "book.xlsx: Later\n1 slip"];
    assert!(audited.stdout.contains(right) && audited.stdout.contains(wrong), "{}", audited.all());
    for form in ["--json", "--plain", "--format html", "--script --dealer Peter", "--save"] {
        let said = table.hoyle(&format!("audit book.xlsx --rules romanian {form}"));
        assert_eq!((said.code, said.stdout.as_str()), (3, ""), "{form}");
        assert!(
            said.stderr.contains("Check each of them: hoyle audit book.xlsx"),
            "{}",
            said.stderr
        );
    }
}

#[test]
fn numbers_and_dates_are_written_as_their_program_shows_them() {
    let rows = r#"<worksheet><sheetData><row r="2">
        <c r="C2"><f>0.1+0.2</f><v>0.30000000000000004</v></c><c r="D2"><v>-0.5</v></c><c r="F2"><v>-1E-9</v></c>
        <c r="G2" t="inlineStr"><is><t>a	b
c</t></is></c><c r="H2" t="e"><v>#REF!</v></c></row><row r="4"><c r="C4"><v>20</v></c></row>
        </sheetData></worksheet>"#;
    let book = entries::excel(&[("1", rows.as_bytes())]);
    let [sheet] = &worksheets(&book).expect("a workbook")[..] else { panic!("one worksheet") };
    assert_eq!(sheet.text, "\n0.3\t-0.5\t0\ta b c\t#REF!\n\n20\n");
    let day = content(
        r#"<table:table table:name="x"><table:table-row><table:table-cell office:value-type="date" office:date-value="2024-03-08T21:30:00"><text:p>8.3.</text:p></table:table-cell></table:table-row></table:table>"#,
    );
    assert_eq!(worksheets(&day).expect("a workbook")[0].text, "2024-03-08\n");
}

#[test]
fn too_large_a_workbook_is_refused_before_it_is_unpacked() {
    let zeros = vec![b'0'; 80 * 1024 * 1024];
    let bomb =
        packed(&[("xl/workbook.xml", "<workbook/>".as_bytes()), ("xl/sharedStrings.xml", &zeros)]);
    assert!(bomb.len() < 100 * 1024);
    let cell = r#"<table:table-cell office:value-type="float" office:value="1""#;
    let wide = content(&format!(
        r#"<table:table table:name="a"><table:table-row>{cell} table:number-columns-repeated="16384"/></table:table-row></table:table>"#
    ));
    let long = content(&format!(
        r#"<table:table table:name="a"><table:table-row table:number-rows-repeated="1000000">{cell}/></table:table-row></table:table>"#
    ));
    let far = content(&format!(
        r#"<table:table table:name="a"><table:table-row>{cell}/></table:table-row>
        <table:table-row table:number-rows-repeated="1000000"><table:table-cell/></table:table-row>
        <table:table-row>{cell}/></table:table-row></table:table>"#
    ));
    let corner = excel_rows(&["1"]).replace("<c>", r#"<c r="XFD1048576">"#);
    let corner = entries::excel(&[("a", corner.as_bytes())]);
    for book in [bomb, wide, long, far, corner] {
        assert_eq!(worksheets(&book), Err(WorkbookError::TooLarge));
    }
}

#[test]
fn what_is_no_workbook_says_what_to_do() {
    let whole = excel(&[("a", SHEET)]);
    let table = table("torn.xlsx", &whole[..whole.len() / 2]);
    let old = [b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1".as_slice(), &[0; 504]].concat();
    std::fs::write(table.path("old.xls"), old).expect("written");
    std::fs::write(table.path("other.zip"), packed(&[("a.txt", "1 2 3".as_bytes())]))
        .expect("written");
    let advice = [
        ("torn.xlsx", "Save the sheet as CSV"),
        ("other.zip", "Save the sheet as CSV"),
        ("old.xls", "Save it as .xlsx"),
    ];
    for (file, advice) in advice {
        for command in ["audit", "import"] {
            let said = table.hoyle(&format!("{command} {file}"));
            assert_eq!(said.code, 3, "{}", said.all());
            let message = unwrapped(&said.stderr);
            assert!(message.contains(advice), "{message}");
        }
    }
}
