package llm

import (
	"context"
	"sync"
)

// Account is who a request is for: what it costs counts towards the account's own budget of a day, too.
type Account struct {
	Name   string // as the book knows it
	Budget Budget // zero fields: no limit
	Apart  bool   // it does not count towards the day's budget of all others
}

// accounts are the ledgers of a day, by account.
type accounts struct {
	mu      sync.Mutex
	ledgers map[string]*ledger
}

// mostAccounts bounds how many ledgers are remembered; those that are forgotten are read from the book.
const mostAccounts = 10_000

// of returns the ledger of the account that a request is for, or nil where it has none or no budget.
func (s *accounts) of(ctx context.Context, c *Client) (own *ledger, apart bool) {
	if c.o.For == nil {
		return nil, false
	}
	a, ok := c.o.For(ctx)
	if !ok || a.Budget == (Budget{}) {
		return nil, false
	}
	return s.ledger(a, c), a.Apart
}

// ledger is the ledger of an account that has a budget.
func (s *accounts) ledger(a Account, c *Client) *ledger {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ledgers == nil || len(s.ledgers) >= mostAccounts {
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

// SpentBy returns what an account that has a budget has spent of it on this day.
func (c *Client) SpentBy(a Account) (calls, tokens int, money float64) {
	return c.accounts.ledger(a, c).sofar()
}
