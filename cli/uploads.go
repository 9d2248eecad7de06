package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/goccy/go-yaml"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/reader"
	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/state"
	"github.com/ask-surely/surely/store"
	"github.com/ask-surely/surely/store/ingest"
	"github.com/ask-surely/surely/web"
)

// uploads is the data that visitors bring: each upload is a folder below --home with the files as they came and the
// surely.yaml that corrections write. Whoever knows an upload's name, which nobody can guess, can ask it.
type uploads struct {
	folders     *uploadFolders
	most        int64 // bytes of all uploads together
	app         *app
	agent       *agent.Agent
	ledger      *reader.Ledger
	concurrency int

	mu   sync.Mutex
	open map[string]*opened
}

// opened is an upload that is asked, in one version.
type opened struct {
	source  *web.Source
	set     *store.Set
	version int64
}

// mostUploaded bounds what all uploads take on the disk.
const mostUploaded = 2 << 30

// stillAsked is how long what was opened before a correction stays open, for turns that have begun.
const stillAsked = time.Minute

func newUploads(a *app, folders *uploadFolders, concurrency int) *uploads {
	return &uploads{folders: folders, most: mostUploaded, app: a, concurrency: concurrency, open: map[string]*opened{}}
}

// uploadPrefix begins the names of uploads.
const uploadPrefix = "u-"

var uploadName = regexp.MustCompile(`^` + uploadPrefix + `[A-Za-z0-9_-]{20,40}$`)

// Add keeps files under a name of their own and opens them, but for those that cannot be taken.
func (u *uploads) Add(ctx context.Context, name string,
	files []web.File) (_ *web.Source, refused web.RefusedFiles, err error) {
	if !uploadName.MatchString(name) {
		return nil, nil, fs.ErrNotExist
	}
	size, err := u.folders.size(ctx)
	if err != nil {
		return nil, nil, err
	}
	for _, f := range files {
		size += int64(len(f.Data))
	}
	if size > u.most {
		return nil, nil, &web.RefusedFile{Reason: web.NoRoom}
	}
	version := u.folders.first()
	folder := u.folders.at(name, version)
	defer func() {
		if err != nil {
			u.forget(name)
			os.RemoveAll(folder)
		}
	}()
	kept, refused, err := keepFiles(folder, files)
	if err != nil {
		return nil, nil, err
	}
	if len(kept) == 0 {
		return nil, nil, refused
	}
	set, unread, err := sift(ctx, folder, kept)
	if err != nil {
		return nil, nil, err
	}
	if refused = append(refused, unread...); len(unread) == len(kept) {
		return nil, nil, refused
	}
	u.mu.Lock()
	src, err := u.openAs(ctx, name, version, set)
	u.mu.Unlock()
	if err != nil {
		return nil, nil, &web.RefusedFile{Reason: web.Unreadable, Err: hideFolder(err, folder)}
	}
	return src, refused, u.folders.share(ctx, name)
}

// keepFiles writes files into a new folder. It returns what those that can be kept are called there, with their own
// names, and those that can not.
func keepFiles(folder string, files []web.File) (kept map[string]string, refused web.RefusedFiles, err error) {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, nil, fmt.Errorf("keep an upload: %w", err)
	}
	database := slices.IndexFunc(files, func(f web.File) bool { return bytes.HasPrefix(f.Data, sqliteMagic) })
	kept = map[string]string{}
	taken := map[string]bool{}
	for i, f := range files {
		switch {
		case !readable(f):
			refused = append(refused, &web.RefusedFile{Name: f.Name, Reason: web.UnknownKind})
			continue
		case database >= 0 && i != database:
			refused = append(refused, &web.RefusedFile{Name: f.Name, Reason: web.Apart})
			continue
		}
		base := fileName(f.Name, i)
		for plain, n := base, 2; taken[strings.ToLower(base)]; n++ {
			ext := filepath.Ext(plain)
			base = fmt.Sprintf("%s %d%s", strings.TrimSuffix(plain, ext), n, ext)
		}
		taken[strings.ToLower(base)], kept[base] = true, f.Name
		if err := os.WriteFile(filepath.Join(folder, base), f.Data, 0o600); err != nil {
			return nil, nil, fmt.Errorf("keep an upload: %w", err)
		}
	}
	return kept, refused, nil
}

