package llmtest

import (
	"net/http"
	"slices"
	"strings"
	"time"
)

// Mode is a way in which servers behave, good or bad, known from documentation and bug reports.
type Mode struct {
	Name string
	Of   func(then Script) Script
	// Instead is why the model's reply cannot be used; empty if it can.
	Instead string
}

// In is the script in a mode of that name.
func In(name string, then Script) Script {
	at := slices.IndexFunc(Modes, func(m Mode) bool { return m.Name == name })
	return Modes[at].Of(then)
}

// changed changes every response.
func changed(change func(*Response)) func(Script) Script {
	return func(then Script) Script {
		return func(r Request) Response {
			out := then(r)
			change(&out)
			return out
		}
	}
}

// refuses refuses requests of a kind, in the format of OpenAI's API.
func refuses(status int, message string, which func(Request) bool) func(Script) Script {
	return func(then Script) Script {
		return func(r Request) Response {
			if which(r) {
				return Response{Status: status, Text: message}
			}
			return then(r)
		}
	}
}

func has(name string) func(Request) bool { return func(r Request) bool { return r.Has(name) } }

func always(Request) bool { return true }

// answers answers everything the same.
func answers(out Response) func(Script) Script {
	return func(Script) Script { return func(Request) Response { return out } }
}

// atFirst behaves in a way for some requests and then as the script says.
func atFirst(n int, bad func(Script) Script) func(Script) Script {
	return func(then Script) Script {
		return func(r Request) Response {
			if r.N > 0 && r.N <= n {
				return bad(then)(r)
			}
			return then(r)
		}
	}
}

// around puts words around the text.
func around(before, after string) func(Script) Script {
	return changed(func(out *Response) { out.Text, out.Tokens = before+out.Text+after, nil })
}

// writes replaces a text.
func writes(text string) func(Script) Script {
	return changed(func(out *Response) { out.Text, out.Tokens = text, nil })
}

// tokens changes the tokens that are reported of a text, but not the pieces of a stream.
func tokens(change func([]Token) []Token) func(Script) Script {
	return changed(func(out *Response) {
		out.Pieces = nil
		for _, t := range out.tokens() {
			out.Pieces = append(out.Pieces, t.Text)
		}
		out.Tokens = change(slices.Clone(out.tokens()))
	})
}

// split reports a character as the tokens of its parts.
func split(parts func(character string) []Token) func(Script) Script {
	return changed(func(out *Response) {
		out.Text = strings.Replace(out.Text, ";", " /* é */;", 1)
		out.Tokens, out.Pieces = nil, nil
		for _, t := range Tokens(out.Text, .99) {
			out.Pieces = append(out.Pieces, t.Text)
			if before, after, ok := strings.Cut(t.Text, "é"); ok {
				if before+after != "" {
					out.Tokens = append(out.Tokens, Token{Text: before + after, P: .9})
				}
				out.Tokens = append(out.Tokens, parts("é")...)
				continue
			}
			out.Tokens = append(out.Tokens, t)
		}
	})
}

// streams changes how a stream is sent.
func streams(before, frame string, endless bool) func(Script) Script {
	return changed(func(out *Response) { out.Before, out.Frame, out.Endless = before, frame, endless })
}

// Modes are the ways in which servers behave.
var Modes = slices.Concat(lacking, thinking, chatty, tokenizing, streaming, failing, babbling)

// lacking servers refuse a feature, in whatever words.
var lacking = []Mode{
	{Name: "Well", Of: changed(func(*Response) {})},
	{Name: "NoLogprobs", Of: refuses(400, "logprobs are not supported by this model", has("logprobs"))},
	{Name: "LogprobsForbidden", Of: refuses(403, "You are not allowed to request logprobs from this model", has("logprobs"))},
	{Name: "NobodyHasAll", Of: refuses(404, "No endpoints found that support the parameters", has("logprobs"))},
	{Name: "RefusesWithoutAWord", Of: refuses(400, "Bad Request", has("logprobs"))},
	{Name: "Unprocessable", Of: func(then Script) Script {
		return func(r Request) Response {
			if r.Has("top_logprobs") {
				return Response{Status: 422, Raw: `{"detail":[{"loc":["body","top_logprobs"],"msg":"not permitted"}]}`}
			}
			return then(r)
		}
	}},
	{Name: "FewAlternatives", Of: refuses(400, "top_logprobs: must be less than or equal to 5",
		func(r Request) bool { return r.Number("top_logprobs") > 5 })},
	{Name: "LogprobsLeftOut", Of: changed(func(out *Response) { out.Mute = true })},
	{Name: "NoSchema", Of: refuses(400, "response_format", func(r Request) bool { return r.Form() == "json_schema" })},
	{Name: "NoJSON", Of: refuses(400, "response_format is not supported", has("response_format"))},
	{Name: "NoStream", Of: refuses(400, "stream is not supported", Request.Stream)},
	{Name: "StreamIgnored", Of: changed(func(out *Response) { out.Whole = true })},
	{Name: "NoStreamOptions", Of: refuses(400, "Unknown parameter: 'stream_options'.", has("stream_options"))},
	{Name: "NoTemperature", Of: refuses(400, "'temperature' does not support 0 with this model.", has("temperature"))},
	{Name: "OtherLimit", Of: refuses(400, "Use 'max_completion_tokens' instead.", has("max_tokens"))},
	{Name: "NoSystemRole", Of: refuses(400, "System role not supported", func(r Request) bool { return r.System != "" })},
	{Name: "LacksMuch", Of: refuses(400, "unsupported", func(r Request) bool {
		return r.Logprobs() || r.Stream() || r.Form() != "" || r.System != ""
	})},
}

