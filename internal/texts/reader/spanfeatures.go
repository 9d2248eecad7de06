package reader

import "github.com/ask-surely/surely/internal/words/text"

const spanBits = 18

// The numbers of a span's features, from which their weights' indexes are computed. Numbers left out belonged to
// features without effect.
const (
	fShare           = 1 // of the question in the sentence
	fGap             = 2
	fRank            = 3
	fCovered         = 5 // of the question in the span
	fCoveredWh       = 6
	fCoversAny       = 7
	fCoversAll       = 8
	fLength          = 9
	fKind            = 11
	fKindWh          = 12
	fKindFocus       = 13
	fFirstClass      = 15
	fLastClass       = 16
	fPreviousClass   = 17
	fNextClass       = 18
	fBeginPair       = 19
	fEndPair         = 20
	fPreviousWord    = 21
	fNextWord        = 22
	fFirstWord       = 23
	fLastWord        = 24
	fFirstClassWh    = 25
	fLastClassWh     = 26
	fPreviousWordWh  = 27
	fPreviousClassWh = 28
	fNextClassWh     = 29
	fLeft            = 31 // weights of the question's words before the span, by distance
	fRight           = 32
	fNear            = 33
	fFocusIn         = 43
	fFocusAdjacent   = 44
	fFocusLast       = 45
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

// addIf adds a feature with value 1 if a condition holds.
func (f *spanFeatures) addIf(condition bool, parts ...uint32) {
	if condition {
		f.add(1, parts...)
	}
}

// features returns the features of the span from token b to token e.
func (v *view) features(b, e int) []feature {
	f := make(spanFeatures, 0, 24)
	f.add(v.share, fShare)
	f.add(v.gap, fGap)
	f.add(1, fRank, v.rank)
	covered, isAll := v.shareIn(b, e)
	f.add(covered, fCovered)
	f.add(covered, fCoveredWh, v.question.wh)
	f.addIf(covered > 0, fCoversAny)
	f.addIf(isAll, fCoversAll)
	length, kind := uint32(e-b), v.kind(b, e)
	f.add(1, fLength, length)
	f.add(1, fLength, length, v.question.wh)
	f.add(1, fKind, kind)
	f.add(1, fKindWh, kind, v.question.wh)
	f.addIf(v.question.focus != 0, fKindFocus, kind, v.question.focus)
	v.addBorders(b, e, &f)
	v.addSurroundings(b, e, &f)
	if v.question.focus != 0 {
		v.addFocus(b, e, &f)
	}
	return f
}

// shareIn returns the share of the question's words in a span, and whether all words of the span except articles,
// prepositions and marks are in the question.
func (v *view) shareIn(b, e int) (share float64, isAll bool) {
	isAll = true
	for i := b; i < e; i++ {
		share += v.matched[i]
		switch v.classes[i] {
		case classArticle, classPreposition, classMark:
		default:
			isAll = isAll && v.matched[i] != 0
		}
	}
	return share, isAll
}

// addBorders adds features of the tokens at and next to the edges.
func (v *view) addBorders(b, e int, f *spanFeatures) {
	previous, next, previousWord, nextWord := uint32(classEdge), uint32(classEdge), uint32(0), uint32(0)
	if b > 0 {
		previous, previousWord = v.classes[b-1], v.hashes[b-1]
	}
	if e < len(v.classes) {
		next, nextWord = v.classes[e], v.hashes[e]
	}
	first, last, wh := v.classes[b], v.classes[e-1], v.question.wh
	f.add(1, fFirstClass, first)
	f.add(1, fLastClass, last)
	f.add(1, fPreviousClass, previous)
	f.add(1, fNextClass, next)
	f.add(1, fBeginPair, previous, first)
	f.add(1, fEndPair, last, next)
	f.add(1, fPreviousWord, previousWord)
	f.add(1, fNextWord, nextWord)
	f.add(.5, fFirstWord, v.hashes[b])
	f.add(.5, fLastWord, v.hashes[e-1])
	f.add(1, fFirstClassWh, first, wh)
	f.add(1, fLastClassWh, last, wh)
	f.add(1, fPreviousWordWh, previousWord, wh)
	f.add(1, fPreviousClassWh, previous, wh)
	f.add(.7, fNextClassWh, next, wh)
}

// addSurroundings adds features of the question's words around a span.
func (v *view) addSurroundings(b, e int, f *spanFeatures) {
	const maxNear = 3
	var left, right, near float64
	for i, m := range v.matched {
		distance := max(b-i, i-e+1)
		switch {
		case i < b:
			left += m / (1 + .3*float64(distance))
		case i >= e:
			right += m / (1 + .3*float64(distance))
		default:
			continue
		}
		if distance <= maxNear {
			near += m
		}
	}
	f.add(left, fLeft)
	f.add(right, fRight)
	f.add(near, fNear)
}

// addFocus adds features of the position of the question's focus: "which year", "how many people".
func (v *view) addFocus(b, e int, f *spanFeatures) {
	isFocus := func(i int) bool {
		return i >= 0 && i < len(v.sentence.Tokens) && hashWord(v.sentence.Tokens[i].Stem) == v.question.focus
	}
	isInside := false
	for i := b; i < e; i++ {
		isInside = isInside || isFocus(i)
	}
	isAdjacent := isFocus(b-1) || isFocus(b-2) || isFocus(e)
	f.addIf(isInside, fFocusIn)
	f.addIf(isInside, fFocusIn, v.question.wh)
	f.addIf(isAdjacent, fFocusAdjacent)
	f.addIf(isAdjacent, fFocusAdjacent, v.question.wh)
	f.addIf(isFocus(e-1), fFocusLast)
}

// kind returns the kind of a span by the classes of its words. Models are trained on the numbers of the cases.
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
