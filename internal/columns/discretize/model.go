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
// to three words and enough rows have a value with a quote; the question always has the standard wording. So
// instructions injected into a text have no effect.
type Model interface {
	Model() string
	// Exchange sends a message and passes the JSON object in the reply, of at most maxTokens tokens, to take, retrying
	// once if take fails.
	Exchange(ctx context.Context, system string, message any, form json.RawMessage, maxTokens int,
		take func(reply json.RawMessage) error) error
}

// columnsRequest is the message to the model about a sub-domain. The prompt explains its JSON fields.
type columnsRequest struct {
	Table         string   `json:"table"`
	Domain        string   `json:"of,omitempty"`
	ExistingNames []string `json:"has,omitempty"`
	MaxColumns    int      `json:"most"`
	Texts         []string `json:"texts"`
}

// proposal is a column proposed by a model.
type proposal struct {
	Name   string   `json:"name"`
	Kind   Kind     `json:"kind"`
	Unit   string   `json:"unit"`
	Values []string `json:"values"`
}

var proposalSchema = json.RawMessage(`{"type":"object","additionalProperties":false,"required":["columns"],
	"properties":{"columns":{"type":"array","items":{"type":"object","additionalProperties":false,
	"required":["name","kind","unit","values"],"properties":{"name":{"type":"string"},
	"kind":{"type":"string","enum":["yes/no","choice","list","number","date"]},"unit":{"type":"string"},
	"values":{"type":"array","items":{"type":"string"}}}}}}}`)

const (
	maxShownTexts  = 12  // per sub-domain, shown to the model
	maxShownBytes  = 600 // per text
	maxShownNames  = 40  // existing names and values
	minShownTexts  = 3   // for a model with a small context window
	maxSampledRows = 24  // to confirm a proposed column
	maxValues      = 60  // of a proposed column
	proposalTokens = 2048
)

// evenlySpaced returns at most n evenly spaced elements.
func evenlySpaced(rs []*parsedText, n int) []*parsedText {
	var out []*parsedText
	for i := range min(n, len(rs)) {
		out = append(out, rs[i*len(rs)/min(n, len(rs))])
	}
	return out
}

// requestProposals asks the model for columns, with fewer texts if the request is too long.
func requestProposals(ctx context.Context, m Model, request columnsRequest) ([]proposal, error) {
	var proposals struct {
		Columns []proposal `json:"columns"`
	}
	err := m.Exchange(ctx, columnsPrompt, request, proposalSchema, proposalTokens, func(reply json.RawMessage) error {
		proposals.Columns = nil
		if err := json.Unmarshal(reply, &proposals); err != nil {
			return fmt.Errorf("parse the model's columns: %w", err)
		}
		if proposals.Columns == nil {
			return errors.New("the model's reply has no columns")
		}
		return nil
	})
	if verdict.FailureReason(err) == verdict.Long && len(request.Texts) > minShownTexts {
		request.Texts = request.Texts[:max(minShownTexts, len(request.Texts)/2)]
		return requestProposals(ctx, m, request)
	}
	return proposals.Columns, err
}

// proposeWithModel returns the columns that the model proposes for a sub-domain and that the texts confirm, or the
// reason why there are none.
func (p *proposer) proposeWithModel(ctx context.Context, o Options, name string) (_ []offer, reason string, err error) {
	d := p.domains[name]
	if len(d.texts) < d.minRows() {
		return nil, "", nil
	}
	request := columnsRequest{Table: o.Table, Domain: name, MaxColumns: p.maxColumns,
		ExistingNames: p.existingNames[:min(len(p.existingNames), maxShownNames)]}
	for _, r := range evenlySpaced(d.texts, maxShownTexts) {
		request.Texts = append(request.Texts,
			strings.ToValidUTF8(r.row.Text[:min(maxShownBytes, len(r.row.Text))], ""))
	}
	list, err := requestProposals(ctx, o.Model, request)
	if ctx.Err() != nil {
		return nil, "", ctx.Err()
	}
	if err != nil {
		return nil, cmp.Or(verdict.FailureReason(err), verdict.Unusable), nil
	}
	var columns []*Column
	for _, suggestion := range list {
		if c := p.toColumn(suggestion, d); c != nil && len(columns) < p.maxColumns {
			c.ProposedBy = o.Model.Model()
			columns = append(columns, c)
		}
	}
	return d.confirm(ctx, columns, o)
}

// toColumn converts a proposal into a column; nil if it is invalid.
func (p *proposer) toColumn(suggestion proposal, d *domain) *Column {
	c := &Column{Kind: suggestion.Kind, TextColumn: p.textColumn}
	unit := strings.ToLower(strings.TrimSpace(suggestion.Unit))
	if c.Kind == Number && unitOf(unit).Dimension != "" {
		c.Unit = shortUnit(unit)
	}
	c.Label = strings.TrimSuffix(normalizeLabel(suggestion.Name), " "+c.Unit)
	if c.Label == "" || p.areWordsTaken(c.Label) || c.typeName() == "" {
		return nil
	}
	c.setTerm()
	p.nameColumn(c)
	for _, v := range suggestion.Values {
		v = strings.ToLower(strings.TrimSpace(v))
		if (c.Kind == Choice || c.Kind == List) && text.IsNameLike(v) && !slices.Contains(c.Values, v) &&
			len(c.Values) < maxValues && d.rowsMentioning(stemWords(v)) > 0 {
			c.Values = append(c.Values, v)
		}
	}
	return c
}

// normalizeLabel converts a name to one to three lower-case words; empty if it is invalid.
func normalizeLabel(name string) string {
	words := strings.Fields(strings.NewReplacer("_", " ", "-", " ").Replace(strings.ToLower(name)))
	label := strings.Join(words, " ")
	isInvalid := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != ' ' }
	if len(words) == 0 || len(words) > 3 || !text.IsNameLike(label) || strings.ContainsFunc(label, isInvalid) ||
		unicode.IsDigit([]rune(label)[0]) {
		return ""
	}
	return label
}

// setTerm derives the column's term from its label.
func (c *Column) setTerm() {
	words := strings.Fields(c.Label)
	first, last := text.Stem(words[0]), text.Stem(words[len(words)-1])
	dimension := unitOf(c.Unit).Dimension
	switch {
	case c.Kind == YesNo:
		c.term = term{Kind: trait, Word: stemWords(strings.Join(words[max(0, len(words)-2):], " "))}
	case c.Kind == Date:
		c.term = term{Kind: day, Cue: first}
	case c.Kind == Number && dimension == "":
		c.term = term{Kind: amount, Word: last}
	case c.Kind == Number && cmp.Or(dimensionLabels[dimension], dimension) == c.Label:
		c.term = term{Kind: amount, Word: dimension}
	case c.Kind == Number:
		c.term = term{Kind: amount, Word: dimension, Cue: first}
	case slices.ContainsFunc(classes, func(k *wordClass) bool { return k.name == c.Label }):
		c.term = term{Kind: class, Word: c.Label}
	default:
		c.term = term{Kind: variety, Word: last}
	}
}

// confirm returns the columns with values in enough of the sampled rows and at least two different values. If there are
// none, it returns the reason.
func (d *domain) confirm(ctx context.Context, columns []*Column, o Options) (out []offer, reason string, err error) {
	sampled := evenlySpaced(d.texts, maxSampledRows)
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
			cell := decideCell(c, verdicts[i*len(sampled)+k], r)
			if cell.State != HasValue {
				continue
			}
			candidate.rows[k] = true
			for _, v := range cell.Elements() {
				values[v]++
			}
			c.addExample(r.row, cell)
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
