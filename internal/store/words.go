package store

import (
	"strings"

	"github.com/ask-surely/surely/internal/words/names"
)

// readerOf reads the names of a database's tables and columns, using the words in them and in their comments.
func readerOf(shapes []*shape) *names.Reader {
	var list, said []string
	for _, s := range shapes {
		list, said = append(list, s.name), append(said, s.comment)
		for _, c := range s.columns {
			list, said = append(list, c.name), append(said, c.comment)
		}
	}
	return names.New(list, said...)
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
