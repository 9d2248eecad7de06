// Package verdict holds the judge of sentences, trained from all-MiniLM-L6-v2. README.md describes its training data
// and its accuracy.
package verdict

import _ "embed"

// Layers holds the judge's six layers and its head, verdict, in safetensors.
//
//go:embed layers.safetensors
var Layers []byte
