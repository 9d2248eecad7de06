package e2e

import (
	"testing"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// TestEveryDoubtOfAModel asks back about every kind of part that a model doubts, with both readings as options, and
// about nothing where it is sure.
func TestEveryDoubtOfAModel(t *testing.T) {
	const inLisbon, top = "SELECT name FROM shops WHERE town = 'Lisbon'", "SELECT name FROM shops ORDER BY price LIMIT 1"
	for _, tt := range []struct{ name, statement, token, other, with string }{
		{"Table", inLisbon, "shops", "stalls", "SELECT name FROM stalls WHERE town = 'Lisbon'"},
		{"Column", "SELECT owner FROM shops WHERE town = 'Lisbon'", "owner", "price",
			"SELECT price FROM shops WHERE town = 'Lisbon'"},
		{"Aggregate", "SELECT avg(price) FROM shops", "avg", "max", "SELECT max(price) FROM shops"},
		{"NoAggregate", "SELECT max(price) FROM shops", "max", "price", "SELECT price FROM shops"},
		{"ConditionColumn", "SELECT name FROM shops WHERE price > 4", "price", "rating",
			"SELECT name FROM shops WHERE rating > 4"},
		{"ConditionOrNone", "SELECT name FROM shops WHERE price > 20", "WHERE", ";", "SELECT name FROM shops"},
		{"Operator", "SELECT name FROM shops WHERE price > 20", ">", "<", "SELECT name FROM shops WHERE price < 20"},
		{"Value", inLisbon, "Lisbon", "Porto", "SELECT name FROM shops WHERE town = 'Porto'"},
		{"Group", "SELECT town, count(*) FROM shops GROUP BY town", "town", "owner",
			"SELECT owner, count(*) FROM shops GROUP BY owner"},
		{"Order", top, "price", "rating", "SELECT name FROM shops ORDER BY rating LIMIT 1"},
		{"Limit", top, "1", "3", "SELECT name FROM shops ORDER BY price LIMIT 3"},
		{"Join", "SELECT shops.name FROM shops JOIN stalls ON stalls.shop_id = shops.id", "JOIN", ";",
			"SELECT name FROM shops"},
		{"Sure", inLisbon, "", "", ""},
		{"SureFigure", "SELECT avg(price) FROM shops", "", "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			script := llmtest.Doubtful(tt.statement+";", tt.token, tt.other, tt.with+";")
			server := llmtest.NewScripted(script)
			t.Cleanup(server.Close)
			dir := t.TempDir()
			fixture(t, dir+"/shops.csv", "id,name,town,owner,price,rating\n1,Ilha,Lisbon,Ana,12,3\n"+
				"2,Mar,Porto,Rui,31,5\n3,Sol,Lisbon,Eva,8,4\n4,Rio,Braga,Rui,40,9\n5,Lua,Braga,Ana,25,2\n")
			fixture(t, dir+"/stalls.csv", "id,name,town,owner,price,rating,shop_id\n"+
				"1,Figo,Lisbon,Ivo,7,6,1\n2,Uva,Porto,Lia,9,8,3\n")
			chat := dial(t, serveWith(t, dir+"/home", modelEnv(server.URL, nil), "--data", dir+"/shops.csv",
				"--data", dir+"/stalls.csv").url)
			chat.until("hello")
			chat.send(map[string]any{"type": "ask", "text": "which of them are meant here?"})
			e := chat.until("clarify", "result", "reply", "error")
			options, _ := e["options"].([]any)
			if asks := e["type"] == "clarify" && len(options) == 3; asks != (tt.token != "") {
				t.Errorf("%v", e)
			}
		})
	}
}
