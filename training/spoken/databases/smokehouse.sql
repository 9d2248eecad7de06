CREATE TABLE products (
  product_id INTEGER PRIMARY KEY,
  name TEXT,
  animal TEXT,
  kind TEXT,
  price_eur_kg REAL,
  contains_garlic TEXT,
  gluten_free TEXT
);
INSERT INTO products VALUES (1, 'Ring Sausage', 'pork', 'sausage', 17.09, 'no', 'yes');
INSERT INTO products VALUES (2, 'Juniper Salami', 'pork', 'sausage', 35.86, 'yes', 'yes');
INSERT INTO products VALUES (3, 'Deer Stick', 'venison', 'sausage', 33.92, 'yes', 'no');
INSERT INTO products VALUES (4, 'Black Forest Ham', 'pork', 'ham', 40.66, 'no', 'yes');
INSERT INTO products VALUES (5, 'Duck Breast', 'duck', 'breast', 36.54, 'no', 'no');
INSERT INTO products VALUES (6, 'Goose Leg', 'goose', 'leg', 44.91, 'no', 'yes');
INSERT INTO products VALUES (7, 'Trout Fillet', 'trout', 'fish', 12.68, 'yes', 'yes');
INSERT INTO products VALUES (8, 'Eel Whole', 'eel', 'fish', 37.95, 'no', 'no');
INSERT INTO products VALUES (9, 'Beef Pastrami', 'beef', 'cut', 41.14, 'no', 'no');
INSERT INTO products VALUES (10, 'Lamb Merguez', 'lamb', 'sausage', 37.23, 'no', 'yes');
INSERT INTO products VALUES (11, 'Bacon Slab', 'pork', 'cut', 39.96, 'yes', 'yes');
INSERT INTO products VALUES (12, 'Wild Boar Ham', 'boar', 'ham', 18.3, 'yes', 'yes');
INSERT INTO products VALUES (13, 'Garlic Knacker', 'pork', 'sausage', 45.91, 'no', 'yes');
INSERT INTO products VALUES (14, 'Char Side', 'char', 'fish', 42.9, 'no', 'yes');
CREATE TABLE smokings (
  smoking_id INTEGER PRIMARY KEY,
  product_id INTEGER REFERENCES products(product_id),
  smoked_on TEXT,
  released_on TEXT,
  wood TEXT,
  method TEXT,
  weight_in_kg REAL,
  weight_out_kg REAL,
  planned_hours REAL,
  actual_hours REAL,
  core_temp_c INTEGER,
  lab_result TEXT,
  smoker TEXT,
  vacuum_packed TEXT,
  defect TEXT
);
INSERT INTO smokings VALUES (1, 1, '2024-01-16', '2024-02-06', 'beech', 'cold', 36, 28.0, 8, 8.5, 76, 'passed', 'Svea ', 'yes', NULL);
INSERT INTO smokings VALUES (2, 8, '2024-06-10', '2024-06-24', NULL, 'hot', 86, 65.2, 36, 39.6, 58, 'passed', 'SVEA', 'yes', NULL);
INSERT INTO smokings VALUES (3, 7, '2024-02-21', '2024-02-23', 'oak', 'cold', 103, 66.9, 48, 57.1, NULL, 'passed', 'Hinnerk', 'yes', NULL);
INSERT INTO smokings VALUES (4, 4, '2023-10-28', '2023-10-31', 'beech', 'cold', 95, 63.5, 36, 38.0, NULL, 'passed', 'Svea', 'yes', NULL);
INSERT INTO smokings VALUES (5, 7, '2026-02-25', NULL, 'alder', 'cold', 24, 21.0, 4, 3.9, 58, 'failed', 'momme', 'no', NULL);
INSERT INTO smokings VALUES (6, 4, '2024-06-13', NULL, 'juniper', 'cold', 72, 63.1, 6, 6.0, 60, 'failed', 'HINNERK', 'yes', NULL);
INSERT INTO smokings VALUES (7, 3, '2026-04-19', '2026-04-22', 'alder', 'cold', 120, 104.6, 24, 28.5, 72, 'passed', 'Svea', 'yes', NULL);
INSERT INTO smokings VALUES (8, 5, '2023-07-11', NULL, 'beech', 'hot', 118, 93.9, 48, 49.7, 75, 'failed', 'Hinnerk', 'yes', NULL);
INSERT INTO smokings VALUES (9, 8, '2024-04-01', NULL, 'beech', 'cold', 95, 82.6, 24, 24.7, 75, 'failed', 'Hinnerk', 'yes', NULL);
INSERT INTO smokings VALUES (10, 8, '2024-11-20', '2024-11-28', 'beech', 'cold', 84, 54.5, 4, 5.2, 72, 'passed', 'Hinnerk', 'no', NULL);
INSERT INTO smokings VALUES (11, 11, '2025-03-08', '2025-03-14', 'oak', 'hot', 110, 89.4, 4, 4.0, 74, 'passed', 'Svea', 'yes', NULL);
INSERT INTO smokings VALUES (12, 12, '2025-09-28', NULL, 'beech', 'hot', 101, 87.5, 6, 6.2, NULL, NULL, 'Svea', 'no', NULL);
INSERT INTO smokings VALUES (13, 3, '2023-08-30', '2023-09-06', 'alder', 'hot', 24, 18.3, 24, 24.4, 76, 'passed', 'Svea', 'yes', NULL);
INSERT INTO smokings VALUES (14, 6, '2024-12-10', '2024-12-28', 'beech', 'hot', 17, 10.7, 4, 4.3, NULL, 'passed', 'Momme', 'no', NULL);
INSERT INTO smokings VALUES (15, 6, '2025-10-07', NULL, 'alder', 'hot', 83, 56.0, 12, 15.0, NULL, 'failed', 'MOMME', 'yes', NULL);
INSERT INTO smokings VALUES (16, 10, '2026-08-06', '2026-08-22', 'beech', 'hot', 50, 32.7, 12, 12.5, 71, 'passed', 'Hinnerk', 'no', 'mould');
INSERT INTO smokings VALUES (17, 12, '2026-01-04', '2026-01-07', 'BEECH', 'cold', 39, 33.5, 4, 4.7, 71, 'passed', 'HINNERK', 'yes', NULL);
INSERT INTO smokings VALUES (18, 6, '2025-02-16', '2025-02-18', 'beech', 'hot', 42, 29.3, 48, 55.8, 58, 'passed', 'Hinnerk', 'no', NULL);
INSERT INTO smokings VALUES (19, 8, '2026-08-02', '2026-08-10', 'beech', 'hot', 64, 46.4, 12, 11.4, 61, 'passed', 'Svea', 'no', 'soot');
INSERT INTO smokings VALUES (20, 1, '2024-03-04', NULL, 'beech', 'hot', 15, 11.3, 36, 41.3, 78, NULL, 'Momme', 'no', NULL);
INSERT INTO smokings VALUES (21, 12, '2024-11-01', '2024-11-19', 'alder', 'hot', 70, 47.7, 4, 4.7, 66, 'passed', 'Momme', 'yes', NULL);
INSERT INTO smokings VALUES (22, 7, '2025-08-01', '2025-08-04', 'beech', 'hot', 112, NULL, 24, 24.5, 63, 'passed', 'Hinnerk', 'no', NULL);
INSERT INTO smokings VALUES (23, 12, '2023-08-16', '2023-08-19', 'beech', 'hot', 52, 34.8, 6, 6.9, 68, 'passed', 'Hinnerk', 'no', 'fat dripping');
INSERT INTO smokings VALUES (24, 11, '2026-03-10', '2026-03-19', 'alder', 'hot', 35, 27.4, 8, 7.6, 58, 'passed', 'Hinnerk', 'no', NULL);
INSERT INTO smokings VALUES (25, 12, '2024-10-04', '2024-10-17', 'alder', 'hot', 109, 73.7, 36, 43.4, 77, 'passed', 'Svea', 'no', NULL);
INSERT INTO smokings VALUES (26, 12, '2024-09-02', '2024-09-04', 'alder', 'hot', 73, 54.2, 8, 9.5, 69, 'passed', 'Hinnerk', 'yes', NULL);
INSERT INTO smokings VALUES (27, 9, '2023-09-01', NULL, 'oak', 'cold', 99, 62.3, 36, 36.0, 72, 'failed', 'Hinnerk', 'yes', NULL);
INSERT INTO smokings VALUES (28, 5, '2025-05-21', '2025-05-24', 'beech', 'hot', 65, 52.7, 24, 30.8, 62, 'passed', 'Momme', 'yes', 'soot');
INSERT INTO smokings VALUES (29, 7, '2026-02-10', '2026-02-13', 'beech', 'hot', 44, 29.4, 48, 56.3, 65, 'passed', 'Momme', 'no', NULL);
INSERT INTO smokings VALUES (30, 5, '2024-07-17', '2024-08-04', 'OAK', 'cold', 47, 40.4, 12, 13.7, 73, 'passed', 'Svea', 'yes', NULL);
INSERT INTO smokings VALUES (31, 11, '2024-06-17', '2024-07-07', NULL, 'cold', 78, 57.0, 4, 5.0, 61, 'passed', 'Hinnerk', 'yes', NULL);
INSERT INTO smokings VALUES (32, 2, '2023-04-15', NULL, NULL, 'hot', 89, 57.1, 48, 46.1, 77, NULL, 'Hinnerk', 'yes', 'soot');
INSERT INTO smokings VALUES (33, 1, '2025-03-12', '2025-03-17', 'alder', 'hot', 70, 57.6, 4, 3.9, 75, 'passed', 'Svea', 'no', 'fat dripping');
INSERT INTO smokings VALUES (34, 8, '2023-10-10', '2023-10-28', 'juniper', 'cold', 66, 42.9, 6, 6.0, 78, 'passed', 'Hinnerk', 'yes', NULL);
INSERT INTO smokings VALUES (35, 8, '2023-05-04', '2023-05-18', 'beech', 'cold', 17, 11.7, 12, 15.3, 69, 'passed', 'Momme', 'yes', NULL);
INSERT INTO smokings VALUES (36, 6, '2023-10-22', '2023-11-10', 'oak', 'hot', 112, 86.7, 36, 37.5, 71, 'passed', 'Momme', 'yes', NULL);
INSERT INTO smokings VALUES (37, 3, '2024-04-25', '2024-04-27', 'oak ', 'hot', 97, 64.9, 12, 12.9, NULL, 'passed', 'Momme', 'yes', NULL);
INSERT INTO smokings VALUES (38, 11, '2023-03-29', '2023-04-01', 'beech', 'cold', 114, 74.1, 36, 39.1, 74, 'passed', 'hinnerk', 'yes', NULL);
INSERT INTO smokings VALUES (39, 10, '2026-10-08', '2026-10-10', 'alder', 'cold', 18, 11.8, 12, 13.0, 68, 'passed', 'Momme', 'yes', NULL);
INSERT INTO smokings VALUES (40, 5, '2026-05-07', '2026-05-12', 'beech', 'cold', 91, 78.9, 12, 12.7, 61, 'passed', 'svea', 'no', NULL);
INSERT INTO smokings VALUES (41, 11, '2025-01-21', '2025-01-27', NULL, 'cold', 42, 28.4, 24, 25.6, 64, 'passed', 'Hinnerk', 'no', NULL);
INSERT INTO smokings VALUES (42, 10, '2025-08-10', '2025-08-25', 'alder', 'hot', 63, 52.6, 36, 45.7, NULL, 'passed', 'Svea', 'yes', NULL);
INSERT INTO smokings VALUES (43, 2, '2026-06-13', NULL, 'oak', 'hot', 87, 67.8, 24, 27.9, 73, 'failed', 'Momme', 'no', NULL);
INSERT INTO smokings VALUES (44, 5, '2026-01-18', NULL, 'juniper', 'hot', 55, 37.4, 6, 6.2, NULL, 'failed', 'Svea', 'yes', NULL);
INSERT INTO smokings VALUES (45, 2, '2023-12-04', '2023-12-09', 'beech', 'cold', 86, 71.1, 36, 37.4, NULL, 'passed', 'Hinnerk', 'no', 'mould');
INSERT INTO smokings VALUES (46, 12, '2023-12-21', '2024-01-09', 'beech', 'cold', 51, 43.2, 12, 14.7, 74, 'passed', 'SVEA', 'yes', NULL);
INSERT INTO smokings VALUES (47, 11, '2026-03-12', '2026-03-22', 'alder', 'hot', 88, 57.9, 4, 4.9, 59, 'passed', 'svea', 'yes', NULL);
INSERT INTO smokings VALUES (48, 2, '2023-11-24', '2023-12-05', 'beech', 'cold', 114, 84.3, 36, 41.1, 73, 'passed', 'Momme', 'no', NULL);
INSERT INTO smokings VALUES (49, 9, '2023-04-27', '2023-05-01', NULL, 'hot', 29, 18.3, 48, 55.3, 69, 'passed', 'Momme', 'no', NULL);
INSERT INTO smokings VALUES (50, 7, '2024-11-18', '2024-12-02', 'juniper', 'hot', 63, 43.3, 12, 14.1, 76, 'passed', 'Momme', 'no', NULL);
INSERT INTO smokings VALUES (51, 2, '2024-06-10', '2024-06-19', 'oak', 'hot', 76, 61.3, 4, 4.7, 66, 'passed', 'Hinnerk', 'no', NULL);
INSERT INTO smokings VALUES (52, 11, '2025-07-27', '2025-07-31', 'alder', 'hot', 61, 40.6, 8, 9.2, 61, 'passed', 'Momme', 'yes', NULL);
INSERT INTO smokings VALUES (53, 3, '2026-08-18', '2026-08-20', 'alder', 'cold', 21, 17.9, 24, 23.0, 60, 'passed', 'Hinnerk', 'yes', 'mould');
INSERT INTO smokings VALUES (54, 4, '2026-02-15', '2026-03-07', 'beech', 'cold', 68, 50.4, 8, 9.9, 67, 'passed', 'Svea', 'yes', NULL);
INSERT INTO smokings VALUES (55, 4, '2026-05-28', NULL, 'alder', 'cold', 44, 35.0, 12, 14.4, NULL, 'failed', 'Svea', 'no', 'too salty');
INSERT INTO smokings VALUES (56, 2, '2025-01-27', '2025-02-16', 'alder', 'cold', 109, 79.9, 24, 23.1, 60, 'passed', 'Hinnerk', 'yes', NULL);
INSERT INTO smokings VALUES (57, 4, '2025-07-11', '2025-07-16', 'beech', 'cold', 27, 20.2, 24, 27.3, 66, 'passed', 'Svea', 'no', NULL);
INSERT INTO smokings VALUES (58, 12, '2023-10-08', '2023-10-24', 'juniper', 'hot', 78, 64.1, 48, 59.8, 65, 'passed', 'Hinnerk', 'no', 'burst casings');
INSERT INTO smokings VALUES (59, 11, '2025-11-04', '2025-11-21', 'Beech', 'hot', 19, 14.3, 36, 37.6, NULL, 'passed', 'Svea', 'no', NULL);
INSERT INTO smokings VALUES (60, 4, '2023-04-20', NULL, 'alder', 'hot', 68, 42.8, 48, 43.5, 61, NULL, 'Hinnerk', 'yes', NULL);
INSERT INTO smokings VALUES (61, 7, '2026-03-11', NULL, 'beech', 'cold', 62, 54.3, 6, 5.5, 77, NULL, 'Momme', 'yes', NULL);
INSERT INTO smokings VALUES (62, 7, '2024-08-18', '2024-09-07', 'juniper', 'hot', 111, 87.3, 24, 29.0, 72, 'passed', 'Svea', 'no', NULL);
INSERT INTO smokings VALUES (63, 12, '2026-02-03', '2026-02-18', 'alder', 'cold', 57, 46.5, 36, 43.9, 71, 'passed', 'Momme', 'yes', 'too salty');
INSERT INTO smokings VALUES (64, 5, '2023-11-11', NULL, 'oak', 'hot', 54, 37.6, 24, 26.0, 77, 'failed', 'Momme', 'no', NULL);
INSERT INTO smokings VALUES (65, 6, '2023-07-23', '2023-08-12', 'oak', 'cold', 92, 71.6, 6, 5.7, NULL, 'passed', 'Momme', 'no', NULL);
INSERT INTO smokings VALUES (66, 4, '2024-05-16', '2024-06-06', NULL, 'cold', 44, 31.4, 4, 4.6, 69, 'passed', 'Momme', 'no', 'soot');
INSERT INTO smokings VALUES (67, 5, '2023-08-13', NULL, 'Juniper', 'cold', 24, 17.1, 36, 38.6, 72, NULL, 'Momme', 'no', NULL);
INSERT INTO smokings VALUES (68, 12, '2026-07-31', '2026-08-06', 'Alder', 'cold', 27, 17.6, 6, 7.0, NULL, 'passed', 'Svea', 'no', NULL);
INSERT INTO smokings VALUES (69, 4, '2026-06-16', '2026-06-29', 'juniper', 'hot', 107, 88.5, 6, 7.3, 61, 'passed', 'Hinnerk', 'yes', 'fat dripping');
INSERT INTO smokings VALUES (70, 7, '2023-09-26', '2023-09-30', NULL, 'hot', 84, 52.1, 4, 4.5, 59, 'passed', 'Hinnerk', 'yes', NULL);
INSERT INTO smokings VALUES (71, 11, '2024-07-12', '2024-07-27', 'beech', 'hot', 119, 77.5, 6, 6.6, 77, 'passed', 'Svea', 'yes', 'mould');
INSERT INTO smokings VALUES (72, 10, '2026-02-17', '2026-03-05', 'alder', 'hot', 29, NULL, 12, 13.9, 70, 'passed', 'Momme', 'no', NULL);
INSERT INTO smokings VALUES (73, 2, '2024-09-22', '2024-09-29', 'beech', 'hot', 47, 34.4, 48, 44.8, 72, 'passed', 'Hinnerk', 'yes', NULL);
INSERT INTO smokings VALUES (74, 8, '2025-07-18', '2025-07-31', 'juniper', 'cold', 16, 13.2, 8, 9.6, 59, 'passed', 'Momme', 'no', NULL);
INSERT INTO smokings VALUES (75, 3, '2025-05-09', NULL, 'beech', 'cold', 96, 68.1, 48, 54.5, 58, 'failed', 'Momme', 'no', NULL);
INSERT INTO smokings VALUES (76, 7, '2026-09-04', '2026-09-24', 'beech', 'hot', 52, 35.1, 12, 10.9, 59, 'passed', 'Svea', 'no', NULL);
INSERT INTO smokings VALUES (77, 11, '2023-04-18', NULL, 'oak', 'hot', 69, 52.0, 6, 5.6, NULL, NULL, 'Svea', 'no', NULL);
INSERT INTO smokings VALUES (78, 3, '2025-05-18', '2025-06-03', 'alder', 'hot', 39, 31.6, 4, 3.9, 67, 'passed', 'Svea', 'no', NULL);
INSERT INTO smokings VALUES (79, 3, '2024-12-05', '2024-12-09', 'juniper', 'hot', 40, 33.3, 12, 15.1, 61, 'passed', 'Hinnerk', 'yes', NULL);
INSERT INTO smokings VALUES (80, 3, '2024-04-16', NULL, 'alder', 'hot', 89, 67.4, 36, 33.2, 62, 'failed', 'Svea', 'yes', 'fat dripping');
INSERT INTO smokings VALUES (81, 3, '2023-04-11', '2023-04-15', 'beech', 'hot', 79, 55.8, 6, 5.5, 63, 'passed', 'Hinnerk', 'yes', NULL);
INSERT INTO smokings VALUES (82, 9, '2024-07-26', '2024-08-02', 'beech', 'cold', 27, 17.8, 48, 54.0, 66, 'passed', 'Svea', 'no', 'burst casings');
INSERT INTO smokings VALUES (83, 10, '2025-09-25', '2025-10-14', 'beech', 'cold', 98, 68.1, 36, 35.2, 59, 'passed', 'Svea', 'no', NULL);
INSERT INTO smokings VALUES (84, 12, '2024-05-16', '2024-05-27', 'beech', 'hot', 117, 95.1, 48, 61.2, 69, 'passed', 'Momme', 'no', NULL);
CREATE TABLE orders (
  order_id INTEGER PRIMARY KEY,
  smoking_id INTEGER REFERENCES smokings(smoking_id),
  customer TEXT,
  customer_kind TEXT,
  ordered_on TEXT,
  delivered_on TEXT,
  paid_on TEXT,
  kg_ordered REAL,
  kg_delivered REAL,
  amount_eur REAL,
  sent_back TEXT,
  complaint TEXT,
  shipping TEXT
);
INSERT INTO orders VALUES (1, 84, 'Hotel Deich', 'hotel', '2024-06-18', '2024-06-21', '2024-06-26', 12, 12, 219.6, 'no', 'too salty', 'customer fetches');
INSERT INTO orders VALUES (2, 31, 'Fam. Wrede', 'private', '2024-08-13', '2024-08-19', '2024-09-08', 12, 10.8, 479.52, 'yes', NULL, 'own van');
INSERT INTO orders VALUES (3, 24, 'Fam. Wrede', 'private', '2026-04-09', '2026-04-17', '2026-05-16', 8, 8, 319.68, 'no', NULL, 'post');
INSERT INTO orders VALUES (4, 66, 'Fam. Wrede', 'private', '2024-06-30', '2024-07-10', NULL, 12, 12, 487.92, 'no', NULL, 'customer fetches');
INSERT INTO orders VALUES (5, 13, 'Canteen Nord', 'canteen', '2023-09-12', '2023-09-23', '2023-10-21', 8, 6.4, 271.36, 'no', 'damaged vacuum bag', 'own van');
INSERT INTO orders VALUES (6, 84, 'Fam. Iversen', 'private', '2024-05-27', NULL, NULL, 1.5, NULL, 27.45, 'no', NULL, 'post');
INSERT INTO orders VALUES (7, 78, 'Canteen Nord', 'canteen', '2025-06-11', '2025-06-13', '2025-07-15', 5, 4.5, 169.6, 'no', NULL, 'customer fetches');
INSERT INTO orders VALUES (8, 21, 'Fam. Iversen', 'private', '2024-12-03', '2024-12-15', '2025-01-01', 10, 10, 183.0, 'no', NULL, 'customer fetches');
INSERT INTO orders VALUES (9, 48, 'Market Stall Tonne', 'stall', '2023-12-13', '2023-12-21', '2024-01-24', 10, 10, 358.6, 'no', 'damaged vacuum bag', 'own van');
INSERT INTO orders VALUES (10, 59, 'Camping Sylt', 'canteen', '2025-12-14', '2025-12-17', '2025-12-23', 2, 1.6, 79.92, 'no', NULL, 'post');
INSERT INTO orders VALUES (11, 17, 'Butcher Quast', 'butcher', '2026-02-03', NULL, NULL, 3, NULL, 54.9, 'no', NULL, 'post');
INSERT INTO orders VALUES (12, 53, 'Fam. Wrede', 'private', '2026-09-09', '2026-09-16', '2026-10-13', 10, 8.0, 339.2, 'no', NULL, 'own van');
INSERT INTO orders VALUES (13, 69, 'Fam. Wrede', 'private', '2026-07-27', '2026-07-31', NULL, 2, 2, 81.32, 'no', 'late', 'own van');
INSERT INTO orders VALUES (14, 38, 'Fam. Wrede', 'PRIVATE', '2023-04-19', '2023-04-26', '2023-05-03', 5, 5, 199.8, 'no', NULL, 'post');
INSERT INTO orders VALUES (15, 57, 'Canteen Nord', 'canteen', '2025-08-07', '2025-08-15', '2025-08-26', 8, 8, 325.28, 'no', NULL, 'own van');
INSERT INTO orders VALUES (16, 84, 'Delikat Kiel', 'farm shop', '2024-06-17', '2024-06-23', '2024-07-18', 2, 1.6, 36.6, 'no', NULL, NULL);
INSERT INTO orders VALUES (17, 2, 'Fam. Wrede', 'private', '2024-07-20', '2024-08-01', '2024-08-21', 3, 2.4, 113.85, 'no', NULL, 'customer fetches');
INSERT INTO orders VALUES (18, 71, 'Hotel Deich', 'hotel', '2024-08-25', '2024-08-30', '2024-09-19', 5, 5, 199.8, 'no', NULL, 'post');
INSERT INTO orders VALUES (19, 18, 'Canteen Nord', 'canteen', '2025-03-11', NULL, NULL, 5, NULL, 224.55, 'no', NULL, 'customer fetches');
INSERT INTO orders VALUES (20, 45, 'Inn at the Lock', 'inn ', '2023-12-16', '2023-12-26', '2023-12-28', 2, 1.6, 71.72, 'no', NULL, 'post');
INSERT INTO orders VALUES (21, 7, 'Canteen Nord', 'canteen', '2026-05-06', '2026-05-09', '2026-05-13', 10, 10, 339.2, 'no', 'wrong item', 'customer fetches');
INSERT INTO orders VALUES (22, 70, 'Fam. Iversen', 'Private', '2023-10-19', '2023-10-21', '2023-12-04', 12, 10.8, 152.16, 'no', NULL, 'own van');
INSERT INTO orders VALUES (23, 63, 'Canteen Nord', 'canteen', '2026-02-18', '2026-03-01', '2026-03-13', 5, 4.5, 91.5, 'no', NULL, 'post');
INSERT INTO orders VALUES (24, 16, 'Market Stall Tonne', 'stall', '2026-09-28', '2026-10-02', '2026-10-12', 12, 12, 446.76, 'no', NULL, 'customer fetches');
INSERT INTO orders VALUES (25, 28, 'Inn at the Lock', 'inn', '2025-06-21', '2025-07-03', '2025-07-17', 5, 5, 182.7, 'no', 'wrong item', 'own van');
INSERT INTO orders VALUES (26, 69, 'Canteen Nord', 'canteen ', '2026-07-01', '2026-07-13', '2026-08-25', 5, 5, 203.3, 'yes', NULL, 'own van');
INSERT INTO orders VALUES (27, 50, 'Camping Sylt', 'canteen', '2024-12-10', NULL, NULL, 5, NULL, 63.4, 'no', NULL, 'own van');
INSERT INTO orders VALUES (28, 26, 'Butcher Quast', 'butcher', '2024-10-14', '2024-10-18', '2024-11-27', 5, 5, 91.5, 'no', NULL, 'own van');
INSERT INTO orders VALUES (29, 11, 'Canteen Nord', 'canteen', '2025-04-19', '2025-04-29', NULL, 5, 4.5, 199.8, 'no', NULL, 'own van');
INSERT INTO orders VALUES (30, 83, 'Fam. Iversen', 'private', '2025-10-26', '2025-11-06', '2025-12-18', 2, 1.8, 74.46, 'no', 'damaged vacuum bag', 'customer fetches');
INSERT INTO orders VALUES (31, 2, 'Hotel Deich', 'hotel', '2024-07-09', '2024-07-14', '2024-07-26', 2, 1.6, 75.9, 'no', NULL, 'own van');
INSERT INTO orders VALUES (32, 82, 'Inn at the Lock', 'inn', '2024-09-11', '2024-09-22', '2024-10-16', 8, 8, 329.12, 'no', NULL, 'post');
INSERT INTO orders VALUES (33, 78, 'Hotel Deich', 'hotel', '2025-06-06', '2025-06-08', '2025-07-21', 3, 3, 101.76, 'yes', NULL, NULL);
INSERT INTO orders VALUES (34, 7, 'Hotel Deich', 'hotel', '2026-05-17', '2026-05-26', '2026-06-29', 5, 4.0, 169.6, 'no', 'late', NULL);
INSERT INTO orders VALUES (35, 53, 'Canteen Nord', 'canteen ', '2026-09-11', '2026-09-20', '2026-10-09', 10, 10, 339.2, 'no', NULL, 'customer fetches');
INSERT INTO orders VALUES (36, 47, 'Fam. Iversen', 'private', '2026-04-26', '2026-05-06', '2026-06-06', 10, 8.0, 399.6, 'no', 'wrong item', 'own van');
INSERT INTO orders VALUES (37, 71, 'Delikat Kiel', 'farm shop', '2024-08-04', '2024-08-11', '2024-09-22', 3, 3, 119.88, 'no', NULL, NULL);
INSERT INTO orders VALUES (38, 63, 'Delikat Kiel', 'farm shop', '2026-03-08', '2026-03-09', '2026-04-15', 8, 6.4, 146.4, 'no', NULL, 'customer fetches');
INSERT INTO orders VALUES (39, 69, 'Delikat Kiel', 'farm shop', '2026-07-04', '2026-07-14', '2026-08-11', 1.5, 1.4, 60.99, 'no', 'damaged vacuum bag', 'post');
INSERT INTO orders VALUES (40, 71, 'Market Stall Tonne', 'stall', '2024-08-11', '2024-08-14', NULL, 3, 2.4, 119.88, 'no', NULL, 'post');
INSERT INTO orders VALUES (41, 73, 'Hof Petersen', 'farm shop', '2024-10-23', '2024-10-30', NULL, 3, 3, 107.58, 'no', NULL, 'customer fetches');
INSERT INTO orders VALUES (42, 84, 'Hof Petersen', 'farm shop', '2024-06-02', '2024-06-06', '2024-06-25', 5, 5, 91.5, 'no', NULL, 'own van');
INSERT INTO orders VALUES (43, 36, 'Hotel Deich', 'hotel', '2023-11-25', '2023-11-30', '2023-12-17', 5, 5, 224.55, 'yes', NULL, 'own van');
INSERT INTO orders VALUES (44, 31, 'Butcher Quast', 'butcher', '2024-08-05', '2024-08-16', '2024-08-25', 3, 3, 119.88, 'no', NULL, 'post');
INSERT INTO orders VALUES (45, 1, 'Hof Petersen', 'FARM SHOP', '2024-02-10', '2024-02-13', '2024-03-21', 8, 7.2, 136.72, 'no', NULL, 'customer fetches');
INSERT INTO orders VALUES (46, 49, 'Delikat Kiel', 'Farm Shop', '2023-05-24', '2023-06-04', '2023-07-13', 1.5, 1.5, 61.71, 'no', NULL, 'own van');
INSERT INTO orders VALUES (47, 72, 'Hof Petersen', 'FARM SHOP', '2026-03-25', '2026-04-06', '2026-05-06', 3, 2.7, 111.69, 'no', NULL, 'own van');
INSERT INTO orders VALUES (48, 10, 'Hotel Deich', 'hotel', '2024-12-13', '2024-12-20', NULL, 1.5, 1.5, 56.93, 'no', 'too salty', 'own van');
INSERT INTO orders VALUES (49, 17, 'Canteen Nord', 'Canteen', '2026-01-12', '2026-01-16', '2026-02-28', 10, 10, 183.0, 'no', NULL, 'own van');
INSERT INTO orders VALUES (50, 70, 'Camping Sylt', 'canteen', '2023-10-09', '2023-10-15', NULL, 3, 3, 38.04, 'no', NULL, 'post');
INSERT INTO orders VALUES (51, 37, 'Market Stall Tonne', 'stall', '2024-05-15', '2024-05-27', '2024-06-28', 2, 2, 67.84, 'no', 'late', 'own van');
INSERT INTO orders VALUES (52, 3, 'Market Stall Tonne', 'stall', '2024-03-12', '2024-03-15', '2024-04-21', 5, 5, 63.4, 'no', NULL, 'customer fetches');
INSERT INTO orders VALUES (53, 25, 'Inn at the Lock', 'inn', '2024-11-10', '2024-11-21', '2024-11-23', 5, 4.5, 91.5, 'no', NULL, 'post');
INSERT INTO orders VALUES (54, 13, 'Hof Petersen', 'farm shop', '2023-10-06', '2023-10-17', NULL, 10, 10, 339.2, 'no', NULL, NULL);
INSERT INTO orders VALUES (55, 53, 'Camping Sylt', 'CANTEEN', '2026-08-31', '2026-09-06', '2026-09-26', 10, 10, 339.2, 'no', 'wrong item', NULL);
INSERT INTO orders VALUES (56, 36, 'Hof Petersen', 'Farm Shop', '2023-12-13', '2023-12-23', '2023-12-24', 3, 3, 134.73, 'no', 'damaged vacuum bag', 'post');
INSERT INTO orders VALUES (57, 11, 'Inn at the Lock', 'inn', '2025-04-04', '2025-04-12', '2025-05-01', 1.5, 1.5, 59.94, 'no', NULL, 'own van');
INSERT INTO orders VALUES (58, 13, 'Fam. Wrede', 'private', '2023-10-05', '2023-10-09', '2023-10-25', 3, 2.7, 101.76, 'no', NULL, 'own van');
INSERT INTO orders VALUES (59, 83, 'Market Stall Tonne', 'stall', '2025-10-31', '2025-11-09', '2025-12-17', 1.5, 1.2, 55.84, 'yes', NULL, NULL);
INSERT INTO orders VALUES (60, 72, 'Inn at the Lock', 'inn', '2026-03-09', '2026-03-11', '2026-03-21', 12, 12, 446.76, 'yes', 'wrong item', 'own van');
INSERT INTO orders VALUES (61, 35, 'Canteen Nord', 'canteen', '2023-06-02', '2023-06-06', '2023-07-18', 12, 12, 455.4, 'no', NULL, 'post');
INSERT INTO orders VALUES (62, 59, 'Delikat Kiel', 'farm shop', '2025-12-16', '2025-12-19', NULL, 1.5, 1.2, 59.94, 'no', 'late', 'customer fetches');
INSERT INTO orders VALUES (63, 34, 'Camping Sylt', 'Canteen', '2023-11-17', '2023-11-23', NULL, 10, 9.0, 379.5, 'no', 'wrong item', 'post');
INSERT INTO orders VALUES (64, 29, 'Fam. Wrede', 'private', '2026-03-22', '2026-03-25', '2026-04-01', 1.5, 1.5, 19.02, 'no', NULL, 'own van');
INSERT INTO orders VALUES (65, 36, 'Market Stall Tonne', 'stall', '2023-11-26', '2023-12-08', '2024-01-21', 3, 2.4, 134.73, 'no', NULL, 'own van');
INSERT INTO orders VALUES (66, 66, 'Hof Petersen', 'farm shop', '2024-07-05', '2024-07-07', '2024-08-05', 3, 2.7, 121.98, 'no', NULL, 'own van');
INSERT INTO orders VALUES (67, 42, 'Hof Petersen', 'farm shop', '2025-08-26', '2025-09-07', NULL, 10, 9.0, 372.3, 'no', NULL, 'customer fetches');
INSERT INTO orders VALUES (68, 21, 'Inn at the Lock', 'inn', '2024-12-29', '2025-01-01', '2025-01-03', 8, 7.2, 146.4, 'no', NULL, 'own van');
INSERT INTO orders VALUES (69, 48, 'Hotel Deich', 'hotel', '2024-01-09', '2024-01-19', '2024-02-21', 8, 8, 286.88, 'no', NULL, 'post');
INSERT INTO orders VALUES (70, 49, 'Inn at the Lock', 'inn', '2023-05-08', '2023-05-09', '2023-05-21', 1.5, 1.4, 61.71, 'no', NULL, 'own van');
INSERT INTO orders VALUES (71, 31, 'Fam. Iversen', 'private ', '2024-07-10', '2024-07-14', '2024-07-24', 1.5, 1.2, 59.94, 'no', NULL, 'own van');
INSERT INTO orders VALUES (72, 63, 'Camping Sylt', 'canteen', '2026-03-12', '2026-03-19', '2026-04-21', 10, 9.0, 183.0, 'no', 'damaged vacuum bag', 'own van');
INSERT INTO orders VALUES (73, 22, 'Market Stall Tonne', 'stall', '2025-09-13', '2025-09-14', NULL, 12, 12, 152.16, 'no', NULL, 'post');
INSERT INTO orders VALUES (74, 18, 'Hof Petersen', 'farm shop', '2025-03-24', '2025-03-25', '2025-04-18', 8, 6.4, 359.28, 'no', NULL, 'own van');
INSERT INTO orders VALUES (75, 74, 'Canteen Nord', 'CANTEEN', '2025-08-15', '2025-08-27', '2025-09-17', 3, 2.7, 113.85, 'no', NULL, 'post');
INSERT INTO orders VALUES (76, 29, 'Delikat Kiel', 'farm shop', '2026-03-02', '2026-03-14', '2026-04-04', 12, 12, 152.16, 'no', NULL, 'own van');
INSERT INTO orders VALUES (77, 21, 'Canteen Nord', 'canteen', '2024-12-29', '2025-01-08', '2025-02-01', 5, 4.0, 91.5, 'no', NULL, 'own van');
INSERT INTO orders VALUES (78, 73, 'Fam. Wrede', 'private', '2024-10-24', '2024-10-30', '2024-11-18', 1.5, 1.5, 53.79, 'no', NULL, 'customer fetches');
INSERT INTO orders VALUES (79, 72, 'Butcher Quast', 'butcher', '2026-04-01', NULL, NULL, 10, NULL, 372.3, 'no', NULL, 'own van');
INSERT INTO orders VALUES (80, 33, 'Hof Petersen', 'farm shop', '2025-03-25', '2025-03-30', '2025-04-11', 3, 2.7, 51.27, 'no', NULL, 'post');
INSERT INTO orders VALUES (81, 74, 'Hotel Deich', 'hotel', '2025-09-03', '2025-09-15', '2025-10-20', 8, 8, 303.6, 'no', NULL, 'own van');
INSERT INTO orders VALUES (82, 3, 'Butcher Quast', 'Butcher', '2024-03-12', '2024-03-13', '2024-04-18', 12, 12, 152.16, 'no', NULL, 'own van');
INSERT INTO orders VALUES (83, 14, 'Inn at the Lock', 'INN', '2025-01-23', '2025-02-02', NULL, 8, 7.2, 359.28, 'yes', NULL, 'own van');
INSERT INTO orders VALUES (84, 7, 'Fam. Iversen', 'private', '2026-04-27', '2026-05-01', NULL, 2, 1.8, 67.84, 'no', NULL, 'post');
INSERT INTO orders VALUES (85, 13, 'Butcher Quast', 'butcher', '2023-10-07', '2023-10-14', '2023-10-15', 1.5, 1.5, 50.88, 'no', NULL, 'customer fetches');
INSERT INTO orders VALUES (86, 46, 'Delikat Kiel', 'farm shop', '2024-01-27', '2024-01-30', '2024-03-01', 1.5, 1.5, 27.45, 'no', NULL, 'post');
INSERT INTO orders VALUES (87, 31, 'Market Stall Tonne', 'stall', '2024-07-15', '2024-07-17', '2024-08-31', 2, 2, 79.92, 'yes', NULL, 'own van');
INSERT INTO orders VALUES (88, 18, 'Camping Sylt', 'canteen', '2025-03-28', '2025-04-04', '2025-05-19', 1.5, 1.2, 67.36, 'no', NULL, 'own van');
INSERT INTO orders VALUES (89, 78, 'Delikat Kiel', 'farm shop', '2025-06-05', '2025-06-12', NULL, 2, 1.6, 67.84, 'yes', NULL, 'own van');
INSERT INTO orders VALUES (90, 24, 'Market Stall Tonne', 'stall', '2026-03-26', '2026-04-02', '2026-04-06', 2, 2, 79.92, 'no', NULL, 'own van');
INSERT INTO orders VALUES (91, 33, 'Hotel Deich', 'hotel', '2025-04-20', '2025-05-02', NULL, 1.5, 1.5, 25.63, 'no', NULL, 'post');
INSERT INTO orders VALUES (92, 69, 'Fam. Wrede', 'private', '2026-07-09', '2026-07-18', '2026-08-12', 3, 2.4, 121.98, 'yes', NULL, 'post');
INSERT INTO orders VALUES (93, 24, 'Inn at the Lock', 'inn', '2026-03-30', '2026-04-06', NULL, 8, 7.2, 319.68, 'no', NULL, 'own van');
INSERT INTO orders VALUES (94, 30, 'Camping Sylt', 'canteen', '2024-09-13', '2024-09-16', '2024-10-27', 8, 6.4, 292.32, 'no', 'late', 'customer fetches');
INSERT INTO orders VALUES (95, 14, 'Hof Petersen', 'farm shop', '2025-01-18', '2025-01-19', NULL, 8, 6.4, 359.28, 'no', NULL, 'customer fetches');
INSERT INTO orders VALUES (96, 47, 'Fam. Iversen', 'private', '2026-03-30', '2026-04-03', '2026-04-30', 5, 5, 199.8, 'no', NULL, 'customer fetches');
