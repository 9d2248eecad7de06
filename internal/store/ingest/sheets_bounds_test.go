package ingest

import (
	"archive/zip"
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// crafted is a hand-written workbook of one sheet: no styles, no shared strings.
func crafted(t testing.TB, sheet string) string {
	t.Helper()
	const head, ns = `<?xml version="1.0" encoding="UTF-8"?>`, `http://schemas.openxmlformats.org/`
	path := filepath.Join(t.TempDir(), "crafted.xlsx")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z := zip.NewWriter(f)
	for name, text := range map[string]string{
		"[Content_Types].xml": `<Types xmlns="` + ns + `package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
			`<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
		"_rels/.rels": `<Relationships xmlns="` + ns + `package/2006/relationships"><Relationship Id="rId1" Type="` + ns +
			`officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
		"xl/workbook.xml": `<workbook xmlns="` + ns + `spreadsheetml/2006/main" xmlns:r="` + ns +
			`officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
		"xl/_rels/workbook.xml.rels": `<Relationships xmlns="` + ns + `package/2006/relationships"><Relationship Id="rId1" Type="` +
			ns + `officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
		"xl/worksheets/sheet1.xml": `<worksheet xmlns="` + ns + `spreadsheetml/2006/main">` + sheet + `</worksheet>`,
	} {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprint(w, head+text)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}

// row is a row of texts, starting at a column.
func row(number string, cells ...string) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<row r="%s">`, number)
	for _, c := range cells {
		at, text, _ := strings.Cut(c, "=")
		fmt.Fprintf(&b, `<c r="%s" t="inlineStr"><is><t>%s</t></is></c>`, at, text)
	}
	return b.String() + "</row>"
}

// TestCraftedSheets checks that sheets whose few bytes name very many cells are read or refused
// within bounds.
func TestCraftedSheets(t *testing.T) {
	plain := row("1", "A1=name", "B1=kind", "C1=size") +
		`<row r="2"><c r="A2" t="inlineStr"><is><t>Ada</t></is></c><c r="C2" s="3"><v>12</v></c></row>` + row("3", "A3=Bea", "B3=ship")
	corners := func(n int) string { // each row reaches to the last column
		var b strings.Builder
		for i := 1; i <= n; i++ {
			b.WriteString(row(fmt.Sprint(i), fmt.Sprintf("A%d=a", i), fmt.Sprintf("XFD%d=z", i)))
		}
		return b.String()
	}
	for name, c := range map[string]struct{ sheet, refused string }{
		"no style sheet": {"<sheetData>" + plain + "</sheetData>", ""},
		"far corner":     {"<sheetData>" + plain + row("1048576", "A1048576=a", "XFD1048576=z") + "</sheetData>", "columns"},
		"far row":        {"<sheetData>" + plain + row("1048576", "A1048576=Cid", "B1048576=raft") + "</sheetData>", ""},
		"wide rows":      {"<sheetData>" + corners(1000) + "</sheetData>", "columns"},
		"merged sheet":   {"<sheetData>" + plain + `</sheetData><mergeCells><mergeCell ref="A5:XFD1048576"/></mergeCells>`, ""},
		"many merged": {"<sheetData>" + plain + `</sheetData><mergeCells>` +
			strings.Repeat(`<mergeCell ref="A1:XFD1048576"/>`, 100_000) + `</mergeCells>`, "merged"},
		"broken":      {"<sheetData>" + plain + "<row><c></row></sheetData>", "damaged"},
		"row number":  {"<sheetData>" + plain + row("999999999999", "A4=x") + "</sheetData>", "workbook"},
		"cell number": {"<sheetData>" + plain + row("4", "A999999999999=x") + "</sheetData>", "workbook"},
		"column":      {"<sheetData>" + plain + row("4", "ZZZZ4=x") + "</sheetData>", "workbook"},
	} {
		t.Run(name, func(t *testing.T) {
			path, into := crafted(t, c.sheet), filepath.Join(t.TempDir(), "out.sqlite")
			ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
			defer cancel()
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			_, err := Import(ctx, Options{Files: []string{path}, Into: into})
			runtime.ReadMemStats(&after)
			if took := (after.TotalAlloc - before.TotalAlloc) >> 20; took > 700 {
				t.Errorf("took %d MB", took)
			}
			if c.refused != "" {
				if err == nil || !strings.Contains(err.Error(), c.refused) {
					t.Fatalf("%v, want a refusal that speaks of %s", err, c.refused)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			db, err := sql.Open("sqlite3", into)
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			var kind string
			if err := db.QueryRow("SELECT kind FROM crafted WHERE name = 'Bea'").Scan(&kind); err != nil || kind != "ship" {
				t.Errorf("%q, %v", kind, err)
			}
		})
	}
}
