CREATE TABLE room (
  room_no INTEGER PRIMARY KEY,
  title TEXT,
  theme TEXT,
  time_limit_mins INTEGER,
  max_players INTEGER,
  difficulty TEXT,
  price_pp REAL,
  opened TEXT,
  gadgets TEXT
);
INSERT INTO room VALUES (1, 'The Alchemist''s Cellar', 'fantasy', 60, 6, 'hard', 24.0, '2019-05-08', 'fog machine, UV torch');
INSERT INTO room VALUES (2, 'Cell Block 9', 'prison', 60, 5, 'medium', 22.0, '2020-09-12', 'handcuffs, intercom');
INSERT INTO room VALUES (3, 'Grandad''s Attic', 'family', 50, 6, 'easy', 18.0, '2021-04-03', 'projector, music box');
INSERT INTO room VALUES (4, 'Submarine U-47', 'war', 75, 8, 'Hard', 27.0, '2022-10-21', 'fog machine, intercom, lights');
INSERT INTO room VALUES (5, 'The Vanishing Magician', 'mystery', 60, 4, 'medium', 22.0, '2024-02-02', 'UV torch, projector');
INSERT INTO room VALUES (6, 'Pharaoh', 'adventure', 60, 6, 'easy', 20.0, '2025-08-01', NULL);

