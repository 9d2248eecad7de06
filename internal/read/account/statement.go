package account

import (
	"math"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/internal/words/when"
)

// statement is a query's SQL, prepared for looking up what a question mentions.
type statement struct {
	literals       []string // folded
	sql            string   // without literals, lower case
	names          string   // the same, folded
	words          map[string]bool
	numbers        []float64
	days           []time.Time    // literals that are dates
	columns        []*link.Column // used in it
	bounds         []comparison   // comparisons of columns with numbers
	equalTexts     []string       // literals after "=", except in what the statement denies
	affirmed       []*link.Column // yes/no columns that are to be yes
	columnCount    int            // number of columns shown
	shown          []*link.Column // columns shown as they are, or a part of them
	showsPart      bool           // it shows a part of dates
	isWritten      bool           // its SQL was written by a model
	separatesSides bool           // it keeps compared things apart
	ranksRows      bool           // it compares rows with others of their table
	isUniversal    bool           // it says whether something is so of all rows
	mayShowPeople  bool           // it shows a column that is neither a date nor a measure
	mayShowTimes   bool           // it shows a column that is a date or a number
	sizeOrder      int            // 1: the greatest amounts come first; -1: the smallest; 0: neither
}

var (
	reLiteral       = regexp.MustCompile(`'((?:[^']|'')*)'`)
	reEquals        = regexp.MustCompile(`[^<>!]= '((?:[^']|'')*)'`)
	reNumber        = regexp.MustCompile(`\d+(?:\.\d+)?`)
	reWord          = regexp.MustCompile(`[\p{L}_][\p{L}\p{N}_]*`)
	reBound         = regexp.MustCompile(`[<>]|between`)
	reNumberToken   = regexp.MustCompile(`(^|[^\p{L}\p{N}_.])(\d+(?:\.\d+)?)`)
	reDenied        = regexp.MustCompile(`<>|!=|\bnot\b|is null|\bexcept\b|= 0\b|= false|is false|< 1\b`)
	reNegativeValue = regexp.MustCompile(`^(no|un|in|non|never|none|without|f|false|0|n)`)
)

// comparison is a column that is compared with a number.
type comparison struct {
	column *link.Column
	number float64
}

// readStatement prepares a query's SQL for look-ups.
func readStatement(q *query.Query, cat *link.Catalog) *statement {
	sql := q.SUQL()
	s := &statement{words: map[string]bool{}, isWritten: len(q.Written) > 0, columnCount: len(q.Select),
		separatesSides: len(q.Written) > 0 || comparesSides(q), mayShowPeople: len(q.Written) > 0,
		mayShowTimes: len(q.Written) > 0, ranksRows: slices.ContainsFunc(q.Where, ranksRows)}
	s.readColumns(q, cat)
	s.sizeOrder = sizeOrder(q, cat)
	for _, c := range q.Where {
		col := cat.ColumnIn(q.From, c.Item.Column)
		if col != nil && c.Op == query.Equal && isYes(col, c.Values) {
			s.affirmed = append(s.affirmed, col)
		}
		for _, v := range c.Values {
			if v.Number && col != nil {
				s.bounds = append(s.bounds, comparison{col, parseNumber(v.Text)})
			}
		}
	}
	for _, m := range reEquals.FindAllStringSubmatch(withoutDenied(q).SUQL(), -1) {
		s.equalTexts = append(s.equalTexts, text.Fold(strings.ReplaceAll(m[1], "''", "'")))
	}
	for _, m := range reLiteral.FindAllStringSubmatch(sql, -1) {
		literal := strings.ReplaceAll(m[1], "''", "'")
		s.literals = append(s.literals, text.Fold(literal))
		for _, n := range reNumber.FindAllString(literal, -1) {
			s.numbers = append(s.numbers, parseNumber(n))
		}
		for layout, size := range map[string]int{time.DateOnly: 10, "2006-01": 7} {
			if d, err := time.Parse(layout, literal[:min(len(literal), size)]); err == nil {
				s.days = append(s.days, d)
			}
		}
	}
	s.sql = strings.ToLower(reLiteral.ReplaceAllString(sql, "''"))
	s.names = text.Fold(strings.ReplaceAll(s.sql, "_", " "))
	for _, w := range reWord.FindAllString(s.sql, -1) {
		s.words[w] = true
	}
	for _, m := range reNumberToken.FindAllStringSubmatch(s.sql, -1) {
		s.numbers = append(s.numbers, parseNumber(m[2]))
	}
	for _, c := range cat.Columns {
		if s.words[strings.ToLower(c.Name)] || strings.Contains(s.sql, `"`+strings.ToLower(c.Name)+`"`) {
			s.columns = append(s.columns, c)
		}
	}
	return s
}

