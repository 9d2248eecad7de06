// Package schema holds what Surely understands of an owner's database: tables, columns, their labels and their roles.
// It is plain data: package store fills it in, and the other packages read it.
package schema

import (
	"cmp"
	"strings"
)

// Dialect is the SQL dialect of a database.
type Dialect string

const (
	SQLite   Dialect = "sqlite"
	Postgres Dialect = "postgres"
)

// Database describes one source.
type Database struct {
	Name        string       `json:"name"` // as people see it, also in the source picker
	Dialect     Dialect      `json:"dialect"`
	Tables      []*Table     `json:"tables"`
	ForeignKeys []ForeignKey `json:"foreign_keys"`
	Examples    []Example    `json:"examples,omitempty"` // questions with statements the owner vouches for
	Warnings    []string     `json:"warnings,omitempty"` // remarks for the owner: what was left out, and why
	Doubts      []*Doubt     `json:"doubts"`             // about the data, the most valuable first
}

// Doubt is something about the data that its values leave open: whether two spellings mean the same, whether a number
// only identifies. Its owner is asked once.
type Doubt struct {
	ID       string        `json:"id"`
	About    string        `json:"about"` // the column in doubt: loans.Thing
	Question string        `json:"question"`
	Options  []DoubtOption `json:"options"`      // the likeliest first
	P        float64       `json:"p"`            // probability of the first option
	Settled  *string       `json:"settled"`      // the option that the owner chose; nil: none
	By       string        `json:"by,omitempty"` // who chose it, or the file that says so
	On       string        `json:"on,omitempty"` // the moment when, as 2026-11-27T09:30:00Z, if it is known
	Kind     DoubtKind     `json:"kind"`
	Used     bool          `json:"used"`             // answers take the first option as long as it is not settled
	Rows     int64         `json:"rows"`             // how many rows it touches
	Values   []string      `json:"values,omitempty"` // the values in doubt, or the columns; empty: all values
}

// DoubtKind says what a doubt is about.
type DoubtKind string

const (
	Spelling  DoubtKind = "spelling"  // whether two values are one
	YesNo     DoubtKind = "yesno"     // which spellings mean yes
	Blank     DoubtKind = "blank"     // what an empty cell of a yes/no column means
	Counts    DoubtKind = "number"    // whether a number only identifies
	Reference DoubtKind = "reference" // whether a column refers to another table
	When      DoubtKind = "when"      // which of several dates is meant where none is named
	HowMuch   DoubtKind = "amount"    // which of several amounts is meant where none is named
)

// DoubtOption is a way to settle a doubt.
type DoubtOption struct {
	ID   string `json:"id"`
	Text string `json:"text"`
	Line Line   `json:"-"`
}

// Line is what an option says in the form of surely.yaml: a field of a column with its value. For two values, Value is
// the one that stands for both.
type Line struct {
	Table, Column, Field, Value, Other string
}

// Option returns the option with an id, or nil.
func (d *Doubt) Option(id string) *DoubtOption {
	for i := range d.Options {
		if d.Options[i].ID == id {
			return &d.Options[i]
		}
	}
	return nil
}

// Example is a question with the statement that answers it.
type Example struct {
	Question string `json:"question"`
	SUQL     string `json:"suql"`
	By       string `json:"by,omitempty"` // who verified it
	On       string `json:"on,omitempty"` // the day when it was verified
}

// Table describes one table or view.
type Table struct {
	// Name is unique: "sales.orders" if several schemas have a table of that name.
	Name        string   `json:"name"`
	Schema      string   `json:"schema,omitempty"` // the database's schema, if it has schemas
	Label       string   `json:"label"`            // the name in words: "flight bookings" for FlightBookings
	Full        string   `json:"full,omitempty"`   // what the name most likely stands for, if that is more than its label
	Description string   `json:"description,omitempty"`
	Synonyms    []string `json:"synonyms,omitempty"`
	Hidden      bool     `json:"hidden,omitempty"` // hidden by the owner: neither queried nor shown
	// Ordered means that rows keep the order of their file: RowID numbers them.
	Ordered bool      `json:"ordered,omitempty"`
	Columns []*Column `json:"columns"`
	Key     []string  `json:"key,omitempty"` // names of the primary key's columns
	Rows    int64     `json:"rows"`
	Link    string    `json:"link,omitempty"`    // a URL with {column} placeholders, or empty
	Picture string    `json:"picture,omitempty"` // the same for a picture
	Reads   []Reading `json:"reads,omitempty"`   // the columns a view shows or a text index covers
	// When is the date, and Amount the amount, that is meant where a question names none, according to the owner.
	When   string `json:"when,omitempty"`
	Amount string `json:"amount,omitempty"`

	// ViaSubquery is set if statements read the table through a sub-query of the sandbox, in which the database does
	// not know the table's key.
	ViaSubquery bool `json:"-"`
}

