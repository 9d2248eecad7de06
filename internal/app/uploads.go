package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
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
// corrections. Its unguessable name is the right to ask it.
type Uploads struct {
	folders  *state.Uploads
	most     int64 // bytes of all uploads together
	app      *App
	Agent    *agent.Agent // the agent for uploads
	verdicts *state.Ledger
	entries  reader.Entries // the verdict store, if it works

	// makes a version available locally, which may take as long as moving its files
	fetch   func(ctx context.Context, name string, version int64) (int64, error)
	opening singleflight.Group // by name

	mu   sync.Mutex // held briefly: files are fetched and opened without it
	open map[string]*opened
	eras map[string]int // number of releases by name: an older opening in progress is outdated
}

// opened is an upload in use, in one version.
type opened struct {
	source  *web.Source
	set     *store.Set
	asked   *askable
	version int64
}

// mostUploaded is the maximum disk space of all uploads.
const mostUploaded = 2 << 30

// stillAsked is how long an old version stays open after a correction, for turns in progress.
const stillAsked = time.Minute

func NewUploads(a *App, folders *state.Uploads, verdicts *state.Ledger) *Uploads {
	return &Uploads{folders: folders, most: mostUploaded, app: a, verdicts: verdicts,
		entries: reader.NewLenient(verdicts), open: map[string]*opened{}, fetch: folders.Fetch, eras: map[string]int{}}
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
	set, unread, err := upload.Sift(ctx, folder, kept)
	if err != nil {
		return nil, nil, err
	}
	if refused = append(refused, unread...); len(unread) == len(kept) {
		return nil, nil, refused
	}
	o, err := u.openAs(ctx, name, version, set)
	if err == nil {
		err = u.keep(name, u.era(name), o)
	}
	if err != nil {
		return nil, nil, &upload.RefusedFile{Reason: upload.Unreadable, Err: upload.HideFolder(err, folder)}
	}
	return o.source, refused, u.folders.Share(ctx, name)
}

// Open opens the current version of an upload; fs.ErrNotExist if there is none of that name.
func (u *Uploads) Open(ctx context.Context, name string) (*web.Source, error) {
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
	opened := u.opening.DoChan(name, func() (source any, err error) {
		err = contain.Do("open an upload", func() (err error) {
			own, cancel := context.WithTimeout(context.WithoutCancel(ctx), openTimeout)
			defer cancel()
			source, err = u.openNewest(own, name, version)
			return err
		})
		return source, err
	})
	select {
	case <-ctx.Done():
		return nil, ctx.Err()
	case o := <-opened:
		if o.Err != nil {
			return nil, o.Err
		}
		return o.Val.(*web.Source), nil
	}
}

// openTimeout is the maximum time for fetching and opening an upload.
const openTimeout = 2 * time.Minute

// errOutdated means that an upload was released while being opened.
var errOutdated = errors.New("the data has changed meanwhile; try again")

// openNewest opens a version of an upload, or the one that replaced it.
func (u *Uploads) openNewest(ctx context.Context, name string, version int64) (*web.Source, error) {
	for {
		if o := u.opened(name); o != nil && o.version >= version {
			return o.source, nil
		}
		era := u.era(name)
		fetched, err := u.fetch(ctx, name, version)
		if err != nil {
			return nil, err
		}
		o, err := u.openAs(ctx, name, fetched, nil)
		if err != nil {
			return nil, err
		}
		if err = u.keep(name, era, o); err != errOutdated {
			return o.source, err
		}
	}
}

func (u *Uploads) opened(name string) *opened {
	u.mu.Lock()
	defer u.mu.Unlock()
	return u.open[name]
}

func (u *Uploads) era(name string) int {
	u.mu.Lock()
	defer u.mu.Unlock()
	return u.eras[name]
}

// keep publishes an opened upload in place of an older version, unless it was released since an era.
func (u *Uploads) keep(name string, era int, o *opened) error {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.eras[name] != era {
		o.set.Close()
		return errOutdated
	}
	u.letGo(name)
	u.app.joinAs(name, o.set.Sources[0], o.asked)
	u.open[name] = o
	return nil
}

// openAs opens a local version of an upload, unless it is open already as set.
func (u *Uploads) openAs(ctx context.Context, name string, version int64, set *store.Set) (_ *opened, err error) {
	folder := u.folders.At(name, version)
	if set == nil {
		set, err = upload.Open(ctx, folder)
	}
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
	talks := agent.Session{Agent: u.Agent, Source: name, Find: u.app.Source, Ledger: ledger}
	source := &web.Source{Name: name, Label: upload.Label(folder), Uploaded: true, Database: src.Schema(),
		Texts: textsOf(src), Notes: upload.Notes(src.Report(), folder), Agent: talks, Rows: talks.Rows}
	return &opened{source, set, asked, version}, nil
}

// Correct writes a correction to the upload's surely.yaml and opens it again.
func (u *Uploads) Correct(ctx context.Context, name string, c upload.Correction) (src *web.Source, err error) {
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

// forget releases an opened upload.
func (u *Uploads) forget(name string) {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.eras[name]++
	u.opening.Forget(name)
	u.letGo(name)
}

// letGo closes an opened upload once nothing uses it. u.mu is held.
func (u *Uploads) letGo(name string) {
	o := u.open[name]
	if o == nil {
		return
	}
	delete(u.open, name)
	u.app.part(name, o.set.Sources[0])
	time.AfterFunc(stillAsked, contain.Func("close an upload", func() { o.set.Close() }))
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
	for _, o := range u.open {
		o.set.Close()
	}
}
