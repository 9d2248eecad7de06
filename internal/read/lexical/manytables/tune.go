package manytables

// How the scorers are trained: found on training databases that were left out, not on the development set.
const (
	formRate  = 0.03 // learning rate of sketches' factors
	wholeRate = 0.08 // of sketches as a whole
	formDecay = 1e-5
	formDrop  = 0.4 // share of a question's features left out at each step

	slotRate = 0.08 // of decisions after the sketch
	pairRate = 0.6  // what it is multiplied with for pairs of a word and a name

	rankRate    = 0.03 // of the ranking of whole queries
	rankAverage = 4    // how many last epochs are averaged
	rankDrop    = 0.1

	netEpochs  = 12 // of the networks that read whole questions
	netAverage = 4
	netRate    = 0.05
	netDrop    = 0.2
)

// The networks: how many there are, and which sketches they tell apart, those seen so often and no more than so many.
const (
	netCount = 2
	netSeen  = 4
	netMost  = 160
)

// How far the log-probabilities of sketches are trusted where the linear scorer and the networks give them together.
// Each alone is too sure of itself about databases that it has not seen.
const (
	linearTrust = 0.25
	netTrust    = 0.35
)

// beamWidth is how many queries are carried along. The ranking is trained on beams of this width.
const beamWidth = 16
