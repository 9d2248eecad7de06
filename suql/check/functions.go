package check

import (
	"regexp"
	"sort"
	"strings"
)

// Function is a function that SUQL may call. No other function may be called on either database.
type Function struct {
	Name     string
	Args     []Type
	Variadic bool // the last argument may be repeated
	Result   Type

	Aggregate     bool
	Window        bool // needs OVER
	ReturnsSet    bool // returns a set of rows
	WithinGroup   bool // takes its values from WITHIN GROUP (ORDER BY …)
	TakesStar     bool // is called with a star
	RejectsLists  bool // takes no lists
	NeedsOrder    bool // an aggregate that takes only types with an order: no booleans, no JSON
	TextArguments bool // casts arguments of any type to text
	Internal      bool // used only in statements that the engine makes
	ReadsText     bool // answer or summary: decided by a reader, not by the database
	PostgresOnly  bool // only PostgreSQL has it

	// SQLite is the pattern of the call in SQLite; empty if the printer handles it. $1, $2 … are the arguments, $* all of
	// them; {sum} is SQLite's aggregate of that name over the same rows.
	SQLite string
}

// signatures lists the functions that both databases compute: name(argument types) result flags = SQLite. Without the
// equals sign, the printer handles the function. A line with alternatives separated by | stands for a function with the
// first alternative everywhere, one with the second, and so on.
const signatures = `
answer(text|text[], text) text read
summary(text|text[]) text read
open_at(text, text) bool

length|char_length|character_length(text) int = length($1)
lower|upper(text) text = pg_lower|pg_upper($1)
substring(text, text) text = pg_regexp_substring($1, $2)
substring|substr(text, int) text = pg_substr($1, $2)
substring|substr(text, int, int) text = pg_substr($1, $2, $3)
left|right(text, int) text = pg_left|pg_right($1, $2)
position|strpos(text, text) int = instr($1, $2)
btrim|ltrim|rtrim(text) text = trim|ltrim|rtrim($1)
btrim|ltrim|rtrim(text, text) text = trim|ltrim|rtrim($1, $2)
replace(text, text, text) text = replace($1, $2, $3)
repeat(text, int) text = pg_repeat($1, $2)
split_part(text, text, int) text = pg_split_part($1, $2, $3)
concat(any...) text texts = concat($*)
concat_ws(text, any...) text texts = concat_ws($*)
starts_with(text, text) bool = (substr($1, 1, length($2)) = $2)

abs(float8|int|numeric) float8|int|numeric = abs($1)
ceil|ceiling|floor|trunc(float8) float8 = ceil|ceil|floor|trunc($1)
ceil|ceiling|floor|trunc(numeric) numeric = ceil|ceil|floor|trunc($1)
round(float8) float8 = pg_rint($1)
round(numeric) numeric = pg_round($1, 0)
round(numeric, int) numeric = pg_round($1, $2)
sign(float8|numeric) float8|numeric = sign($1)
mod(int|numeric, int|numeric) int|numeric = pg_mod($1, $2)
power|pow(float8, float8) float8 = pg_power($1, $2)
power|pow(numeric, numeric) numeric = pg_power($1, $2)
sqrt(float8|numeric) float8|numeric = pg_power($1, 0.5)
exp|ln|log|log10(float8) float8 = pg_math('exp'|'ln'|'log'|'log', $1)
exp|ln|log|log10(numeric) numeric = pg_math('exp'|'ln'|'log'|'log', $1)

now() timestamptz
age(timestamptz|timestamp, timestamptz|timestamp) interval = pg_age($1, $2)
extract(text, date|timestamp) numeric = pg_extract('date'|'timestamp', $1, $2)
extract(text, timestamptz|time|interval) numeric = pg_extract('timestamptz'|'time'|'interval', $1, $2)
date_part(text, date|timestamp) float8 = pg_extract('date'|'timestamp', $1, $2)
date_part(text, timestamptz|time|interval) float8 = pg_extract('timestamptz'|'time'|'interval', $1, $2)
date_trunc(text, timestamptz|timestamp) timestamptz|timestamp = pg_date_trunc($1, $2)
to_char(timestamptz|timestamp, text) text = pg_to_char($1, $2)
to_date(text, text) date = pg_to_date($1, $2)

array_length(anyarray, int) int = CASE $2 WHEN 1 THEN nullif(json_array_length($1), 0) END
cardinality(anyarray) int = json_array_length($1)
array_to_string(text[], text) text = coalesce(pg_join($1, $2), substr($1, 1, 0))
unnest(anyarray) anyelement set = $1

count(*) int agg = {count}
count(any) int agg = {count}
sum(int|float8) int|float8 agg = {sum}
sum(numeric) numeric agg = pg_num({sum})
avg(int|numeric) numeric|numeric agg = pg_mean({avg})
avg(float8) float8 agg = {avg}
min|max(anyelement) anyelement agg ordered = {min}|{max}
string_agg(text, text) text agg
array_agg(anyelement) anyarray agg scalar
bool_and|every|bool_or(bool) bool agg = {min}|{min}|{max}
percentile_cont(float8, float8) float8 agg within = {percentile_cont}

surely_lookup(int, int, any, text) text internal = surely_lookup($*)
surely_match(int, int, any, text) bool internal = surely_lookup($*)
surely_row(any...) other internal
surely_rows(other) other agg internal = {json_group_array}

row_number|rank|dense_rank() int win = {row_number}|{rank}|{dense_rank}
percent_rank|cume_dist() float8 win = {percent_rank}|{cume_dist}
ntile(int) int win = {ntile}
lag|lead(anyelement) anyelement win = {lag}|{lead}
stddev|stddev_samp|variance|var_samp(numeric) numeric agg = pg_deviation(0.5|0.5|1|1, {json_group_array})
stddev|stddev_samp|variance|var_samp(float8) float8 agg = pg_deviation(0.5|0.5|1|1, {json_group_array})
first_value|last_value(anyelement) anyelement win = {first_value}|{last_value}
nth_value(anyelement, int) anyelement win = {nth_value}
`

