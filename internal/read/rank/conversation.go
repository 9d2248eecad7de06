package rank

import (
	"context"
	_ "embed"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/decode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/words"
)

// The decoder reads a turn together with the previous query, as one text. Its readings compete with that query as
// changed by the turn, and with the readings of the turn alone.

// jointTurn holds the weights of the evidence for a turn of a conversation. training/decode/joint.py fits them to
// conversations that the decoder was not trained on.
var jointTurn = ParseJoint(jointTurnFile)

//go:embed joint-turn.tsv
var jointTurnFile string

// weighConversation reweights a turn's candidates by how the decoder reads the whole conversation, and adds the
// decoder's readings.
func (p *Parser) weighConversation(ctx context.Context, in parse.Input, r *orderedReadings, out *parse.Parsed) error {
	whole, all, u, err := p.conversationUnion(ctx, in, r, out)
	if err != nil || u == nil {
		return err
	}
	u.distribute(jointTurn.probabilities(u), all, out)
	known := len(out.Candidates)
	for i, x := range all {
		if i < known {
			out.Candidates[i].P = x.p
			continue
		}
		x.used = sameTokens(whole, r.set.Question, x.used)
		out.Candidates = append(out.Candidates, p.candidate(r, x))
	}
	out.Candidates = parse.Merge(out.Candidates, len(out.Candidates))
	return nil
}

// conversationUnion groups a turn's candidates, and the decoder's readings of the whole conversation, by result. The
// union is nil if the decoder cannot read the conversation.
func (p *Parser) conversationUnion(ctx context.Context, in parse.Input, r *orderedReadings, out *parse.Parsed) (
	*link.Question, []triedReading, *Union, error) {
	if r.alone >= standsAlone || p.decoder == nil || in.Prober == nil || len(in.History) == 0 ||
		len(out.Candidates) == 0 || mayNeedTexts(in, r) || out.Candidates[0].Query.ReadsTexts() {
		return nil, nil, nil, nil
	}
	if q := in.History[len(in.History)-1].Query; q != nil && q.ReadsTexts() {
		return nil, nil, nil, nil // the decoder cannot write text conditions
	}
	turn := r.set.Question
	before := beforeTurn(turn.Catalog, in.History, turn.Text)
	q := link.NewAt(in.Clock, in.Schema, in.Values, joinTurns(before, turn.Text))
	found, err := p.decoded(ctx, &in, q, in.History[len(in.History)-1].Query)
	found = withoutPrevious(found, in.History, turn)
	if err != nil || len(found) == 0 {
		return nil, nil, nil, err
	}
	// The second pass cuts off the end of a text that is too long, so the turn comes first.
	whole := &orderedReadings{set: &propose.Set{Question: q}, roleScores: r.roleScores,
		asked: joinTurns(turn.Text, before)}
	best := make([]triedReading, len(out.Candidates))
	for i, c := range out.Candidates {
		best[i] = triedReading{reading: -1, query: c.Query, p: c.P, probe: parse.Probe{Fingerprint: c.Result}}
		if c.Result == "" { // not run
			best[i].probe.Fingerprint = c.Query.SUQL()
		}
	}
	all, share, err := p.tryDecoded(ctx, in, whole, best, found)
	if err != nil {
		return nil, nil, nil, err
	}
	u := unionOf(all, len(best), share, out)
	u.Question = whole.asked
	return q, all, u, p.addEvidence(ctx, in, whole, all, u)
}

// withoutPrevious returns the readings other than the previous query itself, if a turn names a value, which changes it.
func withoutPrevious(found []decode.Reading, history []parse.Turn, turn *link.Question) []decode.Reading {
	before := history[len(history)-1].Query
	if before == nil || !slices.ContainsFunc(turn.Atoms, func(a link.Atom) bool { return a.Mask != 0 }) {
		return found
	}
	text := before.SUQL()
	return slices.DeleteFunc(found, func(r decode.Reading) bool { return r.Query.SUQL() == text })
}

// Conversation returns a turn as the decoder reads it, together with what comes before it.
func Conversation(cat *link.Catalog, history []parse.Turn, turn string) string {
	return joinTurns(beforeTurn(cat, history, turn), turn)
}

