package main

import (
	"bufio"
	"compress/gzip"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/words/lang"
)

type trainWordsCommand struct {
	Wordnet string `required:"" type:"existingdir" help:"Folder of Open English WordNet: senses.tsv.gz." placeholder:"DIR"`
	Out     string `default:"internal/words/lang/parts.gz" help:"File to write." placeholder:"FILE"`
}

func (c *trainWordsCommand) Run() error {
	trained := newTraining()
	var senses []lang.Sense
	err := tabbed(filepath.Join(c.Wordnet, "senses.tsv.gz"), 5, func(f []string) {
		senses = append(senses, lang.Sense{Lemma: f[0], Synset: f[2],
			Forms: strings.FieldsFunc(f[3], func(r rune) bool { return r == ',' })})
	})
	if err != nil {
		return err
	}
	// The encoder's vocabulary lacks some everyday words that the embedded table has: they stay.
	frequent := func(w string) bool { _, ok := encode.Rank(w); return ok || lang.Known(w) }
	parts, err := lang.FitParts(senses, frequent)
	if err != nil {
		return err
	}
	return trained.write(c.Out, parts)
}

// tabbed reads a compressed tab-separated file of n columns.
func tabbed(path string, n int, line func(fields []string)) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return fmt.Errorf("read %s: %w", path, err)
	}
	scan := bufio.NewScanner(z)
	scan.Buffer(nil, 1<<20)
	for scan.Scan() {
		fields := strings.Split(scan.Text(), "\t")
		if len(fields) != n {
			return fmt.Errorf("%s: a line with %d columns instead of %d: %q", path, len(fields), n, scan.Text())
		}
		line(fields)
	}
	return scan.Err()
}
