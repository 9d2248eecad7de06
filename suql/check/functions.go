package check

import (
	"regexp"
	"slices"
	"sort"
	"strings"
)

// Function is a function SUQL may call; the list is the allow-list on both databases.
type Function struct {
	Name     string
	Args     []Type
	Variadic bool // the last argument may repeat
	Result   Type

	Aggregate bool
	Window    bool // needs OVER
	Set       bool // returns a set of rows
	Within    bool // takes its values from WITHIN GROUP (ORDER BY …)
	Star      bool // is called with a star
	Scalar    bool // takes no lists
	Ordered   bool // takes ordered types, for aggregates: no booleans, no JSON
	Texts     bool // its arguments of any type become text
	Internal  bool // only in derived statements
	Text      bool // answer or summary: decided by a reader, not by the database

	// SQLite is the form of the call in SQLite; empty if the printer handles it or SQLite has no equivalent. $1, $2 …
	// are the arguments, $* all of them; {sum} is SQLite's aggregate of that name over the same rows, {sum(…)} over
	// something else.
	SQLite string

	// Names and Columns are the columns of a function in FROM with several.
	Names   []string
	Columns []Type
}

// signatures lists the functions: name(argument types) result flags = SQLite. Without an equals
// sign the printer knows how to print it. If a line has alternatives separated by |, it represents
// a function with the first of each, one with the second of each and so on.
const signatures = `
answer(text|text[], text) text read
summary(text|text[]) text read
open_at(text, text) bool = pg_open_at($1, $2)

length|char_length|character_length(text) int4 = length($1)
lower(text) text = pg_lower($1)
upper(text) text = pg_upper($1)
initcap(text) text = pg_initcap($1)
substring|substr(text, int4) text = pg_substr($1, $2)
substring|substr(text, int4, int4) text = pg_substr($1, $2, $3)
substring(text, text) text = pg_regexp_substring($1, $2)
left(text, int4) text = pg_left($1, $2)
right(text, int4) text = pg_right($1, $2)
position|strpos(text, text) int4 = instr($1, $2)
btrim(text) text = trim($1)
btrim(text, text) text = trim($1, $2)
ltrim(text) text = ltrim($1)
ltrim(text, text) text = ltrim($1, $2)
rtrim(text) text = rtrim($1)
rtrim(text, text) text = rtrim($1, $2)
replace(text, text, text) text = replace($1, $2, $3)
lpad(text, int4) text = pg_lpad($1, $2, ' ')
lpad(text, int4, text) text = pg_lpad($1, $2, $3)
rpad(text, int4) text = pg_rpad($1, $2, ' ')
rpad(text, int4, text) text = pg_rpad($1, $2, $3)
repeat(text, int4) text = pg_repeat($1, $2)
reverse(text) text = pg_reverse($1)
split_part(text, text, int4) text = pg_split_part($1, $2, $3)
concat(any...) text texts = concat($*)
concat_ws(text, any...) text texts = concat_ws($*)
starts_with(text, text) bool = pg_starts_with($1, $2)
regexp_replace(text, text, text) text = pg_regexp_replace($1, $2, $3, '')
regexp_replace(text, text, text, text) text = pg_regexp_replace($1, $2, $3, $4)
regexp_match(text, text) text[] = pg_regexp_match($1, $2, '')
regexp_match(text, text, text) text[] = pg_regexp_match($1, $2, $3)
regexp_like(text, text) bool = pg_regexp($1, $2, '')
regexp_like(text, text, text) bool = pg_regexp($1, $2, $3)
regexp_split_to_array(text, text) text[] = pg_regexp_split($1, $2, '')
regexp_split_to_array(text, text, text) text[] = pg_regexp_split($1, $2, $3)
string_to_array(text, text) text[] = pg_string_to_array($1, $2, NULL)
string_to_array(text, text, text) text[] = pg_string_to_array($1, $2, $3)
like_escape(text, text) text

abs(int4|int8|float8) int4|int8|float8 = abs($1)
abs(numeric) numeric = pg_num_abs($1)
ceil|ceiling(numeric) numeric = pg_num_ceil($1)
ceil|ceiling(float8) float8 = ceil($1)
floor(numeric) numeric = pg_num_floor($1)
floor(float8) float8 = floor($1)
round(numeric) numeric = pg_num_round($1, 0)
round(numeric, int4) numeric = pg_num_round($1, $2)
round(float8) float8 = pg_rint($1)
trunc(numeric) numeric = pg_num_trunc($1, 0)
trunc(numeric, int4) numeric = pg_num_trunc($1, $2)
trunc(float8) float8 = trunc($1)
sign(numeric) numeric = pg_num_sign($1)
sign(float8) float8 = CAST(sign($1) AS REAL)
mod(int4|int8, int4|int8) int4|int8 = pg_mod($1, $2)
mod(numeric, numeric) numeric = pg_num_mod($1, $2)
power|pow(float8, float8) float8 = pg_power($1, $2)
power|pow(numeric, numeric) numeric = pg_num_power($1, $2)
sqrt(float8) float8 = pg_sqrt($1)
sqrt(numeric) numeric = pg_num_sqrt($1)
exp(float8) float8 = pg_math('exp', $1)
exp(numeric) numeric = pg_num_math('exp', $1)
ln(float8) float8 = pg_math('ln', $1)
ln(numeric) numeric = pg_num_math('ln', $1)
log|log10(float8) float8 = pg_math('log', $1)
log|log10(numeric) numeric = pg_num_math('log', $1)
pi() float8 = pi()
degrees(float8) float8 = degrees($1)
radians(float8) float8 = radians($1)
sin(float8) float8 = sin($1)
cos(float8) float8 = cos($1)
tan(float8) float8 = tan($1)
asin(float8) float8 = asin($1)
acos(float8) float8 = acos($1)
atan(float8) float8 = atan($1)
atan2(float8, float8) float8 = atan2($1, $2)

now() timestamptz = pg_now()
age(timestamp|timestamptz, timestamp|timestamptz) interval = pg_age($1, $2)
age(timestamp|timestamptz) interval = pg_age(pg_date(pg_now()), $1)
extract(text, date) numeric = pg_extract('date', $1, $2)
extract(text, timestamp) numeric = pg_extract('timestamp', $1, $2)
extract(text, timestamptz) numeric = pg_extract('timestamp with time zone', $1, $2)
extract(text, time) numeric = pg_extract('time', $1, $2)
extract(text, interval) numeric = pg_extract('interval', $1, $2)
date_part(text, date|timestamp) float8 = CAST(pg_extract('timestamp', $1, $2) AS REAL)
date_part(text, timestamptz) float8 = CAST(pg_extract('timestamp with time zone', $1, $2) AS REAL)
date_part(text, time) float8 = CAST(pg_extract('time', $1, $2) AS REAL)
date_part(text, interval) float8 = CAST(pg_extract('interval', $1, $2) AS REAL)
date_trunc(text, timestamp|timestamptz) timestamp|timestamptz = pg_date_trunc($1, $2)
date_trunc(text, interval) interval = pg_interval_trunc($1, $2)
make_date(int4, int4, int4) date = pg_make_date($1, $2, $3)
to_char(timestamp|timestamptz, text) text = pg_to_char_time($1, $2)
to_char(int4|int8|numeric, text) text = pg_to_char_number($1, $2)
to_char(float8, text) text = pg_to_char_number(pg_num_float($1), $2)
to_date(text, text) date = pg_date(pg_to_timestamp($1, $2))
to_timestamp(text, text) timestamptz = pg_to_timestamp($1, $2)
to_timestamp(float8) timestamptz = pg_epoch($1)
timezone(text, timestamp) timestamptz = pg_timezone($1, $2, -1)
timezone(text, timestamptz) timestamp = pg_timezone($1, $2, 1)

array_length(anyarray, int4) int4 = pg_array_length($1, $2)
cardinality(anyarray) int4 = json_array_length($1)
array_position(anyarray, anyelement) int4 = pg_array_position($1, $2)
array_to_string(anyarray, text) text
array_to_string(anyarray, text, text) text
unnest(anyarray) anyelement set = $1
generate_series(int4|int8, int4|int8) int4|int8 set = pg_series($1, $2, 1)
generate_series(int4|int8, int4|int8, int4|int8) int4|int8 set = pg_series($1, $2, $3)
generate_series(timestamp, timestamp, interval) timestamp set = pg_series_time($1, $2, $3)
generate_series(timestamptz, timestamptz, interval) timestamptz set = pg_series_time($1, $2, $3)
json_array_length(json) int4 = json_array_length($1)
jsonb_array_length(jsonb) int4 = json_array_length($1)
json_array_elements_text(json) text set = pg_json_elements($1)
jsonb_array_elements_text(jsonb) text set = pg_json_elements($1)

count(*) int8 agg = {count}
count(any) int8 agg = {count}
sum(int4|float8) int8|float8 agg = {sum}
sum(int8) numeric agg = pg_num({sum})
sum(numeric) numeric agg = pg_sum({json_group_array})
sum(interval) interval agg = pg_sum_interval({json_group_array})
avg(int4|int8) numeric agg = pg_avg({sum}, {count})
avg(numeric) numeric agg = pg_mean({json_group_array})
avg(float8) float8 agg = {avg}
avg(interval) interval agg = pg_mean_interval({json_group_array})
min(anyelement) anyelement agg ordered = {min}
max(anyelement) anyelement agg ordered = {max}
string_agg(text, text) text agg = {group_concat}
array_agg(anyelement) anyarray agg scalar
bool_and|every(bool) bool agg = {min}
bool_or(bool) bool agg = {max}
stddev(int4|int8|numeric) numeric agg = pg_deviation('stddev_samp', {json_group_array})
stddev|stddev_samp(float8) float8 agg = pg_deviation_float('stddev_samp', {json_group_array})
stddev_samp(int4|int8|numeric) numeric agg = pg_deviation('stddev_samp', {json_group_array})
stddev_pop(int4|int8|numeric) numeric agg = pg_deviation('stddev_pop', {json_group_array})
stddev_pop(float8) float8 agg = pg_deviation_float('stddev_pop', {json_group_array})
variance(int4|int8|numeric) numeric agg = pg_deviation('var_samp', {json_group_array})
variance|var_samp(float8) float8 agg = pg_deviation_float('var_samp', {json_group_array})
var_samp(int4|int8|numeric) numeric agg = pg_deviation('var_samp', {json_group_array})
var_pop(int4|int8|numeric) numeric agg = pg_deviation('var_pop', {json_group_array})
var_pop(float8) float8 agg = pg_deviation_float('var_pop', {json_group_array})
corr(float8, float8) float8 agg = pg_corr({json_group_array(json_array($1, $2))})
percentile_cont(float8, float8) float8 agg within = pg_percentile_cont($1, {json_group_array($2)})
percentile_disc(float8, anyelement) anyelement agg within
mode(anyelement) anyelement agg within

surely_lookup(int8, int8, any, text) text internal = surely_lookup($*)
surely_match(int8, int8, any, text) bool internal = surely_lookup($*)
surely_row(any...) json internal
surely_rows(json) json agg internal = {json_group_array}

row_number() int8 win = {row_number}
rank() int8 win = {rank}
dense_rank() int8 win = {dense_rank}
percent_rank() float8 win = {percent_rank}
cume_dist() float8 win = {cume_dist}
ntile(int4) int4 win = {ntile}
lag(anyelement) anyelement win = {lag}
lag(anyelement, int4) anyelement win = {lag}
lag(anyelement, int4, anyelement) anyelement win = {lag}
lead(anyelement) anyelement win = {lead}
lead(anyelement, int4) anyelement win = {lead}
lead(anyelement, int4, anyelement) anyelement win = {lead}
first_value(anyelement) anyelement win = {first_value}
last_value(anyelement) anyelement win = {last_value}
nth_value(anyelement, int4) anyelement win = {nth_value}
`

