package llm

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

//go:embed prompts/steps.v2.md
var stepsPrompt string

// Planner has a model answer a question in several queries, each written with the rows of the previous ones.
type Planner struct{ client *Client }

// NewPlanner returns a planner.
func NewPlanner(c *Client) *Planner { return &Planner{c} }

// Step is a query made so far with its result, or error.
type Step struct {
	Thought string   `json:"thought"`
	SUQL    string   `json:"suql"`
	Columns []string `json:"columns,omitempty"`
	Rows    [][]any  `json:"rows,omitempty"`
	Error   string   `json:"error,omitempty"`
}

// stepRows is the number of rows per step shown to the model.
const stepRows = 10

// Earlier is an earlier question with its statement.
type Earlier struct {
	Question string `json:"question"`
	SUQL     string `json:"suql"`
}

// Planned is a question with its context.
type Planned struct {
	Question string    `json:"question"`
	Database string    `json:"database"`
	Earlier  []Earlier `json:"earlier,omitempty"`
}

// longestThought is the maximum length of a thought that is shown.
const longestThought = 200

// Next returns the next thought and query; the query is empty if the last one's rows are the answer, or the question
// needs none. A thought with a link or markup, or a long one, is left out: it is shown, and rows may have put it there.
func (p *Planner) Next(ctx context.Context, asked Planned, steps []Step) (thought, suql string, err error) {
	shown := make([]Step, len(steps))
	for i, s := range steps {
		s.Rows = unspoken(s.Rows[:min(len(s.Rows), stepRows)])
		shown[i] = s
	}
	message := struct {
		Task string `json:"task"`
		Planned
		Steps []Step `json:"steps"`
	}{"step", asked, shown}
	err = p.client.exchange(ctx, stepsPrompt, message, Prompt{Schema: stepSchema, MaxTokens: 400},
		func(reply json.RawMessage) error {
			var step struct {
				Thought string `json:"thought"`
				SUQL    string `json:"suql"`
				Done    bool   `json:"done"`
			}
			err := json.Unmarshal(reply, &step)
			switch {
			case err != nil:
			case !step.Done && strings.TrimSpace(step.SUQL) == "":
				err = errors.New("the model wrote no query and did not finish")
			case !step.Done:
				suql = step.SUQL
				if thought = strings.TrimSpace(step.Thought); len(thought) > longestThought || foreign.MatchString(thought) {
					thought = ""
				}
			}
			return err
		})
	return thought, suql, err
}

// foreign matches what no thought needs: links, addresses, markup.
var foreign = regexp.MustCompile(`(?i)https?:|www\.|[<>\[\]{}|@#*_]|\b[a-z0-9-]+\.[a-z]{2,}\b`)

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

// names reports whether a value of a row, or each part of a list in it, is no longer than a name.
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

var stepSchema = json.RawMessage(`{"type":"object","additionalProperties":false,
	"required":["thought","suql","done"],"properties":{
	"thought":{"type":"string"},"suql":{"type":"string"},"done":{"type":"boolean"}}}`)
