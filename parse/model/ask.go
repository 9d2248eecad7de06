package model

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"strings"
	"text/template"

	"surely/query"
	"surely/schema"
)

//go:embed prompts/system.md.tmpl
var systemText string

var system = template.Must(template.New("system").Parse(systemText))

// systemData is what the system prompt tells of the database.
type systemData struct {
	Tables   []tableData
	Examples []schema.Example
}

type tableData struct {
	Name, Description string
	Rows              int64
	Columns           []string
}

// inlineValues is how many values of an enumeration are shown to the model.
const inlineValues = 10

// systemPrompt describes the database and shows the examples nearest to the question.
func (b *build) systemPrompt() (string, error) {
	if b.system != "" {
		return b.system, nil
	}
	data := systemData{Examples: nearest(b.in.Schema.Examples, b.p.examples, b.in.Question, 4)}
	for _, t := range b.in.Schema.Visible() {
		td := tableData{Name: t.Name, Description: t.Description, Rows: t.Rows}
		for _, c := range t.Visible() {
			td.Columns = append(td.Columns, describe(c))
		}
		data.Tables = append(data.Tables, td)
	}
	var out bytes.Buffer
	if err := system.Execute(&out, data); err != nil {
		return "", fmt.Errorf("write the system prompt: %w", err)
	}
	b.system = out.String()
	return b.system, nil
}

// describe tells of a column what helps to choose it.
func describe(c *schema.Column) string {
	typ := string(c.Type)
	if c.List {
		typ = "list of " + typ
	}
	s := c.Name + " (" + typ + ")"
	if label := strings.ToLower(c.Label); label != "" && label != strings.ToLower(c.Name) {
		s += " " + c.Label
	}
	if c.Description != "" {
		s += ": " + c.Description
	}
	switch {
	case c.Role == schema.FreeText:
		s += " [free text: ask it with answer()]"
	case c.Role == schema.Enumeration && len(c.Values) <= inlineValues:
		s += " [one of: " + join(c.Values) + "]"
	case len(c.Samples) > 0:
		s += " [such as: " + strings.Join(c.Samples[:min(3, len(c.Samples))], "; ") + "]"
	}
	return s
}

func join(values []schema.ValueCount) string {
	out := make([]string, len(values))
	for i, v := range values {
		out[i] = v.Value
	}
	return strings.Join(out, "; ")
}

// message is what the model is sent: data in one JSON object, so that nothing a person or the database says is taken for an
// instruction.
type message struct {
	Task     string   `json:"task"` // choose or write
	Question string   `json:"question"`
	Earlier  []turn   `json:"earlier,omitempty"`
	Slot     string   `json:"slot"`            // what is decided, as query.Component has it
	About    string   `json:"about,omitempty"` // the condition or column it belongs to
	Sofar    string   `json:"sofar,omitempty"` // the query as far as it is decided
	Wanted   string   `json:"wanted"`          // what is to be chosen, in words
	Options  []string `json:"options,omitempty"`
	Refused  []string `json:"refused,omitempty"` // what the person said it is not
	Problem  string   `json:"problem,omitempty"` // what was wrong with the last try
}

type turn struct {
	Question string `json:"question"`
	SUQL     string `json:"suql"`
	Rows     string `json:"rows,omitempty"`
}

func (b *build) message(kind query.Kind, about, wanted string) message {
	m := message{Task: "choose", Question: b.in.Question, Slot: string(kind), About: about, Wanted: wanted, Problem: b.problem}
	if len(b.q.From.Tables) > 0 && len(b.q.Select) > 0 {
		m.Sofar = b.q.SUQL()
	}
	for _, t := range b.in.History {
		e := turn{Question: t.Question, SUQL: t.SUQL}
		for _, r := range t.Rows {
			e.Rows += r.Key + ": " + r.Title + "; "
		}
		m.Earlier = append(m.Earlier, e)
	}
	return m
}

// choose returns the model's distribution over options; what was asked before is not asked again.
func (b *build) choose(m message, options []string) ([]float64, error) {
	m.Options = options
	sys, text, err := b.write(m)
	if err != nil {
		return nil, err
	}
	if d, ok := b.p.recall(text); ok {
		return d.p, nil
	}
	p, err := b.p.o.Model.Choose(b.ctx, sys, text, options)
	if err != nil {
		return nil, fmt.Errorf("choose %s: %w", m.Slot, err)
	}
	if len(p) != len(options) {
		return nil, fmt.Errorf("choose %s: %d probabilities for %d options", m.Slot, len(p), len(options))
	}
	p = b.p.o.Calibration.apply(p)
	b.p.remember(text, distribution{p: p})
	return p, nil
}

// text returns texts the model would write, most probable first.
func (b *build) text(m message) ([]string, []float64, error) {
	m.Task = "write"
	sys, text, err := b.write(m)
	if err != nil {
		return nil, nil, err
	}
	if d, ok := b.p.recall(text); ok {
		return d.options, d.p, nil
	}
	options, p, err := b.p.o.Model.Write(b.ctx, sys, text)
	if err != nil {
		return nil, nil, fmt.Errorf("write %s: %w", m.Slot, err)
	}
	p = b.p.o.Calibration.apply(p)
	b.p.remember(text, distribution{options, p})
	return options, p, nil
}

func (b *build) write(m message) (sys, text string, err error) {
	if sys, err = b.systemPrompt(); err != nil {
		return "", "", err
	}
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(m); err != nil {
		return "", "", fmt.Errorf("write the parser's message: %w", err)
	}
	return sys, strings.TrimSpace(out.String()), nil
}

func (p *Parser) recall(key string) (distribution, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	d, ok := p.known[key]
	return d, ok
}

func (p *Parser) remember(key string, d distribution) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.known) >= maxKnown {
		clear(p.known)
	}
	p.known[key] = d
}
