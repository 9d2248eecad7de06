// Package link finds what the words of a question may be about: every mention of a table, a column, a value, a number,
// a date, and every word that negates or compares. It returns all of them, even if they overlap, with the conditions
// ("atoms") for single phrases. Package propose combines these into readings, which package rank ranks.
package link

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// Catalog is a schema prepared for comparison with questions, without hidden tables and columns.
type Catalog struct {
	DB         *schema.Database
	Tables     []*Table
	Columns    []*Column
	Edges      []Edge
	firstEdges [][]int // for each pair of tables, the first edge of the shortest path; -1: none
	distances  [][]int
	words      map[string]bool // all words in names
	subject    map[string]bool // stems of the name of the data as a whole, which describe no row
	dateOrder  int             // in numeric dates: positive if the month is first, negative if the day is, 0 if unknown
}

// Table is one table of the catalog.
type Table struct {
	*schema.Table
	Index        int
	Names        []Name
	Columns      []*Column
	TitleColumns []*Column // the columns that name a row: its title, or first and last name, or its key
	Key          *Column   // a single-column key
	NumberColumn *Column   // the column that numbers its rows, such as job_no, or nil
	IsPeople     bool      // its rows seem to be people
}

// Row returns the column that holds a row's position in its table's storage order, for tables that have one.
func (t *Table) Row() query.Column { return query.Column{Table: t.Name, Name: schema.RowID} }

// Name is a name of a table or column: its words, and their stems.
type Name struct {
	Text, Stem     []string
	LenWithoutUnit int // number of words, not counting those of a unit
}

// catalogs caches the catalogs of recent schemas. A schema that is read again gets a new entry.
var catalogs = encode.NewCache[*schema.Database, *Catalog](256)

// CatalogOf returns the catalog of a database.
func CatalogOf(db *schema.Database) *Catalog {
	if cat, ok := catalogs.Get(db); ok {
		return cat
	}
	cat := newCatalog(db)
	catalogs.Put(db, cat)
	return cat
}

