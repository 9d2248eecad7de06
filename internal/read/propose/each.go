package propose

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// rivalAlias is the alias of the rows with which a row is compared.
const rivalAlias = "other"

// proposeBestOfEach proposes the rows with the highest or lowest value in their group: "the best paid in each
// department".
func (g *generator) proposeBestOfEach(s *conditionSet) {
	mask := g.q.WithSense(cue.PerGroup)
	if mask == 0 || !g.hasSuperlative() {
		return
	}
	for _, k := range g.keys[:min(3, len(g.keys))] {
		for i := range g.measures[:min(4, len(g.measures))] {
			m := &g.measures[i]
			by := g.groupColumn(m.table, k)
			own, ok := rivalConditions(m.table, s)
			if by == nil || !ok || m.Calc != nil || k.columns[0] == m.columns[0] ||
				slices.Contains(m.table.TitleColumns, k.columns[0]) {
				continue
			}
			for _, most := range []bool{true, false} {
				g.proposeBestWithin(k, m, by, s, own, most, mask)
			}
		}
	}
}

// groupColumn returns the column of a table that tells to which group of a key each row belongs, or nil.
func (g *generator) groupColumn(t *link.Table, k key) *link.Column {
	if k.part != "" || len(k.columns) == 0 {
		return nil
	}
	if k.columns[0].Table == t {
		if k.columns[0].Unique || k.table != nil {
			return nil
		}
		return k.columns[0]
	}
	path := g.q.Path(t, k.columns[0].Table)
	if len(path) != 1 || path[0].IsToMany() || k.table == nil && !k.columns[0].Unique {
		return nil
	}
	return path[0].Left
}

// rivalConditions returns a set's conditions, applied to the rows with which a row is compared; ok is false if they
// involve other tables.
func rivalConditions(t *link.Table, s *conditionSet) (out []query.Condition, ok bool) {
	for _, a := range s.atoms {
		for _, c := range a.Where {
			if a.Table != t || c.Sub != nil || c.Item.Calc != nil || c.Other != nil {
				return nil, false
			}
			c.Item.Column.Table = rivalAlias
			out = append(out, c)
		}
		if len(a.Where) == 0 {
			return nil, false
		}
	}
	return out, true
}

func (g *generator) proposeBestWithin(k key, m *measure, by *link.Column, s *conditionSet, own []query.Condition,
	most bool,
	mask link.Mask) {
	t := m.table
	ofRival := func(c query.Column) query.Column { c.Table = rivalAlias; return c }
	best, group := m.Item, query.Item{Column: by.Ref()}
	best.Column, best.Agg = ofRival(best.Column), query.Min
	if most {
		best.Agg = query.Max
	}
	sub := &query.Query{Select: []query.Item{best},
		From: query.From{Tables: []string{rivalAlias}, Alias: map[string]string{rivalAlias: t.Name}},
		Where: append([]query.Condition{{Item: query.Item{Column: ofRival(by.Ref())}, Op: query.Equal, Other: &group}},
			own...)}
	p := s.newPlan("best of each"+direction(most), t)
	p.where = append(slices.Clone(s.atoms), &link.Atom{Op: "best", Table: t, Column: m.columns[0], Mask: mask, Cue: m.used,
		Match: "best", Where: []query.Condition{{Item: m.Item, Op: query.Equal, Sub: sub}}})
	parts := []uint16{g.measurePart("order"+direction(most), m), g.shapePart("order" + direction(most)), g.keyPart(k)}
	used := m.used | g.keyTokens(k) | mask
	p.show = append(k.items(), nameItems(t)...)
	g.addReading(p, used, parts...)
	p.shape += " shown"
	p.show = append(p.show[:len(p.show):len(p.show)], m.item)
	g.addReading(p, used, parts...)
}
