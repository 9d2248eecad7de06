package documents

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/text"
)

// Limits of what is kept in memory. Queries can still find other rows, and answer() other documents.
const (
	maxDocuments = 20000
	maxRows      = 5000 // of a table that names documents
	passageWords = 250
)

// collection is a source's documents in passages, with the rows that name them.
type collection struct {
	passages []passage
	tables   []namingTable
	rows     []namingRow
	index    *retrieve.Index // of passages, by number
	rarity   *retrieve.Rarity
	units    map[string]int // by stem: the number of units with it, which are rows with their passages, and other passages
	all      int            // number of units
}

// passage is a part of a document of a few sentences.
type passage struct {
	title, text string
	words       bag // of title and text
	first       bag // of the first sentence, which says what kind of thing the document is about
	named       bool
}

// namingTable is a table with rows that name documents.
type namingTable struct {
	*schema.Table
	columns []*schema.Column
	header  []bag
	rows    [2]int // the first of its rows, and the one after its last
}

// namingRow is a row of such a table.
type namingRow struct {
	table int
	cells []string
	words []bag
	links []link
	stems map[string]bool // with its passages
}

// link is a passage of a document that a cell names.
type link struct{ column, passage int }

// load reads documents and the rows that name them.
func load(ctx context.Context, with *Dependencies) (*collection, error) {
	c := &collection{index: retrieve.New(retrieve.NewRanker(nil), true),
		rarity: retrieve.EmbeddedRarity(), units: map[string]int{}}
	named, err := c.read(ctx, with)
	if err != nil {
		return nil, fmt.Errorf("read the documents: %w", err)
	}
	for _, t := range with.Schema.Visible() {
		if t.Name == tableName {
			continue
		}
		if err := c.link(ctx, with, t, named); err != nil {
			return nil, fmt.Errorf("find documents of %s: %w", t.Name, err)
		}
	}
	for i := range c.rows {
		c.count(c.rows[i].stems)
	}
	for i := range c.passages {
		if !c.passages[i].named {
			c.count(c.passages[i].words.stems)
		}
	}
	return c, nil
}

func (c *collection) count(stems map[string]bool) {
	c.all++
	for s := range stems {
		c.units[s]++
	}
}

// read reads the documents, and returns their passages by the documents' names.
func (c *collection) read(ctx context.Context, with *Dependencies) (map[string][]int, error) {
	columns := []string{titleColumn, textColumn}
	if with.Schema.Table(tableName).Column(namesColumn) != nil {
		columns = append(columns, namesColumn)
	}
	lines, err := with.Sample(ctx, tableName, columns, maxDocuments)
	if err != nil {
		return nil, err
	}
	named := map[string][]int{}
	var indexed []retrieve.Row
	for _, line := range lines {
		var own []int
		for _, part := range parts(line[1]) {
			n := len(c.passages)
			p := passage{title: line[0], text: part, words: bagOf(titleWords(line[0]) + " . " + part)}
			if sentences := text.Sentences(part); len(sentences) > 0 {
				p.first = bagOf(sentences[0].Text)
			}
			c.passages, own = append(c.passages, p), append(own, n)
			indexed = append(indexed, retrieve.Row{Key: fmt.Sprint(n), Texts: []string{titleWords(line[0]) + " . " + part}})
		}
		names := []string{line[0], plainTitle(line[0])}
		if len(line) > 2 {
			names = append(names, listElements(line[2])...)
		}
		for i, name := range names {
			key := reader.NormalizeAnswer(name)
			if _, there := named[key]; !there && (len(key) > 2 || i > 1 && key != "") {
				named[key] = own
			}
		}
	}
	return named, c.index.Update(ctx, indexed)
}

// parts cuts a text into passages between sentences.
func parts(s string) []string {
	var out []string
	from, to, words := 0, 0, 0
	for _, sentence := range text.Sentences(s) {
		n := len(sentence.Tokens)
		if words > 0 && words+n > passageWords {
			out = append(out, s[from:to])
			from, words = sentence.Start, 0
		}
		words += n
		to = sentence.Start + len(sentence.Text)
	}
	if words > 0 {
		out = append(out, s[from:to])
	}
	return out
}

