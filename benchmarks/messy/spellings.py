"""Writes spellings.tsv: pairs of values that mean the same thing, or do not. Run: python3 spellings.py (from this folder).

Every pair was written by hand or is one of the listed patterns over listed names; none comes from another data set.
"""

import csv

SAME, OTHER = [], []


def same(why, *pairs):
    SAME.extend((a, b, why) for a, b in (p.split("|") for p in pairs))


def other(why, *pairs):
    OTHER.extend((a, b, why) for a, b in (p.split("|") for p in pairs))


same("street", "Quay Rd|Quay Road", "Mill Ln|Mill Lane", "Bridge Ave|Bridge Avenue", "Elm Sq|Elm Square", "Orchard Cl.|Orchard Close",
     "Dock Rd.|Dock Road", "Station St|Station Street", "Kiln Dr|Kiln Drive", "Abbey Ct|Abbey Court", "Ropery Ter|Ropery Terrace",
     "Sandpit Cres|Sandpit Crescent", "Tannery Pl|Tannery Place", "Hauptstr. 4|Hauptstraße 4", "Lindenstr|Lindenstraße",
     "Rue St Denis|Rue Saint-Denis", "Bd Voltaire|Boulevard Voltaire", "Av. Foch|Avenue Foch", "N Main St|North Main Street",
     "12 Forge Rd|12 Forge Road", "E. 9th St|East 9th Street")
other("street", "Quay Road|Quay Street", "Mill Lane|Mill Road", "North Gate|South Gate", "East Dock|West Dock", "12 Forge Road|21 Forge Road",
      "Elm Square|Elm Street", "Upper Row|Lower Row", "First Avenue|Fifth Avenue", "Kiln Drive|Kiln Close", "Hauptstraße 4|Hauptstraße 14",
      "N Main St|S Main St", "Old Bridge|New Bridge", "Inner Ring|Outer Ring", "Church Lane|Church Lane West", "Rue Haute|Rue Basse",
      "9th Street|8th Street", "Station Road|Station Yard", "Long Acre|Long Acre Mews")
same("town", "St. Veit|Sankt Veit", "St Ives|Saint Ives", "St-Malo|Saint-Malo", "Kirchdrof|Kirchdorf", "Mt Pleasant|Mount Pleasant",
     "Ft. Worth|Fort Worth", "Muenster|Münster", "Zurich|Zürich", "Koeln|Köln", "Upr Wells|Upper Wells", "Gt Marlow|Great Marlow",
     "Lt. Missenden|Little Missenden", "Newcastle u. Lyme|Newcastle under Lyme", "Frankfurt a. M.|Frankfurt am Main", "Altenmarkt |Altenmarkt",
     "LINZ|Linz", "Sao Paulo|São Paulo", "Mönchen-gladbach|Mönchengladbach", "Stoke on Trent|Stoke-on-Trent", "Edinbrugh|Edinburgh")
other("town", "Paris 1|Paris 2", "Upper Wells|Lower Wells", "Great Marlow|Little Marlow", "Frankfurt am Main|Frankfurt an der Oder",
      "Newcastle upon Tyne|Newcastle under Lyme", "Newport|Newbury", "Sankt Veit|Sankt Vith", "Altenmarkt|Altenberg", "Neustadt|Neustift",
      "Lincoln|Linz", "Dover|Hanover", "York|New York", "Bad Ischl|Bad Aussee", "Vienna 3|Vienna 13", "Sutton|Sutton Coldfield",
      "Ashford|Ashfield", "Westbury|Eastbury", "Wells|Wales", "Bern|Brno", "East Ham|West Ham")
