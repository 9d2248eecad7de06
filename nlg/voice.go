package nlg

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// Styles of wording.
const (
	Plain = "plain" // for people; the default
	Paper = "paper" // the wording of the method's first publication, for comparisons
)

// Voice speaks one style.
type Voice struct{ g *Grammar }

// New returns a voice of a style; "" stands for plain.
func New(style string) (*Voice, error) {
	g, err := load(cmp.Or(style, Plain) + ".en")
	if err != nil {
		return nil, err
	}
	return &Voice{g}, nil
}

// Say applies a grammar rule that needs no query: replies, errors, button labels. Pairs are slot names and values.
func (v *Voice) Say(rule string, pairs ...string) string { return sentence(v.Phrase(rule, pairs...)) }

// Phrase is Say without a capital letter, for phrases that begin with a value.
func (v *Voice) Phrase(rule string, pairs ...string) string {
	return v.g.say(rule, paired(pairs))
}

// List joins names: a, b and c.
func (v *Voice) List(names []string) string { return list(names, v.g.say("and", nil)) }

// Quoted joins words, each in quotes: “a” and “b”.
func (v *Voice) Quoted(words []string) string {
	var said []string
	for _, w := range words {
		if text := v.g.say("quoted", slots{"text": w}); !slices.Contains(said, text) {
			said = append(said, text)
		}
	}
	return v.List(said)
}

// Figure formats a number, in thousands if it is long.
func (v *Voice) Figure(number string) string {
	digits, _, _ := strings.Cut(strings.TrimPrefix(number, "-"), ".")
	return text.Decimals(number, len(digits) >= 5)
}

// BeginsWhether reports whether a question begins like a yes/no question.
func (v *Voice) BeginsWhether(question string) bool {
	first, _, _ := strings.Cut(strings.ToLower(strings.TrimLeft(question, " ")), " ")
	return v.g.is("auxiliary", first)
}

// AsksWhether reports whether a question asks if something exists.
func (v *Voice) AsksWhether(question string) bool {
	q := strings.ToLower(strings.TrimLeft(question, " "))
	return slices.ContainsFunc(v.g.words["existence"], func(begin string) bool { return strings.HasPrefix(q, begin+" ") })
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
	words, ends := len(strings.Fields(value)), strings.TrimRight(value, ".!?") != value
	if words > mostUnquoted || words > 2 && (unicode.IsLower(first) || ends) || !unambiguous(value) {
		return quoted(value) // a clause, rather than a name
	}
	return value
}

// mostUnquoted is the number of words up to which a value stands in a sentence without quotes.
const mostUnquoted = 4

// Day formats a day for people.
func (v *Voice) Day(value string) string {
	told, _ := text.Moment(value)
	return told
}

// Month formats a month given as 2024-03; ok is false for anything else.
func (v *Voice) Month(value string) (told string, ok bool) { return text.MonthName(value) }

// sentence capitalises the first letter.
func sentence(s string) string { return text.Capital(s) }

func quoted(s string) string     { return "“" + s + "”" }
func backquoted(s string) string { return "`" + s + "`" }

// unambiguous reports whether a label can be used in a sentence without ambiguity.
func unambiguous(l string) bool { return !strings.ContainsAny(l, "“”`(),;") }

// speaker is a voice with a database.
type speaker struct {
	*Voice
	db    *schema.Database
	among bool   // other conditions follow, so that a share says of which rows it is
	group string // what groups are called
}
