// Package rival finds parts of the data that may be meant in place of those that a reading uses, and adds readings that
// use these parts instead, so that the person can be asked which fits.
package rival

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// Vectors embeds texts by meaning; *encode.Encoder implements it.
type Vectors interface {
	// Vector returns a vector of length 1 for each text.
	Vector(ctx context.Context, texts []string) ([][]float32, error)
}

// The kinds of rivals.
const (
	rivalColumn = "columns"
	rivalTable  = "tables"
	rivalJoin   = "joins"
	rivalFigure = "aggregates"
)

// rival is a part of the data that may be meant in place of one that a reading uses: a column with its table, a table,
// or a stored figure in place of a computed one. As original or replacement, "" stands for a computed figure.
type rival struct {
	kind                           string
	original, replacement          string
	words, originalName, rivalName string  // the words behind the part, and the two names
	owner                          string  // the table's name
	contentFit                     float64 // how well the contents fit, if known
	query                          func() *query.Query
	at                             query.Column // the new column of the query
	tokens                         []int        // its tokens
	probability                    float64      // that it fits the question as well as the original
}

// Limits of the search.
const (
	maxReadingsWithRivals = 2 // number of the most probable readings that may have rivals
	// minShareOfBest is the minimum probability of a reading with rivals, as a share of that of the most probable one.
	minShareOfBest      = .3
	minRivalProbability = .6 // minimum probability of a rival
	maxRivals           = 3  // of one reading
)

// Finder finds rivals over one database.
type Finder struct {
	Schema  *schema.Database
	Prober  parse.Prober
	Vectors Vectors
	Accepts func(*query.Query) bool                         // whether the engine accepts a query
	Words   func(c query.Component, of *query.Query) string // the question's words behind a component of a query
}

// Add adds readings that fit a question as well as the most probable ones, whatever the parser thinks of them.
func (f *Finder) Add(ctx context.Context, parsed *parse.Parsed) {
	if f.Vectors == nil || len(parsed.Candidates) == 0 || parsed.Confidences != nil || f.Prober == nil {
		return
	}
	stems := map[string]bool{}
	for _, t := range parsed.Tokens {
		stems[text.Stem(t)] = true
	}
	changed := false
	for i := range min(maxReadingsWithRivals, len(parsed.Candidates)) {
		lead := parsed.Candidates[i]
		if lead.P < minShareOfBest*parsed.Candidates[0].P {
			continue
		}
		s := &search{f: f, parsed: parsed, lead: lead, stems: stems}
		s.addColumns()
		s.addTables()
		s.addJoins()
		s.addFigures()
		changed = f.add(ctx, parsed, i, s.scoreRivals(ctx)) || changed
	}
	if changed {
		parsed.Candidates = parse.Merge(parsed.Candidates, len(parsed.Candidates))
	}
}

// search searches for the rivals of one reading.
type search struct {
	f      *Finder
	parsed *parse.Parsed
	lead   parse.Candidate
	stems  map[string]bool // of the question's words
	found  []rival
}

// componentWords returns the words behind a component of the reading, without its values.
func (s *search) componentWords(c query.Component) (string, []int) {
	var words []string
	var at []int
	tokens := s.lead.Words[c.ID()]
	if s.lead.Words == nil { // without an alignment: the column's name
		tokens = s.namingTokens(c.Item.Column)
	}
	for _, t := range tokens {
		value := slices.ContainsFunc(c.Cond.Values, func(v query.Value) bool { return t >= v.First && t <= v.Last })
		if t >= 0 && t < len(s.parsed.Tokens) && !value {
			words, at = append(words, s.parsed.Tokens[t]), append(at, t)
		}
	}
	return strings.Join(words, " "), at
}

// namingTokens returns the tokens of the question that name a column.
func (s *search) namingTokens(c query.Column) (out []int) {
	t := s.f.Schema.Table(c.Table)
	if t == nil || t.Column(c.Name) == nil {
		return nil
	}
	label := stemSet(t.Column(c.Name).Label)
	for k, word := range s.parsed.Tokens {
		if label[text.Stem(word)] {
			out = append(out, k)
		}
	}
	return out
}

