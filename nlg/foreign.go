package nlg

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode"
)

// tongue is an unsupported language, and how to recognise it.
type tongue struct {
	words   map[string]map[string]bool // by function: asks, greets, also (shared with English); all others are words
	scripts []*unicode.RangeTable
	says    string
}

var tongues = sync.OnceValue(func() map[string]*tongue {
	data, err := files.ReadFile("grammar/foreign.txt")
	if err != nil {
		panic(err) // the file is embedded
	}
	out := map[string]*tongue{}
	for _, line := range strings.Split(string(data), "\n") {
		key, text, ok := strings.Cut(line, ": ")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		code, field, _ := strings.Cut(key, ".")
		if out[code] == nil {
			out[code] = &tongue{words: map[string]map[string]bool{}}
		}
		t := out[code]
		if field == "says" {
			t.says = text
			continue
		}
		list := map[string]bool{}
		for w := range strings.SplitSeq(text, ", ") {
			if list[w] = true; field == "script" {
				t.scripts = append(t.scripts, unicode.Scripts[w])
			}
		}
		t.words[cmp.Or(field, "words")] = list // English has only words
	}
	return out
})

// Foreign returns the code of a question's language if that is certainly not English, or "". Foreign names and values
// in an English question do not count: there must be a question word, or several function words in small letters that
// English does not have, too, and none that only English has.
func Foreign(question string) string {
	if code := byScript(question); code != "" {
		return code
	}
	words := strings.FieldsFunc(question, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' && r != '\'' })
	all := tongues()
	best, most := "", 0
	for _, code := range slices.Sorted(maps.Keys(all)) {
		if code == "english" {
			continue
		}
		if n := all[code].countWords(words, all["english"]); n > most {
			best, most = code, n
		}
	}
	return best
}

// countWords counts the words of a question that a language has; 0 if the question is not in that language.
func (t *tongue) countWords(words []string, english *tongue) int {
	asks, known, greets, small := 0, 0, 0, 0
	for _, written := range words {
		w := strings.ToLower(written)
		if w == written && t.words["words"][w] && !english.words["words"][w] && !english.words["also"][w] {
			small++
		}
		switch {
		case t.words["asks"][w]:
			asks++
		case t.words["greets"][w]:
			greets++
		case t.words["words"][w]:
			known++
		case english.words["words"][w]:
			return 0
		}
	}
	switch n := asks + known + greets; {
	case greets > 0 && n == len(words), asks > 0 && n > 1:
		return n
	case small > 2 && 4*small >= len(words), small == 2 && len(words) < 6:
		return n
	}
	return 0
}

// byScript returns the language of the script of most of a question: several words, or one of that length.
func byScript(question string) string {
	counts, latin, spaces := map[string]int{}, 0, len(strings.Fields(question))-1
	for _, r := range question {
		if unicode.Is(unicode.Latin, r) {
			latin++
		}
		for code, t := range tongues() {
			if len(t.scripts) > 0 && unicode.In(r, t.scripts...) {
				counts[code]++
			}
		}
	}
	if counts["ja"] > 0 { // whose words contain Chinese characters too
		counts["ja"] += counts["zh"]
	}
	for _, code := range slices.Sorted(maps.Keys(counts)) {
		if n := counts[code]; n > latin && (spaces > 0 && n > 3 || n > 7) {
			return code
		}
	}
	return ""
}

// OnlyEnglish says in a language that questions must be in English, with a sample question.
func OnlyEnglish(code, example string) string {
	t := tongues()[code]
	if t == nil {
		return ""
	}
	return fill(t.says, slots{"example": example})
}
