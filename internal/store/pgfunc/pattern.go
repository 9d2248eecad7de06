package pgfunc

import (
	"regexp"
	"regexp/syntax"
	"strings"
	"sync"

	"github.com/ask-surely/surely/suql/value"
)

var patternFunctions = map[string]function{
	"pg_like": strict(func(a []any) (any, error) {
		return len(mustParse(find(a[0], value.LikeExpression(textArg(a[1])), ""))) > 0, nil
	}),
	"pg_regexp": strict(func(a []any) (any, error) { return len(mustParse(find(a[0], a[1], textArg(a[2])))) > 0, nil }),
	"pg_regexp_substring": strict(func(a []any) (any, error) {
		s, m := textArg(a[0]), mustParse(find(a[0], a[1], ""))
		if len(m) > 2 { // its first group
			m = m[2:4]
		}
		if len(m) == 0 || m[0] < 0 {
			return nil, nil
		}
		return s[m[0]:m[1]], nil
	}),
}

// Limits on an expression and on the steps of a search: the length of the text times the number of instructions.
const (
	maxPattern      = 10_000 // bytes
	maxInstructions = 10_000
	maxSteps        = 20_000_000 // less than a second
)

var (
	errComplex  = value.Fail("2201B", "invalid regular expression: regular expression is too complex")
	errLongText = value.Fail("54000", "the text is too long for this pattern")
)

// pattern is a compiled regular expression with its number of instructions.
type pattern struct {
	re           *regexp.Regexp
	instructions int
}

// find returns the bounds of the first match and of its groups, or nil.
func find(text, expression any, flags string) ([]int, error) {
	p, err := compile(textArg(expression), flags)
	switch {
	case err != nil:
		return nil, err
	case p.instructions*len(textArg(text)) > maxSteps:
		return nil, errLongText
	}
	return p.re.FindStringSubmatchIndex(textArg(text)), nil
}

// patterns caches compiled expressions, since a statement uses few expressions on many rows.
var patterns struct {
	sync.Mutex
	m map[string]*pattern
}

func compile(text, flags string) (*pattern, error) {
	patterns.Lock()
	defer patterns.Unlock()
	key := flags + "/" + text
	if p := patterns.m[key]; p != nil {
		return p, nil
	}
	p, err := newPattern(text, flags)
	if err != nil {
		return nil, err
	}
	if patterns.m == nil || len(patterns.m) >= 256 {
		patterns.m = map[string]*pattern{}
	}
	patterns.m[key] = p
	return p, nil
}

var (
	lookaround = regexp.MustCompile(`\(\?<?[=!]|\\[1-9]`)
	lazy       = regexp.MustCompile(`[*+?}]\?`)
	// boundaryEscapes converts PostgreSQL's escapes to Go's.
	boundaryEscapes = strings.NewReplacer(`\\`, `\\`, `\m`, `\b`, `\M`, `\b`, `\y`, `\b`, `\Y`, `\B`, `\Z`, `\z`)
)

// newPattern translates a PostgreSQL regular expression, in which a dot matches a line break, and the longest match
// wins. Go does not support look-around or back references.
func newPattern(text, flags string) (*pattern, error) {
	if lookaround.MatchString(text) {
		return nil, value.Fail("0A000", "look-around and back references in regular expressions are not supported on SQLite")
	}
	text = strings.TrimPrefix(text, "***:")
	expression := "(?s" + flags + ")" + boundaryEscapes.Replace(text)
	if len(expression) > maxPattern {
		return nil, errComplex
	}
	parsed, err := syntax.Parse(expression, syntax.Perl)
	if err != nil {
		return nil, value.Fail("2201B", "invalid regular expression: %s",
			strings.TrimPrefix(err.Error(), "error parsing regexp: "))
	}
	program, err := syntax.Compile(parsed.Simplify())
	if err != nil || len(program.Inst) > maxInstructions {
		return nil, errComplex
	}
	re, err := regexp.Compile(expression)
	if err != nil {
		return nil, errComplex
	}
	if !lazy.MatchString(text) {
		re.Longest()
	}
	return &pattern{re, len(program.Inst)}, nil
}
