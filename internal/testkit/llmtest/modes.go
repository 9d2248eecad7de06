package llmtest

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"slices"
	"strings"
	"time"
)

// Mode is a kind of server behaviour, good or bad. Serve answers one chat completion: text is the correct reply,
// n the number of earlier requests.
type Mode struct {
	Name  string
	Serve func(w http.ResponseWriter, r *http.Request, asked Asked, text string, n int)
	// Instead is why the model's reply cannot be used; empty if it can.
	Instead string
}

// Asked is a chat completion's body.
type Asked map[string]any

func (a Asked) has(name string) bool { _, ok := a[name]; return ok }

// Handler serves chat completions in a mode; said returns the correct reply.
func (m Mode) Handler(said func(last string) string, count func()) http.Handler {
	n := 0
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, "/models") {
			fmt.Fprint(w, `{"object":"list","data":[{"id":"m","object":"model"}]}`)
			return
		}
		if !strings.HasSuffix(r.URL.Path, "/chat/completions") {
			http.NotFound(w, r)
			return
		}
		var asked Asked
		if json.NewDecoder(r.Body).Decode(&asked) != nil {
			http.Error(w, "no JSON", http.StatusBadRequest)
			return
		}
		last := ""
		for _, each := range asked["messages"].([]any) {
			if msg := each.(map[string]any); msg["role"] == "user" {
				last = msg["content"].(string)
			}
		}
		count()
		m.Serve(w, r, asked, said(last), n)
		n++
	})
}

type serve = func(w http.ResponseWriter, r *http.Request, asked Asked, text string, n int)

// told is one token with its log-probabilities, as in the response.
func told(token string, logprob float64, bytes []byte) map[string]any {
	t := map[string]any{"token": token, "logprob": logprob, "top_logprobs": []any{}}
	if bytes != nil {
		list := make([]int, len(bytes))
		for i, b := range bytes {
			list[i] = int(b)
		}
		t["bytes"] = list
	}
	return t
}

// piece is one piece of a stream.
type piece struct {
	delta  map[string]any
	tokens []any
	finish any
}

// pieces splits a text into one piece per token.
func pieces(text string) []piece {
	var out []piece
	for _, t := range Tokens(text, func(int) float64 { return .99 }) {
		out = append(out, piece{delta: map[string]any{"content": t.Text}, tokens: []any{told(t.Text, math.Log(.99), nil)}})
	}
	return append(out, piece{delta: map[string]any{}, finish: "stop"})
}

// send sends pieces as a stream, or in one response if the request did not ask for a stream.
func send(w http.ResponseWriter, asked Asked, list []piece) {
	if asked["stream"] != true {
		sendWhole(w, asked, list)
		return
	}
	w.Header().Set("Content-Type", "text/event-stream")
	for _, p := range list {
		fmt.Fprintf(w, "data: %s\n\n", chunkOf(p, asked))
		w.(http.Flusher).Flush()
	}
	fmt.Fprint(w, "data: [DONE]\n\n")
}

func chunkOf(p piece, asked Asked) []byte {
	choice := map[string]any{"index": 0, "delta": p.delta, "finish_reason": p.finish}
	if asked["logprobs"] == true && p.tokens != nil {
		choice["logprobs"] = map[string]any{"content": p.tokens}
	}
	b, _ := json.Marshal(map[string]any{"id": "x", "object": "chat.completion.chunk", "choices": []any{choice}})
	return b
}

func sendWhole(w http.ResponseWriter, asked Asked, list []piece) {
	message := map[string]any{"role": "assistant", "content": ""}
	var tokens []any
	var finish any = "stop"
	for _, p := range list {
		for k, v := range p.delta {
			if text, ok := v.(string); ok && k != "role" {
				before, _ := message[k].(string)
				message[k] = before + text
			}
		}
		tokens = append(tokens, p.tokens...)
		if p.finish != nil {
			finish = p.finish
		}
	}
	choice := map[string]any{"index": 0, "message": message, "finish_reason": finish}
	if asked["logprobs"] == true {
		choice["logprobs"] = map[string]any{"content": tokens}
	}
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(map[string]any{"id": "x", "object": "chat.completion", "choices": []any{choice},
		"usage": map[string]int{"prompt_tokens": 9, "completion_tokens": 9}})
}

