package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/store/upload"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/web/chat"
)

// Uploads are visitors' data: each upload is a folder in --home with the original files and a surely.yaml of
// corrections. Its unguessable name is the right to ask it.
type Uploads struct {
	Agent *agent.Agent  // the agent for uploads
	Read  upload.Reader // reads new files; default: upload.Read

	folders  *state.Uploads
	most     int64 // bytes of all uploads together
	app      *App
	verdicts *state.Ledger
	entries  reader.Entries // the verdict store, if it works
	shelf    *shelf[*opened]
	reading  chan struct{} // one for each place where files may be read
}

// opened is an upload in use, in one version.
type opened struct {
	source  *chat.Source
	set     *store.Set
	asked   *askable
	version int64
}

const (
	mostUploaded = 2 << 30     // the disk space of all uploads
	mostOpen     = 16          // uploads open
	mostReading  = 2           // uploads whose files are read
	openTimeout  = time.Minute // for fetching and opening an upload
)

func NewUploads(a *App, folders *state.Uploads, verdicts *state.Ledger) *Uploads {
	u := &Uploads{folders: folders, most: mostUploaded, app: a, verdicts: verdicts, Read: upload.Read,
		entries: reader.NewLenient(verdicts), reading: make(chan struct{}, mostReading)}
	u.shelf = newShelf(mostOpen, func(name string, o *opened) { a.joinAs(name, o.set.Sources[0], o.asked) },
		func(name string, o *opened) { a.part(name, o.set.Sources[0]) }, func(o *opened) { o.set.Close() })
	a.reopen = append(a.reopen, func(name string) {
		if _, open := u.shelf.get(name); !open && state.IsUpload(name) {
			u.Open(context.Background(), name) // the source is missing on failure
		}
	})
	return u
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
	files []upload.File) (_ *chat.Source, refused upload.RefusedFiles, err error) {
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
	done, err := u.shelf.alone(ctx, name)
	if err != nil {
		return nil, nil, err
	}
	defer done()
	defer func() {
		if err != nil {
			u.shelf.drop(name)
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
	if err != nil {
		return nil, nil, &upload.RefusedFile{Reason: upload.Unreadable, Err: upload.HideFolder(err, folder)}
	}
	u.shelf.put(name, o)
	return o.source, refused, u.folders.Share(ctx, name)
}

// Open opens the current version of an upload; fs.ErrNotExist if there is none of that name.
func (u *Uploads) Open(ctx context.Context, name string) (*chat.Source, error) {
	if !state.IsUpload(name) {
		return nil, fs.ErrNotExist
	}
	version, err := u.folders.Newest(ctx, name)
	if errors.Is(err, fs.ErrNotExist) {
		u.shelf.drop(name) // another server has deleted it
	}
	if err != nil {
		return nil, err
	}
	if o, open := u.shelf.get(name); open && o.version >= version {
		return o.source, nil
	}
	done, err := u.shelf.alone(ctx, name)
	if err != nil {
		return nil, err
	}
	defer done()
	if o, open := u.shelf.get(name); open && o.version >= version {
		return o.source, nil
	}
	return u.openNewest(ctx, name, version)
}

// openNewest opens a version of an upload, or the one that replaced it, also for others who wait for it.
func (u *Uploads) openNewest(ctx context.Context, name string, version int64) (*chat.Source, error) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), openTimeout)
	defer cancel()
	fetched, err := u.folders.Fetch(ctx, name, version)
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
	u.shelf.put(name, o)
	return o.source, nil
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
	talks := agent.Session{Agent: u.Agent, Source: name, Find: u.app.Source, Ledger: ledger}
	source := &chat.Source{Name: name, Label: upload.Label(folder), Uploaded: true, Database: src.Schema(),
		Texts: textsOf(src), Notes: upload.Notes(src.Report(), folder), Agent: talks, Rows: talks.Rows}
	return &opened{source: source, set: set, asked: asked, version: version}, nil
}

// Correct writes a correction to the upload's surely.yaml and opens it again, one correction at a time.
func (u *Uploads) Correct(ctx context.Context, name string, c upload.Correction) (src *chat.Source, err error) {
	if !state.IsUpload(name) {
		return nil, fs.ErrNotExist
	}
	done, err := u.shelf.alone(ctx, name)
	if err != nil {
		return nil, err
	}
	defer done()
	for range 3 { // another server may correct it at the same time
		if src, err = u.correct(ctx, name, c); !errors.Is(err, state.ErrChanged) {
			break
		}
	}
	return src, err
}

func (u *Uploads) correct(ctx context.Context, name string, c upload.Correction) (*chat.Source, error) {
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
	newest, err := u.folders.Newest(ctx, name)
	if err != nil {
		return nil, err
	}
	src, err := u.openNewest(ctx, name, newest)
	if err != nil { // restore the previous version
		if wrong := u.folders.Write(ctx, name, version+1, upload.OverlayFile, old); wrong != nil {
			return nil, fmt.Errorf("write corrections: %w", wrong)
		}
		return nil, &upload.RefusedFile{Reason: upload.Unreadable, Err: upload.HideFolder(err, folder)}
	}
	return src, nil
}

// Delete deletes an upload, and the verdicts that quote its texts.
func (u *Uploads) Delete(name string) error {
	if !state.IsUpload(name) {
		return fs.ErrNotExist
	}
	ctx := context.Background()
	done, err := u.shelf.alone(ctx, name)
	if err != nil {
		return err
	}
	defer done()
	u.shelf.drop(name)
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
	if u != nil {
		u.shelf.shut()
	}
}
