CREATE TABLE Staff (
  StaffId INTEGER PRIMARY KEY,
  FullName TEXT NOT NULL,
  Role TEXT,
  HiredOn TEXT,
  DrivesHearse TEXT
);
INSERT INTO Staff VALUES (1, 'Margaret Ellis', 'director', '2003-04-01', 'Y');
INSERT INTO Staff VALUES (2, 'Thomas Greave', 'director', '2011-09-15', 'Y');
INSERT INTO Staff VALUES (3, 'Aisha Rahman', 'director', '2019-02-01', 'N');
INSERT INTO Staff VALUES (4, 'Colin Webb', 'embalmer', '2008-06-20', 'N');
INSERT INTO Staff VALUES (5, 'Joyce Tan', 'office', '2015-01-12', 'N');
INSERT INTO Staff VALUES (6, 'Derek Moss', 'driver', '2017-05-02', 'Y');
INSERT INTO Staff VALUES (7, 'Liam Doyle', 'bearer', '2022-10-10', 'Y');
INSERT INTO Staff VALUES (8, 'Peter Nowak', 'bearer', '2021-03-08', 'N');
INSERT INTO Staff VALUES (9, 'Ruby Shaw', 'director', '2024-11-04', 'Y');
INSERT INTO Staff VALUES (10, 'Samuel Hart', 'bearer', '2016-07-19', 'N');
INSERT INTO Staff VALUES (11, 'Ivy Cole', 'office', '2023-08-28', 'N');
INSERT INTO Staff VALUES (12, 'Frank Ogden', 'driver', '1999-11-30', 'Y');
INSERT INTO Staff VALUES (13, 'Dora Pike', 'florist', '2018-04-16', 'N');
INSERT INTO Staff VALUES (14, 'Hugh Barlow', 'embalmer', '2020-01-06', 'N');
INSERT INTO Staff VALUES (15, 'Nell Frost', 'bearer', '2024-02-12', 'Y');
CREATE TABLE Funeral (
  FuneralId INTEGER PRIMARY KEY,
  Deceased TEXT NOT NULL,
  BornOn TEXT,
  DiedOn TEXT,
  ServiceAt TEXT,
  Kind TEXT,
  Place TEXT,
  Coffin TEXT,
  DirectorId INTEGER REFERENCES Staff(StaffId),
  Mourners INTEGER,
  TotalEur REAL,
  DepositEur REAL,
  SettledOn TEXT,
  Religious TEXT
);
INSERT INTO Funeral VALUES (301, 'Joan Pembroke', '1940-09-26', '2024-01-08', '2024-01-26 13:00', 'cremation', 'Moorside Crematorium', 'Pine', 2, 43, 2651.58, 1000, '2024-03-01', 'N');
INSERT INTO Funeral VALUES (302, 'Reginald Sykes', '1945-01-08', '2024-01-14', '2024-01-26 09:30', 'burial', 'Rowan Road Cemetery', 'Mahogany Veneer', 1, 135, 4294.4, 800, '2024-03-27', 'N');
INSERT INTO Funeral VALUES (303, 'Kenneth Booth', '1938-12-10', '2024-01-19', '2024-02-10 09:30', 'cremation', 'Park Wood Crematorium', 'Mahogany Veneer', 2, 162, 2297.4, 0, '2024-02-19', 'Y');
INSERT INTO Funeral VALUES (304, 'Olive Ainsworth', '1932-09-01', '2024-01-21', '2024-02-02 10:30', 'green burial', 'Bluebell Wood', 'Willow', 1, 20, 3658.26, 500, NULL, 'N');
INSERT INTO Funeral VALUES (305, 'Pauline Bailey', '1972-06-11', '2024-02-01', '2024-02-20 15:45', 'cremation', 'Park Wood Crematorium', 'Pine', 2, 155, 2474.39, 800, NULL, 'N');
INSERT INTO Funeral VALUES (306, 'Hilda Pembroke', '1979-03-02', '2024-02-06', '2024-02-23 10:30', 'cremation', 'Park Wood Crematorium', 'Pine', 1, 16, 3128.48, 1000, '2024-04-25', 'Y');
INSERT INTO Funeral VALUES (307, 'Gladys Pembroke', '1975-10-07', '2024-02-09', '2024-02-26 09:30', 'cremation', 'Moorside Crematorium', 'Mahogany Veneer', 2, 24, 2637.1, 0, '2024-04-17', 'N');
INSERT INTO Funeral VALUES (308, 'Vera Sykes', '1928-12-31', '2024-02-10', '2024-02-26 15:45', 'cremation', 'Park Wood Crematorium', 'Mahogany Veneer', 2, 25, 3282.12, 800, '2024-03-12', 'N');
INSERT INTO Funeral VALUES (309, 'Doris Fielding', '1938-06-17', '2024-02-13', '2024-02-22 13:00', 'cremation', 'Moorside Crematorium', 'Cardboard', 2, 8, 3331.89, 1000, '2024-03-14', 'Y');
INSERT INTO Funeral VALUES (310, 'Clifford Marsden', '1947-12-08', '2024-02-20', '2024-02-28 11:15', 'burial', 'Eastgate Cemetery', 'Oak Panel', 3, 96, 4287.44, 500, '2024-05-05', 'Y');
INSERT INTO Funeral VALUES (311, 'Albert Fielding', '1958-08-17', '2024-03-01', '2024-03-20 10:30', 'green burial', 'Bluebell Wood', 'Willow', 3, 166, 3478.74, 800, '2024-05-28', 'Y');
INSERT INTO Funeral VALUES (312, 'Cyril Holt', '1948-05-30', '2024-03-03', '2024-03-11 14:30', 'cremation', 'Park Wood Crematorium', 'Pine', 2, 14, 2741.56, 500, '2024-04-26', 'Y');
INSERT INTO Funeral VALUES (313, 'Norman Bailey', '1943-08-23', '2024-03-12', '2024-03-20 13:00', 'cremation', 'Moorside Crematorium', 'Pine', 3, 182, 3625.6, 500, '2024-04-05', 'Y');
INSERT INTO Funeral VALUES (314, 'Maurice Pembroke', '1926-12-29', '2024-03-16', '2024-03-23 09:30', 'cremation', 'Park Wood Crematorium', 'Cardboard', 2, 118, 2320.07, 500, NULL, 'N');
INSERT INTO Funeral VALUES (315, 'Ronald Naylor', '1944-10-19', '2024-03-21', '2024-04-04 11:15', 'cremation', 'Moorside Crematorium', 'Mahogany Veneer', 2, 53, 2825.1, 0, '2024-04-28', 'Y');
INSERT INTO Funeral VALUES (316, 'Rita Ainsworth', '1938-02-11', '2024-03-31', '2024-04-05 09:30', 'cremation', 'Park Wood Crematorium', 'Cardboard', 2, 171, 2895.78, 500, NULL, 'Y');
INSERT INTO Funeral VALUES (317, 'Irene Hargreaves', '1939-05-06', '2024-04-20', '2024-05-04 10:30', 'green burial', 'Bluebell Wood', 'Willow', 2, 56, 4287.1, 0, '2024-07-12', 'N');
INSERT INTO Funeral VALUES (318, 'Brenda Bailey', '1939-08-20', '2024-05-10', '2024-05-29 14:30', 'cremation', 'Park Wood Crematorium', 'Cardboard', 1, 63, 2306.0, 1000, NULL, 'Y');
INSERT INTO Funeral VALUES (319, 'Arthur Sutcliffe', '1945-12-08', '2024-05-13', '2024-05-27 11:15', 'green burial', 'Bluebell Wood', 'Cardboard', 1, 92, 3528.52, 800, '2024-07-31', 'Y');
INSERT INTO Funeral VALUES (320, 'Edith Sutcliffe', '1986-06-08', '2024-05-21', '2024-05-27 11:15', 'cremation', 'Moorside Crematorium', 'Cardboard', 2, 40, 2332.6, 1000, '2024-07-25', 'N');
INSERT INTO Funeral VALUES (321, 'Sheila Hargreaves', '1946-07-22', '2024-05-21', '2024-05-30 15:45', 'cremation', 'Moorside Crematorium', 'Mahogany Veneer', 2, 21, 2186.93, 1000, '2024-07-02', 'Y');
INSERT INTO Funeral VALUES (322, 'Winifred Booth', '1932-02-09', '2024-05-27', '2024-06-13 09:30', 'cremation', 'Park Wood Crematorium', 'Mahogany Veneer', 3, 87, 3196.28, 0, '2024-07-08', 'N');
INSERT INTO Funeral VALUES (323, 'Stanley Haigh', '1980-02-28', '2024-06-06', '2024-06-11 14:30', 'cremation', 'Moorside Crematorium', 'Pine', 2, 54, 2844.12, 800, '2024-07-06', 'Y');
INSERT INTO Funeral VALUES (324, 'Betty Dyson', '1938-01-07', '2024-06-10', '2024-06-26 09:30', 'cremation', 'Park Wood Crematorium', 'Cardboard', 1, 158, 2635.85, 0, NULL, 'N');
INSERT INTO Funeral VALUES (325, 'Muriel Ramsden', '1946-01-26', '2024-06-14', '2024-06-26 15:45', 'cremation', 'Park Wood Crematorium', 'Pine', 2, 176, 2107.31, 1000, '2024-08-09', 'Y');
INSERT INTO Funeral VALUES (326, 'Gerald Booth', '1979-02-26', '2024-06-15', '2024-07-04 13:00', 'burial', 'Rowan Road Cemetery', 'Oak Panel', 2, 176, 3723.27, 0, '2024-09-12', 'Y');
INSERT INTO Funeral VALUES (327, 'Ivy Pembroke', '1937-06-04', '2024-06-24', '2024-07-06 13:00', 'burial', 'Rowan Road Cemetery', 'Oak Panel', 1, 19, 3584.53, 800, '2024-09-03', 'N');
INSERT INTO Funeral VALUES (328, 'Raymond Booth', '1934-11-11', '2024-07-03', '2024-07-26 10:30', 'burial', 'St Mary''s Churchyard', 'Oak Panel', 3, 100, 5285.03, 500, '2024-09-02', 'Y');
INSERT INTO Funeral VALUES (329, 'Audrey Whitaker', '1943-04-02', '2024-07-29', '2024-08-07 13:00', 'cremation', 'Moorside Crematorium', 'Pine', 2, 106, 2447.73, 500, NULL, 'N');
INSERT INTO Funeral VALUES (330, 'Walter Kershaw', '1937-01-09', '2024-08-03', '2024-08-26 10:30', 'cremation', 'Park Wood Crematorium', 'Cardboard', 2, 162, 2160.35, 500, '2024-08-30', 'Y');
INSERT INTO Funeral VALUES (331, 'Dennis Bailey', '1927-12-19', '2024-08-09', '2024-09-02 09:30', 'burial', 'Rowan Road Cemetery', 'Mahogany Veneer', 1, 60, 4135.73, 0, '2024-10-02', 'Y');
INSERT INTO Funeral VALUES (332, 'Harold Bailey', '1931-05-31', '2024-09-06', '2024-09-16 11:15', 'burial', 'Rowan Road Cemetery', 'Pine', 2, 109, 3923.6, 0, NULL, 'N');
INSERT INTO Funeral VALUES (333, 'Mabel Crowther', '1942-09-23', '2024-09-08', '2024-09-25 13:00', 'cremation', 'Park Wood Crematorium', 'Cardboard', 2, 134, 3259.55, 800, '2024-09-29', 'Y');
INSERT INTO Funeral VALUES (334, 'Leonard Naylor', '1926-01-29', '2024-11-11', '2024-11-22 10:30', 'cremation', 'Park Wood Crematorium', 'Pine', 2, 128, 3421.21, 800, '2024-12-28', 'Y');
INSERT INTO Funeral VALUES (335, 'Ernest Naylor', '1934-09-17', '2024-11-17', '2024-11-25 11:15', 'cremation', 'Park Wood Crematorium', 'Mahogany Veneer', 1, 133, 3414.02, 500, '2025-01-29', 'Y');
INSERT INTO Funeral VALUES (336, 'George Crowther', '1934-04-06', '2024-11-30', '2024-12-06 15:45', 'cremation', 'Moorside Crematorium', 'Pine', 2, 49, 2432.09, 0, NULL, 'Y');
CREATE TABLE FuneralExtra (
  ExtraId INTEGER PRIMARY KEY,
  FuneralId INTEGER NOT NULL REFERENCES Funeral(FuneralId),
  Item TEXT,
  Qty INTEGER,
  PriceEur REAL,
  CostEur REAL
);
INSERT INTO FuneralExtra VALUES (1, 303, 'webcast', 1, 54.88, 46.02);
INSERT INTO FuneralExtra VALUES (2, 303, 'limousine', 3, 217.4, 180.73);
INSERT INTO FuneralExtra VALUES (3, 304, 'horse-drawn hearse', 1, 1153.55, 594.63);
INSERT INTO FuneralExtra VALUES (4, 305, 'newspaper notice', 1, 95.97, 77.21);
INSERT INTO FuneralExtra VALUES (5, 305, 'organist', 1, 78.63, 65.39);
INSERT INTO FuneralExtra VALUES (6, 306, 'dove release', 1, 132.57, 76.34);
INSERT INTO FuneralExtra VALUES (7, 306, 'memorial cards', 1, 76.01, 50.21);
INSERT INTO FuneralExtra VALUES (8, 306, 'webcast', 1, 65.79, 45.23);
INSERT INTO FuneralExtra VALUES (9, 307, 'horse-drawn hearse', 1, 934.08, 423.55);
INSERT INTO FuneralExtra VALUES (10, 310, 'memorial cards', 1, 98.87, 75.53);
INSERT INTO FuneralExtra VALUES (11, 310, 'limousine', 3, 160.21, 101.34);
INSERT INTO FuneralExtra VALUES (12, 311, 'newspaper notice', 1, 80.08, 44.22);
INSERT INTO FuneralExtra VALUES (13, 311, 'webcast', 1, 64.4, 38.1);
INSERT INTO FuneralExtra VALUES (14, 312, 'organist', 1, 93.22, 52.68);
INSERT INTO FuneralExtra VALUES (15, 312, 'webcast', 1, 47.94, 37.7);
INSERT INTO FuneralExtra VALUES (16, 313, 'horse-drawn hearse', 1, 1012.49, 568.64);
INSERT INTO FuneralExtra VALUES (17, 313, 'limousine', 1, 172.06, 97.9);
INSERT INTO FuneralExtra VALUES (18, 314, 'organist', 1, 90.12, 50.56);
INSERT INTO FuneralExtra VALUES (19, 314, 'memorial cards', 1, 79.59, 57.26);
INSERT INTO FuneralExtra VALUES (20, 315, 'newspaper notice', 1, 134.2, 67.69);
INSERT INTO FuneralExtra VALUES (21, 315, 'organist', 1, 109.7, 55.0);
INSERT INTO FuneralExtra VALUES (22, 316, 'newspaper notice', 1, 101.65, 54.86);
INSERT INTO FuneralExtra VALUES (23, 316, 'limousine', 1, 191.48, 157.6);
INSERT INTO FuneralExtra VALUES (24, 317, 'memorial cards', 1, 47.16, 25.5);
INSERT INTO FuneralExtra VALUES (25, 317, 'horse-drawn hearse', 1, 880.15, 643.7);
INSERT INTO FuneralExtra VALUES (26, 318, 'webcast', 1, 70.81, 42.56);
INSERT INTO FuneralExtra VALUES (27, 318, 'newspaper notice', 1, 107.76, 66.33);
INSERT INTO FuneralExtra VALUES (28, 318, 'horse-drawn hearse', 1, 888.19, 695.06);
INSERT INTO FuneralExtra VALUES (29, 319, 'newspaper notice', 1, 145.49, 89.69);
INSERT INTO FuneralExtra VALUES (30, 319, 'dove release', 1, 142.18, 119.45);
INSERT INTO FuneralExtra VALUES (31, 320, 'newspaper notice', 1, 86.84, 50.34);
INSERT INTO FuneralExtra VALUES (32, 320, 'flowers', 1, 226.4, 143.61);
INSERT INTO FuneralExtra VALUES (33, 322, 'webcast', 1, 56.71, 29.31);
INSERT INTO FuneralExtra VALUES (34, 322, 'horse-drawn hearse', 1, 867.92, 485.4);
INSERT INTO FuneralExtra VALUES (35, 323, 'flowers', 1, 278.31, 220.38);
INSERT INTO FuneralExtra VALUES (36, 323, 'newspaper notice', 1, 89.1, 51.66);
INSERT INTO FuneralExtra VALUES (37, 325, 'limousine', 3, 203.89, 168.8);
INSERT INTO FuneralExtra VALUES (38, 325, 'webcast', 1, 64.78, 48.5);
INSERT INTO FuneralExtra VALUES (39, 326, 'organist', 1, 89.85, 56.45);
INSERT INTO FuneralExtra VALUES (40, 326, 'horse-drawn hearse', 1, 987.85, 795.41);
INSERT INTO FuneralExtra VALUES (41, 326, 'newspaper notice', 1, 149.26, 98.48);
INSERT INTO FuneralExtra VALUES (42, 327, 'flowers', 2, 65.77, 50.54);
INSERT INTO FuneralExtra VALUES (43, 328, 'organist', 1, 88.44, 73.24);
INSERT INTO FuneralExtra VALUES (44, 328, 'limousine', 1, 208.23, 133.63);
INSERT INTO FuneralExtra VALUES (45, 328, 'webcast', 1, 47.02, 25.94);
INSERT INTO FuneralExtra VALUES (46, 329, 'horse-drawn hearse', 1, 998.42, 615.18);
INSERT INTO FuneralExtra VALUES (47, 329, 'memorial cards', 1, 114.23, 55.46);
INSERT INTO FuneralExtra VALUES (48, 331, 'limousine', 2, 163.52, 94.11);
INSERT INTO FuneralExtra VALUES (49, 332, 'limousine', 1, 193.81, 102.89);
INSERT INTO FuneralExtra VALUES (50, 332, 'memorial cards', 1, 115.54, 60.78);
INSERT INTO FuneralExtra VALUES (51, 332, 'flowers', 1, 158.28, 72.45);
INSERT INTO FuneralExtra VALUES (52, 333, 'dove release', 1, 121.17, 93.63);
INSERT INTO FuneralExtra VALUES (53, 333, 'organist', 1, 89.73, 45.44);
INSERT INTO FuneralExtra VALUES (54, 335, 'horse-drawn hearse', 1, 1159.54, 558.93);
INSERT INTO FuneralExtra VALUES (55, 336, 'organist', 1, 82.98, 46.19);
INSERT INTO FuneralExtra VALUES (56, 336, 'newspaper notice', 1, 116.89, 79.23);
