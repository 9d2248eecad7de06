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

// Model is a language model that proposes columns, such as llm.Client. A proposal is accepted only if its name is one
// to three words, the words of its question occur in the name or in many texts, and enough rows have a value with a
// quote. So instructions injected into a text have no effect.
type Model interface {
	Model() string
	// Exchange sends a message and passes the JSON object in the reply to take, retrying once if take fails.
	Exchange(ctx context.Context, system string, message any, form json.RawMessage,
		take func(reply json.RawMessage) error) error
}

// columnsRequest is the message to the model about a sub-domain. The prompt explains its JSON fields.
type columnsRequest struct {
	Table         string   `json:"table"`
	Domain        string   `json:"of,omitempty"`
	ExistingNames []string `json:"has,omitempty"`
	Questions     []string `json:"questions,omitempty"`
	MaxColumns    int      `json:"most"`
	Texts         []string `json:"texts"`
}

// proposal is a column proposed by a model.
type proposal struct {
	Name     string   `json:"name"`
	Kind     Kind     `json:"kind"`
	Unit     string   `json:"unit"`
	Values   []string `json:"values"`
	Question string   `json:"question"`
}

var proposalSchema = json.RawMessage(`{"type":"object","additionalProperties":false,"required":["columns"],
	"properties":{"columns":{"type":"array","items":{"type":"object","additionalProperties":false,
	"required":["name","kind","unit","values","question"],"properties":{"name":{"type":"string"},
	"kind":{"type":"string","enum":["yes/no","choice","list","number","date"]},"unit":{"type":"string"},
	"values":{"type":"array","items":{"type":"string"}},"question":{"type":"string"}}}}}}`)

const (
	maxShownTexts  = 12  // per sub-domain, for the model
	maxShownBytes  = 600 // per text
	maxShownNames  = 40  // existing names and values
	minShownTexts  = 3   // for a model with a small context
	maxSampledRows = 24  // to confirm a proposed column
)

// evenlySpaced returns at most n evenly spaced elements.
func evenlySpaced(rs []*parsedText, n int) []*parsedText {
	var out []*parsedText
	for i := range min(n, len(rs)) {
		out = append(out, rs[i*len(rs)/min(n, len(rs))])
	}
	return out
}

// excerpt returns the first sentences of a text, up to maxShownBytes.
func (r *parsedText) excerpt() string {
	out := ""
	for _, s := range r.sentences {
		if len(out)+len(s.Text) > maxShownBytes {
			break
		}
		out += s.Text + " "
	}
	if out == "" {
		out = strings.ToValidUTF8(r.row.Text[:min(maxShownBytes, len(r.row.Text))], "")
	}
	return strings.TrimSpace(out)
}

// requestProposals asks the model for columns, with fewer texts if the request is too long.
func requestProposals(ctx context.Context, m Model, request columnsRequest) (out []proposal, err error) {
	err = m.Exchange(ctx, columnsPrompt, request, proposalSchema, func(reply json.RawMessage) error {
		var said struct {
			Columns []proposal `json:"columns"`
		}
		if err := json.Unmarshal(reply, &said); err != nil {
			return fmt.Errorf("parse the model's columns: %w", err)
		}
		if said.Columns == nil {
			return errors.New("the model's reply has no columns")
		}
		out = said.Columns
		return nil
	})
	if verdict.FailureReason(err) == verdict.Long && len(request.Texts) > minShownTexts {
		request.Texts = request.Texts[:max(minShownTexts, len(request.Texts)/2)]
		return requestProposals(ctx, m, request)
	}
	return out, err
}

// proposeWithModel returns those of the model's columns for a sub-domain that its texts confirm, or the reason why
// there are none.
func (p *proposer) proposeWithModel(ctx context.Context, o Options, domain string) (_ []offer, reason string,
	err error) {
	rs := p.byDomain[domain]
	if len(rs) < minRows(len(rs)) {
		return nil, "", nil
	}
	request := columnsRequest{Table: o.Table, Domain: domain,
		ExistingNames: p.options.ExistingNames[:min(len(p.options.ExistingNames), maxShownNames)],
		MaxColumns:    p.options.MaxColumns,
		Questions:     o.Hints[:min(len(o.Hints), maxShownTexts)]}
	for _, r := range evenlySpaced(rs, maxShownTexts) {
		request.Texts = append(request.Texts, r.excerpt())
	}
	list, err := requestProposals(ctx, o.Model, request)
	if ctx.Err() != nil {
		return nil, "", ctx.Err()
	}
	if err != nil {
		return nil, cmp.Or(verdict.FailureReason(err), verdict.Unusable), nil
	}
	var columns []*Column
	for _, w := range list {
		if c := p.toColumn(w, rs); c != nil && len(columns) < p.options.MaxColumns {
			c.ProposedBy = o.Model.Model()
			columns = append(columns, c)
		}
	}
	return p.confirm(ctx, columns, rs, o)
}

// toColumn converts a proposal into a column; nil if it is invalid.
func (p *proposer) toColumn(suggestion proposal, rs []*parsedText) *Column {
	label := normalizeLabel(suggestion.Name)
	unit := shortUnit(text.Singular(strings.ToLower(strings.TrimSpace(suggestion.Unit))))
	if suggestion.Kind != Number || measures[text.Singular(unit)].factor == 0 {
		unit = ""
	}
	label = strings.TrimSuffix(label, " "+unit)
	if label == "" || p.areWordsTaken(label) || (&Column{Kind: suggestion.Kind}).typeName() == "" {
		return nil
	}
	c := p.newColumn(termOf(label, suggestion.Kind, unit), suggestion.Kind, label, unit, "")
	if suggestion.Kind == Choice || suggestion.Kind == List {
		for _, v := range suggestion.Values {
			v = strings.ToLower(strings.TrimSpace(v))
			if text.IsNameLike(v) && !slices.Contains(c.Values, v) && len(c.Values) < maxValues &&
				countRowsMentioning(stemWords(v), rs) > 0 {
				c.Values = append(c.Values, v)
			}
		}
	}
	if c.Question = strings.TrimSpace(suggestion.Question); !c.isGrounded(rs) {
		c.Question = c.standardQuestion()
	}
	return c
}

