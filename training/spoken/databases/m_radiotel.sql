CREATE TABLE proposals (
  prop_id INTEGER PRIMARY KEY,
  code TEXT,
  pi TEXT,
  institute TEXT,
  country TEXT,
  topic TEXT,
  submitted_on TEXT,
  decided_on TEXT,
  grade TEXT,
  hrs_requested INTEGER,
  hrs_granted INTEGER
);
INSERT INTO proposals VALUES (1, '23-01', 'Amrita Sen', 'Pune', 'India', 'masers', '2023-01-26', '2023-03-21', 'A', 30, 30);
INSERT INTO proposals VALUES (2, '23-02', 'Marta Bellini', 'Bologna', 'Italy', 'masers', '2023-03-31', '2023-05-22', 'B', 50, 25);
INSERT INTO proposals VALUES (3, '23-03', 'Sipho Dube', 'Pretoria', 'South Africa', 'pulsars', '2023-08-16', '2023-10-29', 'B', 37, 29);
INSERT INTO proposals VALUES (4, '24-04', 'Jonas Keller', 'Bonn', 'Germany', 'masers', '2024-02-23', '2024-04-22', 'B', 82, 36);
INSERT INTO proposals VALUES (5, '24-05', 'Freya Dahl', 'Onsala', 'Sweden', 'pulsars', '2024-03-14', '2024-04-17', 'A', 20, 20);
INSERT INTO proposals VALUES (6, '24-06', 'Amrita Sen', 'Pune', 'India', 'comets', '2024-05-01', '2024-07-01', 'C', 60, 0);
INSERT INTO proposals VALUES (7, '24-07', 'Amrita Sen', 'Pune', 'India', 'Pulsars', '2024-08-05', '2024-09-30', 'C', 14, 0);
INSERT INTO proposals VALUES (8, '24-08', 'Lucia Prieto', 'Granada', 'Spain', 'masers', '2024-09-11', '2024-11-06', 'A', 19, 19);
INSERT INTO proposals VALUES (9, '24-09', 'Freya Dahl', 'Onsala', 'Sweden', 'masers', '2024-11-07', '2025-01-23', 'A', 30, 30);
INSERT INTO proposals VALUES (10, '24-10', 'Tadeusz Wilk', 'Torun', 'Poland', 'masers', '2024-11-13', '2025-01-06', 'A', 18, 18);
INSERT INTO proposals VALUES (11, '25-11', 'Lucia Prieto', 'Granada', 'Spain', 'pulsars', '2025-03-07', '2025-04-03', 'C', 13, 0);
INSERT INTO proposals VALUES (12, '25-12', 'Owen Pugh', 'Cardiff', 'UK', 'galaxies', '2025-09-10', '2025-10-13', 'C', 19, 0);
INSERT INTO proposals VALUES (13, '25-13', 'Freya Dahl', 'Onsala', 'Sweden', 'pulsars', '2025-09-11', '2025-11-15', 'A', 31, 31);
INSERT INTO proposals VALUES (14, '25-14', 'Marta Bellini', 'Bologna', 'Italy', 'galaxies', '2025-11-12', '2025-12-13', 'B', 37, 24);
INSERT INTO proposals VALUES (15, '25-15', 'Tadeusz Wilk', 'Torun', 'Poland', 'masers', '2025-11-13', '2025-12-28', 'A', 60, 60);
INSERT INTO proposals VALUES (16, '25-16', 'Kenji Mori', 'Nagoya', 'Japan', 'comets', '2025-12-29', '2026-03-13', 'C', 14, 0);
INSERT INTO proposals VALUES (17, '26-17', 'Freya Dahl', 'Onsala', 'Sweden', 'galaxies', '2026-01-21', '2026-04-11', 'A', 38, 38);
INSERT INTO proposals VALUES (18, '26-18', 'Jonas Keller', 'Bonn', 'Germany', 'galaxies', '2026-02-11', '2026-03-21', 'B', 37, 17);
INSERT INTO proposals VALUES (19, '26-19', 'Sipho Dube', 'Pretoria', 'South Africa', 'masers', '2026-03-07', '2026-05-01', 'A', 80, 80);
INSERT INTO proposals VALUES (20, '26-20', 'Owen Pugh', 'Cardiff', 'UK', 'Pulsars', '2026-04-02', '2026-05-27', 'A', 14, 14);
INSERT INTO proposals VALUES (21, '26-21', 'Amrita Sen', 'Pune', 'India', 'Pulsars', '2026-05-06', '2026-06-01', 'A', 80, 80);
INSERT INTO proposals VALUES (22, '26-22', 'Clara Weber', 'Bonn', 'Germany', 'comets', '2026-06-03', '2026-07-28', 'A', 30, 30);
CREATE TABLE sessions (
  sess_no INTEGER PRIMARY KEY,
  prop_id INTEGER REFERENCES proposals(prop_id),
  target TEXT,
  band TEXT,
  sched_on TEXT,
  observed_on TEXT,
  released_on TEXT,
  hrs_booked REAL,
  hrs_used REAL,
  hrs_lost_rfi REAL,
  operator TEXT,
  st TEXT,
  remote INTEGER,
  remarks TEXT
);
INSERT INTO sessions VALUES (1, 1, 'W51', 'X', '2023-04-16', '2023-04-21', '2023-05-21', 6.0, 6.7, 0.5, 'Hoff', 'OBS', 0, 'strong RFI');
INSERT INTO sessions VALUES (2, 1, 'w3(oh)', 'L', '2023-04-27', '2023-04-27', '2023-07-26', 8.0, 8.0, 0.8, 'Ruiz', 'OBS', 0, 'pointing off');
INSERT INTO sessions VALUES (3, 1, 'W51', 'L', '2023-04-28', '2023-04-28', '2023-05-28', 6.0, 4.4, 0.2, 'remote team', 'OBS', 1, 'pointing off');
INSERT INTO sessions VALUES (4, 1, 'Orion KL', 'C', '2023-05-08', '2023-05-08', '2023-05-22', 4.0, 3.4, 0.3, 'Hoff', 'OBS', 0, 'pointing off');
INSERT INTO sessions VALUES (5, 1, 'W51', 'L', '2023-05-15', '2023-05-15', '2023-08-13', 4.0, 4.0, 1.6, 'Ruiz', 'OBS', 1, 'receiver warm');
INSERT INTO sessions VALUES (6, 2, 'W3(OH)', 'S', '2023-06-08', '2023-06-08', '2023-09-06', 8.0, 8.0, 1.2, 'Hoff', 'OBS', 1, NULL);
INSERT INTO sessions VALUES (7, 2, 'W3(OH)', 'S', '2023-07-01', '2023-07-01', '2023-07-15', 8.0, 8.0, 0.0, 'Ruiz', 'OBS', 1, 'wind stow');
INSERT INTO sessions VALUES (8, 2, 'W51', 'C', '2023-07-16', '2023-07-17', '2023-07-31', 3.0, 2.8, 0.5, 'Hoff', 'OBS', 1, NULL);
INSERT INTO sessions VALUES (9, 1, 'Orion KL', 'C', '2023-08-10', '2023-08-11', '2023-09-10', 4.5, 4.5, 0.6, 'Brandl', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (10, 1, 'W3(OH)', 'S', '2023-08-21', '2023-08-21', '2024-08-20', 6.0, 5.0, 1.1, 'Hoff', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (11, 2, 'W51', 'S', '2023-11-26', '2023-12-01', NULL, 8.0, 8.7, 1.5, 'Ruiz', 'OBS', 0, 'pointing off');
INSERT INTO sessions VALUES (12, 3, 'Crab', 'L', '2023-12-28', '2023-12-28', '2024-03-27', 3.0, 2.5, 0.4, 'Ruiz', 'OBS', 1, 'wind stow');
INSERT INTO sessions VALUES (13, 2, 'Orion KL', 'L', '2024-01-08', '2024-01-09', '2024-02-08', 4.5, 3.3, 0.5, 'Ruiz', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (14, 3, 'J1713+0747', 'L', '2024-01-19', NULL, NULL, 2.0, NULL, NULL, NULL, 'CANC', 0, 'maintenance');
INSERT INTO sessions VALUES (15, 3, 'B0329+54', 'X', '2024-01-22', '2024-01-27', '2024-02-26', 3.0, 3.0, 0.5, 'Hoff', 'OBS', 0, 'snow in dish');
INSERT INTO sessions VALUES (16, 3, 'b0329+54', 'L', '2024-01-22', '2024-01-27', '2024-04-26', 2.0, 1.8, 1.0, 'Brandl', 'OBS', 1, 'snow in dish');
INSERT INTO sessions VALUES (17, 3, 'B0329+54', 'X', '2024-01-23', '2024-01-28', NULL, 3.0, 0.6, 0.4, 'Brandl', 'FAIL', 0, 'maser line seen');
INSERT INTO sessions VALUES (18, 2, 'W3(OH)', 'L', '2024-01-24', '2024-01-24', '2024-02-23', 8.0, 7.3, 1.0, 'Hoff', 'OBS', 1, NULL);
INSERT INTO sessions VALUES (19, 3, 'Vela', 'C', '2024-03-07', '2024-03-07', '2024-04-06', 4.5, 4.5, 0.0, 'Brandl', 'OBS', 1, NULL);
INSERT INTO sessions VALUES (20, 3, 'J1713+0747', 'X', '2024-03-14', '2024-03-15', '2024-03-29', 2.0, 1.9, 1.3, 'Brandl', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (21, 4, 'Orion KL', 'C', '2024-05-12', '2024-05-12', '2024-06-11', 8.0, 8.0, 1.5, 'Hoff', 'OBS', 1, NULL);
INSERT INTO sessions VALUES (22, 4, 'W3(OH)', 'L', '2024-06-28', '2024-06-28', '2024-07-28', 6.0, 6.0, 0.0, 'Brandl', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (23, 4, 'Orion KL', 'L', '2024-07-23', '2024-07-23', '2024-08-22', 2.0, 2.0, 0.0, 'Hoff', 'OBS', 0, 'maser line seen');
INSERT INTO sessions VALUES (24, 5, 'B0329+54', 'C', '2024-08-12', '2024-08-17', '2024-09-16', 2.0, 1.6, 0.3, 'Hoff', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (25, 5, 'J1713+0747', 'X', '2024-08-17', '2024-08-18', '2024-09-01', 2.0, 1.5, 0.0, 'Brandl', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (26, 4, 'Orion KL', 'K', '2024-08-30', '2024-08-30', '2024-09-29', 6.0, 5.6, 0.5, 'Hoff', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (27, 5, 'Vela', 'L', '2024-09-08', '2024-09-08', '2024-10-08', 8.0, 8.7, 0.5, 'Hoff', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (28, 5, 'Crab', 'L', '2024-09-22', NULL, NULL, 3.0, NULL, NULL, NULL, 'CANC', 0, 'maintenance');
INSERT INTO sessions VALUES (29, 4, 'W3(OH)', 'K', '2024-10-19', '2024-10-19', NULL, 4.5, 4.5, 0.9, 'Brandl', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (30, 4, 'W51', 'C', '2024-10-22', '2024-10-22', NULL, 4.5, 1.3, 0.1, 'Hoff', 'FAIL', 1, NULL);
INSERT INTO sessions VALUES (31, 4, 'Orion KL', 'L', '2024-11-12', '2024-11-17', '2024-12-01', 10.0, 7.9, 0.3, 'Brandl', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (32, 4, 'W3(OH)', 'S', '2024-11-25', '2024-11-25', NULL, 4.0, 1.1, 0.0, 'remote team', 'FAIL', 0, 'wind stow');
INSERT INTO sessions VALUES (33, 8, 'w51', 'L', '2024-12-17', '2024-12-17', '2025-01-16', 6.0, 6.0, 2.6, 'Brandl', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (34, 9, 'Orion KL', 'K', '2025-02-15', '2025-02-15', NULL, 3.0, 0.4, 0.1, 'Hoff', 'FAIL', 0, NULL);
INSERT INTO sessions VALUES (35, 9, 'W3(OH)', 'C', '2025-02-16', '2025-02-16', '2025-03-02', 10.0, 10.7, 0.0, 'Ruiz', 'OBS', 1, 'snow in dish');
INSERT INTO sessions VALUES (36, 10, 'W51', 'K', '2025-02-19', '2025-02-19', '2026-02-19', 4.5, 3.8, 0.0, 'Brandl', 'OBS', 0, 'maser line seen');
INSERT INTO sessions VALUES (37, 8, 'Orion KL', 'K', '2025-02-27', '2025-02-27', '2025-05-28', 10.0, 9.9, 0.2, 'Ruiz', 'OBS', 0, 'pointing off');
INSERT INTO sessions VALUES (38, 10, 'Orion KL', 'L', '2025-03-13', '2025-03-18', NULL, 2.0, 0.1, 0.0, 'Brandl', 'FAIL', 1, NULL);
INSERT INTO sessions VALUES (39, 8, 'W3(OH)', 'C', '2025-03-21', '2025-03-21', '2025-06-19', 4.5, 4.1, 0.0, 'Hoff', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (40, 8, 'W51', 'C', '2025-04-14', '2025-04-14', '2025-07-13', 4.5, 4.5, 0.0, 'Brandl', 'OBS', 0, 'strong RFI');
INSERT INTO sessions VALUES (41, 10, 'W3(OH)', 'S', '2025-05-04', '2025-05-04', '2025-05-18', 4.0, 3.1, 0.0, 'Brandl', 'OBS', 0, 'wind stow');
INSERT INTO sessions VALUES (42, 8, 'W51', 'C', '2025-05-05', '2025-05-05', '2025-08-03', 6.0, 6.7, 0.0, 'Brandl', 'OBS', 0, 'maser line seen');
INSERT INTO sessions VALUES (43, 9, 'W3(OH)', 'S', '2025-06-09', '2025-06-09', '2025-06-23', 3.0, 3.0, 0.0, 'Hoff', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (44, 10, 'Orion KL', 'S', '2025-06-09', '2025-06-09', '2025-07-09', 8.0, 8.0, 0.5, 'Ruiz', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (45, 9, 'W51', 'C', '2025-06-10', '2025-06-11', '2025-07-11', 10.0, 10.0, 0.3, 'Brandl', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (46, 10, 'W51', 'C', '2025-06-19', '2025-06-19', '2025-07-03', 8.0, 8.0, 0.0, 'Brandl', 'OBS', 0, 'wind stow');
INSERT INTO sessions VALUES (47, 10, 'Orion KL', 'X', '2025-07-01', '2025-07-01', NULL, 8.0, 2.7, 0.3, 'Ruiz', 'FAIL', 1, 'strong RFI');
INSERT INTO sessions VALUES (48, 10, 'W51', 'C', '2025-07-06', '2025-07-06', '2025-07-20', 3.0, 3.0, 0.4, 'Hoff', 'OBS', 0, 'wind stow');
INSERT INTO sessions VALUES (49, 9, 'W51', 'X', '2025-07-20', '2025-07-20', '2025-08-19', 3.0, 2.8, 0.5, 'Ruiz', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (50, 9, 'W3(OH)', 'C', '2025-08-02', '2025-08-02', NULL, 10.0, 10.7, 0.2, 'Hoff', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (51, 9, 'W51', 'L', '2025-08-06', '2025-08-06', '2026-08-06', 6.0, 4.5, 0.0, 'Hoff', 'OBS', 0, 'strong RFI');
INSERT INTO sessions VALUES (52, 9, 'W3(OH)', 'C', '2025-08-21', '2025-08-22', '2025-09-21', 2.0, 2.0, 1.2, 'Hoff', 'OBS', 1, 'strong RFI');
INSERT INTO sessions VALUES (53, 9, 'W51', 'S', '2025-08-24', '2025-08-24', '2025-11-22', 10.0, 10.0, 0.4, 'Ruiz', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (54, 10, 'orion kl', 'L', '2025-09-22', '2025-09-22', '2025-10-22', 2.0, 1.9, 0.2, 'Hoff', 'OBS', 1, 'pointing off');
INSERT INTO sessions VALUES (55, 9, 'W51', 'L', '2025-10-07', '2025-10-08', NULL, 4.0, 0.7, 0.6, 'Hoff', 'FAIL', 0, NULL);
INSERT INTO sessions VALUES (56, 13, 'J1713+0747', 'L', '2025-12-08', '2025-12-08', '2025-12-22', 8.0, 6.3, 1.4, 'Ruiz', 'OBS', 1, 'receiver warm');
INSERT INTO sessions VALUES (57, 14, 'Cygnus A', 'L', '2026-01-11', '2026-01-11', '2026-02-10', 3.0, 3.7, 0.0, 'Ruiz', 'OBS', 0, 'pointing off');
INSERT INTO sessions VALUES (58, 15, 'W3(OH)', 'S', '2026-01-15', '2026-01-15', NULL, 8.0, 2.6, 0.5, 'Hoff', 'FAIL', 0, 'snow in dish');
INSERT INTO sessions VALUES (59, 13, 'B0329+54', 'C', '2026-01-17', '2026-01-22', '2026-02-05', 2.0, 2.7, 0.4, 'Ruiz', 'OBS', 0, 'strong RFI');
INSERT INTO sessions VALUES (60, 15, 'W3(OH)', 'S', '2026-02-07', '2026-02-07', '2026-03-09', 2.0, 1.8, 0.3, 'Ruiz', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (61, 15, 'Orion KL', 'L', '2026-02-08', '2026-02-08', '2026-03-10', 2.0, 1.5, 1.4, 'Brandl', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (62, 13, 'Crab', 'S', '2026-03-10', NULL, NULL, 3.0, NULL, NULL, NULL, 'CANC', 0, NULL);
INSERT INTO sessions VALUES (63, 13, 'J1713+0747', 'L', '2026-03-18', '2026-03-23', '2026-04-22', 2.0, 2.0, 0.0, 'Ruiz', 'OBS', 1, NULL);
INSERT INTO sessions VALUES (64, 15, 'W51', 'L', '2026-03-28', NULL, NULL, 4.5, NULL, NULL, NULL, 'CANC', 0, 'maintenance');
INSERT INTO sessions VALUES (65, 13, 'J1713+0747', 'X', '2026-03-31', '2026-03-31', NULL, 4.0, 3.0, 0.5, 'Brandl', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (66, 15, 'Orion KL', 'C', '2026-04-02', '2026-04-02', '2026-05-02', 10.0, 10.0, 0.6, 'Brandl', 'OBS', 1, NULL);
INSERT INTO sessions VALUES (67, 15, 'W51', 'L', '2026-04-02', NULL, NULL, 6.0, NULL, NULL, NULL, 'CANC', 1, 'PI ill');
INSERT INTO sessions VALUES (68, 15, 'Orion KL', 'S', '2026-04-08', '2026-04-08', '2026-05-08', 3.0, 3.0, 0.5, 'Ruiz', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (69, 18, 'Cygnus A', 'L', '2026-04-14', '2026-04-14', '2026-04-28', 2.0, 2.0, 0.3, 'Hoff', 'OBS', 0, 'pointing off');
INSERT INTO sessions VALUES (70, 15, 'W3(OH)', 'L', '2026-04-15', NULL, NULL, 8.0, NULL, NULL, NULL, 'CANC', 1, 'maintenance');
INSERT INTO sessions VALUES (71, 13, 'Crab', 'L', '2026-04-18', '2026-04-18', NULL, 3.0, 3.0, 1.5, 'Hoff', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (72, 14, 'M87', 'S', '2026-05-03', '2026-05-03', '2026-06-02', 8.0, 8.0, 0.0, 'remote team', 'OBS', 0, 'strong RFI');
INSERT INTO sessions VALUES (73, 13, 'Vela', 'X', '2026-05-14', '2026-05-14', '2026-06-13', 3.0, 3.0, 0.5, 'Ruiz', 'OBS', 1, NULL);
INSERT INTO sessions VALUES (74, 19, 'W51', 'L', '2026-05-17', '2026-05-17', '2026-05-31', 2.0, 2.0, 0.0, 'remote team', 'OBS', 1, NULL);
INSERT INTO sessions VALUES (75, 19, 'w3(oh)', 'X', '2026-05-27', '2026-06-01', NULL, 2.0, 0.6, 0.5, 'Brandl', 'FAIL', 1, NULL);
INSERT INTO sessions VALUES (76, 13, 'Vela', 'C', '2026-05-27', '2026-05-27', '2026-08-25', 2.0, 2.0, 1.6, 'Hoff', 'OBS', 0, 'receiver warm');
INSERT INTO sessions VALUES (77, 18, 'M31', 'L', '2026-05-29', '2026-05-29', '2026-06-28', 3.0, 2.4, 0.0, 'Brandl', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (78, 15, 'W3(OH)', 'L', '2026-06-10', '2026-06-15', '2026-09-13', 10.0, 10.0, 0.3, 'Hoff', 'OBS', 0, 'pointing off');
INSERT INTO sessions VALUES (79, 19, 'Orion KL', 'K', '2026-06-13', '2026-06-14', NULL, 6.0, 6.0, 0.6, 'Brandl', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (80, 15, 'Orion KL', 'L', '2026-06-18', NULL, NULL, 4.0, NULL, NULL, NULL, 'CANC', 0, 'maintenance');
INSERT INTO sessions VALUES (81, 18, 'M87', 'C', '2026-06-26', '2026-06-26', '2026-07-26', 8.0, 8.7, 0.0, 'Hoff', 'OBS', 0, 'maser line seen');
INSERT INTO sessions VALUES (82, 13, 'J1713+0747', 'C', '2026-07-04', '2026-07-04', '2026-08-03', 8.0, 6.7, 1.4, 'Hoff', 'OBS', 1, 'maser line seen');
INSERT INTO sessions VALUES (83, 15, 'W51', 'S', '2026-07-09', '2026-07-10', '2026-10-08', 8.0, 8.0, 0.0, 'Hoff', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (84, 15, 'W51', 'L', '2026-07-10', '2026-07-10', '2026-07-24', 2.0, 2.7, 1.5, 'Hoff', 'OBS', 1, 'maser line seen');
INSERT INTO sessions VALUES (85, 15, 'W3(OH)', 'K', '2026-07-11', '2026-07-11', '2026-08-10', 6.0, 4.7, 1.0, 'Hoff', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (86, 13, 'J1713+0747', 'L', '2026-07-12', '2026-07-12', NULL, 4.5, 4.2, 0.2, 'Brandl', 'OBS', 1, NULL);
INSERT INTO sessions VALUES (87, 13, 'B0329+54', 'C', '2026-07-16', '2026-07-16', '2026-08-15', 8.0, 8.0, 0.4, 'Brandl', 'OBS', 1, 'maser line seen');
INSERT INTO sessions VALUES (88, 15, 'W51', 'S', '2026-07-22', NULL, NULL, 10.0, NULL, NULL, NULL, 'CANC', 1, NULL);
INSERT INTO sessions VALUES (89, 13, 'Crab', 'S', '2026-07-25', '2026-07-25', '2026-08-24', 3.0, 3.0, 0.2, 'Hoff', 'OBS', 0, 'receiver warm');
INSERT INTO sessions VALUES (90, 17, 'M31', 'C', '2026-07-26', '2026-07-31', '2026-10-29', 2.0, 1.7, 0.8, 'Brandl', 'OBS', 0, 'wind stow');
INSERT INTO sessions VALUES (91, 21, 'Crab', 'X', '2026-07-27', '2026-07-27', '2026-10-25', 8.0, 8.0, 1.3, 'Brandl', 'OBS', 1, NULL);
INSERT INTO sessions VALUES (92, 19, 'W51', 'C', '2026-07-31', '2026-07-31', NULL, 3.0, 3.0, 0.0, 'remote team', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (93, 15, 'W3(OH)', 'L', '2026-08-06', '2026-08-06', NULL, 4.5, 3.9, 0.5, 'Brandl', 'OBS', 1, 'receiver warm');
INSERT INTO sessions VALUES (94, 14, 'Cygnus A', 'C', '2026-08-07', '2026-08-07', '2026-11-05', 6.0, 4.4, 0.5, 'Hoff', 'OBS', 1, NULL);
INSERT INTO sessions VALUES (95, 15, 'Orion KL', 'L', '2026-08-09', '2026-08-09', '2026-11-07', 2.0, 2.0, 0.3, 'remote team', 'OBS', 0, 'wind stow');
INSERT INTO sessions VALUES (96, 19, 'W51', 'K', '2026-08-10', '2026-08-10', '2026-09-09', 10.0, 7.6, 0.3, 'Brandl', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (97, 14, 'M87', 'S', '2026-08-16', '2026-08-16', NULL, 6.0, 6.0, 0.4, 'Ruiz', 'OBS', 1, NULL);
INSERT INTO sessions VALUES (98, 19, 'w51', 'L', '2026-08-27', NULL, NULL, 4.0, NULL, NULL, NULL, 'CANC', 0, 'PI ill');
INSERT INTO sessions VALUES (99, 15, 'Orion KL', 'S', '2026-09-03', '2026-09-03', NULL, 6.0, 6.0, 0.5, 'Ruiz', 'OBS', 1, NULL);
INSERT INTO sessions VALUES (100, 19, 'W3(OH)', 'L', '2026-09-04', '2026-09-05', NULL, 2.0, 2.0, 0.3, 'Brandl', 'OBS', 0, 'maser line seen');
INSERT INTO sessions VALUES (101, 21, 'B0329+54', 'C', '2026-10-04', '2026-10-04', NULL, 2.0, 1.4, 0.0, 'Hoff', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (102, 19, 'W51', 'S', '2026-10-07', '2026-10-07', NULL, 4.5, 3.7, 1.8, 'Hoff', 'OBS', 0, 'receiver warm');
INSERT INTO sessions VALUES (103, 19, 'W3(OH)', 'C', '2026-10-21', '2026-10-21', '2026-11-20', 4.0, 4.7, 0.0, 'Hoff', 'OBS', 1, 'snow in dish');
INSERT INTO sessions VALUES (104, 20, 'Crab', 'S', '2026-10-29', '2026-10-29', NULL, 4.5, 4.4, 0.0, 'Brandl', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (105, 20, 'crab', 'L', '2026-11-11', '2026-11-11', NULL, 8.0, 8.0, 0.1, 'Hoff', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (106, 18, 'Cygnus A', 'L', '2026-11-15', '2026-11-15', NULL, 2.0, 2.0, 0.8, 'Hoff', 'OBS', 0, NULL);
INSERT INTO sessions VALUES (107, 19, 'w51', 'C', '2026-11-17', '2026-11-17', NULL, 10.0, 8.8, 1.3, 'Hoff', 'OBS', 0, 'receiver warm');
INSERT INTO sessions VALUES (108, 17, 'Cygnus A', 'S', '2026-11-26', NULL, NULL, 6.0, NULL, NULL, 'Hoff', 'SCHED', 0, 'strong RFI');
