CREATE TABLE Rounds (
  "No." INTEGER PRIMARY KEY,
  Player TEXT,
  "Sex" TEXT,
  Division TEXT,
  "Tee time" TEXT,
  Course TEXT,
  Terrain TEXT,
  Holes INTEGER,
  Par INTEGER,
  Throws INTEGER,
  "Discs lost" INTEGER,
  "Longest throw (m)" INTEGER,
  Weather TEXT,
  "Wind (km/h)" INTEGER,
  "Duration (min)" INTEGER,
  "Tournament?" TEXT,
  "Entry fee (€)" REAL,
  "Fee paid?" TEXT
);
INSERT INTO Rounds VALUES (1, 'Ben Brandt', 'M', 'Amateur', '2025-03-01 09:45', 'Schlosspark', 'park', 9, 28, 28, 3, 63, 'rain', 44, 68, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (2, 'Frieda Brandt', 'F', 'Masters 40+', '2025-03-04 17:45', 'Birkenhain', 'forest', 18, 58, 59, 1, 90, 'rain', 41, 164, 'Y', 25.0, 'Y');
INSERT INTO Rounds VALUES (3, 'Dieter Berger', 'M', 'Open', '2025-03-06 09:15', 'Schlosspark', 'park', 9, 28, 28, 1, 54, 'fog', 21, 52, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (4, 'Carla Colombo', 'F', 'Junior', '2025-03-08 14:15', 'Birkenhain', 'forest', 18, 58, 64, 0, 115, 'rain', 39, 148, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (5, 'Edith Adler', 'F', 'Open', '2025-03-08 14:30', 'Schlosspark', 'park', 9, 28, 30, 1, 121, 'fog', 23, 93, 'Y', 25.0, 'Y');
INSERT INTO Rounds VALUES (6, 'Petra Fink', 'F', 'Open', '2025-03-08 17:00', 'Talsperre', 'forest', 12, 39, 40, 0, 128, 'rain', 2, 98, 'Y', 15.0, 'Y');
INSERT INTO Rounds VALUES (7, 'Ben Brandt', 'M', 'Amateur', '2025-03-15 14:00', 'Kiesgrube', 'open', 18, 61, 59, 1, 102, 'rain', 31, 181, 'Y', 15.0, 'Y');
INSERT INTO Rounds VALUES (8, 'Petra Fink', 'F', 'Open', '2025-03-15 14:30', 'Talsperre', 'forest', 12, 39, 42, 1, 96, 'rain', 13, 145, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (9, 'Dora Adler', 'F', 'Masters 40+', '2025-03-15 15:30', 'Kiesgrube', 'open', 18, 61, 66, 1, 115, 'rain', 25, 159, 'Y', 12.0, 'N');
INSERT INTO Rounds VALUES (10, 'Ben Brandt', 'M', 'Amateur', '2025-03-16 17:00', 'Talsperre', 'forest', 12, 39, 40, 0, 54, 'cloudy', 40, 88, 'Y', 12.0, 'Y');
INSERT INTO Rounds VALUES (11, 'Nora Ebner', 'F', 'Amateur', '2025-03-20 11:00', 'Kiesgrube', 'open', 18, 61, 59, 0, 87, 'cloudy', 39, 182, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (12, 'Ines Keller', 'F', 'Masters 40+', '2025-03-22 15:15', 'Kiesgrube', 'open', 18, 61, 64, 1, 65, 'cloudy', 9, 200, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (13, 'Petra Fink', 'F', 'Open', '2025-03-29 09:15', 'Schlosspark', 'park', 9, 28, 32, 1, 64, 'fog', 19, 96, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (14, 'Edith Adler', 'F', 'Open', '2025-03-29 11:30', 'Birkenhain', 'forest', 18, 58, 55, 3, 48, 'fog', 33, 182, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (15, 'Carla Colombo', 'F', 'Junior', '2025-04-05 15:15', 'Kiesgrube', 'open', 18, 61, 60, 0, 69, 'rain', 28, 122, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (16, 'Nora Ebner', 'F', 'Amateur', '2025-04-09 10:00', 'Moorheide', 'open', 18, 60, 57, 3, 125, 'sunny', 20, 117, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (17, 'Petra Fink', 'F', 'Open', '2025-04-11 17:30', 'Kiesgrube', 'open', 18, 61, 67, 2, 94, 'sunny', 21, 111, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (18, 'Petra Fink', 'F', 'Open', '2025-04-12 17:45', 'Talsperre', 'forest', 12, 39, 43, 0, 79, 'sunny', 19, 104, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (19, 'Ines Keller', 'F', 'Masters 40+', '2025-04-16 14:45', 'Schlosspark', 'park', 9, 28, 27, 2, 103, 'rain', 18, 57, 'Y', 12.0, 'Y');
INSERT INTO Rounds VALUES (20, 'Anton Hofer', 'M', 'Amateur', '2025-04-19 09:00', 'Birkenhain', 'forest', 18, 58, 64, 3, 127, 'rain', 2, 107, 'Y', 18.5, 'Y');
INSERT INTO Rounds VALUES (21, 'Anton Hofer', 'M', 'Amateur', '2025-04-19 10:45', 'Birkenhain', 'forest', 18, 58, 68, 0, 77, 'fog', 25, 129, 'Y', 12.0, 'Y');
INSERT INTO Rounds VALUES (22, 'Albert Novak', 'M', 'Masters 40+', '2025-04-19 14:00', 'Kiesgrube', 'open', 18, 61, 72, 1, 101, 'rain', 41, 90, 'Y', 25.0, 'Y');
INSERT INTO Rounds VALUES (23, 'Albert Novak', 'M', 'Masters 40+', '2025-04-20 16:45', 'Talsperre', 'forest', 12, 39, 48, 1, 94, 'rain', 37, 121, 'Y', 25.0, 'Y');
INSERT INTO Rounds VALUES (24, 'Dora Adler', 'F', 'Masters 40+', '2025-04-23 17:30', 'Moorheide', 'open', 18, 60, 68, 1, 67, 'sunny', 33, 147, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (25, 'Leo Thaler', 'M', 'Amateur', '2025-04-26 17:15', 'Birkenhain', 'forest', 18, 58, 59, 2, 105, 'cloudy', 43, 92, 'Y', 15.0, 'Y');
INSERT INTO Rounds VALUES (26, 'Leo Thaler', 'M', 'Amateur', '2025-05-02 16:45', 'Birkenhain', 'forest', 18, 58, 60, 0, 71, 'fog', 12, 182, 'Y', 12.0, 'N');
INSERT INTO Rounds VALUES (27, 'Albert Novak', 'M', 'Masters 40+', '2025-05-03 11:45', 'Moorheide', 'open', 18, 60, 65, 0, 130, 'rain', 35, 141, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (28, 'Carla Colombo', 'F', 'Junior', '2025-05-03 15:45', 'Schlosspark', 'park', 9, 28, 27, 1, 80, 'sunny', 37, 49, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (29, 'Bruno Quast', 'M', 'Open', '2025-05-03 15:45', 'Birkenhain', 'forest', 18, 58, 61, 1, 95, 'sunny', 7, 181, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (30, 'Sofia Lindner', 'F', 'Amateur', '2025-05-10 14:30', 'Kiesgrube', 'open', 18, 61, 64, 0, 122, 'sunny', 34, 179, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (31, 'Nora Ebner', 'F', 'Amateur', '2025-05-12 11:00', 'Talsperre', 'forest', 12, 39, 39, 1, 76, 'cloudy', 10, 71, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (32, 'Ben Brandt', 'M', 'Amateur', '2025-05-17 09:15', 'Schlosspark', 'park', 9, 28, 29, 0, 103, 'rain', 32, 98, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (33, 'Ines Keller', 'F', 'Masters 40+', '2025-05-17 09:30', 'Moorheide', 'open', 18, 60, 60, 0, 52, 'cloudy', 15, 117, 'Y', 15.0, 'Y');
INSERT INTO Rounds VALUES (34, 'Albert Novak', 'M', 'Masters 40+', '2025-05-17 09:45', 'Schlosspark', 'park', 9, 28, 30, 0, 118, 'rain', 43, 72, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (35, 'Ines Keller', 'F', 'Masters 40+', '2025-05-17 15:00', 'Moorheide', 'open', 18, 60, 61, 0, 86, 'rain', 51, 187, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (36, 'Albert Novak', 'M', 'Masters 40+', '2025-05-18 16:00', 'Moorheide', 'open', 18, 60, 72, 0, 104, 'cloudy', 36, 203, 'Y', 15.0, 'Y');
INSERT INTO Rounds VALUES (37, 'Frieda Brandt', 'F', 'Masters 40+', '2025-05-21 14:15', 'Birkenhain', 'forest', 18, 58, 56, 1, 81, 'fog', 45, 138, 'Y', 15.0, 'Y');
INSERT INTO Rounds VALUES (38, 'Frieda Brandt', 'F', 'Masters 40+', '2025-05-24 09:45', 'Talsperre', 'forest', 12, 39, 40, 2, 53, 'rain', 17, 74, 'Y', 18.5, 'Y');
INSERT INTO Rounds VALUES (39, 'Edith Adler', 'F', 'Open', '2025-05-27 10:30', 'Schlosspark', 'park', 9, 28, 27, 1, 58, 'fog', 14, 45, 'Y', 18.5, 'N');
INSERT INTO Rounds VALUES (40, 'Ines Keller', 'F', 'Masters 40+', '2025-05-31 15:45', 'Kiesgrube', 'open', 18, 61, 63, 2, 61, 'fog', 12, 160, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (41, 'Ines Keller', 'F', 'Masters 40+', '2025-05-31 16:15', 'Schlosspark', 'park', 9, 28, 28, 0, 101, 'rain', 35, 102, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (42, 'Edith Adler', 'F', 'Open', '2025-06-01 11:45', 'Birkenhain', 'forest', 18, 58, 57, 0, 98, 'sunny', 15, 195, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (43, 'Dieter Berger', 'M', 'Open', '2025-06-03 15:00', 'Moorheide', 'open', 18, 60, 64, 0, 101, 'rain', 41, 162, 'Y', 18.5, 'Y');
INSERT INTO Rounds VALUES (44, 'Petra Fink', 'F', 'Open', '2025-06-04 09:15', 'Birkenhain', 'forest', 18, 58, 68, 1, 116, 'sunny', 20, 107, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (45, 'Anton Hofer', 'M', 'Amateur', '2025-06-06 15:15', 'Kiesgrube', 'open', 18, 61, 71, 1, 94, 'sunny', 36, 170, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (46, 'Petra Fink', 'F', 'Open', '2025-06-07 14:15', 'Talsperre', 'forest', 12, 39, 44, 2, 83, 'cloudy', 5, 86, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (47, 'Albert Novak', 'M', 'Masters 40+', '2025-06-07 15:45', 'Kiesgrube', 'open', 18, 61, 66, 0, 93, 'fog', 35, 90, 'Y', 15.0, 'Y');
INSERT INTO Rounds VALUES (48, 'Ben Brandt', 'M', 'Amateur', '2025-06-09 10:15', 'Kiesgrube', 'open', 18, 61, 60, 0, 126, 'rain', 35, 90, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (49, 'Frieda Brandt', 'F', 'Masters 40+', '2025-06-14 09:00', 'Moorheide', 'open', 18, 60, 63, 0, 51, 'cloudy', 32, 145, 'Y', 12.0, 'Y');
INSERT INTO Rounds VALUES (50, 'Petra Fink', 'F', 'Open', '2025-06-14 10:00', 'Schlosspark', 'park', 9, 28, 31, 2, 84, 'fog', 37, 71, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (51, 'Ines Keller', 'F', 'Masters 40+', '2025-06-14 11:45', 'Kiesgrube', 'open', 18, 61, 56, 0, 93, 'sunny', 9, 193, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (52, 'Nora Ebner', 'F', 'Amateur', '2025-06-15 10:15', 'Kiesgrube', 'open', 18, 61, 66, 2, 116, 'cloudy', 27, 113, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (53, 'Bruno Quast', 'M', 'Open', '2025-06-22 15:00', 'Kiesgrube', 'open', 18, 61, 64, 0, 118, 'fog', 11, 154, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (54, 'Frieda Brandt', 'F', 'Masters 40+', '2025-07-04 11:45', 'Talsperre', 'forest', 12, 39, 42, 3, 80, 'cloudy', 24, 100, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (55, 'Leo Thaler', 'M', 'Amateur', '2025-07-05 10:45', 'Moorheide', 'open', 18, 60, 56, 0, 95, 'sunny', 31, 110, 'Y', 25.0, 'Y');
INSERT INTO Rounds VALUES (56, 'Frieda Brandt', 'F', 'Masters 40+', '2025-07-05 11:15', 'Birkenhain', 'forest', 18, 58, 59, 1, 71, 'rain', 39, 204, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (57, 'Bruno Quast', 'M', 'Open', '2025-07-06 10:00', 'Birkenhain', 'forest', 18, 58, 57, 0, 54, 'fog', 24, 90, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (58, 'Anton Hofer', 'M', 'Amateur', '2025-07-10 16:00', 'Birkenhain', 'forest', 18, 58, 71, 0, 80, 'fog', 32, 180, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (59, 'Nora Ebner', 'F', 'Amateur', '2025-07-26 11:15', 'Birkenhain', 'forest', 18, 58, 56, 2, 86, 'sunny', 4, 171, 'Y', 25.0, 'Y');
INSERT INTO Rounds VALUES (60, 'Sofia Lindner', 'F', 'Amateur', '2025-07-26 16:45', 'Kiesgrube', 'open', 18, 61, 65, 0, 120, 'rain', 24, 191, 'Y', 12.0, 'Y');
INSERT INTO Rounds VALUES (61, 'Edith Adler', 'F', 'Open', '2025-07-26 17:00', 'Talsperre', 'forest', 12, 39, 42, 0, 63, 'cloudy', 24, 100, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (62, 'Albert Novak', 'M', 'Masters 40+', '2025-08-02 09:30', 'Birkenhain', 'forest', 18, 58, 72, 2, 74, 'cloudy', 9, 126, 'Y', 12.0, 'Y');
INSERT INTO Rounds VALUES (63, 'Ben Brandt', 'M', 'Amateur', '2025-08-02 10:30', 'Talsperre', 'forest', 12, 39, 40, 3, 77, 'cloudy', 37, 97, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (64, 'Dieter Berger', 'M', 'Open', '2025-08-02 11:30', 'Schlosspark', 'park', 9, 28, 31, 3, 71, 'cloudy', 8, 62, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (65, 'Petra Fink', 'F', 'Open', '2025-08-03 17:15', 'Birkenhain', 'forest', 18, 58, 66, 1, 96, 'cloudy', 9, 154, 'Y', 15.0, 'Y');
INSERT INTO Rounds VALUES (66, 'Albert Novak', 'M', 'Masters 40+', '2025-08-09 11:15', 'Schlosspark', 'park', 9, 28, 34, 0, 113, 'cloudy', 40, 101, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (67, 'Dora Adler', 'F', 'Masters 40+', '2025-08-09 16:15', 'Talsperre', 'forest', 12, 39, 43, 0, 71, 'cloudy', 20, 124, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (68, 'Sofia Lindner', 'F', 'Amateur', '2025-08-09 17:45', 'Birkenhain', 'forest', 18, 58, 60, 0, 68, 'rain', 12, 111, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (69, 'Dieter Berger', 'M', 'Open', '2025-08-10 16:30', 'Birkenhain', 'forest', 18, 58, 62, 0, 131, 'cloudy', 28, 186, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (70, 'Dieter Berger', 'M', 'Open', '2025-08-16 16:15', 'Birkenhain', 'forest', 18, 58, 64, 2, 66, 'cloudy', 46, 132, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (71, 'Ben Brandt', 'M', 'Amateur', '2025-08-19 09:30', 'Moorheide', 'open', 18, 60, 59, 1, 107, 'sunny', 37, 117, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (72, 'Albert Novak', 'M', 'Masters 40+', '2025-08-22 17:15', 'Schlosspark', 'park', 9, 28, 32, 0, 87, 'rain', 45, 96, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (73, 'Carla Colombo', 'F', 'Junior', '2025-08-23 09:00', 'Talsperre', 'forest', 12, 39, 42, 3, 71, 'cloudy', 40, 81, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (74, 'Leo Thaler', 'M', 'Amateur', '2025-09-03 09:15', 'Birkenhain', 'forest', 18, 58, 60, 0, 123, 'cloudy', 16, 187, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (75, 'Carla Colombo', 'F', 'Junior', '2025-09-04 14:15', 'Talsperre', 'forest', 12, 39, 43, 3, 75, 'cloudy', 5, 141, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (76, 'Edith Adler', 'F', 'Open', '2025-09-06 10:45', 'Talsperre', 'forest', 12, 39, 38, 3, 57, 'rain', 9, 90, 'Y', 18.5, 'Y');
INSERT INTO Rounds VALUES (77, 'Leo Thaler', 'M', 'Amateur', '2025-09-19 14:00', 'Birkenhain', 'forest', 18, 58, 60, 1, 53, 'rain', 46, 144, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (78, 'Leo Thaler', 'M', 'Amateur', '2025-09-21 09:45', 'Moorheide', 'open', 18, 60, 61, 3, 96, 'fog', 28, 96, 'Y', 25.0, 'N');
INSERT INTO Rounds VALUES (79, 'Edith Adler', 'F', 'Open', '2025-09-24 09:00', 'Schlosspark', 'park', 9, 28, 26, 1, 94, 'fog', 32, 85, 'N', NULL, NULL);
INSERT INTO Rounds VALUES (80, 'Leo Thaler', 'M', 'Amateur', '2025-09-24 16:30', 'Schlosspark', 'park', 9, 28, 29, 0, 124, 'cloudy', 17, 83, 'N', NULL, NULL);
