// Package docs holds the documents that the program serves.
package docs

import _ "embed"

// OpenAPI describes the API for programs.
//
//go:embed openapi.json
var OpenAPI []byte
