package views

import "net/url"

// OwnerPage is the owner's page about a source: what was asked, the newest first.
type OwnerPage struct {
	Source   string
	Sources  []string
	Texts    string   // which of visitors' texts are kept
	Outcomes []Figure // with the number of questions
	Outcome  string   // only questions with this outcome; empty: all
	Words    string   // only questions with these words
	Found    int      // how many there are
	Turns    []OwnerTurn
}

// OwnerTurn is how a question went.
type OwnerTurn struct {
	When, Question, Went, Sure, Unused, Reason string
	Asked                                      int
	Bad, Good                                  bool
	Verified                                   string   // YAML that makes it a verified query
	Synonyms                                   []string // YAML that teaches each word that was not understood
}

// address is that of the page with another source or outcome.
func (p OwnerPage) address(source, outcome string) string {
	return "/owner?" + url.Values{"source": {source}, "outcome": {outcome}}.Encode()
}
