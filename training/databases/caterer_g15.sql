CREATE TABLE "clients" (
  client_id INTEGER PRIMARY KEY,
  client_name TEXT,
  kind TEXT,
  city TEXT,
  referred_by INTEGER REFERENCES clients(client_id),
  first_contact TEXT
);
CREATE TABLE "event_types" (
  type_code TEXT PRIMARY KEY,
  label TEXT,
  setup_min INTEGER
);
CREATE TABLE "events" (
  event_id INTEGER PRIMARY KEY,
  client_id INTEGER REFERENCES clients(client_id),
  type_code TEXT REFERENCES event_types(type_code),
  booked_on TEXT,
  event_date TEXT,
  start_time TEXT,
  duration_min INTEGER,
  guests INTEGER,
  waiters INTEGER,
  quote_eur INTEGER,
  invoiced_on TEXT,
  paid_on TEXT,
  cancelled INTEGER
);
CREATE TABLE "dishes" (
  dish_id INTEGER PRIMARY KEY,
  dish_name TEXT,
  course TEXT,
  price_ct INTEGER,
  cost_ct INTEGER,
  prep_min INTEGER,
  diet TEXT
);
CREATE TABLE "servings" (
  event_id INTEGER REFERENCES events(event_id),
  dish_id INTEGER REFERENCES dishes(dish_id),
  portions INTEGER,
  PRIMARY KEY (event_id, dish_id)
);
INSERT INTO "clients" VALUES (1, 'Marlow & Finch LLP', 'company', 'Malmo', NULL, '2023-02-14');
INSERT INTO "clients" VALUES (2, 'Iris Vandermeer', 'private', 'Malmo', 1, '2021-02-18');
INSERT INTO "clients" VALUES (3, 'City of Lund', 'public', 'Lund', NULL, '2022-09-08');
INSERT INTO "clients" VALUES (4, 'Nordbank', 'company', 'Lund', 1, '2022-06-07');
INSERT INTO "clients" VALUES (5, 'Otto Lindqvist', 'private', 'Malmo', 2, '2022-09-12');
INSERT INTO "clients" VALUES (6, 'Hedda Strand', 'private', 'Lund', NULL, '2022-01-29');
INSERT INTO "clients" VALUES (7, 'Museum of Glass', 'public', 'Lund', 3, '2020-07-23');
INSERT INTO "clients" VALUES (8, 'Tyr Robotics', 'company', 'Helsingborg', 4, '2021-06-21');
INSERT INTO "clients" VALUES (9, 'Sofia Lemaire', 'private', 'Ystad', 2, '2020-12-12');
INSERT INTO "clients" VALUES (10, 'Lund Choir', 'club', 'Malmo', NULL, '2022-11-20');
INSERT INTO "clients" VALUES (11, 'Rowing Club Njord', 'club', 'Lund', 10, '2022-04-03');
INSERT INTO "clients" VALUES (12, 'Amber Pharma', 'company', 'Lund', 4, '2022-07-07');
INSERT INTO "clients" VALUES (13, 'Pilar Ortega', 'private', 'Lund', 6, '2021-06-10');
INSERT INTO "clients" VALUES (14, 'St Olaf Parish', 'club', 'Lund', NULL, '2020-08-16');
INSERT INTO "clients" VALUES (15, 'Freya Consulting', 'company', 'Ystad', NULL, '2021-11-04');
INSERT INTO "clients" VALUES (16, 'Gustav Holm', 'private', 'Helsingborg', 8, '2022-12-10');
INSERT INTO "clients" VALUES (17, 'Tove Aberg', 'private', 'Ystad', 6, '2023-10-04');
INSERT INTO "clients" VALUES (18, 'Harbour Authority', 'public', 'Malmo', NULL, '2020-07-03');
INSERT INTO "event_types" VALUES ('WED', 'Wedding', 120);
INSERT INTO "event_types" VALUES ('COR', 'Corporate lunch', 45);
INSERT INTO "event_types" VALUES ('GAL', 'Gala dinner', 150);
INSERT INTO "event_types" VALUES ('FUN', 'Funeral reception', 60);
INSERT INTO "event_types" VALUES ('BIR', 'Birthday', 75);
INSERT INTO "event_types" VALUES ('OPN', 'Exhibition opening', 60);
INSERT INTO "events" VALUES (201, 8, 'COR', '2023-12-31', '2024-01-21', '12:30', 120, 40, 2, 1222, '2024-01-28', '2024-02-20', 0);
INSERT INTO "events" VALUES (202, 16, 'WED', '2023-04-19', '2024-01-27', '17:30', 540, 113, 10, 9976, '2024-01-28', '2024-02-16', 0);
INSERT INTO "events" VALUES (203, 12, 'GAL', '2023-09-14', '2024-01-29', '18:45', 300, 137, 12, 14244, '2024-01-30', '2024-02-08', 0);
INSERT INTO "events" VALUES (204, 1, 'COR', '2023-12-30', '2024-02-09', '12:15', 120, 13, 2, 382, '2024-02-15', '2024-03-04', 0);
INSERT INTO "events" VALUES (205, 7, 'GAL', '2023-08-05', '2024-02-16', '18:45', 270, 112, 7, 11444, '2024-02-19', '2024-02-26', 0);
INSERT INTO "events" VALUES (206, 8, 'COR', '2024-01-06', '2024-03-05', '12:15', 150, 53, 4, 1656, '2024-03-06', '2024-03-19', 0);
INSERT INTO "events" VALUES (207, 2, 'BIR', '2024-02-28', '2024-03-08', '15:00', 240, 38, 2, 2114, '2024-03-15', '2024-04-03', 0);
INSERT INTO "events" VALUES (208, 17, 'BIR', '2024-02-15', '2024-03-10', '18:00', 300, 17, 2, 943, '2024-03-13', '2024-03-19', 0);
INSERT INTO "events" VALUES (209, 11, 'FUN', '2024-03-03', '2024-03-12', '14:30', 210, 40, 2, 1171, '2024-03-15', '2024-04-10', 0);
INSERT INTO "events" VALUES (210, 17, 'FUN', '2024-03-09', '2024-03-12', '13:00', 150, 47, 2, 1149, '2024-03-18', NULL, 0);
INSERT INTO "events" VALUES (211, 7, 'OPN', '2024-02-28', '2024-03-29', '17:00', 180, 128, NULL, 4544, NULL, NULL, 1);
INSERT INTO "events" VALUES (212, 8, 'COR', '2024-03-20', '2024-03-30', '12:15', 120, 31, 2, 935, '2024-04-06', '2024-04-23', 0);
INSERT INTO "events" VALUES (213, 12, 'COR', '2024-03-21', '2024-04-21', '12:15', 120, 30, 2, 818, '2024-04-28', '2024-06-19', 0);
INSERT INTO "events" VALUES (214, 2, 'WED', '2024-02-01', '2024-04-27', '15:30', 480, 113, 8, 9233, '2024-04-28', '2024-05-19', 0);
INSERT INTO "events" VALUES (215, 10, 'GAL', '2023-10-06', '2024-04-27', '19:30', 300, 162, 14, 13716, '2024-05-04', '2024-05-22', 0);
INSERT INTO "events" VALUES (216, 4, 'COR', '2024-03-15', '2024-05-02', '11:45', 180, 21, NULL, 666, NULL, NULL, 1);
INSERT INTO "events" VALUES (217, 15, 'COR', '2024-03-14', '2024-05-05', '12:15', 150, 58, NULL, 1653, NULL, NULL, 1);
INSERT INTO "events" VALUES (218, 14, 'FUN', '2024-05-03', '2024-05-07', '13:00', 210, 38, 2, 951, '2024-05-08', '2024-06-08', 0);
INSERT INTO "events" VALUES (219, 11, 'BIR', '2024-05-07', '2024-05-20', '18:00', 210, 56, 3, 2839, '2024-05-24', '2024-06-13', 0);
INSERT INTO "events" VALUES (220, 10, 'GAL', '2024-01-22', '2024-05-28', '19:00', 300, 94, 5, 10093, '2024-06-01', '2024-06-12', 0);
INSERT INTO "events" VALUES (221, 9, 'BIR', '2024-04-14', '2024-05-31', '18:00', 300, 23, 2, 1068, '2024-06-02', '2024-06-09', 0);
INSERT INTO "events" VALUES (222, 2, 'BIR', '2024-04-20', '2024-06-16', '15:00', 210, 50, 2, 2725, '2024-06-23', '2024-07-03', 0);
INSERT INTO "events" VALUES (223, 6, 'BIR', '2024-05-11', '2024-06-29', '18:00', 300, 41, 2, 2098, '2024-06-30', '2024-07-06', 0);
INSERT INTO "events" VALUES (224, 16, 'BIR', '2024-06-04', '2024-07-02', '19:15', 270, 33, NULL, 1653, NULL, NULL, 1);
INSERT INTO "events" VALUES (225, 1, 'COR', '2024-06-02', '2024-07-12', '12:15', 180, 19, 2, 645, '2024-07-15', '2024-08-11', 0);
INSERT INTO "events" VALUES (226, 12, 'GAL', '2023-10-02', '2024-07-15', '19:30', 360, 174, NULL, 17925, NULL, NULL, 1);
INSERT INTO "events" VALUES (227, 12, 'COR', '2024-07-01', '2024-07-21', '12:30', 120, 21, NULL, 669, NULL, NULL, 1);
INSERT INTO "events" VALUES (228, 4, 'GAL', '2024-04-10', '2024-07-26', '19:30', 360, 141, 9, 14669, '2024-07-28', '2024-09-09', 0);
INSERT INTO "events" VALUES (229, 9, 'WED', '2023-11-01', '2024-07-27', '17:30', 540, 59, 4, 5770, '2024-07-31', '2024-08-09', 0);
INSERT INTO "events" VALUES (230, 9, 'FUN', '2024-08-04', '2024-08-09', '14:30', 210, 42, NULL, 1150, NULL, NULL, 1);
INSERT INTO "events" VALUES (231, 14, 'GAL', '2024-01-24', '2024-08-16', '19:30', 360, 120, 10, 12985, '2024-08-19', '2024-08-24', 0);
INSERT INTO "events" VALUES (232, 2, 'WED', '2024-04-12', '2024-08-17', '17:30', 540, 148, NULL, 14783, NULL, NULL, 1);
INSERT INTO "events" VALUES (233, 8, 'COR', '2024-08-26', '2024-09-04', '11:45', 120, 52, 4, 1633, '2024-09-10', '2024-10-01', 0);
INSERT INTO "events" VALUES (234, 13, 'BIR', '2024-08-29', '2024-09-19', '15:00', 240, 54, 3, 2912, '2024-09-21', '2024-10-20', 0);
INSERT INTO "events" VALUES (235, 12, 'GAL', '2024-01-02', '2024-09-21', '18:45', 360, 197, 13, 19128, '2024-09-29', '2024-10-27', 0);
INSERT INTO "events" VALUES (236, 11, 'BIR', '2024-08-17', '2024-10-03', '15:00', 270, 40, 2, 1758, '2024-10-05', '2024-11-17', 0);
INSERT INTO "events" VALUES (237, 2, 'FUN', '2024-09-26', '2024-10-04', '14:30', 150, 50, 2, 1491, '2024-10-12', NULL, 0);
INSERT INTO "events" VALUES (238, 14, 'FUN', '2024-09-27', '2024-10-06', '13:00', 150, 62, 4, 1805, '2024-10-12', '2024-11-04', 0);
INSERT INTO "events" VALUES (239, 6, 'BIR', '2024-09-17', '2024-10-09', '15:00', 240, 34, 2, 1494, '2024-10-18', NULL, 0);
INSERT INTO "events" VALUES (240, 14, 'BIR', '2024-09-19', '2024-11-12', '15:00', 270, 58, 4, 2539, '2024-11-17', NULL, 0);
INSERT INTO "events" VALUES (241, 17, 'FUN', '2024-11-10', '2024-11-18', '14:30', 210, 58, 3, 1471, '2024-11-22', '2024-12-06', 0);
INSERT INTO "events" VALUES (242, 16, 'WED', '2024-07-14', '2024-11-23', '17:30', 450, 78, 6, 6580, '2024-11-30', '2024-12-05', 0);
INSERT INTO "events" VALUES (243, 6, 'WED', '2024-03-29', '2024-11-30', '16:00', 510, 77, 4, 6039, '2024-12-05', '2024-12-19', 0);
INSERT INTO "events" VALUES (244, 8, 'COR', '2024-10-28', '2024-12-10', '11:45', 180, 43, NULL, 1424, NULL, NULL, 1);
INSERT INTO "dishes" VALUES (1, 'Beetroot tartlet', 'canape', 180, 62, 35, 'veg');
INSERT INTO "dishes" VALUES (2, 'Smoked salmon blini', 'canape', 290, 121, 25, 'fish');
INSERT INTO "dishes" VALUES (3, 'Duck rillette toast', 'canape', 310, 133, 90, 'meat');
INSERT INTO "dishes" VALUES (4, 'Mushroom arancini', 'canape', 220, 70, 50, 'veg');
INSERT INTO "dishes" VALUES (5, 'Prawn skewer', 'canape', 330, 148, 30, 'fish');
INSERT INTO "dishes" VALUES (6, 'Roast lamb', 'main', 1890, 840, 210, 'meat');
INSERT INTO "dishes" VALUES (7, 'Char with dill', 'main', 1750, 790, 65, 'fish');
INSERT INTO "dishes" VALUES (8, 'Celeriac schnitzel', 'main', 1320, 410, 55, 'vegan');
INSERT INTO "dishes" VALUES (9, 'Chicken in cider', 'main', 1480, 560, 120, 'meat');
INSERT INTO "dishes" VALUES (10, 'Lentil wellington', 'main', 1390, 450, 140, 'vegan');
INSERT INTO "dishes" VALUES (11, 'Potato salad', 'side', 420, 110, 40, 'vegan');
INSERT INTO "dishes" VALUES (12, 'Green bean salad', 'side', 460, 140, 25, 'vegan');
INSERT INTO "dishes" VALUES (13, 'Gratin', 'side', 540, 190, 95, 'veg');
INSERT INTO "dishes" VALUES (14, 'Lemon posset', 'dessert', 610, 180, 30, 'veg');
INSERT INTO "dishes" VALUES (15, 'Chocolate pots', 'dessert', 650, 240, 45, 'veg');
INSERT INTO "dishes" VALUES (16, 'Poached pears', 'dessert', 580, 160, 70, 'vegan');
INSERT INTO "dishes" VALUES (17, 'Princess cake', 'dessert', 790, 330, 180, 'veg');
INSERT INTO "dishes" VALUES (18, 'Venison stew', 'main', 1950, 905, 240, 'meat');
INSERT INTO "servings" VALUES (201, 1, 80);
INSERT INTO "servings" VALUES (201, 14, 40);
INSERT INTO "servings" VALUES (202, 7, 226);
INSERT INTO "servings" VALUES (202, 10, 226);
INSERT INTO "servings" VALUES (203, 4, 274);
INSERT INTO "servings" VALUES (203, 9, 137);
INSERT INTO "servings" VALUES (204, 2, 13);
INSERT INTO "servings" VALUES (204, 8, 3);
INSERT INTO "servings" VALUES (205, 1, 112);
INSERT INTO "servings" VALUES (205, 15, 112);
INSERT INTO "servings" VALUES (206, 11, 26);
INSERT INTO "servings" VALUES (207, 6, 57);
INSERT INTO "servings" VALUES (207, 9, 76);
INSERT INTO "servings" VALUES (208, 5, 25);
INSERT INTO "servings" VALUES (208, 12, 17);
INSERT INTO "servings" VALUES (209, 6, 60);
INSERT INTO "servings" VALUES (209, 8, 40);
INSERT INTO "servings" VALUES (209, 10, 40);
INSERT INTO "servings" VALUES (210, 1, 47);
INSERT INTO "servings" VALUES (210, 10, 70);
INSERT INTO "servings" VALUES (210, 17, 94);
INSERT INTO "servings" VALUES (211, 1, 128);
INSERT INTO "servings" VALUES (211, 2, 38);
INSERT INTO "servings" VALUES (211, 5, 192);
INSERT INTO "servings" VALUES (212, 6, 9);
INSERT INTO "servings" VALUES (212, 14, 9);
INSERT INTO "servings" VALUES (213, 10, 9);
INSERT INTO "servings" VALUES (213, 12, 30);
INSERT INTO "servings" VALUES (214, 2, 56);
INSERT INTO "servings" VALUES (214, 15, 33);
INSERT INTO "servings" VALUES (215, 3, 162);
INSERT INTO "servings" VALUES (215, 4, 324);
INSERT INTO "servings" VALUES (215, 10, 162);
INSERT INTO "servings" VALUES (216, 1, 21);
INSERT INTO "servings" VALUES (216, 14, 42);
INSERT INTO "servings" VALUES (217, 7, 29);
INSERT INTO "servings" VALUES (217, 17, 29);
INSERT INTO "servings" VALUES (218, 7, 76);
INSERT INTO "servings" VALUES (219, 10, 56);
INSERT INTO "servings" VALUES (220, 3, 188);
INSERT INTO "servings" VALUES (220, 9, 47);
INSERT INTO "servings" VALUES (221, 6, 46);
INSERT INTO "servings" VALUES (222, 3, 25);
INSERT INTO "servings" VALUES (222, 12, 15);
INSERT INTO "servings" VALUES (223, 1, 20);
INSERT INTO "servings" VALUES (223, 3, 41);
INSERT INTO "servings" VALUES (224, 3, 9);
INSERT INTO "servings" VALUES (225, 12, 38);
INSERT INTO "servings" VALUES (225, 13, 5);
INSERT INTO "servings" VALUES (226, 14, 261);
INSERT INTO "servings" VALUES (227, 5, 21);
INSERT INTO "servings" VALUES (227, 6, 21);
INSERT INTO "servings" VALUES (227, 15, 21);
INSERT INTO "servings" VALUES (228, 8, 141);
INSERT INTO "servings" VALUES (228, 14, 141);
INSERT INTO "servings" VALUES (229, 8, 59);
INSERT INTO "servings" VALUES (229, 11, 118);
INSERT INTO "servings" VALUES (230, 11, 63);
INSERT INTO "servings" VALUES (230, 13, 21);
INSERT INTO "servings" VALUES (231, 7, 180);
INSERT INTO "servings" VALUES (232, 3, 148);
INSERT INTO "servings" VALUES (232, 11, 74);
INSERT INTO "servings" VALUES (233, 4, 26);
INSERT INTO "servings" VALUES (234, 3, 54);
INSERT INTO "servings" VALUES (235, 1, 59);
INSERT INTO "servings" VALUES (235, 13, 394);
INSERT INTO "servings" VALUES (236, 1, 80);
INSERT INTO "servings" VALUES (236, 7, 60);
INSERT INTO "servings" VALUES (237, 5, 25);
INSERT INTO "servings" VALUES (238, 12, 62);
INSERT INTO "servings" VALUES (238, 14, 124);
INSERT INTO "servings" VALUES (239, 9, 51);
INSERT INTO "servings" VALUES (239, 10, 51);
INSERT INTO "servings" VALUES (239, 16, 51);
INSERT INTO "servings" VALUES (240, 11, 17);
INSERT INTO "servings" VALUES (240, 13, 29);
INSERT INTO "servings" VALUES (241, 6, 87);
INSERT INTO "servings" VALUES (241, 10, 58);
INSERT INTO "servings" VALUES (241, 13, 29);
INSERT INTO "servings" VALUES (242, 2, 39);
INSERT INTO "servings" VALUES (242, 9, 117);
INSERT INTO "servings" VALUES (243, 17, 77);
INSERT INTO "servings" VALUES (244, 6, 43);
INSERT INTO "servings" VALUES (244, 14, 12);
