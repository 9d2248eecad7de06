package upload

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/goccy/go-yaml"

	"github.com/ask-surely/surely/internal/store"
)

// OverlayFile is the name of the file with the corrections, which has the format of an owner's surely.yaml.
const OverlayFile = "surely.yaml"

// ApplyCorrection returns a folder's corrections before and after adding one, as YAML.
func ApplyCorrection(folder string, c Correction) (old, corrected []byte, err error) {
	overlay, err := readOverlay(folder)
	if err != nil {
		return nil, nil, err
	}
	if old, err = yaml.Marshal(overlay); err != nil {
		return nil, nil, fmt.Errorf("write corrections: %w", err)
	}
	table := subMap(subMap(overlay, "tables"), c.Table)
	if c.Column != "" {
		table = subMap(subMap(table, "columns"), c.Column)
	}
	maps.Copy(table, c.Set)
	if c.Refers != nil {
		overlay["keys"] = updateKeys(overlay["keys"], c.Table+"."+c.Column, *c.Refers)
	}
	if corrected, err = yaml.Marshal(overlay); err != nil {
		return nil, nil, fmt.Errorf("write corrections: %w", err)
	}
	return old, corrected, nil
}

func readOverlay(folder string) (map[string]any, error) {
	o := map[string]any{}
	b, err := os.ReadFile(filepath.Join(folder, OverlayFile))
	if errors.Is(err, fs.ErrNotExist) {
		return o, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read corrections: %w", err)
	}
	err = store.DecodeYAML(yaml.NewDecoder(bytes.NewReader(b)), &o)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("read corrections: %w", err)
	}
	if o == nil { // the document is null
		o = map[string]any{}
	}
	return o, nil
}

// updateKeys returns the keys of a surely.yaml, changed so that a column refers to another one, or to none.
func updateKeys(keys any, column, refers string) []any {
	all, _ := keys.([]any)
	all = slices.DeleteFunc(all, func(k any) bool {
		entry, ok := k.(map[string]any)
		return ok && entry["column"] == column
	})
	all = append(all, map[string]any{"column": column, "refers": ""})
	if refers != "" {
		all = append(all, map[string]any{"column": column, "refers": refers})
	}
	return all
}

// subMap returns the map under a key, creating it if necessary.
func subMap(m map[string]any, key string) map[string]any {
	if existing, ok := m[key].(map[string]any); ok {
		return existing
	}
	existing := map[string]any{}
	m[key] = existing
	return existing
}
