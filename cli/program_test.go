package cli

import (
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
