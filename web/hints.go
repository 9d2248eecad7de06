package web

import (
	"context"
	"log/slog"
	"strings"
	"sync"
	"time"

	"surely/agent"
	"surely/query"
	"surely/schema"
	"surely/views"
)

// hints are questions that a source's data can answer: made from its description, then asked of its agent, and kept
// if rows came back.
type hints struct {
	mu     sync.Mutex
	bySrc  map[string][]hint
	begun  bool
	number int
}

// hint is a question together with the query that answered it.
type hint struct {
	text string
	gold *query.Query
}

const (
	mostHints   = 6
	hintTimeout = 5 * time.Second
)

// begin finds hints in the background. Where a model would be paid for it, questions are offered as they are made.
func (h *hints) begin(s *Server) {
	h.bySrc = map[string][]hint{}
	s.working.Add(1)
	go func() {
		defer s.working.Done()
		for _, src := range s.sources {
			var kept []hint
			for _, text := range questions(src.Database) {
				if s.ctx.Err() != nil || len(kept) == mostHints {
					break
				}
				if !s.options.Offline {
					kept = append(kept, hint{text: text})
				} else if gold, ok := answerable(s.ctx, src, text); ok {
					kept = append(kept, hint{text, gold})
				}
			}
			h.mu.Lock()
			h.bySrc[src.Name] = kept
			h.mu.Unlock()
		}
	}()
}

// answerable asks a question, skipping what is asked back, and reports whether rows came.
func answerable(ctx context.Context, src *Source, text string) (gold *query.Query, ok bool) {
	ctx, cancel := context.WithTimeout(ctx, hintTimeout)
	defer cancel()
	defer func() {
		if p := recover(); p != nil {
			slog.Error("a suggested question cannot be asked", "question", text, "err", panicked(p))
			gold, ok = nil, false
		}
	}()
	m := agent.Message{Type: agent.AskMessage, Text: text}
	var memory []byte
	for range 12 {
		var last agent.Event
		var err error
		memory, err = src.Agent.Turn(ctx, memory, m, func(e agent.Event) { last = e })
		if err != nil {
			return nil, false
		}
		switch e := last.(type) {
		case agent.ClarifyEvent:
			m = agent.Message{Type: agent.AnswerMessage, ID: e.ID, Value: agent.Skip}
		case agent.ResultEvent:
			return e.Query, len(e.Rows) > 0 && !e.Partial && !empty(e)
		default:
			return nil, false
		}
	}
	return nil, false
}

// empty reports whether an answer is a single nothing: a count of zero, the maximum of no rows.
func empty(e agent.ResultEvent) bool {
	return len(e.Rows) == 1 && len(e.Rows[0]) == 1 && (e.Rows[0][0] == nil || plain(e.Rows[0][0]) == "0")
}

func (s *Server) suggestions(src *Source) []views.Offer {
	s.hints.mu.Lock()
	defer s.hints.mu.Unlock()
	var out []views.Offer
	for _, h := range s.hints.bySrc[src.Name] {
		if len(out) < 5 {
			out = append(out, views.Offer{Text: h.text, Ask: h.text})
		}
	}
	return out
}

// questions makes questions from a description, of different kinds, the most telling first: what the biggest tables
// with something to read hold.
func questions(db *schema.Database) []string {
	if db == nil {
		return nil
	}
	var kinds [5][]string
	for _, t := range ranked(db) {
		things := strings.ToLower(label(t))
		one := singular(things)
		var place, group, number *schema.Column
		for _, c := range t.Visible() {
			l := strings.ToLower(words(c))
			switch {
			case c.Role == schema.Enumeration && !c.List && whereabouts[lastWord(l)] && place == nil:
				place = c
			case c.Role == schema.Enumeration && !c.Type.Number() && len(c.Values) > 1 && group == nil:
				group = c
			case c.Type.Number() && c.Role == schema.Plain && c.Distinct > 3 && number == nil:
				number = c
			}
		}
		if place != nil && group != nil && len(place.Values) > 0 {
			kinds[0] = append(kinds[0], views.HintBoth(things, words(group), group.Values[0].Value, place.Values[0].Value))
		}
		if place != nil && len(place.Values) > 1 {
			kinds[1] = append(kinds[1], views.HintPlace(things, place.Values[1].Value))
		}
		if number != nil {
			kinds[2] = append(kinds[2], views.HintMost(one, words(number)))
		}
		for _, g := range []*schema.Column{place, group} {
			if g != nil {
				kinds[3] = append(kinds[3], views.HintEach(things, words(g)))
				break
			}
		}
		if group != nil && len(group.Values) > 1 {
			kinds[1] = append(kinds[1], views.HintValue(things, words(group), group.Values[1].Value))
		}
		kinds[4] = append(kinds[4], views.HintCount(things))
	}
	var out []string
	seen := map[string]bool{}
	for round := 0; round < 3; round++ {
		for _, k := range kinds {
			if round < len(k) && !seen[k[round]] {
				seen[k[round]] = true
				out = append(out, k[round])
			}
		}
	}
	return out
}

// ranked puts the tables that say most first: free text, then columns.
func ranked(db *schema.Database) []*schema.Table {
	score := func(t *schema.Table) int {
		n := len(t.Visible())
		for _, c := range t.Visible() {
			if c.Role == schema.FreeText {
				n += 10
			}
			if c.Role == schema.Enumeration {
				n += 2
			}
		}
		return n
	}
	tables := append([]*schema.Table(nil), db.Visible()...)
	for i := range tables {
		for j := i; j > 0 && score(tables[j]) > score(tables[j-1]); j-- {
			tables[j], tables[j-1] = tables[j-1], tables[j]
		}
	}
	kept := tables[:0]
	for _, t := range tables {
		if t.Rows > 1 {
			kept = append(kept, t)
		}
	}
	return kept
}

// whereabouts are words for columns whose values one says "in" of.
var whereabouts = map[string]bool{"location": true, "city": true, "town": true, "country": true, "state": true, "region": true,
	"district": true, "area": true, "county": true, "continent": true, "neighbourhood": true, "neighborhood": true}

func words(c *schema.Column) string {
	if c.Label != "" {
		return c.Label
	}
	return inWords(c.Name)
}

func lastWord(s string) string { return s[strings.LastIndexByte(s, ' ')+1:] }

// singular guesses the word for one of things.
func singular(things string) string {
	switch {
	case strings.HasSuffix(things, "ies") && len(things) > 4:
		return things[:len(things)-3] + "y"
	case strings.HasSuffix(things, "sses"), strings.HasSuffix(things, "shes"), strings.HasSuffix(things, "ches"), strings.HasSuffix(things, "xes"):
		return things[:len(things)-2]
	case strings.HasSuffix(things, "s") && !strings.HasSuffix(things, "ss"):
		return things[:len(things)-1]
	}
	return things
}
