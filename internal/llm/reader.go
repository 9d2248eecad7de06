package llm

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

//go:embed prompts/reader.v2.md
var readerPrompt string

// readerVersion is that of the prompt, as in its name, so that old verdicts are not taken for new ones.
const readerVersion = "4"

// Reader has a model decide.
type Reader struct{ client *Client }

// NewReader returns a reader that asks through the client.
func NewReader(c *Client) *Reader { return &Reader{client: c} }

// Name identifies the model and the prompt.
func (r *Reader) Name() string { return r.client.Model() + "/" + readerVersion }

// message is what the model is sent.
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

// batchText bounds the characters of text that share a request.
const batchText = 24000

// Decide sends the requests, several in one message, messages side by side. What the model does not decide properly
// it is asked once more; what is wrong then is an error of that decision alone.
func (r *Reader) Decide(ctx context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	verdicts := make([]verdict.Verdict, len(requests))
	var wg contain.Group
	for _, batch := range batches(requests, r.client.o.Items) {
		batch = slices.DeleteFunc(batch, func(i int) bool {
			if !bare(requests[i]) {
				return false
			}
			verdicts[i] = verdict.Verdict{Answer: verdict.NoInformation, Reader: r.Name()}
			return true
		})
		if len(batch) == 0 {
			continue
		}
		wg.Go(func() { r.decide(ctx, requests, batch, verdicts) })
	}
	wg.Wait()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	verdict.Report(ctx, verdict.Usage{Model: len(verdicts)})
	return verdicts, nil
}

// shared is what the items of one message have in common. A model may obey a question or a literal as it may a text, so
// that one person's must not stand beside another question about the same texts.
type shared struct {
	task            verdict.Task
	question, value string
}

// batches groups the indexes of requests that can share a message.
func batches(requests []verdict.Request, most int) [][]int {
	var out [][]int
	open := map[shared]int{}
	sizes := map[shared]int{}
	for i, q := range requests {
		if q.Foreign || slices.ContainsFunc(q.Text, addresses) {
			out = append(out, []int{i})
			continue
		}
		size := 0
		for _, t := range q.Text {
			size += len(t)
		}
		with := shared{q.Task, q.Question, q.Value}
		n, ok := open[with]
		if !ok || len(out[n]) >= most || sizes[with]+size > batchText {
			n = len(out)
			out = append(out, nil)
			open[with], sizes[with] = n, 0
		}
		out[n] = append(out[n], i)
		sizes[with] += size
	}
	return out
}

// addressing matches what texts say that speak to whoever reads them for a program, instead of about something.
var addressing = regexp.MustCompile(`(?i)\b(ignore|disregard|forget|override|ignorier\w*|vergiss|vergesst|ignora|olvida|omite)\b` +
	`.{0,60}\b(instruction|prompt|rule|previous|above|everything|question|item|anweisung|regel|frage|instruccion|regla|pregunta)` +
	`|\b(system|developer|assistant|user)\s*(prompt|message|:|>)` +
	`|\b(all|every|each|other|these|following|next|alle[nrs]?|jede[nrs]?|tod[oa]s|cada)\s+(the\s+|other\s+|anderen\s+)?` +
	`(items?|answers?|questions?|texts?|ids?|verdicts?|entries|rows?|fragen|antworten|texte|preguntas|respuestas|textos)\b` +
	`|"?\b(id|answer|quote|items)"?\s*[:=]\s*["\[{\d]` +
	`|\b(answer|reply|respond|output|return|say|antworte\w*|responde)\b.{0,20}["“'»]?\b(yes|no|no information|true|false|ja|nein|s[ií])\b` +
	`|\b(language model|chatbot|llm|gpt|sprachmodell|modelo de lenguaje)\b|\bAI\s+(model|assistant)|<\|`)

// addresses reports whether a text may speak to the model. Such a text costs a message of its own.
func addresses(text string) bool { return addressing.MatchString(text) }

// decide fills in the verdicts of one message's requests. What is not decided properly is asked once more; where one
// text has spoken for another one, everything is, each by itself.
func (r *Reader) decide(ctx context.Context, requests []verdict.Request, batch []int, verdicts []verdict.Verdict) {
	again, crossed := r.once(ctx, requests, batch, verdicts)
	switch {
	case crossed && len(batch) > 1:
		for _, i := range batch {
			r.once(ctx, requests, []int{i}, verdicts)
		}
	case len(again) > 0:
		r.once(ctx, requests, again, verdicts)
	}
}

