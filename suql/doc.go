package suql

// A statement runs in these steps (ADR 15):
//
//	text ─▶ syntax.Parse ─▶ check.Check ─▶ enumerations ─▶ settle, SELECT by SELECT ─▶ final
//	                                                          │                          │
//	        block.go, stage.go: the demands of each stage on its rows                    │
//	        demand.go: walks over those rows ◀── exists.go: those of EXISTS, one by one  │
//	                                                          ▼                          ▼
//	                     walk.go: decides rows one by one, each as far as needed
//	                        │ frame.go: expressions ─▶ columns of the database + text sites
//	                        │ predicate.go: the possible values of a condition
//	                        ▼
//	                     decision.go: each decision once, from the ledger or the reader
//	                        ▼
//	                     lookup.go: passes decisions to the database; dialects
