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

// replyKinds tells the kinds of replies in words of one's own apart: learnt by 'go run ./cmd/lab train replies'.
var replyKinds = sync.OnceValues(func() (*encode.Classes, error) { return encode.ParseClasses(repliesFile) })

// The kinds of replies, but for those that say something of their own.
const (
	replyYes     = "yes"
	replyNo      = "no"
	replyNeither = "neither"
	replyUnsure  = "unsure"
	replyAsk     = "ask"
)

// places are the kinds that name an option by where it stands.
var places = map[string]int{"first": 1, "second": 2, "third": 3, "last": nlg.Last}

// leastReplyKind is how surely a reply must be of a kind to be taken for one.
const leastReplyKind = .6

// replyKind is the kind of a reply in words of the person's own; empty where it is none, or says something of its own.
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
		if p >= leastReplyKind {
			return c.Names[k]
		}
	}
	return ""
}

// typedReply is the reply that stands in words of the person's own; ok is false where they say something of their own.
func (h *handling) typedReply(ctx context.Context, t *Turn, q *Inquiry, ask *Ask, e ClarifyEvent,
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
		return Reply{Kind: ReplyPick, Adopted: q.Query()}, true // what stands, then
	case kind == replyNo, kind == replyNeither:
		return Reply{Kind: ReplyNo}, true
	}
	if place, named := places[kind]; named && choosing {
		if o := e.at(place); o != nil {
			return h.choose(t, q, ask, o), true
		}
	}
	return Reply{}, false
}
