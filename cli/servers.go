package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/ask-surely/surely/internal/llm"
)

// serversFile is the file in --home with the capabilities of model servers, by address and model.
const serversFile = "servers.json"

// servers are the known capabilities. Several processes may write the file; the last one is right about its own server,
// and anything lost is found out again.
type servers struct {
	path string
	mu   sync.Mutex
}

// of returns the capabilities of a model at an address, or nil.
func (k *servers) of(address, model string) (*llm.Abilities, error) {
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

// keep returns a function that stores a model's capabilities. A file that cannot be written costs a request or two
// after a restart, and no answer.
func (k *servers) keep(address, model string) func(llm.Abilities) {
	return func(known llm.Abilities) {
		k.mu.Lock()
		defer k.mu.Unlock()
		all, err := k.read()
		if err == nil {
			all[serverKey(address, model)] = known
			err = k.write(all)
		}
		if err != nil {
			slog.Warn("what the model's server can do is not kept", "err", err)
		}
	}
}

func serverKey(address, model string) string { return address + " " + model }

func (k *servers) read() (map[string]llm.Abilities, error) {
	all := map[string]llm.Abilities{}
	data, err := os.ReadFile(k.path)
	if errors.Is(err, fs.ErrNotExist) {
		return all, nil
	}
	if err == nil {
		err = json.Unmarshal(data, &all)
	}
	if err != nil {
		return nil, fmt.Errorf("read what model servers can do in %s (delete it, it is found out again): %w", k.path, err)
	}
	return all, nil
}

// write replaces the file atomically.
func (k *servers) write(all map[string]llm.Abilities) error {
	data, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	made, err := os.CreateTemp(filepath.Dir(k.path), serversFile+".*")
	if err != nil {
		return err
	}
	defer os.Remove(made.Name())
	if _, err = made.Write(append(data, '\n')); err == nil {
		err = made.Close()
	}
	if err != nil {
		return err
	}
	return os.Rename(made.Name(), k.path)
}

// servers are the capabilities stored in --home.
func (g *globals) servers(s streams) (*servers, error) {
	home, err := g.home(s)
	if err != nil {
		return nil, err
	}
	return &servers{path: filepath.Join(home, serversFile)}, nil
}

// capabilities describes what the configured model can do, as far as known, and what a question costs.
func (g *globals) capabilities(s streams) string {
	client, err := g.endpoint(nil, s)
	if err != nil || client == nil {
		return ""
	}
	known := client.Abilities()
	said := "; " + client.Model()
	if client.TellsLogprobs() {
		said += " is asked once for a statement, and its tokens' probabilities tell what is doubtful"
	} else {
		said += " tells no probabilities: the embedded reader gives a second opinion, and where it has none the model " +
			"writes twice"
	}
	for _, lacks := range []struct{ ability, text string }{
		{"begin", "begins every reply anew"}, {"stream", "does not stream"},
		{"schema", "takes no JSON schema"}, {"object", "takes no form for replies"}} {
		if slices.Contains(client.Lacks(), lacks.ability) {
			said += ", " + lacks.text
		}
	}
	if known.Top > 0 {
		said += fmt.Sprintf(", tells %d alternatives of a token", known.Top)
	}
	if known.Context > 0 {
		said += fmt.Sprintf(", reads %d tokens", known.Context)
	}
	if known.Thinks {
		said += ", thinks before it replies"
	}
	return said + fmt.Sprintf(". A question takes about %d tokens in up to 3 requests%s; it waits %s for its statement",
		tokensOfQuestion, client.Priced(tokensOfQuestion), g.waits(s))
}

// tokensOfQuestion is about the number of tokens for a statement over a few tables, and for words about its rows.
const tokensOfQuestion = 2500

func (g *globals) waits(s streams) string {
	p, err := patience(s)
	if err != nil {
		return err.Error()
	}
	return p.String()
}
