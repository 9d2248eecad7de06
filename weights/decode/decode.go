// Package decode holds the decoder, trained on top of the schema pass. README.md describes its training data and its
// accuracy.
package decode

import _ "embed"

// Layers holds the three upper layers of the decoder's encoder and its network, in safetensors.
//
//go:embed layers.safetensors
var Layers []byte