// withoutDenied returns a query without the rows that it excludes: guests without a private lesson need none.
func withoutDenied(q *query.Query) *query.Query {
	isDenied := func(c query.Condition) bool { return c.Op == query.NotIn && c.Sub != nil }
	if q.Set != query.Except && !slices.ContainsFunc(q.Where, isDenied) {
		return q
	}
	out := q.Clone()
	out.Where = slices.DeleteFunc(out.Where, isDenied)
	if out.Set == query.Except {
		out.Set, out.Right = query.NoSet, nil
	}
	return out
}

// readColumns determines what the statement shows.
func (s *statement) readColumns(q *query.Query, cat *link.Catalog) {
	for _, it := range q.Select {
		c := cat.ColumnIn(q.From, it.Column)
		s.isUniversal = s.isUniversal || it.Calc.IsUniversal()
		all := it.Agg == query.None && it.Column.Name == "*"
		if all {
			s.columnCount++
		}
		if c != nil && it.Agg == query.None {
			s.shown, s.showsPart = append(s.shown, c), s.showsPart || it.Column.Part != ""
		}
		s.mayShowPeople = s.mayShowPeople || all || c != nil && c.Kind != link.Temporal && !c.IsMeasure()
		s.mayShowTimes = s.mayShowTimes || all || it.Calc != nil ||
			c != nil && (c.Kind == link.Temporal || c.Kind == link.Number)
	}
}

// sizeOrder returns 1 if a query's first rows have the greatest amounts of a column, -1 if they have the smallest, and
// 0 if it orders by something else, such as dates.
func sizeOrder(q *query.Query, cat *link.Catalog) int {
	by, greatestFirst := query.Item{}, false
	switch {
	case len(q.OrderBy) > 0:
		by, greatestFirst = q.OrderBy[0].Item, q.OrderBy[0].Desc
	case len(q.Select) == 1 && (q.Select[0].Agg == query.Max || q.Select[0].Agg == query.Min):
		by, greatestFirst = q.Select[0], q.Select[0].Agg == query.Max
	}
	if c := cat.ColumnIn(q.From, by.Column); c == nil || c.Kind != link.Number || by.Calc != nil || by.Agg == query.Count {
		return 0
	}
	if greatestFirst {
		return 1
	}
	return -1
}

// has reports whether a word is part of the statement, outside literals.
func (s *statement) has(word string) bool { return s.words[word] }

// mentions reports whether a literal or a name contains a phrase.
func (s *statement) mentions(phrase string) bool {
	if phrase == "" {
		return true
	}
	in := func(l string) bool { return strings.Contains(" "+l+" ", " "+phrase+" ") }
	return slices.ContainsFunc(s.literals, func(l string) bool {
		return in(l) || len(phrase) > 3 && strings.Contains(l, phrase)
	}) || len(phrase) > 2 && in(s.names)
}

var reClock = regexp.MustCompile(`^(\d\d) \d\d$`) // folded

// hasHour reports whether the statement has a time of day at one of some hours, or compares an hour with one of them.
func (s *statement) hasHour(hours []float64) bool {
	isMeant := func(hour float64) bool { return slices.Contains(hours, hour) }
	return s.has("hour") && slices.ContainsFunc(s.numbers, isMeant) ||
		slices.ContainsFunc(s.literals, func(l string) bool {
			m := reClock.FindStringSubmatch(l)
			return m != nil && isMeant(parseNumber(m[1]))
		})
}

// hasTimeOfDay reports whether the statement is about times of day.
func (s *statement) hasTimeOfDay() bool {
	return s.has("hour") || slices.ContainsFunc(s.literals, reClock.MatchString)
}

