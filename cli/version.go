package cli

import (
	"cmp"
	"fmt"
	"runtime"
	"runtime/debug"
)

// releaseVersion is the version of a release, set by 'make release'.
var releaseVersion string

// version returns the release, or what the build knows of its commit, and its platform.
func version() string {
	name := releaseVersion
	if info, ok := debug.ReadBuildInfo(); ok {
		name = cmp.Or(name, info.Main.Version)
	}
	return fmt.Sprintf("surely %s, %s %s/%s", cmp.Or(name, "development"), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
