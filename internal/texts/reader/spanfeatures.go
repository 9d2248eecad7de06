package reader

import "slices"

const spanBits = 18

// Feature names of a span.
const (
	fOverlap = iota + 1
	fBehind
	fRank
	fBefore
	fHeld
	fHeldWh
	fHolds
	fAllHeld
	fLength
	fLengthWh
	fType
	fTypeWh
	fTypeFocus
	fTypeShape
	fFirstClass
	fLastClass
	fPrevClass
	fNextClass
	fBeginPair
	fEndPair
	fPrevWord
	fNextWord
	fFirstWord
	fLastWord
	fFirstClassWh
	fLastClassWh
	fPrevWordWh
	fPrevClassWh
	fNextClassWh
	fClasses
	fLeft
	fRight
	fNear
	fLeftWh
	fRightWh
	fNearWh
	fLeftRole
	fRightRole
	fLeftRoleWh
	fRightRoleWh
	fCutLeft
	fCutRight
	fFocusIn
	fFocusBeside
	fFocusLast
	fHasAnd
	fAndNext
	fApposition
	fParenthesis
	fHalfQuote
	fVerbInside
	fDistance
	fFirst
	fKind
	fKindLast
	fKindBeside
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

// features are those of the span from token b to token e.
func (v *view) features(b, e int) []feature {
	f := make(spanFeatures, 0, 64)
	in, at, kind := v.inside(b, e), v.edges(b, e), v.kind(b, e)
	v.sharing(&in, &f)
	v.form(uint32(e-b), kind, &f)
	v.bordering(b, e, &at, &f)
	if e-b <= 5 {
		f.add(1, fClasses, in.classes)
	}
	v.surroundings(b, e, &f)
	at.cuts(&f)
	v.focusing(b, e, &f)
	v.joining(&in, &at, &f)
	if in.verb {
		f.add(1, fVerbInside, v.w.wh, v.w.shape)
	}
	if b == 0 {
		f.add(1, fFirst, kind)
	}
	return f
}

// inside summarises the tokens of a span.
type inside struct {
	held    float64 // the question's weight of them
	all     bool    // the question contains all of them, except articles and the like
	classes uint32  // in their order
	verb    bool
	and     bool
}

func (v *view) inside(b, e int) inside {
	in := inside{all: true}
	for i := b; i < e; i++ {
		in.held += v.matched[i]
		in.classes = in.classes*31 + v.class[i]
		switch v.class[i] {
		case classArticle, classPreposition, classMark:
			continue // the question need not contain them
		case classEd, classBe, classAuxiliary:
			in.verb = true
		case classAnd:
			in.and = true
		}
		in.all = in.all && v.matched[i] != 0
	}
	return in
}

// sharing adds features of the overlap between question, sentence and span.
func (v *view) sharing(in *inside, f *spanFeatures) {
	f.add(v.overlap, fOverlap)
	f.add(v.behind, fBehind)
	f.add(1, fRank, v.rank)
	f.add(v.before, fBefore)
	f.add(in.held, fHeld)
	f.add(in.held, fHeldWh, v.w.wh)
	if in.held > 0 {
		f.add(1, fHolds)
	}
	if in.all {
		f.add(1, fAllHeld)
	}
}

// form adds features of a span's length and kind.
func (v *view) form(length, kind uint32, f *spanFeatures) {
	wh, shape, focus := v.w.wh, v.w.shape, v.w.focus
	f.add(1, fLength, length)
	f.add(1, fLength, length, wh)
	f.add(1, fType, kind)
	f.add(1, fTypeWh, kind, wh)
	f.add(1, fTypeShape, kind, wh, shape)
	if focus != 0 {
		f.add(1, fTypeFocus, kind, focus)
	}
}

// edges are the first and last tokens of a span, and their neighbours.
type edges struct {
	prev, first, last, next uint32 // their classes
	prevWord, nextWord      uint32 // hashes of the neighbours; 0 if there is none
}

func (v *view) edges(b, e int) edges {
	at := edges{prev: classEdge, first: v.class[b], last: v.class[e-1], next: classEdge}
	if b > 0 {
		at.prev, at.prevWord = v.class[b-1], v.hash[b-1]
	}
	if e < len(v.class) {
		at.next, at.nextWord = v.class[e], v.hash[e]
	}
	return at
}

// bordering adds features of the words at and beside the edges.
func (v *view) bordering(b, e int, at *edges, f *spanFeatures) {
	wh := v.w.wh
	f.add(1, fFirstClass, at.first)
	f.add(1, fLastClass, at.last)
	f.add(1, fPrevClass, at.prev)
	f.add(1, fNextClass, at.next)
	f.add(1, fBeginPair, at.prev, at.first)
	f.add(1, fEndPair, at.last, at.next)
	f.add(1, fPrevWord, at.prevWord)
	f.add(1, fNextWord, at.nextWord)
	f.add(.5, fFirstWord, v.hash[b])
	f.add(.5, fLastWord, v.hash[e-1])
	f.add(1, fFirstClassWh, at.first, wh)
	f.add(1, fLastClassWh, at.last, wh)
	f.add(1, fPrevWordWh, at.prevWord, wh)
	f.add(1, fPrevClassWh, at.prev, wh)
	f.add(.7, fNextClassWh, at.next, wh)
}

// cuts adds a feature if an edge splits a name, a date, or a noun from its modifiers.
func (at *edges) cuts(f *spanFeatures) {
	if at.first == className && at.prev == className || at.first == classNumber && at.prev == classMonth {
		f.add(1, fCutLeft)
	}
	switch at.last {
	case className:
		if at.next == className {
			f.add(1, fCutRight)
		}
	case classMonth:
		if at.next == classNumber || at.next == classYear {
			f.add(1, fCutRight)
		}
	case classAdjective, classNounish, classOther, classIng:
		if at.next == classNounish || at.next == classPlural || at.next == classOther {
			f.add(1, fCutRight, 2)
		}
	}
}

// joining adds features of the connection to neighbours: "and", commas, brackets, quotes.
func (v *view) joining(in *inside, at *edges, f *spanFeatures) {
	if in.and {
		f.add(1, fHasAnd)
		f.add(1, fHasAnd, v.w.wh)
	}
	if at.next == classAnd {
		f.add(1, fAndNext, v.w.wh)
	}
	if at.prev == classComma && (at.next == classComma || at.next == classMark) {
		f.add(1, fApposition)
	}
	if at.prev == classParenthesis {
		f.add(1, fParenthesis)
	}
	if (at.first == classQuote) != (at.last == classQuote) {
		f.add(1, fHalfQuote)
	}
}

// surroundings adds features of the distance to the question's words.
func (v *view) surroundings(b, e int, f *spanFeatures) {
	wh := v.w.wh
	var left, right, near float64
	nearest := [2]int{-1, -1}
	for i, m := range v.matched {
		if m == 0 || i >= b && i < e {
			continue
		}
		if i < b {
			left += m / (1 + .3*float64(b-i))
			if b-i <= 8 {
				nearest[0] = i
			}
			if b-i <= 3 {
				near += m
			}
		} else {
			right += m / (1 + .3*float64(i-e+1))
			if nearest[1] < 0 && i-e < 8 {
				nearest[1] = i
			}
			if i-e < 3 {
				near += m
			}
		}
	}
	f.add(left, fLeft)
	f.add(right, fRight)
	f.add(near, fNear)
	f.add(left, fLeftWh, wh, v.w.shape)
	f.add(right, fRightWh, wh, v.w.shape)
	f.add(left+right, fNearWh, wh)
	for side, i := range nearest {
		if i < 0 {
			continue
		}
		far := uint32(0)
		if d := max(b-i, i-e+1); d > 2 {
			far = 1
		}
		role := v.w.role[v.term[i]]
		name, nameWh := uint32(fLeftRole+side), uint32(fLeftRoleWh+side)
		f.add(1, name, role, far)
		f.add(1, name, role, far, v.w.shape)
		f.add(1, nameWh, role, wh, v.w.shape)
	}
}

// focusing adds features of the position of the noun asked for: "which year", "how many people".
func (v *view) focusing(b, e int, f *spanFeatures) {
	if v.w.focus == 0 {
		return
	}
	in := false
	for i := b; i < e; i++ {
		in = in || hashWord(v.s.Tokens[i].Stem) == v.w.focus
	}
	if in {
		f.add(1, fFocusIn)
		f.add(1, fFocusIn, v.w.wh)
	}
	adjacent := b > 0 && hashWord(v.s.Tokens[b-1].Stem) == v.w.focus || b > 1 &&
		hashWord(v.s.Tokens[b-2].Stem) == v.w.focus ||
		e < len(v.s.Tokens) && hashWord(v.s.Tokens[e].Stem) == v.w.focus
	if adjacent {
		f.add(1, fFocusBeside)
		f.add(1, fFocusBeside, v.w.wh)
	}
	if hashWord(v.s.Tokens[e-1].Stem) == v.w.focus {
		f.add(1, fFocusLast)
	}
	v.likeness(b, e, f)
}

// likeness adds features of whether a span is of the kind asked for: "which country", "Norway".
func (v *view) likeness(b, e int, f *spanFeatures) {
	most := max(0, slices.Max(v.like[b:e]))
	neighbour := float32(0)
	if b > 0 {
		neighbour = max(neighbour, v.like[b-1])
	}
	if e < len(v.like) {
		neighbour = max(neighbour, v.like[e])
	}
	grade := func(cosine float32) uint32 {
		if cosine < .2 {
			return 0
		}
		return uint32(10 * cosine)
	}
	last := v.like[e-1]
	f.add(float64(most), fKind)
	f.add(1, fKind, grade(most))
	f.add(float64(last), fKindLast)
	f.add(1, fKindLast, grade(last))
	f.add(1, fKindBeside, grade(neighbour))
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
