package lexical

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
)

// chat is a kind of turn that needs no data. The agent has a reply to each.
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

// smallTalkPhrases are phrases of small talk. A turn that is little more than one of them is small talk.
var smallTalkPhrases = []struct {
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

// smallTalk returns the kind of small talk in a turn, and the probability that the turn needs no data.
func smallTalk(in parse.Input, dataShare float64) (chat, float64) {
	plain := wordsOf(in.Question)
	if len(plain) == 0 {
		return chatEmpty, .9
	}
	text := " " + strings.Join(plain, " ") + " "
	for _, s := range smallTalkPhrases {
		for _, p := range s.phrases {
			phrase := " " + strings.Join(wordsOf(p), " ") + " "
			isRequest := s.kind == chatOther || s.kind == chatHelp
			switch {
			case text == phrase:
				return s.kind, .985
			case isRequest && len(plain) <= len(strings.Fields(phrase))+4 && (strings.HasSuffix(text, phrase) &&
				dataShare < .8 ||
				strings.HasPrefix(text, phrase) && dataShare < .5): // not "forget it, show me bakeries"
				return s.kind, .85
			}
		}
	}
	if kind, n := countOpeningWords(plain); n > 0 && len(plain)-n <= 2 && dataShare < .5 {
		return kind, .93
	}
	switch {
	case asksMeaning(text) && dataShare < .9:
		return chatMeaning, .8 - .5*dataShare
	case dataShare == 0 && len(in.History) == 0:
		return chatOther, .7
	case dataShare < .2:
		return chatOther, .3
	}
	return chatNone, .02
}

// shareAboutData returns the share of a turn's content words that are about the data: they name a table, a column or a
// value, or ask for a figure or for rows.
func shareAboutData(q *link.Question) float64 {
	const asks = cue.Average | cue.Total | cue.Number | cue.Share | cue.Ratio | cue.Distinct | cue.Most | cue.Least |
		cue.More | cue.Top | cue.Earliest | cue.Latest | cue.Show | cue.All
	for _, f := range q.Numbers {
		if q.IsCompared(f) {
			return 1 // "who earns over 500" names no column but means the salary
		}
	}
	content, linked := 0, 0
	for i := range q.Tokens {
		word := link.Span(i, i+1)
		switch {
		case q.Frame&word != 0:
		case (q.Linked|q.NamedTokens())&word != 0, q.HasSense(i, asks), lang.IsSuperlative(q.Token(i)):
			linked++
			content++
		case q.Content&word != 0:
			content++
		}
	}
	if content == 0 {
		return 0
	}
	return float64(linked) / float64(content)
}

// countOpeningWords counts the words of greeting or thanks at the beginning of a turn.
func countOpeningWords(plain []string) (kind chat, n int) {
	for n < len(plain) {
		best := 0
		for _, s := range smallTalkPhrases[:3] {
			for _, p := range s.phrases {
				w := wordsOf(p)
				if len(w) > best && n+len(w) <= len(plain) && slices.Equal(plain[n:n+len(w)], w) {
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

// asksMeaning reports whether the turn asks what a word means: "what is ramen?", "explain dim sum", not "what is the
// best …".
func asksMeaning(text string) bool {
	for _, p := range []string{"what is ", "what s ", "what are ", "whats ", "explain ", "define ", "what does ",
		"who is ", "who was ", "tell me about the history of ", "how do you make ", "how do i make ", "how is "} {
		rest, ok := strings.CutPrefix(text, " "+p)
		if words := strings.Fields(rest); ok && len(words) > 0 && len(words) <= 5 {
			return !slices.Contains(strings.Fields("the your their some there its his her it they on"), words[0])
		}
	}
	return false
}
