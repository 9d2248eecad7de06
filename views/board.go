package views

// BoardPage is a board of pinned answers.
type BoardPage struct {
	Cards, Shared []BoardCard // one's own, and the owner's for everybody
}

// BoardCard is a pinned answer, whose rows follow.
type BoardCard struct {
	ID, Question, Address string
	Source                string // where several are served
	First, Last           bool
	Changes               bool // whoever looks may move and unpin it
	Shares                bool // and show it to everybody
	Schedule              *Schedule
}

// Schedule is when a pinned question is asked by itself, or could be.
type Schedule struct {
	Runs         bool
	When, At, To string
	Whens        []string // what may be chosen, in the order of the words for it
	Sent, Failed string
}

// said is a schedule in words.
func (x Schedule) said(w *Words) string {
	for i, when := range x.Whens {
		if when == x.When {
			return w.ScheduleWhens[i] + ", " + x.At + " → " + x.To
		}
	}
	return x.To
}

// Unsubscribe is what a link in a mail leads to.
type Unsubscribe struct {
	Question, To, Pin, Key string
	Ended                  bool
}

// Pinned is what a pinned answer is now.
type Pinned struct {
	Searched string
	At       string // when it was run, as a time of HTML
	Error    string // in place of rows
	Charts   []*Chart
	One      *Field // its single value
	Rows     RowsPage
	Warnings []string
}
