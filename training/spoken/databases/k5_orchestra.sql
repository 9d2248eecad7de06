CREATE TABLE Players (
  PlayerId INTEGER PRIMARY KEY,
  Name TEXT,
  Instrument TEXT,
  Section TEXT,
  Nationality TEXT,
  Born TEXT,
  Joined TEXT,
  Principal TEXT,
  MonthlyPayEur INTEGER,
  Contract TEXT,
  AlsoPlays TEXT
);
INSERT INTO Players VALUES (1, 'Anna Keller', 'violin', 'strings', 'Norwegian', '1964-12-25', '2015-11-11', 'Y', 3600, 'full', NULL);
INSERT INTO Players VALUES (2, 'Boris Hahn', 'violin', 'strings', 'Japanese', '1965-01-21', '2023-08-04', 'N', 3300, 'full', 'mandolin');
INSERT INTO Players VALUES (3, 'Claire Dumont', 'violin', 'strings', 'French', '1974-02-27', '2010-11-09', 'N', 2800, 'full', 'viola');
INSERT INTO Players VALUES (4, 'Daisuke Mori', 'violin', 'strings', 'Italian', '1967-10-23', '2015-03-01', 'N', 3150, 'full', NULL);
INSERT INTO Players VALUES (5, 'Eva Lindgren', 'violin', 'strings', 'Swedish', '1976-04-22', '2023-04-03', 'N', 4300, 'full', NULL);
INSERT INTO Players VALUES (6, 'Fabio Conti', 'violin', 'strings', 'Italian', '1967-02-17', '2008-10-20', 'N', 4300, 'Full', NULL);
INSERT INTO Players VALUES (7, 'Greta Olsen', 'violin', 'strings', 'Hungarian', '1962-04-04', '2013-09-12', 'N', 3600, 'full', 'viola');
INSERT INTO Players VALUES (8, 'Henrik Vass', 'violin', 'strings', 'german', '1965-04-07', '2021-07-07', 'N', 4300, 'full', 'piano');
INSERT INTO Players VALUES (9, 'Isla Munro', 'violin', 'strings', 'german', '1959-11-22', '2015-01-25', 'N', 3900, 'freelance', 'mandolin');
INSERT INTO Players VALUES (10, 'Jan Kowal', 'viola', 'strings', 'British', '1967-06-15', '2008-10-25', 'Y', 3000, 'full', NULL);
INSERT INTO Players VALUES (11, 'Katya Orlova', 'viola', 'strings', 'British', '1971-11-24', '2019-01-27', 'N', 3300, 'freelance', NULL);
INSERT INTO Players VALUES (12, 'Luc Perrin', 'viola', 'strings', 'German', '1968-08-17', '2003-01-22', 'N', 4300, 'full', NULL);
INSERT INTO Players VALUES (13, 'Mina Sato', 'viola', 'strings', 'Czech', '1974-01-11', '2023-11-05', 'N', 3300, 'half', NULL);
INSERT INTO Players VALUES (14, 'Nils Bergman', 'cello', 'strings', 'german', '1964-02-26', '2016-03-20', 'Y', 2800, 'half', NULL);
INSERT INTO Players VALUES (15, 'Olga Petrenko', 'cello', 'strings', 'British', '1961-11-23', '2013-02-08', 'N', 3300, 'full', 'piano');
INSERT INTO Players VALUES (16, 'Paul Reiter', 'cello', 'strings', 'German', '1965-12-10', '2018-05-27', 'N', 2800, 'freelance', 'mandolin');
INSERT INTO Players VALUES (17, 'Rita Sousa', 'cello', 'strings', 'French', NULL, '2006-07-09', 'N', 3000, 'half', NULL);
INSERT INTO Players VALUES (18, 'Stefan Brandt', 'double bass', 'strings', 'French', '1975-11-28', '2010-10-06', 'Y', 2800, 'full', 'mandolin');
INSERT INTO Players VALUES (19, 'Tomas Holub', 'double bass', 'strings', 'Ukrainian', '1977-08-22', '2022-02-07', 'N', 3600, 'full', 'mandolin');
INSERT INTO Players VALUES (20, 'Ursula Frey', 'flute', 'woodwind', 'French', '1978-07-11', '2020-05-22', 'Y', 3600, 'full', NULL);
INSERT INTO Players VALUES (21, 'Viktor Nagy', 'flute', 'woodwind', 'Spanish', '1960-09-15', '2008-10-21', 'N', 3900, 'full', NULL);
INSERT INTO Players VALUES (22, 'Wendy Cho', 'oboe', 'woodwind', 'French', '1966-02-15', '2012-08-29', 'Y', 4300, 'full', NULL);
INSERT INTO Players VALUES (23, 'Xavier Roig', 'oboe', 'woodwind', 'German', '1959-05-23', '2016-09-12', 'N', 2800, 'half', NULL);
INSERT INTO Players VALUES (24, 'Yana Koleva', 'clarinet', 'Woodwind', 'Japanese', '1958-10-10', '2014-02-20', 'N', 3300, 'full', 'viola');
INSERT INTO Players VALUES (25, 'Zoltan Kiss', 'clarinet', 'Woodwind', 'Italian', '1968-01-25', '2007-06-03', 'N', 3900, 'full', NULL);
INSERT INTO Players VALUES (26, 'Agnes Birk', 'bassoon', 'woodwind', 'British', '1959-12-04', '2003-07-31', 'Y', 4300, 'full', 'piano');
INSERT INTO Players VALUES (27, 'Bruno Faber', 'horn', 'brass', 'French', '1964-07-21', '2022-11-14', 'N', 3900, 'freelance', NULL);
INSERT INTO Players VALUES (28, 'Celia Grant', 'horn', 'brass', 'British', '1980-07-17', '2024-08-13', 'N', 3900, 'half', NULL);
INSERT INTO Players VALUES (29, 'David Stein', 'horn', 'brass', 'Portuguese', '1979-10-13', '2023-12-04', 'Y', 4300, 'freelance', 'piano, organ');
INSERT INTO Players VALUES (30, 'Emil Sorensen', 'trumpet', 'brass', 'German', NULL, '2002-09-28', 'N', 2800, 'freelance', NULL);
INSERT INTO Players VALUES (31, 'Frida Lang', 'trumpet', 'brass', 'Bulgarian', '1980-05-15', '2003-09-08', 'Y', 3900, 'full', NULL);
INSERT INTO Players VALUES (32, 'Gustav Roth', 'trombone', 'brass', 'British', '1959-01-30', '2015-10-05', 'N', 3900, 'freelance', 'piano');
INSERT INTO Players VALUES (33, 'Helena Marti', 'trombone', 'brass', 'Hungarian', '1979-02-19', '2013-06-12', 'Y', 2800, 'freelance', 'piano');
INSERT INTO Players VALUES (34, 'Igor Baran', 'timpani', 'percussion', 'Portuguese', '1973-09-12', '2010-11-25', 'N', 3600, 'full', 'viola');
INSERT INTO Players VALUES (35, 'Julia Weber', 'harp', 'strings', 'Spanish', '1981-06-21', '2021-04-12', 'N', 4300, 'freelance', NULL);

