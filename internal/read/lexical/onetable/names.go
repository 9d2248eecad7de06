package onetable

import "github.com/ask-surely/surely/internal/query"

var aggNames = [aggs]query.Agg{query.None, query.Max, query.Min, query.Count, query.Sum, query.Avg}

// aggOf reads an aggregator as components name it.
func aggOf(name string) (Agg, bool) {
	if name == "none" {
		return None, true
	}
	for a := Max; a < aggs; a++ {
		if string(aggNames[a]) == name {
			return a, true
		}
	}
	return 0, false
}

var opNames = [ops]query.Op{query.Equal, query.Greater, query.Less}

func opOf(op query.Op) (Op, bool) {
	for i, o := range opNames {
		if o == op {
			return Op(i), true
		}
	}
	return 0, false
}
