package cli

import (
	"cmp"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/web/present"
)

// printJSON prints a value as JSON on one line, without escaping "<".
func printJSON(w io.Writer, x any) error { return encodeJSON(w, x, "") }

// printIndented prints a value as indented JSON.
func printIndented(w io.Writer, x any) error { return encodeJSON(w, x, "  ") }

func encodeJSON(w io.Writer, x any, indent string) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", indent)
	return e.Encode(x)
}

// maxCell is the maximum width of a cell; evidence and --json show the whole text.
const maxCell = 60

// printResult prints a result of a database for people: a table, the evidence for each row, warnings and the cost.
// Headings that are not empty replace column names.
func printResult(w io.Writer, db *schema.Database, r *suql.Result, headings []string) error {
	var b strings.Builder
	writeTable(&b, db, r, headings)
	writeEvidence(&b, append(slices.Clone(r.Evidence), r.UnquotedVerdicts()...))
	for _, w := range r.Warnings {
		if w.Row >= 0 {
			fmt.Fprintf(&b, "warning, row %d: %s\n", w.Row+1, w.Message)
		} else {
			fmt.Fprintf(&b, "warning: %s\n", w.Message)
		}
	}
	truncated := ""
	if r.Truncated {
		truncated = ", and there are more"
	}
	readers := ""
	if r.Stats.Embedded > 0 && r.Stats.Model > 0 {
		readers = fmt.Sprintf(" (%d by the embedded reader, %d by the model)", r.Stats.Embedded, r.Stats.Model)
	}
	rows := "rows"
	if len(r.Rows) == 1 {
		rows = "row"
	}
	fmt.Fprintf(&b, "%d %s%s; %d text decisions made%s, %d known, %d ms\n", len(r.Rows), rows, truncated, r.Stats.Verdicts, readers,
		r.Stats.LedgerHits, r.Stats.ElapsedMS)
	_, err := io.WriteString(w, b.String())
	return err
}

// writeTable writes the rows as a table with headings, with values as the page has them.
func writeTable(b *strings.Builder, db *schema.Database, r *suql.Result, headings []string) {
	head, rule := make([]string, len(r.Columns)), make([]string, len(r.Columns))
	for i, name := range r.Columns {
		if head[i] = name; i < len(headings) {
			head[i] = cmp.Or(headings[i], name)
		}
		rule[i] = strings.Repeat("-", utf8.RuneCountInString(head[i]))
	}
	w := tabwriter.NewWriter(b, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "%s\n%s\n", strings.Join(head, "\t"), strings.Join(rule, "\t"))
	columns := present.DescribeColumns(*r, headings, db)
	for _, row := range r.Rows {
		cells := columns.Texts(row)
		for i, text := range cells {
			cells[i] = shorten(strings.Join(strings.Fields(text), " "), maxCell)
		}
		fmt.Fprintln(w, strings.Join(cells, "\t"))
	}
	w.Flush()
}

func writeEvidence(b *strings.Builder, evidence []suql.Evidence) {
	for _, e := range evidence {
		if strings.HasPrefix(e.Expr, syntax.Summary+"(") { // a summary is its own evidence
			continue
		}
		if e.Text == "" {
			fmt.Fprintf(b, "row %d: %s is %s according to the whole text, not a single sentence\n", e.Row+1, e.Expr, e.Verdict)
			continue
		}
		fmt.Fprintf(b, "row %d: %s is %s: “%s”\n", e.Row+1, e.Expr, shorten(e.Verdict, maxCell), e.Text)
		if e.Mixed != nil {
			fmt.Fprintf(b, "  but opinions are mixed, %d for and %d against: “%s”\n", e.Mixed.For, e.Mixed.Against, e.Mixed.Text)
		}
	}
}

// formatValue formats a value unchanged, joining a list's elements; NULL is empty.
func formatValue(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	case []any:
		parts := make([]string, len(v))
		for i, e := range v {
			parts[i] = formatValue(e)
		}
		return strings.Join(parts, "; ")
	}
	return fmt.Sprint(v)
}

func shorten(s string, n int) string {
	r := []rune(s)
	if len(r) <= n {
		return s
	}
	return string(r[:n-1]) + "…"
}

// formatFlag is the output format of rows.
type formatFlag struct {
	Format string `help:"How to print rows: text for people, or csv for other programs, with everything else on standard error." enum:"text,csv" default:"text"`
}

// printCSV prints values unchanged, for programs, unlike the page's download, which is for spreadsheets.
func printCSV(w io.Writer, r *suql.Result) error {
	lines := csv.NewWriter(w)
	lines.Write(r.Columns)
	for _, row := range r.Rows {
		line := make([]string, len(row))
		for i, v := range row {
			line[i] = formatValue(v)
		}
		lines.Write(line)
	}
	lines.Flush()
	return lines.Error()
}

// progress reports the number of texts read: on a terminal in one line that is overwritten, elsewhere in occasional
// lines.
type progress struct {
	out      io.Writer
	terminal bool
	started  time.Time
	last     time.Time
	shown    bool // a line is on the terminal
}

// terminalInterval and logInterval are the minimum times between two lines.
const (
	terminalInterval = 100 * time.Millisecond
	logInterval      = 30 * time.Second
)

func newProgress(w io.Writer) *progress {
	p := &progress{out: w, started: time.Now(), terminal: isTerminal(w)}
	if !p.terminal {
		p.last = p.started // quick runs print no line
	}
	return p
}

func (p *progress) show(current suql.Progress) {
	line := fmt.Sprintf("%d rows read, %d found", current.Checked, current.Found)
	if current.Total > 0 {
		line = fmt.Sprintf("%d of %d rows read, %d found", current.Checked, current.Total, current.Found)
		if current.AtMost >= 0 {
			line += fmt.Sprintf(", between %d and %d match", current.AtLeast, current.AtMost)
		}
	}
	p.line("%s", line)
}

// countDone reports how many of all examples are done, and the estimated time for the rest.
func (p *progress) countDone(done, all int) {
	if done == 0 {
		return
	}
	left := time.Since(p.started) / time.Duration(done) * time.Duration(all-done)
	p.line("%d of %d, about %s left", done, all, left.Round(time.Second))
}

// line shows a line, unless the previous one is very recent.
func (p *progress) line(format string, args ...any) {
	every := logInterval
	if p.terminal {
		every = terminalInterval
	}
	if time.Since(p.last) < every {
		return
	}
	p.last = time.Now()
	if line := fmt.Sprintf(format, args...); p.terminal {
		p.shown = true
		fmt.Fprint(p.out, "\r", line, clearLine)
	} else {
		fmt.Fprintln(p.out, line)
	}
}

// clearLine makes a terminal clear the rest of the line.
const clearLine = "\x1b[K"

func (p *progress) clear() {
	if p.shown {
		fmt.Fprint(p.out, "\r", clearLine)
	}
}
