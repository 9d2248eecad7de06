// Package second holds the second pass over readings, trained from all-MiniLM-L6-v2: README.md beside it says on what
// and how good it is.
package second

import _ "embed"

// Layers is its layers and its head, fit, in safetensors.
//
//go:embed layers.safetensors
var Layers []byte
