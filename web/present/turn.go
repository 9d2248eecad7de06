package present

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/views"
)

// State returns the view of the current query.
func State(turn int, e agent.StateEvent, kiosk bool) views.QueryState {
	q := views.QueryState{Turn: turn, Kiosk: kiosk}
	for _, c := range e.Components {
		q.Chips = append(q.Chips, views.Chip{Clause: c.Clause, Text: c.Text, Probability: c.Probability,
			Status: string(c.Status), ID: c.ID, Words: c.Words})
	}
	return q
}

func Part(e agent.AlternativesEvent) views.PartPanel {
	p := views.PartPanel{ID: e.Component, Word: e.Word, More: e.Component == agent.MoreColumns,
		Removable: e.Removable, Negatable: e.Negatable, Typed: e.Typed, Number: e.Number}
	for _, o := range e.Options {
		option := views.Alternative{ID: o.ID, Text: o.Text, Note: cmp.Or(o.Count, o.Table)}
		if p.More {
			option.Group = columnGroup(o.ID)
		}
		p.Options = append(p.Options, option)
	}
	slices.SortStableFunc(p.Options, func(a, b views.Alternative) int { return cmp.Compare(a.Group, b.Group) })
	return p
}

// columnGroup returns the index of the group of an additional column among views.English.ColumnGroups: columns and
// counts, totals, averages, extremes.
func columnGroup(id string) int {
	aggregate, _, isFigure := strings.Cut(strings.ToLower(id), "(")
	switch {
	case !isFigure || aggregate == "count":
		return 0
	case aggregate == "sum":
		return 1
	case aggregate == "avg":
		return 2
	}
	return 3
}

func Card(turn int, e agent.ClarifyEvent) views.Card {
	card := views.Card{Turn: turn, ID: e.ID, Kind: e.Kind, Question: e.Question, Because: e.Because,
		Explained: e.Explained, Word: e.Word}
	for i, o := range e.Options {
		key := ""
		if i < 9 {
			key = strconv.Itoa(i + 1)
		}
		option := views.Option{ID: o.ID, Text: o.Text, Key: key}
		if o.Reading != "" {
			option.Text, option.Preview = o.Reading, o.Preview
		}
		card.Options = append(card.Options, option)
	}
	return card
}

func Progress(turn int, e agent.ProgressEvent) views.Progress {
	return views.Progress{Turn: turn, Checked: e.Checked, Total: e.Total,
		Bounds: views.English.Bounds(e.Checked, e.Total, e.AtLeast, e.AtMost), Calls: views.English.Cost(e.ModelCalls)}
}

// Failure shows the error of a question or, if run is set, of a statement. canRetry means that the question can be
// asked again.
func Failure(turn int, text string, run, canRetry bool, e agent.ErrorEvent, kiosk bool) views.Failure {
	out := views.Failure{Turn: turn, Message: e.Message, Kiosk: kiosk}
	if !run {
		if canRetry {
			out.Retry = text
		}
		return out
	}
	out.SUQL = text
	if len(e.Positions) == 1 && strings.HasPrefix(e.Positions[0].Message, e.Message) {
		out.Message = e.Positions[0].Message // it is more specific
	}
	for _, p := range e.Positions {
		out.Positions = append(out.Positions, views.ErrorPosition{Line: p.Line, Column: p.Column, Message: p.Message})
	}
	return out
}

// Data is the source that rows come from.
type Data struct {
	Database *schema.Database
	Rows     bool // answers can be shown with further rows
}

// Answer is an answer with the settings for its presentation.
type Answer struct {
	agent.ResultEvent
	Turn         int
	Question     string
	Data         Data
	Suggestions  []views.Offer
	Kiosk        bool
	AsksFeedback bool // people can judge it
	Source       string
	MaySettle    bool // the person may settle doubts about the data
	IsPrivate    bool // about a visitor's own data
}

// View returns the view of an answer. A column's role determines how its values are displayed.
func (e Answer) View() views.Result {
	r, w := e.Result, views.English
	out := views.Result{Turn: e.Turn, Searched: e.Searched, Reply: e.Reply, Partial: e.Partial, Unused: e.Unused,
		Guess: e.Guess, SUQL: e.SUQL, Kiosk: e.Kiosk, AsksFeedback: e.AsksFeedback,
		Source: e.Source, MaySettle: e.MaySettle, IsPrivate: e.IsPrivate, Doubts: openDoubts(e.Data.Database, e.Doubts),
		Cost: w.Cost(r.Stats.ModelCalls), Announce: strings.TrimSpace(e.Reply + " " + e.Searched)}
	if v := e.Verified; v != nil {
		out.Verified = w.Verification(v.By, v.On)
	}
	for _, a := range e.Alternatives {
		out.Alternatives = append(out.Alternatives, views.OtherReading{ID: a.ID, Text: a.Reading, Gives: a.Preview})
	}
	if r.Truncated {
		out.Warnings = append(out.Warnings, fmt.Sprintf(w.Truncated, w.Number(len(r.Rows))))
	}
	for _, offer := range e.Offers {
		if offer.SUQL != "" && e.Kiosk {
			continue
		}
		out.Offers = append(out.Offers, views.Offer{Text: offer.Text, Ask: offer.Ask, SUQL: offer.SUQL})
	}
	for i, n := range e.Nearest {
		out.Nearest = append(out.Nearest, views.Near{Row: len(r.Rows) + i, Title: n.Title, Text: n.Text, Expr: n.Expr})
	}
	if len(out.Offers) == 0 || len(r.Rows) > 0 { // the rows behind a figure come before suggestions
		out.Offers = append(out.Offers, excludeAsked(e.Suggestions, e.Question)...)
	}
	if open, ok := openNowOffer(e.ResultEvent, e.Data.Database); e.Kiosk && ok {
		out.Offers = append([]views.Offer{open}, out.Offers...)
	}
	e.arrange(&out, Arrangement{sort: -1})
	out.Charts = e.columns().charts(r)
	return out
}

// excludeAsked returns up to three suggestions, without the one that was just asked.
func excludeAsked(offers []views.Offer, question string) (out []views.Offer) {
	for _, offer := range offers {
		if offer.Ask != question && len(out) < 3 {
			out = append(out, offer)
		}
	}
	return out
}

// openNowOffer offers to ask which of an answer's rows are open now; false if they have no opening hours, or the answer
// is already filtered by them.
func openNowOffer(e agent.ResultEvent, db *schema.Database) (views.Offer, bool) {
	if db == nil || len(e.Rows) < 2 || e.Query == nil ||
		slices.ContainsFunc(e.Query.Where, func(c query.Condition) bool { return c.Op == query.OpenAt }) {
		return views.Offer{}, false
	}
	for _, name := range e.Query.From.Tables {
		t := db.Table(e.Query.From.Table(name))
		if t != nil && !t.Hidden && slices.ContainsFunc(t.Visible(), func(c *schema.Column) bool {
			return c.Role == schema.OpeningHours
		}) {
			return views.Offer{Text: views.English.OpenNow, Ask: views.AskOpenNow}, true
		}
	}
	return views.Offer{}, false
}
