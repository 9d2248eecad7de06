package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/alecthomas/kong"
	"github.com/goccy/go-yaml"

	"github.com/ask-surely/surely/internal/store"
)

// configFiles are the locations of the config file; the command line and the environment take precedence.
func configFiles(s streams) []string {
	if file := s.getenv("SURELY_CONFIG"); file != "" {
		return []string{file}
	}
	base := s.getenv("XDG_CONFIG_HOME")
	if base == "" {
		home := s.getenv("HOME")
		if home == "" {
			return nil
		}
		base = filepath.Join(home, ".config")
	}
	return []string{filepath.Join(base, "surely", "config.yaml")}
}

// config holds the values of flags by name.
type config map[string]any

// readConfig reads a config file: "flag: value" on each line, lists for repeatable flags.
func readConfig(r io.Reader) (kong.Resolver, error) {
	c := config{}
	if err := store.DecodeYAML(yaml.NewDecoder(r), &c); err != nil && !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("config file: %w", err)
	}
	return c, nil
}

// Validate rejects unknown flags.
func (c config) Validate(app *kong.Application) error {
	known := map[string]bool{}
	kong.Visit(app, func(node kong.Visitable, next kong.Next) error {
		if flag, ok := node.(*kong.Flag); ok {
			known[flag.Name] = true
		}
		return next(nil)
	})
	for name := range c {
		if !known[name] {
			return fmt.Errorf("config file: no flag --%s", name)
		}
	}
	return nil
}

// Resolve returns a flag's value, unless the environment sets it.
func (c config) Resolve(_ *kong.Context, _ *kong.Path, flag *kong.Flag) (any, error) {
	for _, name := range flag.Envs {
		if _, ok := os.LookupEnv(name); ok {
			return nil, nil
		}
	}
	switch v := c[flag.Name].(type) {
	case nil:
		return nil, nil
	case []any:
		return v, nil
	default:
		return fmt.Sprint(v), nil
	}
}
