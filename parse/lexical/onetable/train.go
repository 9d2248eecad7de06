package onetable

import (
	"math"
	"math/rand/v2"
	"runtime"
	"sync"

	"github.com/ask-surely/surely/parse/lexical/learn"
	"github.com/ask-surely/surely/parse/lexical/words"
)

// Example is a question over a table with the query that it means.
type Example struct {
	Table    *Table
	Question string
	Gold     Sketch // its conditions need Column, Op and Value only
	// Fold tells examples of one table together, so that what is learnt of a table is never tested on it. It is used for
	// splitting alone; no feature sees it.
	Fold string
}

// TrainOptions say how to train.
type TrainOptions struct {
	Seed     uint64
	Misquote float64 // how many examples come a second time with a misquoted value: 0.35
	Log      func(format string, args ...any)
}

// folds is the number of parts that examples are split into: later scorers train on what earlier ones predict of parts
// that they did not see.
const folds = 3

// lesson is an example while it is learnt from.
type lesson struct {
	*reading
	gold       Sketch
	goldRows   bits
	result     uint64
	fold       int
	misquoted  bool
	held       bool // kept back for calibration
	groups     [][]learn.Features
	conditions []learn.Group
	session    *session
	decoded    *decoded
	selects    learn.Group
	aggs       learn.Group
	order      learn.Sequence
	wholes     learn.Group
}

// Train builds a model from examples. The same examples and seed give the same model.
func Train(examples []Example, o TrainOptions) *Model {
	if o.Misquote == 0 {
		o.Misquote = 0.35
	}
	if o.Log == nil {
		o.Log = func(string, ...any) {}
	}
	questions := make([][]words.Token, len(examples))
	for i := range examples {
		questions[i] = words.Tokenize(examples[i].Question)
	}
	m := &Model{weights: weigh(questions)}
	lessons := prepare(m, examples, o)
	o.Log("%d lessons from %d examples", len(lessons), len(examples))
	m.condition = trainConditions(m, lessons, o)
	m.selection, m.agg = trainChoices(m, lessons, o)
	m.order = trainOrder(lessons, o)
	m.rank = trainRank(m, lessons, o)
	return m
}

func prepare(m *Model, examples []Example, o TrainOptions) []*lesson {
	random := rand.New(rand.NewPCG(o.Seed, 0x6D697371))
	type task struct {
		e         *Example
		question  string
		misquoted bool
	}
	var tasks []task
	for i := range examples {
		e := &examples[i]
		tasks = append(tasks, task{e, e.Question, false})
		if random.Float64() >= o.Misquote {
			continue
		}
		question := e.Question
		for _, c := range e.Gold.Conditions {
			if !e.Table.Columns[c.Column].Number {
				question = misquote(question, lower(c.Value), random)
			}
		}
		if question != e.Question {
			tasks = append(tasks, task{e, question, true})
		}
	}
	lessons := make([]*lesson, len(tasks))
	parallel(len(tasks), func(i int) {
		e := tasks[i].e
		l := &lesson{reading: read(e.Table, tasks[i].question, m.weights, nil), gold: e.Gold, misquoted: tasks[i].misquoted}
		h := words.Hash(e.Fold) >> 7
		l.fold, l.held = int(h%folds), h/folds%10 == 9
		l.gold.Conditions = nil
		for _, c := range e.Gold.Conditions {
			l.gold.Conditions = append(l.gold.Conditions, e.Table.condition(c.Column, c.Op, c.Value, -1, -1))
		}
		l.goldRows = e.Table.rows(l.gold.Conditions)
		l.result = e.Table.fingerprint(l.goldRows, l.gold.Select, l.gold.Agg)
		l.session = newSession(m, l.reading, learn.Drop{}, nil)
		l.groups = pack(l.session.conditions)
		l.session.conditions = l.groups
		l.label()
		lessons[i] = l
	})
	random.Shuffle(len(lessons), func(i, j int) { lessons[i], lessons[j] = lessons[j], lessons[i] })
	return lessons
}

