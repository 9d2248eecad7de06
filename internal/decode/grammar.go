package decode

import (
	_ "embed"
	"strings"
)

// An action is a token of the grammar, or points at a table, a column or a value of the input.
type action int32

// Where the actions that point at something begin; those before are tokens.
const (
	firstTable  action = 1000
	firstColumn action = 2000
	firstValue  action = 10000
)

// symbol is what may stand at a place: R the statement, S a SELECT, M what follows a shown item, A what follows the
// conditions, G what follows a group key, H what follows HAVING, O what follows a sort key, D a direction, C a
// condition, E an expression, V a value, T a table, K a key's column.
type symbol = byte

const symbols = "RSMAGHODCEVTK"

// token is a word of the grammar: where it may stand, and what must follow it.
type token struct {
	name  string
	at    string
	wants string
}

// grammar.txt lists the tokens in the order of the network's outputs; training/decode reads it too.
//
//go:embed grammar.txt
var grammarFile string

var grammar, tokenAt = readGrammar(grammarFile)

func readGrammar(file string) (all []token, at map[string]action) {
	at = map[string]action{}
	for line := range strings.Lines(file) {
		name, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		places, wants, _ := strings.Cut(rest, "\t")
		at[name] = action(len(all))
		all = append(all, token{name, places, strings.TrimPrefix(wants, "-")})
	}
	return all, at
}

// start stands for no action before, and no token around.
var start = len(grammar)

// allows reports whether an action may stand at a place.
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

// open is a place that still wants an action: which one, below which token, and as which of its children.
type open struct {
	symbol symbol
	parent int32
	child  uint8
}

// stack holds the open places, the next one last. It is shared by beams and never changed in place.
type stack []open

// begin wants a statement.
func begin() stack { return stack{{symbol: 'R', parent: int32(start)}} }

// after returns the stack after an action.
func (s stack) after(a action) stack {
	rest := s[: len(s)-1 : len(s)-1]
	if a >= firstTable {
		return rest
	}
	wants := grammar[a].wants
	for i := len(wants) - 1; i >= 0; i-- {
		rest = append(rest, open{wants[i], int32(a), uint8(min(i, 2))})
	}
	return rest
}
