// Package suggest generates questions that a database can answer. Each is tried before it is suggested, unless that
// would cost calls of a model.
package suggest
