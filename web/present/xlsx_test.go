package present

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"

	"github.com/ask-surely/surely/suql"
)

// A spreadsheet contains the requested rows with their types; a failed export produces no file.
func TestSpreadsheet(t *testing.T) {
	r := suql.Result{Columns: []string{"=name", "n", "day", "big"}, Rows: [][]any{
		{"=1+1", int64(3), "2024-02-29", int64(1234567890123456789)}, {"a\x01b", 2.5, nil, true},
		{strings.Repeat("x", maxText+10), []any{"p", "q"}}}}
	var b bytes.Buffer
	out := bufio.NewWriter(&b)
	if err := errors.Join(writeXLSX(t.Context(), out, r), out.Flush()); err != nil {
		t.Fatal(err)
	}
	f, err := excelize.OpenReader(&b)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for cell, want := range map[string]string{"A1": "=name", "A2": "=1+1", "B2": "3", "D2": "1234567890123456789",
		"A3": "ab", "B3": "2.5", "C3": "", "D3": "TRUE"} {
		got, err := f.GetCellValue("Answer", cell)
		if formula, _ := f.GetCellFormula("Answer", cell); err != nil || got != want || formula != "" {
			t.Errorf("%s holds %q (formula %q), want %q: %v", cell, got, formula, want, err)
		}
	}
	days, err := f.GetCellValue("Answer", "C2", excelize.Options{RawCellValue: true})
	if err != nil || days != fmt.Sprint(int(time.Date(2024, 2, 29, 0, 0, 0, 0, time.UTC).Sub(dayZero).Hours()/24)) {
		t.Errorf("the day is %q: %v", days, err)
	}
	long, err := f.GetCellValue("Answer", "A4")
	if err != nil || len([]rune(long)) != maxText || !strings.HasSuffix(long, "…") {
		t.Errorf("a long text has %d characters: %v", len([]rune(long)), err)
	}
	b.Reset()
	wide := suql.Result{Columns: make([]string, excelize.MaxColumns+1)}
	if err := errors.Join(writeXLSX(t.Context(), out, wide), out.Flush()); err == nil || b.Len() > 0 {
		t.Errorf("a sheet that is too wide: %v, %d bytes", err, b.Len())
	}
}
