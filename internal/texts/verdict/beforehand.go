package verdict

import "strings"

// StoredVerdict is a verdict about a text that was read in advance, with the text's hash.
type StoredVerdict struct {
	Answer     string
	Quote      string  `json:",omitempty"`
	Confidence float64 `json:",omitempty"`
	Of         string  `json:",omitempty"` // TextHash of the text; empty: any text
}

// TextHash returns a short hash of a text, which may consist of several documents.
func TextHash(documents ...string) string {
	return Request{Text: []string{strings.Join(documents, "\n")}}.Key().String()[:8]
}

// IsAbout reports whether the verdict is about documents.
func (b *StoredVerdict) IsAbout(documents []string) bool {
	return b.Of == "" || b.Of == TextHash(documents...)
}
