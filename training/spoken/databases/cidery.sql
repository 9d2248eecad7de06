CREATE TABLE orchards (
  orchard_id INTEGER PRIMARY KEY,
  name TEXT,
  owner TEXT,
  county TEXT,
  distance_km INTEGER,
  organic TEXT,
  lease_signed INTEGER
);
INSERT INTO orchards VALUES (1, 'Long Meadow', 'Hanno Pruitt', 'Devon', 35, 'Yes', 1);
INSERT INTO orchards VALUES (2, 'Parsonage', 'Hanno Pruitt', 'Somerset', 57, 'No', 1);
INSERT INTO orchards VALUES (3, 'Hagley Bank', 'Karla Gossens', 'Devon', 10, 'No', 0);
INSERT INTO orchards VALUES (4, 'Stony Croft', 'Olga Oakes', 'Somerset', 14, 'Yes', 1);
INSERT INTO orchards VALUES (5, 'Widow''s Acre', 'Maren Unwin', 'Devon', 52, 'Yes', 1);
INSERT INTO orchards VALUES (6, 'Brook End', 'Piet Novak', 'Somerset', 58, 'Yes', 0);
INSERT INTO orchards VALUES (7, 'Crow Hill', 'Karla Gossens', 'Hereford', 38, 'No', 0);
INSERT INTO orchards VALUES (8, 'Old Nursery', 'Bert Novak', 'Hereford', 47, 'Yes', 0);
INSERT INTO orchards VALUES (9, 'Tithe Field', 'Bert Novak', 'Hereford', 30, 'Yes', 1);
INSERT INTO orchards VALUES (10, 'Mill Leat', 'Hanno Pruitt', 'hereford', 14, 'No', 1);
INSERT INTO orchards VALUES (11, 'Badger Close', 'Karla Gossens', 'DEVON', 2, 'Yes', 0);
INSERT INTO orchards VALUES (12, 'Sunny Side', 'Bert Quist', 'Hereford ', 18, 'No', 0);
CREATE TABLE batches (
  batch_id INTEGER PRIMARY KEY,
  batch_name TEXT,
  orchard_id INTEGER REFERENCES orchards(orchard_id),
  style TEXT,
  apples TEXT,
  pressed_on TEXT,
  racked_on TEXT,
  bottled_on TEXT,
  apples_kg INTEGER,
  juice_l INTEGER,
  bottles_planned INTEGER,
  bottles_filled INTEGER,
  abv_pct REAL,
  vessel TEXT,
  fault TEXT,
  sulphited TEXT,
  filtered TEXT,
  medal TEXT,
  maker TEXT
);
INSERT INTO batches VALUES (1, 'First Ladder', 12, 'keeved', 'Kingston Black, Foxwhelp', '2023-10-22', '2023-12-21', NULL, 2380, 1332, 1687, NULL, 4.9, 'chestnut', NULL, 'No', 'Yes', NULL, 'Gus');
INSERT INTO batches VALUES (2, 'Silent Ladder', 11, 'dry', 'Tremlett, Bramley', '2025-09-22', '2025-11-05', '2026-03-28', 1450, 860, 1089, 1048, 7.3, 'steel', 'vinegar', 'Yes', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (3, 'Black Magpie', 3, 'dry', 'Bramley, Yarlington Mill, Kingston Black', '2024-10-01', '2024-11-12', '2025-02-17', 460, 287, 363, 352, 6.5, 'chestnut', NULL, 'No', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (4, 'Merry Ladder', 12, 'rosé', 'Michelin, Kingston Black', '2024-11-29', '2024-12-21', '2025-04-23', 1790, 1023, 1295, 1127, 6.1, 'oak ', 'mousiness', 'No', 'No', NULL, 'Tess');
INSERT INTO batches VALUES (5, 'Lazy Hedge', 7, 'dry', 'Michelin, Bramley, Kingston Black', '2024-11-09', '2024-12-08', '2025-05-08', 2540, 1650, 2090, 1721, 7.5, 'oak', NULL, 'Yes', 'Yes', NULL, 'Tess');
INSERT INTO batches VALUES (6, 'Rusty Gate', 7, 'dry', 'Michelin', '2023-10-31', '2023-12-23', NULL, 1640, 994, 1259, NULL, 6.6, 'plastic', NULL, 'No', 'Yes', NULL, 'ROWAN');
INSERT INTO batches VALUES (7, 'First Magpie', 5, 'medium', 'Foxwhelp, Michelin, Dabinett', '2024-09-26', '2024-10-22', '2025-04-24', 1200, 831, 1052, 868, 5.4, 'Steel', NULL, 'Yes', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (8, 'Black Wasp', 4, 'dry', 'Tremlett, Michelin, Bramley', '2024-09-11', '2024-11-05', '2025-02-14', 1810, 1069, 1354, 1198, 8.2, 'oak', NULL, 'No', 'No', NULL, 'Rowan ');
INSERT INTO batches VALUES (9, 'Windfall Ladder', 7, 'dry', 'Michelin', '2025-10-06', '2025-10-29', '2026-01-09', 370, 195, 247, 244, 6.7, 'oak', NULL, 'No', 'Yes', NULL, 'Tess');
INSERT INTO batches VALUES (10, 'Merry Bell', 2, 'sweet', 'Foxwhelp, Dabinett', '2024-11-29', '2025-01-14', NULL, 1170, 771, 976, NULL, 4.1, 'plastic', NULL, 'No', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (11, 'Windfall Bell', 12, 'medium', 'Bramley, Yarlington Mill', '2026-09-14', '2026-11-09', NULL, 1820, 1008, 1276, NULL, 6.2, 'chestnut', 'vinegar', 'No', 'No', NULL, 'Tess');
INSERT INTO batches VALUES (12, 'Rusty Wasp', 10, 'dry', 'Yarlington Mill', '2026-09-02', '2026-10-30', NULL, 1880, 1258, 1593, NULL, 7.2, 'oak', NULL, 'No', 'No', NULL, 'Tess');
INSERT INTO batches VALUES (13, 'Ruddy Hedge', 3, 'medium', 'Yarlington Mill', '2025-11-27', '2025-12-31', '2026-04-04', 970, 544, 689, 617, 5.4, 'plastic', NULL, 'No', 'Yes', NULL, 'Tess');
INSERT INTO batches VALUES (14, 'First Wasp', 9, 'sweet', 'Foxwhelp', '2024-09-25', '2024-11-24', '2025-03-10', 1850, 1175, 1488, 1406, 5.9, 'oak', NULL, 'Yes', 'No', 'silver', 'GUS');
INSERT INTO batches VALUES (15, 'Copper Wasp', 11, 'rosé', 'Kingston Black, Foxwhelp', '2025-11-22', '2026-01-19', '2026-05-12', 2460, 1307, 1655, 1610, 5.4, 'steel', NULL, 'Yes', 'Yes', NULL, 'Tess');
INSERT INTO batches VALUES (16, 'Copper Ladder', 3, 'dry ', 'Foxwhelp', '2024-10-10', '2024-11-26', '2025-05-28', 550, 311, 393, 382, 7.1, 'plastic', 'vinegar', 'No', 'Yes', NULL, 'Tess');
INSERT INTO batches VALUES (17, 'Golden Ladder', 7, 'sweet', 'Michelin, Dabinett', '2023-11-08', '2023-12-22', '2024-05-07', 930, 573, 725, 713, 4.6, 'Steel', 'haze', 'No', 'No', NULL, 'Tess');
INSERT INTO batches VALUES (18, 'Copper Bell', 2, 'dry', 'Tremlett, Kingston Black', '2026-10-04', NULL, NULL, 1550, 890, 1127, NULL, NULL, 'chestnut', NULL, 'No', 'No', NULL, 'Rowan');
INSERT INTO batches VALUES (19, 'Hollow Fox', 2, 'medium', 'Kingston Black', '2024-11-18', '2024-12-28', '2025-06-20', 1170, 797, 1009, 964, 5.6, 'chestnut', NULL, 'No', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (20, 'Ruddy Fox', 11, 'keeved', 'Kingston Black', '2024-10-04', '2024-11-29', NULL, 1490, 906, 1147, NULL, 6.1, 'steel', 'haze', 'Yes', 'Yes', NULL, 'Tess');
INSERT INTO batches VALUES (21, 'Ruddy Gate', 12, 'dry', 'Tremlett', '2025-11-26', '2025-12-17', '2026-05-08', 1450, 879, 1113, 966, 7.5, 'oak', 'haze', 'No', 'Yes', NULL, 'Tess');
INSERT INTO batches VALUES (22, 'Golden Fox', 9, 'medium', 'Bramley, Tremlett', '2026-10-25', NULL, NULL, 800, 478, 605, NULL, NULL, 'oak', NULL, 'No', 'No', NULL, 'Gus');
INSERT INTO batches VALUES (23, 'Golden Wasp', 1, 'dry', 'Dabinett, Foxwhelp, Kingston Black', '2024-11-06', '2024-12-01', '2025-05-25', 1890, 1087, 1376, 1136, 7.0, 'oak', 'vinegar', 'No', 'No', NULL, 'Tess');
INSERT INTO batches VALUES (24, 'Merry Fox', 4, 'medium', 'Michelin', '2025-10-05', '2025-11-25', '2026-05-10', 2040, 1461, 1850, 1662, 4.0, 'oak', NULL, 'No', 'No', NULL, 'ROWAN');
INSERT INTO batches VALUES (25, 'Black Hedge', 8, 'sweet', 'Dabinett, Foxwhelp, Tremlett', '2025-11-15', '2025-12-19', '2026-04-14', 2320, 1327, 1680, 1515, 5.8, 'plastic', NULL, 'No', 'No', 'bronze', 'Rowan');
INSERT INTO batches VALUES (26, 'Hollow Bell', 6, 'sweet', 'Tremlett, Yarlington Mill, Kingston Black', '2023-10-31', '2023-12-17', '2024-04-09', 710, 435, 551, 479, 4.8, 'oak', 'vinegar', 'Yes', 'Yes', NULL, 'Gus');
INSERT INTO batches VALUES (27, 'Late Bell', 3, 'keeved', 'Bramley, Foxwhelp, Michelin', '2023-09-26', '2023-10-23', '2024-01-05', 1880, 1130, 1431, 1290, 5.2, 'plastic ', NULL, 'No', 'Yes', NULL, 'Tess');
INSERT INTO batches VALUES (28, 'Lazy Barrel', 8, 'dry', 'Tremlett', '2025-10-13', '2025-12-04', '2026-04-25', 2420, 1607, 2035, 1906, 7.5, 'steel', NULL, 'Yes', 'Yes', NULL, 'Gus ');
INSERT INTO batches VALUES (29, 'First Bell', 10, 'medium', 'Kingston Black, Michelin, Foxwhelp', '2023-09-28', '2023-11-15', '2024-01-30', 1320, 841, 1065, 982, 4.0, 'chestnut', NULL, 'No', 'No', NULL, 'Tess');
INSERT INTO batches VALUES (30, 'First Fox', 3, 'medium', 'Michelin', '2026-09-23', '2026-10-23', NULL, 1130, 679, 860, NULL, 4.6, 'oak', NULL, 'No', 'No', NULL, 'Gus');
INSERT INTO batches VALUES (31, 'Rusty Magpie', 2, 'medium', 'Tremlett, Dabinett, Yarlington Mill', '2026-10-04', '2026-10-26', NULL, 1530, 1095, 1387, NULL, 6.2, 'oak', 'mousiness', 'No', 'No', NULL, 'Rowan');
INSERT INTO batches VALUES (32, 'Black Gate', 11, 'medium ', 'Dabinett, Michelin', '2023-11-18', '2023-12-24', NULL, 1810, 1218, 1542, NULL, 4.7, 'oak', NULL, 'Yes', 'Yes', NULL, 'gus');
INSERT INTO batches VALUES (33, 'Black Bell', 6, 'sweet', 'Tremlett', '2024-09-30', '2024-10-25', '2025-04-08', 1660, 1099, 1392, 1374, 5.9, 'steel', NULL, 'No', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (34, 'Ruddy Wasp', 1, 'sweet', 'Kingston Black, Bramley', '2026-09-01', '2026-10-05', NULL, 1190, 837, 1060, NULL, 5.0, 'steel ', NULL, 'Yes', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (35, 'Late Wasp', 12, 'keeved', 'Kingston Black, Tremlett', '2026-11-08', NULL, NULL, 400, 226, 286, NULL, NULL, 'oak', NULL, 'Yes', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (36, 'Late Barrel', 4, 'keeved', 'Michelin', '2026-10-31', NULL, NULL, 400, 229, 290, NULL, NULL, 'chestnut', 'mousiness', 'Yes', 'Yes', NULL, 'Tess');
INSERT INTO batches VALUES (37, 'Merry Hedge', 2, 'dry', 'Tremlett, Yarlington Mill', '2026-10-24', NULL, NULL, 1600, 946, 1198, NULL, NULL, 'oak', NULL, 'Yes', 'No', NULL, 'Rowan');
INSERT INTO batches VALUES (38, 'Lazy Fox', 12, 'dry', 'Kingston Black, Yarlington Mill', '2024-10-01', '2024-11-26', '2025-02-05', 770, 414, 524, 507, 6.3, 'oak ', NULL, 'Yes', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (39, 'Golden Magpie', 10, 'keeved', 'Bramley', '2026-10-07', NULL, NULL, 790, 438, 554, NULL, NULL, NULL, NULL, 'No', 'Yes', NULL, 'Tess');
INSERT INTO batches VALUES (40, 'Rusty Bell', 12, 'keeved', 'Kingston Black, Bramley', '2026-11-06', NULL, NULL, 660, 424, 537, NULL, NULL, 'steel', 'sulphur smell', 'Yes', 'No', NULL, 'Gus');
INSERT INTO batches VALUES (41, 'Windfall Magpie', 1, 'sweet', 'Dabinett', '2024-10-10', '2024-11-16', '2025-02-17', 1930, 1225, 1551, 1351, 6.1, 'oak', NULL, 'No', 'Yes', NULL, 'TESS');
INSERT INTO batches VALUES (42, 'Ruddy Magpie', 6, 'keeved', 'Kingston Black, Foxwhelp', '2023-09-23', '2023-11-14', '2024-03-29', 1510, 823, 1042, 887, 4.6, 'steel', NULL, 'No', 'No', NULL, 'Tess');
INSERT INTO batches VALUES (43, 'Hollow Wasp', 1, 'sweet', 'Foxwhelp', '2024-09-20', '2024-10-20', '2025-04-08', 2240, 1169, 1480, 1387, 5.1, 'plastic', NULL, 'No', 'Yes', NULL, 'Tess');
INSERT INTO batches VALUES (44, 'Ruddy Barrel', 1, 'dry', 'Foxwhelp, Dabinett', '2025-10-30', '2025-12-17', '2026-06-17', 1120, 634, 803, 719, 7.5, 'chestnut', NULL, 'No', 'No', 'silver', 'Tess');
INSERT INTO batches VALUES (45, 'Silent Bell', 5, 'dry', 'Michelin, Kingston Black', '2025-09-05', '2025-11-04', '2026-03-23', 330, 227, 287, 285, 8.2, 'steel', NULL, 'Yes', 'No', 'bronze', 'Tess');
INSERT INTO batches VALUES (46, 'Black Barrel', 11, 'medium', 'Foxwhelp', '2024-09-05', '2024-10-25', '2025-02-12', 2360, 1274, 1613, 1504, 5.5, 'oak', NULL, 'Yes', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (47, 'Ruddy Ladder', 6, 'medium', 'Bramley', '2023-09-12', '2023-11-09', '2024-04-28', 1450, 998, 1264, 1219, 5.6, 'plastic', 'haze', 'Yes', 'Yes', NULL, 'Tess');
INSERT INTO batches VALUES (48, 'Hollow Magpie', 7, 'keeved', 'Kingston Black, Yarlington Mill', '2024-10-15', '2024-11-24', NULL, 1150, 661, 837, NULL, 6.0, 'oak', 'mousiness', 'Yes', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (49, 'Lazy Gate', 1, 'dry', 'Tremlett', '2026-09-16', NULL, NULL, 1130, 797, 1009, NULL, NULL, 'oak', NULL, 'No', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (50, 'Rusty Hedge', 6, 'sweet', 'Foxwhelp, Tremlett', '2025-09-16', '2025-10-25', '2026-02-05', 950, 542, 686, 603, 4.8, 'oak', 'vinegar', 'Yes', 'Yes', NULL, 'Tess');
INSERT INTO batches VALUES (51, 'Lazy Bell', 2, 'sweet', 'Bramley, Kingston Black, Michelin', '2025-09-14', '2025-10-18', '2026-01-02', 1980, 1090, 1380, 1196, 5.7, 'steel', NULL, 'Yes', 'No', 'bronze', 'Tess');
INSERT INTO batches VALUES (52, 'Late Hedge', 8, 'dry', 'Dabinett', '2024-11-30', '2025-01-13', '2025-07-03', 2260, 1605, 2033, 2068, 7.9, 'plastic', 'mousiness', 'No', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (53, 'Silent Wasp', 12, 'dry', 'Bramley, Tremlett', '2026-09-28', '2026-10-30', NULL, 2260, 1549, 1962, NULL, 7.7, 'oak', 'mousiness', 'No', 'Yes', NULL, 'Gus');
INSERT INTO batches VALUES (54, 'Golden Gate', 7, 'dry', 'Dabinett', '2024-09-14', '2024-11-11', '2025-03-03', 760, 450, 570, 473, 7.9, 'steel', 'vinegar', 'No', 'No', NULL, 'Tess');
INSERT INTO batches VALUES (55, 'Windfall Hedge', 6, 'dry', 'Dabinett', '2026-09-28', '2026-11-18', NULL, 2200, 1534, 1943, NULL, 6.9, 'plastic', NULL, 'No', 'No', NULL, 'Gus');
INSERT INTO batches VALUES (56, 'Windfall Wasp', 8, 'medium', 'Foxwhelp, Tremlett', '2025-09-23', '2025-11-08', '2026-02-17', 1880, 1017, 1288, 1168, 5.9, 'oak', 'haze', 'Yes', 'No', NULL, 'Gus');
INSERT INTO batches VALUES (57, 'Copper Barrel', 10, 'dry', 'Foxwhelp, Dabinett', '2024-11-12', '2024-12-13', '2025-03-27', 360, 219, 277, 283, 6.7, 'steel', NULL, 'Yes', 'No', NULL, 'Rowan ');
INSERT INTO batches VALUES (58, 'Late Ladder', 11, 'sweet', 'Yarlington Mill, Dabinett, Foxwhelp', '2023-11-24', '2023-12-23', NULL, 1470, 812, 1028, NULL, 5.6, 'chestnut', NULL, 'Yes', 'Yes', NULL, 'Tess');
INSERT INTO batches VALUES (59, 'Golden Barrel', 2, 'dry', 'Foxwhelp, Dabinett', '2024-10-06', '2024-11-29', NULL, 800, 530, 671, NULL, 7.4, 'steel', NULL, 'Yes', 'Yes', NULL, 'Rowan ');
INSERT INTO batches VALUES (60, 'Merry Barrel', 8, 'dry', 'Yarlington Mill, Dabinett', '2026-10-07', NULL, NULL, 2080, 1430, 1811, NULL, NULL, 'oak', NULL, 'Yes', 'No', NULL, 'GUS');
INSERT INTO batches VALUES (61, 'First Hedge', 6, 'keeved', 'Kingston Black, Bramley, Yarlington Mill', '2026-10-04', '2026-11-12', NULL, 2390, 1352, 1712, NULL, 4.4, 'oak', NULL, 'No', 'No', NULL, 'Gus');
INSERT INTO batches VALUES (62, 'Lazy Ladder', 1, 'medium', 'Yarlington Mill, Dabinett', '2024-09-16', '2024-11-03', '2025-04-16', 2300, 1218, 1542, 1432, 5.8, 'steel', NULL, 'Yes', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (63, 'Black Ladder', 5, 'dry', 'Yarlington Mill, Dabinett', '2025-09-25', '2025-10-23', NULL, 330, 202, 255, NULL, 7.5, 'steel', NULL, 'No', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (64, 'Black Fox', 1, 'dry', 'Tremlett, Yarlington Mill', '2024-10-31', '2024-11-28', '2025-05-12', 430, 225, 285, 238, 6.8, 'oak', NULL, 'No', 'No', NULL, 'Rowan');
INSERT INTO batches VALUES (65, 'Rusty Ladder', 8, 'sweet', 'Yarlington Mill', '2024-09-20', '2024-11-09', '2025-03-22', 2280, 1490, 1887, 1692, 5.5, 'oak', NULL, 'Yes', 'Yes', NULL, 'Rowan');
INSERT INTO batches VALUES (66, 'Merry Gate', 7, 'sweet', 'Dabinett, Yarlington Mill, Tremlett', '2024-11-13', '2024-12-25', NULL, 1090, 571, 723, NULL, 4.8, 'steel', NULL, 'Yes', 'No', NULL, 'Rowan');
CREATE TABLE sales (
  sale_id INTEGER PRIMARY KEY,
  batch_id INTEGER REFERENCES batches(batch_id),
  buyer TEXT,
  buyer_type TEXT,
  sold_on TEXT,
  delivered_on TEXT,
  bottles INTEGER,
  bottles_broken INTEGER,
  amount_eur REAL,
  paid TEXT,
  deposit_crates_back TEXT
);
INSERT INTO sales VALUES (1, 14, 'Ms Oakes', 'private', '2025-05-04', '2025-05-12', 60, 0, 390.03, 'Yes', 'Yes');
INSERT INTO sales VALUES (2, 2, 'Kettle & Co', 'restaurant', '2026-07-05', '2026-07-13', 60, 2, 399.58, 'No', 'No');
INSERT INTO sales VALUES (3, 8, 'Village Stores', 'shop', '2025-11-21', '2025-12-05', 36, 2, 184.37, 'Yes', 'No');
INSERT INTO sales VALUES (4, 23, 'The Anchor', 'pub', '2025-10-07', '2025-10-12', 12, 0, 92.05, 'Yes', 'Yes');
INSERT INTO sales VALUES (5, 29, 'The Three Tuns', 'pub', '2024-08-17', '2024-08-17', 12, 0, 73.12, 'Yes', 'Yes');
INSERT INTO sales VALUES (6, 57, 'Castle Fair', 'market', '2025-08-15', '2025-08-27', 24, 0, 128.87, 'Yes', 'No');
INSERT INTO sales VALUES (7, 29, 'The Anchor', 'pub', '2024-09-05', '2024-09-07', 48, 0, 298.58, 'No', 'No');
INSERT INTO sales VALUES (8, 52, 'Quay Market', 'market', '2026-02-14', NULL, 6, NULL, 25.64, 'No', 'No');
INSERT INTO sales VALUES (9, 27, 'Castle Fair', 'market', '2024-09-14', '2024-09-14', 24, 0, 182.92, 'Yes', 'No');
INSERT INTO sales VALUES (10, 52, 'Village Stores', 'shop', '2025-10-15', '2025-10-25', 12, 2, 69.39, 'Yes', 'No');
INSERT INTO sales VALUES (11, 5, 'Kettle & Co', 'restaurant', '2026-02-06', '2026-02-19', 60, 2, 418.2, 'Yes', 'No');
INSERT INTO sales VALUES (12, 64, 'Ms Oakes', 'private', '2025-07-24', '2025-08-04', 24, 0, 148.58, 'Yes', 'No');
INSERT INTO sales VALUES (13, 7, 'Mr Hallam', 'private', '2025-06-19', NULL, 60, NULL, 416.75, 'No', 'No');
INSERT INTO sales VALUES (14, 17, 'Quay Market', 'market', '2024-11-25', '2024-11-26', 12, 6, 63.8, 'Yes', 'No');
INSERT INTO sales VALUES (15, 5, 'Quay Market', 'market', '2025-12-06', '2025-12-16', 24, 0, 118.56, 'Yes', 'No');
INSERT INTO sales VALUES (16, 19, 'The Plough', 'pub', '2026-01-29', '2026-02-11', 12, 1, 80.93, 'Yes', 'No');
INSERT INTO sales VALUES (17, 14, 'Quay Market', 'market', '2025-06-07', '2025-06-09', 12, 1, 50.41, 'Yes', 'Yes');
INSERT INTO sales VALUES (18, 3, 'The Plough', 'pub', '2025-04-26', '2025-04-27', 48, 0, 373.47, 'No', 'Yes');
INSERT INTO sales VALUES (19, 38, 'Kettle & Co', 'restaurant', '2025-08-10', '2025-08-23', 36, 0, 236.1, 'Yes', 'No');
INSERT INTO sales VALUES (20, 38, 'Bottle Bank', 'shop', '2025-10-31', NULL, 12, NULL, 82.33, 'No', NULL);
INSERT INTO sales VALUES (21, 46, 'The Anchor', 'pub', '2025-10-13', '2025-10-19', 6, 0, 45.43, 'Yes', 'Yes');
INSERT INTO sales VALUES (22, 47, 'Bottle Bank', 'shop', '2024-11-18', '2024-11-28', 6, 6, 40.3, 'Yes', 'No');
INSERT INTO sales VALUES (23, 46, 'The Anchor', 'pub', '2025-11-23', '2025-12-02', 24, 0, 131.14, 'Yes', 'No');
INSERT INTO sales VALUES (24, 62, 'Harbour Deli', 'shop', '2025-05-16', '2025-05-29', 60, 0, 317.37, 'Yes', 'Yes');
INSERT INTO sales VALUES (25, 62, 'The Plough', 'pub', '2025-05-03', '2025-05-11', 24, 1, 127.98, 'Yes', 'Yes');
INSERT INTO sales VALUES (26, 64, 'The Three Tuns', 'pub', '2025-12-27', '2026-01-07', 36, 2, 191.96, 'Yes', 'No');
INSERT INTO sales VALUES (27, 42, 'Mr Hallam', 'private', '2024-07-04', '2024-07-06', 36, 6, 240.91, 'Yes', 'No');
INSERT INTO sales VALUES (28, 13, 'The Anchor', 'pub', '2026-04-27', '2026-05-03', 48, 0, 310.92, 'Yes', 'No');
INSERT INTO sales VALUES (29, 57, 'Quay Market', 'market', '2026-01-18', NULL, 12, NULL, 69.38, 'Yes', 'Yes');
INSERT INTO sales VALUES (30, 42, 'Kettle & Co', 'restaurant', '2024-07-17', '2024-07-24', 24, 2, 119.33, 'Yes', 'Yes');
INSERT INTO sales VALUES (31, 27, 'Quay Market', 'market', '2024-07-29', NULL, 48, NULL, 362.22, 'Yes', 'Yes');
INSERT INTO sales VALUES (32, 41, 'Ms Oakes', 'Private', '2025-07-11', NULL, 24, NULL, 163.26, 'No', 'No');
INSERT INTO sales VALUES (33, 47, 'Mr Hallam', 'private ', '2024-11-24', '2024-12-05', 24, 0, 150.09, 'No', 'Yes');
INSERT INTO sales VALUES (34, 41, 'Quay Market', 'market', '2025-02-28', '2025-03-12', 24, 0, 117.83, 'Yes', 'No');
INSERT INTO sales VALUES (35, 51, 'The Three Tuns', 'pub', '2026-06-16', '2026-06-20', 12, 6, 54.04, 'Yes', 'Yes');
INSERT INTO sales VALUES (36, 2, 'The Anchor', 'pub', '2026-11-15', NULL, 48, NULL, 298.41, 'No', 'Yes');
INSERT INTO sales VALUES (37, 64, 'Bottle Bank', 'shop', '2025-10-21', '2025-11-06', 48, 2, 343.62, 'Yes', 'No');
INSERT INTO sales VALUES (38, 51, 'The Anchor', 'pub', '2026-03-21', '2026-03-29', 24, 6, 111.84, 'Yes', 'Yes');
INSERT INTO sales VALUES (39, 28, 'Village Stores', 'shop', '2026-07-10', '2026-07-11', 48, 2, 280.44, 'Yes', 'Yes');
INSERT INTO sales VALUES (40, 42, 'Bottle Bank', 'shop', '2024-10-16', '2024-10-20', 60, 1, 379.33, 'Yes', 'Yes');
INSERT INTO sales VALUES (41, 52, 'Quay Market', 'Market', '2025-10-09', '2025-10-12', 60, 2, 421.08, 'Yes', 'No');
INSERT INTO sales VALUES (42, 56, 'The Plough', 'pub', '2026-04-03', NULL, 48, NULL, 333.1, 'Yes', 'Yes');
INSERT INTO sales VALUES (43, 17, 'Ms Oakes', 'private', '2024-12-02', '2024-12-03', 6, 0, 28.98, 'Yes', 'No');
INSERT INTO sales VALUES (44, 29, 'Kettle & Co', 'restaurant', '2024-10-03', '2024-10-14', 36, 0, 179.54, 'Yes', 'No');
INSERT INTO sales VALUES (45, 2, 'Ms Oakes', 'private', '2026-10-04', '2026-10-09', 24, 0, 147.1, 'No', 'No');
INSERT INTO sales VALUES (46, 65, 'Ms Oakes', 'private', '2026-01-01', '2026-01-10', 24, 1, 132.2, 'Yes', 'No');
INSERT INTO sales VALUES (47, 42, 'The Three Tuns', 'pub', '2024-04-29', '2024-05-12', 12, 0, 78.33, 'Yes', 'Yes');
INSERT INTO sales VALUES (48, 4, 'Mr Hallam', 'private', '2025-10-30', '2025-11-09', 12, 0, 51.12, 'Yes', 'No');
INSERT INTO sales VALUES (49, 2, 'Quay Market', 'market', '2026-11-19', NULL, 12, NULL, 89.69, 'No', 'Yes');
INSERT INTO sales VALUES (50, 57, 'Castle Fair', 'market', '2025-09-21', '2025-10-02', 60, 0, 466.28, 'Yes', 'No');
INSERT INTO sales VALUES (51, 16, 'The Plough', 'pub', '2026-01-16', '2026-01-30', 12, 6, 62.77, 'Yes', NULL);
INSERT INTO sales VALUES (52, 50, 'Harbour Deli', 'shop', '2026-04-16', '2026-04-17', 24, 2, 104.21, 'Yes', 'Yes');
INSERT INTO sales VALUES (53, 3, 'The Anchor', 'pub', '2025-07-17', '2025-07-31', 24, 1, 103.27, 'Yes', 'Yes');
INSERT INTO sales VALUES (54, 38, 'The Plough', 'pub', '2025-10-12', NULL, 36, NULL, 192.85, 'Yes', 'Yes');
INSERT INTO sales VALUES (55, 5, 'Kettle & Co', 'restaurant', '2026-02-05', '2026-02-09', 24, 6, 139.74, 'No', 'No');
INSERT INTO sales VALUES (56, 52, 'Kettle & Co', 'restaurant', '2026-02-27', '2026-03-03', 36, 0, 235.35, 'Yes', 'Yes');
INSERT INTO sales VALUES (57, 28, 'Bottle Bank', 'shop', '2026-09-01', '2026-09-01', 12, 1, 52.07, 'Yes', 'No');
INSERT INTO sales VALUES (58, 45, 'Ms Oakes', 'private', '2026-09-18', '2026-09-19', 60, 1, 451.38, 'Yes', 'No');
INSERT INTO sales VALUES (59, 62, 'Kettle & Co', 'restaurant', '2025-07-14', '2025-07-16', 60, 0, 358.81, 'Yes', 'Yes');
INSERT INTO sales VALUES (60, 46, 'The Anchor', 'pub', '2025-06-26', '2025-06-30', 48, 0, 318.44, 'Yes', 'No');
INSERT INTO sales VALUES (61, 65, 'Quay Market', 'market', '2025-11-16', '2025-11-24', 36, 0, 170.29, 'Yes', 'No');
INSERT INTO sales VALUES (62, 17, 'Quay Market', 'market', '2024-05-23', '2024-06-08', 36, 0, 280.88, 'Yes', 'Yes');
INSERT INTO sales VALUES (63, 21, 'Kettle & Co', 'restaurant', '2026-09-02', '2026-09-14', 24, 0, 176.78, 'Yes', 'No');
INSERT INTO sales VALUES (64, 65, 'Castle Fair', 'market', '2025-11-13', '2025-11-15', 60, 1, 376.99, 'Yes', 'No');
INSERT INTO sales VALUES (65, 57, 'Castle Fair', 'market', '2026-01-13', '2026-01-19', 12, 6, 56.88, 'No', 'Yes');
INSERT INTO sales VALUES (66, 23, 'Castle Fair', 'market', '2026-03-18', '2026-03-29', 60, 1, 343.39, 'No', 'No');
INSERT INTO sales VALUES (67, 57, 'Castle Fair', 'market', '2025-09-12', '2025-09-25', 6, 0, 41.65, 'Yes', 'Yes');
INSERT INTO sales VALUES (68, 9, 'Mr Hallam', 'private', '2026-01-30', '2026-02-05', 48, 2, 244.1, 'No', 'No');
INSERT INTO sales VALUES (69, 41, 'The Anchor', 'pub', '2025-10-11', '2025-10-26', 24, 0, 148.49, 'Yes', 'No');
INSERT INTO sales VALUES (70, 2, 'The Anchor', 'pub', '2026-04-26', '2026-04-28', 48, 0, 321.12, 'Yes', 'Yes');
INSERT INTO sales VALUES (71, 65, 'Village Stores', 'Shop', '2025-05-17', '2025-05-20', 24, 0, 186.63, 'Yes', 'No');
INSERT INTO sales VALUES (72, 62, 'Quay Market', 'market', '2025-09-22', NULL, 6, NULL, 26.38, 'Yes', 'Yes');
INSERT INTO sales VALUES (73, 28, 'Village Stores', 'shop', '2026-05-12', '2026-05-18', 12, 0, 50.74, 'No', 'No');
INSERT INTO sales VALUES (74, 47, 'Quay Market', 'market', '2024-08-10', '2024-08-26', 12, 0, 94.32, 'Yes', 'No');
INSERT INTO sales VALUES (75, 51, 'Kettle & Co', 'restaurant', '2026-06-06', '2026-06-18', 48, 0, 313.27, 'No', 'Yes');
INSERT INTO sales VALUES (76, 29, 'Ms Oakes', 'private', '2024-03-31', '2024-04-13', 48, 0, 269.4, 'Yes', 'Yes');
INSERT INTO sales VALUES (77, 5, 'The Anchor', 'pub', '2025-06-24', '2025-06-27', 6, 2, 30.78, 'Yes', 'No');
INSERT INTO sales VALUES (78, 27, 'The Plough', 'pub', '2024-07-14', '2024-07-23', 24, 1, 141.58, 'Yes', 'No');
INSERT INTO sales VALUES (79, 24, 'Kettle & Co', 'restaurant', '2026-08-11', '2026-08-25', 36, 0, 247.2, 'Yes', 'No');
INSERT INTO sales VALUES (80, 21, 'The Three Tuns', 'Pub', '2026-10-11', '2026-10-26', 6, 2, 25.55, 'Yes', 'No');
INSERT INTO sales VALUES (81, 38, 'Bottle Bank', 'shop', '2025-10-17', '2025-10-23', 12, 0, 88.23, 'Yes', NULL);
INSERT INTO sales VALUES (82, 4, 'Castle Fair', 'market', '2025-11-03', NULL, 60, NULL, 387.52, 'Yes', 'No');
INSERT INTO sales VALUES (83, 2, 'Ms Oakes', 'private', '2026-04-14', '2026-04-20', 12, 6, 63.67, 'Yes', 'Yes');
INSERT INTO sales VALUES (84, 38, 'Village Stores', 'shop', '2025-04-17', '2025-05-01', 12, 6, 64.12, 'No', 'Yes');
INSERT INTO sales VALUES (85, 47, 'Village Stores', 'shop', '2024-09-13', '2024-09-21', 36, 0, 166.9, 'Yes', 'Yes');
INSERT INTO sales VALUES (86, 7, 'Ms Oakes', 'private', '2025-10-29', '2025-11-06', 12, 6, 58.19, 'No', 'Yes');
INSERT INTO sales VALUES (87, 57, 'Bottle Bank', 'shop', '2025-06-15', '2025-06-27', 6, 2, 47.14, 'No', 'No');
INSERT INTO sales VALUES (88, 46, 'The Plough', 'Pub', '2025-12-01', '2025-12-02', 24, 1, 149.21, 'No', 'Yes');
INSERT INTO sales VALUES (89, 38, 'Castle Fair', 'market', '2025-06-11', '2025-06-23', 36, 6, 211.28, 'Yes', 'Yes');
INSERT INTO sales VALUES (90, 51, 'The Anchor', 'pub', '2026-07-30', NULL, 24, NULL, 106.6, 'No', 'No');
INSERT INTO sales VALUES (91, 46, 'Bottle Bank', 'shop', '2025-04-27', NULL, 6, NULL, 39.73, 'No', 'No');
INSERT INTO sales VALUES (92, 47, 'Ms Oakes', 'private', '2024-08-15', '2024-08-18', 24, 0, 164.15, 'No', 'Yes');
INSERT INTO sales VALUES (93, 27, 'Castle Fair', 'market', '2024-03-15', '2024-03-27', 12, 2, 82.58, 'Yes', 'No');
INSERT INTO sales VALUES (94, 41, 'Harbour Deli', 'shop', '2025-05-12', '2025-05-27', 48, 2, 230.62, 'Yes', NULL);
INSERT INTO sales VALUES (95, 17, 'The Anchor', 'pub', '2024-09-25', '2024-10-07', 6, 0, 33.57, 'Yes', 'No');
INSERT INTO sales VALUES (96, 64, 'Ms Oakes', 'private', '2025-08-18', '2025-08-19', 12, 2, 77.84, 'Yes', 'No');
INSERT INTO sales VALUES (97, 16, 'Castle Fair', 'Market', '2026-02-13', '2026-02-15', 24, 1, 105.54, 'Yes', 'Yes');
INSERT INTO sales VALUES (98, 57, 'Castle Fair', 'market', '2025-07-14', '2025-07-23', 24, 2, 151.82, 'Yes', 'Yes');
INSERT INTO sales VALUES (99, 4, 'The Plough', 'pub', '2025-05-10', '2025-05-19', 60, 0, 446.7, 'Yes', 'No');
INSERT INTO sales VALUES (100, 43, 'The Plough', 'pub', '2025-10-11', '2025-10-21', 48, 6, 291.56, 'Yes', 'No');
INSERT INTO sales VALUES (101, 14, 'Quay Market', 'market', '2025-04-01', '2025-04-10', 24, 0, 147.46, 'Yes', 'No');
INSERT INTO sales VALUES (102, 52, 'Quay Market', 'market', '2025-07-26', '2025-08-10', 36, 0, 269.0, 'Yes', 'Yes');
INSERT INTO sales VALUES (103, 64, 'Mr Hallam', 'private', '2025-10-02', '2025-10-08', 12, 0, 55.1, 'Yes', 'Yes');
INSERT INTO sales VALUES (104, 16, 'Kettle & Co', 'restaurant', '2025-12-05', NULL, 24, NULL, 111.18, 'No', 'Yes');
INSERT INTO sales VALUES (105, 16, 'Castle Fair', 'Market', '2026-03-06', '2026-03-08', 36, 6, 219.43, 'Yes', 'No');
INSERT INTO sales VALUES (106, 19, 'Ms Oakes', 'private', '2025-10-26', '2025-10-28', 24, 0, 158.22, 'Yes', 'No');
INSERT INTO sales VALUES (107, 46, 'The Three Tuns', 'pub', '2025-11-25', '2025-12-02', 12, 1, 87.79, 'No', 'Yes');
INSERT INTO sales VALUES (108, 23, 'Village Stores', 'shop', '2025-07-22', '2025-07-30', 24, 1, 182.02, 'Yes', 'Yes');
INSERT INTO sales VALUES (109, 38, 'Village Stores', 'shop', '2025-03-23', '2025-04-02', 60, 0, 438.36, 'Yes', 'No');
INSERT INTO sales VALUES (110, 57, 'The Three Tuns', 'pub', '2025-06-10', '2025-06-10', 24, 0, 166.54, 'Yes', 'No');
