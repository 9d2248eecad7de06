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
)

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
