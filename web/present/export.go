package present

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

// Apply reduces an answer to the rows and columns that a person chose, in the chosen order.
func (a Arrangement) Apply(e *agent.ResultEvent, db *schema.Database) {
	if len(a.columns) == 0 { // requested by a program: as in the statement
		for k := range e.Columns {
			a.columns = append(a.columns, k)
		}
	}
	all := DescribeColumns(e.Result, e.Labels, db)
	order, rowIndexes := all.order(a), a.rows(all, e.Rows)
	at := map[int]int{}
	rows := make([][]any, len(rowIndexes))
	for n, i := range rowIndexes {
		at[i] = n
		rows[n] = make([]any, len(order))
		for k, column := range order {
			if column < len(e.Rows[i]) {
				rows[n][k] = e.Rows[i][column]
			}
		}
	}
	columns := make([]string, len(order))
	for k, column := range order {
		columns[k] = e.Columns[column]
	}
	evidence, warnings := []suql.Evidence{}, []suql.Warning{}
	for _, item := range e.Evidence {
		if n, ok := at[item.Row]; ok {
			item.Row = n
			evidence = append(evidence, item)
		}
	}
	for _, item := range e.Warnings {
		n, ok := at[item.Row]
		if item.Row < 0 { // about the whole result
			n = -1
		} else if !ok {
			continue
		}
		item.Row = n
		warnings = append(warnings, item)
	}
	e.Columns, e.Rows, e.Evidence, e.Warnings = columns, rows, evidence, warnings
}

// maxFileName is the maximum number of characters of a file name.
const maxFileName = 60

// FileName returns a file name for the answer to a question, without extension, in ASCII letters and digits.
func FileName(question string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(question) {
		switch {
		case r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)):
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
		if b.Len() >= maxFileName {
			break
		}
	}
	return cmp.Or(strings.Trim(b.String(), "-"), "answer")
}

// Formats maps names to download formats. All except spreadsheets are streamed; an aborted download is detected at the
// end. Writing yields to urgent work after each row.
var Formats = map[string]struct {
	Extension, MediaType string
	Write                func(context.Context, *bufio.Writer, agent.ResultEvent) error
}{
	"csv":  {"csv", "text/csv; charset=utf-8", rowsOnly(writeCSV)},
	"tsv":  {"tsv", "text/tab-separated-values; charset=utf-8", rowsOnly(writeTSV)},
	"xlsx": {"xlsx", xlsxType, rowsOnly(writeXLSX)},
	"json": {"json", "application/json; charset=utf-8", writeJSON},
}

// rowsOnly adapts a function that writes rows, so that it takes an answer.
func rowsOnly(write func(context.Context, *bufio.Writer, suql.Result) error) func(context.Context, *bufio.Writer,
	agent.ResultEvent) error {
	return func(ctx context.Context, w *bufio.Writer, e agent.ResultEvent) error { return write(ctx, w, e.Result) }
}

// writeJSON writes an answer for programs, one row per line.
func writeJSON(ctx context.Context, w *bufio.Writer, e agent.ResultEvent) error {
	rows := e.Rows
	e.Rows = [][]any{}
	frame, err := Marshal(struct {
		Searched string `json:"searched"`
		SUQL     string `json:"suql"`
		suql.Result
	}{e.Searched, e.SUQL, e.Result})
	if err != nil {
		return fmt.Errorf("write an answer as JSON: %w", err)
	}
	return WriteWithRows(ctx, w, frame, rows, ",\n")
}

// WriteWithRows writes an encoded object, inserting rows, separated by between, into its empty list of rows.
func WriteWithRows(ctx context.Context, w *bufio.Writer, frame []byte, rows [][]any, between string) error {
	before, after, ok := bytes.Cut(frame, []byte(`"rows":[]`))
	if !ok {
		return errors.New("write rows as JSON: the object lacks an empty \"rows\" list to fill")
	}
	w.Write(before)
	w.WriteString(`"rows":[`)
	for i, row := range rows {
		budget.Yield(ctx)
		if i > 0 {
			w.WriteString(between)
		}
		line, err := Marshal(row)
		if err != nil {
			return fmt.Errorf("write row %d as JSON: %w", i+1, err)
		}
		if _, err := w.Write(line); err != nil {
			return err
		}
	}
	w.WriteByte(']')
	_, err := w.Write(after)
	return err
}

