package reader

import (
	"context"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// NameOnly is a reader with another reader's name that never finds anything.
type NameOnly string

// Name is the wrapped reader's.
func (r NameOnly) Name() string { return string(r) }

// Decide decides nothing.
func (r NameOnly) Decide(_ context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	out := make([]verdict.Verdict, len(requests))
	for i := range out {
		out[i].Answer = verdict.NoInformation
	}
	return out, nil
}

// Known records the verdicts a run looks up, and stores nothing.
type Known struct {
	Ledger   *Ledger
	Requests []verdict.Request
	Verdicts []*verdict.Verdict
}

// Recall returns the ledger's verdicts.
func (k *Known) Recall(ctx context.Context, reader string, requests []verdict.Request) ([]*verdict.Verdict, error) {
	found, err := k.Ledger.Recall(ctx, reader, requests)
	for i, v := range found {
		if v != nil {
			k.Requests, k.Verdicts = append(k.Requests, requests[i]), append(k.Verdicts, v)
		}
	}
	return found, err
}

// Record stores nothing.
func (*Known) Record(context.Context, string, []verdict.Request, []verdict.Verdict) error {
	return nil
}

// Only keeps the verdict with one key.
func (k *Known) Only(key string) {
	var one Known
	for i, r := range k.Requests {
		if r.Key().String() == key {
			one.Requests, one.Verdicts = append(one.Requests, r), append(one.Verdicts, k.Verdicts[i])
		}
	}
	k.Requests, k.Verdicts = one.Requests, one.Verdicts
}
