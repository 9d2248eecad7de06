package web

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/web/deliver"
)

const (
	scheduleEvery = 15 * time.Second // interval of looking for due questions
	reportFor     = 5 * time.Minute  // time limit of a question
)

// keepSchedule asks due questions until the server closes.
func (s *Server) keepSchedule(every time.Duration) {
	for {
		select {
		case <-s.ctx.Done():
			return
		case <-time.After(every):
			contain.Run("ask due questions", func() { s.askDue(time.Now()) })
		}
	}
}

// askDue asks the questions due by a time, each on one of the servers that share a state. Several missed times count as
// one.
func (s *Server) askDue(now time.Time) {
	due, err := s.options.Pins.Due(s.ctx, now)
	if err != nil {
		slog.Error("due questions cannot be listed", "err", err)
		return
	}
	for _, kept := range due {
		p, err := asPin(kept)
		next := time.Time{}
		if err == nil && p.Schedule != nil {
			next = p.Schedule.next(now)
		}
		ours, wrong := s.options.Pins.Claim(s.ctx, kept, next)
		if err != nil || wrong != nil || p.Schedule == nil {
			slog.Error("a due question cannot be asked", "pin", kept.ID, "err", err, "claim", wrong)
			continue
		}
		if ours {
			contain.Run("ask by schedule", func() { s.sendReport(p, now) })
		}
	}
}

// sendReport asks a pinned question again and sends its answer, or why there is none. Users who lost their rights are
// told once, if the answer may still go to that address.
func (s *Server) sendReport(p *pin, now time.Time) {
	ctx, cancel := context.WithTimeout(s.ctx, reportFor)
	defer cancel()
	speaking, d := s, s.options.Delivery
	r := &report{Question: p.Question, Due: p.Due.In(p.Schedule.place()), Asked: now}
	by, still := s.rightsNow(p.Schedule, now)
	if _, err := d.destination(by, p.Schedule.To); err != nil {
		s.rest(p)
		s.noteSent(p.ID, now, err)
		return
	}
	p.Schedule.By = by
	if !still {
		s.rest(p)
		r.Error = speaking.words.RightsLapsed
	} else if err := speaking.report(ctx, p, r); err != nil {
		r.Error = s.asErrorEvent(err, slog.With("pin", p.ID)).Message
	}
	r.Sure = r.Error == "" && len(r.Unsure) == 0
	r.links(d.Home, p)
	sending, stop := context.WithTimeout(s.ctx, reportFor) // a timeout is reported, too
	defer stop()
	err := speaking.send(sending, p.Schedule, r)
	slog.Info("request", "did", "send", "user", by.Name, "source", p.Source, "rows", len(r.Rows))
	if err != nil {
		slog.Warn("an answer could not be sent", "pin", p.ID, "err", err)
	}
	s.noteSent(p.ID, now, err)
}

// report asks a pinned question with its scheduler's rights. If it is now read differently, the original statement is
// used.
func (s *Server) report(ctx context.Context, p *pin, r *report) error {
	by := p.Schedule.By
	view, err := s.see(ctx, by)
	if err != nil {
		return err
	}
	src := s.find(view, p.Source)
	if src == nil || src.Rows == nil {
		return refuse("no_source", s.words.NoSuchSource)
	}
	place, err := s.gate.enter(ctx, "schedule "+p.ID, Structured, func(int) {})
	if err != nil {
		return err
	}
	defer place.leave()
	ctx = sender{who: "schedule " + p.Who, owner: by.Role == roleNames[ownerRole]}.within(place.within(ctx))
	again, err := s.askAgain(ctx, src, p)
	if err != nil && ctx.Err() != nil {
		return err
	}
	if again.open != "" {
		r.Unsure = append(r.Unsure, fmt.Sprintf(s.words.MailAsks, again.open))
	}
	if err == nil && again.result != nil && sameButDates(again.result.SUQL, p.SUQL) {
		if again.result.Guess {
			r.Unsure = append(r.Unsure, s.words.MailGuess)
		}
		r.fill(*again.result, s.fitted(src, *again.result))
		return nil
	}
	if !p.Ran {
		r.Unsure = append(r.Unsure, fmt.Sprintf(s.words.MailSettled, p.Asked.Format(time.DateOnly)))
	}
	rows, err := src.Rows(ctx, nil, p.SUQL, mostReported)
	if err != nil {
		return err
	}
	e := agent.ResultEvent{Result: *rows, SUQL: p.SUQL, Searched: p.Searched, Labels: p.Labels}
	r.fill(e, s.fitted(src, e))
	return nil
}

// fitted fits an answer's columns without links.
func (s *Server) fitted(src *Source, e agent.ResultEvent) fitting {
	return newOutgoing(s, src, newFold(), Record{}, e).fit(e, true)
}

// send delivers a report, a second time if the first fails.
func (s *Server) send(ctx context.Context, x *schedule, r *report) (err error) {
	d := s.options.Delivery
	for try := range 2 {
		if try > 0 && !pause(ctx, 5*time.Second) {
			break
		}
		switch {
		case hooked(x.To) && d.Hooks != nil:
			body, wrong := r.body()
			if wrong != nil {
				return wrong
			}
			err = d.Hooks.Post(ctx, x.To, body)
		case !hooked(x.To) && d.Mail != nil:
			err = d.Mail.Send(ctx, deliver.Letter{To: x.To, Subject: r.subject(s.words), Text: r.text(s.words),
				Unsubscribe: r.Unsubscribe})
		default:
			return fmt.Errorf("%s can no longer be sent to", x.To)
		}
		if err == nil {
			return nil
		}
	}
	return err
}

// noteSent records when a report was sent, or why not, unless its schedule ended meanwhile.
func (s *Server) noteSent(id string, now time.Time, failed error) {
	ctx, cancel := s.storing()
	defer cancel()
	kept, err := s.options.Pins.Get(ctx, id)
	if err != nil {
		return
	}
	p, err := asPin(kept)
	if err != nil || p.Schedule == nil {
		return
	}
	p.Schedule.Sent, p.Schedule.Failed = now.UTC(), ""
	if failed != nil {
		p.Schedule.Failed = failed.Error()
	}
	if p.Data, err = json.Marshal(p); err == nil {
		err = s.options.Pins.Rewrite(ctx, p.Pin)
	}
	if err != nil {
		slog.Warn("the delivery of an answer could not be recorded", "pin", id, "err", err)
	}
}
