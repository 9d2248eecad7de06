CREATE TABLE bike (
  bike_no TEXT PRIMARY KEY,
  brand TEXT,
  model TEXT,
  colour TEXT,
  bought_dt TEXT,
  cost_eur INTEGER,
  batt_wh INTEGER,
  range_km INTEGER,
  odo_km INTEGER,
  depot TEXT,
  stat TEXT,
  step_thru TEXT
);
INSERT INTO bike VALUES ('E01', 'Gazelle', 'Ultimate', 'blue', '2025-02-02', 2650, 500, 90, 7495, 'Station', 'ok', 'Y');
INSERT INTO bike VALUES ('E02', 'Cube', 'Kathmandu', 'red', '2022-06-27', 3100, 625, 110, 6164, 'Old Town', 'ok', 'Y');
INSERT INTO bike VALUES ('E03', 'Cube', 'Kathmandu', 'black', '2021-09-14', 2850, 625, 110, 4156, 'Beach', 'ok', 'Y');
INSERT INTO bike VALUES ('E04', 'Gazelle', 'Ultimate', 'black', '2022-01-28', 2800, 500, 90, 5394, 'Station', 'ok', NULL);
INSERT INTO bike VALUES ('E05', 'Riese', 'Nevo', 'white', '2023-08-20', 4500, 625, 120, 4785, 'Beach', 'ok', 'Y');
INSERT INTO bike VALUES ('E06', 'Gazelle', 'Avignon', 'red', '2024-10-10', 3300, 625, 105, 3152, 'Station', 'ok', 'N');
INSERT INTO bike VALUES ('E07', 'Riese', 'Nevo', 'blue', '2022-02-27', 4350, 625, 120, 3300, 'Station', 'stolen', 'N');
INSERT INTO bike VALUES ('E08', 'Gazelle', 'Avignon', 'blue', '2023-01-26', 3200, 625, 105, 1467, 'Station', 'OK', 'N');
INSERT INTO bike VALUES ('E09', 'Gazelle', 'Ultimate', 'blue', '2023-04-03', 2650, 500, 90, 4012, 'station', 'ok', 'N');
INSERT INTO bike VALUES ('E10', 'Cube', 'Kathmandu', 'blue', '2022-10-16', 2850, 625, 110, 1670, 'Station', 'stolen', 'Y');
INSERT INTO bike VALUES ('E11', 'Gazelle', 'Avignon', 'black', '2024-06-15', 3300, 625, 105, 4955, 'station', 'repair', 'Y');
INSERT INTO bike VALUES ('E12', 'Cube', 'Kathmandu', 'blue', '2023-08-08', 2850, 625, 110, 1837, 'Beach', 'ok', 'N');
INSERT INTO bike VALUES ('E13', 'Cube', 'Kathmandu', 'blue', '2022-01-19', 2850, 625, 110, 4481, 'Station', 'ok', 'Y');
INSERT INTO bike VALUES ('E14', 'Giant', 'Explore', 'black', '2021-05-22', 2400, 400, 75, 6431, 'station', 'stolen', 'N');
INSERT INTO bike VALUES ('E15', 'Gazelle', 'Ultimate', 'black', '2022-03-20', 2650, 500, 90, 1722, 'Old Town', 'OK', 'N');
INSERT INTO bike VALUES ('E16', 'Gazelle', 'Ultimate', 'white', '2022-06-01', 2900, 500, 90, 7153, 'Beach', 'OK', 'N');
INSERT INTO bike VALUES ('E17', 'Gazelle', 'Ultimate', 'blue', '2021-05-24', 2650, 500, 90, 8764, 'Beach', 'ok', NULL);
INSERT INTO bike VALUES ('E18', 'Riese', 'Nevo', 'black', '2022-10-08', 4350, 625, 120, 6113, 'Old Town', 'OK', 'N');
INSERT INTO bike VALUES ('E19', 'Riese', 'Nevo', 'red', '2022-06-17', 4350, 625, 120, 3814, 'Old Town', 'repair', 'Y');
INSERT INTO bike VALUES ('E20', 'Giant', 'Explore', 'black', '2024-12-06', 2400, 400, 75, 7157, 'Beach', 'ok', 'N');
INSERT INTO bike VALUES ('E21', 'Gazelle', 'Avignon', 'green', '2021-04-13', 3300, 625, 105, 6145, 'Old Town', 'ok', 'N');
INSERT INTO bike VALUES ('E22', 'Riese', 'Nevo', NULL, '2024-05-26', 4350, 625, 120, 4766, 'Beach', 'ok', 'Y');
INSERT INTO bike VALUES ('E23', 'Giant', 'Explore', 'white', '2025-01-13', 2500, 400, 75, 348, 'station', 'ok', 'N');
INSERT INTO bike VALUES ('E24', 'GIANT', 'Explore', 'red', '2021-05-26', 2400, 400, 75, 7076, 'station', 'OK', 'N');
INSERT INTO bike VALUES ('E25', 'Cube', 'Kathmandu', 'black', '2024-06-29', 3100, 625, 110, 8190, 'Station', 'ok', 'N');
INSERT INTO bike VALUES ('E26', 'Tern', 'GSD', 'white', '2023-06-13', 5150, 500, 80, 4502, 'Station', 'sold', 'N');

