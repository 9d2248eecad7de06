// Package model holds the trained models of the embedded parser, one file for each part of it. 'surely train' writes
// them.
package model

import _ "embed"

// ManyTables is the model of package manytables.
//
//go:embed manytables.bin
var ManyTables []byte
