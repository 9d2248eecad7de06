CREATE TABLE Sessions (
  SessionID INTEGER PRIMARY KEY,
  SessDate TEXT,
  StartTime TEXT,
  SessType TEXT,
  DurationMins INTEGER,
  Pad TEXT,
  Attendance INTEGER,
  SkatesHired INTEGER,
  TicketIncome REAL,
  CafeIncome REAL,
  IceTempC REAL,
  Resurfaced TEXT,
  Injuries INTEGER,
  Stewards TEXT,
  Notes TEXT
);
INSERT INTO Sessions VALUES (1, '2025-10-17', '20:00', 'Learn to skate', 120, 'B', 18, 9, 126.0, 151.0, -5.2, '0', 0, 'Stefan, Priya', '');
INSERT INTO Sessions VALUES (2, '2025-11-05', '13:30', 'Learn to skate', 45, 'A', 15, 3, 105.0, 109.41, -3.2, '0', 0, 'Maja', '');
INSERT INTO Sessions VALUES (3, '2026-02-20', '17:00', 'Hockey', 90, 'A', 4, 0, 24.0, 48.1, -3.1, '1', 2, 'Ollie', '');
INSERT INTO Sessions VALUES (4, '2025-10-25', '07:00', 'Curling', 45, 'B', 24, 0, 144.0, 209.15, -5.4, '0', 0, 'Stefan, Priya', 'private party');
INSERT INTO Sessions VALUES (5, '2025-11-16', '07:00', 'Public', 90, 'B', 222, 104, 1554.0, 107.59, -4.9, '1', 0, 'Ollie, Maja', 'music system down');
INSERT INTO Sessions VALUES (6, '2025-11-08', '17:00', 'Figure', 90, 'A', 38, 11, 304.0, 227.26, -4.2, '0', 0, 'Ollie, Maja', '');
INSERT INTO Sessions VALUES (7, '2025-10-23', '13:30', 'Curling', 90, 'A', 28, 0, 196.0, 38.8, -6.1, '0', 0, 'Priya', '');
INSERT INTO Sessions VALUES (8, '2025-09-24', '17:00', 'Hockey', 45, 'B', 41, 0, 246.0, 55.02, -3.9, '1', 0, 'Ollie, Maja', '');
INSERT INTO Sessions VALUES (9, '2025-10-02', '13:30', 'Learn to skate', 120, 'B', 8, 2, 48.0, 45.92, -5.1, '0', 0, 'Stefan', '');
INSERT INTO Sessions VALUES (10, '2025-11-15', '17:00', 'Hockey', 45, 'A', 20, 0, 160.0, 104.79, -5.9, '0', 2, 'Priya', 'soft ice by gate');
INSERT INTO Sessions VALUES (11, '2025-12-22', '10:00', 'Hockey', 90, 'A', 26, 0, 182.0, 56.24, -4.4, '0', 0, 'Priya', '');
INSERT INTO Sessions VALUES (12, '2025-09-23', '07:00', 'Figure', 60, 'A', 41, 16, 328.0, 177.1, -4.2, '1', 0, 'Ollie', '');
INSERT INTO Sessions VALUES (13, '2025-09-20', '20:00', 'Learn to skate', 45, 'A', 26, 4, 182.0, 154.01, -4.2, '0', 0, 'Stefan', '');
INSERT INTO Sessions VALUES (14, '2025-11-12', '20:00', 'Public', 60, 'A', 149, 33, 1192.0, 226.1, -4.0, '1', 0, 'Ollie', 'late start');
INSERT INTO Sessions VALUES (15, '2025-12-15', '13:30', 'learn to skate', 60, 'B', 10, 6, 80.0, 165.69, -4.2, '1', 0, 'Ollie, Maja', 'music system down');
INSERT INTO Sessions VALUES (16, '2026-02-20', '10:00', 'public', 90, 'A', 179, 30, 1074.0, 88.84, -3.4, '0', 0, 'Ollie, Maja', '');
INSERT INTO Sessions VALUES (17, '2025-09-13', '20:00', 'Figure', 90, 'B', 18, 9, 108.0, 223.2, -6.5, '1', 0, 'Ollie', 'private party');
INSERT INTO Sessions VALUES (18, '2025-09-19', '17:00', 'Learn to skate', 120, 'A', 21, 10, 147.0, 173.38, -4.1, '0', 0, 'Ollie, Maja', '');
INSERT INTO Sessions VALUES (19, '2025-11-06', '10:00', 'Hockey ', 120, 'A', 12, 0, 84.0, 45.3, -3.2, '0', 0, 'Stefan', 'soft ice by gate');
INSERT INTO Sessions VALUES (20, '2025-10-07', '10:00', 'Public', 45, 'A', 43, 10, 344.0, 81.73, -5.7, '1', 0, 'Ollie', 'private party');
INSERT INTO Sessions VALUES (21, '2025-10-16', '10:00', 'Public', 120, 'A', 62, 13, 434.0, 187.98, -5.3, '0', 0, 'Ollie', '');
INSERT INTO Sessions VALUES (22, '2025-10-19', '13:30', 'PUBLIC', 60, 'A', 212, 44, 1272.0, 56.75, -3.2, '0', 0, 'Stefan, Priya', '');
INSERT INTO Sessions VALUES (23, '2025-10-20', '10:00', 'Disco', 120, 'A', 39, 17, 234.0, 108.19, -5.2, '0', 0, 'Priya', '');
INSERT INTO Sessions VALUES (24, '2025-12-13', '20:00', 'Public', 120, 'B', 218, 159, 1308.0, 167.1, -5.5, '0', 0, 'Ollie', 'soft ice by gate');
INSERT INTO Sessions VALUES (25, '2025-11-13', '13:30', 'public', 90, 'A', 70, 48, 420.0, 125.9, -3.7, '0', 0, 'Stefan', '');
INSERT INTO Sessions VALUES (26, '2025-11-11', '10:00', 'Public', 120, 'A', 97, 51, 776.0, 225.35, -4.0, '1', 1, 'Stefan, Priya', '');
INSERT INTO Sessions VALUES (27, '2025-10-05', '20:00', 'Figure', 45, 'A', 23, 4, 184.0, 126.7, -4.7, '0', 2, 'Ollie', '');
INSERT INTO Sessions VALUES (28, '2025-12-22', '20:00', 'Curling', 90, 'B', 7, 0, 56.0, 227.51, -3.9, '0', 0, 'Stefan, Priya', '');
INSERT INTO Sessions VALUES (29, '2025-10-24', '07:00', 'Learn to skate', 120, 'A', 38, 28, 228.0, 42.67, -5.5, '1', 0, 'Stefan, Priya', 'late start');
INSERT INTO Sessions VALUES (30, '2025-10-15', '17:00', 'Public ', 60, 'A', 71, 53, 568.0, 153.18, -3.3, '0', 0, 'Ollie', 'soft ice by gate');
INSERT INTO Sessions VALUES (31, '2025-12-05', '20:00', 'Public', 90, 'B', 83, 56, 581.0, 203.59, -4.6, '0', 0, 'Ollie', '');
INSERT INTO Sessions VALUES (32, '2025-11-29', '20:00', 'Disco', 60, 'A', 144, 103, 864.0, 98.3, -4.2, '1', 0, 'Ollie', 'music system down');
INSERT INTO Sessions VALUES (33, '2025-12-08', '10:00', 'Public ', 90, 'A', 278, 145, 1668.0, 173.08, -4.9, '0', 0, 'Ollie, Maja', 'music system down');
INSERT INTO Sessions VALUES (34, '2025-12-13', '20:00', 'figure', 45, 'B', 42, 9, 294.0, 146.26, -5.6, '1', 0, 'Ollie', 'private party');
INSERT INTO Sessions VALUES (35, '2025-12-07', '17:00', 'learn to skate', 120, 'B', 17, 8, 102.0, 69.9, -5.5, '0', 1, 'Ollie, Maja', 'music system down');
INSERT INTO Sessions VALUES (36, '2025-10-28', '10:00', 'Public', 45, 'B', 246, 164, 1968.0, 153.12, -6.5, '1', 0, 'Maja', '');
INSERT INTO Sessions VALUES (37, '2026-01-25', '13:30', 'Learn to skate', 120, 'A', 27, 19, 162.0, 187.84, -5.3, '1', 0, 'Maja', '');
INSERT INTO Sessions VALUES (38, '2025-11-06', '20:00', 'Learn to skate', 45, 'A', 26, 1, 156.0, 105.11, -5.5, '0', 0, 'Stefan', 'private party');
INSERT INTO Sessions VALUES (39, '2025-12-23', '20:00', 'Public', 90, 'A', 299, 172, 2392.0, 227.05, -3.9, '1', 2, 'Ollie', '');
INSERT INTO Sessions VALUES (40, '2026-01-24', '17:00', 'Public', 45, 'A', 115, 34, 690.0, 176.73, -6.0, '0', 1, 'Priya', '');
INSERT INTO Sessions VALUES (41, '2025-10-27', '10:00', 'Figure', 90, 'A', 15, 0, 105.0, 110.16, -6.0, '0', 0, 'Stefan', 'soft ice by gate');
INSERT INTO Sessions VALUES (42, '2026-02-13', '07:00', 'Public', 120, 'A', 60, 4, 420.0, 127.24, -5.1, '1', 0, 'Maja', 'music system down');
INSERT INTO Sessions VALUES (43, '2025-09-09', '10:00', 'Disco', 60, 'A', 173, 12, 1211.0, 225.9, -4.6, '0', 0, 'Stefan, Priya', '');
INSERT INTO Sessions VALUES (44, '2025-12-03', '10:00', 'Hockey', 45, 'A', 24, 0, 192.0, 102.86, -3.1, '0', 2, 'Priya', '');
INSERT INTO Sessions VALUES (45, '2026-02-07', '20:00', 'Public', 90, 'A', 237, 38, 1659.0, 201.8, -3.5, '1', 0, 'Maja', '');
INSERT INTO Sessions VALUES (46, '2025-10-18', '20:00', 'Public ', 45, 'A', 135, 5, 1080.0, 131.42, -5.4, '0', 1, 'Priya', '');
INSERT INTO Sessions VALUES (47, '2026-02-07', '07:00', 'Hockey', 120, 'B', 26, 0, 208.0, 141.36, -4.3, '0', 2, 'Priya', 'soft ice by gate');
INSERT INTO Sessions VALUES (48, '2026-02-01', '13:30', 'Disco', 120, 'A', 252, 127, 2016.0, 195.14, -5.2, '0', 0, 'Ollie, Maja', 'soft ice by gate');
INSERT INTO Sessions VALUES (49, '2025-11-07', '20:00', 'Disco', 60, 'A', 104, 54, 832.0, 183.77, -6.0, '1', 0, 'Priya', 'private party');
INSERT INTO Sessions VALUES (50, '2025-11-11', '07:00', 'Disco', 45, 'A', 123, 50, 984.0, 112.07, -5.7, '1', 1, 'Stefan, Priya', '');
INSERT INTO Sessions VALUES (51, '2025-12-23', '10:00', 'Learn to skate', 90, 'A', 40, 10, 240.0, 43.91, -4.2, '0', 0, 'Stefan, Priya', '');
INSERT INTO Sessions VALUES (52, '2025-10-06', '10:00', 'Curling', 60, 'A', 34, 0, 204.0, 81.13, -3.8, '0', 0, 'Ollie', 'late start');
INSERT INTO Sessions VALUES (53, '2025-10-14', '07:00', 'Public', 60, 'A', 186, 34, 1116.0, 68.77, -5.4, '0', 0, 'Ollie, Maja', '');
INSERT INTO Sessions VALUES (54, '2026-02-13', '07:00', 'Disco', 90, 'A', 122, 54, 976.0, 27.24, -6.2, '0', 1, 'Stefan, Priya', 'late start');
INSERT INTO Sessions VALUES (55, '2025-10-13', '10:00', 'Figure', 45, 'B', 10, 5, 80.0, 45.74, -4.0, '0', 0, 'Ollie, Maja', 'late start');
INSERT INTO Sessions VALUES (56, '2025-12-27', '20:00', 'Disco', 45, 'A', 133, 48, 1064.0, 24.15, -5.4, '0', 0, 'Stefan, Priya', 'late start');
INSERT INTO Sessions VALUES (57, '2025-11-02', '07:00', 'Disco', 90, 'B', 222, 154, 1332.0, 69.7, -3.5, '0', 0, 'Ollie, Maja', '');
INSERT INTO Sessions VALUES (58, '2025-11-28', '13:30', 'Learn to skate', 90, 'A', 13, 6, 104.0, 232.95, -3.4, '0', 2, 'Stefan, Priya', 'private party');
INSERT INTO Sessions VALUES (59, '2025-12-27', '07:00', 'Public', 60, 'B', 192, 49, 1344.0, 131.08, -4.3, '1', 0, 'Ollie, Maja', 'music system down');
INSERT INTO Sessions VALUES (60, '2025-09-26', '20:00', 'Curling', 120, 'A', 23, 0, 184.0, 222.54, -6.3, '0', 0, 'Stefan, Priya', '');
INSERT INTO Sessions VALUES (61, '2025-12-21', '13:30', 'Disco', 90, 'A', 61, 15, 488.0, 80.42, -4.4, '0', 1, 'Maja', 'soft ice by gate');
INSERT INTO Sessions VALUES (62, '2025-10-16', '10:00', 'Figure ', 120, 'B', 26, 10, 156.0, 143.58, -4.5, '0', 0, 'Stefan', 'music system down');
INSERT INTO Sessions VALUES (63, '2025-11-26', '13:30', 'Public', 90, 'A', 79, 52, 553.0, 208.94, -3.6, '0', 0, 'Ollie', '');
INSERT INTO Sessions VALUES (64, '2025-10-04', '07:00', 'Public', 90, 'B', 180, 91, 1440.0, 6.64, -5.5, '0', 0, 'Stefan', 'private party');
INSERT INTO Sessions VALUES (65, '2026-01-20', '17:00', 'Disco', 90, 'A', 244, 38, 1708.0, 64.19, -3.1, '0', 1, 'Ollie, Maja', 'private party');
INSERT INTO Sessions VALUES (66, '2025-09-22', '13:30', 'Learn to skate', 45, 'A', 40, 18, 320.0, 181.85, -6.0, '0', 0, 'Priya', '');
INSERT INTO Sessions VALUES (67, '2025-09-23', '17:00', 'Public', 90, 'A', 258, 168, 1806.0, 205.69, -5.6, '0', 0, 'Maja', 'soft ice by gate');
INSERT INTO Sessions VALUES (68, '2025-12-25', '17:00', 'Figure', 45, 'B', 19, 13, 114.0, 223.37, -3.5, '0', 2, 'Ollie', 'soft ice by gate');
INSERT INTO Sessions VALUES (69, '2025-09-27', '07:00', 'PUBLIC', 90, 'A', 155, 46, 1085.0, 200.85, -5.5, '0', 0, 'Priya', 'music system down');
INSERT INTO Sessions VALUES (70, '2025-09-04', '10:00', 'Learn to skate', 120, 'A', 34, 6, 204.0, 36.63, -3.4, '1', 0, 'Stefan, Priya', '');
INSERT INTO Sessions VALUES (71, '2026-01-07', '13:30', 'Disco', 45, 'B', 122, 42, 732.0, 200.06, -4.0, '0', 0, 'Maja', '');
INSERT INTO Sessions VALUES (72, '2026-01-06', '07:00', 'Disco', 120, 'B', 277, 72, 2216.0, 233.08, -6.5, '0', 0, 'Priya', '');
INSERT INTO Sessions VALUES (73, '2025-11-16', '13:30', 'Curling ', 120, 'A', 42, 0, 336.0, 183.29, -4.7, '1', 0, 'Priya', 'music system down');
INSERT INTO Sessions VALUES (74, '2025-10-07', '17:00', 'Hockey', 60, 'B', 12, 0, 96.0, 175.81, -4.2, '0', 0, 'Priya', 'late start');
INSERT INTO Sessions VALUES (75, '2025-10-04', '17:00', 'Public', 60, 'A', 221, 142, 1326.0, 49.78, -3.7, '0', 0, 'Maja', 'private party');
INSERT INTO Sessions VALUES (76, '2025-09-20', '20:00', 'Public', 120, 'A', 105, 75, 735.0, 122.22, -5.3, '1', 0, 'Ollie, Maja', '');
INSERT INTO Sessions VALUES (77, '2025-09-24', '07:00', 'Public', 60, 'A', 180, 89, 1260.0, 58.93, -6.1, '1', 0, 'Stefan, Priya', '');
INSERT INTO Sessions VALUES (78, '2026-01-15', '17:00', 'Curling', 90, 'B', 27, 0, 189.0, 112.11, -4.0, '1', 0, 'Priya', 'music system down');
INSERT INTO Sessions VALUES (79, '2025-11-15', '13:30', 'Figure', 90, 'B', 19, 4, 133.0, 154.41, -3.5, '0', 0, 'Maja', '');
INSERT INTO Sessions VALUES (80, '2025-10-17', '13:30', 'Public', 60, 'A', 62, 28, 434.0, 150.98, -4.0, '1', 0, 'Maja', 'late start');
INSERT INTO Sessions VALUES (81, '2025-11-08', '13:30', 'public', 45, 'A', 200, 4, 1600.0, 213.78, -6.2, '0', 0, 'Stefan', '');
INSERT INTO Sessions VALUES (82, '2025-12-19', '13:30', 'Learn to skate', 60, 'A', 19, 3, 114.0, 237.22, -3.4, '0', 1, 'Maja', '');
INSERT INTO Sessions VALUES (83, '2025-09-03', '17:00', 'Public', 90, 'A', 14, 2, 112.0, 72.86, -3.7, '0', 0, 'Ollie', 'private party');
INSERT INTO Sessions VALUES (84, '2025-10-19', '07:00', 'Public', 120, 'A', 16, 2, 128.0, 114.54, -4.0, '0', 0, 'Maja', '');
INSERT INTO Sessions VALUES (85, '2025-11-24', '07:00', 'Disco', 120, 'A', 205, 47, 1640.0, 106.38, -4.5, '1', 2, 'Ollie, Maja', 'private party');
