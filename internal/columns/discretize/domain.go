package discretize

// field is a column whose values may be the sub-domains.
type field struct {
	Name   string
	Values []string // one per row
}

// chooseDomainColumn returns the index of the column whose values separate the texts best: rows with the same value
// share words that other rows lack. It returns -1 if there is none. texts has one text per row.
func chooseDomainColumn(texts []string, fields []field) int {
	best, bestShare := -1, .04
	textWords := make([]map[string]bool, len(texts))
	rowsPerWord := map[string]int{}
	for i, t := range texts {
		textWords[i] = map[string]bool{}
		for w := range stemsOf([]string{t}) {
			textWords[i][w] = true
			rowsPerWord[w]++
		}
	}
	for f, field := range fields {
		rows := map[string]int{}
		rowsWithWord := map[string]map[string]int{}
		for i, v := range field.Values {
			rows[v]++
			if rowsWithWord[v] == nil {
				rowsWithWord[v] = map[string]int{}
			}
			for w := range textWords[i] {
				rowsWithWord[v][w]++
			}
		}
		if len(rows) < 2 || len(texts) < 12*len(rows) {
			continue
		}
		if s := typicalShare(textWords, rowsPerWord, field.Values, rows, rowsWithWord); s > bestShare {
			best, bestShare = f, s
		}
	}
	return best
}

// typicalShare returns the share of words that are typical of their row's value: at least 30 % of the rows with the
// value have them, and this is at least 1.6 times their share of all rows.
func typicalShare(words []map[string]bool, rowsPerWord map[string]int, values []string, rows map[string]int,
	rowsWithWord map[string]map[string]int) float64 {
	matching, total := 0, 0
	for i, textStems := range words {
		n := rows[values[i]]
		for w := range textStems {
			total++
			count := rowsWithWord[values[i]][w]
			if 10*count >= 3*n && 5*count*len(words) >= 8*rowsPerWord[w]*n {
				matching++
			}
		}
	}
	return float64(matching) / float64(max(total, 1))
}
