package cue

import (
	"regexp"
	"strings"
)

// frameGrammar is the grammar of what people say around a question: greetings, wishes, polite requests, thanks. Each
// entry has a name and a pattern; <name> stands for the pattern of an entry above.
var frameGrammar = [][2]string{
	{"just", `(?: (?:just|really|also|quite|very|please|pls|plz|kindly|maybe|perhaps|possibly|quickly|rather|actually|` +
		`simply|only|always|now|currently|first))*`},
	{"we", `(?:i|we|someone|somebody)`},
	{"you", `(?:you|u|ya|someone|somebody)`},
	{"anyone", `(?:anyone|anybody|<you>)`},
	{"would", `(?: (?:d|would|will|ll|should|might|may|can|could|do|am|are|m|re|was|were|have|ve|had|been|be))`},
	{"can", `(?:can|could|would|will|may|might)`},
	{"kind", `(?: (?:happen to|ever|be able to|be so kind as to|be (?:kind|nice|good) enough to|manage to|care to))?`},
	{"know", `(?:know|see|find|figure|work|learn|hear|check|look|understand|determine|establish|calculate|compute|say|dig|` +
		`clarify|identify|discover|confirm|ask)`},
	{"show", `(?:tell|show|give|list|get|fetch|display|explain|send|bring|pull|point|remind|run|print)`},
	{"for", `(?: (?:for |to )?(?:me|us|you))?(?: out| up)?(?: (?:for|to) (?:me|us))?<just>`},
	{"do", `(?:help(?: me| us)?(?: to)? (?:<know>|<show>)<for>|let (?:me|us) (?:know|see)|(?:<know>|<show>)<for>)`},
	{"doing", `(?:telling|showing|giving|finding|working|figuring|checking|looking|listing|getting|helping)<for>`},
	{"wanting", `(?:want|need|wanted|needed|wish|wonder|wondering)`},
	{"keen", `(?:interested|curious|keen|eager|glad|happy|pleased|grateful|wondering|hoping|trying|looking|dying)`},
	{"toward", `(?: (?:to (?:be able to )?<do>|(?:(?:that|if) )?<you> <can><just> <do>|in (?:knowing|seeing|finding out|hearing|learning)|in|about|as to|for|at|if|` +
		`whether))?`},
	{"ready", `(?: (?:possible|ok|okay|fine|great|nice|helpful|good|useful|interesting))(?: for (?:you|me|us))?`},

	{"wish", `(?:<we><would>*<just><would>*<just> (?:<wanting>|<keen>)|(?:<we><would>+|id)<just> (?:like|love|prefer|` +
		`appreciate it)|(?:i?m|we re) (?:<keen>|after)|looking for|(?:<wanting>|<keen>|like|love) to <do>)<just><toward>`},
	{"errand", `(?:my|our|the) \w+ (?:want|need|ask|is asking|would like)(?:s|ed)?(?: me| us)? (?:to (?:<know>|<show>)|if|whether)`},
	{"request", `<can> <you><just><kind><just> (?:<do>|mind <doing>|do me a favou?r and <do>)|(?:(?:do|does|did|<can>) )?` +
		`<anyone><just>(?: ever| happen to)?<just> (?:know|<show> (?:me|us)<for>)|(?:are|is) <anyone> able to <do>`},
	{"leave", `(?:can|could|may|might) (?:i|we)<just> (?:<do>|have a look at|bother you)|` +
		`how (?:do|can|could|would) (?:i|we) <do>`},
	{"order", `(?:(?:please|pls|plz|kindly|just|now) )*(?:let (?:me|us|s) (?:know|see)|(?:<show>|say)(?: to)? (?:me|us)<for>|` +
		`help (?:me|us)(?: to)? <know><for>|(?:find|work|figure) out<for>)`},
	{"chance", `(?:(?:is there|have you got|<can> <you> have) )?(?:any|an?) (?:chance|idea|way|clue)(?: (?:that )?(?:<you>|i|` +
		`we) <can>)?(?: of)?(?: (?:to )?<do>| <doing>)?`},
	{"possible", `(?:(?:is|would|was) it(?: be)?<just><ready>|it<would>+<just><ready>|it s<just><ready>)(?: to <do>| if <you> ` +
		`<can><just> <do>)`},
	{"matter", `(?:what|all|the thing) (?:<we><would>*|id|im)<just> (?:<wanting>|like|love|trying) to <know> is(?: this)?|` +
		`(?:my|the|a|one|another)? ?(?:(?:quick|short|simple|silly|small|little) )?(?:question|query)(?: is| for you)? ,|` +
		`(?:my|the) question is|quick one ,|(?:just |out of )?(?:curious|curiosity|wondering) ,`},
	{"filler", `(?:ok|okay|so|well|right|alright|great|cool)`},
	{"hello", `(?:(?:hi|hello|hey|hiya|howdy|greetings)(?: (?:there|all|team|again|everyone))?|good (?:morning|afternoon|` +
		`evening|day)|excuse me|sorry|thanks|thank you|<filler>(?: then)? ,)`},
	{"polite", `(?:please|pls|plz|kindly)`},
	{"opening", `(?:<hello>|<wish>|<errand>|<request>|<leave>|<order>|<chance>|<possible>|<matter>|<polite>)`},
	{"begun", `(?:(?:<filler>|just|<can> <you>) )?<opening>`},
	{"filled", `(?:(?:<filler>|and|now|then) (?:, )*)+`},
	{"asking", `(?:how|what|which|who|whose|when|where|why|is|are|do|does|did|was|were|list|<show>)`},

	{"closing", `(?:(?:as|in) an? (?:(?:bar|line|pie|little|nice) )?(?:chart|graph|plot|diagram|table|list)|please|pls|plz|(?:many )?thanks(?: a lot| in advance)?|thank you(?: (?:very|so) much)?|thx|cheers|` +
		`if (?:possible|poss)|(?:for|to) (?:me|us)|if (?:you|u)(?: (?:can|could|know|would|please|don t mind|` +
		`happen to know))+|do (?:you|u) (?:happen to )?know|(?:just )?(?:i (?:was |m )?)?(?:wonder|wondering|curious)|` +
		`(?:can|could|would) (?:you|u)(?: please)?(?: (?:tell|show|say|check)(?: me| us)?)?|any idea|by any chance)`},
}

