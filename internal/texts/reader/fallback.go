package reader

import (
	"context"
	"errors"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Fallback uses a costly reader, and a cheap one in its place when its server is down, slow or over budget. Such
// verdicts say so, and are not stored.
type Fallback struct{ cheap, costly verdict.Reader }

// NewFallback combines two readers.
func NewFallback(cheap, costly verdict.Reader) *Fallback { return &Fallback{cheap, costly} }

// Name is that of the costly reader.
func (f *Fallback) Name() string { return f.costly.Name() }

// Decide implements verdict.Reader.
func (f *Fallback) Decide(ctx context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	if why := verdict.Left(ctx); why != "" {
		return f.instead(ctx, requests, func(int) string { return why })
	}
	out, err := f.costly.Decide(ctx, requests)
	if err != nil {
		return nil, err
	}
	var left []int
	var ask []verdict.Request
	for i := range out {
		if instead(out[i].Err) != "" {
			left, ask = append(left, i), append(ask, requests[i])
		}
	}
	if len(ask) == 0 {
		return out, nil
	}
	cheap, err := f.instead(ctx, ask, func(k int) string { return instead(out[left[k]].Err) })
	if err != nil {
		return nil, err
	}
	for k, i := range left {
		out[i] = cheap[k]
	}
	return out, nil
}

// instead says why the cheap reader decides after a failure of the costly one; empty if it does not. Whoever reads
// unusable replies hears of it, instead of getting no answer.
func instead(err error) string {
	var coded interface{ SQLState() string }
	if err == nil || errors.As(err, &coded) || errors.Is(err, context.Canceled) ||
		errors.Is(err, context.DeadlineExceeded) {
		return verdict.Away(err)
	}
	return verdict.Nonsense
}

// instead falls back to the cheap reader.
func (f *Fallback) instead(ctx context.Context, requests []verdict.Request,
	why func(int) string) ([]verdict.Verdict, error) {
	out, err := f.cheap.Decide(ctx, requests)
	for i := range out {
		out[i].Instead = why(i)
	}
	return out, err
}
