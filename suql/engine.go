package suql

// RunOptions says how one statement is run.
type RunOptions struct {
	MaxRows     int            // 0: no limit
	Concurrency int            // text decisions in flight; 0: the engine's default
	Progress    func(Progress) // called now and then while text is read; may be nil
}
