CREATE TABLE Rooms (
  RoomID INTEGER PRIMARY KEY,
  RoomName TEXT,
  RoomType TEXT,
  Gender TEXT,
  Beds INTEGER,
  Ensuite INTEGER,
  LowRate_eur REAL,
  HighRate_eur REAL,
  Extras TEXT
);
INSERT INTO Rooms VALUES (1, 'Curlew', 'dorm', 'female', 6, 0, 22.0, 26.0, 'lockers, reading lights');
INSERT INTO Rooms VALUES (2, 'Kestrel', 'dorm', 'mixed', 10, 0, 18.0, 22.0, 'lockers');
INSERT INTO Rooms VALUES (3, 'Heron', 'dorm', 'male', 8, 0, 19.0, 23.0, 'lockers, balcony');
INSERT INTO Rooms VALUES (4, 'Wren', 'private', 'any', 2, 1, 58.0, 68.0, 'desk, kettle');
INSERT INTO Rooms VALUES (5, 'Robin', 'private', 'any', 2, 0, 48.0, 56.0, 'desk');
INSERT INTO Rooms VALUES (6, 'Osprey', 'family', 'any', 4, 1, 88.0, 104.0, 'cot, kettle, sea view');
INSERT INTO Rooms VALUES (7, 'Puffin', 'Family', 'any', 5, 1, 96.0, 115.0, 'cot, sea view');
INSERT INTO Rooms VALUES (8, 'Dipper', 'dorm', 'mixed', 4, 1, 25.0, 30.0, 'lockers, sea view');
INSERT INTO Rooms VALUES (9, 'Lapwing', 'dorm', 'Mixed', 12, 0, 16.5, 20.0, NULL);
INSERT INTO Rooms VALUES (10, 'Siskin', 'private', 'any', 1, 0, 35.0, 40.0, 'desk');

