CREATE TABLE guards (
  guard_id INTEGER PRIMARY KEY,
  guard_name TEXT,
  age INTEGER,
  grade TEXT,
  jetski_licence TEXT,
  first_aid_cert_date TEXT
);
INSERT INTO guards VALUES (1, 'Skye Turner', 19, 'Senior', 'Y', '2025-03-31');
INSERT INTO guards VALUES (2, 'Marco Bell', 17, 'Senior', 'N', '2024-07-25');
INSERT INTO guards VALUES (3, 'Jodie Finn', 31, 'Trainee', 'Y', '2024-06-17');
INSERT INTO guards VALUES (4, 'Ollie Reyes', 18, 'Trainee', 'N', '2024-12-28');
INSERT INTO guards VALUES (5, 'Tamsin Webb', 26, 'Trainee', 'N', '2024-06-05');
INSERT INTO guards VALUES (6, 'Kai Morgan', 31, 'Beach', 'Y', '2024-10-08');
INSERT INTO guards VALUES (7, 'Bea Nolan', 18, 'senior', 'N', '2024-02-08');
INSERT INTO guards VALUES (8, 'Ash Dunmore', 21, 'Trainee', 'N', '2024-12-12');
INSERT INTO guards VALUES (9, 'Rob Sealy', 18, 'senior', 'Y', '2024-12-04');
CREATE TABLE incidents (
  id INTEGER PRIMARY KEY,
  inc_date TEXT,
  inc_time TEXT,
  beach TEXT,
  kind TEXT,
  flag TEXT,
  guard_id INTEGER REFERENCES guards(guard_id),
  persons INTEGER,
  casualty_age INTEGER,
  origin TEXT,
  swim_out_m INTEGER,
  duration_min INTEGER,
  kit_used TEXT,
  wave_m REAL,
  water_temp_c REAL,
  wind_kmh INTEGER,
  ambulance INTEGER,
  hospital TEXT,
  notes TEXT
);
INSERT INTO incidents VALUES (1, '2025-05-27', '13:45', 'North Bay', 'lost child', 'green', 3, 1, NULL, 'visitor', NULL, 55, 'first aid kit', 0.7, 13.8, 18, 0, 'yes', 'rip current');
INSERT INTO incidents VALUES (2, '2025-07-22', '14:40', 'Long Sands', 'jellyfish sting', 'Red', 1, 1, 6, 'visitor', NULL, 42, '', 0.5, 14.3, 20, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (3, '2025-06-17', '12:30', 'Long Sands', 'assist', '', 4, 1, 45, '', 17, 10, 'tube', 1.9, 16.6, 9, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (4, '2025-08-07', '16:15', 'Harbour Beach', 'warning given', 'yellow', 5, 1, 12, 'visitor', NULL, 55, 'first aid kit', 2.4, 14.0, 18, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (5, '2025-08-30', '13:05', 'North Bay', 'first aid', 'red', 3, 1, 7, 'visitor', NULL, 57, '', 0.5, 14.2, 27, 1, 'no', 'rip current');
INSERT INTO incidents VALUES (6, '2025-06-09', '15:05', 'Harbour Beach', 'assist', 'yellow', 6, 1, 4, '', 21, 37, 'tube', 2.0, 11.1, 15, 0, 'no', 'alcohol involved');
INSERT INTO incidents VALUES (7, '2025-07-18', '14:10', 'North Bay', 'assist', '', 1, 1, 6, 'unknown', 39, 24, 'rope, board', 1.9, 11.2, 6, 1, 'no', 'rip current');
INSERT INTO incidents VALUES (8, '2025-07-07', '15:05', 'North Bay', 'first aid', 'yellow', 1, 1, NULL, 'local', NULL, 55, 'first aid kit', 1.7, 14.9, 26, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (9, '2025-05-28', '18:10', 'Harbour Beach', 'rescue', 'red', 1, 1, 17, '', 32, 94, 'tube, jet ski', 1.1, 17.2, 15, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (10, '2025-06-13', '18:20', 'North Bay', 'first aid', 'red', 3, 1, 63, 'visitor', NULL, 23, '', 1.8, 14.6, 12, 0, 'no', '');
INSERT INTO incidents VALUES (11, '2025-06-05', '13:45', 'North Bay', 'first aid', 'yellow', 3, 2, 38, '', NULL, 30, 'first aid kit', 2.0, 13.8, 12, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (12, '2025-08-05', '15:45', 'harbour beach', 'assist', 'Red', 6, 1, 38, 'local', 16, 15, 'tube', 0.5, 16.7, 7, 1, 'yes', 'inflatable blown out');
INSERT INTO incidents VALUES (13, '2025-09-13', '18:10', 'Long Sands', 'rescue', 'yellow', 3, 1, 45, 'visitor', 3, 22, 'board, tube', 1.5, 11.9, 6, 1, 'yes', 'alcohol involved');
INSERT INTO incidents VALUES (14, '2025-05-28', '15:45', 'North Bay', 'assist', 'red', 6, 1, 6, 'unknown', 25, 66, 'jet ski, tube', 2.0, 14.1, 16, 0, 'yes', '');
INSERT INTO incidents VALUES (15, '2025-06-14', '14:15', 'North Bay', 'jellyfish sting', 'Red', 5, 1, 22, 'visitor', NULL, 80, '', 0.4, 13.8, 11, 0, 'no', '');
INSERT INTO incidents VALUES (16, '2025-06-26', '10:15', 'North Bay', 'lost child', '', 7, 3, 22, 'unknown', NULL, 80, 'first aid kit', 0.6, 18.1, 7, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (17, '2025-07-09', '14:15', 'harbour beach', 'jellyfish sting', 'yellow', 1, 3, 17, 'visitor', NULL, 83, '', 0.7, 19.1, 32, 0, 'yes', 'alcohol involved');
INSERT INTO incidents VALUES (18, '2025-07-15', '13:15', 'North Bay', 'warning given', 'Red', 3, 1, 34, 'visitor', NULL, 15, '', 0.4, 11.3, 15, 1, 'no', 'inflatable blown out');
INSERT INTO incidents VALUES (19, '2025-06-23', '15:10', 'North Bay', 'jellyfish sting', 'yellow', 5, 1, 7, '', NULL, 34, '', 1.5, 14.7, 32, 0, 'yes', '');
INSERT INTO incidents VALUES (20, '2025-07-07', '17:00', 'Harbour Beach', 'jellyfish sting', 'yellow', 1, 1, 72, '', NULL, 55, 'first aid kit', 2.2, 17.6, 3, 0, 'no', '');
INSERT INTO incidents VALUES (21, '2025-07-02', '16:40', 'North Bay', 'assist', 'green', 7, 3, NULL, 'local', 4, 18, 'board, tube', 2.3, 18.6, 28, 0, 'no', '');
INSERT INTO incidents VALUES (22, '2025-06-16', '10:55', 'Harbour Beach', 'jellyfish sting', 'green', 3, 1, 17, 'visitor', NULL, 51, 'first aid kit', 2.0, 17.1, 20, 0, 'no', '');
INSERT INTO incidents VALUES (23, '2025-08-30', '11:55', 'Harbour Beach', 'lost child', 'green', 8, 1, 15, '', NULL, 38, '', 1.6, 17.4, 11, 0, 'no', '');
INSERT INTO incidents VALUES (24, '2025-06-06', '12:20', 'harbour beach', 'rescue', 'yellow', 7, 1, NULL, 'unknown', NULL, 73, 'board, rope', 1.2, 17.1, 9, 1, 'no', 'cut foot on glass');
INSERT INTO incidents VALUES (25, '2025-07-14', '15:10', 'Long Sands', 'rescue', 'red', 2, 1, 22, 'visitor', 8, 61, 'rope, board', 1.9, 12.2, 20, 0, 'no', '');
INSERT INTO incidents VALUES (26, '2025-06-26', '15:55', 'Long Sands', 'jellyfish sting', '', 3, 1, 51, 'visitor', NULL, 32, '', 2.0, 12.9, 11, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (27, '2025-08-02', '17:45', 'North Bay', 'first aid', 'yellow', 5, 1, 9, 'visitor', NULL, 43, 'first aid kit', 1.8, 15.2, 7, 0, 'no', 'cut foot on glass');
INSERT INTO incidents VALUES (28, '2025-06-16', '14:45', 'North Bay', 'warning given', 'yellow', 3, 2, 4, 'visitor', NULL, 5, '', 1.1, 13.7, 20, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (29, '2025-07-01', '18:15', 'Long Sands', 'jellyfish sting', 'red', 6, 1, 45, 'local', NULL, 37, 'first aid kit', 0.3, 18.6, 6, 0, 'no', '');
INSERT INTO incidents VALUES (30, '2025-09-11', '13:00', 'Long Sands', 'rescue', 'yellow', 4, 2, 17, 'visitor', 32, 63, 'board, rope', 1.7, 12.5, 12, 1, 'yes', 'cut foot on glass');
INSERT INTO incidents VALUES (31, '2025-06-14', '15:00', 'Harbour Beach', 'assist', 'yellow', 6, 5, 72, 'unknown', 37, 23, 'rope, jet ski', 1.7, 11.2, 7, 0, 'yes', '');
INSERT INTO incidents VALUES (32, '2025-06-07', '14:20', 'Long Sands', 'lost child', 'green', 5, 3, 7, 'visitor', NULL, 70, '', 0.8, 15.3, 6, 0, 'no', 'inflatable blown out');
INSERT INTO incidents VALUES (33, '2025-05-28', '12:40', 'North Bay', 'assist', 'yellow', 6, 3, NULL, 'visitor', 26, 81, 'board', 1.0, 12.3, 26, 0, 'no', 'inflatable blown out');
INSERT INTO incidents VALUES (34, '2025-07-08', '11:10', 'Harbour Beach', 'jellyfish sting', 'yellow', 7, 2, 9, 'visitor', NULL, 77, 'first aid kit', 1.8, 15.1, 5, 1, 'no', 'rip current');
INSERT INTO incidents VALUES (35, '2025-07-05', '12:05', 'harbour beach', 'assist', 'yellow', 7, 1, NULL, 'unknown', 22, 72, 'jet ski', 1.2, 11.6, 12, 0, 'yes', '');
INSERT INTO incidents VALUES (36, '2025-06-07', '13:40', 'Harbour Beach', 'rescue', 'red', 6, 3, 63, 'visitor', 24, 47, 'rope, board', 1.7, 17.6, 13, 0, 'no', 'inflatable blown out');
INSERT INTO incidents VALUES (37, '2025-08-17', '13:40', 'Long Sands', 'first aid', 'red', 5, 1, NULL, 'visitor', NULL, 41, 'first aid kit', 1.8, 11.3, 29, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (38, '2025-08-23', '15:45', 'North Bay', 'first aid', 'red', 3, 2, 6, 'local', NULL, 15, '', 2.4, 12.8, 34, 0, 'no', '');
INSERT INTO incidents VALUES (39, '2025-08-02', '14:15', 'North Bay', 'jellyfish sting', 'red', 5, 1, NULL, 'local', NULL, 54, 'first aid kit', 2.4, 19.5, 28, 0, 'yes', 'cut foot on glass');
INSERT INTO incidents VALUES (40, '2025-06-11', '14:00', 'Long Sands', 'lost child', '', 8, 2, 8, 'local', NULL, 66, 'first aid kit', 1.3, 17.8, 22, 0, 'no', 'inflatable blown out');
INSERT INTO incidents VALUES (41, '2025-08-05', '15:40', 'North Bay', 'first aid', 'green', 2, 1, 8, 'visitor', NULL, 50, 'first aid kit', 0.5, 12.8, 14, 0, 'yes', '');
INSERT INTO incidents VALUES (42, '2025-08-05', '15:30', 'North Bay', 'jellyfish sting', 'yellow', 4, 1, 8, 'visitor', NULL, 18, 'first aid kit', 0.3, 18.4, 9, 0, 'no', 'inflatable blown out');
INSERT INTO incidents VALUES (43, '2025-08-17', '11:30', 'Harbour Beach', 'rescue', 'red', 2, 1, 72, '', 21, 28, 'jet ski', 0.6, 11.1, 32, 0, 'no', '');
INSERT INTO incidents VALUES (44, '2025-07-19', '17:20', 'North Bay', 'warning given', 'yellow', 3, 1, NULL, 'visitor', NULL, 18, '', 0.9, 17.6, 32, 1, 'no', '');
INSERT INTO incidents VALUES (45, '2025-09-06', '18:05', 'North Bay', 'Rescue', 'yellow', 8, 1, 22, 'visitor', 22, 26, 'rope, jet ski', 1.5, 14.5, 18, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (46, '2025-07-16', '16:15', 'harbour beach', 'rescue', 'yellow', 7, 1, 38, 'local', 27, 52, 'rope, jet ski', 0.7, 12.4, 11, 0, 'no', 'inflatable blown out');
INSERT INTO incidents VALUES (47, '2025-07-28', '13:40', 'Long Sands', 'first aid', 'yellow', 3, 1, NULL, 'visitor', NULL, 8, '', 1.9, 16.5, 25, 0, 'yes', '');
INSERT INTO incidents VALUES (48, '2025-07-27', '16:55', 'Long Sands', 'rescue', 'red', 1, 1, 12, '', 38, 86, 'board, rope', 0.8, 11.7, 14, 0, 'yes', 'rip current');
INSERT INTO incidents VALUES (49, '2025-08-25', '13:30', 'North Bay', 'assist', 'red', 7, 1, 63, 'visitor', 31, 83, 'rope', 0.7, 12.3, 7, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (50, '2025-08-21', '12:30', 'Harbour Beach', 'first aid', 'green', 8, 3, 15, 'visitor', NULL, 55, 'first aid kit', 2.2, 16.8, 4, 1, 'no', '');
INSERT INTO incidents VALUES (51, '2025-06-11', '17:05', 'North Bay', 'first aid', 'yellow', 6, 2, 63, 'visitor', NULL, 93, 'first aid kit', 1.4, 15.9, 8, 0, 'no', '');
INSERT INTO incidents VALUES (52, '2025-09-01', '10:40', 'Harbour Beach', 'assist', 'yellow', 5, 2, 4, 'local', 30, 9, 'board', 0.5, 16.2, 18, 0, 'no', '');
INSERT INTO incidents VALUES (53, '2025-08-26', '17:30', 'harbour beach', 'rescue', 'red', 4, 1, 4, 'local', 39, 95, 'tube, rope', 0.7, 16.9, 25, 0, 'yes', 'inflatable blown out');
INSERT INTO incidents VALUES (54, '2025-09-12', '18:55', 'harbour beach', 'rescue', 'yellow', 5, 5, 45, 'local', 10, 21, 'board', 0.6, 16.4, 22, 0, 'no', '');
INSERT INTO incidents VALUES (55, '2025-05-27', '16:40', 'Long Sands', 'assist', 'yellow', 7, 5, NULL, 'visitor', 33, 13, 'tube', 0.3, 11.4, 5, 0, 'no', '');
INSERT INTO incidents VALUES (56, '2025-09-14', '16:00', 'Long Sands', 'rescue', 'yellow', 6, 1, 9, 'local', 22, 89, 'jet ski', 1.2, 18.3, 21, 0, 'no', 'inflatable blown out');
INSERT INTO incidents VALUES (57, '2025-08-09', '14:15', 'North Bay', 'warning given', 'green', 1, 1, 27, 'visitor', NULL, 31, 'first aid kit', 0.9, 15.0, 31, 0, 'no', '');
INSERT INTO incidents VALUES (58, '2025-08-30', '12:05', 'Long Sands', 'jellyfish sting', 'yellow', 6, 2, NULL, 'visitor', NULL, 35, 'first aid kit', 1.4, 18.5, 20, 1, 'no', '');
INSERT INTO incidents VALUES (59, '2025-08-02', '16:10', 'North Bay', 'assist', 'yellow', 2, 5, 7, 'local', 31, 56, 'jet ski, board', 0.2, 17.4, 30, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (60, '2025-07-17', '17:30', 'Harbour Beach', 'jellyfish sting', 'yellow', 3, 2, 22, 'local', NULL, 23, '', 0.5, 16.7, 21, 0, 'yes', 'cut foot on glass');
INSERT INTO incidents VALUES (61, '2025-08-20', '14:05', 'Harbour Beach', 'jellyfish sting', 'red', 8, 2, NULL, 'local', NULL, 78, '', 2.0, 14.9, 26, 0, 'yes', '');
INSERT INTO incidents VALUES (62, '2025-08-04', '15:05', 'North Bay', 'first aid', 'yellow', 2, 1, 63, 'local', NULL, 70, '', 1.9, 12.1, 13, 0, 'no', '');
INSERT INTO incidents VALUES (63, '2025-09-10', '12:00', 'Long Sands', 'first aid', 'yellow', 6, 2, 7, 'local', NULL, 63, '', 0.8, 15.0, 8, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (64, '2025-07-10', '10:55', 'North Bay', 'warning given', 'red', 1, 2, NULL, 'visitor', NULL, 38, 'first aid kit', 0.4, 18.4, 34, 1, 'no', '');
INSERT INTO incidents VALUES (65, '2025-07-03', '13:05', 'North Bay', 'jellyfish sting', 'yellow', 7, 2, 63, 'local', NULL, 79, 'first aid kit', 0.5, 15.6, 4, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (66, '2025-07-12', '12:45', 'Harbour Beach', 'warning given', 'yellow', 5, 2, 22, 'visitor', NULL, 39, '', 2.3, 18.6, 20, 0, 'no', 'alcohol involved');
INSERT INTO incidents VALUES (67, '2025-08-03', '11:05', 'North Bay', 'Rescue', 'yellow', 8, 2, 22, 'visitor', 13, 22, 'jet ski', 0.9, 19.0, 25, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (68, '2025-06-27', '13:05', 'North Bay', 'warning given', 'yellow', 5, 3, 38, 'local', NULL, 36, '', 1.9, 12.5, 18, 0, 'no', 'rip current');
INSERT INTO incidents VALUES (69, '2025-08-05', '16:05', 'North Bay', 'rescue', 'green', 5, 3, 63, 'unknown', 34, 79, 'tube', 1.3, 14.3, 9, 1, 'no', '');
INSERT INTO incidents VALUES (70, '2025-09-13', '16:45', 'North Bay', 'rescue', 'green', 5, 1, NULL, 'visitor', 33, 54, 'jet ski, board', 0.9, 15.3, 30, 0, 'no', 'alcohol involved');
INSERT INTO incidents VALUES (71, '2025-08-06', '16:20', 'North Bay', 'assist', 'green', 6, 1, NULL, 'visitor', 12, 72, 'tube', 1.3, 14.2, 27, 0, 'no', 'alcohol involved');
INSERT INTO incidents VALUES (72, '2025-06-12', '13:00', 'Long Sands', 'warning given', 'green', 4, 1, 51, 'visitor', NULL, 59, 'first aid kit', 1.1, 15.3, 21, 0, 'no', '');
INSERT INTO incidents VALUES (73, '2025-07-30', '10:55', 'North Bay', 'first aid', 'red', 2, 1, 45, 'local', NULL, 78, 'first aid kit', 2.3, 17.6, 8, 1, 'no', 'cut foot on glass');
INSERT INTO incidents VALUES (74, '2025-07-29', '16:05', 'North Bay', 'assist', 'red', 4, 2, 34, 'visitor', 18, 53, 'tube', 1.4, 18.0, 32, 0, 'yes', 'rip current');
INSERT INTO incidents VALUES (75, '2025-09-13', '11:10', 'North Bay', 'jellyfish sting', 'yellow', 6, 1, 72, 'visitor', NULL, 38, '', 1.4, 18.4, 4, 0, 'no', 'alcohol involved');
INSERT INTO incidents VALUES (76, '2025-06-02', '13:55', 'Harbour Beach', 'jellyfish sting', 'yellow', 8, 1, 15, 'local', NULL, 71, '', 1.3, 14.8, 8, 1, 'no', '');
INSERT INTO incidents VALUES (77, '2025-06-08', '14:40', 'harbour beach', 'jellyfish sting', 'yellow', 8, 1, 27, 'local', NULL, 16, '', 1.2, 13.3, 33, 0, 'yes', '');
INSERT INTO incidents VALUES (78, '2025-07-18', '17:30', 'Long Sands', 'warning given', 'red', 2, 2, 7, 'local', NULL, 32, 'first aid kit', 1.6, 13.8, 14, 1, 'yes', '');
INSERT INTO incidents VALUES (79, '2025-08-26', '13:00', 'Harbour Beach', 'jellyfish sting', 'yellow', 4, 1, 34, 'visitor', NULL, 51, 'first aid kit', 0.9, 13.1, 20, 0, 'no', '');
INSERT INTO incidents VALUES (80, '2025-08-14', '13:15', 'Harbour Beach', 'first aid', 'green', 3, 2, 4, 'unknown', NULL, 23, 'first aid kit', 1.0, 14.1, 13, 1, 'no', 'alcohol involved');
INSERT INTO incidents VALUES (81, '2025-07-26', '14:00', 'North Bay', 'rescue', 'yellow', 8, 1, NULL, 'local', NULL, 80, 'jet ski, tube', 1.5, 16.9, 23, 0, 'no', '');
INSERT INTO incidents VALUES (82, '2025-05-31', '12:15', 'Long Sands', 'warning given', 'Red', 2, 2, 8, 'visitor', NULL, 61, 'first aid kit', 1.6, 15.0, 18, 0, 'no', 'inflatable blown out');
INSERT INTO incidents VALUES (83, '2025-08-25', '15:55', 'harbour beach', 'first aid', 'red', 5, 1, 15, 'local', NULL, 59, '', 1.9, 17.6, 34, 0, 'no', '');
INSERT INTO incidents VALUES (84, '2025-09-09', '15:45', 'harbour beach', 'rescue', 'red', 3, 1, 63, 'local', 17, 63, 'board', 1.1, 19.0, 19, 0, 'no', '');
INSERT INTO incidents VALUES (85, '2025-06-30', '13:30', 'North Bay', 'assist', '', 5, 1, 9, 'visitor', 34, 78, 'board, jet ski', 1.9, 12.6, 5, 1, 'no', '');
INSERT INTO incidents VALUES (86, '2025-06-28', '10:15', 'Harbour Beach', 'assist', 'green', 6, 2, 72, 'visitor', 37, 84, 'tube', 1.4, 16.3, 26, 0, 'no', 'inflatable blown out');
INSERT INTO incidents VALUES (87, '2025-05-24', '10:45', 'harbour beach', 'lost child', 'red', 4, 2, 22, 'visitor', NULL, 62, 'first aid kit', 2.1, 16.9, 9, 0, 'no', '');
INSERT INTO incidents VALUES (88, '2025-06-02', '11:40', 'Long Sands', 'rescue', 'yellow', 5, 1, NULL, 'local', 29, 70, 'board, rope', 1.9, 11.5, 13, 0, 'no', '');
