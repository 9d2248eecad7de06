package nlg

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// A spreadsheet's column name may be a mere symbol.
func TestColumnCalledByAMark(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "t", Columns: []*schema.Column{{Name: "?", Type: schema.Text}}}}}
	v := PlainVoice(t)
	if !v.Speakable(db, query.Column{Table: "t", Name: "?"}, query.From{Tables: []string{"t"}}) {
		t.Error("a name without a word was taken for one that is no noun")
	}
}
