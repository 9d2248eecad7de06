package llm

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"

	"github.com/sashabaranov/go-openai"
)

// responsesRequest is a request of OpenAI's Responses API, for models and servers without chat completions.
type responsesRequest struct {
	Model       string             `json:"model"`
	Input       []responsesMessage `json:"input"`
	Most        int                `json:"max_output_tokens,omitempty"`
	Temperature *float64           `json:"temperature,omitempty"`
	Include     []string           `json:"include,omitempty"`
	TopLogprobs int                `json:"top_logprobs,omitempty"`
	Text        *responsesText     `json:"text,omitempty"`
	Stream      bool               `json:"stream,omitempty"`
	Store       bool               `json:"store"` // always false: nothing should be stored there
}

type responsesMessage struct {
	Role    string `json:"role"`
	Content string `json:"content"`
}

type responsesText struct {
	Format map[string]any `json:"format"`
}

// unheardOf are the abilities that the Responses API lacks.
var unheardOf = map[Ability]bool{Beginning: true, Grammar: true, Seed: true, StreamUsage: true}

// asResponse converts a chat completion to the Responses API.
func (r *chatRequest) asResponse() *responsesRequest {
	//lint:ignore SA1019 one of the two is set
	most := max(r.MaxCompletionTokens, r.MaxTokens)
	out := &responsesRequest{Model: r.Model, Most: most, Temperature: r.Temperature, Stream: r.Stream}
	messages := r.Messages
	if r.ContinueFinalMessage { // it cannot continue a beginning
		messages = messages[:len(messages)-1]
	}
	for _, m := range messages {
		out.Input = append(out.Input, responsesMessage{m.Role, m.Content})
	}
	if r.LogProbs {
		out.Include, out.TopLogprobs = []string{"message.output_text.logprobs"}, r.TopLogProbs
	}
	if f := r.ResponseFormat; f != nil {
		out.Text = &responsesText{map[string]any{"type": f.Type}}
		if s := f.JSONSchema; s != nil {
			out.Text.Format["name"], out.Text.Format["schema"], out.Text.Format["strict"] = s.Name, s.Schema, s.Strict
		}
	}
	return out
}

// otherWire reports whether a refusal says that only the Responses API is available, so that the request should be sent
// there.
func otherWire(r *chatRequest, err error) bool {
	if r == nil || r.responses {
		return false
	}
	status, _ := statusOf(err)
	reason := strings.ToLower(err.Error())
	_, refused := refusal(err) // for features the request uses
	nowhere := (status == http.StatusNotFound || status == http.StatusMethodNotAllowed) && !refused && !noModel(reason)
	return nowhere || status >= 400 && strings.Contains(reason, "v1/responses")
}

// response is a response of the Responses API.
type response struct {
	Status     string `json:"status"`
	Incomplete struct {
		Reason string `json:"reason"`
	} `json:"incomplete_details"`
	Error *struct {
		Message string `json:"message"`
	} `json:"error"`
	Output []struct {
		Type    string `json:"type"`
		Content []struct {
			Type     string           `json:"type"`
			Text     string           `json:"text"`
			Refusal  string           `json:"refusal"`
			Logprobs []openai.LogProb `json:"logprobs"`
		} `json:"content"`
	} `json:"output"`
	Usage struct {
		Input  int `json:"input_tokens"`
		Output int `json:"output_tokens"`
	} `json:"usage"`
}

// finish is why a response ended.
func (r *response) finish() openai.FinishReason {
	switch {
	case r.Incomplete.Reason == "max_output_tokens":
		return openai.FinishReasonLength
	case r.Incomplete.Reason != "":
		return openai.FinishReasonContentFilter
	}
	return openai.FinishReasonStop
}

// failed is the failure reported in a response; nil without one.
func (r *response) failed() error {
	if r.Error == nil {
		return nil
	}
	return &openai.APIError{Message: r.Error.Message}
}

// responseIn converts an unstreamed response to a chat completion.
func responseIn(data []byte) (*openai.ChatCompletionResponse, error) {
	var r response
	if err := json.Unmarshal(data, &r); err != nil {
		return nil, fmt.Errorf("%w: %w", errCut, err)
	}
	if err := r.failed(); err != nil {
		return nil, err
	}
	choice := openai.ChatCompletionChoice{FinishReason: r.finish(), LogProbs: &openai.LogProbs{}}
	for _, o := range r.Output {
		for _, c := range o.Content {
			switch {
			case o.Type == "reasoning":
				choice.Message.ReasoningContent += c.Text
			case c.Type == "refusal":
				choice.Message.Refusal += c.Refusal
			default:
				choice.Message.Content += c.Text
				choice.LogProbs.Content = append(choice.LogProbs.Content, c.Logprobs...)
			}
		}
	}
	return &openai.ChatCompletionResponse{Choices: []openai.ChatCompletionChoice{choice},
		Usage: openai.Usage{PromptTokens: r.Usage.Input, CompletionTokens: r.Usage.Output}}, nil
}

// responseEvent converts an event of a streamed response to a chat completion's; nil: nothing relevant.
func responseEvent(data []byte) (*openai.ChatCompletionStreamResponse, error) {
	var e struct {
		Type     string                              `json:"type"`
		Delta    string                              `json:"delta"`
		Message  string                              `json:"message"`
		Logprobs []openai.ChatCompletionTokenLogprob `json:"logprobs"`
		Response response                            `json:"response"`
	}
	if err := json.Unmarshal(data, &e); err != nil {
		return nil, fmt.Errorf("%w: %w", errCut, err)
	}
	choice := openai.ChatCompletionStreamChoice{}
	out := &openai.ChatCompletionStreamResponse{}
	switch e.Type {
	case "response.output_text.delta":
		choice.Delta.Content = e.Delta
		choice.Logprobs = &openai.ChatCompletionStreamChoiceLogprobs{Content: e.Logprobs}
	case "response.reasoning_text.delta", "response.reasoning_summary_text.delta":
		choice.Delta.ReasoningContent = e.Delta
	case "response.refusal.delta":
		choice.FinishReason = openai.FinishReasonContentFilter
	case "response.completed", "response.incomplete":
		choice.FinishReason = e.Response.finish()
		out.Usage = &openai.Usage{PromptTokens: e.Response.Usage.Input, CompletionTokens: e.Response.Usage.Output}
	case "response.failed":
		return nil, e.Response.failed()
	case "error":
		return nil, &openai.APIError{Message: e.Message}
	default:
		return nil, nil
	}
	out.Choices = []openai.ChatCompletionStreamChoice{choice}
	return out, nil
}
