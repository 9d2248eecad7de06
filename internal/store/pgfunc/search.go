package pgfunc

import (
	"regexp"
	"regexp/syntax"
	"strings"
	"unicode/utf8"

	"github.com/ask-surely/surely/suql/value"
)

// pattern is a compiled regular expression whose search can be given up: long texts are read rune by rune, and each
// rune may end the call.
type pattern struct {
	re      *regexp.Regexp
	inst    int  // instructions
	behind  bool // it looks at what precedes a match
	trusted int  // steps between checks for the end of the statement
}

// Bounds on an expression, and on the steps left to package regexp, which take a third of a second.
const (
	mostPattern  = 100_000   // bytes
	mostInst     = 100_000   // instructions
	mostCaptured = 4_000_000 // saved positions: instructions times groups
	mostSteps    = 10_000_000
)

var (
	errComplex = value.Fail("2201B", "invalid regular expression: regular expression is too complex")
	errBehind  = value.Fail("54000", "the text is too long for a regular expression with word boundaries or anchors")
)

func newPattern(text string, longest bool) (*pattern, error) {
	if len(text) > mostPattern {
		return nil, errComplex
	}
	parsed, err := syntax.Parse(text, syntax.Perl)
	if err != nil {
		return nil, value.Fail("2201B", "invalid regular expression: %s",
			strings.TrimPrefix(err.Error(), "error parsing regexp: "))
	}
	prog, err := syntax.Compile(parsed.Simplify())
	if err != nil {
		return nil, err
	}
	if len(prog.Inst) > mostInst || len(prog.Inst)*prog.NumCap > mostCaptured {
		return nil, errComplex
	}
	re, err := regexp.Compile(text)
	if err != nil {
		return nil, err
	}
	if longest {
		re.Longest()
	}
	x := &pattern{re: re, inst: len(prog.Inst), trusted: mostSteps}
	const before = syntax.EmptyBeginLine | syntax.EmptyBeginText | syntax.EmptyWordBoundary | syntax.EmptyNoWordBoundary
	for i := range prog.Inst {
		x.behind = x.behind || prog.Inst[i].Op == syntax.InstEmptyWidth && syntax.EmptyOp(prog.Inst[i].Arg)&before != 0
	}
	return x, nil
}

// matches reports whether a text holds a match.
func (x *pattern) matches(p *pulse, s string) bool {
	if x.inst*len(s) <= x.trusted {
		return x.re.MatchString(s)
	}
	return x.re.MatchReader(&runes{strings.NewReader(s), p, x.inst})
}

// find returns the bounds of the first match and its groups, or nil.
func (x *pattern) find(p *pulse, s string) []int {
	if x.inst*len(s) <= x.trusted {
		return x.re.FindStringSubmatchIndex(s)
	}
	return x.re.FindReaderSubmatchIndex(&runes{strings.NewReader(s), p, x.inst})
}

// all calls look with each match, as regexp.FindAll finds them, until that returns false. FindAll
// takes quadratic time if each match looks to the text's end (a|a*b).
func (x *pattern) all(p *pulse, s string, look func(at []int) bool) {
	steps := x.inst * len(s) * len(s)
	if x.behind && steps > 10*x.trusted {
		panic(errBehind)
	}
	if x.behind || steps <= x.trusted {
		for _, at := range x.re.FindAllStringSubmatchIndex(s, -1) {
			if !look(at) {
				return
			}
		}
		return
	}
	for from, end := 0, -1; from <= len(s); {
		p.look()
		at := x.find(p, s[from:])
		if at == nil {
			return
		}
		for i := range at {
			if at[i] >= 0 {
				at[i] += from
			}
		}
		if fresh := at[1] > from || at[0] != end; fresh && !look(at) { // an empty match right after a match does not count
			return
		}
		if end = at[1]; end > from {
			from = end
			continue
		}
		_, width := utf8.DecodeRuneInString(s[from:])
		from += max(1, width)
	}
}

// runes reads a text for a search and ends the call if its statement was stopped.
type runes struct {
	*strings.Reader
	pulse *pulse
	inst  int
}

func (r *runes) ReadRune() (rune, int, error) {
	if r.pulse.beats += r.inst; r.pulse.beats > 0x3fff {
		r.pulse.beats = 0
		r.pulse.look()
	}
	return r.Reader.ReadRune()
}
