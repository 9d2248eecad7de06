package cli

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store"
)

type doctorCommand struct {
	State string `help:"The state to check, as given to serve." placeholder:"URL"`
}

// checkResult is the result of a check.
type checkResult struct {
	Check   string `json:"what"`
	OK      bool   `json:"ok"`
	Message string `json:"says"`
	Advice  string `json:"do,omitempty"`
}

func passedCheck(check, message string) checkResult {
	return checkResult{Check: check, OK: true, Message: message}
}

func failedCheck(check string, err error, advice string) checkResult {
	return checkResult{Check: check, Message: err.Error(), Advice: advice}
}

// Run checks the build, the configuration, the data, the state and the model, and suggests fixes.
func (c *doctorCommand) Run(ctx context.Context, g *globals, s streams) error {
	checks := []checkResult{passedCheck("version", version()), checkBuild(), checkConfig(os.Environ()), g.checkHome(s)}
	checks = append(checks, g.checkData(ctx, s)...)
	checks = append(checks, c.checkState(ctx, g, s), g.checkModel(ctx, s))
	failed := slices.ContainsFunc(checks, func(f checkResult) bool { return !f.OK })
	if g.JSON {
		if err := printJSON(s.out, map[string]any{"ok": !failed, "findings": checks}); err != nil {
			return err
		}
	} else {
		for _, f := range checks {
			mark := "ok  "
			if !f.OK {
				mark = "FAIL"
			}
			fmt.Fprintf(s.out, "%s  %-8s %s\n", mark, f.Check, f.Message)
			if f.Advice != "" {
				fmt.Fprintf(s.out, "               → %s\n", f.Advice)
			}
		}
	}
	if failed {
		return errReported
	}
	return nil
}

// checkBuild checks the build tags.
func checkBuild() checkResult {
	if missingTags != "" {
		return checkResult{Check: "build", Message: missingTags, Advice: "build it again with these tags"}
	}
	return passedCheck("build", "SQLite has full-text search and math functions")
}

// checkConfig lists the variables set in the environment, without values, which may be secrets.
func checkConfig(environ []string) checkResult {
	var set []string
	for _, variable := range environ {
		if name, _, _ := strings.Cut(variable, "="); strings.HasPrefix(name, "SURELY_") ||
			strings.HasPrefix(name, "OPENAI_") {
			set = append(set, name)
		}
	}
	slices.Sort(set)
	return passedCheck("config", "the environment sets "+cmp.Or(strings.Join(set, ", "), "nothing"))
}

func (g *globals) checkHome(s streams) checkResult {
	home, err := g.home(s)
	if err == nil {
		var probe *os.File
		if probe, err = os.CreateTemp(home, ".doctor-*"); err == nil {
			probe.Close()
			err = os.Remove(probe.Name())
		}
	}
	if err != nil {
		return failedCheck("home", err, "choose a writable folder with --home")
	}
	return passedCheck("home", home+" is writable")
}

// checkData opens each source separately, so that all are checked even if one fails.
func (g *globals) checkData(ctx context.Context, s streams) []checkResult {
	sources := g.Data
	if len(sources) == 0 {
		sources = []string{""}
	}
	var out []checkResult
	for _, src := range sources {
		single := *g
		single.Data = nil
		if src != "" {
			single.Data = []string{src}
		}
		start := time.Now()
		set, err := single.open(ctx, s)
		if err != nil {
			out = append(out, failedCheck("data", err, "check the path or URL given with --data, and "+
				"that you have permission to read it"))
			continue
		}
		for _, opened := range set.Sources {
			out = append(out, checkSource(opened, time.Since(start)))
		}
		set.Close()
	}
	return out
}

func checkSource(src *store.Source, duration time.Duration) checkResult {
	d, rows, texts := src.Schema(), int64(0), 0
	for _, t := range d.Visible() {
		rows += t.Rows
		for _, c := range t.Visible() {
			if c.Role == schema.FreeText {
				texts++
			}
		}
	}
	f := passedCheck("data", fmt.Sprintf("%s (%s): %d tables, %d rows, opened in %v", d.Name, d.Dialect, len(d.Visible()), rows,
		duration.Round(time.Millisecond)))
	if len(d.Visible()) == 0 {
		f.OK, f.Advice = false, "no tables are visible: check the account's permissions, and which tables surely.yaml hides"
	}
	if n := len(d.Warnings); n > 0 {
		f.Message += fmt.Sprintf("; %d notes, the first: %s", n, d.Warnings[0])
	}
	f.Message += "; calibrated on questions about other data (for yours: 'surely eval ask … --calibrate FILE')"
	if texts > 0 {
		f.Message += fmt.Sprintf("; %d text columns", texts)
	}
	return f
}

func (c *doctorCommand) checkState(ctx context.Context, g *globals, s streams) checkResult {
	location, err := g.statePath(c.State, s)
	if _, missing := os.Stat(location); err == nil && c.State == "" && missing != nil {
		return passedCheck("state", location+" will be created by the first server")
	}
	var opened *state.Store
	if err == nil {
		opened, err = state.Open(location)
	}
	if err == nil {
		defer opened.Close()
		err = opened.Ping(ctx)
	}
	if err != nil {
		return failedCheck("state", err, "the server keeps chats in the state: "+
			"choose a writable file or database with --state")
	}
	if strings.Contains(location, "://") {
		location = "the database"
	}
	return passedCheck("state", location+" is usable")
}

// checkModel lists the server's models, and describes the configured one.
func (g *globals) checkModel(ctx context.Context, s streams) checkResult {
	key, url := s.getenv("OPENAI_API_KEY"), s.getenv("OPENAI_BASE_URL")
	if g.Offline || key == "" && url == "" {
		return passedCheck("model", "none is configured: the embedded models read questions and texts")
	}
	url, err := llm.BaseURL(url)
	if err == nil && url == "" {
		url = "https://api.openai.com/v1"
	}
	if err != nil {
		return failedCheck("model", err, "correct OPENAI_BASE_URL")
	}
	listing, cancel := context.WithTimeout(ctx, llm.ListTimeout)
	defer cancel()
	list := " does not list its models" // servers need not list them
	if models, err := llm.Models(listing, url, key); err == nil {
		list = " has " + llm.JoinNames(models)
	}
	client, err := g.endpoint(nil, s)
	if err != nil {
		return failedCheck("model", err, "correct that variable")
	}
	if err := client.Probe(ctx); err != nil {
		return checkResult{Check: "model", Message: "the model's server does not answer a small request: " + err.Error(),
			Advice: "check OPENAI_BASE_URL, OPENAI_API_KEY, SURELY_MODEL and the server's requirements, or use --offline"}
	}
	return passedCheck("model", fmt.Sprintf("%s%s; %s; a question waits up to %s for its statement", url, list,
		client.Describe(), g.settings.patience))
}
