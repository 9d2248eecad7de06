package web

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/views"
)

const (
	ownerSince    = 30 * 24 * time.Hour // period covered by the owner's page
	shownTurns    = 40
	shownWords    = 12
	shownMeanings = 3
)

// handleOwner shows the owner how the chat is doing.
func (s *Server) handleOwner(c echo.Context) error {
	ctx := c.Request().Context()
	s.loadEvaluations(ctx)
	src := s.find(s.unnarrowed(), cmp.Or(c.QueryParam("source"), s.sources[0].Name))
	if src == nil {
		return refuse("no_source", s.words.NoSuchSource)
	}
	s.rerun(ctx, src.Name)
	turns, err := s.turnsSince(ctx, time.Now().Add(-ownerSince))
	if err != nil {
		return err
	}
	turns = slices.DeleteFunc(turns, func(t *turnRecord) bool { return t.Source != src.Name })
	p := views.OwnerPage{Source: src.Name, Texts: string(cmp.Or(s.options.VisitorTexts, KeepTexts)),
		Teaches: s.options.Words != nil}
	for _, each := range s.sources {
		p.Sources = append(p.Sources, each.Name)
	}
	p.Counts = countsOf(turns)
	for _, t := range slices.Backward(turns) {
		if len(p.Turns) == shownTurns {
			break
		}
		p.Turns = append(p.Turns, turnView(t))
	}
	p.Words, p.Measures = s.unknownWords(ctx, turns, src), s.measuresOf(src)
	s.ownerQuality(ctx, &p, src)
	p.Cost = s.costOf(turns)
	p.Model = s.certainty()
	return s.render(c, views.Owner(p))
}

// countsOf counts turns by outcome.
func countsOf(turns []*turnRecord) []views.Figure {
	n := map[string]int{}
	for _, t := range turns {
		n[t.Went]++
		if t.Asked > 0 {
			n["asked back"]++
		}
		if t.Bad {
			n["thumbs down"]++
		}
		if t.overturned {
			n["overturned verdicts"]++
		}
	}
	out := []views.Figure{{Name: "questions", Value: fmt.Sprint(len(turns))}}
	for _, name := range []string{answeredTurn, guessedTurn, "asked back", declinedTurn, failedTurn, "overturned verdicts",
		"thumbs down"} {
		out = append(out, views.Figure{Name: name, Value: fmt.Sprint(n[name])})
	}
	if n[waitingTurn] > 0 {
		out = append(out, views.Figure{Name: "left without a reply", Value: fmt.Sprint(n[waitingTurn])})
	}
	return out
}

func turnView(t *turnRecord) views.OwnerTurn {
	v := views.OwnerTurn{When: t.Time.Format("2 Jan 15:04"), Question: t.Question, SUQL: t.SUQL, Went: t.Went,
		Asked: t.Asked, Bad: t.Bad, Good: t.Good, Reason: t.Reason, Unused: strings.Join(t.Unused, ", ")}
	if t.overturned {
		v.Went = overturnedTurn
	}
	if t.Confidence > 0 {
		v.Sure = fmt.Sprintf("%.0f %%", 100*t.Confidence)
	}
	return v
}

// unknownWords are the words not understood, most frequent first, each with possible meanings.
func (s *Server) unknownWords(ctx context.Context, turns []*turnRecord, src *Source) (out []views.UnknownWord) {
	n := map[string]int{}
	for _, t := range turns {
		for _, w := range t.Unused {
			n[strings.ToLower(w)]++
		}
	}
	all := slices.SortedFunc(maps.Keys(n), func(a, b string) int { return cmp.Or(n[b]-n[a], cmp.Compare(a, b)) })
	db := src.database()
	if db == nil {
		return nil
	}
	meanings := meaningsOf(db)
	var labels []string
	for _, m := range meanings {
		labels = append(labels, m.Label)
	}
	for _, w := range all {
		if len(out) == shownWords {
			break
		}
		if taught(db, w) {
			continue
		}
		v := views.UnknownWord{Word: w, Times: n[w], All: meanings}
		if s.options.Words != nil {
			for _, i := range s.options.Words.Nearest(ctx, w, labels) {
				if len(v.Near) < shownMeanings {
					v.Near = append(v.Near, meanings[i])
				}
			}
		}
		out = append(out, v)
	}
	return out
}

// meaningsOf are the possible meanings of words: tables and columns.
func meaningsOf(db *schema.Database) (out []views.Meaning) {
	for _, t := range db.Visible() {
		out = append(out, views.Meaning{Table: t.Name, Label: label(db, t)})
		for _, c := range t.Visible() {
			if c.Role != schema.Identifier {
				out = append(out, views.Meaning{Table: t.Name, Column: c.Name, Label: words(c) + " of " + label(db, t)})
			}
		}
	}
	return out
}

