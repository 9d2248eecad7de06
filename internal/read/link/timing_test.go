package link_test

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/when"
)

// tours are guided tours, some of them still to come, and the shifts of their guides.
func tours() *schema.Database {
	date := func(name string) *schema.Column {
		return &schema.Column{Name: name, Type: schema.Date, Distinct: 30, Min: "2024-01-03", Max: "2027-02-01"}
	}
	clock := func(name string) *schema.Column {
		return &schema.Column{Name: name, Type: schema.Text, Distinct: 9, Samples: []string{"09:30", "19:00"}}
	}
	number := func(name string) *schema.Column {
		return &schema.Column{Name: name, Type: schema.Integer, Min: "0", Max: "60", Distinct: 20}
	}
	return &schema.Database{Name: "castle", Dialect: schema.SQLite, Tables: []*schema.Table{
		{Name: "tours", Rows: 90, Columns: []*schema.Column{
			{Name: "theme", Type: schema.Text, Role: schema.Title, Distinct: 12},
			date("tour_date"), date("printed"), clock("meets"), number("guests"),
			{Name: "cancelled", Type: schema.Boolean, Distinct: 2}}},
		{Name: "shifts", Rows: 90, Columns: []*schema.Column{
			{Name: "guide", Type: schema.Text, Role: schema.Title, Distinct: 12}, date("day"), clock("begin"),
			clock("finish")}},
	}}
}

