CREATE TABLE clients (
  client_id INTEGER PRIMARY KEY,
  company TEXT,
  city TEXT,
  country TEXT,
  contact TEXT
);
INSERT INTO clients VALUES (1, 'Locked Lantern', 'Leipzig', 'Germany', 'Frau Haas');
INSERT INTO clients VALUES (2, 'Exit Nine', 'Rotterdam', 'Netherlands', 'Joost');
INSERT INTO clients VALUES (3, 'Riddle Cellar', 'Gdansk', 'Poland', 'Ewa');
INSERT INTO clients VALUES (4, 'Puzzle Works', 'Bristol', 'UK', 'Owen');
INSERT INTO clients VALUES (5, 'Das Verlies', 'Graz', 'Austria', NULL);
INSERT INTO clients VALUES (6, 'Cube 64', 'Leipzig', 'Germany', 'Timo');
INSERT INTO clients VALUES (7, 'Brainkeep', 'Leeds', 'UK', 'Shona');
INSERT INTO clients VALUES (8, 'Clé Perdue', 'Lyon', 'France', 'Amélie');
INSERT INTO clients VALUES (9, 'Mystery Mill', 'Utrecht', 'Netherlands', NULL);
INSERT INTO clients VALUES (10, 'Keyhole Club', 'Bristol', 'UK', 'Priya');
INSERT INTO clients VALUES (11, 'Sesam', 'Basel', 'Switzerland', 'Urs');

CREATE TABLE rooms (
  room_id INTEGER PRIMARY KEY,
  title TEXT,
  theme TEXT,
  client_id INTEGER REFERENCES clients(client_id),
  difficulty INTEGER,
  players_min INTEGER,
  players_max INTEGER,
  play_min INTEGER,
  floor_m2 INTEGER,
  signed_on TEXT,
  planned_opening TEXT,
  opened_on TEXT,
  quoted_eur INTEGER,
  final_eur INTEGER,
  needs_actor TEXT
);
INSERT INTO rooms VALUES (1, 'The Alchemist''s Attic', 'magic', 3, 1, 2, 8, 60, 43, '2023-11-18', '2024-05-10', '2024-05-05', 22400, 25000, 'No');
INSERT INTO rooms VALUES (2, 'Submarine K-19', 'ship', 10, 5, 2, 6, 60, 35, '2023-05-18', '2023-09-22', '2023-09-10', 21000, 21000, 'No');
INSERT INTO rooms VALUES (3, 'Bank Job 1974', 'heist', 5, 2, 2, 6, 90, 30, '2024-02-29', '2024-08-19', '2024-08-07', 19700, 19700, 'No');
INSERT INTO rooms VALUES (4, 'Tomb of Osiris', 'Egypt', 4, 5, 2, 5, 90, 75, '2025-11-07', '2026-05-13', '2026-06-17', 53700, 60100, 'No');
INSERT INTO rooms VALUES (5, 'Dr Moreau Lab', 'science', 7, 4, 2, 8, 90, 74, '2023-03-08', '2023-07-26', '2023-08-30', 40900, 40900, 'No');
INSERT INTO rooms VALUES (6, 'Orient Sleeper', 'train', 3, 1, 2, 6, 60, 73, '2025-08-25', '2026-02-19', '2026-04-21', 46700, 45200, 'No');
INSERT INTO rooms VALUES (7, 'Mad Toymaker', 'horror', 7, 2, 2, 6, 90, 21, '2026-03-16', '2026-07-26', '2026-07-21', 12300, 15200, 'Yes');
INSERT INTO rooms VALUES (8, 'Lost in Tibet', 'adventure', 1, 4, 2, 6, 90, 70, '2025-09-05', '2026-02-16', '2026-02-04', 39200, 39200, 'Yes');
INSERT INTO rooms VALUES (9, 'Moonbase Delta', 'space', 4, 5, 2, 6, 90, 23, '2023-02-14', '2023-06-23', '2023-07-13', 14000, 14700, 'No');
INSERT INTO rooms VALUES (10, 'Pirate Larder', 'ship', 7, 2, 2, 8, 60, 27, '2024-06-12', '2024-12-27', '2025-02-26', 17500, 16900, 'No');
INSERT INTO rooms VALUES (11, 'The Forger', 'heist', 6, 1, 2, 6, 60, 21, '2023-06-16', '2024-01-06', '2024-01-01', 14000, 15600, 'No');
INSERT INTO rooms VALUES (12, 'Asylum Ward 5', 'horror', 5, 5, 2, 8, 75, 27, '2026-06-21', '2026-12-28', NULL, 14500, NULL, 'No');
INSERT INTO rooms VALUES (13, 'Clockmaker', 'magic', 6, 5, 2, 8, 90, 27, '2026-05-27', '2026-11-25', '2026-11-13', 15000, 16800, 'No');
INSERT INTO rooms VALUES (14, 'Viking Crypt', 'adventure', 4, 1, 2, 8, 90, 46, '2024-03-15', '2024-07-29', '2024-07-24', 28400, 27500, 'Yes');
INSERT INTO rooms VALUES (15, 'Reactor Four', 'science', 1, 3, 2, 5, 75, 39, '2024-11-12', '2025-04-05', '2025-04-05', 24700, 30600, 'No');
INSERT INTO rooms VALUES (16, 'Witch Kitchen', 'magic', 4, 5, 2, 8, 60, 56, '2024-08-17', '2025-02-26', '2025-04-28', 40300, 45100, 'Yes');
INSERT INTO rooms VALUES (17, 'Lighthouse Keeper', 'SHIP', 1, 1, 2, 6, 60, 40, '2024-10-04', '2025-04-26', '2025-06-26', 27300, 28600, 'Yes');
INSERT INTO rooms VALUES (18, 'Cold War Bunker', 'spy', 1, 1, 2, 6, 60, 19, '2025-11-14', '2026-05-19', '2026-05-07', 12100, 13500, 'No');
INSERT INTO rooms VALUES (19, 'Crown Jewels', 'heist', 4, 3, 2, 4, 60, 42, '2024-09-09', '2025-01-27', '2025-02-16', 32200, 31200, 'No');
INSERT INTO rooms VALUES (20, 'Carnival After Dark', 'horror', 6, 1, 2, 8, 60, 68, '2023-04-02', '2023-08-20', '2023-08-08', 39100, 39100, 'No');
INSERT INTO rooms VALUES (21, 'Agent Zero', 'spy', 6, 4, 2, 4, 60, 19, '2023-06-23', '2023-12-10', NULL, 10700, NULL, 'No');

