package llmtest

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Request is a chat completion request as received.
type Request struct {
	N           int // the number of the request, from 1
	Model       string
	System      string // the first message, if it has the system role
	Last        string // the last message not from the assistant
	Begin       string // the last message, if it is from the assistant: the beginning of the reply
	Schema      bool   // a JSON schema was requested
	Object      bool   // a JSON object was requested
	Logprobs    int    // alternatives requested per token
	MaxTokens   int
	Temperature float64
	Stream      bool
	Seed        int
	Grammar     string // of the reply
}

// ForStatement reports whether the request is for a statement, not for decisions about texts or phrases.
func (r Request) ForStatement() bool {
	return !strings.HasPrefix(r.Last, "{") && strings.Contains("\n"+r.Last, "\nQuestion: ")
}

// Response is what the server sends.
type Response struct {
	Text   string
	Tokens []Token           // with log-probabilities, sent if requested; nil: made from Text
	Status int               // 0: 200
	Header map[string]string // of the response
	Delay  time.Duration     // before anything is sent
	Drip   time.Duration     // before every token of a stream
	Astray bool              // Tokens do not match Text
	Cut    int               // after how many bytes of the text the connection breaks; 0: never
	Raw    string            // the whole body, instead of a completion
	Mute   bool              // log-probabilities are left out even if requested
}

// Token is one token of a response; Top holds its alternatives with their probabilities, itself included.
type Token struct {
	Text string
	P    float64
	Top  []Alternative
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
	items    int
	spoil    func(n int, reply string) (string, int)
}

// NewServer starts a server on which the oracle answers the reader's messages; the caller closes it. Its base URL is
// URL + "/v1".
func NewServer() *Server {
	s := &Server{}
	s.script = s.oracle
	s.Server = httptest.NewServer(s.handler())
	return s
}

// NewScripted starts a server that follows a script.
func NewScripted(script Script) *Server {
	s := &Server{script: script}
	s.Server = httptest.NewServer(s.handler())
	return s
}

// Use makes the server follow another script from now on.
func (s *Server) Use(script Script) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.script = script
}

// Spoil makes the server change the oracle's replies: with is given the number of the request, from 1, and the right
// reply, and returns what to send and with which status.
func (s *Server) Spoil(with func(n int, reply string) (string, int)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.spoil = with
}

// Counts returns the number of requests and of reader items received.
func (s *Server) Counts() (requests, items int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.requests, s.items
}

func (s *Server) handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /v1/chat/completions", s.handleChat)
	mux.HandleFunc("POST /v1/embeddings", handleEmbeddings)
	mux.HandleFunc("GET /v1/models", func(w http.ResponseWriter, _ *http.Request) {
		json.NewEncoder(w).Encode(map[string]any{"object": "list",
			"data": []any{map[string]string{"id": "oracle", "object": "model"}}})
	})
	return mux
}

type chat struct {
	Model    string `json:"model"`
	Messages []struct {
		Role    string `json:"role"`
		Content string `json:"content"`
	} `json:"messages"`
	ResponseFormat struct {
		Type string `json:"type"`
	} `json:"response_format"`
	Logprobs            bool    `json:"logprobs"`
	TopLogprobs         int     `json:"top_logprobs"`
	MaxTokens           int     `json:"max_tokens"`
	MaxCompletionTokens int     `json:"max_completion_tokens"`
	Temperature         float64 `json:"temperature"`
	Stream              bool    `json:"stream"`
	Seed                int     `json:"seed"`
	Grammar             string  `json:"grammar"`
}

func (s *Server) handleChat(w http.ResponseWriter, r *http.Request) {
	var c chat
	if err := json.NewDecoder(r.Body).Decode(&c); err != nil || len(c.Messages) == 0 {
		sendError(w, http.StatusBadRequest, "no messages")
		return
	}
	last := c.Messages[len(c.Messages)-1].Content
	req := Request{Model: c.Model, Last: last, Schema: c.ResponseFormat.Type == "json_schema",
		Object:    c.ResponseFormat.Type == "json_object",
		MaxTokens: max(c.MaxTokens, c.MaxCompletionTokens), Temperature: c.Temperature, Stream: c.Stream, Seed: c.Seed,
		Grammar: c.Grammar}
	if n := len(c.Messages); n > 1 && c.Messages[n-1].Role == "assistant" {
		req.Begin, req.Last = last, c.Messages[n-2].Content
	}
	if c.Messages[0].Role == "system" {
		req.System = c.Messages[0].Content
	}
	if c.Logprobs {
		req.Logprobs = max(1, c.TopLogprobs)
	}
	s.mu.Lock()
	s.requests++
	req.N = s.requests
	script := s.script
	s.mu.Unlock()
	resp := script(req)
	if resp.Delay > 0 {
		select {
		case <-time.After(resp.Delay):
		case <-r.Context().Done():
			return
		}
	}
	for k, v := range resp.Header {
		w.Header().Set(k, v)
	}
	switch {
	case resp.Status != 0 && resp.Status != http.StatusOK:
		sendError(w, resp.Status, resp.Text)
	case resp.Raw != "":
		w.Header().Set("Content-Type", "application/json")
		fmt.Fprint(w, resp.Raw)
	case req.Stream:
		stream(w, req, resp)
	default:
		whole(w, req, resp)
	}
}

func sendError(w http.ResponseWriter, status int, message string) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(map[string]any{"error": map[string]string{"message": message}})
}

