package lexicon

import (
	"maps"
	"slices"
	"strings"
)

// AspectsIn calls found for the aspects that a sentence mentions, by a cue or by topic alone. It is for indexing and
// ignores negation and overlap.
func (l *Lexicon) AspectsIn(words []Word, found func(aspect int, topic bool)) {
	l.mergeOnce.Do(l.merge)
	for i := range words {
		if words[i].ID == 0 {
			continue
		}
		for _, s := range l.merged[words[i].ID] {
			if s.match(words, i) >= 0 {
				found(s.aspect, s.topic)
			}
		}
	}
}

// AllHits calls found with the hits of each aspect in a sentence, in the order of the aspects.
func (l *Lexicon) AllHits(words []Word, found func(a *Aspect, hits []Hit)) {
	l.mergeOnce.Do(l.merge)
	all := make([][]Hit, len(l.Aspects))
	for i := range words {
		if words[i].ID == 0 {
			continue
		}
		for _, s := range l.merged[words[i].ID] {
			if end := s.match(words, i); end >= 0 {
				all[s.aspect] = append(all[s.aspect], hitOf(l.Aspects[s.aspect].kinds[s.cue], words, i, end))
			}
		}
	}
	for i, hits := range all {
		if len(hits) > 0 {
			found(l.Aspects[i], keepStrongest(hits))
		}
	}
}

// aspectSequence is a sequence with its aspect.
type aspectSequence struct {
	sequence
	aspect int
	topic  bool
}

// merge collects the cues of all aspects by the stem of their first word.
func (l *Lexicon) merge() {
	l.merged = map[int32][]aspectSequence{}
	for _, a := range l.Aspects {
		for id, sequences := range a.cues {
			for _, s := range sequences {
				l.merged[id] = append(l.merged[id], aspectSequence{sequence: s, aspect: a.ID, topic: a.kinds[s.cue].Topic})
			}
		}
	}
}

// Phrases returns the forms of an aspect as stems, except those with gaps or choices.
func (l *Lexicon) Phrases(a *Aspect) []string {
	stems := make([]string, len(l.vocabulary.ids)+1)
	for stem, id := range l.vocabulary.ids {
		stems[id] = stem
	}
	seen := map[string]bool{}
	for _, sequences := range a.cues {
		for _, s := range sequences {
			for _, phrase := range s.plain(stems) {
				seen[phrase] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(seen))
}

// plain returns the single-word or fixed forms of a sequence; none if it has gaps.
func (s sequence) plain(stems []string) []string {
	if len(s.steps) == 1 {
		var out []string
		for _, id := range s.steps[0].words {
			out = append(out, stems[id])
		}
		return out
	}
	var words []string
	for _, step := range s.steps {
		if step.gap || len(step.words) != 1 {
			return nil
		}
		words = append(words, stems[step.words[0]])
	}
	return []string{strings.Join(words, " ")}
}
