package text

import (
	"regexp"
	"strings"
)

// otherParticiples are irregular verbs unknown to Stem: base, past, participle. They are separate
// from irregularForms because weights were learned with those stems.
const otherParticiples = `beat beat beaten
bite bit bitten
become became become
blow blew blown
come came come
do did done
draw drew drawn
freeze froze frozen
hide hid hidden
ride rode ridden
ring rang rung
rise rose risen
run ran run
shake shook shaken
shrink shrank shrunk
show showed shown
sink sank sunk
steal stole stolen
swear swore sworn
swim swam swum
tear tore torn
throw threw thrown
wake woke woken
weave wove woven
`

// Of the third forms on a line, those that are participles: begin began begun.
var reParticiple = regexp.MustCompile(`(n|ne|un[gk])$`)

// pasts maps participles to the past tense if they differ.
var pasts = func() map[string]string {
	m := map[string]string{}
	for line := range strings.Lines(irregularForms) {
		if f := strings.Fields(line); len(f) > 2 && reParticiple.MatchString(f[2]) {
			m[f[2]] = f[1]
		}
	}
	for line := range strings.Lines(otherParticiples) {
		f := strings.Fields(line)
		m[f[2]] = f[1]
	}
	return m
}()

// Past is the past tense for a participle: wrote for written, built for built.
func Past(participle string) string {
	for _, before := range []string{"", "re", "over", "under", "with", "out", "for", "mis"} { // rewritten, withdrawn
		verb, found := strings.CutPrefix(participle, before)
		if past := pasts[verb]; found && past != "" {
			return before + past
		}
	}
	return participle
}
