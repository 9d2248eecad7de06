package nlg

import (
	"maps"
	"slices"
	"strings"
	"unicode"
)

// foreign returns the words and scripts of unsupported languages, in classes such as "de.asks", and English words.
func foreign() *Grammar {
	g, err := load("foreign")
	if err != nil {
		panic(err) // the file is embedded
	}
	return g
}

// languagesWith returns the codes of the languages with a class of words.
func languagesWith(class string) (codes []string) {
	for _, name := range slices.Sorted(maps.Keys(foreign().classWords)) {
		if code, ok := strings.CutSuffix(name, "."+class); ok {
			codes = append(codes, code)
		}
	}
	return codes
}

// DetectLanguage returns the code of a question's language if it is certainly not English, else "". Foreign names and
// values in an English question do not count: there must be a question word, or several function words in lower case
// that are not English, and no purely English word.
func DetectLanguage(question string) string {
	if code := languageByScript(question); code != "" {
		return code
	}
	words := strings.FieldsFunc(question, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' && r != '\'' })
	best, bestCount := "", 0
	for _, code := range languagesWith("asks") {
		if n := countWords(code, words); n > bestCount {
			best, bestCount = code, n
		}
	}
	return best
}

// countWords counts the words of a question that belong to a language; 0 if the question is not in that language.
func countWords(code string, words []string) int {
	g := foreign()
	questionWords, knownWords, greetings, lowercaseWords := 0, 0, 0, 0
	for _, original := range words {
		w := strings.ToLower(original)
		if w == original && g.inClass(code+".words", w) && !g.inClass("english.words", w) && !g.inClass("english.also", w) {
			lowercaseWords++
		}
		switch {
		case g.inClass(code+".asks", w):
			questionWords++
		case g.inClass(code+".greets", w):
			greetings++
		case g.inClass(code+".words", w):
			knownWords++
		case g.inClass("english.words", w):
			return 0
		}
	}
	n := questionWords + knownWords + greetings
	if greetings > 0 && n == len(words) || questionWords > 0 && n > 1 ||
		lowercaseWords > 2 && 4*lowercaseWords >= len(words) || lowercaseWords == 2 && len(words) < 6 {
		return n
	}
	return 0
}

// languageByScript returns the language in whose script several words of a question, or a long one, are written.
func languageByScript(question string) string {
	counts, latin, spaces := map[string]int{}, 0, len(strings.Fields(question))-1
	codes := languagesWith("script")
	for _, r := range question {
		if unicode.Is(unicode.Latin, r) {
			latin++
		}
		for _, code := range codes {
			if slices.ContainsFunc(foreign().classWords[code+".script"], func(script string) bool {
				return unicode.Is(unicode.Scripts[script], r)
			}) {
				counts[code]++
			}
		}
	}
	if counts["ja"] > 0 { // Japanese uses Chinese characters, too
		counts["ja"] += counts["zh"]
	}
	for _, code := range codes {
		if n := counts[code]; n > latin && (spaces > 0 && n > 3 || n > 7) {
			return code
		}
	}
	return ""
}

// EnglishOnlyNotice returns the notice, in the given language, that questions must be in English, with an example.
func EnglishOnlyNotice(code, example string) string {
	return foreign().render(code+".says", slots{"example": example})
}
