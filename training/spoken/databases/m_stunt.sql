CREATE TABLE horses (
  horse_id INTEGER PRIMARY KEY,
  name TEXT,
  breed TEXT,
  sex TEXT,
  foaled_year INTEGER,
  height_cm INTEGER,
  skills TEXT,
  insured INTEGER,
  colour TEXT,
  bought_for_eur INTEGER
);
INSERT INTO horses VALUES (1, 'Diablo', 'Friesian', 'S', 2012, 164, 'rearing, falling, carriage', 1, 'black', 4200);
INSERT INTO horses VALUES (2, 'Luna', 'Andalusian', 'M', 2015, 158, 'rearing, lying down', 1, 'grey', 5100);
INSERT INTO horses VALUES (3, 'Bandit', 'Quarter Horse', 'G', 2010, 152, 'falling, fire, gallop', 1, 'bay', 2800);
INSERT INTO horses VALUES (4, 'Zorro', 'Lusitano', 'S', 2016, 160, 'rearing, sword fight, gallop', 1, 'black', 6900);
INSERT INTO horses VALUES (5, 'Mabel', 'Shire', 'M', 2011, 177, 'carriage, ploughing', 0, 'Bay', 2100);
INSERT INTO horses VALUES (6, 'Pepper', 'Welsh Pony', 'G', 2018, 128, 'child rider, lying down', 1, 'chestnut', 1900);
INSERT INTO horses VALUES (7, 'Cassius', 'Friesian', 'G', 2014, 166, 'carriage, joust', 1, 'black', 4600);
INSERT INTO horses VALUES (8, 'Hidalgo', 'Andalusian', 'S', 2019, 161, 'joust, gallop, fire', 1, 'Grey', 7300);
INSERT INTO horses VALUES (9, 'Rosalind', 'Irish Cob', 'M', 2013, 149, 'carriage, child rider', 0, 'piebald', 2300);
INSERT INTO horses VALUES (10, 'Thunder', 'Quarter Horse', 'G', 2009, 154, 'falling, water', 1, 'chestnut', 2600);
INSERT INTO horses VALUES (11, 'Nebel', 'Trakehner', 'G', 2020, 168, 'gallop', 0, 'grey', 5600);
INSERT INTO horses VALUES (12, 'Fifi', 'Welsh Pony', 'M', 2021, 124, NULL, 0, 'piebald', 1500);
INSERT INTO horses VALUES (13, 'Sultan', 'Lusitano', 'S', 2017, 162, 'fire, sword fight', 1, 'bay', 6200);
CREATE TABLE clients (
  client_id INTEGER PRIMARY KEY,
  company TEXT,
  country TEXT,
  kind TEXT
);
INSERT INTO clients VALUES (1, 'Nordlicht Film', 'Germany', 'film');
INSERT INTO clients VALUES (2, 'Castle Ridge Pictures', 'Ireland', 'series');
INSERT INTO clients VALUES (3, 'Bohemia Studios', 'Czechia', 'film');
INSERT INTO clients VALUES (4, 'Spot & Co', 'Germany', 'advert');
INSERT INTO clients VALUES (5, 'Karl May Festival', 'Germany', 'live show');
INSERT INTO clients VALUES (6, 'Ser Pictures', 'Spain', 'film');
INSERT INTO clients VALUES (7, 'Lantern TV', 'UK', 'series');
INSERT INTO clients VALUES (8, 'Knights Live', 'Austria', 'live show');
INSERT INTO clients VALUES (9, 'Fjordfilm', 'Norway', 'film');
CREATE TABLE bookings (
  booking_no INTEGER PRIMARY KEY,
  horse_id INTEGER REFERENCES horses(horse_id),
  client_id INTEGER REFERENCES clients(client_id),
  production TEXT,
  stunt TEXT,
  booked_on TEXT,
  shoot_date TEXT,
  invoiced_on TEXT,
  paid_on TEXT,
  days_booked INTEGER,
  days_used INTEGER,
  quoted_eur INTEGER,
  charged_eur INTEGER,
  status TEXT,
  vet_present TEXT,
  injured TEXT,
  remarks TEXT
);
INSERT INTO bookings VALUES (1201, 5, 3, 'Siege', 'Ploughing', '2023-01-25', '2023-03-03', '2023-03-10', '2023-03-15', 4, 3, 2780, 2200, 'done', 'Y', 'N', 'rider fell off');
INSERT INTO bookings VALUES (1202, 9, 1, 'Moorland', 'Child rider', '2023-01-28', '2023-03-24', '2023-04-14', '2023-04-28', 9, 9, 5880, 5880, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1203, 7, 1, 'Moorland', 'Joust', '2023-02-11', '2023-02-28', '2023-03-22', '2023-04-21', 2, 2, 1390, 1390, 'done', 'Y', 'N', 'second take needed');
INSERT INTO bookings VALUES (1204, 3, 1, 'The Grey Rider', 'Gallop', '2023-02-20', '2023-04-07', '2023-04-23', '2023-05-23', 4, 3, 3270, 2450, 'done', 'N', 'N', 'bad footing');
INSERT INTO bookings VALUES (1205, 2, 1, 'Moorland', 'rearing', '2023-03-06', '2023-03-15', '2023-04-03', NULL, 1, 1, 1000, 1000, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1206, 8, 3, 'Siege', 'Fire', '2023-03-26', '2023-06-17', '2023-06-24', '2023-07-24', 1, 1, 850, 850, 'done', 'Y', 'Y', NULL);
INSERT INTO bookings VALUES (1207, 2, 4, 'Perfume spot', 'Lying down', '2023-04-10', '2023-05-06', '2023-05-11', '2023-05-25', 3, 2, 2700, 1800, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1208, 9, 7, 'Highway 1742', 'Carriage', '2023-04-24', '2023-07-21', '2023-08-11', '2023-09-10', 1, 1, 1150, 1270, 'done', 'N', 'N', 'director very happy');
INSERT INTO bookings VALUES (1209, 4, 4, 'Perfume spot', 'Sword fight', '2023-05-04', '2023-07-17', '2023-07-31', '2023-10-14', 2, 2, 1550, 1550, 'done', NULL, 'N', 'trailer late');
INSERT INTO bookings VALUES (1210, 8, 4, 'Beer spot', 'Joust', '2023-05-23', '2023-08-09', '2023-08-25', '2023-10-08', 3, 3, 1860, 1810, 'done', 'Y', 'N', 'trailer late');
INSERT INTO bookings VALUES (1211, 7, 1, 'The Grey Rider', 'Joust', '2023-06-08', '2023-08-14', '2023-08-17', NULL, 1, 3, 930, 2790, 'done', NULL, 'N', 'director very happy');
INSERT INTO bookings VALUES (1212, 5, 1, 'Moorland', 'Ploughing', '2023-06-11', '2023-08-27', '2023-09-10', '2023-09-24', 3, 3, 2640, 2760, 'done', 'Y', 'N', 'rain all day');
INSERT INTO bookings VALUES (1213, 11, 6, 'La Reconquista', 'Gallop', '2023-06-15', '2023-09-11', '2023-07-05', '2023-07-26', 2, NULL, 1700, 850, 'canc', NULL, 'N', NULL);
INSERT INTO bookings VALUES (1214, 6, 4, 'Beer spot', 'Child rider', '2023-06-25', '2023-09-06', '2023-09-17', '2023-10-01', 2, 4, 1700, 3400, 'done', 'Y', 'N', 'director very happy');
INSERT INTO bookings VALUES (1215, 3, 2, 'Clan of Ash', 'Gallop', '2023-07-11', '2023-09-17', '2023-10-08', NULL, 2, 2, 1700, 1700, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1216, 2, 5, 'Winnetou II', 'Rearing', '2023-07-23', '2023-08-18', '2023-08-29', '2023-09-28', 1, 1, 780, 900, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1217, 2, 1, 'The Grey Rider', 'Lying down', '2023-08-10', '2023-10-17', '2023-11-06', '2023-12-06', 1, 3, 770, 2310, 'done', 'Y', 'Y', 'lame afterwards');
INSERT INTO bookings VALUES (1218, 4, 8, 'Joust Gala', 'Sword fight', '2023-08-30', '2023-09-29', '2023-10-14', '2023-11-27', 4, 4, 3420, 3420, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1219, 3, 2, 'Clan of Ash', 'falling', '2023-09-17', '2023-10-20', '2023-11-10', NULL, 3, 4, 2640, 3470, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1220, 5, 5, 'Winnetou II', 'Ploughing', '2023-09-22', '2023-11-27', '2023-12-14', '2023-12-19', 2, 2, 1240, 1240, 'done', 'N', 'N', 'lame afterwards');
INSERT INTO bookings VALUES (1221, 2, 8, 'Joust Gala', 'rearing', '2023-09-26', '2023-11-22', NULL, NULL, 2, NULL, 2000, NULL, 'canc', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1222, 13, 2, 'Clan of Ash', 'Sword fight', '2023-10-06', '2023-11-30', '2023-12-08', '2023-12-22', 3, 3, 2400, 2350, 'done', 'Y', 'Y', NULL);
INSERT INTO bookings VALUES (1223, 9, 2, 'Clan of Ash', 'Carriage', '2023-10-19', '2023-11-14', '2023-11-08', '2023-11-29', 3, NULL, 2100, 1050, 'canc', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1224, 5, 6, 'La Reconquista', 'Carriage', '2023-10-22', '2023-11-25', '2023-12-06', '2024-01-05', 3, 3, 2640, 2760, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1225, 13, 6, 'La Reconquista', 'Sword fight', '2023-11-06', '2023-11-25', '2023-12-02', '2024-01-15', 1, 1, 1000, 1000, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1226, 8, 2, 'Clan of Ash', 'Fire', '2023-11-17', '2023-12-29', '2024-01-19', '2024-03-03', 2, 2, 1550, 1500, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1227, 7, 5, 'Winnetou II', 'carriage', '2023-12-06', '2024-03-08', '2024-04-01', '2024-04-15', 4, 4, 3420, 3420, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1228, 5, 5, 'Winnetou II', 'Ploughing', '2023-12-19', '2023-12-29', '2024-01-15', '2024-01-29', 4, 5, 2480, 3100, 'done', 'Y', 'N', 'director very happy');
INSERT INTO bookings VALUES (1229, 4, 2, 'Clan of Ash', 'Sword fight', '2023-12-24', '2024-03-21', '2024-04-09', '2024-05-09', 4, 5, 3120, 3900, 'done', 'Y', 'N', 'second take needed');
INSERT INTO bookings VALUES (1230, 8, 7, 'Highway 1742', 'FIRE', '2023-12-31', '2024-01-19', '2024-02-01', '2024-03-02', 4, 4, 3420, 3370, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1231, 5, 6, 'La Reconquista', 'Carriage', '2024-01-12', '2024-03-18', '2024-03-29', '2024-04-28', 3, 3, 2850, 2850, 'done', 'N', 'N', 'trailer late');
INSERT INTO bookings VALUES (1232, 8, 6, 'La Reconquista', 'Gallop', '2024-01-25', '2024-03-13', '2024-03-17', '2024-04-30', 9, 10, 7950, 8830, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1233, 10, 2, 'Clan of Ash', 'Falling', '2024-01-31', '2024-03-27', '2024-04-20', '2024-05-20', 6, 6, 4350, 4350, 'done', 'N', 'N', 'lame afterwards');
INSERT INTO bookings VALUES (1234, 5, 7, 'Highway 1742', 'Ploughing', '2024-02-17', '2024-05-06', '2024-05-20', NULL, 3, 3, 2850, 2850, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1235, 3, 2, 'Clan of Ash', 'Gallop', '2024-03-06', '2024-03-30', '2024-04-16', '2024-04-30', 3, 2, 2340, 1560, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1236, 2, 6, 'La Reconquista', 'Rearing', '2024-03-11', '2024-05-06', '2024-05-15', '2024-06-14', 2, 2, 2000, 2000, 'done', 'Y', 'Y', 'trailer late');
INSERT INTO bookings VALUES (1237, 6, 5, 'Winnetou I', 'child rider', '2024-03-18', '2024-06-12', '2024-06-30', '2024-07-05', 1, 3, 930, 2790, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1238, 6, 1, 'Moorland', 'lying down', '2024-03-28', '2024-04-04', '2024-04-24', '2024-06-07', 2, 2, 1700, 1700, 'done', 'N', 'N', 'director very happy');
INSERT INTO bookings VALUES (1239, 2, 2, 'Clan of Ash', 'Rearing', '2024-04-07', '2024-07-03', '2024-07-17', '2024-07-22', 2, 2, 1850, 1800, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1240, 2, 6, 'La Reconquista', 'lying down', '2024-04-22', '2024-05-03', '2024-05-20', '2024-08-03', 1, 1, 1150, 1150, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1241, 8, 4, 'Beer spot', 'FIRE', '2024-05-04', '2024-06-20', '2024-07-12', '2024-09-25', 1, 1, 700, 650, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1242, 6, 1, 'Moorland', 'Child rider', '2024-05-17', '2024-07-06', '2024-07-19', '2024-08-18', 3, 3, 1860, 1980, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1243, 3, 1, 'The Grey Rider', 'Gallop', '2024-06-07', '2024-09-06', '2024-09-27', '2024-11-10', 4, 5, 2780, 3470, 'done', 'Y', 'N', 'rain all day');
INSERT INTO bookings VALUES (1244, 4, 3, 'Siege', 'Sword fight', '2024-06-26', '2024-09-07', '2024-09-11', NULL, 2, 2, 1560, 1560, 'done', 'N', 'N', 'trailer late');
INSERT INTO bookings VALUES (1245, 3, 7, 'Highway 1742', 'Fire', '2024-07-09', '2024-09-17', '2024-09-21', '2024-10-05', 4, 3, 2780, 2080, 'done', 'Y', 'N', 'rain all day');
INSERT INTO bookings VALUES (1246, 10, 5, 'Winnetou II', 'water', '2024-07-14', '2024-09-09', '2024-10-03', '2024-11-02', 3, 4, 2010, 2680, 'done', 'Y', 'Y', 'lame afterwards');
INSERT INTO bookings VALUES (1247, 13, 2, 'Clan of Ash', 'Sword fight', '2024-07-23', '2024-09-05', '2024-09-14', '2024-10-14', 4, 4, 3700, 3820, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1248, 9, 6, 'La Reconquista', 'Child rider', '2024-08-10', '2024-08-23', '2024-09-12', '2024-09-26', 1, 1, 920, 920, 'done', 'N', 'N', 'second take needed');
INSERT INTO bookings VALUES (1249, 5, 5, 'Winnetou II', 'Carriage', '2024-08-22', '2024-08-28', '2024-09-06', '2024-10-06', 2, 2, 1550, 1550, 'done', 'N', 'N', 'director very happy');
INSERT INTO bookings VALUES (1250, 8, 6, 'La Reconquista', 'Gallop', '2024-09-06', '2024-10-18', '2024-11-09', '2024-11-23', 1, 2, 770, 1540, 'done', 'N', 'N', 'bad footing');
INSERT INTO bookings VALUES (1251, 4, 2, 'Clan of Ash', 'gallop', '2024-09-18', '2024-10-10', '2024-10-15', '2024-10-29', 1, 2, 1150, 2420, 'done', 'Y', 'N', 'director very happy');
INSERT INTO bookings VALUES (1252, 13, 4, 'Perfume spot', 'Fire', '2024-09-24', '2024-10-07', '2024-10-26', '2024-11-25', 2, 3, 1700, 2500, 'done', 'Y', 'N', 'rain all day');
INSERT INTO bookings VALUES (1253, 2, 6, 'La Reconquista', 'Lying down', '2024-10-03', '2024-12-21', '2025-01-10', '2025-02-23', 4, 3, 2800, 2100, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1254, 7, 3, 'Siege', 'carriage', '2024-10-18', '2025-01-20', NULL, NULL, 2, NULL, 1700, NULL, 'canc', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1255, 10, 7, 'Highway 1742', 'falling', '2024-11-03', '2024-11-13', '2024-12-07', '2025-02-20', 4, 5, 3420, 4220, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1256, 13, 1, 'Moorland', 'Fire', '2024-11-18', '2025-01-27', '2025-02-14', '2025-02-19', 3, 2, 2640, 1760, 'done', 'N', 'N', 'rider fell off');
INSERT INTO bookings VALUES (1257, 4, 1, 'The Grey Rider', 'Rearing', '2024-12-02', '2025-01-12', '2025-01-23', NULL, 4, 4, 2630, 2630, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1258, 10, 8, 'Joust Gala', 'Falling', '2024-12-22', '2025-03-17', '2025-03-24', '2025-03-29', 3, 3, 2700, 2650, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1259, 6, 5, 'Winnetou I', 'Child rider', '2025-01-01', '2025-01-23', NULL, NULL, 1, NULL, 770, NULL, 'canc', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1260, 9, 6, 'La Reconquista', 'Child rider', '2025-01-06', '2025-04-05', '2025-04-28', '2025-05-28', 4, 4, 2480, 2480, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1261, 5, 3, 'Winter King', 'Ploughing', '2025-01-25', '2025-03-02', '2025-03-26', '2025-05-09', 3, 2, 2010, 1340, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1262, 1, 5, 'Winnetou I', 'Carriage', '2025-02-12', '2025-05-18', '2025-06-05', '2025-07-05', 3, 3, 1860, 1860, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1263, 5, 1, 'Moorland', 'Ploughing', '2025-02-24', '2025-05-13', '2025-06-06', '2025-07-20', 3, 4, 2010, 2680, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1264, 7, 6, 'La Reconquista', 'joust', '2025-03-11', '2025-04-28', '2025-05-09', '2025-05-14', 6, 6, 4020, 4020, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1265, 7, 4, 'Beer spot', 'Carriage', '2025-03-17', '2025-04-08', NULL, NULL, 2, NULL, 1850, NULL, 'canc', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1266, 3, 4, 'Perfume spot', 'Gallop', '2025-03-21', '2025-05-16', '2025-05-27', '2025-06-01', 4, 5, 2780, 3470, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1267, 13, 3, 'Winter King', 'Fire', '2025-03-24', '2025-06-16', '2025-06-25', '2025-09-08', 3, 4, 2010, 2680, 'done', 'Y', 'N', 'rider fell off');
INSERT INTO bookings VALUES (1268, 4, 6, 'La Reconquista', 'Rearing', '2025-04-12', '2025-06-17', NULL, NULL, 6, NULL, 4830, NULL, 'canc', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1269, 1, 6, 'La Reconquista', 'Falling', '2025-04-24', '2025-07-19', '2025-08-06', '2025-09-05', 1, 1, 850, 850, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1270, 4, 4, 'Beer spot', 'Sword fight', '2025-04-27', '2025-07-18', '2025-08-01', '2025-08-31', 3, 2, 2250, 1620, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1271, 8, 2, 'Clan of Ash', 'Joust', '2025-05-11', '2025-06-22', '2025-07-07', '2025-08-06', 2, 2, 1550, 1550, 'done', 'N', 'N', 'second take needed');
INSERT INTO bookings VALUES (1272, 13, 1, 'Moorland', 'Sword fight', '2025-05-30', '2025-08-13', '2025-09-02', '2025-10-02', 4, 4, 3100, 3100, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1273, 11, 5, 'Winnetou II', 'Gallop', '2025-06-14', '2025-08-24', NULL, NULL, 9, NULL, 5580, NULL, 'canc', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1274, 8, 2, 'Clan of Ash', 'Fire', '2025-07-05', '2025-10-05', '2025-10-18', '2025-12-01', 2, 2, 2000, 2000, 'done', 'Y', 'N', 'lame afterwards');
INSERT INTO bookings VALUES (1275, 10, 3, 'Siege', 'Falling', '2025-07-17', '2025-08-13', '2025-08-06', '2025-08-27', 3, NULL, 2400, 1200, 'canc', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1276, 11, 6, 'La Reconquista', 'Gallop', '2025-08-03', '2025-10-27', '2025-08-23', NULL, 3, NULL, 2160, 1080, 'canc', NULL, 'N', NULL);
INSERT INTO bookings VALUES (1277, 5, 8, 'Joust Gala', 'ploughing', '2025-08-12', '2025-10-19', '2025-10-28', '2025-12-11', 3, 4, 2340, 3120, 'done', 'Y', 'N', 'trailer late');
INSERT INTO bookings VALUES (1278, 6, 7, 'Highway 1742', 'Child rider', '2025-09-02', '2025-10-07', '2025-10-13', '2025-12-27', 6, 5, 3720, 3050, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1279, 1, 4, 'Perfume spot', 'falling', '2025-09-10', '2025-10-02', '2025-10-25', '2025-12-08', 2, 2, 1710, 1830, 'done', 'N', 'Y', NULL);
INSERT INTO bookings VALUES (1280, 2, 7, 'Highway 1742', 'Rearing', '2025-09-14', '2025-12-11', '2025-10-04', '2025-10-25', 2, NULL, 1390, 690, 'canc', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1281, 8, 5, 'Winnetou II', 'Fire', '2025-09-17', '2025-12-03', '2025-12-09', '2026-01-08', 1, 3, 1000, 3000, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1282, 4, 2, 'Clan of Ash', 'Sword fight', '2025-09-25', '2025-12-17', '2025-10-15', NULL, 4, NULL, 2800, 1400, 'canc', NULL, 'N', NULL);
INSERT INTO bookings VALUES (1283, 10, 5, 'Winnetou II', 'Falling', '2025-10-02', '2025-11-20', '2025-12-13', '2025-12-18', 3, 4, 2010, 2680, 'done', 'Y', 'Y', 'rider fell off');
INSERT INTO bookings VALUES (1284, 5, 6, 'La Reconquista', 'Ploughing', '2025-10-10', '2026-01-06', '2026-01-15', '2026-02-14', 3, 3, 2490, 2440, 'done', 'Y', 'N', 'director very happy');
INSERT INTO bookings VALUES (1285, 2, 3, 'Siege', 'Rearing', '2025-10-20', '2025-11-04', '2025-11-09', '2025-12-09', 3, 3, 2700, 2700, 'done', 'N', 'N', 'rider fell off');
INSERT INTO bookings VALUES (1286, 3, 2, 'Clan of Ash', 'Fire', '2025-11-10', '2026-02-08', '2026-03-01', '2026-03-15', 6, 6, 5400, 5350, 'done', 'Y', 'Y', 'rain all day');
INSERT INTO bookings VALUES (1287, 6, 5, 'Winnetou I', 'lying down', '2025-11-16', '2025-12-16', '2026-01-04', '2026-02-17', 4, 4, 2950, 2950, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1288, 3, 3, 'Siege', 'Falling', '2025-12-06', '2025-12-13', '2025-12-26', NULL, 1, NULL, 1080, 540, 'canc', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1289, 9, 1, 'Moorland', 'Child rider', '2025-12-23', '2026-03-18', '2026-01-12', NULL, 3, NULL, 2640, 1320, 'canc', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1290, 1, 1, 'The Grey Rider', 'rearing', '2025-12-28', '2026-03-31', '2026-04-07', NULL, 2, 3, 1240, 1860, 'done', 'N', 'Y', 'director very happy');
INSERT INTO bookings VALUES (1291, 8, 5, 'Winnetou II', 'Joust', '2026-01-13', '2026-02-24', '2026-03-19', '2026-03-24', 4, 5, 3270, 4080, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1292, 7, 2, 'Clan of Ash', 'Joust', '2026-01-18', '2026-04-11', '2026-05-04', NULL, 9, 11, 7170, 8880, 'done', 'Y', 'Y', NULL);
INSERT INTO bookings VALUES (1293, 8, 8, 'Joust Gala', 'Fire', '2026-02-02', '2026-03-28', '2026-04-21', '2026-06-04', 3, 3, 2160, 2160, 'done', NULL, 'N', 'second take needed');
INSERT INTO bookings VALUES (1294, 9, 2, 'Clan of Ash', 'Carriage', '2026-02-12', '2026-04-02', '2026-04-14', '2026-05-14', 2, 3, 1400, 2100, 'done', 'Y', 'N', 'lame afterwards');
INSERT INTO bookings VALUES (1295, 2, 5, 'Winnetou II', 'Rearing', '2026-02-16', '2026-04-18', '2026-04-28', '2026-05-28', 1, 1, 620, 620, 'done', 'Y', 'N', 'second take needed');
INSERT INTO bookings VALUES (1296, 9, 5, 'Winnetou II', 'child rider', '2026-03-08', '2026-05-31', '2026-06-17', '2026-06-22', 6, 5, 4500, 3700, 'done', 'N', 'N', NULL);
INSERT INTO bookings VALUES (1297, 9, 1, 'Moorland', 'Child rider', '2026-03-29', '2026-06-19', '2026-07-01', '2026-07-15', 3, 3, 1860, 1860, 'done', 'Y', 'N', 'second take needed');
INSERT INTO bookings VALUES (1298, 8, 7, 'Highway 1742', 'Gallop', '2026-04-13', '2026-04-23', '2026-05-03', NULL, 1, NULL, 1000, 500, 'canc', NULL, 'N', NULL);
INSERT INTO bookings VALUES (1299, 9, 1, 'The Grey Rider', 'Carriage', '2026-04-21', '2026-06-07', '2026-06-14', '2026-06-19', 2, 2, 1550, 1550, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1300, 1, 4, 'Perfume spot', 'Rearing', '2026-05-02', '2026-08-04', '2026-08-12', '2026-09-11', 4, 4, 2780, 2780, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1301, 9, 5, 'Winnetou I', 'Carriage', '2026-05-09', '2026-07-09', '2026-08-02', '2026-08-07', 4, 5, 2800, 3500, 'done', 'Y', 'N', 'bad footing');
INSERT INTO bookings VALUES (1302, 10, 1, 'The Grey Rider', 'Falling', '2026-05-25', '2026-07-28', '2026-08-09', NULL, 2, 3, 1850, 2770, 'done', 'Y', 'N', 'second take needed');
INSERT INTO bookings VALUES (1303, 8, 7, 'Highway 1742', 'Fire', '2026-06-06', '2026-07-03', NULL, NULL, 2, NULL, 1560, NULL, 'canc', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1304, 13, 1, 'The Grey Rider', 'Sword fight', '2026-06-24', '2026-07-02', '2026-07-23', '2026-08-06', 2, 3, 1400, 2100, 'done', 'Y', 'N', NULL);
INSERT INTO bookings VALUES (1305, 8, 3, 'Winter King', 'Fire', '2026-10-05', '2026-12-08', NULL, NULL, 3, NULL, 2490, NULL, 'conf', NULL, 'N', NULL);
INSERT INTO bookings VALUES (1306, 4, 7, 'Highway 1742', 'Sword fight', '2026-10-19', '2026-12-15', NULL, NULL, 2, NULL, 1710, NULL, 'conf', NULL, 'N', NULL);
INSERT INTO bookings VALUES (1307, 2, 8, 'Joust Gala', 'rearing', '2026-11-02', '2027-01-16', NULL, NULL, 1, NULL, 930, NULL, 'conf', NULL, 'N', NULL);
INSERT INTO bookings VALUES (1308, 10, 2, 'Clan of Ash', 'Water', '2026-11-11', '2027-01-22', NULL, NULL, 4, NULL, 3270, NULL, 'conf', NULL, 'N', NULL);
