package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/columns/discretize"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/suql"
)

// verdictsCommand shows the owner stored verdicts and those that people overturned.
type verdictsCommand struct {
	State  string `help:"The state, as for serve." placeholder:"URL"`
	Key    string `help:"Only the verdict with this key."`
	Forget bool   `help:"Forget these verdicts, pinned ones too; the texts are read again when next needed."`
	Pin    string `help:"Pin this answer for everybody. Needs --key." placeholder:"ANSWER"`
	All    bool   `help:"With --forget and without a statement: forget all verdicts that are not pinned."`
	Query  string `arg:"" optional:"" help:"The statement that reads the texts."`
}

// Run prints, forgets or pins verdicts.
func (c *verdictsCommand) Run(ctx context.Context, g *globals, s streams) error {
	switch {
	case c.All && (!c.Forget || c.Query != ""):
		return errors.New("--all needs --forget and no statement")
	case c.Query == "" && !c.All:
		return errors.New("give the statement whose verdicts you mean")
	case c.Pin != "" && c.Key == "":
		return errors.New("--pin needs the --key of the verdict")
	}
	kept, err := (&serveCommand{State: c.State}).open(g, s)
	if err != nil {
		return err
	}
	defer kept.Close()
	entries := kept.Ledger()
	if c.All {
		n, err := entries.ForgetAll(ctx, reader.Pinned)
		if err == nil {
			_, err = fmt.Fprintf(s.out, "%d verdicts forgotten\n", n)
		}
		return err
	}
	known := &reader.Known{Ledger: reader.NewLedger(entries)}
	name, err := c.look(ctx, g, s, known)
	if err != nil {
		return err
	}
	if c.Key != "" {
		known.Only(c.Key)
	}
	switch {
	case len(known.Requests) == 0:
		return errors.New("no verdicts are stored for this statement")
	case c.Pin != "":
		return known.Ledger.Overturn(ctx, c.Key, c.Pin)
	case c.Forget:
		n, err := entries.Forget(ctx, reader.Keys(name, known.Requests...)...)
		if err == nil {
			_, err = fmt.Fprintf(s.out, "%d verdicts forgotten\n", n)
		}
		return err
	}
	return printVerdicts(known, s, g.JSON)
}

// look runs the statement with known verdicts only, and returns the reader's name.
func (c *verdictsCommand) look(ctx context.Context, g *globals, s streams, known *reader.Known) (string, error) {
	set, err := g.open(ctx, s)
	if err != nil {
		return "", err
	}
	defer set.Close()
	decides, err := g.reader(nil, s)
	if err != nil {
		return "", err
	}
	src := set.Sources[0]
	engine := suql.New(suql.Options{Source: app.RowsOf(src), Schema: src.Schema(), Reader: reader.NameOnly(decides.Name()),
		Ledger: known, Linker: discretize.Linker{}})
	_, err = engine.Run(ctx, c.Query, suql.RunOptions{})
	return decides.Name(), err
}

func printVerdicts(k *reader.Known, s streams, asJSON bool) error {
	type line struct {
		Key      string `json:"key"`
		Question string `json:"question,omitempty"`
		Verdict  string `json:"verdict"`
		By       string `json:"by"`
		Quote    string `json:"quote,omitempty"`
		Text     string `json:"text"`
	}
	lines := make([]line, len(k.Requests))
	for i, r := range k.Requests {
		v := k.Verdicts[i]
		lines[i] = line{r.Key().String(), r.Question, v.Answer, v.Reader, v.Quote, strings.Join(r.Text, " | ")}
	}
	if asJSON {
		return printJSON(s.out, lines)
	}
	for _, l := range lines {
		text := l.Text
		if l.Quote != "" {
			text = l.Quote
		}
		if _, err := fmt.Fprintf(s.out, "%s  %-14s  %s  %s\n", l.Key, l.Verdict, l.By, beginning(text, 80)); err != nil {
			return err
		}
	}
	return nil
}

// beginning shortens a text to fit on a line.
func beginning(s string, most int) string {
	s = strings.Join(strings.Fields(s), " ")
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most]) + "…"
}

// keptEntries are the verdicts stored in --home.
func (g *globals) keptEntries(s streams) *app.KeptEntries {
	return app.KeptIn(func() (string, error) { return g.home(s) },
		func(err error) { fmt.Fprintf(s.err, "verdicts are not stored: %v\n", err) })
}
