package verdict

import "strings"

// ReadInAdvance is a verdict about a text that was read in advance, with the text's mark.
type ReadInAdvance struct {
	Answer     string
	Quote      string  `json:",omitempty"`
	Confidence float64 `json:",omitempty"`
	Of         string  `json:",omitempty"` // empty: of any text
}

// Mark returns a hash that identifies a text; a list of documents counts as one text.
func Mark(documents ...string) string {
	return Request{Text: []string{strings.Join(documents, "\n")}}.Key().String()[:8]
}

// About reports whether the verdict is about the current documents.
func (b *ReadInAdvance) About(documents []string) bool {
	return b.Of == "" || b.Of == Mark(documents...)
}
