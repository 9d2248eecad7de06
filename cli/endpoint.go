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
func envSetting[T any](s streams, name string, parse func(string) (T, error), otherwise T, failed *error) T {
	text := s.getenv(name)
	if text == "" || *failed != nil {
		return otherwise
	}
	v, err := parse(text)
	if err != nil {
		*failed = fmt.Errorf("%s: %w", name, err)
	}
	return v
}

func durationOf(text string) (time.Duration, error) {
	d, err := time.ParseDuration(text)
	if err != nil || d <= 0 {
		return 0, fmt.Errorf("%q is not a duration such as 30s", text)
	}
	return d, nil
}

func rateOf(text string) (float64, error) {
	rate, err := strconv.ParseFloat(text, 64)
	if err != nil || rate <= 0 {
		return 0, fmt.Errorf("%q is not a number of requests per second", text)
	}
	return rate, nil
}

// modelSettings holds what the environment says about the model.
type modelSettings struct {
	day, visitor, owner, question llm.Budget // per day: for all, per visitor, for the owner; and per question
	prices                        llm.Prices
	rate                          float64
	timeout                       time.Duration
	patience                      time.Duration // how long a question waits for the model to write its statement
}

func (s streams) modelSettings() (m modelSettings, err error) {
	budget := func(name string) llm.Budget { return envSetting(s, name, llm.ParseBudget, llm.Budget{}, &err) }
	m.day, m.visitor = budget("SURELY_DAY_BUDGET"), budget("SURELY_VISITOR_BUDGET")
	m.owner, m.question = budget("SURELY_OWNER_BUDGET"), budget("SURELY_QUESTION_BUDGET")
	m.prices = envSetting(s, "SURELY_PRICES", llm.ParsePrices, nil, &err)
	m.rate = envSetting(s, "SURELY_RATE", rateOf, 0, &err)
	m.timeout = envSetting(s, "SURELY_TIMEOUT", durationOf, time.Minute, &err)
	m.patience = envSetting(s, "SURELY_PATIENCE", durationOf, 20*time.Second, &err)
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
	for _, says := range []string{remark, m.priceWarning(name)} {
		if says != "" {
			fmt.Fprintln(s.err, says)
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
		"SURELY_PRICES=%s=PROMPT/COMPLETION tells the price per million tokens; budgets of calls and tokens apply", name, name)
}

// account returns the account charged for a request. A visitor's account is not identified by an address.
func (m modelSettings) account(ctx context.Context) (llm.Account, bool) {
	asker, ok := chat.AskerOf(ctx)
	switch {
	case !ok:
		return llm.Account{}, false
	case asker.Owner:
		return m.ownersAccount(), true
	}
	sum := sha256.Sum256([]byte(asker.Address))
	return llm.Account{Name: "visitor " + hex.EncodeToString(sum[:8]), Budget: m.visitor}, true
}

func (m modelSettings) ownersAccount() llm.Account {
	return llm.Account{Name: "owner", Budget: m.owner, Separate: true}
}

// modelParser returns a language model's parser that replaces the embedded one or works beside it; nil for the embedded
// one alone.
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

// calibration returns what 'surely eval … --fit' stored for the client's model, if anything.
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

// addPlanner lets an agent answer in several queries, if wanted, within one question's budget.
func (a *appWithModel) addPlanner(o *agent.Options, wanted bool) error {
	if !wanted {
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

func (p planner) Next(ctx context.Context, asked agent.Task, steps []agent.Step) (thought, suql string, err error) {
	converted := make([]llm.Step, len(steps))
	for i, s := range steps {
		converted[i] = llm.Step{Thought: s.Thought, SUQL: s.SUQL}
		if s.Err != nil {
			converted[i].Error = s.Err.Error()
		} else {
			converted[i].Columns, converted[i].Rows = s.Result.Columns, s.Result.Rows
		}
	}
	task := llm.PlannedQuestion{Question: asked.Question, Database: asked.Database}
	for _, t := range asked.Earlier {
		task.Earlier = append(task.Earlier, llm.Earlier{Question: t.Question, SUQL: t.SUQL})
	}
	return p.Planner.Next(ctx, task, converted)
}
