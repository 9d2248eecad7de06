CREATE TABLE donors (
  donor_id INTEGER PRIMARY KEY,
  first_name TEXT,
  last_name TEXT,
  town TEXT,
  child_born_on TEXT,
  screened_on TEXT,
  status TEXT,
  child_preterm INTEGER,
  heard_through TEXT
);
INSERT INTO donors VALUES (1, 'Frieda', 'Keller', 'Gera', '2024-06-13', '2024-07-10', 'X', 0, 'friend');
INSERT INTO donors VALUES (2, 'Tilda', 'Seidl', 'Leipzig', '2024-08-24', '2024-09-28', 'A', 0, 'midwife');
INSERT INTO donors VALUES (3, 'Greta', 'Reiter', 'Gera', '2024-08-06', NULL, 'A', 0, 'internet');
INSERT INTO donors VALUES (4, 'Olga', 'Imhof', 'Zwickau', '2024-06-19', '2024-07-30', 'A', 1, 'midwife');
INSERT INTO donors VALUES (5, 'Mina', 'Reiter', 'Gera', '2024-11-20', '2024-12-26', 'A', 0, 'internet');
INSERT INTO donors VALUES (6, 'Sofia', 'Imhof', 'Zwickau', '2024-06-04', '2024-07-01', 'P', 1, 'midwife');
INSERT INTO donors VALUES (7, 'Wilma', 'Dorn', 'Leipzig', '2024-07-11', NULL, 'A', 0, 'internet');
INSERT INTO donors VALUES (8, 'Rosa', 'Vogel', 'Gera', '2024-06-06', '2024-08-05', 'A', 1, 'friend');
INSERT INTO donors VALUES (9, 'Marta', 'Zeller', 'Gera', '2025-01-13', '2025-03-10', 'A', 0, NULL);
INSERT INTO donors VALUES (10, 'Ursula', 'Reiter', 'Zwickau', '2024-10-20', '2024-12-09', 'A', 0, 'midwife');
INSERT INTO donors VALUES (11, 'Edith', 'Brandt', 'Zwickau', '2024-11-24', '2025-01-11', 'P', 0, 'internet');
INSERT INTO donors VALUES (12, 'Vera', 'Ott', 'Zwickau', '2024-06-02', '2024-06-20', 'A', 1, 'friend');
INSERT INTO donors VALUES (13, 'Klara', 'Ott', 'Leipzig', '2024-08-22', '2024-10-25', 'P', 0, 'internet');
INSERT INTO donors VALUES (14, 'Lotte', 'Novak', 'Jena', '2024-07-01', '2024-08-26', 'A', 0, 'midwife');
INSERT INTO donors VALUES (15, 'Helga', 'Keller', 'Zwickau', '2025-02-08', '2025-04-06', 'A', 1, NULL);
INSERT INTO donors VALUES (16, 'Dora', 'Brandt', 'Halle', '2025-01-14', NULL, 'A', 0, 'clinic');
INSERT INTO donors VALUES (17, 'Johanna', 'Moser', 'Gera', '2025-02-13', '2025-03-06', 'X', 0, NULL);
INSERT INTO donors VALUES (18, 'Anna', 'Seidl', 'Leipzig', '2024-09-16', NULL, 'P', 0, NULL);
INSERT INTO donors VALUES (19, 'Carla', 'Haas', 'Halle', '2024-10-14', '2024-11-18', 'A', 0, 'internet');
INSERT INTO donors VALUES (20, 'Nora', 'Jansen', 'Leipzig', '2024-11-13', '2024-12-31', 'P', 0, NULL);
INSERT INTO donors VALUES (21, 'Paula', 'Falk', 'Leipzig', '2024-06-27', '2024-08-05', 'A', 0, 'clinic');
INSERT INTO donors VALUES (22, 'Lucie', 'Winter', 'Gera', '2024-08-10', '2024-09-10', 'P', 0, 'midwife');
INSERT INTO donors VALUES (23, 'Petra', 'Seidl', 'Zwickau', '2024-06-15', '2024-07-19', 'A', 0, NULL);
INSERT INTO donors VALUES (24, 'Ines', 'Gruber', 'Jena', '2024-06-21', '2024-08-17', 'P', 0, 'internet');
INSERT INTO donors VALUES (25, 'Beate', 'Berger', 'Leipzig', '2024-07-07', '2024-08-24', 'A', 0, 'clinic');
INSERT INTO donors VALUES (26, 'Elif', 'Haas', 'Leipzig', '2025-01-03', '2025-02-03', 'X', 0, 'friend');
INSERT INTO donors VALUES (27, 'Jana', 'Zeller', 'Halle', '2024-11-11', '2024-12-24', 'A', 0, 'internet');
INSERT INTO donors VALUES (28, 'Maren', 'Colombo', 'Leipzig', '2024-12-07', '2025-01-31', 'A', 0, 'internet');
CREATE TABLE donations (
  donation_id INTEGER PRIMARY KEY,
  donor_id INTEGER REFERENCES donors(donor_id),
  pumped_on TEXT,
  received_on TEXT,
  volume_ml INTEGER,
  fat_pct REAL,
  germs_cfu_ml INTEGER,
  pasteurised_on TEXT,
  discarded INTEGER,
  freezer TEXT
);
INSERT INTO donations VALUES (1, 12, '2024-07-24', '2024-07-25', 1050, 4.5, 63, '2024-08-14', 0, 'F3');
INSERT INTO donations VALUES (2, 23, '2024-07-28', '2024-08-05', 1130, 3.0, 156699, '2024-08-06', 1, 'F1');
INSERT INTO donations VALUES (3, 1, '2024-08-03', '2024-08-10', 400, 2.8, 5305, NULL, 0, 'F3');
INSERT INTO donations VALUES (4, 1, '2024-08-04', '2024-08-12', 990, 3.5, 9219, NULL, 0, 'F3');
INSERT INTO donations VALUES (5, 1, '2024-08-04', '2024-08-08', 90, 4.7, 612, '2024-08-26', 0, 'F2');
INSERT INTO donations VALUES (6, 6, '2024-08-08', '2024-08-20', 930, 4.1, 49, '2024-08-23', 0, 'F1');
INSERT INTO donations VALUES (7, 8, '2024-08-10', '2024-08-16', 720, 4.3, 151800, '2024-08-18', 1, 'F3');
INSERT INTO donations VALUES (8, 4, '2024-08-12', '2024-08-15', 600, 3.5, 1591, '2024-09-05', 0, 'F1');
INSERT INTO donations VALUES (9, 8, '2024-08-13', '2024-08-25', 1110, 4.9, 132093, '2024-08-22', 1, 'F3');
INSERT INTO donations VALUES (10, 12, '2024-08-14', '2024-08-20', 730, 3.8, 175, NULL, 0, 'F3');
INSERT INTO donations VALUES (11, 21, '2024-08-16', '2024-08-26', 670, 3.3, 55660, '2024-08-20', 0, 'F2');
INSERT INTO donations VALUES (12, 21, '2024-08-20', '2024-08-29', 660, 4.1, 137, '2024-09-08', 1, 'F3');
INSERT INTO donations VALUES (13, 8, '2024-08-23', '2024-09-04', 330, 4.6, 57, '2024-09-07', 0, 'F2');
INSERT INTO donations VALUES (14, 21, '2024-08-27', '2024-08-31', 380, 3.3, 10461, '2024-09-01', 0, 'F3');
INSERT INTO donations VALUES (15, 12, '2024-08-29', '2024-09-07', 790, 4.9, 33416, '2024-09-06', 0, 'F2');
INSERT INTO donations VALUES (16, 12, '2024-08-30', '2024-08-31', 1060, 5.3, 815, NULL, 0, 'F1');
INSERT INTO donations VALUES (17, 21, '2024-08-30', '2024-09-06', 230, 5.5, 220, '2024-09-09', 0, 'F1');
INSERT INTO donations VALUES (18, 6, '2024-09-02', '2024-09-12', 220, 4.5, 104995, '2024-09-17', 1, 'F3');
INSERT INTO donations VALUES (19, 12, '2024-09-03', '2024-09-05', 310, 4.0, 224212, '2024-09-09', 1, 'F2');
INSERT INTO donations VALUES (20, 12, '2024-09-04', '2024-09-08', 1100, 4.9, 37, '2024-09-14', 0, 'F2');
INSERT INTO donations VALUES (21, 21, '2024-09-06', '2024-09-10', 220, 5.1, 40, NULL, 0, 'F2');
INSERT INTO donations VALUES (22, 25, '2024-09-07', '2024-09-15', 240, 5.6, 43847, '2024-09-13', 0, 'F3');
INSERT INTO donations VALUES (23, 12, '2024-09-15', '2024-09-22', 520, 3.2, 71, '2024-09-29', 1, 'F2');
INSERT INTO donations VALUES (24, 23, '2024-09-16', '2024-09-22', 1070, 3.0, 201277, '2024-09-22', 1, 'F3');
INSERT INTO donations VALUES (25, 25, '2024-09-22', '2024-10-01', 660, 3.1, 48, '2024-10-01', 0, 'F3');
INSERT INTO donations VALUES (26, 12, '2024-09-25', '2024-09-28', 860, 5.1, 897, '2024-10-11', 0, 'F2');
INSERT INTO donations VALUES (27, 23, '2024-10-01', '2024-10-07', 520, 3.7, 223589, '2024-10-09', 1, 'F3');
INSERT INTO donations VALUES (28, 21, '2024-10-05', '2024-10-17', 600, 4.8, 7706, '2024-10-24', 0, 'F1');
INSERT INTO donations VALUES (29, 24, '2024-10-06', '2024-10-09', 450, 2.8, 346, '2024-10-15', 0, 'F1');
INSERT INTO donations VALUES (30, 1, '2024-10-08', '2024-10-12', 520, 3.6, 6993, '2024-10-26', 0, 'F3');
INSERT INTO donations VALUES (31, 8, '2024-10-12', '2024-10-13', 330, 5.1, 2317, NULL, 0, 'F1');
INSERT INTO donations VALUES (32, 6, '2024-10-15', '2024-10-23', 970, 4.6, 112, NULL, 0, 'F3');
INSERT INTO donations VALUES (33, 1, '2024-10-16', '2024-10-18', 1170, 5.4, 58, '2024-11-05', 0, 'F1');
INSERT INTO donations VALUES (34, 21, '2024-10-25', '2024-10-28', 160, 5.2, 490, NULL, 0, 'F1');
INSERT INTO donations VALUES (35, 8, '2024-10-30', '2024-11-03', 1000, 3.5, 465, '2024-11-20', 0, 'F1');
INSERT INTO donations VALUES (36, 8, '2024-11-02', '2024-11-13', 650, 3.0, 2060, '2024-11-11', 0, 'F1');
INSERT INTO donations VALUES (37, 24, '2024-11-03', '2024-11-09', 670, 3.2, 92635, '2024-11-07', 0, 'F2');
INSERT INTO donations VALUES (38, 8, '2024-11-11', '2024-11-13', 100, 5.2, 82, '2024-11-15', 0, 'F3');
INSERT INTO donations VALUES (39, 13, '2024-11-11', '2024-11-17', 1090, 5.3, 49928, '2024-11-16', 0, 'F3');
INSERT INTO donations VALUES (40, 8, '2024-11-12', '2024-11-13', 160, 3.6, 2286, '2024-11-20', 0, 'F1');
INSERT INTO donations VALUES (41, 13, '2024-11-13', '2024-11-21', 370, 4.9, 3270, '2024-11-23', 0, 'F3');
INSERT INTO donations VALUES (42, 21, '2024-11-17', '2024-11-25', 830, 2.8, 172, '2024-11-22', 0, 'F3');
INSERT INTO donations VALUES (43, 24, '2024-11-19', '2024-11-25', 80, 4.1, 1528, '2024-12-04', 0, 'F1');
INSERT INTO donations VALUES (44, 22, '2024-11-20', '2024-11-25', 190, 5.5, 2525, '2024-12-05', 0, 'F2');
INSERT INTO donations VALUES (45, 13, '2024-11-22', '2024-12-04', 450, 3.7, 6173, '2024-12-10', 0, 'F1');
INSERT INTO donations VALUES (46, 24, '2024-11-24', '2024-12-03', 330, 5.2, 246089, '2024-12-16', 1, 'F3');
INSERT INTO donations VALUES (47, 2, '2024-11-25', '2024-12-04', 820, 5.4, 197658, '2024-12-19', 1, 'F1');
INSERT INTO donations VALUES (48, 19, '2024-11-29', '2024-12-06', 530, 3.1, 83, '2024-12-09', 0, 'F2');
INSERT INTO donations VALUES (49, 22, '2024-12-02', '2024-12-04', 1100, 5.4, 302, '2024-12-21', 0, 'F2');
INSERT INTO donations VALUES (50, 13, '2024-12-11', '2024-12-19', 840, 4.6, 32, '2025-01-03', 0, 'F2');
INSERT INTO donations VALUES (51, 22, '2024-12-14', '2024-12-20', 330, 5.1, 556, '2025-01-04', 0, 'F2');
INSERT INTO donations VALUES (52, 19, '2024-12-30', '2025-01-01', 430, 3.1, 81998, '2025-01-17', 0, 'F3');
INSERT INTO donations VALUES (53, 13, '2025-01-01', '2025-01-13', 290, 3.9, 432, '2025-01-07', 0, 'F2');
INSERT INTO donations VALUES (54, 13, '2025-01-03', '2025-01-14', 470, 3.5, 187511, '2025-01-20', 1, 'F2');
INSERT INTO donations VALUES (55, 2, '2025-01-13', '2025-01-21', 400, 3.0, 220185, NULL, 1, 'F1');
INSERT INTO donations VALUES (56, 10, '2025-01-16', '2025-01-18', 400, 2.8, 326, NULL, 0, 'F2');
INSERT INTO donations VALUES (57, 5, '2025-01-22', '2025-01-23', 370, 2.7, 158, '2025-01-29', 0, 'F2');
INSERT INTO donations VALUES (58, 13, '2025-01-30', '2025-02-11', 650, 2.4, 1332, '2025-02-17', 0, 'F1');
INSERT INTO donations VALUES (59, 11, '2025-02-01', '2025-02-02', 460, 2.4, 248351, '2025-02-05', 1, 'F2');
INSERT INTO donations VALUES (60, 13, '2025-02-09', '2025-02-15', 700, 2.9, 1027, '2025-02-18', 0, 'F2');
INSERT INTO donations VALUES (61, 11, '2025-02-10', '2025-02-19', 780, 3.2, 81, '2025-03-05', 0, 'F3');
INSERT INTO donations VALUES (62, 11, '2025-02-15', '2025-02-22', 190, 3.1, 18444, '2025-03-08', 0, 'F2');
INSERT INTO donations VALUES (63, 20, '2025-02-15', '2025-02-19', 720, 4.8, 286, '2025-02-21', 0, 'F3');
INSERT INTO donations VALUES (64, 19, '2025-02-15', '2025-02-22', 820, 4.7, 59813, '2025-02-22', 0, 'F2');
INSERT INTO donations VALUES (65, 20, '2025-02-24', '2025-03-01', 150, 2.8, 105, '2025-03-10', 0, 'F3');
INSERT INTO donations VALUES (66, 20, '2025-03-03', '2025-03-12', 270, 4.7, 7622, '2025-03-22', 0, 'F3');
INSERT INTO donations VALUES (67, 11, '2025-03-12', '2025-03-15', 690, 3.7, 68, '2025-04-03', 0, 'F1');
INSERT INTO donations VALUES (68, 9, '2025-03-13', '2025-03-14', 540, 3.8, 18151, '2025-03-27', 0, 'F1');
INSERT INTO donations VALUES (69, 20, '2025-03-18', '2025-03-30', 440, 5.2, 724, '2025-04-03', 0, 'F3');
INSERT INTO donations VALUES (70, 9, '2025-03-23', '2025-04-02', 1180, 5.1, 55828, '2025-04-08', 0, 'F1');
INSERT INTO donations VALUES (71, 20, '2025-04-04', '2025-04-11', 1180, 3.7, 334, NULL, 0, 'F2');
INSERT INTO donations VALUES (72, 9, '2025-04-09', '2025-04-10', 140, 5.2, 57, '2025-04-15', 0, 'F2');
INSERT INTO donations VALUES (73, 20, '2025-04-18', '2025-04-26', 420, 2.9, 1625, '2025-04-30', 0, 'F2');
INSERT INTO donations VALUES (74, 17, '2025-04-24', '2025-05-06', 560, 4.2, 312, NULL, 0, 'F3');
INSERT INTO donations VALUES (75, 15, '2025-05-30', '2025-06-06', 1140, 4.7, 216, '2025-06-23', 0, 'F3');
INSERT INTO donations VALUES (76, 9, '2025-05-31', '2025-06-03', 290, 2.9, 73571, '2025-06-10', 0, 'F1');
INSERT INTO donations VALUES (77, 17, '2025-06-05', '2025-06-09', 300, 5.2, 171, NULL, 0, 'F1');
INSERT INTO donations VALUES (78, 15, '2025-06-07', '2025-06-09', 1030, 4.8, 64189, '2025-06-17', 0, 'F1');
INSERT INTO donations VALUES (79, 9, '2025-06-15', '2025-06-17', 100, 4.5, 2983, NULL, 0, 'F1');
INSERT INTO donations VALUES (80, 15, '2025-06-16', '2025-06-24', 310, 4.9, 790, NULL, 0, 'F2');
CREATE TABLE shipments (
  shipment_id INTEGER PRIMARY KEY,
  hospital TEXT,
  ordered_on TEXT,
  delivered_on TEXT,
  volume_ml INTEGER,
  price_per_litre_eur REAL,
  urgent INTEGER,
  carrier TEXT
);
INSERT INTO shipments VALUES (1, 'Children''s Hospital Halle', '2024-08-17', '2024-08-25', 550, 68.0, 0, 'own car');
INSERT INTO shipments VALUES (2, 'Children''s Hospital Halle', '2024-09-01', '2024-09-03', 1170, 85.0, 1, 'courier');
INSERT INTO shipments VALUES (3, 'University Hospital Leipzig', '2024-09-04', '2024-09-10', 640, 74.5, 0, 'own car');
INSERT INTO shipments VALUES (4, 'Klinikum Gera', '2024-09-06', '2024-09-09', 610, 80.0, 0, 'courier');
INSERT INTO shipments VALUES (5, 'Children''s Hospital Halle', '2024-09-15', '2024-09-23', 1030, 85.0, 0, 'taxi');
INSERT INTO shipments VALUES (6, 'Children''s Hospital Halle', '2024-09-24', '2024-09-27', 1090, 74.5, 0, 'taxi');
INSERT INTO shipments VALUES (7, 'St. Elisabeth', '2024-10-07', NULL, 1360, 74.5, 1, 'taxi');
INSERT INTO shipments VALUES (8, 'Children''s Hospital Halle', '2024-10-10', '2024-10-10', 360, 74.5, 1, 'courier');
INSERT INTO shipments VALUES (9, 'Saale Klinik', '2024-10-17', '2024-10-19', 400, 80.0, 1, 'taxi');
INSERT INTO shipments VALUES (10, 'University Hospital Leipzig', '2024-11-19', '2024-11-24', 680, 85.0, 0, 'own car');
INSERT INTO shipments VALUES (11, 'University Hospital Leipzig', '2024-11-21', '2024-11-21', 390, 85.0, 1, 'own car');
INSERT INTO shipments VALUES (12, 'St. Elisabeth', '2024-11-25', NULL, 850, 85.0, 0, 'courier');
INSERT INTO shipments VALUES (13, 'University Hospital Leipzig', '2024-11-27', '2024-12-05', 930, 80.0, 0, 'taxi');
INSERT INTO shipments VALUES (14, 'University Hospital Leipzig', '2024-11-29', '2024-11-30', 1240, 85.0, 1, 'taxi');
INSERT INTO shipments VALUES (15, 'Saale Klinik', '2024-12-02', NULL, 240, 80.0, 1, 'courier');
INSERT INTO shipments VALUES (16, 'University Hospital Leipzig', '2024-12-14', '2024-12-22', 600, 85.0, 0, 'own car');
INSERT INTO shipments VALUES (17, 'University Hospital Leipzig', '2024-12-17', '2024-12-25', 350, 80.0, 0, 'taxi');
INSERT INTO shipments VALUES (18, 'University Hospital Leipzig', '2024-12-18', '2024-12-20', 990, 74.5, 0, 'own car');
INSERT INTO shipments VALUES (19, 'University Hospital Leipzig', '2024-12-30', NULL, 870, 80.0, 1, 'own car');
INSERT INTO shipments VALUES (20, 'University Hospital Leipzig', '2025-01-01', '2025-01-04', 1480, 68.0, 0, 'own car');
INSERT INTO shipments VALUES (21, 'St. Elisabeth', '2025-01-05', '2025-01-14', 770, 80.0, 0, 'own car');
INSERT INTO shipments VALUES (22, 'Klinikum Gera', '2025-01-06', '2025-01-06', 1200, 68.0, 1, 'courier');
INSERT INTO shipments VALUES (23, 'St. Elisabeth', '2025-01-10', '2025-01-14', 800, 80.0, 0, 'own car');
INSERT INTO shipments VALUES (24, 'Children''s Hospital Halle', '2025-01-13', '2025-01-16', 1460, 74.5, 0, 'own car');
INSERT INTO shipments VALUES (25, 'University Hospital Leipzig', '2025-01-16', '2025-01-23', 770, 74.5, 0, 'own car');
INSERT INTO shipments VALUES (26, 'St. Elisabeth', '2025-01-19', '2025-01-28', 580, 85.0, 0, 'taxi');
INSERT INTO shipments VALUES (27, 'Klinikum Gera', '2025-01-27', '2025-02-03', 670, 74.5, 0, 'courier');
INSERT INTO shipments VALUES (28, 'St. Elisabeth', '2025-01-29', '2025-02-03', 1230, 85.0, 0, 'own car');
INSERT INTO shipments VALUES (29, 'University Hospital Leipzig', '2025-02-05', '2025-02-12', 450, 68.0, 0, 'taxi');
INSERT INTO shipments VALUES (30, 'St. Elisabeth', '2025-02-06', '2025-02-10', 760, 74.5, 0, 'taxi');
INSERT INTO shipments VALUES (31, 'University Hospital Leipzig', '2025-02-14', '2025-02-21', 260, 80.0, 0, 'taxi');
INSERT INTO shipments VALUES (32, 'Children''s Hospital Halle', '2025-02-15', '2025-02-18', 1410, 85.0, 0, 'taxi');
INSERT INTO shipments VALUES (33, 'Children''s Hospital Halle', '2025-02-15', '2025-02-17', 1300, 74.5, 0, 'taxi');
INSERT INTO shipments VALUES (34, 'Children''s Hospital Halle', '2025-02-21', '2025-02-25', 320, 80.0, 0, 'courier');
INSERT INTO shipments VALUES (35, 'Children''s Hospital Halle', '2025-02-21', '2025-02-26', 1120, 74.5, 0, 'courier');
INSERT INTO shipments VALUES (36, 'University Hospital Leipzig', '2025-03-05', '2025-03-13', 450, 80.0, 0, 'own car');
INSERT INTO shipments VALUES (37, 'Saale Klinik', '2025-03-06', '2025-03-08', 570, 85.0, 0, 'taxi');
INSERT INTO shipments VALUES (38, 'St. Elisabeth', '2025-03-20', NULL, 1180, 85.0, 0, 'courier');
INSERT INTO shipments VALUES (39, 'University Hospital Leipzig', '2025-03-29', '2025-03-30', 910, 68.0, 0, 'taxi');
INSERT INTO shipments VALUES (40, 'St. Elisabeth', '2025-03-31', '2025-04-07', 950, 80.0, 0, 'own car');
INSERT INTO shipments VALUES (41, 'University Hospital Leipzig', '2025-04-02', '2025-04-03', 480, 68.0, 0, 'courier');
INSERT INTO shipments VALUES (42, 'University Hospital Leipzig', '2025-04-08', '2025-04-10', 1100, 80.0, 0, 'taxi');
INSERT INTO shipments VALUES (43, 'St. Elisabeth', '2025-04-13', '2025-04-17', 830, 85.0, 0, 'taxi');
INSERT INTO shipments VALUES (44, 'University Hospital Leipzig', '2025-04-22', '2025-04-28', 340, 80.0, 0, 'own car');
INSERT INTO shipments VALUES (45, 'Children''s Hospital Halle', '2025-05-13', '2025-05-13', 310, 80.0, 1, 'own car');
