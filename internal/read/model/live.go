package model

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// live reports a statement while it is written: each part as soon as its tokens are there.
type live struct {
	a        *asking
	reported string // the last one reported
	took     int    // bytes of the reply examined
}

// mostWaited is the maximum number of bytes before a statement to follow.
const mostWaited = 1000

// mostShortened is the maximum number of words dropped to parse a beginning.
const mostShortened = 4

// come is called with the text so far.
func (l *live) come(text string, tokens []verdict.Token) {
	if len(text) == l.took || l.reported == "" && len(text) > mostWaited {
		return
	}
	l.took = len(text)
	at := begins.FindStringSubmatchIndex(text)
	if at == nil || strings.Contains(text[at[2]:], ";") { // a complete statement is parsed as such
		return
	}
	if l.reported == "" {
		l.reported = "begun"
		l.tell(nil, nil)
	}
	written := text[at[2]:]
	for range mostShortened {
		if s := l.read(written); s != nil {
			s.data = 1 - noneP(tokens)
			s.weigh(tokens, -at[2])
			if suql := s.query.SUQL(); suql != l.reported {
				l.reported = suql
				l.tell(s.query, s.local(query.Constraints{}))
			}
			return
		}
		cut := strings.LastIndexAny(strings.TrimRight(written, " ,(\n\t"), " ,(\n\t")
		if cut < 0 {
			return
		}
		written = written[:cut]
	}
}

func (l *live) tell(q *query.Query, local map[string]float64) {
	if l.a.in.Live != nil {
		l.a.in.Live(q, local)
	}
}

// read parses the beginning of a statement. Until its table is known, one with the selected columns is assumed.
func (l *live) read(written string) *statement {
	try := func(text string) *statement {
		r, err := read(l.a.in.Schema, text)
		if err != nil || r.query.Written != nil {
			return nil
		}
		s := &statement{calibration: l.a.o.Calibration, db: l.a.in.Schema, text: text, annotated: r,
			check: l.a.o.Check}
		return s
	}
	written = strings.TrimRight(written, " ,(\n\t")
	if strings.Contains(strings.ToLower(written), " from") {
		return try(written)
	}
	if len(strings.Fields(written)) < 2 {
		return nil
	}
	for i, t := range l.a.in.Schema.Visible() {
		if s := try(written + " FROM " + schema.SQLName(t.Name)); s != nil || i > mostShortened*mostShortened {
			return s
		}
	}
	return nil
}
