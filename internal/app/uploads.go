package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"maps"
	"os"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/store/upload"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/web"
)

// Uploads are visitors' data: each upload is a folder in --home with the original files and a surely.yaml of
// corrections. Its unguessable name is the right to ask it. Few are open at a time: the others are opened again when
// they are asked.
type Uploads struct {
	Agent *agent.Agent  // the agent for uploads
	Read  upload.Reader // reads new files; default: upload.Read

	folders  *state.Uploads
	most     int64 // bytes of all uploads together
	app      *App
	verdicts *state.Ledger
	entries  reader.Entries // the verdict store, if it works

	// makes a version available locally, which may take as long as moving its files
	fetch   func(ctx context.Context, name string, version int64) (int64, error)
	opening singleflight.Group // by name
	reading chan struct{}      // one for each place where files may be read

	mu   sync.Mutex // held briefly: files are fetched and opened without it
	open map[string]*opened
	old  []*opened        // no longer used by new turns, the oldest first
	work map[string]*work // by name: what is under way
}

// opened is an upload in use, in one version.
type opened struct {
	source  *web.Source
	set     *store.Set
	asked   *askable
	version int64
	used    time.Time
}

// work is what is being done to an upload.
type work struct {
	users    int
	changing chan struct{} // full while it is corrected
	released int           // how often it was released: what was begun before is outdated
}

const (
	mostUploaded = 2 << 30     // the disk space of all uploads
	mostOpen     = 16          // uploads open
	mostOld      = 8           // old versions open, one of an upload
	mostReading  = 2           // uploads whose files are read
	stillAsked   = time.Minute // how long an old version stays open after a correction, for turns in progress
)

func NewUploads(a *App, folders *state.Uploads, verdicts *state.Ledger) *Uploads {
	return &Uploads{folders: folders, most: mostUploaded, app: a, verdicts: verdicts, Read: upload.Read,
		entries: reader.NewLenient(verdicts), open: map[string]*opened{}, fetch: folders.Fetch,
		work: map[string]*work{}, reading: make(chan struct{}, mostReading)}
}

// begin notes that something is done to an upload, until end.
func (u *Uploads) begin(name string) (w *work, end func()) {
	u.mu.Lock()
	defer u.mu.Unlock()
	w = u.work[name]
	if w == nil {
		w = &work{changing: make(chan struct{}, 1)}
		u.work[name] = w
	}
	w.users++
	return w, func() {
		u.mu.Lock()
		defer u.mu.Unlock()
		if w.users--; w.users == 0 {
			delete(u.work, name)
		}
	}
}

