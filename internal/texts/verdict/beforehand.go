package verdict

import "strings"

// Beforehand is a verdict about a text that was read before anybody asked, with the mark of that text.
type Beforehand struct {
	Answer     string
	Quote      string  `json:",omitempty"`
	Confidence float64 `json:",omitempty"`
	Of         string  `json:",omitempty"` // empty: of whatever text stands there
}

// Mark tells a text from what becomes of it: documents of a list count as one text.
func Mark(documents ...string) string {
	return Request{Text: []string{strings.Join(documents, "\n")}}.Key().String()[:8]
}

// About reports whether the verdict is about the documents that stand there now.
func (b *Beforehand) About(documents []string) bool { return b.Of == "" || b.Of == Mark(documents...) }
