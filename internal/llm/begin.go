package llm

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// A server that continues takes a last message of the model's own for the beginning of its reply. vLLM wants to be
// told so; llama.cpp and Ollama do it anyway and overlook what tells vLLM. Others refuse it, or begin the reply once
// more.

// Continues reports whether the server goes on from the beginning of a reply; it is true until it did not.
func (c *Client) Continues() bool { return !c.lacks.begin.Load() }

// beginKey marks the context of requests whose last message is the model's own.
type beginKey struct{}

// toBeContinued tells vLLM that the last message is to be gone on with.
func toBeContinued(r *http.Request) error {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return fmt.Errorf("read the request: %w", err)
	}
	body = bytes.TrimSuffix(bytes.TrimSpace(body), []byte("}"))
	body = append(body, `,"add_generation_prompt":false,"continue_final_message":true}`...)
	r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
	r.GetBody = func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(body)), nil }
	return nil
}

// fromTheBeginning reports whether a reply that was to go on from begin begins as that does, or in a code block.
func fromTheBeginning(reply, begin string) bool {
	reply, begin = squeeze(reply), squeeze(begin)
	n := min(len(begin), sameStart)
	return strings.HasPrefix(reply, "```") || len(reply) >= n && strings.EqualFold(reply[:n], begin[:n])
}

// sameStart is how many bytes alike tell that a reply begins once more.
const sameStart = 24
