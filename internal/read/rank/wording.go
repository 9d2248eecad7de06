package rank

import (
	"regexp"
	"strings"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/roles"
)

// token matches a string literal, a name with its qualifier, or a run of anything else.
var token = regexp.MustCompile(`'(?:[^']|'')*'|(?:"(?:[^"]|"")*"|\w+)(?:\.(?:"(?:[^"]|"")*"|\w+))*|[^\s\w'"]+`)

// joined matches a join condition, which the tables imply.
var joined = regexp.MustCompile(`^ON \S+ = \S+ ?`)

// wording returns a statement as input for the encoder: with names in words, and without join conditions.
func wording(cat *link.Catalog, statement string) string {
	var b strings.Builder
	for statement != "" {
		if at := joined.FindStringIndex(statement); at != nil {
			statement = statement[at[1]:]
			continue
		}
		at := token.FindStringIndex(statement)
		if at == nil {
			break
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(spoken(cat, statement[at[0]:at[1]]))
		statement = strings.TrimLeft(statement[at[1]:], " \n\t")
	}
	return b.String()
}

func spoken(cat *link.Catalog, token string) string {
	if token[0] == '\'' {
		return strings.Trim(token, "'")
	}
	name := strings.ReplaceAll(token, `"`, "")
	of, column, qualified := strings.Cut(name, ".")
	if !qualified {
		of, column = "", name
	}
	for _, t := range cat.Tables {
		if !qualified && strings.EqualFold(t.Name, name) {
			return roles.Spoken(t.Meaning(), t.Name)
		}
		if qualified && !strings.EqualFold(t.Name, of) {
			continue
		}
		for _, c := range t.Columns {
			if !strings.EqualFold(c.Name, column) {
				continue
			}
			if said := roles.Spoken(c.Meaning(), c.Name); !qualified {
				return said
			} else {
				return roles.Spoken(t.Meaning(), t.Name) + " " + said
			}
		}
	}
	return strings.ToLower(name)
}
