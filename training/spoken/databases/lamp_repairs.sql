CREATE TABLE lamps (
  lamp_id TEXT PRIMARY KEY,
  street TEXT,
  quarter TEXT,
  type TEXT,
  height_m REAL,
  installed_year INTEGER,
  listed TEXT
);
INSERT INTO lamps VALUES ('L101', 'Queen Square', 'Old Town', 'LED', 3.5, 1999, 'y');
INSERT INTO lamps VALUES ('L102', 'Harbour Walk', 'Docks', 'mercury', 6.0, 1932, 'n');
INSERT INTO lamps VALUES ('L103', 'Cemetery Road', 'Old Town', 'sodium', 4.0, 1984, 'y');
INSERT INTO lamps VALUES ('L104', 'Weir Bridge', 'Riverside', 'led', 4.0, 2019, 'n');
INSERT INTO lamps VALUES ('L105', 'Harbour Walk', 'Docks', 'LED', 6.0, 2019, 'n');
INSERT INTO lamps VALUES ('L106', 'Market Steps', 'Docks', 'sodium', 4.0, 1968, 'n');
INSERT INTO lamps VALUES ('L107', 'Foundry Road', 'Docks', 'LED', 5.0, 2019, 'y');
INSERT INTO lamps VALUES ('L108', 'Queen Square', 'Old Town', 'LED', 4.0, 2022, 'n');
INSERT INTO lamps VALUES ('L109', 'Market Steps', 'Docks', 'mercury', 5.0, 1968, 'n');
INSERT INTO lamps VALUES ('L110', 'Harbour Walk', 'Docks', 'LED', 5.0, 2019, 'n');
INSERT INTO lamps VALUES ('L111', 'Foundry Road', 'Docks', 'mercury', 3.5, 2019, 'y');
INSERT INTO lamps VALUES ('L112', 'Market Steps', 'Docks', 'LED', 6.0, 1968, 'n');
INSERT INTO lamps VALUES ('L113', 'Weir Bridge', 'Riverside', 'gas', 6.0, 1911, 'n');
INSERT INTO lamps VALUES ('L114', 'Queen Square', 'Old Town', 'sodium', 4.0, 2015, 'y');
INSERT INTO lamps VALUES ('L115', 'Market Steps', 'Docks', 'sodium', 4.0, 1932, 'n');
INSERT INTO lamps VALUES ('L116', 'Bishop Lane', 'Northfield', 'LED', 3.5, 1984, 'n');
INSERT INTO lamps VALUES ('L117', 'Kiln Street', 'Old Town', 'LED', 8.0, 1999, 'y');
INSERT INTO lamps VALUES ('L118', 'Weir Bridge', 'Riverside', 'LED', 5.0, 1968, 'y');
INSERT INTO lamps VALUES ('L119', 'Bishop Lane', 'Northfield', 'LED', 5.0, 1932, 'y');
INSERT INTO lamps VALUES ('L120', 'Elm Row', 'Northfield', 'LED', 4.0, 2022, 'y');
INSERT INTO lamps VALUES ('L121', 'Elm Row', 'Northfield', 'mercury', 3.5, 2022, 'n');
INSERT INTO lamps VALUES ('L122', 'Bishop Lane', 'Northfield', 'sodium', 6.0, 1932, 'n');
INSERT INTO lamps VALUES ('L123', 'Queen Square', 'Old Town', 'gas', 6.0, 2015, 'n');
INSERT INTO lamps VALUES ('L124', 'Harbour Walk', 'Docks', 'LED', 4.0, 1999, 'n');
INSERT INTO lamps VALUES ('L125', 'Bishop Lane', 'Northfield', 'LED', 6.0, 1911, 'n');
INSERT INTO lamps VALUES ('L126', 'Weir Bridge', 'Riverside', 'gas', 5.0, 2008, 'n');
INSERT INTO lamps VALUES ('L127', 'Weir Bridge', 'Riverside', 'sodium', 4.0, 1999, 'n');
INSERT INTO lamps VALUES ('L128', 'Harbour Walk', 'Docks', 'LED', 8.0, 1968, 'y');
INSERT INTO lamps VALUES ('L129', 'Kiln Street', 'Old Town', 'gas', 5.0, 1911, 'y');
INSERT INTO lamps VALUES ('L130', 'Harbour Walk', 'Docks', 'LED', 6.0, 2019, 'y');
INSERT INTO lamps VALUES ('L131', 'Harbour Walk', 'Docks', 'LED', 5.0, 1984, 'n');
INSERT INTO lamps VALUES ('L132', 'Weir Bridge', 'Riverside', 'sodium', 5.0, 2022, 'y');
INSERT INTO lamps VALUES ('L133', 'Queen Square', 'Old Town', 'sodium', 6.0, 1932, 'n');
INSERT INTO lamps VALUES ('L134', 'Foundry Road', 'Docks', 'LED', 4.0, 1984, 'y');
CREATE TABLE fitters (
  fitter_id INTEGER PRIMARY KEY,
  name TEXT,
  depot TEXT,
  since TEXT,
  skills TEXT
);
INSERT INTO fitters VALUES (1, 'Ada Cole', 'East', '2012-05-01', 'LED, cabling');
INSERT INTO fitters VALUES (2, 'Bruno Sarti', 'West', '2019-09-15', 'gas mantles');
INSERT INTO fitters VALUES (3, 'Colm Daly', 'East', '2021-02-01', 'LED, lifting platform');
INSERT INTO fitters VALUES (4, 'Dora Novak', 'West', '2016-11-20', 'cabling, gas mantles');
INSERT INTO fitters VALUES (5, 'Emil Roth', 'East', '2024-04-01', NULL);
INSERT INTO fitters VALUES (6, 'Fay Ito', 'West', '2025-06-01', 'LED');
CREATE TABLE jobs (
  job_id INTEGER PRIMARY KEY,
  lamp_id TEXT REFERENCES lamps(lamp_id),
  fitter_id INTEGER REFERENCES fitters(fitter_id),
  fault TEXT,
  reported TEXT,
  promised_by TEXT,
  repaired TEXT,
  invoiced_on TEXT,
  paid_on TEXT,
  quoted_eur INTEGER,
  charged_eur INTEGER,
  hours_planned REAL,
  hours_worked REAL,
  reported_by TEXT,
  night_work TEXT,
  remark TEXT
);
INSERT INTO jobs VALUES (7001, 'L118', 2, 'flickers', '2025-01-02', '2025-01-07', '2025-01-12', '2025-01-18', '2025-01-22', 200, 250, 3, 3.5, 'bus driver', 'No', NULL);
INSERT INTO jobs VALUES (7002, 'L110', 1, 'GLASS BROKEN', '2026-06-23', '2026-07-03', '2026-07-07', '2026-07-23', '2026-08-08', 70, 85, 2, 2.5, 'resident', 'no', NULL);
INSERT INTO jobs VALUES (7003, 'L121', 5, 'flickers', '2026-06-16', '2026-06-21', '2026-07-05', '2026-07-18', '2026-08-07', 370, 365, 6, 6.0, 'resident', 'No', NULL);
INSERT INTO jobs VALUES (7004, 'L128', 3, 'cable fault', '2026-04-08', '2026-04-22', '2026-04-21', '2026-05-09', '2026-06-28', 50, 45, 6, 7.0, 'resident', 'Yes', NULL);
INSERT INTO jobs VALUES (7005, 'L117', 3, 'cable fault', '2024-03-16', '2024-03-21', '2024-03-26', '2024-04-25', '2024-06-01', 80, 90, 2, 2.5, 'police', 'Yes', NULL);
INSERT INTO jobs VALUES (7006, 'L114', 5, 'pole leaning', '2025-12-02', '2025-12-07', '2025-12-15', '2025-12-31', '2026-01-04', 190, 190, 2, 2.0, 'resident', 'No', NULL);
INSERT INTO jobs VALUES (7007, 'L129', 3, 'dark', '2024-01-25', '2024-02-04', '2024-01-27', '2024-02-04', '2024-02-24', 390, 500, 3, 2.0, 'resident', 'no', NULL);
INSERT INTO jobs VALUES (7008, 'L118', 4, 'dark', '2026-02-27', '2026-03-04', '2026-03-21', '2026-04-04', '2026-04-17', 350, 360, 4, 4.0, 'night patrol', 'no', 'called three times');
INSERT INTO jobs VALUES (7009, 'L102', 5, 'flickers', '2026-08-30', '2026-09-06', '2026-09-14', '2026-10-09', '2026-10-12', 330, 390, 6, 8.0, 'resident', 'no', 'second visit');
INSERT INTO jobs VALUES (7010, 'L127', NULL, 'pole leaning', '2026-05-03', '2026-05-13', NULL, NULL, NULL, 400, NULL, 1.5, NULL, 'resident', 'Yes', 'wasp nest inside');
INSERT INTO jobs VALUES (7011, 'L103', 4, 'pole leaning', '2025-12-16', '2025-12-26', '2025-12-25', '2026-01-13', '2026-02-16', 270, 280, 4, 3.5, 'night patrol', 'Yes', NULL);
INSERT INTO jobs VALUES (7012, 'L118', 3, 'dark', '2025-08-08', '2025-08-13', '2025-08-26', '2025-09-12', NULL, 490, 490, 1, 1.5, 'police', 'no', NULL);
INSERT INTO jobs VALUES (7013, 'L122', 4, 'dark', '2026-07-05', '2026-07-08', '2026-07-12', '2026-07-21', '2026-09-09', 70, 75, 3, 3.5, 'night patrol', 'Yes', 'wasp nest inside');
INSERT INTO jobs VALUES (7014, 'L118', 3, 'dark', '2024-08-01', '2024-08-06', '2024-08-03', '2024-08-29', NULL, 230, 230, 6, 9.0, 'night patrol', 'no', NULL);
INSERT INTO jobs VALUES (7015, 'L127', 1, 'glass broken', '2025-12-16', '2025-12-30', '2026-01-03', '2026-01-30', '2026-02-16', 410, 485, 2, 1.5, 'resident', 'Yes', NULL);
INSERT INTO jobs VALUES (7016, 'L125', 3, 'dark', '2025-05-08', '2025-05-15', '2025-05-27', '2025-06-25', '2025-07-16', 350, 415, 3, 2.0, 'bus driver', 'No', NULL);
INSERT INTO jobs VALUES (7017, 'L120', 3, 'dark', '2025-04-16', '2025-04-21', '2025-04-19', '2025-04-28', '2025-05-12', 40, 55, 6, 9.0, 'police', 'Yes', 'needs platform');
INSERT INTO jobs VALUES (7018, 'L113', 5, 'Dark', '2026-02-12', '2026-02-15', '2026-02-28', '2026-03-29', '2026-04-24', 80, 85, 1, 1.0, 'police', 'no', NULL);
INSERT INTO jobs VALUES (7019, 'L108', 4, 'dark', '2025-03-05', '2025-03-08', '2025-03-23', '2025-03-29', '2025-04-06', 110, 110, 4, 5.0, 'resident', 'no', 'needs platform');
INSERT INTO jobs VALUES (7020, 'L119', NULL, 'dark', '2026-05-25', '2026-05-28', NULL, NULL, NULL, 260, NULL, 1, NULL, 'resident', 'no', NULL);
INSERT INTO jobs VALUES (7021, 'L117', 1, 'cable fault', '2025-03-26', '2025-03-31', '2025-04-02', '2025-04-29', '2025-05-19', 140, 170, 3, 5.0, 'bus driver', 'no', 'called three times');
INSERT INTO jobs VALUES (7022, 'L122', 2, 'cable fault', '2026-08-14', '2026-08-17', '2026-08-31', '2026-09-16', NULL, 240, 195, 4, 6.5, 'police', 'No', NULL);
INSERT INTO jobs VALUES (7023, 'L106', 2, 'dark', '2025-08-12', '2025-08-22', '2025-08-21', '2025-08-29', NULL, 50, 45, 1, 1.5, 'police', 'no', 'second visit');
INSERT INTO jobs VALUES (7024, 'L116', 4, 'flickers', '2024-07-28', '2024-08-02', '2024-08-05', '2024-08-27', '2024-09-04', 340, 480, 4, 3.0, 'police', 'No', NULL);
INSERT INTO jobs VALUES (7025, 'L102', 5, 'flickers', '2025-09-28', '2025-10-08', '2025-10-14', '2025-10-20', NULL, 120, 120, 1.5, 1.5, 'police', 'no', NULL);
INSERT INTO jobs VALUES (7026, 'L108', 5, 'dark', '2025-08-01', '2025-08-11', '2025-08-05', '2025-08-18', '2025-08-31', 160, 145, 2, 2.5, 'resident', 'No', 'parts from Leipzig');
INSERT INTO jobs VALUES (7027, 'L116', 1, 'dark', '2025-02-14', '2025-02-21', '2025-03-06', '2025-03-19', '2025-04-04', 60, 60, 6, 9.0, 'bus driver', 'no', 'needs platform');
INSERT INTO jobs VALUES (7028, 'L130', 5, 'burns by day', '2026-08-05', '2026-08-15', '2026-08-17', '2026-08-26', NULL, 500, 635, 6, 5.5, 'resident', 'Yes', 'parts from Leipzig');
INSERT INTO jobs VALUES (7029, 'L104', 1, 'pole leaning', '2026-01-05', '2026-01-12', '2026-01-20', '2026-02-09', '2026-03-14', 270, 270, 1.5, 1.5, 'police', 'no', NULL);
INSERT INTO jobs VALUES (7030, 'L115', 5, 'cable fault', '2026-03-30', '2026-04-09', '2026-04-04', '2026-05-03', '2026-06-22', 280, 255, 2, 2.0, 'resident', 'No', NULL);
INSERT INTO jobs VALUES (7031, 'L101', 2, 'dark ', '2024-02-29', '2024-03-10', '2024-03-13', '2024-03-31', '2024-04-10', 370, 370, 6, 6.0, 'resident', 'no', NULL);
INSERT INTO jobs VALUES (7032, 'L118', 5, 'pole leaning', '2026-03-27', '2026-04-10', '2026-03-31', '2026-04-22', NULL, 460, 630, 4, 5.5, 'night patrol', 'Yes', NULL);
INSERT INTO jobs VALUES (7033, 'L113', 2, 'flickers', '2024-04-25', '2024-05-05', '2024-04-28', NULL, NULL, 470, NULL, 2, 3.0, 'resident', 'No', NULL);
INSERT INTO jobs VALUES (7034, 'L129', 3, 'cable fault ', '2025-07-10', '2025-07-13', '2025-07-19', '2025-08-08', '2025-08-13', 460, 380, 3, 3.5, 'night patrol', 'No', NULL);
INSERT INTO jobs VALUES (7035, 'L121', 5, 'burns by day', '2026-08-27', '2026-09-06', '2026-09-12', NULL, NULL, 70, NULL, 3, 4.5, 'police', 'no', 'needs platform');
INSERT INTO jobs VALUES (7036, 'L107', 1, 'dark', '2025-06-13', '2025-06-27', '2025-06-18', '2025-07-03', '2025-07-15', 90, 90, 1.5, 1.5, 'bus driver', 'no', NULL);
INSERT INTO jobs VALUES (7037, 'L101', 3, 'glass broken', '2026-08-26', '2026-09-02', '2026-09-03', '2026-09-19', '2026-10-23', 50, 45, 3, 2.0, 'police', 'no', NULL);
INSERT INTO jobs VALUES (7038, 'L113', 5, 'dark', '2025-10-09', '2025-10-14', '2025-10-28', NULL, NULL, 420, NULL, 1, 1.0, 'night patrol', 'no', 'needs platform');
INSERT INTO jobs VALUES (7039, 'L104', NULL, 'flickers', '2026-03-04', '2026-03-09', NULL, NULL, NULL, 160, NULL, 1, NULL, 'resident', 'no', 'wasp nest inside');
INSERT INTO jobs VALUES (7040, 'L107', 3, 'flickers', '2025-03-24', '2025-03-27', '2025-04-01', '2025-04-10', '2025-05-01', 260, 210, 1, 1.5, 'resident', 'Yes', NULL);
INSERT INTO jobs VALUES (7041, 'L114', 3, 'dark', '2025-08-25', '2025-09-01', '2025-08-30', '2025-09-10', NULL, 230, 175, 6, 4.5, 'police', 'no', 'wasp nest inside');
INSERT INTO jobs VALUES (7042, 'L104', NULL, 'dark', '2024-07-10', '2024-07-24', NULL, NULL, NULL, 500, NULL, 1, NULL, 'resident', 'No', NULL);
INSERT INTO jobs VALUES (7043, 'L126', 1, 'dark', '2026-08-06', '2026-08-16', '2026-08-13', '2026-08-23', '2026-09-17', 260, 285, 6, 6.0, 'resident', 'no', NULL);
INSERT INTO jobs VALUES (7044, 'L115', NULL, 'dark', '2025-05-08', '2025-05-22', NULL, NULL, NULL, 320, NULL, 1.5, NULL, 'resident', 'Yes', NULL);
INSERT INTO jobs VALUES (7045, 'L110', 5, 'BURNS BY DAY', '2025-06-14', '2025-06-17', '2025-07-02', '2025-07-04', '2025-08-08', 410, 445, 3, 2.0, 'night patrol', 'Yes', NULL);
INSERT INTO jobs VALUES (7046, 'L101', 2, 'burns by day ', '2024-07-01', '2024-07-08', '2024-07-17', '2024-08-02', NULL, 400, 515, 1.5, 2.5, 'resident', 'no', 'needs platform');
INSERT INTO jobs VALUES (7047, 'L114', 2, 'flickers', '2025-06-04', '2025-06-18', '2025-06-17', '2025-07-03', '2025-07-13', 270, 270, 4, 6.5, 'night patrol', 'no', NULL);
INSERT INTO jobs VALUES (7048, 'L123', 1, 'flickers', '2024-05-28', '2024-06-11', '2024-05-29', '2024-06-05', '2024-06-18', 270, 295, 6, 7.0, 'night patrol', 'No', NULL);
INSERT INTO jobs VALUES (7049, 'L121', 2, 'glass broken', '2026-03-14', '2026-03-21', '2026-03-23', '2026-03-30', NULL, 400, 425, 3, 2.5, 'police', 'Yes', NULL);
INSERT INTO jobs VALUES (7050, 'L117', 5, 'Cable fault', '2024-10-12', '2024-10-19', '2024-10-20', '2024-11-15', '2024-12-21', 190, 225, 1, 1.5, 'resident', 'no', NULL);
INSERT INTO jobs VALUES (7051, 'L129', 5, 'flickers', '2024-11-12', '2024-11-17', '2024-11-25', '2024-12-09', '2025-01-25', 340, 305, 1.5, 2.5, 'police', 'no', NULL);
INSERT INTO jobs VALUES (7052, 'L105', 4, 'glass broken', '2026-01-03', '2026-01-13', '2026-01-10', '2026-01-17', '2026-03-03', 130, 140, 1, 1.0, 'police', 'no', 'needs platform');
INSERT INTO jobs VALUES (7053, 'L114', 2, 'cable fault', '2025-03-15', '2025-03-29', '2025-03-16', '2025-04-03', '2025-05-03', 110, 110, 2, 3.0, 'resident', 'no', NULL);
INSERT INTO jobs VALUES (7054, 'L122', NULL, 'dark', '2026-08-25', '2026-08-30', NULL, NULL, NULL, 260, NULL, 3, NULL, 'night patrol', 'Yes', NULL);
INSERT INTO jobs VALUES (7055, 'L110', NULL, 'glass broken', '2026-05-22', '2026-05-25', NULL, NULL, NULL, 200, NULL, 1, NULL, 'bus driver', 'Yes', NULL);
INSERT INTO jobs VALUES (7056, 'L128', 4, 'dark', '2025-05-28', '2025-05-31', '2025-06-16', '2025-06-18', '2025-07-23', 60, 85, 4, 3.0, 'resident', 'No', 'called three times');
INSERT INTO jobs VALUES (7057, 'L117', NULL, 'glass broken', '2025-09-09', '2025-09-19', NULL, NULL, NULL, 510, NULL, 1, NULL, 'bus driver', 'No', NULL);
INSERT INTO jobs VALUES (7058, 'L115', 2, 'dark', '2026-01-21', '2026-02-04', '2026-02-06', NULL, NULL, 290, NULL, 3, 3.0, 'police', 'No', NULL);
INSERT INTO jobs VALUES (7059, 'L102', 3, 'flickers', '2026-06-13', '2026-06-20', '2026-06-29', '2026-07-17', NULL, 450, 450, 1.5, 1.5, 'resident', 'No', 'called three times');
INSERT INTO jobs VALUES (7060, 'L102', 3, 'dark', '2026-03-28', '2026-04-04', '2026-04-12', NULL, NULL, 350, NULL, 1, 1.0, 'resident', 'No', NULL);
INSERT INTO jobs VALUES (7061, 'L119', 4, 'pole leaning', '2026-07-22', '2026-07-25', '2026-08-08', '2026-08-24', '2026-09-14', 340, 325, 2, 1.5, 'police', 'Yes', 'second visit');
INSERT INTO jobs VALUES (7062, 'L122', NULL, 'flickers', '2026-04-21', '2026-04-28', NULL, NULL, NULL, 360, NULL, 4, NULL, 'resident', 'no', 'parts from Leipzig');
INSERT INTO jobs VALUES (7063, 'L105', 4, 'burns by day', '2025-09-06', '2025-09-11', '2025-09-14', '2025-09-17', '2025-10-28', 510, 695, 4, 5.0, 'police', 'No', 'second visit');
INSERT INTO jobs VALUES (7064, 'L120', 4, 'flickers', '2026-11-12', '2026-11-19', '2026-11-21', NULL, NULL, 380, NULL, 1, 1.0, 'bus driver', 'No', NULL);
INSERT INTO jobs VALUES (7065, 'L124', 2, 'pole leaning', '2026-08-22', '2026-09-01', '2026-09-01', '2026-09-24', NULL, 390, 540, 4, 3.0, 'bus driver', 'No', NULL);
INSERT INTO jobs VALUES (7066, 'L116', 3, 'burns by day', '2025-04-12', '2025-04-26', '2025-04-28', NULL, NULL, 430, NULL, 1.5, 2.5, 'bus driver', 'No', 'wasp nest inside');
INSERT INTO jobs VALUES (7067, 'L126', 2, 'glass broken', '2025-03-13', '2025-03-27', '2025-03-31', '2025-04-27', '2025-05-09', 350, 495, 1.5, 1.0, 'night patrol', 'no', NULL);
INSERT INTO jobs VALUES (7068, 'L127', 5, 'burns by day', '2026-04-18', '2026-05-02', '2026-05-04', '2026-05-11', NULL, 110, 155, 1, 1.5, 'police', 'Yes', 'needs platform');
INSERT INTO jobs VALUES (7069, 'L124', 5, 'dark', '2025-04-14', '2025-04-17', '2025-04-21', '2025-05-19', '2025-06-30', 220, 300, 4, 5.0, 'resident', 'Yes', NULL);
INSERT INTO jobs VALUES (7070, 'L113', 2, 'burns by day', '2026-05-31', '2026-06-14', '2026-06-13', '2026-06-27', '2026-08-04', 60, 50, 2, 3.5, 'bus driver', 'no', NULL);
INSERT INTO jobs VALUES (7071, 'L124', 3, 'flickers', '2026-03-27', '2026-04-10', '2026-04-11', '2026-05-08', NULL, 220, 215, 6, 6.5, 'resident', 'no', NULL);
INSERT INTO jobs VALUES (7072, 'L127', 5, 'pole leaning', '2025-12-20', '2025-12-25', '2026-01-09', '2026-01-27', '2026-02-11', 250, 310, 2, 2.5, 'police', 'No', 'wasp nest inside');
INSERT INTO jobs VALUES (7073, 'L112', 4, 'flickers', '2026-11-08', '2026-11-15', '2026-11-14', NULL, NULL, 70, NULL, 2, 2.0, 'police', 'No', NULL);
INSERT INTO jobs VALUES (7074, 'L120', 2, 'glass broken ', '2024-05-08', '2024-05-18', '2024-05-09', '2024-05-16', NULL, 460, 540, 1.5, 1.0, 'police', 'No', 'second visit');
INSERT INTO jobs VALUES (7075, 'L130', 5, 'flickers', '2024-02-02', '2024-02-12', '2024-02-06', '2024-02-29', NULL, 190, 160, 1.5, 2.0, 'police', 'No', 'called three times');
INSERT INTO jobs VALUES (7076, 'L103', 4, 'dark', '2024-04-03', '2024-04-06', '2024-04-20', '2024-05-09', NULL, 60, 85, 2, 2.0, 'resident', 'No', 'second visit');
INSERT INTO jobs VALUES (7077, 'L107', 2, 'dark', '2024-10-28', '2024-11-04', '2024-11-07', '2024-11-22', '2024-12-14', 250, 200, 3, 2.0, 'police', 'No', NULL);
INSERT INTO jobs VALUES (7078, 'L118', 4, 'burns by day', '2026-04-30', '2026-05-07', '2026-05-20', '2026-06-16', '2026-07-03', 410, 390, 4, 3.5, 'night patrol', 'no', 'wasp nest inside');
INSERT INTO jobs VALUES (7079, 'L106', 4, 'dark', '2025-01-14', '2025-01-19', '2025-01-17', '2025-02-12', '2025-03-02', 290, 395, 1, 1.0, 'resident', 'Yes', NULL);
INSERT INTO jobs VALUES (7080, 'L111', 3, 'burns by day', '2025-01-17', '2025-01-24', '2025-01-26', '2025-02-06', NULL, 310, 390, 1.5, 1.5, 'resident', 'No', 'parts from Leipzig');
INSERT INTO jobs VALUES (7081, 'L121', 4, 'cable fault', '2025-02-05', '2025-02-08', '2025-02-12', '2025-02-27', '2025-03-19', 510, 640, 1, 1.5, 'resident', 'no', NULL);
INSERT INTO jobs VALUES (7082, 'L124', 2, 'cable fault', '2026-03-24', '2026-03-31', '2026-03-27', '2026-04-18', '2026-05-14', 320, 245, 1.5, 2.0, 'resident', 'no', NULL);
INSERT INTO jobs VALUES (7083, 'L108', 5, 'cable fault', '2025-04-05', '2025-04-12', '2025-04-09', '2025-04-11', '2025-05-19', 410, 535, 1.5, 1.0, 'resident', 'no', NULL);
INSERT INTO jobs VALUES (7084, 'L108', 4, 'Burns by day', '2026-10-24', '2026-10-27', '2026-11-08', NULL, NULL, 280, NULL, 2, 2.0, 'resident', 'No', 'second visit');
INSERT INTO jobs VALUES (7085, 'L106', 5, 'burns by day', '2025-07-28', '2025-07-31', '2025-08-08', '2025-09-06', NULL, 240, 235, 2, 2.5, 'resident', 'no', NULL);
INSERT INTO jobs VALUES (7086, 'L126', 1, 'cable fault', '2025-11-25', '2025-12-02', '2025-12-10', '2025-12-19', '2026-01-15', 360, 360, 2, 2.0, 'police', 'No', NULL);
INSERT INTO jobs VALUES (7087, 'L128', 4, 'flickers', '2025-02-03', '2025-02-10', '2025-02-13', NULL, NULL, 400, NULL, 6, 8.5, 'bus driver', 'No', 'wasp nest inside');
INSERT INTO jobs VALUES (7088, 'L113', NULL, 'glass broken', '2024-06-09', '2024-06-19', NULL, NULL, NULL, 460, NULL, 6, NULL, 'bus driver', 'Yes', 'wasp nest inside');
INSERT INTO jobs VALUES (7089, 'L125', 2, 'dark', '2026-09-28', '2026-10-08', '2026-10-12', '2026-11-10', NULL, 90, 90, 3, 3.0, 'night patrol', 'Yes', NULL);
INSERT INTO jobs VALUES (7090, 'L114', 2, 'burns by day', '2026-05-11', '2026-05-25', '2026-05-21', '2026-06-18', '2026-07-11', 270, 330, 2, 1.0, 'resident', 'No', 'wasp nest inside');
INSERT INTO jobs VALUES (7091, 'L107', 1, 'glass broken', '2024-04-02', '2024-04-12', '2024-04-03', NULL, NULL, 400, NULL, 4, 6.0, 'resident', 'no', NULL);
INSERT INTO jobs VALUES (7092, 'L114', 2, 'dark', '2026-07-09', '2026-07-14', '2026-07-29', '2026-08-22', NULL, 270, 280, 3, 3.0, 'resident', 'Yes', 'needs platform');
INSERT INTO jobs VALUES (7093, 'L104', 4, 'flickers', '2026-03-28', '2026-04-02', '2026-04-01', '2026-04-28', NULL, 410, 340, 3, 3.5, 'resident', 'no', NULL);
INSERT INTO jobs VALUES (7094, 'L126', 3, 'pole leaning', '2024-10-18', '2024-10-21', '2024-10-26', '2024-11-08', '2024-12-02', 150, 150, 6, 4.0, 'bus driver', 'No', 'wasp nest inside');
INSERT INTO jobs VALUES (7095, 'L125', 1, 'cable fault', '2025-08-25', '2025-09-01', '2025-09-01', '2025-09-11', '2025-10-18', 420, 420, 1.5, 1.5, 'police', 'Yes', 'parts from Leipzig');
INSERT INTO jobs VALUES (7096, 'L127', 3, 'burns by day', '2025-08-06', '2025-08-13', '2025-08-08', '2025-08-10', '2025-09-14', 180, 260, 4, 6.0, 'bus driver', 'Yes', 'second visit');
INSERT INTO jobs VALUES (7097, 'L125', 1, 'dark', '2025-09-11', '2025-09-21', '2025-09-18', '2025-10-14', '2025-10-21', 220, 260, 2, 2.0, 'resident', 'no', 'called three times');
INSERT INTO jobs VALUES (7098, 'L124', 2, 'pole leaning', '2025-02-10', '2025-02-15', '2025-02-11', '2025-03-11', '2025-04-26', 130, 120, 1, 1.0, 'resident', 'no', 'needs platform');
INSERT INTO jobs VALUES (7099, 'L106', 2, 'cable fault', '2025-12-12', '2025-12-15', '2025-12-21', '2026-01-13', NULL, 330, 375, 1.5, 2.5, 'resident', 'No', NULL);
INSERT INTO jobs VALUES (7100, 'L124', 4, 'burns by day', '2025-07-20', '2025-07-27', '2025-08-08', '2025-08-20', '2025-09-06', 230, 230, 3, 4.5, 'resident', 'No', 'needs platform');
INSERT INTO jobs VALUES (7101, 'L120', 5, 'dark', '2024-07-17', '2024-07-27', '2024-07-26', '2024-08-11', '2024-09-09', 390, 560, 6, 9.5, 'resident', 'Yes', 'second visit');
INSERT INTO jobs VALUES (7102, 'L115', 3, 'dark', '2024-04-20', '2024-04-27', '2024-05-03', '2024-05-19', '2024-06-17', 370, 435, 1.5, 2.5, 'police', 'Yes', NULL);
INSERT INTO jobs VALUES (7103, 'L118', 4, 'Flickers', '2026-09-18', '2026-09-23', '2026-09-23', '2026-10-14', NULL, 190, 250, 2, 2.0, 'police', 'Yes', NULL);
INSERT INTO jobs VALUES (7104, 'L120', 2, 'dark', '2024-04-07', '2024-04-12', '2024-04-26', '2024-05-14', '2024-07-03', 380, 445, 3, 3.0, 'police', 'no', 'called three times');
INSERT INTO jobs VALUES (7105, 'L126', 1, 'dark', '2026-03-04', '2026-03-07', '2026-03-08', '2026-03-28', '2026-04-26', 320, 320, 2, 3.0, 'resident', 'No', NULL);
INSERT INTO jobs VALUES (7106, 'L106', 2, 'flickers', '2025-10-01', '2025-10-04', '2025-10-16', '2025-11-13', '2025-11-25', 280, 270, 4, 3.0, 'police', 'no', NULL);
INSERT INTO jobs VALUES (7107, 'L105', 3, 'cable fault', '2025-02-05', '2025-02-19', '2025-02-21', '2025-03-10', '2025-03-20', 440, 520, 1.5, 2.0, 'bus driver', 'No', NULL);
INSERT INTO jobs VALUES (7108, 'L121', 3, 'dark', '2026-05-20', '2026-06-03', '2026-05-27', '2026-06-24', '2026-08-10', 280, 280, 1.5, 2.5, 'police', 'No', NULL);
INSERT INTO jobs VALUES (7109, 'L119', 1, 'glass broken', '2024-02-13', '2024-02-20', '2024-02-26', '2024-03-26', '2024-04-28', 260, 220, 1.5, 1.5, 'bus driver', 'No', NULL);
INSERT INTO jobs VALUES (7110, 'L114', 4, 'dark', '2025-04-16', '2025-04-23', '2025-05-05', '2025-05-08', '2025-06-06', 60, 60, 2, 2.5, 'bus driver', 'Yes', NULL);
INSERT INTO jobs VALUES (7111, 'L115', 1, 'flickers', '2026-07-04', '2026-07-07', '2026-07-21', '2026-08-12', '2026-08-29', 170, 225, 1, 1.5, 'police', 'No', NULL);
INSERT INTO jobs VALUES (7112, 'L102', 1, 'flickers', '2026-02-15', '2026-02-22', '2026-02-21', '2026-02-28', '2026-03-23', 250, 195, 3, 2.0, 'bus driver', 'No', 'second visit');
INSERT INTO jobs VALUES (7113, 'L120', 3, 'glass broken', '2025-01-28', '2025-02-07', '2025-02-16', '2025-02-26', NULL, 40, 40, 1.5, 1.5, 'bus driver', 'no', NULL);
INSERT INTO jobs VALUES (7114, 'L114', 4, 'dark', '2024-06-27', '2024-07-11', '2024-07-03', '2024-07-25', '2024-08-01', 60, 60, 1.5, 2.5, 'resident', 'No', NULL);
INSERT INTO jobs VALUES (7115, 'L108', 2, 'dark', '2024-02-18', '2024-02-23', '2024-02-29', '2024-03-16', '2024-04-26', 50, 70, 1.5, 1.5, 'resident', 'no', NULL);
