package web

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/testkit/browser"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/web/deliver"
)

// A schedule follows its creator's local time, also across daylight saving changes, and each month has a last
// day.
func TestScheduleNext(t *testing.T) {
	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		t.Skip("the system knows no time zones")
	}
	at := func(s string) time.Time {
		out, err := time.ParseInLocation("2006-01-02 15:04", s, berlin)
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	for _, c := range []struct{ when, at, after, want string }{
		{"daily", "08:00", "2026-11-26 07:59", "2026-11-26 08:00"},
		{"daily", "08:00", "2026-11-26 08:00", "2026-11-27 08:00"},
		{"daily", "08:00", "2026-03-28 09:00", "2026-03-29 08:00"}, // daylight saving time has begun or ended
		{"weekly 1", "09:30", "2026-11-26 12:00", "2026-11-30 09:30"},
		{"weekly 7", "09:30", "2026-11-29 09:29", "2026-11-29 09:30"},
		{"monthly 1", "00:00", "2026-12-01 00:00", "2027-01-01 00:00"},
		{"monthly 31", "18:00", "2027-02-01 00:00", "2027-02-28 18:00"},
		{"monthly 31", "18:00", "2027-02-28 18:00", "2027-03-31 18:00"},
	} {
		x := &schedule{When: c.when, At: c.at, Zone: "Europe/Berlin"}
		if got := x.next(at(c.after).UTC()); !got.Equal(at(c.want)) {
			t.Errorf("%s at %s after %s: %v", c.when, c.at, c.after, got.In(berlin))
		}
	}
}

// mailbox is a mail server that stores what it receives.
type mailbox struct {
	mu   sync.Mutex
	got  []string
	addr string
}

func newMailbox(t *testing.T) *mailbox {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	m := &mailbox{addr: l.Addr().String()}
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			m.take(c)
		}
	}()
	return m
}

func (m *mailbox) take(c net.Conn) {
	defer c.Close()
	r := bufio.NewReader(c)
	fmt.Fprint(c, "220 here\r\n")
	for {
		line, err := r.ReadString('\n')
		if err != nil {
			return
		}
		switch strings.ToUpper(line[:4]) {
		case "DATA":
			fmt.Fprint(c, "354 go on\r\n")
			var text strings.Builder
			for line, err = r.ReadString('\n'); err == nil && line != ".\r\n"; line, err = r.ReadString('\n') {
				text.WriteString(line)
			}
			m.mu.Lock()
			m.got = append(m.got, text.String())
			m.mu.Unlock()
			fmt.Fprint(c, "250 taken\r\n")
		case "QUIT":
			fmt.Fprint(c, "221 bye\r\n")
			return
		default:
			fmt.Fprint(c, "250 fine\r\n")
		}
	}
}

func (m *mailbox) letters() []string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return append([]string(nil), m.got...)
}

// hooks is a server that receives webhooks.
type hooks struct {
	mu  sync.Mutex
	got []map[string]any
	url string
}

func newHooks(t *testing.T) *hooks {
	h := &hooks{}
	s := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		var body map[string]any
		b, _ := io.ReadAll(r.Body)
		h.mu.Lock()
		defer h.mu.Unlock()
		if json.Unmarshal(b, &body) == nil {
			h.got = append(h.got, body)
		}
	}))
	t.Cleanup(s.Close)
	h.url = s.URL
	return h
}

func (h *hooks) reports() []map[string]any {
	h.mu.Lock()
	defer h.mu.Unlock()
	return append([]map[string]any(nil), h.got...)
}

// delivered is a Delivery to both.
func delivered(t *testing.T, m *mailbox, h *hooks) Delivery {
	t.Helper()
	to, err := deliver.NewHooks([]string{"127.0.0.1"})
	if err != nil {
		t.Fatal(err)
	}
	d := Delivery{Home: "http://surely.example", Mail: &deliver.Mail{Server: m.addr, From: "Surely <surely@example.org>"}}
	if d.Hooks = to; h == nil {
		d.Hooks = nil
	}
	return d
}

// keepDue stores a pinned question that is due.
func keepDue(t *testing.T, pins *state.Pins, id, question, statement string, x schedule, due time.Time) {
	t.Helper()
	p := &pin{Source: "boats", Question: question, SUQL: statement, Asked: time.Now().UTC(), Schedule: &x}
	p.ID, p.Who, p.Due = id, "user:mara", due
	if x.Seen.IsZero() {
		x.Seen, x.Proof = time.Now(), Access{}.proof()
	}
	if err := (&Server{}).keepPin(t.Context(), p, pins.Save); err != nil {
		t.Fatal(err)
	}
}

