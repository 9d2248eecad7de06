package store

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/doubt"
	"github.com/ask-surely/surely/internal/words/text"
)

// notKnown are the words for a value that is not known, in columns of yes and no.
var notKnown = text.Set("n/a na unknown tbc tbd ? - none")

// flagCells are the cells of a yes/no column, by what they mean.
type flagCells struct {
	yes, no, blank []string // the most frequent first
	rows           map[string]int64
}

// flagCells returns the cells of a column that holds spellings of yes and no, or nothing but marks; ok is false for
// other columns.
func (p *profile) flagCells() (f flagCells, ok bool) {
	f.rows = p.distinct
	const most = 40
	if len(p.distinct) > most || p.manyText || p.texts < 3 {
		return f, false
	}
	for _, v := range slices.Sorted(maps.Keys(p.distinct)) {
		key := strings.ToLower(strings.TrimSpace(v))
		switch isYes, isNo := schema.Affirms(key); {
		case isYes, key == "x":
			f.yes = append(f.yes, v)
		case isNo:
			f.no = append(f.no, v)
		case notKnown[key]:
			f.blank = append(f.blank, v)
		default:
			return f, false
		}
	}
	for _, list := range [][]string{f.yes, f.no} {
		slices.SortStableFunc(list, func(a, b string) int { return cmp.Compare(f.rows[b], f.rows[a]) })
	}
	return f, len(f.yes) > 0 && (len(f.no) > 0 || p.nulls > 0)
}

// count returns the number of rows that have one of some cells.
func (f flagCells) count(cells []string) (n int64) {
	for _, v := range cells {
		n += f.rows[v]
	}
	return n
}

// readAsBoolean returns the expression that reads a column of yes and no in several spellings, or of marks, as true and
// false. Other columns with two values stay as they are.
func (p *profile) readAsBoolean(table string, said columnOverlay, dialect schema.Dialect) (out columnExpr, ok bool) {
	f, ok := p.flagCells()
	if !ok {
		return out, false
	}
	blank := p.nulls + f.count(f.blank)
	onlyMarks := len(f.no) == 0
	if blank > 0 {
		out.doubts = append(out.doubts, doubt.OfBlank(table, p.column.name, blank, onlyMarks))
	}
	means := cmp.Or(said.Blank, doubt.Unknown)
	if said.Blank == "" && onlyMarks {
		means = doubt.No
	}
	if len(f.yes)+len(f.no)+len(f.blank) == 2 && means == doubt.Unknown || onlyMarks && means == doubt.Unknown {
		return out, len(out.doubts) > 0 // one spelling of each is compared as it is
	}
	yes, no := distinctTrimmed(f.yes), distinctTrimmed(f.no)
	if len(yes)+len(no) > 2 && !onlyMarks {
		rows := f.count(f.yes) + f.count(f.no)
		out.doubts = append(out.doubts, doubt.OfYesNo(table, p.column.name, yes, no, rows))
	}
	if said.Yes != nil && slices.Contains(no, *said.Yes) {
		f.yes, f.no, yes, no = f.no, f.yes, no, yes
	}
	out.boolean, out.spellings = true, map[string][]string{"true": yes, "false": no}
	out.expr = f.expression(schema.Quoted(p.column.name), means == doubt.No, dialect)
	known := f.count(f.yes) + f.count(f.no)
	p.forgetTexts()
	p.column.typ = schema.Boolean
	if means == doubt.No {
		known, blank = known+blank, 0
	}
	p.texts, p.blanks, p.nulls, p.bools = 0, 0, blank, known
	p.addSample("true")
	p.addSample("false")
	return out, true
}

// expression reads yes as true, no as false, and what is empty or not known as NULL or, if that means no, as false.
func (f flagCells) expression(column string, blankIsNo bool, dialect schema.Dialect) string {
	yes, no, trim := "1", "0", "trim("
	if dialect == schema.Postgres {
		yes, no, trim = "true", "false", "pg_catalog.btrim("
	}
	var b strings.Builder
	b.WriteString("CASE")
	if blankIsNo {
		unknown := mapped(f.blank, query.Literal)
		b.WriteString(" WHEN coalesce(" + trim + column + "), '') IN (" +
			strings.Join(append([]string{"''"}, unknown...), ", ") + ") THEN " + no)
	}
	for _, class := range []struct {
		cells []string
		value string
	}{{f.yes, yes}, {f.no, no}} {
		if len(class.cells) > 0 {
			b.WriteString(" WHEN " + column + " IN (" + strings.Join(mapped(class.cells, query.Literal), ", ") + ") THEN " +
				class.value)
		}
	}
	return b.String() + " END"
}
