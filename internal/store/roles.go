package store

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

var (
	reHours     = regexp.MustCompile(`(?i)\b\d{1,2}([:.]\d{2})?\s*([ap]\.?m\.?)?\s*(-|–|—|to|until|till)\s*(\d{1,2}([:.]\d{2})?\s*([ap]\.?m\.?)?|noon|midnight)`)
	reHoursSign = regexp.MustCompile(`(?i)\d\s*[ap]\.?m\b|\d{1,2}:\d{2}|\b(mon|tue|wed|thu|fri|sat|sun)|24 hours|\bclosed\b`)
	reAddress   = regexp.MustCompile(`(?i)^(\d+[a-z]?([-/]\d+)?\s+\S+|.*\b(street|st|avenue|ave|road|rd|lane|ln|drive|boulevard|blvd|way|court|ct|place|square|strasse|str)\b\.?|.*\S\s+dr\b\.?(,.*|\s+\d.*)?$)`)
	reMoney     = regexp.MustCompile(`^\(?-?\s*([$€£¥₹]|usd|eur|gbp)\s?-?[\d][\d,.]*\s*([kmb]|million|billion|thousand)?\)?$|(?i)^-?[\d][\d,.]*\s*([$€£¥₹]|usd|eur|gbp|dollars|euros)$`)
	reDateText  = regexp.MustCompile(`(?i)^((mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+)?((jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?\s+\d{1,2}(st|nd|rd|th)?(,?\s+\d{4})?|\d{1,2}(st|nd|rd|th)?\.?\s+(of\s+)?(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?,?(\s+\d{4})?|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}[/-]\d{1,2}[/-]\d{1,2}([ T].*)?|(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?,?\s+\d{4})$`)
	reLink      = regexp.MustCompile(`(?i)^(https?|ftp)://\S+$|^www\.\S+\.\S+$`)
	rePicture   = regexp.MustCompile(`(?i)^\S+\.(png|jpe?g|gif|webp|svg)(\?\S*)?$`)
)

// matchShare returns the share of the example values that match an expression.
func (p *profile) matchShare(re *regexp.Regexp) float64 {
	if len(p.examples) == 0 {
		return 0
	}
	n := 0
	for _, e := range p.examples {
		if re.MatchString(strings.TrimSpace(e)) {
			n++
		}
	}
	return float64(n) / float64(len(p.examples))
}

func (p *profile) allMatch(re *regexp.Regexp) bool { return p.matchShare(re) == 1 }

// hasUniqueNumbers reports whether every row has a different number.
func (p *profile) hasUniqueNumbers() bool {
	return p.nulls == 0 && p.seen > fewRows && int64(len(p.numbers)) == p.seen
}

// countsRows reports whether integers count the rows up, whatever their column is called: each row has the next number,
// but for a few that are missing. Years and places in an order do so too, and mean something.
func (p *profile) countsRows() bool {
	parts := names.Split(p.column.name)
	if !p.hasUniqueNumbers() || p.column.unit != "" || containsName(parts, orderNames) ||
		containsName(parts, timeNames) || p.lowest >= 1800 && p.highest < 2101 {
		return false
	}
	return p.highest-p.lowest < 1.1*float64(len(p.numbers))
}

// fewRows is a number of rows whose values may all differ by chance.
const fewRows = 8

// Words in column names that hint at a role. They only confirm what the values suggest.
var (
	textNames = text.Set("review reviews comment comments description descriptions note notes bio biography " +
		"text texts body summary content abstract plot feedback remark remarks message messages about story " +
		"synopsis overview passage passages details lyrics transcript opinion opinions info")
	titleNames   = text.Set("name title label headline subject")
	timeNames    = text.Set("date dates day time year month")
	addressNames = text.Set("address street addr")
	hoursNames   = text.Set("hours opening schedule")
	moneyNames   = text.Set("price cost salary revenue budget amount fee fare wage income profit sales balance " +
		"payment earnings turnover charge rent")
	idNames = text.Set("id ids key code uuid guid no nr num number isbn ssn")
	// countNames are words that may also name quantities; such columns are keys only if no value repeats.
	countNames = text.Set("no nr num number")
	phoneNames = text.Set("phone telephone tel fax mobile")
	// orderNames are words for places in an order, which are numbers that mean something.
	orderNames = text.Set("rank ranking position place level week season age size grade floor order stage step round " +
		"priority generation period decade century rating score points")
	photoNames = text.Set("photo picture image img logo thumbnail poster avatar")
)

func containsName(parts []string, set map[string]bool) bool {
	return slices.ContainsFunc(parts, func(p string) bool { return set[p] || set[text.Singular(p)] })
}

