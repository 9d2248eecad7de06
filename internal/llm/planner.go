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

// Planner has a model answer a question with several queries, each written after seeing the rows of the previous ones.
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

// PlannedQuestion is a question with its context.
type PlannedQuestion struct {
	Question string    `json:"question"`
	Database string    `json:"database"`
	Earlier  []Earlier `json:"earlier,omitempty"`
}

// longestThought is the maximum length of a thought that is shown.
const longestThought = 200

// Next returns the next thought and query; the query is empty if the last one's rows are the answer, or the question
// needs none. A thought that is long, or has links or markup, is left out, since it is shown and may come from rows.
func (p *Planner) Next(ctx context.Context, asked PlannedQuestion, steps []Step) (thought, suql string, err error) {
	shown := make([]Step, len(steps))
	for i, s := range steps {
		s.Rows = withoutTexts(s.Rows[:min(len(s.Rows), stepRows)])
		shown[i] = s
	}
	message := struct {
		Task string `json:"task"`
		PlannedQuestion
		Steps []Step `json:"steps"`
	}{"step", asked, shown}
	err = p.client.exchange(ctx, message, Prompt{System: stepsPrompt, Schema: stepSchema, MaxTokens: 400},
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
				if thought = strings.TrimSpace(step.Thought); len(thought) > longestThought || linkOrMarkup.MatchString(thought) {
					thought = ""
				}
			}
			return err
		})
	return thought, suql, err
}

// linkOrMarkup matches what no thought needs: links, addresses, markup.
var linkOrMarkup = regexp.MustCompile(`(?i)https?:|www\.|[<>\[\]{}|@#*_]|\b[a-z0-9-]+\.[a-z]{2,}\b`)

// withoutTexts returns rows without their texts, which might contain instructions.
func withoutTexts(rows [][]any) [][]any {
	out := make([][]any, len(rows))
	for i, row := range rows {
		out[i] = slices.Clone(row)
		for k, v := range row {
			if !isNameLike(v) {
				out[i][k] = "…"
			}
		}
	}
	return out
}

// isNameLike reports whether a value, or each element of a list, is short enough to be a name.
func isNameLike(v any) bool {
	switch v := v.(type) {
	case string:
		return text.IsNameLike(v)
	case []any:
		return !slices.ContainsFunc(v, func(part any) bool { return !isNameLike(part) })
	case []string:
		return !slices.ContainsFunc(v, func(part string) bool { return !text.IsNameLike(part) })
	}
	return true
}

var stepSchema = json.RawMessage(`{"type":"object","additionalProperties":false,
	"required":["thought","suql","done"],"properties":{
	"thought":{"type":"string"},"suql":{"type":"string"},"done":{"type":"boolean"}}}`)
