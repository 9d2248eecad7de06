CREATE TABLE speciality (
  code TEXT PRIMARY KEY,
  label TEXT
);
INSERT INTO speciality VALUES ('CARD', 'Cardiology');
INSERT INTO speciality VALUES ('ORTH', 'Orthopaedics');
INSERT INTO speciality VALUES ('PAED', 'Paediatrics');
INSERT INTO speciality VALUES ('ICU', 'Intensive care');
INSERT INTO speciality VALUES ('GER', 'Geriatrics');
INSERT INTO speciality VALUES ('SURG', 'General surgery');
INSERT INTO speciality VALUES ('MAT', 'Maternity');
INSERT INTO speciality VALUES ('ONC', 'Oncology');
CREATE TABLE ward (
  ward_code TEXT PRIMARY KEY,
  ward_name TEXT,
  floor INTEGER,
  spec_code TEXT REFERENCES speciality(code)
);
INSERT INTO ward VALUES ('W1', 'Ash Ward', 1, 'CARD');
INSERT INTO ward VALUES ('W2', 'Birch Ward', 1, 'ORTH');
INSERT INTO ward VALUES ('W3', 'Cedar Ward', 2, 'PAED');
INSERT INTO ward VALUES ('W4', 'Dogwood Ward', 2, 'ICU');
INSERT INTO ward VALUES ('W5', 'Elm Ward', 3, 'GER');
INSERT INTO ward VALUES ('W6', 'Fir Ward', 3, 'SURG');
INSERT INTO ward VALUES ('W7', 'Hazel Ward', 4, 'MAT');
CREATE TABLE bed (
  bed_id INTEGER PRIMARY KEY,
  ward_code TEXT REFERENCES ward(ward_code),
  bed_label TEXT,
  bed_type TEXT, -- S standard, B bariatric, I intensive
  status TEXT, -- F free, O occupied, C cleaning, X out of order
  has_oxygen INTEGER,
  by_window INTEGER,
  bought_on TEXT
);
INSERT INTO bed VALUES (1, 'W1', 'W1-01', 'S', 'O', 1, 1, '2020-12-29');
INSERT INTO bed VALUES (2, 'W1', 'W1-02', 'S', 'F', 1, 0, '2013-04-28');
INSERT INTO bed VALUES (3, 'W1', 'W1-03', 'S', 'F', 1, 0, '2012-06-20');
INSERT INTO bed VALUES (4, 'W1', 'W1-04', 'B', 'O', 1, 0, '2011-05-31');
INSERT INTO bed VALUES (5, 'W1', 'W1-05', 'S', 'C', 1, 1, '2020-06-23');
INSERT INTO bed VALUES (6, 'W1', 'W1-06', 'S', 'F', 1, 0, '2019-08-01');
INSERT INTO bed VALUES (7, 'W2', 'W2-01', 'S', 'F', 1, 1, '2020-03-10');
INSERT INTO bed VALUES (8, 'W2', 'W2-02', 'S', 'F', 0, 1, '2021-04-18');
INSERT INTO bed VALUES (9, 'W2', 'W2-03', 'S', 'X', 1, 1, '2014-05-09');
INSERT INTO bed VALUES (10, 'W2', 'W2-04', 'S', 'F', 0, 0, '2021-10-23');
INSERT INTO bed VALUES (11, 'W2', 'W2-05', 'B', 'C', 0, 1, '2018-10-24');
INSERT INTO bed VALUES (12, 'W2', 'W2-06', 'S', 'O', 0, 0, '2022-08-22');
INSERT INTO bed VALUES (13, 'W2', 'W2-07', 'S', 'F', 0, 1, '2015-07-15');
INSERT INTO bed VALUES (14, 'W3', 'W3-01', 'S', 'C', 0, 0, '2014-01-24');
INSERT INTO bed VALUES (15, 'W3', 'W3-02', 'S', 'F', 1, 0, '2016-02-29');
INSERT INTO bed VALUES (16, 'W3', 'W3-03', 'S', 'O', 1, 1, '2017-03-30');
INSERT INTO bed VALUES (17, 'W3', 'W3-04', 'S', 'F', 0, 1, '2022-01-22');
INSERT INTO bed VALUES (18, 'W3', 'W3-05', 'B', 'F', 0, 0, '2022-07-25');
INSERT INTO bed VALUES (19, 'W4', 'W4-01', 'I', 'F', 1, 1, '2017-04-09');
INSERT INTO bed VALUES (20, 'W4', 'W4-02', 'I', 'O', 1, 1, '2021-08-28');
INSERT INTO bed VALUES (21, 'W4', 'W4-03', 'I', 'O', 1, 0, '2014-01-01');
INSERT INTO bed VALUES (22, 'W4', 'W4-04', 'I', 'F', 1, 0, '2021-10-24');
INSERT INTO bed VALUES (23, 'W5', 'W5-01', 'S', 'O', 1, 1, '2023-08-25');
INSERT INTO bed VALUES (24, 'W5', 'W5-02', 'S', 'F', 0, 0, '2020-11-02');
INSERT INTO bed VALUES (25, 'W5', 'W5-03', 'S', 'F', 0, 0, '2023-09-15');
INSERT INTO bed VALUES (26, 'W5', 'W5-04', 'S', 'F', 1, 0, '2015-07-29');
INSERT INTO bed VALUES (27, 'W5', 'W5-05', 'S', 'X', 1, 1, '2009-01-24');
INSERT INTO bed VALUES (28, 'W5', 'W5-06', 'S', 'O', 1, 0, '2023-07-16');
INSERT INTO bed VALUES (29, 'W5', 'W5-07', 'S', 'F', 0, 0, '2018-11-05');
INSERT INTO bed VALUES (30, 'W5', 'W5-08', 'S', 'F', 0, 0, '2019-10-30');
INSERT INTO bed VALUES (31, 'W6', 'W6-01', 'S', 'C', 0, 1, '2022-07-16');
INSERT INTO bed VALUES (32, 'W6', 'W6-02', 'S', 'O', 0, 1, '2017-11-09');
INSERT INTO bed VALUES (33, 'W6', 'W6-03', 'B', 'C', 0, 1, '2009-06-13');
INSERT INTO bed VALUES (34, 'W6', 'W6-04', 'S', 'O', 0, 1, '2018-06-19');
INSERT INTO bed VALUES (35, 'W6', 'W6-05', 'S', 'F', 1, 0, '2016-02-21');
INSERT INTO bed VALUES (36, 'W6', 'W6-06', 'S', 'F', 1, 1, '2013-04-24');
INSERT INTO bed VALUES (37, 'W6', 'W6-07', 'S', 'F', 0, 0, '2011-05-18');
INSERT INTO bed VALUES (38, 'W7', 'W7-01', 'S', 'F', 1, 1, '2011-12-16');
INSERT INTO bed VALUES (39, 'W7', 'W7-02', 'S', 'O', 0, 0, '2010-08-19');
INSERT INTO bed VALUES (40, 'W7', 'W7-03', 'S', 'F', 0, 1, '2020-05-21');
INSERT INTO bed VALUES (41, 'W7', 'W7-04', 'S', 'C', 1, 0, '2011-10-02');
INSERT INTO bed VALUES (42, 'W7', 'W7-05', 'S', 'F', 1, 0, '2021-01-22');
CREATE TABLE nurse (
  nurse_id INTEGER PRIMARY KEY,
  first_name TEXT,
  last_name TEXT,
  grade TEXT, -- M manager, R registered, A assistant, T trainee
  home_ward TEXT REFERENCES ward(ward_code),
  hrs_per_week INTEGER,
  hired_on TEXT,
  supervisor_id INTEGER REFERENCES nurse(nurse_id),
  does_nights INTEGER
);
INSERT INTO nurse VALUES (1, 'Olga', 'Marin', 'M', NULL, 36, '2020-07-05', NULL, 1);
INSERT INTO nurse VALUES (2, 'Brian', 'Foley', 'M', 'W2', 36, '2012-10-16', 1, 1);
INSERT INTO nurse VALUES (3, 'Chidi', 'Eze', 'M', 'W3', 36, '2011-07-19', 1, 1);
INSERT INTO nurse VALUES (4, 'Mary', 'Kinsella', 'M', 'W4', 30, '2006-06-24', 1, 0);
INSERT INTO nurse VALUES (5, 'Paolo', 'Gatti', 'A', 'W5', 39, '2007-11-20', 3, 1);
INSERT INTO nurse VALUES (6, 'Ruth', 'Abrams', 'R', 'W6', 36, '2006-04-12', 2, 0);
INSERT INTO nurse VALUES (7, 'Siobhan', 'Quinn', 'R', 'W7', 36, '1999-09-07', 2, 1);
INSERT INTO nurse VALUES (8, 'Jin', 'Park', 'A', 'W1', 30, '2005-05-17', 5, 1);
INSERT INTO nurse VALUES (9, 'Teresa', 'Lopes', 'R', 'W2', 39, '2021-07-25', 3, 0);
INSERT INTO nurse VALUES (10, 'David', 'Okoro', 'A', 'W3', 36, '2000-02-18', 2, 0);
INSERT INTO nurse VALUES (11, 'Hanne', 'Vik', 'A', 'W4', 20, '2002-09-20', 4, 0);
INSERT INTO nurse VALUES (12, 'Karim', 'Saleh', 'R', 'W5', 30, '2004-09-11', 2, 1);
INSERT INTO nurse VALUES (13, 'Lucy', 'Barnes', 'R', 'W6', 30, '2020-04-21', 2, 0);
INSERT INTO nurse VALUES (14, 'Milan', 'Novotny', 'T', 'W7', 39, '2022-11-18', 4, 0);
INSERT INTO nurse VALUES (15, 'Nora', 'Flynn', 'R', 'W1', 39, '2001-04-06', 4, 1);
INSERT INTO nurse VALUES (16, 'Peter', 'Abel', 'R', 'W2', 36, '2012-09-24', 3, 1);
INSERT INTO nurse VALUES (17, 'Rosa', 'Díaz', 'A', 'W3', 36, '2013-01-16', 5, 1);
INSERT INTO nurse VALUES (18, 'Samir', 'Rao', 'T', 'W4', 30, '2024-05-23', 3, 1);
INSERT INTO nurse VALUES (19, 'Una', 'Doherty', 'A', 'W5', 36, '2005-11-19', 3, 1);
INSERT INTO nurse VALUES (20, 'Wanda', 'Zając', 'T', 'W6', 36, '2023-05-06', 2, 1);
INSERT INTO nurse VALUES (21, 'Eoin', 'Casey', 'T', 'W7', 39, '2023-11-12', 2, 1);
INSERT INTO nurse VALUES (22, 'Fiona', 'Grant', 'R', 'W1', 36, '2002-12-14', 2, 1);
INSERT INTO nurse VALUES (23, 'Gina', 'Torres', 'T', 'W2', 36, '2023-09-25', 2, 1);
INSERT INTO nurse VALUES (24, 'Henk', 'Visser', 'R', 'W3', 39, '2006-01-12', 4, 1);
CREATE TABLE stay (
  stay_id INTEGER PRIMARY KEY,
  bed_id INTEGER REFERENCES bed(bed_id),
  patient TEXT,
  sex TEXT,
  birth_year INTEGER,
  admitted_at TEXT,
  discharged_at TEXT,
  reason TEXT,
  adm_type TEXT -- E emergency, P planned, T transfer
);
INSERT INTO stay VALUES (9001, 16, 'G. Nolan', 'F', 2015, '2025-02-04 11:05', '2025-02-19 16:43', 'fall', 'P');
INSERT INTO stay VALUES (9002, 8, 'T. Wall', 'F', 1953, '2025-02-04 11:06', '2025-02-22 08:02', 'knee replacement', 'E');
INSERT INTO stay VALUES (9003, 19, 'N. Byrne', 'F', 1961, '2025-02-04 13:37', '2025-02-17 17:36', 'pneumonia', 'P');
INSERT INTO stay VALUES (9004, 34, 'K. Hogan', 'F', 1974, '2025-02-04 19:56', '2025-02-17 21:53', 'hernia', 'T');
INSERT INTO stay VALUES (9005, 22, 'B. Power', 'F', 1997, '2025-02-06 14:59', '2025-02-19 20:50', 'sepsis', 'E');
INSERT INTO stay VALUES (9006, 17, 'E. Ivers', 'M', 2014, '2025-02-06 19:15', '2025-02-20 01:51', 'appendicitis', 'T');
INSERT INTO stay VALUES (9007, 32, 'E. Egan', 'F', 1968, '2025-02-07 00:37', '2025-02-18 21:19', 'appendicitis', 'E');
INSERT INTO stay VALUES (9008, 10, 'D. Daly', 'M', 1944, '2025-02-09 01:50', '2025-02-22 00:59', 'knee replacement', 'P');
INSERT INTO stay VALUES (9009, 11, 'S. Tobin', 'M', 1976, '2025-02-09 09:46', '2025-02-14 04:24', 'hip fracture', 'E');
INSERT INTO stay VALUES (9010, 35, 'S. Power', 'M', 1968, '2025-02-10 23:03', '2025-02-26 05:22', 'hernia', 'T');
INSERT INTO stay VALUES (9011, 39, 'K. Wall', 'F', 1996, '2025-02-11 18:51', '2025-02-16 22:42', 'delivery', 'E');
INSERT INTO stay VALUES (9012, 1, 'N. Osborne', 'F', 2000, '2025-02-13 03:42', '2025-02-15 10:12', 'heart failure', 'E');
INSERT INTO stay VALUES (9013, 29, 'T. Kavanagh', 'M', 1943, '2025-02-13 10:58', '2025-03-01 19:36', 'heart failure', 'E');
INSERT INTO stay VALUES (9014, 15, 'J. Tobin', 'M', 2023, '2025-02-13 15:17', '2025-02-15 14:57', 'asthma', 'E');
INSERT INTO stay VALUES (9015, 23, 'T. Sheehan', 'F', 1945, '2025-02-14 23:52', '2025-03-05 03:24', 'heart failure', 'E');
INSERT INTO stay VALUES (9016, 11, 'E. Power', 'M', 1946, '2025-02-15 14:01', '2025-02-21 19:46', 'hip fracture', 'E');
INSERT INTO stay VALUES (9017, 37, 'E. Gill', 'M', 1960, '2025-02-16 20:16', '2025-03-09 05:43', 'hernia', 'E');
INSERT INTO stay VALUES (9018, 15, 'E. Yates', 'F', 2019, '2025-02-16 23:10', '2025-03-08 08:13', 'appendicitis', 'E');
INSERT INTO stay VALUES (9019, 13, 'C. Power', 'F', 1956, '2025-02-16 23:30', '2025-03-07 18:56', 'knee replacement', 'E');
INSERT INTO stay VALUES (9020, 21, 'G. Yates', 'F', 1969, '2025-02-17 09:14', '2025-02-23 15:07', 'pneumonia', 'E');
INSERT INTO stay VALUES (9021, 2, 'D. Egan', 'M', 1980, '2025-02-17 14:00', '2025-02-20 09:27', 'heart failure', 'E');
INSERT INTO stay VALUES (9022, 39, 'P. Kavanagh', 'F', 1990, '2025-02-18 20:51', '2025-03-05 05:43', 'delivery', 'E');
INSERT INTO stay VALUES (9023, 16, 'M. Sheehan', 'M', 2019, '2025-02-20 22:50', '2025-03-06 06:58', 'asthma', 'P');
INSERT INTO stay VALUES (9024, 26, 'C. Farrell', 'F', 1935, '2025-02-21 00:58', '2025-03-08 02:17', 'heart failure', 'E');
INSERT INTO stay VALUES (9025, 25, 'P. Sheehan', 'M', 1939, '2025-02-21 09:42', '2025-03-01 15:16', 'fall', 'E');
INSERT INTO stay VALUES (9026, 5, 'R. Hogan', 'F', 2001, '2025-02-22 05:48', '2025-02-26 06:47', 'chest pain', 'P');
INSERT INTO stay VALUES (9027, 10, 'N. Nolan', 'M', 1962, '2025-02-23 10:21', '2025-02-26 07:25', 'fall', 'E');
INSERT INTO stay VALUES (9028, 30, 'N. Cullen', 'M', 1942, '2025-02-25 18:51', '2025-03-04 20:47', 'heart failure', 'T');
INSERT INTO stay VALUES (9029, 4, 'R. Sheehan', 'M', 1984, '2025-02-27 01:10', '2025-03-12 21:06', 'chest pain', 'E');
INSERT INTO stay VALUES (9030, 1, 'J. Moran', 'M', 1940, '2025-02-28 00:24', '2025-03-07 20:05', 'heart failure', 'E');
INSERT INTO stay VALUES (9031, 3, 'C. Lacey', 'M', 1948, '2025-03-02 12:05', '2025-03-20 07:33', 'heart failure', 'E');
INSERT INTO stay VALUES (9032, 24, 'C. Tobin', 'F', 1937, '2025-03-02 15:57', '2025-03-09 13:38', 'pneumonia', 'P');
INSERT INTO stay VALUES (9033, 19, 'D. Nolan', 'M', 1994, '2025-03-04 07:17', '2025-03-10 02:23', 'sepsis', 'E');
INSERT INTO stay VALUES (9034, 21, 'G. Hogan', 'M', 1938, '2025-03-04 13:46', '2025-03-05 23:18', 'sepsis', 'E');
INSERT INTO stay VALUES (9035, 5, 'C. Moran', 'M', 1941, '2025-03-08 07:33', '2025-03-13 02:07', 'chest pain', 'P');
INSERT INTO stay VALUES (9036, 6, 'J. Power', 'F', 1989, '2025-03-09 13:04', '2025-03-21 09:17', 'heart failure', 'P');
INSERT INTO stay VALUES (9037, 31, 'B. Joyce', 'M', 1944, '2025-03-09 22:27', '2025-03-24 21:16', 'hernia', 'P');
INSERT INTO stay VALUES (9038, 36, 'M. Cullen', 'M', 1997, '2025-03-12 09:26', '2025-03-31 19:15', 'appendicitis', 'E');
INSERT INTO stay VALUES (9039, 22, 'J. Roche', 'F', 1993, '2025-03-13 15:00', '2025-03-17 10:35', 'heart failure', 'E');
INSERT INTO stay VALUES (9040, 32, 'K. Nolan', 'F', 1949, '2025-03-15 13:55', '2025-04-02 19:44', 'appendicitis', 'E');
INSERT INTO stay VALUES (9041, 37, 'T. Hogan', 'F', 1945, '2025-03-15 20:27', '2025-03-24 21:07', 'hernia', 'E');
INSERT INTO stay VALUES (9042, 26, 'P. Egan', 'F', 1937, '2025-03-17 11:10', '2025-03-19 07:07', 'fall', 'E');
INSERT INTO stay VALUES (9043, 5, 'G. Cullen', 'M', 1992, '2025-03-23 03:37', '2025-04-05 00:59', 'chest pain', 'E');
INSERT INTO stay VALUES (9044, 12, 'K. Moran', 'F', 1974, '2025-03-26 06:02', NULL, 'knee replacement', 'E');
INSERT INTO stay VALUES (9045, 2, 'E. Lacey', 'F', 1943, '2025-03-28 18:42', '2025-04-09 18:20', 'chest pain', 'E');
INSERT INTO stay VALUES (9046, 14, 'G. Lacey', 'F', 2009, '2025-03-30 21:33', '2025-04-11 02:46', 'fall', 'P');
INSERT INTO stay VALUES (9047, 15, 'B. Daly', 'F', 2019, '2025-03-31 16:47', '2025-04-04 21:58', 'fall', 'E');
INSERT INTO stay VALUES (9048, 1, 'T. Lacey', 'M', 1977, '2025-03-31 19:05', NULL, 'heart failure', 'E');
INSERT INTO stay VALUES (9049, 39, 'S. Egan', 'F', 1989, '2025-04-01 03:09', NULL, 'delivery', 'E');
INSERT INTO stay VALUES (9050, 23, 'J. Joyce', 'F', 1930, '2025-04-01 10:34', NULL, 'fall', 'E');
INSERT INTO stay VALUES (9051, 17, 'D. Tobin', 'F', 2021, '2025-04-02 02:27', '2025-04-03 22:44', 'fall', 'E');
INSERT INTO stay VALUES (9052, 10, 'K. Lacey', 'F', 1971, '2025-04-02 02:56', '2025-04-05 21:13', 'fall', 'E');
INSERT INTO stay VALUES (9053, 42, 'A. Power', 'F', 1994, '2025-04-03 06:07', '2025-04-13 02:43', 'delivery', 'E');
INSERT INTO stay VALUES (9054, 17, 'P. Lacey', 'F', 2014, '2025-04-04 22:26', '2025-04-11 06:09', 'fall', 'E');
INSERT INTO stay VALUES (9055, 31, 'M. Byrne', 'M', 1987, '2025-04-05 16:13', '2025-04-12 21:27', 'hernia', 'E');
INSERT INTO stay VALUES (9056, 34, 'A. Kavanagh', 'F', 2001, '2025-04-05 19:47', NULL, 'hernia', 'E');
INSERT INTO stay VALUES (9057, 20, 'T. Joyce', 'F', 1946, '2025-04-07 04:15', NULL, 'heart failure', 'E');
INSERT INTO stay VALUES (9058, 4, 'F. Kavanagh', 'M', 1994, '2025-04-11 01:29', NULL, 'heart failure', 'E');
INSERT INTO stay VALUES (9059, 32, 'N. Wall', 'F', 1981, '2025-04-11 11:57', NULL, 'gallstones', 'E');
INSERT INTO stay VALUES (9060, 21, 'E. Hogan', 'M', 1948, '2025-04-11 20:00', NULL, 'heart failure', 'T');
INSERT INTO stay VALUES (9061, 16, 'S. Gill', 'M', 2012, '2025-04-11 20:00', NULL, 'asthma', 'P');
INSERT INTO stay VALUES (9062, 28, 'T. Ivers', 'F', 1935, '2025-04-12 19:23', NULL, 'pneumonia', 'E');
CREATE TABLE shift (
  shift_id INTEGER PRIMARY KEY,
  nurse_id INTEGER REFERENCES nurse(nurse_id),
  ward_code TEXT REFERENCES ward(ward_code),
  shift_date TEXT,
  shift_kind TEXT, -- E early, L late, N night
  hours REAL,
  called_sick INTEGER
);
INSERT INTO shift VALUES (1, 15, 'W4', '2025-03-17', 'L', 9.5, 0);
INSERT INTO shift VALUES (2, 18, 'W4', '2025-03-18', 'N', 12, 0);
INSERT INTO shift VALUES (3, 17, 'W3', '2025-03-19', 'N', 10, 0);
INSERT INTO shift VALUES (4, 3, 'W3', '2025-03-20', 'E', 9.5, 0);
INSERT INTO shift VALUES (5, 7, 'W4', '2025-03-20', 'E', 8.5, 0);
INSERT INTO shift VALUES (6, 13, 'W6', '2025-03-20', 'L', 7.5, 0);
INSERT INTO shift VALUES (7, 10, 'W3', '2025-03-20', 'L', 9.5, 0);
INSERT INTO shift VALUES (8, 22, 'W1', '2025-03-21', 'E', 9.5, 0);
INSERT INTO shift VALUES (9, 10, 'W3', '2025-03-21', 'E', 7.5, 0);
INSERT INTO shift VALUES (10, 21, 'W7', '2025-03-22', 'L', 8.5, 0);
INSERT INTO shift VALUES (11, 20, 'W7', '2025-03-23', 'L', 9.5, 0);
INSERT INTO shift VALUES (12, 22, 'W1', '2025-03-23', 'N', 10, 0);
INSERT INTO shift VALUES (13, 15, 'W1', '2025-03-24', 'N', 10, 0);
INSERT INTO shift VALUES (14, 16, 'W2', '2025-03-25', 'E', 7.5, 0);
INSERT INTO shift VALUES (15, 4, 'W4', '2025-03-25', 'E', 8.5, 0);
INSERT INTO shift VALUES (16, 17, 'W3', '2025-03-25', 'L', 9.5, 0);
INSERT INTO shift VALUES (17, 16, 'W2', '2025-03-26', 'E', 9.5, 0);
INSERT INTO shift VALUES (18, 17, 'W7', '2025-03-26', 'E', 7.5, 0);
INSERT INTO shift VALUES (19, 14, 'W7', '2025-03-26', 'L', 7.5, 0);
INSERT INTO shift VALUES (20, 12, 'W5', '2025-03-26', 'N', 11, 0);
INSERT INTO shift VALUES (21, 21, 'W7', '2025-03-26', 'N', 11, 0);
INSERT INTO shift VALUES (22, 2, 'W2', '2025-03-26', 'N', 11, 1);
INSERT INTO shift VALUES (23, 5, 'W5', '2025-03-26', 'N', 12, 0);
INSERT INTO shift VALUES (24, 22, 'W1', '2025-03-26', 'N', 12, 0);
INSERT INTO shift VALUES (25, 20, 'W6', '2025-03-27', 'E', 7.5, 0);
INSERT INTO shift VALUES (26, 20, 'W6', '2025-03-28', 'E', 7.5, 0);
INSERT INTO shift VALUES (27, 2, 'W6', '2025-03-28', 'E', 7.5, 0);
INSERT INTO shift VALUES (28, 6, 'W6', '2025-03-28', 'L', 7.5, 0);
INSERT INTO shift VALUES (29, 21, 'W7', '2025-03-28', 'N', 10, 0);
INSERT INTO shift VALUES (30, 7, 'W7', '2025-03-29', 'L', 8.5, 0);
INSERT INTO shift VALUES (31, 16, 'W2', '2025-03-29', 'N', 10, 1);
INSERT INTO shift VALUES (32, 5, 'W5', '2025-03-29', 'N', 10, 0);
INSERT INTO shift VALUES (33, 6, 'W7', '2025-03-30', 'E', 7.5, 0);
INSERT INTO shift VALUES (34, 18, 'W4', '2025-03-30', 'E', 7.5, 0);
INSERT INTO shift VALUES (35, 12, 'W5', '2025-03-30', 'E', 7.5, 1);
INSERT INTO shift VALUES (36, 13, 'W3', '2025-03-30', 'L', 7.5, 0);
INSERT INTO shift VALUES (37, 2, 'W2', '2025-03-30', 'L', 7.5, 0);
INSERT INTO shift VALUES (38, 21, 'W7', '2025-03-31', 'E', 7.5, 0);
INSERT INTO shift VALUES (39, 2, 'W2', '2025-03-31', 'E', 8.5, 0);
INSERT INTO shift VALUES (40, 20, 'W4', '2025-03-31', 'L', 7.5, 0);
INSERT INTO shift VALUES (41, 3, 'W3', '2025-03-31', 'L', 7.5, 0);
INSERT INTO shift VALUES (42, 16, 'W2', '2025-03-31', 'N', 12, 0);
INSERT INTO shift VALUES (43, 13, 'W7', '2025-04-01', 'E', 7.5, 0);
INSERT INTO shift VALUES (44, 21, 'W7', '2025-04-01', 'E', 7.5, 0);
INSERT INTO shift VALUES (45, 12, 'W4', '2025-04-01', 'E', 7.5, 0);
INSERT INTO shift VALUES (46, 10, 'W3', '2025-04-02', 'L', 7.5, 0);
INSERT INTO shift VALUES (47, 16, 'W2', '2025-04-03', 'E', 8.5, 0);
INSERT INTO shift VALUES (48, 4, 'W4', '2025-04-04', 'E', 7.5, 0);
INSERT INTO shift VALUES (49, 11, 'W1', '2025-04-04', 'E', 7.5, 0);
INSERT INTO shift VALUES (50, 20, 'W6', '2025-04-04', 'L', 7.5, 0);
INSERT INTO shift VALUES (51, 16, 'W2', '2025-04-04', 'N', 10, 0);
INSERT INTO shift VALUES (52, 20, 'W4', '2025-04-05', 'L', 9.5, 0);
INSERT INTO shift VALUES (53, 12, 'W5', '2025-04-05', 'L', 9.5, 0);
INSERT INTO shift VALUES (54, 15, 'W2', '2025-04-06', 'L', 9.5, 0);
INSERT INTO shift VALUES (55, 12, 'W5', '2025-04-06', 'N', 10, 0);
INSERT INTO shift VALUES (56, 7, 'W7', '2025-04-07', 'L', 8.5, 0);
INSERT INTO shift VALUES (57, 13, 'W6', '2025-04-08', 'E', 8.5, 0);
INSERT INTO shift VALUES (58, 6, 'W6', '2025-04-08', 'L', 8.5, 0);
INSERT INTO shift VALUES (59, 8, 'W1', '2025-04-08', 'L', 7.5, 1);
INSERT INTO shift VALUES (60, 21, 'W7', '2025-04-08', 'L', 7.5, 0);
INSERT INTO shift VALUES (61, 9, 'W2', '2025-04-08', 'L', 7.5, 0);
INSERT INTO shift VALUES (62, 6, 'W6', '2025-04-09', 'E', 8.5, 0);
INSERT INTO shift VALUES (63, 16, 'W6', '2025-04-09', 'E', 7.5, 0);
INSERT INTO shift VALUES (64, 9, 'W2', '2025-04-10', 'E', 7.5, 0);
INSERT INTO shift VALUES (65, 10, 'W6', '2025-04-10', 'E', 7.5, 0);
INSERT INTO shift VALUES (66, 22, 'W6', '2025-04-10', 'L', 7.5, 0);
INSERT INTO shift VALUES (67, 16, 'W2', '2025-04-10', 'N', 11, 1);
INSERT INTO shift VALUES (68, 8, 'W1', '2025-04-11', 'N', 10, 0);
INSERT INTO shift VALUES (69, 7, 'W7', '2025-04-12', 'E', 7.5, 0);
INSERT INTO shift VALUES (70, 9, 'W2', '2025-04-13', 'E', 7.5, 0);
INSERT INTO shift VALUES (71, 3, 'W3', '2025-04-13', 'E', 7.5, 0);
INSERT INTO shift VALUES (72, 7, 'W7', '2025-04-13', 'N', 10, 0);
INSERT INTO shift VALUES (73, 2, 'W2', '2025-04-13', 'N', 10, 0);
INSERT INTO shift VALUES (74, 15, 'W1', '2025-04-14', 'E', 8.5, 0);
INSERT INTO shift VALUES (75, 2, 'W2', '2025-04-14', 'L', 7.5, 0);
INSERT INTO shift VALUES (76, 20, 'W6', '2025-04-14', 'N', 10, 0);
