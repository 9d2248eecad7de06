// Package llmtest replaces language models in tests: an oracle answers the reader's questions by rule, in process or
// behind an OpenAI-compatible server.
package llmtest

import (
	"context"
	"encoding/json"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

var (
	keyword = regexp.MustCompile(`\[([^\]]+)\]`)
	extract = regexp.MustCompile(`^extract (\S+)`)
)

// Oracle decides by rule: a question with a [word] is answered Yes if the text contains the word and No otherwise,
// "extract KEY" with what follows KEY=, a summary with the text's first 12 characters. An answer means the same as a
// value if it contains it, and a value is classified as the choices that contain it or are contained in it.
func Oracle(r verdict.Request) verdict.Verdict {
	joined := strings.Join(r.Text, " | ")
	switch r.Task {
	case verdict.Judge:
		return verdict.Verdict{Answer: yesNo(within(r.Answer, r.Value))}
	case verdict.Classify:
		var v verdict.Verdict
		for i, c := range r.Choices {
			if c != "" && r.Value != "" && (within(c, r.Value) || within(r.Value, c)) {
				v.Choices = append(v.Choices, i)
			}
		}
		return v
	}
	if joined == "" {
		return verdict.Verdict{Answer: verdict.NoInformation}
	}
	if r.Task == verdict.Summary {
		return quoted("S:"+first(joined, 12), r.Text, "")
	}
	if m := keyword.FindStringSubmatch(r.Question); m != nil {
		if !within(joined, m[1]) {
			return verdict.Verdict{Answer: verdict.No}
		}
		return quoted(verdict.Yes, r.Text, m[1])
	}
	if m := extract.FindStringSubmatch(r.Question); m != nil {
		if v := regexp.MustCompile(regexp.QuoteMeta(m[1]) + `=([^ ,|]+)`).FindStringSubmatch(joined); v != nil {
			return quoted(v[1], r.Text, v[1])
		}
	}
	return verdict.Verdict{Answer: verdict.NoInformation}
}

// quoted returns a verdict that quotes the beginning of the first document with the word.
func quoted(answer string, text []string, word string) verdict.Verdict {
	v := verdict.Verdict{Answer: answer}
	for _, t := range text {
		if t != "" && within(t, word) {
			v.Quote = first(t, 200)
			break
		}
	}
	return v
}

func first(s string, n int) string {
	r := []rune(s)
	return string(r[:min(n, len(r))])
}

func within(text, word string) bool {
	return strings.Contains(strings.ToLower(text), strings.ToLower(word))
}

func yesNo(b bool) string {
	if b {
		return verdict.Yes
	}
	return verdict.No
}

// Reader is the oracle as an in-process reader that records requests.
type Reader struct {
	mu    sync.Mutex
	asked []verdict.Request
}

// NewReader returns an in-process oracle.
func NewReader() *Reader { return &Reader{} }

// Decide answers by rule.
func (o *Reader) Decide(ctx context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	o.mu.Lock()
	o.asked = append(o.asked, requests...)
	o.mu.Unlock()
	out := make([]verdict.Verdict, len(requests))
	for i, r := range requests {
		out[i] = Oracle(r)
		out[i].Reader = o.Name()
	}
	return out, nil
}

// Name identifies the oracle.
func (o *Reader) Name() string { return "oracle" }

// Asked returns the number of decisions requested.
func (o *Reader) Asked() int { return len(o.Requests()) }

// Requests returns the decisions requested.
func (o *Reader) Requests() []verdict.Request {
	o.mu.Lock()
	defer o.mu.Unlock()
	return slices.Clone(o.asked)
}

// WithOracle has the oracle answer the reader's messages, and a script everything else, which is refused if the script
// is nil.
func WithOracle(then Script) Script {
	return func(r Request) Response {
		var m struct {
			Task  verdict.Task
			Items []struct {
				ID, Question, Answer, Value string
				Type                        verdict.Form
				Text, Choices               []string
			}
		}
		_, message, _ := strings.Cut("\n"+r.Last, "\n{") // instructions may come first
		if json.Unmarshal([]byte("{"+message), &m) != nil || m.Items == nil {
			if then == nil {
				return Response{Status: http.StatusBadRequest, Text: "the last message is not the reader's"}
			}
			return then(r)
		}
		items := []any{}
		for _, it := range m.Items {
			v := Oracle(verdict.Request{Task: m.Task, Question: it.Question, Form: it.Type, Text: it.Text, Answer: it.Answer,
				Value: it.Value, Choices: it.Choices})
			item := map[string]any{"id": it.ID, "answer": v.Answer, "quote": v.Quote}
			if m.Task == verdict.Classify {
				item["answer"] = append([]int{}, v.Choices...)
			}
			items = append(items, item)
		}
		text, _ := json.Marshal(map[string]any{"items": items})
		return Response{Text: string(text)}
	}
}
