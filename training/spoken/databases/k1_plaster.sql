CREATE TABLE jobs (
  id INTEGER PRIMARY KEY,
  quoted_on DATE,
  client TEXT,
  town TEXT,
  work_type TEXT,
  rooms TEXT,
  area_m2 INTEGER,
  quote_eur INTEGER,
  invoiced_eur INTEGER,
  start_dt DATE,
  finish_dt DATE,
  days REAL,
  bags INTEGER,
  crew TEXT,
  status TEXT,
  paid_dt DATE,
  callback TEXT
);
INSERT INTO jobs VALUES (1, '2024-12-29', 'M. Nagle', 'galway', 'float and set', NULL, 80, 1190, 1240, '2025-01-17', '2025-01-20', 3, 11, 'Rory, Stas', 'accepted', '2025-03-08', 'no');
INSERT INTO jobs VALUES (2, '2025-09-05', 'Niamh Roche', 'Athenry', 'skim', 'bathroom', 82, 1320, NULL, NULL, NULL, NULL, NULL, NULL, 'lost', NULL, NULL);
INSERT INTO jobs VALUES (3, '2024-07-01', 'O''Dowd Builders', 'Tuam', 'skim', 'kitchen', 203, 3180, 3610, '2024-08-06', '2024-08-13', 6, 29, 'Stas', 'accepted', NULL, 'no');
INSERT INTO jobs VALUES (4, '2025-06-14', 'Mrs Whitty', 'Galway', 'render', 'sitting room', 11, 150, 145, '2025-06-25', '2025-06-25', 0.5, 2, 'Stas', 'accepted', '2025-07-13', 'no');
INSERT INTO jobs VALUES (5, '2024-08-03', 'Parish hall', 'Galway', 'ceiling', 'kitchen', 133, 2200, NULL, NULL, NULL, NULL, NULL, NULL, 'lost', NULL, NULL);
INSERT INTO jobs VALUES (6, '2024-04-08', 'Niamh Roche', 'Athenry', 'render', 'bathroom', 158, 1760, 2055, '2024-05-09', '2024-05-16', 6, 23, 'Rory, Declan', 'accepted', '2024-06-02', 'no');
INSERT INTO jobs VALUES (7, '2024-03-10', 'brennan homes', 'Oranmore', 'render', 'sitting room', 24, 390, 400, '2024-04-11', '2024-04-11', 1, 3, 'Rory, Stas', 'accepted', '2024-05-28', 'no');
INSERT INTO jobs VALUES (8, '2024-12-22', 'M. Nagle', 'Tuam', 'render', NULL, 272, 4200, NULL, NULL, NULL, NULL, NULL, NULL, 'lost', NULL, NULL);
INSERT INTO jobs VALUES (9, '2024-05-12', 'J. Keane', 'Athenry', 'Skim', 'sitting room', 34, 570, 575, '2024-06-06', '2024-06-06', 1, 5, 'Rory, Stas', 'accepted', '2024-06-19', 'no');
INSERT INTO jobs VALUES (10, '2024-10-10', 'Hotel Corrib', 'Loughrea', 'patch repair', 'gable', 9, 140, 165, '2024-11-14', '2024-11-14', 0.5, 1, 'Declan', 'accepted', '2024-12-26', 'no');
INSERT INTO jobs VALUES (11, '2024-05-02', 'Aoife Daly', 'Galway', 'render', 'bathroom', 58, 970, 1065, '2024-05-07', '2024-05-09', 2, 8, 'Rory', 'accepted', '2024-05-22', 'no');
INSERT INTO jobs VALUES (12, '2024-04-02', 'Mrs Whitty', 'Oranmore', 'render', 'kitchen, hall', 11, 150, 165, '2024-04-16', '2024-04-16', 0.5, 2, 'Rory, Declan', 'accepted', '2024-05-31', 'no');
INSERT INTO jobs VALUES (13, '2024-06-09', 'M. Nagle', 'galway', 'skim', 'whole house', 112, 1410, 1450, '2024-07-13', '2024-07-17', 4, 16, 'Declan', 'accepted', '2024-07-20', 'no');
INSERT INTO jobs VALUES (14, '2025-04-04', 'Castle Dev', 'Tuam', 'Skim', 'gable', 171, 2260, 2430, '2025-05-08', '2025-05-15', 6, 24, 'Rory, Declan', 'accepted', '2025-06-24', 'no');
INSERT INTO jobs VALUES (15, '2024-10-01', 'O''Dowd Builders', 'Oranmore', 'float and set', 'sitting room', 10, 170, 180, '2024-10-28', '2024-10-28', 0.5, 1, 'Rory, Declan', 'accepted', '2024-11-05', 'no');
INSERT INTO jobs VALUES (16, '2024-04-01', 'Niamh Roche', 'Loughrea', 'patch repair', 'bathroom', 139, 1810, 1870, '2024-05-03', '2024-05-10', 6, 20, 'Rory, Declan', 'accepted', '2024-05-29', 'no');
INSERT INTO jobs VALUES (17, '2024-04-22', 'M. Nagle', 'Loughrea', 'ceiling', NULL, 154, 2470, 2800, '2024-05-09', '2024-05-16', 6, 22, 'Declan', 'accepted', '2024-07-04', 'no');
INSERT INTO jobs VALUES (18, '2025-03-27', 'Brennan Homes', 'Athenry', 'render', 'bathroom', 10, 160, 190, '2025-04-26', '2025-04-26', 0.5, 1, 'Rory', 'accepted', '2025-05-07', 'no');
INSERT INTO jobs VALUES (19, '2025-06-21', 'O''Dowd Builders', 'Athenry', 'skim', 'whole house', 11, 170, 175, '2025-07-23', '2025-07-23', 0.5, 2, 'Stas', 'accepted', '2025-07-27', 'no');
INSERT INTO jobs VALUES (20, '2025-04-11', 'O''Dowd Builders', 'Tuam', 'ceiling', 'whole house', 65, 740, 760, '2025-05-17', '2025-05-19', 2, 9, 'Rory', 'accepted', NULL, 'no');
INSERT INTO jobs VALUES (21, '2024-09-02', 'M. Nagle', 'Loughrea', 'patch repair', 'bedroom 1, bedroom 2', 78, 980, 1170, '2024-10-07', '2024-10-10', 3, 11, 'Rory', 'accepted', '2024-11-06', 'no');
INSERT INTO jobs VALUES (22, '2024-06-11', 'brennan homes', 'Athenry', 'Skim', 'bedroom 1, bedroom 2', 227, 2880, 2855, '2024-06-21', '2024-07-02', 9, 32, 'Rory, Declan', 'accepted', '2024-07-28', 'no');
INSERT INTO jobs VALUES (23, '2025-09-02', 'Castle Dev', 'Galway', 'skim', NULL, 93, 1460, 1390, '2025-09-17', '2025-09-21', 4, 13, 'Declan', 'accepted', '2025-11-06', 'no');
INSERT INTO jobs VALUES (24, '2025-02-21', 'J. Keane', 'Tuam', 'render', 'whole house', 17, 270, 320, '2025-03-15', '2025-03-15', 1, 2, 'Rory, Stas', 'accepted', '2025-04-19', 'no');
INSERT INTO jobs VALUES (25, '2024-12-07', 'Castle Dev', 'Athenry', 'render', 'bathroom', 105, 1440, 1450, '2024-12-18', '2024-12-25', 6, 15, 'Stas', 'accepted', NULL, 'no');
INSERT INTO jobs VALUES (26, '2024-11-16', 'The Slatterys', 'galway', 'float and set', 'kitchen', 57, 790, NULL, NULL, NULL, NULL, NULL, NULL, 'lost', NULL, NULL);
INSERT INTO jobs VALUES (27, '2024-11-10', 'O''Dowd Builders', 'galway', 'skim', 'gable', 29, 420, 425, '2024-12-03', '2024-12-03', 1, 4, 'Rory, Declan', 'accepted', NULL, 'no');
INSERT INTO jobs VALUES (28, '2024-04-12', 'O''Dowd Builders', 'Athenry', 'skim', 'bathroom', 38, 590, NULL, NULL, NULL, NULL, NULL, NULL, 'lost', NULL, NULL);
INSERT INTO jobs VALUES (29, '2025-06-27', 'J. Keane', 'Loughrea', 'skim', 'bathroom', 22, 260, NULL, NULL, NULL, NULL, NULL, NULL, 'lost', NULL, NULL);
INSERT INTO jobs VALUES (30, '2024-06-20', 'J. Keane', 'Oranmore', 'float and set', NULL, 23, 370, NULL, NULL, NULL, NULL, NULL, NULL, 'lost', NULL, NULL);
INSERT INTO jobs VALUES (31, '2024-05-03', 'Mrs Whitty', 'galway', 'skim', 'bedroom 1, bedroom 2', 24, 280, 315, '2024-05-15', '2024-05-15', 1, 3, 'Rory', 'accepted', '2024-06-15', 'no');
INSERT INTO jobs VALUES (32, '2025-03-28', 'Hotel Corrib', 'Athenry', 'Skim', 'whole house', 207, 3140, NULL, NULL, NULL, NULL, NULL, NULL, 'lost', NULL, NULL);
INSERT INTO jobs VALUES (33, '2024-07-12', 'O''Dowd Builders', 'Tuam', 'skim', 'bedroom 1, bedroom 2', 22, 300, 355, '2024-08-18', '2024-08-18', 1, 3, 'Rory, Declan', 'accepted', NULL, 'yes');
INSERT INTO jobs VALUES (34, '2025-03-31', 'Parish hall', 'Oranmore', 'render', 'gable', 161, 2490, 2825, '2025-05-01', '2025-05-12', 9, 23, 'Rory, Stas', 'accepted', '2025-06-11', 'no');
INSERT INTO jobs VALUES (35, '2024-07-03', 'Castle Dev', 'Galway', 'render', 'bathroom', 44, 590, 695, '2024-08-10', '2024-08-12', 2, 6, 'Stas', 'accepted', '2024-09-14', 'yes');
INSERT INTO jobs VALUES (36, '2025-01-17', 'Mrs Whitty', 'Athenry', 'ceiling', 'sitting room', 13, 150, 180, '2025-02-12', '2025-02-12', 0.5, 2, 'Declan', 'accepted', '2025-03-23', 'no');
INSERT INTO jobs VALUES (37, '2025-01-03', 'O''Dowd Builders', 'galway', 'float and set', 'kitchen', 290, 4290, 4690, '2025-01-26', '2025-02-06', 9, 41, 'Rory, Stas', 'accepted', '2025-02-28', 'no');
INSERT INTO jobs VALUES (38, '2024-09-08', 'O''Dowd Builders', 'Tuam', 'float and set', NULL, 16, 180, 200, '2024-09-20', '2024-09-20', 0.5, 2, 'Rory, Stas', 'accepted', '2024-10-29', 'no');
INSERT INTO jobs VALUES (39, '2025-07-19', 'The Slatterys', 'Loughrea', 'skim', 'sitting room', 90, 1260, 1290, '2025-08-21', '2025-08-24', 3, 13, 'Stas', 'accepted', NULL, 'no');
INSERT INTO jobs VALUES (40, '2025-05-23', 'brennan homes', 'galway', 'ceiling', 'whole house', 32, 440, NULL, NULL, NULL, NULL, NULL, NULL, 'lost', NULL, NULL);
INSERT INTO jobs VALUES (41, '2025-09-24', 'brennan homes', 'Galway', 'float and set', 'kitchen, hall', 272, 3790, 4430, '2025-10-01', '2025-10-12', 9, 39, 'Rory, Stas', 'accepted', '2025-11-26', 'no');
INSERT INTO jobs VALUES (42, '2025-01-03', 'Hotel Corrib', 'Tuam', 'skim', 'gable', 55, 860, 825, '2025-01-27', '2025-01-29', 2, 8, 'Declan', 'accepted', NULL, 'no');
INSERT INTO jobs VALUES (43, '2024-10-30', 'O''Dowd Builders', 'Galway', 'float and set', NULL, 76, 890, 920, '2024-11-19', '2024-11-22', 3, 11, 'Stas', 'accepted', '2024-12-09', 'yes');
INSERT INTO jobs VALUES (44, '2025-07-08', 'Castle Dev', 'Tuam', 'patch repair', NULL, 71, 1060, 1220, '2025-08-14', '2025-08-18', 4, 10, 'Rory, Stas', 'accepted', '2025-08-22', 'no');
INSERT INTO jobs VALUES (45, '2024-03-12', 'Aoife Daly', 'Oranmore', 'render', 'whole house', 30, 360, NULL, NULL, NULL, NULL, NULL, NULL, 'lost', NULL, NULL);
INSERT INTO jobs VALUES (46, '2024-04-03', 'Aoife Daly', 'Galway', 'skim', 'hall, stairs', 29, 470, 450, '2024-05-10', '2024-05-11', 1.5, 4, 'Declan', 'accepted', '2024-06-17', 'no');
INSERT INTO jobs VALUES (47, '2024-07-02', 'Aoife Daly', 'Athenry', 'patch repair', 'sitting room', 298, 4560, 5260, '2024-07-14', '2024-07-25', 9, 43, 'Stas', 'accepted', '2024-08-19', 'no');
INSERT INTO jobs VALUES (48, '2024-09-21', 'Hotel Corrib', 'Tuam', 'skim', 'sitting room', 93, 1480, 1610, '2024-10-18', '2024-10-21', 3, 13, 'Declan', 'accepted', '2024-12-02', 'no');
INSERT INTO jobs VALUES (49, '2024-11-17', 'O''Dowd Builders', 'Oranmore', 'Skim', 'whole house', 22, 260, 275, '2024-11-29', '2024-11-29', 1, 3, 'Rory, Stas', 'accepted', '2024-12-27', 'no');
INSERT INTO jobs VALUES (50, '2025-01-08', 'Brennan Homes', 'Tuam', 'render', 'whole house', 127, 2020, 2055, '2025-02-14', '2025-02-18', 4, 18, 'Declan', 'accepted', NULL, 'yes');
INSERT INTO jobs VALUES (51, '2024-04-29', 'Castle Dev', 'Athenry', 'ceiling', 'kitchen', 106, 1690, 1710, '2024-05-05', '2024-05-12', 6, 15, 'Rory, Stas', 'accepted', '2024-06-27', 'no');
INSERT INTO jobs VALUES (52, '2024-06-14', 'Aoife Daly', 'Loughrea', 'float and set', 'gable', 179, 2340, 2385, '2024-07-04', '2024-07-11', 6, 26, 'Rory, Declan', 'accepted', '2024-08-29', 'no');
INSERT INTO jobs VALUES (53, '2025-09-01', 'J. Keane', 'galway', 'skim', 'bedroom 1, bedroom 2', 70, 860, NULL, NULL, NULL, NULL, NULL, NULL, 'lost', NULL, NULL);
INSERT INTO jobs VALUES (54, '2025-07-02', 'M. Nagle', 'Loughrea', 'render', NULL, 15, 180, 200, '2025-08-01', '2025-08-01', 0.5, 2, 'Declan', 'accepted', '2025-09-03', 'no');
INSERT INTO jobs VALUES (55, '2024-03-15', 'Brennan Homes', 'Athenry', 'ceiling', 'kitchen, hall', 118, 1410, 1635, '2024-04-21', '2024-04-25', 4, 17, 'Stas', 'accepted', '2024-06-03', 'no');
INSERT INTO jobs VALUES (56, '2024-08-10', 'J. Keane', 'Oranmore', 'Skim', 'sitting room', 14, 210, 245, '2024-09-09', '2024-09-09', 0.5, 2, 'Declan', 'accepted', NULL, 'yes');
INSERT INTO jobs VALUES (57, '2024-10-20', 'brennan homes', 'Galway', 'skim', 'kitchen, hall', 18, 270, 275, '2024-11-25', '2024-11-25', 1, 3, 'Rory, Declan', 'accepted', NULL, 'no');
INSERT INTO jobs VALUES (58, '2024-09-12', 'Parish hall', 'Galway', 'render', 'hall, stairs', 23, 310, 355, '2024-09-18', '2024-09-18', 1, 3, 'Rory, Declan', 'accepted', '2024-11-07', 'no');
INSERT INTO jobs VALUES (59, '2024-04-10', 'Brennan Homes', 'Athenry', 'float and set', 'kitchen', 32, 390, 415, '2024-04-30', '2024-04-30', 1, 5, 'Rory', 'accepted', NULL, 'no');
INSERT INTO jobs VALUES (60, '2024-10-06', 'Castle Dev', 'Oranmore', 'ceiling', 'bedroom 1, bedroom 2', 88, 1430, 1435, '2024-11-02', '2024-11-05', 3, 13, 'Rory, Declan', 'accepted', '2024-12-20', 'no');
INSERT INTO jobs VALUES (61, '2025-05-17', 'M. Nagle', 'Loughrea', 'ceiling', NULL, 58, 860, 975, '2025-06-06', '2025-06-09', 3, 8, 'Rory, Stas', 'accepted', '2025-07-16', 'no');
INSERT INTO jobs VALUES (62, '2024-07-01', 'M. Nagle', 'Tuam', 'ceiling', 'sitting room', 96, 1600, 1725, '2024-08-04', '2024-08-08', 4, 14, 'Rory, Stas', 'accepted', '2024-09-14', 'no');
INSERT INTO jobs VALUES (63, '2024-06-30', 'Aoife Daly', 'Athenry', 'ceiling', 'whole house', 17, 220, 215, '2024-08-09', '2024-08-09', 1, 2, 'Rory', 'accepted', '2024-08-20', 'no');
INSERT INTO jobs VALUES (64, '2025-09-22', 'Brennan Homes', 'Oranmore', 'render', 'gable', 36, 530, NULL, '2025-10-19', NULL, NULL, NULL, 'Rory, Stas', 'accepted', NULL, NULL);
INSERT INTO jobs VALUES (65, '2025-09-17', 'Hotel Corrib', 'Galway', 'Skim', 'kitchen', 152, 2440, 2660, '2025-10-01', '2025-10-12', 9, 22, 'Declan', 'accepted', NULL, 'no');
INSERT INTO jobs VALUES (66, '2025-08-17', 'Parish hall', 'Loughrea', 'render', 'bedroom 1, bedroom 2', 23, 270, NULL, NULL, NULL, NULL, NULL, NULL, 'lost', NULL, NULL);
CREATE TABLE materials (
  id INTEGER PRIMARY KEY,
  job_id INTEGER REFERENCES jobs(id),
  material TEXT,
  qty INTEGER,
  unit_cost_eur REAL,
  supplier TEXT
);
INSERT INTO materials VALUES (1, 1, 'Multi-finish', 2, 4.11, 'Corrib Supplies');
INSERT INTO materials VALUES (2, 3, 'PVA', 3, 5.44, 'own stock');
INSERT INTO materials VALUES (3, 3, 'scrim tape', 6, 6.32, 'Chadwicks');
INSERT INTO materials VALUES (4, 6, 'scrim tape', 8, 14.4, 'own stock');
INSERT INTO materials VALUES (5, 7, 'Sand', 14, 11.27, 'own stock');
INSERT INTO materials VALUES (6, 7, 'Beads', 11, 15.5, 'Corrib Supplies');
INSERT INTO materials VALUES (7, 9, 'PVA', 7, 10.02, 'chadwicks');
INSERT INTO materials VALUES (8, 9, 'Multi-finish', 3, 5.86, 'Corrib Supplies');
INSERT INTO materials VALUES (9, 10, 'Sand', 7, 7.41, 'chadwicks');
INSERT INTO materials VALUES (10, 10, 'PVA', 11, 9.26, 'Corrib Supplies');
INSERT INTO materials VALUES (11, 11, 'bonding', 4, 12.07, 'own stock');
INSERT INTO materials VALUES (12, 11, 'multi-finish', 3, 11.99, 'Chadwicks');
INSERT INTO materials VALUES (13, 12, 'PVA', 11, 8.79, 'Chadwicks');
INSERT INTO materials VALUES (14, 12, 'bonding', 10, 6.42, 'Chadwicks');
INSERT INTO materials VALUES (15, 13, 'Multi-finish', 1, 4.86, 'chadwicks');
INSERT INTO materials VALUES (16, 13, 'bonding', 10, 7.09, 'chadwicks');
INSERT INTO materials VALUES (17, 14, 'bonding', 11, 8.19, 'chadwicks');
INSERT INTO materials VALUES (18, 14, 'scrim tape', 11, 15.14, 'Chadwicks');
INSERT INTO materials VALUES (19, 15, 'multi-finish', 4, 3.25, 'chadwicks');
INSERT INTO materials VALUES (20, 15, 'Beads', 2, 11.21, 'Corrib Supplies');
INSERT INTO materials VALUES (21, 15, 'Sand', 1, 13.81, 'Chadwicks');
INSERT INTO materials VALUES (22, 18, 'Multi-finish', 1, 14.44, 'own stock');
INSERT INTO materials VALUES (23, 18, 'multi-finish', 11, 13.13, 'Chadwicks');
INSERT INTO materials VALUES (24, 19, 'PVA', 12, 13.58, 'Chadwicks');
INSERT INTO materials VALUES (25, 19, 'scrim tape', 2, 14.51, 'Chadwicks');
INSERT INTO materials VALUES (26, 20, 'bonding', 13, 9.5, 'Chadwicks');
INSERT INTO materials VALUES (27, 20, 'multi-finish', 7, 15.55, 'Corrib Supplies');
INSERT INTO materials VALUES (28, 21, 'scrim tape', 9, 4.25, 'Chadwicks');
INSERT INTO materials VALUES (29, 21, 'Multi-finish', 9, 12.17, 'Corrib Supplies');
INSERT INTO materials VALUES (30, 22, 'bonding', 10, 12.64, 'Corrib Supplies');
INSERT INTO materials VALUES (31, 22, 'Sand', 6, 13.54, 'chadwicks');
INSERT INTO materials VALUES (32, 22, 'Beads', 8, 15.95, 'Chadwicks');
INSERT INTO materials VALUES (33, 23, 'Beads', 11, 10.35, 'own stock');
INSERT INTO materials VALUES (34, 23, 'multi-finish', 4, 4.69, 'chadwicks');
INSERT INTO materials VALUES (35, 24, 'scrim tape', 11, 14.13, 'chadwicks');
INSERT INTO materials VALUES (36, 27, 'bonding', 7, 11.9, 'Chadwicks');
INSERT INTO materials VALUES (37, 27, 'PVA', 7, 5.26, 'own stock');
INSERT INTO materials VALUES (38, 27, 'Beads', 4, 9.77, 'Corrib Supplies');
INSERT INTO materials VALUES (39, 31, 'scrim tape', 14, 11.16, 'Chadwicks');
INSERT INTO materials VALUES (40, 38, 'PVA', 4, 3.74, 'Corrib Supplies');
INSERT INTO materials VALUES (41, 38, 'scrim tape', 5, 15.25, 'Chadwicks');
INSERT INTO materials VALUES (42, 39, 'Beads', 7, 8.62, 'Corrib Supplies');
INSERT INTO materials VALUES (43, 42, 'bonding', 6, 15.27, 'Corrib Supplies');
INSERT INTO materials VALUES (44, 42, 'Multi-finish', 7, 6.24, 'Chadwicks');
INSERT INTO materials VALUES (45, 43, 'Beads', 6, 6.0, 'Chadwicks');
INSERT INTO materials VALUES (46, 44, 'PVA', 3, 6.9, 'Corrib Supplies');
INSERT INTO materials VALUES (47, 44, 'multi-finish', 8, 7.11, 'own stock');
INSERT INTO materials VALUES (48, 46, 'multi-finish', 4, 13.24, 'chadwicks');
INSERT INTO materials VALUES (49, 46, 'Multi-finish', 9, 6.52, 'Chadwicks');
INSERT INTO materials VALUES (50, 48, 'scrim tape', 14, 10.45, 'Chadwicks');
INSERT INTO materials VALUES (51, 49, 'Sand', 8, 15.5, 'Corrib Supplies');
INSERT INTO materials VALUES (52, 49, 'PVA', 10, 5.76, 'Corrib Supplies');
INSERT INTO materials VALUES (53, 50, 'Beads', 12, 3.26, 'Chadwicks');
INSERT INTO materials VALUES (54, 50, 'scrim tape', 7, 5.79, 'Chadwicks');
INSERT INTO materials VALUES (55, 52, 'Multi-finish', 6, 10.9, 'Chadwicks');
INSERT INTO materials VALUES (56, 52, 'scrim tape', 10, 12.16, 'chadwicks');
INSERT INTO materials VALUES (57, 56, 'multi-finish', 3, 12.31, 'chadwicks');
INSERT INTO materials VALUES (58, 57, 'Multi-finish', 14, 10.73, 'Corrib Supplies');
INSERT INTO materials VALUES (59, 57, 'multi-finish', 8, 6.1, 'Chadwicks');
INSERT INTO materials VALUES (60, 57, 'scrim tape', 3, 3.84, 'chadwicks');
INSERT INTO materials VALUES (61, 58, 'multi-finish', 12, 12.06, 'Corrib Supplies');
INSERT INTO materials VALUES (62, 58, 'bonding', 2, 9.01, 'Chadwicks');
INSERT INTO materials VALUES (63, 59, 'bonding', 13, 11.88, 'own stock');
INSERT INTO materials VALUES (64, 59, 'Beads', 2, 14.58, 'Chadwicks');
INSERT INTO materials VALUES (65, 62, 'multi-finish', 14, 8.06, 'Corrib Supplies');
INSERT INTO materials VALUES (66, 62, 'PVA', 8, 3.82, 'chadwicks');
INSERT INTO materials VALUES (67, 63, 'bonding', 11, 8.51, 'own stock');
INSERT INTO materials VALUES (68, 63, 'Beads', 12, 10.67, 'Corrib Supplies');
INSERT INTO materials VALUES (69, 65, 'scrim tape', 3, 11.03, 'Corrib Supplies');
