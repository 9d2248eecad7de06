package verdict

import "context"

type usageKey struct{}

// WithUsage returns a context in which readers report what they use up to count; it may be called from any goroutine.
func WithUsage(ctx context.Context, count func(Usage)) context.Context {
	return context.WithValue(ctx, usageKey{}, count)
}

// Report is how a reader tells what it used up: model calls and tokens, and that the verdicts are its own.
// Whoever asked counts verdicts itself.
func Report(ctx context.Context, u Usage) {
	if count, ok := ctx.Value(usageKey{}).(func(Usage)); ok {
		count(u)
	}
}
