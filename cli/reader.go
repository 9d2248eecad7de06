package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/web/chat"
)

// newReader returns the reader that uses the client, with the embedded one as a fallback, or the embedded one alone.
func (g *globals) newReader(client *llm.Client, s streams) (verdict.Reader, error) {
	files, err := g.aspectFiles(s)
	if err != nil {
		return nil, err
	}
	e, err := reader.NewEmbedded(reader.Options{Aspects: files,
		Admit: func(ctx context.Context) error { return chat.WaitForClass(ctx, chat.Texts) }})
	if err != nil {
		return nil, err
	}
	if client != nil {
		return reader.NewFallback(e, llm.NewReader(client)), nil
	}
	return e, nil
}

// lexicon returns the owner's lexicon of the data.
func (g *globals) lexicon(s streams) (*lexicon.Lexicon, error) {
	files, err := g.aspectFiles(s)
	if err != nil {
		return nil, err
	}
	return lexicon.Load(files...)
}

// aspectFiles returns that of the built-in data, if used, and the owner's aspects.txt from --home and beside the data.
func (g *globals) aspectFiles(s streams) ([]io.Reader, error) {
	home, err := g.home(s)
	if err != nil {
		return nil, err
	}
	folders := []string{home}
	for _, src := range g.Data {
		if !strings.Contains(src, "://") {
			folders = append(folders, src, filepath.Dir(src))
		}
	}
	var files []io.Reader
	if len(g.Data) == 0 && (g.Demo == "" || g.Demo == demo.Default) {
		files = append(files, bytes.NewReader(demo.Aspects))
	}
	seen := map[string]bool{}
	for _, folder := range folders {
		name, err := filepath.Abs(filepath.Join(folder, "aspects.txt"))
		if err != nil || seen[name] {
			continue
		}
		seen[name] = true
		content, err := os.ReadFile(name)
		switch {
		case errors.Is(err, fs.ErrNotExist) || err != nil && folder != home:
		case err != nil:
			return nil, fmt.Errorf("read the aspect file: %w", err)
		default:
			files = append(files, strings.NewReader(string(content)))
		}
	}
	return files, nil
}
