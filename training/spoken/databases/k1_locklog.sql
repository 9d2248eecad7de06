CREATE TABLE vessel (
  v_id INTEGER PRIMARY KEY,
  v_name TEXT,
  kind TEXT,
  len_m REAL,
  use_type TEXT,
  owner TEXT
);
INSERT INTO vessel VALUES (1, 'Marigold', 'narrowboat', 17.4, 'hire', 'Foxline Boats');
INSERT INTO vessel VALUES (2, 'Kingfisher', 'narrowboat', 21.3, 'private', 'A. Dobbs');
INSERT INTO vessel VALUES (3, 'Lady Hester', 'Narrowboat', 18.2, 'private', 'R. Penn');
INSERT INTO vessel VALUES (4, 'De Zwaan', 'barge', 24.8, 'trade', 'Van Dijk');
INSERT INTO vessel VALUES (5, 'Ernest', 'barge', 27.0, 'trade', 'Calder Aggregates');
INSERT INTO vessel VALUES (6, 'Puffin', 'cruiser', 8.1, 'private', 'S. Yelland');
INSERT INTO vessel VALUES (7, 'Sunny Jim', 'cruiser', 7.4, 'hire', 'Foxline Boats');
INSERT INTO vessel VALUES (8, 'Bluebell', 'narrowboat', 15.2, 'hire', 'Foxline Boats');
INSERT INTO vessel VALUES (9, 'Otter', 'widebeam', 18.3, 'private', NULL);
INSERT INTO vessel VALUES (10, 'Tern', 'cruiser', 9.6, 'private', 'M. Iles');
INSERT INTO vessel VALUES (11, 'Hard Graft', 'workboat', 14.0, 'trade', 'Calder Aggregates');
INSERT INTO vessel VALUES (12, 'Mayfly', 'canoe', 4.9, 'private', NULL);
INSERT INTO vessel VALUES (13, 'Rosie Lee', 'narrowboat', 16.8, 'hire', 'Wharf Holidays');
INSERT INTO vessel VALUES (14, 'Old Nick', 'widebeam', 20.1, 'private', 'A. Dobbs');
INSERT INTO vessel VALUES (15, 'Grebe', 'canoe', 5.2, 'hire', 'Wharf Holidays');
CREATE TABLE passage (
  p_no INTEGER PRIMARY KEY,
  dt DATE,
  tm TEXT,
  v_id INTEGER REFERENCES vessel(v_id),
  dir TEXT,
  keeper TEXT,
  crew INTEGER,
  wait_min INTEGER,
  lvl_cm INTEGER,
  toll_eur REAL,
  toll_pd INTEGER,
  cargo_t REAL,
  notes TEXT
);
INSERT INTO passage VALUES (1, '2025-03-21', '19:19', 2, 'down', 'J. Tull', 3, 20, 233, 8.5, 1, NULL, 'crew rude');
INSERT INTO passage VALUES (2, '2025-03-23', '14:37', 2, 'down', 'J. Tull', 5, 15, 217, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (3, '2025-03-31', '07:38', 1, 'down', 'relief', 5, 35, 255, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (4, '2025-03-31', '11:01', 7, 'down', 'Maeve', 5, 20, 237, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (5, '2025-04-02', '14:44', 11, 'up', 'J. Tull', 9, 15, 211, 22, 0, NULL, NULL);
INSERT INTO passage VALUES (6, '2025-04-03', '10:39', 8, 'down', 'Maeve', 7, 90, 255, 8.5, 0, NULL, NULL);
INSERT INTO passage VALUES (7, '2025-04-05', '11:04', 8, 'down', 'Maeve', 7, 35, 119, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (8, '2025-04-11', '17:13', 6, 'down', 'Maeve', 4, 90, 220, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (9, '2025-04-13', '09:43', 2, 'down', 'J. Tull', 3, 10, 212, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (10, '2025-04-16', '15:59', 2, 'down', 'Maeve', 7, 0, 148, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (11, '2025-04-21', '16:47', 8, 'down', 'J. Tull', 3, 10, 206, 8.5, 1, NULL, 'dog overboard');
INSERT INTO passage VALUES (12, '2025-04-24', '07:10', 13, 'down', 'J. Tull', 1, 10, 183, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (13, '2025-04-24', '11:48', 13, 'down', 'Maeve', 1, 5, 161, 8.5, 1, NULL, 'gate paddle stiff');
INSERT INTO passage VALUES (14, '2025-04-25', '08:51', 2, 'up', 'Maeve', 5, 0, 157, 8.5, 0, NULL, NULL);
INSERT INTO passage VALUES (15, '2025-04-27', '14:37', 5, 'up', 'relief', 5, 0, 210, 22, 1, 21.7, NULL);
INSERT INTO passage VALUES (16, '2025-04-28', '09:23', 5, 'up', 'Maeve', 1, 0, 212, 40, 1, 40.3, NULL);
INSERT INTO passage VALUES (17, '2025-05-03', '12:04', 3, 'down', 'J. Tull', 6, 35, 231, 8.5, 0, NULL, NULL);
INSERT INTO passage VALUES (18, '2025-05-04', '11:04', 10, 'down', 'Maeve', 3, 20, 244, 8.5, 0, NULL, NULL);
INSERT INTO passage VALUES (19, '2025-05-04', '11:46', 2, 'down', 'J. Tull', 3, 0, 228, 8.5, 0, NULL, NULL);
INSERT INTO passage VALUES (20, '2025-05-05', '12:09', 5, 'down', 'relief', 8, 35, 238, 31.5, 1, NULL, 'gate paddle stiff');
INSERT INTO passage VALUES (21, '2025-05-08', '07:41', 8, 'up', 'Maeve', 5, 35, 144, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (22, '2025-05-10', '13:46', 3, 'up', 'Maeve', 5, 50, 194, 8.5, 1, NULL, 'low pound');
INSERT INTO passage VALUES (23, '2025-05-11', '10:18', 5, 'down', 'J. Tull', 4, 20, 200, 31.5, 1, 31.7, 'licence expired');
INSERT INTO passage VALUES (24, '2025-05-11', '16:09', 10, 'up', 'Maeve', 9, 15, 196, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (25, '2025-05-11', '19:09', 2, 'down', 'Maeve', 8, 20, 215, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (26, '2025-05-13', '13:24', 5, 'down', 'J. Tull', 7, 20, 173, 22, 1, 24.3, 'low pound');
INSERT INTO passage VALUES (27, '2025-05-15', '09:59', 8, 'up', 'Maeve', 3, 20, 171, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (28, '2025-05-16', '11:07', 1, 'down', 'J. Tull', 5, 5, 170, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (29, '2025-05-16', '13:46', 8, 'down', 'J. Tull', 7, 10, 249, 8.5, 1, NULL, 'crew rude');
INSERT INTO passage VALUES (30, '2025-05-17', '07:10', 1, 'Up', 'Maeve', 7, 0, 197, 8.5, 0, NULL, NULL);
INSERT INTO passage VALUES (31, '2025-05-17', '12:24', 7, 'down', 'relief', 5, 20, 225, 8.5, 1, NULL, 'dog overboard');
INSERT INTO passage VALUES (32, '2025-05-19', '11:31', 10, 'down', 'relief', 8, 15, 119, 8.5, 1, NULL, 'rope jammed, low pound');
INSERT INTO passage VALUES (33, '2025-05-20', '18:53', 5, 'Up', 'J. Tull', 6, 35, 225, 22, 0, 16.7, NULL);
INSERT INTO passage VALUES (34, '2025-05-21', '17:38', 8, 'down', 'Maeve', 6, 10, 197, 8.5, 1, NULL, 'low pound');
INSERT INTO passage VALUES (35, '2025-05-22', '19:28', 4, 'down', 'J. Tull', 3, 0, 153, 40, 1, 20.2, NULL);
INSERT INTO passage VALUES (36, '2025-05-23', '12:45', 9, 'down', 'J. Tull', 6, 10, 254, 8.5, 0, NULL, NULL);
INSERT INTO passage VALUES (37, '2025-05-25', '08:51', 10, 'up', 'Maeve', 8, 0, 235, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (38, '2025-05-26', '15:25', 6, 'down', 'J. Tull', 5, 0, 202, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (39, '2025-05-29', '17:25', 7, 'up', 'J. Tull', 2, 50, 161, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (40, '2025-05-30', '17:38', 4, 'up', 'J. Tull', 3, 5, 153, 40, 1, 17.5, NULL);
INSERT INTO passage VALUES (41, '2025-06-04', '14:46', 11, 'up', 'Maeve', 2, 0, 119, 31.5, 1, 18.1, NULL);
INSERT INTO passage VALUES (42, '2025-06-04', '17:42', 7, 'up', 'J. Tull', 9, 20, 141, 8.5, 0, NULL, NULL);
INSERT INTO passage VALUES (43, '2025-06-06', '14:28', 5, 'down', 'J. Tull', 8, 10, 248, 31.5, 1, 17.4, NULL);
INSERT INTO passage VALUES (44, '2025-06-06', '19:34', 6, 'down', 'J. Tull', 8, 35, 214, 8.5, 1, NULL, 'licence expired');
INSERT INTO passage VALUES (45, '2025-06-08', '10:47', 3, 'down', 'relief', 7, 0, 142, 8.5, 1, NULL, 'low pound');
INSERT INTO passage VALUES (46, '2025-06-08', '13:29', 5, 'up', 'J. Tull', 1, 5, 235, 40, 0, 23.5, NULL);
INSERT INTO passage VALUES (47, '2025-06-08', '18:28', 7, 'down', 'J. Tull', 4, 15, 246, 8.5, 1, NULL, 'low pound');
INSERT INTO passage VALUES (48, '2025-06-12', '07:53', 2, 'down', 'Maeve', 3, 20, 127, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (49, '2025-06-12', '08:59', 8, 'down', 'Maeve', 8, 0, 225, 8.5, 0, NULL, 'bumped the cill');
INSERT INTO passage VALUES (50, '2025-06-16', '10:53', 1, 'up', 'Maeve', 3, 35, 117, 8.5, 0, NULL, NULL);
INSERT INTO passage VALUES (51, '2025-06-17', '14:13', 6, 'down', 'Maeve', 4, 50, 181, 8.5, 0, NULL, 'bumped the cill');
INSERT INTO passage VALUES (52, '2025-06-19', '10:06', 6, 'up', 'Maeve', 4, 5, 120, 8.5, 0, NULL, NULL);
INSERT INTO passage VALUES (53, '2025-06-19', '11:12', 8, 'up', 'J. Tull', 4, 20, 189, 8.5, 1, NULL, 'bumped the cill');
INSERT INTO passage VALUES (54, '2025-06-20', '14:01', 4, 'up', 'J. Tull', 5, 10, 176, 40, 1, 39.5, 'low pound');
INSERT INTO passage VALUES (55, '2025-06-21', '10:48', 8, 'down', 'J. Tull', 3, 90, 129, 8.5, 1, NULL, 'low pound');
INSERT INTO passage VALUES (56, '2025-06-24', '16:20', 12, 'down', 'Maeve', 2, 0, 172, 8.5, 1, NULL, 'low pound');
INSERT INTO passage VALUES (57, '2025-06-29', '17:10', 3, 'Up', 'J. Tull', 3, 20, 235, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (58, '2025-07-02', '13:07', 11, 'down', 'relief', 6, 90, 243, 31.5, 1, 38.8, NULL);
INSERT INTO passage VALUES (59, '2025-07-02', '15:09', 1, 'up', 'relief', 5, 50, 218, 8.5, 0, NULL, NULL);
INSERT INTO passage VALUES (60, '2025-07-13', '15:49', 4, 'down', 'J. Tull', 3, 35, 233, 22, 1, 33.1, NULL);
INSERT INTO passage VALUES (61, '2025-07-14', '13:42', 8, 'down', 'Maeve', 9, 10, 206, 8.5, 1, NULL, 'licence expired');
INSERT INTO passage VALUES (62, '2025-07-16', '18:50', 5, 'down', 'Maeve', 1, 35, 231, 22, 1, 34.2, NULL);
INSERT INTO passage VALUES (63, '2025-07-17', '07:56', 1, 'up', 'Maeve', 1, 90, 177, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (64, '2025-07-18', '13:39', 2, 'up', 'Maeve', 1, 10, 129, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (65, '2025-07-21', '07:26', 11, 'up', 'relief', 7, 90, 124, 22, 1, 29.2, 'dog overboard');
INSERT INTO passage VALUES (66, '2025-07-23', '10:04', 7, 'down', 'J. Tull', 9, 0, 148, 8.5, 1, NULL, 'bumped the cill');
INSERT INTO passage VALUES (67, '2025-07-25', '07:11', 13, 'up', 'Maeve', 6, 50, 118, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (68, '2025-07-28', '12:50', 5, 'up', 'J. Tull', 3, 15, 247, 31.5, 1, 25.0, NULL);
INSERT INTO passage VALUES (69, '2025-07-30', '18:45', 2, 'down', 'J. Tull', 1, 10, 131, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (70, '2025-07-31', '18:34', 8, 'up', 'J. Tull', 2, 35, 170, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (71, '2025-08-01', '08:37', 5, 'down', 'Maeve', 3, 10, 180, 22, 1, 41.4, NULL);
INSERT INTO passage VALUES (72, '2025-08-01', '19:16', 11, 'down', 'Maeve', 2, 90, 153, 31.5, 1, 31.5, NULL);
INSERT INTO passage VALUES (73, '2025-08-02', '17:28', 13, 'up', 'relief', 1, 0, 193, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (74, '2025-08-03', '14:15', 4, 'down', 'Maeve', 6, 5, 241, 40, 1, 10.3, NULL);
INSERT INTO passage VALUES (75, '2025-08-06', '13:36', 8, 'down', 'J. Tull', 7, 0, 128, 8.5, 1, NULL, 'crew rude');
INSERT INTO passage VALUES (76, '2025-08-06', '15:04', 7, 'down', 'Maeve', 3, 20, 147, 8.5, 1, NULL, 'crew rude');
INSERT INTO passage VALUES (77, '2025-08-07', '08:39', 7, 'down', 'Maeve', 5, 20, 136, 8.5, 0, NULL, NULL);
INSERT INTO passage VALUES (78, '2025-08-12', '13:11', 5, 'up', 'J. Tull', 5, 10, 255, 31.5, 1, 32.5, 'crew rude');
INSERT INTO passage VALUES (79, '2025-08-12', '17:34', 12, 'down', 'J. Tull', 2, 5, 123, 8.5, 1, NULL, NULL);
INSERT INTO passage VALUES (80, '2025-08-14', '14:00', 11, 'up', 'Maeve', 1, 20, 154, 22, 1, 26.0, NULL);
INSERT INTO passage VALUES (81, '2025-08-19', '08:16', 8, 'up', 'J. Tull', 4, 0, 143, 8.5, 1, NULL, 'rope jammed, low pound');
INSERT INTO passage VALUES (82, '2025-08-20', '08:30', 13, 'up', 'relief', 7, 15, 234, 8.5, 0, NULL, NULL);
INSERT INTO passage VALUES (83, '2025-08-22', '10:31', 4, 'up', 'J. Tull', 9, 5, 118, 22, 1, 26.5, NULL);
INSERT INTO passage VALUES (84, '2025-08-23', '10:02', 4, 'up', 'relief', 1, 20, 255, 40, 0, NULL, NULL);
INSERT INTO passage VALUES (85, '2025-08-23', '10:18', 9, 'up', 'relief', 4, 35, 228, 8.5, 1, NULL, NULL);
