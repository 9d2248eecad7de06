package model

import (
	"bytes"
	_ "embed"
	"fmt"
	"slices"
	"sort"
	"strings"
	"text/template"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// The prompt's version is in its file's name and must change with its content. The part common to all questions
// comes first, so that servers can cache it.
//
//go:embed prompts/statement.v5.md.tmpl
var systemText string

var system = template.Must(template.New("system").Parse(systemText))

// systemData is the database's part of the system prompt.
type systemData struct {
	Tables   []shownTable
	Cut      int // number of all columns if some are omitted; else 0
	Examples []schema.Example
}

// The size of the database's description in bytes: by default, and its limits if the model's context is known. In
// larger databases, what the question mentions comes first.
const (
	defaultDescription = 16000
	maxDescription     = 40000
	minDescription     = 1500
	bytesPerToken      = 3    // at least, in names and SQL
	otherTokens        = 2400 // for instructions, examples, the question and the reply
)

// descriptionBytes returns the number of bytes available for the description.
func (a *parseSession) descriptionBytes() int {
	most := defaultDescription
	if context := a.o.Model.Abilities().Context; context > 0 {
		most = min(max((context-otherTokens)*bytesPerToken, minDescription), maxDescription)
	}
	if a.schemaLimit > 0 {
		most = min(most, a.schemaLimit)
	}
	return most
}

// systemPrompt describes the database and shows the examples nearest to the question.
func (a *parseSession) systemPrompt() (string, error) {
	db := a.in.Schema
	room := a.descriptionBytes()
	examples := 2
	if room > 2*minDescription {
		examples = 4
	}
	data := systemData{Examples: nearest(db.Examples, a.examples, a.in.Question, examples)}
	chosen, all := a.shownColumns(room)
	if len(chosen) < all {
		data.Cut = all
	}
	for _, t := range db.Visible() {
		if s := a.show(t, chosen); len(s.Lines) > 0 {
			data.Tables = append(data.Tables, s)
		}
	}
	var out bytes.Buffer
	if err := system.Execute(&out, data); err != nil {
		return "", fmt.Errorf("write the system prompt: %w", err)
	}
	return out.String(), nil
}

// shownColumns chooses the columns for the prompt: all if they fit; otherwise those that the question mentions or
// means, with the names, keys and linking tables of their tables, and then other columns of these tables.
func (a *parseSession) shownColumns(room int) (chosen map[*schema.Column]bool, all int) {
	list, length := a.scoreColumns()
	chosen = map[*schema.Column]bool{}
	if length <= room {
		for _, s := range list {
			chosen[s.c] = true
		}
		return chosen, len(list)
	}
	similarity := a.tableSimilarity()
	for i := range list {
		list[i].score += similarity[list[i].t]
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].score > list[j].score })
	begun := map[*schema.Table]bool{}
	for _, s := range list {
		need := s.length
		if !begun[s.t] {
			need += tableFrame + len(s.t.Name) + len(s.t.Description)
		}
		if room -= need; room < 0 {
			break
		}
		begun[s.t], chosen[s.c] = true, true
	}
	return chosen, len(list)
}

// tableFrame is the size of a table without its columns.
const tableFrame = 40

// scoredColumn is a column with its relevance.
type scoredColumn struct {
	t      *schema.Table
	c      *schema.Column
	score  float64
	length int
}

