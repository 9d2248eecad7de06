package parse

import (
	"sort"

	"github.com/ask-surely/surely/query"
)

// Next returns the candidates for the first decision that sofar leaves open, over the whole queries of p: the marginal
// probabilities of the choices of that slot among the candidates that have all of sofar.
func Next(p *Parsed, sofar []query.Component) []Choice {
	known := query.Constraints{Confirmed: sofar}
	decided := map[string]bool{}
	for _, c := range sofar {
		decided[c.ID()] = true
	}
	slot := ""
	sum := 0.0
	at := map[string]int{}
	var out []Choice
	for _, c := range p.Candidates {
		if !known.Allow(c.Query) {
			continue
		}
		sum += c.P
		for _, k := range query.Components(c.Query) {
			if decided[k.ID()] || slot != "" && k.Slot != slot {
				continue
			}
			slot = k.Slot
			i, ok := at[k.ID()]
			if !ok {
				i = len(out)
				at[k.ID()] = i
				out = append(out, Choice{Component: k})
			}
			out[i].P += c.P
			break
		}
	}
	for i := range out {
		out[i].P /= max(sum, 1e-300)
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].P > out[j].P })
	return out
}
