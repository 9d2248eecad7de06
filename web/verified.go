package web

import "log/slog"

// vouch has the sources' agents answer the verified queries of surely.yaml with their statements. Only the embedded
// models also learn from them: a language model would cost something each time.
func (s *Server) vouch() {
	for _, src := range s.sources {
		if err := src.Agent.Vouch(s.ctx, src.database().Examples, s.options.Offline); err != nil {
			slog.Warn("not all verified queries teach something", "source", src.Name, "err", err)
		}
	}
}