// thinking servers mix reasoning with the reply.
var thinking = []Mode{
	{Name: "Thinks", Of: around("<think>\nselect the table places; SELECT * FROM places; no, only Lisbon\n</think>\n\n", "")},
	{Name: "ThinkingHasNoBeginning", Of: around("The person wants places in Lisbon.\n</think>\n\n", "")},
	{Name: "ThinksAloud", Of: around("select the right table first: it is places.\n\n", "")},
	{Name: "ThinksApart", Of: changed(func(out *Response) { out.Thought = "select one; SELECT id FROM places;" })},
	{Name: "ThoughtTokens", Of: tokens(func(list []Token) []Token {
		return append([]Token{{Text: "<think>", P: .9}, {Text: "so", P: .8}, {Text: "</think>", P: .9}}, list...)
	})},
	{Name: "Channels", Of: around("<|channel|>analysis<|message|>select places<|end|>"+
		"<|start|>assistant<|channel|>final<|message|>", "")},
	{Name: "ThinksFirst", Of: atFirst(1, answers(Response{Finish: "length"}))},
}

// chatty servers put words around the reply.
var chatty = []Mode{
	{Name: "CodeBlock", Of: around("```sql\n", "\n```")},
	{Name: "CodeBlockAndWords", Of: around("Here is the query:\n```sql\n", "\n```\nIt lists the places. Need more?")},
	{Name: "Wordy", Of: around("Sure! SQL: ", "\n\nThis finds what you asked for.")},
	{Name: "InJSON", Of: around(`{"sql": "`, `"}`)},
}

// tokenizing servers report tokens that are not just those of the text.
var tokenizing = []Mode{
	{Name: "EndToken", Of: tokens(func(list []Token) []Token { return append(list, Token{Text: "<|im_end|>", P: .99}) })},
	{Name: "EmptyEndToken", Of: tokens(func(list []Token) []Token { return append(list, Token{P: .99}) })},
	{Name: "SplitCharacter", Of: split(func(string) []Token { return []Token{{Text: "\ufffd", P: .9}, {Text: "\ufffd", P: .9}} })},
	{Name: "SplitCharacterInBytes", Of: split(func(c string) []Token {
		return []Token{{Text: "\ufffd", P: .9, Bytes: []byte(c[:1])}, {Text: "\ufffd", P: .9, Bytes: []byte(c[1:])}}
	})},
	{Name: "MoreThanCertain", Of: tokens(func(list []Token) []Token {
		for i := range list {
			list[i].P = 1 + 1e-7
		}
		return list
	})},
	{Name: "OfOtherText", Of: tokens(func([]Token) []Token { return []Token{{Text: "SELECT", P: .5}, {Text: " nothing", P: 1.5}} })},
}

// streaming servers send streams in their own ways.
var streaming = []Mode{
	{Name: "Pings", Of: streams(": ping\n\n", ": PROCESSING\n\nevent: message\ndata: %s\n\n", false)},
	{Name: "NoDone", Of: streams("", "", true)},
	{Name: "CRLF", Of: streams("", "data:%s\r\n\r\n", false)},
	{Name: "NoChoicesFirst", Of: streams(`data: {"choices":[],"prompt_filter_results":[]}`+"\n\n", "", false)},
	{Name: "OddFinish", Of: changed(func(out *Response) { out.Finish = "end_turn" })},
	{Name: "Slowly", Of: changed(func(out *Response) { out.Delay, out.Drip = 20*time.Millisecond, time.Millisecond })},
}

// event is a body that is a stream.
func event(body string) Response {
	return Response{Raw: body, Header: map[string]string{"Content-Type": "text/event-stream"}}
}

