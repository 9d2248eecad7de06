CREATE TABLE clients (
  client_no INTEGER PRIMARY KEY,
  client TEXT,
  street TEXT,
  miles_away REAL,
  senior TEXT,
  allergies TEXT
);
INSERT INTO clients VALUES (1, 'Mrs Peabody', 'Alder Court', 14.0, 'no', 'latex');
INSERT INTO clients VALUES (2, 'Doreen Price', 'Alder Court', 14, 'no', '');
INSERT INTO clients VALUES (3, 'Jan Willis', 'Mill Lane', 3.5, 'no', '');
INSERT INTO clients VALUES (4, 'Sunita Rao', 'Kings Rd', 6, 'no', 'PPD');
INSERT INTO clients VALUES (5, 'Becky Lowe', 'Kings Rd', 6.5, 'yes', '');
INSERT INTO clients VALUES (6, 'Mr Trask', 'Alder Court', 14, 'yes', '');
INSERT INTO clients VALUES (7, 'Fiona Grey', 'Hill Farm', 22, 'no', 'ammonia, PPD');
INSERT INTO clients VALUES (8, 'Lily-Mae Dunn', 'Mill Lane', 3, 'no', '');
INSERT INTO clients VALUES (9, 'The Okoros', 'Station St', 1.5, 'yes', '');
INSERT INTO clients VALUES (10, 'Gwen Parry', 'Hill Farm', 21, 'no', '');
INSERT INTO clients VALUES (11, 'Tess Hale', 'Quay St', 9, 'yes', '');
INSERT INTO clients VALUES (12, 'Maureen Lock', 'St Jude Home', 5, 'yes', 'latex');
INSERT INTO clients VALUES (13, 'Elsie Brand', 'St Jude Home', 5, 'no', '');
INSERT INTO clients VALUES (14, 'Hugo Vance', 'Quay St', 8.5, 'yes', '');
INSERT INTO clients VALUES (15, 'Carol Finn', 'station st', 2, 'no', '');
CREATE TABLE visits (
  visit_no INTEGER PRIMARY KEY,
  client_no INTEGER REFERENCES clients(client_no),
  visit_dt TEXT,
  start_tm TEXT,
  services TEXT,
  mins INTEGER,
  price_gbp REAL,
  tip_gbp REAL,
  products_gbp REAL,
  pay_method TEXT,
  paid TEXT,
  cancelled TEXT,
  stylist TEXT,
  next_dt TEXT,
  note TEXT
);
INSERT INTO visits VALUES (1, 6, '2025-02-19', '17:00', 'colour, perm', 222, 115.0, 2, 5.9, 'cash', 'y', '', 'Mel', '2025-03-19', '');
INSERT INTO visits VALUES (2, 4, '2025-09-28', '16:00', 'highlights', 110, 70.0, 0, 0, '', 'y', '', 'Mel', '2025-11-23', 'dog!');
INSERT INTO visits VALUES (3, 12, '2025-04-17', '09:45', 'highlights, colour', 207, 125.0, 0, 0, '', 'n', 'x', 'Mel', '2025-06-12', '');
INSERT INTO visits VALUES (4, 10, '2025-07-23', '13:30', 'beard trim', 34, 10.0, 2, 9.92, 'card', 'n', '', 'Mel', NULL, 'wants fringe shorter');
INSERT INTO visits VALUES (5, 7, '2025-09-24', '17:30', 'blow dry, kids cut', 65, 32.0, 0, 4.85, 'cash', 'y', '', 'Mel', NULL, '');
INSERT INTO visits VALUES (6, 13, '2025-09-30', '16:15', 'wet cut', 20, 18.0, 2, 7.69, 'card', 'y', '', 'Jo', NULL, 'dog!');
INSERT INTO visits VALUES (7, 2, '2025-07-04', '10:15', 'colour, beard trim', 119, 65.0, 0, 5.32, 'cash', 'y', '', 'Mel', NULL, '');
INSERT INTO visits VALUES (8, 9, '2025-02-14', '12:00', 'highlights, beard trim', 128, 80.0, 2, 3.18, 'cash', 'y', '', 'Mel', '2025-03-14', 'ran late');
INSERT INTO visits VALUES (9, 6, '2025-05-01', '13:15', 'perm, colour', 229, 115.0, 2, 1.28, 'cash', 'y', '', 'Mel', '2025-05-29', 'patch test due');
INSERT INTO visits VALUES (10, 13, '2025-06-24', '17:45', 'kids cut', 33, 12.0, 0, 7.98, 'transfer', 'y', '', 'Jo', NULL, '');
INSERT INTO visits VALUES (11, 1, '2025-06-06', '16:30', 'kids cut, cut', 62, 36.0, 0, 7.58, '', 'y', '', 'Jo', '2025-07-04', 'wants fringe shorter');
INSERT INTO visits VALUES (12, 9, '2025-03-26', '17:15', 'cut', 39, 24.0, 2, 0.96, 'cash', 'y', '', 'Mel', '2025-04-23', 'wants fringe shorter');
INSERT INTO visits VALUES (13, 9, '2025-07-25', '14:00', 'highlights', 128, 70.0, 5, 7.31, 'card', 'y', '', 'Jo', NULL, '');
INSERT INTO visits VALUES (14, 4, '2025-03-11', '14:15', 'set, cut', 84, 44.0, 0, 9.67, 'cash', 'y', '', 'Jo', '2025-04-08', '');
INSERT INTO visits VALUES (15, 3, '2025-07-19', '14:45', 'kids cut', 27, 12.0, 2, 6.23, 'cash', 'y', '', 'Mel', '2025-08-30', '');
INSERT INTO visits VALUES (16, 5, '2025-05-18', '11:15', 'kids cut, highlights', 144, 82.0, 5, 10.13, 'transfer', 'y', '', 'Jo', NULL, 'ran late');
INSERT INTO visits VALUES (17, 10, '2025-08-09', '10:30', 'wet cut', 31, 18.0, 0, 0, 'cash', 'n', '', 'Jo', '2025-09-20', '');
INSERT INTO visits VALUES (18, 4, '2025-05-19', '10:00', 'kids cut', 38, 12.0, 0, 2.35, 'cash', 'y', '', 'Mel', NULL, 'wants fringe shorter');
INSERT INTO visits VALUES (19, 12, '2025-08-31', '09:30', 'highlights, beard trim, cut', 163, 104.0, 0, 0, '', 'n', 'x', 'Jo', NULL, 'ran late');
INSERT INTO visits VALUES (20, 4, '2025-03-15', '12:15', 'highlights, colour', 220, 125.0, 0, 8.87, 'cash', 'y', '', 'Jo', NULL, '');
INSERT INTO visits VALUES (21, 12, '2025-10-17', '11:45', 'highlights, set', 167, 90.0, 0, 3.47, 'cash', 'y', '', 'Mel', '2025-11-14', 'patch test due');
INSERT INTO visits VALUES (22, 9, '2025-08-28', '10:30', 'blow dry, beard trim', 49, 30.0, 0, 9.8, 'card', 'y', '', 'Mel', '2025-10-09', '');
INSERT INTO visits VALUES (23, 11, '2025-04-27', '14:15', 'cut, wet cut', 57, 42.0, 5, 3.92, 'cash', 'y', '', 'Mel', NULL, 'patch test due');
INSERT INTO visits VALUES (24, 2, '2025-04-15', '16:30', 'highlights', 125, 70.0, 3, 10.09, 'cash', 'y', '', 'Jo', '2025-05-27', 'ran late');
INSERT INTO visits VALUES (25, 11, '2025-05-20', '13:45', 'cut, kids cut', 53, 36.0, 2, 9.96, 'transfer', 'y', '', 'Jo', '2025-06-17', '');
INSERT INTO visits VALUES (26, 10, '2025-02-23', '14:30', 'set', 48, 20.0, 5, 0.85, 'card', 'y', '', 'Mel', '2025-04-06', '');
INSERT INTO visits VALUES (27, 4, '2025-02-15', '17:00', 'perm', 117, 60.0, 3, 7.31, 'cash', 'y', '', 'Mel', NULL, '');
INSERT INTO visits VALUES (28, 1, '2025-08-07', '11:15', 'colour', 110, 55.0, 2, 0, 'cash', 'y', '', 'Mel', '2025-10-02', '');
INSERT INTO visits VALUES (29, 9, '2025-09-25', '09:30', 'beard trim, highlights', 140, 80.0, 5, 10.38, 'cash', 'y', '', 'Jo', NULL, '');
INSERT INTO visits VALUES (30, 10, '2025-08-30', '16:45', 'highlights, perm', 239, 130.0, 5, 4.47, 'cash', 'y', '', 'Mel', NULL, '');
INSERT INTO visits VALUES (31, 11, '2025-04-29', '15:45', 'beard trim', 14, 10.0, 5, 8.86, 'card', 'y', '', 'Jo', NULL, '');
INSERT INTO visits VALUES (32, 13, '2025-06-16', '16:15', 'set', 56, 20.0, 0, 0, 'transfer', 'y', '', 'Mel', NULL, 'ran late');
INSERT INTO visits VALUES (33, 1, '2025-10-27', '09:15', 'blow dry', 39, 20.0, 0, 0, '', 'n', 'x', 'Mel', NULL, 'ran late');
INSERT INTO visits VALUES (34, 12, '2025-06-30', '10:30', 'kids cut', 27, 12.0, 2, 3.37, 'transfer', 'y', '', 'Mel', NULL, 'ran late');
INSERT INTO visits VALUES (35, 10, '2025-07-22', '09:45', 'perm', 119, 60.0, 0, 1.66, 'Cash', 'y', '', 'Jo', '2025-09-16', '');
INSERT INTO visits VALUES (36, 14, '2025-04-21', '10:00', 'colour', 114, 55.0, 0, 9.52, '', 'n', '', 'Jo', '2025-06-02', '');
INSERT INTO visits VALUES (37, 8, '2025-02-26', '17:30', 'wet cut, beard trim', 50, 28.0, 3, 1.45, 'transfer', 'y', '', 'Mel', NULL, '');
INSERT INTO visits VALUES (38, 1, '2025-07-27', '13:00', 'set, kids cut, colour', 162, 87.0, 0, 7.24, 'card', 'y', '', 'Jo', NULL, 'patch test due');
INSERT INTO visits VALUES (39, 5, '2025-05-04', '17:15', 'set', 50, 20.0, 0, 5.05, 'card', 'n', '', 'Mel', NULL, '');
INSERT INTO visits VALUES (40, 5, '2025-05-19', '15:45', 'blow dry', 45, 20.0, 0, 8.29, 'card', 'y', '', 'Mel', '2025-06-30', '');
INSERT INTO visits VALUES (41, 13, '2025-10-11', '13:15', 'wet cut', 36, 18.0, 0, 0, '', 'n', 'x', 'Jo', NULL, '');
INSERT INTO visits VALUES (42, 8, '2025-07-18', '10:00', 'blow dry', 48, 20.0, 0, 4.94, 'cash', 'y', '', 'Mel', NULL, 'patch test due');
INSERT INTO visits VALUES (43, 9, '2025-08-18', '17:15', 'blow dry, wet cut', 57, 38.0, 5, 1.68, 'cash', 'y', '', 'Mel', '2025-09-15', 'patch test due');
INSERT INTO visits VALUES (44, 10, '2025-05-23', '13:30', 'beard trim', 13, 10.0, 5, 0, '', 'y', '', 'Jo', '2025-06-20', '');
INSERT INTO visits VALUES (45, 3, '2025-02-07', '17:15', 'highlights, perm', 248, 130.0, 3, 0, '', 'y', '', 'Jo', '2025-04-04', '');
INSERT INTO visits VALUES (46, 12, '2025-08-30', '17:45', 'perm, beard trim', 130, 70.0, 0, 1.38, 'transfer', 'y', '', 'Jo', '2025-10-25', 'dog!');
INSERT INTO visits VALUES (47, 8, '2025-04-04', '16:45', 'highlights', 110, 70.0, 0, 6.05, 'transfer', 'y', '', 'Mel', NULL, 'wants fringe shorter');
INSERT INTO visits VALUES (48, 2, '2025-02-06', '17:45', 'wet cut, kids cut', 51, 30.0, 0, 3.49, 'cash', 'y', '', 'Mel', NULL, '');
INSERT INTO visits VALUES (49, 10, '2025-09-18', '09:30', 'set', 41, 20.0, 0, 0, '', 'n', 'x', 'Mel', NULL, 'ran late');
INSERT INTO visits VALUES (50, 7, '2025-10-23', '15:00', 'beard trim', 25, 10.0, 0, 6.32, 'cash', 'y', '', 'Mel', NULL, '');
INSERT INTO visits VALUES (51, 7, '2025-03-18', '17:15', 'perm, set', 164, 80.0, 0, 6.54, 'card', 'y', '', 'jo', '2025-05-13', '');
INSERT INTO visits VALUES (52, 14, '2025-02-17', '12:45', 'colour', 103, 55.0, 3, 10.38, 'cash', 'n', '', 'Jo', '2025-04-14', 'patch test due');
INSERT INTO visits VALUES (53, 11, '2025-08-08', '14:45', 'kids cut', 15, 12.0, 0, 9.09, 'cash', 'y', '', 'Jo', '2025-09-05', '');
INSERT INTO visits VALUES (54, 9, '2025-04-10', '17:45', 'cut', 36, 24.0, 5, 1.24, 'transfer', 'y', '', 'Mel', '2025-05-08', '');
INSERT INTO visits VALUES (55, 11, '2025-08-20', '09:30', 'perm', 127, 60.0, 10, 1.54, 'cash', 'y', '', 'Jo', '2025-09-17', '');
INSERT INTO visits VALUES (56, 4, '2025-03-23', '15:45', 'blow dry', 41, 20.0, 2, 5.94, '', 'y', '', 'Jo', '2025-05-18', 'wants fringe shorter');
INSERT INTO visits VALUES (57, 4, '2025-02-25', '10:00', 'wet cut, set', 90, 38.0, 0, 3.34, 'Cash', 'y', '', 'Mel', '2025-03-25', '');
INSERT INTO visits VALUES (58, 6, '2025-05-16', '09:30', 'kids cut, highlights', 146, 82.0, 0, 0, 'card', 'y', '', 'Jo', NULL, '');
INSERT INTO visits VALUES (59, 3, '2025-02-10', '09:15', 'set, blow dry', 89, 40.0, 0, 7.27, 'cash', 'y', '', 'Jo', '2025-04-07', 'dog!');
INSERT INTO visits VALUES (60, 7, '2025-09-10', '10:45', 'wet cut', 23, 18.0, 2, 0, 'card', 'n', '', 'Mel', '2025-10-22', '');
INSERT INTO visits VALUES (61, 7, '2025-03-15', '14:30', 'kids cut', 19, 12.0, 5, 3.41, 'card', 'y', '', 'Mel', NULL, '');
INSERT INTO visits VALUES (62, 14, '2025-06-10', '09:30', 'beard trim, highlights', 128, 80.0, 0, 0, '', 'n', 'x', 'Jo', '2025-08-05', 'dog!');
INSERT INTO visits VALUES (63, 10, '2025-04-06', '09:00', 'kids cut, cut', 67, 36.0, 2, 5.54, '', 'y', '', 'Mel', '2025-06-01', '');
INSERT INTO visits VALUES (64, 12, '2025-03-01', '10:30', 'colour', 104, 55.0, 2, 4.92, 'cash', 'n', '', 'Jo', '2025-04-12', 'ran late');
INSERT INTO visits VALUES (65, 3, '2025-02-12', '09:30', 'beard trim, kids cut', 30, 22.0, 0, 0, 'cash', 'y', '', 'Mel', NULL, '');
INSERT INTO visits VALUES (66, 3, '2025-10-26', '11:15', 'set', 41, 20.0, 0, 0, 'card', 'y', '', 'Jo', '2025-11-23', '');
INSERT INTO visits VALUES (67, 14, '2025-07-29', '10:45', 'highlights', 119, 70.0, 3, 5.9, 'cash', 'y', '', 'Mel', NULL, '');
INSERT INTO visits VALUES (68, 1, '2025-03-27', '17:45', 'blow dry, beard trim', 54, 30.0, 3, 6.4, 'cash', 'y', '', 'Mel', '2025-04-24', 'patch test due');
INSERT INTO visits VALUES (69, 3, '2025-10-01', '15:30', 'beard trim, colour', 108, 65.0, 2, 1.45, 'Cash', 'y', '', 'Mel', '2025-10-29', 'wants fringe shorter');
INSERT INTO visits VALUES (70, 14, '2025-02-21', '13:15', 'perm, set', 177, 80.0, 2, 0, 'card', 'y', '', 'Mel', '2025-04-18', 'patch test due');
INSERT INTO visits VALUES (71, 12, '2025-10-26', '11:00', 'beard trim', 30, 10.0, 5, 2.64, '', 'y', '', 'Mel', '2025-12-21', 'dog!');
INSERT INTO visits VALUES (72, 9, '2025-03-08', '17:00', 'blow dry', 30, 20.0, 5, 6.81, 'card', 'y', '', 'Mel', '2025-04-19', 'patch test due');
INSERT INTO visits VALUES (73, 14, '2025-10-09', '17:15', 'blow dry, highlights', 157, 90.0, 5, 10.16, 'transfer', 'y', '', 'Mel', NULL, 'ran late');
INSERT INTO visits VALUES (74, 10, '2025-05-28', '15:15', 'set, perm', 182, 80.0, 5, 10.68, 'cash', 'y', '', 'Mel', NULL, 'ran late');
INSERT INTO visits VALUES (75, 13, '2025-06-01', '12:15', 'perm', 134, 60.0, 2, 8.99, 'card', 'y', '', 'Mel', '2025-06-29', 'dog!');
INSERT INTO visits VALUES (76, 7, '2025-07-25', '16:15', 'beard trim', 22, 10.0, 3, 0, 'cash', 'y', '', 'Jo', NULL, 'patch test due');
INSERT INTO visits VALUES (77, 8, '2025-09-04', '12:00', 'colour, kids cut', 118, 67.0, 0, 2.97, 'card', 'y', '', 'jo', NULL, '');
INSERT INTO visits VALUES (78, 10, '2025-07-29', '11:30', 'perm', 117, 60.0, 3, 5.9, 'transfer', 'y', '', 'Mel', NULL, '');
INSERT INTO visits VALUES (79, 6, '2025-10-16', '14:30', 'highlights', 109, 70.0, 3, 4.89, 'card', 'y', '', 'Jo', '2025-11-13', 'ran late');
INSERT INTO visits VALUES (80, 5, '2025-08-11', '12:45', 'beard trim', 27, 10.0, 2, 10.24, 'cash', 'y', '', 'Mel', NULL, 'patch test due');
INSERT INTO visits VALUES (81, 1, '2025-07-15', '16:45', 'perm', 138, 60.0, 0, 0, 'cash', 'y', '', 'Jo', '2025-08-26', 'wants fringe shorter');
INSERT INTO visits VALUES (82, 13, '2025-06-18', '13:15', 'set', 64, 20.0, 5, 2.74, 'transfer', 'y', '', 'Jo', '2025-08-13', '');
INSERT INTO visits VALUES (83, 8, '2025-07-25', '16:30', 'highlights, blow dry', 144, 90.0, 0, 9.6, 'cash', 'y', '', 'Mel', NULL, '');
INSERT INTO visits VALUES (84, 11, '2025-02-03', '17:00', 'blow dry, set, cut', 115, 64.0, 3, 0, 'card', 'y', '', 'Mel', '2025-03-17', 'wants fringe shorter');
INSERT INTO visits VALUES (85, 11, '2025-10-24', '17:00', 'cut, beard trim', 43, 34.0, 0, 0, 'cash', 'y', '', 'Mel', '2025-12-19', '');
INSERT INTO visits VALUES (86, 12, '2025-06-01', '09:00', 'colour', 94, 55.0, 2, 8.85, '', 'n', '', 'Mel', NULL, 'patch test due');
INSERT INTO visits VALUES (87, 11, '2025-09-14', '16:00', 'wet cut', 34, 18.0, 2, 8.3, 'card', 'y', '', 'Jo', NULL, '');
INSERT INTO visits VALUES (88, 10, '2025-09-13', '13:00', 'perm', 135, 60.0, 2, 0, 'cash', 'y', '', 'Mel', '2025-10-25', '');
INSERT INTO visits VALUES (89, 13, '2025-02-25', '16:15', 'beard trim', 20, 10.0, 5, 6.73, 'Cash', 'y', '', 'Mel', '2025-04-22', 'ran late');
INSERT INTO visits VALUES (90, 3, '2025-03-22', '11:00', 'perm, kids cut, cut', 188, 96.0, 5, 8.76, 'Cash', 'y', '', 'Mel', NULL, 'patch test due');
