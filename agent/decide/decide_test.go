package decide

import "testing"

var examplePrices = Prices{Wrong: 2, WrongGuess: .5, Hedge: .85, Click: .5, Question: .25, Refusal: 1}

func TestChoose(t *testing.T) {
	for name, tt := range map[string]struct {
		world World
		want  Kind
	}{
		"Sure":                             {World{Lead: .97}, State},
		"SureBesideOthers":                 {World{Offered: 2, Readings: []float64{.96, .03}, Lead: .96}, State},
		"RatherSure":                       {World{Lead: .8, Else: .2}, Guess},
		"TwoAlike":                         {World{Offered: 2, Readings: []float64{.5, .45}, Lead: .5, Else: .05}, Ask},
		"OneFarAhead":                      {World{Offered: 2, Readings: []float64{.75, .02}, Lead: .75, Else: .23}, Guess},
		"NothingToOffer":                   {World{Lead: .3, Else: .7}, Guess},
		"FewerThanTwoOptionsAreNoQuestion": {World{Offered: 1, Readings: []float64{.4}, Lead: .4, Else: .6}, Guess},
		"DataCannotAnswer":                 {World{Offered: 2, Readings: []float64{.02, .01}, Lead: .02, None: .95}, Decline},
		"NothingRead":                      {World{}, Guess},
	} {
		t.Run(name, func(t *testing.T) {
			if got := Choose(tt.world, examplePrices); got.Kind != tt.want {
				t.Errorf("%+v, want %d", got, tt.want)
			}
		})
	}
}

// The act chosen is never worth less than another, dearer questions are never asked more often, and dearer mistakes are
// never stated more often.
func TestPricesAreMonotone(t *testing.T) {
	const steps = 12
	for lead := range steps {
		for other := range steps - lead {
			for none := range steps - lead - other {
				at := func(n int) float64 { return float64(n) / steps }
				w := World{Offered: 2, Readings: []float64{at(lead), at(other)}, Lead: at(lead), None: at(none),
					Else: at(steps - lead - other - none)}
				act := Choose(w, examplePrices)
				stated, guessed := examplePrices.state(w.Lead), examplePrices.guess(w.Lead, at(other))
				if act.Worth < max(stated, guessed)-1e-6 {
					t.Errorf("%+v: %+v is worth less than stating (%f) or guessing (%f)", w, act, stated, guessed)
				}
				dear := examplePrices
				dear.Question *= 2
				if Choose(w, dear).Kind == Ask && act.Kind != Ask {
					t.Errorf("%+v: asked for a higher price only", w)
				}
				dear = examplePrices
				dear.Wrong *= 2
				if Choose(w, dear).Kind == State && act.Kind != State {
					t.Errorf("%+v: stated though mistakes are dearer", w)
				}
			}
		}
	}
}
