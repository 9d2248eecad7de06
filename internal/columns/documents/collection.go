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

// Limits on memory. Queries can still return the remaining rows, and answer() can read the remaining documents.
const (
	maxDocuments = 20000
	maxRows      = 5000 // per table
	passageWords = 250
)

// collection holds a source's documents, split into passages, and the rows that name them.
type collection struct {
	passages  []passage
	tables    []namingTable
	rows      []namingRow
	index     *retrieve.Index // of passages; the keys are their indexes
	rarity    *retrieve.Rarity
	units     map[string]int // number of units with a stem; a unit is a row with its passages, or a passage without rows
	unitCount int
}

// passage is a part of a document, of about passageWords words.
type passage struct {
	title, text string
	words       bag // stems and pairs of title and text
	first       bag // the same for the first sentence, which often defines the subject
	isNamed     bool
}

// namingTable is a table whose cells name documents.
type namingTable struct {
	*schema.Table
	columns []*schema.Column
	header  []bag
	rows    [2]int // range of its rows in the collection
}

// namingRow is a row of a namingTable.
type namingRow struct {
	table int
	cells []string
	words []bag
	links []link
	stems map[string]bool // including its passages
}

// link connects a row's cell to a passage of the document that it names.
type link struct{ column, passage int }

// load reads the documents and the rows that name them.
func load(ctx context.Context, deps *Dependencies) (*collection, error) {
	c := &collection{index: retrieve.New(retrieve.NewRanker(nil), true),
		rarity: retrieve.EmbeddedRarity(), units: map[string]int{}}
	passagesByName, err := c.readDocuments(ctx, deps)
	if err != nil {
		return nil, fmt.Errorf("read the documents: %w", err)
	}
	for _, t := range deps.Schema.Visible() {
		if t.Name == tableName {
			continue
		}
		if err := c.linkTable(ctx, deps, t, passagesByName); err != nil {
			return nil, fmt.Errorf("find the documents that %s names: %w", t.Name, err)
		}
	}
	for i := range c.rows {
		c.countUnit(c.rows[i].stems)
	}
	for i := range c.passages {
		if !c.passages[i].isNamed {
			c.countUnit(c.passages[i].words.stems)
		}
	}
	return c, nil
}

func (c *collection) countUnit(stems map[string]bool) {
	c.unitCount++
	for s := range stems {
		c.units[s]++
	}
}

// readDocuments reads the documents and returns the indexes of their passages by document name.
func (c *collection) readDocuments(ctx context.Context, deps *Dependencies) (map[string][]int, error) {
	columns := []string{titleColumn, textColumn}
	if deps.Schema.Table(tableName).Column(namesColumn) != nil {
		columns = append(columns, namesColumn)
	}
	documents, err := deps.Sample(ctx, tableName, columns, maxDocuments)
	if err != nil {
		return nil, err
	}
	passagesByName := map[string][]int{}
	var indexed []retrieve.Row
	for _, row := range documents {
		var passages []int
		for _, part := range splitPassages(row[1]) {
			n := len(c.passages)
			p := passage{title: row[0], text: part, words: bagOf(titleWords(row[0]) + " . " + part)}
			if sentences := text.Sentences(part); len(sentences) > 0 {
				p.first = bagOf(sentences[0].Text)
			}
			c.passages, passages = append(c.passages, p), append(passages, n)
			indexed = append(indexed, retrieve.Row{Key: fmt.Sprint(n), Texts: []string{titleWords(row[0]) + " . " + part}})
		}
		names := []string{row[0], titleWithoutBrackets(row[0])}
		if len(row) > 2 {
			names = append(names, listElements(row[2])...)
		}
		for i, name := range names {
			key := reader.NormalizeAnswer(name)
			if _, exists := passagesByName[key]; !exists && (len(key) > 2 || i > 1 && key != "") {
				passagesByName[key] = passages
			}
		}
	}
	return passagesByName, c.index.Add(ctx, indexed)
}

