// Package link finds what the words of a question may be about: every mention of a table, a column, a value, a
// number, a date, and every word that turns or compares what it stands by. It decides nothing: what overlaps is told
// side by side, and the reading that is chosen (package propose makes them, package rank weighs them) says which of
// it was meant.
//
//	question ─▶ tokens ─▶ mentions of tables and columns ─▶ atoms: conditions that single phrases may stand for
package link

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/lang"
	"github.com/ask-surely/surely/likeness"
	"github.com/ask-surely/surely/parse/lexical/words"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/text"
)

// Catalog is a schema made ready for comparing with questions. Hidden tables and columns are not in it.
type Catalog struct {
	DB      *schema.Database
	Tables  []*Table
	Columns []*Column
	Edges   []Edge
	ways    [][]int // for every two tables the first edge of the shortest way, -1: none
	far     [][]int
	words   map[string]bool // of all names
	subject map[string]bool // stems of what the data as a whole is called: they say nothing of any row
}

// Table is one table of the catalog.
type Table struct {
	*schema.Table
	At      int
	Names   []Name
	Columns []*Column
	Shown   []*Column // what a row is called by: its title, or a first and a last name, or its key
	Key     *Column   // of a key of one column
	People  bool      // its rows are people, by what is known of them
}

// Column is one column of the catalog.
type Column struct {
	*schema.Column
	At      int
	Table   *Table
	Names   []Name
	Kind    Kind
	Key     bool // a primary key, or part of one
	Refers  bool // refers to another table
	Unit    Unit
	Lo, Hi  float64 // of numbers
	Yes, No string  // of a flag: what stands for yes and for no, as SQL has it
	clock   bool    // a time of day, kept as one or as a text such as 19:30
	sorts   bool    // a date kept as a text that sorts as the dates do: 2025-07-12
	daily   bool    // such a date that tells no time of day
}

// Ref is the query's name of the column.
func (c *Column) Ref() query.Column { return query.Column{Table: c.Table.Name, Name: c.Name} }

// When is the column as a date to compare with, or to take a part of.
func (c *Column) When() query.Column {
	ref := c.Ref()
	ref.Dated = c.Type == schema.Text
	return ref
}

// Quantity is the column as something to compare, to order by or to add up.
func (c *Column) Quantity() query.Column {
	if c.Kind == Temporal && !c.sorts {
		return c.When()
	}
	ref := c.Ref()
	if c.Numbers != nil {
		ref.Part = query.InText
	}
	return ref
}

// Row is the place of a row in its table's own order, for tables that have one.
func (t *Table) Row() query.Column { return query.Column{Table: t.Name, Name: schema.RowID} }

// Measure reports whether a column's numbers can be added up or compared: it is neither a key nor a flag.
func (c *Column) Measure() bool {
	return (c.Kind == Number || c.Numbers != nil) && !c.Key && !c.Refers && c.Role != schema.Identifier
}

// Called reports whether one of a column's names holds one of some stems.
func (c *Column) Called(stems map[string]bool) bool {
	return slices.ContainsFunc(c.Names, func(n Name) bool {
		return slices.ContainsFunc(n.Stem, func(s string) bool { return stems[s] })
	})
}

// Years reports whether a column of numbers may hold years.
func (c *Column) Years() bool {
	return c.Kind == Number && c.Type == schema.Integer && c.Unit.Of == "" && c.Role != schema.Money && c.Lo >= 1000 &&
		c.Hi < 2200
}

// Kind is what matters of a column's type.
type Kind uint8

// The kinds.
const (
	Textual Kind = iota
	Number
	Temporal
	Flag
	Long // free text, to be read
)

// Name is one way to call a table or column: its words, and their stems.
type Name struct {
	Text, Stem []string
	Like       []likeness.Word
	Bare       int // how many of the words are left without those of a unit
}

// Edge is how two tables can be joined: From.Left = To.Right.
type Edge struct {
	Left, Right *Column
	Inferred    bool
}

// catalogs keeps the catalogs of the schemas seen last: a schema that was read anew is another schema.
var catalogs struct {
	sync.Mutex
	known map[*schema.Database]*Catalog
}

// keptCatalogs bounds how many are kept.
const keptCatalogs = 256

