CREATE TABLE cave (
  cave_id INTEGER PRIMARY KEY,
  cave_name TEXT,
  mountains TEXT,
  length_m INTEGER,
  depth_m INTEGER,
  needs_rope TEXT,
  discovered INTEGER,
  bats TEXT,
  difficulty INTEGER,
  permit_eur REAL,
  entrance_alt_m INTEGER
);
INSERT INTO cave VALUES (1, 'Fledermausloch', 'Hochschwab', 693, 33, 'N', 1951, 'N', 1, 8.0, 1141);
INSERT INTO cave VALUES (2, 'Drachenhöhle', 'Dachstein', 3069, 454, 'Y', 1947, 'N', 5, 5.0, 1783);
INSERT INTO cave VALUES (3, 'Eisgrotte', 'Karwendel', 3927, 417, 'N', 1979, 'Y', 5, 5.0, 1196);
INSERT INTO cave VALUES (4, 'Wolfsschacht', 'Hochschwab', 2112, 515, 'Y', 1962, 'N', 5, 0, 786);
INSERT INTO cave VALUES (5, 'Silberkluft', 'Karwendel', 5610, 153, 'N', 1934, 'N', 3, 0, 1792);
INSERT INTO cave VALUES (6, 'Nebelgang', 'Hochschwab', 6919, 49, 'Y', 2008, 'N', 5, 0, 1707);
INSERT INTO cave VALUES (7, 'Bärenkammer', 'Totes Gebirge', 9570, 252, 'Y', 1921, 'Y', 6, 0, 1545);
INSERT INTO cave VALUES (8, 'Tropfsteinhalle', 'Karwendel', 8085, 570, 'Y', 1976, 'N', 2, 8.0, 1934);
INSERT INTO cave VALUES (9, 'Windloch', 'Hochschwab', 1001, 113, 'N', 1932, 'Y', 6, 0, 1082);
INSERT INTO cave VALUES (10, 'Blauer Siphon', 'Dachstein', 8965, 197, 'N', 1900, 'N', 3, 0, 1384);
INSERT INTO cave VALUES (11, 'Hexenkessel', 'Totes Gebirge', 6127, 319, 'N', 1894, 'Y', 4, 0, 1548);
INSERT INTO cave VALUES (12, 'Kristallgang', 'Totes Gebirge', 3421, 433, 'Y', 1948, 'Y', 2, 0, 1357);
INSERT INTO cave VALUES (13, 'Räuberhöhle', 'Karwendel', 4873, 121, 'N', 1923, 'N', 2, 5.0, 1415);
INSERT INTO cave VALUES (14, 'Tiefer Schlund', 'Hochschwab', 6215, 472, 'Y', 1887, 'N', 4, 0, 890);
INSERT INTO cave VALUES (15, 'Quellgrotte', 'Hochschwab', 2794, 519, 'Y', 1903, 'N', 2, 0, 1512);
INSERT INTO cave VALUES (16, 'Mondmilchhöhle', 'Hochschwab', 1287, 489, 'N', 1985, 'N', 4, 0, 1100);
INSERT INTO cave VALUES (17, 'Rabenschacht', 'Hochschwab', 1903, 43, 'Y', 1898, 'N', 6, 8.0, 1293);
CREATE TABLE trip (
  trip_id INTEGER PRIMARY KEY,
  cave_id INTEGER REFERENCES cave(cave_id),
  trip_date TEXT,
  leader TEXT,
  people INTEGER,
  novices INTEGER,
  hours_underground REAL,
  water_level TEXT,
  rope_used_m INTEGER,
  purpose TEXT,
  incident TEXT,
  surveyed_m INTEGER
);
INSERT INTO trip VALUES (1, 10, '2023-01-10', 'Silvio Marr', 6, 3, 6.2, 'high', 0, 'tour', NULL, NULL);
INSERT INTO trip VALUES (2, 8, '2023-01-28', 'Pia Lechner', 4, 2, 13.3, 'high', 60, 'bat count', NULL, NULL);
INSERT INTO trip VALUES (3, 9, '2023-01-28', 'Pia Lechner', 5, 1, 6.5, 'medium', 0, 'training', 'twisted ankle', NULL);
INSERT INTO trip VALUES (4, 5, '2023-01-31', 'Pia Lechner', 5, 0, 1.9, 'medium', 0, 'tour', NULL, NULL);
INSERT INTO trip VALUES (5, 1, '2023-02-03', 'Silvio Marr', 5, 3, 10.6, NULL, 0, 'training', NULL, NULL);
INSERT INTO trip VALUES (6, 13, '2023-02-18', 'Pia Lechner', 10, 2, 2.9, 'low', 0, 'digging', NULL, NULL);
INSERT INTO trip VALUES (7, 12, '2023-03-20', 'Jutta Kern', 2, 1, 5.0, 'medium', 0, 'digging', 'twisted ankle', NULL);
INSERT INTO trip VALUES (8, 6, '2023-04-27', 'Pia Lechner', 10, 2, 10.3, NULL, 200, 'tour', NULL, NULL);
INSERT INTO trip VALUES (9, 7, '2023-05-06', 'Zoe Hartl', 3, 2, 12.1, 'low', 80, 'tour', NULL, NULL);
INSERT INTO trip VALUES (10, 4, '2023-06-24', 'Armin Duda', 11, 4, 9.1, 'high', 40, 'training', NULL, NULL);
INSERT INTO trip VALUES (11, 12, '2023-07-19', 'Silvio Marr', 8, 2, 13.4, 'low', 120, 'survey', NULL, 260);
INSERT INTO trip VALUES (12, 4, '2023-07-19', 'Zoe Hartl', 6, 1, 8.4, NULL, 200, 'tour', 'late return', NULL);
INSERT INTO trip VALUES (13, 2, '2023-08-09', 'Silvio Marr', 8, 3, 11.6, NULL, 60, 'tour', NULL, NULL);
INSERT INTO trip VALUES (14, 7, '2023-08-24', 'Jutta Kern', 7, 2, 9.8, NULL, 80, 'tour', NULL, NULL);
INSERT INTO trip VALUES (15, 14, '2023-08-26', 'Silvio Marr', 10, 4, 4.3, 'low', 200, 'training', NULL, NULL);
INSERT INTO trip VALUES (16, 11, '2023-08-26', 'Jutta Kern', 7, 3, 5.5, NULL, 0, 'tour', NULL, NULL);
INSERT INTO trip VALUES (17, 15, '2023-08-29', 'Silvio Marr', 11, 2, 8.0, NULL, 40, 'tour', 'lost light', NULL);
INSERT INTO trip VALUES (18, 1, '2023-09-02', 'Pia Lechner', 10, 1, 10.5, 'high', 0, 'tour', NULL, NULL);
INSERT INTO trip VALUES (19, 14, '2023-09-17', 'Armin Duda', 8, 4, 12.4, NULL, 200, 'training', 'hypothermia', NULL);
INSERT INTO trip VALUES (20, 3, '2023-11-14', 'Jutta Kern', 9, 4, 9.9, 'high', 0, 'training', NULL, NULL);
INSERT INTO trip VALUES (21, 12, '2023-11-18', 'Pia Lechner', 6, 0, 6.1, 'low', 200, 'tour', NULL, NULL);
INSERT INTO trip VALUES (22, 4, '2023-11-22', 'Armin Duda', 3, 0, 12.7, NULL, 0, 'survey', NULL, 65);
INSERT INTO trip VALUES (23, 12, '2023-11-25', 'Jutta Kern', 11, 4, 10.6, 'high', 200, 'digging', NULL, NULL);
INSERT INTO trip VALUES (24, 11, '2023-11-25', 'Zoe Hartl', 6, 4, 9.3, 'low', 0, 'survey', NULL, 156);
INSERT INTO trip VALUES (25, 2, '2023-11-29', 'Zoe Hartl', 8, 3, 13.7, 'medium', 0, 'bat count', NULL, NULL);
INSERT INTO trip VALUES (26, 3, '2023-12-09', 'Armin Duda', 4, 3, 12.4, 'low', 0, 'tour', NULL, NULL);
INSERT INTO trip VALUES (27, 7, '2023-12-09', 'Zoe Hartl', 5, 0, 6.2, 'medium', 20, 'tour', 'twisted ankle', NULL);
INSERT INTO trip VALUES (28, 7, '2023-12-30', 'Silvio Marr', 8, 0, 9.0, 'low', 200, 'survey', 'twisted ankle', 277);
INSERT INTO trip VALUES (29, 8, '2024-01-20', 'Silvio Marr', 10, 4, 3.5, 'medium', 40, 'digging', NULL, NULL);
INSERT INTO trip VALUES (30, 14, '2024-01-23', 'Jutta Kern', 8, 3, 8.7, 'medium', 80, 'digging', 'late return', NULL);
INSERT INTO trip VALUES (31, 10, '2024-02-03', 'Silvio Marr', 11, 3, 13.9, 'medium', 0, 'digging', NULL, NULL);
INSERT INTO trip VALUES (32, 7, '2024-02-05', 'Jutta Kern', 3, 2, 9.9, NULL, 120, 'training', 'late return', NULL);
INSERT INTO trip VALUES (33, 2, '2024-03-07', 'Zoe Hartl', 5, 2, 11.4, 'high', 60, 'digging', NULL, NULL);
INSERT INTO trip VALUES (34, 2, '2024-03-16', 'Pia Lechner', 6, 2, 2.2, 'high', 40, 'survey', NULL, 223);
INSERT INTO trip VALUES (35, 11, '2024-04-14', 'Silvio Marr', 5, 1, 9.7, NULL, 0, 'tour', NULL, NULL);
INSERT INTO trip VALUES (36, 11, '2024-04-27', 'Pia Lechner', 10, 0, 9.8, NULL, 0, 'bat count', 'stuck rope', NULL);
INSERT INTO trip VALUES (37, 10, '2024-04-27', 'Armin Duda', 9, 3, 5.1, 'low', 0, 'tour', NULL, NULL);
INSERT INTO trip VALUES (38, 12, '2024-05-06', 'Armin Duda', 3, 1, 10.5, 'high', 120, 'tour', 'lost light', NULL);
INSERT INTO trip VALUES (39, 3, '2024-05-11', 'Armin Duda', 8, 0, 11.4, 'high', 0, 'survey', NULL, 308);
INSERT INTO trip VALUES (40, 15, '2024-05-15', 'Jutta Kern', 2, 1, 3.2, 'medium', 200, 'tour', NULL, NULL);
INSERT INTO trip VALUES (41, 8, '2024-05-18', 'Silvio Marr', 8, 3, 2.6, 'low', 120, 'tour', NULL, NULL);
INSERT INTO trip VALUES (42, 3, '2024-06-15', 'Armin Duda', 2, 2, 4.3, 'high', 0, 'training', NULL, NULL);
INSERT INTO trip VALUES (43, 8, '2024-06-18', 'Jutta Kern', 7, 1, 4.2, 'low', 60, 'bat count', 'lost light', NULL);
INSERT INTO trip VALUES (44, 3, '2024-07-20', 'Armin Duda', 10, 2, 10.0, NULL, 0, 'digging', NULL, NULL);
INSERT INTO trip VALUES (45, 7, '2024-07-22', 'Zoe Hartl', 9, 3, 2.4, 'low', 200, 'survey', NULL, 133);
INSERT INTO trip VALUES (46, 11, '2024-08-06', 'Silvio Marr', 8, 3, 2.9, NULL, 0, 'training', 'late return', NULL);
INSERT INTO trip VALUES (47, 5, '2024-08-17', 'Silvio Marr', 11, 2, 6.2, 'low', 0, 'digging', NULL, NULL);
INSERT INTO trip VALUES (48, 10, '2024-08-20', 'Armin Duda', 3, 0, 6.4, 'medium', 0, 'tour', NULL, NULL);
INSERT INTO trip VALUES (49, 12, '2024-10-15', 'Silvio Marr', 9, 0, 9.8, 'low', 80, 'survey', NULL, 138);
INSERT INTO trip VALUES (50, 3, '2024-10-26', 'Armin Duda', 2, 0, 4.1, NULL, 0, 'tour', 'twisted ankle', NULL);
INSERT INTO trip VALUES (51, 10, '2024-11-09', 'Armin Duda', 7, 0, 10.5, 'medium', 0, 'tour', NULL, NULL);
INSERT INTO trip VALUES (52, 3, '2024-12-01', 'Jutta Kern', 4, 3, 2.7, 'low', 0, 'survey', NULL, 32);
INSERT INTO trip VALUES (53, 12, '2024-12-21', 'Pia Lechner', 10, 0, 11.8, 'low', 40, 'training', NULL, NULL);
INSERT INTO trip VALUES (54, 3, '2024-12-26', 'Zoe Hartl', 7, 3, 12.6, NULL, 0, 'survey', NULL, 242);
INSERT INTO trip VALUES (55, 12, '2025-01-11', 'Silvio Marr', 9, 3, 7.9, 'low', 20, 'survey', NULL, 251);
INSERT INTO trip VALUES (56, 12, '2025-01-13', 'Zoe Hartl', 9, 2, 10.4, 'low', 20, 'tour', NULL, NULL);
INSERT INTO trip VALUES (57, 3, '2025-01-14', 'Armin Duda', 5, 3, 5.8, 'high', 0, 'survey', NULL, 149);
INSERT INTO trip VALUES (58, 9, '2025-01-18', 'Silvio Marr', 4, 0, 10.9, NULL, 0, 'digging', NULL, NULL);
INSERT INTO trip VALUES (59, 3, '2025-01-18', 'Armin Duda', 2, 2, 9.5, 'medium', 0, 'tour', NULL, NULL);
INSERT INTO trip VALUES (60, 10, '2025-01-18', 'Silvio Marr', 3, 3, 11.4, 'high', 0, 'tour', 'stuck rope', NULL);
INSERT INTO trip VALUES (61, 1, '2025-01-25', 'Pia Lechner', 10, 3, 5.0, 'high', 0, 'tour', 'stuck rope', NULL);
INSERT INTO trip VALUES (62, 7, '2025-02-08', 'Jutta Kern', 8, 4, 7.4, NULL, 80, 'bat count', 'stuck rope', NULL);
INSERT INTO trip VALUES (63, 7, '2025-02-08', 'Pia Lechner', 7, 4, 8.4, 'low', 200, 'digging', NULL, NULL);
INSERT INTO trip VALUES (64, 13, '2025-02-22', 'Armin Duda', 5, 2, 11.3, 'high', 0, 'digging', NULL, NULL);
INSERT INTO trip VALUES (65, 7, '2025-02-27', 'Pia Lechner', 11, 0, 4.8, NULL, 80, 'survey', NULL, 165);
INSERT INTO trip VALUES (66, 1, '2025-03-06', 'Silvio Marr', 11, 0, 1.9, 'medium', 0, 'training', NULL, NULL);
INSERT INTO trip VALUES (67, 9, '2025-03-13', 'Jutta Kern', 9, 2, 11.1, 'medium', 0, 'training', NULL, NULL);
INSERT INTO trip VALUES (68, 11, '2025-03-15', 'Jutta Kern', 7, 3, 10.6, 'medium', 0, 'digging', NULL, NULL);
INSERT INTO trip VALUES (69, 7, '2025-03-20', 'Pia Lechner', 4, 3, 11.0, 'low', 0, 'training', NULL, NULL);
INSERT INTO trip VALUES (70, 7, '2025-04-26', 'Silvio Marr', 9, 2, 10.1, 'medium', 120, 'training', NULL, NULL);
