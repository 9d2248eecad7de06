CREATE TABLE sports (
  id INTEGER PRIMARY KEY,
  name TEXT,
  is_contact INTEGER
);
INSERT INTO sports VALUES (1, 'handball', 1);
INSERT INTO sports VALUES (2, 'rowing', 0);
INSERT INTO sports VALUES (3, 'judo', 1);
INSERT INTO sports VALUES (4, 'athletics', 0);
INSERT INTO sports VALUES (5, 'rugby', 1);
INSERT INTO sports VALUES (6, 'climbing', 0);
INSERT INTO sports VALUES (7, 'fencing', 0);
CREATE TABLE therapists (
  id INTEGER PRIMARY KEY,
  name TEXT,
  specialty TEXT,
  hourly_rate_eur REAL,
  is_active INTEGER
);
INSERT INTO therapists VALUES (1, 'Miriam Stolz', 'manual therapy', 82.0, 1);
INSERT INTO therapists VALUES (2, 'Jens Opitz', 'sports rehab', 95.0, 1);
INSERT INTO therapists VALUES (3, 'Aylin Demir', 'osteopathy', 110.0, 1);
INSERT INTO therapists VALUES (4, 'Rafael Costa', 'massage', 64.0, 1);
INSERT INTO therapists VALUES (5, 'Birgit Nagel', 'lymph drainage', 70.0, 0);
INSERT INTO therapists VALUES (6, 'Yannick Petit', 'sports rehab', 90.0, 1);
CREATE TABLE athletes (
  id INTEGER PRIMARY KEY,
  name TEXT,
  sport_id INTEGER REFERENCES sports(id),
  sex TEXT,
  birth_date TEXT,
  club TEXT,
  is_pro INTEGER,
  weight_kg INTEGER
);
INSERT INTO athletes VALUES (1, 'Klara Vogel', 1, 'F', '1993-06-10', 'Uni Sport', 0, 82);
INSERT INTO athletes VALUES (2, 'Lotte Lang', 1, 'F', '2002-01-11', 'Polizei SV', 0, 101);
INSERT INTO athletes VALUES (3, 'Rolf Sommer', 1, 'M', '1996-01-22', 'SC Hafen', 0, 68);
INSERT INTO athletes VALUES (4, 'Mina Ott', 1, 'F', '1994-09-21', 'TSV Nord', 1, 50);
INSERT INTO athletes VALUES (5, 'Max Zeller', 3, 'M', '1996-07-07', 'Uni Sport', 1, 92);
INSERT INTO athletes VALUES (6, 'Oskar Ebner', 6, 'M', '2001-07-25', NULL, 0, 86);
INSERT INTO athletes VALUES (7, 'Lucie Novak', 1, 'F', '1994-10-30', 'Polizei SV', 0, 65);
INSERT INTO athletes VALUES (8, 'Frieda Jansen', 1, 'F', '1997-09-05', NULL, 1, 62);
INSERT INTO athletes VALUES (9, 'Willi Winter', 4, 'M', '2002-01-06', 'SC Hafen', 1, 103);
INSERT INTO athletes VALUES (10, 'Theo Seidl', 4, 'M', '1991-02-03', 'Polizei SV', 0, 52);
INSERT INTO athletes VALUES (11, 'Edith Thaler', 6, 'F', '1993-06-20', NULL, 1, 66);
INSERT INTO athletes VALUES (12, 'Edith Novak', 4, 'F', '1987-08-30', 'Uni Sport', 0, 50);
INSERT INTO athletes VALUES (13, 'Anna Adler', 4, 'F', '2006-06-13', NULL, 0, 79);
INSERT INTO athletes VALUES (14, 'Carl Winter', 2, 'M', '1992-06-30', 'Polizei SV', 1, 60);
INSERT INTO athletes VALUES (15, 'Anna Keller', 2, 'F', '1993-02-05', 'SC Hafen', 1, 101);
INSERT INTO athletes VALUES (16, 'Rolf Fink', 1, 'M', '1993-08-10', NULL, 1, 65);
INSERT INTO athletes VALUES (17, 'Petra Adler', 6, 'F', '1995-10-30', 'TSV Nord', 0, 55);
INSERT INTO athletes VALUES (18, 'Petra Zeller', 4, 'F', '1986-02-11', 'SC Hafen', 0, 89);
INSERT INTO athletes VALUES (19, 'Anton Haas', 6, 'M', '1989-05-11', NULL, 0, 66);
INSERT INTO athletes VALUES (20, 'Viktor Berger', 3, 'M', '2003-08-27', 'SC Hafen', 0, 84);
INSERT INTO athletes VALUES (21, 'Ivan Winter', 1, 'M', '2004-09-28', 'Uni Sport', 1, 58);
INSERT INTO athletes VALUES (22, 'Dora Ebner', 1, 'F', '2006-08-22', NULL, 1, 61);
INSERT INTO athletes VALUES (23, 'Rosa Thaler', 1, 'F', '1992-11-01', 'SC Hafen', 0, 76);
INSERT INTO athletes VALUES (24, 'Carla Ott', 4, 'F', '1997-01-06', 'SC Hafen', 0, 57);
INSERT INTO athletes VALUES (25, 'Frieda Ullmann', 1, 'F', '1997-07-16', 'Uni Sport', 0, 95);
INSERT INTO athletes VALUES (26, 'Rosa Ullmann', 2, 'F', '1992-01-19', NULL, 0, 50);
INSERT INTO athletes VALUES (27, 'Lucie Ott', 1, 'F', '1987-04-11', NULL, 1, 50);
INSERT INTO athletes VALUES (28, 'Tilda Lang', 3, 'F', '1997-05-21', 'Polizei SV', 0, 63);
INSERT INTO athletes VALUES (29, 'Ines Ebner', 3, 'F', '2007-12-28', 'Polizei SV', 0, 95);
INSERT INTO athletes VALUES (30, 'Johanna Fink', 5, 'F', '2007-12-12', NULL, 0, 73);
INSERT INTO athletes VALUES (31, 'Edith Jansen', 1, 'F', '2008-07-12', 'SC Hafen', 0, 103);
INSERT INTO athletes VALUES (32, 'Albert Seidl', 4, 'M', '1991-03-31', NULL, 0, 58);
INSERT INTO athletes VALUES (33, 'Frieda Hofer', 6, 'F', '2005-06-02', 'Uni Sport', 0, 57);
INSERT INTO athletes VALUES (34, 'Emil Gruber', 6, 'M', '1997-02-23', 'SC Hafen', 1, 89);
CREATE TABLE injuries (
  id INTEGER PRIMARY KEY,
  athlete_id INTEGER REFERENCES athletes(id),
  body_part TEXT,
  side TEXT,
  severity INTEGER,
  injured_on TEXT,
  cleared_on TEXT,
  occurred_in TEXT,
  surgery INTEGER
);
INSERT INTO injuries VALUES (1, 10, 'lower back', NULL, 3, '2024-03-07', '2024-07-02', 'other', 1);
INSERT INTO injuries VALUES (2, 13, 'shoulder', 'L', 2, '2024-03-21', '2024-05-06', 'training', 0);
INSERT INTO injuries VALUES (3, 17, 'knee', 'L', 2, '2024-03-21', '2024-05-18', 'training', 0);
INSERT INTO injuries VALUES (4, 27, 'shoulder', 'L', 1, '2024-03-27', '2024-04-29', 'training', 0);
INSERT INTO injuries VALUES (5, 29, 'lower back', NULL, 1, '2024-04-28', NULL, 'training', 0);
INSERT INTO injuries VALUES (6, 16, 'ankle', 'R', 1, '2024-04-28', '2024-06-01', 'training', 1);
INSERT INTO injuries VALUES (7, 15, 'hamstring', 'R', 2, '2024-04-29', '2024-06-12', 'training', 0);
INSERT INTO injuries VALUES (8, 4, 'shoulder', 'L', 2, '2024-05-01', '2024-06-12', 'other', 1);
INSERT INTO injuries VALUES (9, 5, 'wrist', 'R', 3, '2024-05-20', '2024-09-17', 'training', 0);
INSERT INTO injuries VALUES (10, 15, 'knee', 'L', 2, '2024-05-20', '2024-06-23', 'match', 0);
INSERT INTO injuries VALUES (11, 8, 'hamstring', 'R', 2, '2024-05-25', '2024-06-24', 'training', 0);
INSERT INTO injuries VALUES (12, 8, 'knee', 'L', 1, '2024-06-03', '2024-06-25', 'training', 0);
INSERT INTO injuries VALUES (13, 14, 'lower back', NULL, 1, '2024-06-04', '2024-06-22', 'other', 0);
INSERT INTO injuries VALUES (14, 24, 'knee', 'L', 2, '2024-06-18', '2024-08-01', 'training', 0);
INSERT INTO injuries VALUES (15, 2, 'shoulder', 'R', 2, '2024-07-11', '2024-09-17', 'match', 1);
INSERT INTO injuries VALUES (16, 25, 'hamstring', 'L', 1, '2024-07-21', '2024-08-29', 'match', 0);
INSERT INTO injuries VALUES (17, 25, 'wrist', 'R', 1, '2024-07-25', '2024-08-03', 'other', 0);
INSERT INTO injuries VALUES (18, 10, 'lower back', NULL, 2, '2024-07-25', '2024-08-10', 'training', 0);
INSERT INTO injuries VALUES (19, 5, 'hamstring', 'L', 2, '2024-08-01', '2024-09-04', 'training', 0);
INSERT INTO injuries VALUES (20, 2, 'ankle', 'L', 3, '2024-08-15', '2024-12-01', 'other', 0);
INSERT INTO injuries VALUES (21, 12, 'hamstring', 'L', 1, '2024-08-26', '2024-09-08', 'other', 0);
INSERT INTO injuries VALUES (22, 22, 'shoulder', 'L', 2, '2024-08-31', '2024-11-19', 'training', 0);
INSERT INTO injuries VALUES (23, 6, 'wrist', 'R', 2, '2024-09-07', '2024-09-21', 'other', 1);
INSERT INTO injuries VALUES (24, 23, 'ankle', 'R', 1, '2024-09-07', '2024-09-30', 'training', 0);
INSERT INTO injuries VALUES (25, 27, 'ankle', 'L', 1, '2024-09-26', '2024-10-14', 'match', 0);
INSERT INTO injuries VALUES (26, 4, 'hamstring', 'L', 3, '2024-10-01', '2025-01-26', 'match', 0);
INSERT INTO injuries VALUES (27, 23, 'shoulder', 'L', 1, '2024-10-03', '2024-10-15', 'training', 0);
INSERT INTO injuries VALUES (28, 10, 'knee', 'R', 2, '2024-10-14', '2024-11-15', 'match', 1);
INSERT INTO injuries VALUES (29, 8, 'knee', 'L', 1, '2024-10-17', '2024-10-29', 'training', 0);
INSERT INTO injuries VALUES (30, 1, 'lower back', NULL, 2, '2024-10-21', '2024-11-26', 'training', 0);
INSERT INTO injuries VALUES (31, 20, 'lower back', NULL, 1, '2024-10-30', '2024-12-09', 'training', 0);
INSERT INTO injuries VALUES (32, 12, 'lower back', NULL, 1, '2024-11-07', '2024-12-08', 'match', 1);
INSERT INTO injuries VALUES (33, 6, 'lower back', NULL, 2, '2024-11-10', '2025-01-03', 'match', 1);
INSERT INTO injuries VALUES (34, 29, 'knee', 'L', 2, '2024-11-14', '2025-01-13', 'training', 0);
INSERT INTO injuries VALUES (35, 17, 'shoulder', 'R', 3, '2024-11-26', '2025-02-18', 'training', 0);
INSERT INTO injuries VALUES (36, 26, 'knee', 'L', 2, '2024-12-04', '2025-01-17', 'other', 0);
INSERT INTO injuries VALUES (37, 26, 'lower back', NULL, 2, '2024-12-05', '2025-02-19', 'match', 0);
INSERT INTO injuries VALUES (38, 4, 'wrist', 'L', 1, '2024-12-09', '2025-01-06', 'match', 0);
INSERT INTO injuries VALUES (39, 14, 'shoulder', 'L', 1, '2024-12-20', '2025-01-27', 'training', 0);
INSERT INTO injuries VALUES (40, 25, 'lower back', NULL, 2, '2025-01-13', '2025-02-28', 'other', 0);
INSERT INTO injuries VALUES (41, 2, 'knee', 'L', 3, '2025-01-15', '2025-02-17', 'training', 0);
INSERT INTO injuries VALUES (42, 8, 'lower back', NULL, 3, '2025-01-19', NULL, 'training', 0);
INSERT INTO injuries VALUES (43, 26, 'shoulder', 'R', 1, '2025-01-21', '2025-02-07', 'other', 1);
INSERT INTO injuries VALUES (44, 21, 'ankle', 'R', 1, '2025-01-24', '2025-02-27', 'match', 1);
INSERT INTO injuries VALUES (45, 21, 'wrist', 'R', 2, '2025-02-12', NULL, 'other', 0);
INSERT INTO injuries VALUES (46, 8, 'ankle', 'R', 1, '2025-03-07', '2025-03-14', 'training', 0);
INSERT INTO injuries VALUES (47, 17, 'knee', 'L', 2, '2025-03-14', NULL, 'training', 0);
INSERT INTO injuries VALUES (48, 14, 'hamstring', 'R', 3, '2025-03-16', NULL, 'training', 0);
CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  injury_id INTEGER REFERENCES injuries(id),
  therapist_id INTEGER REFERENCES therapists(id),
  started_at TEXT,
  duration_min INTEGER,
  treatment TEXT,
  pain_before INTEGER,
  pain_after INTEGER,
  no_show INTEGER,
  fee_cents INTEGER
);
INSERT INTO sessions VALUES (1, 1, 4, '2024-03-12 18:40', 40, 'taping', 8, 2, 0, 4250);
INSERT INTO sessions VALUES (2, 1, 6, '2024-03-27 08:00', 45, 'dry needling', 6, 6, 0, 6750);
INSERT INTO sessions VALUES (3, 3, 2, '2024-03-31 14:40', 60, 'taping', NULL, NULL, 1, 9500);
INSERT INTO sessions VALUES (4, 4, 2, '2024-04-05 09:40', 30, 'taping', 3, 3, 0, 4750);
INSERT INTO sessions VALUES (5, 2, 4, '2024-04-14 11:20', 45, 'taping', 6, 2, 0, 4800);
INSERT INTO sessions VALUES (6, 3, 1, '2024-04-18 09:40', 45, 'dry needling', 7, 2, 0, 6150);
INSERT INTO sessions VALUES (7, 2, 2, '2024-04-21 12:20', 30, 'ultrasound', 5, 5, 0, 4750);
INSERT INTO sessions VALUES (8, 2, 4, '2024-04-28 13:40', 20, 'taping', 9, 10, 0, 2100);
INSERT INTO sessions VALUES (9, 7, 2, '2024-04-30 14:00', 30, 'taping', 7, 3, 0, 4750);
INSERT INTO sessions VALUES (10, 2, 4, '2024-05-03 14:40', 45, 'exercise', 8, 4, 0, 4800);
INSERT INTO sessions VALUES (11, 7, 2, '2024-05-03 18:00', 20, 'taping', 6, 3, 0, 3150);
INSERT INTO sessions VALUES (12, 8, 2, '2024-05-04 18:40', 30, 'massage', 7, 5, 0, 4750);
INSERT INTO sessions VALUES (13, 8, 4, '2024-05-09 10:40', 20, 'dry needling', 5, 2, 0, 2100);
INSERT INTO sessions VALUES (14, 8, 2, '2024-05-15 14:40', 20, 'exercise', 4, 0, 0, 3150);
INSERT INTO sessions VALUES (15, 7, 6, '2024-05-16 10:20', 60, 'exercise', 4, 2, 0, 9000);
INSERT INTO sessions VALUES (16, 9, 2, '2024-05-27 18:40', 60, 'dry needling', 8, 7, 0, 9500);
INSERT INTO sessions VALUES (17, 6, 6, '2024-05-28 15:40', 40, 'taping', 5, 1, 0, 6000);
INSERT INTO sessions VALUES (18, 9, 3, '2024-05-29 11:00', 60, 'exercise', 3, 4, 0, 11000);
INSERT INTO sessions VALUES (19, 6, 3, '2024-05-30 09:00', 40, 'dry needling', NULL, NULL, 1, 7300);
INSERT INTO sessions VALUES (20, 7, 4, '2024-05-31 12:00', 20, 'taping', 4, 3, 0, 2100);
INSERT INTO sessions VALUES (21, 11, 4, '2024-06-02 11:40', 20, 'exercise', 7, 6, 0, 2100);
INSERT INTO sessions VALUES (22, 7, 4, '2024-06-08 18:00', 20, 'dry needling', 8, 4, 0, 2100);
INSERT INTO sessions VALUES (23, 6, 1, '2024-06-10 17:20', 30, 'exercise', 4, 0, 0, 4100);
INSERT INTO sessions VALUES (24, 12, 3, '2024-06-14 08:40', 40, 'taping', 8, 8, 0, 7300);
INSERT INTO sessions VALUES (25, 11, 6, '2024-06-14 10:20', 40, 'ultrasound', 8, 7, 0, 6000);
INSERT INTO sessions VALUES (26, 11, 2, '2024-06-18 15:00', 30, 'ultrasound', 9, 8, 0, 4750);
INSERT INTO sessions VALUES (27, 14, 2, '2024-06-19 16:40', 45, 'exercise', 5, 3, 0, 7100);
INSERT INTO sessions VALUES (28, 12, 6, '2024-06-24 13:40', 60, 'exercise', 9, 4, 0, 9000);
INSERT INTO sessions VALUES (29, 9, 6, '2024-07-01 12:40', 20, 'exercise', 5, 5, 0, 3000);
INSERT INTO sessions VALUES (30, 9, 4, '2024-07-01 16:20', 60, 'dry needling', 4, 1, 0, 6400);
INSERT INTO sessions VALUES (31, 14, 4, '2024-07-07 09:00', 45, 'ultrasound', 3, 0, 0, 4800);
INSERT INTO sessions VALUES (32, 12, 6, '2024-07-07 14:00', 60, 'ultrasound', 6, 2, 0, 9000);
INSERT INTO sessions VALUES (33, 13, 3, '2024-07-12 16:00', 60, 'exercise', 6, 2, 0, 11000);
INSERT INTO sessions VALUES (34, 12, 4, '2024-07-15 17:40', 45, 'ultrasound', 4, 3, 0, 4800);
INSERT INTO sessions VALUES (35, 17, 2, '2024-07-31 10:00', 20, 'massage', 8, 5, 0, 3150);
INSERT INTO sessions VALUES (36, 18, 4, '2024-08-06 12:00', 45, 'dry needling', 3, 0, 0, 4800);
INSERT INTO sessions VALUES (37, 15, 4, '2024-08-10 10:00', 45, 'massage', 7, 4, 0, 4800);
INSERT INTO sessions VALUES (38, 18, 2, '2024-08-11 12:20', 40, 'massage', NULL, NULL, 1, 6300);
INSERT INTO sessions VALUES (39, 15, 2, '2024-08-13 16:20', 30, 'taping', NULL, NULL, 1, 4750);
INSERT INTO sessions VALUES (40, 17, 4, '2024-08-14 09:20', 45, 'ultrasound', 8, 7, 0, 4800);
INSERT INTO sessions VALUES (41, 17, 1, '2024-08-14 13:20', 30, 'massage', 6, 1, 0, 4100);
INSERT INTO sessions VALUES (42, 17, 1, '2024-08-14 18:00', 30, 'massage', NULL, NULL, 1, 4100);
INSERT INTO sessions VALUES (43, 16, 4, '2024-08-15 09:00', 40, 'dry needling', 6, 2, 0, 4250);
INSERT INTO sessions VALUES (44, 16, 6, '2024-08-27 12:00', 60, 'taping', 7, 3, 0, 9000);
INSERT INTO sessions VALUES (45, 20, 4, '2024-08-28 11:00', 20, 'massage', 5, 3, 0, 2100);
INSERT INTO sessions VALUES (46, 20, 6, '2024-09-07 17:20', 40, 'massage', 3, 3, 0, 6000);
INSERT INTO sessions VALUES (47, 22, 4, '2024-09-08 08:00', 20, 'dry needling', 7, 8, 0, 2100);
INSERT INTO sessions VALUES (48, 22, 2, '2024-09-17 10:00', 40, 'ultrasound', 4, 4, 0, 6300);
INSERT INTO sessions VALUES (49, 23, 4, '2024-09-17 10:00', 40, 'ultrasound', NULL, NULL, 1, 4250);
INSERT INTO sessions VALUES (50, 21, 4, '2024-09-24 09:00', 30, 'massage', 7, 7, 0, 3200);
INSERT INTO sessions VALUES (51, 20, 3, '2024-09-27 09:20', 20, 'ultrasound', 8, 9, 0, 3650);
INSERT INTO sessions VALUES (52, 25, 4, '2024-10-02 10:00', 45, 'exercise', 8, 4, 0, 4800);
INSERT INTO sessions VALUES (53, 27, 2, '2024-10-04 13:00', 60, 'massage', 6, 6, 0, 9500);
INSERT INTO sessions VALUES (54, 25, 4, '2024-10-08 16:20', 30, 'exercise', 9, 7, 0, 3200);
INSERT INTO sessions VALUES (55, 21, 6, '2024-10-10 12:20', 30, 'massage', 5, 0, 0, 4500);
INSERT INTO sessions VALUES (56, 23, 4, '2024-10-12 13:00', 45, 'massage', 3, 4, 0, 4800);
INSERT INTO sessions VALUES (57, 27, 6, '2024-10-19 12:20', 40, 'ultrasound', 9, 10, 0, 6000);
INSERT INTO sessions VALUES (58, 23, 2, '2024-10-19 14:20', 45, 'taping', 8, 9, 0, 7100);
INSERT INTO sessions VALUES (59, 25, 4, '2024-10-21 12:20', 40, 'taping', 5, 2, 0, 4250);
INSERT INTO sessions VALUES (60, 27, 3, '2024-11-02 08:40', 40, 'ultrasound', 6, 5, 0, 7300);
INSERT INTO sessions VALUES (61, 27, 4, '2024-11-03 09:20', 45, 'dry needling', 4, 2, 0, 4800);
INSERT INTO sessions VALUES (62, 28, 4, '2024-11-04 08:40', 45, 'exercise', 3, 0, 0, 4800);
INSERT INTO sessions VALUES (63, 31, 1, '2024-11-06 13:40', 40, 'taping', 6, 2, 0, 5450);
INSERT INTO sessions VALUES (64, 29, 2, '2024-11-10 18:20', 30, 'taping', 5, 3, 0, 4750);
INSERT INTO sessions VALUES (65, 30, 1, '2024-11-16 08:20', 60, 'taping', 7, 7, 0, 8200);
INSERT INTO sessions VALUES (66, 28, 4, '2024-11-24 10:00', 30, 'massage', 6, 4, 0, 3200);
INSERT INTO sessions VALUES (67, 32, 2, '2024-11-26 10:40', 60, 'massage', 3, 4, 0, 9500);
INSERT INTO sessions VALUES (68, 32, 4, '2024-11-28 11:20', 40, 'exercise', 7, 8, 0, 4250);
INSERT INTO sessions VALUES (69, 34, 4, '2024-12-14 10:40', 60, 'exercise', 3, 1, 0, 6400);
INSERT INTO sessions VALUES (70, 35, 3, '2024-12-15 16:40', 60, 'exercise', 3, 1, 0, 11000);
INSERT INTO sessions VALUES (71, 38, 4, '2024-12-18 08:00', 45, 'ultrasound', NULL, NULL, 1, 4800);
INSERT INTO sessions VALUES (72, 37, 2, '2024-12-22 10:40', 30, 'taping', 9, 5, 0, 4750);
INSERT INTO sessions VALUES (73, 37, 4, '2024-12-25 13:20', 60, 'ultrasound', 5, 3, 0, 6400);
INSERT INTO sessions VALUES (74, 36, 6, '2024-12-28 12:00', 30, 'exercise', 5, 2, 0, 4500);
INSERT INTO sessions VALUES (75, 35, 6, '2025-01-04 14:00', 40, 'dry needling', NULL, NULL, 1, 6000);
INSERT INTO sessions VALUES (76, 38, 1, '2025-01-12 15:00', 45, 'taping', 4, 0, 0, 6150);
INSERT INTO sessions VALUES (77, 42, 2, '2025-01-20 09:40', 40, 'taping', 4, 0, 0, 6300);
INSERT INTO sessions VALUES (78, 41, 2, '2025-02-10 12:20', 45, 'dry needling', 5, 5, 0, 7100);
INSERT INTO sessions VALUES (79, 40, 1, '2025-02-22 10:40', 20, 'exercise', NULL, NULL, 1, 2700);
INSERT INTO sessions VALUES (80, 43, 2, '2025-02-26 08:40', 30, 'exercise', 3, 2, 0, 4750);
