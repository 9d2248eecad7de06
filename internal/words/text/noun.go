package text

import (
	"slices"
	"strings"
)

// Singular guesses the singular of an English noun, or of a phrase's last word. Words that do not look like plurals are
// unchanged, so that both forms of a word give the same result.
func Singular(noun string) string {
	first := strings.LastIndexByte(noun, ' ') + 1
	many := strings.ToLower(noun[first:])
	one := singular(many)
	if one == many || len(many) != len(noun)-first { // upper and lower case of some letters differ in length
		return noun
	}
	same := 0
	for same < len(one) && one[same] == many[same] {
		same++
	}
	return noun[:first+same] + one[same:]
}

// singular returns the singular of one lower-case word.
func singular(w string) string {
	if one, ok := singulars[w]; ok {
		return one
	}
	for _, e := range pluralEndings {
		if stem, ok := strings.CutSuffix(w, e.many); ok && len(stem) >= e.after {
			return stem + e.one
		}
	}
	if n := len(w); n > 3 && w[n-1] == 's' || n == 3 && w[2] == 's' && !vowel(w[1]) { // "ads", but not "gas" and "bus"
		return w[:n-1]
	}
	return w
}

// pluralEndings are tried in turn; after is the minimum number of letters before the ending.
var pluralEndings = []struct {
	many, one string
	after     int
}{
	{"ss", "ss", 0}, {"us", "us", 0}, {"is", "is", 0},
	{"ies", "y", 2}, {"oes", "o", 0},
	{"sses", "ss", 0}, {"shes", "sh", 0}, {"ches", "ch", 0}, {"xes", "x", 0},
	{"auses", "ause", 0}, {"ouses", "ouse", 0}, {"uses", "us", 3},
}

// singulars maps irregular plurals to their singulars, and words that only look like plurals to themselves.
var singulars = func() map[string]string {
	m := map[string]string{}
	for pair := range strings.FieldsSeq(irregularNouns) {
		one, many, _ := strings.Cut(pair, "/")
		m[many] = one
	}
	for w := range strings.FieldsSeq(nonPlurals) {
		m[w] = w
	}
	return m
}()

const irregularNouns = `person/people child/children man/men woman/women foot/feet tooth/teeth goose/geese mouse/mice
	analysis/analyses basis/bases crisis/crises diagnosis/diagnoses hypothesis/hypotheses thesis/theses
	criterion/criteria phenomenon/phenomena curriculum/curricula matrix/matrices vertex/vertices appendix/appendices
	half/halves knife/knives leaf/leaves life/lives loaf/loaves shelf/shelves thief/thieves wife/wives wolf/wolves
	brownie/brownies calorie/calories cookie/cookies genie/genies hoodie/hoodies movie/movies prairie/prairies
	rookie/rookies selfie/selfies smoothie/smoothies zombie/zombies
	canoe/canoes foe/foes oboe/oboes shoe/shoes toe/toes ache/aches cache/caches headache/headaches niche/niches
	bus/buses excuse/excuses gas/gases lens/lenses plus/pluses quiz/quizzes
	emu/emus guru/gurus menu/menus ski/skis taxi/taxis alibi/alibis`

// nonPlurals lists words that only look like plurals.
const nonPlurals = `alias always atlas bias canvas christmas gps has lens news pancreas series sms species texas was
	athletics economics electronics gymnastics logistics mathematics physics politics`

// Indefinite returns an English noun with its article, judging by its spelling: an order, a user, an hour.
func Indefinite(noun string) string {
	low := strings.ToLower(noun)
	has := func(beginnings ...string) bool {
		return slices.ContainsFunc(beginnings, func(b string) bool { return strings.HasPrefix(low, b) })
	}
	vowelSound := has("hour", "honest", "honour", "honor", "heir") || has("a", "e", "i", "o", "u") &&
		!has("uni", "use", "usa", "usu", "eu", "one", "once", "ut")
	if vowelSound || has("unin", "unim") {
		return "an " + noun
	}
	return "a " + noun
}
