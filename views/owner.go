package views

// OwnerPage is how the chat over a source is doing.
type OwnerPage struct {
	Source        string
	Sources       []string
	Texts         string // what is kept of visitors' texts
	Teaches       bool   // words can be taught
	Live          bool   // something still changes
	Counts        []Figure
	Turns         []OwnerTurn
	Words         []UnknownWord
	Measures      []Measure
	Verified      []VerifiedQuestion
	VerifiedState string
	Readiness     *Readiness
	Bins          []ReliabilityBin
	Cost          []Figure
	Model         string // how the language model is asked, and what that costs; empty: there is none
}

// OwnerTurn is how a question went.
type OwnerTurn struct {
	When, Question, SUQL, Went, Sure, Unused, Reason string
	Asked                                            int
	Bad, Good                                        bool
}

// Measure is a word for what is worked out of a table's columns.
type Measure struct {
	Name, Formula, Table string
	Taught               bool // here, not in the owner's file
}

// UnknownWord is a word that nobody understood, with what it is near to.
type UnknownWord struct {
	Word  string
	Times int
	Near  []Meaning
	All   []Meaning
}

// Meaning is what a word can be taught to mean; of a table where the column is empty.
type Meaning struct{ Table, Column, Label string }

func (m Meaning) value() string { return m.Table + "\x1f" + m.Column }

// VerifiedQuestion is a question with what is expected of it, and whether that came.
type VerifiedQuestion struct{ Question, SUQL, Expects, State string }

// Readiness is how well questions made of the data's own columns go.
type Readiness struct {
	ID, State string
	Done, All int
	Score     int // of a hundred
	Troubles  []Trouble
}

// Trouble is a column that questions go wrong about, with what to do.
type Trouble struct {
	Table, Column           string
	Questions, Wrong, Asked int
	Example, Mend           string
}
