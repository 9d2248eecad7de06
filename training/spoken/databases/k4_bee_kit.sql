CREATE TABLE members (
  id INTEGER PRIMARY KEY,
  name TEXT,
  village TEXT,
  joined_year INTEGER,
  hives INTEGER,
  subs TEXT,
  committee TEXT
);
INSERT INTO members VALUES (1, 'Geraint Pugh', 'Ludlow', 1997, 14, 'paid', 'no');
INSERT INTO members VALUES (2, 'Mavis Oakes', 'ludlow', 2003, 3, 'paid', 'yes');
INSERT INTO members VALUES (3, 'Stan Crowther', 'Knighton', 2008, 4, 'paid', NULL);
INSERT INTO members VALUES (4, 'Priya Nair', 'Craven Arms', 2020, 14, 'Paid', 'no');
INSERT INTO members VALUES (5, 'Bill Hodge', 'Knighton', 2017, 14, 'paid', NULL);
INSERT INTO members VALUES (6, 'Elspeth Rae', 'Bishops Castle', 1998, 0, 'Paid', 'no');
INSERT INTO members VALUES (7, 'Tony Marchetti', 'Knighton', 2001, 3, 'unpaid', 'yes');
INSERT INTO members VALUES (8, 'Wendy Lamb', 'Craven Arms', 2016, 22, 'unpaid', NULL);
INSERT INTO members VALUES (9, 'Rhys Morgan', 'Knighton', 2007, 4, 'Paid', 'yes');
INSERT INTO members VALUES (10, 'Carol Dyce', 'Knighton', 2020, 9, 'paid', NULL);
INSERT INTO members VALUES (11, 'Nigel Fenn', 'Craven Arms', 2012, 14, 'paid', 'no');
INSERT INTO members VALUES (12, 'Hanna Lindqvist', 'Knighton', 2015, 3, 'paid', 'yes');
INSERT INTO members VALUES (13, 'Joe Tranter', 'Knighton', 2012, 1, 'paid', 'no');
INSERT INTO members VALUES (14, 'Sheila Boyce', 'Bishops Castle', 2022, 4, 'paid', 'yes');
INSERT INTO members VALUES (15, 'Abdul Karim', 'Bishops Castle', 1997, 3, 'paid', 'yes');
INSERT INTO members VALUES (16, 'Dot Wheeler', 'ludlow', 2007, 0, 'unpaid', 'no');