// pack copies features into memory of their exact size.
func pack(groups [][]learn.Features) [][]learn.Features {
	moved := map[*uint32][]uint32{}
	n := 0
	for _, g := range groups {
		for i := range g {
			n += len(g[i].Sparse)
			if s := g[i].Shared; len(s) > 0 && moved[&s[0]] == nil {
				moved[&s[0]] = s
				n += len(s)
			}
		}
	}
	all := make([]uint32, 0, n)
	move := func(s []uint32) []uint32 {
		start := len(all)
		all = append(all, s...)
		return all[start:len(all):len(all)]
	}
	done := map[*uint32][]uint32{}
	for _, g := range groups {
		for i := range g {
			g[i].Sparse = move(g[i].Sparse)
			if s := g[i].Shared; len(s) > 0 {
				k := &s[0]
				if done[k] == nil {
					done[k] = move(s)
				}
				g[i].Shared = done[k]
			}
		}
	}
	return groups
}

// label marks, in every cluster, the members that are conditions of the gold query.
func (l *lesson) label() {
	holders := make([][]int, len(l.gold.Conditions)) // clusters with a member that says it
	l.conditions = make([]learn.Group, len(l.clusters))
	for i := range l.clusters {
		members := l.clusters[i].members
		g := learn.Group{Candidates: l.groups[i], Gold: make([]bool, len(members)+1)}
		g.Gold[0] = true
		for k, m := range members {
			for j := range l.gold.Conditions {
				if l.candidates[m].same(&l.gold.Conditions[j]) {
					g.Gold[k+1], g.Gold[0] = true, false
					if h := holders[j]; len(h) == 0 || h[len(h)-1] != i {
						holders[j] = append(h, i)
					}
				}
			}
		}
		l.conditions[i] = g
	}
	// A condition that several clusters say may be read from any of them: "no condition" is then right in each, too.
	for j := range holders {
		if len(holders[j]) < 2 {
			continue
		}
		for _, i := range holders[j] {
			only := true
			for k, m := range l.clusters[i].members {
				only = only && (!l.conditions[i].Gold[k+1] || l.candidates[m].same(&l.gold.Conditions[j]))
			}
			if only {
				l.conditions[i].Gold[0] = true
			}
		}
	}
}

// fit trains a model on all lessons, and lets models that were trained on the other folds predict each fold.
func fit(lessons []*lesson, groups func(*lesson) []learn.Group, o learn.Options,
	predict func(*learn.Model, *lesson)) *learn.Model {
	models := make([]*learn.Model, folds+1)
	parallel(folds+1, func(k int) {
		var gs []learn.Group
		for _, l := range lessons {
			if k == folds || l.fold != k {
				gs = append(gs, groups(l)...)
			}
		}
		models[k] = learn.Train(gs, o)
	})
	parallel(len(lessons), func(i int) { predict(models[lessons[i].fold], lessons[i]) })
	return models[folds]
}

func trainConditions(m *Model, lessons []*lesson, o TrainOptions) *learn.Model {
	rates := learn.Options{Seed: o.Seed + 1, Epochs: 5, Average: 2, Rate: 0.12, Prune: 0.01}
	rates.Rates[learn.Pair] = 0.2
	model := fit(lessons, func(l *lesson) []learn.Group { return l.conditions }, rates, func(k *learn.Model, l *lesson) {
		l.session.model = &Model{weights: m.weights, condition: k}
		l.session.scoreConditions()
		d := &decoded{sets: l.session.searchSets(free, improbable), total: math.Inf(-1)}
		for i := range d.sets {
			d.total = logAdd(d.total, d.sets[i].lp)
		}
		for i := range d.sets {
			d.sets[i].lp -= d.total
		}
		d.look(l.session)
		l.decoded = d
	})
	var right, within, reachable float64
	for _, l := range lessons {
		for i := range l.decoded.sets {
			if sameSet(l.decoded.sets[i].conditions, l.gold.Conditions) {
				within++
				if i == 0 {
					right++
				}
				break
			}
		}
		found := 0
		for j := range l.gold.Conditions {
			for i := range l.candidates {
				if l.candidates[i].same(&l.gold.Conditions[j]) {
					found++
					break
				}
			}
		}
		if found == len(l.gold.Conditions) {
			reachable++
		}
	}
	n := float64(len(lessons))
	o.Log("conditions, on other folds: right %.4f, among %d sets %.4f, reachable %.4f", right/n, wholeSets, within/n,
		reachable/n)
	return model
}

