CREATE TABLE machine (
  mc_id INTEGER PRIMARY KEY,
  label TEXT,
  type TEXT,
  brand TEXT,
  cap_kg REAL,
  inst_dt TEXT,
  shop TEXT,
  price_gbp REAL,
  cycle_min INTEGER,
  in_svc TEXT,
  pay TEXT,
  cost_new INTEGER,
  cond TEXT
);
INSERT INTO machine VALUES (1, 'D01', 'dryer', 'Speed Queen', 7, '2017-11-10', 'Station Road', 5, 53, 'N', 'coins, card, app', 2229, 'noisy');
INSERT INTO machine VALUES (2, 'W02', 'washer', 'ELECTROLUX', 18, '2020-04-25', 'Station Road', 4.5, 51, 'Y', 'tokens', 7008, 'ok');
INSERT INTO machine VALUES (3, 'D03', 'dryer', 'Electrolux', 16, '2016-10-25', 'Mill Lane', 4.5, 82, 'N', 'coins, card, app', 6483, 'noisy');
INSERT INTO machine VALUES (4, 'W04', 'washer', 'Primus', 7, '2011-11-13', 'Station Road', 7.5, 26, 'Y', 'coins, card', 6492, 'ok');
INSERT INTO machine VALUES (5, 'W05', 'washer', 'Miele', 18, '2019-02-04', 'Station Road', 5, 27, 'Y', 'coins', 5168, 'leaks');
INSERT INTO machine VALUES (6, 'W06', 'washer', 'ELECTROLUX', 18, '2021-07-16', 'Station Road', 4, 81, 'Y', 'coins, card', 5645, 'leaks');
INSERT INTO machine VALUES (7, 'W07', 'washer', 'Electrolux', 10, '2018-06-07', 'Station Road', 4, 46, 'N', 'coins', 6595, 'noisy');
INSERT INTO machine VALUES (8, 'D08', 'dryer', 'Ipso', 16, '2015-04-13', 'Station Road', 6, 62, 'N', 'coins', 6020, 'leaks');
INSERT INTO machine VALUES (9, 'W09', 'washer', 'Ipso', 13, '2014-10-28', 'Mill Lane', 4.5, 80, 'Y', 'tokens', 7104, NULL);
INSERT INTO machine VALUES (10, 'W10', 'washer', 'Ipso', 18, '2022-09-14', 'Station Road', 3.5, 75, 'N', 'tokens', 5513, 'leaks');
INSERT INTO machine VALUES (11, 'W11', 'washer', 'Miele', 16, '2012-12-30', 'Station Road', 3.5, 60, 'N', 'tokens', 5545, NULL);
INSERT INTO machine VALUES (12, 'W12', 'washer', 'Miele', 7, '2020-08-04', 'Station Road', 5, 42, 'Y', 'tokens', 1853, 'leaks');
INSERT INTO machine VALUES (13, 'W13', 'washer', 'Primus', 8, '2017-01-17', 'Station Road', 4, 50, 'Y', 'coins, card, app', 5706, 'leaks');
INSERT INTO machine VALUES (14, 'W14', 'washer', 'Speed Queen', 16, '2011-06-02', 'Station Road', 7.5, 70, 'Y', 'coins, card, app', 5907, 'ok');
INSERT INTO machine VALUES (15, 'W15', 'washer', 'Speed Queen', 13, '2018-10-24', 'Mill Lane', 3.5, 41, 'Y', 'coins', 7038, NULL);
INSERT INTO machine VALUES (16, 'D16', 'dryer', 'Primus', 10, '2019-02-26', 'Station Road', 7.5, 33, 'Y', 'coins', 6285, NULL);
INSERT INTO machine VALUES (17, 'W17', 'washer', 'Speed Queen', 18, '2023-01-10', 'Mill Lane', 3.5, 43, 'Y', 'tokens', 6898, 'OK');
INSERT INTO machine VALUES (18, 'W18', 'washer', 'Miele', 8, '2022-02-02', 'Station Road', 6, 88, 'Y', 'coins, card', 7505, 'leaks');
INSERT INTO machine VALUES (19, 'W19', 'washer', 'Ipso', 16, '2021-01-02', 'Station Road', 3.5, 25, 'Y', 'tokens', 7028, 'door sticks');
INSERT INTO machine VALUES (20, 'D20', 'dryer', 'Primus', 13, '2013-06-13', 'Station Road', 4, 75, 'Y', 'coins, card', 4381, NULL);
INSERT INTO machine VALUES (21, 'D21', 'dryer', 'Miele', 18, '2021-04-13', 'Station Road', 6, 25, 'N', 'coins', 5237, 'noisy');
INSERT INTO machine VALUES (22, 'D22', 'dryer', 'Ipso', 13, '2013-07-21', 'Station Road', 5, 63, 'Y', 'tokens', 2290, 'OK');
INSERT INTO machine VALUES (23, 'W23', 'washer', 'Ipso', 16, '2016-09-06', 'Station Road', 3.5, 80, 'N', 'coins, card', 7320, 'noisy');
INSERT INTO machine VALUES (24, 'W24', 'washer', 'PRIMUS', 18, '2015-08-21', 'Station Road', 4, 26, 'Y', 'tokens', 3256, 'OK');
INSERT INTO machine VALUES (25, 'D25', 'dryer', 'Primus', 10, '2018-10-26', 'Station Road', 5, 60, 'Y', 'card', 4257, 'OK');
INSERT INTO machine VALUES (26, 'S26', 'spin dryer', 'Electrolux', 10, '2020-06-18', 'Mill Lane', 4.5, 43, 'Y', 'coins', 1965, 'OK');
INSERT INTO machine VALUES (27, 'S27', 'spin dryer', 'Miele', 7, '2017-07-05', 'Mill Lane', 7.5, 51, 'Y', 'coins, card', 7643, 'ok');
INSERT INTO machine VALUES (28, 'I28', 'ironer', 'Primus', 18, '2014-12-12', 'Station Road', 6, 41, 'N', 'coins, card', 4353, 'noisy');

