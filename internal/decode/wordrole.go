package decode

import (
	"github.com/ask-surely/surely/internal/read/link"
)

// What a token of the question does, as far as the ways to write its query tell.
const (
	harmless uint8 = iota // nothing depends on it
	operator              // it says what is done: counted, compared, sorted
	refers                // to a table, column or value that the query reads
	missing               // to something that the data lack
	roleCount
	unknownRole uint8 = 255
)

// wordRoles returns the role of every token of the question, with [CLS] and [SEP].
func (r *Row) wordRoles(ways [][]Choice) []uint8 {
	out := make([]uint8, r.in.head)
	for i := range out {
		out[i] = unknownRole
	}
	used := r.used(ways)
	isAnswered := len(ways) > 0 && ways[0][0][0] != tokenAt["nothing"]
	for k, at := range r.Grounded.at {
		for i, t := range r.q.Tokens {
			if t.Start < at[1] && t.End > at[0] && 1+k < len(out) {
				out[1+k] = r.wordRole(i, used, isAnswered)
			}
		}
	}
	return out
}

func (r *Row) wordRole(i int, used link.Mask, isAnswered bool) uint8 {
	bit := link.Mask(1) << uint(i)
	switch isContent := r.q.Content&bit != 0; {
	case isAnswered && used&bit != 0:
		return refers
	case r.q.Cues[i] != 0:
		return operator
	case !isContent:
		return harmless
	case !isAnswered && r.q.Linked&bit == 0:
		return missing
	}
	return unknownRole
}

// used returns the words that name what the ways refer to.
func (r *Row) used(ways [][]Choice) (m link.Mask) {
	for _, way := range ways {
		for _, c := range way {
			switch a := c[0]; {
			case a >= firstValue:
				m |= r.Grounded.Values[a-firstValue].mask
			case a >= firstColumn:
				m |= r.q.Columns[a-firstColumn].All()
			case a >= firstTable:
				m |= r.q.Tables[a-firstTable].All()
			}
		}
	}
	return m
}
