package web

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/suql"
)

// large is an agent with an answer of 50 MB.
type large struct{ *scripted }

func (l large) Turn(ctx context.Context, memory []byte, m agent.Message, emit func(agent.Event)) ([]byte, error) {
	if m.Text != "large" {
		return l.scripted.Turn(ctx, memory, m, emit)
	}
	rows := make([][]any, 50)
	for i := range rows {
		rows[i] = []any{strings.Repeat("x", 1<<20), int64(i)}
	}
	emit(scriptedResult("SELECT 1", rows, "I searched for all of it."))
	return memory, nil
}

// An answer too large to show is an error on the page, and the chat continues; a program gets it
// completely.
func TestLargeAnswers(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Sources[0].Agent = large{o.Sources[0].Agent.(*scripted)} })
	for _, query := range []string{"", "?html=1"} {
		c := connect(t, h, query)
		c.until("hello")
		c.say("type", "ask", "text", "large")
		e := c.until("error", "result")
		if e["code"] != "54000" || !strings.Contains(fmt.Sprint(e["message"]), "8 MB") {
			t.Errorf("it is told %.200v", e)
		}
		c.say("type", "ask", "text", "rows 1")
		if e := c.until("result"); e["turn"] != 1.0 {
			t.Errorf("the next is %v", e)
		}
	}
	status, out := askProgram(t.Context(), t, h, map[string]any{"question": "large"})
	if rows, _ := out["rows"].([]any); status != http.StatusOK || len(rows) != 50 {
		t.Errorf("a program is told %d with %d rows", status, len(rows))
	}
}

// A spreadsheet contains the requested rows with their types; a failed export produces no file.
func TestSpreadsheet(t *testing.T) {
	r := suql.Result{Columns: []string{"=name", "n", "day", "big"}, Rows: [][]any{
		{"=1+1", int64(3), "2024-02-29", int64(1234567890123456789)}, {"a\x01b", 2.5, nil, true},
		{strings.Repeat("x", mostText+10), []any{"p", "q"}}}}
	var b bytes.Buffer
	if err := asXLSX(&b, r); err != nil {
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
	if err != nil || len([]rune(long)) != mostText || !strings.HasSuffix(long, "…") {
		t.Errorf("a long text has %d characters: %v", len([]rune(long)), err)
	}
	b.Reset()
	wide := suql.Result{Columns: make([]string, excelize.MaxColumns+1)}
	if err := asXLSX(&b, wide); err == nil || b.Len() > 0 {
		t.Errorf("a sheet that is too wide: %v, %d bytes", err, b.Len())
	}
}
