package verdict

import "context"

type usageKey struct{}

// WithUsage returns a context in which readers report their usage to count, which must be safe for concurrent use.
func WithUsage(ctx context.Context, count func(Usage)) context.Context {
	return context.WithValue(ctx, usageKey{}, count)
}

// Report reports a reader's usage: model calls, tokens, and verdicts by kind of reader. Callers count Verdicts.
func Report(ctx context.Context, u Usage) {
	if count, ok := ctx.Value(usageKey{}).(func(Usage)); ok {
		count(u)
	}
}
