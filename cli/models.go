package cli

import (
	"context"
	"fmt"

	"github.com/ask-surely/surely/internal/llm"
)

// offerLocal reports model servers on this machine if none is configured. They are not used without configuration.
func (g *globals) offerLocal(ctx context.Context, s streams, find func(context.Context) []llm.Local) {
	if g.Offline || s.getenv("OPENAI_API_KEY") != "" || s.getenv("OPENAI_BASE_URL") != "" {
		return
	}
	for _, l := range find(ctx) {
		fmt.Fprintf(s.err, "a model server answers at %s (the usual port of %s) with %s: "+
			"it is not used; OPENAI_BASE_URL=%s makes it read questions and texts\n",
			l.BaseURL, l.Name, llm.Several(l.Models), l.BaseURL)
	}
}
