CREATE TABLE projectors (
  pid INTEGER PRIMARY KEY, tag TEXT, make TEXT, kind TEXT, spot TEXT, lm INTEGER, hrs INTEGER, rated_hrs INTEGER,
  wt_kg REAL, bought TEXT, price_usd REAL, retired TEXT, "4K?" TEXT
);
INSERT INTO projectors VALUES (1, 'Zeiss Mk IX', 'Zeiss', 'opto-mechanical', 'centre pit', NULL, 6100, 8000, 620, '2009-03-12', 1450000, NULL, 'n');
INSERT INTO projectors VALUES (2, 'North A', 'Barco', 'laser', 'cove N', 24000, 8800, 20000, 88, '2021-06-02', 74000, NULL, 'y');
INSERT INTO projectors VALUES (3, 'North B', 'Barco', 'laser', 'cove N', 24000, 9120, 20000, 88, '2021-06-02', 74000, NULL, 'y');
INSERT INTO projectors VALUES (4, 'East A', 'Barco', 'Laser ', 'cove E', 24000, 8640, 20000, 88, '2021-06-09', 74000, NULL, 'y');
INSERT INTO projectors VALUES (5, 'East B', 'Sony', 'xenon', 'cove E', 18000, 1920, 2500, 112, '2017-10-20', 52500, NULL, 'n');
INSERT INTO projectors VALUES (6, 'South A', 'Sony', 'xenon', 'cove S', 18000, 2310, 2500, 112, '2017-10-20', 52500, NULL, '');
INSERT INTO projectors VALUES (7, 'South B', 'Sony', 'Xenon', 'cove S', 18000, 2600, 2500, 112, '2017-10-20', 52500, NULL, 'n');
INSERT INTO projectors VALUES (8, 'West A', 'Christie', 'laser', 'cove W', 22000, 4100, 20000, 79.5, '2024-01-15', 61000, NULL, 'y');
INSERT INTO projectors VALUES (9, 'West B', 'Christie', 'laser', 'cove W', 22000, 4020, 20000, 79.5, '2024-01-15', 61000, NULL, 'y');
INSERT INTO projectors VALUES (10, 'Zenith', 'christie ', 'laser', 'ring', 22000, 3900, 20000, 79.5, '2024-02-01', 61000, NULL, 'y');
INSERT INTO projectors VALUES (11, 'Old Slide 1', 'Kodak', 'slide', 'store', 1200, NULL, 200, 6.4, '1988-05-01', 900, '2016-08-30', NULL);
INSERT INTO projectors VALUES (12, 'Old Slide 2', 'Kodak', 'slide', 'store', 1200, 190, 200, 6.4, '1988-05-01', 900, '2025-09-30', NULL);
INSERT INTO projectors VALUES (13, 'Nebula', 'Epson', 'lamp', 'ring', 7500, 3350, 4000, 9.8, '2019-11-11', 3890, NULL, 'n');
INSERT INTO projectors VALUES (14, 'Meteor', 'Epson', 'lamp', 'ring', 7500, 1200, 4000, 9.8, '2023-04-04', 4150, NULL, NULL);
INSERT INTO projectors VALUES (15, 'Sun spot', 'Optoma', 'Lamp', 'pit rim', 5000, 2750, 3000, 4.9, '2018-02-19', 1180, NULL, 'n');
INSERT INTO projectors VALUES (16, 'Spare', 'Sony', 'xenon', 'store', 18000, 40, 2500, 112, '2018-01-08', 49900, NULL, '');

