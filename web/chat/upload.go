package chat

import (
	"context"

	"github.com/ask-surely/surely/internal/store/upload"
)

// Uploads stores visitors' data. Its methods are safe for concurrent use.
type Uploads interface {
	// Add stores files under an unguessable name and opens them, skipping unusable ones with reasons. If none is left,
	// or there is no room, the error is an upload.RefusedFile, or several.
	Add(ctx context.Context, name string, files []upload.File) (*Source, upload.RefusedFiles, error)
	// Open opens an upload, after a restart too; fs.ErrNotExist if there is none of that name.
	Open(ctx context.Context, name string) (*Source, error)
	Delete(name string) error
}
