CREATE TABLE "Truck days" (
  "Day" TEXT,
  "Truck" TEXT,
  "Pitch" TEXT,
  "City" TEXT,
  "Opened at" TEXT,
  "Sold out at" TEXT,
  "Closed at" TEXT,
  "Portions sold" INTEGER,
  "Takings (€)" REAL,
  "Pitch fee (€)" INTEGER,
  "Weather" TEXT,
  "Driver" TEXT,
  "Event?" TEXT,
  "Best seller" TEXT,
  "Waste (kg)" REAL,
  PRIMARY KEY ("Day","Truck")
);
INSERT INTO "Truck days" VALUES ('2024-05-02', 'Taco Tilde', 'Tech Park', 'Oldenburg', '10:45', '15:07', '15:45', 314, 2541.14, 60, 'cloudy', 'Kwame', 'yes', 'Carnitas', 0);
INSERT INTO "Truck days" VALUES ('2024-05-02', 'Waffle Wagon', 'Tech Park', 'Oldenburg', '16:15', NULL, '21:15', 112, 689.83, 30, 'cloudy', 'Jorge', 'no', 'Cherry waffle', NULL);
INSERT INTO "Truck days" VALUES ('2024-05-04', 'Taco Tilde', 'Fairground', 'Bremen', '11:00', NULL, '15:00', 118, 945.97, 120, 'rain', 'Jorge', 'yes', 'Carnitas', 3.3);
INSERT INTO "Truck days" VALUES ('2024-05-06', 'Taco Tilde', 'Market Square', 'Bremen', '11:30', '14:35', '15:00', 141, 1237.36, 45, 'sunny', 'Petra', 'no', 'Fish taco', 0);
INSERT INTO "Truck days" VALUES ('2024-05-07', 'Waffle Wagon', 'Market Square', 'Bremen', '11:15', NULL, '14:45', 111, 660.86, 45, 'rain', 'Mehmet', 'no', 'Cherry waffle', 1.2);
INSERT INTO "Truck days" VALUES ('2024-05-10', 'Taco Tilde', 'Tech Park', 'Oldenburg', '16:15', NULL, '21:15', 50, 427.11, 30, 'storm', 'Petra', 'no', 'Carnitas', 0.8);
INSERT INTO "Truck days" VALUES ('2024-05-11', 'Big Brine', 'Market Square', 'Bremen', '10:45', '13:51', '14:15', 162, 1761.55, 45, 'sunny', 'Mehmet', 'no', 'Pickle plate', 0);
INSERT INTO "Truck days" VALUES ('2024-05-12', 'Big Brine', 'Market Square', 'Bremen', '16:15', NULL, '20:15', 55, 526.98, 45, 'rain', 'Mehmet', 'no', 'Pastrami bun', 7.0);
INSERT INTO "Truck days" VALUES ('2024-05-14', 'Big Brine', 'Station Forecourt', 'Oldenburg', '11:00', '15:06', '16:45', 187, 1792.82, 55, 'cloudy', 'Silke', 'no', 'Chilli fries', 0);
INSERT INTO "Truck days" VALUES ('2024-05-21', 'Dumpling Dora', 'Market Square', 'Bremen', '11:00', NULL, '15:00', 47, 411.5, 45, 'cloudy', 'Mehmet', 'no', 'Noodle soup', 6.2);
INSERT INTO "Truck days" VALUES ('2024-05-24', 'Dumpling Dora', 'Brewery Yard', 'Verden', '10:45', NULL, '14:15', 87, 760.33, 25, 'sunny', 'Kwame', 'no', 'Noodle soup', 1.4);
INSERT INTO "Truck days" VALUES ('2024-05-25', 'Taco Tilde', 'Brewery Yard', 'Verden', '16:00', NULL, '21:45', 195, 1705.35, 50, 'sunny', 'Kwame', 'yes', 'Fish taco', 2.4);
INSERT INTO "Truck days" VALUES ('2024-05-25', 'Waffle Wagon', 'Market Square', 'Bremen', '16:45', '19:47', '20:15', 149, 839.63, 90, 'sunny', 'Mehmet', 'yes', 'Cherry waffle', 0);
INSERT INTO "Truck days" VALUES ('2024-05-27', 'Big Brine', 'Market Square', 'Bremen', '11:30', NULL, '16:30', 25, 242.35, 45, 'cloudy', 'Kwame', 'no', 'Pickle plate', 1.5);
INSERT INTO "Truck days" VALUES ('2024-05-29', 'Big Brine', 'Station Forecourt', 'Oldenburg', '16:45', NULL, '20:45', 83, 820.86, 55, 'cloudy', 'Jorge', 'no', 'Pastrami bun', 7.4);
INSERT INTO "Truck days" VALUES ('2024-05-30', 'Dumpling Dora', 'Tech Park', 'Oldenburg', '11:00', NULL, '15:00', 122, 1130.99, 30, 'sunny', 'Jorge', 'no', 'Pork dumplings', 2.4);
INSERT INTO "Truck days" VALUES ('2024-06-01', 'Taco Tilde', 'Brewery Yard', 'Verden', '16:45', '18:37', '20:15', 151, 1269.6, 25, 'sunny', 'Kwame', 'no', 'Carnitas', 0);
INSERT INTO "Truck days" VALUES ('2024-06-02', 'Dumpling Dora', 'Station Forecourt', 'Oldenburg', '11:15', '14:55', '16:15', 163, 1492.46, 55, 'sunny', 'Petra', 'no', 'Pork dumplings', 0);
INSERT INTO "Truck days" VALUES ('2024-06-03', 'Big Brine', 'Brewery Yard', 'Verden', '10:45', '13:20', '14:45', 145, 1480.62, 50, 'rain', 'Mehmet', 'yes', 'Pickle plate', 0);
INSERT INTO "Truck days" VALUES ('2024-06-03', 'Taco Tilde', 'Station Forecourt', 'Oldenburg', '11:30', NULL, '15:30', 130, 1081.76, 55, 'sunny', 'Jorge', 'no', 'Fish taco', 3.4);
INSERT INTO "Truck days" VALUES ('2024-06-08', 'Taco Tilde', 'Station Forecourt', 'Oldenburg', '16:45', NULL, '21:45', 102, 896.49, 55, 'sunny', 'Mehmet', 'no', 'Carnitas', 0.9);
INSERT INTO "Truck days" VALUES ('2024-06-12', 'Taco Tilde', 'Market Square', 'Bremen', '16:45', NULL, '20:45', 108, 865.2, 45, 'cloudy', 'Petra', 'no', 'Fish taco', 2.1);
INSERT INTO "Truck days" VALUES ('2024-06-12', 'Waffle Wagon', 'Station Forecourt', 'Oldenburg', '11:30', NULL, '16:30', 159, 933.78, 55, 'cloudy', 'Kwame', 'no', 'Plain waffle', 6.8);
INSERT INTO "Truck days" VALUES ('2024-06-14', 'Taco Tilde', 'Harbour Steps', 'Bremen', '10:30', NULL, '15:30', 30, 258.49, 60, 'storm', 'Mehmet', 'no', 'Carnitas', 4.3);
INSERT INTO "Truck days" VALUES ('2024-06-16', 'Dumpling Dora', 'Market Square', 'Bremen', '10:30', '13:26', '14:30', 153, 1460.02, 45, 'sunny', 'Jorge', 'no', 'Pork dumplings', 0);
INSERT INTO "Truck days" VALUES ('2024-06-16', 'Waffle Wagon', 'Station Forecourt', 'Oldenburg', '16:15', '18:02', '19:45', 138, 836.09, 55, 'sunny', 'Petra', 'no', 'Plain waffle', 0);
INSERT INTO "Truck days" VALUES ('2024-06-17', 'Dumpling Dora', 'Castle Lawn', 'Verden', '11:00', NULL, '14:30', 126, 1143.99, 38, 'cloudy', 'Jorge', 'no', 'Pork dumplings', 6.9);
INSERT INTO "Truck days" VALUES ('2024-06-18', 'Taco Tilde', 'Brewery Yard', 'Verden', '11:00', '14:35', '15:00', 150, 1296.28, 25, 'sunny', 'Mehmet', 'no', 'Bean taco', 0);
INSERT INTO "Truck days" VALUES ('2024-06-19', 'Dumpling Dora', 'Tech Park', 'Oldenburg', '16:45', NULL, '22:30', 67, 615.63, 30, 'rain', 'Kwame', 'no', 'Veggie dumplings', 4.6);
INSERT INTO "Truck days" VALUES ('2024-06-22', 'Taco Tilde', 'Market Square', 'Bremen', '10:45', NULL, '16:30', 161, 1387.78, 45, 'sunny', 'Petra', 'no', 'Fish taco', 7.2);
INSERT INTO "Truck days" VALUES ('2024-06-23', 'Waffle Wagon', 'Fairground', 'Bremen', '11:30', '16:47', '17:15', 205, 1193.25, 120, 'sunny', 'Kwame', 'yes', 'Plain waffle', 0);
INSERT INTO "Truck days" VALUES ('2024-06-24', 'Big Brine', 'Station Forecourt', 'Oldenburg', '11:15', NULL, '14:45', 111, 1122.51, 55, 'cloudy', 'Kwame', 'no', 'Chilli fries', 5.1);
INSERT INTO "Truck days" VALUES ('2024-06-28', 'Waffle Wagon', 'Station Forecourt', 'Oldenburg', '16:15', NULL, '19:45', 168, 1010.89, 55, 'cloudy', 'Silke', 'no', 'Cherry waffle', 2.2);
INSERT INTO "Truck days" VALUES ('2024-07-02', 'Big Brine', 'Market Square', 'Bremen', '10:45', NULL, '15:45', 52, 545.94, 45, 'storm', 'Mehmet', 'no', 'Pickle plate', 3.4);
INSERT INTO "Truck days" VALUES ('2024-07-04', 'Taco Tilde', 'Castle Lawn', 'Verden', '10:45', NULL, '16:30', 245, 1998.63, 76, 'cloudy', 'Kwame', 'yes', 'Bean taco', 3.0);
INSERT INTO "Truck days" VALUES ('2024-07-07', 'Dumpling Dora', 'Harbour Steps', 'Bremen', '11:15', NULL, '17:00', 76, 665.47, 60, 'cloudy', 'Jorge', 'no', 'Veggie dumplings', 4.1);
INSERT INTO "Truck days" VALUES ('2024-07-07', 'Waffle Wagon', 'Harbour Steps', 'Bremen', '16:45', NULL, '20:45', 79, 447.59, 60, 'sunny', 'Petra', 'no', 'Plain waffle', 4.8);
INSERT INTO "Truck days" VALUES ('2024-07-10', 'Big Brine', 'Harbour Steps', 'Bremen', '11:00', NULL, '16:00', 128, 1372.48, 60, 'sunny', 'Silke', 'no', 'Pastrami bun', 4.4);
INSERT INTO "Truck days" VALUES ('2024-07-10', 'Waffle Wagon', 'Market Square', 'Bremen', '10:45', '13:20', '14:45', 185, 1062.13, 45, 'cloudy', 'Jorge', 'no', 'Cherry waffle', 0);
INSERT INTO "Truck days" VALUES ('2024-07-11', 'Waffle Wagon', 'Brewery Yard', 'Verden', '11:15', NULL, '14:45', 71, 399.14, 25, 'sunny', 'Mehmet', 'no', 'Plain waffle', 6.8);
INSERT INTO "Truck days" VALUES ('2024-07-12', 'Dumpling Dora', 'Tech Park', 'Oldenburg', '11:30', NULL, '17:15', 118, 1127.4, 30, 'cloudy', 'Kwame', 'no', 'Veggie dumplings', 6.0);
INSERT INTO "Truck days" VALUES ('2024-07-12', 'Taco Tilde', 'Station Forecourt', 'Oldenburg', '16:15', NULL, '21:15', 64, 538.38, 55, 'rain', 'Mehmet', 'no', 'Bean taco', 4.0);
INSERT INTO "Truck days" VALUES ('2024-07-14', 'Big Brine', 'Market Square', 'Bremen', '16:00', NULL, '20:30', 125, 1237.98, 45, 'cloudy', 'Jorge', 'no', 'Pickle plate', 1.8);
INSERT INTO "Truck days" VALUES ('2024-07-16', 'Dumpling Dora', 'Harbour Steps', 'Bremen', '11:30', '13:48', '15:30', 162, 1407.62, 60, 'sunny', 'Jorge', 'no', 'Veggie dumplings', 0);
INSERT INTO "Truck days" VALUES ('2024-07-17', 'Taco Tilde', 'Tech Park', 'Oldenburg', '16:15', NULL, '20:15', 77, 609.74, 30, 'rain', 'Petra', 'no', 'Fish taco', 2.0);
INSERT INTO "Truck days" VALUES ('2024-07-19', 'Dumpling Dora', 'Market Square', 'Bremen', '11:30', NULL, '17:15', 77, 669.84, 45, 'cloudy', 'Kwame', 'no', 'Pork dumplings', 0.9);
INSERT INTO "Truck days" VALUES ('2024-07-20', 'Dumpling Dora', 'Fairground', 'Bremen', '16:45', '20:00', '20:15', 165, 1431.84, 120, 'sunny', 'Petra', 'yes', 'Noodle soup', 0);
INSERT INTO "Truck days" VALUES ('2024-07-21', 'Taco Tilde', 'Harbour Steps', 'Bremen', '11:30', '14:57', '16:00', 155, 1314.24, 60, 'cloudy', 'Jorge', 'no', 'Fish taco', NULL);
INSERT INTO "Truck days" VALUES ('2024-07-23', 'Waffle Wagon', 'Station Forecourt', 'Oldenburg', '16:45', NULL, '20:15', 41, 243.29, 55, 'rain', 'Silke', 'no', 'Cherry waffle', 4.9);
INSERT INTO "Truck days" VALUES ('2024-07-24', 'Dumpling Dora', 'Harbour Steps', 'Bremen', '10:45', NULL, '14:45', 115, 1015.23, 60, 'sunny', 'Silke', 'no', 'Pork dumplings', 4.5);
INSERT INTO "Truck days" VALUES ('2024-07-28', 'Dumpling Dora', 'Tech Park', 'Oldenburg', '16:45', NULL, '22:30', 60, 548.1, 30, 'rain', 'Kwame', 'no', 'Pork dumplings', 1.7);
INSERT INTO "Truck days" VALUES ('2024-07-30', 'Dumpling Dora', 'Tech Park', 'Oldenburg', '16:45', NULL, '20:45', 104, 937.85, 30, 'rain', 'Kwame', 'no', 'Veggie dumplings', 1.2);
INSERT INTO "Truck days" VALUES ('2024-08-03', 'Taco Tilde', 'Fairground', 'Bremen', '10:30', '14:06', '14:30', 210, 1653.93, 120, 'cloudy', 'Mehmet', 'yes', 'Bean taco', 0);
INSERT INTO "Truck days" VALUES ('2024-08-05', 'Big Brine', 'Market Square', 'Bremen', '11:15', NULL, '17:00', 87, 891.85, 45, 'rain', 'Jorge', 'no', 'Chilli fries', 5.4);
INSERT INTO "Truck days" VALUES ('2024-08-07', 'Waffle Wagon', 'Fairground', 'Bremen', '16:15', '18:55', '20:15', 267, 1594.27, 120, 'sunny', 'Kwame', 'yes', 'Cherry waffle', NULL);
INSERT INTO "Truck days" VALUES ('2024-08-08', 'Big Brine', 'Market Square', 'Bremen', '11:15', '16:01', '17:00', 169, 1599.17, 45, 'sunny', 'Silke', 'no', 'Pickle plate', 0);
INSERT INTO "Truck days" VALUES ('2024-08-09', 'Dumpling Dora', 'Harbour Steps', 'Bremen', '11:00', NULL, '15:30', 77, 690.85, 60, 'sunny', 'Jorge', 'no', 'Veggie dumplings', 7.4);
INSERT INTO "Truck days" VALUES ('2024-08-09', 'Taco Tilde', 'Tech Park', 'Oldenburg', '11:30', NULL, '15:30', 97, 878.66, 30, 'cloudy', 'Jorge', 'no', 'Fish taco', 2.5);
INSERT INTO "Truck days" VALUES ('2024-08-12', 'Dumpling Dora', 'Brewery Yard', 'Verden', '16:45', NULL, '21:45', 115, 1107.47, 25, 'sunny', 'Kwame', 'no', 'Noodle soup', 3.3);
INSERT INTO "Truck days" VALUES ('2024-08-17', 'Dumpling Dora', 'Station Forecourt', 'Oldenburg', '11:00', NULL, '15:00', 153, 1343.66, 55, 'cloudy', 'Mehmet', 'no', 'Pork dumplings', 4.4);
INSERT INTO "Truck days" VALUES ('2024-08-19', 'Dumpling Dora', 'Market Square', 'Bremen', '16:00', NULL, '20:00', 106, 955.46, 45, 'cloudy', 'Kwame', 'no', 'Noodle soup', 5.8);
INSERT INTO "Truck days" VALUES ('2024-08-20', 'Dumpling Dora', 'Harbour Steps', 'Bremen', '10:45', NULL, '14:15', 80, 726.47, 60, 'cloudy', 'Kwame', 'no', 'Veggie dumplings', 7.3);
INSERT INTO "Truck days" VALUES ('2024-08-24', 'Waffle Wagon', 'Harbour Steps', 'Bremen', '11:30', NULL, '15:00', 45, 270.32, 60, 'rain', 'Petra', 'no', 'Plain waffle', 4.6);
INSERT INTO "Truck days" VALUES ('2024-08-26', 'Dumpling Dora', 'Castle Lawn', 'Verden', '11:30', '14:40', '15:30', 180, 1774.57, 38, 'sunny', 'Mehmet', 'no', 'Noodle soup', 0);
INSERT INTO "Truck days" VALUES ('2024-08-29', 'Dumpling Dora', 'Station Forecourt', 'Oldenburg', '16:00', NULL, '19:30', 64, 635.1, 55, 'rain', 'Kwame', 'no', 'Noodle soup', 6.3);
INSERT INTO "Truck days" VALUES ('2024-08-30', 'Taco Tilde', 'Market Square', 'Bremen', '16:45', NULL, '20:45', 109, 982.97, 45, 'rain', 'Mehmet', 'no', 'Carnitas', 1.5);
INSERT INTO "Truck days" VALUES ('2024-08-30', 'Waffle Wagon', 'Fairground', 'Bremen', '16:45', NULL, '21:15', 117, 702.99, 120, 'rain', 'Silke', 'yes', 'Cherry waffle', NULL);
INSERT INTO "Truck days" VALUES ('2024-08-31', 'Taco Tilde', 'Castle Lawn', 'Verden', '16:45', NULL, '21:45', 46, 392.37, 38, 'rain', 'Silke', 'no', 'Carnitas', 3.5);
