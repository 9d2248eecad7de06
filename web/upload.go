package web

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store/upload"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/present"
)

// Uploads stores visitors' data. Its methods are safe for concurrent use.
type Uploads interface {
	// Add stores files under an unguessable name and opens them, skipping unusable ones with reasons. If none is left,
	// or there is no room, the error is an upload.RefusedFile, or several.
	Add(ctx context.Context, name string, files []upload.File) (*Source, upload.RefusedFiles, error)
	// Open opens an upload, after a restart too; fs.ErrNotExist if there is none of that name.
	Open(ctx context.Context, name string) (*Source, error)
	// Correct records a correction and reopens the data.
	Correct(ctx context.Context, name string, c upload.Correction) (*Source, error)
	Delete(name string) error
}

const mostFiles = 20

// handleUpload stores a visitor's files and returns their name.
func (s *Server) handleUpload(c echo.Context) error {
	if s.options.Uploads == nil {
		return refuse("forbidden", views.English.UploadOff)
	}
	r := c.Request()
	r.Body = http.MaxBytesReader(c.Response(), r.Body, s.options.MostUploaded+1<<20)
	arriving := s.limits.arrives(c.RealIP())
	defer func() { s.relieve(arriving.End()) }()
	files, empty, err := s.uploadedFiles(r, arriving)
	if err != nil {
		return err
	}
	ctx, leave, err := s.admit(c, chat.Imports)
	if err != nil {
		return err
	}
	defer leave()
	ctx, cancel := context.WithTimeout(ctx, mostImport)
	defer cancel()
	name := "u-" + random(18)
	src, refused, err := s.options.Uploads.Add(ctx, name, files)
	if all, ok := errors.AsType[upload.RefusedFiles](err); ok {
		err = append(all, empty...)
	}
	did(c, "upload", name).said = namesOf(files)
	if err != nil {
		return s.refuseFile(err)
	}
	s.metrics.uploads.Add(1)
	s.hints.Find(s.ctx, src.suggests(), uploadHints)
	out := taken{Source: src.Name, Label: src.label()}
	if refused = append(refused, empty...); len(refused) > 0 {
		out.Refused = fmt.Sprintf(views.English.UploadPartly, s.whyRefused(refused))
	}
	return c.JSON(http.StatusOK, out)
}

// taken is the reply of handleUpload.
type taken struct {
	Source  string `json:"source"`
	Label   string `json:"label"`
	Refused string `json:"refused,omitempty"`
}

// namesOf are the names of files.
func namesOf(files []upload.File) string {
	names := make([]string, len(files))
	for i, f := range files {
		names[i] = f.Name
	}
	return strings.Join(names, ", ")
}

// uploadedFiles reads a form's files within the size limit and a budget, and separates empty ones.
func (s *Server) uploadedFiles(r *http.Request, arriving *budget.Budget) (files []upload.File,
	empty upload.RefusedFiles, err error) {
	parts, err := r.MultipartReader()
	if err != nil {
		return nil, nil, refuse("bad_message", views.English.UploadEmpty)
	}
	left := s.options.MostUploaded
	for {
		part, err := parts.NextPart()
		if errors.Is(err, io.EOF) {
			break
		}
		var data []byte
		if err == nil {
			data, err = io.ReadAll(arrivingFile{io.LimitReader(part, left+1), arriving})
		}
		var large *http.MaxBytesError
		if errors.As(err, &large) || int64(len(data)) > left {
			return nil, nil, refuse("too_large", fmt.Sprintf(views.English.UploadLarge, s.options.MostUploaded>>20))
		}
		if spent, ok := errors.AsType[*budget.Spent](err); ok {
			return nil, nil, refuse(spent.SQLState(), views.English.Full)
		}
		if err != nil {
			return nil, nil, refuse("bad_message", views.English.UploadEmpty)
		}
		if part.FileName() == "" {
			continue
		}
		if len(data) == 0 && len(empty) < mostFiles {
			empty = append(empty, &upload.RefusedFile{Name: part.FileName(), Reason: upload.NoContent})
			continue
		}
		left -= int64(len(data))
		if files = append(files, upload.File{Name: part.FileName(), Data: data}); len(files) > mostFiles {
			return nil, nil, refuse("bad_file", fmt.Sprintf(views.English.UploadMany, mostFiles))
		}
	}
	if len(files) == 0 && len(empty) > 0 {
		return nil, nil, s.refuseFile(empty)
	}
	if len(files) == 0 {
		return nil, nil, refuse("bad_message", views.English.UploadEmpty)
	}
	return files, empty, nil
}

// arrivingFile draws what arrives of a file from a budget.
type arrivingFile struct {
	io.Reader
	from *budget.Budget
}

func (f arrivingFile) Read(p []byte) (int, error) {
	n, err := f.Reader.Read(p)
	if spent := f.from.Draw(int64(n)); spent != nil {
		return n, spent
	}
	return n, err
}

