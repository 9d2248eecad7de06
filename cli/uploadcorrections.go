package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/goccy/go-yaml"

	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/web"
)

// overlayFile is where corrections are kept, as an owner's are beside their data.
const overlayFile = "surely.yaml"

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
	version, err := u.folders.Newest(ctx, name)
	if err != nil {
		return nil, err
	}
	if version, err = u.folders.Fetch(ctx, name, version); err != nil {
		return nil, err
	}
	folder := u.folders.At(name, version)
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
	if err := u.folders.Write(ctx, name, version, overlayFile, b); err != nil {
		return nil, fmt.Errorf("write corrections: %w", err)
	}
	u.forget(name)
	src, err := u.Open(ctx, name)
	if err != nil { // as it was before
		if wrong := u.folders.Write(ctx, name, version+1, overlayFile, old); wrong != nil {
			return nil, fmt.Errorf("write corrections: %w", wrong)
		}
		return nil, &web.RefusedFile{Reason: web.Unreadable, Err: hideFolder(err, folder)}
	}
	return src, nil
}

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
