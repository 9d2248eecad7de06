// Package mix measures retrieval and answering over texts and tables together: Mix-SQuWiki, which consists of
// questions about paragraphs and WikiSQL's without their tables, and OTT-QA's and HybridQA's open halves.
package mix

import (
	"fmt"
	"hash/fnv"
	"path/filepath"
	"strings"

	"github.com/ask-surely/surely/internal/columns/joint"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/eval/hybrid"
	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/eval/reading"
)

// Names of the sets of questions.
const (
	SQuAD    = "squad"
	WikiSQL  = "wikisql"
	OTT      = "ottqa"
	HybridQA = "hybridqa"
	BoolQ    = "boolq" // for training retrieval
)

// Question is a question without its text or table. All but Text is for scoring and training only.
type Question struct {
	Set     string
	Text    string
	Answers []string     // each is right; for WikiSQL, all of them together
	Group   string       // the article or table it is about
	Gold    map[int]bool // documents that contain the answer, or from which it is computed
	Home    int          // OTT-QA, HybridQA and WikiSQL: the table it was asked about
	Shared  bool         // its table occurs in both OTT-QA and HybridQA: the embedded answerer was not trained on it
}

// Corpus is a collection of documents.
type Corpus struct {
	Documents []joint.Document
	Wiki      map[int]*eval.WikiTable // by document
	Hybrid    map[int]*hybrid.Table

	number map[string]int
}

func newCorpus() *Corpus {
	return &Corpus{Wiki: map[int]*eval.WikiTable{}, Hybrid: map[int]*hybrid.Table{}, number: map[string]int{}}
}

// add adds a document, unless it exists already, and returns its number.
func (c *Corpus) add(d joint.Document) int {
	n, ok := c.number[d.ID]
	if !ok {
		n = len(c.Documents)
		c.number[d.ID] = n
		c.Documents = append(c.Documents, d)
	}
	return n
}

// Counts returns the number of texts and of tables.
func (c *Corpus) Counts() (texts, tables int) {
	for i := range c.Documents {
		if c.Documents[i].Table() {
			tables++
		}
	}
	return len(c.Documents) - tables, tables
}

// Folder holds the collections: reading, wikisql, hybridqa.
type Folder string

func (f Folder) file(parts ...string) string {
	return filepath.Join(append([]string{string(f)}, parts...)...)
}

// Mixed reads Mix-SQuWiki: the paragraphs of reading, the passages of HybridQA, and all tables of WikiSQL.
// Questions of WikiSQL are those of part "dev", or "train" for training. few > 0 limits the other tables and
// passages.
func (f Folder) Mixed(part string, limit, few int) (*Corpus, []Question, error) {
	c := newCorpus()
	questions, err := f.paragraphs(c)
	if err != nil {
		return nil, nil, err
	}
	wiki, err := eval.ReadWikiQuestions(f.file("wikisql", part+".jsonl"), 0)
	if err != nil {
		return nil, nil, err
	}
	chosen, wanted := sample(len(wiki), limit), map[string]bool{}
	for _, i := range chosen {
		wanted[wiki[i].TableID] = true
	}
	for _, p := range []string{"dev", "train"} {
		if err := f.wikiTables(c, p, func(n int, id string) bool {
			return few == 0 || wanted[id] || p == part &&
				n < few
		}); err != nil {
			return nil, nil, err
		}
	}
	if err := f.passages(c, few); err != nil {
		return nil, nil, err
	}
	for _, i := range chosen {
		q := &wiki[i]
		n, ok := c.number["table "+q.TableID]
		if !ok {
			continue
		}
		answers, err := c.Wiki[n].Answer(&q.SQL)
		if err != nil {
			return nil, nil, fmt.Errorf("question %d: %w", i, err)
		}
		questions = append(questions, Question{Set: WikiSQL, Text: q.Question, Answers: answers, Group: q.TableID,
			Gold: map[int]bool{n: true}, Home: n})
	}
	return c, questions, nil
}

