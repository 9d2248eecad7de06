package cli

import (
	"context"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/eval/output"
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
	conversations := a.Conversations(src, chats)
	return c.evaluate(g, s, c.settings(), func(o output.Files, decide eval.Decide) (*eval.Report, error) {
		conversations.Files, conversations.Decide, conversations.Rows = o, decide, c.Rows
		return conversations.Run(ctx)
	})
}
