package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/web"
)

type feedbackCommand struct {
	State    string        `help:"The state, as for serve." placeholder:"URL"`
	Since    time.Duration `help:"How far back to go; 0: everything." default:"0" placeholder:"DURATION"`
	Verified string        `help:"Print this source's verified questions instead, as a file for 'surely eval chat', with --fit for instance." placeholder:"NAME"`
}

// Run prints visitors' feedback, one judgement per line, or the owner's verified questions.
func (c *feedbackCommand) Run(ctx context.Context, g *globals, s streams) error {
	kept, err := (&serveCommand{State: c.State}).open(g, s)
	if err != nil {
		return err
	}
	defer kept.Close()
	if c.Verified != "" {
		lines, err := web.Verified(ctx, app.OwnerNotes{Store: kept}, c.Verified)
		if err == nil {
			_, err = s.out.Write(lines)
		}
		return err
	}
	var since time.Time
	if c.Since > 0 {
		since = time.Now().Add(-c.Since)
	}
	remarks, err := kept.Feedback().Since(ctx, since)
	if err != nil {
		return err
	}
	for _, r := range remarks {
		if r.Kind != app.JudgementRemark {
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
