// Package schema holds what Surely understands of an owner's database: tables, columns, what they are
// called and what they are for. It is plain data: package store fills it in, everybody else reads it.
package schema

import (
	"cmp"
	"strings"
)

// Dialect names the SQL that a database speaks.
type Dialect string

const (
	SQLite   Dialect = "sqlite"
	Postgres Dialect = "postgres"
)

// Database describes one source.
type Database struct {
	Name        string       `json:"name"` // how people and the source picker call it
	Dialect     Dialect      `json:"dialect"`
	Tables      []*Table     `json:"tables"`
	ForeignKeys []ForeignKey `json:"foreign_keys"`
	Examples    []Example    `json:"examples,omitempty"` // questions whose statements the owner vouches for
	Warnings    []string     `json:"warnings,omitempty"` // what the owner is to know: what is left out, and why
}

// Example is a question with the statement that answers it.
type Example struct {
	Question string `json:"question"`
	SUQL     string `json:"suql"`
	From     string `json:"from,omitempty"` // what it was made of, where the owner did not write it
}

// Table describes one table or view.
type Table struct {
	// unique: "sales.orders" where schemas of the database hold tables of one name
	Name        string   `json:"name"`
	Schema      string   `json:"schema,omitempty"` // of the database that holds it; empty where there are none
	Label       string   `json:"label"`            // the name in words: "flight bookings" for FlightBookings
	Description string   `json:"description,omitempty"`
	Synonyms    []string `json:"synonyms,omitempty"`
	Hidden      bool     `json:"hidden,omitempty"` // an owner's wish: neither asked about nor shown
	// rows keep the order of the file that they come from: RowID numbers them
	Ordered bool      `json:"ordered,omitempty"`
	Columns []*Column `json:"columns"`
	Key     []string  `json:"key,omitempty"` // names of the primary key's columns
	Rows    int64     `json:"rows"`
	Link    string    `json:"link,omitempty"`    // a URL with {column} places, or empty
	Picture string    `json:"picture,omitempty"` // the same for a picture
	Reads   []Reading `json:"reads,omitempty"`   // of a view, or an index of texts: what it shows, or goes by

	// Of a table that statements read as a sub-query of the sandbox's:
	Apart bool   `json:"-"` // the database does not know its key there
	Mark  string `json:"-"` // a truth value that all rows have which may be seen; in no description. Empty: all may be
}

// Reading is a column that a view reads, straight or through another view. A Column of "" is none of the table's
// columns, and WholeRow may be any of them. What a Table of "" stands for cannot be told: a function of the owner's
// reads it.
type Reading struct {
	Table  string `json:"table"`
	Column string `json:"column"`
}

// String is what is read in words.
func (r Reading) String() string {
	switch r.Column {
	case "":
		return cmp.Or(r.Table, "what a function of the database reads")
	case WholeRow:
		return "all of " + r.Table
	}
	return r.Table + "." + r.Column
}

// WholeRow stands for all of a table's columns.
const WholeRow = "*"

// NoteWords is the mean length up to which texts are notes: their words are looked up as values are, and what they are
// asked is whether they mention something. Longer ones are only read.
const NoteWords = 12

// Type is a column's type as SUQL sees it, the same for both dialects.
type Type string

const (
	Integer   Type = "integer"
	Real      Type = "real"    // double precision
	Numeric   Type = "numeric" // exact decimal
	Boolean   Type = "boolean"
	Date      Type = "date"
	Time      Type = "time"
	Timestamp Type = "timestamp"
	Interval  Type = "interval"
	Text      Type = "text"
	JSON      Type = "json"
	Bytes     Type = "bytea"
)

// Number reports whether values of the type can be added up.
func (t Type) Number() bool { return t == Integer || t == Real || t == Numeric }

// Role says what a column is for, as far as its values tell.
type Role string

const (
	Plain        Role = ""
	Identifier   Role = "identifier" // a key without meaning of its own
	Title        Role = "title"      // what a row is called: names, titles
	FreeText     Role = "text"       // many words, mostly distinct: what answer() reads
	Enumeration  Role = "enum"       // few distinct values
	OpeningHours Role = "hours"
	Address      Role = "address"
	Money        Role = "money"
	DateText     Role = "date" // dates written as text
	Link         Role = "link"
	Picture      Role = "picture"
)

