CREATE TABLE cust (
  cust_no INTEGER PRIMARY KEY,
  nm TEXT,
  town TEXT,
  typ TEXT,
  wants_cert TEXT,
  pay_days INTEGER
);
INSERT INTO cust VALUES (1, 'Schooner Amalia', 'Lübeck', 'ship', 'n', 14);
INSERT INTO cust VALUES (2, 'Bell Ringers Ost', 'Bremen', 'bells', 'y', 14);
INSERT INTO cust VALUES (3, 'Circus Zamponi', 'Lübeck', 'show', 'n', 30);
INSERT INTO cust VALUES (4, 'Brig Fortuna', 'Husum', 'ship', 'y', 7);
INSERT INTO cust VALUES (5, 'Climbing Hall Fels', 'Bremen', 'sport', 'y', 14);
INSERT INTO cust VALUES (6, 'Theatre Royal', 'Bremen', 'show', 'n', 14);
INSERT INTO cust VALUES (7, 'Harbour Office', 'Husum', 'port', 'n', 30);
INSERT INTO cust VALUES (8, 'Tug of War Club', 'Lübeck', 'sport', 'n', 7);
INSERT INTO cust VALUES (9, 'Farm Hinrichs', 'Lübeck', 'farm', 'n', 7);
INSERT INTO cust VALUES (10, 'Ferry Line Rode', 'Bremen', 'ship', 'n', 14);
INSERT INTO cust VALUES (11, 'Maritime Museum', 'Rostock', 'museum', 'n', 14);
INSERT INTO cust VALUES (12, 'Playground Works', 'Rostock', 'play', 'n', 30);
INSERT INTO cust VALUES (13, 'Yacht Kestrel', 'Lübeck', 'ship', 'n', 30);
INSERT INTO cust VALUES (14, 'Lifeboat Station', 'Lübeck', 'ship', 'y', 14);
INSERT INTO cust VALUES (15, 'Windmill Society', 'Lübeck', 'museum', 'n', 7);
INSERT INTO cust VALUES (16, 'Mr Eklund', 'Husum', 'private', 'y', 14);
INSERT INTO cust VALUES (17, 'Ms Sorley', 'Rostock', 'private', 'n', 30);
INSERT INTO cust VALUES (18, 'Stable Brandt', 'Bremen', 'farm', 'y', 7);
CREATE TABLE ord (
  ord_no INTEGER PRIMARY KEY,
  cust_no INTEGER REFERENCES cust(cust_no),
  mat TEXT,
  dia_mm INTEGER,
  len_ord_m INTEGER,
  len_made_m INTEGER,
  lay TEXT,
  ord_dt TEXT,
  prom_dt TEXT,
  dlv_dt TEXT,
  price_eur REAL,
  pd TEXT,
  tarred TEXT,
  spliced TEXT,
  canc TEXT,
  mkr TEXT,
  rmk TEXT
);
INSERT INTO ord VALUES (501, 13, 'hemp', 24, 100, 101, '4-strand', '2025-05-12', '2025-06-09', '2025-06-14', 191.42, 'y', 'n', 'y', 'n', NULL, 'eye at both ends');
INSERT INTO ord VALUES (502, 14, 'Hemp', 32, 10, 10, '3-strand', '2025-08-09', '2025-08-30', '2025-08-29', 37.33, 'y', 'n', 'n', 'n', 'Keno', 'bring old rope back');
INSERT INTO ord VALUES (503, 2, 'manila', 12, 20, 19, '4-strand', '2026-10-15', '2026-11-05', '2026-11-09', 36.31, 'n', 'n', 'n', 'n', 'Keno', 'red marker yarn');
INSERT INTO ord VALUES (504, 3, 'manila', 40, 30, 30, '3-strand', '2026-07-18', '2026-08-01', '2026-07-27', 147.48, 'y', 'n', 'n', 'n', 'brar', 'bring old rope back');
INSERT INTO ord VALUES (505, 14, 'hemp', 20, 30, 32, 'braided', '2024-02-29', '2024-03-28', '2024-04-17', 83.55, 'y', 'n', 'n', 'n', 'Keno', NULL);
INSERT INTO ord VALUES (506, 16, 'manila', 40, 100, 98, '4-strand', '2026-02-03', '2026-02-17', '2026-03-13', 343.35, 'y', 'y', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (507, 11, 'hemp', 16, 100, 101, '4-strand', '2026-07-11', '2026-08-01', '2026-08-01', 101.16, 'y', 'n', 'n', 'n', 'Keno', NULL);
INSERT INTO ord VALUES (508, 6, 'hemp', 10, 60, NULL, 'braided', '2025-08-11', '2025-09-08', NULL, 66.26, 'n', 'n', 'n', 'n', 'Keno', NULL);
INSERT INTO ord VALUES (509, 10, 'hemp', 8, 120, NULL, 'braided', '2023-11-13', '2023-12-04', NULL, 112.46, 'n', 'y', 'n', 'y', 'Brar', NULL);
INSERT INTO ord VALUES (510, 11, 'polyester', 20, 30, 30, '3-strand', '2023-04-24', '2023-05-22', '2023-05-17', 67.57, 'y', 'y', 'n', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (511, 15, 'hemp', 16, 50, 49, 'braided', '2025-05-03', '2025-05-17', '2025-05-10', 98.47, 'n', 'n', 'n', 'n', 'Brar', 'eye at both ends');
INSERT INTO ord VALUES (512, 8, 'cotton', 32, 100, 102, '4-strand', '2025-12-20', '2026-01-03', '2026-01-11', 243.29, 'y', 'n', 'n', 'n', 'BRAR', NULL);
INSERT INTO ord VALUES (513, 6, 'manila', 10, 40, 40, '4-strand', '2025-06-22', '2025-07-06', '2025-07-18', 53.74, 'y', 'y', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (514, 10, 'manila', 8, 60, 61, '4-strand', '2025-12-14', '2026-01-25', '2026-01-21', 44.79, 'y', 'y', 'n', 'n', 'Brar', 'red marker yarn');
INSERT INTO ord VALUES (515, 10, 'manila', 20, 120, 118, '4-strand', '2025-12-16', '2026-01-27', '2026-01-26', 247.23, 'y', 'n', 'y', 'n', 'Keno', 'eye at both ends');
INSERT INTO ord VALUES (516, 7, 'hemp', 20, 30, 30, 'braided', '2024-12-09', '2025-01-20', '2025-01-19', 50.92, 'y', 'y', 'n', 'n', 'Keno', NULL);
INSERT INTO ord VALUES (517, 4, 'manila', 6, 10, NULL, '3-strand', '2024-01-10', '2024-02-21', NULL, 23.56, 'n', 'n', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (518, 1, 'manila', 8, 15, 17, '4-strand', '2023-10-11', '2023-11-22', '2023-12-02', 33.15, 'y', 'n', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (519, 9, 'hemp', 20, 100, NULL, '4-strand', '2026-06-08', '2026-07-20', NULL, 120.36, 'n', 'n', 'n', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (520, 5, 'manila', 16, 10, 8, '4-strand', '2024-10-14', '2024-11-11', '2024-11-16', 36.59, 'y', 'n', 'n', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (521, 14, 'manila', 20, 100, 98, '3-strand', '2025-08-22', '2025-10-03', '2025-09-26', 226.15, 'n', 'n', 'n', 'n', 'Keno', NULL);
INSERT INTO ord VALUES (522, 8, 'cotton ', 24, 50, 49, '3-strand', '2026-04-18', '2026-05-16', '2026-06-07', 88.67, 'n', 'n', 'n', 'n', 'uta', NULL);
INSERT INTO ord VALUES (523, 8, 'polyester', 20, 10, 10, '3-strand', '2023-07-31', '2023-08-21', '2023-08-20', 41.18, 'y', 'y', 'n', 'n', 'Brar', 'red marker yarn');
INSERT INTO ord VALUES (524, 2, 'polyester', 16, 120, 120, '3-strand', '2023-03-07', '2023-04-18', '2023-04-12', 200.89, 'y', 'y', 'n', 'n', NULL, NULL);
INSERT INTO ord VALUES (525, 12, 'polyester', 12, 15, 15, 'braided', '2026-03-06', '2026-03-20', '2026-03-12', 29.1, 'y', 'y', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (526, 14, 'sisal', 16, 10, 10, '3-strand', '2026-06-15', '2026-06-29', '2026-07-14', 34.4, 'y', 'y', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (527, 2, 'hemp', 12, 20, 18, '3-strand', '2023-12-29', '2024-01-19', '2024-02-07', 41.58, 'y', 'n', 'n', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (528, 11, 'manila', 20, 60, 62, '3-strand', '2026-04-12', '2026-05-24', '2026-05-18', 109.95, 'n', 'n', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (529, 10, 'hemp', 24, 60, 60, '4-strand', '2025-05-25', '2025-07-06', '2025-07-24', 152.77, 'y', 'y', 'n', 'n', 'Keno', 'bring old rope back');
INSERT INTO ord VALUES (530, 16, 'hemp', 12, 50, 49, 'braided', '2024-05-22', '2024-06-05', '2024-06-14', 52.46, 'y', 'n', 'n', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (531, 2, 'polyester', 24, 120, 120, 'braided', '2024-11-24', '2024-12-22', '2024-12-24', 331.19, 'y', 'n', 'y', 'n', 'Uta', 'bring old rope back');
INSERT INTO ord VALUES (532, 16, 'hemp', 40, 20, 19, '4-strand', '2024-10-27', '2024-11-17', '2024-12-08', 89.07, 'y', 'y', 'n', 'n', 'Keno', 'red marker yarn');
INSERT INTO ord VALUES (533, 16, 'polyester', 20, 10, 10, '3-strand', '2024-01-29', '2024-02-26', '2024-02-25', 32.03, 'n', 'n', 'n', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (534, 1, 'polyester', 40, 80, 80, '3-strand', '2026-09-19', '2026-10-10', '2026-10-23', 189.13, 'y', 'y', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (535, 13, 'polyester', 12, 50, 52, '4-strand', '2024-12-23', '2025-01-06', '2025-01-15', 72.61, 'y', 'y', 'y', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (536, 15, 'hemp', 12, 100, 100, '3-strand', '2023-03-29', '2023-04-12', '2023-04-09', 99.44, 'y', 'n', 'y', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (537, 12, 'Manila', 32, 10, 10, '4-strand', '2026-03-21', '2026-05-02', '2026-04-29', 40.81, 'n', 'n', 'y', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (538, 1, 'polyester', 20, 30, 32, '3-strand', '2025-10-20', '2025-11-03', '2025-10-31', 64.9, 'y', 'n', 'n', 'n', 'Keno', NULL);
INSERT INTO ord VALUES (539, 11, 'hemp', 40, 120, 120, '3-strand', '2023-10-15', '2023-11-12', '2023-12-02', 439.76, 'y', 'y', 'n', 'n', 'Brar', 'bring old rope back');
INSERT INTO ord VALUES (540, 13, 'hemp', 32, 20, 20, '3-strand', '2023-01-14', '2023-02-04', '2023-02-17', 58.03, 'n', 'n', 'y', 'n', 'Uta ', NULL);
INSERT INTO ord VALUES (541, 5, 'cotton', 32, 10, 10, 'braided', '2026-10-10', '2026-10-31', '2026-11-14', 37.46, 'y', 'n', 'n', 'n', 'Uta', 'bring old rope back');
INSERT INTO ord VALUES (542, 13, 'Hemp', 16, 20, 20, 'braided', '2023-04-05', '2023-04-26', '2023-04-22', 40.1, 'n', 'n', 'n', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (543, 13, 'sisal', 40, 10, NULL, 'braided', '2025-02-01', '2025-03-15', NULL, 62.81, 'n', 'n', 'n', 'y', 'Keno ', NULL);
INSERT INTO ord VALUES (544, 10, 'cotton', 16, 15, 13, 'braided', '2024-12-24', '2025-01-14', '2025-01-25', 42.47, 'y', 'y', 'n', 'n', 'uta', NULL);
INSERT INTO ord VALUES (545, 6, 'hemp', 10, 40, 42, '3-strand', '2024-08-22', '2024-09-19', '2024-09-20', 62.53, 'n', 'y', 'n', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (546, 7, 'polyester', 32, 50, NULL, '4-strand', '2023-11-10', '2023-12-08', NULL, 164.7, 'n', 'n', 'n', 'y', 'Uta', NULL);
INSERT INTO ord VALUES (547, 14, 'cotton', 6, 100, 98, '4-strand', '2026-01-14', '2026-02-25', '2026-02-23', 80.58, 'y', 'y', 'n', 'n', 'Uta', 'red marker yarn');
INSERT INTO ord VALUES (548, 6, 'Hemp', 20, 60, 59, 'braided', '2024-10-18', '2024-11-08', '2024-11-14', 144.42, 'n', 'n', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (549, 10, 'sisal', 16, 10, 11, 'braided', '2025-08-06', '2025-08-27', '2025-09-01', 34.06, 'y', 'n', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (550, 10, 'manila', 40, 120, 120, '3-strand', '2025-02-20', '2025-04-03', '2025-04-01', 371.51, 'y', 'y', 'n', 'n', 'Brar', 'bring old rope back');
INSERT INTO ord VALUES (551, 4, 'Polyester', 10, 60, 60, '4-strand', '2023-10-03', '2023-11-14', '2023-11-09', 83.42, 'n', 'n', 'n', 'n', 'uta', NULL);
INSERT INTO ord VALUES (552, 16, 'hemp', 10, 120, NULL, '4-strand', '2025-05-12', '2025-06-02', NULL, 108.7, 'n', 'y', 'y', 'n', 'Uta', 'bring old rope back');
INSERT INTO ord VALUES (553, 4, 'hemp', 6, 40, 40, 'braided', '2023-10-22', '2023-12-03', '2023-11-25', 33.51, 'n', 'n', 'n', 'n', 'Keno', NULL);
INSERT INTO ord VALUES (554, 13, 'hemp', 12, 120, NULL, 'braided', '2023-08-19', '2023-09-16', NULL, 103.86, 'n', 'y', 'y', 'y', NULL, NULL);
INSERT INTO ord VALUES (555, 8, 'polyester', 20, 10, 10, '4-strand', '2024-07-07', '2024-07-28', '2024-08-01', 32.56, 'n', 'n', 'n', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (556, 3, 'polyester', 6, 50, 48, '3-strand', '2023-07-01', '2023-07-22', '2023-07-30', 40.42, 'y', 'n', 'n', 'n', 'Keno', NULL);
INSERT INTO ord VALUES (557, 3, 'polyester', 10, 10, 10, '3-strand', '2023-01-07', '2023-02-04', '2023-03-01', 28.11, 'y', 'n', 'n', 'n', NULL, NULL);
INSERT INTO ord VALUES (558, 15, 'sisal', 32, 60, NULL, '4-strand', '2026-10-21', '2026-11-11', NULL, 119.41, 'n', 'n', 'y', 'y', 'Uta', 'bring old rope back');
INSERT INTO ord VALUES (559, 12, 'cotton', 6, 60, 60, '4-strand', '2023-06-07', '2023-06-21', '2023-07-15', 39.09, 'y', 'n', 'n', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (560, 4, 'hemp', 10, 60, 61, '3-strand', '2025-01-29', '2025-02-19', '2025-02-23', 79.22, 'y', 'n', 'n', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (561, 7, 'polyester', 24, 20, 21, 'braided', '2026-05-15', '2026-06-12', '2026-06-25', 64.92, 'y', 'y', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (562, 1, 'hemp', 32, 20, 20, 'braided', '2023-02-19', '2023-03-05', '2023-03-14', 89.73, 'y', 'n', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (563, 9, 'sisal', 20, 60, NULL, 'braided', '2025-10-03', '2025-11-14', NULL, 124.21, 'n', 'n', 'n', 'n', 'Brar', 'urgent, ship leaves');
INSERT INTO ord VALUES (564, 13, 'hemp', 40, 15, 14, 'braided', '2023-12-09', '2024-01-20', '2024-01-23', 67.68, 'y', 'n', 'n', 'n', 'Uta', 'bring old rope back');
INSERT INTO ord VALUES (565, 3, 'manila', 8, 50, 48, '3-strand', '2024-08-09', '2024-09-20', '2024-09-28', 63.74, 'y', 'n', 'y', 'n', 'Keno', NULL);
INSERT INTO ord VALUES (566, 3, 'polyester', 10, 30, 31, '3-strand', '2025-09-17', '2025-10-01', '2025-09-26', 41.42, 'y', 'y', 'n', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (567, 11, 'hemp', 6, 40, 38, '3-strand', '2026-09-05', '2026-09-19', '2026-10-10', 36.57, 'y', 'y', 'n', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (568, 14, 'manila', 10, 40, 38, '4-strand', '2026-10-01', '2026-10-15', '2026-11-04', 49.21, 'y', 'y', 'y', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (569, 14, 'hemp', 8, 120, 122, '4-strand', '2025-06-14', '2025-07-26', '2025-07-21', 77.8, 'y', 'y', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (570, 5, 'cotton', 16, 30, 30, '3-strand', '2023-04-03', '2023-04-24', '2023-04-21', 59.36, 'n', 'y', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (571, 2, 'polyester', 8, 120, 120, '3-strand', '2024-03-06', '2024-03-20', '2024-03-17', 71.32, 'y', 'n', 'n', 'n', 'Keno', NULL);
INSERT INTO ord VALUES (572, 6, 'Manila', 32, 100, 101, '3-strand', '2023-04-27', '2023-05-11', '2023-05-18', 259.17, 'y', 'n', 'n', 'n', 'KENO', NULL);
INSERT INTO ord VALUES (573, 13, 'polyester', 20, 10, 10, '3-strand', '2026-03-26', '2026-04-23', '2026-04-27', 33.05, 'n', 'y', 'n', 'n', 'Keno', NULL);
INSERT INTO ord VALUES (574, 3, 'manila', 10, 100, 99, '3-strand', '2025-09-26', '2025-10-24', '2025-11-05', 98.83, 'y', 'n', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (575, 12, 'Manila', 16, 50, 49, '3-strand', '2023-08-08', '2023-08-22', '2023-08-22', 89.95, 'y', 'n', 'n', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (576, 16, 'hemp', 24, 20, 21, '3-strand', '2025-06-19', '2025-07-10', '2025-08-03', 52.68, 'y', 'y', 'n', 'n', 'Keno', NULL);
INSERT INTO ord VALUES (577, 16, 'hemp', 8, 10, 11, '3-strand', '2026-05-09', '2026-06-06', '2026-06-25', 25.0, 'y', 'y', 'n', 'n', 'brar', NULL);
INSERT INTO ord VALUES (578, 9, 'hemp', 16, 30, 30, '4-strand', '2026-03-04', '2026-03-25', '2026-04-09', 51.49, 'n', 'n', 'n', 'n', 'Keno', NULL);
INSERT INTO ord VALUES (579, 11, 'polyester', 16, 80, 78, '3-strand', '2023-03-21', '2023-05-02', '2023-05-01', 91.7, 'y', 'n', 'n', 'n', 'Brar ', NULL);
INSERT INTO ord VALUES (580, 10, 'manila', 32, 80, 80, '3-strand', '2025-10-10', '2025-10-31', '2025-11-09', 209.63, 'n', 'y', 'n', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (581, 14, 'hemp', 12, 20, 22, '3-strand', '2024-04-06', '2024-05-18', '2024-05-21', 42.61, 'y', 'n', 'n', 'n', 'Keno', NULL);
INSERT INTO ord VALUES (582, 8, 'hemp', 12, 10, 10, 'braided', '2023-02-04', '2023-02-18', '2023-02-18', 30.44, 'y', 'y', 'y', 'n', 'Brar', NULL);
INSERT INTO ord VALUES (583, 12, 'manila', 8, 40, 40, '4-strand', '2023-04-07', '2023-05-19', '2023-05-27', 40.85, 'y', 'n', 'n', 'n', 'Uta', NULL);
INSERT INTO ord VALUES (584, 4, 'polyester', 6, 15, 17, '3-strand', '2024-06-09', '2024-06-23', '2024-06-30', 28.35, 'y', 'n', 'n', 'n', 'Uta', 'red marker yarn');
INSERT INTO ord VALUES (585, 6, 'cotton', 10, 10, 8, 'braided', '2023-04-13', '2023-05-25', '2023-05-29', 26.67, 'y', 'y', 'n', 'n', 'Uta ', 'red marker yarn');
INSERT INTO ord VALUES (586, 13, 'polyester', 32, 15, 15, '3-strand', '2025-01-15', '2025-02-05', '2025-02-23', 66.1, 'n', 'y', 'y', 'n', 'Keno', NULL);
INSERT INTO ord VALUES (587, 1, 'manila', 6, 60, 62, '4-strand', '2024-06-19', '2024-07-03', '2024-07-03', 38.13, 'y', 'n', 'y', 'n', 'BRAR', NULL);
INSERT INTO ord VALUES (588, 14, 'hemp', 16, 30, 28, '3-strand', '2025-06-25', '2025-08-06', '2025-08-02', 52.99, 'y', 'n', 'n', 'n', 'Uta ', 'red marker yarn');
CREATE TABLE tst (
  tst_no INTEGER PRIMARY KEY,
  ord_no INTEGER REFERENCES ord(ord_no),
  tst_dt TEXT,
  req_kn REAL,
  brk_kn REAL,
  pass TEXT,
  insp TEXT,
  cert_sent TEXT
);
INSERT INTO tst VALUES (1, 557, '2023-02-24', 7.5, 8.9, 'y', 'Port Surveyor', 'y');
INSERT INTO tst VALUES (2, 574, '2025-11-04', 7.5, 7.4, 'n', 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (3, 544, '2025-01-21', 19.2, 18.7, 'n', 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (4, 505, '2024-04-13', 30.0, 36.6, 'y', 'TÜV', 'y');
INSERT INTO tst VALUES (5, 531, '2024-12-23', 43.2, 53.8, 'y', 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (6, 523, '2023-08-19', 30.0, 32.6, 'y', 'TÜV', 'n');
INSERT INTO tst VALUES (7, 585, '2023-05-25', 7.5, 9.5, 'y', 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (8, 536, '2023-04-03', 10.8, 14.5, 'y', 'TÜV', 'y');
INSERT INTO tst VALUES (9, 529, '2025-07-22', 43.2, 44.5, 'y', 'TÜV', 'n');
INSERT INTO tst VALUES (10, 586, '2025-02-20', 76.8, 92.2, 'y', 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (11, 573, '2026-04-26', 30.0, NULL, NULL, 'Port Surveyor', 'y');
INSERT INTO tst VALUES (12, 507, '2026-07-29', 19.2, 22.5, 'y', 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (13, 512, '2026-01-08', 76.8, 87.8, 'y', NULL, 'y');
INSERT INTO tst VALUES (14, 515, '2026-01-22', 30.0, 43.9, 'y', 'TÜV', 'y');
INSERT INTO tst VALUES (15, 503, '2026-11-03', 10.8, NULL, NULL, 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (16, 525, '2026-03-11', 10.8, 10.6, 'n', 'TÜV', 'y');
INSERT INTO tst VALUES (17, 521, '2025-09-20', 30.0, 33.1, 'y', 'TÜV', 'y');
INSERT INTO tst VALUES (18, 566, '2025-09-25', 7.5, NULL, NULL, 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (19, 542, '2023-04-17', 19.2, 27.7, 'y', 'TÜV', 'n');
INSERT INTO tst VALUES (20, 564, '2024-01-19', 120.0, 168.6, 'y', 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (21, 579, '2023-04-30', 19.2, 18.5, 'n', 'Port Surveyor', 'n');
INSERT INTO tst VALUES (22, 510, '2023-05-14', 30.0, 27.7, 'n', 'TÜV', 'y');
INSERT INTO tst VALUES (23, 551, '2023-11-06', 7.5, 9.0, 'y', 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (24, 550, '2025-03-29', 120.0, 118.3, 'n', 'Dr Wohlers', 'n');
INSERT INTO tst VALUES (25, 581, '2024-05-16', 10.8, 14.4, 'y', 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (26, 582, '2023-02-15', 10.8, 12.1, 'y', 'TÜV', 'y');
INSERT INTO tst VALUES (27, 549, '2025-08-28', 19.2, NULL, NULL, NULL, 'n');
INSERT INTO tst VALUES (28, 526, '2026-07-10', 19.2, 24.2, 'y', 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (29, 533, '2024-02-23', 30.0, 44.3, 'y', 'TÜV', 'y');
INSERT INTO tst VALUES (30, 568, '2026-11-03', 7.5, 10.2, 'y', 'TÜV', 'y');
INSERT INTO tst VALUES (31, 532, '2024-12-07', 120.0, 131.6, 'y', 'TÜV', 'y');
INSERT INTO tst VALUES (32, 538, '2025-10-28', 30.0, 39.0, 'y', 'TÜV', 'y');
INSERT INTO tst VALUES (33, 524, '2023-04-09', 19.2, 18.7, 'n', 'Port Surveyor', 'y');
INSERT INTO tst VALUES (34, 560, '2025-02-21', 7.5, 11.0, 'y', 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (35, 545, '2024-09-16', 7.5, NULL, NULL, 'Port Surveyor', 'n');
INSERT INTO tst VALUES (36, 575, '2023-08-21', 19.2, 28.6, 'y', 'Port Surveyor', 'y');
INSERT INTO tst VALUES (37, 539, '2023-11-27', 120.0, 175.1, 'y', 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (38, 537, '2026-04-27', 76.8, 113.9, 'y', 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (39, 562, '2023-03-12', 76.8, 77.8, 'y', 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (40, 506, '2026-03-07', 120.0, 122.0, 'y', 'Port Surveyor', 'n');
INSERT INTO tst VALUES (41, 504, '2026-07-23', 120.0, 168.6, 'y', NULL, 'y');
INSERT INTO tst VALUES (42, 520, '2024-11-13', 19.2, NULL, NULL, NULL, 'y');
INSERT INTO tst VALUES (43, 576, '2025-07-28', 43.2, 51.1, 'y', 'Port Surveyor', 'y');
INSERT INTO tst VALUES (44, 535, '2025-01-11', 10.8, 13.4, 'y', 'Port Surveyor', 'y');
INSERT INTO tst VALUES (45, 513, '2025-07-14', 7.5, NULL, NULL, 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (46, 548, '2024-11-09', 30.0, NULL, NULL, 'Dr Wohlers', 'y');
INSERT INTO tst VALUES (47, 530, '2024-06-13', 10.8, 10.4, 'n', 'TÜV', 'y');
INSERT INTO tst VALUES (48, 570, '2023-04-19', 19.2, 26.7, 'y', 'Dr Wohlers', 'n');