func trainChoices(m *Model, lessons []*lesson, o TrainOptions) (selection, agg *learn.Model) {
	parallel(len(lessons), func(i int) {
		l := lessons[i]
		l.conditions, l.groups, l.session.conditions = nil, nil, nil
		var sink learn.Sink
		sel := pack([][]learn.Features{l.selectGroup(&sink, &l.decoded.outlook),
			l.aggGroup(&sink, &l.decoded.outlook, l.gold.Select)})
		l.selects = learn.Group{Candidates: sel[0], Gold: make([]bool, len(sel[0]))}
		l.selects.Gold[l.gold.Select] = true
		l.aggs = learn.Group{Candidates: sel[1], Gold: make([]bool, len(sel[1]))}
		l.aggs.Gold[l.gold.Agg] = true
	})
	rates := learn.Options{Seed: o.Seed + 2, Epochs: 5, Average: 2, Rate: 0.08, Prune: 0.01}
	rates.Rates[learn.Pair] = 0.3
	var right, rightAgg float64
	var mu sync.Mutex
	selection = fit(lessons, func(l *lesson) []learn.Group { return []learn.Group{l.selects} }, rates,
		func(k *learn.Model, l *lesson) {
			l.session.model.selection = k
			hit := best(k.Probabilities(nil, l.selects.Candidates, learn.Drop{})) == l.gold.Select
			mu.Lock()
			right += float64(flag(hit))
			mu.Unlock()
		})
	// What aggregator people mean is the least certain of all: learning slowly keeps from learning the noise by heart.
	rates = learn.Options{Seed: o.Seed + 3, Epochs: 4, Average: 2, Rate: 0.015, Prune: 0.003}
	rates.Rates[learn.Pair] = 0.2
	agg = fit(lessons, func(l *lesson) []learn.Group { return []learn.Group{l.aggs} }, rates,
		func(k *learn.Model, l *lesson) {
			l.session.model.agg = k
			hit := best(k.Probabilities(nil, l.aggs.Candidates, learn.Drop{})) == int(l.gold.Agg)
			mu.Lock()
			rightAgg += float64(flag(hit))
			mu.Unlock()
		})
	n := float64(len(lessons))
	o.Log("on other folds: column right %.4f, aggregator right %.4f (of the right column)", right/n, rightAgg/n)
	return selection, agg
}

// trainOrder fits a network to the aggregators of the right columns, and lets networks that were fitted to the other
// folds read each fold.
func trainOrder(lessons []*lesson, o TrainOptions) *learn.Sentence {
	parallel(len(lessons), func(i int) {
		l := lessons[i]
		l.order = l.aggSequence(&learn.Sink{}, &l.decoded.outlook, l.gold.Select)
	})
	nets := make([]*learn.Sentence, folds+1)
	parallel(folds+1, func(k int) {
		var sequences []learn.Sequence
		var class []int
		for _, l := range lessons {
			if k == folds || l.fold != k {
				sequences, class = append(sequences, l.order), append(class, int(l.gold.Agg))
			}
		}
		nets[k] = learn.TrainSentence(sequences, class, learn.SentenceOptions{Bits: 15, Width: 32, Heads: 3, Hidden: 32,
			Classes: int(aggs),
			Epochs:  3, Average: 2, Rate: 0.05, Drop: 0.2, Seen: 4, Seed: o.Seed + 5})
	})
	right := 0
	for _, l := range lessons {
		l.session.model.order = nets[l.fold]
		right += int(flag(best(nets[l.fold].Probabilities(nil, &l.order, learn.Drop{})) == int(l.gold.Agg)))
		l.order = learn.Sequence{}
	}
	o.Log("on other folds: aggregator right %.4f by the order of the words", float64(right)/float64(len(lessons)))
	return nets[folds]
}

func best(p []float64) int {
	b := 0
	for i := range p {
		if p[i] > p[b] {
			b = i
		}
	}
	return b
}

// rankBeam is how many whole queries ranking is learnt from.
const rankBeam = 40

