package web

import (
	"context"
	"encoding/json"
	"hash/fnv"
	"log/slog"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/internal/schema"
)

// verified is a question with an answer confirmed by the owner, and what is expected of it.
type verified struct {
	Source   string `json:"-"`
	Question string `json:"question"`
	SUQL     string `json:"suql"`
	Asks     bool   `json:"asks,omitempty"`  // it must lead to a clarification first
	Reply    bool   `json:"reply,omitempty"` // the data has no answer
}

// verifiedEvent adds or removes a question.
type verifiedEvent struct {
	verified
	Of   string `json:"source"`
	Gone bool   `json:"gone,omitempty"`
}

// verified returns the verified questions, oldest first.
func (s *Server) verified(ctx context.Context) []verified {
	if s.options.Notes == nil {
		return nil
	}
	out, err := verifiedIn(ctx, s.options.Notes)
	if err != nil {
		slog.Error("verified questions cannot be read", "err", err)
	}
	return out
}

// Verified returns a source's verified questions as a file of questions for 'surely eval chat'.
func Verified(ctx context.Context, notes Notes, source string) ([]byte, error) {
	all, err := verifiedIn(ctx, notes)
	return asLines(ofSource(all, source)), err
}

func verifiedIn(ctx context.Context, notes Notes) (out []verified, err error) {
	events, err := notes.Of(ctx, verifiedNote, time.Time{})
	for _, n := range events {
		var e verifiedEvent
		if json.Unmarshal(n.Data, &e) != nil {
			continue
		}
		e.verified.Source = e.Of
		out = slices.DeleteFunc(out, func(v verified) bool { return v.Source == e.Of && v.Question == e.Question })
		if !e.Gone {
			out = append(out, e.verified)
		}
	}
	return out, err
}

func ofSource(all []verified, source string) []verified {
	return slices.DeleteFunc(slices.Clone(all), func(v verified) bool { return v.Source != source })
}

// handleVerify adds or removes a verified question, and asks all of them again.
func (s *Server) handleVerify(c echo.Context) error {
	e := verifiedEvent{Of: c.FormValue("source"), Gone: c.FormValue("do") == "remove"}
	e.Question, e.SUQL = c.FormValue("question"), c.FormValue("suql")
	expect := c.FormValue("expect")
	e.Asks, e.Reply = expect == "asks", expect == "none"
	if e.Question == "" || !e.Gone && e.SUQL == "" && !e.Reply {
		return refuse("bad_value", "a question needs the statement that answers it")
	}
	if !s.served(e.Of) {
		return refuse("no_source", s.words.NoSuchSource)
	}
	data, err := json.Marshal(e)
	if err == nil {
		err = s.options.Notes.Add(c.Request().Context(), Note{Kind: verifiedNote, Data: data})
	}
	s.auditRequest(c, Entry{Source: e.Of, Did: "verify", Said: e.Question}, err)
	if err != nil {
		return err
	}
	if src := s.find(s.unnarrowed(), e.Of); src != nil {
		if _, err := s.vouch(s.ctx, src); err != nil {
			slog.Error("verified questions cannot be read", "err", err)
		}
	}
	s.rerun(c.Request().Context(), e.Of)
	return c.Redirect(http.StatusSeeOther, "/owner?source="+url.QueryEscape(e.Of)+"#verified")
}

// stateOf is a hash of what the verified questions' answers depend on: the questions and the data's description.
func (s *Server) stateOf(questions []verified, src *Source) string {
	h := fnv.New64a()
	e := json.NewEncoder(h)
	if e.Encode(questions) != nil || e.Encode(src.database()) != nil {
		return ""
	}
	return strconv.FormatUint(h.Sum64(), 36)
}

// vouch has the sources' agents answer as their verified questions expect, and returns these.
func (s *Server) vouch(ctx context.Context, sources ...*Source) ([]verified, error) {
	s.vouching.Lock()
	defer s.vouching.Unlock()
	if s.options.Notes == nil {
		return nil, nil
	}
	all, err := verifiedIn(ctx, s.options.Notes)
	if err != nil {
		return nil, err
	}
	for _, src := range sources {
		s.vouchFor(ctx, src, ofSource(all, src.Name))
	}
	return all, nil
}

// vouchFor tells a source's agent its verified questions, if they have changed since. Only the embedded models read
// them to learn from: a language model would cost something each time. s.vouching is held.
func (s *Server) vouchFor(ctx context.Context, src *Source, questions []verified) {
	if before, known := s.vouched[src.Name]; known && slices.Equal(before, questions) {
		return
	}
	var list []schema.Example
	for _, q := range questions {
		if !q.Asks && !q.Reply {
			list = append(list, schema.Example{Question: q.Question, SUQL: q.SUQL})
		}
	}
	if err := src.Agent.Vouch(ctx, list, s.options.Offline); err != nil {
		slog.Warn("not all verified questions teach something", "source", src.Name, "err", err)
	}
	if s.vouched == nil {
		s.vouched = map[string][]verified{}
	}
	s.vouched[src.Name] = questions
}

// rerun is rerunOf for the questions verified by now.
func (s *Server) rerun(ctx context.Context, source string) {
	if src := s.find(s.unnarrowed(), source); src != nil && s.options.Lab != nil {
		s.rerunOf(ctx, src, ofSource(s.verified(ctx), source))
	}
}

// rerunOf asks a source's verified questions again if they or the data have changed since the last run.
func (s *Server) rerunOf(ctx context.Context, src *Source, questions []verified) {
	source := src.Name
	set := verifiedSet + " " + s.stateOf(questions, src)
	known := s.evaluations.latest(func(x *evaluation) bool { return x.Source == source && x.Set == set })
	if len(questions) == 0 || known != nil {
		return
	}
	if s.options.Allow != nil { // another server may be running them
		first, err := s.options.Allow(ctx, source+" "+set, 1/verifiedRest.Seconds(), 1)
		if err == nil && !first {
			return
		}
	}
	x := &evaluation{Set: set, Name: "verified questions", All: len(questions)}
	if err := s.evaluate(x, asTheChat(source, asLines(questions))); err != nil {
		slog.Warn("verified questions could not be asked again", "err", err)
	}
}

// asTheChat evaluates with the chat's detector and a user who picks the intended option.
func asTheChat(source string, questions []byte) Order {
	return Order{Form: ChatQuestions, Source: source, Questions: questions, User: "truthful", Detector: "gain=0.9", K: 3,
		Seed: 1}
}

const (
	verifiedEvery = time.Minute      // interval of checking whether verified questions must run again
	verifiedRest  = 15 * time.Minute // minimum interval between unattended runs: some data changes all the time
)

// keepVerified has verified questions learnt, and asked again, whenever something has changed.
func (s *Server) keepVerified(every time.Duration) {
	s.learnVerified()
	for pause(s.ctx, every) {
		s.loadEvaluations(s.ctx)
		all := s.learnVerified()
		for _, src := range s.sources {
			if s.evaluations.latest(func(x *evaluation) bool {
				return x.again() && x.Source == src.Name && time.Since(x.Began) < verifiedRest
			}) == nil {
				s.rerunOf(s.ctx, src, ofSource(all, src.Name))
			}
		}
	}
}

// learnVerified has all sources learn their verified questions, and returns these.
func (s *Server) learnVerified() []verified {
	all, err := s.vouch(s.ctx, s.sources...)
	if err != nil {
		slog.Error("verified questions cannot be read", "err", err)
	}
	return all
}
