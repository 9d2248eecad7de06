package cli

import "log/slog"

// observeFlags configure logs and metrics.
type observeFlags struct {
	Log          string `help:"How to log to standard error: json, text, or auto (text to a terminal, json elsewhere)." enum:"auto,json,text" default:"auto"`
	LogQuestions bool   `help:"Also log questions and statements."`
}

// logger returns a logger that writes text or JSON.
func (f observeFlags) logger(s streams) *slog.Logger {
	if f.Log == "text" || f.Log != "json" && isTerminal(s.err) {
		return slog.New(slog.NewTextHandler(s.err, nil))
	}
	return slog.New(slog.NewJSONHandler(s.err, nil))
}
