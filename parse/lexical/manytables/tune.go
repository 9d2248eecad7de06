package manytables

// How the scorers are trained: found on training databases that were left out, not on the development set.
const (
	formRate  = 0.03 // learning rate of sketches' factors
	wholeRate = 0.08 // of sketches as a whole
	formDecay = 1e-5
	formDrop  = 0.4 // share of a question's features left out at each step

	slotRate = 0.08 // of decisions after the sketch
	pairRate = 0.6  // what it is multiplied with for pairs of a word and a name

	rankRate    = 0.08 // of the ranking of whole queries
	rankAverage = 4    // how many last epochs are averaged
	rankDrop    = 0.2
)

// beamWidth is how many queries are carried along. The ranking is trained on beams of this width.
const beamWidth = 16
