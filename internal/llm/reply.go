package llm

import (
	"encoding/json"
	"math"
	"regexp"
	"strings"

	"github.com/sashabaranov/go-openai"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Some models reason inside the reply: in tags, which a server may have opened in the prompt, or in gpt-oss's channels.
var (
	thinkBegins = regexp.MustCompile(`^\s*<(?:think|thinking|thought|reasoning|analysis)>`)
	thinkEnds   = regexp.MustCompile(`</(?:think|thinking|thought|reasoning|analysis)>`)
)

const lastChannel = "<|channel|>final<|message|>"

// withoutThoughts returns the reply so far without its reasoning. If thinks is set, the reply begins with reasoning,
// and is empty until that has ended. thought reports whether there was any.
func withoutThoughts(raw string, thinks bool) (text string, thought bool) {
	if !thinks && !strings.Contains(raw, "<") {
		return raw, false
	}
	if at := strings.LastIndex(raw, lastChannel); at >= 0 {
		return strings.TrimSuffix(raw[at+len(lastChannel):], "<|return|>"), true
	}
	if all := thinkEnds.FindAllStringIndex(raw, -1); len(all) > 0 {
		return strings.TrimLeft(raw[all[len(all)-1][1]:], " \t\r\n"), true
	}
	begun := strings.TrimLeft(raw, " \t\r\n")
	if thinks || thinkBegins.MatchString(raw) || strings.HasPrefix(begun, "<|channel|>") {
		return "", true
	}
	if strings.HasPrefix(begun, "<") && len(begun) < len("<reasoning>") { // it may become a tag
		return "", false
	}
	return raw, false
}

// alignTokens aligns a reply's tokens with its text. Servers also report tokens outside the text: thoughts before it,
// the end of the reply after it, and tokens that are part of a character. It returns nil if the tokens do not match the
// text, or have impossible probabilities.
func alignTokens(text string, tokens []verdict.Token) []verdict.Token {
	var all strings.Builder
	for _, t := range tokens {
		if math.IsNaN(t.Logprob) || t.Logprob > 1e-6 {
			return nil
		}
		all.WriteString(t.Text)
	}
	joined := all.String()
	trimmed := strings.TrimSpace(text)
	at := strings.LastIndex(joined, trimmed)
	if at < 0 || trimmed == "" {
		return nil
	}
	// Only one of text and tokens may have white space at the start or end.
	before := len(text) - len(strings.TrimLeft(text, " \t\r\n"))
	var out []verdict.Token
	pos := 0
	for _, t := range tokens {
		from, to := max(pos, at), min(pos+len(t.Text), at+len(trimmed))
		if from < to {
			t.Text = joined[from:to]
			out = append(out, t)
		}
		pos += len(t.Text)
		if pos >= at+len(trimmed) {
			break
		}
	}
	out[0].Text = text[:before] + out[0].Text
	out[len(out)-1].Text += text[before+len(trimmed):]
	return out
}

// wireTokens returns the tokens of an unstreamed reply.
func wireTokens(l *openai.LogProbs) []verdict.Token {
	if l == nil {
		return nil
	}
	out := make([]verdict.Token, len(l.Content))
	for i, t := range l.Content {
		out[i] = verdict.Token{Text: textOf(t.Token, t.Bytes), Logprob: t.LogProb}
		for _, a := range t.TopLogProbs {
			out[i].Top = append(out[i].Top, verdict.Alternative{Text: textOf(a.Token, a.Bytes), Logprob: a.LogProb})
		}
	}
	return out
}

// chunkTokens returns the tokens of one chunk, which have the same form on the wire as those of a whole reply.
func chunkTokens(l *openai.ChatCompletionStreamChoiceLogprobs) []verdict.Token {
	if l == nil {
		return nil
	}
	var whole openai.LogProbs
	data, err := json.Marshal(l)
	if err != nil || json.Unmarshal(data, &whole) != nil {
		return nil
	}
	return wireTokens(&whole)
}

// textOf returns a token's text: its bytes, if reported.
func textOf(token string, bytes []byte) string {
	if len(bytes) > 0 {
		return string(bytes)
	}
	return token
}
