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
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/budget"
	words "github.com/ask-surely/surely/internal/words/text"
)

// member is a key of an object with its value.
type member struct {
	key   string
	value json.RawMessage
}

// envelopes are keys without meaning around the single list in an API's response: the table is named after the file,
// and what is beside the list is skipped.
var (
	envelopes = words.Set("data results result items records rows features entries hits list values value")
	written   = words.Set(`count total total_count totalcount next previous prev page pages page_size pagesize per_page limit
		offset type crs bbox status success ok error message meta metadata links _links paging pagination has_more
		hasmore cursor next_cursor object took timed_out max_score @odata.context @odata.nextlink @context`)
)

// jsonMemory is the memory of reading a file, times its size: one value may be all of it, in a buffer that has grown to
// it.
const jsonMemory = 4

// eachObject visits the objects of a JSON or JSONL file: an array of objects, an object per line, an object of arrays
// (a table each), or a single object. left is called with what is skipped.
func eachObject(left func(keys []string)) visiting {
	return func(ctx context.Context, path string, tick func(float64),
		visit func(table string, object []member) error) error {
		f, size, err := openSized(ctx, path)
		if err != nil {
			return err
		}
		defer f.Close()
		held := jsonMemory * size
		if err := budget.From(ctx).Draw(held); err != nil {
			return err
		}
		defer budget.From(ctx).Return(held)
		in, _ := decoded(f)
		r := &objectReader{ctx: ctx, left: left, visit: visit,
			tick: func(read int64) { tick(float64(read) / float64(max(size, 1))) }}
		err = r.all(bufio.NewReader(in))
		if syntax, ok := errors.AsType[*json.SyntaxError](err); ok {
			return fmt.Errorf("line %d: %w", lineAt(ctx, path, syntax.Offset), err)
		}
		if errors.Is(err, io.ErrUnexpectedEOF) {
			return fmt.Errorf("line %d: the file ends too early", lineAt(ctx, path, math.MaxInt64))
		}
		return err
	}
}

// lineAt is the line of an offset in the decoded text of a file, or its last.
func lineAt(ctx context.Context, path string, offset int64) int {
	f, _, err := openSized(ctx, path)
	if err != nil {
		return 0
	}
	defer f.Close()
	in, _ := decoded(f)
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
	ctx   context.Context
	d     *json.Decoder
	n     int // objects so far
	left  func(keys []string)
	tick  func(read int64)
	visit func(table string, object []member) error
}

// all visits the objects in all values of the file. If the first is an array, its elements are the objects; if it is
// the only one, its arrays may be tables.
func (r *objectReader) all(in *bufio.Reader) error {
	var first json.RawMessage
	start, err := firstByte(in)
	if err == io.EOF {
		return errEmpty
	}
	r.d = json.NewDecoder(in)
	if start == '[' && err == nil {
		if err = r.elements("", r.d); err == io.EOF {
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
			err = errors.Join(r.each("", first), r.each("", raw))
			first = nil
		default:
			err = r.each("", raw)
		}
	}
	switch {
	case r.ctx.Err() != nil:
		return r.ctx.Err()
	case err != io.EOF:
		return err
	case first != nil:
		return r.only(first)
	}
	return nil
}

// firstByte skips blanks.
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

// only visits the objects in the only value of the file.
func (r *objectReader) only(raw json.RawMessage) error {
	tables, rest := tablesIn(raw)
	if tables == nil {
		return r.each("", raw)
	}
	if rest != nil {
		r.left(rest)
	}
	for _, m := range tables {
		if err := r.elements(m.key, json.NewDecoder(bytes.NewReader(m.value))); err != nil {
			return err
		}
	}
	return nil
}

// elements visits the elements of a list.
func (r *objectReader) elements(table string, d *json.Decoder) error {
	if _, err := d.Token(); err != nil {
		return err
	}
	for d.More() {
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			return err
		}
		if err := r.each(table, raw); err != nil {
			return err
		}
	}
	_, err := d.Token()
	return err
}

// each visits one object.
func (r *objectReader) each(table string, raw json.RawMessage) error {
	if r.n++; r.n%1024 == 0 {
		if err := r.ctx.Err(); err != nil {
			return err
		}
		r.tick(r.d.InputOffset())
	}
	object, err := members(raw)
	if err == nil {
		err = r.visit(table, object)
	}
	if err != nil {
		return fmt.Errorf("object %d: %w", r.n, err)
	}
	return nil
}

// tablesIn returns the members of an object that are its tables, or nil: all of them if all are arrays of objects, or
// the list it is an envelope for, with what is beside that.
func tablesIn(raw json.RawMessage) (tables []member, skipped []string) {
	if raw[0] != '{' {
		return nil, nil
	}
	all, err := members(raw)
	if err != nil {
		return nil, nil
	}
	for _, m := range all {
		rest := bytes.TrimLeft(bytes.TrimPrefix(m.value, []byte("[")), " \t\r\n")
		if m.value[0] == '[' && len(rest) > 0 && rest[0] == '{' {
			tables = append(tables, m)
		} else {
			skipped = append(skipped, m.key)
		}
	}
	more := slices.ContainsFunc(skipped, func(key string) bool { return !written[strings.ToLower(key)] })
	switch {
	case len(tables) == 1 && !more && envelopes[strings.ToLower(tables[0].key)]:
		tables[0].key = ""
		return tables, skipped
	case len(skipped) > 0:
		return nil, nil
	}
	return tables, nil
}

// members splits an object, in order and without copying it. Anything but an object is a row with one column, "value".
// Invalid JSON was refused before.
func members(raw json.RawMessage) (out []member, err error) {
	if raw = bytes.TrimSpace(raw); len(raw) == 0 || raw[0] != '{' {
		return []member{{"value", raw}}, nil
	}
	for i := blanks(raw, 1); raw[i] != '}'; {
		end := valueEnd(raw, i)
		key := string(raw[i+1 : end-1])
		if strings.Contains(key, `\`) {
			if err := json.Unmarshal(raw[i:end], &key); err != nil {
				return nil, err
			}
		}
		i = blanks(raw, blanks(raw, end)+1) // the colon
		end = valueEnd(raw, i)
		out = append(out, member{strings.ToValidUTF8(key, ""), raw[i:end:end]})
		if i = blanks(raw, end); raw[i] == ',' {
			i = blanks(raw, i+1)
		}
	}
	return out, nil
}

// blanks returns the end of any white space at i.
func blanks(b []byte, i int) int {
	for b[i] == ' ' || b[i] == '\n' || b[i] == '\r' || b[i] == '\t' {
		i++
	}
	return i
}

// valueEnd returns the end of the JSON value at i.
func valueEnd(b []byte, i int) int {
	for depth := 0; i < len(b); i++ {
		switch b[i] {
		case '"':
			for i++; b[i] != '"'; i++ {
				if b[i] == '\\' {
					i++
				}
			}
			if depth == 0 {
				return i + 1
			}
		case '{', '[':
			depth++
		case '}', ']':
			if depth--; depth < 0 {
				return i
			} else if depth == 0 {
				return i + 1
			}
		case ',', ':', ' ', '\n', '\r', '\t':
			if depth == 0 {
				return i
			}
		}
	}
	return i
}
