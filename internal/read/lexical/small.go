package lexical

import (
	"strings"

	"github.com/ask-surely/surely/internal/read/lexical/browse"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// chat is a kind of turn that needs no data. The agent has a reply for each.
type chat string

const (
	chatNone     chat = ""
	chatEmpty    chat = "empty"
	chatGreeting chat = "greeting"
	chatThanks   chat = "thanks"
	chatBye      chat = "bye"
	chatHelp     chat = "help"
	chatMeaning  chat = "meaning" // "what is …?" about something the data does not hold
	chatOther    chat = "other"
)

// sayings are phrases of small talk. A turn that is little more than one of them is small talk.
var sayings = []struct {
	kind    chat
	phrases []string
}{
	{chatGreeting, []string{
		"morning", "hi", "hello", "hey", "hey there", "hi there", "hello there", "good morning",
		"good afternoon", "good evening", "greetings", "howdy", "how are you", "how are you doing",
		"how's it going", "what's up", "nice to meet you", "yo", "hiya",
	}},
	{chatThanks, []string{
		"thanks", "thank you", "thanks a lot", "thank you so much", "thank you very much", "thx", "cheers",
		"great thanks", "perfect thanks", "cool", "ok", "okay", "great", "perfect", "awesome", "nice", "got it",
		"that's great", "sounds good", "that's all", "much appreciated", "you are great", "you're great",
		"well done", "good job", "wow", "that helps", "i see",
	}},
	{chatBye, []string{
		"bye", "goodbye", "good bye", "see you", "see you later", "good night", "have a nice day", "bye bye",
		"ciao", "take care",
	}},
	{chatHelp, []string{
		"what can you do", "what can i ask", "what can i ask you", "help", "help me", "how does this work",
		"how do you work", "who are you", "what are you", "are you a robot", "are you human", "are you a bot",
		"what is this", "what do you know", "what data do you have", "what's your name", "what is your name",
		"can you help me", "how can you help", "how can you help me", "what questions can i ask", "who made you",
		"who built you", "what is surely", "are you an ai", "are you real", "can you speak spanish",
		"do you speak german",
	}},
	{chatOther, []string{
		"tell me a joke", "what's the weather", "what is the weather", "how is the weather", "what time is it",
		"what day is it", "i love you", "sing a song", "what is the meaning of life", "who is the president",
		"i am bored", "i'm bored", "do you like", "what do you think", "are you sure", "why", "really",
		"you are wrong", "you're wrong", "that's wrong", "never mind", "nevermind", "forget it", "write a poem",
		"write me a poem", "translate",
	}},
}

// small returns the kind of small talk of a turn, and the probability that it needs no data.
func small(in parse.Input) (chat, float64) {
	tokens := words.Tokenize(in.Question)
	var plain []string
	for _, t := range tokens {
		if t.Word {
			plain = append(plain, t.Text)
		}
	}
	if len(plain) == 0 {
		return chatEmpty, .9
	}
	if kind, p := saying(in, tokens, plain); p > 0 {
		return kind, p
	}
	if kind, n := opening(plain); n > 0 && len(plain)-n <= 2 && browse.Words(in) < .5 {
		return kind, .93
	}
	about := about(in, tokens)
	if meaning(plain) && about < .9 {
		return chatMeaning, .8 - .5*about
	}
	switch {
	case about == 0 && len(in.History) == 0:
		return chatOther, .7
	case about < .2:
		return chatOther, .3
	}
	return chatNone, .02
}

// saying finds a phrase of small talk, alone or with a few other words.
func saying(in parse.Input, tokens []words.Token, plain []string) (chat, float64) {
	text := strings.Join(plain, " ")
	for _, s := range sayings {
		for _, p := range s.phrases {
			p = strings.Join(wordsOf(p), " ")
			if text == p {
				return s.kind, .985
			}
			begins := strings.HasPrefix(text, p+" ")
			if s.kind != chatOther && s.kind != chatHelp || !begins && !strings.HasSuffix(text, " "+p) ||
				begins && wants(in, tokens) { // "forget it, show me bakeries"
				continue
			}
			if len(plain) <= len(strings.Fields(p))+4 && browse.Words(in) < .8 {
				return s.kind, .85
			}
		}
	}
	return chatNone, 0
}

// wants reports whether the turn names a value of the data.
func wants(in parse.Input, tokens []words.Token) bool {
	for i, t := range tokens {
		if !t.Stop && in.Values != nil && held(in, tokens, i) {
			return true
		}
	}
	return false
}

// about returns how much of a turn is about the data: the share of its content words that name a table, a column or a
// value, or ask for a figure.
func about(in parse.Input, tokens []words.Token) float64 {
	for i, t := range tokens {
		if t.Numeric && i > 0 && bounding[tokens[i-1].Text] {
			return 1 // "who earns over 500" names no column but means the salary
		}
	}
	known := map[string]bool{}
	for _, t := range in.Schema.Visible() {
		for _, name := range append([]string{t.Label, t.Name}, t.Synonyms...) {
			learn(known, name)
		}
		for _, c := range t.Visible() {
			for _, name := range append([]string{c.Label, c.Name}, c.Synonyms...) {
				learn(known, name)
			}
		}
	}
	telling, linked := 0.0, 0.0
	for i, t := range tokens {
		if t.Stop || !t.Word || t.Numeric {
			continue
		}
		telling++
		switch {
		case known[t.Stem], known[words.Stem(text.Singular(t.Text))],
			strings.HasSuffix(t.Text, "est") && len(lang.Bases(t.Text)) > 1, // lang.Superlative, but for "worst"
			calculation[t.Text] > 0,
			figure[t.Text]:
			linked++
		case in.Values != nil && held(in, tokens, i):
			linked++
		}
	}
	if telling == 0 {
		return 0
	}
	// A search for rows counts too, even if all its conditions are for the texts.
	return max(linked/telling, min(.5, .5*browse.Words(in)))
}

// bounding are words directly before a bound: a closed class.
var bounding = text.Set("than most least to under below over above")

// figure are words that ask for rows or figures of any data.
var figure = text.Set("number list names find show many highest lowest largest smallest oldest youngest earliest " +
	"latest sorted ordered descending ascending least most than greatest information info details data records " +
	"rows entries everything")

func learn(known map[string]bool, name string) {
	for _, t := range words.Tokenize(strings.ReplaceAll(name, "_", " ")) {
		if len(t.Stem) > 1 {
			known[t.Stem] = true
		}
	}
}

// held reports whether a token, alone or with the next one, is a value of the data.
func held(in parse.Input, tokens []words.Token, i int) bool {
	for n := 1; n <= 2 && i+n <= len(tokens); n++ {
		for _, m := range in.Values.Lookup(in.Question[tokens[i].Start:tokens[i+n-1].End], 2) {
			if m.How == schema.Exact || m.How == schema.Folded || m.How == schema.Stemmed || n == 2 && m.How != schema.Prefix {
				return true
			}
		}
	}
	return false
}

// opening counts the words of greeting or thanks at the beginning of a turn.
func opening(plain []string) (kind chat, n int) {
	for n < len(plain) {
		best := 0
		for _, s := range sayings[:3] {
			for _, p := range s.phrases {
				w := wordsOf(p)
				if len(w) > best && n+len(w) <= len(plain) && strings.Join(plain[n:n+len(w)], " ") == strings.Join(w, " ") {
					best = len(w)
					if kind == chatNone {
						kind = s.kind
					}
				}
			}
		}
		if best == 0 {
			return kind, n
		}
		n += best
	}
	return kind, n
}

func wordsOf(s string) []string {
	var out []string
	for _, t := range words.Tokenize(s) {
		if t.Word {
			out = append(out, t.Text)
		}
	}
	return out
}

// meaning reports whether the turn asks what a word means: "what is ramen?", "explain dim sum", not "what is the best
// …".
func meaning(plain []string) bool {
	text := strings.Join(plain, " ") + " "
	for _, p := range []string{"what is ", "what s ", "what are ", "whats ", "explain ", "define ", "what does ",
		"who is ", "who was ", "tell me about the history of ", "how do you make ", "how do i make ", "how is "} {
		if !strings.HasPrefix(text, p) {
			continue
		}
		rest := strings.Fields(strings.TrimPrefix(text, p))
		if len(rest) == 0 || len(rest) > 5 {
			return false
		}
		switch rest[0] {
		case "the", "your", "their", "some", "there", "its", "his", "her", "it", "they", "on":
			return false
		}
		return true
	}
	return false
}