// taught reports whether a word is already a synonym.
func taught(db *schema.Database, word string) bool {
	for _, t := range db.Visible() {
		if slices.Contains(t.Synonyms, word) {
			return true
		}
		for _, c := range t.Visible() {
			if slices.Contains(c.Synonyms, word) {
				return true
			}
		}
	}
	return false
}

// measuresOf are a source's computed measures.
func (s *Server) measuresOf(src *Source) (out []views.Measure) {
	db := src.database()
	if db == nil {
		return nil
	}
	for _, t := range db.Visible() {
		for _, c := range t.Visible() {
			if c.Formula != "" {
				out = append(out, views.Measure{Name: c.Label, Formula: c.Formula, Table: label(db, t),
					Taught: s.options.Words != nil && s.options.Words.Taught(src.Name, strings.ToLower(c.Label))})
			}
		}
	}
	return out
}

// handleDefine defines or removes a measure.
func (s *Server) handleDefine(c echo.Context) error {
	source, ctx := c.FormValue("source"), c.Request().Context()
	name := strings.Join(strings.Fields(c.FormValue("name")), " ")
	formula := c.FormValue("formula")
	if s.find(s.unnarrowed(), source) == nil || !s.served(source) || name == "" || len(name) > 60 || len(formula) > 500 {
		return refuse("bad_value", "a name and its formula are required")
	}
	var err error
	if c.FormValue("do") == "forget" {
		err = s.options.Words.Forget(ctx, source, name)
	} else {
		err = s.options.Words.Define(ctx, source, name, formula)
	}
	s.auditRequest(c, Entry{Source: source, Did: "teach", Said: name + " = " + formula}, err)
	if err != nil {
		return refuse("bad_value", err.Error())
	}
	s.rerun(ctx, source)
	return c.Redirect(http.StatusSeeOther, "/owner?source="+url.QueryEscape(source)+"#measures")
}

// handleTeachWord makes a word a synonym of a column or table.
func (s *Server) handleTeachWord(c echo.Context) error {
	source, word := c.FormValue("source"), strings.ToLower(strings.Join(strings.Fields(c.FormValue("word")), " "))
	table, column, _ := strings.Cut(c.FormValue("means"), "\x1f")
	src := s.find(s.unnarrowed(), source)
	if src == nil || word == "" || len(word) > 60 || table == "" {
		return refuse("bad_value", "a word and its meaning are required")
	}
	if t := src.database().Table(table); t == nil || t.Hidden || column != "" && t.Column(column) == nil {
		return refuse("bad_value", "no such table or column")
	}
	err := s.options.Words.Teach(c.Request().Context(), source, word, table, column)
	s.auditRequest(c, Entry{Source: source, Did: "teach", Said: word + " means " + table + " " + column}, err)
	if err != nil {
		return err
	}
	s.rerun(c.Request().Context(), source)
	return c.Redirect(http.StatusSeeOther, "/owner?source="+url.QueryEscape(source)+"#words")
}

// ownerQuality fills in the verified questions, the readiness and the calibration.
func (s *Server) ownerQuality(ctx context.Context, p *views.OwnerPage, src *Source) {
	questions := ofSource(s.verified(ctx), src.Name)
	set := verifiedSet + " " + s.stateOf(questions, src)
	run := s.evaluations.latest(func(x *evaluation) bool { return x.Source == src.Name && x.Set == set })
	var seen []Seen
	if run != nil {
		now := run.snapshot()
		seen, p.VerifiedState, p.Live = now.Seen, now.State, now.State == evaluating
		if now.Error != "" {
			p.VerifiedState = now.Error
		}
	}
	for i, q := range questions {
		v := views.VerifiedQuestion{Question: q.Question, SUQL: q.SUQL, Expects: "this answer", State: "waiting"}
		switch {
		case q.Asks:
			v.Expects = "a clarification, then this answer"
		case q.Reply:
			v.Expects = "no answer: the data has none"
		}
		for _, one := range seen {
			if one.Index == i {
				v.State = map[bool]string{true: "right", false: "wrong"}[one.Right]
			}
		}
		p.Verified = append(p.Verified, v)
	}
	made := s.evaluations.latest(func(x *evaluation) bool { return x.Source == src.Name && x.Set == madeSet })
	if made != nil {
		now := made.snapshot()
		p.Readiness = readinessOf(now, src.database())
		p.Live = p.Live || now.State == evaluating
		seen = append(slices.Clone(seen), now.Seen...)
	}
	var sure []float64
	var right []bool
	for _, one := range seen {
		sure, right = append(sure, one.Sure), append(right, one.Right)
	}
	for _, b := range learn.Bins(sure, right, 10) {
		if b.N > 0 {
			p.Bins = append(p.Bins, views.ReliabilityBin{Sure: b.Sure, Right: b.Right, N: b.N})
		}
	}
}

