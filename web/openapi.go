package web

import (
	"net/http"
	"slices"
	"sync"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/suql"
)

type object = map[string]any

// openAPI describes what programs may send to /api and get from it, by the types that the handlers themselves read
// and write.
var openAPI = sync.OnceValues(func() (object, error) {
	schemas := object{}
	var failed error
	describe := func(name string, s *jsonschema.Schema, err error) object {
		if err != nil && failed == nil {
			failed = err
		}
		schemas[name] = s
		return object{"$ref": "#/components/schemas/" + name}
	}
	ask, err := jsonschema.For[asking](nil)
	if err == nil {
		ask.Required = nil // a question, a statement, or a reply
	}
	request := describe("Ask", ask, err)
	result, err := jsonschema.For[suql.Result](nil)
	if err != nil {
		return nil, err
	}
	answer, err := jsonschema.For[answering](nil)
	if err == nil { // an answer without rows has none of a result's members
		answer.Required = slices.DeleteFunc(answer.Required, func(name string) bool {
			return slices.Contains(result.Required, name)
		})
	}
	answered := describe("Answer", answer, err)
	asks, err := jsonschema.For[askingBack](nil)
	askedBack := describe("AsksBack", asks, err)
	found, err := jsonschema.For[finding](nil)
	passages := describe("Found", found, err)
	wrong, err := jsonschema.For[map[string]*suql.Error](nil)
	failure := describe("Failure", wrong, err)

	reply := func(what string, schema object) object {
		return object{"description": what, "content": object{"application/json": object{"schema": schema}}}
	}
	responses := func(what string, schema object) object {
		return object{"200": reply(what, schema),
			"default": reply("What went wrong, with PostgreSQL's SQLSTATE where it has one.", failure)}
	}
	query := func(name, what, kind string, required bool) object {
		return object{"name": name, "in": "query", "description": what, "required": required, "schema": object{"type": kind}}
	}
	return object{
		"openapi": "3.1.0",
		"info": object{"title": "Surely", "version": "1",
			"description": "Ask your data. The chat itself speaks over a websocket, which docs/protocol.md describes."},
		"security": []object{{}, {"token": []string{}}},
		"paths": object{
			"/api/ask": object{"post": object{"operationId": "ask",
				"summary":     "Ask a question, run a statement, or reply to what was asked back.",
				"requestBody": object{"required": true, "content": object{"application/json": object{"schema": request}}},
				"responses":   responses("The answer; with ask_back perhaps a question.", object{"anyOf": []object{answered, askedBack}})}},
			"/api/search": object{"get": object{"operationId": "search", "summary": "Find passages of the data's texts.",
				"parameters": []object{query("question", "What to look for, in words.", "string", true),
					query("n", "Most passages to return, 10 unless said, at most 100.", "integer", false),
					query("source", "Which data, the first unless said.", "string", false)},
				"responses": responses("Passages, best first.", passages)}},
		},
		"components": object{"schemas": schemas, "securitySchemes": object{"token": object{"type": "http", "scheme": "bearer"}}},
	}, failed
})

func (s *Server) handleOpenAPI(c echo.Context) error {
	described, err := openAPI()
	if err != nil {
		return err
	}
	return c.JSONPretty(http.StatusOK, described, "  ")
}
