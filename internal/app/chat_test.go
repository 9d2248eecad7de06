package app_test

import (
	"testing"
	"time"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/store"
)

// evalChatOn is the chat of the evaluation on a day, with the detector that people get.
func evalChatOn(t *testing.T, day string) *app.EvalChat {
	t.Helper()
	today, err := time.Parse(time.DateOnly, day)
	if err != nil {
		t.Fatal(err)
	}
	a, err := app.New(app.Options{Set: &store.Set{}, Home: t.TempDir(), Concurrency: 1})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { a.Close() })
	a.Clock = func() time.Time { return today }
	chat, err := a.Evaluate(errdetect.Gain(.9), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return chat
}