// A due question is asked once, by one of several servers, however long none was running; the
// report gives the confidence, or says plainly that there is no answer.
func TestAskDue(t *testing.T) {
	m, h := newMailbox(t), newHooks(t)
	pins := keptPins(t)
	server := func() *Server {
		srv, _, _ := newServed(t, func(o *Options) {
			o.Pins, o.Delivery = pins, delivered(t, m, h)
			o.Sources[1].Rows = func(context.Context, []byte, string, int) (*suql.Result, error) {
				return nil, &suql.Error{Code: "42P01", Message: "relation is gone"}
			}
		})
		return srv
	}
	one, other := server(), server()
	now := time.Now()
	owner := User{Role: "owner"}
	daily := func(to, key string) schedule {
		return schedule{When: "daily", At: "08:00", To: to, By: owner, Key: key}
	}
	keepDue(t, pins, "sure", "rows 3", "SELECT name, length FROM boats", daily("mara@example.org", "k1"),
		now.Add(-72*time.Hour))
	keepDue(t, pins, "guess", "rows 3 quickly", "SELECT name, length FROM boats", daily(h.url, "k2"),
		now.Add(-time.Minute))
	keepDue(t, pins, "asks", "ask me", "SELECT name FROM boats WHERE place = 'skip'", daily(h.url, "k3"),
		now.Add(-time.Minute))
	keepDue(t, pins, "other", "rows 4", "SELECT name FROM boats WHERE length > 4", daily(h.url, "k4"),
		now.Add(-time.Minute))
	keepDue(t, pins, "later", "rows 5", "SELECT 5", daily(h.url, "k5"), now.Add(time.Hour))
	p, err := pins.Get(t.Context(), "other")
	if err != nil {
		t.Fatal(err)
	}
	p.ID, p.Data = "failing", []byte(strings.ReplaceAll(string(p.Data), `"boats"`, `"ships"`))
	if err := pins.Save(t.Context(), p); err != nil {
		t.Fatal(err)
	}

	var both sync.WaitGroup
	for _, srv := range []*Server{one, other} {
		both.Go(func() { srv.askDue(now) })
	}
	both.Wait()
	one.askDue(now.Add(time.Second))

	letters := m.letters()
	if len(letters) != 1 || !strings.Contains(letters[0], "Subject: rows 3\r\n") ||
		!strings.Contains(letters[0], "Boat 3") ||
		!strings.Contains(letters[0], "I searched for all boats.") || !strings.Contains(letters[0], "did not run then") {
		t.Errorf("%d letters: %v", len(letters), letters)
	}
	got := map[string]map[string]any{}
	for _, r := range h.reports() {
		q := fmt.Sprint(r["question"])
		if r["error"] != nil {
			q = "failing"
		}
		if got[q] != nil {
			t.Errorf("%s came twice", q)
		}
		got[q] = r
	}
	if len(got) != 4 {
		t.Errorf("%d reports: %v", len(got), got)
	}
	if r := got["rows 3 quickly"]; r["sure"] != false || !strings.Contains(fmt.Sprint(r["unsure"]), "best guess") {
		t.Errorf("a guess: %v", r)
	}
	if r := got["ask me"]; r["sure"] != false || !strings.Contains(fmt.Sprint(r["unsure"]), "Only in Eastport?") {
		t.Errorf("what is asked back: %v", r)
	}
	if r := got["rows 4"]; r["sure"] != false || !strings.Contains(fmt.Sprint(r["unsure"]), "as it was settled") ||
		r["suql"] != "SELECT name FROM boats WHERE length > 4" {
		t.Errorf("what is read otherwise now: %v", r)
	}
	if r := got["failing"]; r["sure"] != false || !strings.Contains(fmt.Sprint(r["error"]), "gone") {
		t.Errorf("what fails: %v", r)
	}
	kept, err := pins.Get(t.Context(), "sure")
	if err != nil || !kept.Due.After(now) || kept.Due.After(now.Add(49*time.Hour)) {
		t.Errorf("next it is due %v, %v", kept.Due, err)
	}

	link := regexp.MustCompile(`List-Unsubscribe: <http://surely.example(/[^>]+)>`).FindStringSubmatch(letters[0])
	if link == nil {
		t.Fatal("there is no link to end it")
	}
	ended, _ := http.NewRequest(http.MethodPost, "http://localhost"+link[1],
		strings.NewReader("List-Unsubscribe=One-Click"))
	ended.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	for path, ends := range map[string]bool{strings.Replace(link[1], "k1", "guessed", 1): false, link[1]: true} {
		ended.URL, _ = url.Parse(path)
		ended.Body = io.NopCloser(strings.NewReader("List-Unsubscribe=One-Click"))
		w := httptest.NewRecorder()
		one.Handler().ServeHTTP(w, ended)
		kept, err = pins.Get(t.Context(), "sure")
		if err != nil || kept.Due.IsZero() != ends || w.Code != http.StatusOK {
			t.Errorf("%s: %d, due %v, %v", path, w.Code, kept.Due, err)
		}
		if ends {
			break
		}
	}
}

