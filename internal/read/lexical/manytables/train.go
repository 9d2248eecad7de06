package manytables

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"sort"
	"sync"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// Example is a question with its right query, to learn from.
type Example struct {
	Group    string // examples of one group are of one database: what is learnt has to hold beyond it
	Question string
	Schema   *schema.Database
	Values   parse.Values
	Prober   parse.Prober
	Gold     *query.Query
}

// TrainOptions say how to train. The zero value of a field takes the default given beside it.
type TrainOptions struct {
	Epochs     int // 5
	RankEpochs int // 10
	Folds      int // 3: how many parts the databases are split into, to see queries as they come out on new ones
	Workers    int // 2
	Seed       uint64
	Progress   func(format string, args ...any)
}

func (o *TrainOptions) defaults() {
	or := func(p *int, v int) {
		if *p == 0 {
			*p = v
		}
	}
	or(&o.Epochs, 5)
	or(&o.RankEpochs, 10)
	or(&o.Folds, 3)
	or(&o.Workers, 2)
	if o.Progress == nil {
		o.Progress = func(string, ...any) {}
	}
}

// lesson is an example made ready.
type lesson struct {
	*Example
	q     *question
	gold  *gold
	fold  int
	short bool // the question is said in fewer words than it was asked in
	forms []formQuestion
	slots []learn.Group
	kinds []slot
}

// Train learns from the examples and writes the model.
func Train(ctx context.Context, examples []Example, o TrainOptions, w io.Writer) error {
	m, err := train(ctx, examples, o)
	if err != nil {
		return err
	}
	return m.write(w)
}

func train(ctx context.Context, examples []Example, o TrainOptions) (*model, error) {
	o.defaults()
	lessons := prepare(examples, o)
	if len(lessons) == 0 {
		return nil, errors.New("train many tables: no example has a query of the known forms")
	}
	lists := inventory(lessons)
	shared := newForms(lists)
	learn.Parallel(o.Workers, len(lessons), func(i int) { lessons[i].walk(shared) })
	dropRare(lessons)
	o.Progress("many tables: %d examples in %d phrasings, %d factors", len(examples), len(lessons), len(shared.factors))

	m := fit(lists, lessons, -1, o)
	o.Progress("many tables: first stage done")
	beams := make([]*beam, len(lessons))
	for fold := range o.Folds {
		part := fit(lists, lessons, fold, o)
		if err := collect(ctx, part, lessons, fold, beams, o); err != nil {
			return nil, err
		}
		o.Progress("many tables: fold %d of %d read", fold+1, o.Folds)
	}
	m.rank = trainRank(beams, nil, o)
	m.sure = calibrate(beams, o)
	return m, nil
}

// prepare links the questions, as they were asked and in fewer words, and takes the gold queries apart; examples of
// unknown form are left out.
func prepare(examples []Example, o TrainOptions) []*lesson {
	known := &catalogs{}
	groups := map[string]int{}
	var names []string
	for i := range examples {
		if _, ok := groups[examples[i].Group]; !ok {
			groups[examples[i].Group] = 0
			names = append(names, examples[i].Group)
		}
	}
	sort.Strings(names)
	for i, n := range names {
		groups[n] = i
	}
	all := make([][]*lesson, len(examples))
	learn.Parallel(o.Workers, len(examples), func(i int) {
		e := &examples[i]
		cat := known.of(e.Schema)
		for n, phrasing := range phrasings(e.Question) {
			if g, ok := newGold(cat, e.Gold); ok {
				q := newQuestion(cat, phrasing, e.Values)
				g.arrange(q)
				all[i] = append(all[i], &lesson{Example: e, q: q, gold: g, fold: groups[e.Group] % o.Folds, short: n > 0})
			}
		}
	})
	return slices.Concat(all...)
}

