CREATE TABLE "Sleep studies" (
  "Study no" INTEGER PRIMARY KEY,
  Patient TEXT,
  Sex TEXT,
  Age INTEGER,
  Town TEXT,
  "Night of" TEXT,
  "Kind of study" TEXT,
  Room TEXT,
  "Slept (min)" INTEGER,
  "Time to fall asleep (min)" INTEGER,
  "AHI (events/h)" REAL,
  "Lowest SpO2 (%)" INTEGER,
  "Snores?" TEXT,
  Mask TEXT,
  Technician TEXT,
  "Referred by" TEXT,
  "Report sent" TEXT,
  "Fee (€)" REAL,
  "Insured?" TEXT
);
INSERT INTO "Sleep studies" VALUES (1001, 'Dora Dorn', 'F', 23, 'Gmunden', '2024-01-04', 'titration', 'Orion', 268, 41, 34.5, 75, 'yes', 'nasal pillows', 'Nemec', 'Dr. Czerny', NULL, 572.5, 'yes');
INSERT INTO "Sleep studies" VALUES (1002, 'Emil Vogel', 'M', 70, 'Linz', '2024-01-11', 'titration', 'Mira', 327, 94, 8.3, 89, 'no', 'nasal pillows', 'Riedl', 'Dr. Bauer', '2024-02-01', 545.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1003, 'Greta Dorn', 'F', 23, 'Enns', '2024-01-18', 'follow-up', 'Luna', 230, 57, 18.3, 86, 'yes', 'full face', 'Nemec', 'Dr. Bauer', '2024-01-25', 352.5, 'no');
INSERT INTO "Sleep studies" VALUES (1004, 'Olga Brandt', 'F', 53, 'Traun', '2024-01-25', 'diagnostic', 'Luna', 186, 63, 35.7, 75, 'yes', NULL, 'Riedl', 'Dr. Czerny', '2024-02-04', 420.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1005, 'Greta Zeller', 'F', 32, 'Wels', '2024-01-27', 'follow-up', 'Orion', 334, 47, 49.2, 71, 'yes', 'full face', 'Riedl', 'Dr. Amann', '2024-02-05', 290.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1006, 'Mina Berger', 'F', 26, 'Steyr', '2024-02-01', 'diagnostic', 'Vega', 262, 56, 53.4, 71, 'yes', NULL, 'Kofler', 'Dr. Egger', '2024-02-23', 420.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1007, 'Paula Reiter', 'F', 20, 'Wels', '2024-02-02', 'titration', 'Orion', 466, 42, 5.9, 90, 'no', 'full face', 'Nemec', 'Dr. Bauer', '2024-02-13', 510.0, 'no');
INSERT INTO "Sleep studies" VALUES (1008, 'Rolf Novak', 'M', 74, 'Traun', '2024-02-05', 'titration', 'Mira', 326, 89, 13.6, 86, 'no', 'nasal pillows', 'Riedl', 'Dr. Czerny', '2024-02-18', 572.5, 'yes');
INSERT INTO "Sleep studies" VALUES (1009, 'Johanna Colombo', 'F', 74, 'Linz', '2024-02-07', 'diagnostic', 'Orion', 194, 55, 1.4, 90, 'no', NULL, 'Riedl', 'Dr. Czerny', '2024-03-02', 420.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1010, 'Anna Brandt', 'F', 74, 'Traun', '2024-02-09', 'diagnostic', 'Luna', 328, 43, 15.3, 89, 'no', NULL, 'Stadler', 'Dr. Bauer', '2024-03-06', 482.5, 'yes');
INSERT INTO "Sleep studies" VALUES (1011, 'Konrad Gruber', 'M', 27, 'Gmunden', '2024-02-13', 'diagnostic', 'Luna', 343, 33, 9.1, 90, 'no', NULL, 'Kofler', 'Dr. Egger', '2024-03-01', 455.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1012, 'Tilda Moser', 'F', 51, 'Traun', '2024-02-16', 'titration', 'Mira', 189, 55, 12.9, 87, 'yes', 'nasal', 'Stadler', 'Dr. Bauer', '2024-03-10', 545.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1013, 'Viktor Haas', 'M', 20, 'Wels', '2024-02-17', 'titration', 'Orion', 234, 85, 9.1, 88, 'yes', 'nasal pillows', 'Stadler', 'Dr. Bauer', '2024-03-12', 545.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1014, 'Petra Gruber', 'F', 76, 'Steyr', '2024-02-21', 'split night', 'Mira', 345, 11, 16.8, 87, 'no', 'nasal pillows', 'Nemec', 'Dr. Czerny', '2024-03-15', 560.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1015, 'Theo Vogel', 'M', 27, 'Wels', '2024-02-28', 'split night', 'Luna', 340, 72, 5.7, 90, 'no', 'full face', 'Stadler', 'Dr. Czerny', '2024-03-03', 560.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1016, 'Marta Kraus', 'F', 29, 'Wels', '2024-02-29', 'titration', 'Vega', 231, 91, 20.0, 81, 'yes', 'full face', 'Nemec', 'Dr. Czerny', '2024-03-26', 510.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1017, 'Ursula Ebner', 'F', 20, 'Gmunden', '2024-03-04', 'titration', 'Luna', 484, 24, 33.0, 80, 'yes', 'nasal pillows', 'Nemec', 'Dr. Egger', '2024-03-14', 510.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1018, 'Greta Kraus', 'F', 62, 'Gmunden', '2024-03-06', 'split night', 'Mira', 272, 64, 8.9, 89, 'yes', 'nasal pillows', 'Kofler', 'Dr. Egger', '2024-03-20', 595.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1019, 'Albert Colombo', 'M', 31, 'Steyr', '2024-03-08', 'diagnostic', 'Mira', 472, 66, 19.2, 85, 'yes', NULL, 'Nemec', 'Dr. Amann', '2024-03-13', 455.0, 'no');
INSERT INTO "Sleep studies" VALUES (1020, 'Willi Sommer', 'M', 70, 'Wels', '2024-03-09', 'diagnostic', 'Orion', 207, 50, 17.0, 85, 'no', NULL, 'Stadler', 'Dr. Czerny', '2024-03-16', 420.0, 'no');
INSERT INTO "Sleep studies" VALUES (1021, 'Nora Sommer', 'F', 20, 'Steyr', '2024-03-10', 'titration', 'Luna', 346, 12, 24.8, 80, 'yes', 'nasal pillows', 'Nemec', 'Dr. Egger', '2024-04-01', 545.0, 'no');
INSERT INTO "Sleep studies" VALUES (1022, 'Ben Lang', 'M', 53, 'Traun', '2024-03-11', 'follow-up', 'Vega', 437, 55, 15.7, 85, 'yes', 'nasal pillows', 'Nemec', 'Dr. Czerny', '2024-04-06', 290.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1023, 'Tilda Ullmann', 'F', 77, 'Linz', '2024-03-13', 'diagnostic', 'Luna', 313, 87, 9.8, 90, 'yes', NULL, 'Stadler', 'Dr. Bauer', '2024-04-04', 455.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1024, 'Dora Berger', 'F', 42, 'Steyr', '2024-03-20', 'diagnostic', 'Vega', 408, 46, 14.7, 84, 'yes', NULL, 'Stadler', 'Dr. Bauer', '2024-04-12', 482.5, 'yes');
INSERT INTO "Sleep studies" VALUES (1025, 'Konrad Jansen', 'M', 72, 'Gmunden', '2024-03-27', 'titration', 'Mira', 385, 13, 28.3, 79, 'yes', 'full face', 'Stadler', 'Dr. Egger', '2024-04-16', 510.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1026, 'Theo Moser', 'M', 66, 'Traun', '2024-03-28', 'titration', 'Vega', 214, 60, 18.9, 86, 'no', 'full face', 'Nemec', 'Dr. Egger', '2024-04-11', 510.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1027, 'Willi Ullmann', 'M', 69, 'Wels', '2024-03-30', 'follow-up', 'Luna', 303, 38, 39.8, 72, 'yes', 'nasal pillows', 'Kofler', 'Dr. Amann', '2024-04-11', 352.5, 'yes');
INSERT INTO "Sleep studies" VALUES (1028, 'Georg Zeller', 'M', 68, 'Gmunden', '2024-04-04', 'titration', 'Mira', 324, 24, 7.9, 92, 'yes', 'nasal pillows', 'Riedl', 'Dr. Czerny', '2024-04-27', 510.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1029, 'Sofia Hofer', 'F', 24, 'Gmunden', '2024-04-06', 'diagnostic', 'Orion', 419, 8, 15.9, 86, 'yes', NULL, 'Stadler', 'Dr. Bauer', NULL, 455.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1030, 'Frieda Thaler', 'F', 63, 'Enns', '2024-04-11', 'diagnostic', 'Orion', 248, 35, 52.3, 72, 'yes', NULL, 'Stadler', NULL, NULL, 420.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1031, 'Carl Fink', 'M', 78, 'Wels', '2024-04-13', 'diagnostic', 'Luna', 359, 82, 47.1, 74, 'yes', NULL, 'Nemec', 'Dr. Egger', '2024-04-25', 482.5, 'yes');
INSERT INTO "Sleep studies" VALUES (1032, 'Anna Lindner', 'F', 80, 'Steyr', '2024-04-20', 'titration', 'Luna', 459, 47, 11.5, 86, 'no', 'nasal pillows', 'Nemec', NULL, '2024-05-18', 510.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1033, 'Anton Dorn', 'M', 32, 'Linz', '2024-04-22', 'titration', 'Vega', 212, 35, 36.6, 76, 'yes', 'nasal', 'Riedl', NULL, '2024-05-06', 545.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1034, 'Jakob Lindner', 'M', 49, 'Wels', '2024-04-26', 'titration', 'Vega', 170, 22, 6.7, 91, 'yes', 'nasal pillows', 'Kofler', 'Dr. Egger', NULL, 510.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1035, 'Willi Kraus', 'M', 68, 'Steyr', '2024-04-29', 'diagnostic', 'Luna', 302, 88, 16.1, 86, 'no', NULL, 'Stadler', 'Dr. Egger', '2024-05-11', 455.0, 'no');
INSERT INTO "Sleep studies" VALUES (1036, 'Ines Ott', 'F', 59, 'Traun', '2024-05-02', 'titration', 'Mira', 465, 43, 19.7, 82, 'yes', 'nasal', 'Riedl', NULL, '2024-05-25', 510.0, 'no');
INSERT INTO "Sleep studies" VALUES (1037, 'Tilda Ott', 'F', 42, 'Steyr', '2024-05-04', 'follow-up', 'Vega', 352, 92, 43.3, 71, 'yes', 'nasal pillows', 'Riedl', NULL, NULL, 325.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1038, 'Bruno Reiter', 'M', 52, 'Linz', '2024-05-08', 'split night', 'Orion', 395, 75, 1.5, 93, 'yes', 'nasal pillows', 'Kofler', NULL, '2024-05-28', 595.0, 'no');
INSERT INTO "Sleep studies" VALUES (1039, 'Rosa Dorn', 'F', 34, 'Gmunden', '2024-05-12', 'diagnostic', 'Luna', 213, 79, 14.6, 85, 'no', NULL, 'Riedl', 'Dr. Bauer', '2024-06-05', 482.5, 'yes');
INSERT INTO "Sleep studies" VALUES (1040, 'Nora Gruber', 'F', 31, 'Gmunden', '2024-05-16', 'split night', 'Luna', 286, 82, 44.8, 75, 'yes', 'nasal', 'Nemec', 'Dr. Egger', NULL, 560.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1041, 'Felix Winter', 'M', 66, 'Traun', '2024-05-23', 'titration', 'Orion', 389, 48, 17.3, 85, 'yes', 'nasal', 'Kofler', NULL, '2024-05-28', 545.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1042, 'Viktor Sommer', 'M', 68, 'Gmunden', '2024-05-24', 'diagnostic', 'Vega', 375, 74, 17.4, 84, 'no', NULL, 'Nemec', NULL, '2024-05-29', 455.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1043, 'Leo Thaler', 'M', 39, 'Steyr', '2024-05-31', 'follow-up', 'Mira', 472, 24, 38.5, 74, 'yes', 'nasal pillows', 'Riedl', 'Dr. Bauer', '2024-06-07', 352.5, 'yes');
INSERT INTO "Sleep studies" VALUES (1044, 'Willi Seidl', 'M', 50, 'Steyr', '2024-06-07', 'follow-up', 'Vega', 427, 55, 21.0, 86, 'yes', 'full face', 'Nemec', 'Dr. Czerny', '2024-07-02', 290.0, 'no');
INSERT INTO "Sleep studies" VALUES (1045, 'Ines Pichler', 'F', 26, 'Traun', '2024-06-11', 'follow-up', 'Vega', 316, 64, 23.0, 84, 'yes', 'nasal', 'Riedl', 'Dr. Amann', '2024-07-08', 290.0, 'no');
INSERT INTO "Sleep studies" VALUES (1046, 'Petra Thaler', 'F', 29, 'Steyr', '2024-06-15', 'diagnostic', 'Vega', 345, 37, 55.7, 67, 'yes', NULL, 'Nemec', 'Dr. Czerny', '2024-07-07', 482.5, 'yes');
INSERT INTO "Sleep studies" VALUES (1047, 'Albert Imhof', 'M', 21, 'Steyr', '2024-06-19', 'diagnostic', 'Vega', 300, 67, 4.3, 89, 'no', NULL, 'Riedl', NULL, '2024-06-30', 420.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1048, 'Paul Lang', 'M', 59, 'Enns', '2024-06-24', 'diagnostic', 'Luna', 400, 10, 22.0, 86, 'yes', NULL, 'Nemec', 'Dr. Amann', '2024-07-21', 455.0, 'no');
INSERT INTO "Sleep studies" VALUES (1049, 'Anna Dorn', 'F', 45, 'Steyr', '2024-06-25', 'titration', 'Vega', 321, 78, 53.4, 68, 'yes', 'full face', 'Riedl', 'Dr. Bauer', '2024-07-11', 510.0, 'no');
INSERT INTO "Sleep studies" VALUES (1050, 'Theo Jansen', 'M', 26, 'Enns', '2024-06-28', 'follow-up', 'Mira', 175, 52, 9.0, 87, 'yes', 'nasal', 'Stadler', 'Dr. Czerny', '2024-07-07', 290.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1051, 'Dora Dorn', 'F', 23, 'Gmunden', '2024-06-29', 'titration', 'Vega', 403, 38, 39.4, 77, 'yes', 'nasal', 'Nemec', 'Dr. Czerny', '2024-07-12', 572.5, 'yes');
INSERT INTO "Sleep studies" VALUES (1052, 'Petra Thaler', 'F', 29, 'Steyr', '2024-07-02', 'titration', 'Vega', 429, 28, 40.3, 76, 'yes', 'full face', 'Nemec', 'Dr. Egger', '2024-08-01', 510.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1053, 'Frieda Thaler', 'F', 63, 'Enns', '2024-07-04', 'diagnostic', 'Orion', 218, 82, 25.3, 81, 'yes', NULL, 'Stadler', 'Dr. Bauer', '2024-07-13', 482.5, 'yes');
INSERT INTO "Sleep studies" VALUES (1054, 'Willi Sommer', 'M', 70, 'Wels', '2024-07-11', 'titration', 'Luna', 436, 60, 31.3, 76, 'yes', 'full face', 'Stadler', 'Dr. Egger', '2024-07-25', 545.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1055, 'Felix Winter', 'M', 66, 'Traun', '2024-07-13', 'titration', 'Orion', 194, 52, 32.8, 78, 'yes', 'full face', 'Kofler', 'Dr. Bauer', '2024-08-01', 510.0, 'no');
INSERT INTO "Sleep studies" VALUES (1056, 'Konrad Jansen', 'M', 72, 'Gmunden', '2024-07-20', 'titration', 'Luna', 351, 90, 13.0, 86, 'no', 'nasal', 'Kofler', NULL, '2024-08-03', 510.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1057, 'Rolf Novak', 'M', 74, 'Traun', '2024-07-22', 'split night', 'Mira', 466, 89, 41.6, 76, 'yes', 'nasal', 'Stadler', NULL, '2024-08-17', 595.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1058, 'Rosa Dorn', 'F', 34, 'Gmunden', '2024-07-23', 'diagnostic', 'Vega', 197, 55, 33.5, 80, 'yes', NULL, 'Riedl', 'Dr. Amann', '2024-08-22', 420.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1059, 'Bruno Reiter', 'M', 52, 'Linz', '2024-07-26', 'split night', 'Vega', 361, 20, 9.0, 89, 'no', 'nasal', 'Riedl', 'Dr. Czerny', '2024-08-10', 560.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1060, 'Leo Thaler', 'M', 39, 'Steyr', '2024-07-31', 'diagnostic', 'Mira', 226, 92, 49.8, 72, 'yes', NULL, 'Nemec', NULL, '2024-08-17', 420.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1061, 'Petra Gruber', 'F', 76, 'Steyr', '2024-08-03', 'follow-up', 'Vega', 402, 62, 52.2, 68, 'yes', 'full face', 'Riedl', 'Dr. Czerny', NULL, 290.0, 'yes');
INSERT INTO "Sleep studies" VALUES (1062, 'Anna Brandt', 'F', 74, 'Traun', '2024-08-10', 'diagnostic', 'Luna', 335, 15, 32.9, 78, 'yes', NULL, 'Stadler', NULL, '2024-08-23', 420.0, 'no');
