package ingest

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/ask-surely/surely/internal/budget"
)

// member is a key of an object with its value.
type member struct {
	key   string
	value json.RawMessage
}

// jsonMemory is the memory needed to read a file, as a multiple of its size: the buffer grows in steps to hold a value,
// which may be the whole file.
const jsonMemory = 4

// eachObject visits the objects of a JSON or JSONL file: an array of objects, one object per line, a single object, or
// the lists of objects in a single object, each of which is a table. Values next to such lists are reported as skipped.
func (in importer) eachObject(ctx context.Context, path string, progress func(float64),
	visit func(table string, object []member) error) error {
	f, size, err := openSized(ctx, path)
	if err != nil {
		return err
	}
	defer f.Close()
	charged := jsonMemory * size
	if err := budget.From(ctx).Draw(charged); err != nil {
		return err
	}
	defer budget.From(ctx).Return(charged)
	text, _ := decode(f)
	r := &objectReader{ctx: ctx, visit: visit,
		progress: func(read int64) { progress(float64(read) / float64(max(size, 1))) }}
	err = r.readAll(bufio.NewReader(text))
	if len(r.ignoredKeys) > 0 {
		in.addSkipped(Skipped{path + ", " + strings.Join(r.ignoredKeys[:min(len(r.ignoredKeys), maxNotes)], ", "),
			"not in the list of rows"})
	}
	if syntax, ok := errors.AsType[*json.SyntaxError](err); ok {
		return fmt.Errorf("line %d: %w", lineAt(ctx, path, syntax.Offset), err)
	}
	if errors.Is(err, io.ErrUnexpectedEOF) {
		return fmt.Errorf("line %d: the file ends unexpectedly", lineAt(ctx, path, math.MaxInt64))
	}
	return err
}

// lineAt returns the line of an offset in the decoded text of a file, or the last line.
func lineAt(ctx context.Context, path string, offset int64) int {
	f, _, err := openSized(ctx, path)
	if err != nil {
		return 0
	}
	defer f.Close()
	in, _ := decode(f)
	line, block := 1, make([]byte, firstBuffer)
	for offset > 0 {
		n, err := in.Read(block[:min(offset, firstBuffer)])
		line += bytes.Count(block[:n], []byte{'\n'})
		if offset -= int64(n); err != nil {
			break
		}
	}
	return line
}

// objectReader iterates over the objects of a file.
type objectReader struct {
	ctx         context.Context
	d           *json.Decoder
	count       int      // objects read so far
	ignoredKeys []string // keys next to the lists of objects
	progress    func(read int64)
	visit       func(table string, object []member) error
}

// readAll visits the objects in all values of the file. If the first value is an array, its elements are the objects;
// if the only value is an object, its arrays may be tables.
func (r *objectReader) readAll(in *bufio.Reader) error {
	var first json.RawMessage
	start, err := firstByte(in)
	if err == io.EOF {
		return errEmpty
	}
	r.d = json.NewDecoder(in)
	if start == '[' && err == nil {
		if err = r.visitElements("", r.d); err == io.EOF {
			return io.ErrUnexpectedEOF
		}
	}
	for n := 0; err == nil; n++ {
		var raw json.RawMessage
		switch err = r.d.Decode(&raw); {
		case err != nil:
		case start != '[' && n == 0:
			first = raw
		case start != '[' && n == 1:
			err = errors.Join(r.visitObject("", first), r.visitObject("", raw))
			first = nil
		default:
			err = r.visitObject("", raw)
		}
	}
	switch {
	case r.ctx.Err() != nil:
		return r.ctx.Err()
	case err != io.EOF:
		return err
	case first != nil:
		return r.visitSingleValue(first)
	}
	return nil
}

// firstByte skips white space and returns the next byte without consuming it.
func firstByte(in *bufio.Reader) (byte, error) {
	for {
		b, err := in.ReadByte()
		if err != nil {
			return 0, err
		}
		if !strings.ContainsRune(" \t\r\n", rune(b)) {
			return b, in.UnreadByte()
		}
	}
}

// visitSingleValue visits the objects in the only value of the file: those in its lists of objects, or else the value
// itself. The rows of a single list belong to the file's own table.
func (r *objectReader) visitSingleValue(raw json.RawMessage) error {
	all, err := members(raw)
	if err != nil {
		return err
	}
	if len(all) == 1 && all[0].value[0] == '{' {
		return r.visitSingleValue(all[0].value) // an envelope
	}
	var tables []member
	var ignored []string
	for _, m := range all {
		rest := bytes.TrimLeft(bytes.TrimPrefix(m.value, []byte("[")), " \t\r\n")
		if m.value[0] == '[' && len(rest) > 0 && rest[0] == '{' {
			tables = append(tables, m)
		} else {
			ignored = append(ignored, m.key)
		}
	}
	switch len(tables) {
	case 0:
		return r.visitObject("", raw)
	case 1:
		tables[0].key = ""
	}
	r.ignoredKeys = ignored
	for _, m := range tables {
		if err := r.visitElements(m.key, json.NewDecoder(bytes.NewReader(m.value))); err != nil {
			return err
		}
	}
	return nil
}

// visitElements visits the elements of a list.
func (r *objectReader) visitElements(table string, d *json.Decoder) error {
	if _, err := d.Token(); err != nil {
		return err
	}
	for d.More() {
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			return err
		}
		if err := r.visitObject(table, raw); err != nil {
			return err
		}
	}
	_, err := d.Token()
	return err
}

// visitObject visits one object.
func (r *objectReader) visitObject(table string, raw json.RawMessage) error {
	if r.count++; r.count%1024 == 0 {
		if err := r.ctx.Err(); err != nil {
			return err
		}
		r.progress(r.d.InputOffset())
	}
	if len(raw) > 2*maxValue {
		return fmt.Errorf("object %d: %w", r.count, tooLongError(int64(len(raw))))
	}
	object, err := members(raw)
	if err == nil {
		err = r.visit(table, object)
	}
	if err != nil {
		return fmt.Errorf("object %d: %w", r.count, err)
	}
	return nil
}

// members returns the members of an object, in order. A value that is not an object becomes the only member, "value".
func members(raw json.RawMessage) (out []member, err error) {
	if raw = bytes.TrimSpace(raw); len(raw) == 0 || raw[0] != '{' {
		return []member{{"value", raw}}, nil
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	_, err = d.Token()
	for err == nil && d.More() {
		var key json.Token
		if key, err = d.Token(); err == nil {
			m := member{key: key.(string)}
			err = d.Decode(&m.value)
			out = append(out, m)
		}
	}
	return out, err
}
