package decode

import (
	_ "embed"
	"strings"
)

// An action is a token of the grammar, or a reference to a table, a column or a value of the input.
type action int32

// The first actions that refer to something; those before are tokens.
const (
	firstTable  action = 1000
	firstColumn action = 2000
	firstValue  action = 10000
)

// symbol is a kind of place in a statement: R the statement, S a SELECT, M after a shown item, A after the conditions,
// G after a group key, H after HAVING, O after a sort key, D a direction, C a condition, E an expression, V a value, T
// a table, K a key's column.
type symbol = byte

const symbols = "RSMAGHODCEVTK"

// token is a word of the grammar: where it may occur, what must follow it, and which networks know it.
type token struct {
	name  string
	at    string
	wants string
	known string
}

// The networks that know a token: those before every token stood for one production of query.Query, those since, both.
const (
	inOld = "old"
	inNew = "new"
)

// vocabulary returns the tokens that a network knows, in the order of its outputs. Those that are spare, up to a whole
// panel, are allowed nowhere; tokens yet to come take their places, before the line of grammar.txt that names them.
func vocabulary(isOld bool) (out []action) {
	for i, t := range grammar {
		if t.known == inOld && isOld || t.known == inNew && !isOld || t.known != inOld && t.known != inNew {
			out = append(out, action(i))
		}
	}
	for !isOld && len(out)%panel != 0 {
		out = append(out, tokenAt["spare"])
	}
	return out
}

// grammar.txt lists the tokens, those of the old network first, in the order of its outputs. Lines that only the old
// network knows go with its weights.
//
//go:embed grammar.txt
var grammarFile string

var grammar, tokenAt = readGrammar(grammarFile)

func readGrammar(file string) (all []token, at map[string]action) {
	at = map[string]action{}
	for line := range strings.Lines(file) {
		name, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		places, rest, _ := strings.Cut(rest, "\t")
		wants, known, _ := strings.Cut(rest, "\t")
		at[name] = action(len(all))
		all = append(all, token{name, places, strings.TrimPrefix(wants, "-"), known})
	}
	return all, at
}

// noToken stands for a missing previous action and for a missing parent token.
var noToken = len(grammar)

// allowed reports whether the grammar allows an action in a place.
func (a action) allowed(at symbol) bool {
	switch {
	case a >= firstValue:
		return at == 'E' || at == 'V'
	case a >= firstColumn:
		return at == 'E' || at == 'K'
	case a >= firstTable:
		return at == 'T'
	}
	return strings.IndexByte(grammar[a].at, at) >= 0
}

// openPlace is a place that still needs an action: its kind, its parent token, and its index among the token's
// children.
type openPlace struct {
	symbol symbol
	parent int32
	child  uint8
}

// stack holds the open places, the next one last. It is shared by beams and never changed in place.
type stack []openPlace

// initialStack returns the stack of a statement that is still to be written.
func initialStack() stack { return stack{{symbol: 'R', parent: int32(noToken)}} }

// after returns the stack after an action.
func (s stack) after(a action) stack {
	rest := s[: len(s)-1 : len(s)-1]
	if a >= firstTable {
		return rest
	}
	wants := grammar[a].wants
	for i := len(wants) - 1; i >= 0; i-- {
		rest = append(rest, openPlace{wants[i], int32(a), uint8(min(i, 2))})
	}
	return rest
}
