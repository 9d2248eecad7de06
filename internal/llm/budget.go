package llm

import (
	"context"
	"fmt"
	"log/slog"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Budget is a limit on spending; a zero field is unlimited.
type Budget struct{ Calls, Tokens int }

// BudgetError means that a request was not sent because it might exceed a budget.
type BudgetError struct {
	What string // "calls", "tokens"
	Per  string // "question", "day", "day and visitor"
}

func (e *BudgetError) Error() string {
	return fmt.Sprintf("the budget of %s for this %s is spent; raise it, or ask again later", e.What, e.Per)
}

// SQLState returns PostgreSQL's configuration_limit_exceeded.
func (e *BudgetError) SQLState() string { return "53400" }

// ledger holds what has been spent of a budget, plus reservations for requests in progress.
type ledger struct {
	budget Budget
	per    string
	name   string           // the account's key in the book, after the day; empty: the sum of all accounts
	clock  func() time.Time // for a daily ledger, which restarts at midnight UTC
	book   Book             // of a daily ledger; may be nil

	mu       sync.Mutex
	day      string
	spent    Budget // including reservations
	reserved Budget // for requests in progress
}

func (b *Budget) add(calls, tokens int) { b.Calls, b.Tokens = b.Calls+calls, b.Tokens+tokens }

// Book stores each day's cost, possibly for several processes.
type Book interface {
	// Spend adds to a day's cost and returns its total.
	Spend(ctx context.Context, day string, calls, tokens int) (allCalls, allTokens int, err error)
}

// bookTimeout limits how long a request waits for the book.
const bookTimeout = 5 * time.Second

// record adds a cost to the book, and picks up what other processes have spent. l.mu is held. If the book cannot be
// written to, only this process's spending counts.
func (l *ledger) record(day string, calls, tokens int) {
	if l.book == nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), bookTimeout)
	defer cancel()
	allCalls, allTokens, err := l.book.Spend(ctx, strings.TrimSpace(day+" "+l.name), calls, tokens)
	if err != nil {
		slog.Error("the model's cost could not be recorded", "err", err)
		return
	}
	if day == l.day {
		l.spent = Budget{allCalls + l.reserved.Calls, allTokens + l.reserved.Tokens}
	}
}

// startNewDay resets the ledger if a new day has begun. l.mu is held.
func (l *ledger) startNewDay() {
	if l.clock == nil {
		return
	}
	if day := l.clock().UTC().Format(time.DateOnly); day != l.day {
		l.day, l.spent, l.reserved = day, Budget{}, Budget{}
		l.record(day, 0, 0)
	}
}

// take reserves a request's maximum cost, or refuses. The returned function replaces it with the actual cost.
func (l *ledger) take(tokens int) (settle func(tokens int, sent bool), err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.startNewDay()
	switch b := l.budget; {
	case b.Calls > 0 && l.spent.Calls+1 > b.Calls:
		return nil, &BudgetError{"calls", l.per}
	case b.Tokens > 0 && l.spent.Tokens+tokens > b.Tokens:
		return nil, &BudgetError{"tokens", l.per}
	}
	l.spent.add(1, tokens)
	l.reserved.add(1, tokens)
	day := l.day
	return func(used int, sent bool) {
		l.mu.Lock()
		defer l.mu.Unlock()
		if day == l.day {
			l.spent.add(-1, -tokens)
			l.reserved.add(-1, -tokens)
		}
		if sent {
			if day == l.day {
				l.spent.add(1, used)
			}
			l.record(day, 1, used)
		}
	}, nil
}

type budgetKey struct{}

// WithBudget returns a context that limits the total cost of its requests: the budget of one question.
func WithBudget(ctx context.Context, b Budget) context.Context {
	return context.WithValue(ctx, budgetKey{}, &ledger{budget: b, per: "question"})
}

// WithinBudget is WithBudget unless the context has a budget already: parts of a larger question share its budget.
func WithinBudget(ctx context.Context, b Budget) context.Context {
	if _, ok := ctx.Value(budgetKey{}).(*ledger); ok {
		return ctx
	}
	return WithBudget(ctx, b)
}

// reserve reserves a prompt's maximum cost in the budgets of the day, the account and the question. The returned
// function charges the actual cost once, or nothing if the request was not sent.
func (c *Client) reserve(ctx context.Context, p Prompt) (charge func(verdict.Usage), err error) {
	question, _ := ctx.Value(budgetKey{}).(*ledger)
	var settle []func(int, bool)
	for _, l := range []*ledger{c.day, c.accountLedger(ctx), question} {
		if l == nil {
			continue
		}
		done, err := l.take(p.tokens() + p.maxTokens())
		if err != nil {
			for _, undo := range settle {
				undo(0, false)
			}
			c.refused.Add(1)
			return nil, err
		}
		settle = append(settle, done)
	}
	return func(u verdict.Usage) {
		for _, done := range settle {
			done(u.PromptTokens+u.CompletionTokens, u.ModelCalls > 0)
		}
	}, nil
}

// Refused returns the number of requests not sent because of a budget.
func (c *Client) Refused() int64 { return c.refused.Load() }

// Spent returns what the day has cost so far, including reservations.
func (c *Client) Spent() Budget {
	c.day.mu.Lock()
	defer c.day.mu.Unlock()
	c.day.startNewDay()
	return c.day.spent
}

// Account says who a request is for: its cost also counts towards the account's daily budget.
type Account struct {
	Name   string // its key in the book
	Budget Budget // zero fields: no limit
}

// maxAccounts is the maximum number of ledgers in memory; the others are read from the book.
const maxAccounts = 10_000

// accountLedger returns the daily ledger of a request's account, or nil if it has no budget.
func (c *Client) accountLedger(ctx context.Context) *ledger {
	if c.o.AccountOf == nil {
		return nil
	}
	a, ok := c.o.AccountOf(ctx)
	if !ok || a.Budget == (Budget{}) {
		return nil
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.accounts == nil || len(c.accounts) >= maxAccounts {
		c.accounts = map[string]*ledger{}
	}
	if c.accounts[a.Name] == nil {
		c.accounts[a.Name] = &ledger{budget: a.Budget, per: "day and visitor", name: a.Name, clock: c.o.Clock,
			book: c.o.Book}
	}
	return c.accounts[a.Name]
}

// ParseBudget parses limits such as "calls=100,tokens=1000000"; a limit left out is unlimited.
func ParseBudget(text string) (b Budget, err error) {
	for part := range strings.SplitSeq(text, ",") {
		name, value, _ := strings.Cut(strings.TrimSpace(part), "=")
		n, err := strconv.Atoi(value)
		switch {
		case err == nil && n >= 0 && name == "calls":
			b.Calls = n
		case err == nil && n >= 0 && name == "tokens":
			b.Tokens = n
		default:
			return b, fmt.Errorf("%q: use calls=N or tokens=N", part)
		}
	}
	return b, nil
}
