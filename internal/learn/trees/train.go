package trees

import (
	"cmp"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"

	"github.com/ask-surely/surely/internal/learn"
)

// Group is a choice among candidates. Several may be right; a group without a right one teaches nothing.
type Group struct {
	Candidates [][]float32
	Gold       []bool
	Weight     float64 // 0: 1
}

// Options are the training settings.
type Options struct {
	Trees int     // 0: 120
	Depth int     // 0: 5
	Rate  float64 // 0: .15
	Pull  float64 // regularises leaves with few candidates; 0: 2
	Share float64 // share of the groups that each tree is grown on; 0: half
	// Trust is the weight of a candidate's first feature outside the trees: a prior ranking.
	Trust float64
	Seed  uint64
	Log   func(format string, args ...any) // may be nil
}

func (o *Options) defaults() {
	o.Trees = cmp.Or(o.Trees, 120)
	o.Depth = cmp.Or(o.Depth, 5)
	o.Rate = cmp.Or(o.Rate, .15)
	o.Pull = cmp.Or(o.Pull, 2)
	o.Share = cmp.Or(o.Share, .5)
	if o.Log == nil {
		o.Log = func(string, ...any) {}
	}
}

// most is the maximum number of bins per feature
const most = 64

// trainer holds all candidates as columns of bins.
type trainer struct {
	o      Options
	groups []Group
	first  []int // where a group's candidates start
	bins   [][]uint8
	edges  [][]float32 // upper edges of the bins
	score  []float64
	slope  []float32 // first derivative of the loss
	curve  []float32 // second
	leaf   []uint16
	used   []int32 // candidates that this tree is grown on
}

// Train grows boosted trees, each on some of the groups, to maximise the probability of the right candidates within a
// group. It is deterministic.
func Train(groups []Group, o Options) *Forest {
	o.defaults()
	groups = slices.DeleteFunc(slices.Clone(groups), func(g Group) bool {
		return !slices.Contains(g.Gold, true) || !slices.Contains(g.Gold, false)
	})
	f := &Forest{depth: o.Depth, trust: float32(o.Trust)}
	if len(groups) == 0 {
		return f
	}
	t := newTrainer(groups, o)
	random := rand.New(rand.NewPCG(o.Seed, 1))
	for n := range o.Trees {
		loss := t.derive(random)
		if n%40 == 0 {
			o.Log("tree %d: loss %.4f", n, loss)
		}
		t.grow(f)
	}
	return f
}

func newTrainer(groups []Group, o Options) *trainer {
	t := &trainer{o: o, groups: groups}
	n := 0
	for i := range groups {
		t.first = append(t.first, n)
		n += len(groups[i].Candidates)
	}
	features := len(groups[0].Candidates[0])
	t.bins, t.edges = make([][]uint8, features), make([][]float32, features)
	Each(features, func(k int) {
		column := make([]float32, 0, n)
		for i := range groups {
			for _, x := range groups[i].Candidates {
				column = append(column, x[k])
			}
		}
		t.edges[k] = edgesOf(column)
		t.bins[k] = make([]uint8, n)
		for i, x := range column {
			at, _ := slices.BinarySearch(t.edges[k], x)
			t.bins[k][i] = uint8(at)
		}
	})
	t.score, t.slope, t.curve, t.leaf = make([]float64, n), make([]float32, n), make([]float32, n), make([]uint16, n)
	for i := range groups {
		for k, x := range groups[i].Candidates {
			t.score[t.first[i]+k] = o.Trust * float64(x[0])
		}
	}
	return t
}

// edgesOf splits values into bins of about equal size. A value belongs to the bin that ends with it.
func edgesOf(column []float32) []float32 {
	sorted := slices.Clone(column)
	slices.Sort(sorted)
	var edges []float32
	for i := 1; i < most; i++ {
		e := sorted[i*len(sorted)/most]
		if e < sorted[len(sorted)-1] && (len(edges) == 0 || e > edges[len(edges)-1]) {
			edges = append(edges, e)
		}
	}
	return edges
}

