package llmtest

import (
	"net/http"
	"strings"
	"time"
)

// The faults are scripts that misbehave but otherwise follow another script.

// Slow delays every answer.
func Slow(d time.Duration, then Script) Script {
	return func(r Request) Response {
		resp := then(r)
		resp.Delay = d
		return resp
	}
}

// Storm answers the first n requests with 429 and a Retry-After.
func Storm(n int, wait string, then Script) Script {
	return func(r Request) Response {
		if r.N <= n {
			return Response{Status: http.StatusTooManyRequests, Text: "too many requests",
				Header: map[string]string{"Retry-After": wait}}
		}
		return then(r)
	}
}

// Broken answers the first n requests with status 500; n < 0: all.
func Broken(n int, then Script) Script {
	return func(r Request) Response {
		if n < 0 || r.N <= n {
			return Response{Status: http.StatusInternalServerError, Text: "internal error"}
		}
		return then(r)
	}
}

// CutOff breaks the connection after some bytes.
func CutOff(after int, then Script) Script {
	return func(r Request) Response {
		resp := then(r)
		resp.Cut = after
		return resp
	}
}

// Babble answers with something that is not JSON.
func Babble() Script {
	return func(Request) Response { return Response{Text: "Sure! Here is what I found: {\"items\": [oops"} }
}

// NoLogprobs refuses log-probabilities with status 400, or leaves them out.
func NoLogprobs(openly bool, then Script) Script {
	return func(r Request) Response {
		if openly && r.Logprobs > 0 {
			return Response{Status: http.StatusBadRequest, Text: "logprobs are not supported by this model"}
		}
		resp := then(r)
		resp.Mute = true
		return resp
	}
}

// NoStream refuses to stream.
func NoStream(then Script) Script {
	return func(r Request) Response {
		if r.Stream {
			return Response{Status: http.StatusBadRequest, Text: "stream is not supported"}
		}
		return then(r)
	}
}

// WrongLogprobs returns log-probabilities for a different text.
func WrongLogprobs(then Script) Script {
	return func(r Request) Response {
		resp := then(r)
		resp.Tokens = []Token{{Text: "SELECT", P: .5}, {Text: " nothing", P: 1.5}}
		resp.Astray = true
		return resp
	}
}

// Drip sends one token after the other, with a pause before each.
func Drip(pause time.Duration, then Script) Script {
	return func(r Request) Response {
		resp := then(r)
		resp.Drip = pause
		return resp
	}
}

// NoSchema refuses JSON schemas, and JSON mode altogether if plain is set.
func NoSchema(plain bool, then Script) Script {
	return func(r Request) Response {
		if r.Schema || plain && r.Object {
			return Response{Status: http.StatusBadRequest, Text: "response_format is not supported"}
		}
		return then(r)
	}
}

// Endless never stops before the request's limit.
func Endless() Script {
	return func(r Request) Response {
		return Response{Text: strings.Repeat("and on ", min(max(r.MaxTokens, 1), 1<<16))}
	}
}

// GoingOn continues the given beginning of a reply, if the script's reply begins with it, instead of starting over.
func GoingOn(then Script) Script {
	return func(r Request) Response {
		resp := then(r)
		if r.Begin == "" || !strings.HasPrefix(resp.Text, r.Begin) {
			return resp
		}
		resp.Text = resp.Text[len(r.Begin):]
		left := len(r.Begin)
		for left > 0 && len(resp.Tokens) > 0 {
			t := resp.Tokens[0]
			if len(t.Text) > left { // the beginning ends within a token
				resp.Tokens = append([]Token{{Text: t.Text[left:], P: t.P}}, resp.Tokens[1:]...)
				break
			}
			left -= len(t.Text)
			resp.Tokens = resp.Tokens[1:]
		}
		return resp
	}
}

// NoBeginning refuses messages of the model's own at the end.
func NoBeginning(then Script) Script {
	return func(r Request) Response {
		if r.Begin != "" {
			return Response{Status: http.StatusBadRequest, Text: "Unrecognized request argument supplied: add_generation_prompt"}
		}
		return then(r)
	}
}