CREATE TABLE Bookings (
  BookingNo INTEGER PRIMARY KEY,
  RoomID INTEGER REFERENCES Rooms(RoomID),
  Guest TEXT,
  Country TEXT,
  BookedOn TEXT,
  Arrival TEXT,
  Departure TEXT,
  Guests INTEGER,
  Nights INTEGER,
  Total_eur REAL,
  Paid_eur REAL,
  Channel TEXT,
  Breakfast TEXT,
  LinenHire TEXT,
  Status TEXT,
  Remarks TEXT
);
INSERT INTO Bookings VALUES (101, 4, 'Aoife de Vries', 'Ireland', '2025-01-05', '2025-01-22', '2025-01-24', 2, 2, 116.0, 116.0, 'Hostelworld', 'no', 'N', 'stayed', 'early breakfast');
INSERT INTO Bookings VALUES (102, 5, 'Nora Sato', 'UK', '2025-01-08', '2025-02-05', '2025-02-07', 1, 2, 96.0, 96.0, 'email', 'no', '', 'stayed', 'lost key');
INSERT INTO Bookings VALUES (103, 1, 'Owen Silva', 'France', '2025-01-09', '2025-03-08', '2025-03-15', 4, 7, 616.0, 0.0, 'phone', 'yes', '', 'stayed', 'lost key');
INSERT INTO Bookings VALUES (104, 4, 'Tomas Lund', 'Netherlands', '2025-01-13', '2025-03-16', '2025-03-18', 1, 2, 116.0, 116.0, 'phone', 'no', 'Y', 'stayed', 'late arrival');
INSERT INTO Bookings VALUES (105, 6, 'Elif Kowalska', 'Spain', '2025-01-15', '2025-03-20', '2025-03-23', 4, 3, 264.0, 264.0, 'phone', 'no', 'N', 'stayed', 'vegan, early breakfast');
INSERT INTO Bookings VALUES (106, 5, 'Pablo Kaya', 'Spain', '2025-01-15', '2025-02-13', '2025-02-16', 2, 3, 144.0, 144.0, 'walk-in', 'yes', 'N', 'stayed', NULL);
INSERT INTO Bookings VALUES (107, 8, 'Mei Kowalska', 'germany', '2025-01-19', '2025-03-25', '2025-03-28', 1, 3, 75.0, 0.0, 'email', 'no', 'Y', 'stayed', 'snores, apologised');
INSERT INTO Bookings VALUES (108, 6, 'Zofia Fraser', 'UK', '2025-01-22', '2025-03-19', '2025-03-21', 4, 2, 176.0, 176.0, 'phone', 'no', NULL, 'no-show', 'bike storage');
INSERT INTO Bookings VALUES (109, 1, 'Tomas Sato', 'Italy', '2025-01-24', '2025-02-07', '2025-02-10', 4, 3, 264.0, 264.0, 'Hostelworld', 'yes', NULL, 'stayed', NULL);
INSERT INTO Bookings VALUES (110, 7, 'Pablo Bauer', 'Netherlands', '2025-01-25', '2025-02-18', '2025-02-20', 4, 2, 192.0, 192.0, 'phone', 'no', 'N', 'stayed', 'late arrival');
INSERT INTO Bookings VALUES (111, 7, 'Luca Moreau', NULL, '2025-01-27', '2025-04-11', '2025-04-16', 2, 5, 480.0, 480.0, 'hostelworld', 'no', 'N', 'stayed', 'late arrival');
INSERT INTO Bookings VALUES (112, 5, 'Pablo Chen', 'Scotland', '2025-01-27', '2025-02-21', '2025-02-26', 2, 5, 240.0, 48.0, 'phone', 'yes', 'N', 'Stayed', 'ground floor');
INSERT INTO Bookings VALUES (113, 5, 'Yuki Sato', 'Poland', '2025-01-29', '2025-02-18', '2025-02-23', 2, 5, 240.0, 120.0, 'email', 'no', 'Y', 'stayed', 'vegan, early breakfast');
INSERT INTO Bookings VALUES (114, 5, 'Freya Chen', 'Norway', '2025-01-29', '2025-03-09', '2025-03-13', 2, 4, 192.0, 192.0, 'email', 'no', '', 'Stayed', NULL);
INSERT INTO Bookings VALUES (115, 6, 'Ines Novak', 'Germany', '2025-02-06', '2025-02-14', '2025-02-18', 1, 4, 352.0, 352.0, 'phone', 'yes', 'Y', 'stayed', 'ground floor');
INSERT INTO Bookings VALUES (116, 4, 'Carlos Chen', 'Ireland', '2025-02-08', '2025-02-23', '2025-02-27', 2, 4, 232.0, 232.0, 'website', 'no', '', 'stayed', NULL);
INSERT INTO Bookings VALUES (117, 8, 'Yuki Chen', 'UK', '2025-02-09', '2025-04-20', '2025-04-23', 2, 3, 150.0, 150.0, 'phone', 'yes', '', 'stayed', 'lost key');
INSERT INTO Bookings VALUES (118, 1, 'Tomas Fraser', 'UK', '2025-02-12', '2025-04-19', '2025-04-20', 3, 1, 66.0, 33.0, 'email', 'no', '', 'stayed', NULL);
INSERT INTO Bookings VALUES (119, 9, 'Jonas Moreau', 'Japan', '2025-02-15', '2025-04-12', '2025-04-14', 1, 2, 33.0, 16.5, 'hostelworld', 'no', 'N', 'no-show', 'late arrival');
INSERT INTO Bookings VALUES (120, 4, 'Aoife Berg', 'Ireland', '2025-02-16', '2025-04-30', '2025-05-04', 1, 4, 232.0, 232.0, 'email', 'yes', 'Y', 'stayed', 'lost key');
INSERT INTO Bookings VALUES (121, 2, 'Elif Novak', 'Germany', '2025-02-19', '2025-04-19', '2025-04-20', 3, 1, 54.0, 0.0, 'Hostelworld', 'no', 'Y', 'stayed', 'vegan, early breakfast');
INSERT INTO Bookings VALUES (122, 6, 'Jonas Ruiz', 'uk', '2025-02-21', '2025-03-14', '2025-03-21', 1, 7, 616.0, 308.0, 'email', 'yes', NULL, 'no-show', NULL);
INSERT INTO Bookings VALUES (123, 4, 'Sofie Weber', 'Germany', '2025-02-23', '2025-04-11', '2025-04-12', 1, 1, 58.0, 58.0, 'website', 'no', '', 'no-show', NULL);
INSERT INTO Bookings VALUES (124, 1, 'Elif Rossi', 'Italy', '2025-02-27', '2025-04-03', '2025-04-08', 4, 5, 440.0, 440.0, 'email', 'no', NULL, 'stayed', 'lost key');
INSERT INTO Bookings VALUES (125, 7, 'Luca Ruiz', 'germany', '2025-03-03', '2025-05-11', '2025-05-13', 4, 2, 192.0, 0.0, 'Hostelworld', 'yes', 'N', 'cancelled', NULL);
INSERT INTO Bookings VALUES (126, 7, 'Hugo de Vries', 'UK', '2025-03-04', '2025-03-23', '2025-03-27', 1, 4, 384.0, 384.0, 'phone', 'yes', NULL, 'Stayed', 'lost key');
INSERT INTO Bookings VALUES (127, 5, 'Nora Chen', 'Germany', '2025-03-09', '2025-03-30', '2025-03-31', 1, 1, 48.0, 48.0, 'hostelworld', 'yes', NULL, 'stayed', NULL);
INSERT INTO Bookings VALUES (128, 3, 'Yuki Novak', NULL, '2025-03-15', '2025-04-30', '2025-05-03', 4, 3, 228.0, 228.0, 'walk-in', 'no', NULL, 'stayed', NULL);
INSERT INTO Bookings VALUES (129, 3, 'Owen Bauer', 'Netherlands', '2025-03-20', '2025-04-21', '2025-04-23', 2, 2, 76.0, 0.0, 'walk-in', 'yes', NULL, 'stayed', NULL);
INSERT INTO Bookings VALUES (130, 7, 'Aoife Chen', 'Norway', '2025-03-21', '2025-04-02', '2025-04-05', 1, 3, 288.0, 288.0, 'email', 'yes', '', 'stayed', NULL);
INSERT INTO Bookings VALUES (131, 5, 'Owen Sato', 'Norway', '2025-03-29', '2025-03-30', '2025-03-31', 1, 1, 48.0, 48.0, 'email', 'no', 'N', 'stayed', 'vegan, early breakfast');
INSERT INTO Bookings VALUES (132, 6, 'Bram Kaya', 'UK', '2025-03-31', '2025-06-04', '2025-06-05', 4, 1, 104.0, 52.0, 'hostelworld', 'no', 'N', 'cancelled', 'ground floor');
INSERT INTO Bookings VALUES (133, 9, 'Nora Kowalska', 'Poland', '2025-04-01', '2025-06-08', '2025-06-15', 1, 7, 140.0, 140.0, 'website', 'no', '', 'stayed', 'bike storage');
INSERT INTO Bookings VALUES (134, 2, 'Owen Chen', 'Poland', '2025-04-02', '2025-05-21', '2025-05-23', 4, 2, 144.0, 144.0, 'email', 'no', NULL, 'stayed', 'snores, apologised');
INSERT INTO Bookings VALUES (135, 5, 'Yuki Koch', 'germany', '2025-04-06', '2025-06-01', '2025-06-04', 2, 3, 168.0, 33.6, 'phone', 'no', 'Y', 'stayed', 'late arrival');
INSERT INTO Bookings VALUES (136, 1, 'Owen Moreau', 'Poland', '2025-04-08', '2025-06-10', '2025-06-14', 4, 4, 416.0, 208.0, 'website', 'no', 'Y', 'stayed', NULL);
INSERT INTO Bookings VALUES (137, 6, 'Pablo Byrne', 'France', '2025-04-09', '2025-05-14', '2025-05-17', 1, 3, 264.0, 0.0, 'email', 'yes', '', 'stayed', NULL);
INSERT INTO Bookings VALUES (138, 6, 'Owen Jansen', 'Portugal', '2025-04-13', '2025-05-05', '2025-05-08', 4, 3, 264.0, 264.0, 'walk-in', 'yes', 'Y', 'cancelled', 'vegan, early breakfast');
INSERT INTO Bookings VALUES (139, 6, 'Callum Bauer', 'germany', '2025-04-17', '2025-05-25', '2025-05-26', 4, 1, 88.0, 88.0, 'Hostelworld', 'no', NULL, 'no-show', 'late arrival');
INSERT INTO Bookings VALUES (140, 5, 'Ruth Byrne', 'UK', '2025-04-17', '2025-06-11', '2025-06-14', 1, 3, 168.0, 84.0, 'phone', 'yes', NULL, 'stayed', 'lost key');
INSERT INTO Bookings VALUES (141, 6, 'Freya Ruiz', 'UK', '2025-04-20', '2025-05-15', '2025-05-18', 4, 3, 264.0, 0.0, 'website', 'no', '', 'Stayed', 'ground floor');
INSERT INTO Bookings VALUES (142, 6, 'Carlos Lund', NULL, '2025-04-20', '2025-06-11', '2025-06-18', 2, 7, 728.0, 145.6, 'Hostelworld', 'no', 'Y', 'Stayed', NULL);
INSERT INTO Bookings VALUES (143, 3, 'Nora Ruiz', 'Netherlands', '2025-04-22', '2025-06-15', '2025-06-19', 2, 4, 184.0, 36.8, 'hostelworld', 'no', '', 'no-show', NULL);
INSERT INTO Bookings VALUES (144, 2, 'Luca Lund', 'Netherlands', '2025-04-22', '2025-05-06', '2025-05-09', 2, 3, 108.0, 21.6, 'Hostelworld', 'no', 'Y', 'no-show', NULL);
INSERT INTO Bookings VALUES (145, 5, 'Freya Rossi', 'Italy', '2025-04-24', '2025-04-30', '2025-05-02', 1, 2, 96.0, 96.0, 'email', 'no', '', 'stayed', 'ground floor');
INSERT INTO Bookings VALUES (146, 1, 'Mei Rossi', 'Ireland', '2025-04-26', '2025-06-27', '2025-06-30', 2, 3, 156.0, 156.0, 'email', 'no', NULL, 'stayed', 'early breakfast');
INSERT INTO Bookings VALUES (147, 4, 'Ines Moreau', 'Netherlands', '2025-05-10', '2025-07-20', '2025-07-21', 1, 1, 68.0, 68.0, 'walk-in', 'yes', 'Y', 'stayed', 'early breakfast');
INSERT INTO Bookings VALUES (148, 9, 'Sofie Bauer', 'Ireland', '2025-05-10', '2025-05-11', '2025-05-18', 2, 7, 231.0, 231.0, 'phone', 'no', 'N', 'no-show', 'bike storage');
INSERT INTO Bookings VALUES (149, 1, 'Pablo Sato', 'Spain', '2025-05-17', '2025-07-12', '2025-07-19', 1, 7, 182.0, 182.0, 'phone', 'no', NULL, 'stayed', NULL);
INSERT INTO Bookings VALUES (150, 7, 'Nora Jansen', 'Ireland', '2025-05-27', '2025-06-24', '2025-06-25', 3, 1, 115.0, 115.0, 'hostelworld', 'no', 'Y', 'stayed', NULL);
INSERT INTO Bookings VALUES (151, 6, 'Aoife Koch', 'UK', '2025-05-27', '2025-07-17', '2025-07-22', 3, 5, 520.0, 0.0, 'Hostelworld', 'no', NULL, 'stayed', 'vegan, early breakfast');
INSERT INTO Bookings VALUES (152, 7, 'Bram Fraser', 'Netherlands', '2025-05-30', '2025-08-08', '2025-08-09', 1, 1, 115.0, 0.0, 'email', 'no', '', 'stayed', 'early breakfast');
INSERT INTO Bookings VALUES (153, 3, 'Greta Koch', 'Ireland', '2025-05-30', '2025-07-22', '2025-07-23', 1, 1, 23.0, 23.0, 'Hostelworld', 'no', NULL, 'stayed', NULL);
INSERT INTO Bookings VALUES (154, 6, 'Tomas Byrne', 'Germany', '2025-06-06', '2025-07-24', '2025-07-25', 1, 1, 104.0, 104.0, 'email', 'no', '', 'stayed', 'snores, apologised');
INSERT INTO Bookings VALUES (155, 2, 'Anja Byrne', 'Germany', '2025-06-08', '2025-07-09', '2025-07-11', 1, 2, 44.0, 44.0, 'walk-in', 'yes', '', 'stayed', NULL);
INSERT INTO Bookings VALUES (156, 6, 'Luca Rossi', 'France', '2025-06-10', '2025-07-20', '2025-07-27', 4, 7, 728.0, 728.0, 'hostelworld', 'no', 'N', 'stayed', NULL);
INSERT INTO Bookings VALUES (157, 2, 'Marta Hughes', 'Spain', '2025-06-13', '2025-07-12', '2025-07-17', 3, 5, 330.0, 330.0, 'walk-in', 'no', 'Y', 'no-show', 'vegan, early breakfast');
INSERT INTO Bookings VALUES (158, 3, 'Nora Weber', 'Scotland', '2025-06-14', '2025-06-20', '2025-06-27', 3, 7, 483.0, 483.0, 'phone', 'yes', '', 'cancelled', 'vegan, early breakfast');
INSERT INTO Bookings VALUES (159, 8, 'Elif Byrne', 'Italy', '2025-06-15', '2025-07-30', '2025-08-06', 1, 7, 210.0, 210.0, 'walk-in', 'no', NULL, 'Stayed', NULL);
INSERT INTO Bookings VALUES (160, 6, 'Nora Berg', 'Italy', '2025-06-19', '2025-07-27', '2025-07-28', 2, 1, 104.0, 20.8, 'website', 'no', 'Y', 'stayed', 'ground floor');
INSERT INTO Bookings VALUES (161, 2, 'Aoife Rossi', 'UK', '2025-06-20', '2025-08-08', '2025-08-15', 2, 7, 308.0, 0.0, 'website', 'no', '', 'stayed', NULL);
INSERT INTO Bookings VALUES (162, 8, 'Ines Koch', 'Poland', '2025-06-21', '2025-08-20', '2025-08-22', 4, 2, 240.0, 240.0, 'hostelworld', 'no', 'N', 'stayed', 'late arrival');
INSERT INTO Bookings VALUES (163, 6, 'Nora Byrne', 'Portugal', '2025-06-22', '2025-08-20', '2025-08-22', 1, 2, 208.0, 104.0, 'Hostelworld', 'yes', '', 'no-show', 'ground floor');
INSERT INTO Bookings VALUES (164, 3, 'Greta Weber', 'uk', '2025-06-26', '2025-06-28', '2025-07-01', 1, 3, 69.0, 69.0, 'website', 'no', 'N', 'no-show', 'snores, apologised');
INSERT INTO Bookings VALUES (165, 1, 'Pieter Fraser', 'UK', '2025-06-30', '2025-07-13', '2025-07-16', 4, 3, 312.0, 312.0, 'email', 'yes', 'N', 'stayed', 'late arrival');
INSERT INTO Bookings VALUES (166, 4, 'Pieter de Vries', 'Netherlands', '2025-07-07', '2025-09-05', '2025-09-06', 1, 1, 58.0, 58.0, 'Hostelworld', 'no', 'Y', 'stayed', NULL);
INSERT INTO Bookings VALUES (167, 4, 'Marta Jansen', 'Netherlands', '2025-07-08', '2025-07-26', '2025-07-27', 1, 1, 68.0, 68.0, 'hostelworld', 'no', 'N', 'stayed', 'early breakfast');
INSERT INTO Bookings VALUES (168, 3, 'Sofie Berg', 'Spain', '2025-07-10', '2025-07-25', '2025-07-26', 1, 1, 23.0, 4.6, 'Hostelworld', 'no', NULL, 'cancelled', 'ground floor');
INSERT INTO Bookings VALUES (169, 4, 'Pablo Moreau', 'Scotland', '2025-08-01', '2025-09-13', '2025-09-18', 1, 5, 290.0, 58.0, 'walk-in', 'no', NULL, 'stayed', 'early breakfast');
INSERT INTO Bookings VALUES (170, 9, 'Owen Novak', 'Japan', '2025-08-03', '2025-10-02', '2025-10-05', 3, 3, 148.5, 148.5, 'phone', 'yes', 'N', 'stayed', 'bike storage');
INSERT INTO Bookings VALUES (171, 9, 'Pieter Sato', 'France', '2025-08-06', '2025-10-01', '2025-10-06', 1, 5, 82.5, 0.0, 'walk-in', 'no', NULL, 'stayed', NULL);
INSERT INTO Bookings VALUES (172, 9, 'Carlos Sato', NULL, '2025-08-12', '2025-09-04', '2025-09-05', 3, 1, 49.5, 49.5, 'Hostelworld', 'no', 'N', 'stayed', 'ground floor');
INSERT INTO Bookings VALUES (173, 9, 'Callum Chen', 'Poland', '2025-08-21', '2025-10-06', '2025-10-08', 4, 2, 132.0, 132.0, 'phone', 'yes', NULL, 'stayed', 'late arrival');
INSERT INTO Bookings VALUES (174, 4, 'Pieter Ruiz', 'France', '2025-08-24', '2025-08-24', '2025-08-31', 2, 7, 476.0, 476.0, 'phone', 'no', NULL, 'stayed', NULL);
INSERT INTO Bookings VALUES (175, 1, 'Pablo Hughes', 'uk', '2025-08-25', '2025-10-31', '2025-11-04', 3, 4, 264.0, 264.0, 'email', 'no', 'N', 'no-show', 'lost key');
INSERT INTO Bookings VALUES (176, 2, 'Anja Silva', 'Italy', '2025-08-25', '2025-10-10', '2025-10-15', 4, 5, 360.0, 360.0, 'walk-in', 'no', '', 'cancelled', 'late arrival');
INSERT INTO Bookings VALUES (177, 3, 'Hugo Berg', 'uk', '2025-08-28', '2025-10-29', '2025-10-31', 2, 2, 76.0, 38.0, 'website', 'no', NULL, 'Stayed', 'late arrival');
INSERT INTO Bookings VALUES (178, 1, 'Sofie Byrne', 'France', '2025-08-29', '2025-09-01', '2025-09-04', 3, 3, 198.0, 198.0, 'phone', 'no', '', 'stayed', 'late arrival');
INSERT INTO Bookings VALUES (179, 7, 'Yuki Byrne', 'Poland', '2025-08-30', '2025-11-07', '2025-11-12', 2, 5, 480.0, 0.0, 'email', 'no', 'Y', 'stayed', 'snores, apologised');
INSERT INTO Bookings VALUES (180, 9, 'Carlos Bauer', 'France', '2025-08-30', '2025-10-14', '2025-10-19', 4, 5, 330.0, 330.0, 'Hostelworld', 'yes', 'Y', 'stayed', 'vegan, early breakfast');
INSERT INTO Bookings VALUES (181, 7, 'Pablo Rossi', 'France', '2025-09-01', '2025-09-16', '2025-09-18', 3, 2, 192.0, 192.0, 'Hostelworld', 'no', 'Y', 'stayed', 'snores, apologised');
INSERT INTO Bookings VALUES (182, 6, 'Tomas Chen', NULL, '2025-09-03', '2025-11-14', '2025-11-18', 4, 4, 352.0, 352.0, 'walk-in', 'no', '', 'stayed', 'late arrival');
INSERT INTO Bookings VALUES (183, 9, 'Emil Ruiz', 'Germany', '2025-09-11', '2025-10-06', '2025-10-07', 1, 1, 16.5, 3.3, 'email', 'no', 'Y', 'cancelled', 'bike storage');
INSERT INTO Bookings VALUES (184, 2, 'Sofie Lund', 'Germany', '2025-09-16', '2025-11-28', '2025-11-29', 3, 1, 54.0, 0.0, 'Hostelworld', 'yes', 'N', 'Stayed', 'ground floor');
INSERT INTO Bookings VALUES (185, 2, 'Carlos Fraser', 'Ireland', '2025-09-19', '2025-09-27', '2025-09-30', 2, 3, 108.0, 108.0, 'website', 'no', 'Y', 'stayed', NULL);

