CREATE TABLE blasts (
  "Blast No" TEXT,
  Face TEXT,
  Bench_m INTEGER,
  Plan_Dt TEXT,
  Fire_Dt TEXT,
  Clear_Dt TEXT,
  Holes INTEGER,
  Depth_m REAL,
  Expl_kg REAL,
  Exp_Typ TEXT,
  PPV_mms REAL,
  Air_dB REAL,
  Tonn_t REAL,
  Misf TEXT,
  Shotf TEXT,
  Wthr TEXT,
  Cmpl_n INTEGER,
  Cost_EUR REAL,
  Stat TEXT
);
INSERT INTO blasts VALUES ('B-0301', 'South', 140, '2025-06-01', NULL, NULL, 62, 12, 2851, 'ANFO', NULL, NULL, NULL, '', 'BYRNE', '', 0, NULL, 'cancelled');
INSERT INTO blasts VALUES ('B-0302', 'South', 95, '2025-06-08', '2025-06-10', '2025-06-20', 33, 12, 1630, 'ANFO', 8.5, 120.5, 8332, 'n', 'Doyle', 'snow, frost', 0, 4252.85, 'done');
INSERT INTO blasts VALUES ('B-0303', 'East ramp', 125, '2025-06-14', '2025-06-14', NULL, 61, 9.5, 2429, 'ANFO', 7.5, 122.2, 12869, '', 'Keane', 'dry', 0, 6109.7, 'done');
INSERT INTO blasts VALUES ('B-0304', 'North', 95, '2025-06-22', '2025-06-22', '2025-06-26', 57, 15, 3059, 'Cartridge', 1.8, 103.5, 13110, 'n', 'Doyle', 'rain, wind', 2, 8102.08, 'done');
INSERT INTO blasts VALUES ('B-0305', 'East ramp', 95, '2025-06-28', '2025-06-28', '2025-07-02', 8, 11.5, 406, 'ANFO', 9.6, 115.4, 1718, 'n', 'Keane', 'dry, wind', 4, 950.42, 'done');
INSERT INTO blasts VALUES ('B-0306', 'OLD PIT', 140, '2025-07-01', '2025-07-01', '2025-07-05', 8, 13.5, 401, 'ANFO', 2.4, 123.7, 2661, 'n', 'Doyle', 'frost', 0, 1027.11, 'done');
INSERT INTO blasts VALUES ('B-0307', 'East ramp', 140, '2025-07-07', '2025-07-07', '2025-07-12', 23, 15, 1444, 'Emulsion', 9.0, NULL, 6486, 'n', 'Keane', 'rain, wind', 2, 2977.55, 'done');
INSERT INTO blasts VALUES ('B-0308', 'South ', 110, '2025-07-12', '2025-07-12', '2025-07-15', 26, 11.5, 1179, 'Cartridge', NULL, 118.3, 6970, 'n', 'Keane', 'dry, wind', 2, 2833.63, 'done');
INSERT INTO blasts VALUES ('B-0309', 'North ', 125, '2025-07-15', '2025-07-17', '2025-07-19', 54, 11.5, 2264, 'ANFO', NULL, 118.6, 14850, '', 'Walsh', 'frost', 4, 5084.77, 'done');
INSERT INTO blasts VALUES ('B-0310', 'North ', 95, '2025-07-21', '2025-07-22', '2025-07-29', 45, 9.5, 1732, 'Emulsion', 7.2, 119.4, 10220, 'n', 'Keane', 'dry', 0, 4663.4, 'done');
INSERT INTO blasts VALUES ('B-0311', 'North', 110, '2025-07-27', '2025-07-29', '2025-08-08', 50, 12, 2135, 'ANFO', 7.4, 124.3, 12052, 'n', 'Byrne', 'frost', 4, 5934.05, 'done');
INSERT INTO blasts VALUES ('B-0312', 'East ramp', 110, '2025-07-31', NULL, NULL, 32, 10, 1285, 'Cartridge', NULL, NULL, NULL, '', 'Keane', '', 0, NULL, 'cancelled');
INSERT INTO blasts VALUES ('B-0313', 'Old pit', 140, '2025-08-05', '2025-08-05', '2025-08-10', 21, 12, 941, 'Emulsion', 1.1, 102.0, 5925, 'n', 'Keane', 'frost', 0, 2186.8, 'done');
INSERT INTO blasts VALUES ('B-0314', 'East ramp', 110, '2025-08-14', '2025-08-14', '2025-08-15', 48, 9.5, 1744, 'ANFO', 3.1, 119.9, 10042, 'y', 'Byrne', 'rain', 0, 5056.97, 'done');
INSERT INTO blasts VALUES ('B-0315', 'OLD PIT', 140, '2025-08-22', NULL, NULL, 13, 12, 703, 'ANFO', NULL, NULL, NULL, '', 'Keane', '', 0, NULL, 'cancelled');
INSERT INTO blasts VALUES ('B-0316', 'South ', 95, '2025-08-29', '2025-08-30', '2025-09-05', 37, 11.5, 1750, 'ANFO', 4.2, 108.7, 12474, '', 'Keane', 'dry', 0, 4329.1, 'done');
INSERT INTO blasts VALUES ('B-0317', 'North', 125, '2025-09-05', '2025-09-05', '2025-09-06', 21, 9.5, 758, 'ANFO', 9.6, NULL, 4325, 'n', 'Walsh', 'dry', 4, 1868.08, 'done');
INSERT INTO blasts VALUES ('B-0318', 'East ramp', 140, '2025-09-12', '2025-09-17', '2025-09-28', 18, 13.5, 953, 'ANFO', 2.0, 107.8, 5378, 'n', 'Keane', 'dry', 1, 2662.79, 'done');
INSERT INTO blasts VALUES ('B-0319', 'North', 95, '2025-09-19', NULL, NULL, 42, 13.5, 1911, 'Cartridge', NULL, NULL, NULL, '', 'Walsh', '', 0, NULL, 'cancelled');
INSERT INTO blasts VALUES ('B-0320', 'Old pit', 125, '2025-09-25', '2025-09-25', '2025-10-03', 41, 11.5, 1580, 'ANFO', 9.4, 104.9, 6536, 'n', 'Doyle', 'dry', 0, 4396.37, 'done');
INSERT INTO blasts VALUES ('B-0321', 'old pit', 140, '2025-09-28', NULL, NULL, 47, 11.5, 2273, 'ANFO', NULL, NULL, NULL, '', 'Doyle', '', 0, NULL, 'cancelled');
INSERT INTO blasts VALUES ('B-0322', 'South', 125, '2025-10-07', '2025-10-08', '2025-10-12', 55, 15, 3576, 'ANFO', 9.6, 104.3, 17315, 'n', 'Keane', 'frost', 1, 9266.57, 'done');
INSERT INTO blasts VALUES ('B-0323', 'East ramp', 125, '2025-10-11', '2025-10-13', '2025-10-14', 14, 10, 560, 'ANFO', 6.4, 126.0, 3742, 'n', 'keane', 'snow, frost', 0, 1334.31, 'done');
INSERT INTO blasts VALUES ('B-0324', 'South', 140, '2025-10-14', '2025-10-19', '2025-10-24', 51, 9.5, 1944, 'ANFO', 3.7, 113.9, 10562, 'n', 'Keane', 'rain', 0, 5044.54, 'done');
INSERT INTO blasts VALUES ('B-0325', 'North', 140, '2025-10-22', '2025-10-22', '2025-10-24', 40, 9.5, 1388, 'ANFO', 9.4, 107.5, 9612, 'n', 'WALSH', 'dry, wind', 1, 3914.67, 'done');
INSERT INTO blasts VALUES ('B-0326', 'north', 125, '2025-10-31', '2025-10-31', '2025-11-03', 12, 11.5, 500, 'ANFO', 9.1, 109.4, 3073, 'n', 'Walsh', 'snow, frost', 2, 1188.63, 'done');
INSERT INTO blasts VALUES ('B-0327', 'Old pit', 95, '2025-11-03', '2025-11-04', '2025-11-14', 14, 15, 742, 'ANFO', 0.9, 107.9, 3826, 'n', 'Keane', 'dry', 1, 1879.76, 'done');
INSERT INTO blasts VALUES ('B-0328', 'South', 95, '2025-11-12', NULL, NULL, 32, 10, 1197, 'Cartridge', NULL, NULL, NULL, '', 'Walsh', '', 0, NULL, 'postponed');
INSERT INTO blasts VALUES ('B-0329', 'East ramp', 125, '2025-11-18', '2025-11-18', '2025-11-26', 49, 11.5, 2245, 'ANFO', 3.0, 104.9, 14456, 'n', 'walsh', 'dry, wind', 0, 6147.92, 'done');
INSERT INTO blasts VALUES ('B-0330', 'Old pit', 110, '2025-11-22', '2025-11-22', '2025-11-26', 10, 13.5, 451, 'ANFO', 4.5, 122.5, 2348, 'n', 'Doyle', 'snow, frost', 1, 1069.45, 'done');
INSERT INTO blasts VALUES ('B-0331', 'South', 95, '2025-11-29', '2025-11-29', '2025-12-08', 60, 10, 2720, 'Emulsion', 6.3, 107.8, 16928, 'n', 'Byrne', 'rain, wind', 0, 6900.09, 'done');
INSERT INTO blasts VALUES ('B-0332', 'north', 125, '2025-12-07', NULL, NULL, 64, 15, 3125, 'Cartridge', NULL, NULL, NULL, '', 'Keane ', '', 0, NULL, 'cancelled');
INSERT INTO blasts VALUES ('B-0333', 'East ramp', 125, '2025-12-14', '2025-12-19', '2025-12-30', 18, 13.5, 857, 'ANFO', 5.2, 122.7, 5645, 'n', 'Doyle', 'fog', 0, 2338.75, 'done');
INSERT INTO blasts VALUES ('B-0334', 'South', 125, '2025-12-19', '2025-12-24', NULL, 28, 11.5, 1278, 'ANFO', 3.7, 111.8, 7490, 'n', 'Keane ', 'rain, wind', 2, 3328.69, 'done');
INSERT INTO blasts VALUES ('B-0335', 'East ramp', 95, '2025-12-27', '2025-12-29', '2026-01-04', 26, 10, 912, 'Emulsion', 5.8, NULL, 6397, '', 'Byrne', 'rain, wind', 0, 2740.22, 'done');
INSERT INTO blasts VALUES ('B-0336', 'east ramp', 140, '2026-01-04', NULL, NULL, 23, 9.5, 810, 'Cartridge', NULL, NULL, NULL, '', 'Byrne', '', 0, NULL, 'cancelled');
INSERT INTO blasts VALUES ('B-0337', 'East ramp', 110, '2026-01-11', '2026-01-12', '2026-01-15', 13, 12, 692, 'ANFO', 5.8, NULL, 4234, 'n', 'Byrne', 'dry', 0, 1501.96, 'done');
INSERT INTO blasts VALUES ('B-0338', 'Old pit', 110, '2026-01-19', '2026-01-19', '2026-01-30', 49, 10, 1635, 'Cartridge', 5.4, 110.9, 8416, '', 'Walsh', 'dry', 2, 4564.98, 'done');
INSERT INTO blasts VALUES ('B-0339', 'North', 95, '2026-01-22', '2026-01-27', NULL, 30, 9.5, 1234, 'Emulsion', 7.9, 111.5, 5619, 'n', NULL, 'frost', 2, 2902.62, 'done');
INSERT INTO blasts VALUES ('B-0340', 'East ramp', 110, '2026-01-26', '2026-01-27', '2026-01-28', 38, 11.5, 1845, 'ANFO', 1.0, 121.0, 9352, 'n', 'Doyle', 'snow, frost', 1, 4629.37, 'done');
INSERT INTO blasts VALUES ('B-0341', 'Old pit', 140, '2026-02-01', '2026-02-01', '2026-02-06', 48, 13.5, 2928, 'Cartridge', NULL, 114.7, 20691, 'n', 'Keane', 'rain', 4, 7669.75, 'done');
INSERT INTO blasts VALUES ('B-0342', 'Old pit', 140, '2026-02-08', '2026-02-13', '2026-02-14', 50, 10, 2225, 'ANFO', 6.1, 104.9, 11342, 'n', 'Doyle', 'fog', 1, 5715.1, 'done');
INSERT INTO blasts VALUES ('B-0343', 'East ramp', 95, '2026-02-12', '2026-02-12', '2026-02-15', 60, 10, 1989, 'Cartridge', 1.5, 114.6, 11275, 'y', 'Doyle', 'dry', 4, 5851.79, 'done');
INSERT INTO blasts VALUES ('B-0344', 'Old pit ', 125, '2026-02-16', '2026-02-16', '2026-02-19', 61, 11.5, 2555, 'Cartridge', 1.4, 104.5, 15764, 'n', 'Keane', 'dry', 4, 6359.99, 'done');
INSERT INTO blasts VALUES ('B-0345', 'South', 110, '2026-02-24', '2026-02-24', '2026-03-04', 57, 9.5, 2382, 'Emulsion', 9.0, 124.9, 15341, 'n', 'Doyle', 'dry', 0, 5819.82, 'done');
INSERT INTO blasts VALUES ('B-0346', 'South', 110, '2026-03-01', '2026-03-03', '2026-03-11', 60, 12, 2397, 'ANFO', 4.3, 115.8, 10497, 'n', 'Keane', 'dry', 0, 6939.6, 'done');
INSERT INTO blasts VALUES ('B-0347', 'South', 140, '2026-03-07', NULL, NULL, 16, 15, 837, 'Cartridge', NULL, NULL, NULL, '', 'Walsh', '', 0, NULL, 'postponed');
INSERT INTO blasts VALUES ('B-0348', 'East ramp', 125, '2026-03-15', '2026-03-17', '2026-03-21', 50, 13.5, 2661, 'Emulsion', 1.7, 113.7, 17415, 'n', 'Doyle', 'fog', 1, 6059.41, 'done');
INSERT INTO blasts VALUES ('B-0349', 'South', 95, '2026-03-22', '2026-03-22', '2026-03-26', 41, 15, 2577, 'ANFO', 2.0, 111.4, 13231, 'y', 'Byrne', 'dry', 0, 7039.14, 'done');
INSERT INTO blasts VALUES ('B-0350', 'South', 125, '2026-03-26', '2026-03-27', '2026-04-05', 12, 13.5, 726, 'ANFO', 8.1, 123.4, 3519, 'n', 'Doyle', 'dry', 0, 1514.47, 'done');
INSERT INTO blasts VALUES ('B-0351', 'North', 140, '2026-03-30', '2026-04-01', '2026-04-12', 62, 15, 4156, 'Cartridge', 5.4, 111.1, 21372, 'n', 'byrne', 'dry', 2, 10381.26, 'done');
INSERT INTO blasts VALUES ('B-0352', 'Old pit', 140, '2026-04-03', '2026-04-03', '2026-04-11', 30, 12, 1604, 'Cartridge', 8.3, 111.8, 9391, '', 'Walsh', 'dry', 0, 4405.47, 'done');
INSERT INTO blasts VALUES ('B-0353', 'North', 140, '2026-04-08', '2026-04-08', '2026-04-18', 28, 11.5, 1428, 'ANFO', 4.3, 118.4, 8184, 'n', 'Walsh', 'dry', 2, 4009.69, 'done');
INSERT INTO blasts VALUES ('B-0354', 'North', 95, '2026-04-16', '2026-04-17', '2026-04-20', 22, 15, 1401, 'ANFO', 5.5, NULL, 5747, 'n', 'Byrne', 'snow, frost', 0, 3665.41, 'done');
INSERT INTO blasts VALUES ('B-0355', 'East ramp', 140, '2026-04-22', '2026-04-24', '2026-04-25', 27, 9.5, 984, 'ANFO', NULL, NULL, 5476, 'n', 'Keane', 'dry, wind', 0, 2277.85, 'done');
INSERT INTO blasts VALUES ('B-0356', 'South', 95, '2026-04-30', NULL, NULL, 43, 10, 1697, 'ANFO', NULL, NULL, NULL, '', 'Byrne', '', 0, NULL, 'cancelled');
INSERT INTO blasts VALUES ('B-0357', 'Old pit', 110, '2026-05-05', NULL, NULL, 53, 10, 1945, 'ANFO', NULL, NULL, NULL, '', 'Keane', '', 0, NULL, 'cancelled');
INSERT INTO blasts VALUES ('B-0358', 'North', 110, '2026-05-09', '2026-05-11', '2026-05-22', 26, 11.5, 1113, 'Emulsion', NULL, 106.6, 5021, 'n', 'Keane', 'dry', 1, 3171.05, 'done');
INSERT INTO blasts VALUES ('B-0359', 'East ramp', 110, '2026-05-12', '2026-05-12', '2026-05-19', 59, 13.5, 2646, 'ANFO', 7.3, 120.8, 12085, '', 'walsh', 'snow, frost', 0, 6129.4, 'done');
INSERT INTO blasts VALUES ('B-0360', 'South', 110, '2026-05-19', '2026-05-19', '2026-05-27', 58, 9.5, 2162, 'ANFO', 2.9, 120.3, 14136, 'n', 'Walsh', 'snow, frost', 0, 5004.87, 'done');
INSERT INTO blasts VALUES ('B-0361', 'South', 95, '2026-05-26', NULL, NULL, 11, 13.5, 568, 'Cartridge', NULL, NULL, NULL, '', 'Walsh', '', 0, NULL, 'postponed');
INSERT INTO blasts VALUES ('B-0362', 'South', 95, '2026-06-04', '2026-06-04', '2026-06-07', 44, 15, 2614, 'Emulsion', 6.9, 119.5, 17044, 'n', 'Doyle', 'rain, wind', 0, 6320.97, 'done');
INSERT INTO blasts VALUES ('B-0363', 'South', 95, '2026-06-12', '2026-06-17', '2026-06-23', 34, 12, 1514, 'ANFO', 7.5, NULL, 6886, 'n', 'keane', 'frost', 1, 3471.81, 'done');
INSERT INTO blasts VALUES ('B-0364', 'South', 95, '2026-06-18', '2026-06-18', '2026-06-20', 10, 15, 689, 'ANFO', 1.6, 108.7, 4846, '', 'Doyle', 'dry', 2, 1556.83, 'done');
INSERT INTO blasts VALUES ('B-0365', 'South', 140, '2026-06-26', NULL, NULL, 64, 13.5, 3882, 'ANFO', NULL, NULL, NULL, '', 'Keane', '', 0, NULL, 'cancelled');
INSERT INTO blasts VALUES ('B-0366', 'Old pit', 140, '2026-07-01', '2026-07-06', '2026-07-09', 38, 10, 1429, 'Cartridge', 6.3, 113.2, 8252, 'n', 'Byrne', 'fog', 1, 3283.87, 'done');
INSERT INTO blasts VALUES ('B-0367', 'east ramp', 125, '2026-07-05', '2026-07-06', '2026-07-17', 53, 10, 1895, 'ANFO', 7.2, NULL, 7889, 'n', 'Keane', 'frost', 0, 4727.45, 'done');
INSERT INTO blasts VALUES ('B-0368', 'south', 125, '2026-07-12', '2026-07-12', '2026-07-16', 39, 9.5, 1283, 'Cartridge', 5.6, 118.7, 6296, 'n', 'Doyle', 'fog', 1, 3679.24, 'done');
INSERT INTO blasts VALUES ('B-0369', 'SOUTH', 95, '2026-07-18', '2026-07-19', '2026-07-23', 14, 11.5, 599, 'Cartridge', 7.9, NULL, 3009, 'n', 'Doyle', 'dry, wind', 2, 1377.5, 'done');
INSERT INTO blasts VALUES ('B-0370', 'Old pit ', 140, '2026-07-27', NULL, NULL, 23, 15, 1229, 'ANFO', NULL, NULL, NULL, '', 'Byrne', '', 0, NULL, 'cancelled');
INSERT INTO blasts VALUES ('B-0371', 'East ramp', 110, '2026-08-04', '2026-08-04', NULL, 20, 12, 1026, 'ANFO', 8.8, 113.0, 5024, '', 'Keane', 'dry', 0, 2837.54, 'done');
INSERT INTO blasts VALUES ('B-0372', 'East ramp ', 95, '2026-08-10', '2026-08-10', '2026-08-20', 27, 12, 1363, 'Emulsion', 4.1, 121.4, 9336, 'n', 'Byrne', 'dry, wind', 0, 3460.82, 'done');
INSERT INTO blasts VALUES ('B-0373', 'East ramp ', 140, '2026-08-14', '2026-08-16', '2026-08-25', 34, 13.5, 1736, 'Cartridge', 8.8, 104.4, 9846, 'n', 'Keane', 'rain, wind', 0, 3976.87, 'done');
INSERT INTO blasts VALUES ('B-0374', 'Old pit', 95, '2026-08-22', '2026-08-23', '2026-09-01', 33, 9.5, 1108, 'Emulsion', 1.7, 121.1, 5257, 'n', 'Doyle', 'rain', 0, 3091.72, 'done');
INSERT INTO blasts VALUES ('B-0375', 'Old pit', 110, '2026-08-28', '2026-08-28', '2026-09-02', 31, 15, 1923, 'Emulsion', 2.4, 104.1, 8261, 'y', 'Byrne ', 'snow, frost', 1, 4990.43, 'done');
INSERT INTO blasts VALUES ('B-0376', 'Old pit', 125, '2026-09-03', '2026-09-04', '2026-09-12', 11, 11.5, 450, 'Emulsion', 3.7, 120.0, 3021, 'n', 'Walsh', 'rain', 1, 1240.18, 'done');
INSERT INTO blasts VALUES ('B-0377', 'South', 140, '2026-09-08', '2026-09-08', '2026-09-18', 50, 11.5, 2026, 'ANFO', 3.2, 117.6, 10735, 'n', 'Doyle', 'dry', 4, 4604.32, 'done');
INSERT INTO blasts VALUES ('B-0378', 'North', 140, '2026-09-13', '2026-09-14', NULL, 15, 12, 659, 'ANFO', 3.5, 122.0, 3282, 'n', 'Doyle', 'frost', 2, 1770.46, 'done');
INSERT INTO blasts VALUES ('B-0379', 'East ramp', 140, '2026-09-20', '2026-09-25', '2026-09-28', 61, 9.5, 2306, 'ANFO', 8.6, 115.2, 11412, 'n', 'Keane', 'dry, wind', 1, 5681.22, 'done');
INSERT INTO blasts VALUES ('B-0380', 'East ramp', 110, '2026-09-23', '2026-09-23', '2026-09-28', 50, 9.5, 1523, 'Cartridge', 4.4, 110.9, 6516, 'n', 'Byrne', 'fog', 4, 3955.18, 'done');
INSERT INTO blasts VALUES ('B-0381', 'South', 95, '2026-10-02', '2026-10-07', NULL, 11, 10, 484, 'Emulsion', 7.4, 113.9, 2000, 'n', NULL, 'dry', 4, 1243.43, 'done');
INSERT INTO blasts VALUES ('B-0382', 'North', 140, '2026-10-11', '2026-10-13', '2026-10-18', 59, 13.5, 3472, 'Cartridge', 4.4, 116.6, 14337, 'n', 'Byrne', 'fog', 4, 9612.08, 'done');
INSERT INTO blasts VALUES ('B-0383', 'East ramp', 110, '2026-10-19', '2026-10-19', '2026-10-21', 49, 11.5, 2272, 'ANFO', 2.0, 106.1, 11763, 'n', 'Doyle', 'dry', 0, 5739.69, 'done');
INSERT INTO blasts VALUES ('B-0384', 'North', 125, '2026-10-25', '2026-10-26', '2026-10-30', 9, 10, 328, 'Cartridge', 9.1, 120.5, 2247, 'n', 'Walsh', 'dry, wind', 0, 934.16, 'done');
INSERT INTO blasts VALUES ('B-0385', 'Old pit', 95, '2026-11-01', NULL, NULL, 17, 15, 1043, 'ANFO', NULL, NULL, NULL, '', 'Byrne', '', 0, NULL, 'postponed');
INSERT INTO blasts VALUES ('B-0386', 'Old pit', 140, '2026-11-10', '2026-11-10', '2026-11-20', 15, 9.5, 623, 'Cartridge', 5.2, 114.5, 2636, '', 'Walsh', 'dry', 1, 1412.91, 'done');
INSERT INTO blasts VALUES ('B-0387', 'Old pit', 140, '2026-11-15', '2026-11-15', '2026-11-20', 55, 13.5, 2701, 'ANFO', 1.9, NULL, 15186, 'n', 'Doyle', 'dry', 1, 6277.73, 'done');
INSERT INTO blasts VALUES ('B-0388', 'Old pit', 95, '2026-11-20', '2026-11-25', NULL, 24, 13.5, 1403, 'Cartridge', 3.3, 102.8, 8166, 'n', 'Doyle ', 'snow, frost', 4, 2968.04, 'done');
INSERT INTO blasts VALUES ('B-0389', 'South', 110, '2026-11-29', NULL, NULL, 43, 9.5, 1763, 'ANFO', NULL, NULL, NULL, '', 'Byrne', '', 0, NULL, 'planned');
INSERT INTO blasts VALUES ('B-0390', 'South', 95, '2026-12-03', NULL, NULL, 61, 11.5, 2360, 'Cartridge', NULL, NULL, NULL, '', 'Keane ', '', 0, NULL, 'planned');
INSERT INTO blasts VALUES ('B-0391', 'South', 140, '2026-12-11', NULL, NULL, 21, 13.5, 1157, 'Cartridge', NULL, NULL, NULL, '', 'Byrne', '', 0, NULL, 'planned');
INSERT INTO blasts VALUES ('B-0392', 'South', 110, '2026-12-20', NULL, NULL, 48, 11.5, 2275, 'ANFO', NULL, NULL, NULL, '', 'walsh', '', 0, NULL, 'planned');
