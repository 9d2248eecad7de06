package ingest

import (
	"database/sql"
	"strings"
	"testing"
)

// rowsOf returns the rows of a table as texts.
func rowsOf(t *testing.T, db *sql.DB, query string) []string {
	t.Helper()
	rows, err := db.Query(query)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var out []string
	for rows.Next() {
		var s string
		if err := rows.Scan(&s); err != nil {
			t.Fatal(err)
		}
		out = append(out, s)
	}
	return out
}

// TestUnpivotPeriods unpivots figures spread over period columns.
func TestUnpivotPeriods(t *testing.T) {
	for name, c := range map[string]struct{ csv, columns, first, left string }{
		"months with a total": {"Product,Jan,Feb,Mar,Apr,Total\nTea,10,12,,8,30\nCoffee,20,25,22,21,88\n",
			"Product text, month text, value integer", "Tea|Jan|10 Tea|Feb|12 Tea|Apr|8 Coffee|Jan|20", "Total"},
		"years, and no word for what they are of": {",2021,2022,2023\nWheat,1200,1300,1250\nRye,300,,310\n",
			"item text, year integer, value integer", "Wheat|2021|1200 Wheat|2022|1300 Wheat|2023|1250 Rye|2021|300", ""},
		"the latest first": {"Country,2023,2022,2021\nMalta,1.5,1.25,1\nCyprus,2,3,4\n",
			"Country text, year integer, value real", "Malta|2023|1.5 Malta|2022|1.25 Malta|2021|1.0 Cyprus|2023|2.0", ""},
		"quarters of two years": {"Shop,Q3 2023,Q4 2023,Q1 2024\nOld Mill,7,8,9\nHarbour,1,2,3\n",
			"Shop text, quarter text, value integer", "Old Mill|Q3 2023|7 Old Mill|Q4 2023|8 Old Mill|Q1 2024|9", ""},
		"firsts of months, as spreadsheets write them": {
			"Shop,2024-01-01,2024-02-01,2024-03-01\nOld Mill,7,8,9\nHarbour,1,2,3\n",
			"Shop text, month date, value integer", "Old Mill|2024-01-01|7", ""},
		"German months, decimal commas, a total": {
			"Ware;Jan;Feb;Mrz;Summe\nTee;1,5;2,5;3,0;7,0\nKaffee;1;1;1;3\n",
			"Ware text, month text, value real", "Tee|Jan|1.5 Tee|Feb|2.5 Tee|Mrz|3.0 Kaffee|Jan|1.0", "Summe"},
		"months of a year": {"Shop,Nov 2023,Dec 2023,Jan 2024\nOld Mill,7,8,9\nHarbour,1,2,3\n",
			"Shop text, month date, value integer", "Old Mill|2023-11-01|7 Old Mill|2023-12-01|8 Old Mill|2024-01-01|9", ""},
		"a year that ends in June": {"Shop,Nov.,Dec.,Jan.,Feb.\nOld Mill,7,8,9,1\nHarbour,1,2,3,4\n",
			"Shop text, month text, value integer", "Old Mill|Nov|7 Old Mill|Dec|8 Old Mill|Jan|9 Old Mill|Feb|1", ""},
		"a year beside the months": {"Shop,Jan,Feb,Mar,Year\nOld Mill,1,2,3,2021\nOld Mill,4,5,6,2022\n",
			"Shop text, Year integer, month text, value integer", "Old Mill|2021|Jan|1", ""},
		"a row for each year": {"Year,Jan,Feb,Mar\n2021,1,2,3\n2022,4,5,6\n",
			"Year integer, month text, value integer", "2021|Jan|1 2021|Feb|2 2021|Mar|3 2022|Jan|4", ""},
		"the corner says what the headings are": {"Month,Jan,Feb,Mar,Year\nRain (mm),20,30,10,60\nWarmest,9,12,17,17\n",
			"item text, month text, value integer", "Rain (mm)|Jan|20", "Year"},
		"a row without any figure stays": {"Product,2021,2022,2023\nTea,,,\nCoffee,1,2,3\n",
			"Product text, year integer, value integer", "Tea|| Coffee|2021|1", ""},
	} {
		r, db, err := load(t, "t.csv", c.csv)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		table := r.Tables[0]
		if got := columns(table); got != c.columns {
			t.Errorf("%s: columns %s, want %s", name, got, c.columns)
			continue
		}
		var names []string
		for _, col := range table.Columns {
			names = append(names, `ifnull("`+col.Name+`", '')`)
		}
		got := strings.Join(rowsOf(t, db, "SELECT "+strings.Join(names, " || '|' || ")+" FROM t ORDER BY rowid"), " ")
		if !strings.HasPrefix(got, c.first) {
			t.Errorf("%s: %s, want %s", name, got, c.first)
		}
		remarkText := strings.Join(table.Remarks, "; ")
		if !strings.Contains(remarkText, "became rows") || !strings.HasSuffix(remarkText, c.left) {
			t.Errorf("%s: told %q", name, remarkText)
		}
	}
}

