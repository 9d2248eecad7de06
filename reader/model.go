package reader

// model holds the trained parts.
type model struct{}

func embeddedModel() (*model, error) { return &model{}, nil }