// inventory lists the sketches of the gold queries, most frequent first, with compositions where whole questions
// choose.
func inventory(lessons []*lesson) [classCount][]*sketch {
	var lists [classCount][]*sketch
	var at [classCount]map[string]*sketch
	for c := range at {
		at[c] = map[string]*sketch{}
	}
	for _, l := range lessons {
		if l.short {
			continue
		}
		classes := l.gold.classes()
		for i, b := range l.gold.blocks {
			s, _ := sketchOf(b)
			c := classes[i]
			if have := at[c][s.key]; have != nil {
				have.Seen++
				continue
			}
			s.Seen = 1
			at[c][s.key] = s
			lists[c] = append(lists[c], s)
		}
	}
	for c := range lists {
		sort.SliceStable(lists[c], func(i, j int) bool { return lists[c][i].key < lists[c][j].key })
		if c == rootClass || c == setClass {
			lists[c] = compose(lists[c])
		}
		sort.SliceStable(lists[c], func(i, j int) bool { return lists[c][i].Seen > lists[c][j].Seen })
	}
	return lists
}

// classes returns the class of each block's context.
func (g *gold) classes() []int {
	out := []int{rootClass}
	for _, b := range g.blocks {
		for i := range b.Where {
			if b.Where[i].Sub != nil {
				k, _ := conditionKind(&b.Where[i])
				out = append(out, contexts[k].class)
			}
		}
		if b.Right != nil {
			out = append(out, setClass)
		}
	}
	return out
}

// walk takes the gold decisions one after the other and notes the options at each.
func (l *lesson) walk(f *forms) {
	s := newState(l.q)
	for range mostSteps {
		k := s.next()
		if k == complete {
			return
		}
		same, stand, ok := l.gold.option(s, k)
		if !ok {
			return
		}
		var options []option
		sink := &features{}
		if k == sketchSlot {
			fq := s.formQuestion()
			for _, x := range f.lists[fq.class] {
				options = append(options, option{sketch: x})
			}
			if fq.gold = find(options, same); fq.gold >= 0 {
				l.forms = append(l.forms, fq)
			}
		} else {
			options = s.options(k, sink)
			if at := find(options, same); at >= 0 && len(options) > 1 {
				g := learn.Group{Candidates: groupOf(options), Gold: make([]bool, len(options))}
				g.Gold[at] = true
				l.slots, l.kinds = append(l.slots, g), append(l.kinds, k)
			}
		}
		if at := find(options, same); at >= 0 {
			stand = options[at]
		}
		s = s.apply(k, &stand)
	}
}

func find(options []option, same func(*option) bool) int {
	for i := range options {
		if same(&options[i]) {
			return i
		}
	}
	return -1
}

// dropRare leaves out features that one database alone has: they would be learnt by heart.
func dropRare(lessons []*lesson) {
	const bits = 24
	seen := newRarity(bits)
	each := func(do func(group string, f []uint32) []uint32) {
		for _, l := range lessons {
			for g := range l.slots {
				var was, now []uint32 // Shared is one slice for many candidates
				for c := range l.slots[g].Candidates {
					x := &l.slots[g].Candidates[c]
					x.Sparse = do(l.Group, x.Sparse)
					if len(x.Shared) == 0 {
						continue
					}
					if len(was) == 0 || &x.Shared[0] != &was[0] {
						was = x.Shared
						now = do(l.Group, x.Shared)
					}
					x.Shared = now
				}
			}
		}
	}
	each(func(group string, f []uint32) []uint32 {
		for _, x := range f {
			seen.note(x, group)
		}
		return f
	})
	each(func(_ string, f []uint32) []uint32 { return seen.keep(f) })
	shapes := map[uint64]string{}
	common := map[uint64]bool{}
	for _, l := range lessons {
		for _, f := range l.forms {
			for _, x := range f.shape {
				if g, ok := shapes[x]; !ok {
					shapes[x] = l.Group
				} else if g != l.Group {
					common[x] = true
				}
			}
		}
	}
	for _, l := range lessons {
		var was, kept []uint64
		for i := range l.forms {
			f := &l.forms[i]
			if len(was) == 0 || len(f.shape) == 0 || &f.shape[0] != &was[0] {
				was, kept = f.shape, nil
				for _, x := range was {
					if common[x] {
						kept = append(kept, x)
					}
				}
			}
			f.shape = kept
		}
	}
}

// rarity counts in how many groups hashed features occur, up to leastGroups.
type rarity struct {
	shift uint
	group []int32
	many  []bool
	ids   map[string]int32
}

