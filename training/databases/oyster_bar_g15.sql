CREATE TABLE "Bookings" (
  "No." INTEGER PRIMARY KEY,
  "Guest" TEXT,
  "Party of" INTEGER,
  "Booked on" TEXT,
  "Date" TEXT,
  "Time" TEXT,
  "Seated at" TEXT,
  "Left at" TEXT,
  "Area" TEXT,
  "Came via" TEXT,
  "Occasion" TEXT,
  "Deposit (€)" INTEGER,
  "Oysters (pcs)" INTEGER,
  "Bill (€)" REAL,
  "Tip (€)" REAL,
  "No-show?" TEXT
);
INSERT INTO "Bookings" VALUES (501, 'Goran Petit', 5, '2025-03-25', '2025-04-01', '19:00', '19:19', '21:32', 'counter', 'phone', 'date night', 0, 18, 359.62, 26.3, 'no');
INSERT INTO "Bookings" VALUES (502, 'Celia Fischer', 3, '2025-03-30', '2025-04-01', '19:00', '18:52', '20:25', 'terrace', 'website', NULL, 0, 12, 206.99, NULL, 'no');
INSERT INTO "Bookings" VALUES (503, 'Farid Urban', 6, '2025-04-02', '2025-04-02', '20:30', '20:30', '22:29', 'cellar', 'walk-in', 'business', 50, 27, 291.91, 12.1, 'no');
INSERT INTO "Bookings" VALUES (504, 'Boris Berger', 6, '2025-03-19', '2025-04-03', '19:15', '19:10', '20:30', 'window', 'website', NULL, 50, 0, 327.17, 34.0, 'no');
INSERT INTO "Bookings" VALUES (505, 'Boris Novak', 8, '2025-03-30', '2025-04-06', '18:45', '18:49', '20:25', 'terrace', 'website', NULL, 50, 36, 591.83, 59.4, 'no');
INSERT INTO "Bookings" VALUES (506, 'Quentin Conti', 2, '2025-04-05', '2025-04-10', '12:45', '12:42', '13:56', 'cellar', 'hotel concierge', 'business', 20, 0, 67.73, 4.5, 'no');
INSERT INTO "Bookings" VALUES (507, 'Luca Vidal', 2, '2025-03-25', '2025-04-12', '19:00', '19:23', '20:37', 'terrace', 'website', NULL, 0, 3, 106.19, 11.3, 'no');
INSERT INTO "Bookings" VALUES (508, 'Selma Petit', 6, '2025-04-12', '2025-04-12', '18:45', '18:44', '21:06', 'cellar', 'phone', 'birthday', 50, 18, 223.15, NULL, 'no');
INSERT INTO "Bookings" VALUES (509, 'Pavel Eklund', 10, '2025-04-12', '2025-04-12', '20:45', '20:38', '23:11', 'counter', 'phone', NULL, 50, 30, 707.16, 40.0, 'no');
INSERT INTO "Bookings" VALUES (510, 'Yusuf Costa', 2, '2025-04-13', '2025-04-13', '12:30', '12:52', '14:28', 'terrace', 'walk-in', 'business', 0, 12, 155.65, 16.1, 'no');
INSERT INTO "Bookings" VALUES (511, 'Carmen Rossi', 6, '2025-04-05', '2025-04-15', '20:45', '20:45', '22:37', 'cellar', 'phone', 'birthday', 50, 0, 192.36, 12.4, 'no');
INSERT INTO "Bookings" VALUES (512, 'Pavel Fischer', 6, '2025-04-16', '2025-04-16', '14:00', '14:02', '15:59', 'terrace', 'walk-in', 'birthday', 50, 18, 272.01, 11.2, 'no');
INSERT INTO "Bookings" VALUES (513, 'Dario Petit', 4, '2025-04-16', '2025-04-16', '17:45', '17:40', '19:20', 'window', 'phone', 'birthday', 0, 18, 278.62, 15.1, 'no');
INSERT INTO "Bookings" VALUES (514, 'Judith Vidal', 4, '2025-04-09', '2025-04-17', '18:30', '18:43', '20:15', 'cellar', 'phone', 'date night', 0, 0, 211.75, 18.8, 'no');
INSERT INTO "Bookings" VALUES (515, 'Greta Petit', 4, '2025-04-15', '2025-04-17', '20:30', '20:23', '21:58', 'terrace', 'hotel concierge', 'anniversary', 0, 6, 216.2, 11.2, 'no');
INSERT INTO "Bookings" VALUES (516, 'Alma Berger', 1, '2025-04-15', '2025-04-17', '20:45', NULL, NULL, 'terrace', 'website', NULL, 0, NULL, NULL, NULL, 'yes');
INSERT INTO "Bookings" VALUES (517, 'Carmen Ivanova', 4, '2025-04-01', '2025-04-18', '18:45', '18:37', '20:21', 'counter', 'phone', NULL, 0, 18, 302.87, 37.0, 'no');
INSERT INTO "Bookings" VALUES (518, 'Anna Eklund', 2, '2025-04-13', '2025-04-19', '18:30', '18:34', '19:32', 'counter', 'phone', NULL, 0, 6, 121.35, 15.5, 'no');
INSERT INTO "Bookings" VALUES (519, 'Yusuf Greco', 4, '2025-04-18', '2025-04-21', '18:00', '18:10', '20:08', 'terrace', 'website', 'birthday', 0, 24, 234.43, 13.0, 'no');
INSERT INTO "Bookings" VALUES (520, 'Quentin Jansen', 2, '2025-04-01', '2025-04-22', '12:15', '12:15', '13:52', 'window', 'website', 'anniversary', 0, 6, 76.36, 3.8, 'no');
INSERT INTO "Bookings" VALUES (521, 'Hugo Haas', 4, '2025-04-13', '2025-04-23', '18:30', '18:22', '19:56', 'window', 'phone', 'birthday', 0, 24, 215.03, 24.9, 'no');
INSERT INTO "Bookings" VALUES (522, 'Hugo Akin', 4, '2025-04-19', '2025-04-24', '17:30', '17:40', '19:25', 'window', 'hotel concierge', 'business', 0, 6, 179.24, 23.0, 'no');
INSERT INTO "Bookings" VALUES (523, 'Elif Berger', 2, '2025-04-21', '2025-04-25', '18:45', '18:57', '19:56', 'cellar', 'website', NULL, 0, 12, 146.28, 17.8, 'no');
INSERT INTO "Bookings" VALUES (524, 'Boris Rossi', 2, '2025-04-18', '2025-04-27', '12:45', '12:58', '14:22', 'terrace', 'phone', 'birthday', 0, 0, 77.15, 3.4, 'no');
INSERT INTO "Bookings" VALUES (525, 'Selma Ferrari', 3, '2025-04-10', '2025-04-28', '18:30', '18:33', '20:08', 'counter', 'phone', NULL, 0, 12, 141.87, 6.5, 'no');
INSERT INTO "Bookings" VALUES (526, 'Nils Ivanova', 4, '2025-04-29', '2025-04-29', '13:30', '13:46', '15:25', 'cellar', 'walk-in', NULL, 0, 24, 293.83, 17.5, 'no');
INSERT INTO "Bookings" VALUES (527, 'Ines Gruber', 6, '2025-04-25', '2025-04-30', '18:30', '18:31', '19:57', 'window', 'phone', 'business', 50, 18, 387.01, 49.1, 'no');
INSERT INTO "Bookings" VALUES (528, 'Alma Dahl', 10, '2025-04-03', '2025-04-30', '18:30', '18:45', '21:52', 'window', 'phone', NULL, 50, 0, 558.81, 58.3, 'no');
INSERT INTO "Bookings" VALUES (529, 'Wanda Haas', 8, '2025-05-01', '2025-05-01', '14:30', '14:41', '16:34', 'terrace', 'walk-in', 'anniversary', 50, 24, 376.79, NULL, 'no');
INSERT INTO "Bookings" VALUES (530, 'Judith Akin', 2, '2025-04-29', '2025-05-01', '19:45', '19:54', '20:49', 'terrace', 'phone', 'business', 20, 9, 150.41, 12.0, 'no');
INSERT INTO "Bookings" VALUES (531, 'Dario Brandt', 6, '2025-04-15', '2025-05-04', '18:45', '18:44', '20:51', 'terrace', 'website', NULL, 50, 36, 482.59, 41.9, 'no');
INSERT INTO "Bookings" VALUES (532, 'Ines Toth', 3, '2025-05-02', '2025-05-05', '18:45', '19:01', '20:28', 'window', 'hotel concierge', 'anniversary', 20, 9, 153.78, 14.2, 'no');
INSERT INTO "Bookings" VALUES (533, 'Ines Fischer', 2, '2025-04-13', '2025-05-11', '18:45', '18:55', '20:22', 'cellar', 'website', NULL, 0, 12, 102.44, NULL, 'no');
INSERT INTO "Bookings" VALUES (534, 'Quentin Conti', 4, '2025-04-30', '2025-05-11', '18:45', '18:55', '20:20', 'cellar', 'phone', NULL, 0, 0, 137.09, 9.2, 'no');
INSERT INTO "Bookings" VALUES (535, 'Ivan Dubois', 2, '2025-05-08', '2025-05-12', '18:45', NULL, NULL, 'terrace', 'phone', 'business', 0, NULL, NULL, NULL, 'yes');
INSERT INTO "Bookings" VALUES (536, 'Bruno Toth', 6, '2025-05-10', '2025-05-12', '20:45', '21:03', '22:55', 'window', 'website', 'business', 50, 18, 255.0, 20.3, 'no');
INSERT INTO "Bookings" VALUES (537, 'Edith Lopez', 3, '2025-05-05', '2025-05-13', '19:00', '19:14', '20:35', 'terrace', 'website', 'birthday', 0, 9, 159.0, NULL, 'no');
INSERT INTO "Bookings" VALUES (538, 'Farid Greco', 2, '2025-05-14', '2025-05-14', '20:15', '20:15', '22:05', 'cellar', 'website', NULL, 20, 0, 60.58, NULL, 'no');
INSERT INTO "Bookings" VALUES (539, 'Yusuf Quist', 6, '2025-05-16', '2025-05-16', '14:00', '14:01', '16:08', 'terrace', 'walk-in', 'date night', 50, 9, 297.58, 24.6, 'no');
INSERT INTO "Bookings" VALUES (540, 'Elif Keller', 3, '2025-05-17', '2025-05-17', '20:30', '20:26', '22:00', 'counter', 'phone', 'date night', 0, 0, 124.4, 9.6, 'no');
INSERT INTO "Bookings" VALUES (541, 'Farid Dahl', 4, '2025-04-26', '2025-05-18', '18:30', '18:30', '20:14', 'terrace', 'website', 'birthday', 0, 12, 257.82, 30.2, 'no');
INSERT INTO "Bookings" VALUES (542, 'Pavel Conti', 4, '2025-05-18', '2025-05-18', '19:00', '19:00', '20:34', 'counter', 'walk-in', NULL, 20, 12, 144.05, 10.7, 'no');
INSERT INTO "Bookings" VALUES (543, 'Zoe Haas', 4, '2025-04-30', '2025-05-19', '20:45', '21:00', '22:24', 'terrace', 'phone', 'business', 0, 12, 170.57, 21.5, 'no');
INSERT INTO "Bookings" VALUES (544, 'Boris Petit', 1, '2025-04-17', '2025-05-20', '17:30', '17:32', '18:51', 'terrace', 'website', 'anniversary', 0, 9, 57.86, 5.2, 'no');
INSERT INTO "Bookings" VALUES (545, 'Marta Novak', 2, '2025-05-02', '2025-05-21', '19:15', '19:16', '21:25', 'counter', 'phone', NULL, 0, 9, 110.37, 13.1, 'no');
INSERT INTO "Bookings" VALUES (546, 'Goran Keller', 6, '2025-05-09', '2025-05-22', '18:45', '18:56', '20:51', 'window', 'website', 'business', 50, 18, 358.27, 41.8, 'no');
INSERT INTO "Bookings" VALUES (547, 'Edith Petit', 3, '2025-05-04', '2025-05-23', '19:00', '19:12', '20:42', 'terrace', 'phone', 'birthday', 0, 12, 156.14, 12.9, 'no');
INSERT INTO "Bookings" VALUES (548, 'Quentin Conti', 3, '2025-05-26', '2025-05-26', '20:15', '20:37', '22:23', 'counter', 'walk-in', NULL, 0, 6, 150.56, NULL, 'no');
INSERT INTO "Bookings" VALUES (549, 'Boris Moreau', 6, '2025-05-08', '2025-05-27', '19:30', '19:45', '21:27', 'counter', 'phone', 'birthday', 50, 18, 416.62, 17.2, 'no');
INSERT INTO "Bookings" VALUES (550, 'Pavel Dahl', 1, '2025-05-12', '2025-05-29', '19:00', NULL, NULL, 'cellar', 'website', NULL, 0, NULL, NULL, NULL, 'yes');
INSERT INTO "Bookings" VALUES (551, 'Katja Conti', 2, '2025-05-17', '2025-05-29', '20:00', '20:22', '22:15', 'terrace', 'hotel concierge', 'birthday', 0, 6, 94.1, NULL, 'no');
INSERT INTO "Bookings" VALUES (552, 'Olga Engel', 6, '2025-05-25', '2025-06-02', '14:30', '14:30', '16:28', 'terrace', 'hotel concierge', 'business', 50, 36, 358.76, 27.3, 'no');
INSERT INTO "Bookings" VALUES (553, 'Hugo Haas', 3, '2025-06-01', '2025-06-03', '21:15', '21:07', '22:25', 'counter', 'website', NULL, 0, 12, 150.29, 8.3, 'no');
INSERT INTO "Bookings" VALUES (554, 'Ivan Costa', 4, '2025-05-30', '2025-06-06', '12:30', '12:41', '14:02', 'counter', 'website', NULL, 0, 0, 152.2, NULL, 'no');
INSERT INTO "Bookings" VALUES (555, 'Farid Quist', 4, '2025-05-09', '2025-06-07', '14:30', '14:30', '16:00', 'window', 'website', 'birthday', 0, 12, 152.53, 7.5, 'no');
INSERT INTO "Bookings" VALUES (556, 'Tomas Fischer', 2, '2025-05-18', '2025-06-08', '18:00', '18:04', '19:15', 'cellar', 'phone', 'anniversary', 0, 3, 76.77, 9.8, 'no');
INSERT INTO "Bookings" VALUES (557, 'Bruno Keller', 4, '2025-06-01', '2025-06-08', '18:00', '18:27', '19:48', 'window', 'phone', 'anniversary', 0, 0, 123.39, NULL, 'no');
INSERT INTO "Bookings" VALUES (558, 'Ines Dubois', 4, '2025-06-07', '2025-06-09', '19:00', '19:00', '21:08', 'terrace', 'phone', NULL, 0, 12, 215.04, 17.1, 'no');
INSERT INTO "Bookings" VALUES (559, 'Pavel Toth', 1, '2025-06-06', '2025-06-10', '12:45', '12:51', '14:06', 'terrace', 'phone', 'anniversary', 0, 12, 68.81, NULL, 'no');
INSERT INTO "Bookings" VALUES (560, 'Ulla Eklund', 8, '2025-05-31', '2025-06-10', '18:45', '18:50', '21:16', 'window', 'phone', 'anniversary', 50, 48, 501.47, NULL, 'no');
INSERT INTO "Bookings" VALUES (561, 'Nils Quist', 6, '2025-05-31', '2025-06-11', '19:00', '19:07', '20:24', 'cellar', 'phone', 'business', 50, 27, 255.62, 12.5, 'no');
INSERT INTO "Bookings" VALUES (562, 'Luca Quist', 6, '2025-06-09', '2025-06-13', '21:15', '21:30', '23:44', 'terrace', 'website', 'birthday', 50, 0, 190.01, 19.6, 'no');
INSERT INTO "Bookings" VALUES (563, 'Celia Lopez', 6, '2025-06-09', '2025-06-14', '20:30', '20:40', '22:29', 'counter', 'website', 'birthday', 50, 9, 340.83, 17.8, 'no');
INSERT INTO "Bookings" VALUES (564, 'Alma Engel', 6, '2025-06-10', '2025-06-15', '14:00', '14:03', '16:29', 'terrace', 'phone', NULL, 50, 0, 255.89, 15.6, 'no');