// refusal rejects requests that contain any of the given members, with an error message.
func refusal(status int, message string, members ...string) serve {
	return func(w http.ResponseWriter, _ *http.Request, asked Asked, text string, _ int) {
		if slices.ContainsFunc(members, asked.has) {
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(status)
			fmt.Fprint(w, message)
			return
		}
		send(w, asked, pieces(text))
	}
}

func openAI(message, param string) string {
	b, _ := json.Marshal(map[string]any{"error": map[string]any{"message": message, "type": "invalid_request_error",
		"param": param, "code": "unsupported_parameter"}})
	return string(b)
}

// says replies with a function of the text.
func says(with func(text string) []piece) serve {
	return func(w http.ResponseWriter, _ *http.Request, asked Asked, text string, _ int) {
		send(w, asked, with(text))
	}
}

// around puts a prefix and a suffix around the text.
func around(before, after string) serve {
	return says(func(text string) []piece { return pieces(before + text + after) })
}

// status refuses everything.
func status(code int, header, value, body string) serve {
	return func(w http.ResponseWriter, _ *http.Request, _ Asked, _ string, _ int) {
		if header != "" {
			w.Header().Set(header, value)
		}
		w.WriteHeader(code)
		fmt.Fprint(w, body)
	}
}

// atFirst fails the first n requests and then works.
func atFirst(times int, fails serve) serve {
	return func(w http.ResponseWriter, r *http.Request, asked Asked, text string, n int) {
		if n < times {
			fails(w, r, asked, text, n)
			return
		}
		send(w, asked, pieces(text))
	}
}

// raw sends a body made from the text.
func raw(kind string, body func(text string) string) serve {
	return func(w http.ResponseWriter, _ *http.Request, _ Asked, text string, _ int) {
		w.Header().Set("Content-Type", kind)
		fmt.Fprint(w, body(text))
	}
}

// nothing sends an empty reply with a finish reason.
func nothing(finish string) serve {
	return says(func(string) []piece { return []piece{{delta: map[string]any{"role": "assistant"}, finish: finish}} })
}

// streamed is a text's stream as one string, with each line transformed.
func streamed(text string, line func(data string) string, end string) string {
	var b strings.Builder
	for _, p := range pieces(text) {
		b.WriteString(line(string(chunkOf(p, Asked{"logprobs": true}))))
	}
	return b.String() + end
}

