package app

import (
	"context"
	"strings"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/schema/formula"
)

// Define handles a sentence that defines a measure: the owner's apply to everybody, others' to their own conversation.
func (a *App) Define(owns func(context.Context) bool) func(context.Context, string, *schema.Database,
	string) *agent.Definition {
	return func(ctx context.Context, source string, db *schema.Database, sentence string) *agent.Definition {
		definition, ok := formula.Read(sentence)
		if !ok {
			return nil
		}
		d := &agent.Definition{Name: definition.Name, Formula: definition.Formula}
		if owns(ctx) && a.opened(source) != nil {
			if d.Table, d.Err = a.Taught.define(ctx, source, definition); d.Table == nil && d.Err == nil {
				return nil
			}
			return d
		}
		table, column, known, err := definition.In(db)
		if !known {
			return nil
		}
		if d.Table, d.Err = table, err; err == nil {
			d.Own = &agent.Measure{Table: table.Name, Name: strings.ToLower(column.Label), Formula: column.Formula}
		}
		return d
	}
}