CREATE TABLE svc_log (
  svc_no INTEGER PRIMARY KEY, pid INTEGER, reported TEXT, due TEXT, done TEXT, fault TEXT, parts TEXT, tech TEXT,
  cost_usd REAL, down_hrs REAL, warranty TEXT,
  FOREIGN KEY (pid) REFERENCES projectors(pid)
);
INSERT INTO svc_log VALUES (1, 7, '2025-05-24', '2025-05-27', '2025-06-07', 'lamp out', 'lens cloth', 'Desmond', 0, 9, 'y');
INSERT INTO svc_log VALUES (2, 10, '2025-06-21', '2025-07-09', '2025-07-13', 'colour drift', 'fan, gasket', 'Pryce', 0, 1, 'y');
INSERT INTO svc_log VALUES (3, 1, '2025-06-28', '2025-07-11', '2025-07-13', 'flicker', 'belt, fuse', 'Desmond', 48, 4, 'n');
INSERT INTO svc_log VALUES (4, 10, '2025-07-11', '2025-07-18', '2025-07-13', 'no signal', NULL, 'Pryce', 265, 1, 'n');
INSERT INTO svc_log VALUES (5, 4, '2025-07-16', '2025-08-01', NULL, 'dust on lens', 'fuse', 'Desmond', NULL, NULL, 'n');
INSERT INTO svc_log VALUES (6, 15, '2025-07-20', '2025-08-05', '2025-08-12', 'fan noise', 'lamp, lens cloth, gasket', 'Pryce', 390, 14, '');
INSERT INTO svc_log VALUES (7, 13, '2025-07-23', '2025-07-31', NULL, 'flicker', 'lens cloth, lamp', 'Desmond', NULL, NULL, 'n');
INSERT INTO svc_log VALUES (8, 1, '2025-09-01', '2025-09-07', NULL, 'overheating', 'fuse, belt', 'Desmond', NULL, NULL, 'n');
INSERT INTO svc_log VALUES (9, 1, '2025-09-03', '2025-09-09', '2025-09-09', 'no signal', 'gasket', 'Desmond', 265, 9, 'n');
INSERT INTO svc_log VALUES (10, 13, '2025-09-03', '2025-09-24', '2025-09-05', 'lamp out', 'colour wheel', 'Pryce', 48, 9, 'n');
INSERT INTO svc_log VALUES (11, 8, '2025-09-22', '2025-09-30', '2025-10-06', 'lamp out', 'filter', 'Oona', 480, 1.5, '');
INSERT INTO svc_log VALUES (12, 4, '2025-09-26', '2025-10-15', '2025-10-08', 'flicker', 'belt', 'Pryce', 480, 0, '');
INSERT INTO svc_log VALUES (13, 5, '2025-09-30', '2025-10-17', '2025-10-02', 'lamp out', NULL, 'Desmond', 0, 1.5, 'y');
INSERT INTO svc_log VALUES (14, 13, '2025-10-01', '2025-10-10', '2025-10-21', 'fan noise', NULL, 'Pryce', 140, 9, '');
INSERT INTO svc_log VALUES (15, 15, '2025-10-02', '2025-10-16', '2025-10-04', 'edge blend off', 'fan', 'Oona', 60, 6.5, 'n');
INSERT INTO svc_log VALUES (16, 7, '2025-10-17', '2025-10-26', '2025-11-08', 'flicker', 'fuse', 'Oona', 210, 9, '');
INSERT INTO svc_log VALUES (17, 15, '2025-10-21', '2025-11-04', '2025-11-15', 'overheating', 'fibre, lamp', 'Pryce', 140, 2, 'n');
INSERT INTO svc_log VALUES (18, 2, '2025-10-24', '2025-11-09', '2025-11-09', 'dust on lens', 'colour wheel, lens cloth, belt', 'Oona', 35, 6.5, '');
INSERT INTO svc_log VALUES (19, 15, '2025-11-02', '2025-11-11', '2025-11-26', 'lamp out', 'gasket, belt', 'Pryce', 35, 6.5, 'n');
INSERT INTO svc_log VALUES (20, 13, '2025-11-02', '2025-11-23', '2025-11-16', 'no signal', 'fuse', 'Oona ', 725, 4, 'n');
INSERT INTO svc_log VALUES (21, 7, '2025-11-04', '2025-11-17', '2025-11-20', 'colour drift', '', 'Desmond', 390, 3, 'n');
INSERT INTO svc_log VALUES (22, 13, '2025-11-09', '2025-11-27', '2025-11-12', 'edge blend off', 'lens cloth, filter', 'Desmond', 265, 0.5, '');
INSERT INTO svc_log VALUES (23, 12, '2025-11-22', '2025-12-06', '2025-12-03', 'dust on lens', 'fibre, fan', 'Pryce', 1150, 0, '');
INSERT INTO svc_log VALUES (24, 6, '2025-11-26', '2025-12-10', '2025-11-29', 'no signal', 'lens cloth', 'Desmond', 265, 1.5, 'n');
INSERT INTO svc_log VALUES (25, 9, '2025-11-27', '2025-12-09', '2025-12-17', 'lamp out', 'lens cloth, fan, filter', 'pryce', 265, 0, 'n');
INSERT INTO svc_log VALUES (26, 5, '2025-12-09', '2025-12-15', '2025-12-26', 'flicker', 'gasket, fan', 'Oona', 0, 0, 'y');
INSERT INTO svc_log VALUES (27, 15, '2025-12-11', '2026-01-01', '2025-12-13', 'no signal', 'filter, gasket', 'Pryce', 0, 9, 'y');
INSERT INTO svc_log VALUES (28, 5, '2025-12-20', '2026-01-08', '2026-01-14', 'flicker', 'lamp, belt, fuse', 'Desmond', 0, 1, 'y');
INSERT INTO svc_log VALUES (29, 3, '2025-12-30', '2026-01-16', '2026-01-06', 'colour drift', 'gasket, belt', 'Oona', 265, 3, 'n');
INSERT INTO svc_log VALUES (30, 13, '2026-01-07', '2026-01-22', NULL, 'lamp out', 'fan, gasket, lamp', 'Oona', NULL, NULL, 'y');
INSERT INTO svc_log VALUES (31, 5, '2026-01-24', '2026-02-11', '2026-02-10', 'flicker', 'lamp, lens cloth', NULL, 1890, 4, 'n');
INSERT INTO svc_log VALUES (32, 7, '2026-01-24', '2026-02-09', '2026-02-17', 'colour drift', 'colour wheel, gasket, fan', 'Pryce', 390, 3, 'n');
INSERT INTO svc_log VALUES (33, 9, '2026-01-27', '2026-02-16', NULL, 'colour drift', NULL, NULL, NULL, NULL, 'y');
INSERT INTO svc_log VALUES (34, 7, '2026-02-04', '2026-02-23', '2026-02-27', 'overheating', 'filter, belt', 'Desmond', 0, 4, 'y');
INSERT INTO svc_log VALUES (35, 12, '2026-02-04', '2026-02-24', '2026-02-15', 'overheating', 'colour wheel, lamp', 'Oona', 35, 1.5, 'n');
INSERT INTO svc_log VALUES (36, 14, '2026-03-14', '2026-04-02', NULL, 'edge blend off', 'belt, colour wheel', NULL, NULL, NULL, 'n');
INSERT INTO svc_log VALUES (37, 1, '2026-04-03', '2026-04-15', '2026-04-09', 'lamp out', 'fibre, filter, fuse', 'Oona', 265, 1.5, 'n');
INSERT INTO svc_log VALUES (38, 1, '2026-04-29', '2026-05-03', '2026-05-14', 'edge blend off', '', 'Oona', 480, 0.5, 'n');
INSERT INTO svc_log VALUES (39, 8, '2026-05-02', '2026-05-15', '2026-05-21', 'fan noise', NULL, 'Pryce', 0, 0.5, 'y');
INSERT INTO svc_log VALUES (40, 8, '2026-05-08', '2026-05-24', NULL, 'lamp out ', 'filter, belt, fan', 'Oona', NULL, NULL, 'y');
INSERT INTO svc_log VALUES (41, 5, '2026-05-12', '2026-05-25', NULL, 'FLICKER', 'fuse', 'Desmond', NULL, NULL, 'y');
INSERT INTO svc_log VALUES (42, 5, '2026-05-27', '2026-06-12', '2026-06-14', 'colour drift', 'filter, fan, gasket', NULL, 0, 2, 'y');
INSERT INTO svc_log VALUES (43, 13, '2026-06-22', '2026-06-25', '2026-07-13', 'no signal', 'fuse', 'Pryce', 35, 14, 'n');
INSERT INTO svc_log VALUES (44, 5, '2026-06-30', '2026-07-08', NULL, 'fan noise ', NULL, 'Pryce', NULL, NULL, '');
INSERT INTO svc_log VALUES (45, 3, '2026-07-23', '2026-08-01', '2026-07-24', 'edge blend off', 'gasket', 'Pryce', 480, 0, 'n');
INSERT INTO svc_log VALUES (46, 7, '2026-07-27', '2026-08-17', '2026-08-20', 'dust on lens', 'lamp, gasket', 'Oona', 1890, 1, 'n');
INSERT INTO svc_log VALUES (47, 1, '2026-08-18', '2026-08-31', '2026-09-02', 'lamp out', 'gasket', 'Desmond', 265, 0.5, 'n');
INSERT INTO svc_log VALUES (48, 10, '2026-08-21', '2026-08-29', '2026-09-08', 'fan noise', 'fuse, fan', 'Desmond', 120, 2, 'n');
INSERT INTO svc_log VALUES (49, 13, '2026-10-05', '2026-10-25', '2026-10-25', 'dust on lens', 'fibre, filter', 'Oona', 0, 6.5, 'y');
INSERT INTO svc_log VALUES (50, 5, '2026-10-05', '2026-10-08', '2026-10-31', 'dust on lens', 'lamp, filter', 'Oona ', 265, 9, 'n');
INSERT INTO svc_log VALUES (51, 7, '2026-10-09', '2026-10-21', '2026-10-13', 'flicker', 'gasket, lamp', 'Pryce', 0, 0.5, 'y');
INSERT INTO svc_log VALUES (52, 1, '2026-10-18', '2026-11-06', '2026-10-19', 'no signal', 'filter, fan, belt', 'Desmond', 725, 4, 'n');
INSERT INTO svc_log VALUES (53, 12, '2026-10-20', '2026-10-24', '2026-10-28', 'lamp out', '', NULL, 480, 0, 'n');
INSERT INTO svc_log VALUES (54, 6, '2026-11-05', '2026-11-09', NULL, 'fan noise', 'gasket', 'Oona', NULL, NULL, '');
INSERT INTO svc_log VALUES (55, 13, '2026-11-06', '2026-11-19', '2026-11-19', 'overheating', 'filter, fuse', 'Desmond', 1150, 9, 'n');
INSERT INTO svc_log VALUES (56, 7, '2026-11-18', '2026-12-02', NULL, 'overheating', 'fan, fuse', 'Desmond', NULL, NULL, 'n');
INSERT INTO svc_log VALUES (57, 7, '2026-11-21', '2026-12-12', '2026-11-27', 'dust on lens', 'lens cloth, filter, belt', 'Oona', 210, 1, 'n');
INSERT INTO svc_log VALUES (58, 13, '2026-11-23', '2026-12-09', NULL, 'edge blend off', NULL, 'Desmond', NULL, NULL, '');

