CREATE TABLE donor (
  donor_id INTEGER PRIMARY KEY,
  donor_name TEXT,
  country TEXT,
  kind TEXT
);
INSERT INTO donor VALUES (1, 'Kew Exchange', 'UK', 'institute');
INSERT INTO donor VALUES (2, 'Ola Bakken', 'Norway', 'private');
INSERT INTO donor VALUES (3, 'Heritage Seed Circle', 'Ireland', 'charity');
INSERT INTO donor VALUES (4, 'INRA Dijon', 'France', 'institute');
INSERT INTO donor VALUES (5, 'G. Moreau', 'France', 'private');
INSERT INTO donor VALUES (6, 'Tallinn Botanic', 'Estonia', 'Institute');
INSERT INTO donor VALUES (7, 'W. Pritchard', 'UK', 'private');
INSERT INTO donor VALUES (8, 'Svalbard duplicate', 'Norway', 'institute');
INSERT INTO donor VALUES (9, 'Alpine Trust', 'Switzerland', 'charity');
CREATE TABLE accession (
  acc_no TEXT PRIMARY KEY,
  species TEXT,
  common TEXT,
  family TEXT,
  donor_id INTEGER REFERENCES donor(donor_id),
  origin TEXT,
  collected_on TEXT,
  received_on TEXT,
  weight_g REAL,
  seed_count INTEGER,
  germ_pct INTEGER,
  last_test TEXT,
  store TEXT,
  temp_c INTEGER,
  moisture_pct REAL,
  duplicated TEXT,
  endangered INTEGER,
  tolerances TEXT
);
INSERT INTO accession VALUES ('SB-1007', 'Malva moschata', 'musk mallow', 'Malvaceae', 1, 'Spain', '2020-01-17', '2020-02-09', 182.8, 670, 87, '2020-08-08', 'Vault 1', -20, 7.3, 'no', 0, '');
INSERT INTO accession VALUES ('SB-1014', 'Lactuca sativa', 'lettuce', 'Asteraceae', 7, 'uk', '2018-01-18', '2018-08-01', 15.1, 3549, 35, '2019-01-05', 'vault 2', -20, 8.3, 'yes', 0, 'mildew');
INSERT INTO accession VALUES ('SB-1021', 'Linum usitatissimum', 'flax', 'Linaceae', 2, 'Spain', '2009-08-27', '2010-06-23', 12.2, 14193, 63, '2011-10-31', 'Vault 1', 4, 6.2, 'no', 0, 'salt, mildew');
INSERT INTO accession VALUES ('SB-1028', 'Agrostemma githago', 'corncockle', 'Caryophyllaceae', 4, 'Norway', '2024-03-05', '2024-09-07', 180.1, 16749, 56, '2025-08-12', 'vault 2', -20, 8.5, 'no', 0, 'cold, salt');
INSERT INTO accession VALUES ('SB-1035', 'Allium porrum', 'leek', 'Amaryllidaceae', 7, 'Spain', '2011-04-13', '2011-11-30', 402.3, 3085, 72, '2014-04-03', 'Vault 1', -20, 6.9, 'no', 0, '');
INSERT INTO accession VALUES ('SB-1042', 'Primula veris', 'cowslip', 'Primulaceae', 8, '', '2023-01-02', '2023-09-23', 378.7, 16226, 57, '2025-08-20', 'Vault 1', -20, 7.6, 'yes', 0, 'mildew');
INSERT INTO accession VALUES ('SB-1049', 'Lathyrus odoratus', 'sweet pea', 'Fabaceae', 5, 'France', '2014-07-18', '2015-01-05', 302.1, 19010, 83, '2018-01-27', 'Fridge', 4, 6.4, 'yes', 1, '');
INSERT INTO accession VALUES ('SB-1056', 'Daucus carota', 'carrot', 'Apiaceae', 5, 'Ireland', '2019-01-14', '2019-08-02', 45.1, 16361, 36, '2022-10-05', 'Vault 2', -18, 9.2, 'no', 0, 'mildew');
INSERT INTO accession VALUES ('SB-1063', 'Agrostemma githago', 'corncockle', 'Caryophyllaceae', 3, 'Norway', '2011-07-29', '2011-08-20', 171.5, 14874, 29, '2013-12-10', 'Fridge', 4, 9.2, 'no', 0, 'drought');
INSERT INTO accession VALUES ('SB-1070', 'Primula veris', 'cowslip', 'Primulaceae', 8, 'Ireland', '2015-08-06', '2016-01-29', 26.8, 2069, NULL, NULL, 'Fridge', -20, 4.0, 'yes', 0, '');
INSERT INTO accession VALUES ('SB-1077', 'Papaver rhoeas', 'corn poppy', 'Papaveraceae', 4, 'uk', '2020-09-15', '2021-05-04', 408.9, 15058, 51, '2021-02-12', 'vault 2', 4, 7.1, 'no', 0, 'drought, salt');
INSERT INTO accession VALUES ('SB-1084', 'Triticum dicoccum', 'emmer', 'Poaceae', 4, 'uk', '2013-12-23', '2014-08-08', 338.8, 18281, 55, '2017-02-02', 'Fridge', 4, 5.9, 'yes', 0, 'cold');
INSERT INTO accession VALUES ('SB-1091', 'Daucus carota', 'carrot', 'Apiaceae', 4, 'Norway', '2020-01-07', '2020-10-11', 64.8, 2059, 61, '2023-12-04', 'Vault 1', -20, 5.7, 'yes', 0, '');
INSERT INTO accession VALUES ('SB-1098', 'Brassica oleracea', 'kale', 'Brassicaceae', 7, 'France', '2015-12-04', '2016-04-12', 391.4, 5420, 42, '2017-09-29', 'Fridge', -18, 9.0, 'yes', 0, 'salt, mildew');
INSERT INTO accession VALUES ('SB-1105', 'Hordeum vulgare', 'barley', 'Poaceae', 1, 'France', '2017-04-07', '2017-05-15', 230.7, 3934, NULL, NULL, 'Vault 1', -20, 6.7, 'no', 0, 'cold, mildew');
INSERT INTO accession VALUES ('SB-1112', 'Hordeum vulgare', 'barley', 'Poaceae', 7, '', '2024-01-09', '2024-09-22', 247.8, 9966, 96, '2025-08-26', 'Vault 1', 4, 4.9, 'yes', 0, '');
INSERT INTO accession VALUES ('SB-1119', 'Triticum dicoccum', 'emmer', 'Poaceae', 8, '', '2024-04-13', '2024-05-20', 329.5, 7448, 95, '2024-09-25', 'Vault 1', -18, 4.2, 'no', 0, 'salt, cold');
INSERT INTO accession VALUES ('SB-1126', 'Triticum dicoccum', 'emmer', 'Poaceae', 4, 'UK', '2019-07-10', '2019-12-20', 255.6, 10092, 23, '2020-09-27', 'vault 2', -20, 9.0, 'yes', 1, 'cold, mildew');
INSERT INTO accession VALUES ('SB-1133', 'Vicia faba', 'broad bean', 'Fabaceae', 4, '', '2018-01-28', '2018-02-19', 254.1, 9418, 47, '2020-05-08', 'vault 2', 4, 6.1, 'no', 0, '');
INSERT INTO accession VALUES ('SB-1140', 'Allium porrum', 'leek', 'Amaryllidaceae', 7, 'UK', '2020-11-21', '2021-04-25', 457.9, 8909, 69, '2024-02-15', 'Fridge', -18, 4.0, 'no', 0, 'cold, salt');
INSERT INTO accession VALUES ('SB-1147', 'Triticum dicoccum', 'emmer', 'Poaceae', 3, 'uk', '2017-08-13', '2017-11-01', 474.8, 9301, 67, '2021-08-29', 'Vault 1', -18, 8.5, 'no', 0, 'drought');
INSERT INTO accession VALUES ('SB-1154', 'Brassica oleracea', 'kale', 'Brassicaceae', 2, 'UK', '2011-01-21', '2011-09-25', 178.3, 5059, 48, '2011-05-16', 'Fridge', -20, 5.8, 'no', 0, '');
INSERT INTO accession VALUES ('SB-1161', 'Agrostemma githago', 'corncockle', 'Caryophyllaceae', 4, '', '2017-02-18', '2017-04-25', 15.8, 5968, 70, '2017-08-20', 'Vault 1', -20, 7.9, 'no', 0, 'cold, mildew');
INSERT INTO accession VALUES ('SB-1168', 'Malva moschata', 'musk mallow', 'Malvaceae', 5, 'Ireland', '2022-03-24', '2022-10-04', 205.1, 12521, 74, '2024-06-11', 'Vault 2', 4, 4.0, 'no', 0, '');
INSERT INTO accession VALUES ('SB-1175', 'Agrostemma githago', 'corncockle', 'Caryophyllaceae', 8, 'Estonia', '2012-01-18', '2012-05-07', 235.2, 15079, 31, '2015-03-26', 'Fridge', -18, 9.1, 'no', 0, 'mildew');
INSERT INTO accession VALUES ('SB-1182', 'Phaseolus vulgaris', 'french bean', 'Fabaceae', 2, 'Ireland', '2013-08-17', '2014-02-03', 181.7, 18089, 29, '2013-12-13', 'vault 2', -20, 8.2, 'no', 0, 'mildew, drought');
INSERT INTO accession VALUES ('SB-1189', 'Allium porrum', 'leek', 'Amaryllidaceae', 2, 'Ireland', '2020-06-12', '2021-04-07', 391.1, 1366, 43, '2023-05-17', 'Vault 2', -20, 4.0, 'no', 0, 'cold, mildew');
INSERT INTO accession VALUES ('SB-1196', 'Lathyrus odoratus', 'sweet pea', 'Fabaceae', 4, 'uk', '2012-05-16', '2013-01-03', 4.5, 12180, 23, '2015-12-14', 'Vault 1', 4, 4.7, 'no', 0, 'drought');
INSERT INTO accession VALUES ('SB-1203', 'Daucus carota', 'carrot', 'Apiaceae', 2, 'UK', '2012-10-06', '2012-12-15', 263.8, 6394, NULL, NULL, 'Fridge', -20, 7.7, 'yes', 0, 'cold, salt');
INSERT INTO accession VALUES ('SB-1210', 'Linum usitatissimum', 'flax', 'Linaceae', 2, 'uk', '2009-07-02', '2009-12-18', 322.0, 16700, 22, '2011-06-17', 'Vault 2', -18, 3.2, 'no', 0, 'cold');
INSERT INTO accession VALUES ('SB-1217', 'Primula veris', 'Cowslip', 'Primulaceae', 8, 'France', '2016-06-17', '2017-03-26', 388.1, 17948, 84, '2017-07-12', 'vault 2', -18, 4.5, 'no', 0, '');
INSERT INTO accession VALUES ('SB-1224', 'Phaseolus vulgaris', 'french bean', 'Fabaceae', 2, 'Estonia', '2015-09-05', '2016-03-17', 286.7, 18363, 74, '2018-07-17', 'vault 2', 4, 7.0, 'no', 0, '');
INSERT INTO accession VALUES ('SB-1231', 'Agrostemma githago', 'Corncockle', 'Caryophyllaceae', 1, 'Estonia', '2015-07-22', '2015-09-28', 274.1, 2773, 28, '2017-01-18', 'Vault 2', -18, 8.6, 'yes', 0, 'mildew');
INSERT INTO accession VALUES ('SB-1238', 'Daucus carota', 'carrot', 'Apiaceae', 7, 'France', '2011-08-13', '2011-11-25', 349.5, 14508, 54, '2015-05-07', 'Vault 1', 4, 4.9, 'yes', 0, '');
INSERT INTO accession VALUES ('SB-1245', 'Triticum dicoccum', 'emmer', 'Poaceae', 4, 'Estonia', '2018-08-29', '2019-01-29', 117.5, 16972, 37, '2021-11-08', 'vault 2', -18, 4.9, 'yes', 0, '');
INSERT INTO accession VALUES ('SB-1252', 'Linum usitatissimum', 'Flax', 'Linaceae', 5, 'Ireland', '2018-05-27', '2018-08-04', 174.3, 12651, 56, '2021-12-21', 'Vault 2', -20, 4.8, 'yes', 0, 'cold, mildew');
INSERT INTO accession VALUES ('SB-1259', 'Triticum dicoccum', 'emmer', 'Poaceae', 5, 'France', '2021-05-12', '2021-06-16', 73.9, 7012, 53, '2023-12-22', 'Fridge', -20, 8.1, 'no', 0, 'cold');
INSERT INTO accession VALUES ('SB-1266', 'Brassica oleracea', 'kale', 'Brassicaceae', 8, 'Estonia', '2016-03-28', '2016-10-21', 178.1, 1119, 67, '2019-12-31', 'Vault 2', 4, 7.2, 'yes', 0, 'mildew');
INSERT INTO accession VALUES ('SB-1273', 'Phaseolus vulgaris', 'french bean', 'Fabaceae', 2, 'Estonia', '2024-06-28', '2024-09-08', 263.1, 2681, 71, '2025-08-26', 'vault 2', -20, 7.4, 'no', 0, 'salt, drought');
INSERT INTO accession VALUES ('SB-1280', 'Allium porrum', 'leek', 'Amaryllidaceae', 7, 'Spain', '2021-01-04', '2021-02-07', 225.7, 17091, 72, '2022-06-30', 'Vault 1', -20, 7.8, 'yes', 0, '');
INSERT INTO accession VALUES ('SB-1287', 'Phaseolus vulgaris', 'french bean', 'Fabaceae', 5, 'Norway', '2020-07-17', '2020-12-02', 280.9, 10027, 37, '2021-06-20', 'Vault 1', -18, 8.6, 'yes', 0, '');
INSERT INTO accession VALUES ('SB-1294', 'Daucus carota', 'carrot', 'Apiaceae', 7, '', '2019-11-05', '2020-04-13', 339.9, 8289, 49, '2022-08-27', 'Vault 2', -20, 9.8, 'no', 0, 'cold, salt');
INSERT INTO accession VALUES ('SB-1301', 'Malva moschata', 'musk mallow', 'Malvaceae', 8, 'France', '2010-01-07', '2010-06-06', 93.9, 7617, 72, '2011-05-29', 'Vault 1', 4, 5.9, 'no', 0, '');
INSERT INTO accession VALUES ('SB-1308', 'Allium porrum', 'leek', 'Amaryllidaceae', 4, '', '2017-03-24', '2017-09-02', 275.1, 15999, 22, '2019-04-13', 'Fridge', -18, 5.0, 'no', 0, 'mildew, drought');
INSERT INTO accession VALUES ('SB-1315', 'Vicia faba', 'broad bean', 'Fabaceae', 7, 'uk', '2022-01-31', '2022-05-01', 110.0, 6422, 87, '2024-08-07', 'vault 2', -20, 7.2, 'no', 0, '');
INSERT INTO accession VALUES ('SB-1322', 'Agrostemma githago', 'corncockle', 'Caryophyllaceae', 4, 'Estonia', '2018-11-08', '2019-05-26', 107.9, 3983, 67, '2019-10-01', 'Vault 2', 4, 9.9, 'no', 0, 'mildew');
INSERT INTO accession VALUES ('SB-1329', 'Lactuca sativa', 'lettuce', 'Asteraceae', 2, 'Spain', '2011-11-02', '2012-08-03', 102.5, 6415, 37, '2012-05-31', 'Fridge', 4, 8.0, 'no', 0, 'salt, drought');
INSERT INTO accession VALUES ('SB-1336', 'Malva moschata', 'musk mallow', 'Malvaceae', 3, 'Norway', '2020-03-16', '2020-07-18', 13.4, 11459, 26, '2020-07-13', 'vault 2', -20, 3.3, 'no', 1, 'mildew');
INSERT INTO accession VALUES ('SB-1343', 'Allium porrum', 'leek', 'Amaryllidaceae', 6, 'Ireland', '2024-07-21', '2024-09-17', 428.8, 11523, 74, '2025-08-26', 'vault 2', -20, 8.1, 'no', 0, '');
INSERT INTO accession VALUES ('SB-1350', 'Phaseolus vulgaris', 'french bean', 'Fabaceae', 3, 'Norway', '2012-11-03', '2012-12-12', 32.5, 13182, 51, '2013-03-21', 'Fridge', 4, 9.1, 'no', 0, 'cold');
INSERT INTO accession VALUES ('SB-1357', 'Daucus carota', 'carrot', 'Apiaceae', 8, 'Spain', '2015-02-21', '2015-09-15', 211.2, 8777, 50, '2017-02-08', 'Vault 1', -20, 9.8, 'no', 0, 'cold');
INSERT INTO accession VALUES ('SB-1364', 'Lactuca sativa', 'lettuce', 'Asteraceae', 4, 'France', '2012-06-15', '2012-08-23', 461.6, 10461, NULL, NULL, 'Fridge', -18, 8.1, 'yes', 0, '');
INSERT INTO accession VALUES ('SB-1371', 'Linum usitatissimum', 'flax', 'Linaceae', 3, 'uk', '2019-06-06', '2019-12-13', 172.1, 5463, 71, '2020-01-23', 'Vault 1', 4, 3.6, 'no', 0, 'cold, drought');
INSERT INTO accession VALUES ('SB-1378', 'Brassica oleracea', 'kale', 'Brassicaceae', 8, 'France', '2010-10-13', '2010-12-17', 2.6, 11080, 79, '2014-06-21', 'Vault 1', 4, 8.4, 'no', 0, 'drought, salt');
INSERT INTO accession VALUES ('SB-1385', 'Phaseolus vulgaris', 'french bean', 'Fabaceae', 5, '', '2016-10-14', '2016-12-24', 354.5, 4304, 46, '2020-11-18', 'Vault 2', 4, 8.8, 'yes', 0, '');
INSERT INTO accession VALUES ('SB-1392', 'Centaurea cyanus', 'cornflower', 'Asteraceae', 8, 'Norway', '2016-10-24', '2017-07-25', 141.3, 6648, 81, '2020-10-13', 'Vault 1', 4, 5.6, 'no', 0, 'drought');
INSERT INTO accession VALUES ('SB-1399', 'Allium porrum', 'leek', 'Amaryllidaceae', 8, 'France', '2015-02-12', '2015-03-30', 188.4, 18227, 53, '2018-09-02', 'Vault 1', 4, 8.9, 'no', 0, 'drought, salt');
INSERT INTO accession VALUES ('SB-1406', 'Primula veris', 'cowslip', 'Primulaceae', 4, 'Norway', '2019-07-06', '2019-07-16', 440.6, 291, 36, '2022-04-22', 'Fridge', -18, 6.8, 'no', 0, 'drought');
INSERT INTO accession VALUES ('SB-1413', 'Vicia faba', 'broad bean', 'Fabaceae', 8, 'Norway', '2023-12-18', '2024-09-15', 151.2, 8974, 74, '2025-08-19', 'vault 2', 4, 8.3, 'no', 0, '');
INSERT INTO accession VALUES ('SB-1420', 'Brassica oleracea', 'kale', 'Brassicaceae', 4, 'uk', '2013-10-28', '2014-04-24', 85.5, 18789, 32, '2014-07-16', 'vault 2', -20, 8.9, 'no', 0, '');
INSERT INTO accession VALUES ('SB-1427', 'Lathyrus odoratus', 'sweet pea', 'Fabaceae', 7, 'UK', '2014-01-19', '2014-07-31', 116.1, 19651, 66, '2017-09-26', 'vault 2', 4, 3.5, 'yes', 0, 'salt, mildew');
INSERT INTO accession VALUES ('SB-1434', 'Primula veris', 'cowslip', 'Primulaceae', 7, 'Estonia', '2010-09-30', '2010-11-12', 446.0, 5437, 36, '2013-11-27', 'Vault 1', 4, 8.3, 'no', 0, '');
INSERT INTO accession VALUES ('SB-1441', 'Brassica oleracea', 'Kale', 'Brassicaceae', 8, 'Estonia', '2015-05-22', '2015-08-24', 291.1, 18215, 42, '2018-04-11', 'Vault 2', -20, 3.3, 'no', 0, 'salt, drought');
INSERT INTO accession VALUES ('SB-1448', 'Phaseolus vulgaris', 'french bean', 'Fabaceae', 2, 'Norway', '2010-10-04', '2011-02-20', 262.3, 2248, 41, '2012-07-05', 'Fridge', -20, 3.5, 'yes', 0, '');
CREATE TABLE request (
  req_id INTEGER PRIMARY KEY,
  acc_no TEXT REFERENCES accession(acc_no),
  requester TEXT,
  asked_on TEXT,
  shipped_on TEXT,
  seeds INTEGER,
  purpose TEXT,
  status TEXT,
  dest_country TEXT
);
INSERT INTO request VALUES (1, 'SB-1280', 'Dr. Haas', '2025-07-03', '2025-08-12', 100, 'education', 'Sent', 'Spain');
INSERT INTO request VALUES (2, 'SB-1161', 'R. Castellano', '2025-03-03', NULL, 100, 'Research', 'pending', 'Belgium');
INSERT INTO request VALUES (3, 'SB-1168', 'Tuin & Co', '2025-01-22', '2025-02-24', 5, 'Research', 'sent', 'Germany');
INSERT INTO request VALUES (4, 'SB-1063', 'Dr. Haas', '2025-04-13', '2025-04-27', 50, 'education', 'sent', 'Netherlands');
INSERT INTO request VALUES (5, 'SB-1063', 'R. Castellano', '2025-02-05', NULL, 5, 'Research', 'pending', 'Germany');
INSERT INTO request VALUES (6, 'SB-1231', 'Botanic Leeds', '2025-10-02', NULL, 5, 'Research', 'pending', 'Germany');
INSERT INTO request VALUES (7, 'SB-1168', 'R. Castellano', '2025-04-04', '2025-05-06', 5, 'education', 'sent', 'UK');
INSERT INTO request VALUES (8, 'SB-1056', 'Univ. of Gent', '2025-09-15', '2025-10-05', 100, 'breeding', 'sent', 'Netherlands');
INSERT INTO request VALUES (9, 'SB-1070', 'Wild Verge Project', '2025-05-15', NULL, 5, 'regrowing', 'pending', 'Netherlands');
INSERT INTO request VALUES (10, 'SB-1245', 'Dr. Haas', '2025-06-01', '2025-06-27', 5, 'Research', 'sent', 'UK');
INSERT INTO request VALUES (11, 'SB-1126', 'Slow Bread Mill', '2025-06-24', NULL, 10, 'breeding', 'refused', 'Belgium');
INSERT INTO request VALUES (12, 'SB-1021', 'Tuin & Co', '2025-08-24', '2025-09-20', 5, 'Research', 'Sent', 'Belgium');
INSERT INTO request VALUES (13, 'SB-1259', 'Botanic Leeds', '2025-04-28', NULL, 100, 'education', 'pending', 'Spain');
INSERT INTO request VALUES (14, 'SB-1049', 'Botanic Leeds', '2025-06-05', NULL, 100, 'Research', 'pending', 'Germany');
INSERT INTO request VALUES (15, 'SB-1329', 'Botanic Leeds', '2025-09-17', NULL, 5, 'breeding', 'pending', 'Netherlands');
INSERT INTO request VALUES (16, 'SB-1196', 'Wild Verge Project', '2025-05-17', '2025-05-29', 5, 'regrowing', 'sent', 'Germany');
INSERT INTO request VALUES (17, 'SB-1119', 'R. Castellano', '2025-08-11', '2025-08-28', 100, 'regrowing', 'sent', 'Belgium');
INSERT INTO request VALUES (18, 'SB-1007', 'Univ. of Gent', '2025-09-17', '2025-10-13', 10, 'education', 'sent', 'Germany');
INSERT INTO request VALUES (19, 'SB-1056', 'Dr. Haas', '2025-07-30', '2025-08-30', 20, 'Research', 'sent', 'Spain');
INSERT INTO request VALUES (20, 'SB-1007', 'R. Castellano', '2025-08-12', '2025-09-06', 20, 'research', 'sent', 'Netherlands');
INSERT INTO request VALUES (21, 'SB-1182', 'Slow Bread Mill', '2025-05-21', NULL, 20, 'regrowing', 'refused', 'Germany');
INSERT INTO request VALUES (22, 'SB-1252', 'Wild Verge Project', '2025-04-17', NULL, 50, 'breeding', 'refused', 'UK');
INSERT INTO request VALUES (23, 'SB-1077', 'univ. of gent', '2025-06-20', '2025-07-10', 20, 'Research', 'sent', 'UK');
INSERT INTO request VALUES (24, 'SB-1182', 'Slow Bread Mill', '2025-03-19', '2025-04-20', 5, 'Research', 'sent', 'Netherlands');
INSERT INTO request VALUES (25, 'SB-1287', 'Dr. Haas', '2025-07-19', '2025-08-20', 10, 'education', 'sent', 'Netherlands');
INSERT INTO request VALUES (26, 'SB-1161', 'Wild Verge Project', '2025-06-04', '2025-06-19', 100, 'education', 'sent', 'Belgium');
INSERT INTO request VALUES (27, 'SB-1266', 'Botanic Leeds', '2025-08-31', '2025-09-10', 5, 'breeding', 'Sent', 'Spain');
INSERT INTO request VALUES (28, 'SB-1112', 'Botanic Leeds', '2025-04-08', NULL, 20, 'research', 'refused', 'Netherlands');
INSERT INTO request VALUES (29, 'SB-1301', 'Wild Verge Project', '2025-08-18', NULL, 10, 'education', 'pending', 'Belgium');
INSERT INTO request VALUES (30, 'SB-1294', 'Slow Bread Mill', '2025-06-13', '2025-07-10', 20, 'regrowing', 'sent', 'UK');
INSERT INTO request VALUES (31, 'SB-1042', 'R. Castellano', '2025-03-24', '2025-04-28', 10, 'regrowing', 'sent', 'Spain');
INSERT INTO request VALUES (32, 'SB-1070', 'Wild Verge Project', '2025-02-23', '2025-03-23', 20, 'regrowing', 'Sent', 'Germany');
INSERT INTO request VALUES (33, 'SB-1357', 'Tuin & Co', '2025-09-15', NULL, 100, 'breeding', 'refused', 'Belgium');
INSERT INTO request VALUES (34, 'SB-1196', 'univ. of gent', '2025-09-11', NULL, 5, 'regrowing', 'pending', 'Germany');
INSERT INTO request VALUES (35, 'SB-1294', 'univ. of gent', '2025-03-24', NULL, 100, 'education', 'pending', 'Spain');
INSERT INTO request VALUES (36, 'SB-1161', 'Wild Verge Project', '2025-08-26', NULL, 20, 'research', 'pending', 'UK');
INSERT INTO request VALUES (37, 'SB-1252', 'univ. of gent', '2025-07-16', NULL, 20, 'education', 'pending', 'Germany');
INSERT INTO request VALUES (38, 'SB-1273', 'Wild Verge Project', '2025-08-02', NULL, 100, 'research', 'refused', 'Netherlands');
INSERT INTO request VALUES (39, 'SB-1259', 'Univ. of Gent', '2025-03-31', NULL, 10, 'Research', 'pending', 'Netherlands');
INSERT INTO request VALUES (40, 'SB-1140', 'Univ. of Gent', '2025-01-15', NULL, 5, 'education', 'pending', 'Germany');
INSERT INTO request VALUES (41, 'SB-1133', 'Dr. Haas', '2025-07-08', '2025-07-10', 5, 'regrowing', 'sent', 'UK');
INSERT INTO request VALUES (42, 'SB-1217', 'Wild Verge Project', '2025-04-20', NULL, 10, 'breeding', 'pending', 'Spain');
INSERT INTO request VALUES (43, 'SB-1301', 'Wild Verge Project', '2025-04-15', '2025-05-21', 5, 'breeding', 'sent', 'Spain');
INSERT INTO request VALUES (44, 'SB-1203', 'univ. of gent', '2025-09-16', '2025-10-08', 20, 'breeding', 'sent', 'Netherlands');
INSERT INTO request VALUES (45, 'SB-1287', 'R. Castellano', '2025-05-02', '2025-05-16', 20, 'Research', 'sent', 'Belgium');
INSERT INTO request VALUES (46, 'SB-1077', 'Wild Verge Project', '2025-01-14', '2025-02-26', 50, 'research', 'sent', 'Spain');
INSERT INTO request VALUES (47, 'SB-1350', 'Botanic Leeds', '2025-06-21', '2025-07-24', 50, 'research', 'sent', 'Spain');
INSERT INTO request VALUES (48, 'SB-1301', 'Botanic Leeds', '2025-08-23', NULL, 5, 'breeding', 'refused', 'Netherlands');
INSERT INTO request VALUES (49, 'SB-1196', 'Dr. Haas', '2025-09-08', '2025-10-08', 10, 'regrowing', 'sent', 'Germany');
INSERT INTO request VALUES (50, 'SB-1014', 'univ. of gent', '2025-01-31', '2025-02-20', 10, 'Research', 'sent', 'Spain');
INSERT INTO request VALUES (51, 'SB-1140', 'Univ. of Gent', '2025-01-28', NULL, 10, 'Research', 'pending', 'Spain');
INSERT INTO request VALUES (52, 'SB-1308', 'Tuin & Co', '2025-07-03', NULL, 20, 'education', 'pending', 'Spain');
INSERT INTO request VALUES (53, 'SB-1112', 'Wild Verge Project', '2025-02-07', NULL, 50, 'Research', 'pending', 'Spain');
INSERT INTO request VALUES (54, 'SB-1154', 'univ. of gent', '2025-02-19', '2025-03-18', 20, 'Research', 'sent', 'Germany');
INSERT INTO request VALUES (55, 'SB-1147', 'Tuin & Co', '2025-04-03', '2025-05-18', 50, 'education', 'sent', 'Spain');
