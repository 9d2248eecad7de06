package onetable

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/words"
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
	groups     [][]learn.Features
	conditions []learn.Group
	session    *session
	decoded    *decoded
	selects    learn.Group
	aggs       learn.Group
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
	learn.Parallel(runtime.GOMAXPROCS(0), len(tasks), func(i int) {
		e := tasks[i].e
		l := &lesson{reading: read(e.Table, tasks[i].question, m.weights), gold: e.Gold, misquoted: tasks[i].misquoted}
		l.fold = int(words.Hash(e.Fold) >> 7 % folds)
		l.gold.Conditions = nil
		for _, c := range e.Gold.Conditions {
			l.gold.Conditions = append(l.gold.Conditions, e.Table.condition(c.Column, c.Op, c.Value, -1, -1))
		}
		l.goldRows = e.Table.rows(l.gold.Conditions)
		l.result = e.Table.fingerprint(l.goldRows, l.gold.Select, l.gold.Agg)
		l.session = newSession(m, l.reading, learn.Drop{}, nil)
		l.groups = l.session.conditions
		l.label()
		lessons[i] = l
	})
	random.Shuffle(len(lessons), func(i, j int) { lessons[i], lessons[j] = lessons[j], lessons[i] })
	return lessons
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
	learn.Parallel(runtime.GOMAXPROCS(0), folds+1, func(k int) {
		var gs []learn.Group
		for _, l := range lessons {
			if k == folds || l.fold != k {
				gs = append(gs, groups(l)...)
			}
		}
		models[k] = learn.Train(gs, o)
	})
	learn.Parallel(runtime.GOMAXPROCS(0), len(lessons), func(i int) { predict(models[lessons[i].fold], lessons[i]) })
	return models[folds]
}

func trainConditions(m *Model, lessons []*lesson, o TrainOptions) *learn.Model {
	rates := learn.Options{Seed: o.Seed + 1, Epochs: 5, Average: 2, Rate: 0.12, Prune: 0.01}
	rates.Rates[learn.Pair] = 0.2
	model := fit(lessons, func(l *lesson) []learn.Group { return l.conditions }, rates, func(k *learn.Model, l *lesson) {
		l.session.model = &Model{weights: m.weights, condition: k}
		l.session.scoreConditions()
		d := &decoded{sets: l.session.searchSets(improbable, partialSets)}
		d.sets = d.sets[:min(len(d.sets), wholeSets)]
		d.total = l.session.share(d.sets)
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
	learn.Parallel(runtime.GOMAXPROCS(0), len(lessons), func(i int) {
		l := lessons[i]
		l.conditions, l.groups, l.session.conditions = nil, nil, nil
		var sink learn.Sink
		l.selects = one(l.selectGroup(&sink, &l.decoded.outlook), l.gold.Select)
		l.aggs = one(l.aggGroup(&sink, &l.decoded.outlook, l.gold.Select), int(l.gold.Agg))
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

// one is a choice of which one candidate is right.
func one(candidates []learn.Features, right int) learn.Group {
	g := learn.Group{Candidates: candidates, Gold: make([]bool, len(candidates))}
	g.Gold[right] = true
	return g
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
	s.choose(d)
	s.combine(d, rankBeam)
	g := learn.Group{Candidates: s.rankGroup(s.sink, d)}
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
	learn.Parallel(runtime.GOMAXPROCS(0), len(lessons), func(i int) { lessons[i].compose() })
	groups := make([]learn.Group, len(lessons))
	before := 0.0
	for i, l := range lessons {
		groups[i] = l.wholes
		if len(l.decoded.wholes) > 0 && l.decoded.wholes[0].Same(&l.gold) {
			before++
		}
	}
	ranks := learn.Options{Bits: 18, Dense: make([]float32, rankDense), Epochs: 6, Average: 3, Rate: 0.03, Prune: 1e-4,
		Seed: o.Seed + 4}
	ranks.Dense[0], ranks.Dense[1], ranks.Dense[2] = 1, 1, 1
	rank := learn.Train(groups, ranks)
	o.Log("queries, on other folds: right %.4f before ranking", before/float64(len(lessons)))
	report(rank, lessons, o)
	return rank
}

// report says how good the ranked queries of lessons are, which were decoded by models that did not see them.
func report(rank *learn.Model, lessons []*lesson, o TrainOptions) {
	for _, misquoted := range []bool{false, true} {
		var n, match, execute, among float64
		for _, l := range lessons {
			if len(l.decoded.wholes) == 0 || l.misquoted != misquoted {
				continue
			}
			p := rank.Probabilities(nil, l.wholes.Candidates, learn.Drop{})
			top := best(p[1:])
			n++
			match += float64(flag(l.wholes.Gold[top+1]))
			execute += float64(flag(l.decoded.wholes[top].result == l.result))
			among += float64(flag(slices.Contains(l.wholes.Gold[1:], true)))
		}
		o.Log("misquoted %v: match %.4f, execution %.4f, among candidates %.4f", misquoted, match/n, execute/n,
			among/n)
	}
}
