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
	p := &splitter{text: text, words: words}
	block := ""
	for p.at < len(p.words) {
		first := p.at
		switch w := p.word(); {
		case setOperations[w]:
			p.at++
			if p.word() == "all" || p.word() == "distinct" {
				p.at++
			}
			p.part(query.WrittenSet, block, first, p.at)
			block += "right/"
		case clauseKinds[w] != "":
			p.clause(clauseKinds[w], block)
		default: // a side of a set operation in brackets
			p.skip(func() bool { return false })
			p.part(query.WrittenSelect, block, first, p.at)
			p.at = max(p.at, first+1)
		}
	}
	if rest := text[p.done:]; rest != "" {
		p.out = append(p.out, query.Piece{Lead: rest})
	}
	return p.out
}

// splitter walks through a statement.
type splitter struct {
	text  string
	words []lexeme
	at    int // the next word
	out   []query.Piece
	done  int // end of the text already split
}

func (p *splitter) word() string { return p.ahead(0) }

func (p *splitter) ahead(n int) string {
	if p.at+n < len(p.words) {
		return p.words[p.at+n].word
	}
	return ""
}

// part adds the words from first to before next as a piece.
func (p *splitter) part(kind query.Kind, block string, first, next int) {
	if next <= first {
		return
	}
	start, end := p.words[first].start, p.words[next-1].end
	p.out = append(p.out, query.Piece{Kind: kind, Block: block, Lead: p.text[p.done:start], Text: p.text[start:end]})
	p.done = end
}

// clauseKinds maps the first words of clauses to the kinds of their pieces.
var clauseKinds = map[string]query.Kind{"with": query.WrittenWith, "select": query.WrittenSelect,
	"from": query.WrittenFrom, "where": query.WrittenWhere, "group": query.WrittenGroup, "having": query.WrittenHaving,
	"window": query.WrittenFrom, "order": query.WrittenOrder,
	"limit": query.WrittenLimit, "offset": query.WrittenLimit, "fetch": query.WrittenLimit, "values": query.WrittenSelect}

var setOperations = map[string]bool{"union": true, "intersect": true, "except": true}

// clause splits one clause.
func (p *splitter) clause(kind query.Kind, block string) {
	first := p.at
	p.at++
	switch {
	case p.word() == "by", p.word() == "recursive":
		p.at++
	case p.ahead(-1) == "select" && p.word() == "distinct" && p.ahead(1) != "on":
		p.at++
	case kind == query.WrittenLimit || p.ahead(-1) == "window":
		p.skip(func() bool { return false })
		p.part(kind, block, first, p.at)
		return
	}
	if first = p.at; kind == query.WrittenFrom {
		p.skip(func() bool { return false })
		p.part(kind, block, first, p.at)
		return
	}
	p.elements(kind, block)
}

// elements splits a clause at its commas, or a condition at its ORs or, if it has none, its ANDs.
func (p *splitter) elements(kind query.Kind, block string) {
	condition := kind == query.WrittenWhere || kind == query.WrittenHaving
	separator := ","
	if condition {
		from := p.at
		separator = "and"
		p.skip(func() bool {
			if p.word() == "or" {
				separator = "or"
			}
			return false
		})
		p.at = from
	}
	for {
		first := p.at
		between := 0
		p.skip(func() bool {
			switch p.word() {
			case "between":
				between++
			case "and":
				if between > 0 {
					between--
					return false
				}
			}
			return p.word() == separator
		})
		p.part(kind, block, first, p.at)
		if p.word() != separator || p.at == first {
			return
		}
		p.at++
	}
}

// skip moves to the end of the clause, or to where stop returns true, outside brackets and CASE.
func (p *splitter) skip(stop func() bool) {
	depth := 0
	for ; p.at < len(p.words); p.at++ {
		switch w := p.word(); {
		case w == "(" || w == "[" || w == "case":
			depth++
		case (w == ")" || w == "]" || w == "end") && depth > 0:
			depth--
		case depth > 0:
		case w == ")" || w == ";" || setOperations[w]:
			return
		case w == "with": // WITH TIES
		case w == "from" && p.ahead(-1) == "distinct": // IS DISTINCT FROM
		case clauseKinds[w] != "" || stop():
			return
		}
	}
}
