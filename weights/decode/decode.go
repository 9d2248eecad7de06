// Package decode holds the decoder, trained on top of the schema pass; README.md beside it says on what and how good it
// is.
package decode

import _ "embed"

// Layers is its encoder's three upper layers and the network, in safetensors.
//
//go:embed layers.safetensors
var Layers []byte
