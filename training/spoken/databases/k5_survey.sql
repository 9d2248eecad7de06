CREATE TABLE JOBS (
  JOB_NO TEXT PRIMARY KEY,
  CLIENT TEXT,
  SITE TEXT,
  PARISH TEXT,
  SURVEY_TYPE TEXT,
  AREA_HA REAL,
  INSTR_DATE TEXT,
  FIELD_DATE TEXT,
  DELIV_DATE TEXT,
  SURVEYOR TEXT,
  KIT TEXT,
  EST_GBP INTEGER,
  FEE_GBP INTEGER,
  PAY_STATUS TEXT,
  DISPUTED TEXT,
  STATUS TEXT
);
INSERT INTO JOBS VALUES ('J24-101', 'Mrs A. Whitlock', 'Long Meadow', 'Marl', 'Boundary', 2.04, '2024-07-02', '2024-07-31', '2024-08-20', 'R. Oddy', 'GNSS, total station, scanner', 780, 780, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-102', 'P. Garside', 'Weir Cottages', 'Ashwell', 'topographic', 10.07, '2024-09-21', '2024-10-31', '2024-12-05', 'M. Cade', 'level', 2600, 2600, 'unpaid', 'yes', 'done');
INSERT INTO JOBS VALUES ('J24-103', 'Thorne Parish Council', 'Quarry Top', 'Thorne', 'boundary', NULL, '2024-05-23', '2024-06-14', '2024-06-24', 'M. Cade', 'scanner', 950, 1200, 'paid', 'yes', 'done');
INSERT INTO JOBS VALUES ('J25-104', 'Hollin Estates', 'Hag Wood', 'thorne', 'boundary', 1.7, '2025-05-08', '2025-05-28', '2025-06-12', 'R. Oddy', 'GNSS, scanner', 2600, 2600, 'unpaid', 'yes', 'done');
INSERT INTO JOBS VALUES ('J24-105', 'Mrs A. Whitlock', 'Glebe Field', 'Marl', 'boundary', 7.39, '2024-09-27', NULL, NULL, 'L. Stamp', 'GNSS, scanner', 1200, NULL, NULL, 'no', 'on hold');
INSERT INTO JOBS VALUES ('J24-106', 'Crown Solicitors', 'Glebe Field', 'thorne', 'boundary', 7.59, '2024-04-06', NULL, NULL, 'L. Stamp', 'scanner, total station', 1800, NULL, NULL, 'no', 'on hold');
INSERT INTO JOBS VALUES ('J24-107', 'Thorne Parish Council', 'Church Lane 14', 'thorne', 'boundary', 9.18, '2024-02-21', '2024-03-24', '2024-04-02', 'R. Oddy', 'GNSS, level', 450, 450, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-108', 'Network Drainage', 'Quarry Top', 'Ashwell', 'boundary', 8.82, '2024-03-25', '2024-04-10', '2024-04-30', 'L. Stamp', 'scanner', 950, 950, 'paid', NULL, 'done');
INSERT INTO JOBS VALUES ('J25-109', 'Hollin Estates', 'Weir Cottages', 'Kelby', 'topographic', 5.29, '2025-08-18', NULL, NULL, 'M. Cade', 'level', 4200, NULL, NULL, 'yes', 'on hold');
INSERT INTO JOBS VALUES ('J25-110', 'Brook Developments', 'Plot 7 Fairfield', 'Thorne', 'as-built', 3.73, '2025-03-05', '2025-04-09', '2025-04-19', 'R. Oddy', 'scanner, drone', 950, 1070, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J25-111', 'St Aidan Diocese', 'Station Yard', 'Kelby', 'setting out', 12.82, '2025-05-29', '2025-06-29', '2025-07-03', 'R. Oddy', 'scanner, level', 4200, 4200, 'part', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-112', 'St Aidan Diocese', 'Long Meadow', 'Thorne', 'boundary', 9.23, '2024-12-13', '2024-12-29', '2025-01-14', 'M. Cade', 'scanner', 4200, 4320, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-113', 'St Aidan Diocese', 'Glebe Field', 'Ashwell', 'boundary', 11.52, '2024-12-06', '2024-12-14', '2025-01-08', 'R. Oddy', 'drone, scanner, GNSS', 2600, 2720, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-114', 'P. Garside', 'Weir Cottages', 'Ashwell', 'boundary', 7.39, '2024-03-16', '2024-03-28', '2024-04-19', 'R. Oddy', 'scanner, GNSS, drone', 2600, 3000, 'unpaid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-115', 'Network Drainage', 'Weir Cottages', 'Thorne', 'topographic', 9.21, '2024-03-15', '2024-04-05', NULL, 'R. Oddy', 'level, total station', 450, NULL, NULL, 'no', 'in hand');
INSERT INTO JOBS VALUES ('J25-116', 'Hollin Estates', 'The Old Rectory', 'Kelby', 'as-built', 13.98, '2025-08-24', '2025-09-08', '2025-09-26', 'R. Oddy', 'level', 2600, 2600, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-117', 'Meadowbank Homes', 'Beck Farm', 'Thorne', 'topographic', 13.27, '2024-03-15', '2024-03-25', '2024-04-23', 'M. Cade', 'scanner', 600, 1000, 'unpaid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-118', 'Network Drainage', 'Hag Wood', 'Ashwell', 'as-built', 9.67, '2024-06-08', '2024-06-15', '2024-07-13', 'M. Cade', 'scanner', 780, 900, 'unpaid', 'yes', 'done');
INSERT INTO JOBS VALUES ('J24-119', 'P. Garside', 'Mill Race', 'Ashwell', 'boundary', 1.32, '2024-10-08', '2024-11-10', '2024-11-17', 'M. Cade', 'level', 4200, 4200, 'unpaid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-120', 'P. Garside', 'Plot 7 Fairfield', 'Ashwell', 'boundary', 3.5, '2024-06-06', NULL, NULL, 'R. Oddy', 'total station, scanner', 780, NULL, NULL, 'no', 'on hold');
INSERT INTO JOBS VALUES ('J24-121', 'P. Garside', 'Plot 7 Fairfield', 'Kelby', 'topographic', NULL, '2024-11-08', '2024-12-13', '2025-01-01', 'L. Stamp', 'level', 950, 950, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-122', 'Network Drainage', 'Weir Cottages', 'thorne', 'boundary', NULL, '2024-06-27', '2024-07-23', '2024-08-03', 'R. Oddy', 'level, drone', 2600, 2720, 'unpaid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-123', 'Brook Developments', 'Station Yard', 'Marl', 'measured building', 13.2, '2024-06-28', '2024-07-03', '2024-07-24', 'M. Cade', 'scanner', 950, 900, 'part', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-124', 'Crown Solicitors', 'Church Lane 14', 'Thorne', 'topographic', 12.06, '2024-04-21', '2024-05-01', NULL, 'R. Oddy', 'level', 1200, NULL, NULL, 'yes', 'in hand');
INSERT INTO JOBS VALUES ('J25-125', 'Mrs A. Whitlock', 'Ash Grove', 'thorne', 'topographic', 7.15, '2025-08-21', '2025-09-22', NULL, 'R. Oddy', 'level, scanner', 600, NULL, NULL, 'no', 'in hand');
INSERT INTO JOBS VALUES ('J25-126', 'Crown Solicitors', 'Ash Grove', 'Ashwell', 'topographic', 7.12, '2025-01-15', '2025-01-23', '2025-02-23', 'R. Oddy', 'total station, level, drone', 4200, 4200, 'part', NULL, 'done');
INSERT INTO JOBS VALUES ('J25-127', 'Thorne Parish Council', 'Station Yard', 'thorne', 'boundary', 13.92, '2025-07-21', '2025-08-03', '2025-09-03', 'R. Oddy', 'scanner, GNSS, level', 4200, 4320, 'unpaid', 'no', 'done');
INSERT INTO JOBS VALUES ('J25-128', 'Brook Developments', 'The Old Rectory', 'Marl', 'as-built', 4.18, '2025-04-11', '2025-05-15', '2025-06-15', 'R. Oddy', 'total station', 2600, 2600, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-129', 'Meadowbank Homes', 'Church Lane 14', 'Ashwell', 'setting out', 10.93, '2024-07-28', '2024-08-28', '2024-09-27', 'L. Stamp', 'scanner, drone', 780, 1030, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J25-130', 'Network Drainage', 'Plot 7 Fairfield', 'Thorne', 'as-built', 0.3, '2025-05-10', '2025-06-01', '2025-06-30', 'M. Cade', 'level', 2600, 2600, 'paid', 'yes', 'done');
INSERT INTO JOBS VALUES ('J24-131', 'Brook Developments', 'Quarry Top', 'thorne', 'setting out', 0.68, '2024-08-27', '2024-09-16', '2024-09-20', 'R. Oddy', 'total station', 1800, 1750, 'unpaid', NULL, 'done');
INSERT INTO JOBS VALUES ('J25-132', 'St Aidan Diocese', 'Ash Grove', 'Kelby', 'setting out', 2.91, '2025-07-07', '2025-07-28', '2025-08-04', 'R. Oddy', 'level', 600, 720, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-133', 'J & R Farms', 'Beck Farm', 'Thorne', 'boundary', NULL, '2024-10-16', '2024-11-18', '2024-12-05', 'L. Stamp', 'scanner', 600, 600, 'unpaid', 'no', 'done');
INSERT INTO JOBS VALUES ('J25-134', 'J & R Farms', 'Weir Cottages', 'thorne', 'setting out', 6.06, '2025-07-09', '2025-08-14', '2025-08-28', 'R. Oddy', 'GNSS, level', 1800, 1750, 'unpaid', 'no', 'done');
INSERT INTO JOBS VALUES ('J25-135', 'St Aidan Diocese', 'Station Yard', 'Ashwell', 'topographic', 11.44, '2025-03-05', '2025-03-24', '2025-04-27', 'R. Oddy', 'level, total station', 2600, 2600, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J25-136', 'Network Drainage', 'Church Lane 14', 'Marl', 'topographic', 8.82, '2025-07-01', '2025-08-07', '2025-08-16', 'L. Stamp', 'level, drone, GNSS', 2600, 2720, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J25-137', 'Network Drainage', 'Glebe Field', 'Ashwell', 'topographic', 3.54, '2025-04-30', '2025-05-27', '2025-06-09', 'R. Oddy', 'level, GNSS, drone', 950, 950, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J25-138', 'Crown Solicitors', 'Station Yard', 'Marl', 'boundary', 5.1, '2025-08-15', '2025-09-01', '2025-09-07', 'L. Stamp', 'GNSS, level, total station', 2600, 2850, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-139', 'Thorne Parish Council', 'Church Lane 14', 'Thorne', 'topographic', 12.77, '2024-06-25', '2024-07-09', '2024-07-18', 'L. Stamp', 'total station, level, drone', 2600, 3000, 'unpaid', 'no', 'done');
INSERT INTO JOBS VALUES ('J25-140', 'Brook Developments', 'Station Yard', 'Ashwell', 'as-built', 2.9, '2025-05-29', NULL, NULL, 'L. Stamp', 'level', 950, NULL, NULL, 'no', 'on hold');
INSERT INTO JOBS VALUES ('J25-141', 'Crown Solicitors', 'Station Yard', 'Thorne', 'boundary', 14.0, '2025-06-17', '2025-07-26', NULL, 'R. Oddy', 'level, scanner', 950, NULL, NULL, NULL, 'in hand');
INSERT INTO JOBS VALUES ('J24-142', 'Mrs A. Whitlock', 'The Old Rectory', 'Ashwell', 'topographic', 5.96, '2024-06-15', NULL, NULL, 'R. Oddy', 'GNSS, drone', 780, NULL, NULL, 'no', 'on hold');
INSERT INTO JOBS VALUES ('J24-143', 'Mrs A. Whitlock', 'Quarry Top', 'Ashwell', 'as-built', 0.44, '2024-02-25', '2024-03-30', '2024-04-05', 'R. Oddy', 'total station', 450, 450, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-144', 'P. Garside', 'Plot 7 Fairfield', 'Marl', 'as-built', NULL, '2024-12-23', NULL, NULL, 'L. Stamp', 'drone, total station, level', 780, NULL, NULL, 'no', 'on hold');
INSERT INTO JOBS VALUES ('J24-145', 'J & R Farms', 'Church Lane 14', 'Ashwell', 'boundary', 4.59, '2024-06-02', '2024-06-26', '2024-07-07', 'M. Cade', 'GNSS, scanner, total station', 950, 950, 'unpaid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-146', 'Hollin Estates', 'Plot 7 Fairfield', 'Thorne', 'setting out', 9.57, '2024-03-04', '2024-03-25', '2024-04-21', 'R. Oddy', 'scanner', 1200, 1200, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J25-147', 'P. Garside', 'Ash Grove', 'Kelby', 'topographic', 8.16, '2025-04-25', '2025-05-14', '2025-06-10', 'R. Oddy', 'level, GNSS', 450, 570, 'paid', 'no', 'done');
INSERT INTO JOBS VALUES ('J24-148', 'Meadowbank Homes', 'Beck Farm', 'thorne', 'as-built', 11.5, '2024-02-23', '2024-03-31', '2024-04-04', 'R. Oddy', 'level, GNSS', 4200, 4200, 'paid', 'no', 'done');

CREATE TABLE MARKS (
  MARK_ID INTEGER PRIMARY KEY,
  JOB_NO TEXT REFERENCES JOBS(JOB_NO),
  KIND TEXT,
  ELEV_M REAL,
  ACC_MM INTEGER,
  STATE TEXT,
  OBS_DATE TEXT,
  REMARK TEXT
);
INSERT INTO MARKS VALUES (1, 'J24-121', 'iron pin', 71.52, NULL, 'not found', '2025-10-07', 'under hedge');
INSERT INTO MARKS VALUES (2, 'J24-106', 'peg', 157.59, 38, 'set', '2025-03-31', 'witness tree');
INSERT INTO MARKS VALUES (3, 'J24-142', 'nail', 223.25, 30, 'set', '2024-12-16', NULL);
INSERT INTO MARKS VALUES (4, 'J24-129', 'nail', 22.67, 34, 'not found', '2024-10-26', NULL);
INSERT INTO MARKS VALUES (5, 'J24-139', 'iron pin', 78.55, 44, 'set', '2024-12-24', NULL);
INSERT INTO MARKS VALUES (6, 'J25-111', 'peg', 149.06, 15, 'set', '2024-04-29', 'under hedge');
INSERT INTO MARKS VALUES (7, 'J25-127', 'boundary stone', 23.09, 34, 'found', '2024-12-20', 'disturbed');
INSERT INTO MARKS VALUES (8, 'J25-111', 'peg', 228.93, 29, 'not found', '2025-06-26', NULL);
INSERT INTO MARKS VALUES (9, 'J24-131', 'Peg', 213.54, NULL, 'found', '2025-05-26', NULL);
INSERT INTO MARKS VALUES (10, 'J25-125', 'Peg', 238.88, 28, 'set', '2024-04-30', NULL);
INSERT INTO MARKS VALUES (11, 'J24-107', 'nail', 183.94, NULL, 'found', '2025-02-21', NULL);
INSERT INTO MARKS VALUES (12, 'J25-136', 'peg', 210.22, 15, 'found', '2024-05-28', NULL);
INSERT INTO MARKS VALUES (13, 'J25-126', 'boundary stone', 208.87, 20, 'set', '2024-10-19', 'leaning');
INSERT INTO MARKS VALUES (14, 'J24-112', 'nail', 31.6, 25, 'found', '2025-02-02', NULL);
INSERT INTO MARKS VALUES (15, 'J24-112', 'boundary stone', 187.38, 44, 'not found', '2024-08-10', NULL);
INSERT INTO MARKS VALUES (16, 'J25-104', 'peg', 127.17, 18, 'not found', '2024-05-31', NULL);
INSERT INTO MARKS VALUES (17, 'J24-118', 'nail', 130.56, 13, 'set', '2025-09-30', 'disturbed');
INSERT INTO MARKS VALUES (18, 'J24-103', 'nail', 96.42, 37, 'found', '2024-08-27', 'under hedge');
INSERT INTO MARKS VALUES (19, 'J25-110', 'peg', 150.97, 39, 'found', '2024-11-15', 'witness tree');
INSERT INTO MARKS VALUES (20, 'J25-137', 'hedge post', 35.61, 21, 'not found', '2024-11-30', 'in ditch');
INSERT INTO MARKS VALUES (21, 'J25-127', 'nail', 146.44, 7, 'set', '2025-05-12', 'under hedge');
INSERT INTO MARKS VALUES (22, 'J25-140', 'peg', 54.47, 37, 'not found', '2025-04-23', 'disturbed');
INSERT INTO MARKS VALUES (23, 'J24-121', 'iron pin', 138.1, 36, 'found', '2025-02-26', NULL);
INSERT INTO MARKS VALUES (24, 'J24-105', 'iron pin', 90.08, 7, 'found', '2024-07-17', NULL);
INSERT INTO MARKS VALUES (25, 'J24-142', 'peg', 169.13, 12, 'set', '2024-11-03', NULL);
INSERT INTO MARKS VALUES (26, 'J24-113', 'nail', 176.14, 7, 'found', '2024-12-01', 'witness tree');
INSERT INTO MARKS VALUES (27, 'J24-142', 'boundary stone', 171.68, 9, 'not found', '2025-07-10', NULL);
INSERT INTO MARKS VALUES (28, 'J24-102', 'peg', 233.55, 13, 'found', '2025-06-19', NULL);
INSERT INTO MARKS VALUES (29, 'J25-136', 'nail', 131.56, 17, 'set', '2024-10-08', 'in ditch');
INSERT INTO MARKS VALUES (30, 'J25-141', 'hedge post', 40.02, 27, 'found', '2025-05-21', 'under hedge');
INSERT INTO MARKS VALUES (31, 'J25-135', 'peg', 118.19, 37, 'not found', '2024-06-26', 'in ditch');
INSERT INTO MARKS VALUES (32, 'J24-107', 'iron pin', 91.69, 28, 'set', '2025-04-23', NULL);
INSERT INTO MARKS VALUES (33, 'J24-133', 'peg', 234.19, 31, 'found', '2024-08-07', NULL);
INSERT INTO MARKS VALUES (34, 'J25-141', 'iron pin', 162.14, 14, 'set', '2024-07-28', 'under hedge');
INSERT INTO MARKS VALUES (35, 'J25-110', 'Peg', 148.16, 36, 'found', '2024-10-02', NULL);
INSERT INTO MARKS VALUES (36, 'J24-115', 'peg', 164.29, 10, 'found', '2024-07-08', 'disturbed');
INSERT INTO MARKS VALUES (37, 'J24-122', 'peg', 103.07, 42, 'set', '2025-01-15', 'under hedge');
INSERT INTO MARKS VALUES (38, 'J25-116', 'peg', 91.31, NULL, 'set', '2025-03-14', NULL);
INSERT INTO MARKS VALUES (39, 'J25-130', 'nail', 174.25, 45, 'not found', '2024-07-01', NULL);
INSERT INTO MARKS VALUES (40, 'J25-116', 'nail', 141.36, 6, 'found', '2024-09-10', NULL);
INSERT INTO MARKS VALUES (41, 'J24-120', 'boundary stone', 189.61, 9, 'not found', '2024-12-12', 'under hedge');
INSERT INTO MARKS VALUES (42, 'J25-132', 'nail', 159.02, NULL, 'found', '2024-04-09', 'under hedge');
INSERT INTO MARKS VALUES (43, 'J24-115', 'Peg', 200.79, 18, 'found', '2024-03-20', NULL);
INSERT INTO MARKS VALUES (44, 'J24-133', 'nail', 205.02, 13, 'set', '2024-11-12', 'leaning');
INSERT INTO MARKS VALUES (45, 'J25-137', 'peg', 179.25, 21, 'set', '2025-09-07', 'disturbed');
INSERT INTO MARKS VALUES (46, 'J24-107', 'peg', 43.26, 5, 'set', '2025-01-10', NULL);
INSERT INTO MARKS VALUES (47, 'J24-118', 'peg', 239.21, 16, 'set', '2025-04-06', NULL);
INSERT INTO MARKS VALUES (48, 'J25-116', 'Peg', 226.65, 37, 'not found', '2025-05-22', 'under hedge');
INSERT INTO MARKS VALUES (49, 'J25-138', 'nail', 107.98, 39, 'set', '2024-08-19', NULL);
INSERT INTO MARKS VALUES (50, 'J24-102', 'peg', 163.95, 44, 'found', '2024-10-14', NULL);
INSERT INTO MARKS VALUES (51, 'J25-109', 'iron pin', 224.44, 33, 'found', '2024-05-01', 'disturbed');
INSERT INTO MARKS VALUES (52, 'J24-123', 'peg', 182.09, 15, 'not found', '2024-04-16', 'under hedge');
INSERT INTO MARKS VALUES (53, 'J24-102', 'iron pin', 168.65, 30, 'found', '2024-10-19', NULL);
INSERT INTO MARKS VALUES (54, 'J24-129', 'boundary stone', 64.03, 33, 'set', '2024-05-25', 'in ditch');
INSERT INTO MARKS VALUES (55, 'J24-124', 'nail', 175.1, 13, 'not found', '2024-07-16', NULL);
INSERT INTO MARKS VALUES (56, 'J24-122', 'peg', 30.55, 44, 'set', '2024-09-30', NULL);
INSERT INTO MARKS VALUES (57, 'J24-102', 'iron pin', 183.12, 9, 'not found', '2025-07-25', NULL);
INSERT INTO MARKS VALUES (58, 'J24-105', 'boundary stone', 128.13, 9, 'set', '2024-10-11', NULL);
INSERT INTO MARKS VALUES (59, 'J24-119', 'Peg', 62.18, 12, 'not found', '2024-10-29', 'witness tree');
INSERT INTO MARKS VALUES (60, 'J24-131', 'Peg', 218.99, 7, 'set', '2024-10-01', 'disturbed');
INSERT INTO MARKS VALUES (61, 'J25-128', 'peg', 188.49, NULL, 'set', '2025-09-15', 'under hedge');
INSERT INTO MARKS VALUES (62, 'J25-135', 'peg', 220.02, 41, 'found', '2025-07-11', NULL);
INSERT INTO MARKS VALUES (63, 'J25-137', 'hedge post', 42.18, 11, 'set', '2025-10-19', 'in ditch');
INSERT INTO MARKS VALUES (64, 'J24-102', 'peg', 148.34, 5, 'found', '2025-06-14', NULL);
INSERT INTO MARKS VALUES (65, 'J24-103', 'peg', 176.04, 41, 'found', '2025-09-08', 'disturbed');
INSERT INTO MARKS VALUES (66, 'J24-117', 'iron pin', 116.39, 41, 'set', '2024-10-17', 'under hedge');
INSERT INTO MARKS VALUES (67, 'J25-110', 'nail', 185.04, 29, 'set', '2024-12-16', NULL);
INSERT INTO MARKS VALUES (68, 'J25-140', 'nail', 171.27, 38, 'found', '2024-09-14', NULL);
INSERT INTO MARKS VALUES (69, 'J24-119', 'iron pin', 126.67, 19, 'set', '2024-10-25', NULL);
INSERT INTO MARKS VALUES (70, 'J24-120', 'iron pin', 116.76, 43, 'found', '2025-02-06', 'witness tree');

