package cli

import (
	"io"
	"os/exec"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

// TestHelpTellsDefaults checks every flag's help for its environment variable and its default.
func TestHelpTellsDefaults(t *testing.T) {
	app := kong.Must(&commandLine{}, kong.DefaultEnvars("SURELY"), kong.Vars{"version": ""})
	for _, leaf := range app.Model.Leaves(true) {
		_, help, _ := once(nil, append(strings.Fields(leaf.Path()), "--help")...)
		help = strings.Join(strings.Fields(help), " ")
		for _, group := range leaf.AllFlags(true) {
			for _, f := range group {
				if len(f.Envs) > 0 && !strings.Contains(help, "($"+f.Envs[0]+")") {
					t.Errorf("%s: --%s does not tell its variable", leaf.Path(), f.Name)
				}
				if f.HasDefault && f.Default != "" && !f.IsBool() && !strings.Contains(help, f.Default) {
					t.Errorf("%s: --%s does not tell its default %s", leaf.Path(), f.Name, f.Default)
				}
			}
		}
	}
}

func TestCandidates(t *testing.T) {
	for words, want := range map[string]string{
		"do":                  "doctor",
		"serve --lan":         "--language",
		"--kiosk-c":           "--kiosk-choices --kiosk-code-file --kiosk-countdown", // of serve, the default command
		"ask --parser ":       "auto embedded joint model",
		"ask --parser em":     "embedded",
		"--home backup se":    "search serve",
		"--offline se":        "search serve",
		"ask --data ":         "",
		"data ":               "describe import",
		"completion ":         "bash fish zsh",
		"comp":                "completion",
		"suql --nowhere ":     "",
		"eval spider --datab": "--databases",
	} {
		status, out, _ := once(nil, append([]string{"complete"}, strings.Split(words, " ")...)...)
		if got := strings.Join(strings.Fields(out), " "); status != 0 || got != want {
			t.Errorf("%q: %q, want %q", words, got, want)
		}
	}
}

// TestCompletionScripts loads each script in its shell, if installed; bash also completes a word with
// it.
func TestCompletionScripts(t *testing.T) {
	for shell := range completions {
		path, err := exec.LookPath(shell)
		if err != nil {
			t.Logf("there is no %s", shell)
			continue
		}
		_, script, _ := once(nil, "completion", shell)
		check := exec.Command(path, "-n")
		check.Stdin = strings.NewReader(script)
		if out, err := check.CombinedOutput(); err != nil {
			t.Errorf("%s: %v: %s", shell, err, out)
		}
	}
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("there is no bash")
	}
	run := exec.Command(bash, "-c", `surely() { printf '%s\n' "$*"; }`+"\n"+completions["bash"]+
		"COMP_WORDS=(surely serve --lan); COMP_CWORD=2; _surely; printf '%s' \"${COMPREPLY[*]}\"")
	if out, err := run.CombinedOutput(); err != nil || string(out) != "complete serve --lan" {
		t.Errorf("%q, %v", out, err)
	}
}

// TestMan prints the manual, finds every command and flag in it, and checks it with the formatter,
// if installed.
func TestMan(t *testing.T) {
	_, page, _ := once(nil, "man")
	app := kong.Must(&commandLine{}, kong.Vars{"version": ""})
	for _, leaf := range app.Model.Leaves(true) {
		if !strings.Contains(page, ".SS "+roff(leaf.Path())) {
			t.Errorf("nothing of %s", leaf.Path())
		}
		for _, f := range leaf.Flags {
			if !f.Hidden && !strings.Contains(page, roff("--"+f.Name)) {
				t.Errorf("nothing of --%s", f.Name)
			}
		}
	}
	groff, err := exec.LookPath("groff")
	if err != nil {
		t.Skip("there is no groff")
	}
	check := exec.Command(groff, "-man", "-ww", "-Tutf8", "-Kutf8")
	check.Stdin = strings.NewReader(page)
	var said strings.Builder
	check.Stdout, check.Stderr = io.Discard, &said
	if err := check.Run(); err != nil || said.Len() > 0 {
		t.Errorf("%v: %s", err, said.String())
	}
}