// TestInTime checks with which words a question is read, and what all its readings have in common, whatever a reader
// makes of the words.
func TestInTime(t *testing.T) {
	db := tours()
	of := func(table string) query.Query {
		return query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}},
			From: query.From{Tables: []string{table}}}
	}
	// where adds a condition whose value no words name.
	where := func(q query.Query, column string, op query.Op, value string) query.Query {
		q.Where = append(q.Where, query.Condition{Item: query.Item{Column: query.Column{Table: q.From.Tables[0],
			Name: column}}, Op: op, Values: []query.Value{{Text: value, First: -1, Last: -1}}})
		return q
	}
	said := func(q query.Query) query.Query {
		q.Where[0].Values[0].First = 5
		return q
	}
	const count = "SELECT count(*) FROM "
	guests := of("tours")
	guests.Select = []query.Item{{Agg: query.Sum, Column: query.Column{Table: "tours", Name: "guests"}}}
	for _, c := range []struct {
		question, read string
		reading        query.Query
		want           string
	}{
		// Parts of the day.
		{"how many tours in the morning", "how many tours", of("tours"), count + "tours WHERE meets < '12:00'"},
		{"tours on Saturday evenings", "tours on Saturday", of("tours"), count + "tours WHERE meets >= '18:00'"},
		{"how many tours are there on Monday night", "how many tours are there on Monday",
			where(of("tours"), "meets", query.Equal, "night"), count + "tours WHERE meets >= '18:00'"},
		{"which afternoon tours are in June", "which tours are in June", of("tours"),
			count + "tours WHERE meets >= '12:00' AND meets < '18:00'"},
		{"how many tours meet in the evening", "", of("tours"), count + "tours WHERE meets >= '18:00'"},
		{"how many shifts in the evening", "", said(where(of("shifts"), "finish", query.GreaterEqual, "18:00")),
			count + "shifts WHERE finish >= '18:00'"},
		{"how many shifts are there in the evening", "", where(of("shifts"), "begin", query.Equal, "19:00"),
			count + "shifts WHERE begin >= '18:00'"},
		{"how many tours are there at night", "how many tours are there", of("tours"),
			count + "tours WHERE meets NOT BETWEEN '06:00' AND '21:59'"},
		{"how many shifts in the afternoon", "", of("tours"), count + "tours"},
		{"which evening has most tours", "", of("tours"), count + "tours"},
		{"tours in the morning or evening", "", of("tours"), count + "tours"},
		{"what share of tours is in the evening", "", of("tours"), count + "tours"},
		{"how many tours meet after 6:30 pm", "", where(of("tours"), "meets", query.GreaterEqual, "18:30"),
			count + "tours WHERE meets > '18:30'"},
		{"tours before 11 am in June", "tours in June", of("tours"), count + "tours WHERE meets < '11:00'"},
		{"shifts that finish after 20:00", "", where(of("shifts"), "finish", query.Greater, "20:00"),
			count + "shifts WHERE finish > '20:00'"},
		{"tours between 10:00 and 12:00", "", of("tours"), count + "tours"},
		// Still to come.
		{"when is the next tour", "when is the first tour", of("tours"), count + "tours WHERE tour_date >= '2026-11-26'"},
		{"next evening tour", "first tour", where(of("tours"), "tour_date", query.Less, "2026-11-26"),
			count + "tours WHERE tour_date >= '2026-11-26' AND meets >= '18:00'"},
		{"how many tours are still to come", "how many tours", where(of("tours"), "printed", query.Greater, "2026-11-26"),
			count + "tours WHERE tour_date >= '2026-11-26'"},
		{"upcoming tours for schools", "all tours for schools", of("tours"),
			count + "tours WHERE tour_date >= '2026-11-26'"},
		{"which tours were scheduled for schools", "", of("tours"), count + "tours"},
		{"how many tours are planned", "how many tours", of("tours"), count + "tours WHERE tour_date >= '2026-11-26'"},
		{"how many tours are still ahead", "how many tours", of("tours"), count + "tours WHERE tour_date >= '2026-11-26'"},
		{"how many tours do we still have", "how many tours", of("tours"), count + "tours WHERE tour_date >= '2026-11-26'"},
		{"how many tours are left this week", "how many tours this week",
			where(where(of("tours"), "tour_date", query.GreaterEqual, "2026-11-23"), "tour_date", query.Less, "2026-11-30"),
			count + "tours WHERE tour_date < '2026-11-30' AND tour_date >= '2026-11-26'"},
		{"which guides are left", "", of("tours"), count + "tours"},
		// Over.
		{"how many tours did we have this week", "",
			where(where(of("tours"), "tour_date", query.GreaterEqual, "2026-11-23"), "tour_date", query.Less, "2026-11-30"),
			count + "tours WHERE tour_date >= '2026-11-23' AND tour_date < '2026-11-27'"},
		{"how many tours did we have this year", "", where(of("tours"), "tour_date", query.NotEqual, "2026-01-01"),
			count + "tours WHERE tour_date <> '2026-01-01' AND tour_date < '2026-11-27'"},
		{"when was the last tour", "", of("tours"), count + "tours WHERE tour_date < '2026-11-27'"},
		{"how many tours have we had since May", "", where(of("tours"), "tour_date", query.GreaterEqual, "2026-05-01"),
			count + "tours WHERE tour_date >= '2026-05-01' AND tour_date < '2026-11-27'"},
		{"how many tours did we have in May", "", where(of("tours"), "tour_date", query.Equal, "2026-05-01"),
			count + "tours WHERE tour_date = '2026-05-01'"},
		{"how many guests were there", "", guests, "SELECT sum(guests) FROM tours"},
		{"how many tours were cancelled", "", of("tours"), count + "tours"},
		{"how many tours were due in May", "", of("tours"), count + "tours"},
		{"how many tours in May", "", of("tours"), count + "tours"},
	} {
		read := func(text string, isAhead bool) *link.Question {
			return link.NewAt(when.Clock{Today: now.Today, Ahead: isAhead}, db, nil, text)
		}
		q := read(c.question, false).WithoutTimings(read)
		if want := c.read; q.Text != want && (want != "" || q.Text != c.question) {
			t.Errorf("%s: read as %q, want %q", c.question, q.Text, want)
		}
		if got := q.InTime(&c.reading).SUQL(); got != c.want {
			t.Errorf("%s: %s, want %s", c.question, got, c.want)
		}
	}
}

// TestMonthAhead reads a month without a year as the coming one where the present tense asks for rows that may be then.
func TestMonthAhead(t *testing.T) {
	for question, month := range map[string]string{
		"how many tours do we have in january": "2027-01", "are there any tours in January": "2027-01",
		"how many tours are planned for January": "2027-01", "how many tours do we have in June": "2026-06",
		"how many tours did we have in january": "2026-01", "which tours were there in January": "2026-01",
		"tours in january": "2026-01",
	} {
		q := link.NewAt(now, tours(), nil, question)
		if got := q.Dates[0].From.Format("2006-01"); got != month {
			t.Errorf("%s: %s, want %s", question, got, month)
		}
	}
	read := func(_ string, isAhead bool) *link.Question {
		return &link.Question{Text: map[bool]string{true: "ahead"}[isAhead]}
	}
	if q := link.NewAt(now, tours(), nil, "upcoming tours in January").WithoutTimings(read); q.Text != "ahead" {
		t.Error("upcoming tours are not ahead")
	}
}