CREATE TABLE Concerts (
  ConcertId INTEGER PRIMARY KEY,
  Title TEXT,
  ConcertDate TEXT,
  Venue TEXT,
  City TEXT,
  Conductor TEXT,
  Composers TEXT,
  Seats INTEGER,
  TicketsSold INTEGER,
  TicketPriceEur INTEGER,
  Broadcast TEXT,
  SponsorEur INTEGER
);
INSERT INTO Concerts VALUES (1, 'Opening Night', '2024-09-15', 'Kleiner Saal', 'Bremen', 'guest', 'Shostakovich, Beethoven, Mahler', 420, 341, 28, 'yes', 5000);
INSERT INTO Concerts VALUES (2, 'Autumn Serenade', '2024-10-08', 'Kleiner Saal', 'Bremen', 'M. Halloran', 'Mahler, Brahms', 420, 184, 35, 'no', 12000);
INSERT INTO Concerts VALUES (3, 'Nordic Lights', '2024-11-14', 'Stadthalle', 'Bremen', 'Y. Aoki', 'Shostakovich, Sibelius, Bartok', 1400, 909, 18, 'yes', NULL);
INSERT INTO Concerts VALUES (4, 'Family Matinee', '2024-11-19', 'Stadthalle', 'Bremen', 'S. Dietz', 'Mahler, Ravel, Brahms', 1400, 1264, 45, 'no', NULL);
INSERT INTO Concerts VALUES (5, 'All Souls', '2024-12-04', 'Concert Hall', 'Aarhus', 'M. Halloran', 'Dvorak, Shostakovich', 1200, 834, 18, 'yes', 3500);
INSERT INTO Concerts VALUES (6, 'Advent Gala', '2025-01-16', 'St Petri', 'Lubeck', 'S. Dietz', 'Brahms, Bartok, Mahler', 650, 282, 35, 'no', NULL);
INSERT INTO Concerts VALUES (7, 'New Year Waltzes', '2025-01-31', 'St Petri', 'Lubeck', 'S. Dietz', 'Bartok, Mahler, Shostakovich', 650, 342, 35, 'no', 3500);
INSERT INTO Concerts VALUES (8, 'Winter Journey', '2025-02-24', 'Concert Hall', 'Aarhus', 'M. Halloran', 'Shostakovich, Dvorak', 1200, 676, 18, 'no', 5000);
INSERT INTO Concerts VALUES (9, 'Young Soloists', '2025-03-02', 'Opera House', 'Kiel', 'S. Dietz', 'Dvorak, Bartok', 980, 613, 45, 'yes', 5000);
INSERT INTO Concerts VALUES (10, 'Lenten Concert', '2025-04-21', 'Stadthalle', 'Bremen', 'Y. Aoki', 'Sibelius, Elgar, Shostakovich', 1400, 1196, 35, 'no', 3500);
INSERT INTO Concerts VALUES (11, 'Spring Awakening', '2025-05-30', 'Stadthalle', 'Bremen', 'Y. Aoki', 'Dvorak, Shostakovich, Mozart', 1400, 1126, 35, 'no', 5000);
INSERT INTO Concerts VALUES (12, 'Heroes', '2025-06-15', 'Kleiner Saal', 'Bremen', 'Y. Aoki', 'Shostakovich, Sibelius, Dvorak', 420, 407, 28, 'yes', NULL);
INSERT INTO Concerts VALUES (13, 'Film Night', '2025-06-20', 'Concert Hall', 'Aarhus', 'Y. Aoki', 'Shostakovich, Mozart, Sibelius', 1200, 770, 18, 'no', 3500);
INSERT INTO Concerts VALUES (14, 'Bohemian Evening', '2025-07-05', 'Kleiner Saal', 'Bremen', 'M. Halloran', 'Ravel, Shostakovich', 420, 327, 18, 'no', 12000);
INSERT INTO Concerts VALUES (15, 'Last Night', '2025-07-13', 'Concert Hall', 'Aarhus', 'Y. Aoki', 'Sibelius, Shostakovich, Brahms', 1200, 959, 18, 'no', NULL);
INSERT INTO Concerts VALUES (16, 'Park Prom', '2025-07-21', 'Concert Hall', 'Aarhus', 'M. Halloran', 'Elgar, Ravel, Mozart', 1200, 1062, 24, 'no', 12000);
INSERT INTO Concerts VALUES (17, 'Harbour Concert', '2025-08-27', 'St Petri', 'Lubeck', 'guest', 'Mahler, Shostakovich', 650, 305, 24, 'no', NULL);
INSERT INTO Concerts VALUES (18, 'Summer Gala', '2025-09-02', 'Opera House', 'Kiel', 'M. Halloran', 'Mahler, Brahms, Sibelius', 980, 813, 24, 'no', NULL);
INSERT INTO Concerts VALUES (19, 'Quiet Hours', '2025-09-07', 'Stadthalle', 'Bremen', 'S. Dietz', 'Brahms, Sibelius, Bartok', 1400, NULL, 24, 'yes', NULL);
INSERT INTO Concerts VALUES (20, 'Titans', '2025-10-13', 'Kleiner Saal', 'Bremen', 'M. Halloran', 'Bartok, Sibelius, Mahler', 420, 288, 35, 'no', 12000);
INSERT INTO Concerts VALUES (21, 'Fireworks', '2025-10-21', 'St Petri', 'Lubeck', 'S. Dietz', 'Mahler, Mozart, Brahms', 650, 368, 45, 'no', 3500);
INSERT INTO Concerts VALUES (22, 'Homecoming', '2025-11-12', 'Opera House', 'Kiel', 'M. Halloran', 'Shostakovich, Brahms', 980, 608, 28, 'yes', 12000);

