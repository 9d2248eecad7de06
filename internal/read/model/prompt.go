package model

import (
	"bytes"
	"cmp"
	_ "embed"
	"fmt"
	"slices"
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
	if context := a.o.Model.Context(); context > 0 {
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
	lines, length := a.columnLines()
	if length > room {
		data.Cut = len(lines)
		lines = mostRelevant(lines, room)
	}
	for _, t := range db.Visible() {
		if s := a.show(t, lines); len(s.Lines) > 0 {
			data.Tables = append(data.Tables, s)
		}
	}
	var out bytes.Buffer
	if err := system.Execute(&out, data); err != nil {
		return "", fmt.Errorf("write the system prompt: %w", err)
	}
	return out.String(), nil
}

// mostRelevant chooses columns for the prompt if not all fit: those that the question mentions, with the names and keys
// of their tables, and then other columns of these tables.
func mostRelevant(lines []columnLine, room int) []columnLine {
	order := slices.Clone(lines)
	slices.SortStableFunc(order, func(x, y columnLine) int { return cmp.Compare(y.score, x.score) })
	begun, chosen := map[*schema.Table]bool{}, map[*schema.Column]bool{}
	for _, l := range order {
		if room -= l.length(); !begun[l.t] {
			room -= tableLength(l.t)
		}
		if room < 0 {
			break
		}
		begun[l.t], chosen[l.c] = true, true
	}
	return slices.DeleteFunc(lines, func(l columnLine) bool { return !chosen[l.c] })
}

// tableLength is the size of a table without its columns.
func tableLength(t *schema.Table) int { return 40 + len(t.Name) + len(t.Description) }

// columnLine is a column as the prompt shows it.
type columnLine struct {
	t                  *schema.Table
	c                  *schema.Column
	definition, remark string
	score              float64 // its relevance
}

func (l columnLine) length() int { return len(l.definition) + len(l.remark) + 8 }

// columnLines describes every column that statements can name, and returns the total size.
func (a *parseSession) columnLines() (lines []columnLine, length int) {
	asked := stems(a.in.Question)
	for _, t := range a.in.Schema.Visible() {
		table := sharedWords(asked, t.Name, t.Label, strings.Join(t.Synonyms, " "))
		length += tableLength(t)
		first, best := len(lines), 0.0
		for _, c := range t.Visible() {
			if c.Name == "" { // statements cannot name it
				continue
			}
			l := columnLine{t: t, c: c}
			l.definition, l.remark = describe(t, c)
			l.score = 2 * sharedWords(asked, c.Name, c.Label, c.Description, strings.Join(c.Synonyms, " "))
			if a.finds(t.Name, c.Name, "") {
				l.score += 4
			}
			best = max(best, l.score)
			length += l.length()
			lines = append(lines, l)
		}
		for i := range lines[first:] { // keys and names are kept with their table
			l := &lines[first+i]
			l.score += table + best/2
			if slices.Contains(t.Key, l.c.Name) || a.linked(t.Name, l.c.Name) {
				l.score += .9
			}
			if l.c.Role == schema.Title || l.c.Role == schema.FreeText {
				l.score += .5
			}
		}
	}
	return lines, length
}

func (a *parseSession) linked(table, column string) bool {
	return slices.ContainsFunc(a.in.Schema.ForeignKeys, func(f schema.ForeignKey) bool {
		return f.Table == table && f.Column == column || f.RefTable == table && f.RefColumn == column
	})
}

// maxValueWords is the maximum number of words in a value, and maxMentionedValues the maximum number of values listed.
const (
	maxValueWords      = 4
	maxMentionedValues = 12
)

// matches looks up the question's phrases in the data, long ones first.
func (a *parseSession) matches() []schema.Match {
	if a.in.Values == nil || a.found != nil {
		return a.found
	}
	tokens := words.Tokenize(a.in.Question)
	a.found = []schema.Match{}
	for n := maxValueWords; n > 0; n-- {
		for i := 0; i+n <= len(tokens); i++ {
			if n == 1 && tokens[i].Stop {
				continue
			}
			var phrase []string
			for _, t := range tokens[i : i+n] {
				phrase = append(phrase, t.Text)
			}
			for _, m := range a.in.Values.Lookup(strings.Join(phrase, " "), 3) {
				t := a.in.Schema.Table(m.Table)
				if len(a.found) < maxMentionedValues && t != nil && !t.Hidden && t.Column(m.Column) != nil &&
					!t.Column(m.Column).Hidden && text.IsNameLike(m.Value) && !a.finds(m.Table, m.Column, m.Value) {
					a.found = append(a.found, m)
				}
			}
		}
	}
	return a.found
}

// finds reports whether the question mentions the given value of a column or, if value is empty, any of its values.
func (a *parseSession) finds(table, column, value string) bool {
	return slices.ContainsFunc(a.matches(), func(m schema.Match) bool {
		return strings.EqualFold(m.Table, table) && strings.EqualFold(m.Column, column) && (value == "" || m.Value == value)
	})
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
