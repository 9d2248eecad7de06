CREATE TABLE cust (
  c_id INTEGER PRIMARY KEY,
  nm TEXT,
  sex TEXT,
  birth_yr INTEGER,
  city TEXT,
  ins TEXT,
  has_wheelch INTEGER
);
INSERT INTO cust VALUES (1, 'Theo Adler', 'M', 1977, 'Göttingen', 'Barmer', 1);
INSERT INTO cust VALUES (2, 'Anna Hofer', 'F', 1946, 'Kassel', 'AOK', 1);
INSERT INTO cust VALUES (3, 'Leo Colombo', 'M', 1990, 'Marburg', 'TK', 0);
INSERT INTO cust VALUES (4, 'Jakob Keller', 'M', 1991, 'Marburg', NULL, 1);
INSERT INTO cust VALUES (5, 'Johanna Quast', 'F', 1973, 'Kassel', 'Barmer', 0);
INSERT INTO cust VALUES (6, 'Ines Imhof', 'F', 1958, 'Marburg', 'AOK', 1);
INSERT INTO cust VALUES (7, 'Viktor Adler', 'M', 1948, 'Göttingen', NULL, 0);
INSERT INTO cust VALUES (8, 'Edith Colombo', 'F', 1970, 'Fulda', NULL, 0);
INSERT INTO cust VALUES (9, 'Ursula Imhof', 'F', 1985, 'Gießen', 'TK', 0);
INSERT INTO cust VALUES (10, 'Vera Lindner', 'F', 1997, 'Marburg', 'TK', 0);
INSERT INTO cust VALUES (11, 'Johanna Falk', 'F', 1972, 'Gießen', NULL, 0);
INSERT INTO cust VALUES (12, 'Jakob Moser', 'M', 1990, 'Gießen', NULL, 1);
INSERT INTO cust VALUES (13, 'Georg Gruber', 'M', 1959, 'Fulda', 'AOK', 1);
INSERT INTO cust VALUES (14, 'Stefan Fink', 'M', 1989, 'Göttingen', 'Barmer', 0);
INSERT INTO cust VALUES (15, 'Johanna Winter', 'F', 2004, 'Gießen', NULL, 0);
INSERT INTO cust VALUES (16, 'Stefan Novak', 'M', 1990, 'Göttingen', 'Barmer', 1);
INSERT INTO cust VALUES (17, 'Paula Vogel', 'F', 1972, 'Göttingen', 'AOK', 0);
INSERT INTO cust VALUES (18, 'Johanna Vogel', 'F', 1957, 'Göttingen', 'Barmer', 0);
INSERT INTO cust VALUES (19, 'Carla Imhof', 'F', 1973, 'Kassel', 'AOK', 1);
INSERT INTO cust VALUES (20, 'Dieter Seidl', 'M', 2000, 'Gießen', 'Barmer', 0);
INSERT INTO cust VALUES (21, 'Georg Sommer', 'M', 2006, 'Göttingen', 'Barmer', 0);
INSERT INTO cust VALUES (22, 'Vera Brandt', 'F', 1981, 'Marburg', 'Barmer', 1);
INSERT INTO cust VALUES (23, 'Oskar Falk', 'M', 1942, 'Marburg', 'Barmer', 0);
INSERT INTO cust VALUES (24, 'Edith Zeller', 'F', 1986, 'Göttingen', NULL, 0);
INSERT INTO cust VALUES (25, 'Nils Falk', 'M', 1939, 'Kassel', 'AOK', 1);
INSERT INTO cust VALUES (26, 'Leo Ebner', 'M', 1950, 'Göttingen', 'Barmer', 1);
INSERT INTO cust VALUES (27, 'Ivan Ebner', 'M', 1942, 'Fulda', NULL, 1);
INSERT INTO cust VALUES (28, 'Helga Jansen', 'F', 1950, 'Gießen', 'Barmer', 0);
INSERT INTO cust VALUES (29, 'Carl Lindner', 'M', 1943, 'Fulda', NULL, 1);
INSERT INTO cust VALUES (30, 'Rolf Dorn', 'M', 1965, 'Marburg', 'AOK', 1);
INSERT INTO cust VALUES (31, 'Nils Lindner', 'M', 1986, 'Fulda', 'TK', 0);
INSERT INTO cust VALUES (32, 'Wilma Falk', 'F', 1947, 'Göttingen', 'TK', 0);
CREATE TABLE tech (
  t_id INTEGER PRIMARY KEY,
  nm TEXT,
  grade TEXT,
  hired TEXT
);
INSERT INTO tech VALUES (1, 'Ruth Anders', 'M', '2004-09-01');
INSERT INTO tech VALUES (2, 'Milan Pavlic', 'J', '2017-03-15');
INSERT INTO tech VALUES (3, 'Timo Schreck', 'J', '2019-08-01');
INSERT INTO tech VALUES (4, 'Hanna Voss', 'M', '2011-02-01');
INSERT INTO tech VALUES (5, 'Kemal Aydin', 'A', '2023-09-01');
INSERT INTO tech VALUES (6, 'Sina Roth', 'A', '2024-09-01');
INSERT INTO tech VALUES (7, 'Udo Blank', 'J', '2009-05-04');
CREATE TABLE job (
  j_id INTEGER PRIMARY KEY,
  c_id INTEGER REFERENCES cust(c_id),
  t_id INTEGER REFERENCES tech(t_id),
  kind TEXT,
  side TEXT,
  mat TEXT,
  wt_g INTEGER,
  ord_dt TEXT,
  due_dt TEXT,
  dlv_dt TEXT,
  price_ct INTEGER,
  cost_ct INTEGER,
  is_rush INTEGER,
  n_refit INTEGER
);
INSERT INTO job VALUES (501, 26, 4, 'back brace', NULL, 'leather', 1586, '2024-06-07', '2024-07-05', '2024-07-04', 83550, 63407, 0, 3);
INSERT INTO job VALUES (502, 28, 7, 'insole', 'L', 'leather', 125, '2024-06-13', '2024-06-27', '2024-06-18', 17500, 13346, 0, 4);
INSERT INTO job VALUES (503, 12, 7, 'insole', 'R', 'EVA foam', 148, '2024-06-15', '2024-07-13', '2024-07-15', 19500, 9483, 0, 1);
INSERT INTO job VALUES (504, 3, 4, 'below-knee leg', 'L', 'silicone', 1879, '2024-06-15', '2024-07-13', '2024-07-15', 532900, 350308, 1, 1);
INSERT INTO job VALUES (505, 25, 1, 'back brace', NULL, 'polypropylene', 1509, '2024-06-17', '2024-07-15', '2024-07-14', 74250, 29760, 0, 4);
INSERT INTO job VALUES (506, 16, 7, 'below-knee leg', 'R', 'silicone', 1633, '2024-06-19', '2024-07-17', '2024-08-02', 346250, 167430, 0, 1);
INSERT INTO job VALUES (507, 23, 7, 'insole', 'R', 'EVA foam', 170, '2024-06-25', '2024-07-09', '2024-07-11', 16850, 7270, 1, 4);
INSERT INTO job VALUES (508, 24, 3, 'insole', 'R', 'EVA foam', 126, '2024-06-30', '2024-08-11', NULL, 20700, 12375, 1, 0);
INSERT INTO job VALUES (509, 14, 3, 'ankle brace', 'R', 'carbon', 608, '2024-07-01', '2024-07-22', '2024-07-18', 61250, 36313, 1, 2);
INSERT INTO job VALUES (510, 4, 5, 'back brace', NULL, 'polypropylene', 1422, '2024-07-19', '2024-08-09', NULL, 86050, 35160, 0, 2);
INSERT INTO job VALUES (511, 26, 7, 'insole', 'R', 'EVA foam', 135, '2024-07-21', '2024-08-11', '2024-08-05', 18600, 11122, 1, 0);
INSERT INTO job VALUES (512, 19, 2, 'back brace', NULL, 'polypropylene', 1107, '2024-07-30', '2024-09-10', '2024-09-14', 113600, 79309, 0, 1);
INSERT INTO job VALUES (513, 28, 5, 'below-knee leg', 'R', 'carbon', 1994, '2024-08-04', '2024-08-18', '2024-08-09', 403250, 198611, 0, 2);
INSERT INTO job VALUES (514, 25, 2, 'insole', 'L', 'EVA foam', 180, '2024-08-20', '2024-09-03', '2024-09-17', 22400, 13860, 0, 1);
INSERT INTO job VALUES (515, 1, 5, 'back brace', NULL, 'polypropylene', 1689, '2024-08-30', '2024-09-13', '2024-09-15', 83700, 40683, 1, 0);
INSERT INTO job VALUES (516, 25, 4, 'above-knee leg', 'L', 'titanium', 3989, '2024-09-03', '2024-09-24', '2024-10-02', 854900, 420347, 0, 1);
INSERT INTO job VALUES (517, 23, 1, 'below-knee leg', 'L', 'silicone', 1953, '2024-09-07', '2024-10-05', '2024-10-21', 379300, 214648, 0, 0);
INSERT INTO job VALUES (518, 20, 2, 'below-knee leg', 'L', 'silicone', 2441, '2024-09-12', '2024-10-10', '2024-10-14', 401150, 279328, 0, 4);
INSERT INTO job VALUES (519, 10, 2, 'ankle brace', 'R', 'polypropylene', 497, '2024-09-15', '2024-09-29', '2024-10-01', 78800, 52737, 0, 1);
INSERT INTO job VALUES (520, 6, 5, 'insole', 'B', 'leather', 115, '2024-09-22', '2024-11-03', '2024-11-16', 20400, 8215, 0, 2);
INSERT INTO job VALUES (521, 20, 3, 'back brace', NULL, 'polypropylene', 1689, '2024-09-27', '2024-11-08', NULL, 110700, 51692, 1, 0);
INSERT INTO job VALUES (522, 9, 3, 'back brace', NULL, 'polypropylene', 1366, '2024-09-29', '2024-10-20', '2024-11-04', 87800, 40172, 1, 2);
INSERT INTO job VALUES (523, 26, 4, 'hand', 'L', 'silicone', 453, '2024-10-04', '2024-10-18', NULL, 691450, 446895, 0, 1);
INSERT INTO job VALUES (524, 16, 5, 'ankle brace', 'R', 'polypropylene', 532, '2024-10-06', '2024-10-27', '2024-11-02', 51400, 36288, 1, 3);
INSERT INTO job VALUES (525, 22, 3, 'below-knee leg', 'L', 'carbon', 1842, '2024-10-07', '2024-11-18', '2024-11-12', 509350, 227586, 0, 1);
INSERT INTO job VALUES (526, 12, 5, 'ankle brace', 'L', 'carbon', 378, '2024-10-10', '2024-10-24', '2024-10-18', 80000, 45989, 0, 0);
INSERT INTO job VALUES (527, 17, 4, 'ankle brace', 'L', 'carbon', 394, '2024-10-10', '2024-11-21', '2024-12-05', 62100, 27643, 0, 1);
INSERT INTO job VALUES (528, 15, 7, 'insole', 'L', 'EVA foam', 156, '2024-10-12', '2024-11-09', '2024-11-17', 15900, 9268, 0, 0);
INSERT INTO job VALUES (529, 18, 4, 'ankle brace', 'B', 'leather', 410, '2024-10-18', '2024-11-01', '2024-11-17', 76350, 48473, 0, 1);
INSERT INTO job VALUES (530, 24, 2, 'ankle brace', 'B', 'leather', 381, '2024-11-10', '2024-12-08', '2024-12-14', 79650, 42274, 1, 1);
INSERT INTO job VALUES (531, 3, 4, 'ankle brace', 'L', 'leather', 553, '2024-11-17', '2024-12-01', NULL, 74950, 54046, 0, 1);
INSERT INTO job VALUES (532, 20, 4, 'back brace', NULL, 'polypropylene', 1449, '2024-11-21', '2024-12-19', '2024-12-13', 95500, 72745, 0, 1);
INSERT INTO job VALUES (533, 26, 4, 'back brace', NULL, 'leather', 1512, '2024-11-22', '2024-12-13', '2024-12-09', 101150, 71033, 0, 1);
INSERT INTO job VALUES (534, 5, 1, 'ankle brace', 'R', 'leather', 490, '2024-12-01', '2024-12-22', '2024-12-21', 65750, 23443, 0, 0);
INSERT INTO job VALUES (535, 14, 7, 'insole', 'L', 'EVA foam', 173, '2024-12-02', '2025-01-13', '2025-01-17', 19350, 9079, 0, 4);
INSERT INTO job VALUES (536, 4, 4, 'back brace', NULL, 'leather', 1257, '2024-12-05', '2024-12-19', '2025-01-02', 110700, 59344, 0, 0);
INSERT INTO job VALUES (537, 12, 4, 'hand', 'R', 'carbon', 419, '2024-12-10', '2025-01-07', '2025-01-22', 504500, 369870, 1, 2);
INSERT INTO job VALUES (538, 20, 4, 'insole', 'B', 'leather', 127, '2024-12-14', '2024-12-28', '2025-01-05', 16550, 9497, 0, 0);
INSERT INTO job VALUES (539, 16, 3, 'insole', 'R', 'leather', 105, '2024-12-16', '2024-12-30', '2024-12-31', 16500, 13036, 0, 1);
INSERT INTO job VALUES (540, 18, 1, 'below-knee leg', 'L', 'carbon', 2466, '2024-12-18', '2025-01-15', '2025-01-24', 472100, 196771, 0, 3);
INSERT INTO job VALUES (541, 8, 2, 'above-knee leg', 'L', 'titanium', 3140, '2024-12-24', '2025-01-21', '2025-01-17', 1141400, 491368, 0, 0);
INSERT INTO job VALUES (542, 22, 3, 'insole', 'B', 'EVA foam', 171, '2024-12-26', '2025-01-09', '2025-01-03', 21100, 8230, 1, 1);
INSERT INTO job VALUES (543, 3, 4, 'ankle brace', 'R', 'polypropylene', 410, '2025-01-04', '2025-02-01', '2025-02-02', 75100, 30315, 0, 2);
INSERT INTO job VALUES (544, 2, 5, 'ankle brace', 'B', 'carbon', 534, '2025-01-08', '2025-01-29', '2025-02-02', 53700, 42852, 1, 1);
INSERT INTO job VALUES (545, 7, 3, 'insole', 'L', 'EVA foam', 132, '2025-01-11', '2025-02-01', '2025-02-09', 16100, 7312, 0, 1);
INSERT INTO job VALUES (546, 16, 5, 'below-knee leg', 'L', 'titanium', 2181, '2025-01-18', '2025-02-08', NULL, 470250, 186316, 0, 1);
INSERT INTO job VALUES (547, 4, 2, 'above-knee leg', 'L', 'titanium', 3692, '2025-01-22', '2025-02-12', '2025-02-24', 804000, 331150, 1, 0);
INSERT INTO job VALUES (548, 28, 1, 'insole', 'B', 'EVA foam', 123, '2025-01-28', '2025-02-25', '2025-02-24', 23000, 12887, 0, 1);
INSERT INTO job VALUES (549, 3, 7, 'above-knee leg', 'R', 'carbon', 4106, '2025-01-29', '2025-02-19', '2025-03-07', 1112100, 525610, 0, 3);
INSERT INTO job VALUES (550, 11, 4, 'below-knee leg', 'R', 'silicone', 1835, '2025-01-31', '2025-02-28', '2025-03-11', 433500, 231995, 0, 1);
INSERT INTO job VALUES (551, 20, 2, 'back brace', NULL, 'polypropylene', 1192, '2025-02-01', '2025-02-15', '2025-02-08', 109950, 54246, 0, 2);
INSERT INTO job VALUES (552, 17, 1, 'below-knee leg', 'L', 'silicone', 2354, '2025-02-04', '2025-02-18', '2025-02-28', 491350, 358606, 0, 3);
INSERT INTO job VALUES (553, 8, 1, 'above-knee leg', 'L', 'titanium', 3459, '2025-02-07', '2025-03-07', '2025-03-22', 997250, 610406, 0, 2);
INSERT INTO job VALUES (554, 10, 2, 'below-knee leg', 'L', 'silicone', 1956, '2025-02-08', '2025-03-22', '2025-03-14', 377050, 191095, 0, 0);
INSERT INTO job VALUES (555, 23, 2, 'back brace', NULL, 'polypropylene', 1229, '2025-02-14', '2025-03-14', '2025-03-16', 73850, 41693, 0, 1);
INSERT INTO job VALUES (556, 20, 7, 'insole', 'L', 'leather', 156, '2025-02-17', '2025-03-10', '2025-03-25', 15450, 7492, 0, 2);
INSERT INTO job VALUES (557, 13, 1, 'back brace', NULL, 'leather', 1689, '2025-03-02', '2025-03-23', '2025-03-21', 111800, 46711, 1, 0);
INSERT INTO job VALUES (558, 27, 4, 'ankle brace', 'B', 'leather', 474, '2025-03-02', '2025-03-23', '2025-03-18', 78650, 34685, 0, 1);
INSERT INTO job VALUES (559, 24, 3, 'ankle brace', 'B', 'polypropylene', 411, '2025-03-05', '2025-03-19', '2025-03-19', 69100, 35704, 1, 1);
INSERT INTO job VALUES (560, 13, 2, 'back brace', NULL, 'polypropylene', 1578, '2025-03-07', '2025-04-04', '2025-03-31', 105950, 67778, 0, 3);
INSERT INTO job VALUES (561, 23, 4, 'insole', 'B', 'leather', 125, '2025-03-08', '2025-03-29', '2025-03-23', 16850, 8845, 0, 1);
INSERT INTO job VALUES (562, 8, 4, 'above-knee leg', 'L', 'titanium', 3141, '2025-03-19', '2025-04-16', '2025-04-14', 1116600, 406226, 1, 0);
INSERT INTO job VALUES (563, 7, 2, 'ankle brace', 'R', 'polypropylene', 493, '2025-03-21', '2025-04-11', '2025-04-26', 61100, 45402, 0, 2);
INSERT INTO job VALUES (564, 10, 4, 'ankle brace', 'R', 'leather', 382, '2025-03-22', '2025-04-12', '2025-04-25', 57800, 30416, 0, 1);
INSERT INTO job VALUES (565, 23, 4, 'back brace', NULL, 'leather', 1278, '2025-03-26', '2025-05-07', '2025-05-23', 99150, 39546, 0, 1);
INSERT INTO job VALUES (566, 16, 5, 'insole', 'R', 'leather', 130, '2025-03-27', '2025-05-08', '2025-04-29', 21050, 10831, 0, 0);
INSERT INTO job VALUES (567, 2, 7, 'above-knee leg', 'L', 'titanium', 4244, '2025-04-24', '2025-06-05', NULL, 1119650, 772759, 0, 3);
INSERT INTO job VALUES (568, 26, 1, 'below-knee leg', 'L', 'silicone', 2072, '2025-04-26', '2025-05-24', '2025-05-21', 412750, 177536, 0, 2);
INSERT INTO job VALUES (569, 10, 7, 'insole', 'R', 'leather', 133, '2025-05-09', '2025-05-30', NULL, 22850, 11531, 0, 3);
INSERT INTO job VALUES (570, 16, 7, 'back brace', NULL, 'polypropylene', 1519, '2025-05-11', '2025-06-01', '2025-06-01', 97000, 64582, 0, 0);
INSERT INTO job VALUES (571, 25, 4, 'back brace', NULL, 'leather', 1062, '2025-05-14', '2025-06-04', NULL, 101250, 35491, 0, 1);
INSERT INTO job VALUES (572, 9, 4, 'above-knee leg', 'R', 'titanium', 3319, '2025-05-20', '2025-06-10', NULL, 829750, 621566, 0, 3);
INSERT INTO job VALUES (573, 28, 1, 'back brace', NULL, 'polypropylene', 1202, '2025-05-22', '2025-06-12', NULL, 82300, 43499, 0, 0);
INSERT INTO job VALUES (574, 27, 4, 'below-knee leg', 'L', 'titanium', 1604, '2025-05-23', '2025-06-20', NULL, 403000, 305665, 0, 2);
INSERT INTO job VALUES (575, 19, 1, 'ankle brace', 'L', 'leather', 511, '2025-05-27', '2025-06-24', NULL, 53500, 25809, 0, 1);
