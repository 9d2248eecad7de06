package syntax

import (
	pg "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
)

// Clone returns a deep copy of a node, which may be modified.
func Clone(n *pg.Node) *pg.Node {
	if n == nil {
		return nil
	}
	return proto.Clone(n).(*pg.Node)
}

// Walk visits n and all nodes below it, parents first. If visit returns false, the nodes below are skipped. Setting a
// node's Node field during the visit replaces it.
func Walk(n *pg.Node, visit func(*pg.Node) bool) {
	if n == nil || n.Node == nil || !visit(n) {
		return
	}
	Each(n, func(child *pg.Node) { Walk(child, visit) })
}

// WalkOwn visits the nodes of an expression like Walk, except those in sub-queries.
func WalkOwn(n *pg.Node, visit func(*pg.Node) bool) {
	Walk(n, func(n *pg.Node) bool { return n.GetSelectStmt() == nil && visit(n) })
}

// Any reports whether n or any node below it matches.
func Any(n *pg.Node, matches func(*pg.Node) bool) bool {
	found := false
	Walk(n, func(n *pg.Node) bool {
		found = found || matches(n)
		return !found
	})
	return found
}

// Each calls f for every child of n.
func Each(n *pg.Node, f func(*pg.Node)) {
	if n.GetNode() == nil {
		return
	}
	m := n.ProtoReflect()
	visitFields(m.Get(m.WhichOneof(m.Descriptor().Oneofs().Get(0))).Message(), f)
}

// visitFields calls f for the nodes in the fields of a message, and in fields of messages that are not nodes.
func visitFields(m protoreflect.Message, f func(*pg.Node)) {
	fields := m.Descriptor().Fields()
	for i := range fields.Len() {
		field := fields.Get(i)
		switch {
		case field.Message() == nil || !m.Has(field):
		case field.IsList():
			list := m.Get(field).List()
			for k := range list.Len() {
				visitMessage(list.Get(k).Message(), f)
			}
		default:
			visitMessage(m.Get(field).Message(), f)
		}
	}
}

func visitMessage(m protoreflect.Message, f func(*pg.Node)) {
	switch x := m.Interface().(type) {
	case *pg.Node:
		if x.GetNode() != nil {
			f(x)
		}
	case *pg.TypeName, *pg.Alias: // these contain only names
	default:
		visitFields(m, f)
	}
}

// Location returns a node's byte offset in the source text, or -1 if unknown.
func Location(n *pg.Node) int {
	switch x := n.GetNode().(type) {
	case nil:
		return -1
	case *pg.Node_AIndirection:
		return Location(x.AIndirection.Arg)
	case *pg.Node_SortBy:
		return Location(x.SortBy.Node)
	case *pg.Node_List:
		if len(x.List.Items) > 0 {
			return Location(x.List.Items[0])
		}
	}
	m := n.ProtoReflect()
	kind := m.WhichOneof(m.Descriptor().Oneofs().Get(0))
	if located, ok := m.Get(kind).Message().Interface().(interface{ GetLocation() int32 }); ok {
		return int(located.GetLocation())
	}
	return -1
}
