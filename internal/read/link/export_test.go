package link

import "time"

// SetNow sets the clock by which days are told from today on.
func SetNow(t time.Time) { now = func() time.Time { return t } }
