package llmtest

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
)

// Decided is one decision in a statement the server wrote.
type Decided struct {
	Question, Slot string

	Options []string  // the possible components
	P       []float64 // their probabilities, from the log-probabilities
	Right   int       // the option of the gold query, or -1 if refused
	Best    int
}

// NoisyGold is a script for parsers: it knows the query behind every question and writes it as a statement,
// getting each component right with probability pi on average. It is calibrated for every option: of all options
// given .2, one in five is right. The rank of the right one when it is not first, and what it is mistaken for, are
// drawn from the embedded parser's confusions. It never writes what a person refused and always writes what they
// confirmed. It reads the available columns from the system prompt. Each decision is passed to saw, which may be
// nil.
//
// A query other than a plain SELECT is written with certainty: see Gold.
func NoisyGold(gold func(question string) *query.Query, pi float64, seed uint64, saw func(Decided)) Script {
	return func(r Request) Response {
		m := messageIn(r.Last)
		q := gold(m.Question)
		if q == nil {
			return Response{Status: http.StatusBadRequest, Text: "no gold for " + m.Question}
		}
		w := &writing{m: m, q: q.Clone(), pi: pi, columns: columnsIn(r.System), seed: fmt.Sprint(seed, m.Question), saw: saw,
			decided: map[place]decision{}}
		if r.Temperature > 0 {
			w.draw = &dice{w.seed + "\x00" + strconv.Itoa(r.Seed)}
		}
		w.decide()
		letter := w.letter()
		tokens, ok := w.tokens()
		if !ok {
			return Gold(q.SUQL())
		}
		tokens = append(letter, tokens...)
		return Response{Text: joined(tokens), Tokens: tokens}
	}
}

// parserMessage is the content of a parser's message.
type parserMessage struct {
	Question string
	Kept     []string
	Refused  []string
	Begin    string
	Choices  []lettered
}

// messageIn reads a parser's message, one item per line.
func messageIn(text string) (m parserMessage) {
	choices := false
	for _, line := range strings.Split(text, "\n") {
		what, said, _ := strings.Cut(line, ": ")
		switch {
		case choices:
			m.Choices = append(m.Choices, lettered{what, said})
		case what == "Question":
			m.Question = said
		case what == "Kept":
			m.Kept = append(m.Kept, said)
		case what == "Refused":
			m.Refused = append(m.Refused, said)
		case what == "Begin":
			m.Begin = said
		case line == "Choices:":
			choices = true
		}
	}
	return m
}

// columnsIn reads the columns of each table in a system prompt.
func columnsIn(system string) map[string][]string {
	out := map[string][]string{}
	table := ""
	for _, line := range strings.Split(system, "\n") {
		name, ok := strings.CutPrefix(line, "CREATE TABLE ")
		switch {
		case ok:
			table, _ = word(name)
		case line == ");":
			table = ""
		case table != "" && !strings.HasPrefix(line, "  FOREIGN KEY"):
			if name, ok := word(strings.TrimSpace(line)); ok {
				out[table] = append(out[table], name)
			}
		}
	}
	return out
}

// word returns the name at the beginning of a text, unquoted.
func word(text string) (string, bool) {
	if !strings.HasPrefix(text, `"`) {
		name, _, ok := strings.Cut(text, " ")
		return name, ok
	}
	for i := 1; i < len(text); i++ {
		if text[i] == '"' {
			if i+1 < len(text) && text[i+1] == '"' {
				i++
				continue
			}
			return unquoted(text[:i+1]), true
		}
	}
	return "", false
}

func unquoted(name string) string {
	if s, ok := strings.CutPrefix(name, `"`); ok {
		return strings.ReplaceAll(strings.TrimSuffix(s, `"`), `""`, `"`)
	}
	return name
}

// writing is one statement being written.
type writing struct {
	m       parserMessage
	q       *query.Query // gold, with the decisions made so far
	pi      float64
	columns map[string][]string
	seed    string
	draw    *dice // for sampling at a temperature: options are drawn at random
	saw     func(Decided)
	decided map[place]decision
}