// Of returns the catalog of a database.
func Of(db *schema.Database) *Catalog {
	catalogs.Lock()
	defer catalogs.Unlock()
	if cat, ok := catalogs.known[db]; ok {
		return cat
	}
	if catalogs.known == nil || len(catalogs.known) >= keptCatalogs {
		catalogs.known = map[*schema.Database]*Catalog{}
	}
	cat := newCatalog(db)
	catalogs.known[db] = cat
	return cat
}

func newCatalog(db *schema.Database) *Catalog {
	cat := &Catalog{DB: db, words: map[string]bool{}, subject: map[string]bool{}}
	for _, stem := range newName(strings.ReplaceAll(db.Name, "_", " ")).Stem {
		cat.subject[stem] = true
	}
	prefix := shared(db.Visible())
	for _, t := range db.Visible() {
		n := &Table{Table: t, At: len(cat.Tables), Names: namesOf(strings.TrimPrefix(cmp.Or(t.Label,
			strings.ReplaceAll(t.Name, "_", " ")), prefix), t.Name, t.Synonyms)}
		for _, c := range t.Visible() {
			col := newColumn(n, c, len(cat.Columns))
			n.Columns = append(n.Columns, col)
			cat.Columns = append(cat.Columns, col)
			if col.Key && len(t.Key) == 1 {
				n.Key = col
			}
		}
		if n.Key == nil && len(t.Key) == 0 {
			n.findKey(db)
		}
		if len(n.Columns) > 0 {
			cat.Tables = append(cat.Tables, n)
		}
	}
	for _, c := range cat.Columns {
		for _, names := range [][]Name{c.Names, c.Table.Names} {
			for _, n := range names {
				for k, w := range n.Text {
					cat.words[w], cat.words[n.Stem[k]] = true, true
				}
			}
		}
	}
	cat.connect()
	for _, t := range cat.Tables {
		t.Shown = shown(t)
		t.People = len(t.Shown) > 1 || slices.ContainsFunc(t.Columns, personal)
	}
	return cat
}

// shared returns the word that the names of all tables begin with ("tbl course", "tbl teacher"), with the blank
// behind it: it says nothing of any of them.
func shared(tables []*schema.Table) string {
	first := ""
	for i, t := range tables {
		word, _, more := strings.Cut(cmp.Or(t.Label, strings.ReplaceAll(t.Name, "_", " ")), " ")
		if !more || len(tables) < 2 || i > 0 && word != first {
			return ""
		}
		first = word
	}
	return first + " "
}

// tellsTime reports whether a column tells the time of day.
func (c *Column) tellsTime() bool {
	return c.clock || c.Kind == Temporal && c.Type != schema.Date && c.Type != schema.Time && !c.daily
}

// tells reports whether a column tells the time of day as exactly as a moment says it.
func (c *Column) tells(m Moment) bool { return c.clock || m.Minute == 0 && c.tellsTime() }

// Dates are its columns of dates.
func (t *Table) Dates() []*Column {
	return slices.DeleteFunc(slices.Clone(t.Columns), func(c *Column) bool {
		return c.Kind != Temporal || c.Type == schema.Time
	})
}

// findKey finds the column that is a table's key although nobody declared it: others refer to it, and no value occurs
// twice.
func (t *Table) findKey(db *schema.Database) {
	for _, f := range db.ForeignKeys {
		if f.RefTable != t.Name {
			continue
		}
		for _, c := range t.Columns {
			if strings.EqualFold(c.Name, f.RefColumn) && c.Nulls == 0 && c.Distinct == t.Rows {
				c.Key, t.Key = true, c
				return
			}
		}
	}
}

func newColumn(t *Table, c *schema.Column, at int) *Column {
	n := &Column{Column: c, At: at, Table: t, Names: namesOf(c.Label, c.Name, c.Synonyms)}
	n.Key = slices.ContainsFunc(t.Table.Key, func(k string) bool { return strings.EqualFold(k, c.Name) })
	n.Unit = unitOf(n)
	if what := measured[n.Unit.Of]; what != "" && !slices.Contains(n.Names[0].Text, what) {
		n.Names = append(n.Names, newName(what))
	}
	n.Lo, _ = words.ParseNumber(c.Min)
	n.Hi, _ = words.ParseNumber(c.Max)
	if c.Numbers != nil {
		n.Lo, n.Hi = c.Numbers.Min, c.Numbers.Max
	}
	n.Kind = kindOf(n)
	n.sorts, n.daily = allLook(c.Samples, isoDay), allLook(c.Samples, onlyDay)
	n.clock = allLook(c.Samples, hourAndMinute)
	return n
}

