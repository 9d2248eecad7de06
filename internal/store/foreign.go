package store

import (
	"context"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/doubt"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

// inferForeignKeys infers undeclared references: a column's name points to another table's key, and all its values
// occur there.
func inferForeignKeys(ctx context.Context, contained func(context.Context, schema.ForeignKey) (bool, error),
	db *schema.Database, all [][]*profile) (out []schema.ForeignKey, doubts []*schema.Doubt, failed error) {
	targets := referenceTargets(db)
	for ti, t := range db.Tables {
		declared := referringColumns(db.ForeignKeys, t.Name)
		for ci, c := range t.Columns {
			p := all[ti][ci]
			isOwnKey := keyOf(db, c) == t && c.Distinct == t.Rows
			if declared[c.Name] || c.List || p.seen == p.nulls || isOwnKey {
				continue
			}
			refers := func(to target) (ok bool) {
				if failed == nil {
					ok, failed = contained(ctx, to.reference(t, c))
				}
				return ok && failed == nil
			}
			to := bestNamed(targets, t, c, p, refers)
			if to == nil && (refersByName(c) || holdsCodes(c, p)) && keyOf(db, c) == nil {
				to = soleTarget(targets, t, c, p, refers)
			}
			if to != nil {
				out = append(out, to.reference(t, c))
				continue
			}
			if to, p := likelyTarget(targets, t, c, p, refers); to != nil {
				k := to.reference(t, c)
				if p >= .9 {
					out = append(out, k)
				}
				doubts = append(doubts, doubt.OfReference(k, p, p >= .9, t.Rows))
			}
		}
	}
	return out, doubts, failed
}

// likelyTarget returns the only table whose rows a column seems to number, judging by its values, and the probability
// that it does. Small whole numbers occur in any key that counts up, so that values alone are enough only where the key
// begins high; else the name must say who or what it is about: "Borrower", "House" of households.
func likelyTarget(targets []target, t *schema.Table, c *schema.Column, p *profile,
	refers func(target) bool) (best *target, probability float64) {
	parts := names.Split(c.Name)
	if !mayNumberRows(t, c, parts) {
		return nil, 0
	}
	isPerson := slices.ContainsFunc(parts, func(w string) bool { return personNames[w] }) // "persons" are counted
	for _, to := range targets {
		covered := float64(c.Distinct) / float64(max(1, to.table.Rows))
		if to.table == t || to.isTitle || covered < .3 || !isPerson && !to.beginsLike(parts) && !to.beginsHigh() ||
			!mayHoldKeys(c, p, to.key) || !refers(to) {
			continue
		}
		if best != nil {
			return nil, 0
		}
		best = &to
	}
	switch {
	case best == nil:
		return nil, 0
	case best.table.Title() == nil:
		return best, .8
	case isPerson || best.beginsLike(parts):
		return best, .95
	}
	return best, .92
}

// mayNumberRows reports whether a column of integers may hold the numbers of another table's rows.
func mayNumberRows(t *schema.Table, c *schema.Column, name []string) bool {
	const few = 5
	isQuantity := c.Role == schema.Money || c.Unit != "" || containsName(name, quantityNames) ||
		containsName(name, timeNames)
	return c.Type == schema.Integer && c.Distinct >= few && c.Distinct != t.Rows && !isQuantity &&
		!slices.Equal(t.Key, []string{c.Name})
}

// beginsLike reports whether the table's name begins with one of some words: households with "house".
func (to target) beginsLike(parts []string) bool {
	return slices.ContainsFunc(parts, func(w string) bool { return len(w) >= 4 && strings.HasPrefix(to.tableName, w) })
}

// beginsHigh reports whether the key counts up from a number that other columns hold only by a rare chance, and is no
// year.
func (to target) beginsHigh() bool {
	const high = 100
	low, err := strconv.Atoi(to.key.Min)
	top, failed := strconv.Atoi(to.key.Max)
	return err == nil && failed == nil && low >= high && (low < 1800 || top >= 2101) && int64(top-low) < 2*to.table.Rows
}

// Words in names of columns that number people, and of those that count something of them.
var (
	personNames = text.Set("borrower holder owner member customer cust client buyer seller driver rider patient tenant " +
		"guest student pupil teacher employee worker agent author artist user player supplier vendor donor doctor vet " +
		"nurse mechanic technician fitter reporter manager supervisor sponsor reader renter lender applicant visitor " +
		"passenger pilot captain coach contact person parent child keeper grower payer sender recipient host trainer")
	quantityNames = text.Set("count total quantity qty age rating score hours days minutes years price fee cost amount " +
		"per share percent rate size weight height capacity number")
)

// bestNamed returns the target that a column's name points to most clearly, among those that all its values refer to,
// or nil.
func bestNamed(targets []target, t *schema.Table, c *schema.Column, p *profile,
	refers func(target) bool) (best *target) {
	bestScore, name := 0, foldName(c.Name)
	for _, to := range targets {
		if to.table == t || !mayHoldKeys(c, p, to.key) {
			continue
		}
		if score := to.nameScore(t, c, name); score > bestScore && refers(to) {
			best, bestScore = &to, score
		}
	}
	return best
}

// refersByName reports whether a column's name says that it holds keys, but not of which table: "snd_id", "listed_by".
func refersByName(c *schema.Column) bool {
	parts := names.Split(c.Name)
	return len(parts) > 1 && c.Type == schema.Integer && c.Distinct > 2 && referringWords[parts[len(parts)-1]]
}

// keyOf returns the table whose rows a key numbers according to its name: "booking_id" those of bookings. It is nil if
// there is none.
func keyOf(db *schema.Database, c *schema.Column) *schema.Table {
	parts := names.Split(c.Name)
	if len(parts) < 2 || !idNames[lastPart(parts)] {
		return nil
	}
	of := strings.Join(parts[:len(parts)-1], "")
	for _, t := range db.Tables {
		if name := foldName(t.Name); of == name || of == text.Singular(name) {
			return t
		}
	}
	return nil
}

// holdsCodes reports whether a column holds short texts that may be keys of another table, such as branch codes,
// whatever its name. Texts that consist of digits do not count, since they are as often quantities as keys.
func holdsCodes(c *schema.Column, p *profile) bool {
	const few = 2 // values that may match by chance
	return c.Type == schema.Text && c.Distinct > few && c.Words <= 1 && c.Role != schema.Title &&
		p.matchShare(reDigits) < 1
}

var referringWords = text.Set("id by to from")

// soleTarget returns the only target that plausibly contains the column's values: all of them occur in it, and they
// cover a far greater share of its keys than of any other table's.
func soleTarget(targets []target, t *schema.Table, c *schema.Column, p *profile,
	refers func(target) bool) (best *target) {
	if len(t.Key) == 1 && t.Key[0] == c.Name || c.Distinct == t.Rows {
		return nil
	}
	coverage, second := 0.0, 0.0 // the two largest shares of a key's values that occur in the column
	for _, to := range targets {
		// A table that refers to itself has root rows without a reference.
		if to.table == t && c.Nulls == 0 || c.Distinct > to.table.Rows || holdsCodes(c, p) && to.isTitle ||
			!mayHoldKeys(c, p, to.key) || !refers(to) {
			continue
		}
		if share := float64(c.Distinct) / float64(max(1, to.table.Rows)); share > coverage {
			best, coverage, second = &to, share, coverage
		} else {
			second = max(second, share)
		}
	}
	if second > coverage/3 {
		return nil // ambiguous
	}
	return best
}

// target is a table that other tables may refer to, with its names as they appear in column names.
type target struct {
	table     *schema.Table
	key       *schema.Column
	keyName   string
	isGeneric bool // the key's name says only that it is a key: "id"
	tableName string
	lastWord  string
	initials  string
	isTitle   bool // the key is the title column, by which spreadsheets without identifiers refer to rows
}

func referenceTargets(db *schema.Database) []target {
	var out []target
	for _, t := range db.Tables {
		parts := names.Split(t.Name)
		if len(parts) == 0 {
			continue
		}
		key, title := keyColumn(db, t), nameColumn(t)
		for i, c := range []*schema.Column{key, title} {
			if isTitle := i == 1; c != nil && !(isTitle && title == key) {
				name := foldName(c.Name)
				out = append(out, target{table: t, key: c, keyName: name, isGeneric: idNames[name],
					tableName: foldName(t.Name), lastWord: lastPart(parts), initials: initials(parts), isTitle: isTitle})
			}
		}
	}
	return out
}

// reference returns the reference of a column to the target.
func (to *target) reference(t *schema.Table, c *schema.Column) schema.ForeignKey {
	return schema.ForeignKey{Table: t.Name, Column: c.Name, RefTable: to.table.Name, RefColumn: to.key.Name,
		Inferred: true}
}

// nameColumn returns the text column that identifies a table's rows, or nil.
func nameColumn(t *schema.Table) *schema.Column {
	var out *schema.Column
	for _, c := range t.Columns {
		unique := c.Nulls == 0 && t.Rows > 1 && c.Distinct == t.Rows
		if !unique || c.Type != schema.Text || c.List || c.Words > schema.NoteWords {
			continue
		}
		if c.Role == schema.Title {
			return c
		}
		if out == nil {
			out = c
		}
	}
	return out
}

// keyColumn returns the column that other tables refer to: the single-column primary key, else a unique column named
// like a key or like a column of another table.
func keyColumn(db *schema.Database, t *schema.Table) *schema.Column {
	if len(t.Key) == 1 {
		return t.Column(t.Key[0])
	}
	if len(t.Key) > 1 {
		return nil
	}
	for _, c := range t.Columns {
		parts := names.Split(c.Name)
		unique := t.Rows > 0 && c.Nulls == 0 && c.Distinct == t.Rows && !c.List
		if unique && len(parts) > 0 && (idNames[parts[len(parts)-1]] || len(parts) > 1 && inOtherTable(db, t, c.Name)) {
			return c
		}
	}
	return nil
}

// inOtherTable reports whether another table has a column with the same name.
func inOtherTable(db *schema.Database, t *schema.Table, column string) bool {
	return slices.ContainsFunc(db.Tables, func(o *schema.Table) bool { return o != t && o.Column(column) != nil })
}

// mayHoldKeys reports whether a column's values can be those of a key: the same type, or numbers written as text.
func mayHoldKeys(c *schema.Column, p *profile, key *schema.Column) bool {
	return c.Type == key.Type || c.Type.Number() && key.Type.Number() || c.Type == schema.Text &&
		key.Type == schema.Integer && p.matchShare(reDigits) == 1
}

var reDigits = regexp.MustCompile(`^-?\d+$`)

// nameScore returns how clearly a column's name refers to the table's key, from 6 (most clearly) to 0 (not at all). The
// argument column is the folded name.
func (to target) nameScore(t *schema.Table, c *schema.Column, column string) int {
	if to.isTitle {
		return to.titleNameScore(c, column)
	}
	for _, f := range []string{to.tableName, text.Singular(to.tableName)} {
		if column == f+"id" || column == f+"key" || column == f+"code" || column == f+"no" || column == f+to.keyName {
			return 6
		}
	}
	if len(t.Key) == 1 && t.Key[0] == c.Name {
		return 0 // two tables have the same key, so it is not certain which one refers to the other
	}
	if column == to.keyName && !to.isGeneric {
		return 5
	}
	for _, f := range []string{to.lastWord, text.Singular(to.lastWord)} {
		if column == f+"id" || column == f+to.keyName {
			return 4
		}
	}
	if !to.isGeneric && strings.HasSuffix(column, to.keyName) && len(to.keyName) > 3 {
		return 4
	}
	if column == to.tableName || column == text.Singular(to.tableName) {
		return 3
	}
	return to.looseNameScore(c, column)
}

// looseNameScore returns nameScore for names with additional words, or with only initials of the table's name.
func (to target) looseNameScore(c *schema.Column, column string) int {
	parts := names.Split(c.Name)
	n := len(parts)
	switch {
	case n > 2 && idNames[parts[n-1]] && text.Singular(parts[n-2]) == text.Singular(to.lastWord):
		return 2 // caused_by_ship_id → ship
	case n > 1 && c.Type == schema.Integer && parts[n-1] == text.Singular(to.tableName):
		return 2 // winning_ship → ship; "max_ships" counts them
	case to.isGeneric && c.Type == schema.Integer &&
		(column == firstLetter(to.initials)+"id" || column == to.initials+"id"):
		return 1
	}
	return 0
}

// titleNameScore returns nameScore for references to a title column, with names such as "boat" or "from_harbour".
func (to target) titleNameScore(c *schema.Column, column string) int {
	parts := names.Split(c.Name)
	if len(parts) == 0 || c.Type != schema.Text || c.Distinct < 2 {
		return 0
	}
	last := parts[len(parts)-1]
	switch {
	case column == to.tableName, column == text.Singular(to.tableName):
		return 2
	case len(parts) > 1 && len(last) > 3 && (last == to.lastWord || last == text.Singular(to.lastWord)):
		return 1
	}
	return 0
}

func firstLetter(s string) string {
	_, n := utf8.DecodeRuneInString(s)
	return s[:n]
}

func initials(parts []string) string {
	var b strings.Builder
	for _, p := range parts {
		b.WriteString(firstLetter(p))
	}
	return b.String()
}

// foldName returns a name in lower case without separators.
func foldName(name string) string { return strings.Join(names.Split(name), "") }
