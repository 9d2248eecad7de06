CREATE TABLE rounds (
  rnd_no INTEGER PRIMARY KEY,
  dt TEXT,
  distr TEXT,
  drv TEXT,
  veh TEXT,
  contr TEXT,
  salt_ld_kg INTEGER,
  salt_us_kg INTEGER,
  km_pl INTEGER,
  km_dn INTEGER,
  str_pl INTEGER,
  str_dn INTEGER,
  due_by TEXT,
  fin_at TEXT,
  temp_c INTEGER,
  snow_cm INTEGER,
  compl INTEGER,
  brkdn INTEGER,
  quo_eur INTEGER,
  inv_eur INTEGER,
  inv_dt TEXT,
  paid_dt TEXT,
  rem TEXT
);
INSERT INTO rounds VALUES (1, '2023-11-18', 'Altstadt', 'Huber', 'Unimog 2', 'Y', 2000, 1650, 57, 67, 16, 13, '07:00', '06:55', -1, 16, 1, 1, 600, 555, '2023-12-03', '2024-01-07', 'black ice');
INSERT INTO rounds VALUES (2, '2023-11-19', 'Klinikum', 'Zeller', 'Unimog 2', 'Y', 2100, 1850, 38, 42, 18, 13, '06:00', '06:23', -8, 8, 0, 0, 480, 630, '2023-12-14', '2023-12-31', NULL);
INSERT INTO rounds VALUES (3, '2023-11-21', 'Nordhang', 'Brandl', 'tractor', 'N', 4000, 2480, 28, 28, 40, 40, '07:00', NULL, -12, 7, 3, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (4, '2023-11-21', 'Industriepark', 'Brandl', 'Unimog 2', 'N', 2800, 2540, 23, 27, 17, 16, '07:00', '07:13', -9, 31, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (5, '2023-12-07', 'Seeufer', 'Zeller', 'Multicar', 'Y', 1300, 850, 48, 53, 36, 36, '05:30', '04:40', -1, 17, 2, 0, 260, 300, '2023-12-12', '2023-12-27', 'dog on the road');
INSERT INTO rounds VALUES (6, '2023-12-08', 'Altstadt', 'Huber', 'Unimog 2', 'Y', 3300, 2620, 41, 34, 34, 25, '06:30', '06:41', -1, 14, 0, 0, 260, 260, '2023-12-21', '2024-01-21', 'blocked by parked cars');
INSERT INTO rounds VALUES (7, '2023-12-10', 'Altstadt', 'Zeller', 'tractor', 'Y', 3200, 2320, 43, 34, 15, 13, '05:30', '04:45', -13, 15, 0, 0, 320, 330, '2023-12-13', '2024-01-10', NULL);
INSERT INTO rounds VALUES (8, '2023-12-11', 'Klinikum', 'Zeller', 'Unimog 1', 'Y', 1700, 1490, 48, 48, 25, 21, '05:30', '05:13', -11, 19, 0, 0, 560, 730, '2024-01-09', '2024-03-08', NULL);
INSERT INTO rounds VALUES (9, '2023-12-15', 'Klinikum', 'Brandl', 'tractor', 'N', 2900, 2080, 45, 35, 18, 12, '06:30', '07:25', -2, 0, 3, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (10, '2023-12-19', 'Seeufer', 'Krasniqi', 'tractor', 'Y', 1800, 1440, 52, 65, 38, 38, '06:30', '06:28', -9, 13, 2, 0, 540, 610, '2024-01-20', NULL, NULL);
INSERT INTO rounds VALUES (11, '2023-12-19', 'Altstadt', 'Krasniqi', 'MAN 18', 'Y', 2500, 2500, 58, 69, 20, 20, '06:30', '06:16', -14, 35, 2, 1, 600, 600, '2024-01-10', '2024-02-23', NULL);
INSERT INTO rounds VALUES (12, '2024-01-06', 'Industriepark', 'Brandl', 'Unimog 2', 'N', 2000, 1660, 50, 50, 27, 27, '05:30', '05:30', -1, 23, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (13, '2024-01-10', 'Nordhang', 'Vogt', 'MAN 18', 'N', 3600, 3600, 27, 25, 27, 27, '06:30', '07:24', 2, 10, 0, 0, NULL, NULL, NULL, NULL, 'chains fitted');
INSERT INTO rounds VALUES (14, '2024-01-11', 'Seeufer', 'Zeller', 'Multicar', 'Y', 1000, 530, 26, 22, 32, 27, '05:30', '05:43', -12, 6, 0, 0, 340, 445, '2024-01-22', '2024-03-17', 'black ice');
INSERT INTO rounds VALUES (15, '2024-01-11', 'Seeufer', 'Zeller', 'Unimog 2', 'Y', 3100, 3100, 29, 34, 12, 8, '07:00', '07:01', -12, 22, 1, 0, 340, 355, '2024-02-15', '2024-02-20', NULL);
INSERT INTO rounds VALUES (16, '2024-01-13', 'Industriepark', 'Huber', 'tractor', 'Y', 1000, 770, 36, 28, 34, 24, '06:00', '06:52', -4, 5, 0, 0, 600, 600, '2024-02-19', '2024-03-10', NULL);
INSERT INTO rounds VALUES (17, '2024-01-16', 'Altstadt', 'Krasniqi', 'tractor', 'Y', 1800, 1640, 40, 40, 39, 27, '06:30', '06:30', -13, 7, 0, 0, 480, 545, '2024-02-24', '2024-03-21', NULL);
INSERT INTO rounds VALUES (18, '2024-01-16', 'Nordhang', 'Zeller', 'Unimog 1', 'Y', 2700, 2270, 22, 22, 20, 17, '06:00', '06:51', -2, 15, 0, 0, 200, 255, '2024-02-24', '2024-03-25', NULL);
INSERT INTO rounds VALUES (19, '2024-01-19', 'Bahnhof', 'Vogt', 'tractor', 'N', 3600, 2210, 36, 43, 34, 33, '06:30', '06:43', 1, 2, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (20, '2024-01-21', 'Bahnhof', 'Oberhofer', 'Unimog 2', 'N', 1300, 1230, 42, 32, 40, 34, '05:30', '05:50', -1, 27, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (21, '2024-01-27', 'Seeufer', 'Oberhofer', 'Unimog 2', 'N', 3200, 3100, 41, 47, 38, 37, '07:00', '07:39', -2, 10, 3, 0, NULL, NULL, NULL, NULL, 'spreader jammed');
INSERT INTO rounds VALUES (22, '2024-01-29', 'Seeufer', 'Vogt', 'MAN 18', 'N', 2100, 1810, 44, 50, 21, 21, '06:00', '05:38', -4, 21, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (23, '2024-01-30', 'Nordhang', 'Brandl', 'tractor', 'N', 1900, 1900, 34, 34, 32, 32, '07:00', '07:26', 1, 16, 0, 0, NULL, NULL, NULL, NULL, 'blocked by parked cars');
INSERT INTO rounds VALUES (24, '2024-02-01', 'Klinikum', 'Sedlak', 'Unimog 1', 'N', 3300, 2860, 41, 41, 22, 22, '06:30', NULL, 1, 33, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (25, '2024-02-03', 'Nordhang', 'Huber', 'tractor', 'Y', 2300, 1740, 23, 23, 15, 15, '05:30', '06:04', -4, 21, 0, 0, 240, 240, '2024-02-19', NULL, NULL);
INSERT INTO rounds VALUES (26, '2024-02-07', 'Klinikum', 'Brandl', 'Unimog 1', 'N', 1900, 870, 36, 44, 33, 22, '05:30', '04:44', 1, 20, 0, 0, NULL, NULL, NULL, NULL, 'black ice');
INSERT INTO rounds VALUES (27, '2024-02-13', 'Altstadt', 'Vogt', 'Unimog 1', 'N', 3700, 1490, 26, 32, 32, 24, '07:00', '06:39', -5, 28, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (28, '2024-02-19', 'Bahnhof', 'Oberhofer', 'tractor', 'N', 1700, 760, 22, 21, 19, 19, '06:30', '06:49', -1, 26, 3, 0, NULL, NULL, NULL, NULL, 'dog on the road');
INSERT INTO rounds VALUES (29, '2024-02-23', 'Industriepark', 'Brandl', 'Multicar', 'N', 3200, 2480, 37, 35, 26, 22, '06:30', '06:17', -7, 10, 3, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (30, '2024-02-24', 'Bahnhof', 'Oberhofer', 'Unimog 2', 'N', 3400, 2090, 26, 26, 13, 13, '06:30', '05:45', -3, 32, 0, 0, NULL, NULL, NULL, NULL, 'second run needed');
INSERT INTO rounds VALUES (31, '2024-03-02', 'Bahnhof', 'Brandl', 'MAN 18', 'N', 3700, 3430, 28, 29, 37, 24, '06:30', '06:30', 0, 14, 0, 0, NULL, NULL, NULL, NULL, 'chains fitted');
INSERT INTO rounds VALUES (32, '2024-03-02', 'Nordhang', 'Zeller', 'Unimog 2', 'Y', 3600, 2460, 58, 58, 19, 19, '05:30', '06:04', -1, 33, 2, 0, 580, 560, '2024-03-14', NULL, NULL);
INSERT INTO rounds VALUES (33, '2024-03-02', 'Nordhang', 'Sedlak', 'Unimog 1', 'N', 2100, 1440, 46, 46, 19, 19, '07:00', '07:19', -11, 21, 1, 0, NULL, NULL, NULL, NULL, 'dog on the road');
INSERT INTO rounds VALUES (34, '2024-03-05', 'Klinikum', 'Huber', 'tractor', 'Y', 2400, 1890, 19, 19, 26, 26, '06:00', '05:13', -7, 30, 1, 0, 320, 365, '2024-03-21', '2024-05-13', NULL);
INSERT INTO rounds VALUES (35, '2024-03-06', 'Seeufer', 'Oberhofer', 'MAN 18', 'N', 3300, 2690, 40, 46, 38, 38, '05:30', '05:45', -11, 17, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (36, '2024-03-11', 'Altstadt', 'Huber', 'Unimog 1', 'Y', 1800, 1310, 37, 32, 16, 14, '07:00', '07:58', -5, 3, 0, 0, 340, 355, '2024-03-16', '2024-03-31', NULL);
INSERT INTO rounds VALUES (37, '2024-03-13', 'Seeufer', 'Oberhofer', 'MAN 18', 'N', 3200, 3200, 41, 37, 24, 17, '06:30', '06:30', 2, 32, 2, 0, NULL, NULL, NULL, NULL, 'dog on the road');
INSERT INTO rounds VALUES (38, '2024-11-20', 'Bahnhof', 'Huber', 'Multicar', 'Y', 1000, 620, 59, 59, 19, 14, '07:00', NULL, -6, 23, 0, 0, 420, 420, '2024-12-23', NULL, NULL);
INSERT INTO rounds VALUES (39, '2024-11-20', 'Industriepark', 'Huber', 'MAN 18', 'Y', 3200, 2550, 22, 17, 22, 20, '06:00', '05:17', -1, 22, 0, 0, 340, 340, '2024-12-09', '2025-01-31', NULL);
INSERT INTO rounds VALUES (40, '2024-11-23', 'Altstadt', 'Vogt', 'Unimog 1', 'N', 2400, 1190, 47, 47, 33, 30, '06:00', '06:32', -9, 28, 2, 0, NULL, NULL, NULL, NULL, 'black ice');
INSERT INTO rounds VALUES (41, '2024-11-23', 'Seeufer', 'Huber', 'tractor', 'Y', 3700, 3570, 41, 47, 18, 14, '06:30', '05:50', 0, 8, 0, 0, 520, 655, '2024-12-30', '2025-02-23', NULL);
INSERT INTO rounds VALUES (42, '2024-11-24', 'Nordhang', 'Zeller', 'tractor', 'Y', 1900, 1900, 56, 64, 32, 24, '07:00', NULL, 2, 29, 1, 0, 500, 500, '2025-01-03', '2025-01-28', 'chains fitted');
INSERT INTO rounds VALUES (43, '2024-11-25', 'Nordhang', 'Brandl', 'Unimog 1', 'N', 1000, 560, 24, 24, 27, 27, '07:00', '06:49', -1, 24, 0, 0, NULL, NULL, NULL, NULL, 'black ice');
INSERT INTO rounds VALUES (44, '2024-12-01', 'Altstadt', 'Krasniqi', 'Unimog 1', 'Y', 2100, 870, 42, 43, 24, 22, '07:00', '06:26', -10, 22, 0, 0, 560, 720, '2024-12-21', '2025-01-27', NULL);
INSERT INTO rounds VALUES (45, '2024-12-12', 'Nordhang', 'Huber', 'MAN 18', 'Y', 3800, 2900, 34, 28, 19, 19, '06:00', '06:24', -6, 1, 0, 0, 380, 505, '2025-01-01', '2025-02-27', NULL);
INSERT INTO rounds VALUES (46, '2024-12-13', 'Industriepark', 'Oberhofer', 'tractor', 'N', 1100, 1100, 51, 40, 24, 24, '07:00', '06:17', -8, 12, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (47, '2024-12-14', 'nordhang', 'Sedlak', 'MAN 18', 'N', 3900, 1590, 45, 51, 30, 29, '05:30', '05:36', -4, 32, 2, 0, NULL, NULL, NULL, NULL, 'dog on the road');
INSERT INTO rounds VALUES (48, '2024-12-17', 'Klinikum', 'Oberhofer', 'Unimog 2', 'N', 2300, 1720, 44, 47, 36, 36, '06:00', '06:57', -14, 10, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (49, '2024-12-20', 'Klinikum', 'Zeller', 'MAN 18', 'Y', 2000, 920, 20, 14, 18, 14, '07:00', '07:04', -11, 6, 1, 0, 440, 555, '2025-01-10', NULL, 'black ice');
INSERT INTO rounds VALUES (50, '2024-12-28', 'Bahnhof', 'Huber', 'Multicar', 'Y', 2100, 870, 36, 36, 25, 19, '05:30', '06:40', -6, 1, 1, 0, 420, 490, '2025-01-25', '2025-02-03', NULL);
INSERT INTO rounds VALUES (51, '2024-12-30', 'Klinikum', 'Zeller', 'Multicar', 'Y', 3600, 3600, 35, 35, 29, 29, '05:30', '06:10', -3, 11, 0, 0, 320, 385, '2025-01-06', '2025-02-28', NULL);
INSERT INTO rounds VALUES (52, '2024-12-31', 'Seeufer', 'sedlak', 'Multicar', 'N', 4100, 2930, 23, 23, 18, 14, '07:00', '06:49', -14, 6, 0, 0, NULL, NULL, NULL, NULL, 'second run needed');
INSERT INTO rounds VALUES (53, '2024-12-31', 'Bahnhof', 'Oberhofer', 'Unimog 2', 'N', 3200, 2110, 48, 43, 37, 35, '06:30', '05:42', -5, 21, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (54, '2025-01-03', 'Bahnhof', 'Krasniqi', 'MAN 18', 'Y', 2200, 1070, 19, 19, 30, 30, '06:30', '06:30', -13, 8, 1, 0, 380, 380, '2025-01-21', '2025-03-10', NULL);
INSERT INTO rounds VALUES (55, '2025-01-03', 'nordhang', 'Oberhofer', 'Unimog 2', 'N', 3500, 1410, 28, 25, 23, 16, '06:30', '06:30', -10, 0, 1, 0, NULL, NULL, NULL, NULL, 'dog on the road');
INSERT INTO rounds VALUES (56, '2025-01-08', 'Industriepark', 'Vogt', 'MAN 18', 'N', 3600, 2930, 38, 32, 15, 15, '06:30', '07:33', -11, 14, 1, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (57, '2025-01-08', 'Klinikum', 'SEDLAK', 'Unimog 1', 'N', 2600, 1850, 28, 33, 35, 35, '06:30', '06:46', -13, 4, 1, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (58, '2025-01-08', 'Bahnhof', 'Brandl', 'MAN 18', 'N', 2700, 1960, 24, 17, 40, 28, '06:30', '06:40', -3, 20, 0, 1, NULL, NULL, NULL, NULL, 'spreader jammed');
INSERT INTO rounds VALUES (59, '2025-01-13', 'Altstadt', 'Vogt', 'Unimog 1', 'N', 3400, 2890, 46, 50, 32, 27, '06:30', '05:47', -5, 17, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (60, '2025-01-30', 'NORDHANG', 'Huber', 'Multicar', 'Y', 2800, 1890, 49, 50, 17, 14, '06:30', '05:59', -6, 29, 2, 0, 320, 320, '2025-02-02', '2025-03-08', 'second run needed');
INSERT INTO rounds VALUES (61, '2025-01-31', 'NORDHANG', 'Krasniqi', 'Multicar', 'Y', 3700, 1840, 55, 55, 24, 24, '06:30', '06:44', 1, 3, 1, 0, 300, 335, '2025-02-07', '2025-02-22', NULL);
INSERT INTO rounds VALUES (62, '2025-02-05', 'Nordhang', 'Brandl', 'Multicar', 'N', 3200, 2460, 50, 53, 28, 28, '07:00', '06:17', -5, 2, 1, 0, NULL, NULL, NULL, NULL, 'second run needed');
INSERT INTO rounds VALUES (63, '2025-02-10', 'Bahnhof', 'krasniqi', 'MAN 18', 'Y', 1400, 1400, 41, 32, 38, 38, '07:00', '06:59', 1, 29, 0, 0, 380, 495, '2025-02-25', '2025-04-08', NULL);
INSERT INTO rounds VALUES (64, '2025-02-19', 'Seeufer', 'Oberhofer', 'Unimog 2', 'N', 3900, 1770, 21, 21, 33, 33, '06:30', '05:48', -6, 32, 5, 0, NULL, NULL, NULL, NULL, 'black ice');
INSERT INTO rounds VALUES (65, '2025-02-21', 'Industriepark', 'Sedlak', 'Multicar', 'N', 4000, 3550, 43, 50, 14, 14, '06:00', '06:20', -4, 30, 0, 0, NULL, NULL, NULL, NULL, 'second run needed');
INSERT INTO rounds VALUES (66, '2025-02-22', 'Klinikum', 'Sedlak', 'tractor', 'N', 2500, 2390, 29, 24, 31, 24, '06:30', '05:41', -11, 20, 1, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (67, '2025-02-23', 'Klinikum', 'Sedlak', 'Unimog 1', 'N', 2700, 2700, 25, 26, 25, 24, '05:30', '06:31', -11, 15, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (68, '2025-02-27', 'Altstadt', 'Vogt', 'Multicar', 'N', 2500, 1560, 37, 35, 16, 16, '07:00', '07:00', -14, 16, 2, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (69, '2025-03-03', 'Seeufer', 'Oberhofer', 'tractor', 'N', 2800, 2800, 21, 16, 14, 14, '07:00', '06:41', -1, 6, 5, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (70, '2025-03-05', 'Bahnhof', 'Sedlak', 'tractor', 'N', 2500, 1360, 56, 56, 15, 12, '06:00', '06:12', -2, 24, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (71, '2025-03-06', 'Industriepark', 'Krasniqi', 'Multicar', 'Y', 3800, 3090, 22, 23, 17, 15, '06:30', '05:45', -7, 3, 0, 0, 260, 245, '2025-03-27', '2025-04-18', NULL);
INSERT INTO rounds VALUES (72, '2025-03-08', 'Klinikum', 'Zeller', 'tractor', 'Y', 3200, 2950, 25, 25, 23, 20, '05:30', '04:47', 2, 21, 0, 0, 240, 240, '2025-03-15', '2025-05-13', NULL);
INSERT INTO rounds VALUES (73, '2025-03-09', 'Seeufer', 'Vogt', 'tractor', 'N', 1100, 1080, 44, 33, 25, 20, '05:30', '06:16', -13, 27, 1, 0, NULL, NULL, NULL, NULL, 'chains fitted');
INSERT INTO rounds VALUES (74, '2025-03-14', 'Seeufer', 'Zeller', 'Unimog 2', 'Y', 1800, 1460, 30, 28, 25, 19, '05:30', '05:06', -1, 34, 0, 0, 500, 500, '2025-04-05', NULL, 'second run needed');
INSERT INTO rounds VALUES (75, '2025-11-21', 'Bahnhof', 'Zeller', 'tractor', 'Y', 3700, 2780, 19, 16, 18, 18, '07:00', '07:43', 0, 21, 0, 0, 240, 265, '2025-12-08', '2026-01-08', NULL);
INSERT INTO rounds VALUES (76, '2025-11-22', 'Altstadt', 'Oberhofer ', 'MAN 18', 'N', 3600, 2230, 45, 47, 20, 20, '06:30', '07:08', 0, 2, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (77, '2025-11-22', 'Bahnhof', 'Vogt', 'Unimog 2', 'N', 1300, 880, 57, 57, 18, 16, '06:00', '06:01', -9, 3, 1, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (78, '2025-12-01', 'Altstadt', 'Brandl', 'tractor', 'N', 900, 560, 19, 19, 39, 30, '06:00', '06:20', -8, 23, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (79, '2025-12-03', 'Altstadt ', 'Oberhofer', 'Multicar', 'N', 1000, 710, 32, 35, 26, 26, '06:00', '06:12', -3, 18, 0, 0, NULL, NULL, NULL, NULL, 'blocked by parked cars');
INSERT INTO rounds VALUES (80, '2025-12-07', 'Altstadt', 'Krasniqi', 'Unimog 1', 'Y', 1500, 940, 53, 47, 35, 35, '06:30', '07:32', -8, 13, 0, 0, 480, 455, '2025-12-16', '2026-01-31', 'second run needed');
INSERT INTO rounds VALUES (81, '2025-12-09', 'Seeufer', 'Oberhofer', 'tractor', 'N', 1000, 660, 48, 58, 19, 18, '07:00', '07:00', -5, 4, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (82, '2025-12-09', 'Nordhang', 'Brandl', 'MAN 18', 'N', 1400, 1400, 53, 59, 26, 23, '06:30', '06:35', -2, 23, 0, 0, NULL, NULL, NULL, NULL, 'blocked by parked cars');
INSERT INTO rounds VALUES (83, '2025-12-09', 'Seeufer', 'Krasniqi', 'tractor', 'Y', 4000, 1610, 38, 38, 33, 33, '06:00', '06:06', -5, 17, 0, 0, 260, 290, '2025-12-26', '2026-02-14', 'second run needed');
INSERT INTO rounds VALUES (84, '2025-12-10', 'Seeufer', 'Sedlak', 'Unimog 2', 'N', 2900, 1730, 49, 36, 23, 23, '07:00', '06:43', -8, 35, 0, 0, NULL, NULL, NULL, NULL, 'blocked by parked cars');
INSERT INTO rounds VALUES (85, '2025-12-10', 'Bahnhof', 'Krasniqi', 'Unimog 1', 'Y', 1300, 1150, 21, 25, 20, 15, '06:00', '06:52', 0, 16, 0, 0, 600, 600, '2026-01-15', '2026-02-04', NULL);
INSERT INTO rounds VALUES (86, '2025-12-15', 'Seeufer', 'Zeller', 'Multicar', 'Y', 2700, 1140, 44, 37, 29, 29, '06:30', '06:10', -6, 2, 0, 1, 380, 470, '2026-01-05', '2026-01-26', NULL);
INSERT INTO rounds VALUES (87, '2025-12-23', 'Nordhang', 'Sedlak', 'Unimog 1', 'N', 2500, 1370, 25, 31, 38, 33, '07:00', '07:32', -8, 15, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (88, '2026-01-02', 'Bahnhof', 'Vogt', 'tractor', 'N', 1700, 1470, 57, 44, 40, 35, '06:30', NULL, 0, 21, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (89, '2026-01-09', 'Bahnhof', 'Krasniqi', 'Multicar', 'Y', 3600, 2590, 41, 41, 14, 14, '06:30', '06:30', -1, 26, 0, 0, 240, 275, '2026-02-05', '2026-02-14', NULL);
INSERT INTO rounds VALUES (90, '2026-01-09', 'Altstadt', 'Brandl', 'Multicar', 'N', 1500, 1310, 53, 50, 21, 16, '06:30', NULL, -10, 29, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (91, '2026-01-10', 'Klinikum', 'Vogt', 'Multicar', 'N', 2400, 1700, 31, 31, 22, 19, '06:00', '05:42', -6, 12, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (92, '2026-01-12', 'Seeufer', 'Sedlak ', 'MAN 18', 'N', 3600, 3600, 40, 42, 15, 15, '06:00', '07:04', -9, 20, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (93, '2026-01-14', 'Seeufer', 'Sedlak', 'Unimog 2', 'N', 3900, 3790, 44, 38, 17, 17, '06:00', '06:15', -13, 15, 0, 0, NULL, NULL, NULL, NULL, 'black ice');
INSERT INTO rounds VALUES (94, '2026-01-19', 'Altstadt', 'Vogt', 'Multicar', 'N', 3100, 2860, 40, 37, 20, 18, '06:30', '07:38', -11, 24, 2, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (95, '2026-01-22', 'Altstadt', 'Brandl', 'Multicar', 'N', 3600, 2630, 25, 26, 29, 19, '07:00', '07:00', 2, 11, 1, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (96, '2026-01-22', 'Bahnhof', 'Krasniqi', 'Unimog 2', 'Y', 2700, 2420, 19, 15, 40, 31, '06:00', '06:29', -14, 11, 0, 0, 500, 570, '2026-01-31', '2026-02-13', NULL);
INSERT INTO rounds VALUES (97, '2026-01-24', 'Seeufer', 'Oberhofer', 'Multicar', 'N', 1700, 1700, 42, 39, 31, 24, '06:30', '06:09', -1, 24, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (98, '2026-01-24', 'Seeufer ', 'Brandl', 'MAN 18', 'N', 2700, 2340, 31, 36, 21, 21, '07:00', '06:26', -6, 1, 5, 0, NULL, NULL, NULL, NULL, 'black ice');
INSERT INTO rounds VALUES (99, '2026-01-27', 'Klinikum', 'Krasniqi', 'tractor', 'Y', 2100, 1620, 35, 35, 39, 36, '07:00', '06:10', 2, 31, 0, 1, 380, 370, '2026-02-14', '2026-04-15', 'blocked by parked cars');
INSERT INTO rounds VALUES (100, '2026-02-06', 'Klinikum', 'Brandl', 'MAN 18', 'N', 3400, 2520, 45, 45, 13, 13, '06:30', '07:37', 0, 7, 1, 0, NULL, NULL, NULL, NULL, 'black ice');
INSERT INTO rounds VALUES (101, '2026-02-11', 'Altstadt', 'Brandl', 'Unimog 1', 'N', 1600, 1600, 39, 39, 39, 33, '07:00', '07:57', -10, 20, 0, 0, NULL, NULL, NULL, NULL, 'spreader jammed');
INSERT INTO rounds VALUES (102, '2026-02-12', 'Industriepark', 'Brandl', 'Multicar', 'N', 2400, 1800, 52, 61, 32, 31, '05:30', '04:49', -14, 13, 1, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (103, '2026-02-16', 'Klinikum', 'Sedlak', 'Multicar', 'N', 3500, 2990, 59, 47, 32, 32, '05:30', '05:37', 0, 19, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (104, '2026-02-18', 'Seeufer', 'Vogt', 'Unimog 2', 'N', 3400, 3320, 55, 54, 33, 25, '06:00', '06:05', -7, 17, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (105, '2026-02-19', 'INDUSTRIEPARK', 'Oberhofer', 'tractor', 'N', 3400, 2510, 21, 21, 34, 32, '07:00', '07:56', -4, 28, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (106, '2026-02-19', 'Industriepark', 'Vogt', 'MAN 18', 'N', 1100, 1080, 60, 56, 23, 23, '07:00', '06:31', -6, 29, 1, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (107, '2026-02-24', 'Seeufer', 'Oberhofer', 'MAN 18', 'N', 1800, 730, 35, 35, 29, 21, '05:30', '05:13', -12, 9, 0, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (108, '2026-02-25', 'Bahnhof', 'Brandl', 'tractor', 'N', 3000, 2780, 47, 59, 36, 35, '06:30', '05:54', -3, 2, 0, 0, NULL, NULL, NULL, NULL, 'second run needed');
INSERT INTO rounds VALUES (109, '2026-02-28', 'Nordhang', 'Oberhofer', 'Unimog 2', 'N', 2000, 1990, 48, 49, 25, 25, '05:30', '06:25', -3, 11, 0, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO rounds VALUES (110, '2026-03-03', 'Klinikum', 'Brandl', 'Unimog 1', 'N', 3900, 1700, 39, 30, 23, 23, '05:30', '05:30', -5, 17, 1, 0, NULL, NULL, NULL, NULL, 'chains fitted');
INSERT INTO rounds VALUES (111, '2026-03-14', 'Industriepark', 'Zeller', 'tractor', 'Y', 1900, 1900, 54, 60, 24, 21, '06:00', '07:13', 1, 18, 1, 0, 460, 415, '2026-03-31', '2026-04-18', NULL);
