package manytables

import (
	"sort"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// catalog is a schema made ready for comparing with questions: tables and columns by number, names as stems, and which
// tables can be joined. Hidden tables and columns are not in it.
type catalog struct {
	tables  []table
	columns []column        // columns[0] stands for "*"
	links   map[[2]int]bool // pairs of columns that a foreign key connects, both ways
	edges   map[[2]int]edge // pairs of tables that can be joined directly, both ways
	dist    [][]int         // the cost of the cheapest way between two tables
	next    [][]int         // the first table on that way, -1: none
}

// table is one table of the catalog.
type table struct {
	*schema.Table
	names   []name
	columns []int
}

// column is one column of the catalog.
type column struct {
	*schema.Column
	table   int
	pos     int // within its table
	names   []name
	id      uint64 // of its name in words
	head    uint64 // of that name's last word
	kind    kind
	key     bool // a primary key, or part of one
	foreign bool // refers to another table
	lo, hi  float64
	ranged  bool     // lo and hi are known and differ
	few     []string // all its values, when they are few
}

// name is one way to call a table or column.
type name struct{ text, stem []string }

// edge is how two tables are joined.
type edge struct {
	left, right int // columns
	inferred    bool
}

// kind is what matters of a column's type.
type kind uint64

const (
	textual kind = iota
	number
	temporal
	boolean
)

func kindOf(t schema.Type) kind {
	switch {
	case t.Number():
		return number
	case t == schema.Boolean:
		return boolean
	case t == schema.Date || t == schema.Time || t == schema.Timestamp || t == schema.Interval:
		return temporal
	}
	return textual
}

// The costs of one join: declared keys come before guessed ones.
const (
	declaredCost = 10
	inferredCost = 15
	unreachable  = 1000
)

// catalogs keeps the catalogs of the schemas seen last.
type catalogs struct {
	mu    sync.Mutex
	known map[*schema.Database]*catalog
}

// keptCatalogs bounds how many catalogs are kept; a schema that was read anew is another schema.
const keptCatalogs = 256

func (c *catalogs) of(db *schema.Database) *catalog {
	c.mu.Lock()
	defer c.mu.Unlock()
	if cat, ok := c.known[db]; ok {
		return cat
	}
	if c.known == nil || len(c.known) >= keptCatalogs {
		c.known = map[*schema.Database]*catalog{}
	}
	cat := newCatalog(db)
	c.known[db] = cat
	return cat
}

func newCatalog(db *schema.Database) *catalog {
	cat := &catalog{columns: []column{{table: -1}}, links: map[[2]int]bool{}, edges: map[[2]int]edge{}}
	for _, t := range db.Visible() {
		n := table{Table: t, names: namesOf(t.Label, t.Name, t.Synonyms)}
		for pos, c := range t.Visible() {
			n.columns = append(n.columns, len(cat.columns))
			cat.columns = append(cat.columns, newColumn(t, c, len(cat.tables), pos))
		}
		if len(n.columns) > 0 {
			cat.tables = append(cat.tables, n)
		} else {
			cat.columns = cat.columns[:len(cat.columns)-len(n.columns)]
		}
	}
	cat.connect(db)
	cat.measure()
	return cat
}

func newColumn(t *schema.Table, c *schema.Column, at, pos int) column {
	n := column{Column: c, table: at, pos: pos, names: namesOf(c.Label, c.Name, c.Synonyms), kind: kindOf(c.Type)}
	for _, k := range t.Key {
		n.key = n.key || strings.EqualFold(k, c.Name)
	}
	if stems := n.names[0].stem; len(stems) > 0 {
		n.id = words.Hash(strings.Join(stems, " "))
		n.head = words.Hash(stems[len(stems)-1])
	}
	lo, okLo := words.ParseNumber(c.Min)
	hi, okHi := words.ParseNumber(c.Max)
	if okLo && okHi {
		n.lo, n.hi, n.ranged = lo, hi, hi > lo
	}
	if len(c.Values) <= fewValues {
		for _, v := range c.Values {
			n.few = append(n.few, v.Value)
		}
	}
	return n
}

// fewValues is how many values a column may have for each of them to be considered without being named.
const fewValues = 6

// namesOf returns the ways to call something: its label first, then its synonyms.
func namesOf(label, plain string, synonyms []string) []name {
	if label == "" {
		label = strings.ReplaceAll(plain, "_", " ")
	}
	out := []name{newName(label)}
	for _, s := range synonyms {
		if n := newName(s); len(n.stem) > 0 {
			out = append(out, n)
		}
	}
	return out
}

func newName(s string) name {
	var n name
	for _, t := range words.Tokenize(s) {
		if t.Word {
			n.text, n.stem = append(n.text, t.Text), append(n.stem, t.Stem)
		}
	}
	return n
}

// connect finds out which tables can be joined: by the foreign keys, else by columns that name another table or bear
// the name of its key.
func (cat *catalog) connect(db *schema.Database) {
	at := map[*schema.Column]int{}
	tables := map[string]*table{}
	for i := range cat.columns[1:] {
		at[cat.columns[i+1].Column] = i + 1
	}
	for i := range cat.tables {
		tables[cat.tables[i].Name] = &cat.tables[i]
	}
	find := func(t, c string) int {
		if tables[t] == nil {
			return 0
		}
		if c := tables[t].Column(c); c != nil {
			return at[c]
		}
		return 0
	}
	for _, inferred := range []bool{false, true} {
		for _, f := range db.ForeignKeys {
			a, b := find(f.Table, f.Column), find(f.RefTable, f.RefColumn)
			if a > 0 && b > 0 && f.Inferred == inferred {
				cat.join(a, b, inferred)
				if !inferred {
					cat.columns[a].foreign = true
					cat.links[[2]int{a, b}], cat.links[[2]int{b, a}] = true, true
				}
			}
		}
	}
	guess := func(same func(a, b *column) bool) {
		for a := 1; a < len(cat.columns); a++ {
			for b := 1; b < len(cat.columns); b++ {
				if x, y := &cat.columns[a], &cat.columns[b]; x.table != y.table && y.key && same(x, y) {
					cat.join(a, b, true)
				}
			}
		}
	}
	guess(func(a, b *column) bool {
		return a.kind == number && strings.Join(a.names[0].stem, " ") == strings.Join(cat.tables[b.table].names[0].stem, " ")
	})
	guess(func(a, b *column) bool { // start_station_id → station.id
		return len(cat.tables[b.table].Key) == 1 && strings.HasSuffix(" "+strings.Join(a.names[0].stem, " "),
			" "+strings.Join(cat.tables[b.table].names[0].stem, " ")+" "+strings.Join(b.names[0].stem, " "))
	})
	guess(func(a, b *column) bool {
		return strings.EqualFold(a.Name, b.Name) && len(a.Name) > 2 && !strings.EqualFold(a.Name, "name")
	})
}

// join notes that two tables can be joined on these columns, unless a better way is known.
func (cat *catalog) join(a, b int, inferred bool) {
	s, t := cat.columns[a].table, cat.columns[b].table
	if s == t {
		return
	}
	if _, ok := cat.edges[[2]int{s, t}]; !ok {
		cat.edges[[2]int{s, t}] = edge{a, b, inferred}
		cat.edges[[2]int{t, s}] = edge{b, a, inferred}
	}
}

// measure finds the cheapest way between every two tables.
func (cat *catalog) measure() {
	n := len(cat.tables)
	cat.dist, cat.next = make([][]int, n), make([][]int, n)
	for i := range n {
		cat.dist[i], cat.next[i] = make([]int, n), make([]int, n)
		for j := range n {
			cat.dist[i][j], cat.next[i][j] = unreachable, -1
			if i == j {
				cat.dist[i][j] = 0
			} else if e, ok := cat.edges[[2]int{i, j}]; ok {
				cat.dist[i][j], cat.next[i][j] = e.cost(), j
			}
		}
	}
	for k := range n {
		for i := range n {
			for j := range n {
				if d := cat.dist[i][k] + cat.dist[k][j]; d < cat.dist[i][j] {
					cat.dist[i][j], cat.next[i][j] = d, cat.next[i][k]
				}
			}
		}
	}
}

func (e edge) cost() int {
	if e.inferred {
		return inferredCost
	}
	return declaredCost
}

// from joins a set of tables, the first one first, each by the cheapest edge to one before it.
func (cat *catalog) from(set []int) query.From {
	var f query.From
	if len(set) == 0 {
		return f
	}
	in, rest := []int{set[0]}, append([]int(nil), set[1:]...)
	f.Tables = []string{cat.tables[set[0]].Name}
	for len(rest) > 0 {
		best, by, cost := 0, edge{}, unreachable
		for i, r := range rest {
			for _, t := range in {
				if e, ok := cat.edges[[2]int{t, r}]; ok && e.cost() < cost {
					best, by, cost = i, e, e.cost()
				}
			}
		}
		if cost == unreachable {
			break // mention sets are connected; this is a set that a person forced
		}
		f.Tables = append(f.Tables, cat.tables[rest[best]].Name)
		f.Joins = append(f.Joins, query.Join{Left: cat.column(by.left), Right: cat.column(by.right),
			Cast: cat.columns[by.left].kind != cat.columns[by.right].kind})
		in = append(in, rest[best])
		rest = append(rest[:best], rest[best+1:]...)
	}
	return f
}

// column returns the query's name of a column.
func (cat *catalog) column(i int) query.Column {
	if i == 0 {
		return query.Column{Name: "*"}
	}
	c := &cat.columns[i]
	return query.Column{Table: cat.tables[c.table].Name, Name: c.Name}
}

// number returns the catalog's number of a query's column.
func (cat *catalog) number(c query.Column) (int, bool) {
	if c.Name == "*" {
		return 0, true
	}
	for i := 1; i < len(cat.columns); i++ {
		if x := &cat.columns[i]; x.Name == c.Name && cat.tables[x.table].Name == c.Table {
			return i, true
		}
	}
	return 0, false
}

// set returns the catalog's numbers of tables, in order.
func (cat *catalog) set(names []string) ([]int, bool) {
	var out []int
	for _, n := range names {
		for i := range cat.tables {
			if cat.tables[i].Name == n {
				out = append(out, i)
			}
		}
	}
	sort.Ints(out)
	return out, len(out) == len(names)
}

// linked reports whether a foreign key connects two columns.
func (cat *catalog) linked(a, b int) bool { return cat.links[[2]int{a, b}] }

// stemsOf returns the stems of a column's label.
func (c *column) stems() []string {
	if len(c.names) == 0 {
		return nil
	}
	return c.names[0].stem
}