// readinessOf says how well questions made from the data's own columns work, and which columns cause trouble.
func readinessOf(x *evaluation, db *schema.Database) *views.Readiness {
	r := &views.Readiness{ID: x.ID, State: x.State, Done: len(x.Seen), All: x.All}
	questions := selfmade(db)
	type place struct{ table, column string }
	trouble := map[place]*views.Trouble{}
	good := 0
	for _, one := range x.Seen {
		if one.Index >= len(questions) || questions[one.Index].Question != one.Question {
			continue // the data has changed since
		}
		q := questions[one.Index]
		at := place{q.Table, q.Column}
		if trouble[at] == nil {
			trouble[at] = &views.Trouble{Table: q.Table, Column: q.Column}
		}
		t := trouble[at]
		t.Questions++
		switch {
		case !one.Right:
			t.Wrong++
			t.Example = one.Question
		case one.Questions > 0:
			t.Asked++
			t.Example = cmp.Or(t.Example, one.Question)
		default:
			good++
		}
	}
	r.Score = 100 * good / max(1, len(x.Seen))
	for _, t := range trouble {
		if t.Wrong+t.Asked > 0 {
			t.Mend = mendOf(db, t.Table, t.Column)
			r.Troubles = append(r.Troubles, *t)
		}
	}
	slices.SortFunc(r.Troubles, func(a, b views.Trouble) int {
		return cmp.Or(b.Wrong-a.Wrong, b.Asked-a.Asked, cmp.Compare(a.Table+a.Column, b.Table+b.Column))
	})
	return r
}

// mendOf is advice to the owner on a column that causes clarifications.
func mendOf(db *schema.Database, table, column string) string {
	c := columnOf(db, table, column)
	switch {
	case c == nil:
		return "Say in surely.yaml what one row of " + table + " is: label and synonyms."
	case called(c) == "":
		return "Nobody says “" + words(c) + "”. Give it a name that people use."
	case c.Role == schema.Enumeration && slices.ContainsFunc(c.Values, unsayable):
		return "Explain its values in its description: people do not say “" + c.Values[0].Value + "”."
	case twinOf(db, c) != "":
		return "“" + words(c) + "” is also the name of a column of " + twinOf(db, c) + ". Rename one of them."
	}
	return "Teach it the words that people use for it."
}

// twinOf is another table with a column of the same name, or empty.
func twinOf(db *schema.Database, c *schema.Column) string {
	for _, t := range db.Visible() {
		for _, other := range t.Visible() {
			if other != c && strings.EqualFold(words(other), words(c)) {
				return t.Name
			}
		}
	}
	return ""
}

// handleReadiness asks questions made from a source's own columns.
func (s *Server) handleReadiness(c echo.Context) error {
	src := s.find(s.unnarrowed(), c.FormValue("source"))
	if src == nil {
		return refuse("no_source", s.words.NoSuchSource)
	}
	questions := selfmade(src.database())
	if len(questions) == 0 {
		return refuse("bad_value", "the data has no columns to make questions from")
	}
	x := &evaluation{Set: madeSet, Name: "questions made of " + src.Name, All: len(questions)}
	if err := s.evaluate(x, asTheChat(src.Name, asLines(questions))); err != nil {
		return err
	}
	return c.Redirect(http.StatusSeeOther, "/owner?source="+url.QueryEscape(src.Name)+"#readiness")
}

// certainty describes which model parses questions and how its doubts are measured; empty without a model.
func (s *Server) certainty() string {
	if s.options.Model == nil {
		return ""
	}
	name, lacks := s.options.Model()
	text := fmt.Sprintf(s.words.ReadBy, name)
	if !slices.Contains(lacks, "logprobs") {
		text += " Its token probabilities show what is doubtful: one request per statement, and another after a no."
	}
	for _, l := range lacks {
		text += " " + s.words.Lacks[l]
	}
	return text
}

// costOf is the model's cost.
func (s *Server) costOf(turns []*turnRecord) (out []views.Figure) {
	calls, tokens := 0, 0
	for _, t := range turns {
		calls, tokens = calls+t.Calls, tokens+t.Tokens
	}
	out = append(out, views.Figure{Name: "requests to the model", Value: fmt.Sprint(calls)},
		views.Figure{Name: "tokens", Value: fmt.Sprint(tokens)})
	if n := len(turns); calls > 0 {
		out = append(out, views.Figure{Name: "a question", Value: fmt.Sprintf("%.1f requests, %d tokens",
			float64(calls)/float64(n), tokens/n)})
	}
	for _, f := range s.options.Figures {
		if strings.HasSuffix(f.Name, "_money_today") {
			out = append(out, views.Figure{Name: "today, at the configured prices", Value: fmt.Sprintf("%.2f", f.Value())})
		}
	}
	return out
}
