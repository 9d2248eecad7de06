CREATE TABLE breeder (
  brdr_id INTEGER PRIMARY KEY,
  brdr_name TEXT,
  affix TEXT,
  town TEXT,
  memb_since INTEGER,
  assured TEXT
);
INSERT INTO breeder VALUES (1, 'Maureen Tidy', 'Tidymoor', 'Kelso', 1988, 'Y');
INSERT INTO breeder VALUES (2, 'Fergus Laing', 'Langshaw', 'Melrose', 2003, 'Y');
INSERT INTO breeder VALUES (3, 'Petra Volk', 'Volkhaus', 'Hawick', 2012, 'N');
INSERT INTO breeder VALUES (4, 'Jim Scoular', 'Blackhill', 'Duns', 1996, 'Y');
INSERT INTO breeder VALUES (5, 'Annabel Croft', 'Croftings', 'Kelso', 2018, NULL);
INSERT INTO breeder VALUES (6, 'The Ogilvies', 'Ogilbrae', 'Peebles', 2009, 'Y');
INSERT INTO breeder VALUES (7, 'Denise Marr', 'Marrowdale', 'hawick', 2021, 'N');
INSERT INTO breeder VALUES (8, 'Callum Reid', 'Redhaugh', 'Jedburgh', 2015, 'Y');
INSERT INTO breeder VALUES (9, 'Ishbel Kerr', 'Kerrsyde', 'Galashiels', 2023, 'N');

