CREATE TABLE foster_homes (
  home_id INTEGER PRIMARY KEY,
  carer TEXT,
  town TEXT,
  max_cats INTEGER,
  has_garden TEXT,
  other_pets TEXT,
  fostering_since TEXT,
  phone TEXT
);
INSERT INTO foster_homes VALUES (1, 'Ottilie Brandt', 'Lindau', 2, 'y', NULL, '2023-08-30', '0178 1468294');
INSERT INTO foster_homes VALUES (2, 'Sam Okafor', 'lindau', 3, 'n', 'dog', '2022-01-06', '0170 6035345');
INSERT INTO foster_homes VALUES (3, 'Mira Jansen', 'Ravensburg', 1, 'y', 'dog, rabbits', '2021-07-02', '0175 6168106');
INSERT INTO foster_homes VALUES (4, 'Henk de Vries', 'Wangen', 4, 'y', 'cat', '2019-12-03', '0170 9476640');
INSERT INTO foster_homes VALUES (5, 'Paula Castellanos', 'Tettnang', 2, 'y', NULL, '2023-01-21', NULL);
INSERT INTO foster_homes VALUES (6, 'Jürgen Thiel', 'Wangen', 5, 'n', 'cat, dog', '2020-09-20', '0174 1268362');
INSERT INTO foster_homes VALUES (7, 'Aoife Byrne', 'Lindau', 3, 'n', 'hens', '2019-08-07', '0171 1077390');
INSERT INTO foster_homes VALUES (8, 'Lotte Wieland', 'Ravensburg', 2, 'n', 'guinea pigs', '2020-11-20', '0171 3554730');
INSERT INTO foster_homes VALUES (9, 'Marek Zielinski', 'ravensburg', 1, 'y', NULL, '2021-04-06', '0177 8084136');
INSERT INTO foster_homes VALUES (10, 'Dora Fenn', 'Tettnang', 3, 'n', 'cat', '2024-04-04', NULL);
INSERT INTO foster_homes VALUES (11, 'Kwame Asante', 'Lindau', 2, 'y', 'dog', '2020-10-26', '0171 3172136');
INSERT INTO foster_homes VALUES (12, 'Birgit Holm', 'Wangen', 4, 'y', 'cat, hens', '2021-09-21', '0171 7026062');
INSERT INTO foster_homes VALUES (13, 'Tessa Quirke', 'Tettnang', 2, 'n', NULL, '2024-04-06', '0175 4427958');
INSERT INTO foster_homes VALUES (14, 'Ulf Petersen', 'Lindau', 1, 'y', 'dog', '2022-04-05', '0173 9853514');
CREATE TABLE cats (
  cat_id INTEGER PRIMARY KEY,
  name TEXT,
  sex TEXT,
  colour TEXT,
  birth_year INTEGER,
  chip_no TEXT,
  came_in_on TEXT,
  reason TEXT,
  neutered TEXT,
  home_id INTEGER REFERENCES foster_homes(home_id),
  adopted_on TEXT,
  adoption_fee_eur REAL,
  fee_paid_eur REAL,
  brought_back_on TEXT,
  died_on TEXT,
  weight_arrival_kg REAL,
  weight_now_kg REAL,
  gets_on_with TEXT,
  remarks TEXT
);
INSERT INTO cats VALUES (1, 'Mimi', 'm', 'ginger', 2018, '276557726626043', '2026-07-18', 'Stray', 'n', 4, '2026-10-30', 120, 120, NULL, NULL, 1.96, 2.59, NULL, NULL);
INSERT INTO cats VALUES (2, 'Pirate', 'f', 'ginger', 2018, NULL, '2023-04-28', 'Surrendered', 'y', 2, '2023-11-06', 160, 160, NULL, NULL, 1.97, 2.57, 'children', NULL);
INSERT INTO cats VALUES (3, 'Olga', 'f', 'tabby', 2022, NULL, '2023-11-18', 'stray', 'y', 6, '2024-02-26', 90, 90, NULL, NULL, 4.16, 5.69, NULL, 'hisses at the vacuum');
INSERT INTO cats VALUES (4, 'Schnurri', 'f', 'tortoiseshell', 2020, NULL, '2026-07-26', 'owner died', 'n', 10, NULL, NULL, NULL, NULL, NULL, 4.97, 5.91, 'cats, dogs', NULL);
INSERT INTO cats VALUES (5, 'Tofu', 'f', 'white', 2023, '276964203649631', '2025-09-16', 'stray', 'n', 10, '2025-12-24', 160, 160, NULL, NULL, 3.11, 4.61, 'cats', NULL);
INSERT INTO cats VALUES (6, 'Baron', 'f', 'grey', 2020, '276742316367055', '2024-01-08', 'Stray', 'y', 2, '2024-05-07', 90, 75, NULL, NULL, 4.54, 4.78, 'children', NULL);
INSERT INTO cats VALUES (7, 'Lakritz', 'm', 'tortoiseshell', 2021, '276682499142810', '2025-11-26', 'Surrendered', 'y', 13, '2026-06-11', 120, 120, NULL, NULL, 2.79, 2.65, 'children', 'needs eye drops');
INSERT INTO cats VALUES (8, 'Pepper', 'f', 'tortoiseshell', 2020, '276154928637200', '2025-01-22', 'surrendered', 'y', NULL, NULL, NULL, NULL, NULL, NULL, 2.13, 3.4, 'dogs', NULL);
INSERT INTO cats VALUES (9, 'Nudel', 'f', 'black', 2014, '276614412184718', '2025-06-22', 'confiscated', 'y', 2, '2026-01-07', 140, 140, NULL, NULL, 2.23, 2.15, 'dogs, children', 'needs eye drops');
INSERT INTO cats VALUES (10, 'Frau Holle', 'f', 'white', 2019, '276954983569964', '2025-05-12', 'stray', 'n', 7, '2025-06-11', 160, 160, NULL, NULL, 3.26, 4.49, 'cats', 'very chatty');
INSERT INTO cats VALUES (11, 'Biscuit', 'f', 'black and white', 2021, '276361664591053', '2025-09-08', 'stray', 'y', 9, '2026-01-08', 140, 140, NULL, NULL, 2.16, 3.04, 'cats, dogs', 'needs eye drops');
INSERT INTO cats VALUES (12, 'Gismo', 'm', 'tortoiseshell', 2025, '276259598798781', '2025-07-05', 'surrendered', 'y', 13, '2026-03-01', 120, 120, NULL, NULL, 3.41, NULL, 'cats', 'one ear missing');
INSERT INTO cats VALUES (13, 'Zorro', 'm', 'Black', 2015, '276125576474221', '2023-10-30', 'owner died', 'n', 11, '2024-06-24', 160, 160, NULL, NULL, 4.33, 4.86, 'cats, dogs', NULL);
INSERT INTO cats VALUES (14, 'Wilma', 'm', 'white', 2024, NULL, '2025-03-16', 'surrendered', 'y', 1, '2025-11-03', 160, 160, NULL, NULL, 3.75, 4.86, 'children, cats', NULL);
INSERT INTO cats VALUES (15, 'Kasimir', 'm', 'tabby', 2020, '276866840490042', '2025-10-26', 'stray', 'y', 7, NULL, NULL, NULL, NULL, NULL, 5.2, 5.34, NULL, NULL);
INSERT INTO cats VALUES (16, 'Flocke', 'f', 'ginger', 2018, '276591079418787', '2023-06-22', 'owner died', 'y', NULL, NULL, NULL, NULL, NULL, NULL, 3.38, 4.58, 'cats', 'hides under the sofa');
INSERT INTO cats VALUES (17, 'Gustav', 'm', 'grey', 2012, '276315075706605', '2024-04-14', 'stray', 'y', 7, '2024-12-28', 160, 160, '2025-02-24', NULL, 4.35, 5.16, 'children, cats', 'needs eye drops');
INSERT INTO cats VALUES (18, 'Ivy', 'm', 'Tabby', 2019, '276604367830732', '2024-12-05', 'stray', 'n', NULL, NULL, NULL, NULL, NULL, NULL, 3.52, 3.28, 'cats, dogs', 'very chatty');
INSERT INTO cats VALUES (19, 'Moritz', 'm', 'ginger', 2014, '276407924603609', '2026-04-15', 'stray', 'y', 3, NULL, NULL, NULL, NULL, NULL, 4.53, 4.81, 'cats', 'one ear missing');
INSERT INTO cats VALUES (20, 'Sputnik', 'f', 'ginger', 2015, '276830147642519', '2025-04-16', 'stray', 'n', NULL, NULL, NULL, NULL, NULL, NULL, 1.43, 2.28, 'cats', NULL);
INSERT INTO cats VALUES (21, 'Lola', 'm', 'grey', 2012, '276858258059784', '2024-03-15', 'surrendered', 'y', 4, NULL, NULL, NULL, NULL, NULL, 3.93, 3.85, 'dogs', 'escaped twice');
INSERT INTO cats VALUES (22, 'Hamlet', 'f', 'Tabby', 2014, '276184789561891', '2026-03-01', 'Stray', 'y', 13, '2026-07-27', 120, 120, NULL, NULL, 3.36, 4.42, 'dogs, children', NULL);
INSERT INTO cats VALUES (23, 'Pünktchen', 'f', 'tabby', 2013, NULL, '2025-10-25', 'confiscated', 'y', 3, '2026-06-11', 160, 160, NULL, NULL, 3.49, 3.42, 'cats, dogs', 'escaped twice');
INSERT INTO cats VALUES (24, 'Rusty', 'f', 'grey', 2013, '276364998961600', '2024-11-27', 'owner died', 'y', 9, '2024-12-30', 160, 160, NULL, NULL, 3.14, 4.31, 'cats', 'one ear missing');
INSERT INTO cats VALUES (25, 'Nala', 'f', 'Black', 2014, '276048338950870', '2024-09-30', 'stray', 'n', 7, '2025-05-03', 90, 90, '2025-06-19', NULL, 2.37, 3.82, 'children', 'very chatty');
INSERT INTO cats VALUES (26, 'Smudge', 'f', 'tabby', 2013, '276121805844288', '2026-08-14', 'surrendered', 'y', 7, NULL, NULL, NULL, NULL, NULL, 4.72, 6.16, 'cats, dogs', 'one ear missing');
INSERT INTO cats VALUES (27, 'Tiger Lily', 'm', 'tortoiseshell', 2021, '276427280859339', '2025-09-16', 'owner died', 'n', 9, NULL, NULL, NULL, NULL, NULL, 2.79, NULL, 'dogs', 'escaped twice');
INSERT INTO cats VALUES (28, 'Kiwi', 'f', 'ginger', 2020, NULL, '2023-07-04', 'owner died', 'y', NULL, NULL, NULL, NULL, NULL, NULL, 3.24, NULL, NULL, 'very chatty');
INSERT INTO cats VALUES (29, 'Bonnie', 'm', 'black', 2017, '276206237265429', '2025-01-17', 'surrendered', 'n', 9, '2025-03-03', 160, 160, '2025-03-31', NULL, 3.33, 3.16, 'dogs', 'very chatty');
INSERT INTO cats VALUES (30, 'Clyde', 'm', 'black', 2022, '276255807679976', '2026-03-24', 'stray', 'y', 9, '2026-09-05', 140, 40, NULL, NULL, 3.76, 5.17, 'dogs, children', NULL);
INSERT INTO cats VALUES (31, 'Marzipan', 'm', 'tabby', 2017, '276886596732233', '2023-09-03', 'stray', 'n', 8, '2024-04-25', 90, 90, '2024-05-31', NULL, 3.97, 5.1, 'children, cats', NULL);
INSERT INTO cats VALUES (32, 'Othello', 'f', 'tabby', 2013, '276975372121055', '2025-07-18', 'surrendered', 'n', 8, NULL, NULL, NULL, NULL, '2025-10-02', 5.08, 5.8, 'cats, dogs', 'one ear missing');
INSERT INTO cats VALUES (33, 'Peaches', 'f', 'black', 2020, NULL, '2026-04-08', 'surrendered', 'y', NULL, NULL, NULL, NULL, NULL, NULL, 2.42, 2.85, NULL, NULL);
INSERT INTO cats VALUES (34, 'Quincy', 'f', 'white', 2019, '276352859223368', '2024-08-13', 'Surrendered', 'n', 7, NULL, NULL, NULL, NULL, NULL, 1.45, NULL, 'children, cats', NULL);
INSERT INTO cats VALUES (35, 'Rosalie', 'm', 'tabby', 2023, '276443234905691', '2025-05-05', 'stray', 'y', 12, '2026-01-11', 160, 160, NULL, NULL, 1.67, 1.46, 'cats, dogs', NULL);
INSERT INTO cats VALUES (36, 'Simba', 'm', 'black and white', 2013, '276016914628122', '2025-03-25', 'stray', 'y', 9, NULL, NULL, NULL, NULL, NULL, 2.82, 4.2, 'children, cats', NULL);
INSERT INTO cats VALUES (37, 'Trudi', 'm', 'white', 2020, '276712335669581', '2024-10-21', 'stray', 'y', 4, '2025-02-22', 90, 90, NULL, NULL, 3.62, 3.36, 'children', NULL);
INSERT INTO cats VALUES (38, 'Uschi', 'f', 'black', 2016, '276801868634035', '2023-10-25', 'Stray', 'y', 2, '2024-06-01', 160, 60, NULL, NULL, 2.85, 3.42, 'dogs, children', 'needs eye drops');
INSERT INTO cats VALUES (39, 'Velvet', 'm', 'black', 2014, '276628327789182', '2023-08-21', 'Stray', 'n', 12, '2023-10-19', 90, 0, NULL, NULL, 1.13, 2.63, NULL, NULL);
INSERT INTO cats VALUES (40, 'Waldo', 'f', 'grey', 2014, '276268433462471', '2023-02-06', 'stray', 'y', 13, '2023-04-02', 120, 120, NULL, NULL, 2.14, 2.03, 'dogs, children', NULL);
INSERT INTO cats VALUES (41, 'Yuki', 'f', 'ginger', 2018, '276196791585271', '2026-07-20', 'owner died', 'n', 1, NULL, NULL, NULL, NULL, NULL, 4.46, 5.45, 'cats', 'hides under the sofa');
INSERT INTO cats VALUES (42, 'Zimt', 'f', 'Black', 2018, '276907174070924', '2023-09-14', 'stray', 'n', NULL, NULL, NULL, NULL, NULL, NULL, 3.18, 4.11, 'dogs', NULL);
INSERT INTO cats VALUES (43, 'Amadeus', 'm', 'black and white', 2014, NULL, '2023-11-15', 'surrendered', 'y', 6, NULL, NULL, NULL, NULL, NULL, 5.04, 5.07, 'children', NULL);
INSERT INTO cats VALUES (44, 'Bella', 'f', 'white', 2021, '276858629363457', '2024-03-11', 'surrendered', 'n', NULL, NULL, NULL, NULL, NULL, NULL, 3.46, 4.18, NULL, 'very chatty');
INSERT INTO cats VALUES (45, 'Cosmo', 'm', 'black', 2012, '276784616478809', '2023-04-08', 'stray', 'y', 10, '2023-07-30', 160, 160, NULL, NULL, 2.72, 3.91, 'dogs', 'escaped twice');
INSERT INTO cats VALUES (46, 'Dotty', 'm', 'black and white', 2015, '276814149253278', '2024-05-25', 'stray', 'y', 10, NULL, NULL, NULL, NULL, NULL, 1.77, 2.55, 'children, cats', NULL);
INSERT INTO cats VALUES (47, 'Elvis', 'm', 'black and white', 2019, NULL, '2023-03-24', 'Stray', 'y', 5, '2023-11-19', 160, 40, NULL, NULL, 4.93, 6.31, 'cats, dogs', 'very chatty');
INSERT INTO cats VALUES (48, 'Findus', 'f', 'black', 2012, '276859565288295', '2026-06-23', 'stray', 'y', 5, '2026-10-03', 120, 75, NULL, NULL, 2.47, NULL, 'children, cats', 'one ear missing');
INSERT INTO cats VALUES (49, 'Greta', 'm', 'Black', 2022, '276162251488858', '2026-09-02', 'owner died', 'y', 12, NULL, NULL, NULL, NULL, NULL, 3.43, 3.91, 'cats, dogs', NULL);
INSERT INTO cats VALUES (50, 'Hugo', 'm', 'ginger', 2023, '276082319370129', '2024-10-31', 'owner died', 'y', 2, NULL, NULL, NULL, NULL, '2024-12-30', 1.15, 0.91, NULL, 'hisses at the vacuum');
INSERT INTO cats VALUES (51, 'Isolde', 'm', 'black', 2018, '276005451268555', '2024-07-22', 'Surrendered', 'y', 8, '2025-01-08', 140, 140, NULL, NULL, 3.41, 3.83, 'dogs', NULL);
INSERT INTO cats VALUES (52, 'Jasper', 'f', 'tabby', 2017, '276918317645634', '2023-08-25', 'Surrendered', 'n', 11, NULL, NULL, NULL, NULL, NULL, 1.94, 3.01, 'children', 'needs eye drops');
INSERT INTO cats VALUES (53, 'Karlchen', 'f', 'tortoiseshell', 2015, '276505495427915', '2025-12-21', 'surrendered', 'y', 9, '2026-07-18', 120, 120, NULL, NULL, 2.57, 3.38, 'dogs, children', NULL);
INSERT INTO cats VALUES (54, 'Luna', 'm', 'Tabby', 2023, '276958895061108', '2023-12-09', 'surrendered', 'y', 8, '2024-02-08', 160, 160, NULL, NULL, 2.2, 3.39, 'dogs', 'hides under the sofa');
INSERT INTO cats VALUES (55, 'Merlin', 'm', 'tabby', 2014, '276876647997245', '2023-08-26', 'confiscated', 'n', 1, NULL, NULL, NULL, NULL, NULL, 1.88, 3.01, 'children, cats', 'needs eye drops');
INSERT INTO cats VALUES (56, 'Nepomuk', 'f', 'Black', 2019, '276066807551860', '2023-02-05', 'owner died', 'y', 4, '2023-08-31', 120, 120, NULL, NULL, 1.35, 1.12, 'children, cats', 'escaped twice');
INSERT INTO cats VALUES (57, 'Oskar', 'f', 'Tabby', 2019, '276643635544760', '2025-11-27', 'owner died', 'n', 1, '2026-03-01', 120, 40, NULL, NULL, 4.37, 4.22, 'children', NULL);
INSERT INTO cats VALUES (58, 'Paulchen', 'f', 'tabby', 2017, NULL, '2025-02-13', 'surrendered', 'y', 12, '2025-06-02', 90, 40, NULL, NULL, 4.19, 5.38, 'dogs', NULL);
CREATE TABLE vet_bills (
  bill_id INTEGER PRIMARY KEY,
  cat_id INTEGER REFERENCES cats(cat_id),
  visit_on TEXT,
  vet TEXT,
  treatment TEXT,
  quoted_eur REAL,
  charged_eur REAL,
  paid_on TEXT
);
INSERT INTO vet_bills VALUES (1, 2, '2023-05-25', 'Dr Seitz', 'eye surgery', 361.0, 387.21, '2023-07-23');
INSERT INTO vet_bills VALUES (2, 2, '2023-06-23', 'Dr Seitz', 'dental', NULL, 226.44, '2023-07-26');
INSERT INTO vet_bills VALUES (3, 3, '2023-12-07', 'Dr Seitz', 'deworming', 19.0, 70.04, '2024-01-04');
INSERT INTO vet_bills VALUES (4, 4, '2026-08-12', 'Dr Seitz', 'Vaccination', 47.0, 89.86, NULL);
INSERT INTO vet_bills VALUES (5, 4, '2026-08-11', 'Dr. Kolb', 'dental', 193.0, 193.0, '2026-09-13');
INSERT INTO vet_bills VALUES (6, 4, '2026-08-19', 'Dr. Kolb', 'x-ray', 139.0, 139.0, '2026-10-05');
INSERT INTO vet_bills VALUES (7, 5, '2025-11-11', 'Dr Seitz', 'dental', 197.0, 197.0, '2025-11-21');
INSERT INTO vet_bills VALUES (8, 6, '2024-01-10', 'Dr Amann', 'deworming', 22.0, 22.0, '2024-03-01');
INSERT INTO vet_bills VALUES (9, 6, '2024-01-30', 'Dr Seitz', 'x-ray', 147.0, 142.45, '2024-03-02');
INSERT INTO vet_bills VALUES (10, 7, '2025-12-08', 'Dr Seitz', 'x-ray', 134.0, 153.13, '2025-12-19');
INSERT INTO vet_bills VALUES (11, 8, '2025-03-21', 'Dr Seitz', 'eye surgery', 343.0, 362.75, '2025-05-05');
INSERT INTO vet_bills VALUES (12, 9, '2025-07-06', 'Dr Amann', 'neutering', 108.0, 108.0, NULL);
INSERT INTO vet_bills VALUES (13, 10, '2025-06-03', 'Dr. Kolb', 'deworming', 19.0, 62.48, NULL);
INSERT INTO vet_bills VALUES (14, 10, '2025-07-16', 'Dr Amann', 'x-ray', 136.0, 141.09, '2025-08-21');
INSERT INTO vet_bills VALUES (15, 11, '2025-10-26', 'Dr Amann', 'neutering', 99.0, 130.18, NULL);
INSERT INTO vet_bills VALUES (16, 11, '2025-09-18', 'Dr. Kolb', 'eye surgery', 361.0, 363.1, NULL);
INSERT INTO vet_bills VALUES (17, 12, '2025-07-28', 'Dr Seitz', 'dental', 205.0, 205.0, '2025-09-09');
INSERT INTO vet_bills VALUES (18, 13, '2023-12-19', 'Dr. Kolb', 'vaccination', 55.0, 47.18, '2024-01-13');
INSERT INTO vet_bills VALUES (19, 13, '2023-11-28', 'Dr Seitz', 'eye surgery', 354.0, 354.0, '2024-01-17');
INSERT INTO vet_bills VALUES (20, 14, '2025-04-30', 'Dr. Kolb', 'deworming', 33.0, 33.0, NULL);
INSERT INTO vet_bills VALUES (21, 15, '2025-11-07', 'Dr Amann', 'dental', 187.0, 234.0, '2025-12-05');
INSERT INTO vet_bills VALUES (22, 17, '2024-05-19', 'Dr Seitz', 'dental', 200.0, 200.0, '2024-07-11');
INSERT INTO vet_bills VALUES (23, 18, '2024-12-19', 'Dr Seitz', 'vaccination', 48.0, 48.0, '2025-01-11');
INSERT INTO vet_bills VALUES (24, 19, '2026-06-10', 'Dr Seitz', 'deworming', NULL, 18, '2026-07-06');
INSERT INTO vet_bills VALUES (25, 20, '2025-05-20', 'Dr Seitz', 'Vaccination', 58.0, 58.0, '2025-07-08');
INSERT INTO vet_bills VALUES (26, 21, '2024-05-11', 'Dr. Kolb', 'Vaccination', 54.0, 66.6, '2024-06-05');
INSERT INTO vet_bills VALUES (27, 22, '2026-04-12', 'Dr Amann', 'Vaccination', 58.0, 58.0, '2026-04-23');
INSERT INTO vet_bills VALUES (28, 22, '2026-03-23', 'Dr Amann', 'dental', 204.0, 204.0, '2026-05-03');
INSERT INTO vet_bills VALUES (29, 23, '2026-01-01', 'Dr Seitz', 'x-ray', 146.0, 134.06, '2026-01-11');
INSERT INTO vet_bills VALUES (30, 24, '2025-01-06', 'Dr Amann', 'eye surgery', 360.0, 360.0, '2025-02-09');
INSERT INTO vet_bills VALUES (31, 24, '2024-12-19', 'Dr Amann', 'neutering', NULL, 114.98, NULL);
INSERT INTO vet_bills VALUES (32, 25, '2024-10-12', 'Dr Amann', 'dental', 190.0, 190.0, NULL);
INSERT INTO vet_bills VALUES (33, 25, '2024-12-04', 'Dr Amann', 'vaccination', 58.0, 58.0, NULL);
INSERT INTO vet_bills VALUES (34, 27, '2025-09-29', 'Dr. Kolb', 'neutering', 118.0, 110.79, '2025-10-07');
INSERT INTO vet_bills VALUES (35, 28, '2023-08-07', 'Dr. Kolb', 'deworming', NULL, 4.55, '2023-09-22');
INSERT INTO vet_bills VALUES (36, 28, '2023-08-13', 'Dr. Kolb', 'deworming', 29.0, 29.0, '2023-09-07');
INSERT INTO vet_bills VALUES (37, 29, '2025-02-11', 'Dr Amann', 'eye surgery', 348.0, 336.06, '2025-04-04');
INSERT INTO vet_bills VALUES (38, 29, '2025-03-02', 'Dr. Kolb', 'dental', 193.0, 240.0, NULL);
INSERT INTO vet_bills VALUES (39, 29, '2025-01-23', 'Dr Seitz', 'dental', 195.0, 192.55, '2025-02-07');
INSERT INTO vet_bills VALUES (40, 30, '2026-03-28', 'Dr Seitz', 'neutering', 110.0, 110.0, '2026-05-12');
INSERT INTO vet_bills VALUES (41, 31, '2023-09-13', 'Dr Seitz', 'Vaccination', 58.0, 58.0, '2023-11-07');
INSERT INTO vet_bills VALUES (42, 31, '2023-11-10', 'Dr Amann', 'neutering', 103.0, 129.16, NULL);
INSERT INTO vet_bills VALUES (43, 32, '2025-08-25', 'Dr Seitz', 'Vaccination', 51.0, 105.76, '2025-09-13');
INSERT INTO vet_bills VALUES (44, 33, '2026-05-08', 'Dr Seitz', 'eye surgery', 364.0, 354.23, '2026-06-03');
INSERT INTO vet_bills VALUES (45, 35, '2025-05-26', 'Dr. Kolb', 'eye surgery', NULL, 340, '2025-07-12');
INSERT INTO vet_bills VALUES (46, 36, '2025-04-17', 'Dr Seitz', 'neutering', 115.0, 115.0, '2025-05-31');
INSERT INTO vet_bills VALUES (47, 38, '2023-11-10', 'Dr Seitz', 'vaccination', 66.0, 51.02, '2023-11-19');
INSERT INTO vet_bills VALUES (48, 38, '2023-11-11', 'Dr Amann', 'deworming', 32.0, 32.0, '2023-11-17');
INSERT INTO vet_bills VALUES (49, 38, '2023-12-24', 'Dr. Kolb', 'deworming', 42.0, 78.22, '2023-12-29');
INSERT INTO vet_bills VALUES (50, 39, '2023-10-15', 'Dr Amann', 'deworming', 21.0, 12.15, NULL);
INSERT INTO vet_bills VALUES (51, 39, '2023-09-21', 'Dr Seitz', 'dental', 180.0, 180.0, '2023-10-26');
INSERT INTO vet_bills VALUES (52, 40, '2023-02-28', 'Dr Amann', 'Vaccination', 64.0, 64.0, '2023-04-28');
INSERT INTO vet_bills VALUES (53, 41, '2026-08-25', 'Dr. Kolb', 'eye surgery', 357.0, 357.0, '2026-09-19');
INSERT INTO vet_bills VALUES (54, 41, '2026-09-12', 'Dr. Kolb', 'dental', 203.0, 218.84, '2026-10-30');
INSERT INTO vet_bills VALUES (55, 42, '2023-09-28', 'Dr Amann', 'vaccination', 69.0, 66.89, '2023-10-15');
INSERT INTO vet_bills VALUES (56, 43, '2023-12-03', 'Dr Seitz', 'deworming', 38.0, 38.0, '2024-01-18');
INSERT INTO vet_bills VALUES (57, 44, '2024-05-11', 'Dr Seitz', 'dental', 192.0, 192.0, '2024-05-30');
INSERT INTO vet_bills VALUES (58, 44, '2024-04-18', 'Dr Amann', 'x-ray', 136.0, 188.8, NULL);
INSERT INTO vet_bills VALUES (59, 46, '2024-08-02', 'Dr Amann', 'Vaccination', 69.0, 94.69, '2024-09-13');
INSERT INTO vet_bills VALUES (60, 47, '2023-03-28', 'Dr Amann', 'eye surgery', 345.0, 345.0, '2023-05-22');
INSERT INTO vet_bills VALUES (61, 49, '2026-10-12', 'Dr. Kolb', 'deworming', 35.0, 35.0, '2026-10-22');
INSERT INTO vet_bills VALUES (62, 50, '2024-12-15', 'Dr Seitz', 'deworming', 31.0, 27.46, NULL);
INSERT INTO vet_bills VALUES (63, 50, '2024-11-02', 'Dr Amann', 'eye surgery', 341.0, 345.02, '2024-12-26');
INSERT INTO vet_bills VALUES (64, 52, '2023-09-21', 'Dr. Kolb', 'neutering', 119.0, 116.48, '2023-10-09');
INSERT INTO vet_bills VALUES (65, 52, '2023-10-18', 'Dr Seitz', 'vaccination', 45.0, 45.0, '2023-11-11');
INSERT INTO vet_bills VALUES (66, 52, '2023-10-17', 'Dr Amann', 'deworming', 26.0, 45.94, '2023-12-13');
INSERT INTO vet_bills VALUES (67, 53, '2026-02-04', 'Dr Seitz', 'dental', NULL, 175.67, '2026-03-25');
INSERT INTO vet_bills VALUES (68, 54, '2024-02-12', 'Dr Seitz', 'deworming', NULL, 18, NULL);
INSERT INTO vet_bills VALUES (69, 54, '2024-01-04', 'Dr Amann', 'neutering', 98.0, 98.0, NULL);
INSERT INTO vet_bills VALUES (70, 55, '2023-10-25', 'Dr. Kolb', 'vaccination', NULL, 45, '2023-12-14');
INSERT INTO vet_bills VALUES (71, 56, '2023-02-10', 'Dr Seitz', 'Vaccination', 53.0, 53.0, '2023-03-17');
INSERT INTO vet_bills VALUES (72, 57, '2026-01-20', 'Dr Seitz', 'x-ray', 154.0, 154.0, '2026-02-12');
INSERT INTO vet_bills VALUES (73, 57, '2026-01-10', 'Dr. Kolb', 'deworming', 33.0, 75.71, '2026-02-28');
INSERT INTO vet_bills VALUES (74, 57, '2026-02-01', 'Dr. Kolb', 'Vaccination', 67.0, 67.0, '2026-03-19');
INSERT INTO vet_bills VALUES (75, 58, '2025-03-22', 'Dr. Kolb', 'neutering', 118.0, 118.0, '2025-05-16');