// Reading is a column that a view reads, directly or through another view. A Column of "" means none of the table's
// columns, WholeRow all of them. An empty Table means that it is unknown, since one of the owner's functions reads it.
type Reading struct {
	Table  string `json:"table"`
	Column string `json:"column"`
}

// String describes the reading.
func (r Reading) String() string {
	switch r.Column {
	case "":
		return cmp.Or(r.Table, "what a function of the database reads")
	case WholeRow:
		return "all of " + r.Table
	}
	return r.Table + "." + r.Column
}

// WholeRow stands for all columns of a table.
const WholeRow = "*"

// NoteWords is the mean number of words up to which texts are notes: they are searched by their words, as values are,
// and questions about them ask whether they mention something. Longer texts are only read by answer().
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

// Number reports whether values of the type can be summed.
func (t Type) Number() bool { return t == Integer || t == Real || t == Numeric }

// Role is what a column is for, judged by its values.
type Role string

const (
	Plain        Role = ""
	Identifier   Role = "identifier" // a key without meaning of its own
	Title        Role = "title"      // what names rows: names, titles
	FreeText     Role = "text"       // many words, mostly distinct: read by answer()
	Enumeration  Role = "enum"       // few distinct values
	OpeningHours Role = "hours"
	Address      Role = "address"
	Money        Role = "money"
	DateText     Role = "date" // dates written as text
	Link         Role = "link"
	Picture      Role = "picture"
)

// Meaning returns what the table's name most likely stands for.
func (t *Table) Meaning() string { return cmp.Or(t.Full, t.Label) }

// Meaning returns what the column's name most likely stands for.
func (c *Column) Meaning() string { return cmp.Or(c.Full, c.Label) }

// Column describes one column.
type Column struct {
	Name        string   `json:"name"`
	Label       string   `json:"label"`          // the name in words, as people are shown it
	Full        string   `json:"full,omitempty"` // what the name most likely stands for, if that is more than its label
	Description string   `json:"description,omitempty"`
	Synonyms    []string `json:"synonyms,omitempty"`
	Unit        string   `json:"unit,omitempty"`
	Hidden      bool     `json:"hidden,omitempty"`
	Type        Type     `json:"type"` // of the elements if List is set
	// Native is the database's own type if SUQL has only text for it: "uuid", "inet".
	Native string `json:"native,omitempty"`
	// Expr is the expression that reads the column if its name is not enough: "amount"::numeric.
	Expr    string `json:"expr,omitempty"`
	List    bool   `json:"list,omitempty"`  // text[] in PostgreSQL, a JSON array in SQLite
	Scale   int    `json:"scale,omitempty"` // declared scale of a numeric column
	NotNull bool   `json:"not_null,omitempty"`
	Unique  bool   `json:"unique,omitempty"`
	Role    Role   `json:"role,omitempty"`
	// Yes is the one of its two values that means yes, according to the owner; empty if neither does, nil if the owner
	// does not say.
	Yes      *string `json:"yes,omitempty"`
	Distinct int64   `json:"distinct"`
	Nulls    int64   `json:"nulls,omitempty"`
	Words    float64 `json:"words,omitempty"` // mean number of words of a text value
	Min      string  `json:"min,omitempty"`   // for numbers and dates, as text
	Max      string  `json:"max,omitempty"`
	// Numbers is the range of the numbers in a text column that mostly holds numbers with a little text: "1,234 km".
	Numbers *Range `json:"numbers,omitempty"`
	// Dates is the form in which a text column of dates holds them.
	Dates DateForm `json:"dates,omitempty"`
	// Before holds, for a date and each other date of its table, the share of rows in which this one is earlier, among
	// those in which the two differ.
	Before map[string]float64 `json:"before,omitempty"`
	Values []ValueCount       `json:"values,omitempty"` // of an enumeration, most frequent first
	// Spelled holds the spellings of each value of an enumeration that the data spells in several ways; Expr reads them
	// all as that value. A boolean's values are "true" and "false".
	Spelled map[string][]string `json:"spelled,omitempty"`
	Samples []string            `json:"samples,omitempty"` // sample values as people would read them
	// Search is the text search configuration of the database's index over this column.
	Search string `json:"search,omitempty"`

	From []string `json:"from,omitempty"` // of a generated column: the columns it is computed from
	// Formula is the owner's formula of a measure over other columns.
	Formula        string  `json:"formula,omitempty"`
	FormulaOperand Operand `json:"-"` // the currency information of its formula

	// Of a column extracted from text:
	ReadFrom string `json:"read_from,omitempty"` // the text column
	Question string `json:"question,omitempty"`  // the question it answers about that text
	// Companion is the undocumented column beside it that stores the result of answer().
	Companion string `json:"-"`
}

