package llmtest

import (
	_ "embed"
	"encoding/json"
	"strings"
)

//go:embed orders.txt
var orders string

// Orders are texts that give a model orders, each by a tactic of its own.
func Orders() []string { return strings.Split(strings.TrimSpace(orders), "\n") }

// mark is how much of an order a model needs to see to obey it.
const mark = 24

// Orders reports whether anything that a request says holds one of some orders, or the beginning of one.
func (r Request) Orders(of []string) bool {
	said := r.System + "\n" + r.Last + "\n" + r.Begin
	for _, o := range of {
		quoted, _ := json.Marshal(o)
		if strings.Contains(said, o[:mark]) || strings.Contains(said, string(quoted[1:mark])) {
			return true
		}
	}
	return false
}
