package reader

import (
	"context"
	"errors"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Fallback uses a costly reader, and a cheap one instead when the costly one's server is down, slow or over budget.
// Such verdicts say so, and are not stored.
type Fallback struct{ cheap, costly verdict.Reader }

// NewFallback combines two readers.
func NewFallback(cheap, costly verdict.Reader) *Fallback { return &Fallback{cheap, costly} }

// Name returns the costly reader's name.
func (f *Fallback) Name() string { return f.costly.Name() }

// Decide implements verdict.Reader.
func (f *Fallback) Decide(ctx context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	if why := verdict.ModelUnused(ctx); why != "" {
		return f.decideCheaply(ctx, requests, func(int) string { return why })
	}
	out, err := f.costly.Decide(ctx, requests)
	if err != nil {
		return nil, err
	}
	var left []int
	var ask []verdict.Request
	for i := range out {
		if standInReason(out[i].Err) != "" {
			left, ask = append(left, i), append(ask, requests[i])
		}
	}
	if len(ask) == 0 {
		return out, nil
	}
	cheap, err := f.decideCheaply(ctx, ask, func(k int) string { return standInReason(out[left[k]].Err) })
	if err != nil {
		return nil, err
	}
	for k, i := range left {
		out[i] = cheap[k]
	}
	return out, nil
}

// standInReason returns why the cheap reader decides after a failure of the costly one; empty if it does not. An
// unusable reply is reported as such, instead of being replaced.
func standInReason(err error) string {
	var coded interface{ SQLState() string }
	if err == nil || errors.As(err, &coded) || errors.Is(err, context.Canceled) ||
		errors.Is(err, context.DeadlineExceeded) {
		return verdict.ModelFailure(err)
	}
	return verdict.Nonsense
}

// decideCheaply falls back to the cheap reader.
func (f *Fallback) decideCheaply(ctx context.Context, requests []verdict.Request,
	why func(int) string) ([]verdict.Verdict, error) {
	out, err := f.cheap.Decide(ctx, requests)
	for i := range out {
		out[i].Instead = why(i)
	}
	return out, err
}
