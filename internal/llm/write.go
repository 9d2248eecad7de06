package llm

import (
	"context"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// maxWritten is the maximum number of tokens of a text.
const maxWritten = 1000

// maxTries is the number of tries for a statement. It is low, since the embedded parser can take over.
const maxTries = 3

// Write has the model write a text, with the probabilities of its tokens if its server reports them.
func (c *Client) Write(ctx context.Context, o verdict.TextRequest) (verdict.ModelText, error) {
	r, err := c.Complete(ctx, Prompt{System: o.System, User: o.Message, MaxTokens: maxWritten,
		Logprobs: true, Enough: o.IsSufficient, Tries: maxTries})
	if err != nil {
		return verdict.ModelText{}, err
	}
	return verdict.ModelText{Text: r.Text, Tokens: r.Tokens}, nil
}

// Context returns the maximum number of tokens of prompt and text together, as far as is known; 0: unknown.
func (c *Client) Context() int { return c.Abilities().Context }
