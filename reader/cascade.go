package reader

import (
	"context"
	"math"
	"sync"

	"surely/verdict"
)

// Cascade lets a sure reader spare a costly one: it decides what it is sure enough about, the other the rest. It begins
// only once the two were seen to agree: of a sample that both decided, the share on which they agree must be above the
// owner's target even at the lower end of its confidence interval. Until then everything goes to the costly reader, and
// the sample grows.
type Cascade struct {
	sure   verdict.Reader // cheap; its confidence tells when to trust it
	costly verdict.Reader
	o      CascadeOptions

	mu     sync.Mutex
	counts CascadeCounts
}

// CascadeOptions say when the sure reader may decide.
type CascadeOptions struct {
	Sure   float64 // its confidence must reach this; 0: .9
	Target float64 // agreement that the owner wants; 0: .95
	Sample int     // least size of the sample; 0: 50
	Audit  int     // one in so many of its decisions is checked against the other; 0: 20
}

// CascadeCounts tell how many decisions went where, for --explain and statistics.
type CascadeCounts struct {
	Sure       int     `json:"sure"`        // decided by the sure reader alone
	Costly     int     `json:"costly"`      // decided by the costly one
	Sampled    int     `json:"sampled"`     // decided by both, the sure one being sure
	Agreed     int     `json:"agreed"`      // of those
	LowerBound float64 `json:"lower_bound"` // of the agreement, at 95 %
}

// NewCascade joins two readers.
func NewCascade(sure, costly verdict.Reader, o CascadeOptions) *Cascade {
	if o.Sure == 0 {
		o.Sure = .9
	}
	if o.Target == 0 {
		o.Target = .95
	}
	if o.Sample == 0 {
		o.Sample = 50
	}
	if o.Audit == 0 {
		o.Audit = 20
	}
	return &Cascade{sure: sure, costly: costly, o: o}
}

// Name is that of the costly reader with a mark: its verdicts may come from either.
func (c *Cascade) Name() string { return c.costly.Name() + "|" + c.sure.Name() }

// Counts tells how many decisions went where so far.
func (c *Cascade) Counts() CascadeCounts {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.counts
}

// Decide asks the sure reader everything and the costly one what is left.
func (c *Cascade) Decide(ctx context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	out, err := c.sure.Decide(ctx, requests)
	if err != nil {
		return nil, err
	}
	var left []int
	var ask []verdict.Request
	for i := range out {
		if !c.trusts(&requests[i], &out[i]) {
			left = append(left, i)
			ask = append(ask, requests[i])
		}
	}
	if len(ask) == 0 {
		return out, nil
	}
	costly, err := c.costly.Decide(ctx, ask)
	if err != nil {
		return nil, err
	}
	for k, i := range left {
		c.compare(&requests[i], &out[i], &costly[k])
		out[i] = costly[k]
	}
	return out, nil
}

// sureOf says whether the sure reader is sure of a decision of a kind that can be compared: yes, no, a judgement.
func (c *Cascade) sureOf(r *verdict.Request, v *verdict.Verdict) bool {
	if v.Err != nil || v.Confidence < c.o.Sure {
		return false
	}
	return r.Task == verdict.Judge || r.Task == verdict.Answer && (v.Answer == verdict.Yes || v.Answer == verdict.No || v.Answer == verdict.NoInformation)
}

// trusts says whether the sure reader decides alone, and counts it.
func (c *Cascade) trusts(r *verdict.Request, v *verdict.Verdict) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.sureOf(r, v) && c.counts.Sampled >= c.o.Sample && c.counts.LowerBound >= c.o.Target &&
		(c.counts.Sure+1)%c.o.Audit != 0 {
		c.counts.Sure++
		return true
	}
	if c.sureOf(r, v) && c.counts.Sampled >= c.o.Sample && c.counts.LowerBound >= c.o.Target {
		c.counts.Sure++ // audited: asked of both, so that agreement stays measured
	}
	c.counts.Costly++
	return false
}

// compare grows the sample.
func (c *Cascade) compare(r *verdict.Request, sure, costly *verdict.Verdict) {
	if !c.sureOf(r, sure) || costly.Err != nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.counts.Sampled++
	if sure.Answer == costly.Answer {
		c.counts.Agreed++
	}
	c.counts.LowerBound = wilson(c.counts.Agreed, c.counts.Sampled)
}

// wilson is the lower end of the 95 % confidence interval of a share.
func wilson(right, all int) float64 {
	if all == 0 {
		return 0
	}
	const z = 1.96
	n := float64(all)
	p := float64(right) / n
	return (p + z*z/(2*n) - z*math.Sqrt(p*(1-p)/n+z*z/(4*n*n))) / (1 + z*z/n)
}
