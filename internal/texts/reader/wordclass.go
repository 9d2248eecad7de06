package reader

import (
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// Classes of words.
const (
	classOther = iota
	className  // capitalised
	classFirst // capitalised, not at the beginning of a sentence
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

// punctuation maps marks to classes; all others have classMark.
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
