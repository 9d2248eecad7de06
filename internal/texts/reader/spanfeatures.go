package reader

import (
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

const spanBits = 18

// The numbers of a span's features, from which the indexes of their weights are computed. The missing numbers belonged
// to features without effect.
const (
	fGap            = 2 // from the share of the question's words in the best sentence to that in this one
	fRank           = 3
	fInQuestion     = 8 // all words of the span except articles and prepositions are in the question
	fLength         = 9
	fKind           = 11
	fKindWh         = 12
	fKindFocus      = 13
	fPreviousClass  = 17
	fNextClass      = 18
	fBeginPair      = 19
	fPreviousWord   = 21
	fNextWord       = 22
	fFirstWord      = 23
	fLastWord       = 24
	fPreviousWordWh = 27
	fNextClassWh    = 29
	fLeft           = 31 // sum of the weights of the question's words before the span, reduced by distance
	fNear           = 33
)

// spanFeatures is a list of a span's features in a fixed order, on which floating-point sums depend.
type spanFeatures []feature

// add adds the feature identified by parts.
func (f *spanFeatures) add(value float64, parts ...uint32) {
	h := text.Hash32("")
	for _, p := range parts {
		h = (h ^ p) * 16777619
		h ^= h >> 13
	}
	h *= 0x9E3779B1
	*f = append(*f, feature{h >> (32 - spanBits), float32(value)})
}

// features returns the features of the span from token b to token e.
func (v *view) features(b, e int) []feature {
	f := make(spanFeatures, 0, 24)
	f.add(v.gap, fGap)
	f.add(1, fRank, v.rank)
	isUnasked := func(i int) bool {
		c := v.classes[i]
		return v.matched[i] == 0 && c != classArticle && c != classPreposition && c != classMark
	}
	i := b
	for i < e && !isUnasked(i) {
		i++
	}
	if i == e {
		f.add(1, fInQuestion)
	}
	length, kind, wh := uint32(e-b), v.kind(b, e), v.question.wh
	f.add(1, fLength, length)
	f.add(1, fLength, length, wh)
	f.add(1, fKind, kind)
	f.add(1, fKindWh, kind, wh)
	if v.question.focus != 0 {
		f.add(1, fKindFocus, kind, v.question.focus)
	}
	previous, next, previousWord, nextWord := uint32(classEdge), uint32(classEdge), uint32(0), uint32(0)
	if b > 0 {
		previous, previousWord = v.classes[b-1], v.hashes[b-1]
	}
	if e < len(v.classes) {
		next, nextWord = v.classes[e], v.hashes[e]
	}
	f.add(1, fPreviousClass, previous)
	f.add(1, fNextClass, next)
	f.add(1, fBeginPair, previous, v.classes[b])
	f.add(1, fPreviousWord, previousWord)
	f.add(1, fNextWord, nextWord)
	f.add(.5, fFirstWord, v.hashes[b])
	f.add(.5, fLastWord, v.hashes[e-1])
	f.add(1, fPreviousWordWh, previousWord, wh)
	f.add(.7, fNextClassWh, next, wh)
	const maxNear = 3
	var left, near float64
	for i, m := range v.matched {
		distance := max(b-i, i-e+1)
		if i < b {
			left += m / (1 + .3*float64(distance))
		}
		if (i < b || i >= e) && distance <= maxNear {
			near += m
		}
	}
	f.add(left, fLeft)
	f.add(near, fNear)
	return f
}

// kind returns the kind of a span by the classes of its words. The numbers are fixed, since models are trained on them.
//
//gocyclo:ignore
func (v *view) kind(b, e int) uint32 {
	var names, numbers, months, words int
	for i := b; i < e; i++ {
		switch v.classes[i] {
		case className, classFirst:
			names++
		case classYear, classNumber, classNumberWord:
			numbers++
		case classMonth:
			months++
		}
		if v.sentence.Tokens[i].Word {
			words++
		}
	}
	n := e - b
	switch {
	case n == 1 && v.classes[b] == classYear:
		return 1
	case months > 0 && numbers > 0:
		return 2
	case v.classes[e-1] == classMoney || v.sentence.Tokens[e-1].Lower == "percent":
		return 3
	case v.classes[b] == classMoney:
		return 4
	case numbers == n:
		return 5
	case numbers > 0 && (v.classes[b] == classNumber || v.classes[b] == classNumberWord):
		return 6
	case numbers > 0:
		return 7
	case n == 1 && v.classes[b] == classFirst:
		return 8
	case names == n && n == 1:
		return 9
	case names == words && n > 1:
		return 10
	case names > 0 && v.classes[e-1] == className:
		return 11
	case names > 0:
		return 12
	case v.classes[b] == classPreposition:
		return 13
	case v.classes[b] == classArticle:
		return 14
	}
	return 15
}

// Classes of words.
const (
	classOther = iota
	className  // capitalised, not at the beginning of a sentence
	classFirst // capitalised at the beginning of a sentence
	classYear
	classNumber
	classNumberWord
	classMonth
	classArticle
	classPreposition
	classPronoun
	classBe
	classAuxiliary
	classAnd
	classWh
	classNot
	classThan
	classIng
	classEd
	classLy
	classAdjective
	classNounish
	classPlural
	classMark
	classComma
	classQuote
	classParenthesis
	classMoney
	classEdge
	classStop
)

var functionWords = func() map[string]uint32 {
	m := map[string]uint32{}
	for class, list := range map[uint32]string{
		classArticle: "the a an this that these those its his her their our my your some any each every",
		classPreposition: "of in on at by with from into during after before under over between through against " +
			"about among as for to within without near since until across along around behind above below " +
			"toward towards upon",
		classPronoun:   "he she it they we i you him them us me who whom",
		classBe:        "is was are were be been being am",
		classAuxiliary: "has had have do does did can could will would may might shall should must",
		classAnd:       "and or but nor",
		classWh:        "which where when while because if although however though",
		classNot:       "not n't no never",
		classThan:      "than more most less least very also only",
		classNumberWord: "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen " +
			"sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred " +
			"thousand million billion dozen half first second third fourth fifth",
		classMonth: "january february march april june july august september october november december",
	} {
		for _, w := range strings.Fields(list) {
			m[w] = class
		}
	}
	return m
}()

// punctuation maps punctuation marks to classes; all others have classMark.
var punctuation = map[string]uint32{",": classComma, "\"": classQuote, "“": classQuote, "”": classQuote,
	"'": classQuote,
	"(": classParenthesis, ")": classParenthesis, "$": classMoney, "£": classMoney, "€": classMoney, "%": classMoney}

// tokenClass returns the class of a token; isFirst is set if it begins a sentence.
func tokenClass(t *text.Token, isFirst bool) uint32 {
	if !t.Word {
		if class, ok := punctuation[t.Lower]; ok {
			return class
		}
		return classMark
	}
	if class, ok := functionWords[t.Lower]; ok {
		return class
	}
	w := t.Lower
	switch {
	case t.Digit:
		if len(w) == 4 && (w[0] == '1' || w[0] == '2') {
			return classYear
		}
		return classNumber
	case w == "may" && t.Upper && !isFirst:
		return classMonth
	case t.Upper && !isFirst:
		return className
	case t.Upper:
		return classFirst
	case text.Stop(w):
		return classStop
	}
	return classByEnding(w)
}

// classByEnding returns the class of a word by its ending.
func classByEnding(w string) uint32 {
	switch {
	case strings.HasSuffix(w, "ing"):
		return classIng
	case strings.HasSuffix(w, "ed"):
		return classEd
	case strings.HasSuffix(w, "ly"):
		return classLy
	case hasSuffix(w, "al", "ic", "ous", "ive", "ful", "able", "ible", "less", "ish", "ary"):
		return classAdjective
	case hasSuffix(w, "tion", "ment", "ness", "ity", "ism", "ship", "ance", "ence", "er", "or", "ist"):
		return classNounish
	case strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss"):
		return classPlural
	}
	return classOther
}

func hasSuffix(w string, endings ...string) bool {
	for _, e := range endings {
		if strings.HasSuffix(w, e) {
			return true
		}
	}
	return false
}
