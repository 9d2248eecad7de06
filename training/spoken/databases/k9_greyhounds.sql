CREATE TABLE dogs (
  id INTEGER PRIMARY KEY,
  name TEXT,
  racing_name TEXT,
  sex TEXT,
  colour TEXT,
  born TEXT,
  intake_date TEXT,
  weight_kg REAL,
  track TEXT,
  races INTEGER,
  cat_safe TEXT,
  neutered TEXT,
  issues TEXT,
  fosterer TEXT
);
INSERT INTO dogs VALUES (1, 'Biscuit', 'Biscuit Flyer', 'F', 'brindle', '2020-12-14', '2025-04-18', 33.3, NULL, 0, 'no', 'N', '', 'Carys Lloyd');
INSERT INTO dogs VALUES (2, 'Flash', 'Flash Lad', 'M', 'fawn ', '2017-03-22', '2025-06-24', 32.1, NULL, 0, 'no', 'Y', 'anxious, pulls on lead', 'Imran Shah');
INSERT INTO dogs VALUES (3, 'Duchess', 'Duchess Dream', 'F', 'white and black', '2021-12-03', '2024-08-28', 23.1, 'Monmore', 31, 'yes', 'Y', 'old hock injury, bad teeth', NULL);
INSERT INTO dogs VALUES (4, 'Marlow', 'Marlow Flyer', 'M', 'black', '2016-12-28', '2025-07-01', 29.1, 'Hove', 29, 'no', 'Y', 'pulls on lead', NULL);
INSERT INTO dogs VALUES (5, 'Tango', 'Tango Express', 'M', 'white and black', '2016-03-09', '2025-08-30', 36.1, 'Crayford', 57, 'no', 'N', 'old hock injury, bad teeth', 'Tom Bassett');
INSERT INTO dogs VALUES (6, 'Socks', NULL, 'F', 'fawn', '2017-11-17', '2025-05-23', 29.5, 'Monmore', 11, 'no', 'N', 'bad teeth', 'Wendy Croft');
INSERT INTO dogs VALUES (7, 'Ivy', 'Ivy Rover', 'F', 'fawn', '2020-11-08', '2024-11-23', 27.7, 'Crayford', 62, 'Yes', 'Y', 'steals food, anxious', NULL);
INSERT INTO dogs VALUES (8, 'Bandit', 'Bandit Flyer', 'M', 'blue', '2021-04-01', '2024-12-20', 32.4, NULL, 0, 'Yes', 'N', 'anxious', 'Imran Shah');
INSERT INTO dogs VALUES (9, 'Whisper', NULL, 'F', 'white and black', '2020-05-16', '2024-08-31', 31.6, 'Crayford', 79, 'no', 'Y', 'bad teeth', 'Jean Pollard');
INSERT INTO dogs VALUES (10, 'Rocket', 'Rocket Dream', 'M', 'brindle', '2021-08-06', '2025-02-07', 36.8, NULL, 0, '?', 'Y', '', 'Jean Pollard');
INSERT INTO dogs VALUES (11, 'Clover', 'Clover Lad', 'M', 'black', '2017-03-22', '2025-05-02', 34.6, NULL, 0, '', 'Y', 'anxious, pulls on lead', 'Nikhil Rao');
INSERT INTO dogs VALUES (12, 'Juno', 'Juno Express', 'F', 'white and black', '2022-03-18', '2024-08-12', 37.5, 'Crayford', 53, '', 'Y', 'corns', 'Nikhil Rao');
INSERT INTO dogs VALUES (13, 'Badger', 'Badger Rover', 'M', 'BLUE', '2016-06-27', '2024-08-13', 37.2, 'Monmore', 59, '', 'Y', 'anxious', 'Jean Pollard');
INSERT INTO dogs VALUES (14, 'Pepper', 'Pepper Express', 'M', 'black', '2015-08-12', '2024-10-19', 26.2, 'Crayford', 12, 'Yes', 'N', '', 'Tom Bassett');
INSERT INTO dogs VALUES (15, 'Sprocket', 'Sprocket Rover', 'M', 'black', '2016-10-16', '2024-05-15', 26.5, NULL, 0, '?', 'N', 'pulls on lead', 'Imran Shah');
INSERT INTO dogs VALUES (16, 'Bramble', 'Bramble Lad', 'M', 'black', '2022-07-16', '2025-05-21', 35.0, NULL, 0, '', 'N', '', 'Imran Shah');
INSERT INTO dogs VALUES (17, 'Olive', 'Olive Lad', 'F', 'blue', '2018-06-03', '2024-11-17', 31.0, 'Hove', 70, '?', 'Y', 'anxious, pulls on lead', 'Imran Shah');
INSERT INTO dogs VALUES (18, 'Comet', NULL, 'M', 'black', '2019-11-13', '2024-03-30', 24.7, 'Sheffield ', 31, 'no', 'Y', 'pulls on lead', 'Tom Bassett');
INSERT INTO dogs VALUES (19, 'Nettle', 'Nettle Express', 'F', 'blue', '2020-11-08', '2024-11-29', 23.3, 'Crayford', 59, '?', 'Y', '', 'Nikhil Rao');
INSERT INTO dogs VALUES (20, 'Rusty', 'Rusty Dream', 'F', 'brindle', '2015-12-15', '2024-12-19', 33.4, 'Romford', 29, '', 'N', 'bad teeth', NULL);
INSERT INTO dogs VALUES (21, 'Dotty', 'Dotty Dream', 'M', 'brindle', '2016-07-06', '2024-03-21', 35.3, NULL, 0, '', 'N', 'anxious', 'Imran Shah');
INSERT INTO dogs VALUES (22, 'Hector', 'Hector Rover', 'M', 'brindle', '2023-02-26', '2025-01-12', 25.4, NULL, 0, '', 'Y', '', 'Jean Pollard');
INSERT INTO dogs VALUES (23, 'Luna', 'Luna Rover', 'F', 'brindle', '2017-10-30', '2024-11-12', 30.5, 'Crayford', 47, 'no', 'Y', 'bad teeth', 'Imran Shah');
INSERT INTO dogs VALUES (24, 'Mabel', NULL, 'F', 'black', '2022-08-03', '2024-05-30', 32.6, 'Romford', 27, 'no', 'Y', '', NULL);
INSERT INTO dogs VALUES (25, 'Otis', NULL, 'M', 'black', '2021-04-02', '2025-01-27', 25.6, 'Towcester', 76, '', 'N', 'anxious', 'Jean Pollard');
INSERT INTO dogs VALUES (26, 'Poppy', 'Poppy Flyer', 'F', 'white and black', '2015-05-15', '2025-08-29', 33.0, NULL, 0, 'Yes', 'Y', 'corns', 'Imran Shah');
INSERT INTO dogs VALUES (27, 'Quill', NULL, 'M', 'black', '2016-06-15', '2024-10-29', 27.3, 'Crayford', 47, '?', 'Y', 'steals food, anxious', 'Carys Lloyd');
INSERT INTO dogs VALUES (28, 'Rolo', 'Rolo Rover', 'F', 'black', '2015-10-14', '2024-03-31', 36.8, 'Towcester', 64, 'no', 'N', 'anxious, pulls on lead', NULL);
INSERT INTO dogs VALUES (29, 'Sadie', 'Sadie Dream', 'F', 'blue', '2015-01-13', '2024-05-06', 26.2, NULL, 0, '', 'Y', 'old hock injury, bad teeth', 'Imran Shah');
INSERT INTO dogs VALUES (30, 'Turbo', 'Turbo Lad', 'M', 'white and black', '2022-10-02', '2024-04-03', 36.8, NULL, 0, '?', 'Y', 'anxious, pulls on lead', 'Carys Lloyd');
INSERT INTO dogs VALUES (31, 'Vera', 'Vera Flyer', 'F', 'black', '2017-06-29', '2025-07-04', 27.5, 'Monmore', 25, '?', 'Y', 'bad teeth', 'Wendy Croft');
INSERT INTO dogs VALUES (32, 'Winnie', NULL, 'F', 'blue', '2018-09-07', '2024-08-05', 37.7, 'CRAYFORD', 25, 'no', 'N', 'old hock injury, bad teeth', NULL);
INSERT INTO dogs VALUES (33, 'Ziggy', NULL, 'M', 'brindle', '2020-09-02', '2024-04-30', 23.1, NULL, 0, 'yes', 'Y', 'steals food, anxious', 'Nikhil Rao');
INSERT INTO dogs VALUES (34, 'Archie', 'Archie Rover', 'M', 'brindle', '2021-11-22', '2025-07-09', 30.0, 'Romford', 107, 'no', 'N', 'pulls on lead', 'Imran Shah');
INSERT INTO dogs VALUES (35, 'Blue', NULL, 'F', 'black', '2017-11-05', '2025-09-12', 23.3, 'Crayford', 36, '?', 'Y', 'old hock injury, bad teeth', 'Jean Pollard');
INSERT INTO dogs VALUES (36, 'Casper', NULL, 'F', 'blue', '2018-05-20', '2024-10-05', 34.8, NULL, 0, '', 'Y', 'pulls on lead', 'Jean Pollard');
INSERT INTO dogs VALUES (37, 'Dora', 'Dora Lad', 'F', 'white and black', '2018-08-03', '2025-05-09', 36.8, 'Monmore', 3, 'Yes', 'N', 'old hock injury, bad teeth', 'Nikhil Rao');
INSERT INTO dogs VALUES (38, 'Elvis', 'Elvis Lad', 'M', 'blue', '2017-01-02', '2025-04-11', 25.5, 'Crayford', 86, '', 'N', '', 'Nikhil Rao');
INSERT INTO dogs VALUES (39, 'Fern', NULL, 'F', 'black', '2019-11-03', '2024-07-19', 37.0, 'Towcester ', 48, 'Yes', 'Y', '', 'Nikhil Rao');
INSERT INTO dogs VALUES (40, 'Gus', NULL, 'M', 'brindle', '2019-11-27', '2025-06-22', 23.2, NULL, 0, 'yes', 'Y', 'bad teeth', 'Jean Pollard');
INSERT INTO dogs VALUES (41, 'Hattie', 'Hattie Lad', 'F', 'white and black', '2021-09-18', '2024-09-01', 23.6, NULL, 0, 'no', 'Y', 'old hock injury, bad teeth', 'Jean Pollard');
INSERT INTO dogs VALUES (42, 'Jet', 'Jet Flyer', 'F', 'black', '2016-12-02', '2024-12-02', 32.4, NULL, 0, 'Yes', 'Y', 'anxious', 'Jean Pollard');
INSERT INTO dogs VALUES (43, 'Kipper', 'Kipper Dream', 'F', 'fawn', '2023-06-08', '2025-06-08', 30.2, 'Hove', 42, 'Yes', 'N', '', 'Imran Shah');
INSERT INTO dogs VALUES (44, 'Lottie', NULL, 'F', 'brindle', '2017-09-20', '2024-07-14', 26.1, 'Monmore', 54, 'Yes', 'N', 'steals food, anxious', 'Carys Lloyd');
INSERT INTO dogs VALUES (45, 'Minnow', 'Minnow Dream', 'M', 'black', '2018-01-19', '2025-01-06', 31.4, 'Hove', 61, '?', 'N', 'bad teeth', 'Carys Lloyd');
CREATE TABLE adoptions (
  id INTEGER PRIMARY KEY,
  dog_id INTEGER REFERENCES dogs(id),
  adopter TEXT,
  adopted_on TEXT,
  fee_gbp INTEGER,
  home_checked TEXT,
  returned_on TEXT,
  return_reason TEXT
);
INSERT INTO adoptions VALUES (1, 1, 'Kirsty Bell', '2025-06-24', 180, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (2, 4, 'Maria Costa', '2025-08-16', 180, '', '2025-08-25', 'owner ill');
INSERT INTO adoptions VALUES (3, 6, 'Kirsty Bell', '2025-08-31', 200, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (4, 9, 'Lee Okafor', '2024-11-11', 180, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (5, 10, 'Dan Whittle', '2025-03-22', 180, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (6, 13, 'Maria Costa', '2024-12-07', 180, '', '2025-01-24', 'owner ill');
INSERT INTO adoptions VALUES (7, 14, 'The Hartleys', '2025-03-02', 180, 'x', '2025-04-16', 'owner ill');
INSERT INTO adoptions VALUES (8, 14, 'Sue Lindqvist', '2025-05-27', 200, '', NULL, NULL);
INSERT INTO adoptions VALUES (9, 16, 'Ron Abbott', '2025-07-03', 200, '', NULL, NULL);
INSERT INTO adoptions VALUES (10, 17, 'Ron Abbott', '2024-12-11', 150, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (11, 18, 'Alan Fife', '2024-05-31', 180, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (12, 19, 'Beth Yardley', '2025-02-14', 200, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (13, 20, 'Alan Fife', '2025-02-25', 220, '', NULL, NULL);
INSERT INTO adoptions VALUES (14, 23, 'The Hartleys', '2024-12-12', 220, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (15, 24, 'Pat Greaves', '2024-08-03', 200, '', NULL, NULL);
INSERT INTO adoptions VALUES (16, 25, 'Sue Lindqvist', '2025-04-26', 200, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (17, 26, 'Lee Okafor', '2025-09-17', 200, 'x', '2025-10-19', '');
INSERT INTO adoptions VALUES (18, 27, 'The Osmans', '2024-11-30', 220, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (19, 31, 'The Osmans', '2025-08-08', 200, 'x', '2025-08-30', '');
INSERT INTO adoptions VALUES (20, 33, 'Maria Costa', '2024-09-02', 180, '', NULL, NULL);
INSERT INTO adoptions VALUES (21, 34, 'Ron Abbott', '2025-09-23', 180, 'x', '2025-11-13', 'too strong');
INSERT INTO adoptions VALUES (22, 36, 'Lee Okafor', '2024-11-20', 180, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (23, 37, 'Lee Okafor', '2025-09-16', 150, '', NULL, NULL);
INSERT INTO adoptions VALUES (24, 38, 'Maria Costa', '2025-04-29', 200, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (25, 39, 'Ron Abbott', '2024-08-26', 180, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (26, 40, 'Lee Okafor', '2025-07-21', 150, '', '2025-09-19', 'owner ill');
INSERT INTO adoptions VALUES (27, 41, 'The Hartleys', '2024-10-25', 220, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (28, 43, 'Sue Lindqvist', '2025-10-15', 220, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (29, 44, 'Kirsty Bell', '2024-11-08', 180, 'x', NULL, NULL);
INSERT INTO adoptions VALUES (30, 45, 'The Osmans', '2025-02-08', 150, 'x', NULL, NULL);
CREATE TABLE vet_visits (
  id INTEGER PRIMARY KEY,
  dog_id INTEGER REFERENCES dogs(id),
  visit_date TEXT,
  treatment TEXT,
  cost_gbp REAL,
  practice TEXT,
  paid INTEGER
);
INSERT INTO vet_visits VALUES (1, 1, '2025-06-13', 'check-up', 94.96, 'Parkway Vets', 0);
INSERT INTO vet_visits VALUES (2, 1, '2025-05-10', 'dental', 360.76, 'Dr Amos', 1);
INSERT INTO vet_visits VALUES (3, 2, '2025-08-11', 'nail trim', 177.9, 'Hillside Vets', 0);
INSERT INTO vet_visits VALUES (4, 3, '2024-09-26', 'vaccination', 215.46, 'Hillside Vets', 0);
INSERT INTO vet_visits VALUES (5, 4, '2025-07-15', 'x-ray', 162.47, 'Parkway Vets', 1);
INSERT INTO vet_visits VALUES (6, 6, '2025-06-14', 'neuter', 143.03, 'Dr Amos', 1);
INSERT INTO vet_visits VALUES (7, 6, '2025-07-17', 'neuter', 340.66, 'Dr Amos', 0);
INSERT INTO vet_visits VALUES (8, 7, '2024-12-10', 'check-up', 326.23, 'Parkway Vets', 0);
INSERT INTO vet_visits VALUES (9, 8, '2025-01-15', 'nail trim', 80.36, 'Parkway Vets', 1);
INSERT INTO vet_visits VALUES (10, 8, '2025-02-16', 'x-ray', 332.19, 'Dr Amos', 1);
INSERT INTO vet_visits VALUES (11, 11, '2025-05-08', 'check-up', 263.39, 'Dr Amos', 1);
INSERT INTO vet_visits VALUES (12, 11, '2025-05-12', 'Dental', 49.32, 'Dr Amos', 1);
INSERT INTO vet_visits VALUES (13, 11, '2025-05-25', 'nail trim', 301.19, 'Hillside Vets', 0);
INSERT INTO vet_visits VALUES (14, 12, '2024-09-18', 'x-ray', 283.35, 'Dr Amos', 1);
INSERT INTO vet_visits VALUES (15, 13, '2024-10-04', 'nail trim', 368.68, 'Parkway Vets', 0);
INSERT INTO vet_visits VALUES (16, 14, '2024-10-20', 'check-up', 30.89, 'Parkway Vets', 1);
INSERT INTO vet_visits VALUES (17, 16, '2025-05-26', 'neuter', 108.68, 'Dr Amos', 1);
INSERT INTO vet_visits VALUES (18, 16, '2025-05-28', 'nail trim', 245.28, 'Hillside Vets', 1);
INSERT INTO vet_visits VALUES (19, 16, '2025-06-03', 'dental', 258.02, 'Hillside Vets', 0);
INSERT INTO vet_visits VALUES (20, 17, '2025-01-13', 'x-ray', 106.67, 'Hillside Vets', 1);
INSERT INTO vet_visits VALUES (21, 18, '2024-05-21', 'dental', 116.92, 'HILLSIDE VETS', 1);
INSERT INTO vet_visits VALUES (22, 19, '2025-01-01', 'neuter', 237.0, 'Dr Amos', 1);
INSERT INTO vet_visits VALUES (23, 23, '2024-12-16', 'dental', 100.1, 'Parkway Vets', 0);
INSERT INTO vet_visits VALUES (24, 23, '2024-11-13', 'vaccination', 280.42, 'Dr Amos', 1);
INSERT INTO vet_visits VALUES (25, 23, '2024-11-13', 'x-ray', 50.01, 'PARKWAY VETS', 1);
INSERT INTO vet_visits VALUES (26, 24, '2024-06-30', 'Dental', 241.19, 'Hillside Vets', 1);
INSERT INTO vet_visits VALUES (27, 26, '2025-09-15', 'dental', 350.49, 'Parkway Vets', 1);
INSERT INTO vet_visits VALUES (28, 26, '2025-10-12', 'dental', 350.7, 'Parkway Vets', 0);
INSERT INTO vet_visits VALUES (29, 27, '2024-11-18', 'x-ray', 286.84, 'Hillside Vets', 1);
INSERT INTO vet_visits VALUES (30, 29, '2024-05-18', 'neuter', 369.25, 'Dr Amos', 0);
INSERT INTO vet_visits VALUES (31, 29, '2024-05-08', 'nail trim', 319.15, 'Hillside Vets', 0);
INSERT INTO vet_visits VALUES (32, 30, '2024-05-17', 'vaccination', 82.27, 'Parkway Vets', 1);
INSERT INTO vet_visits VALUES (33, 30, '2024-04-28', 'check-up', 167.31, 'Parkway Vets', 1);
INSERT INTO vet_visits VALUES (34, 31, '2025-07-25', 'Dental', 69.07, 'dr amos', 0);
INSERT INTO vet_visits VALUES (35, 32, '2024-08-21', 'check-up', 165.54, 'Hillside Vets', 1);
INSERT INTO vet_visits VALUES (36, 33, '2024-06-09', 'neuter', 192.2, 'Parkway Vets', 1);
INSERT INTO vet_visits VALUES (37, 35, '2025-09-26', 'neuter', 205.18, 'Hillside Vets', 1);
INSERT INTO vet_visits VALUES (38, 35, '2025-10-13', 'vaccination', 317.98, 'Parkway Vets', 1);
INSERT INTO vet_visits VALUES (39, 35, '2025-09-28', 'vaccination', 24.3, 'Parkway Vets ', 1);
INSERT INTO vet_visits VALUES (40, 37, '2025-05-14', 'nail trim', 47.53, 'hillside vets', 1);
INSERT INTO vet_visits VALUES (41, 37, '2025-05-24', 'nail trim', 106.91, 'Hillside Vets', 0);
INSERT INTO vet_visits VALUES (42, 39, '2024-09-11', 'nail trim', 299.14, 'Hillside Vets', 0);
INSERT INTO vet_visits VALUES (43, 39, '2024-08-18', 'vaccination', 168.71, 'Hillside Vets', 1);
INSERT INTO vet_visits VALUES (44, 39, '2024-09-14', 'nail trim', 119.86, 'Hillside Vets', 1);
INSERT INTO vet_visits VALUES (45, 40, '2025-08-11', 'vaccination', 81.03, 'Parkway Vets', 1);
INSERT INTO vet_visits VALUES (46, 42, '2025-01-25', 'Dental', 295.97, 'Dr Amos ', 1);
INSERT INTO vet_visits VALUES (47, 43, '2025-06-17', 'Dental', 229.98, 'Dr Amos', 1);
INSERT INTO vet_visits VALUES (48, 43, '2025-06-27', 'x-ray', 85.25, 'Parkway Vets', 0);
INSERT INTO vet_visits VALUES (49, 43, '2025-06-12', 'dental', 235.31, 'Dr Amos', 1);
INSERT INTO vet_visits VALUES (50, 44, '2024-08-25', 'vaccination', 184.29, 'Hillside Vets', 0);