// Modes are the server behaviours known from documentation and bug reports.
func Modes() []Mode {
	const events = "text/event-stream"
	plain := func(data string) string { return "data: " + data + "\n\n" }
	with := func(extra ...any) serve { // tokens after those of the text
		return says(func(text string) []piece {
			list := pieces(text)
			list[len(list)-1].tokens = extra
			return list
		})
	}
	return append([]Mode{
		{Name: "Well", Serve: says(pieces)},
		{Name: "NoLogprobs", Serve: refusal(400, openAI("logprobs are not supported by this model", "logprobs"), "logprobs")},
		{Name: "LogprobsForbidden",
			Serve: refusal(403, openAI("You are not allowed to request logprobs from this model", ""), "logprobs")},
		{Name: "FewAlternatives", Serve: func(w http.ResponseWriter, r *http.Request, asked Asked, text string, n int) {
			if top, _ := asked["top_logprobs"].(float64); top > 5 {
				status(400, "", "", openAI(
					"Invalid value for 'top_logprobs': must be less than or equal to 5.", "top_logprobs"))(w, r, asked, text, n)
				return
			}
			send(w, asked, pieces(text))
		}},
		{Name: "LogprobsLeftOut", Serve: says(func(text string) []piece {
			return []piece{{delta: map[string]any{"content": text}}, {delta: map[string]any{}, finish: "stop"}}
		})},
		{Name: "NoStream", Serve: func(w http.ResponseWriter, r *http.Request, asked Asked, text string, n int) {
			if asked["stream"] == true {
				status(400, "", "", openAI("stream is not supported", "stream"))(w, r, asked, text, n)
				return
			}
			send(w, asked, pieces(text))
		}},
		{Name: "StreamIgnored", Serve: func(w http.ResponseWriter, _ *http.Request, asked Asked, text string, _ int) {
			sendWhole(w, asked, pieces(text))
		}},
		{Name: "NoStreamOptions",
			Serve: refusal(400, openAI("Unknown parameter: 'stream_options'.", "stream_options"), "stream_options")},
		{Name: "NoTemperature",
			Serve: refusal(400, openAI(
				"Unsupported value: 'temperature' does not support 0 with this model.", "temperature"), "temperature")},
		{Name: "OtherLimit",
			Serve: refusal(400, openAI(
				"Unsupported parameter: 'max_tokens' is not supported with this model. "+
					"Use 'max_completion_tokens' instead.", "max_tokens"), "max_tokens")},
		{Name: "NoSystemRole", Serve: func(w http.ResponseWriter, r *http.Request, asked Asked, text string, n int) {
			if asked["messages"].([]any)[0].(map[string]any)["role"] == "system" {
				status(400, "", "", `{"error":{"message":"System role not supported"}}`)(w, r, asked, text, n)
				return
			}
			send(w, asked, pieces(text))
		}},
		{Name: "RefusesWithoutAWord", Serve: refusal(400, `{"error":{"message":"Bad Request"}}`, "logprobs")},
		{Name: "Unprocessable", Serve: refusal(422, `{"detail":[{"loc":["body","top_logprobs"],"msg":"extra fields not permitted"}]}`, "top_logprobs")},
		{Name: "NobodyHasAll",
			Serve: refusal(404, openAI("No endpoints found that support the requested parameters: logprobs", ""), "logprobs")},
		{Name: "Thinks",
			Serve: around("<think>\nselect the table places; SELECT * FROM places; no, only Lisbon\n</think>\n\n", "")},
		{Name: "ThinkingHasNoBeginning", Serve: around("The person wants places in Lisbon.\n</think>\n\n", "")},
		{Name: "ThinksAloud", Serve: around("select the right table first: it is places.\n\n", "")},
		{Name: "ThinksApart", Serve: says(func(text string) []piece {
			thought := map[string]any{"reasoning_content": "select one; SELECT id FROM places;"}
			return append([]piece{{delta: thought}}, pieces(text)...)
		})},
		{Name: "ThoughtTokens", Serve: says(func(text string) []piece {
			list := pieces(text)
			thought := []any{told("<think>", -.1, nil), told("so", -.2, nil), told("</think>", -.1, nil)}
			list[0].tokens = append(thought, list[0].tokens...)
			return list
		})},
		{Name: "Channels",
			Serve: around("<|channel|>analysis<|message|>select places<|end|>"+
				"<|start|>assistant<|channel|>final<|message|>", "")},
		{Name: "CodeBlock", Serve: around("```sql\n", "\n```")},
		{Name: "CodeBlockAndWords", Serve: around("Here is the query:\n```sql\n", "\n```\nIt lists the places. Let me know if you need more!")},
		{Name: "Wordy", Serve: around("Sure! SQL: ", "\n\nThis finds what you asked for.")},
		{Name: "InJSON", Serve: around(`{"sql": "`, `"}`)},
		{Name: "LowerCase", Serve: says(func(text string) []piece {
			return pieces(strings.NewReplacer("SELECT", "select", "FROM", "from", "WHERE", "where").Replace(text))
		})},
		{Name: "EndToken", Serve: with(told("<|im_end|>", -.01, nil))},
		{Name: "EmptyEndToken", Serve: with(told("", -.01, nil))},
		{Name: "SplitCharacter", Serve: says(func(text string) []piece {
			text = strings.Replace(text, ";", " /* é */;", 1)
			list := pieces(text)
			for i, p := range list {
				if c, _ := p.delta["content"].(string); strings.Contains(c, "é") {
					list[i].tokens = []any{told("\ufffd", -.1, nil), told("\ufffd", -.1, nil)}
					if rest := strings.Trim(c, "é"); rest != "" {
						list[i].tokens = append([]any{told(rest, -.1, nil)}, list[i].tokens...)
					}
				}
			}
			return list
		})},
		{Name: "SplitCharacterInBytes", Serve: says(func(text string) []piece {
			list := pieces(strings.Replace(text, ";", " -- é\n;", 1))
			for i, p := range list {
				if c, _ := p.delta["content"].(string); strings.Contains(c, "é") {
					at := strings.Index(c, "é")
					list[i].tokens = []any{told("bytes:", -.1, []byte(c[:at+1])), told("bytes:", -.1, []byte(c[at+1:]))}
				}
			}
			return list
		})},
		{Name: "MoreThanCertain", Serve: says(func(text string) []piece {
			list := pieces(text)
			for i := range list {
				for _, t := range list[i].tokens {
					t.(map[string]any)["logprob"] = 1e-7
				}
			}
			return list
		})},
		{Name: "Pings", Serve: raw(events, func(text string) string {
			line := func(d string) string { return ": PROCESSING\n\nevent: message\n" + plain(d) }
			return ": ping\n\n" + streamed(text, line, "data: [DONE]\n\n")
		})},
		{Name: "NoDone", Serve: raw(events, func(text string) string { return streamed(text, plain, "") })},
		{Name: "CRLF", Serve: raw(events, func(text string) string {
			return streamed(text, func(d string) string { return "data:" + d + "\r\n\r\n" }, "data: [DONE]\r\n\r\n")
		})},
		{Name: "OddFinish", Serve: says(func(text string) []piece {
			list := pieces(text)
			list[len(list)-1].finish = "end_turn"
			return list
		})},
		{Name: "NullContent", Serve: says(func(text string) []piece {
			return append([]piece{{delta: map[string]any{"role": "assistant", "content": nil}}}, pieces(text)...)
		})},
		{Name: "NoChoicesFirst", Serve: raw(events, func(text string) string {
			return `data: {"choices":[],"prompt_filter_results":[]}` + "\n\n" + streamed(text, plain, "data: [DONE]\n\n")
		})},
		{Name: "FailsOnce", Serve: atFirst(1, status(503, "", "", "overloaded"))},
		{Name: "BusyOnce", Serve: atFirst(1, status(429, "Retry-After", "0.01", openAI("rate limit", "")))},
		{Name: "CutOnce", Serve: atFirst(1, raw(events, func(text string) string { return "data: {\"choi" }))},
		{Name: "Slowly", Serve: func(w http.ResponseWriter, _ *http.Request, asked Asked, text string, _ int) {
			time.Sleep(20 * time.Millisecond)
			send(w, asked, pieces(text))
		}},
	}, badModes()...)
}

