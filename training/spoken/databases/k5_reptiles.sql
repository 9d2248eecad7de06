CREATE TABLE animals (
  animal_id INTEGER PRIMARY KEY,
  name TEXT,
  species TEXT,
  sex TEXT,
  hatched TEXT,
  weight_g INTEGER,
  venomous INTEGER,
  enclosure TEXT
);
INSERT INTO animals VALUES (1, 'Basil', 'royal python', 'M', '2010-01-26', 1450, 0, 'Python House');
INSERT INTO animals VALUES (2, 'Duchess', 'boa constrictor', 'F', '2015-03-24', 8200, 0, 'Python House');
INSERT INTO animals VALUES (3, 'Nettle', 'corn snake', 'F', '2018-11-10', 620, 0, 'Corridor');
INSERT INTO animals VALUES (4, 'Rusty', 'corn snake', 'M', '2017-07-08', 540, 0, 'Corridor');
INSERT INTO animals VALUES (5, 'Fang', 'puff adder', 'M', '2014-07-14', 2100, 1, 'Hot Room');
INSERT INTO animals VALUES (6, 'Cleo', 'monocled cobra', 'F', NULL, 1750, 1, 'Hot Room');
INSERT INTO animals VALUES (7, 'Zephyr', 'gaboon viper', 'F', '2016-02-16', 4300, 1, 'Hot Room');
INSERT INTO animals VALUES (8, 'Biscuit', 'bearded dragon', 'M', '2016-10-20', 430, 0, 'Desert Row');
INSERT INTO animals VALUES (9, 'Mango', 'bearded dragon', 'F', '2009-10-12', 390, 0, 'Desert Row');
INSERT INTO animals VALUES (10, 'Gizmo', 'leopard gecko', 'M', '2012-02-29', 62, 0, 'Desert Row');
INSERT INTO animals VALUES (11, 'Pebble', 'leopard gecko', NULL, '2012-07-28', 58, 0, 'desert row');
INSERT INTO animals VALUES (12, 'Olive', 'green iguana', 'F', '2021-01-25', 3900, 0, 'Rainforest');
INSERT INTO animals VALUES (13, 'Tank', 'savannah monitor', 'M', '2009-11-30', 5100, 0, 'Desert Row');
INSERT INTO animals VALUES (14, 'Monty', 'Royal Python', 'M', '2021-09-24', 1320, 0, 'Python House');
INSERT INTO animals VALUES (15, 'Shelly', 'red-footed tortoise', 'F', NULL, 6100, 0, 'Rainforest');
INSERT INTO animals VALUES (16, 'Dozer', 'red-footed tortoise', 'M', NULL, 7400, 0, 'Rainforest');
INSERT INTO animals VALUES (17, 'Kali', 'emerald tree boa', 'F', '2010-09-17', NULL, 0, 'Rainforest');
INSERT INTO animals VALUES (18, 'Smokey', 'western hognose', 'M', '2019-08-30', 110, 0, 'Corridor');