CREATE TABLE hire (
  hire_no INTEGER PRIMARY KEY,
  bike_no TEXT REFERENCES bike(bike_no),
  cust TEXT,
  out_dt TEXT,
  back_dt TEXT,
  fee_eur REAL,
  dep_eur REAL,
  dmg_eur REAL,
  pay TEXT,
  extras TEXT,
  rmk TEXT
);
INSERT INTO hire VALUES (1, 'E06', 'Petit', '2025-05-28', '2025-05-28', 30, 50, 0, 'card', 'panniers, lock', NULL);
INSERT INTO hire VALUES (2, 'E06', 'Silva', '2025-09-20', '2025-09-20', 25, 50, 0, 'card', NULL, NULL);
INSERT INTO hire VALUES (3, 'E17', 'Moreau', '2025-09-03', '2025-09-04', 45, 50, 0, 'Card', 'child seat', NULL);
INSERT INTO hire VALUES (4, 'E18', 'Walsh', '2025-04-10', '2025-04-10', 35, 50, 12, 'app', 'panniers', NULL);
INSERT INTO hire VALUES (5, 'E11', 'Hughes', '2025-09-16', '2025-09-16', 35, 50, 25, 'app', NULL, NULL);
INSERT INTO hire VALUES (6, 'E01', 'Hughes', '2025-05-04', '2025-05-05', 45, 50, 0, 'Card', 'child seat', NULL);
INSERT INTO hire VALUES (7, 'E16', 'Okafor', '2025-06-29', '2025-07-01', 65, 50, 0, 'card', NULL, NULL);
INSERT INTO hire VALUES (8, 'E17', 'Silva', '2025-05-04', '2025-05-11', 175, 50, 0, 'card', NULL, NULL);
INSERT INTO hire VALUES (9, 'E03', 'Petit', '2025-04-10', '2025-04-11', 50, 50, 0, 'app', NULL, 'lost key');
INSERT INTO hire VALUES (10, 'E04', 'Hughes', '2025-04-08', '2025-04-11', 85, 50, 0, 'cash', 'lock', NULL);
INSERT INTO hire VALUES (11, 'E19', 'Okafor', '2025-04-20', '2025-04-27', 165, 50, 25, 'app', 'panniers', NULL);
INSERT INTO hire VALUES (12, 'E10', 'Novak', '2025-09-21', '2025-09-22', 45, 50, 0, 'Card', NULL, NULL);
INSERT INTO hire VALUES (13, 'E09', 'Hughes', '2025-09-06', '2025-09-08', 70, 100, 0, 'card', NULL, NULL);
INSERT INTO hire VALUES (14, 'E18', 'de Boer', '2025-05-14', '2025-05-15', 45, 100, 0, 'card', NULL, NULL);
INSERT INTO hire VALUES (15, 'E19', 'Schmidt', '2025-06-01', '2025-06-03', 65, 100, 25, 'app', 'child seat, lock, map', NULL);
INSERT INTO hire VALUES (16, 'E01', 'Hughes', '2025-08-24', '2025-08-29', 135, 50, 0, 'card', 'lock', 'battery died');
INSERT INTO hire VALUES (17, 'E22', 'Petit', '2025-05-15', '2025-05-15', 25, 50, 25, 'card', 'panniers, lock', NULL);
INSERT INTO hire VALUES (18, 'E10', 'Tanaka', '2025-06-17', '2025-06-17', 25, 100, 0, 'app', 'panniers', NULL);
INSERT INTO hire VALUES (19, 'E24', 'Hughes', '2025-06-09', '2025-06-10', 45, 100, 0, 'cash', 'child seat', NULL);
INSERT INTO hire VALUES (20, 'E21', 'Moreau', '2025-04-21', '2025-04-24', 95, 50, 0, 'Card', 'panniers, lock', NULL);
INSERT INTO hire VALUES (21, 'E05', 'Okafor', '2025-07-14', '2025-07-15', 55, 100, 0, 'cash', 'lock', 'late back');
INSERT INTO hire VALUES (22, 'E23', 'Lindqvist', '2025-09-03', '2025-09-03', 25, 100, 40, 'card', 'lock', 'late back');
INSERT INTO hire VALUES (23, 'E23', 'Moreau', '2025-09-05', '2025-09-06', 45, 100, 0, 'card', NULL, NULL);
INSERT INTO hire VALUES (24, 'E12', 'Schmidt', '2025-04-13', '2025-04-16', 95, 50, 80, 'card', NULL, NULL);
INSERT INTO hire VALUES (25, 'E17', 'Hartley', '2025-06-07', '2025-06-09', 75, 100, 0, 'cash', 'panniers', NULL);
INSERT INTO hire VALUES (26, 'E10', 'Petit', '2025-08-03', '2025-08-06', 85, 50, 0, 'card', NULL, 'flat tyre');
INSERT INTO hire VALUES (27, 'E13', 'Weiss', '2025-05-23', '2025-05-23', 35, 50, 0, 'cash', 'panniers', 'flat tyre');
INSERT INTO hire VALUES (28, 'E22', 'Tanaka', '2025-07-31', '2025-07-31', 35, 50, 0, 'card', 'lock', NULL);
INSERT INTO hire VALUES (29, 'E14', 'Walsh', '2025-06-27', '2025-06-30', 85, 50, 40, 'app', NULL, NULL);
INSERT INTO hire VALUES (30, 'E04', 'Silva', '2025-07-05', '2025-07-06', 55, 100, 0, 'cash', 'panniers', NULL);
INSERT INTO hire VALUES (31, 'E03', 'Novak', '2025-08-04', '2025-08-06', 65, 100, 0, 'card', NULL, NULL);
INSERT INTO hire VALUES (32, 'E16', 'Schmidt', '2025-08-18', '2025-08-18', 25, 100, 25, 'card', 'panniers', NULL);
INSERT INTO hire VALUES (33, 'E06', 'Okafor', '2025-09-07', '2025-09-07', 25, 50, 0, 'app', NULL, 'scratched');
INSERT INTO hire VALUES (34, 'E18', 'de Boer', '2025-08-19', '2025-08-26', 165, 50, 12, 'card', NULL, NULL);
INSERT INTO hire VALUES (35, 'E06', 'Walsh', '2025-07-15', '2025-07-16', 50, 50, 0, 'cash', 'panniers, lock', 'flat tyre');
INSERT INTO hire VALUES (36, 'E23', 'Okafor', '2025-08-11', '2025-08-12', 55, 100, 0, 'Card', NULL, NULL);
INSERT INTO hire VALUES (37, 'E15', 'de Boer', '2025-08-06', '2025-08-07', 55, 50, 0, 'Card', 'panniers, lock', NULL);
INSERT INTO hire VALUES (38, 'E14', 'Petit', '2025-09-14', '2025-09-16', 65, 50, 0, 'cash', NULL, NULL);
INSERT INTO hire VALUES (39, 'E17', 'Romano', '2025-08-11', '2025-08-13', 65, 50, 0, 'card', NULL, NULL);
INSERT INTO hire VALUES (40, 'E19', 'Novak', '2025-06-17', '2025-06-20', 90, 50, 0, 'card', 'lock', NULL);
INSERT INTO hire VALUES (41, 'E24', 'Novak', '2025-06-04', '2025-06-04', 35, 50, 12, 'app', NULL, 'battery died');
INSERT INTO hire VALUES (42, 'E19', 'Hughes', '2025-09-13', '2025-09-18', 130, 100, 12, 'card', NULL, NULL);
INSERT INTO hire VALUES (43, 'E09', 'de Boer', '2025-05-09', '2025-05-09', 35, 50, 0, 'app', NULL, NULL);
INSERT INTO hire VALUES (44, 'E19', 'Walsh', '2025-08-15', '2025-08-22', 170, 50, 0, 'cash', NULL, 'battery died');
INSERT INTO hire VALUES (45, 'E04', 'Moreau', '2025-05-10', '2025-05-13', 90, 50, 0, 'app', NULL, 'flat tyre');
INSERT INTO hire VALUES (46, 'E22', 'Schmidt', '2025-05-14', '2025-05-14', 30, 100, 0, 'card', NULL, 'late back');
INSERT INTO hire VALUES (47, 'E17', 'Romano', '2025-08-09', '2025-08-10', 45, 50, 25, 'app', NULL, NULL);
INSERT INTO hire VALUES (48, 'E15', 'Okafor', '2025-07-23', '2025-07-28', 125, 100, 80, 'card', 'child seat', 'late back');
INSERT INTO hire VALUES (49, 'E15', 'Weiss', '2025-05-24', '2025-05-24', 25, 50, 0, 'Card', NULL, NULL);
INSERT INTO hire VALUES (50, 'E03', 'Romano', '2025-09-23', '2025-09-24', 45, 100, 0, 'card', 'panniers, lock', NULL);
INSERT INTO hire VALUES (51, 'E24', 'Hughes', '2025-08-25', '2025-08-25', 25, 100, 80, 'cash', 'panniers', NULL);
INSERT INTO hire VALUES (52, 'E01', 'Novak', '2025-07-19', '2025-07-22', 90, 50, 0, 'card', 'lock', 'flat tyre');
INSERT INTO hire VALUES (53, 'E18', 'Tanaka', '2025-05-15', '2025-05-17', 70, 50, 0, 'app', 'child seat', NULL);
INSERT INTO hire VALUES (54, 'E19', 'Weiss', '2025-08-02', '2025-08-04', 65, 50, 0, 'card', 'panniers', 'flat tyre');
INSERT INTO hire VALUES (55, 'E04', 'Novak', '2025-04-26', '2025-04-29', 85, 50, 0, 'app', NULL, NULL);
INSERT INTO hire VALUES (56, 'E21', 'Hughes', '2025-04-27', '2025-05-02', 135, 100, 25, 'cash', 'lock', NULL);
INSERT INTO hire VALUES (57, 'E09', 'Walsh', '2025-06-10', '2025-06-12', 65, 50, 0, 'cash', NULL, 'scratched');
INSERT INTO hire VALUES (58, 'E14', 'Petit', '2025-10-04', '2025-10-04', 25, 50, 25, 'card', 'panniers, lock', NULL);
INSERT INTO hire VALUES (59, 'E14', 'Lindqvist', '2025-05-07', '2025-05-07', 25, 50, 0, 'card', NULL, NULL);
INSERT INTO hire VALUES (60, 'E06', 'Hughes', '2025-09-02', '2025-09-02', 30, 50, 25, 'Card', NULL, 'flat tyre');
INSERT INTO hire VALUES (61, 'E12', 'Walsh', '2025-10-06', '2025-10-06', 25, 50, 0, 'card', 'lock', 'late back');
INSERT INTO hire VALUES (62, 'E18', 'Weiss', '2025-07-18', '2025-07-19', 50, 100, 0, 'card', 'lock', NULL);
INSERT INTO hire VALUES (63, 'E23', 'Hartley', '2025-09-16', '2025-09-19', 90, 100, 80, 'card', 'panniers', 'late back');
INSERT INTO hire VALUES (64, 'E12', 'Tanaka', '2025-07-03', '2025-07-08', 125, 100, 0, 'card', 'lock', NULL);
INSERT INTO hire VALUES (65, 'E17', 'Okafor', '2025-07-15', '2025-07-16', 50, 100, 40, 'card', 'panniers', NULL);
INSERT INTO hire VALUES (66, 'E16', 'Tanaka', '2025-08-04', NULL, 30, 50, 0, 'cash', NULL, NULL);
INSERT INTO hire VALUES (67, 'E09', 'de Boer', '2025-08-11', '2025-08-12', 45, 50, 0, 'cash', 'panniers', NULL);
INSERT INTO hire VALUES (68, 'E16', 'Novak', '2025-07-25', '2025-07-27', 70, 50, 0, 'app', 'panniers', 'flat tyre');
INSERT INTO hire VALUES (69, 'E04', 'Tanaka', '2025-08-13', '2025-08-18', 135, 50, 0, 'app', 'panniers, lock', NULL);
INSERT INTO hire VALUES (70, 'E05', 'de Boer', '2025-09-04', '2025-09-11', 165, 100, 0, 'card', 'panniers', 'late back');
INSERT INTO hire VALUES (71, 'E04', 'Hughes', '2025-09-14', '2025-09-15', 45, 100, 12, 'app', 'panniers', NULL);
INSERT INTO hire VALUES (72, 'E18', 'Petit', '2025-07-21', '2025-07-23', 65, 50, 25, 'card', 'panniers, lock', NULL);
INSERT INTO hire VALUES (73, 'E20', 'de Boer', '2025-05-14', '2025-05-14', 30, 50, 80, 'card', 'panniers, lock', NULL);
INSERT INTO hire VALUES (74, 'E19', 'Lindqvist', '2025-09-02', '2025-09-03', 45, 50, 0, 'cash', 'panniers, lock', NULL);
INSERT INTO hire VALUES (75, 'E04', 'Walsh', '2025-09-19', '2025-09-22', 85, 50, 0, 'cash', 'lock', NULL);
INSERT INTO hire VALUES (76, 'E07', 'Weiss', '2025-08-29', '2025-08-30', 55, 50, 0, 'cash', 'panniers, lock', 'flat tyre');
INSERT INTO hire VALUES (77, 'E24', 'Petit', '2025-09-06', '2025-09-13', 170, 50, 25, 'cash', 'child seat, lock, map', NULL);
INSERT INTO hire VALUES (78, 'E16', 'Weiss', '2025-04-29', '2025-04-30', 45, 50, 12, 'app', 'panniers, lock', NULL);
INSERT INTO hire VALUES (79, 'E20', 'Okafor', '2025-05-08', NULL, 45, 50, 0, 'cash', NULL, NULL);
INSERT INTO hire VALUES (80, 'E03', 'Romano', '2025-07-16', NULL, 25, 100, 0, 'card', NULL, 'late back');

