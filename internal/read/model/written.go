package model

import (
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
)

// lexeme is a token of PostgreSQL's grammar.
type lexeme struct {
	start, end int
	word       string // in lower case
}

// lexemes splits a statement as PostgreSQL does, without comments.
func lexemes(text string) ([]lexeme, error) {
	scanned, err := pg.Scan(text)
	if err != nil {
		return nil, err
	}
	var out []lexeme
	for _, t := range scanned.Tokens {
		if t.Token == pg.Token_SQL_COMMENT || t.Token == pg.Token_C_COMMENT {
			continue
		}
		out = append(out, lexeme{int(t.Start), int(t.End), strings.ToLower(text[t.Start:t.End])})
	}
	return out, nil
}

// written splits a statement that query.Query cannot express into the elements of WITH, selected items, conditions and
// sort keys, on both sides of set operations; bracketed text stays whole.
func written(text string, words []lexeme) []query.Piece {
	p := &splitter{text: text, words: words, depth: depths(words)}
	for at, end := 0, 0; at < len(words); at = end {
		for end = at + 1; end < len(words) && (p.depth[end] > 0 || !beginsClause(words, end)); end++ {
		}
		first, kind := at+1, clauseKinds[words[at].word]
		switch word, next := words[at].word, p.word(first); {
		case setOperations[word]:
			if end = first; next == "all" || next == "distinct" {
				end++
			}
			p.part(query.WrittenSet, at, end)
			p.block += "right/"
			continue
		case kind == "": // a side of a set operation in brackets
			kind, first = query.WrittenSelect, at
		case kind == query.WrittenLimit || word == "window":
			first = at
		case next == "by", next == "recursive", word == "select" && next == "distinct" && p.word(first+1) != "on":
			first++
		}
		p.elements(kind, first, end)
	}
	if rest := text[p.done:]; rest != "" {
		p.out = append(p.out, query.Piece{Lead: rest})
	}
	return p.out
}

// splitter splits a statement.
type splitter struct {
	text  string
	words []lexeme
	depth []int // by word
	block string
	out   []query.Piece
	done  int // end of the text already split
}

func (p *splitter) word(i int) string {
	if i < len(p.words) {
		return p.words[i].word
	}
	return ""
}

// part adds the words from first to before next as a piece.
func (p *splitter) part(kind query.Kind, first, next int) {
	if first < next {
		start, end := p.words[first].start, p.words[next-1].end
		p.out = append(p.out, query.Piece{Kind: kind, Block: p.block, Lead: p.text[p.done:start], Text: p.text[start:end]})
		p.done = end
	}
}

// elements adds the elements of a clause.
func (p *splitter) elements(kind query.Kind, first, end int) {
	between, separator := 0, separatorIn(kind, p.words[first:end], p.depth[first:end])
	for i := first; i < end; i++ {
		switch w := p.words[i].word; {
		case p.depth[i] > 0:
		case w == "between":
			between++
		case w == "and" && between > 0:
			between--
		case w == separator:
			p.part(kind, first, i)
			first = i + 1
		}
	}
	p.part(kind, first, end)
}

// clauseKinds maps the first words of clauses to the kinds of their pieces.
var clauseKinds = map[string]query.Kind{"with": query.WrittenWith, "select": query.WrittenSelect,
	"from": query.WrittenFrom, "where": query.WrittenWhere, "group": query.WrittenGroup, "having": query.WrittenHaving,
	"window": query.WrittenFrom, "order": query.WrittenOrder,
	"limit": query.WrittenLimit, "offset": query.WrittenLimit, "fetch": query.WrittenLimit, "values": query.WrittenSelect}

var setOperations = map[string]bool{"union": true, "intersect": true, "except": true}

// beginsClause reports whether a word outside brackets begins a clause, as the words of WITH TIES and IS DISTINCT FROM
// do not.
func beginsClause(words []lexeme, i int) bool {
	w := words[i].word
	return setOperations[w] || clauseKinds[w] != "" && w != "with" && (w != "from" || words[i-1].word != "distinct")
}

// separatorIn returns what separates the elements of a clause: commas or, in a condition, its ORs, or its ANDs if it
// has no ORs.
func separatorIn(kind query.Kind, words []lexeme, depth []int) string {
	switch kind {
	case query.WrittenFrom, query.WrittenLimit:
		return ""
	case query.WrittenWhere, query.WrittenHaving:
		for i, w := range words {
			if depth[i] == 0 && w.word == "or" {
				return "or"
			}
		}
		return "and"
	}
	return ","
}

// depths returns how many brackets or CASEs enclose each word; their own words count as enclosed.
func depths(words []lexeme) []int {
	out, depth := make([]int, len(words)), 0
	for i, w := range words {
		switch w.word {
		case "(", "[", "case":
			depth++
			out[i] = depth
			continue
		}
		out[i] = depth
		if w.word == ")" || w.word == "]" || w.word == "end" {
			depth = max(depth-1, 0)
		}
	}
	return out
}
