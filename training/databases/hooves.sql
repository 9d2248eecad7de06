CREATE TABLE horse (
  horse_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  breed TEXT,
  sex TEXT, -- M mare, G gelding, S stallion
  birth_year INTEGER,
  height_cm INTEGER,
  weight_kg INTEGER,
  owner TEXT, -- empty: belongs to the school
  dam_id INTEGER REFERENCES horse(horse_id),
  last_shod TEXT
);
INSERT INTO horse VALUES (1, 'Bella', 'Shetland', 'M', 2003, 105, 169, NULL, NULL, '2024-04-15');
INSERT INTO horse VALUES (2, 'Stormy', 'Haflinger', 'G', 2002, 149, 401, NULL, NULL, '2024-06-11');
INSERT INTO horse VALUES (3, 'Juno', 'Friesian', 'M', 2004, 166, 618, 'Tom Ashworth', NULL, '2024-07-26');
INSERT INTO horse VALUES (4, 'Caspian', 'Friesian', 'G', 2005, 156, 613, 'Dr Lindqvist', NULL, '2024-03-12');
INSERT INTO horse VALUES (5, 'Nutmeg', 'Haflinger', 'M', 2007, 145, 413, 'Nina Petrov', 1, '2024-04-15');
INSERT INTO horse VALUES (6, 'Duchess', 'Haflinger', 'M', 2007, 143, 424, NULL, 1, '2024-04-04');
INSERT INTO horse VALUES (7, 'Rocket', 'Welsh Cob', 'G', 2007, 152, 505, 'Nina Petrov', NULL, '2024-08-01');
INSERT INTO horse VALUES (8, 'Willow', 'Friesian', 'M', 2010, 160, 617, 'Dr Lindqvist', NULL, '2024-05-27');
INSERT INTO horse VALUES (9, 'Falko', 'Connemara', 'G', 2011, 148, 355, NULL, 6, '2024-03-29');
INSERT INTO horse VALUES (10, 'Merlin', 'Haflinger', 'G', 2012, 145, 472, NULL, NULL, '2024-05-03');
INSERT INTO horse VALUES (11, 'Saffron', 'Icelandic', 'M', 2011, 142, 347, 'Helga Brandt', NULL, '2024-07-23');
INSERT INTO horse VALUES (12, 'Pepper', 'Connemara', 'G', 2013, 149, 358, NULL, 1, '2024-05-22');
INSERT INTO horse VALUES (13, 'Tosca', 'Icelandic', 'M', 2013, 143, 364, 'Dr Lindqvist', NULL, '2024-08-31');
INSERT INTO horse VALUES (14, 'Bandit', 'Haflinger', 'S', 2015, 144, 408, 'Tom Ashworth', NULL, '2024-08-20');
INSERT INTO horse VALUES (15, 'Luna', 'Haflinger', 'M', 2016, 144, 462, NULL, 6, '2024-04-18');
INSERT INTO horse VALUES (16, 'Odin', 'Friesian', 'G', 2017, 165, 586, NULL, 3, NULL);
INSERT INTO horse VALUES (17, 'Clover', 'Haflinger', 'M', 2019, 144, 473, 'Dr Lindqvist', 6, '2024-08-09');
INSERT INTO horse VALUES (18, 'Domino', 'Connemara', 'G', 2020, 140, 414, NULL, 6, NULL);
CREATE TABLE rider (
  rider_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  birth_date TEXT,
  town TEXT,
  level TEXT,
  member_since TEXT,
  insured INTEGER,
  phone TEXT
);
INSERT INTO rider VALUES (1, 'Emma Vogel', '1990-03-09', 'Kleefeld', 'beginner', '2023-11-11', 1, NULL);
INSERT INTO rider VALUES (2, 'Lars Petersen', '1982-03-16', 'Marbach', 'advanced', '2018-01-18', 1, '0171 9868522');
INSERT INTO rider VALUES (3, 'Sophie Krüger', '1998-04-23', 'Kleefeld', 'beginner', '2018-10-26', 1, '0171 2042794');
INSERT INTO rider VALUES (4, 'Ava Dunne', '2012-11-07', 'Oberdorf', 'beginner', '2019-04-09', 1, NULL);
INSERT INTO rider VALUES (5, 'Mia Schröder', '1968-09-30', 'Marbach', 'novice', '2024-04-27', 1, NULL);
INSERT INTO rider VALUES (6, 'Oskar Blum', '2012-12-13', 'Kleefeld', 'novice', '2017-11-28', 1, '0171 6545791');
INSERT INTO rider VALUES (7, 'Hannah Weiss', '2012-04-15', 'Oberdorf', 'beginner', '2017-05-05', 0, NULL);
INSERT INTO rider VALUES (8, 'Ben Carter', '2016-08-07', 'Marbach', 'novice', '2020-03-23', 1, '0171 8931337');
INSERT INTO rider VALUES (9, 'Clara Jung', '1999-03-18', 'Steinau', 'beginner', '2021-09-13', 0, NULL);
INSERT INTO rider VALUES (10, 'Paul Neumann', '1973-08-19', 'Steinau', 'advanced', '2022-08-19', 1, '0171 4373132');
INSERT INTO rider VALUES (11, 'Ida Sommer', '1993-09-04', 'Kleefeld', 'novice', '2020-04-15', 1, '0171 3621479');
INSERT INTO rider VALUES (12, 'Greta Falk', '2011-06-26', 'Marbach', 'beginner', '2019-09-08', 1, '0171 5601982');
INSERT INTO rider VALUES (13, 'Felix Roth', '1979-02-19', 'Oberdorf', 'beginner', '2023-03-10', 1, NULL);
INSERT INTO rider VALUES (14, 'Zoe Martin', '2004-12-03', 'Kleefeld', 'novice', '2020-12-21', 1, NULL);
INSERT INTO rider VALUES (15, 'Ruth Kern', '2008-11-30', 'Steinau', 'beginner', '2023-07-01', 1, NULL);
INSERT INTO rider VALUES (16, 'Max Lindner', '2013-12-10', 'Kleefeld', 'novice', '2017-12-25', 1, NULL);
CREATE TABLE lesson (
  lesson_id INTEGER PRIMARY KEY,
  horse_id INTEGER REFERENCES horse(horse_id),
  rider_id INTEGER REFERENCES rider(rider_id),
  starts_at TEXT,
  minutes INTEGER,
  kind TEXT,
  fee_eur REAL,
  paid INTEGER,
  cancelled INTEGER,
  instructor TEXT
);
INSERT INTO lesson VALUES (1, 2, 7, '2024-05-02 16:30', 120, 'hack', 60.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (2, 15, 12, '2024-05-03 09:00', 90, 'hack', 47.0, 0, 0, 'Katrin');
INSERT INTO lesson VALUES (3, 6, 6, '2024-05-04 17:30', 60, 'dressage', 45.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (4, 1, 11, '2024-05-05 18:30', 60, 'hack', 30.0, 0, 0, 'Katrin');
INSERT INTO lesson VALUES (5, 3, 13, '2024-05-06 09:00', 90, 'hack', 45.0, 1, 0, 'Jim');
INSERT INTO lesson VALUES (6, 7, 6, '2024-05-09 09:00', 30, 'lunge', 27.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (7, 12, 14, '2024-05-10 11:30', 60, 'dressage', 45.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (8, 14, 10, '2024-05-10 15:00', 30, 'lunge', 27.0, 0, 0, 'Jim');
INSERT INTO lesson VALUES (9, 3, 13, '2024-05-12 17:30', 60, 'dressage', 47.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (10, 10, 14, '2024-05-12 18:30', 60, 'jumping', 48.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (11, 13, 12, '2024-05-14 14:30', 60, 'hack', 30.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (12, 2, 12, '2024-05-15 09:30', 60, 'hack', 30.0, 1, 0, 'Jim');
INSERT INTO lesson VALUES (13, 5, 2, '2024-05-16 14:00', 60, 'jumping', 48.0, 0, 0, 'Katrin');
INSERT INTO lesson VALUES (14, 14, 12, '2024-05-17 14:00', 60, 'jumping', 50.0, 0, 1, 'Beatrix');
INSERT INTO lesson VALUES (15, 13, 6, '2024-05-21 19:30', 60, 'jumping', 53.0, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (16, 13, 8, '2024-05-23 19:30', 60, 'dressage', 45.0, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (17, 14, 12, '2024-05-25 09:00', 60, 'jumping', 48.0, 0, 0, 'Jim');
INSERT INTO lesson VALUES (18, 5, 3, '2024-05-27 16:00', 90, 'hack', 45.0, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (19, 2, 10, '2024-05-28 18:30', 120, 'hack', 60.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (20, 7, 2, '2024-05-29 15:30', 60, 'jumping', 48.0, 1, 0, 'Jim');
INSERT INTO lesson VALUES (21, 11, 3, '2024-05-30 14:30', 90, 'hack', 45.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (22, 10, 7, '2024-05-30 19:00', 45, 'dressage', 33.75, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (23, 4, 6, '2024-06-01 19:00', 30, 'lunge', 27.0, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (24, 16, 14, '2024-06-02 18:30', 60, 'jumping', 48.0, 1, 0, 'Jim');
INSERT INTO lesson VALUES (25, 11, 11, '2024-06-03 11:30', 45, 'jumping', 36.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (26, 7, 6, '2024-06-06 09:30', 60, 'dressage', 45.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (27, 5, 8, '2024-06-07 17:30', 45, 'dressage', 38.75, 0, 0, 'Katrin');
INSERT INTO lesson VALUES (28, 14, 9, '2024-06-08 10:00', 45, 'dressage', 38.75, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (29, 1, 3, '2024-06-11 09:00', 60, 'hack', 32.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (30, 8, 9, '2024-06-12 18:30', 45, 'dressage', 35.75, 1, 0, 'Jim');
INSERT INTO lesson VALUES (31, 16, 9, '2024-06-19 15:00', 45, 'dressage', 33.75, 0, 1, 'Jim');
INSERT INTO lesson VALUES (32, 12, 10, '2024-06-19 18:30', 90, 'hack', 47.0, 1, 0, 'Jim');
INSERT INTO lesson VALUES (33, 11, 3, '2024-06-20 16:30', 60, 'dressage', 45.0, 0, 0, 'Katrin');
INSERT INTO lesson VALUES (34, 14, 6, '2024-06-21 10:30', 60, 'dressage', 45.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (35, 5, 6, '2024-06-24 10:30', 60, 'dressage', 45.0, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (36, 10, 8, '2024-06-30 19:00', 45, 'jumping', 36.0, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (37, 1, 8, '2024-07-02 15:00', 45, 'jumping', 36.0, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (38, 6, 10, '2024-07-02 19:00', 60, 'hack', 32.0, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (39, 4, 6, '2024-07-04 14:00', 45, 'dressage', 35.75, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (40, 14, 10, '2024-07-07 09:00', 60, 'hack', 30.0, 1, 0, 'Jim');
INSERT INTO lesson VALUES (41, 16, 5, '2024-07-07 18:30', 30, 'lunge', 27.0, 0, 1, 'Katrin');
INSERT INTO lesson VALUES (42, 1, 4, '2024-07-10 10:00', 45, 'dressage', 35.75, 1, 0, 'Jim');
INSERT INTO lesson VALUES (43, 5, 10, '2024-07-11 15:00', 45, 'dressage', 35.75, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (44, 11, 9, '2024-07-13 09:30', 30, 'lunge', 29.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (45, 4, 4, '2024-07-16 19:30', 45, 'jumping', 38.0, 0, 1, 'Beatrix');
INSERT INTO lesson VALUES (46, 9, 2, '2024-07-17 09:30', 30, 'lunge', 32.0, 1, 0, 'Jim');
INSERT INTO lesson VALUES (47, 11, 12, '2024-07-21 19:30', 45, 'jumping', 36.0, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (48, 9, 12, '2024-07-24 11:30', 120, 'hack', 60.0, 0, 1, 'Jim');
INSERT INTO lesson VALUES (49, 9, 5, '2024-07-26 14:30', 90, 'hack', 45.0, 1, 0, 'Jim');
INSERT INTO lesson VALUES (50, 16, 12, '2024-07-26 17:30', 45, 'jumping', 36.0, 0, 1, 'Katrin');
INSERT INTO lesson VALUES (51, 15, 14, '2024-08-01 10:00', 120, 'hack', 65.0, 0, 1, 'Beatrix');
INSERT INTO lesson VALUES (52, 11, 13, '2024-08-02 16:00', 45, 'dressage', 35.75, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (53, 4, 2, '2024-08-07 18:00', 45, 'dressage', 38.75, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (54, 4, 13, '2024-08-09 09:00', 45, 'jumping', 38.0, 0, 0, 'Jim');
INSERT INTO lesson VALUES (55, 16, 4, '2024-08-10 09:00', 45, 'dressage', 33.75, 1, 0, 'Jim');
INSERT INTO lesson VALUES (56, 11, 10, '2024-08-16 18:00', 60, 'jumping', 48.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (57, 16, 8, '2024-08-20 17:30', 30, 'lunge', 27.0, 0, 1, 'Katrin');
INSERT INTO lesson VALUES (58, 10, 3, '2024-08-20 19:00', 90, 'hack', 45.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (59, 5, 9, '2024-08-24 14:30', 45, 'dressage', 33.75, 0, 0, 'Jim');
INSERT INTO lesson VALUES (60, 10, 5, '2024-08-26 09:00', 60, 'dressage', 47.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (61, 1, 13, '2024-08-26 10:30', 60, 'dressage', 45.0, 0, 1, 'Katrin');
INSERT INTO lesson VALUES (62, 8, 3, '2024-08-29 19:00', 45, 'dressage', 33.75, 1, 0, 'Jim');
INSERT INTO lesson VALUES (63, 10, 2, '2024-08-29 19:30', 30, 'lunge', 27.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (64, 1, 6, '2024-09-02 19:00', 60, 'hack', 35.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (65, 10, 5, '2024-09-03 15:30', 60, 'dressage', 45.0, 0, 0, 'Jim');
INSERT INTO lesson VALUES (66, 15, 10, '2024-09-06 10:30', 90, 'hack', 47.0, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (67, 15, 5, '2024-09-09 17:00', 60, 'dressage', 45.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (68, 16, 11, '2024-09-12 09:30', 45, 'dressage', 38.75, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (69, 9, 9, '2024-09-12 09:30', 45, 'dressage', 33.75, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (70, 2, 9, '2024-09-16 16:00', 90, 'hack', 45.0, 1, 0, 'Jim');
INSERT INTO lesson VALUES (71, 14, 8, '2024-09-19 17:30', 60, 'hack', 32.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (72, 9, 3, '2024-09-19 18:30', 60, 'dressage', 47.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (73, 6, 12, '2024-09-20 14:30', 45, 'jumping', 36.0, 1, 0, 'Katrin');
INSERT INTO lesson VALUES (74, 4, 11, '2024-09-21 09:30', 90, 'hack', 45.0, 0, 0, 'Katrin');
INSERT INTO lesson VALUES (75, 12, 6, '2024-09-24 16:30', 45, 'dressage', 33.75, 1, 0, 'Beatrix');
INSERT INTO lesson VALUES (76, 10, 7, '2024-09-29 16:00', 60, 'dressage', 47.0, 1, 0, 'Katrin');
