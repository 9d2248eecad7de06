package cli

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/web/chat"
)

// envSetting returns the value of an environment variable, or fallback if it is not set or an earlier one was invalid.
func envSetting[T any](s streams, name string, parse func(string) (T, error), fallback T, firstErr *error) T {
	text := s.getenv(name)
	if text == "" || *firstErr != nil {
		return fallback
	}
	v, err := parse(text)
	if err != nil {
		*firstErr = fmt.Errorf("%s: %w", name, err)
	}
	return v
}

func parseDuration(text string) (time.Duration, error) {
	d, err := time.ParseDuration(text)
	if err != nil || d <= 0 {
		return 0, fmt.Errorf("%q is not a duration such as 30s", text)
	}
	return d, nil
}

// modelSettings holds the environment's settings for the model.
type modelSettings struct {
	day, visitor, question llm.Budget // per day: for all, and per visitor; and per question
	timeout                time.Duration
	patience               time.Duration // maximum time to wait for a question's statement
}

func (s streams) modelSettings() (m modelSettings, err error) {
	budget := func(name string) llm.Budget { return envSetting(s, name, llm.ParseBudget, llm.Budget{}, &err) }
	m.day, m.visitor = budget("SURELY_DAY_BUDGET"), budget("SURELY_VISITOR_BUDGET")
	m.question = budget("SURELY_QUESTION_BUDGET")
	m.timeout = envSetting(s, "SURELY_TIMEOUT", parseDuration, time.Minute, &err)
	m.patience = envSetting(s, "SURELY_PATIENCE", parseDuration, 20*time.Second, &err)
	return m, err
}

// endpoint returns the client of the language model's server, shared by parser and reader; nil if none is configured or
// with --offline. The book records a day's cost; nil: not recorded. Without SURELY_MODEL the first call asks the server
// for its models.
func (g *globals) endpoint(book llm.Book, s streams) (*llm.Client, error) {
	m, err := s.modelSettings() // invalid settings are an error even without a model
	if err != nil {
		return nil, err
	}
	key, url := s.getenv("OPENAI_API_KEY"), s.getenv("OPENAI_BASE_URL")
	if g.Offline || key == "" && url == "" {
		return nil, nil
	}
	if g.client != nil {
		return g.client, nil
	}
	if url, err = llm.BaseURL(url); err != nil {
		return nil, fmt.Errorf("OPENAI_BASE_URL: %w", err)
	}
	name, remark := s.getenv("SURELY_MODEL"), ""
	if name == "" {
		name, remark = llm.Choose(url, key)
	}
	if remark != "" {
		fmt.Fprintln(s.err, remark)
	}
	g.client = llm.New(llm.Options{BaseURL: url, Key: key, Model: name, Embedding: s.getenv("SURELY_EMBEDDING_MODEL"),
		Timeout: m.timeout, Patience: m.patience, Concurrency: g.Concurrency, Budget: m.day,
		Book: book, For: m.account, Admit: func(ctx context.Context) error { return chat.WaitForClass(ctx, chat.Model) }})
	return g.client, nil
}

// account returns the account that a visitor's request is charged to. Its name is a hash, so that no address is stored.
func (m modelSettings) account(ctx context.Context) (llm.Account, bool) {
	asker, ok := chat.AskerOf(ctx)
	if !ok || asker.Owner {
		return llm.Account{}, false
	}
	sum := sha256.Sum256([]byte(asker.Address))
	return llm.Account{Name: "visitor " + hex.EncodeToString(sum[:8]), Budget: m.visitor}, true
}

// agentOptions returns the options of an agent over the opened data, according to the flags.
func (a *appWithModel) agentOptions(o agent.Options, f *dialogueFlags) (agent.Options, error) {
	var err error
	if o.Detector, err = a.Calibrated(o.Detector); err != nil {
		return o, err
	}
	o.Source, o.Parser, o.Vectors = a.Source, a.Parser, app.WordSimilarity{}
	if f.Steps {
		if a.planner == nil {
			return o, errors.New("--steps needs a model: set OPENAI_API_KEY or OPENAI_BASE_URL")
		}
		o.Planner, o.Bound = a.planner, a.LimitCost // within one question's budget
	}
	return o, nil
}

// planner passes the agent's steps to the model.
type planner struct{ *llm.Planner }

func (p planner) Next(ctx context.Context, question agent.Task, steps []agent.Step) (thought, suql string, err error) {
	converted := make([]llm.Step, len(steps))
	for i, s := range steps {
		converted[i] = llm.Step{Thought: s.Thought, SUQL: s.SUQL}
		if s.Err != nil {
			converted[i].Error = s.Err.Error()
		} else {
			converted[i].Columns, converted[i].Rows = s.Result.Columns, s.Result.Rows
		}
	}
	task := llm.PlannedQuestion{Question: question.Question, Database: question.Database}
	for _, t := range question.Earlier {
		task.Earlier = append(task.Earlier, llm.Earlier{Question: t.Question, SUQL: t.SUQL})
	}
	return p.Planner.Next(ctx, task, converted)
}
