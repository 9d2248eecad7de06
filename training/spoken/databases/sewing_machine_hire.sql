CREATE TABLE machines (
  machine_id INTEGER PRIMARY KEY,
  model TEXT,
  brand TEXT,
  kind TEXT,
  bought_on TEXT,
  purchase_eur REAL,
  day_rate_eur REAL,
  weight_kg REAL,
  last_service TEXT,
  retired INTEGER,
  accessories TEXT
);
INSERT INTO machines VALUES (1, 'Record 830', 'bernina', 'domestic', '2023-05-25', 264, 6, 7.3, '2025-07-09', 0, 'bobbins');
INSERT INTO machines VALUES (2, 'Artista 180', 'Bernina', 'embroidery', '2024-04-29', 644, 16, 12.8, '2025-08-12', 0, 'walking foot, case, bobbins');
INSERT INTO machines VALUES (3, 'DDL-8700', 'Juki', 'industrial', '2024-07-21', 636, 14, 38.6, '2026-08-22', 0, NULL);
INSERT INTO machines VALUES (4, 'MO-654', 'Juki', 'overlocker', '2024-02-19', 464, 8, 9.9, '2026-03-17', 0, 'walking foot, table');
INSERT INTO machines VALUES (5, 'Passport 2.0', 'Pfaff', 'domestic', '2024-11-12', 438, 6.5, 8.8, '2025-09-21', 0, 'walking foot, hoop');
INSERT INTO machines VALUES (6, '1245 Walking Foot', 'Pfaff', 'leather', '2024-10-12', 864, 19, 35.3, '2026-04-28', 1, 'hoop');
INSERT INTO machines VALUES (7, 'Featherweight 221', 'Singer', 'vintage', '2025-07-22', 230, 7, 11.7, '2026-05-16', 0, 'case');
INSERT INTO machines VALUES (8, 'Heavy Duty 4423', 'Singer', 'domestic', '2024-09-01', 444, 7, 7.8, '2026-02-19', 0, 'table, hoop, bobbins');
INSERT INTO machines VALUES (9, '29K Patcher', 'Singer', 'leather', '2024-01-23', 702, 19, 33.1, '2025-06-26', 0, 'case, walking foot, table');
INSERT INTO machines VALUES (10, 'Innov-is 880', 'Brother', 'embroidery', '2023-09-30', 630, 14, 13.2, '2026-10-13', 0, 'hoop, case');
INSERT INTO machines VALUES (11, '3034D', 'Brother', 'overlocker', '2025-10-07', 496, 8.5, 7.9, '2026-03-05', 0, 'table');
INSERT INTO machines VALUES (12, 'Grasshopper', 'Elna', 'vintage', '2023-03-14', 265, 7, 15.8, '2026-08-02', 1, 'hoop');
INSERT INTO machines VALUES (13, 'Viking Opal', 'Husqvarna', 'domestic', '2024-01-16', 294, 7, 7.1, NULL, 0, 'walking foot');
INSERT INTO machines VALUES (14, 'Class 20', 'Husqvarna', 'vintage', '2023-04-24', 320, 5, 13.4, NULL, 0, 'foot pedal');
INSERT INTO machines VALUES (15, 'Model 67', 'Adler', 'industrial', '2023-08-10', 804, 12, 39.3, '2026-06-06', 0, 'hoop, table');
INSERT INTO machines VALUES (16, '30-1', 'Adler', 'leather', '2025-08-29', 918, 19, 34.4, '2026-09-18', 0, 'walking foot, bobbins');
INSERT INTO machines VALUES (17, 'CoverPro 2000', 'Janome', 'coverstitch', '2025-01-30', 369, 8, 8.6, '2026-08-31', 0, NULL);
INSERT INTO machines VALUES (18, 'HD 3000', 'Janome', 'domestic', '2025-05-03', 438, 8, 7.8, '2026-01-10', 0, NULL);
INSERT INTO machines VALUES (19, 'Enlighten', 'baby lock', 'overlocker', '2023-03-08', 336, 8.5, 8.4, '2025-07-31', 1, 'walking foot');
INSERT INTO machines VALUES (20, 'Supernova', 'necchi', 'vintage', '2025-09-15', 310, 7, 15.1, '2026-06-22', 0, NULL);
INSERT INTO machines VALUES (21, '206RB', 'Consew', 'industrial', '2024-10-20', 636, 14, 36.6, '2025-10-30', 0, 'case, hoop, bobbins');
INSERT INTO machines VALUES (22, 'L 450', 'Bernina', 'overlocker', '2025-09-09', 320, 8, 9.3, '2026-04-25', 0, 'foot pedal, case, bobbins');

