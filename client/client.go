// Package client asks a Surely server from Go programs. It imports nothing but the standard library.
package client

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
)

// Client talks to one server. URL is required.
type Client struct {
	URL   string // as https://chat.example
	Token string // access token, if the server asks for one
	HTTP  *http.Client
	// Clarify answers clarifications: yes, no, skip, an option's id, or free text. Without it they are skipped, and the
	// prediction stands.
	Clarify func(context.Context, Asks) (string, error)
}

// Question is a question in words, or a statement.
type Question struct {
	Question     string   `json:"question,omitempty"`
	SUQL         string   `json:"suql,omitempty"`
	Answers      []string `json:"answers,omitempty"` // replies to clarifications, in order, before Clarify is called
	Source       string   `json:"source,omitempty"`
	Conversation string   `json:"conversation,omitempty"` // continues this conversation; an Answer has it, with its token
	Token        string   `json:"token,omitempty"`
}

// Asks is a clarification.
type Asks struct {
	ID       string   `json:"id"`
	Kind     string   `json:"kind"` // confirm, choose or text
	Question string   `json:"question"`
	Because  string   `json:"because"`
	Options  []Option `json:"options"`
}

// Option is a choice in a clarification.
type Option struct {
	ID      string `json:"id"`
	Text    string `json:"text"`
	Reading string `json:"reading"` // the query if this option is chosen
	Gives   string `json:"gives"`   // what it would find
}

// Answer is the reply to a question. Columns and Rows are nil if no data was needed.
type Answer struct {
	Type       string     `json:"type"` // "result", or "reply" if no data was needed
	Columns    []string   `json:"columns"`
	Rows       [][]any    `json:"rows"` // nil, bool, json.Number, string, []any
	Truncated  bool       `json:"truncated"`
	Evidence   []Evidence `json:"evidence"`
	Stats      Stats      `json:"stats"`
	Warnings   []Warning  `json:"warnings"`
	SUQL       string     `json:"suql"`
	Searched   string     `json:"searched"`
	Reply      string     `json:"reply"`
	Turns      []Exchange `json:"turns"`
	Confidence *float64   `json:"confidence"` // of the result; nil for statements
	Unused     []string   `json:"unused"`     // words of the question that were not used
	Guess      bool       `json:"guess"`
	Declined   bool       `json:"declined"` // the data cannot answer it
	Instead    string     `json:"instead"`  // why the language model was not used; empty if it was
	Nearest    []Nearest  `json:"nearest"`  // rows whose texts almost match, if few do

	Turn         int    `json:"turn"` // number in the conversation, from 0
	Conversation string `json:"conversation"`
	Token        string `json:"token"`
}

// Evidence is the sentence a verdict about a row rests on.
type Evidence struct {
	Row     int    `json:"row"`
	Expr    string `json:"expr"`
	Verdict string `json:"verdict"`
	Text    string `json:"text"`
	Mixed   *struct {
		For     int    `json:"for"`
		Against int    `json:"against"`
		Text    string `json:"text"`
	} `json:"mixed"`
}

// Nearest is a row outside the answer, with its best-matching sentence.
type Nearest struct {
	Row    []any   `json:"row"`
	Title  string  `json:"title"`
	Text   string  `json:"text"`
	Expr   string  `json:"expr"`
	Likely float64 `json:"likely"`
}

// Stats is what the answer cost.
type Stats struct {
	ModelCalls       int   `json:"model_calls"`
	Verdicts         int   `json:"verdicts"`
	LedgerHits       int   `json:"ledger_hits"`
	PromptTokens     int   `json:"prompt_tokens"`
	CompletionTokens int   `json:"completion_tokens"`
	ByEmbedded       int   `json:"by_embedded"`
	ByModel          int   `json:"by_model"`
	RowsConsidered   int   `json:"rows_considered"`
	ElapsedMS        int64 `json:"elapsed_ms"`
}

// Warning did not stop the run. Row is -1 if it belongs to no row.
type Warning struct {
	Row     int    `json:"row"`
	Code    string `json:"code"`
	Message string `json:"message"`
}

// Exchange is a clarification with its reply.
type Exchange struct {
	Component   string   `json:"component"`
	Probability float64  `json:"probability"`
	Question    string   `json:"question"`
	Options     []Option `json:"options"`
	Answer      string   `json:"answer"`
}

// Passage is a piece of text that was found.
type Passage struct {
	Key   string  `json:"key"`
	Text  string  `json:"text"`
	Score float64 `json:"score"`
}

// Error is a refusal or failure. Its code is a word, or PostgreSQL's SQLSTATE for statements and turns.
type Error struct {
	Status    int    `json:"-"`
	Code      string `json:"code"`
	Message   string `json:"message"`
	Positions []struct {
		Line    int    `json:"line"`
		Column  int    `json:"column"`
		Message string `json:"message"`
	} `json:"positions"`
}

func (e *Error) Error() string { return e.Message }

// reply is an answer or a clarification.
type reply struct {
	Answer
	Asks *Asks `json:"asks"`
}

// request is a question, or a reply to a clarification.
type request struct {
	Question
	ReplyTo string `json:"reply_to,omitempty"`
	AskBack bool   `json:"ask_back,omitempty"`
}

// Ask asks, and passes clarifications to Clarify.
func (c *Client) Ask(ctx context.Context, q Question) (*Answer, error) {
	in := request{Question: q, AskBack: c.Clarify != nil}
	for {
		body, err := json.Marshal(in)
		if err != nil {
			return nil, err
		}
		var out reply
		if err := c.do(ctx, http.MethodPost, "/api/v1/ask", bytes.NewReader(body), &out); err != nil {
			return nil, err
		}
		if out.Asks == nil {
			return &out.Answer, nil
		}
		value, err := c.Clarify(ctx, *out.Asks)
		if err != nil {
			return nil, err
		}
		on := Question{Answers: []string{value}, Conversation: out.Conversation, Token: out.Token}
		in = request{Question: on, ReplyTo: out.Asks.ID, AskBack: true}
	}
}

// Search returns at most n passages of the data's texts, best first; 0 leaves n to the server.
func (c *Client) Search(ctx context.Context, question string, n int, source string) ([]Passage, error) {
	query := url.Values{"question": {question}}
	if n > 0 {
		query.Set("n", strconv.Itoa(n))
	}
	if source != "" {
		query.Set("source", source)
	}
	var out struct {
		Found    []Passage `json:"found"`
		Indexing string    `json:"indexing"`
	}
	err := c.do(ctx, http.MethodGet, "/api/v1/search?"+query.Encode(), nil, &out)
	return out.Found, err
}

func (c *Client) do(ctx context.Context, method, path string, body io.Reader, out any) error {
	r, err := http.NewRequestWithContext(ctx, method, strings.TrimSuffix(c.URL, "/")+path, body)
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/json")
	if c.Token != "" {
		r.Header.Set("Authorization", "Bearer "+c.Token)
	}
	h := c.HTTP
	if h == nil {
		h = http.DefaultClient
	}
	got, err := h.Do(r)
	if err != nil {
		return err
	}
	defer got.Body.Close()
	d := json.NewDecoder(got.Body)
	d.UseNumber()
	if got.StatusCode != http.StatusOK {
		var failed struct{ Error Error }
		if err := d.Decode(&failed); err != nil || failed.Error.Message == "" {
			failed.Error.Message = fmt.Sprintf("the server says %s", got.Status)
		}
		failed.Error.Status = got.StatusCode
		return &failed.Error
	}
	if err := d.Decode(out); err != nil {
		return fmt.Errorf("the server's reply: %w", err)
	}
	return nil
}
