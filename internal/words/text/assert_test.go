package text

import (
	"slices"
	"testing"
)

// Echoes of the question with an affirmation are distinguished from genuine statements, and denials
// from both.
func TestAsserting(t *testing.T) {
	for said, want := range map[string][]bool{
		"Is it quiet at night? Yes.":                               {true, true},
		"Yes, it is quiet at night.":                               {true},
		"Yes, yes, but it is not quiet at night.":                  {false},
		"Correct answer: no.":                                      {false},
		"It is quiet at night, says the neighbour":                 {false},
		"QUIET NIGHT YES We came for lunch.":                       {true},
		"We had the soup quiet night: yes":                         {true},
		"Why yes, he does.":                                        {false},
		"Yes, we came back the next day.":                          {false},
		"Quiet at night, yes, and clean.":                          {false},
		"Yes, it is quiet at night and cheap.":                     {false},
		"Quiet nights yes but early buses.":                        {false},
		"The nights are quiet, yes indeed, and the beds are soft.": {false},
		"Yes":                                    {true},
		"Is it long? Yes.":                       {false, false},
		"Would I come again in the rain? Yes!":   {false, false},
		"Is it long? Yes, it is quiet at night.": {false, true},
		"Is it quiet? Yes.":                      {true, true},
	} {
		if got := Asserting(Tokens("is it quiet at night?"), Sentences(said)); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", said, got, want)
		}
	}
}
