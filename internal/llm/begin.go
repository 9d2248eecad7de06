package llm

import "strings"

// fromTheBeginning reports whether a reply that should have continued begin starts over, perhaps in a code block.
func fromTheBeginning(reply, begin string) bool {
	reply, begin = squeeze(reply), squeeze(begin)
	n := min(len(begin), sameStart)
	return strings.HasPrefix(reply, "```") || len(reply) >= n && strings.EqualFold(reply[:n], begin[:n])
}

// sameStart is how many equal bytes show that a reply starts over.
const sameStart = 24
