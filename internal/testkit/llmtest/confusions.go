package llmtest

import "github.com/ask-surely/surely/internal/query"

// The following was measured on the embedded parser, decision by decision along the gold queries of
// WikiSQL's dev set:
//
//	SURELY_SHARED=$PWD/../shared go test ./internal/eval -run Confusions -v

// confusions gives how often the right choice ranked second, third … when it was not first.
var confusions = map[query.Kind][]float64{
	query.SelectColumn: {90, 25, 22, 17, 9, 4},
	query.SelectAgg:    {243, 113, 79, 62, 28},
	query.WhereCount:   {27, 3},
	query.WhereColumn:  {26, 4, 1},
	query.WhereOp:      {44, 8},
}

// places is the weight of each rank after the first. Kinds not measured, or too rarely, use those
// of conditions' columns.
func places(kind query.Kind, rank int) float64 {
	by, ok := confusions[kind]
	if !ok {
		by = confusions[query.WhereColumn]
	}
	if rank <= len(by) {
		return by[rank-1]
	}
	return .5
}

// mistaken counts confusions: keyed by the right choice, then by the one ranked first.
var mistaken = map[[2]string]float64{
	{"the average", "how many there are"}: 10, {"the average", "the largest"}: 6,
	{"the average", "the smallest"}: 5, {"the average", "each value as it is"}: 25,
	{"the average", "the sum"}:            7,
	{"how many there are", "the average"}: 7, {"how many there are", "the largest"}: 5,
	{"how many there are", "the smallest"}: 3, {"how many there are", "each value as it is"}: 74,
	{"how many there are", "the sum"}: 31,
	{"the largest", "the average"}:    3, {"the largest", "how many there are"}: 18,
	{"the largest", "the smallest"}: 5, {"the largest", "each value as it is"}: 53,
	{"the largest", "the sum"}:      5,
	{"the smallest", "the average"}: 7, {"the smallest", "how many there are"}: 10,
	{"the smallest", "the largest"}: 8, {"the smallest", "each value as it is"}: 41,
	{"the smallest", "the sum"}:            6,
	{"each value as it is", "the average"}: 4, {"each value as it is", "how many there are"}: 48,
	{"each value as it is", "the largest"}: 8, {"each value as it is", "the smallest"}: 11,
	{"each value as it is", "the sum"}: 10,
	{"the sum", "the average"}:         9, {"the sum", "how many there are"}: 59, {"the sum", "the largest"}: 8,
	{"the sum", "the smallest"}: 5, {"the sum", "each value as it is"}: 34,
	{"0", "1"}: 2, {"1", "2"}: 13, {"1", "3"}: 1, {"2", "1"}: 4, {"2", "3"}: 5, {"3", "2"}: 2, {"4", "3"}: 2,
	{"is less than", "is"}: 19, {"is less than", "is more than"}: 4, {"is", "is less than"}: 5,
	{"is", "is more than"}: 3, {"is more than", "is less than"}: 5, {"is more than", "is"}: 16,
}

// takenFor is how easily an option is mistaken for the right one. Columns are all the same.
func takenFor(kind query.Kind, right, option string) float64 {
	switch kind {
	case query.SelectAgg, query.WhereCount, query.WhereOp:
		return max(mistaken[[2]string{right, option}], .5)
	}
	return 1
}

// aggOptions and opOptions are the parser's words for aggregators and operators.
var aggOptions = map[query.Agg]string{query.None: "each value as it is", query.Count: "how many there are",
	query.Max: "the largest",
	query.Min: "the smallest", query.Sum: "the sum", query.Avg: "the average"}

var opOptions = map[query.Op]string{query.Equal: "is", query.Has: "holds", query.NotEqual: "is not",
	query.HasNot:  "does not hold",
	query.Greater: "is more than", query.GreaterEqual: "is at least", query.Less: "is less than",
	query.LessEqual: "is at most",
	query.Like:      "contains", query.OpenAt: "is open at"}