// A scheduled question is asked with its creator's current rights: not those of a replaced token, of a
// former owner, or of somebody not seen for long.
func TestScheduleRights(t *testing.T) {
	m, h := newMailbox(t), newHooks(t)
	pins := keptPins(t)
	var asked []string // the teams whose view of the data was opened
	var mu sync.Mutex
	srv, web, _ := newServed(t, func(o *Options) {
		o.Pins, o.Delivery = pins, delivered(t, m, h)
		o.Access = Access{Token: "new", Open: true, UserHeader: "X-User",
			AttributeHeaders: map[string]string{"team": "X-Team"},
			Proxies:          []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}}
		o.View = func(_ context.Context, u User) (*View, error) {
			mu.Lock()
			defer mu.Unlock()
			asked = append(asked, u.Role+" "+strings.Join(u.Attributes["team"], ","))
			return nil, nil
		}
	})
	now := time.Now()
	due := func(id, to string, by User, proof string, seen time.Time) {
		keepDue(t, pins, id, "rows 3", "SELECT name, length FROM boats", schedule{When: "daily", At: "08:00", To: to, By: by,
			Key: "k", Proof: proof, Seen: seen}, now.Add(-time.Minute))
	}
	mara := User{Name: "mara@example.org", Role: "owner", Attributes: map[string][]string{"team": {"old"}}}
	due("same", h.url, User{Role: "owner"}, Access{Token: "new"}.proof(), now)
	due("other token", h.url, User{Role: "owner"}, Access{Token: "old"}.proof(), now)
	due("no owner", "anybody@example.org", mara, "", now)
	due("a member", mara.Name, mara, "", now)
	due("long ago", mara.Name, mara, "", now.Add(-31*24*time.Hour))
	srv.askDue(now)

	var fine, lapsed int
	for _, r := range h.reports() {
		if r["error"] == nil {
			fine++
		} else if rows, _ := r["rows"].([]any); strings.Contains(fmt.Sprint(r["error"]), "rights") && len(rows) == 0 {
			lapsed++
		}
	}
	if letters := strings.Join(m.letters(), "\n"); fine != 1 || lapsed != 1 || len(m.letters()) != 2 ||
		strings.Count(letters, "Boat 3") != 1 || strings.Count(letters, "has not been here") != 1 {
		t.Errorf("%d and %d without rights were posted, letters: %s", fine, lapsed, letters)
	}
	for id, rests := range map[string]bool{"same": false, "other token": true, "no owner": true, "a member": false,
		"long ago": true} {
		p, err := pins.Get(t.Context(), id)
		if err != nil || p.Due.IsZero() != rests {
			t.Errorf("%s is due %v, %v", id, p.Due, err)
		}
	}
	mu.Lock()
	if as := strings.Join(asked, "; "); as != "owner ; member old" && as != "member old; owner " {
		t.Errorf("it was asked as %s", as)
	}
	mu.Unlock()

	p, err := pins.Get(t.Context(), "long ago")
	if err == nil {
		p.Who = "user:" + mara.Name
		err = pins.Save(t.Context(), p)
	}
	if err != nil {
		t.Fatal(err)
	}
	r, _ := http.NewRequestWithContext(t.Context(), http.MethodGet, web.URL+"/board", nil)
	r.Header.Set("X-User", mara.Name)
	r.Header.Set("X-Team", "new")
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	readAll(t, answer)
	kept, err := pins.Get(t.Context(), "long ago")
	if err != nil || kept.Due.IsZero() {
		t.Fatalf("who has come back is asked %v, %v", kept.Due, err)
	}
	back, err := asPin(kept)
	if err != nil || back.Schedule.By.Role != "member" || back.Schedule.By.Attributes["team"][0] != "new" {
		t.Errorf("it goes on as %+v, %v", back.Schedule, err)
	}
}

