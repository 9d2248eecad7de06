CREATE TABLE "Street trees" (
  "Tree no" TEXT PRIMARY KEY,
  "Species" TEXT,
  "Latin name" TEXT,
  "Street" TEXT,
  "District" TEXT,
  "Planted (year)" INTEGER,
  "Height (m)" REAL,
  "Girth (cm)" INTEGER,
  "Crown width (m)" REAL,
  "Condition" TEXT,
  "Last inspected" TEXT,
  "Last pruned" TEXT,
  "Protected" TEXT,
  "Nests" INTEGER,
  "Value (EUR)" INTEGER,
  "Remark" TEXT
);
INSERT INTO "Street trees" VALUES ('T1001', 'English oak', 'Quercus robur', 'Harbour Street', 'Docklands', NULL, 24.2, 330, 10.4, 'good', '2021-05-01', '2020-02-20', 'Y', 0, 8960, 'hollow trunk');
INSERT INTO "Street trees" VALUES ('T1004', 'Norway maple', 'Acer platanoides', 'Linden Way', 'Westhill', 2017, 4.7, 27, 3.5, 'good', '2021-09-06', '2020-11-05', 'N', 0, 800, 'wires in crown');
INSERT INTO "Street trees" VALUES ('T1007', 'Horse chestnut', 'Aesculus hippocastanum', 'Park Avenue', 'Northfield', 1985, 17.2, 89, 8.3, 'good', '2021-08-11', NULL, 'N', 0, 2130, 'roots lifting pavement');
INSERT INTO "Street trees" VALUES ('T1010', 'Small-leaved lime', 'Tilia cordata', 'Station Road', 'Northfield', 1967, 22.4, 138, 12.6, 'good', '2024-10-01', NULL, 'N', 0, 3100, NULL);
INSERT INTO "Street trees" VALUES ('T1013', 'London plane', 'Platanus x hispanica', 'Harbour Street', 'Docklands', 1975, 27.8, 139, 18.1, 'good', '2023-12-18', '2023-12-17', 'N', 0, 2460, 'hollow trunk');
INSERT INTO "Street trees" VALUES ('T1016', 'Horse chestnut', 'Aesculus hippocastanum', 'Victoria Terrace', 'Westhill', 1987, 17.7, 90, 10.1, 'fair', '2021-10-11', '2019-09-24', 'N', 0, 2250, 'fungus at base');
INSERT INTO "Street trees" VALUES ('T1019', 'English oak', 'Quercus robur', 'Linden Way', 'Westhill', 1931, 24.3, 248, 12.0, 'fair', '2021-10-15', '2019-09-20', 'Y', 2, 6400, 'leans over road');
INSERT INTO "Street trees" VALUES ('T1022', 'Ash', 'Fraxinus excelsior', 'Queen Square', 'Old Town', 1956, 20.1, 202, 11.8, 'poor', '2024-02-20', NULL, 'N', 0, 5390, 'roots lifting pavement');
INSERT INTO "Street trees" VALUES ('T1025', 'Japanese cherry', 'Prunus serrulata', 'Cathedral Walk', 'Old Town', 1913, 8.8, 327, 6.5, 'fair', '2021-11-13', '2021-07-01', 'Y', 0, 12630, 'fungus at base');
INSERT INTO "Street trees" VALUES ('T1028', 'Ash', 'Fraxinus excelsior', 'Schoolhouse Road', 'Westhill', 2020, 5.3, 24, 2.6, 'good', '2021-04-13', NULL, 'N', 0, 470, NULL);
INSERT INTO "Street trees" VALUES ('T1031', 'London plane', 'Platanus x hispanica', 'Harbour Street', 'Docklands', 2006, 12.2, 52, 5.4, 'poor', '2024-05-13', '2020-03-12', 'N', 0, 1820, NULL);
INSERT INTO "Street trees" VALUES ('T1034', 'English oak', 'Quercus robur', 'Station Road', 'Northfield', 1925, 20.4, 284, 13.9, 'good', '2022-03-28', '2021-05-07', 'Y', 0, 5010, NULL);
INSERT INTO "Street trees" VALUES ('T1037', 'Norway maple', 'Acer platanoides', 'Schoolhouse Road', 'Westhill', NULL, 20.6, 356, 9.4, 'fair', '2022-05-12', NULL, 'Y', 0, 13340, 'fungus at base');
INSERT INTO "Street trees" VALUES ('T1040', 'London plane', 'Platanus x hispanica', 'Linden Way', 'Westhill', 1977, 22.1, 115, 9.3, 'fair', '2021-07-03', NULL, 'Y', 0, 3360, 'hollow trunk');
INSERT INTO "Street trees" VALUES ('T1043', 'Small-leaved lime', 'Tilia cordata', 'Schoolhouse Road', 'Westhill', 1961, 21.6, 201, 12.9, 'fair', '2021-05-21', NULL, 'N', 0, 5860, 'leans over road');
INSERT INTO "Street trees" VALUES ('T1046', 'London plane', 'Platanus x hispanica', 'Station Road', 'Northfield', 2002, 13.2, 81, 9.6, 'good', '2024-08-24', NULL, 'N', 0, 1290, 'leans over road');
INSERT INTO "Street trees" VALUES ('T1049', 'Small-leaved lime', 'Tilia cordata', 'Station Road', 'Northfield', 1965, 21.8, 163, 11.0, 'dead', '2024-02-17', '2023-06-01', 'N', 0, 6230, NULL);
INSERT INTO "Street trees" VALUES ('T1052', 'London plane', 'Platanus x hispanica', 'Mill Lane', 'Docklands', 1959, 27.4, 153, 17.0, 'good', '2023-11-26', '2023-12-04', 'N', 0, 2510, 'leans over road');
INSERT INTO "Street trees" VALUES ('T1055', 'Small-leaved lime', 'Tilia cordata', 'Station Road', 'Northfield', 2022, 4.1, 16, 3.0, 'fair', '2023-07-31', NULL, 'N', 0, 470, NULL);
INSERT INTO "Street trees" VALUES ('T1058', 'Small-leaved lime', 'Tilia cordata', 'Station Road', 'Northfield', 1900, 21.3, 329, 15.0, 'dead', '2022-01-11', NULL, 'Y', 0, 6630, NULL);
INSERT INTO "Street trees" VALUES ('T1061', 'Japanese cherry', 'Prunus serrulata', 'Harbour Street', 'Docklands', 2003, 3.8, 72, 2.0, 'good', '2023-10-20', '2023-05-31', 'N', 0, 1660, NULL);
INSERT INTO "Street trees" VALUES ('T1064', 'London plane', 'Platanus x hispanica', 'Market Street', 'Old Town', 1998, 14.5, 79, 9.2, 'poor', '2023-01-08', NULL, 'N', 0, 3100, 'leans over road');
INSERT INTO "Street trees" VALUES ('T1067', 'Small-leaved lime', 'Tilia cordata', 'Victoria Terrace', 'Westhill', 2020, 4.9, 24, 2.6, 'fair', '2022-08-04', NULL, 'N', 0, 660, NULL);
INSERT INTO "Street trees" VALUES ('T1070', 'Norway maple', 'Acer platanoides', 'Mill Lane', 'Docklands', 2000, 10.2, 79, 5.2, 'fair', '2024-04-09', '2021-03-11', 'N', 0, 1880, NULL);
INSERT INTO "Street trees" VALUES ('T1073', 'English oak', 'Quercus robur', 'Cathedral Walk', 'Old Town', 1990, 15.3, 110, 9.4, 'good', '2023-08-22', '2020-01-12', 'N', 2, 3810, NULL);
INSERT INTO "Street trees" VALUES ('T1076', 'English oak', 'Quercus robur', 'Cathedral Walk', 'Old Town', 1989, 17.8, 89, 8.4, 'good', '2022-07-15', NULL, 'N', 0, 3020, NULL);
INSERT INTO "Street trees" VALUES ('T1079', 'Silver birch', 'Betula pendula', 'Park Avenue', 'Northfield', 1929, 18.4, 287, 13.1, 'poor', '2022-05-23', '2024-03-15', 'Y', 0, 9210, NULL);
INSERT INTO "Street trees" VALUES ('T1082', 'Norway maple', 'Acer platanoides', 'Linden Way', 'Westhill', 2020, 4.1, 26, 2.4, 'poor', '2024-03-27', NULL, 'N', 0, 950, NULL);
INSERT INTO "Street trees" VALUES ('T1085', 'Japanese cherry', 'Prunus serrulata', 'Cathedral Walk', 'Old Town', 2010, 3.1, 53, 1.5, 'good', '2024-03-11', '2019-09-05', 'N', 0, 1700, NULL);
INSERT INTO "Street trees" VALUES ('T1088', 'Norway maple', 'Acer platanoides', 'Station Road', 'Northfield', 1979, 18.1, 120, 12.1, 'dead', '2021-04-10', NULL, 'N', 0, 2870, 'roots lifting pavement');
INSERT INTO "Street trees" VALUES ('T1091', 'London plane', 'Platanus x hispanica', 'Park Avenue', 'Northfield', 2018, 6.0, 28, 2.5, 'good', '2023-06-07', NULL, 'N', 2, 1060, 'hollow trunk');
INSERT INTO "Street trees" VALUES ('T1094', 'Small-leaved lime', 'Tilia cordata', 'Park Avenue', 'Northfield', 1935, 23.1, 198, 13.0, 'good', '2023-04-16', '2021-05-20', 'N', 0, 6690, 'fungus at base');
INSERT INTO "Street trees" VALUES ('T1097', 'London plane', 'Platanus x hispanica', 'Mill Lane', 'Docklands', 2013, 8.0, 34, 5.9, 'good', '2021-05-03', NULL, 'N', 0, 490, NULL);
INSERT INTO "Street trees" VALUES ('T1100', 'Horse chestnut', 'Aesculus hippocastanum', 'Mill Lane', 'Docklands', 2004, 9.0, 67, 6.0, 'good', '2022-01-30', NULL, 'N', 0, 980, 'fungus at base');
INSERT INTO "Street trees" VALUES ('T1103', 'Norway maple', 'Acer platanoides', 'Market Street', 'Old Town', 1902, 19.5, 289, 12.5, 'poor', '2024-05-03', NULL, 'Y', 0, 6650, 'hollow trunk');
INSERT INTO "Street trees" VALUES ('T1106', 'English oak', 'Quercus robur', 'Harbour Street', 'Docklands', 1993, 16.0, 103, 10.4, 'good', '2024-02-02', NULL, 'N', 0, 3610, 'wires in crown');
INSERT INTO "Street trees" VALUES ('T1109', 'Norway maple', 'Acer platanoides', 'Victoria Terrace', 'Westhill', 1997, 12.2, 72, 6.9, 'fair', '2023-04-16', '2021-08-09', 'N', 0, 1350, 'leans over road');
INSERT INTO "Street trees" VALUES ('T1112', 'Norway maple', 'Acer platanoides', 'Victoria Terrace', 'Westhill', NULL, 17.2, 272, 10.2, 'good', '2023-11-01', NULL, 'Y', 0, 7280, NULL);
INSERT INTO "Street trees" VALUES ('T1115', 'Norway maple', 'Acer platanoides', 'Market Street', 'Old Town', 2001, 9.7, 78, 5.0, 'fair', '2022-09-06', '2020-02-16', 'N', 0, 1480, 'hollow trunk');
INSERT INTO "Street trees" VALUES ('T1118', 'Ash', 'Fraxinus excelsior', 'Queen Square', 'Old Town', 2013, 7.8, 50, 4.6, 'good', '2021-09-22', NULL, 'N', 0, 1170, 'hollow trunk');
INSERT INTO "Street trees" VALUES ('T1121', 'Small-leaved lime', 'Tilia cordata', 'Harbour Street', 'Docklands', 2017, 5.3, 25, 2.6, 'fair', '2023-01-27', '2019-02-14', 'N', 0, 910, NULL);
INSERT INTO "Street trees" VALUES ('T1124', 'Norway maple', 'Acer platanoides', 'Mill Lane', 'Docklands', 1994, 10.7, 79, 6.4, 'good', '2024-07-03', NULL, 'N', 0, 2180, 'wires in crown');
INSERT INTO "Street trees" VALUES ('T1127', 'London plane', 'Platanus x hispanica', 'Victoria Terrace', 'Westhill', 1925, 29.0, 227, 13.7, 'fair', '2022-01-16', '2021-12-05', 'N', 0, 3190, 'leans over road');
INSERT INTO "Street trees" VALUES ('T1130', 'Small-leaved lime', 'Tilia cordata', 'Cathedral Walk', 'Old Town', 1992, 16.4, 98, 10.4, 'poor', '2023-07-19', '2020-02-04', 'N', 0, 3690, NULL);
INSERT INTO "Street trees" VALUES ('T1133', 'Small-leaved lime', 'Tilia cordata', 'Cathedral Walk', 'Old Town', 1936, 22.0, 213, 11.9, 'good', '2024-03-10', '2019-04-14', 'N', 0, 7910, NULL);
INSERT INTO "Street trees" VALUES ('T1136', 'Small-leaved lime', 'Tilia cordata', 'Victoria Terrace', 'Westhill', 1935, 23.8, 202, 13.8, 'good', '2022-09-21', '2022-02-11', 'N', 2, 7100, 'fungus at base');
INSERT INTO "Street trees" VALUES ('T1139', 'Norway maple', 'Acer platanoides', 'Mill Lane', 'Docklands', 2003, 9.7, 63, 6.5, 'good', '2021-08-28', '2020-08-24', 'N', 1, 2150, NULL);
INSERT INTO "Street trees" VALUES ('T1142', 'English oak', 'Quercus robur', 'Schoolhouse Road', 'Westhill', 1991, 16.7, 96, 9.3, 'good', '2022-08-29', '2024-01-13', 'N', 0, 3540, NULL);
INSERT INTO "Street trees" VALUES ('T1145', 'Ash', 'Fraxinus excelsior', 'Victoria Terrace', 'Westhill', 2015, 5.9, 44, 4.2, 'good', '2021-10-27', NULL, 'N', 0, 1680, 'leans over road');
INSERT INTO "Street trees" VALUES ('T1148', 'Norway maple', 'Acer platanoides', 'Linden Way', 'Westhill', 2017, 4.5, 33, 3.0, 'good', '2021-07-21', '2023-04-06', 'N', 0, 750, 'leans over road');
INSERT INTO "Street trees" VALUES ('T1151', 'Japanese cherry', 'Prunus serrulata', 'Cathedral Walk', 'Old Town', 1987, 6.3, 105, 3.3, 'fair', '2023-04-12', '2020-08-21', 'N', 0, 4150, 'fungus at base');
INSERT INTO "Street trees" VALUES ('T1154', 'London plane', 'Platanus x hispanica', 'Park Avenue', 'Northfield', 2022, 4.6, 21, 3.2, 'dead', '2024-07-20', NULL, 'N', 0, 820, NULL);
INSERT INTO "Street trees" VALUES ('T1157', 'Japanese cherry', 'Prunus serrulata', 'Linden Way', 'Westhill', 1983, 6.8, 123, 3.1, 'good', '2022-08-25', '2022-09-19', 'N', 0, 1980, 'hollow trunk');
INSERT INTO "Street trees" VALUES ('T1160', 'Norway maple', 'Acer platanoides', 'Station Road', 'Northfield', NULL, 17.2, 244, 8.6, 'good', '2021-09-02', '2019-05-21', 'Y', 0, 8240, NULL);
INSERT INTO "Street trees" VALUES ('T1163', 'Silver birch', 'Betula pendula', 'Harbour Street', 'Docklands', 1991, 11.3, 81, 6.6, 'fair', '2022-03-04', '2019-04-11', 'N', 0, 1940, 'wires in crown');
INSERT INTO "Street trees" VALUES ('T1166', 'Ginkgo', 'Ginkgo biloba', 'Queen Square', 'Old Town', 2019, 3.4, 21, 2.3, 'poor', '2024-03-24', '2021-04-23', 'N', 0, 830, 'fungus at base');
INSERT INTO "Street trees" VALUES ('T1169', 'Silver birch', 'Betula pendula', 'Linden Way', 'Westhill', 1917, 15.5, 287, 9.3, 'dead', '2022-10-26', '2023-06-27', 'Y', 0, 8930, NULL);
INSERT INTO "Street trees" VALUES ('T1172', 'Ginkgo', 'Ginkgo biloba', 'Linden Way', 'Westhill', 1964, 16.3, 171, 10.4, 'fair', '2021-12-06', NULL, 'N', 0, 5270, 'wires in crown');
INSERT INTO "Street trees" VALUES ('T1175', 'Small-leaved lime', 'Tilia cordata', 'Station Road', 'Northfield', 2020, 4.4, 20, 2.6, 'dead', '2024-02-21', NULL, 'N', 1, 370, 'wires in crown');
INSERT INTO "Street trees" VALUES ('T1178', 'Ash', 'Fraxinus excelsior', 'Cathedral Walk', 'Old Town', 1957, 23.7, 159, 15.1, 'fair', '2023-05-23', NULL, 'N', 0, 3740, NULL);
INSERT INTO "Street trees" VALUES ('T1181', 'London plane', 'Platanus x hispanica', 'Mill Lane', 'Docklands', 2019, 6.6, 32, 2.9, 'good', '2021-04-21', NULL, 'N', 0, 720, NULL);
INSERT INTO "Street trees" VALUES ('T1184', 'English oak', 'Quercus robur', 'Linden Way', 'Westhill', 1917, 25.9, 256, 14.8, 'good', '2024-03-05', '2021-05-18', 'Y', 2, 6050, 'hollow trunk');
INSERT INTO "Street trees" VALUES ('T1187', 'Norway maple', 'Acer platanoides', 'Queen Square', 'Old Town', 2005, 7.5, 58, 4.2, 'dead', '2023-03-13', '2022-09-05', 'N', 0, 2170, NULL);
INSERT INTO "Street trees" VALUES ('T1190', 'Norway maple', 'Acer platanoides', 'Market Street', 'Old Town', 1905, 16.3, 287, 12.2, 'poor', '2022-04-25', '2023-02-15', 'Y', 0, 8150, NULL);
INSERT INTO "Street trees" VALUES ('T1193', 'Norway maple', 'Acer platanoides', 'Queen Square', 'Old Town', 1950, 18.7, 222, 8.2, 'poor', '2021-11-25', '2023-04-06', 'N', 0, 6510, NULL);
INSERT INTO "Street trees" VALUES ('T1196', 'Silver birch', 'Betula pendula', 'Schoolhouse Road', 'Westhill', 2005, 7.8, 51, 4.5, 'dead', '2021-05-28', NULL, 'N', 0, 1590, NULL);
INSERT INTO "Street trees" VALUES ('T1199', 'Small-leaved lime', 'Tilia cordata', 'Linden Way', 'Westhill', 2016, 6.7, 33, 4.8, 'good', '2021-12-29', '2020-05-17', 'N', 0, 960, 'fungus at base');
INSERT INTO "Street trees" VALUES ('T1202', 'Ash', 'Fraxinus excelsior', 'Schoolhouse Road', 'Westhill', 1916, 24.0, 235, 15.1, 'poor', '2024-04-03', NULL, 'Y', 0, 4600, 'roots lifting pavement');
INSERT INTO "Street trees" VALUES ('T1205', 'Japanese cherry', 'Prunus serrulata', 'Park Avenue', 'Northfield', 2000, 4.8, 70, 2.2, 'poor', '2021-07-16', '2019-04-24', 'N', 0, 1160, NULL);
INSERT INTO "Street trees" VALUES ('T1208', 'Horse chestnut', 'Aesculus hippocastanum', 'Victoria Terrace', 'Westhill', 2016, 5.5, 36, 3.6, 'poor', '2021-06-14', NULL, 'N', 0, 830, NULL);
INSERT INTO "Street trees" VALUES ('T1211', 'Small-leaved lime', 'Tilia cordata', 'Linden Way', 'Westhill', 1912, 23.8, 300, 16.2, 'poor', '2024-08-25', NULL, 'Y', 0, 9210, 'leans over road');
INSERT INTO "Street trees" VALUES ('T1214', 'Small-leaved lime', 'Tilia cordata', 'Cathedral Walk', 'Old Town', 1971, 24.4, 149, 13.2, 'good', '2024-09-17', NULL, 'N', 0, 4140, 'wires in crown');
