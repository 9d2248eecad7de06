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

// lines is what a client says, a message a line, without the lines that are no messages: the session would end with
// the first of them. Each of those is answered with an error instead.
type lines struct {
	in   *bufio.Reader
	out  io.Writer // whole messages at a time
	rest []byte    // of the line that is being read
}

// MostLine bounds a line.
const MostLine = 4 << 20

// The errors of JSON-RPC for what is no message.
const (
	rpcParseError     = -32700
	rpcInvalidRequest = -32600
)

// Read gives the next messages.
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

// Close lets go of nothing: the stream is its owner's.
func (m *lines) Close() error { return nil }

// line returns the next line that holds a message, or an error of the stream.
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

// readLine reads a line. The end of one that is too long is left out.
func readLine(in *bufio.Reader) (line []byte, long bool, err error) {
	for {
		part, err := in.ReadSlice('\n')
		if long = long || len(line)+len(part) > MostLine; !long {
			line = append(line, part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			if len(line) > 0 || long { // the end of the stream comes again
				err = nil
			}
			return line, long, err
		}
	}
}

// messagesOf are the messages of a line: one, or those of a batch, which newer versions of the protocol have no more
// and which are answered one by one. Where it holds none, an error's code and words say why.
func messagesOf(line []byte, long bool) (messages []json.RawMessage, code int, why string) {
	switch {
	case long:
		return nil, rpcInvalidRequest, fmt.Sprintf("the message has more than %d MB", MostLine>>20)
	case !json.Valid(line):
		return nil, rpcParseError, "the line is not JSON"
	}
	if json.Unmarshal(line, &messages) != nil {
		messages = []json.RawMessage{line}
	}
	for _, message := range messages {
		if _, err := jsonrpc.DecodeMessage(message); err != nil {
			return nil, rpcInvalidRequest, fmt.Sprintf("it is no message of JSON-RPC 2.0: %v", err)
		}
	}
	if len(messages) == 0 {
		return nil, rpcInvalidRequest, "there is no message among the brackets"
	}
	return messages, 0, ""
}

// refuse answers a line that holds no message, by its id where it has one.
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

// oneByOne has whole messages be written, and stays open when a session ends.
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
