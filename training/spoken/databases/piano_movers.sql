CREATE TABLE crews (
  crew_id INTEGER PRIMARY KEY,
  crew_name TEXT,
  foreman TEXT,
  heads INTEGER,
  formed_on TEXT
);
INSERT INTO crews VALUES (1, 'Red crew', 'Matteo', 3, '2019-04-01');
INSERT INTO crews VALUES (2, 'Blue crew', 'Sigrid', 4, '2021-09-15');
INSERT INTO crews VALUES (3, 'Night crew', 'Dev', 3, '2023-02-01');
INSERT INTO crews VALUES (4, 'Crane crew', 'Bruno', 5, '2018-06-01');
INSERT INTO crews VALUES (5, 'Reserve', 'Lotte', 2, '2024-11-01');

CREATE TABLE clients (
  client_id INTEGER PRIMARY KEY,
  client_name TEXT,
  district TEXT,
  client_type TEXT
);
INSERT INTO clients VALUES (1, 'Conservatory West', 'Riverside', 'business');
INSERT INTO clients VALUES (2, 'Ada Merriman', NULL, 'private');
INSERT INTO clients VALUES (3, 'Jazz Cellar', 'Mill Quarter', 'business');
INSERT INTO clients VALUES (4, 'Family Hoffer', 'Hillside', 'Private');
INSERT INTO clients VALUES (5, 'Bishop Rowe', 'Riverside', 'Private');
INSERT INTO clients VALUES (6, 'Villa Arnim', 'Mill Quarter', 'business');
INSERT INTO clients VALUES (7, 'Teo Marchetti', 'Hillside', 'Private');
INSERT INTO clients VALUES (8, 'Grand Hotel Lido', NULL, 'business');
INSERT INTO clients VALUES (9, 'Mrs Pennington', 'Hillside', 'private');
INSERT INTO clients VALUES (10, 'Choir of St Jude', 'Riverside', 'business');
INSERT INTO clients VALUES (11, 'Elsa Bruhn', 'Harbour', 'private');
INSERT INTO clients VALUES (12, 'Studio Nine', 'Harbour', 'business');
INSERT INTO clients VALUES (13, 'Prof. Kaminski', 'Riverside', 'private');
INSERT INTO clients VALUES (14, 'Lars Dahl', 'Hillside', 'Private');
INSERT INTO clients VALUES (15, 'Nursing Home Linde', 'Riverside', 'business');
INSERT INTO clients VALUES (16, 'Opera Workshop', NULL, 'business');
INSERT INTO clients VALUES (17, 'Yuki Sato', 'Old Town', 'private');
INSERT INTO clients VALUES (18, 'Family Obi', 'Mill Quarter', 'Private');
INSERT INTO clients VALUES (19, 'Ferry Line', NULL, 'business');
INSERT INTO clients VALUES (20, 'Hugo Blanc', NULL, 'private');
INSERT INTO clients VALUES (21, 'Music Bar Otto', 'Riverside', 'business');
INSERT INTO clients VALUES (22, 'Rita Sandoval', 'Hillside', 'private');
INSERT INTO clients VALUES (23, 'Dr Weiss', 'Harbour', 'private');
INSERT INTO clients VALUES (24, 'Parish Hall', 'Harbour', 'business');
INSERT INTO clients VALUES (25, 'Ina Kolb', 'Harbour', 'private');
INSERT INTO clients VALUES (26, 'Auction House Rey', 'Hillside', 'business');

