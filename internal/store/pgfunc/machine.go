package pgfunc

import (
	"regexp"
	"regexp/syntax"
	"strings"
	"unicode/utf8"

	"github.com/ask-surely/surely/suql/value"
)

// pattern is a compiled regular expression of which a search can be given up. Package regexp cannot do that, and takes
// the square of a text's length where each match looks to the text's end (a|a*b): it searches where that cannot take
// long, and a machine of our own does elsewhere.
type pattern struct {
	re      *regexp.Regexp
	prog    *syntax.Prog
	longest bool
	behind  bool // it looks at what stands before a match
	trusted int  // steps that package regexp may take
}

// Bounds of an expression, and of the steps that package regexp is trusted with: these take a third of a second.
const (
	mostPattern  = 100_000   // bytes
	mostInst     = 100_000   // instructions
	mostCaptured = 4_000_000 // places that are remembered: instructions by groups
	mostSteps    = 10_000_000
)

var errComplex = value.Fail("2201B", "invalid regular expression: regular expression is too complex")

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
	x := &pattern{re: re, prog: prog, longest: longest, trusted: mostSteps}
	if longest {
		re.Longest()
	}
	const before = syntax.EmptyBeginLine | syntax.EmptyBeginText | syntax.EmptyWordBoundary | syntax.EmptyNoWordBoundary
	for i := range prog.Inst {
		x.behind = x.behind || prog.Inst[i].Op == syntax.InstEmptyWidth && syntax.EmptyOp(prog.Inst[i].Arg)&before != 0
	}
	return x, nil
}

// matches reports whether a text holds a match.
func (x *pattern) matches(p *pulse, s string) bool {
	if len(x.prog.Inst)*len(s) <= x.trusted {
		return x.re.MatchString(s)
	}
	return x.find(p, s, 0) != nil
}

// find returns where the first match from a place on and its groups begin and end, or nil.
func (x *pattern) find(p *pulse, s string, from int) []int {
	if x.behind && from > 0 || len(x.prog.Inst)*(len(s)-from) > x.trusted {
		return newMachine(x, p).run(s, from)
	}
	at := x.re.FindStringSubmatchIndex(s[from:])
	for i := range at {
		if at[i] >= 0 {
			at[i] += from
		}
	}
	return at
}

// all calls look with each match, as regexp.FindAll finds them, until that returns false.
func (x *pattern) all(p *pulse, s string, look func(at []int) bool) {
	if len(x.prog.Inst)*len(s)*len(s) <= x.trusted {
		for _, at := range x.re.FindAllStringSubmatchIndex(s, -1) {
			if !look(at) {
				return
			}
		}
		return
	}
	for from, end := 0, -1; from <= len(s); {
		p.look()
		at := x.find(p, s, from)
		if at == nil {
			return
		}
		if fresh := at[1] > from || at[0] != end; fresh && !look(at) { // nothing is no match right behind one
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

// machine runs an expression's program over a text, all ways at once: a step for each character and each way that is
// still open. Ways stand in the order in which they are preferred.
type machine struct {
	*pattern
	pulse     *pulse
	now, next ways
	stack     []todo
	free      [][]int
	found     []int
}

type ways struct {
	at   []uint32 // where an instruction stands in list, if it does
	list []way
}

type way struct {
	pc     uint32
	groups []int
}

// todo is an instruction to follow, or a place of a group to put back.
type todo struct {
	pc    uint32
	group int // -1: follow pc
	was   int
}

func newMachine(x *pattern, p *pulse) *machine {
	n := len(x.prog.Inst)
	return &machine{pattern: x, pulse: p, now: ways{at: make([]uint32, n)}, next: ways{at: make([]uint32, n)}}
}

func (w *ways) holds(pc uint32) bool {
	i := w.at[pc]
	return int(i) < len(w.list) && w.list[i].pc == pc
}

func (m *machine) run(s string, from int) []int {
	before := rune(-1)
	if from > 0 {
		before, _ = utf8.DecodeLastRuneInString(s[:from])
	}
	groups := make([]int, max(2, m.prog.NumCap))
	for at := from; ; {
		here, width := decode(s, at)
		if m.found == nil {
			for i := range groups {
				groups[i] = -1
			}
			groups[0] = at
			m.add(&m.now, uint32(m.prog.Start), at, groups, syntax.EmptyOpContext(before, here))
		}
		after, _ := decode(s, at+width)
		m.step(at, at+width, here, syntax.EmptyOpContext(here, after))
		m.now, m.next = m.next, m.now
		m.next.list = m.next.list[:0]
		if here < 0 || m.found != nil && len(m.now.list) == 0 {
			return m.found
		}
		before, at = here, at+width
	}
}

// decode returns the character at a place of a text, -1 at its end.
func decode(s string, at int) (rune, int) {
	if at >= len(s) {
		return -1, 0
	}
	return utf8.DecodeRuneInString(s[at:])
}

// step lets each way take a character, and notes those that have come to their end.
func (m *machine) step(at, after int, r rune, around syntax.EmptyOp) {
	for i := range m.now.list {
		m.pulse.beat()
		w := m.now.list[i]
		if w.groups == nil {
			continue
		}
		inst := &m.prog.Inst[w.pc]
		switch {
		case m.longest && m.found != nil && m.found[0] < w.groups[0]:
		case inst.Op == syntax.InstMatch:
			if !m.longest || m.found == nil || m.found[1] < at {
				m.found = append(m.found[:0], w.groups...)
				m.found[1] = at
			}
			if !m.longest { // all others are less preferred
				return
			}
		case r >= 0 && inst.MatchRune(r):
			m.add(&m.next, inst.Out, after, w.groups, around)
		}
		m.free = append(m.free, w.groups)
	}
}

// add adds the ways that begin at an instruction, without taking a character.
func (m *machine) add(to *ways, pc uint32, at int, groups []int, around syntax.EmptyOp) {
	m.stack = append(m.stack[:0], todo{pc, -1, 0})
	for len(m.stack) > 0 {
		m.pulse.beat()
		t := m.stack[len(m.stack)-1]
		m.stack = m.stack[:len(m.stack)-1]
		if t.group >= 0 {
			groups[t.group] = t.was
			continue
		}
		if to.holds(t.pc) {
			continue
		}
		to.at[t.pc] = uint32(len(to.list))
		to.list = append(to.list, way{pc: t.pc})
		switch inst := &m.prog.Inst[t.pc]; inst.Op {
		case syntax.InstAlt, syntax.InstAltMatch:
			m.stack = append(m.stack, todo{inst.Arg, -1, 0}, todo{inst.Out, -1, 0})
		case syntax.InstEmptyWidth:
			if syntax.EmptyOp(inst.Arg)&^around == 0 {
				m.stack = append(m.stack, todo{inst.Out, -1, 0})
			}
		case syntax.InstNop:
			m.stack = append(m.stack, todo{inst.Out, -1, 0})
		case syntax.InstCapture:
			g := int(inst.Arg)
			m.stack = append(m.stack, todo{0, g, groups[g]}, todo{inst.Out, -1, 0})
			groups[g] = at
		case syntax.InstFail:
		default: // it takes a character, or is the end
			to.list[len(to.list)-1].groups = m.copied(groups)
		}
	}
}

func (m *machine) copied(groups []int) []int {
	if n := len(m.free); n > 0 {
		out := m.free[n-1]
		m.free = m.free[:n-1]
		copy(out, groups)
		return out
	}
	return append([]int(nil), groups...)
}