// titleWords returns a title as words, since file names have no blanks.
func titleWords(title string) string {
	return strings.NewReplacer("_", " ", "-", " ", "(", " ", ")", " ").Replace(title)
}

// plainTitle returns a title without the distinction in brackets.
func plainTitle(title string) string {
	title, _, _ = strings.Cut(title, "(")
	return titleWords(title)
}

// listElements returns the elements of a list, or a single value.
func listElements(s string) []string {
	var list []string
	if json.Unmarshal([]byte(s), &list) == nil {
		return list
	}
	return []string{strings.Trim(s, "[]")}
}

// link reads a table, and keeps its rows if some name documents.
func (c *collection) link(ctx context.Context, with *Dependencies, t *schema.Table, named map[string][]int) error {
	at := namingTable{Table: t}
	var names []string
	for _, column := range t.Visible() {
		if column.ReadFrom == "" {
			names, at.columns = append(names, column.Name), append(at.columns, column)
			at.header = append(at.header, bagOf(column.Label))
		}
	}
	if len(names) == 0 {
		return nil
	}
	lines, err := with.Sample(ctx, t.Name, names, maxRows)
	if err != nil {
		return err
	}
	var rows []namingRow
	linked := false
	for _, cells := range lines {
		r := namingRow{table: len(c.tables), cells: cells, stems: map[string]bool{}}
		for column, cell := range cells {
			b := bagOf(cell)
			r.words = append(r.words, b)
			r.add(b)
			for _, n := range named[reader.NormalizeAnswer(cell)] {
				linked = true
				r.links = append(r.links, link{column, n})
			}
		}
		rows = append(rows, r)
	}
	if !linked {
		return nil
	}
	at.rows = [2]int{len(c.rows), len(c.rows) + len(rows)}
	for _, r := range rows {
		for _, l := range r.links {
			c.passages[l.passage].named = true
			r.add(c.passages[l.passage].words)
		}
		c.rows = append(c.rows, r)
	}
	c.tables = append(c.tables, at)
	return nil
}

func (r *namingRow) add(b bag) {
	for s := range b.stems {
		r.stems[s] = true
	}
}

// weigh returns the weight of each term of a question: its rarity in prose, and among the units.
func (c *collection) weigh(q *analysedQuestion) (weights map[string]float64, total float64) {
	weights = map[string]float64{}
	n := float64(c.all) + 1
	for _, t := range q.terms {
		if df := c.units[t]; df > 0 { // terms that no unit has distinguish nothing
			weights[t] = q.weight[t] * (.15 + math.Log(n/float64(df))/math.Log(n+1))
			total += weights[t]
		}
	}
	return weights, total + 1e-6
}

// cell returns the query for a cell of a row, which its first columns identify.
func (c *collection) cell(row, column int) *query.Query {
	r := &c.rows[row]
	t := &c.tables[r.table]
	of := func(i int) query.Item {
		return query.Item{Column: query.Column{Table: t.Name, Name: t.columns[i].Name}}
	}
	q := &query.Query{Select: []query.Item{of(column)}, From: query.From{Tables: []string{t.Name}}}
	others := c.rows[t.rows[0]:t.rows[1]]
	var same []int
	for i := range others {
		same = append(same, i)
	}
	for i, cell := range r.cells {
		if i == column || cell == "" || len(same) == 1 {
			continue
		}
		var left []int
		for _, k := range same {
			if others[k].cells[i] == cell {
				left = append(left, k)
			}
		}
		if len(left) < len(same) {
			q.Where = append(q.Where, query.Condition{Item: of(i), Op: query.Equal,
				Values: []query.Value{{Text: cell, Number: t.columns[i].Type.Number()}}})
		}
		same = left
	}
	return q
}
