package cli

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/alecthomas/kong"
)

type completionCommand struct {
	Shell string `arg:"" enum:"bash,zsh,fish" help:"bash, zsh or fish."`
}

// completions are shell scripts that call 'surely complete' for the candidates of the last word. Without candidates,
// shells complete file names.
var completions = map[string]string{
	"bash": `_surely() { mapfile -t COMPREPLY < <(surely complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null); }
complete -o default -F _surely surely
`,
	"zsh": `#compdef surely
_surely() {
	local -a found
	found=(${(f)"$(surely complete "${(@)words[2,CURRENT]}" 2>/dev/null)"})
	if (( $#found )); then compadd -a found; else _files; fi
}
compdef _surely surely
`,
	"fish": `complete -c surely -a '(surely complete (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'
`,
}

// Run prints the script for a shell.
func (c *completionCommand) Run(s streams) error {
	_, err := io.WriteString(s.out, completions[c.Shell])
	return err
}

type completeCommand struct {
	Words []string `arg:"" optional:""`
}

// Run prints the candidates for the last word.
func (c *completeCommand) Run(k *kong.Context, s streams) error {
	for _, w := range candidates(k.Model.Node, c.Words) {
		if _, err := fmt.Fprintln(s.out, w); err != nil {
			return err
		}
	}
	return nil
}

// candidates are the commands, flags and flag values that start with the last word.
func candidates(node *kong.Node, words []string) []string {
	if len(words) == 0 {
		words = []string{""}
	}
	last := len(words) - 1
	var open *kong.Flag // the previous word is a flag waiting for its value
	for _, w := range words[:last] {
		if open != nil {
			open = nil
			continue
		}
		if name, ok := strings.CutPrefix(w, "--"); ok {
			if f := flags(node)[name]; f != nil && !f.IsBool() {
				open = f
			}
			continue
		}
		if i := slices.IndexFunc(node.Children, func(n *kong.Node) bool { return n.Name == w }); i >= 0 {
			node = node.Children[i]
		}
	}
	var out []string
	switch {
	case open != nil && open.Enum != "":
		out = open.EnumSlice()
	case open != nil: // a file or free text
	case strings.HasPrefix(words[last], "-"):
		for name := range flags(node) {
			out = append(out, "--"+name)
		}
	default:
		for _, n := range node.Children {
			if !n.Hidden {
				out = append(out, n.Name)
			}
		}
		for _, p := range node.Positional {
			if p.Enum != "" {
				out = append(out, p.EnumSlice()...)
			}
		}
	}
	slices.Sort(out)
	return slices.DeleteFunc(out, func(w string) bool { return !strings.HasPrefix(w, words[last]) })
}

// flags are those of a command, or of the default one.
func flags(node *kong.Node) map[string]*kong.Flag {
	if node.DefaultCmd != nil {
		node = node.DefaultCmd
	}
	out := map[string]*kong.Flag{}
	for _, group := range node.AllFlags(true) {
		for _, f := range group {
			out[f.Name] = f
		}
	}
	return out
}