// Column describes one column.
type Column struct {
	Name        string   `json:"name"`
	Label       string   `json:"label"` // the name in words
	Description string   `json:"description,omitempty"`
	Synonyms    []string `json:"synonyms,omitempty"`
	Unit        string   `json:"unit,omitempty"`
	Hidden      bool     `json:"hidden,omitempty"`
	Type        Type     `json:"type"` // of the elements, when List
	// the database's own type where it is text only to us: "uuid", "inet"
	Native string `json:"native,omitempty"`
	// how the database reads it where its name alone will not do: "amount"::numeric
	Expr    string `json:"expr,omitempty"`
	List    bool   `json:"list,omitempty"`  // text[] in PostgreSQL, a JSON array in SQLite
	Scale   int    `json:"scale,omitempty"` // digits after the point that a numeric column declares
	NotNull bool   `json:"not_null,omitempty"`
	Unique  bool   `json:"unique,omitempty"`
	Role    Role   `json:"role,omitempty"`
	// the one of its two values that the owner says means yes; empty: neither does
	Yes      *string `json:"yes,omitempty"`
	Distinct int64   `json:"distinct"`
	Nulls    int64   `json:"nulls,omitempty"`
	Words    float64 `json:"words,omitempty"` // mean number of words of a text value
	Min      string  `json:"min,omitempty"`   // for numbers and dates, as text
	Max      string  `json:"max,omitempty"`
	// of a text column most values of which are numbers with a little text around: "1,234 km"
	Numbers *Range `json:"numbers,omitempty"`
	// of a text column of dates: how they are found
	Dates   DateForm     `json:"dates,omitempty"`
	Values  []ValueCount `json:"values,omitempty"`  // of an enumeration, most frequent first
	Samples []string     `json:"samples,omitempty"` // a few values as a person would read them
	// the text search configuration by which the database indexes the texts' words
	Search string `json:"search,omitempty"`

	From []string `json:"from,omitempty"` // of a generated column: the columns that it is made of

	// Of a column that was read out of texts:
	ReadFrom string `json:"read_from,omitempty"` // the column that holds the text
	Question string `json:"question,omitempty"`  // what it answers about that text
	// the column, in no description, that holds what answer() would say in its place
	Companion string `json:"-"`
}

// Either are the two values of a column that has no others, false and 0 first; nil where there are not two.
func (c *Column) Either() []string {
	switch {
	case c.List:
		return nil
	case c.Type == Boolean:
		return []string{"false", "true"}
	case c.Type == Integer && c.Distinct <= 2 && c.Min == "0" && c.Max == "1":
		return []string{"0", "1"}
	case c.Type == Text && len(c.Values) == 2:
		return []string{c.Values[0].Value, c.Values[1].Value}
	}
	return nil
}

// Flag is what stands for yes and for no in a column that says so of its rows: as the owner says, or else as such
// values are meant. Both are empty where the column says something else.
func (c *Column) Flag() (yes, no string) {
	two := c.Either()
	switch {
	case len(two) == 0:
		return "", ""
	case c.Yes != nil && *c.Yes == "":
		return "", ""
	case c.Yes != nil && *c.Yes == two[0]:
		return two[0], two[1]
	case c.Yes != nil || c.Type != Text:
		return two[1], two[0]
	}
	return affirming(two)
}

// Affirming is what stands for yes and for no in a column of texts that may say something else as well: "Y", "N" and
// "?". Both are empty where it says neither.
func (c *Column) Affirming() (yes, no string) {
	const most = 4
	if len(c.Values) < 2 || len(c.Values) > most {
		return "", ""
	}
	list := make([]string, len(c.Values))
	for i, v := range c.Values {
		list[i] = v.Value
	}
	return affirming(list)
}

// affirming finds what stands for yes and for no in a list: in English, German, Dutch, French, Spanish, Italian and
// Portuguese, letters but for those that are as often points of the compass or sizes, and bits kept as text.
func affirming(list []string) (yes, no string) {
	for _, v := range list {
		switch strings.ToLower(v) {
		case "yes", "y", "true", "t", "ja", "j", "oui", "sí", "si", "sì", "sim", "1":
			yes = v
		case "no", "n", "false", "f", "nein", "nee", "non", "não", "0":
			no = v
		}
	}
	if yes == "" || no == "" {
		return "", ""
	}
	return yes, no
}

// Range is the least and the largest of some numbers.
type Range struct {
	Min float64 `json:"min"`
	Max float64 `json:"max"`
}

// FirstNumber is the regular expression, of both databases' kind, that finds the first number in a text without commas.
const FirstNumber = `-?[0-9]*[.]?[0-9]+`

// DateForm is how the date that a text holds is found in it.
type DateForm string

