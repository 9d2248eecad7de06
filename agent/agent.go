package agent

import (
	"context"

	"surely/suql"
)

// Engine runs SUQL for the agent; *suql.Engine is one.
type Engine interface {
	Run(ctx context.Context, statement string, options suql.RunOptions) (*suql.Result, error)
}

// Message is what a person says, one of the websocket's client messages; only the fields of its Type are set.
type Message struct {
	Type    string `json:"type"` // ask, answer, run, edit, overturn, undo, stop, continue, reset
	Text    string `json:"text,omitempty"`
	ID      string `json:"id,omitempty"`
	Value   string `json:"value,omitempty"`
	SUQL    string `json:"suql,omitempty"`
	Turn    int    `json:"turn,omitempty"`
	Row     int    `json:"row,omitempty"`
	Expr    string `json:"expr,omitempty"`
	Verdict string `json:"verdict,omitempty"`
	Name    string `json:"name,omitempty"`
}