var (
	onlyDay       = regexp.MustCompile(`^\d{4}-\d\d-\d\d$`)
	isoDay        = regexp.MustCompile(`^\d{4}-\d\d-\d\d`)
	hourAndMinute = regexp.MustCompile(`^[012]\d:[0-5]\d(:[0-5]\d)?$`)
)

// allLook reports whether all samples of a column, and there are some, look alike.
func allLook(samples []string, like *regexp.Regexp) bool {
	return len(samples) > 0 && !slices.ContainsFunc(samples, func(s string) bool { return !like.MatchString(s) })
}

// Before reports whether a date of a row is the earlier one of two, by some dates of each, else by their order in
// the table.
func (c *Column) Before(o *Column) bool {
	if c.sorts && o.sorts {
		if order := cmp.Compare(slices.Min(c.Samples), slices.Min(o.Samples)); order != 0 {
			return order < 0
		}
	}
	return c.At < o.At
}

func kindOf(c *Column) Kind {
	switch {
	case c.flag():
		return Flag
	case c.Type.Number():
		return Number
	case c.Type == schema.Date || c.Type == schema.Time || c.Type == schema.Timestamp || c.Role == schema.DateText:
		return Temporal
	case c.Role == schema.FreeText:
		return Long
	}
	return Textual
}

// flag finds out whether a column says yes or no of a row, and how.
func (c *Column) flag() bool {
	if c.Key && c.Type == schema.Integer {
		return false
	}
	c.Yes, c.No = c.Flag()
	return c.Yes != ""
}

// shown finds what the rows of a table are called by.
func shown(t *Table) []*Column {
	var title, first, last, key *Column
	for _, c := range t.Columns {
		switch {
		case c.named("first", "fore", "given", "personal", "christian"):
			first = c
		case c.named("last", "sur", "family"):
			last = c
		case title == nil && c.Role == schema.Title && c.Kind == Textual:
			title = c
		}
		if key == nil && c.Key {
			key = c
		}
	}
	if first != nil && last != nil {
		return []*Column{first, last}
	}
	if title == nil || title.numbered() {
		title = cmp.Or(titled(t), title)
	}
	switch {
	case title == nil && key == nil && len(sides(t)) > 0:
		return sides(t)
	case title != nil:
		return []*Column{title}
	case key != nil && key.Type == schema.Integer:
		return []*Column{cmp.Or(t.number(), key)}
	case key != nil:
		return []*Column{key}
	}
	return t.Columns[:1]
}

// named reports whether a column is the name of that kind of its rows: "first name", "first_nm", "surname".
func (c *Column) named(kinds ...string) bool {
	text := c.Names[0].Text
	n := len(text)
	return slices.ContainsFunc(kinds, func(kind string) bool {
		return n == 1 && text[0] == kind+"name" || n > 1 && text[n-2] == kind && isName(text[n-1])
	})
}

func isName(word string) bool { return word == "name" || abbreviation(word, "name") }

// numbered reports whether a column tells the rows apart by a number or a code, by its name.
func (c *Column) numbered() bool {
	text := c.Names[0].Text
	if len(text) == 0 {
		return false
	}
	switch text[len(text)-1] {
	case "id", "no", "nr", "num", "number", "code", "cd", "ref", "key":
		return true
	}
	return false
}

// number returns the column of texts that rows are told apart by, beside a key that only the database knows: the number
// on a lamp post.
func (t *Table) number() *Column {
	for _, c := range t.Columns {
		if c.Kind == Textual && !c.Key && !c.Refers && c.Nulls == 0 && c.Distinct == t.Rows && c.numbered() {
			return c
		}
	}
	return nil
}

// sides returns the two columns of texts that have the same values, such as the two sides of a match.
func sides(t *Table) []*Column {
	for i, a := range t.Columns {
		for _, b := range t.Columns[i+1:] {
			if a.Kind != Textual || b.Kind != Textual || len(a.Values) < few || len(a.Values) != len(b.Values) {
				continue
			}
			same := !slices.ContainsFunc(a.Values, func(v schema.ValueCount) bool {
				return !slices.ContainsFunc(b.Values, func(w schema.ValueCount) bool { return w.Value == v.Value })
			})
			if same {
				return []*Column{a, b}
			}
		}
	}
	return nil
}

