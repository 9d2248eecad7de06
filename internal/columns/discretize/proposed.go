package discretize

import (
	"cmp"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

//go:embed prompts/columns.v1.md
var columnsPrompt string

// Model is a language model that proposes columns, such as llm.Client. A proposal is accepted only if its name is a few
// plain words, the words of its question occur in the name or in many of the texts, and enough rows state it, each with
// a sentence. So a text with injected instructions has no more influence than any other text.
type Model interface {
	Model() string
	// Exchange sends a message and passes on the JSON object in the reply, retrying once if it is
	// rejected.
	Exchange(ctx context.Context, system string, message any, form json.RawMessage,
		take func(reply json.RawMessage) error) error
}

// columnsRequest is the message to the model about a sub-domain.
type columnsRequest struct {
	Table     string   `json:"table"`
	Of        string   `json:"of,omitempty"`
	Has       []string `json:"has,omitempty"`
	Questions []string `json:"questions,omitempty"`
	Most      int      `json:"most"`
	Texts     []string `json:"texts"`
}

// proposal is a column as proposed by a model.
type proposal struct {
	Name     string   `json:"name"`
	Kind     Kind     `json:"kind"`
	Unit     string   `json:"unit"`
	Values   []string `json:"values"`
	Question string   `json:"question"`
}

var proposalForm = json.RawMessage(`{"type":"object","additionalProperties":false,"required":["columns"],
	"properties":{"columns":{"type":"array","items":{"type":"object","additionalProperties":false,
	"required":["name","kind","unit","values","question"],"properties":{"name":{"type":"string"},
	"kind":{"type":"string","enum":["yes/no","choice","list","number","date"]},"unit":{"type":"string"},
	"values":{"type":"array","items":{"type":"string"}},"question":{"type":"string"}}}}}}`)

const (
	shownTexts  = 12  // of a sub-domain, shown to the model
	shownBytes  = 600 // of each
	shownNames  = 40  // existing names and values
	fewestTexts = 3   // for a server with a small context
	triedRows   = 24  // sampled to see whether a column is stated often enough
)

// spread returns at most n rows, evenly spaced over the list.
func spread(rs []*parsedText, n int) []*parsedText {
	var out []*parsedText
	for i := range min(n, len(rs)) {
		out = append(out, rs[i*len(rs)/min(n, len(rs))])
	}
	return out
}

// beginning returns the part of a text that is shown to the model, in whole sentences.
func (r *parsedText) beginning() string {
	out := ""
	for _, s := range r.sentences {
		if len(out)+len(s.Text) > shownBytes {
			break
		}
		out += s.Text + " "
	}
	if out == "" {
		out = strings.ToValidUTF8(r.row.Text[:min(shownBytes, len(r.row.Text))], "")
	}
	return strings.TrimSpace(out)
}

// proposalsOf asks the model for the columns of a sub-domain.
func proposalsOf(ctx context.Context, m Model, of columnsRequest) (out []proposal, err error) {
	err = m.Exchange(ctx, columnsPrompt, of, proposalForm, func(reply json.RawMessage) error {
		var said struct {
			Columns []proposal `json:"columns"`
		}
		if err := json.Unmarshal(reply, &said); err != nil {
			return fmt.Errorf("the model's columns cannot be read: %w", err)
		}
		if said.Columns == nil {
			return errors.New("the model's reply has no columns")
		}
		out = said.Columns
		return nil
	})
	if verdict.FailureReason(err) == verdict.Long && len(of.Texts) > fewestTexts {
		of.Texts = of.Texts[:max(fewestTexts, len(of.Texts)/2)]
		return proposalsOf(ctx, m, of)
	}
	return out, err
}

// proposedByModel returns the model's columns for a sub-domain that its texts confirm; why is the reason if there are
// none.
func (p *proposer) proposedByModel(ctx context.Context, o Options, domain string) (_ []offer, why string, err error) {
	rs := p.byDomain[domain]
	if len(rs) < minRows(len(rs)) {
		return nil, "", nil
	}
	of := columnsRequest{Table: o.Table, Of: domain, Has: p.o.Taken[:min(len(p.o.Taken), shownNames)], Most: p.o.Most,
		Questions: o.Hints[:min(len(o.Hints), shownTexts)]}
	for _, r := range spread(rs, shownTexts) {
		of.Texts = append(of.Texts, r.beginning())
	}
	list, err := proposalsOf(ctx, o.Model, of)
	if ctx.Err() != nil {
		return nil, "", ctx.Err()
	}
	if err != nil {
		return nil, cmp.Or(verdict.FailureReason(err), verdict.Unusable), nil
	}
	var columns []*Column
	for _, w := range list {
		if c := p.accept(w, rs); c != nil && len(columns) < p.o.Most {
			c.By = o.Model.Model()
			columns = append(columns, c)
		}
	}
	return p.confirm(ctx, columns, rs, o)
}

// accept turns a proposal into a column; nil if it is not acceptable.
func (p *proposer) accept(w proposal, rs []*parsedText) *Column {
	label := plainLabel(w.Name)
	unit := shortUnit(text.Singular(strings.ToLower(strings.TrimSpace(w.Unit))))
	if w.Kind != Number || measures[text.Singular(unit)].factor == 0 {
		unit = ""
	}
	label = strings.TrimSuffix(label, " "+unit)
	if label == "" || p.isTaken(label) || (&Column{Kind: w.Kind}).typeName() == "" {
		return nil
	}
	c := p.column(termOf(label, w.Kind, unit), w.Kind, label, unit, "")
	if w.Kind == Choice || w.Kind == List {
		for _, v := range w.Values {
			v = strings.ToLower(strings.TrimSpace(v))
			if text.IsNameLike(v) && !slices.Contains(c.Values, v) && len(c.Values) < maxValues && rowsMentioning(stemmed(v),
				rs) > 0 {
				c.Values = append(c.Values, v)
			}
		}
	}
	if c.Question = strings.TrimSpace(w.Question); !c.isGrounded(rs) {
		c.Question = c.plainQuestion()
	}
	return c
}

// plainLabel normalises a name to one to three words; empty if it is not usable.
func plainLabel(name string) string {
	words := strings.Fields(strings.NewReplacer("_", " ", "-", " ").Replace(strings.ToLower(name)))
	strange := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
	label := strings.Join(words, " ")
	if len(words) == 0 || len(words) > 3 || !text.IsNameLike(label) || slices.ContainsFunc(words,
		func(w string) bool { return strings.ContainsFunc(w, strange) }) || unicode.IsDigit([]rune(label)[0]) {
		return ""
	}
	return label
}

// termOf returns the term that texts use for a column.
func termOf(label string, kind Kind, unit string) term {
	words := strings.Fields(label)
	last := text.Stem(words[len(words)-1])
	switch kind {
	case YesNo:
		return term{kind: trait, word: stemmed(strings.Join(words[max(0, len(words)-2):], " "))}
	case Date:
		return term{kind: day, cue: text.Stem(words[0])}
	case Number:
		family := measures[text.Singular(unit)].family
		switch {
		case family == "":
			return term{kind: amount, word: last}
		case label == "weight" || label == "capacity" || label == family:
			return term{kind: amount, word: family}
		}
		return term{kind: amount, word: family, cue: text.Stem(words[0])}
	}
	if slices.ContainsFunc(classes, func(k *wordClass) bool { return k.name == label }) {
		return term{kind: class, word: label}
	}
	return term{kind: variety, word: last}
}

// longestQuestion is the maximum length of a question in bytes.
const longestQuestion = 100

// isGrounded reports whether a column's question follows from the texts: it asks for the column's content, in words of
// the column, or of so many texts that no single text can have injected them.
func (c *Column) isGrounded(rs []*parsedText) bool {
	words, closed, ok := contentWords(c.Question)
	if !ok || closed != (c.Kind == YesNo) || len(c.Question) > longestQuestion || len(text.Sentences(c.Question)) != 1 ||
		!strings.HasSuffix(c.Question, "?") || strings.ContainsAny(c.Question, "<>[]{}|@#*_/\"") {
		return false
	}
	own := stemsOf(append([]string{c.Label}, c.Values...))
	isUnit := func(word string) bool { return c.Unit != "" && shortUnit(text.Singular(word)) == c.Unit }
	named := slices.ContainsFunc(strings.Fields(strings.ToLower(strings.TrimRight(c.Question, " ?"))), isUnit)
	if c.Unit != "" && !named {
		return false
	}
	for stem, word := range words {
		named = named || own[stem]
		if !own[stem] && !isUnit(word) && !fillers[word] && rowsMentioning(stem, rs) < minRows(len(rs)) {
			return false
		}
	}
	return named
}

// plainQuestion asks for a column's content in our own standard wording.
func (c *Column) plainQuestion() string {
	switch {
	case c.Kind == YesNo:
		return "Does it have " + c.Label + "?"
	case c.Kind == Number && c.Unit != "":
		return fmt.Sprintf("What is its %s in %s?", c.Label, c.Unit)
	case c.Kind == Number:
		return "How many " + c.Label + " does it have?"
	case c.Kind == Date:
		return dayQuestion(c.Label)
	}
	return "Which " + c.Label + " does it have?"
}

// confirm reads some rows and keeps the columns that enough of them state, with more than one
// value. why is the reason if the model became unavailable or no column is left.
func (p *proposer) confirm(ctx context.Context, columns []*Column, rs []*parsedText, o Options) (out []offer,
	why string,
	err error) {
	tried := spread(rs, triedRows)
	var requests []verdict.Request
	for _, c := range columns {
		for _, r := range tried {
			requests = append(requests, c.Request(*r.row))
		}
	}
	verdicts, _, err := o.ask(ctx, requests)
	if err != nil {
		return nil, "", err
	}
	for _, v := range verdicts {
		if left := verdict.ModelSkipReason(verdict.WithoutModel(ctx, v.FallbackReason)); left != "" {
			return nil, left, nil
		}
	}
	for i, c := range columns {
		said, values := offer{column: c, rows: map[int]bool{}}, map[string]int{}
		for k, r := range tried {
			cell := o.cell(c, verdicts[i*len(tried)+k], r)
			if cell.State != HasValue {
				continue
			}
			said.rows[k] = true
			for _, v := range cell.Elements() {
				values[v]++
			}
			if len(c.Examples) < 3 {
				c.Examples = append(c.Examples, Example{Row: r.row.Title, Value: cell.Value, Quote: cell.Quote})
			}
		}
		c.Rows = len(said.rows)
		if c.Rows < minRows(len(tried)) || len(values) < 2 && (c.Kind != YesNo || c.Rows == len(tried)) {
			continue
		}
		if c.Kind == Choice || c.Kind == List {
			for _, v := range byFrequency(values) {
				if !slices.Contains(c.Values, v) {
					c.Values = append(c.Values, v)
				}
			}
		}
		out = append(out, said)
	}
	if len(out) == 0 {
		why = verdict.Unusable
	}
	return out, why, nil
}

// fillers are words of a request that do not say what is requested.
var fillers = text.Set("show find list give want need looking look search get like please have has with come comes " +
	"cost costs weigh weighs made product products model models one ones any before between help nothing buy than " +
	"sell hold holds offer use uses take takes")
