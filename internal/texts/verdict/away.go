package verdict

import (
	"context"
	"errors"
)

// Why a language model had no part in what it was asked for.
const (
	Down     = "down"     // it cannot be reached, or fails
	Slow     = "slow"     // it took too long
	Budget   = "budget"   // it would have cost more than is allowed
	Long     = "long"     // it reads less than it would have to
	Nonsense = "nonsense" // what it wrote is of no use
	Unsure   = "unsure"   // it was less sure of what it wrote than another reader of its reading
)

type leftKey struct{}

// Leave returns a context in which a model that could not read the question, and why, is not asked about texts either:
// nobody waits for it twice. What it can still be asked after, such as nonsense, leaves the context as it is.
func Leave(ctx context.Context, why string) context.Context {
	if why != Down && why != Slow && why != Budget {
		return ctx
	}
	return context.WithValue(ctx, leftKey{}, why)
}

// Left tells why the model is not to be asked; empty where it is.
func Left(ctx context.Context) string {
	why, _ := ctx.Value(leftKey{}).(string)
	return why
}

// Away tells why a model gave no reply at all; empty where the failure is one of the reply, or none of the model's.
func Away(err error) string {
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
