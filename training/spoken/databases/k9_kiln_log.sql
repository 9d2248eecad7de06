CREATE TABLE firings (
  firing_no INTEGER PRIMARY KEY,
  kiln TEXT,
  loaded_on TEXT,
  unloaded_on TEXT,
  type TEXT,
  target_c INTEGER,
  peak_c INTEGER,
  hours REAL,
  kwh REAL,
  cost_eur REAL,
  pieces INTEGER,
  breakages INTEGER,
  fired_by TEXT,
  shared_load TEXT,
  remarks TEXT
);
INSERT INTO firings VALUES (1, 'Little Kiln', '2025-04-08', '2025-04-09', 'glaze', 1220, 1228, 12.1, 28.3, 29.35, 60, 0, 'Noor', 'yes', 'overfired top shelf');
INSERT INTO firings VALUES (2, 'Little Kiln', '2025-09-11', '2025-09-12', 'glaze', 1260, 1255, 9.5, 108.8, 28.02, 46, 0, 'gareth', 'yes', 'glaze runs on shelf');
INSERT INTO firings VALUES (3, 'Little Kiln', '2025-02-20', '2025-02-21', 'bisque', 1000, 994, 5.9, 61.5, 21.02, 65, 3, 'Noor', 'no', 'thermocouple fault');
INSERT INTO firings VALUES (4, 'Raku Barrel', '2025-05-15', '2025-05-17', 'raku', 980, 988, 1.7, NULL, 29.93, 8, 1, 'gareth', 'no', 'thermocouple fault');
INSERT INTO firings VALUES (5, 'Bertha', '2025-06-18', NULL, 'bisque', 1000, 1017, 14.8, 109.8, 8.58, 82, 1, 'Noor', 'yes', 'glaze runs on shelf');
INSERT INTO firings VALUES (6, 'Raku Barrel', '2025-11-12', '2025-11-13', 'raku', 980, 990, 1.9, NULL, 26.95, 8, 1, 'gareth', 'no', '');
INSERT INTO firings VALUES (7, 'Little Kiln', '2025-04-29', '2025-05-01', 'bisque', 1000, 1018, 6.6, 40.7, 33.84, 27, 3, 'Sanne', 'yes', 'overfired top shelf');
INSERT INTO firings VALUES (8, 'Bertha', '2025-03-22', '2025-03-24', 'glaze', 1220, 1212, 13.3, 52.1, 24.98, 73, 0, 'Noor', 'no', 'glaze runs on shelf');
INSERT INTO firings VALUES (9, 'Bertha', '2025-01-18', '2025-01-19', 'glaze', 1220, NULL, 11.1, 118.9, 35.32, 33, 3, 'Sanne', 'no', 'overfired top shelf');
INSERT INTO firings VALUES (10, 'Little Kiln', '2025-01-31', '2025-02-02', 'glaze', 1220, 1229, 14.2, 112.2, 23.82, 30, 3, 'Sanne', 'no', '');
INSERT INTO firings VALUES (11, 'Little Kiln', '2025-11-01', '2025-11-03', 'bisque', 1000, NULL, 11.4, 35.1, 9.79, 77, 0, 'Noor', 'no', 'cone 6 flat');
INSERT INTO firings VALUES (12, 'Little Kiln', '2025-11-03', '2025-11-04', 'glaze', 1220, 1236, 13.3, 49.4, 18.91, 28, 2, 'Noor', 'no', '');
INSERT INTO firings VALUES (13, 'Bertha', '2025-10-30', '2025-11-01', 'glaze', 1260, 1266, 5.8, 113.5, 37.54, 28, 3, 'gareth', 'no', '');
INSERT INTO firings VALUES (14, 'Raku Barrel', '2025-06-26', '2025-06-28', 'raku', 980, 984, 1.0, NULL, 37.87, 8, 0, 'Sanne', 'no', 'thermocouple fault');
INSERT INTO firings VALUES (15, 'Little Kiln', '2025-03-13', '2025-03-14', 'glaze', 1280, 1284, 9.1, 101.8, 32.91, 72, 3, 'Noor', 'no', 'cone 6 flat');
INSERT INTO firings VALUES (16, 'Little Kiln', '2025-10-16', '2025-10-17', 'glaze', 1280, 1294, 5.4, 118.7, 38.41, 85, 0, 'Noor', 'no', 'cone 6 flat');
INSERT INTO firings VALUES (17, 'Bertha', '2025-01-20', '2025-01-22', 'bisque', 1000, 1005, 14.2, 28.0, 28.77, 13, 2, 'Noor', 'yes', 'thermocouple fault');
INSERT INTO firings VALUES (18, 'Bertha', '2025-03-28', '2025-03-29', 'bisque', 1000, NULL, 10.6, 97.0, 6.95, 74, 0, 'Sanne', 'no', 'overfired top shelf');
INSERT INTO firings VALUES (19, 'Bertha', '2025-09-13', '2025-09-14', 'glaze', 1220, 1233, 9.4, 32.3, 6.88, 23, 0, 'Noor', 'no', 'cone 6 flat');
INSERT INTO firings VALUES (20, 'Little Kiln', '2025-11-19', '2025-11-21', 'bisque', 1000, 986, 16.0, 117.2, 21.99, 89, 0, 'Noor', 'no', '');
INSERT INTO firings VALUES (21, 'Little Kiln', '2025-03-26', '2025-03-28', 'glaze', 1220, 1197, 11.2, 104.8, 38.33, 24, 3, 'Sanne', 'no', '');
INSERT INTO firings VALUES (22, 'Little Kiln', '2025-06-03', '2025-06-04', 'glaze', 1280, 1274, 10.9, 67.3, 17.17, 49, 0, 'Noor', 'yes', '');
INSERT INTO firings VALUES (23, 'Little Kiln', '2025-10-31', '2025-11-01', 'glaze', 1220, 1217, 12.5, 61.1, 10.17, 25, 1, 'Noor', 'yes', 'glaze runs on shelf');
INSERT INTO firings VALUES (24, 'Bertha', '2025-11-29', '2025-12-01', 'bisque', 1000, 1019, 10.1, 32.3, 18.89, 51, 1, 'gareth', 'yes', 'glaze runs on shelf');
INSERT INTO firings VALUES (25, 'Raku Barrel', '2025-07-10', '2025-07-11', 'raku', 980, 986, 1.9, NULL, 27.61, 9, 0, 'Noor', 'no', 'glaze runs on shelf');
INSERT INTO firings VALUES (26, 'Little Kiln', '2025-05-21', '2025-05-22', 'glaze', 1220, 1203, 13.1, 120.2, 10.76, 45, 0, 'Noor', 'yes', 'overfired top shelf');
INSERT INTO firings VALUES (27, 'Bertha', '2025-06-29', '2025-07-01', 'glaze', 1220, 1226, 7.1, 52.7, 37.4, 53, 2, 'Sanne', 'yes', 'glaze runs on shelf');
INSERT INTO firings VALUES (28, 'Little Kiln', '2025-07-25', NULL, 'GLAZE', 1280, 1299, 10.3, 60.3, 23.87, 40, 0, 'gareth', 'no', 'thermocouple fault');
INSERT INTO firings VALUES (29, 'Bertha', '2025-08-30', '2025-09-01', 'bisque', 1000, 1015, 13.6, 33.3, 15.56, 27, 3, 'Sanne', 'no', 'glaze runs on shelf');
INSERT INTO firings VALUES (30, 'Raku Barrel', '2025-06-30', '2025-07-02', 'raku', 980, 961, 1.5, NULL, 38.08, 3, 0, 'Sanne', 'no', 'cone 6 flat');
INSERT INTO firings VALUES (31, 'Little Kiln', '2025-04-26', '2025-04-27', 'glaze', 1220, 1201, 12.4, 57.1, 24.99, 17, 1, 'Noor', 'no', 'glaze runs on shelf');
INSERT INTO firings VALUES (32, 'Bertha', '2025-01-31', '2025-02-01', 'glaze', 1280, 1266, 5.9, 80.3, 28.9, 69, 1, 'Gareth', 'yes', 'cone 6 flat');
INSERT INTO firings VALUES (33, 'Little Kiln', '2025-01-25', '2025-01-27', 'GLAZE', 1220, NULL, 8.9, 86.6, 18.96, 85, 0, 'Noor', 'no', 'glaze runs on shelf');
INSERT INTO firings VALUES (34, 'Little Kiln', '2025-08-15', '2025-08-16', 'glaze', 1220, 1215, 11.8, 43.4, 13.01, 57, 0, 'Noor', 'no', 'thermocouple fault');
INSERT INTO firings VALUES (35, 'Bertha', '2025-06-04', '2025-06-06', 'glaze', 1260, 1266, 9.6, 59.2, 34.29, 23, 0, 'Sanne', 'no', 'cone 6 flat');
INSERT INTO firings VALUES (36, 'Bertha', '2025-06-15', '2025-06-16', 'glaze', 1220, 1228, 13.6, 103.4, 30.83, 14, 0, 'Noor', 'yes', 'overfired top shelf');
INSERT INTO firings VALUES (37, 'Raku Barrel', '2025-06-07', '2025-06-09', 'raku', 980, 1000, 2.4, NULL, 28.07, 6, 0, 'gareth', 'no', 'glaze runs on shelf');
INSERT INTO firings VALUES (38, 'Bertha', '2025-02-01', '2025-02-03', 'bisque', 1000, 978, 6.1, 101.0, 15.39, 34, 3, 'Sanne', 'yes', 'thermocouple fault');
INSERT INTO firings VALUES (39, 'Raku Barrel', '2025-02-05', '2025-02-06', 'raku', 980, 998, 2.4, NULL, 12.75, 13, 0, 'gareth', 'no', '');
INSERT INTO firings VALUES (40, 'Little Kiln', '2025-06-01', '2025-06-03', 'bisque', 1000, 1017, 9.3, 100.0, 14.46, 38, 0, 'Sanne', 'no', 'cone 6 flat');
INSERT INTO firings VALUES (41, 'Little Kiln', '2025-03-01', '2025-03-02', 'bisque', 1000, NULL, 11.4, 117.5, 17.67, 71, 0, 'Noor', 'no', 'glaze runs on shelf');
INSERT INTO firings VALUES (42, 'Bertha', '2025-03-07', '2025-03-08', 'glaze', 1220, 1217, 9.9, 43.7, 7.7, 73, 0, 'gareth', 'no', 'thermocouple fault');
INSERT INTO firings VALUES (43, 'Little Kiln', '2025-11-20', '2025-11-21', 'bisque', 1000, 1016, 6.3, 69.1, 31.6, 20, 0, 'Noor', 'yes', '');
INSERT INTO firings VALUES (44, 'bertha', '2025-01-29', '2025-01-31', 'glaze', 1280, 1272, 8.8, 63.0, 13.03, 40, 0, 'gareth', 'no', 'glaze runs on shelf');
INSERT INTO firings VALUES (45, 'Raku Barrel', '2025-01-29', '2025-01-31', 'raku', 980, 985, 2.0, NULL, 16.06, 8, 0, 'Noor', 'yes', '');
INSERT INTO firings VALUES (46, 'Bertha', '2025-05-22', '2025-05-23', 'bisque', 1000, 999, 15.0, 104.1, 6.89, 79, 0, 'Noor', 'no', 'overfired top shelf');
INSERT INTO firings VALUES (47, 'Little Kiln', '2025-05-26', '2025-05-27', 'glaze', 1260, 1235, 7.8, 102.6, 34.75, 26, 3, 'Noor', 'no', '');
INSERT INTO firings VALUES (48, 'Little Kiln', '2025-01-22', '2025-01-23', 'bisque', 1000, 996, 10.4, 48.8, 14.4, 89, 0, 'Gareth', 'yes', '');
INSERT INTO firings VALUES (49, 'Little Kiln ', '2025-11-06', '2025-11-07', 'bisque', 1000, 975, 15.5, 113.4, 35.01, 28, 2, 'Gareth', 'yes', 'overfired top shelf');
INSERT INTO firings VALUES (50, 'Bertha', '2025-07-30', '2025-07-31', 'bisque', 1000, NULL, 12.5, 33.2, 27.24, 27, 3, 'Noor', 'no', '');
INSERT INTO firings VALUES (51, 'Bertha', '2025-10-22', '2025-10-24', 'glaze', 1260, 1279, 10.9, 48.7, 19.45, 27, 1, 'Noor', 'no', 'overfired top shelf');
INSERT INTO firings VALUES (52, 'raku barrel', '2025-07-28', '2025-07-29', 'raku', 980, 989, 1.6, NULL, 10.1, 11, 3, 'Gareth', 'yes', 'cone 6 flat');
INSERT INTO firings VALUES (53, 'Bertha', '2025-10-06', '2025-10-07', 'glaze', 1280, 1271, 5.2, 129.6, 30.57, 75, 3, 'Sanne', 'yes', 'thermocouple fault');
INSERT INTO firings VALUES (54, 'Bertha', '2025-10-13', '2025-10-15', 'GLAZE', 1260, 1239, 7.0, 29.0, 24.63, 62, 0, 'Noor', 'no', 'glaze runs on shelf');
INSERT INTO firings VALUES (55, 'Raku Barrel', '2025-09-24', '2025-09-26', 'raku', 980, 962, 1.9, NULL, 34.77, 7, 1, 'Gareth', 'no', 'glaze runs on shelf');
INSERT INTO firings VALUES (56, 'Raku Barrel', '2025-02-02', '2025-02-03', 'RAKU', 980, 988, 2.3, NULL, 27.39, 7, 3, 'Gareth', 'yes', 'thermocouple fault');
CREATE TABLE members (
  member_id INTEGER PRIMARY KEY,
  member TEXT,
  plan TEXT,
  own_shelf TEXT
);
INSERT INTO members VALUES (1, 'Harriet Bloom', 'weekly', 'y');
INSERT INTO members VALUES (2, 'Kofi Mensah', 'monthly', 'y');
INSERT INTO members VALUES (3, 'Elsie Tan', 'weekly', '');
INSERT INTO members VALUES (4, 'Rob Garside', 'drop-in', '');
INSERT INTO members VALUES (5, 'Paloma Ruiz', 'Weekly', 'y');
INSERT INTO members VALUES (6, 'Dilys Morgan', 'monthly', '');
INSERT INTO members VALUES (7, 'Fergus Hay', 'drop-in', 'y');
INSERT INTO members VALUES (8, 'Anya Petrova', 'weekly', 'y');
CREATE TABLE pieces (
  piece_id INTEGER PRIMARY KEY,
  firing_no INTEGER REFERENCES firings(firing_no),
  member_id INTEGER REFERENCES members(member_id),
  form TEXT,
  clay TEXT,
  glazes TEXT,
  weight_g INTEGER,
  fee_eur REAL,
  fee_paid INTEGER,
  outcome TEXT,
  collected TEXT
);
INSERT INTO pieces VALUES (1, 13, 6, 'mug', 'Stoneware', NULL, 582, 6, 1, 'exploded', 'Y');
INSERT INTO pieces VALUES (2, 5, 2, 'teapot', 'Stoneware', 'celadon, iron wash', 1465, 4, 1, 'ok', 'Y');
INSERT INTO pieces VALUES (3, 55, 6, 'planter', 'stoneware', 'tenmoku', 753, 9, 1, 'OK', 'N');
INSERT INTO pieces VALUES (4, 14, 1, 'jug', 'stoneware', NULL, 2291, 2, 1, 'ok', 'Y');
INSERT INTO pieces VALUES (5, 14, 2, 'planter', 'terracotta', 'celadon', 564, 4, 0, 'OK', 'Y');
INSERT INTO pieces VALUES (6, 3, 5, 'teapot', 'terracotta', NULL, 1788, 9, 1, 'OK', 'Y');
INSERT INTO pieces VALUES (7, 39, 5, 'vase', 'terracotta', NULL, 1001, 3, 1, 'exploded', 'Y');
INSERT INTO pieces VALUES (8, 31, 3, 'planter', 'stoneware', 'clear', 2256, 6, 1, 'warped', 'Y');
INSERT INTO pieces VALUES (9, 19, 5, 'teapot ', 'porcelain', 'celadon', 1252, 4, 1, 'exploded', 'Y');
INSERT INTO pieces VALUES (10, 37, 5, 'planter', 'porcelain', NULL, 763, 6, 0, 'OK', 'Y');
INSERT INTO pieces VALUES (11, 25, 5, 'jug', 'Stoneware', 'chun blue, clear', 1604, 3, 1, 'ok', 'N');
INSERT INTO pieces VALUES (12, 12, 7, 'mug', 'stoneware', 'chun blue', 2301, 2, 0, 'cracked', 'N');
INSERT INTO pieces VALUES (13, 19, 1, 'plate', 'stoneware', NULL, 3204, 9, 1, 'warped', 'N');
INSERT INTO pieces VALUES (14, 15, 2, 'jug', 'terracotta', 'tenmoku', 787, 3, 1, 'ok', 'N');
INSERT INTO pieces VALUES (15, 39, 5, 'teapot', 'stoneware', 'celadon', 1145, 3.5, 1, 'cracked', 'N');
INSERT INTO pieces VALUES (16, 45, 2, 'vase', 'porcelain', 'clear', 2806, 3, 0, 'warped', 'Y');
INSERT INTO pieces VALUES (17, 48, 7, 'jug', 'porcelain', 'celadon, iron wash', 2928, 9, 0, 'exploded', 'N');
INSERT INTO pieces VALUES (18, 52, 3, 'teapot', 'terracotta', 'celadon', 2831, 3.5, 1, 'warped', 'Y');
INSERT INTO pieces VALUES (19, 47, 4, 'vase', 'terracotta', 'tenmoku', 2718, 3.5, 1, 'cracked', 'Y');
INSERT INTO pieces VALUES (20, 27, 1, 'plate', 'Stoneware', 'celadon', 1904, 3.5, 1, 'ok', 'Y');
INSERT INTO pieces VALUES (21, 32, 4, 'jug', 'terracotta', 'chun blue, clear', 1197, 6, 1, 'warped', 'N');
INSERT INTO pieces VALUES (22, 35, 5, 'jug', 'porcelain', NULL, 139, 3.5, 1, 'ok', 'Y');
INSERT INTO pieces VALUES (23, 30, 4, 'bowl', 'porcelain', 'celadon, iron wash', 2272, 4, 1, 'exploded', 'Y');
INSERT INTO pieces VALUES (24, 51, 5, 'mug', 'terracotta', 'chun blue', 1939, 3, 0, 'exploded', 'N');
INSERT INTO pieces VALUES (25, 48, 2, 'jug', 'stoneware', 'celadon', 3182, 9, 1, 'OK', 'N');
INSERT INTO pieces VALUES (26, 53, 6, 'planter', 'Stoneware', NULL, 2434, 6, 1, 'warped', 'Y');
INSERT INTO pieces VALUES (27, 10, 4, 'teapot', 'stoneware', 'tenmoku', 2469, 9, 1, 'ok', 'Y');
INSERT INTO pieces VALUES (28, 33, 1, 'vase', 'porcelain', 'clear', 2488, 9, 0, 'ok', 'Y');
INSERT INTO pieces VALUES (29, 14, 6, 'jug', 'porcelain', 'chun blue, clear', 2325, 4, 0, 'OK', 'N');
INSERT INTO pieces VALUES (30, 38, 4, 'jug', 'Stoneware', 'tenmoku', 1984, 2, 0, 'ok', 'N');
INSERT INTO pieces VALUES (31, 23, 7, 'vase', 'stoneware', 'clear', 1651, 3, 1, 'ok', 'N');
INSERT INTO pieces VALUES (32, 36, 4, 'vase', 'porcelain', NULL, 2571, 3.5, 0, 'glaze crawl', 'N');
INSERT INTO pieces VALUES (33, 9, 7, 'jug', 'Stoneware', NULL, 2761, 6, 0, 'ok', 'Y');
INSERT INTO pieces VALUES (34, 25, 7, 'plate', 'Stoneware', 'chun blue', 466, 2, 0, 'ok', 'Y');
INSERT INTO pieces VALUES (35, 51, 3, 'teapot ', 'terracotta', NULL, 1130, 6, 0, 'ok', 'Y');
INSERT INTO pieces VALUES (36, 16, 4, 'vase', 'Stoneware', 'celadon', 1010, 2, 1, 'ok', 'N');
INSERT INTO pieces VALUES (37, 8, 7, 'planter', 'Stoneware', 'clear', 1366, 3, 1, 'glaze crawl', 'Y');
INSERT INTO pieces VALUES (38, 25, 1, 'teapot', 'terracotta', 'clear', 872, 3, 0, 'ok', 'N');
INSERT INTO pieces VALUES (39, 11, 2, 'teapot', 'stoneware', 'tenmoku', 218, 6, 1, 'OK', 'N');
INSERT INTO pieces VALUES (40, 43, 3, 'tile', 'porcelain', NULL, 2204, 3.5, 0, 'ok', 'Y');
INSERT INTO pieces VALUES (41, 36, 3, 'planter', 'terracotta', 'celadon, iron wash', 3296, 4, 1, 'OK', 'Y');
INSERT INTO pieces VALUES (42, 8, 1, 'mug', 'terracotta', NULL, 2790, 3, 1, 'ok', 'N');
INSERT INTO pieces VALUES (43, 9, 3, 'vase', 'stoneware', 'chun blue', 596, 6, 1, 'exploded', 'Y');
INSERT INTO pieces VALUES (44, 39, 1, 'mug', 'porcelain', NULL, 1444, 3.5, 1, 'ok', 'Y');
INSERT INTO pieces VALUES (45, 44, 3, 'planter', 'Stoneware', 'celadon', 1972, 2, 0, 'glaze crawl', 'N');
INSERT INTO pieces VALUES (46, 46, 4, 'jug', 'stoneware', 'clear', 435, 4, 0, 'exploded', 'N');
INSERT INTO pieces VALUES (47, 22, 6, 'bowl', 'porcelain', NULL, 1901, 2, 0, 'ok', 'N');
INSERT INTO pieces VALUES (48, 26, 7, 'mug', 'porcelain', NULL, 1936, 4, 0, 'OK', 'N');
INSERT INTO pieces VALUES (49, 8, 5, 'vase', 'terracotta', 'celadon', 241, 6, 0, 'OK', 'Y');
INSERT INTO pieces VALUES (50, 35, 2, 'planter', 'porcelain', 'tenmoku', 1007, 3.5, 0, 'glaze crawl', 'N');
INSERT INTO pieces VALUES (51, 46, 2, 'planter', 'stoneware', 'clear', 1761, 4, 0, 'ok', 'N');
INSERT INTO pieces VALUES (52, 25, 4, 'teapot ', 'porcelain', 'clear', 2518, 4, 1, 'cracked', 'Y');
INSERT INTO pieces VALUES (53, 39, 1, 'teapot ', 'stoneware', NULL, 178, 9, 1, 'ok', 'N');
INSERT INTO pieces VALUES (54, 1, 5, 'vase', 'terracotta', 'clear', 900, 4, 1, 'ok', 'Y');
INSERT INTO pieces VALUES (55, 18, 5, 'teapot', 'stoneware', 'celadon', 2901, 6, 0, 'OK', 'Y');
INSERT INTO pieces VALUES (56, 51, 7, 'bowl', 'stoneware', NULL, 2722, 3, 1, 'ok', 'Y');
INSERT INTO pieces VALUES (57, 31, 3, 'jug', 'terracotta', 'clear', 2231, 3, 1, 'exploded', 'N');
INSERT INTO pieces VALUES (58, 44, 6, 'planter', 'terracotta', NULL, 3115, 4, 1, 'ok', 'N');
INSERT INTO pieces VALUES (59, 17, 6, 'bowl', 'Stoneware', 'tenmoku', 1556, 6, 1, 'ok', 'N');
INSERT INTO pieces VALUES (60, 40, 7, 'bowl', 'terracotta', NULL, 2400, 2, 1, 'cracked', 'N');
INSERT INTO pieces VALUES (61, 7, 5, 'planter', 'terracotta', NULL, 3294, 2, 0, 'OK', 'N');
INSERT INTO pieces VALUES (62, 21, 5, 'bowl', 'terracotta', NULL, 1328, 3, 1, 'ok', 'Y');
INSERT INTO pieces VALUES (63, 47, 4, 'mug', 'Stoneware', 'clear', 1643, 2, 0, 'ok', 'Y');
INSERT INTO pieces VALUES (64, 3, 3, 'plate', 'terracotta', NULL, 1413, 4, 1, 'cracked', 'Y');
INSERT INTO pieces VALUES (65, 33, 2, 'vase', 'Stoneware', 'chun blue', 1944, 3, 1, 'ok', 'N');
INSERT INTO pieces VALUES (66, 17, 6, 'bowl', 'Stoneware', NULL, 241, 9, 0, 'glaze crawl', 'N');
INSERT INTO pieces VALUES (67, 33, 7, 'mug', 'terracotta', 'celadon', 2394, 9, 1, 'ok', 'Y');
INSERT INTO pieces VALUES (68, 24, 6, 'mug', 'terracotta', 'celadon', 3083, 4, 0, 'cracked', 'N');
INSERT INTO pieces VALUES (69, 5, 6, 'bowl', 'terracotta', 'celadon', 2410, 3, 1, 'ok', 'N');
INSERT INTO pieces VALUES (70, 2, 7, 'plate', 'porcelain', 'chun blue, clear', 1130, 3, 1, 'OK', 'N');
INSERT INTO pieces VALUES (71, 4, 6, 'jug', 'porcelain', NULL, 886, 3, 0, 'ok', 'Y');
INSERT INTO pieces VALUES (72, 42, 2, 'tile', 'terracotta', 'tenmoku', 3104, 4, 1, 'ok', 'Y');
INSERT INTO pieces VALUES (73, 55, 3, 'plate', 'Stoneware', 'tenmoku', 1807, 2, 0, 'OK', 'N');
INSERT INTO pieces VALUES (74, 39, 3, 'plate', 'terracotta', 'celadon', 585, 3.5, 1, 'cracked', 'Y');
INSERT INTO pieces VALUES (75, 47, 2, 'teapot', 'porcelain', 'tenmoku', 2154, 3, 1, 'exploded', 'N');
INSERT INTO pieces VALUES (76, 4, 7, 'vase', 'stoneware', 'celadon, iron wash', 387, 2, 1, 'ok', 'N');
INSERT INTO pieces VALUES (77, 18, 6, 'jug', 'Stoneware', 'celadon, iron wash', 3165, 3, 1, 'cracked', 'N');
INSERT INTO pieces VALUES (78, 37, 2, 'planter', 'Stoneware', NULL, 196, 3, 1, 'ok', 'N');
INSERT INTO pieces VALUES (79, 53, 2, 'vase', 'Stoneware', 'clear', 3066, 3, 1, 'exploded', 'Y');
INSERT INTO pieces VALUES (80, 21, 1, 'plate', 'porcelain', 'clear', 3351, 9, 0, 'ok', 'N');
INSERT INTO pieces VALUES (81, 54, 5, 'plate', 'Stoneware', 'chun blue, clear', 700, 9, 1, 'cracked', 'N');
INSERT INTO pieces VALUES (82, 2, 1, 'planter', 'terracotta', 'celadon, iron wash', 886, 2, 0, 'glaze crawl', 'N');
INSERT INTO pieces VALUES (83, 48, 3, 'tile', 'terracotta', 'clear', 2450, 3, 1, 'warped', 'N');
INSERT INTO pieces VALUES (84, 41, 6, 'jug ', 'Stoneware', 'chun blue, clear', 1551, 6, 0, 'ok', 'N');
INSERT INTO pieces VALUES (85, 5, 6, 'bowl', 'Stoneware', 'celadon', 241, 4, 0, 'ok', 'N');
INSERT INTO pieces VALUES (86, 6, 7, 'planter', 'Stoneware', 'chun blue, clear', 2127, 4, 0, 'ok', 'Y');
INSERT INTO pieces VALUES (87, 20, 5, 'teapot', 'Stoneware', 'celadon, iron wash', 230, 4, 1, 'cracked', 'N');
INSERT INTO pieces VALUES (88, 4, 3, 'bowl', 'terracotta', 'chun blue', 1112, 4, 0, 'ok', 'N');
INSERT INTO pieces VALUES (89, 47, 3, 'vase', 'terracotta', 'chun blue, clear', 2257, 3.5, 1, 'warped', 'N');
INSERT INTO pieces VALUES (90, 41, 5, 'bowl', 'porcelain', 'celadon, iron wash', 463, 4, 1, 'ok', 'N');