CREATE TABLE hirers (
  hirer_id INTEGER PRIMARY KEY,
  name TEXT,
  town TEXT,
  phone TEXT,
  registered_on TEXT,
  club_member TEXT
);
INSERT INTO hirers VALUES (100, 'Greta Olsson', 'Elmwood', '0155-194504', '2024-08-07', 'Y');
INSERT INTO hirers VALUES (101, 'Tomasz Wilk', NULL, NULL, '2024-04-15', 'y');
INSERT INTO hirers VALUES (102, 'Ayesha Khan', 'Harbour End', NULL, '2024-01-07', 'Y');
INSERT INTO hirers VALUES (103, 'Pierre Lacombe', NULL, '0165-895975', '2024-12-03', 'Y');
INSERT INTO hirers VALUES (104, 'Hilde Brandt', 'Lindau', '0155-517724', '2023-10-02', 'Y');
INSERT INTO hirers VALUES (105, 'Costume Circle', 'Lindau', '0155-876071', '2023-10-08', 'Y');
INSERT INTO hirers VALUES (106, 'Nora Finch', 'Lindau', NULL, '2023-12-18', 'Y');
INSERT INTO hirers VALUES (107, 'Sven Aalto', 'Stonebridge', '0172-586708', '2025-03-23', 'N');
INSERT INTO hirers VALUES (108, 'Quilters of Elmwood', 'Elmwood', '0160-644808', '2023-12-18', 'N');
INSERT INTO hirers VALUES (109, 'Dana Ruiz', 'Harbour End', NULL, '2023-02-18', 'N');
INSERT INTO hirers VALUES (110, 'Karl Ostermann', 'Elmwood', '0175-234700', '2023-04-01', 'Y');
INSERT INTO hirers VALUES (111, 'Mei Tanaka', 'Harbour End', '0173-434235', '2023-05-10', 'N');
INSERT INTO hirers VALUES (112, 'Theatre Lantern', 'Stonebridge', '0150-458330', '2024-01-21', 'N');
INSERT INTO hirers VALUES (113, 'Iris Vogel', 'Harbour End', '0173-506390', '2024-12-11', 'N');
INSERT INTO hirers VALUES (114, 'Ben Harker', NULL, NULL, '2025-07-20', 'y');
INSERT INTO hirers VALUES (115, 'Lucia Moretti', 'Stonebridge', '0169-271188', '2024-05-15', 'N');
INSERT INTO hirers VALUES (116, 'Sailmakers Guild', NULL, NULL, '2024-06-23', 'Y');
INSERT INTO hirers VALUES (117, 'Oleg Petrov', 'Elmwood', '0162-346431', '2024-08-08', 'Y');
INSERT INTO hirers VALUES (118, 'Fiona Grant', NULL, '0169-227078', '2024-06-28', 'N');
INSERT INTO hirers VALUES (119, 'Yusuf Demir', 'Elmwood', '0171-545942', '2023-01-30', 'Y');
INSERT INTO hirers VALUES (120, 'Anneke Bos', 'Stonebridge', '0160-278009', '2023-07-19', 'Y');
INSERT INTO hirers VALUES (121, 'Rosa Lindt', 'Elmwood', NULL, '2023-06-24', 'N');
INSERT INTO hirers VALUES (122, 'Peter Zöllner', 'Harbour End', '0154-325428', '2024-03-19', 'Y');
INSERT INTO hirers VALUES (123, 'Wanda Kuhn', 'Lindau', '0167-776737', '2023-02-03', 'N');