// compose makes the choice between whole queries, decoded by models that did not see the example.
func (l *lesson) compose() {
	s, d := l.session, l.decoded
	l.selects, l.aggs = learn.Group{}, learn.Group{}
	s.sink = &learn.Sink{}
	s.choose(d, free)
	s.combine(d, free, rankBeam)
	g := learn.Group{Candidates: pack([][]learn.Features{s.rankGroup(s.sink, d)})[0]}
	g.Gold = make([]bool, len(g.Candidates))
	g.Gold[0] = true
	for k := range d.wholes {
		if d.wholes[k].Same(&l.gold) {
			g.Gold[k+1], g.Gold[0] = true, false
		}
	}
	l.wholes = g
	s.sink = nil
}

func trainRank(m *Model, lessons []*lesson, o TrainOptions) *learn.Model {
	parallel(len(lessons), func(i int) { lessons[i].compose() })
	var train, held []learn.Group
	before := 0.0
	for _, l := range lessons {
		if l.held {
			held = append(held, l.wholes)
		} else {
			train = append(train, l.wholes)
		}
		if len(l.decoded.wholes) > 0 && l.decoded.wholes[0].Same(&l.gold) {
			before++
		}
	}
	ranks := learn.Options{Bits: 18, Dense: make([]float32, rankDense), Epochs: 6, Average: 3, Rate: 0.03, Prune: 1e-4,
		Seed: o.Seed + 4}
	ranks.Dense[0], ranks.Dense[1], ranks.Dense[2] = 1, 1, 1
	rank := learn.Train(train, ranks)
	heat := rank.Temperature(held)
	rank.Heat(heat)
	o.Log("queries, on other folds: right %.4f before ranking; temperature %.3f", before/float64(len(lessons)), heat)
	report(rank, lessons, o)
	return rank
}

// report says how good the ranked queries of lessons are, which were decoded by models that did not see them.
func report(rank *learn.Model, lessons []*lesson, o TrainOptions) {
	type tally struct{ n, match, execute, mass, within float64 }
	var all, misquoted tally
	var sure []float64
	var right []bool
	for _, l := range lessons {
		p := rank.Probabilities(nil, l.wholes.Candidates, learn.Drop{})
		d := l.decoded
		top, mass := 0, map[uint64]float64{}
		within := false
		for i := range d.wholes {
			within = within || l.wholes.Gold[i+1]
			mass[d.wholes[i].result] += p[i+1]
			if p[i+1] > p[top+1] {
				top = i
			}
		}
		var most uint64
		for i := range d.wholes {
			if r := d.wholes[i].result; most == 0 || mass[r] > mass[most] {
				most = r
			}
		}
		if len(d.wholes) > 0 {
			t := &all
			if l.misquoted {
				t = &misquoted
			}
			t.n++
			t.match += float64(flag(l.wholes.Gold[top+1]))
			t.execute += float64(flag(d.wholes[top].result == l.result))
			t.mass += float64(flag(most == l.result))
			t.within += float64(flag(within))
		}
		if l.held && len(d.wholes) > 0 {
			sure, right = append(sure, p[top+1]), append(right, l.wholes.Gold[top+1])
		}
	}
	say := func(name string, t tally) {
		o.Log("%s: match %.4f, execution %.4f, by result %.4f, among candidates %.4f", name, t.match/t.n, t.execute/t.n,
			t.mass/t.n, t.within/t.n)
	}
	say("plain lessons", all)
	say("misquoted lessons", misquoted)
	o.Log("ECE of the best query, held out: %.4f", learn.ECE(learn.Bins(sure, right, 15)))
}

// parallel calls f for 0 to n-1 from as many goroutines as there are processors.
func parallel(n int, f func(i int)) {
	var wg sync.WaitGroup
	var mu sync.Mutex
	next := 0
	for range min(n, runtime.GOMAXPROCS(0)) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for {
				mu.Lock()
				first := next
				next += max(1, min(64, n/8))
				last := min(n, next)
				mu.Unlock()
				if first >= n {
					return
				}
				for i := first; i < last; i++ {
					f(i)
				}
			}
		}()
	}
	wg.Wait()
}
