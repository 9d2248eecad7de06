CREATE TABLE dancers (
  dancer_id INTEGER PRIMARY KEY,
  name TEXT,
  city TEXT,
  country TEXT,
  role TEXT,
  level TEXT,
  pass_type TEXT,
  registered_on TEXT,
  price_eur REAL,
  paid_eur REAL,
  paid_on TEXT,
  cancelled_on TEXT,
  refund_eur REAL,
  refunded_on TEXT,
  diet TEXT,
  offers_help TEXT,
  sleeping TEXT
);
INSERT INTO dancers VALUES (1, 'Cato Nagy', 'Leipzig', 'Germany', 'Follow', 'intermediate', 'full', '2026-01-03', 185.0, 185.0, '2026-01-20', NULL, NULL, NULL, NULL, 'y', 'hotel');
INSERT INTO dancers VALUES (2, 'Ylva Corvo', 'Berlin', 'Germany', 'Follow', 'intermediate', 'party', '2024-11-09', 75.0, 75.0, '2024-11-30', NULL, NULL, NULL, NULL, 'n', 'host family');
INSERT INTO dancers VALUES (3, 'Stefano Moreau', 'Bristol', 'UK', 'Follow', 'intermediate', 'full', '2026-02-25', 185.0, 185.0, '2026-03-14', NULL, NULL, NULL, 'no nuts', 'n', NULL);
INSERT INTO dancers VALUES (4, 'Frieda Engel', 'Kraków', 'Poland', 'follow', 'intermediate', 'weekend', '2024-12-26', 130.0, 130.0, '2025-01-10', '2025-05-09', 130.0, '2025-06-10', 'gluten free, vegan', 'n', NULL);
INSERT INTO dancers VALUES (5, 'Quentin Amsel', 'Lyon', 'France', 'follow', 'intermediate', 'weekend', '2024-04-27', 145.0, 0.0, NULL, NULL, NULL, NULL, NULL, 'n', NULL);
INSERT INTO dancers VALUES (6, 'Kei Iversen', 'Lyon', 'France', 'follow', 'intermediate', 'party', '2025-12-24', 75.0, 0.0, NULL, NULL, NULL, NULL, NULL, 'n', 'host family');
INSERT INTO dancers VALUES (7, 'Leonor Forsberg', 'Torino', 'Italy', 'both', 'advanced', 'full', '2025-12-14', 185.0, 185.0, '2025-12-25', '2026-02-13', 111.0, '2026-03-09', 'gluten free, vegan', 'y', NULL);
INSERT INTO dancers VALUES (8, 'Thea Moreau', 'Berlin', 'Germany', 'Lead', 'beginner', 'full', '2025-04-02', 200.0, 200.0, '2025-04-10', NULL, NULL, NULL, NULL, 'n', NULL);
INSERT INTO dancers VALUES (9, 'Bjarne Orsini', 'Kraków', 'Poland', 'follow', 'advanced', 'party', '2026-04-25', 90.0, 45.0, '2026-05-16', NULL, NULL, NULL, 'no nuts', 'n', NULL);
INSERT INTO dancers VALUES (10, 'Frieda Jung', 'Torino', 'Italy', 'both', 'intermediate', 'full', '2026-01-11', 185.0, 92.5, '2026-01-29', NULL, NULL, NULL, 'no nuts', 'n', 'hotel');
INSERT INTO dancers VALUES (11, 'Josie Kral', 'leipzig', 'Germany', 'Lead', 'intermediate', 'full', '2026-02-17', 185.0, 185.0, '2026-03-05', NULL, NULL, NULL, NULL, 'n', 'floor mattress');
INSERT INTO dancers VALUES (12, 'Ilan Dietz', 'Lyon', 'France', 'Lead', 'beginner', 'party', '2025-03-28', 75.0, 37.5, '2025-03-29', NULL, NULL, NULL, NULL, 'n', 'floor mattress');
INSERT INTO dancers VALUES (13, 'Vilma Jung', 'leipzig', 'Germany', 'Lead', 'advanced', 'party', '2026-04-16', 90.0, 0.0, NULL, NULL, NULL, NULL, NULL, 'n', NULL);
INSERT INTO dancers VALUES (14, 'Stefano Amsel', 'Lyon', 'France', 'lead', 'advanced', 'party', '2026-01-04', 75.0, 75.0, '2026-01-15', '2026-04-09', 37.5, '2026-05-15', 'no nuts', 'n', NULL);
INSERT INTO dancers VALUES (15, 'Priya Moreau', 'Ghent', 'Belgium', 'both', 'intermediate', 'full', '2025-12-22', 185.0, 0.0, NULL, '2026-04-07', NULL, NULL, 'vegan', 'y', NULL);
INSERT INTO dancers VALUES (16, 'Priya Grant', 'Bristol', 'UK', 'follow', 'advanced', 'weekend', '2025-12-07', 130.0, 65.0, '2025-12-30', '2026-05-06', 32.5, '2026-05-29', NULL, 'n', NULL);
INSERT INTO dancers VALUES (17, 'Wanda Corvo', 'Kraków', 'Poland', 'lead', 'intermediate', 'full', '2025-12-24', 185.0, 0.0, NULL, NULL, NULL, NULL, NULL, 'y', 'hotel');
INSERT INTO dancers VALUES (18, 'Ylva Forsberg', 'Ghent', 'Belgium', 'Lead', 'advanced', 'weekend', '2025-04-23', 145.0, 145.0, '2025-05-09', NULL, NULL, NULL, NULL, 'y', 'hotel');
INSERT INTO dancers VALUES (19, 'Ylva Engel', 'Vienna', 'Austria', 'lead', 'advanced', 'weekend', '2026-02-14', 130.0, 130.0, '2026-03-07', '2026-04-09', NULL, NULL, 'gluten free, vegan', 'n', NULL);
INSERT INTO dancers VALUES (20, 'Olek Hoek', 'Torino', 'Italy', 'lead', 'intermediate', 'full', '2024-11-17', 185.0, 185.0, '2024-12-02', NULL, NULL, NULL, NULL, 'n', 'floor mattress');
INSERT INTO dancers VALUES (21, 'Vilma Orsini', 'Torino', 'Italy', 'follow', 'advanced', 'full', '2025-12-30', 185.0, 185.0, '2026-01-11', NULL, NULL, NULL, 'vegan', 'y', NULL);
INSERT INTO dancers VALUES (22, 'Thea Lund', 'Leipzig', 'Germany', 'Follow', 'advanced', 'party', '2025-01-29', 75.0, 0.0, NULL, NULL, NULL, NULL, 'gluten free, vegan', 'y', NULL);
INSERT INTO dancers VALUES (23, 'Zeno Jung', 'Kraków', 'Poland', 'lead', 'intermediate', 'party', '2024-03-04', 75.0, 75.0, '2024-03-11', NULL, NULL, NULL, 'gluten free, vegan', 'n', 'hotel');
INSERT INTO dancers VALUES (24, 'Stefano Nagy', 'Leipzig', 'Germany', 'Follow', 'advanced', 'weekend', '2026-04-28', 145.0, 145.0, '2026-05-04', NULL, NULL, NULL, 'gluten free, vegan', 'n', 'host family');
INSERT INTO dancers VALUES (25, 'Thea Dietz', 'Lyon', 'France', 'Lead', 'intermediate', 'full', '2024-02-19', 185.0, 185.0, '2024-03-07', '2024-03-01', NULL, NULL, NULL, 'y', NULL);
INSERT INTO dancers VALUES (26, 'Gaspard Corvo', 'leipzig', 'Germany', 'follow', 'beginner', 'full', '2026-01-18', 185.0, 185.0, '2026-02-10', NULL, NULL, NULL, 'vegan', 'y', 'hotel');
INSERT INTO dancers VALUES (27, 'Leonor Dietz', 'Lyon', 'France', 'follow', 'advanced', 'weekend', '2025-03-26', 130.0, 130.0, '2025-04-12', NULL, NULL, NULL, 'vegetarian', 'y', NULL);
INSERT INTO dancers VALUES (28, 'Delphine Orsini', 'Berlin', 'Germany', 'lead', 'intermediate', 'weekend', '2026-02-06', 130.0, 130.0, '2026-02-28', NULL, NULL, NULL, NULL, 'y', NULL);
INSERT INTO dancers VALUES (29, 'Edwin Brook', 'Kraków', 'Poland', 'both', 'beginner', 'party', '2025-03-23', 75.0, 75.0, '2025-04-06', NULL, NULL, NULL, NULL, 'n', 'hotel');
INSERT INTO dancers VALUES (30, 'Ninon Brook', 'Leipzig', 'Germany', 'follow', 'intermediate', 'weekend', '2026-02-27', 130.0, 65.0, '2026-03-02', '2026-04-29', 52.0, '2026-05-13', NULL, 'n', NULL);
INSERT INTO dancers VALUES (31, 'Priya Corvo', 'Leipzig', 'Germany', 'Follow', 'intermediate', 'party', '2025-04-07', 90.0, 45.0, '2025-04-30', NULL, NULL, NULL, NULL, 'n', 'hotel');
INSERT INTO dancers VALUES (32, 'Wanda Hoek', 'Malmö', 'Sweden', 'lead', 'advanced', 'Full', '2024-02-01', 185.0, 185.0, '2024-02-25', NULL, NULL, NULL, NULL, 'n', 'floor mattress');
INSERT INTO dancers VALUES (33, 'Edwin Jung', 'Vienna', 'Austria', 'Lead', 'advanced', 'weekend', '2023-11-07', 130.0, 130.0, '2023-11-11', NULL, NULL, NULL, 'vegan', 'n', NULL);
INSERT INTO dancers VALUES (34, 'Olek Brook', 'Torino', 'Italy', 'follow', 'intermediate', 'full', '2026-04-15', 200.0, 200.0, '2026-04-29', NULL, NULL, NULL, NULL, 'n', 'host family');
INSERT INTO dancers VALUES (35, 'Thea Iversen', 'Ghent', 'Belgium', 'both', 'advanced', 'full', '2026-04-05', 200.0, 200.0, '2026-04-13', NULL, NULL, NULL, NULL, 'n', 'host family');
INSERT INTO dancers VALUES (36, 'Xaver Hoek', 'Bristol', 'UK', 'lead', 'advanced', 'weekend', '2025-03-11', 130.0, 130.0, '2025-03-20', NULL, NULL, NULL, NULL, 'y', 'hotel');
INSERT INTO dancers VALUES (37, 'Cato Iversen', 'Leipzig', 'Germany', 'follow', 'intermediate', 'party', '2026-03-18', 75.0, 75.0, '2026-04-05', '2026-03-22', NULL, NULL, NULL, 'n', NULL);
INSERT INTO dancers VALUES (38, 'Alba Iversen', 'Leipzig', 'Germany', 'follow', 'beginner', 'full', '2024-04-10', 200.0, 200.0, '2024-04-30', NULL, NULL, NULL, NULL, 'n', 'host family');
INSERT INTO dancers VALUES (39, 'Alba Kral', 'Bristol', 'UK', 'both', 'advanced', 'full', '2024-11-15', 185.0, 92.5, '2024-11-23', '2025-03-29', 74.0, '2025-05-04', 'gluten free, vegan', 'n', NULL);
INSERT INTO dancers VALUES (40, 'Gaspard Iversen', 'leipzig', 'Germany', 'follow', 'intermediate', 'party', '2025-03-20', 75.0, 75.0, '2025-04-01', NULL, NULL, NULL, NULL, 'n', 'host family');
INSERT INTO dancers VALUES (41, 'Stefano Iversen', 'Berlin', 'Germany', 'follow', 'advanced', 'full', '2024-01-25', 185.0, 185.0, '2024-02-06', NULL, NULL, NULL, 'vegan', 'y', NULL);
INSERT INTO dancers VALUES (42, 'Wanda Jung', 'Berlin', 'Germany', 'lead', 'intermediate', 'weekend', '2025-01-01', 130.0, 130.0, '2025-01-13', NULL, NULL, NULL, NULL, 'y', NULL);
INSERT INTO dancers VALUES (43, 'Vilma Kral', 'Berlin', 'Germany', 'follow', 'beginner', 'weekend', '2024-02-02', 130.0, 0.0, NULL, NULL, NULL, NULL, NULL, 'n', NULL);
INSERT INTO dancers VALUES (44, 'Ilan Brook', 'Kraków', 'Poland', 'follow', 'intermediate', 'Full', '2024-12-10', 185.0, 185.0, '2024-12-13', NULL, NULL, NULL, NULL, 'n', 'floor mattress');
INSERT INTO dancers VALUES (45, 'Quentin Iversen', 'Vienna', 'Austria', 'both', 'advanced', 'full', '2025-04-25', 200.0, 100.0, '2025-05-12', NULL, NULL, NULL, NULL, 'y', NULL);
INSERT INTO dancers VALUES (46, 'Ronja Amsel', 'leipzig', 'Germany', 'follow', 'beginner', 'full', '2025-04-19', 200.0, 200.0, '2025-05-12', NULL, NULL, NULL, 'vegetarian', 'n', NULL);
INSERT INTO dancers VALUES (47, 'Olek Forsberg', 'Kraków', 'Poland', 'follow', 'intermediate', 'full', '2024-04-07', 200.0, 200.0, '2024-04-24', NULL, NULL, NULL, NULL, 'n', 'host family');
INSERT INTO dancers VALUES (48, 'Frieda Iversen', 'Bristol', 'UK', 'Lead', 'beginner', 'full', '2024-11-05', 185.0, 185.0, '2024-11-14', NULL, NULL, NULL, 'vegetarian', 'y', NULL);
INSERT INTO dancers VALUES (49, 'Edwin Engel', 'Ghent', 'Belgium', 'Follow', 'advanced', 'full', '2024-11-18', 185.0, 185.0, '2024-11-29', NULL, NULL, NULL, NULL, 'y', NULL);
INSERT INTO dancers VALUES (50, 'Ronja Orsini', 'Berlin', 'Germany', 'follow', 'intermediate', 'full', '2025-02-22', 185.0, 92.5, '2025-03-05', '2025-03-27', 92.5, '2025-04-26', 'vegan', 'n', NULL);
INSERT INTO dancers VALUES (51, 'Quentin Grant', 'leipzig', 'Germany', 'lead', 'beginner', 'Full', '2025-03-02', 185.0, 185.0, '2025-03-03', NULL, NULL, NULL, NULL, 'n', NULL);
INSERT INTO dancers VALUES (52, 'Priya Forsberg', 'Ghent', 'Belgium', 'follow', 'intermediate', 'full', '2024-11-08', 185.0, 185.0, '2024-11-30', NULL, NULL, NULL, 'no nuts', 'n', 'host family');
INSERT INTO dancers VALUES (53, 'Xaver Engel', 'Kraków', 'Poland', 'Follow', 'advanced', 'weekend', '2024-03-05', 130.0, 130.0, '2024-03-22', NULL, NULL, NULL, NULL, 'n', 'hotel');
INSERT INTO dancers VALUES (54, 'Cato Orsini', 'Berlin', 'Germany', 'lead', 'intermediate', 'Full', '2026-03-29', 185.0, 92.5, '2026-04-09', NULL, NULL, NULL, 'no nuts', 'n', NULL);
INSERT INTO dancers VALUES (55, 'Josie Moreau', 'Malmö', 'Sweden', 'follow', 'beginner', 'full', '2025-02-06', 185.0, 185.0, '2025-02-10', '2025-03-16', 148.0, '2025-03-31', 'gluten free, vegan', 'n', NULL);
INSERT INTO dancers VALUES (56, 'Ronja Grant', 'leipzig', 'Germany', 'follow', 'intermediate', 'party', '2024-11-13', 75.0, 75.0, '2024-12-06', NULL, NULL, NULL, NULL, 'n', 'host family');
INSERT INTO dancers VALUES (57, 'Edwin Iversen', 'Bristol', 'UK', 'lead', 'advanced', 'weekend', '2025-01-28', 130.0, 65.0, '2025-02-18', NULL, NULL, NULL, NULL, 'n', 'floor mattress');
INSERT INTO dancers VALUES (58, 'Kei Nagy', 'Torino', 'Italy', 'follow', 'beginner', 'weekend', '2024-12-11', 130.0, 130.0, '2024-12-21', NULL, NULL, NULL, 'vegetarian', 'y', NULL);
INSERT INTO dancers VALUES (59, 'Wanda Grant', 'Bristol', 'UK', 'both', 'advanced', 'weekend', '2026-03-03', 130.0, 130.0, '2026-03-16', NULL, NULL, NULL, NULL, 'n', 'floor mattress');
INSERT INTO dancers VALUES (60, 'Xaver Moreau', 'Kraków', 'Poland', 'lead', 'beginner', 'weekend', '2026-01-29', 130.0, 65.0, '2026-02-18', '2026-02-18', 65.0, '2026-03-10', 'vegetarian', 'n', NULL);
INSERT INTO dancers VALUES (61, 'Vilma Lund', 'Bristol', 'UK', 'follow', 'advanced', 'full', '2025-12-21', 185.0, 185.0, '2025-12-27', NULL, NULL, NULL, NULL, 'n', NULL);
INSERT INTO dancers VALUES (62, 'Xaver Iversen', 'Berlin', 'Germany', 'lead', 'advanced', 'party', '2025-04-22', 90.0, 90.0, '2025-04-22', '2025-05-03', NULL, NULL, NULL, 'n', NULL);
INSERT INTO dancers VALUES (63, 'Bjarne Jung', 'Torino', 'Italy', 'both', 'intermediate', 'party', '2025-11-06', 75.0, 75.0, '2025-11-26', '2025-11-17', NULL, NULL, 'vegetarian', 'y', NULL);
INSERT INTO dancers VALUES (64, 'Vilma Corvo', 'Malmö', 'Sweden', 'Follow', 'intermediate', 'party', '2024-05-01', 90.0, 45.0, '2024-05-17', NULL, NULL, NULL, NULL, 'n', 'host family');
INSERT INTO dancers VALUES (65, 'Ronja Hoek', 'Kraków', 'Poland', 'follow', 'intermediate', 'party', '2024-03-25', 75.0, 75.0, '2024-04-04', '2024-05-08', 37.5, '2024-05-25', 'no nuts', 'n', NULL);
INSERT INTO dancers VALUES (66, 'Thea Nagy', 'Bristol', 'UK', 'lead', 'advanced', 'weekend', '2023-11-28', 130.0, 130.0, '2023-12-09', NULL, NULL, NULL, NULL, 'n', 'hotel');
INSERT INTO dancers VALUES (67, 'Bjarne Iversen', 'Berlin', 'Germany', 'both', 'advanced', 'weekend', '2025-01-17', 130.0, 130.0, '2025-01-25', NULL, NULL, NULL, 'gluten free, vegan', 'n', 'hotel');
INSERT INTO dancers VALUES (68, 'Olek Orsini', 'Vienna', 'Austria', 'Follow', 'beginner', 'full', '2024-03-28', 185.0, 185.0, '2024-04-05', NULL, NULL, NULL, NULL, 'n', 'hotel');
INSERT INTO dancers VALUES (69, 'Cato Dietz', 'Leipzig', 'Germany', 'Follow', 'beginner', 'party', '2026-04-23', 90.0, 0.0, NULL, NULL, NULL, NULL, NULL, 'n', 'hotel');
INSERT INTO dancers VALUES (70, 'Gaspard Nagy', 'Vienna', 'Austria', 'follow', 'advanced', 'full', '2025-04-19', 200.0, 100.0, '2025-04-27', NULL, NULL, NULL, NULL, 'y', NULL);
INSERT INTO dancers VALUES (71, 'Ninon Engel', 'Leipzig', 'Germany', 'both', 'advanced', 'Full', '2025-01-01', 185.0, 185.0, '2025-01-13', NULL, NULL, NULL, 'no nuts', 'n', NULL);
INSERT INTO dancers VALUES (72, 'Leonor Grant', 'Leipzig', 'Germany', 'follow', 'beginner', 'party', '2026-01-05', 75.0, 75.0, '2026-01-09', NULL, NULL, NULL, NULL, 'n', 'host family');
CREATE TABLE workshops (
  ws_id INTEGER PRIMARY KEY,
  title TEXT,
  teacher TEXT,
  room TEXT,
  held_on TEXT,
  planned_min INTEGER,
  actual_min INTEGER,
  places INTEGER,
  signed_up INTEGER,
  showed_up INTEGER,
  called_off INTEGER,
  teacher_fee_eur REAL,
  remarks TEXT
);
INSERT INTO workshops VALUES (1, 'Swingout Clinic', 'Sunniva Rask', 'ballroom', '2024-05-15', 90, 91, 40, 18, 11, 0, 150.0, 'teacher ill');
INSERT INTO workshops VALUES (2, 'Solo Charleston', 'Ksenia & Bob', 'Chapel', '2024-05-17', 60, 55, 20, 12, 4, 0, 260.0, 'too loud');
INSERT INTO workshops VALUES (3, 'Balboa Basics', 'Sunniva Rask', 'Attic Studio', '2024-05-16', 75, 89, 24, 28, 24, 0, 120.0, 'too loud');
INSERT INTO workshops VALUES (4, 'Aerials for Cowards', 'Marguerite Fay', 'Chapel', '2024-05-14', 75, 75, 24, 22, 17, 0, 220.0, NULL);
INSERT INTO workshops VALUES (5, 'Shim Sham in an Hour', 'Marguerite Fay', 'Ballroom', '2024-05-16', 60, NULL, 20, 26, NULL, 1, 150.0, 'teacher ill');
INSERT INTO workshops VALUES (6, 'Musicality Lab', 'Sunniva Rask', 'Ballroom', '2024-05-14', 90, 108, 30, 9, 5, 0, 150.0, 'sound failed');
INSERT INTO workshops VALUES (7, 'Fast Feet', 'Marguerite Fay', 'Ballroom', '2024-05-17', 90, 82, 20, 23, 19, 0, 120.0, NULL);
INSERT INTO workshops VALUES (8, 'Slow and Low', 'Marguerite Fay', 'ballroom', '2024-05-16', 75, 93, 24, 23, 15, 0, 150.0, 'floor sticky');
INSERT INTO workshops VALUES (9, 'Tandem Tango', 'Sunniva Rask', 'ballroom', '2024-05-17', 60, 63, 24, 19, 11, 0, 220.0, NULL);
INSERT INTO workshops VALUES (10, 'Collegiate Shag', 'Papa Lorenz', 'Attic Studio', '2024-05-17', 90, 92, 24, 32, 24, 0, 120.0, NULL);
INSERT INTO workshops VALUES (11, 'Big Apple Routine', 'Marguerite Fay', 'ballroom', '2025-05-14', 90, 107, 20, 14, 11, 0, 180.0, 'too loud');
INSERT INTO workshops VALUES (12, 'Follow the Follow', 'Papa Lorenz', 'Gym', '2025-05-14', 75, 95, 40, 19, 16, 0, 180.0, 'teacher ill');
INSERT INTO workshops VALUES (13, 'Tuck Turn Tune-up', 'Ksenia & Bob', 'Chapel', '2025-05-17', 60, 71, 24, 27, 22, 0, 180.0, 'sound failed');
INSERT INTO workshops VALUES (14, 'Partner Stretching', NULL, 'ballroom', '2025-05-15', 75, 65, 40, 43, 36, 0, 180.0, 'floor sticky');
INSERT INTO workshops VALUES (15, 'Airsteps Next Level', 'Sunniva Rask', 'Gym', '2025-05-14', 75, 81, 30, 20, 13, 0, 180.0, NULL);
INSERT INTO workshops VALUES (16, 'Jazz History Talk', 'Sunniva Rask', 'ballroom', '2025-05-17', 90, 81, 40, 44, 40, 0, 260.0, NULL);
INSERT INTO workshops VALUES (17, 'St Louis Shag', 'Ksenia & Bob', 'Gym', '2025-05-17', 75, 71, 40, 15, 7, 0, 180.0, 'teacher ill');
INSERT INTO workshops VALUES (18, 'Blues Fusion', 'Marguerite Fay', 'Attic Studio', '2025-05-14', 75, 74, 40, 46, 46, 0, 180.0, NULL);
INSERT INTO workshops VALUES (19, 'Kick Through', 'Duke Adeyemi', 'ballroom', '2025-05-17', 75, 81, 30, 32, 29, 0, 180.0, NULL);
INSERT INTO workshops VALUES (20, 'Social Dance Manners', 'Duke Adeyemi', 'Gym', '2025-05-17', 90, NULL, 30, 21, NULL, 1, 260.0, 'floor sticky');
INSERT INTO workshops VALUES (21, 'Rhythm Tap Taster', 'Marguerite Fay', 'ballroom', '2026-05-17', 75, 94, 30, 23, 19, 0, 260.0, NULL);
INSERT INTO workshops VALUES (22, 'Texas Tommy', 'Duke Adeyemi', 'Gym', '2026-05-16', 90, 105, 30, 10, 8, 0, 260.0, 'too loud');
INSERT INTO workshops VALUES (23, 'Drills at Dawn', 'Ksenia & Bob', 'ballroom', '2026-05-14', 60, 72, 30, 30, 26, 0, 150.0, NULL);
INSERT INTO workshops VALUES (24, 'Mini Dip School', 'Marguerite Fay', 'ballroom', '2026-05-17', 90, 108, 40, 30, 22, 0, 220.0, 'sound failed');
INSERT INTO workshops VALUES (25, 'Savoy Style', 'Ksenia & Bob', 'Ballroom', '2026-05-15', 90, NULL, 30, 24, NULL, 1, 260.0, 'floor sticky');
INSERT INTO workshops VALUES (26, 'Band Dancer Dialogue', 'Sunniva Rask', 'ballroom', '2026-05-14', 75, 85, 24, 10, 4, 0, 260.0, NULL);
INSERT INTO workshops VALUES (27, 'Lindy for Families', NULL, 'Gym', '2026-05-17', 75, NULL, 20, 8, NULL, 1, 120.0, NULL);
INSERT INTO workshops VALUES (28, 'Choreo Crash Course', 'Papa Lorenz', 'Chapel', '2026-05-16', 60, 76, 30, 8, 3, 0, 220.0, NULL);
INSERT INTO workshops VALUES (29, 'Tap for Tall People', 'Duke Adeyemi', 'ballroom', '2026-05-16', 90, NULL, 30, 34, NULL, 1, 180.0, NULL);
INSERT INTO workshops VALUES (30, 'Late Night Jam Rules', 'Sunniva Rask', 'Ballroom', '2026-05-17', 75, NULL, 20, 20, NULL, 1, 220.0, 'too loud');
CREATE TABLE shifts (
  shift_id INTEGER PRIMARY KEY,
  job TEXT,
  shift_on TEXT,
  hours_planned REAL,
  hours_done REAL,
  helper_id INTEGER REFERENCES dancers(dancer_id),
  no_show INTEGER
);
INSERT INTO shifts VALUES (1, 'breakfast', '2024-05-17', 2.0, 2.0, 48, 0);
INSERT INTO shifts VALUES (2, 'breakfast', '2024-05-15', 4.0, 3.0, 23, 0);
INSERT INTO shifts VALUES (3, 'door', '2024-05-14', 4.0, NULL, 5, 0);
INSERT INTO shifts VALUES (4, 'door', '2024-05-15', 3.0, 0.0, 56, 1);
INSERT INTO shifts VALUES (5, 'sound desk', '2024-05-15', 3.0, 4.0, 38, 0);
INSERT INTO shifts VALUES (6, 'Door', '2024-05-17', 3.0, 4.0, 32, 0);
INSERT INTO shifts VALUES (7, 'bar', '2024-05-15', 3.0, 4.0, 56, 0);
INSERT INTO shifts VALUES (8, 'bar', '2024-05-16', 2.0, 0.0, 38, 1);
INSERT INTO shifts VALUES (9, 'door', '2024-05-16', 4.0, 3.0, 38, 0);
INSERT INTO shifts VALUES (10, 'bar', '2024-05-16', 2.0, NULL, NULL, 0);
INSERT INTO shifts VALUES (11, 'sound desk', '2024-05-17', 2.0, 3.0, 66, 0);
INSERT INTO shifts VALUES (12, 'cloakroom', '2024-05-17', 2.0, 3.0, 47, 0);
INSERT INTO shifts VALUES (13, 'floor wax', '2024-05-14', 4.0, NULL, 38, 0);
INSERT INTO shifts VALUES (14, 'bar', '2024-05-15', 4.0, 0.0, 56, 1);
INSERT INTO shifts VALUES (15, 'bar', '2024-05-15', 3.0, 4.5, 64, 0);
INSERT INTO shifts VALUES (16, 'Door', '2025-05-14', 2.0, 0.0, 31, 1);
INSERT INTO shifts VALUES (17, 'breakfast', '2025-05-16', 3.0, 4.5, 56, 0);
INSERT INTO shifts VALUES (18, 'door', '2025-05-16', 3.0, 4.5, 20, 0);
INSERT INTO shifts VALUES (19, 'Door', '2025-05-15', 3.0, 2.5, 17, 0);
INSERT INTO shifts VALUES (20, 'door', '2025-05-16', 3.0, 3.0, 70, 0);
INSERT INTO shifts VALUES (21, 'door', '2025-05-15', 2.0, 1.0, 47, 0);
INSERT INTO shifts VALUES (22, 'breakfast', '2025-05-15', 3.0, 0.0, 68, 1);
INSERT INTO shifts VALUES (23, 'cloakroom', '2025-05-16', 2.0, 3.5, 21, 0);
INSERT INTO shifts VALUES (24, 'cloakroom', '2025-05-16', 2.0, 1.5, 53, 0);
INSERT INTO shifts VALUES (25, 'breakfast', '2025-05-17', 3.0, 2.0, 56, 0);
INSERT INTO shifts VALUES (26, 'breakfast', '2025-05-15', 4.0, 0.0, 42, 1);
INSERT INTO shifts VALUES (27, 'door', '2025-05-16', 3.0, 3.0, 53, 0);
INSERT INTO shifts VALUES (28, 'Door', '2025-05-17', 3.0, 3.0, 32, 0);
INSERT INTO shifts VALUES (29, 'bar', '2025-05-14', 3.0, 0.0, 27, 1);
INSERT INTO shifts VALUES (30, 'Door', '2025-05-15', 3.0, 4.0, 12, 0);
INSERT INTO shifts VALUES (31, 'sound desk', '2026-05-17', 4.0, NULL, NULL, 0);
INSERT INTO shifts VALUES (32, 'bar', '2026-05-14', 2.0, 3.5, 24, 0);
INSERT INTO shifts VALUES (33, 'cloakroom', '2026-05-14', 3.0, 3.5, 22, 0);
INSERT INTO shifts VALUES (34, 'Door', '2026-05-15', 3.0, 3.0, 67, 0);
INSERT INTO shifts VALUES (35, 'bar', '2026-05-16', 2.0, 2.5, 70, 0);
INSERT INTO shifts VALUES (36, 'bar', '2026-05-14', 4.0, NULL, NULL, 0);
INSERT INTO shifts VALUES (37, 'breakfast', '2026-05-15', 4.0, 3.0, 11, 0);
INSERT INTO shifts VALUES (38, 'bar', '2026-05-16', 2.0, NULL, 71, 0);
INSERT INTO shifts VALUES (39, 'cloakroom', '2026-05-17', 4.0, 0.0, 31, 1);
INSERT INTO shifts VALUES (40, 'bar', '2026-05-17', 2.0, 3.5, 45, 0);
INSERT INTO shifts VALUES (41, 'breakfast', '2026-05-15', 4.0, NULL, NULL, 0);
INSERT INTO shifts VALUES (42, 'cloakroom', '2026-05-14', 4.0, 4.0, 35, 0);
INSERT INTO shifts VALUES (43, 'cloakroom', '2026-05-15', 4.0, NULL, NULL, 0);
INSERT INTO shifts VALUES (44, 'bar', '2026-05-17', 3.0, 4.0, 10, 0);
CREATE TABLE raffle_books (
  book_no INTEGER PRIMARY KEY,
  dancer_id INTEGER REFERENCES dancers(dancer_id),
  handed_out_on TEXT,
  tickets INTEGER,
  tickets_sold INTEGER,
  takings_eur REAL,
  handed_in_eur REAL
);
INSERT INTO raffle_books VALUES (1, 28, '2024-04-20', 40, 34, 68.0, 68.0);
INSERT INTO raffle_books VALUES (2, 16, '2026-04-10', 30, 27, 54.0, 34.0);
INSERT INTO raffle_books VALUES (3, 10, '2025-05-01', 20, 11, 22.0, 20.0);
INSERT INTO raffle_books VALUES (4, 16, '2024-05-11', 20, 7, 14.0, 0.0);
INSERT INTO raffle_books VALUES (5, 19, '2025-04-29', 30, 11, 22.0, 22.0);
INSERT INTO raffle_books VALUES (6, 16, '2026-05-10', 50, 41, 82.0, 62.0);
INSERT INTO raffle_books VALUES (7, 18, '2024-04-14', 40, 26, 52.0, 50.0);
INSERT INTO raffle_books VALUES (8, 22, '2025-04-17', 30, 16, 32.0, 32.0);
INSERT INTO raffle_books VALUES (9, 21, '2025-04-05', 50, 22, 44.0, 44.0);
INSERT INTO raffle_books VALUES (10, 26, '2024-05-11', 20, 7, 14.0, 8.0);
INSERT INTO raffle_books VALUES (11, 5, '2026-04-05', 30, 18, 36.0, 26.0);
INSERT INTO raffle_books VALUES (12, 7, '2026-05-01', 30, 25, 50.0, 50.0);
INSERT INTO raffle_books VALUES (13, 6, '2026-04-16', 40, 32, 64.0, 64.0);
INSERT INTO raffle_books VALUES (14, 21, '2025-04-08', 40, 32, 64.0, 60.0);
INSERT INTO raffle_books VALUES (15, 4, '2026-05-11', 40, 30, 60.0, 60.0);
INSERT INTO raffle_books VALUES (16, 11, '2026-04-22', 50, 18, 36.0, 26.0);
INSERT INTO raffle_books VALUES (17, 6, '2025-05-03', 50, 19, 38.0, 28.0);
INSERT INTO raffle_books VALUES (18, 24, '2026-04-16', 40, 36, 72.0, 70.0);
INSERT INTO raffle_books VALUES (19, 19, '2024-05-03', 30, 21, 42.0, 42.0);
INSERT INTO raffle_books VALUES (20, 32, '2026-04-22', 20, 12, 24.0, 4.0);
INSERT INTO raffle_books VALUES (21, 37, '2026-04-19', 20, 20, 40.0, 40.0);
INSERT INTO raffle_books VALUES (22, 27, '2025-05-09', 40, 22, 44.0, 42.0);
INSERT INTO raffle_books VALUES (23, 37, '2025-05-03', 40, 17, 34.0, 34.0);
INSERT INTO raffle_books VALUES (24, 9, '2024-04-11', 20, 13, 26.0, 20.0);
INSERT INTO raffle_books VALUES (25, 40, '2026-04-20', 50, 33, 66.0, 66.0);
INSERT INTO raffle_books VALUES (26, 40, '2025-04-18', 40, 22, 44.0, 44.0);
INSERT INTO raffle_books VALUES (27, 1, '2025-04-09', 30, 22, 44.0, 44.0);
INSERT INTO raffle_books VALUES (28, 33, '2026-04-07', 50, 21, 42.0, 42.0);
INSERT INTO raffle_books VALUES (29, 11, '2024-04-13', 50, 33, 66.0, 66.0);
INSERT INTO raffle_books VALUES (30, 6, '2026-04-25', 20, 9, 18.0, 16.0);
INSERT INTO raffle_books VALUES (31, 8, '2024-05-07', 40, 34, 68.0, 68.0);
INSERT INTO raffle_books VALUES (32, 9, '2026-05-04', 40, 14, 28.0, 28.0);
INSERT INTO raffle_books VALUES (33, 30, '2024-04-13', 20, 11, 22.0, 22.0);
INSERT INTO raffle_books VALUES (34, 28, '2025-04-02', 40, 29, 58.0, 48.0);
