package reader

import (
	"context"
	"errors"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Fallback uses a costly reader, and falls back to a cheap one if the costly one's server is down, slow or over budget.
// Verdicts of the cheap reader have a FallbackReason, and are not stored.
type Fallback struct{ cheap, costly verdict.Reader }

// NewFallback combines two readers.
func NewFallback(cheap, costly verdict.Reader) *Fallback { return &Fallback{cheap, costly} }

// Name returns the costly reader's name.
func (f *Fallback) Name() string { return f.costly.Name() }

// Decide implements verdict.Reader.
func (f *Fallback) Decide(ctx context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	if reason := verdict.ModelSkipReason(ctx); reason != "" {
		return f.decideCheaply(ctx, requests, func(int) string { return reason })
	}
	out, err := f.costly.Decide(ctx, requests)
	if err != nil {
		return nil, err
	}
	var failed []int
	var retried []verdict.Request
	for i := range out {
		if fallbackReason(out[i].Err) != "" {
			failed, retried = append(failed, i), append(retried, requests[i])
		}
	}
	if len(retried) == 0 {
		return out, nil
	}
	cheapVerdicts, err := f.decideCheaply(ctx, retried, func(k int) string { return fallbackReason(out[failed[k]].Err) })
	if err != nil {
		return nil, err
	}
	for k, i := range failed {
		out[i] = cheapVerdicts[k]
	}
	return out, nil
}

// fallbackReason returns the reason to fall back to the cheap reader after an error of the costly one, or "".
func fallbackReason(err error) string {
	var coded interface{ SQLState() string }
	if err == nil || errors.As(err, &coded) || errors.Is(err, context.Canceled) ||
		errors.Is(err, context.DeadlineExceeded) {
		return verdict.FailureReason(err)
	}
	return verdict.Unusable
}

// decideCheaply returns the cheap reader's verdicts with a FallbackReason.
func (f *Fallback) decideCheaply(ctx context.Context, requests []verdict.Request,
	reason func(int) string) ([]verdict.Verdict, error) {
	out, err := f.cheap.Decide(ctx, requests)
	for i := range out {
		out[i].FallbackReason = reason(i)
	}
	return out, err
}
