CREATE TABLE boats (
  boat_id INTEGER PRIMARY KEY,
  boat TEXT,
  class TEXT,
  station TEXT,
  built INTEGER,
  top_speed_kn INTEGER,
  seats_crew INTEGER
);
INSERT INTO boats VALUES (1, 'Grace of Skerry', 'Tamar', 'Skerry Point', 2007, 25, 7);
INSERT INTO boats VALUES (2, 'Bessie Hardcastle', 'Atlantic 85', 'Skerry Point', 2014, 35, 4);
INSERT INTO boats VALUES (3, 'Provider', 'Shannon', 'Port Brae', 2018, 25, 6);
INSERT INTO boats VALUES (4, 'Little Tern', 'D class', 'Port Brae', 2021, 25, 3);
INSERT INTO boats VALUES (5, 'Annie Drummond', 'Mersey', 'Gull Haven', 1992, 17, 6);
INSERT INTO boats VALUES (6, 'Sea Pink', 'D class', 'Gull Haven', 2024, 25, 3);
INSERT INTO boats VALUES (7, 'Old Faithful', 'Rother', 'Gull Haven', 1979, 8, 7);
CREATE TABLE launches (
  launch_no INTEGER PRIMARY KEY,
  boat_id INTEGER REFERENCES boats(boat_id),
  called_out TEXT,
  coxswain TEXT,
  casualty TEXT,
  cause TEXT,
  target_min INTEGER,
  launched_after_min INTEGER,
  crew_required INTEGER,
  crew_aboard INTEGER,
  people_in_danger INTEGER,
  people_saved INTEGER,
  fuel_taken_l INTEGER,
  fuel_used_l INTEGER,
  report_due TEXT,
  report_filed TEXT,
  claimed_eur INTEGER,
  claimed_on TEXT,
  recovered_eur INTEGER,
  recovered_on TEXT,
  sea TEXT,
  at_night TEXT,
  false_alarm INTEGER,
  remark TEXT
);
INSERT INTO launches VALUES (1, 5, '2024-01-26', 'R. Gow', 'yacht', 'swept out', 10, 18, 6, 5, 5, 5, 260, 255, '2024-02-02', NULL, NULL, NULL, NULL, NULL, 'gale', 'yes', 0, 'skipper refused help');
INSERT INTO launches VALUES (2, 1, '2024-01-29', 'J. Tulloch', 'kitesurfer', 'ran aground', 12, 17, 7, 7, 5, 5, 320, 275, '2024-02-05', '2024-02-12', NULL, NULL, NULL, NULL, 'fresh', 'no', 0, 'tea for everyone');
INSERT INTO launches VALUES (3, 1, '2024-01-30', 'M. Sinclair', 'kitesurfer', 'taking on water', 12, 19, 7, 7, 5, 5, 380, 180, '2024-02-06', '2024-02-13', NULL, NULL, NULL, NULL, 'calm', 'yes', 0, NULL);
INSERT INTO launches VALUES (4, 3, '2024-02-05', 'J. Tulloch', 'walker cut off by tide', 'engine failure', 8, 12, 6, 5, 3, 0, 200, 135, '2024-02-12', '2024-02-07', NULL, NULL, NULL, NULL, 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (5, 1, '2024-02-10', 'I. Munro', 'fishing boat', 'taking on water', 12, 13, 7, 7, 5, 5, 220, 115, '2024-02-17', '2024-02-25', 2250, '2024-03-12', 2250, '2024-05-12', 'gale', 'yes', 0, 'crew member hurt');
INSERT INTO launches VALUES (6, 4, '2024-02-17', 'M. Sinclair', 'dog', 'engine failure', 8, 11, 3, 3, 0, 0, 200, 150, '2024-02-24', '2024-03-03', NULL, NULL, NULL, NULL, 'fresh', 'yes', 0, 'skipper refused help');
INSERT INTO launches VALUES (7, 1, '2024-02-20', 'J. Tulloch', 'Kitesurfer', 'engine failure', 10, 9, 7, 7, 3, 3, 420, 235, '2024-02-27', '2024-02-23', NULL, NULL, NULL, NULL, 'fog', 'yes', 0, NULL);
INSERT INTO launches VALUES (8, 5, '2024-03-12', 'J. Tulloch', 'walker cut off by tide', 'taking on water', 8, 12, 6, 7, 1, 1, 60, 20, '2024-03-19', '2024-03-26', NULL, NULL, NULL, NULL, 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (9, 3, '2024-03-29', 'M. Sinclair', 'fishing boat ', 'swept out', 12, 11, 6, 7, 1, 1, 60, 30, '2024-04-05', '2024-04-12', 1200, '2024-04-13', 1200, '2024-06-29', 'calm', 'yes', 0, 'crew member hurt');
INSERT INTO launches VALUES (10, 6, '2024-03-31', 'I. Munro', 'yacht', 'fog', 10, 12, 3, 3, 5, 5, 280, 135, '2024-04-07', '2024-04-01', 2450, '2024-04-22', 2450, '2024-07-05', 'calm', 'no', 0, 'crew member hurt');
INSERT INTO launches VALUES (11, 3, '2024-04-01', 'J. Tulloch', 'fishing boat', 'taking on water', 8, 13, 6, 6, 4, 1, 500, 395, '2024-04-08', '2024-04-11', 2300, '2024-04-20', 2010, '2024-05-30', 'calm', 'no', 0, 'crew member hurt');
INSERT INTO launches VALUES (12, 3, '2024-04-17', 'I. Munro', 'fishing boat', 'engine failure', 12, 12, 6, 5, 5, 1, 360, 360, '2024-04-24', '2024-04-25', 2100, '2024-05-14', 1830, '2024-08-21', 'fog', 'no', 0, NULL);
INSERT INTO launches VALUES (13, 5, '2024-04-24', 'M. Sinclair', 'yacht', 'swept out', 12, 13, 6, 7, 6, 3, 580, 560, '2024-05-01', '2024-05-09', 1950, '2024-05-25', NULL, NULL, 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (14, 1, '2024-04-28', 'J. Tulloch', 'walker cut off by tide', 'engine failure', 10, 12, 7, 7, 3, 2, 220, 45, '2024-05-05', '2024-05-03', NULL, NULL, NULL, NULL, 'gale', 'no', 0, NULL);
INSERT INTO launches VALUES (15, 1, '2024-05-03', 'M. Sinclair', 'swimmer', NULL, 12, 11, 7, 7, 0, 0, 80, 80, '2024-05-10', '2024-05-15', NULL, NULL, NULL, NULL, 'gale', 'no', 1, NULL);
INSERT INTO launches VALUES (16, 3, '2024-05-11', 'I. Munro', 'yacht', 'ran aground', 12, 12, 6, 5, 3, 3, 160, 115, '2024-05-18', '2024-05-20', 1150, '2024-05-30', 1150, '2024-07-01', 'fresh', 'no', 0, 'skipper refused help');
INSERT INTO launches VALUES (17, 3, '2024-05-13', 'R. Gow', 'fishing boat', 'engine failure', 10, 10, 6, 5, 2, 2, 580, 170, '2024-05-20', '2024-05-23', 1450, '2024-05-24', 1450, '2024-08-05', 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (18, 2, '2024-05-15', 'M. Sinclair', 'motor cruiser', 'engine failure', 8, 14, 4, 5, 1, 1, 400, 150, '2024-05-22', NULL, 1900, '2024-05-25', 1810, '2024-07-11', 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (19, 3, '2024-05-21', 'T. Pascoe', 'yacht', NULL, 12, 17, 6, 6, 0, 0, 280, 145, '2024-05-28', '2024-05-27', 1450, '2024-06-15', 1450, '2024-08-16', 'calm', 'yes', 1, NULL);
INSERT INTO launches VALUES (20, 2, '2024-06-06', 'I. Munro', 'kitesurfer', NULL, 8, 13, 4, 4, 0, 0, 80, 55, '2024-06-13', '2024-06-08', NULL, NULL, NULL, NULL, 'fresh', 'no', 1, NULL);
INSERT INTO launches VALUES (21, 2, '2024-06-10', 'T. Pascoe', 'fishing boat', 'ran aground', 10, 9, 4, 4, 3, 3, 180, 140, '2024-06-17', '2024-06-12', NULL, NULL, NULL, NULL, 'fog', 'no', 0, 'towed in');
INSERT INTO launches VALUES (22, 4, '2024-06-18', 'R. Gow', 'yacht', NULL, 12, 5, 3, 3, 1, 1, 580, 250, '2024-06-25', '2024-06-29', 2300, '2024-07-19', 1810, '2024-08-09', 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (23, 3, '2024-06-28', 'M. Sinclair', 'kitesurfer', 'swept out', 12, 16, 6, 7, 1, 1, 80, 40, '2024-07-05', '2024-07-11', NULL, NULL, NULL, NULL, 'calm', 'no', 0, 'crew member hurt');
INSERT INTO launches VALUES (24, 6, '2024-07-02', 'R. Gow', 'walker cut off by tide', 'taking on water', 12, 5, 3, 2, 3, 3, 220, 220, '2024-07-09', '2024-07-14', NULL, NULL, NULL, NULL, 'fresh', 'no', 0, 'towed in');
INSERT INTO launches VALUES (25, 3, '2024-07-24', 'J. Tulloch', 'SWIMMER', 'fog', 12, 17, 6, 6, 2, 0, 220, 220, '2024-07-31', '2024-08-01', NULL, NULL, NULL, NULL, 'gale', 'no', 0, 'tea for everyone');
INSERT INTO launches VALUES (26, 6, '2024-07-27', 'J. Tulloch', 'kitesurfer', 'swept out', 10, 6, 3, 3, 6, 6, 180, 100, '2024-08-03', '2024-08-07', NULL, NULL, NULL, NULL, 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (27, 1, '2024-08-11', 'J. Tulloch', 'swimmer', 'engine failure', 12, 6, 7, 7, 4, 2, 100, 70, '2024-08-18', '2024-08-24', NULL, NULL, NULL, NULL, 'gale', 'no', 0, NULL);
INSERT INTO launches VALUES (28, 2, '2024-08-13', 'J. Tulloch', 'fishing boat', 'rope in propeller', 8, 11, 4, 4, 1, 1, 320, 200, '2024-08-20', '2024-08-24', 150, '2024-09-15', 90, '2024-12-22', 'fresh', 'no', 0, 'tea for everyone');
INSERT INTO launches VALUES (29, 5, '2024-08-20', 'M. Sinclair', 'dog', 'rope in propeller', 12, 13, 6, 6, 0, 0, 560, 305, '2024-08-27', '2024-08-24', NULL, NULL, NULL, NULL, 'calm', 'no', 0, 'crew member hurt');
INSERT INTO launches VALUES (30, 4, '2024-08-30', 'J. Tulloch', 'swimmer', NULL, 12, 7, 3, 3, 6, 6, 220, 215, '2024-09-06', '2024-09-09', NULL, NULL, NULL, NULL, 'fog', 'no', 0, NULL);
INSERT INTO launches VALUES (31, 1, '2024-08-31', 'I. Munro', 'motor cruiser', 'fog', 10, 10, 7, 8, 1, 1, 80, 60, '2024-09-07', '2024-09-16', 1550, '2024-09-27', 1440, '2024-10-10', 'gale', 'no', 0, 'helicopter joined');
INSERT INTO launches VALUES (32, 3, '2024-09-01', 'I. Munro', 'yacht', 'ran aground', 12, 7, 6, 6, 6, 6, 520, 150, '2024-09-08', NULL, 1200, '2024-09-14', 1200, '2024-10-30', 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (33, 3, '2024-09-02', 'T. Pascoe', 'fishing boat', 'taking on water', 10, 6, 6, 6, 2, 2, 320, 225, '2024-09-09', '2024-09-15', NULL, NULL, NULL, NULL, 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (34, 6, '2024-09-06', 'M. Sinclair', 'swimmer', NULL, 12, 19, 3, 3, 0, 0, 480, 190, '2024-09-13', '2024-09-13', NULL, NULL, NULL, NULL, 'calm', 'no', 1, 'skipper refused help');
INSERT INTO launches VALUES (35, 6, '2024-09-17', 'R. Gow', 'yacht', 'engine failure', 12, 19, 3, 2, 3, 3, 80, 25, '2024-09-24', '2024-09-19', 2050, '2024-10-05', NULL, NULL, 'calm', 'yes', 0, 'skipper refused help');
INSERT INTO launches VALUES (36, 3, '2024-09-23', 'M. Sinclair', 'paddleboarder ', 'swept out', 10, 10, 6, 6, 3, 1, 200, 140, '2024-09-30', NULL, NULL, NULL, NULL, NULL, 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (37, 4, '2024-10-03', 'J. Tulloch', 'paddleboarder', 'fog', 12, 13, 3, 3, 2, 2, 420, 320, '2024-10-10', '2024-10-13', NULL, NULL, NULL, NULL, 'fresh', 'no', 0, 'towed in');
INSERT INTO launches VALUES (38, 6, '2024-10-09', 'M. Sinclair', 'fishing boat', 'swept out', 8, 12, 3, 3, 1, 1, 480, 280, '2024-10-16', '2024-10-25', 1600, '2024-10-23', 1200, '2025-01-28', 'fresh', 'no', 0, NULL);
INSERT INTO launches VALUES (39, 6, '2024-10-22', 'M. Sinclair', 'fishing boat', 'ran aground', 8, 8, 3, 3, 2, 2, 480, 335, '2024-10-29', '2024-11-01', NULL, NULL, NULL, NULL, 'fresh', 'no', 0, NULL);
INSERT INTO launches VALUES (40, 6, '2024-11-05', 'M. Sinclair', 'fishing boat', 'fog', 12, 18, 3, 3, 3, 3, 460, 245, '2024-11-12', '2024-11-09', NULL, NULL, NULL, NULL, 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (41, 1, '2024-11-10', 'J. Tulloch', 'fishing boat', 'rope in propeller', 10, 7, 7, 7, 4, 3, 340, 155, '2024-11-17', '2024-11-21', 350, '2024-11-29', 350, '2024-12-20', 'fresh', 'no', 0, NULL);
INSERT INTO launches VALUES (42, 4, '2024-12-06', 'R. Gow', 'walker cut off by tide', NULL, 10, 10, 3, 3, 6, 6, 380, 300, '2024-12-13', '2024-12-12', NULL, NULL, NULL, NULL, 'calm', 'yes', 0, NULL);
INSERT INTO launches VALUES (43, 5, '2024-12-09', 'T. Pascoe', 'Kitesurfer', 'engine failure', 12, 12, 6, 6, 6, 6, 340, 340, '2024-12-16', NULL, NULL, NULL, NULL, NULL, 'fresh', 'no', 0, NULL);
INSERT INTO launches VALUES (44, 4, '2024-12-13', 'I. Munro', 'motor cruiser', 'ran aground', 12, 14, 3, 4, 3, 3, 160, 140, '2024-12-20', '2024-12-29', 1950, '2024-12-31', 1220, '2025-02-26', 'fresh', 'yes', 0, 'crew member hurt');
INSERT INTO launches VALUES (45, 4, '2024-12-14', 'T. Pascoe', 'kitesurfer', 'ran aground', 8, 11, 3, 3, 5, 5, 500, 230, '2024-12-21', '2024-12-26', NULL, NULL, NULL, NULL, 'fresh', 'no', 0, NULL);
INSERT INTO launches VALUES (46, 4, '2025-01-27', 'R. Gow', 'motor cruiser', 'taking on water', 10, 12, 3, 3, 5, 5, 500, 260, '2025-02-03', '2025-02-10', NULL, NULL, NULL, NULL, 'fog', 'yes', 0, NULL);
INSERT INTO launches VALUES (47, 2, '2025-01-27', 'M. Sinclair', 'yacht', 'fog', 8, 11, 4, 5, 4, 2, 440, 365, '2025-02-03', '2025-02-05', NULL, NULL, NULL, NULL, 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (48, 4, '2025-01-29', 'T. Pascoe', 'walker cut off by tide', 'ran aground', 12, 11, 3, 3, 6, 6, 580, 580, '2025-02-05', '2025-02-10', NULL, NULL, NULL, NULL, 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (49, 6, '2025-02-05', 'J. Tulloch', 'swimmer', 'swept out', 8, 14, 3, 2, 3, 3, 140, 70, '2025-02-12', '2025-02-14', NULL, NULL, NULL, NULL, 'calm', 'yes', 0, 'tea for everyone');
INSERT INTO launches VALUES (50, 3, '2025-03-13', 'M. Sinclair', 'motor cruiser', 'rope in propeller', 10, 16, 6, 6, 4, 4, 560, 455, '2025-03-20', '2025-03-22', 1800, '2025-04-08', 1800, '2025-05-27', 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (51, 2, '2025-03-17', 'T. Pascoe', 'yacht', 'engine failure', 10, 19, 4, 5, 1, 1, 560, 330, '2025-03-24', '2025-03-26', NULL, NULL, NULL, NULL, 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (52, 4, '2025-03-21', 'R. Gow', 'fishing boat', 'engine failure', 12, 7, 3, 3, 2, 2, 60, 15, '2025-03-28', '2025-03-26', 1700, '2025-04-11', 1700, '2025-07-17', 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (53, 5, '2025-03-30', 'I. Munro', 'paddleboarder', NULL, 10, 14, 6, 6, 6, 6, 360, 170, '2025-04-06', '2025-04-11', NULL, NULL, NULL, NULL, 'calm', 'no', 0, 'skipper refused help');
INSERT INTO launches VALUES (54, 5, '2025-04-03', 'R. Gow', 'walker cut off by tide', 'swept out', 12, 13, 6, 6, 3, 3, 400, 125, '2025-04-10', '2025-04-15', NULL, NULL, NULL, NULL, 'fresh', 'no', 0, NULL);
INSERT INTO launches VALUES (55, 5, '2025-04-07', 'T. Pascoe', 'yacht', NULL, 8, 12, 6, 6, 0, 0, 520, 195, '2025-04-14', NULL, 1600, '2025-05-11', 960, '2025-08-16', 'gale', 'no', 1, 'skipper refused help');
INSERT INTO launches VALUES (56, 5, '2025-04-11', 'T. Pascoe', 'yacht', 'taking on water', 8, 14, 6, 5, 4, 4, 80, 40, '2025-04-18', '2025-04-26', 1950, '2025-05-03', 1950, '2025-05-16', 'calm', 'no', 0, 'towed in');
INSERT INTO launches VALUES (57, 4, '2025-04-14', 'I. Munro', 'paddleboarder', 'swept out', 10, 19, 3, 3, 5, 5, 260, 115, '2025-04-21', NULL, NULL, NULL, NULL, NULL, 'calm', 'yes', 0, NULL);
INSERT INTO launches VALUES (58, 1, '2025-04-17', 'J. Tulloch', 'swimmer', 'swept out', 8, 6, 7, 8, 5, 5, 260, 120, '2025-04-24', '2025-05-01', NULL, NULL, NULL, NULL, 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (59, 5, '2025-04-23', 'M. Sinclair', 'kitesurfer', 'engine failure', 12, 13, 6, 6, 6, 1, 380, 365, '2025-04-30', '2025-05-01', NULL, NULL, NULL, NULL, 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (60, 2, '2025-04-30', 'T. Pascoe', 'swimmer', NULL, 8, 8, 4, 4, 0, 0, 140, 35, '2025-05-07', '2025-05-08', NULL, NULL, NULL, NULL, 'calm', 'no', 1, 'tea for everyone');
INSERT INTO launches VALUES (61, 2, '2025-05-08', 'T. Pascoe', 'fishing boat', 'ran aground', 8, 5, 4, 4, 4, 2, 440, 185, '2025-05-15', '2025-05-24', 200, '2025-06-09', 170, '2025-08-28', 'fog', 'no', 0, NULL);
INSERT INTO launches VALUES (62, 3, '2025-05-15', 'R. Gow', 'fishing boat ', 'ran aground', 10, 17, 6, 6, 2, 1, 560, 135, '2025-05-22', '2025-05-21', 1650, '2025-06-15', NULL, NULL, 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (63, 2, '2025-05-18', 'R. Gow', 'motor cruiser', 'ran aground', 8, 5, 4, 5, 1, 1, 120, 80, '2025-05-25', '2025-05-27', 1750, '2025-06-01', 1730, '2025-07-20', 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (64, 5, '2025-05-19', 'R. Gow', 'yacht', 'fog', 8, 16, 6, 6, 4, 4, 420, 420, '2025-05-26', '2025-05-28', 1050, '2025-06-01', 540, '2025-08-01', 'fresh', 'no', 0, NULL);
INSERT INTO launches VALUES (65, 5, '2025-06-01', 'T. Pascoe', 'FISHING BOAT', 'ran aground', 12, 12, 6, 7, 2, 2, 500, 235, '2025-06-08', '2025-06-05', NULL, NULL, NULL, NULL, 'gale', 'no', 0, NULL);
INSERT INTO launches VALUES (66, 5, '2025-06-23', 'T. Pascoe', 'yacht ', 'ran aground', 12, 11, 6, 6, 5, 5, 240, 185, '2025-06-30', '2025-07-03', NULL, NULL, NULL, NULL, 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (67, 4, '2025-07-02', 'R. Gow', 'yacht', 'engine failure', 12, 12, 3, 4, 6, 6, 100, 60, '2025-07-09', '2025-07-04', NULL, NULL, NULL, NULL, 'fresh', 'no', 0, NULL);
INSERT INTO launches VALUES (68, 3, '2025-07-09', 'T. Pascoe', 'fishing boat', 'rope in propeller', 12, 9, 6, 7, 1, 1, 340, 340, '2025-07-16', '2025-07-17', 2050, '2025-07-21', NULL, NULL, 'fresh', 'no', 0, NULL);
INSERT INTO launches VALUES (69, 6, '2025-07-22', 'M. Sinclair', 'fishing boat ', 'swept out', 8, 14, 3, 4, 4, 2, 500, 315, '2025-07-29', '2025-08-02', NULL, NULL, NULL, NULL, 'calm', 'no', 0, 'tea for everyone');
INSERT INTO launches VALUES (70, 5, '2025-07-24', 'I. Munro', 'swimmer', 'swept out', 8, 15, 6, 6, 5, 5, 100, 90, '2025-07-31', NULL, NULL, NULL, NULL, NULL, 'gale', 'no', 0, NULL);
INSERT INTO launches VALUES (71, 5, '2025-07-30', 'T. Pascoe', 'motor cruiser', 'rope in propeller', 10, 15, 6, 6, 6, 6, 420, 385, '2025-08-06', '2025-08-05', NULL, NULL, NULL, NULL, 'fresh', 'yes', 0, 'towed in');
INSERT INTO launches VALUES (72, 5, '2025-08-04', 'I. Munro', 'walker cut off by tide', 'engine failure', 8, 16, 6, 6, 1, 1, 100, 40, '2025-08-11', '2025-08-05', NULL, NULL, NULL, NULL, 'fog', 'no', 0, NULL);
INSERT INTO launches VALUES (73, 3, '2025-08-14', 'I. Munro', 'paddleboarder', 'ran aground', 12, 9, 6, 6, 1, 1, 340, 85, '2025-08-21', '2025-08-26', NULL, NULL, NULL, NULL, 'fresh', 'no', 0, NULL);
INSERT INTO launches VALUES (74, 1, '2025-09-07', 'R. Gow', 'motor cruiser ', 'engine failure', 10, 15, 7, 6, 2, 2, 220, 105, '2025-09-14', '2025-09-14', 2450, '2025-09-29', 1910, '2025-12-23', 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (75, 1, '2025-09-20', 'I. Munro', 'paddleboarder', 'swept out', 10, 10, 7, 6, 2, 2, 180, 180, '2025-09-27', '2025-09-28', NULL, NULL, NULL, NULL, 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (76, 3, '2025-10-15', 'R. Gow', 'yacht', 'fog', 12, 10, 6, 7, 4, 4, 180, 180, '2025-10-22', '2025-10-21', NULL, NULL, NULL, NULL, 'gale', 'yes', 0, NULL);
INSERT INTO launches VALUES (77, 2, '2025-11-06', 'T. Pascoe', 'swimmer', 'ran aground', 12, 18, 4, 4, 1, 0, 540, 465, '2025-11-13', NULL, NULL, NULL, NULL, NULL, 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (78, 1, '2025-11-14', 'T. Pascoe', 'walker cut off by tide', 'engine failure', 10, 10, 7, 7, 2, 2, 460, 325, '2025-11-21', '2025-11-23', NULL, NULL, NULL, NULL, 'gale', 'no', 0, NULL);
INSERT INTO launches VALUES (79, 3, '2025-12-12', 'R. Gow', 'fishing boat ', 'swept out', 8, 16, 6, 6, 2, 2, 540, 225, '2025-12-19', '2025-12-17', 700, '2025-12-25', 520, '2026-02-06', 'fog', 'yes', 0, NULL);
INSERT INTO launches VALUES (80, 2, '2025-12-26', 'T. Pascoe', 'motor cruiser', 'taking on water', 12, 13, 4, 5, 4, 4, 100, 20, '2026-01-02', '2025-12-30', NULL, NULL, NULL, NULL, 'fresh', 'yes', 0, 'crew member hurt');
INSERT INTO launches VALUES (81, 5, '2026-01-10', 'T. Pascoe', 'motor cruiser', 'rope in propeller', 10, 5, 6, 5, 1, 1, 100, 50, '2026-01-17', '2026-01-25', NULL, NULL, NULL, NULL, 'fog', 'no', 0, NULL);
INSERT INTO launches VALUES (82, 1, '2026-01-14', 'R. Gow', 'fishing boat', 'taking on water', 12, 18, 7, 7, 5, 5, 180, 150, '2026-01-21', '2026-01-28', 1900, '2026-02-20', 1290, '2026-05-22', 'calm', 'no', 0, 'helicopter joined');
INSERT INTO launches VALUES (83, 4, '2026-01-22', 'R. Gow', 'paddleboarder', 'swept out', 8, 8, 3, 3, 5, 5, 260, 235, '2026-01-29', '2026-01-27', NULL, NULL, NULL, NULL, 'fresh', 'no', 0, NULL);
INSERT INTO launches VALUES (84, 6, '2026-01-27', 'J. Tulloch', 'Yacht', 'taking on water', 10, 10, 3, 3, 1, 1, 200, 100, '2026-02-03', '2026-02-06', NULL, NULL, NULL, NULL, 'fresh', 'yes', 0, 'tea for everyone');
INSERT INTO launches VALUES (85, 2, '2026-02-03', 'I. Munro', 'motor cruiser', 'taking on water', 12, 7, 4, 3, 1, 1, 560, 235, '2026-02-10', '2026-02-04', NULL, NULL, NULL, NULL, 'fresh', 'no', 0, NULL);
INSERT INTO launches VALUES (86, 1, '2026-02-06', 'T. Pascoe', 'kitesurfer', 'engine failure', 8, 8, 7, 7, 1, 1, 100, 95, '2026-02-13', '2026-02-14', NULL, NULL, NULL, NULL, 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (87, 4, '2026-03-04', 'I. Munro', 'motor cruiser', 'swept out', 10, 9, 3, 3, 3, 3, 200, 150, '2026-03-11', NULL, 1200, '2026-03-28', 1200, '2026-06-07', 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (88, 3, '2026-03-05', 'J. Tulloch', 'yacht', 'fog', 8, 9, 6, 7, 2, 2, 520, 355, '2026-03-12', '2026-03-13', 900, '2026-04-03', NULL, NULL, 'fresh', 'no', 0, NULL);
INSERT INTO launches VALUES (89, 3, '2026-03-08', 'J. Tulloch', 'walker cut off by tide', 'rope in propeller', 8, 10, 6, 6, 5, 5, 400, 285, '2026-03-15', '2026-03-16', NULL, NULL, NULL, NULL, 'calm', 'yes', 0, NULL);
INSERT INTO launches VALUES (90, 4, '2026-03-21', 'R. Gow', 'YACHT', 'ran aground', 8, 8, 3, 3, 3, 3, 380, 205, '2026-03-28', '2026-04-04', 2450, '2026-04-13', NULL, NULL, 'gale', 'yes', 0, NULL);
INSERT INTO launches VALUES (91, 2, '2026-03-22', 'R. Gow', 'motor cruiser', 'swept out', 8, 17, 4, 5, 6, 6, 380, 265, '2026-03-29', '2026-03-28', 2150, '2026-04-22', NULL, NULL, 'calm', 'yes', 0, NULL);
INSERT INTO launches VALUES (92, 6, '2026-03-25', 'R. Gow', 'yacht', 'ran aground', 10, 11, 3, 3, 6, 6, 180, 40, '2026-04-01', '2026-04-05', NULL, NULL, NULL, NULL, 'calm', 'yes', 0, NULL);
INSERT INTO launches VALUES (93, 6, '2026-04-05', 'M. Sinclair', 'walker cut off by tide', 'swept out', 12, 15, 3, 4, 1, 0, 80, 40, '2026-04-12', '2026-04-08', NULL, NULL, NULL, NULL, 'fresh', 'no', 0, 'helicopter joined');
INSERT INTO launches VALUES (94, 4, '2026-04-09', 'R. Gow', 'Yacht', 'ran aground', 12, 18, 3, 3, 4, 4, 500, 355, '2026-04-16', '2026-04-12', NULL, NULL, NULL, NULL, 'gale', 'no', 0, NULL);
INSERT INTO launches VALUES (95, 4, '2026-04-12', 'I. Munro', 'paddleboarder', 'taking on water', 12, 13, 3, 3, 1, 1, 580, 150, '2026-04-19', NULL, NULL, NULL, NULL, NULL, 'fresh', 'no', 0, 'towed in');
INSERT INTO launches VALUES (96, 4, '2026-04-25', 'M. Sinclair', 'kitesurfer', NULL, 10, 7, 3, 3, 0, 0, 180, 60, '2026-05-02', '2026-04-27', NULL, NULL, NULL, NULL, 'fresh', 'yes', 1, NULL);
INSERT INTO launches VALUES (97, 2, '2026-05-25', 'M. Sinclair', 'paddleboarder', 'taking on water', 10, 5, 4, 4, 6, 4, 500, 500, '2026-06-01', '2026-06-10', NULL, NULL, NULL, NULL, 'calm', 'yes', 0, NULL);
INSERT INTO launches VALUES (98, 4, '2026-05-27', 'M. Sinclair', 'motor cruiser', 'swept out', 12, 12, 3, 3, 5, 5, 380, 305, '2026-06-03', '2026-06-09', 1350, '2026-06-20', 1350, '2026-09-12', 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (99, 3, '2026-07-10', 'R. Gow', 'fishing boat', 'ran aground', 8, 11, 6, 6, 1, 1, 480, 260, '2026-07-17', '2026-07-14', 1350, '2026-08-01', NULL, NULL, 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (100, 4, '2026-07-21', 'M. Sinclair', 'fishing boat', NULL, 12, 12, 3, 3, 0, 0, 420, 150, '2026-07-28', '2026-07-30', 1850, '2026-08-13', 1580, '2026-09-16', 'calm', 'no', 1, NULL);
INSERT INTO launches VALUES (101, 4, '2026-07-26', 'T. Pascoe', 'yacht', 'rope in propeller', 8, 14, 3, 3, 5, 5, 120, 105, '2026-08-02', '2026-07-30', 2350, '2026-08-31', NULL, NULL, 'calm', 'yes', 0, NULL);
INSERT INTO launches VALUES (102, 5, '2026-07-30', 'T. Pascoe', 'walker cut off by tide', 'rope in propeller', 12, 8, 6, 7, 5, 5, 160, 105, '2026-08-06', NULL, NULL, NULL, NULL, NULL, 'gale', 'no', 0, NULL);
INSERT INTO launches VALUES (103, 6, '2026-07-31', 'R. Gow', 'paddleboarder', 'fog', 8, 5, 3, 3, 2, 2, 280, 205, '2026-08-07', NULL, NULL, NULL, NULL, NULL, 'calm', 'no', 0, NULL);
INSERT INTO launches VALUES (104, 2, '2026-08-03', 'I. Munro', 'yacht', 'taking on water', 10, 13, 4, 5, 6, 6, 440, 440, '2026-08-10', '2026-08-08', 1350, '2026-08-22', 990, '2026-10-28', 'fog', 'no', 0, NULL);
INSERT INTO launches VALUES (105, 5, '2026-09-22', 'I. Munro', 'fishing boat', 'swept out', 12, 17, 6, 6, 6, 6, 320, 115, '2026-09-29', '2026-09-23', 550, '2026-10-03', 550, '2026-10-24', 'calm', 'no', 0, 'skipper refused help');
INSERT INTO launches VALUES (106, 1, '2026-09-23', 'J. Tulloch', 'yacht', NULL, 12, 18, 7, 6, 0, 0, 220, 60, '2026-09-30', '2026-10-02', 1600, '2026-10-18', NULL, NULL, 'calm', 'no', 1, 'helicopter joined');
INSERT INTO launches VALUES (107, 4, '2026-10-04', 'T. Pascoe', 'fishing boat', 'ran aground', 10, 13, 3, 3, 6, 6, 180, 170, '2026-10-11', '2026-10-09', 900, '2026-11-13', NULL, NULL, 'gale', 'no', 0, 'tea for everyone');
INSERT INTO launches VALUES (108, 2, '2026-10-09', 'I. Munro', 'yacht', 'fog', 8, 11, 4, 4, 1, 1, 260, 100, '2026-10-16', '2026-10-23', 2100, '2026-11-09', NULL, NULL, 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (109, 1, '2026-10-12', 'J. Tulloch', 'fishing boat', 'ran aground', 8, 8, 7, 8, 3, 3, 520, 155, '2026-10-19', '2026-10-28', NULL, NULL, NULL, NULL, 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (110, 2, '2026-10-22', 'I. Munro', 'swimmer', NULL, 10, 11, 4, 5, 4, 4, 120, 95, '2026-10-29', '2026-10-31', NULL, NULL, NULL, NULL, 'fresh', 'yes', 0, NULL);
INSERT INTO launches VALUES (111, 5, '2026-10-31', 'J. Tulloch', 'paddleboarder', 'engine failure', 12, 12, 6, 6, 5, 5, 440, 390, '2026-11-07', NULL, NULL, NULL, NULL, NULL, 'gale', 'no', 0, 'tea for everyone');
INSERT INTO launches VALUES (112, 6, '2026-11-10', 'T. Pascoe', 'motor cruiser', 'rope in propeller', 8, 7, 3, 2, 3, 3, 200, 175, '2026-11-17', '2026-11-24', NULL, NULL, NULL, NULL, 'fresh', 'no', 0, 'tea for everyone');
