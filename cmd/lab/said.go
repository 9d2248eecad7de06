package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/nlg"
)

// saidCommand prints the program's answers to questions over many databases, for people to read:
// whether the wording is natural cannot be measured automatically.
type saidCommand struct {
	Program   string   `required:"" type:"existingfile" help:"The built program." placeholder:"FILE"`
	Shared    string   `required:"" type:"existingdir" help:"Folder of the corpora: spider." placeholder:"DIR"`
	Plain     string   `default:"training/questions.jsonl" type:"existingfile" help:"Our own questions, with their SQL." placeholder:"FILE"`
	Demo      string   `default:"internal/demo/conversations.jsonl" type:"existingfile" help:"Conversations over the built-in data." placeholder:"FILE"`
	Only      []string `help:"Databases to ask, instead of a random sample." placeholder:"NAME"`
	Databases int      `default:"20" help:"Number of databases to draw, in addition to the built-in one." placeholder:"N"`
	Each      int      `default:"10" help:"Number of questions to draw for each." placeholder:"N"`
	Seed      uint64   `default:"1" help:"Chance starts here."`
}

// sayable is a question about a database, with its statement if there is one.
type sayable struct{ db, question, sql string }

// Run asks the drawn questions, and prints the answers.
func (c *saidCommand) Run(ctx context.Context, g *globals) error {
	home, err := g.home()
	if err != nil {
		return err
	}
	voice, err := nlg.New(nlg.Plain)
	if err != nil {
		return err
	}
	all, err := c.questions()
	if err != nil {
		return err
	}
	for _, of := range c.draw(all) {
		if err := c.ask(ctx, home, voice, of); err != nil {
			return fmt.Errorf("%s: %w", of[0].db, err)
		}
	}
	return nil
}

// questions are all that can be drawn; those about the built-in data have an empty database name.
func (c *saidCommand) questions() (all []sayable, err error) {
	var spider []struct {
		DB       string `json:"db_id"`
		Question string
		Query    string
	}
	data, err := os.ReadFile(filepath.Join(c.Shared, "spider", "train.json"))
	if err == nil {
		err = json.Unmarshal(data, &spider)
	}
	if err != nil {
		return nil, err
	}
	for _, q := range spider {
		all = append(all, sayable{q.DB, q.Question, q.Query})
	}
	if data, err = os.ReadFile(c.Plain); err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(data)) {
		var q struct{ DB, Question, SQL string }
		if err := json.Unmarshal([]byte(line), &q); err != nil {
			return nil, err
		}
		all = append(all, sayable{q.DB, q.Question, q.SQL})
	}
	chats, err := eval.ReadChats(c.Demo, 0)
	for _, chat := range chats {
		all = append(all, sayable{"", chat.Turns[0].Question, chat.Turns[0].SUQL})
	}
	return all, err
}

// draw draws databases, and questions about each.
func (c *saidCommand) draw(all []sayable) [][]sayable {
	random := rand.New(rand.NewPCG(c.Seed, 0))
	of := map[string][]sayable{}
	var names []string
	for _, q := range all {
		if q.db != "" && of[q.db] == nil {
			names = append(names, q.db)
		}
		of[q.db] = append(of[q.db], q)
	}
	random.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	names = append([]string{""}, names[:min(c.Databases, len(names))]...)
	if len(c.Only) > 0 {
		names = c.Only
	}
	var out [][]sayable
	for _, name := range names {
		list := slices.Clone(of[name])
		random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		out = append(out, list[:min(c.Each, len(list))])
	}
	return out
}

// ask asks questions about one database.
func (c *saidCommand) ask(ctx context.Context, home string, voice *nlg.Voice, list []sayable) error {
	var source []string
	restate := func(string) string { return "" }
	if name := list[0].db; name != "" {
		path, err := c.database(ctx, home, name)
		if err != nil {
			return err
		}
		set, err := store.Open(ctx, store.Options{Sources: []string{path}, Home: filepath.Join(home, "said")})
		if err != nil {
			return err
		}
		defer set.Close()
		source = []string{"--data", path}
		restate = func(statement string) string {
			text, err := voice.Restate(set.Sources[0].Schema(), statement)
			if err != nil {
				return err.Error()
			}
			return text
		}
	}
	fmt.Printf("\n== %s\n", list[0].db)
	for i, q := range list {
		args := append([]string{"ask", "--json", "--home", filepath.Join(home, "said")}, append(source, q.question)...)
		out, err := exec.CommandContext(ctx, c.Program, args...).Output()
		if failed := new(exec.ExitError); err != nil && !errors.As(err, &failed) {
			return err
		}
		fmt.Printf("%d. %s\n", i+1, q.question)
		if err := show(os.Stdout, out); err != nil {
			return err
		}
		if q.sql != "" {
			if text := restate(q.sql); text != "" {
				fmt.Printf("   gold: %s\n", text)
			}
		}
	}
	return nil
}

// database is the file of a database: created by one of our scripts, or one of Spider's.
func (c *saidCommand) database(ctx context.Context, home, name string) (string, error) {
	script := filepath.Join(filepath.Dir(c.Plain), "databases", name+".sql")
	text, err := os.ReadFile(script)
	if os.IsNotExist(err) {
		return filepath.Join(c.Shared, "spider", "database", name, name+".sqlite"), nil
	}
	if err != nil {
		return "", err
	}
	path := filepath.Join(home, name+".sqlite")
	if _, err := os.Stat(path); err == nil {
		return path, nil
	}
	return path, eval.MakeDatabase(ctx, path, string(text))
}

// show prints the program's answer to a question.
func show(w io.Writer, answer []byte) error {
	var a struct {
		Reply, Searched string
		Columns         []string
		Rows            [][]any
		Unused          []string
		Guess           bool
		Turns           []struct {
			Question string
			Options  []struct{ Text string }
		}
		Error *struct{ Message string }
	}
	if err := json.Unmarshal(bytes.TrimSpace(answer), &a); err != nil {
		return fmt.Errorf("%w: %s", err, answer)
	}
	for _, t := range a.Turns {
		fmt.Fprintf(w, "   asks: %s\n", t.Question)
		for _, o := range t.Options {
			fmt.Fprintf(w, "         - %s\n", o.Text)
		}
	}
	if a.Error != nil {
		fmt.Fprintf(w, "   error: %s\n", a.Error.Message)
	}
	fmt.Fprintf(w, "   says: %s\n   told: %s\n", a.Reply, a.Searched)
	if len(a.Rows) > 0 {
		fmt.Fprintf(w, "   rows: %v %v of %d\n", a.Columns, a.Rows[0], len(a.Rows))
	}
	if len(a.Unused) > 0 {
		fmt.Fprintf(w, "   unused: %v\n", a.Unused)
	}
	return nil
}
