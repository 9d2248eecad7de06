CREATE TABLE "Drops" (
  "Drop #" INTEGER PRIMARY KEY,
  "Picked up" TEXT,
  "Dropped off" TEXT,
  "Rider" TEXT,
  "Vehicle (B/C/V/E)" TEXT,
  "Sender" TEXT,
  "To district" TEXT,
  "Dist. km" REAL,
  "Weight kg" REAL,
  "Packaging" TEXT,
  "Express" INTEGER,
  "Fee ct" INTEGER,
  "Tip ct" INTEGER,
  "Status" TEXT,
  "Tries" INTEGER,
  "Signature?" TEXT
);
INSERT INTO "Drops" VALUES (7301, '2025-05-26 19:59', '2025-05-26 21:54', 'Meike', 'E', 'Blumen Iris', 'Eimsbüttel', 18.0, 37.7, 'envelope', 1, 2440, 300, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7302, '2025-05-27 08:40', NULL, 'Jonas', 'B', 'Druckerei Sass', 'Bergedorf', 1.9, 4.1, 'cool box', 0, 630, NULL, 'F', 2, NULL);
INSERT INTO "Drops" VALUES (7303, '2025-05-28 07:54', '2025-05-28 12:18', 'Jonas', 'V', 'Blumen Iris', 'Harburg', 38.8, 41.9, 'parcel', 0, 3400, 0, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7304, '2025-05-28 17:25', '2025-05-28 18:12', 'Paula', 'B', 'Labor Nord', 'Harburg', 4.5, 8.0, 'parcel', 1, 1420, 300, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7305, '2025-05-29 09:10', '2025-05-29 10:07', 'Meike', 'C', 'Druckerei Sass', 'Altona', 4.0, 43.7, 'cool box', 0, 790, 150, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7306, '2025-05-29 14:39', '2025-05-29 15:34', 'Paula', 'E', 'Kanzlei Roth', 'Eimsbüttel', 7.7, 8.2, 'roll', 0, 1060, 0, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7307, '2025-05-29 15:53', '2025-05-29 18:00', 'Meike', 'C', 'Kanzlei Roth', 'Bergedorf', 14.1, 25.9, 'parcel', 0, 1540, 150, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7308, '2025-05-30 08:43', '2025-05-30 11:19', 'Sunil', 'V', 'Lindner Optik', 'Eimsbüttel', 41.5, 41.4, 'cool box', 0, 3600, 0, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7309, '2025-05-30 11:30', NULL, 'Sunil', 'E', 'Kanzlei Roth', 'Eimsbüttel', 12.9, 8.8, 'cool box', 0, 1450, NULL, 'F', 2, NULL);
INSERT INTO "Drops" VALUES (7310, '2025-05-31 07:42', '2025-05-31 09:29', 'Jonas', 'V', 'Blumen Iris', 'Bergedorf', 23.5, 25.6, 'parcel', 0, 2250, 200, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7311, '2025-05-31 17:32', '2025-05-31 18:54', 'Dario', 'C', 'Lindner Optik', 'Mitte', 19.7, 15.5, 'roll', 0, 1960, 0, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7312, '2025-06-01 07:32', '2025-06-01 08:38', 'Sunil', 'V', 'Labor Nord', 'Altona', 10.8, 43.1, 'parcel', 1, 1900, 150, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7313, '2025-06-01 13:04', '2025-06-01 14:05', 'Paula', 'V', 'Zahntechnik Wolf', 'Eimsbüttel', 8.6, 45.4, 'parcel', 1, 1730, 0, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7314, '2025-06-02 08:09', NULL, 'Sunil', 'C', 'Labor Nord', 'Wandsbek', 14.3, 4.8, 'roll', 0, 1560, NULL, 'R', 2, NULL);
INSERT INTO "Drops" VALUES (7315, '2025-06-02 09:15', '2025-06-02 10:26', 'Dario', 'V', 'Zahntechnik Wolf', 'Altona', 18.9, 25.0, 'parcel', 1, 2500, 500, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7316, '2025-06-02 13:19', '2025-06-02 14:20', 'Jonas', 'V', 'Labor Nord', 'Mitte', 13.4, 21.4, 'parcel', 1, 2090, 500, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7317, '2025-06-03 08:05', '2025-06-03 09:02', 'Paula', 'B', 'Labor Nord', 'Mitte', 3.1, 2.0, 'parcel', 0, 720, 0, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7318, '2025-06-03 14:51', '2025-06-03 16:47', 'Paula', 'B', 'Lindner Optik', 'Bergedorf', 7.9, 1.3, 'parcel', 0, 1080, 300, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7319, '2025-06-03 19:22', '2025-06-03 21:05', 'Meike', 'C', 'Druckerei Sass', 'Mitte', 17.0, 16.5, 'parcel', 0, 1760, 500, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7320, '2025-06-04 08:00', '2025-06-04 10:13', 'Sunil', 'C', 'Praxis Dr. Abel', 'Wandsbek', 31.5, 17.1, 'parcel', 1, 3450, 500, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7321, '2025-06-04 17:28', '2025-06-04 19:00', 'Sunil', 'E', 'Labor Nord', 'Altona', 28.4, 48.0, 'cool box', 1, 3220, 300, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7322, '2025-06-05 08:26', '2025-06-05 11:06', 'Paula', 'E', 'Lindner Optik', 'Altona', 41.7, 15.2, 'parcel', 1, 4210, 0, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7323, '2025-06-06 08:42', '2025-06-06 10:20', 'Sunil', 'C', 'Lindner Optik', 'Mitte', 31.5, 18.5, 'parcel', 1, 3450, 0, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7324, '2025-06-07 07:51', '2025-06-07 10:23', 'Jonas', 'V', 'Praxis Dr. Abel', 'Mitte', 31.7, 34.5, 'cool box', 1, 3460, 0, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7325, '2025-06-07 09:38', '2025-06-07 10:54', 'Paula', 'E', 'Druckerei Sass', 'Wandsbek', 11.9, 26.9, 'cool box', 0, 1380, 300, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7326, '2025-06-07 14:59', '2025-06-07 16:41', 'Meike', 'B', 'Druckerei Sass', 'Bergedorf', 7.1, 4.1, 'roll', 0, 1020, 200, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7327, '2025-06-08 08:16', '2025-06-08 09:07', 'Meike', 'V', 'Praxis Dr. Abel', 'Wandsbek', 4.8, 17.1, 'envelope', 1, 1450, 200, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7328, '2025-06-08 13:58', '2025-06-08 15:49', 'Meike', 'V', 'Zahntechnik Wolf', 'Wandsbek', 19.5, 17.3, 'envelope', 1, 2550, 150, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7329, '2025-06-09 07:34', '2025-06-09 09:15', 'Meike', 'V', 'Zahntechnik Wolf', 'Wandsbek', 28.5, 10.5, 'cool box', 0, 2620, 500, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7330, '2025-06-09 14:00', '2025-06-09 15:19', 'Paula', 'B', 'Druckerei Sass', 'Mitte', 0.8, 0.4, 'cool box', 0, 550, 300, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7331, '2025-06-10 07:51', '2025-06-10 09:24', 'Dario', 'V', 'Zahntechnik Wolf', 'Bergedorf', 18.9, 36.1, 'parcel', 1, 2500, 0, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7332, '2025-06-10 12:37', '2025-06-10 15:29', 'Sunil', 'V', 'Kanzlei Roth', 'Mitte', 22.7, 25.5, 'envelope', 0, 2190, 0, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7333, '2025-06-11 08:29', '2025-06-11 12:19', 'Dario', 'C', 'Praxis Dr. Abel', 'Altona', 39.4, 37.1, 'parcel', 0, 3440, 0, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7334, '2025-06-11 12:18', '2025-06-11 13:51', 'Jonas', 'B', 'Blumen Iris', 'Harburg', 7.5, 8.8, 'cool box', 0, 1050, 200, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7335, '2025-06-12 08:36', '2025-06-12 09:54', 'Paula', 'C', 'Praxis Dr. Abel', 'Eimsbüttel', 17.1, 45.9, 'envelope', 0, 1770, 200, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7336, '2025-06-13 08:01', NULL, 'Sunil', 'B', 'Druckerei Sass', 'Wandsbek', 3.9, 1.4, 'cool box', 1, 1380, NULL, 'F', 2, NULL);
INSERT INTO "Drops" VALUES (7337, '2025-06-13 17:54', '2025-06-13 20:02', 'Paula', 'C', 'Zahntechnik Wolf', 'Eimsbüttel', 19.1, 3.2, 'roll', 0, 1920, 150, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7338, '2025-06-14 07:40', '2025-06-14 08:57', 'Jonas', 'V', 'Druckerei Sass', 'Mitte', 19.8, 42.3, 'envelope', 1, 2570, 150, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7339, '2025-06-14 10:22', '2025-06-14 13:36', 'Meike', 'V', 'Kanzlei Roth', 'Bergedorf', 38.7, 34.0, 'cool box', 0, 3390, 200, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7340, '2025-06-14 16:28', NULL, 'Paula', 'B', 'Zahntechnik Wolf', 'Altona', 7.3, 0.6, 'envelope', 0, 1030, NULL, 'R', 2, NULL);
INSERT INTO "Drops" VALUES (7341, '2025-06-15 07:49', '2025-06-15 09:21', 'Meike', 'C', 'Blumen Iris', 'Harburg', 10.1, 1.6, 'envelope', 0, 1240, 200, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7342, '2025-06-15 17:26', '2025-06-15 20:20', 'Meike', 'V', 'Blumen Iris', 'Harburg', 33.3, 27.4, 'envelope', 0, 2980, 500, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7343, '2025-06-16 08:41', '2025-06-16 11:58', 'Sunil', 'V', 'Blumen Iris', 'Mitte', 40.8, 31.9, 'parcel', 0, 3550, 500, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7344, '2025-06-17 07:50', '2025-06-17 11:42', 'Dario', 'E', 'Praxis Dr. Abel', 'Bergedorf', 40.5, 35.0, 'roll', 0, 3520, 300, 'D', 2, 'N');
INSERT INTO "Drops" VALUES (7345, '2025-06-17 14:48', NULL, 'Jonas', 'V', 'Praxis Dr. Abel', 'Mitte', 37.9, 5.5, 'roll', 1, 3930, NULL, 'F', 2, NULL);
INSERT INTO "Drops" VALUES (7346, '2025-06-18 07:02', '2025-06-18 09:55', 'Sunil', 'C', 'Blumen Iris', 'Bergedorf', 34.0, 40.0, 'parcel', 1, 3640, 200, 'D', 2, 'Y');
INSERT INTO "Drops" VALUES (7347, '2025-06-18 17:12', '2025-06-18 19:05', 'Sunil', 'V', 'Zahntechnik Wolf', 'Wandsbek', 15.9, 4.4, 'cool box', 0, 1680, 0, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7348, '2025-06-19 07:06', NULL, 'Sunil', 'V', 'Zahntechnik Wolf', 'Altona', 18.0, 9.1, 'cool box', 0, 1840, NULL, 'R', 2, NULL);
INSERT INTO "Drops" VALUES (7349, '2025-06-19 08:15', '2025-06-19 09:25', 'Jonas', 'V', 'Druckerei Sass', 'Eimsbüttel', 15.7, 26.8, 'parcel', 1, 2260, 200, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7350, '2025-06-19 18:24', '2025-06-19 19:35', 'Dario', 'C', 'Praxis Dr. Abel', 'Altona', 8.5, 43.4, 'parcel', 1, 1720, 0, 'D', 2, 'Y');
INSERT INTO "Drops" VALUES (7351, '2025-06-20 07:06', '2025-06-20 10:13', 'Meike', 'C', 'Druckerei Sass', 'Eimsbüttel', 38.0, 33.9, 'cool box', 1, 3940, 200, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7352, '2025-06-20 10:57', NULL, 'Paula', 'C', 'Zahntechnik Wolf', 'Eimsbüttel', 12.3, 32.7, 'parcel', 1, 2010, NULL, 'R', 2, NULL);
INSERT INTO "Drops" VALUES (7353, '2025-06-20 16:02', NULL, 'Paula', 'E', 'Zahntechnik Wolf', 'Mitte', 31.3, 22.3, 'parcel', 0, 2830, NULL, 'F', 2, NULL);
INSERT INTO "Drops" VALUES (7354, '2025-06-20 17:33', '2025-06-20 18:24', 'Sunil', 'V', 'Blumen Iris', 'Altona', 7.3, 47.1, 'envelope', 1, 1630, 200, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7355, '2025-06-21 07:33', '2025-06-21 09:59', 'Jonas', 'V', 'Praxis Dr. Abel', 'Wandsbek', 25.8, 26.8, 'envelope', 0, 2420, 0, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7356, '2025-06-21 11:04', '2025-06-21 12:47', 'Paula', 'V', 'Praxis Dr. Abel', 'Harburg', 20.9, 5.1, 'envelope', 0, 2050, 300, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7357, '2025-06-22 08:57', '2025-06-22 09:53', 'Meike', 'B', 'Kanzlei Roth', 'Altona', 6.5, 7.1, 'roll', 0, 970, 500, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7358, '2025-06-22 13:25', '2025-06-22 14:59', 'Paula', 'B', 'Zahntechnik Wolf', 'Altona', 1.7, 6.3, 'envelope', 0, 610, 200, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7359, '2025-06-22 19:19', '2025-06-22 20:14', 'Paula', 'B', 'Zahntechnik Wolf', 'Wandsbek', 7.2, 3.4, 'parcel', 0, 1030, 500, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7360, '2025-06-23 07:32', '2025-06-23 08:54', 'Jonas', 'B', 'Labor Nord', 'Altona', 4.9, 3.1, 'envelope', 0, 850, 0, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7361, '2025-06-23 11:34', '2025-06-23 12:53', 'Sunil', 'V', 'Lindner Optik', 'Harburg', 7.0, 14.6, 'envelope', 0, 1010, 0, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7362, '2025-06-23 17:06', '2025-06-23 18:39', 'Meike', 'V', 'Blumen Iris', 'Mitte', 21.2, 17.0, 'cool box', 0, 2080, 150, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7363, '2025-06-24 08:29', NULL, 'Paula', 'B', 'Kanzlei Roth', 'Altona', 6.8, 2.5, 'roll', 1, 1600, NULL, 'F', 2, NULL);
INSERT INTO "Drops" VALUES (7364, '2025-06-24 18:54', '2025-06-24 21:05', 'Paula', 'C', 'Lindner Optik', 'Eimsbüttel', 15.8, 37.3, 'envelope', 0, 1670, 300, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7365, '2025-06-25 09:13', NULL, 'Paula', 'V', 'Druckerei Sass', 'Altona', 21.4, 2.9, 'envelope', 0, 2090, NULL, 'F', 2, NULL);
INSERT INTO "Drops" VALUES (7366, '2025-06-25 15:25', '2025-06-25 19:10', 'Paula', 'V', 'Kanzlei Roth', 'Mitte', 39.0, 36.8, 'envelope', 0, 3410, 150, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7367, '2025-06-26 08:54', '2025-06-26 10:49', 'Paula', 'V', 'Labor Nord', 'Eimsbüttel', 30.8, 42.1, 'roll', 1, 3400, 0, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7368, '2025-06-26 10:28', '2025-06-26 11:26', 'Sunil', 'B', 'Labor Nord', 'Mitte', 6.7, 5.7, 'envelope', 1, 1590, 0, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7369, '2025-06-27 07:45', NULL, 'Dario', 'V', 'Blumen Iris', 'Bergedorf', 4.5, 3.1, 'parcel', 1, 1420, NULL, 'R', 2, NULL);
INSERT INTO "Drops" VALUES (7370, '2025-06-27 19:43', '2025-06-27 20:22', 'Meike', 'V', 'Praxis Dr. Abel', 'Bergedorf', 7.6, 10.7, 'envelope', 1, 1660, 0, 'D', 1, 'Y');
INSERT INTO "Drops" VALUES (7371, '2025-06-28 09:05', '2025-06-28 10:56', 'Sunil', 'C', 'Kanzlei Roth', 'Harburg', 10.4, 46.4, 'envelope', 0, 1270, 0, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7372, '2025-06-28 16:49', '2025-06-28 18:37', 'Jonas', 'B', 'Lindner Optik', 'Harburg', 8.2, 7.5, 'parcel', 0, 1100, 300, 'D', 1, 'N');
INSERT INTO "Drops" VALUES (7373, '2025-06-29 09:01', NULL, 'Sunil', 'V', 'Druckerei Sass', 'Harburg', 18.3, 21.9, 'parcel', 0, 1860, NULL, 'R', 2, NULL);
INSERT INTO "Drops" VALUES (7374, '2025-06-29 16:58', NULL, 'Meike', 'B', 'Lindner Optik', 'Bergedorf', 2.4, 6.5, 'cool box', 0, 670, NULL, 'O', 1, NULL);
INSERT INTO "Drops" VALUES (7375, '2025-06-30 07:23', NULL, 'Sunil', 'B', 'Zahntechnik Wolf', 'Bergedorf', 2.5, 8.2, 'envelope', 0, 670, NULL, 'O', 1, NULL);
INSERT INTO "Drops" VALUES (7376, '2025-06-30 13:23', NULL, 'Jonas', 'V', 'Labor Nord', 'Harburg', 35.8, 40.9, 'envelope', 1, 3770, NULL, 'O', 1, NULL);
