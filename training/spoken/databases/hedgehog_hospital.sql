CREATE TABLE patients (
  id INTEGER PRIMARY KEY,
  name TEXT,
  found_at TEXT,
  finder TEXT,
  age TEXT,
  sex TEXT,
  reason TEXT,
  admitted TEXT,
  seen_by_vet TEXT,
  released TEXT,
  died_on TEXT,
  weight_in_g INTEGER,
  weight_out_g INTEGER,
  target_weight_g INTEGER,
  stay_planned_days INTEGER,
  bill_estimate_eur INTEGER,
  bill_eur INTEGER,
  donation_eur INTEGER,
  chipped TEXT,
  carer TEXT,
  treatment TEXT,
  remark TEXT
);
INSERT INTO patients VALUES (101, 'Pip', 'Church Green', 'postman', 'adult', 'f', 'dog bite', '2026-01-12', '2026-01-15', '2026-02-06', NULL, 721, 844, 900, 30, 80, 62, NULL, 'n', 'Marek', 'antibiotics, painkillers', 'found in a cattle grid');
INSERT INTO patients VALUES (102, 'Bramble', 'Station Road', 'postman', 'juvenile', 'f', 'ringworm', '2025-05-11', '2025-05-14', '2025-06-14', NULL, 437, 558, 600, 42, 80, 116, 30, 'n', NULL, 'lime dip, antifungal', NULL);
INSERT INTO patients VALUES (103, 'Nutkin', 'Canal path', 'the Hales', 'adult', 'f', 'underweight', '2024-04-29', '2024-05-02', '2024-05-04', NULL, 743, 881, 850, 14, 150, 105, 30, 'n', 'Marek', 'fluids, kitten food', NULL);
INSERT INTO patients VALUES (104, 'Conker', 'Mill Lane', 'postman', 'adult', 'f', 'underweight', '2025-12-25', '2025-12-27', '2026-01-13', NULL, 743, 738, 850, 28, 120, 90, 20, 'n', 'Anne', 'fluids, kitten food', NULL);
INSERT INTO patients VALUES (105, 'Thistle', 'Station Road', 'Mr Penrose', 'juvenile', 'm', 'underweight', '2025-11-23', '2025-11-26', '2026-01-06', NULL, 471, 647, 650, 30, 90, 116, 10, 'y', 'Anne', 'fluids, kitten food', NULL);
INSERT INTO patients VALUES (106, 'Holly', 'Canal path', 'Mrs Aldous', 'hoglet', 'f', 'orphaned', '2025-04-27', '2025-04-29', '2025-06-04', NULL, 158, 578, 550, 28, 150, 189, 100, 'n', 'Dilip', 'hand feeding, heat pad', NULL);
INSERT INTO patients VALUES (107, 'Sorrel', 'Old Brickworks', 'postman', 'juvenile', NULL, 'lungworm', '2026-09-10', '2026-09-11', '2026-10-05', NULL, 349, 695, 650, 21, 120, 106, 5, 'n', 'Anne', 'wormer, nebuliser', NULL);
INSERT INTO patients VALUES (108, 'Biscuit', 'Station Road', 'J. Okafor', 'juvenile ', 'f', 'road accident', '2025-07-22', '2025-07-24', '2025-08-29', NULL, 406, 593, 650, 28, 120, 179, 20, 'n', 'Gwen', 'x-ray, painkillers', 'bites');
INSERT INTO patients VALUES (109, 'Truffle', 'Canal path', 'J. Okafor', 'hoglet', 'm', 'orphaned', '2026-01-07', '2026-01-08', '2026-02-08', NULL, 135, 480, 500, 21, 40, 40, 150, 'y', 'Gwen', 'hand feeding, heat pad', NULL);
INSERT INTO patients VALUES (110, 'Sonic', 'Old Brickworks', 'council gardener', 'Juvenile', NULL, 'out by day', '2025-01-04', '2025-01-06', '2025-02-24', NULL, 463, 600, 600, 60, 150, 200, 20, 'n', 'Marek', 'fluids, fly egg removal', NULL);
INSERT INTO patients VALUES (111, 'Tilda', 'Canal path', NULL, 'adult', 'f', 'underweight', '2025-03-27', '2025-03-30', NULL, '2025-04-07', 668, NULL, 900, 21, 80, 111, NULL, 'n', 'Marek', 'fluids, kitten food', NULL);
INSERT INTO patients VALUES (112, 'Mabel', 'Old Brickworks', 'Mr Penrose', 'juvenile', 'm', 'out by day', '2026-10-08', '2026-10-12', '2026-11-17', NULL, 457, 647, 650, 42, 120, 126, 20, 'n', NULL, 'fluids, fly egg removal', 'very grumpy');
INSERT INTO patients VALUES (113, 'Otto', 'Canal path', 'council gardener', 'adult', 'm', 'out by day', '2025-08-23', '2025-08-25', '2025-10-12', NULL, 810, 783, 800, 42, 60, 72, 150, 'n', 'Marek', 'fluids, fly egg removal', NULL);
INSERT INTO patients VALUES (114, 'Fern', 'Canal path', 'council gardener', 'juvenile', 'm', 'lungworm', '2024-09-25', NULL, '2024-10-15', NULL, 307, 702, 650, 21, 40, NULL, 30, 'n', 'Marek', 'wormer, nebuliser', NULL);
INSERT INTO patients VALUES (115, 'Hazel', 'Old Brickworks', 'council gardener', 'juvenile', 'm', 'strimmer wound', '2025-05-31', NULL, '2025-07-03', NULL, 372, 706, 650, 28, 150, NULL, 0, 'y', 'Dilip', 'stitches, antibiotics', 'twin of another');
INSERT INTO patients VALUES (116, 'Bertie', 'Mill Lane', 'Mrs Aldous', 'juvenile', 'm', 'dog bite', '2024-08-24', '2024-08-26', NULL, '2024-09-02', 373, NULL, 650, 30, 150, 132, 10, 'n', 'Anne', 'antibiotics, painkillers', NULL);
INSERT INTO patients VALUES (117, 'Clover', 'Mill Lane', 'Tom Finch', 'JUVENILE', 'f', 'lungworm', '2024-06-12', '2024-06-14', '2024-07-13', NULL, 486, 600, 600, 14, 40, 40, 150, 'y', 'Dilip', 'wormer, nebuliser', NULL);
INSERT INTO patients VALUES (118, 'Dot', 'Old Brickworks', 'Tom Finch', 'adult', 'f', 'underweight', '2025-03-18', '2025-03-22', '2025-04-16', NULL, 690, 977, 900, 30, 150, 186, NULL, 'n', NULL, 'fluids, kitten food', 'twin of another');
INSERT INTO patients VALUES (119, 'Pickle', 'Rectory garden', NULL, 'hoglet', 'm', 'orphaned', '2024-07-07', '2024-07-08', NULL, '2024-07-17', 84, NULL, 600, 42, 40, 42, 150, 'n', 'Anne', 'hand feeding, heat pad', 'one eye');
INSERT INTO patients VALUES (120, 'Rowan', 'Old Brickworks', 'Mr Penrose', 'juvenile', 'f', 'road accident', '2026-09-14', '2026-09-18', '2026-11-07', NULL, 485, 739, 650, 60, 40, 54, 0, 'n', 'Anne', 'x-ray, painkillers', NULL);
INSERT INTO patients VALUES (121, 'Poppy', 'Station Road', 'Mr Penrose', 'juvenile', 'm', 'underweight', '2024-03-29', '2024-03-29', '2024-04-21', NULL, 476, 679, 600, 28, 60, 90, 5, 'y', 'Gwen', 'fluids, kitten food', NULL);
INSERT INTO patients VALUES (122, 'Quill', 'Mill Lane', 'Tom Finch', 'adult', NULL, 'ringworm', '2025-06-14', '2025-06-16', '2025-07-12', NULL, 624, 607, 800, 28, 80, 80, NULL, 'y', 'Dilip', 'lime dip, antifungal', NULL);
INSERT INTO patients VALUES (123, 'Prickles', 'Church Green', 'Mr Penrose', 'juvenile', 'm', 'lungworm', '2026-08-03', '2026-08-04', '2026-09-04', NULL, 426, 611, 650, 42, 150, 185, NULL, 'n', 'Anne', 'wormer, nebuliser', NULL);
INSERT INTO patients VALUES (124, 'Ivy', 'Station Road', 'the Hales', 'adult', 'm', 'lungworm', '2026-01-03', '2026-01-06', '2026-01-22', NULL, 653, 866, 800, 28, 40, 42, 50, 'n', 'Marek', 'wormer, nebuliser', NULL);
INSERT INTO patients VALUES (125, 'Moss', 'Mill Lane', 'the Hales', 'hoglet', 'm', 'orphaned', '2025-09-04', '2025-09-06', '2025-11-03', NULL, 207, 722, 600, 60, 80, 90, NULL, 'n', 'Gwen', 'hand feeding, heat pad', 'ticks everywhere');
INSERT INTO patients VALUES (126, 'Juno', 'Old Brickworks', 'council gardener', 'juvenile', 'm', 'lungworm', '2025-12-19', '2025-12-20', '2026-01-18', NULL, 326, 777, 650, 14, 90, 89, 20, 'n', 'Gwen', 'wormer, nebuliser', NULL);
INSERT INTO patients VALUES (127, 'Teasel', 'Mill Lane', 'Priya Nair', 'adult', 'f', 'road accident', '2026-07-18', '2026-07-22', NULL, '2026-07-24', 653, NULL, 850, 28, 80, 79, 5, 'n', 'Anne', 'x-ray, painkillers', NULL);
INSERT INTO patients VALUES (128, 'Widget', 'Rectory garden', 'Mrs Aldous', 'juvenile', 'm', 'out by day', '2025-12-19', '2025-12-23', '2026-02-08', NULL, 463, 592, 600, 42, 120, 141, 20, 'n', 'Marek', 'fluids, fly egg removal', NULL);
INSERT INTO patients VALUES (129, 'Barnaby', 'Mill Lane', NULL, 'adult', 'm', 'out by day', '2026-02-27', '2026-03-03', '2026-03-27', NULL, 658, 639, 850, 21, 80, 63, 0, 'y', 'Dilip', 'fluids, fly egg removal', NULL);
INSERT INTO patients VALUES (130, 'Maple', 'Station Road', 'Priya Nair', 'juvenile', 'f', 'out by day', '2025-06-13', NULL, '2025-07-25', NULL, 469, 679, 600, 28, 80, NULL, 5, 'n', 'Marek', 'fluids, fly egg removal', 'twin of another');
INSERT INTO patients VALUES (131, 'Ginger', 'Canal path', 'Priya Nair', 'adult', 'f', 'ringworm', '2025-09-14', '2025-09-15', '2025-11-22', NULL, 788, 850, 850, 60, 60, 60, 20, 'n', 'Anne', 'lime dip, antifungal', NULL);
INSERT INTO patients VALUES (132, 'Snuffles', 'Church Green', NULL, 'juvenile', 'm', 'strimmer wound', '2026-02-12', '2026-02-15', NULL, NULL, 433, NULL, 650, 42, 80, 60, 150, 'n', 'Anne', 'stitches, antibiotics', NULL);
INSERT INTO patients VALUES (133, 'Bracken', 'Old Brickworks', 'postman', 'juvenile', 'm', 'lungworm', '2025-02-16', '2025-02-20', NULL, NULL, 340, NULL, 600, 30, 40, 54, NULL, 'n', 'Marek', 'wormer, nebuliser', 'bites');
INSERT INTO patients VALUES (134, 'Toffee', 'Old Brickworks', 'J. Okafor', 'adult', NULL, 'lungworm', '2025-01-17', '2025-01-17', '2025-03-17', NULL, 724, 1010, 900, 60, 90, 113, 10, 'n', 'Dilip', 'wormer, nebuliser', NULL);
INSERT INTO patients VALUES (135, 'Olive', 'Old Brickworks', 'Tom Finch', 'adult', NULL, 'underweight', '2024-07-16', '2024-07-18', '2024-08-16', NULL, 809, 880, 900, 28, 90, 90, NULL, 'y', 'Gwen', 'fluids, kitten food', 'very grumpy');
INSERT INTO patients VALUES (136, 'Wilma', 'Allotments', 'the Hales', 'juvenile', 'f', 'underweight', '2025-04-25', NULL, '2025-06-08', NULL, 309, 606, 650, 28, 90, NULL, 0, 'n', 'Anne', 'fluids, kitten food', NULL);
INSERT INTO patients VALUES (137, 'Rufus', 'Mill Lane', 'Tom Finch', 'juvenile', 'f', 'strimmer wound', '2025-08-07', '2025-08-08', '2025-08-23', NULL, 483, 671, 650, 21, 80, 96, NULL, 'n', 'Gwen', 'stitches, antibiotics', NULL);
INSERT INTO patients VALUES (138, 'Button', 'Golf course', 'Mrs Aldous', 'adult', 'f', 'out by day', '2024-04-19', '2024-04-22', '2024-05-12', NULL, 657, 893, 850, 30, 60, 60, 20, 'n', 'Gwen', 'fluids, fly egg removal', NULL);
INSERT INTO patients VALUES (139, 'Sage', 'Station Road', 'Tom Finch', 'juvenile', 'f', 'lungworm', '2025-11-14', '2025-11-16', NULL, NULL, 342, NULL, 600, 60, 80, 99, 150, 'n', 'Gwen', 'wormer, nebuliser', NULL);
INSERT INTO patients VALUES (140, 'Nettle', 'Rectory garden', 'the Hales', 'juvenile', 'm', 'road accident', '2025-01-04', '2025-01-08', '2025-02-08', NULL, 476, 723, 600, 42, 90, 96, 30, 'y', 'Gwen', 'x-ray, painkillers', NULL);
INSERT INTO patients VALUES (141, 'Pebble', 'Station Road', 'Mr Penrose', 'juvenile', 'm', 'underweight', '2026-09-03', '2026-09-05', NULL, NULL, 467, NULL, 600, 30, 150, 157, 150, 'n', 'Anne', 'fluids, kitten food', NULL);
INSERT INTO patients VALUES (142, 'Crumble', 'Canal path', 'Mr Penrose', 'juvenile ', 'f', 'lungworm', '2024-11-06', '2024-11-08', '2025-01-12', NULL, 399, 567, 600, 60, 120, 161, 50, 'y', 'Marek', 'wormer, nebuliser', NULL);
INSERT INTO patients VALUES (143, 'Luna', 'Canal path', NULL, 'juvenile', 'm', 'dog bite', '2025-07-20', '2025-07-21', '2025-09-04', NULL, 455, 650, 650, 42, 120, 131, 20, 'y', 'Anne', 'antibiotics, painkillers', NULL);
INSERT INTO patients VALUES (144, 'Basil', 'Canal path', 'Mr Penrose', 'hoglet', 'f', 'orphaned', '2024-07-09', '2024-07-11', '2024-09-16', NULL, 204, 528, 550, 60, 120, 104, 5, 'y', 'Anne', 'hand feeding, heat pad', NULL);
INSERT INTO patients VALUES (145, 'Hector', 'Old Brickworks', 'J. Okafor', 'juvenile', 'm', 'underweight', '2025-08-28', '2025-08-28', '2025-10-22', NULL, 352, 587, 600, 42, 60, 60, 20, 'n', 'Dilip', 'fluids, kitten food', NULL);
INSERT INTO patients VALUES (146, 'Magnus', 'Station Road', 'Mr Penrose', 'juvenile', 'm', 'dog bite', '2025-04-27', '2025-04-28', '2025-06-02', NULL, 359, 607, 650, 28, 120, 153, NULL, 'y', 'Gwen', 'antibiotics, painkillers', 'bites');
INSERT INTO patients VALUES (147, 'Daisy', 'Mill Lane', 'Mrs Aldous', 'juvenile', 'm', 'dog bite', '2025-01-03', '2025-01-03', '2025-02-06', NULL, 308, 761, 650, 42, 60, 75, 10, 'n', 'Anne', 'antibiotics, painkillers', NULL);
INSERT INTO patients VALUES (148, 'Elsie', 'Rectory garden', 'J. Okafor', 'juvenile', 'f', 'lungworm', '2024-06-03', '2024-06-06', '2024-06-26', NULL, 295, 554, 600, 21, 40, 54, 100, 'y', NULL, 'wormer, nebuliser', NULL);
INSERT INTO patients VALUES (149, 'Figgis', 'Rectory garden', 'Mr Penrose', 'juvenile', 'm', 'ringworm', '2024-08-10', '2024-08-10', '2024-10-27', NULL, 416, 392, 600, 60, 150, 150, NULL, 'y', 'Gwen', 'lime dip, antifungal', NULL);
INSERT INTO patients VALUES (150, 'Pumpkin', 'Station Road', 'J. Okafor', 'juvenile', 'm', 'strimmer wound', '2025-07-22', '2025-07-23', '2025-09-03', NULL, 469, 580, 600, 28, 150, 218, 30, 'y', 'Dilip', 'stitches, antibiotics', NULL);
INSERT INTO patients VALUES (151, 'Pearl', 'Station Road', 'Priya Nair', 'juvenile', NULL, 'lungworm', '2025-09-29', NULL, '2025-11-04', NULL, 390, 608, 600, 30, 150, NULL, 0, 'y', 'Gwen', 'wormer, nebuliser', 'one eye');
INSERT INTO patients VALUES (152, 'Chester', 'Church Green', NULL, 'juvenile', 'm', 'lungworm', '2025-12-03', '2025-12-07', '2026-01-20', NULL, 358, 614, 650, 42, 40, 48, NULL, 'y', 'Marek', 'wormer, nebuliser', 'needs soft release');
INSERT INTO patients VALUES (153, 'Lotte', 'Old Brickworks', 'Mr Penrose', 'adult', 'f', 'ringworm', '2024-11-15', '2024-11-16', '2025-01-17', NULL, 682, 844, 800, 60, 80, 81, 150, 'y', 'Gwen', 'lime dip, antifungal', 'ticks everywhere');
INSERT INTO patients VALUES (154, 'Oscar', 'Old Brickworks', NULL, 'juvenile', 'f', 'lungworm', '2026-06-07', '2026-06-08', '2026-07-01', NULL, 306, 653, 650, 28, 80, 79, 5, 'n', 'Dilip', 'wormer, nebuliser', NULL);
INSERT INTO patients VALUES (155, 'Tansy', 'Canal path', 'Priya Nair', 'adult', NULL, 'lungworm', '2025-01-09', '2025-01-09', '2025-02-20', NULL, 709, 820, 800, 42, 90, 76, NULL, 'y', 'Marek', 'wormer, nebuliser', 'bites');
INSERT INTO patients VALUES (156, 'Winnie', 'Mill Lane', 'postman', 'juvenile', 'f', 'strimmer wound', '2024-05-18', '2024-05-21', '2024-05-30', NULL, 307, 757, 650, 14, 60, 82, NULL, 'n', 'Anne', 'stitches, antibiotics', 'bites');
INSERT INTO patients VALUES (157, 'Acorn', 'Allotments', 'Mr Penrose', 'juvenile', 'f', 'road accident', '2025-04-19', NULL, NULL, NULL, 449, NULL, 600, 28, 90, NULL, 50, 'n', 'Anne', 'x-ray, painkillers', NULL);
INSERT INTO patients VALUES (158, 'Bilbo', 'Church Green', 'Mrs Aldous', 'hoglet', NULL, 'orphaned', '2024-07-01', '2024-07-03', '2024-07-23', NULL, 160, 627, 550, 14, 60, 72, 20, 'y', 'Dilip', 'hand feeding, heat pad', NULL);
INSERT INTO patients VALUES (159, 'Twiggy', 'Rectory garden', 'J. Okafor', 'juvenile', NULL, 'strimmer wound', '2025-08-27', '2025-08-31', NULL, '2025-08-28', 344, NULL, 600, 42, 40, 40, 20, 'n', 'Dilip', 'stitches, antibiotics', NULL);
INSERT INTO patients VALUES (160, 'Mopsy', 'Mill Lane', 'J. Okafor', 'adult', 'm', 'dog bite', '2025-06-14', '2025-06-16', '2025-08-25', NULL, 736, 919, 900, 60, 120, 108, 50, 'n', 'Anne', 'antibiotics, painkillers', NULL);
INSERT INTO patients VALUES (161, 'Hugo', 'Old Brickworks', 'the Hales', 'juvenile', 'm', 'out by day', '2025-07-11', '2025-07-15', '2025-09-27', NULL, 425, 604, 650, 60, 80, 80, 10, 'n', 'Anne', 'fluids, fly egg removal', 'very grumpy');
INSERT INTO patients VALUES (162, 'Cocoa', 'Church Green', NULL, 'adult', 'm', 'underweight', '2026-03-09', '2026-03-09', '2026-04-21', NULL, 704, 800, 800, 28, 120, 120, NULL, 'y', 'Anne', 'fluids, kitten food', NULL);
INSERT INTO patients VALUES (163, 'Freda', 'Mill Lane', 'Priya Nair', 'adult', 'm', 'strimmer wound', '2025-01-22', NULL, '2025-02-23', NULL, 613, 850, 850, 42, 40, NULL, 5, 'n', 'Gwen', 'stitches, antibiotics', NULL);
INSERT INTO patients VALUES (164, 'Gilda', 'Church Green', 'postman', 'juvenile', 'f', 'road accident', '2025-12-16', '2025-12-16', '2025-12-25', NULL, 364, 667, 650, 14, 60, 75, 20, 'n', 'Anne', 'x-ray, painkillers', NULL);
INSERT INTO patients VALUES (165, 'Rosie', 'Canal path', 'council gardener', 'Juvenile', 'm', 'ringworm', '2025-06-04', '2025-06-04', NULL, NULL, 299, NULL, 650, 14, 80, 74, 5, 'n', 'Marek', 'lime dip, antifungal', NULL);
INSERT INTO patients VALUES (166, 'Badger', 'Old Brickworks', 'council gardener', 'adult', 'f', 'ringworm', '2024-03-29', '2024-03-31', NULL, '2024-03-29', 682, NULL, 900, 60, 60, 80, 20, 'n', 'Dilip', 'lime dip, antifungal', NULL);
INSERT INTO patients VALUES (167, 'Spike', 'Mill Lane', 'Mrs Aldous', 'adult', 'f', 'lungworm', '2024-09-12', '2024-09-16', '2024-10-21', NULL, 773, 867, 800, 30, 80, 80, 20, 'y', 'Marek', 'wormer, nebuliser', 'very grumpy');
INSERT INTO patients VALUES (168, 'Sprout', 'Old Brickworks', 'Mr Penrose', 'adult', 'm', 'dog bite', '2024-11-27', '2024-11-30', '2024-12-22', NULL, 760, 751, 800, 14, 90, 133, NULL, 'y', 'Anne', 'antibiotics, painkillers', 'found in a cattle grid');
INSERT INTO patients VALUES (169, 'Yarrow', 'Canal path', 'Priya Nair', 'juvenile', 'm', 'lungworm', '2024-05-09', '2024-05-09', '2024-05-17', NULL, 355, 673, 600, 14, 80, 95, NULL, 'y', NULL, 'wormer, nebuliser', NULL);
INSERT INTO patients VALUES (170, 'Zelda', 'Golf course', 'the Hales', 'adult', 'm', 'underweight', '2025-06-19', NULL, '2025-08-08', NULL, 775, 876, 900, 42, 40, NULL, 30, 'y', 'Marek', 'fluids, kitten food', NULL);
INSERT INTO patients VALUES (171, 'Kiki', 'Church Green', 'postman', 'adult', NULL, 'Road accident', '2025-12-06', '2025-12-06', '2025-12-29', NULL, 793, 916, 800, 28, 80, 74, 0, 'n', 'Marek', 'x-ray, painkillers', NULL);
INSERT INTO patients VALUES (172, 'Monty', 'Rectory garden', 'postman', 'adult', 'f', 'out by day', '2026-10-03', '2026-10-05', '2026-10-29', NULL, 756, 864, 850, 28, 90, 109, 5, 'y', 'Anne', 'fluids, fly egg removal', NULL);
INSERT INTO patients VALUES (173, 'Nell', 'Mill Lane', 'Tom Finch', 'juvenile', 'm', 'ringworm', '2026-08-26', '2026-08-26', '2026-09-23', NULL, 340, 674, 600, 28, 120, 120, 100, 'y', 'Gwen', 'lime dip, antifungal', NULL);
INSERT INTO patients VALUES (174, 'Percy', 'Rectory garden', 'Tom Finch', 'adult', 'f', 'lungworm', '2025-03-31', NULL, '2025-05-14', NULL, 637, 814, 850, 30, 120, NULL, 50, 'y', 'Marek', 'wormer, nebuliser', 'bites');
INSERT INTO patients VALUES (175, 'Ruby', 'Old Brickworks', NULL, 'juvenile ', 'm', 'underweight', '2024-04-30', '2024-04-30', '2024-05-09', NULL, 334, 654, 650, 14, 80, 80, 10, 'n', 'Marek', 'fluids, kitten food', NULL);
INSERT INTO patients VALUES (176, 'Scamp', 'Golf course', 'postman', 'juvenile', 'm', 'strimmer wound', '2026-03-30', '2026-04-02', NULL, NULL, 317, NULL, 600, 42, 150, 112, 150, 'n', 'Anne', 'stitches, antibiotics', NULL);
INSERT INTO patients VALUES (177, 'Tuppence', 'Church Green', 'postman', 'juvenile', 'm', 'lungworm', '2024-05-23', '2024-05-23', '2024-06-29', NULL, 398, 734, 650, 30, 60, 76, 0, 'y', 'Marek', 'wormer, nebuliser', NULL);
INSERT INTO patients VALUES (178, 'Ursula', 'Mill Lane', 'Mrs Aldous', 'adult', 'm', 'strimmer wound', '2025-04-19', NULL, '2025-05-07', NULL, 694, 888, 800, 21, 150, NULL, 100, 'y', 'Marek', 'stitches, antibiotics', NULL);
INSERT INTO patients VALUES (179, 'Vesper', 'Golf course', 'council gardener', 'adult', NULL, 'road accident', '2024-09-19', '2024-09-23', '2024-10-25', NULL, 702, 794, 800, 21, 150, 150, NULL, 'n', 'Anne', 'x-ray, painkillers', 'found in a cattle grid');
INSERT INTO patients VALUES (180, 'Wren', 'Mill Lane', 'Mrs Aldous', 'hoglet', 'm', 'orphaned', '2024-08-12', NULL, '2024-10-10', NULL, 195, 185, 550, 60, 90, NULL, 50, 'y', NULL, 'hand feeding, heat pad', NULL);
INSERT INTO patients VALUES (181, 'Alfie', 'Church Green', 'postman', 'adult ', NULL, 'LUNGWORM', '2025-06-17', '2025-06-19', '2025-08-18', NULL, 612, 833, 800, 60, 90, 108, 100, 'n', 'Anne', 'wormer, nebuliser', 'twin of another');
INSERT INTO patients VALUES (182, 'Bonnie', 'Allotments', 'postman', 'adult', 'f', 'underweight', '2026-11-11', '2026-11-12', NULL, NULL, 742, NULL, 900, 30, 120, 125, 150, 'n', 'Dilip', 'fluids, kitten food', 'twin of another');
INSERT INTO patients VALUES (183, 'Cricket', 'Golf course', 'Mrs Aldous', 'adult', 'm', 'out by day', '2025-07-05', '2025-07-09', NULL, NULL, 789, NULL, 800, 14, 40, 40, 5, 'n', 'Dilip', 'fluids, fly egg removal', 'needs soft release');
INSERT INTO patients VALUES (184, 'Dill', 'Golf course', 'Priya Nair', 'juvenile', NULL, 'underweight', '2025-03-16', '2025-03-17', '2025-05-28', NULL, 341, 743, 650, 60, 40, 57, NULL, 'y', 'Gwen', 'fluids, kitten food', NULL);
INSERT INTO patients VALUES (185, 'Ember', 'Old Brickworks', 'Mr Penrose', 'adult', 'f', 'lungworm', '2024-11-09', '2024-11-10', '2024-12-15', NULL, 770, 864, 800, 42, 90, 72, 20, 'n', NULL, 'wormer, nebuliser', NULL);
