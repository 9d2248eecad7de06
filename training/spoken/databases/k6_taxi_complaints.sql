CREATE TABLE Drivers (
  DriverNo INTEGER PRIMARY KEY,
  FullName TEXT,
  Badge TEXT,
  CarType TEXT,
  JoinedOn TEXT,
  Shift TEXT,
  CardMachine TEXT
);
INSERT INTO Drivers VALUES (1, 'Bashir Khan', 'B078', 'Saloon', '2017-07-06', 'night', 'yes');
INSERT INTO Drivers VALUES (2, 'Tony Malone', 'B247', 'estate', '2009-06-29', 'day', 'yes');
INSERT INTO Drivers VALUES (3, 'Grace Adeyemi', 'B312', 'saloon', '2020-02-05', 'night', 'yes');
INSERT INTO Drivers VALUES (4, 'Yusuf Demir', 'B122', 'saloon', '2020-04-23', 'night', 'yes');
INSERT INTO Drivers VALUES (5, 'Pat Quigley', 'B133', 'saloon', '2021-06-19', 'day', 'yes');
INSERT INTO Drivers VALUES (6, 'Leon Fischer', 'B331', 'saloon', '2010-06-19', 'night', 'yes');
INSERT INTO Drivers VALUES (7, 'Mo Hussain', 'B220', 'saloon', '2015-01-26', 'day', 'yes');
INSERT INTO Drivers VALUES (8, 'Sandra Kelly', 'B182', 'WAV', '2015-12-07', 'night', 'yes');
INSERT INTO Drivers VALUES (9, 'Ivo Petrov', 'B217', 'WAV', '2010-06-19', 'night', 'yes');
INSERT INTO Drivers VALUES (10, 'Dai Prosser', 'B310', 'saloon', '2012-11-02', 'day', 'no');
INSERT INTO Drivers VALUES (11, 'Nadia Rahimi', 'B171', 'WAV', '2016-01-01', 'night', 'no');
INSERT INTO Drivers VALUES (12, 'Ken Ojo', 'B298', 'estate', '2016-11-08', 'day', 'no');
CREATE TABLE Complaints (
  ComplaintNo INTEGER PRIMARY KEY,
  TripDate TEXT,
  ReceivedOn TEXT,
  Complainant TEXT,
  DriverNo INTEGER REFERENCES Drivers(DriverNo),
  Reason TEXT,
  Channel TEXT,
  PickupPlace TEXT,
  FareGBP REAL,
  DelayMins INTEGER,
  Upheld TEXT,
  RefundGBP REAL,
  ClosedOn TEXT,
  HandledBy TEXT,
  Action TEXT,
  Repeat INTEGER
);
INSERT INTO Complaints VALUES (1, '2025-01-09', '2025-01-14', 'Ms Okafor', NULL, 'late', 'in person', 'hospital', 30.22, 25, 'N', 0, '2025-02-04', 'Joan', 'apology letter, voucher', 1);
INSERT INTO Complaints VALUES (2, '2025-02-06', '2025-02-10', 'Ms Okafor', 7, 'rude', 'phone', 'town centre', 19.9, 16, '', NULL, NULL, 'Priya', '', 0);
INSERT INTO Complaints VALUES (3, '2025-09-05', '2025-09-11', 'A. Mensah', 3, 'route', 'phone', 'hospital', 21.23, 47, 'N', 8.5, '2025-09-17', '', 'apology letter, voucher', 0);
INSERT INTO Complaints VALUES (4, '2025-07-24', '2025-07-29', 'J. Boyle', 9, 'Late', 'phone', 'docks', 16.77, 45, 'Y', 12, '2025-08-27', 'Joan', 'warning', 0);
INSERT INTO Complaints VALUES (5, '2025-09-19', '2025-09-27', 'Ms Okafor', 11, 'no show', 'phone', 'retail park', 24.33, 0, 'N', 0, '2025-10-24', 'Miles', 'training', 0);
INSERT INTO Complaints VALUES (6, '2025-03-09', '2025-03-09', 'Anonymous', 2, 'route', 'email', 'town centre', 53.6, NULL, 'N', 0, '2025-04-01', '', 'suspended', 0);
INSERT INTO Complaints VALUES (7, '2025-05-27', '2025-06-04', 'Anonymous', 8, 'rude', 'phone', 'rail station', 55.94, 0, 'N', 34.5, '2025-06-22', 'Miles', 'apology letter', 0);
INSERT INTO Complaints VALUES (8, '2025-08-13', '2025-08-19', 'Ms Okafor', 5, 'overcharged', 'email', 'airport', 7.66, 45, 'Y', 0, '2025-09-11', 'Joan', 'apology letter', 0);
INSERT INTO Complaints VALUES (9, '2025-01-15', '2025-01-19', 'A. Mensah', 7, 'overcharged', 'web form', 'retail park', 46.43, NULL, '', 0, '2025-02-05', 'Joan', 'Warning', 0);
INSERT INTO Complaints VALUES (10, '2025-05-05', '2025-05-12', 'A. Mensah', 8, 'overcharged', 'email', 'airport', 50.72, 36, '', NULL, NULL, 'Joan', '', 0);
INSERT INTO Complaints VALUES (11, '2025-03-11', '2025-03-17', 'P. Sandhu', NULL, 'late', 'in person', 'retail park', 39.66, 0, '', NULL, NULL, 'Miles', '', 0);
INSERT INTO Complaints VALUES (12, '2025-09-10', '2025-09-18', 'Mrs Hartley', NULL, 'no show', 'email', 'airport', 58.6, 0, '', 34.5, '2025-09-26', '', 'warning', 0);
INSERT INTO Complaints VALUES (13, '2025-07-06', '2025-07-12', 'P. Sandhu', 10, 'late', 'email', 'town centre', 37.16, NULL, '', NULL, NULL, 'Joan', '', 0);
INSERT INTO Complaints VALUES (14, '2025-05-23', '2025-05-27', 'Station Hotel', 7, 'driving', 'phone', 'Marlow Rd', 11.07, 10, '', 0, '2025-06-11', 'Joan', 'apology letter, voucher', 0);
INSERT INTO Complaints VALUES (15, '2025-02-16', '2025-02-18', 'T. Walsh', 3, 'rude', 'phone', 'docks', 15.89, 12, 'Y', 34.5, '2025-02-26', 'Miles', 'warning', 0);
INSERT INTO Complaints VALUES (16, '2025-07-28', '2025-07-30', 'J. Boyle', 6, 'late', 'email', 'hospital', 58.25, 0, '', NULL, NULL, 'Priya', '', 0);
INSERT INTO Complaints VALUES (17, '2025-04-13', '2025-04-16', 'Ms Okafor', 2, 'no show', 'phone', 'Marlow Rd', 8.64, 46, '', 5, '2025-05-20', 'Priya', 'none', 0);
INSERT INTO Complaints VALUES (18, '2025-07-12', '2025-07-14', 'A. Mensah', 11, 'rude', 'web form', 'docks', 38.3, 50, '', NULL, NULL, 'Joan', '', 1);
INSERT INTO Complaints VALUES (19, '2025-09-24', '2025-10-02', 'R. Pugh', 10, 'no show', 'Email', 'hospital', 52.9, 20, 'N', 8.5, '2025-10-03', '', 'apology letter, voucher', 0);
INSERT INTO Complaints VALUES (20, '2025-03-25', '2025-03-25', 'Mr Eaves', 9, 'late', 'Email', 'airport', 54.88, 7, 'N', 0, '2025-03-30', 'Joan', 'none', 0);
INSERT INTO Complaints VALUES (21, '2025-09-14', '2025-09-20', 'Anonymous', 1, 'driving', 'web form', 'town centre', 40.59, NULL, 'Y', 0, '2025-10-12', 'Joan', 'suspended', 0);
INSERT INTO Complaints VALUES (22, '2025-03-31', '2025-04-08', 'Mrs Hartley', 7, 'driving', 'phone', 'town centre', 33.36, 27, 'N', 8.5, '2025-04-11', 'Joan', 'Warning', 0);
INSERT INTO Complaints VALUES (23, '2025-07-11', '2025-07-17', 'Mr Eaves', 5, 'overcharged', 'phone', 'rail station', 51.18, 12, '', NULL, NULL, 'Miles', '', 0);
INSERT INTO Complaints VALUES (24, '2025-04-14', '2025-04-21', 'anonymous', 11, 'Late', 'email', 'retail park', 54.75, 15, '', 5, '2025-05-11', 'Priya', 'Warning', 0);
INSERT INTO Complaints VALUES (25, '2025-06-26', '2025-06-29', 'Kirsty B', NULL, 'refused card', 'email', 'docks', 21.99, 0, '', NULL, NULL, 'Priya', '', 0);
INSERT INTO Complaints VALUES (26, '2025-07-21', '2025-07-26', 'R. Pugh', NULL, 'late', 'in person', 'hospital', 61.0, 49, 'Y', 0, '2025-08-26', '', 'none', 0);
INSERT INTO Complaints VALUES (27, '2025-09-13', '2025-09-14', 'Mrs Hartley', 11, 'driving', 'web form', 'hospital', 28.54, NULL, 'N', 20, '2025-10-01', 'Joan', 'training', 0);
INSERT INTO Complaints VALUES (28, '2025-09-07', '2025-09-15', 'J. Boyle', 5, 'late', 'phone', 'airport', 56.86, 47, 'Y', 0, '2025-10-14', 'Miles', 'Warning', 1);
INSERT INTO Complaints VALUES (29, '2025-03-05', '2025-03-14', 'L. Novak', 8, 'rude', 'web form', 'docks', 13.28, 19, 'N', 34.5, '2025-04-09', 'Miles', 'apology letter', 0);
INSERT INTO Complaints VALUES (30, '2025-07-19', '2025-07-27', 'Kirsty B', 5, 'late', 'web form', 'retail park', 44.5, 0, 'N', 8.5, '2025-08-16', 'Miles', 'warning', 0);
INSERT INTO Complaints VALUES (31, '2025-08-01', '2025-08-09', 'Ms Okafor', 9, 'Late', 'phone', 'town centre', 4.63, 22, 'Y', 8.5, '2025-08-13', 'Miles', 'apology letter', 0);
INSERT INTO Complaints VALUES (32, '2025-08-02', '2025-08-03', 'P. Sandhu', 4, 'late', 'email', 'Marlow Rd', 31.18, 24, '', 34.5, '2025-08-19', '', 'warning', 0);
INSERT INTO Complaints VALUES (33, '2025-08-26', '2025-08-31', 'D. Stein', 8, 'Late', 'email', 'hospital', 30.19, NULL, 'Y', 0, '2025-09-27', 'Joan', 'none', 0);
INSERT INTO Complaints VALUES (34, '2025-07-02', '2025-07-04', 'Cllr Finch', 2, 'overcharged', 'phone', 'town centre', 26.77, NULL, 'N', 0, '2025-08-02', 'Joan', 'none', 0);
INSERT INTO Complaints VALUES (35, '2025-05-10', '2025-05-11', 'D. Stein', 11, 'late', 'email', 'town centre', 8.99, 0, 'N', 0, '2025-05-21', '', 'warning', 0);
INSERT INTO Complaints VALUES (36, '2025-02-03', '2025-02-12', 'Mr Eaves', 7, 'overcharged', 'in person', 'rail station', 18.96, 0, '', 0, '2025-03-11', '', 'warning', 0);
INSERT INTO Complaints VALUES (37, '2025-03-22', '2025-03-23', 'J. Boyle', 11, 'rude', 'email', 'hospital', 53.62, 33, 'N', 0, '2025-03-27', 'Miles', 'none', 1);
INSERT INTO Complaints VALUES (38, '2025-01-12', '2025-01-13', 'J. Boyle', 3, 'late', 'phone', 'Marlow Rd', 38.76, 0, '', NULL, NULL, 'Priya', '', 1);
INSERT INTO Complaints VALUES (39, '2025-06-07', '2025-06-16', 'Cllr Finch', 8, 'late', 'phone', 'rail station', 28.21, 0, 'N', 0, '2025-07-09', 'Joan', 'none', 0);
INSERT INTO Complaints VALUES (40, '2025-03-21', '2025-03-28', 'J. Boyle', 8, 'driving', 'phone', 'docks', 23.54, 7, 'N', 8.5, '2025-04-16', 'Priya', 'warning', 1);
INSERT INTO Complaints VALUES (41, '2025-07-16', '2025-07-22', 'Station Hotel', 3, 'driving', 'phone', 'docks', 47.42, NULL, '', 20, '2025-07-24', 'Priya', 'none', 0);
INSERT INTO Complaints VALUES (42, '2025-03-14', '2025-03-22', 'Anonymous', 8, 'no show', 'email', 'airport', 55.63, NULL, 'Y', 34.5, '2025-04-14', 'Joan', 'suspended', 1);
INSERT INTO Complaints VALUES (43, '2025-08-20', '2025-08-29', 'Mr Eaves', 8, 'rude', 'phone', 'hospital', 10.55, 0, 'Y', 0, '2025-09-26', 'Priya', 'warning', 0);
INSERT INTO Complaints VALUES (44, '2025-02-11', '2025-02-20', 'Cllr Finch', 2, 'rude', 'phone', 'rail station', 26.92, NULL, 'Y', 20, '2025-03-17', 'Priya', 'warning', 1);
INSERT INTO Complaints VALUES (45, '2025-06-15', '2025-06-23', 'T. Walsh', 1, 'lost property', 'email', 'rail station', 37.28, 0, '', 0, '2025-07-08', 'Joan', 'none', 1);
INSERT INTO Complaints VALUES (46, '2025-02-13', '2025-02-13', 'P. Sandhu', 7, 'route', 'web form', 'hospital', 25.71, 0, 'Y', 0, '2025-02-20', 'Miles', 'training', 1);
INSERT INTO Complaints VALUES (47, '2025-01-09', '2025-01-10', 'Kirsty B', 10, 'overcharged', 'phone', 'Marlow Rd', 14.07, 23, '', NULL, NULL, 'Joan', '', 0);
INSERT INTO Complaints VALUES (48, '2025-03-05', '2025-03-12', 'Ms Okafor', 7, 'no show', 'email', 'airport', 30.66, 0, 'N', 0, '2025-03-31', 'Miles', 'Warning', 0);
INSERT INTO Complaints VALUES (49, '2025-08-19', '2025-08-19', 'T. Walsh', 7, 'driving', 'email', 'rail station', 20.31, 12, 'N', 0, '2025-08-21', 'Priya', 'suspended', 0);
INSERT INTO Complaints VALUES (50, '2025-06-05', '2025-06-09', 'City Hospital', 3, 'no show', 'phone', 'airport', 20.81, NULL, '', 0, '2025-06-10', 'Joan', 'none', 0);
INSERT INTO Complaints VALUES (51, '2025-02-18', '2025-02-18', 'T. Walsh', 10, 'rude', 'phone', 'hospital', 38.78, 15, 'N', 20, '2025-03-01', 'Priya', 'warning', 0);
INSERT INTO Complaints VALUES (52, '2025-07-25', '2025-07-28', 'T. Walsh', 8, 'rude', 'phone', 'Marlow Rd', 27.98, 36, 'Y', 5, '2025-08-12', '', 'none', 0);
INSERT INTO Complaints VALUES (53, '2025-03-08', '2025-03-17', 'D. Stein', 7, 'late', 'web form', 'hospital', 44.45, 0, 'Y', 8.5, '2025-03-23', 'Priya', 'training', 1);
INSERT INTO Complaints VALUES (54, '2025-02-13', '2025-02-17', 'City Hospital', 5, 'overcharged', 'phone', 'docks', 59.26, 25, '', NULL, NULL, 'Miles', '', 0);
INSERT INTO Complaints VALUES (55, '2025-05-20', '2025-05-22', 'J. Boyle', NULL, 'driving', 'email', 'docks', 53.32, 0, 'Y', 5, '2025-05-28', 'Joan', 'warning', 1);
INSERT INTO Complaints VALUES (56, '2025-03-11', '2025-03-11', 'Kirsty B', 10, 'late', 'email', 'town centre', 43.34, 17, '', 8.5, '2025-03-20', '', 'none', 0);
INSERT INTO Complaints VALUES (57, '2025-04-08', '2025-04-12', 'P. Sandhu', 11, 'lost property', 'email', 'Marlow Rd', 12.01, 0, '', NULL, NULL, 'Joan', '', 1);
INSERT INTO Complaints VALUES (58, '2025-01-15', '2025-01-20', 'Anonymous', 7, 'route', 'web form', 'town centre', 11.48, 28, '', 0, '2025-01-30', 'Miles', 'warning', 1);
INSERT INTO Complaints VALUES (59, '2025-07-18', '2025-07-22', 'J. Boyle', 6, 'lost property', 'phone', 'rail station', 52.01, 49, 'Y', 8.5, '2025-08-23', 'Joan', 'Warning', 1);
INSERT INTO Complaints VALUES (60, '2025-05-14', '2025-05-15', 'Mrs Hartley', 2, 'late', 'email', 'rail station', 43.26, 0, '', 8.5, '2025-06-14', '', 'warning', 1);
INSERT INTO Complaints VALUES (61, '2025-07-10', '2025-07-12', 'Cllr Finch', 5, 'rude', 'email', 'docks', 7.73, NULL, '', NULL, NULL, 'Joan', '', 0);
INSERT INTO Complaints VALUES (62, '2025-08-10', '2025-08-17', 'Mr Eaves', 7, 'lost property', 'Email', 'Marlow Rd', 54.94, 14, 'N', 0, '2025-09-14', 'Priya', 'apology letter', 1);
INSERT INTO Complaints VALUES (63, '2025-01-15', '2025-01-23', 'Mr Eaves', 4, 'refused card', 'phone', 'Marlow Rd', 13.96, 33, 'Y', 0, '2025-02-15', 'Miles', 'Warning', 0);
INSERT INTO Complaints VALUES (64, '2025-05-21', '2025-05-28', 'R. Pugh', 7, 'refused card', 'phone', 'town centre', 39.4, 26, 'N', 12, '2025-06-03', 'Joan', 'Warning', 0);
INSERT INTO Complaints VALUES (65, '2025-08-27', '2025-09-02', 'anonymous', 3, 'overcharged', 'phone', 'town centre', 45.18, 18, '', NULL, NULL, 'Joan', '', 0);
INSERT INTO Complaints VALUES (66, '2025-02-01', '2025-02-03', 'Anonymous', 5, 'late', 'email', 'rail station', 13.78, 21, 'Y', 0, '2025-02-09', 'Joan', 'none', 0);
INSERT INTO Complaints VALUES (67, '2025-06-11', '2025-06-19', 'Anonymous', 6, 'overcharged', 'email', 'retail park', 35.22, 0, '', NULL, NULL, 'Joan', '', 0);
INSERT INTO Complaints VALUES (68, '2025-02-25', '2025-02-25', 'L. Novak', 10, 'late', 'in person', 'Marlow Rd', 35.25, 6, '', NULL, NULL, 'Priya', '', 0);
INSERT INTO Complaints VALUES (69, '2025-01-05', '2025-01-12', 'Mrs Hartley', 5, 'rude', 'email', 'retail park', 27.33, 0, 'N', 0, '2025-02-10', 'Joan', 'Warning', 0);
INSERT INTO Complaints VALUES (70, '2025-05-15', '2025-05-24', 'Station Hotel', 1, 'overcharged', 'web form', 'retail park', 31.63, 0, 'N', 0, '2025-06-10', 'Joan', 'none', 0);
INSERT INTO Complaints VALUES (71, '2025-08-07', '2025-08-10', 'T. Walsh', 2, 'late', 'phone', 'town centre', 24.71, 19, 'N', 0, '2025-08-17', 'Priya', 'warning', 0);
INSERT INTO Complaints VALUES (72, '2025-01-09', '2025-01-13', 'Ms Okafor', 3, 'late', 'email', 'docks', 11.36, 34, '', NULL, NULL, 'Miles', '', 1);
INSERT INTO Complaints VALUES (73, '2025-02-14', '2025-02-19', 'Station Hotel', 9, 'overcharged', 'in person', 'rail station', 16.7, 0, '', NULL, NULL, 'Joan', '', 0);
INSERT INTO Complaints VALUES (74, '2025-04-26', '2025-04-29', 'L. Novak', 7, 'Late', 'email', 'town centre', 51.55, NULL, '', NULL, NULL, 'Miles', '', 0);
INSERT INTO Complaints VALUES (75, '2025-06-04', '2025-06-05', 'Anonymous', 2, 'route', 'email', 'Marlow Rd', 26.26, 0, 'N', 0, '2025-07-07', 'Miles', 'warning', 0);
INSERT INTO Complaints VALUES (76, '2025-07-03', '2025-07-03', 'T. Walsh', 8, 'lost property', 'phone', 'town centre', 49.76, 0, '', 0, '2025-07-28', '', 'warning', 0);
