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

	"golang.org/x/sync/singleflight"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/web"
)

// Views are the sources as users see them who have a name: PostgreSQL shows each what the role of that name sees.
// Nothing derived from rows is shared between users: each view has its own description, value index, engine, searched
// texts and verdicts. SQLite files and uploads have no roles and are the same for all.
type Views struct {
	app     *App
	agent   *agent.Agent
	entries reader.Entries

	// derives the source that a role sees; may take as long as reading all of it
	as       func(ctx context.Context, src *store.Source, role string) (*store.Source, error)
	deriving singleflight.Group // by key

	mu    sync.Mutex           // held briefly: deriving one view must not block others
	views map[string]*openView // by key
	order []string             // least recently used first
}

// openView is the view of one user.
type openView struct {
	role  string
	bases []*store.Source // that it was derived from
	own   []*store.Source // each source with its view; the same if it has no roles
	view  *web.View       // nil: closed, and derived again on demand
}

// mostViews is the maximum number of open views: each holds a value index.
const mostViews = 64

// View is the data as a user sees it; nil for the owner, who sees everything, and if no source has roles.
func (v *Views) View(ctx context.Context, u web.User) (*web.View, error) {
	bases := v.app.Sources()
	if u.Role == "owner" || !slices.ContainsFunc(bases, hasRoles) {
		return nil, nil
	}
	if u.Name == "" { // a kiosk opened by the owner: there is no role to take
		return nil, web.ErrNoUser
	}
	sum := sha256.Sum256([]byte(u.Name))
	return v.open(ctx, "user-"+hex.EncodeToString(sum[:])[:20], u.Name, bases)
}

func hasRoles(src *store.Source) bool { return src.Schema().Dialect == schema.Postgres }

// NewViews derives views for an agent; entries keep the verdicts about their texts.
func NewViews(a *App, ag *agent.Agent, entries reader.Entries) *Views {
	v := &Views{app: a, agent: ag, entries: entries, views: map[string]*openView{},
		as: func(ctx context.Context, src *store.Source, role string) (*store.Source, error) {
			return src.As(ctx, role)
		}}
	a.reopen = v.reopen
	return v
}

// deriveTimeout limits how long a view may take to derive.
const deriveTimeout = 10 * time.Minute

// open returns a view derived from these sources.
func (v *Views) open(ctx context.Context, key, role string, bases []*store.Source) (*web.View, error) {
	if view := v.known(key, bases); view != nil {
		return view, nil
	}
	return once(ctx, &v.deriving, key, deriveTimeout, func(ctx context.Context) (*web.View, error) {
		if view := v.known(key, bases); view != nil {
			return view, nil
		}
		return v.derive(ctx, key, role, bases)
	})
}

// once makes something for all who wait for it under a key, within a time of its own: if one gives up, the others go
// on waiting.
func once[T any](ctx context.Context, group *singleflight.Group, key string, limit time.Duration,
	f func(context.Context) (T, error)) (made T, err error) {
	result := group.DoChan(key, func() (made any, err error) {
		err = contain.Do("open a source", func() (err error) {
			own, cancel := context.WithTimeout(context.WithoutCancel(ctx), limit)
			defer cancel()
			made, err = f(own)
			return err
		})
		return made, err
	})
	select {
	case <-ctx.Done():
		return made, ctx.Err()
	case r := <-result:
		if r.Err != nil {
			return made, r.Err
		}
		return r.Val.(T), nil
	}
}

// known returns a view derived from these sources, or nil.
func (v *Views) known(key string, bases []*store.Source) *web.View {
	v.mu.Lock()
	defer v.mu.Unlock()
	old := v.views[key]
	if old == nil || old.view == nil || !slices.Equal(old.bases, bases) {
		return nil
	}
	v.used(key)
	return old.view
}

// used marks a view as most recently used. v.mu is held.
func (v *Views) used(key string) {
	v.order = append(slices.DeleteFunc(v.order, func(k string) bool { return k == key }), key)
}

// derive makes a view and replaces an older one of its key.
func (v *Views) derive(ctx context.Context, key, role string, bases []*store.Source) (_ *web.View, err error) {
	now := &openView{role: role, bases: bases, view: &web.View{Key: key}}
	defer func() {
		if err != nil {
			v.close(now, key)
		}
	}()
	ledger := reader.NewLedger(reader.Keyed(v.entries, key))
	var askables []*askable // nil: the source has no roles
	for _, src := range bases {
		own, err := v.as(ctx, src, role)
		if unknown := new(store.RoleError); errors.As(err, &unknown) {
			return nil, fmt.Errorf("%w: %w", web.ErrNoRole, err)
		}
		if err != nil {
			return nil, fmt.Errorf("show %s to the role %s: %w", src.Name(), role, err)
		}
		now.own = append(now.own, own)
		var as *askable
		if own != src {
			if as, err = v.app.askableOf(own, ledger); err != nil {
				return nil, err
			}
		}
		askables = append(askables, as)
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	if old := v.views[key]; old != nil {
		v.close(old, key)
	}
	for i, own := range now.own {
		name := bases[i].Name()
		asked := name
		if askables[i] != nil {
			asked = ViewName(name, key)
			v.app.joinAs(asked, own, askables[i])
		}
		talks := agent.Session{Agent: v.agent, Source: asked, Find: v.app.Source, Ledger: ledger}
		now.view.Sources = append(now.view.Sources, &web.Source{Name: name, View: key, Database: own.Schema(), Agent: talks,
			Rows:    talks.Rows,
			Current: func() *schema.Database { return v.app.described(asked) }})
	}
	v.views[key] = now
	if v.used(key); len(v.order) > mostViews {
		v.close(v.views[v.order[0]], v.order[0])
		v.order = v.order[1:]
	}
	return now.view, nil
}

// close closes a view once nothing uses it.
func (v *Views) close(old *openView, key string) {
	for i, own := range old.own {
		if own != old.bases[i] {
			v.app.part(ViewName(old.bases[i].Name(), key), own)
			time.AfterFunc(stillAsked, contain.Func("close a view", func() { own.Close() }))
		}
	}
	old.view, old.own = nil, nil
}

const inView = " @"

// ViewName is a source's name for those who do not see all of it.
func ViewName(source, key string) string { return source + inView + key }

// reopen derives the view named by a source's name, if it is not open or the data has been described again.
func (v *Views) reopen(name string) {
	_, key, ok := strings.Cut(name, inView)
	if !ok {
		return
	}
	v.mu.Lock()
	known := v.views[key]
	v.mu.Unlock()
	if known != nil {
		v.open(context.Background(), key, known.role, v.app.Sources()) // the source is missing on failure
	}
}
