package text

import (
	"slices"
	"strings"
)

// mostAffirming is how many words beyond the question's a bare affirmation may have: "sure", "oui".
const mostAffirming = 1

// affirmations are words that mean yes without a preceding question.
var affirmations = Set("yes yep true correct answer")

// denials are negations in the most frequent languages of texts.
var denials = Set("no not nope n't never without hardly barely scarcely rarely seldom nor neither none nothing " +
	"nowhere nobody lacks lacked lacking cannot isn't minus zero " +
	"nein nicht kein keine keinen nie non pas jamais aucun aucune nunca não nem niente mai " +
	"nessun nessuna niet geen nooit nej inte ikke ingen nie нет не")

// Asserting marks the sentences of a text that repeat the question, or only affirm it: "Is it safe? Sure, it is safe."
// was written by someone who guessed the question and is no evidence. After a question, affirmations need not be known
// words, in any language; sentences with a negation are never marked.
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

// denying is more than the number of words of any sentence.
const denying = 1 << 20

// adds counts the words of a sentence beyond the question's; denying if it has a negation.
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

// takesUp reports whether a sentence has a content word of the question.
func takesUp(asked map[string]bool, s Sentence) bool {
	return slices.ContainsFunc(s.Tokens, func(t Token) bool { return t.Word && !Stop(t.Lower) && asked[t.Stem] })
}

// affirms reports whether a sentence has an affirmation and nothing beyond the question. Without a word of the question
// it must be a bare affirmation: "Why yes, he does." replies to something else.
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

// runsInto reports whether a sentence begins or ends with the whole question and an affirmation, and continues without
// punctuation or a conjunction: "STAFF FRIENDLY YES We came for lunch". The rest must not mention the question.
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

// echo counts the leading tokens that are the whole question and an affirmation; 0 if there are none, or no others.
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

// speaks reports whether one of the tokens is a word of the question or a negation.
func speaks(asked map[string]bool, tokens []Token) bool {
	return slices.ContainsFunc(tokens, func(t Token) bool {
		return denials[t.Lower] || t.Word && !Stop(t.Lower) && asked[t.Stem]
	})
}

// joined reports whether a token joins the words around it.
func joined(t *Token) bool { return !t.Word && !strings.Contains("()*", t.Lower) || joining[t.Lower] }

// joining are words that continue a clause.
var joining = Set("and but or so though although because as while which who that with if")
