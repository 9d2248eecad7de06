package web

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/web/chat"
)

type object = map[string]any

// schemas are the API's named types in JSON Schema, derived from the handlers' types.
type schemas struct {
	all   object
	named map[reflect.Type]*jsonschema.Schema // prefix of references to other types
	err   error
}

const schemasAt = "#/components/schemas/"

func reference(name string) object { return object{"$ref": schemasAt + name} }

func newSchemas() *schemas {
	s := &schemas{all: object{}, named: map[reflect.Type]*jsonschema.Schema{}}
	add[suql.Position](s, "Position")
	add[suql.Stats](s, "Stats")
	add[suql.Warning](s, "Warning")
	add[suql.Evidence](s, "Evidence")
	add[agent.Option](s, "Option")
	add[agent.Exchange](s, "Exchange")
	add[agent.Nearest](s, "Nearest")
	add[agent.Offer](s, "Offer")
	add[agent.Alternative](s, "Alternative")
	add[agent.StateComponent](s, "Component")
	add[Passage](s, "Passage")
	return s
}

// add names a type for others to refer to.
func add[T any](s *schemas, name string) object {
	s.all[name] = schemaOf[T](s)
	s.named[reflect.TypeFor[T]()] = &jsonschema.Schema{Ref: schemasAt + name}
	return reference(name)
}

// schemaOf is a type's schema. Replies never contain null for lists or objects: they are omitted.
func schemaOf[T any](s *schemas) object {
	made, err := jsonschema.For[T](&jsonschema.ForOptions{TypeSchemas: s.named})
	var out object
	var b []byte
	if err == nil {
		b, err = json.Marshal(made)
	}
	if err == nil {
		err = json.Unmarshal(b, &out)
	}
	if err != nil && s.err == nil {
		s.err = err
	}
	return tidy(out)
}

// tidy removes null and the ban on additional members: later versions add some.
func tidy(schema object) object {
	if types, ok := schema["type"].([]any); ok {
		types = slices.DeleteFunc(types, func(t any) bool { return t == "null" })
		if schema["type"] = types; len(types) == 1 {
			schema["type"] = types[0]
		}
	}
	if schema["additionalProperties"] == false {
		delete(schema, "additionalProperties")
	}
	for _, v := range schema {
		if inner, ok := v.(object); ok {
			tidy(inner)
		}
	}
	return schema
}

// only is a schema with exactly these properties; those marked with a star are required.
func only(schema object, required []string, optional ...string) object {
	properties := object{}
	for _, name := range slices.Concat(required, optional) {
		properties[name] = schema["properties"].(object)[name]
	}
	return object{"type": "object", "properties": properties, "required": required}
}

// union is a choice of schemas by their member "type".
func (s *schemas) union(name string, variants map[string]object) object {
	mapping, refs := object{}, []object{}
	for _, kind := range slices.Sorted(maps.Keys(variants)) {
		variant := variants[kind]
		variant["properties"].(object)["type"] = object{"const": kind}
		variant["required"] = append([]string{"type"}, listed(variant["required"])...)
		s.all[variantName(name, kind)] = variant
		refs = append(refs, reference(variantName(name, kind)))
		mapping[kind] = schemasAt + variantName(name, kind)
	}
	s.all[name] = object{"oneOf": refs, "discriminator": object{"propertyName": "type", "mapping": mapping}}
	return reference(name)
}

// variantName names a variant of a union: AskMessage, ResultEvent.
func variantName(union, kind string) string { return string(kind[0]-'a'+'A') + kind[1:] + union }

// listed are the members of a list, made here or parsed.
func listed(list any) (out []string) {
	switch list := list.(type) {
	case []string:
		return list
	case []any:
		for _, v := range list {
			out = append(out, v.(string))
		}
	}
	return out
}

// bodyOf is the schema of a request's body.
func bodyOf[T any](s *schemas) object { return closedTo(schemaOf[T](s)) }

// closedTo restricts a request's schema to its members, as the handler does.
func closedTo(schema object) object {
	schema["additionalProperties"] = false
	return schema
}

