CREATE TABLE Owners (
  OwnerID INTEGER PRIMARY KEY,
  OwnerName TEXT,
  OwnerType TEXT,
  Country TEXT
);
INSERT INTO Owners VALUES (1, 'House', 'house', 'UK');
INSERT INTO Owners VALUES (2, 'Lars Ekdahl', 'private', 'Sweden');
INSERT INTO Owners VALUES (3, 'Kessel & Rohm', 'trade', 'Germany');
INSERT INTO Owners VALUES (4, 'Maison Duvoy', 'trade', 'France');
INSERT INTO Owners VALUES (5, 'Nora Petrie', 'private', 'UK');
INSERT INTO Owners VALUES (6, 'Takumi Imports', 'trade', 'Japan');
INSERT INTO Owners VALUES (7, 'Ines Falcao', 'private', 'Portugal');
CREATE TABLE Casks (
  CaskNo TEXT PRIMARY KEY,
  Wood TEXT,
  PreviousFill TEXT,
  FillDate TEXT,
  FilledLitres INTEGER,
  LitresNow INTEGER,
  FillABV_pct REAL,
  CurrentABV_pct REAL,
  Still TEXT,
  Warehouse TEXT,
  Marque TEXT,
  Leaking INTEGER,
  OwnerID INTEGER REFERENCES Owners(OwnerID),
  DumpDate TEXT,
  Value_gbp INTEGER
);
INSERT INTO Casks VALUES ('C401', 'Chestnut', NULL, '2015-09-19', 190, 110, 69.5, 66.6, 'Pot', 'C', 'Old Wharf', 0, 4, NULL, 3100);
INSERT INTO Casks VALUES ('C402', 'American oak', 'cognac', '2021-05-16', 200, 159, 63.5, 60.7, 'pot', 'A', 'Harbour', 0, 3, NULL, NULL);
INSERT INTO Casks VALUES ('C403', 'American oak', 'sherry', '2022-11-30', 190, 165, 71.5, 70.7, 'pot', 'C', 'Lagoon White', 1, 5, NULL, 3100);
INSERT INTO Casks VALUES ('C404', 'Chestnut', 'bourbon', '2023-06-27', 190, 170, 69.0, 68.4, 'pot', 'B', 'Harbour', 0, 2, NULL, 2400);
INSERT INTO Casks VALUES ('C405', 'French oak', 'new', '2017-03-11', 195, 122, 65.6, 59.8, 'pot', 'A', 'Lagoon White', 0, 5, '2023-10-03', 1400);
INSERT INTO Casks VALUES ('C406', 'american oak', 'new', '2021-03-29', 200, 158, 62.5, 59.6, 'pot', 'C', 'Old Wharf', 0, 2, NULL, 2400);
INSERT INTO Casks VALUES ('C407', 'american oak', 'bourbon', '2022-01-30', 500, 414, 71.7, 70.0, 'pot', 'C', 'Harbour', 0, 5, NULL, NULL);
INSERT INTO Casks VALUES ('C408', 'American oak', 'sherry', '2024-12-21', 200, 195, 64.3, 64.1, 'Pot', 'A', 'Lagoon White', 0, 1, NULL, NULL);
INSERT INTO Casks VALUES ('C409', 'American oak', 'new', '2022-04-24', 225, 189, 66.1, 65.2, 'column', 'C', 'Old Wharf', 0, 1, NULL, NULL);
INSERT INTO Casks VALUES ('C410', 'american oak', 'new', '2022-07-23', 225, 191, 63.6, 62.2, 'pot', 'A', 'PX Dark', 0, 6, NULL, NULL);
INSERT INTO Casks VALUES ('C411', 'American oak', 'cognac', '2017-02-18', 200, 125, 63.2, 60.7, 'column', 'C', 'Harbour', 0, 6, NULL, 3100);
INSERT INTO Casks VALUES ('C412', 'American oak', 'bourbon', '2024-09-04', 225, 216, 71.1, 70.7, 'pot', 'A', 'Harbour', 0, 1, NULL, 1400);
INSERT INTO Casks VALUES ('C413', 'French oak', NULL, '2017-03-31', 200, 126, 66.3, 63.8, 'pot', 'B', 'Harbour', 0, 3, '2022-06-15', NULL);
INSERT INTO Casks VALUES ('C414', 'american oak', 'cognac', '2018-04-03', 190, 127, 63.5, 59.9, 'column', 'B', 'Harbour', 0, 4, '2023-03-31', 3100);
INSERT INTO Casks VALUES ('C415', 'american oak', 'port', '2016-11-10', 250, 154, 65.0, 62.4, 'pot', 'C', 'Lagoon White', 0, 5, '2019-05-29', NULL);
INSERT INTO Casks VALUES ('C416', 'Chestnut', 'sherry', '2017-03-05', 200, 125, 63.9, 59.8, 'pot', 'B', 'Old Wharf', 0, 4, '2021-10-17', 1400);
INSERT INTO Casks VALUES ('C417', 'Chestnut', 'bourbon', '2015-10-26', 195, 113, 64.8, 58.1, 'Pot', 'A', 'Lagoon White', 0, 1, '2019-02-08', NULL);
INSERT INTO Casks VALUES ('C418', 'american oak', NULL, '2022-07-01', 200, 170, 70.2, 68.2, 'pot', 'C', 'Harbour', 0, 3, NULL, NULL);
INSERT INTO Casks VALUES ('C419', 'American oak', NULL, '2023-12-16', 190, 175, 71.6, 71.2, 'pot', 'B', 'Harbour', 0, 4, NULL, 2400);
INSERT INTO Casks VALUES ('C420', 'American Oak', 'sherry', '2020-06-06', 225, 170, 71.1, 67.6, 'Pot', 'C', 'Old Wharf', 0, 1, NULL, NULL);
INSERT INTO Casks VALUES ('C421', 'French oak', 'sherry', '2016-01-17', 195, 115, 70.0, 67.2, 'Pot', 'C', 'Old Wharf', 0, 6, '2022-07-10', 1400);
INSERT INTO Casks VALUES ('C422', 'american oak', NULL, '2019-07-28', 190, 136, 66.6, 62.5, 'Pot', 'C', 'Harbour', 0, 5, NULL, 3100);
INSERT INTO Casks VALUES ('C423', 'american oak', 'sherry', '2014-10-04', 250, 137, 65.6, 58.1, 'pot', 'B', 'Harbour', 0, 1, '2020-09-21', 1150);
INSERT INTO Casks VALUES ('C424', 'American oak', 'bourbon', '2021-01-21', 195, 152, 65.8, 63.6, 'pot', 'C', 'Harbour', 0, 1, '2024-02-29', 3100);
INSERT INTO Casks VALUES ('C425', 'Chestnut', 'bourbon', '2017-09-19', 200, 129, 63.5, 58.1, 'pot', 'B', 'Harbour', 1, 1, '2022-07-03', NULL);
INSERT INTO Casks VALUES ('C426', 'american oak', 'cognac', '2018-10-01', 500, 343, 70.6, 65.9, 'pot', 'C', 'Lagoon White', 1, 2, NULL, NULL);
INSERT INTO Casks VALUES ('C427', 'American oak', 'bourbon', '2019-06-03', 190, 135, 62.3, 58.1, 'pot', 'B', 'Harbour', 0, 1, '2023-04-02', 2400);
INSERT INTO Casks VALUES ('C428', 'French oak', 'Port', '2014-10-18', 190, 104, 68.5, 61.1, 'column', 'B', 'PX Dark', 0, 1, NULL, NULL);
INSERT INTO Casks VALUES ('C429', 'French oak', 'bourbon', '2019-05-08', 225, 160, 66.3, 62.1, 'column', 'A', 'Old Wharf', 0, 3, '2024-12-12', 1400);
INSERT INTO Casks VALUES ('C430', 'American Oak', 'bourbon', '2016-02-25', 190, 112, 67.0, 60.5, 'pot', 'C', 'Harbour', 0, 1, '2019-05-30', 2400);
INSERT INTO Casks VALUES ('C431', 'Chestnut', 'bourbon', '2014-07-01', 250, 135, 62.6, 55.0, 'pot', 'A', 'Lagoon White', 0, 5, NULL, NULL);
INSERT INTO Casks VALUES ('C432', 'American oak', 'port', '2020-09-04', 500, 382, 67.7, 66.3, 'Pot', 'B', 'Old Wharf', 0, 1, NULL, 1900);
INSERT INTO Casks VALUES ('C433', 'american oak', 'port', '2014-05-22', 190, 102, 68.0, 62.5, 'pot', 'B', 'Lagoon White', 0, 1, '2018-11-08', NULL);
INSERT INTO Casks VALUES ('C434', 'american oak', 'cognac', '2020-11-04', 500, 386, 69.4, 67.1, 'pot', 'A', 'Harbour', 0, 6, NULL, NULL);
INSERT INTO Casks VALUES ('C435', 'American oak', 'bourbon', '2025-03-15', 190, 188, 67.9, 67.8, 'Pot', 'B', 'Harbour', 0, 2, NULL, 2400);
INSERT INTO Casks VALUES ('C436', 'american oak', 'bourbon', '2018-01-17', 250, 165, 62.3, 60.1, 'column', 'C', 'Old Wharf', 0, 4, '2022-02-01', NULL);
INSERT INTO Casks VALUES ('C437', 'Chestnut', 'Port', '2023-08-26', 250, 226, 70.2, 69.7, 'pot', 'A', 'Lagoon White', 0, 5, NULL, 1400);
INSERT INTO Casks VALUES ('C438', 'American Oak', 'new', '2024-07-01', 195, 185, 71.3, 70.8, 'pot', 'C', 'Lagoon White', 0, 1, NULL, NULL);
INSERT INTO Casks VALUES ('C439', 'Chestnut', 'bourbon', '2019-10-13', 200, 145, 66.4, 64.7, 'pot', 'C', 'Harbour', 1, 1, '2025-04-06', 1400);
INSERT INTO Casks VALUES ('C440', 'Chestnut', 'cognac', '2015-01-19', 195, 108, 68.5, 65.4, 'column', 'C', 'Harbour', 0, 3, '2017-10-01', NULL);
INSERT INTO Casks VALUES ('C441', 'american oak', 'sherry', '2024-03-05', 500, 466, 68.5, 68.1, 'pot', 'A', 'PX Dark', 0, 1, NULL, NULL);
INSERT INTO Casks VALUES ('C442', 'French oak', 'port', '2016-04-03', 200, 119, 69.3, 64.7, 'pot', 'B', 'Harbour', 0, 5, '2020-04-11', 2400);
INSERT INTO Casks VALUES ('C443', 'american oak', 'port', '2019-02-23', 225, 158, 69.2, 67.3, 'pot', 'B', 'Harbour', 0, 1, NULL, 1650);
INSERT INTO Casks VALUES ('C444', 'Chestnut', 'cognac', '2018-08-24', 200, 136, 69.8, 65.1, 'pot', 'B', 'Harbour', 0, 4, '2022-07-10', NULL);
INSERT INTO Casks VALUES ('C445', 'american oak', 'port', '2024-08-18', 225, 215, 71.4, 71.0, 'pot', 'B', 'Lagoon White', 0, 1, NULL, NULL);
INSERT INTO Casks VALUES ('C446', 'American Oak', 'port', '2017-01-13', 225, 140, 66.6, 60.7, 'column', 'C', 'Lagoon White', 0, 1, '2023-05-27', 3100);
INSERT INTO Casks VALUES ('C447', 'American oak', 'bourbon', '2022-08-13', 190, 162, 71.4, 69.4, 'Pot', 'C', 'Old Wharf', 0, 1, NULL, NULL);
INSERT INTO Casks VALUES ('C448', 'Chestnut', 'Port', '2015-04-06', 500, 281, 62.9, 57.8, 'pot', 'A', 'PX Dark', 0, 3, '2021-12-30', 1650);
INSERT INTO Casks VALUES ('C449', 'French oak', 'port', '2024-09-02', 225, 216, 69.3, 68.9, 'pot', 'C', 'PX Dark', 0, 1, NULL, 1400);
INSERT INTO Casks VALUES ('C450', 'American Oak', 'new', '2022-07-28', 500, 426, 65.9, 65.0, 'column', 'C', 'Harbour', 0, 1, NULL, 3100);
INSERT INTO Casks VALUES ('C451', 'French oak', 'port', '2020-03-10', 225, 167, 66.8, 65.2, 'pot', 'A', 'Lagoon White', 0, 1, '2023-07-30', 3100);
INSERT INTO Casks VALUES ('C452', 'American Oak', 'bourbon', '2022-05-10', 250, 210, 67.2, 65.7, 'pot', 'C', 'Lagoon White', 0, 1, NULL, NULL);
INSERT INTO Casks VALUES ('C453', 'Chestnut', NULL, '2022-04-05', 500, 418, 64.5, 63.6, 'column', 'A', 'PX Dark', 1, 4, NULL, NULL);
INSERT INTO Casks VALUES ('C454', 'French oak', 'bourbon', '2014-04-16', 250, 133, 66.7, 58.9, 'pot', 'B', 'Lagoon White', 0, 1, NULL, NULL);
INSERT INTO Casks VALUES ('C455', 'american oak', 'sherry', '2017-06-21', 200, 128, 70.9, 66.9, 'pot', 'C', 'Lagoon White', 0, 1, NULL, 2400);
INSERT INTO Casks VALUES ('C456', 'Chestnut', 'bourbon', '2020-02-03', 195, 144, 69.4, 67.8, 'pot', 'C', 'PX Dark', 0, 1, '2024-12-02', 1150);
INSERT INTO Casks VALUES ('C457', 'French oak', 'cognac', '2023-11-06', 200, 183, 67.7, 66.9, 'pot', 'B', 'Harbour', 1, 1, NULL, NULL);
INSERT INTO Casks VALUES ('C458', 'American oak', 'sherry', '2021-02-18', 195, 153, 62.1, 59.1, 'pot', 'A', 'Harbour', 0, 1, NULL, 1150);
INSERT INTO Casks VALUES ('C459', 'american oak', 'cognac', '2018-12-21', 225, 156, 64.2, 61.0, 'Pot', 'A', 'Harbour', 0, 2, '2025-01-24', NULL);
INSERT INTO Casks VALUES ('C460', 'French oak', 'cognac', '2025-03-21', 195, 193, 67.8, 67.7, 'pot', 'B', 'PX Dark', 0, 1, NULL, NULL);
CREATE TABLE Samples (
  SampleID INTEGER PRIMARY KEY,
  CaskNo TEXT REFERENCES Casks(CaskNo),
  SampleDate TEXT,
  Score INTEGER,
  Taster TEXT,
  Notes TEXT,
  Drawn_ml INTEGER,
  ReadyToBottle TEXT
);
INSERT INTO Samples VALUES (1, 'C406', '2024-05-27', 55, 'Delphine', 'molasses, smoke', 200, 'yes');
INSERT INTO Samples VALUES (2, 'C441', '2024-03-13', 92, 'Marcus', 'raisin, toffee', 200, 'Yes');
INSERT INTO Samples VALUES (3, 'C410', '2023-09-15', 55, 'marcus', 'coconut, vanilla, oak', 100, 'no');
INSERT INTO Samples VALUES (4, 'C427', '2025-02-04', 83, 'Delphine', 'thin', 100, NULL);
INSERT INTO Samples VALUES (5, 'C410', '2023-04-11', 57, 'Odette', 'coconut, vanilla, oak', 200, 'Yes');
INSERT INTO Samples VALUES (6, 'C415', '2024-08-29', 96, 'marcus', 'thin', 50, 'no');
INSERT INTO Samples VALUES (7, 'C435', '2025-05-10', 53, 'Delphine', NULL, 100, 'no');
INSERT INTO Samples VALUES (8, 'C424', '2024-09-30', 56, 'Delphine', 'rubber, banana', 100, 'no');
INSERT INTO Samples VALUES (9, 'C409', '2025-04-17', 92, 'Marcus', 'rubber, banana', 100, 'no');
INSERT INTO Samples VALUES (10, 'C432', '2023-11-21', 63, 'Odette', 'raisin, toffee', 50, NULL);
INSERT INTO Samples VALUES (11, 'C440', '2024-08-14', 94, 'Odette', 'molasses, smoke', 100, 'no');
INSERT INTO Samples VALUES (12, 'C443', '2024-11-09', 93, 'Delphine', 'thin', 100, NULL);
INSERT INTO Samples VALUES (13, 'C448', '2023-10-14', 61, 'Odette', 'raisin, toffee', 50, NULL);
INSERT INTO Samples VALUES (14, 'C436', '2024-10-22', 84, 'Marcus', 'rubber, banana', 100, 'no');
INSERT INTO Samples VALUES (15, 'C430', '2024-11-03', 86, 'Delphine', 'banana, vanilla', 50, NULL);
INSERT INTO Samples VALUES (16, 'C411', '2025-02-19', 72, 'marcus', NULL, 100, 'no');
INSERT INTO Samples VALUES (17, 'C429', '2023-05-30', 87, 'Delphine', 'coconut, vanilla, oak', 200, 'no');
INSERT INTO Samples VALUES (18, 'C436', '2025-04-07', 60, 'Delphine', 'coconut, vanilla, oak', 200, 'no');
INSERT INTO Samples VALUES (19, 'C401', '2024-06-16', 84, 'Odette', 'rubber, banana', 200, 'no');
INSERT INTO Samples VALUES (20, 'C428', '2025-03-25', 74, 'Delphine', 'clove, raisin, oak', 50, 'Yes');
INSERT INTO Samples VALUES (21, 'C438', '2025-02-13', 66, 'Delphine', 'molasses, smoke', 100, NULL);
INSERT INTO Samples VALUES (22, 'C439', '2023-09-20', 52, 'Odette', 'thin', 50, 'yes');
INSERT INTO Samples VALUES (23, 'C405', '2025-01-13', 74, 'Odette', 'clove, raisin, oak', 200, 'no');
INSERT INTO Samples VALUES (24, 'C448', '2025-03-06', 62, 'Odette', 'coconut, vanilla, oak', 200, NULL);
INSERT INTO Samples VALUES (25, 'C441', '2024-06-26', 54, 'marcus', 'thin', 200, 'Yes');
INSERT INTO Samples VALUES (26, 'C446', '2024-08-02', 87, 'Marcus', 'rubber, banana', 50, 'no');
INSERT INTO Samples VALUES (27, 'C444', '2023-04-07', 69, 'marcus', 'rubber, banana', 100, 'Yes');
INSERT INTO Samples VALUES (28, 'C451', '2023-11-16', 92, 'Delphine', 'banana, vanilla', 200, NULL);
INSERT INTO Samples VALUES (29, 'C416', '2023-09-10', 95, 'Delphine', 'clove, raisin, oak', 50, NULL);
INSERT INTO Samples VALUES (30, 'C449', '2025-02-23', NULL, 'Marcus', NULL, 100, 'no');
INSERT INTO Samples VALUES (31, 'C441', '2025-02-01', 67, 'Delphine', 'molasses, smoke', 100, 'no');
INSERT INTO Samples VALUES (32, 'C426', '2024-08-22', 53, 'Odette', 'coconut, vanilla, oak', 50, 'no');
INSERT INTO Samples VALUES (33, 'C443', '2025-03-07', 68, 'Odette', 'thin', 100, 'no');
INSERT INTO Samples VALUES (34, 'C423', '2024-12-21', 82, 'Delphine', 'molasses, smoke', 200, 'no');
INSERT INTO Samples VALUES (35, 'C418', '2024-01-04', 62, 'Odette', 'rubber, banana', 100, 'Yes');
INSERT INTO Samples VALUES (36, 'C431', '2024-05-30', 80, 'Marcus', 'clove, raisin, oak', 200, 'Yes');
INSERT INTO Samples VALUES (37, 'C451', '2025-03-28', NULL, 'Marcus', 'thin', 100, 'Yes');
INSERT INTO Samples VALUES (38, 'C450', '2024-05-14', NULL, 'marcus', 'clove, raisin, oak', 100, 'no');
INSERT INTO Samples VALUES (39, 'C406', '2023-01-30', 61, 'Delphine', 'raisin, toffee', 100, 'no');
INSERT INTO Samples VALUES (40, 'C404', '2024-04-19', 55, 'marcus', 'coconut, vanilla, oak', 50, 'yes');
INSERT INTO Samples VALUES (41, 'C411', '2024-04-04', 66, 'marcus', 'thin', 100, 'no');
INSERT INTO Samples VALUES (42, 'C405', '2024-11-01', 78, 'Delphine', 'clove, raisin, oak', 100, 'yes');
INSERT INTO Samples VALUES (43, 'C418', '2024-02-27', 61, 'Marcus', 'thin', 50, 'yes');
INSERT INTO Samples VALUES (44, 'C443', '2024-02-15', 61, 'marcus', 'raisin, toffee', 100, NULL);
INSERT INTO Samples VALUES (45, 'C432', '2024-03-24', 74, 'Marcus', 'molasses, smoke', 200, 'yes');
INSERT INTO Samples VALUES (46, 'C424', '2024-04-10', 77, 'Delphine', 'banana, vanilla', 100, 'yes');
INSERT INTO Samples VALUES (47, 'C422', '2025-01-05', 71, 'Delphine', NULL, 100, 'no');
INSERT INTO Samples VALUES (48, 'C409', '2025-02-22', 89, 'Marcus', 'raisin, toffee', 50, 'no');
INSERT INTO Samples VALUES (49, 'C421', '2024-11-16', NULL, 'Delphine', 'banana, vanilla', 100, 'no');
INSERT INTO Samples VALUES (50, 'C422', '2025-02-23', NULL, 'Marcus', NULL, 200, 'yes');
INSERT INTO Samples VALUES (51, 'C446', '2024-05-26', 92, 'Delphine', 'molasses, smoke', 100, 'no');
INSERT INTO Samples VALUES (52, 'C408', '2025-03-04', 89, 'Marcus', 'raisin, toffee', 50, 'no');
INSERT INTO Samples VALUES (53, 'C452', '2023-08-02', 82, 'Odette', 'clove, raisin, oak', 200, 'yes');
INSERT INTO Samples VALUES (54, 'C431', '2023-06-08', 92, 'marcus', 'clove, raisin, oak', 200, 'yes');
INSERT INTO Samples VALUES (55, 'C433', '2023-11-12', NULL, 'marcus', 'raisin, toffee', 100, 'no');
INSERT INTO Samples VALUES (56, 'C439', '2023-02-22', 96, 'marcus', 'molasses, smoke', 100, 'no');
INSERT INTO Samples VALUES (57, 'C442', '2023-04-07', 60, 'Odette', 'molasses, smoke', 100, 'yes');
INSERT INTO Samples VALUES (58, 'C440', '2024-07-13', 78, 'Marcus', 'molasses, smoke', 100, 'Yes');
INSERT INTO Samples VALUES (59, 'C405', '2024-07-01', NULL, 'marcus', 'molasses, smoke', 100, 'Yes');
INSERT INTO Samples VALUES (60, 'C435', '2025-04-06', 92, 'Delphine', 'clove, raisin, oak', 100, 'no');
INSERT INTO Samples VALUES (61, 'C413', '2025-03-20', NULL, 'Delphine', 'rubber, banana', 100, 'Yes');
INSERT INTO Samples VALUES (62, 'C415', '2024-04-13', 71, 'Delphine', 'clove, raisin, oak', 50, 'no');
INSERT INTO Samples VALUES (63, 'C417', '2024-10-14', 83, 'Marcus', 'rubber, banana', 100, 'no');
INSERT INTO Samples VALUES (64, 'C439', '2024-12-19', 77, 'Delphine', 'raisin, toffee', 50, 'no');
INSERT INTO Samples VALUES (65, 'C421', '2024-01-12', 93, 'Delphine', 'raisin, toffee', 50, NULL);
INSERT INTO Samples VALUES (66, 'C428', '2023-07-03', 95, 'Odette', 'clove, raisin, oak', 200, 'no');
INSERT INTO Samples VALUES (67, 'C411', '2024-11-16', 71, 'Odette', 'raisin, toffee', 100, 'yes');
INSERT INTO Samples VALUES (68, 'C418', '2023-07-16', 66, 'Marcus', NULL, 100, 'yes');
INSERT INTO Samples VALUES (69, 'C438', '2024-09-18', 78, 'Delphine', 'coconut, vanilla, oak', 100, 'yes');
INSERT INTO Samples VALUES (70, 'C403', '2024-03-24', NULL, 'Delphine', 'banana, vanilla', 50, 'no');
INSERT INTO Samples VALUES (71, 'C432', '2024-09-01', 75, 'Marcus', 'coconut, vanilla, oak', 50, 'Yes');
INSERT INTO Samples VALUES (72, 'C427', '2024-05-15', 57, 'Marcus', 'molasses, smoke', 100, 'no');
INSERT INTO Samples VALUES (73, 'C436', '2023-08-06', 63, 'Marcus', 'rubber, banana', 50, 'yes');
INSERT INTO Samples VALUES (74, 'C430', '2023-11-05', 80, 'marcus', 'molasses, smoke', 100, 'no');
INSERT INTO Samples VALUES (75, 'C422', '2024-05-24', 87, 'Delphine', 'thin', 50, 'yes');
