# One tag set for every build: another one recompiles SQLite.
TAGS := sqlite_fts5 sqlite_vtable sqlite_math_functions sqlite_percentile
GO   := go
PKG  := ./...
export CGO_ENABLED := 1

# Packages in which goroutines meet.
CONCURRENT := ./agent ./internal/llm/... ./internal/texts/reader/... ./internal/texts/retrieve ./internal/state ./internal/store/... ./suql ./web

GOVULNCHECK := golang.org/x/vuln/cmd/govulncheck@v1.9.0
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
GOCYCLO     := github.com/fzipp/gocyclo/cmd/gocyclo@v0.6.0
FUZZTIME    := 30s

.PHONY: build release run test race lint hooks vulnerabilities sbom licences generate demo bench fuzz long eval screenshots clean

build:
	$(GO) build -tags "$(TAGS)" -o bin/surely .

# Binaries for the platforms that a C cross compiler is here for, in dist, with their checksums, the modules they hold (CycloneDX), the
# man page and the changes of the version: make release VERSION=1.2.0
VERSION ?=
release:
	@[ -n "$(VERSION)" ] || { echo "give the version: make release VERSION=1.2.0"; exit 1; }
	GO="$(GO)" TAGS="$(TAGS)" ./.ci/release "$(VERSION)"

run:
	@echo "Compiling; the first time takes in SQLite and PostgreSQL's parser: one to three minutes on two cores, seconds after that."
	@echo "Meanwhile, docs/guides/asking-back.md tells when Surely asks back, docs/guides/data.md how it reads your own data."
	$(GO) run -tags "$(TAGS)" . serve

# Needs nothing but Go and a C compiler; what needs more is skipped, and why stands before the line of its package.
# Four tests of a package at a time, as they wait more than they work.
test:
	@$(GO) build -o bin/told ./internal/testkit/told
	bin/told $(GO) test -json -parallel 4 -tags "$(TAGS)" $(PKG)

race:
	$(GO) test -race -short -tags "$(TAGS)" $(CONCURRENT)

lint:
	@bad=$$(gofmt -l $$(git ls-files '*.go' | grep -v _templ.go)); [ -z "$$bad" ] || { echo "gofmt: $$bad"; exit 1; }
	$(GO) vet -tags "$(TAGS)" $(PKG)
	$(GO) run $(STATICCHECK) -tags "$(TAGS)" $(PKG)
	@# No function above 20 without a reason beside it (gocyclo:ignore).
	$(GO) run $(GOCYCLO) -over 20 -ignore '_templ\.go|_test\.go' .

# Formats, vets and compares generated files before each commit.
hooks:
	@hooks=$$(git rev-parse --git-path hooks); mkdir -p "$$hooks"; cp .ci/pre-commit "$$hooks/pre-commit"; echo "installed $$hooks/pre-commit"

# Known vulnerabilities of what is called; asks vuln.go.dev.
vulnerabilities:
	$(GO) run $(GOVULNCHECK) -tags "$(TAGS)" $(PKG)

# The licences of all modules that the binary holds, in dist/licences.tsv, with their texts beside it. make release adds what is in it (CycloneDX).
sbom licences: build
	GO="$(GO)" ./.ci/licences bin/surely dist

# What is generated and committed: views, the built-in data, and what programs are told of the API.
generate:
	$(GO) tool templ generate
	$(GO) run -tags "$(TAGS)" ./internal/demo/build
	$(GO) test -tags "$(TAGS)" ./web -run '^(TestOpenAPI|TestTypeScript)$$' -rewrite-api

demo:
	$(GO) run -tags "$(TAGS)" ./internal/demo/build

bench:
	$(GO) test -tags "$(TAGS)" -run '^$$' -bench . -benchmem $(PKG)

# Every fuzz target of the repository, one after the other.
fuzz:
	@set -e; for file in $$(git grep -l '^func Fuzz' -- '*_test.go'); do \
		for target in $$(sed -n 's/^func \(Fuzz[A-Za-z0-9_]*\).*/\1/p' $$file); do \
			echo "$$target ($$(dirname $$file))"; \
			$(GO) test -tags "$(TAGS)" -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) ./$$(dirname $$file); \
		done; done

# By hand: fuzzing, load, kills and big files. Tests that take long look at SURELY_LONG.
long: fuzz
	SURELY_LONG=1 $(GO) test -tags "$(TAGS)" -timeout 60m $(PKG)

# Figures of the embedded models on the data of ../shared, in dist/figures; .ci/figures has more.
eval:
	.ci/figures wikisql wikisql-k10-probability=0.95 spider everyday rows

# Pictures of every state of the pages in every size, light and dark, in bin/screens, to look at. Needs Chromium.
screenshots:
	$(GO) test -tags "$(TAGS)" -run '^TestScreens$$' -timeout 20m ./cli -screens $(CURDIR)/bin/screens

clean:
	rm -rf bin
