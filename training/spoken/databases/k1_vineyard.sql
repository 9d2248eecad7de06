CREATE TABLE block (
  block_id INTEGER PRIMARY KEY,
  block_name TEXT,
  variety TEXT,
  planted INTEGER,
  area_ha REAL,
  soil TEXT,
  aspect TEXT,
  altitude_m INTEGER,
  organic TEXT
);
INSERT INTO block VALUES (1, 'Upper Slope', 'Riesling', 1994, 1.8, 'slate', 'S', 310, 'x');
INSERT INTO block VALUES (2, 'Chapel', 'Riesling', 2008, 1.1, 'slate, loam', 'SE', 240, 'x');
INSERT INTO block VALUES (3, 'Long Row', 'Pinot Noir', 2001, 2.4, 'limestone', 'S', 270, NULL);
INSERT INTO block VALUES (4, 'Old Wall', 'Pinot noir', 1978, 0.6, 'limestone', 'W', 255, 'x');
INSERT INTO block VALUES (5, 'Brook Field', 'Müller-Thurgau', 1989, 1.5, 'loam', 'E', 190, NULL);
INSERT INTO block VALUES (6, 'Hare''s Corner', 'Silvaner', 1985, 0.9, 'limestone, clay', 'SW', 225, NULL);
INSERT INTO block VALUES (7, 'Windmill', 'Chardonnay', 2012, 1.3, 'limestone', 'S', 295, 'x');
INSERT INTO block VALUES (8, 'Quarry', 'riesling', 1999, 0.8, 'slate', 'SW', 335, NULL);
INSERT INTO block VALUES (9, 'Lower Gate', 'Silvaner', 2015, 1.0, 'clay', 'E', 185, NULL);
INSERT INTO block VALUES (10, 'Nursery', 'Chardonnay', 2022, 0.4, 'loam', 'E', 200, 'x');
INSERT INTO block VALUES (11, 'Rook Hill', 'Pinot Noir', 2010, 1.7, 'limestone, slate', 'S', 320, NULL);
CREATE TABLE harvest (
  harvest_id INTEGER PRIMARY KEY,
  block_id INTEGER REFERENCES block(block_id),
  picked_on DATE,
  pressed_on DATE,
  method TEXT,
  pickers INTEGER,
  yield_kg INTEGER,
  oechsle INTEGER,
  acid_gl REAL,
  rot_pct INTEGER,
  destination TEXT,
  price_eur_kg REAL,
  comment TEXT
);
INSERT INTO harvest VALUES (1, 1, '2020-10-21', '2020-10-24', 'hand', 9, 8360, 87, 6.2, 8, 'co-op', NULL, NULL);
INSERT INTO harvest VALUES (2, 2, '2020-10-19', '2020-10-21', 'machine', 14, 4100, 95, 7.1, 8, 'Co-op', 0.94, NULL);
INSERT INTO harvest VALUES (3, 3, '2020-10-03', '2020-10-07', 'Hand', 14, 13650, 100, 10.8, 8, 'estate', 1.4, NULL);
INSERT INTO harvest VALUES (4, 4, '2020-10-16', '2020-10-18', 'machine', 7, 2710, 73, 8.7, 5, 'sparkling', 0.93, NULL);
INSERT INTO harvest VALUES (5, 4, '2020-10-01', '2020-10-05', 'hand', 10, 1380, 87, 10.9, 2, 'co-op', 1.89, NULL);
INSERT INTO harvest VALUES (6, 5, '2020-09-08', '2020-09-11', 'machine', 13, 7620, 98, 7.3, 8, 'sparkling', 0.94, NULL);
INSERT INTO harvest VALUES (7, 6, '2020-10-06', '2020-10-09', 'machine', 12, 5930, 99, 7.7, 12, 'co-op', 2.27, NULL);
INSERT INTO harvest VALUES (8, 6, '2020-09-10', '2020-09-14', 'Hand', 12, 2890, 103, 10.9, 0, 'Co-op', 2.19, 'wasps');
INSERT INTO harvest VALUES (9, 7, '2020-10-18', '2020-10-21', 'hand', 10, 4300, 85, 6.8, 0, 'sparkling', 2.02, NULL);
INSERT INTO harvest VALUES (10, 7, '2020-10-14', '2020-10-16', 'hand', 6, 5090, 69, 6.7, 0, 'estate', 1.35, 'perfect');
INSERT INTO harvest VALUES (11, 8, '2020-09-05', '2020-09-08', 'machine', 7, 4320, 91, 9.5, 5, 'estate', NULL, 'starlings');
INSERT INTO harvest VALUES (12, 8, '2020-10-24', '2020-10-27', 'hand', 12, 2500, 82, 9.0, 5, 'estate', 2.47, NULL);
INSERT INTO harvest VALUES (13, 11, '2020-09-15', '2020-09-17', 'Hand', 9, 10960, 90, 7.1, 5, 'estate', 1.0, NULL);
INSERT INTO harvest VALUES (14, 1, '2021-10-18', '2021-10-19', 'hand', 9, 6190, 70, 8.9, 12, 'sparkling', 1.56, NULL);
INSERT INTO harvest VALUES (15, 2, '2021-10-13', '2021-10-16', 'hand', 14, 2200, 77, 9.4, 5, 'estate', 1.39, 'mildew, wasps');
INSERT INTO harvest VALUES (16, 2, '2021-09-19', '2021-09-21', 'machine', 8, 1700, 84, 6.2, 5, 'Co-op', 1.19, 'hail damage');
INSERT INTO harvest VALUES (17, 3, '2021-10-04', '2021-10-06', 'machine', 12, 7840, 96, 9.4, 2, 'co-op', NULL, NULL);
INSERT INTO harvest VALUES (18, 4, '2021-10-02', '2021-10-04', 'machine', 4, 1740, 86, 7.5, 0, 'estate', 1.39, NULL);
INSERT INTO harvest VALUES (19, 5, '2021-10-17', '2021-10-20', 'Hand', 5, 4090, 93, 8.5, 2, 'sparkling', NULL, 'hail damage');
INSERT INTO harvest VALUES (20, 5, '2021-09-19', '2021-09-22', 'Hand', 12, 2720, 103, 7.6, 3, 'sparkling', 2.52, NULL);
INSERT INTO harvest VALUES (21, 6, '2021-09-13', '2021-09-14', 'Hand', 12, 3220, 95, 8.9, 0, 'sparkling', 1.02, NULL);
INSERT INTO harvest VALUES (22, 7, '2021-10-02', '2021-10-05', 'hand', 4, 4160, 82, 9.6, 2, 'sparkling', 2.2, 'starlings');
INSERT INTO harvest VALUES (23, 8, '2021-10-07', '2021-10-09', 'machine', 7, 1450, 82, 9.7, 0, 'Co-op', 2.26, NULL);
INSERT INTO harvest VALUES (24, 8, '2021-10-14', '2021-10-16', 'Hand', 14, 820, 88, 10.0, 1, 'Co-op', 1.95, NULL);
INSERT INTO harvest VALUES (25, 9, '2021-09-28', '2021-10-01', 'Hand', 15, 3770, 79, 8.1, 0, 'estate', 1.36, NULL);
INSERT INTO harvest VALUES (26, 11, '2021-09-20', '2021-09-22', 'Hand', 8, 3450, 75, 10.8, 8, 'Co-op', 1.0, NULL);
INSERT INTO harvest VALUES (27, 1, '2022-10-07', '2022-10-08', 'hand', 9, 6600, 91, 8.8, 8, 'estate', NULL, 'mildew, wasps');
INSERT INTO harvest VALUES (28, 2, '2022-09-04', '2022-09-06', 'Hand', 7, 5170, 99, 9.6, 0, 'sparkling', NULL, 'wasps');
INSERT INTO harvest VALUES (29, 2, '2022-09-28', '2022-10-02', 'Hand', 15, 3140, 78, 9.8, 0, 'Co-op', NULL, NULL);
INSERT INTO harvest VALUES (30, 3, '2022-09-06', '2022-09-08', 'Hand', 6, 15270, 73, 9.5, 1, 'Co-op', 2.46, NULL);
INSERT INTO harvest VALUES (31, 3, '2022-09-18', '2022-09-20', 'Hand', 5, 5710, 95, 7.1, 1, 'estate', 1.81, NULL);
INSERT INTO harvest VALUES (32, 4, '2022-10-10', '2022-10-11', 'Hand', 4, 3440, 98, 7.6, 0, 'estate', NULL, NULL);
INSERT INTO harvest VALUES (33, 5, '2022-09-29', '2022-10-02', 'hand', 6, 5730, 92, 9.9, 5, 'estate', NULL, NULL);
INSERT INTO harvest VALUES (34, 5, '2022-09-23', '2022-09-24', 'hand', 14, 3590, 93, 10.3, 5, 'Co-op', 2.57, NULL);
INSERT INTO harvest VALUES (35, 6, '2022-10-11', '2022-10-14', 'hand', 11, 4630, 85, 10.7, 1, 'Co-op', 1.86, NULL);
INSERT INTO harvest VALUES (36, 7, '2022-09-07', '2022-09-10', 'hand', 9, 5750, 92, 7.0, 12, 'estate', 1.52, 'mildew, wasps');
INSERT INTO harvest VALUES (37, 7, '2022-09-20', '2022-09-23', 'hand', 5, 2790, 68, 9.4, 5, 'Co-op', 1.76, 'wasps');
INSERT INTO harvest VALUES (38, 8, '2022-09-18', '2022-09-20', 'Hand', 11, 4770, 94, 7.4, 8, 'estate', 2.16, NULL);
INSERT INTO harvest VALUES (39, 8, '2022-10-13', '2022-10-15', 'hand', 13, 1620, 78, 9.4, 8, 'co-op', NULL, NULL);
INSERT INTO harvest VALUES (40, 9, '2022-10-17', '2022-10-18', 'machine', 5, 5430, 70, 6.8, 3, 'Co-op', 2.36, NULL);
INSERT INTO harvest VALUES (41, 9, '2022-09-07', '2022-09-08', 'Hand', 7, 3310, 74, 6.2, 1, 'estate', 1.49, NULL);
INSERT INTO harvest VALUES (42, 11, '2022-09-11', '2022-09-14', 'Hand', 12, 7080, 83, 10.2, 5, 'Co-op', 1.39, NULL);
INSERT INTO harvest VALUES (43, 1, '2023-10-02', '2023-10-05', 'Hand', 13, 8280, 100, 6.9, 3, 'estate', 1.51, NULL);
INSERT INTO harvest VALUES (44, 2, '2023-09-22', '2023-09-26', 'machine', 10, 3200, 98, 10.6, 12, 'Co-op', 1.1, NULL);
INSERT INTO harvest VALUES (45, 2, '2023-10-17', '2023-10-21', 'hand', 13, 4540, 95, 6.6, 2, 'estate', 1.4, NULL);
INSERT INTO harvest VALUES (46, 3, '2023-10-20', '2023-10-22', 'Hand', 6, 6350, 76, 6.9, 0, 'estate', 1.16, NULL);
INSERT INTO harvest VALUES (47, 4, '2023-09-07', '2023-09-08', 'machine', 15, 2270, 77, 8.1, 0, 'estate', 2.56, NULL);
INSERT INTO harvest VALUES (48, 4, '2023-10-24', '2023-10-25', 'hand', 11, 2180, 99, 7.5, 8, 'estate', 2.53, NULL);
INSERT INTO harvest VALUES (49, 5, '2023-10-13', '2023-10-14', 'Hand', 16, 5040, 70, 10.0, 2, 'estate', NULL, NULL);
INSERT INTO harvest VALUES (50, 6, '2023-09-19', '2023-09-22', 'hand', 13, 2990, 84, 9.7, 5, 'co-op', NULL, NULL);
INSERT INTO harvest VALUES (51, 7, '2023-10-06', '2023-10-08', 'hand', 10, 3900, 99, 10.2, 12, 'Co-op', 1.03, NULL);
INSERT INTO harvest VALUES (52, 8, '2023-09-19', '2023-09-23', 'Hand', 7, 2510, 91, 10.5, 5, 'estate', 1.5, NULL);
INSERT INTO harvest VALUES (53, 8, '2023-09-21', '2023-09-23', 'machine', 10, 2980, 70, 7.3, 5, 'sparkling', 2.26, NULL);
INSERT INTO harvest VALUES (54, 9, '2023-09-11', '2023-09-12', 'machine', 16, 5540, 99, 7.2, 0, 'Co-op', 2.5, NULL);
INSERT INTO harvest VALUES (55, 9, '2023-09-21', '2023-09-25', 'hand', 7, 2430, 104, 10.0, 5, 'co-op', 1.1, 'wasps');
INSERT INTO harvest VALUES (56, 11, '2023-10-12', '2023-10-14', 'Hand', 11, 8380, 99, 7.6, 0, 'sparkling', 1.5, NULL);
INSERT INTO harvest VALUES (57, 11, '2023-10-22', '2023-10-23', 'hand', 9, 6640, 73, 6.9, 0, 'sparkling', 1.6, NULL);
INSERT INTO harvest VALUES (58, 1, '2024-10-10', '2024-10-13', 'hand', 16, 6920, 97, 9.2, 12, 'estate', 2.04, NULL);
INSERT INTO harvest VALUES (59, 2, '2024-10-06', '2024-10-10', 'hand', 6, 6300, 71, 10.2, 3, 'estate', 1.69, NULL);
INSERT INTO harvest VALUES (60, 3, '2024-10-23', '2024-10-24', 'machine', 16, 12390, 94, 6.1, 8, 'estate', NULL, 'hail damage');
INSERT INTO harvest VALUES (61, 3, '2024-09-21', '2024-09-23', 'Hand', 9, 7980, 101, 9.2, 8, 'co-op', 1.0, 'perfect');
INSERT INTO harvest VALUES (62, 4, '2024-10-12', '2024-10-16', 'hand', 7, 2060, 92, 9.1, 12, 'co-op', 2.19, NULL);
INSERT INTO harvest VALUES (63, 5, '2024-10-15', '2024-10-17', 'Hand', 7, 4660, 73, 10.5, 12, 'estate', NULL, NULL);
INSERT INTO harvest VALUES (64, 6, '2024-10-20', '2024-10-23', 'Hand', 11, 4370, 69, 8.3, 5, 'co-op', 2.52, NULL);
INSERT INTO harvest VALUES (65, 6, '2024-10-18', '2024-10-19', 'Hand', 13, 1810, 90, 10.6, 0, 'co-op', 1.28, 'starlings');
INSERT INTO harvest VALUES (66, 7, '2024-09-18', '2024-09-21', 'hand', 4, 5390, 92, 7.7, 1, 'estate', 1.65, 'hail damage');
INSERT INTO harvest VALUES (67, 8, '2024-09-16', '2024-09-19', 'Hand', 16, 2710, 73, 9.6, 3, 'estate', 1.5, 'perfect');
INSERT INTO harvest VALUES (68, 9, '2024-09-08', '2024-09-11', 'hand', 6, 6460, 89, 7.1, 2, 'estate', 2.44, NULL);
INSERT INTO harvest VALUES (69, 11, '2024-09-24', '2024-09-28', 'hand', 4, 5880, 86, 7.5, 3, 'co-op', 1.03, 'perfect');
INSERT INTO harvest VALUES (70, 11, '2024-09-19', '2024-09-22', 'Hand', 7, 4560, 99, 6.4, 0, 'Co-op', 1.83, NULL);