// asks is the body of /ask: a question, a statement, or a reply to a clarification.
func (s *schemas) asks() object {
	all := schemaOf[asking](s)
	s.all["AskQuestion"] = closedTo(only(all, []string{"question"}, "answers", "ask_back", "source",
		"conversation", "token"))
	s.all["AskStatement"] = closedTo(only(all, []string{"suql"}, "source", "conversation", "token"))
	s.all["AskReply"] = closedTo(only(all, []string{"reply_to", "answers", "conversation", "token"}, "ask_back"))
	s.all["Ask"] = object{"oneOf": []object{reference("AskQuestion"), reference("AskStatement"), reference("AskReply")}}
	return reference("Ask")
}

// answers is the reply of /ask: rows, words, or with ask_back a clarification.
func (s *schemas) answers() object {
	rows, words, clarification := schemaOf[answering](s), schemaOf[answering](s), schemaOf[askingBack](s)
	of := members(reflect.TypeFor[suql.Result]())
	for _, name := range slices.Concat(of, []string{"suql", "searched", "confidence", "unused", "guess", "nearest"}) {
		delete(words["properties"].(object), name)
	}
	rows["required"] = append([]string{"suql", "searched"}, listed(rows["required"])...)
	words["required"] = slices.DeleteFunc(listed(words["required"]),
		func(name string) bool { return slices.Contains(of, name) })
	return s.union("Answer", map[string]object{"result": rows, "reply": words, "clarify": clarification})
}

// messages is a message to a conversation.
func (s *schemas) messages() object {
	all := schemaOf[message](s)
	variants := map[string]object{}
	for _, m := range messages {
		variants[m.kind] = only(all, m.needs, m.takes...)
	}
	return s.union("Message", variants)
}

// messages are the message types with their required and optional members.
var messages = []struct {
	kind         string
	needs, takes []string
}{
	{agent.AskMessage, []string{"text"}, []string{"alone"}},
	{agent.AnswerMessage, []string{"id", "value"}, nil},
	{agent.AlternativesMessage, []string{"component"}, nil},
	{agent.ChangeMessage, []string{"component"}, []string{"value"}},
	{agent.RunMessage, []string{"suql"}, []string{"text"}},
	{agent.EditMessage, []string{"turn", "text"}, nil},
	{agent.OverturnMessage, []string{"row", "expr", "verdict"}, nil},
	{agent.UndoMessage, []string{}, nil},
	{agent.StopMessage, []string{}, nil},
	{agent.ContinueMessage, []string{}, nil},
	{agent.SourceMessage, []string{"name"}, nil},
	{agent.ResetMessage, []string{}, nil},
	{"resume", []string{"conversation"}, []string{"token", "after"}},
	{"attract", []string{}, nil},
}

// events is an event of a conversation.
func (s *schemas) events() object {
	variants := map[string]object{
		"hello": schemaOf[chat.HelloEvent](s), "turn": schemaOf[chat.TurnEvent](s),
		"answered": schemaOf[chat.AnsweredEvent](s), "undone": schemaOf[chat.UndoneEvent](s),
		"source": schemaOf[chat.SourceEvent](s), "queue": schemaOf[chat.QueueEvent](s),
		"notice": schemaOf[chat.NoticeEvent](s), "state": schemaOf[agent.StateEvent](s),
		"step": schemaOf[agent.StepEvent](s), "alternatives": schemaOf[agent.AlternativesEvent](s),
		"clarify": schemaOf[agent.ClarifyEvent](s), "progress": schemaOf[agent.ProgressEvent](s),
		"result": schemaOf[agent.ResultEvent](s),
		"reply":  schemaOf[agent.ReplyEvent](s), "error": schemaOf[agent.ErrorEvent](s),
	}
	head := schemaOf[chat.EventHead](s)["properties"].(object)
	for _, variant := range variants {
		maps.Copy(variant["properties"].(object), head)
		variant["required"] = append(listed(variant["required"]), "seq", "turn")
	}
	return s.union("Event", variants)
}

// failure is the form of every error.
func (s *schemas) failure() object {
	words := []string{}
	for _, c := range codes {
		words = append(words, c.word)
	}
	s.all["Code"] = object{"description": "A word or, for failed statements and turns, PostgreSQL's SQLSTATE.",
		"anyOf": []object{{"type": "string", "enum": words}, {"type": "string", "pattern": "^[0-9A-Z]{5}$"}}}
	failure := schemaOf[suql.Error](s)
	failure["properties"].(object)["code"] = reference("Code")
	s.all["Failure"] = object{"type": "object", "properties": object{"error": failure}, "required": []string{"error"}}
	return reference("Failure")
}
