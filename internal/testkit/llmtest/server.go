package llmtest

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"time"
)

// Request is a chat completion request as received.
type Request struct {
	N      int            // the number of the request, from 1; 0: a probe of the server's abilities
	Body   map[string]any // all its members
	System string         // the first message, if it has the system role
	Last   string         // the last message
}

func (r Request) stream() bool   { return r.Body["stream"] == true }
func (r Request) logprobs() bool { return r.Body["logprobs"] == true }

// ForStatement reports whether the request is for a statement, not for decisions about texts or phrases.
func (r Request) ForStatement() bool {
	return !strings.HasPrefix(r.Last, "{") && strings.Contains("\n"+r.Last, "\nQuestion: ")
}

// Response is what the server sends.
type Response struct {
	Text       string
	Tokens     []Token           // with log-probabilities, sent if requested; nil: made from Text
	Pieces     []string          // of a stream; nil: the tokens
	Finish     string            // why the reply ends; empty: stop
	Thought    string            // reasoning sent with the text
	Status     int               // 0 means 200
	Header     map[string]string // of the response
	Delay      time.Duration     // before anything is sent
	PieceDelay time.Duration     // before every piece of a stream
	Cut        int               // the connection breaks after this many bytes of the text; 0: never
	Raw        string            // the whole body, instead of a completion
	Whole      bool              // sent in one piece even if a stream was requested
	NoLogprobs bool              // log-probabilities are left out even if requested
	Before     string            // sent before a stream
	Frame      string            // how a chunk of a stream is sent: a format with %s
	NoDone     bool              // the stream ends without [DONE]
}

// Token is one token of a response; Top holds its alternatives with their probabilities, including the token itself.
type Token struct {
	Text  string
	P     float64
	Top   []Alternative
	Bytes []byte // sent beside Text, if set
}

// Alternative is another possible token, with its probability.
type Alternative struct {
	Text string
	P    float64
}

// Script decides what the server answers.
type Script func(Request) Response

// Server is an OpenAI-compatible server that follows a script.
type Server struct {
	*httptest.Server

	mu       sync.Mutex
	script   Script
	requests int
}

// NewScripted starts a server that follows a script; the caller closes it. Its base URL is URL + "/v1".
func NewScripted(script Script) *Server {
	s := &Server{script: script}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /v1/chat/completions", s.handleChat)
	mux.HandleFunc("POST /v1/embeddings", handleEmbeddings)
	mux.HandleFunc("GET /v1/models", func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprint(w, `{"object":"list","data":[{"id":"oracle","object":"model"}]}`)
	})
	s.Server = httptest.NewServer(mux)
	return s
}

// Use makes the server follow another script from now on.
func (s *Server) Use(script Script) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.script = script
}

// Requests returns the number of requests received, without probes.
func (s *Server) Requests() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.requests
}

// probe is a reader's message with nothing to decide.
const probe = `{"task":"answer","items":[]}`

func (s *Server) handleChat(w http.ResponseWriter, r *http.Request) {
	req := Request{}
	err := json.NewDecoder(r.Body).Decode(&req.Body)
	messages, _ := req.Body["messages"].([]any)
	if err != nil || len(messages) == 0 {
		sendError(w, http.StatusBadRequest, "no messages")
		return
	}
	field := func(i int, name string) string {
		m, _ := messages[i].(map[string]any)
		content, _ := m[name].(string)
		return content
	}
	req.Last = field(len(messages)-1, "content")
	if field(0, "role") == "system" {
		req.System = field(0, "content")
	}
	s.mu.Lock()
	if !strings.HasSuffix(req.Last, probe) {
		s.requests++
		req.N = s.requests
	}
	script := s.script
	s.mu.Unlock()
	resp := script(req)
	select {
	case <-time.After(resp.Delay):
	case <-r.Context().Done():
		return
	}
	w.Header().Set("Content-Type", "application/json")
	for k, v := range resp.Header {
		w.Header().Set(k, v)
	}
	switch {
	case resp.Raw != "":
		w.WriteHeader(max(resp.Status, http.StatusOK))
		fmt.Fprint(w, resp.Raw)
	case resp.Status > http.StatusOK:
		sendError(w, resp.Status, resp.Text)
	case req.stream() && !resp.Whole:
		stream(w, req, resp)
	default:
		whole(w, req, resp)
	}
}

func sendError(w http.ResponseWriter, status int, message string) {
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(map[string]any{"error": map[string]string{"message": message}})
}

