package reader

const spanBits = 18

// The features of a span. Weights are found by their numbers: new ones go to the end.
const (
	fShare = iota + 1 // of the question in the sentence
	fBehind
	fRank
	fHeld // of the question in the span
	fHolds
	fAllHeld
	fLength
	fKind
	fKindFocus
	fFirstClass
	fLastClass
	fPreviousClass
	fNextClass
	fPreviousWord
	fNextWord
	fLeft // the question's words before the span, by distance
	fRight
	fNear
	fFocusIn
	fFocusBeside
	fFocusLast
)

// spanFeatures are the features of a span, in a fixed order, since floating-point sums and hence weights depend on it.
type spanFeatures []feature

// add adds a feature named by its parts.
func (f *spanFeatures) add(value float64, parts ...uint32) {
	h := uint32(2166136261)
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

// features are those of the span from token b to token e.
func (v *view) features(b, e int) []feature {
	f := make(spanFeatures, 0, 24)
	f.add(v.share, fShare)
	f.add(v.behind, fBehind)
	f.add(1, fRank, v.rank)
	held, all := v.held(b, e)
	f.add(held, fHeld)
	f.addIf(held > 0, fHolds)
	f.addIf(all, fAllHeld)
	length, kind := uint32(e-b), v.kind(b, e)
	f.add(1, fLength, length)
	f.add(1, fLength, length, v.w.wh)
	f.add(1, fKind, kind, v.w.wh)
	f.addIf(v.w.focus != 0, fKindFocus, kind, v.w.focus)
	v.bordering(b, e, &f)
	v.surroundings(b, e, &f)
	if v.w.focus != 0 {
		v.focusing(b, e, &f)
	}
	return f
}

// held is the question's share in a span, and whether the question contains all of it except articles and the like.
func (v *view) held(b, e int) (share float64, all bool) {
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

// bordering adds features of the tokens at and beside the edges.
func (v *view) bordering(b, e int, f *spanFeatures) {
	previous, next, previousWord, nextWord := uint32(classEdge), uint32(classEdge), uint32(0), uint32(0)
	if b > 0 {
		previous, previousWord = v.class[b-1], v.hash[b-1]
	}
	if e < len(v.class) {
		next, nextWord = v.class[e], v.hash[e]
	}
	f.add(1, fFirstClass, v.class[b])
	f.add(1, fLastClass, v.class[e-1])
	f.add(1, fPreviousClass, previous)
	f.add(1, fNextClass, next)
	f.add(1, fPreviousWord, previousWord)
	f.add(1, fNextWord, nextWord)
}

// surroundings adds features of the question's words around a span.
func (v *view) surroundings(b, e int, f *spanFeatures) {
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

// focusing adds features of the position of the noun asked for: "which year", "how many people".
func (v *view) focusing(b, e int, f *spanFeatures) {
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
