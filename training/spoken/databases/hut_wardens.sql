CREATE TABLE huts (
  hut_id INTEGER PRIMARY KEY,
  hut TEXT,
  valley TEXT,
  altitude_m INTEGER,
  beds INTEGER,
  water TEXT,
  last_inspected TEXT
);
INSERT INTO huts VALUES (1, 'Adlerhorst', 'Stubai', 2410, 48, 'spring', '2019-07-01');
INSERT INTO huts VALUES (2, 'Gamskar', 'Stubai', 2180, 32, 'cistern', NULL);
INSERT INTO huts VALUES (3, 'Rifugio Corvo', 'Val Fex', 2655, 24, 'meltwater', '2023-06-12');
INSERT INTO huts VALUES (4, 'Steinmandl', 'Pitztal', 1980, 60, 'spring', '2024-09-03');
INSERT INTO huts VALUES (5, 'Murmelbau', 'Pitztal', 2290, 18, 'meltwater', NULL);
INSERT INTO huts VALUES (6, 'Chamanna Blaua', 'Val Fex', 2505, 40, 'cistern', '2022-08-20');
INSERT INTO huts VALUES (7, 'Nebelalm', 'Stubai', 1740, 14, 'spring', '2018-05-30');
CREATE TABLE wardens (
  warden_id INTEGER PRIMARY KEY,
  name TEXT,
  home TEXT,
  languages TEXT,
  first_season INTEGER
);
INSERT INTO wardens VALUES (1, 'Resi Holzer', 'Innsbruck', 'German, Italian', 2011);
INSERT INTO wardens VALUES (2, 'Luca Pedretti', 'Sondrio', 'Italian, German, English', 2018);
INSERT INTO wardens VALUES (3, 'Flurina Caduff', 'Chur', 'Romansh, German', 2020);
INSERT INTO wardens VALUES (4, 'Jan Dvorak', 'Brno', 'Czech, English', 2023);
INSERT INTO wardens VALUES (5, 'Heidi Moser', 'Imst', 'German', 2005);
INSERT INTO wardens VALUES (6, 'Ewan Reid', 'Fort William', 'English', 2024);
INSERT INTO wardens VALUES (7, 'Maja Kranjc', 'Kranj', 'Slovene, German, English', 2021);
INSERT INTO wardens VALUES (8, 'Sepp Lanner', 'Imst', 'German', 1998);
INSERT INTO wardens VALUES (9, 'Noemi Baud', 'Sion', 'French, English', 2026);
CREATE TABLE duties (
  duty_id INTEGER PRIMARY KEY,
  hut_id INTEGER REFERENCES huts(hut_id),
  warden_id INTEGER REFERENCES wardens(warden_id),
  planned_from TEXT,
  planned_to TEXT,
  arrived TEXT,
  left_on TEXT,
  guests_expected INTEGER,
  guests_came INTEGER,
  wood_ordered_m3 REAL,
  wood_used_m3 REAL,
  takings_eur INTEGER,
  banked_eur INTEGER,
  banked_on TEXT,
  path_checks_planned INTEGER,
  path_checks_done INTEGER,
  rescue_calls INTEGER,
  handed_over_clean TEXT,
  weather TEXT,
  remark TEXT
);
INSERT INTO duties VALUES (1, 5, 3, '2024-08-24', '2024-08-31', '2024-08-24', '2024-08-31', 53, 31, 1.5, 0.8, 713, 713, '2024-09-15', 3, 2, 0, 'y', 'rain', 'helicopter late');
INSERT INTO duties VALUES (2, 2, 8, '2024-06-15', '2024-06-22', '2024-06-15', '2024-06-22', 107, 131, 1.0, 0.5, 4192, 4228, '2024-06-27', 8, 7, 0, 'y', 'rain', 'no signal');
INSERT INTO duties VALUES (3, 6, 5, '2026-08-10', '2026-08-17', '2026-08-10', '2026-08-17', 101, 129, 1.5, 1.6, 2838, 2838, '2026-09-06', 5, 3, 0, 'n', 'rain', NULL);
INSERT INTO duties VALUES (4, 2, 3, '2026-08-24', '2026-09-07', '2026-08-27', '2026-09-07', 238, 190, 1.0, 1.0, 6840, 6840, '2026-09-25', 2, 1, 0, 'n', 'snow', NULL);
INSERT INTO duties VALUES (5, 4, 7, '2026-08-24', '2026-08-31', '2026-08-24', '2026-08-31', 147, 201, 2.5, 2.5, 5427, 5427, '2026-09-08', 7, 3, 1, 'y', 'fair', NULL);
INSERT INTO duties VALUES (6, 2, 7, '2024-09-21', '2024-10-01', '2024-09-21', '2024-09-30', 174, 225, 1.5, 1.7, 7425, NULL, NULL, 2, 2, 0, 'y', 'fair', 'helicopter late');
INSERT INTO duties VALUES (7, 1, 5, '2025-09-07', '2025-09-14', NULL, NULL, 198, NULL, 2.0, NULL, NULL, NULL, NULL, 6, NULL, NULL, NULL, NULL, 'fell ill');
INSERT INTO duties VALUES (8, 5, 4, '2025-06-29', '2025-07-09', '2025-06-29', '2025-07-08', 82, 92, 2.5, 1.8, 2208, NULL, NULL, 4, 4, 1, 'y', 'storm', NULL);
INSERT INTO duties VALUES (9, 4, 4, '2025-07-06', '2025-07-16', '2025-07-05', '2025-07-16', 250, 246, 1.5, 1.6, 7626, NULL, NULL, 7, 0, 1, 'y', 'rain', NULL);
INSERT INTO duties VALUES (10, 6, 2, '2024-06-22', '2024-07-02', '2024-06-22', '2024-07-03', 86, 105, 1.0, 0.9, 3255, 3255, '2024-07-09', 4, 4, 2, 'n', 'fair', NULL);
INSERT INTO duties VALUES (11, 6, 4, '2025-07-20', '2025-07-27', '2025-07-20', '2025-07-27', 86, 119, 1.5, 1.5, 4046, 3973, '2025-07-30', 2, 2, 0, 'y', 'storm ', 'solar panel dead');
INSERT INTO duties VALUES (12, 2, 5, '2024-08-10', '2024-08-20', '2024-08-10', '2024-08-20', 145, 101, 3.0, 3.6, 3333, 3158, '2024-09-05', 6, 6, 0, 'y', 'snow', NULL);
INSERT INTO duties VALUES (13, 6, 8, '2026-08-31', '2026-09-07', '2026-08-31', '2026-09-06', 121, 128, 1.5, 1.0, 3584, 3584, '2026-09-14', 2, 2, 1, 'y', 'fair', NULL);
INSERT INTO duties VALUES (14, 1, 3, '2024-07-06', '2024-07-13', '2024-07-06', '2024-07-13', 122, 117, 2.0, 1.9, 3159, NULL, NULL, 7, 0, 1, 'y', 'rain', NULL);
INSERT INTO duties VALUES (15, 6, 1, '2024-07-13', '2024-07-20', '2024-07-12', '2024-07-23', 96, 55, 2.0, 1.7, 1265, 1265, '2024-08-10', 4, 4, 0, 'y', 'snow', 'goat in dormitory');
INSERT INTO duties VALUES (16, 6, 5, '2025-06-15', '2025-06-22', '2025-06-14', '2025-06-21', 128, 128, 1.5, 0.8, 3072, 3065, '2025-07-10', 7, 7, 1, 'y', 'snow', 'toilet frozen');
INSERT INTO duties VALUES (17, 2, 6, '2024-06-15', '2024-06-25', '2024-06-17', '2024-06-26', 66, 82, 1.5, 0.9, 1804, 1657, '2024-06-27', 4, 4, 0, 'n', 'snow', 'no signal');
INSERT INTO duties VALUES (18, 3, 1, '2026-06-08', '2026-06-22', '2026-06-08', '2026-06-25', 192, 264, 3.0, 3.4, 8184, 8184, '2026-07-15', 7, 7, 0, 'y', 'rain', 'no signal');
INSERT INTO duties VALUES (19, 1, 4, '2026-07-13', '2026-07-23', '2026-07-15', '2026-07-24', 159, 193, 2.0, 2.3, 5404, 5354, '2026-08-13', 2, 2, 0, 'y', 'snow', NULL);
INSERT INTO duties VALUES (20, 6, 8, '2024-08-10', '2024-08-24', '2024-08-10', '2024-08-25', 278, 149, 1.0, 1.1, 3874, NULL, NULL, 4, 3, 0, 'y', 'fair', NULL);
INSERT INTO duties VALUES (21, 1, 5, '2025-06-22', '2025-06-29', '2025-06-22', '2025-06-28', 131, 119, 2.5, 1.9, 3213, 3213, '2025-07-03', 4, 4, 0, 'y', 'storm', NULL);
INSERT INTO duties VALUES (22, 2, 4, '2024-07-06', '2024-07-16', '2024-07-06', '2024-07-16', 174, 231, 1.0, 1.2, 5544, NULL, NULL, 7, 7, 0, 'y', 'snow ', NULL);
INSERT INTO duties VALUES (23, 1, 5, '2026-08-10', '2026-08-20', '2026-08-11', '2026-08-17', 242, 177, 2.0, 1.4, 4071, NULL, NULL, 7, 3, 0, 'n', 'rain', 'solar panel dead');
INSERT INTO duties VALUES (24, 5, 2, '2024-07-06', '2024-07-20', '2024-07-07', '2024-07-21', 96, 119, 1.0, 1.0, 4284, 4114, '2024-08-01', 8, 8, 0, 'n', 'Storm', 'no signal');
INSERT INTO duties VALUES (25, 2, 1, '2025-07-20', '2025-08-03', '2025-07-22', '2025-08-03', 201, 266, 2.5, 2.5, 9842, 9842, '2025-08-10', 5, 5, 0, 'y', 'rain', 'helicopter late');
INSERT INTO duties VALUES (26, 2, 1, '2024-09-21', '2024-10-05', '2024-09-22', '2024-10-05', 107, 117, 1.0, 1.1, 2574, 2574, '2024-10-08', 4, 4, 2, 'y', 'snow', NULL);
INSERT INTO duties VALUES (27, 4, 5, '2025-07-20', '2025-07-30', '2025-07-20', '2025-07-30', 144, 129, 1.5, 0.8, 3870, NULL, NULL, 3, 2, 0, 'y', 'fair', NULL);
INSERT INTO duties VALUES (28, 4, 6, '2024-06-08', '2024-06-18', '2024-06-08', '2024-06-18', 251, 137, 2.0, 2.0, 4932, 4932, '2024-06-23', 6, 6, 0, 'y', 'storm', NULL);
INSERT INTO duties VALUES (29, 4, 7, '2025-07-20', '2025-08-03', '2025-07-20', '2025-08-04', 357, 357, 1.5, 0.6, 12852, 12852, '2025-08-24', 8, 8, 1, 'y', 'rain', 'solar panel dead');
INSERT INTO duties VALUES (30, 2, 4, '2024-09-14', '2024-09-21', '2024-09-14', '2024-09-22', 67, 61, 3.0, 1.2, 2135, NULL, NULL, 6, 6, 0, 'y', 'fair', NULL);
INSERT INTO duties VALUES (31, 4, 6, '2024-08-17', '2024-08-27', '2024-08-16', '2024-08-27', 304, 313, 3.0, 3.3, 10329, 10288, '2024-08-29', 4, 0, 1, 'y', 'rain', 'solar panel dead');
INSERT INTO duties VALUES (32, 2, 5, '2025-09-07', '2025-09-21', '2025-09-07', '2025-09-24', 125, 108, 1.0, 0.6, 3132, NULL, NULL, 4, 2, 0, 'n', 'Fair', NULL);
INSERT INTO duties VALUES (33, 1, 3, '2025-09-21', '2025-09-28', '2025-09-21', '2025-09-29', 115, 116, 1.0, 0.6, 3828, 3828, '2025-10-10', 8, 4, 0, 'y', 'storm', NULL);
INSERT INTO duties VALUES (34, 6, 6, '2026-06-22', '2026-07-06', '2026-06-22', '2026-07-09', 169, 202, 1.0, 1.1, 5656, NULL, NULL, 8, 8, 1, 'n', 'fair', 'mice in the pantry');
INSERT INTO duties VALUES (35, 3, 2, '2025-06-15', '2025-06-22', '2025-06-15', '2025-06-22', 40, 46, 3.0, 3.0, 1104, 1071, '2025-06-26', 8, 8, 0, 'n', 'storm', 'no signal');
INSERT INTO duties VALUES (36, 2, 2, '2026-06-08', '2026-06-15', '2026-06-09', '2026-06-15', 101, 99, 3.0, 1.2, 3168, 3131, '2026-07-03', 8, 8, 0, 'y', 'Snow', 'helicopter late');
INSERT INTO duties VALUES (37, 3, 5, '2025-08-24', '2025-08-31', '2025-08-26', '2025-08-30', 69, 69, 3.0, 1.2, 1725, 1725, '2025-09-10', 5, 1, 1, 'n', 'storm', NULL);
INSERT INTO duties VALUES (38, 5, 4, '2026-08-17', '2026-08-27', '2026-08-18', '2026-08-27', 104, 88, 1.0, 1.0, 2552, 2401, '2026-08-31', 8, 8, 0, 'n', 'fair', 'no signal');
INSERT INTO duties VALUES (39, 2, 2, '2024-08-10', '2024-08-20', '2024-08-10', '2024-08-19', 143, 143, 1.0, 0.8, 4290, NULL, NULL, 8, 8, 0, 'n', 'fair', NULL);
INSERT INTO duties VALUES (40, 3, 3, '2024-08-24', '2024-08-31', '2024-08-24', '2024-09-01', 79, 66, 1.5, 0.9, 2442, NULL, NULL, 3, 0, 1, 'y', 'snow', NULL);
INSERT INTO duties VALUES (41, 6, 1, '2026-07-20', '2026-07-27', '2026-07-20', '2026-07-26', 62, 68, 1.0, 0.5, 2108, 1958, '2026-07-30', 8, 0, 1, 'y', 'FAIR', 'goat in dormitory');
INSERT INTO duties VALUES (42, 4, 4, '2026-08-03', '2026-08-17', '2026-08-03', '2026-08-17', 223, 244, 2.5, 2.8, 6344, 6399, '2026-08-29', 6, 6, 0, 'y', 'rain', 'no signal');
INSERT INTO duties VALUES (43, 6, 1, '2024-09-07', '2024-09-14', NULL, NULL, 85, NULL, 3.0, NULL, NULL, NULL, NULL, 8, NULL, NULL, NULL, NULL, 'knee injury');
INSERT INTO duties VALUES (44, 3, 2, '2024-08-17', '2024-08-24', '2024-08-17', '2024-08-24', 37, 28, 2.0, 2.5, 980, 932, '2024-08-25', 7, 7, 0, 'n', 'rain', NULL);
INSERT INTO duties VALUES (45, 6, 5, '2024-09-14', '2024-09-21', '2024-09-13', '2024-09-21', 64, 49, 2.0, 1.1, 1470, 1470, '2024-09-23', 8, 6, 2, 'y', 'storm', 'no signal');
INSERT INTO duties VALUES (46, 1, 4, '2024-09-21', '2024-10-05', '2024-09-21', '2024-10-05', 323, 187, 2.5, 1.3, 4301, 4184, '2024-10-11', 2, 2, 0, 'n', 'rain', NULL);
INSERT INTO duties VALUES (47, 5, 4, '2026-09-21', '2026-09-28', '2026-09-24', '2026-09-28', 57, 57, 2.0, 1.3, 2166, 2095, '2026-10-02', 5, 2, 2, 'n', 'storm', NULL);
INSERT INTO duties VALUES (48, 6, 2, '2025-08-31', '2025-09-07', '2025-09-01', '2025-09-07', 143, 86, 2.0, 1.2, 2064, NULL, NULL, 6, 0, 0, 'n', 'FAIR', NULL);
INSERT INTO duties VALUES (49, 1, 8, '2026-08-10', '2026-08-20', '2026-08-10', '2026-08-23', 269, 251, 1.0, 1.0, 7279, 7279, '2026-08-24', 2, 1, 0, 'n', 'fair', NULL);
INSERT INTO duties VALUES (50, 2, 3, '2024-08-03', '2024-08-17', NULL, NULL, 225, NULL, 1.0, NULL, NULL, NULL, NULL, 3, NULL, NULL, NULL, NULL, 'fell ill');
INSERT INTO duties VALUES (51, 6, 7, '2024-09-21', '2024-09-28', '2024-09-21', '2024-09-29', 60, 48, 1.5, 0.7, 1152, 1152, '2024-10-10', 4, 4, 0, 'y', 'fair', NULL);
INSERT INTO duties VALUES (52, 3, 1, '2024-06-29', '2024-07-06', '2024-06-28', '2024-07-06', 76, 43, 2.0, 1.3, 1333, 1253, '2024-07-20', 7, 6, 0, 'n', 'Rain', 'no signal');
INSERT INTO duties VALUES (53, 4, 5, '2024-06-08', '2024-06-15', '2024-06-10', '2024-06-18', 102, 132, 2.0, 1.2, 4488, NULL, NULL, 7, 1, 0, 'y', 'fair', NULL);
INSERT INTO duties VALUES (54, 3, 3, '2024-07-06', '2024-07-20', '2024-07-07', '2024-07-20', 135, 117, 2.5, 2.6, 2925, 2812, '2024-08-06', 4, 4, 0, 'y', 'storm', NULL);
INSERT INTO duties VALUES (55, 1, 2, '2024-09-14', '2024-09-21', '2024-09-16', '2024-09-21', 86, 90, 1.0, 0.5, 2340, 2162, '2024-10-06', 7, 4, 0, 'n', 'snow', NULL);
INSERT INTO duties VALUES (56, 5, 6, '2025-06-08', '2025-06-22', '2025-06-08', '2025-06-19', 127, 127, 1.5, 0.9, 3302, 3302, '2025-06-24', 5, 2, 0, 'n', 'fair', 'solar panel dead');
INSERT INTO duties VALUES (57, 6, 6, '2024-09-14', '2024-09-24', '2024-09-15', '2024-09-25', 228, 146, 2.5, 1.9, 5110, 5110, '2024-10-04', 6, 6, 0, 'y', 'rain', NULL);
INSERT INTO duties VALUES (58, 1, 5, '2024-09-14', '2024-09-28', '2024-09-15', '2024-09-28', 162, 164, 1.5, 1.2, 4264, 4211, '2024-10-11', 4, 4, 0, 'y', 'rain', 'helicopter late');
INSERT INTO duties VALUES (59, 1, 2, '2026-09-21', '2026-10-01', NULL, NULL, 171, NULL, 1.5, NULL, NULL, NULL, NULL, 7, NULL, NULL, NULL, NULL, 'fell ill');
INSERT INTO duties VALUES (60, 4, 8, '2024-09-07', '2024-09-14', '2024-09-07', '2024-09-14', 183, 212, 2.0, 2.5, 5300, 5120, '2024-09-29', 3, 3, 0, 'n', 'fair', NULL);
INSERT INTO duties VALUES (61, 5, 1, '2026-08-03', '2026-08-17', '2026-08-03', '2026-08-17', 139, 133, 2.5, 2.4, 4389, 4389, '2026-08-30', 5, 5, 0, 'n', 'rain', NULL);
INSERT INTO duties VALUES (62, 5, 6, '2024-08-17', '2024-08-31', '2024-08-20', '2024-08-31', 130, 85, 2.0, 2.1, 1870, 1820, '2024-09-17', 7, 1, 0, 'y', 'snow', NULL);
INSERT INTO duties VALUES (63, 4, 2, '2024-06-22', '2024-07-02', '2024-06-23', '2024-07-03', 338, 273, 1.5, 1.8, 6006, 5981, '2024-07-07', 5, 1, 0, 'y', 'fair', 'goat in dormitory');
INSERT INTO duties VALUES (64, 5, 2, '2025-09-14', '2025-09-21', '2025-09-17', '2025-09-21', 66, 79, 2.0, 1.3, 2528, 2528, '2025-10-07', 8, 8, 0, 'n', 'RAIN', 'solar panel dead');
INSERT INTO duties VALUES (65, 4, 4, '2024-08-10', '2024-08-20', '2024-08-10', '2024-08-21', 123, 157, 2.0, 2.0, 5652, NULL, NULL, 4, 1, 0, 'n', 'rain', NULL);
INSERT INTO duties VALUES (66, 1, 4, '2026-08-03', '2026-08-17', NULL, NULL, 257, NULL, 3.0, NULL, NULL, NULL, NULL, 4, NULL, NULL, NULL, NULL, 'knee injury');
INSERT INTO duties VALUES (67, 3, 6, '2024-06-15', '2024-06-25', '2024-06-14', '2024-06-28', 99, 125, 1.5, 1.5, 3000, 2984, '2024-07-18', 2, 2, 0, 'y', 'rain', NULL);
INSERT INTO duties VALUES (68, 6, 8, '2025-06-22', '2025-07-02', '2025-06-22', '2025-07-02', 158, 140, 3.0, 1.4, 5040, 4868, '2025-07-05', 3, 3, 1, 'y', 'storm', 'toilet frozen');
INSERT INTO duties VALUES (69, 3, 8, '2026-09-14', '2026-09-21', '2026-09-13', '2026-09-24', 58, 31, 2.5, 2.0, 682, 596, '2026-10-13', 2, 2, 0, 'y', 'fair', 'goat in dormitory');
INSERT INTO duties VALUES (70, 1, 6, '2025-07-27', '2025-08-03', '2025-07-29', '2025-08-03', 75, 71, 2.0, 1.6, 1775, 1775, '2025-08-09', 8, 7, 0, 'y', 'storm', 'goat in dormitory');
INSERT INTO duties VALUES (71, 4, 8, '2026-06-15', '2026-06-25', '2026-06-16', '2026-06-25', 264, 210, 3.0, 3.1, 6090, 6090, '2026-07-06', 6, 6, 4, 'y', 'snow', NULL);
INSERT INTO duties VALUES (72, 5, 4, '2025-08-31', '2025-09-10', '2025-08-31', '2025-09-11', 40, 52, 1.0, 0.6, 1820, 1652, '2025-09-20', 2, 2, 0, 'y', 'fair', NULL);
INSERT INTO duties VALUES (73, 4, 7, '2024-08-17', '2024-08-27', '2024-08-17', '2024-08-28', 342, 272, 2.5, 2.8, 7888, NULL, NULL, 5, 5, 0, 'n', 'storm', NULL);
INSERT INTO duties VALUES (74, 1, 7, '2025-07-13', '2025-07-23', '2025-07-13', '2025-07-22', 258, 331, 2.0, 2.4, 9599, 9599, '2025-07-26', 4, 4, 1, 'y', 'fair', NULL);
INSERT INTO duties VALUES (75, 2, 6, '2026-06-22', '2026-06-29', '2026-06-22', '2026-06-26', 110, 68, 1.5, 1.5, 1836, 1836, '2026-07-15', 8, 8, 0, 'y', 'snow', 'toilet frozen');
INSERT INTO duties VALUES (76, 3, 5, '2024-07-27', '2024-08-10', '2024-07-27', '2024-08-10', 162, 221, 3.0, 2.2, 7956, 7956, '2024-08-13', 3, 1, 0, 'y', 'storm', 'toilet frozen');
INSERT INTO duties VALUES (77, 4, 1, '2024-09-14', '2024-09-21', '2024-09-14', '2024-09-24', 196, 206, 3.0, 2.5, 4532, NULL, NULL, 7, 4, 1, 'y', 'fair', NULL);
INSERT INTO duties VALUES (78, 4, 8, '2025-08-10', '2025-08-24', '2025-08-10', '2025-08-21', 448, 495, 3.0, 3.1, 18810, 18675, '2025-09-04', 5, 1, 1, 'y', 'fair', 'mice in the pantry');
INSERT INTO duties VALUES (79, 6, 3, '2025-08-10', '2025-08-17', '2025-08-10', '2025-08-17', 167, 116, 1.0, 0.6, 3828, 3741, '2025-08-26', 5, 5, 0, 'y', 'rain', NULL);
INSERT INTO duties VALUES (80, 4, 1, '2024-08-31', '2024-09-07', '2024-08-31', '2024-09-07', 210, 210, 2.0, 1.4, 6090, 6058, '2024-09-08', 4, 4, 0, 'y', 'fair', 'goat in dormitory');
INSERT INTO duties VALUES (81, 4, 3, '2026-06-08', '2026-06-15', '2026-06-08', '2026-06-15', 150, 151, 1.5, 1.8, 4228, 4228, '2026-06-29', 3, 3, 4, 'y', 'fair', 'goat in dormitory');
INSERT INTO duties VALUES (82, 4, 6, '2024-06-29', '2024-07-09', '2024-06-30', '2024-07-06', 248, 237, 3.0, 2.0, 5925, NULL, NULL, 8, 1, 0, 'n', 'storm', 'no signal');
INSERT INTO duties VALUES (83, 2, 7, '2024-07-06', '2024-07-16', '2024-07-06', '2024-07-16', 109, 100, 1.5, 1.3, 3600, 3557, '2024-07-30', 7, 7, 0, 'y', 'fair', NULL);
INSERT INTO duties VALUES (84, 4, 7, '2026-08-10', '2026-08-17', '2026-08-11', '2026-08-17', 175, 155, 2.0, 2.3, 5890, 5890, '2026-08-18', 2, 2, 0, 'y', 'storm', NULL);