// Each calls f for 0 to n-1 on all processors.
func Each(n int, f func(int)) {
	var wait sync.WaitGroup
	workers := max(1, min(n, runtime.GOMAXPROCS(0)))
	for w := range workers {
		wait.Go(func() {
			for i := w; i < n; i += workers {
				f(i)
			}
		})
	}
	wait.Wait()
}

// derive samples the groups for a tree and computes the loss gradient of each of their candidates.
func (t *trainer) derive(random *rand.Rand) (loss float64) {
	t.used = t.used[:0]
	for i := range t.groups {
		g := &t.groups[i]
		from, to := t.first[i], t.first[i]+len(g.Candidates)
		used := random.Float64() < t.o.Share
		p := slices.Clone(t.score[from:to])
		learn.Softmax(p)
		right := 0.0
		for k := range p {
			if g.Gold[k] {
				right += p[k]
			}
		}
		loss -= math.Log(max(right, 1e-12)) / float64(len(t.groups))
		weight := cmp.Or(g.Weight, 1)
		for k := range p {
			d := p[k]
			if g.Gold[k] {
				d -= p[k] / max(right, 1e-12)
			}
			at := from + k
			if t.leaf[at] = 0; used {
				t.used = append(t.used, int32(at))
			}
			t.slope[at], t.curve[at] = float32(weight*d), float32(weight*max(p[k]*(1-p[k]), 1e-6))
		}
	}
	return loss
}

// split is a threshold on a feature.
type split struct {
	feature, bin int
	gain         float64
}

// grow adds a tree.
func (t *trainer) grow(f *Forest) {
	for level := range t.o.Depth {
		best := make([]split, len(t.bins))
		Each(len(t.bins), func(k int) { best[k] = t.best(k, 1<<level) })
		s := slices.MaxFunc(best, func(a, b split) int {
			switch {
			case a.gain < b.gain || a.gain == b.gain && a.feature > b.feature:
				return -1
			case a.gain > b.gain:
				return 1
			}
			return 0
		})
		f.features = append(f.features, float32(s.feature))
		threshold := float32(0)
		if len(t.edges[s.feature]) > 0 {
			threshold = t.edges[s.feature][s.bin]
		}
		f.thresholds = append(f.thresholds, threshold)
		for i, b := range t.bins[s.feature] {
			t.leaf[i] <<= 1
			if int(b) > s.bin {
				t.leaf[i] |= 1
			}
		}
	}
	slope, curve := make([]float64, 1<<t.o.Depth), make([]float64, 1<<t.o.Depth)
	for _, i := range t.used {
		slope[t.leaf[i]] += float64(t.slope[i])
		curve[t.leaf[i]] += float64(t.curve[i])
	}
	leaves := make([]float32, len(slope))
	for l := range leaves {
		leaves[l] = float32(-t.o.Rate * slope[l] / (curve[l] + t.o.Pull))
	}
	f.leaves = append(f.leaves, leaves...)
	for i, l := range t.leaf {
		t.score[i] += float64(leaves[l])
	}
}

// best finds the threshold of a feature with the largest gain over all current leaves.
func (t *trainer) best(feature, leaves int) split {
	out := split{feature: feature, gain: -1}
	edges := len(t.edges[feature])
	if edges == 0 {
		return out
	}
	slope, curve := make([]float64, leaves*most), make([]float64, leaves*most)
	bins := t.bins[feature]
	for _, i := range t.used {
		at := int(t.leaf[i])*most + int(bins[i])
		slope[at] += float64(t.slope[i])
		curve[at] += float64(t.curve[i])
	}
	gains := make([]float64, edges)
	for l := range leaves {
		var g, h float64
		for b := l * most; b < (l+1)*most; b++ {
			g, h = g+slope[b], h+curve[b]
		}
		var left, below float64
		for b := range edges {
			left, below = left+slope[l*most+b], below+curve[l*most+b]
			gains[b] += left*left/(below+t.o.Pull) + (g-left)*(g-left)/(h-below+t.o.Pull) - g*g/(h+t.o.Pull)
		}
	}
	for b, gain := range gains {
		if gain > out.gain {
			out.bin, out.gain = b, gain
		}
	}
	return out
}
