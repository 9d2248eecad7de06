CREATE TABLE "Missing bags" (
  "Case no" TEXT PRIMARY KEY,
  "Passenger" TEXT,
  "Airline" TEXT,
  "Flight" TEXT,
  "Coming from" TEXT,
  "Bag type" TEXT,
  "Colour" TEXT,
  "Weight (kg)" REAL,
  "Reported" TEXT,
  "Found" TEXT,
  "Delivered home" TEXT,
  "Courier" TEXT,
  "Compensation (€)" INTEGER,
  "Fragile?" TEXT,
  "Status" TEXT
);
INSERT INTO "Missing bags" VALUES ('MB-1041', 'Ulla Dubois', 'Aurora Air', 'AU407', 'Naples', 'suitcase', NULL, 24.3, '2024-01-03 14:04', '2024-01-04 07:37', '2024-01-06 04:08', 'Hermelin', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1044', 'Ivan Toth', 'Lusojet', 'LJ240', 'Dubai', 'backpack', 'green', 6.1, '2024-01-04 22:55', NULL, NULL, NULL, 445, 'no', 'written off');
INSERT INTO "Missing bags" VALUES ('MB-1047', 'Dario Urban', 'Aurora Air', 'AU407', 'Dubai', 'suitcase', 'black', 23.6, '2024-01-07 04:59', NULL, NULL, NULL, NULL, 'yes', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1050', 'Wanda Fischer', 'Aurora Air', 'AU351', 'Istanbul', 'backpack', 'black', 8.0, '2024-01-08 03:46', '2024-01-08 14:57', '2024-01-11 06:49', 'Velox', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1053', 'Alma Vidal', 'Aurora Air', 'AU562', 'Riga', 'suitcase', 'green', 26.9, '2024-01-09 18:19', NULL, NULL, NULL, NULL, 'no', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1056', 'Boris Brandt', 'Aurora Air', 'AU118', 'Lisbon', 'backpack', 'red', 11.7, '2024-01-10 08:25', '2024-01-11 03:37', '2024-01-12 06:42', 'Hermelin', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1059', 'Hilde Olsen', 'Iberway', 'IW562', 'Naples', 'suitcase', NULL, 18.7, '2024-01-11 08:16', NULL, NULL, NULL, 438, 'no', 'written off');
INSERT INTO "Missing bags" VALUES ('MB-1062', 'Zoe Keller', 'Iberway', 'IW407', 'Oslo', 'backpack', 'red', 9.1, '2024-01-11 21:30', '2024-01-12 03:23', NULL, NULL, NULL, 'no', 'at desk');
INSERT INTO "Missing bags" VALUES ('MB-1065', 'Yusuf Jansen', 'Lusojet', 'LJ351', 'Naples', 'backpack', 'black', 13.5, '2024-01-12 12:01', '2024-01-14 23:13', '2024-01-15 02:45', 'own van', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1068', 'Fiona Vidal', 'Lusojet', 'LJ562', 'Dubai', 'pram', 'black', 9.8, '2024-01-16 05:32', '2024-01-19 00:53', '2024-01-19 05:49', 'Velox', NULL, 'yes', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1071', 'Greta Quist', 'Aurora Air', 'AU351', 'London', 'ski bag', 'black', 10.1, '2024-01-16 13:52', '2024-01-19 05:25', '2024-01-20 09:52', 'Velox', 40, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1074', 'Dario Ivanova', 'Lusojet', 'LJ118', 'Istanbul', 'suitcase', 'silver', 26.0, '2024-01-17 00:44', '2024-01-18 10:29', '2024-01-20 12:18', 'Hermelin', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1077', 'Ulla Ferrari', 'Aurora Air', 'AU118', 'Riga', 'suitcase', NULL, 27.7, '2024-01-18 07:39', '2024-01-19 00:17', NULL, NULL, NULL, 'no', 'at desk');
INSERT INTO "Missing bags" VALUES ('MB-1080', 'Goran Urban', 'Lusojet', 'LJ118', 'Dubai', 'suitcase', 'green', 14.4, '2024-01-18 13:41', '2024-01-26 14:04', '2024-01-26 21:27', 'Velox', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1083', 'Ines Akin', 'Baltic Sky', 'BS351', 'Dubai', 'suitcase', 'black', 19.5, '2024-01-19 09:43', NULL, NULL, NULL, NULL, 'no', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1086', 'Carmen Dahl', 'Helvet', 'HV240', 'Lisbon', 'duffel bag', NULL, 11.7, '2024-01-21 01:18', '2024-01-21 17:26', '2024-01-21 20:33', 'own van', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1089', 'Goran Dahl', 'Aurora Air', 'AU240', 'London', 'backpack', 'silver', 14.4, '2024-01-22 14:12', '2024-01-22 18:56', '2024-01-24 02:01', 'Velox', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1092', 'Hugo Toth', 'Aurora Air', 'AU351', 'Istanbul', 'suitcase', 'navy', 18.4, '2024-01-26 16:44', '2024-01-28 23:14', '2024-01-30 23:33', 'Hermelin', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1095', 'Anna Petit', 'Baltic Sky', 'BS562', 'Naples', 'duffel bag', 'black', 14.0, '2024-01-28 00:32', '2024-01-31 23:33', '2024-02-01 19:03', 'Velox', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1098', 'Rosa Dubois', 'Aurora Air', 'AU351', 'Chicago', 'pram', 'black', 12.9, '2024-01-30 11:57', NULL, NULL, NULL, 434, 'no', 'written off');
INSERT INTO "Missing bags" VALUES ('MB-1101', 'Zoe Jansen', 'Iberway', 'IW407', 'Istanbul', 'suitcase', 'red', 26.0, '2024-02-07 07:01', '2024-02-09 14:55', '2024-02-11 12:40', 'own van', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1104', 'Edith Berger', 'Nordwing', 'NW351', 'Riga', 'instrument case', 'green', 15.2, '2024-02-07 11:24', NULL, NULL, NULL, 1061, 'yes', 'written off');
INSERT INTO "Missing bags" VALUES ('MB-1107', 'Zoe Novak', 'Iberway', 'IW407', 'Istanbul', 'pram', 'navy', 8.0, '2024-02-12 21:03', NULL, NULL, NULL, NULL, 'no', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1110', 'Nils Engel', 'Nordwing', 'NW118', 'Chicago', 'instrument case', 'silver', 14.4, '2024-02-13 09:23', '2024-02-18 06:59', '2024-02-18 22:49', 'Hermelin', NULL, 'yes', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1113', 'Carmen Jansen', 'Helvet', 'HV240', 'Riga', 'suitcase', 'navy', 16.6, '2024-02-15 21:24', '2024-02-16 06:20', '2024-02-17 02:08', 'Velox', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1116', 'Hilde Berger', 'Lusojet', 'LJ351', 'Istanbul', 'duffel bag', 'black', 17.8, '2024-02-17 06:35', '2024-02-23 19:19', NULL, NULL, NULL, 'no', 'at desk');
INSERT INTO "Missing bags" VALUES ('MB-1119', 'Fiona Costa', 'Helvet', 'HV351', 'Oslo', 'backpack', NULL, 9.7, '2024-02-17 11:55', '2024-02-19 04:25', '2024-02-21 19:57', 'own van', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1122', 'Luca Akin', 'Lusojet', 'LJ407', 'Lisbon', 'suitcase', 'navy', 26.0, '2024-02-17 19:58', NULL, NULL, NULL, 448, 'no', 'written off');
INSERT INTO "Missing bags" VALUES ('MB-1125', 'Hilde Ferrari', 'Lusojet', 'LJ112', 'London', 'suitcase', 'green', 21.5, '2024-02-18 13:51', '2024-02-18 20:55', '2024-02-20 07:40', 'Velox', NULL, 'yes', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1128', 'Nils Costa', 'Aurora Air', 'AU240', 'London', 'backpack', NULL, 15.9, '2024-02-19 19:19', '2024-02-20 09:46', '2024-02-21 06:13', 'Velox', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1131', 'Boris Dahl', 'Helvet', 'HV562', 'Istanbul', 'suitcase', NULL, 26.3, '2024-02-20 13:18', NULL, NULL, NULL, NULL, 'no', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1134', 'Daan Dubois', 'Lusojet', 'LJ407', 'Naples', 'suitcase', 'black', 28.1, '2024-02-23 08:27', '2024-02-25 12:13', '2024-02-27 00:44', 'Hermelin', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1137', 'Goran Ziegler', 'Baltic Sky', 'BS118', 'Oslo', 'suitcase', 'black', 27.0, '2024-02-23 22:51', '2024-02-25 19:56', '2024-02-26 12:27', 'Velox', 75, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1140', 'Edith Ivanova', 'Aurora Air', 'AU240', 'Oslo', 'suitcase', 'black', 22.5, '2024-02-26 12:23', NULL, NULL, NULL, NULL, 'no', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1143', 'Judith Rossi', 'Aurora Air', 'AU112', 'Chicago', 'duffel bag', 'red', 11.0, '2024-02-29 11:25', '2024-02-29 20:48', '2024-03-01 09:32', 'Hermelin', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1146', 'Nils Rossi', 'Iberway', 'IW407', 'Lisbon', 'instrument case', 'navy', 21.1, '2024-03-02 19:13', NULL, NULL, NULL, NULL, 'yes', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1149', 'Rosa Ziegler', 'Nordwing', 'NW118', 'Chicago', 'duffel bag', 'green', 15.5, '2024-03-05 01:20', '2024-03-05 15:33', '2024-03-06 08:59', 'City Drop', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1152', 'Edith Urban', 'Nordwing', 'NW562', 'Oslo', 'ski bag', 'black', 10.1, '2024-03-05 09:56', '2024-03-12 02:38', '2024-03-12 15:12', 'own van', NULL, 'yes', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1155', 'Ulla Eklund', 'Helvet', 'HV562', 'Riga', 'pram', 'red', 10.1, '2024-03-11 22:01', NULL, NULL, NULL, 1300, 'no', 'written off');
INSERT INTO "Missing bags" VALUES ('MB-1158', 'Quentin Moreau', 'Aurora Air', 'AU351', 'Naples', 'backpack', 'silver', 11.1, '2024-03-12 04:47', '2024-03-14 01:59', '2024-03-16 12:16', 'Velox', 40, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1161', 'Wanda Fischer', 'Aurora Air', 'AU407', 'Oslo', 'suitcase', 'navy', 13.9, '2024-03-13 03:37', NULL, NULL, NULL, NULL, 'no', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1164', 'Pavel Urban', 'Lusojet', 'LJ351', 'Chicago', 'ski bag', 'silver', 9.7, '2024-03-16 11:18', '2024-03-19 07:39', '2024-03-20 06:26', 'City Drop', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1167', 'Elif Petit', 'Nordwing', 'NW118', 'Naples', 'pram', 'silver', 8.4, '2024-03-20 09:49', '2024-03-22 14:58', '2024-03-23 16:31', 'Velox', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1170', 'Ines Costa', 'Nordwing', 'NW351', 'Dubai', 'suitcase', 'black', 28.8, '2024-03-23 01:52', '2024-03-26 22:48', '2024-03-29 11:43', 'own van', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1173', 'Bruno Greco', 'Aurora Air', 'AU118', 'Oslo', 'instrument case', NULL, 10.7, '2024-03-24 10:00', '2024-03-27 01:03', '2024-03-27 06:21', 'own van', 80, 'yes', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1176', 'Fiona Eklund', 'Aurora Air', 'AU351', 'Dubai', 'ski bag', 'black', 16.3, '2024-03-24 13:25', '2024-03-25 03:05', '2024-03-26 08:14', 'Hermelin', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1179', 'Katja Ferrari', 'Nordwing', 'NW407', 'Lisbon', 'instrument case', 'black', 6.1, '2024-03-27 07:57', '2024-03-30 08:13', '2024-03-31 22:15', 'Hermelin', NULL, 'yes', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1182', 'Celia Moreau', 'Aurora Air', 'AU118', 'London', 'suitcase', 'green', 17.4, '2024-03-31 05:21', '2024-04-01 13:21', '2024-04-04 07:17', 'City Drop', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1185', 'Anna Lopez', 'Aurora Air', 'AU112', 'Chicago', 'duffel bag', 'silver', 15.0, '2024-03-31 21:34', NULL, NULL, NULL, 667, 'yes', 'written off');
INSERT INTO "Missing bags" VALUES ('MB-1188', 'Dario Greco', 'Aurora Air', 'AU351', 'Naples', 'ski bag', 'navy', 8.1, '2024-04-02 07:30', NULL, NULL, NULL, 100, 'no', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1191', 'Farid Ivanova', 'Helvet', 'HV112', 'Chicago', 'suitcase', 'green', 22.4, '2024-04-02 16:19', '2024-04-02 21:37', '2024-04-03 01:04', 'own van', 120, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1194', 'Ulla Ferrari', 'Iberway', 'IW562', 'Riga', 'suitcase', 'black', 13.3, '2024-04-03 00:59', '2024-04-03 06:13', '2024-04-04 21:30', 'own van', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1197', 'Elif Lopez', 'Nordwing', 'NW407', 'Lisbon', 'suitcase', 'red', 14.4, '2024-04-03 05:35', '2024-04-06 16:53', '2024-04-07 18:34', 'own van', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1200', 'Greta Haas', 'Lusojet', 'LJ240', 'Lisbon', 'suitcase', 'navy', 16.0, '2024-04-06 01:37', '2024-04-06 19:28', '2024-04-08 13:52', 'Velox', 80, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1203', 'Greta Moreau', 'Iberway', 'IW562', 'Riga', 'suitcase', 'green', 21.1, '2024-04-07 01:16', '2024-04-12 15:27', NULL, NULL, NULL, 'yes', 'at desk');
INSERT INTO "Missing bags" VALUES ('MB-1206', 'Zoe Ivanova', 'Aurora Air', 'AU112', 'Istanbul', 'ski bag', 'black', 16.6, '2024-04-12 23:02', NULL, NULL, NULL, 75, 'no', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1209', 'Anna Berger', 'Lusojet', 'LJ407', 'Chicago', 'ski bag', 'black', 13.9, '2024-04-15 23:37', '2024-04-16 17:10', '2024-04-18 08:46', 'Velox', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1212', 'Farid Urban', 'Iberway', 'IW351', 'Lisbon', 'instrument case', NULL, 12.5, '2024-04-17 02:42', NULL, NULL, NULL, 120, 'yes', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1215', 'Ines Toth', 'Baltic Sky', 'BS118', 'London', 'duffel bag', 'green', 13.6, '2024-04-17 11:28', NULL, NULL, NULL, 120, 'no', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1218', 'Bruno Weber', 'Lusojet', 'LJ112', 'Riga', 'suitcase', 'black', 26.2, '2024-04-18 17:53', NULL, NULL, NULL, NULL, 'no', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1221', 'Katja Toth', 'Lusojet', 'LJ118', 'Lisbon', 'suitcase', 'silver', 22.7, '2024-04-19 18:43', '2024-04-24 06:52', '2024-04-26 11:51', 'Hermelin', NULL, 'no', 'delivered');
INSERT INTO "Missing bags" VALUES ('MB-1224', 'Viktor Ziegler', 'Aurora Air', 'AU118', 'Oslo', 'instrument case', 'green', 20.2, '2024-04-22 07:48', NULL, NULL, NULL, NULL, 'yes', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1227', 'Carmen Moreau', 'Aurora Air', 'AU240', 'Lisbon', 'ski bag', 'navy', 12.3, '2024-04-22 16:42', NULL, NULL, NULL, NULL, 'yes', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1230', 'Anna Urban', 'Aurora Air', 'AU112', 'Oslo', 'duffel bag', 'red', 20.0, '2024-04-23 15:11', NULL, NULL, NULL, NULL, 'no', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1233', 'Tomas Dahl', 'Aurora Air', 'AU118', 'Oslo', 'suitcase', 'black', 22.3, '2024-04-24 01:13', NULL, NULL, NULL, NULL, 'no', 'open');
INSERT INTO "Missing bags" VALUES ('MB-1236', 'Katja Fischer', 'Lusojet', 'LJ118', 'Naples', 'suitcase', 'black', 19.6, '2024-04-26 10:20', NULL, NULL, NULL, 120, 'no', 'open');
