CREATE TABLE stops (
  stop_id INTEGER PRIMARY KEY,
  stop_name TEXT,
  kind TEXT,
  district TEXT,
  n_bins INTEGER,
  access TEXT,
  fee_month_eur INTEGER,
  since TEXT,
  active INTEGER
);
INSERT INTO stops VALUES (1, 'Larch Primary School', 'school', 'Hillside', 2, 'open', 15, '2020-07-05', 1);
INSERT INTO stops VALUES (2, 'Baxter Print', 'printer', 'Docks', 2, 'code', 0, '2017-08-21', 1);
INSERT INTO stops VALUES (3, 'Town Hall', 'office', 'centre', 4, 'key', 25, '2022-02-12', 1);
INSERT INTO stops VALUES (4, 'Odeon Books', 'shop', 'Docks', 9, 'open', 25, '2017-06-09', 1);
INSERT INTO stops VALUES (5, 'Fenwick & Sons', 'office', 'North', 3, 'code', 0, '2022-05-12', 1);
INSERT INTO stops VALUES (6, 'Harbour Surgery', 'medical', 'Centre', 5, 'key', 15, '2017-02-04', 0);
INSERT INTO stops VALUES (7, 'Daily Courier', 'printer', 'centre', 1, 'key', 15, '2023-11-30', 1);
INSERT INTO stops VALUES (8, 'Café Minta', 'cafe', 'Hillside', 7, 'key', 25, '2019-02-17', 1);
INSERT INTO stops VALUES (9, 'Elm Court Flats', 'flats', 'Hillside', 5, 'open', 0, '2018-10-23', 1);
INSERT INTO stops VALUES (10, 'Nordbank', 'office', 'centre', 4, 'code', 25, '2020-03-07', 1);
INSERT INTO stops VALUES (11, 'Pike Packaging', 'factory', 'North', 3, 'open', 25, '2024-02-10', 1);
INSERT INTO stops VALUES (12, 'St Jude Hospital', 'medical', 'Docks', 9, 'open', 25, '2017-03-08', 1);
INSERT INTO stops VALUES (13, 'Vale Library', 'library', 'North', 2, 'open', 0, '2022-10-10', 1);
INSERT INTO stops VALUES (14, 'Quickship Depot', 'factory', 'North', 2, NULL, 25, '2022-06-25', 1);
INSERT INTO stops VALUES (15, 'Rosehill Academy', 'School', 'Centre', 9, 'open', 25, '2021-05-04', 1);
INSERT INTO stops VALUES (16, 'Lowe Accountants', 'office', 'Hillside', 1, 'open', 25, '2023-05-30', 1);
INSERT INTO stops VALUES (17, 'Grand Hotel', 'hotel', 'Docks', 5, 'open', 0, '2024-02-12', 0);
INSERT INTO stops VALUES (18, 'Unit 9 Studios', 'shop', 'North', 1, 'open', 0, '2024-08-24', 1);
INSERT INTO stops VALUES (19, 'Tall Pines Flats', 'flats', 'centre', 4, 'open', 0, '2018-01-27', 1);
INSERT INTO stops VALUES (20, 'Market Traders Assoc', 'shop', 'North', 7, 'code', 40, '2023-10-20', 1);

