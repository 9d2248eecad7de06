package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"surely/reader"
	"surely/suql"
	"surely/suql/syntax"
)

type suqlCommand struct {
	Explain bool   `help:"Show the plan instead of running it."`
	MaxRows int    `help:"Most rows to return; 0 for all." default:"1000"`
	Query   string `arg:"" help:"The statement."`
}

// Run runs a statement, or explains it. An interrupt prints what is certain by then.
func (c *suqlCommand) Run(ctx context.Context, g *globals, s streams) error {
	engine, closeAll, err := g.engine(ctx, s)
	if err != nil {
		return err
	}
	defer closeAll()
	if c.Explain {
		plan, err := engine.Explain(ctx, c.Query)
		if err != nil {
			return err
		}
		if g.JSON {
			return json.NewEncoder(s.out).Encode(map[string]string{"plan": plan})
		}
		_, err = io.WriteString(s.out, plan)
		return err
	}
	shown := newProgress(s.err)
	result, err := engine.Run(ctx, c.Query, suql.RunOptions{MaxRows: c.MaxRows, Progress: shown.show})
	shown.clear()
	if err != nil {
		return err
	}
	if g.JSON {
		e := json.NewEncoder(s.out)
		e.SetEscapeHTML(false)
		return e.Encode(result)
	}
	return printResult(s.out, result, nil)
}

// engine opens the first source for statements alone, with the verdicts that are kept in --home.
func (g *globals) engine(ctx context.Context, s streams) (*suql.Engine, func(), error) {
	documents, sources := splitDocuments(g.Data)
	rest := *g
	rest.Data = sources
	set, err := rest.open(ctx, s)
	if err != nil {
		return nil, nil, err
	}
	kept := g.keptEntries(s)
	decides, err := rest.reader(kept, s)
	if err != nil {
		set.Close()
		return nil, nil, err
	}
	src := set.Sources[0]
	closeAll := func() { kept.Close(); set.Close() }
	return suql.New(suql.Options{Source: rowsOf(src), Schema: src.Schema(), Reader: decides, Ledger: reader.NewLedger(kept), Ranker: newRanking(),
		Concurrency: g.Concurrency, Document: openDocument(documents)}), closeAll, nil
}

// splitDocuments takes the documents out of what --data names: texts to put questions to, not rows.
func splitDocuments(data []string) (documents, sources []string) {
	for _, d := range data {
		switch strings.ToLower(filepath.Ext(d)) {
		case ".txt", ".md", ".text":
			documents = append(documents, d)
		default:
			sources = append(sources, d)
		}
	}
	return documents, sources
}

// openDocument returns what opens documents by the name of their file; nothing else on the disk can be named.
func openDocument(documents []string) suql.Document {
	return func(name string) ([]string, error) {
		for _, d := range documents {
			if d == name || filepath.Base(d) == name {
				text, err := os.ReadFile(d)
				if err != nil {
					return nil, err
				}
				return []string{string(text)}, nil
			}
		}
		return nil, fmt.Errorf("there is no document %q: name it with --data", name)
	}
}

// progress shows how far reading is, on a line of its own that is written over. Where standard error is no terminal it says
// nothing.
type progress struct {
	out   io.Writer
	last  time.Time
	width int
}

func newProgress(w io.Writer) *progress {
	if f, ok := w.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
			return &progress{out: w}
		}
	}
	return &progress{}
}

func (p *progress) show(now suql.Progress) {
	if p.out == nil {
		return
	}
	line := fmt.Sprintf("%d rows read, %d found", now.Checked, now.Found)
	if now.Total > 0 {
		line = fmt.Sprintf("%d of %d rows read, %d found", now.Checked, now.Total, now.Found)
		if now.AtMost >= 0 {
			line += fmt.Sprintf(", between %d and %d match", now.AtLeast, now.AtMost)
		}
	}
	p.line("%s", line)
}

// line shows a line, unless the one before has only just been.
func (p *progress) line(format string, args ...any) {
	if p.out == nil || time.Since(p.last) < 100*time.Millisecond {
		return
	}
	p.last = time.Now()
	p.write(fmt.Sprintf(format, args...))
}

func (p *progress) clear() {
	if p.out != nil && p.width > 0 {
		p.write("")
		fmt.Fprint(p.out, "\r")
	}
}

func (p *progress) write(line string) {
	pad := max(0, p.width-len(line))
	fmt.Fprint(p.out, "\r", line, strings.Repeat(" ", pad))
	p.width = len(line)
}

// maxCell bounds the width of a table's cells; evidence and --json have the whole text.
const maxCell = 60

// printResult prints a result as people read it: a table, the evidence for each row, warnings, what it cost. Headings
// replace the names of columns where they are not empty.
func printResult(w io.Writer, r *suql.Result, headings []string) error {
	var b strings.Builder
	table := make([][]string, 0, len(r.Rows)+1)
	table = append(table, slices.Clone(r.Columns))
	for i, h := range headings {
		if h != "" {
			table[0][i] = h
		}
	}
	for _, row := range r.Rows {
		cells := make([]string, len(row))
		for i, v := range row {
			cells[i] = cell(v)
		}
		table = append(table, cells)
	}
	widths := make([]int, len(r.Columns))
	for _, row := range table {
		for i, c := range row {
			widths[i] = max(widths[i], min(maxCell, utf8.RuneCountInString(c)))
		}
	}
	for n, row := range table {
		for i, c := range row {
			if i > 0 {
				b.WriteString("  ")
			}
			c = shorten(c, maxCell)
			b.WriteString(c)
			if i < len(row)-1 {
				b.WriteString(strings.Repeat(" ", widths[i]-utf8.RuneCountInString(c)))
			}
		}
		b.WriteByte('\n')
		if n == 0 {
			for i, width := range widths {
				if i > 0 {
					b.WriteString("  ")
				}
				b.WriteString(strings.Repeat("-", width))
			}
			b.WriteByte('\n')
		}
	}
	for _, e := range r.Evidence {
		if strings.HasPrefix(e.Expr, syntax.Summary+"(") { // a summary is its own evidence
			continue
		}
		fmt.Fprintf(&b, "row %d: %s is %s: “%s”\n", e.Row+1, e.Expr, shorten(e.Verdict, maxCell), e.Text)
		if e.Mixed != nil {
			fmt.Fprintf(&b, "  but opinions are mixed, %d for and %d against: “%s”\n", e.Mixed.For, e.Mixed.Against, e.Mixed.Text)
		}
	}
	for _, w := range r.Warnings {
		if w.Row >= 0 {
			fmt.Fprintf(&b, "warning, row %d: %s\n", w.Row+1, w.Message)
		} else {
			fmt.Fprintf(&b, "warning: %s\n", w.Message)
		}
	}
	more := ""
	if r.Truncated {
		more = ", and there are more"
	}
	by := ""
	if r.Stats.Embedded > 0 && r.Stats.Model > 0 {
		by = fmt.Sprintf(" (%d by the embedded reader, %d by the model)", r.Stats.Embedded, r.Stats.Model)
	}
	fmt.Fprintf(&b, "%d rows%s; %d text decisions made%s, %d known, %d ms\n", len(r.Rows), more, r.Stats.Verdicts, by, r.Stats.LedgerHits, r.Stats.ElapsedMS)
	_, err := io.WriteString(w, b.String())
	return err
}

// cell writes a value on one line.
func cell(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case string:
		return strings.Join(strings.Fields(v), " ")
	case []any:
		parts := make([]string, len(v))
		for i, e := range v {
			parts[i] = cell(e)
		}
		return strings.Join(parts, ", ")
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