// visitColumns visits the reading's own columns once each, with the words behind them.
func (s *search) visitColumns(each func(t *schema.Table, own query.Column, words string, at []int)) {
	seen := map[query.Column]bool{}
	for _, c := range query.Components(s.lead.Query) {
		own := query.Column{Table: c.Item.Column.Table, Name: c.Item.Column.Name}
		t := s.f.Schema.Table(own.Table)
		if t == nil || seen[own] || s.plainColumn(t, own.Name) == nil {
			continue
		}
		words, at := s.componentWords(c)
		if words == "" {
			continue
		}
		seen[own] = true
		each(t, own, words, at)
	}
}

// addColumns adds columns of the same table with the same kind of content.
func (s *search) addColumns() {
	s.visitColumns(func(t *schema.Table, own query.Column, words string, at []int) {
		col := t.Column(own.Name)
		for _, other := range t.Visible() {
			to := query.Column{Table: own.Table, Name: other.Name}
			if other == col || kindOf(other) != kindOf(col) || s.plainColumn(t, other.Name) == nil || s.lead.Query.Mentions(to) {
				continue
			}
			s.found = append(s.found, rival{kind: rivalColumn, original: own.String(), replacement: to.String(), words: words,
				originalName: col.Label,
				rivalName:    other.Label, owner: t.Label, contentFit: boolFeature(other.Role == col.Role), at: to, tokens: at,
				query: func() *query.Query { return s.lead.Query.ReplaceColumn(own, to) }})
		}
	})
}

// kindOf returns the kind of a column's content, however stored: numbers, dates, or its type.
func kindOf(c *schema.Column) schema.Type {
	switch {
	case c.Type.Number():
		return schema.Real
	case c.Role == schema.DateText || c.Type == schema.Timestamp:
		return schema.Date
	}
	return c.Type
}

// plainColumn returns a column if it is neither a key nor a reference; otherwise nil.
func (s *search) plainColumn(t *schema.Table, name string) *schema.Column {
	c := t.Column(name)
	if c == nil || c.Hidden || slices.Contains(t.Key, c.Name) || c.Role == schema.Identifier ||
		slices.ContainsFunc(s.f.Schema.ForeignKeys, func(f schema.ForeignKey) bool {
			return strings.EqualFold(f.Table, t.Name) && strings.EqualFold(f.Column, name)
		}) {
		return nil
	}
	return c
}

