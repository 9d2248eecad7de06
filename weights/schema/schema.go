// Package schema holds the schema pass, trained from all-MiniLM-L6-v2. README.md describes its training data and its
// accuracy.
package schema

import _ "embed"

// Layers holds the pass's five upper layers and its heads, role and op, in safetensors.
//
//go:embed layers.safetensors
var Layers []byte
