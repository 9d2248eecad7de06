CREATE TABLE homes (
  home_no INTEGER PRIMARY KEY,
  home_nm TEXT,
  town TEXT,
  beds INTEGER,
  mgr TEXT,
  contr_dt TEXT,
  lift_yn TEXT
);
INSERT INTO homes (home_no, home_nm, town, beds, mgr, contr_dt, lift_yn) VALUES (1, 'Haus Abendrot', 'Winsen', 24, 'Frau Akin', '2023-01-20', 'y');
INSERT INTO homes (home_no, home_nm, town, beds, mgr, contr_dt, lift_yn) VALUES (2, 'Sankt Josef', 'Lüneburg', 39, 'Herr Sommer', '2023-02-14', 'y');
INSERT INTO homes (home_no, home_nm, town, beds, mgr, contr_dt, lift_yn) VALUES (3, 'Am Deich', 'Winsen', 90, 'Frau Doll', '2023-02-27', 'y');
INSERT INTO homes (home_no, home_nm, town, beds, mgr, contr_dt, lift_yn) VALUES (4, 'Rosenhof', 'Buchholz', 91, 'Herr Sommer', '2023-09-04', 'y');
INSERT INTO homes (home_no, home_nm, town, beds, mgr, contr_dt, lift_yn) VALUES (5, 'Villa Linde', 'Lüneburg', 64, 'Herr Lüders', '2024-05-13', 'n');
INSERT INTO homes (home_no, home_nm, town, beds, mgr, contr_dt, lift_yn) VALUES (6, 'Heidefrieden', 'Soltau', 79, 'Frau Petersen', '2023-03-01', 'n');
INSERT INTO homes (home_no, home_nm, town, beds, mgr, contr_dt, lift_yn) VALUES (7, 'Elbblick', 'Geesthacht', 80, 'Herr Lüders', '2025-02-03', 'y');
INSERT INTO homes (home_no, home_nm, town, beds, mgr, contr_dt, lift_yn) VALUES (8, 'Alte Mühle', 'Soltau', 81, 'Herr Sommer', '2026-10-19', 'y');

