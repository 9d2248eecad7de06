package ingest

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"testing"

	"github.com/xuri/excelize/v2"
)

func TestISOFromSerial(t *testing.T) {
	for cell, want := range map[string]string{"lost": "lost", "": "", "1.5": "1.5", "\x01": "\x01",
		dayMark + "1":  "1900-01-01",
		dayMark + "59": "1900-02-28", dayMark + "61": "1900-03-01", dayMark + "45413": "2024-05-01",
		dayMark + "106753": "2192-04-10", dayMark + "106754": "2192-04-11", dayMark + "2958465": "9999-12-31",
		dayMark + "2958466": "2958466", dayMark + "-3": "-3", dayMark + "x": "x",
		momentMark + "45413.75": "2024-05-01 18:00:00", momentMark + "45413.999999999": "2024-05-02 00:00:00",
		timeMark + "0.5": "12:00:00", timeMark + "0": "00:00:00", timeMark + "45413.25": "06:00:00"} {
		if got := isoFromSerial(cell, false); got != want {
			t.Errorf("%q is read as %q, want %q", cell, got, want)
		}
	}
	if got := isoFromSerial(dayMark+"0.0", true); got != "1904-01-01" {
		t.Errorf("the first day of 1904 is read as %s", got)
	}
}

// SQLite counts days itself: all serial numbers mean the same to it, from March 1900 to the end of 9999.
func TestSerialsAgreeWithSQLite(t *testing.T) {
	db, err := sql.Open("sqlite3", ":memory:")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	r := rand.New(rand.NewPCG(3, 9))
	for range 3000 {
		day, second := 61+r.IntN(lastSerial-61), r.IntN(secondsPerDay)
		var want string
		const dayZero = 2415018.5 // of the Julian calendar
		row := db.QueryRow(`SELECT datetime(?, ?)`, float64(day)+dayZero, fmt.Sprintf("+%d seconds", second))
		if err := row.Scan(&want); err != nil {
			t.Fatal(err)
		}
		cell := fmt.Sprintf("%s%.12f", momentMark, float64(day)+float64(second)/secondsPerDay)
		if got := isoFromSerial(cell, false); got != want {
			t.Fatalf("%q is read as %s, and by SQLite as %s", cell, got, want)
		}
	}
}

// Dates far ahead keep their day on the way through a workbook.
func TestDistantDates(t *testing.T) {
	book := excelize.NewFile()
	day, _ := book.NewStyle(&excelize.Style{NumFmt: 14})
	rows := [][]any{{"Lease", "Ends"}, {"a", 106754}, {"b", 120000}, {"c", 2958465}, {"d", 61}}
	for i, row := range rows {
		book.SetSheetRow("Sheet1", fmt.Sprintf("A%d", i+1), &row)
	}
	book.SetCellStyle("Sheet1", "B2", "B5", day)
	path := filepath.Join(t.TempDir(), "leases.xlsx")
	if err := book.SaveAs(path); err != nil {
		t.Fatal(err)
	}
	_, query := imports(t, path)
	got := fmt.Sprint(query(`SELECT Lease, Ends FROM leases ORDER BY Lease`))
	if want := "[[a 2192-04-11] [b 2228-07-18] [c 9999-12-31] [d 1900-03-01]]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