CREATE TABLE game (
  game_no INTEGER PRIMARY KEY,
  room_no INTEGER REFERENCES room(room_no),
  played_on TEXT,
  slot TEXT,
  team TEXT,
  players INTEGER,
  kids INTEGER,
  occasion TEXT,
  game_master TEXT,
  escaped INTEGER,
  mins_taken INTEGER,
  hints INTEGER,
  fee_eur REAL,
  fee_settled TEXT,
  booked_via TEXT,
  photo_ok TEXT
);
INSERT INTO game VALUES (1, 1, '2024-10-01', '14:30', 'Cake Club', 5, 2, 'stag', 'Oscar', 1, 51, 9, 120.0, 'yes', 'voucher', NULL);
INSERT INTO game VALUES (2, 4, '2024-10-04', '16:00', 'Doctor Who', 3, 0, 'friends', 'Marcus', 1, 53, 8, 72.9, 'yes', 'online', NULL);
INSERT INTO game VALUES (3, 2, '2024-10-08', '13:00', 'Doctor Who', 3, 0, 'stag', 'Oscar', 1, 42, 2, 66.0, 'yes', 'online', 'x');
INSERT INTO game VALUES (4, 5, '2024-10-12', '21:00', 'Brains Trust', 4, 0, 'hen', 'Oscar', 0, NULL, 9, 88.0, 'no', 'walk-in', 'x');
INSERT INTO game VALUES (5, 5, '2024-10-19', '18:00', 'Trapdoor', 2, 0, 'hen', 'Ellie', 1, 45, 7, 35.2, 'no', 'voucher', NULL);
INSERT INTO game VALUES (6, 3, '2024-10-20', '14:30', 'The Escapists', 6, 2, 'Corporate', 'Marcus', 1, 34, 6, 108.0, 'yes', 'voucher', NULL);
INSERT INTO game VALUES (7, 1, '2024-10-26', '16:00', 'The Ravens', 5, 1, 'stag', 'Jaz', 0, NULL, 8, 108.0, 'yes', 'phone', NULL);
INSERT INTO game VALUES (8, 3, '2024-10-31', '14:30', 'Brains Trust', 6, 0, 'corporate', 'Marcus', 0, NULL, 4, 108.0, 'yes', 'online', NULL);
INSERT INTO game VALUES (9, 3, '2024-11-06', '14:30', 'Cryptic Kate', 2, 0, 'friends', 'Jaz', 1, 35, 9, 36.0, 'yes', 'online', NULL);
INSERT INTO game VALUES (10, 3, '2024-11-10', '21:00', 'Doctor Who', 2, 0, 'Corporate', 'marcus', 1, 27, 6, 36.0, 'yes', 'online', NULL);
INSERT INTO game VALUES (11, 4, '2024-11-19', '11:30', 'Puzzle Pirates', 8, 1, 'friends', 'Ellie', 1, 64, 6, 216.0, 'yes', 'phone', NULL);
INSERT INTO game VALUES (12, 4, '2024-11-20', '11:30', 'Wrong Door', 4, 0, 'stag', 'Ellie', 1, 71, 9, 108.0, 'yes', 'walk-in', NULL);
INSERT INTO game VALUES (13, 2, '2024-11-21', '21:00', 'Wrong Door', 3, 3, 'Corporate', 'Marcus', 1, 52, 9, 66.0, 'yes', 'phone', NULL);
INSERT INTO game VALUES (14, 4, '2024-11-22', '19:30', 'Doctor Who', 8, 0, 'hen', 'Ellie', 1, 64, 5, 172.8, 'yes', 'online', NULL);
INSERT INTO game VALUES (15, 4, '2024-11-25', '14:30', 'The Lockpicks', 2, 0, 'corporate', 'Marcus', 1, 60, 0, 54.0, 'no', 'walk-in', NULL);
INSERT INTO game VALUES (16, 4, '2024-11-27', '13:00', 'Team Gibson', 3, 3, NULL, 'Ellie', 1, 71, 9, 64.8, 'yes', 'Online', NULL);
INSERT INTO game VALUES (17, 5, '2024-11-27', '16:00', 'No Idea', 4, 0, 'stag', 'Oscar', 0, NULL, 5, 88.0, 'yes', 'walk-in', NULL);
INSERT INTO game VALUES (18, 1, '2024-11-27', '19:30', 'Brains Trust', 2, 0, 'birthday', 'Marcus', 0, NULL, 5, 48.0, 'yes', 'voucher', NULL);
INSERT INTO game VALUES (19, 5, '2024-11-30', '21:00', 'Quizzy Rascals', 2, 0, 'birthday', 'Oscar', 1, 53, 3, 44.0, 'no', 'Online', NULL);
INSERT INTO game VALUES (20, 5, '2024-12-21', '13:00', 'Code Monkeys', 3, 1, NULL, 'Oscar', 1, 48, 9, 59.4, 'yes', 'online', NULL);
INSERT INTO game VALUES (21, 1, '2024-12-28', '21:00', 'Brains Trust', 5, 2, NULL, 'Ellie', 0, NULL, 5, 108.0, 'yes', 'voucher', NULL);
INSERT INTO game VALUES (22, 3, '2025-01-01', '11:30', 'Key Witnesses', 4, 0, 'birthday', 'Oscar', 1, 40, 3, 57.6, 'no', 'walk-in', NULL);
INSERT INTO game VALUES (23, 1, '2025-01-02', '16:00', 'Doctor Who', 6, 0, 'birthday', 'Marcus', 0, NULL, 7, 144.0, 'yes', 'online', NULL);
INSERT INTO game VALUES (24, 3, '2025-01-30', '19:30', 'Cake Club', 3, 1, 'birthday', 'oscar', 1, 31, 7, 43.2, 'yes', 'phone', NULL);
INSERT INTO game VALUES (25, 4, '2025-02-02', '19:30', 'Code Monkeys', 2, 0, 'corporate', 'Oscar', 1, 57, 3, 54.0, 'no', 'voucher', NULL);
INSERT INTO game VALUES (26, 4, '2025-02-08', '13:00', 'Clueless', 5, 3, 'family', 'jaz', 0, NULL, 2, 135.0, 'no', 'voucher', 'x');
INSERT INTO game VALUES (27, 3, '2025-02-09', '19:30', 'Last Minute', 4, 0, 'Corporate', 'Oscar', 0, NULL, 4, 72.0, 'yes', 'Online', 'x');
INSERT INTO game VALUES (28, 5, '2025-02-11', '19:30', 'The Lockpicks', 3, 1, 'Corporate', 'Ellie', 1, 41, 0, 66.0, 'yes', 'online', NULL);
INSERT INTO game VALUES (29, 5, '2025-02-12', '19:30', 'Panic Room', 4, 0, NULL, 'ellie', 1, 51, 4, 79.2, 'no', 'walk-in', NULL);
INSERT INTO game VALUES (30, 3, '2025-02-13', '11:30', 'Puzzle Pirates', 2, 0, 'birthday', 'Marcus', 1, 45, 1, 36.0, 'yes', 'online', NULL);
INSERT INTO game VALUES (31, 2, '2025-02-15', '16:00', 'HR Dept', 5, 3, 'hen', 'oscar', 1, 41, 9, 110.0, 'no', 'phone', NULL);
INSERT INTO game VALUES (32, 5, '2025-02-18', '13:00', 'Code Monkeys', 2, 0, 'stag', 'Oscar', 0, NULL, 0, 44.0, 'yes', 'phone', NULL);
INSERT INTO game VALUES (33, 5, '2025-03-01', '19:30', 'The Ravens', 4, 2, 'birthday', 'Jaz', 0, NULL, 0, 88.0, 'yes', 'online', NULL);
INSERT INTO game VALUES (34, 5, '2025-03-02', '13:00', 'Locked Inn', 4, 0, NULL, 'Marcus', 0, NULL, 7, 79.2, 'yes', 'online', NULL);
INSERT INTO game VALUES (35, 1, '2025-03-06', '10:00', 'Locked Inn', 4, 0, 'friends', 'Marcus', 0, NULL, 6, 96.0, 'yes', 'walk-in', 'x');
INSERT INTO game VALUES (36, 5, '2025-03-13', '10:00', 'Hen Party Ruth', 2, 0, 'hen', 'Jaz', 1, 51, 8, 35.2, 'yes', 'walk-in', NULL);
INSERT INTO game VALUES (37, 4, '2025-03-16', '18:00', 'Last Minute', 6, 0, 'hen', 'Jaz', 1, 52, 8, 162.0, 'yes', 'Online', NULL);
INSERT INTO game VALUES (38, 1, '2025-03-23', '19:30', 'Sherlock Homies', 6, 0, 'birthday', 'Oscar', 1, 57, 2, 144.0, 'yes', 'voucher', NULL);
INSERT INTO game VALUES (39, 5, '2025-04-03', '21:00', 'Stag Do Lads', 2, 0, 'stag', 'Oscar', 1, 58, 5, 35.2, 'yes', 'online', NULL);
INSERT INTO game VALUES (40, 4, '2025-04-04', '10:00', 'Key Witnesses', 8, 3, 'hen', 'Marcus', 1, 67, 5, 216.0, 'yes', 'Online', NULL);
INSERT INTO game VALUES (41, 1, '2025-04-04', '13:00', 'Doctor Who', 6, 2, 'stag', 'Jaz', 0, NULL, 6, 144.0, 'yes', 'walk-in', NULL);
INSERT INTO game VALUES (42, 3, '2025-04-07', '11:30', 'The Lockpicks', 2, 0, 'hen', 'Oscar', 1, 39, 1, 36.0, 'no', 'phone', NULL);
INSERT INTO game VALUES (43, 4, '2025-04-08', '10:00', 'Wrong Door', 5, 3, 'Corporate', 'Marcus', 1, 67, 3, 121.5, 'no', 'phone', NULL);
INSERT INTO game VALUES (44, 2, '2025-04-13', '13:00', 'No Idea', 3, 1, 'hen', 'Marcus', 1, 54, 9, 66.0, 'yes', 'walk-in', 'x');
INSERT INTO game VALUES (45, 5, '2025-04-15', '19:30', 'Hen Party Ruth', 2, 0, 'Corporate', 'Ellie', 0, NULL, 7, 44.0, 'yes', 'online', NULL);
INSERT INTO game VALUES (46, 2, '2025-04-16', '18:00', 'The Patels', 2, 0, 'birthday', 'Ellie', 0, NULL, 9, 44.0, 'no', 'Online', NULL);
INSERT INTO game VALUES (47, 1, '2025-04-27', '10:00', 'Doctor Who', 3, 1, 'corporate', 'Marcus', 0, NULL, 2, 72.0, 'yes', 'walk-in', NULL);
INSERT INTO game VALUES (48, 1, '2025-04-27', '13:00', 'Cake Club', 3, 0, 'Corporate', 'Oscar', 0, NULL, 9, 64.8, 'yes', 'walk-in', NULL);
INSERT INTO game VALUES (49, 1, '2025-05-04', '14:30', 'Sherlock Homies', 3, 0, 'corporate', 'Jaz', 1, 58, 4, 72.0, 'yes', 'voucher', NULL);
INSERT INTO game VALUES (50, 4, '2025-05-11', '21:00', 'Hen Party Ruth', 7, 0, NULL, 'Ellie', 0, NULL, 7, 170.1, 'yes', 'online', NULL);
INSERT INTO game VALUES (51, 3, '2025-05-17', '16:00', 'Team Gibson', 4, 0, 'birthday', 'Jaz', 1, 38, 9, 72.0, 'yes', 'online', NULL);
INSERT INTO game VALUES (52, 2, '2025-05-19', '11:30', 'Cake Club', 4, 2, 'friends', 'Ellie', 1, 41, 9, 88.0, 'yes', 'Online', 'x');
INSERT INTO game VALUES (53, 5, '2025-05-19', '16:00', 'Key Witnesses', 4, 0, 'stag', 'Ellie', 1, 44, 2, 70.4, 'yes', 'online', NULL);
INSERT INTO game VALUES (54, 2, '2025-06-02', '10:00', 'Cake Club', 3, 2, 'hen', 'Oscar', 1, 41, 4, 52.8, 'no', 'online', NULL);
INSERT INTO game VALUES (55, 5, '2025-06-02', '13:00', 'Key Witnesses', 4, 1, 'stag', 'ellie', 0, NULL, 3, 88.0, 'yes', 'Online', NULL);
INSERT INTO game VALUES (56, 3, '2025-06-03', '11:30', 'Cryptic Kate', 6, 3, NULL, 'oscar', 0, NULL, 9, 97.2, 'yes', 'phone', NULL);
INSERT INTO game VALUES (57, 3, '2025-06-03', '21:00', 'The Patels', 4, 0, 'friends', 'Jaz', 0, NULL, 1, 72.0, 'yes', 'online', NULL);
INSERT INTO game VALUES (58, 1, '2025-06-18', '16:00', 'The Missing Links', 4, 1, 'friends', 'Ellie', 0, NULL, 5, 96.0, 'no', 'online', NULL);
INSERT INTO game VALUES (59, 1, '2025-07-14', '11:30', 'Cake Club', 5, 0, NULL, 'jaz', 0, NULL, 7, 108.0, 'no', 'online', NULL);
INSERT INTO game VALUES (60, 1, '2025-07-20', '13:00', 'Puzzle Pirates', 4, 3, 'family', 'Marcus', 0, NULL, 1, 96.0, 'no', 'walk-in', NULL);
INSERT INTO game VALUES (61, 5, '2025-07-28', '10:00', 'Cake Club', 3, 3, 'friends', 'Jaz', 1, 52, 3, 52.8, 'yes', 'Online', NULL);
INSERT INTO game VALUES (62, 3, '2025-07-30', '14:30', 'Stag Do Lads', 4, 2, 'corporate', 'Marcus', 1, 30, 8, 57.6, 'no', 'online', NULL);
INSERT INTO game VALUES (63, 4, '2025-08-01', '11:30', 'Clueless', 4, 3, 'stag', 'Marcus', 1, 72, 6, 108.0, 'yes', 'voucher', NULL);
INSERT INTO game VALUES (64, 2, '2025-08-06', '21:00', 'The Lockpicks', 3, 0, 'birthday', 'Ellie', 1, 39, 7, 52.8, 'yes', 'walk-in', NULL);
INSERT INTO game VALUES (65, 5, '2025-08-12', '18:00', 'HR Dept', 2, 0, 'family', 'Ellie', 0, NULL, 1, 44.0, 'yes', 'online', NULL);
INSERT INTO game VALUES (66, 2, '2025-08-18', '10:00', 'Cake Club', 4, 2, 'stag', 'Marcus', 1, 41, 5, 88.0, 'yes', 'phone', NULL);
INSERT INTO game VALUES (67, 3, '2025-08-19', '21:00', 'Quizzy Rascals', 3, 1, NULL, 'Oscar', 1, 27, 5, 54.0, 'yes', 'phone', NULL);
INSERT INTO game VALUES (68, 5, '2025-08-26', '18:00', 'Four Play', 3, 1, 'Corporate', 'Marcus', 0, NULL, 5, 59.4, 'yes', 'online', NULL);
INSERT INTO game VALUES (69, 2, '2025-09-07', '16:00', 'The Escapists', 3, 0, 'birthday', 'Oscar', 1, 37, 8, 66.0, 'no', 'voucher', 'x');
INSERT INTO game VALUES (70, 4, '2025-09-07', '21:00', 'Panic Room', 6, 3, 'friends', 'Jaz', 0, NULL, 6, 129.6, 'yes', 'walk-in', NULL);
INSERT INTO game VALUES (71, 2, '2025-09-15', '13:00', 'No Idea', 2, 0, 'hen', 'Oscar', 1, 45, 5, 35.2, 'yes', 'online', NULL);
INSERT INTO game VALUES (72, 2, '2025-09-17', '16:00', 'Quizzy Rascals', 3, 1, 'birthday', 'Oscar', 1, 44, 8, 66.0, 'yes', 'online', 'x');
INSERT INTO game VALUES (73, 5, '2025-09-21', '14:30', 'HR Dept', 4, 3, 'stag', 'Ellie', 0, NULL, 6, 88.0, 'yes', 'walk-in', NULL);
INSERT INTO game VALUES (74, 2, '2025-09-28', '21:00', 'Panic Room', 4, 0, 'friends', 'Marcus', 0, NULL, 2, 88.0, 'yes', 'walk-in', NULL);
INSERT INTO game VALUES (75, 4, '2025-10-09', '16:00', 'Hint Please', 3, 0, 'family', 'Ellie', 1, 64, 0, 81.0, 'yes', 'Online', NULL);
INSERT INTO game VALUES (76, 3, '2025-10-09', '18:00', 'Quizzy Rascals', 5, 0, 'hen', 'Oscar', 1, 31, 1, 90.0, 'yes', 'online', NULL);
INSERT INTO game VALUES (77, 4, '2025-10-13', '21:00', 'Locked Inn', 6, 0, 'stag', 'Marcus', 1, 58, 3, 162.0, 'no', 'online', 'x');
INSERT INTO game VALUES (78, 4, '2025-10-18', '18:00', 'The Missing Links', 3, 0, 'stag', 'Jaz', 1, 62, 2, 72.9, 'no', 'online', NULL);
INSERT INTO game VALUES (79, 5, '2025-10-19', '13:00', 'The Missing Links', 3, 0, 'birthday', 'Ellie', 0, NULL, 2, 66.0, 'no', 'walk-in', NULL);
INSERT INTO game VALUES (80, 3, '2025-10-20', '16:00', 'The Patels', 3, 0, 'Corporate', 'Ellie', 1, 27, 1, 43.2, 'yes', 'online', NULL);
INSERT INTO game VALUES (81, 5, '2025-10-20', '16:00', 'Hint Please', 2, 0, 'stag', 'Marcus', 1, 58, 9, 44.0, 'yes', 'online', 'x');
INSERT INTO game VALUES (82, 1, '2025-10-26', '14:30', 'Last Minute', 6, 0, NULL, 'Jaz', 0, NULL, 6, 115.2, 'yes', 'phone', NULL);
INSERT INTO game VALUES (83, 4, '2025-10-27', '11:30', 'Quizzy Rascals', 5, 2, 'friends', 'Ellie', 1, 54, 3, 121.5, 'yes', 'online', 'x');
INSERT INTO game VALUES (84, 3, '2025-11-03', '16:00', 'Hint Please', 5, 3, 'Corporate', 'Oscar', 1, 47, 8, 90.0, 'yes', 'walk-in', NULL);
INSERT INTO game VALUES (85, 3, '2025-11-09', '11:30', 'Wrong Door', 4, 0, 'corporate', 'Ellie', 0, NULL, 4, 64.8, 'no', 'phone', NULL);
INSERT INTO game VALUES (86, 5, '2025-11-11', '10:00', 'The Lockpicks', 2, 0, NULL, 'Ellie', 0, NULL, 7, 39.6, 'yes', 'online', 'x');
INSERT INTO game VALUES (87, 1, '2025-11-12', '11:30', 'Stag Do Lads', 3, 2, 'hen', 'Marcus', 1, 36, 8, 72.0, 'no', 'voucher', NULL);

