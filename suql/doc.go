package suql

// How a statement is run (ADR 15):
//
//	text ─▶ syntax.Parse ─▶ check.Check ─▶ enumerations ─▶ settle, SELECT by SELECT ─▶ final
//	                                                          │                          │
//	        block.go, stage.go: what each stage of a SELECT needs of its rows            │
//	        demand.go: walks over those rows ◀── push.go, exists.go: which are spared    │
//	                                                          ▼                          ▼
//	                     walk.go: decide rows one after the other, each as far as needed
//	                        │ frame.go: expressions ─▶ columns of the database + text sites
//	                        │ predicate.go, truth.go: what a condition may still be
//	                        ▼
//	                     decision.go: once each, from the ledger or the reader
//	                        ▼
//	                     lookup.go: decisions as values for the database; dialects
