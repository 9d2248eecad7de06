package views

// BoardPage is a board of pinned answers.
type BoardPage struct {
	Cards, Shared []BoardCard // one's own, and the owner's for everybody
	Owner         bool
}

// BoardCard is a pinned answer, whose rows follow.
type BoardCard struct {
	ID, Question, Address string
	Source                string // where several are served
	First, Last           bool
	Changes               bool // whoever looks may move and unpin it
	Shares                bool // and show it to everybody
}

// Pinned is what a pinned answer is now.
type Pinned struct {
	ID, Searched string
	At           string // when it was run, as a time of HTML
	Error        string // in place of rows
	Charts       []*Chart
	One          *Field // its single value
	Rows         RowsPage
	Warnings     []string
}