// encode returns a completion, or a chunk of one, with the message under the given name and the tokens of its text.
func (resp Response) encode(req Request, name, role, text string, tokens []Token) map[string]any {
	message := map[string]string{"content": text}
	if role != "" {
		message["role"], message["reasoning_content"] = role, resp.Thought
	}
	choice := map[string]any{"index": 0, name: message}
	if tokens != nil && req.logprobs() && !resp.NoLogprobs {
		choice["logprobs"] = map[string]any{"content": wireTokens(req, tokens)}
	}
	return map[string]any{"id": "x", "object": "chat.completion", "choices": []any{choice}}
}

// end adds the finish reason and the token usage to a completion, or to its last chunk.
func (resp Response) end(req Request, completion map[string]any) map[string]any {
	choice := completion["choices"].([]any)[0].(map[string]any)
	choice["finish_reason"] = cmp.Or(resp.Finish, "stop")
	prompt, written := (len(req.System)+len(req.Last))/4, len(resp.Text)/4
	completion["usage"] = map[string]int{"prompt_tokens": prompt, "completion_tokens": written,
		"total_tokens": prompt + written}
	return completion
}

// whole sends a response in one piece.
func whole(w http.ResponseWriter, req Request, resp Response) {
	body, _ := json.Marshal(resp.end(req, resp.encode(req, "message", "assistant", resp.Text, resp.tokens())))
	if resp.Cut > 0 {
		body = body[:min(resp.Cut, len(body))]
		w.Header().Set("Content-Length", fmt.Sprint(len(body)+100)) // the connection ends before the promised length
	}
	w.Write(body)
}

// stream sends a response piece by piece, with the tokens of each.
func stream(w http.ResponseWriter, req Request, resp Response) {
	w.Header().Set("Content-Type", "text/event-stream")
	fmt.Fprint(w, resp.Before)
	send := func(chunk map[string]any) {
		b, _ := json.Marshal(chunk)
		fmt.Fprintf(w, cmp.Or(resp.Frame, "data: %s\n\n"), b)
		w.(http.Flusher).Flush()
	}
	send(resp.encode(req, "delta", "assistant", "", nil))
	tokens, pieces, written := resp.tokens(), resp.Pieces, 0
	if pieces == nil {
		for _, t := range tokens {
			pieces = append(pieces, t.Text)
		}
	}
	for i, piece := range pieces {
		if resp.Cut > 0 && written >= resp.Cut {
			panic(http.ErrAbortHandler)
		}
		time.Sleep(resp.PieceDelay)
		end := min(i+1, len(tokens))
		if i == len(pieces)-1 {
			end = len(tokens)
		}
		send(resp.encode(req, "delta", "", piece, tokens[min(i, len(tokens)):end]))
		written += len(piece)
	}
	send(resp.end(req, resp.encode(req, "delta", "", "", nil)))
	if !resp.NoDone {
		fmt.Fprint(w, "data: [DONE]\n\n")
	}
}

func (resp Response) tokens() []Token {
	if resp.Tokens == nil {
		return Tokens(resp.Text, .99)
	}
	return resp.Tokens
}

func wireTokens(req Request, tokens []Token) []any {
	maxAlternatives, _ := req.Body["top_logprobs"].(float64)
	out := []any{}
	for _, t := range tokens {
		alternatives := []any{}
		for _, a := range t.Top[:min(len(t.Top), int(maxAlternatives))] {
			alternatives = append(alternatives, map[string]any{"token": a.Text, "logprob": math.Log(a.P)})
		}
		token := map[string]any{"token": t.Text, "logprob": math.Log(t.P), "top_logprobs": alternatives}
		if t.Bytes != nil {
			list := make([]int, len(t.Bytes))
			for i, b := range t.Bytes {
				list[i] = int(b)
			}
			token["token"], token["bytes"] = "bytes:", list
		}
		out = append(out, token)
	}
	return out
}

// handleEmbeddings makes vectors from the texts' letters: equal texts have equal vectors.
func handleEmbeddings(w http.ResponseWriter, r *http.Request) {
	var req struct{ Input []string }
	if err := json.NewDecoder(r.Body).Decode(&req); err != nil {
		sendError(w, http.StatusBadRequest, "no input")
		return
	}
	var data []any
	for i, text := range req.Input {
		v := make([]float32, 26)
		for _, c := range strings.ToLower(text) {
			if c >= 'a' && c <= 'z' {
				v[c-'a']++
			}
		}
		data = append(data, map[string]any{"object": "embedding", "index": i, "embedding": v})
	}
	json.NewEncoder(w).Encode(map[string]any{"object": "list", "data": data,
		"usage": map[string]int{"prompt_tokens": len(req.Input)}})
}
