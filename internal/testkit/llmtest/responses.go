package llmtest

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"net/http/httptest"
)

// NewResponses starts a server that follows a script and speaks OpenAI's Responses API only. Count is called for every
// request.
func NewResponses(script Script, count func(path string)) *httptest.Server {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /v1/responses", func(w http.ResponseWriter, r *http.Request) { handleResponses(w, r, script) })
	mux.HandleFunc("GET /v1/models", func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprint(w, `{"object":"list","data":[{"id":"m","object":"model"}]}`)
	})
	return httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPost {
			count(r.URL.Path)
		}
		mux.ServeHTTP(w, r)
	}))
}

// responsesBody is a request of the Responses API; unknown members are refused.
type responsesBody struct {
	Model string `json:"model"`
	Input []struct {
		Role    string `json:"role"`
		Content string `json:"content"`
	} `json:"input"`
	Most        int      `json:"max_output_tokens"`
	Temperature float64  `json:"temperature"`
	Include     []string `json:"include"`
	Top         int      `json:"top_logprobs"`
	Text        struct {
		Format map[string]any `json:"format"`
	} `json:"text"`
	Stream bool  `json:"stream"`
	Store  *bool `json:"store"`
}

func handleResponses(w http.ResponseWriter, r *http.Request, script Script) {
	var b responsesBody
	d := json.NewDecoder(r.Body)
	d.DisallowUnknownFields()
	if err := d.Decode(&b); err != nil || len(b.Input) < 2 || b.Store == nil || *b.Store {
		sendError(w, http.StatusBadRequest, fmt.Sprint("unknown parameter: ", err))
		return
	}
	req := Request{Model: b.Model, System: b.Input[0].Content, Last: b.Input[len(b.Input)-1].Content,
		Schema: b.Text.Format["type"] == "json_schema", MaxTokens: b.Most, Temperature: b.Temperature, Stream: b.Stream}
	if len(b.Include) > 0 {
		req.Logprobs = b.Top
	}
	resp := script(req)
	if resp.Status != 0 {
		sendError(w, resp.Status, resp.Text)
		return
	}
	said := map[string]any{"type": "output_text", "text": resp.Text}
	var wire []any
	if req.Logprobs > 0 {
		wire = wireTokens(resp, req.Logprobs)
		said["logprobs"] = wire
	}
	whole := map[string]any{"id": "resp_1", "object": "response", "status": "completed", "error": nil,
		"incomplete_details": nil, "usage": map[string]int{"input_tokens": 9, "output_tokens": 7},
		"output": []any{map[string]any{"type": "reasoning", "summary": []any{}},
			map[string]any{"type": "message", "role": "assistant", "content": []any{said}}}}
	if !req.Stream {
		w.Header().Set("Content-Type", "application/json")
		json.NewEncoder(w).Encode(whole)
		return
	}
	w.Header().Set("Content-Type", "text/event-stream")
	send := func(kind string, event map[string]any) {
		event["type"] = kind
		data, _ := json.Marshal(event)
		fmt.Fprintf(w, "event: %s\ndata: %s\n\n", kind, data)
		w.(http.Flusher).Flush()
	}
	send("response.created", map[string]any{"response": map[string]any{"status": "in_progress", "error": nil}})
	for i, t := range resp.pieces() {
		delta := map[string]any{"delta": t.Text}
		if wire != nil {
			delta["logprobs"] = []any{map[string]any{"token": t.Text, "logprob": math.Log(t.P),
				"top_logprobs": wire[i].(map[string]any)["top_logprobs"]}}
		}
		send("response.output_text.delta", delta)
	}
	send("response.output_text.done", map[string]any{"text": resp.Text})
	send("response.completed", map[string]any{"response": whole})
}
