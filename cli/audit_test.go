package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/web"
)

// TestAuditCommand prints a server's audit log, before and after pruning.
func TestAuditCommand(t *testing.T) {
	home := t.TempDir()
	kept, err := state.Open(filepath.Join(home, stateFile))
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	var lost atomic.Int64
	write := app.AuditIn(kept, &lost)
	write(web.Entry{Who: "10.0.0.7", Did: "ask", Said: "who is late?", SUQL: "SELECT 1", Outcome: "result"})
	write(web.Entry{Who: "10.0.0.8", Did: "export", Outcome: "result"})
	printed := func() []string {
		var out, errs bytes.Buffer
		if code := run(context.Background(), []string{"audit", "--home", home, "--since", "1h"},
			streams{strings.NewReader(""), &out, &errs, func(string) string { return "" }}); code != 0 {
			t.Fatal(errs.String())
		}
		return strings.Fields(strings.ReplaceAll(out.String(), " ", ""))
	}
	lines := printed()
	var first web.Entry
	if len(lines) != 2 || json.Unmarshal([]byte(lines[0]), &first) != nil || first.Who != "10.0.0.7" ||
		first.SUQL != "SELECT1" {
		t.Errorf("it prints %q", lines)
	}
	(&serveCommand{Audit: time.Hour}).forgetOnce(context.Background(), kept, nil)
	if n := len(printed()); n != 2 {
		t.Errorf("%d are left of what is young", n)
	}
	time.Sleep(1100 * time.Millisecond) // times are stored to the second
	(&serveCommand{Audit: time.Nanosecond}).forgetOnce(context.Background(), kept, nil)
	if n := len(printed()); n != 0 {
		t.Errorf("%d are left of what is old", n)
	}
	if lost.Load() != 0 {
		t.Errorf("%d entries are lost", lost.Load())
	}
	kept.Close()
	if write(web.Entry{Did: "ask"}); lost.Load() != 1 {
		t.Error("an entry that could not be written is not counted")
	}
}
