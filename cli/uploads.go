package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
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
	"github.com/ask-surely/surely/store"
	"github.com/ask-surely/surely/web"
)

// uploads is the data that visitors bring: each upload is a folder below --home with the files as they came and the
// surely.yaml that corrections write. Whoever knows an upload's name, which nobody can guess, can ask it.
type uploads struct {
	dir         string
	most        int64 // bytes of all uploads together
	app         *app
	agent       *agent.Agent
	ledger      *reader.Ledger
	concurrency int

	mu   sync.Mutex
	open map[string]*web.Source
	sets map[string]*store.Set
}

// mostUploaded bounds what all uploads take on the disk.
const mostUploaded = 2 << 30

// letGo is how long what was opened before a correction stays open, for turns that still ask it.
const letGo = time.Minute

func newUploads(a *app, home string, concurrency int) *uploads {
	return &uploads{dir: filepath.Join(home, "uploads"), most: mostUploaded, app: a, concurrency: concurrency, open: map[string]*web.Source{}, sets: map[string]*store.Set{}}
}

var uploadName = regexp.MustCompile(`^u-[A-Za-z0-9_-]{20,40}$`)

// folder is where an upload lies; a name that is none is refused.
func (u *uploads) folder(name string) (string, error) {
	if !uploadName.MatchString(name) {
		return "", fs.ErrNotExist
	}
	return filepath.Join(u.dir, name), nil
}

// Add keeps files under a name of their own and opens them.
func (u *uploads) Add(ctx context.Context, name string, files []web.File) (_ *web.Source, err error) {
	folder, err := u.folder(name)
	if err != nil {
		return nil, err
	}
	incoming := int64(0)
	for _, f := range files {
		incoming += int64(len(f.Data))
	}
	if u.size()+incoming > u.most {
		return nil, &web.RefusedFile{Reason: web.NoRoom}
	}
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, fmt.Errorf("keep an upload: %w", err)
	}
	defer func() {
		if err != nil {
			os.RemoveAll(folder)
		}
	}()
	taken := map[string]bool{}
	for i, f := range files {
		base := fileName(f.Name, i)
		for plain, n := base, 2; taken[strings.ToLower(base)]; n++ {
			ext := filepath.Ext(plain)
			base = fmt.Sprintf("%s %d%s", strings.TrimSuffix(plain, ext), n, ext)
		}
		taken[strings.ToLower(base)] = true
		if !readable(f) {
			return nil, &web.RefusedFile{Name: f.Name, Reason: web.UnknownKind}
		}
		if err := os.WriteFile(filepath.Join(folder, base), f.Data, 0o600); err != nil {
			return nil, fmt.Errorf("keep an upload: %w", err)
		}
	}
	src, err := u.Open(ctx, name)
	if err != nil {
		return nil, &web.RefusedFile{Reason: web.Unreadable, Err: hideFolder(err, folder)}
	}
	return src, nil
}

// hideFolder leaves out of a message where on the server an upload lies.
func hideFolder(err error, folder string) error {
	return errors.New(strings.ReplaceAll(strings.ReplaceAll(err.Error(), folder+string(filepath.Separator), ""), folder, "the upload"))
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

// size is how many bytes all uploads take.
func (u *uploads) size() (n int64) {
	filepath.WalkDir(u.dir, func(_ string, d fs.DirEntry, err error) error {
		if err != nil {
			return nil // not there yet, or just deleted
		}
		if info, err := d.Info(); err == nil && !d.IsDir() {
			n += info.Size()
		}
		return nil
	})
	return n
}

// Open opens an upload; fs.ErrNotExist where there is none of that name.
func (u *uploads) Open(ctx context.Context, name string) (*web.Source, error) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if src := u.open[name]; src != nil {
		return src, nil
	}
	folder, err := u.folder(name)
	if err != nil {
		return nil, err
	}
	if _, err := os.Stat(folder); err != nil {
		return nil, fs.ErrNotExist
	}
	now := time.Now()
	os.Chtimes(folder, now, now) // it is in use: see expire
	set, err := store.Open(ctx, store.Options{Sources: sourcesIn(folder), Home: filepath.Join(folder, made)})
	if err != nil {
		return nil, err
	}
	src := set.Sources[0]
	if err := u.app.join(name, src, u.concurrency); err != nil {
		set.Close()
		return nil, err
	}
	talks := talker{u.agent, name, u.app.source, u.ledger, u.app.pays}
	u.sets[name] = set
	u.open[name] = &web.Source{Name: name, Label: labelOf(folder, src.Schema()), Uploaded: true, Database: src.Schema(), Agent: talks, Rows: talks.Rows}
	return u.open[name], nil
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
	if err := yaml.Unmarshal(b, &o); err != nil {
		return nil, fmt.Errorf("read corrections: %w", err)
	}
	return o, nil
}

// Correct writes what a person knows better into the upload's surely.yaml and opens it anew.
func (u *uploads) Correct(ctx context.Context, name string, c web.Correction) (*web.Source, error) {
	folder, err := u.folder(name)
	if err != nil {
		return nil, err
	}
	before, err := readOverlay(folder)
	if err != nil {
		return nil, err
	}
	old, _ := os.ReadFile(filepath.Join(folder, overlayFile))
	table := inside(inside(before, "tables"), c.Table)
	if c.Column != "" {
		table = inside(inside(table, "columns"), c.Column)
	}
	for key, value := range c.Set {
		table[key] = value
	}
	if c.Refers != nil {
		before["keys"] = keysWith(before["keys"], c.Table+"."+c.Column, *c.Refers)
	}
	b, err := yaml.Marshal(before)
	if err != nil {
		return nil, fmt.Errorf("write corrections: %w", err)
	}
	path := filepath.Join(folder, overlayFile)
	if err := os.WriteFile(path, b, 0o600); err != nil {
		return nil, fmt.Errorf("write corrections: %w", err)
	}
	u.forget(name)
	src, err := u.Open(ctx, name)
	if err != nil { // as it was before
		if old == nil {
			os.Remove(path)
		} else {
			os.WriteFile(path, old, 0o600)
		}
		return nil, &web.RefusedFile{Reason: web.Unreadable, Err: hideFolder(err, folder)}
	}
	return src, nil
}

// keysWith are the keys of a surely.yaml in which a column refers to another one, or to nothing, whatever was thought before.
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

// forget lets go of an opened upload once nothing asks it any more.
func (u *uploads) forget(name string) {
	u.mu.Lock()
	defer u.mu.Unlock()
	set := u.sets[name]
	delete(u.open, name)
	delete(u.sets, name)
	if set != nil {
		u.app.part(name, set.Sources[0])
		time.AfterFunc(letGo, func() { set.Close() })
	}
}

// Delete takes an upload away for good.
func (u *uploads) Delete(name string) error {
	folder, err := u.folder(name)
	if err != nil {
		return err
	}
	u.forget(name)
	return os.RemoveAll(folder)
}

// expire deletes uploads that nobody has opened since.
func (u *uploads) expire(before time.Time) (n int) {
	if u == nil {
		return 0
	}
	entries, err := os.ReadDir(u.dir)
	if err != nil {
		return 0
	}
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.ModTime().Before(before) && u.Delete(e.Name()) == nil {
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
	for _, set := range u.sets {
		set.Close()
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
