package browse

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// roles are the columns that everyday words refer to without naming them.
type roles struct {
	title      *schema.Column
	quality    *schema.Column // higher is better: a rating, a score
	popularity *schema.Column // number of reviews or votes
	price      *schema.Column // an amount, or levels from cheap to luxury
	date       *schema.Column
	hours      *schema.Column
	texts      []*schema.Column // columns that answer() can read
	offers     *schema.Column   // a list of what a place offers: dishes, amenities
	levels     []string         // the values of a price in levels, cheapest first
	top        float64          // the highest possible quality
}

func isNumeric(c *schema.Column) bool {
	return c.Type.Number() && !c.List && c.Role != schema.Identifier
}

func rolesOf(t *schema.Table) roles {
	var r roles
	for _, c := range t.Visible() {
		r.assign(c)
	}
	if r.price != nil && r.price.Role == schema.Enumeration && !r.price.Type.Number() {
		r.levels = levelsOf(r.price)
	}
	if r.quality != nil {
		r.top = scaleTop(r.quality)
	}
	// A list with too many values for an enumeration can be asked about like a text.
	for _, c := range t.Visible() {
		if c.List && c.Role != schema.FreeText && c.Role != schema.Enumeration && c.Type == schema.Text {
			r.offers = c
		}
	}
	for i, c := range r.texts {
		if c.List && anyOf(labelWords(c), "dish", "menu", "item", "amenity", "feature", "product", "service") {
			r.offers = c
			r.texts = append(r.texts[:i:i], r.texts[i+1:]...)
			break
		}
	}
	if len(r.texts) == 0 && r.offers != nil {
		r.texts = []*schema.Column{r.offers}
	}
	return r
}

// assign gives a column its role, if it has one.
func (r *roles) assign(c *schema.Column) {
	label, number := labelWords(c), isNumeric(c)
	switch {
	case c.Role == schema.Title && r.title == nil:
		r.title = c
	case c.Role == schema.OpeningHours:
		r.hours = c
	case c.Role == schema.FreeText:
		r.texts = append(r.texts, c)
	case isDate(c) || c.Role == schema.DateText:
		r.date = cmp.Or(r.date, c)
	case number && anyOf(label, "rating", "score", "star", "grade", "mark"):
		r.quality = c
	case number && anyOf(label, "review", "vote", "popularity", "follower", "visitor", "like", "view", "download",
		"rater"):
		r.popularity = c
	case (number || c.Role == schema.Money || c.Role == schema.Enumeration) &&
		anyOf(label, "price", "cost", "fee", "fare", "rate", "rent"):
		r.price = cmp.Or(r.price, c)
	}
}

func isDate(c *schema.Column) bool { return c.Type == schema.Date || c.Type == schema.Timestamp }

// scaleTop guesses the highest value of a quality column's scale.
func scaleTop(c *schema.Column) float64 {
	v, ok := words.ParseNumber(c.Max)
	if !ok {
		return 5
	}
	for _, top := range []float64{1, 5, 10, 20, 100} {
		if v <= top {
			return top
		}
	}
	return v
}

// priceSteps ranks price words, from free to the most expensive.
var priceSteps = map[string]int{"free": 1, "cheap": 2, "$": 2, "inexpensive": 2, "budget": 2, "low": 2, "affordable": 2,
	"economy":  2,
	"moderate": 3, "medium": 3, "$$": 3, "mid": 3, "average": 3, "standard": 3, "midrange": 3,
	"expensive": 4, "high": 4, "$$$": 4, "pricey": 4, "upscale": 4, "premium": 4,
	"luxury": 5, "$$$$": 5, "very expensive": 5, "deluxe": 5}

// levelsOf returns the values of a price column with levels, cheapest first; nil unless every value is known.
func levelsOf(c *schema.Column) []string {
	var out []string
	for _, v := range c.Values {
		if priceSteps[strings.ToLower(v.Value)] == 0 {
			return nil
		}
		at := len(out)
		for at > 0 && priceSteps[strings.ToLower(out[at-1])] > priceSteps[strings.ToLower(v.Value)] {
			at--
		}
		out = append(out[:at], append([]string{v.Value}, out[at:]...)...)
	}
	return out
}

// labelWords returns the stems of a column's label and synonyms.
func labelWords(c *schema.Column) []string {
	var out []string
	for _, s := range append([]string{c.Meaning(), strings.ReplaceAll(c.Name, "_", " ")}, c.Synonyms...) {
		for _, t := range words.Tokenize(s) {
			out = append(out, t.Stem)
		}
	}
	return out
}

// anyOf reports whether one of the wanted words is among the stems.
func anyOf(stems []string, wanted ...string) bool {
	return slices.ContainsFunc(wanted, func(w string) bool { return slices.Contains(stems, text.Stem(w)) })
}

// Role returns a table's column with a role (price, quality, popularity, date), or nil; for a price in levels, also the
// levels.
func Role(t *schema.Table, role string) (*schema.Column, []string) {
	r := rolesOf(t)
	if role == "price" {
		return r.price, r.levels
	}
	return map[string]*schema.Column{"quality": r.quality, "popularity": r.popularity, "date": r.date}[role], nil
}
