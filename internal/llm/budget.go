package llm

import (
	"context"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Budget is a limit on spending; a zero field is unlimited.
type Budget struct {
	Calls  int
	Tokens int
	Money  float64 // in the currency of the prices
}

// Price is the price of a million tokens.
type Price struct{ Prompt, Completion float64 }

// Prices maps prefixes of model names to prices; the longest match counts. A model without a price costs nothing.
type Prices map[string]Price

// DefaultPrices are the published ones in US dollars; owners may set their own.
var DefaultPrices = Prices{
	"gpt-4.1": {2, 8}, "gpt-4.1-mini": {.4, 1.6}, "gpt-4.1-nano": {.1, .4},
	"gpt-4o": {2.5, 10}, "gpt-4o-mini": {.15, .6},
}

// Knows reports whether there is a price for a model.
func (p Prices) Knows(model string) bool { return p.nameFor(model) != "" }

// nameFor returns the name under which a model has a price, or "".
func (p Prices) nameFor(model string) string {
	best := ""
	for name := range p {
		if strings.HasPrefix(model, name) && len(name) > len(best) {
			best = name
		}
	}
	return best
}

// Cost returns the price of a usage with a model.
func (p Prices) Cost(model string, u verdict.Usage) float64 {
	best := p.nameFor(model)
	return (p[best].Prompt*float64(u.PromptTokens) + p[best].Completion*float64(u.CompletionTokens)) / 1e6
}

// BudgetError means that a request was not sent because it might exceed a budget.
type BudgetError struct {
	What string // "calls", "tokens", "money"
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
	name   string           // in the book, after the day; empty: the day's own
	clock  func() time.Time // for a daily ledger, which restarts at midnight UTC
	book   Book             // of a daily ledger; may be nil

	mu       sync.Mutex
	day      string
	spent    amount // including reservations
	reserved amount // reserved for requests in progress
}

type amount struct {
	calls, tokens int
	money         float64
}

func (a *amount) add(calls, tokens int, money float64) {
	a.calls, a.tokens, a.money = a.calls+calls, a.tokens+tokens, a.money+money
}

func newLedger(b Budget, clock func() time.Time, book Book) *ledger {
	return &ledger{budget: b, per: "day", clock: clock, book: book}
}

// Book stores each day's cost, possibly for several processes.
type Book interface {
	// Spend adds to a day's cost and returns its total.
	Spend(ctx context.Context, day string, calls, tokens int, money float64) (allCalls, allTokens int, allMoney float64,
		err error)
}

// bookTimeout limits how long a request waits for the book.
const bookTimeout = 5 * time.Second

// record adds to the book and takes over what others have spent. l.mu is held. If the book cannot be written, only this
// process is counted.
func (l *ledger) record(day string, calls, tokens int, money float64) {
	if l.book == nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), bookTimeout)
	defer cancel()
	allCalls, allTokens, allMoney, err := l.book.Spend(ctx, strings.TrimSpace(day+" "+l.name), calls, tokens, money)
	if err != nil {
		slog.Error("the model's cost could not be recorded", "err", err)
		return
	}
	if day == l.day {
		l.spent.calls, l.spent.tokens, l.spent.money = allCalls+l.reserved.calls, allTokens+l.reserved.tokens,
			allMoney+l.reserved.money
	}
}

// today starts a new day's ledger if necessary. The ledger is locked.
func (l *ledger) today() {
	if l.clock == nil {
		return
	}
	if day := l.clock().UTC().Format(time.DateOnly); day != l.day {
		l.day, l.spent, l.reserved = day, amount{}, amount{}
		l.record(day, 0, 0, 0)
	}
}

