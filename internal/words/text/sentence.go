package text

import "strings"

// Sentences splits s at full stops, question and exclamation marks, and line breaks. Abbreviations, initials and
// decimals do not end a sentence. Token offsets are into s.
func Sentences(s string) []Sentence {
	tokens := Tokens(s)
	var out []Sentence
	first := 0
	flush := func(end int) {
		if end > first {
			from, to := tokens[first].Start, tokens[end-1].End
			out = append(out, Sentence{Text: s[from:to], Start: from, Tokens: tokens[first:end]})
		}
		first = end
	}
	for i := range tokens {
		if i > first && strings.ContainsRune(s[tokens[i-1].End:tokens[i].Start], '\n') {
			flush(i)
		}
		if !endsSentence(tokens, first, i) {
			continue
		}
		end := i + 1
		for end < len(tokens) && closesSentence(tokens[end]) && tokens[end].Start == tokens[end-1].End {
			end++
		}
		if end < len(tokens) && tokens[end].Start == tokens[end-1].End { // as in "3.x", "amazing!!1", "node.js"
			if tokens[end].Word && tokens[i].Lower == "." {
				continue
			}
		}
		if end > i {
			flush(end)
		}
	}
	flush(len(tokens))
	return out
}

// closesSentence reports whether a token belongs to the end of the previous sentence.
func closesSentence(t Token) bool { return closing[t.Lower] }

var closing = Set(`. ! ? " ” ) ' ’`)

// endsSentence reports whether tokens[i] ends the sentence that began at first.
func endsSentence(tokens []Token, first, i int) bool {
	switch tokens[i].Lower {
	case "!", "?":
		return true
	case "…":
		return i+1 < len(tokens) && tokens[i+1].Upper
	case ".":
	default:
		return false
	}
	if i == first {
		return false
	}
	before := tokens[i-1]
	if abbreviations[before.Lower] && i+1 < len(tokens) {
		return false
	}
	if before.End != tokens[i].Start { // tokenised text, as in "in May . The next"
		return before.Word && (i+1 == len(tokens) || tokens[i+1].Upper && tokens[i+1].Start > tokens[i].End)
	}
	if before.Upper && before.End-before.Start == 1 && before.Lower != "i" && i+1 < len(tokens) && tokens[i+1].Upper {
		return false // an initial: J. Smith
	}
	return true
}

var abbreviations = Set(`mr mrs ms dr st jr sr vs no inc co ltd corp et al lt gen col sgt capt rev prof fig ca approx dept
	est jan feb mar apr jun jul aug sep sept oct nov dec e.g i.e u.s u.k`)

// Set makes a set of a list of words.
func Set(words string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(words) {
		m[w] = true
	}
	return m
}

// Stems makes a set of a list of words and their stems.
func Stems(list ...string) map[string]bool {
	m := map[string]bool{}
	for _, w := range list {
		m[w], m[Stem(w)] = true, true
	}
	return m
}

var stops = Set(`a an the of in on at to for from by with and or but is are was were be been being am do does did has have
	had having will would can could should shall may might must i you he she it we they them him her his hers its our ours my
	mine your yours their theirs me us this that these those what which who whom whose when where why how as if than then so
	not n't no nor there here also any some about into onto over upon very just please 's 're 've 'll 'd 'm too such while
	because until during per both each few more most other own same only again further once s t`)

// Stop reports whether a lower-case word is a stop word.
func Stop(w string) bool { return stops[w] }
