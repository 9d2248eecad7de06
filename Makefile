# The same tags for every build: other tags recompile SQLite.
TAGS := sqlite_fts5 sqlite_vtable sqlite_math_functions sqlite_percentile
GO   := go
PKG  := ./...
export CGO_ENABLED := 1

# Packages with concurrent code, for the race detector.
CONCURRENT := ./agent ./internal/llm/... ./internal/texts/reader/... ./internal/texts/retrieve ./internal/state ./internal/store/... ./suql ./web

GOVULNCHECK := golang.org/x/vuln/cmd/govulncheck@v1.9.0
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
GOCYCLO     := github.com/fzipp/gocyclo/cmd/gocyclo@v0.6.0
GOTESTSUM   := gotest.tools/gotestsum@v1.13.0
FUZZTIME    := 30m

.PHONY: build install flags release run test race lint hooks vulnerabilities sbom licences generate demo bench fuzz long eval screenshots clean

build:
	$(GO) build -tags "$(TAGS)" -o bin/surely .

# Into $(go env GOPATH)/bin.
install:
	$(GO) install -tags "$(TAGS)" .

# For go test and go vet by hand: export GOFLAGS=$(make -s flags)
comma := ,
empty :=
flags:
	@echo -tags=$(subst $(empty) ,$(comma),$(TAGS))

# Cross-compiles for every platform a C compiler is installed for, into dist, with checksums, SBOMs (CycloneDX) and the
# release notes: make release VERSION=1.2.0
VERSION ?=
release:
	@[ -n "$(VERSION)" ] || { echo "give the version: make release VERSION=1.2.0"; exit 1; }
	GO="$(GO)" TAGS="$(TAGS)" ./.ci/release "$(VERSION)"

run:
	@echo "Compiling. The first build includes SQLite and PostgreSQL's parser: one to three minutes, seconds after that."
	@echo "Meanwhile: docs/first-hour.md takes your own CSV to a shared page."
	$(GO) run -tags "$(TAGS)" . serve

# Needs only Go and a C compiler; tests that need more are skipped, with the reasons printed at the end.
# Four tests of a package run at once: most of them wait for a server or a browser.
test:
	$(GO) run $(GOTESTSUM) --format standard-quiet -- -parallel 4 -tags "$(TAGS)" $(PKG)

race:
	$(GO) test -race -short -tags "$(TAGS)" $(CONCURRENT)

lint:
	@bad=$$(gofmt -l $$(git ls-files '*.go' | grep -v _templ.go)); [ -z "$$bad" ] || { echo "gofmt: $$bad"; exit 1; }
	$(GO) vet -tags "$(TAGS)" $(PKG)
	@# Without the tags it has to compile as well, to name them.
	$(GO) vet ./cli
	$(GO) run $(STATICCHECK) -tags "$(TAGS)" $(PKG)
	@# Cyclomatic complexity over 20 needs a reason beside the function (gocyclo:ignore).
	$(GO) run $(GOCYCLO) -over 20 -ignore '_templ\.go|_test\.go' .

# Installs a commit hook that formats, vets and checks generated files.
hooks:
	@hooks=$$(git rev-parse --git-path hooks); mkdir -p "$$hooks"; cp .ci/pre-commit "$$hooks/pre-commit"; echo "installed $$hooks/pre-commit"

# Known vulnerabilities in called code; asks vuln.go.dev.
vulnerabilities:
	$(GO) run $(GOVULNCHECK) -tags "$(TAGS)" $(PKG)

# The licences of all linked modules: dist/licences.tsv and their texts.
sbom licences: build
	GO="$(GO)" ./.ci/licences bin/surely dist

# Generated files that are committed: views, the built-in data, the API's description and types.
generate:
	$(GO) tool templ generate
	$(GO) run -tags "$(TAGS)" ./internal/demo/build

demo:
	$(GO) run -tags "$(TAGS)" ./internal/demo/build

bench:
	$(GO) test -tags "$(TAGS)" -run '^$$' -bench . -benchmem $(PKG)

# Every fuzz target, or FUZZ=Import for some, one after the other with a bound on memory.
fuzz:
	.ci/fuzz $(FUZZTIME) $(FUZZ)

# Run by hand: fuzzing, load, kills and large files. Long tests check SURELY_LONG.
long: fuzz
	SURELY_LONG=1 $(GO) test -tags "$(TAGS)" -timeout 60m $(PKG)

# Main figures of the embedded models, into dist/figures; needs ../shared. .ci/figures has the rest.
eval:
	.ci/figures wikisql wikisql-k10-probability=0.95 spider everyday rows

# Screenshots of every page state in every size, light and dark, into bin/screens. Needs Chromium.
screenshots:
	$(GO) test -tags "$(TAGS)" -run '^(TestScreens|TestAskedAboutUpload|TestSettledFromAnswer|TestOwnerSettles)$$' -timeout 20m ./e2e -screens $(CURDIR)/bin/screens

clean:
	rm -rf bin
