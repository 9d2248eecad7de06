// Package minilm holds all-MiniLM-L6-v2 in int8: README.md beside it says where it comes from and how it is made.
package minilm

import _ "embed"

// Vocabulary is the tokens, one a line, by their number.
//
//go:embed vocab.txt
var Vocabulary string

// Embeddings is the matrix of token embeddings, in safetensors.
//
//go:embed embeddings.safetensors
var Embeddings []byte

// Layers is the six layers, and positions and token types, in safetensors.
//
//go:embed layers.safetensors
var Layers []byte
