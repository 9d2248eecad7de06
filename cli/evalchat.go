package cli

import (
	"context"
	"errors"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/schema"
)

type evalChatCommand struct {
	evalFlags
	Questions string `required:"" type:"existingfile" help:"Lines of questions with SUQL, or of turns." placeholder:"FILE"`
	Rows      bool   `help:"Also compare the rows with those of the gold statement."`
}

func (c *evalChatCommand) Run(ctx context.Context, g *globals, s streams) error {
	chats, err := eval.ReadChats(c.Questions, c.Limit)
	if err != nil {
		return err
	}
	return c.chat(ctx, g, s, c.Rows, func(*schema.Database) []eval.Chat { return chats })
}

// evalMineCommand asks the owner's verified queries.
type evalMineCommand struct{ evalFlags }

func (c *evalMineCommand) Run(ctx context.Context, g *globals, s streams) error {
	return c.chat(ctx, g, s, false, func(db *schema.Database) (chats []eval.Chat) {
		for _, e := range db.Examples {
			if c.Limit <= 0 || len(chats) < c.Limit {
				chats = append(chats, eval.Chat{Turns: []eval.ChatTurn{{Question: e.Question, SUQL: e.SUQL}}})
			}
		}
		return chats
	})
}

// chat asks conversations over the first source.
func (c *evalFlags) chat(ctx context.Context, g *globals, s streams, rows bool,
	chats func(*schema.Database) []eval.Chat) error {
	if _, err := c.over(g, s); err != nil {
		return err
	}
	a, err := g.app(ctx, s)
	if err != nil {
		return err
	}
	defer a.Close()
	src, err := a.Source("")
	if err != nil {
		return err
	}
	asked := chats(src.Schema)
	if len(asked) == 0 {
		return errors.New("there are no questions: verified queries are the examples of surely.yaml")
	}
	conversations := a.Conversations(src, asked)
	return c.evaluate(g, s, c.settings(), func(o output.Files, decide eval.Decide) (*eval.Report, error) {
		conversations.Files, conversations.Decide, conversations.Rows = o, decide, rows
		return conversations.Run(ctx)
	})
}
