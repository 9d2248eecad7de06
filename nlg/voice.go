package nlg

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// Styles of wording.
const (
	Plain = "plain" // for people; the default
	Paper = "paper" // the wording of the method's first publication, for comparisons
)

// Voice phrases text in one style.
type Voice struct{ g *Grammar }

// New returns the voice of a style; "" means Plain.
func New(style string) (*Voice, error) {
	g, err := load(cmp.Or(style, Plain) + ".en")
	if err != nil {
		return nil, err
	}
	return &Voice{g}, nil
}

// Say returns the sentence of a grammar rule that needs no query. Pairs are slot names and values.
func (v *Voice) Say(rule string, pairs ...string) string { return sentence(v.Phrase(rule, pairs...)) }

// Phrase is like Say, but does not capitalise the first letter.
func (v *Voice) Phrase(rule string, pairs ...string) string {
	s := slots{}
	for i := 0; i+1 < len(pairs); i += 2 {
		s[pairs[i]] = pairs[i+1]
	}
	return v.g.render(rule, s)
}

// List joins names: a, b and c.
func (v *Voice) List(names []string) string { return list(names, v.g.render("and", nil)) }

// OneOf joins alternatives: a, b or c.
func (v *Voice) OneOf(names []string) string { return list(names, v.g.render("or", nil)) }

// QuotedList joins words, each in quotes: “a” and “b”.
func (v *Voice) QuotedList(words []string) string {
	var quotes []string
	for _, w := range words {
		if !slices.Contains(quotes, quoted(w)) {
			quotes = append(quotes, quoted(w))
		}
	}
	return v.List(quotes)
}

// Figure formats a number, with thousands separators if it has at least five digits.
func (v *Voice) Figure(number string) string {
	digits, _, _ := strings.Cut(strings.TrimPrefix(number, "-"), ".")
	return text.Decimals(number, len(digits) >= 5)
}

// IsYesNoQuestion reports whether a question begins like a yes/no question.
func (v *Voice) IsYesNoQuestion(question string) bool {
	first, _, _ := strings.Cut(strings.ToLower(strings.TrimLeft(question, " ")), " ")
	return v.g.inClass("auxiliary", first)
}

// AsksExistence reports whether a question asks if something exists.
func (v *Voice) AsksExistence(question string) bool {
	q := strings.ToLower(strings.TrimLeft(question, " "))
	return slices.ContainsFunc(v.g.classWords["existence"], func(begin string) bool {
		return strings.HasPrefix(q, begin+" ")
	})
}

// literal formats a value of a comparison.
func (v *Voice) literal(value string, number bool) string {
	if number {
		return text.Decimals(value, false)
	}
	if day := v.Day(value); day != value {
		return day
	}
	first, _ := utf8.DecodeRuneInString(value)
	words, isSentence := len(strings.Fields(value)), strings.TrimRight(value, ".!?") != value
	if words > maxLiteralWords || words > 2 && (unicode.IsLower(first) || isSentence) || !isUnambiguous(value) {
		return quoted(value) // a clause rather than a name
	}
	return cmp.Or(value, v.g.render("empty", nil))
}

// maxLiteralWords is the maximum length of a value that is not quoted within a sentence.
const maxLiteralWords = 4

// Day formats a day for people.
func (v *Voice) Day(value string) string {
	formatted, _ := text.Moment(value)
	return formatted
}

// Month formats a month given as 2024-03; ok is false for anything else.
func (v *Voice) Month(value string) (formatted string, ok bool) { return text.MonthName(value) }

// sentence begins a sentence with a capital letter, unless it begins with an address.
func sentence(s string) string {
	if first, _, _ := strings.Cut(s, " "); strings.Contains(first, "@") || strings.Contains(first, "://") {
		return s
	}
	return text.Capital(s)
}

func quoted(s string) string     { return "“" + s + "”" }
func backquoted(s string) string { return "`" + s + "`" }

// isUnambiguous reports whether a label has no punctuation that would be ambiguous within a sentence.
func isUnambiguous(l string) bool { return !strings.ContainsAny(l, "“”`(),;") }

// speaker is a voice for one database.
type speaker struct {
	*Voice
	db         *schema.Database
	isSomeRows bool        // groups are of the rows that fit conditions: zones with more than 3 such leaks
	shows      *query.Item // the only column shown, each value once: customers with no jobs in May
}
