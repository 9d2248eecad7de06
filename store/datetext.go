package store

import (
	"regexp"
	"strings"

	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/suql/value"
)

// datesIn finds out how the dates of a column of texts are found in them: as they stand, where every text is one.
func (p *profile) datesIn() schema.DateForm {
	texts := p.distinct
	if p.manyText || len(texts) == 0 {
		texts = map[string]int64{}
		for _, e := range p.examples {
			texts[e] = 1
		}
	}
	for _, form := range []schema.DateForm{schema.Whole, schema.Inside, schema.OfMonth, schema.Yearless} {
		if fits(form, texts) {
			return form
		}
	}
	return schema.Whole
}

// fits reports whether texts are dates of a form: most of them, and each that looks like one.
func fits(form schema.DateForm, texts map[string]int64) bool {
	pattern, before, behind := form.First()
	find := regexp.MustCompile(pattern)
	dates, others := 0, 0
	for s := range texts {
		if form != schema.Whole {
			if s = find.FindString(strings.ReplaceAll(s, ".", "")); s == "" {
				others++
				continue
			}
		}
		if _, err := value.ParseStamp(before + s + behind); err != nil {
			return false
		}
		dates++
	}
	return dates > 3*others
}
