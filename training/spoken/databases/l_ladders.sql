CREATE TABLE ladders (
  ladder_id INTEGER PRIMARY KEY,
  label TEXT,
  kind TEXT,
  length_m REAL,
  max_load_kg INTEGER,
  rungs INTEGER,
  weight_kg REAL,
  acquired_on TEXT,
  price_eur REAL,
  donated_by TEXT,
  last_checked_on TEXT,
  next_check_due TEXT,
  condition TEXT
);
INSERT INTO ladders VALUES (1, 'Long Tom', 'extension', 6.5, 120, 22, 21.8, '2024-01-01', NULL, 'Mrs Abernathy', '2024-05-09', '2025-05-09', 'Good');
INSERT INTO ladders VALUES (2, 'The Wobbler', 'wooden', 3.55, 120, 12, 12.6, '2025-06-13', 111.0, NULL, NULL, NULL, 'good');
INSERT INTO ladders VALUES (3, 'Little Step', 'step', 1.67, 150, 5, 6.0, '2025-03-26', NULL, 'Café Rosa', '2025-09-08', '2026-09-08', 'worn');
INSERT INTO ladders VALUES (4, 'Apple Picker', 'Wooden', 5.57, 150, 18, 27.2, '2025-09-26', 236.0, NULL, '2026-03-22', '2027-03-22', 'good');
INSERT INTO ladders VALUES (5, 'Old Faithful', 'step', 1.06, 180, 3, 5.0, '2024-10-14', 25.0, NULL, '2025-08-23', '2026-08-23', 'Good');
INSERT INTO ladders VALUES (6, 'Sky Hook', 'Extension', 6.36, 150, 21, 30.7, '2024-03-05', NULL, 'the fire brigade', '2025-03-21', '2026-03-21', 'good');
INSERT INTO ladders VALUES (7, 'Attic Annie', 'telescopic', 3.68, 120, 12, 15.2, '2025-03-27', 123.0, NULL, '2026-02-02', '2027-02-02', 'worn');
INSERT INTO ladders VALUES (8, 'Blue Giant', 'extension', 6.48, 100, 22, 20.9, '2023-04-15', 224.0, NULL, '2024-02-21', '2025-02-20', 'cracked');
INSERT INTO ladders VALUES (9, 'Painter', 'step', 2.63, 150, 8, 12.6, '2024-09-20', NULL, 'Mr Tolland', '2025-06-27', '2026-06-27', 'good');
INSERT INTO ladders VALUES (10, 'Trestle One', 'trestle', 3.09, 150, 10, 13.1, '2023-01-28', 120.0, NULL, '2024-01-12', '2025-01-11', 'Good');
INSERT INTO ladders VALUES (11, 'Trestle Two', 'Trestle', 3.47, 120, 11, 13.4, '2023-08-05', 120.0, NULL, '2024-06-18', '2025-06-18', 'Good');
INSERT INTO ladders VALUES (12, 'Loft Queen', 'telescopic', 3.04, 100, 10, 11.3, '2025-02-20', NULL, 'Mrs Abernathy', '2026-02-22', '2027-02-22', 'cracked');
INSERT INTO ladders VALUES (13, 'Red Rung', 'wooden', 3.81, 150, 12, 15.7, '2023-08-21', 161.0, NULL, '2024-01-24', '2025-01-23', 'good');
INSERT INTO ladders VALUES (14, 'Cherry', 'wooden', 5.31, 150, 18, 23.0, '2024-01-08', NULL, 'Café Rosa', '2024-09-01', '2025-09-01', 'good');
INSERT INTO ladders VALUES (15, 'Scissors', 'folding', 3.45, 100, 11, 14.4, '2024-02-07', 98.0, NULL, '2024-10-22', '2025-10-22', 'Good');
INSERT INTO ladders VALUES (16, 'Stubby', 'Step', 2.48, 180, 8, 11.0, '2024-06-06', 104.0, NULL, '2025-02-06', '2026-02-06', 'worn');
INSERT INTO ladders VALUES (17, 'Roofer', 'extension', 6.23, 150, 21, 28.3, '2025-01-14', NULL, 'Mrs Abernathy', '2025-07-21', '2026-07-21', 'worn');
INSERT INTO ladders VALUES (18, 'Double Dutch', 'folding', 2.99, 120, 10, 13.3, '2024-08-09', 68.0, NULL, '2025-01-05', '2026-01-05', 'good');
INSERT INTO ladders VALUES (19, 'Tall Paul', 'extension', 6.47, 100, 21, 28.7, '2025-04-30', 177.0, NULL, '2026-04-13', '2027-04-13', 'Good');
INSERT INTO ladders VALUES (20, 'Kitchen Steps', 'step', 2.63, 120, 8, 9.0, '2025-02-07', 96.0, NULL, '2025-04-14', '2026-04-14', 'worn');
INSERT INTO ladders VALUES (21, 'Hedge Hopper', 'trestle', 2.92, 100, 9, 13.8, '2023-08-16', 116.0, NULL, '2024-02-10', '2025-02-09', 'cracked');
INSERT INTO ladders VALUES (22, 'Gutter King', 'extension', 5.73, 150, 19, 19.1, '2023-12-12', 200.0, NULL, '2024-05-15', '2025-05-15', 'cracked');
CREATE TABLE neighbours (
  neighbour_id INTEGER PRIMARY KEY,
  name TEXT,
  street TEXT,
  joined_on TEXT,
  deposit_eur INTEGER,
  yearly_fee_eur REAL,
  fee_paid_eur REAL,
  has_roof_rack TEXT,
  email TEXT
);
INSERT INTO neighbours VALUES (1, 'Ines Faulkner', 'Canal Street', '2024-07-31', 50, 18.0, 18.0, 'Yes', 'ines@post.example');
INSERT INTO neighbours VALUES (2, 'Bruno Kessler', 'Elm Row', '2024-06-12', 20, 12.0, 6.0, 'No', 'bruno@post.example');
INSERT INTO neighbours VALUES (3, 'Hattie Moss', 'Elm Row', '2025-02-13', 20, 18.0, 18.0, 'No', 'hattie@post.example');
INSERT INTO neighbours VALUES (4, 'Yusuf Demir', 'Elm Row', '2023-09-27', 30, 18.0, 18.0, 'No', 'yusuf@post.example');
INSERT INTO neighbours VALUES (5, 'Carla Neri', 'elm row', '2024-06-27', 30, 12.0, 10.0, 'No', 'carla@post.example');
INSERT INTO neighbours VALUES (6, 'Piet Vos', 'Mill Lane', '2024-02-05', 50, 18.0, 10.0, 'No', 'piet@post.example');
INSERT INTO neighbours VALUES (7, 'Gwen Tully', 'Mill Lane', '2026-04-14', 50, 18.0, 18.0, 'Yes', 'gwen@post.example');
INSERT INTO neighbours VALUES (8, 'Arno Lutz', 'Mill Lane', '2025-01-05', 0, 18.0, 18.0, 'No', 'arno@post.example');
INSERT INTO neighbours VALUES (9, 'Siobhan Daly', 'Mill Lane', '2023-01-25', 0, 18.0, 6.0, 'Yes', 'siobhan@post.example');
INSERT INTO neighbours VALUES (10, 'Rafe Ellery', 'Canal Street', '2023-12-21', 30, 18.0, 18.0, 'No', 'rafe@post.example');
INSERT INTO neighbours VALUES (11, 'Nadia Haddad', 'Kiln Yard', '2023-04-27', 30, 12.0, 10.0, 'Yes', 'nadia@post.example');
INSERT INTO neighbours VALUES (12, 'Oskar Winther', 'Mill Lane', '2024-08-26', 20, 24.0, 24.0, 'Yes', NULL);
INSERT INTO neighbours VALUES (13, 'Beth Colley', 'Elm Row', '2026-04-22', 30, 18.0, 18.0, 'Yes', 'beth@post.example');
INSERT INTO neighbours VALUES (14, 'Tomasz Wrona', 'Elm Row', '2024-02-10', 0, 18.0, 10.0, 'Yes', 'tomasz@post.example');
INSERT INTO neighbours VALUES (15, 'June Pascoe', 'Mill Lane', '2024-08-24', 0, 18.0, 10.0, 'Yes', 'june@post.example');
INSERT INTO neighbours VALUES (16, 'Ludo Marchand', 'Elm Row', '2025-08-26', 30, 18.0, 0.0, 'No', 'ludo@post.example');
INSERT INTO neighbours VALUES (17, 'Vera Stamm', 'Kiln Yard', '2023-03-05', 30, 18.0, 6.0, 'No', 'vera@post.example');
INSERT INTO neighbours VALUES (18, 'Dev Anand', 'Mill Lane', '2025-03-28', 0, 24.0, 24.0, 'Yes', 'dev@post.example');
INSERT INTO neighbours VALUES (19, 'Petra Ohl', 'Kiln Yard', '2024-10-01', 0, 18.0, 18.0, 'No', 'petra@post.example');
INSERT INTO neighbours VALUES (20, 'Colm Rooney', 'Mill Lane', '2023-02-25', 50, 18.0, 18.0, 'Yes', 'colm@post.example');
CREATE TABLE loans (
  loan_id INTEGER PRIMARY KEY,
  ladder_id INTEGER REFERENCES ladders(ladder_id),
  neighbour_id INTEGER REFERENCES neighbours(neighbour_id),
  taken_on TEXT,
  due_on TEXT,
  returned_on TEXT,
  used_for TEXT,
  damaged TEXT,
  repair_eur REAL,
  late_fee_eur REAL,
  late_fee_settled TEXT,
  remarks TEXT
);
INSERT INTO loans VALUES (1, 8, 4, '2023-10-24', '2023-10-28', '2023-11-02', 'gutters', 'no', NULL, 2.5, 'yes', 'came back muddy');
INSERT INTO loans VALUES (2, 21, 20, '2023-11-01', '2023-11-05', '2023-11-07', 'apple picking', 'yes', 46.0, 1.0, 'yes', 'came back muddy');
INSERT INTO loans VALUES (3, 11, 11, '2023-11-07', '2023-11-13', '2023-11-12', 'loft', 'no', NULL, 0.0, NULL, 'rung loose');
INSERT INTO loans VALUES (4, 8, 4, '2023-11-13', '2023-11-24', '2023-11-27', 'cat on roof', 'no', NULL, 1.5, 'yes', 'came back muddy');
INSERT INTO loans VALUES (5, 8, 9, '2023-11-27', '2023-12-03', '2023-12-27', 'roof tiles', 'no', NULL, 12.0, 'yes', 'came back muddy');
INSERT INTO loans VALUES (6, 21, 20, '2023-12-15', '2023-12-22', '2023-12-20', 'painting', 'no', NULL, 0.0, NULL, 'foot cap missing');
INSERT INTO loans VALUES (7, 11, 11, '2023-12-20', '2023-12-23', '2024-01-24', 'hedge', 'no', NULL, 16.0, 'yes', NULL);
INSERT INTO loans VALUES (8, 22, 10, '2024-01-01', '2024-01-14', '2024-02-06', 'roof tiles', 'no', NULL, 11.5, 'yes', 'came back muddy');
INSERT INTO loans VALUES (9, 22, 11, '2024-01-07', '2024-01-10', '2024-02-08', 'cat on roof', 'no', NULL, 14.5, 'yes', NULL);
INSERT INTO loans VALUES (10, 8, 11, '2024-01-23', '2024-01-31', '2024-01-25', 'gutters', 'yes', 18.0, 0.0, NULL, NULL);
INSERT INTO loans VALUES (11, 21, 11, '2024-01-24', '2024-01-31', '2024-02-19', 'hedge', 'yes', 29.0, 9.5, 'no', NULL);
INSERT INTO loans VALUES (12, 21, 10, '2024-01-25', '2024-02-06', '2024-02-19', 'cat on roof', 'no', NULL, 6.5, 'yes', 'rung loose');
INSERT INTO loans VALUES (13, 8, 10, '2024-01-30', '2024-02-09', '2024-03-01', 'light bulb', 'yes', NULL, 10.5, 'no', NULL);
INSERT INTO loans VALUES (14, 8, 20, '2024-02-07', '2024-02-18', '2024-02-11', 'roof tiles', 'yes', 51.0, 0.0, NULL, NULL);
INSERT INTO loans VALUES (15, 1, 11, '2024-02-19', '2024-02-24', '2024-03-23', 'painting', 'no', NULL, 14.0, 'yes', NULL);
INSERT INTO loans VALUES (16, 8, 9, '2024-02-28', '2024-03-02', '2024-03-01', 'painting', 'No', NULL, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (17, 1, 20, '2024-03-03', '2024-03-13', '2024-03-16', 'cat on roof', 'no', NULL, 1.5, 'yes', NULL);
INSERT INTO loans VALUES (18, 15, 9, '2024-03-29', '2024-04-05', '2024-04-06', 'Painting', 'no', NULL, 0.5, 'yes', 'rung loose');
INSERT INTO loans VALUES (19, 13, 4, '2024-03-30', '2024-04-13', '2024-04-16', 'Painting', 'no', NULL, 1.5, 'yes', NULL);
INSERT INTO loans VALUES (20, 11, 20, '2024-04-30', '2024-05-12', '2024-05-08', 'hedge', 'no', NULL, 0.0, NULL, 'rung loose');
INSERT INTO loans VALUES (21, 21, 4, '2024-05-04', '2024-05-12', '2024-05-15', 'apple picking', 'no', NULL, 1.5, 'yes', NULL);
INSERT INTO loans VALUES (22, 14, 10, '2024-05-09', '2024-05-15', '2024-05-11', 'cat on roof', 'no', NULL, 0.0, NULL, 'foot cap missing');
INSERT INTO loans VALUES (23, 21, 14, '2024-05-27', '2024-06-05', '2024-06-02', 'light bulb', 'no', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (24, 1, 11, '2024-06-17', '2024-07-01', '2024-07-01', 'roof tiles', 'no', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (25, 11, 11, '2024-07-04', '2024-07-12', '2024-07-25', 'Painting', 'yes', 20.0, 6.5, 'yes', 'came back muddy');
INSERT INTO loans VALUES (26, 22, 10, '2024-07-05', '2024-07-08', '2024-08-02', 'apple picking', 'no', NULL, 12.5, 'yes', 'came back muddy');
INSERT INTO loans VALUES (27, 13, 10, '2024-07-12', '2024-07-24', '2024-07-22', 'cat on roof', 'yes', NULL, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (28, 21, 5, '2024-07-22', '2024-07-30', '2024-07-30', 'gutters', 'yes', 21.0, 0.0, NULL, NULL);
INSERT INTO loans VALUES (29, 6, 9, '2024-07-24', '2024-07-29', '2024-07-28', 'roof tiles', 'No', NULL, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (30, 14, 9, '2024-08-02', '2024-08-07', '2024-08-22', 'loft', 'No', NULL, 7.5, 'yes', NULL);
INSERT INTO loans VALUES (31, 8, 11, '2024-08-03', '2024-08-12', '2024-08-10', 'apple picking', 'no', NULL, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (32, 15, 11, '2024-08-13', '2024-08-26', '2024-09-19', 'light bulb', 'yes', 68.0, 12.0, 'no', 'foot cap missing');
INSERT INTO loans VALUES (33, 6, 2, '2024-08-15', '2024-08-21', '2024-08-18', 'gutters', 'No', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (34, 11, 5, '2024-08-18', '2024-08-20', '2024-08-20', 'Painting', 'no', NULL, 0.0, NULL, 'foot cap missing');
INSERT INTO loans VALUES (35, 11, 14, '2024-09-15', '2024-09-20', '2024-09-23', 'painting', 'no', NULL, 1.5, 'yes', 'came back muddy');
INSERT INTO loans VALUES (36, 22, 20, '2024-09-23', '2024-10-01', '2024-10-04', 'Painting', 'No', NULL, 1.5, 'yes', NULL);
INSERT INTO loans VALUES (37, 11, 12, '2024-09-24', '2024-10-08', '2024-10-08', 'roof tiles', 'no', NULL, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (38, 9, 10, '2024-10-03', '2024-10-17', '2024-10-24', 'apple picking', 'no', NULL, 3.5, 'no', NULL);
INSERT INTO loans VALUES (39, 22, 5, '2024-10-06', '2024-10-20', '2024-10-16', 'apple picking', 'no', NULL, 0.0, NULL, 'rung loose');
INSERT INTO loans VALUES (40, 8, 14, '2024-10-06', '2024-10-08', '2024-10-08', 'cat on roof', 'no', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (41, 9, 14, '2024-10-28', '2024-10-31', '2024-11-05', 'loft', 'no', NULL, 2.5, 'no', NULL);
INSERT INTO loans VALUES (42, 6, 20, '2024-11-03', '2024-11-12', '2024-11-06', 'hedge', 'no', NULL, 0.0, NULL, 'rung loose');
INSERT INTO loans VALUES (43, 11, 10, '2024-11-12', '2024-11-16', '2024-11-13', 'hedge', 'yes', 53.0, 0.0, NULL, NULL);
INSERT INTO loans VALUES (44, 21, 10, '2024-11-16', '2024-11-24', '2024-11-22', 'cat on roof', 'no', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (45, 22, 9, '2024-12-14', '2024-12-26', '2025-01-24', 'Painting', 'yes', 5.0, 14.5, 'no', 'came back muddy');
INSERT INTO loans VALUES (46, 1, 10, '2024-12-21', '2024-12-23', '2024-12-23', 'gutters', 'no', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (47, 11, 15, '2024-12-21', '2024-12-26', '2024-12-29', 'apple picking', 'no', NULL, 1.5, 'yes', NULL);
INSERT INTO loans VALUES (48, 15, 10, '2024-12-31', '2025-01-03', '2025-01-01', 'light bulb', 'yes', 29.0, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (49, 15, 14, '2025-01-01', '2025-01-05', '2025-01-05', 'gutters', 'No', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (50, 1, 15, '2025-03-02', '2025-03-05', '2025-03-03', 'light bulb', 'no', NULL, 0.0, NULL, 'foot cap missing');
INSERT INTO loans VALUES (51, 9, 5, '2025-03-14', '2025-03-21', '2025-04-08', 'Painting', 'No', NULL, 9.0, 'no', NULL);
INSERT INTO loans VALUES (52, 17, 12, '2025-03-15', '2025-03-17', '2025-03-17', 'gutters', 'yes', 58.0, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (53, 12, 1, '2025-03-23', '2025-03-27', '2025-03-25', 'cat on roof', 'No', NULL, 0.0, NULL, 'foot cap missing');
INSERT INTO loans VALUES (54, 21, 9, '2025-04-01', '2025-04-14', '2025-04-11', 'Painting', 'no', NULL, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (55, 21, 11, '2025-04-17', '2025-04-28', '2025-04-24', 'light bulb', 'yes', 23.0, 0.0, NULL, NULL);
INSERT INTO loans VALUES (56, 21, 18, '2025-04-21', '2025-05-02', '2025-05-23', 'hedge', 'no', NULL, 10.5, 'yes', NULL);
INSERT INTO loans VALUES (57, 8, 2, '2025-05-07', '2025-05-16', '2025-05-15', 'loft', 'yes', 14.0, 0.0, NULL, NULL);
INSERT INTO loans VALUES (58, 7, 14, '2025-05-21', '2025-05-30', '2025-06-28', 'hedge', 'yes', 15.0, 14.5, 'no', NULL);
INSERT INTO loans VALUES (59, 6, 18, '2025-05-30', '2025-06-03', '2025-06-27', 'loft', 'no', NULL, 12.0, 'yes', 'came back muddy');
INSERT INTO loans VALUES (60, 9, 2, '2025-06-01', '2025-06-09', '2025-06-26', 'apple picking', 'No', NULL, 8.5, 'yes', NULL);
INSERT INTO loans VALUES (61, 5, 3, '2025-06-17', '2025-06-27', '2025-06-21', 'hedge', 'no', NULL, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (62, 3, 12, '2025-06-22', '2025-06-30', '2025-06-28', 'light bulb', 'no', NULL, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (63, 14, 11, '2025-06-23', '2025-06-28', '2025-06-27', 'cat on roof', 'yes', 64.0, 0.0, NULL, 'rung loose');
INSERT INTO loans VALUES (64, 13, 19, '2025-06-27', '2025-07-02', '2025-07-28', 'light bulb', 'No', NULL, 13.0, 'no', NULL);
INSERT INTO loans VALUES (65, 3, 1, '2025-07-31', '2025-08-11', '2025-08-09', 'light bulb', 'No', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (66, 7, 12, '2025-07-31', '2025-08-13', '2025-08-07', 'gutters', 'no', NULL, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (67, 20, 1, '2025-08-06', '2025-08-12', '2025-08-12', 'light bulb', 'no', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (68, 13, 4, '2025-08-06', '2025-08-09', '2025-08-09', 'roof tiles', 'no', NULL, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (69, 8, 20, '2025-08-10', '2025-08-13', '2025-08-12', 'gutters', 'no', NULL, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (70, 20, 19, '2025-08-20', '2025-08-31', '2025-09-22', 'gutters', 'no', NULL, 11.0, 'yes', NULL);
INSERT INTO loans VALUES (71, 11, 11, '2025-08-26', '2025-09-06', '2025-08-28', 'loft', 'yes', 31.0, 0.0, NULL, NULL);
INSERT INTO loans VALUES (72, 22, 9, '2025-09-08', '2025-09-12', '2025-09-15', 'roof tiles', 'no', NULL, 1.5, 'yes', 'rung loose');
INSERT INTO loans VALUES (73, 12, 19, '2025-09-15', '2025-09-22', '2025-09-25', 'Painting', 'no', NULL, 1.5, 'yes', NULL);
INSERT INTO loans VALUES (74, 9, 14, '2025-09-25', '2025-10-08', NULL, 'Painting', NULL, NULL, 0.0, NULL, 'rung loose');
INSERT INTO loans VALUES (75, 14, 9, '2025-10-07', '2025-10-21', '2025-10-08', 'cat on roof', 'yes', 55.0, 0.0, NULL, 'rung loose');
INSERT INTO loans VALUES (76, 2, 14, '2025-10-10', '2025-10-20', '2025-10-18', 'apple picking', 'no', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (77, 19, 11, '2025-10-25', '2025-10-28', '2025-10-26', 'loft', 'no', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (78, 8, 20, '2025-10-27', '2025-11-09', '2025-11-06', 'gutters', 'no', NULL, 0.0, NULL, 'foot cap missing');
INSERT INTO loans VALUES (79, 22, 12, '2025-11-21', '2025-12-04', '2025-11-22', 'painting', 'no', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (80, 18, 8, '2025-12-02', '2025-12-05', '2025-12-08', 'painting', 'no', NULL, 1.5, 'yes', NULL);
INSERT INTO loans VALUES (81, 12, 20, '2025-12-13', '2025-12-15', '2025-12-14', 'hedge', 'yes', 40.0, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (82, 19, 3, '2025-12-26', '2025-12-30', NULL, 'cat on roof', NULL, NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (83, 7, 9, '2025-12-30', '2026-01-08', '2026-01-14', 'roof tiles', 'no', NULL, 3.0, 'no', NULL);
INSERT INTO loans VALUES (84, 5, 12, '2026-01-05', '2026-01-17', '2026-01-08', 'gutters', 'no', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (85, 14, 9, '2026-01-05', '2026-01-09', '2026-01-22', 'painting', 'No', NULL, 6.5, 'no', NULL);
INSERT INTO loans VALUES (86, 6, 16, '2026-01-06', '2026-01-18', '2026-02-06', 'cat on roof', 'no', NULL, 9.5, 'yes', 'rung loose');
INSERT INTO loans VALUES (87, 21, 1, '2026-01-24', '2026-02-01', '2026-02-03', 'painting', 'No', NULL, 1.0, 'no', NULL);
INSERT INTO loans VALUES (88, 8, 14, '2026-03-25', '2026-04-02', '2026-04-20', 'loft', 'no', NULL, 9.0, 'yes', NULL);
INSERT INTO loans VALUES (89, 2, 3, '2026-04-08', '2026-04-15', '2026-05-03', 'hedge', 'No', NULL, 9.0, 'no', NULL);
INSERT INTO loans VALUES (90, 13, 2, '2026-04-14', '2026-04-24', '2026-05-13', 'apple picking', 'no', NULL, 9.5, 'yes', 'rung loose');
INSERT INTO loans VALUES (91, 22, 19, '2026-05-04', '2026-05-12', '2026-05-14', 'light bulb', 'no', NULL, 1.0, 'no', NULL);
INSERT INTO loans VALUES (92, 17, 8, '2026-05-26', '2026-06-08', '2026-06-07', 'light bulb', 'yes', 21.0, 0.0, NULL, NULL);
INSERT INTO loans VALUES (93, 21, 9, '2026-06-07', '2026-06-13', '2026-07-05', 'Painting', 'yes', 43.0, 11.0, 'yes', 'foot cap missing');
INSERT INTO loans VALUES (94, 7, 19, '2026-06-19', '2026-06-30', '2026-06-20', 'hedge', 'no', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (95, 18, 10, '2026-06-20', '2026-06-27', '2026-07-07', 'painting', 'yes', 10.0, 5.0, 'no', 'rung loose');
INSERT INTO loans VALUES (96, 11, 13, '2026-06-30', '2026-07-08', '2026-07-03', 'cat on roof', 'No', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (97, 14, 1, '2026-07-11', '2026-07-24', '2026-07-15', 'Painting', 'no', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (98, 15, 2, '2026-07-17', '2026-07-19', '2026-08-06', 'roof tiles', 'no', NULL, 9.0, 'no', NULL);
INSERT INTO loans VALUES (99, 14, 16, '2026-07-20', '2026-07-23', '2026-07-23', 'loft', 'No', NULL, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (100, 1, 4, '2026-07-30', '2026-08-04', '2026-09-02', 'roof tiles', 'yes', 27.0, 14.5, 'yes', NULL);
INSERT INTO loans VALUES (101, 2, 15, '2026-08-14', '2026-08-26', '2026-09-15', 'gutters', 'no', NULL, 10.0, 'yes', 'foot cap missing');
INSERT INTO loans VALUES (102, 15, 14, '2026-08-22', '2026-09-05', NULL, 'painting', NULL, NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (103, 14, 9, '2026-08-25', '2026-09-02', '2026-09-07', 'painting', 'no', NULL, 2.5, 'yes', 'rung loose');
INSERT INTO loans VALUES (104, 18, 8, '2026-08-29', '2026-09-09', '2026-09-04', 'painting', 'no', NULL, 0.0, NULL, 'came back muddy');
INSERT INTO loans VALUES (105, 14, 15, '2026-09-01', '2026-09-10', '2026-09-13', 'light bulb', 'no', NULL, 1.5, 'yes', NULL);
INSERT INTO loans VALUES (106, 5, 1, '2026-09-01', '2026-09-11', '2026-10-05', 'hedge', 'no', NULL, 12.0, 'no', 'rung loose');
INSERT INTO loans VALUES (107, 1, 7, '2026-10-10', '2026-10-21', '2026-11-17', 'apple picking', 'No', NULL, 13.5, 'yes', 'came back muddy');
INSERT INTO loans VALUES (108, 22, 7, '2026-10-20', '2026-10-25', '2026-10-22', 'loft', 'no', NULL, 0.0, NULL, 'foot cap missing');
INSERT INTO loans VALUES (109, 4, 8, '2026-10-22', '2026-11-04', '2026-10-23', 'loft', 'no', NULL, 0.0, NULL, NULL);
INSERT INTO loans VALUES (110, 14, 16, '2026-10-31', '2026-11-04', NULL, 'Painting', NULL, NULL, 0.0, NULL, 'came back muddy');
