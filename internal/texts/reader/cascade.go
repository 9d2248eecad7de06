package reader

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"sync"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Cascade uses a costly reader, with a cheap one as fallback when its server is down, slow or over
// budget. Such verdicts say so.
//
// If the owner sets a target, the cheap reader also decides alone when it is confident enough. That requires evidence:
// on a sample decided by both, the lower bound of the confidence interval of their agreement must exceed the
// target. Until then everything goes to the costly reader, and the sample grows.
type Cascade struct {
	sure   verdict.Reader // cheap; its confidence tells when to trust it
	costly verdict.Reader
	o      CascadeOptions

	recalled sync.Once
	mu       sync.Mutex
	sample   Sample
	turn     int // decisions that the cheap reader could have made alone
}

// CascadeOptions say when the cheap reader may decide.
type CascadeOptions struct {
	Sure    float64 // its minimum confidence; 0: .9
	Target  float64 // required agreement; 0: the cheap reader is only a fallback
	Sample  int     // minimum sample size; 0: 50
	Audit   int     // one in so many decisions is checked against the costly reader; 0: 20
	Entries Entries // stores the sample; nil: it ends with the process
}

// Sample is what both readers decided, the sure one being sure.
type Sample struct {
	Size   int `json:"size"`
	Agreed int `json:"agreed"`
}

// LowerBound is the lower end of the 95 % confidence interval of the agreement.
func (s Sample) LowerBound() float64 { return wilson(s.Agreed, s.Size) }

// NewCascade combines two readers.
func NewCascade(sure, costly verdict.Reader, o CascadeOptions) *Cascade {
	o.Sure, o.Sample, o.Audit = cmp.Or(o.Sure, .9), cmp.Or(o.Sample, 50), cmp.Or(o.Audit, 20)
	return &Cascade{sure: sure, costly: costly, o: o}
}

// Name is that of the costly reader, marked if either may have decided; fallback decisions are not stored.
func (c *Cascade) Name() string {
	if c.o.Target == 0 {
		return c.costly.Name()
	}
	return c.costly.Name() + "|" + c.sure.Name()
}

// Sample tells how often the two have agreed so far.
func (c *Cascade) Sample(ctx context.Context) Sample {
	c.recall(ctx)
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.sample
}

// Explain says which reader decides, and why; empty without a target.
func (c *Cascade) Explain(ctx context.Context) string {
	if c.o.Target == 0 {
		return ""
	}
	s := c.Sample(ctx)
	who := "decides everything"
	if c.earned(s) {
		who = fmt.Sprintf("decides what %s is not sure of, and one in %d of the rest", c.sure.Name(), c.o.Audit)
	}
	return fmt.Sprintf("%s %s: they agreed on %d of %d decisions, so on at least %.2f (95 %% confidence); "+
		"required: %.2f of at least %d",
		c.costly.Name(), who, s.Agreed, s.Size, s.LowerBound(), c.o.Target, c.o.Sample)
}

// earned reports whether the cheap reader may decide alone.
func (c *Cascade) earned(s Sample) bool { return s.Size >= c.o.Sample && s.LowerBound() >= c.o.Target }

// Decide implements verdict.Reader.
func (c *Cascade) Decide(ctx context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	if c.o.Target > 0 {
		return c.sparing(ctx, requests)
	}
	if why := verdict.Left(ctx); why != "" {
		return c.instead(ctx, requests, func(int) string { return why })
	}
	out, err := c.costly.Decide(ctx, requests)
	if err != nil {
		return nil, err
	}
	var left []int
	var ask []verdict.Request
	for i := range out {
		if instead(out[i].Err) != "" {
			left, ask = append(left, i), append(ask, requests[i])
		}
	}
	if len(ask) == 0 {
		return out, nil
	}
	sure, err := c.instead(ctx, ask, func(k int) string { return instead(out[left[k]].Err) })
	if err != nil {
		return nil, err
	}
	for k, i := range left {
		out[i] = sure[k]
	}
	return out, nil
}

