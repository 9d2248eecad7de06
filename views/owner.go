package views

// OwnerPage is the owner's page about a source.
type OwnerPage struct {
	Source        string
	Sources       []string
	Texts         string // which of visitors' texts are kept
	Teaches       bool   // words can be taught
	Live          bool   // something is still changing
	Counts        []Figure
	Turns         []OwnerTurn
	Words         []UnknownWord
	Measures      []Measure
	Verified      []VerifiedQuestion
	VerifiedState string
	Readiness     *Readiness
	Bins          []ReliabilityBin
	Cost          []Figure
	Model         string // how the language model is used, and its cost; empty: there is none
}

// OwnerTurn is how a question went.
type OwnerTurn struct {
	When, Question, SUQL, Went, Sure, Unused, Reason string
	Asked                                            int
	Bad, Good                                        bool
}

// Measure is a word for a formula over a table's columns.
type Measure struct {
	Name, Formula, Table string
	Taught               bool // defined here, not in the owner's file
}

// UnknownWord is a word that was not understood, with similar known ones.
type UnknownWord struct {
	Word  string
	Times int
	Near  []Meaning
	All   []Meaning
}

// Meaning is a possible meaning to teach for a word: a column, or a table if the column is empty.
type Meaning struct{ Table, Column, Label string }

func (m Meaning) value() string { return m.Table + "\x1f" + m.Column }

// VerifiedQuestion is a question with its expected result, and whether it still gives that.
type VerifiedQuestion struct{ Question, SUQL, Expects, State string }

// Readiness is how well questions generated from the data's columns are answered.
type Readiness struct {
	ID, State string
	Done, All int
	Score     int // in percent
	Troubles  []Trouble
}

// Trouble is a column that questions get wrong, with a remedy.
type Trouble struct {
	Table, Column           string
	Questions, Wrong, Asked int
	Example, Mend           string
}
