package ingest

import "testing"

// TestDates imports dates as people write them.
func TestDates(t *testing.T) {
	for _, c := range []struct{ what, content, columns, rows, remark string }{
		{"the day first", "d\n25/12/2024\n3/2/2025\n", "d date", "[\"2024-12-25\"]\n[\"2025-02-03\"]\n", ""},
		{"the month first", "d\n12/25/2024\n3/2/2025\n", "d date", "[\"2024-12-25\"]\n[\"2025-03-02\"]\n", ""},
		{"full stops", "d\n1.2.2025\n3.4.2025\n", "d date", "[\"2025-02-01\"]\n[\"2025-04-03\"]\n",
			"the dates of “d” are read with the day first, as nothing in them tells: 2/1/2025 is the 2nd of January"},
		{"nothing tells", "d\n1/2/2025\n3/4/2025\n", "d date", "[\"2025-01-02\"]\n[\"2025-03-04\"]\n",
			"the dates of “d” are read with the month first, as nothing in them tells: 2/1/2025 is the 1st of February"},
		{"another column tells", "d,e\n1/2/2025,25/12/2024\n3/4/2025,1/1/2025\n", "d date, e date",
			"[\"2025-02-01\",\"2024-12-25\"]\n[\"2025-04-03\",\"2025-01-01\"]\n", ""},
		{"names of months", "d,e,f\n\"Mar 3, 2025\",3-Mar-25,\"Mon, 3. März 2025\"\n\"May 4th, 2025\",14-Dec-99,4. Mai 2025\n",
			"d date, e date, f date", "[\"2025-03-03\",\"2025-03-03\",\"2025-03-03\"]\n[\"2025-05-04\",\"1999-12-14\",\"2025-05-04\"]\n", ""},
		{"times of day", "d\n3/14/2025 2:05 PM\n3/15/2025 12:30 am\n", "d timestamp",
			"[\"2025-03-14\"]\n[\"2025-03-15\"]\n", ""},
		{"words between them", "d\n3 May 2025\nTBD\n4 May 2025\n", "d date, d as written text",
			"[\"2025-05-03\",null]\n[null,\"TBD\"]\n[\"2025-05-04\",null]\n", ""},
		{"versions", "v\n1.2.10\n1.3.4\n", "v text", "[\"1.2.10\"]\n[\"1.3.4\"]\n", ""},
		{"years and months between them", "d\n3 May 2025\nJune 2025\n4 May 2025\n", "d text",
			"[\"3 May 2025\"]\n[\"June 2025\"]\n[\"4 May 2025\"]\n", ""},
		{"no such day", "d\n31/2/2025\n30/2/2025\n", "d text", "[\"31/2/2025\"]\n[\"30/2/2025\"]\n", ""},
		{"numbers with signs", "n\n1-2\n3/4\n5.6.7\n", "n text", "[\"1-2\"]\n[\"3/4\"]\n[\"5.6.7\"]\n", ""},
	} {
		r, db, err := load(t, "a.csv", c.content)
		if err != nil {
			t.Fatal(err)
		}
		if got := columns(r.Tables[0]); got != c.columns {
			t.Errorf("%s: columns %s, want %s", c.what, got, c.columns)
		}
		if got := dump(t, db, "a"); got != c.rows {
			t.Errorf("%s: rows %s, want %s", c.what, got, c.rows)
		}
		remark := ""
		for _, s := range r.Tables[0].Remarks {
			remark = s
		}
		if remark != c.remark {
			t.Errorf("%s: told %q, want %q", c.what, remark, c.remark)
		}
	}
}

// TestTimesOfDay reads the time of day behind a date.
func TestTimesOfDay(t *testing.T) {
	f := &dateForm{dayFirst: true}
	for cell, want := range map[string]string{
		"14/3/2025 2:05 PM":          "2025-03-14 14:05:00",
		"15/3/2025, 12:30 am":        "2025-03-15 00:30:00",
		"Fri, 14 Mar 2025 at 9:07":   "2025-03-14 09:07:00",
		"2025/3/14T23:59:59.5":       "2025-03-14 23:59:59",
		"14/3/2025 13:05 pm":         "",
		"14/3/2025 25:05":            "",
		"14/3/2025 to 15/3/2025":     "",
		"the 14th of March, in 2025": "",
	} {
		if got, ok := f.date([]byte(cell)); got != want || ok != (want != "") {
			t.Errorf("%s: %q, %v, want %q", cell, got, ok, want)
		}
	}
}
