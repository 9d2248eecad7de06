// Package second holds the second pass over readings, trained from all-MiniLM-L6-v2. README.md describes its training
// data and its accuracy.
package second

import _ "embed"

// Layers holds the pass's layers and its head, fit, in safetensors.
//
//go:embed layers.safetensors
var Layers []byte
