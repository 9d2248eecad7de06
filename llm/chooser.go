package llm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"sort"
	"strings"
	"sync"
)

// Chooser has a model decide between options and write short texts, with probabilities: read off the log-probabilities where
// the server tells them, else counted over several samples.
type Chooser struct {
	client *Client
	// samples is how often a server is asked that tells no log-probabilities, and how many texts are written to see others
	// than the first.
	samples int
}

// NewChooser returns a chooser; samples 0 means 5.
func NewChooser(c *Client, samples int) *Chooser {
	if samples <= 0 {
		samples = 5
	}
	return &Chooser{c, samples}
}

// Name identifies the model.
func (c *Chooser) Name() string { return c.client.Model() }

// letters name the options. A letter is one token for every tokenizer in use.
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// topLogprobs is the most that servers tell.
const topLogprobs = 20

// Choose returns the probability of each option. What stands beyond the letters is chosen in rounds: each round's winner
// meets the next options.
func (c *Chooser) Choose(ctx context.Context, system, question string, options []string) ([]float64, error) {
	if len(options) == 0 {
		return nil, errors.New("choose: there are no options")
	}
	if len(options) <= topLogprobs {
		return c.round(ctx, system, question, options)
	}
	out := make([]float64, len(options))
	winner := 0
	for at := 0; at < len(options); {
		var indexes []int
		further := at > 0
		if further {
			indexes = append(indexes, winner)
		}
		for len(indexes) < topLogprobs && at < len(options) {
			indexes = append(indexes, at)
			at++
		}
		texts := make([]string, len(indexes))
		for i, k := range indexes {
			texts[i] = options[k]
		}
		p, err := c.round(ctx, system, rewriteOptions(question, texts), texts)
		if err != nil {
			return nil, err
		}
		if further { // the share the winner keeps against the newcomers is the share that all before it keep
			for k := range out {
				out[k] *= p[0]
			}
			indexes, p = indexes[1:], p[1:]
		}
		for i, k := range indexes {
			out[k] = p[i]
		}
		for k := range out {
			if out[k] > out[winner] {
				winner = k
			}
		}
	}
	return out, nil
}

// rewriteOptions puts other options into a message that lists them.
func rewriteOptions(question string, options []string) string {
	var m map[string]any
	if json.Unmarshal([]byte(question), &m) != nil || m["options"] == nil {
		return question
	}
	m["options"] = options
	b, err := json.Marshal(m)
	if err != nil {
		return question
	}
	return string(b)
}

func (c *Chooser) round(ctx context.Context, system, question string, options []string) ([]float64, error) {
	p := Prompt{Messages: []Message{{System, system}, {User, question}}, MaxTokens: 4, Logprobs: topLogprobs}
	reply, err := c.client.Complete(ctx, p)
	if err != nil {
		return nil, err
	}
	out := make([]float64, len(options))
	if reply.Tokens != nil {
		at := letterToken(reply.Tokens)
		if at < 0 {
			return out, nil // the model chose none of them
		}
		top := reply.Tokens[at].Top
		if len(top) == 0 {
			top = []Alternative{{reply.Tokens[at].Text, reply.Tokens[at].Logprob}}
		}
		for _, a := range top {
			if i := letter(a.Text, len(options)); i >= 0 {
				out[i] += math.Exp(a.Logprob)
			}
		}
		return capped(out), nil
	}
	replies, err := c.sample(ctx, p, reply)
	if err != nil {
		return nil, err
	}
	for _, r := range replies {
		if i := letter(r.Text, len(options)); i >= 0 {
			out[i] += 1 / float64(len(replies))
		}
	}
	return out, nil
}

// letterToken returns the first token that is a letter, past what models put before it.
func letterToken(tokens []Token) int {
	for i, t := range tokens {
		if letter(t.Text, len(letters)) >= 0 {
			return i
		}
		if strings.Trim(t.Text, " \n\t\"'(*`") != "" {
			return -1
		}
	}
	return -1
}

// letter reads an option's letter, or returns -1.
func letter(s string, n int) int {
	s = strings.ToUpper(strings.Trim(s, " \n\t\"'().:*`"))
	if len(s) != 1 {
		return -1
	}
	if i := strings.Index(letters, s); i >= 0 && i < n {
		return i
	}
	return -1
}

// capped makes probabilities sum to at most one: rounding on the server's side may go over.
func capped(p []float64) []float64 {
	sum := 0.0
	for _, x := range p {
		sum += x
	}
	if sum > 1 {
		for i := range p {
			p[i] /= sum
		}
	}
	return p
}

// sample asks again, warmer, until there are enough replies; the first one counts.
func (c *Chooser) sample(ctx context.Context, p Prompt, first *Reply) ([]*Reply, error) {
	replies := make([]*Reply, c.samples)
	replies[0] = first
	errs := make([]error, c.samples)
	var wg sync.WaitGroup
	for i := 1; i < c.samples; i++ {
		wg.Go(func() {
			q := p
			q.Temperature, q.Seed = 1, i
			replies[i], errs[i] = c.client.Complete(ctx, q)
		})
	}
	wg.Wait()
	return replies, errors.Join(errs...)
}

// Write returns texts that the model would write, with their probabilities, most probable first.
func (c *Chooser) Write(ctx context.Context, system, question string) ([]string, []float64, error) {
	p := Prompt{Messages: []Message{{System, system}, {User, question}}, MaxTokens: 200, Logprobs: 1, Schema: textSchema}
	first, err := c.client.Complete(ctx, p)
	if err != nil {
		return nil, nil, err
	}
	replies, err := c.sample(ctx, p, first)
	if err != nil {
		return nil, nil, err
	}
	held := map[string]float64{}
	var order []string
	failed := error(nil)
	for i, r := range replies {
		text, err := written(r.Text)
		if err != nil {
			failed = err
			continue
		}
		if _, ok := held[text]; !ok {
			order = append(order, text)
		}
		switch {
		case r.Tokens == nil:
			held[text] += 1 / float64(len(replies))
		case i == 0 || held[text] == 0:
			held[text] = spanProbability(r.Tokens)
		}
	}
	if len(order) == 0 {
		return nil, nil, fmt.Errorf("write: %w", failed)
	}
	sort.SliceStable(order, func(i, j int) bool { return held[order[i]] > held[order[j]] })
	p2 := make([]float64, len(order))
	for i, t := range order {
		p2[i] = held[t]
	}
	return order, capped(p2), nil
}

// spanProbability is the mean of the raw and the length-normalised probability of a span: the raw one punishes every long
// text, the normalised one none.
func spanProbability(tokens []Token) float64 {
	sum := 0.0
	for _, t := range tokens {
		sum += t.Logprob
	}
	return (math.Exp(sum) + math.Exp(sum/float64(len(tokens)))) / 2
}

// textSchema is the form of a written text.
var textSchema = json.RawMessage(`{"type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string"}}}`)

func written(reply string) (string, error) {
	var v struct {
		Text *string `json:"text"`
	}
	if err := json.Unmarshal([]byte(unfenced(reply)), &v); err != nil {
		return "", fmt.Errorf("the model's reply is not the JSON asked for: %w", err)
	}
	if v.Text == nil {
		return "", errors.New("the model's reply holds no text")
	}
	return strings.TrimSpace(*v.Text), nil
}
