package llm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// Exchange sends a message as a JSON object and passes the reply's object to a function. If that rejects it, the model
// is asked once more; a second rejection is the error.
func (c *Client) Exchange(ctx context.Context, system string, message any, form json.RawMessage,
	take func(reply json.RawMessage) error) error {
	return c.exchange(ctx, system, message, Prompt{Schema: form, Tries: maxTries}, take)
}

// exchange is Exchange with additional options.
func (c *Client) exchange(ctx context.Context, system string, message any, p Prompt,
	take func(reply json.RawMessage) error) error {
	data, err := json.Marshal(message)
	if err != nil {
		return fmt.Errorf("encode the message to the model: %w", err)
	}
	p.System, p.User = system, string(data)
	for range 2 {
		var reply *Reply
		if reply, err = c.Complete(ctx, p); err != nil {
			return err
		}
		var object json.RawMessage
		if object, err = objectIn(reply.Text); err == nil {
			err = take(object)
		}
		if err == nil {
			return nil
		}
	}
	return err
}

// objectIn finds the first JSON object of a reply, since some models put it into a code block, or after an
// introduction.
func objectIn(reply string) (object json.RawMessage, err error) {
	err = errors.New("it contains no object")
	for at := range reply {
		if reply[at] != '{' {
			continue
		}
		if bad := json.NewDecoder(strings.NewReader(reply[at:])).Decode(&object); bad == nil {
			return object, nil
		} else if at == 0 {
			err = bad
		}
	}
	return nil, fmt.Errorf("the model's reply is not the requested JSON: %w", err)
}
