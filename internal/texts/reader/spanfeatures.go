package reader

import "github.com/ask-surely/surely/internal/words/text"

const spanBits = 18

// The numbers of a span's features, by which their weights are found. The missing ones had no effect.
const (
	fShare           = 1 // of the question in the sentence
	fBehind          = 2
	fRank            = 3
	fHeld            = 5 // of the question in the span
	fHeldWh          = 6
	fHolds           = 7
	fAllHeld         = 8
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
	fLeft            = 31 // the question's words before the span, by distance
	fRight           = 32
	fNear            = 33
	fFocusIn         = 43
	fFocusBeside     = 44
	fFocusLast       = 45
)

// spanFeatures is a list of a span's features, in a fixed order, since floating-point sums and therefore weights depend
// on it.
type spanFeatures []feature

// add adds a feature named by its parts.
func (f *spanFeatures) add(value float64, parts ...uint32) {
	h := text.Hash32("")
	for _, p := range parts {
		h = (h ^ p) * 16777619
		h ^= h >> 13
	}
	h *= 0x9E3779B1
	*f = append(*f, feature{h >> (32 - spanBits), float32(value)})
}

// addIf adds a feature of value 1.
func (f *spanFeatures) addIf(holds bool, parts ...uint32) {
	if holds {
		f.add(1, parts...)
	}
}

// features returns the features of the span from token b to token e.
func (v *view) features(b, e int) []feature {
	f := make(spanFeatures, 0, 24)
	f.add(v.share, fShare)
	f.add(v.gap, fBehind)
	f.add(1, fRank, v.rank)
	held, all := v.shareIn(b, e)
	f.add(held, fHeld)
	f.add(held, fHeldWh, v.w.wh)
	f.addIf(held > 0, fHolds)
	f.addIf(all, fAllHeld)
	length, kind := uint32(e-b), v.kind(b, e)
	f.add(1, fLength, length)
	f.add(1, fLength, length, v.w.wh)
	f.add(1, fKind, kind)
	f.add(1, fKindWh, kind, v.w.wh)
	f.addIf(v.w.focus != 0, fKindFocus, kind, v.w.focus)
	v.addBorder(b, e, &f)
	v.addSurroundings(b, e, &f)
	if v.w.focus != 0 {
		v.addFocus(b, e, &f)
	}
	return f
}

// shareIn returns the question's share in a span, and whether the question contains all of it except articles and the
// like.
func (v *view) shareIn(b, e int) (share float64, all bool) {
	all = true
	for i := b; i < e; i++ {
		share += v.matched[i]
		switch v.class[i] {
		case classArticle, classPreposition, classMark:
		default:
			all = all && v.matched[i] != 0
		}
	}
	return share, all
}

// addBorder adds features of the tokens at and beside the edges.
func (v *view) addBorder(b, e int, f *spanFeatures) {
	previous, next, previousWord, nextWord := uint32(classEdge), uint32(classEdge), uint32(0), uint32(0)
	if b > 0 {
		previous, previousWord = v.class[b-1], v.hash[b-1]
	}
	if e < len(v.class) {
		next, nextWord = v.class[e], v.hash[e]
	}
	first, last, wh := v.class[b], v.class[e-1], v.w.wh
	f.add(1, fFirstClass, first)
	f.add(1, fLastClass, last)
	f.add(1, fPreviousClass, previous)
	f.add(1, fNextClass, next)
	f.add(1, fBeginPair, previous, first)
	f.add(1, fEndPair, last, next)
	f.add(1, fPreviousWord, previousWord)
	f.add(1, fNextWord, nextWord)
	f.add(.5, fFirstWord, v.hash[b])
	f.add(.5, fLastWord, v.hash[e-1])
	f.add(1, fFirstClassWh, first, wh)
	f.add(1, fLastClassWh, last, wh)
	f.add(1, fPreviousWordWh, previousWord, wh)
	f.add(1, fPreviousClassWh, previous, wh)
	f.add(.7, fNextClassWh, next, wh)
}

// addSurroundings adds features of the question's words around a span.
func (v *view) addSurroundings(b, e int, f *spanFeatures) {
	const close = 3
	var left, right, near float64
	for i, m := range v.matched {
		far := max(b-i, i-e+1)
		switch {
		case i < b:
			left += m / (1 + .3*float64(far))
		case i >= e:
			right += m / (1 + .3*float64(far))
		default:
			continue
		}
		if far <= close {
			near += m
		}
	}
	f.add(left, fLeft)
	f.add(right, fRight)
	f.add(near, fNear)
}

// addFocus adds features of the position of the noun asked for: "which year", "how many people".
func (v *view) addFocus(b, e int, f *spanFeatures) {
	is := func(i int) bool {
		return i >= 0 && i < len(v.s.Tokens) && hashWord(v.s.Tokens[i].Stem) == v.w.focus
	}
	in := false
	for i := b; i < e; i++ {
		in = in || is(i)
	}
	beside := is(b-1) || is(b-2) || is(e)
	f.addIf(in, fFocusIn)
	f.addIf(in, fFocusIn, v.w.wh)
	f.addIf(beside, fFocusBeside)
	f.addIf(beside, fFocusBeside, v.w.wh)
	f.addIf(is(e-1), fFocusLast)
}

// kind is the kind of thing a span names, judging by its form. The cases are one ordered list, since models are
// trained on their numbers.
//
//gocyclo:ignore
func (v *view) kind(b, e int) uint32 {
	var names, numbers, months, words int
	for i := b; i < e; i++ {
		switch v.class[i] {
		case className, classFirst:
			names++
		case classYear, classNumber, classNumberWord:
			numbers++
		case classMonth:
			months++
		}
		if v.s.Tokens[i].Word {
			words++
		}
	}
	n := e - b
	switch {
	case n == 1 && v.class[b] == classYear:
		return 1
	case months > 0 && numbers > 0:
		return 2
	case v.class[e-1] == classMoney || v.s.Tokens[e-1].Lower == "percent":
		return 3
	case v.class[b] == classMoney:
		return 4
	case numbers == n:
		return 5
	case numbers > 0 && (v.class[b] == classNumber || v.class[b] == classNumberWord):
		return 6
	case numbers > 0:
		return 7
	case n == 1 && v.class[b] == classFirst:
		return 8
	case names == n && n == 1:
		return 9
	case names == words && n > 1:
		return 10
	case names > 0 && v.class[e-1] == className:
		return 11
	case names > 0:
		return 12
	case v.class[b] == classPreposition:
		return 13
	case v.class[b] == classArticle:
		return 14
	}
	return 15
}
