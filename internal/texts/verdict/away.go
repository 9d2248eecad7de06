package verdict

import (
	"context"
	"errors"
)

// The reasons for not using a language model.
const (
	Down     = "down"     // it cannot be reached, or fails
	Slow     = "slow"     // it took too long
	Budget   = "budget"   // it would have exceeded a budget
	Long     = "long"     // the request exceeds its context
	Nonsense = "nonsense" // its reply was unusable
	Unsure   = "unsure"   // it was less confident than another parser
)

type unusedKey struct{}

// WithoutModel returns a context in which texts are not sent to a model that failed to read the question, so that
// nobody waits twice. After failures that do not concern texts, such as nonsense, the context is unchanged.
func WithoutModel(ctx context.Context, why string) context.Context {
	if why != Down && why != Slow && why != Budget {
		return ctx
	}
	return context.WithValue(ctx, unusedKey{}, why)
}

// ModelUnused returns why the model is not used; empty if it is used.
func ModelUnused(ctx context.Context) string {
	why, _ := ctx.Value(unusedKey{}).(string)
	return why
}

// ModelFailure returns why a model gave no reply; empty for an unusable reply, or another failure.
func ModelFailure(err error) string {
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
