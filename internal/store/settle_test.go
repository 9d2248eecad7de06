package store

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/schema"
)

const untidy = `CREATE TABLE jobs (ticket INTEGER, cust INTEGER, street TEXT, fitter TEXT, paid TEXT, key_back TEXT, hours INTEGER);
	CREATE TABLE clients (No INTEGER, name TEXT);
	WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
	INSERT INTO jobs SELECT 1000 + i, 1 + i % 12, CASE WHEN i % 3 THEN 'Quay Road' WHEN i % 2 THEN 'Quay Rd' ELSE 'Mill Lane' END,
		CASE WHEN i % 4 = 0 THEN 'A. Kern' WHEN i % 4 = 1 THEN 'Bo Dahl' ELSE 'Ada Kern' END,
		CASE i % 6 WHEN 0 THEN 'yes' WHEN 1 THEN 'Y' WHEN 2 THEN 'yes' WHEN 3 THEN 'no' WHEN 4 THEN 'N' END,
		CASE WHEN i % 5 = 0 THEN 'x' ELSE '' END, i % 7 FROM n;
	INSERT INTO clients SELECT DISTINCT cust, 'Client ' || char(64 + cust) FROM jobs`

// TestDoubts reads a table as people fill it, before and after its doubts are settled.
func TestDoubts(t *testing.T) {
	o := Options{Sources: []string{scripted(t, false, untidy)}, Home: t.TempDir()}
	s := openOne(t, o)
	ids := func(s *Source) (open, settled []string) {
		for _, d := range s.Schema().Doubts {
			if d.Settled == nil {
				open = append(open, d.ID)
			} else {
				settled = append(settled, d.ID+"="+*d.Settled)
			}
		}
		slices.Sort(open)
		slices.Sort(settled)
		return open, settled
	}
	want := "blank.jobs.key-back blank.jobs.paid number.jobs.ticket reference.jobs.cust.clients " +
		"spelling.jobs.fitter.a--kern.ada-kern spelling.jobs.street.quay-rd.quay-road yesno.jobs.paid"
	if open, settled := ids(s); strings.Join(open, " ") != want || settled != nil {
		t.Errorf("doubts %s, settled %s", open, settled)
	}
	jobs := s.Schema().Table("jobs")
	if c := jobs.Column("ticket"); c.Role != schema.Identifier {
		t.Errorf("ticket is %q", c.Role)
	}
	if c := jobs.Column("hours"); c.Role == schema.Identifier {
		t.Error("hours identify")
	}
	if len(s.Schema().ForeignKeys) != 1 {
		t.Errorf("references %v", s.Schema().ForeignKeys)
	}
	figures := func(s *Source, want string) {
		t.Helper()
		rows, err := all(s.Query(context.Background(), `SELECT count(*) FILTER (WHERE paid), count(*) FILTER (WHERE NOT paid),
			count(DISTINCT street), count(DISTINCT fitter), count(*) FILTER (WHERE key_back) FROM jobs`))
		got := strings.Trim(strings.Join(strings.Fields(strings.Join(mapped(rows[0], elementText), " ")), " "), " ")
		if err != nil || got != want {
			t.Errorf("figures %s, want %s (%v)", got, want, err)
		}
	}
	figures(s, "30 20 2 3 12")
	if m := s.Values().Lookup("quay rd", 0); len(m) == 0 || m[0].Value != "Quay Road" || m[0].Count != 50 {
		t.Errorf("a spelling finds %v", m)
	}
	for _, bad := range []map[string]string{{"blank.jobs.paid": "maybe"}, {"blank.jobs.pay": "no"}} {
		if s.Settle(bad, "") == nil {
			t.Errorf("%v was kept", bad)
		}
	}
	if err := s.Settle(map[string]string{"spelling.jobs.fitter.a--kern.ada-kern": "same", "blank.jobs.paid": "no",
		"spelling.jobs.street.quay-rd.quay-road": "different", "number.jobs.ticket": "no",
		"reference.jobs.cust.clients": "no", "yesno.jobs.paid": "no"}, "Ada"); err != nil {
		t.Fatal(err)
	}
	s, err := s.Redescribe(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if open, settled := ids(s); strings.Join(open, " ") != "blank.jobs.key-back" || len(settled) != 6 {
		t.Errorf("doubts %s, settled %s", open, settled)
	}
	if c := s.Schema().Table("jobs").Column("ticket"); c.Role != schema.Plain || len(s.Schema().ForeignKeys) > 0 {
		t.Errorf("ticket is %q; references %v", c.Role, s.Schema().ForeignKeys)
	}
	figures(s, "20 40 3 2 12") // what means yes is turned round, and blank means no
	written, err := s.Settled()
	if err != nil || !strings.Contains(string(written), "blank: \"no\"") {
		t.Errorf("%s (%v)", written, err)
	}
	if _, err := readOverlay(written); err != nil {
		t.Error(err)
	}
	// Settling again replaces what was said.
	if err := s.Settle(map[string]string{"spelling.jobs.street.quay-rd.quay-road": "same", "yesno.jobs.paid": "yes"}, "Bo"); err != nil {
		t.Fatal(err)
	}
	s = openOne(t, o)
	figures(s, "30 30 2 2 12")
	for _, d := range s.Schema().Doubts {
		want := map[string]string{"yesno.jobs.paid": "Bo", "blank.jobs.paid": "Ada"}[d.ID]
		on, err := time.Parse(time.RFC3339, d.On)
		if want != "" && (d.By != want || err != nil || time.Since(on) > time.Minute) {
			t.Errorf("%s was settled by %q on %s", d.ID, d.By, d.On)
		}
	}
	// An empty option withdraws what was said.
	if err := s.Settle(map[string]string{"blank.jobs.paid": ""}, "Bo"); err != nil {
		t.Fatal(err)
	}
	s = openOne(t, o)
	figures(s, "30 20 2 2 12")
	if open, _ := ids(s); !slices.Contains(open, "blank.jobs.paid") {
		t.Errorf("doubts %s", open)
	}
}
