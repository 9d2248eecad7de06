package agent

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
)

// named returns a result to describe, with the names of rows in place of their keys, which people do not know, unless
// the question asks for keys.
func (h *handling) named(ctx context.Context, r *suql.Result, q *query.Query) *nlg.Table {
	out := tableOf(r)
	if q == nil || len(q.Select) != len(r.Columns) || h.asksForKeys() {
		return out
	}
	out.Rows, out.Named = slices.Clone(r.Rows), make([]bool, len(r.Columns))
	for i, it := range q.Select {
		t := h.identified(it, q.From)
		if t == nil {
			continue
		}
		names := h.rowNames(ctx, t, r.Rows, i)
		isUnnamed := func(row []any) bool { return names[fmt.Sprint(row[i])] == "" }
		if isUntitled(t) && slices.ContainsFunc(r.Rows[:min(len(r.Rows), parse.MaxReferredRows)], isUnnamed) {
			continue
		}
		out.Named[i] = true
		for k, row := range out.Rows {
			if !isUnnamed(row) {
				out.Rows[k] = slices.Clone(row)
				out.Rows[k][i] = names[fmt.Sprint(row[i])]
			}
		}
	}
	return out
}

// identified returns the table whose rows an item's values identify by their keys: the one that it refers to or, where
// only keys tell rows apart, its own.
func (h *handling) identified(it query.Item, f query.From) *link.Table {
	cat := link.CatalogOf(h.src.Schema)
	c := cat.ColumnIn(f, it.Column)
	if c == nil || it.Agg != query.None || it.Text != nil || it.Column.Part != "" {
		return nil
	}
	if t := referredTable(cat, c); t != nil || c != c.Table.Key || !isUntitled(c.Table) {
		return t
	}
	return c.Table
}

// referredTable returns the table with titles whose key a column holds, or nil.
func referredTable(cat *link.Catalog, c *link.Column) *link.Table {
	at := slices.IndexFunc(cat.Edges, func(e link.Edge) bool {
		return e.Left == c && e.Right == e.Right.Table.Key && !isUntitled(e.Right.Table)
	})
	if at < 0 {
		return nil
	}
	return cat.Edges[at].Right.Table
}

// isUntitled reports whether nothing but the key names a table's rows.
func isUntitled(t *link.Table) bool { return t.TitleColumns[0] == t.Key }

// rowNames returns what people know a table's rows by, for the keys in a column of a result: their titles or, without
// titles, their date and what they belong to. Codes, such as those of airports, are known themselves.
func (h *handling) rowNames(ctx context.Context, t *link.Table, rows [][]any, at int) map[string]string {
	columns, owner := t.TitleColumns, (*link.Table)(nil)
	if isUntitled(t) {
		columns = t.Dates()[:min(1, len(t.Dates()))]
		for _, c := range t.Columns {
			if owner = referredTable(link.CatalogOf(h.src.Schema), c); owner != nil {
				columns = append(columns, c)
				break
			}
		}
	}
	keys := query.Condition{Item: query.Item{Column: t.Key.Ref()}, Op: query.In}
	for _, row := range rows[:min(len(rows), parse.MaxReferredRows)] {
		if key, ok := row[at].(int64); ok {
			keys.Values = append(keys.Values, query.Value{Text: strconv.FormatInt(key, 10), Number: true})
		}
	}
	if len(columns) == 0 || len(keys.Values) == 0 || isUntitled(t) && owner == nil && len(t.Dates()) > 1 { // which day?
		return nil
	}
	q := &query.Query{Select: []query.Item{keys.Item}, From: query.From{Tables: []string{t.Name}},
		Where: []query.Condition{keys}}
	for _, c := range columns {
		q.Select = append(q.Select, query.Item{Column: c.Ref()})
	}
	found := h.lookUp(ctx, q, len(keys.Values))
	if found == nil {
		return nil
	}
	names := map[string]string{}
	var owners map[string]string
	if owner != nil {
		owners = h.rowNames(ctx, owner, found.Rows, len(columns))
	}
	for _, row := range found.Rows {
		var parts []string
		for _, part := range row[1:] {
			known := cmp.Or(owners[fmt.Sprint(part)], h.resultVoice().Format(part))
			if known != "" && !strings.ContainsFunc(known, unicode.IsControl) { // a blank, bytes
				parts = append(parts, known)
			}
		}
		name := strings.Join(parts, " ")
		if owner != nil && len(parts) == 2 {
			name = h.o.Voice.Phrase("reply.row", "date", parts[0], "name", parts[1])
		}
		names[fmt.Sprint(row[0])] = name
	}
	return names
}

// missingReference returns, for a search that finds nothing only because the one row asked about refers to none, a
// query for that reference, with its result: Luna's owner where Luna has none.
func (h *handling) missingReference(ctx context.Context, q *query.Query, r *suql.Result) (*query.Query, *suql.Result) {
	if q == nil || len(r.Rows) > 0 || len(q.From.Tables) != 2 || q.ReadsTexts() {
		return nil, nil
	}
	reference := q.From.Joins[0].Left
	if reference.Table == q.Select[0].Column.Table {
		reference = q.From.Joins[0].Right
	}
	of := &query.Query{Select: []query.Item{{Column: reference}}, From: query.From{Tables: []string{reference.Table},
		Alias: q.From.Alias}}
	for _, c := range q.Where {
		if c.Or {
			return nil, nil
		}
		if c.Item.Column.Table == reference.Table {
			of.Where = append(of.Where, c)
		}
	}
	if len(of.Where) == 0 {
		return nil, nil
	}
	found := h.lookUp(ctx, of, 2)
	if found == nil || len(found.Rows) != 1 || found.Rows[0][0] != nil {
		return nil, nil
	}
	return of, found
}
