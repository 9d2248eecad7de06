package app

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/web/chat"
)

// Views holds the sources as named users see them: on PostgreSQL each sees what the role of that name sees. Nothing
// derived from rows is shared between users: each view has its own description, value index, engine, searched texts and
// verdicts. SQLite files and uploads have no roles and are the same for all.
type Views struct {
	app    *App
	agent  *agent.Agent
	opened *openSet[*openView] // by key
	roles  sync.Map            // by key
}

// openView is the view of one user.
type openView struct {
	bases    []*store.Source // the sources that it was derived from
	sources  []*store.Source // each source as the user sees it; the same if it has no roles
	askables []*askable      // nil: the source has no roles
	view     *chat.View
}

const (
	maxViews      = 64               // maximum number of open views: each holds a value index
	deriveTimeout = 10 * time.Minute // for deriving a view
)

// View returns the data as a user sees it; nil for the owner, who sees everything, and if no source has roles.
func (v *Views) View(ctx context.Context, u chat.User) (*chat.View, error) {
	bases := v.app.Sources()
	if u.Role == "owner" || !slices.ContainsFunc(bases, hasRoles) {
		return nil, nil
	}
	if u.Name == "" { // a kiosk opened by the owner: there is no role to take
		return nil, chat.ErrNoUser
	}
	sum := sha256.Sum256([]byte(u.Name))
	key := "user-" + hex.EncodeToString(sum[:])[:20]
	v.roles.Store(key, u.Name)
	return v.open(ctx, key, u.Name, bases)
}

func hasRoles(src *store.Source) bool { return src.Schema().Dialect == schema.Postgres }

// NewViews returns Views for an agent. Each view is derived when it is needed.
func NewViews(a *App, ag *agent.Agent) *Views {
	v := &Views{app: a, agent: ag}
	v.opened = newOpenSet(maxViews, v.join, v.leave, (*openView).close)
	a.reopen = append(a.reopen, v.reopen)
	return v
}

// open returns the view derived from bases, which it derives if necessary.
func (v *Views) open(ctx context.Context, key, role string, bases []*store.Source) (*chat.View, error) {
	isCurrent := func(old *openView) bool { return slices.Equal(old.bases, bases) }
	current, err := v.opened.load(ctx, key, isCurrent, deriveTimeout,
		func(ctx context.Context) (*openView, error) { return v.derive(ctx, key, role, bases) })
	if err != nil {
		return nil, err
	}
	return current.view, nil
}

// derive makes a view.
func (v *Views) derive(ctx context.Context, key, role string, bases []*store.Source) (_ *openView, err error) {
	current := &openView{bases: bases, view: &chat.View{Key: key}}
	defer func() {
		if err != nil {
			current.close()
		}
	}()
	ledger := reader.NewLedger(reader.WithKey(v.app.Entries, key))
	for _, src := range bases {
		own, err := src.AsRole(ctx, role)
		if unknown := new(store.RoleError); errors.As(err, &unknown) {
			return nil, fmt.Errorf("%w: %w", chat.ErrNoRole, err)
		}
		if err != nil {
			return nil, fmt.Errorf("show %s to the role %s: %w", src.Name(), role, err)
		}
		current.sources = append(current.sources, own)
		var as *askable
		agentName := src.Name()
		if own != src {
			agentName = ViewName(agentName, key)
			if as, err = v.app.askableOf(own, ledger); err != nil {
				return nil, err
			}
		}
		current.askables = append(current.askables, as)
		served := v.app.served(v.agent, src.Name(), agentName, own, ledger)
		served.View = key
		current.view.Sources = append(current.view.Sources, served)
	}
	return current, nil
}

func (v *Views) join(key string, current *openView) {
	for i, as := range current.askables {
		if as != nil {
			v.app.joinAs(ViewName(current.bases[i].Name(), key), current.sources[i], as)
		}
	}
}

func (v *Views) leave(key string, old *openView) {
	for i, as := range old.askables {
		if as != nil {
			v.app.leave(ViewName(old.bases[i].Name(), key), old.sources[i])
		}
	}
}

func (o *openView) close() {
	for i, own := range o.sources {
		if own != o.bases[i] {
			own.Close()
		}
	}
}

const viewSeparator = " @"

// ViewName returns a source's name within a user's view.
func ViewName(source, key string) string { return source + viewSeparator + key }

// reopen derives the view that a source's name refers to, if it is not open or the data has been described again.
func (v *Views) reopen(name string) {
	_, key, _ := strings.Cut(name, viewSeparator)
	if role, known := v.roles.Load(key); known {
		v.open(context.Background(), key, role.(string), v.app.Sources()) // on failure the source is missing
	}
}
