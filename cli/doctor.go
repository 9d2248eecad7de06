package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store"
)

type doctorCommand struct {
	State string `help:"The state, as for serve." placeholder:"URL"`
}

// checkResult is the result of a check.
type checkResult struct {
	What string `json:"what"`
	OK   bool   `json:"ok"`
	Says string `json:"says"`
	Do   string `json:"do,omitempty"` // advice
}

func passedCheck(what, says string) checkResult { return checkResult{What: what, OK: true, Says: says} }

func failedCheck(what string, err error, do string) checkResult {
	return checkResult{What: what, Says: err.Error(), Do: do}
}

// Run checks everything Surely needs, with advice on problems.
func (c *doctorCommand) Run(ctx context.Context, g *globals, s streams) error {
	findings := []checkResult{passedCheck("version", version()), buildFinding(), checkConfig(os.Environ()),
		g.checkHome(s)}
	findings = append(findings, g.dataFindings(ctx, s)...)
	findings = append(findings, c.stateFinding(ctx, g, s), g.modelFinding(ctx, s))
	failed := slices.ContainsFunc(findings, func(f checkResult) bool { return !f.OK })
	if g.JSON {
		if err := printJSON(s.out, map[string]any{"ok": !failed, "findings": findings}); err != nil {
			return err
		}
	} else {
		for _, f := range findings {
			mark := "ok  "
			if !f.OK {
				mark = "FAIL"
			}
			fmt.Fprintf(s.out, "%s  %-8s %s\n", mark, f.What, f.Says)
			if f.Do != "" {
				fmt.Fprintf(s.out, "               → %s\n", f.Do)
			}
		}
	}
	if failed {
		return errReported
	}
	return nil
}

// buildFinding checks the build tags.
func buildFinding() checkResult {
	if missingTags != "" {
		return checkResult{What: "build", Says: missingTags, Do: "build it anew"}
	}
	return passedCheck("build", "SQLite has full-text search and math functions")
}

// checkConfig lists which variables the environment sets, without values, which may be secrets.
func checkConfig(environ []string) checkResult {
	var set []string
	for _, each := range environ {
		if name, _, _ := strings.Cut(each, "="); strings.HasPrefix(name, "SURELY_") || strings.HasPrefix(name, "OPENAI_") {
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
		return failedCheck("home", err, "give a writable folder with --home")
	}
	return passedCheck("home", home+" is writable")
}

// dataFindings opens each source separately, so that a failing one does not hide the others.
func (g *globals) dataFindings(ctx context.Context, s streams) []checkResult {
	sources := g.Data
	if len(sources) == 0 {
		sources = []string{""}
	}
	var out []checkResult
	for _, src := range sources {
		own := *g
		own.Data = nil
		if src != "" {
			own.Data = []string{src}
		}
		start := time.Now()
		set, err := own.open(ctx, s)
		if err != nil {
			out = append(out, failedCheck("data", err, "check the path or URL given with --data, and the permissions of its account"))
			continue
		}
		for _, opened := range set.Sources {
			out = append(out, g.sourceFinding(opened, time.Since(start), s))
		}
		set.Close()
	}
	return out
}

func (g *globals) sourceFinding(src *store.Source, took time.Duration, s streams) checkResult {
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
		took.Round(time.Millisecond)))
	if len(d.Visible()) == 0 {
		f.OK, f.Do = false, "no tables: the account may read none, or surely.yaml hides all"
	}
	if n := len(d.Warnings); n > 0 {
		f.Says += fmt.Sprintf("; %d notes, the first: %s", n, d.Warnings[0])
	}
	home, _ := g.home(s)
	if exists(app.CalibrationFile(home, "embedded", d.Name)) {
		f.Says += "; calibrated on its own questions"
	} else {
		f.Says += "; not calibrated, which only --detector risk=E needs ('surely eval ask … --calibrate')"
	}
	if texts > 0 {
		f.Says += fmt.Sprintf("; %d text columns", texts)
	}
	return f
}

func (c *doctorCommand) stateFinding(ctx context.Context, g *globals, s streams) checkResult {
	at := c.State
	if at == "" {
		home, err := g.home(s)
		if err != nil {
			return failedCheck("state", err, "")
		}
		if at = filepath.Join(home, "state.sqlite"); !exists(at) {
			return passedCheck("state", at+" will be created by the first server")
		}
	}
	kept, err := state.Open(at)
	if err == nil {
		defer kept.Close()
		err = kept.Ping(ctx)
	}
	if err != nil {
		return failedCheck("state", err, "servers keep chats there: give a writable file or database with --state")
	}
	if strings.Contains(at, "://") {
		at = "the database"
	}
	return passedCheck("state", at+" is usable")
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// modelFinding asks the model server for its models, and reports what the model can do and whether
// it is calibrated.
func (g *globals) modelFinding(ctx context.Context, s streams) checkResult {
	key, at := s.getenv("OPENAI_API_KEY"), s.getenv("OPENAI_BASE_URL")
	if g.Offline || key == "" && at == "" {
		return passedCheck("model", "none configured: the embedded models read questions and texts")
	}
	at, err := llm.BaseURL(at)
	if err == nil && at == "" {
		at = "https://api.openai.com/v1"
	}
	var has []string
	if err == nil {
		ctx, cancel := context.WithTimeout(ctx, llm.ListTimeout)
		defer cancel()
		has, err = llm.Models(ctx, at, key)
	}
	lists := " has " + llm.JoinNames(has)
	if refused := new(llm.StatusError); errors.As(err, &refused) && refused.Status == http.StatusNotFound &&
		s.getenv("SURELY_MODEL") != "" { // the server need not list them
		err, lists = nil, " does not list its models"
	}
	if err != nil {
		return failedCheck("model", err, "check OPENAI_BASE_URL and OPENAI_API_KEY, or use --offline")
	}
	client, err := g.endpoint(nil, s)
	if err != nil {
		return failedCheck("model", err, "correct that variable")
	}
	m, _ := s.modelSettings() // endpoint has checked the settings already
	if err := client.Probe(ctx); err != nil {
		return checkResult{What: "model", Says: "it refuses a small request: " + err.Error(),
			Do: "check SURELY_MODEL and what the server accepts"}
	}
	f := checkResult{What: "model", OK: true, Says: fmt.Sprintf("%s%s; %s; a question waits %s for its statement", at, lists,
		client.Describe(), m.patience)}
	switch c, err := g.calibration(client, s); {
	case err != nil:
		return failedCheck("model", err, "delete that file")
	case c.Temperature == 0:
		f.Do = "the confidence of " + client.Model() + " is not calibrated: use 'surely eval … --fit'"
	default:
		f.Says += fmt.Sprintf("; its confidence is calibrated on %d decisions of %s", c.N, c.On)
	}
	return f
}
