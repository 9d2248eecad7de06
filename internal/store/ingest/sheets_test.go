package ingest

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"
)

// imports imports files and returns the result of a query.
func imports(t *testing.T, files ...string) (*Report, func(query string) [][]string) {
	t.Helper()
	into := filepath.Join(t.TempDir(), "out.sqlite")
	report, err := Import(t.Context(), Options{Files: files, Into: into})
	if err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite3", into)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return report, func(query string) (out [][]string) {
		t.Helper()
		rows, err := db.Query(query)
		if err != nil {
			t.Fatal(err)
		}
		defer rows.Close()
		names, _ := rows.Columns()
		for rows.Next() {
			values, to := make([]any, len(names)), make([]any, len(names))
			for i := range to {
				to[i] = &values[i]
			}
			if err := rows.Scan(to...); err != nil {
				t.Fatal(err)
			}
			line := make([]string, len(names))
			for i, v := range values {
				if at, ok := v.(time.Time); ok {
					v = at.Format(time.DateOnly)
				}
				line[i] = fmt.Sprint(v)
			}
			out = append(out, line)
		}
		return out
	}
}

// workbook has a titled sheet, a plain one, two reports, a hidden one and an empty one.
func workbook(t *testing.T) string {
	t.Helper()
	book := excelize.NewFile()
	day, _ := book.NewStyle(&excelize.Style{NumFmt: 14})
	moment, money := "d. mmm yyyy hh:mm", "#,##0.00"
	at, _ := book.NewStyle(&excelize.Style{CustomNumFmt: &moment})
	paid, _ := book.NewStyle(&excelize.Style{CustomNumFmt: &money})
	book.SetSheetName("Sheet1", "Trips")
	for name, rows := range map[string][][]any{
		"Trips": {{"Trips of the year"}, {}, {"Boat", "Left", "Back", "Tons", "Fee", "Code", "Full"},
			{"Ada", 45413, 45413.75, 1.1, 1234.5, "007", true}, {"Bea", 45414, 45414.5, 2, 9, "012", false},
			{"Cid", 45415, "lost", 3.25, 8, "100", true}},
		"Crew":   {{"Name", "Captain"}, {"Eve", true}, {"Dan", false}},
		"Hidden": {{"a", "b"}, {1, 2}},
		"Groups": {{"Boat", "Cargo", ""}, {"", "Tons", "Code"}, {"Ada", 1, "x"}},
		"Merged": {{"Port", "Boat"}, {"Kiel", "Ada"}, {"", "Bea"}},
		"Empty":  nil,
	} {
		book.NewSheet(name)
		for i, row := range rows {
			book.SetSheetRow(name, fmt.Sprintf("A%d", i+1), &row)
		}
	}
	book.MergeCell("Trips", "A1", "D1")
	book.MergeCell("Merged", "A2", "A3")
	book.SetCellStyle("Trips", "B4", "B6", day)
	book.SetCellStyle("Trips", "C4", "C6", at)
	book.SetCellStyle("Trips", "E4", "E6", paid)
	book.SetSheetVisible("Hidden", false)
	path := filepath.Join(t.TempDir(), "fleet.xlsx")
	if err := book.SaveAs(path); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestSheets(t *testing.T) {
	report, query := imports(t, workbook(t))
	tables := map[string]string{}
	for _, table := range report.Tables {
		tables[table.Name] = columns(table)
	}
	if want := map[string]string{"Crew": "Name text, Captain boolean", "Trips": "Boat text, Left date, Back timestamp, " +
		"Tons real, Fee real, Code text, Full boolean, Back as written text"}; !reflect.DeepEqual(tables, want) {
		t.Fatalf("tables %q, want %q", tables, want)
	}
	if got, want := query(`SELECT Boat, "Left", strftime('%H:%M', Back), Tons, Fee, Code, Full FROM Trips ORDER BY Tons`),
		[][]string{{"Ada", "2024-05-01", "18:00", "1.1", "1234.5", "007", "true"},
			{"Bea", "2024-05-02", "12:00", "2", "9", "012", "false"},
			{"Cid", "2024-05-03", "<nil>", "3.25", "8", "100", "true"}}; !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	want := map[string]string{"Hidden": "hidden", "Empty": "no headings", "Groups": "two rows, 1 and 2",
		"Merged": "report, not a table: cells are merged in row 2"}
	for _, s := range report.Skipped {
		_, sheet, _ := strings.Cut(s.File, ", sheet ")
		if want[sheet] == "" || !strings.Contains(s.Why, want[sheet]) {
			t.Errorf("sheet %s: %s", sheet, s.Why)
		}
		delete(want, sheet)
	}
	if len(want) > 0 {
		t.Errorf("nothing said of %v", want)
	}
}

func TestUnreadableSheets(t *testing.T) {
	path := written(t, "a.xlsx", []byte("no workbook"))
	_, err := Import(context.Background(), Options{Files: []string{path}, Into: filepath.Join(t.TempDir(), "out")})
	if !errors.Is(err, errNotWorkbook) || !strings.Contains(err.Error(), "a.xlsx") || strings.Contains(err.Error(),
		"zip") {
		t.Error(err)
	}
}

func TestUnitNamed(t *testing.T) {
	for name, want := range map[string][2]string{
		"fee_eur": {"fee", "€"}, "price CHF": {"price", "CHF"}, "eur": {"eur", ""},
		"total": {"total", ""}, "per_kr": {"per_kr", ""}, "amateur": {"amateur", ""}, "red_car": {"red_car", ""},
	} {
		if got, unit := SplitUnit(name); got != want[0] || unit != want[1] {
			t.Errorf("%s: %q in %q, want %v", name, got, unit, want)
		}
	}
}
