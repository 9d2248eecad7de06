package verdict

// Token is a token written by a model.
type Token struct {
	Text    string
	Logprob float64
	Top     []Alternative // most probable first; empty if the server does not report them
}

// Alternative is a token that the model might have written instead.
type Alternative struct {
	Text    string
	Logprob float64
}

// TextRequest is a request to a language model to write a text.
type TextRequest struct {
	System, Message string
	// IsSufficient reports whether the text so far is sufficient, to stop writing; nil: never.
	IsSufficient func(text string) bool
}

// ModelText is a text written by a language model.
type ModelText struct {
	Text   string
	Tokens []Token // nil if the server reports no log-probabilities
}

// ModelAbilities describes the known abilities of a model's server.
type ModelAbilities struct {
	Logprobs bool // reports log-probabilities
	Context  int  // maximum tokens of prompt and text together; 0: unknown
}
