CREATE TABLE gear (
  gear_no TEXT PRIMARY KEY,
  descr TEXT,
  typ TEXT,
  mfr TEXT,
  swl_kg INTEGER,
  yr_blt INTEGER,
  loc TEXT,
  wt_kg REAL,
  in_use INTEGER,
  acq_dt TEXT
);
INSERT INTO gear VALUES ('R001', 'Chain hoist A', 'Chain hoist', 'Liftket', 500, 2010, 'main stage', 58.7, 1, '2023-01-17');
INSERT INTO gear VALUES ('R002', 'Chain hoist B', 'Chain hoist', 'Columbus', 2000, 2014, 'Warehouse', 32.1, 0, '2023-01-21');
INSERT INTO gear VALUES ('R003', 'Chain hoist C', 'chain hoist', 'Columbus', 2000, 2014, 'Truck 2', 35.8, 1, '2023-01-25');
INSERT INTO gear VALUES ('R004', 'Chain hoist D', 'Chain hoist', 'Chainmaster', 1000, 2018, 'Warehouse', 59.9, 1, '2023-01-19');
INSERT INTO gear VALUES ('R005', 'Chain hoist E', 'chain hoist', 'Liftket', 1000, 2020, 'Studio', 52.8, 1, '2023-01-31');
INSERT INTO gear VALUES ('R006', 'Chain hoist F', 'chain hoist', 'Liftket', 500, 2022, 'Main stage', 44.6, 1, '2023-01-19');
INSERT INTO gear VALUES ('R007', 'Chain hoist G', 'chain hoist', 'Liftket', 250, 2011, 'main stage', 25.0, 1, '2023-01-31');
INSERT INTO gear VALUES ('R008', 'Chain hoist H', 'Chain hoist', NULL, 250, 2016, 'Warehouse', 33.5, 1, '2023-01-18');
INSERT INTO gear VALUES ('R009', 'Chain hoist I', 'Chain hoist', 'Liftket', 500, 2012, 'Studio', 38.5, 1, '2023-01-20');
INSERT INTO gear VALUES ('R010', 'Chain hoist J', 'chain hoist', 'Chainmaster', 500, 2012, 'Warehouse', 39.4, 1, '2023-01-18');
INSERT INTO gear VALUES ('R011', 'Chain hoist K', 'Chain hoist', 'Chainmaster', 1000, 2016, 'Warehouse', 49.0, 1, '2023-01-04');
INSERT INTO gear VALUES ('R012', 'Chain hoist L', 'chain hoist', 'Liftket', 500, 2017, 'main stage', 40.4, 1, '2023-01-09');
INSERT INTO gear VALUES ('R013', 'Chain hoist M', 'Chain hoist', 'Chainmaster', 250, 2014, 'Warehouse', 58.1, 1, '2023-01-12');
INSERT INTO gear VALUES ('R014', 'Chain hoist N', 'Chain hoist', 'Liftket', 1000, 2017, 'main stage', 53.1, 1, '2023-01-19');
INSERT INTO gear VALUES ('R015', 'Truss A', 'Truss', 'Prolyte', 400, 2017, 'Warehouse', 17.8, 1, '2023-01-16');
INSERT INTO gear VALUES ('R016', 'Truss B', 'Truss', 'Prolyte', 1200, 2008, 'Studio', 40.2, 1, '2023-01-29');
INSERT INTO gear VALUES ('R017', 'Truss C', 'Truss', 'Prolyte', 750, 2022, 'Studio', 19.0, 1, '2023-01-25');
INSERT INTO gear VALUES ('R018', 'Truss D', 'Truss', 'Prolyte', 400, 2011, 'Studio', 30.9, 1, '2023-01-19');
INSERT INTO gear VALUES ('R019', 'Truss E', 'Truss', 'Prolyte', 750, 2012, 'Studio', 39.8, 1, '2023-01-12');
INSERT INTO gear VALUES ('R020', 'Truss F', 'Truss', 'Prolyte', 1200, 2007, 'Warehouse', 29.3, 1, '2023-01-25');
INSERT INTO gear VALUES ('R021', 'Truss G', 'Truss', 'Prolyte', 1200, 2009, 'Studio', 43.0, 1, '2023-01-06');
INSERT INTO gear VALUES ('R022', 'Truss H', 'Truss', 'Prolyte', 400, 2010, 'Warehouse', 27.0, 0, '2023-01-31');
INSERT INTO gear VALUES ('R023', 'Truss I', 'Truss', 'Eurotruss', 750, 2005, 'Warehouse', 25.1, 1, '2023-01-21');
INSERT INTO gear VALUES ('R024', 'Steel sling A', 'Steel sling', 'Certex', 2000, 2004, 'Main stage', 6.7, 1, '2023-01-21');
INSERT INTO gear VALUES ('R025', 'Steel sling B', 'steel sling', 'Certex', 500, 2010, 'Warehouse', 5.3, 1, '2023-01-26');
INSERT INTO gear VALUES ('R026', 'Steel sling C', 'Steel sling', 'Gripple', 1000, 2011, 'Warehouse', 2.2, 1, '2023-01-12');
INSERT INTO gear VALUES ('R027', 'Steel sling D', 'Steel sling', NULL, 500, 2021, 'Truck 2', 7.0, 1, '2023-01-15');
INSERT INTO gear VALUES ('R028', 'Steel sling E', 'Steel sling', 'Gripple', 500, 2006, 'Warehouse', 2.0, 1, '2023-01-04');
INSERT INTO gear VALUES ('R029', 'Steel sling F', 'Steel sling', 'Gripple', 1000, 2004, 'Main stage', 8.0, 1, '2023-01-20');
INSERT INTO gear VALUES ('R030', 'Steel sling G', 'Steel sling', 'Gripple', 1000, 2016, 'Warehouse', 8.7, 1, '2023-01-16');
INSERT INTO gear VALUES ('R031', 'Winch A', 'winch', 'Movecat', 300, 2006, 'Studio', 20.3, 1, '2023-01-09');
INSERT INTO gear VALUES ('R032', 'Winch B', 'Winch', 'Movecat', 300, 2010, 'Warehouse', 44.3, 1, '2023-01-03');
INSERT INTO gear VALUES ('R033', 'Winch C', 'Winch', 'Rotzler', 500, 2004, 'Main stage', 43.5, 1, '2023-01-31');
INSERT INTO gear VALUES ('R034', 'Winch D', 'winch', 'Movecat', 300, 2013, 'Warehouse', 48.4, 1, '2023-01-22');
INSERT INTO gear VALUES ('R035', 'Winch E', 'winch', 'Movecat', 300, 2020, 'Main stage', 37.5, 1, '2023-01-07');
INSERT INTO gear VALUES ('R036', 'Shackle set A', 'Shackle set', 'Crosby', 2000, 2013, 'Main stage', 9.1, 1, '2023-01-24');
INSERT INTO gear VALUES ('R037', 'Shackle set B', 'Shackle set', 'Crosby', 2000, 2020, 'main stage', 15.5, 1, '2023-01-06');
INSERT INTO gear VALUES ('R038', 'Shackle set C', 'Shackle set', 'Crosby', 2000, 2017, 'Warehouse', 9.0, 1, '2023-01-09');
INSERT INTO gear VALUES ('R039', 'Shackle set D', 'Shackle set', 'Crosby', 2000, 2019, 'Studio', 16.0, 1, '2023-01-17');
INSERT INTO gear VALUES ('R040', 'Beam clamp A', 'beam clamp', 'Doughty', 1000, 2020, 'Main stage', 10.2, 1, '2023-01-08');
INSERT INTO gear VALUES ('R041', 'Beam clamp B', 'Beam clamp', 'Riley', 2000, 2004, 'Warehouse', 6.1, 1, '2023-01-07');
INSERT INTO gear VALUES ('R042', 'Beam clamp C', 'beam clamp', 'Riley', 1000, 2014, 'Studio', 9.7, 1, '2023-01-10');
INSERT INTO gear VALUES ('R043', 'Beam clamp D', 'Beam clamp', 'Doughty', 2000, 2013, 'Main stage', 4.7, 1, '2023-01-27');
INSERT INTO gear VALUES ('R044', 'Beam clamp E', 'Beam clamp', 'Riley', 500, 2009, 'Main stage', 8.4, 1, '2023-01-22');