CREATE TABLE pickups (
  pickup_id INTEGER PRIMARY KEY,
  stop_id INTEGER REFERENCES stops(stop_id),
  pickup_date TEXT,
  driver TEXT,
  truck TEXT,
  grade TEXT,
  gross_kg INTEGER,
  net_kg INTEGER,
  contam_pct REAL,
  missed TEXT,
  note TEXT
);
INSERT INTO pickups VALUES (1, 9, '2025-05-05', 'Marek', 'T1', 'office white', 889, 874, 3.6, NULL, NULL);
INSERT INTO pickups VALUES (2, 10, '2025-02-16', 'Stan', 'T2', 'cardboard', NULL, NULL, NULL, 'x', 'gate locked');
INSERT INTO pickups VALUES (3, 8, '2025-05-09', 'Stan', 'T1', 'newsprint', 125, 118, 3.8, NULL, NULL);
INSERT INTO pickups VALUES (4, 14, '2025-02-20', 'Dilys', 'T2', 'cardboard', 126, 119, 8.7, NULL, NULL);
INSERT INTO pickups VALUES (5, 2, '2025-03-26', 'stan', 'T1', 'mixed', 375, 356, 6.3, NULL, NULL);
INSERT INTO pickups VALUES (6, 1, '2025-04-11', 'Stan', 'T3', 'mixed', 261, 235, 9.3, NULL, NULL);
INSERT INTO pickups VALUES (7, 16, '2025-07-09', 'Stan', 'T2', 'Cardboard', 81, 71, 5.9, NULL, NULL);
INSERT INTO pickups VALUES (8, 15, '2025-06-16', 'Stan', 'T1', 'newsprint', 706, 608, 7.1, NULL, NULL);
INSERT INTO pickups VALUES (9, 7, '2025-05-29', 'Stan', 'T1', 'newsprint', 674, 631, 11.4, NULL, NULL);
INSERT INTO pickups VALUES (10, 11, '2025-07-01', 'Dilys', 'T1', 'cardboard', 683, 566, 11.0, NULL, NULL);
INSERT INTO pickups VALUES (11, 14, '2025-06-21', 'Stan', 'T2', 'newsprint', 454, 420, 4.9, NULL, NULL);
INSERT INTO pickups VALUES (12, 4, '2025-02-25', 'Stan', 'T3', 'office white', NULL, NULL, NULL, 'x', 'blocked by van');
INSERT INTO pickups VALUES (13, 4, '2025-08-01', 'stan', 'T2', 'mixed', 717, 636, 8.1, NULL, 'bin overfull');
INSERT INTO pickups VALUES (14, 4, '2025-03-11', 'Stan', 'T2', 'mixed', 251, 235, 5.8, NULL, NULL);
INSERT INTO pickups VALUES (15, 10, '2025-04-10', 'Stan', 'T3', 'mixed', 541, 461, 13.2, NULL, NULL);
INSERT INTO pickups VALUES (16, 9, '2025-08-19', 'Marek', 'T3', 'newsprint', 531, 488, 5.7, NULL, NULL);
INSERT INTO pickups VALUES (17, 5, '2025-06-17', 'Dilys', 'T1', 'office white', 137, 118, 12.0, NULL, NULL);
INSERT INTO pickups VALUES (18, 9, '2025-06-16', 'Marek', 'T1', 'cardboard', 65, 60, 4.0, NULL, NULL);
INSERT INTO pickups VALUES (19, 2, '2025-02-28', 'Dilys', 'T1', 'mixed', 346, 328, 13.6, NULL, 'gate locked');
INSERT INTO pickups VALUES (20, 3, '2025-08-25', 'Stan', 'T3', 'office white', 726, 622, 4.5, NULL, NULL);
INSERT INTO pickups VALUES (21, 11, '2025-05-18', 'Dilys', 'T1', 'office white', 587, 509, 0.1, NULL, 'plastic in bin');
INSERT INTO pickups VALUES (22, 8, '2025-06-05', 'Stan', 'T2', 'office white', 611, 590, 0.0, NULL, 'plastic in bin');
INSERT INTO pickups VALUES (23, 17, '2025-05-18', 'Stan', 'T1', 'cardboard', NULL, NULL, NULL, 'x', 'truck broke down');
INSERT INTO pickups VALUES (24, 7, '2025-07-21', 'Marek', 'T1', 'cardboard', 235, 204, 11.0, NULL, 'bin overfull');
INSERT INTO pickups VALUES (25, 17, '2025-08-25', 'Dilys', 'T1', 'office white', 92, 88, 0.2, NULL, NULL);
INSERT INTO pickups VALUES (26, 9, '2025-07-07', 'Marek', 'T2', 'cardboard', 141, 116, 1.8, NULL, NULL);
INSERT INTO pickups VALUES (27, 14, '2025-07-19', 'Marek', 'T1', 'mixed', 182, 173, 0.1, NULL, 'plastic in bin');
INSERT INTO pickups VALUES (28, 17, '2025-07-25', 'Dilys', 'T3', 'newsprint', 362, 329, 4.7, NULL, NULL);
INSERT INTO pickups VALUES (29, 12, '2025-08-25', 'Stan', 'T2', 'cardboard', 812, 791, 10.9, NULL, NULL);
INSERT INTO pickups VALUES (30, 3, '2025-06-01', 'Stan', 'T3', 'mixed', NULL, NULL, NULL, 'x', 'blocked by van');
INSERT INTO pickups VALUES (31, 8, '2025-05-02', 'Marek', 'T3', 'newsprint', 606, 513, 7.6, NULL, NULL);
INSERT INTO pickups VALUES (32, 1, '2025-02-05', 'Stan', 'T3', 'cardboard', 775, 714, 8.8, NULL, 'bin overfull');
INSERT INTO pickups VALUES (33, 2, '2025-08-10', 'Stan', 'T2', 'mixed', 380, 316, 0.7, NULL, NULL);
INSERT INTO pickups VALUES (34, 8, '2025-02-09', 'stan', 'T2', 'office white', 348, 299, 8.7, NULL, NULL);
INSERT INTO pickups VALUES (35, 7, '2025-04-04', 'Marek', 'T2', 'cardboard', 534, 470, 0.6, NULL, NULL);
INSERT INTO pickups VALUES (36, 17, '2025-04-23', 'Dilys', 'T2', 'office white', 824, 771, 11.6, NULL, NULL);
INSERT INTO pickups VALUES (37, 3, '2025-08-16', 'Stan', 'T1', 'mixed', 482, 441, 12.0, NULL, NULL);
INSERT INTO pickups VALUES (38, 16, '2025-06-22', 'Dilys', 'T3', 'cardboard', 410, 368, 12.4, NULL, 'gate locked');
INSERT INTO pickups VALUES (39, 18, '2025-02-12', 'Dilys', 'T3', 'cardboard', 382, 342, 3.9, NULL, NULL);
INSERT INTO pickups VALUES (40, 4, '2025-07-13', 'Dilys', 'T2', 'cardboard', 201, 171, 11.2, NULL, NULL);
INSERT INTO pickups VALUES (41, 11, '2025-03-25', 'Dilys', 'T3', 'office white', NULL, NULL, NULL, 'x', 'truck broke down');
INSERT INTO pickups VALUES (42, 18, '2025-07-31', 'Marek', 'T1', 'Cardboard', 701, 613, 9.6, NULL, NULL);
INSERT INTO pickups VALUES (43, 1, '2025-03-23', 'Marek', 'T3', 'cardboard', 554, 493, 3.2, NULL, NULL);
INSERT INTO pickups VALUES (44, 13, '2025-08-27', 'Stan', 'T2', 'office white', 293, 269, 1.5, NULL, NULL);
INSERT INTO pickups VALUES (45, 11, '2025-07-20', 'Marek', 'T1', 'cardboard', 836, 745, 3.4, NULL, 'plastic in bin');
INSERT INTO pickups VALUES (46, 11, '2025-03-11', 'Stan', 'T3', 'mixed', 169, 154, 0.0, NULL, NULL);
INSERT INTO pickups VALUES (47, 9, '2025-05-12', 'Dilys', 'T2', 'office white', 196, 184, 2.4, NULL, 'gate locked');
INSERT INTO pickups VALUES (48, 15, '2025-06-23', 'Dilys', 'T1', 'mixed', 365, 345, 3.4, NULL, 'bin overfull');
INSERT INTO pickups VALUES (49, 2, '2025-03-01', 'Dilys', 'T3', 'office white', 302, 272, 11.0, NULL, NULL);
INSERT INTO pickups VALUES (50, 5, '2025-02-23', 'Stan', 'T2', 'cardboard', 44, 41, 1.8, NULL, NULL);
INSERT INTO pickups VALUES (51, 18, '2025-08-09', 'Stan', 'T3', 'office white', NULL, NULL, NULL, 'x', 'gate locked');
INSERT INTO pickups VALUES (52, 16, '2025-03-01', 'Stan', 'T3', 'cardboard', 237, 210, 0.2, NULL, 'plastic in bin');
INSERT INTO pickups VALUES (53, 7, '2025-03-18', 'Dilys', 'T3', 'newsprint', 678, 601, 9.9, NULL, NULL);
INSERT INTO pickups VALUES (54, 7, '2025-03-23', 'Marek', 'T2', 'mixed', 800, 721, 11.1, NULL, NULL);
INSERT INTO pickups VALUES (55, 5, '2025-05-13', 'Stan', 'T3', 'office white', 63, 54, 12.1, NULL, 'plastic in bin');
INSERT INTO pickups VALUES (56, 9, '2025-07-08', 'Dilys', 'T1', 'cardboard', 401, 395, 13.6, NULL, 'bin overfull');
INSERT INTO pickups VALUES (57, 11, '2025-05-01', 'Dilys', 'T1', 'Cardboard', 582, 513, 8.0, NULL, NULL);
INSERT INTO pickups VALUES (58, 7, '2025-02-13', 'Marek', 'T3', 'cardboard', 622, 512, 2.8, NULL, 'wet load');
INSERT INTO pickups VALUES (59, 10, '2025-03-19', 'stan', 'T1', 'cardboard', 305, 260, 5.7, NULL, 'wet load');
INSERT INTO pickups VALUES (60, 12, '2025-06-30', 'Dilys', 'T1', 'cardboard', 398, 377, 8.9, NULL, 'plastic in bin');
INSERT INTO pickups VALUES (61, 7, '2025-06-22', 'Stan', 'T1', 'cardboard', 891, 756, 5.5, NULL, 'gate locked');
INSERT INTO pickups VALUES (62, 17, '2025-06-21', 'Stan', 'T2', 'mixed', 891, 783, 12.9, NULL, NULL);
INSERT INTO pickups VALUES (63, 6, '2025-07-13', 'Marek', 'T3', 'newsprint', 850, 726, 5.7, NULL, NULL);
INSERT INTO pickups VALUES (64, 7, '2025-04-28', 'Stan', 'T2', 'mixed', 278, 244, 6.7, NULL, NULL);
INSERT INTO pickups VALUES (65, 2, '2025-07-26', 'Marek', 'T3', 'newsprint', 889, 769, 10.0, NULL, NULL);
INSERT INTO pickups VALUES (66, 4, '2025-08-24', 'Dilys', 'T2', 'office white', 240, 198, 9.0, NULL, 'plastic in bin');
INSERT INTO pickups VALUES (67, 8, '2025-03-29', 'Dilys', 'T3', 'office white', 210, 175, 10.3, NULL, 'plastic in bin');
INSERT INTO pickups VALUES (68, 13, '2025-04-13', 'Stan', 'T3', 'mixed', 196, 186, 4.0, NULL, NULL);
INSERT INTO pickups VALUES (69, 1, '2025-08-07', 'Dilys', 'T1', 'cardboard', 678, 601, 3.7, NULL, NULL);
INSERT INTO pickups VALUES (70, 17, '2025-07-13', 'Marek', 'T3', 'newsprint', 104, 90, 4.5, NULL, 'gate locked');
INSERT INTO pickups VALUES (71, 12, '2025-03-02', 'Stan', 'T1', 'mixed', 453, 404, 5.7, NULL, 'wet load');
INSERT INTO pickups VALUES (72, 4, '2025-08-12', 'Dilys', 'T2', 'mixed', 401, 372, 1.7, NULL, NULL);
INSERT INTO pickups VALUES (73, 13, '2025-07-13', 'Dilys', 'T2', 'mixed', 293, 252, 5.7, NULL, NULL);
INSERT INTO pickups VALUES (74, 17, '2025-05-06', 'Stan', 'T2', 'office white', 117, 100, 9.4, NULL, NULL);
INSERT INTO pickups VALUES (75, 18, '2025-08-06', 'stan', 'T2', 'office white', 186, 174, 13.0, NULL, NULL);
INSERT INTO pickups VALUES (76, 1, '2025-02-13', 'Stan', 'T1', 'newsprint', 608, 508, 7.7, NULL, NULL);
INSERT INTO pickups VALUES (77, 6, '2025-06-24', 'Dilys', 'T3', 'newsprint', 322, 283, 10.3, NULL, NULL);
INSERT INTO pickups VALUES (78, 16, '2025-02-20', 'Dilys', 'T2', 'office white', 382, 335, 9.9, NULL, NULL);
INSERT INTO pickups VALUES (79, 6, '2025-03-17', 'Dilys', 'T2', 'mixed', 331, 315, 11.3, NULL, NULL);
INSERT INTO pickups VALUES (80, 9, '2025-03-14', 'Stan', 'T3', 'cardboard', 567, 512, 11.4, NULL, NULL);
INSERT INTO pickups VALUES (81, 18, '2025-02-08', 'Stan', 'T2', 'office white', 352, 294, 4.6, NULL, NULL);
INSERT INTO pickups VALUES (82, 8, '2025-02-10', 'Stan', 'T1', 'office white', 685, 627, 1.2, NULL, 'wet load');
INSERT INTO pickups VALUES (83, 15, '2025-06-11', 'Stan', 'T3', 'cardboard', 856, 712, 13.7, NULL, 'bin overfull');
INSERT INTO pickups VALUES (84, 17, '2025-06-13', 'Marek', 'T3', 'mixed', 598, 503, 0.3, NULL, NULL);
INSERT INTO pickups VALUES (85, 15, '2025-05-21', 'Marek', 'T3', 'cardboard', NULL, NULL, NULL, 'x', 'blocked by van');
INSERT INTO pickups VALUES (86, 16, '2025-05-02', 'Marek', 'T1', 'mixed', 678, 586, 3.5, NULL, NULL);
INSERT INTO pickups VALUES (87, 14, '2025-06-29', 'Marek', 'T1', 'newsprint', 419, 397, 8.5, NULL, NULL);
INSERT INTO pickups VALUES (88, 2, '2025-08-24', 'Stan', 'T1', 'office white', 152, 141, 8.7, NULL, NULL);