// beforeTurn returns what the decoder reads before a turn: the previous query in words or, if that is unknown, as many
// of the earlier questions as fit.
func beforeTurn(cat *link.Catalog, history []parse.Turn, turn string) string {
	left := max(0, maxConversationWords-len(strings.Fields(turn)))
	if n := len(history); n > 0 && history[n-1].Query != nil {
		all := strings.Fields(previousWords(cat, history[n-1].Query))
		return strings.Join(all[:min(len(all), left)], " ")
	}
	before := ""
	for _, t := range slices.Backward(history) {
		if left -= len(strings.Fields(t.Question)); left < 0 {
			break
		}
		before = joinTurns(t.Question, before)
	}
	return before
}

// joinTurns joins two parts of a conversation, of which either may be empty.
func joinTurns(first, second string) string {
	if first == "" || second == "" {
		return first + second
	}
	return first + decode.TurnSeparator + second
}

// maxConversationWords is the maximum number of words in a turn and what precedes it.
const maxConversationWords = 46

// Parts of a statement that the decoder reads in a shorter form, as in the conversations that it learnt from.
var (
	datePartPattern     = regexp.MustCompile(`to_char\(([^():]+)(?:::\w+)?, '[-YMDQ"]+'\)|extract\(year from ([^():]+)(?:::\w+)?\)`)
	elementPattern      = regexp.MustCompile(`('(?:[^']|'')*') = ANY \(([^()]+)\)`)
	boundsPattern       = regexp.MustCompile(`(\S+) >= '(\d{4}-\d\d-\d\d)' AND (\S+) < '(\d{4}-\d\d-\d\d)'`)
	shortener           = strings.NewReplacer("::timestamp", "", "::date", "", "::numeric", "", " NULLS LAST", "")
	punctuationReplacer = strings.NewReplacer("(", " ", ")", " ", " * ", " ", "[", " ", "]", " ")
)

// previousWords puts a query into words from which its columns and values can be recognised.
func previousWords(cat *link.Catalog, q *query.Query) string {
	s := elementPattern.ReplaceAllString(datePartPattern.ReplaceAllString(inDays(q).SUQL(), "$1$2"), "$2 = $1")
	s = boundsPattern.ReplaceAllStringFunc(shortener.Replace(s), func(bounds string) string {
		m := boundsPattern.FindStringSubmatch(bounds)
		end, err := time.Parse(time.DateOnly, m[4])
		if m[1] != m[3] || err != nil {
			return bounds
		}
		return m[1] + " BETWEEN '" + m[2] + "' AND '" + end.AddDate(0, 0, -1).Format(time.DateOnly) + "'"
	})
	return punctuationReplacer.Replace(wording(cat, s))
}

// inDays returns a query whose conditions on a year or a month are on its days.
func inDays(q *query.Query) *query.Query {
	out := q.Clone()
	out.Where = nil
	for i, c := range q.Where {
		from, to := period(c)
		if to.IsZero() || c.Or || i+1 < len(q.Where) && q.Where[i+1].Or {
			out.Where = append(out.Where, c)
			continue
		}
		c.Item.Column.Part = ""
		for k, day := range []time.Time{from, to} {
			c.Op = []query.Op{query.GreaterEqual, query.Less}[k]
			c.Values = []query.Value{{Text: day.Format(time.DateOnly), First: -1, Last: -1}}
			out.Where = append(out.Where, c)
		}
	}
	return out
}

// period returns the year or month that a condition selects, to the day after it.
func period(c query.Condition) (from, to time.Time) {
	if c.Op != query.Equal || len(c.Values) != 1 || c.Item.IsFigure() {
		return from, to
	}
	var err error
	switch value := c.Values[0].Text; c.Item.Column.Part {
	case query.Year:
		from, err = time.Parse("2006", value)
		to = from.AddDate(1, 0, 0)
	case query.Month:
		from, err = time.Parse("2006-01", value)
		to = from.AddDate(0, 1, 0)
	}
	if err != nil {
		return time.Time{}, time.Time{}
	}
	return from, to
}

// standsAlone is the minimum probability for a turn to be read only as an independent question.
const standsAlone = .9

// sameTokens returns the tokens of a turn that a mask marks in the whole conversation.
func sameTokens(whole, turn *link.Question, marked link.Mask) (m link.Mask) {
	from := len(whole.Text) - len(turn.Text)
	for i, t := range whole.Tokens {
		if marked&(1<<uint(i)) == 0 {
			continue
		}
		at := slices.IndexFunc(turn.Tokens, func(o words.Token) bool { return o.Start == t.Start-from })
		if at >= 0 {
			m |= 1 << uint(at)
		}
	}
	return m
}
