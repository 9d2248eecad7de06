CREATE TABLE beacons (
  beacon_id INTEGER PRIMARY KEY,
  label TEXT,
  maker TEXT,
  model TEXT,
  antennas INTEGER,
  bought_on TEXT,
  price_eur INTEGER,
  battery_pct INTEGER,
  last_check TEXT,
  state TEXT
);
INSERT INTO beacons VALUES (1, 'LVS-01', 'Ortovox', 'Diract', 3, '2019-12-13', 313, 45, '2026-02-02', 'OK');
INSERT INTO beacons VALUES (2, 'LVS-02', 'Ortovox', 'Diract', 3, '2021-09-10', 315, NULL, '2026-06-04', 'W/O');
INSERT INTO beacons VALUES (3, 'LVS-03', 'BCA', 'Tracker S', 3, '2022-02-05', 300, 89, '2026-10-01', 'OK');
INSERT INTO beacons VALUES (4, 'LVS-04', 'Ortovox', 'Diract', 3, '2024-11-03', 292, 36, '2025-12-24', 'OK');
INSERT INTO beacons VALUES (5, 'LVS-05', 'Ortovox', 'Diract', 3, '2021-12-29', 307, 89, '2026-09-27', 'OK');
INSERT INTO beacons VALUES (6, 'LVS-06', 'Mammut', 'Barryvox', 3, '2022-05-08', 300, 48, '2026-03-30', 'OK');
INSERT INTO beacons VALUES (7, 'LVS-07', 'Pieps', 'Micro', 3, '2021-05-23', 249, 57, '2025-12-23', 'OK');
INSERT INTO beacons VALUES (8, 'LVS-08', 'Pieps', 'Micro', 3, '2023-12-18', 260, 51, '2026-09-03', 'OK');
INSERT INTO beacons VALUES (9, 'LVS-09', 'BCA', 'Tracker S', 3, '2023-01-06', 265, 45, '2026-10-23', 'OK');
INSERT INTO beacons VALUES (10, 'LVS-10', 'pieps', 'Micro', 3, '2021-02-03', 270, 92, '2025-10-06', 'OK');
INSERT INTO beacons VALUES (11, 'LVS-11', 'bca', 'Tracker S', 3, '2020-09-08', 265, 89, '2025-11-29', 'OK');
INSERT INTO beacons VALUES (12, 'LVS-12', 'Pieps', 'Micro', 3, '2018-05-22', 266, NULL, '2026-04-03', 'W/O');
INSERT INTO beacons VALUES (13, 'LVS-13', 'Pieps', 'Micro', 3, '2025-08-27', 220, 39, '2026-08-08', 'OK');
INSERT INTO beacons VALUES (14, 'LVS-14', 'Mammut', 'Barryvox', 3, '2023-03-26', 360, 86, '2026-05-09', 'OK');
INSERT INTO beacons VALUES (15, 'LVS-15', 'Mammut', 'Barryvox', 3, '2025-02-19', 334, NULL, '2026-08-24', 'W/O');
INSERT INTO beacons VALUES (16, 'LVS-16', 'Pieps', 'Micro', 3, '2022-09-29', 264, 41, '2026-07-02', 'OK');
INSERT INTO beacons VALUES (17, 'LVS-17', 'Pieps', 'Freeride', 1, '2020-08-07', 152, 87, '2026-04-05', 'OK');
INSERT INTO beacons VALUES (18, 'LVS-18', 'Mammut', 'Barryvox', 3, '2020-11-28', 332, NULL, NULL, 'rep');
INSERT INTO beacons VALUES (19, 'LVS-19', 'Mammut', 'Barryvox', 3, '2023-01-07', 369, NULL, '2026-10-07', 'rep');
INSERT INTO beacons VALUES (20, 'LVS-20', 'BCA', 'Tracker S', 3, '2018-01-15', 267, 80, '2026-03-21', 'OK');
INSERT INTO beacons VALUES (21, 'LVS-21', 'Pieps', 'Micro', 3, '2018-08-09', 247, 53, NULL, 'OK');
INSERT INTO beacons VALUES (22, 'LVS-22', 'Pieps', 'Freeride', 1, '2025-11-21', 155, 69, '2026-08-26', 'OK');
INSERT INTO beacons VALUES (23, 'LVS-23', 'Pieps', 'Micro', 3, '2018-04-18', 255, NULL, NULL, 'rep');
INSERT INTO beacons VALUES (24, 'LVS-24', 'Pieps', 'Freeride', 1, '2020-06-18', 115, NULL, NULL, 'rep');
CREATE TABLE borrowers (
  borrower_id INTEGER PRIMARY KEY,
  name TEXT,
  club TEXT,
  member TEXT,
  phone TEXT,
  joined_year INTEGER
);
INSERT INTO borrowers VALUES (1, 'Anneke Visser', 'Uni Ski Tours', 'No', '0664 626928', 2021);
INSERT INTO borrowers VALUES (2, 'Bruno Egger', 'Alpine Club Imst', 'Yes', '0664 745031', 2022);
INSERT INTO borrowers VALUES (3, 'Carla Rossi', 'Uni Ski Tours', 'No', '0664 380381', 2019);
INSERT INTO borrowers VALUES (4, 'Dag Moen', 'Uni Ski Tours', 'Yes', '0664 227452', 2024);
INSERT INTO borrowers VALUES (5, 'Eva Plank', NULL, 'Yes', '0664 764918', 2022);
INSERT INTO borrowers VALUES (6, 'Florian Haas', 'Alpine Club Imst', 'No', '0664 197066', 2024);
INSERT INTO borrowers VALUES (7, 'Greta Lindt', NULL, 'No', NULL, 2019);
INSERT INTO borrowers VALUES (8, 'Hugo Mair', NULL, 'Yes', '0664 249578', 2024);
INSERT INTO borrowers VALUES (9, 'Ines Costa', 'Uni Ski Tours', 'Yes', '0664 219614', 2019);
INSERT INTO borrowers VALUES (10, 'Jakob Wieser', 'Alpine Club Imst', 'Yes', '0664 700563', 2020);
INSERT INTO borrowers VALUES (11, 'Katja Sommer', 'Uni Ski Tours', 'No', '0664 323905', 2023);
INSERT INTO borrowers VALUES (12, 'Luc Perrin', 'Freeride Gang', 'No', NULL, 2022);
INSERT INTO borrowers VALUES (13, 'Mara Thaler', 'Uni Ski Tours', 'Yes', NULL, 2020);
INSERT INTO borrowers VALUES (14, 'Nils Berg', NULL, 'No', '0664 858409', 2022);
INSERT INTO borrowers VALUES (15, 'Olga Frey', NULL, 'Yes', NULL, 2022);
INSERT INTO borrowers VALUES (16, 'Pia Unter', 'Freeride Gang', 'Yes', NULL, 2021);
CREATE TABLE loans (
  loan_no INTEGER PRIMARY KEY,
  beacon_id INTEGER REFERENCES beacons(beacon_id),
  borrower_id INTEGER REFERENCES borrowers(borrower_id),
  booked_on TEXT,
  out_on TEXT,
  due_on TEXT,
  back_on TEXT,
  fee_eur INTEGER,
  deposit_eur INTEGER,
  kept_eur INTEGER,
  purpose TEXT,
  area TEXT,
  damaged TEXT,
  status TEXT,
  note TEXT
);
INSERT INTO loans VALUES (901, 16, 3, '2023-01-05', '2023-01-11', '2023-01-12', '2023-01-13', 2, 50, 10, 'course', 'Stubai', 'n', 'ok', 'battery door cracked');
INSERT INTO loans VALUES (902, 2, 6, '2023-01-17', '2023-01-20', '2023-01-22', '2023-01-22', 10, 100, 0, 'course', NULL, 'n', 'ok', NULL);
INSERT INTO loans VALUES (903, 11, 1, '2023-01-17', '2023-01-21', '2023-01-23', '2023-01-22', 16, 80, 0, 'ski tour', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (904, 5, 8, '2023-01-19', '2023-01-27', '2023-01-28', '2023-01-29', 8, 120, 10, 'course', 'Lechtal', 'n', 'ok', 'forgot harness');
INSERT INTO loans VALUES (905, 12, 5, '2023-01-22', '2023-01-29', '2023-02-05', '2023-02-05', 14, 100, 0, 'Ski Tour', 'Stubai', 'n', 'ok', 'strap missing');
INSERT INTO loans VALUES (906, 9, 11, '2023-02-03', '2023-02-07', '2023-02-09', '2023-02-09', 16, 50, 0, 'freeride', 'Lechtal', 'n', 'ok', NULL);
INSERT INTO loans VALUES (907, 12, 8, '2023-02-15', '2023-02-24', '2023-02-27', '2023-02-27', 9, 120, 0, 'freeride', 'Stubai', 'n', 'ok', 'battery door cracked');
INSERT INTO loans VALUES (908, 17, 2, '2023-02-18', '2023-02-26', '2023-02-28', '2023-02-28', 4, 120, 0, 'ski tour', 'Stubai', 'n', 'ok', 'display scratched');
INSERT INTO loans VALUES (909, 3, 3, '2023-02-22', '2023-02-26', '2023-03-01', '2023-03-02', 15, 80, 10, 'ski tour', 'Ötztal', 'n', 'ok', 'battery door cracked');
INSERT INTO loans VALUES (910, 18, 5, '2023-03-03', '2023-03-04', '2023-03-06', '2023-03-06', 16, 100, 0, 'Ski Tour', 'Ötztal', 'n', 'ok', NULL);
INSERT INTO loans VALUES (911, 21, 9, '2023-03-07', '2023-03-07', '2023-03-08', '2023-03-08', 8, 120, 0, 'ski tour', 'Lechtal', 'n', 'ok', 'battery door cracked');
INSERT INTO loans VALUES (912, 16, 3, '2023-03-12', '2023-03-20', '2023-03-21', '2023-03-21', 5, 80, 0, 'freeride', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (913, 10, 12, '2023-03-24', '2023-03-29', '2023-04-01', '2023-03-31', 6, 80, 0, 'ski tour', 'Ötztal', 'n', 'ok', NULL);
INSERT INTO loans VALUES (914, 18, 9, '2023-03-30', '2023-04-02', '2023-04-03', '2023-04-03', 2, 50, 0, 'freeride', NULL, 'n', 'ok', NULL);
INSERT INTO loans VALUES (915, 21, 2, '2023-04-05', '2023-04-12', '2023-04-19', '2023-04-19', 14, 120, 0, 'ice climbing', 'Ötztal', 'n', 'ok', 'display scratched');
INSERT INTO loans VALUES (916, 1, 11, '2023-04-07', NULL, '2023-04-17', NULL, 50, 100, NULL, 'freeride', 'Kühtai', 'n', 'canc', NULL);
INSERT INTO loans VALUES (917, 18, 6, '2023-12-08', '2023-12-09', '2023-12-10', '2023-12-22', 3, 50, 0, 'freeride', 'Lechtal', 'n', 'ok', NULL);
INSERT INTO loans VALUES (918, 14, 12, '2023-12-13', '2023-12-14', '2023-12-17', '2023-12-29', 24, 100, 15, 'freeride', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (919, 16, 5, '2023-12-15', '2023-12-20', '2023-12-21', '2023-12-22', 5, 50, 0, 'ski tour', 'Lechtal', 'n', 'ok', 'collected by friend');
INSERT INTO loans VALUES (920, 23, 9, '2023-12-26', '2023-12-30', '2023-12-31', '2024-01-02', 2, 120, 10, 'course', 'Lechtal', 'n', 'ok', 'returned wet');
INSERT INTO loans VALUES (921, 9, 7, '2023-12-27', '2023-12-30', '2024-01-06', '2024-01-05', 14, 80, 0, 'snowshoe', 'Stubai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (922, 24, 7, '2023-12-31', '2024-01-08', '2024-01-15', '2024-01-18', 35, 50, 10, 'ski tour', 'Ötztal', 'n', 'ok', 'returned wet');
INSERT INTO loans VALUES (923, 6, 11, '2024-01-08', '2024-01-12', '2024-01-13', '2024-01-13', 2, 120, 0, 'Ski Tour', 'Lechtal', 'n', 'ok', NULL);
INSERT INTO loans VALUES (924, 11, 14, '2024-01-14', '2024-01-22', '2024-01-25', '2024-01-26', 6, 80, 10, 'Ski Tour', 'Lechtal', 'n', 'ok', 'strap missing');
INSERT INTO loans VALUES (925, 9, 3, '2024-01-20', '2024-01-26', '2024-01-28', '2024-01-27', 16, 80, 0, 'ski tour', 'Stubai', 'n', 'ok', 'strap missing');
INSERT INTO loans VALUES (926, 16, 3, '2024-01-23', '2024-01-24', '2024-01-26', '2024-01-26', 10, 50, 0, 'snowshoe', 'Stubai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (927, 24, 8, '2024-01-28', '2024-02-05', '2024-02-08', '2024-02-08', 9, 100, 0, 'ice climbing', 'Stubai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (928, 3, 2, '2024-02-01', '2024-02-10', '2024-02-13', '2024-02-14', 9, 50, 50, 'course', 'Ötztal', 'y', 'ok', 'forgot harness');
INSERT INTO loans VALUES (929, 3, 8, '2024-02-01', '2024-02-04', '2024-02-06', '2024-02-18', 4, 120, 30, 'ski tour', 'Kühtai', 'y', 'ok', 'collected by friend');
INSERT INTO loans VALUES (930, 16, 7, '2024-02-09', '2024-02-10', '2024-02-11', '2024-03-13', 8, 80, 10, 'ski tour', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (931, 11, 10, '2024-02-17', NULL, '2024-02-26', NULL, 27, 120, NULL, 'Ski Tour', 'Stubai', 'n', 'canc', NULL);
INSERT INTO loans VALUES (932, 11, 7, '2024-02-21', '2024-02-21', '2024-02-24', '2024-02-27', 6, 120, 10, 'ski tour', 'Stubai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (933, 21, 2, '2024-02-22', '2024-02-25', '2024-02-27', '2024-03-10', 6, 120, 15, 'course', 'Kühtai', 'n', 'ok', 'display scratched');
INSERT INTO loans VALUES (934, 5, 14, '2024-02-23', '2024-02-26', '2024-03-04', '2024-03-03', 21, 80, 0, 'ski tour', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (935, 21, 5, '2024-03-03', '2024-03-11', '2024-03-14', '2024-03-13', 15, 100, 0, 'snowshoe', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (936, 18, 13, '2024-03-19', NULL, '2024-03-26', NULL, 56, 50, NULL, 'ski tour', 'Stubai', 'n', 'canc', NULL);
INSERT INTO loans VALUES (937, 23, 12, '2024-03-24', '2024-03-29', '2024-03-30', '2024-04-11', 8, 120, 15, 'ski tour', 'Stubai', 'n', 'ok', 'strap missing');
INSERT INTO loans VALUES (938, 2, 4, '2024-03-25', '2024-04-01', '2024-04-02', '2024-04-28', 3, 50, 0, 'snowshoe', NULL, 'n', 'ok', 'collected by friend');
INSERT INTO loans VALUES (939, 5, 5, '2024-03-29', '2024-04-06', '2024-04-09', '2024-05-05', 24, 50, 0, 'ski tour', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (940, 2, 4, '2024-03-30', '2024-04-06', '2024-04-13', '2024-04-25', 14, 100, 100, 'snowshoe', 'Stubai', 'y', 'ok', 'display scratched');
INSERT INTO loans VALUES (941, 20, 10, '2024-04-04', '2024-04-10', '2024-04-11', '2024-04-11', 5, 100, 0, 'ski tour', NULL, 'n', 'ok', NULL);
INSERT INTO loans VALUES (942, 23, 8, '2024-04-06', '2024-04-11', '2024-04-12', NULL, 5, 120, NULL, 'ski tour', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (943, 16, 14, '2024-04-07', '2024-04-09', '2024-04-10', '2024-04-10', 5, 50, 0, 'Ski Tour', 'Stubai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (944, 2, 2, '2024-04-11', '2024-04-20', '2024-04-21', '2024-04-22', 8, 120, 0, 'ski tour', 'Stubai', 'n', 'ok', 'battery door cracked');
INSERT INTO loans VALUES (945, 4, 4, '2024-12-02', '2024-12-08', '2024-12-10', '2024-12-10', 16, 50, 0, 'snowshoe', 'Ötztal', 'n', 'ok', 'collected by friend');
INSERT INTO loans VALUES (946, 10, 12, '2024-12-11', '2024-12-14', '2024-12-21', '2024-12-21', 21, 50, 0, 'freeride', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (947, 20, 2, '2024-12-12', '2024-12-19', '2024-12-22', '2025-01-17', 9, 80, 15, 'ski tour', 'Stubai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (948, 10, 11, '2024-12-13', '2024-12-19', '2024-12-21', '2024-12-21', 16, 80, 0, 'course', 'Lechtal', 'n', 'ok', NULL);
INSERT INTO loans VALUES (949, 1, 8, '2024-12-16', '2024-12-20', '2024-12-22', '2024-12-25', 6, 100, 30, 'ski tour', 'Kühtai', 'y', 'ok', NULL);
INSERT INTO loans VALUES (950, 18, 13, '2024-12-25', NULL, '2024-12-31', NULL, 18, 50, NULL, 'course', 'Stubai', 'n', 'canc', NULL);
INSERT INTO loans VALUES (951, 10, 1, '2025-01-12', '2025-01-21', '2025-01-28', '2025-01-28', 21, 100, 0, 'ski tour', 'Lechtal', 'n', 'ok', NULL);
INSERT INTO loans VALUES (952, 8, 5, '2025-01-19', '2025-01-21', '2025-01-23', '2025-01-23', 6, 50, 0, 'freeride', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (953, 3, 8, '2025-01-22', '2025-01-25', '2025-02-01', '2025-02-01', 35, 100, 0, 'course', 'Lechtal', 'n', 'ok', 'strap missing');
INSERT INTO loans VALUES (954, 3, 3, '2025-01-31', '2025-02-01', '2025-02-04', '2025-02-16', 15, 100, 0, 'snowshoe', 'Kühtai', 'n', 'ok', 'display scratched');
INSERT INTO loans VALUES (955, 16, 13, '2025-02-02', NULL, '2025-02-17', NULL, 45, 120, NULL, 'freeride', 'Kühtai', 'n', 'canc', NULL);
INSERT INTO loans VALUES (956, 16, 11, '2025-02-17', '2025-02-19', '2025-02-20', '2025-02-23', 8, 80, 10, 'ski tour', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (957, 5, 4, '2025-02-18', '2025-02-18', '2025-02-25', '2025-02-25', 21, 100, 0, 'freeride', 'Kühtai', 'n', 'ok', 'strap missing');
INSERT INTO loans VALUES (958, 6, 5, '2025-02-18', '2025-02-20', '2025-02-23', '2025-02-23', 6, 50, 0, 'snowshoe', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (959, 24, 10, '2025-02-24', '2025-03-04', '2025-03-18', '2025-03-18', 42, 80, 0, 'ice climbing', 'Stubai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (960, 12, 14, '2025-02-24', '2025-02-26', '2025-03-05', '2025-03-05', 56, 120, 0, 'snowshoe', 'Stubai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (961, 2, 12, '2025-02-28', '2025-03-02', '2025-03-09', '2025-03-08', 21, 100, 0, 'course', NULL, 'n', 'ok', NULL);
INSERT INTO loans VALUES (962, 14, 10, '2025-03-07', '2025-03-09', '2025-03-16', '2025-03-17', 35, 100, 0, 'snowshoe', 'Stubai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (963, 3, 1, '2025-03-07', '2025-03-14', '2025-03-21', '2025-04-02', 21, 120, 10, 'ski tour', 'Stubai', 'n', 'ok', 'display scratched');
INSERT INTO loans VALUES (964, 12, 6, '2025-03-08', '2025-03-08', '2025-03-15', '2025-03-16', 35, 80, 15, 'snowshoe', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (965, 1, 12, '2025-03-13', '2025-03-18', '2025-03-21', '2025-03-22', 24, 100, 0, 'Ski Tour', 'Lechtal', 'n', 'ok', 'forgot harness');
INSERT INTO loans VALUES (966, 4, 6, '2025-03-14', NULL, '2025-03-24', NULL, 20, 80, NULL, 'snowshoe', 'Kühtai', 'n', 'canc', NULL);
INSERT INTO loans VALUES (967, 8, 7, '2025-03-21', '2025-03-28', '2025-04-04', '2025-04-04', 21, 80, 0, 'freeride', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (968, 14, 4, '2025-03-24', NULL, '2025-04-05', NULL, 96, 100, NULL, 'freeride', 'Lechtal', 'n', 'canc', NULL);
INSERT INTO loans VALUES (969, 9, 2, '2025-04-02', '2025-04-04', '2025-04-05', '2025-04-05', 3, 80, 0, 'course', 'Ötztal', 'n', 'ok', 'strap missing');
INSERT INTO loans VALUES (970, 9, 8, '2025-04-03', '2025-04-09', '2025-04-10', '2025-04-10', 2, 50, 0, 'freeride', 'Stubai', 'n', 'ok', 'collected by friend');
INSERT INTO loans VALUES (971, 3, 12, '2025-04-03', '2025-04-10', '2025-04-17', '2025-04-20', 14, 120, 15, 'course', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (972, 8, 9, '2025-04-03', '2025-04-05', '2025-04-08', '2025-04-08', 15, 120, 0, 'ski tour', 'Stubai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (973, 17, 11, '2025-04-04', '2025-04-11', '2025-04-13', '2025-04-13', 6, 50, 0, 'freeride', 'Lechtal', 'n', 'ok', NULL);
INSERT INTO loans VALUES (974, 8, 5, '2025-04-12', '2025-04-20', '2025-04-21', '2025-04-21', 5, 50, 20, 'freeride', 'Ötztal', 'y', 'ok', NULL);
INSERT INTO loans VALUES (975, 8, 8, '2026-01-02', NULL, '2026-01-12', NULL, 50, 120, NULL, 'ice climbing', 'Kühtai', 'n', 'canc', NULL);
INSERT INTO loans VALUES (976, 22, 4, '2026-01-02', '2026-01-08', '2026-01-11', '2026-01-11', 9, 120, 0, 'snowshoe', 'Ötztal', 'n', 'ok', 'collected by friend');
INSERT INTO loans VALUES (977, 10, 11, '2026-01-10', '2026-01-17', '2026-01-19', '2026-01-31', 10, 100, 15, 'ski tour', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (978, 1, 2, '2026-01-11', '2026-01-20', '2026-01-22', '2026-01-21', 4, 80, 30, 'course', NULL, 'y', 'ok', NULL);
INSERT INTO loans VALUES (979, 13, 5, '2026-01-15', '2026-01-24', '2026-01-31', '2026-01-30', 21, 120, 0, 'course', 'Stubai', 'n', 'ok', 'forgot harness');
INSERT INTO loans VALUES (980, 13, 14, '2026-01-21', '2026-01-28', '2026-01-31', '2026-01-31', 24, 50, 0, 'freeride', 'Stubai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (981, 21, 14, '2026-01-22', '2026-01-24', '2026-01-26', '2026-01-27', 16, 100, 15, 'ski tour', 'Lechtal', 'n', 'ok', 'forgot harness');
INSERT INTO loans VALUES (982, 16, 8, '2026-02-01', '2026-02-06', '2026-02-09', '2026-02-09', 15, 50, 0, 'ski tour', 'Ötztal', 'n', 'ok', NULL);
INSERT INTO loans VALUES (983, 20, 11, '2026-02-03', '2026-02-07', '2026-02-09', NULL, 16, 50, NULL, 'ski tour', 'Ötztal', 'n', 'ok', 'strap missing');
INSERT INTO loans VALUES (984, 5, 2, '2026-02-08', '2026-02-10', '2026-02-12', '2026-02-12', 6, 100, 0, 'freeride', 'Stubai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (985, 1, 5, '2026-02-10', '2026-02-17', '2026-03-03', '2026-03-03', 28, 50, 0, 'ice climbing', 'Ötztal', 'n', 'ok', NULL);
INSERT INTO loans VALUES (986, 8, 10, '2026-02-25', '2026-03-03', '2026-03-04', '2026-03-03', 5, 50, 0, 'freeride', 'Stubai', 'n', 'ok', 'battery door cracked');
INSERT INTO loans VALUES (987, 10, 4, '2026-02-25', '2026-03-05', '2026-03-12', '2026-03-13', 56, 50, 0, 'snowshoe', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (988, 1, 10, '2026-03-02', '2026-03-02', '2026-03-05', '2026-03-17', 24, 100, 15, 'course', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (989, 16, 11, '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-04', 3, 50, 0, 'ski tour', 'Ötztal', 'n', 'ok', 'battery door cracked');
INSERT INTO loans VALUES (990, 4, 11, '2026-03-03', '2026-03-11', '2026-03-18', '2026-03-19', 21, 50, 15, 'freeride', 'Stubai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (991, 3, 14, '2026-03-04', '2026-03-11', '2026-03-13', '2026-03-14', 6, 120, 0, 'Ski Tour', 'Ötztal', 'n', 'ok', 'collected by friend');
INSERT INTO loans VALUES (992, 5, 14, '2026-03-04', '2026-03-06', '2026-03-13', '2026-03-13', 21, 120, 0, 'snowshoe', NULL, 'n', 'ok', 'battery door cracked');
INSERT INTO loans VALUES (993, 17, 3, '2026-03-17', '2026-03-22', '2026-03-29', '2026-03-28', 21, 120, 0, 'course', 'Lechtal', 'n', 'ok', NULL);
INSERT INTO loans VALUES (994, 16, 7, '2026-03-19', '2026-03-26', '2026-04-09', '2026-04-08', 112, 100, 0, 'ski tour', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (995, 15, 5, '2026-03-22', '2026-03-26', '2026-04-02', '2026-04-02', 35, 80, 0, 'ski tour', 'Kühtai', 'n', 'ok', 'strap missing');
INSERT INTO loans VALUES (996, 24, 5, '2026-03-27', '2026-04-03', '2026-04-05', '2026-04-05', 4, 120, 0, 'course', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (997, 10, 14, '2026-03-28', '2026-03-30', '2026-04-02', '2026-04-14', 15, 50, 10, 'course', 'Ötztal', 'n', 'ok', NULL);
INSERT INTO loans VALUES (998, 24, 5, '2026-03-31', '2026-04-06', '2026-04-13', '2026-04-13', 35, 100, 30, 'ski tour', 'Stubai', 'y', 'ok', 'collected by friend');
INSERT INTO loans VALUES (999, 21, 3, '2026-04-12', '2026-04-17', '2026-05-01', '2026-05-27', 112, 50, 10, 'course', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (1000, 8, 2, '2026-04-16', '2026-04-21', '2026-04-28', '2026-04-28', 35, 120, 0, 'ski tour', 'Ötztal', 'n', 'ok', NULL);
INSERT INTO loans VALUES (1001, 13, 3, '2026-11-02', '2026-11-10', '2026-11-17', NULL, 56, 80, NULL, 'ski tour', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (1002, 8, 11, '2026-11-06', '2026-11-10', '2026-11-17', '2026-11-17', 35, 50, 0, 'snowshoe', 'Lechtal', 'n', 'ok', NULL);
INSERT INTO loans VALUES (1003, 8, 3, '2026-11-08', '2026-11-12', '2026-11-14', '2026-11-14', 4, 100, 0, 'ski tour', 'Stubai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (1004, 11, 6, '2026-11-10', '2026-11-15', '2026-11-22', NULL, 21, 100, NULL, 'ice climbing', 'Kühtai', 'n', 'ok', NULL);
INSERT INTO loans VALUES (1005, 18, 7, '2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17', 9, 80, 0, 'ski tour', NULL, 'n', 'ok', 'display scratched');
INSERT INTO loans VALUES (1006, 12, 5, '2026-11-13', NULL, '2026-11-28', NULL, 75, 50, NULL, 'ski tour', 'Stubai', 'n', 'ok', 'battery door cracked');
