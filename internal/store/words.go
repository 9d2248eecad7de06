package store

import (
	"strings"

	"github.com/ask-surely/surely/internal/words/names"
)

// readerOf reads the names of a database's tables and columns, using the words in them and in their comments.
func readerOf(shapes []*shape) *names.Reader {
	var list, texts []string
	for _, s := range shapes {
		list, texts = append(list, s.name), append(texts, s.comment)
		for _, c := range s.columns {
			list, texts = append(list, c.name), append(texts, c.comment)
		}
	}
	return names.New(list, texts...)
}

// columnLabel is a column's name in words, without an initial of the table: "name" for pName of Player.
func columnLabel(read *names.Reader, table, name string) string {
	parts := names.Split(name)
	if len(parts) > 1 && len(parts[0]) == 1 && strings.HasPrefix(strings.ToLower(table), parts[0]) &&
		!strings.ContainsAny(name, "_- ") {
		return read.Read(name[1:])
	}
	return read.Read(name)
}
