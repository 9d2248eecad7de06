package nlg

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode"
)

// language is an unsupported language with the words that identify it.
type language struct {
	classes map[string]map[string]bool // by class: "asks", "greets", "words", and for English "also"
	scripts []*unicode.RangeTable
	notice  string
}

var languages = sync.OnceValue(func() map[string]*language {
	data, err := files.ReadFile("grammar/foreign.txt")
	if err != nil {
		panic(err) // the file is embedded
	}
	out := map[string]*language{}
	for _, line := range strings.Split(string(data), "\n") {
		key, text, ok := strings.Cut(line, ": ")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		code, field, _ := strings.Cut(key, ".")
		if out[code] == nil {
			out[code] = &language{classes: map[string]map[string]bool{}}
		}
		t := out[code]
		if field == "says" {
			t.notice = text
			continue
		}
		list := map[string]bool{}
		for w := range strings.SplitSeq(text, ", ") {
			if list[w] = true; field == "script" {
				t.scripts = append(t.scripts, unicode.Scripts[w])
			}
		}
		t.classes[cmp.Or(field, "words")] = list
	}
	return out
})

// DetectLanguage returns the code of a question's language if it is certainly not English, else "". Foreign names and
// values in an English question do not count: there must be a question word, or several function words in lower case
// that are not English, and no purely English word.
func DetectLanguage(question string) string {
	if code := languageByScript(question); code != "" {
		return code
	}
	words := strings.FieldsFunc(question, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' && r != '\'' })
	known := languages()
	best, bestCount := "", 0
	for _, code := range slices.Sorted(maps.Keys(known)) {
		if code == "english" {
			continue
		}
		if n := known[code].countWords(words, known["english"]); n > bestCount {
			best, bestCount = code, n
		}
	}
	return best
}

// countWords counts the words of a question that belong to the language; 0 if the question is not in that language.
func (t *language) countWords(words []string, english *language) int {
	questionWords, knownWords, greetings, lowercaseWords := 0, 0, 0, 0
	for _, original := range words {
		w := strings.ToLower(original)
		if w == original && t.classes["words"][w] && !english.classes["words"][w] && !english.classes["also"][w] {
			lowercaseWords++
		}
		switch {
		case t.classes["asks"][w]:
			questionWords++
		case t.classes["greets"][w]:
			greetings++
		case t.classes["words"][w]:
			knownWords++
		case english.classes["words"][w]:
			return 0
		}
	}
	switch n := questionWords + knownWords + greetings; {
	case greetings > 0 && n == len(words), questionWords > 0 && n > 1:
		return n
	case lowercaseWords > 2 && 4*lowercaseWords >= len(words), lowercaseWords == 2 && len(words) < 6:
		return n
	}
	return 0
}

// languageByScript returns the language in whose script most of a question is written, if that is several words or one
// long one.
func languageByScript(question string) string {
	counts, latin, spaces := map[string]int{}, 0, len(strings.Fields(question))-1
	for _, r := range question {
		if unicode.Is(unicode.Latin, r) {
			latin++
		}
		for code, t := range languages() {
			if len(t.scripts) > 0 && unicode.In(r, t.scripts...) {
				counts[code]++
			}
		}
	}
	if counts["ja"] > 0 { // Japanese uses Chinese characters, too
		counts["ja"] += counts["zh"]
	}
	for _, code := range slices.Sorted(maps.Keys(counts)) {
		if n := counts[code]; n > latin && (spaces > 0 && n > 3 || n > 7) {
			return code
		}
	}
	return ""
}

// EnglishOnlyNotice returns the notice, in the given language, that questions must be in English, with an example.
func EnglishOnlyNotice(code, example string) string {
	t := languages()[code]
	if t == nil {
		return ""
	}
	return fill(t.notice, slots{"example": example})
}