// failing servers give no reply, for once or for good.
var failing = []Mode{
	{Name: "FailsOnce", Of: atFirst(1, answers(Response{Status: 503, Text: "overloaded"}))},
	{Name: "BusyOnce", Of: atFirst(1, answers(busy("0.01")))},
	{Name: "CutOnce", Of: atFirst(1, func(Script) Script {
		return func(r Request) Response {
			if r.Stream() {
				return event("data: {\"choi")
			}
			return Response{Raw: `{"choi`}
		}
	})},
	{Name: "Fails", Of: answers(Response{Status: 500, Text: "internal error"}), Instead: "down"},
	{Name: "FailsInHTML", Of: answers(Response{Status: 502, Raw: "<html>Bad Gateway</html>"}), Instead: "down"},
	{Name: "WrongKey", Of: answers(Response{Status: 401, Text: "Incorrect API key: sk-verysecret99"}), Instead: "down"},
	{Name: "NoSuchModel", Of: answers(Response{Status: 404, Text: "The model `m` does not exist"}), Instead: "down"},
	{Name: "RefusesAll", Of: refuses(400, "not with sk-verysecret99", always), Instead: "down"},
	{Name: "SentElsewhere", Of: answers(Response{Status: 302, Raw: " ",
		Header: map[string]string{"Location": "http://example.invalid/v1/chat/completions"}}), Instead: "down"},
	{Name: "BusyForAnHour", Of: answers(busy("3600")), Instead: "down"},
	{Name: "BusyForGood", Of: answers(busy("0.01")), Instead: "down"},
	{Name: "Hangs", Of: answers(Response{Delay: time.Hour}), Instead: "slow"},
	{Name: "Cut", Of: changed(func(out *Response) { out.Cut = 10 }), Instead: "down"},
	{Name: "CutJSON", Of: answers(Response{Raw: `{"choices":[{"message":{"content":"SELECT na`}), Instead: "down"},
	{Name: "NoChoices", Of: answers(Response{Raw: `{"choices":[]}`}), Instead: "down"},
	{Name: "SaysNothing", Of: writes(""), Instead: "nonsense"},
	{Name: "ThinksTooLong", Of: answers(Response{Finish: "length"}), Instead: "down"},
	{Name: "Filtered", Of: answers(Response{Finish: "content_filter"}), Instead: "down"},
	{Name: "AWebPage", Of: answers(Response{Raw: "<html>hello</html>",
		Header: map[string]string{"Content-Type": "text/html"}}), Instead: "down"},
	{Name: "ErrorAsReply", Of: answers(Response{Raw: `{"error":{"message":"the model is loading"}}`}), Instead: "down"},
	{Name: "ErrorInStream", Of: answers(event(`data: {"error":{"message":"out of memory"}}` + "\n\n")), Instead: "down"},
	{Name: "ReadsLittle", Of: refuses(http.StatusBadRequest, "maximum context length is 512 tokens",
		func(r Request) bool { return len(r.System)+len(r.Last) > 1200 }), Instead: "long"},
}

func busy(wait string) Response {
	return Response{Status: http.StatusTooManyRequests, Text: "rate limit", Header: map[string]string{"Retry-After": wait}}
}

// babbling servers reply with what is no statement, and no decision about a text.
var babbling = []Mode{
	{Name: "Prose", Of: writes("Lisbon is lovely. I would go there in spring."), Instead: "nonsense"},
	{Name: "Babble", Of: writes("Sure! Here you go: {\"items\": [oops"), Instead: "nonsense"},
	{Name: "Echo", Of: writes("CREATE TABLE places (id integer);"), Instead: "nonsense"},
	{Name: "NoSuchColumn", Of: writes("SELECT twn FROM places;"), Instead: "nonsense"},
	{Name: "NotASelect", Of: writes("DELETE FROM places;"), Instead: "nonsense"},
	{Name: "Endless", Of: changed(func(out *Response) {
		out.Text, out.Tokens, out.Pieces = "", nil, nil
		for range 20 {
			out.Pieces = append(out.Pieces, strings.Repeat("and on ", 100))
			out.Tokens = append(out.Tokens, Token{Text: out.Pieces[0], P: .9})
			out.Text += out.Pieces[0]
		}
	}), Instead: "nonsense"},
	{Name: "Loops", Of: writes("SELECT max(town" + strings.Repeat("_of_the_town", 400)), Instead: "nonsense"},
	{Name: "KnowsNothing", Of: changed(func(out *Response) { // what a very small model writes
		out.Text = "SELECT count(*) FROM places;"
		out.Tokens = Tokens(out.Text, .33)
	}), Instead: "unsure"},
}
