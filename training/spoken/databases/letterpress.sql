CREATE TABLE clients (
  client_id INTEGER PRIMARY KEY,
  name TEXT,
  town TEXT,
  kind TEXT,
  regular INTEGER
);
INSERT INTO clients VALUES (1, 'Vera Jansen', 'Halle', 'artist', 0);
INSERT INTO clients VALUES (2, 'Leif Oakes', 'Halle', 'business', 0);
INSERT INTO clients VALUES (3, 'Hanno Rademacher', 'Leipzig', 'business', 1);
INSERT INTO clients VALUES (4, 'Vera Farrow', 'Basel', 'business', 1);
INSERT INTO clients VALUES (5, 'Tilda Dufour', 'Mainz', 'business', 0);
INSERT INTO clients VALUES (6, 'Hanno Lindqvist', 'Halle', 'business', 1);
INSERT INTO clients VALUES (7, 'Leif Brandt', 'Basel', 'private', 1);
INSERT INTO clients VALUES (8, 'Tilda Unwin', 'Leipzig', 'business', 1);
INSERT INTO clients VALUES (9, 'Udo Gossens', 'Halle', 'private', 0);
INSERT INTO clients VALUES (10, 'Edda Oakes', NULL, 'private', 1);
INSERT INTO clients VALUES (11, 'Rosa Iversen', 'Halle', 'business', 0);
INSERT INTO clients VALUES (12, 'Clara Wrede', 'Leipzig', 'artist', 0);
INSERT INTO clients VALUES (13, 'Tilda Quist', 'Leipzig', 'private', 0);
INSERT INTO clients VALUES (14, 'Maren Pruitt', 'Mainz', 'private', 1);
INSERT INTO clients VALUES (15, 'Anna Iversen', 'Leipzig', 'private', 1);
INSERT INTO clients VALUES (16, 'Clara Voss', NULL, 'business', 1);
INSERT INTO clients VALUES (17, 'Cafe Morgen', 'Leipzig', 'business', 1);
INSERT INTO clients VALUES (18, 'Choir Cantabile', 'Halle', 'business', 0);
INSERT INTO clients VALUES (19, 'Gin Lüders', 'Basel', 'business', 1);
INSERT INTO clients VALUES (20, 'Tiny Press Club', 'Leipzig', 'business', 1);
CREATE TABLE presses (
  press_id INTEGER PRIMARY KEY,
  name TEXT,
  type TEXT,
  built_year INTEGER,
  in_use INTEGER,
  last_serviced_on TEXT
);
INSERT INTO presses VALUES (1, 'Heidelberg Tiegel', 'platen', 1958, 1, '2024-05-06');
INSERT INTO presses VALUES (2, 'Korrex', 'proof press', 1966, 1, '2025-02-11');
INSERT INTO presses VALUES (3, 'Boston', 'hand press', 1912, 1, NULL);
INSERT INTO presses VALUES (4, 'Victoria', 'platen', 1931, 0, '2023-09-19');
INSERT INTO presses VALUES (5, 'Adana', 'hand press', 1954, 1, '2026-03-02');
INSERT INTO presses VALUES (6, 'Albion', 'hand press', 1868, 0, NULL);
CREATE TABLE jobs (
  job_id INTEGER PRIMARY KEY,
  title TEXT,
  client_id INTEGER REFERENCES clients(client_id),
  press_id INTEGER REFERENCES presses(press_id),
  product TEXT,
  stock TEXT,
  inks TEXT,
  copies_ordered INTEGER,
  copies_printed INTEGER,
  spoiled_sheets INTEGER,
  ordered_on TEXT,
  wanted_by TEXT,
  printed_on TEXT,
  delivered_on TEXT,
  quote_eur INTEGER,
  invoice_eur INTEGER,
  paid TEXT,
  foil TEXT,
  rush TEXT,
  called_off INTEGER,
  flaw TEXT,
  remarks TEXT
);
INSERT INTO jobs VALUES (1, 'Choir Night label', 12, 3, 'label', 'Handmade', 'navy, gold, rust red', 250, 250, 2, '2026-02-26', '2026-03-28', '2026-03-15', '2026-03-26', 281, 261, 'y', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (2, 'Paper Fair invitation', 10, 4, 'invitation', NULL, 'gold', 150, 155, 14, '2025-10-20', '2025-11-10', '2025-11-05', '2025-11-11', 218, 218, 'y', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (3, 'Ella''s Birth invitation', 1, 2, 'invitation', 'cotton', 'black, silver, rust red', 80, 80, 8, '2024-05-31', '2024-06-14', '2024-06-30', '2024-07-03', 146, 126, 'y', 'n', 'n', 0, NULL, 'plate from Berlin');
INSERT INTO jobs VALUES (4, 'Owl business card', 2, 4, 'business card', NULL, 'forest green, rust red, silver', 250, 242, 3, '2025-11-14', '2025-12-24', '2025-12-11', '2025-12-24', 268, 248, 'y', 'n', 'n', 0, 'typo', NULL);
INSERT INTO jobs VALUES (5, 'Comet bookplate', 13, 1, 'bookplate', 'kraft', 'rust red', 250, 260, 2, '2026-02-21', '2026-03-23', '2026-03-11', '2026-03-19', 357, 372, 'n', 'n', 'n', 0, 'crooked', 'plate from Berlin');
INSERT INTO jobs VALUES (6, 'Golden Jubilee invitation', 15, 5, 'invitation', 'cotton', 'navy, forest green, gold', 100, 100, 0, '2023-03-10', '2023-03-24', '2023-03-26', '2023-04-02', 212, 227, 'y', 'n', 'n', 0, 'wrong colour', NULL);
INSERT INTO jobs VALUES (7, 'Spring greeting card', 14, 2, 'greeting card', 'cotton', 'rust red, black, forest green', 150, 146, 5, '2023-12-31', '2024-01-14', '2024-01-09', '2024-01-12', 210, 210, 'n', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (8, 'Owl invitation', 10, NULL, 'invitation', 'cotton', 'navy, silver, black', 300, NULL, NULL, '2023-05-03', '2023-06-02', NULL, NULL, 414, NULL, 'n', 'n', 'n', 1, NULL, NULL);
INSERT INTO jobs VALUES (9, 'Harbour invitation', 2, NULL, 'invitation', 'cotton', 'gold, rust red, navy', 250, NULL, NULL, '2023-04-29', '2023-05-20', NULL, NULL, 386, NULL, 'n', 'n', 'y', 0, NULL, NULL);
INSERT INTO jobs VALUES (10, 'Lena & Tom greeting card', 17, NULL, 'greeting card', 'cotton', 'silver, forest green', 200, NULL, NULL, '2023-10-19', '2023-11-28', NULL, NULL, 235, NULL, 'n', 'n', 'n', 1, NULL, NULL);
INSERT INTO jobs VALUES (11, 'Zeppelin business card', 5, 2, 'BUSINESS CARD', 'cotton', 'rust red', 80, 85, 3, '2025-08-29', '2025-09-28', '2025-09-30', '2025-10-11', 159, 174, 'y', 'n', 'n', 0, 'wrong colour', NULL);
INSERT INTO jobs VALUES (12, 'Lena & Tom invitation', 4, 2, 'invitation', 'grey board', 'navy, black', 100, 96, 0, '2023-11-16', '2023-12-26', '2023-11-29', NULL, 200, NULL, 'n', 'n', 'n', 0, NULL, 'keep the type standing');
INSERT INTO jobs VALUES (13, 'Ella''s Birth label', 8, 2, 'Label', 'kraft', 'rust red, gold, forest green', 150, 142, 0, '2026-09-25', '2026-10-09', '2026-10-22', NULL, 301, NULL, 'n', 'y', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (14, 'Salt invitation', 1, 1, 'invitation', 'kraft', 'silver', 200, 200, 0, '2024-02-18', '2024-03-03', '2024-03-05', '2024-03-08', 319, 359, 'n', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (15, 'Crane invitation', 16, 1, 'invitation', 'KRAFT', 'black', 50, 55, 3, '2023-03-18', '2023-04-08', '2023-04-20', '2023-04-27', 118, 98, 'n', 'y', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (16, 'Paper Fair bookplate', 1, NULL, 'bookplate', 'handmade', 'navy, black', 100, NULL, NULL, '2026-03-31', '2026-04-30', NULL, NULL, 199, NULL, 'n', 'y', 'n', 1, NULL, NULL);
INSERT INTO jobs VALUES (17, 'Zeppelin label', 5, 1, 'label', 'cotton', 'navy', 80, 80, 0, '2024-12-22', '2025-01-12', '2025-01-04', '2025-01-08', 182, 182, 'y', 'n', 'n', 0, 'typo', NULL);
INSERT INTO jobs VALUES (18, 'Paper Fair label', 4, 1, 'label', 'bamboo', 'forest green, silver, gold', 80, 85, 3, '2026-10-04', '2026-10-25', '2026-10-27', '2026-11-08', 127, 167, 'y', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (19, 'Choir Night invitation', 7, 5, 'invitation', 'cotton', 'rust red, gold, navy', 50, 46, 0, '2024-06-05', '2024-07-15', '2024-07-07', '2024-07-17', 122, 162, 'y', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (20, 'Lena & Tom business card', 14, 5, 'Business Card', 'bamboo', 'gold, forest green, black', 200, 192, 14, '2025-10-06', '2025-10-20', '2025-11-07', '2025-11-19', 354, 394, 'y', 'y', 'y', 0, NULL, 'envelopes too');
INSERT INTO jobs VALUES (21, 'Comet greeting card', 10, 4, 'Greeting Card', 'cotton ', 'black, gold, rust red', 100, 110, 0, '2024-01-21', '2024-02-11', '2024-01-29', '2024-02-02', 186, 201, 'y', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (22, 'Golden Jubilee poster', 11, 5, 'poster', 'kraft', 'forest green, navy', 500, 496, 3, '2024-06-15', '2024-06-29', '2024-06-23', '2024-06-25', 506, 506, 'n', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (23, 'Ella''s Birth business card', 12, 2, 'business card', 'cotton', 'rust red, silver', 100, 105, 0, '2026-06-19', '2026-07-29', '2026-07-20', '2026-07-27', 186, 186, 'y', 'y', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (24, 'Tea business card', 12, 2, 'business card', 'grey board', 'silver, gold', 200, 200, 5, '2024-12-02', '2024-12-16', '2024-12-29', '2025-01-13', 300, 280, 'n', 'n', 'n', 0, NULL, 'envelopes too');
INSERT INTO jobs VALUES (25, 'Salt business card', 3, 1, 'business card', 'handmade', 'gold, black', 100, 92, 0, '2023-10-05', '2023-10-19', '2023-10-25', '2023-10-29', 184, 199, 'y', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (26, 'Tea invitation', 15, NULL, 'invitation', 'cotton', 'gold, silver', 100, NULL, NULL, '2026-01-07', '2026-01-21', NULL, NULL, 194, NULL, 'n', 'y', 'n', 1, NULL, 'envelopes too');
INSERT INTO jobs VALUES (27, 'Spring business card', 10, 1, 'business card', 'kraft', 'black', 100, 100, 2, '2024-07-15', '2024-08-24', '2024-07-25', '2024-07-31', 161, 176, 'y', 'n', 'n', 0, 'wrong colour', NULL);
INSERT INTO jobs VALUES (28, 'Salt poster', 7, 3, 'poster', 'grey board', 'gold, black', 50, 46, 5, '2026-10-16', '2026-11-06', '2026-11-20', NULL, 141, NULL, 'n', 'n', 'n', 0, 'wrong colour', NULL);
INSERT INTO jobs VALUES (29, 'Crane poster', 11, 2, 'poster', 'kraft', 'forest green, navy', 50, 42, 3, '2024-12-30', '2025-01-29', '2025-01-30', '2025-02-03', 133, 148, 'y', 'n', 'y', 0, NULL, NULL);
INSERT INTO jobs VALUES (30, 'Dr Voss label', 6, 3, 'label', 'cotton', 'silver, navy, black', 100, 100, 0, '2023-04-24', '2023-05-15', '2023-05-17', '2023-05-22', 198, 198, 'y', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (31, 'Dr Voss business card', 3, 2, 'business card', 'cotton', 'navy, gold', 80, 80, 0, '2026-06-18', '2026-07-02', '2026-07-23', '2026-08-05', 177, 177, 'n', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (32, 'Choir Night greeting card', 9, 3, 'greeting card', 'handmade', 'silver, navy', 150, 155, 2, '2023-08-02', '2023-09-01', '2023-08-26', '2023-09-07', 269, 309, 'y', 'y', 'n', 0, 'smudged', 'cut by hand');
INSERT INTO jobs VALUES (33, 'Lena & Tom poster', 14, 2, 'poster', 'kraft', 'black, silver', 50, 46, 0, '2026-02-26', '2026-03-28', '2026-03-19', '2026-03-28', 118, 118, 'y', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (34, 'Hops label', 3, 2, 'label', 'cotton', 'forest green', 50, 42, 0, '2025-03-09', '2025-03-30', '2025-04-10', '2025-04-14', 140, 155, 'y', 'n', 'y', 0, 'typo', NULL);
INSERT INTO jobs VALUES (35, 'Spring poster', 1, 2, 'poster', 'cotton', 'silver', 100, 100, 2, '2023-09-22', '2023-11-01', '2023-10-09', '2023-10-17', 226, 241, 'y', 'n', 'n', 0, NULL, 'cut by hand');
INSERT INTO jobs VALUES (36, 'Hops invitation', 16, 4, 'invitation', 'cotton', 'forest green', 200, 210, 0, '2025-01-02', '2025-02-11', '2025-01-16', '2025-01-22', 300, 340, 'y', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (37, 'Juniper invitation', 9, NULL, 'invitation', 'bamboo', 'silver', 500, NULL, NULL, '2026-03-28', '2026-04-11', NULL, NULL, 779, NULL, 'n', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (38, 'Comet label', 7, 2, 'label', 'cotton', 'gold, silver', 200, 205, 0, '2025-04-07', '2025-05-17', '2025-05-01', '2025-05-08', 299, 299, 'y', 'y', 'n', 0, 'smudged', 'envelopes too');
INSERT INTO jobs VALUES (39, 'Crane greeting card', 2, NULL, 'greeting card', 'bamboo', 'black, silver, forest green', 250, NULL, NULL, '2026-08-26', '2026-09-25', NULL, NULL, 400, NULL, 'n', 'n', 'n', 0, NULL, 'plate from Berlin');
INSERT INTO jobs VALUES (40, 'Juniper bookplate', 8, 5, 'bookplate', 'cotton', 'black', 300, 296, 0, '2024-05-22', '2024-06-05', '2024-06-07', '2024-06-21', 336, 316, 'n', 'n', 'n', 0, 'crooked', 'keep the type standing');
INSERT INTO jobs VALUES (41, 'Moonlight invitation', 10, 5, 'invitation', 'grey board', 'forest green, gold', 500, 505, 8, '2025-09-04', '2025-09-25', '2025-09-26', NULL, 842, NULL, 'n', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (42, 'Zeppelin invitation', 14, 4, 'invitation', 'kraft', 'black, silver, forest green', 500, 500, 8, '2026-09-11', '2026-10-21', '2026-10-15', '2026-10-25', 854, 854, 'y', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (43, 'Juniper greeting card', 8, 3, 'greeting card', 'kraft', 'silver', 150, 142, 8, '2024-01-25', '2024-02-08', '2024-02-22', '2024-02-29', 304, 304, 'n', 'n', 'y', 0, NULL, NULL);
INSERT INTO jobs VALUES (44, 'Choir Night business card', 6, 3, 'business card', 'Cotton', 'silver', 80, 80, 14, '2023-07-04', '2023-07-25', '2023-07-29', '2023-08-10', 173, 153, 'y', 'n', 'y', 0, NULL, 'envelopes too');
INSERT INTO jobs VALUES (45, 'Lena & Tom bookplate', 14, 5, 'bookplate', 'cotton', 'navy, rust red, black', 80, 80, 5, '2023-04-16', '2023-04-30', '2023-05-10', '2023-05-11', 190, 190, 'n', 'n', 'n', 0, 'smudged', 'keep the type standing');
INSERT INTO jobs VALUES (46, 'Crane business card', 14, 1, 'business card', 'grey board', 'forest green, black', 50, 55, 14, '2023-03-21', '2023-04-20', '2023-04-20', '2023-04-27', 138, 118, 'y', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (47, 'Ella''s Birth greeting card', 1, 1, 'greeting card', 'COTTON', 'black, forest green', 500, 505, 8, '2023-08-26', '2023-09-25', '2023-09-09', '2023-09-10', 575, 575, 'y', 'n', 'n', 0, 'typo', NULL);
INSERT INTO jobs VALUES (48, 'Ella''s Birth poster', 8, 5, 'poster', 'kraft', 'forest green, black, rust red', 100, 110, 8, '2024-12-16', '2025-01-25', '2024-12-23', '2025-01-05', 195, 195, 'y', 'y', 'n', 0, 'typo', NULL);
INSERT INTO jobs VALUES (49, 'Zeppelin greeting card', 1, 5, 'greeting card', 'cotton', 'black, forest green, silver', 100, 110, 0, '2025-03-13', '2025-04-12', '2025-03-29', '2025-04-09', 172, 152, 'y', 'y', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (50, 'Lena & Tom label', 17, 1, 'label', 'kraft', 'black', 500, 505, 0, '2023-09-19', '2023-10-29', '2023-10-12', '2023-10-25', 695, 695, 'y', 'n', 'y', 0, NULL, 'cut by hand');
INSERT INTO jobs VALUES (51, 'Tea label', 9, 1, 'label', 'cotton', 'gold', 300, 300, 8, '2026-07-13', '2026-08-12', '2026-07-29', '2026-08-13', 426, 441, 'n', 'n', 'y', 0, NULL, NULL);
INSERT INTO jobs VALUES (52, 'Harbour label', 16, 1, 'label', 'cotton', 'forest green, rust red, navy', 300, 296, 3, '2025-11-08', '2025-12-08', '2025-12-13', '2025-12-26', 552, 592, 'y', 'n', 'n', 0, 'wrong colour', NULL);
INSERT INTO jobs VALUES (53, 'Comet business card', 13, 2, 'business card', 'cotton', 'black, rust red, gold', 150, 142, 2, '2025-06-26', '2025-07-10', '2025-07-15', '2025-07-29', 198, 213, 'y', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (54, 'Spring invitation', 8, 1, 'invitation', 'cotton', 'navy, black, silver', 50, 50, 3, '2024-11-09', '2024-11-23', '2024-11-22', '2024-11-26', 126, 141, 'y', 'y', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (55, 'Juniper label', 16, 1, 'label', 'handmade', 'gold, silver', 500, 500, 5, '2024-12-28', '2025-01-11', '2025-01-20', '2025-01-26', 605, 605, 'y', 'n', 'n', 0, 'wrong colour', NULL);
INSERT INTO jobs VALUES (56, 'Salt greeting card', 5, 1, 'greeting card', NULL, 'black, rust red', 300, 296, 0, '2025-09-17', '2025-10-27', '2025-09-23', '2025-10-05', 522, 502, 'n', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (57, 'Moonlight poster', 8, NULL, 'Poster', 'COTTON', 'silver, navy, rust red', 500, NULL, NULL, '2024-05-05', '2024-05-26', NULL, NULL, 565, NULL, 'n', 'n', 'n', 0, NULL, 'keep the type standing');
INSERT INTO jobs VALUES (58, 'Juniper poster', 14, 1, 'poster', 'cotton', 'navy, black', 150, 142, 0, '2025-04-11', '2025-05-21', '2025-04-27', '2025-05-03', 266, 266, 'n', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (59, 'Moonlight greeting card', 4, NULL, 'greeting card', 'cotton', 'black, gold', 100, NULL, NULL, '2023-04-29', '2023-05-29', NULL, NULL, 142, NULL, 'n', 'n', 'n', 1, NULL, NULL);
INSERT INTO jobs VALUES (60, 'Spring bookplate', 5, 1, 'bookplate', 'kraft', 'gold, silver', 250, 242, 5, '2025-02-24', '2025-03-26', '2025-03-13', '2025-03-23', 311, 311, 'y', 'n', 'n', 0, 'wrong colour', 'keep the type standing');
INSERT INTO jobs VALUES (61, 'Golden Jubilee greeting card', 1, 1, 'greeting card', 'kraft', 'rust red', 100, 110, 14, '2025-04-15', '2025-05-06', '2025-05-13', '2025-05-15', 143, 183, 'y', 'y', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (62, 'Owl poster', 7, 3, 'poster', 'grey board', 'rust red, black, forest green', 250, 260, 0, '2025-09-19', '2025-10-03', '2025-10-02', '2025-10-05', 458, 458, 'y', 'y', 'n', 0, 'smudged', NULL);
INSERT INTO jobs VALUES (63, 'Golden Jubilee label', 9, 1, 'LABEL', 'cotton', 'forest green', 250, 246, 3, '2026-02-10', '2026-03-12', '2026-02-21', '2026-03-02', 465, 445, 'y', 'n', 'y', 0, 'typo', NULL);
INSERT INTO jobs VALUES (64, 'Juniper business card', 12, 3, 'business card', 'bamboo', 'forest green, silver, navy', 50, 60, 5, '2024-05-31', '2024-07-10', '2024-06-08', '2024-06-22', 124, 139, 'n', 'y', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (65, 'Golden Jubilee bookplate', 7, 5, 'bookplate', 'cotton ', 'rust red', 500, 496, 2, '2023-12-01', '2023-12-31', '2024-01-02', '2024-01-11', 505, 505, 'y', 'n', 'n', 0, 'smudged', NULL);
INSERT INTO jobs VALUES (66, 'Paper Fair poster', 11, 5, 'poster', 'cotton', 'silver', 200, 210, 8, '2023-03-15', '2023-04-14', '2023-03-24', '2023-04-07', 232, 232, 'y', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (67, 'Spring label', 10, NULL, 'label', 'handmade', 'navy, rust red, silver', 50, NULL, NULL, '2023-12-28', '2024-01-11', NULL, NULL, 117, NULL, 'n', 'y', 'n', 1, NULL, 'envelopes too');
INSERT INTO jobs VALUES (68, 'Comet invitation', 16, 4, 'invitation', 'handmade', 'navy, gold', 100, 96, 2, '2024-11-20', '2024-12-04', '2024-12-01', '2024-12-10', 157, 172, 'n', 'y', 'y', 0, 'crooked', NULL);
INSERT INTO jobs VALUES (69, 'Harbour business card', 15, 1, 'business card', 'kraft', 'navy', 80, 72, 8, '2025-08-28', '2025-09-18', '2025-09-06', '2025-09-09', 131, 146, 'y', 'y', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (70, 'Comet poster', 11, 4, 'poster', 'grey board', 'rust red', 500, 500, 0, '2026-02-11', '2026-02-25', '2026-03-11', '2026-03-22', 465, 465, 'y', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (71, 'Dr Voss poster', 6, 1, 'poster', 'kraft', 'black', 50, 50, 5, '2025-08-28', '2025-09-27', '2025-10-02', NULL, 106, NULL, 'n', 'n', 'n', 0, NULL, 'plate from Berlin');
INSERT INTO jobs VALUES (72, 'Hops greeting card', 4, 2, 'greeting card', 'grey board', 'forest green, silver, black', 250, 250, 0, '2025-10-31', '2025-11-30', '2025-11-23', '2025-11-28', 313, 328, 'y', 'y', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (73, 'Hops poster', 4, 2, 'Poster', 'cotton', 'gold', 250, 242, 8, '2024-08-12', '2024-09-21', '2024-09-08', '2024-09-11', 313, 328, 'y', 'n', 'n', 0, NULL, NULL);
INSERT INTO jobs VALUES (74, 'Paper Fair business card', 10, NULL, 'business card', 'cotton', 'gold', 200, NULL, NULL, '2023-04-27', '2023-06-06', NULL, NULL, 325, NULL, 'n', 'n', 'n', 1, NULL, 'plate from Berlin');
INSERT INTO jobs VALUES (75, 'Harbour poster', 13, NULL, 'poster', 'cotton', 'silver, black, navy', 250, NULL, NULL, '2026-06-08', '2026-07-08', NULL, NULL, 405, NULL, 'n', 'y', 'n', 1, NULL, NULL);
INSERT INTO jobs VALUES (76, 'Crane label', 13, NULL, 'label', 'bamboo', 'rust red', 500, NULL, NULL, '2026-02-15', '2026-03-27', NULL, NULL, 862, NULL, 'n', 'n', 'n', 0, NULL, 'keep the type standing');
INSERT INTO jobs VALUES (77, 'Moonlight bookplate', 14, 2, 'bookplate', 'handmade', 'rust red, black', 150, 142, 0, '2023-05-29', '2023-06-12', '2023-06-14', NULL, 215, NULL, 'n', 'n', 'n', 0, NULL, 'keep the type standing');
INSERT INTO jobs VALUES (78, 'Salt label', 1, 1, 'label', 'cotton', 'silver, forest green, rust red', 100, 110, 14, '2024-09-27', '2024-10-27', '2024-10-17', '2024-10-21', 229, 229, 'y', 'n', 'n', 0, NULL, NULL);
CREATE TABLE proofs (
  proof_id INTEGER PRIMARY KEY,
  job_id INTEGER REFERENCES jobs(job_id),
  sent_on TEXT,
  answered_on TEXT,
  approved TEXT,
  change_wanted TEXT,
  sent_by TEXT
);
INSERT INTO proofs VALUES (1, 73, '2024-08-14', '2024-08-23', 'y', NULL, 'post');
INSERT INTO proofs VALUES (2, 73, '2024-08-21', '2024-08-23', 'y', 'spelling', 'email');
INSERT INTO proofs VALUES (3, 64, '2024-06-06', '2024-06-09', 'n', NULL, 'email');
INSERT INTO proofs VALUES (4, 26, '2026-01-08', '2026-01-20', 'y', NULL, 'email');
INSERT INTO proofs VALUES (5, 75, '2026-06-17', '2026-06-17', 'y', NULL, 'email');
INSERT INTO proofs VALUES (6, 72, '2025-11-07', '2025-11-07', 'y', 'type size', 'email');
INSERT INTO proofs VALUES (7, 72, '2025-11-10', '2025-11-17', 'y', NULL, 'post');
INSERT INTO proofs VALUES (8, 70, '2026-02-13', '2026-02-24', 'y', NULL, 'email');
INSERT INTO proofs VALUES (9, 1, '2026-02-27', '2026-03-07', 'y', NULL, 'email');
INSERT INTO proofs VALUES (10, 71, '2025-09-06', '2025-09-14', 'n', NULL, 'email');
INSERT INTO proofs VALUES (11, 60, '2025-02-28', '2025-03-06', 'n', NULL, 'email');
INSERT INTO proofs VALUES (12, 11, '2025-09-03', '2025-09-08', 'y', 'spelling', 'email');
INSERT INTO proofs VALUES (13, 47, '2023-08-27', '2023-08-31', 'y', NULL, 'email');
INSERT INTO proofs VALUES (14, 47, '2023-09-03', '2023-09-04', 'y', 'type size', 'email');
INSERT INTO proofs VALUES (15, 38, '2025-04-10', '2025-04-22', 'y', 'type size', 'post');
INSERT INTO proofs VALUES (16, 57, '2024-05-07', NULL, NULL, NULL, 'email');
INSERT INTO proofs VALUES (17, 5, '2026-02-28', '2026-03-12', 'y', NULL, 'post');
INSERT INTO proofs VALUES (18, 5, '2026-02-26', '2026-03-05', 'y', NULL, 'email');
INSERT INTO proofs VALUES (19, 22, '2024-06-25', '2024-07-04', 'y', NULL, 'email');
INSERT INTO proofs VALUES (20, 69, '2025-08-29', '2025-09-03', 'y', 'type size', 'email');
INSERT INTO proofs VALUES (21, 44, '2023-07-13', '2023-07-14', 'n', NULL, 'email');
INSERT INTO proofs VALUES (22, 37, '2026-03-31', '2026-04-06', 'y', 'ink', 'email');
INSERT INTO proofs VALUES (23, 66, '2023-03-23', '2023-04-02', 'y', 'spelling', 'post');
INSERT INTO proofs VALUES (24, 58, '2025-04-20', '2025-04-20', 'n', NULL, 'post');
INSERT INTO proofs VALUES (25, 48, '2024-12-23', '2024-12-23', 'y', NULL, 'email');
INSERT INTO proofs VALUES (26, 30, '2023-04-26', '2023-04-28', 'n', 'type size', 'post');
INSERT INTO proofs VALUES (27, 76, '2026-02-22', '2026-03-02', 'y', NULL, 'email');
INSERT INTO proofs VALUES (28, 13, '2026-10-02', '2026-10-02', 'n', NULL, 'post');
INSERT INTO proofs VALUES (29, 13, '2026-09-27', '2026-10-01', 'n', 'type size', 'post');
INSERT INTO proofs VALUES (30, 52, '2025-11-15', '2025-11-22', 'n', NULL, 'email');
INSERT INTO proofs VALUES (31, 43, '2024-02-04', '2024-02-12', 'y', 'spelling', 'post');
INSERT INTO proofs VALUES (32, 43, '2024-02-02', '2024-02-09', 'y', NULL, 'email');
INSERT INTO proofs VALUES (33, 40, '2024-05-26', '2024-05-26', 'n', 'spelling', 'post');
INSERT INTO proofs VALUES (34, 31, '2026-06-21', NULL, NULL, NULL, 'email');
INSERT INTO proofs VALUES (35, 68, '2024-11-21', '2024-11-27', 'y', NULL, 'post');
INSERT INTO proofs VALUES (36, 4, '2025-11-18', '2025-11-20', 'n', NULL, 'email');
INSERT INTO proofs VALUES (37, 24, '2024-12-07', '2024-12-19', 'y', 'ink', 'email');
INSERT INTO proofs VALUES (38, 3, '2024-06-10', '2024-06-16', 'y', NULL, 'post');
INSERT INTO proofs VALUES (39, 3, '2024-06-01', '2024-06-08', 'y', NULL, 'email');
INSERT INTO proofs VALUES (40, 10, '2023-10-25', NULL, NULL, NULL, 'email');
INSERT INTO proofs VALUES (41, 28, '2026-10-23', '2026-10-29', 'n', 'spelling', 'email');
INSERT INTO proofs VALUES (42, 28, '2026-10-26', '2026-10-28', 'n', 'spelling', 'post');
INSERT INTO proofs VALUES (43, 78, '2024-09-29', NULL, NULL, NULL, 'email');
INSERT INTO proofs VALUES (44, 46, '2023-03-31', '2023-04-06', 'n', NULL, 'post');
INSERT INTO proofs VALUES (45, 21, '2024-01-30', NULL, NULL, NULL, 'email');
INSERT INTO proofs VALUES (46, 32, '2023-08-09', '2023-08-17', 'y', NULL, 'email');
INSERT INTO proofs VALUES (47, 32, '2023-08-06', '2023-08-15', 'n', 'spelling', 'post');
INSERT INTO proofs VALUES (48, 6, '2023-03-20', NULL, NULL, NULL, 'email');
INSERT INTO proofs VALUES (49, 19, '2024-06-13', '2024-06-25', 'n', NULL, 'email');
INSERT INTO proofs VALUES (50, 59, '2023-05-07', '2023-05-08', 'y', 'type size', 'email');
INSERT INTO proofs VALUES (51, 50, '2023-09-25', '2023-09-25', 'y', 'ink', 'post');
INSERT INTO proofs VALUES (52, 74, '2023-05-04', '2023-05-09', 'n', NULL, 'email');
INSERT INTO proofs VALUES (53, 56, '2025-09-26', '2025-10-02', 'y', NULL, 'email');
INSERT INTO proofs VALUES (54, 36, '2025-01-07', '2025-01-08', 'n', NULL, 'post');
INSERT INTO proofs VALUES (55, 8, '2023-05-09', '2023-05-17', 'y', 'spelling', 'post');
INSERT INTO proofs VALUES (56, 41, '2025-09-08', '2025-09-09', 'n', NULL, 'post');
INSERT INTO proofs VALUES (57, 35, '2023-09-28', '2023-10-03', 'n', 'spelling', 'email');
INSERT INTO proofs VALUES (58, 35, '2023-10-02', NULL, NULL, NULL, 'email');
INSERT INTO proofs VALUES (59, 61, '2025-04-20', '2025-04-27', 'n', 'type size', 'post');
INSERT INTO proofs VALUES (60, 61, '2025-04-24', '2025-05-05', 'y', NULL, 'post');
INSERT INTO proofs VALUES (61, 39, '2026-08-31', '2026-09-12', 'y', NULL, 'email');
INSERT INTO proofs VALUES (62, 54, '2024-11-16', '2024-11-19', 'y', NULL, 'email');
INSERT INTO proofs VALUES (63, 20, '2025-10-10', '2025-10-13', 'n', 'spelling', 'post');
INSERT INTO proofs VALUES (64, 27, '2024-07-22', '2024-07-22', 'y', NULL, 'email');
INSERT INTO proofs VALUES (65, 27, '2024-07-21', '2024-08-01', 'y', 'ink', 'email');
INSERT INTO proofs VALUES (66, 23, '2026-06-21', '2026-06-30', 'n', NULL, 'post');
INSERT INTO proofs VALUES (67, 63, '2026-02-20', '2026-02-22', 'y', NULL, 'email');
INSERT INTO proofs VALUES (68, 18, '2026-10-11', NULL, NULL, NULL, 'post');
INSERT INTO proofs VALUES (69, 18, '2026-10-11', '2026-10-11', 'y', NULL, 'email');