// sift opens the files of a folder and deletes those that cannot be read, or have no rows. It returns the opened files
// where nothing had to be deleted, else they are to be opened again.
func sift(ctx context.Context, folder string, kept map[string]string) (*store.Set, web.RefusedFiles, error) {
	set, err := store.Open(ctx, store.Options{Sources: sourcesIn(folder), Home: filepath.Join(folder, made),
		Lenient: true})
	if gone := ctx.Err(); gone != nil {
		if set != nil {
			err = errors.Join(err, set.Close())
		}
		return nil, nil, errors.Join(gone, err)
	}
	var each interface{ Unwrap() []error }
	var file *ingest.FileError
	switch {
	case errors.As(err, &each) && errors.As(err, &file):
		var all web.RefusedFiles
		for _, err := range each.Unwrap() {
			if errors.As(err, &file) {
				all = append(all, &web.RefusedFile{Name: kept[filepath.Base(file.File)], Reason: web.Unreadable,
					Err: hideFolder(file.Err, folder)})
			}
		}
		return nil, all, nil
	case err != nil:
		return nil, nil, &web.RefusedFile{Reason: web.Unreadable, Err: hideFolder(err, folder)}
	}
	report := set.Sources[0].Report()
	if report == nil { // a database
		return set, nil, nil
	}
	var refused web.RefusedFiles
	rows := map[string]int64{}
	for _, t := range report.Tables {
		rows[filepath.Base(t.File)] += t.Rows
	}
	for _, t := range report.Tables {
		if base := filepath.Base(t.File); rows[base] == 0 {
			rows[base] = -1 // told once
			refused = append(refused, &web.RefusedFile{Name: kept[base], Reason: web.NoRows})
			err = errors.Join(err, os.Remove(t.File))
		}
	}
	for _, f := range report.Refused {
		refused = append(refused, &web.RefusedFile{Name: kept[filepath.Base(f.File)], Reason: web.Unreadable,
			Err: hideFolder(errors.New(f.Why), folder)})
		err = errors.Join(err, os.Remove(f.File))
	}
	if len(refused) == 0 {
		return set, nil, nil
	}
	return nil, refused, errors.Join(err, set.Close(), os.RemoveAll(filepath.Join(folder, made)))
}

// hideFolder leaves out of a message where on the server an upload lies.
func hideFolder(err error, folder string) error {
	return errors.New(strings.ReplaceAll(strings.ReplaceAll(err.Error(), folder+string(filepath.Separator), ""), folder,
		"the upload"))
}

var notInNames = regexp.MustCompile(`[^\pL\pN._ -]+`)

// fileName is what an uploaded file is called on the disk: its own name, without anything that leads elsewhere.
func fileName(name string, i int) string {
	name = notInNames.ReplaceAllString(filepath.Base(strings.ReplaceAll(name, "\\", "/")), "_")
	if name = strings.TrimLeft(name, "."); name == "" || strings.EqualFold(name, "surely.yaml") {
		return fmt.Sprintf("file %d", i+1)
	}
	if r := []rune(name); len(r) > 120 {
		ext := filepath.Ext(name)
		name = string(r[:100]) + ext
	}
	return name
}

var sqliteMagic = []byte("SQLite format 3\x00")

// readable reports whether a file is of a kind that can be imported.
func readable(f web.File) bool {
	if bytes.HasPrefix(f.Data, sqliteMagic) {
		return true
	}
	switch strings.ToLower(filepath.Ext(f.Name)) {
	case ".csv", ".tsv", ".tab", ".json", ".jsonl", ".ndjson", ".txt", ".md":
		return true
	case ".xlsx", ".xlsm", ".parquet":
		return true
	}
	return false
}