CREATE TABLE repair (
  rep_id INTEGER PRIMARY KEY,
  mc_id INTEGER REFERENCES machine(mc_id),
  rptd_dt TEXT,
  fixed_dt TEXT,
  fault TEXT,
  eng TEXT,
  parts_gbp REAL,
  labour_gbp REAL,
  job_min INTEGER,
  warranty TEXT
);
INSERT INTO repair VALUES (1, 11, '2024-01-11', '2024-01-13', 'drum bearing', 'Wash-Tech Ltd', 96.31, 2.39, 60, 'x');
INSERT INTO repair VALUES (2, 10, '2024-01-24', '2024-01-26', 'door seal', NULL, 83.27, 81.29, 90, '');
INSERT INTO repair VALUES (3, 24, '2024-02-04', '2024-02-07', 'coin slot jammed', 'Barry', 197.94, 35.19, 90, 'x');
INSERT INTO repair VALUES (4, 10, '2024-02-09', '2024-02-13', 'drum bearing', 'wash-tech ltd', 102.11, 38.33, 20, 'x');
INSERT INTO repair VALUES (5, 3, '2024-02-15', '2024-02-19', 'belt', 'Barry', 161.04, 25.72, 45, NULL);
INSERT INTO repair VALUES (6, 9, '2024-04-01', '2024-04-12', 'lint filter', 'Barry', 35.34, 48.08, 150, '');
INSERT INTO repair VALUES (7, 14, '2024-04-05', '2024-04-07', 'drain pump', 'Tomasz', 102.15, 25.94, 45, 'x');
INSERT INTO repair VALUES (8, 14, '2024-04-19', '2024-04-26', 'lint filter', 'Barry', 108.81, 89.11, 45, '');
INSERT INTO repair VALUES (9, 19, '2024-04-27', '2024-04-30', 'door seal', NULL, 193.84, 108.84, 150, '');
INSERT INTO repair VALUES (10, 9, '2024-05-02', '2024-05-04', 'coin slot jammed', 'Barry', 86.5, 72.01, 120, 'x');
INSERT INTO repair VALUES (11, 25, '2024-05-10', '2024-05-14', 'coin slot jammed', NULL, 0.4, 85.37, 45, 'x');
INSERT INTO repair VALUES (12, 24, '2024-05-11', '2024-05-13', 'control board', 'Barry', 179.46, NULL, 60, 'x');
INSERT INTO repair VALUES (13, 6, '2024-06-04', '2024-06-04', 'drain pump', NULL, 39.54, 11.99, 150, 'x');
INSERT INTO repair VALUES (14, 11, '2024-06-07', '2024-06-26', 'coin slot jammed', 'Wash-Tech Ltd', 232.29, NULL, 90, 'x');
INSERT INTO repair VALUES (15, 20, '2024-06-28', '2024-07-05', 'coin slot jammed', 'Barry', 8.5, 4.94, 20, 'x');
INSERT INTO repair VALUES (16, 16, '2024-07-03', NULL, 'belt', 'wash-tech ltd', NULL, NULL, NULL, '');
INSERT INTO repair VALUES (17, 15, '2024-07-14', '2024-07-15', 'belt', 'wash-tech ltd', 75.97, 15.38, 60, '');
INSERT INTO repair VALUES (18, 2, '2024-07-18', '2024-07-19', 'door seal', 'Barry', 228.77, 52.79, 45, '');
INSERT INTO repair VALUES (19, 10, '2024-07-22', '2024-07-26', 'coin slot jammed', 'Wash-Tech Ltd', 15.87, 102.67, 120, '');
INSERT INTO repair VALUES (20, 16, '2024-07-30', '2024-07-31', 'drum bearing', NULL, 243.75, 40.45, 90, 'x');
INSERT INTO repair VALUES (21, 8, '2024-08-04', '2024-08-06', 'Door seal', NULL, 20.89, 92.99, 60, '');
INSERT INTO repair VALUES (22, 20, '2024-08-05', '2024-08-06', 'Coin slot jammed', NULL, 132.16, 2.96, 90, 'x');
INSERT INTO repair VALUES (23, 11, '2024-08-21', '2024-08-24', 'belt', 'wash-tech ltd', 115.34, 43.71, 60, 'x');
INSERT INTO repair VALUES (24, 4, '2024-08-22', '2024-08-23', 'Lint filter', 'wash-tech ltd', 231.53, 32.61, 30, 'x');
INSERT INTO repair VALUES (25, 2, '2024-09-07', NULL, 'coin slot jammed', 'wash-tech ltd', NULL, NULL, NULL, '');
INSERT INTO repair VALUES (26, 12, '2024-09-09', '2024-09-28', 'drain pump', 'Barry', 21.12, 33.36, 45, '');
INSERT INTO repair VALUES (27, 12, '2024-09-12', '2024-09-12', 'Coin slot jammed', 'wash-tech ltd', 221.68, 73.33, 20, 'x');
INSERT INTO repair VALUES (28, 9, '2024-09-27', '2024-09-27', 'drain pump', NULL, 54.47, 80.15, 60, 'x');
INSERT INTO repair VALUES (29, 1, '2024-10-08', '2024-10-11', 'drum bearing', 'Barry', 48.22, 41.93, 90, 'x');
INSERT INTO repair VALUES (30, 8, '2024-10-26', '2024-10-30', 'door seal', 'Wash-Tech Ltd', 25.98, 74.46, 20, '');
INSERT INTO repair VALUES (31, 18, '2024-11-07', '2024-11-07', 'drain pump', 'Wash-Tech Ltd', 159.22, 61.34, 60, '');
INSERT INTO repair VALUES (32, 20, '2024-11-15', '2024-11-16', 'Door seal', 'Barry', 176.64, 118.13, 45, 'x');
INSERT INTO repair VALUES (33, 10, '2024-12-03', '2024-12-03', 'door seal', 'Barry', 12.88, 108.75, 120, '');
INSERT INTO repair VALUES (34, 10, '2024-12-15', '2024-12-15', 'Drum bearing', 'Barry', 117.21, 98.3, 90, '');
INSERT INTO repair VALUES (35, 10, '2025-01-11', '2025-01-15', 'lint filter', 'Wash-Tech Ltd', 60.17, 40.73, 150, 'x');
INSERT INTO repair VALUES (36, 1, '2025-02-05', '2025-02-24', 'control board', 'wash-tech ltd', 14.58, 108.23, 60, 'x');
INSERT INTO repair VALUES (37, 19, '2025-02-07', '2025-02-08', 'door seal', NULL, 176.08, 4.37, 150, NULL);
INSERT INTO repair VALUES (38, 6, '2025-02-12', '2025-02-16', 'drain pump', 'wash-tech ltd', 124.28, 54.65, 30, NULL);
INSERT INTO repair VALUES (39, 6, '2025-02-26', '2025-02-26', 'Lint filter', NULL, 224.77, 34.82, 90, '');
INSERT INTO repair VALUES (40, 14, '2025-03-04', '2025-03-11', 'drain pump', 'Wash-Tech Ltd', 258.76, 107.11, 60, 'x');
INSERT INTO repair VALUES (41, 10, '2025-03-06', '2025-03-10', 'drum bearing', 'wash-tech ltd', 219.8, 80.28, 60, NULL);
INSERT INTO repair VALUES (42, 20, '2025-03-09', '2025-03-20', 'heating element', 'Barry', 84.11, 8.21, 150, NULL);
INSERT INTO repair VALUES (43, 6, '2025-04-07', '2025-04-08', 'coin slot jammed', 'Tomasz', 241.33, 101.32, 90, NULL);
INSERT INTO repair VALUES (44, 8, '2025-04-12', NULL, 'control board', 'Wash-Tech Ltd', NULL, NULL, NULL, '');
INSERT INTO repair VALUES (45, 5, '2025-04-13', '2025-04-14', 'lint filter', 'Barry', 126.62, 57.08, 150, '');
INSERT INTO repair VALUES (46, 16, '2025-04-18', '2025-04-18', 'door seal', NULL, 224.09, 90.34, 20, '');
INSERT INTO repair VALUES (47, 7, '2025-05-01', '2025-05-01', 'heating element', 'Tomasz', 134.23, NULL, 20, '');
INSERT INTO repair VALUES (48, 24, '2025-05-14', '2025-06-02', 'drain pump', 'Wash-Tech Ltd', 129.3, NULL, 120, NULL);
INSERT INTO repair VALUES (49, 21, '2025-05-17', '2025-05-20', 'belt', 'Tomasz', 66.85, 76.86, 150, '');
INSERT INTO repair VALUES (50, 7, '2025-05-22', '2025-05-23', 'control board', 'Tomasz', 152.46, NULL, 60, 'x');
INSERT INTO repair VALUES (51, 24, '2025-05-26', '2025-05-27', 'belt', 'Wash-Tech Ltd', 1.14, 62.72, 90, '');
INSERT INTO repair VALUES (52, 13, '2025-05-26', '2025-05-30', 'drain pump', 'wash-tech ltd', 250.52, 118.98, 20, '');
INSERT INTO repair VALUES (53, 20, '2025-06-03', '2025-06-22', 'heating element', 'Tomasz', 56.13, NULL, 150, 'x');
INSERT INTO repair VALUES (54, 19, '2025-06-05', '2025-06-06', 'belt', 'Wash-Tech Ltd', 125.36, 77.53, 45, 'x');
INSERT INTO repair VALUES (55, 24, '2025-07-05', '2025-07-06', 'control board', 'wash-tech ltd', 244.01, NULL, 45, 'x');
INSERT INTO repair VALUES (56, 24, '2025-07-13', '2025-07-14', 'coin slot jammed', 'Tomasz', 138.51, 52.97, 45, '');
INSERT INTO repair VALUES (57, 8, '2025-07-20', '2025-07-22', 'control board', 'Wash-Tech Ltd', 133.56, 72.85, 45, NULL);
INSERT INTO repair VALUES (58, 14, '2025-07-25', '2025-08-05', 'belt', NULL, 99.95, 63.46, 90, 'x');
INSERT INTO repair VALUES (59, 2, '2025-07-26', '2025-08-02', 'door seal', 'Barry', 147.67, NULL, 45, '');
INSERT INTO repair VALUES (60, 6, '2025-07-27', '2025-07-27', 'belt', 'Tomasz', 39.52, 116.82, 30, 'x');
INSERT INTO repair VALUES (61, 3, '2025-07-31', NULL, 'Coin slot jammed', 'Barry', NULL, NULL, NULL, NULL);
INSERT INTO repair VALUES (62, 20, '2025-08-30', '2025-09-10', 'coin slot jammed', 'Tomasz', 88.07, 12.91, 150, '');
INSERT INTO repair VALUES (63, 16, '2025-09-02', NULL, 'Coin slot jammed', 'Barry', NULL, NULL, NULL, '');
INSERT INTO repair VALUES (64, 13, '2025-09-14', '2025-09-14', 'Coin slot jammed', 'Barry', 39.86, 65.92, 120, NULL);
INSERT INTO repair VALUES (65, 3, '2025-09-15', '2025-09-15', 'drain pump', 'Barry', 61.34, 49.93, 90, '');
INSERT INTO repair VALUES (66, 7, '2025-09-19', '2025-09-26', 'Door seal', 'Tomasz', 87.06, 10.98, 20, 'x');
INSERT INTO repair VALUES (67, 9, '2025-10-02', '2025-10-04', 'belt', 'Wash-Tech Ltd', 91.29, 100.65, 120, 'x');
INSERT INTO repair VALUES (68, 1, '2025-10-16', '2025-10-27', 'heating element', 'Barry', 240.6, NULL, 60, NULL);
INSERT INTO repair VALUES (69, 12, '2025-10-21', '2025-10-22', 'door seal', 'Wash-Tech Ltd', 17.15, 39.08, 45, '');
INSERT INTO repair VALUES (70, 11, '2025-10-25', '2025-10-25', 'lint filter', NULL, 95.64, 87.14, 45, NULL);

