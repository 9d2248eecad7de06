CREATE TABLE pipers (
  piper_id INTEGER PRIMARY KEY,
  name TEXT,
  band TEXT,
  country TEXT,
  left_handed TEXT,
  newsletter TEXT
);
INSERT INTO pipers VALUES (1, 'Willem Novak', 'Glen Rowan', 'IRELAND', 'y', 'n');
INSERT INTO pipers VALUES (2, 'Hanno Achterberg', NULL, 'Ireland', 'n', 'n');
INSERT INTO pipers VALUES (3, 'Falk Iversen', NULL, 'Scotland', 'n', 'n');
INSERT INTO pipers VALUES (4, 'Leif Corrigan', 'City Police Band', 'IRELAND', 'n', 'n');
INSERT INTO pipers VALUES (5, 'Vera Pruitt', NULL, 'Canada', 'n', 'n');
INSERT INTO pipers VALUES (6, 'Ida Sorley', 'City Police Band', 'Scotland', 'n', 'n');
INSERT INTO pipers VALUES (7, 'Greta Sorley', 'Fyvie Pipers', 'Germany', 'n', 'n');
INSERT INTO pipers VALUES (8, 'Rosa Unwin', NULL, 'Germany', 'n', 'y');
INSERT INTO pipers VALUES (9, 'Piet Sorley', NULL, 'Scotland', 'n', 'y');
INSERT INTO pipers VALUES (10, 'Anna Tierney', 'Fyvie Pipers', 'Canada', 'n', 'n');
INSERT INTO pipers VALUES (11, 'Greta Corrigan', NULL, 'Scotland', 'y', 'n');
INSERT INTO pipers VALUES (12, 'Ida Wrede', 'City Police Band', 'Ireland', 'n', 'y');
INSERT INTO pipers VALUES (13, 'Piet Jansen', NULL, 'Germany', 'y', 'n');
INSERT INTO pipers VALUES (14, 'Maren Eklund', 'City Police Band', 'Ireland', 'n', 'n');
INSERT INTO pipers VALUES (15, 'Ida Iversen', 'City Police Band', 'Scotland', 'n', 'y');
INSERT INTO pipers VALUES (16, 'Tilda Tierney', 'Glen Rowan', 'Brittany', 'n', 'n');
INSERT INTO pipers VALUES (17, 'Greta Kessler', NULL, 'Germany', 'n', 'y');
INSERT INTO pipers VALUES (18, 'Hanno Wrede', NULL, 'Canada', 'n', 'y');
INSERT INTO pipers VALUES (19, 'Bert Hallam', 'City Police Band', 'Canada', 'n', 'y');
INSERT INTO pipers VALUES (20, 'Ida Quist', 'Glen Rowan', 'canada', 'n', 'y');
INSERT INTO pipers VALUES (21, 'Udo Dufour', 'Fyvie Pipers', 'Scotland', 'n', 'y');
INSERT INTO pipers VALUES (22, 'Clara Iversen', 'Glen Rowan', 'Ireland', 'y', 'n');
INSERT INTO pipers VALUES (23, 'Jens Dufour', 'Fyvie Pipers', 'Scotland', 'n', 'y');
INSERT INTO pipers VALUES (24, 'Falk Novak', 'Glen Rowan', 'Germany', 'n', 'n');
INSERT INTO pipers VALUES (25, 'Rosa Moreau', 'Harbour Drones', 'Scotland', 'y', 'n');
INSERT INTO pipers VALUES (26, 'Sven Eklund', 'City Police Band', 'Ireland', 'n', 'n');
INSERT INTO pipers VALUES (27, 'Rosa Rademacher', NULL, 'Canada', 'n', 'n');
INSERT INTO pipers VALUES (28, 'Vera Eklund', 'Fyvie Pipers', 'Canada', 'y', 'y');
INSERT INTO pipers VALUES (29, 'Edda Farrow', 'Harbour Drones', 'Scotland', 'n', 'n');
INSERT INTO pipers VALUES (30, 'Willem Brandt', NULL, 'Ireland', 'n', 'n');
CREATE TABLE sets (
  set_no INTEGER PRIMARY KEY,
  piper_id INTEGER REFERENCES pipers(piper_id),
  kind TEXT,
  wood TEXT,
  mounts TEXT,
  pitch TEXT,
  ordered_on TEXT,
  due_on TEXT,
  handed_over_on TEXT,
  quoted_gbp INTEGER,
  charged_gbp INTEGER,
  deposit_paid TEXT,
  paid_in_full INTEGER,
  engraved TEXT,
  cancelled INTEGER,
  maker TEXT
);
INSERT INTO sets VALUES (1, 10, 'great highland', 'cocuswood', 'brass', 'B flat', '2024-03-31', '2024-06-29', NULL, 2100, NULL, 'y', 0, 'y', 0, 'Ewan');
INSERT INTO sets VALUES (2, 18, 'border pipes', 'blackwood', 'imitation ivory', 'B flat', '2024-06-06', '2024-11-03', '2024-10-17', 1500, 1575, 'y', 1, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (3, 13, 'great highland', 'plum', NULL, 'A', '2025-03-24', '2025-09-20', '2025-09-07', 1800, 1800, 'y', 0, 'n', 0, 'Catriona');
INSERT INTO sets VALUES (4, 1, 'smallpipes', 'cocuswood', 'horn', 'D', '2026-07-17', '2027-03-14', NULL, 2500, NULL, 'n', 0, 'y', 0, 'Ewan');
INSERT INTO sets VALUES (5, 23, 'border pipes ', 'blackwood', 'horn', 'A', '2026-06-17', '2027-02-12', NULL, 1300, NULL, 'y', 0, 'y', 1, 'Catriona');
INSERT INTO sets VALUES (6, 22, 'smallpipes ', 'blackwood', 'horn', 'B flat', '2023-08-12', '2023-11-10', '2023-11-15', 2400, 2400, 'y', 1, 'n', 0, 'catriona');
INSERT INTO sets VALUES (7, 10, 'great highland', 'plum', 'brass', 'B flat', '2023-11-23', '2024-07-20', '2024-08-28', 1100, 1210, 'y', 1, 'y', 0, 'Ewan');
INSERT INTO sets VALUES (8, 23, 'smallpipes ', 'cocuswood', 'imitation ivory', NULL, '2024-04-11', '2024-12-07', NULL, 2000, NULL, 'y', 0, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (9, 20, 'uilleann', 'cocuswood', 'horn', 'D', '2026-04-15', '2026-12-11', NULL, 2900, NULL, 'y', 0, 'y', 0, 'Ewan');
INSERT INTO sets VALUES (10, 3, 'smallpipes', 'blackwood', 'silver', 'A', '2024-01-16', '2024-06-14', '2024-06-14', 1900, 1900, 'y', 1, 'y', 0, 'Ewan');
INSERT INTO sets VALUES (11, 12, 'uilleann', 'blackwood', 'horn', 'B flat', '2026-08-18', '2027-04-15', NULL, 3800, NULL, 'y', 0, 'n', 1, 'catriona');
INSERT INTO sets VALUES (12, 9, 'uilleann', 'laburnum', 'silver', 'B flat', '2024-05-05', '2024-08-03', '2024-08-31', 2700, 2700, 'y', 0, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (13, 1, 'great highland', 'cocuswood', 'silver', 'A', '2023-07-29', '2023-12-26', '2024-02-21', 3000, 3000, 'y', 1, 'n', 0, 'Rab');
INSERT INTO sets VALUES (14, 19, 'great highland', 'blackwood', 'silver', 'A', '2024-07-04', '2025-03-01', '2025-04-28', 1900, 1900, 'y', 1, 'n', 0, 'Catriona');
INSERT INTO sets VALUES (15, 21, 'border pipes', 'boxwood', 'imitation ivory', 'D', '2024-06-27', '2025-02-22', '2025-03-02', 2800, 2940, 'y', 1, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (16, 16, 'border pipes', 'laburnum', 'imitation ivory', 'D', '2023-03-12', '2023-11-07', '2023-10-21', 1900, 1900, 'y', 1, 'y', 0, 'Catriona');
INSERT INTO sets VALUES (17, 21, 'great highland', 'laburnum', NULL, 'B flat', '2023-12-24', '2024-06-21', '2024-08-17', 2100, 2310, 'y', 1, 'y', 0, 'Ewan');
INSERT INTO sets VALUES (18, 17, 'smallpipes', 'blackwood', 'imitation ivory', 'A', '2025-07-11', '2025-11-08', '2025-11-16', 2000, 2000, 'y', 0, 'y', 0, 'Catriona ');
INSERT INTO sets VALUES (19, 24, 'border pipes', 'cocuswood', 'imitation ivory', NULL, '2023-04-10', '2023-09-07', '2023-09-03', 2000, 2200, 'n', 1, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (20, 2, 'smallpipes', 'blackwood', 'horn', 'D', '2023-07-25', '2023-11-22', '2023-12-04', 2200, 2200, 'y', 0, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (21, 5, 'uilleann', 'blackwood', 'imitation ivory', 'D', '2024-05-15', '2025-01-10', '2025-01-15', 4500, 4500, 'y', 1, 'y', 0, 'Rab');
INSERT INTO sets VALUES (22, 23, 'great highland', 'blackwood', 'imitation ivory', 'B flat', '2023-04-07', '2023-08-05', '2023-09-02', 1200, 1140, 'y', 0, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (23, 12, 'uilleann', 'plum', 'imitation ivory', NULL, '2025-05-15', '2025-10-12', NULL, 4200, NULL, 'y', 0, 'n', 1, 'Catriona');
INSERT INTO sets VALUES (24, 15, 'great highland', 'cocuswood', NULL, 'D', '2025-08-14', '2026-04-11', '2026-05-20', 2900, 2900, 'y', 1, 'n', 0, 'Catriona');
INSERT INTO sets VALUES (25, 22, 'smallpipes', 'boxwood', 'horn', 'B flat', '2024-04-24', '2024-12-20', '2025-01-05', 2300, 2300, 'y', 1, 'y', 0, 'Ewan');
INSERT INTO sets VALUES (26, 21, 'great highland', 'blackwood', 'silver', 'A', '2023-03-21', '2023-09-17', '2023-09-29', 1300, 1300, 'y', 1, 'n', 0, 'Rab');
INSERT INTO sets VALUES (27, 14, 'great highland', 'blackwood', 'imitation ivory', 'D', '2025-11-03', '2026-04-02', '2026-03-21', 1400, 1400, 'y', 1, 'n', 0, 'Catriona');
INSERT INTO sets VALUES (28, 8, 'great highland', 'blackwood', 'silver', NULL, '2025-06-21', '2025-12-18', '2026-01-02', 2400, 2640, 'y', 1, 'y', 0, 'Catriona');
INSERT INTO sets VALUES (29, 6, 'great highland', 'plum', 'horn', 'B flat', '2026-04-06', '2026-12-02', NULL, 1900, NULL, 'y', 0, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (30, 22, 'smallpipes', 'boxwood', 'imitation ivory', 'B flat', '2026-08-20', '2027-01-17', NULL, 1400, NULL, 'y', 0, 'y', 0, 'Ewan');
INSERT INTO sets VALUES (31, 17, 'Smallpipes', 'plum', 'horn', 'A', '2025-12-04', '2026-04-03', '2026-05-28', 3000, 3000, 'y', 0, 'n', 0, 'ewan');
INSERT INTO sets VALUES (32, 22, 'great highland', 'laburnum', 'imitation ivory', 'A', '2024-12-26', '2025-03-26', '2025-03-26', 1600, 1760, 'y', 1, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (33, 16, 'smallpipes', 'blackwood', 'imitation ivory', 'B flat', '2024-07-20', '2025-01-16', '2025-01-05', 1100, 1155, 'n', 1, 'n', 0, 'Catriona');
INSERT INTO sets VALUES (34, 18, 'great highland', 'cocuswood', 'silver', 'B flat', '2025-11-13', '2026-05-12', '2026-05-09', 2600, 2730, 'y', 1, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (35, 4, 'great highland', 'Blackwood', 'silver', 'D', '2024-06-06', '2024-12-03', '2025-01-07', 2900, 2900, 'y', 1, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (36, 21, 'border pipes', NULL, NULL, 'B flat', '2024-10-04', '2025-06-01', NULL, 2100, NULL, 'y', 0, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (37, 7, 'great highland', 'boxwood', 'imitation ivory', 'A', '2023-07-31', '2024-01-27', '2024-01-12', 2100, 2100, 'n', 1, 'n', 0, 'Rab');
INSERT INTO sets VALUES (38, 19, 'great highland', 'blackwood', NULL, 'A', '2024-12-24', '2025-05-23', '2025-06-09', 1900, 1805, 'y', 1, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (39, 13, 'great highland', 'blackwood', 'brass', 'A', '2023-02-04', '2023-10-02', '2023-11-25', 2100, 1995, 'y', 1, 'y', 0, 'Rab');
INSERT INTO sets VALUES (40, 1, 'great highland', 'blackwood ', 'brass', 'D', '2026-04-30', '2026-09-27', '2026-11-12', 1600, 1600, 'n', 1, 'y', 0, 'Rab');
INSERT INTO sets VALUES (41, 2, 'great highland', 'cocuswood', 'horn', 'B flat', '2025-02-05', '2025-08-04', '2025-09-28', 1000, 1000, 'y', 1, 'n', 0, 'EWAN');
INSERT INTO sets VALUES (42, 17, 'great highland', 'blackwood ', 'horn', 'B flat', '2023-01-11', '2023-05-11', '2023-05-28', 2300, 2185, 'y', 0, 'n', 0, 'Catriona');
INSERT INTO sets VALUES (43, 24, 'smallpipes', 'blackwood', 'horn', 'D', '2023-12-10', '2024-06-07', NULL, 900, NULL, 'y', 0, 'n', 1, 'Catriona');
INSERT INTO sets VALUES (44, 26, 'great highland', 'cocuswood', 'imitation ivory', 'B flat', '2025-09-06', '2025-12-05', '2025-11-15', 2600, 2730, 'y', 1, 'y', 0, 'Catriona');
INSERT INTO sets VALUES (45, 20, 'great highland', 'cocuswood', 'imitation ivory', 'A', '2024-06-03', '2025-01-29', '2025-02-14', 1900, 1900, 'y', 1, 'y', 0, 'Catriona');
INSERT INTO sets VALUES (46, 3, 'border pipes', 'blackwood', 'horn', 'A', '2025-07-20', '2026-01-16', '2026-02-07', 2200, 2200, 'n', 1, 'y', 0, 'Catriona');
INSERT INTO sets VALUES (47, 2, 'great highland', 'plum', 'imitation ivory', 'A', '2025-01-05', '2025-07-04', '2025-08-17', 1700, 1700, 'y', 1, 'y', 0, 'rab');
INSERT INTO sets VALUES (48, 1, 'border pipes', 'cocuswood', 'silver', 'A', '2024-02-15', '2024-08-13', '2024-07-25', 1100, 1100, 'y', 1, 'n', 0, 'Catriona');
INSERT INTO sets VALUES (49, 2, 'great highland', 'boxwood', 'imitation ivory', 'D', '2025-12-08', '2026-05-07', '2026-06-10', 2000, 2100, 'y', 1, 'y', 0, 'Catriona');
INSERT INTO sets VALUES (50, 3, 'smallpipes', 'plum ', 'imitation ivory', 'D', '2024-06-07', '2024-10-05', '2024-11-22', 1500, 1500, 'y', 1, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (51, 21, 'great highland', 'blackwood', 'silver', 'A', '2024-01-17', '2024-09-13', '2024-11-08', 1300, 1300, 'y', 1, 'y', 0, 'Catriona');
INSERT INTO sets VALUES (52, 19, 'great highland', 'blackwood', 'imitation ivory', 'D', '2024-06-26', '2024-09-24', '2024-10-05', 2000, 2100, 'y', 1, 'n', 0, 'Catriona');
INSERT INTO sets VALUES (53, 16, 'smallpipes', 'blackwood', 'silver', 'D', '2025-11-10', '2026-04-09', NULL, 2200, NULL, 'n', 0, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (54, 24, 'great highland', 'COCUSWOOD', 'brass', 'B flat', '2023-04-22', '2023-07-21', '2023-07-17', 2300, 2185, 'y', 0, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (55, 13, 'great highland', 'laburnum', 'brass', 'A', '2025-04-11', '2025-12-07', '2025-11-21', 900, 900, 'y', 0, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (56, 9, 'border pipes', 'blackwood', 'horn', 'A', '2024-12-04', '2025-03-04', '2025-04-18', 2400, 2520, 'y', 1, 'y', 0, 'Rab');
INSERT INTO sets VALUES (57, 22, 'smallpipes', 'blackwood', 'imitation ivory', 'B flat', '2023-09-20', '2023-12-19', '2023-12-31', 1900, 1995, 'n', 1, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (58, 14, 'smallpipes', 'plum', 'silver', 'A', '2025-02-18', '2025-07-18', '2025-07-12', 2400, 2400, 'n', 1, 'n', 0, 'Rab');
INSERT INTO sets VALUES (59, 12, 'smallpipes', 'blackwood', 'brass', 'B flat', '2025-03-10', '2025-11-05', '2025-11-29', 1600, 1760, 'n', 1, 'y', 0, 'Catriona ');
INSERT INTO sets VALUES (60, 25, 'great highland ', 'cocuswood', NULL, 'B flat', '2025-06-18', '2026-02-13', '2026-03-26', 2300, 2300, 'y', 1, 'n', 0, 'Ewan');
INSERT INTO sets VALUES (61, 8, 'smallpipes', 'cocuswood', 'brass', 'A', '2023-05-13', '2023-11-09', '2023-11-24', 2500, 2500, 'n', 1, 'y', 0, 'Catriona');
INSERT INTO sets VALUES (62, 12, 'great highland', 'cocuswood', 'imitation ivory', 'B flat', '2024-06-04', '2024-12-01', '2024-11-16', 2100, 2310, 'n', 1, 'y', 0, 'Catriona');
INSERT INTO sets VALUES (63, 7, 'smallpipes', 'laburnum', 'horn', 'D', '2023-11-25', '2024-05-23', '2024-05-05', 2800, 2660, 'y', 1, 'y', 0, 'Ewan');
INSERT INTO sets VALUES (64, 6, 'GREAT HIGHLAND', 'blackwood', 'horn', 'A', '2023-12-29', '2024-06-26', '2024-07-05', 3000, 3000, 'y', 1, 'y', 0, 'Catriona');
CREATE TABLE repairs (
  repair_id INTEGER PRIMARY KEY,
  set_no INTEGER REFERENCES sets(set_no),
  fault TEXT,
  brought_in_on TEXT,
  finished_on TEXT,
  cost_gbp INTEGER,
  under_guarantee TEXT,
  customer_told TEXT,
  remarks TEXT
);
INSERT INTO repairs VALUES (1, 41, 'leaking bag', '2026-04-10', '2026-05-04', 34, NULL, 'y', NULL);
INSERT INTO repairs VALUES (2, 52, 'dead reed', '2025-03-10', '2025-03-25', 153, 'n', 'y', NULL);
INSERT INTO repairs VALUES (3, 28, 'leaking bag', '2026-07-16', '2026-07-19', 0, 'y', 'y', NULL);
INSERT INTO repairs VALUES (4, 45, 'dead reed', '2025-12-12', '2025-12-24', 0, 'y', 'n', NULL);
INSERT INTO repairs VALUES (5, 42, 'leaking bag', '2023-09-28', '2023-10-05', 0, 'y', 'y', NULL);
INSERT INTO repairs VALUES (6, 64, 'worn tenon', '2025-07-09', '2025-08-15', 160, 'n', 'y', 'left in a hot car');
INSERT INTO repairs VALUES (7, 48, 'worn tenon', '2024-11-22', '2024-12-22', 0, 'y', 'n', NULL);
INSERT INTO repairs VALUES (8, 45, 'leaking bag', '2025-12-17', '2026-01-30', 163, 'n', 'y', 'dropped at the games');
INSERT INTO repairs VALUES (9, 63, 'cracked stock', '2024-06-06', '2024-06-28', 144, NULL, 'y', NULL);
INSERT INTO repairs VALUES (10, 63, 'cracked stock', '2024-10-26', '2024-12-02', 0, 'y', 'y', NULL);
INSERT INTO repairs VALUES (11, 26, 'leaking bag', '2024-07-22', '2024-08-15', 176, 'n', 'y', 'dry wood');
INSERT INTO repairs VALUES (12, 42, 'worn tenon', '2023-10-15', '2023-11-28', 0, 'y', 'y', NULL);
INSERT INTO repairs VALUES (13, 21, 'dead reed', '2025-04-22', '2025-05-05', 0, 'y', 'n', NULL);
INSERT INTO repairs VALUES (14, 13, 'cracked stock', '2024-12-11', '2025-01-17', 90, NULL, 'y', NULL);
INSERT INTO repairs VALUES (15, 32, 'leaking bag', '2025-07-14', '2025-07-29', 107, NULL, 'y', NULL);
INSERT INTO repairs VALUES (16, 61, 'loose ferrule', '2024-02-28', '2024-03-20', 29, 'n', 'n', NULL);
INSERT INTO repairs VALUES (17, 58, 'loose ferrule', '2026-08-01', '2026-09-05', 0, 'y', 'y', NULL);
INSERT INTO repairs VALUES (18, 64, 'dead reed', '2025-08-24', '2025-09-25', 0, 'y', 'y', NULL);
INSERT INTO repairs VALUES (19, 57, 'dead reed', '2024-09-21', '2024-11-01', 0, 'y', 'y', NULL);
INSERT INTO repairs VALUES (20, 20, 'leaking bag', '2024-01-24', '2024-02-21', 131, 'n', 'y', 'left in a hot car');
INSERT INTO repairs VALUES (21, 61, 'leaking bag', '2024-09-19', '2024-10-18', 0, 'y', 'n', NULL);
INSERT INTO repairs VALUES (22, 2, 'dead reed', '2024-12-03', '2024-12-18', 66, NULL, 'n', NULL);
INSERT INTO repairs VALUES (23, 12, 'worn tenon', '2025-03-27', '2025-05-20', 180, 'n', 'n', NULL);
INSERT INTO repairs VALUES (24, 37, 'dead reed', '2025-05-13', '2025-05-30', 82, 'n', 'n', NULL);
INSERT INTO repairs VALUES (25, 17, 'leaking bag', '2025-07-11', '2025-07-21', 83, 'n', 'y', NULL);
INSERT INTO repairs VALUES (26, 64, 'worn tenon', '2024-12-24', '2025-01-28', 172, 'n', 'n', NULL);
INSERT INTO repairs VALUES (27, 57, 'worn tenon', '2024-03-10', '2024-04-05', 0, 'y', 'y', NULL);
INSERT INTO repairs VALUES (28, 51, 'worn tenon', '2025-08-02', '2025-08-23', 132, 'n', 'y', NULL);
INSERT INTO repairs VALUES (29, 37, 'leaking bag', '2024-09-03', '2024-09-12', 0, 'y', 'y', 'left in a hot car');
INSERT INTO repairs VALUES (30, 48, 'cracked stock', '2024-09-25', '2024-10-01', 187, 'n', 'n', NULL);
INSERT INTO repairs VALUES (31, 26, 'dead reed', '2024-01-08', '2024-02-11', 131, 'n', 'n', 'dropped at the games');
INSERT INTO repairs VALUES (32, 2, 'loose ferrule', '2026-02-26', '2026-04-12', 31, 'n', 'n', NULL);
INSERT INTO repairs VALUES (33, 42, 'cracked stock', '2024-09-28', NULL, NULL, 'n', 'n', 'dropped at the games');
INSERT INTO repairs VALUES (34, 54, 'dead reed', '2024-03-08', '2024-04-14', 189, 'n', 'n', 'dry wood');
INSERT INTO repairs VALUES (35, 48, 'leaking bag', '2025-05-30', '2025-07-01', 159, 'n', 'n', NULL);
INSERT INTO repairs VALUES (36, 45, 'leaking bag', '2026-05-12', NULL, NULL, 'y', 'y', 'dropped at the games');
INSERT INTO repairs VALUES (37, 26, 'leaking bag', '2024-06-18', '2024-06-19', 0, 'y', 'y', 'left in a hot car');
INSERT INTO repairs VALUES (38, 54, 'loose ferrule', '2023-09-25', '2023-10-09', 0, 'y', 'y', NULL);
INSERT INTO repairs VALUES (39, 42, 'cracked stock', '2024-01-16', '2024-01-19', 141, NULL, 'n', 'dropped at the games');
INSERT INTO repairs VALUES (40, 25, 'leaking bag', '2026-04-21', '2026-06-05', 0, 'y', 'n', NULL);
INSERT INTO repairs VALUES (41, 38, 'dead reed', '2026-10-12', NULL, NULL, 'y', 'y', NULL);
INSERT INTO repairs VALUES (42, 3, 'cracked stock', '2026-10-08', '2026-10-11', 56, 'n', 'y', NULL);
INSERT INTO repairs VALUES (43, 18, 'loose ferrule', '2026-09-03', '2026-09-20', 182, NULL, 'n', NULL);
INSERT INTO repairs VALUES (44, 45, 'cracked stock', '2025-10-31', '2025-11-23', 0, 'y', 'y', 'dropped at the games');
INSERT INTO repairs VALUES (45, 45, 'leaking bag', '2026-06-29', '2026-07-02', 183, 'n', 'y', NULL);
INSERT INTO repairs VALUES (46, 13, 'cracked stock', '2024-10-15', '2024-11-07', 48, 'n', 'y', NULL);
