package cli

import (
	"cmp"
	"fmt"
	"runtime"
	"runtime/debug"
)

// releaseVersion is the version of a release, set by 'make release'.
var releaseVersion string

// version returns the release or commit of the build, and its platform.
func version() string {
	name, changed, commit := releaseVersion, "", ""
	info, ok := debug.ReadBuildInfo()
	if ok {
		for _, s := range info.Settings {
			switch {
			case s.Key == "vcs.revision" && len(s.Value) >= 12:
				commit = " (" + s.Value[:12] + ")"
			case s.Key == "vcs.modified" && s.Value == "true":
				changed = ", with changes"
			}
		}
		if name == "" && info.Main.Version != "(devel)" {
			name = info.Main.Version
		}
	}
	name = cmp.Or(name, "development")
	return fmt.Sprintf("surely %s%s%s, %s %s/%s", name, commit, changed, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
