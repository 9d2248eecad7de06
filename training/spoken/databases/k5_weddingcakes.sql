CREATE TABLE cake_orders (
  order_no INTEGER PRIMARY KEY,
  couple TEXT,
  order_date TEXT,
  wedding_date TEXT,
  venue TEXT,
  miles REAL,
  tiers INTEGER,
  flavours TEXT,
  icing TEXT,
  decoration TEXT,
  allergies TEXT,
  portions INTEGER,
  weight_kg REAL,
  price_gbp REAL,
  deposit_gbp REAL,
  balance_paid_gbp REAL,
  hours_work REAL,
  delivered_by_us TEXT,
  stand_hire TEXT,
  baker TEXT,
  stars INTEGER
);
INSERT INTO cake_orders VALUES (301, 'Cora & Hal', '2023-12-18', '2024-09-24', 'Clearwell', 12, 3, 'vanilla, chocolate, carrot', 'Buttercream', 'fresh flowers', 'eggs, dairy', 180, 9.0, 435, 100, 335, 23, 'y', 'no', 'Lin', 3);
INSERT INTO cake_orders VALUES (302, 'Sarah & Neil', '2024-01-08', '2024-09-11', 'marquee at home', 40, 1, 'chocolate', 'naked', 'fresh flowers, topper', 'gluten', 180, 3.1, 170, 0, 170, 14, 'y', 'yes', 'Lin', 5);
INSERT INTO cake_orders VALUES (303, 'Grace & Pete', '2024-03-05', '2025-01-04', 'Clearwell', 40, 4, 'red velvet', 'buttercream', NULL, 'Nuts', 80, 10.7, 380, 75, 305, 12, 'y', 'no', 'Dev', 5);
INSERT INTO cake_orders VALUES (304, 'Tara & Ben', '2024-03-17', '2024-10-01', 'Thornbury Castle', 40, 3, 'Vanilla, red velvet, fruit', 'naked', 'sugar flowers, gold leaf', 'eggs, dairy', 180, 8.0, 285, 0, 285, 21, 'n', 'yes', 'Lin', 4);
INSERT INTO cake_orders VALUES (305, 'Gemma & Carl', '2024-03-31', '2024-12-17', 'Thornbury Castle', NULL, 2, 'vanilla, lemon', 'Buttercream', 'sugar flowers', 'None', 60, 5.1, 285, 0, 285, 18, 'y', 'no', 'Dev', 5);
INSERT INTO cake_orders VALUES (306, 'Claire & Mark', '2024-04-07', '2024-10-29', 'Clearwell', 8, 1, 'Vanilla', 'fondant', 'fresh flowers, topper', 'gluten', 60, 3.0, 170, 75, 95, 6, 'n', 'no', 'Dev', 3);
INSERT INTO cake_orders VALUES (307, 'Rosie & Will', '2024-04-22', '2025-01-15', 'The Mill', 40, 4, 'carrot, red velvet', 'ganache', 'fresh flowers, topper', 'Nuts', 75, 11.5, 420, 100, 320, 5, 'n', '', 'Lin', 5);
INSERT INTO cake_orders VALUES (308, 'Edie & Kit', '2024-04-23', '2025-03-08', 'Old Barn', 12, 2, 'lemon, coffee', 'naked', 'topper', 'gluten', 60, 4.6, 300, 0, 300, 25, 'n', 'no', 'Lin', 4);
INSERT INTO cake_orders VALUES (309, 'Rhian & Huw', '2024-04-28', '2024-12-29', 'Old Barn', 5, 5, 'red velvet, fruit, Vanilla', 'buttercream', 'fresh flowers', 'eggs, dairy', 60, 14.2, 590, 75, 515, 20, 'n', 'yes', 'Martha', 5);
INSERT INTO cake_orders VALUES (310, 'Faye & Greg', '2024-05-20', '2024-11-09', 'The Mill', 40, 1, 'coffee', 'ganache', 'sugar flowers, gold leaf', 'gluten', 120, 2.6, 120, 100, 0, 22, 'y', '', 'Lin', NULL);
INSERT INTO cake_orders VALUES (311, 'Vera & Abe', '2024-05-30', '2025-03-15', 'The Mill', 5, 3, 'lemon, fruit, carrot', 'naked', 'topper', 'eggs, dairy', 80, 8.5, 330, 0, 330, 22, 'n', 'no', 'Lin', 4);
INSERT INTO cake_orders VALUES (312, 'Becky & Adam', '2024-06-03', '2025-04-08', 'The Mill', NULL, 2, 'red velvet, fruit', 'fondant', 'topper', 'none', 120, 5.7, 285, 0, 285, 17, 'n', 'no', 'Lin', 5);
INSERT INTO cake_orders VALUES (313, 'Jodie & Lee', '2024-06-11', '2024-10-04', 'Old Barn', NULL, 5, 'lemon', 'buttercream', 'topper', 'nuts', 180, 9.6, 550, 100, 450, 26, 'n', 'yes', 'Dev', 5);
INSERT INTO cake_orders VALUES (314, 'Louise & Dan', '2024-06-24', '2025-02-20', 'Ashton Court', 25, 1, 'lemon', 'ganache', 'topper', 'None', 40, 3.1, 185, 75, 110, 4, 'n', 'no', 'Lin', NULL);
INSERT INTO cake_orders VALUES (315, 'Zoe & Ali', '2024-06-27', '2025-05-08', 'Thornbury Castle', NULL, 4, 'red velvet, Vanilla', 'fondant', 'topper', 'none', 80, 11.2, 480, 100, 380, 22, 'y', 'no', 'Dev', 5);
INSERT INTO cake_orders VALUES (316, 'Fatima & Omar', '2024-07-08', '2025-03-10', 'The Mill', NULL, 3, 'carrot', 'naked', 'sugar flowers', 'none', 80, 8.5, 475, 50, 425, 6, 'n', '', 'Dev', 3);
INSERT INTO cake_orders VALUES (317, 'Mina & Leo', '2024-07-10', '2024-10-10', 'Clearwell', NULL, 3, 'vanilla', 'naked', 'sugar flowers', 'none', 80, 6.9, 390, 50, 340, 17, 'y', '', 'Dev', 4);
INSERT INTO cake_orders VALUES (318, 'June & Roy', '2024-07-25', '2024-10-09', 'Old Barn', 25, 3, 'carrot', 'fondant', 'sugar flowers, gold leaf', 'eggs, dairy', 180, 8.7, 430, 50, 380, 24, 'y', 'no', 'Lin', 5);
INSERT INTO cake_orders VALUES (319, 'Chloe & Nick', '2024-08-02', '2024-12-24', 'old barn', 18, 3, 'fruit, chocolate, Vanilla', 'naked', 'sugar flowers, gold leaf', 'Nuts', 100, 6.4, 460, 0, 460, 23, 'n', 'no', 'Lin', 5);
INSERT INTO cake_orders VALUES (320, 'Beth & Ed', '2024-08-09', '2025-05-22', 'Old Barn', 8, 4, 'carrot, red velvet, chocolate', 'buttercream', 'sugar flowers, gold leaf', 'gluten', 180, 9.4, 480, 0, 480, 19, 'n', '', 'Lin', 5);
INSERT INTO cake_orders VALUES (321, 'Lucy & Chris', '2024-08-11', '2025-07-01', 'marquee at home', 25, 5, 'Vanilla, carrot', 'Buttercream', 'sugar flowers', 'eggs, dairy', 60, 13.7, 675, 75, 0, 6, 'n', 'no', 'Martha', 5);
INSERT INTO cake_orders VALUES (322, 'Holly & Josh', '2024-09-20', '2025-02-11', 'Ashton Court', 5, 5, 'coffee, lemon', 'Buttercream', 'fresh flowers', 'gluten', 60, 13.0, 675, 100, 575, 6, 'n', 'yes', 'Martha', 5);
INSERT INTO cake_orders VALUES (323, 'Olivia & Jack', '2024-10-12', '2025-05-22', 'Ashton Court', NULL, 3, 'coffee, fruit, carrot', 'fondant', 'topper', 'none', 150, 8.9, 330, 75, 255, 4, 'n', 'no', 'Lin', 4);
INSERT INTO cake_orders VALUES (324, 'Ella & Max', '2024-10-15', '2025-03-28', 'The Mill', 5, 5, 'chocolate', 'ganache', 'sugar flowers, gold leaf', 'gluten', 120, 9.3, 590, 75, 515, 21, 'n', '', 'Lin', 5);
INSERT INTO cake_orders VALUES (325, 'Emma & Luke', '2024-11-13', '2025-09-23', 'Ashton Court', 5, 5, 'red velvet, pistachio, fruit', 'ganache', NULL, 'none', 80, 10.7, 650, 0, 650, 26, 'n', 'no', 'Lin', 4);
INSERT INTO cake_orders VALUES (326, 'Amy & Steve', '2024-11-18', '2025-03-12', 'The Mill', 18, 3, 'carrot, coffee, fruit', 'Buttercream', NULL, 'none', 40, 5.8, 370, 0, 370, 6, 'n', '', 'Martha', NULL);
INSERT INTO cake_orders VALUES (327, 'Orla & Liam', '2024-12-09', '2025-10-24', 'Old Barn', 40, 3, 'coffee, vanilla, fruit', 'naked', 'sugar flowers', 'eggs, dairy', 100, 6.4, 415, 0, 0, 9, 'n', '', 'Dev', NULL);
INSERT INTO cake_orders VALUES (328, 'Dana & Jo', '2024-12-30', '2025-05-16', 'Old Barn', NULL, 3, 'chocolate, pistachio', 'ganache', 'fresh flowers, topper', 'none', 180, 7.6, 435, 100, 335, 7, 'y', 'yes', 'Lin', 4);
INSERT INTO cake_orders VALUES (329, 'Kirsty & Scott', '2025-01-03', '2025-10-19', 'old barn', 8, 1, 'chocolate', 'buttercream', 'sugar flowers, gold leaf', 'none', 100, 2.5, 145, 75, 0, 9, 'n', 'no', 'Martha', NULL);
INSERT INTO cake_orders VALUES (330, 'Tilda & Nils', '2025-01-12', '2025-06-11', 'Ashton Court', 40, 4, 'carrot, pistachio', 'naked', 'sugar flowers, gold leaf', 'none', 180, 12.0, 605, 50, 555, 7, 'n', 'yes', 'Lin', 3);
INSERT INTO cake_orders VALUES (331, 'Maya & Arun', '2025-01-19', '2025-08-25', 'Thornbury Castle', 5, 3, 'chocolate, fruit, Vanilla', 'fondant', 'sugar flowers', 'gluten', 40, 6.6, 285, 75, 0, 14, 'n', 'no', 'Martha', 5);
INSERT INTO cake_orders VALUES (332, 'Lara & Theo', '2025-01-27', '2025-05-28', 'Ashton Court', 5, 3, 'red velvet, fruit', 'ganache', 'topper', 'none', 180, 8.9, 325, 0, 0, 17, 'y', 'no', 'Dev', NULL);
INSERT INTO cake_orders VALUES (333, 'Ivy & Fred', '2025-02-05', '2025-11-27', 'Old Barn', 40, 2, 'lemon, pistachio', 'ganache', 'macarons, gold leaf', 'gluten', 40, 4.2, 290, 75, 0, 7, 'n', '', 'Dev', NULL);
INSERT INTO cake_orders VALUES (334, 'Anna & Phil', '2025-02-27', '2025-11-24', 'Old Barn', 25, 3, 'pistachio', 'ganache', 'fresh flowers, topper', 'Nuts', 60, 7.0, 435, 100, 0, 5, 'n', '', 'Dev', NULL);
INSERT INTO cake_orders VALUES (335, 'Megan & Rob', '2025-03-13', '2025-04-28', 'The Mill', NULL, 2, 'lemon, red velvet', 'fondant', 'sugar flowers, gold leaf', 'none', 60, 6.0, 260, 50, 210, 18, 'y', 'no', 'Dev', 5);
INSERT INTO cake_orders VALUES (336, 'Imogen & George', '2025-04-02', '2025-07-14', 'Ashton Court', 40, 3, 'Vanilla', 'ganache', 'sugar flowers, gold leaf', 'Nuts', 180, 8.4, 475, 50, 425, 16, 'y', '', 'Dev', 3);
INSERT INTO cake_orders VALUES (337, 'Naomi & Paul', '2025-04-30', '2025-07-31', 'Old Barn', 25, 1, 'carrot', 'naked', 'fresh flowers, topper', 'nuts', 120, 2.8, 155, 0, 155, 11, 'n', '', 'Lin', 4);
INSERT INTO cake_orders VALUES (338, 'Hope & Ned', '2025-05-01', '2025-06-15', 'old barn', NULL, 1, 'fruit', 'Buttercream', NULL, 'none', 60, 2.1, 110, 50, 60, 4, 'n', 'no', 'Dev', 5);
INSERT INTO cake_orders VALUES (339, 'Pippa & Hugh', '2025-05-04', '2026-01-15', 'Clearwell', NULL, 4, 'chocolate, coffee', 'naked', 'sugar flowers, gold leaf', 'eggs, dairy', 180, 8.6, 520, 0, 0, 21, 'n', 'no', 'Martha', NULL);
INSERT INTO cake_orders VALUES (340, 'Erin & Sean', '2025-05-13', '2025-10-24', 'Thornbury Castle', 40, 3, 'pistachio, vanilla, Vanilla', 'buttercream', 'sugar flowers', 'eggs, dairy', 180, 6.1, 310, 100, 0, 21, 'n', 'no', 'Dev', NULL);
INSERT INTO cake_orders VALUES (341, 'Poppy & Archie', '2025-05-28', '2026-03-05', 'Ashton Court', 25, 2, 'Vanilla, chocolate', 'buttercream', 'fresh flowers, topper', 'nuts', 75, 5.2, 230, 50, 0, 16, 'y', 'no', 'Lin', NULL);
INSERT INTO cake_orders VALUES (342, 'Nina & Raj', '2025-06-03', '2025-08-26', 'Old Barn', 5, 3, 'carrot', 'naked', NULL, 'none', 40, 8.4, 435, 50, 385, 26, 'y', 'no', 'Martha', 5);
INSERT INTO cake_orders VALUES (343, 'Sian & Gareth', '2025-06-24', '2025-09-29', 'The Mill', 18, 4, 'lemon', 'ganache', 'macarons, gold leaf', 'eggs, dairy', 75, 9.1, 605, 75, 530, 24, 'n', 'no', 'Lin', 5);
INSERT INTO cake_orders VALUES (344, 'Bella & Tess', '2025-06-24', '2026-04-02', 'Ashton Court', NULL, 3, 'Vanilla, coffee, pistachio', 'buttercream', 'sugar flowers, gold leaf', 'none', 120, 8.5, 435, 75, 0, 9, 'y', 'yes', 'Dev', NULL);
INSERT INTO cake_orders VALUES (345, 'Lola & Ray', '2025-07-30', '2025-09-28', 'marquee at home', NULL, 3, 'carrot, pistachio', 'buttercream', 'fresh flowers', 'eggs, dairy', 80, 9.2, 435, 75, 360, 6, 'n', 'no', 'Martha', 4);
INSERT INTO cake_orders VALUES (346, 'Hannah & Tom', '2025-08-03', '2026-01-08', 'Old Barn', 25, 3, 'carrot', 'fondant', NULL, 'eggs, dairy', 120, 9.1, 330, 100, 0, 19, 'y', 'no', 'Dev', NULL);
INSERT INTO cake_orders VALUES (347, 'Katie & Sam', '2025-08-09', '2026-05-10', 'Ashton Court', 5, 1, 'Vanilla', 'fondant', 'macarons, gold leaf', 'gluten', 80, 2.1, 110, 100, 0, 25, 'y', 'no', 'Dev', NULL);
INSERT INTO cake_orders VALUES (348, 'Jess & Ryan', '2025-08-14', '2026-02-12', 'Ashton Court', 12, 3, 'vanilla', 'buttercream', 'topper', 'eggs, dairy', 40, 6.9, 285, 75, 0, 19, 'n', 'yes', 'Lin', NULL);
INSERT INTO cake_orders VALUES (349, 'Alice & Simon', '2025-08-14', '2025-11-23', 'old barn', 5, 3, 'coffee, carrot, fruit', 'ganache', 'sugar flowers', 'nuts', 80, 7.6, 330, 50, 0, 12, 'n', 'yes', 'Lin', NULL);
INSERT INTO cake_orders VALUES (350, 'Kim & Zed', '2025-08-27', '2026-05-10', 'Ashton Court', 40, 1, 'Vanilla', 'fondant', 'fresh flowers', 'none', 40, 2.5, 120, 100, 0, 6, 'y', 'yes', 'Lin', NULL);
INSERT INTO cake_orders VALUES (351, 'Stella & Cal', '2025-09-14', '2026-03-14', 'The Mill', 25, 1, 'Vanilla', 'Buttercream', 'sugar flowers, gold leaf', 'gluten', 150, 2.1, 150, 75, 0, 13, 'y', 'yes', 'Dev', NULL);
INSERT INTO cake_orders VALUES (352, 'Leah & Jamie', '2025-10-04', '2026-04-29', 'Thornbury Castle', 8, 3, 'lemon, vanilla', 'fondant', 'sugar flowers', 'None', 40, 9.0, 390, 75, 0, 19, 'y', 'yes', 'Lin', NULL);

