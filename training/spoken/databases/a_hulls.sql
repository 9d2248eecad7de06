CREATE TABLE cleanings (
  Vessel TEXT,
  Typ TEXT,
  Flag TEXT,
  LOA_m REAL,
  Berth TEXT,
  Arr_Dt TEXT,
  Cln_Dt TEXT,
  Dep_Dt TEXT,
  Foul_pct INTEGER,
  Growth TEXT,
  Area_m2 INTEGER,
  Divers INTEGER,
  Dur_min INTEGER,
  Vis_m REAL,
  Inv_USD REAL,
  Paid_Dt TEXT,
  Permit TEXT,
  Team TEXT
);
INSERT INTO cleanings VALUES ('Dagny', 'trawler', 'NO', 42.3, 'Pier 7', '2025-06-01', '2025-06-02', '2025-06-07', 73, 'mussels, tubeworm, weed', 547, 4, 385, 0.8, 1787.21, '2025-06-21', 'y', 'Red');
INSERT INTO cleanings VALUES ('Larkspur', 'tanker', 'LR', 244.3, 'Q2', '2025-06-11', '2025-06-11', '2025-06-15', 33, 'mussels', 3674, 3, 240, 0.6, 13115.62, '2025-06-30', 'n', 'Blue');
INSERT INTO cleanings VALUES ('Fjordlys', 'ferry', 'NO', 96, 'Q2', '2025-06-16', '2025-06-18', '2025-06-22', 42, 'mussels', 1117, 4, 415, 1.2, 4560.46, '2025-07-24', 'n', 'Red');
INSERT INTO cleanings VALUES ('Aurelia', 'tanker', 'MT', 183, 'Q4', '2025-06-23', '2025-06-25', '2025-06-27', 74, 'slime, barnacles', 2394, 3, 295, 3.8, 8052.33, '2025-08-29', 'y', 'Blue');
INSERT INTO cleanings VALUES ('Dagny', 'trawler', 'NO', 42.3, 'Q2', '2025-06-28', '2025-06-30', '2025-07-03', 66, 'mussels, barnacles', 558, 6, 300, 3.9, 2143.78, NULL, 'y', 'Red');
INSERT INTO cleanings VALUES ('Ijsvogel', 'dredger', NULL, 88.4, 'Anchorage', '2025-07-06', '2025-07-07', '2025-07-12', 16, 'weed, mussels', 1935, 3, 455, 7.2, 7404.77, '2025-09-15', 'y', 'Blue');
INSERT INTO cleanings VALUES ('Maas Pilot', 'ferry', 'NL', 74.1, 'Pier 7', '2025-07-13', '2025-07-17', '2025-07-17', 7, 'mussels, barnacles', 1352, 2, 315, 4.3, 4819.38, '2025-09-23', '', 'Blue');
INSERT INTO cleanings VALUES ('Aurelia', 'tanker', 'MT', 183, 'Q4', '2025-07-18', '2025-07-19', '2025-07-22', 50, 'tubeworm', 1997, 2, 310, 2.2, 6570.65, '2025-08-03', 'y', 'Blue');
INSERT INTO cleanings VALUES ('Aurelia', 'tanker', 'MT', 183, 'Anchorage', '2025-07-25', '2025-07-27', '2025-07-30', 82, 'tubeworm, barnacles', 3266, 6, 485, NULL, 10220.01, '2025-09-01', 'y', 'Red');
INSERT INTO cleanings VALUES ('Borealis', 'ferry ', 'NO', 128.5, 'Q1', '2025-08-03', '2025-08-07', '2025-08-11', 65, 'barnacles, slime, mussels', 1333, 4, 85, 1.5, 5802.34, '2025-09-22', 'y', 'Red');
INSERT INTO cleanings VALUES ('Maas Pilot', 'ferry', NULL, 74.1, 'Q4', '2025-08-10', '2025-08-13', '2025-08-18', 31, 'slime, weed, tubeworm', 777, 3, 350, 3.8, 2510.38, '2025-09-03', 'n', 'Blue');
INSERT INTO cleanings VALUES ('Jade Trader', 'bulker', 'PA', 179.5, 'Q4', '2025-08-18', '2025-08-22', '2025-08-27', 79, 'mussels, slime', 2393, 3, 190, 4.8, 10797.68, '2025-10-10', 'y', 'Red');
INSERT INTO cleanings VALUES ('Gannet II', 'trawler', 'NL', 33.8, 'Q1', '2025-08-25', '2025-08-29', '2025-09-02', 70, 'slime', 741, 2, 460, 3.4, 3277.38, '2025-10-08', 'n', 'Red');
INSERT INTO cleanings VALUES ('Dagny', 'trawler', 'NO', 42.3, 'Q1', '2025-08-31', '2025-09-01', '2025-09-02', 49, 'tubeworm, weed, slime', 684, 3, 235, 7.0, 2647.26, '2025-11-13', 'y', 'Red');
INSERT INTO cleanings VALUES ('Larkspur', 'tanker', 'LR', 244.3, 'Q4', '2025-09-08', '2025-09-12', '2025-09-17', 6, 'mussels', 4221, 6, 130, 6.3, 14352.73, '2025-11-03', 'y', 'Blue');
INSERT INTO cleanings VALUES ('Estrella Sur', 'bulker', 'PA', 229, 'Q4', '2025-09-14', '2025-09-15', '2025-09-18', 64, 'slime, barnacles, weed', 3929, 2, 370, 2.6, 15355.5, NULL, '', 'Green');
INSERT INTO cleanings VALUES ('Fjordlys', 'ferry', 'NO', 96, 'Q2', '2025-09-22', '2025-09-26', '2025-09-27', 43, 'tubeworm, slime', 1766, 6, 90, 6.9, 8687.58, '2025-11-10', 'y', 'Blue');
INSERT INTO cleanings VALUES ('Nereid', 'trawler', 'NL', 38, 'Pier 7', '2025-09-28', '2025-10-02', '2025-10-07', 54, 'mussels, barnacles', 476, 2, 480, 3.4, 2457.33, NULL, 'y', 'Blue');
INSERT INTO cleanings VALUES ('Kestrel', 'yacht', 'NL', 29.6, 'Q1', '2025-10-05', '2025-10-08', '2025-10-12', 25, 'weed, barnacles', 489, 6, 485, 4.5, 2154.03, '2025-11-10', 'y', 'Green');
INSERT INTO cleanings VALUES ('Kestrel', 'yacht', 'NL', 29.6, 'Q4', '2025-10-11', '2025-10-12', '2025-10-15', 34, 'weed, tubeworm', 400, 4, 395, NULL, 1323.42, '2025-11-20', 'n', 'Blue');
INSERT INTO cleanings VALUES ('Kestrel', 'yacht', 'NL', 29.6, 'Anchorage', '2025-10-17', '2025-10-20', '2025-10-22', 17, 'barnacles, tubeworm', 414, 4, 65, 3.6, 1574.32, '2025-12-17', 'y', 'Green');
INSERT INTO cleanings VALUES ('Borealis', 'ferry', 'NO', 128.5, 'Q1', '2025-10-23', '2025-10-27', '2025-10-30', 26, 'weed', 1487, 3, 220, 1.3, 6945.81, '2025-12-12', 'y', 'Red');
INSERT INTO cleanings VALUES ('Larkspur', 'tanker', 'LR', 244.3, 'Anchorage', '2025-10-29', '2025-10-29', '2025-11-01', 51, 'mussels, slime, weed', 4102, 2, 190, 1.2, 14803.22, '2025-11-11', 'y', 'Blue');
INSERT INTO cleanings VALUES ('Dagny', 'trawler', 'NO', 42.3, 'Q4', '2025-11-06', '2025-11-06', '2025-11-07', 85, 'weed', 912, 2, 240, NULL, 2874.74, '2025-11-20', 'y', 'Red');
INSERT INTO cleanings VALUES ('Halcyon', 'YACHT', 'MT', 48.2, 'Q1', '2025-11-14', '2025-11-16', '2025-11-21', 61, 'slime', 1012, 6, 400, 4.3, 4160.27, '2026-01-18', '', 'Red');
INSERT INTO cleanings VALUES ('Orion Gas', 'tanker', 'PA', 225.6, 'Pier 7', '2025-11-20', '2025-11-22', '2025-11-25', 60, 'slime, weed', 2331, 4, 110, 6.5, 9078.77, '2025-12-10', 'y', 'Green');
INSERT INTO cleanings VALUES ('Larkspur', 'tanker', 'LR', 244.3, 'Q2', '2025-11-28', '2025-11-28', '2025-12-03', 85, 'weed, tubeworm', 3442, 4, 250, 1.2, 13414.75, '2026-01-08', '', 'Green');
INSERT INTO cleanings VALUES ('Dagny', 'trawler', 'NO', 42.3, 'Q4', '2025-12-06', '2025-12-06', '2025-12-06', 68, 'weed, tubeworm', 636, 3, 45, 0.6, 2044.43, '2026-01-27', 'n', 'Blue');
INSERT INTO cleanings VALUES ('Orion Gas', 'tanker', 'PA', 225.6, 'Pier 7', '2025-12-09', '2025-12-12', '2025-12-16', 7, 'weed', 4629, 3, 80, 3.8, 22559.65, '2026-01-15', 'y', 'Blue');
INSERT INTO cleanings VALUES ('Gannet II', 'trawler', 'NL', 33.8, 'Anchorage', '2025-12-20', '2025-12-24', '2025-12-28', 5, 'weed', 351, 3, 165, 6.3, 1704.52, '2026-01-07', '', 'Green');
INSERT INTO cleanings VALUES ('Orion Gas', 'tanker', 'PA', 225.6, 'Anchorage', '2025-12-26', '2025-12-28', '2025-12-29', 68, 'weed', 4192, 3, 460, 7.2, 20656.6, NULL, 'y', 'Blue');
INSERT INTO cleanings VALUES ('Maas Pilot', 'FERRY', 'NL', 74.1, 'Q1', '2026-01-02', '2026-01-02', '2026-01-04', 19, 'barnacles', 1242, 3, 395, 3.5, 6148.18, '2026-02-06', '', 'Red');
INSERT INTO cleanings VALUES ('Dagny', 'trawler', 'NO', 42.3, 'Q1', '2026-01-08', '2026-01-09', '2026-01-14', 31, 'weed, barnacles', 586, 6, 355, 4.8, 1910.26, '2026-02-06', 'y', 'Green');
INSERT INTO cleanings VALUES ('Dagny', 'trawler', 'NO', 42.3, 'Anchorage', '2026-01-14', '2026-01-16', '2026-01-20', 78, 'tubeworm, weed, slime', 875, 2, 260, 5.9, 4355.36, '2026-03-11', 'n', 'Green');
INSERT INTO cleanings VALUES ('Halcyon', 'yacht', 'MT', 48.2, 'Q2', '2026-01-19', '2026-01-20', '2026-01-22', 34, 'weed', 1020, 4, 215, 1.7, 4945.9, '2026-03-22', 'y', 'Red');
INSERT INTO cleanings VALUES ('Gannet II', 'trawler', 'NL', 33.8, 'Anchorage', '2026-01-26', '2026-01-28', '2026-01-29', 32, 'mussels, slime', 740, 6, 220, 4.1, 3822.04, '2026-03-02', 'n', 'Red');
INSERT INTO cleanings VALUES ('Gannet II', 'trawler', 'NL', 33.8, 'Q2', '2026-02-06', '2026-02-09', '2026-02-10', 18, 'mussels', 564, 4, 315, 2.1, 2333.43, '2026-03-21', 'y', 'Red');
INSERT INTO cleanings VALUES ('Maas Pilot', 'ferry', 'NL', 74.1, 'Q2', '2026-02-12', '2026-02-15', '2026-02-15', 59, 'mussels', 1478, 3, 455, 2.0, 5242.67, '2026-03-12', 'n', 'Blue');
INSERT INTO cleanings VALUES ('Nereid', 'trawler', 'NL', 38, 'Q4', '2026-02-16', '2026-02-20', '2026-02-21', 68, 'tubeworm, slime', 578, 6, 435, 3.1, 2389.74, '2026-03-29', 'y', 'Blue');
INSERT INTO cleanings VALUES ('Kestrel', 'yacht', 'NL', 29.6, 'Q4', '2026-02-23', '2026-02-26', '2026-03-02', 72, 'tubeworm, barnacles, slime', 428, 6, 195, 5.1, 1585.8, '2026-03-21', '', 'Green');
INSERT INTO cleanings VALUES ('Maas Pilot', 'ferry', 'NL', 74.1, 'Anchorage', '2026-03-04', '2026-03-08', '2026-03-08', 62, 'tubeworm, slime, mussels', 1293, 3, 275, 6.1, 5808.08, '2026-04-09', '', 'Green');
INSERT INTO cleanings VALUES ('Estrella Sur', 'bulker', 'PA', 229, 'Q1', '2026-03-08', '2026-03-12', '2026-03-16', 66, 'mussels', 4718, 2, 455, 0.9, 23568.57, '2026-04-21', 'y', 'Blue');
INSERT INTO cleanings VALUES ('Larkspur', 'tanker', NULL, 244.3, 'Pier 7', '2026-03-16', '2026-03-18', '2026-03-18', 80, 'slime, barnacles, mussels', 3950, 3, 205, 5.6, 15967.14, '2026-05-17', 'n', 'Red');
INSERT INTO cleanings VALUES ('Gannet II', 'trawler', 'NL', 33.8, 'Pier 7', '2026-03-24', '2026-03-26', '2026-03-26', 76, 'weed', 524, 2, 165, 7.1, 1989.39, '2026-05-10', 'n', 'Red');
INSERT INTO cleanings VALUES ('Gannet II', 'trawler', 'NL', 33.8, 'Anchorage', '2026-03-29', '2026-03-30', '2026-04-03', 4, 'slime', 605, 6, 115, 2.0, 2364.21, '2026-04-14', '', 'Red');
INSERT INTO cleanings VALUES ('Dagny', 'trawler', 'NO', 42.3, 'Anchorage', '2026-04-08', '2026-04-08', '2026-04-13', 66, 'mussels, barnacles, tubeworm', 899, 3, 175, 3.6, 3438.03, '2026-05-22', 'n', 'Blue');
INSERT INTO cleanings VALUES ('Aurelia', 'tanker', 'MT', 183, 'Q4', '2026-04-15', '2026-04-16', '2026-04-19', 4, 'barnacles, tubeworm, weed', 3777, 4, 415, 5.7, 18998.54, '2026-06-29', 'y', 'Red');
INSERT INTO cleanings VALUES ('Dagny', 'trawler', 'NO', 42.3, 'Q2', '2026-04-18', '2026-04-21', '2026-04-23', 30, 'weed, barnacles', 570, 6, 190, 5.5, 2552.14, '2026-07-04', '', 'Red');
INSERT INTO cleanings VALUES ('Gannet II', 'trawler', 'NL', 33.8, 'Pier 7', '2026-04-25', '2026-04-26', '2026-04-28', 34, 'slime', 578, 6, 360, 1.8, 2386.37, NULL, 'y', 'Red');
INSERT INTO cleanings VALUES ('Kestrel', 'yacht', 'NL', 29.6, 'Anchorage', '2026-05-04', '2026-05-07', '2026-05-10', 79, 'slime', 520, 3, 50, 2.4, 2266.6, '2026-06-09', 'y', 'Blue');
INSERT INTO cleanings VALUES ('Estrella Sur', 'bulker', 'PA', 229, 'Q1', '2026-05-11', '2026-05-11', '2026-05-12', 44, 'mussels, slime', 3056, 4, 220, NULL, 11305.1, '2026-06-02', 'y', 'Blue');
INSERT INTO cleanings VALUES ('Estrella Sur', 'bulker', 'PA', 229, 'Q2', '2026-05-16', '2026-05-17', '2026-05-18', 72, 'weed, mussels', 4872, 3, 215, 2.5, 18220.69, '2026-06-29', 'y', 'Blue');
INSERT INTO cleanings VALUES ('Larkspur', 'tanker', 'LR', 244.3, 'Q4', '2026-05-25', '2026-05-25', '2026-05-25', 85, 'mussels, tubeworm, barnacles', 4269, 2, 140, 5.0, 13972.62, '2026-08-07', '', 'Red');
INSERT INTO cleanings VALUES ('Estrella Sur', 'bulker', 'PA', 229, 'Q1', '2026-06-03', '2026-06-04', '2026-06-06', 87, 'tubeworm, mussels', 4290, 3, 80, 0.6, 21403.62, '2026-06-20', '', 'Blue');
INSERT INTO cleanings VALUES ('Aurelia', 'TANKER', 'MT', 183, 'Anchorage', '2026-06-06', '2026-06-06', '2026-06-06', 36, 'weed', 2025, 2, 420, 3.0, 8676.09, '2026-07-29', 'y', 'Blue');
INSERT INTO cleanings VALUES ('Gannet II', 'trawler', 'NL', 33.8, 'Anchorage', '2026-06-15', '2026-06-17', '2026-06-22', 41, 'slime, weed', 473, 6, 180, 6.4, 2402.98, '2026-07-28', 'n', 'Green');
INSERT INTO cleanings VALUES ('Jade Trader', 'bulker', 'PA', 179.5, 'Q4', '2026-06-23', '2026-06-27', '2026-06-29', 62, 'weed, barnacles', 3208, 3, 510, 3.1, 13926.94, NULL, 'y', 'Blue');
INSERT INTO cleanings VALUES ('Jade Trader', 'bulker', 'PA', 179.5, 'Q1', '2026-06-27', '2026-06-30', '2026-07-02', 23, 'weed', 1850, 6, 80, NULL, 8764.72, '2026-08-28', 'y', 'Red');
INSERT INTO cleanings VALUES ('Fjordlys', 'ferry', 'NO', 96, 'Pier 7', '2026-07-07', '2026-07-11', '2026-07-11', 51, 'barnacles, weed', 2093, 3, 320, 4.1, 7031.46, '2026-08-05', 'n', 'Red');
INSERT INTO cleanings VALUES ('Halcyon', 'yacht', 'MT', 48.2, 'Pier 7', '2026-07-10', '2026-07-13', '2026-07-17', 30, 'tubeworm', 920, 6, 250, 0.6, 4101.22, '2026-09-17', '', 'Red');
INSERT INTO cleanings VALUES ('Dagny', 'trawler', 'NO', 42.3, 'Q1', '2026-07-17', '2026-07-20', '2026-07-25', 47, 'weed', 748, 2, 105, 7.0, 3383.55, NULL, 'y', 'Red');
INSERT INTO cleanings VALUES ('Maas Pilot', 'FERRY', 'NL', 74.1, 'Q2', '2026-07-27', '2026-07-27', '2026-07-29', 29, 'barnacles, weed, mussels', 1572, 4, 175, 4.7, 8033.37, '2026-08-24', 'n', 'Green');
INSERT INTO cleanings VALUES ('Estrella Sur', 'bulker', 'PA', 229, 'Q2', '2026-07-31', '2026-08-02', '2026-08-03', 44, 'tubeworm, weed, slime', 4405, 3, 80, 2.9, 15119.23, '2026-09-23', 'y', 'Red');
INSERT INTO cleanings VALUES ('Estrella Sur', 'bulker', 'PA', 229, 'Pier 7', '2026-08-09', '2026-08-13', '2026-08-15', 18, 'slime, tubeworm', 4258, 3, 445, 4.2, 19579.39, '2026-10-11', 'y', 'Green');
INSERT INTO cleanings VALUES ('Maas Pilot', 'ferry', 'NL', 74.1, 'Pier 7', '2026-08-16', '2026-08-18', '2026-08-22', 42, 'mussels', 894, 6, 375, 3.5, 3189.36, '2026-10-30', 'y', 'Red');
INSERT INTO cleanings VALUES ('Larkspur', 'tanker', 'LR', 244.3, 'Pier 7', '2026-08-23', '2026-08-27', '2026-08-30', 40, 'barnacles, weed, mussels', 5116, 4, 245, NULL, 21741.26, '2026-11-07', 'y', 'Green');
INSERT INTO cleanings VALUES ('Jade Trader', 'bulker', 'PA', 179.5, 'Q1', '2026-08-27', '2026-08-30', '2026-09-04', 79, 'slime, tubeworm', 3297, 6, 90, 5.4, 16644.42, '2026-10-16', 'n', 'Blue');
INSERT INTO cleanings VALUES ('Nereid', 'trawler', 'NL', 38, 'Pier 7', '2026-09-06', '2026-09-09', '2026-09-11', 25, 'tubeworm, barnacles', 644, 3, 340, 4.9, 2317.32, NULL, 'n', 'Green');
INSERT INTO cleanings VALUES ('Fjordlys', 'ferry ', 'NO', 96, 'Q2', '2026-09-10', '2026-09-14', '2026-09-19', 71, 'tubeworm, slime, barnacles', 1501, 3, 285, 2.0, 7619.58, '2026-11-03', 'y', 'Red');
INSERT INTO cleanings VALUES ('Borealis', 'ferry', 'NO', 128.5, 'Pier 7', '2026-09-19', '2026-09-21', '2026-09-24', 42, 'weed, mussels, tubeworm', 2573, 6, 515, 3.3, 11138.75, NULL, 'y', 'Red');
INSERT INTO cleanings VALUES ('Nereid', 'trawler', 'NL', 38, 'Q1', '2026-09-23', '2026-09-24', '2026-09-29', 83, 'slime', 748, 6, 490, 1.8, 3870.14, NULL, 'y', 'Red');
INSERT INTO cleanings VALUES ('Kestrel', 'yacht', 'NL', 29.6, 'Anchorage', '2026-10-03', '2026-10-05', '2026-10-07', 45, 'tubeworm, mussels, weed', 562, 3, 325, 2.7, 2727.55, '2026-10-28', 'y', 'Blue');
INSERT INTO cleanings VALUES ('Aurelia', 'tanker', 'MT', 183, 'Q2', '2026-10-08', '2026-10-12', '2026-10-17', 36, 'barnacles, mussels, tubeworm', 3990, 6, 155, 4.4, 17928.24, NULL, 'n', 'Blue');
INSERT INTO cleanings VALUES ('Nereid', 'trawler', 'NL', 38, 'Anchorage', '2026-10-17', '2026-10-19', '2026-10-24', 37, 'weed, tubeworm, barnacles', 439, 3, 335, 5.7, 1866.31, NULL, 'y', 'Red');
INSERT INTO cleanings VALUES ('Estrella Sur', 'bulker', 'PA', 229, 'Q2', '2026-10-21', '2026-10-24', '2026-10-29', 34, 'mussels, slime, tubeworm', 4028, 3, 325, 4.7, 13227.74, NULL, 'y', 'Blue');
INSERT INTO cleanings VALUES ('Aurelia', 'tanker ', 'MT', 183, 'Pier 7', '2026-10-28', '2026-10-31', '2026-11-05', 11, 'mussels, slime', 2183, 3, 370, 0.9, 11321.77, '2026-11-14', 'y', 'Red');
INSERT INTO cleanings VALUES ('Gannet II', 'trawler', NULL, 33.8, 'Q2', '2026-11-05', '2026-11-07', '2026-11-08', 32, 'weed', 535, 3, 170, 5.9, 2106.06, NULL, 'y', 'Red');
INSERT INTO cleanings VALUES ('Nereid', 'trawler', NULL, 38, 'Anchorage', '2026-11-14', '2026-11-15', '2026-11-20', 27, 'mussels, barnacles, weed', 793, 2, 145, 1.3, 3783.34, NULL, 'y', 'Red');
INSERT INTO cleanings VALUES ('Dagny', 'trawler', 'NO', 42.3, 'Pier 7', '2026-11-17', '2026-11-17', '2026-11-19', 9, 'barnacles, slime, tubeworm', 521, 3, 95, 5.3, 2061.59, NULL, 'y', 'Blue');
INSERT INTO cleanings VALUES ('Nereid', 'trawler', 'NL', 38, 'Q1', '2026-11-24', '2026-11-27', '2026-11-28', 78, 'weed, slime, mussels', 395, 3, 145, 2.2, 1722.24, NULL, 'y', 'Red');
