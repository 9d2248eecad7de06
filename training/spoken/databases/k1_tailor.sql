CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  name TEXT,
  village TEXT,
  phone TEXT,
  regular TEXT
);
INSERT INTO customers VALUES (1, 'Mrs Abara', 'Hale', '07700 112', 'Y');
INSERT INTO customers VALUES (2, 'Tom Birch', 'Altrincham', NULL, 'N');
INSERT INTO customers VALUES (3, 'Ms Costa', 'Sale', '07700 841', 'N');
INSERT INTO customers VALUES (4, 'Mr Dhillon', 'Sale', '07700 302', 'Y');
INSERT INTO customers VALUES (5, 'Ellen Fairley', 'Hale', NULL, 'N');
INSERT INTO customers VALUES (6, 'Gus Hartley', 'altrincham', '07700 991', 'Y');
INSERT INTO customers VALUES (7, 'Mrs Ito', 'Timperley', '07700 455', 'N');
INSERT INTO customers VALUES (8, 'Priya Joshi', 'Timperley', '07700 610', 'Y');
INSERT INTO customers VALUES (9, 'Karl Lund', 'Sale', NULL, 'N');
INSERT INTO customers VALUES (10, 'Mr Moreau', 'Hale', '07700 278', 'N');
INSERT INTO customers VALUES (11, 'Nell Okafor', 'Altrincham', '07700 519', 'Y');
INSERT INTO customers VALUES (12, 'Rev Peake', 'Bowdon', NULL, 'N');
INSERT INTO customers VALUES (13, 'Sadie Quill', 'Bowdon', '07700 733', 'N');
INSERT INTO customers VALUES (14, 'Mr Zeller', 'Hale', '07700 204', 'N');
CREATE TABLE alterations (
  ticket INTEGER PRIMARY KEY,
  customer_id INTEGER REFERENCES customers(id),
  garment TEXT,
  work TEXT,
  taken_in DATE,
  due DATE,
  collected DATE,
  seamstress TEXT,
  time_mins INTEGER,
  price_gbp REAL,
  deposit_gbp REAL,
  paid TEXT,
  remarks TEXT
);
INSERT INTO alterations VALUES (1001, 3, 'jeans', 'patch', '2025-05-05', '2025-05-17', '2025-05-18', 'Bea', 20, 15.0, 5, 'Y', 'customer to bring buttons');
INSERT INTO alterations VALUES (1002, 1, 'trousers', 'shorten sleeves, take in waist', '2025-04-17', '2025-04-29', '2025-04-29', 'Bea', 30, 18.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1003, 5, 'shirt', 'new zip', '2025-05-18', '2025-05-26', '2025-05-28', 'ottilie', 240, 16.5, 0, 'N', NULL);
INSERT INTO alterations VALUES (1004, 7, 'coat', 'new zip', '2025-05-17', '2025-05-26', '2025-05-24', 'Ottilie', 90, 51.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1005, 10, 'trousers', 'new zip', '2025-02-28', '2025-03-05', '2025-03-10', 'Bea', 45, 17.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1006, 11, 'skirt', 'take in waist', '2025-02-09', '2025-02-17', '2025-02-16', 'Marek', 30, 14.5, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1007, 1, 'suit jacket', 'take up hem, take in waist', '2025-06-19', '2025-06-30', NULL, 'Ottilie', 45, 36.5, 20, 'N', 'rush');
INSERT INTO alterations VALUES (1008, 8, 'skirt', 'shorten sleeves, take in waist', '2025-06-19', '2025-07-03', NULL, 'Ottilie', 15, 11.0, 0, 'N', NULL);
INSERT INTO alterations VALUES (1009, 6, 'wedding dress', 'take up hem, take in waist', '2025-01-24', '2025-01-30', '2025-01-29', 'Ottilie', 150, 106.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1010, 6, 'shirt', 'let out waist', '2025-04-14', '2025-04-21', '2025-04-21', 'Bea', 30, 12.5, 5, 'N', 'second fitting');
INSERT INTO alterations VALUES (1011, 5, 'skirt', 'new zip, reline', '2025-06-09', '2025-06-15', '2025-06-19', 'Bea', 90, 11.5, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1012, 2, 'curtains', 'take up hem, reline', '2025-01-23', '2025-01-30', '2025-01-31', 'Ottilie', 30, 35.0, 5, 'N', NULL);
INSERT INTO alterations VALUES (1013, 5, 'Trousers', 'shorten sleeves', '2025-04-21', '2025-05-03', '2025-05-04', 'Bea', 20, 12.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1014, 1, 'curtains', 'take up hem', '2025-06-06', '2025-06-11', '2025-06-09', 'Bea', 20, 29.5, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1015, 9, 'suit jacket', 'take in waist', '2025-01-25', '2025-02-06', '2025-02-09', 'Bea', 60, 48.5, 10, 'Y', NULL);
INSERT INTO alterations VALUES (1016, 5, 'Trousers', 'take up hem, take in waist', '2025-01-13', '2025-01-25', '2025-01-23', 'Bea', 20, 14.0, 5, 'Y', NULL);
INSERT INTO alterations VALUES (1017, 13, 'skirt', 'reline', '2025-04-15', '2025-05-01', '2025-05-06', 'Marek', 15, 18.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1018, 11, 'dress', 'take in waist', '2025-05-13', '2025-05-27', '2025-06-01', 'Marek', 30, 18.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1019, 7, 'jeans', 'new zip, reline', '2025-03-08', '2025-03-18', '2025-03-22', 'Bea', 30, 12.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1020, 5, 'dress', 'let out waist', '2025-02-09', '2025-02-21', '2025-02-24', 'Bea', 20, 30.5, 5, 'Y', NULL);
INSERT INTO alterations VALUES (1021, 10, 'skirt', 'take up hem, take in waist', '2025-06-15', '2025-06-28', '2025-07-03', 'ottilie', 60, 17.0, 10, 'Y', 'rush');
INSERT INTO alterations VALUES (1022, 2, 'shirt', 'take up hem', '2025-03-18', '2025-04-01', '2025-04-04', 'ottilie', 150, 17.5, 0, 'Y', 'careful - silk');
INSERT INTO alterations VALUES (1023, 6, 'suit jacket', 'take up hem', '2025-06-16', '2025-06-22', '2025-06-27', 'Bea', 30, 40.0, 5, 'Y', 'loose thread at back');
INSERT INTO alterations VALUES (1024, 9, 'trousers', 'new zip, reline', '2025-05-22', '2025-06-07', '2025-06-05', 'Marek', 240, 13.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1025, 1, 'dress', 'take in waist', '2025-04-21', '2025-05-07', '2025-05-11', 'ottilie', 240, 24.5, 5, 'Y', NULL);
INSERT INTO alterations VALUES (1026, 9, 'coat', 'new zip, reline', '2025-03-30', '2025-04-14', '2025-04-15', 'Bea', 30, 53.5, 10, 'Y', NULL);
INSERT INTO alterations VALUES (1027, 9, 'wedding dress', 'patch', '2025-03-29', '2025-04-07', '2025-04-05', 'ottilie', 45, 73.0, 0, 'Y', 'rush');
INSERT INTO alterations VALUES (1028, 5, 'Trousers', 'take up hem, take in waist', '2025-01-14', '2025-01-21', '2025-01-24', 'Marek', 150, 18.5, 0, 'N', NULL);
INSERT INTO alterations VALUES (1029, 9, 'Trousers', 'new zip', '2025-04-28', '2025-05-11', '2025-05-13', 'Marek', 45, 15.5, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1030, 9, 'shirt', 'new zip', '2025-03-24', '2025-03-31', '2025-04-02', 'Bea', 90, 12.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1031, 4, 'skirt', 'patch', '2025-05-30', '2025-06-05', '2025-06-10', 'ottilie', 90, 12.0, 5, 'Y', NULL);
INSERT INTO alterations VALUES (1032, 5, 'coat', 'take up hem, take in waist', '2025-05-07', '2025-05-20', '2025-05-23', 'Bea', 15, 41.5, 0, 'Y', 'customer to bring buttons');
INSERT INTO alterations VALUES (1033, 9, 'wedding dress', 'reline', '2025-04-06', '2025-04-14', '2025-04-19', 'Marek', 45, 111.5, 0, 'N', NULL);
INSERT INTO alterations VALUES (1034, 7, 'skirt', 'take up hem', '2025-04-12', '2025-04-27', '2025-05-01', 'Marek', 30, 16.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1035, 4, 'suit jacket', 'new zip', '2025-06-15', '2025-06-25', '2025-06-25', 'Bea', 20, 34.5, 20, 'Y', 'customer to bring buttons');
INSERT INTO alterations VALUES (1036, 3, 'Trousers', 'shorten sleeves', '2025-04-15', '2025-04-21', '2025-04-25', 'Bea', 90, 14.0, 10, 'Y', 'rush');
INSERT INTO alterations VALUES (1037, 1, 'shirt', 'reline', '2025-04-08', '2025-04-14', '2025-04-17', 'ottilie', 20, 16.5, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1038, 5, 'shirt', 'new zip, reline', '2025-02-12', '2025-02-20', '2025-02-20', 'Bea', 15, 12.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1039, 1, 'Trousers', 'reline', '2025-04-16', '2025-04-28', '2025-05-02', 'Bea', 30, 14.5, 5, 'Y', NULL);
INSERT INTO alterations VALUES (1040, 1, 'coat', 'take up hem, take in waist', '2025-02-24', '2025-03-10', '2025-03-10', 'ottilie', 30, 51.5, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1041, 9, 'wedding dress', 'shorten sleeves', '2025-02-04', '2025-02-20', '2025-02-20', 'Ottilie', 90, 92.0, 10, 'N', 'loose thread at back');
INSERT INTO alterations VALUES (1042, 10, 'suit jacket', 'take in waist', '2025-04-03', '2025-04-12', '2025-04-17', 'Bea', 30, 48.5, 20, 'Y', 'rush, silk');
INSERT INTO alterations VALUES (1043, 6, 'dress', 'take up hem, take in waist', '2025-05-31', '2025-06-07', '2025-06-06', 'Bea', 90, 33.0, 5, 'N', 'rush');
INSERT INTO alterations VALUES (1044, 1, 'Trousers', 'new zip', '2025-03-12', '2025-03-24', '2025-03-28', 'Bea', 45, 17.5, 5, 'Y', NULL);
INSERT INTO alterations VALUES (1045, 13, 'curtains', 'take up hem, reline', '2025-05-31', '2025-06-06', '2025-06-11', 'Bea', 90, 24.0, 5, 'N', NULL);
INSERT INTO alterations VALUES (1046, 4, 'suit jacket', 'new zip, reline', '2025-05-24', '2025-06-07', '2025-06-05', 'Marek', 45, 39.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1047, 11, 'wedding dress', 'patch', '2025-03-19', '2025-04-03', '2025-04-05', 'Bea', 90, 114.0, 5, 'N', 'loose thread at back');
INSERT INTO alterations VALUES (1048, 8, 'coat', 'take up hem, take in waist', '2025-01-18', '2025-02-01', '2025-02-04', 'Ottilie', 30, 54.5, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1049, 7, 'jeans', 'let out waist', '2025-03-09', '2025-03-23', '2025-03-22', 'Bea', 60, 14.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1050, 9, 'suit jacket', 'take up hem, take in waist', '2025-05-02', '2025-05-16', '2025-05-18', 'Marek', 30, 43.5, 0, 'N', 'rush, silk');
INSERT INTO alterations VALUES (1051, 9, 'jeans', 'take in waist', '2025-05-14', '2025-05-23', '2025-05-26', 'Marek', 30, 16.0, 5, 'Y', 'customer to bring buttons');
INSERT INTO alterations VALUES (1052, 3, 'dress', 'patch', '2025-06-22', '2025-06-30', NULL, 'ottilie', 15, 27.5, 0, 'N', 'second fitting');
INSERT INTO alterations VALUES (1053, 6, 'dress', 'patch', '2025-03-18', '2025-03-24', NULL, 'ottilie', 150, 20.0, 0, 'N', 'careful - silk');
INSERT INTO alterations VALUES (1054, 13, 'coat', 'new zip, reline', '2025-02-09', '2025-02-15', '2025-02-14', 'Bea', 150, 52.5, 10, 'Y', NULL);
INSERT INTO alterations VALUES (1055, 2, 'suit jacket', 'reline', '2025-02-14', '2025-03-01', '2025-03-04', 'ottilie', 60, 45.5, 10, 'Y', NULL);
INSERT INTO alterations VALUES (1056, 1, 'Trousers', 'patch', '2025-01-27', '2025-02-07', '2025-02-12', 'Bea', 45, 14.5, 10, 'Y', NULL);
INSERT INTO alterations VALUES (1057, 2, 'wedding dress', 'new zip, reline', '2025-03-30', '2025-04-08', '2025-04-08', 'Ottilie', 150, 107.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1058, 5, 'jeans', 'patch', '2025-03-25', '2025-04-06', '2025-04-09', 'Bea', 20, 19.0, 10, 'Y', 'careful - silk');
INSERT INTO alterations VALUES (1059, 10, 'skirt', 'shorten sleeves, take in waist', '2025-04-15', '2025-04-23', '2025-04-26', 'Bea', 30, 15.5, 10, 'Y', NULL);
INSERT INTO alterations VALUES (1060, 11, 'wedding dress', 'take up hem', '2025-03-03', '2025-03-16', '2025-03-14', 'ottilie', 20, 102.0, 20, 'Y', NULL);
INSERT INTO alterations VALUES (1061, 2, 'Trousers', 'reline', '2025-01-26', '2025-02-04', NULL, 'Bea', 90, 11.0, 5, 'N', NULL);
INSERT INTO alterations VALUES (1062, 3, 'jeans', 'patch', '2025-04-02', '2025-04-14', '2025-04-18', 'ottilie', 150, 17.5, 0, 'Y', 'rush, silk');
INSERT INTO alterations VALUES (1063, 8, 'shirt', 'take up hem', '2025-04-21', '2025-05-06', NULL, 'Marek', 15, 17.5, 10, 'N', NULL);
INSERT INTO alterations VALUES (1064, 6, 'trousers', 'take in waist', '2025-04-23', '2025-05-04', '2025-05-04', 'Bea', 60, 12.0, 5, 'Y', NULL);
INSERT INTO alterations VALUES (1065, 1, 'wedding dress', 'take up hem', '2025-05-06', '2025-05-15', '2025-05-14', 'ottilie', 15, 77.5, 20, 'Y', NULL);
INSERT INTO alterations VALUES (1066, 8, 'dress', 'let out waist', '2025-04-07', '2025-04-15', '2025-04-16', 'Bea', 45, 25.0, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1067, 7, 'curtains', 'reline', '2025-05-10', '2025-05-21', '2025-05-24', 'Bea', 90, 37.5, 0, 'Y', NULL);
INSERT INTO alterations VALUES (1068, 8, 'skirt', 'patch', '2025-05-18', '2025-05-27', '2025-05-25', 'Ottilie', 150, 12.5, 0, 'N', NULL);
INSERT INTO alterations VALUES (1069, 11, 'suit jacket', 'take up hem, take in waist', '2025-02-15', '2025-02-25', '2025-02-25', 'Marek', 45, 48.0, 0, 'Y', 'rush');
INSERT INTO alterations VALUES (1070, 1, 'suit jacket', 'take up hem', '2025-02-27', '2025-03-06', '2025-03-06', 'ottilie', 150, 33.5, 5, 'Y', NULL);
INSERT INTO alterations VALUES (1071, 4, 'curtains', 'take up hem', '2025-02-23', '2025-03-06', NULL, 'Bea', 240, 24.0, 10, 'N', NULL);
INSERT INTO alterations VALUES (1072, 9, 'suit jacket', 'shorten sleeves', '2025-03-27', '2025-04-05', '2025-04-09', 'Bea', 60, 34.5, 0, 'Y', 'customer to bring buttons');
