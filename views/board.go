package views

// BoardPage is a board of pinned answers.
type BoardPage struct {
	Cards, Shared []BoardCard // the visitor's own, and the owner's shared one
}

// BoardCard is a pinned answer; its rows are loaded later.
type BoardCard struct {
	ID, Question, Address string
	Source                string // if several are served
	First, Last           bool
	Changes               bool // the viewer may move and unpin it
	Shares                bool // the viewer may show it to everybody
	Schedule              *Schedule
}

// Schedule is when a pinned question is asked automatically, or the choices.
type Schedule struct {
	Runs         bool
	When, At, To string
	Whens        []string // the choices, in the order of their labels
	Sent, Failed string
}

// said puts a schedule into words.
func (x Schedule) said(w *Words) string {
	for i, when := range x.Whens {
		if when == x.When {
			return w.ScheduleWhens[i] + ", " + x.At + " → " + x.To
		}
	}
	return x.To
}

// Unsubscribe is the page behind the link in a mail.
type Unsubscribe struct {
	Question, To, Pin, Key string
	Ended                  bool
}

// Pinned is the current result of a pinned answer.
type Pinned struct {
	Searched string
	At       string // when it was run, in HTML's datetime format
	Error    string // instead of rows
	Charts   []*Chart
	One      *Field // its single value
	Rows     RowsPage
	Warnings []string
}