// personal reports whether a column is one that only people have, by its name.
func personal(c *Column) bool {
	return slices.ContainsFunc(c.Names[0].Text, func(w string) bool {
		switch w {
		case "gender", "sex", "birthday", "birthdate", "birth", "surname", "lastname", "salary", "nationality":
			return true
		}
		return false
	})
}

// few is how many rows tell little about what is unique.
const few = 5

// titled returns the column that is a name of the rows by what it is called, where none is by its values.
func titled(t *Table) *Column {
	for _, c := range t.Columns {
		name := c.Names[0].Text
		if c.Kind == Textual && len(name) > 0 && c.Nulls*2 <= t.Rows && (t.Rows <= few || c.Distinct*5 >= t.Rows) {
			if w := name[len(name)-1]; isName(w) || w == "title" || abbreviation(w, "title") {
				return c
			}
		}
	}
	for _, c := range t.Columns {
		if c.Kind == Textual && !c.Key && !c.numbered() && c.Numbers == nil && c.Nulls == 0 &&
			(c.Unique || t.Rows > few && c.Distinct*4 >= t.Rows*3) {
			return c
		}
	}
	return nil
}

// namesOf returns the ways to call something: its label first, then its synonyms.
func namesOf(label, plain string, synonyms []string) []Name {
	plain = strings.ReplaceAll(plain, "_", " ")
	out := []Name{newName(cmp.Or(label, plain))}
	if label != "" && !strings.EqualFold(label, plain) {
		synonyms = append(synonyms[:len(synonyms):len(synonyms)], plain) // a short form may be that of another word
	}
	for _, s := range synonyms {
		if n := newName(s); len(n.Stem) > 0 {
			out = append(out, n)
		}
	}
	return out
}

func newName(s string) Name {
	var n Name
	for _, t := range words.Tokenize(s) {
		if t.Word {
			n.Text = append(n.Text, t.Text)
			n.Stem = append(n.Stem, text.Stem(t.Text))
			n.Like = append(n.Like, likeness.Find(t.Text))
		}
	}
	n.Bare = len(n.Stem)
	return n
}

// connect finds out which tables can be joined: by the keys that the schema tells of, declared before guessed.
func (cat *Catalog) connect() {
	for _, f := range cat.DB.ForeignKeys {
		a, b := cat.column(f.Table, f.Column), cat.column(f.RefTable, f.RefColumn)
		if a != nil && b != nil && a != b {
			cat.Edges = append(cat.Edges, Edge{a, b, f.Inferred})
			a.Refers = a.Refers || !f.Inferred || b.Key
		}
	}
	cat.guess()
	slices.SortStableFunc(cat.Edges, func(a, b Edge) int { return cost(a) - cost(b) })
	n := len(cat.Tables)
	cat.ways, cat.far = make([][]int, n), make([][]int, n)
	for i := range n {
		cat.ways[i], cat.far[i] = make([]int, n), make([]int, n)
		for j := range n {
			cat.ways[i][j], cat.far[i][j] = -1, unreachable
		}
		cat.far[i][i] = 0
	}
	for at, e := range cat.Edges {
		i, j := e.Left.Table.At, e.Right.Table.At
		if c := cost(e); i != j && c < cat.far[i][j] {
			cat.far[i][j], cat.far[j][i] = c, c
			cat.ways[i][j], cat.ways[j][i] = at, at
		}
	}
	for k := range n {
		for i := range n {
			for j := range n {
				if d := cat.far[i][k] + cat.far[k][j]; d < cat.far[i][j] {
					cat.far[i][j], cat.ways[i][j] = d, cat.ways[i][k]
				}
			}
		}
	}
}

