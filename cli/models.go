package cli

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/llm"
)

// listing is how long a server may take to list its models before Surely continues without the list.
const listing = 2 * time.Second

// modelOf chooses the model: the one named, else one the server has, with remarks for the owner. OpenAI's own list is
// long and of no help, so it is not requested.
func modelOf(named, url, key string) (name, said string) {
	if url == "" {
		if named == "" {
			return llm.DefaultModel, "SURELY_MODEL is not set: " + llm.DefaultModel + " is asked, which OpenAI charges for"
		}
		return named, ""
	}
	ctx, cancel := context.WithTimeout(context.Background(), listing)
	defer cancel()
	models, err := llm.Models(ctx, url, key)
	var refused *llm.StatusError
	switch {
	case errors.As(err, &refused) && named != "": // it lists no models, and need not
		return named, ""
	case err != nil && named != "":
		return named, fmt.Sprintf("the model server at %s cannot be reached now: %v", url, err)
	case err != nil:
		return llm.DefaultModel, fmt.Sprintf("SURELY_MODEL is not set, and the server at %s does not tell its models (%v): "+
			"it is asked for %s, for which it may charge", url, err, llm.DefaultModel)
	case named != "" && len(models) > 0 && !slices.Contains(models, named):
		return named, fmt.Sprintf("the server at %s does not list the model %s; it has %s", url, named, several(models))
	case named != "":
		return named, ""
	case len(models) == 0:
		return llm.DefaultModel, fmt.Sprintf("SURELY_MODEL is not set, and the server at %s has no models: "+
			"it is asked for %s, for which it may charge", url, llm.DefaultModel)
	case len(models) == 1:
		return models[0], ""
	}
	return models[0], fmt.Sprintf("SURELY_MODEL is not set: of the models at %s (%s) %s is asked", url, several(models),
		models[0])
}

// several lists the first names.
func several(names []string) string {
	const most = 8
	if len(names) > most {
		return strings.Join(names[:most], ", ") + fmt.Sprintf(" and %d more", len(names)-most)
	}
	return strings.Join(names, ", ")
}

// offerLocal reports model servers on this machine if none is configured. They are not used unasked.
func (g *globals) offerLocal(ctx context.Context, s streams, find func(context.Context) []llm.Local) {
	if g.Offline || s.getenv("OPENAI_API_KEY") != "" || s.getenv("OPENAI_BASE_URL") != "" {
		return
	}
	for _, l := range find(ctx) {
		fmt.Fprintf(s.err, "a model server answers at %s (the usual port of %s) with %s: "+
			"it is not used; OPENAI_BASE_URL=%s would have it read questions and texts\n",
			l.BaseURL, l.Name, several(l.Models), l.BaseURL)
	}
}
