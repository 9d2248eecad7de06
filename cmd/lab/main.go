// Command lab rebuilds the models that the program embeds and measures the reader of texts: research, which users do
// not install. Run it from the repository's root, with the repository's build tags.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"

	"github.com/alecthomas/kong"
)

type commandLine struct {
	globals
	Train trainCommand `cmd:"" help:"Rebuild the embedded models from data."`
	Eval  evalCommand  `cmd:"" help:"Measure what is embedded."`
	Said  saidCommand  `cmd:"" help:"Print the answers to questions over many databases, for people to read."`
}

// globals are the flags that every command has.
type globals struct {
	Home string `help:"Folder for databases created by scripts (default: in the user's cache)." placeholder:"DIR"`
	JSON bool   `name:"json" help:"Print JSON on one line."`
}

// evalCommand measures models that no other command measures.
type evalCommand struct {
	Reader evalReaderCommand `cmd:"" help:"The embedded reader, on texts with questions."`
}

// home returns the folder to write to, creating it if necessary.
func (g *globals) home() (string, error) {
	dir := g.Home
	if dir == "" {
		cache, err := os.UserCacheDir()
		if err != nil {
			return "", fmt.Errorf("no folder to write to (give one with --home): %w", err)
		}
		dir = filepath.Join(cache, "surely-lab")
	}
	return dir, os.MkdirAll(dir, 0o700)
}

// print writes a result as JSON, indented unless --json.
func (g *globals) print(w io.Writer, x any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	if !g.JSON {
		e.SetIndent("", "  ")
	}
	return e.Encode(x)
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	var c commandLine
	parsed := kong.Parse(&c, kong.Name("lab"), kong.Description("Training and research; not installed."),
		kong.BindTo(ctx, (*context.Context)(nil)))
	if err := parsed.Run(&c.globals); err != nil {
		fmt.Fprintln(os.Stderr, "lab:", err)
		os.Exit(1)
	}
}
