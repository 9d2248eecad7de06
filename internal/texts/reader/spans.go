package reader

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// Span is a part of a text that may answer a question.
type Span struct {
	Text  string
	Quote string  // the sentence that contains it
	Score float64 // log-odds by the trained weights; comparable between texts for one question
}

// Spans returns the n most likely answers in a text, best first.
func (e *Embedded) Spans(question, body string, n int) []Span {
	q := parseQuestion(e.lexicon, question, verdict.Text)
	return e.findSpans(e.spanQuestion(q), analyse(e.lexicon, []string{body}), n)
}

func (e *Embedded) findSpans(w *spanQuestion, d *document, n int) (out []Span) {
	candidates := w.candidates(d)
	scores := make([]float64, len(candidates))
	for i := range candidates {
		scores[i] = e.spanModel.score(candidates[i].features)
	}
	seen := map[string]bool{}
	for _, i := range retrieve.BestFirst(scores) {
		if len(out) >= n {
			break
		}
		c := &candidates[i]
		if key := NormalizeAnswer(c.text()); key != "" && !seen[key] {
			seen[key] = true
			out = append(out, Span{Text: c.text(), Quote: c.sentence.Text, Score: scores[i]})
		}
	}
	return out
}

// WordF1 returns the word overlap of two normalised answers, from 0 to 1.
func WordF1(a, b string) float64 {
	x, y := strings.Fields(a), strings.Fields(b)
	if len(x)+len(y) == 0 {
		return 1
	}
	counts := map[string]int{}
	for _, w := range x {
		counts[w]++
	}
	n := 0
	for _, w := range y {
		if counts[w] > 0 {
			counts[w]--
			n++
		}
	}
	return 2 * float64(n) / float64(len(x)+len(y))
}

// NormalizeAnswer returns an answer in lower case, without articles and punctuation, for comparison.
func NormalizeAnswer(s string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(s) {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsSpace(r) {
			b.WriteRune(r)
		}
	}
	words := strings.Fields(b.String())
	kept := words[:0]
	for _, w := range words {
		if w != "a" && w != "an" && w != "the" {
			kept = append(kept, w)
		}
	}
	return strings.Join(kept, " ")
}

// minSpanShare is the minimum share of a question's words that a text must contain to have an answer, since even a text
// without an answer has a best span.
const minSpanShare = .3

// maxSpans is the maximum number of spans over which the probability is normalised.
const maxSpans = 20

// answerSpan answers a question with a span of the text.
func (e *Embedded) answerSpan(q *question, d *document) verdict.Verdict {
	if v, ok := e.answerLabel(q, d); ok {
		return v
	}
	if q.form == verdict.Date || q.form == verdict.Number {
		return e.answerValue(q, d)
	}
	w := e.spanQuestion(q)
	if share := w.coverage(d.sentences...); share < minSpanShare {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: 1 - share}
	}
	spans := e.findSpans(w, d, maxSpans)
	if len(spans) == 0 {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: .5}
	}
	sum := 0.0
	for _, s := range spans {
		sum += math.Exp(s.Score - spans[0].Score)
	}
	return verdict.Verdict{Answer: spans[0].Text, Quote: spans[0].Quote, Confidence: 1 / sum}
}

// contentStems returns the stems of the content words, without those after "this": "this person" is the text's subject.
func (q *question) contentStems() []string {
	var out []string
	for i, t := range q.tokens {
		if i > 0 && q.tokens[i-1].Lower == "this" {
			continue
		}
		if t.Word && !text.Stop(t.Lower) && t.Lower[0] != '\'' && !(q.wh != "" && t.Stem == q.focus) {
			out = append(out, t.Stem)
		}
	}
	if len(out) == 0 && q.focus != "" {
		out = append(out, q.focus)
	}
	return out
}

