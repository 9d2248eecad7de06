CREATE TABLE shows (
  show_id INTEGER PRIMARY KEY,
  title TEXT,
  technique TEXT,
  length_min INTEGER,
  min_age INTEGER,
  puppeteers_needed INTEGER,
  director TEXT
);
INSERT INTO shows VALUES (1, 'The Tin Fox', 'marionette', 45, 4, 3, 'Ada Brandt');
INSERT INTO shows VALUES (2, 'Moon Soup', 'shadow', 35, 3, 2, 'Felix Orr');
INSERT INTO shows VALUES (3, 'Punch & Judy', 'glove', 30, 3, 1, 'Ada Brandt');
INSERT INTO shows VALUES (4, 'The Salt Giant', 'rod', 60, 7, 4, 'Irina Voss');
INSERT INTO shows VALUES (5, 'Sardine Opera', 'table-top', 55, 8, 3, NULL);
INSERT INTO shows VALUES (6, 'Grandmother Spider', 'shadow', 40, 5, 2, 'Irina Voss');
INSERT INTO shows VALUES (7, 'Don Quixote in a Suitcase', 'Marionette', 70, 10, 4, 'Felix Orr');
INSERT INTO shows VALUES (8, 'Snail Mail', 'glove', 25, 2, 1, 'Tilly Marsh');
INSERT INTO shows VALUES (9, 'The Night Tram', 'rod', 50, 8, 3, 'Tilly Marsh');
CREATE TABLE performances (
  perf_id INTEGER PRIMARY KEY,
  show_id INTEGER REFERENCES shows(show_id),
  perf_date TEXT,
  start_time TEXT,
  venue TEXT,
  tickets_sold INTEGER,
  no_shows INTEGER,
  seats INTEGER,
  takings_eur REAL,
  cancelled TEXT,
  puppeteers TEXT
);
INSERT INTO performances VALUES (1, 5, '2025-11-10', '16:30', 'Main house', 42, 7, 45, 336, 'no', 'Lena, Marek');
INSERT INTO performances VALUES (2, 1, '2025-06-18', '11:00', 'Attic', 50, 11, 60, 400, 'no', 'Bo, Lena');
INSERT INTO performances VALUES (3, 8, '2025-05-01', '14:00', 'Main house', 28, 7, 60, 224, 'no', 'Bo');
INSERT INTO performances VALUES (4, 3, '2025-04-04', '14:00', 'Main house', 33, 2, 60, 231, 'no', 'Marek, Bo, Suki');
INSERT INTO performances VALUES (5, 1, '2025-06-05', '16:30', 'Attic', 30, 8, 60, 195.0, 'no', 'Marek, Bo, Suki');
INSERT INTO performances VALUES (6, 7, '2025-05-10', '14:00', 'Main house', 44, 9, 60, 352, 'no', 'Bo, Lena');
INSERT INTO performances VALUES (7, 2, '2025-08-21', '16:30', 'Main house', 35, 5, 60, 315, 'No', 'Bo');
INSERT INTO performances VALUES (8, 1, '2025-09-24', '16:30', 'Main house', 37, 14, 60, 240.5, 'No', 'Suki');
INSERT INTO performances VALUES (9, 6, '2025-08-02', '11:00', 'Attic', 0, 0, 60, 0, 'yes', 'Bo, Lena');
INSERT INTO performances VALUES (10, 3, '2025-03-16', '19:00', 'MAIN HOUSE', 17, 6, 90, 153, 'no', 'Bo, Lena');
INSERT INTO performances VALUES (11, 4, '2025-01-09', '14:00', 'Main house', 26, 4, 60, 234, 'No', 'Suki');
INSERT INTO performances VALUES (12, 2, '2025-07-23', '19:00', 'Main house', 13, 13, 60, 104, 'no', 'Lena, Marek');
INSERT INTO performances VALUES (13, 1, '2025-08-29', '14:00', 'Attic', 39, 14, 60, 351, 'No', 'Bo');
INSERT INTO performances VALUES (14, 3, '2025-04-12', '14:00', 'Main house', 11, 2, 45, 77, 'no', 'Lena');
INSERT INTO performances VALUES (15, 4, '2025-09-04', '19:00', 'Attic ', 37, 2, 60, 333, 'no', 'Bo, Lena');
INSERT INTO performances VALUES (16, 2, '2025-05-14', '14:00', 'On tour', 25, 3, 60, 225, 'No', 'Suki');
INSERT INTO performances VALUES (17, 1, '2025-06-11', '14:00', 'Attic', 52, 2, 60, 416, 'no', 'Bo');
INSERT INTO performances VALUES (18, 5, '2025-03-12', '16:30', 'Main house', 75, 13, 90, 600, 'no', 'Lena');
INSERT INTO performances VALUES (19, 4, '2025-02-07', '14:00', 'Main house', 48, 8, 60, 384, 'No', 'Bo');
INSERT INTO performances VALUES (20, 3, '2025-06-20', '11:00', 'Attic', 55, 4, 60, 357.5, 'no', 'Bo');
INSERT INTO performances VALUES (21, 5, '2025-11-14', '11:00', 'Main house', 73, 11, 90, 511, 'No', 'Lena');
INSERT INTO performances VALUES (22, 4, '2025-02-25', '11:00', 'Attic', 64, 9, 90, 576, 'no', 'Bo, Lena');
INSERT INTO performances VALUES (23, 7, '2025-06-29', '19:00', 'Main house', 16, 0, 45, 104.0, 'no', 'Lena, Marek');
INSERT INTO performances VALUES (24, 6, '2025-09-22', '14:00', 'Attic', 37, 5, 45, 296, 'No', 'Bo');
INSERT INTO performances VALUES (25, 8, '2025-01-04', '14:00', 'Attic', 0, 0, 45, 0.0, 'yes', 'Bo, Lena');
INSERT INTO performances VALUES (26, 1, '2025-10-28', '19:00', 'Attic', 0, 0, 90, 0, 'yes', 'Bo, Lena');
INSERT INTO performances VALUES (27, 1, '2025-04-21', '11:00', 'Main house', 29, 11, 60, 232, 'no', 'Suki');
INSERT INTO performances VALUES (28, 5, '2025-04-28', '11:00', 'On tour', 38, 0, 90, 247.0, 'no', 'Suki');
INSERT INTO performances VALUES (29, 1, '2025-11-10', '14:00', 'Main house', 20, 11, 45, 140, 'No', 'Marek, Bo, Suki');
INSERT INTO performances VALUES (30, 5, '2025-10-28', '16:30', 'On tour', 21, 12, 45, 168, 'No', 'Marek, Bo, Suki');
INSERT INTO performances VALUES (31, 8, '2025-11-08', '14:00', 'On tour', 44, 11, 45, 396, 'no', 'Lena, Marek');
INSERT INTO performances VALUES (32, 7, '2025-08-17', '14:00', 'On tour', 54, 1, 90, 432, 'no', 'Lena, Marek');
INSERT INTO performances VALUES (33, 8, '2025-08-11', '16:30', 'Attic', 16, 7, 45, 144, 'no', 'Bo');
INSERT INTO performances VALUES (34, 7, '2025-01-18', '11:00', 'Main house', 11, 8, 60, 77, 'no', 'Lena, Marek');
INSERT INTO performances VALUES (35, 3, '2025-05-07', '16:30', 'main house', 83, 2, 90, 581, 'no', 'Bo, Lena');
INSERT INTO performances VALUES (36, 2, '2025-01-06', '14:00', 'Attic', 54, 13, 60, 351.0, 'No', 'Lena, Marek');
INSERT INTO performances VALUES (37, 1, '2025-05-19', '14:00', 'Main house', 0, 0, 90, 0, 'yes', 'Lena, Marek');
INSERT INTO performances VALUES (38, 5, '2025-05-31', '16:30', 'Main house', 45, 0, 60, 405, 'no', 'Bo');
INSERT INTO performances VALUES (39, 2, '2025-07-04', '14:00', 'Main house', 38, 7, 45, 342, 'No', 'Lena, Marek');
INSERT INTO performances VALUES (40, 8, '2025-08-22', '19:00', 'Main house', 21, 13, 45, 136.5, 'no', 'Lena');
INSERT INTO performances VALUES (41, 6, '2025-03-24', '16:30', 'Main house ', 30, 14, 90, 240, 'no', 'Bo');
INSERT INTO performances VALUES (42, 8, '2025-02-07', '16:30', 'On tour', 0, 0, 45, 0, 'yes', 'Bo');
INSERT INTO performances VALUES (43, 2, '2025-10-06', '16:30', 'Attic', 36, 10, 60, 234.0, 'No', 'Bo');
INSERT INTO performances VALUES (44, 1, '2025-05-17', '14:00', 'Main house', 34, 1, 60, 272, 'no', 'Lena');
INSERT INTO performances VALUES (45, 4, '2025-04-29', '11:00', 'On tour', 84, 0, 90, 672, 'no', 'Bo, Lena');
INSERT INTO performances VALUES (46, 8, '2025-07-06', '16:30', 'Attic', 37, 1, 60, 240.5, 'No', 'Lena, Marek');
INSERT INTO performances VALUES (47, 1, '2025-03-31', '14:00', 'On tour', 34, 0, 45, 238, 'No', 'Bo, Lena');
INSERT INTO performances VALUES (48, 5, '2025-10-22', '19:00', 'Main house', 59, 9, 60, 472, 'no', 'Suki');
INSERT INTO performances VALUES (49, 1, '2025-11-02', '14:00', 'On tour', 32, 5, 60, 208.0, 'no', 'Bo, Lena');
INSERT INTO performances VALUES (50, 3, '2025-07-15', '16:30', 'Main house', 26, 2, 60, 234, 'No', 'Lena');
INSERT INTO performances VALUES (51, 1, '2025-06-19', '16:30', 'Main house', 43, 1, 60, 301, 'No', 'Marek, Bo, Suki');
INSERT INTO performances VALUES (52, 5, '2025-10-01', '14:00', 'Main house', 24, 1, 60, 192, 'no', 'Lena');
INSERT INTO performances VALUES (53, 8, '2025-05-06', '16:30', 'Main house', 41, 8, 45, 328, 'no', 'Lena');
INSERT INTO performances VALUES (54, 1, '2025-01-24', '14:00', 'Main house', 41, 12, 60, 287, 'No', 'Marek, Bo, Suki');
INSERT INTO performances VALUES (55, 6, '2025-04-11', '11:00', 'Attic', 36, 3, 60, 324, 'No', 'Suki');
INSERT INTO performances VALUES (56, 3, '2025-08-05', '11:00', 'On tour', 59, 12, 60, 472, 'no', 'Suki');
INSERT INTO performances VALUES (57, 3, '2025-05-07', '14:00', 'Main house', 44, 13, 60, 286.0, 'No', 'Bo, Lena');
INSERT INTO performances VALUES (58, 6, '2025-10-02', '19:00', 'Main house', 54, 1, 60, 486, 'no', 'Suki');
INSERT INTO performances VALUES (59, 4, '2025-07-13', '14:00', 'on tour', 19, 7, 60, 152, 'no', 'Lena');
INSERT INTO performances VALUES (60, 3, '2025-08-05', '14:00', 'Main house', 16, 1, 45, 112, 'No', 'Lena');
INSERT INTO performances VALUES (61, 8, '2025-06-16', '14:00', 'Main house', 16, 3, 90, 112, 'no', 'Bo');
INSERT INTO performances VALUES (62, 6, '2025-05-21', '16:30', 'Main house', 19, 3, 45, 152, 'no', 'Lena');
INSERT INTO performances VALUES (63, 1, '2025-05-31', '14:00', 'Main house', 0, 0, 60, 0, 'yes', 'Bo');
INSERT INTO performances VALUES (64, 5, '2025-07-20', '11:00', 'Main house', 0, 0, 90, 0, 'yes', 'Marek, Bo, Suki');
INSERT INTO performances VALUES (65, 1, '2025-06-22', '19:00', 'Main house', 56, 13, 90, 392, 'No', 'Lena');
INSERT INTO performances VALUES (66, 1, '2025-09-07', '19:00', 'On tour', 19, 2, 45, 123.5, 'no', 'Bo');
INSERT INTO performances VALUES (67, 4, '2025-10-21', '11:00', 'on tour', 34, 1, 60, 221.0, 'No', 'Bo, Lena');
INSERT INTO performances VALUES (68, 8, '2025-05-21', '19:00', 'On tour', 37, 8, 60, 240.5, 'no', 'Lena');
CREATE TABLE puppets (
  puppet_id INTEGER PRIMARY KEY,
  name TEXT,
  show_id INTEGER REFERENCES shows(show_id),
  maker TEXT,
  year_made INTEGER,
  height_cm INTEGER,
  weight_g INTEGER,
  materials TEXT,
  condition TEXT,
  last_repaired TEXT
);
INSERT INTO puppets VALUES (1, 'Fox', 1, 'Otto Klem', 2000, 80, 1541, 'wood', 'GOOD', '2024-07-29');
INSERT INTO puppets VALUES (2, 'Tinker', 1, 'Otto Klem', 2022, 24, 991, 'foam', 'fair', NULL);
INSERT INTO puppets VALUES (3, 'Moon', 2, 'Otto Klem', 2007, 106, 1611, 'cloth, wire', 'good', NULL);
INSERT INTO puppets VALUES (4, 'Cook', 2, 'Sylvie Ray', 1999, 121, 4311, 'wood', 'good ', '2024-05-15');
INSERT INTO puppets VALUES (5, 'Mr Punch', 3, 'unknown', 2002, 21, 4586, 'wood', 'fair', '2023-06-21');
INSERT INTO puppets VALUES (6, 'Judy', 3, 'Otto Klem', 2011, 123, 603, 'wood, cloth', 'good', '2024-04-30');
INSERT INTO puppets VALUES (7, 'Crocodile', 3, 'Otto Klem', 2007, 42, 1456, 'leather, wood', 'good', '2023-12-28');
INSERT INTO puppets VALUES (8, 'Constable', 3, '', 2019, 78, 4346, 'cloth, wire', 'good', NULL);
INSERT INTO puppets VALUES (9, 'Giant', 4, 'Otto Klem', 2023, 89, 1877, 'papier-mâché', 'fair', NULL);
INSERT INTO puppets VALUES (10, 'Salt Girl', 4, 'Otto Klem', 2006, 18, 4421, 'foam', 'good', NULL);
INSERT INTO puppets VALUES (11, 'Fisherman', 4, 'Otto Klem', 2021, 102, 4599, 'foam', 'fair', '2023-01-12');
INSERT INTO puppets VALUES (12, 'Gull', 4, 'Sylvie Ray', 2005, 24, 1794, 'leather, wood', 'fair', NULL);
INSERT INTO puppets VALUES (13, 'Sardine Queen', 5, '', 2025, 30, 1797, 'wood, cloth', 'needs repair', NULL);
INSERT INTO puppets VALUES (14, 'Tenor', 5, 'unknown', 2010, 126, 2320, 'wood, cloth', 'needs repair', NULL);
INSERT INTO puppets VALUES (15, 'Conductor', 5, '', 2009, 45, 2033, 'foam', 'needs repair', '2025-06-21');
INSERT INTO puppets VALUES (16, 'Spider', 6, 'Sylvie Ray', 1998, 78, 2089, 'wood, cloth', 'good', '2024-06-05');
INSERT INTO puppets VALUES (17, 'Grandmother', 6, 'unknown', 2014, 130, 3778, 'foam', 'fair', '2023-10-25');
INSERT INTO puppets VALUES (18, 'Raven', 6, 'unknown', 2022, 88, 4029, 'leather, wood', 'good', '2023-12-21');
INSERT INTO puppets VALUES (19, 'Don Quixote', 7, 'unknown', 2022, 55, 1078, 'leather, wood', 'good', NULL);
INSERT INTO puppets VALUES (20, 'Sancho', 7, '', 2016, 108, 3784, 'leather, wood', 'needs repair ', '2023-05-24');
INSERT INTO puppets VALUES (21, 'Rocinante', 7, '', 2024, 114, 1383, 'foam', 'fair', '2024-03-08');
INSERT INTO puppets VALUES (22, 'Windmill', 7, 'unknown', 2004, 49, 4935, 'foam', 'fair', '2024-01-18');
INSERT INTO puppets VALUES (23, 'Snail', 8, 'Otto Klem', 2003, 70, 3524, 'foam', 'fair', '2023-05-05');
INSERT INTO puppets VALUES (24, 'Postman', 8, 'Otto Klem', 2010, 43, 352, 'foam', 'good', '2023-12-27');
INSERT INTO puppets VALUES (25, 'Tram Driver', NULL, 'unknown', 2003, 120, 1697, 'leather, wood', 'good', NULL);
INSERT INTO puppets VALUES (26, 'Night Owl', NULL, 'Otto Klem', 2006, 81, 830, 'papier-mâché', 'needs repair', '2024-08-01');
INSERT INTO puppets VALUES (27, 'Ticket Inspector', NULL, '', 2021, 118, 4999, 'wood, cloth', 'needs repair', '2023-07-28');
INSERT INTO puppets VALUES (28, 'Cat', NULL, 'unknown', 2004, 114, 4542, 'leather, wood', 'good', NULL);
