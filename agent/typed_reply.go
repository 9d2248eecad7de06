package agent

import (
	"context"
	_ "embed"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/nlg"
)

//go:embed replies.txt
var repliesFile string

// replyKinds classifies free-text replies, trained on training/replies.tsv.
var replyKinds = sync.OnceValues(func() (*encode.Classes, error) { return encode.ParseClasses(repliesFile) })

// The kinds of replies that carry no content of their own.
const (
	replyYes     = "yes"
	replyNo      = "no"
	replyNeither = "neither"
	replyUnsure  = "unsure"
	replyAsk     = "ask"
)

// optionPositions maps the kinds that name an option to its position.
var optionPositions = map[string]int{"first": 1, "second": 2, "third": 3, "last": nlg.Last}

// minReplyProbability is the minimum probability of a kind.
const minReplyProbability = .6

// replyKind classifies a free-text reply; empty if it has content of its own.
func (h *handling) replyKind(ctx context.Context, value string) string {
	value = strings.ToLower(strings.TrimSpace(value))
	if h.o.Vectors == nil || value == "" {
		return ""
	}
	c, err := replyKinds()
	if err != nil {
		return ""
	}
	vectors, err := h.o.Vectors.Vector(ctx, []string{value})
	if err != nil {
		return ""
	}
	for k, p := range c.Of(vectors[0]) {
		if p >= minReplyProbability {
			return c.Names[k]
		}
	}
	return ""
}

// typedReply interprets a free-text reply by its kind; ok is false if it has content of its own.
func (h *handling) typedReply(ctx context.Context, t *Turn, q *Readings, ask *Ask, e ClarifyEvent,
	value string) (r Reply,
	ok bool) {
	choosing := e.Kind == "choose"
	kind := h.replyKind(ctx, value)
	switch {
	case kind == replyUnsure:
		return Reply{Kind: ReplySkip}, true
	case kind == replyNeither && choosing, kind == replyNo && choosing:
		return Reply{Kind: ReplyNone}, true
	case kind == replyYes && !choosing:
		return Reply{Kind: ReplyYes}, true
	case kind == replyYes && len(ask.Options) > 0:
		return Reply{Kind: ReplyPick, Adopted: q.Query()}, true // the current query
	case kind == replyNo, kind == replyNeither:
		return Reply{Kind: ReplyNo}, true
	}
	if position, isPosition := optionPositions[kind]; isPosition && choosing {
		if o := e.at(position); o != nil {
			return h.choose(t, ask, o), true
		}
	}
	return Reply{}, false
}
