package text

import "strings"

// mostAffirming is how many words a reply may have that the question has not and say no more than yes: "sure", "oui".
const mostAffirming = 1

// Asserting tells which sentences of a text ask what is asked, or reply to that with nothing of their own: whoever
// writes "Is it safe? Sure, it is safe." into a text has only guessed what will be asked. What affirms need not be
// known, in any language; a sentence with a word that denies is no such one.
func Asserting(question []Token, sentences []Sentence, denies func(lower string) bool) []bool {
	asked := map[string]bool{}
	for i := range question {
		asked[question[i].Stem] = true
	}
	out := make([]bool, len(sentences))
	for i := 0; i < len(sentences); i++ {
		if !strings.Contains(sentences[i].Text, "?") {
			continue
		}
		own := adds(asked, sentences[i], denies)
		for own <= mostAffirming {
			out[i] = true
			if i+1 == len(sentences) {
				break
			}
			if own += adds(asked, sentences[i+1], denies); own <= mostAffirming {
				i++
			}
		}
	}
	return out
}

// adds counts the words of a sentence that what is asked has not; more than any reply may have where it denies.
func adds(asked map[string]bool, s Sentence, denies func(lower string) bool) (words int) {
	for i := range s.Tokens {
		t := &s.Tokens[i]
		switch {
		case denies(t.Lower):
			return mostAffirming + 1
		case t.Word && !Stop(t.Lower) && t.Lower[0] != '\'' && !asked[t.Stem]:
			words++
		}
	}
	return words
}