// The forms. A column is of that in which it has most of its dates.
const (
	Whole    DateForm = ""         // every text is a date as it stands
	Inside   DateForm = "inside"   // some texts hold none ("TBD"), or more than one ("Thu., Dec. 5, 1940")
	OfMonth  DateForm = "month"    // a month and its year: it stands for the month's first day
	Yearless DateForm = "yearless" // a day and its month: of some year, the same for all
)

// First returns the regular expression, of both databases' kind, that finds the first date of this form in a text
// without full stops, and what stands before and behind it in the date that is meant.
func (f DateForm) First() (pattern, before, behind string) {
	const month, day, year = "[A-Za-z]{3,9}", "[0-9]{1,2}", ",? [0-9]{4}"
	const clock = "(?:[ T][0-9]{2}:[0-9]{2}(?::[0-9]{2})?)?"
	switch f {
	case Inside:
		return "[0-9]{4}-[0-9]{2}-[0-9]{2}" + clock + "|" + month + " " + day + year + "|" + day + " " + month + year, "", ""
	case OfMonth:
		return "^" + month + year + "$", "1 ", ""
	case Yearless:
		return "^" + month + " " + day + "$|^" + day + " " + month + "$", "", " 2000"
	}
	return "", "", ""
}

// ValueCount is one value of an enumeration and how many rows hold it.
type ValueCount struct {
	Value string `json:"value"`
	Count int64  `json:"count"`
}

// ForeignKey says that Column of Table refers to RefColumn of RefTable.
type ForeignKey struct {
	Table     string `json:"table"`
	Column    string `json:"column"`
	RefTable  string `json:"ref_table"`
	RefColumn string `json:"ref_column"`
	Inferred  bool   `json:"inferred,omitempty"` // by names and values, not declared
}

// Match is one place of the data where a looked-up phrase occurs.
type Match struct {
	Table  string  `json:"table"`
	Column string  `json:"column"`
	Value  string  `json:"value"` // as the data has it
	Count  int64   `json:"count"` // rows that hold it
	How    How     `json:"how"`   // in which way the phrase matches
	Score  float64 `json:"score"` // 1 for the same text, less the further away
}

// How tells in which way a phrase matched a value.
type How string

const (
	Exact    How = "exact"
	Folded   How = "folded"   // case, accents, punctuation aside; a country for what is of it
	Stemmed  How = "stemmed"  // plural and other endings aside
	Prefix   How = "prefix"   // the phrase begins the value
	Misspelt How = "misspelt" // a letter or two away
	Dropped  How = "dropped"  // words of the value are missing
)

// Table returns the table of that name, or nil; case is ignored where only one table fits.
func (d *Database) Table(name string) *Table {
	var folded *Table
	for _, t := range d.Tables {
		if t.Name == name {
			return t
		}
		if strings.EqualFold(t.Name, name) {
			if folded != nil {
				return nil
			}
			folded = t
		}
	}
	return folded
}

// Qualified returns the table of that name in one of the database's schemas, or nil.
func (d *Database) Qualified(schema, name string) *Table {
	for _, t := range d.Tables {
		if t.Schema == schema && (t.Name == name || t.Name == schema+"."+name) {
			return t
		}
	}
	return nil
}

// RowID numbers the rows of an ordered table in the order of its file. It is none of the table's columns: no list of
// them holds it, and no star stands for it.
const RowID = "rowid"

var rowNumber = &Column{Name: RowID, Label: "row number", Type: Integer, NotNull: true, Unique: true}

// Column returns the column of that name, or nil; case is ignored where only one column fits. An ordered table has
// RowID, too.
func (t *Table) Column(name string) *Column {
	var folded *Column
	for _, c := range t.Columns {
		if c.Name == name {
			return c
		}
		if strings.EqualFold(c.Name, name) {
			if folded != nil {
				return nil
			}
			folded = c
		}
	}
	if folded == nil && t.Ordered && strings.EqualFold(name, RowID) {
		return rowNumber
	}
	return folded
}

// Visible returns the tables that the owner has not hidden.
func (d *Database) Visible() []*Table {
	var out []*Table
	for _, t := range d.Tables {
		if !t.Hidden {
			out = append(out, t)
		}
	}
	return out
}

// Visible returns the columns that the owner has not hidden.
func (t *Table) Visible() []*Column {
	var out []*Column
	for _, c := range t.Columns {
		if !c.Hidden {
			out = append(out, c)
		}
	}
	return out
}

// Title returns the first visible column that rows are called by, or nil.
func (t *Table) Title() *Column {
	for _, c := range t.Columns {
		if !c.Hidden && c.Role == Title {
			return c
		}
	}
	return nil
}
