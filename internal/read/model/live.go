package model

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// live tells what a statement is as far as it has been written: each part the moment its tokens are there.
type live struct {
	a    *asking
	told string // the last that was told
	took int    // bytes of the reply that were looked at
}

// mostWaited is how many bytes may come before a statement that is followed.
const mostWaited = 1000

// mostShortened is how many words are left out at most for a beginning to be read.
const mostShortened = 4

// come is told what has come so far.
func (l *live) come(text string, tokens []verdict.Token) {
	if len(text) == l.took || l.told == "" && len(text) > mostWaited {
		return
	}
	l.took = len(text)
	at := begins.FindStringSubmatchIndex(text)
	if at == nil || strings.Contains(text[at[2]:], ";") { // what is whole is read as such
		return
	}
	if l.told == "" {
		l.told = "begun"
		l.a.in.Live(nil, nil)
	}
	written := text[at[2]:]
	for range mostShortened {
		if s := l.read(written); s != nil {
			if said := s.query.SUQL(); said != l.told {
				l.told = said
				s.weigh(tokens, -at[2])
				l.a.in.Live(s.query, s.local(query.Constraints{}))
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

// read reads the beginning of a statement. Before it says of what table it is, one is taken that has what it shows.
func (l *live) read(written string) *statement {
	try := func(text string) *statement {
		r, err := read(l.a.in.Schema, text)
		if err != nil || r.query.Written != nil {
			return nil
		}
		s := &statement{calibration: l.a.o.Calibration, db: l.a.in.Schema, text: text, reading: r}
		s.unweighed()
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
