package cli

import (
	"log/slog"
	"os"

	"github.com/mattn/go-isatty"
)

// observeFlags configure logs and metrics.
type observeFlags struct {
	Log          string `help:"How to log to standard error: json, text, or auto (text to a terminal, json elsewhere)." enum:"auto,json,text" default:"auto"`
	LogQuestions bool   `help:"Also log questions and statements."`
}

// logger returns a logger that writes text or JSON.
func (f observeFlags) logger(s streams) *slog.Logger {
	file, ok := s.err.(*os.File)
	if f.Log == "text" || f.Log != "json" && ok && isatty.IsTerminal(file.Fd()) {
		return slog.New(slog.NewTextHandler(s.err, nil))
	}
	return slog.New(slog.NewJSONHandler(s.err, nil))
}