// wikiTables reads the WikiSQL tables accepted by keep, by position in the file and id.
func (f Folder) wikiTables(c *Corpus, part string, keep func(n int, id string) bool) error {
	n := 0
	return jsonfile.Lines(f.file("wikisql", part+".tables.jsonl"), func(t *struct {
		eval.WikiTable
		Page string `json:"page_title"`
	}) error {
		if n++; keep(n, t.ID) {
			c.Wiki[c.add(joint.Document{ID: "table " + t.ID, Title: t.Page, Header: t.Header, Rows: t.Cells()})] = &t.WikiTable
		}
		return nil
	})
}

// paragraphs reads the questions about paragraphs, and the passages of the yes/no questions as
// distractors.
func (f Folder) paragraphs(c *Corpus) (out []Question, err error) {
	for _, set := range []struct {
		name, file string
		read       func(file string) ([]reading.Case, error)
	}{{SQuAD, "xquad.json", reading.Spans}, {BoolQ, "boolq.jsonl", reading.Passages}} {
		cases, err := set.read(f.file("reading", set.file))
		if err != nil {
			return nil, err
		}
		for _, x := range cases {
			n := c.add(joint.Document{ID: "passage " + x.Text[0], Title: x.Topic, Text: x.Text[0]})
			q := Question{Set: set.name, Text: x.Question, Answers: x.Want, Group: x.Topic, Home: -1,
				Gold: map[int]bool{n: true}}
			if set.name == BoolQ {
				q.Group, q.Answers = x.Text[0], nil
			}
			out = append(out, q)
		}
	}
	return out, nil
}

// passages reads the passages of HybridQA and OTT-QA; only the first few if that is not 0.
func (f Folder) passages(c *Corpus, few int) error {
	n := 0
	return hybrid.Passages(f.file("hybridqa", "dev.passages.jsonl"), func(_ string, passages map[string]string) {
		for _, link := range sortedKeys(passages) {
			if n++; few > 0 && n > few {
				return
			}
			c.add(joint.Document{ID: link, Title: strings.ReplaceAll(strings.TrimPrefix(link, "/wiki/"), "_", " "),
				Text: passages[link]})
		}
	})
}

// Open reads a set of questions of HybridQA's form over all tables and passages of both.
func (f Folder) Open(set string) (*Corpus, []Question, error) {
	c := newCorpus()
	if err := f.passages(c, 0); err != nil {
		return nil, nil, err
	}
	var out []Question
	sets := map[string]map[string]bool{} // by table: the sets that ask about it
	for _, s := range []string{OTT, HybridQA} {
		questions, tables, err := hybrid.Files{Questions: f.file("hybridqa", s+".dev.json"),
			Tables:   f.file("hybridqa", "dev.tables.jsonl"),
			Passages: f.file("hybridqa", "dev.passages.jsonl")}.Read(0)
		if err != nil {
			return nil, nil, err
		}
		for _, id := range sortedKeys(tables) {
			if t := tables[id]; t != nil {
				c.Hybrid[c.add(t.Document())] = t
			}
		}
		for i := range questions {
			if id := questions[i].Table; sets[id] == nil {
				sets[id] = map[string]bool{s: true}
			} else {
				sets[id][s] = true
			}
			if set != "" && set != s {
				continue
			}
			if q, ok := c.traced(s, &questions[i]); ok {
				out = append(out, q)
			}
		}
	}
	for i := range out {
		out[i].Shared = len(sets[out[i].Group]) > 1
	}
	return c, out, nil
}

// traced is a question with the documents its answer was traced to.
func (c *Corpus) traced(set string, q *hybrid.Question) (Question, bool) {
	home, ok := c.number[q.Table]
	if !ok {
		return Question{}, false
	}
	out := Question{Set: set, Text: q.Text, Answers: []string{q.Answer}, Group: q.Table, Gold: map[int]bool{}, Home: home}
	for _, n := range q.Nodes {
		if n.Link == "" {
			out.Gold[home] = true
		} else if p, ok := c.number[n.Link]; ok {
			out.Gold[p] = true
		}
	}
	return out, true
}

// fold is the fold in which a question is measured: all questions about an article or table are in the same.
func fold(group string, folds int) int {
	h := fnv.New32a()
	h.Write([]byte(group))
	return int(h.Sum32()>>3) % folds
}
