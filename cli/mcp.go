package cli

import (
	"cmp"
	"context"
	"fmt"
	"log/slog"
	"net"
	"slices"

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

// Run offers Surely to agents by the Model Context Protocol.
func (c *mcpCommand) Run(ctx context.Context, g *globals, s streams) error {
	options, err := c.options()
	if err != nil {
		return err
	}
	if c.HTTP != "" {
		if err := onThisMachine(c.HTTP); err != nil {
			return err
		}
	}
	a, err := g.app(ctx, s)
	if err != nil {
		return err
	}
	defer a.Close()
	if options, err = a.agentOptions(options, &c.dialogueFlags); err != nil {
		return err
	}
	ag, err := agent.New(options)
	if err != nil {
		return err
	}
	indexes := a.textIndexes()
	with := mcp.Options{Agent: ag, Source: a.Source, Version: version(),
		Search: func(ctx context.Context, query string, most int) ([]retrieve.Found, error) {
			return a.search(ctx, indexes, query, most)
		}}
	if c.HTTP == "" {
		return mcp.Serve(ctx, with, s.in, s.out)
	}
	return mcp.ServeHTTP(ctx, with, c.HTTP, func(at net.Addr) {
		fmt.Fprintf(s.err, "Surely's tools are at http://%s\n", at)
	})
}

// textIndexes returns those of all sources with texts, empty until they are searched.
func (a *appWithModel) textIndexes() (out []*search.Index) {
	for _, src := range a.Set.Sources {
		if x := app.TextIndex(src, a.Words); x != nil {
			out = append(out, x)
		}
	}
	return out
}

// search finds passages by indexes, which it updates first.
func (a *appWithModel) search(ctx context.Context, indexes []*search.Index, question string, most int) (
	[]retrieve.Found, error) {
	found := []retrieve.Found{}
	for _, x := range indexes {
		if err := x.Refresh(ctx, func(int, int) {}); err != nil {
			return nil, fmt.Errorf("search texts: %w", err)
		}
		some, err := x.Search(ctx, question, max(most, retrieve.RerankCount))
		if err != nil {
			return nil, err
		}
		found = append(found, some...)
	}
	slices.SortStableFunc(found, func(a, b retrieve.Found) int { return cmp.Compare(b.Score, a.Score) })
	found = search.Rerank(ctx, a.Vectors, question, found, func(err error) {
		slog.Warn("search results are ordered without vectors", "err", err)
	})
	return found[:min(most, len(found))], nil
}

// onThisMachine rejects addresses reachable by others, since the tools have no access control.
func onThisMachine(address string) error {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return fmt.Errorf("--http %s: give HOST:PORT, such as 127.0.0.1:8090", address)
	}
	if ip := net.ParseIP(host); host == "localhost" || ip != nil && ip.IsLoopback() {
		return nil
	}
	return fmt.Errorf("--http %s would give everybody who can reach it access to the data: use 127.0.0.1 behind an "+
		"authenticating proxy", address)
}