func newRarity(bits uint) *rarity {
	return &rarity{shift: 32 - bits, group: make([]int32, 1<<bits), many: make([]bool, 1<<bits), ids: map[string]int32{}}
}

func (r *rarity) note(f uint32, group string) {
	id, ok := r.ids[group]
	if !ok {
		id = int32(len(r.ids) + 1)
		r.ids[group] = id
	}
	switch at := f >> r.shift; {
	case r.group[at] == 0:
		r.group[at] = id
	case r.group[at] != id:
		r.many[at] = true
	}
}

func (r *rarity) keep(f []uint32) []uint32 {
	out := f[:0:0]
	for _, x := range f {
		if r.many[x>>r.shift] {
			out = append(out, x)
		}
	}
	return out
}

// fit trains the first stage on all lessons but those of a fold.
func fit(lists [classCount][]*sketch, lessons []*lesson, without int, o TrainOptions) *model {
	var shapes []formQuestion
	var groups []learn.Group
	for _, l := range lessons {
		if l.fold != without {
			shapes = append(shapes, l.forms...)
			groups = append(groups, l.slots...)
		}
	}
	m := &model{forms: newForms(lists)}
	var wg sync.WaitGroup
	wg.Go(func() { m.forms.train(shapes, o.Epochs, o.Seed) })
	wg.Go(func() { m.forms.trainNets(shapes, o.Seed) })
	wg.Go(func() {
		m.slots = learn.Train(groups, learn.Options{Epochs: o.Epochs, Rate: slotRate, Seed: o.Seed, Prune: 0.01,
			Rates: [4]float64{learn.Pair: pairRate}})
	})
	wg.Wait()
	return m
}

// beam is what the first stage makes of one question, with what is right.
type beam struct {
	group  learn.Group
	result []string // fingerprints
	fold   int
	short  bool
}

// collect reads the lessons of a fold with a model that has not seen their databases.
func collect(ctx context.Context, m *model, lessons []*lesson, fold int, beams []*beam, o TrainOptions) error {
	learn.Parallel(o.Workers, len(lessons), func(i int) {
		l := lessons[i]
		if l.fold != fold || ctx.Err() != nil {
			return
		}
		beams[i] = m.beam(ctx, l)
	})
	return ctx.Err()
}

// beam decodes a lesson and runs what comes out.
func (m *model) beam(ctx context.Context, l *lesson) *beam {
	out := &beam{fold: l.fold, short: l.short}
	d := &decoder{model: m, width: beamWidth}
	want, wantErr := parse.Probe{}, errNoProber
	if l.Prober != nil {
		want, wantErr = l.Prober.Probe(ctx, l.Gold)
	}
	var all []finding
	for _, s := range d.decode(l.q) {
		r, err := probe(ctx, l.Prober, s)
		same := err == nil && wantErr == nil && r.Fingerprint == want.Fingerprint && want.Rows > 0 && !want.Zero && !want.Null
		out.group.Gold = append(out.group.Gold, same || l.gold.matches(s))
		result := r.Fingerprint
		if err != nil || result == "" {
			result = fmt.Sprint("#", len(all))
		}
		out.result = append(out.result, result)
		all = append(all, finding{s, r, err != nil})
	}
	out.group.Candidates = rankAll(&features{}, all)
	return out
}

var errNoProber = errors.New("nothing to run queries with")

// probe runs what a state came to.
func probe(ctx context.Context, p parse.Prober, s *state) (parse.Probe, error) {
	if p == nil {
		return parse.Probe{}, errNoProber
	}
	return p.Probe(ctx, s.query())
}

// trainRank fits the second stage to the beams that use allows.
func trainRank(beams []*beam, use func(*beam) bool, o TrainOptions) *learn.Model {
	var groups []learn.Group
	for _, b := range beams {
		if b != nil && (use == nil || use(b)) {
			groups = append(groups, b.group)
		}
	}
	dense := make([]float32, rankDense)
	dense[denseTotal] = 1
	return learn.Train(groups, learn.Options{Epochs: o.RankEpochs, Rate: rankRate, Drop: rankDrop, Average: rankAverage,
		Dense: dense, Seed: o.Seed, Prune: 0.01})
}
