package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"

	"surely/agent"
	"surely/web"
)

type serveCommand struct {
	Addr    string   `help:"Address to listen on." default:":8080" placeholder:"HOST:PORT"`
	Kiosk   bool     `help:"Serve the kiosk page at / too."`
	State   string   `help:"Where conversations and verdicts live (default: a SQLite file in --home)." placeholder:"URL"`
	Origin  []string `help:"Another origin whose pages may use this server, as https://example.org (repeatable)." sep:"none"`
	Proxied bool     `help:"Take clients' addresses from X-Forwarded-For: only behind a proxy of your own."`

	MaxConnections int           `help:"Most connections of one address." default:"64"`
	MaxTurns       float64       `help:"Most questions of one address a second." default:"5"`
	KioskIdle      time.Duration `help:"How long nobody may touch the kiosk before it asks whether somebody is there." default:"60s"`
	KioskCountdown time.Duration `help:"How long it then waits before it starts over." default:"15s"`
	KioskThink     time.Duration `help:"How long the simulated visitor of the kiosk thinks." default:"2.5s" hidden:""`
	KioskShow      time.Duration `help:"How long an answer is shown to nobody." default:"9s" hidden:""`
	Develop        bool          `help:"Serve the page of all components at /dev." hidden:""`
}

func (c *serveCommand) Run(ctx context.Context, g *globals, s streams) error {
	slog.SetDefault(slog.New(slog.NewTextHandler(s.err, nil)))
	a, err := g.app(ctx, s)
	if err != nil {
		return err
	}
	defer a.Close()
	server, err := c.server(a)
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", c.Addr)
	if err != nil {
		return fmt.Errorf("listen (another address can be given with --addr): %w", err)
	}
	h := &http.Server{Handler: server.Handler(), ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 64 << 10}
	fmt.Fprintf(s.err, "Surely is on http://%s\n", shown(listener.Addr()))
	failed := make(chan error, 1)
	go func() { failed <- h.Serve(listener) }()
	select {
	case err = <-failed:
	case <-ctx.Done():
	}
	server.Close() // first, since open sockets would keep Shutdown waiting
	closing, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
	defer cancel()
	if down := h.Shutdown(closing); err == nil || errors.Is(err, http.ErrServerClosed) {
		err = down
	}
	return err
}

func (c *serveCommand) server(a *app) (*web.Server, error) {
	ag, err := agent.New(agent.Options{Source: a.source, Parser: a.parser})
	if err != nil {
		return nil, err
	}
	o := web.Options{Store: web.NewMemory(), Kiosk: c.Kiosk, Origins: c.Origin, TrustedProxy: c.Proxied,
		Connections: c.MaxConnections, Turns: c.MaxTurns, Develop: c.Develop, Offline: true,
		KioskTimes: web.KioskTimes{Idle: c.KioskIdle, Countdown: c.KioskCountdown, Think: c.KioskThink, Show: c.KioskShow}}
	for _, src := range a.set.Sources {
		o.Sources = append(o.Sources, web.Source{Name: src.Name(), Database: src.Schema(), Agent: talker{ag, src.Name()}})
	}
	return web.New(o)
}

// shown is an address that can be typed into a browser.
func shown(addr net.Addr) string {
	host, port, err := net.SplitHostPort(addr.String())
	if ip := net.ParseIP(host); err == nil && ip != nil && ip.IsUnspecified() {
		return "localhost:" + port
	}
	return addr.String()
}

// talker is the agent over one source, as web wants it: its memory is the conversation as JSON.
type talker struct {
	agent  *agent.Agent
	source string
}

// Turn lets the agent handle one message.
func (t talker) Turn(ctx context.Context, memory []byte, m agent.Message, emit func(agent.Event)) ([]byte, error) {
	conv, err := t.remember(memory)
	if err != nil {
		return nil, err
	}
	if err := t.agent.Handle(ctx, conv, m, emit); err != nil {
		return nil, err
	}
	return json.Marshal(conv)
}

// Turns counts the turns of a conversation.
func (t talker) Turns(memory []byte) int {
	var conv struct {
		Turns []struct{} `json:"turns"`
	}
	if len(memory) > 0 && json.Unmarshal(memory, &conv) != nil {
		return 0
	}
	return len(conv.Turns)
}

func (t talker) remember(memory []byte) (*agent.Conversation, error) {
	conv := &agent.Conversation{Source: t.source}
	if len(memory) == 0 {
		return conv, nil
	}
	if err := json.Unmarshal(memory, conv); err != nil {
		return nil, fmt.Errorf("read a conversation's memory: %w", err)
	}
	return conv, nil
}
