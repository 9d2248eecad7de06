CREATE TABLE jobs (
  job_no INTEGER PRIMARY KEY,
  cust TEXT,
  veh TEXT,
  reg TEXT,
  film TEXT,
  vlt_pct INTEGER,
  wins TEXT,
  bk_dt TEXT,
  drop_dt TEXT,
  fin_dt TEXT,
  pd_dt TEXT,
  est_eur INTEGER,
  inv_eur INTEGER,
  est_hrs REAL,
  act_hrs REAL,
  fitter TEXT,
  st TEXT,
  wty TEXT,
  rmk TEXT
);
INSERT INTO jobs VALUES (3101, 'Garcia', 'Fiat 500', 'K-MH 7521', 'Carbon', 70, 'WS, FS, RS, B', '2023-02-25', '2023-03-08', '2023-03-09', '2023-03-12', 440, 440, 5.5, 5.5, 'Goran', 'compl', 'Y', NULL);
INSERT INTO jobs VALUES (3102, 'Brandt', 'Ford Transit', 'SU-HL 1463', 'Dyed', 5, 'RS', '2023-03-03', '2023-03-17', '2023-03-18', NULL, 110, 125, 2.0, 3.5, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3103, 'Bauer', 'BMW 320d', 'K-KX 6611', 'Dyed', 5, 'FS, RS, B', '2023-03-11', '2023-03-13', NULL, NULL, 190, NULL, 4.5, NULL, NULL, 'canc', 'N', NULL);
INSERT INTO jobs VALUES (3104, 'City Couriers', 'BMW 320d', 'K-KK 9263', 'Ceramic', 35, 'B', '2023-03-24', '2023-04-07', NULL, NULL, 125, NULL, 1.0, NULL, NULL, 'canc', 'N', 'dog hair everywhere');
INSERT INTO jobs VALUES (3105, 'Yilmaz', 'Mercedes Vito', 'K-AB 7334', 'Ceramic', 15, 'FS, RS, B', '2023-04-02', '2023-04-04', '2023-04-06', '2023-04-09', 535, 535, 4.5, 5.0, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3106, 'Novak', 'Toyota Yaris', 'BN-RC 3209', 'Carbon', 50, 'B', '2023-04-09', '2023-04-16', '2023-04-17', '2023-04-17', 110, 165, 1.5, 1.5, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3107, 'Wirth', 'BMW 320d', 'K-BK 1314', 'Carbon', 5, 'B', '2023-04-29', '2023-05-01', '2023-05-01', '2023-05-04', 105, 160, 1.5, 2.5, 'Mick', 'compl', 'Y', NULL);
INSERT INTO jobs VALUES (3108, 'Jimenez', 'VW Golf', 'BN-MX 7879', 'Ceramic', 20, 'FS, RS', '2023-05-18', '2023-05-28', '2023-05-29', '2023-06-01', 345, 345, 3.5, 5.0, 'Goran', 'compl', 'Y', 'bubbles in rear window');
INSERT INTO jobs VALUES (3109, 'Okafor', 'Audi A4', 'K-TK 595', 'Ceramic', 5, 'B', '2023-06-07', '2023-06-16', '2023-06-16', '2023-06-27', 140, 130, 1.5, 1.5, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3110, 'Okafor', 'BMW 320d', 'SU-MK 3871', 'Carbon', 35, 'FS, RS', '2023-06-14', '2023-06-27', '2023-06-27', '2023-06-30', 320, 375, 3.5, 3.0, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3111, 'Sato', 'Audi A4', 'D-RR 3381', 'Ceramic', 15, 'RS', '2023-06-19', '2023-06-29', '2023-06-30', '2023-06-30', 240, 240, 2.5, 3.0, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3112, 'Sato', 'VW Golf', 'D-ER 4656', 'Dyed', 15, 'FS, RS', '2023-07-09', '2023-07-12', '2023-07-12', '2023-08-10', 170, 185, 3.5, 5.0, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3113, 'Hadzic', 'Tesla Model 3', 'K-KM 6140', 'Ceramic', 5, 'RS, B', '2023-08-01', '2023-08-15', NULL, NULL, 275, NULL, 3.5, NULL, NULL, 'canc', 'N', NULL);
INSERT INTO jobs VALUES (3114, 'Dr. Voss', 'Tesla Model 3', 'BN-HR 3768', 'DYED', 70, 'WS, FS, RS, B', '2023-08-21', '2023-08-30', '2023-08-30', '2023-10-17', 220, 250, 4.5, 5.5, 'Ana', 'compl', 'N', 'old film had to be scraped off');
INSERT INTO jobs VALUES (3115, 'Garcia', 'Toyota Yaris', 'D-XX 8897', 'Carbon', 20, 'RS', '2023-09-07', '2023-09-16', '2023-09-18', '2023-09-18', 175, 205, 2.0, 3.5, 'Mick', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3116, 'Okafor', 'VW Golf', 'BN-KX 8590', 'Carbon', 35, 'RS', '2023-09-28', '2023-10-12', '2023-10-12', '2023-10-23', 175, 155, 2.0, 2.0, 'Goran', 'compl', 'N', 'wants receipt by post');
INSERT INTO jobs VALUES (3117, 'Jimenez', 'Fiat 500', 'SU-LC 8880', 'carbon', 50, 'FS, RS', '2023-10-05', '2023-10-17', '2023-10-18', '2023-11-16', 290, 280, 3.5, 4.5, 'goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3118, 'Pellegrini', 'Fiat 500', 'D-LB 6973', 'Ceramic', 5, 'RS, B', '2023-10-28', '2023-11-13', '2023-11-14', '2024-01-01', 295, 295, 3.0, 3.5, 'Mick', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3119, 'Lund', 'Ford Transit', 'D-AM 8772', 'Ceramic', 20, 'FS, RS', '2023-11-08', '2023-11-21', '2023-11-22', '2023-11-22', 390, 445, 4.0, 5.0, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3120, 'Garcia', 'Toyota Yaris', 'K-BC 1544', 'Carbon', 15, 'RS, B', '2023-11-19', '2023-12-05', '2023-12-05', '2023-12-05', 235, 225, 2.5, 2.5, 'Ana', 'compl', 'N', 'regular');
INSERT INTO jobs VALUES (3121, 'Novak', 'Mercedes Vito', 'BN-RK 498', 'carbon', 70, 'WS, FS, RS, B', '2023-11-28', '2023-11-30', '2023-12-04', '2023-12-04', 415, 415, 6.0, 8.0, 'Ana', 'compl', 'N', 'film peeled at edge');
INSERT INTO jobs VALUES (3122, 'Pellegrini', 'Toyota Yaris', 'K-TC 7537', 'Ceramic', 70, 'WS', '2023-12-12', '2023-12-21', '2023-12-22', '2024-01-02', 120, 120, 1.5, 2.5, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3123, 'City Couriers', 'BMW 320d', 'BN-LX 4331', 'Dyed', 70, 'WS', '2023-12-17', '2024-01-02', NULL, NULL, 80, NULL, 1.0, NULL, NULL, 'canc', 'Y', 'regular');
INSERT INTO jobs VALUES (3124, 'Bauer', 'Tesla Model 3', 'K-CX 4996', 'Dyed', 20, 'RS', '2023-12-27', '2024-01-10', '2024-01-10', '2024-02-08', 105, 105, 2.0, 2.5, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3125, 'Novak', 'BMW 320d', 'SU-EH 8955', 'Dyed', 5, 'RS', '2024-01-16', '2024-01-19', '2024-01-20', '2024-01-20', 120, 100, 2.0, 3.5, 'Mick', 'compl', 'N', 'bubbles in rear window');
INSERT INTO jobs VALUES (3126, 'Garcia', 'Toyota Yaris', 'K-KK 4760', 'Carbon', 35, 'B', '2024-01-23', '2024-02-08', NULL, NULL, 100, NULL, 1.5, NULL, NULL, 'N/S', 'N', NULL);
INSERT INTO jobs VALUES (3127, 'Lambert', 'Audi A4', 'K-LP 5330', 'carbon', 20, 'FS, RS', '2024-02-06', '2024-02-08', '2024-02-08', '2024-02-19', 260, 290, 3.5, 3.0, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3128, 'Pellegrini', 'Fiat 500', 'D-BK 9947', 'Ceramic', 70, 'WS, FS, RS, B', '2024-02-27', '2024-03-03', '2024-03-03', '2024-03-03', 500, 555, 5.5, 5.5, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3129, 'Kowalski', 'Tesla Model 3', 'BN-CC 3310', 'Ceramic', 50, 'B', '2024-03-07', '2024-03-23', '2024-03-24', '2024-04-04', 130, 110, 1.5, 3.0, 'ANA', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3130, 'Pellegrini', 'Ford Transit', 'K-RK 3592', 'Carbon', 5, 'B', '2024-03-13', '2024-03-29', '2024-03-30', '2024-04-10', 110, 110, 1.5, 1.5, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3131, 'Kowalski', 'Volvo XC60', 'D-ER 1346', 'Dyed', 70, 'WS, FS, RS, B', '2024-03-28', '2024-04-13', '2024-04-15', '2024-04-18', 270, 270, 4.0, 3.5, 'Mick', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3132, 'Kowalski', 'Tesla Model 3', 'SU-KC 8556', 'Ceramic', 70, 'WS', '2024-04-12', '2024-04-25', '2024-04-26', '2024-04-26', 140, 130, 1.5, 3.0, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3133, 'Novak', 'Toyota Yaris', 'D-TE 464', 'Ceramic', 50, 'FS, RS, B', '2024-04-29', '2024-05-03', NULL, NULL, 475, NULL, 4.0, NULL, NULL, 'canc', 'Y', NULL);
INSERT INTO jobs VALUES (3134, 'Hadzic', 'Mercedes Vito', 'D-CC 8645', 'Ceramic', 20, 'RS', '2024-05-13', '2024-05-27', '2024-05-29', '2024-05-29', 205, 205, 2.5, 4.0, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3135, 'Lambert', 'Fiat 500', 'D-XM 8682', 'Carbon', 70, 'WS', '2024-05-22', '2024-05-25', '2024-05-29', '2024-06-27', 110, 110, 1.5, 1.0, 'ANA', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3136, 'Bauer', 'Tesla Model 3', 'K-RA 7981', 'Ceramic', 35, 'FS, RS, B', '2024-06-01', '2024-06-11', '2024-06-12', '2024-06-12', 525, 525, 4.5, 4.5, 'ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3137, 'Wirth', 'Volvo XC60', 'SU-MR 1614', 'Ceramic', 20, 'RS, B', '2024-06-21', '2024-06-29', '2024-07-03', '2024-07-03', 320, 335, 3.0, 3.0, 'ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3138, 'Funeral Home Reis', 'Audi A4', 'BN-ET 8556', 'Dyed', 15, 'B', '2024-07-12', '2024-07-28', '2024-07-28', '2024-08-08', 80, 80, 1.0, 1.0, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3139, 'Taxi Meyer', 'VW Golf', 'K-TP 1457', 'Ceramic', 70, 'WS, FS, RS, B', '2024-08-04', '2024-08-08', NULL, NULL, 490, NULL, 6.0, NULL, NULL, 'canc', 'N', 'old film had to be scraped off');
INSERT INTO jobs VALUES (3140, 'Hadzic', 'Ford Transit', 'SU-XP 1198', 'Carbon', 70, 'WS', '2024-08-18', '2024-08-21', '2024-08-22', '2024-08-22', 100, 100, 1.5, 1.5, 'goran', 'compl', 'N', 'regular');
INSERT INTO jobs VALUES (3141, 'Petrov', 'VW Golf', 'SU-MX 4985', 'Dyed', 70, 'WS', '2024-08-26', '2024-09-08', '2024-09-08', '2024-09-11', 75, 65, 1.0, 2.5, 'Goran', 'compl', 'Y', NULL);
INSERT INTO jobs VALUES (3142, 'Pellegrini', 'Skoda Octavia', 'BN-HT 9811', 'Ceramic', 50, 'FS, RS', '2024-09-12', '2024-09-21', '2024-09-21', '2024-09-21', 370, 370, 3.5, 5.0, 'ana', 'compl', 'N', 'regular');
INSERT INTO jobs VALUES (3143, 'Yilmaz', 'Volvo XC60', 'K-EC 5126', 'Ceramic', 15, 'RS, B', '2024-09-27', '2024-10-12', '2024-10-13', '2024-10-24', 300, 330, 3.0, 3.0, 'Ana', 'compl', 'N', 'regular');
INSERT INTO jobs VALUES (3144, 'Wirth', 'Tesla Model 3', 'BN-LA 3342', 'Ceramic', 20, 'RS', '2024-10-05', '2024-10-15', '2024-10-16', '2024-10-27', 225, 215, 2.0, 3.0, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3145, 'Sato', 'Audi A4', 'SU-MB 162', 'Carbon', 35, 'B', '2024-10-12', '2024-10-25', '2024-10-25', '2024-12-12', 115, 105, 1.5, 1.5, 'Mick', 'compl', 'N', 'film peeled at edge');
INSERT INTO jobs VALUES (3146, 'Wirth', 'Volvo XC60', 'K-BH 641', 'Dyed', 5, 'FS, RS, B', '2024-10-22', '2024-10-30', '2024-10-31', '2024-11-11', 250, 305, 3.5, 4.0, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3147, 'Jimenez', 'Toyota Yaris', 'D-RK 7694', 'Crystalline', 5, 'B', '2024-11-04', '2024-11-17', '2024-11-18', '2024-11-21', 160, 160, 1.5, 2.5, 'Mick', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3148, 'City Couriers', 'Volvo XC60', 'D-MR 5093', 'Carbon', 5, 'FS, RS, B', '2024-11-25', '2024-12-02', NULL, NULL, 330, NULL, 5.0, NULL, NULL, 'canc', 'N', NULL);
INSERT INTO jobs VALUES (3149, 'Jimenez', 'Volvo XC60', 'SU-TK 2789', 'Dyed', 35, 'B', '2024-12-14', '2024-12-27', '2024-12-27', '2025-01-07', 90, 90, 1.0, 1.0, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3150, 'Pellegrini', 'Volvo XC60', 'BN-AA 5241', 'Carbon', 5, 'FS, RS, B', '2024-12-23', '2024-12-29', '2024-12-29', '2024-12-29', 325, 340, 4.0, 5.0, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3151, 'Novak', 'Audi A4', 'BN-CT 919', 'Dyed', 70, 'WS', '2025-01-03', '2025-01-19', '2025-01-19', '2025-01-19', 80, 110, 1.5, 3.0, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3152, 'Lund', 'Skoda Octavia', 'SU-HM 1996', 'Dyed', 70, 'WS, FS, RS, B', '2025-01-21', '2025-01-30', '2025-01-31', '2025-02-11', 235, 235, 4.0, 5.5, 'Ana', 'compl', 'N', 'bubbles in rear window');
INSERT INTO jobs VALUES (3153, 'Lund', 'BMW 320d', 'SU-XC 3038', 'Carbon', 35, 'B', '2025-02-03', '2025-02-19', '2025-02-20', '2025-02-20', 100, 115, 1.0, 1.5, 'Goran', 'compl', 'N', 'dog hair everywhere');
INSERT INTO jobs VALUES (3154, 'Wirth', 'Fiat 500', 'SU-EK 623', 'Crystalline', 35, 'RS', '2025-02-09', '2025-02-11', NULL, NULL, 300, NULL, 2.0, NULL, NULL, 'N/S', 'N', 'film peeled at edge');
INSERT INTO jobs VALUES (3155, 'Garcia', 'Tesla Model 3', 'BN-TM 4381', 'carbon', 70, 'WS, FS, RS, B', '2025-03-02', '2025-03-06', '2025-03-07', '2025-03-10', 405, 385, 5.0, 6.5, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3156, 'Wirth', 'Fiat 500', 'BN-AK 5250', 'Dyed', 35, 'RS', '2025-03-07', '2025-03-20', '2025-03-20', '2025-03-20', 115, 145, 1.5, 2.5, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3157, 'Taxi Meyer', 'Mercedes Vito', 'BN-KR 2304', 'Ceramic', 35, 'RS, B', '2025-03-28', '2025-04-10', '2025-04-10', '2025-05-28', 305, 305, 2.5, 2.5, 'Goran', 'compl', 'Y', NULL);
INSERT INTO jobs VALUES (3158, 'Lund', 'BMW 320d', 'BN-EB 4059', 'Ceramic', 35, 'FS, RS', '2025-04-18', '2025-04-26', NULL, NULL, 440, NULL, 4.5, NULL, NULL, 'N/S', 'Y', NULL);
INSERT INTO jobs VALUES (3159, 'City Couriers', 'Toyota Yaris', 'BN-HR 3628', 'Ceramic', 35, 'RS, B', '2025-05-02', '2025-05-13', '2025-05-15', '2025-05-15', 265, 320, 3.0, 3.0, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3160, 'Novak', 'Toyota Yaris', 'SU-HE 404', 'Carbon', 35, 'FS, RS', '2025-05-19', '2025-05-28', '2025-05-28', NULL, 290, 290, 4.0, 3.5, 'Goran', 'compl', 'N', 'bubbles in rear window');
INSERT INTO jobs VALUES (3161, 'Dr. Voss', 'BMW 320d', 'SU-RL 999', 'Ceramic', 20, 'RS, B', '2025-05-30', '2025-06-03', '2025-06-03', '2025-06-03', 310, 310, 2.5, 2.0, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3162, 'Brandt', 'Ford Transit', 'D-HH 5926', 'Ceramic', 35, 'FS, RS, B', '2025-06-08', '2025-06-18', '2025-06-19', '2025-07-18', 475, 505, 4.5, 4.5, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3163, 'Lambert', 'Toyota Yaris', 'K-RB 8175', 'ceramic', 70, 'WS, FS, RS, B', '2025-06-13', '2025-06-26', '2025-06-26', '2025-07-07', 575, 575, 5.5, 5.5, 'Mick', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3164, 'Novak', 'Fiat 500', 'D-BT 6725', 'Dyed', 15, 'FS, RS', '2025-06-30', '2025-07-10', '2025-07-11', '2025-08-09', 180, 180, 3.5, 4.5, 'Ana', 'compl', 'N', 'bring spare key');
INSERT INTO jobs VALUES (3165, 'Okafor', 'VW Golf', 'BN-RM 8994', 'Ceramic', 20, 'FS, RS', '2025-07-13', '2025-07-24', '2025-07-24', NULL, 410, 410, 4.0, 4.0, 'Ana', 'compl', 'N', 'old film had to be scraped off');
INSERT INTO jobs VALUES (3166, 'Bauer', 'VW Golf', 'K-XX 157', 'Dyed', 70, 'WS', '2025-07-30', '2025-08-09', '2025-08-09', '2025-08-09', 80, 80, 1.5, 1.5, 'Goran', 'compl', 'N', 'bubbles in rear window');
INSERT INTO jobs VALUES (3167, 'City Couriers', 'Audi A4', 'SU-HE 8848', 'Ceramic', 20, 'B', '2025-08-21', '2025-09-04', '2025-09-04', '2025-09-07', 140, 140, 1.0, 1.0, 'Goran', 'compl', 'N', 'old film had to be scraped off');
INSERT INTO jobs VALUES (3168, 'Okafor', 'BMW 320d', 'SU-HP 6527', 'Dyed', 70, 'WS', '2025-08-30', '2025-09-05', '2025-09-05', NULL, 85, 140, 1.0, 1.5, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3169, 'Olsen', 'Tesla Model 3', 'D-MX 2291', 'Carbon', 15, 'FS, RS, B', '2025-09-10', '2025-09-21', '2025-09-21', '2025-11-08', 320, 350, 4.0, 4.0, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3170, 'Brandt', 'Tesla Model 3', 'D-RT 4748', 'Dyed', 5, 'B', '2025-09-19', '2025-09-24', '2025-09-26', '2025-09-26', 75, 130, 1.0, 1.5, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3171, 'Garcia', 'Audi A4', 'D-BE 415', 'Dyed', 35, 'RS, B', '2025-09-30', '2025-10-04', NULL, NULL, 150, NULL, 3.0, NULL, NULL, 'canc', 'N', NULL);
INSERT INTO jobs VALUES (3172, 'Dr. Voss', 'Skoda Octavia', 'SU-KX 3412', 'Ceramic', 15, 'FS, RS, B', '2025-10-17', '2025-10-24', '2025-10-26', NULL, 475, 475, 4.0, 3.5, 'ANA', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3173, 'Novak', 'Volvo XC60', 'K-XL 1323', 'Carbon', 70, 'WS, FS, RS, B', '2025-10-23', '2025-11-03', '2025-11-07', NULL, 370, 370, 5.5, 7.0, 'Ana', 'compl', 'Y', NULL);
INSERT INTO jobs VALUES (3174, 'Okafor', 'Skoda Octavia', 'D-ET 484', 'ceramic', 20, 'RS', '2025-11-03', '2025-11-17', '2025-11-19', '2025-11-22', 235, 290, 2.0, 1.5, 'Ana', 'compl', 'N', 'bubbles in rear window');
INSERT INTO jobs VALUES (3175, 'Petrov', 'Skoda Octavia', 'K-BH 3087', 'Ceramic', 20, 'B', '2025-11-19', '2025-11-30', '2025-11-30', '2025-11-30', 130, 130, 1.5, 1.5, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3176, 'Novak', 'VW Golf', 'SU-AH 5379', 'Dyed', 5, 'FS, RS', '2025-12-11', '2025-12-25', '2025-12-29', '2026-01-27', 190, 190, 3.0, 3.5, 'Goran', 'compl', 'Y', 'regular');
INSERT INTO jobs VALUES (3177, 'Brandt', 'Ford Transit', 'D-TL 6251', 'Carbon', 35, 'FS, RS', '2025-12-28', '2026-01-12', '2026-01-12', '2026-01-23', 285, 265, 4.0, 5.5, 'Goran', 'compl', 'Y', 'bubbles in rear window');
INSERT INTO jobs VALUES (3178, 'Kowalski', 'Toyota Yaris', 'BN-RT 1919', 'Ceramic', 20, 'B', '2026-01-16', '2026-01-20', '2026-01-20', '2026-02-18', 125, 105, 1.5, 2.5, 'Mick', 'compl', 'N', 'film peeled at edge');
INSERT INTO jobs VALUES (3179, 'Funeral Home Reis', 'Audi A4', 'BN-AL 8140', 'Crystalline', 15, 'B', '2026-01-24', '2026-02-08', '2026-02-09', '2026-02-09', 175, 190, 1.5, 2.0, 'Ana', 'compl', 'Y', 'old film had to be scraped off');
INSERT INTO jobs VALUES (3180, 'Lund', 'Skoda Octavia', 'K-BM 8820', 'Ceramic', 5, 'FS, RS', '2026-01-31', '2026-02-16', '2026-02-16', '2026-03-17', 420, 420, 3.5, 5.0, 'Mick', 'compl', 'N', 'bubbles in rear window');
INSERT INTO jobs VALUES (3181, 'Bauer', 'VW Golf', 'BN-CB 9611', 'Dyed', 70, 'WS', '2026-02-18', '2026-02-25', NULL, NULL, 90, NULL, 1.0, NULL, NULL, 'canc', 'N', NULL);
INSERT INTO jobs VALUES (3182, 'Wirth', 'Toyota Yaris', 'D-EB 2124', 'Ceramic', 5, 'RS, B', '2026-03-06', '2026-03-09', '2026-03-10', '2026-03-10', 320, 320, 3.5, 3.0, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3183, 'Pellegrini', 'Audi A4', 'BN-KA 6966', 'Crystalline', 35, 'B', '2026-03-20', '2026-03-25', NULL, NULL, 175, NULL, 1.5, NULL, NULL, 'N/S', 'N', 'bubbles in rear window');
INSERT INTO jobs VALUES (3184, 'Kowalski', 'VW Golf', 'D-TB 6056', 'carbon', 5, 'RS, B', '2026-04-02', '2026-04-10', '2026-04-10', '2026-04-21', 230, 230, 2.5, 3.5, 'Goran', 'compl', 'N', 'old film had to be scraped off');
INSERT INTO jobs VALUES (3185, 'Lund', 'Fiat 500', 'K-XA 7673', 'Ceramic', 35, 'RS, B', '2026-04-07', '2026-04-17', '2026-04-17', '2026-04-17', 320, 320, 2.5, 3.0, 'Mick', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3186, 'Sato', 'Tesla Model 3', 'D-KA 6099', 'Carbon', 5, 'B', '2026-04-27', '2026-04-29', '2026-05-01', '2026-05-30', 115, 145, 1.5, 3.0, 'MICK', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3187, 'Pellegrini', 'Audi A4', 'K-XM 2888', 'Crystalline', 5, 'RS', '2026-05-05', '2026-05-08', '2026-05-08', '2026-05-08', 270, 270, 2.5, 2.5, 'Goran', 'compl', 'Y', 'film peeled at edge');
INSERT INTO jobs VALUES (3188, 'Lund', 'Toyota Yaris', 'K-CR 1894', 'Carbon', 50, 'FS, RS, B', '2026-05-14', '2026-05-25', NULL, NULL, 360, NULL, 4.0, NULL, NULL, 'N/S', 'N', NULL);
INSERT INTO jobs VALUES (3189, 'Wirth', 'VW Golf', 'SU-AE 1930', 'Ceramic', 20, 'FS, RS, B', '2026-06-04', '2026-06-20', NULL, NULL, 485, NULL, 4.5, NULL, NULL, 'N/S', 'N', 'old film had to be scraped off');
INSERT INTO jobs VALUES (3190, 'Garcia', 'Tesla Model 3', 'SU-KA 8801', 'carbon', 5, 'RS', '2026-06-15', '2026-06-23', '2026-06-23', '2026-07-04', 160, 160, 2.0, 2.5, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3191, 'Brandt', 'Skoda Octavia', 'SU-TC 9757', 'ceramic', 50, 'RS, B', '2026-07-01', '2026-07-14', '2026-07-18', '2026-07-18', 320, 320, 3.0, 4.0, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3192, 'Novak', 'Audi A4', 'SU-LB 6599', 'Carbon', 70, 'WS, FS, RS, B', '2026-07-08', '2026-07-22', NULL, NULL, 420, NULL, 5.0, NULL, NULL, 'N/S', 'N', NULL);
INSERT INTO jobs VALUES (3193, 'Lund', 'Tesla Model 3', 'BN-LA 7950', 'Dyed', 70, 'WS', '2026-07-23', '2026-07-29', '2026-07-29', '2026-07-29', 80, 80, 1.0, 1.0, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3194, 'Petrov', 'Tesla Model 3', 'K-PH 9278', 'ceramic', 35, 'FS, RS, B', '2026-07-30', '2026-08-13', '2026-08-15', '2026-08-18', 450, 440, 5.0, 5.0, 'Ana', 'compl', 'N', 'wants receipt by post');
INSERT INTO jobs VALUES (3195, 'Dr. Voss', 'Fiat 500', 'BN-RE 341', 'Ceramic', 35, 'FS, RS, B', '2026-08-08', '2026-08-13', '2026-08-14', '2026-08-25', 525, 540, 4.5, 5.0, 'Ana', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3196, 'Petrov', 'Toyota Yaris', 'K-EA 4274', 'Carbon', 20, 'FS, RS, B', '2026-08-25', '2026-09-08', '2026-09-09', '2026-09-09', 345, 345, 4.0, 4.0, 'Goran', 'compl', 'N', NULL);
INSERT INTO jobs VALUES (3197, 'Olsen', 'Volvo XC60', 'BN-KL 2207', 'Ceramic', 20, 'FS, RS', '2026-11-09', '2026-12-01', NULL, NULL, 355, NULL, 4.0, NULL, 'Ana', 'sched', 'N', NULL);
INSERT INTO jobs VALUES (3198, 'Taxi Meyer', 'Skoda Octavia', 'K-TM 88', 'carbon', 35, 'RS, B', '2026-11-13', '2026-12-03', NULL, NULL, 245, NULL, 3.0, NULL, 'Mick', 'sched', 'N', NULL);
INSERT INTO jobs VALUES (3199, 'Funeral Home Reis', 'Mercedes Vito', 'SU-FR 12', 'Crystalline', 5, 'FS, RS, B', '2026-11-18', '2026-12-07', NULL, NULL, 690, NULL, 6.0, NULL, 'Goran', 'sched', 'N', NULL);