// TestUnpivotLeavesOtherTables checks that tables whose rows are things are left unchanged.
func TestUnpivotLeavesOtherTables(t *testing.T) {
	for name, csv := range map[string]string{
		"two years":                     "Country,2021,2022\nMalta,1,2\nCyprus,3,4\n",
		"figures of other kinds beside": "Country,Area,2021,2022,2023\nMalta,316,1,2,3\nCyprus,9251,4,5,6\n",
		"distances":                     "Runner,1000,1500,2000\nA,170,250,360\nB,175,260,370\n",
		"words below months":            "Day,April,May,June\nMonday,late,early,off\nTuesday,off,late,early\n",
		"dates without headings": "Roof,2024-01-01,2024-02-01,2024-03-01\nPaint,2024-02-01,2024-03-01,2024-04-05\n" +
			"Floor,2024-01-05,2024-03-01,2024-05-05\n",
		"a percentage beside": "Region,2019,2020,2021,Growth %\nNorth,10,11,12,20%\nSouth,5,6,5,0%\n",
		"many columns beside": "Country,Capital,Continent,Currency,Language,2021,2022,2023\n" +
			"Malta,Valletta,Europe,euro,Maltese,1,2,3\n",
		"years in no order":              "Country,2021,1999,2022\nMalta,1,2,3\nCyprus,4,5,6\n",
		"a name that is also a month's":  "Name,May,June,Bill\nA,1,2,3\nB,4,5,6\n",
		"nothing but periods, no labels": "2021,2022,2023\n1,2,3\n4,5,6\n",
	} {
		r, _, err := load(t, "t.csv", csv)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if remarkText := strings.Join(r.Tables[0].Remarks, "; "); strings.Contains(remarkText, "became rows") {
			t.Errorf("%s: %s", name, remarkText)
		}
	}
}

// TestTotals checks that total rows at the end are dropped and reported.
func TestTotals(t *testing.T) {
	for name, c := range map[string]struct {
		csv  string
		rows int64
	}{
		"called a total":                      {"Product,Price,Sold\nTea,10.5,3\nCoffee,20,4\nCocoa,5,10\nTotal,,17\n", 3},
		"in German, with amounts":             {"Ware;Umsatz\nTee;1.200,50 €\nKaffee;2.300,00 €\nSumme;3.500,50 €\n", 2},
		"by its sums alone":                   {"Team,Won,Lost,Drawn\nA,3,1,1\nB,4,2,0\nC,5,3,2\nD,6,5,1\nCareer,18,11,4\n", 4},
		"sums of two columns by chance":       {"Player,Goals,Assists\nA,1,0\nB,0,1\nC,1,1\nD,0,1\nE,2,3\n", 5},
		"a kind of rows":                      {"Sex,Year,Life\nTotal,2010,80\nTotal,2011,81\nTotal,2012,161\n", 3},
		"a company":                           {"Company,People,Wells\nEni,30,10\nOMV,20,5\nTotal,200,100\n", 3},
		"a shop":                              {"Date,Store,Amount\n2024-01-01,Aldi,10\n2024-01-02,Rewe,20\n2024-01-03,Total Wine,30\n", 3},
		"one word over joined cells":          {"Club,City,Ground,Crowd\nA,X,P,10\nB,Y,Q,20\nTotal,Total,Total,15\n", 2},
		"a total and its half":                {"Team,Won,Lost\nA,3,1\nB,4,2\nTotal,7,3\n", 2},
		"a film that is called so":            {"Film,Year,Stars\nHeat,1995,2\nAlien,1979,3\nTotal Recall,2012,5\n", 3},
		"numbers that go on":                  {"No,Points\n1,10\n2,20\n3,30\n", 3},
		"a total of one column, not so named": {"City,People,Area\nA,10,1\nB,20,2\nC,30,3\nD,40,4\nE,100,5\n", 5},
		"two rows, of which one is a total":   {"Product,Sold\nTea,3\nTotal,3\n", 2},
	} {
		r, _, err := load(t, "t.csv", c.csv)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		table := r.Tables[0]
		remarkText := strings.Contains(strings.Join(table.Remarks, "; "), "adds it up")
		lines := int64(strings.Count(c.csv, "\n")) - 1
		if table.Rows != c.rows || remarkText != (lines > c.rows) {
			t.Errorf("%s: %d rows, want %d; told %q", name, table.Rows, c.rows, table.Remarks)
		}
	}
}
