CREATE TABLE "rdr" (
  rid INTEGER PRIMARY KEY,
  nm TEXT,
  start_dt TEXT,
  mentor_rid INTEGER REFERENCES rdr(rid),
  bike TEXT, -- C cargo, R road, E e-bike
  is_act INTEGER,
  hr_rate_ct INTEGER
);
CREATE TABLE "job" (
  jid INTEGER PRIMARY KEY,
  rid INTEGER REFERENCES rdr(rid),
  cust TEXT,
  zone TEXT,
  pick_ts TEXT,
  prom_ts TEXT,
  drop_ts TEXT,
  dist_m INTEGER,
  wt_g INTEGER,
  fee_ct INTEGER,
  tip_ct INTEGER,
  is_urg INTEGER,
  inv_paid TEXT
);
INSERT INTO "rdr" VALUES (1, 'Selma Dahl', '2018-09-17', NULL, 'C', 1, 1665);
INSERT INTO "rdr" VALUES (2, 'Alma Conti', '2019-07-18', NULL, 'R', 1, 1715);
INSERT INTO "rdr" VALUES (3, 'Luca Ferrari', '2019-12-02', 1, 'E', 1, 1630);
INSERT INTO "rdr" VALUES (4, 'Bruno Conti', '2020-03-29', 1, 'R', 1, 1525);
INSERT INTO "rdr" VALUES (5, 'Anna Urban', '2020-06-23', 2, 'E', 0, 1560);
INSERT INTO "rdr" VALUES (6, 'Celia Greco', '2020-12-13', NULL, 'R', 1, 1665);
INSERT INTO "rdr" VALUES (7, 'Goran Brandt', '2021-04-16', 1, 'C', 1, 1460);
INSERT INTO "rdr" VALUES (8, 'Carmen Keller', '2021-07-09', 2, 'E', 0, 1375);
INSERT INTO "rdr" VALUES (9, 'Edith Moreau', '2021-12-30', 5, 'R', 1, 1630);
INSERT INTO "rdr" VALUES (10, 'Goran Ziegler', '2022-02-20', 6, 'R', 1, 1275);
INSERT INTO "rdr" VALUES (11, 'Fiona Dubois', '2022-07-19', 5, 'E', 1, 1305);
INSERT INTO "rdr" VALUES (12, 'Hugo Brandt', '2022-10-18', 3, 'C', 1, 1475);
INSERT INTO "rdr" VALUES (13, 'Goran Jansen', '2023-03-07', NULL, 'R', 1, 1525);
INSERT INTO "rdr" VALUES (14, 'Boris Novak', '2023-06-10', 2, 'E', 0, 1195);
INSERT INTO "rdr" VALUES (15, 'Celia Fischer', '2023-11-27', 6, 'R', 1, 1275);
INSERT INTO "rdr" VALUES (16, 'Boris Weber', '2024-01-11', 1, 'E', 1, 1305);
INSERT INTO "rdr" VALUES (17, 'Alma Moreau', '2024-06-30', 9, 'E', 1, 1415);
INSERT INTO "rdr" VALUES (18, 'Boris Petit', '2024-09-04', 12, 'R', 1, 1195);
INSERT INTO "job" VALUES (5001, 1, 'Lotus Pharmacy', 'Harbour', '2024-09-03 13:08', '2024-09-03 13:33', '2024-09-03 13:30', 2221, 4794, 1219, 100, 1, 'N');
INSERT INTO "job" VALUES (5002, 10, 'Fleur & Fils', 'Harbour', '2024-09-03 16:20', '2024-09-03 16:50', '2024-09-03 17:08', 4496, 215, 1401, NULL, 1, 'Y');
INSERT INTO "job" VALUES (5003, 16, 'Tailor Amir', 'North', '2024-09-04 10:02', '2024-09-04 11:32', '2024-09-04 10:28', 6665, 2510, 1241, 100, 0, 'Y');
INSERT INTO "job" VALUES (5004, 5, 'Lotus Pharmacy', 'Centre', '2024-09-04 14:26', '2024-09-04 14:56', '2024-09-04 14:50', 1967, 1909, 1165, NULL, 1, 'N');
INSERT INTO "job" VALUES (5005, 3, 'Lotus Pharmacy', 'East', '2024-09-05 17:23', '2024-09-05 17:48', '2024-09-05 17:47', 3118, 3196, 1292, NULL, 1, 'Y');
INSERT INTO "job" VALUES (5006, 1, 'Cafe Mokka', 'East', '2024-09-05 20:16', '2024-09-05 21:16', '2024-09-05 21:07', 8246, 36920, 1743, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5007, 4, 'Printworks', 'East', '2024-09-06 19:29', '2024-09-06 20:14', '2024-09-06 20:01', 4090, 845, 967, NULL, 0, 'N');
INSERT INTO "job" VALUES (5008, 5, 'Cafe Mokka', 'Harbour', '2024-09-07 11:22', '2024-09-07 12:07', '2024-09-07 11:58', 6900, 410, 1244, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5009, 6, 'Cafe Mokka', 'Harbour', '2024-09-07 14:57', '2024-09-07 15:22', '2024-09-07 15:26', 3405, 906, 1299, NULL, 1, 'Y');
INSERT INTO "job" VALUES (5010, 5, 'Tailor Amir', 'University', '2024-09-08 10:14', '2024-09-08 10:59', '2024-09-08 10:49', 3478, 961, 906, 100, 0, 'Y');
INSERT INTO "job" VALUES (5011, 11, 'Studio Kant', 'East', '2024-09-09 13:52', '2024-09-09 15:22', '2024-09-09 14:20', 1753, 187, 726, 500, 0, 'N');
INSERT INTO "job" VALUES (5012, 3, 'City Archive', 'University', '2024-09-10 09:01', '2024-09-10 10:31', '2024-09-10 09:19', 2098, 873, 767, 100, 0, 'N');
INSERT INTO "job" VALUES (5013, 12, 'Fleur & Fils', 'University', '2024-09-11 15:09', '2024-09-11 15:39', '2024-09-11 15:23', 2053, 18512, 1340, NULL, 1, 'Y');
INSERT INTO "job" VALUES (5014, 3, 'Dental Lab Weiss', 'Centre', '2024-09-12 13:20', '2024-09-12 14:05', '2024-09-12 13:49', 2320, 2445, 806, 200, 0, 'N');
INSERT INTO "job" VALUES (5015, 4, 'Lotus Pharmacy', 'North', '2024-09-13 10:55', '2024-09-13 12:25', '2024-09-13 11:51', 6980, 2732, 1275, NULL, 0, 'N');
INSERT INTO "job" VALUES (5016, 10, 'Notary Blum', 'Centre', '2024-09-13 15:19', '2024-09-13 16:19', '2024-09-13 15:48', 2824, 251, 834, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5017, 9, 'Cafe Mokka', 'Centre', '2024-09-13 15:44', '2024-09-13 16:09', '2024-09-13 17:14', 12846, 2489, 2258, NULL, 1, 'N');
INSERT INTO "job" VALUES (5018, 8, 'Fleur & Fils', 'University', '2024-09-13 17:17', '2024-09-13 17:47', '2024-09-13 17:47', 4350, 740, 1392, 500, 1, 'Y');
INSERT INTO "job" VALUES (5019, 15, 'Studio Kant', 'North', '2024-09-14 17:44', '2024-09-14 19:14', '2024-09-14 18:27', 6668, 3013, 1246, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5020, 16, 'Printworks', 'North', '2024-09-16 16:07', '2024-09-16 16:52', '2024-09-16 16:25', 2606, 1986, 829, 100, 0, 'Y');
INSERT INTO "job" VALUES (5021, 1, 'Studio Kant', 'Harbour', '2024-09-18 12:53', '2024-09-18 13:18', '2024-09-18 13:18', 2522, 11734, 1319, NULL, 1, 'Y');
INSERT INTO "job" VALUES (5022, 7, 'Lotus Pharmacy', 'North', '2024-09-19 14:24', '2024-09-19 14:54', '2024-09-19 14:56', 4530, 7379, 1476, 500, 1, 'N');
INSERT INTO "job" VALUES (5023, 7, 'Fleur & Fils', 'Centre', '2024-09-19 15:52', '2024-09-19 16:22', '2024-09-19 16:38', 5611, 3524, 1546, NULL, 1, 'Y');
INSERT INTO "job" VALUES (5024, 4, 'Opera House', 'North', '2024-09-20 07:36', '2024-09-20 09:06', '2024-09-20 08:18', 4082, 335, 961, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5025, 12, 'City Archive', 'University', '2024-09-20 15:53', '2024-09-20 17:23', '2024-09-20 16:23', 5515, 23926, 1340, 50, 0, 'Y');
INSERT INTO "job" VALUES (5026, 6, 'City Archive', 'North', '2024-09-20 19:18', '2024-09-20 19:48', '2024-09-20 19:50', 2774, 2872, 1255, NULL, 1, 'Y');
INSERT INTO "job" VALUES (5027, 15, 'Tailor Amir', 'Harbour', '2024-09-21 10:39', '2024-09-21 11:39', '2024-09-21 10:53', 1881, 3047, 768, NULL, 0, 'N');
INSERT INTO "job" VALUES (5028, 1, 'Cafe Mokka', 'Harbour', '2024-09-23 09:12', '2024-09-23 09:57', '2024-09-23 09:36', 4728, 8522, 1107, 300, 0, 'N');
INSERT INTO "job" VALUES (5029, 9, 'Notary Blum', 'North', '2024-09-24 10:21', '2024-09-24 10:51', '2024-09-24 10:52', 2390, 2347, 1212, 100, 1, 'Y');
INSERT INTO "job" VALUES (5030, 8, 'Dental Lab Weiss', 'Centre', '2024-09-24 14:05', '2024-09-24 14:50', '2024-09-24 14:57', 7830, 458, 1337, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5031, 15, 'Opera House', 'East', '2024-09-25 16:04', '2024-09-25 17:34', '2024-09-25 16:21', 2843, 406, 838, 300, 0, 'Y');
INSERT INTO "job" VALUES (5032, 11, 'Notary Blum', 'East', '2024-09-30 09:05', '2024-09-30 09:30', '2024-09-30 09:34', 2344, 1899, 1202, 150, 1, 'Y');
INSERT INTO "job" VALUES (5033, 16, 'Studio Kant', 'North', '2024-09-30 12:09', '2024-09-30 12:54', '2024-09-30 12:30', 1542, 2502, 729, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5034, 1, 'City Archive', 'University', '2024-10-01 18:00', '2024-10-01 18:45', NULL, 4660, 30875, 1324, NULL, 0, 'N');
INSERT INTO "job" VALUES (5035, 1, 'Studio Kant', 'Centre', '2024-10-04 11:51', '2024-10-04 12:51', '2024-10-04 12:32', 5571, 37838, 1485, 150, 0, 'Y');
INSERT INTO "job" VALUES (5036, 1, 'Opera House', 'East', '2024-10-05 08:46', '2024-10-05 09:16', '2024-10-05 09:01', 1735, 23654, 1359, NULL, 1, 'Y');
INSERT INTO "job" VALUES (5037, 3, 'Cafe Mokka', 'Harbour', '2024-10-05 16:21', '2024-10-05 16:46', '2024-10-05 16:49', 2973, 315, 1250, 200, 1, 'N');
INSERT INTO "job" VALUES (5038, 16, 'Studio Kant', 'Harbour', '2024-10-06 18:33', '2024-10-06 19:33', '2024-10-06 19:07', 2689, 542, 823, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5039, 17, 'City Archive', 'Harbour', '2024-10-06 19:26', '2024-10-06 20:56', '2024-10-06 19:56', 2625, 657, 818, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5040, 1, 'Dental Lab Weiss', 'Centre', '2024-10-07 10:32', '2024-10-07 11:17', '2024-10-07 11:01', 2745, 16730, 991, 100, 0, 'Y');
INSERT INTO "job" VALUES (5041, 11, 'Lotus Pharmacy', 'Harbour', '2024-10-08 07:31', '2024-10-08 09:01', '2024-10-08 08:21', 7806, 718, 1337, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5042, 10, 'Cafe Mokka', 'Centre', '2024-10-08 10:36', '2024-10-08 12:06', '2024-10-08 11:00', 3333, 157, 884, 300, 0, 'Y');
INSERT INTO "job" VALUES (5043, 10, 'Cafe Mokka', 'Harbour', '2024-10-08 13:20', '2024-10-08 14:05', '2024-10-08 13:48', 3775, 3105, 958, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5044, 1, 'Cafe Mokka', 'Harbour', '2024-10-10 09:16', '2024-10-10 09:46', '2024-10-10 09:57', 5460, 21567, 1711, NULL, 1, 'Y');
INSERT INTO "job" VALUES (5045, 15, 'Lotus Pharmacy', 'East', '2024-10-11 08:23', '2024-10-11 09:08', '2024-10-11 09:01', 4909, 1932, 1059, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5046, 1, 'Lotus Pharmacy', 'Harbour', '2024-10-11 09:12', '2024-10-11 10:12', '2024-10-11 09:36', 1745, 23557, 959, 300, 0, 'Y');
INSERT INTO "job" VALUES (5047, 9, 'Tailor Amir', 'University', '2024-10-11 18:48', '2024-10-11 19:48', '2024-10-11 19:55', 9063, 1275, 1468, 100, 0, 'Y');
INSERT INTO "job" VALUES (5048, 1, 'City Archive', 'North', '2024-10-11 18:56', '2024-10-11 19:41', '2024-10-11 19:31', 4797, 34548, 1374, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5049, 13, 'Notary Blum', 'University', '2024-10-12 08:30', '2024-10-12 09:30', '2024-10-12 09:10', 5963, 439, 1150, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5050, 9, 'Lotus Pharmacy', 'University', '2024-10-13 10:33', '2024-10-13 10:58', '2024-10-13 11:08', 2392, 280, 1191, 150, 1, 'Y');
INSERT INTO "job" VALUES (5051, 11, 'Dental Lab Weiss', 'University', '2024-10-14 07:35', '2024-10-14 09:05', '2024-10-14 08:06', 3147, 784, 871, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5052, 1, 'Dental Lab Weiss', 'University', '2024-10-14 09:55', '2024-10-14 10:25', '2024-10-14 10:21', 2892, 17248, 1411, 150, 1, 'Y');
INSERT INTO "job" VALUES (5053, 9, 'Fleur & Fils', 'East', '2024-10-14 17:30', '2024-10-14 18:30', '2024-10-14 17:43', 1402, 1933, 709, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5054, 1, 'Cafe Mokka', 'East', '2024-10-15 19:28', '2024-10-15 20:58', '2024-10-15 20:08', 3040, 33354, 1187, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5055, 11, 'Studio Kant', 'Harbour', '2024-10-18 10:35', '2024-10-18 12:05', '2024-10-18 11:09', 3576, 2630, 933, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5056, 1, 'Dental Lab Weiss', 'East', '2024-10-18 11:21', '2024-10-18 12:51', '2024-10-18 12:03', 4996, 3684, 1085, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5057, 11, 'Lotus Pharmacy', 'University', '2024-10-18 14:26', '2024-10-18 15:26', '2024-10-18 15:08', 5361, 2672, 1112, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5058, 17, 'Printworks', 'Centre', '2024-10-18 15:35', '2024-10-18 16:35', '2024-10-18 15:52', 1730, 3078, 753, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5059, 2, 'Tailor Amir', 'University', '2024-10-18 15:38', '2024-10-18 16:23', '2024-10-18 16:17', 5470, 2267, 1119, 100, 0, 'Y');
INSERT INTO "job" VALUES (5060, 9, 'Tailor Amir', 'University', '2024-10-18 16:28', '2024-10-18 17:28', '2024-10-18 16:50', 1995, 310, 752, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5061, 6, 'Lotus Pharmacy', 'North', '2024-10-21 08:23', '2024-10-21 08:48', '2024-10-21 08:54', 2376, 2812, 1215, NULL, 1, 'Y');
INSERT INTO "job" VALUES (5062, 17, 'Printworks', 'Centre', '2024-10-23 07:43', '2024-10-23 09:13', NULL, 3378, 2916, 916, 150, 0, 'Y');
INSERT INTO "job" VALUES (5063, 1, 'Tailor Amir', 'Harbour', '2024-10-23 08:55', '2024-10-23 09:40', '2024-10-23 09:16', 1959, 20378, 948, 50, 0, 'Y');
INSERT INTO "job" VALUES (5064, 15, 'City Archive', 'North', '2024-10-23 09:48', '2024-10-23 10:33', '2024-10-23 10:26', 4757, 768, 1032, 100, 0, 'N');
INSERT INTO "job" VALUES (5065, 15, 'Opera House', 'East', '2024-10-24 08:45', '2024-10-24 09:45', '2024-10-24 09:21', 5572, 2653, 1133, 500, 0, 'Y');
INSERT INTO "job" VALUES (5066, 17, 'Fleur & Fils', 'Centre', '2024-10-24 19:26', '2024-10-24 20:26', '2024-10-24 19:50', 1266, 2548, 701, NULL, 0, 'N');
INSERT INTO "job" VALUES (5067, 1, 'Cafe Mokka', 'North', '2024-10-25 07:34', '2024-10-25 08:04', '2024-10-25 08:10', 7029, 14192, 1793, 300, 1, 'Y');
INSERT INTO "job" VALUES (5068, 3, 'Cafe Mokka', 'University', '2024-10-25 08:07', '2024-10-25 09:37', '2024-10-25 08:27', 2862, 746, 843, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5069, 7, 'Studio Kant', 'East', '2024-10-25 11:40', '2024-10-25 12:40', '2024-10-25 12:10', 2378, 25003, 1037, NULL, 0, 'Y');
INSERT INTO "job" VALUES (5070, 10, 'Tailor Amir', 'Centre', '2024-10-26 08:03', '2024-10-26 09:33', '2024-10-26 08:36', 2700, 2379, 843, 200, 0, 'Y');
INSERT INTO "job" VALUES (5071, 1, 'Lotus Pharmacy', 'Harbour', '2024-10-26 08:57', '2024-10-26 09:57', '2024-10-26 09:29', 3008, 7210, 922, 100, 0, 'N');
INSERT INTO "job" VALUES (5072, 1, 'Fleur & Fils', 'Harbour', '2024-10-26 14:42', '2024-10-26 15:42', '2024-10-26 15:16', 5529, 13515, 1237, 300, 0, 'N');
INSERT INTO "job" VALUES (5073, 15, 'Printworks', 'Harbour', '2024-10-26 18:17', '2024-10-26 19:47', '2024-10-26 18:38', 4258, 2948, 1004, NULL, 0, 'N');
INSERT INTO "job" VALUES (5074, 12, 'Fleur & Fils', 'Centre', '2024-10-27 09:09', '2024-10-27 09:54', '2024-10-27 09:49', 5168, 34075, 1406, 100, 0, 'N');
INSERT INTO "job" VALUES (5075, 7, 'Cafe Mokka', 'East', '2024-10-27 12:31', '2024-10-27 14:01', '2024-10-27 12:57', 1515, 15100, 852, 150, 0, 'N');
INSERT INTO "job" VALUES (5076, 6, 'Lotus Pharmacy', 'Centre', '2024-10-27 19:39', '2024-10-27 20:04', '2024-10-27 19:46', 879, 1848, 1055, 50, 1, 'N');
INSERT INTO "job" VALUES (5077, 3, 'Cafe Mokka', 'North', '2024-10-28 16:55', '2024-10-28 18:25', '2024-10-28 17:36', 5847, 1575, 1149, 150, 0, 'N');
INSERT INTO "job" VALUES (5078, 12, 'Printworks', 'Harbour', '2024-10-29 17:15', '2024-10-29 17:40', '2024-10-29 17:40', 4801, 3349, 1463, 300, 1, 'N');
INSERT INTO "job" VALUES (5079, 15, 'Printworks', 'University', '2024-10-30 07:30', '2024-10-30 08:30', '2024-10-30 07:53', 2248, 1719, 791, 150, 0, 'N');
INSERT INTO "job" VALUES (5080, 9, 'Fleur & Fils', 'North', '2024-10-31 12:17', '2024-10-31 13:47', NULL, 4180, 2767, 995, 150, 0, 'N');
