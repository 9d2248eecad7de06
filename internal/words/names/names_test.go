package names

import (
	"bufio"
	"os"
	"strings"
	"testing"
)

// An identifier is one line of testdata/identifiers.tsv.
type identifier struct {
	half, trade, table, name string
	says                     []string
}

func identifiers(t *testing.T) []identifier {
	f, err := os.Open("testdata/identifiers.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var out []identifier
	scan := bufio.NewScanner(f)
	for scan.Scan() {
		fields := strings.Split(scan.Text(), "\t")
		if strings.HasPrefix(fields[0], "#") || len(fields) != 5 {
			continue
		}
		out = append(out, identifier{fields[0], fields[1], fields[2], fields[3], strings.Split(fields[4], "/")})
	}
	return out
}

// TestIdentifiers: the held-out half was not used for choosing the costs; neither half was used for
// writing training/names.tsv.
func TestIdentifiers(t *testing.T) {
	all := identifiers(t)
	for half, want := range map[string]struct{ right, wrong float64 }{"open": {.88, .025}, "held": {.77, .05}} {
		right, wrong := measure(all, half, func(id identifier, got string, bad bool) {
			if half == "open" {
				t.Logf("%s.%s: %q, not %q (%v)", id.table, id.name, got, id.says, bad)
			}
		})
		t.Logf("%s: %.3f read rightly, %.3f misread", half, right, wrong)
		if right < want.right || wrong > want.wrong {
			t.Errorf("%s: %.3f read rightly, %.3f misread", half, right, wrong)
		}
	}
}

// measure is the share of a half read correctly and wrongly.
func measure(all []identifier, half string, miss func(identifier, string, bool)) (right, wrong float64) {
	byTrade := map[string][]string{}
	for _, id := range all {
		if id.half == half {
			byTrade[id.trade] = append(byTrade[id.trade], id.table, id.name)
		}
	}
	n := 0.0
	defer func() { right, wrong = right/n, wrong/n }()
	for trade, list := range byTrade {
		r := New(list)
		for _, id := range all {
			if id.trade != trade {
				continue
			}
			got := r.Read(id.name)
			ok, bad := Judge(id.name, id.says, got)
			n++
			if ok {
				right++
			} else {
				miss(id, got, bad)
			}
			if bad {
				wrong++
			}
		}
	}
	return right, wrong
}

// TestContext checks that short forms are resolved by the database's other names, and by what
// follows them.
func TestContext(t *testing.T) {
	for _, c := range []struct{ name, with, want string }{
		{"min_salary", "", "minimum salary"}, {"dur_min", "", "duration minutes"}, {"num_seats", "", "number of seats"},
		{"room_no", "", "room number"}, {"no_show", "", "no show"}, {"clnt_nm", "", "client name"},
		{"tbl_course", "", "course"}, {"Vehicles/Day", "", "vehicles per day"},
		{"Owner/Agent", "", "owner agent"}, {"pwr_hp", "", "power hp"}, {"co_nm", "", "company name"},
		{"chf_per_m3", "", "chf per m3"}, {"wt_kg", "", "weight kg"}, {"85_99", "", "85 99"}, {"zbqk", "", "zbqk"},
		{"emp_email", "employee", "employee email"}, {"with_car", "tickets", "with car"},
		{"jid", "joined", "jid"}, {"left_because", "employee", "left because"}, {"heard_about_them", "", "heard about them"},
		{"LName", "Fname", "last name"}, {"fname", "age", "first name"}, {"m_name", "", "middle name"},
		{"FoundUsBy", "customer", "found us by"}, {"found_us_by", "", "found us by"}, {"CameWith", "", "came with"},
	} {
		if got := New([]string{c.name, c.with}).Read(c.name); got != c.want {
			t.Errorf("%s beside %q says %q, not %q", c.name, c.with, got, c.want)
		}
	}
}

// TestShow checks that people are shown what a name certainly stands for, and that no English word is split.
func TestShow(t *testing.T) {
	for _, c := range []struct{ name, with, want string }{
		{"qtd_x", "", "qtd x"}, {"chgd", "", "chgd"}, {"bndr", "", "bndr"}, {"bk_job", "", "bk job"},
		{"bndr", "binder gilding", "binder"}, {"cust_nm", "", "customer name"}, {"bookbinder", "", "bookbinder"}, {"rigger", "rig era", "rigger"},
		{"repairer", "", "repairer"}, {"sharpening", "sharp earnings", "sharpening"}, {"gilders", "", "gilders"},
		{"fettlings", "fee", "fettlings"}, {"fitment", "", "fitment"}, {"custref", "", "customer reference"},
		{"dia_cm", "", "diameter cm"}, {"tip_vol_l", "", "tip volume l"}, {"wt_in_g", "", "weight in g"},
		{"guess_lo_usd", "", "guess low usd"}, {"lang", "", "language"},
		{"r_eye_mm", "", "r eye mm"}, {"lh_cm", "", "lh cm"}, {"dr_min", "", "dr min"}, {"hh_mm", "", "hh mm"},
		{"we_g", "", "we g"}, {"height_hh", "", "height hh"}, {"seats_hh", "household", "seats household"},
		{"dep_m", "", "depth m"}, {"ht_cm", "", "height cm"}, {"dur_min", "", "duration minutes"},
		{"humid_pct", "", "humidity percentage"}, {"humid", "", "humid"}, {"wkday_flg", "", "weekday flag"},
	} {
		if got := New(append(strings.Fields(c.with), c.name)).Show(c.name); got != c.want {
			t.Errorf("%s beside %q is shown as %q, not %q", c.name, c.with, got, c.want)
		}
	}
}

func TestShort(t *testing.T) {
	for pair, want := range map[[2]string]bool{{"amt", "amount"}: true, {"qty", "quantity"}: true,
		{"clnt", "client"}: true, {"dept", "department"}: true, {"txn", "transaction"}: true, {"card", "calendar"}: false,
		{"plan", "planet"}: false, {"amt", "client"}: false, {"b", "bank"}: false} {
		if got := Abbreviates(pair[0], pair[1]); got != want {
			t.Errorf("%s is short for %s: %v", pair[0], pair[1], got)
		}
	}
}

// TestDerive checks that a likely abbreviation costs less than an unlikely one.
func TestDerive(t *testing.T) {
	l := general()
	for _, c := range [][3]string{{"customer", "cust", "csme"}, {"client", "clnt", "ciet"}} {
		if a, b := l.cost(c[1], c[0]), l.cost(c[2], c[0]); a >= b {
			t.Errorf("%s for %s costs %.1f, %s %.1f", c[1], c[0], a, c[2], b)
		}
	}
}