// postgresSignatures lists the functions that only PostgreSQL has, in the format of signatures. The type other stands
// for types that only PostgreSQL checks.
const postgresSignatures = `
initcap|lpad|rpad|reverse|regexp_match|regexp_split_to_array|string_to_array|array_to_string(other...) other
regexp_like(other...) bool
regexp_replace(text, text, text) text
regexp_replace(text, text, text, text) text
like_escape(text, text) text
make_date(int, int, int) date
to_timestamp(float8) timestamptz
pi|degrees|radians|sin|cos|tan|asin|acos|atan|atan2(other...) float8
to_char(int|numeric|float8, text) text
to_timestamp(text, text) timestamptz
trunc(numeric, int) numeric
date_trunc(text, interval) interval
timezone|array_position|json_array_length|jsonb_array_length(other...) other
json_array_elements_text|jsonb_array_elements_text(other) text set
generate_series(int, int) int set
generate_series(int, int, int) int set
generate_series(timestamptz|timestamp, timestamptz|timestamp, interval) timestamptz|timestamp set
sum|avg(interval) interval agg
corr(float8, float8) float8 agg
stddev_pop|var_pop(numeric) numeric agg
stddev_pop|var_pop(float8) float8 agg
lag|lead(anyelement, int) anyelement win
lag|lead(anyelement, int, anyelement) anyelement win
percentile_disc(float8, anyelement) anyelement agg within
mode(anyelement) anyelement agg within
`

var alternatives = regexp.MustCompile(`[\w\[\]{}'.]+(\|[\w\[\]{}'.]+)+`)

var functionsByName, functionNames = func() (map[string][]*Function, []string) {
	all := map[string][]*Function{}
	parse := func(lines string, postgresOnly bool) {
		for line := range strings.SplitSeq(strings.TrimSpace(lines), "\n") {
			for i := range 1 + strings.Count(alternatives.FindString(line), "|") {
				alternative := func(s string) string { return strings.Split(s, "|")[i] }
				if f := parseFunction(alternatives.ReplaceAllStringFunc(line, alternative)); f != nil {
					f.PostgresOnly = postgresOnly
					all[f.Name] = append(all[f.Name], f)
				}
			}
		}
	}
	parse(signatures, false)
	parse(postgresSignatures, true)
	var names []string
	for name, fs := range all {
		if !fs[0].Internal {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return all, names
}()

// IsAggregate reports whether a function computes one value from many rows.
func IsAggregate(name string) bool {
	return len(functionsByName[name]) > 0 && functionsByName[name][0].Aggregate
}

// parseFunction parses a line of signatures, or returns nil for an empty one. It panics on errors, so that every test
// fails.
func parseFunction(line string) *Function {
	head, sql, _ := strings.Cut(line, " = ")
	name, rest, ok := strings.Cut(head, "(")
	if !ok {
		return nil
	}
	args, rest, _ := strings.Cut(rest, ")")
	words := strings.Fields(rest)
	f := &Function{Name: name, Result: parseType(words[0]), SQLite: strings.TrimSpace(sql)}
	for a := range strings.SplitSeq(args, ",") {
		a = strings.TrimSpace(a)
		switch {
		case a == "":
			continue
		case a == "*":
			f.TakesStar = true
			continue
		}
		a, f.Variadic = strings.CutSuffix(a, "...")
		f.Args = append(f.Args, parseType(a))
	}
	flags := map[string]*bool{"agg": &f.Aggregate, "win": &f.Window, "set": &f.ReturnsSet, "within": &f.WithinGroup,
		"scalar": &f.RejectsLists, "ordered": &f.NeedsOrder, "texts": &f.TextArguments, "read": &f.ReadsText, "internal": &f.Internal}
	for _, w := range words[1:] {
		*flags[w] = true
	}
	return f
}

func parseType(w string) Type {
	switch w {
	case "any":
		return Type{Kind: anyKind}
	case "anyelement":
		return Type{Kind: anyElement}
	case "anyarray":
		return Type{Kind: anyList}
	case "other":
		return Type{Kind: Other}
	}
	name, list := strings.CutSuffix(w, "[]")
	kind, ok := castNames[name]
	if !ok {
		panic("function table: " + w)
	}
	return Type{Kind: kind, List: list}
}