// hasTable reports whether the statement has a table, or a column named after it, such as a foreign key.
func (s *statement) hasTable(t *link.Table) bool {
	stems := map[string]bool{}
	for w := range strings.FieldsSeq(s.names) {
		stems[text.Stem(w)] = true
	}
	return s.has(strings.ToLower(t.Name)) || slices.ContainsFunc(t.Names, func(n link.Name) bool {
		return !slices.ContainsFunc(n.Stem, func(stem string) bool { return !stems[stem] })
	})
}

// hasBound reports whether the statement compares anything with <, > or BETWEEN, not counting a test for whether there
// are any rows.
func (s *statement) hasBound() bool { return reBound.MatchString(notBounds.Replace(s.sql)) }

var notBounds = strings.NewReplacer("<>", "", "count(*) > 0", "")

// comparesByOrder reports whether the statement orders anything, or compares it with <, >, BETWEEN and the like.
func (s *statement) comparesByOrder() bool {
	return s.hasBound() || s.has("order") || s.has("max") || s.has("min") ||
		s.has("between") || s.has("greatest") || s.has("abs")
}

// comparesAmounts is comparesByOrder without bounds on dates, which do not compare amounts.
func (s *statement) comparesAmounts() bool {
	undated := *s
	undated.sql = reDateBound.ReplaceAllString(s.sql, "")
	return undated.comparesByOrder()
}

// reDateBound matches bounds given as literals, which are dates.
var reDateBound = regexp.MustCompile(`[<>]=? ''`)

// hasNegation reports whether the statement negates anything, or has a negative literal such as "none" or "it didn't".
func (s *statement) hasNegation() bool {
	found := reDenied.MatchString(strings.ReplaceAll(s.sql, "is not null", ""))
	return found || s.has("left") || slices.ContainsFunc(s.literals, func(l string) bool {
		return reNegativeValue.MatchString(l) || slices.ContainsFunc(strings.Fields(l),
			func(w string) bool { return denialWords[w] || len(w) > len("nt") && cue.Not.Is(w) })
	})
}

// requiresValue reports whether the statement requires a value that begins with a word.
func (s *statement) requiresValue(word string) bool {
	return word != "" && slices.ContainsFunc(s.equalTexts, func(l string) bool {
		return strings.HasPrefix(l+" ",
			word+" ")
	})
}

// isYes reports whether values are the "yes" of a yes/no column.
func isYes(c *link.Column, values []query.Value) bool {
	yes, _ := c.YesNo()
	return yes != "" && len(values) == 1 && values[0].Text == yes
}

// isOppositeOf reports whether a word says the opposite of what a column is called: "owed" of paid_on.
func isOppositeOf(word string, c *link.Column) bool {
	return slices.ContainsFunc(c.Names[0].Stem, func(stem string) bool { return cue.Opposes(word, stem) })
}

// expressesOpposite reports whether a word that is in no literal negates the name of a column used: "unpaid" and "owed"
// for paid_on.
func (s *statement) expressesOpposite(t words.Token) bool {
	return !t.Stop && !s.mentions(t.Text) && slices.ContainsFunc(s.columns, func(c *link.Column) bool {
		return isOppositeOf(t.Text, c) || slices.ContainsFunc(c.Names[0].Text,
			func(w string) bool { return len(w) > 2 && text.Opposed(t.Text, w) })
	})
}

// hasNumber reports whether a number is part of the statement, in its own unit or in another one of the same dimension.
func (s *statement) hasNumber(x float64, u text.Unit) bool {
	factors := []float64{1, .01, 100}
	if u.Dimension != "" {
		for _, other := range text.Units() {
			if other.Dimension == u.Dimension && other.Factor > 0 {
				factors = append(factors, u.Factor/other.Factor)
			}
		}
	} else {
		factors = append(factors, 1e-3, 1e-6, 1e3, 1e6)
	}
	for _, have := range s.numbers {
		if have == x-1 && s.has("offset") || have == x {
			return true
		}
		for _, f := range factors {
			if math.Abs(have-x*f) <= 1e-6*math.Abs(have) {
				return true
			}
		}
	}
	return false
}

// hasUnit reports whether the statement uses a column in a unit, or whose name has it: "price per kg".
func (s *statement) hasUnit(u text.Unit) bool {
	return u.Dimension != "" && u.Dimension != "money" && slices.ContainsFunc(s.columns, func(c *link.Column) bool {
		return c.Unit == u || slices.ContainsFunc(c.Names[0].Text, func(w string) bool { return text.Units()[w] == u })
	})
}

