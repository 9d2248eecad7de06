package llm

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/words/text"
)

//go:embed prompts/phrase.v2.md
var phrasePrompt string

// Found is a result to describe.
type Found struct {
	Question string   `json:"question"`
	Columns  []string `json:"columns"`
	Rows     [][]any  `json:"rows"`
}

// Sentence is a sentence about one row.
type Sentence struct {
	Row  int    `json:"row"`
	Text string `json:"text"`
}

// phrasedRows is the number of rows described; others are only shown.
const phrasedRows = 3

// Phraser has a model describe a result.
type Phraser struct{ client *Client }

// NewPhraser returns a phraser.
func NewPhraser(c *Client) *Phraser { return &Phraser{c} }

// Phrase describes a result, one sentence at a time as the model writes them. Sentences are dropped if they name
// something not in their row (a name, a number, a quoted word), if most of their words occur neither in the row nor in
// the question, or if they contain a link or markup. Nothing may remain.
func (p *Phraser) Phrase(ctx context.Context, f Found, emit func(Sentence)) ([]Sentence, error) {
	f.Rows = unspoken(f.Rows[:min(len(f.Rows), phrasedRows)])
	if len(f.Rows) == 0 {
		return nil, nil
	}
	data, err := json.Marshal(f)
	if err != nil {
		return nil, fmt.Errorf("write the phraser's message: %w", err)
	}
	var out []Sentence
	taken := 0 // bytes of the reply
	take := func(line string) {
		if s, ok := f.faithful(line); ok && len(out) < phrasedRows {
			out = append(out, s)
			emit(s)
		}
	}
	reply, err := p.client.Stream(ctx, Prompt{Messages: []Message{{System, phrasePrompt}, {User, string(data)}},
		MaxTokens: 400}, func(text string, _ []Token) {
		for taken <= len(text) {
			line, _, whole := strings.Cut(text[taken:], "\n")
			if !whole {
				return
			}
			taken += len(line) + 1
			take(line)
		}
	})
	if err != nil {
		return out, err
	}
	take(reply.Text[min(taken, len(reply.Text)):])
	return out, nil
}

// unspoken are rows without their texts, which might contain instructions.
func unspoken(rows [][]any) [][]any {
	out := make([][]any, len(rows))
	for i, row := range rows {
		out[i] = slices.Clone(row)
		for k, v := range row {
			if !names(v) {
				out[i][k] = "…"
			}
		}
	}
	return out
}

// names reports whether a value of a row, or of a list in it, is empty.
func names(v any) bool {
	switch v := v.(type) {
	case string:
		return text.Names(v)
	case []any:
		return !slices.ContainsFunc(v, func(part any) bool { return !names(part) })
	case []string:
		return !slices.ContainsFunc(v, func(part string) bool { return !text.Names(part) })
	}
	return true
}

// faithful parses a line of the reply and checks it against its row.
func (f Found) faithful(line string) (Sentence, bool) {
	var s Sentence
	if json.Unmarshal([]byte(strings.TrimSpace(line)), &s) != nil || s.Row < 0 || s.Row >= len(f.Rows) ||
		strings.TrimSpace(s.Text) == "" || foreign.MatchString(s.Text) {
		return s, false
	}
	var held strings.Builder
	for i, v := range f.Rows[s.Row] {
		fmt.Fprintf(&held, " %v %s", v, f.Columns[min(i, len(f.Columns)-1)])
	}
	held.WriteString(" " + f.Question)
	known := map[string]bool{}
	for _, w := range strings.FieldsFunc(strings.ToLower(held.String()), separator) {
		w = strings.Trim(w, ".'")
		known[w] = true
		known[strings.TrimSuffix(w, "s")] = true
	}
	first := true
	content, own := 0, 0 // content words, and those that occur nowhere
	for _, w := range strings.FieldsFunc(s.Text, separator) {
		w = strings.Trim(w, ".'")
		if utf8.RuneCountInString(w) >= saysSomething {
			content++
			if !knows(known, strings.ToLower(w)) {
				own++
			}
		}
		r, _ := utf8.DecodeRuneInString(w)
		names := unicode.IsDigit(r) || unicode.IsUpper(r) && !first
		first = false
		if low := strings.ToLower(w); names && !known[low] && !known[strings.TrimSuffix(low, "s")] && !harmless[low] {
			return s, false
		}
	}
	return s, 2*own <= content
}

// foreign matches what no sentence about a row needs: links, addresses, markup.
var foreign = regexp.MustCompile(`(?i)https?:|www\.|[<>\[\]{}|@#*_]|\b[a-z0-9-]+\.[a-z]{2,}\b`)

// saysSomething is the minimum length of a content word, and sameBeginning the common prefix of two forms of a word.
const (
	saysSomething = 5
	sameBeginning = 4
)

// knows reports whether a word is known in one of its forms.
func knows(known map[string]bool, word string) bool {
	if known[word] || harmless[word] {
		return true
	}
	for k := range known {
		if len(k) >= sameBeginning && strings.HasPrefix(word, k[:sameBeginning]) {
			return true
		}
	}
	return false
}

// separator separates words; a dot within a number belongs to it.
func separator(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '.' && r != '\'' || r == '’'
}

// harmless are capitalised words that name nothing.
var harmless = map[string]bool{"i": true, "it": true, "they": true, "the": true, "its": true, "ok": true,
	"reviewers": true}
