package text

import "strings"

// Stem removes the common endings of an English lower-case word. It is deliberately light: it matters more that words
// with the same stem nearly always share a meaning than that all words with a shared meaning get the same stem.
func Stem(w string) string {
	if s, ok := irregular[w]; ok {
		return s
	}
	if len(w) < 4 || w[0] >= '0' && w[0] <= '9' {
		return w
	}
	for _, e := range yEndings {
		if len(w) >= e.least && strings.HasSuffix(w, e.ending) {
			return w[:len(w)-len(e.ending)] + "y"
		}
	}
	w = withoutS(w)
	n := len(w)
	switch {
	case strings.HasSuffix(w, "ing") && n >= 6:
		return repairStem(w[:n-3])
	case strings.HasSuffix(w, "ed") && n >= 5 && w[n-3] != 'e':
		return repairStem(w[:n-2])
	case strings.HasSuffix(w, "ly") && n >= 6:
		w = w[:n-2]
		if strings.HasSuffix(w, "i") {
			w = w[:len(w)-1] + "y"
		}
	}
	if n = len(w); n > 3 && w[n-1] == 'e' && !short(w[:n-1]) {
		w = w[:n-1]
	}
	return w
}

// yEndings are the endings that replace a y, with the minimum length of the word.
var yEndings = [...]struct {
	ending string
	least  int
}{{"iest", 6}, {"ier", 5}, {"ies", 5}, {"ied", 5}}

// withoutS removes a plural's or a verb's s or es.
func withoutS(w string) string {
	n := len(w)
	switch {
	case strings.HasSuffix(w, "sses"), strings.HasSuffix(w, "shes"), strings.HasSuffix(w, "ches"),
		strings.HasSuffix(w, "xes"), strings.HasSuffix(w, "oes"):
		return w[:n-2]
	case strings.HasSuffix(w, "s") && w[n-2] != 's' && w[n-2] != 'u' && w[n-2] != 'i':
		return w[:n-1]
	}
	return w
}

// repairStem repairs a word without its "ing" or "ed": a doubled consonant becomes one, a short word gets its e back
// (caring → care, not car; stopping → stop).
func repairStem(w string) string {
	if one := undouble(w); one != w {
		return one
	}
	if short(w) {
		return w + "e"
	}
	if n := len(w); n > 3 && w[n-1] == 'e' {
		return w[:n-1]
	}
	return w
}

// short reports whether a word has one vowel, before its last consonant, so that it differs from the word with an e
// added (plan, plane).
func short(w string) bool {
	n := len(w)
	if n < 3 || vowel(w[n-1]) || !vowel(w[n-2]) || strings.IndexByte("wxy", w[n-1]) >= 0 {
		return false
	}
	for i := 0; i < n-2; i++ {
		if vowel(w[i]) {
			return false
		}
	}
	return true
}

func vowel(c byte) bool { return strings.IndexByte("aeiou", c) >= 0 }

// undouble removes a consonant doubled by an ending (stopp → stop, but not fall, miss, buzz).
func undouble(w string) string {
	n := len(w)
	if n > 3 && w[n-1] == w[n-2] && !strings.ContainsRune("lsz", rune(w[n-1])) {
		return w[:n-1]
	}
	return w
}

// irregular maps irregular forms to the stem of their base form.
var irregular = func() map[string]string {
	m := map[string]string{}
	for _, forms := range strings.Split(irregularForms, ";") {
		f := strings.Fields(forms)
		for _, w := range f {
			m[w] = f[0]
		}
	}
	return m
}()

// irregularForms are lists of forms, each after its stem.
const irregularForms = `id ids; child children; woman women; man men; foot feet; tooth teeth; mouse mice; eat ate eaten eating;
	sit sat sitting; bring brought; buy bought; go went gone goes going; tak took taken takes taking take;
	say said says; tell told; hear heard; leav left leaves leaving leave; pay paid; feel felt; find found;
	keep kept; mak made makes making make; writ wrote written writing writes write; begin began begun;
	com came comes coming come; see saw seen; giv gave given gives giving give; know knew known;
	get got gotten getting; hold held; los lost loses losing lose; meet met; run ran running; sing sang sung;
	sell sold; send sent; speak spoke spoken; spend spent; stand stood; teach taught; think thought; wear wore worn;
	build built; driv drove driven drives driving drive; drink drank drunk; grow grew grown; fall fell fallen;
	break broke broken; choos chose chosen chooses choosing choose; fly flew flown flies; forget forgot forgotten;
	sleep slept; feed fed; fight fought; win won; lead led; bad badly; big bigger biggest;
	loud louder loudest loudly; quiet quieter quietest quietly; cheap cheaper cheapest; small smaller smallest;
	larg larger largest large; slow slower slowest slowly; fast faster fastest; nic nicer nicest nicely nice;
	clean cleaner cleanest; cold colder; warm warmer; fresh fresher freshest freshly;
	great greater greatest greatly; hot hotter; old older oldest; young younger youngest; long longer longest;
	short shorter; high higher highest highly; low lower lowest; near nearer nearest;
	close closer closest closely closed; bed beds; red reds; need needed needs; feed feeds; speed speeds; his hers;
	this this; bus buses; gas gas; menu menus; dress dresses; class classes; glass glasses; news news; thing things;
	king kings; wing wings; spring springs; string strings; evening evenings; morning mornings; something something;
	nothing nothing; everything everything; anything anything; ceiling ceilings; wedding weddings; pudding puddings;
	dumpling dumplings; anniversary anniversaries; family families; party parties; early earlier earliest;
	only only; reply replies; lov love loved loves loving lovely; us us; us used; using using; ru rude rudely;
	homely homely; hug hugged hugging hugs; sit seated; canned canned; costly costly; friendly friendly;
	quarterly quarterly; hardly hardly; barely barely; nearly nearly; lately lately; lively lively; lonely lonely;
	mostly mostly; daily daily; weekly weekly; really really; likely likely; shortly shortly; curry curried curries`