CREATE TABLE equipment (
  id INTEGER PRIMARY KEY,
  item TEXT,
  category TEXT,
  maker TEXT,
  bought TEXT,
  price_paid_gbp REAL,
  deposit_gbp REAL,
  fee_per_week_gbp REAL,
  weight_kg REAL,
  condition TEXT,
  kept_at TEXT,
  needs_training TEXT,
  comes_with TEXT
);
INSERT INTO equipment VALUES (1, 'settling tank', 'extraction', 'Maisemore', '2015-01-09', 362.0, 5, 3, 15.6, 'good', 'apiary', 'yes', 'instructions');
INSERT INTO equipment VALUES (2, 'steam wax melter', 'extraction', 'home made', '2014-09-04', 60.0, 5, 3, 26.2, 'good', 'club shed', '', 'stand');
INSERT INTO equipment VALUES (3, 'bee suit', 'clothing', 'thorne', '2014-03-14', 22.0, 20, 0, 31.0, 'Good', 'apiary', '', 'lid, strap');
INSERT INTO equipment VALUES (4, 'smoker', 'hive tool', 'thorne', '2015-10-28', 313.0, 20, 3, 4.1, 'Good', 'apiary', 'yes', 'instructions');
INSERT INTO equipment VALUES (5, 'nucleus box', 'hive', 'thorne', '2009-11-20', 542.0, 20, 2, 7.1, 'Good', 'apiary', 'yes', 'tap, sieve, stand');
INSERT INTO equipment VALUES (6, 'queen marking kit', 'queen rearing', 'Maisemore', '2011-07-06', 460.0, 30, 5, 9.7, 'good', 'village hall', 'yes', 'cable, case');
INSERT INTO equipment VALUES (7, 'uncapping tray', 'Extraction', 'Maisemore', '2010-09-02', 490.0, 0, 2, 31.3, 'fair', 'village hall', 'yes', 'tap, sieve, stand');
INSERT INTO equipment VALUES (8, 'refractometer', 'lab', NULL, '2024-01-29', 148.0, 0, 4, 3.1, 'fair', 'club shed', 'yes', 'stand');
INSERT INTO equipment VALUES (9, 'swarm box', 'Hive', 'home made', '2015-10-20', 448.0, 5, 0, 29.9, 'fair', 'club shed', 'no', 'tap, sieve, stand');
INSERT INTO equipment VALUES (10, 'microscope', 'lab', 'home made', '2014-06-05', 146.0, 30, 8, 18.5, 'good', 'village hall', 'no', NULL);
INSERT INTO equipment VALUES (11, 'honey press', 'extraction', 'Maisemore', '2018-04-12', 566.0, 0, 4, 18.1, 'good', 'village hall', 'no', 'lid, strap');
INSERT INTO equipment VALUES (12, 'observation hive', 'hive', 'home made', '2023-12-26', 406.0, 20, 0, 34.0, NULL, 'club shed', 'no', 'cable, case');
INSERT INTO equipment VALUES (13, 'oxalic vaporiser', 'treatment', 'Maisemore', '2022-01-03', 79.0, 0, 8, 7.9, 'poor', 'club shed', 'yes', 'stand');
INSERT INTO equipment VALUES (14, 'heated bottling tap', 'extraction', 'Thorne', '2011-10-27', 484.0, 20, 8, 8.9, 'Good', 'Mavis''s garage', 'no', 'instructions');
INSERT INTO equipment VALUES (15, 'projector', 'teaching', 'Paradise Honey', '2013-02-06', 146.0, 30, 2, 16.1, NULL, 'Mavis''s garage', '', 'instructions');
INSERT INTO equipment VALUES (16, 'frame jig', 'workshop', 'home made', '2016-03-27', 533.0, 0, 4, 4.1, 'poor', 'Mavis''s garage', '', 'lid, strap');
INSERT INTO equipment VALUES (17, 'honey extractor B', 'Extraction', 'home made', '2015-07-15', 30.0, 5, 5, 7.3, 'good', 'club shed', 'yes', 'lid, strap');
INSERT INTO equipment VALUES (18, 'settling tank (new)', 'extraction', 'Thorne', '2022-04-04', 540.0, 5, 3, 5.9, 'fair', 'apiary', 'no', 'tap, sieve, stand');
INSERT INTO equipment VALUES (19, 'steam wax melter B', 'Extraction', NULL, '2014-06-20', 566.0, 0, 3, 7.3, 'good', 'club shed', 'no', 'instructions');
INSERT INTO equipment VALUES (20, 'bee suit (old)', 'clothing', NULL, '2013-02-27', 326.0, 30, 4, 12.6, 'good', 'Mavis''s garage', 'Yes', 'lid, strap');
INSERT INTO equipment VALUES (21, 'smoker no. 2', 'hive tool', NULL, '2013-11-27', 318.0, 5, 8, 34.3, 'poor', 'apiary', 'no', NULL);
INSERT INTO equipment VALUES (22, 'nucleus box C', 'hive', 'thorne', '2024-10-14', 340.0, 0, 0, 23.6, 'Good', 'apiary', '', 'veil, gloves');
INSERT INTO equipment VALUES (23, 'queen marking kit B', 'queen rearing', 'Thorne', '2019-09-21', 95.0, 0, 2, 37.2, 'good', 'apiary', 'no', 'stand');
INSERT INTO equipment VALUES (24, 'uncapping tray B', 'Extraction', NULL, '2023-09-10', 160.0, 0, 0, 3.4, 'good', 'village hall', 'no', NULL);
INSERT INTO equipment VALUES (25, 'refractometer B', 'lab', 'home made', '2018-02-08', 427.0, 0, 0, 12.0, 'fair', 'apiary', 'no', NULL);
INSERT INTO equipment VALUES (26, 'swarm box no. 2', 'Hive', 'Maisemore', '2024-03-13', 306.0, 5, 5, 18.4, 'Good', 'village hall', 'Yes', 'stand');
INSERT INTO equipment VALUES (27, 'microscope C', 'lab', 'Paradise Honey', '2010-08-14', 322.0, 30, 5, 26.0, 'Good', 'apiary', 'yes', 'stand');
INSERT INTO equipment VALUES (28, 'honey press (old)', 'extraction', 'Maisemore', '2021-12-30', 305.0, 10, 5, 3.7, 'good', 'apiary', 'yes', 'veil, gloves');
INSERT INTO equipment VALUES (29, 'observation hive (old)', 'hive', 'thorne', '2017-08-25', 431.0, 0, 0, 16.8, 'good', 'Mavis''s garage', 'no', 'veil, gloves');
INSERT INTO equipment VALUES (30, 'oxalic vaporiser (old)', 'treatment', 'home made', '2014-10-24', 441.0, 5, 3, 35.4, 'good', 'Mavis''s garage', 'no', NULL);
INSERT INTO equipment VALUES (31, 'heated bottling tap A', 'extraction', 'Paradise Honey', '2015-09-17', 374.0, 5, 8, 27.5, NULL, 'village hall', 'no', 'veil, gloves');
INSERT INTO equipment VALUES (32, 'projector B', 'teaching', 'Thorne', '2011-03-31', 62.0, 30, 5, 23.3, 'Good', 'village hall', 'Yes', 'tap, sieve, stand');
INSERT INTO equipment VALUES (33, 'frame jig no. 2', 'workshop', 'Thorne', '2024-10-19', 600.0, 20, 0, 8.3, 'good', 'club shed', 'no', 'stand');
INSERT INTO equipment VALUES (34, 'honey extractor (new)', 'extraction', 'Thorne', '2012-12-14', 115.0, 10, 0, 29.5, 'poor', 'club shed', 'no', 'lid, strap');
INSERT INTO equipment VALUES (35, 'settling tank (new)', 'extraction', 'Thorne', '2021-12-26', 486.0, 10, 0, 16.9, 'Good', 'club shed', 'yes', 'cable, case');
INSERT INTO equipment VALUES (36, 'steam wax melter B', 'extraction', 'thorne', '2020-01-28', 145.0, 5, 5, 27.3, 'fair', 'club shed', 'yes', 'stand');
INSERT INTO equipment VALUES (37, 'bee suit A', 'clothing', 'home made', '2011-10-26', 301.0, 0, 3, 31.0, 'good', 'apiary', 'yes', NULL);
INSERT INTO equipment VALUES (38, 'smoker B', 'hive tool', 'home made', '2013-03-14', 320.0, 30, 8, 36.4, 'poor', 'village hall', 'yes', 'veil, gloves');