CREATE TABLE breakage (
  id INTEGER PRIMARY KEY,
  room_no INTEGER REFERENCES room(room_no),
  broke_on TEXT,
  mended_on TEXT,
  what TEXT,
  cost_eur REAL,
  mended_by TEXT
);
INSERT INTO breakage VALUES (1, 2, '2025-07-11', '2025-07-20', 'speaker', 12, 'Oscar');
INSERT INTO breakage VALUES (2, 5, '2025-02-06', NULL, 'padlock', 18, NULL);
INSERT INTO breakage VALUES (3, 1, '2025-07-26', '2025-08-04', 'prop skull', 18, NULL);
INSERT INTO breakage VALUES (4, 1, '2025-08-05', '2025-08-14', 'speaker', 35, NULL);
INSERT INTO breakage VALUES (5, 2, '2025-05-30', '2025-06-01', 'Padlock', 60, 'Marcus');
INSERT INTO breakage VALUES (6, 2, '2025-02-15', '2025-02-15', 'UV torch', 60, 'Jaz');
INSERT INTO breakage VALUES (7, 5, '2025-11-14', '2025-11-19', 'prop skull', 4.5, 'Marcus');
INSERT INTO breakage VALUES (8, 4, '2025-08-21', '2025-08-22', 'magnetic lock', 18, 'Ellie');
INSERT INTO breakage VALUES (9, 5, '2024-11-10', '2024-11-12', 'Padlock', 18, NULL);
INSERT INTO breakage VALUES (10, 3, '2025-08-19', '2025-08-24', 'magnetic lock', 60, NULL);
INSERT INTO breakage VALUES (11, 4, '2025-06-20', '2025-06-20', 'keypad', 18, 'Marcus');
INSERT INTO breakage VALUES (12, 1, '2025-05-24', '2025-05-25', 'speaker', 60, NULL);
INSERT INTO breakage VALUES (13, 3, '2025-05-04', '2025-05-06', 'Padlock', 18, NULL);
INSERT INTO breakage VALUES (14, 4, '2025-03-02', '2025-03-04', 'keypad', 35, 'Marcus');
INSERT INTO breakage VALUES (15, 3, '2025-09-16', '2025-09-18', 'UV torch', 0, 'Oscar');
INSERT INTO breakage VALUES (16, 4, '2025-04-16', '2025-04-25', 'keypad', 12, 'Marcus');
INSERT INTO breakage VALUES (17, 2, '2025-03-25', NULL, 'magnetic lock', 35, 'Ellie');
INSERT INTO breakage VALUES (18, 5, '2025-08-17', '2025-08-18', 'intercom', 18, 'Ellie');
INSERT INTO breakage VALUES (19, 3, '2025-05-10', '2025-05-10', 'Padlock', 35, NULL);
INSERT INTO breakage VALUES (20, 3, '2025-01-24', '2025-02-02', 'speaker', 12, 'Jaz');
INSERT INTO breakage VALUES (21, 1, '2025-11-11', '2025-11-13', 'intercom', 35, 'Jaz');
INSERT INTO breakage VALUES (22, 1, '2025-08-29', '2025-08-29', 'speaker', 140, 'Jaz');
INSERT INTO breakage VALUES (23, 5, '2025-10-09', '2025-10-18', 'Padlock', 4.5, 'Ellie');
INSERT INTO breakage VALUES (24, 3, '2025-04-11', '2025-04-12', 'keypad', 0, 'Marcus');
INSERT INTO breakage VALUES (25, 4, '2025-05-22', NULL, 'magnetic lock', 0, 'Marcus');
INSERT INTO breakage VALUES (26, 3, '2025-07-24', '2025-08-02', 'padlock', 140, NULL);
INSERT INTO breakage VALUES (27, 5, '2025-09-01', '2025-09-01', 'keypad', 140, 'Oscar');
INSERT INTO breakage VALUES (28, 5, '2025-09-02', '2025-09-04', 'keypad', 35, 'Jaz');
INSERT INTO breakage VALUES (29, 3, '2025-07-23', '2025-08-01', 'padlock', 18, 'Ellie');
INSERT INTO breakage VALUES (30, 4, '2025-06-13', '2025-06-15', 'keypad', 140, NULL);
INSERT INTO breakage VALUES (31, 2, '2025-01-08', '2025-01-13', 'UV torch', 0, 'Jaz');
INSERT INTO breakage VALUES (32, 2, '2025-07-17', '2025-07-22', 'padlock', 18, 'Ellie');

