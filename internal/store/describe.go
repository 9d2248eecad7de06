package store

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/doubt"
	"github.com/ask-surely/surely/internal/store/ingest"
	"github.com/ask-surely/surely/internal/store/values"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

// maxRowsRead is the maximum number of rows read from one table; of a larger table, every n-th row is read.
const maxRowsRead = 2_000_000

// describe reads a database's catalogue and rows, infers its schema and indexes its values.
func describe(ctx context.Context, in inspector, name string, dialect schema.Dialect, said *decisions,
	report func(Progress)) (_ description, err error) {
	defer func() { err = wrapError("describe "+name, err) }()
	shapes, keys, err := in.shapes(ctx)
	if err != nil {
		return description{}, err
	}
	db := &schema.Database{Name: name, Dialect: dialect, ForeignKeys: keys}
	skipTable := func(s *shape, reason error) {
		db.Warnings = append(db.Warnings, fmt.Sprintf("%s was skipped: %v", s.name, reason))
	}
	index := values.NewBuilder()
	var total, done int64
	reader := newNameReader(shapes)
	for _, s := range shapes {
		s.step = max(s.step, 1)
		total += s.rows / s.step
	}
	reportThrottled := throttleProgress(report)
	var all [][]*profile
	computed := map[string]bool{}
	for _, s := range shapes {
		if s.failed != nil {
			skipTable(s, s.failed)
			continue
		}
		var ps []*profile
		err := runBounded(ctx, in, s.computed, func(ctx context.Context) (err error) {
			ps, err = profiles(ctx, in, s, func(rows int64) {
				reportThrottled(Progress{Doing: "reading " + name, Done: float64(done+rows) / float64(max(total, 1))})
			})
			return err
		})
		if err != nil && s.computed && ctx.Err() == nil {
			skipTable(s, err)
			continue
		}
		if err != nil {
			return description{}, err
		}
		done += s.rows / s.step
		t, doubts := describeTable(s, ps, dialect, said, referringColumns(keys, s.name), reader)
		db.Doubts = append(db.Doubts, doubts...)
		db.Tables = append(db.Tables, t)
		computed[s.name] = s.computed
		all = append(all, ps)
		addValues(index, t, ps, s.step)
		for _, p := range ps {
			// no longer needed; a large database would not fit in memory otherwise
			p.distinct, p.firstTexts, p.firstNumbers = nil, nil, nil
		}
	}
	inferred, doubts, err := inferForeignKeys(ctx, func(ctx context.Context, fk schema.ForeignKey) (ok bool, err error) {
		isComputed := computed[fk.Table] || computed[fk.RefTable]
		err = runBounded(ctx, in, isComputed, func(ctx context.Context) error {
			ok, err = in.isContained(ctx, fk)
			return err
		})
		if isComputed { // a reference that cannot be checked is not assumed
			return ok && err == nil, ctx.Err()
		}
		return ok, err
	}, db, all)
	if err != nil {
		return description{}, err
	}
	db.ForeignKeys = append(db.ForeignKeys, inferred...)
	for _, fk := range inferred {
		if c := db.Table(fk.Table).Column(fk.Column); c.Type == schema.Integer && c.Role == schema.Plain {
			c.Role = schema.Identifier
		}
	}
	db.Doubts = append(db.Doubts, doubts...)
	doubt.Sort(db.Doubts)
	return description{db, index.Build()}, nil
}

// computedTimeout limits the time for reading a view or generated columns, which may loop or take a minute per row.
var computedTimeout = 5 * time.Second // tests shorten it

// allComputedTimeout limits the time for reading everything that is computed in a visitor's file.
var allComputedTimeout = 10 * time.Second // tests shorten it

// runBounded runs work, for at most computedTimeout if it reads something computed. For stored tables, the limit on
// rows bounds the time.
func runBounded(ctx context.Context, in inspector, isComputed bool, work func(context.Context) error) error {
	if !isComputed {
		return work(ctx)
	}
	return in.withTimeLimit(ctx, computedTimeout, work)
}

