package app

import (
	"context"
	"encoding/json"
	"log/slog"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/web"
)

// ReplyRemark is the kind of a stored reply to a clarification.
const ReplyRemark = "reply"

// KeepReplies returns a function that stores replies for training, if the owner allows it, until their conversation is
// deleted. A failure is logged and otherwise ignored.
func KeepReplies(kept *state.Store) func(context.Context, agent.Feedback) {
	return func(ctx context.Context, f agent.Feedback) {
		by, _ := web.AskerOf(ctx)
		if by.Conversation == "" {
			return // not a person's reply: a pinned question is being rerun
		}
		data, err := json.Marshal(f)
		if err == nil {
			err = kept.Feedback().Add(context.WithoutCancel(ctx), state.Remark{Conversation: by.Conversation, Kind: ReplyRemark,
				Data: data})
		}
		if err != nil {
			slog.Error("a reply could not be stored", "err", err)
		}
	}
}

// JudgementRemark is the kind of a stored judgement of an answer.
const JudgementRemark = "judgement"

// KeepJudgements stores visitors' feedback.
func KeepJudgements(kept *state.Store) func(context.Context, web.Judgement) error {
	return func(ctx context.Context, j web.Judgement) error {
		data, err := json.Marshal(j)
		if err != nil {
			return err
		}
		return kept.Feedback().Add(ctx, state.Remark{Conversation: j.Conversation, Turn: j.Turn, Kind: JudgementRemark,
			Data: data})
	}
}
