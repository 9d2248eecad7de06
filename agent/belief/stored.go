package belief

import "github.com/ask-surely/surely/internal/read/parse"

// StoredParse is the part of a parser's output that a belief is built from.
type StoredParse struct {
	Candidates      []parse.Candidate  `json:"candidates,omitempty"`
	Confidences     map[string]float64 `json:"local,omitempty"` // the parser's probabilities of components
	NoneProbability float64            `json:"else,omitempty"`  // probability that no candidate is right
}

// Store returns what is kept of a parser's output.
func Store(p *parse.Parsed) StoredParse {
	if p == nil {
		return StoredParse{}
	}
	return StoredParse{p.Candidates[:min(len(p.Candidates), MaxCandidates)], p.Confidences, p.Else}
}

// Restored returns the parser's output, or nil if there was none.
func (r StoredParse) Restored() *parse.Parsed {
	if len(r.Candidates) == 0 {
		return nil
	}
	return &parse.Parsed{Candidates: r.Candidates, Confidences: r.Confidences, Else: r.NoneProbability}
}
