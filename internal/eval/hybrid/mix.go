package hybrid

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/text"
)

// mixTable is a line of a mix's tables.
type mixTable struct {
	ID     string   `json:"id"`
	Title  string   `json:"title"`
	Header []string `json:"header"`
	Rows   [][]any  `json:"rows"`
}

// mixPassage is a line of a mix's passages.
type mixPassage struct{ ID, Title, Text string }

// What the index finds for a question, and the chat is given.
const (
	mixTables   = 3
	mixPassages = 12
	mixFound    = 1500
	mixReranked = 40 // tables
)

// mixed is a collection of tables and passages in one index.
type mixed struct {
	tables   map[string]*mixTable
	passages map[string]*mixPassage
	index    *retrieve.Index
	rarity   *retrieve.Rarity
}

// Mix finds the tables and passages for each question in a collection by the index, and writes them into folders below
// another. A question's own documents are for measuring what is found only: the returned share has one among them.
func (f Files) Mix(ctx context.Context, below string, limit int) (out []Case, found float64, err error) {
	all, err := f.collection(ctx)
	if err != nil {
		return nil, 0, err
	}
	err = jsonfile.Lines(f.Questions, func(l struct {
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
		c := Case{Question: l.Question, Folder: filepath.Join(below, strconv.Itoa(len(out)))}
		for _, v := range l.Answer {
			c.Answers = append(c.Answers, fmt.Sprint(v))
		}
		for _, id := range l.Documents {
			if all.tables[id] == nil && all.passages[id] == nil {
				return fmt.Errorf("there is no table or passage %q", id)
			}
		}
		hit, some, err := all.write(c.Folder, l.Question, l.Documents)
		if hit {
			found++
		}
		if !some {
			c.Folder = "" // there is nothing to ask
		}
		out = append(out, c)
		return err
	})
	if err == nil && len(out) == 0 {
		err = fmt.Errorf("%s: there is no question", f.Questions)
	}
	return out, found / float64(max(1, len(out))), err
}

// collection reads and indexes tables and passages.
func (f Files) collection(ctx context.Context) (*mixed, error) {
	ranker, err := retrieve.NewRanker(retrieve.Options{})
	if err != nil {
		return nil, err
	}
	m := &mixed{map[string]*mixTable{}, map[string]*mixPassage{}, retrieve.New(ranker),
		retrieve.EmbeddedRarity()}
	var rows []retrieve.Row
	known := func(id string) error {
		switch {
		case id == "":
			return errors.New(`there is no "id"`)
		case m.tables[id] != nil || m.passages[id] != nil:
			return fmt.Errorf("the id %q already exists", id)
		}
		return nil
	}
	err = jsonfile.Lines(f.Tables, func(t *mixTable) error {
		if len(t.Header) == 0 {
			return errors.New(`the table has no "header"`)
		}
		for i, row := range t.Rows {
			if len(row) != len(t.Header) {
				return fmt.Errorf("row %d has %d cells for %d headers", i+1, len(row), len(t.Header))
			}
		}
		if err := known(t.ID); err != nil {
			return err
		}
		m.tables[t.ID] = t
		rows = append(rows, retrieve.Row{Key: t.ID, Texts: t.parts()})
		return nil
	})
	if err != nil {
		return nil, err
	}
	err = jsonfile.Lines(f.Passages, func(p *mixPassage) error {
		if p.Text == "" {
			return errors.New(`the passage has no "text"`)
		}
		if err := known(p.ID); err != nil {
			return err
		}
		m.passages[p.ID] = p
		rows = append(rows, retrieve.Row{Key: p.ID, Texts: []string{p.Title + " . " + p.Text}})
		return nil
	})
	if err != nil {
		return nil, err
	}
	return m, m.index.Update(ctx, rows)
}

// partWords is about how many words of a table are indexed together, each time with its headers.
const partWords = 100

// parts are a table's rows in parts, each with title and headers.
func (t *mixTable) parts() (out []string) {
	head := t.Title + " . " + strings.Join(t.Header, " ; ")
	part, words := head, 0
	for _, row := range t.Rows {
		line := strings.Trim(fmt.Sprintln(row...), "\n")
		n := len(strings.Fields(line))
		if words > 0 && words+n > partWords {
			out, part, words = append(out, part), head, 0
		}
		part, words = part+" . "+line, words+n
	}
	return append(out, part)
}

// reranked puts the first tables in the order of the share of the question that title, headers and the best row cover
// together; passages stay where they are.
func (m *mixed) reranked(question string, ids []string) []string {
	terms := map[string]float64{}
	for _, stem := range text.Words(question) {
		terms[stem] = m.rarity.Of(stem)
	}
	covered := func(in ...string) (sum float64) {
		seen := map[string]bool{}
		for _, s := range in {
			for _, stem := range text.Words(s) {
				if !seen[stem] {
					seen[stem] = true
					sum += terms[stem]
				}
			}
		}
		return sum
	}
	var at []int
	shares := map[string]float64{}
	for i, id := range ids {
		if t := m.tables[id]; t != nil && len(at) < mixReranked {
			at = append(at, i)
			head := t.Title + " . " + strings.Join(t.Header, " ; ")
			shares[id] = covered(head)
			for _, row := range t.Rows {
				shares[id] = max(shares[id], covered(head, fmt.Sprintln(row...)))
			}
		}
	}
	first := make([]string, len(at))
	for k, i := range at {
		first[k] = ids[i]
	}
	slices.SortStableFunc(first, func(a, b string) int { return cmp.Compare(shares[b], shares[a]) })
	out := slices.Clone(ids)
	for k, i := range at {
		out[i] = first[k]
	}
	return out
}

// write writes what the index finds for a question, and reports whether one of its documents is among it, and whether
// there is any.
func (m *mixed) write(folder, question string, documents []string) (hit, some bool, err error) {
	var sheets []sheet
	var texts []document
	for _, id := range m.reranked(question, m.index.Rows(question, mixFound)) {
		t, p := m.tables[id], m.passages[id]
		switch {
		case t != nil && len(sheets) < mixTables:
			s := sheet{name: fileName(t.Title), header: t.Header}
			for _, row := range t.Rows {
				line := make([]string, len(row))
				for i, v := range row {
					if v != nil {
						line[i] = fmt.Sprint(v)
					}
				}
				s.rows = append(s.rows, line)
			}
			sheets = append(sheets, s)
		case p != nil && len(texts) < mixPassages:
			texts = append(texts, document{Title: p.Title, Text: p.Text, Names: []string{}})
		default:
			continue
		}
		for _, own := range documents {
			hit = hit || own == id
		}
	}
	if len(sheets)+len(texts) == 0 {
		return false, false, nil
	}
	return hit, true, writeFolder(folder, sheets, texts)
}
