package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/web"
)

// replyRemark is the kind of a stored reply to a clarification.
const replyRemark = "reply"

// keepReplies returns a function that stores replies for training, if the owner allows it, until their conversation is
// deleted. A failure is logged and otherwise ignored.
func keepReplies(kept *state.Store) func(context.Context, agent.Feedback) {
	return func(ctx context.Context, f agent.Feedback) {
		by, _ := web.AskerOf(ctx)
		data, err := json.Marshal(f)
		if err == nil {
			err = kept.Feedback().Add(context.WithoutCancel(ctx), state.Remark{Conversation: by.Conversation, Kind: replyRemark,
				Data: data})
		}
		if err != nil {
			slog.Error("a reply could not be kept", "err", err)
		}
	}
}

// judgementRemark is the kind of a stored judgement of an answer.
const judgementRemark = "judgement"

// keepJudgements stores visitors' feedback.
func keepJudgements(kept *state.Store) func(context.Context, web.Judgement) error {
	return func(ctx context.Context, j web.Judgement) error {
		data, err := json.Marshal(j)
		if err != nil {
			return err
		}
		return kept.Feedback().Add(ctx, state.Remark{Conversation: j.Conversation, Turn: j.Turn, Kind: judgementRemark,
			Data: data})
	}
}

type feedbackCommand struct{ keptFlags }

// Run prints visitors' feedback, a judgement a line.
func (c *feedbackCommand) Run(ctx context.Context, g *globals, s streams) error {
	kept, since, err := c.open(g, s)
	if err != nil {
		return err
	}
	defer kept.Close()
	remarks, err := kept.Feedback().Since(ctx, since)
	if err != nil {
		return err
	}
	for _, r := range remarks {
		if r.Kind != judgementRemark {
			continue
		}
		line := struct {
			Time time.Time `json:"time"`
			web.Judgement
		}{Time: r.Created.UTC()}
		if err := json.Unmarshal(r.Data, &line.Judgement); err != nil {
			return fmt.Errorf("read a judgement: %w", err)
		}
		if err := json.NewEncoder(s.out).Encode(line); err != nil {
			return err
		}
	}
	return nil
}
