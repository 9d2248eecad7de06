CREATE TABLE "Shoots" (
  "No" INTEGER PRIMARY KEY,
  "Client" TEXT,
  "Kind" TEXT,
  "Booked on" TEXT,
  "Shoot date" TEXT,
  "Where" TEXT,
  "Hours" REAL,
  "Pictures taken" INTEGER,
  "Pictures delivered" INTEGER,
  "Gallery sent" TEXT,
  "Fee (EUR)" INTEGER,
  "Deposit (EUR)" INTEGER,
  "Balance" TEXT,
  "2nd shooter" TEXT,
  "Travel (km one way)" INTEGER,
  "Album ordered" TEXT,
  "Stars" INTEGER,
  "Found us via" TEXT
);
INSERT INTO "Shoots" VALUES (1, 'Anna & Piet', 'Wedding', '2024-04-07', '2024-10-11', 'outdoors', 12, 1104, 465, '2024-12-05', 2636, 790, 'open', 'Nils', 0, 'Y', 5, 'Google');
INSERT INTO "Shoots" VALUES (2, 'Bakery Holm', 'Product', '2024-02-02', '2024-02-17', 'on site', 2, 212, 83, '2024-03-09', 326, 0, 'paid', NULL, 25, 'N', 4, 'Google');
INSERT INTO "Shoots" VALUES (3, 'Familie Brandt', 'Family', '2024-02-06', '2024-03-16', 'outdoors', 2, 308, NULL, NULL, 376, 0, 'open', NULL, 110, 'Y', NULL, 'friend');
INSERT INTO "Shoots" VALUES (4, 'Carla Nunes', 'Newborn', '2025-02-07', '2025-03-08', 'on site', 2.5, 360, 48, '2025-04-05', 309, 0, 'paid', NULL, 180, 'N', 4, 'friend');
INSERT INTO "Shoots" VALUES (5, 'City Theatre', 'Event', '2025-01-10', '2025-02-03', 'on site', 5, 510, 136, '2025-03-07', 1255, 376, 'paid', NULL, 180, 'Y', 4, 'Google');
INSERT INTO "Shoots" VALUES (6, 'Dance School Volta', 'Product', '2024-05-20', '2024-07-17', 'studio', 2.5, 382, 66, '2024-08-29', 382, 0, 'paid', NULL, 25, 'Y', NULL, 'Instagram');
INSERT INTO "Shoots" VALUES (7, 'Eva & Marius', 'Wedding', '2025-05-04', '2026-01-16', 'registry office', 6, 936, NULL, NULL, 1544, 463, 'open', 'Nils', 0, 'N', NULL, 'friend');
INSERT INTO "Shoots" VALUES (8, 'Familie Faber', 'Family', '2024-02-14', '2024-04-12', 'on site', 2.5, 245, 20, '2024-05-21', 222, 0, 'open', NULL, 40, 'N', 5, 'friend');
INSERT INTO "Shoots" VALUES (9, 'Fiona Hall', 'Portrait', '2025-04-30', '2025-05-10', 'outdoors', 1, 140, 42, '2025-07-01', 229, 0, 'paid', NULL, 25, 'N', 4, 'Google');
INSERT INTO "Shoots" VALUES (10, 'Gasthof Linde', 'Business', '2025-06-06', '2025-07-26', 'outdoors', 1, 152, 54, '2025-08-08', 175, 0, 'paid', NULL, 110, 'N', 5, 'fair');
INSERT INTO "Shoots" VALUES (11, 'Hanna & Jo', 'Wedding', '2024-12-14', '2025-07-04', 'church', 6, 942, 112, '2025-08-15', 1358, 407, 'paid', 'Maren', 25, 'Y', 5, 'Google');
INSERT INTO "Shoots" VALUES (12, 'Hotel Seeblick', 'Product', '2025-03-28', '2025-05-23', 'on site', 2, 298, 77, '2025-05-26', 454, 0, 'open', NULL, 40, 'N', 4, 'friend');
INSERT INTO "Shoots" VALUES (13, 'Imkerei Sommer', 'Product', '2024-02-10', '2024-02-28', 'outdoors', 1.5, 184, 52, '2024-03-17', 355, 0, 'paid', NULL, 0, 'N', 3, 'Google');
INSERT INTO "Shoots" VALUES (14, 'Familie Jansen', 'Family', '2025-01-12', '2025-03-09', 'outdoors', 1.5, 225, 69, '2025-05-08', 360, 0, 'paid', NULL, 25, 'N', NULL, 'Instagram');
INSERT INTO "Shoots" VALUES (15, 'Jule & Tarek', 'Wedding', '2025-03-23', '2025-06-06', 'church', 10, 1200, NULL, NULL, 2130, 639, 'open', NULL, 0, 'N', NULL, 'Instagram');
INSERT INTO "Shoots" VALUES (16, 'Kita Regenbogen', 'Product', '2024-06-09', '2024-07-04', 'on site', 2.5, 387, 80, '2024-08-04', 577, 0, 'paid', NULL, 110, 'N', 3, 'friend');
INSERT INTO "Shoots" VALUES (17, 'Lena Ostrow', 'Newborn', '2025-04-03', '2025-06-02', 'outdoors', 1, 162, 42, '2025-07-16', 304, 0, 'paid', NULL, 110, 'N', 4, 'fair');
INSERT INTO "Shoots" VALUES (18, 'Law Firm Peers', 'Event', '2025-01-11', '2025-03-06', 'outdoors', 3, 495, 154, '2025-04-25', 687, 206, 'paid', NULL, 180, 'N', 3, 'fair');
INSERT INTO "Shoots" VALUES (19, 'Mia & Leon', 'Wedding', '2025-02-22', '2025-06-06', 'church', 8, 728, 206, '2025-07-11', 1848, 554, 'paid', NULL, 180, 'Y', 5, 'friend');
INSERT INTO "Shoots" VALUES (20, 'Familie Nowak', 'Family', '2025-04-27', '2025-06-09', 'on site', 2.5, 380, NULL, NULL, 382, 0, 'open', NULL, 66, 'N', NULL, 'Google');
INSERT INTO "Shoots" VALUES (21, 'Olga & Sven', 'Wedding', '2024-07-10', '2024-09-27', 'barn', 8, 1160, 255, '2024-10-09', 1792, 537, 'paid', 'Nils', 66, 'N', 5, 'fair');
INSERT INTO "Shoots" VALUES (22, 'Oliver Quast', 'Newborn', '2025-03-23', '2025-05-11', 'outdoors', 1, 91, 11, '2025-05-14', 268, 0, 'paid', NULL, 25, 'N', 4, 'fair');
INSERT INTO "Shoots" VALUES (23, 'Pia & Ruben', 'Wedding', '2024-07-09', '2024-10-04', 'outdoors', 8, 904, 332, '2024-11-26', 2080, 624, 'paid', 'Nils', 40, 'N', 4, 'fair');
INSERT INTO "Shoots" VALUES (24, 'Rike Thoma', 'Portrait', '2025-04-10', '2025-05-26', 'on site', 1, 159, 38, '2025-06-10', 269, 0, 'paid', NULL, 180, 'N', 5, 'Google');
INSERT INTO "Shoots" VALUES (25, 'Rowing Club', 'Business', '2024-06-20', '2024-06-29', 'on site', 1, 103, 17, '2024-07-16', 172, 0, 'open', NULL, 40, 'Y', 4, 'friend');
INSERT INTO "Shoots" VALUES (26, 'Sara & Ivo', 'Wedding', '2025-04-08', '2025-11-22', 'barn', 6, 708, NULL, NULL, 1604, 481, 'open', 'Nils', 12, 'N', NULL, 'Google');
INSERT INTO "Shoots" VALUES (27, 'Start-up Nimbus', 'Product', '2024-04-24', '2024-05-06', 'outdoors', 2, 290, 108, '2024-06-10', 478, 0, 'paid', NULL, 12, 'N', 4, 'Google');
INSERT INTO "Shoots" VALUES (28, 'Familie Tran', 'Family', '2025-03-18', '2025-04-18', 'outdoors', 1, 93, 7, '2025-05-29', 323, 0, 'paid', NULL, 110, 'N', 5, 'Instagram');
INSERT INTO "Shoots" VALUES (29, 'Tessa & Mark', 'Wedding', '2025-06-18', '2025-10-04', 'registry office', 6, 828, NULL, NULL, 1430, 429, 'open', 'Nils', 12, 'N', NULL, 'Instagram');
INSERT INTO "Shoots" VALUES (30, 'Ute Winter', 'Newborn', '2025-03-26', '2025-04-06', 'studio', 2, 290, 38, '2025-04-21', 269, 0, 'paid', NULL, 180, 'N', 5, 'friend');
INSERT INTO "Shoots" VALUES (31, 'Vera & Hugo', 'Wedding', '2024-09-10', '2025-02-21', 'church', 8, 1312, 566, '2025-04-02', 1808, 542, 'paid', 'Maren', 0, 'N', 3, 'fair');
INSERT INTO "Shoots" VALUES (32, 'Yoga Loft', 'Event', '2024-07-07', '2024-07-25', 'outdoors', 5, 715, 65, '2024-09-11', 825, 247, 'paid', NULL, 25, 'Y', 3, 'fair');
INSERT INTO "Shoots" VALUES (33, 'Zoe & Finn', 'Wedding', '2025-02-09', '2025-04-18', 'church', 8, 736, 101, '2025-05-18', 2120, 636, 'paid', NULL, 0, 'N', 4, 'Instagram');
INSERT INTO "Shoots" VALUES (34, 'Bakery Holm', 'Business', '2024-09-20', '2024-10-17', 'outdoors', 1.5, 169, 35, '2024-10-25', 387, 0, 'paid', NULL, 0, 'N', 4, 'friend');
INSERT INTO "Shoots" VALUES (35, 'City Theatre', 'Business', '2024-03-30', '2024-04-06', 'outdoors', 2, 308, 115, '2024-04-29', 488, 0, 'paid', NULL, 0, 'N', 4, 'Instagram');
INSERT INTO "Shoots" VALUES (36, 'Hotel Seeblick', 'Product', '2024-09-24', '2024-10-23', 'outdoors', 1.5, 231, 63, '2024-11-08', 267, 0, 'paid', NULL, 180, 'N', 4, 'fair');
INSERT INTO "Shoots" VALUES (37, 'Familie Brandt', 'Family', '2025-03-27', '2025-05-02', 'outdoors', 2, 208, 62, '2025-05-09', 385, 0, 'paid', NULL, 12, 'N', NULL, 'returning');
INSERT INTO "Shoots" VALUES (38, 'Start-up Nimbus', 'Business', '2025-05-12', '2025-05-22', 'on site', 1, 133, 14, '2025-05-29', 160, 0, 'paid', NULL, 25, 'N', 4, 'Instagram');
INSERT INTO "Shoots" VALUES (39, 'Carla Nunes', 'Portrait', '2024-11-14', '2025-01-11', 'outdoors', 2.5, 357, 145, '2025-02-11', 311, 0, 'paid', NULL, 110, 'N', 5, 'fair');
INSERT INTO "Shoots" VALUES (40, 'Lena Ostrow', 'Portrait', '2024-03-30', '2024-04-17', 'studio', 1, 128, 23, '2024-06-06', 233, 0, 'paid', NULL, 180, 'N', 5, 'fair');
INSERT INTO "Shoots" VALUES (41, 'Yoga Loft', 'Business', '2024-03-20', '2024-05-19', 'outdoors', 2, 338, 103, '2024-06-20', 422, 0, 'paid', NULL, 40, 'N', 3, 'fair');
INSERT INTO "Shoots" VALUES (42, 'City Theatre', 'Product', '2024-03-02', '2024-03-22', 'on site', 1.5, 148, 51, '2024-04-11', 346, 0, 'paid', NULL, 66, 'Y', 5, 'Instagram');
