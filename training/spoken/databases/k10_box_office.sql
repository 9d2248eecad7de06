CREATE TABLE production (
  prod_id INTEGER PRIMARY KEY,
  title TEXT,
  playwright TEXT,
  genre TEXT,
  director TEXT,
  performances INTEGER,
  opening_night TEXT,
  last_night TEXT,
  rights_fee_gbp REAL,
  audience TEXT
);
INSERT INTO production VALUES (1, 'The Ladykillers', 'Graham Linehan', 'comedy', 'Pauline Ashby', 5, '2024-10-15', '2024-10-19', 420.0, 'mixed');
INSERT INTO production VALUES (2, 'Aladdin', 'Ben Crocker', 'Panto', 'Rob Tench', 9, '2024-12-06', '2024-12-15', 650.0, 'family');
INSERT INTO production VALUES (3, 'An Inspector Calls', 'J B Priestley', 'drama', 'Pauline Ashby', 5, '2025-02-18', '2025-02-22', 380.0, '12+');
INSERT INTO production VALUES (4, 'Blithe Spirit', 'Noel Coward', 'comedy', 'Moira Keane', 5, '2025-04-29', '2025-05-03', 400.0, 'mixed');
INSERT INTO production VALUES (5, 'Oliver!', 'Lionel Bart', 'musical', 'Rob Tench', 8, '2025-06-24', '2025-07-02', 1150.0, 'family');
INSERT INTO production VALUES (6, 'The Woman in Black', 'Stephen Mallatratt', 'Drama', 'Jed Oakes', 4, '2025-09-23', '2025-09-26', NULL, '14+');
INSERT INTO production VALUES (7, 'One-Act Festival', 'various', 'drama', NULL, 1, '2025-08-09', '2025-08-09', 0.0, 'mixed');
CREATE TABLE booking (
  ref INTEGER PRIMARY KEY,
  prod_id INTEGER REFERENCES production(prod_id),
  booked_on TEXT,
  perf_date TEXT,
  customer TEXT,
  seats INTEGER,
  concessions INTEGER,
  due_gbp REAL,
  paid_gbp REAL,
  channel TEXT,
  collected TEXT,
  seat_nos TEXT,
  access_needs TEXT,
  programme_incl TEXT
);
INSERT INTO booking VALUES (4101, 6, '2025-08-21', '2025-09-24', 'H. Pereira', 4, 3, 47, 47, 'Online', 'Y', '', NULL, 'x');
INSERT INTO booking VALUES (4104, 3, '2025-01-15', '2025-02-20', 'Anita Rao', 2, 1, 25, 25, 'counter', 'Y', 'F2, F3', '', '');
INSERT INTO booking VALUES (4107, 2, '2024-11-24', '2024-12-06', 'J Abara', 1, 0, 14, 7.0, 'counter', 'Y', 'A2', 'wheelchair', '');
INSERT INTO booking VALUES (4108, 1, '2024-09-03', '2024-10-16', 'WI Marlcombe', 26, 9, 337, 337, 'phone', 'Y', 'J4, J5, J6, J7, J8', 'Wheelchair, aisle seat', '');
INSERT INTO booking VALUES (4110, 1, '2024-10-06', '2024-10-17', 'H. Pereira', 5, 1, 67, 67, 'online', 'N', 'H5, H6, H7, H8, H9', NULL, '');
INSERT INTO booking VALUES (4112, 2, '2024-12-06', '2024-12-09', 'H. Pereira', 4, 3, 47, 0.0, 'Online', 'Y', 'E2, E3, E4, E5', NULL, 'x');
INSERT INTO booking VALUES (4115, 6, '2025-08-09', '2025-09-23', 'Marlcombe Scouts', 15, 0, 210, 210, 'phone', 'Y', 'D5, D6, D7, D8, D9', 'wheelchair', '');
INSERT INTO booking VALUES (4117, 2, '2024-11-28', '2024-12-06', 'Marlcombe Scouts', 9, 7, 105, 105, 'online', 'N', 'G3, G4, G5, G6, G7', '', 'x');
INSERT INTO booking VALUES (4118, 2, '2024-11-30', '2024-12-14', 'H. Pereira', 2, 2, 22, 22, 'counter', 'Y', '', NULL, 'x');
INSERT INTO booking VALUES (4121, 4, '2025-04-24', '2025-05-02', 'Dr Finch', 4, 3, 47, 47, 'phone', 'Y', 'F7, F8, F9, F10', NULL, '');
INSERT INTO booking VALUES (4122, 3, '2025-01-26', '2025-02-18', 'The Hobbs family', 6, 3, 75, 75, 'Online', 'Y', 'H7, H8, H9, H10, H11', 'Wheelchair, aisle seat', 'x');
INSERT INTO booking VALUES (4125, 3, '2025-01-22', '2025-02-21', 'J Abara', 6, 5, 69, 69, 'phone', 'Y', '', '', '');
INSERT INTO booking VALUES (4128, 1, '2024-09-03', '2024-10-18', 'Sue Petty', 4, 2, 50, 50, 'online', 'Y', 'B3, B4, B5, B6', NULL, 'x');
INSERT INTO booking VALUES (4129, 4, '2025-04-05', '2025-05-01', 'Wendy Bostock', 5, 1, 67, 33.5, 'phone', 'Y', 'H5, H6, H7, H8, H9', '', '');
INSERT INTO booking VALUES (4132, 2, '2024-11-15', '2024-12-12', 'Carole Lister', 5, 4, 58, 58, 'counter', 'Y', 'B3, B4, B5, B6, B7', 'wheelchair', 'x');
INSERT INTO booking VALUES (4133, 1, '2024-09-24', '2024-10-19', 'Mrs Dunstan', 5, 1, 67, 67, 'Online', 'Y', '', '', '');
INSERT INTO booking VALUES (4134, 5, '2025-05-23', '2025-06-28', 'Ken Rudge', 4, 0, 68, 34.0, 'online', 'Y', 'E3, E4, E5, E6', NULL, '');
INSERT INTO booking VALUES (4136, 3, '2025-01-14', '2025-02-21', 'Dr Finch', 2, 1, 25, 12.5, 'phone', 'Y', 'J5, J6', 'wheelchair', '');
INSERT INTO booking VALUES (4137, 6, '2025-09-22', '2025-09-25', 'The Hobbs family', 3, 3, 33, 33, 'phone', 'Y', '', '', '');
INSERT INTO booking VALUES (4138, 6, '2025-09-05', '2025-09-26', 'Carole Lister', 1, 1, 11, 11, 'counter', 'Y', 'E1', '', 'x');
INSERT INTO booking VALUES (4139, 5, '2025-05-10', '2025-06-24', 'Carole Lister', 5, 4, 73, 73, 'online', 'N', '', 'aisle seat', '');
INSERT INTO booking VALUES (4140, 6, '2025-09-20', '2025-09-23', 'Anita Rao', 4, 2, 50, 50, 'phone', 'Y', 'B5, B6, B7, B8', '', '');
INSERT INTO booking VALUES (4142, 1, '2024-09-10', '2024-10-17', 'U3A group', 9, 7, 105, 105, 'Online', 'N', 'J1, J2, J3, J4, J5', NULL, '');
INSERT INTO booking VALUES (4143, 3, '2025-02-16', '2025-02-21', 'Carole Lister', 2, 2, 22, 22, 'online', 'N', 'A1, A2', '', '');
INSERT INTO booking VALUES (4145, 5, '2025-05-27', '2025-06-29', 'Tim Gale', 1, 0, 17, 0.0, 'Online', 'Y', 'J6', 'hearing loop', '');
INSERT INTO booking VALUES (4147, 3, '2025-02-12', '2025-02-19', 'Wendy Bostock', 3, 1, 39, 0.0, 'online', 'N', 'E2, E3, E4', '', 'x');
INSERT INTO booking VALUES (4149, 4, '2025-04-19', '2025-05-03', 'Anita Rao', 4, 4, 44, 44, 'online', 'Y', 'C2, C3, C4, C5', 'aisle seat', '');
INSERT INTO booking VALUES (4152, 5, '2025-06-10', '2025-06-26', 'Dr Finch', 3, 1, 48, 48, 'phone', 'Y', 'A4, A5, A6', 'aisle seat', '');
INSERT INTO booking VALUES (4153, 4, '2025-04-13', '2025-04-30', 'Wendy Bostock', 2, 0, 28, 28, 'phone', 'N', 'F1, F2', 'aisle seat', 'x');
INSERT INTO booking VALUES (4156, 4, '2025-04-13', '2025-04-30', 'U3A group', 9, 9, 99, 99, 'Online', 'Y', 'B5, B6, B7, B8, B9', 'hearing loop', '');
INSERT INTO booking VALUES (4157, 3, '2025-01-19', '2025-02-22', 'H. Pereira', 4, 3, 47, 47, 'phone', 'Y', 'G7, G8, G9, G10', '', '');
INSERT INTO booking VALUES (4158, 3, '2025-02-14', '2025-02-22', 'The Hobbs family', 4, 0, 56, 0.0, 'phone', 'Y', 'G7, G8, G9, G10', '', '');
INSERT INTO booking VALUES (4161, 1, '2024-09-26', '2024-10-18', 'Tim Gale', 6, 5, 69, 69, 'online', 'Y', 'A7, A8, A9, A10, A11', 'hearing loop', 'x');
INSERT INTO booking VALUES (4163, 6, '2025-08-26', '2025-09-24', 'Carole Lister', 5, 1, 67, 67, 'online', 'Y', 'E4, E5, E6, E7, E8', '', '');
INSERT INTO booking VALUES (4164, 3, '2025-01-15', '2025-02-21', 'H. Pereira', 4, 2, 50, 50, 'phone', 'Y', 'H7, H8, H9, H10', 'aisle seat', '');
INSERT INTO booking VALUES (4167, 6, '2025-08-25', '2025-09-24', 'H. Pereira', 3, 3, 33, 0.0, 'Online', 'Y', 'B6, B7, B8', '', 'x');
INSERT INTO booking VALUES (4169, 6, '2025-08-29', '2025-09-23', 'Ken Rudge', 4, 4, 44, 44, 'counter', 'Y', 'A3, A4, A5, A6', '', '');
INSERT INTO booking VALUES (4170, 2, '2024-12-08', '2024-12-11', 'Tim Gale', 1, 0, 14, 14, 'online', 'Y', 'A7', '', '');
INSERT INTO booking VALUES (4171, 5, '2025-05-18', '2025-06-28', 'WI Marlcombe', 10, 4, 158, 158, 'phone', 'Y', 'J7, J8, J9, J10, J11', 'hearing loop', '');
INSERT INTO booking VALUES (4172, 2, '2024-11-15', '2024-12-14', 'Anita Rao', 6, 3, 75, 75, 'online', 'Y', '', '', '');
INSERT INTO booking VALUES (4173, 6, '2025-09-12', '2025-09-25', 'Wendy Bostock', 4, 2, 50, 0.0, 'counter', 'Y', 'A6, A7, A8, A9', 'aisle seat', 'x');
INSERT INTO booking VALUES (4175, 2, '2024-11-19', '2024-12-11', 'Wendy Bostock', 4, 0, 56, 56, 'counter', 'Y', 'G4, G5, G6, G7', 'hearing loop', 'x');
INSERT INTO booking VALUES (4177, 2, '2024-12-07', '2024-12-14', 'Tim Gale', 2, 2, 22, 22, 'online', 'Y', '', 'aisle seat', '');
INSERT INTO booking VALUES (4178, 2, '2024-11-07', '2024-12-12', 'The Hobbs family', 2, 2, 22, 22, 'online', 'N', '', 'aisle seat', '');
INSERT INTO booking VALUES (4179, 4, '2025-04-22', '2025-04-30', 'WI Marlcombe', 12, 12, 132, 132, 'phone', 'Y', 'F4, F5, F6, F7, F8', '', '');
INSERT INTO booking VALUES (4182, 5, '2025-06-24', '2025-06-25', 'Ken Rudge', 4, 3, 59, 59, 'Online', 'Y', 'C5, C6, C7, C8', 'hearing loop', '');
INSERT INTO booking VALUES (4184, 1, '2024-09-24', '2024-10-16', 'Lionel Marsh', 2, 0, 28, 28, 'counter', 'Y', 'F3, F4', '', '');
INSERT INTO booking VALUES (4185, 4, '2025-04-04', '2025-04-29', 'WI Marlcombe', 13, 8, 158, 158, 'phone', 'Y', 'F8, F9, F10, F11, F12', NULL, '');
INSERT INTO booking VALUES (4188, 4, '2025-04-14', '2025-04-30', 'Lionel Marsh', 3, 1, 39, 39, 'online', 'Y', 'G4, G5, G6', 'wheelchair', '');
INSERT INTO booking VALUES (4189, 4, '2025-04-18', '2025-04-29', 'Lionel Marsh', 5, 5, 55, 55, 'online', 'Y', '', '', '');
INSERT INTO booking VALUES (4192, 4, '2025-04-13', '2025-05-03', 'Ken Rudge', 1, 0, 14, 14, 'counter', 'Y', 'A1', '', '');
INSERT INTO booking VALUES (4195, 4, '2025-04-01', '2025-05-01', 'Wendy Bostock', 6, 1, 81, 81, 'online', 'Y', '', '', '');
INSERT INTO booking VALUES (4198, 2, '2024-12-09', '2024-12-11', 'Ken Rudge', 1, 0, 14, 14, 'online', 'Y', 'J6', '', 'x');
INSERT INTO booking VALUES (4200, 3, '2025-01-14', '2025-02-22', 'WI Marlcombe', 16, 14, 182, 182, 'online', 'N', 'F5, F6, F7, F8, F9', 'wheelchair', '');
INSERT INTO booking VALUES (4203, 4, '2025-03-17', '2025-04-30', 'Marlcombe Scouts', 14, 4, 184, 184, 'phone', 'N', 'B8, B9, B10, B11, B12', NULL, '');
INSERT INTO booking VALUES (4204, 2, '2024-12-07', '2024-12-10', 'Marlcombe Scouts', 8, 8, 88, 88, 'counter', 'N', 'J4, J5, J6, J7, J8', 'wheelchair', '');
INSERT INTO booking VALUES (4207, 3, '2025-02-17', '2025-02-19', 'Dr Finch', 1, 1, 11, 11, 'online', 'Y', 'A4', 'aisle seat', 'x');
INSERT INTO booking VALUES (4210, 2, '2024-11-02', '2024-12-12', 'Anita Rao', 6, 4, 72, 0.0, 'online', 'N', '', 'hearing loop', 'x');
INSERT INTO booking VALUES (4213, 4, '2025-04-05', '2025-05-01', 'Mrs Dunstan', 4, 3, 47, 0.0, 'online', 'Y', 'F6, F7, F8, F9', '', 'x');
INSERT INTO booking VALUES (4216, 1, '2024-09-28', '2024-10-15', 'Anita Rao', 4, 0, 56, 56, 'Online', 'Y', 'J3, J4, J5, J6', 'wheelchair', '');
INSERT INTO booking VALUES (4219, 4, '2025-04-08', '2025-04-29', 'The Hobbs family', 2, 1, 25, 25, 'phone', 'N', 'A4, A5', '', '');
INSERT INTO booking VALUES (4220, 5, '2025-06-22', '2025-06-27', 'Marlcombe Scouts', 8, 6, 118, 0.0, 'counter', 'Y', 'G3, G4, G5, G6, G7', '', '');
INSERT INTO booking VALUES (4223, 2, '2024-10-28', '2024-12-12', 'Wendy Bostock', 4, 4, 44, 0.0, 'online', 'Y', 'B6, B7, B8, B9', 'Wheelchair, aisle seat', 'x');
INSERT INTO booking VALUES (4224, 4, '2025-04-05', '2025-05-02', 'Carole Lister', 6, 0, 84, 84, 'phone', 'Y', 'D5, D6, D7, D8, D9', NULL, '');
INSERT INTO booking VALUES (4226, 2, '2024-10-31', '2024-12-13', 'WI Marlcombe', 21, 1, 291, 291, 'online', 'Y', 'D6, D7, D8, D9, D10', NULL, '');
INSERT INTO booking VALUES (4229, 2, '2024-11-16', '2024-12-12', 'Carole Lister', 2, 0, 28, 0.0, 'online', 'Y', 'F6, F7', '', '');
INSERT INTO booking VALUES (4231, 4, '2025-04-06', '2025-05-03', 'U3A group', 9, 5, 111, 111, 'online', 'Y', '', 'aisle seat', '');
INSERT INTO booking VALUES (4234, 1, '2024-10-11', '2024-10-17', 'Marlcombe Scouts', 17, 8, 214, 214, 'Online', 'N', 'D5, D6, D7, D8, D9', 'Wheelchair, aisle seat', '');
INSERT INTO booking VALUES (4236, 5, '2025-06-15', '2025-06-30', 'U3A group', 26, 12, 406, 406, 'online', 'Y', 'C4, C5, C6, C7, C8', '', '');
INSERT INTO booking VALUES (4238, 6, '2025-09-12', '2025-09-23', 'The Hobbs family', 1, 0, 14, 14, 'phone', 'Y', 'H5', '', '');
INSERT INTO booking VALUES (4241, 2, '2024-11-26', '2024-12-14', 'U3A group', 13, 6, 164, 164, 'Online', 'N', 'F6, F7, F8, F9, F10', NULL, '');
INSERT INTO booking VALUES (4243, 4, '2025-05-03', '2025-05-03', 'Marlcombe Scouts', 9, 2, 120, 120, 'online', 'N', 'H8, H9, H10, H11, H12', '', '');
INSERT INTO booking VALUES (4246, 6, '2025-08-13', '2025-09-25', 'Wendy Bostock', 6, 0, 84, 84, 'online', 'Y', 'D2, D3, D4, D5, D6', '', 'x');
INSERT INTO booking VALUES (4249, 1, '2024-09-05', '2024-10-18', 'U3A group', 19, 2, 260, 130.0, 'phone', 'Y', 'E2, E3, E4, E5, E6', '', '');
INSERT INTO booking VALUES (4252, 2, '2024-12-02', '2024-12-11', 'Anita Rao', 3, 2, 36, 36, 'online', 'N', 'B3, B4, B5', '', '');
INSERT INTO booking VALUES (4254, 6, '2025-08-29', '2025-09-26', 'H. Pereira', 1, 0, 14, 0.0, 'online', 'Y', 'J8', 'wheelchair', 'x');
INSERT INTO booking VALUES (4255, 1, '2024-09-06', '2024-10-19', 'Marlcombe Scouts', 8, 2, 106, 106, 'online', 'Y', 'A4, A5, A6, A7, A8', '', 'x');
INSERT INTO booking VALUES (4258, 3, '2025-02-17', '2025-02-19', 'U3A group', 14, 10, 166, 166, 'online', 'N', '', '', '');
INSERT INTO booking VALUES (4261, 2, '2024-11-06', '2024-12-14', 'Marlcombe Scouts', 17, 17, 187, 93.5, 'phone', 'N', 'H8, H9, H10, H11, H12', 'wheelchair', '');
INSERT INTO booking VALUES (4263, 4, '2025-04-19', '2025-05-01', 'Sue Petty', 5, 0, 70, 70, 'phone', 'Y', 'B3, B4, B5, B6, B7', '', '');
INSERT INTO booking VALUES (4266, 6, '2025-08-18', '2025-09-24', 'Anita Rao', 4, 0, 56, 0.0, 'phone', 'N', '', '', 'x');
INSERT INTO booking VALUES (4269, 2, '2024-11-17', '2024-12-07', 'The Hobbs family', 3, 3, 33, 33, 'online', 'Y', 'D4, D5, D6', '', 'x');
INSERT INTO booking VALUES (4272, 2, '2024-10-29', '2024-12-11', 'Anita Rao', 2, 0, 28, 28, 'phone', 'Y', 'F1, F2', '', '');
INSERT INTO booking VALUES (4273, 6, '2025-09-20', '2025-09-26', 'Tim Gale', 6, 4, 72, 72, 'phone', 'Y', 'A2, A3, A4, A5, A6', 'aisle seat', '');