func usage(req Request, resp Response) map[string]int {
	prompt, completion := (len(req.System)+len(req.Last))/4, len(resp.Text)/4
	return map[string]int{"prompt_tokens": prompt, "completion_tokens": completion, "total_tokens": prompt + completion}
}

// whole sends a response in one piece.
func whole(w http.ResponseWriter, req Request, resp Response) {
	choice := map[string]any{"index": 0, "finish_reason": "stop",
		"message": map[string]string{"role": "assistant", "content": resp.Text}}
	if req.Logprobs > 0 && !resp.Mute {
		choice["logprobs"] = map[string]any{"content": wireTokens(resp, req.Logprobs)}
	}
	w.Header().Set("Content-Type", "application/json")
	body, _ := json.Marshal(map[string]any{"id": strconv.Itoa(req.N), "object": "chat.completion", "model": req.Model,
		"usage": usage(req, resp), "choices": []any{choice}})
	if resp.Cut > 0 {
		body = body[:min(resp.Cut, len(body))]
		w.Header().Set("Content-Length", strconv.Itoa(len(body)+100)) // the connection ends before the promised length
	}
	w.Write(body)
}

// stream sends a response token by token.
func stream(w http.ResponseWriter, req Request, resp Response) {
	w.Header().Set("Content-Type", "text/event-stream")
	send := func(v any) {
		b, _ := json.Marshal(v)
		fmt.Fprintf(w, "data: %s\n\n", b)
		w.(http.Flusher).Flush()
	}
	chunk := func(delta map[string]string, finish any, tokens ...any) map[string]any {
		choice := map[string]any{"index": 0, "delta": delta, "finish_reason": finish}
		if len(tokens) > 0 {
			choice["logprobs"] = map[string]any{"content": tokens}
		}
		return map[string]any{"id": strconv.Itoa(req.N), "object": "chat.completion.chunk", "model": req.Model,
			"choices": []any{choice}}
	}
	sent := 0
	told := req.Logprobs > 0 && !resp.Mute
	var wire []any
	pieces := strings.SplitAfter(resp.Text, " ")
	if told {
		wire = wireTokens(resp, req.Logprobs)
	}
	if told && !resp.Astray {
		pieces = pieces[:0]
		for _, t := range resp.pieces() {
			pieces = append(pieces, t.Text)
		}
	}
	for i, piece := range pieces {
		if resp.Cut > 0 && sent >= resp.Cut {
			panic(http.ErrAbortHandler)
		}
		if resp.Drip > 0 {
			time.Sleep(resp.Drip)
		}
		if told && i < len(wire) {
			send(chunk(map[string]string{"content": piece}, nil, wire[i]))
		} else {
			send(chunk(map[string]string{"content": piece}, nil))
		}
		sent += len(piece)
	}
	send(chunk(map[string]string{}, "stop"))
	send(map[string]any{"id": strconv.Itoa(req.N), "object": "chat.completion.chunk", "model": req.Model,
		"choices": []any{}, "usage": usage(req, resp)})
	fmt.Fprint(w, "data: [DONE]\n\n")
}

// pieces are the response's tokens.
func (resp Response) pieces() []Token {
	tokens := resp.Tokens
	if tokens == nil {
		for _, word := range strings.SplitAfter(resp.Text, " ") {
			tokens = append(tokens, Token{Text: word, P: .9})
		}
	}
	return tokens
}

func wireTokens(resp Response, top int) []any {
	var out []any
	for _, t := range resp.pieces() {
		alternatives := []any{}
		for i, a := range t.Top {
			if i < top {
				alternatives = append(alternatives, map[string]any{"token": a.Text, "logprob": math.Log(a.P)})
			}
		}
		out = append(out, map[string]any{"token": t.Text, "logprob": math.Log(t.P), "top_logprobs": alternatives})
	}
	return out
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

// oracle is the script of NewServer.
func (s *Server) oracle(r Request) Response {
	text, items, err := OracleReply(r.Last)
	if err != nil {
		return Response{Status: http.StatusBadRequest, Text: err.Error()}
	}
	s.mu.Lock()
	s.items += items
	spoil := s.spoil
	s.mu.Unlock()
	resp := Response{Text: text}
	if spoil != nil {
		resp.Text, resp.Status = spoil(r.N, text)
	}
	return resp
}

// OracleReply answers a reader's message as the oracle does, and returns the number of items in it.
func OracleReply(message string) (reply string, items int, err error) {
	var m readerMessage
	if err := json.NewDecoder(strings.NewReader(message)).Decode(&m); err != nil {
		return "", 0, fmt.Errorf("the last message is not a JSON object: %w", err)
	}
	out := []replyItem{}
	for _, it := range m.Items {
		v := Oracle(verdict.Request{Task: m.Task, Question: it.Question, Form: it.Type, Text: it.Text, Answer: it.Answer,
			Value: it.Value, Choices: it.Choices})
		item := replyItem{ID: it.ID, Answer: v.Answer, Quote: v.Quote}
		if m.Task == verdict.Classify {
			item.Answer = append([]int{}, v.Choices...)
		}
		out = append(out, item)
	}
	text, err := json.Marshal(map[string]any{"items": out})
	return string(text), len(out), err
}

// handleEmbeddings makes vectors from the texts' letters: equal texts have equal vectors.
func handleEmbeddings(w http.ResponseWriter, r *http.Request) {
	var req struct {
		Input []string `json:"input"`
		Model string   `json:"model"`
	}
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
	json.NewEncoder(w).Encode(map[string]any{"object": "list", "model": req.Model, "data": data,
		"usage": map[string]int{"prompt_tokens": len(req.Input), "total_tokens": len(req.Input)}})
}
