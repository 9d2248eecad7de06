CREATE TABLE donors (
  donor_id INTEGER PRIMARY KEY,
  name TEXT,
  town TEXT,
  baby_born TEXT,
  screened_on TEXT,
  blood_test TEXT,
  smoker INTEGER,
  heard_via TEXT,
  has_own_pump TEXT,
  children INTEGER
);
INSERT INTO donors VALUES (1, 'Amara Diallo', 'Freiburg', '2025-06-13', '2025-08-07', 'clear', 0, 'midwife', 'y', 1);
INSERT INTO donors VALUES (2, 'Britta Kuhn', 'Breisach', '2024-05-10', '2024-06-24', 'clear', 0, 'midwife', 'y', 1);
INSERT INTO donors VALUES (3, 'Carla Ruiz', 'Emmendingen', '2025-11-04', '2025-11-14', 'clear', 0, 'friend', 'y', 3);
INSERT INTO donors VALUES (4, 'Dana Popescu', 'Lahr', '2025-09-03', '2025-09-30', 'repeat', 0, 'midwife', 'n', 3);
INSERT INTO donors VALUES (5, 'Eva Lind', 'Freiburg', '2026-01-26', '2026-03-02', 'repeat', 0, 'hospital leaflet', 'n', 1);
INSERT INTO donors VALUES (6, 'Fatma Aydin', 'Emmendingen', '2026-05-02', '2026-06-08', 'clear', 0, 'hospital leaflet', 'y', 2);
INSERT INTO donors VALUES (7, 'Greta Olsen', 'Freiburg', '2024-03-09', '2024-03-30', 'clear', 0, 'midwife', 'y', 1);
INSERT INTO donors VALUES (8, 'Hanna Weiss', 'Breisach', '2024-02-28', '2024-03-14', 'clear', 0, 'midwife', 'y', 1);
INSERT INTO donors VALUES (9, 'Ines Costa', 'Emmendingen', '2026-04-01', '2026-04-19', 'clear', 0, 'friend', 'y', 1);
INSERT INTO donors VALUES (10, 'Julia Beck', 'Emmendingen', '2026-07-28', '2026-09-25', 'clear', 0, 'hospital leaflet', 'n', 2);
INSERT INTO donors VALUES (11, 'Kim Tran', 'Emmendingen', '2024-09-13', '2024-10-05', 'repeat', 0, 'midwife', 'y', 1);
INSERT INTO donors VALUES (12, 'Lea Fontaine', 'Breisach', '2024-12-10', '2024-12-29', 'clear', 0, 'friend', 'y', 2);
INSERT INTO donors VALUES (13, 'Mona Saleh', 'breisach', '2025-05-06', '2025-05-23', 'clear', 0, 'hospital leaflet', 'y', 3);
INSERT INTO donors VALUES (14, 'Nora Bauer', 'Lahr', '2025-04-25', '2025-05-22', 'clear', 0, 'website', 'n', 1);
INSERT INTO donors VALUES (15, 'Olga Petrova', 'Freiburg', '2024-01-27', '2024-03-01', 'clear', 0, 'friend', 'y', 1);
INSERT INTO donors VALUES (16, 'Pia Conti', 'Emmendingen', '2026-07-29', '2026-08-27', 'clear', 0, 'hospital leaflet', 'y', 3);
INSERT INTO donors VALUES (17, 'Rosa Maier', 'Lahr', '2026-08-19', '2026-09-25', 'clear', 1, 'hospital leaflet', 'y', 3);
INSERT INTO donors VALUES (18, 'Sina Voss', 'Lahr', '2025-08-16', '2025-08-27', 'clear', 0, 'website', 'y', 2);
INSERT INTO donors VALUES (19, 'Tara Singh', 'Breisach', '2026-06-02', '2026-07-19', 'clear', 0, 'hospital leaflet', 'n', 3);
INSERT INTO donors VALUES (20, 'Ute Franke', 'Lahr', '2025-03-15', NULL, NULL, 0, 'midwife', 'y', 3);
INSERT INTO donors VALUES (21, 'Vera Kolar', 'Freiburg', '2025-03-06', NULL, NULL, 0, 'midwife', 'y', 1);
INSERT INTO donors VALUES (22, 'Yuki Mori', 'Freiburg', '2025-09-22', NULL, NULL, 0, 'hospital leaflet', 'y', 1);
CREATE TABLE batches (
  batch TEXT PRIMARY KEY,
  donor_id INTEGER REFERENCES donors(donor_id),
  expressed_on TEXT,
  collected_on TEXT,
  tested_on TEXT,
  pasteurised_on TEXT,
  best_before TEXT,
  issued_on TEXT,
  pledged_ml INTEGER,
  received_ml INTEGER,
  pasteurised_ml INTEGER,
  issued_ml INTEGER,
  ward TEXT,
  germs_per_ml INTEGER,
  status TEXT,
  courier_quote_eur INTEGER,
  courier_paid_eur INTEGER,
  driver TEXT,
  remark TEXT
);
INSERT INTO batches VALUES ('B301', 9, '2026-07-28', '2026-08-01', '2026-08-04', '2026-08-06', '2026-11-04', NULL, 2000, 1370, 1250, NULL, NULL, 1000, 'in freezer', 14, 14, 'Jens', 'thawed on the way');
INSERT INTO batches VALUES ('B302', 9, '2026-07-19', '2026-07-27', '2026-07-28', NULL, NULL, NULL, 1800, 2080, NULL, NULL, NULL, 0, 'waiting', 14, 16, 'Ulla', NULL);
INSERT INTO batches VALUES ('B303', 5, '2026-05-16', '2026-05-17', NULL, NULL, NULL, NULL, 800, 910, NULL, NULL, NULL, NULL, 'waiting', 18, 18, 'Jens', NULL);
INSERT INTO batches VALUES ('B304', 13, '2025-07-13', '2025-07-21', '2025-07-26', '2025-07-31', '2026-01-27', '2025-09-17', 600, 610, 590, 450, 'outside clinic', 1000, 'issued', 28, 28, 'Mirko', NULL);
INSERT INTO batches VALUES ('B305', 3, '2025-12-20', '2025-12-20', '2025-12-22', '2025-12-25', '2026-03-25', '2026-02-20', 900, 560, 490, 360, 'intensive care', 0, 'issued', 30, 39, 'Jens', NULL);
INSERT INTO batches VALUES ('B306', 14, '2025-08-12', '2025-08-18', '2025-08-23', '2025-08-25', '2026-02-21', '2025-10-15', 1500, 1550, 1480, 1330, 'neonatal ward', 0, 'issued', 32, 41, 'Jens', NULL);
INSERT INTO batches VALUES ('B307', 15, '2024-06-15', '2024-06-22', '2024-06-27', '2024-07-02', '2024-09-30', '2024-11-20', 1500, 1020, 900, 820, 'surgery', 100, 'issued', 20, 21, 'Jens', NULL);
INSERT INTO batches VALUES ('B308', 11, '2024-11-13', '2024-11-14', '2024-11-18', '2024-11-18', '2025-05-17', '2025-02-23', 500, 500, 460, 350, 'intensive care', 100, 'issued', 16, 16, 'Ulla', NULL);
INSERT INTO batches VALUES ('B309', 13, '2025-08-29', '2025-09-02', NULL, NULL, NULL, NULL, 500, 650, NULL, NULL, NULL, NULL, 'waiting', 18, 18, 'Ulla', 'colostrum');
INSERT INTO batches VALUES ('B310', 5, '2026-06-11', '2026-06-16', '2026-06-20', NULL, NULL, NULL, 300, 300, NULL, NULL, NULL, 20000, 'waiting', 20, 29, 'Jens', 'mother on antibiotics');
INSERT INTO batches VALUES ('B311', 15, '2024-04-11', '2024-04-13', '2024-04-18', NULL, NULL, NULL, 1800, 2170, NULL, NULL, NULL, 100, 'WAITING', 22, 23, 'Jens', NULL);
INSERT INTO batches VALUES ('B312', 4, '2026-01-18', '2026-01-25', '2026-01-29', '2026-01-29', '2026-04-29', '2026-03-30', 1800, 2450, 2170, 1420, 'surgery', 100, 'issued', 20, 24, 'Ulla', 'mother on antibiotics');
INSERT INTO batches VALUES ('B313', 7, '2024-07-18', '2024-07-23', '2024-07-25', '2024-07-31', '2024-11-28', NULL, 600, 670, 670, NULL, NULL, 0, 'IN FREEZER', 18, 24, 'Jens', NULL);
INSERT INTO batches VALUES ('B314', 3, '2025-12-19', '2025-12-20', '2025-12-22', '2025-12-23', '2026-04-22', '2025-12-28', 1400, 1040, 970, 700, 'neonatal ward', 0, 'issued', 30, 30, 'Mirko', 'thawed on the way');
INSERT INTO batches VALUES ('B315', 10, '2026-10-04', '2026-10-13', '2026-10-18', '2026-10-19', '2027-02-16', '2026-10-22', 700, 910, 790, 790, 'outside clinic', 1000, 'issued', 22, 29, 'Mirko', NULL);
INSERT INTO batches VALUES ('B316', 6, '2026-06-21', '2026-06-22', '2026-06-24', '2026-06-25', '2026-10-23', '2026-09-18', 1300, 1300, 1160, 1160, 'surgery', 20000, 'issued', 20, 29, 'Mirko', 'colostrum');
INSERT INTO batches VALUES ('B317', 6, '2026-08-11', '2026-08-11', '2026-08-14', '2026-08-15', '2027-02-11', '2026-09-14', 1600, 1050, 1040, 910, 'surgery', 1000, 'issued', 30, 30, 'Ulla', NULL);
INSERT INTO batches VALUES ('B318', 8, '2024-04-03', '2024-04-03', '2024-04-04', NULL, NULL, NULL, 400, 340, NULL, NULL, NULL, 100, 'waiting', 12, 12, 'Ulla', NULL);
INSERT INTO batches VALUES ('B319', 8, '2024-05-17', '2024-05-26', '2024-05-30', '2024-06-04', '2024-12-01', '2024-08-22', 1100, 700, 640, 610, 'outside clinic', 0, 'issued', 24, 34, 'Jens', NULL);
INSERT INTO batches VALUES ('B320', 4, '2025-10-17', '2025-10-19', '2025-10-24', '2025-10-26', '2026-02-23', '2025-12-30', 1300, 750, 720, 720, 'neonatal ward', 0, 'issued', 36, 54, 'Jens', NULL);
INSERT INTO batches VALUES ('B321', 12, '2025-04-19', '2025-04-22', '2025-04-25', NULL, NULL, NULL, 2000, 2000, NULL, NULL, NULL, 0, 'waiting', 22, 26, 'Ulla', 'thawed on the way');
INSERT INTO batches VALUES ('B322', 14, '2025-08-02', '2025-08-08', '2025-08-13', '2025-08-14', '2026-02-10', '2025-08-26', 900, 1190, 1120, 1120, 'neonatal ward', 0, 'issued', 38, 56, 'Mirko', NULL);
INSERT INTO batches VALUES ('B323', 6, '2026-08-01', '2026-08-01', '2026-08-02', '2026-08-03', '2026-12-01', NULL, 500, 390, 390, NULL, NULL, 5000, 'in freezer', 32, 32, 'Ulla', NULL);
INSERT INTO batches VALUES ('B324', 3, '2026-02-12', '2026-02-19', NULL, NULL, NULL, NULL, 600, 780, NULL, NULL, NULL, NULL, 'waiting', 28, 34, 'Ulla', NULL);
INSERT INTO batches VALUES ('B325', 16, '2026-08-27', '2026-09-05', NULL, NULL, NULL, NULL, 1200, 1370, NULL, NULL, NULL, NULL, 'waiting', 26, 34, 'Mirko', NULL);
INSERT INTO batches VALUES ('B326', 1, '2025-10-06', '2025-10-08', '2025-10-11', '2025-10-12', '2026-02-09', '2026-04-07', 1700, 1010, 950, 640, 'surgery', 0, 'issued ', 28, 40, 'Mirko', 'bag leaked');
INSERT INTO batches VALUES ('B327', 3, '2026-02-17', '2026-02-17', '2026-02-19', '2026-02-21', '2026-05-22', NULL, 1700, 1420, 1380, NULL, NULL, 20000, 'in freezer', 18, 21, 'Mirko', NULL);
INSERT INTO batches VALUES ('B328', 11, '2025-01-07', '2025-01-09', '2025-01-11', '2025-01-17', '2025-07-16', NULL, 1800, 2520, 2330, NULL, NULL, 0, 'in freezer', 18, 18, 'Ulla', NULL);
INSERT INTO batches VALUES ('B329', 6, '2026-10-02', '2026-10-05', '2026-10-09', '2026-10-13', '2027-01-11', NULL, 1200, 1480, 1460, NULL, NULL, 1000, 'in freezer', 12, 14, 'Jens', 'thawed on the way');
INSERT INTO batches VALUES ('B330', 8, '2024-06-15', '2024-06-17', '2024-06-19', '2024-06-25', '2024-10-23', '2024-07-05', 1300, 970, 970, 920, 'Neonatal ward', 1000, 'issued', 12, 14, 'Mirko', NULL);
INSERT INTO batches VALUES ('B331', 2, '2024-09-13', '2024-09-18', '2024-09-19', '2024-09-22', '2025-01-20', '2024-10-08', 400, 210, 180, 110, 'neonatal ward', 0, 'issued', 24, 34, 'Ulla', NULL);
INSERT INTO batches VALUES ('B332', 4, '2025-11-29', '2025-12-07', '2025-12-09', NULL, NULL, NULL, 2000, 2140, NULL, NULL, NULL, 120000, 'discarded', 14, 14, 'Ulla', 'mother on antibiotics');
INSERT INTO batches VALUES ('B333', 7, '2024-05-25', '2024-06-02', '2024-06-03', '2024-06-08', '2024-09-06', '2024-09-12', 700, 660, 600, 600, 'outside clinic', 100, 'issued', 18, 18, 'Ulla', NULL);
INSERT INTO batches VALUES ('B334', 16, '2026-11-08', '2026-11-16', '2026-11-21', NULL, NULL, NULL, 1300, 1350, NULL, NULL, NULL, 5000, 'waiting', 20, 23, 'Ulla', 'mother on antibiotics');
INSERT INTO batches VALUES ('B335', 5, '2026-04-01', '2026-04-05', '2026-04-09', '2026-04-11', '2026-07-10', '2026-10-21', 1300, 1160, 1110, 940, 'Neonatal ward', 0, 'issued', 26, 26, 'Jens', NULL);
INSERT INTO batches VALUES ('B336', 16, '2026-09-26', '2026-09-29', '2026-10-01', '2026-10-02', '2027-03-31', NULL, 1700, 1270, 1160, NULL, NULL, 0, 'in freezer', 16, 18, 'Mirko', NULL);
INSERT INTO batches VALUES ('B337', 17, '2026-11-13', '2026-11-18', '2026-11-20', NULL, NULL, NULL, 600, 300, NULL, NULL, NULL, 0, 'waiting', 30, 28, 'Mirko', 'colostrum');
INSERT INTO batches VALUES ('B338', 6, '2026-09-03', '2026-09-06', '2026-09-07', '2026-09-12', '2027-01-10', NULL, 1800, 1800, 1800, NULL, NULL, 0, 'in freezer', 24, 33, 'Mirko', NULL);
INSERT INTO batches VALUES ('B339', 3, '2025-12-28', '2025-12-28', '2025-12-29', NULL, NULL, NULL, 1600, 1840, NULL, NULL, NULL, 120000, 'discarded', 24, 32, 'Ulla', 'label unreadable');
INSERT INTO batches VALUES ('B340', 17, '2026-11-22', '2026-11-23', '2026-11-24', NULL, NULL, NULL, 2000, 2550, NULL, NULL, NULL, 20000, 'waiting', 26, 26, 'Ulla', NULL);
INSERT INTO batches VALUES ('B341', 15, '2024-05-06', '2024-05-11', '2024-05-14', '2024-05-15', '2024-09-12', '2024-07-11', 1800, 1150, 1130, 990, 'neonatal ward', 1000, 'issued', 38, 34, 'Jens', NULL);
INSERT INTO batches VALUES ('B342', 10, '2026-10-12', '2026-10-20', '2026-10-21', '2026-10-21', '2027-01-19', NULL, 800, 1020, 950, NULL, NULL, 0, 'in freezer', 26, 36, 'Mirko', NULL);
INSERT INTO batches VALUES ('B343', 1, '2025-10-03', '2025-10-05', '2025-10-09', '2025-10-14', '2026-01-12', NULL, 500, 290, 270, NULL, NULL, 0, 'in freezer', 32, 36, 'Mirko', NULL);
INSERT INTO batches VALUES ('B344', 9, '2026-08-17', '2026-08-26', '2026-08-28', '2026-09-03', '2027-03-02', NULL, 1900, 1600, 1600, NULL, NULL, 1000, 'in freezer', 12, 13, 'Jens', NULL);
INSERT INTO batches VALUES ('B345', 1, '2025-09-24', '2025-09-26', '2025-10-01', NULL, NULL, NULL, 700, 510, NULL, NULL, NULL, 0, 'waiting', 16, 13, 'Jens', NULL);
INSERT INTO batches VALUES ('B346', 16, '2026-08-27', '2026-08-31', '2026-09-05', NULL, NULL, NULL, 500, 630, NULL, NULL, NULL, 120000, 'discarded', 30, 30, 'Ulla', NULL);
INSERT INTO batches VALUES ('B347', 17, '2026-09-25', '2026-10-03', '2026-10-07', '2026-10-10', '2027-01-08', '2026-10-22', 1700, 1100, 1070, 690, 'Neonatal ward', 1000, 'issued', 18, 23, 'Ulla', NULL);
INSERT INTO batches VALUES ('B348', 10, '2026-11-16', '2026-11-22', NULL, NULL, NULL, NULL, 2000, 2610, NULL, NULL, NULL, NULL, 'waiting', 26, 32, 'Ulla', NULL);
INSERT INTO batches VALUES ('B349', 11, '2024-12-01', '2024-12-06', '2024-12-11', '2024-12-14', '2025-06-12', NULL, 400, 430, 390, NULL, NULL, 1000, 'in freezer', 12, 17, NULL, NULL);
INSERT INTO batches VALUES ('B350', 14, '2025-07-05', '2025-07-08', '2025-07-12', NULL, NULL, NULL, 1500, 1390, NULL, NULL, NULL, 120000, 'discarded', 36, 36, NULL, 'thawed on the way');
INSERT INTO batches VALUES ('B351', 16, '2026-08-27', '2026-08-30', '2026-08-31', '2026-09-03', '2027-03-02', NULL, 1800, 1310, 1260, NULL, NULL, 5000, 'in freezer', 22, 31, 'Mirko', 'mother on antibiotics');
INSERT INTO batches VALUES ('B352', 12, '2025-02-26', '2025-03-06', '2025-03-10', '2025-03-14', '2025-09-10', NULL, 1000, 1330, 1260, NULL, NULL, 0, 'in freezer', 28, 28, 'Jens', NULL);
INSERT INTO batches VALUES ('B353', 4, '2025-12-15', '2025-12-15', '2025-12-19', '2025-12-24', '2026-06-22', '2026-03-09', 300, 300, 260, 210, 'outside clinic', 0, 'issued', 14, 16, NULL, 'thawed on the way');
INSERT INTO batches VALUES ('B354', 2, '2024-09-21', '2024-09-29', '2024-10-04', '2024-10-08', '2025-02-05', NULL, 1900, 1490, 1420, NULL, NULL, 0, 'in freezer', 38, 49, NULL, NULL);
INSERT INTO batches VALUES ('B355', 3, '2026-01-31', '2026-02-02', '2026-02-07', '2026-02-13', '2026-06-13', '2026-05-15', 300, 400, 380, 300, 'surgery', 5000, 'issued', 38, 34, 'Mirko', NULL);
INSERT INTO batches VALUES ('B356', 13, '2025-07-05', '2025-07-08', '2025-07-10', '2025-07-13', '2026-01-09', '2025-09-06', 1400, 1400, 1210, 1210, 'neonatal ward', 20000, 'issued', 38, 58, 'Jens', 'thawed on the way');
INSERT INTO batches VALUES ('B357', 11, '2024-11-17', '2024-11-20', '2024-11-22', '2024-11-25', '2025-03-25', NULL, 1400, 1120, 1020, NULL, NULL, 0, 'in freezer', 22, 30, 'Mirko', NULL);
INSERT INTO batches VALUES ('B358', 14, '2025-06-24', '2025-06-30', NULL, NULL, NULL, NULL, 1100, 690, NULL, NULL, NULL, NULL, 'waiting', 32, 44, 'Mirko', NULL);
INSERT INTO batches VALUES ('B359', 7, '2024-07-04', '2024-07-07', '2024-07-08', '2024-07-12', '2025-01-08', NULL, 1700, 1700, 1490, NULL, NULL, 0, 'in freezer', 26, 32, 'Jens', NULL);
INSERT INTO batches VALUES ('B360', 14, '2025-06-23', '2025-06-27', '2025-06-28', '2025-07-01', '2025-10-29', NULL, 1700, 1950, 1720, NULL, NULL, 100, 'in freezer', 12, 18, 'Jens', NULL);
INSERT INTO batches VALUES ('B361', 12, '2025-01-03', '2025-01-11', '2025-01-14', '2025-01-15', '2025-04-15', '2025-03-31', 1600, 980, 980, 680, 'outside clinic', 1000, 'issued', 18, 26, 'Mirko', NULL);
INSERT INTO batches VALUES ('B362', 15, '2024-04-02', '2024-04-10', '2024-04-12', '2024-04-13', '2024-10-10', NULL, 1600, 1000, 930, NULL, NULL, 1000, 'in freezer', 22, 19, 'Mirko', 'colostrum');
INSERT INTO batches VALUES ('B363', 12, '2025-04-09', '2025-04-14', '2025-04-15', '2025-04-15', '2025-10-12', '2025-07-22', 1600, 870, 870, 640, 'outside clinic', 20000, 'issued', 16, 13, NULL, NULL);
INSERT INTO batches VALUES ('B364', 9, '2026-06-19', '2026-06-20', '2026-06-23', '2026-06-28', '2026-09-26', '2026-07-26', 800, 710, 690, 690, 'neonatal ward', 0, 'issued', 24, 24, 'Jens', NULL);
INSERT INTO batches VALUES ('B365', 6, '2026-08-29', '2026-09-06', '2026-09-09', '2026-09-14', '2027-01-12', NULL, 2000, 2210, 2180, NULL, NULL, 100, 'in freezer', 12, 15, 'Jens', NULL);
INSERT INTO batches VALUES ('B366', 7, '2024-06-23', '2024-06-24', '2024-06-25', '2024-06-25', '2024-12-22', '2024-07-31', 1300, 1330, 1240, 1230, 'surgery', 100, 'issued', 38, 38, 'Mirko', NULL);
INSERT INTO batches VALUES ('B367', 11, '2025-01-02', '2025-01-11', '2025-01-16', '2025-01-17', '2025-04-17', '2025-04-21', 1200, 740, 680, 620, 'intensive care', 1000, 'issued', 12, 12, 'Mirko', 'mother on antibiotics');
INSERT INTO batches VALUES ('B368', 10, '2026-09-25', '2026-09-27', '2026-10-01', NULL, NULL, NULL, 300, 290, NULL, NULL, NULL, 120000, 'discarded', 30, 30, 'Jens', NULL);
INSERT INTO batches VALUES ('B369', 2, '2024-08-13', '2024-08-16', '2024-08-18', '2024-08-19', '2024-11-17', '2024-09-03', 900, 760, 690, 560, 'neonatal ward', 1000, 'issued', 18, 27, 'Mirko', NULL);
INSERT INTO batches VALUES ('B370', 9, '2026-07-27', '2026-08-01', '2026-08-03', '2026-08-05', '2027-02-01', '2026-08-27', 1000, 1340, 1270, 1270, 'neonatal ward', 0, 'issued', 38, 38, 'Jens', NULL);
INSERT INTO batches VALUES ('B371', 15, '2024-03-14', '2024-03-18', '2024-03-20', NULL, NULL, NULL, 1800, 2350, NULL, NULL, NULL, 0, 'waiting', 28, 35, 'Jens', NULL);
INSERT INTO batches VALUES ('B372', 9, '2026-07-26', '2026-07-28', '2026-07-31', '2026-08-06', '2026-12-04', NULL, 500, 630, 540, NULL, NULL, 100, 'in freezer', 26, 27, NULL, NULL);
INSERT INTO batches VALUES ('B373', 14, '2025-06-24', '2025-06-29', '2025-07-01', '2025-07-06', '2025-11-03', '2025-09-18', 500, 370, 350, 280, 'neonatal ward', 0, 'issued', 20, 17, 'Ulla', NULL);
INSERT INTO batches VALUES ('B374', 14, '2025-07-10', '2025-07-13', '2025-07-15', '2025-07-18', '2026-01-14', NULL, 600, 410, 410, NULL, NULL, 0, 'in freezer', 30, 30, 'Jens', NULL);
INSERT INTO batches VALUES ('B375', 15, '2024-05-27', '2024-06-04', '2024-06-05', '2024-06-05', '2024-12-02', '2024-08-08', 400, 430, 400, 400, 'surgery', 0, 'issued', 26, 31, 'Jens', 'thawed on the way');
INSERT INTO batches VALUES ('B376', 3, '2026-03-04', '2026-03-07', '2026-03-09', '2026-03-14', '2026-09-10', '2026-05-21', 400, 460, 420, 420, 'Neonatal ward', 0, 'issued', 26, 23, NULL, NULL);
INSERT INTO batches VALUES ('B377', 7, '2024-04-23', '2024-04-26', '2024-04-27', '2024-04-29', '2024-08-27', '2024-05-04', 1200, 790, 790, 550, 'neonatal ward', 0, 'issued', 20, 18, 'Ulla', NULL);
INSERT INTO batches VALUES ('B378', 2, '2024-10-19', '2024-10-27', '2024-10-31', '2024-10-31', '2025-04-29', '2025-01-27', 700, 640, 620, 550, 'Neonatal ward', 5000, 'issued', 24, 35, 'Ulla', NULL);
INSERT INTO batches VALUES ('B379', 17, '2026-09-25', '2026-09-30', '2026-10-04', '2026-10-08', '2027-01-06', NULL, 1700, 2090, 1830, NULL, NULL, 1000, 'in freezer', 26, 26, 'Jens', 'thawed on the way');
INSERT INTO batches VALUES ('B380', 2, '2024-08-05', '2024-08-08', '2024-08-11', '2024-08-12', '2025-02-08', '2024-10-04', 1400, 1890, 1630, 1630, 'neonatal ward', 0, 'issued', 20, 22, 'Mirko', NULL);
INSERT INTO batches VALUES ('B381', 16, '2026-11-21', NULL, NULL, NULL, NULL, NULL, 1500, NULL, NULL, NULL, NULL, NULL, 'waiting', 12, NULL, NULL, 'bag leaked');
INSERT INTO batches VALUES ('B382', 3, '2026-01-14', '2026-01-16', '2026-01-21', '2026-01-26', '2026-04-26', '2026-02-07', 1500, 1420, 1260, 1250, 'outside clinic', 20000, 'issued ', 36, 38, 'Jens', NULL);
INSERT INTO batches VALUES ('B383', 5, '2026-06-05', '2026-06-10', '2026-06-14', '2026-06-14', '2026-10-12', '2026-09-20', 500, 680, 620, 480, 'surgery', 1000, 'issued', 18, 26, 'Jens', 'colostrum');
INSERT INTO batches VALUES ('B384', 14, '2025-08-31', '2025-09-03', '2025-09-08', '2025-09-09', '2026-03-08', '2025-09-21', 1400, 960, 880, 850, 'neonatal ward', 100, 'issued', 12, 12, 'Jens', NULL);
INSERT INTO batches VALUES ('B385', 11, '2025-01-05', '2025-01-12', '2025-01-13', NULL, NULL, NULL, 1300, 1780, NULL, NULL, NULL, 120000, 'discarded', 14, 18, 'Ulla', 'thawed on the way');
INSERT INTO batches VALUES ('B386', 5, '2026-03-25', '2026-04-03', '2026-04-07', NULL, NULL, NULL, 1500, 1920, NULL, NULL, NULL, 0, 'waiting', 18, 18, 'Jens', 'mother on antibiotics');
INSERT INTO batches VALUES ('B387', 10, '2026-09-25', '2026-10-04', '2026-10-06', '2026-10-06', '2027-01-04', NULL, 1300, 1740, 1730, NULL, NULL, 0, 'in freezer', 16, 16, 'Jens', NULL);
INSERT INTO batches VALUES ('B388', 16, '2026-11-22', NULL, NULL, NULL, NULL, NULL, 600, NULL, NULL, NULL, NULL, NULL, 'waiting', 22, NULL, NULL, 'bag leaked');
INSERT INTO batches VALUES ('B389', 1, '2025-11-01', '2025-11-08', '2025-11-11', '2025-11-14', '2026-02-12', '2026-01-11', 600, 370, 350, 240, 'intensive care', 100, 'issued', 30, 30, 'Jens', 'mother on antibiotics');
INSERT INTO batches VALUES ('B390', 6, '2026-09-18', '2026-09-22', '2026-09-25', NULL, NULL, NULL, 500, 500, NULL, NULL, NULL, 120000, 'discarded', 18, 23, 'Ulla', NULL);
INSERT INTO batches VALUES ('B391', 11, '2024-10-20', '2024-10-22', '2024-10-23', '2024-10-26', '2025-02-23', '2024-12-26', 300, 180, 180, 170, 'intensive care', 0, 'issued', 36, 35, 'Mirko', NULL);
INSERT INTO batches VALUES ('B392', 9, '2026-04-23', '2026-04-26', '2026-04-28', '2026-04-30', '2026-10-27', NULL, 1600, 2110, 1880, NULL, NULL, 1000, 'in freezer', 36, 42, 'Jens', NULL);
INSERT INTO batches VALUES ('B393', 15, '2024-06-19', '2024-06-19', '2024-06-23', '2024-06-25', '2024-09-23', NULL, 1400, 1220, 1130, NULL, NULL, 1000, 'in freezer', 12, 13, 'Jens', NULL);
INSERT INTO batches VALUES ('B394', 15, '2024-04-27', '2024-05-05', '2024-05-10', '2024-05-11', '2024-09-08', '2024-07-02', 1700, 1410, 1260, 820, 'neonatal ward', 0, 'ISSUED', 26, 27, 'Ulla', 'bag leaked');
INSERT INTO batches VALUES ('B395', 3, '2026-02-05', '2026-02-13', '2026-02-15', '2026-02-21', '2026-05-22', '2026-03-19', 500, 500, 450, 450, 'intensive care', 0, 'issued', 28, 37, NULL, NULL);
INSERT INTO batches VALUES ('B396', 16, '2026-09-23', '2026-09-29', '2026-10-01', '2026-10-07', '2027-02-04', '2026-10-09', 1200, 1320, 1320, 1320, 'intensive care', 1000, 'issued', 36, 48, 'Mirko', NULL);
INSERT INTO batches VALUES ('B397', 4, '2026-01-13', '2026-01-13', '2026-01-17', '2026-01-19', '2026-05-19', '2026-06-10', 1500, 1920, 1790, 1790, 'neonatal ward', 0, 'issued', 36, 50, 'Ulla', 'thawed on the way');
INSERT INTO batches VALUES ('B398', 4, '2025-10-24', '2025-10-25', '2025-10-28', '2025-10-28', '2026-01-26', '2025-11-07', 400, 440, 420, 390, 'intensive care', 20000, 'issued', 38, 38, 'Ulla', NULL);
INSERT INTO batches VALUES ('B399', 8, '2024-04-28', '2024-05-07', '2024-05-11', NULL, NULL, NULL, 1600, 1700, NULL, NULL, NULL, 120000, 'discarded ', 12, 18, 'Jens', NULL);
INSERT INTO batches VALUES ('B400', 8, '2024-04-25', '2024-04-28', NULL, NULL, NULL, NULL, 1600, 1320, NULL, NULL, NULL, NULL, 'waiting', 14, 20, 'Jens', NULL);
INSERT INTO batches VALUES ('B401', 12, '2025-03-18', '2025-03-21', '2025-03-22', '2025-03-26', '2025-09-22', NULL, 500, 510, 490, NULL, NULL, 1000, 'in freezer', 18, 20, 'Ulla', NULL);
INSERT INTO batches VALUES ('B402', 6, '2026-07-28', '2026-08-02', '2026-08-04', '2026-08-06', '2026-12-04', '2026-10-18', 500, 530, 500, 400, 'Neonatal ward', 0, 'issued', 16, 20, 'Mirko', NULL);
INSERT INTO batches VALUES ('B403', 11, '2024-11-24', '2024-12-03', '2024-12-04', '2024-12-05', '2025-03-05', '2024-12-12', 1400, 1630, 1510, 1510, 'outside clinic', 20000, 'issued', 24, 30, 'Mirko', 'mother on antibiotics');
INSERT INTO batches VALUES ('B404', 10, '2026-11-11', '2026-11-20', '2026-11-21', '2026-11-21', '2027-05-20', NULL, 1600, 940, 890, NULL, NULL, 20000, 'in freezer', 12, 12, 'Jens', NULL);
INSERT INTO batches VALUES ('B405', 12, '2025-04-23', '2025-04-24', '2025-04-26', '2025-04-27', '2025-08-25', '2025-05-27', 300, 250, 220, 150, 'surgery', 5000, 'ISSUED', 32, 32, 'Ulla', NULL);
