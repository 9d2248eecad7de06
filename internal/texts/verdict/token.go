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

// TextRequest is a request to a language model to write a text.
type TextRequest struct {
	System, Message string
	// Enough reports whether the text so far is sufficient; nil: never.
	Enough func(text string) bool
}

// ModelText is a text by a language model.
type ModelText struct {
	Text   string
	Tokens []Token // nil if the server reports no log-probabilities
}

// ModelAbilities describes what a model's server can do, as far as known.
type ModelAbilities struct {
	Logprobs bool // reports log-probabilities
	Context  int  // maximum tokens of prompt and text together; 0: unknown
}