// Open opens an upload as it is by now; fs.ErrNotExist where there is none of that name.
func (u *uploads) Open(ctx context.Context, name string) (*web.Source, error) {
	version, err := u.folders.newest(ctx, name)
	if errors.Is(err, fs.ErrNotExist) {
		u.forget(name) // another server has deleted it
	}
	if err != nil {
		return nil, err
	}
	u.mu.Lock()
	defer u.mu.Unlock()
	if o := u.open[name]; o != nil && o.version >= version {
		return o.source, nil
	}
	if version, err = u.folders.fetch(ctx, name, version); err != nil {
		return nil, err
	}
	u.letGo(name)
	return u.openAs(ctx, name, version, nil)
}

// openAs opens a version of an upload that lies here, unless it is open already as set. u.mu is held.
func (u *uploads) openAs(ctx context.Context, name string, version int64, set *store.Set) (_ *web.Source, err error) {
	folder := u.folders.at(name, version)
	if set == nil {
		set, err = store.Open(ctx, store.Options{Sources: sourcesIn(folder), Home: filepath.Join(folder, made),
			Lenient: true}) // what could be read once may be refused by now
	}
	if err != nil {
		return nil, err
	}
	src := set.Sources[0]
	if err := u.app.join(name, src, u.concurrency); err != nil {
		set.Close()
		return nil, err
	}
	talks := talker{u.agent, name, u.app.source, u.ledger}
	source := &web.Source{Name: name, Label: labelOf(folder, src.Schema()), Uploaded: true, Database: src.Schema(),
		Texts: textsOf(src), Notes: notesOn(src.Report(), folder), Agent: talks, Rows: talks.Rows}
	u.open[name] = &opened{source, set, version}
	return source, nil
}

// mostNotes is how many notes on an upload are told.
const mostNotes = 8

// notesOn says what of an upload was left out, or left as it is.
func notesOn(r *ingest.Report, folder string) (notes []string) {
	if r == nil {
		return nil
	}
	for _, t := range r.Tables {
		for _, remark := range t.Remarks {
			notes = append(notes, t.Name+": "+remark)
		}
	}
	for _, s := range slices.Concat(r.Refused, r.Skipped) {
		notes = append(notes, hideFolder(errors.New(s.File+": "+s.Why), folder).Error())
	}
	return notes[:min(len(notes), mostNotes)]
}

// sourcesIn is an upload as SRC: a SQLite file is one by itself, all else is read together.
func sourcesIn(folder string) []string {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return []string{folder}
	}
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		path := filepath.Join(folder, e.Name())
		head := make([]byte, len(sqliteMagic))
		f, err := os.Open(path)
		if err != nil {
			continue
		}
		n, _ := f.Read(head)
		f.Close()
		if bytes.Equal(head[:n], sqliteMagic) {
			return []string{path}
		}
	}
	return []string{folder}
}

// labelOf is what an upload is called: by its surely.yaml, or by its files.
func labelOf(folder string, db *schema.Database) string {
	if o, err := readOverlay(folder); err == nil {
		if name, ok := o["name"].(string); ok && name != "" {
			return name
		}
	}
	entries, _ := os.ReadDir(folder)
	var names []string
	for _, e := range entries {
		if e.Name() != overlayFile && e.Name() != made {
			names = append(names, e.Name())
		}
	}
	if len(names) > 1 {
		return fmt.Sprintf("%s + %d", names[0], len(names)-1)
	}
	return strings.Join(names, "")
}

const (
	overlayFile = "surely.yaml"
	made        = ".made" // what the store makes of an upload; it goes with it
)

func readOverlay(folder string) (map[string]any, error) {
	o := map[string]any{}
	b, err := os.ReadFile(filepath.Join(folder, overlayFile))
	if errors.Is(err, fs.ErrNotExist) {
		return o, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read corrections: %w", err)
	}
	if err := store.DecodeYAML(yaml.NewDecoder(bytes.NewReader(b)), &o); err != nil && !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("read corrections: %w", err)
	}
	return o, nil
}

// Correct writes what a person knows better into the upload's surely.yaml and opens it anew.
func (u *uploads) Correct(ctx context.Context, name string, c web.Correction) (src *web.Source, err error) {
	for range 3 { // another server may correct it, too
		if src, err = u.correct(ctx, name, c); !errors.Is(err, state.ErrChanged) {
			break
		}
	}
	return src, err
}

