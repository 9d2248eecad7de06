package app

import (
	"context"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/schema/formula"
)

// Define lets a conversation define a measure in a sentence. Only the owner may: it changes what all others see.
func (a *App) Define(owns func(context.Context) bool) func(context.Context, string, string) *agent.Definition {
	return func(ctx context.Context, source, sentence string) *agent.Definition {
		said, ok := formula.Read(sentence)
		if !ok {
			return nil
		}
		d := &agent.Definition{Name: said.Name, Formula: said.Formula}
		if owns(ctx) {
			if d.Table, d.Err = a.Taught.define(ctx, source, said); d.Table == nil && d.Err == nil {
				return nil
			}
			return d
		}
		src, err := a.Source(source)
		if err != nil {
			return nil
		}
		if _, _, known, _ := said.In(src.Schema); !known {
			return nil
		}
		d.Denied = true
		return d
	}
}
