CREATE TABLE probs (
  prob_id INTEGER PRIMARY KEY,
  nm TEXT,
  gr_set INTEGER,
  gr_vote REAL,
  col TEXT,
  wall TEXT,
  setter TEXT,
  set_dt TEXT,
  strip_plan_dt TEXT,
  strip_dt TEXT,
  holds_plan INTEGER,
  holds_used INTEGER,
  min_plan INTEGER,
  min_used INTEGER,
  tries INTEGER,
  tops INTEGER,
  flashes INTEGER,
  compl_qty INTEGER,
  kids_ok TEXT,
  comp INTEGER,
  tags TEXT,
  note TEXT
);
INSERT INTO probs VALUES (1, 'Slopey Joe', 9, NULL, 'blue', 'Kids Corner', 'Tobi', '2026-02-03', '2026-04-04', '2026-04-10', 8, 11, 90, 103, 272, 29, 3, 5, 'n', 0, 'crimps', NULL);
INSERT INTO probs VALUES (2, 'Crimp Daddy', 9, 8.0, 'white', 'Comp Wall', 'Maja', '2025-08-17', '2025-10-28', '2025-10-21', 16, 16, 120, 164, 41, 4, 1, 0, 'n', 0, 'crimps', 'too reachy');
INSERT INTO probs VALUES (3, 'Tofu Terror', 0, 0.0, 'red', 'Cave', 'Maja', '2025-01-29', '2025-03-27', '2025-03-24', 13, 14, 75, 60, 349, 60, 23, 2, 'n', 0, 'compression', NULL);
INSERT INTO probs VALUES (4, 'Sit Start Sally', 6, 4.9, 'black', 'Slab', 'Finn', '2024-12-08', '2025-02-08', '2025-01-20', 14, 16, 75, 66, 385, 0, 0, 3, 'n', 0, NULL, 'mat gap below');
INSERT INTO probs VALUES (5, 'Gaston and Me', 5, 4.8, 'blue', 'Cave', 'Maja', '2024-05-21', '2024-08-02', '2024-08-01', 15, 16, 40, 92, 313, 57, 20, 1, 'n', 0, 'dyno', 'start tag missing');
INSERT INTO probs VALUES (6, 'Moonwalk', 0, 0.0, 'red', 'Comp Wall', 'Rahel', '2025-07-12', '2025-09-15', '2025-09-28', 7, 9, 120, 113, 253, 8, 3, 5, 'n', 0, 'compression', 'mat gap below');
INSERT INTO probs VALUES (7, 'Heel Yeah', 5, 6.2, 'Red', 'Prow', 'Finn', '2023-10-11', '2023-12-26', '2024-01-04', 14, 14, 60, 40, 176, 0, 0, 0, 'n', 0, 'crimps', NULL);
INSERT INTO probs VALUES (8, 'Banana Split', 3, 1.9, 'green', 'Cave', 'Ximena', '2025-08-05', '2025-10-13', '2025-09-30', 18, 17, 40, 68, 320, 61, 15, 0, 'y', 0, 'dyno, coordination', NULL);
INSERT INTO probs VALUES (9, 'The Mantel Hospital', 0, 0.3, 'green', 'Kids Corner', 'Finn', '2024-11-18', '2025-02-10', '2025-01-31', 12, 12, 60, 57, 103, 3, 0, 7, 'y', 0, 'dyno', NULL);
INSERT INTO probs VALUES (10, 'Dyno Dina', 6, 6.7, 'pink', 'Prow', 'Maja', '2026-01-07', '2026-02-28', '2026-03-04', 15, 17, 60, 65, 403, 115, 37, 2, 'n', 0, 'dyno', 'too reachy');
INSERT INTO probs VALUES (11, 'Pinch Me', 0, 0.0, 'blue', 'slab', 'Tobi', '2026-07-08', '2026-09-30', '2026-10-14', 8, 7, 75, 143, 310, 15, 1, 2, 'n', 0, 'crimps', NULL);
INSERT INTO probs VALUES (12, 'Quiet Feet', 6, 4.8, 'red', 'Prow', 'Ximena', '2024-03-08', '2024-05-19', '2024-05-24', 8, 8, 75, 79, 294, 0, 0, 7, 'y', 0, NULL, NULL);
INSERT INTO probs VALUES (13, 'Barn Door', 9, 8.6, 'pink', 'Cave', 'Ximena', '2024-09-29', '2024-11-10', '2024-11-06', 10, 10, 90, 146, 129, 0, 0, 2, 'n', 0, 'crimps', 'mat gap below');
INSERT INTO probs VALUES (14, 'Smear Campaign', 4, 3.4, 'Red', 'Cave', 'Finn', '2025-10-27', '2025-12-23', '2026-01-22', 18, 16, 120, 169, 252, 81, 30, 2, 'y', 0, 'crimps', NULL);
INSERT INTO probs VALUES (15, 'Knee Bar None', 3, 2.5, 'blue', 'slab', 'Tobi', '2025-04-09', '2025-06-11', '2025-05-24', 11, 11, 40, 108, 263, 51, 18, 0, 'n', 0, 'slab', 'mat gap below');
INSERT INTO probs VALUES (16, 'Jug Life', 3, 3.1, 'Red', 'Slab', 'Rahel', '2025-08-30', '2025-11-17', '2025-11-22', 14, 16, 60, 118, 221, 48, 2, 2, 'n', 0, 'slab, balance', NULL);
INSERT INTO probs VALUES (17, 'No Country for Cold Hands', 4, 3.6, 'yellow', 'Cave', 'tobi', '2026-08-06', '2026-09-25', '2026-09-15', 14, 17, 60, 51, 52, 13, 2, 0, 'n', 0, 'crimps, roof', 'mat gap below');
INSERT INTO probs VALUES (18, 'Toe Hook Tango', 1, 1.0, 'black', 'Prow', 'Tobi', '2024-02-29', '2024-04-26', '2024-05-03', 16, 16, 60, 54, 51, 6, 0, 3, 'n', 0, 'slab, balance', NULL);
INSERT INTO probs VALUES (19, 'Purple Rain', 0, 0.0, 'blue', 'Slab', 'Guest: Kato', '2025-09-03', '2025-11-09', '2025-10-31', 18, 18, 60, 42, 303, 30, 3, 7, 'n', 0, 'roof, heel hook', 'mat gap below');
INSERT INTO probs VALUES (20, 'Compression Session', 3, 3.2, 'Red', 'Slab', 'tobi', '2026-01-24', '2026-03-24', '2026-03-31', 8, 6, 75, 79, 304, 55, 4, 0, 'n', 0, 'dyno', NULL);
INSERT INTO probs VALUES (21, 'Slabracadabra', 9, 9.4, 'Red', 'Kids Corner', 'Ximena', '2024-12-22', '2025-03-07', '2025-02-19', 14, 14, 60, 75, 178, 0, 0, 0, 'n', 0, NULL, 'mat gap below');
INSERT INTO probs VALUES (22, 'Volume Control', 1, 2.1, 'white', 'Prow', 'Rahel', '2025-03-15', '2025-05-04', '2025-05-24', 15, 14, 90, 83, 273, 18, 7, 2, 'n', 0, 'crimps, roof', NULL);
INSERT INTO probs VALUES (23, 'Static Electricity', 6, 5.1, 'yellow', 'Comp Wall', 'Tobi', '2023-11-25', '2024-01-18', '2024-01-10', 6, 5, 75, 99, 193, 24, 8, 0, 'y', 1, NULL, 'mat gap below');
INSERT INTO probs VALUES (24, 'Campus Mensa', 0, 0.0, 'pink', 'Comp Wall', 'Ximena', '2025-09-29', '2025-12-04', NULL, 18, 17, 90, 79, 135, 45, 8, 0, 'n', 0, 'dyno', 'hold spun');
INSERT INTO probs VALUES (25, 'Undercling Eddie', 0, 0.0, 'black', 'Slab', 'Finn', '2026-07-27', '2026-09-11', '2026-10-04', 11, 12, 40, 49, 35, 6, 0, 7, 'n', 0, 'roof, heel hook', NULL);
INSERT INTO probs VALUES (26, 'Cut Loose', 0, 0.3, 'pink', 'Slab', 'Ximena', '2026-07-03', '2026-09-19', '2026-09-28', 16, 16, 40, 92, 311, 12, 3, 0, 'n', 0, 'slab', 'too reachy');
INSERT INTO probs VALUES (27, 'Dead Point Society', 6, 6.4, 'yellow', 'Kids Corner', 'Maja', '2024-11-13', '2025-02-01', '2025-01-28', 6, 7, 90, 102, 144, 28, 1, 0, 'n', 0, 'roof, heel hook', 'start tag missing');
INSERT INTO probs VALUES (28, 'Ninja Kid', 7, 7.0, 'red', 'Cave', 'Maja', '2023-12-17', '2024-02-22', '2024-02-11', 11, 13, 40, 77, 128, 2, 0, 0, 'y', 0, 'compression', 'hold spun');
INSERT INTO probs VALUES (29, 'Lemon Squeeze', 5, NULL, 'pink', 'Cave', 'Guest: Kato', '2025-12-17', '2026-02-10', '2026-01-23', 15, 17, 60, 80, 303, 85, 22, 2, 'y', 0, 'slab, balance', NULL);
INSERT INTO probs VALUES (30, 'Beta Blocker', 5, 4.1, 'pink', 'Slab', 'Tobi', '2023-10-31', '2024-01-17', '2024-01-28', 17, 17, 40, 68, 207, 60, 4, 1, 'n', 0, 'dyno, coordination', 'too reachy');
INSERT INTO probs VALUES (31, 'Spotter Wanted', 5, 5.0, 'pink', 'Cave', 'Maja', '2023-09-17', '2023-10-31', '2023-10-28', 13, 15, 75, 120, 394, 0, 0, 5, 'y', 0, NULL, 'too reachy');
INSERT INTO probs VALUES (32, 'Flapper', 7, 8.0, 'red', 'Comp Wall', 'Tobi', '2023-11-04', '2024-01-24', '2024-02-04', 8, 8, 60, 88, 418, 21, 6, 7, 'y', 1, 'crimps, roof', 'mat gap below');
INSERT INTO probs VALUES (33, 'Chalk and Cheese', 4, 5.8, 'yellow', 'Comp Wall', 'Tobi', '2025-12-28', '2026-02-21', '2026-03-02', 10, 10, 60, 78, 134, 27, 3, 5, 'y', 0, 'crimps, roof', NULL);
INSERT INTO probs VALUES (34, 'Roof Garden', 2, NULL, 'green', 'Prow', 'Rahel', '2024-10-13', '2024-12-24', '2024-12-18', 12, 12, 75, 87, 206, 65, 25, 3, 'n', 0, 'dyno, coordination', NULL);
INSERT INTO probs VALUES (35, 'Granny Bump', 2, 2.1, 'Red', 'Kids Corner', 'Maja', '2025-10-12', '2025-12-05', '2025-11-30', 10, 10, 120, 165, 226, 0, 0, 0, 'n', 0, 'slab, balance', 'hold spun');
INSERT INTO probs VALUES (36, 'Bicycle Thief', 3, 3.6, 'blue', 'Kids Corner', 'tobi', '2026-04-28', '2026-06-12', '2026-06-19', 8, 9, 120, 163, 192, 0, 0, 0, 'y', 1, 'compression', 'hold spun');
INSERT INTO probs VALUES (37, 'Drop Knee Disco', 1, 0.0, 'white', 'Comp Wall', 'Tobi', '2025-11-17', '2025-12-30', '2026-01-22', 15, 18, 75, 117, 221, 39, 18, 0, 'y', 0, 'dyno', NULL);
INSERT INTO probs VALUES (38, 'Tension Headache', 5, 5.2, 'green', 'Prow', 'Maja', '2025-08-29', '2025-11-08', '2025-11-21', 15, 15, 75, 55, 236, 38, 0, 0, 'y', 1, 'dyno', NULL);
INSERT INTO probs VALUES (39, 'Rose Move', 1, 1.3, 'red', 'Slab', 'Ximena', '2025-01-10', '2025-03-22', '2025-03-31', 7, 6, 90, 78, 83, 15, 3, 0, 'n', 0, 'slab, balance', 'hold spun');
INSERT INTO probs VALUES (40, 'Paddle Battle', 4, 4.2, 'black', 'Slab', 'Ximena', '2025-07-27', '2025-09-16', '2025-10-02', 15, 18, 40, 85, 393, 0, 0, 2, 'n', 0, 'compression', 'mat gap below');
INSERT INTO probs VALUES (41, 'Two Finger Tom', 3, 2.6, 'blue', 'Prow', 'Rahel', '2026-09-29', '2026-11-14', NULL, 15, 15, 60, 118, 23, 4, 0, 5, 'n', 0, 'slab', 'too reachy');
INSERT INTO probs VALUES (42, 'Rainbow Road', 3, 3.4, 'white', 'Kids Corner', 'Rahel', '2025-03-17', '2025-06-08', '2025-06-21', 11, 12, 120, 101, 172, 48, 14, 5, 'n', 0, 'dyno', 'start tag missing');
INSERT INTO probs VALUES (43, 'Sandbag', 8, 6.7, 'white', 'Slab', 'Tobi', '2023-10-08', '2023-12-20', NULL, 6, 5, 60, 127, 308, 38, 9, 1, 'y', 0, 'compression', NULL);
INSERT INTO probs VALUES (44, 'Hand of Dog', 0, 1.0, 'Red', 'Slab', 'Rahel', '2023-11-04', '2023-12-23', '2023-12-13', 17, 17, 120, 100, 153, 8, 3, 0, 'y', 0, 'slab, balance', NULL);
INSERT INTO probs VALUES (45, 'Kilo Watt', 6, 7.4, 'blue', 'slab', 'Maja', '2024-11-26', '2025-02-12', '2025-03-10', 13, 11, 60, 55, 313, 36, 0, 0, 'n', 0, 'slab, balance', NULL);
INSERT INTO probs VALUES (46, 'Left Turn Only', 3, 3.4, 'pink', 'Cave', 'Finn', '2025-06-19', '2025-08-13', '2025-08-25', 10, 10, 40, 105, 206, 20, 8, 0, 'y', 0, 'dyno', NULL);
INSERT INTO probs VALUES (47, 'Happy Feet', 6, 5.0, 'blue', 'Comp Wall', 'Tobi', '2024-03-25', '2024-06-04', '2024-05-15', 14, 17, 60, 103, 132, 40, 4, 1, 'n', 0, 'slab, balance', 'start tag missing');
INSERT INTO probs VALUES (48, 'Coordination Nation', 1, 0.6, 'Red', 'slab', 'Rahel', '2026-05-21', '2026-07-06', '2026-06-27', 15, 14, 120, 170, 278, 66, 22, 7, 'n', 1, 'compression', 'hold spun');
INSERT INTO probs VALUES (49, 'The Fridge', 7, 6.8, 'blue', 'Cave', 'Finn', '2025-02-27', '2025-04-24', '2025-04-18', 14, 17, 40, 110, 73, 16, 4, 2, 'n', 0, 'dyno', NULL);
INSERT INTO probs VALUES (50, 'Wrist Business', 2, 2.1, 'pink', 'Kids Corner', 'Guest: Kato', '2023-09-27', '2023-11-18', '2023-11-03', 6, 9, 90, 85, 180, 46, 6, 7, 'y', 1, 'dyno, coordination', 'too reachy');
INSERT INTO probs VALUES (51, 'Mono Lisa', 7, 5.9, 'red', 'slab', 'Tobi', '2025-08-10', '2025-10-28', '2025-10-29', 14, 13, 75, 80, 401, 0, 0, 1, 'n', 0, 'roof, heel hook', NULL);
INSERT INTO probs VALUES (52, 'Swing Low', 3, 1.8, 'pink', 'Comp Wall', 'Tobi', '2024-12-10', '2025-02-27', '2025-03-14', 12, 10, 40, 72, 108, 0, 0, 0, 'n', 1, 'slab', 'too reachy');
INSERT INTO probs VALUES (53, 'High Five', 3, 3.7, 'blue', 'Kids Corner', 'Maja', '2024-05-25', '2024-07-08', '2024-06-20', 18, 21, 75, 99, 23, 6, 0, 1, 'n', 0, 'compression', NULL);
INSERT INTO probs VALUES (54, 'Fish Ladder', 8, 8.0, 'Red', 'Comp Wall', 'Tobi', '2026-09-28', '2026-11-11', NULL, 13, 12, 75, 64, 360, 0, 0, 0, 'y', 1, 'slab', 'mat gap below');
INSERT INTO probs VALUES (55, 'Stone Soup', 3, 3.9, 'blue', 'Prow', 'Ximena', '2025-04-04', '2025-06-03', '2025-06-18', 14, 16, 75, 86, 219, 0, 0, 0, 'n', 0, 'dyno', NULL);
INSERT INTO probs VALUES (56, 'Crux Capacitor', 4, 4.0, 'red', 'Cave', 'Finn', '2026-05-24', '2026-07-27', '2026-07-25', 17, 16, 75, 130, 123, 12, 3, 3, 'n', 0, 'roof, heel hook', 'too reachy');
INSERT INTO probs VALUES (57, 'Elbow Room', 4, 3.1, 'blue', 'Comp Wall', 'Finn', '2025-03-03', '2025-05-04', '2025-04-17', 15, 17, 90, 101, 83, 7, 2, 0, 'y', 0, 'crimps', NULL);
INSERT INTO probs VALUES (58, 'Grey Area', 7, 6.4, 'yellow', 'Comp Wall', 'Ximena', '2026-01-29', '2026-03-14', '2026-03-28', 16, 14, 75, 76, 143, 26, 11, 0, 'y', 0, 'dyno, coordination', NULL);
INSERT INTO probs VALUES (59, 'Lock Off Larry', 9, 7.7, 'black', 'Slab', 'tobi', '2025-11-04', '2025-12-24', '2026-01-12', 6, 4, 60, 118, 316, 0, 0, 0, 'n', 1, 'dyno, coordination', NULL);
INSERT INTO probs VALUES (60, 'Match Point', 1, 0.0, 'black', 'Comp Wall', 'Rahel', '2024-09-11', '2024-11-05', '2024-10-30', 10, 9, 120, 136, 163, 32, 4, 5, 'y', 0, 'slab, balance', NULL);
INSERT INTO probs VALUES (61, 'Rubber Soul', 4, 4.1, 'blue', 'Prow', 'Rahel', '2024-10-04', '2024-12-03', '2024-12-04', 16, 16, 75, 119, 82, 22, 10, 0, 'n', 0, 'roof, heel hook', 'start tag missing');
INSERT INTO probs VALUES (62, 'Sloth Mode', 6, 5.4, 'blue', 'Comp Wall', 'Rahel', '2025-09-29', '2025-11-11', NULL, 16, 14, 90, 95, 291, 0, 0, 0, 'y', 0, 'roof, heel hook', NULL);
INSERT INTO probs VALUES (63, 'Pocket Money', 9, 10.2, 'black', 'Prow', 'Finn', '2024-05-01', '2024-07-02', '2024-07-22', 17, 19, 75, 136, 29, 0, 0, 0, 'n', 0, 'crimps, roof', 'too reachy');
INSERT INTO probs VALUES (64, 'Corner Office', 2, 0.6, 'black', 'Comp Wall', 'Maja', '2024-02-20', '2024-05-12', '2024-05-24', 10, 11, 75, 94, 370, 19, 2, 1, 'y', 0, 'crimps', NULL);
INSERT INTO probs VALUES (65, 'Ceiling Cat', 0, 0.0, 'blue', 'Slab', 'Tobi', '2024-01-27', '2024-04-19', '2024-05-14', 10, 11, 75, 92, 302, 53, 3, 2, 'n', 0, 'slab, balance', NULL);
INSERT INTO probs VALUES (66, 'Twist and Shout', 8, 6.6, 'white', 'Slab', 'Maja', '2025-05-08', '2025-07-05', '2025-07-23', 16, 18, 40, 53, 172, 24, 4, 7, 'n', 0, 'crimps, roof', 'start tag missing');
INSERT INTO probs VALUES (67, 'Feather', 4, 5.5, 'black', 'Prow', 'tobi', '2024-04-17', '2024-07-10', '2024-07-04', 17, 15, 60, 59, 244, 39, 9, 0, 'n', 0, 'roof, heel hook', 'start tag missing');
INSERT INTO probs VALUES (68, 'Big Reach', 2, 2.7, 'Red', 'Cave', 'Maja', '2025-05-22', '2025-07-03', '2025-07-06', 16, 19, 120, 176, 400, 158, 12, 0, 'y', 1, 'roof, heel hook', NULL);
INSERT INTO probs VALUES (69, 'Pebble Beach', 6, 6.9, 'yellow', 'Cave', 'Tobi', '2024-09-27', '2024-11-22', '2024-11-22', 8, 7, 75, 63, 155, 21, 2, 0, 'n', 1, 'dyno, coordination', NULL);
INSERT INTO probs VALUES (70, 'Lazy Sunday', 4, 5.1, 'yellow', 'Comp Wall', 'Maja', '2023-11-08', '2024-01-13', '2024-02-05', 10, 13, 90, 109, 391, 88, 26, 7, 'y', 0, NULL, 'too reachy');
INSERT INTO probs VALUES (71, 'Pumpkin', 9, 7.9, 'Red', 'Slab', 'tobi', '2025-05-21', '2025-07-23', '2025-07-10', 7, 9, 40, 106, 295, 0, 0, 5, 'y', 0, 'dyno', 'too reachy');
INSERT INTO probs VALUES (72, 'Arete Franklin', 3, 2.8, 'Red', 'Cave', 'Ximena', '2025-08-12', '2025-10-10', '2025-10-01', 15, 16, 40, 56, 158, 33, 0, 0, 'n', 0, 'slab', NULL);