// read reads files that are new here, when a place is free.
func (u *Uploads) read(ctx context.Context, folder string, kept map[string]string) (upload.RefusedFiles, error) {
	select {
	case u.reading <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	defer func() { <-u.reading }()
	return u.Read(ctx, folder, kept)
}

// Add stores files under a new name and opens them, except rejected ones.
func (u *Uploads) Add(ctx context.Context, name string,
	files []upload.File) (_ *web.Source, refused upload.RefusedFiles, err error) {
	if !state.IsUpload(name) {
		return nil, nil, fs.ErrNotExist
	}
	size, err := u.folders.Size(ctx)
	if err != nil {
		return nil, nil, err
	}
	for _, f := range files {
		size += int64(len(f.Data))
	}
	if size > u.most {
		return nil, nil, &upload.RefusedFile{Reason: upload.NoRoom}
	}
	version := u.folders.First()
	folder := u.folders.At(name, version)
	begun, err := u.folders.Begin(name)
	if err != nil {
		return nil, nil, err
	}
	defer begun()
	w, end := u.begin(name)
	defer end()
	defer func() {
		if err != nil {
			u.forget(name)
			os.RemoveAll(folder)
		}
	}()
	kept, refused, err := upload.Keep(folder, files)
	if err != nil {
		return nil, nil, err
	}
	if len(kept) == 0 {
		return nil, nil, refused
	}
	unread, err := u.read(ctx, folder, kept)
	if err != nil {
		return nil, nil, err
	}
	if refused = append(refused, unread...); len(unread) == len(kept) {
		return nil, nil, refused
	}
	o, err := u.openAs(ctx, name, version)
	if err == nil {
		err = u.keep(name, w, w.released, o)
	}
	if err != nil {
		return nil, nil, &upload.RefusedFile{Reason: upload.Unreadable, Err: upload.HideFolder(err, folder)}
	}
	return o.source, refused, u.folders.Share(ctx, name)
}

// Open opens the current version of an upload; fs.ErrNotExist if there is none of that name.
func (u *Uploads) Open(ctx context.Context, name string) (*web.Source, error) {
	if !state.IsUpload(name) {
		return nil, fs.ErrNotExist
	}
	version, err := u.folders.Newest(ctx, name)
	if errors.Is(err, fs.ErrNotExist) {
		u.forget(name) // another server has deleted it
	}
	if err != nil {
		return nil, err
	}
	if o := u.opened(name); o != nil && o.version >= version {
		return o.source, nil
	}
	return once(ctx, &u.opening, name, openTimeout, func(ctx context.Context) (*web.Source, error) {
		return u.openNewest(ctx, name, version)
	})
}

// openTimeout is the maximum time for fetching and opening an upload.
const openTimeout = time.Minute

// errOutdated means that an upload was released while being opened.
var errOutdated = errors.New("the data has changed meanwhile; try again")

// openNewest opens a version of an upload, or the one that replaced it.
func (u *Uploads) openNewest(ctx context.Context, name string, version int64) (*web.Source, error) {
	w, end := u.begin(name)
	defer end()
	for {
		if o := u.opened(name); o != nil && o.version >= version {
			return o.source, nil
		}
		u.mu.Lock()
		released := w.released
		u.mu.Unlock()
		fetched, err := u.fetch(ctx, name, version)
		if err != nil {
			return nil, err
		}
		if _, err := u.read(ctx, u.folders.At(name, fetched), nil); err != nil {
			return nil, err
		}
		o, err := u.openAs(ctx, name, fetched)
		if err != nil {
			return nil, err
		}
		if err = u.keep(name, w, released, o); err != errOutdated {
			return o.source, err
		}
	}
}

func (u *Uploads) opened(name string) *opened {
	u.mu.Lock()
	defer u.mu.Unlock()
	o := u.open[name]
	if o != nil {
		o.used = time.Now()
	}
	return o
}

// keep publishes an opened upload in place of an older version, unless it was released meanwhile. The one that was used
// least recently is closed for it.
func (u *Uploads) keep(name string, w *work, released int, o *opened) error {
	u.mu.Lock()
	defer u.mu.Unlock()
	if w.released != released {
		o.set.Close()
		return errOutdated
	}
	u.letGo(name)
	for len(u.open) >= mostOpen {
		var last string
		for other, each := range u.open {
			if last == "" || each.used.Before(u.open[last].used) {
				last = other
			}
		}
		u.letGo(last)
	}
	u.app.joinAs(name, o.set.Sources[0], o.asked)
	o.used = time.Now()
	u.open[name] = o
	return nil
}

// find is the agent's source of an upload, opened again if it was closed.
func (u *Uploads) find(name string) (*agent.Source, error) {
	if u.opened(name) == nil {
		if _, err := u.Open(context.Background(), name); err != nil {
			return nil, err
		}
	}
	return u.app.Source(name)
}

// openAs opens a local version of an upload.
func (u *Uploads) openAs(ctx context.Context, name string, version int64) (*opened, error) {
	folder := u.folders.At(name, version)
	set, err := upload.Open(ctx, folder)
	if err != nil {
		return nil, err
	}
	src := set.Sources[0]
	ledger := uploadLedger(u.entries, name)
	asked, err := u.app.askableOf(src, ledger)
	if err != nil {
		set.Close()
		return nil, err
	}
	talks := agent.Session{Agent: u.Agent, Source: name, Find: u.find, Ledger: ledger}
	source := &web.Source{Name: name, Label: upload.Label(folder), Uploaded: true, Database: src.Schema(),
		Texts: textsOf(src), Notes: upload.Notes(src.Report(), folder), Agent: talks, Rows: talks.Rows}
	return &opened{source: source, set: set, asked: asked, version: version}, nil
}

// Correct writes a correction to the upload's surely.yaml and opens it again, one correction at a time.
func (u *Uploads) Correct(ctx context.Context, name string, c upload.Correction) (src *web.Source, err error) {
	w, end := u.begin(name)
	defer end()
	select {
	case w.changing <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	defer func() { <-w.changing }()
	for range 3 { // another server may correct it at the same time
		if src, err = u.correct(ctx, name, c); !errors.Is(err, state.ErrChanged) {
			break
		}
	}
	return src, err
}

func (u *Uploads) correct(ctx context.Context, name string, c upload.Correction) (*web.Source, error) {
	version, err := u.folders.Newest(ctx, name)
	if err != nil {
		return nil, err
	}
	if version, err = u.folders.Fetch(ctx, name, version); err != nil {
		return nil, err
	}
	folder := u.folders.At(name, version)
	old, b, err := upload.Corrected(folder, c)
	if err != nil {
		return nil, err
	}
	if err := u.folders.Write(ctx, name, version, upload.OverlayFile, b); err != nil {
		return nil, fmt.Errorf("write corrections: %w", err)
	}
	u.forget(name)
	src, err := u.Open(ctx, name)
	if err != nil { // restore the previous version
		if wrong := u.folders.Write(ctx, name, version+1, upload.OverlayFile, old); wrong != nil {
			return nil, fmt.Errorf("write corrections: %w", wrong)
		}
		return nil, &upload.RefusedFile{Reason: upload.Unreadable, Err: upload.HideFolder(err, folder)}
	}
	return src, nil
}

// forget releases an upload.
func (u *Uploads) forget(name string) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if w := u.work[name]; w != nil {
		w.released++
	}
	u.opening.Forget(name)
	u.letGo(name)
}

// letGo closes an opened upload once turns in progress have had time to end. u.mu is held.
func (u *Uploads) letGo(name string) {
	o := u.open[name]
	if o == nil {
		return
	}
	delete(u.open, name)
	u.app.part(name, o.set.Sources[0])
	last := slices.IndexFunc(u.old, func(other *opened) bool { return other.source.Name == name })
	if last < 0 && len(u.old) == mostOld {
		last = 0
	}
	if last >= 0 {
		u.old[last].set.Close()
		u.old = slices.Delete(u.old, last, last+1)
	}
	u.old = append(u.old, o)
	time.AfterFunc(stillAsked, contain.Func("close an upload", func() {
		u.mu.Lock()
		defer u.mu.Unlock()
		if i := slices.Index(u.old, o); i >= 0 {
			o.set.Close()
			u.old = slices.Delete(u.old, i, i+1)
		}
	}))
}

// Delete deletes an upload, and the verdicts that quote its texts.
func (u *Uploads) Delete(name string) error {
	if !state.IsUpload(name) {
		return fs.ErrNotExist
	}
	u.forget(name)
	ctx := context.Background()
	if err := u.verdicts.ForgetUnder(ctx, reader.KeyPrefix(uploadKey(name))); err != nil {
		return err
	}
	return u.folders.Delete(ctx, name)
}

// Expire deletes uploads not opened since a time.
func (u *Uploads) Expire(ctx context.Context, before time.Time) (n int) {
	if u == nil {
		return 0
	}
	names, err := u.folders.Expire(ctx, before)
	if err != nil && ctx.Err() == nil {
		slog.Error("old uploads could not be deleted", "err", err)
	}
	for _, name := range names {
		if u.Delete(name) == nil {
			n++
		}
	}
	return n
}

// Close closes all uploads that are open.
func (u *Uploads) Close() {
	if u == nil {
		return
	}
	u.mu.Lock()
	defer u.mu.Unlock()
	for _, o := range slices.Concat(slices.Collect(maps.Values(u.open)), u.old) {
		o.set.Close()
	}
	clear(u.open)
	u.old = nil
}
