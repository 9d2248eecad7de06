package check_test

import (
	"encoding/json"
	"os"
	"testing"
)

type acceptance struct {
	ID     string
	SQL    string
	Expect struct {
		Kind     string
		Columns  []string
		SQLState string
		Text     string
	}
}

func readAcceptance(t *testing.T, path string) []acceptance {
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var cases []acceptance
	if err := json.Unmarshal(data, &cases); err != nil {
		t.Fatal(err)
	}
	return cases
}

// fixture is the schema of the published cases.
const fixture = `
restaurants(_id int*, name text, cuisines text[], price text, rating numeric, num_reviews int, address text, popular_dishes text[], phone_number text, reviews text[], opening_hours text, location text)
chefs(cid int*, rid int, cname text, bio text)
olympics(_id int*, "Name" text, "Event year" int, "Event year Info" text[], "Flag Bearer" text, "Flag Bearer Info" text[], "Gender" text)
events(event_id_cnty text*, event_date date, notes text, country text, actor text)
inns(_id int*, name text, reviews text[])
`
