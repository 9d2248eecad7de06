package cli

import (
	"cmp"
	"context"
	"fmt"
	"log/slog"
	"net"
	"slices"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/search"
	"github.com/ask-surely/surely/web/mcp"
)

type mcpCommand struct {
	dialogueFlags
	HTTP string `name:"http" help:"Serve streamable HTTP at this local address instead of standard input and output." placeholder:"HOST:PORT"`
}

// Run serves the tools over the Model Context Protocol.
func (c *mcpCommand) Run(ctx context.Context, g *globals, s streams) error {
	if c.HTTP != "" && !isLocalAddress(c.HTTP) { // the tools have no access control
		return fmt.Errorf("--http %s is not an address of this machine, such as 127.0.0.1:8090: others could reach the data; "+
			"use a local one behind an authenticating proxy", c.HTTP)
	}
	a, err := g.app(ctx, s)
	if err != nil {
		return err
	}
	defer a.Close()
	ag, err := a.newAgent(&c.dialogueFlags, agent.Options{})
	if err != nil {
		return err
	}
	var indexes []*search.Index // filled when they are searched
	for _, src := range a.Set.Sources {
		if x := app.TextIndex(src, a.Lexicon); x != nil {
			indexes = append(indexes, x)
		}
	}
	toolOptions := mcp.Options{Agent: ag, Source: a.Source, Version: version(),
		Search: func(ctx context.Context, query string, limit int) ([]retrieve.SearchResult, error) {
			return a.search(ctx, indexes, query, limit)
		}}
	if c.HTTP == "" {
		return mcp.Serve(ctx, toolOptions, s.in, s.out)
	}
	return mcp.ServeHTTP(ctx, toolOptions, c.HTTP, func(at net.Addr) {
		fmt.Fprintf(s.err, "Surely's tools are at http://%s\n", at)
	})
}

// maxIndexAge is the age up to which an index is searched as it is.
const maxIndexAge = time.Minute

// search refreshes old indexes and finds passages.
func (a *appWithModel) search(ctx context.Context, indexes []*search.Index, question string, limit int) (
	[]retrieve.SearchResult, error) {
	found := []retrieve.SearchResult{}
	for _, x := range indexes {
		if err := x.Refresh(ctx, maxIndexAge, func(int, int) {}); err != nil {
			return nil, fmt.Errorf("search texts: %w", err)
		}
		matches, err := x.Search(ctx, question, max(limit, retrieve.RerankCount))
		if err != nil {
			return nil, err
		}
		found = append(found, matches...)
	}
	slices.SortStableFunc(found, func(a, b retrieve.SearchResult) int { return cmp.Compare(b.Score, a.Score) })
	found = search.Rerank(ctx, a.Vectors, question, found, func(err error) {
		slog.Warn("search results are ordered without vectors", "err", err)
	})
	return found[:min(limit, len(found))], nil
}
