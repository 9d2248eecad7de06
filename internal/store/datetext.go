package store

import (
	"regexp"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/value"
)

// dated reports whether a column's texts are dates: most of those with a digit ("TBD" has none), and half of all.
func (p *profile) dated() bool {
	dates, digits := 0, 0
	for _, e := range p.examples {
		if strings.ContainsAny(e, "0123456789") {
			digits++
			if reDateText.MatchString(strings.TrimSpace(e)) {
				dates++
			}
		}
	}
	return 5*dates > 4*digits && 2*dates > len(p.examples)
}

// datesIn determines the form of a text column's dates.
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

// fits reports whether texts are dates of a form: every one that looks like a date, and all but one (or 1 %) of those
// with a digit.
func fits(form schema.DateForm, texts map[string]int64) bool {
	pattern, before, behind := form.First()
	find := regexp.MustCompile(pattern)
	dates, others := 0, 0 // of those with a digit
	for s := range texts {
		if form != schema.Whole {
			whole := s
			if s = find.FindString(strings.ReplaceAll(s, ".", "")); s == "" {
				if strings.ContainsAny(whole, "0123456789") {
					others++
				}
				continue
			}
		}
		if _, err := value.ParseStamp(before + s + behind); err != nil {
			return false
		}
		dates++
	}
	return dates > 0 && (others <= 1 || others*100 <= dates) && 3*others < dates
}
