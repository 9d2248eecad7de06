CREATE TABLE mounts (
  mount_no INTEGER PRIMARY KEY,
  label TEXT,
  animal TEXT,
  class TEXT,
  owner TEXT,
  brought_in_on TEXT,
  finished_on TEXT,
  collected_on TEXT,
  weight_kg REAL,
  length_cm INTEGER,
  cause_of_death TEXT,
  pose TEXT,
  protected TEXT,
  permit TEXT,
  estimate_eur INTEGER,
  final_eur INTEGER,
  deposit_eur INTEGER,
  paid TEXT,
  defect TEXT,
  glass_case TEXT,
  freezer_no INTEGER,
  preparator TEXT,
  remarks TEXT
);
INSERT INTO mounts VALUES (1, 'Mallard A1', 'mallard', 'bird', 'Olga Hallam', '2026-09-20', NULL, NULL, 0.85, 59, 'road', 'standing', 'no', NULL, 403, NULL, 50, 'no', 'none', 'yes', 3, 'Benedikta', NULL);
INSERT INTO mounts VALUES (2, 'Barn owl B1', 'barn owl', 'bird', 'Anna Oakes', '2023-04-02', '2023-05-28', '2023-07-26', 0.47, 34, NULL, 'lying', 'yes', 'yes', 154, 154, 0, 'yes', 'none', 'no', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (3, 'Grass snake C1', 'grass snake', 'reptile', 'Olga Voss', '2024-11-11', '2025-07-07', '2025-07-10', NULL, 89, 'cat', NULL, 'no', NULL, 172, 192, 100, 'yes', 'none', 'no', NULL, 'aurel', NULL);
INSERT INTO mounts VALUES (4, 'Grass snake D1', 'grass snake', 'reptile', 'Vera Kessler', '2025-08-07', '2026-02-27', '2026-03-07', 0.18, 104, 'shot', 'Flying', 'no', NULL, 322, 322, 100, 'no', 'none', 'yes', NULL, NULL, NULL);
INSERT INTO mounts VALUES (5, 'Roe buck E1', 'roe buck', 'mammal', 'Vera Oakes', '2023-08-06', '2023-12-28', NULL, 21.12, 113, 'cat ', 'head only', 'yes', 'no', 584, 604, 100, 'no', 'none', 'no', NULL, 'Aurel', 'wants moss base');
INSERT INTO mounts VALUES (6, 'Tortoise F1', 'Tortoise', 'reptile', 'Nils Tierney', '2023-12-25', '2024-08-12', '2024-09-24', 3.28, 27, 'Road', 'lying', 'no', NULL, 236, 296, 50, 'yes', 'none', 'yes', NULL, 'Benedikta', 'eyes from Lauscha');
INSERT INTO mounts VALUES (7, 'Grass snake G1', 'grass snake', 'reptile', 'Olga Voss', '2023-07-31', '2023-11-17', NULL, 0.18, 101, 'old age', 'lying', 'no', NULL, 402, 402, 50, 'no', 'none', 'yes', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (8, 'Jay H1', 'jay', 'bird', 'Olga Voss', '2025-12-24', '2026-02-04', '2026-03-13', 0.16, 31, NULL, 'flying ', 'no', NULL, 122, 102, 50, 'yes', 'moth', 'no', NULL, 'Aurel', 'owner cries, be gentle');
INSERT INTO mounts VALUES (9, 'Budgie I1', 'budgie', 'bird', 'Willem Jansen', '2025-08-15', '2026-01-24', '2026-04-01', 0.04, 19, 'road', 'head only', 'no', NULL, 400, 460, 50, 'yes', 'none', 'no', NULL, 'AUREL', NULL);
INSERT INTO mounts VALUES (10, 'Wild boar J1', 'wild boar', 'mammal', 'Ida Wrede', '2023-02-09', '2023-07-15', '2023-07-27', 76.33, 122, NULL, 'standing', 'no', NULL, 1130, 1130, 50, 'yes', 'none', 'no', NULL, 'Aurel', 'wants moss base');
INSERT INTO mounts VALUES (11, 'Tortoise K1', 'tortoise', 'reptile', 'Nature Centre', '2026-05-12', NULL, NULL, 3.72, 25, 'cat', 'head only', 'no', NULL, 366, NULL, 50, 'no', 'none', 'no', 3, 'Benedikta', NULL);
INSERT INTO mounts VALUES (12, 'Stoat L1', 'stoat', 'mammal', 'Ida Novak', '2025-01-18', NULL, NULL, 0.34, 24, 'old age', 'standing', 'yes', 'no', 373, NULL, 0, 'no', 'none', 'no', 4, 'Aurel', NULL);
INSERT INTO mounts VALUES (13, 'Budgie M1', 'budgie', 'bird', 'Olga Dufour', '2024-05-16', '2024-10-21', '2025-01-06', 0.05, 21, NULL, 'Head only', 'no', NULL, 280, 300, 100, 'yes', 'none', 'yes', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (14, 'Pike N1', 'pike', 'fish', 'Olga Brandt', '2025-10-18', '2026-06-24', '2026-08-25', NULL, 95, 'shot', 'standing', 'no', NULL, 380, 400, 50, 'no', 'none', 'yes', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (15, 'Zander O1', 'ZANDER', 'fish', 'Willem Jansen', '2026-06-20', '2026-11-13', '2026-11-16', 3.82, 75, 'window', 'head only', 'no', NULL, 232, 292, 50, 'yes', 'none', 'no', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (16, 'Grass snake P1', 'grass snake', 'reptile', 'Forestry Office', '2023-04-04', NULL, NULL, 0.2, 85, NULL, 'Flying', 'no', NULL, 302, NULL, 0, 'yes', 'none', 'no', 3, 'benedikta', NULL);
INSERT INTO mounts VALUES (17, 'Pheasant Q1', 'pheasant', 'bird', 'Willem Jansen', '2024-04-22', '2024-06-02', '2024-07-10', 1.29, 86, 'road', NULL, 'no', NULL, 374, 464, 0, 'no', 'none', 'no', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (18, 'Jay R1', 'jay', 'bird', 'Nature Centre', '2024-06-27', '2024-11-25', '2025-02-12', 0.16, 39, 'cat', 'flying ', 'no', NULL, 112, 172, 0, 'yes', 'none', 'no', NULL, 'Benedikta', 'wants moss base');
INSERT INTO mounts VALUES (19, 'Mallard S1', 'mallard', 'bird', 'Vera Oakes', '2026-04-19', '2026-07-31', NULL, 1.22, 55, NULL, 'head only', 'no', NULL, 143, 163, 50, 'no', 'none', 'no', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (20, 'Zander T1', 'zander', 'fish', 'Olga Dufour', '2024-02-07', '2024-10-20', '2024-12-06', 3.94, 66, 'cat', 'lying', 'no', NULL, 182, 182, 50, 'yes', 'none', 'no', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (21, 'Carp U1', 'carp', 'fish', 'Dirk Tierney', '2024-07-24', '2024-11-05', '2024-12-29', 8.22, 69, 'road', 'on branch', 'no', NULL, 308, 398, 50, 'yes', 'fat burn', 'no', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (22, 'Badger V1', 'badger', 'mammal', 'Ida Wrede', '2025-12-13', '2026-08-24', '2026-09-12', 13.39, 68, 'old age', 'head only', 'no', NULL, 462, 462, 50, 'yes', 'none', 'yes', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (23, 'Kestrel W1', 'kestrel', 'bird', 'Rosa Farrow', '2024-01-29', '2024-05-21', '2024-06-13', 0.16, 36, 'old age', 'Lying', 'yes', 'yes', 162, 142, 50, 'no', 'none', 'no', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (24, 'Zander X1', 'zander', 'fish', 'Leif Tierney', '2026-03-03', '2026-08-25', '2026-11-01', 3.1, 79, 'shot', 'on branch', 'no', NULL, 272, 272, 50, 'yes', 'torn skin', 'yes', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (25, 'Mallard Y1', 'mallard', 'bird', 'County Museum', '2025-06-15', '2026-02-14', '2026-05-05', 1.16, 59, 'shot', 'head only', 'no', NULL, 153, 153, 0, 'no', 'torn skin', 'no', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (26, 'Carp Z1', 'carp', 'fish', 'Olga Dufour', '2025-08-07', '2026-04-19', '2026-06-23', 9.67, 72, 'road', 'standing', 'no', NULL, 238, 218, 100, 'no', 'none', 'yes', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (27, 'Barn owl A2', 'barn owl', 'bird', 'Hunting Club Eiche', '2023-01-21', '2023-06-15', '2023-08-29', 0.46, 36, 'road', 'standing', 'yes', 'yes', 154, 174, 100, 'yes', 'none', 'no', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (28, 'Wild boar B2', 'wild boar', 'mammal', 'Ida Novak', '2023-09-14', '2023-11-16', '2024-01-02', 65.71, 140, 'shot', 'on branch', 'no', NULL, 1120, 1100, 50, 'yes', 'none', 'no', NULL, NULL, NULL);
INSERT INTO mounts VALUES (29, 'Red fox C2', 'red fox', 'mammal', 'Forestry Office', '2023-06-08', '2024-01-28', '2024-03-28', 6.22, 72, 'shot', 'lying', 'no', NULL, 292, 382, 100, 'yes', 'feather loss', 'yes', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (30, 'Goshawk D2', 'goshawk', 'bird', 'Olga Pruitt', '2023-02-04', '2023-04-08', '2023-05-13', 0.92, 58, 'road', 'lying', 'yes', 'yes', 253, 253, 50, 'yes', 'none', 'no', NULL, 'Aurel', 'eyes from Lauscha');
INSERT INTO mounts VALUES (31, 'Mallard E2', 'mallard', 'bird', 'Dirk Tierney', '2025-06-30', '2025-10-02', '2025-11-04', 1.12, 52, 'shot', 'standing', 'no', NULL, 293, 353, 0, 'yes', 'feather loss', 'no', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (32, 'Goshawk F2', 'Goshawk', 'bird', 'Anna Quist', '2025-04-07', '2025-07-31', '2025-09-13', 1.26, 60, 'road', 'flying', 'yes', 'yes', 313, 313, 100, 'yes', 'none', 'yes', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (33, 'Jay G2', 'jay', 'bird', 'County Museum', '2023-03-03', '2023-04-20', '2023-07-02', 0.14, 34, 'shot', 'on branch', 'no', NULL, 392, 452, 50, 'yes', 'none', 'no', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (34, 'Stoat H2', 'Stoat', 'mammal', 'Olga Corrigan', '2025-11-28', '2026-03-14', NULL, 0.31, 31, NULL, 'on branch', 'no', NULL, 183, 183, 0, 'no', 'none', 'no', NULL, 'AUREL', 'wants moss base');
INSERT INTO mounts VALUES (35, 'Stoat I2', 'stoat', 'mammal', 'Dirk Tierney', '2025-07-14', '2026-02-18', NULL, 0.23, 28, 'shot', 'standing ', 'no', NULL, 333, 393, 100, 'no', 'none', 'no', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (36, 'Pheasant J2', 'pheasant', 'bird', 'Vera Corrigan', '2024-08-10', '2024-12-29', '2025-01-18', 1.18, 75, 'shot', 'Flying', 'no', NULL, 394, 454, 0, 'yes', 'none', 'yes', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (37, 'Hare K2', 'hare', 'mammal', 'Olga Corrigan', '2026-04-03', '2026-07-11', '2026-08-08', 3.13, 56, 'ROAD', 'flying', 'no', NULL, 368, 458, 0, 'yes', 'none', 'yes', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (38, 'Pheasant L2', 'pheasant', 'bird', 'Nils Tierney', '2026-01-16', '2026-07-09', '2026-09-06', NULL, 86, 'road ', 'Lying', 'no', NULL, 254, 254, 50, 'yes', 'fat burn', 'no', NULL, 'Aurel', 'wants moss base');
INSERT INTO mounts VALUES (39, 'Wild boar M2', 'wild boar', 'mammal', 'Leif Tierney', '2023-06-13', '2023-10-21', '2023-12-22', 53.34, 134, 'shot', 'head only', 'no', NULL, 1150, 1150, 50, 'yes', 'none', 'no', NULL, 'Aurel', 'show at the fair');
INSERT INTO mounts VALUES (40, 'Zander N2', 'zander', 'fish', 'Rosa Farrow', '2026-04-24', '2026-07-15', '2026-09-06', 3.57, 64, NULL, 'Standing', 'no', NULL, 202, 222, 0, 'yes', 'none', 'no', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (41, 'Iguana O2', 'iguana', 'reptile', 'Dirk Pruitt', '2025-04-25', '2025-06-09', '2025-07-15', 4.11, 129, NULL, 'lying', 'no', NULL, 232, 292, 50, 'yes', 'none', 'no', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (42, 'Tortoise P2', 'tortoise', 'reptile', 'Hunting Club Eiche', '2023-07-05', '2024-03-12', '2024-04-15', 2.48, 26, 'road', 'lying', 'no', NULL, 146, 236, 50, 'yes', 'none', 'yes', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (43, 'Goshawk Q2', 'goshawk', 'bird', 'Willem Jansen', '2024-07-24', NULL, NULL, 1.11, 49, 'window', 'lying', 'yes', 'yes', 273, NULL, 0, 'no', 'none', 'no', 3, 'BENEDIKTA', 'ring on the leg');
INSERT INTO mounts VALUES (44, 'Zander R2', 'zander', 'fish', 'Olga Pruitt', '2024-01-22', '2024-09-28', '2024-11-07', 3.4, 62, 'road', 'HEAD ONLY', 'no', NULL, 162, 222, 0, 'yes', 'none', 'no', NULL, 'Aurel', 'show at the fair');
INSERT INTO mounts VALUES (45, 'Badger S2', 'badger', 'mammal', 'Maren Tierney', '2026-03-24', '2026-07-09', '2026-08-22', 14.27, 84, NULL, 'head only', 'no', NULL, 222, 242, 0, 'yes', 'none', 'yes', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (46, 'Tortoise T2', 'tortoise', 'reptile', 'County Museum', '2023-08-29', '2023-12-31', NULL, 2.88, 28, NULL, 'Head only', 'no', NULL, 266, 246, 100, 'no', 'feather loss', 'no', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (47, 'Roe buck U2', 'roe buck', 'mammal', 'Olga Corrigan', '2024-10-24', '2025-04-28', '2025-06-20', 23.18, 125, NULL, 'standing', 'no', NULL, 574, 554, 50, 'yes', 'moth', 'no', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (48, 'Barn owl V2', 'barn owl', 'bird', 'Willem Iversen', '2025-04-12', '2025-08-03', '2025-09-01', 0.47, 31, 'shot', 'head only', 'yes', 'no', 134, 134, 50, 'no', 'moth', 'yes', NULL, 'benedikta', NULL);
INSERT INTO mounts VALUES (49, 'Grass snake W2', 'grass snake', 'reptile', 'Anna Tierney', '2025-02-14', '2025-09-28', '2025-12-02', 0.22, 97, 'shot', 'standing', 'no', NULL, 112, 112, 0, 'yes', 'none', 'yes', NULL, 'Aurel', 'wants moss base');
INSERT INTO mounts VALUES (50, 'Kestrel X2', 'kestrel', 'bird', 'Ida Wrede', '2025-03-03', '2025-04-13', NULL, 0.25, 32, 'road', 'on branch', 'yes', 'yes', 152, 152, 0, 'no', 'none', 'yes', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (51, 'Pheasant Y2', 'pheasant', 'bird', 'Nils Tierney', '2026-06-11', '2026-09-20', '2026-10-27', 1.37, 89, 'old age', 'HEAD ONLY', 'no', NULL, 154, 214, 0, 'yes', 'none', 'no', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (52, 'Hare Z2', 'hare', 'mammal', 'Olga Dufour', '2026-07-11', '2026-09-01', NULL, 5.05, 63, 'old age', 'FLYING', 'no', NULL, 388, 388, 0, 'no', 'none', 'no', NULL, NULL, 'eyes from Lauscha');
INSERT INTO mounts VALUES (53, 'Barn owl A3', 'barn owl', 'bird', 'Olga Brandt', '2025-03-27', '2025-09-23', '2025-10-02', 0.36, 37, 'road', 'flying', 'yes', 'yes', 204, 264, 50, 'yes', 'none', 'yes', NULL, 'benedikta', 'ring on the leg');
INSERT INTO mounts VALUES (54, 'Carp B3', 'carp', 'fish', 'Anna Oakes', '2023-06-30', '2023-12-13', '2024-01-01', 9.24, 77, NULL, 'standing', 'no', NULL, 248, 338, 100, 'yes', 'torn skin', 'no', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (55, 'Carp C3', 'carp', 'fish', 'Sven Moreau', '2023-04-17', NULL, NULL, 10.04, 84, NULL, 'flying', 'no', NULL, 278, NULL, 50, 'no', 'none', 'no', 3, 'Aurel', 'wants moss base');
INSERT INTO mounts VALUES (56, 'Cat D3', 'cat', 'mammal', 'Forestry Office', '2026-04-30', '2026-07-05', NULL, 4.45, 51, NULL, 'Head Only', 'no', NULL, 364, 364, 100, 'no', 'moth', 'yes', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (57, 'Iguana E3', 'iguana ', 'reptile', 'Dirk Tierney', '2026-08-04', NULL, NULL, NULL, 124, 'road', 'flying', 'no', NULL, 302, NULL, 0, 'no', 'none', 'no', 4, 'Aurel', NULL);
INSERT INTO mounts VALUES (58, 'Pheasant F3', 'pheasant', 'bird', 'Anna Tierney', '2024-06-01', '2024-10-19', '2024-11-28', 1.52, 86, NULL, 'head only', 'no', NULL, 314, 314, 100, 'yes', 'none', 'no', NULL, 'Aurel', 'wants moss base');
INSERT INTO mounts VALUES (59, 'Tortoise G3', 'tortoise', 'reptile', 'Vera Corrigan', '2023-10-22', '2024-04-09', NULL, 2.42, 25, 'Window', 'head only', 'no', NULL, 216, 196, 50, 'no', 'none', 'no', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (60, 'Red fox H3', 'red fox', 'mammal', 'Olga Hallam', '2023-01-25', '2023-04-28', '2023-05-31', 7.01, 60, 'road', 'on branch ', 'no', NULL, 312, 292, 100, 'yes', 'none', 'yes', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (61, 'Zander I3', 'zander', 'fish', 'Anna Quist', '2025-02-10', '2025-10-15', '2025-12-13', 2.63, 73, 'shot', 'head only', 'no', NULL, 362, 342, 0, 'no', 'none', 'yes', NULL, 'aurel', NULL);
INSERT INTO mounts VALUES (62, 'Jay J3', 'jay', 'bird', 'Ida Pruitt', '2025-10-02', '2026-03-19', '2026-05-12', 0.19, 37, 'old age', 'FLYING', 'no', NULL, 382, 362, 50, 'yes', 'none', 'no', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (63, 'Red fox K3', 'red fox ', 'mammal', 'Vera Kessler', '2023-02-16', '2023-09-05', '2023-10-07', 6.2, 63, 'road', 'flying', 'no', NULL, 412, 502, 100, 'yes', 'fat burn', 'no', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (64, 'Kestrel L3', 'kestrel', 'bird', 'Olga Voss', '2023-05-25', '2023-08-11', NULL, 0.21, 34, 'road', 'on branch', 'yes', 'yes', 322, 322, 50, 'no', 'torn skin', 'no', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (65, 'Kestrel M3', 'kestrel', 'bird', 'Rosa Farrow', '2023-09-20', NULL, NULL, 0.18, 39, 'window', 'lying', 'yes', 'yes', 102, NULL, 100, 'no', 'none', 'no', 1, 'Benedikta', NULL);
INSERT INTO mounts VALUES (66, 'Mallard N3', 'MALLARD', 'bird', 'Olga Dufour', '2023-04-15', '2023-11-22', NULL, 1.27, 56, 'shot', 'Lying', 'no', NULL, 183, 183, 50, 'no', 'moth', 'no', NULL, 'Aurel', 'eyes from Lauscha');
INSERT INTO mounts VALUES (67, 'Hare O3', 'hare', 'mammal', 'Willem Iversen', '2025-12-18', '2026-04-05', '2026-06-21', 3.05, 62, 'shot', 'standing', 'no', NULL, 158, 178, 50, 'yes', 'torn skin', 'yes', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (68, 'Red fox P3', 'red fox', 'mammal', 'Olga Dufour', '2025-07-07', NULL, NULL, 4.76, 78, 'shot', 'on branch', 'no', NULL, 222, NULL, 100, 'no', 'moth', 'no', 3, 'Aurel', NULL);
INSERT INTO mounts VALUES (69, 'Cat Q3', 'cat', 'mammal', 'Ida Pruitt', '2023-10-03', '2024-04-15', '2024-06-01', 4.53, 43, 'road', 'lying', 'no', NULL, 354, 374, 50, 'yes', 'none', 'yes', NULL, 'Aurel', NULL);
INSERT INTO mounts VALUES (70, 'Zander R3', 'zander', 'fish', 'Ida Novak', '2025-01-20', '2025-06-16', '2025-08-11', 4.0, 64, 'road', 'head only', 'no', NULL, 442, 442, 50, 'yes', 'none', 'no', NULL, 'Aurel', 'owner cries, be gentle');
INSERT INTO mounts VALUES (71, 'Budgie S3', 'budgie', 'bird', 'Vera Oakes', '2023-04-02', '2023-10-01', '2023-11-30', 0.03, 21, 'shot', 'standing', 'no', NULL, 160, 180, 0, 'no', 'none', 'yes', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (72, 'Goshawk T3', 'goshawk', 'bird', 'Vera Kessler', '2023-01-21', '2023-07-10', '2023-07-18', 1.21, 62, 'Road', 'Head only', 'yes', 'yes', 213, 273, 50, 'yes', 'none', 'no', NULL, 'Benedikta', 'show at the fair');
INSERT INTO mounts VALUES (73, 'Tortoise U3', 'tortoise', 'reptile', 'Leif Tierney', '2026-07-29', NULL, NULL, 3.81, 24, 'shot', 'head only', 'no', NULL, 166, NULL, 50, 'no', 'none', 'yes', 2, 'Aurel', NULL);
INSERT INTO mounts VALUES (74, 'Carp V3', 'carp', 'fish', 'Anna Tierney', '2026-09-17', NULL, NULL, 11.69, 66, 'Old age', 'standing', 'no', NULL, 388, NULL, 50, 'no', 'fat burn', 'yes', 1, 'Benedikta', NULL);
INSERT INTO mounts VALUES (75, 'Pike W3', 'pike', 'fish', 'Forestry Office', '2023-08-16', '2024-03-08', '2024-03-15', 5.8, 102, 'shot', 'standing', 'no', NULL, 340, 400, 50, 'yes', 'moth', 'no', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (76, 'Grass snake X3', 'grass snake', 'reptile', 'Maren Tierney', '2025-02-13', '2025-07-16', '2025-08-24', 0.17, 99, 'road', 'On branch', 'no', NULL, 122, 122, 100, 'yes', 'fat burn', 'yes', NULL, 'Aurel', 'wants moss base');
INSERT INTO mounts VALUES (77, 'Barn owl Y3', 'barn owl', 'bird', 'Vera Corrigan', '2026-09-08', NULL, NULL, 0.34, 34, 'shot ', 'Lying', 'yes', 'yes', 274, NULL, 50, 'yes', 'feather loss', 'no', 1, 'Benedikta', NULL);
INSERT INTO mounts VALUES (78, 'Wild boar Z3', 'wild boar', 'mammal', 'Willem Jansen', '2024-09-11', NULL, NULL, 76.7, 136, 'window', 'standing', 'yes', 'no', 910, NULL, 50, 'no', 'none', 'no', 2, 'Benedikta', NULL);
INSERT INTO mounts VALUES (79, 'Jay A4', 'jay', 'bird', 'Olga Voss', '2026-10-03', NULL, NULL, 0.18, 34, 'road', 'standing', 'no', NULL, 112, NULL, 100, 'no', 'none', 'no', 2, 'Benedikta', 'ring on the leg');
INSERT INTO mounts VALUES (80, 'Mallard B4', 'mallard', 'bird', 'Vera Oakes', '2023-09-10', '2024-04-14', NULL, 0.87, 59, 'shot', 'standing', 'no', NULL, 123, 213, 0, 'no', 'none', 'yes', NULL, 'Benedikta', NULL);
INSERT INTO mounts VALUES (81, 'Red fox C4', 'red fox', 'mammal', 'Anna Oakes', '2024-12-11', '2025-07-25', '2025-08-06', 4.65, 69, 'road', 'Standing', 'no', NULL, 222, 222, 50, 'yes', 'none', 'no', NULL, 'Aurel', 'wants moss base');
INSERT INTO mounts VALUES (82, 'Jay D4', 'jay', 'bird', 'Ida Novak', '2026-01-17', NULL, NULL, 0.21, 34, 'old age', 'standing', 'no', NULL, 362, NULL, 50, 'no', 'none', 'yes', 1, 'Benedikta', NULL);
