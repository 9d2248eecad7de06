CREATE TABLE boats (
  boat_id INTEGER PRIMARY KEY,
  boat_name TEXT,
  max_pax INTEGER,
  built INTEGER,
  engine TEXT,
  draught_m REAL,
  in_service INTEGER
);
INSERT INTO boats VALUES (1, 'Kittiwake', 12, 2016, 'diesel', 1.5, 1);
INSERT INTO boats VALUES (2, 'Marsh Harrier', 8, 2009, 'diesel', 1.2, 1);
INSERT INTO boats VALUES (3, 'Electra', 10, 2023, 'electric', 0.9, 1);
INSERT INTO boats VALUES (4, 'Old Bess', 20, 1987, 'Diesel', 1.8, 0);
INSERT INTO boats VALUES (5, 'Tern', 6, 2021, 'electric', 0.7, 1);
INSERT INTO boats VALUES (6, 'Pike', 8, 2014, 'petrol', 1.0, 1);
CREATE TABLE skippers (
  skipper_id INTEGER PRIMARY KEY,
  skipper TEXT,
  nationality TEXT,
  joined TEXT,
  licence_expiry TEXT
);
INSERT INTO skippers VALUES (1, 'Marco Vidal', 'Portuguese', '2019-04-01', '2026-03-31');
INSERT INTO skippers VALUES (2, 'Hanne Dahl', 'Norwegian', '2021-06-15', '2025-12-01');
INSERT INTO skippers VALUES (3, 'Stu Pickering', 'British', '2008-05-01', '2027-01-15');
INSERT INTO skippers VALUES (4, 'Lucia Greco', 'Italian', '2023-03-20', NULL);
INSERT INTO skippers VALUES (5, 'Obi Nwosu', 'British', '2024-07-01', '2026-08-20');
INSERT INTO skippers VALUES (6, 'Ewa Kowal', 'Polish', '2025-09-01', '2028-02-01');
CREATE TABLE trips (
  trip_id INTEGER PRIMARY KEY,
  trip_dt TEXT,
  sched_dep TEXT,
  actual_dep TEXT,
  boat_id INTEGER REFERENCES boats(boat_id),
  skipper_id INTEGER REFERENCES skippers(skipper_id),
  from_stop TEXT,
  to_stop TEXT,
  pax INTEGER,
  dur_min INTEGER,
  dist_km REAL,
  fare_eur REAL,
  tip_eur REAL,
  pay TEXT,
  prebooked TEXT,
  status TEXT,
  extras TEXT
);
INSERT INTO trips VALUES (1, '2025-05-28', '20:00', '20:07', 5, NULL, 'Lido', 'Castle Steps', 5, 21, 3.2, 95.0, 5, 'card', 'N', 'done', 'dog');
INSERT INTO trips VALUES (2, '2025-05-08', '15:30', NULL, 5, 1, 'Castle Steps', 'Old Mill', 0, 0, 7.2, 0, NULL, 'card', 'N', 'cancelled', '');
INSERT INTO trips VALUES (3, '2025-10-01', '09:00', '09:00', 3, 1, 'Castle Steps', 'Fish Market', 2, 46, 3.7, 92.5, NULL, 'card', 'N', 'done', '');
INSERT INTO trips VALUES (4, '2025-09-17', '14:45', '15:13', 4, 2, 'Town Quay', 'Castle Steps', 9, 15, 7.0, 82.5, NULL, 'card', 'N', 'done', '');
INSERT INTO trips VALUES (5, '2025-07-22', '14:30', '14:37', 3, 4, 'Old Mill', 'Airport Pier', 9, 14, 5.6, 62.5, NULL, 'cash', 'N', 'done', 'wheelchair');
INSERT INTO trips VALUES (6, '2025-04-19', '09:30', '09:37', 3, 3, 'Town Quay', 'Lido', 3, 38, 6.9, 60.0, NULL, 'cash', 'N', 'done', '');
INSERT INTO trips VALUES (7, '2025-06-06', '08:15', '08:22', 4, 1, 'Town Quay', 'Castle Steps', 12, 12, 2.0, 35.0, 10, 'account', 'N', 'done', '');
INSERT INTO trips VALUES (8, '2025-09-29', '19:15', '19:15', 3, 1, 'Old Mill', 'Airport Pier', 5, 20, 3.4, 92.5, NULL, 'cash', 'N', 'done', 'luggage, pushchair');
INSERT INTO trips VALUES (9, '2025-04-22', '11:45', NULL, 4, 2, 'Fish Market', 'Castle Steps', 0, 0, 7.7, 0, NULL, 'card', 'N', 'cancelled', '');
INSERT INTO trips VALUES (10, '2025-05-19', '14:30', '14:30', 1, 3, 'Lido', 'Airport Pier', 12, 15, 4.6, 62.5, 2, 'card', 'N', 'done', 'luggage, dog');
INSERT INTO trips VALUES (11, '2025-07-26', '14:00', '14:04', 1, 1, 'Old Mill', 'Fish Market', 1, 38, 3.5, 15.0, 2, 'card', 'Y', 'done', 'bikes');
INSERT INTO trips VALUES (12, '2025-05-13', '14:30', '14:30', 5, 4, 'Castle Steps', 'Airport Pier', 5, 32, 1.4, 20.0, 10, 'Card', 'N', 'done', 'bikes');
INSERT INTO trips VALUES (13, '2025-09-10', '12:00', '12:00', 1, NULL, 'Town Quay', 'Old Mill', 6, 45, 4.0, 17.5, 5, 'card', 'Y', 'done', 'dog');
INSERT INTO trips VALUES (14, '2025-05-17', '08:15', '08:43', 2, 2, 'Castle Steps', 'Airport Pier', 1, 42, 8.8, 67.5, 2, 'account', 'N', 'done', '');
INSERT INTO trips VALUES (15, '2025-07-11', '16:15', '16:15', 1, 3, 'Fish Market', 'Old Mill', 3, 10, 2.5, 57.5, 2, 'cash', 'N', 'done', 'dog');
INSERT INTO trips VALUES (16, '2025-07-24', '10:30', '10:58', 3, 1, 'Old Mill', 'Airport Pier', 5, 48, 3.1, 35.0, 2, 'account', 'N', 'done', '');
INSERT INTO trips VALUES (17, '2025-06-20', '11:30', '11:30', 3, 4, 'Lido', 'Airport Pier', 4, 37, 3.0, 30.0, 10, 'Card', 'N', 'done', 'wheelchair');
INSERT INTO trips VALUES (18, '2025-08-20', '09:30', '09:37', 1, 2, 'Town Quay', 'Old Mill', 6, 13, 2.1, 72.5, NULL, 'Card', 'N', 'done', '');
INSERT INTO trips VALUES (19, '2025-06-29', '18:30', '18:58', 1, 2, 'Lido', 'Old Mill', 10, 21, 9.4, 15.0, 10, 'card', 'Y', 'done', '');
INSERT INTO trips VALUES (20, '2025-08-25', '13:30', '13:58', 4, 4, 'Old Mill', 'Airport Pier', 11, 44, 6.8, 72.5, 5, 'card', 'N', 'done', '');
INSERT INTO trips VALUES (21, '2025-06-24', '16:00', '16:07', 4, 3, 'Lido', 'Castle Steps', 15, 24, 8.0, 87.5, 2, 'card', 'N', 'done', 'luggage, pushchair');
INSERT INTO trips VALUES (22, '2025-04-08', '13:15', '13:17', 5, 1, 'Castle Steps', 'Town Quay', 5, 25, 9.2, 92.5, 2, 'card', 'Y', 'done', '');
INSERT INTO trips VALUES (23, '2025-10-18', '11:15', '11:15', 5, 1, 'Lido', 'Castle Steps', 2, 10, 6.9, 50.0, 5, 'account', 'N', 'done', 'wheelchair');
INSERT INTO trips VALUES (24, '2025-10-06', '13:30', '13:30', 3, 3, 'Old Mill', 'Fish Market', 10, 15, 4.4, 70.0, 2, 'Card', 'Y', 'done', 'dog');
INSERT INTO trips VALUES (25, '2025-10-05', '08:30', '08:30', 5, 2, 'Airport Pier', 'Lido', 4, 23, 2.0, 27.5, 5, 'Card', 'N', 'done', 'pushchair');
INSERT INTO trips VALUES (26, '2025-09-30', '15:15', '15:19', 3, 5, 'Airport Pier', 'Town Quay', 8, 26, 7.7, 27.5, 10, 'card', 'Y', 'done', 'luggage, pushchair');
INSERT INTO trips VALUES (27, '2025-06-23', '10:00', '10:07', 4, 5, 'Town Quay', 'Airport Pier', 4, 43, 7.1, 80.0, 5, 'card', 'N', 'done', 'dog');
INSERT INTO trips VALUES (28, '2025-08-09', '17:15', '17:30', 3, 2, 'Town Quay', 'Airport Pier', 9, 16, 8.0, 47.5, NULL, 'card', 'Y', 'done ', 'dog');
INSERT INTO trips VALUES (29, '2025-09-23', '15:30', NULL, 1, 3, 'Old Mill', 'Airport Pier', 0, 0, 7.8, 0, NULL, 'Card', 'Y', 'cancelled', 'luggage, dog');
INSERT INTO trips VALUES (30, '2025-07-30', '16:30', '16:37', 2, 1, 'Old Mill', 'Airport Pier', 4, 45, 1.6, 37.5, 10, 'Card', 'Y', 'done', 'luggage, pushchair');
INSERT INTO trips VALUES (31, '2025-07-30', '20:45', '20:52', 1, 3, 'Town Quay', 'Castle Steps', 3, 42, 5.4, 50.0, NULL, 'card', 'N', 'done', 'luggage, pushchair');
INSERT INTO trips VALUES (32, '2025-05-25', '20:30', '20:34', 2, 3, 'Castle Steps', 'Airport Pier', 5, 26, 7.1, 15.0, 10, 'account', 'N', 'done', 'pushchair');
INSERT INTO trips VALUES (33, '2025-06-07', '18:45', '19:13', 1, 4, 'Old Mill', 'Fish Market', 2, 18, 8.5, 67.5, 2, 'account', 'N', 'done', 'luggage, pushchair');
INSERT INTO trips VALUES (34, '2025-04-09', '14:45', '14:45', 4, NULL, 'Town Quay', 'Castle Steps', 20, 9, 7.2, 47.5, NULL, 'Card', 'Y', 'done', 'bikes');
INSERT INTO trips VALUES (35, '2025-06-28', '12:45', NULL, 1, 5, 'Fish Market', 'Airport Pier', 0, 0, 2.7, 0, NULL, 'card', 'N', 'cancelled', '');
INSERT INTO trips VALUES (36, '2025-08-16', '12:15', NULL, 3, 2, 'Castle Steps', 'Old Mill', 0, 0, 9.7, 0, NULL, 'card', 'N', 'cancelled', 'dog');
INSERT INTO trips VALUES (37, '2025-06-27', '17:45', '17:52', 2, 4, 'Lido', 'Fish Market', 1, 32, 4.8, 90.0, 2, 'card', 'N', 'done', 'dog');
INSERT INTO trips VALUES (38, '2025-10-08', '09:15', '09:15', 3, 1, 'Castle Steps', 'Airport Pier', 2, 46, 8.3, 60.0, NULL, 'card', 'N', 'done', 'luggage, dog');
INSERT INTO trips VALUES (39, '2025-04-09', '14:15', '14:30', 2, 2, 'Lido', 'Old Mill', 4, 32, 2.4, 72.5, 5, 'card', 'Y', 'done', 'wheelchair');
INSERT INTO trips VALUES (40, '2025-09-11', '14:15', '14:30', 1, 3, 'Old Mill', 'Castle Steps', 3, 34, 4.6, 57.5, 2, 'account', 'N', 'done', '');
INSERT INTO trips VALUES (41, '2025-04-22', '12:15', '12:15', 1, 3, 'Castle Steps', 'Lido', 5, 29, 1.4, 75.0, NULL, 'Card', 'N', 'done', '');
INSERT INTO trips VALUES (42, '2025-05-17', '09:30', '09:45', 3, 3, 'Lido', 'Airport Pier', 1, 36, 6.0, 25.0, 10, 'card', 'Y', 'done', 'bikes');
INSERT INTO trips VALUES (43, '2025-05-24', '15:30', '15:37', 3, 1, 'TOWN QUAY', 'Airport Pier', 4, 33, 4.1, 80.0, 10, 'card', 'N', 'done', 'dog');
INSERT INTO trips VALUES (44, '2025-04-28', '13:15', '13:19', 2, 1, 'Castle Steps', 'Lido', 6, 23, 3.3, 47.5, NULL, 'card', 'Y', 'done', '');
INSERT INTO trips VALUES (45, '2025-04-12', '09:00', '09:04', 3, 1, 'Lido', 'Airport Pier', 8, 45, 9.0, 25.0, NULL, 'card', 'N', 'done', '');
INSERT INTO trips VALUES (46, '2025-05-09', '19:30', '19:30', 5, 5, 'Fish Market', 'Airport Pier', 1, 19, 8.6, 67.5, 2, 'card', 'Y', 'DONE', 'luggage, pushchair');
INSERT INTO trips VALUES (47, '2025-07-04', '17:30', NULL, 3, 4, 'Old Mill', 'Town Quay', 0, 0, 4.0, 0, NULL, 'Card', 'N', 'cancelled', 'bikes');
INSERT INTO trips VALUES (48, '2025-06-05', '11:15', '11:15', 3, 1, 'Castle Steps', 'Town Quay', 1, 30, 7.8, 15.0, NULL, 'card', 'N', 'done', 'luggage, pushchair');
INSERT INTO trips VALUES (49, '2025-06-25', '08:00', NULL, 3, 3, 'Old Mill', 'Airport Pier', 0, 0, 4.9, 0, NULL, 'card', 'N', 'cancelled', 'dog');
INSERT INTO trips VALUES (50, '2025-05-25', '13:00', '13:04', 2, 2, 'Fish Market', 'Airport Pier', 4, 39, 2.2, 57.5, 10, 'card', 'N', 'done', 'wheelchair');
INSERT INTO trips VALUES (51, '2025-05-16', '19:30', '19:30', 2, NULL, 'Old Mill', 'Castle Steps', 2, 33, 7.3, 20.0, NULL, 'card', 'N', 'done', 'luggage, dog');
INSERT INTO trips VALUES (52, '2025-09-23', '20:00', '20:00', 2, 1, 'Old Mill', 'Castle Steps', 7, 26, 5.7, 67.5, 2, 'Card', 'N', 'done', 'luggage, pushchair');
INSERT INTO trips VALUES (53, '2025-08-05', '17:30', '17:58', 2, 2, 'Fish Market', 'Old Mill', 1, 38, 3.8, 25.0, 5, 'account', 'N', 'done', 'luggage, pushchair');
INSERT INTO trips VALUES (54, '2025-08-17', '10:45', '10:45', 3, 1, 'Fish Market', 'Lido', 4, 7, 6.0, 47.5, 5, 'card', 'N', 'done', 'wheelchair');
INSERT INTO trips VALUES (55, '2025-04-17', '16:15', '16:15', 4, 5, 'Lido', 'Old Mill', 7, 43, 7.5, 30.0, 2, 'Card', 'Y', 'done', '');
INSERT INTO trips VALUES (56, '2025-10-04', '12:45', '12:49', 1, NULL, 'Town Quay', 'Airport Pier', 11, 10, 1.9, 92.5, 5, 'card', 'N', 'done', 'luggage, dog');
INSERT INTO trips VALUES (57, '2025-07-25', '08:15', '08:22', 1, 3, 'Castle Steps', 'Old Mill', 10, 11, 6.6, 37.5, 5, 'card', 'Y', 'done', '');
INSERT INTO trips VALUES (58, '2025-05-18', '20:00', '20:00', 2, 1, 'Old Mill', 'Airport Pier', 4, 29, 9.7, 15.0, 2, 'card', 'N', 'done', 'bikes');
INSERT INTO trips VALUES (59, '2025-07-28', '11:00', NULL, 3, 4, 'Airport Pier', 'Old Mill', 0, 0, 1.3, 0, NULL, 'cash', 'N', 'cancelled', '');
INSERT INTO trips VALUES (60, '2025-07-21', '10:00', '10:00', 3, 3, 'Airport Pier', 'Lido', 6, 28, 7.6, 15.0, 2, 'account', 'N', 'DONE', 'wheelchair');
INSERT INTO trips VALUES (61, '2025-06-18', '14:30', '14:30', 5, 1, 'Castle Steps', 'Airport Pier', 6, 22, 7.1, 45.0, NULL, 'card', 'Y', 'done ', 'luggage, dog');
INSERT INTO trips VALUES (62, '2025-05-08', '21:45', '22:00', 1, 1, 'Lido', 'Town Quay', 8, 41, 1.7, 60.0, NULL, 'card', 'Y', 'done', 'bikes');
INSERT INTO trips VALUES (63, '2025-08-23', '21:00', '21:28', 1, 3, 'Town Quay', 'Fish Market', 7, 45, 2.3, 82.5, NULL, 'account', 'Y', 'done', '');
INSERT INTO trips VALUES (64, '2025-04-08', '20:15', '20:30', 2, 5, 'Town Quay', 'Old Mill', 7, 37, 5.1, 52.5, 5, 'card', 'N', 'done', '');
INSERT INTO trips VALUES (65, '2025-07-10', '19:00', '19:07', 3, 1, 'Lido', 'Town Quay', 1, 6, 5.4, 90.0, 5, 'cash', 'N', 'done', 'wheelchair');
INSERT INTO trips VALUES (66, '2025-06-08', '09:15', NULL, 4, 3, 'Old Mill', 'Airport Pier', 0, 0, 2.3, 0, NULL, 'Card', 'N', 'cancelled', 'wheelchair');
INSERT INTO trips VALUES (67, '2025-08-24', '18:30', '18:58', 3, 1, 'Old Mill', 'Airport Pier', 4, 44, 1.5, 42.5, NULL, 'card', 'Y', 'done', 'dog');
INSERT INTO trips VALUES (68, '2025-09-06', '11:00', '11:04', 3, 3, 'Old Mill', 'Town Quay', 2, 24, 1.1, 15.0, 10, 'Card', 'N', 'done', 'bikes');
INSERT INTO trips VALUES (69, '2025-05-26', '08:00', '08:00', 1, 4, 'Airport Pier', 'Town Quay', 7, 42, 2.0, 57.5, 2, 'card', 'N', 'DONE', '');
INSERT INTO trips VALUES (70, '2025-06-04', '10:15', '10:30', 1, 4, 'Fish Market', 'Town Quay', 5, 23, 5.8, 65.0, NULL, 'cash', 'N', 'done', 'pushchair');
INSERT INTO trips VALUES (71, '2025-04-23', '19:30', '19:45', 1, 5, 'Castle Steps', 'Town Quay', 7, 18, 6.4, 42.5, 2, 'account', 'N', 'done', '');
INSERT INTO trips VALUES (72, '2025-09-15', '10:30', '10:32', 2, 4, 'Old Mill', 'Castle Steps', 4, 37, 8.2, 40.0, 2, 'card', 'N', 'done', '');
INSERT INTO trips VALUES (73, '2025-10-02', '16:45', '16:45', 4, 1, 'Castle Steps', 'Airport Pier', 5, 6, 2.5, 10.0, 5, 'cash', 'Y', 'done', 'wheelchair');
INSERT INTO trips VALUES (74, '2025-04-18', '19:15', '19:17', 3, 3, 'Fish Market', 'Town Quay', 7, 21, 8.5, 72.5, 5, 'card', 'N', 'done', '');
INSERT INTO trips VALUES (75, '2025-06-07', '14:30', '14:32', 2, 1, 'Fish Market', 'Old Mill', 1, 27, 4.2, 30.0, 5, 'card', 'N', 'done', 'luggage, pushchair');
INSERT INTO trips VALUES (76, '2025-05-27', '17:15', '17:30', 3, 1, 'Airport Pier', 'Lido', 10, 32, 2.8, 95.0, 5, 'cash', 'Y', 'done', '');
INSERT INTO trips VALUES (77, '2025-06-15', '16:45', '16:45', 3, 5, 'Castle Steps', 'Town Quay', 5, 37, 2.1, 67.5, 10, 'card', 'N', 'done', 'luggage, dog');
INSERT INTO trips VALUES (78, '2025-04-21', '15:30', '15:30', 5, 1, 'Airport Pier', 'Town Quay', 4, 27, 5.9, 82.5, 10, 'card', 'N', 'done', '');
INSERT INTO trips VALUES (79, '2025-09-29', '17:30', '17:30', 2, 5, 'Town Quay', 'Lido', 6, 10, 8.3, 12.5, 10, 'card', 'Y', 'done ', 'dog');
INSERT INTO trips VALUES (80, '2025-10-01', '17:00', '17:07', 3, NULL, 'Town Quay', 'Fish Market', 1, 29, 5.0, 82.5, 10, 'Card', 'N', 'done', '');
INSERT INTO trips VALUES (81, '2025-09-08', '12:30', '12:58', 3, 1, 'Airport Pier', 'Castle Steps', 6, 17, 9.2, 12.5, NULL, 'account', 'Y', 'done', 'pushchair');
INSERT INTO trips VALUES (82, '2025-05-02', '18:45', '18:45', 4, 2, 'Castle Steps', 'Lido', 3, 22, 8.2, 62.5, NULL, 'card', 'N', 'done', '');
INSERT INTO trips VALUES (83, '2025-08-23', '18:45', '19:00', 1, 3, 'Airport Pier', 'Old Mill', 9, 35, 3.6, 62.5, 5, 'cash', 'N', 'done', 'bikes');
INSERT INTO trips VALUES (84, '2025-07-30', '19:00', '19:04', 4, 3, 'Castle Steps', 'Lido', 8, 46, 4.7, 30.0, 10, 'card', 'N', 'done', 'dog');
INSERT INTO trips VALUES (85, '2025-04-21', '13:30', '13:37', 1, 1, 'Airport Pier', 'Town Quay', 10, 25, 2.5, 17.5, NULL, 'card', 'N', 'done', '');
INSERT INTO trips VALUES (86, '2025-06-11', '08:45', '08:52', 1, 3, 'Airport Pier', 'Castle Steps', 6, 10, 8.3, 47.5, 2, 'Card', 'N', 'done', 'luggage, dog');
INSERT INTO trips VALUES (87, '2025-04-27', '10:15', '10:17', 3, 3, 'Old Mill', 'Town Quay', 2, 19, 5.4, 20.0, NULL, 'card', 'N', 'done', 'luggage, dog');
INSERT INTO trips VALUES (88, '2025-04-26', '18:15', NULL, 3, 1, 'LIDO', 'Fish Market', 0, 0, 6.2, 0, NULL, 'card', 'N', 'cancelled', 'bikes');
