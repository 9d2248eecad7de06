package lexicon

import "github.com/ask-surely/surely/internal/words/text"

// Word is a word of a sentence, numbered for phrase matching.
type Word struct {
	ID         int32 // number of the stem; 0 if no phrase has it
	Token      int   // index of the token in the sentence
	Clause     int   // clause number, which increases at a comma, a "but" …
	beforeTurn bool  // a "but", a semicolon or a dash precedes the next word
	negator    bool
}

// Words numbers the words of tokens for matching.
func (l *Lexicon) Words(tokens []text.Token) []Word {
	words := make([]Word, 0, len(tokens))
	clause := 0
	for i := range tokens {
		t := &tokens[i]
		if !t.Word && t.Lower != "$" {
			switch t.Lower {
			case ",", "(", ")", ".", "!", "?":
				clause++
			case ";", ":", "—", "–":
				clause++
				if n := len(words); n > 0 {
					words[n-1].beforeTurn = true
				}
			}
			continue
		}
		if t.Word && !isWord(*t) {
			continue
		}
		if turnWords[t.Lower] {
			clause++
			if n := len(words); n > 0 {
				words[n-1].beforeTurn = true
			}
		}
		words = append(words, Word{ID: l.vocabulary.ids[t.Stem], Token: i, Clause: clause, negator: text.Negates(t.Lower)})
	}
	return words
}

var turnWords = text.Set("but however although though whereas yet except unless while despite")

// negatedAt reports whether an odd number of negations precedes word i within four words of its clause.
func negatedAt(words []Word, i int) bool {
	n := 0
	for j := i - 1; j >= 0 && j >= i-4 && words[j].Clause == words[i].Clause; j-- {
		if words[j].negator {
			n++
		}
	}
	return n%2 == 1
}

// Valence returns a positive number for words of praise and a negative one for words of blame.
func (l *Lexicon) Valence(t *text.Token) float32 {
	if v, ok := l.valence[t.Lower]; ok {
		return v
	}
	return l.valence[t.Stem]
}

// Polarity sums up the valence of words, with negation and emphasis; a "but" weakens what came before it.
func (l *Lexicon) Polarity(tokens []text.Token, words []Word, from, to int) float32 {
	var sum, clause float32
	boost := float32(1)
	for i := from; i < to; i++ {
		t := &tokens[words[i].Token]
		if i > from && words[i-1].beforeTurn {
			sum += clause * .6
			clause = 0
		}
		if words[i].negator {
			if t.Lower == "no" || t.Lower == "not" || t.Lower == "n't" || t.Lower == "never" {
				clause -= .2
			}
			continue
		}
		if b, ok := emphasis[t.Lower]; ok {
			boost = b
			if t.Lower == "too" {
				clause -= .35
			}
			continue
		}
		v := l.Valence(t)
		if v == 0 {
			if !text.Stop(t.Lower) {
				boost = 1
			}
			continue
		}
		if negatedAt(words, i) {
			v *= -.7
		}
		clause += v * boost
		boost = 1
	}
	return sum + clause
}

var emphasis = map[string]float32{"very": 1.3, "so": 1.3, "really": 1.3, "extremely": 1.5, "incredibly": 1.5,
	"absolutely": 1.5,
	"too":        1.2, "quite": 1.1, "pretty": 1, "somewhat": .6, "slightly": .5, "rather": .9, "super": 1.4,
	"totally": 1.3}
