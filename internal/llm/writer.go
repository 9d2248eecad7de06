package llm

import (
	"context"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Writer has a model write texts.
type Writer struct{ client *Client }

// NewWriter returns a writer.
func NewWriter(c *Client) *Writer { return &Writer{c} }

// Name identifies the model.
func (w *Writer) Name() string { return w.client.Model() }

// maxWritten is the maximum number of tokens of a text.
const maxWritten = 1000

// maxTries is the number of tries for a statement. It is low, since the embedded parser can take over.
const maxTries = 3

// Write has a model write a text, with the probabilities of its tokens if its server reports them.
func (w *Writer) Write(ctx context.Context, o verdict.TextRequest) (verdict.ModelText, error) {
	r, err := w.client.Complete(ctx, Prompt{System: o.System, User: o.Message, MaxTokens: maxWritten,
		Logprobs: topLogprobs, Enough: o.IsSufficient, Tries: maxTries})
	if err != nil {
		return verdict.ModelText{}, err
	}
	return verdict.ModelText{Text: r.Text, Tokens: r.Tokens}, nil
}

// Abilities describes what the server can do, as far as is known.
func (w *Writer) Abilities() verdict.ModelAbilities {
	known := w.client.Abilities()
	return verdict.ModelAbilities{Logprobs: known.has(Logprobs), Context: known.Context}
}