// hasDimension reports whether the statement uses a column in a unit of the same dimension.
func (s *statement) hasDimension(u text.Unit) bool {
	if u.Dimension == "" || u.Dimension == "time" && (s.has("age") || s.has("interval") || len(s.days) > 0) {
		return true
	}
	return slices.ContainsFunc(s.columns, func(c *link.Column) bool {
		return c.Unit.Dimension == u.Dimension ||
			c.Unit.Dimension == "" && c.Kind != link.Textual && (expressesDimension(c, u.Dimension) ||
				u.Dimension == "time") ||
			c.Kind == link.Temporal && u.Dimension == "time" || u.Dimension == "share" && c.MayHoldFractions()
	}) || u.Dimension == "share" && strings.Contains(s.sql, "100")
}

// comparesOtherUnit reports whether the statement compares a number that has a unit only with columns in other units:
// "older than ten years" does not bound a weight, and 500 g is not 500 kg.
func (s *statement) comparesOtherUnit(x float64, u text.Unit) bool {
	other := false
	for _, b := range s.bounds {
		if b.number == x && u.Dimension != "" {
			own := b.column.Unit
			if own.Dimension == "" || own.Dimension == u.Dimension && (u.Factor == 0 || own.Factor == u.Factor) {
				return false
			}
			other = true
		}
	}
	return other
}

// subtractsTimes reports whether the statement subtracts dates or times, with a result in the given unit.
func (s *statement) subtractsTimes(u text.Unit) bool {
	units := text.Units()
	return u == units["day"] && strings.Contains(s.sql, "::date - ") ||
		u == units["hour"] && strings.Contains(s.sql, "epoch from ")
}

// hasInterval reports whether the statement has both ends of an interval.
func (s *statement) hasInterval(t *when.Time) bool {
	if s.isWritten && (s.has("current_date") || s.has("now") || s.has("interval")) {
		return true // it computes dates from today
	}
	if t.OfMonth > 0 && (s.mentions(strings.ToLower(time.Month(t.OfMonth).String())) || s.hasMonth(t.OfMonth)) {
		return true
	}
	return s.boundsTime(t)
}

// boundsTime reports whether the statement has both ends of an interval as days or as numbers of years and months.
func (s *statement) boundsTime(t *when.Time) bool {
	return (t.From.IsZero() || s.boundsByDay(t.From, t.From, 1)) &&
		(t.To.IsZero() || s.boundsByDay(t.To, t.To.AddDate(0, 0, -1), 0))
}

// hasMonth reports whether the statement contains the first day of a month, in any year: after "in July 2024", "and in
// August" means August 2024.
func (s *statement) hasMonth(month int) bool {
	return slices.ContainsFunc(s.days, func(d time.Time) bool { return int(d.Month()) == month && d.Day() == 1 })
}

// boundsByDay reports whether the statement contains a bound of an interval. at is the bound, and of is the interval's
// first or last day. The statement may give the bound as at, as the day before, as the first day of of's month, or as
// numbers for the year or month; the year may also be yearSlack years later.
func (s *statement) boundsByDay(at, of time.Time, yearSlack int) bool {
	first := time.Date(of.Year(), of.Month(), 1, 0, 0, 0, 0, time.UTC)
	for _, d := range s.days {
		if d.Equal(at) || d.Equal(at.AddDate(0, 0, -1)) || d.Equal(first) {
			return true
		}
	}
	next := time.Date(at.Year(), at.Month()+1, 1, 0, 0, 0, 0, time.UTC)
	years := slices.ContainsFunc(s.columns, (*link.Column).HoldsYears)
	for _, n := range s.numbers {
		switch y := int(n); {
		case y == 100*at.Year()+int(at.Month()), at.Day() > 1 && y == 100*next.Year()+int(next.Month()),
			y == of.Year() && slices.Contains(s.numbers, float64(of.Month())),
			at.YearDay() == 1 && (y == at.Year() || y == at.Year()-1), years && (y == of.Year() || y == of.Year()+yearSlack):
			return true
		}
	}
	return false
}
