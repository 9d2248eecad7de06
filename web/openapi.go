package web

import (
	"cmp"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/suql"
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
		"components": object{"schemas": sc.all, "responses": failures(failure), "securitySchemes": object{
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

// described is an operation in OpenAPI's form.
func (op operation) described(sc *schemas) object {
	text := "Refuses with " + strings.Join(op.refusals(), ", ") + "."
	if op.alias != "" {
		text += " Also at " + op.alias + ", its path before the API was versioned."
	}
	out := object{"operationId": op.id, "summary": op.summary, "description": text, "responses": op.responses(sc)}
	if op.owner {
		out["security"] = []object{{"token": []string{}}, {"cookie": []string{}}}
	}
	if op.takes != nil {
		out["requestBody"] = object{"required": true, "content": object{cmp.Or(op.form, "application/json"): object{
			"schema": op.takes(sc), "examples": examples(op.requests)}}}
	}
	if len(op.query) > 0 {
		var parameters []object
		for _, q := range op.query {
			parameters = append(parameters, object{"name": q.name, "in": "query", "description": q.means,
				"required": q.required, "schema": object{"type": q.kind}, "example": q.example})
		}
		out["parameters"] = parameters
	}
	return out
}

func examples(all map[string]any) object {
	out := object{}
	for name, value := range all {
		out[name] = object{"value": value}
	}
	return out
}

// anyRefuses are the codes that any route may return.
var anyRefuses = []string{"bad_message", "unauthorized", "unknown_host", "internal", "not_ready"}

// responses are an operation's responses and, by status, its errors.
func (op operation) responses(sc *schemas) object {
	ok := cmp.Or(op.status, http.StatusOK)
	good := object{"description": http.StatusText(ok)}
	if op.gives != nil {
		good["content"] = object{cmp.Or(op.media, "application/json"): object{"schema": op.gives(sc),
			"examples": examples(op.replies)}}
	}
	if op.streams {
		content, _ := good["content"].(object)
		if content == nil {
			content = object{}
		}
		content[eventStream] = object{"schema": object{"type": "string", "description": "Each event has its type as event, " +
			"its seq as id, and as data an object of the schema Event."}, "examples": examples(map[string]any{
			"reply": "event: reply\nid: 4\ndata: {\"type\":\"reply\",\"seq\":4,\"turn\":0,\"text\":\"Hello!\"}\n\n"})}
		good["content"] = content
	}
	out := object{strconv.Itoa(ok): good}
	for _, word := range op.refusals() {
		at := strconv.Itoa(status(word))
		out[at] = object{"$ref": "#/components/responses/" + at}
	}
	return out
}

// failures are the error responses by status, each with its codes.
func failures(failure object) object {
	out := object{}
	add := func(word, means string) {
		at := strconv.Itoa(status(word))
		r, _ := out[at].(object)
		if r == nil {
			r = object{"description": http.StatusText(status(word)), "content": object{"application/json": object{
				"schema": failure, "examples": object{}}}}
			out[at] = r
		}
		shown := r["content"].(object)["application/json"].(object)["examples"].(object)
		shown[word] = object{"value": map[string]*suql.Error{"error": {Code: word, Message: means}}}
	}
	for _, c := range codes {
		add(c.word, c.means)
	}
	for word, means := range sqlStates {
		add(word, means)
	}
	return out
}

// refusals are the codes an operation may return.
func (op operation) refusals() []string {
	words := slices.Concat(op.refuses, anyRefuses)
	if op.takes != nil && op.form == "" {
		words = append(words, "unknown_field", "too_large", "too_slow")
	}
	if op.method == http.MethodPost {
		words = append(words, "foreign_origin")
	}
	slices.Sort(words)
	return slices.Compact(words)
}

// sqlStates are sample errors of statements and turns.
var sqlStates = map[string]string{"42703": `column "ratng" does not exist`, "53300": "everybody's queue is full",
	"57014": "it took too long"}
