package llm

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
)

// ListTimeout is how long a server may take to list its models before Surely goes on without the list.
const ListTimeout = 2 * time.Second

// Choose chooses the model: the named one, else one of the server's, with remarks for the owner. OpenAI's own list is
// not requested, since it is long and of no use here.
func Choose(named, url, key string) (name, remark string) {
	if url == "" {
		if named == "" {
			return DefaultModel, "SURELY_MODEL is not set: " + DefaultModel + " is used, which OpenAI charges for"
		}
		return named, ""
	}
	ctx, cancel := context.WithTimeout(context.Background(), ListTimeout)
	defer cancel()
	models, err := Models(ctx, url, key)
	var refused *StatusError
	switch {
	case errors.As(err, &refused) && named != "": // it does not list models, which is not required
		return named, ""
	case err != nil && named != "":
		return named, fmt.Sprintf("the model server at %s cannot be reached now: %v", url, err)
	case err != nil:
		return DefaultModel, fmt.Sprintf("SURELY_MODEL is not set, and the server at %s does not list its models (%v): "+
			"using %s, which may cost money", url, err, DefaultModel)
	case named != "" && len(models) > 0 && !slices.Contains(models, named):
		return named, fmt.Sprintf("the server at %s does not list the model %s; it has %s", url, named, JoinNames(models))
	case named != "":
		return named, ""
	case len(models) == 0:
		return DefaultModel, fmt.Sprintf("SURELY_MODEL is not set, and the server at %s has no models: "+
			"using %s, which may cost money", url, DefaultModel)
	case len(models) == 1:
		return models[0], ""
	}
	return models[0], fmt.Sprintf("SURELY_MODEL is not set: of the models at %s (%s), %s is used", url, JoinNames(models),
		models[0])
}

// JoinNames joins the first names.
func JoinNames(names []string) string {
	const most = 8
	if len(names) > most {
		return strings.Join(names[:most], ", ") + fmt.Sprintf(" and %d more", len(names)-most)
	}
	return strings.Join(names, ", ")
}
