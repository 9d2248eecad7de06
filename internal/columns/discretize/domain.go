package discretize

// field is a column with few values that might split a table into sub-domains.
type field struct {
	Name   string
	Values []string // by row
}

// bestDivision chooses the column whose values separate the texts best, so that rows with one value share words that
// others lack. It returns -1 if none does. texts and each field's values are by row.
func bestDivision(texts []string, fields []field) int {
	best, most := -1, .04
	words := make([]map[string]bool, len(texts))
	all := map[string]int{}
	for i, t := range texts {
		words[i] = map[string]bool{}
		for w := range stemsOf([]string{t}) {
			words[i][w] = true
			all[w]++
		}
	}
	for f, field := range fields {
		rows := map[string]int{}
		with := map[string]map[string]int{}
		for i, v := range field.Values {
			rows[v]++
			if with[v] == nil {
				with[v] = map[string]int{}
			}
			for w := range words[i] {
				with[v][w]++
			}
		}
		if len(rows) < 2 || len(texts) < 12*len(rows) {
			continue
		}
		if s := typicalShare(words, all, field.Values, rows, with); s > most {
			best, most = f, s
		}
	}
	return best
}

// typicalShare returns the share of words typical of their row's value: at least three in ten rows with the value have
// them, 1.6 times as many as overall.
func typicalShare(words []map[string]bool, all map[string]int, values []string, rows map[string]int,
	with map[string]map[string]int) float64 {
	matching, of := 0, 0
	for i, have := range words {
		n := rows[values[i]]
		for w := range have {
			of++
			here := with[values[i]][w]
			if 10*here >= 3*n && 5*here*len(words) >= 8*all[w]*n {
				matching++
			}
		}
	}
	return float64(matching) / float64(max(of, 1))
}
