package agent

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
)

//go:embed prompts/steps.v2.md
var stepsPrompt string

// Planner is a language model that writes the queries of a multi-step answer, each after it has seen the rows of the
// previous ones, such as llm.Client.
type Planner interface {
	// Exchange sends a message and passes the JSON object in the reply, of at most maxTokens tokens, to take, retrying
	// once if take fails.
	Exchange(ctx context.Context, system string, message any, form json.RawMessage, maxTokens int,
		take func(reply json.RawMessage) error) error
}

// plan is the message to the planner: a question, its context and the queries so far. The prompt explains its JSON
// fields.
type plan struct {
	Task     string            `json:"task"`
	Question string            `json:"question"`
	Database string            `json:"database"` // its tables with their columns, one table per line
	Earlier  []earlierQuestion `json:"earlier,omitempty"`
	Steps    []step            `json:"steps"`
}

// earlierQuestion is an earlier question of the conversation with its statement.
type earlierQuestion struct {
	Question string `json:"question"`
	SUQL     string `json:"suql"`
}

// step is a query made so far with its result, or error.
type step struct {
	Thought string   `json:"thought"`
	SUQL    string   `json:"suql"`
	Columns []string `json:"columns,omitempty"`
	Rows    [][]any  `json:"rows,omitempty"` // the first, without texts
	Error   string   `json:"error,omitempty"`

	result *suql.Result // nil when it failed
	err    error
}

const (
	stepRows       = 10  // maximum number of rows per step shown to the planner
	longestThought = 200 // maximum length of a thought that is shown
	stepTokens     = 400 // maximum length of a reply
)

// next asks the planner for the next thought and query; the query is empty if the last one's rows are the answer, or
// the question needs none. A thought that is long, or has links or markup, is left out, since it is shown and may come
// from rows.
func (p *plan) next(ctx context.Context, planner Planner) (thought, suql string, err error) {
	err = planner.Exchange(ctx, stepsPrompt, p, stepSchema, stepTokens, func(reply json.RawMessage) error {
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