CREATE TABLE litter (
  lit_id INTEGER PRIMARY KEY,
  brdr_id INTEGER REFERENCES breeder(brdr_id),
  breed TEXT,
  sire TEXT,
  dam TEXT,
  mated_dt TEXT,
  whelp_dt TEXT,
  born INTEGER,
  died INTEGER,
  dogs INTEGER,
  bitches INTEGER,
  colours TEXT,
  dam_age_yrs INTEGER,
  ask_gbp INTEGER,
  dep_gbp INTEGER,
  sold_qty INTEGER,
  reg_kc TEXT,
  hlth_tests TEXT,
  csection TEXT,
  insp_dt TEXT
);
INSERT INTO litter VALUES (1, 5, 'Cocker Spaniel', 'Moss', 'Poppy', '2022-12-12', '2023-02-10', 5, 0, 5, 0, 'black', 5, 950, 150, 4, 'yes', 'hips, eyes', NULL, NULL);
INSERT INTO litter VALUES (2, 6, 'Border Collie', 'Archie', 'Isla', '2022-12-25', '2023-03-01', 3, 0, 3, 0, 'yellow, chocolate', 2, 1500, 50, 0, 'Yes', 'hips, elbows, eyes', '1', NULL);
INSERT INTO litter VALUES (3, 6, 'Labrador', 'Angus', 'Dulcie', '2023-01-16', '2023-03-19', 10, 0, 4, 6, 'tricolour', 8, 950, 50, 10, 'no', 'hips, eyes', NULL, '2023-04-06');
INSERT INTO litter VALUES (4, 3, 'Miniature Dachshund', 'Hector', 'Rowan', '2023-01-27', '2023-03-29', 6, 0, 2, 4, NULL, 1, 1200, 50, 3, 'yes', NULL, NULL, '2023-05-08');
INSERT INTO litter VALUES (5, 8, 'Whippet', 'Bracken', 'Saffy', '2023-01-26', '2023-04-02', 10, 0, 2, 8, 'yellow, black', 1, 950, 150, 10, 'yes', 'eyes', NULL, '2023-04-28');
INSERT INTO litter VALUES (6, 7, 'Cocker Spaniel', 'Moss', 'Skye', '2023-02-10', '2023-04-14', 7, 0, 2, 5, 'black', 5, 1100, 50, 7, 'no', 'hips, elbows, eyes', NULL, NULL);
INSERT INTO litter VALUES (7, 7, 'Labrador', 'Drummer', 'Fern', '2023-03-17', '2023-05-21', 9, 0, 1, 8, 'blue, fawn', 3, 1100, 50, 7, 'no', 'hips, elbows, eyes', NULL, NULL);
INSERT INTO litter VALUES (8, 4, 'Cocker Spaniel', 'Finn', 'Briar', '2023-04-04', '2023-06-09', 8, 0, 1, 7, 'tricolour', 7, 800, 50, 8, 'Yes', 'eyes', NULL, '2023-08-16');
INSERT INTO litter VALUES (9, 6, 'Cocker Spaniel', 'Finn', 'Poppy', '2023-04-06', '2023-06-09', 6, 0, 6, 0, 'yellow, black', 8, 950, 150, 4, 'yes', NULL, '1', '2023-07-12');
INSERT INTO litter VALUES (10, 4, 'Labrador', 'Angus', 'Dulcie', '2023-04-11', '2023-06-13', 10, 0, 4, 6, 'red', 3, 1100, 200, 7, 'no', 'hips, elbows, eyes', '1', '2023-08-05');
INSERT INTO litter VALUES (11, 6, 'Irish Setter', 'Bruce', 'Maisie', '2023-04-17', '2023-06-20', 9, 0, 3, 6, NULL, 2, 800, 200, 9, 'yes', 'hips, elbows, eyes', NULL, '2023-07-19');
INSERT INTO litter VALUES (12, 2, 'Labrador', 'Drummer', 'Fern', '2023-05-05', '2023-07-10', 5, 1, 2, 3, 'yellow, black', 6, 950, 200, 4, 'yes', NULL, NULL, NULL);
INSERT INTO litter VALUES (13, 7, 'Miniature Dachshund', 'Hector', 'Brodie-Ann', '2023-05-17', '2023-07-22', 4, 0, 2, 2, 'black', 6, 1200, 100, 4, 'yes', NULL, NULL, '2023-08-26');
INSERT INTO litter VALUES (14, 6, 'Labrador', 'Angus', 'Fern', '2023-05-31', '2023-07-30', 10, 0, 1, 9, 'blue, fawn', 1, 800, 200, 10, 'Yes', 'hips, eyes', NULL, '2023-10-03');
INSERT INTO litter VALUES (15, 4, 'labrador', 'Drummer', 'Heather', '2023-08-29', '2023-10-27', 5, 2, 2, 3, 'black', 3, 1500, 150, 1, 'yes', 'hips, elbows, eyes', NULL, NULL);
INSERT INTO litter VALUES (16, 5, 'Miniature Dachshund', 'Hector', 'Brodie-Ann', '2023-09-02', '2023-11-05', 4, 1, 4, 0, 'tricolour', 1, 1500, 200, 0, 'Yes', 'hips, eyes', NULL, '2023-11-24');
INSERT INTO litter VALUES (17, 6, 'Whippet', 'Struan', 'Saffy', '2023-10-18', '2023-12-19', 9, 1, 2, 7, 'tricolour', 3, 800, 50, 5, 'no', NULL, NULL, '2024-02-01');
INSERT INTO litter VALUES (18, 2, 'Cocker Spaniel', 'Moss', 'Poppy', '2023-10-28', '2023-12-27', 7, 0, 3, 4, 'yellow, black', 5, 800, 100, 5, 'yes', 'hips, eyes', NULL, NULL);
INSERT INTO litter VALUES (19, 5, 'Miniature Dachshund', 'Hector', 'Rowan', '2023-10-28', '2024-01-02', 4, 2, 4, 0, 'liver', 4, 950, 50, 2, 'yes', 'none', NULL, '2024-03-07');
INSERT INTO litter VALUES (20, 4, 'Cocker Spaniel', 'Finn', 'Briar', '2023-11-23', '2024-01-21', 10, 0, 3, 7, 'black', 7, 1100, 100, 10, 'no', 'none', NULL, '2024-03-22');
INSERT INTO litter VALUES (21, 7, 'Border Collie', 'Rannoch', 'Juno', '2023-11-29', '2024-01-28', 6, 0, 5, 1, 'liver', 2, 800, 100, 6, 'Yes', 'eyes', NULL, '2024-03-14');
INSERT INTO litter VALUES (22, 5, 'Cocker Spaniel', 'Moss', 'Briar', '2023-12-03', '2024-02-01', 3, 1, 3, 0, 'red', 5, 1200, 200, 1, 'Yes', 'hips', '1', NULL);
INSERT INTO litter VALUES (23, 4, 'Whippet', 'Bracken', 'Tess', '2023-12-04', '2024-02-04', 4, 2, 4, 0, 'liver', 7, 1500, 200, 1, 'no', NULL, NULL, '2024-04-11');
INSERT INTO litter VALUES (24, 3, 'Whippet', 'Bracken', 'Saffy', '2023-12-12', '2024-02-09', 6, 0, 6, 0, 'yellow, chocolate', 8, 1800, 50, 4, 'yes', NULL, '1', NULL);
INSERT INTO litter VALUES (25, 8, 'Border Terrier', 'Duke', 'Bramble', '2023-12-31', '2024-02-29', 4, 0, 1, 3, 'black', 4, 800, 100, 2, 'no', 'hips, eyes', '1', '2024-05-01');
INSERT INTO litter VALUES (26, 6, 'Border Terrier', 'Corrie', 'Bramble', '2024-01-15', '2024-03-17', 3, 0, 3, 0, 'blue, fawn', 7, 1800, 100, 3, 'no', 'hips', NULL, NULL);
INSERT INTO litter VALUES (27, 1, 'Cocker Spaniel', 'Finn', 'Poppy', '2024-01-20', '2024-03-26', 10, 2, 2, 8, 'red', 5, 1200, 100, 5, 'yes', 'none', NULL, '2024-06-04');
INSERT INTO litter VALUES (28, 7, 'Irish Setter', 'Bruce', 'Mirren', '2024-02-08', '2024-04-13', 3, 1, 3, 0, 'blue, fawn', 7, 1500, 100, 2, 'Yes', 'hips', NULL, '2024-05-04');
INSERT INTO litter VALUES (29, 4, 'Whippet', 'Struan', 'Willow', '2024-02-11', '2024-04-14', 9, 0, 7, 2, 'black', 3, 1100, 50, 7, 'yes', 'hips, eyes', NULL, '2024-05-02');
INSERT INTO litter VALUES (30, 8, 'Cocker Spaniel', 'Finn', 'Briar', '2024-03-31', '2024-06-02', 6, 2, 1, 5, 'yellow, black', 4, 950, 150, 4, 'yes', 'hips, elbows, eyes', NULL, NULL);
INSERT INTO litter VALUES (31, 4, 'Cocker Spaniel', 'Finn', 'Poppy', '2024-04-11', '2024-06-11', 6, 0, 3, 3, NULL, 4, 1100, 150, 5, 'yes', 'eyes', NULL, '2024-07-20');
INSERT INTO litter VALUES (32, 1, 'Whippet', 'Bracken', 'Tess', '2024-04-28', '2024-06-28', 8, 0, 1, 7, NULL, 7, 1500, 200, 6, 'no', 'hips, elbows, eyes', '1', '2024-08-19');
INSERT INTO litter VALUES (33, 7, 'Whippet', 'Bracken', 'Tess', '2024-04-27', '2024-06-29', 6, 0, 3, 3, 'tricolour', 2, 1100, 150, 4, 'no', 'hips, eyes', NULL, '2024-08-21');
INSERT INTO litter VALUES (34, 3, 'Miniature Dachshund', 'Hector', 'Rowan', '2024-05-01', '2024-07-02', 8, 0, 5, 3, 'black', 2, 1800, 50, 8, 'Yes', NULL, '1', '2024-08-19');
INSERT INTO litter VALUES (35, 2, 'Labrador', 'Angus', 'Dulcie', '2024-05-09', '2024-07-07', 6, 1, 6, 0, 'black and tan', 4, 950, 200, 2, 'Yes', 'eyes', NULL, '2024-08-13');
INSERT INTO litter VALUES (36, 1, 'labrador', 'Drummer', 'Fern', '2024-05-04', '2024-07-09', 7, 0, 4, 3, 'red', 8, 1200, 200, 5, 'Yes', 'eyes', NULL, NULL);
INSERT INTO litter VALUES (37, 4, 'Border Terrier', 'Corrie', 'Nell', '2024-06-11', '2024-08-14', 7, 0, 6, 1, 'blue, fawn', 6, 950, 200, 4, 'yes', 'hips, elbows, eyes', '1', '2024-09-17');
INSERT INTO litter VALUES (38, 8, 'Cocker Spaniel', 'Moss', 'Briar', '2024-07-11', '2024-09-13', 3, 1, 3, 0, 'yellow, black', 3, 950, 150, 0, 'yes', 'none', NULL, '2024-10-22');
INSERT INTO litter VALUES (39, 7, 'Cocker Spaniel', 'Moss', 'Briar', '2024-07-11', '2024-09-15', 7, 1, 2, 5, 'tricolour', 4, 1100, 50, 5, 'Yes', 'hips, elbows, eyes', '1', NULL);
INSERT INTO litter VALUES (40, 7, 'Border Collie', 'Archie', 'Isla', '2024-07-24', '2024-09-23', 11, 0, 5, 6, 'yellow, chocolate', 1, 1800, 50, 11, 'yes', 'none', NULL, NULL);
INSERT INTO litter VALUES (41, 4, 'Border Terrier', 'Corrie', 'Pearl', '2024-09-07', '2024-11-05', 11, 0, 3, 8, NULL, 4, 1800, 100, 11, 'no', 'hips, eyes', '1', '2025-01-13');
INSERT INTO litter VALUES (42, 8, 'Miniature Dachshund', 'Hector', 'Rowan', '2024-09-10', '2024-11-11', 8, 0, 4, 4, 'red', 6, 950, 150, 5, 'no', 'eyes', NULL, NULL);
INSERT INTO litter VALUES (43, 6, 'Cocker Spaniel', 'Moss', 'Skye', '2024-09-14', '2024-11-14', 5, 0, 5, 0, 'blue, fawn', 7, 800, 100, 3, 'Yes', 'hips, eyes', NULL, NULL);
INSERT INTO litter VALUES (44, 8, 'Whippet', 'Struan', 'Saffy', '2024-10-09', '2024-12-10', 11, 2, 7, 4, 'liver', 3, 1800, 100, 8, 'no', 'hips, elbows, eyes', NULL, NULL);
INSERT INTO litter VALUES (45, 1, 'Border Terrier', 'Duke', 'Nell', '2024-11-26', '2025-01-29', 6, 0, 5, 1, 'black and tan', 6, 950, 150, 3, 'Yes', 'hips, elbows, eyes', NULL, '2025-04-06');
INSERT INTO litter VALUES (46, 6, 'labrador', 'Drummer', 'Fern', '2024-12-12', '2025-02-12', 9, 0, 6, 3, 'blue, fawn', 3, 1100, 50, 7, 'yes', 'hips, eyes', NULL, '2025-03-26');
INSERT INTO litter VALUES (47, 6, 'Whippet', 'Bracken', 'Tess', '2024-12-17', '2025-02-20', 6, 0, 4, 2, 'blue, fawn', 6, 1200, 50, 6, 'yes', 'hips, eyes', NULL, NULL);
INSERT INTO litter VALUES (48, 3, 'Whippet', 'Struan', 'Willow', '2025-01-06', '2025-03-06', 7, 0, 2, 5, 'blue, fawn', 1, 1100, 200, 7, 'yes', 'hips', NULL, '2025-05-09');
INSERT INTO litter VALUES (49, 7, 'Cocker Spaniel', 'Finn', 'Poppy', '2025-02-04', '2025-04-11', 10, 2, 4, 6, 'tricolour', 2, 1500, 100, 6, 'no', 'hips', NULL, NULL);
INSERT INTO litter VALUES (50, 8, 'Irish Setter', 'Bruce', 'Maisie', '2025-03-02', '2025-05-06', 6, 0, 3, 3, 'black', 8, 1500, 150, 4, 'Yes', 'hips, elbows, eyes', NULL, NULL);
INSERT INTO litter VALUES (51, 8, 'Cocker Spaniel', 'Moss', 'Poppy', '2025-03-16', '2025-05-16', 5, 2, 2, 3, 'red', 6, 1200, 100, 0, 'yes', 'hips, eyes', '1', NULL);
INSERT INTO litter VALUES (52, 7, 'Whippet', 'Struan', 'Tess', '2025-04-04', '2025-06-02', 3, 0, 3, 0, 'tricolour', 3, 1200, 200, 3, 'no', 'eyes', '1', NULL);
INSERT INTO litter VALUES (53, 3, 'Irish Setter', 'Bruce', 'Maisie', '2025-04-27', '2025-06-26', 4, 0, 1, 3, 'red', 2, 1800, 50, 3, 'no', 'hips, elbows, eyes', '1', '2025-07-16');
INSERT INTO litter VALUES (54, 3, 'Border Collie', 'Archie', 'Isla', '2025-05-08', '2025-07-13', 9, 1, 2, 7, 'tricolour', 7, 1200, 50, 8, 'yes', 'hips', NULL, NULL);
INSERT INTO litter VALUES (55, 7, 'Border Terrier', 'Corrie', 'Pearl', '2025-05-16', '2025-07-20', 11, 0, 2, 9, 'blue, fawn', 2, 1200, 50, 8, 'no', 'eyes', NULL, NULL);
INSERT INTO litter VALUES (56, 3, 'Border Terrier', 'Corrie', 'Nell', '2025-06-22', '2025-08-25', 11, 0, 4, 7, 'tricolour', 8, 1800, 50, 0, 'no', 'eyes', NULL, '2025-09-13');
INSERT INTO litter VALUES (57, 3, 'Border Terrier', 'Corrie', 'Nell', '2025-06-30', '2025-09-04', 7, 2, 5, 2, 'tricolour', 3, 1100, 100, 0, 'no', 'hips, eyes', NULL, NULL);
INSERT INTO litter VALUES (58, 5, 'Labrador', 'Angus', 'Dulcie', '2025-07-21', '2025-09-22', 6, 2, 3, 3, 'tricolour', 2, 1500, 100, 0, 'no', 'eyes', NULL, '2025-10-20');
INSERT INTO litter VALUES (59, 8, 'Whippet', 'Struan', 'Tess', '2025-07-26', '2025-09-29', 9, 2, 3, 6, NULL, 1, 1500, 100, 0, 'no', 'eyes', NULL, NULL);
INSERT INTO litter VALUES (60, 4, 'Border Collie', 'Archie', 'Juno', '2025-07-28', '2025-09-30', 5, 0, 3, 2, 'blue, fawn', 5, 1800, 100, 0, 'no', 'hips, eyes', NULL, NULL);

