package query

// IsOpposite reports whether two queries differ only in that one finds what the other leaves out, or has the last rows
// in place of the first.
func IsOpposite(a, b *Query) bool {
	if a.Written != nil || b.Written != nil || len(a.Where) != len(b.Where) || len(a.OrderBy) != len(b.OrderBy) {
		return false
	}
	c, changed := a.Clone(), false
	for i, o := range b.Where {
		if w := &c.Where[i]; w.Op != o.Op && opposites[w.Op] == o.Op {
			w.Op, changed = o.Op, true
		}
	}
	for i, o := range b.OrderBy {
		if c.Limit > 0 && c.OrderBy[i].Desc != o.Desc {
			c.OrderBy[i], changed = o, changed || c.OrderBy[i].Item.Same(o.Item)
		}
	}
	return changed && c.SUQL() == b.SUQL()
}
