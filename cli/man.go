package cli

import (
	"fmt"
	"io"
	"strings"

	"github.com/alecthomas/kong"
)

type manCommand struct{}

// Run prints the manual as a man page.
func (c *manCommand) Run(k *kong.Context, s streams) error {
	var b strings.Builder
	name, _, _ := strings.Cut(version(), ",")
	fmt.Fprintf(&b, ".TH SURELY 1 \"\" \"%s\"\n.SH NAME\nsurely \\- %s\n", roff(name), roff(k.Model.Help))
	b.WriteString(".SH SYNOPSIS\n.B surely\n.RI [ command ] \" \" [ flags ]\n.SH DESCRIPTION\n")
	b.WriteString(roff("Without a command, surely serves the chat. Every flag can also be set by the environment "+
		"variable shown "+
		"with it, or in the config file, one flag per line. The command line overrides the environment, and that "+
		"before the file.") + "\n.SH FLAGS\n")
	manFlags(&b, k.Model.Node)
	b.WriteString(".SH COMMANDS\n")
	for _, n := range k.Model.Leaves(true) {
		fmt.Fprintf(&b, ".SS %s\n%s\n", roff(n.Summary()), roff(n.Help))
		manFlags(&b, n)
	}
	for _, section := range manSections {
		fmt.Fprintf(&b, ".SH %s\n", section.title)
		for _, e := range section.entries {
			manEntry(&b, e[0], e[1])
		}
	}
	_, err := io.WriteString(s.out, b.String())
	return err
}

var manSections = []struct {
	title   string
	entries [][2]string
}{
	{"ENVIRONMENT", [][2]string{
		{"OPENAI_API_KEY, OPENAI_BASE_URL", "The server of a language model. Without them, embedded models read " +
			"questions and texts."},
		{"SURELY_MODEL, SURELY_EMBEDDING_MODEL", "Its models."},
		{"SURELY_DAY_BUDGET, SURELY_QUESTION_BUDGET", "Limits on its cost."},
		{"SURELY_CONFIG", "The config file to read."},
		{"PGPASSWORD", "The password for PostgreSQL URLs without one."},
	}},
	{"FILES", [][2]string{
		{"~/.config/surely/config.yaml", "The config file."},
		{"~/.local/share/surely", "What Surely writes, unless --home says otherwise."},
		{"surely.yaml", "Beside the data: the owner's names for it, and what is hidden."},
	}},
	{"EXIT STATUS", [][2]string{{"0", "Done."}, {"1", "Failed or refused."}, {"2", "Wrong use."}}},
}

// manFlags writes the flags of a command.
func manFlags(b *strings.Builder, n *kong.Node) {
	for _, f := range n.Flags {
		if !f.Hidden {
			manEntry(b, f.Summary(), flagHelp(f.Value))
		}
	}
}

func manEntry(b *strings.Builder, what, means string) {
	fmt.Fprintf(b, ".TP\n.B %s\n%s\n", roff(what), roff(means))
}

// roff escapes a text for the formatter.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, "\n", " ", `"`, `\(dq`, "…", `\&...`, "–", `\(en`).Replace(text)
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		return `\&` + text
	}
	return text
}

// flagHelp is the help of a flag or argument, with its default if the placeholder hides that, and its environment
// variable.
func flagHelp(v *kong.Value) string {
	if f := v.Flag; f != nil && f.PlaceHolder != "" && v.HasDefault && v.Default != "" && !v.IsBool() {
		value := *v
		value.Help = strings.TrimSuffix(v.Help, ".") + ". Default: " + v.Default + "."
		v = &value
	}
	return kong.DefaultHelpValueFormatter(v)
}
