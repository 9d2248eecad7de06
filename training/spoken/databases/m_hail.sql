CREATE TABLE adjusters (
  adjuster_id INTEGER PRIMARY KEY,
  name TEXT,
  region TEXT,
  licensed_since TEXT,
  freelance TEXT,
  phone TEXT
);
INSERT INTO adjusters VALUES (1, 'Lena Fuchs', 'South', '2009-04-01', 'No', '+49 151 2200');
INSERT INTO adjusters VALUES (2, 'Rob Tanner', 'North', '2016-09-15', 'Yes', NULL);
INSERT INTO adjusters VALUES (3, 'Ilse Marten', 'South', '2021-02-01', 'No', '+49 151 8841');
INSERT INTO adjusters VALUES (4, 'Cem Aydin', 'West', '2012-06-10', 'Yes', '+49 170 3390');
INSERT INTO adjusters VALUES (5, 'Paul Greb', 'West', '2023-03-20', 'No', '+49 172 1177');
INSERT INTO adjusters VALUES (6, 'Nora Hein', 'North', '2025-10-01', 'Yes', NULL);
CREATE TABLE storms (
  storm_id INTEGER PRIMARY KEY,
  storm_name TEXT,
  storm_date TEXT,
  max_stone_mm INTEGER,
  town TEXT
);
INSERT INTO storms VALUES (1, 'Whitsun storm', '2023-05-28', 42, 'Ulm');
INSERT INTO storms VALUES (2, 'August cell', '2023-08-12', 65, 'Reutlingen');
INSERT INTO storms VALUES (3, 'Night of the 9th', '2024-07-09', 38, 'Ulm');
INSERT INTO storms VALUES (4, 'Vineyard storm', '2025-06-21', 71, 'Heilbronn');
INSERT INTO storms VALUES (5, 'Late squall', '2025-09-04', 25, 'Aalen');
INSERT INTO storms VALUES (6, 'Big white', '2026-07-02', 58, 'Heilbronn');
INSERT INTO storms VALUES (7, 'Dry run', '2026-08-30', 12, 'Aalen');
CREATE TABLE claims (
  claim_no INTEGER PRIMARY KEY,
  policyholder TEXT,
  adjuster_id INTEGER REFERENCES adjusters(adjuster_id),
  storm_id INTEGER REFERENCES storms(storm_id),
  item TEXT,
  reported_on TEXT,
  inspected_on TEXT,
  closed_on TEXT,
  stone_mm INTEGER,
  dents INTEGER,
  claimed_eur INTEGER,
  paid_out_eur INTEGER,
  deductible_eur INTEGER,
  status TEXT,
  photos TEXT,
  remarks TEXT
);
INSERT INTO claims VALUES (70001, 'Fink, T.', 3, 3, 'car', '2024-07-12', '2024-07-21', '2024-10-07', 23, 33, 1918, 1918, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70003, 'Jung, A.', 2, 4, 'Roof', '2025-06-22', '2025-06-28', '2025-09-22', 33, NULL, 5153, 3607, 150, 'settled', 'y', 'repaired before inspection');
INSERT INTO claims VALUES (70004, 'Krebs, H.', 4, 4, 'greenhouse', '2025-06-29', '2025-07-28', '2025-10-25', 35, NULL, 2264, NULL, 150, 'rejected', 'n', NULL);
INSERT INTO claims VALUES (70006, 'Uhl, M.', 3, 4, 'car', '2025-08-01', '2025-08-05', NULL, 29, 152, 1079, NULL, 150, 'withdrawn', 'n', 'windscreen broken');
INSERT INTO claims VALUES (70007, 'Uhl, A.', 2, 6, 'Car', '2026-07-10', '2026-08-11', '2026-11-04', 46, 5, 1744, 1482, 300, 'settled', 'y', 'neighbour as witness');
INSERT INTO claims VALUES (70008, 'Krebs, M.', 4, 2, 'Blinds', '2023-09-22', '2023-10-10', '2023-12-31', 39, NULL, 1331, NULL, 150, 'rejected', 'n', NULL);
INSERT INTO claims VALUES (70010, 'Seitz, T.', 1, 2, 'car', '2023-09-01', '2023-09-11', '2023-09-27', 24, 117, 2768, 2768, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70013, 'Krebs, K.', 1, 4, 'Car', '2025-08-01', '2025-08-31', '2025-09-20', 43, 139, 1951, 1951, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70016, 'Tietz, B.', 1, 2, 'greenhouse', '2023-08-13', '2023-08-24', '2023-11-06', NULL, NULL, 619, 526, 150, 'settled', 'y', 'second visit needed');
INSERT INTO claims VALUES (70019, 'Uhl, M.', 4, 2, 'Greenhouse', '2023-09-01', '2023-09-13', '2023-12-03', 27, NULL, 2159, 1079, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70020, 'Moll, T.', 5, 6, 'caravan', '2026-07-10', '2026-07-29', '2026-08-23', 37, 74, 5420, 5420, 300, 'settled', 'y', 'old damage suspected');
INSERT INTO claims VALUES (70023, 'Uhl, T.', 1, 4, 'Car', '2025-06-24', '2025-07-25', '2025-08-28', 44, 68, 3743, 3181, 150, 'settled', 'y', 'second visit needed');
INSERT INTO claims VALUES (70026, 'Uhl, H.', 2, 1, 'car', '2023-05-29', '2023-06-19', '2023-08-05', NULL, 177, 4068, 3457, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70027, 'Bohn, B.', 3, 6, 'car', '2026-07-03', '2026-08-04', '2026-08-30', NULL, 34, 3754, 3190, 150, 'settled', 'n', NULL);
INSERT INTO claims VALUES (70030, 'Abel, T.', 4, 1, 'car', '2023-05-31', '2023-06-30', '2023-07-11', 35, 11, 4500, 4500, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70031, 'Ebert, B.', 1, 3, 'blinds', '2024-07-29', '2024-08-13', '2024-10-25', 36, NULL, 855, 598, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70032, 'Krebs, K.', 4, 3, 'car', '2024-07-12', '2024-08-11', '2024-10-28', 26, 53, 1110, 1110, 150, 'settled', 'y', 'neighbour as witness');
INSERT INTO claims VALUES (70035, 'Seitz, M.', 3, 5, 'blinds', '2025-09-12', '2025-09-20', '2025-11-01', NULL, NULL, 619, NULL, 150, 'rejected', 'y', NULL);
INSERT INTO claims VALUES (70036, 'Hauser, S.', 3, 3, 'roof', '2024-07-10', '2024-07-13', '2024-10-05', 21, NULL, 6554, 6554, 300, 'settled', 'y', 'neighbour as witness');
INSERT INTO claims VALUES (70039, 'Moll, M.', 3, 3, 'car', '2024-07-09', '2024-07-28', '2024-09-16', 36, 144, 1238, 1052, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70042, 'Uhl, S.', 2, 1, 'car', '2023-05-29', '2023-06-04', '2023-06-11', 15, 70, 2582, 2582, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70045, 'Quast, S.', 1, 4, 'car', '2025-06-29', '2025-07-01', '2025-09-04', 60, 166, 4003, 3402, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70048, 'Fink, M.', NULL, 1, 'car', '2023-06-05', NULL, NULL, 23, 29, 3755, NULL, 150, 'open', 'n', NULL);
INSERT INTO claims VALUES (70049, 'Gall, M.', 3, 1, 'car', '2023-05-28', '2023-06-10', '2023-06-23', 15, 91, 2056, 1747, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70050, 'Noll, H.', 3, 3, 'roof', '2024-07-10', '2024-07-17', '2024-08-26', 31, NULL, 3045, 2588, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70052, 'Noll, T.', 3, 6, 'Car', '2026-07-10', '2026-07-25', '2026-09-24', 23, 172, 3683, 3683, 150, 'settled', 'n', 'windscreen broken');
INSERT INTO claims VALUES (70053, 'Ihle, A.', 3, 4, 'car', '2025-06-29', '2025-07-11', '2025-07-19', 54, 174, 1345, NULL, 300, 'rejected', 'n', 'repaired before inspection');
INSERT INTO claims VALUES (70054, 'Ebert, A.', 3, 2, 'car', '2023-08-20', '2023-08-26', '2023-09-11', 53, 83, 3913, 2739, 300, 'settled', 'y', 'windscreen broken');
INSERT INTO claims VALUES (70055, 'Bohn, S.', 1, 1, 'solar panels', '2023-05-29', '2023-06-22', '2023-09-15', 16, NULL, 3200, 2240, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70056, 'Rau, M.', 4, 6, 'blinds', '2026-07-05', '2026-07-07', '2026-09-24', 35, NULL, 1082, 919, 300, 'settled', 'y', 'second visit needed');
INSERT INTO claims VALUES (70059, 'Pohl, A.', 4, 4, 'car', '2025-06-29', '2025-07-28', '2025-08-23', 45, 110, 2665, NULL, 300, 'rejected', 'y', NULL);
INSERT INTO claims VALUES (70060, 'Lang, M.', 1, 4, 'blinds', '2025-07-11', '2025-08-14', '2025-10-08', 41, NULL, 581, 406, 150, 'settled', 'n', NULL);
INSERT INTO claims VALUES (70061, 'Vogt, H.', 1, 4, 'car', '2025-06-21', '2025-06-28', '2025-09-12', 44, 162, 3800, 3230, 150, 'settled', 'n', 'neighbour as witness');
INSERT INTO claims VALUES (70064, 'Krebs, S.', 1, 6, 'Roof', '2026-08-12', '2026-09-12', NULL, 22, NULL, 9572, NULL, 300, 'open', 'y', 'second visit needed');
INSERT INTO claims VALUES (70065, 'Ebert, K.', 5, 2, 'Blinds', '2023-08-15', '2023-08-27', '2023-09-29', 40, NULL, 537, 456, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70066, 'Vogt, B.', 3, 4, 'car', '2025-06-22', '2025-06-24', '2025-09-17', NULL, 23, 4508, 4508, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70069, 'Gall, A.', 3, 4, 'Roof', '2025-06-24', '2025-07-26', '2025-10-17', 31, NULL, 10352, 8799, 300, 'settled', 'y', 'tiles cracked');
INSERT INTO claims VALUES (70071, 'Pohl, M.', 1, 6, 'car', '2026-08-12', '2026-09-09', NULL, 51, 113, 3165, NULL, 150, 'open', 'y', 'second visit needed');
INSERT INTO claims VALUES (70073, 'Otte, M.', 2, 4, 'car', '2025-07-11', '2025-08-07', '2025-08-13', 56, 130, 1951, NULL, 150, 'rejected', 'y', NULL);
INSERT INTO claims VALUES (70074, 'Weiss, M.', 3, 6, 'car', '2026-07-05', '2026-07-13', '2026-08-11', 36, 56, 3615, 3072, 150, 'settled', 'y', 'neighbour as witness');
INSERT INTO claims VALUES (70077, 'Czerny, S.', 1, 2, 'roof', '2023-08-12', '2023-08-24', '2023-08-30', 42, NULL, 8223, 8223, 150, 'settled', 'y', 'tiles cracked');
INSERT INTO claims VALUES (70079, 'Fink, T.', 3, 6, 'Roof', '2026-07-03', '2026-07-22', '2026-09-10', 28, NULL, 5708, 4851, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70082, 'Krebs, S.', 1, 2, 'car', '2023-08-13', '2023-08-17', '2023-09-02', 56, 19, 4705, 4705, 150, 'settled', 'y', 'repaired before inspection');
INSERT INTO claims VALUES (70083, 'Gall, S.', 1, 2, 'roof', '2023-08-12', '2023-08-17', '2023-10-17', 26, NULL, 5344, NULL, 150, 'rejected', 'y', NULL);
INSERT INTO claims VALUES (70086, 'Jung, K.', 1, 6, 'car', '2026-07-03', '2026-07-09', '2026-09-11', NULL, 161, 1193, NULL, 300, 'rejected', 'y', 'windscreen broken');
INSERT INTO claims VALUES (70088, 'Hauser, A.', 4, 2, 'roof', '2023-08-13', '2023-09-16', '2023-12-11', 31, NULL, 8210, 6978, 300, 'settled', 'n', 'tiles cracked');
INSERT INTO claims VALUES (70090, 'Quast, B.', 1, 4, 'caravan', '2025-06-29', '2025-07-18', NULL, 41, 150, 5773, NULL, 300, 'open', 'n', NULL);
INSERT INTO claims VALUES (70091, 'Weiss, B.', 1, 4, 'roof', '2025-06-24', '2025-07-03', '2025-07-27', 39, NULL, 10818, 9195, 150, 'settled', 'y', 'neighbour as witness');
INSERT INTO claims VALUES (70093, 'Gall, B.', 1, 2, 'solar panels', '2023-08-20', '2023-09-10', '2023-09-26', 60, NULL, 1804, 1804, 150, 'settled', 'n', NULL);
INSERT INTO claims VALUES (70094, 'Krebs, A.', 3, 2, 'car', '2023-08-12', '2023-08-19', '2023-10-28', 34, 173, 4400, 3080, 150, 'settled', 'n', 'windscreen broken');
INSERT INTO claims VALUES (70097, 'Krebs, S.', 3, 3, 'car', '2024-07-10', '2024-08-01', '2024-10-16', 36, 86, 3351, 3351, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70098, 'Gall, T.', 1, 6, 'roof', '2026-07-10', '2026-08-09', '2026-08-18', 35, NULL, 7287, 7287, 300, 'settled', 'y', 'tiles cracked');
INSERT INTO claims VALUES (70099, 'Pohl, K.', 4, 4, 'Solar panels', '2025-06-21', '2025-07-04', '2025-09-02', 62, NULL, 2111, NULL, 150, 'rejected', 'y', NULL);
INSERT INTO claims VALUES (70101, 'Fink, S.', 1, 2, 'roof', '2023-08-12', '2023-09-10', '2023-11-28', 39, NULL, 11686, 9933, 150, 'settled', 'n', 'tiles cracked');
INSERT INTO claims VALUES (70103, 'Otte, T.', 3, 1, 'blinds', '2023-05-29', '2023-06-17', '2023-06-23', 25, NULL, 690, 586, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70104, 'Pohl, T.', 6, 6, 'car', '2026-07-22', '2026-08-11', '2026-09-12', 21, 135, 2121, 2121, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70105, 'Uhl, K.', 4, 6, 'greenhouse', '2026-07-22', '2026-08-22', '2026-09-25', 39, NULL, 1056, 897, 150, 'settled', 'n', NULL);
INSERT INTO claims VALUES (70106, 'Vogt, A.', 2, 4, 'blinds', '2025-06-29', '2025-07-20', '2025-08-25', 49, NULL, 928, 788, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70109, 'Weiss, B.', 1, 2, 'car', '2023-08-20', '2023-09-10', '2023-12-06', 37, 164, 1556, NULL, 300, 'rejected', 'y', 'dented bonnet');
INSERT INTO claims VALUES (70111, 'Weiss, H.', NULL, 4, 'car', '2025-06-22', NULL, NULL, 48, 35, 3956, NULL, 300, 'withdrawn', 'y', NULL);
INSERT INTO claims VALUES (70114, 'Bohn, K.', 5, 5, 'roof', '2025-09-05', '2025-09-27', '2025-12-24', 24, NULL, 3640, 3094, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70116, 'Fink, M.', NULL, 4, 'roof', '2025-06-24', NULL, NULL, 43, NULL, 4201, NULL, 150, 'withdrawn', 'y', 'repaired before inspection');
INSERT INTO claims VALUES (70117, 'Abel, M.', 1, 2, 'roof', '2023-08-12', '2023-09-11', NULL, 34, NULL, 5608, NULL, 150, 'open', 'n', NULL);
INSERT INTO claims VALUES (70118, 'Zoller, M.', 5, 1, 'Car', '2023-05-29', '2023-06-24', '2023-07-10', 19, 177, 1680, 1176, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70121, 'Tietz, T.', 4, 4, 'blinds', '2025-06-24', '2025-07-07', '2025-08-24', 68, NULL, 1281, 1281, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70122, 'Abel, M.', 2, 2, 'solar panels', '2023-09-01', '2023-10-02', '2023-11-08', 59, NULL, 5136, 5136, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70123, 'Uhl, M.', 2, 5, 'car', '2025-09-12', '2025-10-10', NULL, 19, 22, 2087, NULL, 300, 'open', 'n', NULL);
INSERT INTO claims VALUES (70124, 'Rau, A.', 1, 1, 'Solar panels', '2023-05-31', '2023-06-28', '2023-07-04', 35, NULL, 3537, NULL, 150, 'rejected', 'y', NULL);
INSERT INTO claims VALUES (70125, 'Zoller, S.', NULL, 2, 'car', '2023-08-15', NULL, NULL, 32, 76, 2987, NULL, 300, 'withdrawn', 'n', NULL);
INSERT INTO claims VALUES (70128, 'Otte, M.', 2, 1, 'blinds', '2023-05-29', '2023-06-27', '2023-08-13', 29, NULL, 495, 495, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70129, 'Hauser, K.', 5, 4, 'solar panels', '2025-07-11', '2025-07-16', '2025-09-20', 60, NULL, 7216, 7216, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70130, 'Otte, S.', 1, 5, 'car', '2025-09-12', '2025-10-02', NULL, 11, 60, 4318, NULL, 150, 'open', 'n', NULL);
INSERT INTO claims VALUES (70131, 'Otte, K.', 1, 4, 'Car', '2025-06-29', '2025-07-14', '2025-07-26', 31, 107, 1200, 1200, 150, 'settled', 'n', 'old damage suspected');
INSERT INTO claims VALUES (70133, 'Vogt, K.', 3, 1, 'Caravan', '2023-06-05', '2023-06-22', '2023-08-25', 15, 6, 3247, NULL, 300, 'rejected', 'n', 'windscreen broken');
INSERT INTO claims VALUES (70134, 'Weiss, T.', 3, 2, 'car', '2023-09-01', '2023-09-06', '2023-10-15', 62, 32, 4552, 3869, 300, 'settled', 'y', 'old damage suspected');
INSERT INTO claims VALUES (70135, 'Ihle, K.', 4, 2, 'blinds', '2023-08-13', '2023-08-30', '2023-09-28', 64, NULL, 955, 955, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70138, 'Quast, K.', 1, 2, 'car', '2023-09-01', '2023-09-06', '2023-11-30', 38, 107, 4587, 4587, 150, 'settled', 'n', 'dented bonnet');
INSERT INTO claims VALUES (70140, 'Pohl, H.', 4, 4, 'blinds', '2025-06-24', '2025-07-08', NULL, 37, NULL, 717, NULL, 150, 'withdrawn', 'n', 'old damage suspected');
INSERT INTO claims VALUES (70143, 'Czerny, A.', 4, 3, 'greenhouse', '2024-07-09', '2024-08-08', '2024-09-07', 24, NULL, 721, 612, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70144, 'Otte, H.', 6, 6, 'blinds', '2026-07-05', '2026-08-02', '2026-09-04', 38, NULL, 976, 829, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70145, 'Bohn, B.', NULL, 4, 'Car', '2025-06-24', NULL, NULL, 41, 70, 3760, NULL, 300, 'open', 'y', NULL);
INSERT INTO claims VALUES (70146, 'Moll, K.', 1, 4, 'car', '2025-06-22', '2025-07-09', '2025-08-19', 56, 104, 3112, NULL, 150, 'rejected', 'y', NULL);
INSERT INTO claims VALUES (70147, 'Tietz, K.', 3, 3, 'Car', '2024-07-12', '2024-07-18', '2024-08-19', 33, 154, 4556, 3872, 300, 'settled', 'y', 'second visit needed');
INSERT INTO claims VALUES (70148, 'Lang, S.', 4, 3, 'car', '2024-07-10', '2024-07-19', '2024-09-15', 27, 176, 3745, 3183, 150, 'settled', 'n', NULL);
INSERT INTO claims VALUES (70149, 'Ebert, K.', 5, 4, 'caravan', '2025-06-22', '2025-07-08', '2025-09-24', 68, 87, 6093, 3046, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70150, 'Otte, A.', 6, 6, 'greenhouse', '2026-07-22', '2026-08-18', '2026-10-01', 33, NULL, 2317, 1621, 150, 'settled', 'n', NULL);
INSERT INTO claims VALUES (70151, 'Ebert, T.', 4, 3, 'roof', '2024-07-10', '2024-07-23', '2024-08-07', 23, NULL, 12088, 10274, 150, 'settled', 'n', 'second visit needed');
INSERT INTO claims VALUES (70152, 'Zoller, M.', 5, 4, 'roof', '2025-06-21', '2025-07-25', '2025-10-16', 39, NULL, 3340, 2839, 300, 'settled', 'y', 'old damage suspected');
INSERT INTO claims VALUES (70154, 'Czerny, M.', 5, 3, 'car', '2024-07-17', '2024-08-15', '2024-10-25', 28, 80, 4605, 4605, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70156, 'Seitz, S.', NULL, 6, 'car', '2026-07-10', NULL, NULL, 51, 181, 2073, NULL, 150, 'withdrawn', 'y', 'second visit needed');
INSERT INTO claims VALUES (70157, 'Fink, H.', 4, 1, 'Solar panels', '2023-05-29', '2023-06-06', '2023-08-23', 40, NULL, 6451, 4515, 300, 'settled', 'y', 'second visit needed');
INSERT INTO claims VALUES (70160, 'Dorn, B.', 3, 5, 'car', '2025-09-12', '2025-10-11', '2025-11-19', 23, 6, 2161, 1512, 150, 'settled', 'y', 'second visit needed');
INSERT INTO claims VALUES (70161, 'Ihle, T.', 4, 6, 'Car', '2026-07-03', '2026-08-01', '2026-09-12', 57, 77, 3831, 3831, 300, 'settled', 'y', 'dented bonnet');
INSERT INTO claims VALUES (70162, 'Ihle, T.', 2, 1, 'caravan', '2023-06-05', '2023-06-14', '2023-07-15', NULL, 117, 2596, 1817, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70163, 'Pohl, S.', 1, 3, 'roof', '2024-07-12', '2024-08-08', '2024-10-06', 36, NULL, 11250, 7874, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70165, 'Krebs, T.', 1, 6, 'roof', '2026-07-05', '2026-07-25', NULL, 30, NULL, 4702, NULL, 150, 'withdrawn', 'y', NULL);
INSERT INTO claims VALUES (70168, 'Vogt, H.', 4, 3, 'solar panels', '2024-08-19', '2024-09-14', '2024-11-26', 21, NULL, 7638, 7638, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70171, 'Pohl, T.', 5, 4, 'solar panels', '2025-07-11', '2025-07-26', '2025-10-21', 48, NULL, 6421, NULL, 300, 'rejected', 'y', NULL);
INSERT INTO claims VALUES (70173, 'Quast, B.', 3, 4, 'Car', '2025-06-29', '2025-07-07', '2025-07-13', 61, 174, 3898, 1949, 150, 'settled', 'y', 'dented bonnet');
INSERT INTO claims VALUES (70176, 'Gall, H.', 3, 6, 'caravan', '2026-07-10', '2026-07-26', '2026-10-10', NULL, 95, 4189, 2094, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70179, 'Moll, M.', 1, 5, 'roof', '2025-09-07', '2025-09-26', '2025-10-08', 21, NULL, 6936, 4855, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70182, 'Fink, A.', NULL, 5, 'greenhouse', '2025-09-12', NULL, NULL, 16, NULL, 2288, NULL, 150, 'open', 'y', NULL);
INSERT INTO claims VALUES (70183, 'Zoller, M.', 4, 2, 'caravan', '2023-08-15', '2023-09-16', '2023-09-22', 37, 51, 4086, 2860, 300, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70184, 'Hauser, S.', 4, 3, 'Car', '2024-07-17', '2024-08-15', '2024-10-28', 31, 23, 1780, NULL, 300, 'rejected', 'n', NULL);
INSERT INTO claims VALUES (70185, 'Ihle, A.', 4, 3, 'roof', '2024-07-12', '2024-07-17', NULL, 30, NULL, 7483, NULL, 300, 'open', 'n', NULL);
INSERT INTO claims VALUES (70186, 'Dorn, K.', 1, 2, 'roof', '2023-08-13', '2023-08-24', NULL, 53, NULL, 4473, NULL, 150, 'withdrawn', 'y', NULL);
INSERT INTO claims VALUES (70188, 'Dorn, M.', 2, 2, 'car', '2023-08-13', '2023-08-19', '2023-09-02', 45, 122, 4384, 3726, 300, 'settled', 'y', 'dented bonnet');
INSERT INTO claims VALUES (70190, 'Czerny, A.', NULL, 6, 'car', '2026-07-05', NULL, NULL, 57, 84, 4080, NULL, 150, 'withdrawn', 'y', NULL);
INSERT INTO claims VALUES (70193, 'Vogt, S.', 5, 3, 'solar panels', '2024-07-09', '2024-07-21', '2024-10-17', 15, NULL, 6855, 5826, 150, 'settled', 'y', NULL);
INSERT INTO claims VALUES (70194, 'Weiss, S.', NULL, 4, 'car', '2025-06-29', NULL, NULL, 30, 106, 3632, NULL, 150, 'withdrawn', 'y', 'second visit needed');
