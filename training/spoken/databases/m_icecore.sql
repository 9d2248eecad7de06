CREATE TABLE core_runs (
  run_id INTEGER PRIMARY KEY,
  hole TEXT,
  driller TEXT,
  drilled_on TEXT,
  logged_on TEXT,
  shipped_on TEXT,
  top_m REAL,
  bottom_m REAL,
  planned_cm INTEGER,
  recovered_cm INTEGER,
  quality TEXT,
  ash_layer TEXT,
  run_min INTEGER,
  fluid_l REAL,
  ice_temp_c REAL,
  box TEXT,
  remarks TEXT
);
INSERT INTO core_runs VALUES (1, 'North Dome', 'Tomas', '2023-06-03', '2023-06-03', '2023-08-02', 2.0, 3.5, 150, 150, 'fair', 'no', 63, NULL, -11.0, 'X100', NULL);
INSERT INTO core_runs VALUES (2, 'North Dome', 'Sigrun', '2023-06-04', NULL, NULL, 3.5, 5.0, 150, 123, 'brittle', 'no', 74, NULL, -11.0, 'X100', NULL);
INSERT INTO core_runs VALUES (3, 'North Dome', 'Mette', '2023-06-04', '2023-06-08', '2023-08-23', 5.0, 7.0, 200, 167, 'brittle', 'no', 38, NULL, -11.3, 'X101', NULL);
INSERT INTO core_runs VALUES (4, 'North Dome', 'Sigrun', '2023-06-04', NULL, NULL, 7.0, 9.2, 220, 194, 'FAIR', 'no', 30, NULL, NULL, 'X101', NULL);
INSERT INTO core_runs VALUES (5, 'North Dome', 'Mette', '2023-06-06', '2023-06-06', NULL, 9.2, 11.2, 200, 200, 'fair', 'no', 52, NULL, -12.2, 'X101', NULL);
INSERT INTO core_runs VALUES (6, 'North Dome', 'sigrun', '2023-06-06', '2023-06-08', '2023-08-02', 11.2, 13.4, 220, 196, 'good', 'no', 48, NULL, -12.3, 'X102', NULL);
INSERT INTO core_runs VALUES (7, 'North Dome', 'Tomas', '2023-06-07', NULL, NULL, 13.4, 15.6, 220, 0, NULL, 'no', 29, NULL, -11.3, NULL, 'power cut');
INSERT INTO core_runs VALUES (8, 'North Dome', 'Mette', '2023-06-08', '2023-06-11', '2023-08-02', 15.6, 17.8, 220, 177, 'fair', 'no', 64, NULL, -12.9, 'X102', NULL);
INSERT INTO core_runs VALUES (9, 'North Dome', 'Sigrun', '2023-06-10', '2023-06-13', '2023-08-02', 17.8, 20.0, 220, 220, 'good', 'no', 61, NULL, -12.8, 'X103', 'core catcher slipped');
INSERT INTO core_runs VALUES (10, 'North Dome', 'Mette', '2023-06-10', '2023-06-14', '2023-08-23', 20.0, 22.0, 200, 174, 'good', 'no', 72, NULL, -12.2, 'X103', NULL);
INSERT INTO core_runs VALUES (11, 'North Dome', 'aki', '2023-06-10', '2023-06-12', '2023-08-02', 22.0, 23.0, 100, 100, 'fair', 'no', 31, 3.3, -13.0, 'X103', NULL);
INSERT INTO core_runs VALUES (12, 'North Dome', 'Tomas', '2023-06-12', NULL, NULL, 23.0, 25.0, 200, 180, 'fair', 'yes', 40, 1.3, -13.0, 'X104', NULL);
INSERT INTO core_runs VALUES (13, 'North Dome', 'Mette', '2023-06-13', '2023-06-15', '2023-08-02', 25.0, 27.0, 200, 173, 'GOOD', 'no', 39, 1.5, -12.4, 'X104', NULL);
INSERT INTO core_runs VALUES (14, 'North Dome', 'Tomas', '2023-06-14', '2023-06-15', '2023-08-23', 27.0, 28.5, 150, 124, 'good', 'no', 55, 2.6, -13.7, 'X104', NULL);
INSERT INTO core_runs VALUES (15, 'North Dome', 'Sigrun', '2023-06-15', '2023-06-19', '2023-08-02', 28.5, 30.7, 220, 185, 'good', 'no', 72, 1.9, -12.4, 'X105', NULL);
INSERT INTO core_runs VALUES (16, 'North Dome', 'Aki', '2023-06-15', '2023-06-19', '2023-08-02', 30.7, 32.2, 150, 150, 'fair', 'no', 42, 2.7, -12.4, 'X105', NULL);
INSERT INTO core_runs VALUES (17, 'north dome', 'Tomas', '2023-06-16', '2023-06-20', '2023-08-11', 32.2, 34.2, 200, 164, 'good', 'no', 60, 3.7, -13.7, 'X105', NULL);
INSERT INTO core_runs VALUES (18, 'North Dome', 'sigrun', '2023-06-17', '2023-06-18', '2023-08-02', 34.2, 36.2, 200, 185, 'fair', 'no', 56, 4.4, -12.9, 'X106', 'melt layer');
INSERT INTO core_runs VALUES (19, 'North Dome', 'Sigrun', '2023-06-18', NULL, NULL, 36.2, 38.2, 200, 170, 'good', 'yes', 72, 2.9, -13.4, 'X106', 'blue ice band');
INSERT INTO core_runs VALUES (20, 'North Dome', 'sigrun', '2023-06-19', '2023-06-21', '2023-08-02', 38.2, 40.2, 200, 200, 'good', 'no', 71, 4.6, -14.0, 'X106', 'drill stuck');
INSERT INTO core_runs VALUES (21, 'North Dome', 'Sigrun', '2023-06-19', '2023-06-21', '2023-08-11', 40.2, 42.2, 200, 200, 'fair', 'no', 87, 3.5, -14.3, 'X107', 'cutters changed');
INSERT INTO core_runs VALUES (22, 'North Dome', 'Tomas', '2023-06-20', '2023-06-22', '2023-08-02', 42.2, 44.2, 200, 181, 'brittle', 'no', 40, 2.0, -14.4, 'X107', 'cutters changed');
INSERT INTO core_runs VALUES (23, 'North Dome', 'Mette', '2023-06-21', '2023-06-22', '2023-08-02', 44.2, 45.7, 150, 122, 'GOOD', 'no', 50, 2.1, -13.7, 'X107', NULL);
INSERT INTO core_runs VALUES (24, 'north dome', 'Sigrun', '2023-06-21', '2023-06-22', '2023-08-11', 45.7, 47.7, 200, 190, 'good', 'no', 65, 3.7, -14.9, 'X108', NULL);
INSERT INTO core_runs VALUES (25, 'North Dome', 'Mette', '2023-06-21', '2023-06-21', '2023-08-02', 47.7, 49.7, 200, 200, 'brittle', 'no', 71, 4.8, -14.7, 'X108', NULL);
INSERT INTO core_runs VALUES (26, 'North Dome', 'Sigrun', '2023-06-21', '2023-06-23', '2023-08-02', 49.7, 51.9, 220, 190, 'fair', 'no', 45, 4.8, -14.6, 'X108', 'cable twisted');
INSERT INTO core_runs VALUES (27, 'North Dome', 'Tomas', '2023-06-21', '2023-06-24', NULL, 51.9, 53.4, 150, 132, 'fair', 'no', 86, 5.4, -14.8, 'X109', NULL);
INSERT INTO core_runs VALUES (28, 'North Dome', 'Sigrun', '2023-06-23', '2023-06-25', '2023-08-02', 53.4, 55.6, 220, 193, 'good', 'no', 83, 5.4, -14.1, 'X109', 'core catcher slipped');
INSERT INTO core_runs VALUES (29, 'north dome', 'Mette', '2023-06-24', '2023-06-26', NULL, 55.6, 57.6, 200, 206, 'good', 'no', 86, 5.1, -14.8, 'X109', NULL);
INSERT INTO core_runs VALUES (30, 'north dome', 'Sigrun', '2023-06-25', '2023-06-29', '2023-08-02', 57.6, 59.6, 200, 200, 'brittle', 'no', 72, 3.6, -15.4, 'X110', 'drill stuck');
INSERT INTO core_runs VALUES (31, 'North Dome', 'Sigrun', '2023-06-25', '2023-06-29', '2023-08-02', 59.6, 61.1, 150, 150, 'good', 'no', 75, 3.9, -14.8, 'X110', NULL);
INSERT INTO core_runs VALUES (32, 'North Dome', 'Mette', '2023-06-26', '2023-06-26', '2023-08-23', 61.1, 63.1, 200, 188, 'brittle', 'no', 75, 3.1, -15.2, 'X110', NULL);
INSERT INTO core_runs VALUES (33, 'North Dome', 'Sigrun', '2023-06-26', '2023-06-29', '2023-08-02', 63.1, 65.3, 220, 220, 'brittle', 'no', 50, 4.6, -16.0, 'X111', NULL);
INSERT INTO core_runs VALUES (34, 'North Dome', 'Sigrun', '2023-06-26', '2023-06-30', '2023-08-02', 65.3, 67.5, 220, 227, 'fair', 'no', 73, 3.9, -15.6, 'X111', 'core catcher slipped');
INSERT INTO core_runs VALUES (35, 'Saddle', 'Sigrun', '2024-06-10', '2024-06-13', '2024-08-02', 1.5, 3.7, 220, 220, 'good', 'no', 59, NULL, -11.4, 'X111', NULL);
INSERT INTO core_runs VALUES (36, 'Saddle', 'Mette', '2024-06-12', '2024-06-13', '2024-08-23', 3.7, 5.7, 200, 136, 'good', 'no', 29, NULL, NULL, 'X112', NULL);
INSERT INTO core_runs VALUES (37, 'Saddle', 'Tomas', '2024-06-12', '2024-06-16', '2024-08-02', 5.7, 7.7, 200, 200, 'good', 'no', 51, NULL, -11.0, 'X112', NULL);
INSERT INTO core_runs VALUES (38, 'Saddle', 'Aki', '2024-06-13', NULL, NULL, 7.7, 9.2, 150, 0, NULL, 'no', 32, NULL, -10.9, NULL, NULL);
INSERT INTO core_runs VALUES (39, 'Saddle', 'AKI', '2024-06-14', '2024-06-16', NULL, 9.2, 11.4, 220, 208, 'good', 'no', 46, NULL, -12.2, 'X113', 'core catcher slipped');
INSERT INTO core_runs VALUES (40, 'Saddle', 'Mette', '2024-06-14', '2024-06-17', '2024-08-02', 11.4, 12.9, 150, 52, 'good', 'no', 51, NULL, -11.4, 'X113', 'core catcher slipped');
INSERT INTO core_runs VALUES (41, 'saddle', 'Sigrun', '2024-06-15', NULL, NULL, 12.9, 14.9, 200, 200, 'fair', 'no', 24, NULL, -12.7, 'X113', NULL);
INSERT INTO core_runs VALUES (42, 'Saddle', 'Sigrun', '2024-06-15', '2024-06-17', NULL, 14.9, 16.9, 200, 173, 'fair', 'no', 78, NULL, -11.8, 'X114', NULL);
INSERT INTO core_runs VALUES (43, 'Saddle', 'Tomas', '2024-06-16', '2024-06-19', '2024-08-02', 16.9, 18.4, 150, 131, 'good', 'no', 67, NULL, -11.5, 'X114', NULL);
INSERT INTO core_runs VALUES (44, 'Saddle', 'Sigrun', '2024-06-17', '2024-06-19', '2024-08-02', 18.4, 20.6, 220, 220, 'good', 'no', 46, NULL, -12.6, 'X114', NULL);
INSERT INTO core_runs VALUES (45, 'saddle', 'Sigrun', '2024-06-18', '2024-06-19', '2024-08-02', 20.6, 22.6, 200, 200, 'good', 'no', 72, 3.2, -11.8, 'X115', NULL);
INSERT INTO core_runs VALUES (46, 'Saddle', 'Mette', '2024-06-18', '2024-06-18', '2024-08-02', 22.6, 24.6, 200, 179, 'good', 'no', 53, 5.0, -13.3, 'X115', NULL);
INSERT INTO core_runs VALUES (47, 'Saddle', 'Sigrun', '2024-06-18', '2024-06-21', '2024-08-23', 24.6, 25.6, 100, 92, 'brittle', 'no', 27, 4.2, -12.7, 'X115', NULL);
INSERT INTO core_runs VALUES (48, 'Saddle', 'Mette', '2024-06-18', '2024-06-20', '2024-08-02', 25.6, 27.1, 150, 132, 'good', 'no', 55, 3.8, -13.0, 'X116', NULL);
INSERT INTO core_runs VALUES (49, 'Saddle', 'Aki', '2024-06-18', '2024-06-22', NULL, 27.1, 28.6, 150, 150, 'brittle', 'no', 47, 5.0, -13.7, 'X116', NULL);
INSERT INTO core_runs VALUES (50, 'Saddle', 'Aki', '2024-06-18', '2024-06-18', '2024-08-11', 28.6, 30.8, 220, 189, 'good', 'no', 67, 1.6, -13.3, 'X116', 'drill stuck');
INSERT INTO core_runs VALUES (51, 'Saddle', 'Sigrun', '2024-06-19', '2024-06-22', '2024-08-11', 30.8, 33.0, 220, 220, 'good', 'no', 51, 1.7, NULL, 'X117', NULL);
INSERT INTO core_runs VALUES (52, 'Saddle', 'AKI', '2024-06-19', NULL, NULL, 33.0, 35.2, 220, 123, 'good', 'no', 84, 4.5, -13.4, 'X117', NULL);
INSERT INTO core_runs VALUES (53, 'saddle', 'Sigrun', '2024-06-19', '2024-06-22', '2024-08-02', 35.2, 37.2, 200, 170, 'good', 'no', 46, 2.4, -14.0, 'X117', NULL);
INSERT INTO core_runs VALUES (54, 'Saddle', 'Tomas', '2024-06-19', '2024-06-23', '2024-08-23', 37.2, 39.2, 200, 193, 'good', 'no', 49, 4.4, -14.0, 'X118', 'cutters changed');
INSERT INTO core_runs VALUES (55, 'Saddle', 'Sigrun', '2024-06-20', '2024-06-22', '2024-08-02', 39.2, 41.2, 200, 178, 'brittle', 'no', 76, 4.3, -14.4, 'X118', NULL);
INSERT INTO core_runs VALUES (56, 'Saddle', 'Tomas', '2024-06-22', '2024-06-22', '2024-08-02', 41.2, 42.7, 150, 139, 'fair', 'no', 81, 3.5, -13.4, 'X118', 'cutters changed');
INSERT INTO core_runs VALUES (57, 'Saddle', 'Sigrun', '2024-06-22', '2024-06-25', NULL, 42.7, 44.7, 200, 206, 'brittle', 'yes', 49, 3.9, -13.4, 'X119', NULL);
INSERT INTO core_runs VALUES (58, 'Saddle', 'Tomas', '2024-06-23', NULL, NULL, 44.7, 46.2, 150, 150, 'brittle', 'yes', 44, 2.5, -14.1, 'X119', 'cutters changed');
INSERT INTO core_runs VALUES (59, 'Saddle', 'Aki', '2024-06-23', NULL, NULL, 46.2, 48.2, 200, 115, 'good', 'no', 73, 2.0, -15.1, 'X119', NULL);
INSERT INTO core_runs VALUES (60, 'Saddle', 'mette', '2024-06-23', '2024-06-25', '2024-08-02', 48.2, 50.2, 200, 206, 'good', 'yes', 91, 2.0, -14.3, 'X120', NULL);
INSERT INTO core_runs VALUES (61, 'Saddle', 'Tomas', '2024-06-24', '2024-06-25', '2024-08-11', 50.2, 52.2, 200, 70, 'brittle', 'no', 90, 5.3, -14.3, 'X120', NULL);
INSERT INTO core_runs VALUES (62, 'Saddle', 'Aki', '2024-06-24', '2024-06-24', '2024-08-23', 52.2, 53.7, 150, 145, 'fair', 'no', 69, 6.4, -14.6, 'X120', NULL);
INSERT INTO core_runs VALUES (63, 'Saddle', 'Tomas', '2024-06-24', NULL, NULL, 53.7, 55.9, 220, 220, 'brittle', 'no', 48, 2.2, -15.4, 'X121', NULL);
INSERT INTO core_runs VALUES (64, 'Saddle', 'Tomas', '2024-06-24', '2024-06-26', '2024-08-11', 55.9, 57.9, 200, 171, 'brittle', 'no', 78, 2.7, -15.5, 'X121', NULL);
INSERT INTO core_runs VALUES (65, 'Saddle', 'Sigrun', '2024-06-24', '2024-06-26', '2024-08-23', 57.9, 59.4, 150, 150, 'good', 'yes', 68, 2.9, -15.1, 'X121', 'core catcher slipped');
INSERT INTO core_runs VALUES (66, 'Saddle', 'Sigrun', '2024-06-25', '2024-06-28', '2024-08-02', 59.4, 60.9, 150, 64, 'brittle', 'no', 67, 5.1, -15.4, 'X122', NULL);
INSERT INTO core_runs VALUES (67, 'Saddle', 'Aki', '2024-06-26', '2024-06-27', '2024-08-02', 60.9, 61.9, 100, 93, 'brittle', 'no', 50, 3.6, -15.3, 'X122', NULL);
INSERT INTO core_runs VALUES (68, 'Saddle', 'Sigrun', '2024-06-26', NULL, NULL, 61.9, 63.4, 150, 154, 'brittle', 'no', 87, 3.1, -15.9, 'X122', 'drill stuck');
INSERT INTO core_runs VALUES (69, 'Saddle', 'Sigrun', '2024-06-26', '2024-06-30', NULL, 63.4, 65.4, 200, 142, 'brittle', 'no', 82, 5.3, -15.6, 'X123', 'drill stuck');
INSERT INTO core_runs VALUES (70, 'Saddle', 'Aki', '2024-06-27', NULL, NULL, 65.4, 67.4, 200, 200, 'good', 'no', 76, 2.2, -15.4, 'X123', NULL);
INSERT INTO core_runs VALUES (71, 'Saddle', 'mette', '2024-06-29', '2024-06-30', '2024-08-23', 67.4, 69.6, 220, 220, 'brittle', 'no', 47, 4.5, -15.7, 'X123', NULL);
INSERT INTO core_runs VALUES (72, 'Saddle', 'Sigrun', '2024-06-29', '2024-06-29', '2024-08-02', 69.6, 71.1, 150, 150, 'brittle', 'no', 78, 3.6, -15.6, 'X124', 'drill stuck');
INSERT INTO core_runs VALUES (73, 'Camp Flat', 'aki', '2025-06-05', '2025-06-07', '2025-08-11', 1.2, 3.4, 220, 227, 'good', 'no', 66, NULL, -11.5, 'X124', 'drill stuck');
INSERT INTO core_runs VALUES (74, 'Camp Flat', 'Sigrun', '2025-06-05', '2025-06-06', '2025-08-23', 3.4, 4.9, 150, 142, 'good', 'no', 31, NULL, -11.3, 'X124', NULL);
INSERT INTO core_runs VALUES (75, 'Camp Flat', 'Tomas', '2025-06-05', '2025-06-09', '2025-08-02', 4.9, 6.9, 200, 206, 'fair', 'no', 45, NULL, -11.8, 'X125', 'core catcher slipped');
INSERT INTO core_runs VALUES (76, 'Camp Flat', 'Mette', '2025-06-07', '2025-06-11', '2025-08-23', 6.9, 8.9, 200, 200, 'good', 'no', 76, NULL, -11.8, 'X125', NULL);
INSERT INTO core_runs VALUES (77, 'Camp Flat', 'Sigrun', '2025-06-07', '2025-06-10', '2025-08-02', 8.9, 10.9, 200, 200, 'good', 'no', 33, NULL, -12.0, 'X125', NULL);
INSERT INTO core_runs VALUES (78, 'Camp Flat', 'Tomas', '2025-06-07', NULL, NULL, 10.9, 12.4, 150, 132, 'good', 'no', 35, NULL, -11.2, 'X126', NULL);
INSERT INTO core_runs VALUES (79, 'Camp Flat', 'Sigrun', '2025-06-08', '2025-06-12', '2025-08-11', 12.4, 14.6, 220, 227, 'fair', 'no', 54, NULL, NULL, 'X126', 'power cut');
INSERT INTO core_runs VALUES (80, 'Camp Flat', 'Sigrun', '2025-06-08', '2025-06-11', '2025-08-23', 14.6, 16.1, 150, 150, 'good', 'yes', 63, NULL, -11.8, 'X126', NULL);
INSERT INTO core_runs VALUES (81, 'Camp Flat', 'Sigrun', '2025-06-09', '2025-06-09', '2025-08-02', 16.1, 18.1, 200, 186, 'GOOD', 'no', 61, NULL, -12.4, 'X127', NULL);
INSERT INTO core_runs VALUES (82, 'Camp Flat', 'aki', '2025-06-11', '2025-06-11', '2025-08-02', 18.1, 20.1, 200, 149, 'good', 'no', 64, NULL, -11.6, 'X127', 'blue ice band');
INSERT INTO core_runs VALUES (83, 'Camp Flat', 'Tomas', '2025-06-11', '2025-06-14', '2025-08-02', 20.1, 22.3, 220, 220, 'brittle', 'yes', 61, 1.1, -12.8, 'X127', 'drill stuck');
INSERT INTO core_runs VALUES (84, 'Camp Flat', 'Mette', '2025-06-13', '2025-06-15', '2025-08-02', 22.3, 24.3, 200, 112, 'fair', 'no', 59, 3.0, -13.2, 'X128', NULL);
INSERT INTO core_runs VALUES (85, 'Camp Flat', 'Sigrun', '2025-06-14', '2025-06-18', '2025-08-02', 24.3, 26.5, 220, 220, 'good', 'no', 63, 2.0, -13.0, 'X128', NULL);
INSERT INTO core_runs VALUES (86, 'Camp Flat', 'sigrun', '2025-06-15', '2025-06-16', '2025-08-02', 26.5, 28.7, 220, 162, 'brittle', 'yes', 38, 3.3, -12.7, 'X128', NULL);
INSERT INTO core_runs VALUES (87, 'Camp Flat', 'Sigrun', '2025-06-16', '2025-06-16', '2025-08-11', 28.7, 29.7, 100, 81, 'good', 'no', 75, 3.0, -12.9, 'X129', NULL);
INSERT INTO core_runs VALUES (88, 'Camp Flat', 'Mette', '2025-06-17', NULL, NULL, 29.7, 31.7, 200, 0, NULL, 'no', 79, 2.0, -13.7, NULL, NULL);
INSERT INTO core_runs VALUES (89, 'Camp Flat', 'Sigrun', '2025-06-17', '2025-06-19', '2025-08-02', 31.7, 33.9, 220, 180, 'fair', 'no', 77, 3.6, -12.8, 'X129', NULL);
INSERT INTO core_runs VALUES (90, 'Camp Flat', 'Sigrun', '2025-06-18', '2025-06-20', '2025-08-23', 33.9, 36.1, 220, 220, 'good', 'no', 54, 2.0, NULL, 'X130', 'blue ice band');
INSERT INTO core_runs VALUES (91, 'Camp Flat', 'Sigrun', '2025-06-19', '2025-06-23', '2025-08-11', 36.1, 37.6, 150, 144, 'brittle', 'no', 74, 3.0, -13.1, 'X130', 'core catcher slipped');
INSERT INTO core_runs VALUES (92, 'Camp Flat', 'Mette', '2025-06-20', '2025-06-23', '2025-08-02', 37.6, 39.8, 220, 70, 'good', 'yes', 73, 4.8, -13.7, 'X130', NULL);
INSERT INTO core_runs VALUES (93, 'Camp Flat', 'Tomas', '2025-06-21', '2025-06-23', '2025-08-23', 39.8, 41.3, 150, 154, 'brittle', 'no', 47, 4.9, -13.3, 'X131', 'cutters changed');
INSERT INTO core_runs VALUES (94, 'Camp Flat', 'Aki', '2025-06-22', '2025-06-25', '2025-08-11', 41.3, 43.5, 220, 188, 'good', 'no', 79, 3.7, -13.9, 'X131', NULL);
INSERT INTO core_runs VALUES (95, 'Camp Flat', 'Mette', '2025-06-22', '2025-06-25', '2025-08-23', 43.5, 45.5, 200, 179, 'fair', 'no', 46, 2.6, -14.6, 'X131', NULL);
INSERT INTO core_runs VALUES (96, 'Camp Flat', 'Sigrun', '2025-06-22', '2025-06-23', '2025-08-11', 45.5, 46.5, 100, 100, 'brittle', 'no', 65, 4.8, -14.2, 'X132', NULL);
INSERT INTO core_runs VALUES (97, 'Camp Flat', 'Sigrun', '2025-06-22', '2025-06-24', '2025-08-02', 46.5, 48.0, 150, 130, 'brittle', 'no', 43, 5.5, -14.9, 'X132', NULL);
INSERT INTO core_runs VALUES (98, 'camp flat', 'Sigrun', '2025-06-23', '2025-06-25', '2025-08-23', 48.0, 50.0, 200, 194, 'fair', 'no', 72, 5.1, -15.0, 'X132', 'cutters changed');
INSERT INTO core_runs VALUES (99, 'camp flat', 'Mette', '2025-06-23', '2025-06-23', '2025-08-02', 50.0, 51.0, 100, 84, 'good', 'no', 69, 3.0, -13.8, 'X133', NULL);
INSERT INTO core_runs VALUES (100, 'Camp Flat', 'Mette', '2025-06-24', '2025-06-27', '2025-08-23', 51.0, 53.2, 220, 198, 'GOOD', 'no', 87, 1.9, -14.0, 'X133', NULL);
INSERT INTO core_runs VALUES (101, 'Camp Flat', 'Sigrun', '2025-06-25', '2025-06-28', '2025-08-02', 53.2, 54.7, 150, 141, 'brittle', 'no', 37, 4.5, -15.1, 'X133', 'melt layer');
INSERT INTO core_runs VALUES (102, 'Camp Flat', 'Tomas', '2025-06-25', '2025-06-25', NULL, 54.7, 56.9, 220, 158, 'fair', 'no', 86, 2.3, -15.4, 'X134', NULL);
INSERT INTO core_runs VALUES (103, 'Camp Flat', 'Sigrun', '2025-06-25', '2025-06-27', '2025-08-23', 56.9, 58.9, 200, 200, 'GOOD', 'no', 65, 5.6, -15.7, 'X134', 'drill stuck');
INSERT INTO core_runs VALUES (104, 'Camp Flat', 'sigrun', '2025-06-26', '2025-06-27', '2025-08-02', 58.9, 60.4, 150, 49, 'fair', 'no', 48, 4.0, -15.0, 'X134', NULL);
INSERT INTO core_runs VALUES (105, 'camp flat', 'Mette', '2025-06-26', '2025-06-27', '2025-08-02', 60.4, 61.9, 150, 122, 'brittle', 'no', 73, 3.0, -15.0, 'X135', NULL);
INSERT INTO core_runs VALUES (106, 'Camp Flat', 'Mette', '2025-06-26', '2025-06-29', '2025-08-11', 61.9, 62.9, 100, 89, 'fair', 'no', 85, 4.1, -15.6, 'X135', NULL);
INSERT INTO core_runs VALUES (107, 'Camp Flat', 'Sigrun', '2025-06-27', '2025-06-29', '2025-08-02', 62.9, 64.4, 150, 150, 'brittle', 'yes', 65, 5.7, -15.1, 'X135', 'cutters changed');
INSERT INTO core_runs VALUES (108, 'Camp Flat', 'tomas', '2025-06-28', '2025-06-30', NULL, 64.4, 65.9, 150, 137, 'fair', 'no', 65, 5.5, -16.2, 'X136', NULL);