CREATE TABLE shows (
  show_no INTEGER PRIMARY KEY, title TEXT, aud TEXT, ran_on TEXT, start TEXT, lead_pid INTEGER, heads INTEGER, takings_usd REAL, lost_min INTEGER,
  FOREIGN KEY (lead_pid) REFERENCES projectors(pid)
);
INSERT INTO shows VALUES (1, 'Northern Lights', 'public', '2025-09-29', '10:30', 1, 103, 927, 1);
INSERT INTO shows VALUES (2, 'Pink Floyd Night', 'adults', '2025-10-01', '21:00', 8, 155, 2170, 7);
INSERT INTO shows VALUES (3, 'Journey to Ceres', 'public', '2025-10-16', '10:30', 2, 41, 369, 12);
INSERT INTO shows VALUES (4, 'Northern Lights', 'public', '2025-10-27', '21:00', 13, 119, 1071, 7);
INSERT INTO shows VALUES (5, 'Pink Floyd Night', 'adults', '2025-10-29', '21:00', 1, 127, 1778, 0);
INSERT INTO shows VALUES (6, 'Pink Floyd Night', 'adults', '2025-11-18', '21:00', 10, 85, 1190, 0);
INSERT INTO shows VALUES (7, 'Pink Floyd Night', 'adults', '2025-11-21', '21:00', 2, 76, 1064, 0);
INSERT INTO shows VALUES (8, 'Winter Sky Live', 'public', '2025-11-27', '10:30', 2, 127, 1143, 7);
INSERT INTO shows VALUES (9, 'Winter Sky Live', 'public', '2025-12-08', '19:30', 2, 36, 324, 0);
INSERT INTO shows VALUES (10, 'Journey to Ceres', 'public', '2025-12-12', '21:00', 10, 53, 477, 1);
INSERT INTO shows VALUES (11, 'Journey to Ceres', 'public', '2026-01-14', '16:15', 10, 147, 1323, 12);
INSERT INTO shows VALUES (12, 'Bears in the Stars', 'schools', '2026-01-17', '19:30', 1, 152, 684.0, 12);
INSERT INTO shows VALUES (13, 'Journey to Ceres', 'public', '2026-01-22', '10:30', 2, 149, 1341, 0);
INSERT INTO shows VALUES (14, 'Winter Sky Live', 'public', '2026-02-05', '21:00', 2, 179, 1611, 0);
INSERT INTO shows VALUES (15, 'Two Small Moons', 'schools', '2026-02-13', '19:30', 1, 34, 153.0, 1);
INSERT INTO shows VALUES (16, 'Northern Lights', 'public', '2026-03-04', '16:15', 13, 158, 1422, 12);
INSERT INTO shows VALUES (17, 'Journey to Ceres', 'public', '2026-03-09', '21:00', 13, 127, 1143, 0);
INSERT INTO shows VALUES (18, 'Winter Sky Live', 'public', '2026-03-24', '21:00', 13, 23, 207, 0);
INSERT INTO shows VALUES (19, 'Two Small Moons', 'schools', '2026-03-30', '16:15', 1, 115, 517.5, 7);
INSERT INTO shows VALUES (20, 'Bears in the Stars', 'schools', '2026-04-24', '21:00', 1, 109, 490.5, 0);
INSERT INTO shows VALUES (21, 'Pink Floyd Night ', 'adults', '2026-04-26', '21:00', 10, 114, 1596, 0);
INSERT INTO shows VALUES (22, 'Winter Sky Live', 'public', '2026-05-05', '10:30', 1, 130, 1170, 1);
INSERT INTO shows VALUES (23, 'Northern Lights', 'public', '2026-05-05', '19:30', 2, 154, 1386, 0);
INSERT INTO shows VALUES (24, 'Winter Sky Live', 'public', '2026-05-16', '19:30', 2, 47, 423, 7);
INSERT INTO shows VALUES (25, 'Two Small Moons', 'schools', '2026-06-06', '10:30', 1, 103, 463.5, 0);
INSERT INTO shows VALUES (26, 'Journey to Ceres', 'public', '2026-06-16', '10:30', 1, 104, 936, 0);
INSERT INTO shows VALUES (27, 'Northern Lights', 'public', '2026-06-21', '21:00', 10, 140, 1260, 0);
INSERT INTO shows VALUES (28, 'Two Small Moons ', 'schools', '2026-07-01', '10:30', 10, 23, 103.5, 0);
INSERT INTO shows VALUES (29, 'Pink Floyd Night', 'adults', '2026-07-18', '21:00', 1, 47, 658, 0);
INSERT INTO shows VALUES (30, 'Two Small Moons', 'schools', '2026-07-19', '14:00', 1, 83, 373.5, 12);
INSERT INTO shows VALUES (31, 'Winter Sky Live', 'public', '2026-07-26', '19:30', 8, 57, 513, 7);
INSERT INTO shows VALUES (32, 'Journey to Ceres ', 'public', '2026-08-06', '14:00', 10, 91, 819, 0);
INSERT INTO shows VALUES (33, 'Winter Sky Live', 'public', '2026-08-17', '19:30', 1, 180, 1620, 0);
INSERT INTO shows VALUES (34, 'Two Small Moons', 'schools', '2026-08-23', '19:30', 13, 31, 139.5, 0);
INSERT INTO shows VALUES (35, 'Winter Sky Live', 'public', '2026-09-13', '16:15', 2, 145, 1305, 12);
INSERT INTO shows VALUES (36, 'Northern Lights', 'public', '2026-09-17', '21:00', 10, 151, 1359, 1);
INSERT INTO shows VALUES (37, 'Journey to Ceres', 'public', '2026-09-25', '21:00', 10, 120, 1080, 0);
INSERT INTO shows VALUES (38, 'Bears in the Stars', 'schools', '2026-10-08', '10:30', 1, 143, 643.5, 12);
INSERT INTO shows VALUES (39, 'pink floyd night', 'adults', '2026-10-20', '21:00', 10, 62, 868, 12);
INSERT INTO shows VALUES (40, 'Two Small Moons', 'schools', '2026-10-23', '14:00', 8, 24, 108.0, 0);
INSERT INTO shows VALUES (41, 'Journey to Ceres', 'public', '2026-11-14', '10:30', 8, 85, 765, 0);
INSERT INTO shows VALUES (42, 'Bears in the Stars', 'schools', '2026-11-17', '21:00', 2, 160, 720.0, 3);
INSERT INTO shows VALUES (43, 'Bears in the Stars', 'schools', '2026-11-24', '10:30', 8, 162, 729.0, 12);
INSERT INTO shows VALUES (44, 'Journey to Ceres', 'public', '2026-12-22', '10:30', 13, NULL, NULL, NULL);
INSERT INTO shows VALUES (45, 'Bears in the Stars', 'schools', '2026-12-28', '10:30', 10, NULL, NULL, NULL);

