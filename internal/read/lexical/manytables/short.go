package manytables

import (
	"regexp"
	"strings"

	"github.com/ask-surely/surely/internal/words"
)

// phrasings returns a training question and, for every other one, what people who type little would make of it: full
// sentences are still what most is learnt from.
func phrasings(question string) []string {
	if words.Hash(question)>>40%2 == 0 {
		return []string{question}
	}
	if short := shorten(question); short != "" && short != question {
		return []string{question, short}
	}
	return []string{question}
}

// shorten says a question in fewer words, as far as plain rules can: "average price by grape" for "What is the
// average price of the wines for each grape?". What can be said in several ways is decided by chance, which the
// question itself makes. What stands in quotes stays.
func shorten(question string) string {
	chance := words.Hash(question)
	kept := inQuotes.FindAllString(question, -1)
	s := inQuotes.ReplaceAllLiteralString(question, quoteMark)
	s = strings.TrimRight(strings.TrimSpace(s), "?. ")
	for _, r := range shortenings {
		chance = mix(chance, uint64(len(s)))
		s = r.long.ReplaceAllString(s, r.ways[chance%uint64(len(r.ways))])
	}
	s = strings.ReplaceAll(strings.Join(strings.Fields(s), " "), " ,", ",")
	for _, k := range kept {
		s = strings.Replace(s, quoteMark, k, 1)
	}
	return s
}

const quoteMark = "\x01"

var inQuotes = regexp.MustCompile(`"[^"]*"|'[^']*'|“[^”]*”|‘[^’]*’`)

// shortening replaces what is said at length in one of several ways, all equally likely; $0 keeps it.
type shortening struct {
	long *regexp.Regexp
	ways []string
}

func shorter(long string, ways ...string) shortening {
	return shortening{regexp.MustCompile(`(?i)` + long), ways}
}

// shortenings are applied one after the other.
var shortenings = []shortening{
	// How a question begins.
	shorter(`^(please |can you |could you )+`, ""),
	shorter(`^what (is|are|was|were) the (different |distinct )?(\w+) of all (the )?(different |distinct )?`,
		"$2$3 of $5"),
	shorter(`^how many ([^,]*?) (are|were|is|was) there\b`, "number of $1", "$1 count", "how many $1", "count of $1"),
	shorter(`^how many (\w+|\w+ \w+) (have|has|had) `, "number of $1 with ", "how many $1 with ", "count $1 with "),
	shorter(`^how many (\w+) (are|were) `, "number of $1 ", "how many $1 ", "count $1 "),
	shorter(`^(count|find|show|return|give|list|compute|calculate|what (is|are)|tell)( me| us)?( the)? number of `,
		"number of ", "count of ", "how many ", "count "),
	shorter(`^(what|which|who) (is|are|was|were)( all)?( of)?( the)? `, ""),
	shorter(`^(find|list|show|give|return|display|tell|select|report|get|compute|calculate|state|retrieve|identify|provide|present|fetch)( out| down)?( me| us)?( all| both)?( of)?( the)? `, "", "", "show ", "list "),
	shorter(`^(which|what) (\w+) (has|have|had) `, "$2 with ", "$0", "which $2 has "),
	shorter(`^(which|what) (\w+) (is|are|was|were) `, "$2 ", "which $2 "),
	shorter(`^(which|what) (\w+) `, "$2 ", "$0"),
	shorter(`^for (each|every) (\w+), (find|list|show|give|return|display|tell me|what is|what are)( the)? `, "per $2, ",
		"by $2: ", "$0"),
	// Filling.
	shorter(`\b(are|is|were|was) there\b|\bdo we have\b|\bin (the|our) (database|records?|system)\b|\b(respectively|corresponding|along with their)\b`, ""),
	shorter(`\bof all( of)?( the)? `, "of "),
	shorter(`\b(for|of|in|at|by|to|from) (each|every)( of the| different)? `, "by ", "per ", "for each ", "by each "),
	shorter(`\b(each|every) of the `, "each "),
	// Clauses.
	shorter(`\b(that|who|which) (do not|don't|does not|did not|didn't) (have|own) (any |a )?`, "without ", "with no "),
	shorter(`\b(that|who|which) (have|has|had) (a|an|the|no|at|both|more|less|fewer|most|some|over|two|three|\d+) `,
		"with $3 ", "with $3 ", "having $3 "),
	shorter(`\b(that|who|which) (are|is|was|were) `, ""),
	shorter(`\b(having|with) (a |an |the )?`, "with "),
	shorter(`\bwhose (\w+|\w+ \w+) (is|are|was|were) `, "with $1 ", "where $1 is ", "with $1 "),
	// Amounts.
	shorter(`\bthe (largest|highest|greatest|most|maximum) number of `, "most "),
	shorter(`\bthe (smallest|lowest|least|fewest|minimum) number of `, "fewest ", "least "),
	shorter(`\b(more|greater|larger|higher|bigger) than (\d)`, "over $2", "above $2", "more than $2", "> $2"),
	shorter(`\b(less|smaller|lower|fewer) than (\d)`, "under $2", "below $2", "less than $2", "< $2"),
	shorter(`\bat least (\w+)\b`, "$1 or more", "at least $1", "at least $1"),
	// Order.
	shorter(`,? ?\b(in|by) (ascending |the )*(alphabetical|lexicographical|alphabetic) order( of( their| the)?)? ?$`,
		" alphabetically", " in alphabetical order"),
	shorter(`,? ?\b(sorted|ordered|and sort them|and order them|sort the results?|order the results?|listed) (in|by) (the |their )*`, " sorted by ", " by ", " ordered by "),
	shorter(`,? ?\bin (descending|ascending) order of (the |their )?([\w ]+)$`, " by $3 $1", " sorted by $3, $1",
		" by $1 $3"),
	shorter(`\bin (descending|ascending) order$`, "$1"),
	// What goes without saying: the names of whom, the prices of what.
	shorter(`^(list |show )?(the )?names? of (the |all |all the )?(\w+) (who|that|whose|with|without|from|in) `,
		"$1$4 $5 ", "$0", "$0"),
	shorter(`\b(average|maximum|minimum|total) (\w+) of (the )?\w+ (by|per) `, "$1 $2 $4 "),
	// Small words.
	shorter(`\b(their|its|the|an|a|all|any) `, ""),
	shorter(`[.?] `, ", "),
	shorter(`[.?!]$|^(is|are|was|were) (the )?`, ""),
}