// Who may have answers sent where.
func TestNewSchedule(t *testing.T) {
	d := delivered(t, &mailbox{addr: "127.0.0.1:25"}, &hooks{})
	owner := &asker{User: User{Role: "owner"}}
	mara := &asker{User: User{Name: "mara@example.org", Role: "member"}}
	jon := &asker{User: User{Name: "jon", Role: "member", Attributes: map[string][]string{"email": {"jon@example.org"}}}}
	for _, c := range []struct {
		by           *asker
		when, at, to string
		fine         bool
	}{
		{owner, "daily", "08:00", "anybody@example.org", true},
		{owner, "hourly", "08:00", "anybody@example.org", false},
		{owner, "daily", "8 o'clock", "anybody@example.org", false},
		{owner, "daily", "08:00", "nobody", false},
		{mara, "weekly 3", "08:00", "Mara@example.org", true},
		{mara, "weekly 3", "08:00", "anybody@example.org", false},
		{jon, "monthly 31", "23:59", "jon@example.org", true},
		{mara, "daily", "08:00", "http://127.0.0.1:8080/x", true},
		{owner, "daily", "08:00", "http://169.254.169.254/x", false},
		{owner, "daily", "08:00", "https://elsewhere.example/x", false},
	} {
		if x, err := d.newSchedule(c.by, c.when, c.at, "", c.to); (err == nil) != c.fine {
			t.Errorf("%s has %s %s sent to %s: %+v, %v", c.by.Name, c.when, c.at, c.to, x, err)
		}
	}
	if d.mayBegin(&asker{User: User{Role: "visitor"}}) || !d.mayBegin(mara) || (Delivery{}).mayBegin(owner) {
		t.Error("the wrong people may have questions asked by themselves")
	}
}

// A schedule is set up on the board, and ended again.
func TestScheduleOnTheBoard(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	m, h := newMailbox(t), newHooks(t)
	pins := keptPins(t)
	srv, web, _ := newServed(t, func(o *Options) { o.Pins, o.Delivery = pins, delivered(t, m, h) })
	tab := b.Tab(t)
	tab.Size(1280, 900)
	ready(tab, web.URL)
	ask(tab, "rows 3")
	tab.Wait(done)
	tab.Click(`[data-testid="pin-answer"]`)
	tab.Wait(`document.querySelector('[data-testid="pin-answer"]').getAttribute("aria-pressed") === "true"`)
	tab.Open(web.URL + "/board")
	fill := func(to string) {
		tab.Has(`[data-testid="pin-at"]`)
		browser.JS[any](tab, `(() => { document.querySelector("details.schedule").open = true;
			document.querySelector('[data-testid="schedule-to"]').value = "`+to+`";
			document.querySelector('[data-testid="schedule-when"]').value = "daily"; })()`)
		pictureBoard(t, tab)
		tab.Click(`[data-testid="schedule-begin"]`)
	}
	fill("https://elsewhere.example/x")
	tab.Wait(`document.body.innerText.includes("does not list")`)
	tab.Open(web.URL + "/board")
	fill("mara@example.org")
	tab.Wait(`document.querySelector('[data-testid="schedule"]')?.innerText === "Every day, 08:00 → mara@example.org"`)
	srv.askDue(time.Now().Add(48 * time.Hour))
	if n := len(m.letters()); n != 1 {
		t.Fatalf("%d letters", n)
	}
	link := regexp.MustCompile(`(?s)Stop sending this: http://surely.example(.*?)\r\n\r\n`).
		FindStringSubmatch(m.letters()[0] + "\r\n\r\n")
	tab.Open(web.URL + strings.ReplaceAll(strings.ReplaceAll(link[1], "=\r\n", ""), "=3D", "="))
	tab.Click(`[data-testid="unsubscribe"]`)
	tab.Has(`[data-testid="unsubscribed"]`)
	srv.askDue(time.Now().Add(96 * time.Hour))
	if n := len(m.letters()); n != 1 {
		t.Errorf("%d letters after it was ended", n)
	}
	tab.Open(web.URL + "/board")
	tab.Wait(`document.querySelector('[data-testid="schedule"]')?.innerText === "Send it"`)
}
