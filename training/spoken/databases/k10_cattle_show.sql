CREATE TABLE exhibitors (
  ex_id INTEGER PRIMARY KEY,
  exhibitor TEXT,
  county TEXT,
  herd_prefix TEXT,
  soc_member TEXT,
  pens_req INTEGER
);
INSERT INTO exhibitors VALUES (1, 'Lloyd & Sons', 'Powys', 'Brynteg', 'yes', 6);
INSERT INTO exhibitors VALUES (2, 'Mrs E Hartley', 'Shropshire', 'Hollin', 'yes', 2);
INSERT INTO exhibitors VALUES (3, 'G. Pugh', 'Powys', 'Cefn', 'no', 4);
INSERT INTO exhibitors VALUES (4, 'Ashdown Estate', 'Herefordshire', 'Ashdown', 'yes', 8);
INSERT INTO exhibitors VALUES (5, 'T & R Beddoes', 'Shropshire', 'Longmynd', 'Yes', 3);
INSERT INTO exhibitors VALUES (6, 'Karen Mills', 'Cheshire', NULL, 'no', 1);
INSERT INTO exhibitors VALUES (7, 'D. Probert', 'Herefordshire', 'Wye', 'yes', 5);
INSERT INTO exhibitors VALUES (8, 'Young Farmers Club', 'shropshire', NULL, 'no', 2);
INSERT INTO exhibitors VALUES (9, 'Ian Tudge', 'Cheshire', 'Delamere', '', 3);
CREATE TABLE classes (
  cl_no INTEGER PRIMARY KEY,
  cl_name TEXT,
  section TEXT,
  judge TEXT,
  ring TEXT,
  start_time TEXT,
  first_prize_gbp INTEGER,
  sponsor TEXT
);
INSERT INTO classes VALUES (101, 'Hereford bull', 'Hereford', 'Mr A. Coyle', 'Main', '09:00', 120, 'Radnor Feeds');
INSERT INTO classes VALUES (102, 'Hereford heifer', 'Hereford', 'Mr A. Coyle', 'Main', '09:40', 80, 'Radnor Feeds');
INSERT INTO classes VALUES (110, 'Aberdeen Angus bull', 'Angus', 'Ms J. Farr', 'Ring 2', '09:00', 120, 'Bank of Clun');
INSERT INTO classes VALUES (111, 'Aberdeen Angus cow', 'Angus', 'Ms J. Farr', 'Ring 2', '09:45', 80, NULL);
INSERT INTO classes VALUES (120, 'Limousin heifer', 'Limousin', 'D. Vaughan', 'Main', '10:30', 80, 'Teme Vets');
INSERT INTO classes VALUES (130, 'Dexter cow', 'Dexter', 'Mrs L. Penn', 'Ring 3', '09:30', 50, 'Teme Vets');
INSERT INTO classes VALUES (140, 'Highland any age', 'Highland', 'Mrs L. Penn', 'Ring 3', '10:15', 50, '');
INSERT INTO classes VALUES (150, 'Young handler', 'Any', 'D. Vaughan', 'Main', '13:30', 25, 'Radnor Feeds');
INSERT INTO classes VALUES (160, 'Longhorn bull', 'Longhorn', NULL, 'Ring 3', '11:00', 60, NULL);
CREATE TABLE entries (
  entry_no INTEGER PRIMARY KEY,
  cl_no INTEGER REFERENCES classes(cl_no),
  ex_id INTEGER REFERENCES exhibitors(ex_id),
  animal TEXT,
  breed TEXT,
  sex TEXT,
  dob TEXT,
  wt_kg INTEGER,
  tb_clear TEXT,
  entered_on TEXT,
  entry_fee_gbp REAL,
  fee_paid INTEGER,
  forward INTEGER,
  placing INTEGER,
  horns TEXT,
  remarks TEXT
);
INSERT INTO entries VALUES (501, 111, 8, 'Hazel', 'Angus', 'heifer', '2023-08-01', 605, 'Y', '2025-06-18', 12.0, 0, 1, NULL, 'horned', 'commercial');
INSERT INTO entries VALUES (502, 140, 4, 'Ashdown Samson', 'Highland', 'cow', '2022-05-25', 528, 'Y', '2025-04-14', 12.0, 1, 0, NULL, 'polled', 'red, pedigree');
INSERT INTO entries VALUES (503, 120, 5, 'Longmynd Blackbird', 'Limousin', 'heifer', '2018-02-25', 672, 'Y', '2025-06-15', 12.0, 1, 1, NULL, 'horned', 'champion 2024, pedigree');
INSERT INTO entries VALUES (504, 140, 8, 'Lady Anne', 'Highland', 'heifer', '2023-03-30', 475, 'Y', '2025-04-14', 12.0, 1, 1, NULL, '', 'champion 2024, pedigree');
INSERT INTO entries VALUES (505, 111, 7, 'Wye Titan 3rd', 'Angus', 'Cow', '2020-09-13', 670, 'y', '2025-04-18', 12.0, 1, 1, NULL, 'polled', 'champion 2024, pedigree');
INSERT INTO entries VALUES (506, 120, 2, 'Hollin Heather', 'Limousin', 'heifer', '2022-07-30', 716, 'N', '2025-06-03', 12.0, 0, 1, 2, 'horned', 'champion 2024, pedigree');
INSERT INTO entries VALUES (507, 150, 2, 'Hollin Blackbird 2nd', 'Angus', 'cow', '2020-06-23', 544, 'y', '2025-06-16', 12.0, 1, 1, 2, 'horned', 'champion 2024, pedigree');
INSERT INTO entries VALUES (508, 101, 8, 'Ruby 3rd', 'Hereford', 'bull', '2023-08-25', 996, 'N', '2025-06-10', 12.0, 1, 1, 2, 'horned', 'pedigree');
INSERT INTO entries VALUES (509, 110, 9, 'Delamere Major 2nd', 'Angus', 'bull', '2020-08-08', 850, 'y', '2025-05-23', 15.0, 1, 1, 3, '', 'commercial');
INSERT INTO entries VALUES (510, 120, 3, 'Cefn Titan', 'Limousin', 'heifer', '2018-05-11', 556, 'y', '2025-04-16', 12.0, 1, 1, 1, 'polled', 'commercial');
INSERT INTO entries VALUES (511, 130, 3, 'Cefn Duke 2nd', 'Dexter', 'Cow', '2018-11-05', 338, 'Y', '2025-04-12', 12.0, 1, 1, NULL, 'polled', 'pedigree');
INSERT INTO entries VALUES (512, 101, 9, 'Delamere Bramble', 'Hereford', 'bull', '2020-02-21', 774, 'Y', '2025-06-01', 12.0, 1, 1, 4, 'polled', 'champion 2024, pedigree');
INSERT INTO entries VALUES (513, 140, 4, 'Ashdown Hazel 3rd', 'Highland', 'heifer', '2019-08-08', 374, 'y', '2025-06-10', 12.0, 1, 1, 3, 'horned', 'pedigree');
INSERT INTO entries VALUES (514, 101, 2, 'Hollin Magnus', 'Hereford', 'bull', '2022-11-09', 849, 'Y', '2025-04-25', 12.0, 1, 1, NULL, 'polled', 'champion 2024, pedigree');
INSERT INTO entries VALUES (515, 140, 8, 'Baron', 'Highland', 'cow', '2021-11-06', 522, 'Y', '2025-04-13', 15.0, 1, 1, 1, 'horned', 'commercial');
INSERT INTO entries VALUES (516, 102, 9, 'Delamere Duke', 'Hereford', 'heifer', '2020-01-06', 557, 'N', '2025-05-20', 15.0, 1, 1, NULL, '', 'pedigree');
INSERT INTO entries VALUES (517, 111, 8, 'Primrose 3rd', 'Angus', 'cow', '2021-10-03', 594, 'y', '2025-06-07', 12.0, 1, 1, 3, 'horned', 'champion 2024, pedigree');
INSERT INTO entries VALUES (518, 130, 1, 'Brynteg Heather', 'Dexter', 'cow', '2023-01-21', 369, 'Y', '2025-06-18', 12.0, 1, 1, 2, 'horned', 'champion 2024, pedigree');
INSERT INTO entries VALUES (519, 120, 5, 'Longmynd Magnus', 'Limousin', 'heifer', '2021-03-13', 526, 'N', '2025-06-09', 12.0, 1, 1, NULL, 'horned', 'commercial');
INSERT INTO entries VALUES (520, 111, 5, 'Longmynd Heather 3rd', 'Angus', 'heifer', '2018-04-27', 812, 'Y', '2025-05-06', 12.0, 1, 1, NULL, 'horned', 'champion 2024, pedigree');
INSERT INTO entries VALUES (521, 130, 8, 'Heather', 'Dexter', 'Cow', '2022-07-28', NULL, 'N', '2025-04-08', 12.0, 1, 1, 1, 'polled', 'commercial');
INSERT INTO entries VALUES (522, 111, 9, 'Delamere Ruby', 'Angus', 'cow', '2019-08-03', 813, 'y', '2025-05-20', 12.0, 1, 1, 4, 'horned', 'pedigree');
INSERT INTO entries VALUES (523, 101, 1, 'Brynteg Lady Anne', 'Hereford', 'bull', '2019-01-28', 1016, 'Y', '2025-06-15', 12.0, 1, 1, NULL, 'horned', 'commercial');
INSERT INTO entries VALUES (524, 110, 4, 'Ashdown Hazel 2nd', 'Angus', 'bull', '2019-12-27', 1052, 'N', '2025-04-24', 12.0, 1, 0, NULL, '', 'pedigree');
INSERT INTO entries VALUES (525, 101, 8, 'Major 2nd', 'Hereford', 'bull', '2019-12-04', 809, 'y', '2025-04-03', 12.0, 1, 1, NULL, 'horned', 'commercial');
INSERT INTO entries VALUES (526, 110, 3, 'Cefn Lady Anne 3rd', 'Angus', 'bull', '2018-08-07', 784, 'N', '2025-04-17', 12.0, 1, 1, 2, 'horned', 'champion 2024, pedigree');
INSERT INTO entries VALUES (527, 120, 8, 'Samson 3rd', 'Limousin', 'heifer', '2021-02-11', 689, 'Y', '2025-05-08', 12.0, 1, 1, NULL, 'horned', 'commercial');
INSERT INTO entries VALUES (528, 150, 4, 'Ashdown Ruby', 'Dexter', 'Cow', '2018-12-31', 312, 'y', '2025-04-04', 15.0, 1, 0, NULL, 'horned', 'pedigree');
INSERT INTO entries VALUES (529, 140, 4, 'Ashdown Hazel', 'Highland', 'heifer', '2020-10-31', 376, 'Y', '2025-04-11', 12.0, 1, 1, 4, 'horned', 'pedigree');
INSERT INTO entries VALUES (530, 120, 1, 'Brynteg Hazel', 'Limousin', 'heifer', '2020-12-15', 503, 'N', '2025-06-01', 15.0, 0, 0, NULL, 'horned', 'pedigree');
INSERT INTO entries VALUES (531, 102, 2, 'Hollin Primrose 3rd', 'Hereford', 'heifer', '2022-03-31', 539, 'y', '2025-04-13', 15.0, 1, 1, 2, 'horned', 'red, pedigree');
INSERT INTO entries VALUES (532, 111, 2, 'Hollin Rosie', 'Angus', 'heifer', '2021-12-28', 630, 'Y', '2025-05-16', 12.0, 1, 1, 1, 'horned', 'red, pedigree');
INSERT INTO entries VALUES (533, 130, 5, 'Longmynd Bramble', 'Dexter', 'Cow', '2018-04-28', 315, 'Y', '2025-06-14', 15.0, 1, 1, NULL, 'horned', 'champion 2024, pedigree');
INSERT INTO entries VALUES (534, 130, 9, 'Delamere Daisy', 'Dexter', 'cow', '2023-07-02', 327, 'y', '2025-05-29', 12.0, 1, 1, 3, 'horned', 'champion 2024, pedigree');
INSERT INTO entries VALUES (535, 101, 5, 'Longmynd Major', 'Hereford', 'bull', '2023-01-06', 919, 'Y', '2025-04-05', 12.0, 1, 1, 3, 'polled', 'pedigree');
INSERT INTO entries VALUES (536, 120, 5, 'Longmynd Ruby 2nd', 'Limousin', 'heifer', '2019-04-06', 729, 'Y', '2025-05-01', 12.0, 1, 1, NULL, 'polled', 'commercial');
INSERT INTO entries VALUES (537, 150, 5, 'Longmynd Major 2nd', 'Angus', 'Cow', '2021-11-20', 758, 'Y', '2025-04-24', 12.0, 0, 1, 4, '', 'pedigree');
INSERT INTO entries VALUES (538, 130, 9, 'Delamere Titan', 'Dexter', 'heifer', '2019-05-03', NULL, 'y', '2025-05-05', 15.0, 1, 1, NULL, 'polled', 'commercial');
INSERT INTO entries VALUES (539, 111, 5, 'Longmynd Monarch 2nd', 'Angus', 'cow', '2021-12-01', 797, 'y', '2025-04-26', 12.0, 1, 1, NULL, 'horned', 'red, pedigree');
INSERT INTO entries VALUES (540, 140, 7, 'Wye Primrose', 'Highland', 'heifer', '2024-01-10', 489, 'N', '2025-04-17', 12.0, 1, 1, 2, 'polled', 'champion 2024, pedigree');
INSERT INTO entries VALUES (541, 120, 2, 'Hollin Ruby 2nd', 'Limousin', 'heifer', '2023-01-11', 539, 'y', '2025-06-06', 12.0, 1, 1, 4, 'horned', 'commercial');
INSERT INTO entries VALUES (542, 111, 5, 'Longmynd Jester', 'Angus', 'Cow', '2020-08-21', 635, 'Y', '2025-05-17', 12.0, 1, 1, NULL, 'horned', 'champion 2024, pedigree');
INSERT INTO entries VALUES (543, 120, 9, 'Delamere Hazel', 'Limousin', 'heifer', '2020-07-04', 668, 'Y', '2025-05-12', 15.0, 1, 1, NULL, 'horned', 'champion 2024, pedigree');
INSERT INTO entries VALUES (544, 150, 9, 'Delamere Monarch', 'Dexter', 'heifer', '2024-05-10', 293, 'y', '2025-06-18', 15.0, 1, 1, 1, 'polled', 'pedigree');
INSERT INTO entries VALUES (545, 102, 2, 'Hollin Jester', 'Hereford', 'heifer', '2021-01-15', 645, 'Y', '2025-04-03', 12.0, 1, 1, 4, 'polled', 'commercial');
INSERT INTO entries VALUES (546, 110, 7, 'Wye Rosie', 'Angus', 'bull', '2023-07-13', 1072, 'Y', '2025-04-01', 12.0, 1, 1, 1, 'horned', 'red, pedigree');
INSERT INTO entries VALUES (547, 130, 9, 'Delamere Magnus', 'Dexter', 'heifer', '2020-07-06', 335, 'y', '2025-06-13', 12.0, 1, 1, NULL, '', 'champion 2024, pedigree');
INSERT INTO entries VALUES (548, 150, 5, 'Longmynd Duke', 'Hereford', 'cow', '2018-12-30', 680, 'Y', '2025-04-16', 12.0, 0, 1, 3, 'polled', 'pedigree');
INSERT INTO entries VALUES (549, 130, 8, 'Rosie', 'Dexter', 'heifer', '2021-07-24', 264, 'N', '2025-05-13', 15.0, 1, 1, NULL, '', 'pedigree');
INSERT INTO entries VALUES (550, 102, 8, 'Jester 2nd', 'Hereford', 'heifer', '2021-10-31', 681, 'Y', '2025-05-27', 15.0, 1, 1, NULL, 'horned', 'champion 2024, pedigree');
INSERT INTO entries VALUES (551, 102, 2, 'Hollin Ruby 2nd', 'Hereford', 'heifer', '2022-08-21', 539, 'Y', '2025-06-02', 12.0, 1, 1, NULL, 'polled', 'pedigree');
INSERT INTO entries VALUES (552, 110, 5, 'Longmynd Duke', 'Angus', 'bull', '2024-06-28', 998, 'Y', '2025-04-26', 15.0, 1, 1, NULL, '', 'red, pedigree');
INSERT INTO entries VALUES (553, 130, 3, 'Cefn Samson 2nd', 'Dexter', 'heifer', '2021-04-25', 291, 'Y', '2025-06-03', 15.0, 1, 1, NULL, 'horned', 'commercial');
INSERT INTO entries VALUES (554, 101, 4, 'Ashdown Duke', 'Hereford', 'bull', '2019-05-26', 766, 'y', '2025-05-16', 12.0, 1, 1, 1, 'horned', 'red, pedigree');
INSERT INTO entries VALUES (555, 102, 5, 'Longmynd Major', 'Hereford', 'heifer', '2023-08-15', 587, 'Y', '2025-05-30', 12.0, 1, 1, NULL, 'polled', 'red, pedigree');
INSERT INTO entries VALUES (556, 120, 4, 'Ashdown Daisy 2nd', 'Limousin', 'heifer', '2019-10-22', 522, 'y', '2025-06-02', 12.0, 1, 1, NULL, 'horned', 'commercial');
INSERT INTO entries VALUES (557, 140, 4, 'Ashdown Major', 'Highland', 'heifer', '2023-07-15', 365, 'Y', '2025-04-28', 12.0, 1, 1, NULL, 'horned', 'commercial');
INSERT INTO entries VALUES (558, 101, 2, 'Hollin Lady Anne 3rd', 'Hereford', 'bull', '2023-05-21', 711, 'Y', '2025-04-24', 15.0, 0, 1, NULL, 'polled', 'pedigree');
INSERT INTO entries VALUES (559, 120, 4, 'Ashdown Magnus 2nd', 'Limousin', 'heifer', '2023-11-13', 662, 'Y', '2025-05-04', 15.0, 1, 1, 3, 'polled', 'commercial');
INSERT INTO entries VALUES (560, 111, 2, 'Hollin Samson', 'Angus', 'Cow', '2023-01-08', 713, 'Y', '2025-06-16', 15.0, 1, 1, 2, 'horned', 'pedigree');
INSERT INTO entries VALUES (561, 110, 3, 'Cefn Primrose', 'Angus', 'bull', '2022-02-18', 948, 'N', '2025-05-07', 12.0, 1, 1, 4, '', 'champion 2024, pedigree');
INSERT INTO entries VALUES (562, 102, 9, 'Delamere Ruby', 'Hereford', 'heifer', '2021-06-11', 601, 'N', '2025-04-29', 12.0, 1, 1, 3, 'polled', 'pedigree');
INSERT INTO entries VALUES (563, 102, 9, 'Delamere Baron 3rd', 'Hereford', 'heifer', '2018-05-08', 629, 'Y', '2025-04-01', 12.0, 1, 1, 1, 'horned', 'pedigree');
INSERT INTO entries VALUES (564, 130, 4, 'Ashdown Samson 2nd', 'Dexter', 'heifer', '2022-03-23', 291, 'N', '2025-05-23', 12.0, 1, 1, 4, 'horned', 'commercial');
