// Package cli is the command line. It has a file for each command and its flags, and wires all other packages together.
package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"syscall"

	"github.com/alecthomas/kong"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/suql"
)

// globals holds the flags shared by all commands.
type globals struct {
	Data        []string `help:"Database to ask: a SQLite file, a postgres:// URL, or CSV/TSV/JSON/JSONL/xlsx/Parquet files or a folder of them. Default: the built-in data." placeholder:"SRC" sep:"none"`
	Demo        string   `help:"The built-in data to use: restaurants (the default) or products." placeholder:"NAME"`
	Home        string   `help:"Folder for Surely's files (default: the user's data folder)." placeholder:"DIR"`
	Offline     bool     `help:"Use the embedded models even if a model endpoint is configured."`
	JSON        bool     `name:"json" help:"Print JSON."`
	Concurrency int      `help:"Maximum number of concurrent text decisions." default:"8"`
	Yes         bool     `help:"Do not ask for confirmation."`

	client   *llm.Client // the client of the model's server, created on first use
	settings modelSettings
}

type commandLine struct {
	globals
	Version kong.VersionFlag `env:"-" help:"Print the version."`

	Serve      serveCommand      `cmd:"" default:"withargs" help:"Serve the chat (the default)."`
	Ask        askCommand        `cmd:"" help:"Ask a question."`
	Suql       suqlCommand       `cmd:"" help:"Run a SUQL statement."`
	MCP        mcpCommand        `cmd:"" name:"mcp" help:"Serve the data to agents as tools (Model Context Protocol)."`
	Doctor     doctorCommand     `cmd:"" help:"Check the configuration, data, state and model, and suggest fixes."`
	Backup     backupCommand     `cmd:"" help:"Copy the state (chats, verdicts, feedback) to a file, even while a server runs."`
	Eval       evalCommand       `cmd:"" help:"Evaluate on benchmarks."`
	Discretize discretizeCommand `cmd:"" help:"Extract columns from the texts of a table."`
	ReadFiles  readFilesCommand  `cmd:"" hidden:""`
	Data_      dataCommand       `cmd:"" name:"data" help:"Describe the data, or import it."`
}

// streams are a command's input and output; tests replace them.
type streams struct {
	in       io.Reader
	out, err io.Writer
	getenv   func(string) string
}

// Exit statuses.
const (
	statusFailed = 1
	statusUsage  = 2
)

// Main runs the program with the process's arguments and streams and returns its exit status.
func Main() int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return run(ctx, os.Args[1:], streams{os.Stdin, os.Stdout, os.Stderr, os.Getenv})
}

// Run runs the program with the given arguments, streams and environment, for tests.
func Run(ctx context.Context, args []string, in io.Reader, out, errs io.Writer, getenv func(string) string) int {
	return run(ctx, args, streams{in, out, errs, getenv})
}

// run parses args, runs a command and returns the exit status.
func run(ctx context.Context, args []string, s streams) int {
	var c commandLine
	exitCode := -1
	parser, err := kong.New(&c, kong.Name("surely"),
		kong.Description("Ask your data. It asks back when it isn't sure."),
		kong.Writers(s.out, s.err), kong.Exit(func(code int) { exitCode = code }),
		kong.DefaultEnvars("SURELY"), kong.Vars{"version": version()}, kong.ValueFormatter(flagHelp),
		kong.BindTo(ctx, (*context.Context)(nil)), kong.Bind(s))
	if err != nil {
		fmt.Fprintln(s.err, "surely:", err)
		return statusFailed
	}
	parsed, err := parser.Parse(args)
	if exitCode >= 0 {
		return exitCode // after --help
	}
	if err != nil {
		fmt.Fprintf(s.err, "surely: %v\n", err)
		return statusUsage
	}
	if missingTags != "" && parsed.Command() != "doctor" {
		fmt.Fprintln(s.err, "surely:", missingTags)
		return statusFailed
	}
	if err := parsed.Run(&c.globals); err != nil {
		c.report(err, s)
		return statusFailed
	}
	return 0
}

// report prints an error: as JSON on standard output with --json, otherwise on standard error.
func (g *globals) report(err error, s streams) {
	if errors.Is(err, errReported) {
		return
	}
	var e *suql.Error
	if !g.JSON {
		fmt.Fprintf(s.err, "surely: %v\n", err)
		return
	}
	if !errors.As(err, &e) {
		e = &suql.Error{Code: "XX000", Message: err.Error()}
		if errors.Is(err, fs.ErrNotExist) {
			e.Code = "58P01" // PostgreSQL's code for a missing file
		}
	}
	printJSON(s.out, map[string]*suql.Error{"error": e})
}

// errReported is returned by a command that has already reported its error.
var errReported = errors.New("reported")

// home returns the folder for Surely's files, creating it if necessary.
func (g *globals) home(s streams) (string, error) {
	dir := g.Home
	if dir == "" {
		base := s.getenv("XDG_DATA_HOME")
		if base == "" {
			user, err := os.UserHomeDir()
			if err != nil {
				return "", fmt.Errorf("no folder for Surely's files (choose one with --home): %w", err)
			}
			base = filepath.Join(user, ".local", "share")
		}
		dir = filepath.Join(base, "surely")
	}
	return dir, os.MkdirAll(dir, 0o700)
}

// flagHelp returns the help of a flag or argument, with its default if the placeholder hides it, and its environment
// variable.
func flagHelp(v *kong.Value) string {
	if f := v.Flag; f != nil && f.PlaceHolder != "" && v.HasDefault && v.Default != "" && !v.IsBool() {
		value := *v
		value.Help = strings.TrimSuffix(v.Help, ".") + ". Default: " + v.Default + "."
		v = &value
	}
	return kong.DefaultHelpValueFormatter(v)
}

// releaseVersion is the version of a release, set by 'make release'.
var releaseVersion string

// version returns the release or, failing that, the version that Go recorded in the build, and the platform.
func version() string {
	name := releaseVersion
	if info, ok := debug.ReadBuildInfo(); ok {
		name = cmp.Or(name, info.Main.Version)
	}
	return fmt.Sprintf("surely %s, %s %s/%s", cmp.Or(name, "development"), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