CREATE TABLE tastings (
  tasting_id INTEGER PRIMARY KEY,
  order_no INTEGER REFERENCES cake_orders(order_no),
  tasting_date TEXT,
  flavour TEXT,
  people INTEGER,
  charge_gbp REAL,
  day TEXT
);
INSERT INTO tastings VALUES (1, 311, '2024-05-18', 'Red velvet', 5, 10, 'Sat');
INSERT INTO tastings VALUES (2, 325, '2024-11-02', 'carrot', 2, 0, 'Sat');
INSERT INTO tastings VALUES (3, 309, '2024-05-18', 'vanilla', 3, 0, 'Sat');
INSERT INTO tastings VALUES (4, 340, '2025-04-23', 'coffee', 4, 10, 'Wed');
INSERT INTO tastings VALUES (5, 312, '2024-06-01', 'Red velvet', 4, 0, 'Sat');
INSERT INTO tastings VALUES (6, NULL, '2025-03-12', 'coffee', 3, 10, 'Wed');
INSERT INTO tastings VALUES (7, 350, '2025-09-24', 'carrot', 2, 10, 'Wed');
INSERT INTO tastings VALUES (8, 310, '2024-05-22', 'Red velvet', 1, 10, 'Wed');
INSERT INTO tastings VALUES (9, 313, '2024-05-25', 'chocolate', 3, 15, 'Sat');
INSERT INTO tastings VALUES (10, 301, '2023-12-23', 'Red velvet', 4, 10, 'Sat');
INSERT INTO tastings VALUES (11, 314, '2024-06-15', 'chocolate', 4, 10, 'Sat');
INSERT INTO tastings VALUES (12, 338, '2025-04-16', 'chocolate', 4, 10, 'Wed');
INSERT INTO tastings VALUES (13, NULL, '2025-08-16', 'Red velvet', 5, 15, 'Sat');
INSERT INTO tastings VALUES (14, NULL, '2025-02-05', 'pistachio', 1, 10, 'Wed');
INSERT INTO tastings VALUES (15, 306, '2024-04-27', 'vanilla', 1, 10, 'Sat');
INSERT INTO tastings VALUES (16, NULL, '2025-02-22', 'coffee', 3, 10, 'Sat');
INSERT INTO tastings VALUES (17, 324, '2024-10-12', 'chocolate', 5, 0, 'Sat');
INSERT INTO tastings VALUES (18, 331, '2025-02-05', 'chocolate', 3, 10, 'Wed');
INSERT INTO tastings VALUES (19, 340, '2025-05-24', 'coffee', 2, 10, 'Sat');
INSERT INTO tastings VALUES (20, 349, '2025-08-02', 'chocolate', 5, 0, 'Sat');
INSERT INTO tastings VALUES (21, 302, '2024-01-24', 'coffee', 4, 10, 'Wed');
INSERT INTO tastings VALUES (22, 310, '2024-05-18', 'coffee', 4, 15, 'Sat');
INSERT INTO tastings VALUES (23, 326, '2024-12-14', 'chocolate', 4, 10, 'Sat');
INSERT INTO tastings VALUES (24, 348, '2025-08-30', 'coffee', 3, 15, 'Sat');
INSERT INTO tastings VALUES (25, 345, '2025-07-19', 'carrot', 4, 10, 'Sat');
INSERT INTO tastings VALUES (26, 327, '2024-11-23', 'lemon', 2, 15, 'Sat');
INSERT INTO tastings VALUES (27, 327, '2025-01-01', 'Red velvet', 1, 0, 'Wed');
INSERT INTO tastings VALUES (28, 310, '2024-06-05', 'vanilla', 4, 0, 'Wed');
INSERT INTO tastings VALUES (29, 335, '2025-03-26', 'carrot', 3, 10, 'Wed');
INSERT INTO tastings VALUES (30, 340, '2025-05-28', 'lemon', 3, 10, 'Wed');
INSERT INTO tastings VALUES (31, 341, '2025-05-28', 'carrot', 4, 0, 'Wed');
INSERT INTO tastings VALUES (32, 327, '2024-11-27', 'Red velvet', 3, 0, 'Wed');
INSERT INTO tastings VALUES (33, 319, '2024-08-28', 'Red velvet', 1, 10, 'Wed');
INSERT INTO tastings VALUES (34, 329, '2024-12-21', 'pistachio', 4, 0, 'Sat');
INSERT INTO tastings VALUES (35, 330, '2025-02-05', 'lemon', 3, 10, 'Wed');
INSERT INTO tastings VALUES (36, NULL, '2025-02-01', 'coffee', 3, 15, 'Sat');
INSERT INTO tastings VALUES (37, 307, '2024-05-15', 'lemon', 1, 10, 'Wed');
INSERT INTO tastings VALUES (38, 343, '2025-06-28', 'pistachio', 4, 15, 'Sat');
INSERT INTO tastings VALUES (39, 340, '2025-05-14', 'coffee', 3, 10, 'Wed');
INSERT INTO tastings VALUES (40, 304, '2024-03-20', 'coffee', 3, 0, 'Wed');
INSERT INTO tastings VALUES (41, 338, '2025-04-26', 'coffee', 3, 10, 'Sat');
INSERT INTO tastings VALUES (42, 303, '2024-03-30', 'carrot', 4, 0, 'Sat');
INSERT INTO tastings VALUES (43, 336, '2025-04-16', 'pistachio', 1, 10, 'Wed');
INSERT INTO tastings VALUES (44, NULL, '2023-12-30', 'pistachio', 2, 0, 'Sat');
INSERT INTO tastings VALUES (45, 311, '2024-05-29', 'chocolate', 5, 0, 'Wed');

