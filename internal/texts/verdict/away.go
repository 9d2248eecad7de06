package verdict

import (
	"context"
	"errors"
)

// The reasons not to use a language model.
const (
	Down     = "down"     // it cannot be reached, or fails
	Slow     = "slow"     // it took too long
	Budget   = "budget"   // a budget is used up
	Long     = "long"     // the request exceeds the model's context
	Unusable = "nonsense" // its reply was unusable
	Unsure   = "unsure"   // it was less confident than another parser
)

type skipReasonKey struct{}

// WithoutModel returns a context in which texts are not sent to a model that failed to parse the question, so that
// nobody waits twice. After failures that do not concern texts, such as an unusable reply, the context is unchanged.
func WithoutModel(ctx context.Context, reason string) context.Context {
	if reason != Down && reason != Slow && reason != Budget {
		return ctx
	}
	return context.WithValue(ctx, skipReasonKey{}, reason)
}

// ModelSkipReason returns the reason not to use the model, or "".
func ModelSkipReason(ctx context.Context) string {
	reason, _ := ctx.Value(skipReasonKey{}).(string)
	return reason
}

// FailureReason returns the reason why a model did not reply; empty for an unusable reply, or another failure.
func FailureReason(err error) string {
	var coded interface{ SQLState() string }
	if !errors.As(err, &coded) {
		return ""
	}
	switch code := coded.SQLState(); {
	case code == "53400":
		return Budget
	case code == "54000":
		return Long
	case code != "08006":
		return ""
	case errors.Is(err, context.DeadlineExceeded):
		return Slow
	}
	return Down
}
