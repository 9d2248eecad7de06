package cli

import (
	"bytes"
	"context"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/web"
)

// TestFeedbackCommand prints visitors' feedback, until they delete the chat.
func TestFeedbackCommand(t *testing.T) {
	ctx, home := context.Background(), t.TempDir()
	kept, err := state.Open(filepath.Join(home, stateFile))
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	if err := kept.Conversations().Save(ctx, "c", "", nil); err != nil {
		t.Fatal(err)
	}
	if err := app.KeepJudgements(kept)(ctx, web.Judgement{Conversation: "c", Turn: 2, Question: "who is late?",
		Reason: "nobody is"}); err != nil {
		t.Fatal(err)
	}
	if err := kept.Feedback().Add(ctx, state.Remark{Kind: app.ReplyRemark, Data: []byte("{}")}); err != nil {
		t.Fatal(err)
	}
	printed := func() string {
		var out, errs bytes.Buffer
		if code := run(ctx, []string{"feedback", "--home", home},
			streams{strings.NewReader(""), &out, &errs, func(string) string { return "" }}); code != 0 {
			t.Fatal(errs.String())
		}
		return out.String()
	}
	if got := printed(); strings.Count(got, "\n") != 1 || !strings.Contains(got, `"good":false,"reason":"nobody is"`) ||
		!strings.Contains(got, `"time":"`) {
		t.Errorf("it prints %q", got)
	}
	if err := kept.Conversations().Delete(ctx, "c"); err != nil {
		t.Fatal(err)
	}
	if got := printed(); got != "" {
		t.Errorf("left of a deleted chat: %q", got)
	}
}
