package web

import (
	"bufio"
	"bytes"
	"cmp"
	"crypto/subtle"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"net/url"
	"strings"
	"unicode"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

// handleExport sends all rows of a turn's answer as a file.
func (s *Server) handleExport(c echo.Context) error {
	a, err := s.answeredBy(c)
	if err != nil {
		return err
	}
	_, done, err := s.admit(c, Downloads)
	if err != nil {
		return err
	}
	defer done()
	ctx, leave, err := s.admit(c, Structured)
	if err != nil {
		return err
	}
	err = s.whole(ctx, a, c.FormValue("all") == "true", false)
	leave()
	s.auditAnswer(c, "export", a, err)
	if err != nil {
		return s.explain(err)
	}
	if err := s.holds(c, a.event.Result.Bytes()); err != nil {
		return err
	}
	s.arrange(a, readArrangement(c.FormValue))
	f, ok := exports[c.FormValue("format")]
	if !ok {
		f = exports["csv"]
	}
	h := c.Response().Header()
	h.Set("Content-Type", f.kind)
	h.Set("Content-Disposition", `attachment; filename="`+fileName(a.fold.opened.Text)+"."+f.ending+`"`)
	if a.event.Truncated {
		h.Set("X-Cut-Off", url.PathEscape(fmt.Sprintf(views.English.CutOff, views.English.Number(len(a.event.Rows)))))
	}
	out := bufio.NewWriterSize(c.Response(), 64<<10)
	err = errors.Join(f.write(out, a.event), out.Flush())
	switch {
	case err == nil:
	case c.Response().Committed:
		logOf(c).Info("a download was aborted", "err", err)
	default:
		h.Del("Content-Disposition")
		return err
	}
	return nil
}

// arrange reduces an answer to the rows and columns a person chose, in their order.
func (s *Server) arrange(a *answered, wanted arrangement) {
	e := &a.event
	if len(wanted.columns) == 0 { // a program's: as the statement has them
		for k := range e.Columns {
			wanted.columns = append(wanted.columns, k)
		}
	}
	fit := fitColumns(e.Result, e.Labels, a.source.database())
	order, kept := fit.order(wanted), wanted.rows(fit, e.Rows)
	at := map[int]int{}
	rows := make([][]any, len(kept))
	for n, i := range kept {
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
	for _, each := range e.Evidence {
		if n, there := at[each.Row]; there {
			each.Row = n
			evidence = append(evidence, each)
		}
	}
	for _, each := range e.Warnings {
		if n, there := at[each.Row]; there || each.Row < 0 {
			each.Row = n - map[bool]int{true: 1}[each.Row < 0]
			warnings = append(warnings, each)
		}
	}
	e.Columns, e.Rows, e.Evidence, e.Warnings = columns, rows, evidence, warnings
}

// mostFileName is how many characters of a question are used in a file name.
const mostFileName = 60

// fileName is a file name for the answer to a question, without extension, in ASCII letters and digits.
func fileName(question string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(question) {
		switch {
		case r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)):
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
		if b.Len() >= mostFileName {
			break
		}
	}
	return cmp.Or(strings.Trim(b.String(), "-"), "answer")
}

// exports are the download formats. All but a spreadsheet are streamed; an aborted download is noticed at the end.
var exports = map[string]struct {
	ending, kind string
	write        func(*bufio.Writer, agent.ResultEvent) error
}{
	"csv":  {"csv", "text/csv; charset=utf-8", ofRows(asCSV)},
	"tsv":  {"tsv", "text/tab-separated-values; charset=utf-8", ofRows(asTSV)},
	"xlsx": {"xlsx", xlsxType, func(w *bufio.Writer, e agent.ResultEvent) error { return asXLSX(w, e.Result) }},
	"json": {"json", "application/json; charset=utf-8", asJSON},
}

// ofRows writes the rows of an answer alone.
func ofRows(write func(*bufio.Writer, suql.Result) error) func(*bufio.Writer, agent.ResultEvent) error {
	return func(w *bufio.Writer, e agent.ResultEvent) error { return write(w, e.Result) }
}

// opened returns a stored conversation that the token unlocks.
func (s *Server) opened(c echo.Context, id, token string) (*Conversation, error) {
	conv, err := s.store.Load(c.Request().Context(), id)
	if err != nil {
		return nil, fmt.Errorf("open conversation: %w", err)
	}
	if conv == nil || !conv.theirs(personOf(c)) || !conv.link() &&
		subtle.ConstantTimeCompare(conv.TokenHash, hash(token)) != 1 {
		return nil, refuse("wrong_token", errToken.Error())
	}
	return conv, nil
}

// asJSON writes an answer for programs, a row a line.
func asJSON(w *bufio.Writer, e agent.ResultEvent) error {
	rows := e.Rows
	e.Rows = [][]any{}
	frame, err := marshal(struct {
		Searched string `json:"searched"`
		SUQL     string `json:"suql"`
		suql.Result
	}{e.Searched, e.SUQL, e.Result})
	if err != nil {
		return fmt.Errorf("write an answer as JSON: %w", err)
	}
	return withRows(w, frame, rows, ",\n")
}

// withRows writes an object with rows in place of the none that it has.
func withRows(w *bufio.Writer, frame []byte, rows [][]any, between string) error {
	before, after, ok := bytes.Cut(frame, []byte(`"rows":[]`))
	if !ok {
		return errors.New("write rows as JSON: there is no place for them")
	}
	w.Write(before)
	w.WriteString(`"rows":[`)
	for i, row := range rows {
		if i > 0 {
			w.WriteString(between)
		}
		line, err := marshal(row)
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

// asCSV writes rows for spreadsheets: with a byte order mark for UTF-8, lists joined by semicolons.
func asCSV(b *bufio.Writer, r suql.Result) error {
	b.WriteString("\uFEFF")
	w := csv.NewWriter(b)
	w.UseCRLF = true
	for line := range lines(r) {
		w.Write(line)
	}
	w.Flush()
	return w.Error()
}

// lines yields the header and the rows in a spreadsheet-safe form. Each is valid until the next.
func lines(r suql.Result) iter.Seq[[]string] {
	return func(yield func([]string) bool) {
		line := make([]string, len(r.Columns))
		for i, name := range r.Columns {
			line[i] = inert(name)
		}
		for at := 0; yield(line) && at < len(r.Rows); at++ {
			clear(line)
			for i, v := range r.Rows[at][:min(len(line), len(r.Rows[at]))] {
				line[i] = csvCell(v)
			}
		}
	}
}

// asTSV writes rows for pasting into a spreadsheet.
func asTSV(b *bufio.Writer, r suql.Result) error {
	space := strings.NewReplacer("\t", " ", "\r", " ", "\n", " ")
	for line := range lines(r) {
		for i, cell := range line {
			if i > 0 {
				b.WriteByte('\t')
			}
			b.WriteString(space.Replace(cell))
		}
		b.WriteByte('\n')
	}
	return nil // the writer reports errors at the end
}

func csvCell(v any) string {
	switch v := v.(type) {
	case int64, float64, json.Number, bool, nil:
		return plain(v)
	case []any:
		parts := make([]string, len(v))
		for i, e := range v {
			parts[i] = plain(e)
		}
		return inert(strings.Join(parts, "; "))
	}
	return inert(plain(v))
}

// unseen reports whether a spreadsheet or reader may see nothing for a rune. Line breaks and tabs themselves count as
// the start of a formula.
func unseen(r rune) bool {
	return r != '\t' && r != '\r' && r != '\n' && (unicode.In(r, unicode.Z, unicode.Cf, unicode.Cc, unicode.Mn,
		unicode.Other_Default_Ignorable_Code_Point) || r == '\u2800')
}

// inert prevents a text from being interpreted as a formula by prefixing an apostrophe, which spreadsheets hide.
// Invisible characters before the formula are skipped, as spreadsheets do.
func inert(text string) string {
	t := strings.TrimLeftFunc(text, unseen)
	if t == "" {
		return text
	}
	if strings.ContainsRune("=+-@\t\r\n|%＝＋－＠", []rune(t)[0]) {
		return "'" + text
	}
	return text
}
