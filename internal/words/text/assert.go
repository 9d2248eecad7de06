package text

import "strings"

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
			out[i] = affirms(asked, sentences[i])
			continue
		}
		own := adds(asked, sentences[i])
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

// affirms reports whether a sentence says that it is so, by a word for that, and nothing that is not asked.
func affirms(asked map[string]bool, s Sentence) bool {
	yes, own := 0, 0
	for i := range s.Tokens {
		if affirmations[s.Tokens[i].Lower] {
			yes++
			if t := &s.Tokens[i]; t.Word && !Stop(t.Lower) && !asked[t.Stem] {
				own++
			}
		}
	}
	return yes > 0 && adds(asked, s) == own
}
