package suql

// truth is the set of values a predicate may still have; more than one while text is unread.
type truth uint8

const (
	isTrue truth = 1 << iota
	isFalse
	isNull
	unknownTruth = isTrue | isFalse | isNull
)

// settled reports whether it is certain that the predicate holds or not; to a filter, NULL and false are the same.
func (t truth) settled() bool { return t == isTrue || t&isTrue == 0 }

// single reports whether only one value is possible.
func (t truth) single() bool { return t&(t-1) == 0 }

// open reports whether the predicate may or may not have the value care.
func (t truth) open(care truth) bool {
	if care == unknownTruth {
		return !t.single()
	}
	return t&care != 0 && t != care
}

func truthOf(b bool) truth {
	if b {
		return isTrue
	}
	return isFalse
}

// truthOfValue returns the truth of a computed condition.
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