CREATE TABLE feeding_log (
  log_id INTEGER PRIMARY KEY,
  animal_id INTEGER REFERENCES animals(animal_id),
  fed_on TEXT,
  food TEXT,
  item_g INTEGER,
  qty INTEGER,
  eaten TEXT,
  keeper TEXT,
  supplements TEXT,
  remark TEXT
);
INSERT INTO feeding_log VALUES (1, 3, '2025-06-01', 'mouse', 22, 2, 'Y', 'Greta', NULL, 'in shed');
INSERT INTO feeding_log VALUES (2, 4, '2025-06-02', 'mouse', 22, 1, 'Y', 'Yemi', 'D3', NULL);
INSERT INTO feeding_log VALUES (3, 5, '2025-06-04', 'quail', 140, 3, 'Y', 'Yemi', NULL, NULL);
INSERT INTO feeding_log VALUES (4, 9, '2025-06-04', 'mealworms', 4, 1, 'N', 'hollis', 'calcium, multivit', NULL);
INSERT INTO feeding_log VALUES (5, 14, '2025-06-04', 'rat', 110, 1, 'Y', 'Hollis', 'calcium', NULL);
INSERT INTO feeding_log VALUES (6, 3, '2025-06-05', 'mouse', 18, 1, 'Y', 'Hollis', 'calcium, multivit', NULL);
INSERT INTO feeding_log VALUES (7, 15, '2025-06-08', 'greens', 120, 1, 'Y', 'hollis', 'calcium', NULL);
INSERT INTO feeding_log VALUES (8, 5, '2025-06-08', 'chick', 38, 3, 'Y', 'Hollis', NULL, NULL);
INSERT INTO feeding_log VALUES (9, 9, '2025-06-08', 'Crickets', 6, 1, 'Y', 'Hollis', 'calcium', NULL);
INSERT INTO feeding_log VALUES (10, 15, '2025-06-10', 'greens', 150, 1, 'Y', 'Greta', NULL, NULL);
INSERT INTO feeding_log VALUES (11, 6, '2025-06-10', 'quail', 140, 1, 'Y', 'Hollis', 'calcium', NULL);
INSERT INTO feeding_log VALUES (12, 8, '2025-06-11', 'Crickets', 6, 1, 'Y', 'hollis', 'multivit', NULL);
INSERT INTO feeding_log VALUES (13, 16, '2025-06-12', 'greens', 120, 1, 'Y', 'hollis', NULL, NULL);
INSERT INTO feeding_log VALUES (14, 14, '2025-06-13', 'rat', 110, 3, 'y', 'Yemi', NULL, NULL);
INSERT INTO feeding_log VALUES (15, 7, '2025-06-14', 'chick', 38, 2, 'N', 'Greta', 'calcium', 'in shed');
INSERT INTO feeding_log VALUES (16, 12, '2025-06-15', 'greens', 120, 1, 'y', 'Greta', NULL, NULL);
INSERT INTO feeding_log VALUES (17, 12, '2025-06-16', 'greens', 120, 1, 'Y', 'hollis', 'calcium, D3', 'tong fed');
INSERT INTO feeding_log VALUES (18, 1, '2025-06-17', 'mouse', 22, 1, 'N', 'Greta', NULL, 'struck twice');
INSERT INTO feeding_log VALUES (19, 5, '2025-06-19', 'chick', 38, 2, 'Y', 'Yemi', 'calcium', 'tong fed');
INSERT INTO feeding_log VALUES (20, 16, '2025-06-21', 'greens', 150, 1, 'Y', 'Yemi', 'calcium', 'left overnight');
INSERT INTO feeding_log VALUES (21, 3, '2025-06-23', 'mouse', 22, 2, 'N', 'Greta', 'calcium', NULL);
INSERT INTO feeding_log VALUES (22, 7, '2025-06-24', 'Mouse', 24, 1, 'Y', 'Yemi', 'calcium', NULL);
INSERT INTO feeding_log VALUES (23, 16, '2025-06-25', 'greens', 150, 1, NULL, 'Yemi', 'calcium, D3', 'left overnight');
INSERT INTO feeding_log VALUES (24, 1, '2025-06-27', 'quail', 140, 2, 'Y', 'hollis', NULL, 'in shed');
INSERT INTO feeding_log VALUES (25, 10, '2025-06-28', 'locusts', 10, 2, 'y', 'Greta', 'calcium, multivit', 'struck twice');
INSERT INTO feeding_log VALUES (26, 10, '2025-06-28', 'Crickets', 6, 2, 'Y', 'Hollis', 'calcium', 'left overnight');
INSERT INTO feeding_log VALUES (27, 13, '2025-07-01', 'quail', 140, 1, 'Y', 'hollis', 'calcium, D3', NULL);
INSERT INTO feeding_log VALUES (28, 6, '2025-07-03', 'Mouse', 24, 1, 'Y', 'Hollis', 'multivit', 'tong fed');
INSERT INTO feeding_log VALUES (29, 16, '2025-07-04', 'greens', 120, 1, 'Y', 'Greta', 'calcium, multivit', NULL);
INSERT INTO feeding_log VALUES (30, 1, '2025-07-08', 'quail', 140, 1, 'Y', 'Yemi', 'D3', NULL);
INSERT INTO feeding_log VALUES (31, 10, '2025-07-14', 'crickets', 6, 1, 'Y', NULL, NULL, 'regurgitated');
INSERT INTO feeding_log VALUES (32, 2, '2025-07-15', 'rat', 110, 1, 'y', 'Hollis', NULL, 'left overnight');
INSERT INTO feeding_log VALUES (33, 2, '2025-07-16', 'mouse', 22, 2, 'Y', 'Yemi', 'calcium', 'struck twice');
INSERT INTO feeding_log VALUES (34, 4, '2025-07-24', 'pinkie', 3, 1, 'Y', 'Hollis', NULL, NULL);
INSERT INTO feeding_log VALUES (35, 11, '2025-07-25', 'mealworms', 4, 2, 'Y', 'Yemi', NULL, NULL);
INSERT INTO feeding_log VALUES (36, 3, '2025-07-25', 'mouse', 22, 3, 'Y', 'Yemi', NULL, 'in shed');
INSERT INTO feeding_log VALUES (37, 6, '2025-07-26', 'rat', 180, 1, 'Y', 'Greta', 'multivit', 'tong fed');
INSERT INTO feeding_log VALUES (38, 12, '2025-07-26', 'fruit mix', 60, 1, 'Y', 'Yemi', 'calcium', 'left overnight');
INSERT INTO feeding_log VALUES (39, 9, '2025-07-26', 'crickets', 6, 1, 'Y', 'Yemi', 'calcium', NULL);
INSERT INTO feeding_log VALUES (40, 11, '2025-07-26', 'crickets', 6, 1, 'Y', 'Hollis', NULL, NULL);
INSERT INTO feeding_log VALUES (41, 6, '2025-07-28', 'Mouse', 24, 1, 'N', 'hollis', 'calcium, D3', NULL);
INSERT INTO feeding_log VALUES (42, 11, '2025-07-29', 'Crickets', 6, 1, 'Y', 'Hollis', 'multivit', NULL);
INSERT INTO feeding_log VALUES (43, 6, '2025-07-29', 'rat', 180, 1, 'Y', 'Yemi', 'calcium, D3', NULL);
INSERT INTO feeding_log VALUES (44, 12, '2025-07-29', 'greens', 150, 1, 'N', 'Greta', NULL, 'regurgitated');
INSERT INTO feeding_log VALUES (45, 10, '2025-07-30', 'crickets', 6, 2, 'Y', 'Greta', NULL, 'left overnight');
INSERT INTO feeding_log VALUES (46, 4, '2025-08-02', 'mouse', 18, 2, 'Y', 'hollis', 'calcium', NULL);
INSERT INTO feeding_log VALUES (47, 14, '2025-08-03', 'Mouse', 24, 3, 'Y', 'Greta', NULL, NULL);
INSERT INTO feeding_log VALUES (48, 6, '2025-08-03', 'mouse', 22, 1, 'N', 'Greta', 'multivit', NULL);
INSERT INTO feeding_log VALUES (49, 7, '2025-08-05', 'mouse', 22, 2, 'N', 'Greta', 'multivit', NULL);
INSERT INTO feeding_log VALUES (50, 15, '2025-08-05', 'fruit mix', 60, 1, 'Y', 'Yemi', 'D3', NULL);
INSERT INTO feeding_log VALUES (51, 7, '2025-08-07', 'chick', 38, 3, 'Y', 'Hollis', 'calcium', 'in shed');
INSERT INTO feeding_log VALUES (52, 7, '2025-08-08', 'Mouse', 24, 1, 'Y', 'Hollis', 'multivit', 'regurgitated');
INSERT INTO feeding_log VALUES (53, 5, '2025-08-13', 'rat', 180, 2, 'N', 'Greta', NULL, NULL);
INSERT INTO feeding_log VALUES (54, 12, '2025-08-13', 'squash', 80, 1, 'y', 'Hollis', 'multivit', NULL);
INSERT INTO feeding_log VALUES (55, 10, '2025-08-13', 'locusts', 10, 2, 'N', 'Hollis', NULL, 'struck twice');
INSERT INTO feeding_log VALUES (56, 1, '2025-08-15', 'Mouse', 24, 1, 'N', 'Yemi', 'multivit', 'in shed');
INSERT INTO feeding_log VALUES (57, 13, '2025-08-16', 'quail', 140, 3, 'Y', 'Hollis', 'calcium, D3', NULL);
INSERT INTO feeding_log VALUES (58, 3, '2025-08-17', 'mouse', 22, 2, NULL, 'Greta', 'calcium, D3', NULL);
INSERT INTO feeding_log VALUES (59, 11, '2025-08-18', 'locusts', 10, 3, 'Y', 'Greta', NULL, 'struck twice');
INSERT INTO feeding_log VALUES (60, 5, '2025-08-20', 'rat', 180, 1, 'N', 'Hollis', 'calcium', NULL);
INSERT INTO feeding_log VALUES (61, 14, '2025-08-21', 'chick', 38, 1, 'y', 'Yemi', NULL, NULL);
INSERT INTO feeding_log VALUES (62, 1, '2025-08-22', 'chick', 38, 1, 'N', 'Greta', 'multivit', 'in shed');
INSERT INTO feeding_log VALUES (63, 4, '2025-08-22', 'pinkie', 3, 2, 'N', 'Greta', NULL, NULL);
INSERT INTO feeding_log VALUES (64, 12, '2025-08-22', 'greens', 150, 1, 'N', 'Yemi', 'calcium', 'struck twice');
INSERT INTO feeding_log VALUES (65, 17, '2025-08-22', 'mouse', 18, 1, 'Y', 'Greta', 'multivit', NULL);
INSERT INTO feeding_log VALUES (66, 17, '2025-08-23', 'pinkie', 3, 1, 'Y', NULL, NULL, 'in shed');
INSERT INTO feeding_log VALUES (67, 1, '2025-08-24', 'mouse', 22, 1, 'Y', 'Hollis', 'calcium', NULL);
INSERT INTO feeding_log VALUES (68, 3, '2025-08-25', 'pinkie', 3, 3, 'Y', 'Yemi', 'multivit', NULL);
INSERT INTO feeding_log VALUES (69, 15, '2025-08-26', 'greens', 120, 1, 'Y', 'Hollis', NULL, 'struck twice');
INSERT INTO feeding_log VALUES (70, 8, '2025-08-27', 'crickets', 6, 2, 'y', 'Yemi', NULL, 'in shed');
INSERT INTO feeding_log VALUES (71, 14, '2025-08-29', 'mouse', 22, 1, 'Y', 'Yemi', 'calcium', 'left overnight');
INSERT INTO feeding_log VALUES (72, 15, '2025-08-31', 'fruit mix', 60, 1, 'Y', 'hollis', 'multivit', NULL);
INSERT INTO feeding_log VALUES (73, 9, '2025-09-03', 'mealworms', 4, 1, 'Y', 'Yemi', 'calcium', 'left overnight');
INSERT INTO feeding_log VALUES (74, 14, '2025-09-03', 'quail', 140, 2, 'Y', 'Hollis', 'calcium, multivit', 'left overnight');
INSERT INTO feeding_log VALUES (75, 15, '2025-09-07', 'fruit mix', 60, 1, 'Y', 'Yemi', NULL, NULL);
INSERT INTO feeding_log VALUES (76, 14, '2025-09-09', 'rat', 180, 2, 'N', 'Greta', 'calcium, multivit', 'left overnight');
INSERT INTO feeding_log VALUES (77, 6, '2025-09-10', 'mouse', 22, 1, 'Y', NULL, 'multivit', NULL);
INSERT INTO feeding_log VALUES (78, 11, '2025-09-17', 'locusts', 10, 3, 'Y', 'Greta', NULL, 'left overnight');
INSERT INTO feeding_log VALUES (79, 11, '2025-09-17', 'locusts', 10, 1, 'Y', 'Yemi', NULL, 'tong fed');
INSERT INTO feeding_log VALUES (80, 7, '2025-09-22', 'chick', 38, 2, 'N', 'Yemi', NULL, NULL);
INSERT INTO feeding_log VALUES (81, 12, '2025-09-24', 'squash', 80, 1, 'N', 'Yemi', NULL, 'tong fed');
INSERT INTO feeding_log VALUES (82, 12, '2025-09-26', 'greens', 150, 1, 'Y', 'Greta', NULL, NULL);
INSERT INTO feeding_log VALUES (83, 4, '2025-09-27', 'mouse', 22, 1, 'Y', 'hollis', 'D3', 'tong fed');
INSERT INTO feeding_log VALUES (84, 7, '2025-09-27', 'Mouse', 24, 2, 'Y', 'Yemi', 'multivit', NULL);
INSERT INTO feeding_log VALUES (85, 11, '2025-09-28', 'locusts', 10, 1, 'N', 'Hollis', NULL, NULL);