// scoreColumns scores every column that statements can name, and returns the total size.
func (a *parseSession) scoreColumns() (list []scoredColumn, length int) {
	asked := stems(a.in.Question)
	for _, t := range a.in.Schema.Visible() {
		table := sharedWords(asked, t.Name, t.Label, strings.Join(t.Synonyms, " "))
		mentioned := a.valuesIn(t.Name)
		length += tableFrame + len(t.Name) + len(t.Description)
		first, best := len(list), 0.0
		for _, c := range t.Visible() {
			if c.Name == "" { // statements cannot name it
				continue
			}
			definition, remark := describe(t, c)
			s := scoredColumn{t: t, c: c, length: len(definition) + len(remark) + 8}
			s.score = 2 * sharedWords(asked, c.Name, c.Label, c.Description, strings.Join(c.Synonyms, " "))
			if mentioned[strings.ToLower(c.Name)] {
				s.score += 4
			}
			best = max(best, s.score)
			length += s.length
			list = append(list, s)
		}
		for i := first; i < len(list); i++ { // keys and names are kept with their table
			c := list[i].c
			list[i].score += table + best/2
			if slices.Contains(t.Key, c.Name) || a.linked(t.Name, c.Name) {
				list[i].score += .9
			}
			if c.Role == schema.Title || c.Role == schema.FreeText {
				list[i].score += .5
			}
		}
	}
	return list, length
}

func (a *parseSession) linked(table, column string) bool {
	return slices.ContainsFunc(a.in.Schema.ForeignKeys, func(f schema.ForeignKey) bool {
		return f.Table == table && f.Column == column || f.RefTable == table && f.RefColumn == column
	})
}

// valuesIn returns the columns of a table, in lower case, of which the question mentions values.
func (a *parseSession) valuesIn(table string) map[string]bool {
	out := map[string]bool{}
	for _, m := range a.matches() {
		if strings.EqualFold(m.Table, table) {
			out[strings.ToLower(m.Column)] = true
		}
	}
	return out
}

// maxValueWords is the maximum number of words in a value.
const maxValueWords = 4

// maxMentionedValues is the maximum number of values listed.
const maxMentionedValues = 12

// matches looks up the question's phrases in the data, long ones first.
func (a *parseSession) matches() []schema.Match {
	if a.in.Values == nil {
		return nil
	}
	if a.found != nil {
		return a.found
	}
	tokens := words.Tokenize(a.in.Question)
	a.found = []schema.Match{}
	seen := map[string]bool{}
	for n := maxValueWords; n > 0; n-- {
		for i := 0; i+n <= len(tokens) && len(a.found) < maxMentionedValues; i++ {
			if n == 1 && tokens[i].Stop {
				continue
			}
			var phrase []string
			for _, t := range tokens[i : i+n] {
				phrase = append(phrase, t.Text)
			}
			for _, m := range a.in.Values.Lookup(strings.Join(phrase, " "), 3) {
				key := m.Table + "\x00" + m.Column + "\x00" + m.Value
				if t := a.in.Schema.Table(m.Table); t == nil || t.Hidden || t.Column(m.Column) == nil || t.Column(m.Column).Hidden {
					continue
				}
				if !seen[key] && len(a.found) < maxMentionedValues && (text.IsNameLike(m.Value) || hasEveryWord(m.Value, tokens)) {
					seen[key] = true
					a.found = append(a.found, m)
				}
			}
		}
	}
	return a.found
}

// hasEveryWord reports whether the question has every word of a value.
func hasEveryWord(value string, question []words.Token) bool {
	return !slices.ContainsFunc(words.Tokenize(value), func(w words.Token) bool {
		return !slices.ContainsFunc(question, func(t words.Token) bool { return t.Text == w.Text })
	})
}

// mentioned lists the values in the data that match the question's words, as spelt there.
func (a *parseSession) mentioned() []string {
	var out []string
	for _, m := range a.matches() {
		out = append(out, fmt.Sprintf("%s.%s: %s", schema.SQLName(m.Table), schema.SQLName(m.Column), m.Value))
	}
	return out
}

func stems(text string) map[string]bool {
	out := map[string]bool{}
	for _, t := range words.Tokenize(text) {
		if !t.Stop {
			out[t.Stem] = true
		}
	}
	return out
}

// sharedWords returns what share of the words of some texts occurs in the question.
func sharedWords(asked map[string]bool, texts ...string) float64 {
	has, all := 0.0, 1.0
	for stem := range stems(strings.ReplaceAll(strings.Join(texts, " "), "_", " ")) {
		all++
		if asked[stem] {
			has++
		}
	}
	return has / all
}
