# One tag set for every build: another one recompiles SQLite.
TAGS := sqlite_fts5 sqlite_vtable sqlite_math_functions sqlite_percentile
GO   := go
export CGO_ENABLED := 1

.PHONY: build run test race lint generate

build:
	$(GO) build -tags "$(TAGS)" -o bin/surely .

run:
	$(GO) run -tags "$(TAGS)" . serve

test:
	$(GO) test -tags "$(TAGS)" ./...

race:
	$(GO) test -race -tags "$(TAGS)" ./...

lint:
	$(GO) vet -tags "$(TAGS)" ./...

generate:
	$(GO) tool templ generate