CREATE TABLE pianos (
  piano_id INTEGER PRIMARY KEY,
  client_id INTEGER REFERENCES clients(client_id),
  maker TEXT,
  kind TEXT,
  weight_kg INTEGER,
  built_year INTEGER,
  finish TEXT
);
INSERT INTO pianos VALUES (1, 24, NULL, 'baby grand', 284, 1965, 'black');
INSERT INTO pianos VALUES (2, 1, 'Bechstein', 'Upright', 265, 1967, 'black');
INSERT INTO pianos VALUES (3, 8, 'Yamaha', 'upright', 190, 1971, 'black');
INSERT INTO pianos VALUES (4, 24, 'Bösendorfer', 'upright', 264, 1941, 'black');
INSERT INTO pianos VALUES (5, 17, 'Bösendorfer', 'square piano', 275, 1899, 'black');
INSERT INTO pianos VALUES (6, 18, 'Bechstein', 'upright', 247, 1913, 'walnut');
INSERT INTO pianos VALUES (7, 19, 'Yamaha', 'baby grand', 276, 1954, 'walnut');
INSERT INTO pianos VALUES (8, 20, 'Bechstein', 'upright', 245, 1942, 'mahogany');
INSERT INTO pianos VALUES (9, 13, 'Blüthner', 'upright', 199, 1918, 'black');
INSERT INTO pianos VALUES (10, 9, 'Bechstein', 'baby grand', 270, 1971, 'black');
INSERT INTO pianos VALUES (11, 15, 'Yamaha', 'upright', 215, 1966, 'black');
INSERT INTO pianos VALUES (12, 24, 'Steinway', 'upright', 202, NULL, 'black');
INSERT INTO pianos VALUES (13, 14, 'Yamaha', 'baby grand', 278, NULL, 'mahogany');
INSERT INTO pianos VALUES (14, 17, 'Yamaha', 'upright', 237, 1983, 'mahogany');
INSERT INTO pianos VALUES (15, 1, 'Yamaha', 'upright', 228, NULL, 'black');
INSERT INTO pianos VALUES (16, 23, NULL, 'Upright', 224, NULL, 'mahogany');
INSERT INTO pianos VALUES (17, 18, 'Blüthner', 'baby grand', 275, 1948, 'walnut');
INSERT INTO pianos VALUES (18, 18, 'Yamaha', 'baby grand', 345, 1896, 'black');
INSERT INTO pianos VALUES (19, 16, 'Blüthner', 'upright', 261, 1902, 'black');
INSERT INTO pianos VALUES (20, 16, 'Blüthner', 'concert grand', 452, 1911, 'black');
INSERT INTO pianos VALUES (21, 19, 'Yamaha', 'upright', 228, 1905, 'walnut');
INSERT INTO pianos VALUES (22, 23, 'Bechstein', 'baby grand', 301, 1981, 'mahogany');
INSERT INTO pianos VALUES (23, 23, 'Steinway', 'upright', 262, 1902, 'black');
INSERT INTO pianos VALUES (24, 12, 'Bösendorfer', 'baby grand', 337, 1923, 'white');
INSERT INTO pianos VALUES (25, 11, 'Steinway', 'concert grand', 450, 1892, 'mahogany');
INSERT INTO pianos VALUES (26, 3, 'Yamaha', 'upright', 239, 1892, 'black');
INSERT INTO pianos VALUES (27, 23, 'Petrof', 'upright', 243, 1932, 'walnut');
INSERT INTO pianos VALUES (28, 1, 'Petrof', 'upright', 246, 1927, 'walnut');
INSERT INTO pianos VALUES (29, 24, 'Bechstein', 'square piano', 278, 1939, 'walnut');
INSERT INTO pianos VALUES (30, 15, 'Petrof', 'baby grand', 285, 1891, 'mahogany');
INSERT INTO pianos VALUES (31, 16, 'Yamaha', 'concert grand', 498, 1941, 'black');
INSERT INTO pianos VALUES (32, 23, 'Steinway', 'baby grand', 278, 1923, 'black');
INSERT INTO pianos VALUES (33, 7, 'Blüthner', 'square piano', 294, 1898, 'walnut');
INSERT INTO pianos VALUES (34, 13, 'Steinway', 'baby grand', 317, 2003, 'walnut');
INSERT INTO pianos VALUES (35, 11, 'Petrof', 'upright', 207, 1903, 'walnut');
INSERT INTO pianos VALUES (36, 21, 'Bösendorfer', 'baby grand', 277, 1887, 'walnut');
INSERT INTO pianos VALUES (37, 11, 'Yamaha', 'baby grand', 290, 1891, 'walnut');
INSERT INTO pianos VALUES (38, 18, 'Steinway', 'Upright', 239, 1967, 'black');