// role returns a column's role. The table's title is chosen later, among all columns.
func (p *profile) role(typ schema.Type, list bool, key bool) schema.Role {
	parts := names.Split(p.column.name)
	switch {
	case typ.Number():
		return p.numberRole(typ, key, parts)
	case typ != schema.Text || len(p.examples) == 0:
		return schema.Plain
	}
	if !list {
		if r := p.patternRole(parts); r != schema.Plain {
			return r
		}
	}
	return p.textRole(list, key, parts)
}

// numberRole distinguishes identifying numbers and amounts of money from others.
func (p *profile) numberRole(typ schema.Type, key bool, parts []string) schema.Role {
	switch {
	case key, typ == schema.Integer && p.isIdentifying(lastPart(parts)):
		return schema.Identifier
	case p.column.unit == "%", strings.Contains(p.column.name, "%"): // "VAT %" is no money
		return schema.Plain
	case containsName(parts, moneyNames), p.column.unit != "":
		return schema.Money
	}
	return schema.Plain
}

// isIdentifying reports whether integers are identifiers, judging by the last word of the column's name: "number",
// "id".
func (p *profile) isIdentifying(last string) bool {
	return idNames[last] && (!countNames[last] || p.hasUniqueNumbers()) || p.nameEndsWith("id")
}

// patternRole recognises texts by their format, such as links and dates.
func (p *profile) patternRole(parts []string) schema.Role {
	switch {
	case p.matchShare(rePicture) > .8 || p.matchShare(reLink) > .8 && containsName(parts, photoNames):
		return schema.Picture
	case p.matchShare(reLink) > .8:
		return schema.Link
	case p.holdsDates():
		return schema.DateText
	case p.matchShare(reMoney) > .8:
		return schema.Money
	case p.matchShare(reHours) > .6 && p.matchShare(reHoursSign) > .6 || containsName(parts, hoursNames) &&
		p.matchShare(reHoursSign) > .5:
		return schema.OpeningHours
	}
	return schema.Plain
}

// textRole returns the role of texts that have no recognised format, by length and number of distinct values.
func (p *profile) textRole(list, key bool, parts []string) schema.Role {
	last, words, distinct := lastPart(parts), p.meanWords(), p.distinctShare()
	switch {
	case !list && p.holdsAddresses(parts):
		return schema.Address
	case !key && p.hasTitleName(last) && words >= 5.5 && words < 10 && distinct > .3: // long titles are still titles
		return schema.Plain
	case p.isFreeText(key, parts):
		return schema.FreeText
	case key:
		return schema.Identifier
	case p.isEnumeration(last):
		return schema.Enumeration
	case idNames[last] && !containsName(parts, phoneNames) && distinct > .9 && words < 1.5:
		return schema.Identifier
	}
	return schema.Plain
}

// isFreeText reports whether the values are free text: by length, by the column's name or, if they have at least two
// words, by their style.
func (p *profile) isFreeText(key bool, parts []string) bool {
	words, distinct := p.meanWords(), p.distinctShare()
	switch {
	case containsName(parts, textNames) && words >= 2 && distinct > .5, words >= 8 && distinct > .3,
		words >= 5.5 && distinct > .7 && !p.hasNames():
		return true
	}
	return words >= 2 && distinct > .5 && !key && !p.hasTitleName(lastPart(parts)) && p.hasPhrases()
}

// holdsAddresses reports whether most values look like addresses, or enough of them do in a column named "address".
func (p *profile) holdsAddresses(parts []string) bool {
	words := p.meanWords()
	return containsName(parts, addressNames) && p.matchShare(reAddress) > .3 || p.matchShare(reAddress) > .8 &&
		words >= 2 && words < 8
}

// hasTitleName reports whether the column has a name that titles usually have.
func (p *profile) hasTitleName(last string) bool { return titleNames[last] || p.nameEndsWith("name") }

// isEnumeration reports whether a few short values repeat; titles must repeat more often, since some do by chance.
func (p *profile) isEnumeration(last string) bool {
	repeats := p.meanCount()
	return !p.manyText && p.elements >= 3 && p.meanWords() <= 4 && len(p.distinct) <= 200 &&
		(repeats >= 1.25 && !titleNames[last] || repeats >= 4)
}

// distinctShare returns the share of distinct texts, or 1 if they were too many to keep.
func (p *profile) distinctShare() float64 {
	if p.manyText {
		return 1
	}
	return 1 / max(p.meanCount(), 1)
}

// nameEndsWith reports whether the column's name has a suffix, even inside a word: customerid.
func (p *profile) nameEndsWith(end string) bool {
	return strings.HasSuffix(strings.ToLower(p.column.name), end)
}

// lastPart returns the last word of a name, which is its head: "id" in customer_id.
func lastPart(parts []string) string {
	if len(parts) == 0 {
		return ""
	}
	return parts[len(parts)-1]
}