CREATE TABLE puzzles (
  puzzle_id INTEGER PRIMARY KEY,
  room_id INTEGER REFERENCES rooms(room_id),
  puzzle TEXT,
  kind TEXT,
  builder TEXT,
  planned_hours INTEGER,
  spent_hours REAL,
  parts_eur REAL,
  started_on TEXT,
  tested_on TEXT,
  passed TEXT,
  failures INTEGER,
  components TEXT,
  remarks TEXT
);
INSERT INTO puzzles VALUES (1, 1, 'Light sequence', 'Electronic', NULL, 30, 30.0, 383.71, '2023-12-29', '2024-02-05', 'yes', 0, 'maglock, LED strip, relay', NULL);
INSERT INTO puzzles VALUES (2, 1, 'Crystal pedestals', 'electronic', 'Hugo', 8, 6.0, 185.17, '2023-12-23', '2024-01-04', 'yes', 1, 'relay', NULL);
INSERT INTO puzzles VALUES (3, 1, 'Radio tuner', 'mechanical', 'Hugo', 16, 21.0, 150.06, '2023-12-26', '2024-01-27', 'yes', 1, NULL, NULL);
INSERT INTO puzzles VALUES (4, 1, 'Bone organ', 'mechanical', 'Silke', 10, 9.0, 46.64, '2023-12-31', '2024-01-16', 'yes', 0, 'relay, RFID', 'spare parts in box 4');
INSERT INTO puzzles VALUES (5, 1, 'Talking portrait', 'electronic', 'Lena', 30, 25.0, 349.64, '2023-12-17', '2024-01-29', 'yes', 1, 'servo, maglock', NULL);
INSERT INTO puzzles VALUES (6, 2, 'Bone organ', 'mechanical', 'Silke', 40, 31.0, 591.88, '2023-06-07', '2023-07-09', 'yes', 0, 'servo', NULL);
INSERT INTO puzzles VALUES (7, 2, 'Knock box', 'Electronic', 'Silke', 16, 23.0, 242.74, '2023-07-15', '2023-08-11', 'yes', 0, 'maglock, plywood, LED strip', 'too loud');
INSERT INTO puzzles VALUES (8, 2, 'Mirror beam', 'electronic', 'Silke', 10, 12.0, 173.17, '2023-06-12', '2023-07-27', 'yes', 1, 'RFID', NULL);
INSERT INTO puzzles VALUES (9, 2, 'Gear wall', 'electronic', 'Hugo', 12, 14.0, 202.62, '2023-06-22', '2023-08-10', 'no', 1, 'Arduino', 'solution too obvious');
INSERT INTO puzzles VALUES (10, 2, 'Water pump', 'electronic', 'Bartek', 24, 22.0, 407.68, '2023-07-03', '2023-08-16', 'yes', 0, 'plywood', 'kids break it');
INSERT INTO puzzles VALUES (11, 2, 'Hidden drawer', 'electronic', 'Lena', 30, 35.0, 532.07, '2023-06-05', '2023-07-30', 'yes', 1, 'Arduino, plywood', NULL);
INSERT INTO puzzles VALUES (12, 3, 'Skull candles', 'mechanical', 'Lena', 10, 14.0, 116.82, '2024-03-19', '2024-05-17', 'yes', 0, 'LED strip', NULL);
INSERT INTO puzzles VALUES (13, 3, 'Radio tuner', 'Electronic', 'Bartek', 30, 28.0, 529.78, '2024-03-23', '2024-05-17', 'yes', 2, 'Arduino', 'too loud');
INSERT INTO puzzles VALUES (14, 3, 'Pressure plates', 'magnetic', 'Silke', 40, 34.0, 427.45, '2024-03-18', '2024-04-09', 'yes', 1, 'Arduino, plywood, servo', 'resets by hand');
INSERT INTO puzzles VALUES (15, 3, 'Bookshelf door', 'mechanical', 'Bartek', 24, 33.0, 138.47, '2024-04-13', '2024-06-12', 'yes', 2, NULL, NULL);
INSERT INTO puzzles VALUES (16, 3, 'Periodic table', 'mechanical', 'Silke', 10, 16.0, 121.58, '2024-04-07', '2024-05-08', 'yes', 1, 'servo, plywood', NULL);
INSERT INTO puzzles VALUES (17, 4, 'Morse lamp', 'electronic', 'Hugo', 40, 39.0, 687.35, '2025-12-23', '2026-02-19', 'yes', 1, NULL, NULL);
INSERT INTO puzzles VALUES (18, 4, 'Laser fence', 'mechanical', 'Silke', 40, 58.0, 552.55, '2025-12-04', '2026-01-09', 'yes', 2, 'relay', 'resets by hand');
INSERT INTO puzzles VALUES (19, 4, 'Mirror beam', 'mechanical', 'Silke', 16, 21.0, 230.75, '2025-12-28', '2026-01-24', 'yes', 0, 'maglock, servo, RFID', NULL);
INSERT INTO puzzles VALUES (20, 4, 'Talking portrait', 'electronic', 'Lena', 8, 13.0, 151.99, '2026-01-04', '2026-02-24', 'yes', 0, NULL, NULL);
INSERT INTO puzzles VALUES (21, 4, 'Potion mixer', 'mechanical', 'Lena', 30, 44.0, 283.51, '2025-12-11', '2026-01-10', 'yes', 0, 'LED strip', NULL);
INSERT INTO puzzles VALUES (22, 5, 'Gear wall', 'electronic', 'Hugo', 40, 62.0, 332.28, '2023-03-31', '2023-05-15', 'yes', 1, 'Arduino, LED strip', NULL);
INSERT INTO puzzles VALUES (23, 5, 'Knock box', 'mechanical', 'Silke', 20, 27.0, 203.7, '2023-03-29', '2023-04-23', 'yes', 1, 'RFID', NULL);
INSERT INTO puzzles VALUES (24, 5, 'Pressure plates', 'mechanical', 'Lena', 10, 8.0, 94.3, '2023-04-09', '2023-05-16', 'no', 1, 'servo, RFID, relay', NULL);
INSERT INTO puzzles VALUES (25, 5, 'Steam valves', 'mechanical', 'Silke', 24, 27.0, 152.16, '2023-04-10', '2023-05-14', 'yes', 0, 'Arduino', 'too loud');
INSERT INTO puzzles VALUES (26, 5, 'Morse lamp', 'mechanical', 'Hugo', 20, 27.0, 262.99, '2023-04-15', '2023-05-02', 'yes', 1, 'Arduino, brass', NULL);
INSERT INTO puzzles VALUES (27, 5, 'Laser fence', 'electronic', 'Hugo', 30, 29.0, 217.29, '2023-04-25', '2023-05-24', 'no', 2, 'brass, RFID, plywood', 'resets by hand');
INSERT INTO puzzles VALUES (28, 6, 'Knock box', 'paper', 'Lena', 24, 38.0, 367.05, '2025-10-18', NULL, NULL, NULL, 'Arduino, plywood, relay', 'too loud');
INSERT INTO puzzles VALUES (29, 6, 'Map table', 'mechanical', 'Lena', 16, 20.0, 99.86, '2025-10-20', '2025-12-19', 'yes', 0, 'RFID, Arduino, maglock', 'kids break it');
INSERT INTO puzzles VALUES (30, 6, 'Crystal pedestals', 'mechanical', 'Silke', 20, 20.0, 185.84, '2025-09-28', '2025-11-24', 'yes', 0, 'LED strip', NULL);
INSERT INTO puzzles VALUES (31, 6, 'Pressure plates', 'mechanical', 'Lena', 10, 13.0, 90.44, '2025-09-18', '2025-10-29', 'yes', 0, 'plywood', 'solution too obvious');
INSERT INTO puzzles VALUES (32, 6, 'Mirror beam', 'electronic', 'Silke', 12, 12.0, 165.18, '2025-09-16', '2025-10-03', 'yes', 1, 'LED strip, plywood', NULL);
INSERT INTO puzzles VALUES (33, 6, 'Coin slot', 'audio', 'Bartek', 8, 11.0, 107.1, '2025-09-30', '2025-11-21', 'yes', 1, 'plywood', NULL);
INSERT INTO puzzles VALUES (34, 6, 'Laser fence', 'mechanical', 'Silke', 24, 23.0, 346.85, '2025-10-23', '2025-12-16', 'yes', 0, 'LED strip, plywood, servo', NULL);
INSERT INTO puzzles VALUES (35, 7, 'Pressure plates', 'audio', 'Bartek', 40, 52.0, 433.42, '2026-04-21', '2026-06-14', 'yes', 1, 'LED strip', 'resets by hand');
INSERT INTO puzzles VALUES (36, 7, 'Sliding panel', 'mechanical', 'Bartek', 20, 31.0, 239.72, '2026-04-10', NULL, NULL, NULL, 'plywood', 'solution too obvious');
INSERT INTO puzzles VALUES (37, 7, 'Chess board', 'Electronic', 'Hugo', 16, 15.0, 251.76, '2026-05-11', '2026-06-14', 'yes', 2, 'maglock, RFID, brass', NULL);
INSERT INTO puzzles VALUES (38, 7, 'Rune wheel', 'mechanical', 'Lena', 16, 25.0, 169.28, '2026-03-31', '2026-05-13', 'no', 0, 'LED strip, plywood', 'too loud');
INSERT INTO puzzles VALUES (39, 7, 'Safe dial', 'electronic', NULL, 20, 21.0, 309.97, '2026-04-12', '2026-05-30', 'no', 1, 'relay, Arduino', 'solution too obvious');
INSERT INTO puzzles VALUES (40, 7, 'Talking portrait', 'magnetic', 'Hugo', 10, 13.0, 100.74, '2026-05-04', NULL, NULL, NULL, 'Arduino, servo', 'resets by hand');
INSERT INTO puzzles VALUES (41, 8, 'Sliding panel', 'electronic', 'Silke', 24, 32.0, 219.66, '2025-10-16', '2025-12-05', 'yes', 1, 'RFID, LED strip', NULL);
INSERT INTO puzzles VALUES (42, 8, 'Cable patch bay', 'mechanical', 'Silke', 8, 10.0, 85.64, '2025-10-06', '2025-12-05', 'no', 0, 'brass, relay', NULL);
INSERT INTO puzzles VALUES (43, 8, 'Map table', 'mechanical', 'Bartek', 24, 40.0, 259.8, '2025-10-15', '2025-10-29', 'yes', 0, 'LED strip, RFID', NULL);
INSERT INTO puzzles VALUES (44, 8, 'Piano code', 'mechanical', 'Silke', 10, 10.0, 88.52, '2025-10-12', '2025-10-26', 'yes', 0, 'Arduino, maglock', 'spare parts in box 4');
INSERT INTO puzzles VALUES (45, 8, 'Morse lamp', 'mechanical', 'Bartek', 40, 29.0, 260.85, '2025-09-26', '2025-11-16', 'yes', 3, NULL, NULL);
INSERT INTO puzzles VALUES (46, 8, 'Crystal pedestals', 'mechanical', 'Silke', 40, 48.0, 633.84, '2025-10-23', '2025-12-08', 'no', 2, 'brass', 'spare parts in box 4');
INSERT INTO puzzles VALUES (47, 8, 'Steam valves', 'audio', 'Lena', 24, 32.0, 327.89, '2025-09-21', '2025-10-11', 'yes', 0, NULL, NULL);
INSERT INTO puzzles VALUES (48, 9, 'Knock box', 'mechanical', 'Lena', 8, 9.0, 88.61, '2023-03-14', '2023-03-25', 'no', 1, 'Arduino, RFID, servo', NULL);
INSERT INTO puzzles VALUES (49, 9, 'Crystal pedestals', 'paper', 'Lena', 10, 9.0, 134.27, '2023-03-03', '2023-04-15', 'no', 0, NULL, NULL);
INSERT INTO puzzles VALUES (50, 9, 'Map table', 'audio', 'Hugo', 40, 52.0, 201.97, '2023-03-06', '2023-04-11', 'yes', 1, 'RFID', 'kids break it');
INSERT INTO puzzles VALUES (51, 9, 'Morse lamp', 'electronic', 'Hugo', 40, 68.0, 692.59, '2023-04-14', '2023-05-29', 'no', 3, 'RFID, Arduino, relay', NULL);
INSERT INTO puzzles VALUES (52, 9, 'Talking portrait', 'electronic', 'Hugo', 20, 18.0, 294.91, '2023-04-13', '2023-05-24', 'yes', 0, 'maglock', 'spare parts in box 4');
INSERT INTO puzzles VALUES (53, 9, 'Hidden drawer', 'electronic', 'Lena', 30, 41.0, 240.51, '2023-03-29', '2023-05-01', 'no', 0, 'RFID', 'spare parts in box 4');
INSERT INTO puzzles VALUES (54, 9, 'Piano code', 'mechanical', 'Bartek', 12, 20.0, 139.22, '2023-03-31', '2023-04-14', 'yes', 2, NULL, 'kids break it');
INSERT INTO puzzles VALUES (55, 9, 'Weighing scale', 'electronic', 'Lena', 24, 32.0, 201.73, '2023-03-02', '2023-04-05', 'yes', 0, NULL, NULL);
INSERT INTO puzzles VALUES (56, 10, 'Bone organ', 'magnetic', 'Lena', 16, 27.0, 234.85, '2024-07-20', '2024-08-11', 'yes', 0, NULL, 'kids break it');
INSERT INTO puzzles VALUES (57, 10, 'Pressure plates', 'mechanical', 'Bartek', 16, 14.0, 112.29, '2024-08-02', '2024-08-22', 'yes', 0, NULL, 'too loud');
INSERT INTO puzzles VALUES (58, 10, 'Piano code', 'electronic', NULL, 30, 37.0, 356.23, '2024-07-14', '2024-08-13', 'yes', 2, 'RFID', NULL);
INSERT INTO puzzles VALUES (59, 10, 'Talking portrait', 'mechanical', 'Hugo', 40, 65.0, 541.32, '2024-07-08', NULL, NULL, NULL, NULL, 'resets by hand');
INSERT INTO puzzles VALUES (60, 11, 'Magnet maze', 'audio', 'Bartek', 30, 26.0, 191.23, '2023-07-27', '2023-08-21', 'yes', 0, 'servo', NULL);
INSERT INTO puzzles VALUES (61, 11, 'Weighing scale', 'electronic', 'Hugo', 40, 63.0, 531.02, '2023-08-01', '2023-09-09', 'yes', 0, 'maglock', 'too loud');
INSERT INTO puzzles VALUES (62, 11, 'Bookshelf door', 'magnetic', NULL, 16, 23.0, 168.13, '2023-07-22', '2023-09-14', 'yes', 1, 'brass', 'spare parts in box 4');
INSERT INTO puzzles VALUES (63, 11, 'Mirror beam', 'electronic', 'Bartek', 30, 31.0, 191.52, '2023-07-28', '2023-09-17', 'yes', 1, 'maglock, servo', 'solution too obvious');
INSERT INTO puzzles VALUES (64, 11, 'Radio tuner', 'Electronic', 'Lena', 24, 22.0, 208.75, '2023-07-11', '2023-08-15', 'yes', 0, 'LED strip', NULL);
INSERT INTO puzzles VALUES (65, 11, 'Skull candles', 'electronic', 'Lena', 10, 17.0, 132.35, '2023-08-14', '2023-09-21', 'yes', 0, 'relay', NULL);
INSERT INTO puzzles VALUES (66, 12, 'Map table', 'paper', 'Hugo', 12, 10.0, 89.36, '2026-08-04', '2026-08-27', 'no', 0, NULL, 'spare parts in box 4');
INSERT INTO puzzles VALUES (67, 12, 'Potion mixer', 'mechanical', 'Bartek', 8, 8.0, 52.89, '2026-08-03', '2026-08-27', 'yes', 0, 'Arduino', NULL);
INSERT INTO puzzles VALUES (68, 12, 'Weighing scale', 'electronic', 'Silke', 8, 11.0, 126.94, '2026-08-09', '2026-09-29', 'yes', 3, 'RFID, maglock, Arduino', NULL);
INSERT INTO puzzles VALUES (69, 12, 'Radio tuner', 'electronic', 'Bartek', 12, 12.0, 212.54, '2026-08-12', '2026-09-19', 'yes', 1, 'Arduino, servo', NULL);
INSERT INTO puzzles VALUES (70, 12, 'Periodic table', 'mechanical', 'Lena', 20, 19.0, 242.07, '2026-07-28', '2026-09-01', 'yes', 1, 'maglock, LED strip, servo', 'kids break it');
INSERT INTO puzzles VALUES (71, 12, 'Sliding panel', 'electronic', 'Bartek', 12, 12.0, 183.98, '2026-07-24', '2026-08-04', 'yes', 0, 'brass, plywood', 'solution too obvious');
INSERT INTO puzzles VALUES (72, 12, 'Skull candles', 'audio', 'Lena', 8, 10.0, 59.88, '2026-07-11', '2026-08-07', 'no', 0, 'LED strip, maglock', NULL);
INSERT INTO puzzles VALUES (73, 13, 'Cable patch bay', 'electronic', 'Lena', 24, 22.0, 191.99, '2026-06-11', '2026-08-01', 'yes', 1, NULL, NULL);
INSERT INTO puzzles VALUES (74, 13, 'Coin slot', 'magnetic', 'Lena', 30, 44.0, 477.04, '2026-06-28', '2026-07-08', 'yes', 0, 'relay', 'too loud');
INSERT INTO puzzles VALUES (75, 13, 'Radio tuner', 'magnetic', 'Hugo', 12, 13.0, 76.79, '2026-06-24', '2026-08-01', 'yes', 3, 'LED strip, servo', 'kids break it');
INSERT INTO puzzles VALUES (76, 13, 'Hidden drawer', 'electronic', 'Bartek', 10, 8.0, 193.09, '2026-07-01', '2026-08-29', 'yes', 0, NULL, NULL);
INSERT INTO puzzles VALUES (77, 14, 'Mirror beam', 'electronic', 'Bartek', 8, 13.0, 94.03, '2024-04-04', '2024-05-31', 'yes', 1, NULL, NULL);
INSERT INTO puzzles VALUES (78, 14, 'Gear wall', 'Electronic', 'Lena', 30, 40.0, 205.47, '2024-05-02', '2024-06-24', 'yes', 2, NULL, 'too loud');
INSERT INTO puzzles VALUES (79, 14, 'Magnet maze', 'Electronic', 'Bartek', 20, 27.0, 153.35, '2024-04-12', '2024-06-07', 'yes', 0, 'plywood, brass, Arduino', NULL);
INSERT INTO puzzles VALUES (80, 14, 'Skull candles', 'electronic', 'Silke', 8, 7.0, 159.69, '2024-05-12', '2024-06-14', 'yes', 0, 'relay, brass', 'resets by hand');
INSERT INTO puzzles VALUES (81, 14, 'Periodic table', 'audio', 'Bartek', 12, 18.0, 134.92, '2024-05-13', '2024-07-08', 'yes', 0, 'servo', NULL);
INSERT INTO puzzles VALUES (82, 14, 'Coin slot', 'electronic', 'Bartek', 8, 11.0, 155.14, '2024-04-25', '2024-06-02', 'yes', 0, 'relay, plywood', NULL);
INSERT INTO puzzles VALUES (83, 14, 'Crystal pedestals', 'electronic', 'Bartek', 12, 13.0, 172.39, '2024-04-14', '2024-04-29', 'yes', 0, NULL, NULL);
INSERT INTO puzzles VALUES (84, 14, 'Steam valves', 'electronic', 'Bartek', 12, 16.0, 195.61, '2024-05-03', '2024-05-22', 'yes', 0, 'LED strip, maglock', NULL);
INSERT INTO puzzles VALUES (85, 15, 'Rune wheel', 'paper', 'Hugo', 30, 37.0, 291.41, '2025-01-02', '2025-02-09', 'yes', 0, 'maglock, LED strip', 'too loud');
INSERT INTO puzzles VALUES (86, 15, 'Coin slot', 'mechanical', 'Bartek', 24, 28.0, 101.12, '2024-11-27', '2025-01-02', 'yes', 1, 'RFID', NULL);
INSERT INTO puzzles VALUES (87, 15, 'Sliding panel', 'audio', 'Hugo', 8, 9.0, 56.72, '2025-01-10', '2025-01-28', 'no', 1, 'LED strip, servo, plywood', NULL);
INSERT INTO puzzles VALUES (88, 15, 'Bone organ', 'electronic', 'Hugo', 16, 15.0, 224.78, '2024-12-23', '2025-02-11', 'yes', 0, 'plywood, RFID, relay', NULL);
INSERT INTO puzzles VALUES (89, 16, 'Map table', 'mechanical', 'Bartek', 30, 32.0, 168.33, '2024-09-16', '2024-10-23', 'yes', 1, 'brass, LED strip', 'too loud');
INSERT INTO puzzles VALUES (90, 16, 'Crystal pedestals', 'mechanical', 'Lena', 24, 36.0, 187.53, '2024-10-13', '2024-11-07', 'no', 5, 'Arduino, RFID', NULL);
INSERT INTO puzzles VALUES (91, 16, 'Mirror beam', 'magnetic', 'Hugo', 20, 18.0, 231.25, '2024-09-01', '2024-10-18', 'yes', 0, 'Arduino', 'solution too obvious');
INSERT INTO puzzles VALUES (92, 16, 'Water pump', 'electronic', 'Hugo', 20, 33.0, 239.75, '2024-09-14', '2024-10-20', 'yes', 1, 'RFID, plywood, brass', NULL);
INSERT INTO puzzles VALUES (93, 17, 'Chess board', 'mechanical', 'Hugo', 12, 11.0, 61.46, '2024-11-01', '2024-11-12', 'yes', 1, 'maglock', NULL);
INSERT INTO puzzles VALUES (94, 17, 'Safe dial', 'mechanical', 'Hugo', 8, 6.0, 126.75, '2024-10-29', '2024-12-13', 'yes', 0, 'maglock, servo', 'resets by hand');
INSERT INTO puzzles VALUES (95, 17, 'Bookshelf door', 'mechanical', 'Bartek', 12, 14.0, 184.26, '2024-11-30', '2024-12-25', 'yes', 0, NULL, 'kids break it');
INSERT INTO puzzles VALUES (96, 17, 'Talking portrait', 'magnetic', 'Lena', 20, 22.0, 153.79, '2024-10-25', '2024-12-20', 'yes', 0, NULL, NULL);
INSERT INTO puzzles VALUES (97, 17, 'Map table', 'paper', 'Bartek', 8, 7.0, 91.74, '2024-12-01', '2025-01-17', 'yes', 0, 'RFID', NULL);
INSERT INTO puzzles VALUES (98, 17, 'Bone organ', 'magnetic', 'Hugo', 10, 8.0, 71.5, '2024-10-27', '2024-12-07', 'yes', 2, NULL, NULL);
INSERT INTO puzzles VALUES (99, 18, 'Bookshelf door', 'mechanical', NULL, 24, 19.0, 166.76, '2025-12-04', '2026-01-15', 'yes', 1, 'relay', NULL);
INSERT INTO puzzles VALUES (100, 18, 'Pressure plates', 'mechanical', 'Silke', 30, 50.0, 313.52, '2025-12-11', '2026-01-21', 'yes', 0, 'Arduino, relay', 'resets by hand');
INSERT INTO puzzles VALUES (101, 18, 'Gear wall', 'mechanical', 'Lena', 8, 12.0, 77.5, '2026-01-11', '2026-02-24', 'yes', 2, 'LED strip, brass, maglock', 'spare parts in box 4');
INSERT INTO puzzles VALUES (102, 18, 'Safe dial', 'mechanical', 'Lena', 24, 32.0, 370.11, '2025-12-18', '2026-02-03', 'yes', 2, 'LED strip, maglock', NULL);
INSERT INTO puzzles VALUES (103, 19, 'Light sequence', 'audio', 'Hugo', 24, 34.0, 331.22, '2024-11-08', '2024-12-29', 'yes', 1, 'RFID, maglock', 'spare parts in box 4');
INSERT INTO puzzles VALUES (104, 19, 'Rotary phone', 'Electronic', 'Lena', 12, 14.0, 152.32, '2024-10-26', '2024-11-25', 'yes', 0, 'Arduino, LED strip', NULL);
INSERT INTO puzzles VALUES (105, 19, 'Skull candles', 'electronic', 'Lena', 10, 11.0, 179.17, '2024-11-04', '2024-11-16', 'yes', 5, 'relay, Arduino, servo', 'solution too obvious');
INSERT INTO puzzles VALUES (106, 19, 'Steam valves', 'magnetic', 'Lena', 20, 27.0, 107.8, '2024-10-31', '2024-12-28', 'no', 0, NULL, NULL);
INSERT INTO puzzles VALUES (107, 19, 'Laser fence', 'magnetic', NULL, 24, 21.0, 137.45, '2024-11-02', '2024-12-25', 'yes', 2, NULL, 'spare parts in box 4');
INSERT INTO puzzles VALUES (108, 19, 'Safe dial', 'paper', 'Lena', 40, 64.0, 341.98, '2024-09-29', '2024-11-12', 'yes', 0, 'Arduino', NULL);
INSERT INTO puzzles VALUES (109, 19, 'Cable patch bay', 'paper', 'Bartek', 30, 30.0, 403.96, '2024-10-11', '2024-12-01', 'yes', 0, 'RFID, maglock', NULL);
INSERT INTO puzzles VALUES (110, 20, 'Cable patch bay', 'Electronic', 'Silke', 8, 10.0, 176.89, '2023-04-23', NULL, NULL, NULL, 'servo, relay, plywood', NULL);
INSERT INTO puzzles VALUES (111, 20, 'Radio tuner', 'electronic', 'Hugo', 10, 16.0, 129.91, '2023-05-15', '2023-07-10', 'yes', 3, 'maglock, brass, Arduino', 'too loud');
INSERT INTO puzzles VALUES (112, 20, 'Crystal pedestals', 'Electronic', 'Hugo', 10, 7.0, 164.99, '2023-05-17', '2023-07-09', 'no', 0, 'RFID, plywood', NULL);
INSERT INTO puzzles VALUES (113, 20, 'Rune wheel', 'mechanical', 'Hugo', 8, 9.0, 52.46, '2023-05-30', '2023-06-28', 'no', 0, NULL, 'kids break it');
INSERT INTO puzzles VALUES (114, 20, 'Pressure plates', 'electronic', 'Lena', 12, 19.0, 111.11, '2023-04-22', '2023-05-07', 'yes', 0, NULL, NULL);