// once asks once. It returns what was not decided properly though the server replied, and whether the reply is one in
// which a text may have spoken for another: one thing decided twice, or by what another one's text says.
func (r *Reader) once(ctx context.Context, requests []verdict.Request, batch []int,
	verdicts []verdict.Verdict) (again []int, crossed bool) {
	reply, err := r.send(ctx, requests, batch)
	if err != nil {
		for _, i := range batch {
			verdicts[i] = verdict.Verdict{Err: err}
		}
		return nil, false
	}
	got, err := parseReply(reply)
	for _, i := range batch {
		v, bad := verdict.Verdict{}, err
		if bad == nil {
			v, bad = check(requests[i], got, strconv.Itoa(i+1))
		}
		if bad != nil {
			again = append(again, i)
			verdicts[i] = verdict.Verdict{Err: bad}
			crossed = crossed || errors.Is(bad, errTwice) || errors.Is(bad, errQuote) && elsewhere(requests, batch, i, got)
			continue
		}
		v.Reader = r.Name()
		verdicts[i] = v
	}
	return again, crossed
}

// elsewhere reports whether what was quoted for one request stands in the text of another one of the batch.
func elsewhere(requests []verdict.Request, batch []int, of int, got map[string]decided) bool {
	quote := got[strconv.Itoa(of+1)].Quote
	return slices.ContainsFunc(batch, func(i int) bool { return i != of && quotes(requests[i].Text, quote) })
}

func (r *Reader) send(ctx context.Context, requests []verdict.Request, batch []int) (string, error) {
	m := message{Task: requests[batch[0]].Task}
	for _, i := range batch {
		q := requests[i]
		it := item{ID: strconv.Itoa(i + 1), Question: q.Question, Text: shown(q), Answer: q.Answer, Value: q.Value,
			Choices: q.Choices}
		if q.Task == verdict.Answer {
			it.Type = string(q.Form)
			if it.Type == "" {
				it.Type = string(verdict.Text)
			}
		}
		m.Items = append(m.Items, it)
	}
	data, err := json.Marshal(m)
	if err != nil {
		return "", fmt.Errorf("write the reader's message: %w", err)
	}
	reply, err := r.client.Complete(ctx, Prompt{Schema: readerSchema, MaxTokens: replyTokens(requests, batch),
		Messages: []Message{{System, readerPrompt}, {User, string(data)}}})
	if err != nil {
		return "", err
	}
	return reply.Text, nil
}

// replyTokens bounds a reply by what its items can reasonably need: an answer, and a quote of some sentences.
func replyTokens(requests []verdict.Request, batch []int) int {
	n := 100
	for _, i := range batch {
		n += 250
		if requests[i].Task == verdict.Classify {
			n += 4 * len(requests[i].Choices)
		}
	}
	return n
}

// readerSchema is the form of a reply, for servers that hold models to one.
var readerSchema = json.RawMessage(`{"type":"object","additionalProperties":false,"required":["items"],"properties":{"items":{"type":"array","items":{
	"type":"object","additionalProperties":false,"required":["id","answer","quote"],"properties":{"id":{"type":"string"},
	"answer":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"integer"}}]},"quote":{"type":"string"}}}}}}`)

// decided is one item of a reply.
type decided struct {
	ID     json.RawMessage `json:"id"`
	Answer json.RawMessage `json:"answer"`
	Quote  string          `json:"quote"`
	twice  bool            // there is another item of the same id
}

// unfenced takes the code block off that some models put around their JSON.
func unfenced(text string) string {
	text = strings.TrimSpace(text)
	if s, ok := strings.CutPrefix(text, "```"); ok {
		s = strings.TrimPrefix(s, "json")
		text = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(s), "```"))
	}
	return text
}

// parseReply reads a reply's items by their id.
func parseReply(text string) (map[string]decided, error) {
	text = unfenced(text)
	var reply struct {
		Items []decided `json:"items"`
	}
	if err := json.Unmarshal([]byte(text), &reply); err != nil {
		return nil, fmt.Errorf("the model's reply is not the JSON asked for: %w", err)
	}
	out := map[string]decided{}
	for _, it := range reply.Items {
		id := strings.Trim(string(it.ID), `"`)
		_, it.twice = out[id]
		out[id] = it
	}
	return out, nil
}

