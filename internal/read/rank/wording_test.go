package rank

import (
	"testing"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

// A statement is read with its names as they are spoken, and without what joins go by.
func TestWording(t *testing.T) {
	cat := link.CatalogOf(parsetest.Boats())
	for statement, want := range map[string]string{
		"SELECT count(*) FROM boats WHERE kind = 'sloop'":                                                            "select count (*) from boats where kind = sloop",
		"SELECT paid_on FROM moorings ORDER BY fee_cents DESC":                                                       "select paid on from moorings order by fee cents desc",
		"SELECT name FROM boats WHERE name = 'Eve''s Nest'":                                                          "select name from boats where name = Eve''s Nest",
		`SELECT "boats"."kind" FROM boats JOIN moorings ON moorings.boat_id = boats.id WHERE moorings.fee_cents > 4`: "select boats kind from boats join moorings where moorings fee cents > 4",
		"SELECT nothing FROM nowhere WHERE extract(year FROM at)":                                                    "select nothing from nowhere where extract ( year from at )",
	} {
		if got := wording(cat, statement); got != want {
			t.Errorf("%s\n   is %s\nwanted %s", statement, got, want)
		}
	}
}