// guess adds keys that nobody declared, where a table would otherwise stand alone: a column of the name of another
// table's key.
func (cat *Catalog) guess() {
	joined := map[[2]int]bool{}
	for _, e := range cat.Edges {
		i, j := e.Left.Table.At, e.Right.Table.At
		joined[[2]int{i, j}], joined[[2]int{j, i}] = true, true
	}
	for _, a := range cat.Columns {
		for _, t := range cat.Tables {
			if t == a.Table || t.Key == nil || joined[[2]int{a.Table.At, t.At}] || a.Kind != t.Key.Kind {
				continue
			}
			own, key, table := strings.Join(a.Names[0].Stem, " "), strings.Join(t.Key.Names[0].Stem, " "),
				strings.Join(t.Names[0].Stem, " ")
			if own == table+" "+key || own == key && len(key) > 3 && key != "name" || own == table && a.Kind == Number {
				cat.Edges = append(cat.Edges, Edge{a, t.Key, true})
				a.Refers = true
				joined[[2]int{a.Table.At, t.At}], joined[[2]int{t.At, a.Table.At}] = true, true
			}
		}
	}
}

// unreachable is farther than any two tables that can be joined.
const unreachable = 1 << 16

// cost prefers keys that are declared.
func cost(e Edge) int {
	if e.Inferred {
		return 11
	}
	return 10
}

// Far returns how many joins lie between two tables, or -1.
func (cat *Catalog) Far(a, b *Table) int {
	if d := cat.far[a.At][b.At]; d < unreachable {
		return d / 10
	}
	return -1
}

// Way returns the edges from one table to another, the first one first.
func (cat *Catalog) Way(from, to *Table) []Edge {
	var out []Edge
	for from != to {
		at := cat.ways[from.At][to.At]
		if at < 0 {
			return nil
		}
		e := cat.Edges[at]
		if e.Left.Table != from {
			e.Left, e.Right = e.Right, e.Left
		}
		out = append(out, e)
		from = e.Right.Table
	}
	return out
}

// Way returns the edges from one table to another as the question takes them: where two tables hang together in
// several ways, by the one whose column it speaks of ("received", "sent").
func (q *Question) Way(from, to *Table) []Edge {
	at := [2]int{from.At, to.At}
	way, known := q.ways[at]
	if known {
		return way
	}
	way = q.Catalog.Way(from, to)
	for i, e := range way {
		best := q.spokenOf(e)
		for _, o := range q.Direct(e.Left.Table, e.Right.Table) {
			if s := q.spokenOf(o); s > best+1e-9 {
				best, way[i] = s, o
			}
		}
	}
	if q.ways == nil {
		q.ways = map[[2]int][]Edge{}
	}
	q.ways[at] = way
	return way
}

// spokenOf weighs how clearly a question speaks of the column that an edge refers by.
func (q *Question) spokenOf(e Edge) float64 {
	c := e.Left
	if c.Key {
		c = e.Right
	}
	m := &q.Columns[c.At]
	s := m.Share + float64(max(0, m.Like))
	for _, how := range m.How {
		if how != lang.None {
			s += .5
			break
		}
	}
	return s
}

// Direct returns all edges between two tables, as seen from the first.
func (cat *Catalog) Direct(from, to *Table) []Edge {
	var out []Edge
	for _, e := range cat.Edges {
		switch {
		case e.Left.Table == from && e.Right.Table == to:
			out = append(out, e)
		case e.Left.Table == to && e.Right.Table == from:
			out = append(out, Edge{e.Right, e.Left, e.Inferred})
		}
	}
	return out
}

// Many reports whether an edge leads to several rows: its far side is no key.
func (e Edge) Many() bool { return !e.Right.Key || len(e.Right.Table.Table.Key) > 1 }

func (cat *Catalog) column(table, name string) *Column {
	for _, t := range cat.Tables {
		if t.Name == table {
			for _, c := range t.Columns {
				if strings.EqualFold(c.Name, name) {
					return c
				}
			}
		}
	}
	return nil
}

// Column returns the catalog's column of a query's, or nil.
func (cat *Catalog) Column(c query.Column) *Column { return cat.column(c.Table, c.Name) }

// Join returns the way from one table to another, by their names.
func (cat *Catalog) Join(from, to string) ([]Edge, bool) {
	var a, b *Table
	for _, t := range cat.Tables {
		if t.Name == from {
			a = t
		}
		if t.Name == to {
			b = t
		}
	}
	if a == nil || b == nil {
		return nil, false
	}
	way := cat.Way(a, b)
	return way, way != nil
}
