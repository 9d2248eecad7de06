// Package suggest makes questions of what a database holds that its agent was found to answer. Nothing is suggested
// that was not tried, unless trying would cost calls of a model.
package suggest