CREATE TABLE puppy (
  pup_id INTEGER PRIMARY KEY,
  lit_id INTEGER REFERENCES litter(lit_id),
  name TEXT,
  sex TEXT,
  colour TEXT,
  birth_wt_g INTEGER,
  sold_dt TEXT,
  sold_gbp INTEGER,
  new_home TEXT,
  chipped TEXT
);
INSERT INTO puppy VALUES (1, 42, 'Biscuit', 'dog', 'tan', 461, '2025-01-28', 950, 'Newcastle', 'y');
INSERT INTO puppy VALUES (2, 5, 'Monty', 'dog', NULL, 255, '2023-06-21', 950, 'Stirling', NULL);
INSERT INTO puppy VALUES (3, 53, 'Lola', 'bitch', 'black', 447, NULL, NULL, NULL, 'n');
INSERT INTO puppy VALUES (4, 34, 'Otis', 'bitch', 'black', 331, NULL, NULL, NULL, 'y');
INSERT INTO puppy VALUES (5, 52, 'Bess', 'bitch', 'tan', 269, '2025-08-06', 1200, 'Edinburgh', 'y');
INSERT INTO puppy VALUES (6, 33, 'Rory', 'bitch', 'black', 239, '2024-09-21', 1050, 'Newcastle', NULL);
INSERT INTO puppy VALUES (7, 16, 'Mabel', 'bitch', NULL, 439, '2024-02-10', 1500, 'Carlisle', 'y');
INSERT INTO puppy VALUES (8, 43, 'Jet', 'Bitch', 'red', 300, '2025-01-21', 800, 'Berwick', 'y');
INSERT INTO puppy VALUES (9, 25, 'Clover', 'bitch', 'black', 174, NULL, NULL, NULL, 'y');
INSERT INTO puppy VALUES (10, 12, 'Stanley', 'dog', NULL, 506, NULL, NULL, NULL, 'n');
INSERT INTO puppy VALUES (11, 30, 'Ginny', 'dog', NULL, 446, NULL, NULL, NULL, NULL);
INSERT INTO puppy VALUES (12, 4, 'Rusty', 'bitch', 'tan', 322, '2023-06-24', 1200, 'edinburgh', 'y');
INSERT INTO puppy VALUES (13, 43, 'Peggy', 'Bitch', 'black', 168, '2025-01-25', 800, 'Newcastle', NULL);
INSERT INTO puppy VALUES (14, 55, 'Otto', 'dog', 'fawn', 404, '2025-09-15', 1150, 'Edinburgh', 'n');
INSERT INTO puppy VALUES (15, 44, 'Wilma', 'dog', 'tan', 387, '2025-02-13', 1800, 'edinburgh', NULL);
INSERT INTO puppy VALUES (16, 50, 'Scout', 'dog', NULL, 167, '2025-07-13', 1500, 'Carlisle', 'y');
INSERT INTO puppy VALUES (17, 57, 'Betsy', 'bitch', 'tan', 396, NULL, NULL, NULL, 'y');
INSERT INTO puppy VALUES (18, 16, 'Murphy', 'dog', 'red', 318, NULL, NULL, NULL, NULL);
INSERT INTO puppy VALUES (19, 15, 'Nessie', 'dog', 'black', 311, '2024-01-07', 1500, 'Stirling', NULL);
INSERT INTO puppy VALUES (20, 12, 'Teddy', 'Bitch', 'tan', 278, '2023-09-16', 950, 'Edinburgh', 'n');
INSERT INTO puppy VALUES (21, 36, 'Honey', 'bitch', 'red', 209, '2024-09-08', 1100, 'Newcastle', 'y');
INSERT INTO puppy VALUES (22, 43, 'Barney', 'dog', 'red', 508, '2025-02-01', 700, 'Newcastle', 'y');
INSERT INTO puppy VALUES (23, 22, 'Piper', 'dog', 'tan', 325, '2024-04-18', 1200, 'edinburgh', 'y');
INSERT INTO puppy VALUES (24, 23, 'Hugo', 'dog', 'yellow', 434, NULL, NULL, NULL, 'n');
INSERT INTO puppy VALUES (25, 51, 'Luna', 'Bitch', NULL, 457, NULL, NULL, NULL, 'y');
INSERT INTO puppy VALUES (26, 30, 'Ziggy', 'Bitch', 'yellow', 331, '2024-08-16', 850, 'Berwick', 'n');
INSERT INTO puppy VALUES (27, 31, 'Meg', 'dog', 'fawn', 269, '2024-09-05', 1050, 'Carlisle', 'n');
INSERT INTO puppy VALUES (28, 23, 'Ollie', 'bitch', 'black', 265, '2024-04-18', 1500, 'Edinburgh', 'n');
INSERT INTO puppy VALUES (29, 40, 'Dot', 'bitch', 'red', 430, '2024-11-28', 1700, 'Newcastle', 'y');
INSERT INTO puppy VALUES (30, 9, 'Kip', 'dog', 'black', 369, '2023-09-08', 950, 'Stirling', 'y');
INSERT INTO puppy VALUES (31, 28, 'Flora', 'bitch', 'tan', 466, '2024-06-25', 1400, 'Berwick', 'n');
INSERT INTO puppy VALUES (32, 53, 'Basil', 'Bitch', NULL, 429, '2025-09-11', 1800, 'edinburgh', 'n');
INSERT INTO puppy VALUES (33, 23, 'Tilly', 'dog', 'fawn', 305, '2024-05-03', 1400, 'Edinburgh', 'n');
INSERT INTO puppy VALUES (34, 32, 'Gus', 'dog', 'yellow', 291, '2024-09-27', 1500, 'Carlisle', 'y');
INSERT INTO puppy VALUES (35, 44, 'Ivy', 'Bitch', 'red', 146, '2025-02-18', 1700, 'Berwick', 'y');
INSERT INTO puppy VALUES (36, 25, 'Ralph', 'bitch', 'fawn', 181, '2024-04-27', 700, 'Edinburgh', 'n');
INSERT INTO puppy VALUES (37, 8, 'Bonnie', 'dog', 'red', 486, '2023-09-16', 800, 'Carlisle', NULL);
INSERT INTO puppy VALUES (38, 17, 'Chester', 'Bitch', 'red', 155, NULL, NULL, NULL, 'y');
INSERT INTO puppy VALUES (39, 22, 'Daisy', 'dog', 'red', 242, '2024-03-28', 1100, 'Newcastle', 'y');
INSERT INTO puppy VALUES (40, 12, 'Fergie', 'Bitch', 'tan', 462, '2023-09-15', 900, 'Stirling', 'y');
INSERT INTO puppy VALUES (41, 44, 'Rolo', 'dog', 'tan', 140, '2025-03-08', 1750, 'Newcastle', 'y');
INSERT INTO puppy VALUES (42, 33, 'Sorrel', 'dog', 'black', 206, '2024-09-22', 1000, 'Berwick', 'y');
INSERT INTO puppy VALUES (43, 47, 'Bran', 'Bitch', 'red', 280, NULL, NULL, NULL, 'y');
INSERT INTO puppy VALUES (44, 20, 'Pip', 'Bitch', 'fawn', 201, '2024-04-22', 1050, 'Berwick', 'y');
INSERT INTO puppy VALUES (45, 34, 'Tansy', 'Bitch', 'fawn', 178, '2024-08-28', 1800, 'Edinburgh', NULL);

