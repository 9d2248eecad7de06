package verdict

// Token is one token of what a model wrote.
type Token struct {
	Text    string
	Logprob float64
	Top     []Alternative // most likely first; empty where the server does not tell
}

// Alternative is a token that might have stood in another's place.
type Alternative struct {
	Text    string
	Logprob float64
}

// Writing is a text that a language model is to write.
type Writing struct {
	System, Message string
	Begin           string // what the text begins with: a model that can goes on from there, others begin anew
	Grammar         string // in GBNF, for servers that hold a model to one
	Warm            int    // tells apart samples that may differ; 0: the text that the model finds most probable
	// Enough tells of what has come whether the rest is wanted; nil: it is.
	Enough func(text string) bool
	// Come is told what has come so far, Begin included, with the tokens of what was added to it where they are told.
	Come func(text string, tokens []Token)
}

// Written is what a language model wrote: the text with Begin, and the tokens of what was added to it, or of all of it
// where the model began anew.
type Written struct {
	Text   string
	Tokens []Token // nil where the server tells no log-probabilities
	Short  bool    // it ended where it was bounded
}

// Writes tells what a model's server does, as far as is known.
type Writes struct {
	GoesOn   bool // from the beginning of a text
	Logprobs bool // tells how probable tokens are
	Follows  bool // a grammar
	Context  int  // how many tokens prompt and text may have together; 0: nobody knows
}
