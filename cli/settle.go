package cli

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/user"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/atomicfile"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
)

type settleCommand struct {
	Answers []string `help:"The option of each doubt, by its id: spelling.jobs.town.quay-rd.quay-road=same." placeholder:"ID=OPTION,…"`
	Write   string   `help:"Also write what was settled, in the form of surely.yaml." placeholder:"FILE"`
}

// Run settles the doubts about the data: as the flags say, with --yes the likeliest option of each that is left, else
// by asking one after the other.
func (c *settleCommand) Run(ctx context.Context, g *globals, s streams) error {
	set, err := g.open(ctx, s)
	if err != nil {
		return err
	}
	defer set.Close()
	given, err := c.given()
	if err != nil {
		return err
	}
	if !g.Yes && len(given) == 0 && !isTerminal(s.in) && c.Write == "" {
		return errors.New("there is nobody to ask: use --answers ID=OPTION,… or --yes (the likeliest option of each)")
	}
	asker := &settleAsker{given: given, likeliest: g.Yes, s: s}
	if len(given) == 0 && !g.Yes && isTerminal(s.in) {
		asker.replies = bufio.NewScanner(s.in)
	}
	for _, src := range set.Sources {
		if err := asker.settle(src); err != nil {
			return err
		}
	}
	for id := range given {
		return fmt.Errorf("there is no doubt %q: see 'surely data describe --json'", id)
	}
	if g.JSON {
		if err := printJSON(s.out, map[string]int{"settled": asker.settled}); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(s.out, "Settled: %d.\n", asker.settled)
	}
	return c.write(set)
}

// given returns the options of --answers by the ids of their doubts.
func (c *settleCommand) given() (map[string]string, error) {
	out := map[string]string{}
	for _, a := range c.Answers {
		id, option, ok := strings.Cut(strings.TrimSpace(a), "=")
		if !ok {
			return nil, fmt.Errorf("--answers: %q has no option: write ID=OPTION", a)
		}
		out[id] = option
	}
	return out, nil
}

// write writes what was settled to a file for people to edit; with several sources, there is one file only for the one
// about which something was settled.
func (c *settleCommand) write(set *store.Set) error {
	if c.Write == "" {
		return nil
	}
	if len(set.Sources) > 1 {
		return errors.New("--write needs a single source: give one with --data")
	}
	if _, err := os.Stat(c.Write); err == nil {
		return fmt.Errorf("%s already exists: name another file, and merge the two", c.Write)
	}
	content, err := set.Sources[0].Settled()
	if err != nil {
		return err
	}
	return atomicfile.Write(c.Write, content)
}

// settleAsker chooses the options of doubts.
type settleAsker struct {
	given     map[string]string
	likeliest bool
	replies   *bufio.Scanner // nil: nobody is asked
	s         streams
	settled   int
}

func (a *settleAsker) settle(src *store.Source) error {
	answers := map[string]string{}
	for _, d := range src.Schema().Doubts {
		option := a.given[d.ID]
		delete(a.given, d.ID)
		switch {
		case option != "" || d.Settled != nil:
		case a.likeliest:
			option = d.Options[0].ID
		case a.replies != nil:
			option = a.ask(d)
		}
		if option != "" {
			answers[d.ID] = option
		}
	}
	a.settled += len(answers)
	if len(answers) == 0 {
		return nil
	}
	return src.Settle(answers, userName())
}

// ask asks about a doubt at the terminal; an empty reply leaves it for later.
func (a *settleAsker) ask(d *schema.Doubt) string {
	fmt.Fprintln(a.s.err, d.Question)
	for i, o := range d.Options {
		fmt.Fprintf(a.s.err, "  %d. %s\n", i+1, o.Text)
	}
	for {
		fmt.Fprint(a.s.err, "[number, or nothing for later] ")
		if !a.replies.Scan() {
			return ""
		}
		reply := strings.TrimSpace(a.replies.Text())
		n, err := strconv.Atoi(reply)
		switch {
		case reply == "":
			return ""
		case err == nil && n >= 1 && n <= len(d.Options):
			return d.Options[n-1].ID
		case d.Option(reply) != nil:
			return reply
		}
		fmt.Fprintf(a.s.err, "Please give a number from 1 to %d.\n", len(d.Options))
	}
}

// userName returns the name of the computer's user, or nothing if it is not known.
func userName() string {
	u, err := user.Current()
	if err != nil {
		return ""
	}
	return cmp.Or(u.Name, u.Username)
}
