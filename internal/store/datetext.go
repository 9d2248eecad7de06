package store

import (
	"regexp"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/value"
)

// dated reports whether a column's texts are dates: most of those that hold a digit ("TBD" is none), and half of all.
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

// fits reports whether texts are dates of a form: each that looks like one, and all but one, or one in a hundred, of
// those that hold a digit.
func fits(form schema.DateForm, texts map[string]int64) bool {
	pattern, before, behind := form.First()
	find := regexp.MustCompile(pattern)
	dates, others := 0, 0 // of those that hold a digit
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