FIRST = ["Ada", "Bruno", "Carys", "Dilip", "Edda", "Fintan", "Greta", "Hamid", "Ilse", "Joao", "Keir", "Lotte", "Marek", "Nuala", "Otto"]
LAST = ["Kern", "Vogt", "Pugh", "Nair", "Roth", "Daly", "Lund", "Azar", "Brandl", "Pinto", "Moss", "Haas", "Zima", "Keogh", "Weil"]
for i, (f, l) in enumerate(zip(FIRST, LAST)):
    same("initial", f"{f[0]}. {l}|{f} {l}")
    same("order of names", f"{l}, {f}|{f} {l}")
    same("title", f"{['Dr', 'Mrs', 'Mr', 'Prof.', 'Frau'][i % 5]} {f} {l}|{f} {l}")
    other("another first name", f"{FIRST[(i + 4) % 15]} {l}|{f} {l}")
    other("another initial", f"{FIRST[(i + 7) % 15][0]}. {l}|{f} {l}")
    other("another surname", f"{f} {LAST[(i + 5) % 15]}|{f} {l}")
    other("father and son", f"{f} {l} senior|{f} {l} junior" if i % 2 else f"{f} {l} sr.|{f} {l} jr.")
same("typo", "Ada Kren|Ada Kern", "Bruno Voggt|Bruno Vogt", "Grretta Lund|Gretta Lund", "Hamid Azaar|Hamid Azar", "Marek Ziima|Marek Zima",
     "upholstry|upholstery", "galvanzied|galvanized", "aluminum|aluminium", "mahogony|mahogany", "terracota|terracotta", "porcelein|porcelain",
     "recieved|received", "cancelld|cancelled", "Wendesday|Wednesday", "Febuary|February", "refridgerator|refrigerator",
     "calender|calendar", "varnsih|varnish", "lacquerr|lacquer", "corrugatted|corrugated")
same("firm", "Wiley-sons|Wiley sons", "Harrow & Sons|Harrow and Sons", "Pellow Ltd|Pellow Limited", "Ostler Ltd.|Ostler Ltd",
     "Quill GmbH|Quill Gesellschaft mbH", "Rusk Inc|Rusk, Inc.", "Sandoe Bros|Sandoe Brothers", "Tarn Co.|Tarn Company",
     "Ullman Corp|Ullman Corporation", "The Varley Press|Varley Press", "Wick Mfg|Wick Manufacturing", "Yarrow Intl|Yarrow International",
     "Zeller S.A.|Zeller SA", "O'Hara Tiles|OHara Tiles", "Holm+Partner|Holm & Partner", "Brandt u. Co|Brandt und Co",
     "PELLOW|Pellow", "Tarn-Works|Tarn Works")
other("firm", "Harrow & Sons|Harrow & Daughters", "Auto A|Auto B", "Auto Berger|Auto Burger", "Garage North|Garage South",
      "Pellow Ltd|Pellow Marine Ltd", "Bakery 1|Bakery 2", "Red Lion|Red Lamb", "Tarn Works|Tarn Words", "Hotel Sonne|Hotel Sonnenhof",
      "Farm East|Farm West", "Unit 4|Unit 14", "Wick Tiles|Wick Titles", "Studio One|Studio Two", "Old Forge|Old George",
      "Yarrow Health|Yarrow Wealth", "Black Swan|White Swan", "Quill Print|Quill Paint", "First Bank|Fifth Bank", "Rusk North|Rusk Norfolk")
same("list in another order", "red, blue|blue, red", "EN/DE|DE/EN", "oak; ash|ash; oak", "tea & cake|cake & tea", "Mon, Wed, Fri|Wed, Mon, Fri",
     "sand + lime|lime + sand", "left/right|right/left", "wash, cut|cut, wash", "FR, IT, DE|DE, FR, IT", "salt and pepper|pepper and salt")
other("another list", "red, blue|red, black", "EN/DE|EN/FR", "oak; ash|oak; elm", "Mon, Wed|Mon, Wed, Fri", "wash, cut|wash, dry",
      "FR, IT|FR", "sand + lime|sand + clay", "tea & cake|tea & coffee", "left/right|left", "8-12|12-8")