CREATE TABLE takings (
  tk_id INTEGER PRIMARY KEY,
  shop TEXT,
  month TEXT,
  coin_gbp REAL,
  card_gbp REAL,
  elec_gbp REAL,
  water_m3 INTEGER,
  soap_kg REAL
);
INSERT INTO takings VALUES (1, 'Station Road', '2025-01-01', 3722.09, 936.0, 548.94, 101, 20.1);
INSERT INTO takings VALUES (2, 'Mill Lane', '2025-01-01', 2430.04, 942.87, 484.68, 82, 34.4);
INSERT INTO takings VALUES (3, 'Station Road', '2025-02-01', 2699.4, 980.4, 736.06, 42, 30.1);
INSERT INTO takings VALUES (4, 'Mill Lane', '2025-02-01', 3772.45, 725.5, 686.6, 91, 20.4);
INSERT INTO takings VALUES (5, 'Station Road', '2025-03-01', 2705.7, 636.43, 539.88, 53, 34.4);
INSERT INTO takings VALUES (6, 'Mill Lane', '2025-03-01', 1611.53, 367.93, 670.34, 119, 12.9);
INSERT INTO takings VALUES (7, 'Station Road', '2025-04-01', 1870.76, 697.87, 641.26, 109, 29.7);
INSERT INTO takings VALUES (8, 'Mill Lane', '2025-04-01', 1577.68, 353.85, 798.66, 120, 36.6);
INSERT INTO takings VALUES (9, 'Station Road', '2025-05-01', 1530.38, 775.58, 862.02, 94, 37.6);
INSERT INTO takings VALUES (10, 'Mill Lane', '2025-05-01', 1992.26, 1115.62, 845.73, 52, 33.6);
INSERT INTO takings VALUES (11, 'Station Road', '2025-06-01', 2030.6, 683.53, 598.13, 119, 28.4);
INSERT INTO takings VALUES (12, 'Mill Lane', '2025-06-01', 2952.98, 407.78, 785.88, 55, 25.8);
INSERT INTO takings VALUES (13, 'Station Road', '2025-07-01', 3267.22, 1388.46, 835.93, 103, 33.4);
INSERT INTO takings VALUES (14, 'Mill Lane', '2025-07-01', 1496.14, 784.45, 468.73, 64, 14.3);
INSERT INTO takings VALUES (15, 'Station Road', '2025-08-01', 2499.17, 1128.23, 508.56, 61, 54.6);
INSERT INTO takings VALUES (16, 'Mill Lane', '2025-08-01', 3647.5, 991.58, 826.6, 53, 17.2);
INSERT INTO takings VALUES (17, 'Station Road', '2025-09-01', 2741.5, 1260.97, 763.4, 85, 46.9);
INSERT INTO takings VALUES (18, 'Mill Lane', '2025-09-01', 1809.36, 1185.95, 648.67, 118, 28.3);
INSERT INTO takings VALUES (19, 'Station Road', '2025-10-01', 3003.48, 1332.51, 519.87, 107, 12.3);
INSERT INTO takings VALUES (20, 'Mill Lane', '2025-10-01', 3263.79, 1136.43, 683.15, 112, 29.3);