// writeCSV writes rows for spreadsheets: with a byte order mark for UTF-8, lists joined by semicolons.
func writeCSV(ctx context.Context, b *bufio.Writer, r suql.Result) error {
	b.WriteString("\uFEFF")
	for line := range lines(ctx, r) {
		for i, cell := range line {
			if i > 0 {
				b.WriteByte(',')
			}
			b.WriteString(quoteCell(cell))
		}
		b.WriteString("\r\n")
	}
	return nil // the writer reports errors at the end
}

// quoteCell quotes a cell that holds a separator of any locale, a quote or a line break, or begins with a blank.
func quoteCell(cell string) string {
	if !strings.ContainsAny(cell, ",;\t|\"\r\n") && !strings.HasPrefix(cell, " ") {
		return cell
	}
	return `"` + strings.ReplaceAll(cell, `"`, `""`) + `"`
}

// lines yields the header and the rows as texts that are safe in spreadsheets. Each slice is valid until the next one.
func lines(ctx context.Context, r suql.Result) iter.Seq[[]string] {
	return func(yield func([]string) bool) {
		line := make([]string, len(r.Columns))
		for i, name := range r.Columns {
			line[i] = escapeFormula(name)
		}
		for at := 0; yield(line) && at < len(r.Rows); at++ {
			budget.Yield(ctx)
			clear(line)
			for i, v := range r.Rows[at][:min(len(line), len(r.Rows[at]))] {
				line[i] = csvCell(v)
			}
		}
	}
}

// writeTSV writes rows for pasting into a spreadsheet.
func writeTSV(ctx context.Context, b *bufio.Writer, r suql.Result) error {
	space := strings.NewReplacer("\t", " ", "\r", " ", "\n", " ")
	for line := range lines(ctx, r) {
		for i, cell := range line {
			if i > 0 {
				b.WriteByte('\t')
			}
			if cell = space.Replace(cell); strings.HasPrefix(cell, `"`) { // else the quote and all up to the next is swallowed
				cell = quoteCell(cell)
			}
			b.WriteString(cell)
		}
		b.WriteByte('\n')
	}
	return nil // the writer reports errors at the end
}

func csvCell(v any) string {
	switch v := v.(type) {
	case int64, float64, json.Number, bool, nil:
		return Plain(v)
	case []any:
		return escapeFormula(joinValues(v, "; "))
	}
	return escapeFormula(Plain(v))
}

// isInvisible reports whether a rune may be invisible to a spreadsheet or reader, except line breaks and tabs, which
// may start a formula.
func isInvisible(r rune) bool {
	return r != '\t' && r != '\r' && r != '\n' && (unicode.In(r, unicode.Z, unicode.Cf, unicode.Cc, unicode.Mn,
		unicode.Other_Default_Ignorable_Code_Point) || r == '\u2800')
}

// escapeFormula prevents a text from being interpreted as a formula, with an apostrophe that spreadsheets hide.
// Invisible characters before the formula are skipped, as spreadsheets do. A spreadsheet whose locale separates cells
// otherwise begins a cell in the middle of a text: there, too, a formula is made inert.
func escapeFormula(text string) string {
	if beginsWith(text, "=+-@\t\r\n|%＝＋－＠") {
		text = "'" + text
	}
	if !strings.ContainsAny(text, otherSeparators) {
		return text
	}
	var b strings.Builder
	for at := 0; at < len(text); {
		end := strings.IndexAny(text[at:], otherSeparators)
		if end < 0 {
			b.WriteString(text[at:])
			break
		}
		end += at + 1
		b.WriteString(text[at:end])
		if beginsWith(text[end:], "=+-@＝＋－＠") {
			b.WriteByte('\'')
		}
		at = end
	}
	return b.String()
}

// otherSeparators separate cells in files of other locales; a comma does in ours, where it is quoted.
const otherSeparators = ";\t|"

// beginsWith reports whether a text begins with one of some characters, behind invisible ones.
func beginsWith(text, characters string) bool {
	t := strings.TrimLeftFunc(text, isInvisible)
	return t != "" && strings.ContainsRune(characters, []rune(t)[0])
}

// Marshal encodes v as JSON without escaping < > &, since it is never inserted into a page's source.
func Marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}
