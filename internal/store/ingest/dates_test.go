package ingest

import (
	"fmt"
	"strings"
	"testing"
)

// TestDates imports dates in the forms people use.
func TestDates(t *testing.T) {
	for _, c := range []struct{ what, content, columns, rows, remark string }{
		{"the day first", "d\n25/12/2024\n3/2/2025\n", "d date", "[\"2024-12-25\"]\n[\"2025-02-03\"]\n", ""},
		{"the month first", "d\n12/25/2024\n3/2/2025\n", "d date", "[\"2024-12-25\"]\n[\"2025-03-02\"]\n", ""},
		{"full stops", "d\n1.2.2025\n3.4.2025\n", "d date", "[\"2025-02-01\"]\n[\"2025-04-03\"]\n", ""},
		{"semicolons", "d;e\n1/2/2025;x\n3/4/2025;y\n", "d date, e text", "[\"2025-02-01\",\"x\"]\n[\"2025-04-03\",\"y\"]\n",
			"the dates in “d” are ambiguous and are read with the day first: 2/1/2025 is the 2nd of January"},
		{"semicolons, and another column tells", "d;e\n1/2/2025;12/25/2024\n3/4/2025;1/1/2025\n", "d date, e date",
			"[\"2025-01-02\",\"2024-12-25\"]\n[\"2025-03-04\",\"2025-01-01\"]\n", ""},
		{"years of two digits", "born,record\n3/14/65,10/12/14\n5/1/12,11/10/15\n", "born date, record text",
			"[\"1965-03-14\",\"10/12/14\"]\n[\"2012-05-01\",\"11/10/15\"]\n", ""},
		{"nothing tells", "d\n1/2/2025\n3/4/2025\n", "d date", "[\"2025-01-02\"]\n[\"2025-03-04\"]\n",
			"the dates in “d” are ambiguous and are read with the month first: 2/1/2025 is the 1st of February"},
		{"another column tells", "d,e\n1/2/2025,25/12/2024\n3/4/2025,1/1/2025\n", "d date, e date",
			"[\"2025-02-01\",\"2024-12-25\"]\n[\"2025-04-03\",\"2025-01-01\"]\n", ""},
		{"names of months", "d,e,f\n\"Mar 3, 2025\",3-Mar-25,\"Mon, 3. March 2025\"\n\"May 4th, 2025\",14-Dec-99,4. May 2025\n",
			"d date, e date, f date", "[\"2025-03-03\",\"2025-03-03\",\"2025-03-03\"]\n[\"2025-05-04\",\"1999-12-14\",\"2025-05-04\"]\n", ""},
		{"times of day", "d\n3/14/2025 2:05 PM\n3/15/2025 12:30 am\n", "d timestamp",
			"[\"2025-03-14\"]\n[\"2025-03-15\"]\n", ""},
		{"words between them", "d\n3 May 2025\nTBD\n4 May 2025\n", "d date, d as written text",
			"[\"2025-05-03\",null]\n[null,\"TBD\"]\n[\"2025-05-04\",null]\n", ""},
		{"versions", "v,w\n1.2.10,2023.1.2\n1.3.4,2024.2.1\n", "v text, w text",
			"[\"1.2.10\",\"2023.1.2\"]\n[\"1.3.4\",\"2024.2.1\"]\n", ""},
		{"a word and a date", "d\ndone\n3/4/2025\n", "d text", "[\"done\"]\n[\"3/4/2025\"]\n", ""},
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

// TestDatesBehindTheSample imports date columns that show the order of day and month only at their end.
func TestDatesBehindTheSample(t *testing.T) {
	var british strings.Builder
	british.WriteString("d,e\n")
	for i := range 13 * 900 {
		fmt.Fprintf(&british, "%d/3/2025,%d/4/2025\n", i/900+1, i/900+1)
	}
	r, db, err := load(t, "a.csv", british.String())
	if err != nil {
		t.Fatal(err)
	}
	if got := columns(r.Tables[0]); got != "d date, e date" || len(r.Tables[0].Remarks) > 0 {
		t.Errorf("%s %v", got, r.Tables[0].Remarks)
	}
	if !strings.HasSuffix(dump(t, db, "a"), "[\"2025-03-13\",\"2025-04-13\"]\n") {
		t.Error("the order is wrong")
	}
}
