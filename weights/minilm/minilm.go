// Package minilm holds all-MiniLM-L6-v2 in int8. README.md says where it comes from and how it is made.
package minilm

import _ "embed"

// Vocabulary lists the tokens, one per line, in the order of their ids.
//
//go:embed vocab.txt
var Vocabulary string

// Embeddings is the matrix of token embeddings, in safetensors.
//
//go:embed embeddings.safetensors
var Embeddings []byte

// Layers holds the six layers, and the embeddings of positions and token types, in safetensors.
//
//go:embed layers.safetensors
var Layers []byte
