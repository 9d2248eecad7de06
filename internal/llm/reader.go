package llm

import (
	"cmp"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

//go:embed prompts/reader.v2.md
var readerPrompt string

// readerVersion is part of the reader's name: increase it when decisions change, so that old verdicts are not reused.
const readerVersion = "4"

// Reader has a model decide about texts.
type Reader struct{ client *Client }

// NewReader returns a reader that asks through the client.
func NewReader(c *Client) *Reader { return &Reader{client: c} }

// Name identifies the model and the prompt.
func (r *Reader) Name() string { return r.client.Model() + "/" + readerVersion }

// message is what is sent to the model.
type message struct {
	Task  verdict.Task `json:"task"`
	Items []item       `json:"items"`
}

type item struct {
	ID       string   `json:"id"`
	Question string   `json:"question,omitempty"`
	Type     string   `json:"type,omitempty"`
	Text     []string `json:"text,omitempty"`
	Answer   string   `json:"answer,omitempty"`
	Value    string   `json:"value,omitempty"`
	Choices  []string `json:"choices,omitempty"`
}

// Decide sends each request separately and concurrently, so that instructions in a text, which a model may obey, do not
// affect other decisions. An invalid decision is requested once more; a second failure is that decision's error. A
// server that gives no verdict within the client's patience is abandoned.
func (r *Reader) Decide(ctx context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	verdicts := make([]verdict.Verdict, len(requests))
	waiting, giveUp := context.WithCancelCause(ctx)
	defer giveUp(nil)
	waitOn := func() {}
	if patience := r.client.o.Patience; patience > 0 {
		timer := time.AfterFunc(patience, func() { giveUp(errSlow) })
		defer timer.Stop()
		waitOn = func() { timer.Reset(patience) }
	}
	var wg contain.Group
	for i := range requests {
		if onlyAssertions(requests[i]) {
			verdicts[i] = verdict.Verdict{Answer: verdict.NoInformation, Reader: r.Name()}
			continue
		}
		wg.Go(func() {
			if verdicts[i] = r.decide(waiting, requests[i]); verdicts[i].Err == nil {
				waitOn()
			}
		})
	}
	wg.Wait()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if context.Cause(waiting) == errSlow {
		r.client.breaker.pause(slowPause)
	}
	made := 0
	for i := range verdicts {
		if errors.Is(verdicts[i].Err, context.Canceled) {
			verdicts[i].Err = &FaultError{unreachable, fmt.Sprintf("the model's server gave no verdict within %s",
				r.client.o.Patience), context.DeadlineExceeded}
		}
		if verdicts[i].Err == nil {
			made++
		}
	}
	verdict.Report(ctx, verdict.Usage{Model: made})
	return verdicts, nil
}

// errSlow means that a server gave no verdict in time; it is then avoided for slowPause.
var errSlow = errors.New("the model's server is too slow")

const slowPause = 30 * time.Second

// decide requests a decision, and once more if it is invalid.
func (r *Reader) decide(ctx context.Context, q verdict.Request) (v verdict.Verdict) {
	it := item{ID: onlyID, Question: q.Question, Text: shownText(q), Answer: q.Answer, Value: q.Value,
		Choices: q.Choices}
	if q.Task == verdict.Answer {
		it.Type = cmp.Or(string(q.Form), string(verdict.Text))
	}
	err := r.client.Exchange(ctx, readerPrompt, message{Task: q.Task, Items: []item{it}}, readerSchema,
		replyTokens+4*len(q.Choices), func(reply json.RawMessage) (err error) {
			v, err = parseVerdict(q, reply)
			return err
		})
	if err != nil {
		return verdict.Verdict{Err: err}
	}
	v.Reader = r.Name()
	return v
}

// onlyID is the id of a message's only item.
const onlyID = "1"

// replyTokens limits a reply to the length of a reasonable decision: an answer, and a quote of a few sentences.
const replyTokens = 350

// readerSchema is the schema of a reply, for servers that enforce schemas.
var readerSchema = json.RawMessage(`{"type":"object","additionalProperties":false,"required":["items"],
	"properties":{"items":{"type":"array","items":{
	"type":"object","additionalProperties":false,"required":["id","answer","quote"],"properties":{"id":{"type":"string"},
	"answer":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"integer"}}]},"quote":{"type":"string"}}}}}}`)

// decision is one item of a reply.
type decision struct {
	ID, Answer json.RawMessage
	Quote      string
}

// parseReply parses a reply's only item.
func parseReply(object json.RawMessage) (d decision, err error) {
	var reply struct{ Items []decision }
	if err := json.Unmarshal(object, &reply); err != nil {
		return d, fmt.Errorf("the model's reply is not the requested JSON: %w", err)
	}
	items := slices.DeleteFunc(reply.Items, func(d decision) bool { return strings.Trim(string(d.ID), `"`) != onlyID })
	switch {
	case len(items) == 0 || len(items) == 1 && len(items[0].Answer) == 0:
		return d, errMissing
	case len(items) > 1:
		return d, errTwice
	}
	return items[0], nil
}

var (
	errMissing = errors.New("the model did not answer the question")
	errTwice   = errors.New("the model answered the question more than once")
	errQuote   = errors.New("the model quoted something that is not in the text")
	errNoQuote = errors.New("the model gave no supporting sentence")
)

// parseVerdict converts a reply to a verdict, or reports what is wrong with it.
func parseVerdict(q verdict.Request, reply json.RawMessage) (verdict.Verdict, error) {
	d, err := parseReply(reply)
	if err != nil {
		return verdict.Verdict{}, err
	}
	if q.Task == verdict.Classify {
		var choices []int
		if err := json.Unmarshal(d.Answer, &choices); err != nil {
			return verdict.Verdict{}, fmt.Errorf("the model did not choose by number: %w", err)
		}
		for _, c := range choices {
			if c < 0 || c >= len(q.Choices) {
				return verdict.Verdict{}, fmt.Errorf("the model chose number %d of %d", c, len(q.Choices))
			}
		}
		return verdict.Verdict{Choices: choices}, nil
	}
	answer, err := asText(d.Answer)
	if err != nil {
		return verdict.Verdict{}, err
	}
	v := verdict.Verdict{Answer: normalizeAnswer(answer, q)}
	if q.Task == verdict.Judge && v.Answer != verdict.Yes && v.Answer != verdict.No {
		return verdict.Verdict{}, fmt.Errorf("the model answered %q instead of Yes or No", answer)
	}
	if q.Task == verdict.Answer && v.Answer != verdict.No && v.Answer != verdict.NoInformation {
		switch {
		case !strings.ContainsFunc(d.Quote, isWordRune):
			return verdict.Verdict{}, errNoQuote
		case !containsQuote(q.Text, d.Quote):
			return verdict.Verdict{}, errQuote
		case v.Answer == verdict.Yes && !containsQuote(withoutAssertions(q, false), d.Quote):
			return verdict.Verdict{Answer: verdict.NoInformation}, nil
		}
		v.Quote = d.Quote
	}
	return v, nil
}

// shownText returns the part of a text sent to the model. For yes/no questions, sentences that only repeat the question
// affirmatively are omitted, since the model might quote them; a question is kept if the next sentence may answer it.
func shownText(q verdict.Request) []string {
	if q.Task != verdict.Answer || q.Form != verdict.Boolean {
		return q.Text
	}
	return withoutAssertions(q, true)
}

// onlyAssertions reports whether a text contains nothing but sentences that shownText omits.
func onlyAssertions(q verdict.Request) bool {
	letters := func(s string) bool { return strings.ContainsFunc(s, isWordRune) }
	return slices.ContainsFunc(q.Text, letters) && !slices.ContainsFunc(shownText(q), letters)
}

// withoutAssertions returns a request's texts without the sentences that only repeat the question affirmatively, which
// are no evidence; if questions is set, it keeps questions that the next sentence may answer.
func withoutAssertions(q verdict.Request, questions bool) []string {
	out, asked := make([]string, len(q.Text)), text.Tokens(q.Question)
	for i, doc := range q.Text {
		sentences := text.Sentences(doc)
		asserting := text.Asserting(asked, sentences)
		if !slices.Contains(asserting, true) {
			out[i] = doc
			continue
		}
		for k, s := range sentences {
			reply := questions && k+1 < len(sentences) && !asserting[k+1] && strings.HasSuffix(s.Text, "?")
			if !asserting[k] || reply {
				out[i] += s.Text + " "
			}
		}
	}
	return out
}

func asText(raw json.RawMessage) (string, error) {
	var v any
	if err := json.Unmarshal(raw, &v); err != nil {
		return "", fmt.Errorf("read the model's answer: %w", err)
	}
	switch v := v.(type) {
	case string:
		return v, nil
	case bool:
		if v {
			return verdict.Yes, nil
		}
		return verdict.No, nil
	case nil:
		return verdict.NoInformation, nil
	case float64:
		return string(raw), nil
	}
	return "", fmt.Errorf("the model answered %s instead of a text", raw)
}

// normalizeAnswer normalises the spelling of answers with a fixed meaning.
func normalizeAnswer(answer string, q verdict.Request) string {
	answer = strings.TrimSpace(answer)
	if q.Task == verdict.Summary {
		return answer
	}
	switch strings.ToLower(strings.TrimRight(answer, ".!")) {
	case "yes", "true":
		if q.Form == verdict.Boolean || q.Task == verdict.Judge || strings.EqualFold(answer, "yes") {
			return verdict.Yes
		}
	case "no", "false":
		if q.Form == verdict.Boolean || q.Task == verdict.Judge || strings.EqualFold(answer, "no") {
			return verdict.No
		}
	case "", verdict.NoInformation, "no info", "unknown", "n/a":
		return verdict.NoInformation
	}
	return answer
}

// containsQuote reports whether one of the texts contains the passage, ignoring white space, with at least one whole
// word: the "a" in "bar" is no evidence.
func containsQuote(text []string, passage string) bool {
	p := collapseSpace(passage)
	for _, t := range text {
		t = collapseSpace(t)
		for at := 0; at <= len(t); {
			i := strings.Index(t[at:], p)
			if i < 0 {
				break
			}
			if containsWholeWord(t, at+i, at+i+len(p)) {
				return true
			}
			at += i + 1
		}
	}
	return false
}

// containsWholeWord reports whether t[from:to] contains a whole word of t.
func containsWholeWord(t string, from, to int) bool {
	if before, _ := utf8.DecodeLastRuneInString(t[:from]); isWordRune(before) {
		from += len(t[from:to]) - len(strings.TrimLeftFunc(t[from:to], isWordRune))
	}
	if after, _ := utf8.DecodeRuneInString(t[to:]); isWordRune(after) {
		to = from + len(strings.TrimRightFunc(t[from:to], isWordRune))
	}
	return strings.ContainsFunc(t[from:to], isWordRune)
}

func isWordRune(r rune) bool {
	return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

func collapseSpace(s string) string { return strings.Join(strings.FieldsFunc(s, unicode.IsSpace), " ") }
