package schema

import "testing"

func TestFlag(t *testing.T) {
	said := func(s string) *string { return &s }
	text := func(values ...string) Column {
		c := Column{Type: Text}
		for _, v := range values {
			c.Values = append(c.Values, ValueCount{Value: v})
		}
		return c
	}
	bit := Column{Type: Integer, Min: "0", Max: "1", Distinct: 2}
	for what, c := range map[string]struct {
		column  Column
		owner   *string
		yes, no string
	}{
		"truth":                  {Column{Type: Boolean}, nil, "true", "false"},
		"one and zero":           {bit, nil, "1", "0"},
		"the other way about":    {bit, said("0"), "0", "1"},
		"a count that is small":  {bit, said(""), "", ""},
		"numbers":                {Column{Type: Integer, Min: "0", Max: "7", Distinct: 8}, nil, "", ""},
		"words":                  {text("N", "Y"), nil, "Y", "N"},
		"words of German":        {text("nein", "ja"), nil, "ja", "nein"},
		"points of the compass":  {text("N", "S"), nil, "", ""},
		"words that say nothing": {text("open", "shut"), nil, "", ""},
		"unless the owner says":  {text("open", "shut"), said("open"), "open", "shut"},
		"three words":            {text("yes", "no", "perhaps"), nil, "", ""},
		"a list":                 {Column{Type: Boolean, List: true}, nil, "", ""},
	} {
		c.column.Yes = c.owner
		if yes, no := c.column.Flag(); yes != c.yes || no != c.no {
			t.Errorf("%s: yes is %q, no is %q", what, yes, no)
		}
	}
}
