package llm

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"strings"
)

//go:embed prompts/steps.v1.md
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

// Next returns the next thought and query; the query is empty if the last one's rows are the answer, or the question
// needs none: then the thought is the reply.
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
			case step.Done && len(steps) == 0 && strings.TrimSpace(step.Thought) == "":
				err = errors.New("the model finished without a query or a reply")
			case step.Done:
				thought, suql = step.Thought, ""
			default:
				thought, suql = step.Thought, step.SUQL
			}
			return err
		})
	return thought, suql, err
}

var stepSchema = json.RawMessage(`{"type":"object","additionalProperties":false,
	"required":["thought","suql","done"],"properties":{
	"thought":{"type":"string"},"suql":{"type":"string"},"done":{"type":"boolean"}}}`)
