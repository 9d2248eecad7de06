package web

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/web/deliver"
)

// Delivery is how answers to scheduled questions get to people. Its zero value delivers nothing.
type Delivery struct {
	Mail  *deliver.Mail  // nil: there is no mail server
	Hooks *deliver.Hooks // nil: there are no webhooks
	Home  string         // the public address of this server, for links
}

func (d Delivery) any() bool { return d.Mail != nil || d.Hooks != nil }

// schedule says when a pinned question is asked again, and where its answer goes.
type schedule struct {
	When   string    `json:"when"` // daily, weekly N (1 is Monday) or monthly N
	At     string    `json:"at"`   // 15:04
	Zone   string    `json:"zone,omitempty"`
	To     string    `json:"to"`    // a mail address, or the address of a webhook
	By     User      `json:"by"`    // the user, with the rights last seen
	Proof  string    `json:"proof"` // how a nameless user was the owner then
	Seen   time.Time `json:"seen"`  // when that was
	Key    string    `json:"key"`   // part of the link that ends it
	Sent   time.Time `json:"sent,omitzero"`
	Failed string    `json:"failed,omitempty"` // why the last delivery failed
}

// whens are the choices; 31 is the last day of any month.
var whens = []string{"daily", "weekly 1", "weekly 2", "weekly 3", "weekly 4", "weekly 5", "weekly 6", "weekly 7",
	"monthly 1",
	"monthly 15", "monthly 31"}

// hooked reports whether the destination is a webhook.
func hooked(to string) bool { return strings.Contains(to, "://") }

// place is the schedule's time zone.
func (x *schedule) place() *time.Location {
	if zone, err := time.LoadLocation(x.Zone); err == nil && x.Zone != "" && x.Zone != "Local" {
		return zone
	}
	return time.Local
}

// next is the first due time after another.
func (x *schedule) next(after time.Time) time.Time {
	at, err := time.Parse("15:04", x.At)
	if err != nil {
		at = time.Date(0, 1, 1, 8, 0, 0, 0, time.UTC)
	}
	kind, number, _ := strings.Cut(x.When, " ")
	n, _ := strconv.Atoi(number)
	day := after.In(x.place())
	for range 63 { // two months and a day
		due := time.Date(day.Year(), day.Month(), day.Day(), at.Hour(), at.Minute(), 0, 0, day.Location())
		last := time.Date(day.Year(), day.Month()+1, 0, 0, 0, 0, 0, time.UTC).Day()
		fits := kind == "daily" || kind == "weekly" && int(day.Weekday()+6)%7+1 == n ||
			kind == "monthly" && day.Day() == min(n, last)
		if fits && due.After(after) {
			return due
		}
		day = time.Date(day.Year(), day.Month(), day.Day()+1, 12, 0, 0, 0, day.Location())
	}
	return time.Time{}
}

// newSchedule checks and creates a schedule.
func (d Delivery) newSchedule(by *asker, when, at, zone, to string) (*schedule, error) {
	x := &schedule{When: when, At: at, Zone: zone, By: by.User, Key: random(16)}
	if _, err := time.Parse("15:04", at); err != nil || !slices.Contains(whens, when) {
		return nil, errors.New("give a day and a time such as 08:00")
	}
	var err error
	x.To, err = d.destination(by.User, strings.TrimSpace(to))
	return x, err
}

// destination checks where a user may send answers: only the owner may send mail to others.
func (d Delivery) destination(by User, to string) (string, error) {
	if hooked(to) {
		if d.Hooks == nil {
			return "", errors.New("the owner lists no hosts for webhooks")
		}
		return to, d.Hooks.Check(to)
	}
	if d.Mail == nil {
		return "", errors.New("the owner has set up no mail server")
	}
	address, err := deliver.Address(to)
	if err != nil {
		return "", err
	}
	own := append([]string{by.Name}, by.Attributes["email"]...)
	theirs := func(a string) bool { return strings.EqualFold(a, address) }
	if by.Role != roleNames[ownerRole] && !slices.ContainsFunc(own, theirs) {
		return "", fmt.Errorf("mail goes to your own address, %s", by.Name)
	}
	return address, nil
}

// mayBegin reports whether a user may schedule questions: it takes a login, so that their rights can be checked later.
func (d Delivery) mayBegin(by *asker) bool { return d.any() && by.Role != roleNames[visitorRole] }
