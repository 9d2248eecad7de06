package web

import (
	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/present"
)

const mostListed = 200 // rows of a page

// handleRows shows the rows of a table with given values: one with all its details and links along its keys in both
// directions, several as a list.
func (s *Server) handleRows(c echo.Context) error {
	src := s.find(viewOf(c), c.QueryParam("source"))
	if src == nil || src.database() == nil || src.Rows == nil {
		return refuse("no_source", views.English.NoSuchSource)
	}
	t := src.database().Table(c.QueryParam("table"))
	statement, ok := present.RowsOf(t, c.QueryParams())
	if !ok {
		return refuse("not_found", views.English.NotFound)
	}
	ctx := c.Request().Context()
	r, err := src.Rows(ctx, nil, statement, mostListed)
	s.auditRequest(c, Entry{Source: src.Name, Did: "rows", Said: statement}, err)
	if err != nil {
		return s.explain(err)
	}
	p := views.RowsPage{Table: present.TableName(src.database(), t),
		Count: views.English.RowsFound(len(r.Rows), r.Truncated)}
	switch len(r.Rows) {
	case 0:
		return refuse("not_found", views.English.NotFound)
	case 1:
		p.One = present.OneRow(src.data(), t, r, func(k present.Reference) (any, bool) {
			counted, err := src.Rows(ctx, nil, k.Statement, 1)
			if err != nil || len(counted.Rows) != 1 {
				return nil, false
			}
			return counted.Rows[0][0], true
		})
	default:
		p.Columns, p.Rows = present.Listed(src.data(), r)
	}
	return s.render(c, views.RowsOf(p))
}
