CREATE TABLE tickets (
  tkt_no INTEGER PRIMARY KEY,
  cust TEXT,
  umb_typ TEXT,
  mkr TEXT,
  col TEXT,
  fault TEXT,
  hdl_mat TEXT,
  in_dt TEXT,
  prom_dt TEXT,
  rdy_dt TEXT,
  coll_dt TEXT,
  est_gbp REAL,
  chg_gbp REAL,
  dep_gbp REAL,
  ribs_qty INTEGER,
  urg INTEGER,
  shelf TEXT,
  rmk TEXT
);
INSERT INTO tickets VALUES (1001, 'Sir Roland Vane', 'Folding', 'Fox', 'green', 'handle', 'plastic', '2023-03-10', '2023-03-27', '2023-03-26', '2023-05-04', 15.0, 15.0, 0, 0, 0, NULL, 'customer rang twice');
INSERT INTO tickets VALUES (1002, 'Mr Sorensen', 'stick', 'Knirps', 'black', 'rib, cover, handle', 'plastic', '2023-03-31', '2023-04-02', '2023-04-01', '2023-04-14', 42.0, 42.0, 10, 2, 1, NULL, NULL);
INSERT INTO tickets VALUES (1003, 'Mr Sorensen', 'Parasol', 'Brigg', 'tartan', 'rib', 'maple', '2023-04-12', '2023-04-23', '2023-04-21', '2023-05-11', 36.5, 36.5, 5, 3, 0, NULL, 'sentimental value');
INSERT INTO tickets VALUES (1004, 'Mrs Okafor', 'Golf', 'Doppler', 'navy', 'spring', 'horn', '2023-04-28', '2023-05-14', '2023-05-23', '2023-06-01', 17.0, 19.0, 0, 0, 0, NULL, NULL);
INSERT INTO tickets VALUES (1005, 'J. Birtwistle', 'Golf', 'Doppler', 'navy', 'runner', 'horn', '2023-05-04', '2023-05-19', '2023-05-19', '2023-06-04', 20.0, 18.0, 5, 0, 0, NULL, 'moth holes');
INSERT INTO tickets VALUES (1006, 'Dr Lindqvist', 'Stick', 'Doppler', 'black', 'rib, spring', 'malacca', '2023-05-08', '2023-05-24', '2023-06-02', '2023-07-04', 26.5, 31.5, 5, 1, 0, NULL, NULL);
INSERT INTO tickets VALUES (1007, 'Ms Nakamura', 'folding', 'Fox', 'black', 'rib, tip', 'malacca', '2023-05-19', '2023-05-27', '2023-05-29', '2023-06-10', 35.5, 40.5, 0, 3, 0, NULL, 'customer rang twice');
INSERT INTO tickets VALUES (1008, 'Mrs Okafor', 'Stick', 'Knirps', 'red', 'rib', 'maple', '2023-05-31', '2023-06-08', '2023-06-08', '2023-06-08', 41.0, 37.0, NULL, 6, 0, NULL, NULL);
INSERT INTO tickets VALUES (1009, 'Mr Tolliver', 'Stick', 'Knirps', 'red', 'rib', 'maple', '2023-06-14', '2023-06-22', '2023-06-27', '2023-07-31', 25.0, 27.0, 5, 2, 0, NULL, NULL);
INSERT INTO tickets VALUES (1010, 'Film Props Ltd', 'Folding', NULL, 'black', 'cover, spring', 'malacca', '2023-06-21', '2023-07-03', '2023-07-03', NULL, 20.0, 23.5, NULL, 0, 0, 'B2', NULL);
INSERT INTO tickets VALUES (1011, 'Mrs Quigley', 'Folding', 'Fulton', 'green', 'rib, tip', 'plastic', '2023-07-02', '2023-07-20', '2023-07-20', '2023-08-11', 29.5, 29.5, NULL, 1, 0, NULL, NULL);
INSERT INTO tickets VALUES (1012, 'Dr Lindqvist', 'Parasol', 'Brigg', 'red', 'rib, tip, runner', 'maple', '2023-07-07', '2023-07-22', '2023-07-24', '2023-08-16', 45.5, 45.5, 5, 1, 0, NULL, NULL);
INSERT INTO tickets VALUES (1013, 'Opera Club', 'stick', 'Doppler', 'ivory', 'rib, tip, runner', 'malacca', '2023-07-28', '2023-08-07', '2023-08-07', '2023-09-03', 30.5, 26.5, 5, 1, 0, NULL, NULL);
INSERT INTO tickets VALUES (1014, 'Mrs Ashdown', 'Folding', 'Knirps', 'black', 'rib, tip, runner', 'malacca', '2023-08-05', '2023-08-16', '2023-08-15', NULL, 35.5, 35.5, 5, 1, 0, 'B2', 'sentimental value');
INSERT INTO tickets VALUES (1015, 'Sir Roland Vane', 'Stick', 'Brigg', 'black', 'rib', 'maple', '2023-08-24', '2023-09-11', '2023-09-11', '2023-10-13', 25.0, 28.5, 5, 2, 0, NULL, 'sentimental value');
INSERT INTO tickets VALUES (1016, 'Mr Sorensen', 'stick', 'Knirps', 'black', 'handle', 'plastic', '2023-09-14', '2023-10-02', '2023-10-03', '2023-11-03', 16.0, 21.0, 5, 0, 0, NULL, 'no guarantee given');
INSERT INTO tickets VALUES (1017, 'Mr Tolliver', 'Stick', NULL, 'tartan', 'rib', 'malacca', '2023-09-20', '2023-10-06', '2023-10-03', NULL, 18.5, 18.5, NULL, 1, 0, 'B1', 'sentimental value');
INSERT INTO tickets VALUES (1018, 'J. Birtwistle', 'folding', 'Knirps', 'green', 'rib, runner, handle', 'malacca', '2023-10-11', '2023-10-19', '2023-10-28', '2023-11-21', 33.5, 35.5, 10, 1, 0, NULL, NULL);
INSERT INTO tickets VALUES (1019, 'Sir Roland Vane', 'Parasol', 'Fulton', 'black', 'rib', 'plastic', '2023-10-23', '2023-11-08', '2023-11-08', '2023-12-02', 32.5, 32.5, 10, 1, 0, NULL, 'moth holes');
INSERT INTO tickets VALUES (1020, 'Mr Okafor', 'Children', 'Fulton', 'green', 'rib, spring', 'plastic', '2023-11-09', '2023-11-24', '2023-11-26', '2023-12-22', 26.5, 26.5, 10, 1, 0, NULL, 'sentimental value');
INSERT INTO tickets VALUES (1021, 'J. Birtwistle', 'Folding', 'Knirps', 'black', 'rib, cover, handle', 'horn', '2023-11-20', '2023-12-02', '2023-11-29', '2023-12-12', 38.0, 38.0, 10, 2, 0, NULL, NULL);
INSERT INTO tickets VALUES (1022, 'Lady Penhale', 'Stick', 'Doppler', 'black', 'tip, runner', 'horn', '2023-11-29', '2023-12-03', '2023-12-08', '2024-01-09', 26.0, 26.0, 10, 0, 1, NULL, NULL);
INSERT INTO tickets VALUES (1023, 'Hotel Belgrave', 'Stick', 'Fulton', 'navy', 'rib, runner', 'plastic', '2023-12-12', '2023-12-19', '2023-12-21', '2023-12-28', 26.5, 30.0, 5, 1, 0, NULL, 'moth holes');
INSERT INTO tickets VALUES (1024, 'Mrs Dunmore', 'Stick', 'Fox', 'black', 'rib, handle, runner', 'cherry', '2024-01-02', '2024-01-12', '2024-01-10', '2024-02-07', 41.0, 43.0, 0, 2, 0, NULL, NULL);
INSERT INTO tickets VALUES (1025, 'Miss Featherstone', 'Stick', 'Knirps', NULL, 'runner', 'plastic', '2024-01-06', '2024-01-23', '2024-02-01', '2024-03-12', 18.0, 16.0, 0, 0, 0, NULL, NULL);
INSERT INTO tickets VALUES (1026, 'Mr Tolliver', 'Parasol', 'Knirps', 'green', 'rib, runner, cover', 'horn', '2024-01-18', '2024-02-04', NULL, NULL, 43.5, NULL, 5, 1, 0, 'A1', NULL);
INSERT INTO tickets VALUES (1027, 'Mrs Dunmore', 'Folding', 'Fox', 'black', 'cover, handle', 'horn', '2024-02-01', '2024-02-03', '2024-02-04', '2024-02-16', 28.0, 28.0, 5, 0, 1, NULL, NULL);
INSERT INTO tickets VALUES (1028, 'Sir Roland Vane', 'stick', 'Fulton', 'navy', 'rib, runner, handle', 'malacca', '2024-02-17', '2024-02-24', '2024-03-04', '2024-03-12', 36.5, 36.5, NULL, 1, 0, NULL, NULL);
INSERT INTO tickets VALUES (1029, 'Mr Sorensen', 'children', NULL, 'black', 'rib', 'cherry', '2024-03-05', '2024-03-19', '2024-03-18', '2024-04-27', 26.0, 26.0, NULL, 2, 0, NULL, 'moth holes');
INSERT INTO tickets VALUES (1030, 'Hotel Belgrave', 'GOLF', 'Fox', 'black', 'rib, handle, cover', 'cherry', '2024-03-26', '2024-04-11', '2024-04-08', '2024-05-05', 43.5, 43.5, NULL, 3, 0, NULL, NULL);
INSERT INTO tickets VALUES (1031, 'Mrs Ashdown', 'Golf', NULL, 'black', 'rib', 'cherry', '2024-03-31', '2024-04-11', '2024-04-10', '2024-05-10', 24.0, 24.0, 5, 2, 0, NULL, 'no guarantee given');
INSERT INTO tickets VALUES (1032, 'Mr Sorensen', 'Stick', 'Fox', 'black', 'rib, runner', 'plastic', '2024-04-21', '2024-05-02', '2024-05-03', '2024-06-04', 34.5, 39.5, 5, 3, 0, NULL, 'customer rang twice');
INSERT INTO tickets VALUES (1033, 'Mrs Ashdown', 'Stick', 'Knirps', 'black', 'rib', 'plastic', '2024-05-01', '2024-05-19', '2024-05-16', NULL, 18.5, 23.5, NULL, 1, 0, 'A1', NULL);
INSERT INTO tickets VALUES (1034, 'Sir Roland Vane', 'Stick', 'Knirps', 'black', 'rib, runner, handle', 'malacca', '2024-05-14', '2024-05-30', '2024-05-30', '2024-07-03', 41.0, 41.0, 5, 2, 0, NULL, NULL);
INSERT INTO tickets VALUES (1035, 'Mrs Ashdown', 'stick', 'Knirps', 'green', 'tip, runner', 'plastic', '2024-05-23', '2024-05-27', '2024-05-27', '2024-06-08', 32.0, 35.5, 5, 0, 1, NULL, 'customer rang twice');
INSERT INTO tickets VALUES (1036, 'Mr Patel', 'Folding', NULL, 'black', 'rib, cover', 'plastic', '2024-05-30', '2024-06-17', '2024-06-19', '2024-07-06', 24.5, 24.5, 10, 1, 0, NULL, 'original cover to be kept');
INSERT INTO tickets VALUES (1037, 'Mrs Quigley', 'Stick', NULL, 'navy', 'rib, spring', 'cherry', '2024-06-06', '2024-06-08', '2024-06-17', '2024-07-05', 40.0, 40.0, 10, 2, 1, NULL, NULL);
INSERT INTO tickets VALUES (1038, 'Opera Club', 'Folding', 'Fulton', 'green', 'rib, cover', 'plastic', '2024-06-21', '2024-07-04', '2024-07-06', '2024-08-04', 51.0, 51.0, 5, 6, 0, NULL, NULL);
INSERT INTO tickets VALUES (1039, 'Mr Tolliver', 'folding', 'Brigg', 'black', 'rib, runner', 'malacca', '2024-07-04', '2024-07-13', '2024-07-11', '2024-07-12', 48.0, 50.0, 5, 6, 0, NULL, NULL);
INSERT INTO tickets VALUES (1040, 'Mrs Dunmore', 'Stick', 'Doppler', 'green', 'runner', 'malacca', '2024-07-17', '2024-07-27', '2024-07-26', '2024-08-14', 18.0, 18.0, 0, 0, 0, NULL, 'original cover to be kept');
INSERT INTO tickets VALUES (1041, 'J. Birtwistle', 'Stick', 'Doppler', 'black', 'rib, cover, spring', 'plastic', '2024-07-26', '2024-08-07', '2024-08-12', '2024-08-14', 31.5, 36.5, 10, 1, 0, NULL, NULL);
INSERT INTO tickets VALUES (1042, 'Mrs Okafor', 'Folding', NULL, 'black', 'rib', 'plastic', '2024-08-10', '2024-08-22', '2024-08-19', '2024-09-20', 21.5, 17.5, 0, 1, 0, NULL, 'moth holes');
INSERT INTO tickets VALUES (1043, 'Mrs Dunmore', 'golf', 'Fox', 'red', 'rib, runner', 'plastic', '2024-08-20', '2024-09-07', '2024-09-07', '2024-09-26', 29.0, 29.0, 0, 2, 0, NULL, 'original cover to be kept');
INSERT INTO tickets VALUES (1044, 'Mr Abadi', 'Golf', NULL, 'tartan', 'rib, tip', 'plastic', '2024-09-03', '2024-09-12', '2024-09-12', '2024-10-18', 29.5, 25.5, 5, 1, 0, NULL, 'original cover to be kept');
INSERT INTO tickets VALUES (1045, 'Film Props Ltd', 'folding', 'Fulton', 'black', 'rib', 'plastic', '2024-09-09', '2024-09-27', '2024-09-28', '2024-10-25', 27.5, 32.5, NULL, 3, 0, NULL, NULL);
INSERT INTO tickets VALUES (1046, 'Mrs Quigley', 'stick', 'Fulton', NULL, 'tip, handle', 'horn', '2024-09-17', '2024-09-25', '2024-09-27', '2024-10-08', 20.0, 16.0, 5, 0, 0, NULL, 'customer rang twice');
INSERT INTO tickets VALUES (1047, 'Mrs Okafor', 'Stick', 'Fulton', 'ivory', 'rib, tip, handle', 'cherry', '2024-10-06', '2024-10-24', '2024-10-25', '2024-12-04', 34.5, 34.5, 5, 1, 0, NULL, NULL);
INSERT INTO tickets VALUES (1048, 'Miss Featherstone', 'Children', 'Fulton', 'black', 'handle, spring', 'plastic', '2024-10-18', '2024-10-22', '2024-10-23', '2024-10-24', 31.0, 31.0, 5, 0, 1, NULL, NULL);
INSERT INTO tickets VALUES (1049, 'Miss Featherstone', 'Stick', 'Knirps', 'black', 'rib, cover', 'plastic', '2024-10-29', '2024-11-01', '2024-11-01', '2024-11-18', 35.0, 35.0, 10, 2, 1, NULL, 'sentimental value');
INSERT INTO tickets VALUES (1050, 'Mrs Okafor', 'STICK', 'Knirps', 'navy', 'rib, runner, spring', 'horn', '2024-11-09', '2024-11-26', '2024-11-26', '2024-12-23', 36.5, 36.5, 0, 1, 0, NULL, 'moth holes');
INSERT INTO tickets VALUES (1051, 'Hotel Belgrave', 'STICK', 'Knirps', 'tartan', 'rib, handle, tip', 'maple', '2024-11-15', '2024-12-03', '2024-12-08', '2024-12-28', 36.5, 41.5, 10, 1, 0, NULL, NULL);
INSERT INTO tickets VALUES (1052, 'Lady Penhale', 'Stick', 'Fulton', 'black', 'rib, handle, spring', 'cherry', '2024-11-28', '2024-12-12', '2024-12-11', '2025-01-07', 39.0, 39.0, 10, 2, 0, NULL, 'original cover to be kept');
INSERT INTO tickets VALUES (1053, 'Mr Abadi', 'golf', 'Fox', 'tartan', 'rib', 'maple', '2024-12-18', '2024-12-29', '2024-12-26', '2025-01-15', 27.0, 25.0, 10, 2, 0, NULL, NULL);
INSERT INTO tickets VALUES (1054, 'Mr Abadi', 'Stick', NULL, 'navy', 'rib, cover, tip', 'malacca', '2025-01-06', '2025-01-13', '2025-01-10', '2025-01-17', 36.0, 36.0, NULL, 2, 0, NULL, 'moth holes');
INSERT INTO tickets VALUES (1055, 'Sir Roland Vane', 'STICK', NULL, 'tartan', 'cover', 'plastic', '2025-01-26', '2025-02-12', '2025-02-17', '2025-03-04', 14.0, 14.0, 10, 0, 0, NULL, 'customer rang twice');
INSERT INTO tickets VALUES (1056, 'Mrs Quigley', 'Stick', NULL, 'ivory', 'rib', 'plastic', '2025-02-01', '2025-02-09', '2025-02-09', '2025-02-09', 19.5, 21.5, 0, 1, 0, NULL, 'customer rang twice');
INSERT INTO tickets VALUES (1057, 'Mr Tolliver', 'Parasol', 'Doppler', NULL, 'rib', 'plastic', '2025-02-09', '2025-02-21', '2025-02-26', NULL, 30.5, 28.5, NULL, 1, 0, 'A1', NULL);
INSERT INTO tickets VALUES (1058, 'Mr Okafor', 'STICK', NULL, 'black', 'rib', 'plastic', '2025-02-23', '2025-03-02', '2025-03-07', '2025-03-23', 36.0, 36.0, 10, 4, 0, NULL, 'no guarantee given');
INSERT INTO tickets VALUES (1059, 'Mrs Okafor', 'Parasol', NULL, 'black', 'rib, spring', 'malacca', '2025-03-02', '2025-03-09', '2025-03-14', '2025-03-26', 36.5, 36.5, 0, 1, 0, NULL, 'no guarantee given');
INSERT INTO tickets VALUES (1060, 'Mrs Ashdown', 'stick', 'Brigg', 'navy', 'handle, spring', 'cherry', '2025-03-13', '2025-03-31', '2025-03-28', '2025-04-07', 23.0, 23.0, 0, 0, 0, NULL, NULL);
INSERT INTO tickets VALUES (1061, 'Mr Okafor', 'Stick', 'Doppler', 'red', 'rib, spring, tip', 'plastic', '2025-03-20', '2025-04-05', '2025-04-03', '2025-05-03', 43.5, 45.5, 5, 3, 0, NULL, NULL);
INSERT INTO tickets VALUES (1062, 'Mrs Quigley', 'Parasol', 'Knirps', 'navy', 'rib, runner, spring', 'plastic', '2025-03-28', '2025-04-14', '2025-04-14', '2025-04-28', 40.5, 40.5, 5, 1, 0, NULL, 'sentimental value');
INSERT INTO tickets VALUES (1063, 'Mr Abadi', 'folding', 'Fulton', 'black', 'cover', 'maple', '2025-04-01', '2025-04-13', '2025-04-18', '2025-05-26', 20.0, 16.0, 10, 0, 0, NULL, NULL);
INSERT INTO tickets VALUES (1064, 'Lady Penhale', 'folding', NULL, 'black', 'rib, runner', 'malacca', '2025-04-19', '2025-04-29', '2025-05-04', NULL, 35.0, 38.5, 5, 2, 0, 'A1', NULL);
INSERT INTO tickets VALUES (1065, 'Mrs Dunmore', 'Folding', 'Knirps', 'black', 'rib, cover', 'maple', '2025-04-28', '2025-05-02', '2025-05-02', '2025-05-12', 36.5, 36.5, 10, 1, 1, NULL, 'sentimental value');
INSERT INTO tickets VALUES (1066, 'Mr Abadi', 'Parasol', 'Knirps', 'black', 'spring', 'plastic', '2025-05-08', '2025-05-15', '2025-05-14', '2025-06-02', 24.0, 24.0, 10, 0, 0, NULL, NULL);
INSERT INTO tickets VALUES (1067, 'Mr Patel', 'Parasol', NULL, 'black', 'rib', 'maple', '2025-05-15', '2025-05-22', '2025-05-22', '2025-06-21', 30.5, 30.5, 10, 1, 0, NULL, 'customer rang twice');
INSERT INTO tickets VALUES (1068, 'Lady Penhale', 'Folding', 'Knirps', 'green', 'handle', 'maple', '2025-05-30', '2025-06-11', '2025-06-09', '2025-07-02', 16.0, 18.0, 0, 0, 0, NULL, NULL);
INSERT INTO tickets VALUES (1069, 'Mr Okafor', 'Parasol', 'Fulton', 'tartan', 'rib, spring, handle', 'plastic', '2025-06-07', '2025-06-14', '2025-06-13', '2025-07-10', 52.5, 50.5, 0, 3, 0, NULL, 'customer rang twice');
INSERT INTO tickets VALUES (1070, 'Dr Lindqvist', 'Folding', 'Fox', 'black', 'rib', 'malacca', '2025-06-11', '2025-06-23', '2025-06-21', '2025-07-28', 18.5, 16.5, 10, 1, 0, NULL, 'sentimental value');
INSERT INTO tickets VALUES (1071, 'Ms Nakamura', 'stick', NULL, 'black', 'rib, spring', 'plastic', '2025-06-25', '2025-06-28', '2025-06-28', '2025-08-02', 40.5, 44.0, 10, 3, 1, NULL, NULL);
INSERT INTO tickets VALUES (1072, 'Ms Nakamura', 'folding', 'Fulton', 'black', 'rib, handle, runner', 'plastic', '2025-07-07', '2025-07-20', '2025-07-20', '2025-08-08', 35.5, 37.5, 10, 1, 0, NULL, 'moth holes');
INSERT INTO tickets VALUES (1073, 'Lady Penhale', 'Stick', 'Fox', 'navy', 'spring', 'plastic', '2025-07-22', '2025-07-24', '2025-07-25', '2025-08-22', 21.0, 21.0, 10, 0, 1, NULL, 'sentimental value');
INSERT INTO tickets VALUES (1074, 'Mrs Ashdown', 'folding', 'Doppler', 'navy', 'tip', 'malacca', '2025-07-31', '2025-08-13', '2025-08-13', '2025-08-14', 18.0, 18.0, 10, 0, 0, NULL, NULL);
INSERT INTO tickets VALUES (1075, 'Mrs Dunmore', 'Folding', 'Fox', 'red', 'rib, runner, spring', 'plastic', '2025-08-10', '2025-08-21', '2025-08-21', '2025-08-29', 32.5, 36.0, 5, 1, 0, NULL, 'sentimental value');
INSERT INTO tickets VALUES (1076, 'Lady Penhale', 'Stick', 'Fox', 'black', 'handle', 'horn', '2025-08-29', '2025-09-08', '2025-09-08', '2025-09-22', 17.0, 17.0, 10, 0, 0, NULL, 'sentimental value');
INSERT INTO tickets VALUES (1077, 'Mrs Dunmore', 'Stick', 'Fulton', 'black', 'rib, cover, handle', 'plastic', '2025-09-06', '2025-09-24', NULL, NULL, 33.5, NULL, 5, 1, 0, 'C1', 'customer rang twice');
INSERT INTO tickets VALUES (1078, 'Sir Roland Vane', 'Stick', 'Fulton', 'black', 'rib', 'cherry', '2025-09-14', '2025-09-21', '2025-09-21', '2025-10-07', 24.0, 29.0, 0, 2, 0, NULL, 'moth holes');
INSERT INTO tickets VALUES (1079, 'Mr Patel', 'Folding', 'Doppler', 'navy', 'rib, cover', 'plastic', '2025-10-02', '2025-10-06', '2025-10-03', '2025-10-27', 40.5, 44.0, 0, 3, 1, NULL, NULL);
INSERT INTO tickets VALUES (1080, 'Mr Patel', 'parasol', 'Fulton', 'black', 'rib, spring', 'plastic', '2025-10-14', '2025-10-21', '2025-10-21', '2025-10-27', 39.0, 41.0, 10, 2, 0, NULL, NULL);
INSERT INTO tickets VALUES (1081, 'Miss Featherstone', 'Folding', 'Knirps', 'ivory', 'runner', 'plastic', '2025-10-30', '2025-11-12', '2025-11-17', '2025-11-20', 20.0, 20.0, 0, 0, 0, NULL, 'original cover to be kept');
INSERT INTO tickets VALUES (1082, 'Ms Nakamura', 'Stick', 'Fox', 'black', 'spring', 'malacca', '2025-11-11', '2025-11-25', '2025-11-25', NULL, 14.0, 10.0, 5, 0, 0, 'C1', NULL);
INSERT INTO tickets VALUES (1083, 'Hotel Belgrave', 'Stick', 'Fulton', 'red', 'rib', 'plastic', '2025-11-19', '2025-12-06', '2025-12-05', '2025-12-29', 24.0, 24.0, 10, 2, 0, NULL, 'sentimental value');
INSERT INTO tickets VALUES (1084, 'Hotel Belgrave', 'Stick', 'Knirps', NULL, 'rib, cover, runner', 'plastic', '2025-12-06', '2025-12-23', '2025-12-23', '2026-01-01', 31.5, 31.5, 0, 1, 0, NULL, NULL);
INSERT INTO tickets VALUES (1085, 'Mr Abadi', 'Golf', 'Doppler', 'black', 'tip', 'plastic', '2025-12-11', '2025-12-13', '2025-12-12', '2026-01-06', 26.0, 26.0, 10, 0, 1, NULL, NULL);
INSERT INTO tickets VALUES (1086, 'Miss Featherstone', 'Folding', 'Brigg', 'navy', 'rib, spring, runner', 'plastic', '2025-12-25', '2025-12-27', NULL, NULL, 38.5, NULL, 10, 1, 1, 'C1', NULL);
INSERT INTO tickets VALUES (1087, 'Ms Nakamura', 'folding', 'Doppler', 'navy', 'rib, tip', 'plastic', '2025-12-29', '2026-01-14', NULL, NULL, 25.5, NULL, 10, 1, 0, 'A2', 'no guarantee given');
INSERT INTO tickets VALUES (1088, 'Miss Yelland', 'parasol', 'Fox', 'black', 'handle, runner', 'malacca', '2026-01-17', '2026-01-25', '2026-02-03', '2026-03-06', 31.0, 27.0, 5, 0, 0, NULL, NULL);
INSERT INTO tickets VALUES (1089, 'Miss Yelland', 'Folding', 'Knirps', 'green', 'rib, cover', 'plastic', '2026-02-04', '2026-02-20', '2026-02-21', '2026-03-22', 24.5, 24.5, 5, 1, 0, NULL, 'sentimental value');
INSERT INTO tickets VALUES (1090, 'Ms Nakamura', 'Stick', NULL, 'green', 'rib', 'malacca', '2026-02-25', '2026-03-11', '2026-03-11', '2026-04-02', 27.5, 25.5, 5, 3, 0, NULL, NULL);
INSERT INTO tickets VALUES (1091, 'Miss Yelland', 'Stick', NULL, 'black', 'rib', 'maple', '2026-03-07', '2026-03-23', '2026-03-22', '2026-03-31', 25.0, 28.5, 10, 2, 0, NULL, 'sentimental value');
INSERT INTO tickets VALUES (1092, 'Film Props Ltd', 'Folding', NULL, 'black', 'rib, tip', 'malacca', '2026-03-20', '2026-03-29', '2026-03-28', NULL, 36.5, 36.5, 10, 3, 0, 'B1', NULL);
INSERT INTO tickets VALUES (1093, 'Miss Yelland', 'Folding', 'Fox', 'green', 'rib', 'maple', '2026-04-02', '2026-04-09', '2026-04-06', '2026-04-25', 31.5, 31.5, 5, 3, 0, NULL, NULL);
INSERT INTO tickets VALUES (1094, 'Miss Featherstone', 'Folding', 'Knirps', 'black', 'rib, spring', 'maple', '2026-04-18', '2026-04-22', '2026-04-22', NULL, 43.5, 43.5, 5, 3, 1, 'A2', 'sentimental value');
INSERT INTO tickets VALUES (1095, 'Mr Abadi', 'Folding', 'Knirps', NULL, 'rib, spring, handle', 'maple', '2026-05-07', '2026-05-11', '2026-05-12', '2026-05-13', 45.5, 45.5, NULL, 3, 1, NULL, 'no guarantee given');
INSERT INTO tickets VALUES (1096, 'Sir Roland Vane', 'Golf', 'Brigg', NULL, 'rib, spring', 'plastic', '2026-05-28', '2026-06-04', '2026-06-09', NULL, 34.5, 36.5, 10, 3, 0, 'C1', NULL);
INSERT INTO tickets VALUES (1097, 'Dr Lindqvist', 'folding', 'Knirps', 'black', 'rib, cover, spring', 'malacca', '2026-06-03', '2026-06-16', '2026-06-21', '2026-07-25', 30.5, 26.5, NULL, 1, 0, NULL, NULL);
INSERT INTO tickets VALUES (1098, 'Mrs Okafor', 'Parasol', 'Fox', 'navy', 'spring', 'horn', '2026-06-14', '2026-07-02', '2026-06-30', '2026-08-06', 23.0, 23.0, 10, 0, 0, NULL, NULL);
INSERT INTO tickets VALUES (1099, 'Dr Lindqvist', 'Stick', 'Fulton', 'red', 'cover', 'plastic', '2026-06-18', '2026-06-29', '2026-06-29', '2026-08-02', 17.0, 17.0, 5, 0, 0, NULL, NULL);
INSERT INTO tickets VALUES (1100, 'Mrs Dunmore', 'Folding', NULL, 'black', 'rib, runner', 'malacca', '2026-07-07', '2026-07-24', '2026-07-29', '2026-08-12', 32.0, 32.0, 0, 2, 0, NULL, NULL);
INSERT INTO tickets VALUES (1101, 'Mrs Dunmore', 'parasol', NULL, 'black', 'rib, cover', 'plastic', '2026-07-15', '2026-07-24', '2026-07-21', '2026-08-30', 41.0, 41.0, NULL, 2, 0, NULL, NULL);
INSERT INTO tickets VALUES (1102, 'Ms Nakamura', 'Parasol', 'Knirps', 'ivory', 'rib, spring', 'plastic', '2026-07-30', '2026-08-02', '2026-08-02', '2026-08-26', 57.0, 53.0, 10, 4, 1, NULL, NULL);
INSERT INTO tickets VALUES (1103, 'Film Props Ltd', 'Golf', 'Fulton', 'black', 'rib, tip, runner', 'horn', '2026-08-12', '2026-08-20', '2026-08-29', '2026-10-07', 41.0, 44.5, 10, 2, 0, NULL, 'sentimental value');
INSERT INTO tickets VALUES (1104, 'Mr Tolliver', 'parasol', 'Knirps', 'black', 'rib, tip', 'maple', '2026-08-28', '2026-09-14', '2026-09-14', NULL, 42.5, 40.5, NULL, 3, 0, 'A2', NULL);

