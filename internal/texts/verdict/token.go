package verdict

// Token is a token written by a model.
type Token struct {
	Text    string
	Logprob float64
	Top     []Alternative // most probable first; empty if the server does not report them
}

// Alternative is a token in place of another.
type Alternative struct {
	Text    string
	Logprob float64
}

// Writing is a text for a language model to write.
type Writing struct {
	System, Message string
	Begin           string // the beginning of the text: capable models continue it, others start over
	Grammar         string // in GBNF, for servers that support grammars
	Warm            int    // distinguishes samples; 0: the most probable text
	// Enough reports whether the text so far suffices; nil: never.
	Enough func(text string) bool
	// Come receives the text so far, including Begin, and the tokens after it, if reported.
	Come func(text string, tokens []Token)
}

// Written is a text by a language model: including Begin, with the tokens after it, or all tokens if the model started
// over.
type Written struct {
	Text   string
	Tokens []Token // nil if the server reports no log-probabilities
}

// Writes describes what a model's server can do, as far as known.
type Writes struct {
	GoesOn   bool // continues the beginning of a text
	Logprobs bool // reports log-probabilities
	Follows  bool // a grammar
	Context  int  // maximum tokens of prompt and text together; 0: unknown
}