var reOpening, reFiller, reClosing = func() (opening, filler, closing *regexp.Regexp) {
	said := func(s string, upTo int) string {
		for k := upTo - 1; k >= 0; k-- {
			s = strings.ReplaceAll(s, "<"+frameGrammar[k][0]+">", frameGrammar[k][1])
		}
		return s
	}
	n := len(frameGrammar)
	return regexp.MustCompile(said(`((?:^|, )(?:<begun> (?:, )*)+)`, n)),
		regexp.MustCompile(said(`^(<filled>)<asking> `, n)), // "right" alone may be a value
		regexp.MustCompile(said(`( (?:, )*(?:<closing> (?:, )*)+)$`, n))
}()

// Frame reports which of some lower-case words only say that something is asked: "I'd like to know … please". marked
// reports whether a punctuation mark precedes a word.
func Frame(words []string, marked func(i int) bool) []bool {
	var said strings.Builder
	at := make([]int, len(words))
	for i, w := range words {
		switch {
		case strings.ContainsAny(w, ".:;-?!") && len(w) == 1:
			w = ","
		case i > 0 && marked(i):
			said.WriteString(", ")
		}
		at[i] = said.Len()
		said.WriteString(w + " ")
	}
	out := make([]bool, len(words))
	for _, re := range []*regexp.Regexp{reOpening, reFiller, reClosing} {
		for _, m := range re.FindAllStringSubmatchIndex(said.String(), -1) {
			for i := range out {
				out[i] = out[i] || m[2] <= at[i] && at[i] < m[3]
			}
		}
	}
	return out
}
