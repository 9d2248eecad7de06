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

// Columns has columns read out of the texts of tables. Its methods may be called at the same time.
type Columns interface {
	// Read begins to read a table's texts, or goes on; it does not wait for the end.
	Read(source, table string) error
	// Stop ends reading. What was read is kept.
	Stop(source, table string)
	// Apart keeps a value apart that was taken for another.
	Apart(ctx context.Context, source, table, column, value string) error
	// Told tells of a source's tables with texts how far each is.
	Told(ctx context.Context, source string) ([]TextTable, error)
}

// TextTable is a table with texts, and what was read out of them.
type TextTable struct {
	Name      string
	Done, All int // rows that are read
	Running   bool
	Left      time.Duration // until the end, as far as can be told
	Err       error         // why reading ended before its time; nil where somebody stopped it
	Columns   []TextColumn
	Merged    []Merged
}

// TextColumn is a column that was read out of texts, with rows that say it.
type TextColumn struct {
	Label, Question string
	Rows            int // how many say it
	Examples        []TextExample
}

// TextExample is a row by its title, with the sentence that its value rests on.
type TextExample struct{ Row, Value, Quote string }

// Merged is a value that was taken for another.
type Merged struct{ Column, Value, Becomes string }

// handleColumns begins and ends the reading of texts, and keeps values apart. The page that shows it is the data page.
func (s *Server) handleColumns(c echo.Context) error {
	source, table := c.FormValue("source"), c.FormValue("table")
	if s.find(viewOf(c), source) == nil {
		return refuse("no_source", s.words.NoSuchSource)
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
		return refuse("bad_message", s.words.BadMessage)
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

// readings shows how far the texts of a source's tables are read, to who may have them read; running says that one is
// at it.
func (s *Server) readings(c echo.Context, source string, tables []views.DataTable) (running bool) {
	if s.options.Columns == nil || personOf(c).Role != roleNames[ownerRole] {
		return false
	}
	told, err := s.options.Columns.Told(c.Request().Context(), source)
	for _, t := range told {
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
	w := s.words
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
