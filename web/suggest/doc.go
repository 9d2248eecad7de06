// Package suggest makes questions that a database can answer. Each is tried before it is suggested, unless trying would
// cost calls of a model.
package suggest
