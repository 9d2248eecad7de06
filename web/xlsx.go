package web

import (
	"archive/zip"
	"bufio"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/ask-surely/surely/suql"
)

// The parts of an xlsx file that are always the same: one sheet, whose first line is bold and stays in sight, and a
// style for days.
var xlsxParts = map[string]string{
	"[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
		`<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
		`<Default Extension="xml" ContentType="application/xml"/>` +
		`<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>` +
		`<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>` +
		`<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
	"_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
		`<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
	"xl/workbook.xml": `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">` +
		`<sheets><sheet name="Answer" sheetId="1" r:id="r1"/></sheets></workbook>`,
	"xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
		`<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/>` +
		`<Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
	"xl/styles.xml": `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
		`<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
		`<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
		`<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>` +
		`<cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

// mostText is what a cell of a spreadsheet holds.
const mostText = 32767

// asXLSX writes rows as a spreadsheet: numbers as numbers, days as days, all else as text, which is never a formula.
func asXLSX(to *bufio.Writer, r suql.Result) {
	z := zip.NewWriter(to)
	defer z.Close()
	for name, text := range xlsxParts {
		if w, err := z.Create(name); err == nil {
			io.WriteString(w, xml.Header+text)
		}
	}
	w, err := z.Create("xl/worksheets/sheet1.xml")
	if err != nil {
		return
	}
	sheet := bufio.NewWriter(w)
	defer sheet.Flush()
	sheet.WriteString(xml.Header +
		`<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">` +
		`<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData><row>`)
	for _, name := range r.Columns {
		xlsxText(sheet, name, ` s="1"`)
	}
	sheet.WriteString("</row>")
	for _, row := range r.Rows {
		sheet.WriteString("<row>")
		for i := range r.Columns {
			var v any
			if i < len(row) {
				v = row[i]
			}
			xlsxCell(sheet, v)
		}
		sheet.WriteString("</row>")
	}
	sheet.WriteString("</sheetData></worksheet>")
}

// dayZero is the day before the first that spreadsheets count, by their calendar, which has a 29 February 1900.
var dayZero = time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC)

func xlsxCell(b *bufio.Writer, v any) {
	switch v := v.(type) {
	case nil:
		b.WriteString("<c/>")
		return
	case bool:
		fmt.Fprintf(b, `<c t="b"><v>%d</v></c>`, map[bool]int{true: 1}[v])
		return
	case int64, float64, json.Number:
		if s := plain(v); digits(s) <= 15 { // more digits a spreadsheet would round
			fmt.Fprintf(b, "<c><v>%s</v></c>", s)
			return
		}
	case string:
		if day, err := time.Parse(time.DateOnly, v); err == nil && day.Year() >= 1901 {
			b.WriteString(`<c s="2"><v>` + strconv.Itoa(int(day.Sub(dayZero).Hours()/24)) + "</v></c>")
			return
		}
	}
	xlsxText(b, plain(v), "")
}

func digits(s string) (n int) {
	for _, r := range s {
		if r >= '0' && r <= '9' {
			n++
		}
	}
	return n
}

func xlsxText(b *bufio.Writer, text, attributes string) {
	if utf8.RuneCountInString(text) > mostText {
		text = string([]rune(text)[:mostText-1]) + "…"
	}
	text = strings.Map(func(r rune) rune {
		if r < ' ' && r != '\n' && r != '\t' {
			return -1
		}
		return r
	}, text)
	b.WriteString(`<c t="inlineStr"` + attributes + `><is><t xml:space="preserve">`)
	xml.EscapeText(b, []byte(text))
	b.WriteString("</t></is></c>")
}
