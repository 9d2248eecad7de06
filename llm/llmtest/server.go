package llmtest

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"

	"surely/verdict"
)

// Server is an OpenAI-compatible server on which the oracle answers the reader's messages.
type Server struct {
	*httptest.Server

	mu       sync.Mutex
	requests int
	items    int
	spoil    func(n int, reply string) (string, int)
}

// NewServer starts a server; the caller closes it. Its base URL is URL + "/v1".
func NewServer() *Server {
	s := &Server{}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /v1/chat/completions", s.handleChat)
	mux.HandleFunc("GET /v1/models", func(w http.ResponseWriter, _ *http.Request) {
		json.NewEncoder(w).Encode(map[string]any{"object": "list", "data": []any{map[string]string{"id": "oracle", "object": "model"}}})
	})
	s.Server = httptest.NewServer(mux)
	return s
}

// Spoil makes the server change its replies: with is given the number of the request, from 1, and the right reply, and
// returns what to send and with which status.
func (s *Server) Spoil(with func(n int, reply string) (string, int)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.spoil = with
}

// Counts returns how many requests and items the server was sent.
func (s *Server) Counts() (requests, items int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.requests, s.items
}

type chat struct {
	Messages []struct {
		Content string `json:"content"`
	} `json:"messages"`
}

type readerMessage struct {
	Task  verdict.Task `json:"task"`
	Items []struct {
		ID       string       `json:"id"`
		Question string       `json:"question"`
		Type     verdict.Form `json:"type"`
		Text     []string     `json:"text"`
		Answer   string       `json:"answer"`
		Value    string       `json:"value"`
		Choices  []string     `json:"choices"`
	} `json:"items"`
}

type replyItem struct {
	ID     string `json:"id"`
	Answer any    `json:"answer"`
	Quote  string `json:"quote,omitempty"`
}

func (s *Server) handleChat(w http.ResponseWriter, r *http.Request) {
	var c chat
	if err := json.NewDecoder(r.Body).Decode(&c); err != nil || len(c.Messages) == 0 {
		http.Error(w, `{"error":{"message":"no messages"}}`, http.StatusBadRequest)
		return
	}
	last := c.Messages[len(c.Messages)-1].Content
	var m readerMessage
	d := json.NewDecoder(strings.NewReader(last))
	if err := d.Decode(&m); err != nil {
		http.Error(w, `{"error":{"message":"the last message is no JSON object"}}`, http.StatusBadRequest)
		return
	}
	items := []replyItem{}
	for _, it := range m.Items {
		v := Oracle(verdict.Request{Task: m.Task, Question: it.Question, Form: it.Type, Text: it.Text, Answer: it.Answer, Value: it.Value, Choices: it.Choices})
		reply := replyItem{ID: it.ID, Answer: v.Answer, Quote: v.Quote}
		if m.Task == verdict.Classify {
			reply.Answer = append([]int{}, v.Choices...)
		}
		items = append(items, reply)
	}
	text, _ := json.Marshal(map[string]any{"items": items})
	status := http.StatusOK
	s.mu.Lock()
	s.requests++
	s.items += len(items)
	n, spoil := s.requests, s.spoil
	s.mu.Unlock()
	content := string(text)
	if spoil != nil {
		content, status = spoil(n, content)
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	if status != http.StatusOK {
		json.NewEncoder(w).Encode(map[string]any{"error": map[string]string{"message": content}})
		return
	}
	json.NewEncoder(w).Encode(map[string]any{
		"id": "1", "object": "chat.completion", "model": "oracle",
		"usage":   map[string]int{"prompt_tokens": len(last) / 4, "completion_tokens": len(content) / 4, "total_tokens": (len(last) + len(content)) / 4},
		"choices": []any{map[string]any{"index": 0, "finish_reason": "stop", "message": map[string]string{"role": "assistant", "content": content}}},
	})
}
