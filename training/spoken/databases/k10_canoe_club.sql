CREATE TABLE members (
  member_id INTEGER PRIMARY KEY,
  full_name TEXT,
  joined_on TEXT,
  award TEXT,
  own_boat TEXT,
  subs_gbp REAL,
  birth_yr INTEGER,
  subs_paid_on TEXT
);
INSERT INTO members VALUES (1, 'Alice Norwood', '2016-08-14', 'Coach', 'no', 42.0, 1966, NULL);
INSERT INTO members VALUES (2, 'Ben Tranter', '2016-12-01', '2 star', 'Yes', 42.0, 1973, '2025-04-11');
INSERT INTO members VALUES (3, 'Chidi Eze', '2021-12-07', '3 star', 'yes', 42.0, 2005, NULL);
INSERT INTO members VALUES (4, 'Dawn Pickles', '2021-10-04', '3 star', 'Yes', 20.0, 1996, '2025-02-03');
INSERT INTO members VALUES (5, 'Euan Fraser', '2020-07-10', '3 star', 'no', 42.0, 1984, '2025-04-11');
INSERT INTO members VALUES (6, 'Fay Lomax', '2023-10-12', '3 star', 'yes', 42.0, 1973, '2025-02-03');
INSERT INTO members VALUES (7, 'Gus Whelan', '2016-01-10', 'beginner', 'Yes', 20.0, 1979, NULL);
INSERT INTO members VALUES (8, 'Hana Novak', '2023-05-31', 'Beginner', 'no', 42.0, 1990, NULL);
INSERT INTO members VALUES (9, 'Iain Duff', '2016-12-08', 'beginner', 'no', 20.0, 1986, NULL);
INSERT INTO members VALUES (10, 'Jess Orme', '2019-04-05', 'Coach', 'no', 20.0, 1970, '2025-04-11');
INSERT INTO members VALUES (11, 'Kofi Mensah', '2015-06-09', '', 'no', 42.0, 1960, '2025-02-03');
INSERT INTO members VALUES (12, 'Lena Brandt', '2017-06-19', 'Beginner', 'yes', 20.0, 1968, '2025-02-03');
INSERT INTO members VALUES (13, 'Martin Shaw', '2022-08-07', '3 star', 'yes', 42.0, 1997, '2025-01-15');
INSERT INTO members VALUES (14, 'Nia Hughes', '2021-02-27', '', 'no', 42.0, 1967, '2025-02-03');
INSERT INTO members VALUES (15, 'Oscar Pym', '2016-05-30', 'Coach', 'no', 42.0, 1969, NULL);
INSERT INTO members VALUES (16, 'Petra Vance', '2016-07-01', 'Coach', 'no', 42.0, 1981, '2025-02-03');
CREATE TABLE trips (
  trip_id INTEGER PRIMARY KEY,
  trip_date TEXT,
  river TEXT,
  grade TEXT,
  put_in TEXT,
  take_out TEXT,
  dist_km REAL,
  hrs_on_water REAL,
  leader_id INTEGER REFERENCES members(member_id),
  level_m REAL,
  cancelled_why TEXT,
  kind TEXT,
  fee_gbp REAL,
  weather TEXT
);
INSERT INTO trips VALUES (1, '2024-05-25', 'Dee', '2', 'Llangollen', 'Trevor', 9.8, 1.9, NULL, 1.36, '', 'novice', 5.0, 'sun');
INSERT INTO trips VALUES (2, '2024-05-26', 'Teme', '2', 'Leintwardine', 'Ludlow', 9.4, 2.3, 5, 0.73, '', 'club', 8.0, 'showers');
INSERT INTO trips VALUES (3, '2024-06-02', 'Wye', '1', 'Glasbury', 'Hay', 14.1, 2.2, NULL, 0.91, '', 'club', 5.0, NULL);
INSERT INTO trips VALUES (4, '2024-06-09', 'Severn', '1', 'Shrewsbury', 'Atcham', 23.8, 4.0, 1, 0.87, '', 'club', 12.0, 'cold, showers');
INSERT INTO trips VALUES (5, '2024-06-19', 'Dart', '3', 'Newbridge', 'Holne', 16.0, 3.6, 1, 1.09, '', 'Open', 8.0, 'sun');
INSERT INTO trips VALUES (6, '2024-06-22', 'Usk', '2', 'Talybont', 'Crickhowell', 24.0, 6.6, 5, 1.42, 'no leader', 'club', 5.0, 'overcast');
INSERT INTO trips VALUES (7, '2024-07-20', 'Dart', '3', 'Newbridge', 'Holne', 8.1, 2.2, NULL, NULL, 'low water', 'club', 8.0, 'sun, wind');
INSERT INTO trips VALUES (8, '2024-07-28', 'Wye', '1', 'Glasbury', 'Hay', 20.9, 5.4, NULL, 0.92, '', 'novice', 0.0, 'sun');
INSERT INTO trips VALUES (9, '2024-08-03', 'Wye', '1', 'Glasbury', 'Hay', 18.1, 3.2, 5, 0.64, '', 'club', 8.0, 'cold, showers');
INSERT INTO trips VALUES (10, '2024-08-04', 'Severn', '1', 'Ironbridge', 'Bridgnorth', 25.8, 4.5, 9, NULL, 'low water', 'novice', 8.0, 'cold, showers');
INSERT INTO trips VALUES (11, '2024-08-11', 'Tryweryn', '4', 'Dam', 'Bala', 12.7, 3.5, 5, 1.77, '', 'open', 5.0, 'overcast');
INSERT INTO trips VALUES (12, '2024-08-24', 'Tryweryn', '4', 'Dam', 'Bala', 24.6, 5.2, 5, 0.43, 'no leader', 'open', 12.0, 'cold, showers');
INSERT INTO trips VALUES (13, '2024-08-28', 'Severn', '1', 'Ironbridge', 'Bridgnorth', 6.4, 1.2, 5, NULL, '', 'open', 5.0, 'cold, showers');
INSERT INTO trips VALUES (14, '2024-08-31', 'Tryweryn', '4', 'Dam', 'Bala', 20.4, 4.6, 12, 1.29, 'low water', 'Open', 5.0, 'showers');
INSERT INTO trips VALUES (15, '2024-09-14', 'Wye', '1', 'Glasbury', 'Hay', 22.3, 6.3, 9, 0.47, 'low water', 'novice', 8.0, 'cold, showers');
INSERT INTO trips VALUES (16, '2024-10-14', 'Severn', '1', 'Ironbridge', 'Bridgnorth', 21.5, 3.8, 5, NULL, '', 'open', 5.0, 'showers');
INSERT INTO trips VALUES (17, '2024-11-12', 'Wye', '1', 'Hay', 'Whitney', 13.6, 2.7, 2, NULL, 'too high', 'Open', 0.0, 'showers');
INSERT INTO trips VALUES (18, '2024-11-23', 'Usk', '2', 'Talybont', 'Crickhowell', 15.3, 3.2, 12, 1.33, 'too high', 'Open', 12.0, 'showers');
INSERT INTO trips VALUES (19, '2024-11-24', 'Severn', '1', 'Shrewsbury', 'Atcham', 18.3, 4.2, 5, 1.58, '', 'Open', 8.0, 'sun, wind');
INSERT INTO trips VALUES (20, '2024-12-15', 'Llangollen Canal', 'flat', 'Ellesmere', 'Chirk', 14.1, 2.7, 2, 1.86, '', 'club', 0.0, 'cold, showers');
INSERT INTO trips VALUES (21, '2024-12-21', 'Llangollen Canal', 'flat', 'Ellesmere', 'Chirk', 11.2, 2.9, 12, 1.84, '', 'Open', 8.0, NULL);
INSERT INTO trips VALUES (22, '2024-12-29', 'Llangollen Canal', 'flat', 'Ellesmere', 'Chirk', 25.1, 6.4, NULL, 1.64, 'too high', 'novice', 5.0, 'sun');
INSERT INTO trips VALUES (23, '2025-01-02', 'Teme', '2', 'Leintwardine', 'Ludlow', 25.2, 4.5, 5, 1.49, '', 'club', 8.0, 'sun, wind');
INSERT INTO trips VALUES (24, '2025-02-11', 'Wye', '1', 'Hay', 'Whitney', 26.0, 4.9, 9, 1.21, '', 'open', 5.0, 'sun');
INSERT INTO trips VALUES (25, '2025-02-13', 'Dart', '3', 'Newbridge', 'Holne', 9.2, 1.6, 5, 1.75, 'no leader', 'Open', 8.0, 'cold, showers');
INSERT INTO trips VALUES (26, '2025-03-08', 'Teme', '2', 'Leintwardine', 'Ludlow', 17.4, 4.3, 12, 0.84, 'low water', 'Open', 5.0, 'cold, showers');
INSERT INTO trips VALUES (27, '2025-03-30', 'Teme', '2', 'Leintwardine', 'Ludlow', 7.9, 2.1, 5, NULL, 'low water', 'open', 5.0, 'overcast');
INSERT INTO trips VALUES (28, '2025-05-15', 'Tryweryn', '4', 'Dam', 'Bala', 8.9, 1.9, 9, 1.36, '', 'novice', 5.0, 'cold, showers');
INSERT INTO trips VALUES (29, '2025-06-14', 'Usk', '2', 'Talybont', 'Crickhowell', 21.4, 3.8, 2, 1.27, 'too high', 'open', 5.0, 'overcast');
INSERT INTO trips VALUES (30, '2025-06-15', 'Tryweryn', '4', 'Dam', 'Bala', 10.5, 1.9, 5, 1.69, '', 'open', 8.0, NULL);
INSERT INTO trips VALUES (31, '2025-06-29', 'Usk', '2', 'Talybont', 'Crickhowell', 24.1, 4.2, 5, NULL, '', 'club', 0.0, 'sun, wind');
INSERT INTO trips VALUES (32, '2025-08-11', 'Teme', '2', 'Leintwardine', 'Ludlow', 13.0, 2.9, 5, 0.87, '', 'open', 0.0, NULL);
INSERT INTO trips VALUES (33, '2025-09-06', 'Wye', '1', 'Glasbury', 'Hay', 15.5, 3.9, 1, 1.76, '', 'club', 8.0, 'cold, showers');
INSERT INTO trips VALUES (34, '2025-09-06', 'Tryweryn', '4', 'Dam', 'Bala', 19.6, 3.6, 1, 1.9, 'too high', 'Open', 5.0, 'overcast');
CREATE TABLE paddlers (
  id INTEGER PRIMARY KEY,
  trip_id INTEGER REFERENCES trips(trip_id),
  member_id INTEGER REFERENCES members(member_id),
  craft TEXT,
  capsizes INTEGER,
  fee_paid TEXT,
  drove TEXT
);
INSERT INTO paddlers VALUES (1, 1, 11, 'open canoe', 0, 'Y', 'Y');
INSERT INTO paddlers VALUES (2, 1, 5, 'kayak', 1, 'N', 'N');
INSERT INTO paddlers VALUES (3, 1, 14, 'SUP', 1, 'Y', 'N');
INSERT INTO paddlers VALUES (4, 2, 12, 'Kayak', 0, 'N', 'N');
INSERT INTO paddlers VALUES (5, 2, 13, 'kayak', 0, 'N', 'N');
INSERT INTO paddlers VALUES (6, 2, 5, 'open canoe', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (7, 2, 2, 'open canoe', 1, 'N', 'N');
INSERT INTO paddlers VALUES (8, 3, 6, 'SUP', 0, 'N', 'N');
INSERT INTO paddlers VALUES (9, 3, 15, 'open canoe', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (10, 3, 3, 'open canoe', 0, 'N', 'N');
INSERT INTO paddlers VALUES (11, 3, 14, 'kayak', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (12, 3, 8, 'SUP', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (13, 4, 6, 'kayak', 0, 'Y', 'Y');
INSERT INTO paddlers VALUES (14, 4, 14, 'kayak', 0, 'N', 'N');
INSERT INTO paddlers VALUES (15, 4, 13, 'open canoe', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (16, 4, 11, 'open canoe', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (17, 5, 7, 'kayak', 2, 'Y', 'N');
INSERT INTO paddlers VALUES (18, 5, 11, 'open canoe', 0, 'N', 'Y');
INSERT INTO paddlers VALUES (19, 5, 4, 'kayak', 1, 'Y', 'Y');
INSERT INTO paddlers VALUES (20, 8, 3, 'kayak', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (21, 8, 9, 'kayak', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (22, 8, 11, 'open canoe', 0, 'Y', 'Y');
INSERT INTO paddlers VALUES (23, 8, 5, 'Kayak', 0, 'N', 'Y');
INSERT INTO paddlers VALUES (24, 9, 10, 'SUP', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (25, 9, 15, 'kayak', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (26, 9, 8, 'open canoe', 1, 'Y', 'N');
INSERT INTO paddlers VALUES (27, 11, 8, 'kayak', 3, 'Y', 'N');
INSERT INTO paddlers VALUES (28, 11, 2, 'Kayak', 3, 'Y', 'N');
INSERT INTO paddlers VALUES (29, 11, 1, 'open canoe', 1, 'N', 'N');
INSERT INTO paddlers VALUES (30, 11, 5, 'kayak', 2, 'Y', 'N');
INSERT INTO paddlers VALUES (31, 11, 13, 'Kayak', 3, 'Y', 'N');
INSERT INTO paddlers VALUES (32, 11, 11, 'open canoe', 0, 'Y', 'Y');
INSERT INTO paddlers VALUES (33, 11, 14, 'kayak', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (34, 13, 13, 'Kayak', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (35, 13, 8, 'Kayak', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (36, 13, 5, 'SUP', 0, 'N', 'Y');
INSERT INTO paddlers VALUES (37, 13, 11, 'kayak', 0, 'N', 'N');
INSERT INTO paddlers VALUES (38, 13, 4, 'SUP', 0, 'N', 'N');
INSERT INTO paddlers VALUES (39, 13, 15, 'SUP', 0, 'N', 'Y');
INSERT INTO paddlers VALUES (40, 13, 12, 'open canoe', 0, 'N', 'N');
INSERT INTO paddlers VALUES (41, 16, 1, 'Kayak', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (42, 16, 13, 'open canoe', 1, 'Y', 'N');
INSERT INTO paddlers VALUES (43, 16, 11, 'SUP', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (44, 16, 3, 'open canoe', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (45, 16, 2, 'open canoe', 1, 'N', 'Y');
INSERT INTO paddlers VALUES (46, 16, 12, 'Kayak', 1, 'Y', 'N');
INSERT INTO paddlers VALUES (47, 16, 9, 'kayak', 1, 'Y', 'N');
INSERT INTO paddlers VALUES (48, 16, 10, 'kayak', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (49, 19, 14, 'open canoe', 0, 'N', 'N');
INSERT INTO paddlers VALUES (50, 19, 8, 'kayak', 0, 'N', 'N');
INSERT INTO paddlers VALUES (51, 19, 11, 'open canoe', 0, 'N', 'N');
INSERT INTO paddlers VALUES (52, 19, 15, 'SUP', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (53, 19, 7, 'kayak', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (54, 19, 9, 'SUP', 0, 'N', 'N');
INSERT INTO paddlers VALUES (55, 19, 4, 'open canoe', 0, 'N', 'N');
INSERT INTO paddlers VALUES (56, 20, 6, 'open canoe', 0, 'N', 'N');
INSERT INTO paddlers VALUES (57, 20, 4, 'Kayak', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (58, 20, 11, 'SUP', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (59, 20, 15, 'SUP', 0, 'Y', 'Y');
INSERT INTO paddlers VALUES (60, 20, 9, 'SUP', 0, 'N', 'N');
INSERT INTO paddlers VALUES (61, 21, 2, 'open canoe', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (62, 21, 15, 'Kayak', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (63, 21, 6, 'Kayak', 0, 'N', 'N');
INSERT INTO paddlers VALUES (64, 21, 5, 'Kayak', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (65, 21, 14, 'Kayak', 1, 'Y', 'Y');
INSERT INTO paddlers VALUES (66, 21, 11, 'kayak', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (67, 23, 7, 'open canoe', 1, 'Y', 'N');
INSERT INTO paddlers VALUES (68, 23, 15, 'kayak', 2, 'Y', 'N');
INSERT INTO paddlers VALUES (69, 23, 12, 'kayak', 1, 'Y', 'Y');
INSERT INTO paddlers VALUES (70, 23, 2, 'open canoe', 3, 'N', 'N');
INSERT INTO paddlers VALUES (71, 24, 14, 'kayak', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (72, 24, 4, 'kayak', 1, 'N', 'N');
INSERT INTO paddlers VALUES (73, 24, 2, 'open canoe', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (74, 24, 15, 'open canoe', 0, 'Y', 'Y');
INSERT INTO paddlers VALUES (75, 24, 3, 'SUP', 0, 'Y', 'Y');
INSERT INTO paddlers VALUES (76, 24, 10, 'Kayak', 1, 'Y', 'Y');
INSERT INTO paddlers VALUES (77, 24, 1, 'SUP', 1, 'Y', 'N');
INSERT INTO paddlers VALUES (78, 28, 5, 'kayak', 0, 'N', 'N');
INSERT INTO paddlers VALUES (79, 28, 7, 'open canoe', 1, 'Y', 'Y');
INSERT INTO paddlers VALUES (80, 28, 11, 'open canoe', 3, 'Y', 'N');
INSERT INTO paddlers VALUES (81, 30, 6, 'kayak', 3, 'Y', 'Y');
INSERT INTO paddlers VALUES (82, 30, 9, 'SUP', 0, 'N', 'N');
INSERT INTO paddlers VALUES (83, 30, 4, 'open canoe', 0, 'Y', 'Y');
INSERT INTO paddlers VALUES (84, 30, 7, 'Kayak', 1, 'Y', 'N');
INSERT INTO paddlers VALUES (85, 31, 4, 'Kayak', 0, 'Y', 'Y');
INSERT INTO paddlers VALUES (86, 31, 1, 'SUP', 2, 'Y', 'N');
INSERT INTO paddlers VALUES (87, 31, 10, 'open canoe', 1, 'N', 'N');
INSERT INTO paddlers VALUES (88, 31, 2, 'SUP', 0, 'N', 'N');
INSERT INTO paddlers VALUES (89, 32, 13, 'kayak', 0, 'N', 'N');
INSERT INTO paddlers VALUES (90, 32, 7, 'Kayak', 0, 'N', 'Y');
INSERT INTO paddlers VALUES (91, 32, 8, 'SUP', 0, 'Y', 'Y');
INSERT INTO paddlers VALUES (92, 32, 14, 'SUP', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (93, 32, 6, 'kayak', 3, 'Y', 'N');
INSERT INTO paddlers VALUES (94, 32, 4, 'SUP', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (95, 32, 12, 'kayak', 2, 'Y', 'N');
INSERT INTO paddlers VALUES (96, 33, 7, 'open canoe', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (97, 33, 14, 'kayak', 1, 'Y', 'N');
INSERT INTO paddlers VALUES (98, 33, 2, 'open canoe', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (99, 33, 11, 'open canoe', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (100, 33, 8, 'kayak', 0, 'N', 'Y');
INSERT INTO paddlers VALUES (101, 33, 10, 'Kayak', 1, 'N', 'N');
INSERT INTO paddlers VALUES (102, 33, 3, 'open canoe', 0, 'Y', 'N');
INSERT INTO paddlers VALUES (103, 33, 13, 'Kayak', 1, 'N', 'N');
