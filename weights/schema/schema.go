// Package schema holds the schema pass, trained from all-MiniLM-L6-v2: README.md beside it says on what and how good
// it is.
package schema

import _ "embed"

// Layers is its four upper layers and its heads, role and op, in safetensors.
//
//go:embed layers.safetensors
var Layers []byte
