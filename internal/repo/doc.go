// Package repo holds the tests of the repository itself: which package may import which, how long lines are, what the
// docs name, and how images are pinned. They run at the repository's root.
package repo
