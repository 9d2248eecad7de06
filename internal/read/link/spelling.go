package link

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// correctSwap corrects two swapped letters in token i, if that makes it a stop word or a word with a sense: "hwo many",
// "teh".
func (q *Question) correctSwap(i int) {
	t := q.Tokens[i].Text
	if len(t) < 3 || len(t) > 7 || isEnglish(t) || q.isCapitalized(i) || q.Catalog.HasNameWord(t) || q.isValue(t) {
		return
	}
	for k := len(t) - 2; k >= 0; k-- { // "hwo" becomes "how" rather than "who"
		w := t[:k] + t[k+1:k+2] + t[k:k+1] + t[k+2:]
		if text.Stop(w) || cue.Of(w) != 0 && isInVocabulary(w) {
			q.replaceWord(i, w)
			return
		}
	}
}

// isValue reports whether a word is a whole value in the data.
func (q *Question) isValue(word string) bool {
	return q.values != nil && slices.ContainsFunc(q.values.Lookup(word, 1), func(m schema.Match) bool {
		return m.How == schema.Exact || m.How == schema.Folded
	})
}

// correctSpelling corrects the misspelt token i.
func (q *Question) correctSpelling(i int) {
	t := &q.Tokens[i]
	if t.Word && !t.Numeric && len(t.Text) > 4 && !isEnglish(t.Text) && !negations.Is(t.Text) &&
		!strings.HasSuffix(t.Text, "iest") && !q.isCapitalized(i) && !q.Catalog.words[t.Text] &&
		!q.Catalog.words[t.Stem] {
		t.Text = cmp.Or(lang.Nearest(t.Text), t.Text)
	}
}

// isContraction reports whether a token is the verb of a contraction such as "hasn't", which adds nothing to the
// negation.
func (q *Question) isContraction(i int) bool {
	return i+1 < len(q.Tokens) && q.Tokens[i+1].Text == "t" && strings.HasSuffix(q.Tokens[i].Text, "n") &&
		utf8.RuneCountInString(q.Text[q.Tokens[i].End:q.Tokens[i+1].Start]) == 1
}

// isInVocabulary reports whether a word is in the English vocabulary, so that it is not misspelt.
func isInVocabulary(word string) bool { _, ok := encode.Rank(word); return ok }

// isEnglish reports whether a word is English or an inflected form: "dearest", "invoices".
func isEnglish(word string) bool {
	return slices.ContainsFunc(lang.Bases(word), func(base string) bool {
		return isInVocabulary(base) ||
			lang.IsEnglish(base)
	})
}

// isCapitalized reports whether a token is capitalised like a name, not just as the first word.
func (q *Question) isCapitalized(i int) bool {
	return i > 0 && q.Tokens[i].Upper && strings.ToLower(q.Text) != q.Text
}
