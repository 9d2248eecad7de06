package views

import "net/url"

// OwnerPage is the owner's page about a source, with the questions asked, the newest first.
type OwnerPage struct {
	Source   string
	Sources  []string
	Texts    string   // policy for storing visitors' texts
	Outcomes []Figure // with the number of questions
	Outcome  string   // only questions with this outcome; empty: all
	Words    string   // only questions with these words
	Found    int      // number of matching questions
	Turns    []OwnerTurn
}

// OwnerTurn is a question with its outcome.
type OwnerTurn struct {
	Time, Question, Outcome, Confidence, Unused, Reason string
	Asked                                               int
	Bad, Good                                           bool
	Verified                                            string // YAML that makes it a verified query
	// YAML that defines words that were not understood as synonyms
	Synonyms []string
}

// address returns the address of the page for another source or outcome.
func (p OwnerPage) address(source, outcome string) string {
	return "/owner?" + url.Values{"source": {source}, "outcome": {outcome}}.Encode()
}
