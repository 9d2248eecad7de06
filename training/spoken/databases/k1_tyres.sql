CREATE TABLE stock (
  sku TEXT PRIMARY KEY,
  brand TEXT,
  model TEXT,
  ctry TEXT,
  tyre_size TEXT,
  rim_in INTEGER,
  season TEXT,
  fuel_class TEXT,
  noise_db INTEGER,
  buy_eur REAL,
  sell_eur REAL,
  qty INTEGER
);
INSERT INTO stock VALUES ('T001', 'Michelin', 'Primacy 4', 'FR', '205/55 R16', 16, 'Summer', 'D', 68, 99.68, 139, 8);
INSERT INTO stock VALUES ('T002', 'Michelin', 'Primacy 4', 'FR', '235/55 R19', 19, 'Summer', 'B', 74, 121.41, 184, 12);
INSERT INTO stock VALUES ('T003', 'Michelin', 'CrossClimate 2', 'FR', '225/45 R17', 17, 'all-season', 'A', 70, 119.63, 152, 6);
INSERT INTO stock VALUES ('T004', 'Michelin', 'CrossClimate 2', 'FR', '195/65 R15', 15, 'all-season', 'D', 68, 89.83, 119, 4);
INSERT INTO stock VALUES ('T005', 'Continental', 'EcoContact 6', 'DE', '195/65 R15', 15, 'summer', 'C', 70, 101.12, 144, 2);
INSERT INTO stock VALUES ('T006', 'Continental', 'EcoContact 6', 'DE', '205/55 R16', 16, 'Summer', 'D', 68, 92.35, 143, 0);
INSERT INTO stock VALUES ('T007', 'continental', 'WinterContact', 'DE', '195/65 R15', 15, 'winter', 'B', 71, 90.68, 139, 12);
INSERT INTO stock VALUES ('T008', 'continental', 'WinterContact', 'DE', '235/55 R19', 19, 'winter', 'C', 70, 124.88, 176, 16);
INSERT INTO stock VALUES ('T009', 'Hankook', 'Ventus', 'KR', '205/55 R16', 16, 'Summer', 'B', 67, 79.53, 121, 0);
INSERT INTO stock VALUES ('T010', 'Hankook', 'Ventus', 'KR', '225/45 R17', 17, 'summer', 'B', 69, 78.35, 115, 4);
INSERT INTO stock VALUES ('T011', 'Hankook', 'Winter i*cept', 'KR', '225/45 R17', 17, 'winter', 'C', 74, 97.73, 131, 0);
INSERT INTO stock VALUES ('T012', 'Hankook', 'Winter i*cept', 'KR', '195/65 R15', 15, 'winter', 'C', 71, 60.33, 78, 6);
INSERT INTO stock VALUES ('T013', 'Pirelli', 'P Zero', 'IT', '235/55 R19', 19, 'summer', 'B', 73, 131.49, 174, 6);
INSERT INTO stock VALUES ('T014', 'Pirelli', 'P Zero', 'IT', '205/55 R16', 16, 'summer', 'B', 69, 111.06, 157, 4);
INSERT INTO stock VALUES ('T015', 'Nokian', 'Hakka', 'FI', '235/55 R19', 19, 'winter', 'C', 73, 111.26, 167, 16);
INSERT INTO stock VALUES ('T016', 'Nokian', 'Hakka', 'FI', '195/65 R15', 15, 'winter', 'B', 68, 76.5, 109, 4);
INSERT INTO stock VALUES ('T017', 'Nokian', 'Seasonproof', 'FI', '225/45 R17', 17, 'all-season', 'C', 68, 117.4, 177, 2);
INSERT INTO stock VALUES ('T018', 'Nokian', 'Seasonproof', 'FI', '205/55 R16', 16, 'all-season', 'A', 73, 93.37, 124, 2);
INSERT INTO stock VALUES ('T019', 'Landsail', 'LS388', 'CN', '195/65 R15', 15, 'Summer', 'A', 74, 33.91, 50, 0);
INSERT INTO stock VALUES ('T020', 'Landsail', 'LS388', 'CN', '235/55 R19', 19, 'Summer', 'B', 67, 67.62, 103, 4);
INSERT INTO stock VALUES ('T021', 'Landsail', 'Winterlander', 'CN', '235/55 R19', 19, 'winter', 'C', 69, 66.64, 96, 2);
INSERT INTO stock VALUES ('T022', 'Landsail', 'Winterlander', 'CN', '225/45 R17', 17, 'winter', 'B', 71, 57.98, 83, 12);
INSERT INTO stock VALUES ('T023', 'Pirelli', 'Sottozero', 'IT', '235/55 R19', 19, 'winter', 'C', 74, 135.21, 188, 16);
INSERT INTO stock VALUES ('T024', 'Pirelli', 'Sottozero', 'IT', '205/55 R16', 16, 'winter', 'B', 68, 99.8, 154, 16);
CREATE TABLE jobs (
  job_no INTEGER PRIMARY KEY,
  job_dt DATE,
  cust TEXT,
  reg TEXT,
  car TEXT,
  job_type TEXT,
  sku TEXT REFERENCES stock(sku),
  qty_fit INTEGER,
  fitter TEXT,
  dur_min INTEGER,
  labour_eur REAL,
  parts_eur REAL,
  disc_pct INTEGER,
  pay TEXT,
  paid TEXT,
  memo TEXT
);
INSERT INTO jobs VALUES (5001, '2025-01-07', 'Bakery Lys', 'BX 77 102', 'Toyota Yaris', 'new tyres', 'T017', 1, 'Per', 75, 45, 177, 5, 'cash', 'N', NULL);
INSERT INTO jobs VALUES (5002, '2025-01-08', 'Y. Demir', 'BX 77 102', 'Toyota Yaris', 'puncture', NULL, NULL, 'Aino', 60, 25, 0, 5, 'card', 'Y', NULL);
INSERT INTO jobs VALUES (5003, '2025-01-12', 'Taxi 44', NULL, 'Tesla 3', 'alignment', NULL, NULL, 'Per', 20, 25, 0, 5, 'invoice', 'Y', 'rim bent');
INSERT INTO jobs VALUES (5004, '2025-01-14', 'I. Berg', 'CE 40 991', 'volvo v60', 'new tyres', 'T002', 2, 'Per', 60, 35, 368, 0, 'invoice', 'Y', NULL);
INSERT INTO jobs VALUES (5005, '2025-01-24', 'Y. Demir', NULL, 'Merc Sprinter', 'new tyres', 'T004', 4, 'Per', 60, 25, 476, 0, 'invoice', 'N', NULL);
INSERT INTO jobs VALUES (5006, '2025-01-30', 'I. Berg', NULL, 'VW Golf', 'seasonal swap', NULL, NULL, 'Aino', 25, 35, 0, 0, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5007, '2025-01-30', 'Post Nord', 'AB 12 345', 'volvo v60', 'new tyres', 'T011', 2, 'Per', 40, 30, 262, 0, 'card', 'Y', 'will come back for retorque');
INSERT INTO jobs VALUES (5008, '2025-02-01', 'Post Nord', NULL, 'Skoda Octavia', 'alignment', NULL, NULL, 'Luca', 60, 45, 0, 0, 'invoice', 'Y', NULL);
INSERT INTO jobs VALUES (5009, '2025-02-02', 'Taxi 44', 'CE 40 991', 'Merc Sprinter', 'new tyres', 'T013', 2, 'Per', 40, 35, 348, 0, 'cash', 'Y', NULL);
INSERT INTO jobs VALUES (5010, '2025-02-02', 'Post Nord', 'BX 77 102', 'Volvo V60', 'puncture', NULL, NULL, 'Aino', 30, 25, 0, 0, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5011, '2025-02-03', 'Farm Dal', NULL, 'Merc Sprinter', 'new tyres', 'T008', 2, 'Per', 25, 35, 352, 0, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5012, '2025-02-05', 'hansen', 'AB 12 345', 'volvo v60', 'new tyres', 'T001', 2, 'Luca', 20, 25, 278, 5, 'Card', 'Y', 'sensor light on');
INSERT INTO jobs VALUES (5013, '2025-02-06', 'Bakery Lys', 'BX 77 102', 'VW Golf', 'seasonal swap', NULL, NULL, 'Luca', 20, 35, 0, 0, 'invoice', 'Y', 'locking nut lost');
INSERT INTO jobs VALUES (5014, '2025-02-06', 'K. Olsson', 'AB 12 345', 'Toyota Yaris', 'puncture', NULL, NULL, 'Aino', 30, 30, 0, 5, 'card', 'N', NULL);
INSERT INTO jobs VALUES (5015, '2025-02-15', 'Hansen', 'BX 77 102', 'Skoda Octavia', 'new tyres', 'T001', 2, 'Aino', 20, 35, 278, 0, 'cash', 'Y', NULL);
INSERT INTO jobs VALUES (5016, '2025-02-19', 'Y. Demir', 'CE 40 991', 'volvo v60', 'puncture', NULL, NULL, 'Aino', 20, 35, 0, 0, 'invoice', 'Y', NULL);
INSERT INTO jobs VALUES (5017, '2025-02-23', 'I. Berg', 'DK 55 310', 'Toyota Yaris', 'new tyres', 'T021', 2, 'Per', 25, 45, 192, 0, 'card', 'Y', NULL);
INSERT INTO jobs VALUES (5018, '2025-03-10', 'Post Nord', NULL, 'Tesla 3', 'new tyres', 'T007', 4, 'Per', 45, 30, 556, 0, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5019, '2025-03-11', 'I. Berg', 'DK 55 310', 'Merc Sprinter', 'new tyres', 'T019', 4, 'Aino', 20, 45, 200, 0, 'cash', 'Y', NULL);
INSERT INTO jobs VALUES (5020, '2025-03-19', 'Taxi 44', 'CE 40 991', 'Tesla 3', 'seasonal swap', NULL, NULL, 'Per', 30, 60, 0, 0, 'invoice', 'N', 'rim bent');
INSERT INTO jobs VALUES (5021, '2025-03-20', 'Post Nord', NULL, 'Merc Sprinter', 'new tyres', 'T002', 4, 'Luca', 40, 45, 736, 10, 'card', 'Y', NULL);
INSERT INTO jobs VALUES (5022, '2025-03-26', 'K. Olsson', 'CE 40 991', 'volvo v60', 'puncture', NULL, NULL, 'Aino', 45, 35, 0, 0, 'cash', 'Y', NULL);
INSERT INTO jobs VALUES (5023, '2025-03-30', 'K. Olsson', 'CE 40 991', 'Tesla 3', 'seasonal swap', NULL, NULL, 'Aino', 30, 30, 0, 0, 'cash', 'N', NULL);
INSERT INTO jobs VALUES (5024, '2025-03-31', 'Farm Dal', 'AB 12 345', 'VW Golf', 'new tyres', 'T019', 1, 'Aino', 25, 60, 50, 0, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5025, '2025-04-05', 'Taxi 44', 'BX 77 102', 'Toyota Yaris', 'alignment', NULL, NULL, 'Aino', 30, 60, 0, 0, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5026, '2025-04-28', 'K. Olsson', 'CE 40 991', 'volvo v60', 'new tyres', 'T003', 2, 'Aino', 45, 45, 304, 10, 'card', 'Y', NULL);
INSERT INTO jobs VALUES (5027, '2025-05-09', 'I. Berg', NULL, 'Volvo V60', 'new tyres', 'T018', 1, 'Per', 45, 35, 124, 5, 'card', 'N', NULL);
INSERT INTO jobs VALUES (5028, '2025-05-09', 'Farm Dal', 'AB 12 345', 'Volvo V60', 'new tyres', 'T002', 2, 'Aino', 40, 45, 368, 10, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5029, '2025-05-13', 'Y. Demir', 'BX 77 102', 'Skoda Octavia', 'new tyres', 'T019', 1, 'Aino', 75, 35, 50, 0, 'invoice', 'Y', NULL);
INSERT INTO jobs VALUES (5030, '2025-06-01', 'Farm Dal', 'AB 12 345', 'Volvo V60', 'new tyres', 'T020', 1, 'Aino', 25, 25, 103, 5, 'invoice', 'Y', NULL);
INSERT INTO jobs VALUES (5031, '2025-06-02', 'Taxi 44', 'CE 40 991', 'Skoda Octavia', 'new tyres', 'T017', 2, 'Aino', 20, 35, 354, 0, 'card', 'Y', NULL);
INSERT INTO jobs VALUES (5032, '2025-06-08', 'Moller', NULL, 'Tesla 3', 'alignment', NULL, NULL, 'Per', 45, 25, 0, 5, 'cash', 'Y', NULL);
INSERT INTO jobs VALUES (5033, '2025-06-18', 'Hansen', 'BX 77 102', 'Toyota Yaris', 'alignment', NULL, NULL, 'Aino', 40, 30, 0, 10, 'invoice', 'Y', NULL);
INSERT INTO jobs VALUES (5034, '2025-06-21', 'Farm Dal', 'DK 55 310', 'VW Golf', 'seasonal swap', NULL, NULL, 'Aino', 75, 25, 0, 10, 'cash', 'Y', NULL);
INSERT INTO jobs VALUES (5035, '2025-07-05', 'K. Olsson', 'AB 12 345', 'Merc Sprinter', 'puncture', NULL, NULL, 'Aino', 75, 25, 0, 0, 'invoice', 'Y', 'will come back for retorque');
INSERT INTO jobs VALUES (5036, '2025-07-06', 'hansen', 'AB 12 345', 'volvo v60', 'new tyres', 'T005', 2, 'Aino', 75, 60, 288, 10, 'invoice', 'Y', NULL);
INSERT INTO jobs VALUES (5037, '2025-07-07', 'Bakery Lys', 'BX 77 102', 'Merc Sprinter', 'puncture', NULL, NULL, 'Per', 40, 60, 0, 0, 'invoice', 'N', 'rim bent');
INSERT INTO jobs VALUES (5038, '2025-07-08', 'hansen', 'BX 77 102', 'VW Golf', 'new tyres', 'T014', 4, 'Aino', 25, 60, 628, 0, 'card', 'Y', NULL);
INSERT INTO jobs VALUES (5039, '2025-07-12', 'Taxi 44', 'BX 77 102', 'volvo v60', 'puncture', NULL, NULL, 'Per', 25, 45, 0, 0, 'invoice', 'N', NULL);
INSERT INTO jobs VALUES (5040, '2025-07-22', 'Post Nord', NULL, 'Skoda Octavia', 'seasonal swap', NULL, NULL, 'Per', 20, 35, 0, 0, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5041, '2025-07-22', 'Hansen', 'BX 77 102', 'Tesla 3', 'new tyres', 'T008', 2, 'Per', 60, 25, 352, 0, 'cash', 'Y', NULL);
INSERT INTO jobs VALUES (5042, '2025-07-25', 'hansen', 'BX 77 102', 'Tesla 3', 'new tyres', 'T016', 1, 'Luca', 25, 45, 109, 0, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5043, '2025-07-25', 'Post Nord', NULL, 'Volvo V60', 'new tyres', 'T007', 4, 'Per', 20, 25, 556, 10, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5044, '2025-07-28', 'Post Nord', 'CE 40 991', 'VW Golf', 'alignment', NULL, NULL, 'Aino', 30, 25, 0, 0, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5045, '2025-08-01', 'K. Olsson', 'AB 12 345', 'VW Golf', 'new tyres', 'T017', 4, 'Aino', 40, 60, 708, 0, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5046, '2025-08-03', 'Post Nord', 'CE 40 991', 'Merc Sprinter', 'new tyres', 'T017', 1, 'Per', 30, 60, 177, 10, 'cash', 'Y', NULL);
INSERT INTO jobs VALUES (5047, '2025-08-07', 'Moller', NULL, 'VW Golf', 'puncture', NULL, NULL, 'Per', 60, 25, 0, 10, 'invoice', 'N', NULL);
INSERT INTO jobs VALUES (5048, '2025-08-13', 'Moller', 'BX 77 102', 'Skoda Octavia', 'new tyres', 'T010', 1, 'Per', 20, 45, 115, 5, 'invoice', 'Y', NULL);
INSERT INTO jobs VALUES (5049, '2025-08-16', 'hansen', 'AB 12 345', 'volvo v60', 'seasonal swap', NULL, NULL, 'Per', 25, 35, 0, 0, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5050, '2025-08-17', 'Taxi 44', NULL, 'volvo v60', 'new tyres', 'T007', 4, 'Aino', 75, 60, 556, 5, 'invoice', 'Y', 'sensor light on');
INSERT INTO jobs VALUES (5051, '2025-08-19', 'Taxi 44', NULL, 'VW Golf', 'new tyres', 'T012', 2, 'Aino', 20, 30, 156, 5, 'card', 'Y', 'will come back for retorque');
INSERT INTO jobs VALUES (5052, '2025-08-19', 'Post Nord', 'BX 77 102', 'Merc Sprinter', 'new tyres', 'T010', 2, 'Per', 45, 45, 230, 0, 'Card', 'Y', 'sensor light on');
INSERT INTO jobs VALUES (5053, '2025-08-23', 'Farm Dal', 'DK 55 310', 'volvo v60', 'puncture', NULL, NULL, 'Aino', 30, 35, 0, 5, 'card', 'N', NULL);
INSERT INTO jobs VALUES (5054, '2025-08-24', 'Taxi 44', 'CE 40 991', 'Toyota Yaris', 'new tyres', 'T017', 2, 'Aino', 25, 25, 354, 0, 'card', 'N', NULL);
INSERT INTO jobs VALUES (5055, '2025-08-25', 'Hansen', 'BX 77 102', 'Toyota Yaris', 'alignment', NULL, NULL, 'Luca', 60, 30, 0, 10, 'invoice', 'Y', 'will come back for retorque');
INSERT INTO jobs VALUES (5056, '2025-08-27', 'Farm Dal', 'BX 77 102', 'Merc Sprinter', 'alignment', NULL, NULL, 'Aino', 60, 35, 0, 0, 'invoice', 'Y', 'rim bent');
INSERT INTO jobs VALUES (5057, '2025-08-28', 'K. Olsson', 'DK 55 310', 'Volvo V60', 'puncture', NULL, NULL, 'Luca', 30, 30, 0, 0, 'card', 'Y', NULL);
INSERT INTO jobs VALUES (5058, '2025-08-29', 'K. Olsson', 'AB 12 345', 'Toyota Yaris', 'new tyres', 'T017', 2, 'Per', 40, 60, 354, 5, 'invoice', 'Y', NULL);
INSERT INTO jobs VALUES (5059, '2025-09-01', 'Moller', 'DK 55 310', 'Volvo V60', 'alignment', NULL, NULL, 'Per', 40, 25, 0, 0, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5060, '2025-09-04', 'Taxi 44', 'CE 40 991', 'Merc Sprinter', 'seasonal swap', NULL, NULL, 'Luca', 40, 30, 0, 5, 'cash', 'Y', NULL);
INSERT INTO jobs VALUES (5061, '2025-09-08', 'Taxi 44', 'CE 40 991', 'Skoda Octavia', 'alignment', NULL, NULL, 'Aino', 20, 30, 0, 0, 'invoice', 'Y', NULL);
INSERT INTO jobs VALUES (5062, '2025-09-09', 'K. Olsson', 'AB 12 345', 'Skoda Octavia', 'new tyres', 'T009', 2, 'Aino', 45, 60, 242, 0, 'Card', 'N', NULL);
INSERT INTO jobs VALUES (5063, '2025-09-10', 'Hansen', 'BX 77 102', 'Skoda Octavia', 'new tyres', 'T011', 1, 'Per', 75, 45, 131, 0, 'card', 'Y', NULL);
INSERT INTO jobs VALUES (5064, '2025-09-12', 'Bakery Lys', 'DK 55 310', 'Volvo V60', 'puncture', NULL, NULL, 'Aino', 40, 60, 0, 0, 'invoice', 'Y', 'sensor light on');
INSERT INTO jobs VALUES (5065, '2025-09-12', 'Bakery Lys', NULL, 'Skoda Octavia', 'new tyres', 'T002', 2, 'Per', 60, 30, 368, 10, 'cash', 'Y', NULL);
INSERT INTO jobs VALUES (5066, '2025-09-14', 'Bakery Lys', 'DK 55 310', 'volvo v60', 'seasonal swap', NULL, NULL, 'Per', 60, 25, 0, 0, 'invoice', 'Y', NULL);
INSERT INTO jobs VALUES (5067, '2025-09-14', 'Y. Demir', 'BX 77 102', 'volvo v60', 'new tyres', 'T017', 1, 'Luca', 25, 45, 177, 10, 'invoice', 'Y', NULL);
INSERT INTO jobs VALUES (5068, '2025-09-18', 'Hansen', 'AB 12 345', 'volvo v60', 'puncture', NULL, NULL, 'Aino', 60, 45, 0, 5, 'Card', 'N', NULL);
INSERT INTO jobs VALUES (5069, '2025-09-19', 'Post Nord', 'CE 40 991', 'Volvo V60', 'new tyres', 'T011', 1, 'Per', 30, 30, 131, 10, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5070, '2025-09-23', 'Taxi 44', 'CE 40 991', 'Tesla 3', 'alignment', NULL, NULL, 'Aino', 75, 25, 0, 10, 'card', 'Y', NULL);
INSERT INTO jobs VALUES (5071, '2025-10-04', 'Taxi 44', 'AB 12 345', 'volvo v60', 'puncture', NULL, NULL, 'Aino', 25, 60, 0, 0, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5072, '2025-10-04', 'Taxi 44', NULL, 'Merc Sprinter', 'new tyres', 'T007', 1, 'Aino', 25, 35, 139, 5, 'card', 'Y', NULL);
INSERT INTO jobs VALUES (5073, '2025-10-06', 'I. Berg', 'BX 77 102', 'Skoda Octavia', 'alignment', NULL, NULL, 'Luca', 20, 60, 0, 0, 'cash', 'Y', 'will come back for retorque');
INSERT INTO jobs VALUES (5074, '2025-10-11', 'Farm Dal', 'CE 40 991', 'volvo v60', 'new tyres', 'T010', 2, 'Luca', 45, 60, 230, 0, 'invoice', 'Y', NULL);
INSERT INTO jobs VALUES (5075, '2025-10-16', 'Bakery Lys', 'DK 55 310', 'VW Golf', 'puncture', NULL, NULL, 'Aino', 40, 30, 0, 0, 'invoice', 'Y', NULL);
INSERT INTO jobs VALUES (5076, '2025-10-23', 'Bakery Lys', 'DK 55 310', 'Skoda Octavia', 'alignment', NULL, NULL, 'Per', 75, 30, 0, 0, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5077, '2025-10-31', 'Taxi 44', 'CE 40 991', 'VW Golf', 'seasonal swap', NULL, NULL, 'Aino', 25, 35, 0, 0, 'card', 'Y', NULL);
INSERT INTO jobs VALUES (5078, '2025-11-02', 'Y. Demir', NULL, 'volvo v60', 'seasonal swap', NULL, NULL, 'Aino', 30, 30, 0, 10, 'Card', 'Y', NULL);
INSERT INTO jobs VALUES (5079, '2025-11-10', 'K. Olsson', 'BX 77 102', 'volvo v60', 'seasonal swap', NULL, NULL, 'Aino', 40, 60, 0, 0, 'invoice', 'Y', NULL);
INSERT INTO jobs VALUES (5080, '2025-11-18', 'Hansen', 'AB 12 345', 'VW Golf', 'seasonal swap', NULL, NULL, 'Per', 40, 45, 0, 0, 'invoice', 'Y', NULL);