// badModes are those in which the model's reply cannot be used.
func badModes() []Mode {
	const events = "text/event-stream"
	long := openAI(
		"This model's maximum context length is 512 tokens. However, your messages resulted in 9000 tokens.", "messages")
	return []Mode{
		{Name: "Fails", Serve: status(500, "", "", "internal error"), Instead: "down"},
		{Name: "FailsInHTML", Serve: status(502, "Content-Type", "text/html", "<html>Bad Gateway</html>"), Instead: "down"},
		{Name: "WrongKey", Serve: status(401, "", "", openAI("Incorrect API key provided", "")), Instead: "down"},
		{Name: "NoSuchModel", Serve: status(404, "", "", openAI("The model `m` does not exist", "model")), Instead: "down"},
		{Name: "SentElsewhere",
			Serve: status(302, "Location", "http://example.invalid/v1/chat/completions", ""), Instead: "down"},
		{Name: "BusyForAnHour", Serve: status(429, "Retry-After", "3600", openAI("quota exceeded", "")), Instead: "down"},
		{Name: "BusyForGood", Serve: status(429, "Retry-After", "0.01", openAI("rate limit", "")), Instead: "down"},
		{Name: "Hangs",
			Serve:   func(_ http.ResponseWriter, r *http.Request, _ Asked, _ string, _ int) { <-r.Context().Done() },
			Instead: "slow"},
		{Name: "Cut", Serve: func(w http.ResponseWriter, _ *http.Request, _ Asked, text string, _ int) {
			w.Header().Set("Content-Type", events)
			for _, p := range pieces(text)[:3] {
				fmt.Fprintf(w, "data: %s\n\n", chunkOf(p, Asked{}))
				w.(http.Flusher).Flush()
			}
			panic(http.ErrAbortHandler)
		}, Instead: "down"},
		{Name: "CutJSON", Serve: raw("application/json", func(string) string { return `{"choices":[{"message":{"content":"SELECT na` }),
			Instead: "down"},
		{Name: "NoChoices", Serve: raw("application/json", func(string) string { return `{"choices":[]}` }), Instead: "down"},
		{Name: "SaysNothing", Serve: nothing("stop"), Instead: "nonsense"},
		{Name: "ThinksTooLong", Serve: nothing("length"), Instead: "down"},
		{Name: "Filtered", Serve: nothing("content_filter"), Instead: "down"},
		{Name: "AWebPage", Serve: raw("text/html", func(string) string { return "<html>hello</html>" }), Instead: "down"},
		{Name: "ErrorAsReply",
			Serve: raw("application/json", func(string) string { return openAI("the model is loading", "") }), Instead: "down"},
		{Name: "ErrorInStream",
			Serve: raw(events, func(string) string { return "data: " + openAI("out of memory", "") + "\n\n" }), Instead: "down"},
		{Name: "Prose",
			Serve:   says(func(string) []piece { return pieces("Lisbon is lovely. I would go there in spring.") }),
			Instead: "nonsense"},
		{Name: "Nonsense",
			Serve: says(func(string) []piece { return pieces("Sure! Here you go: {\"items\": [oops") }), Instead: "nonsense"},
		{Name: "Echo",
			Serve: says(func(string) []piece { return pieces("CREATE TABLE places (id integer);") }), Instead: "nonsense"},
		{Name: "NoSuchColumn",
			Serve: says(func(string) []piece { return pieces("SELECT twn FROM places;") }), Instead: "nonsense"},
		{Name: "NotASelect", Serve: says(func(string) []piece { return pieces("DELETE FROM places;") }), Instead: "nonsense"},
		{Name: "Endless",
			Serve: says(func(string) []piece { return pieces(strings.Repeat("and on ", 2000)) }), Instead: "nonsense"},
		{Name: "Loops", Serve: says(func(string) []piece {
			return pieces("SELECT max(town" + strings.Repeat("_of_the_town", 400))
		}), Instead: "nonsense"},
		{Name: "KnowsNothing", Serve: says(func(string) []piece { // what a very small model writes
			list := pieces("SELECT count(*) FROM places;")
			for i := range list {
				for _, t := range list[i].tokens {
					t.(map[string]any)["logprob"] = -1.1
				}
			}
			return list
		}), Instead: "unsure"},
		{Name: "ReadsTooLittle", Serve: status(400, "", "", long), Instead: "long"},
	}
}