// take reserves a request's maximum cost, or refuses. The returned function replaces it by the actual cost.
func (l *ledger) take(tokens int, money float64) (settle func(tokens int, money float64, sent bool), err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.today()
	switch b := l.budget; {
	case b.Calls > 0 && l.spent.calls+1 > b.Calls:
		return nil, &BudgetError{"calls", l.per}
	case b.Tokens > 0 && l.spent.tokens+tokens > b.Tokens:
		return nil, &BudgetError{"tokens", l.per}
	case b.Money > 0 && l.spent.money+money > b.Money:
		return nil, &BudgetError{"money", l.per}
	}
	l.spent.add(1, tokens, money)
	l.reserved.add(1, tokens, money)
	day := l.day
	return func(used int, cost float64, sent bool) {
		l.mu.Lock()
		defer l.mu.Unlock()
		calls := 1
		if !sent {
			calls, used, cost = 0, 0, 0
		}
		if day == l.day {
			l.spent.add(calls-1, used-tokens, cost-money)
			l.reserved.add(-1, -tokens, -money)
		}
		if sent {
			l.record(day, calls, used, cost)
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

// reserve reserves a prompt's maximum cost in the budgets of day, account and question. The returned function charges
// the actual cost once, or nothing if the request was not sent.
func (c *Client) reserve(ctx context.Context, p Prompt) (charge func(verdict.Usage), err error) {
	most := verdict.Usage{PromptTokens: p.tokens(), CompletionTokens: p.maxTokens()}
	tokens, money := most.PromptTokens+most.CompletionTokens, c.o.Prices.Cost(c.o.Model, most)
	own, separate := c.accounts.of(ctx, c)
	question, _ := ctx.Value(budgetKey{}).(*ledger)
	ledgers := []*ledger{c.day, own, question}
	if separate {
		ledgers[0] = nil
	}
	var settle []func(int, float64, bool)
	for _, l := range ledgers {
		if l == nil {
			continue
		}
		done, err := l.take(tokens, money)
		if err != nil {
			for _, undo := range settle {
				undo(0, 0, false)
			}
			c.refused.Add(1)
			return nil, err
		}
		settle = append(settle, done)
	}
	return func(u verdict.Usage) {
		used, cost, sent := u.PromptTokens+u.CompletionTokens, c.o.Prices.Cost(c.o.Model, u), u.ModelCalls > 0
		for _, done := range settle {
			done(used, cost, sent)
		}
	}, nil
}

// Refused returns the number of requests not sent because of a budget.
func (c *Client) Refused() int64 { return c.refused.Load() }

// Spent returns what the day has cost so far.
func (c *Client) Spent() (calls, tokens int, money float64) { return c.day.total() }

// total returns what has been spent, including reservations.
func (l *ledger) total() (calls, tokens int, money float64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.today()
	return l.spent.calls, l.spent.tokens, l.spent.money
}

// Account says who a request is for: its cost also counts towards the account's daily budget.
type Account struct {
	Name     string // its key in the book
	Budget   Budget // zero fields: no limit
	Separate bool   // it does not count towards the common daily budget
}

// accounts holds the daily ledgers by account.
type accounts struct {
	mu      sync.Mutex
	ledgers map[string]*ledger
}

// maxAccounts is the number of ledgers in memory; others are read from the book.
const maxAccounts = 10_000

// of returns the ledger of a request's account, or nil if it has no budget.
func (s *accounts) of(ctx context.Context, c *Client) (own *ledger, separate bool) {
	if c.o.For == nil {
		return nil, false
	}
	a, ok := c.o.For(ctx)
	if !ok || a.Budget == (Budget{}) {
		return nil, false
	}
	return s.ledger(a, c), a.Separate
}

// ledger returns the ledger of an account that has a budget.
func (s *accounts) ledger(a Account, c *Client) *ledger {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ledgers == nil || len(s.ledgers) >= maxAccounts {
		s.ledgers = map[string]*ledger{}
	}
	l := s.ledgers[a.Name]
	if l == nil {
		l = newLedger(a.Budget, c.o.Clock, c.o.Book)
		l.name, l.per = a.Name, "day and visitor"
		s.ledgers[a.Name] = l
	}
	return l
}

// SpentBy returns what an account with a budget has spent today.
func (c *Client) SpentBy(a Account) (calls, tokens int, money float64) {
	return c.accounts.ledger(a, c).total()
}
