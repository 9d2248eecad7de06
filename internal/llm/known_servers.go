package llm

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"slices"
	"sync"

	"github.com/ask-surely/surely/internal/atomicfile"
)

// KnownServers are the servers' known abilities. Several processes may write the file; the last writer knows its own
// server best, and anything lost is detected again.
type KnownServers struct {
	path string
	mu   sync.Mutex
}

// ServersIn are those in a file.
func ServersIn(path string) *KnownServers { return &KnownServers{path: path} }

// Of returns the capabilities of a model at an address, or nil.
func (k *KnownServers) Of(address, model string) (*Abilities, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	all, err := k.read()
	if err != nil {
		return nil, err
	}
	if known, ok := all[serverKey(address, model)]; ok {
		return &known, nil
	}
	return nil, nil
}

// Keep returns a function that stores a model's capabilities. A file that cannot be written costs a request or two
// after a restart, and no answer.
func (k *KnownServers) Keep(address, model string) func(Abilities) {
	return func(known Abilities) {
		k.mu.Lock()
		defer k.mu.Unlock()
		all, err := k.read()
		if err == nil {
			all[serverKey(address, model)] = known
			err = k.write(all)
		}
		if err != nil {
			slog.Warn("the server's abilities could not be stored", "err", err)
		}
	}
}

func serverKey(address, model string) string { return address + " " + model }

func (k *KnownServers) read() (map[string]Abilities, error) {
	all := map[string]Abilities{}
	data, err := os.ReadFile(k.path)
	if errors.Is(err, fs.ErrNotExist) {
		return all, nil
	}
	if err == nil {
		err = json.Unmarshal(data, &all)
	}
	if err != nil {
		return nil, fmt.Errorf("read the servers' abilities in %s (it can be deleted, they are detected again): %w",
			k.path, err)
	}
	return all, nil
}

// write replaces the file atomically.
func (k *KnownServers) write(all map[string]Abilities) error {
	data, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	return atomicfile.Write(k.path, append(data, '\n'))
}

// Describe describes what the model can do, as far as known, and a question's approximate cost.
func (c *Client) Describe() string {
	known := c.Abilities()
	text := c.Model()
	if c.TellsLogprobs() {
		text += " writes a statement in one request, and its token probabilities show what is doubtful"
	} else {
		text += " reports no probabilities: the embedded parser gives a second opinion or, if it has none, the model " +
			"writes twice"
	}
	for _, lacks := range []struct{ ability, text string }{
		{"begin", "begins every reply anew"}, {"stream", "does not stream"},
		{"schema", "takes no JSON schema"}, {"object", "takes no form for replies"}} {
		if slices.Contains(c.Lacks(), lacks.ability) {
			text += ", " + lacks.text
		}
	}
	if known.Top > 0 {
		text += fmt.Sprintf(", reports %d alternatives per token", known.Top)
	}
	if known.Context > 0 {
		text += fmt.Sprintf(", reads %d tokens", known.Context)
	}
	if known.Thinks {
		text += ", thinks before it replies"
	}
	return text + fmt.Sprintf(". A question takes about %d tokens in up to 3 requests%s", tokensOfQuestion,
		c.Priced(tokensOfQuestion))
}

// tokensOfQuestion is the approximate number of tokens for a statement over a few tables, with a description of its
// rows.
const tokensOfQuestion = 2500
