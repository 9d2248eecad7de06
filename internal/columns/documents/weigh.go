package documents

import (
	"cmp"
	_ "embed"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// model holds the weights of features. Features that depend on the kind of question or the format of the answer have a
// list of weights.
type model struct {
	IsCell            float64
	CellRow, SpanRow  rowWeights
	CellHeader        float64 // share of its header's words in the question
	CellFocus         float64 // its header has the question's focus
	CellInQuestion    float64 // share of its words in the question
	CellAllInQuestion float64
	CellRest          float64 // coverage of the question by the rest of the row
	CellRestGap       float64
	CellPassage       float64 // coverage by its passage
	CellPassageGap    float64 // minus that of the best passage
	CellIsFocus       float64
	CellFirst         float64
	CellLength        float64
	CellForm          [kindCount][formCount]float64
	CellFocusForm     [formCount]float64
	SpanScore         float64
	SpanGap           float64
	SpanRank          [maxSpans]float64
	SpanPassage       float64 // coverage by its passage
	SpanPassageGap    float64
	SpanJoined        float64 // coverage by its passage and row together
	SpanSentence      float64
	SpanSentenceGap   float64
	SpanInQuestion    float64
	SpanAllInQuestion float64
	SpanName          float64 // equal to the cell that names its document
	SpanIsCell        float64 // equal to another cell of the row
	SpanHeader        float64 // share of the naming column's header in the question
	SpanLength        float64
	SpanFirst         float64 // in the first sentence of the passage
	SpanPairs         float64
	SpanForm          [kindCount][formCount]float64
	SpanScoreFor      [kindCount]float64
	IsQuery           float64
	QueryLog          float64
	QueryUnused       float64 // number of unused words of the question
	QueryEmpty        float64
	QueryBare         float64 // has no conditions, order or groups
	QueryReads        float64 // reads the table of documents
	AgreesCell        float64 // a query with the same value as a cell candidate
	AgreesQuery       float64 // a span or cell with the same value as a query
	AlonePassage      float64 // if no row names the document: coverage minus that of the best passage
	AloneQuote        float64
}

// rowWeights holds the weights of the features of a candidate's row.
type rowWeights struct {
	Rank                           [5]float64
	Gap, Joined, Cells, Pairs, All float64
}

//go:embed weights.json
var weightsFile []byte

// embeddedModel loads the weights. Those for cells and spans were trained on OTT-QA; the others were set by hand.
var embeddedModel = sync.OnceValues(func() (*model, error) {
	m := &model{}
	return m, json.Unmarshal(weightsFile, m)
})

// rank returns the candidates' answers, best first. Equal answers are represented by the likeliest of them, with the
// sum of their probabilities.
func rank(all []candidate) []Answer {
	p := make([]float64, len(all))
	for i := range all {
		p[i] = all[i].score
	}
	learn.Softmax(p)
	var out []Answer
	indexes, topProbability := map[string]int{}, map[string]float64{}
	for i := range all {
		if all[i].Kind == None {
			continue
		}
		key := Key(all[i].Values)
		k, exists := indexes[key]
		if !exists {
			k = len(out)
			indexes[key], out = k, append(out, all[i].Answer)
		}
		sum := out[k].Confidence + p[i]
		if p[i] > topProbability[key] {
			topProbability[key], out[k] = p[i], all[i].Answer
		}
		out[k].Confidence = sum
	}
	slices.SortStableFunc(out, func(a, b Answer) int { return cmp.Compare(b.Confidence, a.Confidence) })
	return out
}

// Key returns the same key for equal answers, regardless of the order of values and the format of numbers.
func Key(values []string) string {
	keys := make([]string, len(values))
	for i, v := range values {
		if x, err := strconv.ParseFloat(strings.ReplaceAll(strings.TrimSpace(v), ",", ""), 64); err == nil {
			keys[i] = strconv.FormatFloat(x, 'g', 9, 64)
		} else if keys[i] = reader.NormalizeAnswer(v); keys[i] == "" {
			keys[i] = strings.TrimSpace(v)
		}
	}
	slices.Sort(keys)
	return strings.Join(slices.Compact(keys), "\x00")
}
