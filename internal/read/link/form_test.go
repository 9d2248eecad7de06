package link

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

// TestForms: what a question asks is read as a simpler one, and what it asks beside that is told.
func TestForms(t *testing.T) {
	for _, c := range []struct {
		question, simpler string
		form              Form
	}{
		{"median length of boats", "average length of boats", Form{Percentile: 50}},
		{"the 90th percentile of the length", "the average of the length", Form{Percentile: 90}},
		{"how many boats per owner on average", "how many boats per owner", Form{OfGroups: true}},
		{"how many boats does an owner have on average", "how many boats does each owner have", Form{OfGroups: true}},
		{"average number of boats per owner", "number of boats per owner", Form{OfGroups: true}},
		{"average length per kind", "average length per kind", Form{}},
		{"the two longest boats of each kind", "the longest boats of each kind", Form{Each: 2}},
		{"top 3 boats by length for each kind", "highest boats by length for each kind", Form{Each: 3}},
		{"which three boats have the greatest length in every kind", "which boats have the greatest length in every kind",
			Form{Each: 3}},
		{"for each kind the 2 longest boats", "for each kind the longest boats", Form{Each: 2}},
		{"the 3 boats with the most trips", "the 3 boats with the most trips", Form{}},
		{"the two longest boats", "the two longest boats", Form{}},
		{"sales in May versus June 2024", "compare sales in may 2024 with june 2024", Form{Beside: true}},
		{"how did the length change from May to June 2024", "compare length in may 2024 with june 2024",
			Form{Change: true}},
		{"by how many percent did sales grow from May to June 2024", "compare sales in may 2024 with june 2024",
			Form{Change: true, Percent: true}},
		{"growth in percent of sales between 2023 and 2024", "compare sales in 2023 with 2024",
			Form{Change: true, Percent: true}},
		{"relative change in sales from 2023 to 2024", "compare sales in 2023 with 2024", Form{Change: true, Percent: true}},
		{"how many percent higher were the sales in 2024 than in 2023", "compare sales in 2023 with 2024",
			Form{Change: true, Percent: true}},
		{"sales growth from 2023 to 2024", "compare sales in 2023 with 2024", Form{Change: true}},
		{"average price change between 2023 and 2024", "compare average price in 2023 with 2024", Form{Change: true}},
		{"how many trees fell between 2020 and 2022", "how many trees fell between 2020 and 2022", Form{}},
		{"boats with a price drop between 2023 and 2024", "boats with a price drop between 2023 and 2024", Form{}},
		{"how many boats had more trips in 2024 than in 2023", "how many boats had more trips in 2024 than in 2023", Form{}},
		{"how many 2 berth boats with at least 3 trips in each port", "how many 2 berth boats with at least 3 trips in each port",
			Form{}},
		{"for each of the 3 longest boats the owner", "for each of the 3 longest boats the owner", Form{}},
		{"sales per month of the 3 biggest owners", "sales per month of the 3 biggest owners", Form{}},
		{"boats with more than 2 trips in 2024", "boats with more than 2 trips in 2024", Form{}},
		{"price change of boats", "price change of boats", Form{}},
		{"sum of the lengths of all boats", "sum of the lengths of all boats", Form{}},
		{"the latest trip of each boat", "the latest trip of each boat", Form{Last: true}},
		{"boats per kind, longest first", "boats per kind longest first", Form{}},
		{"boats vs owners by length", "boats vs owners by length", Form{}},
		{"what time of day do boats leave", "what hour do boats leave", Form{}},
		{"busiest day of the week", "busiest weekday", Form{}},
		{"last names per kind", "last names per kind", Form{}},
		{"how many boats arrived each month", "how many boats arrived each month", Form{}},
		{"average amount per kind", "average amount per kind", Form{}},
		{"average sum per kind", "average sum per kind", Form{}},
		{"average total per kind", "total per kind", Form{OfGroups: true}},
		{"how old are boats per kind", "how old are boats per kind", Form{}},
		{"how long has each boat lasted", "how long has each boat lasted", Form{}},
		{"average length of young boats per kind", "average length of young boats per kind", Form{}},
		{"how did the amount change from May to June", "compare amount in may with june", Form{Change: true}},
		{"how did the rating change from May to June", "compare rating in may with june", Form{Change: true}},
		{"how did the number of boats change from May to June", "compare number of boats in may with june",
			Form{Change: true}},
		{"for each kind the change in length from 2023 to 2024", "compare each kind the in length in 2023 with 2024",
			Form{Change: true}},
		{"get me the change in sales from 2023 to 2024", "compare sales in 2023 with 2024", Form{Change: true}},
		{"boats whose fees dropped from 2022 to 2023", "boats whose fees dropped from 2022 to 2023", Form{}},
		{"boats rising from 2022 to 2023", "boats rising from 2022 to 2023", Form{}},
	} {
		q := New(parsetest.Boats(), parsetest.BoatValues{}, c.question)
		var words []string
		before := 0
		for _, token := range q.Tokens {
			words = append(words, token.Text)
			if token.Start < before || token.End < token.Start {
				t.Errorf("%q: the place of %q runs backwards", c.question, token.Text)
			}
			before = token.Start
		}
		if got := strings.Join(words, " "); got != c.simpler || q.Form != c.form {
			t.Errorf("%q is read as %q, %+v", c.question, got, q.Form)
		}
	}
}