CREATE TABLE service (
  svc_no INTEGER PRIMARY KEY,
  bike_no TEXT REFERENCES bike(bike_no),
  svc_dt TEXT,
  mech TEXT,
  work TEXT,
  parts_eur REAL,
  mins INTEGER,
  passed TEXT
);
INSERT INTO service VALUES (1, 'E17', '2025-04-09', 'Joost', 'gears, lights, battery check', 120, 30, 'y');
INSERT INTO service VALUES (2, 'E02', '2025-08-18', 'Carla', 'battery check', 310, 150, 'n');
INSERT INTO service VALUES (3, 'E06', '2025-05-29', 'Joost', 'tyre', 38, 45, 'y');
INSERT INTO service VALUES (4, 'E12', '2025-06-02', 'Ravi', 'tyre', 0, 60, 'y');
INSERT INTO service VALUES (5, 'E02', '2025-04-01', 'Ravi', 'gears, lights', 0, 90, 'y');
INSERT INTO service VALUES (6, 'E10', '2025-04-05', 'Joost', 'lights, battery check', 38, 90, 'y');
INSERT INTO service VALUES (7, 'E12', '2025-09-23', 'Ravi', 'spokes', 0, 150, 'y');
INSERT INTO service VALUES (8, 'E08', '2025-08-14', 'Joost', 'battery check, gears', 8, 60, 'y');
INSERT INTO service VALUES (9, 'E17', '2025-05-20', 'Joost', 'gears', 38, 90, 'n');
INSERT INTO service VALUES (10, 'E20', '2025-06-24', 'Joost', 'lights, chain', 0, 30, 'y');
INSERT INTO service VALUES (11, 'E21', '2025-10-01', 'Ravi', 'spokes', 8, 20, 'n');
INSERT INTO service VALUES (12, 'E07', '2025-04-25', 'Carla', 'chain, tyre, brake pads', 22, 60, 'y');
INSERT INTO service VALUES (13, 'E01', '2025-08-26', 'Joost', 'gears, lights, spokes', 0, 20, 'y');
INSERT INTO service VALUES (14, 'E04', '2025-07-10', 'Carla', 'gears', 0, 60, 'y');
INSERT INTO service VALUES (15, 'E06', '2025-05-13', 'Carla', 'spokes, tyre', 38, 150, 'y');
INSERT INTO service VALUES (16, 'E22', '2025-03-15', 'Ravi', 'brake pads', 8, 30, 'n');
INSERT INTO service VALUES (17, 'E18', '2025-07-09', 'Joost', 'brake pads, chain', 8, 150, 'y');
INSERT INTO service VALUES (18, 'E09', '2025-07-13', 'Carla', 'gears, chain', 38, 30, 'y');
INSERT INTO service VALUES (19, 'E15', '2025-04-14', 'Joost', 'spokes, brake pads', 15, 20, 'y');
INSERT INTO service VALUES (20, 'E06', '2025-05-05', 'Joost', 'gears, battery check', 8, 20, 'y');
INSERT INTO service VALUES (21, 'E02', '2025-06-01', 'Ravi', 'brake pads', 0, 60, 'n');
INSERT INTO service VALUES (22, 'E10', '2025-04-23', 'Joost', 'spokes', 120, 150, 'n');
INSERT INTO service VALUES (23, 'E21', '2025-09-28', 'Joost', 'brake pads, chain', 15, 90, 'n');
INSERT INTO service VALUES (24, 'E13', '2025-08-29', 'Joost', 'tyre, lights', 64, 20, 'y');
INSERT INTO service VALUES (25, 'E07', '2025-07-24', 'Joost', 'brake pads', 64, 20, 'y');
INSERT INTO service VALUES (26, 'E11', '2025-05-15', 'Joost', 'spokes', 120, 150, 'y');
INSERT INTO service VALUES (27, 'E22', '2025-09-28', 'Ravi', 'brake pads, chain', 120, 150, 'y');
INSERT INTO service VALUES (28, 'E03', '2025-05-29', 'Joost', 'battery check, gears, spokes', 15, 90, 'y');
INSERT INTO service VALUES (29, 'E14', '2025-03-17', 'Ravi', 'spokes, chain, gears', 120, 90, 'y');
INSERT INTO service VALUES (30, 'E06', '2025-04-08', 'Carla', 'tyre', 0, 90, 'y');
INSERT INTO service VALUES (31, 'E18', '2025-07-02', 'Carla', 'lights, battery check', 15, 90, 'y');
INSERT INTO service VALUES (32, 'E02', '2025-04-13', 'Joost', 'battery check', 15, 150, 'y');

