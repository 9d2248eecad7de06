package present

import (
	"time"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/views"
)

// Doubts returns the views of what the data leaves open, the most valuable first.
func Doubts(db *schema.Database) (out []views.Doubt) {
	if db == nil {
		return nil
	}
	for _, d := range db.Doubts {
		v := views.Doubt{ID: d.ID, About: d.About, Question: d.Question, By: d.By}
		for _, o := range d.Options {
			v.Options = append(v.Options, views.Option{ID: o.ID, Text: o.Text})
		}
		if at, err := time.Parse(time.RFC3339, d.On); err == nil {
			v.On, _ = text.Moment(at.Format(time.DateOnly))
		}
		switch {
		case d.Settled != nil:
			v.Chosen = *d.Settled
		case d.Used:
			v.Meanwhile = d.Options[0].Text
		default:
			v.Meanwhile = d.Options[len(d.Options)-1].Text
		}
		v.IsCertain = d.P >= certain
		out = append(out, v)
	}
	return out
}

// certain is the probability of its first option from which nobody is asked about a doubt; it can still be settled.
const certain = .97

// maxAsked is the maximum number of doubts that people are asked about at once.
const maxAsked = 5

// Asked returns the doubts to ask the owner about.
func Asked(db *schema.Database) (out []views.Doubt) {
	for _, d := range Doubts(db) {
		if d.Chosen == "" && !d.IsCertain && len(out) < maxAsked {
			out = append(out, d)
		}
	}
	return out
}

// openDoubts returns those doubts of an answer that nobody has settled since.
func openDoubts(db *schema.Database, of []*schema.Doubt) (out []views.Doubt) {
	named := map[string]bool{}
	for _, d := range of {
		named[d.ID] = true
	}
	for _, d := range Doubts(db) {
		if named[d.ID] && d.Chosen == "" {
			out = append(out, d)
		}
	}
	return out
}