// normalizeLabel converts a name to one to three lower-case words; empty if it is invalid.
func normalizeLabel(name string) string {
	words := strings.Fields(strings.NewReplacer("_", " ", "-", " ").Replace(strings.ToLower(name)))
	isInvalid := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
	label := strings.Join(words, " ")
	if len(words) == 0 || len(words) > 3 || !text.IsNameLike(label) || slices.ContainsFunc(words,
		func(w string) bool { return strings.ContainsFunc(w, isInvalid) }) || unicode.IsDigit([]rune(label)[0]) {
		return ""
	}
	return label
}

// termOf returns the term of a column with a label.
func termOf(label string, kind Kind, unit string) term {
	words := strings.Fields(label)
	last := text.Stem(words[len(words)-1])
	switch kind {
	case YesNo:
		return term{kind: trait, word: stemWords(strings.Join(words[max(0, len(words)-2):], " "))}
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

// maxQuestionLength is the maximum length of a question in bytes.
const maxQuestionLength = 100

// isGrounded reports whether a column's question is safe to use: it is a plain question about the column, in words of
// the column or of so many texts that no single text can have injected them.
func (c *Column) isGrounded(rs []*parsedText) bool {
	words, isYesNo, ok := contentWords(c.Question)
	if !ok || isYesNo != (c.Kind == YesNo) || len(c.Question) > maxQuestionLength ||
		len(text.Sentences(c.Question)) != 1 ||
		!strings.HasSuffix(c.Question, "?") || strings.ContainsAny(c.Question, "<>[]{}|@#*_/\"") {
		return false
	}
	columnStems := stemsOf(append([]string{c.Label}, c.Values...))
	isUnit := func(word string) bool { return c.Unit != "" && shortUnit(text.Singular(word)) == c.Unit }
	isAboutColumn := slices.ContainsFunc(strings.Fields(strings.ToLower(strings.TrimRight(c.Question, " ?"))), isUnit)
	if c.Unit != "" && !isAboutColumn {
		return false
	}
	for stem, word := range words {
		isAboutColumn = isAboutColumn || columnStems[stem]
		if !columnStems[stem] && !isUnit(word) && !fillers[word] && countRowsMentioning(stem, rs) < minRows(len(rs)) {
			return false
		}
	}
	return isAboutColumn
}

// standardQuestion returns the question of a column in standard wording.
func (c *Column) standardQuestion() string {
	switch {
	case c.Kind == YesNo:
		return "Does it have " + c.Label + "?"
	case c.Kind == Number && c.Unit != "":
		return fmt.Sprintf("What is its %s in %s?", c.Label, c.Unit)
	case c.Kind == Number:
		return "How many " + c.Label + " does it have?"
	case c.Kind == Date:
		return dateQuestion(c.Label)
	}
	return "Which " + c.Label + " does it have?"
}

// confirm returns the columns that have values in enough of the sampled rows, and at least two different ones. If there
// are none, it returns the reason.
func (p *proposer) confirm(ctx context.Context, columns []*Column, rs []*parsedText, o Options) (out []offer,
	reason string,
	err error) {
	sampled := evenlySpaced(rs, maxSampledRows)
	var requests []verdict.Request
	for _, c := range columns {
		for _, r := range sampled {
			requests = append(requests, c.Request(*r.row))
		}
	}
	verdicts, _, err := o.recallOrDecide(ctx, requests)
	if err != nil {
		return nil, "", err
	}
	for _, v := range verdicts {
		if unavailable := verdict.ModelSkipReason(verdict.WithoutModel(ctx, v.FallbackReason)); unavailable != "" {
			return nil, unavailable, nil
		}
	}
	for i, c := range columns {
		candidate, values := offer{column: c, rows: map[int]bool{}}, map[string]int{}
		for k, r := range sampled {
			cell := o.decideCell(c, verdicts[i*len(sampled)+k], r)
			if cell.State != HasValue {
				continue
			}
			candidate.rows[k] = true
			for _, v := range cell.Elements() {
				values[v]++
			}
			if len(c.Examples) < 3 {
				c.Examples = append(c.Examples, Example{Row: r.row.Title, Value: cell.Value, Quote: cell.Quote})
			}
		}
		c.Rows = len(candidate.rows)
		if c.Rows < minRows(len(sampled)) || len(values) < 2 && (c.Kind != YesNo || c.Rows == len(sampled)) {
			continue
		}
		if c.Kind == Choice || c.Kind == List {
			for _, v := range byFrequency(values) {
				if !slices.Contains(c.Values, v) {
					c.Values = append(c.Values, v)
				}
			}
		}
		out = append(out, candidate)
	}
	if len(out) == 0 {
		reason = verdict.Unusable
	}
	return out, reason, nil
}

// fillers are words of a question that do not say what it asks for.
var fillers = text.Set("show find list give want need looking look search get like please have has with come comes " +
	"cost costs weigh weighs made product products model models one ones any before between help nothing buy than " +
	"sell hold holds offer use uses take takes")
