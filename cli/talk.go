package cli

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/web"
)

// talker is the agent over one source, as web wants it: with a memory that is bytes.
type talker struct {
	agent  *agent.Agent
	source string
	find   func(name string) (*agent.Source, error) // the source as it is now
	ledger verdict.Ledger
}

// memory is what is remembered of a conversation.
type memory struct {
	Conversation *agent.Conversation `json:"conversation"`
	Overturned   map[string]string   `json:"overturned,omitempty"` // verdicts that hold in this conversation alone, by key
	// of the decisions behind the last answer, by row and expression
	Keys map[string]string `json:"keys,omitempty"`
}

// remember reads a memory; that of a conversation that begins is empty.
func (t talker) remember(remembered []byte) (memory, error) {
	mem := memory{Conversation: &agent.Conversation{Source: t.source}}
	if len(remembered) > 0 {
		if err := json.Unmarshal(remembered, &mem); err != nil {
			return mem, fmt.Errorf("read a conversation's memory: %w", err)
		}
	}
	return mem, nil
}

// Turn lets the agent handle one message.
func (t talker) Turn(ctx context.Context, remembered []byte, m agent.Message, emit func(agent.Event)) ([]byte, error) {
	mem, err := t.remember(remembered)
	if err != nil {
		return nil, err
	}
	v := &view{overlay: reader.NewOverlay(t.ledger, mem.Overturned), keys: mem.Keys}
	t.agent.Handle(context.WithValue(ctx, viewKey{}, v), mem.Conversation, m, func(e agent.Event) {
		if r, ok := e.(agent.ResultEvent); ok {
			v.keys = map[string]string{}
			for _, d := range r.Decisions {
				v.keys[decisionAt(d.Row, d.Expr)] = d.Key
			}
			for i, n := range r.Nearest {
				v.keys[decisionAt(len(r.Rows)+i, n.Expr)] = n.Key
			}
		}
		emit(e)
	})
	mem.Overturned, mem.Keys = v.overlay.Overturned(), v.keys
	return json.Marshal(mem)
}

// Rows runs the statement of an answer again, for more of its rows.
func (t talker) Rows(ctx context.Context, remembered []byte, statement string, most int) (*suql.Result, error) {
	mem, err := t.remember(remembered)
	if err != nil {
		return nil, err
	}
	src, err := t.find(t.source)
	if err != nil {
		return nil, err
	}
	return src.Engine.Run(ctx, statement, suql.RunOptions{MaxRows: most,
		Ledger: reader.NewOverlay(t.ledger, mem.Overturned)})
}

// Turns counts the turns of a conversation.
func (t talker) Turns(remembered []byte) int {
	var m struct {
		Conversation struct {
			Turns []struct{} `json:"turns"`
		} `json:"conversation"`
	}
	if len(remembered) == 0 || json.Unmarshal(remembered, &m) != nil {
		return 0
	}
	return len(m.Conversation.Turns)
}

// view is a conversation's own view of the verdicts; it travels with the context of a turn.
type view struct {
	overlay *reader.Overlay
	keys    map[string]string
}

type viewKey struct{}

func decisionAt(row int, expr string) string { return fmt.Sprintf("%d %s", row, expr) }

// overturn changes a verdict for the conversation that the context is about.
func overturn(ctx context.Context, _ string, _ *agent.Turn, m agent.Message) error {
	v, ok := ctx.Value(viewKey{}).(*view)
	key := ""
	if ok {
		key = v.keys[decisionAt(m.Row, m.Expr)]
	}
	if key == "" {
		return &suql.Error{Code: "22023", Message: "the answer on the screen holds no such judgement"}
	}
	v.overlay.Overturn(key, m.Verdict)
	return nil
}

// conversing has engines see the verdicts as the conversation does.
func conversing(source func(string) (*agent.Source, error)) func(string) (*agent.Source, error) {
	return func(name string) (*agent.Source, error) {
		s, err := source(name)
		if err != nil {
			return nil, err
		}
		own := *s
		own.Engine = viewing{s.Engine}
		return &own, nil
	}
}

type viewing struct{ agent.Engine }

