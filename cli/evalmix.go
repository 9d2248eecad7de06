package cli

import (
	"context"
	"fmt"
	"io"
	"text/tabwriter"

	"github.com/ask-surely/surely/eval/mix"
)

// evalMixCommand measures finding and answering over texts and tables together.
type evalMixCommand struct {
	Shared  string `required:"" type:"existingdir" help:"Folder of the collections: reading, wikisql, hybridqa." placeholder:"DIR"`
	Limit   int    `default:"1000" help:"Questions of WikiSQL's part dev, drawn by chance; 0 for all." placeholder:"N"`
	Beside  int    `help:"Tables and passages that stand beside those that answer; 0 for all." placeholder:"N"`
	Finding bool   `help:"Only find: answer nothing."`
	Of      string `enum:",mix,open" default:"" help:"Only Mix-SQuWiki (mix), or only OTT-QA and HybridQA (open)."`
}

func (c *evalMixCommand) Run(ctx context.Context, g *globals, s streams) error {
	r := mix.Run{Folder: mix.Folder(c.Shared), Wiki: c.Limit, Beside: c.Beside, Of: c.Of, Finding: c.Finding, Log: newTraining(s).log}
	report, err := r.Run(ctx)
	if err != nil {
		return err
	}
	if g.JSON {
		return printJSON(s.out, report)
	}
	return showMix(s.out, report)
}

// showMix prints the original's tables.
func showMix(out io.Writer, r *mix.Report) error {
	t := tabwriter.NewWriter(out, 0, 4, 2, ' ', 0)
	fmt.Fprintf(t, "Mix-SQuWiki: %d texts and %d tables in %d parts; OTT-QA and HybridQA: %d parts\n", r.Texts, r.Tables, r.Parts, r.OpenParts)
	fmt.Fprintf(t, "\nTable 3: a right document is among the first\nset\tquestions\tindex\t1\t10\t25\t50\t100\tµs\n")
	for _, x := range r.Recall {
		fmt.Fprintf(t, "%s\t%d\t%s\t%.3f\t%.3f\t%.3f\t%.3f\t%.3f\t%.0f\n", x.Set, x.N, x.Index, x.At[1], x.At[10], x.At[25], x.At[50], x.At[100], x.Microseconds)
	}
	if len(r.Modes) > 0 {
		showMixAnswers(t, r)
	}
	if o := r.OTT; o != nil && o.N > 0 {
		fmt.Fprintf(t, "\nOTT-QA with finding, %d questions: exact match\t%.3f\nF1\t%.3f\nexact match given the table\t%.3f\n", o.N, o.EM, o.F1, o.Gold)
		fmt.Fprintf(t, "the table is first\t%.3f\n… among those asked\t%.3f\nmicroseconds a question\t%.0f\n", o.Table, o.Among, o.Microseconds)
	}
	return t.Flush()
}

func showMixAnswers(t io.Writer, r *mix.Report) {
	fmt.Fprintf(t, "\nTable 2: exact match\nanswers\tsquad\twikisql\tboth sets\n")
	for _, x := range r.Modes {
		fmt.Fprintf(t, "%s\t%.3f\t%.3f\t%.3f\n", x.Mode, x.EM[mix.SQuAD], x.EM[mix.WikiSQL], x.EM[""])
	}
	fmt.Fprintf(t, "\nTable 4: WikiSQL by kind of gold query\nkind\tdual\tSQL only\tdirect\tquestions\n")
	for _, x := range r.Kinds {
		fmt.Fprintf(t, "%s\t%.3f\t%.3f\t%.3f\t%d\n", x.Name, x.Dual, x.SQL, x.Direct, x.N)
	}
	for _, scores := range []struct {
		title string
		of    []mix.Score
	}{{"Table 5: Mix-SQuWiki", r.Modes}, {"Table 6: WikiSQL-both", r.Both}} {
		fmt.Fprintf(t, "\n%s\nanswers\tSQL\tright\tdirect\tright\texact match\tquestions\n", scores.title)
		for _, x := range scores.of {
			fmt.Fprintf(t, "%s\t%.3f\t%.3f\t%.3f\t%.3f\t%.3f\t%d\n", x.Mode, x.SQL, x.SQLRight, x.Direct, x.DirectHit, x.EM[""], x.N)
		}
	}
	fmt.Fprintf(t, "\ncalibration error of the first answer\t%.3f\na second answer of the other kind is shown\t%.3f\nmicroseconds a question\t%.0f\n", r.ECE, r.Disagree, r.Microseconds)
}
