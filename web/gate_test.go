package web

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/views"
)

func silent(int) {}

// await returns once that many wait in a class.
func await(t *testing.T, g *gate, class Class, n int) {
	t.Helper()
	for end := time.Now().Add(5 * time.Second); ; time.Sleep(time.Millisecond) {
		g.mu.Lock()
		waiting := len(g.lanes[class].waiting)
		g.mu.Unlock()
		if waiting == n {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("%d wait, not %d", waiting, n)
		}
	}
}

// Somebody who asks fifty things at once makes others wait only for what is running.
func TestVisitorsTakeTurns(t *testing.T) {
	g := newGate(1, 200, time.Minute)
	first, err := g.enter(t.Context(), "greedy", Structured, silent)
	if err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	var served []string
	var working sync.WaitGroup
	position := 0
	ask := func(who string, tell func(int)) {
		working.Go(func() {
			p, err := g.enter(t.Context(), who, Structured, tell)
			if err != nil {
				t.Error(err)
				return
			}
			mu.Lock()
			served = append(served, who)
			mu.Unlock()
			p.leave()
		})
	}
	for n := range 50 {
		ask("greedy", silent)
		await(t, g, Structured, n+1)
	}
	ask("late", func(n int) { mu.Lock(); position = n; mu.Unlock() })
	await(t, g, Structured, 51)
	mu.Lock()
	if position != 1 {
		t.Errorf("the other visitor is told place %d", position)
	}
	mu.Unlock()
	if _, err := g.enter(t.Context(), "greedy", Structured, silent); !errors.As(err, new(busyError)) {
		t.Errorf("a visitor's 51st in the queue: %v", err)
	}
	first.leave()
	working.Wait()
	if at := slices.Index(served, "late"); at != 0 || len(served) != 51 {
		t.Errorf("the other visitor came %d. of %d", at+1, len(served))
	}
}

