package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store/upload"
)

// readFilesCommand reads a visitor's files. The server runs it as a separate process with limits enforced by the
// system, so that a parser's failure on untrusted files, in Go or in C, cannot affect the server.
type readFilesCommand struct {
	Folder string `arg:"" help:"The upload's folder."`
}

// Limits of a process that reads a visitor's files.
const (
	readMemory      = 1 << 30
	readGCThreshold = 600 << 20 // heap size above which Go collects garbage more often
	readFileSize    = 2 << 30   // of one file
	readTime        = 60        // seconds of processor time
	readGrace       = 2 * time.Second
)

// readOutcome is the output of the process: the refused files with the reasons, and the error if nothing could be read.
type readOutcome struct {
	Refused []refusedFile `json:"refused"`
	Error   *refusedFile  `json:"error,omitempty"`
}

type refusedFile struct {
	Name    string         `json:"name"`
	Reason  upload.Refusal `json:"reason"`
	Message string         `json:"why,omitempty"`
}

func (f refusedFile) toError() *upload.RefusedFile {
	return &upload.RefusedFile{Name: f.Name, Reason: f.Reason, Err: errors.New(f.Message)}
}

// Run reads the files whose names are on standard input. It stops when the server exits, which closes the input.
func (c *readFilesCommand) Run(ctx context.Context, s streams) error {
	if err := limitProcess(readMemory, readFileSize, readTime); err != nil {
		return err
	}
	debug.SetMemoryLimit(readGCThreshold)
	runtime.GOMAXPROCS(max(1, runtime.NumCPU()/2))
	in := json.NewDecoder(s.in)
	var names map[string]string
	if err := in.Decode(&names); err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	contain.Go("watch the server", func() {
		io.Copy(io.Discard, s.in)
		cancel()
	})
	refused, err := upload.Read(ctx, c.Folder, names)
	if file, ok := errors.AsType[*upload.RefusedFile](err); ok {
		refused, err = append(refused, file), nil
	}
	var out readOutcome
	if err != nil {
		out.Error = &refusedFile{Reason: upload.Unreadable, Message: err.Error()}
	}
	isFull := state.Full(err)
	for _, f := range refused {
		isFull = isFull || state.Full(f.Err)
		entry := refusedFile{Name: f.Name, Reason: f.Reason}
		if f.Err != nil {
			entry.Message = f.Err.Error()
		}
		out.Refused = append(out.Refused, entry)
	}
	if isFull {
		out.Error = &refusedFile{Reason: upload.NoRoom}
	}
	return json.NewEncoder(s.out).Encode(out)
}

// errLimitsExceeded is shown to visitors whose files could not be read within the limits.
var errLimitsExceeded = errors.New("reading it takes too much memory or time; try smaller files")

// readInProcess is an upload.ReadFunc that reads files in a separate process.
func readInProcess(ctx context.Context, folder string, originals map[string]string) (upload.RefusedFiles, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("read an upload: %w", err)
	}
	cmd := exec.CommandContext(ctx, self, "read-files", folder)
	cmd.WaitDelay = readGrace
	cmd.Env = append(os.Environ(), "GOTRACEBACK=none")
	in, err := cmd.StdinPipe() // stays open, since the process ends when it closes
	if err != nil {
		return nil, fmt.Errorf("read an upload: %w", err)
	}
	defer in.Close()
	contain.Go("send file names", func() { json.NewEncoder(in).Encode(originals) })
	var out bytes.Buffer
	cmd.Stdout = &out
	if err = cmd.Start(); err == nil {
		lowerPriority(cmd.Process.Pid)
		err = cmd.Wait()
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	var outcome readOutcome
	_, killed := errors.AsType[*exec.ExitError](err)
	if killed || err == nil && json.Unmarshal(out.Bytes(), &outcome) != nil {
		return nil, &upload.RefusedFile{Reason: upload.Unreadable, Err: errLimitsExceeded}
	}
	if err != nil {
		return nil, fmt.Errorf("read an upload: %w", err)
	}
	var refused upload.RefusedFiles
	for _, f := range outcome.Refused {
		refused = append(refused, f.toError())
	}
	if outcome.Error != nil {
		return refused, outcome.Error.toError()
	}
	return refused, nil
}
