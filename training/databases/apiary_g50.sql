CREATE TABLE colony (
  col_no INTEGER PRIMARY KEY,
  yard TEXT, keeper TEXT, race TEXT,
  q_yr INTEGER, -- year the queen hatched
  q_marked INTEGER, -- 1 = queen carries a colour dot
  st TEXT, -- L living, D dead, S sold, M merged
  insp_dt DATE, mites_24h INTEGER,
  hv_wt_g INTEGER, -- hive weight in grams
  honey_kg REAL, treat_dt DATE,
  temper INTEGER, -- 1 gentle .. 5 vicious
  brood_fr INTEGER);
INSERT INTO colony VALUES (1, 'Upper Moss', 'Callum Reid', 'buckfast', 2021, 0, 'L', '2025-03-02', 4, 33483, 0, NULL, 2, 9);
INSERT INTO colony VALUES (2, 'Quarry Orchard', 'Owen Pritchard', 'carnica', 2023, 1, 'L', '2025-04-10', NULL, 37135, 33.6, NULL, 1, 5);
INSERT INTO colony VALUES (3, 'Upper Moss', 'Callum Reid', 'carnica', 2022, 1, 'D', '2025-01-26', 25, 9823, 6.5, NULL, 2, 0);
INSERT INTO colony VALUES (4, 'Heather Hill', 'Moira Kincaid', 'native black', 2023, 0, 'S', '2025-02-25', 10, NULL, 0, '2024-10-02', 4, 0);
INSERT INTO colony VALUES (5, 'Upper Moss', 'Callum Reid', 'carnica', 2021, 1, 'L', '2025-03-12', 1, 51133, 33.3, '2024-08-19', 4, 11);
INSERT INTO colony VALUES (6, 'Heather Hill', 'Moira Kincaid', 'carnica', 2024, 0, 'L', '2025-03-09', 13, 19746, 5.5, '2025-02-11', 1, 9);
INSERT INTO colony VALUES (7, 'Canal Bend', 'Moira Kincaid', 'native black', 2023, 0, 'L', '2025-04-05', 4, 43594, 0, '2024-10-21', 4, 10);
INSERT INTO colony VALUES (8, 'Railway Allotments', 'Owen Pritchard', 'ligustica', 2022, 0, 'D', '2025-01-28', 6, 14617, 3.6, '2025-01-26', 2, 0);
INSERT INTO colony VALUES (9, 'Railway Allotments', 'Owen Pritchard', 'buckfast', 2024, 0, 'L', '2025-04-16', 0, 35033, 20.4, NULL, 2, 6);
INSERT INTO colony VALUES (10, 'Heather Hill', 'Moira Kincaid', 'native black', 2022, 0, 'L', '2025-02-26', 26, 36870, 7.5, NULL, 2, 5);
INSERT INTO colony VALUES (11, 'Upper Moss', 'Callum Reid', 'carnica', 2023, 0, 'S', '2025-03-18', 1, NULL, 24.8, '2024-09-14', 4, 0);
INSERT INTO colony VALUES (12, 'Upper Moss', 'Callum Reid', 'native black', 2022, 0, 'L', '2025-04-22', 4, 35081, 0, '2024-10-29', 4, 10);
INSERT INTO colony VALUES (13, 'Canal Bend', 'Moira Kincaid', 'native black', 2024, 1, 'L', '2025-02-18', 4, 32239, 11.4, NULL, 1, 10);
INSERT INTO colony VALUES (14, 'Priory Garden', 'Dilys Hughes', 'carnica', 2022, 0, 'L', '2025-06-04', 0, 34536, 0, '2025-02-18', 5, 8);
INSERT INTO colony VALUES (15, 'Priory Garden', 'Dilys Hughes', 'carnica', 2024, 0, 'D', '2025-04-22', 0, 12749, 0, '2025-02-26', 3, 0);
INSERT INTO colony VALUES (16, 'Heather Hill', 'Moira Kincaid', 'carnica', 2023, 1, 'D', '2025-05-03', 7, 15860, 22.9, '2025-01-12', 5, 0);
INSERT INTO colony VALUES (17, 'Priory Garden', 'Dilys Hughes', 'carnica', 2024, 1, 'L', '2025-03-24', 3, 48781, 24.2, '2025-01-25', 4, 11);
INSERT INTO colony VALUES (18, 'Priory Garden', 'Dilys Hughes', 'ligustica', 2024, 0, 'D', '2025-03-20', 0, 10371, 13.5, '2024-08-12', 5, 0);
INSERT INTO colony VALUES (19, 'Railway Allotments', 'Owen Pritchard', 'native black', 2022, 1, 'D', '2025-04-08', 1, 13148, 23.8, NULL, 2, 0);
INSERT INTO colony VALUES (20, 'Canal Bend', 'Moira Kincaid', 'carnica', 2024, 1, 'L', '2025-02-08', 4, 31626, 20.1, NULL, 4, 10);
INSERT INTO colony VALUES (21, 'Canal Bend', 'Moira Kincaid', 'buckfast', 2022, 1, 'D', '2025-04-09', 1, 11683, 26.6, '2025-01-16', 3, 0);
INSERT INTO colony VALUES (22, 'Railway Allotments', 'Owen Pritchard', 'native black', 2022, 0, 'L', '2025-03-31', 7, 45360, 5.7, NULL, 4, 11);
INSERT INTO colony VALUES (23, 'Railway Allotments', 'Owen Pritchard', 'ligustica', 2021, 1, 'D', '2025-03-13', 0, 13976, 15.0, '2024-11-02', 1, 0);
INSERT INTO colony VALUES (24, 'Priory Garden', 'Dilys Hughes', 'buckfast', 2022, 1, 'S', '2025-05-02', 6, NULL, 8.6, '2025-02-08', 2, 0);
INSERT INTO colony VALUES (25, 'Canal Bend', 'Moira Kincaid', 'native black', 2022, 1, 'L', '2025-06-10', 3, 46947, 0, NULL, 1, 5);
INSERT INTO colony VALUES (26, 'Upper Moss', 'Callum Reid', 'native black', 2022, 1, 'L', '2025-02-28', 9, 28949, 5.8, '2024-12-31', 4, 10);
INSERT INTO colony VALUES (27, 'Heather Hill', 'Moira Kincaid', 'buckfast', 2024, 1, 'L', '2025-05-13', NULL, 25774, 0, NULL, 3, 7);
INSERT INTO colony VALUES (28, 'Canal Bend', 'Moira Kincaid', 'native black', 2024, 0, 'S', '2025-05-09', 39, NULL, 17.4, '2024-08-12', 2, 0);
INSERT INTO colony VALUES (29, 'Priory Garden', 'Dilys Hughes', 'carnica', 2023, 1, 'L', '2025-03-28', 2, 50958, 9.2, '2024-11-18', 4, 6);
INSERT INTO colony VALUES (30, 'Heather Hill', 'Moira Kincaid', 'ligustica', 2023, 0, 'L', '2025-04-16', 2, 31832, 15.8, '2025-01-28', 3, 7);
INSERT INTO colony VALUES (31, 'Heather Hill', 'Moira Kincaid', 'carnica', 2024, 1, 'L', '2025-03-14', 6, 25468, 31.8, '2025-01-23', 3, 7);
INSERT INTO colony VALUES (32, 'Canal Bend', 'Moira Kincaid', 'buckfast', 2023, 1, 'D', '2025-06-12', 6, 16231, 36.5, '2025-01-01', 3, 0);
INSERT INTO colony VALUES (33, 'Priory Garden', 'Dilys Hughes', 'buckfast', 2024, 1, 'L', '2025-03-26', 9, 20160, 0, '2024-12-12', 1, 8);
INSERT INTO colony VALUES (34, 'Upper Moss', 'Callum Reid', 'carnica', 2022, 1, 'L', '2025-02-24', 8, 43578, 11.0, '2024-07-30', 3, 9);
INSERT INTO colony VALUES (35, 'Canal Bend', 'Moira Kincaid', 'carnica', 2024, 0, 'D', '2025-02-25', 2, 14346, 35.0, '2025-02-14', 4, 0);
INSERT INTO colony VALUES (36, 'Canal Bend', 'Moira Kincaid', 'carnica', 2023, 0, 'L', '2025-01-18', 14, 50607, 15.3, '2024-08-26', 2, 10);
INSERT INTO colony VALUES (37, 'Railway Allotments', 'Owen Pritchard', 'buckfast', 2023, 1, 'L', '2025-05-05', 12, 33985, 0, '2024-09-26', 4, 8);
INSERT INTO colony VALUES (38, 'Priory Garden', 'Dilys Hughes', 'carnica', 2022, 1, 'L', '2025-05-18', 4, 44501, 0, '2024-10-20', 4, 9);
INSERT INTO colony VALUES (39, 'Priory Garden', 'Dilys Hughes', 'carnica', 2021, 1, 'L', '2025-03-28', 11, 44492, 13.1, '2024-08-29', 2, 11);
INSERT INTO colony VALUES (40, 'Quarry Orchard', 'Owen Pritchard', 'buckfast', 2023, 1, 'D', '2025-06-02', 7, 15712, 20.7, '2024-11-25', 1, 0);
INSERT INTO colony VALUES (41, 'Quarry Orchard', 'Owen Pritchard', 'carnica', 2021, 1, 'L', '2025-06-10', 3, 41779, 27.0, '2024-10-11', 5, 8);
INSERT INTO colony VALUES (42, 'Upper Moss', 'Callum Reid', 'buckfast', 2021, 0, 'S', '2025-04-17', 2, NULL, 34.2, NULL, 1, 0);
INSERT INTO colony VALUES (43, 'Heather Hill', 'Moira Kincaid', 'ligustica', 2023, 1, 'S', '2025-03-09', 22, NULL, 0, '2024-09-16', 2, 0);
INSERT INTO colony VALUES (44, 'Priory Garden', 'Dilys Hughes', 'native black', 2024, 1, 'L', '2025-02-16', 45, 36135, 0, '2024-12-01', 4, 11);
INSERT INTO colony VALUES (45, 'Canal Bend', 'Moira Kincaid', 'native black', 2021, 1, 'L', '2025-06-16', NULL, 24886, 18.8, '2024-09-13', 4, 9);
INSERT INTO colony VALUES (46, 'Priory Garden', 'Dilys Hughes', 'buckfast', 2021, 1, 'L', '2025-02-09', 22, 50810, 32.9, NULL, 5, 4);
INSERT INTO colony VALUES (47, 'Heather Hill', 'Moira Kincaid', 'native black', 2024, 0, 'S', '2025-04-24', 3, NULL, 0, '2024-12-05', 2, 0);
INSERT INTO colony VALUES (48, 'Upper Moss', 'Callum Reid', 'native black', 2023, 1, 'L', '2025-01-22', 3, 50751, 18.9, '2024-12-18', 3, 11);
INSERT INTO colony VALUES (49, 'Railway Allotments', 'Owen Pritchard', 'ligustica', 2022, 1, 'S', '2025-02-01', 2, NULL, 9.1, '2024-09-23', 5, 0);
INSERT INTO colony VALUES (50, 'Canal Bend', 'Moira Kincaid', 'native black', 2023, 1, 'M', '2025-04-17', 3, NULL, 33.0, '2024-12-01', 4, 0);
INSERT INTO colony VALUES (51, 'Priory Garden', 'Dilys Hughes', 'native black', 2022, 1, 'M', '2025-02-09', 2, NULL, 13.4, NULL, 4, 0);
INSERT INTO colony VALUES (52, 'Upper Moss', 'Callum Reid', 'native black', 2024, 1, 'S', '2025-02-26', 0, NULL, 12.9, '2024-08-04', 1, 0);
INSERT INTO colony VALUES (53, 'Railway Allotments', 'Owen Pritchard', 'ligustica', 2023, 1, 'L', '2025-02-27', 7, 51989, 9.0, '2024-10-14', 2, 4);
INSERT INTO colony VALUES (54, 'Quarry Orchard', 'Owen Pritchard', 'ligustica', 2024, 1, 'L', '2025-06-01', 6, 30297, 0, '2024-09-12', 3, 10);
INSERT INTO colony VALUES (55, 'Canal Bend', 'Moira Kincaid', 'carnica', 2022, 0, 'L', '2025-06-14', 10, 39879, 0, NULL, 4, 11);
INSERT INTO colony VALUES (56, 'Quarry Orchard', 'Owen Pritchard', 'carnica', 2023, 0, 'L', '2025-05-27', 12, 36803, 12.2, NULL, 1, 6);
INSERT INTO colony VALUES (57, 'Heather Hill', 'Moira Kincaid', 'native black', 2024, 1, 'M', '2025-01-30', 8, NULL, 25.8, '2024-09-27', 2, 0);
INSERT INTO colony VALUES (58, 'Railway Allotments', 'Owen Pritchard', 'native black', 2021, 1, 'L', '2025-05-10', 5, 24304, 0, '2024-08-30', 1, 4);
