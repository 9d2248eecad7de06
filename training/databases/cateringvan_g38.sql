CREATE TABLE "Van log 2025" (
  "Date" TEXT PRIMARY KEY,
  "Pitch" TEXT,
  "Kind of event" TEXT,
  "Opened at" TEXT,
  "Hours open" REAL,
  "Portions sold" INTEGER,
  "Best seller" TEXT,
  "Takings €" REAL,
  "of which card €" REAL,
  "Pitch fee €" REAL,
  "Ingredients €" REAL,
  "Diesel + gas €" REAL,
  "Helper" TEXT,
  "Weather" TEXT,
  "Sold out (1=yes)" INTEGER,
  "km driven" INTEGER,
  "Would go again?" TEXT
);
INSERT INTO "Van log 2025" VALUES ('2025-03-02', 'Brewery Yard', 'festival', '17:00', 3.5, 64, 'fish tacos', 670.91, 487.25, 250, 208.13, 51.27, 'Tom', 'cloudy', 0, 96, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-03-04', 'Private garden', 'private party', '11:30', 4, 66, 'halloumi wrap', 749.23, 0, NULL, 280.39, 15.21, NULL, 'rain', 0, 58, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-03-05', 'Castle Barn', 'wedding', '11:30', 4, 58, 'pulled pork bun', 503.46, 0, NULL, 188.71, 40.14, NULL, 'rain', 0, 30, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-03-08', 'Riverside Park', 'market', '18:30', 6, 192, 'halloumi wrap', 1491.56, 828.79, 60, 520.43, 16.23, NULL, 'cloudy', 0, 44, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-03-11', 'Football Ground', 'match day', '18:30', 6, 118, 'halloumi wrap', 985.51, 589.28, 120, 370.83, 10.14, NULL, 'cloudy', 0, 119, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-03-15', 'Riverside Park', 'market', '11:00', 6, 200, 'veggie burger', 1947.14, 1341.95, 120, 444.11, 37.44, NULL, 'sunny', 0, 77, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-03-19', 'Town Hall', 'wedding', '10:00', 6, 88, 'halloumi wrap', 922.54, 0, NULL, 206.73, 13.64, 'Tom', 'rain', 1, 130, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-03-21', 'Private garden', 'private party', '17:00', 6, 54, 'halloumi wrap', 557.75, 0, NULL, 165.15, 48.1, 'Tom', 'rain', 0, 40, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-03-22', 'Market Square', 'market', '17:00', 4, 86, 'halloumi wrap', 818.27, 441.27, 35, 224.05, 48.51, NULL, 'cloudy', 0, 1, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-03-26', 'Private garden', 'private party', '11:30', 3, 44, 'pulled pork bun', 414.53, 0, NULL, 107.16, 14.69, 'Aylin', 'rain', 1, 111, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-03-28', 'Lake Stage', 'festival', '10:00', 3.5, 105, 'loaded fries', 1143.12, 913.36, 180, 291.11, 45.15, 'Aylin', 'sunny', 0, 115, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-03-29', 'Lake Stage', 'festival', '11:00', 6, 175, 'pulled pork bun', 1423.25, 1052.01, 180, 339.75, 48.17, NULL, 'sunny', 1, 33, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-03-31', 'Brewery Yard', 'festival', '10:00', 3, 56, 'loaded fries', 526.52, 305.62, 320, 156.28, 18.11, 'Aylin', 'rain', 0, 1, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-04-02', 'Private garden', 'private party', '11:00', 3.5, 52, 'pulled pork bun', 427.93, 0, NULL, 103.93, 25.65, NULL, 'sunny', 0, 23, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-04-04', 'Tech Campus', 'lunch stop', '17:00', 2, 54, 'fish tacos', 389.15, 266.08, 35, 129.27, 23.38, 'Tom', 'sunny', 0, 12, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-04-07', 'Hospital Gate', 'lunch stop', '18:30', 2.5, 48, 'loaded fries', 458.06, 208.02, 35, 155.83, 54.21, 'Aylin', 'cloudy', 0, 103, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-04-09', 'Hospital Gate', 'lunch stop', '10:00', 2.5, 62, 'pulled pork bun', 487.2, 284.66, 45, 146.0, 57.8, 'Tom', 'cloudy', 1, 72, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-04-11', 'Football Ground', 'match day', '12:00', 4, 133, 'pulled pork bun', 1323.54, 1024.84, 120, 324.85, 28.37, NULL, 'sunny', 0, 36, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-04-15', 'Castle Barn', 'wedding', '12:00', 3.5, 77, 'fish tacos', 757.71, 0, NULL, 191.68, 46.28, NULL, 'sunny', 1, 15, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-04-18', 'Brewery Yard', 'festival', '11:00', 4, 38, 'loaded fries', 333.1, 211.57, 250, 105.35, 48.7, 'Greta', 'rain', 1, 7, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-04-19', 'Lake Stage', 'festival', '11:30', 3.5, 111, 'fish tacos', 1193.01, 592.06, 250, 427.83, 9.37, 'Tom', 'cloudy', 0, 36, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-04-21', 'Private garden', 'private party', '10:00', 8, 121, 'loaded fries', 1386.51, 0, NULL, 442.8, 55.77, NULL, 'rain', 1, 134, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-04-25', 'Private garden', 'private party', '18:30', 4, 61, 'pulled pork bun', 517.52, 0, NULL, 132.2, 53.16, 'Tom', 'rain', 0, 125, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-04-26', 'Riverside Park', 'market', '17:00', 5, 132, 'halloumi wrap', 1339.68, 832.13, 60, 319.16, 18.05, 'Greta', 'cloudy', 0, 78, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-04-30', 'Football Ground', 'match day', '11:30', 4, 94, 'pulled pork bun', 682.37, 359.18, 180, 243.22, 34.61, NULL, 'windy', 1, 110, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-05-03', 'Brewery Yard', 'festival', '12:00', 8, 225, 'loaded fries', 1978.76, 1007.2, 250, 528.02, 34.11, 'Aylin', 'cloudy', 0, 33, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-05-05', 'Town Hall', 'wedding', '10:00', 5, 162, 'pulled pork bun', 1579.68, 0, NULL, 396.98, 10.25, NULL, 'windy', 0, 49, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-05-07', 'Town Hall', 'wedding', '18:30', 5, 151, 'loaded fries', 1200.09, 0, NULL, 345.98, 41.31, NULL, 'cloudy', 0, 21, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-05-11', 'Town Hall', 'wedding', '10:00', 3, 62, 'fish tacos', 708.66, 0, NULL, 183.43, 56.0, 'Tom', 'sunny', 0, 109, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-05-12', 'Town Hall', 'wedding', '18:30', 6, 84, 'veggie burger', 626.98, 0, NULL, 187.02, 27.19, 'Aylin', 'cloudy', 0, 107, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-05-14', 'Brewery Yard', 'festival', '11:00', 8, 125, 'fish tacos', 1376.31, 1097.85, 180, 497.33, 30.95, 'Tom', 'cloudy', 0, 65, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-05-18', 'Tech Campus', 'lunch stop', '17:00', 3, 81, 'pulled pork bun', 832.79, 455.95, 60, 195.8, 54.56, 'Tom', 'cloudy', 0, 68, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-05-19', 'Lake Stage', 'festival', '10:00', 4, 110, 'pulled pork bun', 870.72, 420.21, 180, 254.96, 19.06, 'Aylin', 'cloudy', 0, 51, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-05-21', 'Lake Stage', 'festival', '17:00', 3.5, 107, 'pulled pork bun', 873.73, 459.6, 180, 214.72, 28.68, NULL, 'sunny', 0, 10, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-05-23', 'Brewery Yard', 'festival', '10:00', 3, 44, 'halloumi wrap', 450.36, 218.68, 250, 146.36, 24.23, 'Greta', 'cloudy', 0, 99, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-05-25', 'Riverside Park', 'market', '11:30', 5, 84, 'pulled pork bun', 832.94, 463.08, 180, 237.67, 13.52, 'Tom', 'rain', 0, 119, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-05-29', 'Lake Stage', 'festival', '11:30', 8, 203, 'fish tacos', 1854.22, 1452.11, 250, 632.97, 59.12, NULL, 'cloudy', 1, 7, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-05-31', 'Castle Barn', 'wedding', '10:00', 5, 131, 'fish tacos', 1333.03, 0, NULL, 356.44, 59.33, 'Tom', 'sunny', 0, 128, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-06-04', 'Football Ground', 'match day', '11:00', 4, 83, 'fish tacos', 915.35, 645.98, 120, 225.02, 44.41, NULL, 'cloudy', 0, 64, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-06-05', 'Brewery Yard', 'festival', '10:00', 5, 86, 'pulled pork bun', 674.75, 470.15, 320, 211.81, 50.27, 'Tom', 'cloudy', 0, 139, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-06-06', 'Lake Stage', 'festival', '18:30', 3.5, 58, 'veggie burger', 475.25, 254.64, 250, 179.24, 17.18, NULL, 'rain', 0, 43, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-06-10', 'Hospital Gate', 'lunch stop', '11:00', 2.5, 42, 'loaded fries', 419.41, 220.36, 60, 117.84, 50.75, 'Aylin', 'windy', 0, 123, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-06-14', 'Town Hall', 'wedding', '10:00', 4, 61, 'loaded fries', 522.28, 0, NULL, 197.71, 31.24, 'Greta', 'cloudy', 0, 124, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-06-15', 'Football Ground', 'match day', '11:30', 8, 162, 'loaded fries', 1254.53, 860.56, 120, 473.07, 43.96, 'Greta', 'cloudy', 0, 73, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-06-18', 'Riverside Park', 'market', '11:30', 4, 101, 'veggie burger', 1144.27, 899.25, 60, 354.23, 50.37, NULL, 'cloudy', 0, 64, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-06-20', 'Brewery Yard', 'festival', '11:30', 3, 48, 'fish tacos', 413.26, 293.63, 250, 145.79, 48.2, 'Greta', 'sunny', 0, 83, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-06-23', 'Riverside Park', 'market', '12:00', 8, 130, 'pulled pork bun', 1486.65, 737.42, 35, 431.61, 15.51, NULL, 'cloudy', 0, 4, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-06-24', 'Lake Stage', 'festival', '10:00', 4, 103, 'veggie burger', 994.26, 559.0, 320, 224.5, 22.71, 'Tom', 'cloudy', 0, 4, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-06-28', 'Tech Campus', 'lunch stop', '17:00', 2.5, 77, 'fish tacos', 595.42, 459.48, 35, 162.28, 58.64, NULL, 'sunny', 0, 95, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-07-02', 'Market Square', 'market', '17:00', 6, 133, 'fish tacos', 1082.14, 861.93, 35, 330.16, 11.08, 'Aylin', 'sunny', 0, 2, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-07-05', 'Tech Campus', 'lunch stop', '11:00', 2.5, 82, 'loaded fries', 636.2, 394.59, 60, 228.31, 44.32, NULL, 'sunny', 0, 34, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-07-07', 'Lake Stage', 'festival', '12:00', 4, 58, 'loaded fries', 566.56, 259.36, 180, 150.27, 12.31, 'Greta', 'windy', 0, 108, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-07-08', 'Tech Campus', 'lunch stop', '11:30', 2, 30, 'veggie burger', 332.6, 199.22, 45, 94.49, 15.47, 'Greta', 'cloudy', 0, 106, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-07-09', 'Football Ground', 'match day', '10:00', 3.5, 83, 'halloumi wrap', 840.3, 512.56, 60, 280.03, 13.63, NULL, 'sunny', 1, 92, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-07-12', 'Market Square', 'market', '11:00', 3, 83, 'fish tacos', 763.46, 430.19, 60, 210.57, 20.85, 'Tom', 'cloudy', 0, 73, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-07-14', 'Castle Barn', 'wedding', '11:30', 6, 86, 'pulled pork bun', 931.96, 0, NULL, 297.06, 26.1, 'Aylin', 'cloudy', 0, 36, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-07-16', 'Market Square', 'market', '11:30', 5, 127, 'fish tacos', 985.32, 486.63, 45, 270.6, 52.34, NULL, 'windy', 1, 96, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-07-17', 'Castle Barn', 'wedding', '18:30', 8, 181, 'halloumi wrap', 1979.92, 0, NULL, 453.34, 54.54, NULL, 'sunny', 0, 46, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-07-19', 'Private garden', 'private party', '17:00', 8, 133, 'halloumi wrap', 1097.32, 0, NULL, 382.05, 14.78, NULL, 'sunny', 0, 51, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-07-22', 'Private garden', 'private party', '11:00', 3, 57, 'halloumi wrap', 588.5, 0, NULL, 137.63, 26.76, NULL, 'rain', 0, 56, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-07-25', 'Riverside Park', 'market', '12:00', 6, 196, 'loaded fries', 1758.2, 994.69, 35, 447.35, 23.83, 'Aylin', 'cloudy', 1, 0, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-07-27', 'Brewery Yard', 'festival', '12:00', 3, 90, 'fish tacos', 655.46, 476.68, 250, 155.21, 10.2, 'Tom', 'sunny', 1, 68, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-07-29', 'Tech Campus', 'lunch stop', '11:00', 2, 66, 'veggie burger', 691.42, 460.64, 35, 254.2, 29.74, 'Aylin', 'windy', 0, 135, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-07-31', 'Town Hall', 'wedding', '11:00', 3.5, 95, 'pulled pork bun', 1008.64, 0, NULL, 358.67, 25.26, NULL, 'cloudy', 0, 76, 'no');
INSERT INTO "Van log 2025" VALUES ('2025-08-02', 'Market Square', 'market', '11:30', 4, 108, 'halloumi wrap', 1018.96, 541.94, 35, 247.97, 44.27, NULL, 'cloudy', 1, 15, 'yes');
INSERT INTO "Van log 2025" VALUES ('2025-08-04', 'Market Square', 'market', '11:30', 8, 115, 'pulled pork bun', 1151.42, 851.43, 120, 359.03, 48.51, NULL, 'rain', 0, 5, 'no');
