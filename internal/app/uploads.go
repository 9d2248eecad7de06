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

// Uploads is the data that visitors bring: each upload is a folder below --home with the files as they came and the
// surely.yaml that corrections write. Whoever knows an upload's name, which nobody can guess, can ask it.
type Uploads struct {
	folders  *state.Uploads
	most     int64 // bytes of all uploads together
	app      *App
	Agent    *agent.Agent // asks what visitors bring
	verdicts *state.Ledger
	entries  reader.Entries // the same, or nothing while they fail

	// has a version lie here, which may take as long as moving its files
	fetch   func(ctx context.Context, name string, version int64) (int64, error)
	opening singleflight.Group // by name

	mu   sync.Mutex // held for moments only: files are fetched and opened without it
	open map[string]*opened
	eras map[string]int // how often an upload was let go, by name: what was begun to be opened before is out of date
}

// opened is an upload that is asked, in one version.
type opened struct {
	source  *web.Source
	set     *store.Set
	asked   *askable
	version int64
}

// mostUploaded bounds what all uploads take on the disk.
const mostUploaded = 2 << 30

// stillAsked is how long what was opened before a correction stays open, for turns that have begun.
const stillAsked = time.Minute

func NewUploads(a *App, folders *state.Uploads, verdicts *state.Ledger) *Uploads {
	return &Uploads{folders: folders, most: mostUploaded, app: a, verdicts: verdicts,
		entries: reader.NewLenient(verdicts), open: map[string]*opened{}, fetch: folders.Fetch, eras: map[string]int{}}
}

// Add keeps files under a name of their own and opens them, but for those that cannot be taken.
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

// Open opens an upload as it is by now; fs.ErrNotExist where there is none of that name.
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

// openTimeout bounds how long an upload may take to be fetched and opened.
const openTimeout = 2 * time.Minute

// errOutdated says that an upload was let go while it was opened.
var errOutdated = errors.New("the data was changed meanwhile; try again")

// openNewest opens an upload in a version, or the one that has taken its place.
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

// keep has an upload be asked as it was opened, in the place of an older version, unless it was let go since an era.
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

// openAs opens a version of an upload that lies here, unless it is open already as set.
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

// Correct writes what a person knows better into the upload's surely.yaml and opens it anew.
func (u *Uploads) Correct(ctx context.Context, name string, c upload.Correction) (src *web.Source, err error) {
	for range 3 { // another server may correct it, too
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
	if err != nil { // as it was before
		if wrong := u.folders.Write(ctx, name, version+1, upload.OverlayFile, old); wrong != nil {
			return nil, fmt.Errorf("write corrections: %w", wrong)
		}
		return nil, &upload.RefusedFile{Reason: upload.Unreadable, Err: upload.HideFolder(err, folder)}
	}
	return src, nil
}

// forget lets go of an opened upload.
func (u *Uploads) forget(name string) {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.eras[name]++
	u.opening.Forget(name)
	u.letGo(name)
}

// letGo closes an opened upload once nothing asks it any more. u.mu is held.
func (u *Uploads) letGo(name string) {
	o := u.open[name]
	if o == nil {
		return
	}
	delete(u.open, name)
	u.app.part(name, o.set.Sources[0])
	time.AfterFunc(stillAsked, contain.Func("close an upload", func() { o.set.Close() }))
}

// Delete takes an upload away for good, and the verdicts that quote its texts.
func (u *Uploads) Delete(name string) error {
	if !state.IsUpload(name) {
		return fs.ErrNotExist
	}
	u.forget(name)
	ctx := context.Background()
	if err := u.verdicts.ForgetUnder(ctx, reader.Beside(uploadKey(name))); err != nil {
		return err
	}
	return u.folders.Delete(ctx, name)
}

// Expire deletes uploads that nobody has opened since.
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