// instead says why the cheap reader decides after a failure of the costly one; empty if it does not. Whoever reads
// unusable replies hears of it, instead of getting no answer.
func instead(err error) string {
	var coded interface{ SQLState() string }
	if err == nil || errors.As(err, &coded) || errors.Is(err, context.Canceled) ||
		errors.Is(err, context.DeadlineExceeded) {
		return verdict.Away(err)
	}
	return verdict.Nonsense
}

// instead falls back to the cheap reader.
func (c *Cascade) instead(ctx context.Context, requests []verdict.Request,
	why func(int) string) ([]verdict.Verdict, error) {
	out, err := c.sure.Decide(ctx, requests)
	for i := range out {
		out[i].Instead = why(i)
	}
	return out, err
}

// sparing asks the cheap reader first and the costly one for the rest. It reports the cheap reader's decisions; the
// costly one reports its own.
func (c *Cascade) sparing(ctx context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	c.recall(ctx)
	out, err := c.sure.Decide(verdict.WithUsage(ctx, func(verdict.Usage) {}), requests)
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
	own := len(out) - len(left)
	defer func() { verdict.Report(ctx, verdict.Usage{Embedded: own}) }()
	if len(ask) == 0 {
		return out, nil
	}
	if why := verdict.Left(ctx); why != "" {
		for _, i := range left {
			out[i].Instead = why
		}
		own = len(out)
		return out, nil
	}
	costly, err := c.costly.Decide(ctx, ask)
	if err != nil {
		return nil, err
	}
	grown := false
	for k, i := range left {
		if why := instead(costly[k].Err); why != "" && out[i].Err == nil {
			out[i].Instead = why
			own++
			continue
		}
		grown = c.compare(&requests[i], &out[i], &costly[k]) || grown
		out[i] = costly[k]
	}
	if grown {
		c.keep(ctx)
	}
	return out, nil
}

// sureOf reports whether the cheap reader is confident of a comparable decision: yes, no, a judgement.
func (c *Cascade) sureOf(r *verdict.Request, v *verdict.Verdict) bool {
	if v.Err != nil || v.Confidence < c.o.Sure {
		return false
	}
	return r.Task == verdict.Judge || r.Task == verdict.Answer &&
		(v.Answer == verdict.Yes || v.Answer == verdict.No || v.Answer == verdict.NoInformation)
}

// trusts reports whether the cheap reader decides alone. Some decisions are checked anyway, to keep measuring the
// agreement.
func (c *Cascade) trusts(r *verdict.Request, v *verdict.Verdict) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.sureOf(r, v) || !c.earned(c.sample) {
		return false
	}
	c.turn++
	return c.turn%c.o.Audit != 0
}

// compare adds to the sample, and reports whether it did.
func (c *Cascade) compare(r *verdict.Request, sure, costly *verdict.Verdict) bool {
	if !c.sureOf(r, sure) || costly.Err != nil {
		return false
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.sample.Size++
	if sure.Answer == costly.Answer {
		c.sample.Agreed++
	}
	return true
}

// key identifies the sample: another reader or confidence threshold starts a new one.
func (c *Cascade) key() string { return fmt.Sprintf("cascade/%s/%g", c.Name(), c.o.Sure) }

// recall loads the sample of earlier runs. If that fails, a new one begins, which only costs more.
func (c *Cascade) recall(ctx context.Context) {
	c.recalled.Do(func() {
		if c.o.Entries == nil {
			return
		}
		found, err := c.o.Entries.Find(ctx, c.key())
		var s Sample
		if err == nil && json.Unmarshal(found[c.key()], &s) == nil {
			c.mu.Lock()
			c.sample = s
			c.mu.Unlock()
		}
	})
}

// keep stores the sample; if that fails, it ends with the process.
func (c *Cascade) keep(ctx context.Context) {
	if c.o.Entries == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if data, err := json.Marshal(c.sample); err == nil {
		_ = c.o.Entries.Put(context.WithoutCancel(ctx), map[string][]byte{c.key(): data})
	}
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
