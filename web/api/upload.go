package api

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/store/upload"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

const maxFiles = 20

// handleUpload stores a visitor's files and returns the name of their source.
func (s *API) handleUpload(c echo.Context) error {
	if s.Uploads == nil {
		return chat.Refuse("forbidden", views.English.UploadsDisabled)
	}
	r := c.Request()
	r.Body = http.MaxBytesReader(c.Response(), r.Body, s.MaxUploadBytes+1<<20)
	uploadBudget := s.Limits.UploadBudget(c.RealIP())
	defer func() { s.ReturnMemory(uploadBudget.End()) }()
	files, empty, err := s.uploadedFiles(r, uploadBudget)
	if err != nil {
		return err
	}
	ctx, leave, err := s.Admit(c, chat.Long)
	if err != nil {
		return err
	}
	defer leave()
	ctx, cancel := context.WithTimeout(ctx, request.ImportTimeout)
	defer cancel()
	name := "u-" + chat.RandomName(18)
	src, refused, err := s.Uploads.Add(ctx, name, files)
	if all, ok := errors.AsType[upload.RefusedFiles](err); ok {
		err = append(all, empty...)
	}
	request.RecordAction(c, "upload", name).Input = namesOf(files)
	if err != nil {
		return request.RefuseFile(err)
	}
	s.Counts.Uploads.Add(1)
	s.Hints.Find(ctx, src.SuggestSource(), request.UploadHintTimeout)
	out := uploadReply{Source: src.Name, Label: src.Title()}
	if refused = append(refused, empty...); len(refused) > 0 {
		out.Refused = fmt.Sprintf(views.English.UploadPartial, request.RefusalReasons(refused))
	}
	return c.JSON(http.StatusOK, out)
}

// uploadReply is the reply of handleUpload.
type uploadReply struct {
	Source  string `json:"source"`
	Label   string `json:"label"`
	Refused string `json:"refused,omitempty"`
}

// namesOf returns the names of files.
func namesOf(files []upload.File) string {
	names := make([]string, len(files))
	for i, f := range files {
		names[i] = f.Name
	}
	return strings.Join(names, ", ")
}

// uploadedFiles reads a form's files within the size limit and a budget, and returns empty ones separately.
func (s *API) uploadedFiles(r *http.Request, uploadBudget *budget.Budget) (files []upload.File,
	empty upload.RefusedFiles,
	err error) {
	parts, err := r.MultipartReader()
	if err != nil {
		return nil, nil, chat.Refuse("bad_message", views.English.UploadEmpty)
	}
	remaining := s.MaxUploadBytes
	for {
		part, err := parts.NextPart()
		if errors.Is(err, io.EOF) {
			break
		}
		var data []byte
		if err == nil {
			data, err = io.ReadAll(budgetedReader{io.LimitReader(part, remaining+1), uploadBudget})
		}
		var large *http.MaxBytesError
		if errors.As(err, &large) || int64(len(data)) > remaining {
			return nil, nil, chat.Refuse("too_large", fmt.Sprintf(views.English.UploadTooLarge, s.MaxUploadBytes>>20))
		}
		if spent, ok := errors.AsType[*budget.ExceededError](err); ok {
			return nil, nil, chat.Refuse(spent.SQLState(), views.English.Overloaded)
		}
		if err != nil {
			return nil, nil, chat.Refuse("bad_message", views.English.UploadEmpty)
		}
		if part.FileName() == "" {
			continue
		}
		if len(data) == 0 && len(empty) < maxFiles {
			empty = append(empty, &upload.RefusedFile{Name: part.FileName(), Reason: upload.NoContent})
			continue
		}
		remaining -= int64(len(data))
		if files = append(files, upload.File{Name: part.FileName(), Data: data}); len(files) > maxFiles {
			return nil, nil, chat.Refuse("bad_file", fmt.Sprintf(views.English.UploadTooMany, maxFiles))
		}
	}
	if len(files) == 0 && len(empty) > 0 {
		return nil, nil, request.RefuseFile(empty)
	}
	if len(files) == 0 {
		return nil, nil, chat.Refuse("bad_message", views.English.UploadEmpty)
	}
	return files, empty, nil
}

// budgetedReader charges a budget for the bytes read.
type budgetedReader struct {
	io.Reader
	budget *budget.Budget
}

func (f budgetedReader) Read(p []byte) (int, error) {
	n, err := f.Reader.Read(p)
	if spent := f.budget.Draw(int64(n)); spent != nil {
		return n, spent
	}
	return n, err
}

// handleDeleteUpload deletes an upload.
func (s *API) handleDeleteUpload(c echo.Context) error {
	name := c.FormValue("source")
	if src := s.Uploaded(name); src == nil || !src.Uploaded {
		return chat.Refuse("no_source", views.English.SourceUnavailable)
	}
	request.RecordAction(c, "delete upload", name)
	if err := s.Uploads.Delete(name); err != nil {
		return fmt.Errorf("delete an upload: %w", err)
	}
	return c.NoContent(http.StatusNoContent)
}
