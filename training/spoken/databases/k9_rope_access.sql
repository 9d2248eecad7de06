CREATE TABLE technicians (
  tech_id INTEGER PRIMARY KEY,
  name TEXT,
  irata_level INTEGER,
  cert_expires TEXT,
  nationality TEXT,
  day_rate_gbp INTEGER,
  own_van TEXT,
  extra_tickets TEXT
);
INSERT INTO technicians VALUES (1, 'Callum Reid', 3, '2026-09-27', 'Scottish', 310, 'Y', 'first aid, IPAF');
INSERT INTO technicians VALUES (2, 'Jo Nakamura', 3, '2026-05-27', 'British', 310, 'N', 'confined space, IPAF');
INSERT INTO technicians VALUES (3, 'Piotr Zielinski', 2, '2026-07-02', 'Polish', 180, 'N', 'confined space, IPAF');
INSERT INTO technicians VALUES (4, 'Sian Howells', 2, '2026-03-14', 'Welsh', 180, 'Y', '');
INSERT INTO technicians VALUES (5, 'Dev Malhotra', 1, '2026-11-21', 'British', 180, 'Y', '');
INSERT INTO technicians VALUES (6, 'Hugo Lindt', 1, '2026-01-03', 'German', 210, 'Y', 'welding, first aid');
INSERT INTO technicians VALUES (7, 'Bex Carney', 1, '2027-06-01', 'British', 210, 'N', 'confined space');
INSERT INTO technicians VALUES (8, 'Mattias Berg', 2, '2026-08-07', 'Swedish', 180, 'N', 'welding, first aid');
INSERT INTO technicians VALUES (9, 'Aoife Dunne', 3, '2026-07-01', 'Irish', 310, 'Y', 'confined space');
CREATE TABLE jobs (
  job_no INTEGER PRIMARY KEY,
  client TEXT,
  site TEXT,
  work_type TEXT,
  start_dt TEXT,
  end_dt TEXT,
  height_m INTEGER,
  crew_size INTEGER,
  quoted_gbp INTEGER,
  invoiced_gbp INTEGER,
  paid TEXT,
  weather_hrs_lost INTEGER,
  supervisor_id INTEGER REFERENCES technicians(tech_id)
);
INSERT INTO jobs VALUES (1, 'Metro Arena', 'Bell tower', 'bird netting', '2025-10-13', '2025-10-14', 110, 9, 4600, 4600, 'yes', 4, 9);
INSERT INTO jobs VALUES (2, 'Metro Arena', 'Quay House', 'painting', '2025-07-01', '2025-07-01', 45, 1, 6900, 6900, 'yes', NULL, 4);
INSERT INTO jobs VALUES (3, 'St Anne''s Cathedral', 'Tower 4', 'window cleaning', '2025-08-30', '2025-09-06', 60, 5, 12200, NULL, 'no', NULL, 6);
INSERT INTO jobs VALUES (4, 'Bellway Towers', 'Quay House', 'window cleaning ', '2025-08-19', '2025-08-23', 98, 2, 11400, 10830, 'yes', 0, 2);
INSERT INTO jobs VALUES (5, 'Metro Arena', 'Arena roof', 'blade repair', '2025-05-26', '2025-05-28', 18, 3, 3200, 3200, 'no', 9, 6);
INSERT INTO jobs VALUES (6, 'Metro Arena', 'West facade', 'painting', '2025-10-31', '2025-10-31', 98, 5, 9900, NULL, 'no', 1, 3);
INSERT INTO jobs VALUES (7, 'Bellway Towers ', 'Tower 4', 'blade repair', '2025-05-04', '2025-05-05', 45, 2, 1300, NULL, 'no', 11, 6);
INSERT INTO jobs VALUES (8, 'Harbour Estates', 'Arena roof', 'gutter clearing', '2025-05-08', '2025-05-12', 32, 7, 5900, 5900, 'yes', 8, NULL);
INSERT INTO jobs VALUES (9, 'Bellway Towers', 'Quay House', 'blade repair', '2025-02-26', '2025-03-02', 18, 4, 6000, 6000, 'Yes', 1, 1);
INSERT INTO jobs VALUES (10, 'Bellway Towers', 'Tower 4', 'window cleaning', '2025-03-21', '2025-03-30', 18, 7, 1200, NULL, 'no', 9, 3);
INSERT INTO jobs VALUES (11, 'Harbour Estates', 'Turbine 12', 'window cleaning', '2025-06-14', '2025-06-21', 98, 4, 3200, 3520, 'yes', NULL, 8);
INSERT INTO jobs VALUES (12, 'st anne''s cathedral', 'Turbine 12', 'bird netting', '2025-05-03', '2025-05-12', 45, 2, 2200, 2420, 'Yes', 2, 9);
INSERT INTO jobs VALUES (13, 'Northgate Council', 'Silo 2', 'GUTTER CLEARING', '2025-05-20', '2025-05-21', 32, 5, 2000, 1900, 'yes', 4, 3);
INSERT INTO jobs VALUES (14, 'Metro Arena', 'Silo 2', 'facade inspection', '2025-10-26', '2025-10-30', 18, 5, 12100, 12100, 'yes', NULL, 7);
INSERT INTO jobs VALUES (15, 'Bellway Towers', 'Silo 2', 'facade inspection', '2025-10-17', '2025-10-20', 24, 6, 4800, 4560, 'Yes', 0, 8);
INSERT INTO jobs VALUES (16, 'Metro Arena', 'West facade', 'painting', '2025-04-07', '2025-04-10', 18, 1, 10100, 12625, 'yes', 8, 2);
INSERT INTO jobs VALUES (17, 'Metro Arena', 'Quay House', 'gutter clearing', '2025-04-29', '2025-05-07', 75, 2, 10500, 13125, 'yes', 13, 6);
INSERT INTO jobs VALUES (18, 'Skyline Wind', 'Silo 2', 'blade repair', '2025-10-16', '2025-10-20', 60, 2, 1300, 1235, 'yes', 8, 6);
INSERT INTO jobs VALUES (19, 'Harbour Estates', 'Quay House', 'bird netting', '2025-03-05', '2025-03-11', 32, 1, 10600, 11660, 'no', 10, 7);
INSERT INTO jobs VALUES (20, 'Skyline Wind', 'West facade', 'window cleaning', '2025-02-07', '2025-02-12', 75, 3, 11100, 11100, 'yes', NULL, NULL);
INSERT INTO jobs VALUES (21, 'Skyline Wind', 'Turbine 12', 'painting', '2025-11-06', NULL, 32, 4, 5600, 7000, 'no', NULL, 8);
INSERT INTO jobs VALUES (22, 'St Anne''s Cathedral', 'West facade', 'painting', '2025-07-19', '2025-07-19', 18, 1, 800, NULL, 'no', 11, 7);
INSERT INTO jobs VALUES (23, 'Skyline Wind', 'Turbine 12', 'facade inspection', '2025-07-04', '2025-07-09', 98, 7, 3900, 4875, 'no', 4, 8);
INSERT INTO jobs VALUES (24, 'Harbour Estates', 'Silo 2', 'painting', '2025-10-26', '2025-11-01', 75, 3, 8000, 8000, 'Yes', 5, 7);
INSERT INTO jobs VALUES (25, 'Skyline Wind', 'Silo 2', 'blade repair', '2025-08-31', '2025-09-05', 24, 1, 11800, 11800, 'yes', 0, 7);
INSERT INTO jobs VALUES (26, 'Skyline Wind', 'Silo 2', 'painting', '2025-10-08', '2025-10-08', 98, 3, 12500, 12500, 'yes', NULL, 9);
INSERT INTO jobs VALUES (27, 'Bellway Towers', 'Quay House', 'window cleaning', '2025-10-31', '2025-11-09', 45, 8, 8600, 8170, 'yes', 5, 2);
INSERT INTO jobs VALUES (28, 'St Anne''s Cathedral', 'Turbine 12', 'bird netting', '2025-10-30', '2025-11-03', 60, 2, 3600, 3600, 'no', 12, 3);
INSERT INTO jobs VALUES (29, 'St Anne''s Cathedral', 'Silo 2', 'bird netting', '2025-06-24', '2025-06-30', 24, 4, 11200, 14000, 'Yes', 4, 1);
INSERT INTO jobs VALUES (30, 'Harbour Estates', 'Arena roof', 'gutter clearing', '2025-09-25', '2025-10-01', 32, 8, 12000, 15000, 'yes', 12, 9);
INSERT INTO jobs VALUES (31, 'Northgate Council', 'West facade', 'window cleaning', '2025-06-29', '2025-07-05', 32, 6, 3800, 3800, 'yes', 2, 5);
INSERT INTO jobs VALUES (32, 'Metro Arena', 'Bell tower', 'painting ', '2025-07-21', '2025-07-25', 18, 9, 4200, 4200, 'Yes', 13, 5);
INSERT INTO jobs VALUES (33, 'Skyline Wind', 'Bell tower', 'facade inspection', '2025-02-05', '2025-02-05', 18, 7, 3500, 3500, 'yes', 12, 1);
INSERT INTO jobs VALUES (34, 'St Anne''s Cathedral', 'Tower 4', 'blade repair', '2025-05-13', '2025-05-14', 60, 3, 8200, 8200, 'no', NULL, 8);
INSERT INTO jobs VALUES (35, 'Metro Arena', 'Turbine 12', 'bird netting', '2025-09-06', '2025-09-12', 60, 6, 6100, 5795, 'yes', 1, 6);
INSERT INTO jobs VALUES (36, 'Harbour Estates', 'Turbine 12', 'BIRD NETTING', '2025-08-01', '2025-08-01', 60, 1, 1900, 1805, 'Yes', 8, 7);
INSERT INTO jobs VALUES (37, 'Skyline Wind', 'Turbine 12', 'gutter clearing', '2025-09-13', '2025-09-14', 24, 1, 10200, 10200, 'Yes', 4, 6);
INSERT INTO jobs VALUES (38, 'Northgate Council ', 'Arena roof', 'painting', '2025-02-25', '2025-02-28', 60, 7, 7000, 7700, 'no', 12, NULL);
INSERT INTO jobs VALUES (39, 'Northgate Council', 'Tower 4', 'facade inspection', '2025-10-31', '2025-11-06', 75, 1, 11100, NULL, 'no', 3, 5);
INSERT INTO jobs VALUES (40, 'st anne''s cathedral', 'Quay House', 'window cleaning', '2025-10-04', '2025-10-07', 98, 7, 11200, 14000, 'Yes', 5, 5);
INSERT INTO jobs VALUES (41, 'Bellway Towers', 'Silo 2', 'window cleaning', '2025-10-08', '2025-10-16', 75, 1, 2000, 2200, 'yes', 6, 4);
INSERT INTO jobs VALUES (42, 'Skyline Wind', 'Tower 4', 'window cleaning', '2025-06-13', '2025-06-18', 60, 9, 2300, 2300, 'no', 6, 9);
INSERT INTO jobs VALUES (43, 'Harbour Estates', 'Bell tower', 'painting', '2025-04-02', '2025-04-05', 24, 5, 7100, 7100, 'Yes', 10, 2);
INSERT INTO jobs VALUES (44, 'Skyline Wind', 'Tower 4', 'bird netting', '2025-03-02', '2025-03-10', 18, 6, 6200, 6820, 'Yes', 0, 8);
INSERT INTO jobs VALUES (45, 'Harbour Estates', 'Bell tower', 'bird netting', '2025-08-27', '2025-09-01', 110, 2, 7400, 7400, 'Yes', 2, 8);
INSERT INTO jobs VALUES (46, 'Metro Arena', 'West facade', 'gutter clearing', '2025-04-27', '2025-05-03', 98, 8, 10000, 11000, 'yes', 7, 7);
INSERT INTO jobs VALUES (47, 'Metro Arena', 'Silo 2', 'window cleaning', '2025-05-07', '2025-05-11', 45, 8, 5900, 6490, 'yes', 14, 9);
INSERT INTO jobs VALUES (48, 'Skyline Wind', 'West facade', 'facade inspection', '2025-03-31', '2025-04-05', 32, 6, 6700, 7370, 'no', NULL, 9);
INSERT INTO jobs VALUES (49, 'St Anne''s Cathedral', 'Chimney B', 'painting', '2025-06-20', '2025-06-21', 18, 4, 9200, NULL, 'no', 6, 9);
INSERT INTO jobs VALUES (50, 'Skyline Wind', 'Tower 4', 'blade repair', '2025-07-17', '2025-07-18', 32, 5, 10300, 11330, 'no', NULL, 5);
INSERT INTO jobs VALUES (51, 'Skyline Wind', 'Arena roof', 'painting', '2025-07-09', '2025-07-14', 98, 5, 8800, 9680, 'no', 7, 1);
INSERT INTO jobs VALUES (52, 'Northgate Council', 'Bell tower', 'facade inspection', '2025-10-02', '2025-10-11', 45, 4, 12100, NULL, 'no', NULL, NULL);
INSERT INTO jobs VALUES (53, 'Harbour Estates', 'Turbine 12', 'blade repair', '2025-02-05', '2025-02-11', 32, 3, 9600, 9120, 'yes', 8, NULL);
INSERT INTO jobs VALUES (54, 'harbour estates', 'Silo 2', 'bird netting', '2025-10-04', '2025-10-12', 110, 7, 3700, NULL, 'no', 14, 4);
INSERT INTO jobs VALUES (55, 'Bellway Towers', 'Tower 4', 'painting', '2025-09-15', '2025-09-23', 110, 7, 3800, 3800, 'Yes', 14, 1);
INSERT INTO jobs VALUES (56, 'Northgate Council', 'Chimney B', 'facade inspection', '2025-05-20', '2025-05-29', 18, 8, 10100, 11110, 'yes', NULL, 4);
INSERT INTO jobs VALUES (57, 'St Anne''s Cathedral', 'Bell tower', 'facade inspection', '2025-10-17', '2025-10-19', 75, 3, 8200, 8200, 'yes', 8, NULL);
INSERT INTO jobs VALUES (58, 'SKYLINE WIND', 'Turbine 12', 'painting', '2025-09-03', '2025-09-04', 18, 4, 8500, 10625, 'yes', 10, 3);
CREATE TABLE kit (
  kit_id INTEGER PRIMARY KEY,
  serial TEXT,
  item TEXT,
  make TEXT,
  first_used TEXT,
  last_inspected TEXT,
  result TEXT,
  retired INTEGER,
  assigned_to INTEGER REFERENCES technicians(tech_id)
);
INSERT INTO kit VALUES (1, 'DS-101', 'descender', 'Petzl', '2019-07-09', '2025-06-05', 'pass', 0, 2);
INSERT INTO kit VALUES (2, 'HL-102', 'helmet', 'Beal', '2021-09-18', '2025-04-04', 'pass', 1, 4);
INSERT INTO kit VALUES (3, 'RP-103', 'rope', 'Kong', '2025-04-08', NULL, 'Pass', 0, 1);
INSERT INTO kit VALUES (4, 'DS-104', 'descender', 'Teufelberger', '2025-03-01', '2025-03-24', 'Pass', 0, 1);
INSERT INTO kit VALUES (5, 'HN-105', 'harness', 'PETZL', '2024-02-25', '2025-08-04', 'pass', 0, 8);
INSERT INTO kit VALUES (6, 'RP-106', 'Rope', 'Teufelberger', '2025-02-26', NULL, 'pass', 1, 3);
INSERT INTO kit VALUES (7, 'RP-107', 'Rope', 'PETZL', '2023-07-31', '2025-03-05', 'Pass', 1, 1);
INSERT INTO kit VALUES (8, 'RP-108', 'Rope', 'PETZL', '2023-06-27', '2025-02-27', 'pass', 1, 2);
INSERT INTO kit VALUES (9, 'HL-109', 'helmet', 'Beal', '2023-01-08', '2025-09-24', 'pass', 0, 4);
INSERT INTO kit VALUES (10, 'HN-110', 'harness', 'Petzl', '2019-12-11', '2025-02-15', 'quarantine', 0, 4);
INSERT INTO kit VALUES (11, 'SL-111', 'sling', 'Teufelberger', '2023-04-14', '2025-02-04', 'Pass', 0, NULL);
INSERT INTO kit VALUES (12, 'SL-112', 'sling', 'PETZL', '2017-04-17', '2025-05-14', 'pass', 0, 3);
INSERT INTO kit VALUES (13, 'HN-113', 'harness', 'Beal', '2025-02-09', '2025-10-02', 'fail', 0, 1);
INSERT INTO kit VALUES (14, 'HL-114', 'helmet', 'Teufelberger', '2018-02-27', '2025-08-13', 'quarantine', 1, 3);
INSERT INTO kit VALUES (15, 'HL-115', 'helmet', 'Kong', '2017-10-25', '2025-10-09', 'quarantine', 1, 4);
INSERT INTO kit VALUES (16, 'HN-116', 'harness', 'Beal', '2021-07-16', '2025-01-11', 'fail', 1, 1);
INSERT INTO kit VALUES (17, 'RP-117', 'Rope', 'Petzl', '2017-11-09', '2025-06-05', 'quarantine', 0, 1);
INSERT INTO kit VALUES (18, 'DS-118', 'descender', 'Teufelberger', '2021-01-23', '2025-09-18', 'pass', 0, 6);
INSERT INTO kit VALUES (19, 'RP-119', 'rope', 'Beal', '2022-04-25', '2025-02-03', 'pass', 0, 9);
INSERT INTO kit VALUES (20, 'RP-120', 'Rope', 'PETZL', '2021-03-10', '2025-07-30', 'pass', 0, 1);
INSERT INTO kit VALUES (21, 'HL-121', 'helmet', 'Teufelberger', '2025-02-11', NULL, 'pass', 0, NULL);
INSERT INTO kit VALUES (22, 'HN-122', 'harness', 'Teufelberger', '2024-02-01', '2025-11-01', 'Pass', 1, 8);
INSERT INTO kit VALUES (23, 'RP-123', 'Rope', 'Teufelberger', '2017-02-03', '2024-12-10', 'pass', 1, 9);
INSERT INTO kit VALUES (24, 'SL-124', 'sling', 'PETZL', '2024-10-30', '2025-03-19', 'fail', 1, 2);
INSERT INTO kit VALUES (25, 'HN-125', 'harness', 'Kong', '2022-01-18', '2025-02-01', 'pass', 0, 3);
INSERT INTO kit VALUES (26, 'SL-126', 'sling', 'Kong', '2024-07-03', '2025-04-03', 'pass', 1, 5);
INSERT INTO kit VALUES (27, 'RP-127', 'rope', 'Petzl', '2019-12-19', '2025-02-12', 'pass', 0, 5);
INSERT INTO kit VALUES (28, 'DS-128', 'descender', 'PETZL', '2021-02-13', '2025-08-12', 'pass', 0, 4);
INSERT INTO kit VALUES (29, 'RP-129', 'Rope', 'Petzl', '2018-12-30', NULL, 'pass', 1, 6);
INSERT INTO kit VALUES (30, 'HN-130', 'harness', 'PETZL', '2023-03-13', '2025-07-13', 'pass', 0, NULL);
INSERT INTO kit VALUES (31, 'HN-131', 'harness', 'PETZL', '2017-08-17', NULL, 'Pass', 0, 6);
INSERT INTO kit VALUES (32, 'HN-132', 'harness', 'Petzl', '2017-12-09', '2025-02-10', 'quarantine', 0, 2);
INSERT INTO kit VALUES (33, 'SL-133', 'sling', 'PETZL', '2019-04-21', '2025-08-29', 'quarantine', 0, 1);
INSERT INTO kit VALUES (34, 'RP-134', 'Rope', 'Kong', '2018-02-23', '2025-06-03', 'Pass', 0, 3);
INSERT INTO kit VALUES (35, 'HN-135', 'harness', 'Petzl', '2020-03-08', NULL, 'Pass', 0, 4);
INSERT INTO kit VALUES (36, 'HL-136', 'helmet', 'PETZL', '2024-05-30', '2025-05-21', 'quarantine', 0, 1);
INSERT INTO kit VALUES (37, 'SL-137', 'sling', 'PETZL', '2019-01-20', '2025-03-29', 'quarantine', 1, 6);
INSERT INTO kit VALUES (38, 'DS-138', 'descender', 'Beal', '2018-07-27', '2024-12-22', 'quarantine', 0, 1);
INSERT INTO kit VALUES (39, 'RP-139', 'rope', 'PETZL', '2020-02-09', '2025-10-26', 'Pass', 0, 1);
INSERT INTO kit VALUES (40, 'HL-140', 'helmet', 'Beal', '2024-04-25', NULL, 'pass', 0, 4);
