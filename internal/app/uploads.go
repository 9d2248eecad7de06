package app

import (
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"sync"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/store/upload"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/web/chat"
)

// Uploads are visitors' data: each upload is a folder in --home with the original files and a surely.yaml of
// corrections. Whoever knows its unguessable name may ask questions about it.
type Uploads struct {
	Agent *agent.Agent    // the agent for uploads
	Read  upload.ReadFunc // reads new files; default: upload.Read

	folders  *state.Uploads
	maxBytes int64 // total bytes of all uploads
	app      *App
	verdicts *state.Ledger
	opened   *openSet[*openUpload]
	reading  chan struct{} // holds an element for each upload whose files are being read
	settling sync.Mutex    // held while the doubts of an upload are settled
}

// openUpload is an open upload, as it was when it was opened.
type openUpload struct {
	source  *chat.Source
	set     *store.Set
	askable *askable
}

const (
	maxUploaded = 2 << 30     // the disk space of all uploads
	maxOpen     = 16          // open uploads
	maxReading  = 2           // uploads whose files are being read
	openTimeout = time.Minute // for opening an upload
)

func NewUploads(a *App, folders *state.Uploads, verdicts *state.Ledger) *Uploads {
	u := &Uploads{folders: folders, maxBytes: maxUploaded, app: a, verdicts: verdicts, Read: upload.Read,
		reading: make(chan struct{}, maxReading)}
	u.opened = newOpenSet(maxOpen, func(name string, o *openUpload) { a.joinAs(name, o.set.Sources[0], o.askable) },
		func(name string, o *openUpload) { a.leave(name, o.set.Sources[0]) }, func(o *openUpload) { o.set.Close() })
	a.reopen = append(a.reopen, func(name string) {
		if _, open := u.opened.get(name); !open && state.IsUpload(name) {
			u.Open(context.Background(), name) // on failure the source is missing
		}
	})
	return u
}

// read reads the files that have not been read yet, as soon as a slot is free.
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
	size := u.folders.Size()
	for _, f := range files {
		size += int64(len(f.Data))
	}
	if size > u.maxBytes {
		return nil, nil, &upload.RefusedFile{Reason: upload.NoRoom}
	}
	folder := u.folders.Folder(name)
	if err := u.folders.Begin(name); err != nil {
		return nil, nil, err
	}
	defer func() {
		if err != nil {
			u.opened.remove(name)
			os.RemoveAll(folder)
		}
		err = errors.Join(err, u.folders.Finish(name))
	}()
	kept, refused, err := upload.Save(folder, files)
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
	o, err := u.openFolder(ctx, name)
	if err != nil {
		return nil, nil, &upload.RefusedFile{Reason: upload.Unreadable, Err: upload.HideFolder(err, folder)}
	}
	u.opened.put(name, o)
	return o.source, refused, nil
}

// Open opens an upload; the error is fs.ErrNotExist if there is none with that name.
func (u *Uploads) Open(ctx context.Context, name string) (*chat.Source, error) {
	if err := u.folders.Use(name); err != nil {
		return nil, err
	}
	o, err := u.opened.load(ctx, name, func(*openUpload) bool { return true }, openTimeout,
		func(ctx context.Context) (*openUpload, error) {
			if _, err := u.read(ctx, u.folders.Folder(name), nil); err != nil {
				return nil, err
			}
			return u.openFolder(ctx, name)
		})
	if err != nil {
		return nil, err
	}
	return o.source, nil
}

func (u *Uploads) openFolder(ctx context.Context, name string) (*openUpload, error) {
	folder := u.folders.Folder(name)
	set, err := upload.Open(ctx, folder)
	if err != nil {
		return nil, err
	}
	src := set.Sources[0]
	ledger := uploadLedger(u.app.Entries, name)
	as, err := u.app.askableOf(src, ledger)
	if err != nil {
		set.Close()
		return nil, err
	}
	source := u.app.served(u.Agent, name, name, src, ledger)
	source.Label, source.Uploaded, source.Current = upload.Label(folder), true, nil
	source.Texts, source.Notes = textsOf(src), upload.Notes(src.Report(), folder)
	source.Settle = func(ctx context.Context, answers map[string]string, by string) error {
		return u.settle(ctx, name, answers, by)
	}
	return &openUpload{source: source, set: set, askable: as}, nil
}

// settle keeps what was chosen about the doubts of an upload, and opens it again as that describes it.
func (u *Uploads) settle(ctx context.Context, name string, answers map[string]string, by string) error {
	u.settling.Lock()
	defer u.settling.Unlock()
	if _, err := u.Open(ctx, name); err != nil {
		return err
	}
	o, open := u.opened.get(name)
	if !open {
		return fs.ErrNotExist
	}
	if err := o.set.Sources[0].Settle(answers, by); err != nil {
		return err
	}
	settled, err := u.openFolder(ctx, name)
	if err != nil {
		return err
	}
	u.opened.put(name, settled)
	return nil
}

// Delete deletes an upload, and the verdicts that quote its texts.
func (u *Uploads) Delete(name string) error {
	if !state.IsUpload(name) {
		return fs.ErrNotExist
	}
	u.opened.remove(name)
	if err := u.verdicts.ForgetUnder(context.Background(), reader.KeyPrefix(uploadKey(name))); err != nil {
		return err
	}
	err := os.RemoveAll(u.folders.Folder(name))
	u.opened.remove(name) // it may have been opened again meanwhile
	return err
}

// Expire deletes the uploads that have not been opened since the given time, and returns their number.
func (u *Uploads) Expire(before time.Time) (n int) {
	if u == nil {
		return 0
	}
	names, err := u.folders.Unused(before)
	if err != nil {
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
		u.opened.closeAll()
	}
}
