package eval

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/text"
)

// Limits on what the index finds for a question.
const (
	mixTables   = 3
	mixPassages = 12
	mixFound    = 1500
	mixReranked = 40 // tables
)

// mixIndex is a collection of tables and passages in one index.
type mixIndex struct {
	tables   map[string]*table
	passages map[string]document
	index    *retrieve.Index
	rarity   *retrieve.Rarity
}

// MixCases reads questions about a collection of tables and passages; a case's folder holds what the index finds for
// it. The second result is the share of questions for which one of their own documents is found.
func MixCases(ctx context.Context, questions, tables, passages string, limit int) (out []Case, found float64,
	err error) {
	all, err := collection(ctx, tables, passages)
	if err != nil {
		return nil, 0, err
	}
	err = ReadLines(questions, func(l struct {
		Question  string
		Answer    []any
		Documents []string
	}) error {
		if l.Question == "" || len(l.Answer) == 0 || len(l.Documents) == 0 {
			return errors.New(`a question needs "question", "answer" (a list) and "documents" (a list of ids)`)
		}
		if limit > 0 && len(out) >= limit {
			return nil
		}
		o, hit := all.find(l.Question, l.Documents)
		c := Case{Data: strconv.Itoa(len(out)), Turns: []string{l.Question}, Origin: o}
		for _, v := range l.Answer {
			c.Answer = append(c.Answer, fmt.Sprint(v))
		}
		for _, id := range l.Documents {
			if _, ok := all.passages[id]; !ok && all.tables[id] == nil {
				return fmt.Errorf("there is no table or passage %q", id)
			}
		}
		out, found = append(out, c), found+number(hit)
		return nil
	})
	if err == nil && len(out) == 0 {
		err = fmt.Errorf("%s has no questions", questions)
	}
	return out, found / float64(max(1, len(out))), err
}

// collection reads and indexes tables and passages.
func collection(ctx context.Context, tables, passages string) (*mixIndex, error) {
	m := &mixIndex{map[string]*table{}, map[string]document{}, retrieve.New(retrieve.NewRanker(nil), true),
		retrieve.EmbeddedRarity()}
	var rows []retrieve.Row
	err := ReadLines(tables, func(t *table) error {
		if t.Name == "" || len(t.Header) == 0 {
			return errors.New(`a table needs "id" and "header"`)
		}
		rows = append(rows, retrieve.Row{Key: t.Name, Texts: t.parts()})
		m.tables[t.Name] = t
		return nil
	})
	if err != nil {
		return nil, err
	}
	err = ReadLines(passages, func(p struct{ ID, Title, Text string }) error {
		if p.ID == "" || p.Text == "" || m.tables[p.ID] != nil {
			return errors.New(`a passage needs "text", and an "id" that no table has`)
		}
		rows = append(rows, retrieve.Row{Key: p.ID, Texts: []string{p.Title + " . " + p.Text}})
		m.passages[p.ID] = document{Title: p.Title, Text: p.Text, Names: []string{}}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return m, m.index.Add(ctx, rows)
}

func (t *table) head() string { return t.Title + " . " + strings.Join(t.Header, " ; ") }

// partWords is roughly the number of words of a table that are indexed together, in addition to the headers.
const partWords = 100

// parts returns a table's rows in parts, each with title and headers.
func (t *table) parts() (out []string) {
	part, words := t.head(), 0
	for _, row := range t.Rows {
		line := strings.Join(row, " ")
		n := len(strings.Fields(line))
		if words > 0 && words+n > partWords {
			out, part, words = append(out, part), t.head(), 0
		}
		part, words = part+" . "+line, words+n
	}
	return append(out, part)
}

// find returns what the index finds for a question, and whether that includes one of the question's own documents. The
// top tables are reordered by how much of the question their title, headers and best row cover together.
func (m *mixIndex) find(question string, own []string) (o Origin, hit bool) {
	var near []*table
	for _, id := range m.index.Rows(question, mixFound) {
		d, isText := m.passages[id]
		switch {
		case isText && len(o.Documents) < mixPassages:
			o.Documents = append(o.Documents, d)
			hit = hit || slices.Contains(own, id)
		case !isText && len(near) < mixReranked:
			near = append(near, m.tables[id])
		}
	}
	shares := map[*table]float64{}
	for _, t := range near {
		shares[t] = m.coveredWeight(question, t.head())
		for _, row := range t.Rows {
			shares[t] = max(shares[t], m.coveredWeight(question, t.head()+" "+strings.Join(row, " ")))
		}
	}
	slices.SortStableFunc(near, func(a, b *table) int { return cmp.Compare(shares[b], shares[a]) })
	for _, t := range first(near, mixTables) {
		o.Tables = append(o.Tables, table{Name: fileName(t.Title), Header: t.Header, Rows: t.Rows})
		hit = hit || slices.Contains(own, t.Name)
	}
	return o, hit
}

// coveredWeight returns the weight of the question's words that a text contains.
func (m *mixIndex) coveredWeight(question, in string) (sum float64) {
	has := map[string]bool{}
	for _, stem := range text.Words(in) {
		has[stem] = true
	}
	for _, stem := range text.Words(question) {
		if has[stem] {
			sum += m.rarity.Information(stem)
			has[stem] = false
		}
	}
	return sum
}