CREATE TABLE Reviews (
  ReviewID INTEGER PRIMARY KEY,
  BookingNo INTEGER REFERENCES Bookings(BookingNo),
  ReviewDate TEXT,
  Score INTEGER,
  Cleanliness INTEGER,
  Comment TEXT
);
INSERT INTO Reviews VALUES (1, 101, '2025-01-25', 8, 5, NULL);
INSERT INTO Reviews VALUES (2, 103, '2025-03-20', 8, 5, 'shower cold');
INSERT INTO Reviews VALUES (3, 106, '2025-02-25', 9, 3, NULL);
INSERT INTO Reviews VALUES (4, 107, '2025-03-28', 8, 5, 'noisy at night');
INSERT INTO Reviews VALUES (5, 109, '2025-02-16', 9, 5, 'shower cold');
INSERT INTO Reviews VALUES (6, 110, '2025-03-01', 7, 4, 'great kitchen');
INSERT INTO Reviews VALUES (7, 114, '2025-03-20', 8, 5, 'friendly, good view');
INSERT INTO Reviews VALUES (8, 117, '2025-04-26', 8, 5, 'noisy at night');
INSERT INTO Reviews VALUES (9, 118, '2025-04-21', 6, 5, 'shower cold');
INSERT INTO Reviews VALUES (10, 120, '2025-05-13', 7, 5, 'wifi weak');
INSERT INTO Reviews VALUES (11, 124, '2025-04-12', 8, 5, NULL);
INSERT INTO Reviews VALUES (12, 126, '2025-03-30', 4, 2, 'noisy at night');
INSERT INTO Reviews VALUES (13, 127, '2025-04-01', 8, 2, 'great kitchen');
INSERT INTO Reviews VALUES (14, 131, '2025-04-06', 9, 3, 'friendly, good view');
INSERT INTO Reviews VALUES (15, 134, '2025-05-31', 9, 4, 'wifi weak');
INSERT INTO Reviews VALUES (16, 135, '2025-06-13', 10, 5, 'wifi weak');
INSERT INTO Reviews VALUES (17, 136, '2025-06-21', 9, 3, 'lovely staff');
INSERT INTO Reviews VALUES (18, 137, '2025-05-21', 8, 2, 'great kitchen');
INSERT INTO Reviews VALUES (19, 140, '2025-06-16', 8, 4, 'friendly, good view');
INSERT INTO Reviews VALUES (20, 141, '2025-05-25', 8, 5, NULL);
INSERT INTO Reviews VALUES (21, 147, '2025-07-22', 9, 4, 'friendly, good view');
INSERT INTO Reviews VALUES (22, 150, '2025-06-25', 9, 5, 'lovely staff');
INSERT INTO Reviews VALUES (23, 151, '2025-07-26', 7, 2, NULL);
INSERT INTO Reviews VALUES (24, 153, '2025-07-28', 8, 3, 'lovely staff');
INSERT INTO Reviews VALUES (25, 160, '2025-08-01', 4, 2, 'lovely staff');
INSERT INTO Reviews VALUES (26, 170, '2025-10-08', 7, 4, 'great kitchen');
INSERT INTO Reviews VALUES (27, 173, '2025-10-08', 8, 4, NULL);
INSERT INTO Reviews VALUES (28, 174, '2025-08-31', 4, 3, 'lovely staff');
INSERT INTO Reviews VALUES (29, 178, '2025-09-06', 10, 4, 'noisy at night');
INSERT INTO Reviews VALUES (30, 179, '2025-11-16', 7, 5, 'great kitchen');
INSERT INTO Reviews VALUES (31, 181, '2025-09-27', 4, 2, 'noisy at night');
INSERT INTO Reviews VALUES (32, 182, '2025-11-20', 8, 5, 'great kitchen');
INSERT INTO Reviews VALUES (33, 184, '2025-12-04', 4, 3, 'friendly, good view');

