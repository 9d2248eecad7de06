//go:build !cgo

package encode

// native returns nil: without cgo, only the Go kernel is available.
func native() []kernel { return nil }