// answerLabel answers "extract born" from a text with labels: "held=Rio", "Born: 1980".
func (e *Embedded) answerLabel(q *question, d *document) (verdict.Verdict, bool) {
	for i := range d.sentences {
		s := &d.sentences[i]
		for j := 1; j+1 < len(s.Tokens); j++ {
			if separator := s.Tokens[j].Lower; separator != "=" && separator != ":" || !s.Tokens[j-1].Word {
				continue
			}
			isAsked := slices.ContainsFunc(q.contentStems(), func(stem string) bool { return stem == s.Tokens[j-1].Stem })
			if !isAsked {
				continue
			}
			from := s.Tokens[j+1].Start - s.Start
			value := s.Text[from:]
			if k := strings.IndexAny(value, ",;|\n"); k > 0 {
				value = value[:k]
			}
			if answer, ok := convertTo(strings.TrimRight(value, " ."), q.form); ok {
				return verdict.Verdict{Answer: answer, Quote: s.Text, Confidence: .9}, true
			}
		}
	}
	return verdict.Verdict{}, false
}

// minRelevance is the minimum relevance of a sentence that answers what something is like.
const minRelevance = .4

// maxAnswerLength is the maximum length of a whole sentence as an answer, in characters.
const maxAnswerLength = 160

// answerDescription answers "what is the atmosphere like?" with the most relevant sentence.
func (e *Embedded) answerDescription(q *question, d *document) verdict.Verdict {
	prepared := e.ranker.Question(q.text)
	best, highest := "", 0.0
	for i := range d.sentences {
		if x := e.ranker.Relevance(prepared, d.sentences[i].Text); x > highest {
			best, highest = d.sentences[i].Text, x
		}
	}
	if highest < minRelevance {
		return verdict.Verdict{Answer: verdict.NoInformation, Confidence: .6}
	}
	answer := strings.TrimRight(best, ".")
	if utf8.RuneCountInString(answer) > maxAnswerLength {
		answer = firstClause(answer)
	}
	return verdict.Verdict{Answer: answer, Quote: best, Confidence: .35 + .5*highest}
}

// firstClause cuts a sentence at its first comma or semicolon after 60 bytes.
func firstClause(answer string) string {
	for i := 60; i < len(answer); i++ {
		if (answer[i] == ',' || answer[i] == ';') && i+1 < len(answer) && answer[i+1] == ' ' {
			return answer[:i]
		}
	}
	return answer
}

// Limits on answer candidates.
const (
	maxSpanSentences = 5 // of a text: those most similar to the question
	maxSpanWords     = 9
)

// candidate is a span of a sentence that may be the answer.
type candidate struct {
	sentence *sentence
	from, to int // byte range in the sentence
	features []feature
}

func (c *candidate) text() string { return c.sentence.Text[c.from:c.to] }

// candidates returns the spans that may be the answer, with their features.
func (w *spanQuestion) candidates(d *document) []candidate {
	var out []candidate
	order, shares := w.sentencesByShare(d)
	for rank, i := range order[:min(maxSpanSentences, len(order))] {
		v := &view{question: w, sentence: &d.sentences[i], gap: shares[i] - shares[order[0]], rank: uint32(rank)}
		out = v.candidates(out)
	}
	return out
}

// view is a sentence prepared for one question.
type view struct {
	question *spanQuestion
	sentence *sentence
	gap      float64 // difference between the share of the question's words in it and in the best sentence
	rank     uint32
	classes  []uint32
	matched  []float64 // the weight of each token in the question; 0 if the question does not have it
	hashes   []uint32
}

func (v *view) candidates(out []candidate) []candidate {
	tokens := v.sentence.Tokens
	v.classes, v.matched, v.hashes = make([]uint32, len(tokens)), make([]float64, len(tokens)), make([]uint32, len(tokens))
	for i := range tokens {
		v.classes[i], v.hashes[i] = tokenClass(&tokens[i], i == 0), hashWord(tokens[i].Lower)
		if tokens[i].Word && !text.Stop(tokens[i].Lower) {
			_, x := v.question.similarTerm(tokens[i].Stem)
			v.matched[i] = x / v.question.total
		}
	}
	for b := range tokens {
		if !v.mayBegin(b) {
			continue
		}
		for e := b + 1; e <= min(b+maxSpanWords, len(tokens)) && (e == b+1 || !v.endsSpan(e-1)); e++ {
			if v.mayEnd(b, e) {
				out = append(out, candidate{v.sentence, tokens[b].Start - v.sentence.Start, tokens[e-1].End - v.sentence.Start,
					v.features(b, e)})
			}
		}
	}
	return out
}