var errSlow = errors.New("reading it took too long")

// throttleProgress returns a function that calls report at most once a second, starting after the first second.
func throttleProgress(report func(Progress)) func(Progress) {
	last := time.Now()
	return func(p Progress) {
		if now := time.Now(); now.Sub(last) >= time.Second {
			last = now
			report(p)
		}
	}
}

// referringColumns returns the set of columns of a table that have foreign keys.
func referringColumns(keys []schema.ForeignKey, table string) map[string]bool {
	out := map[string]bool{}
	for _, k := range keys {
		if k.Table == table {
			out[k.Column] = true
		}
	}
	return out
}

func describeTable(s *shape, ps []*profile, dialect schema.Dialect, said *decisions, references map[string]bool,
	reader *names.Reader) (t *schema.Table, doubts []*schema.Doubt) {
	t = &schema.Table{Name: s.name, Schema: s.schema, Label: reader.Show(s.name), Description: s.comment,
		Ordered: s.ordered, Key: s.key, Rows: s.rows, Reads: s.reads}
	if full := reader.Read(s.name); full != t.Label {
		t.Full = full
	}
	for i, p := range ps {
		var tidied columnExpr
		if name := s.columns[i].name; !references[name] && !slices.Contains(s.key, name) {
			tidied = p.tidy(dialect, s.name, said.column(s.name, name))
			if p.blanks > 0 && !tidied.boolean && !p.column.list && p.column.expr == "" && p.column.native == "" {
				tidied.expr = p.withoutBlanks(tidied.expr, dialect)
			}
		}
		c := describeColumn(s, s.columns[i], p, dialect, references, reader)
		if tidied.expr != "" {
			c.Expr, c.List, c.Spelled = tidied.expr, p.column.list, tidied.spellings
		}
		doubts = append(doubts, tidied.doubts...)
		t.Columns = append(t.Columns, c)
	}
	fixMinutes(t)
	spellOutLetters(t)
	for _, c := range t.Columns {
		if c.Full == c.Label {
			c.Full = ""
		}
	}
	compareDates(t, ps)
	for i, c := range t.Columns {
		if c.Role != schema.Plain || c.Type != schema.Integer {
			continue
		}
		if numbersRows(t, c) {
			c.Role = schema.Identifier
		} else if ps[i].countsRows() {
			c.Role = schema.Identifier
			doubts = append(doubts, doubt.OfNumber(t.Name, c.Name, t.Rows))
		}
	}
	chooseTitle(t, ps)
	return t, append(doubts, unnamedDoubts(t, ps)...)
}

// numbersRows reports whether a column of integers identifies the rows and is named after them: "session" in sessions,
// but not "year" in years.
func numbersRows(t *schema.Table, c *schema.Column) bool {
	if low, err := strconv.Atoi(c.Min); err == nil && low >= 1000 && low < 2200 {
		return false
	}
	rows, name := names.Split(t.Name), names.Split(c.Name)
	return t.Rows > 1 && c.Distinct == t.Rows && len(name) == 1 && name[0] == text.Singular(lastPart(rows))
}

