package web

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

// report is the answer to a scheduled question. As JSON it is the body sent to webhooks.
type report struct {
	Question    string    `json:"question"`
	Due         time.Time `json:"due"`
	Asked       time.Time `json:"asked"`
	Sure        bool      `json:"sure"`
	Unsure      []string  `json:"unsure"` // reasons for doubt
	Reply       string    `json:"reply"`
	Searched    string    `json:"searched"`
	SUQL        string    `json:"suql"`
	Columns     []string  `json:"columns"`
	Rows        [][]any   `json:"rows"`
	Truncated   bool      `json:"truncated"`
	Error       string    `json:"error,omitempty"` // instead of everything else
	Link        string    `json:"link"`
	Unsubscribe string    `json:"unsubscribe"`

	fit fitting
}

const (
	mostReported = 1000 // rows sent to a webhook
	mostMailed   = 40   // rows of a mail
)

// fill puts a result into a report.
func (r *report) fill(e agent.ResultEvent, fit fitting) {
	r.Reply, r.Searched, r.SUQL, r.Columns, r.fit = e.Reply, e.Searched, e.SUQL, e.Columns, fit
	r.Rows, r.Truncated = e.Rows[:min(len(e.Rows), mostReported)], e.Truncated || len(e.Rows) > mostReported
	r.warn(e.Result)
}

// warn adds doubts about a result: texts without an answer.
func (r *report) warn(of suql.Result) {
	for _, w := range of.Warnings {
		if w.Row < 0 {
			r.Unsure = append(r.Unsure, w.Message)
		}
	}
}

// links fills in the addresses, of pages on this server.
func (r *report) links(home string, p *pin) {
	home = strings.TrimSuffix(home, "/")
	r.Link = home + "/board"
	r.Unsubscribe = home + "/unsubscribe?" + url.Values{"pin": {p.ID}, "key": {p.Schedule.Key}}.Encode()
}

// subject is the mail's subject.
func (r *report) subject(w *views.Words) string {
	switch {
	case r.Error != "":
		return fmt.Sprintf(w.MailFailed, r.Question)
	case !r.Sure:
		return fmt.Sprintf(w.MailUnsure, r.Question)
	}
	return r.Question
}

// text is the mail's text.
func (r *report) text(w *views.Words) string {
	var b strings.Builder
	say := func(lines ...string) {
		for _, l := range lines {
			if l != "" {
				b.WriteString(l + "\n")
			}
		}
		b.WriteString("\n")
	}
	say(r.Question)
	if r.Error != "" {
		say(w.DidNotWork+":", r.Error)
	} else {
		if !r.Sure {
			say(append([]string{w.MailNotSure}, r.Unsure...)...)
		}
		say(r.Reply, r.Searched)
		r.table(&b, w)
	}
	if late := r.Asked.Sub(r.Due); late > time.Hour {
		say(fmt.Sprintf(w.MailLate, r.Due.Format("2006-01-02 15:04")))
	}
	say(w.BoardTitle+": "+r.Link, w.MailEnd+": "+r.Unsubscribe)
	return b.String()
}

// table writes the first rows as lines of text.
func (r *report) table(b *strings.Builder, w *views.Words) {
	if len(r.Rows) == 0 {
		return
	}
	lines := [][]string{{}}
	for _, c := range r.fit {
		lines[0] = append(lines[0], c.view.Label)
	}
	for _, values := range r.Rows[:min(len(r.Rows), mostMailed)] {
		var line []string
		for _, c := range r.fit.row(values).Cells {
			line = append(line, oneLine(strings.Join(append(c.Tags, c.Text), " ")))
		}
		lines = append(lines, line)
	}
	widths := make([]int, len(lines[0]))
	for _, line := range lines {
		for k, cell := range line {
			widths[k] = max(widths[k], len([]rune(cell)))
		}
	}
	for _, line := range lines {
		for k, cell := range line {
			b.WriteString(cell)
			if k < len(line)-1 {
				b.WriteString(strings.Repeat(" ", widths[k]-len([]rune(cell))+2))
			}
		}
		b.WriteString("\n")
	}
	if n := len(r.Rows); n > mostMailed || r.Truncated {
		b.WriteString(w.RowsFound(n, r.Truncated) + "\n")
	}
	b.WriteString("\n")
}

// oneLine puts a cell on one line.
func oneLine(text string) string {
	const most = 60
	text = strings.Join(strings.Fields(text), " ")
	if r := []rune(text); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return text
}

// body is a webhook's request body.
func (r *report) body() ([]byte, error) {
	if r.Unsure == nil {
		r.Unsure = []string{}
	}
	if r.Columns == nil {
		r.Columns, r.Rows = []string{}, [][]any{}
	}
	return json.Marshal(r)
}
