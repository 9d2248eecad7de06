CREATE TABLE "Station" (
  StationId INTEGER PRIMARY KEY,
  Name TEXT,
  Country TEXT,
  OpenedYear INTEGER
);
CREATE TABLE "Train" (
  TrainNo TEXT PRIMARY KEY,
  TrainName TEXT,
  OriginId INTEGER REFERENCES Station(StationId),
  DestinationId INTEGER REFERENCES Station(StationId),
  DepartTime TEXT,
  ArriveTime TEXT,
  HasDiningCar INTEGER
);
CREATE TABLE "Run" (
  RunId INTEGER PRIMARY KEY,
  TrainNo TEXT REFERENCES Train(TrainNo),
  RunDate TEXT,
  DelayMin INTEGER,
  Cause TEXT,
  Cancelled INTEGER
);
CREATE TABLE "Passenger" (
  PassengerId INTEGER PRIMARY KEY,
  FullName TEXT,
  City TEXT,
  BirthDate TEXT,
  HasRailCard INTEGER
);
CREATE TABLE "Ticket" (
  TicketId INTEGER PRIMARY KEY,
  RunId INTEGER REFERENCES Run(RunId),
  PassengerId INTEGER REFERENCES Passenger(PassengerId),
  BookedOn TEXT,
  Class TEXT, -- C couchette, S sleeper, R reclining seat
  PriceCents INTEGER,
  Breakfast INTEGER,
  Refunded INTEGER
);
INSERT INTO "Station" VALUES (1, 'Vienna Central', 'Austria', 2014);
INSERT INTO "Station" VALUES (2, 'Hamburg Altona', 'Germany', 1898);
INSERT INTO "Station" VALUES (3, 'Zurich HB', 'Switzerland', 1871);
INSERT INTO "Station" VALUES (4, 'Venice Santa Lucia', 'Italy', 1954);
INSERT INTO "Station" VALUES (5, 'Warsaw Central', 'Poland', 1975);
INSERT INTO "Station" VALUES (6, 'Budapest Keleti', 'Hungary', 1884);
INSERT INTO "Station" VALUES (7, 'Paris Est', 'France', 1849);
INSERT INTO "Station" VALUES (8, 'Berlin Hbf', 'Germany', 2006);
INSERT INTO "Station" VALUES (9, 'Zagreb Main', 'Croatia', 1892);
INSERT INTO "Station" VALUES (10, 'Rome Termini', 'Italy', 1950);
INSERT INTO "Station" VALUES (11, 'Munich East', 'Germany', 1871);
INSERT INTO "Station" VALUES (12, 'Split', 'Croatia', 1877);
INSERT INTO "Station" VALUES (13, 'Prague Main', 'Czechia', 1909);
INSERT INTO "Station" VALUES (14, 'Graz', 'Austria', 1844);
INSERT INTO "Station" VALUES (15, 'Milan Lambrate', 'Italy', 1931);
INSERT INTO "Train" VALUES ('NT 402', 'Lagoon Star', 1, 4, '21:27', '08:34', 1);
INSERT INTO "Train" VALUES ('NT 408', 'Hanseat', 3, 2, '19:59', '08:15', 1);
INSERT INTO "Train" VALUES ('NT 417', 'Chopin', 1, 5, '22:10', '07:25', 1);
INSERT INTO "Train" VALUES ('NT 421', 'Orient Arrow', 7, 1, '19:12', '10:05', 1);
INSERT INTO "Train" VALUES ('NT 430', 'Adria', 11, 12, '20:35', '11:48', 0);
INSERT INTO "Train" VALUES ('NT 436', 'Danubius', 8, 6, '18:43', '08:19', 1);
INSERT INTO "Train" VALUES ('NT 440', 'Tiber', 11, 10, '20:09', '09:22', 1);
INSERT INTO "Train" VALUES ('NT 455', 'Moldau', 3, 13, '21:40', '10:12', 1);
INSERT INTO "Train" VALUES ('NT 460', 'Polaris', 8, 7, '20:26', '10:24', 1);
INSERT INTO "Train" VALUES ('NT 471', 'Karst', 3, 9, '20:40', '10:43', 1);
INSERT INTO "Train" VALUES ('NT 480', 'Lombard', 1, 15, '20:52', '09:10', 0);
INSERT INTO "Run" VALUES (700, 'NT 440', '2024-11-01', 17, 'border check', 0);
INSERT INTO "Run" VALUES (701, 'NT 436', '2024-11-02', 31, 'engine failure', 0);
INSERT INTO "Run" VALUES (702, 'NT 455', '2024-11-03', 10, NULL, 0);
INSERT INTO "Run" VALUES (703, 'NT 408', '2024-11-04', 80, 'border check', 0);
INSERT INTO "Run" VALUES (704, 'NT 417', '2024-11-04', 60, 'border check', 0);
INSERT INTO "Run" VALUES (705, 'NT 402', '2024-11-05', 10, NULL, 0);
INSERT INTO "Run" VALUES (706, 'NT 421', '2024-11-06', 5, NULL, 0);
INSERT INTO "Run" VALUES (707, 'NT 421', '2024-11-07', 82, 'late connection', 0);
INSERT INTO "Run" VALUES (708, 'NT 471', '2024-11-08', 0, NULL, 0);
INSERT INTO "Run" VALUES (709, 'NT 440', '2024-11-09', 0, NULL, 0);
INSERT INTO "Run" VALUES (710, 'NT 408', '2024-11-10', NULL, 'strike', 1);
INSERT INTO "Run" VALUES (711, 'NT 402', '2024-11-11', 21, 'engine failure', 0);
INSERT INTO "Run" VALUES (712, 'NT 417', '2024-11-11', 17, 'track works', 0);
INSERT INTO "Run" VALUES (713, 'NT 436', '2024-11-13', 6, NULL, 0);
INSERT INTO "Run" VALUES (714, 'NT 408', '2024-11-14', 6, NULL, 0);
INSERT INTO "Run" VALUES (715, 'NT 408', '2024-11-15', 48, 'track works', 0);
INSERT INTO "Run" VALUES (716, 'NT 402', '2024-11-20', 5, NULL, 0);
INSERT INTO "Run" VALUES (717, 'NT 408', '2024-11-25', 42, 'track works', 0);
INSERT INTO "Run" VALUES (718, 'NT 421', '2024-11-28', 5, NULL, 0);
INSERT INTO "Run" VALUES (719, 'NT 417', '2024-11-29', 0, NULL, 0);
INSERT INTO "Run" VALUES (720, 'NT 440', '2024-12-02', 83, 'snow', 0);
INSERT INTO "Run" VALUES (721, 'NT 460', '2024-12-03', 52, 'border check', 0);
INSERT INTO "Run" VALUES (722, 'NT 421', '2024-12-10', 44, 'border check', 0);
INSERT INTO "Run" VALUES (723, 'NT 421', '2024-12-15', 49, 'border check', 0);
INSERT INTO "Run" VALUES (724, 'NT 460', '2024-12-17', 0, NULL, 0);
INSERT INTO "Run" VALUES (725, 'NT 455', '2024-12-18', 22, 'track works', 0);
INSERT INTO "Run" VALUES (726, 'NT 417', '2024-12-19', 0, NULL, 0);
INSERT INTO "Run" VALUES (727, 'NT 430', '2024-12-19', 0, NULL, 0);
INSERT INTO "Run" VALUES (728, 'NT 402', '2024-12-21', 8, NULL, 0);
INSERT INTO "Run" VALUES (729, 'NT 421', '2024-12-23', 0, NULL, 0);
INSERT INTO "Run" VALUES (730, 'NT 440', '2024-12-25', 0, NULL, 0);
INSERT INTO "Run" VALUES (731, 'NT 402', '2024-12-26', 0, NULL, 0);
INSERT INTO "Run" VALUES (732, 'NT 417', '2024-12-26', 0, NULL, 0);
INSERT INTO "Run" VALUES (733, 'NT 436', '2024-12-29', 109, 'track works', 0);
INSERT INTO "Run" VALUES (734, 'NT 421', '2024-12-30', 0, NULL, 0);
INSERT INTO "Run" VALUES (735, 'NT 436', '2024-12-31', 32, 'engine failure', 0);
INSERT INTO "Run" VALUES (736, 'NT 460', '2025-01-02', 12, NULL, 0);
INSERT INTO "Run" VALUES (737, 'NT 460', '2025-01-03', 0, NULL, 0);
INSERT INTO "Run" VALUES (738, 'NT 402', '2025-01-04', 0, NULL, 0);
INSERT INTO "Run" VALUES (739, 'NT 471', '2025-01-04', NULL, 'strike', 1);
INSERT INTO "Run" VALUES (740, 'NT 436', '2025-01-06', 31, 'track works', 0);
INSERT INTO "Run" VALUES (741, 'NT 455', '2025-01-06', 0, NULL, 0);
INSERT INTO "Run" VALUES (742, 'NT 440', '2025-01-07', 0, NULL, 0);
INSERT INTO "Run" VALUES (743, 'NT 436', '2025-01-09', 40, 'border check', 0);
INSERT INTO "Run" VALUES (744, 'NT 471', '2025-01-10', 24, 'track works', 0);
INSERT INTO "Run" VALUES (745, 'NT 408', '2025-01-11', 0, NULL, 0);
INSERT INTO "Run" VALUES (746, 'NT 440', '2025-01-11', 43, 'engine failure', 0);
INSERT INTO "Run" VALUES (747, 'NT 460', '2025-01-15', 6, NULL, 0);
INSERT INTO "Run" VALUES (748, 'NT 436', '2025-01-16', 0, NULL, 0);
INSERT INTO "Run" VALUES (749, 'NT 436', '2025-01-18', 130, 'border check', 0);
INSERT INTO "Run" VALUES (750, 'NT 421', '2025-01-19', 5, NULL, 0);
INSERT INTO "Run" VALUES (751, 'NT 402', '2025-01-22', 0, NULL, 0);
INSERT INTO "Run" VALUES (752, 'NT 471', '2025-01-23', 16, 'engine failure', 0);
INSERT INTO "Run" VALUES (753, 'NT 460', '2025-01-25', 16, 'late connection', 0);
INSERT INTO "Passenger" VALUES (1, 'Hilde Dahl', 'Trieste', '2002-06-24', 1);
INSERT INTO "Passenger" VALUES (2, 'Olga Eklund', 'Lyon', '1956-12-12', 1);
INSERT INTO "Passenger" VALUES (3, 'Hugo Brandt', 'Vienna', '1971-07-16', 0);
INSERT INTO "Passenger" VALUES (4, 'Jonas Weber', 'Lyon', '1987-03-28', 0);
INSERT INTO "Passenger" VALUES (5, 'Greta Ivanova', 'Graz', '1972-05-10', 0);
INSERT INTO "Passenger" VALUES (6, 'Quentin Brandt', 'Vienna', '1957-03-03', 0);
INSERT INTO "Passenger" VALUES (7, 'Rosa Ivanova', 'Leipzig', '1952-01-07', 0);
INSERT INTO "Passenger" VALUES (8, 'Rosa Haas', 'Berlin', '1973-10-27', 0);
INSERT INTO "Passenger" VALUES (9, 'Boris Jansen', 'Lyon', '1979-12-27', 0);
INSERT INTO "Passenger" VALUES (10, 'Farid Lopez', 'Berlin', '1955-03-28', 0);
INSERT INTO "Passenger" VALUES (11, 'Quentin Urban', 'Lyon', '1994-03-14', 0);
INSERT INTO "Passenger" VALUES (12, 'Ines Berger', 'Trieste', '1988-01-04', 0);
INSERT INTO "Passenger" VALUES (13, 'Carmen Petit', 'Leipzig', '1958-03-13', 0);
INSERT INTO "Passenger" VALUES (14, 'Alma Ferrari', 'Graz', '1949-09-08', 0);
INSERT INTO "Passenger" VALUES (15, 'Fiona Greco', 'Vienna', '1989-04-12', 0);
INSERT INTO "Passenger" VALUES (16, 'Ines Ferrari', 'Lyon', '1961-05-03', 0);
INSERT INTO "Passenger" VALUES (17, 'Celia Moreau', 'Vienna', '1974-11-08', 0);
INSERT INTO "Passenger" VALUES (18, 'Dario Toth', 'Graz', '2006-04-21', 0);
INSERT INTO "Passenger" VALUES (19, 'Katja Ferrari', 'Vienna', NULL, 0);
INSERT INTO "Passenger" VALUES (20, 'Ivan Olsen', 'Leipzig', '1953-06-04', 1);
INSERT INTO "Passenger" VALUES (21, 'Olga Berger', 'Vienna', '1978-11-18', 1);
INSERT INTO "Passenger" VALUES (22, 'Hilde Ivanova', 'Vienna', '1995-07-11', 1);
INSERT INTO "Passenger" VALUES (23, 'Ulla Jansen', 'Berlin', '1995-10-15', 1);
INSERT INTO "Passenger" VALUES (24, 'Edith Ziegler', 'Berlin', '2007-08-22', 0);
INSERT INTO "Passenger" VALUES (25, 'Zoe Greco', 'Leipzig', '1997-08-11', 1);
INSERT INTO "Passenger" VALUES (26, 'Pavel Conti', 'Trieste', '2002-06-08', 0);
INSERT INTO "Passenger" VALUES (27, 'Viktor Gruber', 'Vienna', '1965-07-06', 1);
INSERT INTO "Passenger" VALUES (28, 'Elif Fischer', 'Berlin', '1981-07-07', 0);
INSERT INTO "Passenger" VALUES (29, 'Nils Ivanova', 'Zurich', '1978-04-13', 0);
INSERT INTO "Passenger" VALUES (30, 'Zoe Ziegler', 'Trieste', '1978-07-23', 0);
INSERT INTO "Passenger" VALUES (31, 'Anna Ivanova', 'Vienna', '2006-11-27', 0);
INSERT INTO "Passenger" VALUES (32, 'Rosa Conti', 'Vienna', '1954-09-11', 0);
INSERT INTO "Passenger" VALUES (33, 'Olga Quist', 'Leipzig', '1978-03-09', 1);
INSERT INTO "Passenger" VALUES (34, 'Bruno Keller', 'Trieste', '1961-10-06', 0);
INSERT INTO "Ticket" VALUES (9100, 715, 1, '2024-08-06', 'C', 7600, 0, 0);
INSERT INTO "Ticket" VALUES (9101, 704, 19, '2024-08-25', 'C', 6800, 0, 0);
INSERT INTO "Ticket" VALUES (9102, 710, 13, '2024-09-04', 'C', 9000, 0, 1);
INSERT INTO "Ticket" VALUES (9103, 701, 28, '2024-09-07', 'C', 9500, 0, 0);
INSERT INTO "Ticket" VALUES (9104, 703, 29, '2024-09-07', 'S', 15450, 1, 0);
INSERT INTO "Ticket" VALUES (9105, 715, 22, '2024-09-08', 'R', 4460, 0, 1);
INSERT INTO "Ticket" VALUES (9106, 703, 17, '2024-09-17', 'C', 6300, 0, 0);
INSERT INTO "Ticket" VALUES (9107, 707, 2, '2024-09-23', 'R', 4760, 0, 0);
INSERT INTO "Ticket" VALUES (9108, 743, 20, '2024-09-25', 'C', 5350, 0, 0);
INSERT INTO "Ticket" VALUES (9109, 702, 14, '2024-09-29', 'R', 6900, 1, 0);
INSERT INTO "Ticket" VALUES (9110, 709, 4, '2024-10-05', 'S', 15650, 1, 0);
INSERT INTO "Ticket" VALUES (9111, 701, 15, '2024-10-07', 'S', 14750, 1, 0);
INSERT INTO "Ticket" VALUES (9112, 703, 27, '2024-10-09', 'R', 2550, 1, 1);
INSERT INTO "Ticket" VALUES (9113, 706, 30, '2024-10-09', 'R', 4850, 0, 0);
INSERT INTO "Ticket" VALUES (9114, 710, 8, '2024-10-12', 'C', 7500, 1, 1);
INSERT INTO "Ticket" VALUES (9115, 708, 15, '2024-10-12', 'R', 5450, 1, 1);
INSERT INTO "Ticket" VALUES (9116, 702, 6, '2024-10-13', 'R', 3550, 1, 0);
INSERT INTO "Ticket" VALUES (9117, 722, 29, '2024-10-15', 'C', 8400, 0, 0);
INSERT INTO "Ticket" VALUES (9118, 722, 25, '2024-10-18', 'R', 4800, 0, 0);
INSERT INTO "Ticket" VALUES (9119, 728, 10, '2024-10-22', 'C', 9650, 1, 0);
INSERT INTO "Ticket" VALUES (9120, 701, 2, '2024-10-24', 'S', 13040, 1, 0);
INSERT INTO "Ticket" VALUES (9121, 705, 16, '2024-10-24', 'S', 15350, 1, 0);
INSERT INTO "Ticket" VALUES (9122, 703, 25, '2024-10-24', 'R', 4840, 0, 0);
INSERT INTO "Ticket" VALUES (9123, 703, 26, '2024-10-28', 'S', 13650, 1, 0);
INSERT INTO "Ticket" VALUES (9124, 722, 11, '2024-10-28', 'R', 6200, 0, 0);
INSERT INTO "Ticket" VALUES (9125, 700, 6, '2024-10-28', 'C', 8200, 1, 0);
INSERT INTO "Ticket" VALUES (9126, 703, 25, '2024-10-28', 'C', 7650, 0, 0);
INSERT INTO "Ticket" VALUES (9127, 707, 12, '2024-10-29', 'C', 7900, 0, 0);
INSERT INTO "Ticket" VALUES (9128, 713, 16, '2024-10-30', 'R', 4050, 0, 0);
INSERT INTO "Ticket" VALUES (9129, 701, 3, '2024-10-30', 'C', 7200, 1, 0);
INSERT INTO "Ticket" VALUES (9130, 719, 19, '2024-10-31', 'C', 9450, 0, 0);
INSERT INTO "Ticket" VALUES (9131, 711, 25, '2024-11-03', 'S', 11260, 1, 0);
INSERT INTO "Ticket" VALUES (9132, 717, 19, '2024-11-03', 'S', 15150, 1, 0);
INSERT INTO "Ticket" VALUES (9133, 709, 24, '2024-11-06', 'R', 5850, 0, 0);
INSERT INTO "Ticket" VALUES (9134, 711, 1, '2024-11-07', 'R', 3950, 1, 0);
INSERT INTO "Ticket" VALUES (9135, 729, 19, '2024-11-08', 'R', 5000, 0, 0);
INSERT INTO "Ticket" VALUES (9136, 716, 17, '2024-11-09', 'S', 13550, 1, 0);
INSERT INTO "Ticket" VALUES (9137, 713, 7, '2024-11-10', 'R', 4300, 0, 0);
INSERT INTO "Ticket" VALUES (9138, 731, 6, '2024-11-12', 'S', 14350, 1, 0);
INSERT INTO "Ticket" VALUES (9139, 734, 9, '2024-11-22', 'C', 9550, 1, 0);
INSERT INTO "Ticket" VALUES (9140, 749, 15, '2024-11-26', 'C', 7450, 0, 0);
INSERT INTO "Ticket" VALUES (9141, 728, 10, '2024-11-27', 'C', 9550, 1, 0);
INSERT INTO "Ticket" VALUES (9142, 722, 22, '2024-11-29', 'C', 6070, 0, 0);
INSERT INTO "Ticket" VALUES (9143, 725, 16, '2024-11-30', 'R', 6900, 0, 0);
INSERT INTO "Ticket" VALUES (9144, 725, 4, '2024-11-30', 'C', 7950, 1, 0);
INSERT INTO "Ticket" VALUES (9145, 741, 8, '2024-12-02', 'C', 8400, 0, 0);
INSERT INTO "Ticket" VALUES (9146, 741, 10, '2024-12-03', 'R', 4300, 1, 0);
INSERT INTO "Ticket" VALUES (9147, 735, 23, '2024-12-04', 'C', 5050, 0, 0);
INSERT INTO "Ticket" VALUES (9148, 749, 27, '2024-12-04', 'R', 4880, 1, 0);
INSERT INTO "Ticket" VALUES (9149, 752, 23, '2024-12-06', 'C', 8410, 0, 0);
INSERT INTO "Ticket" VALUES (9150, 734, 26, '2024-12-06', 'S', 15800, 1, 0);
INSERT INTO "Ticket" VALUES (9151, 738, 12, '2024-12-07', 'S', 13550, 1, 0);
INSERT INTO "Ticket" VALUES (9152, 731, 28, '2024-12-09', 'R', 4750, 0, 0);
INSERT INTO "Ticket" VALUES (9153, 727, 13, '2024-12-09', 'S', 15150, 1, 0);
INSERT INTO "Ticket" VALUES (9154, 727, 18, '2024-12-13', 'C', 7400, 0, 1);
INSERT INTO "Ticket" VALUES (9155, 731, 19, '2024-12-14', 'R', 3400, 0, 0);
INSERT INTO "Ticket" VALUES (9156, 727, 7, '2024-12-16', 'C', 6500, 0, 0);
INSERT INTO "Ticket" VALUES (9157, 724, 16, '2024-12-17', 'C', 7800, 0, 0);
INSERT INTO "Ticket" VALUES (9158, 740, 22, '2024-12-17', 'R', 5610, 0, 0);
INSERT INTO "Ticket" VALUES (9159, 731, 22, '2024-12-17', 'R', 4880, 1, 0);
INSERT INTO "Ticket" VALUES (9160, 730, 19, '2024-12-18', 'R', 5800, 0, 0);
INSERT INTO "Ticket" VALUES (9161, 730, 17, '2024-12-23', 'R', 3850, 1, 0);
INSERT INTO "Ticket" VALUES (9162, 742, 10, '2024-12-23', 'C', 9750, 0, 0);
INSERT INTO "Ticket" VALUES (9163, 738, 29, '2024-12-24', 'C', 8600, 0, 0);
INSERT INTO "Ticket" VALUES (9164, 744, 28, '2024-12-24', 'C', 7500, 0, 0);
INSERT INTO "Ticket" VALUES (9165, 748, 3, '2024-12-25', 'S', 13600, 1, 0);
INSERT INTO "Ticket" VALUES (9166, 738, 15, '2024-12-26', 'C', 7400, 0, 0);
INSERT INTO "Ticket" VALUES (9167, 735, 3, '2024-12-27', 'C', 6900, 0, 0);
INSERT INTO "Ticket" VALUES (9168, 751, 28, '2024-12-30', 'C', 6850, 0, 0);
INSERT INTO "Ticket" VALUES (9169, 736, 10, '2024-12-30', 'C', 8950, 0, 0);
INSERT INTO "Ticket" VALUES (9170, 751, 11, '2024-12-31', 'R', 4900, 0, 1);
INSERT INTO "Ticket" VALUES (9171, 736, 25, '2025-01-01', 'R', 3780, 0, 0);
INSERT INTO "Ticket" VALUES (9172, 741, 9, '2025-01-01', 'R', 3650, 0, 0);
INSERT INTO "Ticket" VALUES (9173, 750, 21, '2025-01-04', 'S', 12320, 1, 0);
INSERT INTO "Ticket" VALUES (9174, 746, 8, '2025-01-05', 'S', 12700, 1, 1);
INSERT INTO "Ticket" VALUES (9175, 744, 2, '2025-01-06', 'R', 4710, 0, 0);
INSERT INTO "Ticket" VALUES (9176, 751, 27, '2025-01-06', 'S', 13430, 1, 0);
INSERT INTO "Ticket" VALUES (9177, 747, 15, '2025-01-15', 'S', 12550, 1, 1);
