package mcp

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
)

// lines is a client's stream, one message per line. Lines that are not messages, which would end the session, are
// answered with an error and removed.
type lines struct {
	in   *bufio.Reader
	out  io.Writer // writes whole messages
	rest []byte    // the unread rest of a line
}

// MostLine is the maximum length of a line.
const MostLine = 4 << 20

// JSON-RPC's errors for invalid messages.
const (
	rpcParseError     = -32700
	rpcInvalidRequest = -32600
)

// Read returns the next messages.
func (m *lines) Read(p []byte) (int, error) {
	for len(m.rest) == 0 {
		line, err := m.line()
		if err != nil {
			return 0, err
		}
		m.rest = line
	}
	n := copy(p, m.rest)
	m.rest = m.rest[n:]
	return n, nil
}

// Close does nothing: the stream belongs to its owner.
func (m *lines) Close() error { return nil }

// line returns the next line with a message, or an error of the stream.
func (m *lines) line() ([]byte, error) {
	line, long, err := readLine(m.in)
	if len(bytes.TrimSpace(line)) == 0 && !long {
		return nil, err
	}
	messages, code, why := messagesOf(line, long)
	if code != 0 {
		return nil, errors.Join(err, m.refuse(code, why, line))
	}
	var out bytes.Buffer
	for _, message := range messages {
		if err := json.Compact(&out, message); err != nil {
			return nil, err
		}
		out.WriteByte('\n')
	}
	return out.Bytes(), nil
}

// readLine reads a line, cut at the maximum length.
func readLine(in *bufio.Reader) (line []byte, long bool, err error) {
	for {
		part, err := in.ReadSlice('\n')
		if long = long || len(line)+len(part) > MostLine; !long {
			line = append(line, part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			if len(line) > 0 || long { // the end of the stream is reported again
				err = nil
			}
			return line, long, err
		}
	}
}

// messagesOf are the messages of a line: one, or those of a batch, which newer versions of the protocol have abolished
// and which are answered one by one. If there is none, an error's code and text say why.
func messagesOf(line []byte, long bool) (messages []json.RawMessage, code int, why string) {
	switch {
	case long:
		return nil, rpcInvalidRequest, fmt.Sprintf("the message is larger than %d MB", MostLine>>20)
	case !json.Valid(line):
		return nil, rpcParseError, "the line is not JSON"
	}
	if json.Unmarshal(line, &messages) != nil {
		messages = []json.RawMessage{line}
	}
	for _, message := range messages {
		if _, err := jsonrpc.DecodeMessage(message); err != nil {
			return nil, rpcInvalidRequest, fmt.Sprintf("not a JSON-RPC 2.0 message: %v", err)
		}
	}
	if len(messages) == 0 {
		return nil, rpcInvalidRequest, "the batch is empty"
	}
	return messages, 0, ""
}

// refuse answers an invalid line, with its id if it has one.
func (m *lines) refuse(code int, why string, line []byte) error {
	var head struct {
		ID json.RawMessage `json:"id"`
	}
	if json.Unmarshal(line, &head) != nil || len(head.ID) == 0 || head.ID[0] == '{' || head.ID[0] == '[' {
		head.ID = json.RawMessage("null")
	}
	b, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": head.ID,
		"error": map[string]any{"code": code, "message": why}})
	if err != nil {
		return err
	}
	_, err = m.out.Write(append(b, '\n'))
	return err
}

// oneByOne writes whole messages, and stays open when a session ends.
type oneByOne struct {
	mu sync.Mutex
	io.Writer
}

func (o *oneByOne) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.Writer.Write(p)
}

func (o *oneByOne) Close() error { return nil }
