package suql

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// decision is a decision about one text that a run may need.
type decision struct {
	request    verdict.Request
	key        verdict.Key
	state      decisionState
	verdict    verdict.Verdict
	isReported bool // a warning reports the failure
}

type decisionState uint8

const (
	undecided decisionState = iota
	decided
	failed
)

// noInformation is the decision about empty text, which does not need a reader.
var noInformation = &decision{state: decided, verdict: verdict.Verdict{Answer: verdict.NoInformation}}

// maxKeptDecisions is the maximum number of decisions that a run without look-ups keeps, so that its memory does not
// grow with the number of rows.
const maxKeptDecisions = 1 << 15

// asker makes each decision once, taking it from the ledger or else from the reader.
type asker struct {
	reader      verdict.Reader
	ledger      verdict.Ledger
	concurrency int
	budget      int           // decisions that may still be made; negative: no limit
	readingTime time.Duration // how long decisions may take together; 0: no limit
	elapsed     time.Duration // how long they have taken
	usage       verdict.Usage
	usageLock   sync.Mutex

	attempts          int
	unflushed         []verdict.Request // decided, but not written to the ledger
	unflushedVerdicts []verdict.Verdict
	lastFlush         time.Time
	failures          []*decision
	fallbackCount     int       // decisions made by a fallback for the reader
	firstFallback     *decision // the first decision of a fallback
	known             map[verdict.Key]*decision
	keepsAll          bool // keep all decisions, since the database will look them up
}

// decision returns the run's decision for a request.
func (a *asker) decision(r verdict.Request) *decision {
	r.Text = verdict.TruncateTexts(r.Text)
	key := r.Key()
	d := a.known[key]
	if d == nil {
		if len(a.known) >= maxKeptDecisions && !a.keepsAll {
			clear(a.known) // the current rows keep references to their decisions
		}
		d = &decision{request: r, key: key}
		a.known[key] = d
	}
	return d
}

// maxInitialFailures is the number of decisions after which the run stops if all have failed: then the server is down,
// or the key is wrong.
const maxInitialFailures = 20

// errBudget means that the limit on decisions is reached.
var errBudget = errors.New("the limit on text decisions has been reached")

// readingTimeError means that a run has read texts for as long as it may.
func readingTimeError(limit time.Duration) error {
	return &Error{Code: "57014", Message: fmt.Sprintf("texts were read for %v, the limit for one statement", limit)}
}

// isLimit reports whether reading stopped at a limit, so that the rows found so far are certain.
func isLimit(err error) bool {
	e, ok := errors.AsType[*Error](err)
	return errors.Is(err, errBudget) || ok && e.Code == "57014"
}

// ask looks decisions up in the ledger, and makes as many of the missing ones as the budget allows, starting with the
// first.
func (a *asker) ask(ctx context.Context, decisions []*decision) error {
	if len(decisions) == 0 {
		return nil
	}
	if a.reader == nil {
		return &Error{Code: "0A000", Message: "no reader is configured to answer questions about text"}
	}
	if a.readingTime > 0 && a.elapsed >= a.readingTime {
		return readingTimeError(a.readingTime)
	}
	start := time.Now()
	defer func() { a.elapsed += time.Since(start) }()
	decisions, err := a.recallKnown(ctx, decisions)
	if err != nil || len(decisions) == 0 {
		return err
	}
	if a.budget == 0 {
		return errBudget
	}
	if a.budget > 0 && len(decisions) > a.budget {
		decisions = decisions[:a.budget]
	}
	requests := requests(decisions)
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
	a.attempts += len(verdicts)
	requestsToKeep, verdictsToKeep := a.settleAll(decisions, requests, verdicts)
	if len(a.failures) == a.attempts && a.attempts >= maxInitialFailures {
		return fmt.Errorf("none of the first %d decisions could be made: %w", a.attempts, a.failures[0].verdict.Err)
	}
	a.unflushed, a.unflushedVerdicts = append(a.unflushed, requestsToKeep...), append(a.unflushedVerdicts,
		verdictsToKeep...)
	if len(a.unflushed) >= flushCount || time.Since(a.lastFlush) > flushInterval {
		return a.flush(ctx)
	}
	return nil
}

// settleAll assigns verdicts to decisions. It returns those to keep in the ledger: all except failed ones and those
// made by a fallback.
func (a *asker) settleAll(decisions []*decision, requests []verdict.Request,
	verdicts []verdict.Verdict) (requestsToKeep []verdict.Request, verdictsToKeep []verdict.Verdict) {
	for i, d := range decisions {
		d.settle(verdicts[i])
		switch {
		case d.state == failed:
			a.failures = append(a.failures, d)
		case verdicts[i].FallbackReason != "":
			if a.fallbackCount++; a.firstFallback == nil {
				a.firstFallback = d
			}
		case a.ledger != nil:
			requestsToKeep, verdictsToKeep = append(requestsToKeep, requests[i]), append(verdictsToKeep, verdicts[i])
		}
	}
	return requestsToKeep, verdictsToKeep
}

// Verdicts are written to the ledger in batches of flushCount, or after flushInterval, so that a crash loses few.
const (
	flushCount    = 64
	flushInterval = time.Second
)

// flush writes decisions to the ledger, even if the run was stopped, since they cost money.
func (a *asker) flush(ctx context.Context) error {
	requests, verdicts := a.unflushed, a.unflushedVerdicts
	a.unflushed, a.unflushedVerdicts, a.lastFlush = nil, nil, time.Now()
	if a.ledger == nil || len(requests) == 0 {
		return nil
	}
	if err := a.ledger.Record(context.WithoutCancel(ctx), a.reader.Name(), requests, verdicts); err != nil {
		return fmt.Errorf("record verdicts: %w", err)
	}
	return nil
}

// recallKnown settles the decisions that the ledger has and returns the rest.
func (a *asker) recallKnown(ctx context.Context, decisions []*decision) ([]*decision, error) {
	if a.ledger == nil {
		return decisions, nil
	}
	requests := requests(decisions)
	known, err := a.ledger.Recall(ctx, a.reader.Name(), requests)
	if err != nil {
		return nil, fmt.Errorf("look up verdicts: %w", err)
	}
	rest := decisions[:0:0]
	for i, d := range decisions {
		if i < len(known) && known[i] != nil {
			d.settle(*known[i])
			a.usage.LedgerHits++
			continue
		}
		rest = append(rest, d)
	}
	return rest, nil
}

func requests(decisions []*decision) []verdict.Request {
	out := make([]verdict.Request, len(decisions))
	for i, d := range decisions {
		out[i] = d.request
	}
	return out
}

func (d *decision) settle(v verdict.Verdict) {
	d.verdict, d.state = v, decided
	if v.Err != nil {
		d.state = failed
	}
	d.request.Text = nil // frees memory
}

func (a *asker) count(u verdict.Usage) {
	a.usageLock.Lock()
	a.usage.Add(u)
	a.usageLock.Unlock()
}
