package documents

import (
	"regexp"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// bag holds a text's stems and pairs of adjacent stems.
type bag struct {
	stems map[string]bool
	pairs map[string]bool
}

func bagOf(s string) bag {
	b := bag{stems: map[string]bool{}, pairs: map[string]bool{}}
	previous := ""
	for _, stem := range text.Words(s) {
		b.stems[stem] = true
		if previous != "" {
			b.pairs[previous+" "+stem] = true
		}
		previous = stem
	}
	return b
}

var (
	yearPattern   = regexp.MustCompile(`\b(1[0-9]\d\d|20\d\d)\b`)
	numberPattern = regexp.MustCompile(`-?\d+(?:,\d{3})*(?:\.\d+)?`)
	monthPattern  = regexp.MustCompile(`(?i)\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b\.?\s*(\d{1,2})?\b`)
)

// Formats of a cell or span, as detected from its characters.
const (
	formText = iota
	formYear
	formDate
	formNumber
	formNumbered // a number and words
	formName
	formCount
)

func textForm(s string) int {
	s = strings.TrimSpace(s)
	digits := numberPattern.FindString(s)
	switch {
	case len(s) == 4 && yearPattern.MatchString(s):
		return formYear
	case monthPattern.MatchString(s) && digits != "":
		return formDate
	case digits != "" && len(s)-len(digits) <= 2:
		return formNumber
	case digits != "":
		return formNumbered
	case s != "" && strings.ToLower(s[:1]) != s[:1]:
		return formName
	}
	return formText
}
