package cli

import (
	"context"
	"fmt"
	"log/slog"
	"os"

	"github.com/mattn/go-isatty"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/sdk/resource"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
)

// observeFlags configure logs and metrics.
type observeFlags struct {
	Log          string `help:"How to log to standard error: json, text, or auto (text to a terminal, json elsewhere)." enum:"auto,json,text" default:"auto"`
	LogQuestions bool   `help:"Log what people typed and which statements ran, too."`
}

// logger writes text for people, or JSON for programs.
func (f observeFlags) logger(s streams) *slog.Logger {
	file, ok := s.err.(*os.File)
	if f.Log == "text" || f.Log != "json" && ok && isatty.IsTerminal(file.Fd()) {
		return slog.New(slog.NewTextHandler(s.err, nil))
	}
	return slog.New(slog.NewJSONHandler(s.err, nil))
}

// traces exports spans as configured by OpenTelemetry's environment variables; without them there are none.
func traces(ctx context.Context, s streams) (stop func(context.Context) error, err error) {
	if s.getenv("OTEL_EXPORTER_OTLP_ENDPOINT") == "" && s.getenv("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") == "" {
		return func(context.Context) error { return nil }, nil
	}
	exporter, err := otlptracehttp.New(ctx)
	if err != nil {
		return nil, fmt.Errorf("send traces: %w", err)
	}
	named, err := resource.Merge(resource.NewSchemaless(attribute.String("service.name", "surely"),
		attribute.String("service.version", version())), resource.Environment())
	if err != nil {
		return nil, fmt.Errorf("send traces: %w", err)
	}
	provider := sdktrace.NewTracerProvider(sdktrace.WithBatcher(exporter), sdktrace.WithResource(named))
	otel.SetTracerProvider(provider)
	otel.SetTextMapPropagator(propagation.TraceContext{})
	otel.SetErrorHandler(otel.ErrorHandlerFunc(func(err error) { slog.Warn("tracing is off", "err", err) }))
	return provider.Shutdown, nil
}
