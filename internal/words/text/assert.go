package text

import (
	"slices"
	"strings"
)

// maxAffirmingWords is the maximum number of words that a bare affirmation may add to the question's: "sure", "oui".
const maxAffirmingWords = 1

// affirmations are words that mean yes without a preceding question.
var affirmations = Set("yes yep true correct answer")

// Asserting marks the sentences of a text that repeat the question, or only affirm it: "Is it safe? Sure, it is safe."
// was written by someone who guessed the question and is no evidence. After a question, affirmations need not be known
// words, so they may be in any language; sentences with a negation are never marked.
func Asserting(question []Token, sentences []Sentence) []bool {
	asked := map[string]bool{}
	for i := range question {
		asked[question[i].Stem] = true
	}
	out := make([]bool, len(sentences))
	for i := 0; i < len(sentences); i++ {
		if !strings.Contains(sentences[i].Text, "?") {
			out[i] = onlyAffirms(asked, sentences[i]) || runsInto(question, asked, sentences[i])
			continue
		}
		own := addedWords(asked, sentences[i])
		if own > maxAffirmingWords || own > 0 && !hasQuestionWord(asked, sentences[i]) { // it asks about something else
			if i+1 < len(sentences) && onlyAffirms(asked, sentences[i+1]) && !hasQuestionWord(asked, sentences[i+1]) {
				i++ // and a sentence that says no more than yes is the reply to it
			}
			continue
		}
		for own <= maxAffirmingWords {
			out[i] = true
			if i+1 == len(sentences) {
				break
			}
			if own += addedWords(asked, sentences[i+1]); own <= maxAffirmingWords {
				i++
			}
		}
	}
	return out
}

// hasNegation stands for the number of added words of a negated sentence; no sentence has so many.
const hasNegation = 1 << 20

// addedWords counts the words of a sentence beyond the question's, or returns hasNegation if the sentence is negated.
func addedWords(asked map[string]bool, s Sentence) (words int) {
	for i := range s.Tokens {
		t := &s.Tokens[i]
		switch {
		case Denies(t.Lower):
			return hasNegation
		case t.Word && !Stop(t.Lower) && t.Lower[0] != '\'' && !asked[t.Stem]:
			words++
		}
	}
	return words
}

// hasQuestionWord reports whether a sentence has a content word of the question.
func hasQuestionWord(asked map[string]bool, s Sentence) bool {
	return slices.ContainsFunc(s.Tokens, func(t Token) bool { return t.Word && !Stop(t.Lower) && asked[t.Stem] })
}

// onlyAffirms reports whether a sentence has an affirmation and nothing beyond the question. Without a word of the
// question it must be a bare affirmation: "Why yes, he does." replies to something else.
func onlyAffirms(asked map[string]bool, s Sentence) bool {
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
	return yes > 0 && addedWords(asked, s) == own && (echoed > 0 || others == 0)
}

// runsInto reports whether a sentence begins or ends with the whole question and an affirmation, and continues without
// punctuation or a conjunction: "STAFF FRIENDLY YES We came for lunch". The rest must not mention the question.
func runsInto(question []Token, asked map[string]bool, s Sentence) bool {
	tokens, n := s.Tokens, len(s.Tokens)
	reversed := slices.Clone(tokens)
	slices.Reverse(reversed)
	if k := echo(question, asked, tokens); k > 0 && tokens[k].Upper && !joinsWords(&tokens[k]) &&
		!joinsWords(&tokens[k-1]) {
		return !mentionsOrDenies(asked, tokens[k:])
	}
	if k := echo(question, asked, reversed); k > 0 && !joinsWords(&reversed[k]) && !joinsWords(&reversed[k-1]) {
		return !mentionsOrDenies(asked, tokens[:n-k])
	}
	return false
}

// echo counts the leading tokens that are the whole question and an affirmation; 0 if there are none, or if nothing
// follows them.
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

// mentionsOrDenies reports whether any of the tokens is a word of the question or a negation.
func mentionsOrDenies(asked map[string]bool, tokens []Token) bool {
	return slices.ContainsFunc(tokens, func(t Token) bool {
		return Denies(t.Lower) || t.Word && !Stop(t.Lower) && asked[t.Stem]
	})
}

// joinsWords reports whether a token joins the words around it.
func joinsWords(t *Token) bool {
	return !t.Word && !strings.Contains("()*", t.Lower) || conjunctions[t.Lower]
}

// conjunctions are words that continue a clause.
var conjunctions = Set("and but or so though although because as while which who that with if")
