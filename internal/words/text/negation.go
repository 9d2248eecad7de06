package text

// negations are the English words that negate what follows them or what they stand beside.
var negations = Set("no not n't never without hardly barely scarcely rarely seldom nor neither none nothing nowhere nobody " +
	"lack lacks lacked lacking absent cannot isn't minus zero")

// foreignNegations are those of the other languages that texts are most often written in.
var foreignNegations = Set("nein nicht kein keine keinen nie non pas jamais aucun aucune nunca não nem niente mai nessun " +
	"nessuna sin niet geen nooit nej inte ikke ingen nie нет не nope")

// inNames are negations that stand beside the word that they negate, as in "not active" and "no_show".
var inNames = Set("not no non never without nicht kein keine sin")

// Negates reports whether a lower-case English word negates.
func Negates(w string) bool { return negations[w] }

// Denies reports whether a lower-case word negates in English or in another language of texts.
func Denies(w string) bool { return negations[w] || foreignNegations[w] }
