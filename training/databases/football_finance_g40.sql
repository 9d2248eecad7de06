CREATE TABLE club_accounts (
  "Club" TEXT PRIMARY KEY,
  "Country" TEXT,
  "League" TEXT,
  "Founded" INTEGER,
  "Revenue (EUR m)" REAL,
  "Matchday (EUR m)" REAL,
  "Broadcast (EUR m)" REAL,
  "Commercial (EUR m)" REAL,
  "Wages (EUR m)" REAL,
  "Transfer spend (EUR m)" REAL,
  "Transfer income (EUR m)" REAL,
  "Pre-tax profit (EUR m)" REAL,
  "Net debt (EUR m)" REAL,
  "Squad value (EUR m)" REAL,
  "Stadium capacity" INTEGER,
  "Avg attendance" INTEGER,
  "Season-ticket holders" INTEGER,
  "Owner type" TEXT,
  "Stock listed?" TEXT,
  "Year end" TEXT,
  "Accounts published" TEXT
);
INSERT INTO club_accounts VALUES ('Northgate United', 'England', 'Premier League', 1884, 416.2, 85.1, 179.9, 151.2, 253.1, 190.5, 191.7, 66.1, 298.2, 959.5, 55580, 43305, 65000, 'members', 'Yes', '2023-05-31', '2024-01-05');
INSERT INTO club_accounts VALUES ('Harbour City', 'England', 'Premier League', 1916, 236.1, 39.5, 137.2, 59.4, 180.5, 53.2, 92.9, 7.0, 25.1, 259.8, 71840, 65428, 58000, 'private investor', 'Yes', '2023-06-30', '2023-11-13');
INSERT INTO club_accounts VALUES ('Kingsmead Rovers', 'England', 'Premier League', 1928, 212.8, 30.1, 104.3, 78.4, 157.3, 34.7, 21.4, 4.2, 157.7, 461.5, 27259, 19718, 20000, 'private investor', 'No', '2023-05-31', '2023-12-12');
INSERT INTO club_accounts VALUES ('Ashford Albion', 'England', 'Premier League', 1921, 294.6, 71.5, 151.9, 71.2, 214.8, 107.1, 16.3, -70.5, 206.3, 799.5, 53018, 38563, NULL, 'shareholders', 'No', '2023-05-31', '2024-02-27');
INSERT INTO club_accounts VALUES ('Tynebank Athletic', 'England', 'Premier League', 1928, 250.0, 65.6, 113.3, 71.1, 208.7, 154.3, 88.4, -78.4, 49.4, 359.1, 67016, 58826, 21000, 'shareholders', 'No', '2023-06-30', '2023-09-17');
INSERT INTO club_accounts VALUES ('Westmoor Town', 'England', 'Premier League', 1884, 940.9, 165.1, 328.9, 446.9, 722.5, 591.7, 297.4, -122.4, 255.9, 1196.1, 43704, 29796, 53000, 'private investor', 'No', '2023-05-31', '2023-07-31');
INSERT INTO club_accounts VALUES ('Calder Vale', 'England', 'Premier League', 1933, 381.1, 55.2, 180.6, 145.3, 291.5, 154.7, 60.8, -63.4, 204.4, 598.2, 43712, 41242, 18000, 'private investor', 'Yes', '2023-06-30', '2023-11-19');
INSERT INTO club_accounts VALUES ('Redcliffe Wanderers', 'England', 'Premier League', 1892, 414.3, 92.7, 168.0, 153.6, 186.9, 149.2, 238.0, 148.1, 282.1, 959.7, 42429, 36703, NULL, 'shareholders', 'No', '2023-05-31', '2024-03-03');
INSERT INTO club_accounts VALUES ('Stourbridge Forest', 'England', 'Premier League', 1878, 432.1, 76.7, 203.0, 152.4, 214.9, 202.2, 163.5, 72.5, 166.0, 1014.2, 60534, 43426, 50000, 'members', 'No', '2023-06-30', '2024-02-17');
INSERT INTO club_accounts VALUES ('Londonfields FC', 'England', 'Premier League', 1904, 125.0, 26.7, 52.5, 45.8, 106.8, 24.0, 52.3, -2.3, 65.7, 265.3, 71848, 49453, 51000, 'private investor', 'Yes', '2023-12-31', '2024-04-18');
INSERT INTO club_accounts VALUES ('Real Miraflores', 'Spain', 'La Liga', 1914, 244.4, 48.0, 119.3, 77.1, 182.6, 118.7, 38.4, -65.0, 57.4, 448.1, 57998, 55831, NULL, 'private investor', 'Yes', '2023-05-31', '2024-01-30');
INSERT INTO club_accounts VALUES ('Atlético Ribera', 'Spain', 'La Liga', 1930, 487.8, 92.7, 192.4, 202.7, 375.3, 134.8, 269.6, 51.0, 277.2, 1172.3, 40884, 32144, 66000, 'state fund', 'No', '2023-05-31', '2023-09-06');
INSERT INTO club_accounts VALUES ('CD Valdemar', 'Spain', 'La Liga', 1885, 140.9, 17.1, 61.9, 61.9, 64.2, 68.8, 56.7, 25.5, 64.9, 190.7, 77660, 76043, 26000, 'shareholders', 'No', '2023-06-30', '2023-09-11');
INSERT INTO club_accounts VALUES ('Deportivo Alcázar', 'Spain', 'La Liga', 1903, 135.8, 37.3, 59.0, 39.5, 96.1, 100.2, 22.7, -41.7, -13.1, 260.5, 73144, 68494, 72000, 'private investor', 'No', '2023-06-30', '2023-10-27');
INSERT INTO club_accounts VALUES ('UD Costa Brava', 'Spain', 'La Liga', 1971, 93.5, 10.4, 46.8, 36.3, 59.1, 43.4, 31.3, -6.8, 90.8, 155.8, 45673, 40981, 61000, 'state fund', 'No', '2023-06-30', '2023-09-17');
INSERT INTO club_accounts VALUES ('Racing Navarra', 'Spain', 'La Liga', 1875, 164.6, 31.0, 79.4, 54.2, 97.3, 80.1, 63.7, 9.0, 165.5, 447.1, 28506, 18641, 69000, 'shareholders', 'No', '2023-06-30', '2023-09-09');
INSERT INTO club_accounts VALUES ('Real Guadiana', 'Spain', 'La Liga', 1887, 208.5, 29.2, 88.3, 91.0, 144.3, 53.6, 57.1, -15.6, 57.6, 174.1, 27067, 17969, NULL, 'state fund', 'No', '2023-05-31', '2023-09-04');
INSERT INTO club_accounts VALUES ('Borussia Lindental', 'Germany', 'Bundesliga', 1918, 262.7, 48.5, 96.7, 117.5, 162.0, 106.3, 95.3, 42.5, 194.8, 412.5, 50384, 41733, 16000, 'shareholders', 'No', '2023-05-31', '2024-01-21');
INSERT INTO club_accounts VALUES ('FC Isarau', 'Germany', 'Bundesliga', 1924, 245.8, 59.1, 114.8, 71.9, 185.4, 56.3, 144.8, 42.7, 239.1, 484.9, 51939, 33096, 5000, 'shareholders', 'No', '2023-06-30', '2023-11-13');
INSERT INTO club_accounts VALUES ('SV Elbufer', 'Germany', 'Bundesliga', 1890, 506.0, 86.7, 246.1, 173.2, 361.3, 40.5, 236.0, 44.4, 193.7, 1325.8, 15694, 11487, 5000, 'state fund', 'No', '2023-06-30', '2023-12-03');
INSERT INTO club_accounts VALUES ('VfB Neckarstadt', 'Germany', 'Bundesliga', 1882, 129.5, 19.8, 65.5, 44.2, 63.6, 19.7, 23.4, 30.5, 69.5, 234.8, 30141, 22724, 17000, 'state fund', 'Yes', '2023-06-30', '2024-02-18');
INSERT INTO club_accounts VALUES ('1. FC Rheinau', 'Germany', 'Bundesliga', 1903, 209.7, 40.8, 102.0, 66.9, 118.2, 116.6, 45.1, -7.3, 51.9, 478.6, 60916, 50928, 38000, 'private investor', 'No', '2023-06-30', '2024-03-25');
INSERT INTO club_accounts VALUES ('Eintracht Harzburg', 'Germany', 'Bundesliga', 1953, 544.1, 63.8, 283.9, 196.4, 285.2, 139.3, 120.5, 138.2, 339.8, 848.9, 56501, 50240, 28000, 'state fund', 'No', '2023-06-30', '2024-03-10');
INSERT INTO club_accounts VALUES ('Union Spreetal', 'Germany', 'Bundesliga', 1888, 170.2, 33.5, 74.9, 61.8, 108.0, 39.9, 70.2, 32.6, 126.2, 533.2, 36786, 33583, 16000, 'private investor', 'No', '2023-05-31', '2023-12-29');
INSERT INTO club_accounts VALUES ('AC Lambrate', 'Italy', 'Serie A', 1912, 258.0, 53.9, 132.7, 71.4, 169.5, 18.0, 52.8, 38.2, 23.2, 693.8, 76542, NULL, 6000, 'private investor', 'No', '2023-06-30', '2023-10-09');
INSERT INTO club_accounts VALUES ('Inter Navigli', 'Italy', 'Serie A', 1932, 213.0, 36.6, 90.5, 85.9, 144.6, 151.2, 86.3, -25.6, 87.5, 645.7, 64222, 50102, 51000, 'state fund', 'No', '2023-06-30', '2023-12-31');
INSERT INTO club_accounts VALUES ('AS Tevere', 'Italy', 'Serie A', 1877, 140.0, 27.1, 67.0, 45.9, 99.0, 63.6, 30.7, -24.6, 119.5, 318.7, 57111, 52389, 10000, 'state fund', 'No', '2023-06-30', '2023-09-22');
INSERT INTO club_accounts VALUES ('US Posillipo', 'Italy', 'Serie A', 1973, 395.5, 82.7, 169.2, 143.6, 328.6, 273.2, 130.9, -146.5, -32.5, 1107.5, 20378, 13034, 43000, 'private investor', 'No', '2023-06-30', '2024-03-18');
INSERT INTO club_accounts VALUES ('Juventude Torinese', 'Italy', 'Serie A', 1918, 259.0, 37.7, 150.5, 70.8, 164.9, 184.1, 139.8, -10.4, 156.4, 312.0, 52156, 41041, 8000, 'private investor', 'No', '2023-05-31', '2023-10-02');
INSERT INTO club_accounts VALUES ('ACF Arnovia', 'Italy', 'Serie A', 1900, 284.1, 69.3, 132.6, 82.2, 144.7, 107.8, 24.2, 13.5, 8.2, 816.8, 44963, 42453, 14000, 'shareholders', 'No', '2023-12-31', '2024-08-24');
INSERT INTO club_accounts VALUES ('Olympique Calanques', 'France', 'Ligue 1', 1927, 188.8, 32.7, 107.0, 49.1, 122.0, 72.9, 55.7, 20.1, 99.8, 193.9, 30568, 25313, 68000, 'members', 'Yes', '2023-06-30', '2023-10-17');
INSERT INTO club_accounts VALUES ('Paris Belleville', 'France', 'Ligue 1', 1877, 330.4, 56.3, 148.6, 125.5, 272.2, 72.7, 70.3, -68.2, -40.6, 412.7, 33335, 27104, NULL, 'consortium', 'No', '2023-06-30', '2023-12-13');
INSERT INTO club_accounts VALUES ('AS Croix-Rousse', 'France', 'Ligue 1', 1897, 234.8, 41.3, 106.5, 87.0, 143.9, 87.2, 98.9, 45.1, 13.8, 424.0, 62661, 50322, 41000, 'shareholders', 'No', '2023-06-30', '2024-02-21');
INSERT INTO club_accounts VALUES ('Stade Armor', 'France', 'Ligue 1', 1904, 105.4, 20.0, 42.5, 42.9, 74.1, 47.4, 53.3, 2.9, -0.5, 173.0, 30304, 28513, 45000, 'private investor', 'No', '2023-06-30', '2024-02-26');
INSERT INTO club_accounts VALUES ('Lille Flandres', 'France', 'Ligue 1', 1921, 323.2, 39.3, 158.7, 125.2, 137.1, 121.6, 104.8, 105.1, 104.6, 291.1, 67816, NULL, 59000, 'shareholders', 'No', '2023-06-30', '2023-11-20');
INSERT INTO club_accounts VALUES ('Ajax Amstelveen', 'Netherlands', 'Eredivisie', 1915, 104.4, 23.4, 50.1, 30.9, 47.8, 35.2, 43.5, 25.2, 105.8, 95.6, 73214, 47072, 66000, 'state fund', 'No', '2023-06-30', '2024-03-10');
INSERT INTO club_accounts VALUES ('PSV Brabant', 'Netherlands', 'Eredivisie', 1892, 95.2, 19.9, 51.4, 23.9, 43.1, 30.2, 18.8, 15.5, 86.3, 248.5, 33932, 26734, 29000, 'members', 'No', '2023-05-31', '2023-08-21');
INSERT INTO club_accounts VALUES ('Rotterdam Zuid', 'Netherlands', 'Eredivisie', 1907, 122.7, 27.1, 63.5, 32.1, 68.1, 39.9, 43.9, 21.1, 33.6, 209.6, 54826, 42826, 68000, 'private investor', 'No', '2023-12-31', '2024-04-30');
INSERT INTO club_accounts VALUES ('Sporting Tejo', 'Portugal', 'Primeira Liga', 1921, 234.9, 34.2, 119.7, 81.0, 121.8, 76.5, 28.5, 43.0, -0.9, 559.4, 21701, 17059, 13000, 'private investor', 'No', '2023-06-30', '2024-03-31');
INSERT INTO club_accounts VALUES ('Benfeita Lisboa', 'Portugal', 'Primeira Liga', 1916, 154.0, 26.2, 76.5, 51.3, 107.5, 107.3, 14.9, -43.4, 128.9, 155.3, 20649, 14775, 25000, 'state fund', 'No', '2023-05-31', '2023-08-31');
INSERT INTO club_accounts VALUES ('FC Douro', 'Portugal', 'Primeira Liga', 1915, 113.6, 21.6, 42.8, 49.2, 78.9, 62.0, 42.3, -14.8, 97.2, 251.2, 23816, 22528, 61000, 'consortium', 'No', '2023-06-30', '2024-01-31');
INSERT INTO club_accounts VALUES ('Celtic Clyde', 'Scotland', 'Premiership', 1934, 86.3, 17.0, 37.6, 31.7, 60.3, 41.9, 30.6, -4.5, 42.1, 183.4, 82026, 72113, 42000, 'private investor', 'No', '2023-06-30', '2024-02-28');
INSERT INTO club_accounts VALUES ('Glasgow Govan', 'Scotland', 'Premiership', 1925, 46.1, 6.7, 23.7, 15.7, 24.5, 20.6, 10.2, 4.3, 35.2, 38.5, 38195, 26785, NULL, 'private investor', 'No', '2023-06-30', '2023-11-25');
INSERT INTO club_accounts VALUES ('Anderlues SC', 'Belgium', 'Pro League', 1922, 75.5, 13.8, 30.3, 31.4, 50.7, 35.1, 26.7, 1.8, 15.1, 188.5, 60372, 37021, 23000, 'private investor', 'No', '2023-12-31', '2024-07-30');
INSERT INTO club_accounts VALUES ('Club Zeebrugge', 'Belgium', 'Pro League', 1995, 118.2, 28.8, 47.9, 41.5, 51.1, 45.7, 36.4, 35.5, 15.3, 312.5, 14861, 10659, 70000, 'private investor', 'Yes', '2023-12-31', '2024-08-16');
