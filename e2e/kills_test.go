package e2e

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gorilla/websocket"
)

// survivor is a client that resumes its conversation after each crash of the server, and repeats
// messages that were lost.
type survivor struct {
	conversation, token string
	seq                 int64
	ws                  *websocket.Conn
	asked               []string    // the questions of started turns, by turn
	closed              map[int]int // how often each turn was closed
	pending             string      // the open clarification
	doubled             string
	closes              func() // called when a turn is closed
}

type survivorEvent struct {
	Type, ID, Code, Text, Conversation, Token string
	Seq, Until                                int64
	Turn                                      int
	Busy                                      bool
}

func (s *survivor) next() (e survivorEvent, err error) {
	s.ws.SetReadDeadline(time.Now().Add(30 * time.Second))
	_, data, err := s.ws.ReadMessage()
	if err == nil {
		err = json.Unmarshal(data, &e)
	}
	return e, err
}

// come connects, and resumes the conversation if there is one.
func (s *survivor) come(url string) (hello survivorEvent, err error) {
	if s.ws, _, err = websocket.DefaultDialer.Dial("ws"+strings.TrimPrefix(url, "http")+"/ws", nil); err != nil {
		return hello, err
	}
	if hello, err = s.next(); err != nil {
		return hello, err
	}
	if s.seq == 0 { // there is nothing to resume yet
		s.conversation, s.token = hello.Conversation, hello.Token
		return hello, nil
	}
	if err = s.ws.WriteJSON(map[string]any{"type": "resume", "conversation": s.conversation, "token": s.token,
		"after": s.seq}); err != nil {
		return hello, err
	}
	for hello, err = s.next(); err == nil && hello.Type != "hello"; hello, err = s.next() {
		if hello.Code == "unknown_conversation" {
			return hello, fmt.Errorf("the conversation %s is lost", s.conversation)
		}
	}
	return hello, err
}

// talk asks one question after the other until the connection ends; clarifications are answered with yes.
func (s *survivor) talk(url string, question func(n int) string) error {
	hello, err := s.come(url)
	if err != nil {
		return err
	}
	defer s.ws.Close()
	// An unknown message type is answered with a notice, after all missed events.
	if err := s.ws.WriteJSON(map[string]any{"type": "all told?"}); err != nil {
		return err
	}
	asking := false // until the question has its turn: the end of a turn and the notice may both trigger the next one
	for {
		e, err := s.next()
		if err != nil {
			return err
		}
		s.hear(e, question)
		asking = asking && e.Type != "turn"
		switch {
		case e.Code == "bad_message" && s.pending != "" && !hello.Busy, e.Type == "clarify" && e.Seq > hello.Until:
			err = s.ws.WriteJSON(map[string]any{"type": "answer", "id": s.pending, "value": "yes"})
		case e.Code == "bad_message" && len(s.asked) == len(s.closed), e.Seq > hello.Until &&
			(e.Type == "result" || e.Type == "reply" || e.Type == "error"):
			if !asking {
				asking = true
				err = s.ws.WriteJSON(map[string]any{"type": "ask", "text": question(len(s.asked))})
			}
		}
		if err != nil {
			return err
		}
	}
}

// hear records an event.
func (s *survivor) hear(e survivorEvent, question func(n int) string) {
	if stored(e.Type) {
		s.seq = max(s.seq, e.Seq)
	}
	switch e.Type {
	case "turn":
		if e.Turn != len(s.asked) || e.Text != question(e.Turn) {
			s.doubled += fmt.Sprintf("turn %d %q after %d turns; ", e.Turn, e.Text, len(s.asked))
		}
		s.asked = append(s.asked, e.Text)
	case "clarify":
		s.pending = e.ID
	case "answered":
		s.pending = ""
	case "result", "reply", "error":
		s.pending = ""
		if s.closed[e.Turn]++; s.closed[e.Turn] > 1 {
			s.doubled += fmt.Sprintf("turn %d is closed again by %s; ", e.Turn, e.Type)
		}
		s.closes()
	}
}

// stored reports whether events of this type are replayed after a resume.
func stored(kind string) bool {
	switch kind {
	case "hello", "progress", "queue", "notice", "alternatives":
		return false
	}
	return true
}

// TestKills kills the server with kill -9 while several clients talk to it, 200 times with
// SURELY_LONG=1, and compares their events with those a new client receives: every turn is there,
// closed once.
func TestKills(t *testing.T) {
	t.Parallel()
	kills := 3
	if os.Getenv("SURELY_LONG") != "" {
		kills = number("SURELY_KILLS", 200)
	}
	questions := demoQuestions(t)
	p := spawn(t, t.TempDir(), "--max-turns", "1000", "--max-messages", "1000", "--detector", "probability=0.998")
	clients := make([]*survivor, 6)
	for i := range clients {
		clients[i] = &survivor{closed: map[int]int{}}
	}
	question := func(i int) func(int) string {
		return func(n int) string { return questions[(i*37+n)%len(questions)] }
	}
	heard := make(chan struct{}, 1)
	for _, c := range clients {
		c.closes = func() {
			select {
			case heard <- struct{}{}:
			default:
			}
		}
	}
	for range kills {
		var talking sync.WaitGroup
		for i, c := range clients {
			talking.Go(func() {
				if err := c.talk(p.url, question(i)); err != nil && strings.Contains(err.Error(), "lost") {
					t.Error(err)
				}
			})
		}
		select {
		case <-heard: // a turn is closed, so that the kill hits others midway
		case <-time.After(10 * time.Second):
		}
		time.Sleep(rand.N(300 * time.Millisecond))
		p.kill()
		talking.Wait()
		p.start()
	}
	turns := 0
	for i, c := range clients {
		turns += checkSurvivor(t, p.url, i, c, question(i))
	}
	t.Logf("%d kills, %d turns of %d clients: none lost, none doubled unless told above", kills, turns, len(clients))
	if turns < kills {
		t.Errorf("only %d turns", turns)
	}
}

// checkSurvivor compares a client's events with the stored conversation, and returns its number of turns.
func checkSurvivor(t *testing.T, url string, i int, c *survivor, question func(int) string) int {
	if c.doubled != "" {
		t.Errorf("client %d: %s", i, c.doubled)
	}
	if len(c.asked) == 0 {
		return 0
	}
	fresh := &survivor{closed: map[int]int{}, closes: func() {}}
	if _, err := fresh.come(url); err != nil {
		t.Fatal(err)
	}
	defer fresh.ws.Close()
	fresh.ws.WriteJSON(map[string]any{"type": "resume", "conversation": c.conversation, "token": c.token, "after": 0})
	fresh.ws.WriteJSON(map[string]any{"type": "all told?"})
	for e := (survivorEvent{}); e.Code != "bad_message"; fresh.hear(e, question) {
		var err error
		if e, err = fresh.next(); err != nil {
			t.Fatalf("client %d: %v after %d turns", i, err, len(fresh.asked))
		}
	}
	if fresh.doubled != "" || len(fresh.asked) < len(c.asked) {
		t.Errorf("client %d was told of %d turns, %d are there: %s", i, len(c.asked), len(fresh.asked), fresh.doubled)
	}
	for turn := range c.closed {
		if fresh.closed[turn] != 1 {
			t.Errorf("client %d: turn %d was closed, and is closed %d times", i, turn, fresh.closed[turn])
		}
	}
	return len(c.asked)
}
