package cli

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"path/filepath"
	"strconv"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/web/chat"
)

// envSetting returns the value of an environment variable, or otherwise if it is not set.
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

func parseRate(text string) (float64, error) {
	rate, err := strconv.ParseFloat(text, 64)
	if err != nil || rate <= 0 {
		return 0, fmt.Errorf("%q is not a number of requests per second", text)
	}
	return rate, nil
}

// modelSettings holds the environment's settings for the model.
type modelSettings struct {
	day, visitor, owner, question llm.Budget // per day: for all, per visitor, for the owner; and per question
	prices                        llm.Prices
	rate                          float64
	timeout                       time.Duration
	patience                      time.Duration // maximum time to wait for a question's statement
}

func (s streams) modelSettings() (m modelSettings, err error) {
	budget := func(name string) llm.Budget { return envSetting(s, name, llm.ParseBudget, llm.Budget{}, &err) }
	m.day, m.visitor = budget("SURELY_DAY_BUDGET"), budget("SURELY_VISITOR_BUDGET")
	m.owner, m.question = budget("SURELY_OWNER_BUDGET"), budget("SURELY_QUESTION_BUDGET")
	m.prices = envSetting(s, "SURELY_PRICES", llm.ParsePrices, nil, &err)
	m.rate = envSetting(s, "SURELY_RATE", parseRate, 0, &err)
	m.timeout = envSetting(s, "SURELY_TIMEOUT", parseDuration, time.Minute, &err)
	m.patience = envSetting(s, "SURELY_PATIENCE", parseDuration, 20*time.Second, &err)
	return m, err
}

// endpoint returns the client of the language model's server, shared by parser and reader; nil if none is configured or
// with --offline. The book records a day's cost; nil: not recorded. The first call asks the server for its models.
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
	name, remark := llm.Choose(s.getenv("SURELY_MODEL"), url, key)
	for _, notice := range []string{remark, m.priceWarning(name)} {
		if notice != "" {
			fmt.Fprintln(s.err, notice)
		}
	}
	g.client = llm.New(llm.Options{BaseURL: url, Key: key, Model: name, Embedding: s.getenv("SURELY_EMBEDDING_MODEL"),
		Timeout: m.timeout, Patience: m.patience, Concurrency: g.Concurrency, Budget: m.day, Rate: m.rate, Prices: m.prices,
		Book: book, For: m.account, Admit: func(ctx context.Context) error { return chat.WaitForClass(ctx, chat.Model) }})
	return g.client, nil
}

// priceWarning warns that a budget in money has no effect because the model's prices are unknown; empty if they are
// known or no budget is in money.
func (m modelSettings) priceWarning(name string) string {
	if m.day.Money+m.visitor.Money+m.owner.Money+m.question.Money == 0 || m.prices.Knows(name) {
		return ""
	}
	return fmt.Sprintf("the prices of %s are unknown: budgets in money have no effect until "+
		"SURELY_PRICES=%s=PROMPT/COMPLETION sets the price per million tokens; budgets of calls and tokens apply", name, name)
}

// account returns the account charged for a request. A visitor's account is not identified by an address.
func (m modelSettings) account(ctx context.Context) (llm.Account, bool) {
	asker, ok := chat.AskerOf(ctx)
	switch {
	case !ok:
		return llm.Account{}, false
	case asker.Owner:
		return m.ownerAccount(), true
	}
	sum := sha256.Sum256([]byte(asker.Address))
	return llm.Account{Name: "visitor " + hex.EncodeToString(sum[:8]), Budget: m.visitor}, true
}

func (m modelSettings) ownerAccount() llm.Account {
	return llm.Account{Name: "owner", Budget: m.owner, Separate: true}
}

// modelParser returns a function that replaces the embedded parser by a language model's, or combines the two; nil for
// the embedded parser alone.
func (g *globals) modelParser(client *llm.Client, o model.Options, s streams) (func(embedded parse.Parser) parse.Parser,
	error) {
	var err error
	if o.Calibration, err = g.calibration(client, s); err != nil {
		return nil, err
	}
	if client == nil && (g.Parser == "model" || g.Parser == "joint") {
		return nil, errors.New("--parser " + g.Parser + " needs a model: set OPENAI_API_KEY or OPENAI_BASE_URL")
	}
	if client == nil || g.Parser == "embedded" {
		return nil, nil
	}
	o.Model = llm.NewWriter(client)
	m, err := s.modelSettings()
	if err != nil {
		return nil, err
	}
	o.Patience = m.patience
	return func(embedded parse.Parser) parse.Parser {
		if g.Parser == "joint" {
			return parse.Joint{A: model.New(o), B: embedded}
		}
		return model.New(o)
	}, nil
}

// calibrationsFile is the file in --home with the models' calibrations.
const calibrationsFile = "models.json"

// calibration returns the calibration that 'surely eval … --fit' stored for the client's model, if any.
func (g *globals) calibration(client *llm.Client, s streams) (model.Calibration, error) {
	if client == nil || g.unscaledModel {
		return model.Calibration{}, nil
	}
	home, err := g.home(s)
	if err != nil {
		return model.Calibration{}, err
	}
	all, err := model.ReadCalibrations(filepath.Join(home, calibrationsFile))
	return all[client.Model()], err
}

// addPlanner lets an agent answer with several queries, if enabled, within one question's budget.
func (a *appWithModel) addPlanner(o *agent.Options, enabled bool) error {
	if !enabled {
		return nil
	}
	if a.planner == nil {
		return errors.New("--steps needs a model: set OPENAI_API_KEY or OPENAI_BASE_URL")
	}
	o.Planner = a.planner
	o.Bound = a.Bound
	return nil
}

// agentOptions returns the options of an agent over the opened data, according to the flags.
func (a *appWithModel) agentOptions(o agent.Options, f *dialogueFlags) (agent.Options, error) {
	var err error
	if o.Detector, err = a.Calibrated(o.Detector); err != nil {
		return o, err
	}
	o.Source, o.Parser, o.Vectors = a.Source, a.Parser, app.WordSimilarity{}
	return o, a.addPlanner(&o, f.Steps)
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
