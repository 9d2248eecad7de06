package link_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
)

// A code stands for words that begin with it, unless they mean something else.
func TestCodes(t *testing.T) {
	of := func(name string, codes ...string) *schema.Column {
		c := &schema.Column{Name: name, Label: name, Type: schema.Text, Role: schema.Enumeration, Distinct: int64(len(codes))}
		for _, code := range codes {
			c.Values = append(c.Values, schema.ValueCount{Value: code, Count: 9})
		}
		return c
	}
	db := &schema.Database{Name: "clinic", Dialect: schema.SQLite, Tables: []*schema.Table{{Name: "patients",
		Label: "patients", Rows: 30, Columns: []*schema.Column{{Name: "id", Label: "id", Type: schema.Integer, Distinct: 30},
			of("sex", "F", "M"), of("ward", "B", "C")}}}}
	for question, want := range map[string]string{"female patients": "F", "all the men": "M",
		"how many books are there": "", "list the nurses": ""} {
		got := ""
		for _, a := range link.New(db, nil, question).Atoms {
			if a.Column != nil && a.Column.Name == "sex" {
				got = a.Where[0].Values[0].Text
			}
		}
		if got != want {
			t.Errorf("%s: sex %q, not %q", question, got, want)
		}
	}
}
