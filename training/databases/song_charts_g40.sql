CREATE TABLE Top50 (
  Pos INTEGER PRIMARY KEY,
  LastWeek INTEGER,
  Peak INTEGER,
  WeeksOnChart INTEGER,
  Title TEXT,
  Artist TEXT,
  FeatArtist TEXT,
  Genre TEXT,
  Lang TEXT,
  Label TEXT,
  Explicit TEXT,
  LengthSec INTEGER,
  Bpm INTEGER,
  Streams INTEGER,
  Downloads INTEGER,
  VinylSales INTEGER,
  RadioPlays INTEGER,
  VideoViewsM REAL,
  Danceability REAL,
  ReleaseDate TEXT,
  ChartEntry TEXT
);
INSERT INTO Top50 VALUES (1, 3, 1, 21, 'Afterglow', 'Nova Pike', 'Mara Vey', 'Dance', 'en', 'Bluebird', 'N', 257, 166, 3859297, 9695, 1391, 28930, 17.9, 0.37, '2024-04-12', '2024-04-12');
INSERT INTO Top50 VALUES (2, 10, 2, 11, 'Mañana Sin Ti', 'Los Faroles', 'Inés Duarte', 'Latin', 'es', 'Independent', 'N', 246, 136, 3727181, 7760, 1930, 19448, 8.2, 0.87, '2024-06-18', '2024-06-21');
INSERT INTO Top50 VALUES (3, 5, 2, 46, 'Old Denim', 'Jessa Wynn', NULL, 'Country', 'en', 'Monument', 'N', 227, 157, 3615687, 4956, 612, 25950, 16.9, 0.34, '2019-02-14', '2023-10-20');
INSERT INTO Top50 VALUES (4, 4, 4, 5, 'Money Tree', 'Kid Orion', 'Queen Zola', 'Hip-Hop', 'en', 'Monument', 'N', 174, 103, 3527058, 8013, 569, 20512, 17.2, 0.97, '2024-07-26', '2024-08-02');
INSERT INTO Top50 VALUES (5, 2, 2, 4, 'Running Red Lights', 'Mara Vey', NULL, 'Pop', 'en', 'Bluebird', 'Y', 271, 140, 3400699, 2215, 2795, 14979, 16.0, 0.14, '2024-08-06', '2024-08-09');
INSERT INTO Top50 VALUES (6, 8, 6, 44, 'Midnight Tram', 'Lio Kastner', NULL, 'Pop', 'de', 'Polar', 'N', 213, 155, 3201453, 2310, 2414, 59389, 10.1, 0.13, '2023-11-03', '2023-11-03');
INSERT INTO Top50 VALUES (7, 7, 7, 3, 'Concrete Garden', 'Rook & Raven', NULL, 'Rock', 'en', 'Bluebird', 'Y', 175, 86, 3105001, 8459, 2396, 5111, 3.0, 0.41, '2024-08-16', '2024-08-16');
INSERT INTO Top50 VALUES (8, 1, 1, 14, 'Bailamos Ayer', 'Inés Duarte', NULL, 'Latin', 'es', 'Kiosk Records', 'Y', 167, 171, 2973044, 2078, 2513, 28834, 15.9, 0.44, '2024-05-24', '2024-05-31');
INSERT INTO Top50 VALUES (9, 20, 3, 10, 'Fenêtre Ouverte', 'Élodie Marchand', NULL, 'Pop', 'fr', 'Bluebird', 'Y', 290, 158, 2871747, 9241, 173, 45437, 9.2, 0.85, '2024-06-28', '2024-06-28');
INSERT INTO Top50 VALUES (10, NULL, 5, 46, 'Mirrorball', 'Mara Vey', NULL, 'Pop', 'en', 'Bluebird', 'N', 152, 85, 2761109, 3774, 375, 12306, 17.0, 0.12, '2019-06-14', '2023-09-15');
INSERT INTO Top50 VALUES (11, 6, 6, 3, 'Low Tide', 'Harbor Lights', NULL, 'Indie', 'en', 'Polar', 'N', 133, 130, 2597293, 857, 1079, 3258, 16.0, 0.85, '2024-08-09', '2024-08-16');
INSERT INTO Top50 VALUES (12, 11, 7, 40, 'Paper Lanterns', 'Mara Vey', NULL, 'Pop', 'en', 'Bluebird', 'N', 258, 113, 2423392, 5359, 1336, 9092, 5.2, 0.21, '2023-11-17', '2023-12-01');
INSERT INTO Top50 VALUES (13, 12, 1, 28, 'Electric Wool', 'Nova Pike', NULL, 'Dance', 'en', 'Bluebird', 'N', 258, 176, 2284727, 9033, 1904, 7743, 15.7, 0.88, '2024-02-23', '2024-02-23');
INSERT INTO Top50 VALUES (14, 15, 14, 41, 'Crown Me', 'Queen Zola', NULL, 'Hip-Hop', 'en', 'Monument', 'N', 168, 112, 2230162, 4791, 1156, 29626, 7.2, 0.77, '2023-11-24', '2023-11-24');
INSERT INTO Top50 VALUES (15, 17, 15, 9, 'Heartbeat Tax', 'Sunny Adeyemi', NULL, 'R&B', 'en', 'Kiosk Records', 'N', 269, 117, 2120491, 9617, 734, 21768, 3.6, 0.48, '2024-07-05', '2024-07-05');
INSERT INTO Top50 VALUES (16, 13, 13, 28, 'Velvet Alarm', 'Nova Pike', NULL, 'Dance', 'en', 'Bluebird', 'N', 248, 126, 1993944, 8285, 2413, 16808, 8.7, 0.13, '2024-02-09', '2024-02-23');
INSERT INTO Top50 VALUES (17, 16, 8, 11, 'Kopf aus', 'Lio Kastner', 'Tilda Brandt', 'Pop', 'de', 'Polar', 'N', 167, 80, 1917243, 7627, 462, 56914, 11.9, 0.75, '2024-06-07', '2024-06-21');
INSERT INTO Top50 VALUES (18, 14, 14, 24, 'Feuerwerk', 'Lio Kastner', NULL, 'Pop', 'de', 'Polar', 'Y', 182, 96, 1786678, 5774, 2695, 53955, 15.4, 0.81, '2024-03-08', '2024-03-22');
INSERT INTO Top50 VALUES (19, 21, 19, 11, 'Sommerhaus', 'Tilda Brandt', NULL, 'Pop', 'de', 'Monument', 'N', 140, 124, 1678012, 9614, 1368, 25846, 2.6, 0.36, '2024-06-21', '2024-06-21');
INSERT INTO Top50 VALUES (20, NULL, 9, 43, 'Sugar Static', 'Mara Vey', 'Kid Orion', 'Pop', 'en', 'Bluebird', 'N', 250, 166, 1638584, 1540, 1120, 57460, 10.6, 0.75, '2023-10-03', '2023-10-06');
INSERT INTO Top50 VALUES (21, 19, 4, 21, 'Slow Burn Summer', 'Amber Sloane', 'Queen Zola', 'R&B', 'en', 'Polar', 'N', 242, 111, 1534245, 2279, 1049, 13505, 4.7, 0.49, '2024-02-20', '2024-04-12');
INSERT INTO Top50 VALUES (22, 26, 19, 6, 'La Nuit Dernière', 'Élodie Marchand', NULL, 'Pop', 'fr', 'Bluebird', 'N', 138, 148, 1428780, 4636, 115, 27401, 4.5, 0.93, '2024-07-26', '2024-07-26');
INSERT INTO Top50 VALUES (23, 36, 2, 18, 'Big Talk', 'Kid Orion', NULL, 'Hip-Hop', 'en', 'Monument', 'Y', 284, 120, 1366857, 7487, 1200, 30780, 10.9, 0.74, '2024-04-30', '2024-05-03');
INSERT INTO Top50 VALUES (24, 22, 3, 17, 'Bring It Back', 'DJ Corvo', 'Sunny Adeyemi', 'Dance', 'en', 'Bluebird', 'Y', 256, 123, 1339557, 8644, 2836, 57843, 13.8, 0.84, '2024-05-10', '2024-05-10');
INSERT INTO Top50 VALUES (25, 30, 20, 11, 'Loud Enough', 'Rook & Raven', NULL, 'Rock', 'en', 'Bluebird', 'N', 186, 77, 1266861, 5299, 1679, 49859, 7.3, 0.37, '2024-06-21', '2024-06-21');
INSERT INTO Top50 VALUES (26, 29, 10, 36, 'Hold the Line Again', 'Jessa Wynn', NULL, 'Country', 'en', 'Monument', 'N', 229, 103, 1226960, 4752, 2848, 56809, 16.6, 0.3, '2023-12-29', '2023-12-29');
INSERT INTO Top50 VALUES (27, 25, 25, 37, 'Homecoming Dust', 'Wes Tully', NULL, 'Country', 'en', 'Polar', 'N', 267, 117, 1199616, 1152, 711, 52963, 1.5, 0.48, '2023-12-19', '2023-12-22');
INSERT INTO Top50 VALUES (28, NULL, 28, 1, 'Neon Rain', 'The Halogens', NULL, 'Rock', 'en', 'Polar', 'N', 204, 144, 1136474, 305, 339, 59147, 15.9, 0.42, '2024-08-23', '2024-08-30');
INSERT INTO Top50 VALUES (29, 28, 16, 13, 'Pretend', 'Sunny Adeyemi', NULL, 'R&B', 'en', 'Kiosk Records', 'N', 257, 133, 1100838, 5257, 2363, 10812, 6.3, 0.95, '2024-06-07', '2024-06-07');
INSERT INTO Top50 VALUES (30, 23, 23, 14, 'Two Left Feet', 'Otis Crane', NULL, 'Indie', 'en', 'Monument', 'N', 157, 128, 1048675, 8760, 1428, 1845, 2.2, 0.19, '2024-05-24', '2024-05-31');
INSERT INTO Top50 VALUES (31, 27, 27, 29, 'Gravity Club', 'DJ Corvo', NULL, 'Dance', 'en', 'Bluebird', 'N', 270, 95, 1031766, 7281, 1919, 23475, 6.5, 0.9, '2024-02-09', '2024-02-16');
INSERT INTO Top50 VALUES (32, 37, 32, 39, 'No Signal', 'Kid Orion', NULL, 'Hip-Hop', 'en', 'Monument', 'Y', 195, 147, 993221, 8970, 192, 51668, 16.8, 0.59, '2023-09-29', '2023-12-08');
INSERT INTO Top50 VALUES (33, 24, 24, 34, 'Fever Dreamer', 'The Halogens', NULL, 'Rock', 'en', 'Polar', 'N', 210, 123, 942485, 9509, 1997, 44522, 3.4, 0.97, '2024-01-05', '2024-01-12');
INSERT INTO Top50 VALUES (34, 39, 5, 19, 'Overnight Bus', 'Harbor Lights', NULL, 'Indie', 'en', 'Polar', 'N', 191, 116, 887547, 9005, 1979, 2612, 13.1, 0.78, '2024-04-23', '2024-04-26');
INSERT INTO Top50 VALUES (35, 40, 25, 42, 'Zu spät', 'Tilda Brandt', NULL, 'Pop', 'de', 'Monument', 'Y', 237, 176, 853423, 6554, 116, 41198, 3.2, 0.43, '2023-11-17', '2023-11-17');
INSERT INTO Top50 VALUES (36, NULL, 1, 17, 'Plastic Saints', 'The Halogens', NULL, 'Rock', 'en', 'Polar', 'N', 283, 158, 801244, 9144, 2571, 41890, 10.4, 0.5, '2024-03-08', '2024-03-22');
INSERT INTO Top50 VALUES (37, 33, 33, 13, 'Blue Porch', 'Wes Tully', NULL, 'Country', 'en', 'Polar', 'N', 135, 171, 779610, 8474, 2062, 43367, 5.9, 0.35, '2024-05-14', '2024-06-07');
INSERT INTO Top50 VALUES (38, 45, 13, 4, 'Corazón de Sal', 'Inés Duarte', NULL, 'Latin', 'es', 'Kiosk Records', 'Y', 186, 86, 746076, 622, 1366, 36307, 14.8, 0.58, '2024-06-18', '2024-08-09');
INSERT INTO Top50 VALUES (39, 35, 35, 17, 'Cielo Roto', 'Los Faroles', NULL, 'Latin', 'es', 'Independent', 'N', 176, 165, 723962, 4713, 2781, 20794, 9.2, 0.25, '2024-02-28', '2024-05-10');
INSERT INTO Top50 VALUES (40, 44, 1, 33, 'Sin Freno', 'Los Faroles', NULL, 'Latin', 'es', 'Independent', 'N', 211, 113, 693369, 1595, 1060, 52389, 1.3, 0.37, '2024-01-19', '2024-01-19');
INSERT INTO Top50 VALUES (41, 43, 20, 11, 'Kaltes Wasser', 'Kiez Kollektiv', NULL, 'Hip-Hop', 'de', 'Monument', 'Y', 213, 171, 646595, 6150, 2764, 5964, 14.3, 0.21, '2024-06-18', '2024-06-21');
INSERT INTO Top50 VALUES (42, 42, 39, 42, 'Last Christmas Ferry', 'Harbor Lights', NULL, 'Indie', 'en', 'Polar', 'Y', 232, 163, 624083, 9225, 1866, 4459, 5.9, 0.7, '2016-11-25', '2023-11-17');
INSERT INTO Top50 VALUES (43, 32, 21, 36, 'Gasoline Heart', 'Rook & Raven', NULL, 'Rock', 'en', 'Bluebird', 'N', 284, 77, 591942, 3457, 1636, 35319, 10.7, 0.93, '2023-12-26', '2023-12-29');
INSERT INTO Top50 VALUES (44, NULL, 44, 1, 'Satellites', 'Otis Crane', NULL, 'Indie', 'en', 'Monument', 'Y', 238, 157, 562810, 8978, 2537, 1027, 3.9, 0.48, '2024-08-23', '2024-08-30');
INSERT INTO Top50 VALUES (45, NULL, 45, 1, 'Say Less', 'Queen Zola', NULL, 'Hip-Hop', 'en', 'Monument', 'N', 216, 165, 544665, 4886, 2847, 57337, 13.5, 0.48, '2024-06-27', '2024-08-30');
INSERT INTO Top50 VALUES (46, 48, 39, 19, 'Ghost Notes', 'Amber Sloane', NULL, 'R&B', 'en', 'Polar', 'N', 164, 112, 528518, 3119, 2075, 11550, 7.6, 0.17, '2024-03-03', '2024-04-26');
INSERT INTO Top50 VALUES (47, 50, 43, 42, 'Whiskey Weather', 'Wes Tully', 'Jessa Wynn', 'Country', 'en', 'Polar', 'Y', 269, 114, 508564, 4848, 762, 27914, 9.6, 0.64, '2023-11-10', '2023-11-17');
INSERT INTO Top50 VALUES (48, NULL, 48, 1, 'Wolkenbruch', 'Kiez Kollektiv', NULL, 'Hip-Hop', 'de', 'Monument', 'Y', 176, 163, 482804, 9098, 2259, 7465, 14.0, 0.5, '2024-08-16', '2024-08-30');
INSERT INTO Top50 VALUES (49, 49, 1, 39, 'Tanz mit mir', 'DJ Corvo', 'Tilda Brandt', 'Dance', 'de', 'Bluebird', 'N', 255, 115, 455757, 1751, 1076, 42324, 2.6, 0.13, '2023-11-12', '2023-12-08');
INSERT INTO Top50 VALUES (50, NULL, 48, 14, 'Cherry Cola Sky', 'Amber Sloane', NULL, 'R&B', 'en', 'Polar', 'N', 270, 94, 442892, 6966, 709, 42208, 12.1, 0.84, '2024-03-29', '2024-03-29');
