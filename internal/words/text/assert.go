package text

import (
	"slices"
	"strings"
)

// mostAffirming is how many words a reply may have that the question has not and say no more than yes: "sure", "oui".
const mostAffirming = 1

// affirmations are words that say yes by themselves, where no question stands before them.
var affirmations = Set("yes yep true correct answer")

// denials are words that deny, in the languages that texts are most often in.
var denials = Set("no not nope n't never without hardly barely scarcely rarely seldom nor neither none nothing " +
	"nowhere nobody lacks lacked lacking cannot isn't minus zero " +
	"nein nicht kein keine keinen nie non pas jamais aucun aucune nunca não nem niente mai " +
	"nessun nessuna niet geen nooit nej inte ikke ingen nie нет не")

// Asserting tells which sentences of a text ask what is asked, or reply to that with nothing of their own, or say no
// more to it than yes: whoever writes "Is it safe? Sure, it is safe." into a text has only guessed what will be asked.
// What affirms behind a question need not be known, in any language; a sentence with a word that denies is no such one.
func Asserting(question []Token, sentences []Sentence) []bool {
	asked := map[string]bool{}
	for i := range question {
		asked[question[i].Stem] = true
	}
	out := make([]bool, len(sentences))
	for i := 0; i < len(sentences); i++ {
		if !strings.Contains(sentences[i].Text, "?") {
			out[i] = affirms(asked, sentences[i]) || runsInto(question, asked, sentences[i])
			continue
		}
		own := adds(asked, sentences[i])
		if own > mostAffirming || own > 0 && !takesUp(asked, sentences[i]) { // it asks something else
			if i+1 < len(sentences) && affirms(asked, sentences[i+1]) && !takesUp(asked, sentences[i+1]) {
				i++ // and what says no more than yes is the reply to that
			}
			continue
		}
		for own <= mostAffirming {
			out[i] = true
			if i+1 == len(sentences) {
				break
			}
			if own += adds(asked, sentences[i+1]); own <= mostAffirming {
				i++
			}
		}
	}
	return out
}

// denying is more words of its own than any sentence has.
const denying = 1 << 20

// adds counts the words of a sentence that what is asked has not; more than any sentence has where it denies.
func adds(asked map[string]bool, s Sentence) (words int) {
	for i := range s.Tokens {
		t := &s.Tokens[i]
		switch {
		case denials[t.Lower]:
			return denying
		case t.Word && !Stop(t.Lower) && t.Lower[0] != '\'' && !asked[t.Stem]:
			words++
		}
	}
	return words
}

// takesUp reports whether a sentence has a word of what is asked that means something by itself.
func takesUp(asked map[string]bool, s Sentence) bool {
	return slices.ContainsFunc(s.Tokens, func(t Token) bool { return t.Word && !Stop(t.Lower) && asked[t.Stem] })
}

// affirms reports whether a sentence says that it is so, by a word for that, and nothing that is not asked. One that
// takes up no word of what is asked and is more than such a word ("Why yes, he does.") replies to something else.
func affirms(asked map[string]bool, s Sentence) bool {
	yes, own, others, echoed := 0, 0, 0, 0
	for i := range s.Tokens {
		t := &s.Tokens[i]
		content := t.Word && !Stop(t.Lower)
		switch {
		case affirmations[t.Lower]:
			if yes++; content && !asked[t.Stem] {
				own++
			}
		case content && asked[t.Stem]:
			echoed++
		case t.Word:
			others++
		}
	}
	return yes > 0 && adds(asked, s) == own && (echoed > 0 || others == 0)
}

// runsInto reports whether a sentence begins or ends with all that is asked and a word that says yes, and goes on
// without a mark or a conjunction: "STAFF FRIENDLY YES We came for lunch". Nothing else in it speaks of what is asked.
func runsInto(question []Token, asked map[string]bool, s Sentence) bool {
	tokens, n := s.Tokens, len(s.Tokens)
	reversed := slices.Clone(tokens)
	slices.Reverse(reversed)
	if k := echo(question, asked, tokens); k > 0 && tokens[k].Upper && !joined(&tokens[k]) && !joined(&tokens[k-1]) {
		return !speaks(asked, tokens[k:])
	}
	if k := echo(question, asked, reversed); k > 0 && !joined(&reversed[k]) && !joined(&reversed[k-1]) {
		return !speaks(asked, tokens[:n-k])
	}
	return false
}

// echo counts the tokens that begin a list and hold all that is asked, a word that says yes, and no other word; zero
// where there are none, or nothing else.
func echo(question []Token, asked map[string]bool, tokens []Token) int {
	left, yes, labels := map[string]bool{}, 0, 0
	for i := range question {
		if t := &question[i]; t.Word && !Stop(t.Lower) {
			left[t.Stem] = true
		}
	}
	for i := range tokens {
		t := &tokens[i]
		switch content := t.Word && !Stop(t.Lower); {
		case affirmations[t.Lower] || t.Lower == "y":
			yes++
		case content && asked[t.Stem]:
			delete(left, t.Stem)
		case t.Word && len(t.Lower) == 1 && labels < 2: // "Q: … A: …"
			labels++
		case content && (yes == 0 || len(left) > 0):
			return 0
		case t.Word && yes > 0 && len(left) == 0:
			return i
		}
	}
	return 0
}

// speaks reports whether one of the tokens takes up what is asked, or denies.
func speaks(asked map[string]bool, tokens []Token) bool {
	return slices.ContainsFunc(tokens, func(t Token) bool {
		return denials[t.Lower] || t.Word && !Stop(t.Lower) && asked[t.Stem]
	})
}

// joined reports whether a token joins what stands before it and behind it.
func joined(t *Token) bool { return !t.Word && !strings.Contains("()*", t.Lower) || joining[t.Lower] }

// joining are words that have a clause go on.
var joining = Set("and but or so though although because as while which who that with if")
