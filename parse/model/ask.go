package model

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
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
	d, err := b.ask(m, func(sys, text string) (distribution, error) {
		p, err := b.p.o.Model.Choose(b.ctx, sys, text, options)
		if err == nil && len(p) != len(options) {
			err = fmt.Errorf("%d probabilities for %d options", len(p), len(options))
		}
		return distribution{options, p}, err
	})
	return d.p, err
}

// text returns texts the model would write, most probable first.
func (b *build) text(m message) ([]string, []float64, error) {
	m.Task = "write"
	d, err := b.ask(m, func(sys, text string) (distribution, error) {
		options, p, err := b.p.o.Model.Write(b.ctx, sys, text)
		return distribution{options, p}, err
	})
	if b.in.Perturb == 0 {
		return d.options, d.p, err
	}
	for i, p := range d.p { // the one drawn
		if p == 1 {
			return d.options[i : i+1], d.p[i : i+1], err
		}
	}
	return nil, nil, err
}

// ask puts a decision to the model, unless that was done before. In a perturbed pass one of the options is drawn, as often as
// the model finds it probable: many passes are many samples, at the price of those decisions that differ.
func (b *build) ask(m message, put func(sys, text string) (distribution, error)) (distribution, error) {
	sys, text, err := b.write(m)
	if err != nil {
		return distribution{}, err
	}
	d, ok := b.p.recall(text)
	if !ok {
		if d, err = put(sys, text); err != nil {
			return distribution{}, fmt.Errorf("%s %s: %w", m.Task, m.Slot, err)
		}
		d.p = b.p.o.Calibration.apply(d.p)
		b.p.remember(text, d)
	}
	if b.in.Perturb != 0 {
		d.p = drawn(d.p, b.in.Perturb, text)
	}
	return d, nil
}

// drawn draws one of the options; the same seed draws the same.
func drawn(p []float64, seed uint64, text string) []float64 {
	h := fnv.New64a()
	h.Write([]byte(text))
	sum := 0.0
	for _, x := range p {
		sum += x
	}
	out := make([]float64, len(p))
	roll := rand.New(rand.NewPCG(seed, h.Sum64())).Float64() * sum
	for i, x := range p {
		if roll < x || i == len(p)-1 {
			out[i] = 1
			break
		}
		roll -= x
	}
	return out
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