// splitPassages splits a text into passages of whole sentences.
func splitPassages(s string) []string {
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

// titleWords replaces punctuation in a title, which may be a file name, with spaces.
func titleWords(title string) string {
	return strings.NewReplacer("_", " ", "-", " ", "(", " ", ")", " ").Replace(title)
}

// titleWithoutBrackets returns the words of a title before its first parenthesis.
func titleWithoutBrackets(title string) string {
	title, _, _ = strings.Cut(title, "(")
	return titleWords(title)
}

// listElements returns the elements of a JSON list, or a single value.
func listElements(s string) []string {
	var list []string
	if json.Unmarshal([]byte(s), &list) == nil {
		return list
	}
	return []string{strings.Trim(s, "[]")}
}

// linkTable reads a table and adds it if any of its cells names a document.
func (c *collection) linkTable(ctx context.Context, deps *Dependencies, t *schema.Table,
	passagesByName map[string][]int) error {
	table := namingTable{Table: t}
	var names []string
	for _, column := range t.Visible() {
		if column.ReadFrom == "" {
			names, table.columns = append(names, column.Name), append(table.columns, column)
			table.header = append(table.header, bagOf(column.Label))
		}
	}
	if len(names) == 0 {
		return nil
	}
	sampled, err := deps.Sample(ctx, t.Name, names, maxRows)
	if err != nil {
		return err
	}
	var rows []namingRow
	isLinked := false
	for _, cells := range sampled {
		r := namingRow{table: len(c.tables), cells: cells, stems: map[string]bool{}}
		for column, cell := range cells {
			b := bagOf(cell)
			r.words = append(r.words, b)
			r.add(b)
			for _, n := range passagesByName[reader.NormalizeAnswer(cell)] {
				isLinked = true
				r.links = append(r.links, link{column, n})
			}
		}
		rows = append(rows, r)
	}
	if !isLinked {
		return nil
	}
	table.rows = [2]int{len(c.rows), len(c.rows) + len(rows)}
	for _, r := range rows {
		for _, l := range r.links {
			c.passages[l.passage].isNamed = true
			r.add(c.passages[l.passage].words)
		}
		c.rows = append(c.rows, r)
	}
	c.tables = append(c.tables, table)
	return nil
}

func (r *namingRow) add(b bag) {
	for s := range b.stems {
		r.stems[s] = true
	}
}

// termWeights returns the weight of each term of a question, from its rarity in prose and among the units.
func (c *collection) termWeights(q *analysedQuestion) (weights map[string]float64, total float64) {
	weights = map[string]float64{}
	n := float64(c.unitCount) + 1
	for _, t := range q.terms {
		if df := c.units[t]; df > 0 { // a term that is in no unit has no weight
			weights[t] = q.weight[t] * (.15 + math.Log(n/float64(df))/math.Log(n+1))
			total += weights[t]
		}
	}
	return weights, total + 1e-6
}

// cellQuery returns the query for a cell, with conditions on as many of the first columns as it takes to identify the
// row.
func (c *collection) cellQuery(row, column int) *query.Query {
	r := &c.rows[row]
	t := &c.tables[r.table]
	item := func(i int) query.Item {
		return query.Item{Column: query.Column{Table: t.Name, Name: t.columns[i].Name}}
	}
	q := &query.Query{Select: []query.Item{item(column)}, From: query.From{Tables: []string{t.Name}}}
	others := c.rows[t.rows[0]:t.rows[1]]
	var matching []int
	for i := range others {
		matching = append(matching, i)
	}
	for i, cell := range r.cells {
		if i == column || cell == "" || len(matching) == 1 {
			continue
		}
		var remaining []int
		for _, k := range matching {
			if others[k].cells[i] == cell {
				remaining = append(remaining, k)
			}
		}
		if len(remaining) < len(matching) {
			q.Where = append(q.Where, query.Condition{Item: item(i), Op: query.Equal,
				Values: []query.Value{{Text: cell, Number: t.columns[i].Type.Number()}}})
		}
		matching = remaining
	}
	return q
}