CREATE TABLE hires (
  hire_id INTEGER PRIMARY KEY,
  machine_id INTEGER REFERENCES machines(machine_id),
  hirer_id INTEGER REFERENCES hirers(hirer_id),
  booked_on TEXT,
  picked_up_on TEXT,
  due_back TEXT,
  returned_on TEXT,
  fee_eur REAL,
  deposit_eur REAL,
  deposit_refunded_eur REAL,
  paid_on TEXT,
  purpose TEXT,
  damage TEXT,
  cancelled TEXT
);
INSERT INTO hires VALUES (5001, 9, 120, '2024-03-30', '2024-04-12', '2024-05-12', '2024-05-16', 570, 200, 200, NULL, 'Curtains', NULL, 'no');
INSERT INTO hires VALUES (5002, 9, 111, '2024-04-30', NULL, '2024-06-17', NULL, 570, 200, NULL, NULL, 'costumes', NULL, 'yes');
INSERT INTO hires VALUES (5003, 2, 111, '2024-05-18', '2024-05-22', '2024-06-05', '2024-06-06', 224, 50, 0, '2024-05-24', 'sails', 'timing off', 'no');
INSERT INTO hires VALUES (5004, 10, 111, '2024-05-21', '2024-05-27', '2024-05-30', '2024-05-30', 42, 80, 30, '2024-06-01', 'curtains', 'cracked cover', 'no');
INSERT INTO hires VALUES (5005, 19, 104, '2024-06-11', '2024-06-25', '2024-07-09', '2024-07-07', 119.0, 80, 50, '2024-07-12', 'curtains', 'timing off', 'no');
INSERT INTO hires VALUES (5006, 9, 101, '2024-06-25', '2024-07-11', '2024-07-25', '2024-07-25', 266, 150, 130, '2024-07-17', NULL, 'bent needle plate', 'no');
INSERT INTO hires VALUES (5007, 2, 110, '2024-07-29', '2024-08-03', '2024-08-10', '2024-08-10', 112, 100, 100, '2024-08-14', 'curtains', NULL, 'no');
INSERT INTO hires VALUES (5008, 3, 106, '2024-07-29', '2024-08-03', '2024-09-02', '2024-09-02', 420, 150, 120, '2024-08-19', 'costumes', 'cracked cover', 'no');
INSERT INTO hires VALUES (5009, 4, 106, '2024-08-12', '2024-08-19', '2024-09-09', '2024-09-10', 168, 50, 20, '2024-09-07', 'quilting', 'timing off', 'no');
INSERT INTO hires VALUES (5010, 4, 109, '2024-08-17', '2024-09-03', '2024-09-10', '2024-09-14', 56, 50, 50, '2024-09-30', 'wedding dress', NULL, 'no');
INSERT INTO hires VALUES (5011, 2, 116, '2024-09-15', '2024-09-20', '2024-09-23', '2024-09-23', 48, 80, 30, '2024-09-23', NULL, 'bent needle plate', 'no');
INSERT INTO hires VALUES (5012, 10, 116, '2024-09-27', '2024-10-02', '2024-10-16', '2024-10-25', 196, 80, 30, '2024-10-03', 'quilting', 'bent needle plate', 'no');
INSERT INTO hires VALUES (5013, 8, 116, '2024-10-08', '2024-10-11', '2024-11-01', '2024-11-05', 147, 80, 80, '2024-10-10', 'wedding dress', NULL, 'no');
INSERT INTO hires VALUES (5014, 8, 121, '2024-10-19', NULL, '2024-10-27', NULL, 21, 50, NULL, NULL, 'leather bags', NULL, 'yes');
INSERT INTO hires VALUES (5015, 3, 115, '2024-12-02', '2024-12-10', '2024-12-31', '2025-01-09', 294, 200, 200, '2024-12-20', 'leather bags', NULL, 'no');
INSERT INTO hires VALUES (5016, 15, 120, '2025-01-05', '2025-01-20', '2025-01-27', '2025-01-31', 84, 150, 150, '2025-02-16', NULL, NULL, 'no');
INSERT INTO hires VALUES (5017, 2, 104, '2025-01-10', '2025-01-30', '2025-02-13', '2025-02-13', 224, 50, 50, '2025-02-21', 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5018, 13, 120, '2025-01-10', NULL, '2025-01-26', NULL, 98, 100, NULL, NULL, 'costumes', NULL, 'yes');
INSERT INTO hires VALUES (5019, 13, 110, '2025-02-02', '2025-02-08', '2025-02-15', '2025-02-13', 49, 50, 50, '2025-02-26', 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5020, 12, 104, '2025-02-13', '2025-02-21', '2025-03-07', '2025-03-11', 98, 100, 100, NULL, 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5021, 3, 112, '2025-03-24', '2025-04-06', '2025-04-20', '2025-04-20', 196, 150, 150, NULL, 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5022, 13, 104, '2025-03-28', '2025-04-07', '2025-05-07', '2025-05-05', 210, 100, 100, '2025-04-06', 'curtains', NULL, 'no');
INSERT INTO hires VALUES (5023, 8, 118, '2025-04-21', '2025-05-11', '2025-05-25', '2025-05-25', 98, 50, 0, '2025-06-06', 'Curtains', 'cracked cover', 'no');
INSERT INTO hires VALUES (5024, 2, 121, '2025-04-23', '2025-05-05', '2025-05-26', '2025-05-28', 336, 100, 100, '2025-05-22', NULL, NULL, 'no');
INSERT INTO hires VALUES (5025, 5, 119, '2025-06-07', '2025-06-20', '2025-07-11', '2025-07-10', 136.5, 50, 50, '2025-06-28', 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5026, 13, 104, '2025-06-09', '2025-06-12', '2025-06-26', '2025-06-25', 98, 100, 50, '2025-06-16', 'curtains', 'lost presser foot', 'no');
INSERT INTO hires VALUES (5027, 6, 101, '2025-06-18', '2025-07-08', '2025-07-15', '2025-07-24', 133, 150, 150, '2025-07-22', 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5028, 2, 105, '2025-06-24', '2025-07-07', '2025-07-21', '2025-07-19', 224, 80, 80, '2025-08-04', 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5029, 3, 112, '2025-07-09', '2025-07-15', '2025-07-18', NULL, 42, 150, NULL, '2025-07-15', 'leather bags', NULL, 'no');
INSERT INTO hires VALUES (5030, 13, 108, '2025-07-13', NULL, '2025-07-23', NULL, 49, 80, NULL, NULL, 'costumes', NULL, 'yes');
INSERT INTO hires VALUES (5031, 10, 116, '2025-07-19', '2025-07-28', '2025-08-11', '2025-08-15', 196, 100, 100, NULL, 'sails', NULL, 'no');
INSERT INTO hires VALUES (5032, 10, 116, '2025-07-23', '2025-07-29', '2025-08-28', '2025-08-28', 420, 50, 50, '2025-08-15', 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5033, 9, 101, '2025-08-08', NULL, '2025-09-13', NULL, 399, 200, NULL, NULL, 'curtains', NULL, 'yes');
INSERT INTO hires VALUES (5034, 1, 107, '2025-08-12', '2025-08-15', '2025-08-29', '2025-08-29', 84, 80, 60, '2025-08-26', 'quilting', 'bent needle plate', 'no');
INSERT INTO hires VALUES (5035, 17, 107, '2025-08-13', '2025-08-29', '2025-09-12', '2025-09-14', 112, 50, 50, '2025-08-28', 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5036, 13, 106, '2025-08-19', '2025-08-20', '2025-08-23', '2025-08-23', 21, 80, 50, '2025-09-16', 'costumes', 'bent needle plate', 'no');
INSERT INTO hires VALUES (5037, 7, 112, '2025-09-04', '2025-09-16', '2025-09-23', '2025-09-23', 49, 50, 50, '2025-10-16', 'wedding dress', NULL, 'no');
INSERT INTO hires VALUES (5038, 1, 114, '2025-09-11', '2025-09-21', '2025-09-24', '2025-09-25', 18, 80, 60, '2025-10-18', 'curtains', 'lost presser foot', 'no');
INSERT INTO hires VALUES (5039, 3, 109, '2025-09-20', '2025-09-29', '2025-10-06', '2025-10-06', 98, 200, 200, '2025-10-27', 'wedding dress', NULL, 'no');
INSERT INTO hires VALUES (5040, 8, 102, '2025-09-29', '2025-10-02', '2025-11-01', '2025-11-10', 210, 80, 80, '2025-10-03', 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5041, 4, 106, '2025-10-14', '2025-10-29', '2025-11-19', '2025-11-18', 168, 80, 80, '2025-11-27', 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5042, 16, 120, '2025-10-19', '2025-10-20', '2025-10-27', '2025-10-27', 133, 200, 180, '2025-11-03', 'wedding dress', 'bent needle plate', 'no');
INSERT INTO hires VALUES (5043, 11, 117, '2025-10-20', '2025-11-08', '2025-11-22', '2025-11-23', 119.0, 50, 20, '2025-12-01', 'costumes', 'bent needle plate', 'no');
INSERT INTO hires VALUES (5044, 3, 100, '2025-10-20', '2025-11-06', '2025-11-20', '2025-11-21', 196, 150, 150, '2025-12-02', 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5045, 5, 114, '2025-10-25', '2025-11-04', '2025-11-18', '2025-11-20', 91.0, 50, 30, '2025-11-28', NULL, 'lost presser foot', 'no');
INSERT INTO hires VALUES (5046, 7, 111, '2025-10-25', '2025-10-29', '2025-11-28', '2025-12-02', 210, 80, 80, NULL, 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5047, 13, 106, '2025-10-26', '2025-11-14', '2025-11-17', '2025-11-21', 21, 100, 100, '2025-12-08', 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5048, 17, 110, '2025-10-27', NULL, '2025-12-10', NULL, 240, 50, NULL, NULL, 'leather bags', NULL, 'yes');
INSERT INTO hires VALUES (5049, 8, 118, '2025-11-06', '2025-11-23', '2025-11-30', '2025-11-30', 49, 80, 80, NULL, 'leather bags', NULL, 'no');
INSERT INTO hires VALUES (5050, 8, 114, '2025-11-12', '2025-11-16', '2025-11-23', '2025-11-23', 49, 80, 30, '2025-11-21', 'costumes', 'timing off', 'no');
INSERT INTO hires VALUES (5051, 3, 118, '2025-11-14', NULL, '2025-12-04', NULL, 98, 150, NULL, NULL, 'leather bags', NULL, 'yes');
INSERT INTO hires VALUES (5052, 16, 113, '2025-11-25', '2025-12-02', '2026-01-01', '2026-01-01', 570, 150, 120, '2025-12-20', 'curtains', 'lost presser foot', 'no');
INSERT INTO hires VALUES (5053, 7, 119, '2025-12-03', NULL, '2026-01-04', NULL, 210, 50, NULL, NULL, 'leather bags', NULL, 'yes');
INSERT INTO hires VALUES (5054, 9, 107, '2025-12-09', '2025-12-12', '2026-01-02', NULL, 399, 200, NULL, '2025-12-26', 'Curtains', NULL, 'no');
INSERT INTO hires VALUES (5055, 2, 118, '2025-12-20', '2025-12-22', '2026-01-05', '2026-01-05', 224, 50, 50, NULL, 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5056, 2, 107, '2025-12-24', '2025-12-28', '2026-01-18', '2026-01-20', 336, 50, 50, '2026-01-18', 'curtains', NULL, 'no');
INSERT INTO hires VALUES (5057, 17, 119, '2025-12-30', '2026-01-09', '2026-01-16', '2026-01-14', 56, 100, 100, '2026-01-23', 'curtains', NULL, 'no');
INSERT INTO hires VALUES (5058, 12, 102, '2026-01-03', '2026-01-15', '2026-01-29', '2026-01-29', 98, 50, 50, NULL, NULL, NULL, 'no');
INSERT INTO hires VALUES (5059, 15, 116, '2026-01-12', '2026-01-30', '2026-02-20', '2026-03-01', 252, 150, 150, '2026-02-23', 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5060, 4, 114, '2026-01-12', '2026-01-18', '2026-01-25', '2026-01-27', 56, 100, 100, '2026-01-31', 'wedding dress', NULL, 'no');
INSERT INTO hires VALUES (5061, 9, 118, '2026-01-13', '2026-01-30', '2026-02-06', '2026-02-06', 133, 150, 150, '2026-02-03', 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5062, 11, 121, '2026-01-19', '2026-02-01', '2026-02-22', '2026-02-23', 178.5, 50, 30, '2026-02-02', 'quilting', 'lost presser foot', 'no');
INSERT INTO hires VALUES (5063, 13, 114, '2026-01-25', '2026-02-07', '2026-02-10', '2026-02-08', 21, 50, 50, '2026-02-13', 'wedding dress', NULL, 'no');
INSERT INTO hires VALUES (5064, 20, 106, '2026-01-27', '2026-02-05', '2026-02-12', '2026-02-13', 49, 80, 30, '2026-02-12', 'quilting', 'timing off', 'no');
INSERT INTO hires VALUES (5065, 18, 115, '2026-01-29', NULL, '2026-02-23', NULL, 112, 50, NULL, NULL, 'sails', NULL, 'yes');
INSERT INTO hires VALUES (5066, 19, 118, '2026-02-05', '2026-02-07', '2026-02-21', '2026-03-02', 119.0, 100, 100, '2026-02-04', 'curtains', NULL, 'no');
INSERT INTO hires VALUES (5067, 15, 119, '2026-02-11', '2026-02-23', '2026-03-02', '2026-03-02', 84, 200, 150, '2026-03-14', 'costumes', 'timing off', 'no');
INSERT INTO hires VALUES (5068, 18, 105, '2026-02-26', '2026-03-06', '2026-03-20', '2026-03-20', 112, 100, 100, NULL, 'leather bags', NULL, 'no');
INSERT INTO hires VALUES (5069, 7, 106, '2026-03-02', '2026-03-07', '2026-03-14', '2026-03-16', 49, 100, 100, '2026-03-22', NULL, NULL, 'no');
INSERT INTO hires VALUES (5070, 18, 118, '2026-03-13', '2026-03-26', '2026-04-16', '2026-04-16', 168, 50, 50, '2026-03-30', 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5071, 11, 109, '2026-03-14', '2026-03-29', '2026-04-12', '2026-04-16', 119.0, 100, 100, NULL, 'sails', NULL, 'no');
INSERT INTO hires VALUES (5072, 18, 116, '2026-03-16', '2026-03-20', '2026-04-10', '2026-04-14', 168, 50, 50, '2026-04-11', 'wedding dress', NULL, 'no');
INSERT INTO hires VALUES (5073, 7, 120, '2026-03-16', '2026-03-25', '2026-04-24', '2026-04-28', 210, 100, 100, '2026-04-23', 'Curtains', NULL, 'no');
INSERT INTO hires VALUES (5074, 18, 106, '2026-03-24', '2026-04-02', '2026-04-16', '2026-04-18', 112, 50, 50, '2026-05-01', 'leather bags', NULL, 'no');
INSERT INTO hires VALUES (5075, 16, 103, '2026-03-25', '2026-04-07', '2026-04-14', '2026-04-14', 133, 150, 150, '2026-04-29', 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5076, 9, 114, '2026-03-28', '2026-04-16', '2026-04-30', '2026-04-30', 266, 150, 150, '2026-05-15', 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5077, 6, 114, '2026-03-30', '2026-04-05', '2026-04-12', '2026-04-16', 133, 150, 150, '2026-04-05', 'wedding dress', NULL, 'no');
INSERT INTO hires VALUES (5078, 2, 100, '2026-03-31', '2026-04-13', '2026-04-20', '2026-04-20', 112, 80, 80, '2026-04-11', 'sails', NULL, 'no');
INSERT INTO hires VALUES (5079, 1, 100, '2026-04-16', '2026-04-19', '2026-04-26', '2026-04-25', 42, 100, 100, '2026-04-22', 'leather bags', NULL, 'no');
INSERT INTO hires VALUES (5080, 8, 104, '2026-04-18', '2026-04-30', '2026-05-14', '2026-05-14', 98, 100, 100, '2026-05-06', 'leather bags', NULL, 'no');
INSERT INTO hires VALUES (5081, 8, 112, '2026-05-16', '2026-05-23', '2026-06-06', '2026-06-07', 98, 50, 0, '2026-06-19', 'costumes', 'bent needle plate', 'no');
INSERT INTO hires VALUES (5082, 5, 121, '2026-05-25', NULL, '2026-06-10', NULL, 91.0, 80, NULL, NULL, 'costumes', NULL, 'yes');
INSERT INTO hires VALUES (5083, 10, 116, '2026-05-26', '2026-06-13', '2026-06-20', '2026-06-29', 98, 80, 50, '2026-07-07', 'quilting', 'lost presser foot', 'no');
INSERT INTO hires VALUES (5084, 16, 111, '2026-05-27', '2026-06-16', '2026-07-07', '2026-07-07', 399, 150, 120, '2026-06-27', 'costumes', 'cracked cover', 'no');
INSERT INTO hires VALUES (5085, 1, 112, '2026-06-01', '2026-06-14', '2026-06-17', '2026-06-17', 18, 50, 30, '2026-07-07', 'curtains', 'cracked cover', 'no');
INSERT INTO hires VALUES (5086, 4, 107, '2026-06-02', '2026-06-17', '2026-06-24', '2026-06-24', 56, 50, 0, '2026-07-17', 'wedding dress', 'lost presser foot', 'no');
INSERT INTO hires VALUES (5087, 17, 100, '2026-06-04', '2026-06-15', '2026-06-18', '2026-06-22', 24, 100, 100, NULL, 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5088, 9, 109, '2026-06-05', '2026-06-14', '2026-06-21', '2026-06-19', 133, 200, 200, NULL, 'leather bags', NULL, 'no');
INSERT INTO hires VALUES (5089, 4, 109, '2026-06-05', '2026-06-21', '2026-06-24', '2026-06-26', 24, 80, 80, '2026-07-08', 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5090, 2, 100, '2026-06-05', '2026-06-23', '2026-07-07', '2026-07-11', 224, 50, 50, '2026-07-11', 'Curtains', NULL, 'no');
INSERT INTO hires VALUES (5091, 4, 121, '2026-06-07', '2026-06-15', '2026-07-15', '2026-07-17', 240, 50, 20, '2026-06-24', 'curtains', 'timing off', 'no');
INSERT INTO hires VALUES (5092, 5, 104, '2026-06-07', '2026-06-08', '2026-06-15', '2026-06-15', 45.5, 80, 80, '2026-06-24', 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5093, 8, 116, '2026-06-16', NULL, '2026-07-02', NULL, 49, 50, NULL, NULL, 'sails', NULL, 'yes');
INSERT INTO hires VALUES (5094, 20, 102, '2026-06-22', '2026-07-11', '2026-07-25', '2026-07-24', 98, 50, 0, '2026-07-25', NULL, 'bent needle plate', 'no');
INSERT INTO hires VALUES (5095, 5, 105, '2026-06-28', '2026-07-05', '2026-07-12', '2026-07-16', 45.5, 100, 100, '2026-07-19', 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5096, 18, 111, '2026-06-28', '2026-07-12', '2026-07-26', '2026-08-04', 112, 80, 80, NULL, 'leather bags', NULL, 'no');
INSERT INTO hires VALUES (5097, 2, 120, '2026-06-28', '2026-07-01', '2026-07-08', '2026-07-10', 112, 50, 20, '2026-07-30', 'quilting', 'cracked cover', 'no');
INSERT INTO hires VALUES (5098, 2, 112, '2026-07-06', '2026-07-09', '2026-07-30', '2026-08-08', 336, 80, 80, '2026-07-22', 'curtains', NULL, 'no');
INSERT INTO hires VALUES (5099, 4, 107, '2026-07-07', '2026-07-25', '2026-08-08', '2026-08-08', 112, 50, 50, '2026-08-23', 'leather bags', NULL, 'no');
INSERT INTO hires VALUES (5100, 11, 105, '2026-07-09', '2026-07-28', '2026-08-11', '2026-08-13', 119.0, 100, 80, '2026-08-05', 'leather bags', 'bent needle plate', 'no');
INSERT INTO hires VALUES (5101, 6, 105, '2026-07-11', '2026-07-17', '2026-07-31', '2026-07-31', 266, 150, 120, '2026-07-28', 'quilting', 'bent needle plate', 'no');
INSERT INTO hires VALUES (5102, 4, 107, '2026-07-14', '2026-08-03', '2026-08-17', '2026-08-17', 112, 100, 100, '2026-08-26', 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5103, 3, 108, '2026-07-15', '2026-07-20', '2026-07-27', '2026-07-31', 98, 150, 130, '2026-08-13', 'quilting', 'bent needle plate', 'no');
INSERT INTO hires VALUES (5104, 2, 114, '2026-07-17', '2026-07-19', '2026-07-26', '2026-08-04', 112, 80, 80, '2026-08-11', 'sails', NULL, 'no');
INSERT INTO hires VALUES (5105, 8, 105, '2026-07-20', '2026-08-06', '2026-08-20', '2026-08-19', 98, 50, 50, NULL, 'leather bags', NULL, 'no');
INSERT INTO hires VALUES (5106, 17, 118, '2026-07-30', '2026-08-08', '2026-08-11', '2026-08-15', 24, 100, 100, '2026-08-10', 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5107, 7, 104, '2026-08-12', '2026-08-25', '2026-09-24', '2026-09-24', 210, 100, 100, '2026-08-31', 'leather bags', NULL, 'no');
INSERT INTO hires VALUES (5108, 3, 108, '2026-08-17', '2026-08-25', '2026-09-08', '2026-09-08', 196, 150, 150, '2026-08-30', 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5109, 16, 102, '2026-08-18', '2026-09-05', '2026-10-05', '2026-10-05', 570, 200, 180, '2026-09-10', NULL, 'cracked cover', 'no');
INSERT INTO hires VALUES (5110, 1, 104, '2026-08-23', '2026-09-04', '2026-09-11', '2026-09-12', 42, 100, 100, NULL, 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5111, 16, 104, '2026-08-26', '2026-08-28', '2026-09-04', '2026-09-08', 133, 200, 180, '2026-09-26', 'sails', 'cracked cover', 'no');
INSERT INTO hires VALUES (5112, 15, 111, '2026-08-30', '2026-09-14', '2026-09-21', '2026-09-20', 84, 200, 200, '2026-09-21', 'curtains', NULL, 'no');
INSERT INTO hires VALUES (5113, 13, 116, '2026-09-11', '2026-09-12', '2026-09-15', '2026-09-15', 21, 50, 50, '2026-09-28', 'curtains', NULL, 'no');
INSERT INTO hires VALUES (5114, 19, 108, '2026-09-18', '2026-09-21', '2026-09-28', '2026-10-07', 59.5, 50, 50, '2026-10-05', 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5115, 4, 118, '2026-09-20', '2026-10-05', '2026-11-04', '2026-11-02', 240, 50, 50, '2026-10-04', 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5116, 8, 103, '2026-09-26', NULL, '2026-10-31', NULL, 147, 100, NULL, NULL, 'leather bags', NULL, 'yes');
INSERT INTO hires VALUES (5117, 18, 115, '2026-09-26', '2026-09-28', '2026-10-12', '2026-10-12', 112, 100, 100, '2026-10-26', 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5118, 20, 101, '2026-09-29', '2026-10-13', '2026-11-12', '2026-11-14', 210, 50, 30, '2026-10-12', 'quilting', 'cracked cover', 'no');
INSERT INTO hires VALUES (5119, 10, 121, '2026-09-29', '2026-10-05', '2026-10-12', '2026-10-10', 98, 100, 50, '2026-10-29', 'costumes', 'cracked cover', 'no');
INSERT INTO hires VALUES (5120, 2, 114, '2026-10-03', '2026-10-07', '2026-10-14', '2026-10-14', 112, 50, 50, '2026-10-21', 'costumes', NULL, 'no');
INSERT INTO hires VALUES (5121, 2, 107, '2026-10-04', '2026-10-19', '2026-11-18', '2026-11-16', 480, 80, 50, '2026-11-05', 'costumes', 'bent needle plate', 'no');
INSERT INTO hires VALUES (5122, 4, 101, '2026-10-05', '2026-10-18', '2026-11-01', '2026-11-01', 112, 50, 50, '2026-10-19', 'quilting', NULL, 'no');
INSERT INTO hires VALUES (5123, 16, 121, '2026-10-11', '2026-10-30', '2026-11-13', '2026-11-13', 266, 200, 180, '2026-11-02', 'leather bags', 'lost presser foot', 'no');
INSERT INTO hires VALUES (5124, 5, 115, '2026-10-26', '2026-11-03', '2026-12-03', NULL, 195.0, 100, NULL, '2026-11-17', 'Curtains', NULL, 'no');
INSERT INTO hires VALUES (5125, 18, 107, '2026-11-04', NULL, '2026-12-23', NULL, 240, 50, NULL, NULL, 'costumes', NULL, 'no');

