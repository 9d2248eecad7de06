CREATE TABLE Members (
  "Member no" INTEGER PRIMARY KEY,
  Name TEXT,
  "M/F" TEXT,
  Born TEXT,
  Village TEXT,
  "Member since" TEXT,
  "Left on" TEXT,
  Position TEXT,
  Licence TEXT,
  "Boule weight (g)" INTEGER,
  "Boule diameter (mm)" INTEGER,
  "Boule brand" TEXT,
  "Games won" INTEGER,
  "Games lost" INTEGER,
  "Fee 2025 (€)" REAL,
  "Paid?" TEXT,
  "Paid on" TEXT,
  "Clubhouse key" TEXT,
  "Hours helped" INTEGER
);
INSERT INTO Members VALUES (1, 'Lotte Haas', 'F', '1948-12-31', 'Morlac', '2021-04-02', NULL, 'shooter', 'V', 720, 72, 'La Boule Bleue', 40, 15, 60.0, 'no', NULL, 'N', 0);
INSERT INTO Members VALUES (2, 'Paul Ullmann', 'M', '2008-09-15', 'Brions', '2018-01-23', NULL, 'shooter', NULL, 690, 76, 'Obut', 58, 20, 30.0, 'yes', '2025-03-31', 'N', 12);
INSERT INTO Members VALUES (3, 'Lotte Hofer', 'F', '1981-05-11', 'Lussane', '2009-01-30', NULL, 'middle', NULL, 690, 73, 'La Boule Bleue', 11, 18, 60.0, 'yes', '2025-05-23', 'N', 5);
INSERT INTO Members VALUES (4, 'Xaver Quast', 'M', '1998-05-06', 'Brions', '2019-07-21', NULL, 'pointer', NULL, 710, 71, 'La Boule Bleue', 24, 13, 75.0, 'yes', '2025-04-28', 'N', 9);
INSERT INTO Members VALUES (5, 'Oskar Jansen', 'M', '1966-04-22', 'Morlac', '2024-06-22', NULL, 'pointer', 'S', 700, 77, 'MS', 13, 27, 60.0, 'yes', '2025-03-06', 'N', 0);
INSERT INTO Members VALUES (6, 'Sofia Novak', 'F', '1962-04-24', 'Lussane', '2018-01-31', NULL, 'pointer', 'V', 700, 77, 'MS', 27, 41, 60.0, 'no', NULL, 'N', 6);
INSERT INTO Members VALUES (7, 'Rolf Pichler', 'M', '1968-12-09', 'Lussane', '2017-01-22', NULL, 'pointer', 'S', 720, 78, 'KTK', 27, 31, 90.0, 'yes', '2025-03-16', 'N', 0);
INSERT INTO Members VALUES (8, 'Petra Thaler', 'F', '1950-04-17', 'Saint-Avit', '2006-09-05', '2022-09-11', 'middle', 'V', 730, 73, 'Obut', 30, 10, NULL, NULL, NULL, 'N', 6);
INSERT INTO Members VALUES (9, 'Ivan Lindner', 'M', '1949-06-08', 'Peyrac', '2023-03-04', NULL, 'shooter', 'V', 690, 79, 'La Boule Bleue', 9, 30, 90.0, 'yes', '2025-03-17', 'N', 14);
INSERT INTO Members VALUES (10, 'Stefan Brandt', 'M', '2001-10-18', 'Brions', '2010-10-16', NULL, 'middle', NULL, 700, 75, 'La Boule Bleue', 33, 21, 60.0, 'yes', '2025-01-14', 'N', 3);
INSERT INTO Members VALUES (11, 'Ines Falk', 'F', '1963-08-10', 'Lussane', '2016-06-30', NULL, 'shooter', 'V', 700, 79, 'MS', 47, 9, 60.0, 'yes', '2025-06-13', 'N', 10);
INSERT INTO Members VALUES (12, 'Tilda Hofer', 'F', '2008-02-12', 'Brions', '2017-02-09', NULL, 'pointer', 'J', 690, 79, 'KTK', 19, 24, 30.0, 'no', NULL, 'Y', 11);
INSERT INTO Members VALUES (13, 'Georg Hofer', 'M', '1966-10-28', 'Brions', '2004-05-26', NULL, 'pointer', 'S', 650, 71, 'La Boule Bleue', 9, 29, 75.0, 'yes', '2025-01-26', 'N', 4);
INSERT INTO Members VALUES (14, 'Petra Lang', 'F', '1948-01-27', 'Vergne', '2010-04-18', NULL, 'pointer', 'V', NULL, 76, 'MS', 12, 47, 75.0, 'yes', '2025-03-22', 'N', 4);
INSERT INTO Members VALUES (15, 'Lotte Keller', 'F', '1970-03-12', 'Saint-Avit', '2017-12-13', NULL, 'shooter', 'S', 690, 77, 'KTK', 7, 28, 75.0, 'yes', '2025-02-15', 'N', 13);
INSERT INTO Members VALUES (16, 'Edith Imhof', 'F', '1966-12-06', 'Peyrac', '2016-04-15', '2024-12-20', 'middle', 'S', 700, 73, 'MS', 34, 50, NULL, NULL, NULL, 'N', 4);
INSERT INTO Members VALUES (17, 'Albert Lang', 'M', '1995-12-30', 'Peyrac', '2010-01-15', NULL, 'pointer', 'S', 650, 73, 'KTK', 20, 13, 60.0, 'yes', '2025-05-24', 'N', 8);
INSERT INTO Members VALUES (18, 'Stefan Moser', 'M', '1997-07-09', 'Morlac', '2006-07-07', NULL, 'middle', 'S', 720, 71, 'La Boule Bleue', 50, 41, 90.0, 'yes', '2025-01-26', 'N', 14);
INSERT INTO Members VALUES (19, 'Felix Vogel', 'M', '1954-06-09', 'Vergne', '2018-07-13', '2022-03-27', 'pointer', 'V', 700, 73, 'KTK', 56, 24, NULL, NULL, NULL, 'Y', 8);
INSERT INTO Members VALUES (20, 'Marta Lang', 'F', '2011-10-30', 'Lussane', '2020-10-27', NULL, 'shooter', NULL, 680, 76, 'MS', 17, 36, 30.0, 'yes', '2025-04-10', 'N', 8);
INSERT INTO Members VALUES (21, 'Lucie Ebner', 'F', '1941-03-07', 'Vergne', '2004-06-04', NULL, 'shooter', 'V', 730, 73, 'Obut', 15, 17, 60.0, 'yes', '2025-05-27', 'N', 11);
INSERT INTO Members VALUES (22, 'Ines Sommer', 'F', '1949-09-11', 'Peyrac', '2003-09-07', NULL, 'pointer', 'V', 720, 77, 'KTK', 26, 26, 75.0, 'yes', '2025-01-29', 'Y', 14);
INSERT INTO Members VALUES (23, 'Albert Berger', 'M', '1968-08-22', 'Lussane', '2015-04-14', NULL, 'shooter', 'S', NULL, 72, 'KTK', 39, 32, 90.0, 'no', NULL, 'N', 12);
INSERT INTO Members VALUES (24, 'Ivan Lang', 'M', '1994-06-05', 'Vergne', '2020-06-11', NULL, 'pointer', 'S', 720, 76, 'La Boule Bleue', 12, 46, 75.0, 'yes', '2025-03-27', 'N', 1);
INSERT INTO Members VALUES (25, 'Nora Vogel', 'F', '1968-10-22', 'Morlac', '2009-11-27', NULL, 'shooter', 'S', 700, 74, 'Obut', 51, 43, 75.0, 'no', NULL, 'N', 8);
INSERT INTO Members VALUES (26, 'Oskar Thaler', 'M', '1955-09-30', 'Saint-Avit', '2022-02-25', NULL, 'pointer', 'V', 650, 77, 'MS', 45, 50, 75.0, 'no', NULL, 'N', 2);
INSERT INTO Members VALUES (27, 'Leo Seidl', 'M', '1996-08-14', 'Saint-Avit', '2012-07-27', NULL, 'shooter', 'S', 680, 76, 'KTK', 46, 2, 90.0, 'yes', '2025-02-17', 'N', 5);
INSERT INTO Members VALUES (28, 'Jakob Pichler', 'M', '1942-01-26', 'Brions', '2024-07-18', NULL, 'middle', 'V', 720, 73, 'La Boule Bleue', 24, 46, 75.0, 'no', NULL, 'N', 11);
INSERT INTO Members VALUES (29, 'Anna Pichler', 'F', '1955-05-28', 'Lussane', '2004-03-25', NULL, 'pointer', 'V', 650, 74, 'Obut', 60, 10, 75.0, 'yes', '2025-02-14', 'Y', 7);
INSERT INTO Members VALUES (30, 'Max Brandt', 'M', '2008-02-15', 'Peyrac', '2021-02-14', '2022-12-22', 'middle', NULL, 650, 71, 'KTK', 32, 11, NULL, NULL, NULL, 'N', 2);
INSERT INTO Members VALUES (31, 'Dieter Vogel', 'M', '2006-09-17', 'Peyrac', '2015-09-15', NULL, 'shooter', 'S', 690, 78, 'La Boule Bleue', 40, 12, 60.0, 'yes', '2025-05-28', 'N', 11);
INSERT INTO Members VALUES (32, 'Anna Lindner', 'F', '2011-06-17', 'Lussane', '2020-06-14', NULL, 'pointer', 'J', 700, 77, 'MS', 50, 6, 30.0, 'no', NULL, 'N', 8);
INSERT INTO Members VALUES (33, 'Ben Keller', 'M', '2004-01-21', 'Brions', '2023-06-04', NULL, 'middle', 'S', 650, 71, 'Obut', 44, 23, 60.0, 'yes', '2025-03-31', 'Y', 2);
INSERT INTO Members VALUES (34, 'Dora Zeller', 'F', '1977-10-26', 'Brions', '2011-06-09', NULL, 'pointer', 'S', 700, 77, 'MS', 15, 5, 75.0, 'no', NULL, 'N', 6);
INSERT INTO Members VALUES (35, 'Bruno Winter', 'M', '1949-04-21', 'Peyrac', '2011-02-16', NULL, 'middle', 'V', 650, 75, 'KTK', 51, 12, 60.0, 'yes', '2025-02-15', 'N', 12);
INSERT INTO Members VALUES (36, 'Klara Lindner', 'F', '1994-01-06', 'Saint-Avit', '2011-07-15', NULL, 'pointer', 'S', 730, 73, 'MS', 51, 50, 90.0, 'yes', '2025-03-14', 'N', 6);
INSERT INTO Members VALUES (37, 'Oskar Imhof', 'M', '1962-07-20', 'Brions', '2010-07-13', NULL, 'pointer', NULL, 690, 79, 'KTK', 6, 46, 75.0, 'yes', '2025-04-17', 'N', 4);
INSERT INTO Members VALUES (38, 'Rolf Novak', 'M', '1965-11-29', 'Brions', '2008-10-20', NULL, 'pointer', 'V', NULL, 72, 'MS', 18, 5, 60.0, 'yes', '2025-02-04', 'Y', 12);
INSERT INTO Members VALUES (39, 'Paul Hofer', 'M', '1993-05-25', 'Vergne', '2013-10-21', '2025-04-16', 'pointer', 'S', 650, 75, 'MS', 18, 46, 75.0, 'yes', '2025-03-22', 'Y', 6);
INSERT INTO Members VALUES (40, 'Max Adler', 'M', '1988-02-23', 'Morlac', '2011-10-14', NULL, 'shooter', NULL, 710, 72, 'Obut', 3, 37, 60.0, 'yes', '2025-05-01', 'N', 0);
INSERT INTO Members VALUES (41, 'Konrad Sommer', 'M', '1976-02-21', 'Brions', '2022-04-01', NULL, 'shooter', 'S', 680, 74, 'MS', 13, 30, 90.0, 'no', NULL, 'N', 0);
INSERT INTO Members VALUES (42, 'Felix Dorn', 'M', '1955-05-16', 'Morlac', '2004-05-07', NULL, 'shooter', 'V', 650, 73, 'La Boule Bleue', 60, 45, 60.0, 'yes', '2025-03-02', 'N', 12);
INSERT INTO Members VALUES (43, 'Olga Keller', 'F', '1958-03-12', 'Vergne', '2003-04-16', NULL, 'shooter', 'V', 690, 77, 'KTK', 57, 20, 60.0, 'yes', '2025-02-17', 'N', 12);
INSERT INTO Members VALUES (44, 'Viktor Fink', 'M', '1992-10-01', 'Brions', '2010-01-09', '2022-07-28', 'middle', 'S', 700, 71, 'Obut', 5, 48, NULL, NULL, NULL, 'N', 13);
INSERT INTO Members VALUES (45, 'Nils Novak', 'M', '1970-10-31', 'Saint-Avit', '2020-03-21', NULL, 'shooter', 'S', 700, 71, 'KTK', 39, 39, 60.0, 'yes', '2025-05-18', 'N', 10);
INSERT INTO Members VALUES (46, 'Willi Falk', 'M', '1964-04-26', 'Morlac', '2018-07-05', NULL, 'shooter', NULL, 700, 77, 'MS', 29, 40, 90.0, 'no', NULL, 'N', 5);
INSERT INTO Members VALUES (47, 'Theo Vogel', 'M', '1982-08-09', 'Saint-Avit', '2011-03-21', NULL, 'shooter', 'S', NULL, 75, 'La Boule Bleue', 42, 8, 90.0, 'no', NULL, 'N', 3);
INSERT INTO Members VALUES (48, 'Petra Ullmann', 'F', '1987-11-14', 'Peyrac', '2015-03-21', NULL, 'middle', 'S', NULL, 71, 'MS', 53, 33, 60.0, 'yes', '2025-03-06', 'Y', 6);
INSERT INTO Members VALUES (49, 'Paula Pichler', 'F', '1967-05-17', 'Brions', '2017-07-21', NULL, 'middle', NULL, 710, 72, 'Obut', 35, 21, 90.0, 'yes', '2025-04-17', 'N', 2);
INSERT INTO Members VALUES (50, 'Rosa Falk', 'F', '1942-07-05', 'Vergne', '2024-06-03', NULL, 'shooter', 'V', 710, 71, 'Obut', 37, 25, 75.0, 'yes', '2025-02-11', 'Y', 5);
INSERT INTO Members VALUES (51, 'Johanna Dorn', 'F', '1942-02-12', 'Saint-Avit', '2011-05-19', NULL, 'middle', 'V', NULL, 79, 'MS', 47, 42, 60.0, 'no', NULL, 'N', 13);
INSERT INTO Members VALUES (52, 'Nora Gruber', 'F', '1961-11-06', 'Lussane', '2017-10-16', NULL, 'middle', 'V', 690, 76, 'Obut', 37, 19, 60.0, 'no', NULL, 'Y', 6);
INSERT INTO Members VALUES (53, 'Lucie Lindner', 'F', '1971-10-28', 'Brions', '2004-09-30', NULL, 'middle', 'S', NULL, 76, 'MS', 8, 13, 60.0, 'yes', '2025-06-02', 'N', 7);
INSERT INTO Members VALUES (54, 'Johanna Novak', 'F', '1973-03-10', 'Vergne', '2015-12-12', NULL, 'shooter', 'S', 650, 79, 'La Boule Bleue', 50, 2, 60.0, 'no', NULL, 'N', 8);
INSERT INTO Members VALUES (55, 'Albert Falk', 'M', '1945-09-26', 'Peyrac', '2017-04-12', NULL, 'middle', 'V', 680, 74, 'Obut', 40, 24, 90.0, 'yes', '2025-03-12', 'Y', 9);
INSERT INTO Members VALUES (56, 'Wilma Adler', 'F', '2008-04-17', 'Brions', '2017-04-15', NULL, 'shooter', 'J', 700, 76, 'KTK', 40, 37, 30.0, 'yes', '2025-05-20', 'Y', 5);
