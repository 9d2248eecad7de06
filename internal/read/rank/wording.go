package rank

import (
	"regexp"
	"strings"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/roles"
)

// reToken matches a string literal, a name with its qualifier, or a run of anything else.
var reToken = regexp.MustCompile(`'(?:[^']|'')*'|(?:"(?:[^"]|"")*"|\w+)(?:\.(?:"(?:[^"]|"")*"|\w+))*|[^\s\w'"]+`)

// reJoin matches a join condition, which the tables imply.
var reJoin = regexp.MustCompile(`^ON \S+ = \S+ ?`)

// wording returns a statement as input for the encoder: with names in words, and without join conditions.
func wording(cat *link.Catalog, statement string) string {
	var b strings.Builder
	for statement != "" {
		if at := reJoin.FindStringIndex(statement); at != nil {
			statement = statement[at[1]:]
			continue
		}
		at := reToken.FindStringIndex(statement)
		if at == nil {
			break
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(spokenToken(cat, statement[at[0]:at[1]]))
		statement = strings.TrimLeft(statement[at[1]:], " \n\t")
	}
	return b.String()
}

func spokenToken(cat *link.Catalog, token string) string {
	if token[0] == '\'' {
		return strings.Trim(token, "'")
	}
	name := strings.ReplaceAll(token, `"`, "")
	table, column, qualified := strings.Cut(name, ".")
	if !qualified {
		table, column = "", name
	}
	for _, t := range cat.Tables {
		if !qualified && strings.EqualFold(t.Name, name) {
			return roles.SpokenName(t.Meaning(), t.Name)
		}
		if qualified && !strings.EqualFold(t.Name, table) {
			continue
		}
		for _, c := range t.Columns {
			if !strings.EqualFold(c.Name, column) {
				continue
			}
			if columnName := roles.SpokenName(c.Meaning(), c.Name); !qualified {
				return columnName
			} else {
				return roles.SpokenName(t.Meaning(), t.Name) + " " + columnName
			}
		}
	}
	return strings.ToLower(name)
}
