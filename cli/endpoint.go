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
	"github.com/ask-surely/surely/web"
	"github.com/ask-surely/surely/web/chat"
)

// endpoint returns the client of the language model's server, shared by parser and reader; nil if none is configured or
// with --offline. The book records a day's cost; nil: not recorded. The first call asks the server for its models.
func (g *globals) endpoint(book llm.Book, s streams) (*llm.Client, error) {
	// An invalid budget is an error even without a model.
	day, err := llm.ParseBudget(s.getenv("SURELY_DAY_BUDGET"))
	if err != nil {
		return nil, fmt.Errorf("SURELY_DAY_BUDGET: %w", err)
	}
	pays, err := readAccounts(s)
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
	rate := 0.0
	if r := s.getenv("SURELY_RATE"); r != "" {
		if rate, err = strconv.ParseFloat(r, 64); err != nil || rate <= 0 {
			return nil, fmt.Errorf("SURELY_RATE: %q is not a number of requests per second", r)
		}
	}
	timeout := time.Minute
	if t := s.getenv("SURELY_TIMEOUT"); t != "" {
		if timeout, err = time.ParseDuration(t); err != nil || timeout <= 0 {
			return nil, fmt.Errorf("SURELY_TIMEOUT: %q is not a duration such as 30s", t)
		}
	}
	prices, err := llm.ParsePrices(s.getenv("SURELY_PRICES"))
	if err != nil {
		return nil, fmt.Errorf("SURELY_PRICES: %w", err)
	}
	waits, err := patience(s)
	if err != nil {
		return nil, err
	}
	name, remark := llm.Choose(s.getenv("SURELY_MODEL"), url, key)
	if remark != "" {
		fmt.Fprintln(s.err, remark)
	}
	if remark := unpriced(name, prices, day, pays, s); remark != "" {
		fmt.Fprintln(s.err, remark)
	}
	g.client = llm.New(llm.Options{BaseURL: url, Key: key, Model: name, Embedding: s.getenv("SURELY_EMBEDDING_MODEL"),
		Timeout: timeout, Patience: waits, Concurrency: g.Concurrency, Budget: day, Rate: rate, Prices: prices, Book: book,
		For: pays.of, Admit: func(ctx context.Context) error { return chat.Needs(ctx, chat.Model) }})
	return g.client, nil
}

// unpriced warns that a budget in money has no effect because the model's prices are unknown; empty if prices are known
// or no budget is in money.
func unpriced(name string, prices llm.Prices, day llm.Budget, pays accounts, s streams) string {
	question, _ := questionBudget(s) // an invalid value is reported where it is used
	if day.Money+pays.visitor.Money+pays.owner.Money+question.Money == 0 || prices.Knows(name) {
		return ""
	}
	return fmt.Sprintf("the prices of %s are unknown: budgets in money have no effect until "+
		"SURELY_PRICES=%s=PROMPT/COMPLETION tells "+
		"the price per million tokens; budgets of calls and tokens apply", name, name)
}

// accounts are the daily budgets: per visitor, and for the owner.
type accounts struct{ visitor, owner llm.Budget }

func readAccounts(s streams) (a accounts, err error) {
	if a.visitor, err = llm.ParseBudget(s.getenv("SURELY_VISITOR_BUDGET")); err != nil {
		return a, fmt.Errorf("SURELY_VISITOR_BUDGET: %w", err)
	}
	if a.owner, err = llm.ParseBudget(s.getenv("SURELY_OWNER_BUDGET")); err != nil {
		return a, fmt.Errorf("SURELY_OWNER_BUDGET: %w", err)
	}
	return a, nil
}

// of returns the account charged for a request. A visitor's account is not identified by an address.
func (a accounts) of(ctx context.Context) (llm.Account, bool) {
	asker, ok := web.AskerOf(ctx)
	switch {
	case !ok:
		return llm.Account{}, false
	case asker.Owner:
		return a.ofOwner(), true
	}
	sum := sha256.Sum256([]byte(asker.Who))
	return llm.Account{Name: "visitor " + hex.EncodeToString(sum[:8]), Budget: a.visitor}, true
}

func (a accounts) ofOwner() llm.Account {
	return llm.Account{Name: "owner", Budget: a.owner, Apart: true}
}

// readingWith returns a language model's parser in place of the embedded one, or beside it; nil for the embedded one
// alone.
func (g *globals) readingWith(client *llm.Client, o model.Options, s streams) (func(embedded parse.Parser) parse.Parser,
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
	if o.Patience, err = patience(s); err != nil {
		return nil, err
	}
	return func(embedded parse.Parser) parse.Parser {
		if g.Parser == "joint" {
			return parse.Joint{A: model.New(o), B: embedded}
		}
		return model.New(o)
	}, nil
}

// defaultPatience is how long a question waits for a model before the embedded parser reads it.
const defaultPatience = 20 * time.Second

// patience is how long a question waits for the model to write its statement.
func patience(s streams) (time.Duration, error) {
	text := s.getenv("SURELY_PATIENCE")
	if text == "" {
		return defaultPatience, nil
	}
	p, err := time.ParseDuration(text)
	if err != nil || p <= 0 {
		return 0, fmt.Errorf("SURELY_PATIENCE: %q is not a duration such as 20s", text)
	}
	return p, nil
}

// calibrationsFile is the file in --home with the models' calibrations.
const calibrationsFile = "models.json"

// calibration is what 'surely eval … --fit' stored for the client's model, if anything.
func (g *globals) calibration(client *llm.Client, s streams) (model.Calibration, error) {
	if client == nil || g.asTold {
		return model.Calibration{}, nil
	}
	home, err := g.home(s)
	if err != nil {
		return model.Calibration{}, err
	}
	all, err := model.ReadCalibrations(filepath.Join(home, calibrationsFile))
	return all[client.Model()], err
}

// questionBudget is the model budget of one question.
func questionBudget(s streams) (llm.Budget, error) {
	b, err := llm.ParseBudget(s.getenv("SURELY_QUESTION_BUDGET"))
	if err != nil {
		return b, fmt.Errorf("SURELY_QUESTION_BUDGET: %w", err)
	}
	return b, nil
}

// inSteps lets an agent answer in several queries, if wanted, within one question's budget.
func (a *appWithModel) inSteps(o *agent.Options, wanted bool) error {
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

// asking returns the options of an agent over the opened data, according to the flags.
func (a *appWithModel) asking(o agent.Options, f *dialogueFlags) (agent.Options, error) {
	var err error
	if o.Detector, err = a.Calibrated(o.Detector); err != nil {
		return o, err
	}
	o.Source, o.Parser, o.Vectors = a.Source, a.Parser, app.Meanings{}
	return o, a.inSteps(&o, f.Steps)
}

// planner shows the model the agent's steps.
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
	task := llm.Planned{Question: asked.Question, Database: asked.Database}
	for _, t := range asked.Earlier {
		task.Earlier = append(task.Earlier, llm.Earlier{Question: t.Question, SUQL: t.SUQL})
	}
	return p.Planner.Next(ctx, task, converted)
}