// Nobody takes every slot, and reading texts takes none of the slots for statements.
func TestPlaces(t *testing.T) {
	g := newGate(0, 200, 20*time.Millisecond)
	lane := &g.lanes[Structured]
	var held []*place
	for range lane.own {
		p, err := g.enter(t.Context(), "greedy", Structured, silent)
		if err != nil {
			t.Fatal(err)
		}
		held = append(held, p)
	}
	if _, err := g.enter(t.Context(), "greedy", Structured, silent); !errors.As(err, new(busyError)) {
		t.Errorf("one visitor has %d places, and one more after a while: %v", lane.own, err)
	}
	if _, ok := g.try("greedy", Structured); ok {
		t.Error("a place that is not to be had was tried and had")
	}
	for _, p := range held {
		if err := Needs(p.within(t.Context()), Texts); err != nil && !errors.As(err, new(busyError)) {
			t.Error(err)
		}
	}
	if lane.taken != 0 {
		t.Errorf("%d places for statements are held by who reads texts", lane.taken)
	}
	if n := g.lanes[Texts].taken; n != g.lanes[Texts].own {
		t.Errorf("%d read texts, not %d", n, g.lanes[Texts].own)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(ErrStopped)
	if _, err := g.enter(ctx, "other", Structured, silent); err != nil {
		t.Errorf("a free place needs no waiting: %v", err)
	}
	for _, p := range held {
		p.leave()
		p.leave()
	}
	if n := g.lanes[Texts].taken; n != 0 {
		t.Errorf("%d places are never given back", n)
	}
	if err := Needs(t.Context(), Model); err != nil {
		t.Errorf("what belongs to no turn: %v", err)
	}
}

// greedy reads texts for as long as it may, and answers at once if there are none.
type greedy struct {
	*scripted
	reading chan struct{}
}

func (g greedy) Turn(ctx context.Context, memory []byte, m agent.Message, emit func(agent.Event)) ([]byte, error) {
	if strings.HasPrefix(m.Text, "read") {
		if err := Needs(ctx, Texts); err != nil {
			return nil, err
		}
		g.reading <- struct{}{}
		<-ctx.Done()
		return memory, context.Cause(ctx)
	}
	return g.scripted.Turn(ctx, memory, m, emit)
}

// Statements are answered while texts are being read; excess requests get 503 with a Retry-After.
func TestLoadShedding(t *testing.T) {
	reading := make(chan struct{}, 100)
	srv, h, _ := newServed(t, func(o *Options) {
		o.Waiting, o.Patience = 4, 50*time.Millisecond
		o.Sources[0].Agent = greedy{o.Sources[0].Agent.(*scripted), reading}
	})
	places := srv.gate.lanes[Texts].own
	for range places {
		c := connect(t, h, "")
		c.say("type", "ask", "text", "read on")
		<-reading
	}
	waits := connect(t, h, "")
	waits.say("type", "ask", "text", "read on")
	if e := waits.until("queue"); e["position"] != 1.0 {
		t.Errorf("%v", e)
	}
	if e := waits.until("error"); e["code"] != "53300" || e["message"] != views.English.Full {
		t.Errorf("after waiting: %v", e)
	}
	for _, test := range []struct {
		body string
		want int
	}{{`{"question":"read on"}`, http.StatusServiceUnavailable}, {`{"question":"talk"}`, http.StatusOK}} {
		r, err := http.Post(h.URL+"/api/ask", "application/json", strings.NewReader(test.body))
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		if r.StatusCode != test.want || (r.Header.Get("Retry-After") == "") == (test.want == http.StatusServiceUnavailable) {
			t.Errorf("%s: status %d, retry after %q", test.body, r.StatusCode, r.Header.Get("Retry-After"))
		}
	}
	_, body := fetch(t, h.URL+"/metrics")
	for _, want := range []string{fmt.Sprintf(`surely_turns_running{class="texts"} %d`, places),
		"surely_turns_refused_total 2"} {
		if !strings.Contains(body, want) {
			t.Errorf("the metrics lack %q", want)
		}
	}
}

// stuck reads nothing of a response until released.
type stuck struct {
	*httptest.ResponseRecorder
	until chan struct{}
}

func (s stuck) Write(b []byte) (int, error) { <-s.until; return len(b), nil }

// A slow download holds no slot for statements, and makes others wait only for their share.
func TestSlowDownload(t *testing.T) {
	srv, h, _ := newServed(t, nil)
	c := connect(t, h, "")
	hello := c.next()
	c.say("type", "ask", "text", "wide 20")
	c.until("result")
	form := url.Values{"conversation": {fmt.Sprint(hello["conversation"])}, "token": {fmt.Sprint(hello["token"])},
		"turn": {"0"}}.Encode()
	let := make(chan struct{})
	var working sync.WaitGroup
	download := func(from, format string) {
		working.Go(func() {
			r := httptest.NewRequest("POST", "http://localhost/export", strings.NewReader(form+"&format="+format))
			r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			r.RemoteAddr = from + ":1"
			srv.Handler().ServeHTTP(stuck{httptest.NewRecorder(), let}, r)
		})
	}
	for n := range mostDownloads {
		download(fmt.Sprint("203.0.113.", n), "csv")
		download(fmt.Sprint("203.0.113.", n), "xlsx")
	}
	awaitLoad := func(taken, waiting int) {
		t.Helper()
		for end := time.Now().Add(10 * time.Second); ; time.Sleep(time.Millisecond) {
			now, wait := srv.gate.load(Downloads)
			statements, _ := srv.gate.load(Structured)
			if now == taken && wait == waiting && statements == 0 {
				return
			}
			if time.Now().After(end) {
				t.Fatalf("%d downloads, %d wait, %d statements", now, wait, statements)
			}
		}
	}
	awaitLoad(mostDownloads, mostDownloads)
	close(let)
	working.Wait()
	awaitLoad(0, 0)
}