// TestStatus checks what words for a status as of today add to all readings, and with which words a question is read.
// A lease without an end goes on.
func TestStatus(t *testing.T) {
	date := func(name string, nulls int64) *schema.Column {
		return &schema.Column{Name: name, Type: schema.Date, Distinct: 30, Nulls: nulls, Min: "2024-01-03",
			Max: "2027-02-01"}
	}
	db := &schema.Database{Name: "yard", Dialect: schema.SQLite, Tables: []*schema.Table{
		{Name: "leases", Rows: 60, Columns: []*schema.Column{
			{Name: "tenant", Type: schema.Text, Role: schema.Title, Distinct: 60},
			date("start_date", 0), date("end_date", 20),
			{Name: "rent", Type: schema.Integer, Role: schema.Money, Min: "90", Max: "400", Distinct: 9}}},
		{Name: "loans", Rows: 60, Columns: []*schema.Column{
			{Name: "reader", Type: schema.Text, Role: schema.Title, Distinct: 60}, date("due_on", 0), date("back_on", 9)}},
		{Name: "invoices", Rows: 60, Columns: []*schema.Column{date("due", 0), date("settled", 9),
			{Name: "state", Type: schema.Text, Role: schema.Enumeration, Distinct: 2,
				Values: []schema.ValueCount{{Value: "Overdue", Count: 9}, {Value: "cancelled", Count: 3}}}}},
	}}
	const late = "due_on < '2026-11-26' AND back_on IS NULL"
	const goesOn = "(end_date IS NULL OR end_date >= '2026-11-26')"
	for question, want := range map[string]string{
		"how many leases are still running": "how many leases|leases|" + goesOn,
		"ongoing leases by rent":            "all leases by rent|leases|" + goesOn,
		"leases active in May":              "leases active in May|leases|",
		"rent of current leases":            "rent of leases|leases|" + goesOn,
		"which leases have expired":         "all leases|leases|end_date < '2026-11-26'",
		"who is overdue":                    "who|loans|" + late,
		"how many overdue loans":            "how many loans|loans|" + late,
		"leases with a current rent of 90":  "leases with a current rent of 90|leases|",
		"most overdue loan":                 "earliest due on loan|loans|" + late,
		"which loan is the most overdue":    "which loan has the earliest due on|loans|" + late,
		"who has been overdue the longest":  "who has the earliest due on|loans|" + late,
		"loans over 3 weeks overdue":        "all loans|loans|due_on < '2026-11-05' AND back_on IS NULL",
		"loans up to 10 days overdue": "all loans|loans|due_on >= '2026-11-16' AND due_on < '2026-11-26' AND " +
			"back_on IS NULL",
		"loans at least 3 weeks overdue": "all loans|loans|due_on <= '2026-11-05' AND back_on IS NULL",
		"invoices over 3 weeks overdue":  "all invoices|invoices|due < '2026-11-05' AND state = 'Overdue'",
		"how late is each overdue loan":  "how late is each overdue loan|loans|",
		"is the lease still active":      "is the lease still active|leases|",
		"which leases end in January":    "which leases end in January|leases|",
	} {
		read := func(text string, isAhead bool) *link.Question {
			return link.NewAt(when.Clock{Today: now.Today, Ahead: isAhead}, db, nil, text)
		}
		q := read(question, false).WithoutTimings(read)
		parts := strings.Split(want, "|")
		of := query.Query{Select: []query.Item{query.Star(parts[1])}, From: query.From{Tables: parts[1:2]}}
		_, where, _ := strings.Cut(q.InTime(&of).SUQL(), " WHERE ")
		if q.Text != parts[0] || where != parts[2] {
			t.Errorf("%s: read as %q with %q", question, q.Text, where)
		}
	}
	for question, month := range map[string]string{"which leases end in January": "2027-01",
		"leases that expire in January": "2027-01", "leases that ended in January": "2026-01",
		"which leases did end in January": "2026-01"} {
		if got := link.NewAt(now, db, nil, question).Dates[0].From.Format("2006-01"); got != month {
			t.Errorf("%s: %s, want %s", question, got, month)
		}
	}
}
