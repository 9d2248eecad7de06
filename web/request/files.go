package request

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/store/upload"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
)

// ImportTimeout is the maximum time for reading an upload.
const ImportTimeout = time.Minute

// UploadHintTimeout is the maximum time that a visitor waits for suggestions about an upload.
const UploadHintTimeout = 1500 * time.Millisecond

// RefuseFile converts an error about files to one that explains the reasons.
func (s *Site) RefuseFile(err error) error {
	var file *upload.RefusedFile
	var all upload.RefusedFiles
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return chat.Refuse("no_source", views.English.SourceUnavailable)
	case errors.As(err, &all):
		return chat.Refuse("bad_file", RefusalReasons(all))
	case errors.Is(err, context.DeadlineExceeded):
		return s.Explain(err)
	case !errors.As(err, &file):
		return err
	case file.Reason == upload.NoRoom:
		return chat.Refuse("no_room", refusalReason(file))
	}
	return chat.Refuse("bad_file", refusalReason(file))
}

// RefusalReasons explains why files were refused, one per line.
func RefusalReasons(all upload.RefusedFiles) string {
	reasons := make([]string, len(all))
	for i, f := range all {
		reasons[i] = refusalReason(f)
	}
	return strings.Join(reasons, "\n")
}

// refusalReason explains why a file was refused.
func refusalReason(f *upload.RefusedFile) string {
	w := views.English
	switch {
	case f.Reason == upload.UnknownKind:
		return fmt.Sprintf(w.UploadUnsupported, f.Name)
	case f.Reason == upload.NoRoom:
		return w.UploadNoRoom
	case f.Reason == upload.NoContent:
		return fmt.Sprintf(w.UploadEmptyFile, f.Name)
	case f.Reason == upload.NoRows:
		return fmt.Sprintf(w.UploadNoRows, f.Name)
	case f.Reason == upload.SeparateSource:
		return fmt.Sprintf(w.UploadSeparately, f.Name)
	case f.Name != "":
		return fmt.Sprintf(w.UploadBroken, f.Name, f.Err)
	}
	return fmt.Sprintf(w.UploadUnreadable, f.Err)
}
