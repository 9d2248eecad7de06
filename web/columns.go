package web

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
)

// Columns extracts columns from the texts of tables. Its methods are safe for concurrent use.
type Columns interface {
	// Read starts or continues to read a table's texts, without waiting for the end.
	Read(source, table string) error
	// Stop stops reading. Results so far are kept.
	Stop(source, table string)
	// Apart undoes the merge of a value.
	Apart(ctx context.Context, source, table, column, value string) error
	// Told returns a source's tables with texts and their progress.
	Told(ctx context.Context, source string) ([]TextTable, error)
}

// TextTable is a table with texts, and its extracted columns.
type TextTable struct {
	Name      string
	Done, All int // rows that are read
	Running   bool
	Left      time.Duration // estimated time left
	Err       error         // why reading failed; nil if it was stopped
	Columns   []TextColumn
	Merged    []Merged
}

// TextColumn is an extracted column with sample rows.
type TextColumn struct {
	Label, Question string
	Rows            int // how many say it
	Examples        []TextExample
	By              string // the language model that proposed it; empty: Surely
}

// TextExample is a row's title with the sentence its value rests on.
type TextExample struct{ Row, Value, Quote string }

// Merged is a merged value.
type Merged struct{ Column, Value, Becomes string }

// handleColumns starts and stops reading, and undoes merges, for the data page.
func (s *Server) handleColumns(c echo.Context) error {
	source, table := c.FormValue("source"), c.FormValue("table")
	if s.find(viewOf(c), source) == nil {
		return refuse("no_source", views.English.NoSuchSource)
	}
	columns := s.options.Columns
	var err error
	switch c.FormValue("do") {
	case "read":
		err = columns.Read(source, table)
	case "stop":
		columns.Stop(source, table)
	case "apart":
		err = columns.Apart(c.Request().Context(), source, table, c.FormValue("column"), c.FormValue("value"))
	default:
		return refuse("bad_message", views.English.BadMessage)
	}
	if err != nil {
		err = refuse("bad_value", err.Error())
	}
	s.auditRequest(c, Entry{Source: source, Did: "columns", Said: c.FormValue("do") + " " + table}, err)
	if err != nil {
		return err
	}
	return c.Redirect(http.StatusSeeOther, "/data#"+url.PathEscape(readingID(source, table)))
}

func readingID(source, table string) string { return "columns-" + source + "-" + table }

// readings shows the progress of reading a source's texts to those who may start it; running reports whether it is
// going on.
func (s *Server) readings(c echo.Context, source string, tables []views.DataTable) (running bool) {
	if s.options.Columns == nil || personOf(c).Role != roleNames[ownerRole] {
		return false
	}
	progress, err := s.options.Columns.Told(c.Request().Context(), source)
	for _, t := range progress {
		for i := range tables {
			if tables[i].Name == t.Name {
				tables[i].Reading = s.reading(source, t)
			}
		}
		running = running || t.Running
	}
	if err != nil && len(tables) > 0 {
		tables[0].Reading = &views.TextReading{ID: readingID(source, ""), Failed: err.Error()}
	}
	return running
}

func (s *Server) reading(source string, t TextTable) *views.TextReading {
	w := views.English
	r := &views.TextReading{ID: readingID(source, t.Name), Source: source, Table: t.Name, Done: t.Done, All: t.All,
		Running: t.Running, Action: w.ReadTexts}
	switch {
	case t.Running && t.Left > 0:
		r.Now = fmt.Sprintf(w.ReadingRows, w.Number(t.Done), w.Number(t.All), t.Left.Round(time.Second))
	case t.Done > 0 || t.Running:
		r.Now = fmt.Sprintf(w.RowsRead, w.Number(t.Done), w.Number(t.All))
	}
	switch {
	case t.Done > 0 && t.Done < t.All:
		r.Action = w.ReadOn
	case t.Done > 0:
		r.Action = w.ReadNew
	}
	if t.Err != nil {
		r.Failed = fmt.Sprintf(w.ReadFailed, t.Err)
	}
	var labels []string
	for _, c := range t.Columns {
		labels = append(labels, c.Label)
		read := views.ReadColumn{Label: c.Label, Question: c.Question, Rows: fmt.Sprintf(w.RowsSayIt, w.Number(c.Rows))}
		if c.By != "" {
			read.Rows += " · " + fmt.Sprintf(w.ProposedBy, c.By)
		}
		for _, e := range c.Examples {
			read.Examples = append(read.Examples, views.ReadExample(e))
		}
		r.Read = append(r.Read, read)
	}
	if len(labels) > 0 {
		r.Columns = fmt.Sprintf(w.ColumnsRead, strings.Join(labels, ", "))
	}
	for _, m := range t.Merged {
		r.Merged = append(r.Merged, views.Merged{Column: m.Column, Value: m.Value,
			Said: fmt.Sprintf(w.TakenFor, m.Value, m.Becomes, m.Column)})
	}
	return r
}
