package app

import (
	"context"
	"encoding/json"

	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/web/request"
)

// JudgementRemark is the kind of a stored judgement of an answer.
const JudgementRemark = "judgement"

// KeepJudgements stores visitors' feedback.
func KeepJudgements(kept *state.Store) func(context.Context, request.Judgement) error {
	return func(ctx context.Context, j request.Judgement) error {
		data, err := json.Marshal(j)
		if err != nil {
			return err
		}
		return kept.Feedback().Add(ctx, state.Remark{Conversation: j.Conversation, Turn: j.Turn, Kind: JudgementRemark,
			Data: data})
	}
}
