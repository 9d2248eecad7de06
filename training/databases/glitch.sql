CREATE TABLE dev (
  dev_id INTEGER PRIMARY KEY,
  name TEXT,
  team TEXT,
  started TEXT,
  rank TEXT -- J junior, S senior, L lead
);
INSERT INTO dev VALUES (1, 'Yuki Tanaka', 'rendering', '2019-03-11', 'L');
INSERT INTO dev VALUES (2, 'Piotr Zielinski', 'gameplay', '2020-07-01', 'S');
INSERT INTO dev VALUES (3, 'Carmen Ruiz', 'audio', '2021-01-18', 'J');
INSERT INTO dev VALUES (4, 'Dev Malhotra', 'gameplay', '2018-10-02', 'L');
INSERT INTO dev VALUES (5, 'Ingrid Solberg', 'netcode', '2017-05-22', 'L');
INSERT INTO dev VALUES (6, 'Marcus Hale', 'rendering', '2022-09-05', 'J');
INSERT INTO dev VALUES (7, 'Fatou Diallo', 'UI', '2021-11-15', 'S');
INSERT INTO dev VALUES (8, 'Oleg Petrov', 'netcode', '2023-02-13', 'J');
INSERT INTO dev VALUES (9, 'Sienna Brooks', 'QA', '2020-02-03', 'S');
INSERT INTO dev VALUES (10, 'Tariq Aziz', 'QA', '2023-06-19', 'J');
INSERT INTO dev VALUES (11, 'Lucia Moretti', 'QA', '2019-08-26', 'L');
INSERT INTO dev VALUES (12, 'Noah Finch', 'UI', '2024-01-08', 'J');
INSERT INTO dev VALUES (13, 'Hana Kovac', 'tools', '2022-04-04', 'S');
INSERT INTO dev VALUES (14, 'Elliot Grant', 'gameplay', '2023-10-30', 'J');
INSERT INTO dev VALUES (15, 'Wei Zhang', 'tools', '2016-09-12', 'L');
CREATE TABLE build (
  build_id INTEGER PRIMARY KEY,
  ver TEXT,
  branch TEXT,
  plat TEXT, -- PC, PS5, XSX Xbox Series X, SW Switch
  made_at TEXT,
  dur_min INTEGER,
  is_ok INTEGER,
  size_mb INTEGER
);
INSERT INTO build VALUES (700, '0.8.0', 'release', 'PC', '2024-03-05 08:17', 41, 1, 45060);
INSERT INTO build VALUES (701, '0.8.1', 'release', 'PC', '2024-03-06 08:21', 39, 0, NULL);
INSERT INTO build VALUES (702, '0.8.2', 'main', 'PC', '2024-03-11 12:54', 112, 1, 41174);
INSERT INTO build VALUES (703, '0.8.3', 'main', 'PC', '2024-03-14 15:24', 111, 1, 45479);
INSERT INTO build VALUES (704, '0.8.4', 'main', 'SW', '2024-03-19 16:51', 113, 1, 27826);
INSERT INTO build VALUES (705, '0.8.5', 'main', 'PC', '2024-03-21 18:29', 80, 1, 36408);
INSERT INTO build VALUES (706, '0.8.6', 'main', 'PC', '2024-03-24 00:48', 96, 0, NULL);
INSERT INTO build VALUES (707, '0.8.7', 'release', 'PS5', '2024-03-26 10:33', 58, 1, 17388);
INSERT INTO build VALUES (708, '0.8.8', 'main', 'SW', '2024-03-29 18:44', 128, 1, 21043);
INSERT INTO build VALUES (709, '0.8.9', 'main', 'PC', '2024-04-05 02:56', 65, 0, NULL);
INSERT INTO build VALUES (710, '0.8.10', 'release', 'PC', '2024-04-07 11:56', 73, 0, NULL);
INSERT INTO build VALUES (711, '0.8.11', 'main', 'PC', '2024-04-12 21:57', 52, 1, 33758);
INSERT INTO build VALUES (712, '0.9.0', 'main', 'PC', '2024-04-13 23:22', 70, 1, 45332);
INSERT INTO build VALUES (713, '0.9.1', 'main', 'PC', '2024-04-17 11:04', 106, 0, NULL);
INSERT INTO build VALUES (714, '0.9.2', 'main', 'PC', '2024-04-20 17:12', 37, 1, 34548);
INSERT INTO build VALUES (715, '0.9.3', 'release', 'SW', '2024-04-23 21:53', 29, 0, NULL);
INSERT INTO build VALUES (716, '0.9.4', 'main', 'PS5', '2024-04-28 01:10', 27, 1, 25611);
INSERT INTO build VALUES (717, '0.9.5', 'demo', 'XSX', '2024-04-29 10:31', 29, 1, 44210);
INSERT INTO build VALUES (718, '0.9.6', 'release', 'PS5', '2024-05-03 11:16', 92, 1, 10693);
INSERT INTO build VALUES (719, '0.9.7', 'release', 'SW', '2024-05-04 13:57', 24, 1, 34224);
INSERT INTO build VALUES (720, '0.9.8', 'main', 'SW', '2024-05-07 16:40', 113, 0, NULL);
INSERT INTO build VALUES (721, '0.9.9', 'main', 'SW', '2024-05-11 18:18', 69, 1, 10747);
INSERT INTO build VALUES (722, '0.9.10', 'main', 'PS5', '2024-05-16 04:27', 112, 1, 42326);
INSERT INTO build VALUES (723, '0.9.11', 'main', 'PC', '2024-05-19 11:07', 51, 1, 29271);
INSERT INTO build VALUES (724, '0.10.0', 'release', 'SW', '2024-05-22 16:29', 32, 1, 41931);
INSERT INTO build VALUES (725, '0.10.1', 'main', 'PC', '2024-05-28 00:03', 75, 1, 41324);
INSERT INTO build VALUES (726, '0.10.2', 'demo', 'XSX', '2024-06-03 07:02', 112, 1, 46935);
INSERT INTO build VALUES (727, '0.10.3', 'main', 'PC', '2024-06-04 10:29', 27, 0, NULL);
INSERT INTO build VALUES (728, '0.10.4', 'release', 'PC', '2024-06-07 20:22', 35, 1, 43782);
INSERT INTO build VALUES (729, '0.10.5', 'release', 'PS5', '2024-06-08 23:12', 58, 1, 37997);
INSERT INTO build VALUES (730, '0.10.6', 'main', 'XSX', '2024-06-13 01:26', 66, 1, 23322);
INSERT INTO build VALUES (731, '0.10.7', 'main', 'PC', '2024-06-15 07:07', 114, 1, 40759);
INSERT INTO build VALUES (732, '0.10.8', 'main', 'PC', '2024-06-21 07:16', 33, 1, 46283);
INSERT INTO build VALUES (733, '0.10.9', 'main', 'PC', '2024-06-25 10:17', 133, 1, 23368);
CREATE TABLE bug (
  bug_id INTEGER PRIMARY KEY,
  title TEXT,
  plat TEXT,
  sev TEXT, -- A blocker ... D cosmetic
  state TEXT,
  opened TEXT,
  closed TEXT,
  rep_by INTEGER REFERENCES dev(dev_id),
  asg_to INTEGER REFERENCES dev(dev_id),
  found_in INTEGER REFERENCES build(build_id),
  fixed_in INTEGER REFERENCES build(build_id),
  dup_of INTEGER REFERENCES bug(bug_id),
  est_h REAL,
  spent_h REAL
);
INSERT INTO bug VALUES (1, 'Player falls through bridge in level 3', 'PS5', 'B', 'open', '2024-06-06', NULL, 9, 2, 727, NULL, NULL, 8, NULL);
INSERT INTO bug VALUES (2, 'Crash on loading autosave', 'PS5', 'A', 'fixed', '2024-06-07', '2024-07-19', 10, 1, 726, NULL, NULL, 4, 4.5);
INSERT INTO bug VALUES (3, 'Boss health bar stuck at zero', 'PC', 'C', 'open', '2024-06-06', NULL, 9, 1, 727, NULL, NULL, 8, NULL);
INSERT INTO bug VALUES (4, 'Subtitles missing in Spanish', 'PS5', 'B', 'open', '2024-06-09', NULL, 10, 6, 727, NULL, NULL, NULL, NULL);
INSERT INTO bug VALUES (5, 'Sword swing has no sound', 'PC', 'D', 'wontfix', '2024-04-17', '2024-04-22', 10, 4, 711, NULL, NULL, 1, NULL);
INSERT INTO bug VALUES (6, 'Frame drops in rain', 'XSX', 'A', 'fixed', '2024-04-13', '2024-05-18', 4, 6, 712, 723, NULL, 2, 1.7);
INSERT INTO bug VALUES (7, 'Inventory icons overlap', 'PS5', 'C', 'fixed', '2024-06-07', '2024-07-08', 9, 6, 726, NULL, NULL, 16, 34.7);
INSERT INTO bug VALUES (8, 'Cannot rejoin lobby after disconnect', 'PC', 'B', 'dup', '2024-03-29', '2024-04-19', 9, 4, 708, NULL, 7, NULL, NULL);
INSERT INTO bug VALUES (9, 'Texture flicker on snow', 'PS5', 'C', 'fixed', '2024-04-05', '2024-04-18', 4, 5, 709, 714, NULL, 16, 26.7);
INSERT INTO bug VALUES (10, 'Camera clips into wall', 'PC', 'B', 'fixed', '2024-04-16', '2024-05-14', 11, 8, 711, 722, NULL, 24, 25.2);
INSERT INTO bug VALUES (11, 'Achievement not granted', 'PC', 'C', 'dup', '2024-04-16', '2024-05-30', 10, 1, 711, NULL, 4, 24, NULL);
INSERT INTO bug VALUES (12, 'Crash when alt-tabbing', 'XSX', 'A', 'fixed', '2024-04-11', '2024-05-02', 4, 12, 710, 718, NULL, 24, 40.0);
INSERT INTO bug VALUES (13, 'Horse floats above ground', 'PS5', 'B', 'open', '2024-03-21', NULL, 7, 8, 705, NULL, NULL, 4, NULL);
INSERT INTO bug VALUES (14, 'Music loops twice', 'PC', 'C', 'fixed', '2024-05-02', '2024-05-15', 9, 12, 717, 722, NULL, 16, 20.8);
INSERT INTO bug VALUES (15, 'Typo in main menu', 'PS5', 'C', 'fixed', '2024-03-11', '2024-04-04', 9, 1, 701, 709, NULL, 8, 11.3);
INSERT INTO bug VALUES (16, 'Crash on opening map', 'XSX', 'A', 'fixed', '2024-04-09', '2024-05-17', 9, 12, 709, 723, NULL, 8, 8.3);
INSERT INTO bug VALUES (17, 'Rubber-banding in co-op', 'XSX', 'D', 'fixed', '2024-04-20', '2024-04-29', 11, 12, 713, 717, NULL, 2, 4.3);
INSERT INTO bug VALUES (18, 'NPC walks in place', 'SW', 'D', 'open', '2024-05-01', NULL, 11, 1, 716, NULL, NULL, 24, NULL);
INSERT INTO bug VALUES (19, 'Door opens wrong way', 'PS5', 'D', 'open', '2024-06-05', NULL, 9, 6, 727, NULL, NULL, 16, NULL);
INSERT INTO bug VALUES (20, 'Loading screen hangs', 'PS5', 'B', 'dup', '2024-03-26', '2024-05-01', 11, 2, 706, NULL, 17, 8, NULL);
INSERT INTO bug VALUES (21, 'Shadows disappear at dusk', 'PS5', 'C', 'open', '2024-03-25', NULL, 10, 1, 705, NULL, NULL, 24, NULL);
INSERT INTO bug VALUES (22, 'Controller rumble never stops', 'PC', 'B', 'wontfix', '2024-05-16', '2024-06-18', 7, 2, 722, NULL, NULL, NULL, NULL);
INSERT INTO bug VALUES (23, 'Quest marker wrong', 'PC', 'D', 'fixed', '2024-05-23', '2024-06-05', 11, 7, 724, 728, NULL, NULL, 6.5);
INSERT INTO bug VALUES (24, 'Shop sells item for free', 'PC', 'C', 'fixed', '2024-04-07', '2024-04-29', 9, 1, 710, 717, NULL, NULL, 3.8);
INSERT INTO bug VALUES (25, 'Crash after credits', 'PC', 'A', 'fixed', '2024-06-04', '2024-07-05', 7, 7, 726, NULL, NULL, 16, 7.5);
INSERT INTO bug VALUES (26, 'Dialogue cuts off early', 'XSX', 'B', 'fixed', '2024-04-19', '2024-05-01', 9, 6, 713, 718, NULL, 2, 4.0);
INSERT INTO bug VALUES (27, 'Voice chat echoes', 'PS5', 'C', 'wontfix', '2024-03-16', '2024-04-19', 4, 4, 703, NULL, NULL, 24, NULL);
INSERT INTO bug VALUES (28, 'Save file corrupted', 'XSX', 'A', 'wontfix', '2024-04-10', '2024-05-15', 9, 1, 709, NULL, NULL, 4, NULL);
INSERT INTO bug VALUES (29, 'Fog too dark', 'PC', 'C', 'open', '2024-03-22', NULL, 4, 6, 704, NULL, NULL, 16, NULL);
INSERT INTO bug VALUES (30, 'Font too small on Switch', 'PC', 'C', 'fixed', '2024-05-20', '2024-05-22', 11, 4, 722, 724, NULL, 24, 45.2);
INSERT INTO bug VALUES (31, 'Enemy stuck in tree', 'PC', 'D', 'wontfix', '2024-03-20', '2024-04-07', 4, 12, 704, NULL, NULL, 1, NULL);
INSERT INTO bug VALUES (32, 'Double jump gives triple jump', 'SW', 'A', 'wontfix', '2024-03-12', '2024-04-23', 9, 12, 702, NULL, NULL, 8, NULL);
INSERT INTO bug VALUES (33, 'Crash in character creator', 'PC', 'A', 'fixed', '2024-04-25', '2024-05-28', 11, 5, 714, 725, NULL, 24, 18.8);
INSERT INTO bug VALUES (34, 'Footsteps too loud', 'XSX', 'D', 'dup', '2024-03-29', '2024-05-10', 9, 3, 707, NULL, 7, 1, NULL);
INSERT INTO bug VALUES (35, 'Water reflects nothing', 'PS5', 'B', 'fixed', '2024-05-28', '2024-06-23', 4, 6, 725, 733, NULL, 16, 20.1);
INSERT INTO bug VALUES (36, 'Matchmaking times out', 'XSX', 'D', 'open', '2024-05-24', NULL, 9, 1, 723, NULL, NULL, 2, NULL);
INSERT INTO bug VALUES (37, 'Button prompt shows wrong key', 'XSX', 'C', 'fixed', '2024-03-07', '2024-04-04', 11, 4, 700, 709, NULL, 16, 28.0);
INSERT INTO bug VALUES (38, 'Cutscene skips itself', 'PS5', 'C', 'wontfix', '2024-03-26', '2024-04-07', 11, 6, 706, NULL, NULL, 8, NULL);
INSERT INTO bug VALUES (39, 'Arrow passes through shield', 'PS5', 'D', 'open', '2024-04-19', NULL, 4, 3, 713, NULL, NULL, 24, NULL);
INSERT INTO bug VALUES (40, 'Save icon missing', 'XSX', 'C', 'fixed', '2024-05-28', '2024-06-08', 10, 2, 725, 729, NULL, 2, 3.9);
INSERT INTO bug VALUES (41, 'Crash on quitting', 'XSX', 'A', 'open', '2024-06-08', NULL, 10, 8, 727, NULL, NULL, 24, NULL);
INSERT INTO bug VALUES (42, 'Grass pops in late', 'XSX', 'D', 'fixed', '2024-03-19', '2024-04-02', 10, 14, 704, 709, NULL, 1, 1.5);
INSERT INTO bug VALUES (43, 'Explosion has no sound', 'PC', 'D', 'open', '2024-04-12', NULL, 11, NULL, 711, NULL, NULL, 4, NULL);
INSERT INTO bug VALUES (44, 'Lobby list empty', 'SW', 'A', 'fixed', '2024-04-17', '2024-05-07', 10, NULL, 711, 720, NULL, 4, 6.3);
INSERT INTO bug VALUES (45, 'Player invisible to host', 'XSX', 'B', 'open', '2024-05-21', NULL, 7, 5, 722, NULL, NULL, 4, NULL);
INSERT INTO bug VALUES (46, 'Tooltip off screen', 'XSX', 'C', 'fixed', '2024-03-09', '2024-03-31', 9, 5, 700, 709, NULL, 24, 14.2);
INSERT INTO bug VALUES (47, 'Jump sometimes ignored', 'PC', 'C', 'open', '2024-04-21', NULL, 4, 12, 714, NULL, NULL, 24, NULL);
INSERT INTO bug VALUES (48, 'Wolf T-poses', 'SW', 'B', 'open', '2024-05-20', NULL, 11, 2, 723, NULL, NULL, 1, NULL);
INSERT INTO bug VALUES (49, 'Fire does not light torches', 'SW', 'C', 'fixed', '2024-04-05', '2024-04-11', 10, 14, 709, 711, NULL, 16, 10.1);
INSERT INTO bug VALUES (50, 'Trade window freezes', 'SW', 'B', 'fixed', '2024-04-15', '2024-05-19', 10, 3, 712, 723, NULL, 16, 33.1);
INSERT INTO bug VALUES (51, 'Credits scroll too fast', 'SW', 'B', 'fixed', '2024-06-05', '2024-06-16', 4, 6, 726, 732, NULL, 24, 22.3);
INSERT INTO bug VALUES (52, 'Colour-blind mode does nothing', 'PC', 'B', 'wontfix', '2024-03-28', '2024-04-09', 11, 8, 707, NULL, NULL, 4, NULL);
INSERT INTO bug VALUES (53, 'Crash when pausing in cutscene', 'PC', 'A', 'fixed', '2024-03-21', '2024-03-22', 4, 6, 704, 706, NULL, 2, 1.6);
INSERT INTO bug VALUES (54, 'Level 5 elevator stuck', 'PC', 'B', 'fixed', '2024-03-29', '2024-04-27', 9, 5, 708, 716, NULL, 1, 2.2);
INSERT INTO bug VALUES (55, 'Ping shown as negative', 'SW', 'B', 'open', '2024-05-19', NULL, 9, 14, 723, NULL, NULL, 8, NULL);
INSERT INTO bug VALUES (56, 'Mouse sensitivity resets', 'XSX', 'D', 'fixed', '2024-05-29', '2024-06-10', 9, 5, 725, 730, NULL, 2, 2.1);
