package check

import (
	"fmt"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/reflect/protoreflect"
)

// key returns a text that is equal for equal expressions, with names resolved and without positions.
func (c *checker) key(n *pg.Node) string {
	var b strings.Builder
	c.writeKey(&b, n)
	return b.String()
}

func (c *checker) writeKey(b *strings.Builder, n *pg.Node) {
	if n.GetNode() == nil {
		return
	}
	e := c.out.exprs[n]
	switch {
	case n.GetSubLink() != nil:
		fmt.Fprintf(b, "sub%p", n) // sub-queries are never equal
		return
	case n.GetColumnRef() != nil && e != nil && e.Ref != nil:
		fmt.Fprintf(b, "%p.%d", e.Ref.Source, e.Ref.Index)
		return
	case n.GetAConst() != nil && e != nil:
		b.WriteString(e.Type.String())
	}
	m := n.ProtoReflect()
	c.writeField(b, m, m.WhichOneof(m.Descriptor().Oneofs().Get(0)))
}

// writeField writes a field of a node with its content.
func (c *checker) writeField(b *strings.Builder, of protoreflect.Message, field protoreflect.FieldDescriptor) {
	fmt.Fprintf(b, "%d(", field.Number())
	v := of.Get(field)
	each := []protoreflect.Value{v}
	if field.IsList() {
		each = nil
		for i := range v.List().Len() {
			each = append(each, v.List().Get(i))
		}
	}
	for _, v := range each {
		c.writeValue(b, field, v)
		b.WriteByte(',')
	}
	b.WriteByte(')')
}

func (c *checker) writeValue(b *strings.Builder, field protoreflect.FieldDescriptor, v protoreflect.Value) {
	if field.Message() == nil {
		fmt.Fprintf(b, "%#v", v.Interface())
		return
	}
	if n, ok := v.Message().Interface().(*pg.Node); ok {
		c.writeKey(b, n)
		return
	}
	fields := v.Message().Descriptor().Fields()
	for i := range fields.Len() {
		if f := fields.Get(i); f.Name() != "location" && v.Message().Has(f) {
			c.writeField(b, v.Message(), f)
		}
	}
}
