package agent

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
)

// Session is the agent over one source, with conversations encoded as bytes. For verdicts to be overturned,
// Options.Overturn must be the function Overturn.
type Session struct {
	Agent  *Agent
	Source string
	Ledger verdict.Ledger
}

// memory is a conversation's state.
type memory struct {
	Conversation *Conversation     `json:"conversation"`
	Overturned   map[string]string `json:"overturned,omitempty"` // verdicts of this conversation only, by key
	// keys of the decisions behind the last answer, by row and expression
	Keys map[string]string `json:"keys,omitempty"`
}

// decodeMemory decodes a conversation's memory, which is empty for a new conversation.
func (t Session) decodeMemory(data []byte) (memory, error) {
	mem := memory{Conversation: &Conversation{Source: t.Source}}
	if len(data) > 0 {
		if err := json.Unmarshal(data, &mem); err != nil {
			return mem, fmt.Errorf("read the conversation's memory: %w", err)
		}
	}
	return mem, nil
}

// Turn handles one message and returns the new memory.
func (t Session) Turn(ctx context.Context, data []byte, m Message, emit func(Event)) ([]byte, error) {
	mem, err := t.decodeMemory(data)
	if err != nil {
		return nil, err
	}
	v := &view{overlay: reader.NewOverlay(t.Ledger, mem.Overturned), keys: mem.Keys}
	t.Agent.Handle(context.WithValue(ctx, viewKey{}, v), mem.Conversation, m, func(e Event) {
		if r, ok := e.(ResultEvent); ok {
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
	mem.Overturned, mem.Keys = v.overlay.OverturnedAnswers(), v.keys
	return json.Marshal(mem)
}

// Rows runs an answer's statement again for more of its rows.
func (t Session) Rows(ctx context.Context, data []byte, statement string, maxRows int) (*suql.Result, error) {
	mem, err := t.decodeMemory(data)
	if err != nil {
		return nil, err
	}
	src, err := t.Agent.o.Source(t.Source)
	if err != nil {
		return nil, err
	}
	return src.Engine.Run(ctx, statement, suql.RunOptions{MaxRows: maxRows,
		Ledger: reader.NewOverlay(t.Ledger, mem.Overturned)})
}

// Turns returns the number of turns of a conversation.
func (t Session) Turns(data []byte) int {
	mem, err := t.decodeMemory(data)
	if err != nil {
		return 0
	}
	return len(mem.Conversation.Turns)
}

// view holds a conversation's own verdicts, passed in a turn's context.
type view struct {
	overlay *reader.Overlay
	keys    map[string]string
}

type viewKey struct{}

func decisionAt(row int, expr string) string { return fmt.Sprintf("%d %s", row, expr) }

// Overturn changes a verdict for the conversation in the context, or undoes a turn's last change.
func Overturn(ctx context.Context, _ string, t *Turn, m Message) error {
	v, ok := ctx.Value(viewKey{}).(*view)
	if last := len(t.Overturned) - 1; ok && m.Type == UndoMessage && last >= 0 {
		v.overlay.Restore(t.Overturned[last])
		t.Overturned = t.Overturned[:last]
		return nil
	}
	key := ""
	if ok {
		key = v.keys[decisionAt(m.Row, m.Expr)]
	}
	if key == "" {
		return &suql.Error{Code: "22023", Message: "the current answer has no verdict for this row and expression"}
	}
	v.overlay.Overturn(key, m.Verdict)
	t.Overturned = append(t.Overturned, key)
	return nil
}

// run runs a statement with the conversation's own verdicts.
func (h *handling) run(ctx context.Context, statement string, o suql.RunOptions) (*suql.Result, error) {
	if v, ok := ctx.Value(viewKey{}).(*view); ok {
		o.Ledger = v.overlay
	}
	return h.src.Engine.Run(ctx, statement, o)
}

// lookUpTimeout is the time limit of lookUp.
const lookUpTimeout = time.Second

// lookUp runs a query for something that an answer can do without, such as ties. It reads no texts, and returns
// nil if the query fails, takes too long or finds nothing.
func (h *handling) lookUp(ctx context.Context, q *query.Query, rows int) *suql.Result {
	ctx, cancel := context.WithTimeout(ctx, lookUpTimeout)
	defer cancel()
	r, err := h.run(ctx, q.SUQL(), suql.RunOptions{MaxRows: rows, MaxVerdicts: 1})
	if err != nil || len(r.Rows) == 0 {
		return nil
	}
	return r
}