var (
	errMissing = errors.New("the model left the question out")
	errTwice   = errors.New("the model decided the question more than once")
	errQuote   = errors.New("the model quoted what the text does not say")
	errNoQuote = errors.New("the model gave no sentence of the text for its answer")
)

// check turns an item of a reply into a verdict, or says what is wrong with it.
func check(q verdict.Request, got map[string]decided, id string) (verdict.Verdict, error) {
	d, ok := got[id]
	if !ok || len(d.Answer) == 0 {
		return verdict.Verdict{}, errMissing
	}
	if d.twice {
		return verdict.Verdict{}, errTwice
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
	v := verdict.Verdict{Answer: normal(answer, q)}
	if q.Task == verdict.Judge && v.Answer != verdict.Yes && v.Answer != verdict.No {
		return verdict.Verdict{}, fmt.Errorf("the model judged %q instead of Yes or No", answer)
	}
	if q.Task == verdict.Answer && v.Answer != verdict.No && v.Answer != verdict.NoInformation {
		switch {
		case !strings.ContainsFunc(d.Quote, inWord):
			return verdict.Verdict{}, errNoQuote
		case !quotes(q.Text, d.Quote):
			return verdict.Verdict{}, errQuote
		case v.Answer == verdict.Yes && !quotes(unasserted(q), d.Quote):
			return verdict.Verdict{Answer: verdict.NoInformation}, nil
		}
		v.Quote = d.Quote
	}
	return v, nil
}

// shown is as much of a text as the model is sent. Of what is to be answered by yes or no, sentences that only ask the
// question and affirm it say nothing, and would only lead the model to quote them; what a question is followed by needs
// the question, though.
func shown(q verdict.Request) []string {
	if q.Task != verdict.Answer || q.Form != verdict.Boolean {
		return q.Text
	}
	return without(q, func(sentences []text.Sentence, asserting []bool, k int) bool {
		reply := k+1 < len(sentences) && !asserting[k+1] && strings.HasSuffix(sentences[k].Text, "?")
		return asserting[k] && !reply
	})
}

// bare reports whether a text that is asked holds nothing but what asserts what is asked.
func bare(q verdict.Request) bool {
	letters := func(s string) bool { return strings.ContainsFunc(s, inWord) }
	return slices.ContainsFunc(q.Text, letters) && !slices.ContainsFunc(shown(q), letters)
}

// unasserted are the sentences of a text that do more than to ask the question and affirm it, of which a quote is
// evidence.
func unasserted(q verdict.Request) []string {
	return without(q, func(_ []text.Sentence, asserting []bool, k int) bool { return asserting[k] })
}

// without are a request's texts without some of their sentences.
func without(q verdict.Request, not func(sentences []text.Sentence, asserting []bool, k int) bool) []string {
	out, asked := make([]string, len(q.Text)), text.Tokens(q.Question)
	for i, doc := range q.Text {
		sentences := text.Sentences(doc)
		asserting := text.Asserting(asked, sentences)
		if !slices.Contains(asserting, true) {
			out[i] = doc
			continue
		}
		for k, s := range sentences {
			if !not(sentences, asserting, k) {
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

// normal gives the answers that carry a meaning of their own their one spelling.
func normal(answer string, q verdict.Request) string {
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

// quotes reports whether a document holds the passage, white space aside, with one whole word at least: the "a" of
// "bar" is no evidence.
func quotes(text []string, passage string) bool {
	p := squeeze(passage)
	for _, t := range text {
		t = squeeze(t)
		for at := 0; at <= len(t); {
			i := strings.Index(t[at:], p)
			if i < 0 {
				break
			}
			if wholeWord(t, at+i, at+i+len(p)) {
				return true
			}
			at += i + 1
		}
	}
	return false
}

// wholeWord reports whether t[from:to] holds a word of t whole.
func wholeWord(t string, from, to int) bool {
	if before, _ := utf8.DecodeLastRuneInString(t[:from]); inWord(before) {
		from += len(t[from:to]) - len(strings.TrimLeftFunc(t[from:to], inWord))
	}
	if after, _ := utf8.DecodeRuneInString(t[to:]); inWord(after) {
		to = from + len(strings.TrimRightFunc(t[from:to], inWord))
	}
	return strings.ContainsFunc(t[from:to], inWord)
}

func inWord(r rune) bool { return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r)) }

func squeeze(s string) string { return strings.Join(strings.FieldsFunc(s, unicode.IsSpace), " ") }
