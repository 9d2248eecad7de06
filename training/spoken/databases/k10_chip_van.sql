CREATE TABLE pitches (
  code TEXT PRIMARY KEY,
  place TEXT,
  village TEXT,
  fee_gbp REAL,
  hookup INTEGER,
  usual_day TEXT
);
INSERT INTO pitches VALUES ('P1', 'Tolworth Green', 'Tolworth', 18.0, 1, 'Tue');
INSERT INTO pitches VALUES ('P2', 'Station yard', 'Marsham', 25.0, 0, 'Wed');
INSERT INTO pitches VALUES ('P3', 'Rugby club', 'Ebbing', 0.0, 1, 'Fri');
INSERT INTO pitches VALUES ('P4', 'The Plough car park', 'Nether Stow', 20.0, 1, 'Thu');
INSERT INTO pitches VALUES ('P5', 'Village hall', 'Ebbing', 12.5, 1, 'Fri');
INSERT INTO pitches VALUES ('P6', 'Harbour front', 'Saltby', 40.0, 0, 'Sat');
INSERT INTO pitches VALUES ('P7', 'Industrial estate gate', 'Marsham', 15.0, 0, 'Wed');
INSERT INTO pitches VALUES ('P8', 'Caravan park', 'Saltby', 30.0, 1, 'Sat');
INSERT INTO pitches VALUES ('P9', 'Primary school', 'Tolworth', 10.0, 0, NULL);
CREATE TABLE stops (
  id INTEGER PRIMARY KEY,
  dt TEXT,
  pitch TEXT REFERENCES pitches(code),
  opened TEXT,
  mins_open INTEGER,
  cod INTEGER,
  haddock INTEGER,
  sausage INTEGER,
  chips_kg REAL,
  takings_gbp REAL,
  card_gbp REAL,
  weather TEXT,
  crew TEXT,
  sold_out TEXT,
  note TEXT
);
INSERT INTO stops VALUES (1, '2025-03-03', 'P2', '17:00', 120, 28, 31, 8, 22.8, 684.24, 473.65, 'sunny', 'Jo', '', NULL);
INSERT INTO stops VALUES (2, '2025-03-04', 'P2', '17:00', 150, 30, 30, 4, 23.9, 659.7, 482.63, 'dry', 'Jo, Tariq', '', 'fryer tripped');
INSERT INTO stops VALUES (3, '2025-03-07', 'P3', '17:00', 150, 19, 10, 10, 14.0, 408.22, 306.54, 'rain', 'mick, jo', '', NULL);
INSERT INTO stops VALUES (4, '2025-03-11', 'P1', '11:30', 180, 90, 15, 13, 36.9, 1131.22, 888.37, 'sunny', 'Jo', '', 'generator noise complaint');
INSERT INTO stops VALUES (5, '2025-03-12', 'P7', '11:30', 210, 36, 37, 2, 26.3, 764.73, 622.66, '', 'Mick', '', 'generator noise complaint');
INSERT INTO stops VALUES (6, '2025-03-14', 'P7', '16:30', 210, 19, 13, 12, 13.6, 398.93, 259.61, 'rain', 'Mick, Jo', '', NULL);
INSERT INTO stops VALUES (7, '2025-03-21', 'P5', '11:30', 150, 41, 32, 9, 33.8, 846.3, 585.55, 'rain', 'Jo, Tariq', '', NULL);
INSERT INTO stops VALUES (8, '2025-03-21', 'P6', '12:00', 150, 57, 34, 17, 39.1, 1078.11, 852.19, 'dry', 'mick, jo', '', NULL);
INSERT INTO stops VALUES (9, '2025-03-26', 'P8', '12:00', 180, 88, 17, 19, 40.6, 1184.28, 804.89, 'windy', 'Jo, Tariq', '', NULL);
INSERT INTO stops VALUES (10, '2025-03-30', 'P6', '12:00', 180, 56, 19, 22, 33.0, 947.98, 594.91, '', 'Jo', '', 'ran short of change');
INSERT INTO stops VALUES (11, '2025-04-03', 'P2', '11:30', 120, 90, 36, 2, 39.1, 1317.03, 1096.38, 'dry', 'mick, jo', '', NULL);
INSERT INTO stops VALUES (12, '2025-04-03', 'P2', '12:00', 150, 41, 16, 8, 21.4, 686.87, 566.79, '', 'Mick, Jo', '', NULL);
INSERT INTO stops VALUES (13, '2025-04-11', 'P4', '17:00', 150, 26, 28, 22, 26.5, 700.67, 481.83, 'windy', 'mick, jo', '', 'fryer tripped');
INSERT INTO stops VALUES (14, '2025-04-15', 'P8', '17:00', 180, 25, 13, 22, 24.5, 516.36, 391.34, '', 'mick, jo', '', NULL);
INSERT INTO stops VALUES (15, '2025-04-16', 'P3', '17:00', 150, 49, 10, 8, 27.5, 662.41, 408.71, 'rain', 'Jo, Tariq', '', 'generator noise complaint');
INSERT INTO stops VALUES (16, '2025-04-19', 'P7', '11:30', 180, 92, 35, 24, 49.4, 1443.32, 1052.73, 'dry', 'Mick, Jo', 'x', 'generator noise complaint');
INSERT INTO stops VALUES (17, '2025-04-20', 'P5', '11:30', 210, 68, 39, 15, 49.4, 1227.13, 881.57, 'dry', 'mick, jo', 'x', 'generator noise complaint');
INSERT INTO stops VALUES (18, '2025-04-25', 'P2', '16:30', 210, 93, 20, 6, 49.2, 1224.82, 915.11, 'rain', 'Jo', 'x', NULL);
INSERT INTO stops VALUES (19, '2025-04-26', 'P3', '16:30', 180, 82, 13, 15, 38.1, 1033.68, 785.47, 'windy', 'mick, jo', 'x', 'ran short of change');
INSERT INTO stops VALUES (20, '2025-04-27', 'P7', '16:30', 180, 92, 35, 23, 46.9, 1444.14, 1117.97, 'rain', 'Jo, Tariq', '', 'fryer tripped');
INSERT INTO stops VALUES (21, '2025-04-28', 'P7', '16:30', 240, 44, 26, 23, 38.1, 852.49, 533.37, '', 'Mick', 'x', 'fryer tripped');
INSERT INTO stops VALUES (22, '2025-04-29', 'P2', '16:30', 180, 52, 29, 19, 31.5, 962.75, 540.6, 'rain', 'Jo', '', 'fryer tripped');
INSERT INTO stops VALUES (23, '2025-05-01', 'P2', '11:30', 150, 35, 39, 8, 30.0, 842.65, 494.05, 'dry', 'Jo, Tariq', '', 'generator noise complaint');
INSERT INTO stops VALUES (24, '2025-05-01', 'P2', '12:00', 210, 60, 9, 22, 36.5, 837.26, 680.48, 'windy', 'Mick, Tariq', '', 'ran short of change');
INSERT INTO stops VALUES (25, '2025-05-02', 'P4', '16:30', 120, 51, 40, 25, 44.9, 1114.14, 695.23, 'sunny', 'Jo, Tariq', '', NULL);
INSERT INTO stops VALUES (26, '2025-05-05', 'P1', '17:00', 180, 53, 19, 23, 38.8, 928.1, 724.28, 'rain', 'mick, jo', 'x', 'generator noise complaint');
INSERT INTO stops VALUES (27, '2025-05-09', 'P5', '17:00', 150, 81, 15, 25, 45.1, 1139.1, 961.81, 'dry', 'Mick', 'x', NULL);
INSERT INTO stops VALUES (28, '2025-05-10', 'P1', '11:30', 180, 57, 27, 22, 44.0, 1038.69, 878.77, 'dry', 'Jo', '', NULL);
INSERT INTO stops VALUES (29, '2025-05-14', 'P6', '17:00', 180, 78, 18, 5, 30.6, 1006.86, 679.85, 'dry', 'Jo', '', 'generator noise complaint');
INSERT INTO stops VALUES (30, '2025-05-14', 'P7', '17:00', 120, 72, 11, 17, 30.1, 959.94, 531.91, 'dry', 'Jo', 'x', 'long queue');
INSERT INTO stops VALUES (31, '2025-05-20', 'P6', '16:30', 210, 48, 25, 12, 27.0, 860.69, 594.23, '', 'mick, jo', '', NULL);
INSERT INTO stops VALUES (32, '2025-05-21', 'P1', '17:00', 150, 30, 6, 18, 18.2, 476.36, 316.26, 'dry', 'Mick, Tariq', 'x', NULL);
INSERT INTO stops VALUES (33, '2025-05-24', 'P3', '16:30', 120, 42, 29, 6, 31.3, 763.38, 507.21, '', 'mick, jo', 'x', NULL);
INSERT INTO stops VALUES (34, '2025-05-27', 'P6', '11:30', 180, 88, 21, 22, 44.0, 1250.71, 925.75, 'Dry', 'mick, jo', 'x', 'fryer tripped');
INSERT INTO stops VALUES (35, '2025-05-27', 'P7', '11:30', 240, 50, 22, 7, 30.1, 801.79, 445.76, 'dry', 'Mick, Tariq', '', 'generator noise complaint');
INSERT INTO stops VALUES (36, '2025-05-31', 'P4', '12:00', 180, 89, 11, 19, 43.0, 1156.03, 890.96, 'dry', 'Jo', '', NULL);
INSERT INTO stops VALUES (37, '2025-06-10', 'P5', '17:00', 150, 70, 6, 5, 27.5, 861.54, 701.6, 'rain', 'Mick, Tariq', '', NULL);
INSERT INTO stops VALUES (38, '2025-06-12', 'P6', '12:00', 150, 85, 31, 21, 48.7, 1344.28, 840.36, 'dry', 'Mick, Tariq', '', 'long queue');
INSERT INTO stops VALUES (39, '2025-06-12', 'P7', '11:30', 150, 87, 33, 13, 40.0, 1341.98, 841.48, 'sunny', 'Mick, Jo', 'x', 'generator noise complaint');
INSERT INTO stops VALUES (40, '2025-06-13', 'P4', '17:00', 210, 60, 5, 22, 32.9, 795.19, 640.63, 'dry', 'Mick', 'x', NULL);
INSERT INTO stops VALUES (41, '2025-06-13', 'P5', '17:00', 180, 41, 17, 4, 20.3, 675.72, 388.84, '', 'Jo, Tariq', '', NULL);
INSERT INTO stops VALUES (42, '2025-06-13', 'P8', '17:00', 180, 95, 5, 22, 45.1, 1122.63, 810.01, 'dry', 'Mick, Jo', '', 'ran short of change');
INSERT INTO stops VALUES (43, '2025-06-15', 'P5', '11:30', 240, 38, 10, 21, 24.8, 669.1, 449.37, 'Dry', 'Jo, Tariq', '', NULL);
INSERT INTO stops VALUES (44, '2025-06-17', 'P3', '11:30', 240, 68, 24, 11, 39.9, 1050.85, 616.1, 'rain', 'Jo, Tariq', '', 'generator noise complaint');
INSERT INTO stops VALUES (45, '2025-06-18', 'P7', '17:00', 150, 57, 6, 16, 24.6, 797.05, 544.1, 'Dry', 'Mick, Tariq', 'x', NULL);
INSERT INTO stops VALUES (46, '2025-06-20', 'P4', '16:30', 120, 34, 6, 23, 25.1, 554.21, 401.7, 'dry', 'Jo, Tariq', 'x', 'generator noise complaint');
INSERT INTO stops VALUES (47, '2025-06-29', 'P8', '17:00', 150, 53, 13, 7, 29.6, 710.47, 457.79, 'sunny', 'mick, jo', 'x', 'generator noise complaint');
INSERT INTO stops VALUES (48, '2025-06-30', 'P8', '11:30', 150, 48, 29, 24, 34.1, 966.45, 700.18, 'dry', 'Mick, Jo', 'x', NULL);
INSERT INTO stops VALUES (49, '2025-07-01', 'P5', '16:30', 120, 39, 34, 4, 29.3, 777.42, 497.39, '', 'Mick, Jo', '', NULL);
INSERT INTO stops VALUES (50, '2025-07-01', 'P8', '12:00', 240, 87, 24, 11, 37.2, 1243.31, 938.93, 'Dry', 'mick, jo', '', NULL);
INSERT INTO stops VALUES (51, '2025-07-06', 'P2', '16:30', 210, 80, 5, 15, 32.6, 965.15, 547.62, 'dry', 'Mick, Jo', '', NULL);
INSERT INTO stops VALUES (52, '2025-07-08', 'P8', '17:00', 180, 89, 38, 4, 50.8, 1355.94, 1066.16, 'rain', 'Jo, Tariq', '', 'long queue');
INSERT INTO stops VALUES (53, '2025-07-12', 'P1', '16:30', 180, 22, 20, 18, 25.2, 605.09, 354.23, 'rain', 'mick, jo', '', 'generator noise complaint');
INSERT INTO stops VALUES (54, '2025-07-16', 'P2', '11:30', 210, 64, 9, 12, 35.6, 821.4, 657.42, '', 'Mick, Jo', '', 'generator noise complaint');
INSERT INTO stops VALUES (55, '2025-07-16', 'P6', '12:00', 150, 82, 13, 24, 47.6, 1150.7, 819.43, 'dry', 'mick, jo', 'x', 'long queue');
INSERT INTO stops VALUES (56, '2025-07-20', 'P6', '12:00', 180, 30, 38, 5, 25.1, 741.04, 624.34, 'dry', 'mick, jo', '', NULL);
INSERT INTO stops VALUES (57, '2025-07-28', 'P5', '17:00', 120, 46, 14, 10, 29.1, 690.92, 412.47, 'dry', 'Mick, Jo', 'x', 'long queue');
INSERT INTO stops VALUES (58, '2025-07-31', 'P8', '12:00', 240, 53, 35, 17, 37.5, 1052.38, 720.57, 'sunny', 'Jo', '', NULL);
INSERT INTO stops VALUES (59, '2025-08-02', 'P2', '17:00', 150, 93, 4, 4, 41.7, 1050.78, 722.88, 'Dry', 'mick, jo', '', NULL);
INSERT INTO stops VALUES (60, '2025-08-05', 'P3', '17:00', 180, 90, 35, 9, 49.5, 1346.05, 923.03, 'rain', 'mick, jo', '', 'generator noise complaint');
INSERT INTO stops VALUES (61, '2025-08-06', 'P3', '16:30', 210, 52, 34, 7, 36.3, 905.55, 590.66, '', 'Jo, Tariq', '', 'generator noise complaint');
INSERT INTO stops VALUES (62, '2025-08-10', 'P2', '12:00', 150, 21, 18, 15, 20.9, 529.04, 339.54, 'sunny', 'Mick, Tariq', '', NULL);
INSERT INTO stops VALUES (63, '2025-08-28', 'P1', '12:00', 150, 33, 13, 11, 21.5, 542.53, 378.99, 'dry', 'Mick, Jo', 'x', NULL);
INSERT INTO stops VALUES (64, '2025-08-30', 'P6', '11:30', 150, 61, 36, 23, 39.0, 1130.56, 690.47, 'dry', 'Mick, Tariq', '', 'long queue');
INSERT INTO stops VALUES (65, '2025-09-02', 'P3', '17:00', 150, 21, 4, 10, 12.2, 327.15, 195.88, '', 'Mick, Jo', '', 'fryer tripped');
INSERT INTO stops VALUES (66, '2025-09-06', 'P6', '11:30', 120, 45, 26, 12, 26.6, 854.99, 656.75, 'windy', 'Jo, Tariq', '', NULL);
INSERT INTO stops VALUES (67, '2025-09-07', 'P7', '12:00', 210, 20, 4, 24, 20.0, 403.82, 331.78, 'sunny', 'mick, jo', 'x', NULL);
INSERT INTO stops VALUES (68, '2025-09-14', 'P4', '16:30', 180, 51, 38, 5, 31.3, 961.86, 707.96, '', 'Jo, Tariq', '', 'generator noise complaint');
INSERT INTO stops VALUES (69, '2025-09-22', 'P1', '11:30', 240, 59, 23, 8, 31.1, 867.84, 728.2, 'windy', 'Mick', '', NULL);
INSERT INTO stops VALUES (70, '2025-09-22', 'P8', '16:30', 120, 95, 20, 12, 45.7, 1259.07, 820.72, 'windy', 'Mick, Jo', '', NULL);
INSERT INTO stops VALUES (71, '2025-09-27', 'P4', '12:00', 150, 33, 25, 18, 29.7, 712.58, 584.67, '', 'Jo, Tariq', '', NULL);
INSERT INTO stops VALUES (72, '2025-09-28', 'P6', '17:00', 150, 61, 7, 2, 22.3, 767.54, 530.64, 'Dry', 'Mick, Tariq', '', 'ran short of change');
