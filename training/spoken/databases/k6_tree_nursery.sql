CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  name TEXT,
  type TEXT,
  town TEXT
);
INSERT INTO customers VALUES (1, 'Parkstad Council', 'council', 'Heerlen');
INSERT INTO customers VALUES (2, 'Van Dam Gardens', 'landscaper', 'Utrecht');
INSERT INTO customers VALUES (3, 'Mrs Ellery', 'private', 'Leiden');
INSERT INTO customers VALUES (4, 'Greenfields Estate', 'estate', 'Breda');
INSERT INTO customers VALUES (5, 'J. Okonkwo', 'private', 'Utrecht');
INSERT INTO customers VALUES (6, 'Hooper & Sons', 'landscaper', 'Breda');
INSERT INTO customers VALUES (7, 'St Anne School', 'school', 'Leiden');
INSERT INTO customers VALUES (8, 'Rosewood Hotel', 'business', 'Delft');
INSERT INTO customers VALUES (9, 'Tilburg Parks', 'Council', 'Tilburg');
INSERT INTO customers VALUES (10, 'P. Lindqvist', 'private', '');
INSERT INTO customers VALUES (11, 'Orchard Revival', 'landscaper', 'Delft');
INSERT INTO customers VALUES (12, 'Mr Baptiste', 'private', 'Heerlen');
CREATE TABLE stock (
  id INTEGER PRIMARY KEY,
  latin_name TEXT,
  common_name TEXT,
  root_type TEXT,
  height_cm INTEGER,
  girth_cm INTEGER,
  qty_in_stock INTEGER,
  trade_price_eur REAL,
  retail_price_eur REAL,
  evergreen TEXT,
  native TEXT,
  uses TEXT,
  bed TEXT,
  last_pruned TEXT
);
INSERT INTO stock VALUES (1, 'Acer campestre', 'Field maple', 'pot', 436, 17, 84, 198.04, 298.57, 'N', 'no', 'specimen, wildlife', 'A2', '2025-03-20');
INSERT INTO stock VALUES (2, 'Acer palmatum', 'Japanese maple', 'bare root', 152, 28, 42, 56.05, 86.09, 'N', 'no', 'screening', 'B2', '2024-10-24');
INSERT INTO stock VALUES (3, 'Betula pendula', 'Silver birch', 'rootball', 272, 19, 27, 88.29, 139.26, 'N', 'yes', 'windbreak', 'A2', '2024-11-06');
INSERT INTO stock VALUES (4, 'Betula utilis', 'Himalayan birch', 'Pot', 391, 14, 93, 110.76, 186.99, 'N', 'no', 'screening', 'B2', '2025-02-25');
INSERT INTO stock VALUES (5, 'Quercus robur', 'English oak', 'pot', 60, 7, 46, 8.89, 13.46, 'N', 'yes', 'wildlife, hedge', 'tunnel 2', '2024-10-13');
INSERT INTO stock VALUES (6, 'Quercus ilex', 'Holm oak', '', 226, 14, 43, 93.75, 167.11, 'Y', 'no', 'street, fruit', 'A1', '2025-03-16');
INSERT INTO stock VALUES (7, 'Fagus sylvatica', 'Beech', 'Pot', 286, 20, 3, 102.43, 139.25, 'N', 'yes', 'specimen', 'A2', '2025-04-05');
INSERT INTO stock VALUES (8, 'Carpinus betulus', 'Hornbeam', 'pot', 60, 14, 3, 20.76, 28.66, 'N', 'yes', 'windbreak, hedge', 'A2', '2025-04-03');
INSERT INTO stock VALUES (9, 'Tilia cordata', 'Small-leaved lime', 'rootball', 243, 29, 17, 50.64, 68.46, 'N', 'yes', 'screening, fruit, specimen', 'B2', '2025-02-21');
INSERT INTO stock VALUES (10, 'Malus domestica', 'Bramley apple', 'pot', 295, 6, 67, 77.5, 125.68, 'N', 'no', 'windbreak, specimen', 'Tunnel 1', '2024-12-31');
INSERT INTO stock VALUES (11, 'Malus sylvestris', 'Crab apple', 'pot', 376, 24, 66, 55.51, 84.68, 'N', 'yes', 'wildlife, fruit, screening', 'Tunnel 1', '2025-04-09');
INSERT INTO stock VALUES (12, 'Pyrus communis', 'Conference pear', 'bare root', 71, 4, 67, 33.07, 57.34, 'N', 'no', 'hedge, windbreak, street', 'Tunnel 1', '2025-02-04');
INSERT INTO stock VALUES (13, 'Prunus avium', 'Wild cherry', '', 87, 20, 84, 25.73, 36.0, 'N', 'yes', 'windbreak, specimen, hedge', 'A1', '2025-04-04');
INSERT INTO stock VALUES (14, 'Prunus domestica', 'Victoria plum', 'bare root', 337, 28, 36, 121.75, 198.18, 'N', 'no', 'fruit, windbreak, specimen', 'Tunnel 1', '2025-01-30');
INSERT INTO stock VALUES (15, 'Pinus sylvestris', 'Scots pine', 'rootball', 435, 24, 28, 176.48, 283.2, 'Y', 'yes', 'wildlife, street', 'Tunnel 1', '2024-11-09');
INSERT INTO stock VALUES (16, 'Taxus baccata', 'Yew', 'rootball', 446, 22, 106, 201.6, 352.48, 'Y', 'yes', 'wildlife, hedge', 'C1', '2025-01-09');
INSERT INTO stock VALUES (17, 'Ilex aquifolium', 'Holly', 'pot', 199, 28, 9, 98.18, 174.04, 'Y', 'yes', 'screening, fruit, specimen', 'B2', '2025-02-23');
INSERT INTO stock VALUES (18, 'Olea europaea', 'Olive', 'pot', 250, 16, 67, 72.02, 104.77, 'Y', 'no', 'screening', 'B1', '2025-03-19');
INSERT INTO stock VALUES (19, 'Ginkgo biloba', 'Maidenhair tree', '', 448, 6, 87, 173.35, 269.56, 'N', 'no', 'hedge', 'A1', '2024-11-04');
INSERT INTO stock VALUES (20, 'Liquidambar styraciflua', 'Sweet gum', 'pot', 294, 20, 117, 70.82, 111.97, 'N', 'no', 'hedge, street, wildlife', 'Tunnel 1', '2025-03-02');
INSERT INTO stock VALUES (21, 'Magnolia stellata', 'Star magnolia', 'rootball', 314, 10, 40, 156.25, 256.55, 'N', 'no', 'fruit', 'A1', '2025-02-21');
INSERT INTO stock VALUES (22, 'Sorbus aucuparia', 'Rowan', 'pot', 288, 22, 51, 136.54, 238.44, 'N', 'yes', 'windbreak', 'B1', '2024-12-28');
INSERT INTO stock VALUES (23, 'Salix alba', 'White willow', 'pot', 301, 14, 15, 130.6, 204.58, 'N', 'yes', 'windbreak, wildlife, screening', 'tunnel 2', '2025-02-18');
INSERT INTO stock VALUES (24, 'Alnus glutinosa', 'Alder', 'rootball', 381, 9, 31, 172.72, 309.32, 'N', 'yes', 'specimen, wildlife, screening', 'C1', '2025-03-28');
INSERT INTO stock VALUES (25, 'Juglans regia', 'Walnut', 'pot', 314, 12, 25, 140.04, 207.84, 'N', 'no', 'windbreak, hedge', 'Tunnel 1', '2025-02-15');
INSERT INTO stock VALUES (26, 'Ficus carica', 'Fig', 'pot', 231, 21, 34, 28.87, 40.89, 'N', 'no', 'windbreak, screening', 'Tunnel 1', '2025-02-23');
INSERT INTO stock VALUES (27, 'Cedrus libani', 'Cedar of Lebanon', 'bare root', 166, 4, 69, 63.58, 95.04, 'Y', 'no', 'windbreak', 'B1', '2025-03-25');
INSERT INTO stock VALUES (28, 'Platanus x hispanica', 'London plane', 'pot', 389, 15, 71, 126.17, 218.93, 'N', 'no', 'wildlife, specimen, fruit', 'B1', '2024-11-19');
CREATE TABLE orders (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER REFERENCES customers(id),
  stock_id INTEGER REFERENCES stock(id),
  qty INTEGER,
  total_eur REAL,
  order_date TEXT,
  delivery_date TEXT,
  driver TEXT,
  paid TEXT,
  remarks TEXT
);
INSERT INTO orders VALUES (1, 8, 3, 25, 2207.25, '2025-01-10', '2025-01-28', 'Dirk', 'x', '');
INSERT INTO orders VALUES (2, 8, 18, 1, 72.02, '2025-09-29', '2025-10-30', 'Amina', 'x', '');
INSERT INTO orders VALUES (3, 5, 10, 25, 3142.0, '2024-12-05', '2024-12-20', 'amina', 'x', 'guarantee');
INSERT INTO orders VALUES (4, 11, 10, 1, 77.5, '2024-11-21', '2024-11-25', 'Dirk', 'x', '');
INSERT INTO orders VALUES (5, 1, 10, 1, 77.5, '2025-02-28', NULL, 'Amina', '', '');
INSERT INTO orders VALUES (6, 11, 5, 2, 17.78, '2025-01-18', '2025-02-27', 'Amina', '', '');
INSERT INTO orders VALUES (7, 1, 13, 2, 51.46, '2025-02-10', '2025-03-07', 'Dirk', 'x', 'guarantee');
INSERT INTO orders VALUES (8, 11, 18, 10, 720.2, '2025-09-14', '2025-09-18', 'Amina', 'x', '');
INSERT INTO orders VALUES (9, 8, 24, 25, 4318.0, '2025-10-25', '2025-11-08', 'Amina', 'x', '');
INSERT INTO orders VALUES (10, 9, 2, 1, 56.05, '2025-04-18', '2025-05-25', 'Amina', 'x', 'left two at gate');
INSERT INTO orders VALUES (11, 4, 12, 2, 66.14, '2025-06-07', '2025-07-16', 'Pieter', 'x', '');
INSERT INTO orders VALUES (12, 1, 2, 10, 560.5, '2025-02-02', '2025-03-09', 'Amina', 'x', '');
INSERT INTO orders VALUES (13, 4, 14, 2, 243.5, '2025-08-30', '2025-09-11', 'Amina', 'x', '');
INSERT INTO orders VALUES (14, 6, 7, 10, 1024.3, '2025-02-08', '2025-03-01', 'Pieter', 'x', '');
INSERT INTO orders VALUES (15, 2, 14, 1, 121.75, '2025-08-10', '2025-09-11', 'Dirk', 'x', '');
INSERT INTO orders VALUES (16, 8, 12, 60, 1984.2, '2025-01-09', '2025-01-30', 'Amina', 'x', '');
INSERT INTO orders VALUES (17, 6, 6, 2, 187.5, '2025-07-13', '2025-08-12', 'Amina', 'x', '');
INSERT INTO orders VALUES (18, 8, 4, 2, 221.52, '2025-10-16', '2025-11-15', '', 'x', '');
INSERT INTO orders VALUES (19, 11, 15, 25, 4412.0, '2025-07-07', '2025-08-07', '', 'x', '');
INSERT INTO orders VALUES (20, 2, 21, 5, 781.25, '2025-02-24', '2025-03-23', 'Dirk', 'x', 'left two at gate');
INSERT INTO orders VALUES (21, 10, 20, 2, 223.94, '2025-08-11', '2025-09-02', 'Amina', 'x', '');
INSERT INTO orders VALUES (22, 3, 5, 1, 13.46, '2025-08-19', '2025-08-21', '', 'x', 'guarantee');
INSERT INTO orders VALUES (23, 8, 2, 1, 56.05, '2025-06-20', '2025-07-01', 'Pieter', 'x', '');
INSERT INTO orders VALUES (24, 6, 18, 2, 144.04, '2025-08-06', '2025-08-22', 'Amina', '', 'guarantee');
INSERT INTO orders VALUES (25, 5, 6, 2, 334.22, '2024-12-07', '2024-12-17', '', 'x', '');
INSERT INTO orders VALUES (26, 10, 1, 1, 298.57, '2025-07-25', '2025-07-27', 'Dirk', 'x', '');
INSERT INTO orders VALUES (27, 10, 2, 1, 86.09, '2025-08-28', '2025-09-22', 'Amina', '', '');
INSERT INTO orders VALUES (28, 9, 20, 5, 354.1, '2025-04-16', '2025-05-07', 'Amina', 'x', '');
INSERT INTO orders VALUES (29, 3, 1, 1, 298.57, '2025-02-02', '2025-02-27', 'Amina', 'x', '');
INSERT INTO orders VALUES (30, 2, 1, 1, 198.04, '2025-09-03', '2025-10-07', 'Amina', 'x', 'guarantee');
INSERT INTO orders VALUES (31, 8, 5, 2, 17.78, '2025-10-13', '2025-10-17', 'Dirk', '', '');
INSERT INTO orders VALUES (32, 7, 12, 60, 1984.2, '2025-06-29', '2025-07-11', 'Pieter', 'x', '');
INSERT INTO orders VALUES (33, 3, 5, 2, 26.92, '2025-09-03', '2025-09-13', 'Amina', 'x', '');
INSERT INTO orders VALUES (34, 5, 16, 25, 8812.0, '2025-03-01', NULL, 'Amina', 'x', 'left two at gate');
INSERT INTO orders VALUES (35, 10, 23, 1, 204.58, '2025-10-30', '2025-11-01', 'Amina', 'x', 'left two at gate');
INSERT INTO orders VALUES (36, 4, 1, 25, 4951.0, '2025-02-25', '2025-03-06', 'Dirk', '', 'guarantee');
INSERT INTO orders VALUES (37, 4, 8, 25, 519.0, '2025-05-03', '2025-05-11', '', 'x', '');
INSERT INTO orders VALUES (38, 5, 9, 10, 684.6, '2025-06-06', '2025-06-18', 'amina', 'x', '');
INSERT INTO orders VALUES (39, 1, 20, 10, 708.2, '2025-06-24', NULL, 'Dirk', 'x', '');
INSERT INTO orders VALUES (40, 5, 12, 1, 57.34, '2024-12-04', NULL, 'Dirk', 'x', '');
INSERT INTO orders VALUES (41, 6, 19, 1, 173.35, '2024-12-15', '2024-12-17', 'Amina', 'x', '');
INSERT INTO orders VALUES (42, 9, 1, 2, 396.08, '2025-07-14', '2025-07-26', '', 'x', '');
INSERT INTO orders VALUES (43, 11, 8, 1, 20.76, '2025-03-25', '2025-04-01', 'Pieter', 'x', 'guarantee');
INSERT INTO orders VALUES (44, 11, 14, 5, 608.75, '2024-12-14', '2024-12-17', 'Amina', 'x', 'guarantee');
INSERT INTO orders VALUES (45, 2, 19, 5, 866.75, '2025-10-08', NULL, 'Pieter', '', 'left two at gate');
INSERT INTO orders VALUES (46, 11, 6, 25, 2343.75, '2025-09-10', '2025-09-28', 'Dirk', 'x', '');
INSERT INTO orders VALUES (47, 7, 20, 5, 354.1, '2025-02-10', NULL, 'Amina', 'x', '');
INSERT INTO orders VALUES (48, 6, 13, 2, 51.46, '2024-11-18', '2024-12-19', 'Amina', '', '');
INSERT INTO orders VALUES (49, 7, 18, 2, 144.04, '2024-11-23', '2024-12-15', 'Amina', 'x', 'guarantee');
INSERT INTO orders VALUES (50, 3, 24, 1, 309.32, '2025-05-01', '2025-06-06', 'Dirk', 'x', '');
INSERT INTO orders VALUES (51, 5, 13, 5, 180.0, '2025-06-06', '2025-06-23', 'Amina', '', 'guarantee');
INSERT INTO orders VALUES (52, 7, 22, 2, 273.08, '2025-01-13', NULL, 'Dirk', 'x', '');
INSERT INTO orders VALUES (53, 4, 8, 2, 41.52, '2025-06-22', '2025-07-07', 'Pieter', 'x', '');
INSERT INTO orders VALUES (54, 10, 18, 5, 523.85, '2025-03-18', NULL, 'Pieter', 'x', '');
INSERT INTO orders VALUES (55, 7, 14, 10, 1217.5, '2025-05-30', '2025-07-02', 'Pieter', 'x', '');
INSERT INTO orders VALUES (56, 3, 12, 2, 114.68, '2025-02-08', '2025-03-20', 'Amina', '', 'needs stakes');
INSERT INTO orders VALUES (57, 3, 17, 25, 4351.0, '2025-08-22', '2025-09-07', 'amina', '', '');
INSERT INTO orders VALUES (58, 10, 4, 1, 186.99, '2025-01-26', '2025-02-12', '', 'x', '');
INSERT INTO orders VALUES (59, 10, 11, 10, 846.8, '2025-08-12', NULL, '', 'x', 'left two at gate');
INSERT INTO orders VALUES (60, 9, 14, 1, 121.75, '2025-05-20', NULL, 'Pieter', 'x', '');
INSERT INTO orders VALUES (61, 6, 8, 5, 103.8, '2025-05-30', NULL, '', 'x', 'left two at gate');
INSERT INTO orders VALUES (62, 8, 12, 5, 165.35, '2025-02-13', NULL, 'amina', 'x', '');
INSERT INTO orders VALUES (63, 4, 2, 1, 56.05, '2025-07-22', '2025-07-30', 'Dirk', 'x', '');
INSERT INTO orders VALUES (64, 6, 10, 1, 77.5, '2025-06-19', '2025-07-28', 'Dirk', 'x', 'guarantee');
INSERT INTO orders VALUES (65, 6, 1, 1, 198.04, '2025-10-26', NULL, 'Dirk', 'x', 'left two at gate');
INSERT INTO orders VALUES (66, 2, 17, 5, 490.9, '2025-10-08', '2025-11-17', 'Pieter', '', '');
INSERT INTO orders VALUES (67, 11, 1, 25, 4951.0, '2025-06-06', '2025-06-23', 'Pieter', '', 'needs stakes');
INSERT INTO orders VALUES (68, 9, 14, 1, 121.75, '2025-08-24', '2025-09-18', 'amina', 'x', 'left two at gate');
INSERT INTO orders VALUES (69, 9, 21, 5, 781.25, '2025-10-27', '2025-11-14', 'Dirk', 'x', '');
INSERT INTO orders VALUES (70, 4, 7, 10, 1024.3, '2025-06-25', '2025-06-29', '', 'x', '');
INSERT INTO orders VALUES (71, 4, 3, 10, 882.9, '2025-04-22', NULL, 'Pieter', 'x', '');
INSERT INTO orders VALUES (72, 6, 2, 1, 56.05, '2025-05-29', '2025-06-05', 'Dirk', 'x', 'left two at gate');
INSERT INTO orders VALUES (73, 3, 17, 2, 348.08, '2024-11-05', '2024-12-08', 'Dirk', 'x', '');
INSERT INTO orders VALUES (74, 4, 5, 1, 8.89, '2025-09-10', NULL, 'Amina', 'x', '');
INSERT INTO orders VALUES (75, 7, 3, 1, 88.29, '2025-05-15', NULL, 'Dirk', 'x', '');
INSERT INTO orders VALUES (76, 11, 15, 60, 10588.8, '2025-10-13', '2025-11-03', '', 'x', '');
INSERT INTO orders VALUES (77, 8, 18, 60, 4321.2, '2025-01-10', '2025-02-01', 'amina', '', 'left two at gate');
INSERT INTO orders VALUES (78, 11, 11, 1, 55.51, '2024-12-31', '2025-01-15', 'Dirk', 'x', '');
INSERT INTO orders VALUES (79, 10, 9, 2, 136.92, '2025-01-04', '2025-01-16', 'amina', 'x', '');
INSERT INTO orders VALUES (80, 7, 6, 1, 93.75, '2025-08-30', '2025-09-22', 'Amina', 'x', '');
