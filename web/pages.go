package web

import (
	"bytes"
	"cmp"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/views"
)

// render renders a page completely before sending any of it.
func (s *Server) render(c echo.Context, page templ.Component) error {
	return s.renderWith(c, http.StatusOK, page)
}

func (s *Server) renderWith(c echo.Context, status int, page templ.Component) error {
	var b bytes.Buffer
	if err := page.Render(c.Request().Context(), &b); err != nil {
		return err
	}
	c.Response().Header().Set("Cache-Control", "no-store")
	return c.HTMLBlob(status, b.Bytes())
}

func (s *Server) page(v *View, kiosk bool) views.Page {
	src := v.Sources[0]
	p := views.Page{Title: views.Product, Source: src.Name, About: s.about(src.database()),
		Suggestions: s.suggestions(src),
		Uploads:     s.options.Uploads != nil && !kiosk}
	for _, each := range v.Sources {
		p.Sources = append(p.Sources, each.Name)
	}
	if kiosk {
		p.Idle, p.Countdown = s.options.KioskTimes.seconds()
		look := s.options.KioskLook
		p.Name, p.Logo, p.Choices, p.Staff = look.Name, len(look.Logo) > 0, look.Choices, look.Code != ""
	} else {
		p.Example = s.picture(src)
	}
	return p
}

func (s *Server) handleChat(c echo.Context) error {
	p := s.page(viewOf(c), false)
	p.Owner = s.options.Notes != nil && personOf(c).Role == roleNames[ownerRole]
	return s.render(c, views.Chat(p))
}

func (s *Server) handleKiosk(c echo.Context) error {
	return s.render(c, views.Kiosk(s.page(viewOf(c), true)))
}

func (s *Server) handleData(c echo.Context) error {
	var all []views.Data
	reading := false
	for _, src := range viewOf(c).Sources {
		data := s.presentData(src.Name, src.database())
		if src.Indexing != nil {
			if i := src.Indexing(); i != nil {
				data.Indexing = views.English.IndexingTexts(i.Done, i.All)
			}
		}
		reading = s.readings(c, src.Name, data.Tables) || reading
		all = append(all, data)
	}
	if reading { // the page shows the progress, even without a script
		c.Response().Header().Set("Refresh", "2")
	}
	var model views.Model
	if s.options.Model != nil {
		model.Name, model.Lacks = s.options.Model()
	}
	return s.render(c, views.DataPage(all, model))
}

func (s *Server) handleGallery(c echo.Context) error {
	return s.render(c, views.Gallery(c.QueryParam("kiosk") == "1"))
}

// about describes a database in a line: its largest tables first, without empty ones and those that only link others.
func (s *Server) about(db *schema.Database) string {
	if db == nil {
		return ""
	}
	var parts []string
	tables := slices.DeleteFunc(slices.Clone(db.Visible()), func(t *schema.Table) bool {
		return t.Rows == 0 || links(db, t)
	})
	slices.SortStableFunc(tables, func(a, b *schema.Table) int { return cmp.Compare(b.Rows, a.Rows) })
	for i, t := range tables {
		if i == 4 && len(tables) > 5 {
			parts = append(parts, fmt.Sprintf(views.English.MoreTables, views.English.Number(len(tables)-i)))
			break
		}
		parts = append(parts, views.English.Number(int(t.Rows))+" "+cmp.Or(thingsOf(db, t), label(db, t)))
	}
	return strings.Join(parts, " · ")
}

// links reports whether a table's columns are all references.
func links(db *schema.Database, t *schema.Table) bool {
	return len(t.Columns) > 1 && !slices.ContainsFunc(t.Columns, func(c *schema.Column) bool {
		return !slices.ContainsFunc(db.ForeignKeys, func(k schema.ForeignKey) bool {
			return k.Table == t.Name && k.Column == c.Name
		})
	})
}

// label is a table's name in words.
func label(db *schema.Database, t *schema.Table) string { return cmp.Or(nlg.Label(db, t), t.Name) }

func (s *Server) presentData(name string, db *schema.Database) views.Data {
	d := views.Data{Name: name}
	if db == nil {
		return d
	}
	for _, t := range db.Visible() {
		table := views.DataTable{Name: t.Name, Label: label(db, t), About: t.Description,
			Rows: views.English.RowsFound(int(t.Rows), false)}
		for _, c := range t.Visible() {
			kind, written := cmp.Or(views.English.Types[string(c.Type)], string(c.Type)),
				fitted{column: c, unit: nlg.UnitOf(db, c)}
			if c.List {
				kind = fmt.Sprintf(views.English.ListOf, kind)
			}
			column := views.DataColumn{Name: c.Name, Label: c.Label, Kind: kind, Role: views.English.Roles[string(c.Role)],
				About: c.Description}
			switch {
			case c.Role == schema.Enumeration:
				for _, v := range c.Values[:min(len(c.Values), 8)] {
					column.Values = append(column.Values, v.Value+" ("+views.English.Number(int(v.Count))+")")
				}
			case c.Role == schema.FreeText, c.Role == schema.Identifier:
			case c.Min != "":
				column.Values = []string{written.pretty(c.Min) + " – " + written.pretty(c.Max)}
			default:
				column.Values = append(column.Values, c.Samples[:min(len(c.Samples), 3)]...)
			}
			table.Columns = append(table.Columns, column)
		}
		d.Tables = append(d.Tables, table)
	}
	for _, k := range db.ForeignKeys {
		d.Links = append(d.Links, k.Table+"."+k.Column+" → "+k.RefTable+"."+k.RefColumn)
	}
	return d
}