// refuseFile describes in words why files were refused; nil if they were not.
func (s *Server) refuseFile(err error) error {
	var refused *upload.RefusedFile
	var all upload.RefusedFiles
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return refuse("no_source", views.English.NoSuchSource)
	case errors.As(err, &all):
		return refuse("bad_file", s.whyRefused(all))
	case errors.Is(err, context.DeadlineExceeded):
		return s.explain(err)
	case !errors.As(err, &refused):
		return err
	case refused.Reason == upload.NoRoom:
		return refuse("no_room", s.notTaken(refused))
	}
	return refuse("bad_file", s.notTaken(refused))
}

// whyRefused says why files were not taken.
func (s *Server) whyRefused(all upload.RefusedFiles) string {
	reasons := make([]string, len(all))
	for i, f := range all {
		reasons[i] = s.notTaken(f)
	}
	return strings.Join(reasons, "\n")
}

// notTaken says why a file was refused.
func (s *Server) notTaken(f *upload.RefusedFile) string {
	w := views.English
	switch {
	case f.Reason == upload.UnknownKind:
		return fmt.Sprintf(w.UploadKind, f.Name)
	case f.Reason == upload.NoRoom:
		return w.UploadNoRoom
	case f.Reason == upload.NoContent:
		return fmt.Sprintf(w.UploadNothing, f.Name)
	case f.Reason == upload.NoRows:
		return fmt.Sprintf(w.UploadNoRows, f.Name)
	case f.Reason == upload.Apart:
		return fmt.Sprintf(w.UploadApart, f.Name)
	case f.Name != "":
		return fmt.Sprintf(w.UploadBroken, f.Name, f.Err)
	}
	return fmt.Sprintf(w.UploadUnreadable, f.Err)
}

// mostImport is the maximum time for reading an upload.
const mostImport = time.Minute

// handleCorrect records a visitor's correction and shows the introduction again.
func (s *Server) handleCorrect(c echo.Context) error {
	name := c.FormValue("source")
	if !state.IsUpload(name) {
		return refuse("no_source", views.English.NoSuchSource)
	}
	ctx, cancel := context.WithTimeout(c.Request().Context(), mostImport)
	defer cancel()
	src := s.uploaded(name)
	if src == nil || !src.Uploaded {
		return refuse("no_source", views.English.NoSuchSource)
	}
	set := map[string]any{}
	for _, key := range []string{"label", "unit", "role", "yes"} {
		if values, err := c.FormParams(); err == nil && values.Has(key) {
			set[key] = strings.TrimSpace(values.Get(key))
		}
	}
	if role, ok := set["role"].(string); ok && !slices.Contains(present.Correctable, role) {
		delete(set, "role")
	}
	if c.FormValue("column") != "" {
		set["hidden"] = c.FormValue("hidden") == "on"
	}
	correction := upload.Correction{Table: c.FormValue("table"), Column: c.FormValue("column"), Set: set}
	if values, err := c.FormParams(); err == nil && values.Has("refers") &&
		values.Get("refers") != present.RefersTo(src.database(), correction.Table, correction.Column) {
		refers := values.Get("refers")
		correction.Refers = &refers
	}
	did(c, "correct", name).said = strings.Trim(correction.Table+"."+correction.Column, ".")
	src, err := s.options.Uploads.Correct(ctx, name, correction)
	if err != nil {
		return s.refuseFile(err)
	}
	s.hints.Find(s.ctx, src.suggests(), uploadHints)
	return s.render(c, views.Introduction(s.introduce(src)))
}

// handleDeleteUpload deletes an upload.
func (s *Server) handleDeleteUpload(c echo.Context) error {
	name := c.FormValue("source")
	if src := s.uploaded(name); src == nil || !src.Uploaded {
		return refuse("no_source", views.English.NoSuchSource)
	}
	did(c, "delete upload", name)
	if err := s.options.Uploads.Delete(name); err != nil {
		return fmt.Errorf("delete an upload: %w", err)
	}
	return c.NoContent(http.StatusNoContent)
}

// openPatience is how long to wait for data that has to be fetched first; fetching continues for the next attempt.
const openPatience = 20 * time.Second

// uploaded returns an upload, or nil.
func (s *Server) uploaded(name string) *Source {
	if s.options.Uploads == nil || !state.IsUpload(name) { // before any work: anybody may send any name
		return nil
	}
	ctx, cancel := context.WithTimeout(s.ctx, openPatience)
	defer cancel()
	src, err := s.options.Uploads.Open(ctx, name)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			slog.Error("an upload cannot be opened", "upload", name, "err", err)
		}
		return nil
	}
	return src
}

// uploadHints is how long a visitor waits for suggestions about their own data.
const uploadHints = 1500 * time.Millisecond

// introduce shows how a visitor's data was understood.
func (s *Server) introduce(src *Source) views.Introduced {
	out := views.Introduced{Source: src.Name, Label: src.label(), Notes: src.Notes, Suggestions: s.suggestions(src)}
	for _, t := range src.Texts {
		out.Texts = append(out.Texts, views.English.Text(t.Name, t.Paragraphs, t.Words))
	}
	present.Introduce(&out, src.database())
	return out
}
