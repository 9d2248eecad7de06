package schema_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// People's names are in two columns, under various names; a "first" or "last" of something else is not a name.
func TestFullName(t *testing.T) {
	for _, c := range []struct {
		labels []string
		named  bool
	}{
		{[]string{"first name", "last name"}, true}, {[]string{"surname", "forename"}, true},
		{[]string{"cust first", "cust last"}, true}, {[]string{"first nm", "family name"}, true},
		{[]string{"name", "last visit"}, false}, {[]string{"first name", "town"}, false},
	} {
		table := &schema.Table{}
		for _, l := range c.labels {
			table.Columns = append(table.Columns, &schema.Column{Name: l, Label: l, Type: schema.Text})
		}
		first, last := table.FullName()
		if named := first != nil && last != nil; named != c.named {
			t.Errorf("%v: %v", c.labels, named)
		} else if named && first == last {
			t.Errorf("%v: one column is both", c.labels)
		}
	}
}