CREATE TABLE Appearances (
  AppId INTEGER PRIMARY KEY,
  ConcertId INTEGER REFERENCES Concerts(ConcertId),
  PlayerId INTEGER REFERENCES Players(PlayerId),
  FeeEur INTEGER,
  Soloist INTEGER,
  Rehearsals INTEGER,
  Remark TEXT
);
INSERT INTO Appearances VALUES (1, 1, 1, 300, 0, 2, 'stood in');
INSERT INTO Appearances VALUES (2, 1, 20, 180, 0, 1, 'stood in');
INSERT INTO Appearances VALUES (3, 1, 24, 600, 0, 4, NULL);
INSERT INTO Appearances VALUES (4, 1, 30, 300, 0, 2, NULL);
INSERT INTO Appearances VALUES (5, 2, 17, 180, 1, 3, NULL);
INSERT INTO Appearances VALUES (6, 2, 21, 180, 0, 3, NULL);
INSERT INTO Appearances VALUES (7, 2, 28, 180, 0, 3, NULL);
INSERT INTO Appearances VALUES (8, 3, 8, 220, 0, 2, 'ill');
INSERT INTO Appearances VALUES (9, 3, 12, 120, 0, 4, NULL);
INSERT INTO Appearances VALUES (10, 3, 21, 220, 0, 2, NULL);
INSERT INTO Appearances VALUES (11, 3, 23, 150, 0, 2, NULL);
INSERT INTO Appearances VALUES (12, 4, 1, 600, 1, 2, NULL);
INSERT INTO Appearances VALUES (13, 4, 8, 600, 0, 2, NULL);
INSERT INTO Appearances VALUES (14, 4, 14, 220, 0, 1, NULL);
INSERT INTO Appearances VALUES (15, 4, 15, 150, 1, 3, NULL);
INSERT INTO Appearances VALUES (16, 4, 27, 150, 0, 3, NULL);
INSERT INTO Appearances VALUES (17, 5, 14, 220, 0, 2, 'late');
INSERT INTO Appearances VALUES (18, 5, 15, 150, 0, 2, NULL);
INSERT INTO Appearances VALUES (19, 5, 19, 120, 0, 2, NULL);
INSERT INTO Appearances VALUES (20, 5, 33, 180, 0, 2, NULL);
INSERT INTO Appearances VALUES (21, 6, 10, 300, 0, 2, NULL);
INSERT INTO Appearances VALUES (22, 6, 18, 220, 0, 2, NULL);
INSERT INTO Appearances VALUES (23, 6, 31, 150, 0, 1, NULL);
INSERT INTO Appearances VALUES (24, 7, 5, 120, 0, 2, NULL);
INSERT INTO Appearances VALUES (25, 7, 11, 120, 0, 2, NULL);
INSERT INTO Appearances VALUES (26, 7, 26, 220, 0, 2, NULL);
INSERT INTO Appearances VALUES (27, 7, 29, 150, 0, 1, NULL);
INSERT INTO Appearances VALUES (28, 8, 2, 300, 0, 2, NULL);
INSERT INTO Appearances VALUES (29, 8, 16, 180, 0, 4, NULL);
INSERT INTO Appearances VALUES (30, 8, 20, 300, 0, 1, NULL);
INSERT INTO Appearances VALUES (31, 8, 23, 220, 0, 2, NULL);
INSERT INTO Appearances VALUES (32, 9, 7, 120, 0, 4, NULL);
INSERT INTO Appearances VALUES (33, 9, 14, 300, 0, 2, NULL);
INSERT INTO Appearances VALUES (34, 9, 16, 150, 0, 2, NULL);
INSERT INTO Appearances VALUES (35, 10, 17, 120, 0, 4, NULL);
INSERT INTO Appearances VALUES (36, 10, 23, 220, 0, 2, NULL);
INSERT INTO Appearances VALUES (37, 10, 24, 150, 0, 1, 'stood in');
INSERT INTO Appearances VALUES (38, 10, 29, 180, 0, 2, NULL);
INSERT INTO Appearances VALUES (39, 11, 7, 180, 0, 4, 'stood in');
INSERT INTO Appearances VALUES (40, 11, 9, 120, 0, 3, 'stood in');
INSERT INTO Appearances VALUES (41, 11, 18, 600, 0, 3, NULL);
INSERT INTO Appearances VALUES (42, 11, 24, 180, 0, 4, NULL);
INSERT INTO Appearances VALUES (43, 11, 31, 300, 1, 3, NULL);
INSERT INTO Appearances VALUES (44, 12, 21, 150, 1, 1, NULL);
INSERT INTO Appearances VALUES (45, 12, 23, 150, 0, 3, NULL);
INSERT INTO Appearances VALUES (46, 12, 26, 180, 1, 2, NULL);
INSERT INTO Appearances VALUES (47, 12, 31, 600, 0, 1, NULL);
INSERT INTO Appearances VALUES (48, 13, 15, 150, 0, 1, NULL);
INSERT INTO Appearances VALUES (49, 13, 18, 220, 0, 1, NULL);
INSERT INTO Appearances VALUES (50, 13, 21, 600, 0, 2, NULL);
INSERT INTO Appearances VALUES (51, 13, 27, 180, 0, 1, NULL);
INSERT INTO Appearances VALUES (52, 14, 12, 300, 0, 2, NULL);
INSERT INTO Appearances VALUES (53, 14, 24, 220, 0, 3, NULL);
INSERT INTO Appearances VALUES (54, 14, 28, 600, 0, 2, NULL);
INSERT INTO Appearances VALUES (55, 15, 12, 600, 0, 1, NULL);
INSERT INTO Appearances VALUES (56, 15, 24, 120, 0, 3, NULL);
INSERT INTO Appearances VALUES (57, 15, 29, 300, 0, 2, NULL);
INSERT INTO Appearances VALUES (58, 16, 5, 150, 0, 4, NULL);
INSERT INTO Appearances VALUES (59, 16, 10, 180, 0, 2, NULL);
INSERT INTO Appearances VALUES (60, 16, 18, 600, 0, 1, NULL);
INSERT INTO Appearances VALUES (61, 16, 34, 150, 0, 4, NULL);
INSERT INTO Appearances VALUES (62, 17, 4, 120, 0, 2, NULL);
INSERT INTO Appearances VALUES (63, 17, 15, 150, 0, 4, NULL);
INSERT INTO Appearances VALUES (64, 17, 18, 180, 0, 3, 'stood in');
INSERT INTO Appearances VALUES (65, 17, 25, 120, 0, 4, NULL);
INSERT INTO Appearances VALUES (66, 18, 2, 150, 1, 1, NULL);
INSERT INTO Appearances VALUES (67, 18, 9, 180, 0, 1, NULL);
INSERT INTO Appearances VALUES (68, 18, 21, 600, 0, 4, NULL);
INSERT INTO Appearances VALUES (69, 18, 26, 220, 0, 1, 'stood in');
INSERT INTO Appearances VALUES (70, 18, 33, 180, 0, 2, NULL);
INSERT INTO Appearances VALUES (71, 19, 11, 180, 0, 3, NULL);
INSERT INTO Appearances VALUES (72, 19, 14, 120, 0, 4, NULL);
INSERT INTO Appearances VALUES (73, 19, 18, 120, 0, 1, NULL);
INSERT INTO Appearances VALUES (74, 20, 9, 220, 0, 2, NULL);
INSERT INTO Appearances VALUES (75, 20, 20, 300, 0, 4, NULL);
INSERT INTO Appearances VALUES (76, 20, 30, 220, 1, 1, 'ill');
INSERT INTO Appearances VALUES (77, 21, 10, 220, 0, 4, NULL);
INSERT INTO Appearances VALUES (78, 21, 19, 600, 0, 3, 'ill');
INSERT INTO Appearances VALUES (79, 21, 24, 300, 0, 3, NULL);
INSERT INTO Appearances VALUES (80, 21, 28, 120, 0, 2, 'stood in');
INSERT INTO Appearances VALUES (81, 22, 6, 150, 0, 2, NULL);
INSERT INTO Appearances VALUES (82, 22, 7, 180, 1, 2, NULL);
INSERT INTO Appearances VALUES (83, 22, 17, 180, 1, 3, NULL);
INSERT INTO Appearances VALUES (84, 22, 21, 600, 0, 2, NULL);