// endsSpan reports whether spans must not continue after a token.
func (v *view) endsSpan(i int) bool {
	switch v.sentence.Tokens[i].Lower {
	case ".", ";", "?", "!":
		return true
	}
	return false
}

func (v *view) mayBegin(b int) bool {
	switch v.classes[b] {
	case classMark, classComma, classParenthesis, classAnd, classBe, classAuxiliary, classWh, classNot, classPronoun,
		classStop:
		return false
	case classMoney:
		return v.sentence.Tokens[b].Lower != "%"
	}
	return v.sentence.Tokens[b].Lower[0] != '\''
}

func (v *view) mayEnd(b, e int) bool {
	switch v.classes[e-1] {
	case classMark, classComma, classArticle, classPreposition, classAnd, classBe, classAuxiliary, classWh, classNot,
		classPronoun, classThan, classStop:
		return false
	case classMoney:
		return v.sentence.Tokens[e-1].Lower == "%"
	case classQuote:
		return v.classes[b] == classQuote && e-b > 2
	case classParenthesis:
		return v.sentence.Tokens[e-1].Lower == ")" && e-b > 2
	}
	return !(v.sentence.Tokens[e-1].Lower[0] == '\'' && v.sentence.Tokens[e-1].Lower != "'s")
}

// spanQuestion is a question prepared for finding spans.
type spanQuestion struct {
	wh    uint32             // hash of the question word
	focus uint32             // hash of question.focus
	terms map[string]float64 // rarity weights of the stems of its content words
	heads map[string]string  // terms by their first letters
	total float64
}

// headLength is the number of leading letters that the forms of a word share.
const headLength = 5

func (e *Embedded) spanQuestion(q *question) *spanQuestion {
	w := &spanQuestion{wh: hashWord(q.wh), focus: hashWord(q.focus), terms: map[string]float64{},
		heads: map[string]string{},
		total: 1e-6}
	for _, t := range q.tokens {
		if !t.Word || text.Stop(t.Lower) || t.Lower == "many" || t.Lower == "much" || t.Lower[0] == '\'' {
			continue
		}
		if _, ok := w.terms[t.Stem]; ok {
			continue
		}
		w.terms[t.Stem] = e.rarity.Information(t.Stem)
		w.total += w.terms[t.Stem]
		if len(t.Stem) >= headLength {
			w.heads[t.Stem[:headLength]] = t.Stem
		}
	}
	return w
}

func hashWord(s string) uint32 {
	if s == "" {
		return 0
	}
	return text.Hash32(s)
}

// similarTerm returns the question's term that equals or resembles a stem, and its weight.
func (w *spanQuestion) similarTerm(stem string) (string, float64) {
	if x, ok := w.terms[stem]; ok {
		return stem, x
	}
	if len(stem) >= headLength {
		if term, ok := w.heads[stem[:headLength]]; ok {
			return term, .7 * w.terms[term]
		}
	}
	return "", 0
}

// coverage returns the share of the question's words in several sentences together.
func (w *spanQuestion) coverage(sentences ...sentence) float64 {
	covered, share := map[string]float64{}, 0.0
	for i := range sentences {
		for k := range sentences[i].Tokens {
			if term, x := w.similarTerm(sentences[i].Tokens[k].Stem); x > covered[term] {
				share += (x - covered[term]) / w.total
				covered[term] = x
			}
		}
	}
	return share
}

// sentencesByShare returns the indexes of the sentences in descending order of coverage, and the coverage of each.
func (w *spanQuestion) sentencesByShare(d *document) ([]int, []float64) {
	shares := make([]float64, len(d.sentences))
	for i := range d.sentences {
		shares[i] = w.coverage(d.sentences[i])
	}
	return retrieve.BestFirst(shares), shares
}
