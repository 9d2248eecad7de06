package model

import (
	"strings"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/schema"
)

const (
	// mostMeant bounds the tables whose meaning is looked at: each is encoded once, and then known.
	mostMeant = 2000
	// byMeaning is what being alike in meaning counts beside words in common, and ofNeighbour how much of it a table
	// has from those that it is joined with.
	byMeaning   = 4
	ofNeighbour = .8
)

// meant is how near each table is to the question by its meaning, or by that of a table it is joined with. It is empty
// where the encoder cannot tell.
func (a *asking) meant() map[*schema.Table]float64 {
	tables := a.in.Schema.Visible()
	tables = tables[:min(len(tables), mostMeant)]
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
	for t, near := range own {
		out[t] = near
	}
	for _, f := range a.in.Schema.ForeignKeys {
		t, to := a.in.Schema.Table(f.Table), a.in.Schema.Table(f.RefTable)
		out[t], out[to] = max(out[t], ofNeighbour*own[to]), max(out[to], ofNeighbour*own[t])
	}
	return out
}

// inWords is a table as the encoder reads it: what it is called and described as, and its columns.
func inWords(t *schema.Table) string {
	said := []string{t.Name, t.Label, t.Description}
	for _, c := range t.Visible() {
		said = append(said, c.Name)
	}
	return line(strings.ReplaceAll(strings.Join(said, " "), "_", " "))
}
