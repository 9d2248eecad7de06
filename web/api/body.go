package api

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/url"
	"reflect"
	"slices"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/web/chat"
)

// decodeJSON decodes a body that must be a single JSON object with no members other than T's.
func decodeJSON[T any](body io.Reader) (in T, err error) {
	d := json.NewDecoder(body)
	d.DisallowUnknownFields()
	err = d.Decode(&in)
	if err == nil {
		if _, more := d.Token(); more != io.EOF {
			return in, chat.Refuse("bad_message", "the body must be exactly one JSON object")
		}
		return in, nil
	}
	if errors.Is(err, echo.ErrStatusRequestEntityTooLarge) {
		return in, err
	}
	if name, unknown := strings.CutPrefix(err.Error(), "json: unknown field "); unknown {
		return in, unknownField(name, jsonNames(reflect.TypeFor[T]()))
	}
	if other, ok := errors.AsType[*json.UnmarshalTypeError](err); ok && other.Field != "" {
		return in, chat.Refuse("bad_message", fmt.Sprintf("%q must be %s", other.Field, describeType(other.Type)))
	}
	return in, chat.Refuse("bad_message", "the body must be a JSON object")
}

// unknownField returns the error for an unknown member or parameter, named in quotes; it lists the known ones.
func unknownField(name string, known []string) error {
	return chat.Refuse("unknown_field", fmt.Sprintf("%s is unknown; the known ones are %s", name,
		strings.Join(known, ", ")))
}

// jsonNames returns the JSON names of a type's members.
func jsonNames(t reflect.Type) (names []string) {
	for _, f := range reflect.VisibleFields(t) {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name != "" && name != "-" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// describeType describes the values a member takes.
func describeType(t reflect.Type) string {
	switch t.Kind() {
	case reflect.String:
		return "a string"
	case reflect.Bool:
		return "true or false"
	case reflect.Slice:
		return "a list"
	case reflect.Struct, reflect.Map:
		return "an object"
	}
	return "a whole number"
}

// acceptJSON lets a handler for forms accept JSON, too. A body that starts with a brace is JSON, whatever its content
// type, since curl sends everything as a form; members become form fields of the same names.
func acceptJSON[T any]() echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			r := c.Request()
			if r.Body == nil || strings.HasPrefix(r.Header.Get(echo.HeaderContentType), echo.MIMEMultipartForm) {
				return next(c)
			}
			content, err := io.ReadAll(r.Body)
			if err != nil {
				return err
			}
			r.Body = io.NopCloser(bytes.NewReader(content))
			isJSON := strings.HasPrefix(r.Header.Get(echo.HeaderContentType), echo.MIMEApplicationJSON)
			if !isJSON && !bytes.HasPrefix(bytes.TrimSpace(content), []byte("{")) {
				return next(c)
			}
			if _, err := decodeJSON[T](bytes.NewReader(content)); err != nil {
				return err
			}
			var raw map[string]json.RawMessage
			if err := json.Unmarshal(content, &raw); err != nil {
				return err
			}
			r.Form = url.Values{}
			for name, value := range raw {
				var text string
				if json.Unmarshal(value, &text) != nil {
					text = string(value)
				}
				r.Form.Set(name, text)
			}
			r.PostForm = r.Form
			return next(c)
		}
	}
}

// The bodies of the routes that also accept forms.
type (
	// conversationRef is a conversation with its token. A link needs none.
	conversationRef struct {
		Conversation string `json:"conversation"`
		Token        string `json:"token,omitempty"`
	}
	// shareRequest is the body of POST /share.
	shareRequest struct {
		conversationRef
		Undo string `json:"undo,omitempty"`
	}
	// judgeRequest is the body of POST /judge.
	judgeRequest struct {
		conversationRef
		Turn   int    `json:"turn"`
		Good   bool   `json:"good"`
		Reason string `json:"reason,omitempty"`
	}
	// exportRequest is the body of POST /export.
	exportRequest struct {
		conversationRef
		Turn   int    `json:"turn"`
		Format string `json:"format,omitempty"`
		All    bool   `json:"all,omitempty"`

		Filters map[string]string `json:"filters,omitempty"`
		Sort    *int              `json:"sort,omitempty"`
		Down    bool              `json:"down,omitempty"`
		Columns string            `json:"columns,omitempty"`
	}
	// sourceRequest is the body of POST /uploads/delete.
	sourceRequest struct {
		Source string `json:"source"`
	}
)
