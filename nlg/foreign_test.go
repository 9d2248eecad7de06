package nlg

import "testing"

func TestForeign(t *testing.T) {
	for question, want := range map[string]string{
		"wie viele Restaurants gibt es in Palo Alto?":                   "de",
		"Zeige mir die besten Hotels":                                   "de",
		"hallo":                                                         "de",
		"¿Cuántos restaurantes hay en Palo Alto?":                       "es",
		"hola, cuántos restaurantes hay?":                               "es",
		"quels restaurants sont ouverts ?":                              "fr",
		"quanti ristoranti ci sono a Palo Alto":                         "it",
		"Quais são os restaurantes mais baratos?":                       "pt",
		"hoeveel restaurants zijn er":                                   "nl",
		"Restaurants in der Nähe von Palo Alto mit italienischem Essen": "de",
		"restaurantes baratos con terraza en el centro":                 "es",
		"Bestellungen nach Land und Jahr":                               "de",
		"fees per month in euros":                                       "",
		"stations put in in 2014":                                       "",
		"jobs per van":                                                  "",
		"songs by Die Toten Hosen und der Rest der Welt":                "",
		"hotels named Casa de los Abuelos":                              "",
		"Сколько ресторанов в Москве?":                                  "ru",
		"パロアルトのレストランはいくつありますか":                                          "ja",
		"帕洛阿尔托有多少家餐馆?":                                                  "zh",
		"كم عدد المطاعم":                                                "ar",
		"how many restaurants are there?":                               "",
		"restaurants called La Bodeguita del Medio":                     "",
		"hotels Wien":                  "",
		"who wrote “Was ist das?”":     "",
		"which songs are by Die Ärzte": "",
		"list of wines per region":     "",
		"average price in Москва":      "",
		"only the cheap ones":          "",
		"Thai please":                  "",
		"Москва":                       "",
		"en":                           "",
		"El Camino Real in Los Altos":  "",
		"what about Como?":             "",
		"total rainfall in Bad Ischl and Wiener Neustadt": "",
		"count the orders by Max und Moritz GmbH":         "",
		"": "",
	} {
		if got := DetectLanguage(question); got != want {
			t.Errorf("%q is in %q, want %q", question, got, want)
		}
	}
	for _, code := range append(languagesWith("asks"), languagesWith("script")...) {
		if EnglishOnlyNotice(code, "How many are there?") == "" {
			t.Errorf("nothing is said in %s", code)
		}
		for _, w := range foreign().classWords[code+".asks"] {
			if foreign().inClass("english.words", w) {
				t.Errorf("%s: %q is English", code, w)
			}
		}
	}
}
