CREATE TABLE hides (
  hide_id INTEGER PRIMARY KEY,
  hide TEXT,
  animal TEXT,
  supplier TEXT,
  colour TEXT,
  thick_mm REAL,
  stock_sqm REAL,
  cost_per_sqm REAL
);
INSERT INTO hides VALUES (1, 'bridle butt', 'cow', 'Tannery Ruiz', 'black', 3.5, 24.0, 88.0);
INSERT INTO hides VALUES (2, 'veg tan shoulder', 'cow', 'Tannery Ruiz', 'natural', 2.5, 31.5, 61.0);
INSERT INTO hides VALUES (3, 'chrome side', 'cow', 'Marchetti', 'brown', 1.8, 18, 44.5);
INSERT INTO hides VALUES (4, 'suede split', 'cow', 'Marchetti', 'tan', 1.2, 9.5, 27);
INSERT INTO hides VALUES (5, 'goat nappa', 'goat', 'Atlas Skins', 'red', 0.8, 14, 39.9);
INSERT INTO hides VALUES (6, 'goat lining', 'goat', 'Atlas Skins', 'Natural', 0.6, 6.5, 22.5);
INSERT INTO hides VALUES (7, 'deer', 'deer', 'Baker & Co', 'tan', 1.4, 4, 72);
INSERT INTO hides VALUES (8, 'kid suede', 'goat', 'Atlas Skins', 'green', 0.7, 3.2, 35);
INSERT INTO hides VALUES (9, 'shell cordovan', 'horse', 'Baker & Co', 'Black', 1.6, 1.1, 190);
INSERT INTO hides VALUES (10, 'sheep shearling', 'sheep', '', 'cream', 2.2, 8, 48);
INSERT INTO hides VALUES (11, 'harness back', 'cow', 'Baker & Co', 'brown', 4.2, 15.5, 94);
CREATE TABLE jobs (
  job_no INTEGER PRIMARY KEY,
  cust TEXT,
  item TEXT,
  qty INTEGER,
  hide_id INTEGER REFERENCES hides(hide_id),
  maker TEXT,
  ord_dt TEXT,
  due_dt TEXT,
  fin_dt TEXT,
  work_mins INTEGER,
  quote_eur REAL,
  final_eur REAL,
  deposit_eur REAL,
  stitching TEXT,
  hardware TEXT,
  monogram TEXT,
  collected TEXT
);
INSERT INTO jobs VALUES (1, 'Sgt Harris', 'apron', 1, NULL, 'Greta', '2025-06-07', '2025-07-03', '2025-07-03', 510, 121, 151.25, 50, 'hand', 'snap, rivets', 'no', '');
INSERT INTO jobs VALUES (2, 'Fenwick', 'Bridle', 5, 6, 'Iwan', '2025-01-09', '2025-03-01', '2025-02-02', 510, 950, 1187.5, 10, 'hand', 'buckle', 'no', 'x');
INSERT INTO jobs VALUES (3, 'M. Duarte', 'journal cover', 1, 10, 'Iwan', '2025-02-27', '2025-03-16', '2025-04-15', 420, 88, 79.2, 20, 'hand', 'buckle, lining, rivets', 'no', 'x');
INSERT INTO jobs VALUES (4, 'O. Nilsen', 'satchel', 1, 1, 'Greta', '2025-11-03', '2025-11-27', '2025-11-24', 720, 195, 195, 20, 'machine', 'D-ring', 'no', 'x');
INSERT INTO jobs VALUES (5, 'Stable Yard Ltd', 'journal cover', 12, 2, 'Iwan', '2025-07-31', '2025-09-15', '2025-08-25', 750, 1320, 1452.0, 0, '', 'lining', 'no', 'x');
INSERT INTO jobs VALUES (6, 'Rosa Blum', 'knife sheath', 2, 7, 'Iwan', '2025-07-06', '2025-08-08', '2025-07-29', 660, 170, 170, 10, 'machine', 'lining, buckle, rivets', 'no', 'x');
INSERT INTO jobs VALUES (7, 'stable yard ltd', 'Journal cover', 12, NULL, 'Greta', '2025-01-07', '2025-01-23', '2025-03-09', 720, 876, 876, 0, '', 'zip, buckle, lining', 'no', 'x');
INSERT INTO jobs VALUES (8, 'Café Lune', 'saddle repair', 2, 7, 'Greta', '2025-05-10', '2025-06-01', '2025-05-30', 120, 352, 387.2, 0, 'Hand', 'D-ring', 'yes', 'x');
INSERT INTO jobs VALUES (9, 'The Gun Room', 'bridle', 1, NULL, 'Sol', '2025-06-03', '2025-07-17', '2025-08-05', 450, 151, 151, 20, 'machine', '', 'no', 'x');
INSERT INTO jobs VALUES (10, 'K. Abara', 'saddle repair', 1, 10, 'Iwan', '2025-06-07', '2025-06-29', '2025-07-21', 210, 145, 181.25, 20, 'hand', 'D-ring, buckle, snap', 'yes', '');
INSERT INTO jobs VALUES (11, 'stable yard ltd', 'wallet', 1, 10, 'Sol', '2025-01-31', '2025-03-05', '2025-03-27', 270, 47, 47, 0, 'machine', 'buckle', 'yes', 'x');
INSERT INTO jobs VALUES (12, 'Stable Yard Ltd', 'apron', 2, 6, 'Sol', '2025-05-09', '2025-05-25', '2025-07-14', 390, 220, 242.0, 0, 'machine', 'rivets, snap, zip', 'no', 'x');
INSERT INTO jobs VALUES (13, 'Harriet Cole', 'saddle repair', 1, 10, 'Sol', '2025-04-09', '2025-05-24', '2025-06-11', 420, 184, 230.0, 10, 'machine', 'rivets, buckle', 'no', 'x');
INSERT INTO jobs VALUES (14, 'K. Abara', 'wallet', 2, 9, 'Iwan', '2025-05-30', '2025-07-01', '2025-07-02', 570, 78, 78, 50, 'hand', 'D-ring, snap', 'no', 'x');
INSERT INTO jobs VALUES (15, 'Harriet Cole', 'wallet', 1, 7, 'sol', '2025-09-17', '2025-09-28', '2025-11-15', 240, 53, 66.25, 50, '', 'buckle, lining, snap', 'no', '');
INSERT INTO jobs VALUES (16, 'Stable Yard Ltd', 'card holder', 1, NULL, 'Sol', '2025-08-23', '2025-09-25', '2025-10-01', 210, 25, 31.25, 0, 'Hand', '', 'no', 'x');
INSERT INTO jobs VALUES (17, 'Café Lune', 'belt', 1, 3, 'Iwan', '2025-06-25', '2025-07-21', '2025-07-05', 690, 21, 21, 50, '', '', 'yes', 'x');
INSERT INTO jobs VALUES (18, 'M. Duarte', 'belt', 1, 9, 'sol', '2025-04-13', '2025-06-07', '2025-05-01', 210, 21, 21, 0, '', 'snap', '', 'x');
INSERT INTO jobs VALUES (19, 'Rosa Blum', 'journal cover', 1, 5, 'Greta', '2025-05-14', '2025-07-05', '2025-05-21', 660, 111, 138.75, 0, 'machine', 'rivets', 'no', '');
INSERT INTO jobs VALUES (20, 'Harriet Cole', 'saddle repair', 1, NULL, 'Greta', '2025-06-21', '2025-08-12', '2025-08-05', 390, 93, 116.25, 20, 'machine', 'snap, rivets, D-ring', 'yes', '');
INSERT INTO jobs VALUES (21, 'M. Duarte', 'journal cover', 1, NULL, 'Iwan', '2025-10-29', '2025-12-20', NULL, 540, 108, NULL, 50, 'Hand', 'D-ring, lining', 'no', '');
INSERT INTO jobs VALUES (22, 'stable yard ltd', 'Bridle', 1, 5, 'Greta', '2025-08-07', '2025-08-27', '2025-08-30', 270, 190, 237.5, 20, 'machine', 'lining, snap, zip', 'no', '');
INSERT INTO jobs VALUES (23, 'O. Nilsen', 'dog collar', 1, 10, 'Sol', '2025-10-21', '2025-11-10', NULL, 690, 164, NULL, 0, 'machine', 'buckle, snap', 'no', '');
INSERT INTO jobs VALUES (24, 'Fenwick', 'journal cover', 1, 4, '', '2025-09-27', '2025-11-08', NULL, 210, 93, NULL, 0, 'Hand', '', 'yes', '');
INSERT INTO jobs VALUES (25, 'M. Duarte', 'wallet', 1, 9, 'Greta', '2025-06-05', '2025-07-04', '2025-08-03', 660, 28, 35.0, 10, 'hand', 'buckle', '', '');
INSERT INTO jobs VALUES (26, 'Sgt Harris', 'saddle repair', 1, 6, 'Greta', '2025-09-23', '2025-11-06', '2025-10-23', 150, 96, 105.6, 20, 'hand', 'lining', 'yes', '');
INSERT INTO jobs VALUES (27, 'stable yard ltd', 'belt', 2, 1, 'Sol', '2025-10-02', '2025-11-17', '2025-11-28', 510, 68, 68, 20, 'Hand', 'rivets', 'no', '');
INSERT INTO jobs VALUES (28, 'Rosa Blum', 'saddle repair', 2, 4, 'Iwan', '2025-06-06', '2025-06-28', '2025-07-25', 330, 218, 239.8, 50, '', 'snap, D-ring, buckle', 'no', '');
INSERT INTO jobs VALUES (29, 'O. Nilsen', 'Tote bag', 2, 1, 'Greta', '2025-04-24', '2025-06-11', NULL, 720, 54, NULL, 0, 'hand', 'snap', '', '');
INSERT INTO jobs VALUES (30, 'Stable Yard Ltd', 'journal cover', 1, 9, 'Iwan', '2025-09-03', '2025-09-19', '2025-09-29', 270, 74, 81.4, 0, 'machine', 'buckle, lining', 'yes', '');
INSERT INTO jobs VALUES (31, 'Fenwick', 'knife sheath', 2, 1, 'Greta', '2025-07-12', '2025-08-04', '2025-08-02', 30, 134, 147.4, 50, 'hand', 'rivets, zip, lining', '', 'x');
INSERT INTO jobs VALUES (32, 'Sgt Harris', 'card holder', 2, 3, 'Sol', '2025-06-02', '2025-07-18', '2025-07-15', 300, 58, 63.8, 20, '', 'lining', 'yes', 'x');
INSERT INTO jobs VALUES (33, 'O. Nilsen', 'knife sheath', 1, 2, 'Greta', '2025-06-03', '2025-07-09', '2025-07-31', 210, 58, 58, 0, 'hand', '', 'yes', 'x');
INSERT INTO jobs VALUES (34, 'Stable Yard Ltd', 'card holder', 1, NULL, 'Sol', '2025-02-22', '2025-03-15', '2025-03-10', 600, 19, 17.1, 10, '', '', 'no', 'x');
INSERT INTO jobs VALUES (35, 'Café Lune', 'watch strap', 2, 8, 'Sol', '2025-06-09', '2025-07-21', NULL, 180, 42, NULL, 50, 'machine', '', '', '');
INSERT INTO jobs VALUES (36, 'stable yard ltd', 'belt', 1, 5, 'Iwan', '2025-02-20', '2025-04-10', '2025-03-26', 300, 28, 28, 0, 'hand', 'D-ring, snap', 'yes', '');
INSERT INTO jobs VALUES (37, 'Fenwick', 'satchel', 2, 5, 'Greta', '2025-04-10', '2025-06-01', '2025-04-23', 630, 650, 650, 0, 'machine', 'D-ring, zip', 'yes', 'x');
INSERT INTO jobs VALUES (38, 'Rosa Blum', 'Knife sheath', 1, 8, 'Iwan', '2025-06-17', '2025-07-29', '2025-08-13', 330, 77, 77, 20, 'machine', 'D-ring, snap, lining', '', '');
INSERT INTO jobs VALUES (39, 'K. Abara', 'journal cover', 1, 1, 'sol', '2025-02-25', '2025-04-16', '2025-03-14', 210, 69, 69, 0, 'machine', 'lining', 'no', '');
INSERT INTO jobs VALUES (40, 'Fenwick', 'knife sheath', 2, 2, 'Greta', '2025-01-10', '2025-02-06', '2025-01-18', 480, 130, 130, 50, 'machine', 'buckle', '', 'x');
INSERT INTO jobs VALUES (41, 'Sgt Harris', 'bridle', 5, 7, 'Greta', '2025-02-19', '2025-03-04', '2025-03-28', 690, 1220, 1220, 0, 'machine', '', 'no', '');
INSERT INTO jobs VALUES (42, 'Fenwick', 'journal cover', 1, 7, 'Greta', '2025-07-13', '2025-09-08', '2025-09-17', 480, 89, 111.25, 10, 'hand', 'zip, buckle', 'no', 'x');
INSERT INTO jobs VALUES (43, 'M. Duarte', 'knife sheath', 1, 6, 'Greta', '2025-04-02', '2025-04-25', '2025-05-28', 450, 53, 58.3, 50, 'machine', 'rivets', 'yes', '');
INSERT INTO jobs VALUES (44, 'O. Nilsen', 'wallet', 2, 6, 'Iwan', '2025-05-06', '2025-06-04', '2025-06-01', 150, 112, 123.2, 10, 'machine', 'snap, zip, D-ring', 'no', '');
INSERT INTO jobs VALUES (45, 'O. Nilsen', 'knife sheath', 2, 5, 'Sol', '2025-05-05', '2025-06-03', '2025-06-07', 720, 108, 135.0, 0, 'machine', 'zip, snap', 'no', '');
INSERT INTO jobs VALUES (46, 'stable yard ltd', 'belt', 1, NULL, 'Greta', '2025-05-10', '2025-05-20', '2025-05-27', 480, 20, 20, 0, 'machine', '', '', '');
INSERT INTO jobs VALUES (47, 'O. Nilsen', 'bridle', 1, 2, 'Greta', '2025-07-03', '2025-08-30', '2025-07-19', 360, 194, 194, 0, 'hand', 'buckle, snap, zip', 'no', 'x');
INSERT INTO jobs VALUES (48, 'M. Duarte', 'knife sheath', 12, 6, 'Greta', '2025-04-28', '2025-06-15', '2025-05-15', 600, 960, 864.0, 10, 'hand', 'buckle', 'yes', '');
INSERT INTO jobs VALUES (49, 'Sgt Harris', 'dog collar', 1, 7, 'Iwan', '2025-08-15', '2025-09-20', '2025-09-07', 270, 197, 246.25, 20, 'machine', 'rivets, snap, buckle', 'no', 'x');
INSERT INTO jobs VALUES (50, 'Rosa Blum', 'Satchel', 1, 3, 'Iwan', '2025-02-16', '2025-03-29', '2025-03-09', 240, 294, 264.6, 0, 'hand', 'zip, buckle', 'no', '');
INSERT INTO jobs VALUES (51, 'Sgt Harris', 'apron', 2, 4, 'Greta', '2025-03-01', '2025-03-13', '2025-03-19', 240, 230, 207.0, 0, 'machine', 'buckle, D-ring', 'no', 'x');
INSERT INTO jobs VALUES (52, 'Café Lune', 'wallet', 1, 8, 'Greta', '2025-02-11', '2025-04-08', '2025-03-30', 600, 47, 47, 50, 'machine', 'zip, rivets', 'no', '');
INSERT INTO jobs VALUES (53, 'Harriet Cole', 'journal cover', 1, 1, 'Greta', '2025-10-06', '2025-11-01', '2025-10-14', 690, 62, 68.2, 0, 'machine', '', '', '');
INSERT INTO jobs VALUES (54, 'B. Singh', 'belt', 2, 2, '', '2025-06-20', '2025-07-14', '2025-08-20', 570, 46, 46, 0, 'hand', 'buckle', 'no', 'x');
INSERT INTO jobs VALUES (55, 'M. Duarte', 'wallet', 1, 10, 'Iwan', '2025-02-03', '2025-03-13', '2025-02-14', 270, 45, 45, 10, '', '', 'yes', '');
INSERT INTO jobs VALUES (56, 'Sgt Harris', 'belt', 1, 1, '', '2025-10-04', '2025-12-03', '2025-10-28', 450, 27, 27, 0, 'hand', '', 'yes', '');
INSERT INTO jobs VALUES (57, 'The Gun Room', 'knife sheath', 1, 2, 'Iwan', '2025-10-06', '2025-11-20', NULL, 570, 67, NULL, 20, 'machine', 'snap', 'yes', '');
INSERT INTO jobs VALUES (58, 'K. Abara', 'Wallet', 2, NULL, 'Sol', '2025-11-02', '2025-12-26', '2025-11-18', 270, 90, 112.5, 20, 'Hand', '', 'no', '');
INSERT INTO jobs VALUES (59, 'Harriet Cole', 'bridle', 1, 9, 'Greta', '2025-07-30', '2025-09-03', '2025-09-11', 240, 291, 363.75, 50, '', '', 'no', '');
INSERT INTO jobs VALUES (60, 'The Gun Room', 'watch strap', 1, 7, 'Sol', '2025-06-11', '2025-06-29', '2025-07-19', 540, 29, 36.25, 10, 'Hand', 'D-ring, snap', '', 'x');
INSERT INTO jobs VALUES (61, 'Harriet Cole', 'knife sheath', 1, 7, 'Sol', '2025-08-09', '2025-10-07', '2025-09-28', 570, 70, 70, 20, '', '', '', 'x');
INSERT INTO jobs VALUES (62, 'Stable Yard Ltd', 'wallet', 1, 5, 'Greta', '2025-01-23', '2025-02-06', NULL, 480, 53, NULL, 0, '', 'rivets, lining, D-ring', 'no', '');
INSERT INTO jobs VALUES (63, 'Sgt Harris', 'card holder', 1, 4, 'Greta', '2025-11-08', '2025-12-26', NULL, 750, 14, NULL, 10, 'hand', 'buckle, zip, rivets', 'no', '');
INSERT INTO jobs VALUES (64, 'Café Lune', 'knife sheath', 2, 8, 'Greta', '2025-03-14', '2025-04-02', '2025-05-27', 510, 140, 154.0, 10, 'machine', 'snap', 'no', 'x');
INSERT INTO jobs VALUES (65, 'O. Nilsen', 'bridle', 1, 8, 'Iwan', '2025-01-16', '2025-02-09', '2025-02-16', 390, 227, 249.7, 0, 'Hand', 'D-ring, snap', 'no', 'x');
INSERT INTO jobs VALUES (66, 'B. Singh', 'journal cover', 1, 6, 'Iwan', '2025-05-30', '2025-07-19', '2025-07-20', 720, 106, 132.5, 0, 'machine', 'rivets, buckle', 'yes', '');
INSERT INTO jobs VALUES (67, 'Harriet Cole', 'apron', 1, 7, 'Greta', '2025-10-10', '2025-11-08', '2025-11-22', 480, 111, 138.75, 10, 'machine', '', 'yes', 'x');
INSERT INTO jobs VALUES (68, 'Harriet Cole', 'belt', 1, 5, '', '2025-01-23', '2025-02-08', '2025-02-10', 630, 26, 32.5, 10, 'machine', '', '', '');
INSERT INTO jobs VALUES (69, 'K. Abara', 'satchel', 1, 5, 'Iwan', '2025-02-12', '2025-03-02', '2025-03-22', 450, 340, 374.0, 20, 'hand', '', 'no', '');
INSERT INTO jobs VALUES (70, 'M. Duarte', 'apron', 1, 3, 'Greta', '2025-06-28', '2025-08-05', '2025-08-30', 540, 133, 166.25, 0, 'machine', 'rivets, snap, buckle', 'no', 'x');
INSERT INTO jobs VALUES (71, 'Café Lune', 'watch strap', 1, 4, 'Greta', '2025-09-01', '2025-10-20', '2025-11-12', 720, 29, 31.9, 20, 'machine', 'D-ring, buckle, lining', 'no', 'x');
INSERT INTO jobs VALUES (72, 'Fenwick', 'card holder', 1, 5, 'Sol', '2025-06-19', '2025-07-05', '2025-07-09', 690, 23, 23, 50, 'machine', 'snap', 'yes', '');
