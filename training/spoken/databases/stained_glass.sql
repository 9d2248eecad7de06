CREATE TABLE panels (
  panel_id INTEGER PRIMARY KEY,
  title TEXT,
  client TEXT,
  job_kind TEXT,
  technique TEXT,
  building TEXT,
  colours TEXT,
  width_cm INTEGER,
  height_cm INTEGER,
  pieces INTEGER,
  commissioned_on TEXT,
  fitted_on TEXT,
  paid_on TEXT,
  hours_planned REAL,
  hours_worked REAL,
  quoted_eur REAL,
  charged_eur REAL,
  damage TEXT,
  kiln_fired TEXT,
  insured TEXT,
  protective_glazing TEXT,
  glazier TEXT,
  remarks TEXT
);
INSERT INTO panels VALUES (1, 'St Cecilia', 'Railway Trust', 'restoration', 'painted', 'house', 'opal, clear', 125, 211, 266, '2025-04-19', '2025-07-11', '2025-09-03', 85, 82.4, 4740.0, 4740.0, 'lead fatigue', 'n', 'n', 'n', 'Marit', NULL);
INSERT INTO panels VALUES (2, 'Rose Lunette', 'St Luke parish', 'restoration', 'leaded', 'church', 'cobalt, ruby, violet, amber', 38, 48, 23, '2026-01-22', '2026-02-17', NULL, 18, 24.7, 920.0, 1120.0, 'missing glass', 'n', 'y', 'n', 'MARIT', NULL);
INSERT INTO panels VALUES (3, 'Kingfisher Door', 'Piet Wrede', 'new work', 'leaded', 'house', 'violet, amber', 132, 121, 197, '2023-12-13', '2024-02-28', '2024-05-21', 63, 76.2, 3520.0, 4050.0, NULL, 'n', 'y', 'n', 'Marit', NULL);
INSERT INTO panels VALUES (4, 'Tulip Fanlight', 'Olga Brandt', 'restoration', 'leaded', 'church', 'amber, clear, violet', 48, 210, 147, '2026-08-31', '2026-11-20', NULL, 50, 45.8, 2770.0, 3380.0, 'missing glass', 'n', 'y', 'n', 'marit', NULL);
INSERT INTO panels VALUES (5, 'Good Shepherd', 'Greta Kessler', 'new work', 'painted', 'house', 'ruby', 34, 159, 42, '2025-07-18', '2025-10-19', '2025-11-17', 25, 33.9, 1300.0, 1240.0, NULL, 'y', 'y', 'n', 'Old Ben', NULL);
INSERT INTO panels VALUES (6, 'Tree of Life', 'Piet Kessler', 'new work', 'leaded', NULL, 'moss green, clear', 112, 176, 291, '2025-06-04', '2025-06-30', '2025-07-30', 88, 110.3, 4950.0, 5350.0, NULL, 'n', 'n', 'n', 'Jonas ', 'scaffold needed');
INSERT INTO panels VALUES (7, 'Sunburst Transom', 'Piet Wrede', 'copy', 'leaded', 'church', 'ruby', 87, 196, 153, '2023-09-15', NULL, NULL, 56, NULL, 3070.0, NULL, NULL, 'n', 'y', 'n', 'Jonas', 'measure twice, wall is crooked');
INSERT INTO panels VALUES (8, 'Harvest Window', 'Greta Kessler', 'new work', 'fused', 'church', 'amber, moss green', 90, 102, 122, '2024-12-13', '2025-03-09', '2025-04-11', 40, 47.2, 2220.0, 2220.0, NULL, 'y', 'n', 'n', 'Old Ben', 'scaffold needed');
INSERT INTO panels VALUES (9, 'St Brendan', 'Ida Gossens', 'restoration', 'fused', 'house', 'violet, ruby, cobalt, opal', 88, 211, 213, '2025-08-27', '2025-11-27', '2025-12-07', 66, 80.1, 3700.0, 3520.0, NULL, 'y', 'n', 'n', 'Old Ben', NULL);
INSERT INTO panels VALUES (10, 'Iris Sidelight', 'Willem Quist', 'restoration', 'leaded', 'church', 'clear, ruby, opal, violet', 83, 174, 231, '2024-01-03', '2024-05-31', '2024-07-02', 77, 70.0, 4270.0, 4270.0, 'lead fatigue', 'n', 'n', 'n', NULL, NULL);
INSERT INTO panels VALUES (11, 'Blue Heron', 'Olga Brandt', 'copy', 'leaded', 'church', 'moss green, cobalt', 140, 222, 280, '2025-03-24', '2025-05-07', '2025-06-08', 88, 110.6, 4920.0, 4920.0, NULL, 'n', 'y', 'n', 'Old Ben', 'bars to be renewed');
INSERT INTO panels VALUES (12, 'Lantern Roof', 'Leif Gossens', 'new work', 'copper foil', 'church', 'cobalt', 53, 75, 58, '2025-10-03', '2025-12-04', '2026-01-15', 27, 29.3, 1440.0, 1760.0, NULL, 'n', 'n', 'n', 'Old Ben', NULL);
INSERT INTO panels VALUES (13, 'Pelican Medallion', 'Hanno Jansen', 'new work', 'leaded', 'pub', 'opal', 79, 121, 123, '2026-05-05', NULL, NULL, 42, NULL, 2320.0, NULL, NULL, 'n', 'n', 'n', 'Marit', 'client wants photos');
INSERT INTO panels VALUES (14, 'Vine Border', 'Olga Brandt', 'restoration', 'leaded', 'church', 'violet, ruby, cobalt', 31, 117, 54, '2025-04-22', NULL, NULL, 21, NULL, 1140.0, NULL, 'missing glass', 'n', 'y', 'n', 'Old Ben', 'scaffold needed');
INSERT INTO panels VALUES (15, 'Four Seasons', 'Olga Brandt', 'copy', 'leaded', 'house', 'ruby', 69, 152, 121, '2025-02-12', '2025-07-13', '2025-08-15', 44, 53.6, 2410.0, 2770.0, NULL, 'y', 'n', 'n', 'Old Ben', NULL);
INSERT INTO panels VALUES (16, 'Noah', 'Hanno Jansen', 'restoration', 'leaded', 'museum', 'ruby', 75, 217, 141, '2025-12-21', '2026-06-12', '2026-07-03', 45, 53.4, 2510.0, 2510.0, 'lead fatigue', 'n', 'n', 'y', 'Old Ben ', 'bars to be renewed');
INSERT INTO panels VALUES (17, 'Poppy Screen', 'Piet Wrede', 'new work', 'leaded', 'Hotel', 'amber, moss green, opal', 30, 113, 35, '2023-03-10', '2023-06-04', '2023-08-13', 20, 17.9, 1050.0, 1280.0, NULL, 'n', 'y', 'y', NULL, NULL);
INSERT INTO panels VALUES (18, 'Compass Skylight', 'St Luke parish', 'copy', 'COPPER FOIL', 'house', 'ruby, cobalt', 105, 112, 156, '2023-12-27', NULL, NULL, 54, NULL, 2980.0, NULL, NULL, 'n', 'n', 'n', 'Old Ben', NULL);
INSERT INTO panels VALUES (19, 'St Barbara', 'Hotel Adler', 'restoration', 'painted', 'museum', 'opal', 122, 51, 49, '2023-05-26', '2023-12-08', '2024-02-16', 21, 19.4, 1130.0, 1380.0, 'crack', 'y', 'n', 'n', 'Marit', NULL);
INSERT INTO panels VALUES (20, 'Swallow Porch', 'Tilda Gossens', 'new work', 'painted', 'house', 'opal, moss green', 119, 97, 183, '2024-02-08', '2024-06-27', '2024-07-25', 65, 76.8, 3580.0, 3580.0, NULL, 'y', 'n', 'n', 'MARIT', NULL);
INSERT INTO panels VALUES (21, 'Water Lily', 'Olga Rademacher', 'new work', 'painted', 'house', 'clear, ruby, violet', 106, 59, 52, '2024-02-05', NULL, NULL, 19, NULL, 1040.0, NULL, NULL, 'n', 'y', 'n', 'Jonas', NULL);
INSERT INTO panels VALUES (22, 'Angel Musician', 'Abbey of Thorn', 'new work', 'painted', 'Hotel', 'amber, moss green, clear, violet', 71, 185, 183, '2025-01-02', '2025-06-23', '2025-07-26', 65, 71.2, 3580.0, 3580.0, NULL, 'y', 'n', 'n', 'Jonas', NULL);
INSERT INTO panels VALUES (23, 'Guild Arms', 'Olga Corrigan', 'restoration', 'fused', 'pub', 'amber', 118, 190, 211, '2026-01-10', '2026-04-04', '2026-06-13', 65, 91.0, 3650.0, 3650.0, 'bowing', 'n', 'n', 'n', 'Marit', NULL);
INSERT INTO panels VALUES (24, 'Oak Leaf Quarry', 'Town Museum', 'restoration', 'Fused', 'hotel', 'ruby, cobalt, opal, moss green', 38, 180, 104, '2024-09-07', NULL, NULL, 37, NULL, 2040.0, NULL, 'crack', 'n', 'n', 'y', 'Jonas', NULL);
INSERT INTO panels VALUES (25, 'Moon Oculus', 'Sven Lindqvist', 'restoration', 'painted', 'pub', 'violet, amber', 116, 69, 102, '2026-08-22', '2026-10-31', NULL, 38, 50.4, 2080.0, 1980.0, 'crack', 'y', 'n', 'n', 'Marit', NULL);
INSERT INTO panels VALUES (26, 'Jonah', 'Tilda Gossens', 'new work', 'painted', 'church', 'opal, amber, moss green', 69, 172, 90, '2026-03-01', '2026-07-25', NULL, 37, 32.3, 2000.0, 2160.0, NULL, 'n', 'n', 'n', 'Jonas', 'scaffold needed');
INSERT INTO panels VALUES (27, 'Peacock Cabinet', 'Olga Corrigan', 'restoration', 'Copper foil', 'church', 'ruby', 91, 170, 104, '2026-09-12', NULL, NULL, 42, NULL, 2280.0, NULL, 'missing glass', 'n', 'y', 'y', 'Jonas', NULL);
INSERT INTO panels VALUES (28, 'Wheat Sheaf', 'Piet Kessler', 'restoration', 'leaded', 'house', 'moss green, violet, cobalt', 93, 77, 58, '2025-02-07', '2025-07-28', '2025-08-05', 21, 27.5, 1150.0, 1150.0, 'missing glass', 'n', 'n', 'n', 'Marit', NULL);
INSERT INTO panels VALUES (29, 'Miner''s Memorial', 'Greta Kessler', 'copy', 'leaded', 'house', 'violet, moss green', 70, 116, 78, '2025-08-24', NULL, NULL, 28, NULL, 1540.0, NULL, NULL, 'n', 'n', 'n', 'Marit', 'glass from old stock');
INSERT INTO panels VALUES (30, 'Lighthouse', 'Town Museum', 'new work', 'leaded', 'pub', 'amber', 33, 113, 53, '2024-05-03', NULL, NULL, 28, NULL, 1480.0, NULL, NULL, 'n', 'n', 'n', 'Jonas', NULL);
INSERT INTO panels VALUES (31, 'Thistle Pane', 'Falk Corrigan', 'new work', 'leaded', 'museum', 'violet, moss green, clear, opal', 111, 189, 148, '2025-01-23', '2025-03-20', '2025-05-08', 48, 54.3, 2670.0, 3070.0, NULL, 'n', 'n', 'n', 'Jonas', NULL);
INSERT INTO panels VALUES (32, 'Annunciation', 'Falk Corrigan', 'restoration', 'painted', NULL, 'clear', 53, 196, 120, '2025-02-08', NULL, NULL, 45, NULL, 2460.0, NULL, 'bowing', 'y', 'y', 'n', 'Marit', NULL);
INSERT INTO panels VALUES (33, 'Magpie Hall', 'Ida Gossens', 'new work', 'painted', 'church', 'clear, ruby, moss green, cobalt', 43, 125, 54, '2025-01-16', '2025-05-27', '2025-06-11', 24, 30.1, 1290.0, 1570.0, NULL, 'y', 'y', 'n', 'Old Ben', NULL);
INSERT INTO panels VALUES (34, 'Ruth and Naomi', 'Abbey of Thorn', 'new work', 'leaded', 'church', 'opal', 47, 90, 69, '2024-07-19', NULL, NULL, 30, NULL, 1610.0, NULL, NULL, 'n', 'y', 'n', 'Jonas', NULL);
INSERT INTO panels VALUES (35, 'Rainbow Nursery', 'Sven Lindqvist', 'restoration', 'copper foil', 'church', 'clear, cobalt, amber, moss green', 60, 40, 34, '2025-07-17', '2025-09-01', '2025-09-22', 18, 20.6, 950.0, 950.0, 'missing glass', 'y', 'y', 'n', 'Jonas', NULL);
INSERT INTO panels VALUES (36, 'Fern Stairwell', 'Olga Corrigan', 'new work', 'copper foil', 'museum', 'moss green, cobalt, opal, clear', 91, 68, 50, '2024-09-27', '2025-01-06', '2025-01-09', 26, 23.1, 1370.0, 1370.0, NULL, 'n', 'n', 'n', 'Old Ben', 'client wants photos');
INSERT INTO panels VALUES (37, 'Emmaus', 'St Luke parish', 'restoration', 'painted', 'house', 'violet', 81, 52, 36, '2023-06-15', '2023-08-14', '2023-09-29', 16, 20.8, 860.0, 930.0, 'crack', 'y', 'n', 'n', 'Old Ben', 'scaffold needed');
INSERT INTO panels VALUES (38, 'Galleon', 'Tilda Gossens', 'new work', 'leaded', 'house', 'ruby', 61, 187, 125, '2024-08-04', '2025-02-17', NULL, 42, 51.7, 2330.0, 2840.0, NULL, 'n', 'y', 'n', 'Old Ben', NULL);
INSERT INTO panels VALUES (39, 'Sea Holly', 'Olga Brandt', 'new work', 'painted', 'house', 'moss green, ruby, opal, amber', 55, 203, 92, '2024-08-07', '2024-10-19', '2024-10-31', 37, 46.1, 2010.0, 2010.0, NULL, 'y', 'n', 'n', 'Marit', NULL);
INSERT INTO panels VALUES (40, 'Chequer Light', 'Hotel Adler', 'new work', 'painted', NULL, 'opal', 65, 209, 213, '2024-03-06', '2024-04-01', '2024-06-02', 67, 90.7, 3750.0, 4580.0, NULL, 'y', 'n', 'y', 'Old Ben', NULL);
INSERT INTO panels VALUES (41, 'St Hubert', 'Olga Rademacher', 'copy', 'leaded', 'museum', 'ruby, clear, opal', 119, 128, 105, '2025-10-02', '2026-03-14', '2026-04-01', 33, 35.9, 1850.0, 1850.0, NULL, 'n', 'n', 'y', 'Old Ben', 'glass from old stock');
INSERT INTO panels VALUES (42, 'Weaver Window', 'Tilda Gossens', 'new work', 'painted', 'pub', 'cobalt, clear', 127, 143, 298, '2026-02-25', '2026-08-15', '2026-08-31', 97, 97.4, 5400.0, 6590.0, NULL, 'y', 'n', 'n', 'Jonas', NULL);
INSERT INTO panels VALUES (43, 'Nativity', 'St Luke parish', 'new work', 'leaded', 'church', 'ruby, clear', 108, 168, 284, '2025-02-11', NULL, NULL, 86, NULL, 4840.0, NULL, NULL, 'n', 'y', 'n', 'Old Ben', 'scaffold needed');
INSERT INTO panels VALUES (44, 'Grapevine Bar', 'Greta Kessler', 'copy', 'fused', NULL, 'amber, violet, ruby, opal', 90, 127, 84, '2025-10-21', '2026-02-26', '2026-03-15', 35, 41.6, 1890.0, 1800.0, NULL, 'y', 'n', 'n', 'Marit', NULL);
INSERT INTO panels VALUES (45, 'Owl Library', 'Greta Tierney', 'new work', 'painted', 'church', 'violet, clear, ruby', 59, 115, 56, '2024-08-11', '2024-12-21', '2025-01-30', 24, 23.6, 1290.0, 1390.0, NULL, 'y', 'y', 'y', 'Jonas', 'glass from old stock');
INSERT INTO panels VALUES (46, 'Comet', 'Olga Brandt', 'new work', 'copper foil', 'hotel', 'ruby, amber, moss green, opal', 84, 86, 78, '2026-04-19', '2026-07-28', '2026-08-10', 27, 26.5, 1490.0, 1490.0, NULL, 'n', 'n', 'n', 'Old Ben', 'glass from old stock');
INSERT INTO panels VALUES (47, 'Resurrection', 'Railway Trust', 'new work', 'leaded', 'house', 'clear, moss green', 102, 197, 295, '2025-01-16', '2025-06-14', NULL, 90, 123.7, 5060.0, 5820.0, NULL, 'n', 'y', 'n', 'Marit', NULL);
INSERT INTO panels VALUES (48, 'Bee Skep', 'Piet Kessler', 'new work', 'copper foil', 'Church', 'clear', 88, 45, 33, '2024-08-25', '2025-03-23', '2025-05-21', 17, 22.6, 900.0, 970.0, NULL, 'n', 'n', 'n', 'Jonas', NULL);
INSERT INTO panels VALUES (49, 'Mariners'' Window', 'Tilda Gossens', 'new work', 'copper foil', 'house', 'clear, amber', 60, 139, 100, '2026-05-27', '2026-06-24', '2026-08-09', 39, 36.2, 2120.0, 2120.0, NULL, 'n', 'y', 'n', 'Jonas', NULL);
INSERT INTO panels VALUES (50, 'Ivy Arch', 'Olga Corrigan', 'restoration', 'copper foil', 'church', 'violet, opal', 75, 165, 164, '2023-07-16', '2023-10-06', '2023-11-25', 56, 76.7, 3100.0, 2940.0, 'bowing', 'n', 'y', 'n', 'Old Ben', NULL);
INSERT INTO panels VALUES (51, 'Larkspur', 'Willem Quist', 'new work', 'leaded', 'house', 'cobalt', 65, 53, 41, '2023-10-28', '2024-03-14', '2024-05-15', 21, 27.9, 1110.0, 1280.0, NULL, 'y', 'n', 'y', 'Old Ben', NULL);
INSERT INTO panels VALUES (52, 'Pilgrim', 'Abbey of Thorn', 'restoration', 'fused', 'pub', 'clear, ruby, violet, cobalt', 80, 152, 136, '2024-05-30', '2024-12-08', '2025-02-09', 44, 54.2, 2450.0, 2330.0, 'bowing', 'y', 'y', 'n', 'Marit', 'keep the old leads');
INSERT INTO panels VALUES (53, 'Zodiac Dome', 'Abbey of Thorn', 'restoration', 'copper foil', 'house', 'amber, ruby, cobalt, moss green', 102, 78, 62, '2025-01-25', NULL, NULL, 23, NULL, 1260.0, NULL, 'rust', 'n', 'n', 'n', 'Jonas', NULL);
INSERT INTO panels VALUES (54, 'Salmon Leap', 'Greta Tierney', 'restoration', 'leaded', 'museum', 'violet, clear', 84, 212, 185, '2025-06-16', '2025-10-29', '2026-01-03', 59, 61.9, 3290.0, 3550.0, 'crack', 'n', 'n', 'y', 'Jonas', 'scaffold needed');
INSERT INTO panels VALUES (55, 'Daisy Bathroom', 'Leif Gossens', 'restoration', 'fused', NULL, 'ruby, cobalt, clear, opal', 48, 192, 145, '2023-08-04', '2024-02-27', '2024-04-06', 54, 63.3, 2950.0, 2950.0, 'crack', 'y', 'n', 'n', 'Jonas', NULL);
INSERT INTO panels VALUES (56, 'Elijah', 'Piet Kessler', 'restoration', 'painted', 'museum', 'violet, opal', 53, 71, 63, '2025-01-05', '2025-06-20', NULL, 28, 29.0, 1500.0, 1500.0, 'crack', 'n', 'n', 'n', 'Old Ben', 'bars to be renewed');
INSERT INTO panels VALUES (57, 'Orchard Gate', 'Hanno Jansen', 'restoration', 'copper foil', 'church', 'opal', 127, 175, 251, '2023-09-05', '2023-12-22', '2024-02-25', 74, 93.2, 4180.0, 3970.0, NULL, 'n', 'y', 'n', 'Marit', NULL);
INSERT INTO panels VALUES (58, 'Dove Tracery', 'Olga Rademacher', 'new work', 'leaded', 'church', 'amber, clear, violet, opal', 54, 194, 75, '2023-11-22', '2024-02-10', '2024-04-01', 25, 30.6, 1390.0, 1320.0, NULL, 'n', 'y', 'n', 'Marit', 'scaffold needed');
INSERT INTO panels VALUES (59, 'Kite', 'Olga Corrigan', 'restoration', 'fused', 'house', 'opal, cobalt', 79, 149, 113, '2026-03-15', '2026-06-05', '2026-08-05', 39, 52.7, 2150.0, 2150.0, 'missing glass', 'y', 'n', 'n', 'Old Ben', NULL);
INSERT INTO panels VALUES (60, 'Burning Bush', 'Greta Tierney', 'new work', 'leaded', NULL, 'clear, violet', 140, 88, 91, '2026-02-18', '2026-07-11', '2026-07-15', 34, 35.1, 1860.0, 2010.0, NULL, 'n', 'n', 'n', 'Marit', 'scaffold needed');
INSERT INTO panels VALUES (61, 'Snowdrop', 'Piet Wrede', 'new work', 'leaded', 'house', 'violet, amber', 64, 55, 34, '2024-05-25', '2024-10-17', '2024-12-17', 17, 15.0, 900.0, 860.0, NULL, 'y', 'n', 'n', 'Marit', NULL);
INSERT INTO panels VALUES (62, 'Ploughman', 'Hanno Jansen', 'new work', 'leaded', 'museum', 'amber, clear', 85, 176, 170, '2026-03-19', '2026-09-11', '2026-10-20', 53, 46.5, 2970.0, 2970.0, NULL, 'n', 'n', 'y', 'marit', 'scaffold needed');
INSERT INTO panels VALUES (63, 'Hare Kitchen', 'Abbey of Thorn', 'new work', 'fused', 'house', 'opal', 92, 183, 115, '2023-05-14', '2023-07-31', '2023-08-31', 42, 36.5, 2300.0, 2300.0, NULL, 'n', 'n', 'n', 'Old Ben', 'bars to be renewed');
INSERT INTO panels VALUES (64, 'Apprentice Panel', 'Hanno Jansen', 'new work', 'fused', 'church', 'clear, ruby', 120, 120, 178, '2023-11-29', '2024-01-03', '2024-01-09', 57, 74.9, 3180.0, 3180.0, NULL, 'y', 'n', 'n', 'Marit', NULL);
INSERT INTO panels VALUES (65, 'Labyrinth', 'Railway Trust', 'restoration', 'leaded', 'house', 'violet, amber, opal', 109, 108, 133, '2026-02-09', '2026-05-21', '2026-07-02', 48, 54.0, 2640.0, 3220.0, 'crack', 'n', 'n', 'y', 'Old Ben', NULL);
INSERT INTO panels VALUES (66, 'Foxglove', 'Tilda Gossens', 'copy', 'copper foil', NULL, 'clear, violet, ruby', 107, 138, 206, '2026-04-21', '2026-06-04', '2026-06-10', 70, 63.7, 3880.0, 4730.0, NULL, 'n', 'n', 'n', 'Marit', NULL);
INSERT INTO panels VALUES (67, 'Archangel', 'Tilda Gossens', 'restoration', 'leaded', 'house', 'violet', 123, 171, 307, '2025-07-07', '2026-01-03', NULL, 96, 87.7, 5380.0, 5380.0, 'rust', 'n', 'n', 'y', 'Marit ', 'client wants photos');
INSERT INTO panels VALUES (68, 'Tram Depot', 'Abbey of Thorn', 'new work', 'LEADED', 'house', 'amber, cobalt, violet', 42, 87, 37, '2024-05-15', '2024-11-20', '2024-11-25', 20, 17.4, 1050.0, 1050.0, NULL, 'n', 'n', 'y', 'Marit', NULL);
INSERT INTO panels VALUES (69, 'Heather Door', 'Ida Gossens', 'new work', 'leaded', 'museum', 'opal, moss green', 76, 172, 161, '2025-07-11', '2026-01-15', NULL, 54, 55.9, 2990.0, 2990.0, NULL, 'n', 'n', 'n', 'Old Ben ', NULL);
INSERT INTO panels VALUES (70, 'Stork', 'Piet Wrede', 'restoration', 'painted', 'house', 'clear, opal, amber', 98, 50, 47, '2026-03-12', '2026-05-04', '2026-05-09', 20, 21.5, 1080.0, 1240.0, 'crack', 'y', 'y', 'n', 'Jonas', NULL);
INSERT INTO panels VALUES (71, 'Bishop''s Mitre', 'Ida Gossens', 'new work', 'painted', 'house', 'violet, cobalt', 65, 81, 54, '2024-06-30', '2024-07-25', '2024-07-31', 22, 30.7, 1190.0, 1450.0, NULL, 'y', 'n', 'y', NULL, 'scaffold needed');
INSERT INTO panels VALUES (72, 'Cornflower', 'Piet Wrede', 'restoration', 'painted', NULL, 'opal, ruby, clear', 111, 127, 100, '2025-06-14', '2025-10-12', '2025-10-31', 37, 49.5, 2030.0, 2030.0, 'crack', 'y', 'y', 'y', 'Marit', 'client wants photos');