// chooseTitle marks the column that names rows best: a text column called "name" or like the table ("route" in
// bus_routes), else the first short text column with mostly distinct values.
func chooseTitle(t *schema.Table, ps []*profile) {
	best, score := -1, 0.0
	for i, c := range t.Columns {
		if s := titleScore(t, c, ps[i]) - .02*float64(i); s > score {
			best, score = i, s
		}
	}
	if best >= 0 {
		t.Columns[best].Role = schema.Title
	}
}

// titleScore returns how well a column names rows; 0 for not at all.
func titleScore(t *schema.Table, c *schema.Column, p *profile) float64 {
	if c.Type != schema.Text || c.List || c.Role != schema.Plain && c.Role != schema.Identifier &&
		c.Role != schema.Address {
		return 0
	}
	if p.elements == 0 || p.meanWords() > 10 {
		return 0
	}
	s := 1 / max(p.meanCount(), 1) * min(1, float64(p.elements)/float64(max(1, t.Rows)))
	if s < .5 {
		return 0
	}
	parts := names.Split(c.Name)
	if c.Role == schema.Address {
		s -= .4
	}
	hasWords := p.matchShare(reWords) > .5
	switch {
	case c.Role == schema.Identifier && !hasWords || containsName(parts, idNames):
		s -= .8
	case !hasWords:
		s -= .1
	}
	if p.matchShare(reLetters) < .5 || containsName(parts, timeNames) {
		s -= .6
	}
	if titleNames[lastPart(parts)] || strings.HasSuffix(strings.ToLower(c.Name), "name") ||
		len(parts) > 0 && text.Stem(lastPart(parts)) == text.Stem(lastPart(names.Split(t.Name))) {
		s += 1
	}
	return s
}

// reWords matches texts with a word and no digits, which are not codes.
var reWords = regexp.MustCompile(`^[^\d]*\p{L}\p{Ll}{2}[^\d]*$`)

var reLetters = regexp.MustCompile(`\p{L}{2}`)

// Thresholds that tell phrases ("flickers when touched", "zip torn at the bottom") from names, categories and codes.
const (
	minPhrases    = 5   // minimum number of distinct values
	minLowerCase  = .7  // share of lower-case words among those after the first, since names are capitalised
	minWordShare  = .9  // share of words that are not numbers or codes
	minNewWords   = 1.2 // new words per value, since names of things share their words
	maxNamesLower = .3  // share of lower-case words below which texts are names: "Kat Deluna, Andras Vleminckx"
	minConnecting = .25 // share of values with a connecting word or mark: "of", "not", a comma
)

// writingStyle holds counts that distinguish phrases from names.
type writingStyle struct {
	values, words       int
	later, laterLower   int // words after a value's first, and how many of them are in lower case
	letters, connecting int // words that consist of letters, and values with a connecting word or mark
	seen                map[string]bool
}

func (p *profile) writingStyle() *writingStyle {
	w := &writingStyle{seen: map[string]bool{}}
	for _, e := range p.examples {
		if fields := strings.Fields(e); len(fields) > 0 {
			w.add(fields)
		}
	}
	return w
}

func (w *writingStyle) add(fields []string) {
	w.values++
	w.words += len(fields)
	connects := false
	for i, f := range fields {
		plain := strings.Trim(strings.ToLower(f), ".,;:!?()\"'")
		if allLetters(plain) {
			w.letters++
		}
		isInner := i > 0 && i+1 < len(fields)
		if text.Stop(plain) {
			connects = connects || isInner
		} else {
			w.seen[plain] = true
		}
		if first, _ := utf8.DecodeRuneInString(f); i > 0 {
			w.later++
			if unicode.IsLower(first) {
				w.laterLower++
			}
		}
		connects = connects || i+1 < len(fields) && strings.HasSuffix(f, ",")
	}
	if connects || len(fields) > 2 && strings.ContainsAny(fields[len(fields)-1], ".!?") {
		w.connecting++
	}
}

// hasPhrases reports whether a column's short texts are phrases.
func (p *profile) hasPhrases() bool {
	w := p.writingStyle()
	n := float64(w.values)
	return w.values >= minPhrases && float64(w.letters) >= minWordShare*float64(w.words) &&
		float64(w.laterLower) >= minLowerCase*float64(w.later) && float64(len(w.seen)) >= minNewWords*n &&
		float64(w.connecting) >= minConnecting*n
}

// hasNames reports whether most words are capitalised, as in names.
func (p *profile) hasNames() bool {
	w := p.writingStyle()
	return float64(w.laterLower) < maxNamesLower*float64(w.later)
}

// allLetters reports whether a word consists of letters, with at most a hyphen or an apostrophe.
func allLetters(w string) bool {
	return w != "" && !strings.ContainsFunc(w, func(r rune) bool {
		return !unicode.IsLetter(r) && r != '-' && r != '\'' && r != '’'
	})
}
