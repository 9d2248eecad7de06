package onetable

import "github.com/ask-surely/surely/query"

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

// orEqual are the operators whose bound counts too.
var orEqual = [ops]query.Op{Greater: query.GreaterEqual, Less: query.LessEqual}

// op returns the condition's operator as queries write it.
func (c *Condition) op() query.Op {
	if c.orEqual {
		return orEqual[c.Op]
	}
	return opNames[c.Op]
}

func opOf(op query.Op) (Op, bool) {
	for i, o := range orEqual {
		if o == op && o != "" {
			return Op(i), true
		}
	}
	for i, o := range opNames {
		if o == op {
			return Op(i), true
		}
	}
	return 0, false
}
