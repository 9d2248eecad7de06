package ingest

import (
	"strings"
	"testing"
)

// Columns of periods stay, with a remark about them.
func TestReports(t *testing.T) {
	for name, c := range map[string]struct {
		csv    string
		rows   int64
		remark string
	}{
		"months":                        {"Product,Jan,Feb,Mar\nTea,10,12,8\nCoffee,20,25,22\n", 2, "Jan to Mar are columns"},
		"years":                         {"Country,2021,2022,2023\nMalta,1,2,3\nCyprus,4,5,6\n", 2, "2021 to 2023 are columns"},
		"firsts of months":              {"Shop,2024-01-01,2024-02-01,2024-03-01\nOld Mill,7,8,9\n", 1, "2024-01-01 to"},
		"dates without headings":        {"Roof,2024-01-01,2024-02-01,2024-03-01\nPaint,2024-02-01,2024-03-01,2024-04-05\n", 2, ""},
		"a name that is also a month's": {"Name,May,June,Bill\nA,1,2,3\nB,4,5,6\n", 2, ""},
	} {
		r, _, err := load(t, "t.csv", c.csv)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		table := r.Tables[0]
		remarks := strings.Join(table.Remarks, "; ")
		if table.Rows != c.rows || !strings.Contains(remarks, c.remark) || (remarks == "") != (c.remark == "") {
			t.Errorf("%s: %d rows, want %d; said %q", name, table.Rows, c.rows, remarks)
		}
	}
}
