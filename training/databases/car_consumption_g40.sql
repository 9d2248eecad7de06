CREATE TABLE car_cons (
  id INTEGER PRIMARY KEY,
  make TEXT,
  mdl TEXT,
  body TEXT CHECK (body IN ('H','S','W','L','V')) /* hatchback, SUV, wagon, limousine/coupe, van */,
  fuel TEXT CHECK (fuel IN ('P','D','H','X','E')) /* petrol, diesel, hybrid, plug-in, electric */,
  gbx TEXT /* M manual, A automatic */,
  disp_cc INTEGER,
  pwr_hp INTEGER,
  wt_kg INTEGER,
  cons_city_l REAL,
  cons_hwy_l REAL,
  cons_comb_l REAL,
  el_kwh_100 REAL,
  el_rng_km INTEGER,
  co2_gkm INTEGER,
  tank_l INTEGER,
  vmax_kmh INTEGER,
  acc_100_s REAL,
  boot_l INTEGER,
  price_eur INTEGER,
  ncap_stars INTEGER,
  is_awd INTEGER,
  homol_dt TEXT,
  sale_dt TEXT
);
INSERT INTO car_cons VALUES (1, 'Volkswagen', 'Golf 1.5', 'H', 'P', 'A', 999, 70, 1054, 10.2, 7.1, 7.8, NULL, NULL, 181, 47, 180, 13.3, 180, 26710, 5, 0, '2022-12-24', '2023-05-01');
INSERT INTO car_cons VALUES (2, 'Volkswagen', 'Golf 2.0 TDI', 'H', 'D', 'A', 1968, 134, 1143, 5.6, 4.0, 4.6, NULL, NULL, 122, 40, 193, 12.2, 433, 27600, 5, 0, '2023-10-03', '2024-02-27');
INSERT INTO car_cons VALUES (3, 'Volkswagen', 'Polo 1.0', 'H', 'P', 'A', 1598, 127, 1281, 8.0, 5.2, 6.6, NULL, NULL, 153, 47, 197, 12.5, 553, 29750, 5, 0, '2022-08-01', '2022-10-08');
INSERT INTO car_cons VALUES (4, 'Volkswagen', 'ID.3', 'H', 'E', 'A', NULL, 136, 1214, NULL, NULL, NULL, 18.5, 249, 0, NULL, 157, 11.5, 189, 37950, 3, 0, '2023-02-28', '2023-06-13');
INSERT INTO car_cons VALUES (5, 'Volkswagen', 'Tiguan eHybrid', 'S', 'X', 'A', 1968, 123, 1946, 1.9, 1.4, 1.6, 17.9, 46, 37, 55, 167, 11.4, 433, 39060, 4, 0, '2023-01-23', '2023-06-29');
INSERT INTO car_cons VALUES (6, 'Volkswagen', 'Passat 2.0 TDI', 'W', 'D', 'A', 1968, 240, 1981, 6.8, 4.6, 5.8, NULL, NULL, 154, 64, 239, 7.4, 453, 51790, 5, 0, '2022-09-25', '2022-12-30');
INSERT INTO car_cons VALUES (7, 'Toyota', 'Yaris Hybrid', 'H', 'H', 'A', 999, 120, 1127, 5.7, 4.0, 4.6, NULL, NULL, 107, 46, 209, 11.3, 571, 31100, 5, 0, '2023-04-07', '2023-05-07');
INSERT INTO car_cons VALUES (8, 'Toyota', 'Corolla Hybrid', 'H', 'H', 'A', 1199, 65, 989, 6.3, 4.2, 4.6, NULL, NULL, 107, 38, 176, 14.2, 679, 24970, 5, 0, '2022-12-20', '2023-07-02');
INSERT INTO car_cons VALUES (9, 'Toyota', 'RAV4 Plug-in', 'S', 'X', 'A', 1498, 180, 1668, 2.1, 1.5, 1.8, 18.6, 64, 42, 39, 187, 11.1, 609, 46880, 5, 0, '2022-01-29', '2022-04-20');
INSERT INTO car_cons VALUES (10, 'Toyota', 'Aygo X', 'H', 'P', 'A', 1995, 69, 1182, 9.4, 6.3, 7.5, NULL, NULL, 174, 55, 201, 12.8, 561, 24090, 3, 0, '2023-05-27', '2023-08-15');
INSERT INTO car_cons VALUES (11, 'Toyota', 'bZ4X', 'S', 'E', 'A', NULL, 137, 2158, NULL, NULL, NULL, 17.9, 440, 0, NULL, 200, 10.9, 665, 48240, 4, 0, '2022-04-13', '2022-10-12');
INSERT INTO car_cons VALUES (12, 'Renault', 'Clio TCe 90', 'H', 'P', 'M', 1598, 143, 1086, 6.8, 4.0, 5.1, NULL, NULL, 118, 46, 190, 11.1, 547, 31140, 5, 0, '2022-08-30', '2023-02-03');
INSERT INTO car_cons VALUES (13, 'Renault', 'Megane E-Tech', 'H', 'E', 'A', NULL, 146, 1276, NULL, NULL, NULL, 19.8, 407, 0, NULL, 189, 11.3, 413, 39710, 3, 0, '2021-05-18', '2021-12-18');
INSERT INTO car_cons VALUES (14, 'Renault', 'Captur dCi', 'S', 'D', 'A', 999, 261, 2056, 7.4, 5.3, 6.0, NULL, NULL, 159, 65, 213, 8.2, 374, 51120, 5, 0, '2021-09-22', '2022-04-29');
INSERT INTO car_cons VALUES (15, 'Renault', 'Zoe R135', 'H', 'E', 'A', NULL, 135, 1632, NULL, NULL, NULL, 18.0, 377, 0, NULL, 210, 11.8, 294, 44380, 3, 0, '2023-08-13', '2024-01-24');
INSERT INTO car_cons VALUES (16, 'Renault', 'Austral Hybrid', 'S', 'H', 'A', 1332, 274, 1671, 7.4, 4.3, 5.2, NULL, NULL, 121, 45, 202, 7.4, 403, 48180, 5, 0, '2022-09-09', '2023-03-11');
INSERT INTO car_cons VALUES (17, 'BMW', '118i', 'H', 'P', 'A', 1199, 139, 1019, 7.7, 5.1, 5.5, NULL, NULL, 128, 39, 159, 12.1, 512, 35290, 5, 0, '2022-05-13', '2022-11-10');
INSERT INTO car_cons VALUES (18, 'BMW', '320d', 'L', 'D', 'M', 1995, 251, 2026, 6.7, 4.0, 4.8, NULL, NULL, 127, 44, 218, 8.5, 632, 60490, 4, 0, '2022-01-02', '2022-08-17');
INSERT INTO car_cons VALUES (19, 'BMW', '330e', 'L', 'X', 'A', 1968, 110, 1626, 2.7, 1.7, 2.1, 15.7, 83, 49, 59, 206, 13.3, 353, 45900, 4, 0, '2022-10-23', '2023-01-13');
INSERT INTO car_cons VALUES (20, 'BMW', 'iX3', 'S', 'E', 'A', NULL, 131, 2201, NULL, NULL, NULL, 21.0, 501, 0, NULL, 182, 10.9, 426, 57820, 4, 0, '2023-03-28', NULL);
INSERT INTO car_cons VALUES (21, 'BMW', 'X5 30d', 'S', 'D', 'M', 2998, 231, 1839, 5.6, 4.0, 4.4, NULL, NULL, 117, 44, 212, 9.0, 382, 56110, 5, 1, '2022-11-11', NULL);
INSERT INTO car_cons VALUES (22, 'BMW', 'M240i', 'L', 'P', 'M', 2998, 374, 1633, 14.3, 10.6, 12.3, NULL, NULL, 285, 45, 204, 4.7, 607, 60940, 5, 0, '2022-08-02', '2023-01-24');
INSERT INTO car_cons VALUES (23, 'Ford', 'Fiesta 1.0', 'H', 'P', 'M', 1995, 102, 1344, 7.0, 5.8, 6.2, NULL, NULL, 144, 63, 194, 12.5, 329, 31230, 3, 0, '2022-05-05', NULL);
INSERT INTO car_cons VALUES (24, 'Ford', 'Focus EcoBlue', 'H', 'D', 'M', 1995, 133, 1208, 6.8, 5.3, 5.8, NULL, NULL, 154, 51, 153, 11.5, 186, 32770, 5, 0, '2023-02-21', NULL);
INSERT INTO car_cons VALUES (25, 'Ford', 'Kuga PHEV', 'S', 'X', 'A', 1598, 195, 1953, 1.0, 0.7, 0.9, 15.8, 48, 21, 60, 158, 9.8, 581, 44760, 4, 1, '2021-06-15', '2022-01-17');
INSERT INTO car_cons VALUES (26, 'Ford', 'Mustang 5.0', 'L', 'P', 'A', 4951, 449, 1603, 11.6, 8.2, 10.2, NULL, NULL, 237, 62, 220, 4.7, 279, 66360, 4, 0, '2023-10-19', '2024-02-04');
INSERT INTO car_cons VALUES (27, 'Ford', 'Mustang Mach-E', 'S', 'E', 'A', NULL, 167, 2104, NULL, NULL, NULL, 19.5, 331, 0, NULL, 169, 11.0, 658, 44510, 4, 1, '2022-10-29', '2023-02-04');
INSERT INTO car_cons VALUES (28, 'Ford', 'Tourneo 2.0', 'V', 'D', 'M', 1968, 139, 1880, 6.3, 4.6, 5.1, NULL, NULL, 135, 65, 194, 11.4, 260, 38470, 3, 0, '2023-04-25', '2023-09-26');
INSERT INTO car_cons VALUES (29, 'Skoda', 'Fabia 1.0', 'H', 'P', 'M', 1498, 75, 1419, 8.8, 6.1, 6.3, NULL, NULL, 146, 62, 153, 13.4, 462, 27080, 4, 0, '2023-01-13', '2023-03-04');
INSERT INTO car_cons VALUES (30, 'Skoda', 'Octavia 2.0 TDI', 'W', 'D', 'A', 1968, 128, 1642, 6.3, 4.3, 4.7, NULL, NULL, 125, 46, 182, 11.0, 344, 31130, 4, 0, '2023-07-03', '2024-01-10');
INSERT INTO car_cons VALUES (31, 'Skoda', 'Superb iV', 'W', 'X', 'A', 1199, 249, 1468, 1.4, 1.1, 1.2, 18.0, 78, 28, 45, 212, 8.6, 498, 55150, 5, 0, '2022-09-22', '2023-03-20');
INSERT INTO car_cons VALUES (32, 'Skoda', 'Enyaq 80', 'S', 'E', 'A', NULL, 113, 2350, NULL, NULL, NULL, 18.0, 323, 0, NULL, 148, 12.4, 617, 49250, 4, 1, '2021-08-29', '2021-10-10');
INSERT INTO car_cons VALUES (33, 'Skoda', 'Kodiaq 2.0 TDI', 'S', 'D', 'M', 1968, 181, 1552, 8.7, 6.2, 6.4, NULL, NULL, 170, 58, 171, 9.9, 225, 37580, 5, 1, '2022-06-17', '2023-01-09');
INSERT INTO car_cons VALUES (34, 'Hyundai', 'i10', 'H', 'P', 'A', 1199, 147, 1007, 5.6, 3.9, 4.7, NULL, NULL, 109, 36, 194, 11.9, 436, 27650, 4, 0, '2023-09-07', '2024-01-02');
INSERT INTO car_cons VALUES (35, 'Hyundai', 'Kona Electric', 'S', 'E', 'A', NULL, 165, 2306, NULL, NULL, NULL, 21.7, 398, 0, NULL, 196, 11.4, 181, 44980, 5, 1, '2023-10-23', '2023-12-20');
INSERT INTO car_cons VALUES (36, 'Hyundai', 'Tucson Hybrid', 'S', 'H', 'A', 1968, 259, 1770, 6.7, 4.0, 5.0, NULL, NULL, 116, 66, 200, 8.6, 316, 46380, 5, 0, '2023-05-27', '2024-01-06');
INSERT INTO car_cons VALUES (37, 'Hyundai', 'i30 N', 'H', 'P', 'A', 1995, 280, 1349, 13.0, 10.6, 11.5, NULL, NULL, 267, 35, 212, 7.8, 601, 47900, 5, 0, '2022-03-03', '2022-09-23');
INSERT INTO car_cons VALUES (38, 'Hyundai', 'Ioniq 5', 'S', 'E', 'A', NULL, 161, 2170, NULL, NULL, NULL, 20.8, 462, 0, NULL, 190, 9.9, 382, 45270, 3, 1, '2023-04-09', '2023-12-12');
INSERT INTO car_cons VALUES (39, 'Fiat', '500e', 'H', 'E', 'A', NULL, 154, 1544, NULL, NULL, NULL, 14.9, 408, 0, NULL, 179, 10.9, 532, 46510, 4, 0, '2022-10-28', '2023-02-27');
INSERT INTO car_cons VALUES (40, 'Fiat', 'Panda 1.0', 'H', 'P', 'M', 1332, 113, 1094, 9.5, 6.4, 7.7, NULL, NULL, 179, 59, 170, 12.0, 471, 29590, 5, 0, '2021-02-21', '2021-11-01');
INSERT INTO car_cons VALUES (41, 'Fiat', 'Tipo SW', 'W', 'D', 'M', 1199, 240, 2052, 6.7, 4.6, 5.7, NULL, NULL, 151, 42, 244, 8.9, 674, 53170, 4, 0, '2023-09-08', '2024-01-24');
INSERT INTO car_cons VALUES (42, 'Volvo', 'XC60 T6', 'S', 'X', 'A', 1498, 239, 1745, 1.8, 1.3, 1.6, 17.5, 61, 37, 57, 219, 8.0, 330, 63450, 3, 1, '2021-06-30', '2022-03-15');
INSERT INTO car_cons VALUES (43, 'Volvo', 'V60 B4', 'W', 'P', 'M', 1598, 229, 1988, 6.6, 3.8, 4.8, NULL, NULL, 111, 47, 232, 8.4, 221, 52850, 5, 0, '2023-02-15', '2023-07-11');
INSERT INTO car_cons VALUES (44, 'Volvo', 'EX30', 'S', 'E', 'A', NULL, 277, 2269, NULL, NULL, NULL, 19.5, 295, 0, NULL, 243, 6.3, 442, 70830, 4, 0, '2021-11-05', '2022-03-14');
INSERT INTO car_cons VALUES (45, 'Mazda', '2 Skyactiv', 'H', 'P', 'M', 1968, 112, 1283, 8.3, 5.5, 6.2, NULL, NULL, 144, 57, 157, 12.0, 265, 28130, 4, 0, '2021-08-14', '2021-10-10');
INSERT INTO car_cons VALUES (46, 'Mazda', 'CX-5 2.2 D', 'S', 'D', 'A', 1968, 180, 1616, 6.9, 4.2, 5.1, NULL, NULL, 135, 40, 154, 9.8, 446, 42250, 5, 0, '2022-09-01', '2023-02-26');
INSERT INTO car_cons VALUES (47, 'Mazda', 'MX-5', 'L', 'P', 'M', 999, 274, 1559, 13.5, 10.5, 11.4, NULL, NULL, 264, 36, 213, 7.6, 291, 52500, 5, 0, '2022-08-16', '2023-02-02');
INSERT INTO car_cons VALUES (48, 'Mazda', 'CX-60 PHEV', 'S', 'X', 'A', 999, 132, 1754, 1.6, 1.3, 1.4, 14.5, 55, 32, 36, 175, 12.2, 647, 39410, 4, 1, '2023-09-04', NULL);
INSERT INTO car_cons VALUES (49, 'Dacia', 'Sandero TCe', 'H', 'P', 'M', 1968, 151, 1107, 7.9, 4.7, 5.9, NULL, NULL, 137, 45, 152, 10.5, 195, 28620, 4, 0, '2023-02-10', '2023-08-15');
INSERT INTO car_cons VALUES (50, 'Dacia', 'Spring', 'H', 'E', 'A', NULL, 103, 1498, NULL, NULL, NULL, 15.7, 459, 0, NULL, 209, 12.9, 373, 29510, 5, 0, '2022-02-13', '2022-06-13');
INSERT INTO car_cons VALUES (51, 'Dacia', 'Duster Blue dCi', 'S', 'D', 'A', 1995, 249, 2090, 7.7, 5.1, 5.5, NULL, NULL, 146, 60, 208, 9.0, 511, 49060, 4, 0, '2021-11-01', '2022-06-16');
INSERT INTO car_cons VALUES (52, 'Dacia', 'Jogger Hybrid', 'V', 'H', 'A', 999, 261, 2123, 6.0, 3.6, 4.3, NULL, NULL, 100, 66, 243, 8.6, 335, 42620, 5, 0, '2021-12-13', '2022-03-16');