var alternatives = regexp.MustCompile(`[\w\[\]]+(\|[\w\[\]]+)+`)

var functions, functionNames = func() (map[string][]*Function, []string) {
	all := map[string][]*Function{}
	for _, line := range strings.Split(signatures, "\n") {
		if line == "" {
			continue
		}
		for i := range 1 + strings.Count(alternatives.FindString(line), "|") {
			one := func(s string) string { return strings.Split(s, "|")[i] }
			f := parseFunction(alternatives.ReplaceAllStringFunc(line, one))
			all[f.Name] = append(all[f.Name], f)
		}
	}
	var names []string
	for name, fs := range all {
		if !fs[0].Internal {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return all, names
}()

// Functions returns the names of the functions that a statement may call, sorted.
func Functions() []string { return slices.Clone(functionNames) }

// parseFunction parses a line of the table and panics on errors, which fails every test.
func parseFunction(line string) *Function {
	head, sql, _ := strings.Cut(line, " = ")
	f := &Function{SQLite: strings.TrimSpace(sql)}
	name, rest, _ := strings.Cut(head, "(")
	args, rest, _ := strings.Cut(rest, ")")
	words := strings.Fields(rest)
	f.Name, f.Result = name, typeWord(words[0])
	for _, a := range strings.Split(args, ",") {
		a = strings.TrimSpace(a)
		switch {
		case a == "":
			continue
		case a == "*":
			f.Star = true
			continue
		case strings.HasSuffix(a, "..."):
			f.Variadic = true
			a = strings.TrimSuffix(a, "...")
		}
		f.Args = append(f.Args, typeWord(a))
	}
	flags := map[string]*bool{"agg": &f.Aggregate, "win": &f.Window, "set": &f.Set, "within": &f.Within,
		"scalar": &f.Scalar, "ordered": &f.Ordered, "texts": &f.Texts, "read": &f.Text, "internal": &f.Internal}
	for _, w := range words[1:] {
		*flags[w] = true
	}
	return f
}

func typeWord(w string) Type {
	switch w {
	case "any":
		return Type{Kind: anyKind}
	case "anyelement":
		return Type{Kind: anyElement}
	case "anyarray":
		return Type{Kind: anyList}
	}
	name, list := strings.CutSuffix(w, "[]")
	kind, ok := castNames[name]
	if !ok {
		panic("function table: " + w)
	}
	return Type{Kind: kind, List: list}
}