CREATE TABLE insp (
  insp_no INTEGER PRIMARY KEY,
  gear_no TEXT REFERENCES gear(gear_no),
  insp_dt TEXT,
  nxt_due_dt TEXT,
  insp_by TEXT,
  test_ld_kg INTEGER,
  res TEXT,
  defects TEXT,
  fee_gbp INTEGER,
  rep_cost_gbp INTEGER,
  rep_dt TEXT,
  plan_hrs REAL,
  act_hrs REAL,
  cert_no TEXT,
  rmk TEXT
);
INSERT INTO insp VALUES (1, 'R008', '2023-02-01', '2023-08-02', 'Malik', NULL, 'Pass', NULL, 95, NULL, NULL, 3, 2, 'C-12216', 'hard to reach');
INSERT INTO insp VALUES (2, 'R003', '2023-02-08', '2024-02-08', NULL, 2000, 'pass', NULL, 60, NULL, NULL, 0.5, 4, 'C-72514', NULL);
INSERT INTO insp VALUES (3, 'R029', '2023-02-21', '2024-02-21', 'Kerr', 1100, 'Pass', NULL, 68, NULL, NULL, 1, 4, 'C-64226', 'label replaced on the spot');
INSERT INTO insp VALUES (4, 'R028', '2023-03-02', '2023-08-31', 'Kerr', 550, 'pass', NULL, 60, NULL, NULL, 1, 1, 'C-65535', NULL);
INSERT INTO insp VALUES (5, 'R023', '2023-03-07', '2023-09-05', 'Malik', 750, 'pass', NULL, 66, NULL, NULL, 3, 4, 'C-22565', NULL);
INSERT INTO insp VALUES (6, 'R036', '2023-03-23', '2024-03-22', 'Malik', 2500, 'pass', NULL, 55, NULL, NULL, 3, 1.5, 'C-91675', NULL);
INSERT INTO insp VALUES (7, 'R013', '2023-03-24', '2024-03-23', 'Dobson', 375, 'pass', NULL, 83, NULL, NULL, 1, 0.5, 'C-68166', NULL);
INSERT INTO insp VALUES (8, 'R018', '2023-04-20', '2024-04-19', 'Kerr', 400, 'pass', NULL, 49, NULL, NULL, 0.5, 4, 'C-41192', NULL);
INSERT INTO insp VALUES (9, 'R024', '2023-04-20', '2024-04-19', 'Malik', 2500, 'fail', 'frayed strand', 122, NULL, NULL, 2, 0.5, NULL, 'noise when lowering');
INSERT INTO insp VALUES (10, 'R021', '2023-04-23', '2024-04-22', 'Malik', 1320, 'pass', NULL, 86, NULL, NULL, 0.5, 0.5, 'C-92160', 'label replaced on the spot');
INSERT INTO insp VALUES (11, 'R038', '2023-04-24', '2024-04-23', 'Malik', 3000, 'fail', 'corrosion', 89, 90, '2023-04-26', 3, 1.5, NULL, NULL);
INSERT INTO insp VALUES (12, 'R015', '2023-05-02', '2024-05-01', 'Kerr', 500, 'fail', 'cracked weld, missing label', 59, 260, '2023-05-09', 0.5, 1, NULL, NULL);
INSERT INTO insp VALUES (13, 'R022', '2023-05-03', '2024-05-02', 'Dobson', 500, 'pass', NULL, 126, NULL, NULL, 2, 0.5, 'C-22789', NULL);
INSERT INTO insp VALUES (14, 'R014', '2023-05-14', '2023-11-12', 'Dobson', 1000, 'pass', NULL, 55, NULL, NULL, 0.5, 2.5, NULL, 'hard to reach');
INSERT INTO insp VALUES (15, 'R004', '2023-05-24', '2024-05-23', 'Malik', 1000, 'pass', NULL, 65, NULL, NULL, 3, 2.5, 'C-84466', NULL);
INSERT INTO insp VALUES (16, 'R041', '2023-05-24', '2023-11-22', 'Dobson', 2200, 'pass', NULL, 120, NULL, NULL, 1.5, 1.5, 'C-34840', NULL);
INSERT INTO insp VALUES (17, 'R006', '2023-06-10', '2023-12-09', 'Kerr', 625, 'pass', NULL, 127, NULL, NULL, 0.5, 2, 'C-40792', NULL);
INSERT INTO insp VALUES (18, 'R034', '2023-06-13', '2023-12-12', 'Malik', 450, 'pass', NULL, 67, NULL, NULL, 2, 2, 'C-42474', NULL);
INSERT INTO insp VALUES (19, 'R040', '2023-06-15', '2023-12-14', 'Dobson', 1000, 'pass', NULL, 80, NULL, NULL, 3, 1.5, 'C-94335', NULL);
INSERT INTO insp VALUES (20, 'R002', '2023-06-24', '2024-06-23', 'Malik', 3000, 'pass', NULL, 96, NULL, NULL, 1.5, 2, 'C-57297', NULL);
INSERT INTO insp VALUES (21, 'R010', '2023-06-29', '2024-06-28', 'Dobson', 625, 'pass', NULL, 101, NULL, NULL, 1.5, 4, 'C-85804', 'label replaced on the spot');
INSERT INTO insp VALUES (22, 'R017', '2023-07-01', '2024-06-30', 'Dobson', 750, 'pass', NULL, 61, NULL, NULL, 0.5, 1.5, 'C-31197', NULL);
INSERT INTO insp VALUES (23, 'R037', '2023-07-06', '2024-07-05', 'Dobson', 2500, 'advisory', 'corrosion, missing label', 61, NULL, NULL, 3, 2, NULL, NULL);
INSERT INTO insp VALUES (24, 'R016', '2023-07-16', '2024-07-15', 'Dobson', 1500, 'Pass', NULL, 87, NULL, NULL, 3, 4, 'C-60771', NULL);
INSERT INTO insp VALUES (25, 'R008', '2023-07-29', '2024-07-28', 'Dobson', 312, 'pass', NULL, 62, NULL, NULL, 1.5, 0.5, 'C-31651', 'noise when lowering');
INSERT INTO insp VALUES (26, 'R030', '2023-07-31', '2024-07-30', 'Dobson', 1250, 'pass', NULL, 100, NULL, NULL, 1.5, 1, 'C-93940', 'check again before panto');
INSERT INTO insp VALUES (27, 'R033', '2023-08-06', '2024-08-05', 'Malik', 750, 'pass', NULL, 101, NULL, NULL, 0.5, 2.5, 'C-66343', NULL);
INSERT INTO insp VALUES (28, 'R026', '2023-08-09', '2024-08-08', 'Malik', 1500, 'pass', NULL, 45, NULL, NULL, 1.5, 1, 'C-75416', NULL);
INSERT INTO insp VALUES (29, 'R028', '2023-08-11', '2024-02-09', 'Dobson', NULL, 'pass', NULL, 125, NULL, NULL, 1, 4, 'C-23974', NULL);
INSERT INTO insp VALUES (30, 'R032', '2023-08-13', '2024-08-12', 'Kerr', 450, 'pass', NULL, 62, NULL, NULL, 3, 2, 'C-23193', 'label replaced on the spot');
INSERT INTO insp VALUES (31, 'R007', '2023-08-22', '2024-08-21', 'Dobson', 275, 'fail', 'worn chain', 128, 110, '2023-09-24', 1.5, 4, NULL, 'check again before panto');
INSERT INTO insp VALUES (32, 'R027', '2023-08-27', '2024-08-26', 'Kerr', 750, 'pass', NULL, 50, NULL, NULL, 1.5, 1.5, 'C-51095', NULL);
INSERT INTO insp VALUES (33, 'R039', '2023-08-28', '2024-08-27', 'Kerr', 2200, 'pass', NULL, 95, NULL, NULL, 2, 2.5, 'C-65294', NULL);
INSERT INTO insp VALUES (34, 'R025', '2023-09-02', '2024-09-01', 'Malik', 750, 'pass', NULL, 96, NULL, NULL, 1.5, 1.5, 'C-58196', NULL);
INSERT INTO insp VALUES (35, 'R023', '2023-09-08', '2024-03-08', 'Malik', 1125, 'pass', NULL, 63, NULL, NULL, 0.5, 1, 'C-32372', 'hard to reach');
INSERT INTO insp VALUES (36, 'R019', '2023-09-10', '2024-09-09', 'Kerr', 825, 'pass', NULL, 60, NULL, NULL, 1.5, 1.5, 'C-70988', 'noise when lowering');
INSERT INTO insp VALUES (37, 'R012', '2023-09-29', '2024-09-28', 'Dobson', 625, 'pass', NULL, 80, NULL, NULL, 3, 1.5, 'C-82572', NULL);
INSERT INTO insp VALUES (38, 'R020', '2023-10-01', '2024-09-30', 'Kerr', 1800, 'pass', NULL, 51, NULL, NULL, 1.5, 0.5, 'C-20876', 'hard to reach');
INSERT INTO insp VALUES (39, 'R001', '2023-10-06', '2024-10-05', 'Dobson', 550, 'advisory', 'brake slips, missing label', 48, NULL, NULL, 1.5, 0.5, NULL, 'check again before panto');
INSERT INTO insp VALUES (40, 'R014', '2023-11-08', '2024-11-07', 'Kerr', 1500, 'pass', NULL, 58, NULL, NULL, 2, 4, 'C-18697', 'hard to reach');
INSERT INTO insp VALUES (41, 'R011', '2023-11-26', '2024-05-26', 'Kerr', 1000, 'fail', 'worn chain, missing label', 53, 90, '2023-12-05', 1.5, 1.5, NULL, 'hard to reach');
INSERT INTO insp VALUES (42, 'R009', '2023-12-04', '2024-12-03', 'Dobson', 550, 'pass', NULL, 57, NULL, NULL, 1, 0.5, 'C-72063', NULL);
INSERT INTO insp VALUES (43, 'R031', '2023-12-08', '2024-12-07', 'Kerr', 330, 'fail', 'frayed strand', 61, 140, '2024-01-02', 3, 4, NULL, 'check again before panto');
INSERT INTO insp VALUES (44, 'R005', '2023-12-10', '2024-12-09', 'Malik', 1500, 'fail', 'bent hook, worn chain', 84, 140, '2023-12-14', 3, 0.5, NULL, NULL);
INSERT INTO insp VALUES (45, 'R035', '2023-12-14', '2024-12-13', 'Dobson', 375, 'pass', NULL, 68, NULL, NULL, 2, 4, 'C-82944', NULL);
INSERT INTO insp VALUES (46, 'R041', '2023-12-22', '2024-12-21', 'Kerr', 2200, 'pass', NULL, 102, NULL, NULL, 3, 2.5, NULL, NULL);
INSERT INTO insp VALUES (47, 'R034', '2023-12-24', '2024-12-23', 'Malik', 330, 'pass', NULL, 95, NULL, NULL, 2, 1.5, 'C-33998', 'check again before panto');
INSERT INTO insp VALUES (48, 'R040', '2024-02-07', '2024-08-07', 'Kerr', 1100, 'pass', NULL, 56, NULL, NULL, 1.5, 2, 'C-76235', NULL);
INSERT INTO insp VALUES (49, 'R036', '2024-03-02', '2025-03-02', 'Malik', 2500, 'pass', NULL, 120, NULL, NULL, 2, 0.5, 'C-43394', NULL);
INSERT INTO insp VALUES (50, 'R029', '2024-03-04', '2024-09-02', 'Kerr', 1500, 'pass', NULL, 47, NULL, NULL, 0.5, 0.5, NULL, 'hard to reach');
INSERT INTO insp VALUES (51, 'R023', '2024-03-11', '2025-03-11', 'Kerr', 1125, 'fail', 'cracked weld, missing label', 64, 110, '2024-04-08', 1, 0.5, NULL, NULL);
INSERT INTO insp VALUES (52, 'R003', '2024-04-03', '2024-10-02', 'Malik', 2000, 'Pass', NULL, 63, NULL, NULL, 2, 2.5, 'C-61637', 'label replaced on the spot');
INSERT INTO insp VALUES (53, 'R013', '2024-04-22', '2024-10-21', 'Kerr', 275, 'pass', NULL, 85, NULL, NULL, 3, 1.5, 'C-62486', NULL);
INSERT INTO insp VALUES (54, 'R021', '2024-04-22', '2025-04-22', 'Malik', 1500, 'Pass', NULL, 67, NULL, NULL, 1, 2, 'C-37819', 'label replaced on the spot');
INSERT INTO insp VALUES (55, 'R015', '2024-05-01', '2025-05-01', 'Malik', 600, 'advisory', 'corrosion', 128, NULL, NULL, 3, 1, NULL, NULL);
INSERT INTO insp VALUES (56, 'R038', '2024-05-05', '2024-11-03', 'Malik', 2200, 'fail', 'missing label, corrosion', 122, NULL, NULL, 1.5, 1.5, NULL, NULL);
INSERT INTO insp VALUES (57, 'R018', '2024-05-19', '2024-11-17', 'Kerr', 400, 'pass', NULL, 53, NULL, NULL, 2, 1.5, 'C-10768', NULL);
INSERT INTO insp VALUES (58, 'R010', '2024-06-08', '2025-06-08', 'Dobson', 500, 'pass', NULL, 104, NULL, NULL, 0.5, 1, 'C-63309', NULL);
INSERT INTO insp VALUES (59, 'R004', '2024-06-22', '2025-06-22', 'Malik', 1100, 'pass', NULL, 56, NULL, NULL, 0.5, 1.5, 'C-39143', 'hard to reach');
INSERT INTO insp VALUES (60, 'R002', '2024-06-26', '2025-06-26', 'Kerr', 3000, 'pass', NULL, 80, NULL, NULL, 0.5, 1, 'C-97929', 'noise when lowering');
INSERT INTO insp VALUES (61, 'R017', '2024-06-30', '2025-06-30', 'Dobson', 1125, 'fail', 'cracked weld', 49, NULL, NULL, 3, 2, NULL, 'check again before panto');
INSERT INTO insp VALUES (62, 'R011', '2024-07-20', '2025-07-20', 'Kerr', 1100, 'pass', NULL, 129, NULL, NULL, 1, 2.5, 'C-21335', NULL);
INSERT INTO insp VALUES (63, 'R016', '2024-07-27', '2025-01-25', NULL, 1320, 'pass', NULL, 61, NULL, NULL, 1, 2.5, 'C-50872', 'hard to reach');
INSERT INTO insp VALUES (64, 'R007', '2024-08-01', '2025-01-30', 'Malik', 312, 'fail', 'bent hook, missing label', 50, NULL, NULL, 1.5, 1, NULL, NULL);
INSERT INTO insp VALUES (65, 'R040', '2024-08-07', '2025-08-07', 'Dobson', NULL, 'pass', NULL, 129, NULL, NULL, 1.5, 4, 'C-92762', NULL);
INSERT INTO insp VALUES (66, 'R008', '2024-08-09', '2025-08-09', 'Malik', 275, 'pass', NULL, 46, NULL, NULL, 1, 2, 'C-43521', NULL);
INSERT INTO insp VALUES (67, 'R025', '2024-08-23', '2025-08-23', 'Kerr', 625, 'pass', NULL, 100, NULL, NULL, 2, 2, 'C-37172', 'check again before panto');
INSERT INTO insp VALUES (68, 'R039', '2024-08-23', '2025-08-23', 'Malik', 2500, 'pass', NULL, 124, NULL, NULL, 2, 2.5, 'C-69049', NULL);
INSERT INTO insp VALUES (69, 'R030', '2024-08-29', '2025-08-29', 'Kerr', 1000, 'pass', NULL, 85, NULL, NULL, 1, 2, 'C-44247', NULL);
INSERT INTO insp VALUES (70, 'R019', '2024-08-31', '2025-03-01', 'Dobson', 750, 'Pass', NULL, 84, NULL, NULL, 2, 0.5, 'C-60011', NULL);
INSERT INTO insp VALUES (71, 'R029', '2024-09-05', '2025-09-05', 'Malik', 1000, 'pass', NULL, 67, NULL, NULL, 2, 2, 'C-16025', NULL);
INSERT INTO insp VALUES (72, 'R032', '2024-09-11', '2025-09-11', 'Dobson', 375, 'pass', NULL, 46, NULL, NULL, 2, 2.5, NULL, 'label replaced on the spot');
INSERT INTO insp VALUES (73, 'R012', '2024-09-19', '2025-09-19', NULL, 625, 'pass', NULL, 95, NULL, NULL, 2, 1.5, 'C-38683', NULL);
INSERT INTO insp VALUES (74, 'R033', '2024-09-29', '2025-09-29', 'Kerr', NULL, 'pass', NULL, 64, NULL, NULL, 1, 1.5, 'C-36706', NULL);
INSERT INTO insp VALUES (75, 'R026', '2024-10-02', '2025-10-02', 'Dobson', 1100, 'pass', NULL, 46, NULL, NULL, 1, 0.5, NULL, 'check again before panto');
INSERT INTO insp VALUES (76, 'R001', '2024-10-05', '2025-10-05', 'Kerr', NULL, 'pass', NULL, 60, NULL, NULL, 1.5, 4, 'C-20720', 'hard to reach');
INSERT INTO insp VALUES (77, 'R003', '2024-10-14', '2025-10-14', 'Dobson', 3000, 'pass', NULL, 62, NULL, NULL, 1.5, 1.5, 'C-46681', NULL);
INSERT INTO insp VALUES (78, 'R027', '2024-10-20', '2025-10-20', 'Dobson', 750, 'pass', NULL, 55, NULL, NULL, 0.5, 1, 'C-53566', 'hard to reach');
INSERT INTO insp VALUES (79, 'R038', '2024-10-30', '2025-10-30', 'Dobson', 2500, 'advisory', 'missing label, corrosion', 54, NULL, NULL, 2, 2, NULL, NULL);
INSERT INTO insp VALUES (80, 'R014', '2024-11-19', '2025-05-20', 'Malik', 1100, 'pass', NULL, 103, NULL, NULL, 2, 2.5, 'C-78541', NULL);
INSERT INTO insp VALUES (81, 'R035', '2024-11-23', '2025-05-24', 'Kerr', 375, 'pass', NULL, 129, NULL, NULL, 3, 2.5, 'C-70401', 'noise when lowering');
INSERT INTO insp VALUES (82, 'R013', '2024-12-15', '2025-12-15', 'Dobson', 275, 'pass', NULL, 126, NULL, NULL, 2, 0.5, 'C-89185', NULL);
INSERT INTO insp VALUES (83, 'R005', '2024-12-21', '2025-06-21', 'Malik', 1250, 'Pass', NULL, 60, NULL, NULL, 3, 0.5, 'C-45360', NULL);
INSERT INTO insp VALUES (84, 'R034', '2024-12-23', '2025-12-23', 'Dobson', NULL, 'pass', NULL, 57, NULL, NULL, 1, 1.5, 'C-76594', 'noise when lowering');
INSERT INTO insp VALUES (85, 'R009', '2025-01-27', '2026-01-27', 'Dobson', 500, 'pass', NULL, 103, NULL, NULL, 0.5, 2.5, NULL, 'noise when lowering');
INSERT INTO insp VALUES (86, 'R007', '2025-01-30', '2026-01-30', 'Dobson', 312, 'pass', NULL, 80, NULL, NULL, 1, 2.5, 'C-37313', 'noise when lowering');
INSERT INTO insp VALUES (87, 'R023', '2025-02-19', '2026-02-19', 'Kerr', 825, 'pass', NULL, 68, NULL, NULL, 1.5, 1, 'C-42982', NULL);
INSERT INTO insp VALUES (88, 'R019', '2025-02-25', '2026-02-25', 'Malik', 1125, 'pass', NULL, 59, NULL, NULL, 2, 4, 'C-18849', 'check again before panto');
INSERT INTO insp VALUES (89, 'R036', '2025-03-02', '2025-08-31', 'Kerr', 2200, 'pass', NULL, 98, NULL, NULL, 1, 2, 'C-69644', NULL);
INSERT INTO insp VALUES (90, 'R021', '2025-04-25', '2026-04-25', 'Malik', 1500, 'pass', NULL, 124, NULL, NULL, 3, 2, 'C-34097', NULL);
INSERT INTO insp VALUES (91, 'R014', '2025-04-30', '2026-04-30', 'Kerr', 1250, 'Pass', NULL, 95, NULL, NULL, 0.5, 2.5, 'C-85980', 'label replaced on the spot');
INSERT INTO insp VALUES (92, 'R035', '2025-05-20', '2026-05-20', 'Kerr', 375, 'advisory', 'brake slips, corrosion', 62, NULL, NULL, 1.5, 4, NULL, NULL);
INSERT INTO insp VALUES (93, 'R004', '2025-06-02', '2026-06-02', 'Kerr', 1250, 'pass', NULL, 68, NULL, NULL, 3, 2, 'C-59975', 'noise when lowering');
INSERT INTO insp VALUES (94, 'R017', '2025-06-10', '2026-06-10', 'Dobson', 825, 'fail', 'corrosion', 99, 140, '2025-06-16', 1, 2, NULL, NULL);
INSERT INTO insp VALUES (95, 'R005', '2025-06-24', '2026-06-24', 'Kerr', 1100, 'pass', NULL, 55, NULL, NULL, 3, 1.5, 'C-16538', 'label replaced on the spot');
INSERT INTO insp VALUES (96, 'R010', '2025-07-08', '2026-01-06', 'Dobson', 750, 'pass', NULL, 51, NULL, NULL, 1, 1.5, 'C-24213', NULL);
INSERT INTO insp VALUES (97, 'R040', '2025-07-18', '2026-07-18', 'Dobson', 1000, 'advisory', 'cracked weld, missing label', 68, NULL, NULL, 0.5, 0.5, NULL, NULL);
INSERT INTO insp VALUES (98, 'R025', '2025-08-03', '2026-08-03', 'Kerr', 625, 'pass', NULL, 62, NULL, NULL, 2, 0.5, 'C-94462', NULL);
INSERT INTO insp VALUES (99, 'R008', '2025-08-09', '2026-08-09', 'Dobson', 250, 'pass', NULL, 64, NULL, NULL, 3, 0.5, 'C-79400', NULL);
INSERT INTO insp VALUES (100, 'R002', '2025-08-20', '2026-08-20', 'Malik', 2000, 'fail', 'worn chain, missing label', 122, 200, '2025-09-05', 1, 0.5, NULL, NULL);
INSERT INTO insp VALUES (101, 'R036', '2025-08-22', '2026-08-22', 'Kerr', 2200, 'pass', NULL, 102, NULL, NULL, 1.5, 1, 'C-70839', NULL);
INSERT INTO insp VALUES (102, 'R039', '2025-08-23', '2026-08-23', 'Malik', 3000, 'pass', NULL, 80, NULL, NULL, 1, 1, 'C-51936', NULL);
INSERT INTO insp VALUES (103, 'R032', '2025-09-02', '2026-09-02', 'Malik', 375, 'pass', NULL, 88, NULL, NULL, 3, 1, 'C-37877', 'label replaced on the spot');
INSERT INTO insp VALUES (104, 'R033', '2025-09-09', '2026-09-09', 'Malik', NULL, 'pass', NULL, 95, NULL, NULL, 2, 1.5, 'C-86219', NULL);
INSERT INTO insp VALUES (105, 'R030', '2025-09-10', '2026-03-11', 'Kerr', 1500, 'pass', NULL, 123, NULL, NULL, 0.5, 4, 'C-71323', 'check again before panto');
INSERT INTO insp VALUES (106, 'R026', '2025-09-12', '2026-09-12', 'Malik', 1250, 'Pass', NULL, 100, NULL, NULL, 1.5, 4, 'C-25916', NULL);
INSERT INTO insp VALUES (107, 'R011', '2025-09-13', '2026-09-13', 'Malik', 1500, 'pass', NULL, 125, NULL, NULL, 1, 0.5, 'C-24147', NULL);
INSERT INTO insp VALUES (108, 'R012', '2025-09-15', '2026-03-16', 'Dobson', 625, 'pass', NULL, 50, NULL, NULL, 1, 1, 'C-10191', 'hard to reach');
INSERT INTO insp VALUES (109, 'R001', '2025-10-05', '2026-10-05', 'Kerr', 625, 'fail', 'worn chain', 48, 110, '2025-10-12', 0.5, 0.5, NULL, 'label replaced on the spot');
INSERT INTO insp VALUES (110, 'R027', '2025-10-16', '2026-10-16', 'Malik', 625, 'pass', NULL, 123, NULL, NULL, 0.5, 1.5, 'C-83484', 'hard to reach');
INSERT INTO insp VALUES (111, 'R038', '2025-10-21', '2026-04-21', 'Kerr', 3000, 'pass', NULL, 80, NULL, NULL, 0.5, 4, 'C-37778', NULL);
INSERT INTO insp VALUES (112, 'R003', '2025-11-13', '2026-05-14', 'Dobson', NULL, 'pass', NULL, 128, NULL, NULL, 0.5, 0.5, 'C-70204', 'noise when lowering');
INSERT INTO insp VALUES (113, 'R034', '2025-12-23', '2026-12-23', 'Kerr', 450, 'pass', NULL, 64, NULL, NULL, 1.5, 1.5, 'C-73413', NULL);
INSERT INTO insp VALUES (114, 'R009', '2026-01-23', '2027-01-23', 'Kerr', 500, 'pass', NULL, 85, NULL, NULL, 3, 0.5, 'C-81910', 'noise when lowering');
INSERT INTO insp VALUES (115, 'R007', '2026-01-26', '2027-01-26', 'Dobson', 250, 'pass', NULL, 102, NULL, NULL, 2, 4, 'C-24764', 'check again before panto');
INSERT INTO insp VALUES (116, 'R023', '2026-02-19', '2026-08-20', 'Kerr', 750, 'advisory', 'corrosion', 65, NULL, NULL, 3, 2, NULL, 'label replaced on the spot');
INSERT INTO insp VALUES (117, 'R014', '2026-04-10', '2027-04-10', 'Malik', 1500, 'fail', 'bent hook, brake slips', 88, 110, '2026-04-17', 2, 2.5, NULL, 'check again before panto');
INSERT INTO insp VALUES (118, 'R019', '2026-04-21', '2027-04-21', 'Kerr', 938, 'advisory', 'cracked weld', 82, NULL, NULL, 1, 0.5, NULL, 'label replaced on the spot');
INSERT INTO insp VALUES (119, 'R003', '2026-05-05', '2027-05-05', 'Kerr', 3000, 'fail', 'missing label', 53, NULL, NULL, 2, 4, NULL, NULL);
INSERT INTO insp VALUES (120, 'R030', '2026-05-05', '2026-11-03', NULL, 1500, 'pass', NULL, 69, NULL, NULL, 0.5, 1, 'C-34295', NULL);
INSERT INTO insp VALUES (121, 'R017', '2026-06-01', '2027-06-01', 'Kerr', NULL, 'pass', NULL, 60, NULL, NULL, 3, 4, 'C-64735', NULL);
INSERT INTO insp VALUES (122, 'R038', '2026-06-15', '2026-12-14', 'Dobson', 3000, 'advisory', 'missing label', 122, NULL, NULL, 1.5, 0.5, NULL, 'label replaced on the spot');
INSERT INTO insp VALUES (123, 'R005', '2026-06-27', '2027-06-27', 'Kerr', 1000, 'pass', NULL, 48, NULL, NULL, 3, 2, 'C-46862', NULL);
INSERT INTO insp VALUES (124, 'R004', '2026-07-02', '2027-07-02', 'Malik', 1100, 'pass', NULL, 127, NULL, NULL, 3, 1, NULL, NULL);
INSERT INTO insp VALUES (125, 'R008', '2026-07-20', '2027-07-20', 'Kerr', NULL, 'advisory', 'bent hook, brake slips', 87, NULL, NULL, 1, 1.5, NULL, 'check again before panto');
INSERT INTO insp VALUES (126, 'R040', '2026-08-17', '2027-08-17', 'Kerr', 1000, 'pass', NULL, 84, NULL, NULL, 3, 4, 'C-42678', 'label replaced on the spot');
INSERT INTO insp VALUES (127, 'R011', '2026-08-24', '2027-02-22', 'Kerr', 1500, 'pass', NULL, 85, NULL, NULL, 1.5, 0.5, 'C-77292', 'hard to reach');
INSERT INTO insp VALUES (128, 'R023', '2026-09-01', '2027-03-02', 'Malik', 1125, 'pass', NULL, 125, NULL, NULL, 1.5, 4, NULL, NULL);
INSERT INTO insp VALUES (129, 'R026', '2026-09-12', '2027-09-12', 'Dobson', 1250, 'fail', 'missing label, corrosion', 103, 140, '2026-09-23', 0.5, 0.5, NULL, NULL);
INSERT INTO insp VALUES (130, 'R002', '2026-09-19', '2027-09-19', 'Kerr', 2500, 'pass', NULL, 52, NULL, NULL, 3, 2.5, 'C-22778', NULL);
INSERT INTO insp VALUES (131, 'R039', '2026-09-22', '2027-09-22', 'Dobson', 2500, 'pass', NULL, 86, NULL, NULL, 2, 4, 'C-46787', 'label replaced on the spot');
INSERT INTO insp VALUES (132, 'R027', '2026-10-07', '2027-10-07', 'Dobson', 750, 'pass', NULL, 68, NULL, NULL, 1.5, 2.5, 'C-75367', NULL);
INSERT INTO insp VALUES (133, 'R036', '2026-10-16', '2027-04-16', 'Dobson', 2500, 'pass', NULL, 95, NULL, NULL, 3, 1.5, 'C-37195', 'hard to reach');
INSERT INTO insp VALUES (134, 'R032', '2026-10-27', '2027-04-27', 'Dobson', NULL, 'pass', NULL, 83, NULL, NULL, 3, 0.5, 'C-78973', 'check again before panto');
INSERT INTO insp VALUES (135, 'R033', '2026-11-03', '2027-11-03', 'Dobson', NULL, 'pass', NULL, 61, NULL, NULL, 1.5, 1, 'C-92391', NULL);
INSERT INTO insp VALUES (136, 'R030', '2026-11-06', '2027-11-06', 'Kerr', 1250, 'pass', NULL, 52, NULL, NULL, 3, 1, 'C-57900', 'noise when lowering');