CREATE TABLE mill_sales (
  sale_id INTEGER PRIMARY KEY,
  sold_on TEXT,
  mill TEXT,
  country TEXT,
  grade TEXT,
  tonnes REAL,
  eur_per_t INTEGER,
  settled TEXT
);
INSERT INTO mill_sales VALUES (1, '2025-06-14', 'Papelera Norte', 'Spain', 'mixed', 11.4, 165, 'yes');
INSERT INTO mill_sales VALUES (2, '2025-03-03', 'Ostpapier', 'Germany', 'mixed', 6.5, 95, 'yes');
INSERT INTO mill_sales VALUES (3, '2025-02-20', 'Kymi Mills', 'Finland', 'newsprint', 2.3, 95, 'yes');
INSERT INTO mill_sales VALUES (4, '2025-03-19', 'Papelera Norte', 'Spain', 'office white', 15.3, 165, 'no');
INSERT INTO mill_sales VALUES (5, '2025-04-07', 'Papelera Norte', 'Spain', 'mixed', 3.1, 82, 'yes');
INSERT INTO mill_sales VALUES (6, '2025-08-07', 'Ostpapier', 'Germany', 'office white', 7.6, 95, 'yes');
INSERT INTO mill_sales VALUES (7, '2025-03-09', 'Ostpapier', 'Germany', 'newsprint', 17.1, 82, 'yes');
INSERT INTO mill_sales VALUES (8, '2025-02-13', 'Kymi Mills', 'Finland', 'cardboard', 14.1, 95, 'yes');
INSERT INTO mill_sales VALUES (9, '2025-04-16', 'Kymi Mills', 'Finland', 'mixed', 5.5, 75, 'yes');
INSERT INTO mill_sales VALUES (10, '2025-06-26', 'Kymi Mills', 'Finland', 'office white', 3.4, 165, 'yes');
INSERT INTO mill_sales VALUES (11, '2025-03-20', 'Kymi Mills', 'Finland', 'newsprint', 10.9, 95, 'no');
INSERT INTO mill_sales VALUES (12, '2025-03-09', 'Severn Board', 'UK', 'cardboard', 9.1, 110, 'yes');
INSERT INTO mill_sales VALUES (13, '2025-02-22', 'Severn Board', 'UK', 'office white', 8.9, 110, 'yes');
INSERT INTO mill_sales VALUES (14, '2025-05-15', 'Ostpapier', 'Germany', 'newsprint', 10.4, 82, 'yes');
INSERT INTO mill_sales VALUES (15, '2025-05-17', 'Kymi Mills', 'Finland', 'cardboard', 18.1, 82, 'yes');
INSERT INTO mill_sales VALUES (16, '2025-05-17', 'Papelera Norte', 'Spain', 'cardboard', 5.2, 140, 'yes');
INSERT INTO mill_sales VALUES (17, '2025-03-24', 'Kymi Mills', 'Finland', 'mixed', 17.2, 95, 'yes');
INSERT INTO mill_sales VALUES (18, '2025-07-05', 'Severn Board', 'UK', 'office white', 12.4, 68, 'yes');
INSERT INTO mill_sales VALUES (19, '2025-05-28', 'Severn Board', 'UK', 'mixed', 8.3, 68, 'no');
INSERT INTO mill_sales VALUES (20, '2025-04-08', 'Severn Board', 'UK', 'newsprint', 15.3, 68, 'yes');
INSERT INTO mill_sales VALUES (21, '2025-07-31', 'Ostpapier', 'Germany', 'newsprint', 16.7, 95, 'yes');
INSERT INTO mill_sales VALUES (22, '2025-03-01', 'Kymi Mills', 'Finland', 'mixed', 9.6, 140, 'yes');
INSERT INTO mill_sales VALUES (23, '2025-04-15', 'Ostpapier', 'Germany', 'cardboard', 5.7, 75, 'no');
INSERT INTO mill_sales VALUES (24, '2025-08-19', 'Papelera Norte', 'Spain', 'office white', 15.0, 110, 'yes');
INSERT INTO mill_sales VALUES (25, '2025-04-02', 'Ostpapier', 'Germany', 'mixed', 2.2, 75, 'no');
INSERT INTO mill_sales VALUES (26, '2025-05-23', 'Papelera Norte', 'Spain', 'mixed', 18.7, 68, 'yes');
INSERT INTO mill_sales VALUES (27, '2025-02-20', 'Ostpapier', 'Germany', 'cardboard', 12.3, 165, 'yes');
INSERT INTO mill_sales VALUES (28, '2025-05-07', 'Papelera Norte', 'Spain', 'newsprint', 18.3, 95, 'yes');

