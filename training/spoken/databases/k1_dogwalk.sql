CREATE TABLE Dogs (
  DogID INTEGER PRIMARY KEY,
  DogName TEXT,
  Breed TEXT,
  Owner TEXT,
  Street TEXT,
  BornYear INTEGER,
  Weight_kg REAL,
  Friendly TEXT,
  Neutered TEXT,
  Allergies TEXT
);
INSERT INTO Dogs VALUES (1, 'Biscuit', 'Labrador', 'Mrs Vane', 'The Mount', 2019, 29.5, 'yes', 'yes', 'chicken');
INSERT INTO Dogs VALUES (2, 'Rolo', 'cockapoo', 'Jim Sallow', 'Station Rd', 2021, 9.2, 'yes', 'no', NULL);
INSERT INTO Dogs VALUES (3, 'Duke', 'German Shepherd', 'P. Ashe', 'Mill Lane', 2017, 36.0, 'no', 'yes', NULL);
INSERT INTO Dogs VALUES (4, 'Tilly', 'Cockapoo', 'Mrs Vane', 'The Mount', 2022, 8.4, 'yes', 'no', 'chicken, grain');
INSERT INTO Dogs VALUES (5, 'Scout', 'border collie', 'Lena Marsh', 'Church St', 2020, 18.7, 'yes', 'yes', NULL);
INSERT INTO Dogs VALUES (6, 'Pickle', 'Dachshund', 'Jim Sallow', 'Station Rd', 2023, 6.1, 'no', 'no', 'dairy');
INSERT INTO Dogs VALUES (7, 'Bruno', 'labrador', 'The Okoros', 'Mill Lane', 2018, 33.4, 'yes', 'yes', NULL);
INSERT INTO Dogs VALUES (8, 'Fern', 'whippet', 'Lena Marsh', 'Church St', 2021, 12.9, 'yes', 'no', 'grain');
INSERT INTO Dogs VALUES (9, 'Monty', 'beagle', 'Cal Reid', 'Priory Close', 2016, 15.3, 'no', 'yes', NULL);
INSERT INTO Dogs VALUES (10, 'Nala', 'Staffie', 'Cal Reid', 'Priory Close', 2022, 17.0, 'no', 'no', NULL);
INSERT INTO Dogs VALUES (11, 'Ziggy', 'Whippet', 'D. Huxley', 'Station Rd', 2020, NULL, 'yes', 'no', NULL);
INSERT INTO Dogs VALUES (12, 'Hettie', 'Labrador', 'Anna Proctor', 'mill lane', 2015, 27.1, 'yes', 'yes', 'beef, dairy');
INSERT INTO Dogs VALUES (13, 'Gizmo', 'pug', 'Anna Proctor', 'Mill Lane', 2023, 8.9, 'yes', NULL, NULL);
INSERT INTO Dogs VALUES (14, 'Bear', 'Newfoundland', 'S. Tamm', 'Priory Close', 2021, 58.0, 'yes', 'yes', NULL);
CREATE TABLE Walks (
  WalkID INTEGER PRIMARY KEY,
  WalkDate DATE,
  DogID INTEGER REFERENCES Dogs(DogID),
  Walker TEXT,
  WalkType TEXT,
  Route TEXT,
  Minutes INTEGER,
  Distance_km REAL,
  Fee_gbp REAL,
  Paid TEXT,
  Weather TEXT,
  Incident TEXT
);
INSERT INTO Walks VALUES (1, '2025-02-03', 13, 'Jo', 'group', 'Common', 45, 3.7, 12, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (2, '2025-02-04', 11, 'Jo', 'group', 'river loop', 60, 4.7, 12, 'yes', 'rain', 'muddy bath after');
INSERT INTO Walks VALUES (3, '2025-02-05', 7, 'Jo', 'puppy visit', 'river loop', 30, NULL, 10, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (4, '2025-02-06', 8, 'Jo', 'solo', 'woods', 60, 3.9, 16, 'yes', 'sunny', NULL);
INSERT INTO Walks VALUES (5, '2025-02-10', 5, 'Sam', 'puppy visit', 'river loop', 30, NULL, 10, 'no', NULL, 'muddy bath after');
INSERT INTO Walks VALUES (6, '2025-02-15', 3, 'Jo', 'group', 'rec', 60, 4.7, 12, 'yes', 'sunny', NULL);
INSERT INTO Walks VALUES (7, '2025-02-17', 12, 'Petra', 'Group', 'river loop', 60, 4.7, 12, 'no', 'dry', 'limping');
INSERT INTO Walks VALUES (8, '2025-02-20', 1, 'Sam', 'Group', 'river loop', 60, 4.3, 12, 'no', 'windy, rain', NULL);
INSERT INTO Walks VALUES (9, '2025-02-22', 5, 'Sam', 'Group', 'rec', 45, 2.9, 12, 'yes', 'windy, rain', NULL);
INSERT INTO Walks VALUES (10, '2025-02-23', 2, 'Sam', 'group', 'common', 45, 3.8, 12, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (11, '2025-02-23', 3, 'Petra', 'Group', 'river loop', 60, 4.6, 12, 'yes', 'rain', NULL);
INSERT INTO Walks VALUES (12, '2025-02-25', 8, 'Sam', 'puppy visit', 'woods', 30, NULL, 10, 'yes', 'rain', NULL);
INSERT INTO Walks VALUES (13, '2025-02-26', 13, 'Petra', 'puppy visit', 'river loop', 30, NULL, 10, 'yes', NULL, NULL);
INSERT INTO Walks VALUES (14, '2025-03-04', 9, 'Sam', 'puppy visit', 'Common', 30, NULL, 10, 'yes', 'sunny', NULL);
INSERT INTO Walks VALUES (15, '2025-03-05', 2, 'Sam', 'Group', 'Common', 45, 3.4, 12, 'no', 'windy, rain', NULL);
INSERT INTO Walks VALUES (16, '2025-03-06', 11, 'Jo', 'group', 'rec', 60, 4.7, 12, 'yes', 'rain', NULL);
INSERT INTO Walks VALUES (17, '2025-03-07', 4, 'Jo', 'Group', 'rec', 90, 5.1, 16, 'yes', 'dry', 'lost lead');
INSERT INTO Walks VALUES (18, '2025-03-07', 9, 'Jo', 'group', 'rec', 60, 5.1, 12, 'no', 'dry', NULL);
INSERT INTO Walks VALUES (19, '2025-03-07', 1, 'Sam', 'solo', 'river loop', 45, 3.3, 16, 'no', 'dry', NULL);
INSERT INTO Walks VALUES (20, '2025-03-08', 8, 'Sam', 'puppy visit', 'woods', 30, NULL, 10, 'no', 'rain', NULL);
INSERT INTO Walks VALUES (21, '2025-03-09', 13, 'Sam', 'group', 'river loop', 45, 2.5, 12, 'yes', 'rain', NULL);
INSERT INTO Walks VALUES (22, '2025-03-09', 3, 'Jo', 'solo', 'river loop', 60, 3.3, 16, 'yes', 'dry', 'chased squirrel');
INSERT INTO Walks VALUES (23, '2025-03-10', 1, 'Sam', 'Group', 'Common', 90, 5.4, 16, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (24, '2025-03-11', 12, 'Jo', 'group', 'rec', 60, 4.9, 12, 'yes', 'windy, rain', 'off food');
INSERT INTO Walks VALUES (25, '2025-03-11', 2, 'Jo', 'group', 'river loop', 45, 2.4, 12, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (26, '2025-03-13', 12, 'Jo', 'solo', 'common', 45, 3.9, 16, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (27, '2025-03-13', 9, 'Jo', 'puppy visit', 'river loop', 30, NULL, 10, 'yes', 'rain', 'rolled in fox');
INSERT INTO Walks VALUES (28, '2025-03-14', 2, 'Sam', 'solo', 'river loop', 60, 4.3, 16, 'yes', NULL, NULL);
INSERT INTO Walks VALUES (29, '2025-03-15', 3, 'Jo', 'solo', 'river loop', 60, 5.0, 16, 'yes', 'dry', 'off food');
INSERT INTO Walks VALUES (30, '2025-03-16', 4, 'Sam', 'Group', 'woods', 45, 3.2, 12, 'no', 'windy, rain', NULL);
INSERT INTO Walks VALUES (31, '2025-03-18', 8, 'Sam', 'group', 'woods', 60, 5.2, 12, 'no', NULL, NULL);
INSERT INTO Walks VALUES (32, '2025-03-19', 6, 'Petra', 'Group', 'river loop', 45, 3.0, 12, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (33, '2025-03-20', 7, 'Sam', 'puppy visit', 'Common', 30, NULL, 10, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (34, '2025-03-21', 1, 'Petra', 'solo', 'river loop', 60, 4.6, 16, 'no', NULL, NULL);
INSERT INTO Walks VALUES (35, '2025-03-23', 5, 'Jo', 'puppy visit', 'river loop', 30, NULL, 10, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (36, '2025-03-23', 5, 'Petra', 'puppy visit', 'Common', 30, NULL, 10, 'yes', 'windy, rain', NULL);
INSERT INTO Walks VALUES (37, '2025-03-24', 1, 'Jo', 'puppy visit', 'rec', 30, NULL, 10, 'yes', 'sunny', NULL);
INSERT INTO Walks VALUES (38, '2025-03-25', 9, 'Jo', 'group', 'river loop', 45, 2.8, 12, 'no', 'windy, rain', NULL);
INSERT INTO Walks VALUES (39, '2025-03-26', 7, 'Jo', 'solo', 'river loop', 60, 4.0, 16, 'yes', 'rain', NULL);
INSERT INTO Walks VALUES (40, '2025-03-27', 13, 'Petra', 'Group', 'Common', 45, 2.7, 12, 'yes', 'sunny', NULL);
INSERT INTO Walks VALUES (41, '2025-03-27', 7, 'Sam', 'Group', 'river loop', 45, 3.8, 12, 'yes', NULL, 'rolled in fox');
INSERT INTO Walks VALUES (42, '2025-03-30', 1, 'Sam', 'puppy visit', 'rec', 30, NULL, 10, 'yes', 'rain', 'off food');
INSERT INTO Walks VALUES (43, '2025-03-31', 4, 'Jo', 'solo', 'river loop', 60, 4.4, 16, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (44, '2025-03-31', 11, 'Sam', 'group', 'river loop', 45, 3.6, 12, 'yes', NULL, NULL);
INSERT INTO Walks VALUES (45, '2025-03-31', 4, 'Jo', 'solo', 'common', 45, 3.3, 16, 'yes', 'sunny', NULL);
INSERT INTO Walks VALUES (46, '2025-04-02', 5, 'Sam', 'group', 'rec', 90, 5.5, 16, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (47, '2025-04-02', 1, 'Jo', 'Group', 'rec', 90, 5.1, 16, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (48, '2025-04-03', 4, 'Jo', 'solo', 'woods', 60, 5.1, 16, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (49, '2025-04-04', 2, 'Jo', 'group', 'rec', 60, 4.4, 12, 'yes', 'windy, rain', NULL);
INSERT INTO Walks VALUES (50, '2025-04-04', 12, 'Jo', 'solo', 'river loop', 90, 5.3, 20, 'yes', 'rain', NULL);
INSERT INTO Walks VALUES (51, '2025-04-08', 13, 'Petra', 'group', 'common', 60, 4.0, 12, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (52, '2025-04-08', 5, 'Jo', 'solo', 'river loop', 90, 6.3, 20, 'yes', 'rain', NULL);
INSERT INTO Walks VALUES (53, '2025-04-08', 13, 'Petra', 'group', 'river loop', 90, 5.4, 16, 'no', 'sunny', 'lost lead');
INSERT INTO Walks VALUES (54, '2025-04-10', 10, 'Petra', 'puppy visit', 'woods', 30, NULL, 10, 'no', 'sunny', 'lost lead');
INSERT INTO Walks VALUES (55, '2025-04-15', 6, 'Jo', 'puppy visit', 'river loop', 30, NULL, 10, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (56, '2025-04-16', 7, 'Jo', 'solo', 'river loop', 45, 2.5, 16, 'yes', 'rain', NULL);
INSERT INTO Walks VALUES (57, '2025-04-16', 5, 'Sam', 'puppy visit', 'woods', 30, NULL, 10, 'no', 'rain', 'limping');
INSERT INTO Walks VALUES (58, '2025-04-21', 1, 'Jo', 'Group', 'Common', 90, 7.7, 16, 'yes', NULL, NULL);
INSERT INTO Walks VALUES (59, '2025-04-23', 10, 'Sam', 'group', 'river loop', 90, 5.6, 16, 'yes', 'dry', 'rolled in fox');
INSERT INTO Walks VALUES (60, '2025-04-24', 5, 'Petra', 'group', 'Common', 90, 5.6, 16, 'yes', 'sunny', NULL);
INSERT INTO Walks VALUES (61, '2025-04-27', 6, 'Jo', 'group', 'rec', 60, 4.0, 12, 'no', 'sunny', NULL);
INSERT INTO Walks VALUES (62, '2025-04-27', 12, 'Jo', 'puppy visit', 'river loop', 30, NULL, 10, 'yes', 'windy, rain', 'rolled in fox');
INSERT INTO Walks VALUES (63, '2025-04-27', 7, 'Petra', 'puppy visit', 'woods', 30, NULL, 10, 'yes', 'sunny', NULL);
INSERT INTO Walks VALUES (64, '2025-04-29', 1, 'Petra', 'solo', 'common', 60, 5.2, 16, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (65, '2025-05-03', 8, 'Sam', 'puppy visit', 'river loop', 30, NULL, 10, 'yes', 'sunny', NULL);
INSERT INTO Walks VALUES (66, '2025-05-04', 6, 'Jo', 'Group', 'woods', 60, 3.4, 12, 'no', 'dry', NULL);
INSERT INTO Walks VALUES (67, '2025-05-04', 6, 'Petra', 'puppy visit', 'common', 30, NULL, 10, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (68, '2025-05-06', 7, 'Sam', 'group', 'common', 60, 4.6, 12, 'yes', 'windy, rain', NULL);
INSERT INTO Walks VALUES (69, '2025-05-07', 7, 'Sam', 'group', 'common', 60, 3.4, 12, 'yes', 'windy, rain', NULL);
INSERT INTO Walks VALUES (70, '2025-05-09', 11, 'Jo', 'group', 'river loop', 90, 7.4, 16, 'yes', 'sunny', 'muddy bath after');
INSERT INTO Walks VALUES (71, '2025-05-10', 11, 'Jo', 'group', 'woods', 45, 3.3, 12, 'no', 'dry', NULL);
INSERT INTO Walks VALUES (72, '2025-05-10', 4, 'Sam', 'solo', 'woods', 60, 4.5, 16, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (73, '2025-05-11', 5, 'Jo', 'puppy visit', 'Common', 30, NULL, 10, 'yes', 'sunny', NULL);
INSERT INTO Walks VALUES (74, '2025-05-15', 11, 'Petra', 'Group', 'river loop', 90, 5.1, 16, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (75, '2025-05-15', 5, 'Sam', 'Group', 'woods', 90, 6.2, 16, 'yes', 'dry', 'rolled in fox');
INSERT INTO Walks VALUES (76, '2025-05-15', 12, 'Jo', 'puppy visit', 'rec', 30, NULL, 10, 'yes', 'dry', 'rolled in fox');
INSERT INTO Walks VALUES (77, '2025-05-16', 3, 'Jo', 'group', 'Common', 90, 7.5, 16, 'yes', 'rain', NULL);
INSERT INTO Walks VALUES (78, '2025-05-17', 1, 'Sam', 'group', 'woods', 60, 4.6, 12, 'yes', NULL, NULL);
INSERT INTO Walks VALUES (79, '2025-05-18', 8, 'Jo', 'group', 'Common', 60, 3.3, 12, 'yes', 'windy, rain', NULL);
INSERT INTO Walks VALUES (80, '2025-05-19', 10, 'Sam', 'solo', 'river loop', 60, 4.7, 16, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (81, '2025-05-20', 5, 'Petra', 'solo', 'rec', 45, 3.2, 16, 'yes', NULL, NULL);
INSERT INTO Walks VALUES (82, '2025-05-22', 1, 'Sam', 'solo', 'Common', 90, 6.7, 20, 'yes', 'sunny', NULL);
INSERT INTO Walks VALUES (83, '2025-05-25', 5, 'Jo', 'group', 'common', 45, 3.4, 12, 'yes', 'windy, rain', NULL);
INSERT INTO Walks VALUES (84, '2025-05-26', 2, 'Jo', 'Group', 'woods', 60, 4.1, 12, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (85, '2025-05-29', 5, 'Sam', 'group', 'rec', 60, 4.9, 12, 'yes', 'rain', NULL);
INSERT INTO Walks VALUES (86, '2025-05-29', 1, 'Sam', 'group', 'rec', 60, 4.6, 12, 'yes', 'dry', NULL);
INSERT INTO Walks VALUES (87, '2025-05-30', 13, 'Sam', 'solo', 'river loop', 90, 7.1, 20, 'yes', NULL, NULL);
INSERT INTO Walks VALUES (88, '2025-05-30', 8, 'Petra', 'Group', 'river loop', 60, 3.5, 12, 'yes', 'dry', NULL);
