CREATE TABLE aids (
  aid_no TEXT PRIMARY KEY,
  kind TEXT,
  make TEXT,
  bought TEXT,
  price_eur INTEGER,
  store TEXT,
  note TEXT
);
INSERT INTO aids VALUES ('A11', 'crutches', 'Meyra', '2023-01-11', 30, 'Fire house', 'squeaks');
INSERT INTO aids VALUES ('A12', 'bath lift', 'Drive', '2017-09-21', 392, 'Parish cellar', NULL);
INSERT INTO aids VALUES ('A13', 'walking frame', 'Invacare', '2022-04-22', 91, 'Fire house', NULL);
INSERT INTO aids VALUES ('A14', 'wheelchair', 'Meyra', '2019-03-19', 369, 'Parish cellar', NULL);
INSERT INTO aids VALUES ('A15', 'walking frame', 'Invacare', '2021-09-05', 83, 'Parish cellar', NULL);
INSERT INTO aids VALUES ('A16', 'walking frame', 'Invacare', '2016-03-08', 87, 'Fire house', NULL);
INSERT INTO aids VALUES ('A17', 'walking frame', 'Drive', '2024-01-12', 87, 'Parish cellar', NULL);
INSERT INTO aids VALUES ('A18', 'stair climber', 'Drive', '2015-11-29', 2732, 'Parish cellar', NULL);
INSERT INTO aids VALUES ('A19', 'hospital bed', 'Meyra', '2020-10-19', 908, 'Fire house', NULL);
INSERT INTO aids VALUES ('A20', 'wheelchair', 'Drive', '2021-10-28', 257, 'Fire house', NULL);
INSERT INTO aids VALUES ('A21', 'hospital bed', 'Drive', '2020-12-29', 859, 'Fire house', NULL);
INSERT INTO aids VALUES ('A22', 'walking frame', 'Meyra', '2022-04-07', 65, 'Fire house', 'red tag');
INSERT INTO aids VALUES ('A23', 'commode', 'Invacare', '2019-04-06', 119, 'Parish cellar', NULL);
INSERT INTO aids VALUES ('A24', 'bath lift', 'Meyra', '2020-07-07', 461, 'Parish cellar', 'new tyres');
INSERT INTO aids VALUES ('A25', 'stair climber', 'Invacare', '2023-05-12', 2324, 'Parish cellar', NULL);
INSERT INTO aids VALUES ('A26', 'wheelchair', 'Invacare', '2018-02-08', 365, 'Fire house', 'squeaks');
INSERT INTO aids VALUES ('A27', 'walking frame', 'Invacare', '2016-10-01', 69, 'Fire house', 'new tyres');
INSERT INTO aids VALUES ('A28', 'commode', 'Invacare', '2018-03-04', 117, 'Parish cellar', NULL);
INSERT INTO aids VALUES ('A29', 'Bath lift', 'Drive', '2022-10-09', 500, 'Parish cellar', NULL);
INSERT INTO aids VALUES ('A30', 'bath lift', 'Meyra', '2023-10-16', 351, 'Fire house', NULL);
INSERT INTO aids VALUES ('A31', 'bath lift', 'Invacare', '2019-12-25', 388, 'Parish cellar', NULL);
INSERT INTO aids VALUES ('A32', 'crutches', 'Invacare', '2020-12-15', 36, 'Parish cellar', 'red tag');
INSERT INTO aids VALUES ('A33', 'wheelchair', 'Sunrise', '2018-08-31', 307, 'Fire house', NULL);
INSERT INTO aids VALUES ('A34', 'commode', 'Sunrise', '2016-09-30', 101, 'Fire house', NULL);
INSERT INTO aids VALUES ('A35', 'commode', 'Invacare', '2016-09-18', 92, 'Parish cellar', 'squeaks');
INSERT INTO aids VALUES ('A36', 'bath lift', 'Meyra', '2023-10-28', 379, 'Fire house', NULL);
INSERT INTO aids VALUES ('A37', 'crutches', 'Meyra', '2020-07-12', 36, 'Fire house', 'red tag');
INSERT INTO aids VALUES ('A38', 'wheelchair', 'Sunrise', '2021-08-11', 363, 'Fire house', 'red tag');
INSERT INTO aids VALUES ('A39', 'hospital bed', 'Sunrise', '2021-04-02', 1117, 'Parish cellar', NULL);
INSERT INTO aids VALUES ('A40', 'crutches', 'Invacare', '2020-10-21', 39, 'Parish cellar', NULL);
INSERT INTO aids VALUES ('A41', 'commode', 'Meyra', '2019-12-02', 129, 'Fire house', 'new tyres');
INSERT INTO aids VALUES ('A42', 'wheelchair', 'Meyra', '2017-12-25', 311, 'Fire house', NULL);
CREATE TABLE loans (
  ln_no INTEGER PRIMARY KEY,
  aid_no TEXT REFERENCES aids(aid_no),
  borr TEXT,
  vill TEXT,
  res_dt TEXT,
  wish_dt TEXT,
  dlv_dt TEXT,
  due_dt TEXT,
  ret_dt TEXT,
  wks_agr INTEGER,
  dep_eur INTEGER,
  dep_bk_eur INTEGER,
  fee_calc_eur INTEGER,
  fee_pd_eur INTEGER,
  pay_dt TEXT,
  reason TEXT,
  canc TEXT,
  cond_ret TEXT,
  drv TEXT,
  rem TEXT
);
INSERT INTO loans VALUES (901, 'A28', 'Fam. Celik', 'Moosdorf ', '2025-06-23', '2025-06-25', '2025-06-25', '2025-08-20', '2025-08-20', 8, 100, 100, 24, 0, NULL, 'palliative', 'N', 'dirty', 'Karl', 'third floor');
INSERT INTO loans VALUES (902, 'A27', 'Frau Nagel', 'Oberau', '2025-11-23', '2025-11-26', '2025-11-30', '2026-02-22', '2026-02-02', 12, 50, 0, 60, 65, '2025-12-24', NULL, 'N', 'dirty', 'Birgit', NULL);
INSERT INTO loans VALUES (903, 'A32', 'Fam. Celik', 'Moosdorf', '2026-07-18', '2026-07-20', '2026-07-25', '2026-10-17', NULL, 12, 150, NULL, 60, 55, '2026-08-20', 'hip operation', 'N', NULL, 'Toni', NULL);
INSERT INTO loans VALUES (904, 'A33', 'G. Grasso', 'Oberau', '2025-11-25', '2025-11-30', '2025-11-30', '2025-12-28', '2025-12-08', 4, 50, 0, 12, 12, '2026-01-31', 'hip operation', 'N', 'good', 'Birgit', 'son collects it');
INSERT INTO loans VALUES (905, 'A13', 'Frau Huth', 'Moosdorf', '2025-07-15', '2025-07-22', '2025-07-23', '2025-09-03', '2025-08-19', 6, 20, 0, 30, 30, '2025-08-24', 'rehab', 'N', 'damaged', 'Karl', NULL);
INSERT INTO loans VALUES (906, 'A24', 'Herr Kolb', 'Kirchberg', '2024-09-19', '2024-09-24', '2024-09-23', '2024-12-16', '2024-12-23', 12, 30, 30, 36, 36, '2024-11-23', 'broken leg', 'N', 'damaged', 'Birgit', 'son collects it');
INSERT INTO loans VALUES (907, 'A33', 'Herr Fuchs', 'Unterau', '2024-10-17', '2024-10-24', '2024-10-21', '2024-12-02', '2024-11-15', 6, 150, 150, 18, 18, '2024-12-20', 'broken leg', 'N', 'damaged', 'Birgit', 'third floor');
INSERT INTO loans VALUES (908, 'A31', 'O. Dietz', 'Oberau', '2024-12-02', '2024-12-09', '2024-12-07', '2025-01-04', NULL, 4, 30, NULL, 12, 17, '2024-12-31', 'rehab', 'N', NULL, 'Birgit', NULL);
INSERT INTO loans VALUES (909, 'A22', 'O. Dietz', 'Moosdorf', '2025-12-04', '2025-12-11', '2025-12-06', '2026-01-17', '2026-01-19', 6, 50, 50, 30, 30, '2025-12-28', 'broken leg', 'N', 'good', 'Toni', NULL);
INSERT INTO loans VALUES (910, 'A14', 'Frau Ebner', 'Steinach', '2024-06-03', '2024-06-10', '2024-06-08', '2024-07-06', '2024-07-18', 4, 100, 0, 12, 12, '2024-06-16', 'palliative', 'N', 'good', 'Birgit', NULL);
INSERT INTO loans VALUES (911, 'A23', 'G. Grasso', 'Oberau', '2026-04-27', '2026-05-04', '2026-05-06', '2026-07-29', '2026-08-05', 12, 150, 150, 36, 31, '2026-06-05', 'stroke', 'N', 'good', NULL, NULL);
INSERT INTO loans VALUES (912, 'A20', 'G. Grasso', 'Oberau', '2025-12-20', '2025-12-22', '2025-12-23', '2026-02-03', '2026-01-18', 6, 150, 150, 30, 30, '2026-02-04', NULL, 'N', 'good', NULL, NULL);
INSERT INTO loans VALUES (913, 'A38', 'Herr Fuchs', 'Unterau', '2026-05-16', '2026-05-18', '2026-05-22', '2026-08-14', '2026-08-01', 12, 100, 100, 24, 24, '2026-07-26', 'rehab', 'N', 'dirty', 'Birgit', NULL);
INSERT INTO loans VALUES (914, 'A38', 'Frau Adler', 'Moosdorf', '2025-07-08', '2025-07-11', '2025-07-15', '2025-07-29', '2025-08-09', 2, 150, 0, 4, 4, '2025-08-30', 'hip operation', 'N', 'good', 'Toni', NULL);
INSERT INTO loans VALUES (915, 'A30', 'I. Jansen', 'Unterau', '2026-07-14', '2026-07-16', '2026-07-22', '2026-08-19', '2026-08-11', 4, 50, 40, 20, 20, '2026-09-01', 'stroke', 'N', 'damaged', 'Birgit', NULL);
INSERT INTO loans VALUES (916, 'A12', 'O. Dietz', 'Moosdorf', '2024-06-23', '2024-06-30', '2024-06-28', '2024-07-26', '2024-07-07', 4, 150, 150, 8, 8, '2024-07-05', 'hip operation ', 'N', 'scratched', 'Karl', NULL);
INSERT INTO loans VALUES (917, 'A33', 'L. Mertens', 'Steinach', '2026-03-24', '2026-03-26', '2026-03-26', '2026-05-07', '2026-05-26', 6, 20, 20, 12, 12, '2026-04-30', 'rehab', 'N', 'damaged', NULL, NULL);
INSERT INTO loans VALUES (918, 'A14', 'Herr Brunner', 'Oberau', '2025-10-03', '2025-10-05', '2025-10-08', '2025-12-31', '2025-12-30', 12, 150, 150, 24, 24, '2025-11-25', NULL, 'N', 'scratched', 'Karl', 'third floor');
INSERT INTO loans VALUES (919, 'A18', 'G. Grasso', 'Moosdorf', '2024-08-18', '2024-08-23', '2024-08-19', '2024-09-16', '2024-10-08', 4, 100, 100, 12, 17, '2024-08-31', 'hip operation', 'N', 'dirty', 'Birgit', NULL);
INSERT INTO loans VALUES (920, 'A25', 'Fam. Celik', 'Moosdorf', '2025-02-10', '2025-02-17', '2025-02-19', '2025-03-19', '2025-04-08', 4, 20, 0, 8, 0, NULL, 'hip operation', 'N', 'damaged', 'Birgit', 'forgot the footrest');
INSERT INTO loans VALUES (921, 'A23', 'I. Jansen', 'moosdorf', '2026-10-06', '2026-10-13', '2026-10-11', '2026-11-08', '2026-10-27', 4, 30, 30, 8, 0, NULL, 'palliative', 'N', 'damaged', 'Karl', NULL);
INSERT INTO loans VALUES (922, 'A23', 'Frau Nagel', 'Oberau', '2024-08-30', '2024-09-01', '2024-09-01', '2024-10-13', '2024-10-28', 6, 50, 40, 18, 0, NULL, 'hip operation', 'N', 'scratched', 'Toni', NULL);
INSERT INTO loans VALUES (923, 'A26', 'Frau Nagel', 'Unterau', '2025-05-08', '2025-05-13', '2025-05-16', '2025-07-11', '2025-07-05', 8, 150, 150, 16, 11, '2025-07-14', 'rehab', 'N', 'dirty', 'Toni', NULL);
INSERT INTO loans VALUES (924, 'A23', 'Frau Ebner', 'Oberau', '2024-04-06', '2024-04-11', '2024-04-13', '2024-04-27', '2024-04-29', 2, 150, 150, 4, 4, '2024-06-20', 'palliative', 'N', 'scratched', 'Birgit', NULL);
INSERT INTO loans VALUES (925, 'A15', 'O. Dietz', 'Oberau', '2024-05-07', '2024-05-12', '2024-05-10', '2024-05-24', '2024-05-24', 2, 50, 50, 6, 6, '2024-05-30', 'palliative', 'N', 'good', 'Karl', NULL);
INSERT INTO loans VALUES (926, 'A21', 'G. Grasso', 'Unterau', '2026-05-07', '2026-05-10', '2026-05-10', '2026-06-07', '2026-06-19', 4, 150, 150, 8, 8, '2026-05-13', 'stroke', 'N', 'dirty', 'Toni', 'call before');
INSERT INTO loans VALUES (927, 'A34', 'Herr Kolb', 'Oberau', '2024-04-26', '2024-04-29', '2024-05-02', '2024-05-30', '2024-05-30', 4, 100, 100, 8, 8, '2024-07-04', 'broken leg', 'N', 'good', 'Toni', NULL);
INSERT INTO loans VALUES (928, 'A17', 'Herr Fuchs', 'Steinach', '2024-04-23', '2024-04-25', '2024-04-24', '2024-05-08', '2024-05-08', 2, 30, 30, 10, 10, '2024-05-04', 'broken leg', 'N', 'damaged', 'Toni', NULL);
INSERT INTO loans VALUES (929, 'A36', 'Herr Kolb', 'Kirchberg', '2024-10-04', '2024-10-06', '2024-10-08', '2024-11-05', '2024-10-22', 4, 30, 30, 12, 7, '2024-10-20', 'rehab', 'N', 'good', 'Toni', NULL);
INSERT INTO loans VALUES (930, 'A37', 'Fam. Celik', 'Kirchberg', '2025-12-07', '2025-12-09', '2025-12-14', '2026-01-11', '2026-01-13', 4, 30, 30, 8, NULL, NULL, 'hip operation', 'N', 'good', 'Karl', NULL);
INSERT INTO loans VALUES (931, 'A12', 'Frau Huth', 'Unterau', '2024-01-20', '2024-01-27', '2024-01-21', '2024-03-03', '2024-02-22', 6, 50, 50, 30, 35, '2024-02-08', 'rehab', 'N', 'good', 'Birgit', 'wrong size first');
INSERT INTO loans VALUES (932, 'A26', 'Fam. Celik', 'Steinach', '2026-08-21', '2026-08-28', '2026-08-25', '2026-09-08', '2026-10-03', 2, 50, 50, 6, 11, '2026-09-21', 'rehab', 'N', 'scratched', 'Toni', NULL);
INSERT INTO loans VALUES (933, 'A26', 'Frau Nagel', 'Unterau', '2026-01-03', '2026-01-05', '2026-01-10', '2026-02-21', '2026-03-15', 6, 150, 0, 30, 30, '2026-03-19', 'rehab', 'N', 'good', 'Karl', NULL);
INSERT INTO loans VALUES (934, 'A17', 'Fam. Celik', 'Unterau', '2024-05-13', '2024-05-20', '2024-05-22', '2024-07-03', '2024-06-25', 6, 100, 100, 30, 25, '2024-07-25', NULL, 'N', 'scratched', 'Karl', NULL);
INSERT INTO loans VALUES (935, 'A30', 'Frau Nagel', 'Unterau', '2024-05-17', '2024-05-19', NULL, NULL, NULL, 4, 50, NULL, 8, NULL, NULL, 'broken leg', 'Y', NULL, NULL, 'forgot the footrest');
INSERT INTO loans VALUES (936, 'A30', 'Frau Ebner', 'Kirchberg', '2026-04-05', '2026-04-07', '2026-04-15', '2026-05-13', '2026-04-30', 4, 100, 100, 20, 20, '2026-06-12', 'palliative', 'N', 'damaged', 'Toni', NULL);
INSERT INTO loans VALUES (937, 'A14', 'Frau Huth', 'Unterau', '2026-05-07', '2026-05-09', '2026-05-12', '2026-07-07', '2026-07-17', 8, 30, 30, 40, 45, '2026-07-04', 'palliative', 'N', 'damaged', NULL, NULL);
INSERT INTO loans VALUES (938, 'A32', 'Frau Nagel', 'Unterau', '2026-07-31', '2026-08-07', '2026-08-06', '2026-08-20', '2026-09-02', 2, 30, 30, 4, 4, '2026-08-06', 'broken leg', 'N', 'good', 'Karl', NULL);
INSERT INTO loans VALUES (939, 'A21', 'Herr Kolb', 'Oberau', '2024-10-06', '2024-10-09', '2024-10-07', '2024-11-18', '2024-11-18', 6, 100, 100, 12, 7, '2024-11-04', NULL, 'N', 'scratched', 'Birgit', NULL);
INSERT INTO loans VALUES (940, 'A32', 'Herr Fuchs', 'Oberau', '2024-06-28', '2024-07-03', '2024-07-04', '2024-09-26', '2024-09-30', 12, 50, 0, 60, 60, '2024-07-24', 'broken leg', 'N', 'good', 'Toni', 'wrong size first');
INSERT INTO loans VALUES (941, 'A33', 'I. Jansen', 'Moosdorf', '2026-06-10', '2026-06-12', NULL, NULL, NULL, 12, 150, NULL, 36, NULL, NULL, 'stroke', 'Y', NULL, NULL, 'third floor');
INSERT INTO loans VALUES (942, 'A20', 'Fam. Celik', 'Oberau', '2024-08-26', '2024-08-28', '2024-09-03', '2024-10-01', '2024-10-01', 4, 100, 100, 8, 8, '2024-11-01', 'broken leg', 'N', 'damaged', 'Toni', NULL);
INSERT INTO loans VALUES (943, 'A33', 'Herr Fuchs', 'Unterau', '2026-05-24', '2026-05-29', '2026-05-30', '2026-08-22', '2026-08-22', 12, 20, 0, 24, 19, '2026-07-31', 'hip operation', 'N', 'good', 'Toni', NULL);
INSERT INTO loans VALUES (944, 'A27', 'Fam. Celik', 'Kirchberg', '2024-03-13', '2024-03-20', '2024-03-22', '2024-05-17', '2024-04-27', 8, 30, 30, 16, 21, '2024-05-24', 'broken leg', 'N', 'good', NULL, NULL);
INSERT INTO loans VALUES (945, 'A38', 'Herr Kolb', 'Kirchberg', '2024-09-09', '2024-09-11', '2024-09-10', '2024-10-22', '2024-11-13', 6, 50, 50, 18, 18, '2024-09-19', 'rehab', 'N', 'good', 'Birgit', NULL);
INSERT INTO loans VALUES (946, 'A22', 'L. Mertens', 'Kirchberg', '2024-06-22', '2024-06-29', '2024-06-24', '2024-09-16', '2024-09-12', 12, 50, 50, 60, 60, '2024-06-28', 'palliative', 'N', 'scratched', 'Birgit', NULL);
INSERT INTO loans VALUES (947, 'A31', 'Frau Adler', 'Oberau', '2025-05-04', '2025-05-09', '2025-05-11', '2025-08-03', NULL, 12, 20, NULL, 36, 36, '2025-07-20', 'stroke', 'N', NULL, NULL, NULL);
INSERT INTO loans VALUES (948, 'A33', 'O. Dietz', 'Moosdorf', '2025-05-29', '2025-06-01', '2025-06-04', '2025-07-16', '2025-07-24', 6, 30, 30, 18, NULL, NULL, 'broken leg', 'N', 'scratched', 'Karl', NULL);
INSERT INTO loans VALUES (949, 'A37', 'I. Jansen', 'Unterau', '2024-03-28', '2024-04-02', '2024-04-05', '2024-05-03', '2024-05-01', 4, 50, 50, 8, 3, '2024-06-01', 'stroke', 'N', 'scratched', 'Toni', NULL);
INSERT INTO loans VALUES (950, 'A13', 'Herr Fuchs', 'Oberau', '2024-09-24', '2024-10-01', '2024-09-30', '2024-12-23', '2024-12-22', 12, 30, 20, 24, 24, '2024-11-14', 'stroke', 'N', 'good', NULL, NULL);
INSERT INTO loans VALUES (951, 'A28', 'Frau Huth', 'Oberau', '2024-03-27', '2024-03-30', '2024-04-02', '2024-05-28', '2024-05-30', 8, 30, 20, 40, 40, '2024-05-06', 'palliative', 'N', 'scratched', 'Toni', NULL);
INSERT INTO loans VALUES (952, 'A21', 'Herr Kolb', 'Moosdorf ', '2026-03-03', '2026-03-06', '2026-03-07', '2026-05-02', '2026-05-14', 8, 50, 50, 16, 16, '2026-03-25', 'palliative', 'N', 'good', 'Toni', NULL);
INSERT INTO loans VALUES (953, 'A14', 'Frau Adler', 'Kirchberg', '2024-10-14', '2024-10-16', '2024-10-17', '2024-11-14', '2024-12-01', 4, 50, 0, 8, 8, '2024-12-23', 'hip operation', 'N', 'good', 'Birgit', NULL);
INSERT INTO loans VALUES (954, 'A26', 'Herr Fuchs', 'Unterau', '2025-12-20', '2025-12-23', '2025-12-21', '2026-03-15', '2026-03-15', 12, 50, 40, 24, 24, '2026-01-12', 'rehab', 'N', 'good', 'Birgit', 'son collects it');
INSERT INTO loans VALUES (955, 'A12', 'Frau Huth', 'Oberau', '2025-06-09', '2025-06-12', '2025-06-19', '2025-08-14', '2025-08-05', 8, 50, 0, 40, NULL, NULL, 'hip operation', 'N', 'good', 'Toni', NULL);
INSERT INTO loans VALUES (956, 'A33', 'L. Mertens', 'Steinach', '2025-09-24', '2025-09-26', '2025-09-28', '2025-10-12', '2025-10-26', 2, 100, 100, 10, 0, NULL, 'PALLIATIVE', 'N', 'good', 'Karl', 'wrong size first');
INSERT INTO loans VALUES (957, 'A30', 'Frau Adler', 'kirchberg', '2024-05-05', '2024-05-12', '2024-05-14', '2024-06-25', '2024-06-12', 6, 50, 50, 30, 25, '2024-06-20', 'palliative', 'N', 'damaged', 'Birgit', 'third floor');
INSERT INTO loans VALUES (958, 'A22', 'Frau Nagel', 'Steinach', '2025-07-18', '2025-07-23', NULL, NULL, NULL, 8, 150, NULL, 40, NULL, NULL, 'hip operation', 'Y', NULL, NULL, 'wrong size first');
INSERT INTO loans VALUES (959, 'A32', 'Frau Nagel', 'Kirchberg', '2025-06-14', '2025-06-19', '2025-06-23', '2025-08-18', '2025-09-04', 8, 50, 50, 16, 16, '2025-08-03', 'rehab', 'N', 'dirty', 'Toni', NULL);
INSERT INTO loans VALUES (960, 'A30', 'L. Mertens', 'STEINACH', '2025-05-09', '2025-05-11', '2025-05-12', '2025-06-09', '2025-06-29', 4, 50, 40, 8, 8, '2025-06-29', 'rehab', 'N', 'damaged', 'Karl', 'forgot the footrest');
INSERT INTO loans VALUES (961, 'A37', 'I. Jansen', 'Steinach', '2026-05-17', '2026-05-24', '2026-05-27', '2026-08-19', '2026-08-05', 12, 150, 150, 60, 60, '2026-06-03', 'rehab', 'N', 'damaged', 'Birgit', NULL);
INSERT INTO loans VALUES (962, 'A26', 'Fam. Celik', 'Moosdorf', '2025-04-06', '2025-04-13', '2025-04-08', '2025-06-03', '2025-06-22', 8, 50, 50, 16, 21, '2025-05-08', 'broken leg', 'N', 'dirty', 'Birgit', 'wrong size first');
INSERT INTO loans VALUES (963, 'A17', 'Herr Fuchs', 'Steinach', '2025-11-24', '2025-11-27', '2025-12-02', '2026-01-27', '2026-01-27', 8, 150, 150, 16, 16, '2026-01-07', 'hip operation', 'N', 'damaged', 'Toni', NULL);
INSERT INTO loans VALUES (964, 'A15', 'Herr Fuchs', 'Kirchberg', '2024-08-29', '2024-08-31', '2024-08-31', '2024-09-28', '2024-09-25', 4, 50, 50, 8, 8, '2024-09-14', 'broken leg', 'N', 'dirty', 'Toni', 'wrong size first');
INSERT INTO loans VALUES (965, 'A14', 'Herr Brunner', 'Oberau', '2024-02-10', '2024-02-15', '2024-02-15', '2024-02-29', '2024-03-08', 2, 150, 150, 4, 4, '2024-04-16', 'Stroke', 'N', 'good', 'Karl', NULL);
INSERT INTO loans VALUES (966, 'A14', 'G. Grasso', 'Kirchberg', '2025-09-19', '2025-09-21', '2025-09-24', '2025-11-05', NULL, 6, 100, NULL, 30, 30, '2025-10-11', 'stroke', 'N', NULL, 'Birgit', NULL);
INSERT INTO loans VALUES (967, 'A25', 'Frau Ebner', 'Unterau', '2026-01-22', '2026-01-29', '2026-01-30', '2026-02-27', '2026-02-10', 4, 100, 100, 20, 20, '2026-04-06', 'broken leg', 'N', 'damaged', 'Toni', NULL);
INSERT INTO loans VALUES (968, 'A22', 'Frau Ebner', 'STEINACH', '2025-10-12', '2025-10-15', '2025-10-14', '2025-11-11', '2025-10-27', 4, 30, 20, 8, 8, '2025-12-20', 'hip operation', 'N', 'damaged', 'Birgit', NULL);
INSERT INTO loans VALUES (969, 'A16', 'O. Dietz', 'Oberau', '2026-02-12', '2026-02-17', '2026-02-13', '2026-05-08', '2026-05-23', 12, 20, 20, 36, 41, '2026-03-24', 'hip operation', 'N', 'good', 'Karl', NULL);
INSERT INTO loans VALUES (970, 'A36', 'I. Jansen', 'Kirchberg', '2024-03-25', '2024-03-30', '2024-04-04', '2024-05-30', '2024-06-02', 8, 30, 0, 40, 40, '2024-05-21', 'palliative', 'N', 'dirty', 'Karl', NULL);
INSERT INTO loans VALUES (971, 'A31', 'Frau Adler', 'Steinach', '2025-07-19', '2025-07-24', '2025-07-26', '2025-08-09', '2025-08-30', 2, 20, 20, 10, 10, '2025-08-05', 'broken leg', 'N', 'good', 'Birgit', NULL);
INSERT INTO loans VALUES (972, 'A34', 'Fam. Celik', 'Kirchberg', '2025-07-31', '2025-08-02', '2025-08-08', '2025-08-22', '2025-09-19', 2, 100, 100, 6, 0, NULL, 'palliative', 'N', 'good', 'Toni', NULL);
INSERT INTO loans VALUES (973, 'A20', 'Frau Ebner', 'Moosdorf', '2024-06-20', '2024-06-25', '2024-06-23', '2024-09-15', '2024-09-15', 12, 30, 30, 36, NULL, NULL, 'broken leg', 'N', 'scratched', 'Toni', NULL);
INSERT INTO loans VALUES (974, 'A25', 'Fam. Celik', 'Kirchberg', '2026-05-29', '2026-05-31', '2026-06-03', '2026-06-17', NULL, 2, 150, NULL, 10, 10, '2026-07-16', 'rehab', 'N', NULL, 'Karl', NULL);
INSERT INTO loans VALUES (975, 'A35', 'Frau Ebner', 'Kirchberg', '2025-11-08', '2025-11-11', '2025-11-11', '2025-12-09', '2025-12-21', 4, 30, 30, 12, 17, '2026-01-06', 'stroke', 'N', 'good', NULL, 'son collects it');
INSERT INTO loans VALUES (976, 'A13', 'Frau Adler', 'Unterau', '2026-09-21', '2026-09-26', NULL, NULL, NULL, 12, 100, NULL, 36, NULL, NULL, 'stroke', 'Y', NULL, NULL, NULL);
INSERT INTO loans VALUES (977, 'A33', 'Frau Nagel', 'Kirchberg', '2025-04-18', '2025-04-23', NULL, NULL, NULL, 12, 20, NULL, 36, NULL, NULL, 'hip operation', 'Y', NULL, NULL, 'wrong size first');
INSERT INTO loans VALUES (978, 'A11', 'I. Jansen', 'Moosdorf', '2025-07-05', '2025-07-10', '2025-07-07', '2025-09-01', '2025-08-16', 8, 50, 50, 40, 40, '2025-07-24', 'rehab', 'N', 'scratched', 'Toni', NULL);
INSERT INTO loans VALUES (979, 'A15', 'L. Mertens', 'Moosdorf', '2026-04-10', '2026-04-12', '2026-04-16', '2026-04-30', '2026-05-17', 2, 20, 20, 6, 6, '2026-05-05', 'palliative', 'N', 'damaged', 'Toni', NULL);
INSERT INTO loans VALUES (980, 'A28', 'Fam. Celik', 'Kirchberg', '2025-05-15', '2025-05-20', '2025-05-17', '2025-06-14', '2025-06-25', 4, 30, 30, 20, 15, '2025-05-20', 'stroke', 'N', 'good', 'Birgit', 'wrong size first');
INSERT INTO loans VALUES (981, 'A28', 'Fam. Celik', 'Oberau', '2026-04-19', '2026-04-24', NULL, NULL, NULL, 4, 100, NULL, 8, NULL, NULL, 'Palliative', 'Y', NULL, NULL, NULL);
INSERT INTO loans VALUES (982, 'A34', 'Herr Kolb', 'Kirchberg', '2025-07-27', '2025-07-29', '2025-08-04', '2025-08-18', '2025-09-11', 2, 50, 50, 6, 0, NULL, 'rehab', 'N', 'dirty', 'Birgit', NULL);
INSERT INTO loans VALUES (983, 'A36', 'I. Jansen', 'Moosdorf', '2025-07-10', '2025-07-13', '2025-07-17', '2025-08-14', NULL, 4, 150, NULL, 12, 0, NULL, 'Stroke', 'N', NULL, 'Toni', 'wrong size first');
INSERT INTO loans VALUES (984, 'A12', 'Frau Huth', 'Steinach', '2025-03-31', '2025-04-05', '2025-04-01', '2025-05-27', NULL, 8, 50, NULL, 16, 21, '2025-05-12', 'hip operation', 'N', NULL, 'Birgit', NULL);
INSERT INTO loans VALUES (985, 'A32', 'Herr Fuchs', 'Oberau', '2025-04-21', '2025-04-28', '2025-04-23', '2025-05-07', '2025-05-10', 2, 20, 20, 10, 10, '2025-05-31', 'broken leg', 'N', 'damaged', 'Toni', NULL);
INSERT INTO loans VALUES (986, 'A34', 'I. Jansen', 'Unterau', '2026-08-29', '2026-09-03', '2026-09-01', '2026-10-27', '2026-11-20', 8, 50, 40, 16, 16, '2026-09-22', 'stroke', 'N', 'dirty', 'Birgit', 'third floor');
INSERT INTO loans VALUES (987, 'A23', 'Frau Nagel', 'Steinach', '2024-02-22', '2024-02-25', '2024-02-29', '2024-04-25', '2024-04-27', 8, 100, 100, 24, 24, '2024-04-27', 'stroke', 'N', 'good', 'Birgit', NULL);
INSERT INTO loans VALUES (988, 'A13', 'O. Dietz', 'Unterau', '2024-06-08', '2024-06-11', '2024-06-10', '2024-07-22', '2024-07-28', 6, 50, 50, 12, 7, '2024-06-23', 'broken leg', 'N', 'scratched', 'Birgit', NULL);
INSERT INTO loans VALUES (989, 'A35', 'O. Dietz', 'Unterau', '2026-07-25', '2026-07-30', '2026-08-03', '2026-08-31', '2026-09-01', 4, 30, 0, 8, 8, '2026-08-27', 'rehab', 'N', 'scratched', 'Karl', NULL);
INSERT INTO loans VALUES (990, 'A30', 'Herr Fuchs', 'Steinach', '2026-06-13', '2026-06-15', '2026-06-18', '2026-07-30', '2026-08-09', 6, 50, 50, 18, 18, '2026-06-24', 'broken leg', 'N', 'dirty', NULL, NULL);
INSERT INTO loans VALUES (991, 'A36', 'L. Mertens', 'Unterau', '2024-05-10', '2024-05-15', '2024-05-12', '2024-06-23', '2024-06-29', 6, 150, 150, 18, 23, '2024-07-05', 'hip operation', 'N', 'good', 'Birgit', NULL);
INSERT INTO loans VALUES (992, 'A18', 'Frau Ebner', 'oberau', '2026-05-28', '2026-06-02', '2026-06-07', '2026-07-05', '2026-07-19', 4, 30, 20, 8, 8, '2026-07-29', 'stroke', 'N', 'dirty', 'Birgit', NULL);
INSERT INTO loans VALUES (993, 'A26', 'Frau Huth', 'Unterau', '2026-05-30', '2026-06-06', '2026-05-31', '2026-06-28', '2026-06-25', 4, 50, 50, 20, 20, '2026-07-06', 'rehab', 'N', 'scratched', 'Birgit', NULL);
INSERT INTO loans VALUES (994, 'A12', 'Herr Kolb', 'Unterau', '2025-04-26', '2025-04-28', '2025-05-01', '2025-06-12', '2025-06-12', 6, 50, 0, 18, 18, '2025-06-21', NULL, 'N', 'dirty', 'Birgit', 'call before');
INSERT INTO loans VALUES (995, 'A33', 'Frau Nagel', 'Steinach', '2024-05-01', '2024-05-04', '2024-05-08', '2024-07-03', '2024-07-18', 8, 50, 40, 16, 16, '2024-07-03', 'palliative ', 'N', 'scratched', 'Karl', NULL);
INSERT INTO loans VALUES (996, 'A12', 'Herr Kolb', 'Kirchberg', '2026-04-28', '2026-05-01', '2026-05-01', '2026-06-12', NULL, 6, 150, NULL, 12, 17, '2026-06-11', 'palliative', 'N', NULL, 'Birgit', NULL);
INSERT INTO loans VALUES (997, 'A15', 'Frau Nagel', 'Oberau', '2024-02-29', '2024-03-02', '2024-03-01', '2024-04-26', '2024-04-06', 8, 30, 30, 40, 40, '2024-04-07', NULL, 'N', 'dirty', 'Karl', 'third floor');
INSERT INTO loans VALUES (998, 'A17', 'I. Jansen', 'Kirchberg', '2025-02-25', '2025-03-04', '2025-03-07', '2025-04-18', '2025-05-05', 6, 50, 50, 18, 0, NULL, 'stroke', 'N', 'damaged', 'Toni', 'forgot the footrest');
INSERT INTO loans VALUES (999, 'A19', 'Herr Brunner', 'Steinach', '2026-02-21', '2026-02-26', '2026-02-23', '2026-05-18', '2026-05-30', 12, 30, 20, 24, 0, NULL, 'stroke', 'N', 'damaged', NULL, 'forgot the footrest');
INSERT INTO loans VALUES (1000, 'A17', 'Frau Huth', 'Oberau', '2024-08-15', '2024-08-20', '2024-08-24', '2024-10-05', '2024-10-21', 6, 50, 50, 18, 18, '2024-10-07', 'palliative', 'N', 'dirty', 'Karl', 'call before');
INSERT INTO loans VALUES (1001, 'A25', 'G. Grasso', 'Moosdorf', '2025-07-05', '2025-07-10', '2025-07-07', '2025-09-01', '2025-09-19', 8, 100, 90, 16, 21, '2025-09-12', 'stroke', 'N', 'good', NULL, NULL);
INSERT INTO loans VALUES (1002, 'A23', 'I. Jansen', 'Unterau', '2026-05-22', '2026-05-27', '2026-05-29', '2026-08-21', '2026-08-30', 12, 50, 40, 24, 24, '2026-08-03', 'stroke', 'N', 'good', 'Birgit', NULL);
INSERT INTO loans VALUES (1003, 'A21', 'Herr Kolb', 'Moosdorf', '2024-07-13', '2024-07-18', '2024-07-23', '2024-08-06', '2024-08-06', 2, 100, 100, 6, 11, '2024-08-24', 'broken leg', 'N', 'dirty', 'Birgit', 'call before');
INSERT INTO loans VALUES (1004, 'A13', 'Frau Nagel', 'Oberau', '2024-12-20', '2024-12-27', '2024-12-24', '2025-02-04', '2025-02-10', 6, 50, 40, 18, 0, NULL, 'broken leg ', 'N', 'good', 'Toni', NULL);
INSERT INTO loans VALUES (1005, 'A30', 'O. Dietz', 'Moosdorf', '2025-01-07', '2025-01-12', '2025-01-16', '2025-03-13', '2025-02-27', 8, 20, 20, 40, 40, '2025-02-04', NULL, 'N', 'good', 'Karl', 'forgot the footrest');
INSERT INTO loans VALUES (1006, 'A25', 'L. Mertens', 'Moosdorf', '2026-01-17', '2026-01-19', '2026-01-25', '2026-03-22', '2026-03-29', 8, 100, 100, 24, 29, '2026-02-28', 'rehab', 'N', 'good', 'Birgit', NULL);
INSERT INTO loans VALUES (1007, 'A21', 'Herr Kolb', 'Oberau', '2024-02-25', '2024-03-01', '2024-02-28', '2024-05-22', '2024-05-16', 12, 100, 100, 36, 36, '2024-05-01', 'hip operation', 'N', 'good', 'Birgit', 'forgot the footrest');
INSERT INTO loans VALUES (1008, 'A13', 'Frau Nagel', 'Unterau', '2025-01-25', '2025-02-01', '2025-01-29', '2025-02-12', '2025-02-10', 2, 30, 30, 6, 6, '2025-01-29', NULL, 'N', 'damaged', 'Birgit', NULL);
INSERT INTO loans VALUES (1009, 'A32', 'Frau Ebner', 'Steinach', '2026-03-21', '2026-03-23', '2026-03-26', '2026-05-21', '2026-06-15', 8, 50, 50, 40, 40, '2026-05-24', NULL, 'N', 'dirty', 'Karl', 'forgot the footrest');
INSERT INTO loans VALUES (1010, 'A23', 'Frau Huth', 'Moosdorf', '2026-07-09', '2026-07-14', '2026-07-13', '2026-09-07', '2026-09-07', 8, 20, 20, 40, 40, '2026-07-18', 'hip operation', 'N', 'good', 'Birgit', NULL);
INSERT INTO loans VALUES (1011, 'A24', 'Frau Huth', 'Oberau', '2024-08-07', '2024-08-12', '2024-08-16', '2024-09-13', '2024-08-31', 4, 150, 140, 20, 20, '2024-10-01', 'broken leg', 'N', 'scratched', 'Karl', NULL);
INSERT INTO loans VALUES (1012, 'A31', 'Fam. Celik', 'Steinach', '2026-01-27', '2026-02-03', NULL, NULL, NULL, 4, 150, NULL, 12, NULL, NULL, 'stroke', 'Y', NULL, NULL, NULL);
INSERT INTO loans VALUES (1013, 'A23', 'L. Mertens', 'Kirchberg', '2024-06-10', '2024-06-12', '2024-06-19', '2024-09-11', '2024-08-23', 12, 50, 40, 24, NULL, NULL, 'palliative ', 'N', 'good', 'Birgit', 'call before');
INSERT INTO loans VALUES (1014, 'A34', 'Herr Fuchs', 'Steinach', '2025-08-27', '2025-09-03', '2025-09-01', '2025-10-27', '2025-10-08', 8, 20, 20, 40, 40, '2025-09-29', 'hip operation', 'N', 'scratched', 'Birgit', NULL);
INSERT INTO loans VALUES (1015, 'A25', 'Fam. Celik', 'Oberau', '2026-10-04', '2026-10-07', '2026-10-13', '2026-12-08', NULL, 8, 50, NULL, 16, NULL, NULL, 'rehab', 'N', NULL, 'Toni', NULL);
INSERT INTO loans VALUES (1016, 'A22', 'Herr Brunner', 'KIRCHBERG', '2025-01-24', '2025-01-29', '2025-01-30', '2025-02-13', '2025-02-21', 2, 30, 30, 10, 10, '2025-02-04', 'broken leg', 'N', 'damaged', 'Toni', 'son collects it');
INSERT INTO loans VALUES (1017, 'A35', 'I. Jansen', 'Steinach', '2026-03-28', '2026-03-30', '2026-03-29', '2026-06-21', '2026-06-06', 12, 100, 100, 36, 0, NULL, 'rehab', 'N', 'scratched', 'Toni', NULL);
INSERT INTO loans VALUES (1018, 'A34', 'Frau Ebner', 'Unterau', '2025-04-14', '2025-04-19', '2025-04-21', '2025-06-16', '2025-06-17', 8, 50, 50, 24, 0, NULL, 'stroke', 'N', 'good', 'Birgit', NULL);
