CREATE TABLE Dog (
  DogID INTEGER PRIMARY KEY,
  Name TEXT,
  Breed TEXT,
  Sex TEXT,
  BirthYear INTEGER,
  Weight_kg REAL,
  Owner TEXT,
  Vet TEXT,
  Complaint TEXT,
  Insured TEXT,
  VaccinatedOn TEXT
);
INSERT INTO Dog VALUES (1, 'Bella', 'labrador', 'm', 2020, 25.1, 'Visser', 'Dierenkliniek Noord', 'hip dysplasia', 'Yes', '2025-02-20');
INSERT INTO Dog VALUES (2, 'Rex', 'German Shepherd', 'm', 2019, NULL, 'de Boer', '', 'Arthritis', 'Yes', '2024-05-12');
INSERT INTO Dog VALUES (3, 'Otto', 'Labrador', 'F', 2016, 34.4, 'de Boer', 'Dierenkliniek Noord', 'Arthritis', 'no', '2025-02-20');
INSERT INTO Dog VALUES (4, 'Moss', 'Border Collie', 'm', 2014, 21.9, 'Smit', 'Kliniek De Poot', 'cruciate ligament', 'no', NULL);
INSERT INTO Dog VALUES (5, 'Tilly', 'Border Collie', 'F', 2019, 19.7, 'Bos', '', 'Arthritis', 'no', NULL);
INSERT INTO Dog VALUES (6, 'Bruno', 'Golden Retriever', 'm', 2023, 24.9, 'Bakker', 'Dierenkliniek Noord', 'spinal (IVDD)', 'no', '2024-11-03');
INSERT INTO Dog VALUES (7, 'Luna', 'Border Collie', 'F', 2014, 25.6, 'de Boer', 'Kliniek De Poot', 'spinal (IVDD)', 'yes', '2024-11-03');
INSERT INTO Dog VALUES (8, 'Frieda', 'Border Collie', 'M', 2015, 34.5, 'Bakker', 'Dierenkliniek Noord', 'cruciate ligament', 'Yes', '2024-05-12');
INSERT INTO Dog VALUES (9, 'Kaiser', 'German Shepherd', 'm', 2022, 40.3, 'Jansen', 'Dierenkliniek Noord', 'Arthritis', 'yes', '2025-04-14');
INSERT INTO Dog VALUES (10, 'Poppy', 'Labrador', 'M', 2023, 31.0, 'Bakker', 'Kliniek De Poot', 'spinal (IVDD)', 'no', '2024-05-12');
INSERT INTO Dog VALUES (11, 'Jasper', 'labrador', 'F', 2016, 19.7, 'de Boer', 'Dr. Hoekstra', 'hip dysplasia', 'Yes', '2024-11-03');
INSERT INTO Dog VALUES (12, 'Nala', 'Border Collie', 'm', 2016, 31.0, 'Bakker', 'Dr. Hoekstra', 'overweight', 'Yes', NULL);
INSERT INTO Dog VALUES (13, 'Max', 'Boxer', 'F', 2021, 21.0, 'de Vries', 'Dierenkliniek Noord', 'Arthritis', 'Yes', '2024-11-03');
INSERT INTO Dog VALUES (14, 'Ziggy', 'Border Collie', 'F', 2017, 36.9, 'Bos', '', 'overweight', 'no', '2025-02-20');
INSERT INTO Dog VALUES (15, 'Hettie', 'Border Collie', 'M', 2018, 39.0, 'Mulder', 'Kliniek De Poot', 'spinal (IVDD)', 'no', '2024-11-03');
INSERT INTO Dog VALUES (16, 'Fergus', 'labrador', 'm', 2019, 30.2, 'de Boer', 'Dr. Hoekstra', 'arthritis', 'no', '2025-04-14');
INSERT INTO Dog VALUES (17, 'Pixie', 'labrador', 'M', 2015, 37.1, 'Visser', 'Kliniek De Poot', 'Arthritis', 'Yes', NULL);
INSERT INTO Dog VALUES (18, 'Monty', 'labrador', 'F', 2014, 33.7, 'de Boer', 'Dr. Hoekstra', 'arthritis', 'no', '2024-05-12');
CREATE TABLE Swim (
  SwimID INTEGER PRIMARY KEY,
  SwimDate TEXT,
  DogID INTEGER REFERENCES Dog(DogID),
  Therapist TEXT,
  Mins INTEGER,
  WaterTemp_C REAL,
  Price_eur REAL,
  PaidOn TEXT,
  LifeJacket TEXT,
  Exercises TEXT,
  LamenessBefore INTEGER,
  LamenessAfter INTEGER
);
INSERT INTO Swim VALUES (1, '2025-01-11', 1, 'joost', 40, 28.5, 32.5, '2025-02-01', 'N', 'free swim, fetch', 2, 1);
INSERT INTO Swim VALUES (2, '2025-01-16', 12, 'joost', 20, 30.5, 38.0, '2025-02-06', 'N', 'stretching, treadmill', 2, 2);
INSERT INTO Swim VALUES (3, '2025-01-17', 12, 'Ilse', 10, 29.5, 38.0, '2025-01-17', 'N', 'free swim, fetch', 2, 3);
INSERT INTO Swim VALUES (4, '2025-01-17', 14, 'Marit', 10, 29.5, 38.0, '2025-01-31', 'Y', 'stretching, treadmill', 1, 5);
INSERT INTO Swim VALUES (5, '2025-01-18', 9, 'Ilse', 30, 29.0, 45.0, '2025-02-08', 'Y', 'stretching, treadmill', 5, 4);
INSERT INTO Swim VALUES (6, '2025-01-19', 15, 'Ilse', 30, 28.0, 32.5, '2025-01-19', 'Y', 'fetch', 4, 2);
INSERT INTO Swim VALUES (7, '2025-01-21', 5, 'Ilse', 30, 28.5, 38.0, '2025-01-21', 'Y', 'stretching, treadmill', 2, 2);
INSERT INTO Swim VALUES (8, '2025-01-23', 7, 'Joost', 30, 30.5, 38.0, NULL, 'Y', 'balance board, stretching', 3, 3);
INSERT INTO Swim VALUES (9, '2025-01-23', 14, 'joost', 30, 29.0, 52.0, '2025-02-13', 'Y', 'free swim, fetch', 3, 3);
INSERT INTO Swim VALUES (10, '2025-01-24', 8, 'Joost', 30, 30.0, 45.0, '2025-01-24', 'Y', 'treadmill', NULL, 3);
INSERT INTO Swim VALUES (11, '2025-01-24', 9, 'Ilse', 30, 30.5, 45.0, NULL, 'Y', 'balance board, stretching', 2, 4);
INSERT INTO Swim VALUES (12, '2025-01-24', 14, 'Joost', 20, 29.5, 38.0, '2025-01-24', 'N', 'free swim', 3, 4);
INSERT INTO Swim VALUES (13, '2025-01-25', 12, 'Ilse', 40, 29.0, 38.0, '2025-01-25', 'N', 'treadmill, balance board', 3, 2);
INSERT INTO Swim VALUES (14, '2025-02-02', 15, 'Ilse', 25, 30.0, 38.0, '2025-02-16', 'N', 'treadmill, balance board', 5, 5);
INSERT INTO Swim VALUES (15, '2025-02-04', 9, 'Ilse', 30, 29.5, 45.0, '2025-02-25', 'Y', 'treadmill', 1, 1);
INSERT INTO Swim VALUES (16, '2025-02-04', 13, 'Ilse', 10, 29.0, 52.0, '2025-02-09', 'Y', 'free swim, fetch', 2, 1);
INSERT INTO Swim VALUES (17, '2025-02-07', 8, 'joost', 25, 28.0, 52.0, '2025-02-07', 'N', 'treadmill, balance board', 2, 3);
INSERT INTO Swim VALUES (18, '2025-02-07', 13, 'Marit', 40, 29.5, 38.0, '2025-02-12', 'Y', 'fetch', 5, 2);
INSERT INTO Swim VALUES (19, '2025-02-15', 10, 'Ilse', 15, 30.5, 38.0, '2025-02-15', 'Y', 'fetch', NULL, 1);
INSERT INTO Swim VALUES (20, '2025-02-15', 12, 'joost', 15, 29.0, 38.0, NULL, 'Y', 'fetch', 5, 1);
INSERT INTO Swim VALUES (21, '2025-02-18', 9, 'Ilse', 20, 29.5, 32.5, '2025-03-11', 'Y', 'fetch', NULL, 5);
INSERT INTO Swim VALUES (22, '2025-02-18', 16, 'joost', 40, 28.0, 38.0, NULL, 'Y', 'free swim, fetch', 2, 5);
INSERT INTO Swim VALUES (23, '2025-02-21', 13, 'Marit', 30, 28.5, 38.0, '2025-02-21', 'N', 'balance board, stretching', 2, 4);
INSERT INTO Swim VALUES (24, '2025-02-22', 4, 'Joost', 30, 28.0, 38.0, NULL, 'N', 'treadmill', NULL, 4);
INSERT INTO Swim VALUES (25, '2025-02-22', 14, 'Ilse', 25, 30.0, 45.0, '2025-02-27', 'N', 'fetch', 3, 4);
INSERT INTO Swim VALUES (26, '2025-03-04', 8, 'joost', 10, 28.0, 38.0, '2025-03-18', 'N', 'fetch', NULL, 2);
INSERT INTO Swim VALUES (27, '2025-03-05', 6, 'Ilse', 20, 29.5, 38.0, '2025-03-19', 'N', 'fetch', 2, 3);
INSERT INTO Swim VALUES (28, '2025-03-07', 3, 'Ilse', 30, 28.0, 32.5, '2025-03-21', 'N', 'free swim', NULL, 2);
INSERT INTO Swim VALUES (29, '2025-03-14', 8, 'Ilse', 40, 30.0, 45.0, NULL, 'Y', 'fetch', 2, 4);
INSERT INTO Swim VALUES (30, '2025-03-14', 12, 'Ilse', 20, 30.0, 45.0, '2025-03-14', 'Y', 'free swim, fetch', 2, 4);
INSERT INTO Swim VALUES (31, '2025-03-19', 15, 'Ilse', 30, 28.5, 45.0, NULL, 'N', 'treadmill', 5, 5);
INSERT INTO Swim VALUES (32, '2025-03-21', 6, 'Ilse', 10, 30.5, 38.0, '2025-03-21', 'N', 'free swim, fetch', 5, 3);
INSERT INTO Swim VALUES (33, '2025-03-25', 3, 'Joost', 30, 28.0, 32.5, '2025-04-08', 'N', 'treadmill, balance board', 5, 5);
INSERT INTO Swim VALUES (34, '2025-03-27', 6, 'joost', 30, 28.0, 32.5, NULL, 'Y', 'fetch', 2, 4);
INSERT INTO Swim VALUES (35, '2025-03-31', 7, 'Joost', 10, 28.5, 45.0, '2025-03-31', 'Y', 'free swim, fetch', 2, 3);
INSERT INTO Swim VALUES (36, '2025-04-02', 11, 'Marit', 40, 30.5, 38.0, NULL, 'N', 'free swim', 2, 2);
INSERT INTO Swim VALUES (37, '2025-04-07', 9, 'joost', 25, 29.0, 32.5, '2025-04-07', 'Y', 'fetch', 3, 2);
INSERT INTO Swim VALUES (38, '2025-04-10', 2, 'Ilse', 20, 30.5, 32.5, '2025-04-10', 'Y', 'stretching, treadmill', NULL, 5);
INSERT INTO Swim VALUES (39, '2025-04-15', 7, 'Joost', 30, 30.0, 38.0, '2025-04-20', 'N', 'stretching, treadmill', 5, 2);
INSERT INTO Swim VALUES (40, '2025-04-24', 11, 'Joost', 15, 30.5, 45.0, NULL, 'Y', 'treadmill, balance board', 3, 4);
INSERT INTO Swim VALUES (41, '2025-04-29', 12, 'Ilse', 20, 29.5, 45.0, '2025-05-13', 'Y', 'free swim, fetch', NULL, 3);
INSERT INTO Swim VALUES (42, '2025-04-29', 13, 'Marit', 15, 30.0, 52.0, '2025-05-13', 'Y', 'treadmill, balance board', 2, 3);
INSERT INTO Swim VALUES (43, '2025-05-05', 8, 'Ilse', 10, 30.5, 52.0, '2025-05-05', 'N', 'balance board, stretching', 3, 1);
INSERT INTO Swim VALUES (44, '2025-05-09', 5, 'Marit', 25, 30.0, 32.5, '2025-05-09', 'Y', 'treadmill', NULL, 3);
INSERT INTO Swim VALUES (45, '2025-05-12', 1, 'joost', 30, 29.5, 52.0, '2025-05-26', 'Y', 'stretching, treadmill', 2, 1);
INSERT INTO Swim VALUES (46, '2025-05-14', 13, 'Ilse', 20, 28.0, 52.0, '2025-05-28', 'N', 'free swim', 4, 4);
INSERT INTO Swim VALUES (47, '2025-05-15', 9, 'Joost', 25, 29.5, 45.0, '2025-05-15', 'Y', 'treadmill, balance board', 5, 4);
INSERT INTO Swim VALUES (48, '2025-05-16', 10, 'Ilse', 30, 30.5, 45.0, NULL, 'Y', 'stretching, treadmill', 2, 2);
INSERT INTO Swim VALUES (49, '2025-05-16', 14, 'Ilse', 25, 30.5, 45.0, '2025-06-06', 'Y', 'stretching, treadmill', 2, 4);
INSERT INTO Swim VALUES (50, '2025-05-19', 10, 'Ilse', 30, 29.5, 38.0, NULL, 'N', 'treadmill, balance board', NULL, 3);
INSERT INTO Swim VALUES (51, '2025-05-20', 10, 'Ilse', 25, 30.0, 38.0, '2025-06-03', 'Y', 'free swim, fetch', 5, 2);
INSERT INTO Swim VALUES (52, '2025-05-21', 14, 'Marit', 40, 28.5, 38.0, '2025-05-21', 'N', 'free swim', 5, 5);
INSERT INTO Swim VALUES (53, '2025-05-25', 10, 'Ilse', 25, 30.5, 32.5, '2025-06-15', 'Y', 'treadmill', 5, 4);
INSERT INTO Swim VALUES (54, '2025-05-31', 11, 'Ilse', 20, 28.5, 52.0, '2025-05-31', 'Y', 'free swim, fetch', 2, 2);
INSERT INTO Swim VALUES (55, '2025-06-02', 2, 'Marit', 30, 28.5, 32.5, NULL, 'N', 'free swim', NULL, 3);
INSERT INTO Swim VALUES (56, '2025-06-05', 6, 'Marit', 40, 29.0, 52.0, '2025-06-10', 'Y', 'stretching, treadmill', NULL, 2);
INSERT INTO Swim VALUES (57, '2025-06-11', 13, 'Ilse', 40, 28.5, 38.0, '2025-07-02', 'Y', 'free swim', 2, 3);
INSERT INTO Swim VALUES (58, '2025-06-14', 10, 'Joost', 40, 29.0, 32.5, NULL, 'Y', 'fetch', 3, 5);
INSERT INTO Swim VALUES (59, '2025-06-18', 4, 'Marit', 30, 29.0, 38.0, '2025-06-18', 'Y', 'treadmill, balance board', 2, 4);
INSERT INTO Swim VALUES (60, '2025-07-01', 4, 'joost', 20, 30.0, 45.0, '2025-07-15', 'N', 'treadmill, balance board', 2, 4);
INSERT INTO Swim VALUES (61, '2025-07-01', 9, 'Ilse', 40, 30.5, 32.5, '2025-07-01', 'N', 'balance board, stretching', 3, 4);
INSERT INTO Swim VALUES (62, '2025-07-04', 11, 'Marit', 30, 28.0, 38.0, '2025-07-18', 'Y', 'treadmill', 2, 3);
INSERT INTO Swim VALUES (63, '2025-07-09', 16, 'Marit', 25, 29.5, 52.0, '2025-07-23', 'Y', 'free swim', 3, 3);
INSERT INTO Swim VALUES (64, '2025-07-10', 12, 'joost', 10, 29.0, 38.0, NULL, 'N', 'treadmill, balance board', NULL, 5);
INSERT INTO Swim VALUES (65, '2025-07-13', 4, 'joost', 20, 29.5, 45.0, NULL, 'Y', 'treadmill', 2, 2);
INSERT INTO Swim VALUES (66, '2025-07-15', 6, 'Ilse', 20, 28.5, 38.0, '2025-07-15', 'N', 'balance board, stretching', 1, 2);
INSERT INTO Swim VALUES (67, '2025-07-17', 14, 'Ilse', 15, 30.5, 32.5, '2025-07-17', 'Y', 'stretching, treadmill', 2, 2);
INSERT INTO Swim VALUES (68, '2025-07-18', 3, 'Ilse', 30, 28.0, 52.0, '2025-07-18', 'N', 'free swim, fetch', 4, 4);
INSERT INTO Swim VALUES (69, '2025-07-23', 14, 'joost', 10, 30.0, 45.0, '2025-08-13', 'Y', 'free swim, fetch', 5, 4);
INSERT INTO Swim VALUES (70, '2025-07-25', 4, 'Ilse', 30, 30.0, 32.5, '2025-07-25', 'Y', 'treadmill, balance board', 3, 2);
INSERT INTO Swim VALUES (71, '2025-07-26', 4, 'joost', 15, 29.0, 38.0, NULL, 'Y', 'treadmill, balance board', 2, 1);
INSERT INTO Swim VALUES (72, '2025-07-28', 3, 'Ilse', 15, 28.0, 32.5, '2025-08-18', 'Y', 'free swim', NULL, 3);
INSERT INTO Swim VALUES (73, '2025-08-02', 16, 'Marit', 15, 28.5, 52.0, '2025-08-23', 'Y', 'balance board, stretching', 3, 1);
INSERT INTO Swim VALUES (74, '2025-08-04', 11, 'joost', 25, 29.0, 45.0, '2025-08-04', 'N', 'treadmill, balance board', 5, 2);
INSERT INTO Swim VALUES (75, '2025-08-12', 8, 'Marit', 10, 30.0, 52.0, '2025-08-17', 'N', 'balance board, stretching', 3, 1);
INSERT INTO Swim VALUES (76, '2025-08-13', 4, 'joost', 10, 30.5, 38.0, '2025-09-03', 'Y', 'fetch', 2, 4);
INSERT INTO Swim VALUES (77, '2025-08-16', 8, 'Ilse', 10, 29.5, 52.0, '2025-08-30', 'Y', 'free swim', NULL, 2);
INSERT INTO Swim VALUES (78, '2025-08-19', 5, 'Ilse', 10, 30.0, 45.0, '2025-08-19', 'Y', 'balance board, stretching', 3, 1);
INSERT INTO Swim VALUES (79, '2025-08-23', 4, 'Ilse', 15, 29.5, 45.0, '2025-09-06', 'Y', 'free swim', 2, 4);
INSERT INTO Swim VALUES (80, '2025-08-24', 1, 'Ilse', 30, 28.5, 38.0, '2025-08-29', 'Y', 'fetch', 5, 4);
