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
	// Enough reports whether the text so far suffices; nil: never.
	Enough func(text string) bool
}

// Written is a text by a language model.
type Written struct {
	Text   string
	Tokens []Token // nil if the server reports no log-probabilities
}

// Writes describes what a model's server can do, as far as known.
type Writes struct {
	Logprobs bool // reports log-probabilities
	Context  int  // maximum tokens of prompt and text together; 0: unknown
}