func (u *uploads) correct(ctx context.Context, name string, c web.Correction) (*web.Source, error) {
	version, err := u.folders.newest(ctx, name)
	if err != nil {
		return nil, err
	}
	if version, err = u.folders.fetch(ctx, name, version); err != nil {
		return nil, err
	}
	folder := u.folders.at(name, version)
	overlay, err := readOverlay(folder)
	if err != nil {
		return nil, err
	}
	old, err := yaml.Marshal(overlay)
	if err != nil {
		return nil, fmt.Errorf("write corrections: %w", err)
	}
	table := inside(inside(overlay, "tables"), c.Table)
	if c.Column != "" {
		table = inside(inside(table, "columns"), c.Column)
	}
	for key, value := range c.Set {
		table[key] = value
	}
	if c.Refers != nil {
		overlay["keys"] = keysWith(overlay["keys"], c.Table+"."+c.Column, *c.Refers)
	}
	b, err := yaml.Marshal(overlay)
	if err != nil {
		return nil, fmt.Errorf("write corrections: %w", err)
	}
	if err := u.folders.write(ctx, name, version, overlayFile, b); err != nil {
		return nil, fmt.Errorf("write corrections: %w", err)
	}
	u.forget(name)
	src, err := u.Open(ctx, name)
	if err != nil { // as it was before
		if wrong := u.folders.write(ctx, name, version+1, overlayFile, old); wrong != nil {
			return nil, fmt.Errorf("write corrections: %w", wrong)
		}
		return nil, &web.RefusedFile{Reason: web.Unreadable, Err: hideFolder(err, folder)}
	}
	return src, nil
}

// keysWith are the keys of a surely.yaml in which a column refers to another one, or to nothing, whatever was thought
// before.
func keysWith(keys any, column, refers string) []any {
	all, _ := keys.([]any)
	all = slices.DeleteFunc(all, func(k any) bool {
		held, ok := k.(map[string]any)
		return ok && held["column"] == column
	})
	all = append(all, map[string]any{"column": column, "refers": ""})
	if refers != "" {
		all = append(all, map[string]any{"column": column, "refers": refers})
	}
	return all
}

// inside returns the map under a key, made where there is none.
func inside(m map[string]any, key string) map[string]any {
	if held, ok := m[key].(map[string]any); ok {
		return held
	}
	held := map[string]any{}
	m[key] = held
	return held
}

// forget lets go of an opened upload.
func (u *uploads) forget(name string) {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.letGo(name)
}

// letGo closes an opened upload once nothing asks it any more. u.mu is held.
func (u *uploads) letGo(name string) {
	o := u.open[name]
	if o == nil {
		return
	}
	delete(u.open, name)
	u.app.part(name, o.set.Sources[0])
	time.AfterFunc(stillAsked, func() { o.set.Close() })
}

// Delete takes an upload away for good.
func (u *uploads) Delete(name string) error {
	if !uploadName.MatchString(name) {
		return fs.ErrNotExist
	}
	u.forget(name)
	return u.folders.delete(context.Background(), name)
}

// expire deletes uploads that nobody has opened since.
func (u *uploads) expire(ctx context.Context, before time.Time) (n int) {
	if u == nil {
		return 0
	}
	names, err := u.folders.expire(ctx, before)
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
func (u *uploads) Close() {
	if u == nil {
		return
	}
	u.mu.Lock()
	defer u.mu.Unlock()
	for _, o := range u.open {
		o.set.Close()
	}
}

// join has a source asked that was opened while the program runs.
func (a *app) join(name string, src *store.Source, concurrency int) error {
	return a.joinAs(name, src, reader.NewLedger(a.kept), concurrency)
}

func (a *app) joinAs(name string, src *store.Source, ledger *reader.Ledger, concurrency int) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.joined = append(a.joined, src)
	return a.addAs(name, src, ledger, concurrency)
}

// part undoes join.
func (a *app) part(name string, src *store.Source) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for i, each := range a.joined {
		if each == src {
			a.joined = append(a.joined[:i:i], a.joined[i+1:]...)
			break
		}
	}
	delete(a.ranked, src)
	delete(a.engines, src.Schema())
	delete(a.sources, name)
}