func (e viewing) Run(ctx context.Context, statement string, o suql.RunOptions) (*suql.Result, error) {
	if v, ok := ctx.Value(viewKey{}).(*view); ok && o.Ledger == nil {
		o.Ledger = v.overlay
	}
	ctx, span := otel.Tracer("github.com/ask-surely/surely/cli").Start(ctx, "statement")
	defer span.End()
	r, err := e.Engine.Run(ctx, statement, o)
	if r != nil {
		span.SetAttributes(attribute.Int("rows", len(r.Rows)), attribute.Int("rows considered", r.Stats.RowsConsidered))
	}
	return r, err
}

// chats keeps web's conversations in the state.
type chats struct{ in *state.Conversations }

// chat is a conversation as the state holds it.
type chat struct {
	Source string          `json:"source"`
	User   string          `json:"user,omitempty"`
	View   string          `json:"view,omitempty"`
	Memory json.RawMessage `json:"memory,omitempty"`
	Doing  json.RawMessage `json:"doing,omitempty"`
}

// event is a record as the state holds it.
type event struct {
	Turn int             `json:"turn"`
	Type string          `json:"type"`
	Data json.RawMessage `json:"data"`
}

func (c chats) Load(ctx context.Context, id string) (*web.Conversation, error) {
	return asConversation(c.in.Load(ctx, id))
}

func (c chats) Take(ctx context.Context, id string, tokenHash []byte) (*web.Conversation, error) {
	return asConversation(c.in.Take(ctx, id, hex.EncodeToString(tokenHash)))
}

func asConversation(found *state.Conversation, err error) (*web.Conversation, error) {
	if errors.Is(err, state.ErrNotFound) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	var held chat
	if err := json.Unmarshal(found.Data, &held); err != nil {
		return nil, fmt.Errorf("read conversation %s: %w", found.ID, err)
	}
	hash, err := hex.DecodeString(found.Token)
	if err != nil {
		return nil, fmt.Errorf("read conversation %s: %w", found.ID, err)
	}
	return &web.Conversation{ID: found.ID, TokenHash: hash, User: held.User, View: held.View, Source: held.Source,
		Memory: held.Memory, Doing: held.Doing, Updated: found.Updated}, nil
}

func (c chats) Save(ctx context.Context, conv *web.Conversation, records ...web.Record) error {
	data, err := json.Marshal(chat{conv.Source, conv.User, conv.View, conv.Memory, conv.Doing})
	if err != nil {
		return err
	}
	events, err := asEvents(records)
	if err != nil {
		return err
	}
	return takenIs(c.in.Save(ctx, conv.ID, hex.EncodeToString(conv.TokenHash), data, events...))
}

func (c chats) SaveLink(ctx context.Context, conv *web.Conversation, of string, records ...web.Record) error {
	data, err := json.Marshal(chat{conv.Source, "", conv.View, conv.Memory, nil})
	if err != nil {
		return err
	}
	events, err := asEvents(records)
	if err != nil {
		return err
	}
	return c.in.SaveLink(ctx, conv.ID, of, data, events...)
}

func (c chats) Delete(ctx context.Context, id string) error { return c.in.Delete(ctx, id) }

func (c chats) Append(ctx context.Context, id string, records ...web.Record) error {
	events, err := asEvents(records)
	if err != nil {
		return err
	}
	return takenIs(c.in.Append(ctx, id, events...))
}

// takenIs says in web's words that another server goes on with a conversation.
func takenIs(err error) error {
	if errors.Is(err, state.ErrTaken) {
		return web.ErrTaken
	}
	return err
}

func asEvents(records []web.Record) ([]state.Event, error) {
	events := make([]state.Event, len(records))
	for i, r := range records {
		data, err := json.Marshal(event{r.Turn, r.Type, r.Data})
		if err != nil {
			return nil, err
		}
		events[i] = state.Event{Seq: r.Seq, Data: data}
	}
	return events, nil
}

func (c chats) Records(ctx context.Context, id string, after int64) ([]web.Record, error) {
	events, err := c.in.After(ctx, id, after)
	if err != nil {
		return nil, err
	}
	records := make([]web.Record, len(events))
	for i, e := range events {
		var held event
		if err := json.Unmarshal(e.Data, &held); err != nil {
			return nil, fmt.Errorf("read event %d of conversation %s: %w", e.Seq, id, err)
		}
		records[i] = web.Record{Seq: e.Seq, Turn: held.Turn, Type: held.Type, Data: held.Data}
	}
	return records, nil
}
