package suql

// truth is the set of values that a predicate may still have; decisions narrow it down to one.
type truth uint8

const (
	isTrue truth = 1 << iota
	isFalse
	isNull
	unknownTruth = isTrue | isFalse | isNull
)

// isSettled reports whether it is certain that the predicate is true, or that it is not: for a filter, NULL equals
// false.
func (t truth) isSettled() bool { return t == isTrue || t&isTrue == 0 }

// isSingle reports whether only one value is possible.
func (t truth) isSingle() bool { return t&(t-1) == 0 }

// isUndecided reports whether the predicate may have the value wanted, but also others.
func (t truth) isUndecided(wanted truth) bool {
	if wanted == unknownTruth {
		return !t.isSingle()
	}
	return t&wanted != 0 && t != wanted
}

func truthOf(b bool) truth {
	if b {
		return isTrue
	}
	return isFalse
}

// truthOfValue returns the truth of a computed value.
func truthOfValue(v any, st status) truth {
	if st != ready {
		return unknownTruth
	}
	switch v := v.(type) {
	case nil:
		return isNull
	case bool:
		return truthOf(v)
	case int64:
		return truthOf(v != 0)
	case float64:
		return truthOf(v != 0)
	}
	return unknownTruth
}

func not(t truth) truth {
	out := t & isNull
	if t&isTrue != 0 {
		out |= isFalse
	}
	if t&isFalse != 0 {
		out |= isTrue
	}
	return out
}

// and combines the possible values of two predicates under three-valued logic.
func and(a, b truth) truth {
	out := a&isTrue&b | (a|b)&isFalse
	if a&isNull != 0 && b&(isTrue|isNull) != 0 || b&isNull != 0 && a&(isTrue|isNull) != 0 {
		out |= isNull
	}
	return out
}

func or(a, b truth) truth { return not(and(not(a), not(b))) }
