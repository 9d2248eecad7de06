package llm

import (
	"context"
	"sync"
)

// Account is whom a request is for: its cost also counts towards the account's daily budget.
type Account struct {
	Name   string // its key in the book
	Budget Budget // zero fields: no limit
	Apart  bool   // it does not count towards the common daily budget
}

// accounts are the daily ledgers by account.
type accounts struct {
	mu      sync.Mutex
	ledgers map[string]*ledger
}

// mostAccounts is the number of ledgers in memory; others are read from the book.
const mostAccounts = 10_000

// of returns the ledger of a request's account, or nil if it has no budget.
func (s *accounts) of(ctx context.Context, c *Client) (own *ledger, separate bool) {
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

// SpentBy returns what an account with a budget has spent today.
func (c *Client) SpentBy(a Account) (calls, tokens int, money float64) {
	return c.accounts.ledger(a, c).total()
}
