package llmtest

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
)

// Decided is one decision of a statement as the server wrote it.
type Decided struct {
	Question, Slot string

	Options []string  // the components that could have been written
	P       []float64 // the probability of each, by the log-probabilities
	Right   int       // the option of the gold query, or -1 if refused
	Best    int
}

// NoisyGold is a script for parsers: it knows the query that every question means and writes it as a statement,
// deciding each component rightly with probability pi on average. Its certainty is honest for every option: of all
// options that it gives .2, one in five is right. Where the right one stands when it is not first, and which ones are
// taken for it, is drawn from what the embedded parser confuses (see confusions). What a person refused it does not
// write; what they confirmed it writes. The columns that there are it reads in the system prompt. What it did is told
// to saw, which may be nil.
//
// A query that is no plain SELECT is written as it is, with certainty: see Gold.
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

// messageIn reads a parser's message, one item a line.
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

// word is the name at the beginning of a text, without quotes.
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
	draw    *dice // of a warm sample: it draws instead of taking the most probable option
	saw     func(Decided)
	decided map[place]decision
}
