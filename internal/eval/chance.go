package eval

import (
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// statement summarises a gold statement, to detect readings with the right result by coincidence, such as "who came
// last?" read as the heaviest rower.
type statement struct {
	mentions map[string]bool // all columns it mentions, in lower case
	needs    map[string]bool // those that determine its result
	values   []string        // the words it compares with, in lower case
	wide     int
}

var (
	inName   = regexp.MustCompile(`"[^"]+"|` + "`[^`]+`" + `|\[[^\]]+\]|[\p{L}_][\p{L}\p{N}_]*`)
	inFigure = regexp.MustCompile(`(?i)\b(sum|avg|min|max|count)\s*\([^()]*(\([^()]*\)[^()]*)*\)`)
	inText   = regexp.MustCompile(`'[^']*'`)
	inFrom   = regexp.MustCompile(`(?i)\sfrom\s`)
)

// statement parses SQL of either dialect.
func (b *spiderBase) statement(sql string, wide int) statement {
	values := wordsIn(sql)
	sql = inText.ReplaceAllString(sql, "''")
	head, rest := sql, ""
	if at := inFrom.FindStringIndex(sql); at != nil {
		head, rest = sql[:at[0]], sql[at[0]:]
	}
	return statement{b.columnsIn(sql), b.columnsIn(rest + " " + strings.Join(inFigure.FindAllString(head, -1), " ")),
		values, wide}
}

// wordsIn returns a statement's string literals that are words, except names and formats of dates, in lower case.
func wordsIn(sql string) []string {
	var out []string
	for _, v := range inText.FindAllString(sql, -1) {
		v = strings.ToLower(strings.Trim(v, "'%"))
		if len(v) > 1 && strings.Trim(v, "abcdefghijklmnopqrstuvwxyz -") == "" && !calendar[v] {
			out = append(out, v)
		}
	}
	return out
}

// calendar are words for comparing dates, which may be done by numbers as well.
var calendar = func() map[string]bool {
	out := map[string]bool{"fmmonth": true, "fmday": true, "yyyy": true, "yyyy-mm": true, "yyyy-mm-dd": true, "now": true}
	for name := range ordinal {
		out[strings.ToLower(name)] = true
	}
	return out
}()

// columnsIn returns the columns named in a text, except keys: keys of different tables are equivalent.
func (b *spiderBase) columnsIn(sql string) map[string]bool {
	out := map[string]bool{}
	for _, name := range inName.FindAllString(sql, -1) {
		if name = strings.ToLower(strings.Trim(name, "\"`[]")); b.plainColumn(name) {
			out[name] = true
		}
	}
	return out
}

// plainColumn reports whether a name is that of a column that is neither a primary nor a foreign key.
func (b *spiderBase) plainColumn(name string) bool {
	found := false
	for _, t := range b.schema.Tables {
		for _, c := range t.Columns {
			if strings.EqualFold(c.Name, name) {
				if slices.Contains(t.Key, c.Name) {
					return false
				}
				found = true
			}
		}
	}
	return found && !slices.ContainsFunc(b.schema.ForeignKeys, func(k schema.ForeignKey) bool {
		return strings.EqualFold(k.Column, name)
	})
}

// chance reports whether a reading has the right result by coincidence: every gold statement uses other columns or
// fewer figures.
func (p posed) chance(q *query.Query) bool {
	if len(p.golds) == 0 {
		return false
	}
	is := p.base.statement(q.SUQL(), len(q.Select))
	row := func(it query.Item) bool { return it.Agg == query.None }
	figures := len(q.GroupBy) == 0 && !slices.ContainsFunc(q.Select, row)
	return !slices.ContainsFunc(p.golds, func(gold statement) bool {
		return within(is.needs, gold.mentions) && within(gold.needs, is.mentions) && is.compares(gold) &&
			(!figures || is.wide <= gold.wide)
	})
}

// compares reports whether all values of a statement occur in another, in whole or in part.
func (s *statement) compares(other statement) bool {
	return !slices.ContainsFunc(s.values, func(v string) bool {
		return !slices.ContainsFunc(other.values, func(o string) bool {
			return strings.Contains(o, v) || strings.Contains(v, o)
		})
	})
}

// within reports whether a set contains another.
func within(some, all map[string]bool) bool {
	for x := range some {
		if !all[x] {
			return false
		}
	}
	return true
}
