CREATE TABLE clients (
  id INTEGER PRIMARY KEY,
  nm TEXT,
  village TEXT,
  type TEXT,
  found_us TEXT
);
INSERT INTO clients VALUES (1, 'Thwaite Hall Estate', 'Askrigg', 'estate', 'repeat');
INSERT INTO clients VALUES (2, 'Mr & Mrs Calvert', 'Muker', 'private', 'word of mouth');
INSERT INTO clients VALUES (3, 'National Trust', 'Malham', 'Public', 'tender');
INSERT INTO clients VALUES (4, 'J. Metcalfe', 'Hawes', 'farm', 'word of mouth');
INSERT INTO clients VALUES (5, 'Dinsdale Bros', 'Gayle', 'farm', 'repeat');
INSERT INTO clients VALUES (6, 'Parish Council', 'Reeth', 'public', 'tender');
INSERT INTO clients VALUES (7, 'Helen Sowerby', 'Askrigg', 'private', 'website');
INSERT INTO clients VALUES (8, 'Coates Farm', 'Keld', 'Farm', NULL);
INSERT INTO clients VALUES (9, 'Ruth Ibbotson', 'Hawes', 'private', 'website');
INSERT INTO clients VALUES (10, 'Old Vicarage B&B', 'Reeth', 'private', 'show stand');
CREATE TABLE jobs (
  job INTEGER PRIMARY KEY,
  client_id INTEGER REFERENCES clients(id),
  site TEXT,
  work TEXT,
  stone TEXT,
  len_m REAL,
  ht_cm INTEGER,
  stone_t REAL,
  quote_gbp INTEGER,
  final_gbp INTEGER,
  quoted_dt TEXT,
  start_dt TEXT,
  done_dt TEXT,
  pd TEXT,
  helpers TEXT,
  grant_funded INTEGER
);
INSERT INTO jobs VALUES (218, 6, 'Orchard N', 'rebuild', 'limestone', 28.2, 140, 35.5, 4430, 5080, '2023-02-25', '2023-03-22', '2023-03-31', 'Yes', 'Dan, Priya', 0);
INSERT INTO jobs VALUES (220, 3, 'Moor gate', 'sheep creep', 'gritstone', 4.5, 90, 3.6, 490, 600, '2023-01-08', '2023-04-04', '2023-04-06', 'yes', 'Owen', 0);
INSERT INTO jobs VALUES (202, 4, 'Moor gate S', 'new wall', 'gritstone', 53.8, 150, 72.6, 8160, 8160, '2023-02-23', '2023-04-18', '2023-05-08', 'Yes', '', 0);
INSERT INTO jobs VALUES (217, 2, 'Orchard S', 'retaining', 'reclaimed', 23.8, 140, 30.0, 3500, 3500, '2023-03-19', '2023-05-22', '2023-05-29', 'no', 'Dan', 0);
INSERT INTO jobs VALUES (203, 9, 'Paddock S', 'retaining', 'gritstone', 21.5, 135, 26.1, 2700, 3130, '2023-04-23', '2023-05-26', '2023-06-07', 'yes', 'Dan, Priya', 1);
INSERT INTO jobs VALUES (241, 5, 'Paddock N', 'gap repair', 'Limestone', 3.3, 165, 4.9, 480, 500, '2023-04-19', '2023-05-27', '2023-05-29', 'yes', 'Owen', 1);
INSERT INTO jobs VALUES (219, 2, 'Low Pasture S', 'gap repair', 'limestone', 4.5, 150, 6.1, 820, 880, '2023-04-12', '2023-06-10', '2023-06-14', 'yes', 'Owen', 1);
INSERT INTO jobs VALUES (210, 2, 'Top Intake', 'new wall', 'sandstone', 23.4, 120, 25.3, 4270, 4270, '2023-06-09', '2023-06-24', '2023-07-04', 'yes', 'Dan, Owen, Priya', 0);
INSERT INTO jobs VALUES (222, 4, 'Moor gate S', 'garden wall', 'gritstone', 45.3, 90, 36.7, 4380, 4380, '2023-05-16', '2023-07-15', '2023-08-04', 'Yes', 'Dan, Owen, Priya', 0);
INSERT INTO jobs VALUES (233, 2, 'Moor gate S', 'garden wall', 'gritstone', 64.5, 135, 78.4, 10160, 9730, '2023-05-20', '2023-08-11', '2023-09-02', 'yes', 'Dan, Priya', 0);
INSERT INTO jobs VALUES (201, 5, 'Beck field', 'Gap repair', 'gritstone', 3.8, 137, 4.7, 530, 530, '2023-06-16', '2023-08-12', '2023-08-17', 'yes', 'Owen', 0);
INSERT INTO jobs VALUES (226, 2, 'Paddock', 'new wall', 'gritstone', 35.7, 165, 53.0, 6700, 8330, '2023-06-05', '2023-08-12', '2023-08-26', 'Yes', 'Dan', 1);
INSERT INTO jobs VALUES (204, 1, 'Moor gate', 'Gap repair', 'Limestone', 1.8, 137, 2.2, 300, 300, '2023-06-29', '2023-08-27', '2023-08-29', 'yes', '', 0);
INSERT INTO jobs VALUES (225, 6, 'Beck field', 'garden wall', 'gritstone', 62.1, 90, 50.3, 10590, 10530, '2023-06-20', '2023-09-17', '2023-10-10', 'Yes', 'Dan, Owen', 1);
INSERT INTO jobs VALUES (209, 5, 'Orchard N', 'sheep creep', 'limestone', 1.7, 150, 2.3, 250, 250, '2023-08-03', '2023-09-25', '2023-09-26', 'yes', 'Dan, Owen', 0);
INSERT INTO jobs VALUES (231, 7, 'Footpath', 'retaining', 'sandstone', 35.1, 135, 42.6, 5230, 5930, '2023-11-05', '2023-12-06', '2023-12-18', 'yes', 'Priya', 0);
INSERT INTO jobs VALUES (224, 6, 'Footpath', 'garden wall', 'reclaimed', 24.4, 165, 36.2, 4500, 4500, '2023-11-17', '2024-01-05', '2024-01-14', 'yes', 'Dan', 0);
INSERT INTO jobs VALUES (223, 9, 'Back Lane N', 'rebuild', 'sandstone', 15.8, 140, 19.9, 2660, 3210, '2023-12-23', '2024-02-12', '2024-02-21', 'no', 'Owen', 0);
INSERT INTO jobs VALUES (208, 2, 'Paddock N', 'Gap repair', 'gritstone', 3.9, 120, 4.2, 610, 600, '2024-01-11', '2024-02-13', '2024-02-19', 'yes', 'Priya', 0);
INSERT INTO jobs VALUES (205, 6, 'Orchard S', 'sheep creep', 'gritstone', 7.4, 150, 10.0, 940, 1170, '2024-01-04', '2024-02-15', '2024-02-20', 'yes', 'Dan', 0);
INSERT INTO jobs VALUES (236, 6, 'Sheepfold', 'retaining', 'Limestone', 38.7, 90, 31.3, 6740, 6320, '2024-01-17', '2024-03-14', '2024-03-30', 'Yes', '', 0);
INSERT INTO jobs VALUES (228, 3, 'Moor gate S', 'gap repair', 'Limestone', 7.2, 140, 9.1, 1330, 1330, '2024-02-02', '2024-04-26', '2024-04-28', 'yes', 'Owen', 0);
INSERT INTO jobs VALUES (229, 5, 'Churchyard N', 'stile', 'Limestone', 5.1, 165, 7.6, 490, 490, '2024-02-04', '2024-04-30', '2024-05-01', 'Yes', '', 0);
INSERT INTO jobs VALUES (243, 9, 'Moor gate N', 'rebuild', 'gritstone', 6.6, 137, 8.1, 700, 700, '2024-04-19', '2024-05-24', '2024-05-29', 'yes', '', 1);
INSERT INTO jobs VALUES (238, 3, 'Back Lane', 'stile', 'Limestone', 2.7, 120, 2.9, 280, 280, '2024-03-10', '2024-05-28', '2024-06-01', 'Yes', 'Dan, Priya', 0);
INSERT INTO jobs VALUES (239, 6, 'Footpath', 'stile', 'sandstone', 5.5, 140, 6.9, 550, 550, '2024-05-02', '2024-05-28', '2024-05-29', 'yes', 'Owen', 0);
INSERT INTO jobs VALUES (245, 4, 'Paddock', 'new wall', 'gritstone', 39.2, 90, 31.8, 6220, 6220, '2024-04-14', '2024-06-12', '2024-06-26', 'yes', '', 0);
INSERT INTO jobs VALUES (234, 4, 'Drive entrance', 'rebuild', 'reclaimed', 46.2, 150, 62.4, 7360, 8580, '2024-03-19', '2024-06-14', '2024-07-03', 'Yes', '', 0);
INSERT INTO jobs VALUES (221, 7, 'Beck field N', 'sheep creep', 'gritstone', 7.0, 90, 5.7, 1120, 1120, '2024-04-03', '2024-06-17', '2024-06-19', 'yes', 'Dan, Priya', 0);
INSERT INTO jobs VALUES (206, 4, 'Orchard', 'Gap repair', 'Limestone', 5.1, 90, 4.1, 770, 770, '2024-05-13', '2024-06-19', '2024-06-24', 'no', 'Priya', 1);
INSERT INTO jobs VALUES (213, 5, 'Orchard S', 'new wall', 'Limestone', 28.7, 90, 23.2, 4230, 4600, '2024-06-19', '2024-09-17', '2024-09-30', 'yes', 'Owen', 1);
INSERT INTO jobs VALUES (216, 1, 'Footpath N', 'sheep creep', 'gritstone', 5.5, 137, 6.8, 980, 980, '2024-07-16', '2024-09-30', '2024-10-02', 'yes', 'Dan, Owen, Priya', 1);
INSERT INTO jobs VALUES (212, 7, 'Back Lane S', 'sheep creep', 'limestone', 6.6, 165, 9.8, 1140, 1140, '2024-07-31', '2024-10-08', '2024-10-10', 'yes', 'Dan, Owen, Priya', 0);
INSERT INTO jobs VALUES (232, 1, 'Low Pasture N', 'sheep creep', 'Limestone', 6.3, 137, 7.8, 1000, 1130, '2024-10-06', '2024-10-30', '2024-11-04', 'yes', 'Dan, Owen, Priya', 0);
INSERT INTO jobs VALUES (215, 5, 'Beck field N', 'gap repair', 'gritstone', 4.9, 165, 7.3, 920, 920, '2024-08-17', '2024-11-01', '2024-11-03', 'yes', 'Priya', 0);
INSERT INTO jobs VALUES (242, 6, 'Paddock', 'new wall', 'gritstone', 19.8, 90, 16.0, 2680, 2680, '2024-08-15', '2024-11-08', '2024-11-16', 'yes', '', 0);
INSERT INTO jobs VALUES (237, 1, 'Back Lane', 'sheep creep', 'gritstone', 1.8, 165, 2.7, 300, 300, '2024-09-18', '2024-11-19', '2024-11-23', 'yes', '', 0);
INSERT INTO jobs VALUES (244, 3, 'Beck field N', 'sheep creep', 'reclaimed', 7.4, 165, 11.0, 840, 840, '2024-12-13', '2025-03-13', '2025-03-20', 'yes', '', 0);
INSERT INTO jobs VALUES (240, 9, 'Footpath', 'garden wall', 'Limestone', 44.2, 90, 35.8, 5240, 6350, '2025-03-11', '2025-03-31', '2025-04-19', 'yes', 'Dan', 0);
INSERT INTO jobs VALUES (207, 7, 'Footpath S', 'retaining', 'limestone', 14.7, 137, 18.1, 1930, 1930, '2025-04-01', '2025-05-12', '2025-05-16', 'yes', 'Owen', 0);
INSERT INTO jobs VALUES (214, 1, 'Beck field S', 'new wall', 'Limestone', 22.9, 135, 27.8, 4310, 4310, '2025-03-01', '2025-05-29', '2025-06-07', 'no', 'Dan, Owen, Priya', 1);
INSERT INTO jobs VALUES (227, 4, 'Top Intake', 'garden wall', 'gritstone', 25.1, 120, 27.1, 3200, 3200, '2025-04-07', '2025-06-13', '2025-06-26', 'no', 'Dan', 0);
INSERT INTO jobs VALUES (235, 1, 'Churchyard N', 'garden wall', 'Limestone', 35.1, 140, 44.2, 6410, 7780, '2025-05-26', '2025-06-28', '2025-07-09', 'no', 'Owen', 0);
INSERT INTO jobs VALUES (211, 5, 'Drive entrance', 'Gap repair', 'sandstone', 1.6, 135, 1.9, 290, 290, '2025-05-07', '2025-07-08', '2025-07-13', 'yes', 'Dan, Priya', 1);
INSERT INTO jobs VALUES (230, 7, 'Orchard N', 'new wall', 'sandstone', 64.8, 90, 52.5, 10980, 10430, '2025-05-13', '2025-08-06', '2025-08-28', 'yes', 'Dan', 0);
INSERT INTO jobs VALUES (200, 7, 'Drive entrance', 'stile', 'reclaimed', 6.5, 137, 8.0, 940, NULL, '2025-08-17', '2025-09-03', NULL, '', 'Owen', 0);
