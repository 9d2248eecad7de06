package llm

import (
	"context"
	"fmt"
	"strings"
	"time"
)

// ListTimeout is how long a server may take to list its models before Surely goes on without the list.
const ListTimeout = 2 * time.Second

// Choose returns the first of the models that a server lists, with a remark for the owner if another may be meant.
// OpenAI (no address) is not asked, since its list is long and of no use here.
func Choose(url, key string) (name, remark string) {
	if url == "" {
		return DefaultModel, "SURELY_MODEL is not set: " + DefaultModel + " is used, which OpenAI charges for"
	}
	ctx, cancel := context.WithTimeout(context.Background(), ListTimeout)
	defer cancel()
	models, err := Models(ctx, url, key)
	switch {
	case len(models) == 0:
		return DefaultModel, fmt.Sprintf("SURELY_MODEL is not set, and the server at %s lists no models (%v): "+
			"using %s, which may cost money", url, err, DefaultModel)
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
