// Package suggest makes questions of what a database holds: suggestions that its agent was found to answer, questions
// to ask next, and simple ones with their statements for evaluations. Nothing is suggested that was not tried, unless
// trying would cost calls of a model.
package suggest
