package web

import (
	"cmp"
	"fmt"
	"net/http"
	"strconv"
	"strings"

	"github.com/labstack/echo/v4"
)

// describeAPI describes the API for programs, from the table of operations and the types that handlers use.
func describeAPI() (object, error) {
	sc := newSchemas()
	failure := sc.failure()
	sc.messages()
	sc.events()
	paths := object{}
	for _, op := range (*Server)(nil).operations() {
		at, _ := paths[op.path].(object)
		if at == nil {
			at = object{}
			paths[op.path] = at
		}
		at[strings.ToLower(op.method)] = op.described(sc)
	}
	return object{
		"openapi": "3.1.0",
		"info": object{"title": "Surely", "version": "1", "description": "Ask your data. A conversation runs over the " +
			"websocket /ws, or over requests and server-sent events; docs/api.md describes both. Version 1 gains members,  " +
			"codes and routes, and loses none: ignore what you do not know."},
		"security": []object{{}, {"token": []string{}}, {"cookie": []string{}}},
		"paths":    paths,
		"components": object{"schemas": sc.all, "responses": object{"Failure": object{
			"description": failures(),
			"content":     object{"application/json": object{"schema": failure}}}}, "securitySchemes": object{
			"token": object{"type": "http", "scheme": "bearer", "description": "The owner's token."},
			"cookie": object{"type": "apiKey", "in": "cookie", "name": tokenCookie,
				"description": "The token as a browser cookie."}}},
	}, sc.err
}

func (s *Server) handleOpenAPI(c echo.Context) error {
	described, err := s.openAPI()
	if err != nil {
		return err
	}
	return c.JSONPretty(http.StatusOK, described, " ")
}

// failures explains the codes.
func failures() string {
	var b strings.Builder
	b.WriteString("Refused or failed. The status follows from the code:")
	for _, c := range codes {
		fmt.Fprintf(&b, "\n- %s (%d): %s", c.word, c.status, c.means)
	}
	return b.String()
}

// described is an operation in OpenAPI's form.
func (op operation) described(sc *schemas) object {
	ok, content := cmp.Or(op.status, http.StatusOK), object{}
	if op.gives != nil {
		content[cmp.Or(op.media, "application/json")] = object{"schema": op.gives(sc)}
	}
	if op.streams {
		content[eventStream] = object{"schema": object{"type": "string", "description": "Each event has its type as event, " +
			"its seq as id, and as data an object of the schema Event."}}
	}
	good := object{"description": http.StatusText(ok)}
	if len(content) > 0 {
		good["content"] = content
	}
	out := object{"operationId": op.id, "summary": op.summary, "responses": object{strconv.Itoa(ok): good,
		"default": object{"$ref": "#/components/responses/Failure"}}}
	if op.alias != "" {
		out["description"] = "Also at " + op.alias + ", its path before the API was versioned."
	}
	if op.owner {
		out["security"] = []object{{"token": []string{}}, {"cookie": []string{}}}
	}
	if op.takes != nil {
		out["requestBody"] = object{"required": true, "content": object{cmp.Or(op.form, "application/json"): object{
			"schema": op.takes(sc)}}}
	}
	if len(op.query) > 0 {
		var parameters []object
		for _, q := range op.query {
			parameters = append(parameters, object{"name": q.name, "in": "query", "description": q.means,
				"required": q.required, "schema": object{"type": q.kind}})
		}
		out["parameters"] = parameters
	}
	return out
}
