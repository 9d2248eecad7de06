// Package verdict holds the judge of sentences, trained from all-MiniLM-L6-v2: README.md beside it says on what and
// how good it is.
package verdict

import _ "embed"

// Layers is its six layers and its head, verdict, in safetensors.
//
//go:embed layers.safetensors
var Layers []byte