CREATE TABLE loans (
  id INTEGER PRIMARY KEY,
  equipment_id INTEGER REFERENCES equipment(id),
  member_id INTEGER REFERENCES members(id),
  taken_on TEXT,
  due_on TEXT,
  returned_on TEXT,
  fee_charged_gbp REAL,
  fee_paid TEXT,
  state_on_return TEXT,
  damage_gbp REAL
);
INSERT INTO loans VALUES (1, 27, 4, '2024-03-16', '2024-03-30', '2024-04-02', 3, '', 'sticky', 0);
INSERT INTO loans VALUES (2, 12, 8, '2024-03-22', '2024-04-05', '2024-03-31', 5, 'Y', 'sticky', 12);
INSERT INTO loans VALUES (3, 15, 4, '2024-03-23', '2024-04-06', '2024-04-04', 0, 'Y', 'Clean', 0);
INSERT INTO loans VALUES (4, 10, 14, '2024-03-28', '2024-04-11', '2024-04-10', 3, 'Y', 'dirty', 0);
INSERT INTO loans VALUES (5, 2, 7, '2024-04-09', '2024-04-16', '2024-04-30', 3, 'Y', 'clean', 0);
INSERT INTO loans VALUES (6, 27, 3, '2024-04-24', '2024-05-08', '2024-04-26', 2, 'N', 'Clean', 0);
INSERT INTO loans VALUES (7, 26, 12, '2024-04-26', '2024-05-03', '2024-05-17', 8, 'Y', 'clean', 0);
INSERT INTO loans VALUES (8, 26, 4, '2024-04-26', '2024-05-17', '2024-05-13', 8, 'Y', 'clean', 12);
INSERT INTO loans VALUES (9, 16, 3, '2024-05-01', '2024-05-15', '2024-05-06', 3, 'N', 'sticky', 5);
INSERT INTO loans VALUES (10, 13, 5, '2024-05-12', '2024-05-19', '2024-05-23', 8, 'Y', 'Clean', 5);
INSERT INTO loans VALUES (11, 22, 3, '2024-05-22', '2024-06-05', '2024-06-19', 8, 'N', 'clean', 0);
INSERT INTO loans VALUES (12, 1, 10, '2024-05-26', '2024-06-16', '2024-06-26', 8, 'Y', 'Clean', 12);
INSERT INTO loans VALUES (13, 6, 8, '2024-06-02', '2024-06-23', NULL, 3, 'Y', NULL, NULL);
INSERT INTO loans VALUES (14, 28, 11, '2024-06-17', '2024-06-24', '2024-07-07', 5, '', 'Clean', 0);
INSERT INTO loans VALUES (15, 5, 14, '2024-06-20', '2024-07-04', '2024-07-13', 3, 'Y', 'sticky', 5);
INSERT INTO loans VALUES (16, 14, 1, '2024-06-27', '2024-07-18', '2024-07-23', 2, 'Y', 'clean', 0);
INSERT INTO loans VALUES (17, 7, 6, '2024-07-02', '2024-07-23', '2024-07-17', 5, 'Y', 'dirty', 0);
INSERT INTO loans VALUES (18, 13, 10, '2024-07-05', '2024-07-12', '2024-08-03', 8, 'Y', 'dirty', 5);
INSERT INTO loans VALUES (19, 25, 3, '2024-07-14', '2024-07-28', '2024-08-13', 2, 'Y', 'Clean', 5);
INSERT INTO loans VALUES (20, 19, 10, '2024-07-25', '2024-08-01', '2024-08-08', 0, 'N', 'clean', 5);
INSERT INTO loans VALUES (21, 19, 5, '2024-08-03', '2024-08-17', '2024-08-24', 0, 'Y', 'sticky', 0);
INSERT INTO loans VALUES (22, 6, 2, '2024-08-22', '2024-09-12', '2024-09-07', 2, 'Y', 'Clean', 0);
INSERT INTO loans VALUES (23, 3, 14, '2024-09-14', '2024-09-21', '2024-09-26', 5, 'N', 'dirty', 0);
INSERT INTO loans VALUES (24, 8, 5, '2024-09-17', '2024-10-01', '2024-09-22', 5, 'Y', 'dirty', 0);
INSERT INTO loans VALUES (25, 22, 13, '2024-09-17', '2024-10-08', '2024-09-28', 8, '', 'clean', 0);
INSERT INTO loans VALUES (26, 18, 11, '2024-09-29', '2024-10-13', '2024-10-18', 2, 'Y', 'sticky', 5);
INSERT INTO loans VALUES (27, 16, 4, '2024-10-07', '2024-10-28', '2024-10-28', 0, 'Y', 'Clean', 0);
INSERT INTO loans VALUES (28, 7, 7, '2024-10-16', '2024-11-06', NULL, 8, '', NULL, NULL);
INSERT INTO loans VALUES (29, 30, 7, '2024-10-17', '2024-11-07', '2024-10-26', 0, 'Y', 'clean', 0);
INSERT INTO loans VALUES (30, 27, 8, '2024-10-26', '2024-11-16', '2024-11-16', 0, 'N', 'dirty', 0);
INSERT INTO loans VALUES (31, 10, 9, '2024-10-27', '2024-11-10', '2024-11-03', 3, 'Y', 'dirty', 0);
INSERT INTO loans VALUES (32, 26, 8, '2024-10-29', '2024-11-05', NULL, 3, 'Y', NULL, NULL);
INSERT INTO loans VALUES (33, 22, 4, '2024-11-13', '2024-12-04', '2024-12-15', 2, 'N', 'clean', 0);
INSERT INTO loans VALUES (34, 34, 2, '2024-11-14', '2024-11-28', '2024-12-07', 3, 'Y', 'clean', 0);
INSERT INTO loans VALUES (35, 18, 14, '2024-11-14', '2024-11-21', '2024-12-09', 3, 'N', 'Clean', 0);
INSERT INTO loans VALUES (36, 17, 9, '2024-11-25', '2024-12-09', '2024-11-30', 3, '', 'clean', 12);
INSERT INTO loans VALUES (37, 13, 13, '2024-11-30', '2024-12-14', NULL, 5, 'Y', NULL, NULL);
INSERT INTO loans VALUES (38, 10, 5, '2024-12-06', '2024-12-20', '2024-12-14', 8, 'Y', 'clean', 0);
INSERT INTO loans VALUES (39, 29, 8, '2024-12-06', '2024-12-20', '2024-12-25', 2, 'Y', 'dirty', 0);
INSERT INTO loans VALUES (40, 12, 12, '2024-12-26', '2025-01-09', '2025-01-09', 0, 'N', 'Clean', 5);
INSERT INTO loans VALUES (41, 18, 10, '2024-12-30', '2025-01-06', '2025-01-24', 0, 'Y', 'clean', 0);
INSERT INTO loans VALUES (42, 12, 14, '2025-01-28', '2025-02-04', '2025-02-12', 8, '', 'clean', 0);
INSERT INTO loans VALUES (43, 12, 1, '2025-02-09', '2025-02-16', '2025-02-26', 8, 'Y', 'clean', 0);
INSERT INTO loans VALUES (44, 2, 9, '2025-02-16', '2025-03-02', '2025-03-12', 3, 'N', 'clean', 0);
INSERT INTO loans VALUES (45, 20, 7, '2025-02-16', '2025-03-02', '2025-03-12', 8, 'N', 'Clean', 0);
INSERT INTO loans VALUES (46, 24, 11, '2025-02-26', '2025-03-05', '2025-03-01', 2, 'Y', 'dirty', 0);
INSERT INTO loans VALUES (47, 9, 2, '2025-02-26', '2025-03-12', '2025-03-25', 3, 'Y', 'dirty', 0);
INSERT INTO loans VALUES (48, 22, 1, '2025-02-27', '2025-03-13', '2025-03-11', 8, 'Y', 'clean', 0);
INSERT INTO loans VALUES (49, 11, 1, '2025-03-06', '2025-03-13', NULL, 5, '', NULL, NULL);
INSERT INTO loans VALUES (50, 5, 4, '2025-03-07', '2025-03-21', '2025-03-10', 0, 'Y', 'clean', 0);
INSERT INTO loans VALUES (51, 23, 9, '2025-04-02', '2025-04-09', '2025-04-11', 5, 'Y', 'dirty', 0);
INSERT INTO loans VALUES (52, 6, 6, '2025-04-10', '2025-04-24', '2025-05-01', 3, '', 'clean', 0);
INSERT INTO loans VALUES (53, 8, 5, '2025-04-11', '2025-05-02', '2025-04-20', 2, 'Y', 'clean', 0);
INSERT INTO loans VALUES (54, 6, 5, '2025-04-17', '2025-05-01', '2025-04-19', 5, '', 'clean', 0);
INSERT INTO loans VALUES (55, 20, 2, '2025-04-28', '2025-05-12', '2025-05-20', 2, 'Y', 'dirty', 0);
INSERT INTO loans VALUES (56, 18, 8, '2025-05-16', '2025-06-06', '2025-06-14', 2, 'Y', 'clean', 0);
INSERT INTO loans VALUES (57, 15, 8, '2025-05-19', '2025-05-26', '2025-05-30', 0, 'Y', 'clean', 0);
INSERT INTO loans VALUES (58, 8, 4, '2025-05-20', '2025-05-27', '2025-06-11', 3, 'Y', 'sticky', 0);
INSERT INTO loans VALUES (59, 28, 14, '2025-06-01', '2025-06-15', NULL, 0, 'Y', NULL, NULL);
INSERT INTO loans VALUES (60, 2, 7, '2025-06-08', '2025-06-29', '2025-06-20', 8, 'Y', 'clean', 0);
INSERT INTO loans VALUES (61, 25, 8, '2025-06-10', '2025-07-01', NULL, 8, '', NULL, NULL);
INSERT INTO loans VALUES (62, 12, 12, '2025-06-25', '2025-07-09', NULL, 3, 'Y', NULL, NULL);
INSERT INTO loans VALUES (63, 3, 7, '2025-07-07', '2025-07-14', '2025-07-10', 0, 'N', 'dirty', 5);
INSERT INTO loans VALUES (64, 32, 9, '2025-07-10', '2025-07-17', NULL, 0, 'N', NULL, NULL);
INSERT INTO loans VALUES (65, 31, 10, '2025-07-15', '2025-07-29', '2025-08-15', 0, 'Y', 'Clean', 5);
INSERT INTO loans VALUES (66, 1, 7, '2025-07-21', '2025-08-04', '2025-07-30', 5, 'N', 'clean', 0);
INSERT INTO loans VALUES (67, 6, 8, '2025-07-23', '2025-08-13', '2025-08-01', 0, 'Y', 'dirty', 0);
INSERT INTO loans VALUES (68, 27, 5, '2025-07-27', '2025-08-03', '2025-08-08', 8, 'N', 'dirty', 0);
INSERT INTO loans VALUES (69, 7, 7, '2025-08-07', '2025-08-14', '2025-08-18', 0, 'Y', 'clean', 0);
INSERT INTO loans VALUES (70, 18, 14, '2025-08-10', '2025-08-17', '2025-08-18', 3, 'Y', 'clean', 12);
INSERT INTO loans VALUES (71, 25, 14, '2025-08-11', '2025-09-01', '2025-08-14', 8, 'Y', 'clean', 12);
INSERT INTO loans VALUES (72, 1, 1, '2025-08-25', '2025-09-08', '2025-09-12', 5, 'Y', 'sticky', 5);
INSERT INTO loans VALUES (73, 20, 3, '2025-08-28', '2025-09-04', '2025-09-05', 8, 'Y', 'clean', 0);
INSERT INTO loans VALUES (74, 2, 13, '2025-08-29', '2025-09-05', '2025-09-13', 0, 'Y', 'clean', 0);
INSERT INTO loans VALUES (75, 6, 2, '2025-09-08', '2025-09-22', '2025-10-04', 0, 'Y', 'sticky', 12);
INSERT INTO loans VALUES (76, 2, 14, '2025-09-12', '2025-09-26', '2025-09-15', 5, 'N', 'sticky', 5);
INSERT INTO loans VALUES (77, 20, 2, '2025-09-13', '2025-10-04', NULL, 8, 'N', NULL, NULL);
INSERT INTO loans VALUES (78, 15, 13, '2025-09-16', '2025-09-30', NULL, 0, 'Y', NULL, NULL);
INSERT INTO loans VALUES (79, 5, 14, '2025-09-19', '2025-10-10', NULL, 5, 'Y', NULL, NULL);
INSERT INTO loans VALUES (80, 33, 9, '2025-09-19', '2025-09-26', NULL, 0, 'N', NULL, NULL);