same("country", "UK|United Kingdom", "U.K.|UK", "USA|United States", "U.S.|United States of America", "Deutschland|Germany",
     "Österreich|Austria", "Czechia|Czech Republic", "Holland|Netherlands", "The Netherlands|Netherlands", "Suisse|Switzerland",
     "Espana|Spain", "Eire|Ireland", "South Korea|Republic of Korea", "UAE|United Arab Emirates", "Türkiye|Turkey")
other("country", "Austria|Australia", "Niger|Nigeria", "Slovakia|Slovenia", "North Korea|South Korea", "Iran|Iraq", "Ireland|Iceland",
      "Guinea|Guyana", "Mali|Malawi", "Dominica|Dominican Republic", "Congo|DR Congo", "Mauritius|Mauritania", "Latvia|Lithuania",
      "Sweden|Switzerland", "Zambia|Gambia", "Georgia|Germany")
same("yes or no", "y|Yes", "YES|yes", "ja|Ja", "J|ja", "n|No", "NO|no", "nein|Nein", "true|TRUE", "oui|Oui", "f|false")
other("yes or no", "yes|no", "ja|nein", "y|n", "true|false", "oui|non", "done|not done", "paid|unpaid", "in stock|out of stock",
      "with lid|without lid", "signed|unsigned", "complete|incomplete", "open|reopened", "visible|invisible", "legal|illegal")
same("state", "in progress|In-Progress", "on hold|On Hold ", "canceled|cancelled", "to do|ToDo", "picked up|picked-up", "n/a|N.A.",
     "follow up|follow-up", "sent out|Sent out.", "part paid|part-paid", "pick up|pickup")
other("state", "sent|spent", "ready|read", "ordered|reordered", "received|relieved", "high|higher", "part 1|part 2", "stage 2a|stage 2b",
      "new|newt", "closed|enclosed", "booked|cooked", "week 11|week 12", "2024/25|2025/26", "v1.2|v1.3", "A4|A3", "size 8|size 18",
      "XL|XXL", "0.5 mm|5 mm", "No. 7|No. 17", "5 kg|5 g", "10 l|10 ml", "north-east|north-west", "front left|front right",
      "male|female", "cat|cot", "import|export", "May|Mary", "hex|hey", "June|July", "mono|moni", "inlet|outlet")
same("thing", "colour film|color film", "grey|gray", "tyre|tire", "wheel-chair|wheelchair", "e-bike|ebike", "T shirt|T-shirt",
     "stainless st.|stainless steel", "galv. steel|galvanised steel", "pcs|pieces", "qty|quantity", "fibre glass|fibreglass",
     "ply wood|plywood", "jewellery|jewelry", "mould|mold", "plough|plow", "café table|cafe table", "crème|creme", "doughnut|donut",
     "ax|axe", "catalogue|catalog")
other("thing", "pine|pint", "brass|grass", "birch|birches gate", "steel|steal", "copper|cooper", "walnut|chestnut", "white oak|red oak",
      "hot tap|cold tap", "inner tube|outer tube", "left glove|right glove", "LED red|LED green", "bolt M6|bolt M8", "AA battery|AAA battery",
      "wool|wood", "linen|lines", "felt|belt", "clamp|lamp", "boiler|broiler", "desk lamp|desk clamp", "violin|viola")

with open("spellings.tsv", "w", newline="", encoding="utf-8") as f:
    out = csv.writer(f, delimiter="\t", lineterminator="\n")
    out.writerow(["a", "b", "same", "why"])
    rows = [(a, b, 1, why) for a, b, why in SAME] + [(a, b, 0, why) for a, b, why in OTHER]
    pairs = [frozenset(r[:2]) for r in rows]
    assert len(set(pairs)) == len(pairs) and all(r[0] != r[1] for r in rows), [p for p in pairs if pairs.count(p) > 1]
    out.writerows(rows)
print(len(SAME), "same,", len(OTHER), "not the same")
