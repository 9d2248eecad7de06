package rank

import (
	"context"
	"math"

	"github.com/ask-surely/surely/internal/read/account"
	"github.com/ask-surely/surely/internal/read/parse"
)

// The features of a result in the joint model. A result is represented by its best reading.
const (
	jointRanked       = iota // log-probability in the last round
	jointDecoded             // log of its share of the probability of the decoder's readings
	jointUnranked            // the last round has no such reading
	jointUndecoded           // the decoder has no such reading
	jointFirst               // the last round's best
	jointLead                // the decoder's best
	jointBoth                // both
	jointEmpty               // no rows, and only the decoder has it
	jointLikely              // log-probability among all that the decoder could have written
	jointConditions          // its number of conditions
	jointRepeats             // a row occurs more than once
	jointFits                // the second pass's log-odds, relative to the best
	jointUnread              // the second pass has not scored it
	jointOmitted             // number of words that it leaves out, less the fewest that any result leaves out
	jointStray               // unlike some results, it lists or counts something other than what the question asks
	jointUnaskedCount        // it counts rows, though no word of an independent question asks for a number
	resultFeatureCount
)

// resultFeatureNames are the names of a result's features in the weights file.
var resultFeatureNames = [resultFeatureCount]string{"ranked", "decoded", "unranked", "undecoded", "first", "lead",
	"both", "empty", "likely", "conditions", "repeats", "fits", "unread", "omitted", "stray", "uncalled"}

// Features of the two alternatives: something else, and no answer.
const (
	jointAlways     = iota
	jointRest       // log-probability in the last round
	jointTop        // log-probability of the decoder's best result
	jointAgreed     // both readers have the same best result
	jointUnanswered // the schema pass's log-odds that the data has no answer
	alternativeFeatureCount
)

// alternativeFeatureNames are the names of the features of the two alternatives.
var alternativeFeatureNames = [alternativeFeatureCount]string{"always", "rest", "top", "agreed", "unanswered"}

// addEvidence sets the features of the results other than the readers' probabilities.
func (p *Parser) addEvidence(ctx context.Context, in parse.Input, r *orderedReadings, all []triedReading,
	u *Union) error {
	mentions, least, stray := account.Of(in.Question, in.Schema, in.Clock), math.Inf(1), 1.
	strays := mentions.StrayCheck()
	isList := len(in.History) == 0 && !mentions.AsksForNumber()
	for k := range u.Results {
		f, lead := &u.Results[k].Features, &all[u.Results[k].leader()]
		f[jointConditions] = float64(len(lead.query.Where) + len(lead.query.Having))
		f[jointRepeats] = boolFeature(lead.probe.Repeats)
		f[jointOmitted] = float64(len(mentions.Omissions(lead.query)))
		f[jointStray] = boolFeature(strays(lead.query))
		f[jointUnaskedCount] = boolFeature(isList && onlyCounts(lead.query))
		least, stray = min(least, f[jointOmitted]), min(stray, f[jointStray])
	}
	for k := range u.Results {
		u.Results[k].Features[jointOmitted] -= least
		u.Results[k].Features[jointStray] -= stray
	}
	if r.roleScores != nil {
		u.Else[jointUnanswered] = float64(r.roleScores.NoAnswerOdds())
		u.None[jointUnanswered] = u.Else[jointUnanswered]
	}
	return p.addSecondPass(ctx, r, all, u)
}

// leader returns the index of the reading that represents a result.
func (x *UnionResult) leader() int {
	at := 0
	for i, w := range x.weight {
		if w > x.weight[at] {
			at = i
		}
	}
	return x.members[at]
}

// addSecondPass runs the second pass over the decoder's readings, as it was run over the ranker's.
func (p *Parser) addSecondPass(ctx context.Context, r *orderedReadings, all []triedReading, u *Union) error {
	var wordings []string
	var at []int
	for k := range u.Results {
		f, lead := &u.Results[k].Features, u.Results[k].leader()
		f[jointUnread] = 1
		if p.secondPass == nil || f[jointUndecoded] == 1 && lead >= secondPassSize {
			continue
		}
		f[jointUnread] = 0
		q := all[lead].query
		if i := all[lead].reading; i >= 0 {
			q = r.set.Query(i) // as worded in the last round
		}
		u.Results[k].Wording = wording(r.set.Question.Catalog, q.SUQL())
		at, wordings = append(at, k), append(wordings, u.Results[k].Wording)
	}
	if len(at) == 0 {
		return nil
	}
	got, err := p.secondPass(ctx, r.asked, wordings)
	if err != nil {
		return err
	}
	best, least := math.Inf(-1), math.Inf(1)
	for _, x := range got {
		best, least = max(best, float64(x)), min(least, float64(x))
	}
	for k := range u.Results {
		u.Results[k].Features[jointFits] = least - best
	}
	for i, k := range at {
		u.Results[k].Features[jointFits] = float64(got[i]) - best
	}
	return nil
}