// describeColumn infers a column's description from its declaration and its profile.
func describeColumn(s *shape, shape columnShape, p *profile, dialect schema.Dialect,
	references map[string]bool, reader *names.Reader) *schema.Column {
	typ, list := p.typeOf(dialect)
	typ = cmp.Or(typ, schema.Text)
	key := len(s.key) == 1 && s.key[0] == shape.name
	c := &schema.Column{
		Name: shape.name, Description: shape.comment,
		Unit: shape.unit, Type: typ, List: list, Native: shape.native, Expr: shape.expr, From: shape.from,
		NotNull: (shape.notNull || key) && p.nulls == 0, Unique: shape.unique,
		Role: p.role(typ, list, key || references[shape.name]), Distinct: p.distinctCount(s.step), Nulls: p.nulls * s.step,
		Samples: p.samples, Search: shape.search,
	}
	baseName := shape.name
	if typ.Number() && c.Unit == "" {
		if name, unit := ingest.SplitUnit(shape.name); unit != "" {
			baseName, c.Unit = name, unit
			if c.Role == schema.Plain {
				c.Role = schema.Money
			}
		} else if name, unit := splitMeasureUnit(shape.name); unit != "" {
			baseName, c.Unit = name, unit
		}
	}
	c.Label, c.Full = columnLabel(reader.Show, s.name, baseName), columnLabel(reader.Read, s.name, baseName)
	switch typ {
	case schema.Numeric:
		c.Scale = shape.scale
	case schema.Boolean:
		for i, v := range c.Samples { // SQLite stores booleans as numbers
			c.Samples[i] = cmp.Or(map[string]string{"1": "true", "0": "false"}[v], v)
		}
	case schema.Text:
		c.Words = p.meanWords()
	}
	if !list {
		c.Distinct = min(c.Distinct, s.rows)
		c.Min, c.Max = p.extremes(typ)
	}
	unit := ""
	c.Numbers, unit = p.numberRange(typ, list, c.Role)
	c.Unit = cmp.Or(c.Unit, unit)
	if c.Role == schema.DateText {
		c.Dates = p.dateFormat()
		if p.allMatch(reISODate) || p.allMatch(reISOTimestamp) {
			c.Min, c.Max = p.bounds()
		}
	}
	if c.Role == schema.Enumeration {
		c.Values = p.counts(200)
		for j := range c.Values {
			c.Values[j].Count *= s.step
		}
	}
	return c
}

// fixMinutes labels a "min" at the end of a numeric column's name as minutes or, if another name ends in "max", as the
// minimum.
func fixMinutes(t *schema.Table) {
	endsIn := func(c *schema.Column, with string) bool {
		parts := names.Split(c.Name)
		return len(parts) > 1 && parts[len(parts)-1] == with
	}
	label := "minutes"
	if slices.ContainsFunc(t.Columns, func(c *schema.Column) bool { return endsIn(c, "max") }) {
		label = "minimum"
	}
	for _, c := range t.Columns {
		if c.Type.Number() && endsIn(c, "min") {
			for _, name := range []*string{&c.Label, &c.Full} {
				words := strings.Fields(*name)
				*name = strings.Join(append(words[:len(words)-1], label), " ")
			}
		}
	}
}

// extremes returns the smallest and largest value of an ordered type, as texts.
func (p *profile) extremes(typ schema.Type) (lowest, highest string) {
	switch {
	case typ.Number() && p.integers+p.reals > 0:
		return numberText(p.lowest), numberText(p.highest)
	case typ == schema.Date || typ == schema.Timestamp || typ == schema.Time,
		typ == schema.Text && p.allMatch(reClock):
		return p.bounds()
	}
	return "", ""
}

// bounds returns the alphabetically first and last of the stored texts.
func (p *profile) bounds() (first, last string) {
	for v := range p.distinct {
		if v == "" {
			continue
		}
		if first == "" || v < first {
			first = v
		}
		last = max(last, v)
	}
	return first, last
}

// addValues indexes the values that people may mention: all except running text and identifiers without letters.
func addValues(index *values.Builder, t *schema.Table, ps []*profile, step int64) {
	for i, p := range ps {
		c := t.Columns[i]
		if c.Words > schema.NoteWords && (c.Role == schema.FreeText || p.manyText) {
			continue
		}
		ref := index.Column(t.Name, c.Name)
		for v, n := range p.distinct {
			if strings.TrimSpace(v) != "" && len(v) <= 200 {
				index.Add(ref, v, n*step)
			}
		}
		if c.Type != schema.Boolean {
			for value, spellings := range c.Spelled { // people may write any of them; Lookup returns the value
				for _, v := range spellings {
					if v != value {
						index.Add(ref, v, p.distinct[value]*step)
					}
				}
			}
		}
		if c.Role == schema.Identifier && c.Unique {
			continue
		}
		for f, n := range p.numbers {
			index.Add(ref, numberText(f), n*step)
		}
	}
}
