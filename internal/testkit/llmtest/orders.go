package llmtest

import (
	_ "embed"
	"encoding/json"
	"strings"
)

//go:embed orders.txt
var orders string

// Injections returns prompt injections, each with a different tactic.
func Injections() []string { return strings.Split(strings.TrimSpace(orders), "\n") }

// injectionLength is how many bytes of an injection a model must see to obey it.
const injectionLength = 24

// HasInjection reports whether any message of a request contains an injection, or the beginning of one.
func (r Request) HasInjection() bool {
	prompt := r.System + "\n" + r.Last
	for _, o := range Injections() {
		quoted, _ := json.Marshal(o)
		if strings.Contains(prompt, o[:injectionLength]) || strings.Contains(prompt, string(quoted[1:injectionLength])) {
			return true
		}
	}
	return false
}
