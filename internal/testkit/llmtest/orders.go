package llmtest

import (
	_ "embed"
	"encoding/json"
	"strings"
)

//go:embed orders.txt
var orders string

// Orders are prompt injections, each with a different tactic.
func Orders() []string { return strings.Split(strings.TrimSpace(orders), "\n") }

// mark is how much of an injection a model has to see to obey it.
const mark = 24

// Orders reports whether any message of a request contains an injection, or the beginning of one.
func (r Request) Orders() bool {
	said := r.System + "\n" + r.Last
	for _, o := range Orders() {
		quoted, _ := json.Marshal(o)
		if strings.Contains(said, o[:mark]) || strings.Contains(said, string(quoted[1:mark])) {
			return true
		}
	}
	return false
}
