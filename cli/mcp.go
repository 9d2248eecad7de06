package cli

import (
	"context"
	"fmt"
	"net"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/texts/retrieve"
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
	a.UseIndexes(a.Home)
	if options, err = a.asking(options, &c.dialogueFlags); err != nil {
		return err
	}
	ag, err := agent.New(options)
	if err != nil {
		return err
	}
	with := mcp.Options{Agent: ag, Source: a.Source, Sources: a.Sources(), Version: version(),
		Search: func(ctx context.Context, query string, most int) ([]retrieve.Found, error) {
			return passages{most}.find(ctx, g, s, a.Set, a.client, query)
		}}
	if c.HTTP == "" {
		return mcp.Serve(ctx, with, s.in, s.out)
	}
	return mcp.ServeHTTP(ctx, with, c.HTTP, func(at net.Addr) {
		fmt.Fprintf(s.err, "Surely's tools are at http://%s\n", at)
	})
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
