package llm

import "strings"

// fromTheBeginning reports whether a reply that was to go on from begin begins as that does, or in a code block.
func fromTheBeginning(reply, begin string) bool {
	reply, begin = squeeze(reply), squeeze(begin)
	n := min(len(begin), sameStart)
	return strings.HasPrefix(reply, "```") || len(reply) >= n && strings.EqualFold(reply[:n], begin[:n])
}

// sameStart is how many bytes alike tell that a reply begins once more.
const sameStart = 24
