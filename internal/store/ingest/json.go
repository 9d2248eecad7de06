package ingest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"sort"
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
		visit func(table string, object []member, line int) error) error {
		return readObjects(ctx, path, left, tick, visit)
	}
}

func readObjects(ctx context.Context, path string, left func([]string), tick func(float64),
	visit func(table string, object []member, line int) error) error {
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
	r := &objectReader{ctx: ctx, read: &counted{r: f}, size: max(size, 1), left: left, tick: tick, visit: visit}
	in, _ := decoded(r.read)
	r.lines = &lineReader{r: in}
	r.d = json.NewDecoder(r.lines)
	for first := true; ; first = false {
		if more, err := r.value(first); err != nil || !more {
			return err
		}
	}
}

// objectReader iterates over the objects of a file.
type objectReader struct {
	ctx   context.Context
	read  *counted
	size  int64
	lines *lineReader
	d     *json.Decoder
	n     int // objects so far
	left  func(keys []string)
	tick  func(float64)
	visit func(table string, object []member, line int) error
}

// value visits the objects in the next value of the file; it returns false at the end.
func (r *objectReader) value(first bool) (more bool, err error) {
	c, err := peek(r.d)
	switch {
	case r.ctx.Err() != nil:
		return false, r.ctx.Err()
	case err == io.EOF && first:
		return false, errEmpty
	case err == io.EOF:
		return false, nil
	case err != nil:
		return false, r.placed(err)
	case c == '[' && first:
		return true, r.list()
	}
	var raw json.RawMessage
	if err := r.d.Decode(&raw); err != nil {
		return false, r.placed(err)
	}
	if !first {
		return true, r.each("", raw)
	}
	tables, rest := tablesIn(raw)
	if tables == nil {
		return true, r.each("", raw)
	}
	if _, err := peek(r.d); err == nil { // one of several objects whose values happen to be lists
		return true, r.each("", raw)
	} else if err != io.EOF {
		return false, r.placed(err)
	}
	if rest != nil {
		r.left(rest)
	}
	for _, m := range tables {
		if err := elements(m.value, func(row json.RawMessage) error { return r.each(m.key, row) }); err != nil {
			return false, err
		}
	}
	return false, nil
}

// list visits the objects of a list.
func (r *objectReader) list() error {
	r.d.Token()
	for r.d.More() {
		var raw json.RawMessage
		if err := r.d.Decode(&raw); err != nil {
			return r.placed(err)
		}
		if err := r.each("", raw); err != nil {
			return err
		}
	}
	if _, err := r.d.Token(); err != nil {
		return r.placed(err)
	}
	return nil
}

// each visits one object.
func (r *objectReader) each(table string, raw json.RawMessage) error {
	if r.n++; r.n%1024 == 0 {
		if err := r.ctx.Err(); err != nil {
			return err
		}
		r.tick(float64(r.read.n) / float64(r.size))
	}
	line := r.lines.at(r.d.InputOffset())
	object, err := members(raw)
	if err != nil {
		return fmt.Errorf("line %d: %w", line, err)
	}
	return r.visit(table, object, line)
}

// placed adds the line to a read error.
func (r *objectReader) placed(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return fmt.Errorf("line %d: the file ends too early", r.lines.at(r.lines.total))
	}
	if syntax, ok := errors.AsType[*json.SyntaxError](err); ok {
		return fmt.Errorf("line %d: %w", r.lines.at(syntax.Offset), err)
	}
	return err
}

// peek returns the first byte of the next value.
func peek(d *json.Decoder) (byte, error) {
	if !d.More() {
		b, err := io.ReadAll(d.Buffered())
		if err != nil {
			return 0, err
		}
		if len(bytes.TrimSpace(b)) == 0 {
			return 0, io.EOF
		}
		return b[0], nil
	}
	b := make([]byte, 64)
	r := d.Buffered()
	for {
		n, err := r.Read(b)
		if t := bytes.TrimLeft(b[:n], " \t\r\n"); len(t) > 0 {
			return t[0], nil
		}
		if err != nil {
			return ' ', nil
		}
	}
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

// members splits an object, in order. Anything but an object is a row with one column, "value". Invalid JSON was
// refused before.
func members(raw json.RawMessage) ([]member, error) {
	raw = bytes.TrimSpace(raw)
	if len(raw) == 0 || raw[0] != '{' {
		return []member{{"value", raw}}, nil
	}
	var out []member
	for i := blanks(raw, 1); raw[i] != '}'; {
		end := valueEnd(raw, i)
		key := string(raw[i+1 : end-1])
		if strings.IndexByte(key, '\\') >= 0 {
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

// elements visits the elements of a list.
func elements(list json.RawMessage, visit func(json.RawMessage) error) error {
	for i := blanks(list, 1); list[i] != ']'; {
		end := valueEnd(list, i)
		if err := visit(list[i:end:end]); err != nil {
			return err
		}
		if i = blanks(list, end); list[i] == ',' {
			i = blanks(list, i+1)
		}
	}
	return nil
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

// lineReader remembers recent line ends, to find the line of an offset.
type lineReader struct {
	r     io.Reader
	total int64
	ends  []int64 // offsets of recent line ends
	lines int     // line ends before those
}

func (l *lineReader) Read(p []byte) (int, error) {
	n, err := l.r.Read(p)
	for i := range n {
		if p[i] == '\n' {
			l.ends = append(l.ends, l.total+int64(i))
		}
	}
	if surplus := len(l.ends) - 1<<17; surplus > 1<<16 { // the decoder never looks back further than its buffer
		l.ends = append(l.ends[:0], l.ends[surplus:]...)
		l.lines += surplus
	}
	l.total += int64(n)
	return n, err
}

// at returns the line of an offset.
func (l *lineReader) at(offset int64) int {
	return l.lines + sort.Search(len(l.ends), func(i int) bool { return l.ends[i] >= offset }) + 1
}
