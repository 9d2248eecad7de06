package ingest

import (
	"strings"
	"testing"
)

// A last row of totals is left out and reported; columns of periods stay, with a word about them.
func TestReports(t *testing.T) {
	for name, c := range map[string]struct {
		csv    string
		rows   int64
		remark string
	}{
		"a total":                           {"Product,Price,Sold\nTea,10.5,3\nCoffee,20,4\nCocoa,5,10\nTotal,,17\n", 3, "adds it up: Total 17"},
		"amounts with commas":               {"Ware;Umsatz\nTee;1.200,50 €\nKaffee;2.300,00 €\nTotal;3.500,50 €\n", 2, "adds it up"},
		"a kind of rows":                    {"Sex,Year,Life\nTotal,2010,80\nTotal,2011,81\nTotal,2012,161\n", 3, ""},
		"a film that is called so":          {"Film,Year,Stars\nHeat,1995,2\nAlien,1979,3\nTotal Recall,2012,5\n", 3, ""},
		"a company that adds up nothing":    {"Company,Wells\nEni,10\nOMV,5\nTotal,100\n", 3, ""},
		"numbers that go on":                {"No,Points\n1,10\n2,20\n3,30\n", 3, ""},
		"two rows, of which one is a total": {"Product,Sold\nTea,3\nTotal,3\n", 2, ""},
		"months":                            {"Product,Jan,Feb,Mar\nTea,10,12,8\nCoffee,20,25,22\n", 2, "Jan to Mar are columns"},
		"years":                             {"Country,2021,2022,2023\nMalta,1,2,3\nCyprus,4,5,6\n", 2, "2021 to 2023 are columns"},
		"firsts of months":                  {"Shop,2024-01-01,2024-02-01,2024-03-01\nOld Mill,7,8,9\n", 1, "2024-01-01 to"},
		"dates without headings":            {"Roof,2024-01-01,2024-02-01,2024-03-01\nPaint,2024-02-01,2024-03-01,2024-04-05\n", 2, ""},
		"a name that is also a month's":     {"Name,May,June,Bill\nA,1,2,3\nB,4,5,6\n", 2, ""},
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
