CREATE TABLE tow_log (
  log_no INTEGER PRIMARY KEY,
  tug TEXT,
  vsl TEXT,
  vsl_typ TEXT,
  req_dt TEXT,
  tow_dt TEXT,
  inv_dt TEXT,
  pd_dt TEXT,
  from_pl TEXT,
  to_pl TEXT,
  dist_nm REAL,
  plan_min INTEGER,
  act_min INTEGER,
  qtd_eur INTEGER,
  chgd_eur INTEGER,
  fuel_l INTEGER,
  wx TEXT,
  emerg INTEGER,
  st TEXT,
  pay_st TEXT,
  skip TEXT,
  crew TEXT,
  rmk TEXT
);
INSERT INTO tow_log VALUES (501, 'Hercules', 'Betty Lou', 'yacht', '2023-02-06', '2023-02-11', '2023-02-22', '2023-04-23', 'Fish Quay', 'Old Harbour', 24.8, 304, 333, 780, 840, 469, 'rough', 0, 'OK', 'PD', 'Jansen', 'Piet, Ole, Hanne', 'no life jackets');
INSERT INTO tow_log VALUES (502, 'Hercules', 'Isle Queen', 'ferry', '2023-03-01', '2023-03-06', '2023-03-21', '2023-05-10', 'Old Harbour', 'Gull Bank', 21.7, 260, 340, 1030, 1030, 422, 'calm', 0, 'OK', 'PD', 'Jansen', 'Piet, Uwe', NULL);
INSERT INTO tow_log VALUES (503, 'Hercules', 'Gravel 7', 'barge', '2023-03-26', '2023-04-02', '2023-04-04', '2023-05-18', 'Inner Roads', 'Old Harbour', 4.2, 62, 77, 380, 380, 117, 'calm', 0, 'OK', 'PD', 'Jansen', 'Ole, Hanne', 'line parted');
INSERT INTO tow_log VALUES (504, 'Old Tom', 'Windsbraut', 'yacht', '2023-04-10', '2023-04-15', '2023-04-24', '2023-06-07', 'Fish Quay', 'Hook Sand', 1.5, 43, 43, 130, 130, 66, 'calm', 0, 'OK', 'PD', 'Petersen', 'Ole, Uwe, Piet', 'no life jackets');
INSERT INTO tow_log VALUES (505, 'Old Tom', 'Nordfriese', 'ferry', '2023-04-23', '2023-05-02', '2023-05-08', '2023-06-04', 'Fairway Buoy 9', 'Inner Roads', 13.9, 186, 217, 810, 930, 281, 'gale', 0, 'OK', 'PD', 'Petersen', 'Piet, Hanne', NULL);
INSERT INTO tow_log VALUES (506, 'Hercules', 'Tine', 'trawler', '2023-05-07', '2023-05-17', '2023-05-19', '2023-06-16', 'Hook Sand', 'Fairway Buoy 9', 21.2, 271, 306, 760, 760, 466, 'calm', 0, 'OK', 'PD', 'Jansen', 'Ole', 'fog');
INSERT INTO tow_log VALUES (507, 'hercules', 'Maren K', 'trawler', '2023-06-01', '2023-06-01', '2023-06-14', '2023-07-02', 'Inner Roads', 'Boatyard Lohse', 1.8, 36, 50, 310, 430, 55, 'rough', 1, 'OK', 'PD', 'Petersen', 'Uwe', 'ran aground');
INSERT INTO tow_log VALUES (508, 'Hercules', 'Gravel 7', 'barge', '2023-06-20', '2023-06-26', '2023-07-10', '2023-07-26', 'Inner Roads', 'Old Harbour', 10.1, 136, 129, 540, 600, 197, 'mod', 0, 'OK', 'PD', 'Jansen', 'Ole, Hanne, Piet', 'line parted');
INSERT INTO tow_log VALUES (509, 'Old Tom', 'Seestern', 'yacht', '2023-07-01', '2023-07-01', '2023-07-11', '2023-08-20', 'East Pier', 'Fish Quay', 10.2, 138, 167, 530, 590, 251, 'rough', 1, 'OK', 'PD', 'Dirks', 'Hanne, Ole', 'fog');
INSERT INTO tow_log VALUES (510, 'Bruna', 'Aurelia', 'yacht', '2023-07-16', '2023-07-16', '2023-07-25', '2023-09-16', 'Boatyard Lohse', 'Old Harbour', 26.6, 319, 319, 1170, 1290, 388, 'calm', 1, 'OK', 'PD', 'Petersen', 'Hanne, Uwe, Ole', 'rope in the propeller');
INSERT INTO tow_log VALUES (511, NULL, 'Gravel 7', 'barge', '2023-08-11', NULL, NULL, NULL, 'Gull Bank', 'Old Harbour', 12.9, 174, NULL, 620, NULL, NULL, NULL, 0, 'CANC', NULL, NULL, NULL, 'weather');
INSERT INTO tow_log VALUES (512, 'Hercules', 'Tine', 'trawler', '2023-08-29', '2023-08-31', '2023-09-03', NULL, 'Old Harbour', 'Fairway Buoy 9', 13.0, 166, 166, 530, 590, 214, 'calm', 0, 'OK', 'O/S', 'Petersen', 'Hanne, Piet, Uwe', 'ran aground');
INSERT INTO tow_log VALUES (513, NULL, 'Aurelia', 'yacht', '2023-09-14', NULL, NULL, NULL, 'Fish Quay', 'Boatyard Lohse', 1.3, 32, NULL, 130, NULL, NULL, NULL, 0, 'CANC', NULL, NULL, NULL, NULL);
INSERT INTO tow_log VALUES (514, 'Old Tom', 'Gravel 7', 'barge', '2023-10-04', '2023-10-04', '2023-10-18', '2023-11-30', 'Fairway Buoy 9', 'Inner Roads', 17.2, 225, 215, 1040, 1040, 328, 'calm', 1, 'OK', 'PD', 'Jansen', 'Uwe, Ole, Hanne', 'line parted');
INSERT INTO tow_log VALUES (515, 'Hercules', 'Maren K', 'trawler', '2023-10-24', '2023-10-26', '2023-11-09', '2023-12-16', 'Boatyard Lohse', 'Hook Sand', 12.8, 162, 200, 530, 590, 285, 'mod', 0, 'OK', 'PD', 'Jansen', 'Uwe, Piet', NULL);
INSERT INTO tow_log VALUES (516, 'Hercules', 'Pontoon 12', 'pontoon', '2023-11-10', '2023-11-12', '2023-11-20', '2023-12-05', 'Fairway Buoy 9', 'Fish Quay', 14.9, 189, 283, 620, 680, 395, 'rough', 0, 'OK', 'PD', 'Jansen', 'Piet, Ole, Uwe', NULL);
INSERT INTO tow_log VALUES (517, 'Hercules', 'Isle Queen', 'ferry', '2023-11-18', '2023-11-30', '2023-12-03', '2023-12-15', 'Inner Roads', 'Boatyard Lohse', 22.9, 277, 267, 1060, 1060, 382, 'calm', 0, 'OK', 'PD', 'Petersen', 'Hanne, Ole', 'engine dead');
INSERT INTO tow_log VALUES (518, 'Bruna', 'Gravel 4', 'barge', '2023-12-05', '2023-12-05', '2023-12-15', '2024-01-31', 'Gull Bank', 'Fish Quay', 5.6, 93, 122, 580, 640, 141, 'rough', 1, 'OK', 'PD', 'Dirks', 'Piet, Uwe, Hanne', NULL);
INSERT INTO tow_log VALUES (519, 'Bruna', 'Aurelia', 'yacht', '2023-12-30', '2023-12-30', '2024-01-09', '2024-01-15', 'East Pier', 'Old Harbour', 2.0, 42, 46, 200, 320, 65, 'rough', 1, 'OK', 'PD', 'Dirks', 'Ole, Uwe, Hanne', NULL);
INSERT INTO tow_log VALUES (520, 'Hercules', 'Aurelia', 'yacht', '2024-01-17', '2024-01-20', '2024-01-23', '2024-02-13', 'Inner Roads', 'Boatyard Lohse', 20.7, 262, 297, 670, 790, 403, 'calm', 0, 'OK', 'PD', 'Petersen', 'Hanne, Uwe', NULL);
INSERT INTO tow_log VALUES (521, 'Bruna', 'Pontoon 12', 'pontoon', '2024-01-28', '2024-02-05', '2024-02-08', '2024-03-08', 'Fish Quay', 'Hook Sand', 19.6, 241, 256, 750, 870, 289, 'calm', 0, 'OK', 'PD', 'Jansen', 'Ole, Uwe', 'ran aground');
INSERT INTO tow_log VALUES (522, 'Bruna', 'Seestern', 'yacht', '2024-02-23', '2024-03-03', NULL, NULL, 'East Pier', 'Hook Sand', 12.7, 166, 156, 450, NULL, 198, 'calm', 0, 'ABT', NULL, 'Jansen', 'Piet, Uwe', 'engine dead');
INSERT INTO tow_log VALUES (523, 'Hercules', 'Windsbraut', 'yacht', '2024-03-03', '2024-03-11', '2024-03-20', NULL, 'Fairway Buoy 9', 'Inner Roads', 22.2, 274, 368, 710, 670, 514, 'rough', 0, 'OK', 'W/O', 'Petersen', 'Piet, Hanne', NULL);
INSERT INTO tow_log VALUES (524, 'Hercules', 'Gravel 7', 'barge', '2024-03-26', '2024-03-26', '2024-04-04', NULL, 'Gull Bank', 'Inner Roads', 11.1, 143, 192, 800, 800, 268, 'rough', 1, 'OK', 'W/O', 'Jansen', 'Hanne, Piet', NULL);
INSERT INTO tow_log VALUES (525, 'hercules', 'Gravel 7', 'barge', '2024-04-15', '2024-04-20', '2024-04-23', '2024-06-13', 'Boatyard Lohse', 'Fairway Buoy 9', 5.6, 76, 170, 420, 420, 255, 'rough', 0, 'OK', 'PD', 'Petersen', 'Piet, Uwe', NULL);
INSERT INTO tow_log VALUES (526, 'Hercules', 'Betty Lou', 'yacht', '2024-05-10', '2024-05-16', '2024-05-22', NULL, 'Hook Sand', 'Gull Bank', 1.7, 48, 52, 140, 390, 60, 'rough', 0, 'OK', 'W/O', 'Petersen', 'Uwe, Hanne', 'ran aground');
INSERT INTO tow_log VALUES (527, 'Bruna', 'Isle Queen', 'ferry', '2024-05-22', '2024-05-25', '2024-06-06', NULL, 'Old Harbour', 'Hook Sand', 14.0, 169, 169, 810, 405, 199, 'calm', 0, 'ABT', 'O/S', 'Jansen', 'Hanne, Ole, Uwe', NULL);
INSERT INTO tow_log VALUES (528, 'Bruna', 'Tine', 'trawler', '2024-06-14', '2024-06-14', '2024-06-24', '2024-08-14', 'Fairway Buoy 9', 'Old Harbour', 26.2, 308, 326, 1270, 1330, 384, 'mod', 1, 'OK', 'PD', 'Petersen', 'Ole', NULL);
INSERT INTO tow_log VALUES (529, 'Hercules', 'Tine', 'trawler', '2024-07-09', '2024-07-09', '2024-07-10', NULL, 'Fairway Buoy 9', 'Inner Roads', 8.8, 127, 156, 580, 700, 199, 'rough', 1, 'OK', 'W/O', 'Jansen', 'Uwe, Hanne', NULL);
INSERT INTO tow_log VALUES (530, NULL, 'Ocean Pride', 'trawler', '2024-07-26', NULL, NULL, NULL, 'Gull Bank', 'Fairway Buoy 9', 10.4, 130, NULL, 460, NULL, NULL, NULL, 0, 'CANC', NULL, NULL, NULL, 'owner found other help');
INSERT INTO tow_log VALUES (531, 'Old Tom', 'Gravel 4', 'barge', '2024-08-01', '2024-08-07', '2024-08-20', '2024-08-31', 'Fairway Buoy 9', 'Hook Sand', 12.3, 161, 176, 600, 600, 280, 'calm', 0, 'OK', 'PD', 'Jansen', 'Ole, Piet, Uwe', 'fog');
INSERT INTO tow_log VALUES (532, 'Bruna', 'Tine', 'trawler', '2024-08-09', '2024-08-17', '2024-08-23', '2024-09-19', 'Inner Roads', 'Hook Sand', 12.3, 154, 220, 510, 510, 345, 'gale', 0, 'OK', 'PD', 'Dirks', 'Piet, Uwe, Ole', 'engine dead');
INSERT INTO tow_log VALUES (533, 'Old Tom', 'Gravel 4', 'barge', '2024-08-30', '2024-09-04', '2024-09-09', '2024-09-24', 'Gull Bank', 'Inner Roads', 8.1, 128, 121, 490, 490, 169, 'mod', 0, 'OK', 'PD', 'Jansen', 'Uwe, Piet, Ole', 'no life jackets');
INSERT INTO tow_log VALUES (534, 'Bruna', 'Isle Queen', 'ferry', '2024-09-10', '2024-09-16', '2024-09-28', NULL, 'East Pier', 'Old Harbour', 22.6, 270, 274, 1050, 1110, 381, 'rough', 0, 'OK', 'O/S', 'Petersen', 'Uwe, Hanne', NULL);
INSERT INTO tow_log VALUES (535, 'Old Tom', 'Aurelia', 'yacht', '2024-10-04', '2024-10-06', '2024-10-14', '2024-11-02', 'Fish Quay', 'Boatyard Lohse', 3.7, 67, 96, 190, 190, 106, 'rough', 0, 'OK', 'PD', 'Petersen', 'Uwe, Piet', NULL);
INSERT INTO tow_log VALUES (536, 'Hercules', 'Gravel 4', 'barge', '2024-10-29', '2024-11-09', '2024-11-12', NULL, 'Boatyard Lohse', 'Fairway Buoy 9', 24.4, 284, 322, 940, 1060, 481, 'mod', 0, 'OK', 'W/O', 'Petersen', 'Uwe, Hanne', NULL);
INSERT INTO tow_log VALUES (537, 'Hercules', 'Betty Lou', 'yacht', '2024-11-20', '2024-11-25', '2024-12-07', '2025-01-20', 'Hook Sand', 'Fish Quay', 26.1, 314, 425, 820, 940, 671, 'gale', 0, 'OK', 'PD', 'Petersen', 'Uwe, Piet, Ole', 'ran aground');
INSERT INTO tow_log VALUES (538, 'Hercules', 'Seestern', 'yacht', '2024-11-30', '2024-11-30', '2024-12-13', '2025-01-12', 'Old Harbour', 'Fairway Buoy 9', 20.3, 251, 266, 920, 880, 315, 'calm', 1, 'OK', 'PD', 'Dirks', 'Piet, Ole', NULL);
INSERT INTO tow_log VALUES (539, 'Bruna', 'Windsbraut', 'yacht', '2024-12-07', '2024-12-14', '2024-12-27', '2025-02-15', 'Fish Quay', 'Fairway Buoy 9', 3.6, 67, 147, 190, 190, 207, 'calm', 0, 'OK', 'PD', 'Petersen', 'Ole', NULL);
INSERT INTO tow_log VALUES (540, 'Hercules', 'Nordfriese', 'ferry', '2024-12-24', '2025-01-01', '2025-01-11', NULL, 'East Pier', 'Fish Quay', 15.2, 193, 208, 850, 970, 280, 'calm', 0, 'OK', 'O/S', 'Petersen', 'Uwe, Hanne, Ole', NULL);
INSERT INTO tow_log VALUES (541, 'Bruna', 'Gravel 7', 'barge', '2025-01-10', '2025-01-13', '2025-01-15', '2025-02-08', 'Inner Roads', 'East Pier', 9.1, 131, 121, 510, 630, 151, 'calm', 0, 'OK', 'PD', 'Jansen', 'Uwe, Piet', NULL);
INSERT INTO tow_log VALUES (542, 'Bruna', 'Windsbraut', 'yacht', '2025-01-25', '2025-01-28', '2025-02-06', '2025-03-05', 'Gull Bank', 'Inner Roads', 1.3, 33, 23, 130, 130, 31, 'calm', 0, 'OK', 'PD', 'Dirks', 'Ole, Uwe', 'engine dead');
INSERT INTO tow_log VALUES (543, NULL, 'Isle Queen', 'ferry', '2025-02-06', NULL, NULL, NULL, 'Gull Bank', 'East Pier', 23.3, 285, NULL, 1070, NULL, NULL, NULL, 0, 'CANC', NULL, NULL, NULL, 'weather');
INSERT INTO tow_log VALUES (544, 'Hercules', 'Seestern', 'yacht', '2025-02-20', '2025-02-20', '2025-02-28', '2025-05-03', 'Fairway Buoy 9', 'Inner Roads', 3.3, 53, 67, 260, 320, 102, 'rough', 1, 'OK', 'PD', 'Jansen', 'Piet, Ole, Uwe', NULL);
INSERT INTO tow_log VALUES (545, 'Bruna', 'Isle Queen', 'ferry', '2025-03-14', '2025-03-16', '2025-03-23', '2025-03-30', 'Fish Quay', 'Old Harbour', 9.2, 132, 178, 680, 800, 241, 'gale', 0, 'OK', 'PD', 'Dirks', 'Uwe', NULL);
INSERT INTO tow_log VALUES (546, 'Hercules', 'Seestern', 'yacht', '2025-03-26', '2025-03-26', '2025-03-29', '2025-05-08', 'Fish Quay', 'Gull Bank', 7.6, 114, 107, 420, 540, 158, 'mod', 1, 'OK', 'PD', 'Jansen', 'Uwe, Hanne', NULL);
INSERT INTO tow_log VALUES (547, 'Old Tom', 'Tine', 'trawler', '2025-04-08', '2025-04-18', '2025-05-03', '2025-06-04', 'Fairway Buoy 9', 'Gull Bank', 27.6, 342, 357, 940, 940, 546, 'calm', 0, 'OK', 'PD', 'Dirks', 'Ole, Hanne, Uwe', 'line parted');
INSERT INTO tow_log VALUES (548, 'Bruna', 'Tine', 'trawler', '2025-05-04', '2025-05-04', '2025-05-05', '2025-05-17', 'Inner Roads', 'Hook Sand', 8.3, 122, 136, 560, 620, 188, 'rough', 1, 'OK', 'PD', 'Jansen', 'Uwe', 'engine dead');
INSERT INTO tow_log VALUES (549, 'Hercules', 'Maren K', 'trawler', '2025-05-13', '2025-05-23', '2025-06-06', '2025-06-22', 'East Pier', 'Fish Quay', 13.0, 160, 189, 530, 530, 272, 'rough', 0, 'OK', 'PD', 'Jansen', 'Hanne, Uwe, Ole', 'line parted');
INSERT INTO tow_log VALUES (550, 'Bruna', 'Gravel 7', 'barge', '2025-05-26', '2025-05-26', '2025-05-30', NULL, 'Inner Roads', 'East Pier', 26.7, 328, 377, 1410, 1410, 542, 'rough', 1, 'OK', 'O/S', 'Petersen', 'Hanne, Ole', NULL);
INSERT INTO tow_log VALUES (551, 'Hercules', 'Gravel 7', 'barge', '2025-06-20', '2025-06-29', '2025-07-03', '2025-08-06', 'Hook Sand', 'Inner Roads', 5.2, 92, 130, 410, 530, 144, 'mod', 0, 'OK', 'PD', 'Dirks', 'Uwe, Hanne, Ole', 'fog');
INSERT INTO tow_log VALUES (552, 'Bruna', 'Pontoon 12', 'pontoon', '2025-07-16', '2025-07-28', '2025-08-05', '2025-09-25', 'Inner Roads', 'Boatyard Lohse', 23.6, 289, 289, 860, 860, 330, 'calm', 0, 'OK', 'PD', 'Jansen', 'Piet, Ole', 'line parted');
INSERT INTO tow_log VALUES (553, 'bruna', 'Betty Lou', 'yacht', '2025-07-25', '2025-07-25', '2025-08-04', '2025-10-12', 'Fish Quay', 'Hook Sand', 6.3, 109, 130, 370, 370, 193, 'gale', 1, 'OK', 'PD', 'Jansen', 'Hanne, Piet', NULL);
INSERT INTO tow_log VALUES (554, 'Bruna', 'Tine', 'trawler', '2025-08-01', '2025-08-12', '2025-08-16', '2025-09-10', 'Boatyard Lohse', 'Fairway Buoy 9', 3.2, 68, 68, 260, 260, 77, 'calm', 0, 'OK', 'PD', 'Petersen', 'Ole, Hanne, Piet', 'line parted');
INSERT INTO tow_log VALUES (555, 'Old Tom', 'Tine', 'trawler', '2025-08-23', '2025-08-25', '2025-08-26', '2025-10-24', 'Gull Bank', 'Fairway Buoy 9', 13.5, 175, 168, 550, 800, 227, 'mod', 0, 'OK', 'PD', 'Petersen', 'Piet', NULL);
INSERT INTO tow_log VALUES (556, 'Hercules', 'Tine', 'trawler', '2025-09-14', '2025-09-17', '2025-09-22', NULL, 'Fairway Buoy 9', 'Fish Quay', 13.6, 183, 218, 550, 800, 308, 'calm', 0, 'OK', 'O/S', 'Jansen', 'Piet, Ole, Hanne', NULL);
INSERT INTO tow_log VALUES (557, 'hercules', 'Nordfriese', 'ferry', '2025-09-23', '2025-10-03', '2025-10-09', NULL, 'Fish Quay', 'Inner Roads', 16.4, 208, 223, 880, 880, 341, 'calm', 0, 'OK', 'W/O', 'Petersen', 'Hanne', 'line parted');
INSERT INTO tow_log VALUES (558, 'Hercules', 'Ocean Pride', 'trawler', '2025-10-15', '2025-10-22', '2025-10-30', '2025-12-17', 'Gull Bank', 'Old Harbour', 21.1, 253, 268, 760, 380, 358, 'calm', 0, 'ABT', 'PD', 'Dirks', 'Ole, Uwe', NULL);
INSERT INTO tow_log VALUES (559, 'Bruna', 'Nordfriese', 'ferry', '2025-11-06', '2025-11-11', '2025-11-14', '2025-11-20', 'Fairway Buoy 9', 'Old Harbour', 8.9, 120, 134, 670, 670, 168, 'rough', 0, 'OK', 'PD', 'Dirks', 'Ole', 'ran aground');
INSERT INTO tow_log VALUES (560, 'Hercules', 'Aurelia', 'yacht', '2025-11-14', '2025-11-14', '2025-11-22', '2026-01-22', 'Old Harbour', 'Boatyard Lohse', 16.8, 200, 215, 780, 840, 240, 'calm', 1, 'OK', 'PD', 'Dirks', 'Uwe', 'ran aground');
INSERT INTO tow_log VALUES (561, 'Hercules', 'Windsbraut', 'yacht', '2025-12-02', '2025-12-10', '2025-12-13', '2026-02-19', 'Boatyard Lohse', 'Fish Quay', 5.1, 84, 99, 230, 290, 129, 'calm', 0, 'OK', 'PD', 'Petersen', 'Uwe, Ole', 'line parted');
INSERT INTO tow_log VALUES (562, 'Old Tom', 'Windsbraut', 'yacht', '2025-12-09', '2025-12-09', '2025-12-10', NULL, 'Old Harbour', 'Fairway Buoy 9', 5.3, 73, 153, 330, 330, 202, 'calm', 1, 'OK', 'O/S', 'Jansen', 'Ole, Uwe', NULL);
INSERT INTO tow_log VALUES (563, 'Bruna', 'Aurelia', 'yacht', '2026-01-01', '2026-01-08', '2026-01-19', '2026-03-07', 'Gull Bank', 'Boatyard Lohse', 15.6, 188, 178, 530, 530, 242, 'calm', 0, 'OK', 'PD', 'Dirks', 'Ole, Uwe, Hanne', NULL);
INSERT INTO tow_log VALUES (564, 'Hercules', 'Pontoon 12', 'pontoon', '2026-01-12', '2026-01-12', '2026-01-23', '2026-03-19', 'Old Harbour', 'Inner Roads', 27.8, 337, 375, 1370, 1330, 570, 'mod', 1, 'OK', 'PD', 'Petersen', 'Hanne, Uwe', NULL);
INSERT INTO tow_log VALUES (565, 'Hercules', 'Gravel 7', 'barge', '2026-01-31', '2026-02-06', '2026-02-15', '2026-04-10', 'Inner Roads', 'Fairway Buoy 9', 2.1, 53, 71, 320, 380, 108, 'mod', 0, 'OK', 'PD', 'Jansen', 'Hanne, Piet', NULL);
INSERT INTO tow_log VALUES (566, 'Bruna', 'Betty Lou', 'yacht', '2026-02-07', '2026-02-12', '2026-02-27', '2026-04-06', 'East Pier', 'Fairway Buoy 9', 26.5, 328, 366, 830, 830, 530, 'mod', 0, 'OK', 'PD', 'Jansen', 'Uwe', 'ran aground');
INSERT INTO tow_log VALUES (567, 'Hercules', 'Nordfriese', 'ferry', '2026-03-03', '2026-03-03', '2026-03-12', '2026-04-13', 'East Pier', 'Old Harbour', 8.9, 116, 199, 940, 940, 270, 'mod', 1, 'OK', 'PD', 'Jansen', 'Hanne', NULL);
INSERT INTO tow_log VALUES (568, 'Old Tom', 'Pontoon 12', 'pontoon', '2026-03-25', '2026-03-25', '2026-04-01', '2026-04-11', 'Gull Bank', 'Boatyard Lohse', 23.2, 272, 307, 1190, 1150, 476, 'calm', 1, 'OK', 'PD', 'Petersen', 'Ole', 'ran aground');
INSERT INTO tow_log VALUES (569, 'Hercules', 'Pontoon 12', 'pontoon', '2026-04-18', '2026-04-18', '2026-04-30', NULL, 'Fish Quay', 'Hook Sand', 4.5, 85, 78, 460, 580, 85, 'mod', 1, 'OK', 'W/O', 'Dirks', 'Ole, Uwe', NULL);
INSERT INTO tow_log VALUES (570, 'Bruna', 'Isle Queen', 'ferry', '2026-04-24', '2026-05-01', '2026-05-10', '2026-07-19', 'Boatyard Lohse', 'Fairway Buoy 9', 15.5, 186, 179, 850, 970, 208, 'mod', 0, 'OK', 'PD', 'Dirks', 'Hanne, Ole', NULL);
INSERT INTO tow_log VALUES (571, 'Bruna', 'Nordfriese', 'ferry', '2026-05-08', '2026-05-16', '2026-05-17', '2026-06-21', 'Boatyard Lohse', 'Fish Quay', 1.8, 51, 100, 470, 430, 144, 'rough', 0, 'OK', 'PD', 'Petersen', 'Uwe, Hanne', 'line parted');
INSERT INTO tow_log VALUES (572, 'Bruna', 'Betty Lou', 'yacht', '2026-06-01', '2026-06-02', '2026-06-14', '2026-06-18', 'East Pier', 'Inner Roads', 13.5, 169, 263, 470, 590, 410, 'rough', 0, 'OK', 'PD', 'Jansen', 'Piet, Ole', NULL);
INSERT INTO tow_log VALUES (573, 'Bruna', 'Gravel 4', 'barge', '2026-06-22', '2026-06-25', '2026-07-08', '2026-07-13', 'Old Harbour', 'Hook Sand', 20.1, 246, 284, 820, 880, 428, 'mod', 0, 'OK', 'PD', 'Dirks', 'Hanne, Ole', NULL);
INSERT INTO tow_log VALUES (574, 'Bruna', 'Tine', 'trawler', '2026-06-30', '2026-07-06', '2026-07-16', '2026-09-06', 'Gull Bank', 'Boatyard Lohse', 6.8, 91, 84, 360, 610, 127, 'mod', 0, 'OK', 'PD', 'Jansen', 'Hanne', NULL);
INSERT INTO tow_log VALUES (575, 'Hercules', 'Nordfriese', 'ferry', '2026-07-25', '2026-07-29', '2026-08-02', '2026-09-11', 'Old Harbour', 'Fish Quay', 21.5, 253, 257, 1020, 1020, 408, 'rough', 0, 'OK', 'PD', 'Jansen', 'Uwe, Piet, Hanne', 'fog');
INSERT INTO tow_log VALUES (576, 'Hercules', 'Aurelia', 'yacht', '2026-08-16', '2026-08-16', '2026-08-23', '2026-10-01', 'Hook Sand', 'Old Harbour', 11.5, 150, 165, 580, 700, 224, 'calm', 1, 'OK', 'PD', 'Dirks', 'Piet, Uwe, Hanne', NULL);
INSERT INTO tow_log VALUES (577, 'Hercules', 'Maren K', 'trawler', '2026-09-03', '2026-09-13', '2026-09-16', NULL, 'Inner Roads', 'Old Harbour', 11.2, 158, 173, 480, 600, 223, 'calm', 0, 'OK', 'O/S', 'Jansen', 'Hanne, Ole', 'fog');
INSERT INTO tow_log VALUES (578, 'Hercules', 'Betty Lou', 'yacht', '2026-09-09', '2026-09-18', '2026-10-03', NULL, 'East Pier', 'Boatyard Lohse', 5.5, 81, 99, 240, 360, 138, 'mod', 0, 'OK', 'O/S', 'Petersen', 'Ole', NULL);
INSERT INTO tow_log VALUES (579, 'Old Tom', 'Gravel 4', 'barge', '2026-09-25', '2026-09-29', '2026-10-03', NULL, 'East Pier', 'Boatyard Lohse', 13.0, 165, 259, 620, 620, 370, 'rough', 0, 'OK', 'O/S', 'Dirks', 'Hanne', NULL);
INSERT INTO tow_log VALUES (580, 'Bruna', 'Isle Queen', 'ferry', '2026-10-15', '2026-10-15', '2026-10-29', NULL, 'Hook Sand', 'East Pier', 10.1, 141, 134, 980, 1230, 179, 'mod', 1, 'OK', 'O/S', 'Petersen', 'Hanne, Uwe', 'ran aground');
INSERT INTO tow_log VALUES (581, 'Old Tom', 'Tine', 'trawler', '2026-11-09', '2026-11-12', '2026-11-17', NULL, 'Inner Roads', 'Hook Sand', 23.5, 283, 332, 830, 790, 379, 'rough', 0, 'OK', 'O/S', 'Jansen', 'Hanne, Piet', NULL);
