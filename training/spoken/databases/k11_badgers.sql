CREATE TABLE sett (
  sett_id INTEGER PRIMARY KEY,
  sett_name TEXT,
  grid_ref TEXT,
  sett_type TEXT,
  habitat TEXT,
  total_holes INTEGER,
  soil TEXT,
  landowner TEXT,
  access_ok TEXT,
  road_dist_m INTEGER
);
INSERT INTO sett VALUES (1, 'Hanger Wood', 'SU310369', 'main', 'pasture', 20, 'sand', 'Estate', 'Y', 470);
INSERT INTO sett VALUES (2, 'Quarry Bank', 'SU466341', 'outlier', 'scrub', 22, 'sand', 'Mrs Vane', NULL, 607);
INSERT INTO sett VALUES (3, 'Long Spinney', 'SU301263', 'main', 'railway', 7, 'chalk', 'Mr Hobday', 'Y', 503);
INSERT INTO sett VALUES (4, 'Rook Copse', 'SU426393', 'outlier', 'hedgerow', 18, 'chalk', 'Mr Hobday', NULL, 463);
INSERT INTO sett VALUES (5, 'Cuckoo Lane', 'SU492206', 'outlier', 'hedgerow', 7, 'chalk', 'Mr Hobday', 'Y', 487);
INSERT INTO sett VALUES (6, 'Railway Cutting', 'SU303225', 'main', 'scrub', 21, 'chalk', 'Network Rail', 'N', 630);
INSERT INTO sett VALUES (7, 'Pound Field', 'SU344259', 'main', 'woodland', 6, 'chalk', 'Estate', 'Y', 223);
INSERT INTO sett VALUES (8, 'Brockhurst', 'SU413324', 'subsidiary', 'scrub', 3, 'clay', 'Estate', 'N', 224);
INSERT INTO sett VALUES (9, 'Chalkpit', 'SU398315', 'subsidiary', 'scrub', 8, 'chalk', 'Estate', 'Y', 59);
INSERT INTO sett VALUES (10, 'Dene Bottom', 'SU414258', 'outlier', 'pasture', 17, NULL, 'Network Rail', NULL, 478);
INSERT INTO sett VALUES (11, 'Ashen Clump', 'SU492281', 'main', 'woodland', 22, 'sand', 'Estate', NULL, 324);
INSERT INTO sett VALUES (12, 'Old Orchard', 'SU495259', 'Main', 'hedgerow', 11, 'clay', NULL, 'N', 44);
INSERT INTO sett VALUES (13, 'Weir Bank', 'SU367266', 'annexe', 'hedgerow', 20, 'sand', NULL, 'N', 573);
INSERT INTO sett VALUES (14, 'Gorse Hill', 'SU416356', 'Main', 'railway', 21, 'sand', 'Mrs Vane', 'Y', 897);
INSERT INTO sett VALUES (15, 'Saxon Ditch', 'SU437360', 'subsidiary', 'railway', 19, 'sand', NULL, NULL, 50);
INSERT INTO sett VALUES (16, 'Tip Corner', 'SU459275', 'Main', 'pasture', 21, 'chalk', 'Network Rail', 'N', 815);
CREATE TABLE volunteer (
  vol_id INTEGER PRIMARY KEY,
  vol_name TEXT,
  since TEXT,
  licensed INTEGER
);
INSERT INTO volunteer VALUES (1, 'Alison Birk', '2018-03-10', 1);
INSERT INTO volunteer VALUES (2, 'Derek Womble', '2020-09-01', 0);
INSERT INTO volunteer VALUES (3, 'Jo Tranter', '2022-04-15', 1);
INSERT INTO volunteer VALUES (4, 'Shirin Amadi', '2023-02-20', 0);
INSERT INTO volunteer VALUES (5, 'Tom Ludlow', '2024-10-05', 0);
INSERT INTO volunteer VALUES (6, 'Gwen Sparrow', '2025-06-01', 0);
CREATE TABLE visit (
  visit_id INTEGER PRIMARY KEY,
  sett_id INTEGER REFERENCES sett(sett_id),
  vol_id INTEGER REFERENCES volunteer(vol_id),
  visit_date TEXT,
  length_mins INTEGER,
  holes_in_use INTEGER,
  adults_seen INTEGER,
  cubs_seen INTEGER,
  latrines INTEGER,
  signs TEXT,
  weather TEXT,
  disturbance TEXT,
  concern TEXT,
  method TEXT
);
INSERT INTO visit VALUES (1, 13, 3, '2024-09-30', 90, 6, 0, 0, 2, 'none', 'Dry', 'yes', NULL, 'day check');
INSERT INTO visit VALUES (2, 11, 5, '2025-06-02', 25, 16, 2, 1, 1, 'none', 'dry', 'no', 'blocked entrance', 'day check');
INSERT INTO visit VALUES (3, 5, 3, '2025-04-18', 75, 6, 0, 0, 0, 'bedding, latrine', 'wet', 'no', NULL, 'trail cam');
INSERT INTO visit VALUES (4, 12, 5, '2025-04-25', 40, 10, 5, 0, 2, 'hair, paths', 'windy', 'no', NULL, 'dusk watch');
INSERT INTO visit VALUES (5, 9, 4, '2024-10-25', 40, 5, 1, 0, 7, 'hair, paths', 'dry', 'no', 'dogs digging', 'day check');
INSERT INTO visit VALUES (6, 13, 1, '2024-08-09', 60, 10, 5, 3, 3, 'latrine, paths', 'Dry', 'no', NULL, 'dusk watch');
INSERT INTO visit VALUES (7, 6, 1, '2025-06-11', 120, 7, 4, 3, 6, 'hair, paths', 'Dry', 'no', NULL, 'dusk watch');
INSERT INTO visit VALUES (8, 1, 3, '2024-03-31', 120, 4, 4, 0, 4, NULL, 'Dry', 'Yes', NULL, 'trail cam');
INSERT INTO visit VALUES (9, 2, 5, '2025-02-06', 120, 0, 5, 0, 0, 'none', 'windy', 'yes', 'fallen tree on sett', 'day check');
INSERT INTO visit VALUES (10, 11, 4, '2024-03-10', 60, 17, NULL, 0, 1, 'paths', 'frost', 'yes', NULL, 'day check');
INSERT INTO visit VALUES (11, 1, 4, '2025-02-11', 120, 14, NULL, 0, 1, 'bedding', 'frost', 'Yes', NULL, 'day check');
INSERT INTO visit VALUES (12, 14, 1, '2025-04-15', 90, 5, 0, 0, 3, 'none', 'Dry', 'no', NULL, 'dusk watch');
INSERT INTO visit VALUES (13, 11, 4, '2024-12-09', 90, 22, 5, 0, 4, 'paths', 'windy', 'no', NULL, 'trail cam');
INSERT INTO visit VALUES (14, 14, 4, '2025-06-04', 120, 20, 1, 1, 0, NULL, 'frost', 'Yes', NULL, 'dusk watch');
INSERT INTO visit VALUES (15, 11, 2, '2024-12-03', 75, 9, 5, 0, 1, 'none', 'windy', 'no', 'quad bike tracks', 'day check');
INSERT INTO visit VALUES (16, 12, 3, '2024-10-31', 25, 3, 0, 0, 7, 'latrine, paths', 'frost', 'no', NULL, 'dusk watch');
INSERT INTO visit VALUES (17, 8, 3, '2024-03-03', 75, 2, 1, 0, 1, 'latrine, hair, snuffle holes', 'dry', 'yes', NULL, 'trail cam');
INSERT INTO visit VALUES (18, 11, 4, '2025-02-06', 40, 7, 2, 0, 2, 'bedding', 'dry', 'no', NULL, 'day check');
INSERT INTO visit VALUES (19, 7, 4, '2024-11-30', 40, 6, 4, 0, 2, NULL, 'dry', 'yes', 'quad bike tracks', 'trail cam');
INSERT INTO visit VALUES (20, 1, 2, '2024-04-04', 75, 5, 0, 0, 5, NULL, 'frost', 'no', NULL, 'dusk watch');
INSERT INTO visit VALUES (21, 5, 1, '2025-07-09', 75, 7, 2, 2, 1, 'bedding, latrine', 'Dry', 'Yes', NULL, 'trail cam');
INSERT INTO visit VALUES (22, 2, 5, '2025-01-09', 40, 18, 2, 0, 1, 'none', 'frost', 'no', NULL, 'trail cam');
INSERT INTO visit VALUES (23, 6, 4, '2025-05-29', 60, 7, 2, 0, 1, 'paths', 'Dry', 'Yes', NULL, 'dusk watch');
INSERT INTO visit VALUES (24, 13, 5, '2024-08-29', 40, 7, 2, 0, 5, 'hair, paths', 'windy', 'Yes', NULL, 'day check');
INSERT INTO visit VALUES (25, 10, 1, '2024-08-25', 90, 8, 2, 1, 6, 'hair, paths', 'frost', 'no', NULL, 'dusk watch');
INSERT INTO visit VALUES (26, 7, 3, '2024-03-08', 25, 2, 0, 0, 3, 'latrine, paths', 'dry', 'Yes', NULL, 'day check');
INSERT INTO visit VALUES (27, 12, 5, '2024-10-19', 40, 0, 0, 0, 1, NULL, 'windy', 'no', 'fallen tree on sett', 'trail cam');
INSERT INTO visit VALUES (28, 8, 2, '2025-05-29', 60, 0, 0, 0, 7, 'paths', 'Dry', 'no', 'road casualty nearby', 'trail cam');
INSERT INTO visit VALUES (29, 10, 5, '2024-02-16', 120, 5, 0, 0, 0, NULL, 'dry', 'no', NULL, 'dusk watch');
INSERT INTO visit VALUES (30, 12, 5, '2024-08-04', 60, 7, 4, 1, 0, 'paths', 'dry', 'Yes', NULL, 'day check');
INSERT INTO visit VALUES (31, 7, 5, '2024-02-16', 75, 4, 2, 0, 1, 'bedding', 'frost', 'Yes', NULL, 'day check');
INSERT INTO visit VALUES (32, 14, 5, '2025-02-03', 25, 18, 2, 0, 1, 'none', 'dry', 'Yes', NULL, 'day check');
INSERT INTO visit VALUES (33, 5, 3, '2024-12-20', 40, 3, NULL, 0, 3, 'none', 'windy', 'yes', NULL, 'day check');
INSERT INTO visit VALUES (34, 3, 5, '2024-06-18', 120, 2, 1, 3, 3, 'bedding, latrine', 'Dry', 'no', NULL, 'trail cam');
INSERT INTO visit VALUES (35, 1, 2, '2024-11-19', 25, 0, 0, 0, 5, 'hair, paths', 'dry', 'Yes', NULL, 'dusk watch');
INSERT INTO visit VALUES (36, 14, 4, '2025-05-29', 60, 8, NULL, 0, 5, 'bedding, latrine', 'frost', 'Yes', 'quad bike tracks', 'trail cam');
INSERT INTO visit VALUES (37, 14, 4, '2025-05-11', 60, 20, 2, 2, 6, 'latrine, paths', 'windy', 'no', NULL, 'trail cam');
INSERT INTO visit VALUES (38, 10, 5, '2025-07-27', 90, 12, 2, 0, 6, 'bedding, latrine', 'windy', 'yes', 'quad bike tracks', 'day check');
INSERT INTO visit VALUES (39, 14, 4, '2024-05-07', 75, 11, 0, 0, 7, 'bedding, latrine', 'dry', 'no', NULL, 'day check');
INSERT INTO visit VALUES (40, 11, 5, '2025-02-03', 90, 19, 0, 0, 4, 'none', 'windy', 'Yes', 'dogs digging', 'trail cam');
INSERT INTO visit VALUES (41, 9, 4, '2025-07-22', 75, 3, 3, 3, 3, 'latrine, paths', 'wet', 'no', NULL, 'trail cam');
INSERT INTO visit VALUES (42, 13, 2, '2024-08-04', 25, 7, 5, 3, 3, 'bedding', 'wet', 'yes', 'fallen tree on sett', 'day check');
INSERT INTO visit VALUES (43, 8, 3, '2024-03-28', 60, 1, 1, 0, 0, 'latrine, hair, snuffle holes', 'wet', 'no', NULL, 'dusk watch');
INSERT INTO visit VALUES (44, 6, 3, '2025-03-26', 75, 18, 0, 0, 1, NULL, 'Dry', 'no', NULL, 'dusk watch');
INSERT INTO visit VALUES (45, 10, 1, '2025-04-17', 120, 3, 3, 0, 3, 'bedding, latrine', 'frost', 'Yes', NULL, 'dusk watch');
INSERT INTO visit VALUES (46, 7, 3, '2024-07-31', 40, 4, 0, 0, 1, 'latrine, paths', 'dry', 'Yes', NULL, 'day check');
INSERT INTO visit VALUES (47, 11, 5, '2024-03-15', 90, 11, 1, 0, 3, 'latrine, hair, snuffle holes', 'dry', 'no', NULL, 'dusk watch');
INSERT INTO visit VALUES (48, 14, 5, '2025-03-31', 75, 8, 0, 0, 5, 'paths', 'frost', 'Yes', 'dogs digging', 'day check');
INSERT INTO visit VALUES (49, 6, 3, '2025-07-16', 40, 13, NULL, 0, 2, NULL, 'Dry', 'no', NULL, 'day check');
INSERT INTO visit VALUES (50, 13, 5, '2024-06-06', 120, 18, NULL, 0, 1, 'latrine, paths', 'wet', 'Yes', NULL, 'dusk watch');
INSERT INTO visit VALUES (51, 9, 2, '2025-05-31', 25, 0, 4, 0, 7, 'paths', 'dry', 'yes', NULL, 'day check');
INSERT INTO visit VALUES (52, 13, 5, '2024-08-12', 25, 7, 2, 0, 5, 'latrine, paths', 'Dry', 'no', NULL, 'dusk watch');
INSERT INTO visit VALUES (53, 13, 2, '2025-07-30', 25, 2, 0, 0, 2, 'none', 'Dry', 'no', 'dogs digging', 'day check');
INSERT INTO visit VALUES (54, 10, 5, '2024-05-18', 75, 5, NULL, 0, 2, 'bedding, latrine', 'dry', 'yes', NULL, 'trail cam');
INSERT INTO visit VALUES (55, 8, 3, '2025-05-13', 90, 1, 1, 2, 3, 'bedding, latrine', 'frost', 'no', NULL, 'dusk watch');
INSERT INTO visit VALUES (56, 8, 2, '2024-07-17', 75, 0, 5, 3, 2, 'latrine, hair, snuffle holes', 'frost', 'no', NULL, 'day check');
INSERT INTO visit VALUES (57, 3, 5, '2024-12-04', 75, 6, NULL, 0, 5, 'hair, paths', 'Dry', 'no', NULL, 'day check');
INSERT INTO visit VALUES (58, 10, 1, '2024-08-14', 40, 9, 0, 0, 1, 'latrine, paths', 'wet', 'Yes', NULL, 'day check');
INSERT INTO visit VALUES (59, 12, 4, '2024-12-13', 75, 11, 4, 0, 5, 'latrine, paths', 'wet', 'yes', NULL, 'day check');
INSERT INTO visit VALUES (60, 13, 1, '2024-11-27', 120, 10, 0, 0, 2, 'none', 'wet', 'no', NULL, 'dusk watch');
INSERT INTO visit VALUES (61, 3, 5, '2025-01-31', 120, 1, NULL, 0, 4, 'latrine, paths', 'dry', 'no', 'quad bike tracks', 'dusk watch');
INSERT INTO visit VALUES (62, 7, 4, '2024-03-10', 40, 3, 1, 0, 0, NULL, 'frost', 'no', NULL, 'day check');
INSERT INTO visit VALUES (63, 9, 1, '2025-05-19', 120, 2, 1, 3, 5, 'hair, paths', 'dry', 'yes', NULL, 'day check');
INSERT INTO visit VALUES (64, 4, 2, '2025-06-27', 25, 13, 4, 2, 1, NULL, 'frost', 'Yes', NULL, 'day check');
INSERT INTO visit VALUES (65, 3, 3, '2024-12-03', 40, 7, 4, 0, 5, 'latrine, paths', 'wet', 'no', NULL, 'day check');
INSERT INTO visit VALUES (66, 14, 1, '2025-05-27', 90, 8, 2, 2, 3, 'latrine, hair, snuffle holes', 'windy', 'yes', 'road casualty nearby', 'trail cam');
INSERT INTO visit VALUES (67, 11, 2, '2025-01-06', 60, 22, 2, 0, 4, 'latrine, hair, snuffle holes', 'wet', 'no', NULL, 'day check');
INSERT INTO visit VALUES (68, 3, 5, '2024-09-26', 40, 6, 3, 0, 0, NULL, 'frost', 'no', NULL, 'trail cam');
INSERT INTO visit VALUES (69, 7, 3, '2025-06-10', 25, 0, 0, 0, 0, 'latrine, paths', 'Dry', 'no', NULL, 'trail cam');
INSERT INTO visit VALUES (70, 13, 4, '2025-06-25', 40, 18, 2, 2, 0, 'latrine, paths', 'dry', 'no', NULL, 'day check');
INSERT INTO visit VALUES (71, 7, 3, '2024-06-29', 120, 0, 0, 0, 2, 'none', 'wet', 'no', 'fallen tree on sett', 'trail cam');
INSERT INTO visit VALUES (72, 6, 4, '2024-02-12', 60, 9, 2, 0, 5, 'bedding', 'windy', 'no', NULL, 'day check');
INSERT INTO visit VALUES (73, 11, 2, '2024-06-15', 75, 13, NULL, 0, 3, 'none', 'windy', 'no', NULL, 'dusk watch');
INSERT INTO visit VALUES (74, 1, 3, '2025-02-26', 120, 13, 3, 0, 2, NULL, 'windy', 'Yes', NULL, 'dusk watch');
INSERT INTO visit VALUES (75, 7, 2, '2024-11-09', 75, 3, 4, 0, 7, 'latrine, paths', 'windy', 'no', NULL, 'trail cam');
INSERT INTO visit VALUES (76, 8, 2, '2025-05-21', 60, 1, NULL, 0, 4, 'paths', 'wet', 'no', 'dogs digging', 'trail cam');
INSERT INTO visit VALUES (77, 14, 3, '2024-03-31', 40, 11, 2, 0, 7, 'latrine, paths', 'dry', 'Yes', NULL, 'trail cam');
INSERT INTO visit VALUES (78, 1, 1, '2024-04-05', 40, 16, 2, 3, 5, 'paths', 'dry', 'no', 'dogs digging', 'day check');
INSERT INTO visit VALUES (79, 14, 2, '2024-03-28', 40, 2, 4, 0, 2, 'none', 'windy', 'no', NULL, 'day check');
INSERT INTO visit VALUES (80, 14, 2, '2024-03-12', 75, 21, 0, 0, 6, 'none', 'wet', 'Yes', 'road casualty nearby', 'day check');