CREATE TABLE residents (
  res_no INTEGER PRIMARY KEY,
  res_nm TEXT,
  home_no INTEGER REFERENCES homes(home_no),
  birth_yr INTEGER,
  insur TEXT,
  consent_dt TEXT,
  dent_yn TEXT,
  allergies TEXT
);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (200, 'Karla Engel', 4, 1933, 'TK', NULL, 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (201, 'Anneliese Yildiz', 4, 1949, 'AOK', '2024-07-26', 'n', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (202, 'Carla Petzold', 4, 1939, 'TK', '2023-07-05', 'n', 'penicillin');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (203, 'Ludger Nolte', 3, 1934, 'AOK', NULL, 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (204, 'Dietmar Jurgens', 7, 1936, 'Barmer', NULL, 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (205, 'Otto Quast', 5, 1926, 'TK', '2024-11-14', 'n', 'lidocaine');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (206, 'Grete Wessels', 2, 1946, 'TK', '2024-12-14', 'n', 'lidocaine');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (207, 'Heike Petrov', 5, 1950, 'TK', NULL, 'n', 'iodine');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (208, 'Yvonne Harms', 6, 1927, 'Barmer', '2024-06-03', 'y', 'penicillin');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (209, 'Emil Jurgens', 5, 1932, 'private', '2023-03-20', 'n', 'penicillin');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (210, 'Samira Hauer', 5, 1932, 'AOK', '2023-02-03', 'y', 'iodine');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (211, 'Kemal Novak', 1, 1946, 'private', '2025-07-02', 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (212, 'Nadine Lohse', 4, 1935, 'Barmer', '2026-06-23', 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (213, 'Ingo Iversen', 1, 1932, 'Barmer', '2023-11-30', 'y', 'penicillin, latex');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (214, 'Quentin Otten', 2, 1946, 'TK', '2023-05-06', 'y', 'penicillin, latex');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (215, 'Lotte Okafor', 6, 1926, 'private', '2025-04-28', 'y', 'penicillin');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (216, 'Carla Voss', 1, 1947, 'AOK', NULL, 'n', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (217, 'Ingo Kowalski', 1, 1938, 'Private', '2024-10-11', 'n', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (218, 'Grete Ebeling', 1, 1945, 'AOK', '2025-07-05', 'y', 'latex');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (219, 'Karla Fricke', 2, 1951, 'private', '2023-05-23', 'y', 'iodine');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (220, 'Claas Wessels', 3, 1926, 'private', NULL, 'n', 'iodine');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (221, 'Gunnar Meinert', 2, 1945, 'Barmer', '2025-05-20', 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (222, 'Otto Unruh', 2, 1938, 'Barmer', '2023-11-14', 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (223, 'Vera Fricke', 2, 1934, 'TK', NULL, 'n', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (224, 'Ruth Tamm', 5, 1949, 'Barmer', '2025-04-08', 'n', 'penicillin, latex');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (225, 'Yusuf Zander', 5, 1941, 'AOK', '2025-09-02', 'y', 'iodine');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (226, 'Norbert Niemann', 4, 1944, 'Barmer', NULL, 'n', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (227, 'Emil Unruh', 2, 1931, 'TK', '2026-04-02', 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (228, 'Zoran Kruse', 3, 1928, 'AOK', '2024-10-05', 'y', 'lidocaine');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (229, 'Tilda Voss', 1, 1931, 'TK', '2026-04-24', 'n', 'latex');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (230, 'Torben Gerdes', 4, 1938, 'AOK', '2024-06-27', 'n', 'iodine');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (231, 'Heike Niemann', 7, 1927, 'AOK', '2025-04-25', 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (232, 'Farid Meinert', 5, 1938, 'Barmer', '2024-05-26', 'y', 'lidocaine');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (233, 'Elif Petrov', 1, 1928, 'private', NULL, 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (234, 'Walter Koll', 1, 1938, 'TK', '2024-02-17', 'n', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (235, 'Piet Siemers', 2, 1933, 'AOK', '2025-03-17', 'y', 'penicillin');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (236, 'Dorit Vogt', 4, 1927, 'AOK', NULL, 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (237, 'Xenia Frahm', 4, 1941, 'AOK', '2023-10-11', 'n', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (238, 'Mirja Frahm', 5, 1932, 'TK', '2023-06-11', 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (239, 'Yusuf Quast', 2, 1940, 'AOK', '2026-01-30', 'y', 'penicillin, latex');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (240, 'Jutta Cordes', 3, 1939, 'private', '2026-01-08', 'n', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (241, 'Zoran Siemers', 1, 1935, 'TK', '2023-05-27', 'y', 'latex');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (242, 'Agnes Prang', 5, 1948, 'AOK', '2024-02-20', 'n', 'penicillin');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (243, 'Rosa Tamm', 2, 1931, 'AOK', NULL, 'y', 'penicillin');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (244, 'Paula Ohlsen', 7, 1928, 'AOK', '2024-07-11', 'n', 'penicillin, latex');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (245, 'Hanno Ahrens', 2, 1935, 'AOK', '2024-05-22', 'y', 'iodine');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (246, 'Sven Vogt', 6, 1951, 'Barmer', '2024-02-07', 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (247, 'Gunnar Nolte', 2, 1939, 'Barmer', '2025-11-09', 'y', 'penicillin');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (248, 'Piet Okafor', 5, 1937, 'TK', '2025-02-23', 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (249, 'Jonas Ulrich', 1, 1929, 'Barmer', '2023-05-06', 'n', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (250, 'Xenia Ahrens', 4, 1927, 'private', '2023-07-22', 'y', 'lidocaine');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (251, 'Elif Yildiz', 5, 1941, 'AOK', '2024-12-14', 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (252, 'Rosa Gosch', 1, 1932, 'TK', '2023-07-12', 'n', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (253, 'Claas Ulrich', 2, 1946, 'private', '2024-11-26', 'n', 'lidocaine');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (254, 'Vera Drews', 4, 1943, 'AOK', '2024-03-12', 'y', NULL);
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (255, 'Zita Prang', 2, 1936, 'AOK', '2023-11-08', 'y', 'penicillin');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (256, 'Frieda Ebeling', 1, 1950, 'Barmer', '2023-04-11', 'y', 'lidocaine');
INSERT INTO residents (res_no, res_nm, home_no, birth_yr, insur, consent_dt, dent_yn, allergies) VALUES (257, 'Uwe Wulf', 2, 1947, 'private', '2025-08-05', 'y', 'latex');

CREATE TABLE visits (
  vst_no INTEGER PRIMARY KEY,
  res_no INTEGER REFERENCES residents(res_no),
  dentist TEXT,
  plan_dt TEXT,
  trt_dt TEXT,
  proc TEXT,
  plan_min INTEGER,
  dur_min INTEGER,
  est_eur REAL,
  fee_eur REAL,
  inv_dt TEXT,
  paid_dt TEXT,
  anaes_yn TEXT,
  rmk TEXT
);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (1, 222, 'Dr. Tran', '2023-05-19', '2023-05-19', 'extraction', 35, 28, 121.0, 121.0, '2023-06-11', NULL, 'y', 'needs two nurses');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (2, 243, 'Dr. Tran', '2023-05-27', '2023-05-27', 'check-up', 15, 11, NULL, 42, '2023-06-10', '2023-07-20', 'n', 'slept through it');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (3, 215, 'Dr. Behn', '2023-06-09', '2023-06-09', 'denture repair', 25, 20, 169.0, 169.0, '2023-06-11', '2023-08-15', 'n', 'bit the mirror');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (4, 239, 'Dr. Osei', '2023-06-30', NULL, 'check-up', 15, NULL, 43.0, NULL, NULL, NULL, 'n', 'in hospital');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (5, 222, 'Dr. Osei', '2023-07-07', NULL, 'filling', 30, NULL, 92.0, NULL, NULL, NULL, 'y', 'norovirus in the house');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (6, 215, 'Dr. Osei', '2023-07-19', '2023-07-19', 'impression', 20, 21, 70.0, 70.26, '2023-07-20', '2023-08-12', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (7, 240, 'Dr. Osei', '2023-08-04', '2023-08-04', 'check-up', 15, 12, NULL, 42, '2023-08-21', '2023-09-08', 'n', 'needs two nurses');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (8, 227, 'Dr. Osei', '2023-08-19', '2023-08-30', 'check-up', 15, 16, NULL, 42, '2023-09-07', '2023-11-12', 'n', 'daughter present');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (9, 233, 'Dr. Tran', '2023-08-29', '2023-08-29', 'scaling', 30, 50, 82.0, 82.0, '2023-09-03', '2023-11-15', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (10, 241, 'Dr. Tran', '2023-08-30', '2023-09-13', 'denture repair', 25, 24, 121.0, 121.0, '2023-09-19', '2023-11-10', 'n', 'needs two nurses');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (11, 239, 'Dr. Osei', '2023-09-01', '2023-09-01', 'check-up', 15, 18, 42.0, 42.0, '2023-09-04', '2023-10-17', 'n', 'sang the whole time');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (12, 228, 'Dr. Behn', '2023-09-07', '2023-09-07', 'denture fitting', 45, 67, 435.0, 435.0, '2023-09-19', '2023-10-18', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (13, 222, 'Dr. Osei', '2023-09-13', '2023-09-13', 'check-up', 15, 18, 52.0, 52.0, '2023-09-20', NULL, 'n', 'very anxious');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (14, 221, 'Dr. Tran', '2023-09-23', '2023-09-23', 'check-up', 15, 14, 36.0, 36.0, '2023-10-03', NULL, 'n', 'bit the mirror');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (15, 214, 'Dr. Behn', '2023-11-02', '2023-11-08', 'impression', 20, 13, 77.0, 88.52, '2023-11-26', '2023-12-11', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (16, 243, 'Dr. Osei', '2023-12-12', '2023-12-29', 'denture fitting', 45, 71, 474.0, 474.0, '2023-12-31', '2024-03-03', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (17, 249, 'Dr. Behn', '2023-12-12', NULL, 'extraction', 35, NULL, 129.0, NULL, NULL, NULL, 'y', 'refused');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (18, 247, 'Dr. Osei', '2023-12-20', NULL, 'denture repair', 25, NULL, 150.0, NULL, NULL, NULL, 'n', 'passed away');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (19, 200, 'Dr. Behn', '2023-12-23', '2023-12-23', 'extraction', 35, 26, 129.0, 129.0, '2024-01-11', '2024-03-20', 'y', 'very anxious');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (20, 218, 'Dr. Tran', '2024-01-10', '2024-01-10', 'filling', 30, 29, 107.0, 107.0, '2024-01-19', '2024-01-25', 'y', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (21, 213, 'Dr. Tran', '2024-01-10', '2024-01-10', 'denture repair', 25, 34, 146.0, 133.85, '2024-02-03', '2024-04-16', 'n', 'sang the whole time');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (22, 218, 'Dr. Tran', '2024-02-10', '2024-02-10', 'check-up', 15, 13, NULL, 45.28, '2024-03-02', '2024-04-10', 'n', 'very anxious');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (23, 221, 'Dr. Osei', '2024-02-25', '2024-02-25', 'scaling', 30, 46, 82.0, 82.0, '2024-03-06', '2024-03-13', 'n', 'daughter present');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (24, 239, 'Dr. Tran', '2024-03-01', '2024-03-01', 'impression', 20, 14, 58.0, 58.0, '2024-03-04', '2024-05-14', 'n', 'needs two nurses');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (25, 203, 'Dr. Behn', '2024-04-09', '2024-04-09', 'extraction', 35, 43, 143.0, 137.43, '2024-04-27', '2024-06-16', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (26, 243, 'Dr. Osei', '2024-04-12', '2024-04-12', 'denture repair', 25, 30, 133.0, 133.0, '2024-04-16', '2024-05-20', 'n', 'denture lost in laundry');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (27, 214, 'Dr. Tran', '2024-04-29', '2024-05-26', 'denture repair', 25, 36, 129.0, 152.43, '2024-06-08', '2024-07-20', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (28, 200, 'Dr. Osei', '2024-05-28', '2024-05-28', 'denture repair', 25, 31, 147.0, 171.97, '2024-06-17', NULL, 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (29, 218, 'Dr. Behn', '2024-06-10', '2024-07-04', 'denture repair', 25, 28, 160.0, 160.0, '2024-07-10', '2024-09-17', 'n', 'very anxious');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (30, 238, 'Dr. Osei', '2024-06-26', '2024-06-26', 'denture repair', 25, 24, 147.0, 147.0, '2024-07-18', NULL, 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (31, 233, 'Dr. Osei', '2024-06-27', '2024-06-27', 'impression', 20, 29, 76.0, 82.59, '2024-07-09', '2024-07-15', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (32, 200, 'Dr. Behn', '2024-07-11', '2024-07-11', 'scaling', 30, 27, 71.0, 71.0, '2024-07-24', '2024-09-08', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (33, 233, 'Dr. Osei', '2024-07-22', '2024-07-22', 'impression ', 20, 21, 60.0, 60.0, '2024-07-28', '2024-08-12', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (34, 211, 'Dr. Behn', '2024-08-06', NULL, 'extraction', 35, NULL, 114.0, NULL, NULL, NULL, 'y', 'refused');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (35, 214, 'Dr. Osei', '2024-08-06', '2024-08-06', 'scaling', 30, 42, 68.0, 68.0, '2024-08-11', '2024-10-09', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (36, 212, 'Dr. Osei', '2024-08-10', '2024-08-10', 'filling', 30, 40, 118.0, 118.0, '2024-08-16', '2024-10-12', 'y', 'bit the mirror');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (37, 246, 'Dr. Behn', '2024-08-27', '2024-08-27', 'DENTURE FITTING', 45, 61, 590.0, 590.0, '2024-09-06', '2024-10-01', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (38, 212, 'Dr. Osei', '2024-09-24', '2024-09-24', 'impression', 20, 23, 68.0, 68.0, '2024-10-12', '2024-11-18', 'n', 'slept through it');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (39, 218, 'Dr. Osei', '2024-10-01', NULL, 'check-up', 15, NULL, 47.0, NULL, NULL, NULL, 'n', 'norovirus in the house');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (40, 245, 'Dr. Tran', '2024-10-02', '2024-10-30', 'scaling', 30, 28, 85.0, 85.0, '2024-11-08', NULL, 'n', 'daughter present');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (41, 243, 'Dr. Tran', '2024-10-04', NULL, 'denture repair', 25, NULL, 165.0, NULL, NULL, NULL, 'n', 'passed away');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (42, 207, 'Dr. Tran', '2024-10-06', '2024-10-06', 'extraction', 35, 42, 125.0, 125.0, '2024-10-15', '2024-11-26', 'y', 'slept through it');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (43, 206, 'Dr. Osei', '2024-10-09', '2024-10-09', 'scaling', 30, 20, 70.0, 70.0, '2024-11-03', '2024-11-09', 'n', 'sang the whole time');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (44, 218, 'Dr. Behn', '2024-10-19', '2024-10-19', 'check-up', 15, 9, 42.0, 46.49, '2024-10-30', '2024-12-20', 'n', 'denture lost in laundry');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (45, 246, 'Dr. Osei', '2024-10-21', '2024-10-21', 'check-up', 15, 9, 42.0, 44.33, '2024-10-29', '2024-11-17', 'n', 'slept through it');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (46, 215, 'Dr. Osei', '2024-10-23', NULL, 'check-up', 15, NULL, NULL, NULL, NULL, NULL, 'n', 'refused');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (47, 239, 'Dr. Behn', '2024-10-28', '2024-10-28', 'filling', 30, 33, 106.0, 106.0, '2024-11-12', '2024-12-17', 'y', 'daughter present');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (48, 200, 'Dr. Tran', '2024-11-14', '2024-12-07', 'impression', 20, 18, 67.0, 67.0, '2024-12-18', '2024-12-26', 'n', 'very anxious');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (49, 219, 'Dr. Osei', '2024-11-28', '2024-12-07', 'impression', 20, 29, 70.0, 70.0, '2024-12-08', '2025-01-10', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (50, 222, 'Dr. Behn', '2024-12-14', '2024-12-14', 'denture repair', 25, 29, 140.0, 180.84, '2024-12-23', '2025-02-13', 'n', 'slept through it');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (51, 218, 'Dr. Behn', '2024-12-24', '2024-12-24', 'check-up', 15, 16, 43.0, 50.71, '2024-12-28', NULL, 'n', 'bit the mirror');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (52, 235, 'Dr. Osei', '2025-01-05', '2025-01-05', 'denture repair', 25, 29, 147.0, 147.0, '2025-01-30', '2025-04-12', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (53, 218, 'Dr. Behn', '2025-01-06', '2025-02-03', 'scaling', 30, 27, 92.0, 96.63, '2025-02-20', NULL, 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (54, 239, 'Dr. Osei', '2025-01-10', '2025-01-10', 'impression', 20, 22, 66.0, 69.3, '2025-01-15', '2025-03-10', 'n', 'denture lost in laundry');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (55, 222, 'Dr. Behn', '2025-01-27', '2025-02-12', 'extraction', 35, 51, 146.0, 163.27, '2025-03-05', '2025-04-19', 'n', 'very anxious');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (56, 218, 'Dr. Behn', '2025-02-10', '2025-02-10', 'check-up', 15, 20, 46.0, 46.0, '2025-02-24', '2025-03-02', 'n', 'bit the mirror');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (57, 243, 'Dr. Behn', '2025-02-28', '2025-02-28', 'impression', 20, 17, 70.0, 70.0, '2025-03-16', '2025-05-27', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (58, 203, 'Dr. Behn', '2025-03-08', NULL, 'check-up', 15, NULL, 40.0, NULL, NULL, NULL, 'n', 'in hospital');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (59, 244, 'Dr. Behn', '2025-03-10', '2025-03-10', 'extraction', 35, 29, 146.0, 146.0, '2025-03-14', NULL, 'y', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (60, 241, 'Dr. Behn', '2025-04-26', '2025-05-19', 'denture repair', 25, 37, 122.0, 122.0, '2025-05-25', '2025-07-17', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (61, 222, 'Dr. Behn', '2025-04-26', '2025-04-26', 'scaling', 30, 39, 93.0, 93.0, '2025-05-11', '2025-06-26', 'n', 'needs two nurses');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (62, 247, 'Dr. Behn', '2025-04-29', '2025-04-29', 'impression', 20, 16, 79.0, 79.0, '2025-05-11', '2025-07-06', 'n', 'denture lost in laundry');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (63, 249, 'Dr. Osei', '2025-05-03', NULL, 'check-up', 15, NULL, 46.0, NULL, NULL, NULL, 'n', 'passed away');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (64, 235, 'Dr. Tran', '2025-05-11', '2025-05-11', 'impression', 20, 27, 73.0, 91.36, '2025-05-28', '2025-08-07', 'n', 'daughter present');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (65, 211, 'Dr. Behn', '2025-05-18', '2025-05-18', 'check-up', 15, 25, NULL, 42, '2025-06-08', '2025-08-20', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (66, 229, 'Dr. Osei', '2025-05-20', '2025-05-20', 'check-up', 15, 17, NULL, 42, '2025-05-31', '2025-07-19', 'n', 'daughter present');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (67, 248, 'Dr. Behn', '2025-05-24', '2025-05-24', 'scaling', 30, 20, 81.0, 81.0, '2025-06-02', '2025-08-07', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (68, 215, 'Dr. Behn', '2025-06-08', '2025-06-08', 'impression', 20, 21, 69.0, 69.0, '2025-06-29', '2025-07-25', 'n', 'very anxious');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (69, 204, 'Dr. Behn', '2025-06-21', '2025-06-21', 'denture repair', 25, 24, 123.0, 154.6, '2025-07-07', '2025-07-23', 'n', 'sang the whole time');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (70, 213, 'Dr. Osei', '2025-07-02', '2025-07-02', 'denture repair', 25, 18, 125.0, 125.0, '2025-07-21', NULL, 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (71, 243, 'Dr. Behn', '2025-07-04', '2025-07-04', 'denture fitting', 45, 52, 492.0, 492.0, '2025-07-14', NULL, 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (72, 204, 'Dr. Behn', '2025-07-12', NULL, 'extraction', 35, NULL, 118.0, NULL, NULL, NULL, 'y', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (73, 241, 'Dr. Osei', '2025-07-14', '2025-07-14', 'impression', 20, 14, 58.0, 58.0, '2025-07-28', '2025-10-09', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (74, 235, 'Dr. Behn', '2025-07-25', '2025-07-25', 'check-up', 15, 14, 51.0, 57.64, '2025-07-27', '2025-10-07', 'n', 'sang the whole time');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (75, 229, 'Dr. Behn', '2025-08-21', '2025-08-26', 'scaling', 30, 33, 71.0, 71.0, '2025-09-13', '2025-11-12', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (76, 241, 'Dr. Behn', '2025-09-01', '2025-09-01', 'check-up', 15, 10, NULL, 42, '2025-09-22', '2025-12-04', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (77, 214, 'Dr. Osei', '2025-09-02', NULL, 'check-up', 15, NULL, NULL, NULL, NULL, NULL, 'n', 'in hospital');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (78, 230, 'Dr. Behn', '2025-09-07', '2025-09-07', 'filling', 30, 36, 114.0, 137.59, '2025-09-28', '2025-11-12', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (79, 231, 'Dr. Osei', '2025-10-15', '2025-10-15', 'check-up', 15, 20, NULL, 42.66, '2025-10-26', '2025-11-07', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (80, 243, 'Dr. Osei', '2025-10-28', '2025-10-28', 'denture repair', 25, 33, 146.0, 146.0, '2025-11-05', '2025-12-28', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (81, 235, 'Dr. Osei', '2025-10-30', '2025-10-30', 'denture repair', 25, 40, 127.0, 127.0, '2025-11-12', '2025-12-24', 'n', 'sang the whole time');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (82, 241, 'Dr. Behn', '2025-11-10', NULL, 'impression', 20, NULL, 62.0, NULL, NULL, NULL, 'n', 'passed away');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (83, 214, 'Dr. Behn', '2025-12-07', '2025-12-07', 'check-up', 15, 19, 41.0, 41.0, '2025-12-31', '2026-01-09', 'n', 'very anxious');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (84, 203, 'Dr. Osei', '2025-12-09', '2025-12-09', 'check-up', 15, 24, 42.0, 42.0, '2025-12-25', '2026-02-01', 'n', 'daughter present');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (85, 233, 'Dr. Tran', '2025-12-18', '2025-12-18', 'scaling', 30, 31, 75.0, 75.0, '2025-12-26', NULL, 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (86, 230, 'Dr. Osei', '2026-01-11', '2026-01-11', 'filling', 30, 31, 111.0, 111.0, '2026-02-04', '2026-03-11', 'y', 'needs two nurses');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (87, 247, 'Dr. Osei', '2026-01-13', '2026-01-13', 'filling', 30, 23, 111.0, 111.0, '2026-01-24', '2026-03-08', 'y', 'slept through it');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (88, 245, 'Dr. Behn', '2026-02-10', NULL, 'impression', 20, NULL, 65.0, NULL, NULL, NULL, 'n', 'in hospital');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (89, 218, 'Dr. Osei', '2026-03-10', NULL, 'denture repair', 25, NULL, 135.0, NULL, NULL, NULL, 'n', 'norovirus in the house');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (90, 210, 'Dr. Osei', '2026-04-05', '2026-04-05', 'denture repair', 25, 16, 137.0, 137.0, '2026-04-16', '2026-05-23', 'n', 'needs two nurses');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (91, 204, 'Dr. Behn', '2026-04-06', NULL, 'denture fitting', 45, NULL, 465.0, NULL, NULL, NULL, 'n', 'refused');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (92, 238, 'Dr. Osei', '2026-04-22', '2026-04-22', 'denture repair', 25, 30, 132.0, 145.36, '2026-04-29', NULL, 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (93, 224, 'Dr. Tran', '2026-04-24', '2026-04-24', 'check-up', 15, 14, 46.0, 51.29, '2026-05-19', '2026-07-02', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (94, 217, 'Dr. Behn', '2026-04-30', '2026-04-30', 'scaling', 30, 36, 75.0, 75.0, '2026-05-01', '2026-06-15', 'n', 'sang the whole time');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (95, 229, 'Dr. Osei', '2026-05-24', '2026-05-24', 'check-up ', 15, 10, 46.0, 46.0, '2026-06-13', '2026-07-11', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (96, 210, 'Dr. Tran', '2026-06-10', NULL, 'scaling', 30, NULL, 77.0, NULL, NULL, NULL, 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (97, 222, 'Dr. Behn', '2026-06-27', '2026-06-27', 'denture repair', 25, 15, 146.0, 146.0, '2026-07-14', '2026-08-06', 'n', 'denture lost in laundry');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (98, 246, 'Dr. Osei', '2026-07-11', '2026-07-26', 'check-up', 15, 20, 38.0, 39.29, '2026-08-05', '2026-08-14', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (99, 232, 'Dr. Behn', '2026-07-11', '2026-07-11', 'impression', 20, 28, 76.0, 76.0, '2026-07-15', '2026-08-16', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (100, 229, 'Dr. Behn', '2026-07-19', '2026-08-08', 'extraction', 35, 28, 135.0, 174.34, '2026-08-21', '2026-10-10', 'y', 'very anxious');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (101, 235, 'Dr. Tran', '2026-08-10', NULL, 'filling', 30, NULL, 112.0, NULL, NULL, NULL, 'y', 'in hospital');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (102, 225, 'Dr. Osei', '2026-08-26', '2026-08-26', 'filling', 30, 42, 95.0, 92.71, '2026-08-27', '2026-10-02', 'y', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (103, 222, 'Dr. Tran', '2026-08-28', '2026-08-28', 'impression', 20, 27, 80.0, 80.0, '2026-09-12', '2026-10-11', 'n', 'daughter present');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (104, 225, 'Dr. Behn', '2026-08-30', '2026-08-30', 'impression', 20, 23, 70.0, 70.0, '2026-09-21', '2026-11-02', 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (105, 205, 'Dr. Behn', '2026-09-10', '2026-09-10', 'check-up', 15, 23, NULL, 42, '2026-10-03', NULL, 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (106, 232, 'Dr. Behn', '2026-10-01', '2026-10-01', 'denture repair', 25, 23, 158.0, 184.97, '2026-10-12', NULL, 'n', 'daughter present');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (107, 218, 'Dr. Osei', '2026-10-01', NULL, 'filling', 30, NULL, 88.0, NULL, NULL, NULL, 'y', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (108, 236, 'Dr. Behn', '2026-10-05', '2026-10-05', 'DENTURE REPAIR', 25, 35, 167.0, 167.0, '2026-10-19', '2026-11-10', 'n', 'denture lost in laundry');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (109, 221, 'Dr. Tran', '2026-10-15', '2026-10-15', 'impression', 20, 33, 66.0, 68.74, '2026-11-09', NULL, 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (110, 211, 'Dr. Osei', '2026-10-17', '2026-10-17', 'extraction', 35, 28, 126.0, 126.0, '2026-11-06', '2026-11-14', 'y', 'bit the mirror');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (111, 207, 'Dr. Behn', '2026-10-28', '2026-10-28', 'scaling', 30, 23, 78.0, 78.0, '2026-11-01', NULL, 'n', NULL);
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (112, 228, 'Dr. Osei', '2026-11-03', '2026-11-13', 'denture fitting', 45, 63, 426.0, 426.0, '2026-11-17', NULL, 'n', 'very anxious');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (113, 222, 'Dr. Tran', '2026-11-12', '2026-11-12', 'filling', 30, 45, 96.0, 87.43, NULL, NULL, 'y', 'denture lost in laundry');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (114, 222, 'Dr. Osei', '2026-11-23', '2026-11-23', 'scaling', 30, 21, 78.0, 78.0, NULL, NULL, 'n', 'bit the mirror');
INSERT INTO visits (vst_no, res_no, dentist, plan_dt, trt_dt, proc, plan_min, dur_min, est_eur, fee_eur, inv_dt, paid_dt, anaes_yn, rmk) VALUES (115, 200, 'Dr. Behn', '2026-11-28', NULL, 'scaling', 30, NULL, 87.0, NULL, NULL, NULL, 'n', NULL);

