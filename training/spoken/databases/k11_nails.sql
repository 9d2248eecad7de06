CREATE TABLE clients (
  client_id INTEGER PRIMARY KEY,
  name TEXT,
  mobile TEXT,
  first_visit TEXT,
  allergies TEXT,
  heard_via TEXT,
  reminders TEXT
);
INSERT INTO clients VALUES (1, 'Abbie Nolan', NULL, '2023-09-07', 'latex', 'instagram', 'no');
INSERT INTO clients VALUES (2, 'Bukola Ade', NULL, '2024-08-15', 'latex', 'Google', 'no');
INSERT INTO clients VALUES (3, 'Carys Finch', '07700 938268', '2022-07-11', 'acrylates', 'instagram', 'Y');
INSERT INTO clients VALUES (4, 'Demi Holt', '07700 923335', '2025-03-12', NULL, 'Instagram', 'Y');
INSERT INTO clients VALUES (5, 'Esra Kaya', '07700 964420', '2024-03-31', 'acetone, latex', 'instagram', 'yes');
INSERT INTO clients VALUES (6, 'Fiona Batt', '07700 965213', '2025-07-07', 'acrylates', 'friend', 'Y');
INSERT INTO clients VALUES (7, 'Gemma Lyle', NULL, '2023-08-27', 'acetone, latex', 'friend', 'yes');
INSERT INTO clients VALUES (8, 'Hattie Orr', '07700 991408', '2024-07-03', NULL, 'walk-in', 'no');
INSERT INTO clients VALUES (9, 'Isla Brand', '07700 910071', '2023-05-10', 'acetone, latex', 'walk-in', 'yes');
INSERT INTO clients VALUES (10, 'Jade Moss', '07700 935872', '2023-06-18', 'none', NULL, 'yes');
INSERT INTO clients VALUES (11, 'Kezia Cole', '07700 917791', '2024-09-19', 'acetone, latex', 'Google', 'Y');
INSERT INTO clients VALUES (12, 'Lorna Page', '07700 936165', '2023-03-14', 'acrylates', 'walk-in', 'no');
INSERT INTO clients VALUES (13, 'Mina Shah', '07700 917706', '2023-02-23', 'none', 'walk-in', 'no');
INSERT INTO clients VALUES (14, 'Nell Dyer', '07700 959152', '2022-12-15', 'acrylates', 'walk-in', 'Y');
INSERT INTO clients VALUES (15, 'Orla Quinn', '07700 954594', '2024-12-27', 'latex', 'friend', 'Y');
INSERT INTO clients VALUES (16, 'Paige Usher', '07700 936381', '2023-06-11', 'acrylates', 'Instagram', 'yes');
INSERT INTO clients VALUES (17, 'Ruby Teal', '07700 978499', '2022-07-23', NULL, 'Instagram', 'no');
INSERT INTO clients VALUES (18, 'Saskia Blom', '07700 934132', '2023-10-07', 'acrylates', 'Google', 'no');
INSERT INTO clients VALUES (19, 'Tess Wray', '07700 938077', '2024-01-02', 'none', NULL, 'Y');
INSERT INTO clients VALUES (20, 'Una Keogh', '07700 931217', '2022-11-03', NULL, 'Instagram', 'no');
INSERT INTO clients VALUES (21, 'Violet Hyde', '07700 942368', '2025-06-04', 'latex', NULL, 'yes');
INSERT INTO clients VALUES (22, 'Wendy Pike', '07700 934871', '2023-04-02', 'acetone, latex', 'instagram', 'yes');
CREATE TABLE services (
  service_id INTEGER PRIMARY KEY,
  service TEXT,
  list_price INTEGER,
  duration_mins INTEGER,
  area TEXT
);
INSERT INTO services VALUES (1, 'Gel manicure', 32, 50, 'hands');
INSERT INTO services VALUES (2, 'Builder gel overlay', 42, 75, 'hands');
INSERT INTO services VALUES (3, 'Acrylic full set', 48, 100, 'hands');
INSERT INTO services VALUES (4, 'Infills', 34, 70, 'hands');
INSERT INTO services VALUES (5, 'Luxury pedicure', 40, 60, 'feet');
INSERT INTO services VALUES (6, 'Gel toes', 28, 40, 'feet');
INSERT INTO services VALUES (7, 'Removal only', 12, 25, 'hands');
INSERT INTO services VALUES (8, 'Nail art workshop', 65, 120, 'hands');
INSERT INTO services VALUES (9, 'Bridal set', 75, 110, 'hands');
CREATE TABLE appointments (
  appt_id INTEGER PRIMARY KEY,
  booked_on TEXT,
  appt_date TEXT,
  start_time TEXT,
  client_id INTEGER REFERENCES clients(client_id),
  tech TEXT,
  service_id INTEGER REFERENCES services(service_id),
  attended TEXT,
  charged INTEGER,
  tip INTEGER,
  paid_by TEXT,
  colours TEXT,
  redo INTEGER
);
INSERT INTO appointments VALUES (1, '2025-03-19', '2025-04-17', '17:00', 3, 'Thuy', 7, 'came', 7, 5, 'card', 'french', 1);
INSERT INTO appointments VALUES (2, '2025-03-17', '2025-03-26', '12:00', 16, 'mel', 1, 'came', 32, 3, 'Card', 'french', 0);
INSERT INTO appointments VALUES (3, '2025-07-15', '2025-07-31', '17:00', 8, 'Shanice', 1, 'came', 32, 0, 'cash', 'pink, glitter', 1);
INSERT INTO appointments VALUES (4, '2025-07-17', '2025-08-15', '12:15', 1, 'Shanice', 2, 'no show', 0, NULL, NULL, 'nude', 0);
INSERT INTO appointments VALUES (5, '2025-03-21', '2025-04-10', '09:30', 4, 'Shanice', 2, 'came', 42, 0, 'voucher', 'red', 0);
INSERT INTO appointments VALUES (6, '2025-06-01', '2025-06-17', '17:15', 12, 'Mel', 2, 'came', 37, NULL, 'card', 'french', 0);
INSERT INTO appointments VALUES (7, '2025-07-10', '2025-07-22', '12:15', 14, 'mel', 2, 'No-show', 0, NULL, NULL, 'chrome, black', 0);
INSERT INTO appointments VALUES (8, '2025-06-22', '2025-07-08', '15:15', 8, 'Thuy ', 5, 'came', 40, 5, 'card', 'red', 0);
INSERT INTO appointments VALUES (9, '2025-03-01', '2025-03-09', '09:00', 18, 'Thuy ', 1, 'came', 32, 3, 'card', NULL, 0);
INSERT INTO appointments VALUES (10, '2025-03-14', '2025-03-27', '17:30', 9, 'mel', 2, 'came', 50, NULL, 'cash', 'lilac', 0);
INSERT INTO appointments VALUES (11, '2025-06-25', '2025-07-02', '10:15', 5, 'mel', 6, 'came', 28, 2, 'card', 'Red', 0);
INSERT INTO appointments VALUES (12, '2025-06-20', '2025-07-03', '16:15', 6, 'Mel', 2, 'came', 50, 0, 'Card', 'chrome, black', 1);
INSERT INTO appointments VALUES (13, '2025-05-21', '2025-06-10', '18:30', 6, 'Thuy', 2, 'no show', 0, NULL, NULL, 'pink', 0);
INSERT INTO appointments VALUES (14, '2025-03-09', '2025-04-10', '15:00', 5, 'Thuy ', 6, 'No-show', 0, NULL, NULL, NULL, 0);
INSERT INTO appointments VALUES (15, '2025-03-09', '2025-04-02', '09:30', 2, 'Thuy', 7, 'came', 17, 0, 'cash', NULL, 0);
INSERT INTO appointments VALUES (16, '2025-02-08', '2025-03-11', '12:00', 5, 'Shanice', 3, 'came', 48, 10, 'voucher', 'red', 1);
INSERT INTO appointments VALUES (17, '2025-03-04', '2025-04-09', '13:30', 5, 'Shanice', 2, 'cancelled', 0, NULL, NULL, NULL, 0);
INSERT INTO appointments VALUES (18, '2025-03-30', '2025-04-18', '12:00', 8, 'Shanice', 4, 'came', 39, NULL, 'card', 'nude', 1);
INSERT INTO appointments VALUES (19, '2025-03-30', '2025-04-06', '13:30', 10, 'Mel', 4, 'came', 34, 0, 'voucher', 'pink', 0);
INSERT INTO appointments VALUES (20, '2025-02-23', '2025-03-07', '18:30', 16, 'Mel', 2, 'came', 50, 0, 'card', 'red', 0);
INSERT INTO appointments VALUES (21, '2025-06-05', '2025-06-15', '10:30', 13, 'Thuy', 2, 'no show', 0, NULL, NULL, 'pink', 0);
INSERT INTO appointments VALUES (22, '2025-05-09', '2025-06-13', '15:00', 7, 'Thuy', 1, 'came', 32, 2, 'Card', 'pink', 0);
INSERT INTO appointments VALUES (23, '2025-07-09', '2025-08-14', '18:30', 6, 'mel', 4, 'No-show', 0, NULL, NULL, NULL, 0);
INSERT INTO appointments VALUES (24, '2025-06-10', '2025-06-14', '13:00', 12, 'Shanice', 3, 'came', 48, NULL, 'cash', 'chrome, black', 0);
INSERT INTO appointments VALUES (25, '2025-02-05', '2025-03-06', '11:00', 11, 'Thuy', 1, 'came', 32, NULL, 'Card', 'pink', 0);
INSERT INTO appointments VALUES (26, '2025-03-01', '2025-03-16', '15:15', 11, 'Thuy', 1, 'no show', 0, NULL, NULL, 'french', 0);
INSERT INTO appointments VALUES (27, '2025-04-26', '2025-05-31', '11:30', 17, 'mel', 1, 'came', 32, 0, 'card', 'red', 1);
INSERT INTO appointments VALUES (28, '2025-05-30', '2025-06-24', '11:15', 17, 'Shanice', 2, 'came', 42, 5, 'Card', 'red', 0);
INSERT INTO appointments VALUES (29, '2025-06-07', '2025-06-08', '12:00', 16, 'Thuy ', 2, 'came', 37, 3, 'cash', 'pink', 0);
INSERT INTO appointments VALUES (30, '2025-06-09', '2025-07-01', '13:15', 3, 'Thuy ', 3, 'No-show', 0, NULL, NULL, 'chrome, black', 0);
INSERT INTO appointments VALUES (31, '2025-06-06', '2025-06-09', '16:00', 12, 'mel', 5, 'no show', 0, NULL, NULL, 'nude', 0);
INSERT INTO appointments VALUES (32, '2025-02-19', '2025-03-10', '11:15', 6, 'mel', 5, 'No-show', 0, NULL, NULL, 'Red', 0);
INSERT INTO appointments VALUES (33, '2025-03-06', '2025-03-12', '17:00', 1, 'mel', 1, 'No-show', 0, NULL, NULL, NULL, 0);
INSERT INTO appointments VALUES (34, '2025-04-17', '2025-05-04', '10:00', 2, 'Thuy', 7, 'came', 20, 3, 'Card', 'pink', 1);
INSERT INTO appointments VALUES (35, '2025-03-26', '2025-04-19', '12:00', 17, 'Mel', 2, 'came', 42, 0, 'card', 'chrome, black', 0);
INSERT INTO appointments VALUES (36, '2025-02-07', '2025-03-09', '16:30', 13, 'Thuy ', 2, 'came', 42, 2, 'cash', 'red', 0);
INSERT INTO appointments VALUES (37, '2025-04-14', '2025-04-19', '09:30', 15, 'Thuy', 2, 'came', 37, 3, 'card', 'lilac', 0);
INSERT INTO appointments VALUES (38, '2025-03-17', '2025-03-27', '11:00', 7, 'Mel', 2, 'came', 42, 0, 'Card', 'chrome, black', 0);
INSERT INTO appointments VALUES (39, '2025-05-02', '2025-05-22', '13:15', 15, 'Shanice', 6, 'cancelled', 0, NULL, NULL, 'lilac', 0);
INSERT INTO appointments VALUES (40, '2025-05-29', '2025-06-22', '09:30', 3, 'Thuy', 4, 'came', 42, 2, 'card', 'red', 0);
INSERT INTO appointments VALUES (41, '2025-07-21', '2025-07-25', '10:15', 6, 'Thuy ', 7, 'came', 12, 3, 'cash', 'lilac', 0);
INSERT INTO appointments VALUES (42, '2025-03-22', '2025-03-23', '15:15', 8, 'Mel', 6, 'came', 23, 5, 'card', 'red', 0);
INSERT INTO appointments VALUES (43, '2025-07-25', '2025-07-31', '17:00', 10, 'Mel', 1, 'came', 37, 2, 'cash', NULL, 0);
INSERT INTO appointments VALUES (44, '2025-05-11', '2025-06-16', '16:00', 9, 'mel', 6, 'came', 23, 10, 'card', 'red', 0);
INSERT INTO appointments VALUES (45, '2025-03-27', '2025-04-07', '17:30', 15, 'mel', 6, 'No-show', 0, NULL, NULL, 'french', 0);
INSERT INTO appointments VALUES (46, '2025-03-13', '2025-03-30', '16:30', 16, 'Thuy ', 7, 'came', 7, 10, 'voucher', 'french', 0);
INSERT INTO appointments VALUES (47, '2025-04-15', '2025-04-22', '18:15', 15, 'mel', 5, 'No-show', 0, NULL, NULL, 'pink, glitter', 0);
INSERT INTO appointments VALUES (48, '2025-05-31', '2025-06-28', '09:15', 2, 'mel', 6, 'came', 28, 0, 'Card', 'nude', 0);
INSERT INTO appointments VALUES (49, '2025-05-19', '2025-06-19', '11:15', 10, 'mel', 4, 'came', 39, 2, 'cash', 'pink, glitter', 1);
INSERT INTO appointments VALUES (50, '2025-06-30', '2025-07-19', '09:15', 3, 'Thuy ', 7, 'came', 12, 2, 'card', 'pink, glitter', 0);
INSERT INTO appointments VALUES (51, '2025-03-26', '2025-04-10', '16:00', 4, 'Shanice', 3, 'came', 48, 0, 'cash', 'Red', 1);
INSERT INTO appointments VALUES (52, '2025-06-26', '2025-07-08', '12:00', 11, 'Mel', 2, 'came', 42, 5, 'voucher', 'lilac', 0);
INSERT INTO appointments VALUES (53, '2025-07-31', '2025-08-01', '18:30', 19, 'Shanice', 1, 'came', 40, 0, 'cash', 'Red', 0);
INSERT INTO appointments VALUES (54, '2025-07-19', '2025-07-25', '11:30', 9, 'Shanice', 1, 'No-show', 0, NULL, NULL, 'lilac', 0);
INSERT INTO appointments VALUES (55, '2025-04-27', '2025-05-12', '10:30', 8, 'Shanice', 6, 'came', 28, 3, 'cash', 'pink, glitter', 0);
INSERT INTO appointments VALUES (56, '2025-04-26', '2025-05-28', '18:15', 12, 'mel', 1, 'cancelled', 0, NULL, NULL, 'lilac', 0);
INSERT INTO appointments VALUES (57, '2025-02-01', '2025-03-01', '11:15', 12, 'Mel', 1, 'came', 40, 0, 'voucher', 'nude', 0);
INSERT INTO appointments VALUES (58, '2025-07-23', '2025-08-07', '17:00', 8, 'Shanice', 3, 'came', 56, 0, 'Card', 'chrome, black', 0);
INSERT INTO appointments VALUES (59, '2025-04-16', '2025-05-14', '14:15', 16, 'Thuy ', 2, 'No-show', 0, NULL, NULL, 'Red', 0);
INSERT INTO appointments VALUES (60, '2025-05-27', '2025-06-19', '10:00', 15, 'mel', 1, 'No-show', 0, NULL, NULL, 'lilac', 0);
INSERT INTO appointments VALUES (61, '2025-05-20', '2025-06-27', '15:15', 2, 'Thuy', 2, 'no show', 0, NULL, NULL, 'red', 0);
INSERT INTO appointments VALUES (62, '2025-03-05', '2025-03-28', '16:15', 19, 'Mel', 3, 'came', 43, 5, 'cash', 'pink', 0);
INSERT INTO appointments VALUES (63, '2025-05-20', '2025-06-09', '17:15', 12, 'Thuy ', 4, 'came', 29, 0, 'voucher', 'red', 1);
INSERT INTO appointments VALUES (64, '2025-03-09', '2025-03-17', '15:00', 3, 'Mel', 3, 'came', 48, 5, 'Card', 'lilac', 0);
INSERT INTO appointments VALUES (65, '2025-07-04', '2025-08-05', '09:30', 7, 'Mel', 5, 'cancelled', 0, NULL, NULL, 'chrome, black', 0);
INSERT INTO appointments VALUES (66, '2025-02-17', '2025-03-08', '17:15', 14, 'Thuy ', 2, 'cancelled', 0, NULL, NULL, 'pink', 0);
INSERT INTO appointments VALUES (67, '2025-06-09', '2025-07-14', '14:15', 11, 'mel', 6, 'came', 33, 2, 'Card', 'lilac', 0);
INSERT INTO appointments VALUES (68, '2025-04-21', '2025-05-28', '12:15', 17, 'Thuy', 2, 'came', 42, NULL, 'card', 'red', 0);
INSERT INTO appointments VALUES (69, '2025-05-19', '2025-05-30', '17:30', 1, 'mel', 2, 'no show', 0, NULL, NULL, 'pink', 0);
INSERT INTO appointments VALUES (70, '2025-04-08', '2025-04-15', '15:15', 15, 'Shanice', 1, 'no show', 0, NULL, NULL, 'french', 0);
INSERT INTO appointments VALUES (71, '2025-05-21', '2025-06-23', '15:15', 7, 'mel', 2, 'came', 50, 0, 'cash', 'lilac', 0);
INSERT INTO appointments VALUES (72, '2025-02-22', '2025-03-11', '12:00', 10, 'Thuy ', 6, 'came', 23, 2, 'card', NULL, 0);
INSERT INTO appointments VALUES (73, '2025-05-06', '2025-06-05', '09:15', 4, 'Thuy ', 6, 'came', 28, NULL, 'voucher', NULL, 0);
INSERT INTO appointments VALUES (74, '2025-05-11', '2025-06-15', '10:30', 18, 'Shanice', 4, 'came', 34, 3, 'card', NULL, 0);
INSERT INTO appointments VALUES (75, '2025-06-03', '2025-07-05', '10:30', 15, 'Thuy ', 1, 'came', 27, 2, 'voucher', 'nude', 0);
INSERT INTO appointments VALUES (76, '2025-03-23', '2025-03-26', '16:00', 7, 'Thuy', 7, 'came', 20, 3, 'cash', 'red', 0);
INSERT INTO appointments VALUES (77, '2025-05-30', '2025-06-01', '16:15', 18, 'Thuy ', 2, 'came', 37, 10, 'voucher', 'pink', 0);
INSERT INTO appointments VALUES (78, '2025-07-12', '2025-07-19', '15:15', 12, 'Thuy ', 3, 'came', 48, 3, 'voucher', 'lilac', 1);
INSERT INTO appointments VALUES (79, '2025-02-19', '2025-03-30', '09:30', 7, 'Thuy ', 6, 'came', 28, 0, 'card', 'nude', 0);
INSERT INTO appointments VALUES (80, '2025-02-24', '2025-03-07', '17:15', 13, 'Shanice', 4, 'no show', 0, NULL, NULL, NULL, 0);
INSERT INTO appointments VALUES (81, '2025-07-02', '2025-07-09', '12:15', 12, 'Thuy ', 5, 'came', 40, 3, 'card', 'pink, glitter', 0);
INSERT INTO appointments VALUES (82, '2025-04-11', '2025-04-20', '10:30', 15, 'Thuy', 1, 'No-show', 0, NULL, NULL, 'french', 0);
INSERT INTO appointments VALUES (83, '2025-04-01', '2025-04-15', '10:00', 13, 'Thuy ', 6, 'came', 28, 10, 'card', 'pink', 0);
INSERT INTO appointments VALUES (84, '2025-02-20', '2025-03-12', '10:00', 4, 'Shanice', 4, 'No-show', 0, NULL, NULL, 'pink', 0);
INSERT INTO appointments VALUES (85, '2025-02-19', '2025-03-30', '15:15', 8, 'Shanice', 2, 'came', 47, 0, 'Card', 'chrome, black', 0);
INSERT INTO appointments VALUES (86, '2025-06-27', '2025-07-04', '18:00', 7, 'Mel', 3, 'no show', 0, NULL, NULL, 'red', 0);
INSERT INTO appointments VALUES (87, '2025-06-28', '2025-07-22', '09:30', 17, 'Thuy', 6, 'No-show', 0, NULL, NULL, NULL, 0);
INSERT INTO appointments VALUES (88, '2025-02-28', '2025-03-04', '12:15', 13, 'Thuy ', 2, 'came', 50, 0, 'card', 'chrome, black', 0);
