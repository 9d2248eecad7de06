package suql

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// decision is a decision about one text that a run may need; it starts unasked.
type decision struct {
	request verdict.Request
	key     verdict.Key
	state   decisionState
	verdict verdict.Verdict
	// set once its failure has been reported
	reported bool
}

type decisionState uint8

const (
	unasked decisionState = iota
	decided
	failed
)

// noInformation is the decision about empty text, which costs nothing.
var noInformation = &decision{state: decided, verdict: verdict.Verdict{Answer: verdict.NoInformation}}

// maxRemembered is how many decisions a run without look-ups keeps, so that its memory does not grow with the number of
// rows.
const maxRemembered = 1 << 15

// asker makes each decision once, from the ledger if it has it, else from the reader.
type asker struct {
	reader      verdict.Reader
	ledger      verdict.Ledger
	concurrency int
	budget      int // decisions that may still be made; negative: no limit
	usage       verdict.Usage
	usageLock   sync.Mutex

	decisionsMade     int
	unflushed         []verdict.Request // decided, but not yet in the ledger
	unflushedVerdicts []verdict.Verdict
	flushed           time.Time
	failures          []*decision
	standIns          int       // decisions made by a reader other than the intended one
	firstStandIn      *decision // the first of them
	known             map[verdict.Key]*decision
	keepAll           bool // keep all decisions, since the database will look them up
}

// decision returns the run's single decision for a request.
func (a *asker) decision(r verdict.Request) *decision {
	r.Text = verdict.Readable(r.Text)
	key := r.Key()
	d := a.known[key]
	if d == nil {
		if len(a.known) >= maxRemembered && !a.keepAll {
			clear(a.known) // current rows keep references to theirs
		}
		d = &decision{request: r, key: key}
		a.known[key] = d
	}
	return d
}

// maxInitialFailures is how many of the first decisions may fail in a row before the run is abandoned: then the server
// is down, or the key is wrong.
const maxInitialFailures = 20

// errBudget refuses decisions beyond the limit.
var errBudget = errors.New("the limit of text decisions is reached")

// ask makes decisions: it looks all of them up in the ledger, and makes at least the first of the missing ones. It
// returns when ctx ends.
func (a *asker) ask(ctx context.Context, wanted []*decision) error {
	if len(wanted) == 0 {
		return nil
	}
	if a.reader == nil {
		return &Error{Code: "0A000", Message: "there is no reader to answer questions about text"}
	}
	wanted, err := a.recall(ctx, wanted)
	if err != nil || len(wanted) == 0 {
		return err
	}
	if a.budget == 0 {
		return errBudget
	}
	if a.budget > 0 && len(wanted) > a.budget {
		wanted = wanted[:a.budget]
	}
	requests := requestsOf(wanted)
	verdicts, err := a.reader.Decide(verdict.WithUsage(ctx, a.count), requests)
	if err != nil {
		return err
	}
	if len(verdicts) != len(requests) {
		return fmt.Errorf("the reader %s returned %d verdicts for %d requests", a.reader.Name(), len(verdicts), len(requests))
	}
	a.usage.Verdicts += len(verdicts)
	if a.budget > 0 {
		a.budget -= len(verdicts)
	}
	a.decisionsMade += len(verdicts)
	made, good := a.settle(wanted, requests, verdicts)
	if len(a.failures) == a.decisionsMade && a.decisionsMade >= maxInitialFailures {
		return fmt.Errorf("none of the first %d decisions could be made: %w", a.decisionsMade, a.failures[0].verdict.Err)
	}
	a.unflushed, a.unflushedVerdicts = append(a.unflushed, made...), append(a.unflushedVerdicts, good...)
	if len(a.unflushed) >= flushCount || time.Since(a.flushed) > flushInterval {
		return a.flush(ctx)
	}
	return nil
}

// settle assigns verdicts to decisions. It returns those to keep in the ledger, that is all but failed ones and those
// made by a reader other than the one asked.
func (a *asker) settle(wanted []*decision, requests []verdict.Request,
	verdicts []verdict.Verdict) (made []verdict.Request, good []verdict.Verdict) {
	for i, d := range wanted {
		d.settle(verdicts[i])
		switch {
		case d.state == failed:
			a.failures = append(a.failures, d)
		case verdicts[i].Instead != "":
			if a.standIns++; a.firstStandIn == nil {
				a.firstStandIn = d
			}
		case a.ledger != nil:
			made, good = append(made, requests[i]), append(good, verdicts[i])
		}
	}
	return made, good
}

// Verdicts are written to the ledger in batches, but soon after they were paid for.
const (
	flushCount    = 64
	flushInterval = time.Second
)

// flush writes decisions to the ledger. They were paid for, so they are kept even if the run was stopped.
func (a *asker) flush(ctx context.Context) error {
	requests, verdicts := a.unflushed, a.unflushedVerdicts
	a.unflushed, a.unflushedVerdicts, a.flushed = nil, nil, time.Now()
	if a.ledger == nil || len(requests) == 0 {
		return nil
	}
	if err := a.ledger.Record(context.WithoutCancel(ctx), a.reader.Name(), requests, verdicts); err != nil {
		return fmt.Errorf("keep verdicts: %w", err)
	}
	return nil
}

// recall settles the decisions that the ledger has and returns the rest.
func (a *asker) recall(ctx context.Context, wanted []*decision) ([]*decision, error) {
	if a.ledger == nil {
		return wanted, nil
	}
	requests := requestsOf(wanted)
	known, err := a.ledger.Recall(ctx, a.reader.Name(), requests)
	if err != nil {
		return nil, fmt.Errorf("look verdicts up: %w", err)
	}
	rest := wanted[:0:0]
	for i, d := range wanted {
		if i < len(known) && known[i] != nil {
			d.settle(*known[i])
			a.usage.LedgerHits++
			continue
		}
		rest = append(rest, d)
	}
	return rest, nil
}

func requestsOf(wanted []*decision) []verdict.Request {
	out := make([]verdict.Request, len(wanted))
	for i, d := range wanted {
		out[i] = d.request
	}
	return out
}

func (d *decision) settle(v verdict.Verdict) {
	d.verdict, d.state = v, decided
	if v.Err != nil {
		d.state = failed
	}
	d.request.Text = nil // it is long and not needed again
}

func (a *asker) count(u verdict.Usage) {
	a.usageLock.Lock()
	a.usage.Add(u)
	a.usageLock.Unlock()
}
