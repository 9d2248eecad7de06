package present

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// mostBeside is the maximum number of columns added beside keys, mostNames of them names of rows referred to.
const (
	mostBeside = 4
	mostNames  = 2
)

// WithDetails is the query of an answer that lists only keys and days, with columns that describe its rows: names,
// dates, amounts, states; and labels for those names. It is nil if the answer is informative already,
// or keys were asked for.
func WithDetails(e agent.ResultEvent, question string, db *schema.Database) (*query.Query, []string) {
	q := e.Query
	if q == nil || db == nil || len(e.Evidence) > 0 || !lists(q) || len(q.Select) != len(e.Columns) {
		return nil, nil
	}
	name := q.From.Tables[0]
	t := db.Table(q.From.Table(name))
	if t == nil || t.Hidden {
		return nil, nil
	}
	bare, days := bareKeys(Fit(e.Result, e.Labels, db).asked(question), db, t)
	if !bare {
		return nil, nil
	}
	x := extension{Query: q.Clone(), labels: make([]string, len(e.Columns))}
	copy(x.labels, e.Labels)
	x.names(db, t, name)
	x.details(t, name, days)
	if len(x.Select) == len(q.Select) {
		return nil, nil
	}
	return x.Query, x.labels
}

// lists reports whether a query lists rows of one table.
func lists(q *query.Query) bool {
	return len(q.Written) == 0 && !q.Reads() && !q.Distinct && len(q.GroupBy) == 0 && q.Set == query.NoSet &&
		len(q.From.Tables) == 1
}

// bareKeys reports whether columns are a table's key, which was not asked for, and other keys and days alone; and
// whether there are days.
func bareKeys(fit fitting, db *schema.Database, t *schema.Table) (bare, days bool) {
	key := keyOf(t)
	for _, c := range fit {
		_, refers := refersToKey(db, t.Name, c.column)
		switch {
		case c.column == nil || c.table != t:
			return false, false
		case c.column.Dated():
			days = true
		case c.column == key && !c.named:
			bare = true
		case c.column == key || c.column.Role != schema.Identifier && !refers:
			return false, false
		}
	}
	return bare, days
}

// extension is a query that gets further columns.
type extension struct {
	*query.Query
	labels []string
}

func (x *extension) show(table, column, label string) {
	x.Select = append(x.Select, query.Item{Column: query.Column{Table: table, Name: column}})
	x.labels = append(x.labels, label)
}

// names shows the names of the rows that a table's keys refer to.
func (x *extension) names(db *schema.Database, t *schema.Table, name string) {
	for _, c := range t.Visible() {
		k, refers := refersToKey(db, t.Name, c)
		if !refers || len(x.From.Tables) > mostNames || slices.Contains(x.From.Tables, k.RefTable) {
			continue
		}
		to, shown := db.Table(k.RefTable), map[string]string{}
		at := slices.IndexFunc(to.Visible(), func(c *schema.Column) bool { return c.Role == schema.Title && !c.List })
		var columns []string
		if first, last := to.FullName(); first != nil && !first.Hidden && !last.Hidden {
			columns = []string{first.Name, last.Name}
		} else if at >= 0 {
			columns = []string{to.Visible()[at].Name}
			shown[columns[0]] = withoutKey(c)
		}
		if len(columns) == 0 {
			continue
		}
		x.From.Tables = append(x.From.Tables, k.RefTable)
		x.From.Joins = append(x.From.Joins, query.Join{Left: query.Column{Table: name, Name: c.Name},
			Right: query.Column{Table: k.RefTable, Name: k.RefColumn}, Outer: true})
		for _, column := range columns {
			x.show(k.RefTable, column, shown[column])
		}
	}
}

// details shows the first date, amount and state of a table, as many as there is room for.
func (x *extension) details(t *schema.Table, name string, days bool) {
	room := mostBeside - (len(x.From.Tables) - 1)
	for _, fits := range []func(*schema.Column) bool{
		func(c *schema.Column) bool { return c.Dated() && !days },
		func(c *schema.Column) bool { return c.Role == schema.Money },
		func(c *schema.Column) bool { return c.Role == schema.Enumeration },
	} {
		at := slices.IndexFunc(t.Visible(), func(c *schema.Column) bool { return !c.List && fits(c) })
		if at >= 0 && room > 0 {
			x.show(name, t.Visible()[at].Name, "")
			room--
		}
	}
}

// keyOf is the column that identifies a table's rows, declared or not; nil if none does.
func keyOf(t *schema.Table) *schema.Column {
	if len(t.Key) == 1 {
		return t.Column(t.Key[0])
	}
	at := slices.IndexFunc(t.Visible(), func(c *schema.Column) bool {
		return len(t.Key) == 0 && c.Role == schema.Identifier && c.Nulls == 0 && c.Distinct == t.Rows
	})
	if at < 0 {
		return nil
	}
	return t.Visible()[at]
}

// withoutKey is the name of what a column refers to: "customer" for "customer_id".
func withoutKey(c *schema.Column) string {
	all := strings.Fields(strings.ToLower(ColumnName(c)))
	if n := len(all); n > 1 && schema.IsKey(all[n-1]) {
		all = all[:n-1]
	}
	return strings.Join(all, " ")
}

// refersToKey is the foreign key of a column.
func refersToKey(db *schema.Database, table string, c *schema.Column) (schema.ForeignKey, bool) {
	if db == nil || c == nil {
		return schema.ForeignKey{}, false
	}
	for _, k := range db.ForeignKeys {
		if k.Table == table && k.Column == c.Name {
			if to := db.Table(k.RefTable); to != nil && !to.Hidden && to.Column(k.RefColumn) != nil {
				return k, true
			}
		}
	}
	return schema.ForeignKey{}, false
}
