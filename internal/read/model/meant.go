package model

import (
	"maps"
	"strings"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/schema"
)

const (
	// maxTablesByMeaning is the maximum number of tables compared by meaning; each is encoded once and cached.
	maxTablesByMeaning = 2000
	// byMeaning is the weight of similar meaning relative to common words; neighbourShare is the share of its
	// neighbours' similarity that a table inherits, if it is joined with them.
	byMeaning      = 4
	neighbourShare = .8
)

// tableSimilarity returns how similar in meaning each table, or one joined with it, is to the question. It is empty
// without an encoder.
func (a *parseSession) tableSimilarity() map[*schema.Table]float64 {
	tables := a.in.Schema.Visible()
	tables = tables[:min(len(tables), maxTablesByMeaning)]
	texts := []string{a.in.Question}
	for _, t := range tables {
		texts = append(texts, inWords(t))
	}
	own := map[*schema.Table]float64{}
	e, err := encode.Default()
	if err != nil {
		return own
	}
	vectors, err := e.Vector(a.ctx, texts)
	if err != nil {
		return own
	}
	for i, t := range tables {
		own[t] = byMeaning * float64(encode.Similar(vectors[0], vectors[i+1]))
	}
	out := map[*schema.Table]float64{}
	maps.Copy(out, own)
	for _, f := range a.in.Schema.ForeignKeys {
		t, to := a.in.Schema.Table(f.Table), a.in.Schema.Table(f.RefTable)
		out[t], out[to] = max(out[t], neighbourShare*own[to]), max(out[to], neighbourShare*own[t])
	}
	return out
}

// inWords describes a table for the encoder: names, description and columns.
func inWords(t *schema.Table) string {
	parts := []string{t.Name, t.Label, t.Description}
	for _, c := range t.Visible() {
		parts = append(parts, c.Name)
	}
	return line(strings.ReplaceAll(strings.Join(parts, " "), "_", " "))
}
