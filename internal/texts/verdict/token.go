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
