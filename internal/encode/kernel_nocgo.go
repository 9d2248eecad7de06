//go:build !cgo

package encode

// native is empty without cgo: the Go kernel computes.
func native() []kernel { return nil }