// Operand describes a part of an arithmetic expression.
type Operand struct {
	Money        *Column // the column from which its currency comes; nil: not an amount of money
	InWholeUnits bool    // its value is in whole units, such as cents divided by 100, not in the column's hundredths
	Number       float64 // the value of a literal; 0: not a literal
}

// With describes the result of an operation: price times number is money, price divided by price is not.
func (l Operand) With(operation string, r Operand) Operand {
	switch {
	case operation == "/" && r.Money != nil:
		return Operand{}
	case l.Money == nil:
		l, r = r, l
	}
	l.Number = 0
	l.InWholeUnits = l.InWholeUnits || operation == "/" && r.Number == 100 || operation == "*" && r.Number == .01
	return l
}

// TwoValues returns the two values of a column that can hold no others, false and 0 first, or nil.
func (c *Column) TwoValues() []string {
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

// Dated reports whether a column holds days or moments; a nil column does not.
func (c *Column) Dated() bool {
	return c != nil && (c.Type == Date || c.Type == Timestamp || c.Role == DateText)
}

// Flag returns the values that mean yes and no in a yes/no column: as the owner says, or by their usual meaning. Both
// are empty for other columns.
func (c *Column) Flag() (yes, no string) {
	two := c.TwoValues()
	switch {
	case len(two) == 0, c.Yes != nil && *c.Yes == "":
		return "", ""
	case c.Yes != nil && *c.Yes == two[0]:
		return two[0], two[1]
	case c.Yes != nil || c.Type != Text:
		return two[1], two[0]
	}
	return affirming(two)
}

// Affirming returns the values that mean yes and no in a column that may hold others: "Y", "N" and "?". Both are empty
// if there are none.
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

func affirming(list []string) (yes, no string) {
	for _, v := range list {
		switch isYes, isNo := Affirms(v); {
		case isYes:
			yes = v
		case isNo:
			no = v
		}
	}
	if yes == "" || no == "" {
		return "", ""
	}
	return yes, no
}

// Affirms recognises yes and no in English, German, Dutch, French, Spanish, Italian and Portuguese, single letters
// (except those that are as often compass points or sizes), marks, and bits stored as text.
func Affirms(v string) (yes, no bool) {
	switch strings.ToLower(strings.TrimSpace(v)) {
	case "yes", "y", "true", "t", "ja", "j", "oui", "sí", "si", "sì", "sim", "1", "✓", "✔":
		return true, false
	case "no", "n", "false", "f", "nein", "nee", "non", "não", "0", "✗", "✘":
		return false, true
	}
	return false, false
}

// Range is the smallest and largest of some numbers.
type Range struct {
	Min float64 `json:"min"`
	Max float64 `json:"max"`
}

// ValueCount is a value of an enumeration with its number of rows.
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
	Inferred  bool   `json:"inferred,omitempty"` // inferred from names and values, not declared
}

// Match is a place in the data where a phrase was found.
type Match struct {
	Table  string  `json:"table"`
	Column string  `json:"column"`
	Value  string  `json:"value"` // as the data has it
	Count  int64   `json:"count"` // rows that hold it
	How    How     `json:"how"`   // how the phrase matches
	Score  float64 `json:"score"` // 1 for the same text, less for a weaker match
}

// How is the kind of match between a phrase and a value.
type How string

const (
	Exact    How = "exact"
	Folded   How = "folded"   // ignoring case, accents and punctuation; a country for its adjective
	Stemmed  How = "stemmed"  // ignoring plural and other endings
	Prefix   How = "prefix"   // the phrase begins the value
	Coded    How = "coded"    // the value is a code for the phrase: DE for German
	Misspelt How = "misspelt" // a letter or two away
	Dropped  How = "dropped"  // some words of the value are missing
)

// Table returns the table of that name, or nil. Case is ignored if only one table fits.
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

// Qualified returns the table of that name in the given schema of the database, or nil.
func (d *Database) Qualified(schema, name string) *Table {
	for _, t := range d.Tables {
		if t.Schema == schema && (t.Name == name || t.Name == schema+"."+name) {
			return t
		}
	}
	return nil
}

// RowID numbers the rows of an ordered table in file order. It is not one of the table's columns: no list contains it
// and * does not expand to it.
const RowID = "rowid"

var rowNumber = &Column{Name: RowID, Label: "row number", Type: Integer, NotNull: true, Unique: true}

// Column returns the column of that name, or nil. Case is ignored if only one column fits. An ordered table also has
// RowID.
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

// Title returns the first visible column that names rows, or nil.
func (t *Table) Title() *Column {
	for _, c := range t.Columns {
		if !c.Hidden && c.Role == Title {
			return c
		}
	}
	return nil
}