func boolFeature(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// addTables adds tables that have all the columns that the reading uses.
func (s *search) addTables() {
	q := s.lead.Query
	for _, name := range q.From.Tables {
		t := s.f.Schema.Table(name)
		if t == nil {
			continue
		}
		for _, other := range s.f.Schema.Visible() {
			if slices.Contains(q.From.Tables, other.Name) {
				continue
			}
			shared, lacks := 0, false
			for _, c := range t.Columns {
				if other.Column(c.Name) != nil {
					shared++
				} else if q.Mentions(query.Column{Table: name, Name: c.Name}) {
					lacks = true
				}
			}
			if lacks || shared == 0 {
				continue
			}
			s.found = append(s.found, rival{kind: rivalTable, original: t.Name, replacement: other.Name,
				words: s.labelWords(t.Label), originalName: t.Label, rivalName: other.Label,
				contentFit: 2 * float64(shared) / float64(len(t.Columns)+len(other.Columns)),
				query:      func() *query.Query { return q.ReplaceTable(t.Name, other.Name) }})
		}
	}
}

// labelWords returns the words of a label that occur in the question, or all if none does.
func (s *search) labelWords(label string) string {
	var words []string
	for _, w := range strings.Fields(strings.ToLower(label)) {
		if s.stems[text.Stem(w)] {
			words = append(words, w)
		}
	}
	return cmp.Or(strings.Join(words, " "), label)
}

// addJoins adds columns of the same name on the other side of a reference: with the join, or without it.
func (s *search) addJoins() {
	q := s.lead.Query
	s.visitColumns(func(t *schema.Table, own query.Column, words string, at []int) {
		for _, f := range s.f.Schema.ForeignKeys {
			near, far := f.Table, f.RefTable
			if strings.EqualFold(near, t.Name) {
				near, far = far, near
			}
			other := s.f.Schema.Table(near)
			if other == nil || !strings.EqualFold(far, t.Name) || other == t || s.plainColumn(other, own.Name) == nil {
				continue
			}
			to := query.Column{Table: other.Name, Name: other.Column(own.Name).Name}
			s.found = append(s.found, rival{kind: rivalJoin, original: own.String(), replacement: to.String(), words: words,
				originalName: t.Label + " " + t.Column(own.Name).Label, rivalName: other.Label + " " + other.Column(own.Name).Label,
				contentFit: boolFeature(other.Column(own.Name).Role != schema.Title), at: to, tokens: at,
				query: func() *query.Query { return replaceAcross(q, own, to, f) }})
		}
	})
}

// replaceAcross converts a query over one table into one that uses the same column of the table that it refers to, or
// back; nil for other queries.
func replaceAcross(q *query.Query, own, to query.Column, f schema.ForeignKey) *query.Query {
	out := q.ReplaceColumn(own, to)
	if own.Table == f.RefTable && out != nil { // the reference identifies the row
		out = out.ReplaceColumn(query.Column{Table: f.RefTable, Name: f.RefColumn}, query.Column{Table: f.Table,
			Name: f.Column})
	}
	switch {
	case out == nil || q.Set != query.NoSet:
		return nil
	case len(q.From.Tables) == 1:
		out.From = query.From{Tables: []string{own.Table, to.Table}, Joins: []query.Join{{
			Left: query.Column{Table: f.Table, Name: f.Column}, Right: query.Column{Table: f.RefTable, Name: f.RefColumn}}}}
		return out
	case len(q.From.Tables) == 2 && slices.Contains(q.From.Tables, to.Table):
		out.From = query.From{Tables: []string{to.Table}}
		if out.Mentions(query.Column{Table: own.Table}) {
			return nil
		}
		return out
	}
	return nil
}

// tableWords returns the words behind a reading's tables.
func tableWords(lead parse.Candidate) []int {
	for _, c := range query.Components(lead.Query) {
		if c.Kind == query.FromTables && c.Block == "" {
			return lead.Words[c.ID()]
		}
	}
	return nil
}

// add adds the rivals of a reading that give another result, with the parser's share of that reading; those that the
// parser found itself are marked. It reports whether there are any.
func (f *Finder) add(ctx context.Context, parsed *parse.Parsed, i int, list []rival) bool {
	lead := parsed.Candidates[i]
	added := 0
	for _, r := range list {
		if added == maxRivals || r.probability < minRivalProbability {
			break
		}
		q := r.query()
		if q == nil || !f.Accepts(q) {
			continue
		}
		found, err := f.Prober.Probe(ctx, q)
		if err != nil || found.Fingerprint == lead.Result || found.Rows == 0 || found.Null {
			continue
		}
		added++
		c := parse.Candidate{Query: q, Result: found.Fingerprint, Unused: lead.Unused, Words: rivalAlignment(lead, q, r),
			Rivals:   []string{cmp.Or(r.original, Figure), cmp.Or(r.replacement, Figure)},
			Evidence: lead.Evidence}
		c.Evidence.Share, c.Evidence.Rival, c.Evidence.RivalShare = 0, r.probability, lead.Evidence.Share
		parsed.Candidates = append(parsed.Candidates, c)
	}
	return added > 0
}

// rivalAlignment returns the alignment of a rival reading: that of the original, with the words of the replaced part
// for the new one.
func rivalAlignment(lead parse.Candidate, q *query.Query, r rival) map[string][]int {
	if lead.Words == nil {
		return nil
	}
	out := map[string][]int{}
	for _, c := range query.Components(q) {
		if at, ok := lead.Words[c.ID()]; ok {
			out[c.ID()] = at
		} else if c.Kind == query.FromTables && r.kind == rivalTable {
			out[c.ID()] = tableWords(lead)
		} else if c.Item.Column.Table == r.at.Table && c.Item.Column.Name == r.at.Name && r.at.Name != "" {
			out[c.ID()] = r.tokens
		}
	}
	return out
}