CREATE TABLE moves (
  move_id INTEGER PRIMARY KEY,
  piano_id INTEGER REFERENCES pianos(piano_id),
  crew_id INTEGER REFERENCES crews(crew_id),
  requested_on TEXT,
  move_date TEXT,
  from_place TEXT,
  to_place TEXT,
  floor_from INTEGER,
  floor_to INTEGER,
  stair_steps INTEGER,
  distance_km REAL,
  planned_min INTEGER,
  taken_min INTEGER,
  quoted_eur INTEGER,
  charged_eur INTEGER,
  paid_on TEXT,
  crane INTEGER,
  equipment TEXT,
  damage TEXT,
  tip_eur INTEGER,
  cancelled TEXT,
  remarks TEXT
);
INSERT INTO moves VALUES (1, 21, 1, '2023-01-14', '2023-02-02', 'home', 'workshop', 0, 5, 95, 26.2, 190, 215, 340, 340, '2023-02-25', 0, 'ramp, blankets, straps', NULL, 20, 'no', NULL);
INSERT INTO moves VALUES (2, 14, 2, '2023-01-31', '2023-02-15', 'concert hall', 'concert hall', 2, 0, 38, 97.0, 225, 255, 390, 390, NULL, 0, 'blankets, skid', NULL, 10, 'no', 'tune afterwards');
INSERT INTO moves VALUES (3, 29, 1, '2023-02-06', '2023-03-06', 'home', 'home', 1, 2, 54, 190.9, 345, 475, 570, 570, '2023-05-11', 0, 'blankets, dolly', NULL, 0, 'no', 'no parking');
INSERT INTO moves VALUES (4, 3, 3, '2023-02-10', '2023-03-17', 'storage', 'concert hall', 1, 0, 14, 298.0, 420, 375, 670, 670, '2023-05-21', 0, 'ramp, skid, blankets', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (5, 17, 3, '2023-03-02', '2023-03-13', 'concert hall', 'storage', 1, 5, 84, 170.0, 345, 395, 570, 570, '2023-04-18', 0, 'straps, dolly, blankets', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (6, 4, 4, '2023-03-03', '2023-04-14', 'shop', 'concert hall', 1, 5, 108, 229.0, 430, 590, 1070, 1070, '2023-05-01', 1, 'ramp', 'pedal bent', 0, 'no', 'no parking');
INSERT INTO moves VALUES (7, 24, 1, '2023-03-26', '2023-03-31', 'home', 'storage', 0, 1, 14, 2.2, 115, NULL, 240, NULL, NULL, 0, 'ramp, skid', NULL, NULL, 'yes', NULL);
INSERT INTO moves VALUES (8, 21, 2, '2023-04-15', '2023-04-25', 'home', 'home', 0, 2, 36, 43.7, 165, 230, 300, 350, '2023-05-22', 0, 'skid, blankets, ramp', NULL, 50, 'no', 'tune afterwards');
INSERT INTO moves VALUES (9, 14, 2, '2023-04-25', '2023-06-03', 'home', 'home', 0, 5, 75, 2.1, 150, NULL, 280, NULL, NULL, 0, NULL, NULL, NULL, 'yes', NULL);
INSERT INTO moves VALUES (10, 18, 2, '2023-05-01', '2023-05-09', 'home', 'storage', 0, 0, 0, 30.9, 135, 130, 270, 270, '2023-06-14', 0, 'ramp', NULL, 0, 'no', 'no parking');
INSERT INTO moves VALUES (11, 30, 1, '2023-05-05', '2023-05-17', 'concert hall', 'home', 0, 0, 0, 269.1, 390, 465, 630, 660, '2023-05-18', 0, 'straps', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (12, 10, 1, '2023-05-31', '2023-07-06', 'shop', 'concert hall', 2, 1, 45, 7.2, 135, 140, 260, 340, '2023-07-19', 0, 'blankets, straps', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (13, 33, 4, '2023-05-31', '2023-06-28', 'storage', 'concert hall', 0, 5, 85, 7.4, 170, 150, 700, 750, '2023-07-07', 1, 'straps', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (14, 10, 2, '2023-06-04', '2023-07-07', 'shop', 'storage', 3, 0, 48, 10.2, 140, NULL, 270, NULL, NULL, 0, 'blankets, skid', NULL, NULL, 'yes', NULL);
INSERT INTO moves VALUES (15, 4, 1, '2023-06-19', '2023-07-16', 'shop', 'home', 0, 3, 51, 13.6, 145, 145, 280, 330, '2023-08-16', 0, 'dolly, ramp, straps', 'broken caster', 10, 'no', 'tune afterwards');
INSERT INTO moves VALUES (16, 11, 3, '2023-07-06', '2023-08-09', 'home', 'home', 2, 1, 57, 275.8, 435, 645, 690, 670, '2023-10-03', 0, 'ramp', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (17, 21, 1, '2023-07-11', '2023-07-25', 'shop', 'concert hall', 1, 1, 40, 57.8, 180, NULL, 320, NULL, NULL, 0, 'straps, dolly', NULL, NULL, 'yes', NULL);
INSERT INTO moves VALUES (18, 18, 2, '2023-07-25', '2023-08-10', 'home', 'storage', 2, 5, 126, 6.5, 210, 260, 380, 380, '2023-09-22', 0, 'straps, ramp, skid', 'pedal bent', 10, 'no', NULL);
INSERT INTO moves VALUES (19, 10, NULL, '2023-08-06', '2023-09-02', 'home', 'concert hall', 0, 1, 17, 85.7, 200, 260, 350, 430, '2023-09-21', 0, 'straps, skid, ramp', NULL, 10, 'no', NULL);
INSERT INTO moves VALUES (20, 8, 3, '2023-08-10', '2023-09-12', 'shop', 'home', 0, 1, 15, 1.7, 100, 115, 210, 260, '2023-10-02', 0, 'blankets, ramp', NULL, 20, 'no', 'legs taken off');
INSERT INTO moves VALUES (21, 7, 3, '2023-08-13', '2023-08-26', 'concert hall', 'concert hall', 0, 0, 0, 121.9, 225, 215, 390, 390, '2023-09-11', 0, 'skid, blankets, dolly', NULL, 50, 'no', NULL);
INSERT INTO moves VALUES (22, 14, 1, '2023-08-18', '2023-10-01', 'storage', 'storage', 0, 3, 54, 12.3, 145, 140, 270, 250, '2023-11-19', 0, 'ramp', NULL, 0, 'no', 'narrow stairwell');
INSERT INTO moves VALUES (23, 28, 3, '2023-09-07', '2023-10-07', 'concert hall', 'home', 0, 0, 0, 225.5, 335, 355, 550, 550, '2023-12-12', 0, 'dolly, skid', NULL, 0, 'no', 'no parking');
INSERT INTO moves VALUES (24, 19, 2, '2023-09-14', '2023-10-18', 'home', 'home', 4, 2, 120, 8.2, 195, 205, 350, 430, NULL, 0, 'skid, straps, ramp', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (25, 6, 1, '2023-10-04', '2023-10-30', 'home', 'concert hall', 1, 1, 38, 22.4, 145, 155, 270, 350, '2023-12-03', 0, 'dolly, skid, blankets', NULL, 20, 'no', NULL);
INSERT INTO moves VALUES (26, 18, 3, '2023-10-26', '2023-11-27', 'concert hall', 'workshop', 1, 1, 38, 69.5, 205, 200, 380, 380, NULL, 0, NULL, NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (27, 33, 4, '2023-11-15', '2023-11-19', 'home', 'home', 4, 5, 126, 2.9, 200, 205, 740, 740, '2023-12-28', 1, 'dolly, ramp', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (28, 10, 2, '2023-12-20', '2024-01-31', 'storage', 'home', 1, 2, 51, 5.8, 140, 200, 270, 270, '2024-02-25', 0, 'skid, blankets', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (29, 6, 1, '2024-01-30', '2024-03-07', 'home', 'home', 1, 1, 30, 14.8, 130, 170, 250, 250, NULL, 0, 'blankets, ramp', NULL, 20, 'no', NULL);
INSERT INTO moves VALUES (30, 20, 4, '2024-02-01', '2024-03-08', 'shop', 'home', 4, 1, 70, 22.6, 195, 285, 750, 800, '2024-04-19', 1, 'straps, blankets', NULL, 20, 'no', 'neighbour complained');
INSERT INTO moves VALUES (31, 19, 3, '2024-03-23', '2024-03-29', 'shop', 'concert hall', 3, 5, 152, 82.6, 305, 265, 510, 490, '2024-05-22', 0, 'dolly, ramp', NULL, 10, 'no', 'no parking');
INSERT INTO moves VALUES (32, 4, 1, '2024-03-27', '2024-04-08', 'concert hall', 'home', 3, 0, 54, 100.1, 245, 355, 420, 420, '2024-06-06', 0, 'blankets, straps', NULL, 10, 'no', NULL);
INSERT INTO moves VALUES (33, 9, 2, '2024-03-29', '2024-05-07', 'home', 'home', 0, 1, 16, 14.9, 110, 145, 220, 300, '2024-05-16', 0, 'skid', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (34, 32, 3, '2024-04-23', '2024-05-17', 'home', 'workshop', 2, 1, 45, 30.8, 160, 210, 300, 380, '2024-07-16', 0, NULL, NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (35, 12, 3, '2024-05-11', '2024-05-25', 'concert hall', 'workshop', 2, 0, 28, 13.7, 120, 115, 230, 230, '2024-06-30', 0, 'skid', NULL, 20, 'no', 'narrow stairwell');
INSERT INTO moves VALUES (36, 34, NULL, '2024-05-17', '2024-05-28', 'home', 'workshop', 2, 0, 34, 153.4, 295, 285, 500, 500, '2024-05-30', 0, NULL, 'broken caster', 20, 'no', NULL);
INSERT INTO moves VALUES (37, 17, 3, '2024-05-17', '2024-05-28', 'storage', 'concert hall', 0, 1, 19, 6.6, 115, 145, 230, 230, '2024-07-28', 0, 'blankets, skid, straps', NULL, 20, 'no', NULL);
INSERT INTO moves VALUES (38, 9, 4, '2024-06-02', '2024-07-09', 'shop', 'concert hall', 2, 3, 90, 34.8, 195, 180, 720, 750, '2024-08-25', 1, 'ramp, blankets, skid', NULL, 20, 'no', 'neighbour complained');
INSERT INTO moves VALUES (39, 18, 1, '2024-06-08', '2024-07-08', 'storage', 'concert hall', 0, 3, 42, 195.4, 350, NULL, 580, NULL, NULL, 0, 'ramp, blankets', NULL, NULL, 'yes', NULL);
INSERT INTO moves VALUES (40, 36, 1, '2024-07-01', '2024-08-12', 'home', 'storage', 3, 2, 90, 319.6, 515, 440, 820, 820, '2024-10-06', 0, 'ramp', NULL, 0, 'no', 'no parking');
INSERT INTO moves VALUES (41, 10, NULL, '2024-07-05', '2024-07-10', 'home', 'home', 0, 1, 15, 245.2, 375, 525, 610, 610, '2024-08-12', 0, 'straps, blankets', NULL, 20, 'no', NULL);
INSERT INTO moves VALUES (42, 17, 4, '2024-07-20', '2024-08-29', 'home', 'home', 2, 3, 90, 15.1, 180, 165, 710, 790, '2024-09-06', 1, 'blankets', NULL, 10, 'no', NULL);
INSERT INTO moves VALUES (43, 9, 1, '2024-08-13', '2024-08-24', 'shop', 'concert hall', 0, 2, 28, 8.5, 115, 125, 220, 200, '2024-10-16', 0, 'ramp', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (44, 27, 3, '2024-08-20', '2024-10-04', 'storage', 'concert hall', 3, 0, 45, 20.3, 145, 170, 270, 270, '2024-11-28', 0, 'ramp, blankets', 'scratch on lid', 10, 'no', 'no parking');
INSERT INTO moves VALUES (45, 22, 4, '2024-09-11', '2024-09-23', 'shop', 'home', 3, 5, 152, 197.6, 435, 550, 1080, 1110, '2024-10-05', 1, 'ramp', 'scratch on lid', 10, 'no', NULL);
INSERT INTO moves VALUES (46, 4, NULL, '2024-09-12', '2024-10-05', 'home', 'home', 1, 0, 15, 29.7, 135, 190, 260, 340, '2024-10-06', 0, 'straps, skid', 'dented wall', 10, 'no', NULL);
INSERT INTO moves VALUES (47, 23, 1, '2024-09-23', '2024-10-29', 'home', 'workshop', 0, 2, 28, 11.5, 125, 160, 250, 330, '2024-12-08', 0, 'straps, skid, dolly', NULL, 0, 'no', 'tune afterwards');
INSERT INTO moves VALUES (48, 10, 2, '2024-10-09', '2024-10-25', 'storage', 'home', 0, 2, 30, 224.1, 360, 475, 590, 590, '2024-12-06', 0, NULL, NULL, 20, 'no', NULL);
INSERT INTO moves VALUES (49, 30, 4, '2024-10-24', '2024-11-09', 'home', 'concert hall', 3, 5, 128, 14.2, 210, 245, 760, 760, '2024-12-27', 1, NULL, NULL, 10, 'no', NULL);
INSERT INTO moves VALUES (50, 7, 1, '2024-11-02', '2024-12-14', 'home', 'concert hall', 1, 3, 68, 5.5, 150, 130, 290, 340, '2025-01-22', 0, 'straps, dolly, ramp', NULL, 20, 'no', NULL);
INSERT INTO moves VALUES (51, 22, 2, '2024-11-04', '2024-11-19', 'shop', 'concert hall', 0, 1, 16, 76.8, 190, 225, 350, 350, '2024-12-12', 0, 'blankets, straps, dolly', NULL, 10, 'no', NULL);
INSERT INTO moves VALUES (52, 31, 2, '2024-11-26', '2024-12-31', 'shop', 'storage', 3, 0, 45, 9.3, 165, 150, 330, 330, '2025-01-08', 0, 'ramp, dolly, skid', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (53, 23, 1, '2025-01-02', '2025-02-03', 'storage', 'concert hall', 0, 3, 54, 9.9, 145, 215, 270, 270, '2025-03-26', 0, 'ramp, dolly', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (54, 1, 2, '2025-01-02', '2025-02-16', 'home', 'home', 3, 1, 80, 9.4, 165, 205, 310, 310, NULL, 0, NULL, NULL, 10, 'no', NULL);
INSERT INTO moves VALUES (55, 23, 2, '2025-01-15', '2025-02-11', 'storage', 'storage', 0, 1, 17, 26.0, 130, NULL, 260, NULL, NULL, 0, 'blankets', NULL, NULL, 'yes', NULL);
INSERT INTO moves VALUES (56, 6, 4, '2025-01-29', '2025-02-02', 'shop', 'storage', 4, 2, 114, 6.5, 185, 195, 720, 720, '2025-02-24', 1, 'straps, blankets, ramp', NULL, NULL, 'no', 'narrow stairwell');
INSERT INTO moves VALUES (57, 18, 4, '2025-02-05', '2025-03-19', 'storage', 'storage', 2, 3, 75, 5.2, 165, 165, 700, 700, '2025-04-09', 1, 'skid, ramp', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (58, 28, 3, '2025-02-21', '2025-03-29', 'concert hall', 'home', 0, 1, 15, 6.3, 105, NULL, 220, NULL, NULL, 0, 'skid, ramp, blankets', NULL, NULL, 'yes', NULL);
INSERT INTO moves VALUES (59, 2, 2, '2025-02-22', '2025-03-14', 'home', 'home', 0, 1, 20, 17.8, 125, 130, 250, 330, '2025-03-14', 0, 'blankets, ramp, skid', NULL, 10, 'no', NULL);
INSERT INTO moves VALUES (60, 25, 1, '2025-03-03', '2025-04-13', 'home', 'home', 1, 0, 14, 133.6, 270, 355, 480, 560, '2025-04-17', 0, 'ramp, straps', 'scratch on lid', 10, 'no', NULL);
INSERT INTO moves VALUES (61, 13, 1, '2025-03-15', '2025-03-25', 'concert hall', 'concert hall', 2, 0, 32, 15.9, 135, 115, 260, 260, '2025-06-03', 0, 'dolly, blankets, skid', 'dented wall', 0, 'no', NULL);
INSERT INTO moves VALUES (62, 19, 1, '2025-03-18', '2025-04-10', 'shop', 'storage', 1, 2, 57, 12.2, 150, 175, 280, 330, '2025-04-15', 0, 'blankets, straps', 'broken caster', 0, 'no', NULL);
INSERT INTO moves VALUES (63, 35, 3, '2025-03-25', '2025-05-08', 'shop', 'storage', 0, 0, 0, 13.9, 100, 125, 200, 200, '2025-05-15', 0, 'blankets', NULL, 20, 'no', NULL);
INSERT INTO moves VALUES (64, 6, 1, '2025-06-09', '2025-07-06', 'shop', 'storage', 1, 3, 72, 172.5, 335, 460, 550, 550, '2025-09-12', 0, 'blankets, ramp', NULL, 50, 'no', 'no parking');
INSERT INTO moves VALUES (65, 10, 2, '2025-06-20', '2025-07-01', 'home', 'storage', 0, 1, 19, 17.1, 125, 150, 250, 250, '2025-07-14', 0, 'blankets, dolly', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (66, 28, 3, '2025-06-22', '2025-07-18', 'shop', 'workshop', 1, 2, 51, 13.7, 145, 125, 270, 270, '2025-08-16', 0, 'ramp', NULL, 0, 'no', 'no parking');
INSERT INTO moves VALUES (67, 35, 1, '2025-06-27', '2025-08-10', 'concert hall', 'home', 2, 1, 57, 7.4, 135, 175, 260, 260, '2025-09-26', 0, 'dolly, straps', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (68, 8, 4, '2025-06-29', '2025-08-07', 'storage', 'home', 0, 5, 100, 308.1, 505, 580, 1180, 1180, NULL, 1, 'dolly', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (69, 10, 4, '2025-06-30', '2025-08-01', 'home', 'concert hall', 4, 3, 133, 274.5, 500, 430, 1170, 1200, '2025-08-31', 1, 'ramp', NULL, 0, 'no', 'no parking');
INSERT INTO moves VALUES (70, 14, 2, '2025-08-08', '2025-09-05', 'home', 'home', 0, 0, 0, 178.9, 285, 360, 470, 550, NULL, 0, 'ramp', NULL, 0, 'no', 'tune afterwards');
INSERT INTO moves VALUES (71, 35, 2, '2025-09-16', '2025-10-15', 'storage', 'home', 2, 1, 60, 14.6, 145, 125, 270, 270, '2025-11-24', 0, 'ramp, blankets, straps', 'dented wall', 0, 'no', NULL);
INSERT INTO moves VALUES (72, 4, 3, '2025-10-22', '2025-11-24', 'home', 'home', 0, 1, 20, 9.4, 115, 130, 230, 230, NULL, 0, 'skid, ramp, blankets', 'scratch on lid', 10, 'no', 'narrow stairwell');
INSERT INTO moves VALUES (73, 2, 2, '2025-11-10', '2025-11-14', 'home', 'concert hall', 1, 2, 60, 24.3, 165, 205, 310, 290, '2026-01-16', 0, 'straps', 'pedal bent', 10, 'no', 'neighbour complained');
INSERT INTO moves VALUES (74, 16, 3, '2025-11-29', '2026-01-11', 'home', 'storage', 0, 2, 34, 38.7, 155, 145, 280, 310, '2026-03-16', 0, 'skid, dolly, straps', 'broken caster', 20, 'no', NULL);
INSERT INTO moves VALUES (75, 14, 1, '2025-12-13', '2025-12-24', 'storage', 'storage', 0, 3, 48, 10.4, 135, 175, 260, 260, '2026-03-02', 0, 'blankets, skid', NULL, 50, 'no', NULL);
INSERT INTO moves VALUES (76, 4, 1, '2025-12-29', '2026-01-22', 'shop', 'home', 0, 1, 18, 105.3, 220, 195, 380, 380, '2026-03-26', 0, 'blankets, ramp, dolly', 'broken caster', 50, 'no', 'legs taken off');
INSERT INTO moves VALUES (77, 33, 1, '2026-01-22', '2026-03-02', 'home', 'workshop', 1, 2, 57, 37.7, 180, NULL, 330, NULL, NULL, 0, 'skid, dolly', NULL, NULL, 'yes', 'neighbour complained');
INSERT INTO moves VALUES (78, 4, 2, '2026-01-23', '2026-02-03', 'home', 'home', 4, 1, 95, 8.5, 175, 250, 320, 370, '2026-04-08', 0, 'straps, skid, ramp', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (79, 20, 1, '2026-02-03', '2026-02-07', 'shop', 'concert hall', 4, 0, 80, 113.3, 305, 400, 530, 530, '2026-04-08', 0, 'ramp, skid, blankets', 'dented wall', 0, 'no', NULL);
INSERT INTO moves VALUES (80, 24, 2, '2026-02-03', '2026-03-10', 'shop', 'storage', 0, 0, 0, 11.3, 110, 160, 230, 230, '2026-04-23', 0, 'dolly', NULL, 10, 'no', NULL);
INSERT INTO moves VALUES (81, 13, 3, '2026-03-06', '2026-04-09', 'home', 'storage', 2, 0, 36, 255.4, 400, 515, 650, 650, '2026-04-19', 0, NULL, NULL, 50, 'no', 'neighbour complained');
INSERT INTO moves VALUES (82, 5, 3, '2026-03-10', '2026-04-24', 'home', 'concert hall', 1, 2, 54, 33.7, 170, 250, 320, 350, '2026-06-03', 0, 'straps, dolly, skid', NULL, 10, 'no', 'no parking');
INSERT INTO moves VALUES (83, 26, 2, '2026-03-25', '2026-04-13', 'home', 'home', 0, 0, 0, 2.1, 90, 125, 190, 190, '2026-05-10', 0, 'blankets', NULL, 0, 'no', 'tune afterwards');
INSERT INTO moves VALUES (84, 25, 4, '2026-04-12', '2026-04-16', 'home', 'home', 4, 3, 119, 46.7, 260, 245, 850, 850, '2026-05-13', 1, 'skid, ramp, blankets', NULL, NULL, 'no', NULL);
INSERT INTO moves VALUES (85, 10, NULL, '2026-04-29', '2026-05-02', 'home', 'home', 0, 0, 0, 38.3, 135, 180, 260, 240, '2026-07-02', 0, 'ramp, dolly, skid', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (86, 34, 2, '2026-05-16', '2026-05-25', 'shop', 'concert hall', 4, 0, 68, 9.3, 160, 150, 310, 390, '2026-07-08', 0, 'skid, dolly, ramp', NULL, 10, 'no', 'legs taken off');
INSERT INTO moves VALUES (87, 12, 1, '2026-05-20', '2026-05-25', 'concert hall', 'storage', 3, 0, 57, 32.6, 165, 235, 300, 300, '2026-07-19', 0, NULL, NULL, 0, 'no', 'legs taken off');
INSERT INTO moves VALUES (88, 1, 3, '2026-05-31', '2026-07-14', 'home', 'home', 2, 0, 30, 27.9, 150, 125, 280, 280, NULL, 0, 'blankets, skid', NULL, 0, 'no', NULL);
INSERT INTO moves VALUES (89, 24, 3, '2026-06-24', '2026-07-27', 'shop', 'home', 3, 1, 68, 7.5, 160, 220, 310, 290, '2026-08-26', 0, 'straps, skid', 'dented wall', 0, 'no', 'neighbour complained');
INSERT INTO moves VALUES (90, 7, 2, '2026-06-25', '2026-07-27', 'storage', 'home', 0, 1, 16, 7.1, 115, 150, 230, 230, '2026-08-13', 0, 'dolly', 'pedal bent', 0, 'no', NULL);
INSERT INTO moves VALUES (91, 36, 1, '2026-07-27', '2026-09-02', 'storage', 'home', 1, 0, 18, 15.0, 125, NULL, 240, NULL, NULL, 0, 'skid, dolly, straps', NULL, NULL, 'yes', NULL);
INSERT INTO moves VALUES (92, 4, 4, '2026-08-15', '2026-09-06', 'home', 'concert hall', 4, 1, 85, 264.3, 450, 560, 1100, 1080, '2026-10-02', 1, 'skid', NULL, 20, 'no', NULL);
INSERT INTO moves VALUES (93, 15, 4, '2026-08-21', '2026-09-15', 'shop', 'home', 1, 5, 120, 85.1, 275, 300, 840, 840, '2026-10-09', 1, 'blankets', NULL, 10, 'no', 'neighbour complained');
INSERT INTO moves VALUES (94, 12, 1, '2026-08-27', '2026-10-07', 'home', 'concert hall', 2, 0, 30, 196.9, 325, 445, 530, 560, NULL, 0, 'straps, dolly', NULL, 0, 'no', 'tune afterwards');
INSERT INTO moves VALUES (95, 12, 2, '2026-10-16', '2026-11-22', 'home', 'storage', 1, 2, 42, 13.3, 130, NULL, 250, NULL, NULL, 0, 'dolly, ramp', NULL, NULL, 'no', 'no parking');
INSERT INTO moves VALUES (96, 30, 1, '2026-10-17', '2026-11-03', 'home', 'home', 0, 1, 16, 7.5, 115, 100, 230, 230, NULL, 0, 'dolly, straps', NULL, 0, 'no', NULL);