func newCatalog(db *schema.Database) *Catalog {
	cat := &Catalog{DB: db, words: map[string]bool{}, subject: map[string]bool{}}
	for _, stem := range newName(strings.ReplaceAll(db.Name, "_", " ")).Stem {
		cat.subject[stem] = true
	}
	prefix := commonPrefix(db.Visible())
	for _, t := range db.Visible() {
		n := &Table{Table: t, Index: len(cat.Tables), Names: namesOf(strings.TrimPrefix(cmp.Or(t.Meaning(),
			strings.ReplaceAll(t.Name, "_", " ")), prefix), t.Name, t.Synonyms)}
		for _, c := range t.Visible() {
			col := newColumn(n, c, len(cat.Columns))
			n.Columns = append(n.Columns, col)
			cat.dateOrder += dayOrder(c.Samples)
			cat.Columns = append(cat.Columns, col)
			if col.IsKey && len(t.Key) == 1 {
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
	for _, t := range cat.Tables {
		cat.addKeyNoun(t)
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
	for _, t := range cat.Tables {
		cat.addSynonyms(t)
	}
	cat.connect()
	for _, t := range cat.Tables {
		t.TitleColumns = findTitleColumns(t)
		t.IsPeople = len(t.TitleColumns) > 1 || slices.ContainsFunc(t.Columns, isPersonal)
	}
	return cat
}

// keyWords lists the last words of the names of keys: the "no" of job_no.
var keyWords = text.Set("number no nr num id ref reference code key")

// addKeyNoun adds the noun of a key's name to the names of its table: "job", for a table of bikes with a job_no.
func (cat *Catalog) addKeyNoun(t *Table) {
	for _, c := range t.Columns {
		words := c.Names[0].Text
		n := len(words) - 1
		if n < 1 || !keyWords[words[n]] || c.IsReference || c.Nulls > 0 || t.Rows < 2 || c.Distinct < t.Rows {
			continue
		}
		t.NumberColumn = c
		noun := newName(strings.Join(words[:n], " "))
		same := func(o Name) bool { return slices.Equal(o.Stem, noun.Stem) }
		if !slices.ContainsFunc(cat.Tables, func(o *Table) bool { return slices.ContainsFunc(o.Names, same) }) {
			t.Names = append(t.Names, noun)
		}
		return
	}
}

// synonyms lists groups of nouns that people use for the same rows, whatever the name of the table.
var synonyms = [][]string{{"customer", "client"}, {"employee", "staff", "worker"}, {"rental", "hire"},
	{"booking", "reservation"}, {"order", "purchase"}, {"student", "pupil"}, {"invoice", "bill"}, {"car", "vehicle"},
	{"product", "article"}, {"doctor", "physician"}, {"film", "movie"}, {"trip", "journey"}, {"shop", "store"},
	{"appointment", "visit"}, {"supplier", "vendor"}}

// addSynonyms adds the synonyms of a table's name to its names, except those that other names contain.
func (cat *Catalog) addSynonyms(t *Table) {
	own := t.Names[0]
	if len(own.Stem) != 1 {
		return
	}
	for _, set := range synonyms {
		if !slices.ContainsFunc(set, func(w string) bool { return text.Stem(w) == own.Stem[0] }) {
			continue
		}
		for _, w := range set {
			if n := newName(w); !cat.words[n.Stem[0]] {
				t.Names = append(t.Names, n)
			}
		}
	}
}

// commonPrefix returns the word with which all table names begin ("tbl course", "tbl teacher"), and the space after it.
// Such a word does not tell tables apart.
func commonPrefix(tables []*schema.Table) string {
	first := ""
	for i, t := range tables {
		word, _, more := strings.Cut(cmp.Or(t.Meaning(), strings.ReplaceAll(t.Name, "_", " ")), " ")
		if !more || len(tables) < 2 || i > 0 && word != first {
			return ""
		}
		first = word
	}
	return first + " "
}

// IsLinkTable reports whether a table mainly links rows of other tables.
func (t *Table) IsLinkTable() bool {
	references := 0
	for _, c := range t.Columns {
		if c.IsReference {
			references++
		}
	}
	return references > 1 && len(t.Columns) <= references+3
}

// Dates returns the table's date columns.
func (t *Table) Dates() []*Column {
	return slices.DeleteFunc(slices.Clone(t.Columns), func(c *Column) bool {
		return c.Kind != Temporal || c.Type == schema.Time
	})
}

// hours returns the times of day at which a table's rows begin and end, if it has two and they lie in that order: the
// hours of a shift over midnight do not.
func (t *Table) hours() (begins, ends *Column) {
	clocks := slices.DeleteFunc(slices.Clone(t.Columns), func(c *Column) bool { return !c.isClock })
	if len(clocks) != 2 {
		return nil, nil
	}
	if a, b := clocks[0], clocks[1]; a.Min < b.Min && a.Max < b.Max {
		return a, b
	}
	return nil, nil
}

// HasDeclaredKey reports whether the database declares the key, so that groups by it may show other columns.
func (t *Table) HasDeclaredKey() bool { return t.Key != nil && len(t.Table.Key) == 1 }

// findKey finds an undeclared key of a table: a unique column that other tables refer to.
func (t *Table) findKey(db *schema.Database) {
	for _, f := range db.ForeignKeys {
		if f.RefTable != t.Name {
			continue
		}
		for _, c := range t.Columns {
			if strings.EqualFold(c.Name, f.RefColumn) && c.Nulls == 0 && c.Distinct == t.Rows {
				c.IsKey, t.Key = true, c
				return
			}
		}
	}
}

// namesOf returns the names of a table or column: its label first, then its synonyms.
func namesOf(label, plain string, synonyms []string) []Name {
	plain = strings.ReplaceAll(plain, "_", " ")
	out := []Name{newName(cmp.Or(label, plain))}
	if label != "" && !strings.EqualFold(label, plain) {
		synonyms = append(synonyms[:len(synonyms):len(synonyms)], plain) // the plain name may abbreviate another word
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
			n.Stem = append(n.Stem, t.Stem)
		}
	}
	n.LenWithoutUnit = len(n.Stem)
	return n
}

// Table returns the table of a name, or nil.
func (cat *Catalog) Table(name string) *Table {
	for _, t := range cat.Tables {
		if t.Name == name {
			return t
		}
	}
	return nil
}

func (cat *Catalog) column(table, name string) *Column {
	if t := cat.Table(table); t != nil {
		for _, c := range t.Columns {
			if strings.EqualFold(c.Name, name) {
				return c
			}
		}
	}
	return nil
}

// Column returns the catalog's column for a query's column, or nil.
func (cat *Catalog) Column(c query.Column) *Column { return cat.column(c.Table, c.Name) }

// ColumnIn returns the column that a query reads, whatever the query calls its table.
func (cat *Catalog) ColumnIn(f query.From, c query.Column) *Column {
	return cat.column(f.Table(c.Table), c.Name)
}

// HasNameWord reports whether a word is in the name of a table or column.
func (c *Catalog) HasNameWord(word string) bool { return c.words[word] || c.words[text.Stem(word)] }
