CREATE TABLE venues (
  venue_id INTEGER PRIMARY KEY,
  venue TEXT,
  town TEXT,
  kind TEXT,
  beds INTEGER,
  wheelchair_access TEXT,
  facilities TEXT
);
INSERT INTO venues VALUES (1, 'St Mary''s Parish Hall', 'Hexham', 'church hall', 8, 'yes', 'parking, tea urn, step-free');
INSERT INTO venues VALUES (2, 'Corbridge Village Hall', 'Corbridge', 'village hall', 6, 'yes', 'parking, heating');
INSERT INTO venues VALUES (3, 'Tyne Green Leisure Centre', 'Hexham', 'leisure centre', 12, 'yes', 'parking, step-free, wifi');
INSERT INTO venues VALUES (4, 'Allendale Methodist Church', 'Allendale', 'church hall', 5, 'no', 'tea urn');
INSERT INTO venues VALUES (5, 'Prudhoe High School', 'Prudhoe', 'school', 10, 'yes', 'parking, step-free');
INSERT INTO venues VALUES (6, 'Egger Canteen', 'Hexham', 'Workplace', 7, NULL, 'parking, wifi, tea urn');
INSERT INTO venues VALUES (7, 'Haltwhistle Fire Station', 'Haltwhistle', 'fire station', 6, 'yes', 'parking');
INSERT INTO venues VALUES (8, 'Bellingham Town Hall', 'Bellingham', 'village hall', 6, 'no', NULL);
INSERT INTO venues VALUES (9, 'Ponteland Rugby Club', 'Ponteland', 'club', 8, 'yes', 'parking, tea urn, wifi');
INSERT INTO venues VALUES (10, 'Wylam Institute', 'Wylam', 'Village Hall', 4, 'no', 'heating');

CREATE TABLE sessions (
  session_id INTEGER PRIMARY KEY,
  venue_id INTEGER REFERENCES venues(venue_id),
  session_date TEXT,
  start_time TEXT,
  length_hours REAL,
  lead_nurse TEXT,
  driver TEXT,
  booked INTEGER,
  attended INTEGER,
  new_donors INTEGER,
  deferred INTEGER,
  faints INTEGER,
  units_collected INTEGER,
  drive_km REAL,
  cancelled INTEGER,
  notes TEXT
);
INSERT INTO sessions VALUES (1, 9, '2024-03-09', '09:30', 4, 'Dipak Rana', NULL, 22, 22, 2, 7, 1, 15, 48, 0, 'short of staff');
INSERT INTO sessions VALUES (2, 5, '2024-03-10', '13:30', 5, 'Moira Telfer', 'Alan Stobbs', 52, 38, 12, 5, 1, 33, 13, 0, NULL);
INSERT INTO sessions VALUES (3, 5, '2024-03-20', '10:00', 4, 'Moira Telfer', 'Alan Stobbs', 75, 64, 4, 7, 1, 55, 36, 0, 'ran out of biscuits');
INSERT INTO sessions VALUES (4, 5, '2024-03-25', '13:30', 4, 'Siobhan Keane', 'Alan Stobbs', 60, 57, 2, 1, 1, 55, 19, 0, 'fridge alarm');
INSERT INTO sessions VALUES (5, 1, '2024-03-31', '10:00', 5, 'Moira Telfer', 'Ken Bewick', 83, 78, 11, 9, 1, 69, 32, 0, NULL);
INSERT INTO sessions VALUES (6, 6, '2024-04-06', '10:00', 4, 'Siobhan Keane', 'Ken Bewick', 81, 73, 5, 6, 0, 67, 37, 0, 'fridge alarm');
INSERT INTO sessions VALUES (7, 5, '2024-04-18', '10:00', 6, 'Lottie Marsh', 'Ruth Heslop', 66, 64, 9, 0, 0, 62, 11, 0, 'generator trouble');
INSERT INTO sessions VALUES (8, 7, '2024-04-20', '10:00', 4, 'Moira Telfer', 'Ruth Heslop', 73, 59, 4, 4, 0, 55, 24, 0, 'generator trouble');
INSERT INTO sessions VALUES (9, 2, '2024-04-23', '10:00', 6, 'Moira Telfer', 'Ruth Heslop', 44, 31, 0, 1, 0, 28, 34, 0, 'ran out of biscuits');
INSERT INTO sessions VALUES (10, 5, '2024-04-27', '13:30', 3, 'Dipak Rana', 'Alan Stobbs', 69, 59, 4, 4, 1, 53, 24, 0, NULL);
INSERT INTO sessions VALUES (11, 8, '2024-05-07', '13:30', 3, 'Lottie Marsh', 'Ruth Heslop', 65, 62, 2, 9, 1, 53, 42, 0, NULL);
INSERT INTO sessions VALUES (12, 8, '2024-05-18', '13:30', 3, 'Joan Aske', 'Ken Bewick', 74, 64, 10, 0, 1, 64, 40, 0, 'late start, snow');
INSERT INTO sessions VALUES (13, 9, '2024-05-21', '09:30', 6, 'Joan Aske', 'Ken Bewick', 24, 8, 10, 0, 0, 7, 36, 0, NULL);
INSERT INTO sessions VALUES (14, 5, '2024-06-08', '09:30', 4, 'Moira Telfer', 'Alan Stobbs', 80, 74, 2, 6, 1, 68, 44, 0, 'generator trouble');
INSERT INTO sessions VALUES (15, 3, '2024-06-11', '13:30', 5, 'Moira Telfer', 'Alan Stobbs', 53, 42, 11, 1, 1, 41, 48, 0, 'short of staff');
INSERT INTO sessions VALUES (16, 7, '2024-06-15', '14:00', 4, 'Siobhan Keane', 'Ken Bewick', 65, 52, 1, 8, 2, 44, 10, 0, NULL);
INSERT INTO sessions VALUES (17, 5, '2024-06-21', '09:30', 4, 'Joan Aske', 'Ruth Heslop', 25, 11, 7, 3, 1, 7, 35, 0, NULL);
INSERT INTO sessions VALUES (18, 6, '2024-07-05', '09:30', 4, 'Lottie Marsh', 'Ruth Heslop', 49, 38, 0, 6, 1, 32, 18, 0, NULL);
INSERT INTO sessions VALUES (19, 7, '2024-07-12', '10:00', 5, 'Moira Telfer', 'Ruth Heslop', 33, 22, 0, 8, 3, 12, 42, 0, NULL);
INSERT INTO sessions VALUES (20, 4, '2024-07-20', '13:30', 4, 'Dipak Rana', 'Ruth Heslop', 29, 24, 9, 8, 0, 14, 38, 0, 'generator trouble');
INSERT INTO sessions VALUES (21, 4, '2024-08-04', '14:00', 4, 'Moira Telfer', 'Ruth Heslop', 34, 17, 6, 7, 1, 10, 33, 0, NULL);
INSERT INTO sessions VALUES (22, 2, '2024-08-05', '10:00', 5, 'Joan Aske', 'Alan Stobbs', 22, 20, 0, 4, 0, 14, 13, 0, 'ran out of biscuits');
INSERT INTO sessions VALUES (23, 6, '2024-08-07', '09:30', 4, 'Lottie Marsh', 'Ruth Heslop', 52, 51, 1, 6, 1, 44, 23, 0, 'late start, snow');
INSERT INTO sessions VALUES (24, 1, '2024-08-09', '13:30', 4, 'Lottie Marsh', 'Alan Stobbs', 36, 27, 7, 1, 1, 26, 5, 0, NULL);
INSERT INTO sessions VALUES (25, 7, '2024-08-17', '15:30', 6, 'LOTTIE MARSH', 'Ken Bewick', 81, 78, 7, 6, 1, 72, 45, 0, 'fridge alarm');
INSERT INTO sessions VALUES (26, 7, '2024-08-23', '13:30', 6, 'Lottie Marsh', 'Ruth Heslop', 60, 44, 4, 1, 0, 42, 18, 0, 'short of staff');
INSERT INTO sessions VALUES (27, 9, '2024-09-04', '14:00', 3, 'Siobhan Keane', 'Ruth Heslop', 37, 31, 3, 9, 3, 20, 48, 0, 'late start, snow');
INSERT INTO sessions VALUES (28, 8, '2024-09-12', '15:30', 6, 'Joan Aske', 'Ken Bewick', 62, 61, 0, 2, 3, 57, 28, 0, 'short of staff');
INSERT INTO sessions VALUES (29, 8, '2024-09-15', '09:30', 3, 'Dipak Rana', 'Ruth Heslop', 41, 41, 5, 8, 1, 32, 16, 0, 'late start, snow');
INSERT INTO sessions VALUES (30, 9, '2024-09-27', '13:30', 3, 'Dipak Rana', 'Ken Bewick', 26, 22, 0, 2, 2, 18, 44, 0, NULL);
INSERT INTO sessions VALUES (31, 9, '2024-10-19', '13:30', 6, 'Moira Telfer', 'Ken Bewick', 67, 66, 3, 7, 1, 57, 20, 0, NULL);
INSERT INTO sessions VALUES (32, 6, '2024-10-20', '13:30', 5, 'Lottie Marsh', 'Ken Bewick', 43, 42, 0, 9, 0, 32, 18, 0, 'fridge alarm');
INSERT INTO sessions VALUES (33, 5, '2024-10-27', '10:00', 4, 'Dipak Rana', 'Ken Bewick', 65, NULL, NULL, NULL, NULL, NULL, 13, 1, 'no nurse');
INSERT INTO sessions VALUES (34, 3, '2024-11-04', '10:00', 4, 'Dipak Rana', 'Alan Stobbs', 23, NULL, NULL, NULL, NULL, NULL, 42, 1, 'snow');
INSERT INTO sessions VALUES (35, 4, '2024-11-05', '13:30', 5, 'Joan Aske', 'Ruth Heslop', 71, NULL, NULL, NULL, NULL, NULL, 9, 1, 'snow');
INSERT INTO sessions VALUES (36, 1, '2024-11-06', '15:30', 3, 'Dipak Rana', 'Ruth Heslop', 79, 73, 2, 9, 3, 63, 8, 0, NULL);
INSERT INTO sessions VALUES (37, 6, '2024-11-15', '09:30', 3, 'Dipak Rana', 'Ken Bewick', 36, 34, 9, 3, 0, 29, 47, 0, 'fridge alarm');
INSERT INTO sessions VALUES (38, 4, '2024-11-17', '13:30', 5, 'Joan Aske', 'Ruth Heslop', 31, 31, 1, 6, 1, 24, 8, 0, 'generator trouble');
INSERT INTO sessions VALUES (39, 9, '2024-11-25', '10:00', 6, 'Lottie Marsh', 'Alan Stobbs', 44, 36, 12, 4, 2, 32, 25, 0, 'late start, snow');
INSERT INTO sessions VALUES (40, 7, '2024-11-26', '09:30', 3, 'Dipak Rana', 'Ruth Heslop', 25, 8, 2, 5, 2, 1, 8, 0, 'ran out of biscuits');
INSERT INTO sessions VALUES (41, 8, '2024-11-29', '14:00', 5, 'Lottie Marsh', 'Ken Bewick', 36, 36, 3, 2, 2, 33, 29, 0, NULL);
INSERT INTO sessions VALUES (42, 7, '2024-12-01', '13:30', 5, 'Moira Telfer', 'Ken Bewick', 42, NULL, NULL, NULL, NULL, NULL, 5, 1, 'no nurse');
INSERT INTO sessions VALUES (43, 3, '2024-12-16', '13:30', 4, 'Siobhan Keane', 'Ruth Heslop', 56, 51, 8, 4, 1, 46, 21, 0, NULL);
INSERT INTO sessions VALUES (44, 5, '2024-12-24', '13:30', 4, 'Siobhan Keane', 'Alan Stobbs', 77, 63, 0, 9, 0, 54, 44, 0, 'generator trouble');
INSERT INTO sessions VALUES (45, 5, '2025-01-09', '14:00', 4, 'Joan Aske', 'Alan Stobbs', 65, 57, 7, 5, 1, 52, 27, 0, 'fridge alarm');
INSERT INTO sessions VALUES (46, 9, '2025-01-13', '15:30', 6, 'Joan Aske', 'Ken Bewick', 24, 12, 1, 5, 0, 7, 10, 0, NULL);
INSERT INTO sessions VALUES (47, 4, '2025-01-13', '10:00', 5, 'Joan Aske', 'Ruth Heslop', 49, 48, 10, 4, 1, 42, 23, 0, 'generator trouble');
INSERT INTO sessions VALUES (48, 9, '2025-01-23', '13:30', 6, NULL, 'Alan Stobbs', 22, NULL, NULL, NULL, NULL, NULL, 30, 1, 'snow');
INSERT INTO sessions VALUES (49, 9, '2025-01-23', '09:30', 4, 'Siobhan Keane', 'Ruth Heslop', 66, 62, 11, 7, 0, 55, 35, 0, 'late start, snow');
INSERT INTO sessions VALUES (50, 1, '2025-01-26', '09:30', 5, 'Lottie Marsh', 'Ken Bewick', 54, 47, 6, 2, 0, 45, 13, 0, NULL);
INSERT INTO sessions VALUES (51, 4, '2025-01-29', '09:30', 4, 'Joan Aske', 'Ruth Heslop', 86, 73, 8, 6, 0, 65, 19, 0, 'late start, snow');
INSERT INTO sessions VALUES (52, 6, '2025-02-06', '10:00', 5, 'Dipak Rana', NULL, 53, 48, 2, 6, 1, 40, 38, 0, 'short of staff');
INSERT INTO sessions VALUES (53, 4, '2025-02-24', '09:30', 4, 'Lottie Marsh', 'Ken Bewick', 73, 68, 12, 2, 1, 64, 11, 0, 'fridge alarm');
INSERT INTO sessions VALUES (54, 9, '2025-03-09', '09:30', 3, 'Moira Telfer', 'Ruth Heslop', 49, NULL, NULL, NULL, NULL, NULL, 28, 1, 'no nurse');
INSERT INTO sessions VALUES (55, 2, '2025-04-01', '10:00', 6, 'JOAN ASKE', 'Ruth Heslop', 87, 81, 5, 2, 0, 79, 4, 0, NULL);
INSERT INTO sessions VALUES (56, 7, '2025-04-20', '09:30', 4, 'Siobhan Keane', 'Ruth Heslop', 73, 66, 11, 7, 1, 58, 46, 0, 'generator trouble');
INSERT INTO sessions VALUES (57, 5, '2025-04-27', '09:30', 4, 'Joan Aske', 'Ruth Heslop', 90, 85, 12, 1, 1, 84, 35, 0, 'fridge alarm');
INSERT INTO sessions VALUES (58, 1, '2025-05-04', '14:00', 6, 'Joan Aske', NULL, 52, 36, 10, 4, 2, 31, 40, 0, NULL);
INSERT INTO sessions VALUES (59, 8, '2025-05-10', '10:00', 6, 'Dipak Rana', 'Alan Stobbs', 53, 47, 4, 3, 0, 42, 33, 0, 'generator trouble');
INSERT INTO sessions VALUES (60, 9, '2025-05-15', '10:00', 6, 'Siobhan Keane', 'Alan Stobbs', 37, 26, 11, 5, 1, 19, 21, 0, NULL);
INSERT INTO sessions VALUES (61, 3, '2025-05-28', '10:00', 4, 'Moira Telfer', 'Ruth Heslop', 21, 8, 9, 6, 1, 2, 14, 0, 'fridge alarm');
INSERT INTO sessions VALUES (62, 1, '2025-06-14', '09:30', 6, NULL, 'Ken Bewick', 87, 71, 2, 7, 0, 64, 44, 0, 'late start, snow');
INSERT INTO sessions VALUES (63, 8, '2025-06-19', '15:30', 5, NULL, 'Ruth Heslop', 72, 56, 5, 2, 2, 54, 36, 0, NULL);
INSERT INTO sessions VALUES (64, 8, '2025-07-13', '10:00', 5, 'Joan Aske', 'Alan Stobbs', 37, 20, 9, 4, 1, 15, 48, 0, 'late start, snow');
INSERT INTO sessions VALUES (65, 9, '2025-08-07', '09:30', 6, 'DIPAK RANA', 'Ruth Heslop', 31, 16, 3, 2, 3, 12, 39, 0, NULL);
INSERT INTO sessions VALUES (66, 8, '2025-08-19', '15:30', 5, 'Dipak Rana', 'Alan Stobbs', 77, 75, 4, 5, 1, 70, 42, 0, 'ran out of biscuits');
INSERT INTO sessions VALUES (67, 7, '2025-09-03', '09:30', 4, 'Dipak Rana', 'Ken Bewick', 26, 14, 3, 7, 3, 6, 17, 0, NULL);
INSERT INTO sessions VALUES (68, 9, '2025-09-08', '10:00', 6, 'DIPAK RANA', 'Ken Bewick', 87, 74, 7, 8, 1, 66, 10, 0, NULL);
INSERT INTO sessions VALUES (69, 9, '2025-09-14', '10:00', 4, 'Dipak Rana', NULL, 62, NULL, NULL, NULL, NULL, NULL, 24, 1, 'snow');
INSERT INTO sessions VALUES (70, 3, '2025-09-17', '15:30', 6, 'Siobhan Keane', 'Ruth Heslop', 75, 74, 4, 9, 0, 63, 7, 0, NULL);

CREATE TABLE deferrals (
  deferral_id INTEGER PRIMARY KEY,
  session_id INTEGER REFERENCES sessions(session_id),
  sex TEXT,
  age INTEGER,
  blood_group TEXT,
  reason TEXT,
  wait TEXT
);
INSERT INTO deferrals VALUES (1, 27, 'F', 42, 'AB+', 'tattoo', '4 months');
INSERT INTO deferrals VALUES (2, 70, 'M', 57, 'B-', 'low iron', '3 months');
INSERT INTO deferrals VALUES (3, 2, 'F', 41, 'O-', 'Low iron', NULL);
INSERT INTO deferrals VALUES (4, 2, 'M', 67, 'B+', 'blood pressure', '28 days');
INSERT INTO deferrals VALUES (5, 43, 'f', 67, 'B-', 'travel', '6 months');
INSERT INTO deferrals VALUES (6, 51, 'M', 22, 'A-', 'medication', 'permanent');
INSERT INTO deferrals VALUES (7, 45, 'F', 51, 'O+', 'blood pressure', '4 months');
INSERT INTO deferrals VALUES (8, 30, 'm', 18, 'AB+', 'low iron', '3 months');
INSERT INTO deferrals VALUES (9, 8, 'm', 19, 'O-', 'low iron', '4 months');
INSERT INTO deferrals VALUES (10, 6, 'm', 59, 'A+', 'Low iron', '6 months');
INSERT INTO deferrals VALUES (11, 16, 'F', 44, 'AB+', 'medication', '6 months');
INSERT INTO deferrals VALUES (12, 52, 'm', 17, 'AB+', 'blood pressure', 'permanent');
INSERT INTO deferrals VALUES (13, 47, 'M', 37, 'O+', 'low iron', '28 days');
INSERT INTO deferrals VALUES (14, 55, 'M', 45, 'AB+', 'travel', 'permanent');
INSERT INTO deferrals VALUES (15, 63, 'F', 52, 'A+', 'low iron', NULL);
INSERT INTO deferrals VALUES (16, 28, 'M', 62, 'AB+', 'travel', NULL);
INSERT INTO deferrals VALUES (17, 7, 'F', 69, 'A-', 'low iron', NULL);
INSERT INTO deferrals VALUES (18, 8, 'M', 61, 'A+', 'blood pressure', '4 months');
INSERT INTO deferrals VALUES (19, 29, 'm', 28, 'O-', 'travel', '3 months');
INSERT INTO deferrals VALUES (20, 62, 'F', 68, 'B-', 'tattoo', NULL);
INSERT INTO deferrals VALUES (21, 18, 'M', 38, 'A+', 'tattoo', '6 months');
INSERT INTO deferrals VALUES (22, 6, 'f', 24, 'A-', 'Low iron', NULL);
INSERT INTO deferrals VALUES (23, 2, 'F', 17, NULL, 'travel', '28 days');
INSERT INTO deferrals VALUES (24, 40, 'M', 66, 'A+', 'travel', '3 months');
INSERT INTO deferrals VALUES (25, 45, 'M', 27, 'B-', 'low iron', '6 months');
INSERT INTO deferrals VALUES (26, 26, 'm', 19, 'AB+', 'low iron', NULL);
INSERT INTO deferrals VALUES (27, 32, 'm', 19, 'AB+', 'tattoo', NULL);
INSERT INTO deferrals VALUES (28, 18, 'F', 48, NULL, 'Low iron', 'permanent');
INSERT INTO deferrals VALUES (29, 23, 'M', 25, 'O+', 'tattoo', NULL);
INSERT INTO deferrals VALUES (30, 25, 'F', 24, 'O+', 'low iron', 'permanent');
INSERT INTO deferrals VALUES (31, 15, 'f', 46, NULL, 'low iron', 'permanent');
INSERT INTO deferrals VALUES (32, 25, 'F', 34, 'A-', 'travel', '3 months');
INSERT INTO deferrals VALUES (33, 28, 'M', 57, 'A-', 'blood pressure', 'permanent');
INSERT INTO deferrals VALUES (34, 12, 'm', 51, 'B-', 'low iron', '6 months');
INSERT INTO deferrals VALUES (35, 63, 'F', 54, 'A+', 'low iron', '6 months');
INSERT INTO deferrals VALUES (36, 7, 'M', 64, NULL, 'low iron', '6 months');
INSERT INTO deferrals VALUES (37, 17, 'F', 64, 'B-', 'cold or cough', NULL);
INSERT INTO deferrals VALUES (38, 64, 'F', 26, 'AB+', 'blood pressure', 'permanent');
INSERT INTO deferrals VALUES (39, 6, 'f', 39, 'O-', 'low iron', NULL);
INSERT INTO deferrals VALUES (40, 18, 'f', 19, 'O+', 'cold or cough', '3 months');
INSERT INTO deferrals VALUES (41, 22, 'F', 59, 'A+', 'blood pressure', NULL);
INSERT INTO deferrals VALUES (42, 51, 'M', 63, 'O+', 'Low iron', 'permanent');
INSERT INTO deferrals VALUES (43, 70, 'M', 33, 'O+', 'low iron', 'permanent');
INSERT INTO deferrals VALUES (44, 62, 'm', 63, 'A+', 'low iron', '3 months');
INSERT INTO deferrals VALUES (45, 63, 'F', 23, 'B+', 'low iron', '28 days');
INSERT INTO deferrals VALUES (46, 22, 'm', 29, 'A+', 'blood pressure', '28 days');
INSERT INTO deferrals VALUES (47, 27, 'm', 54, 'A+', 'Low iron', 'permanent');
INSERT INTO deferrals VALUES (48, 64, 'M', 54, 'A-', 'tattoo', '4 months');
INSERT INTO deferrals VALUES (49, 44, 'M', 35, 'B+', 'low iron', '28 days');
INSERT INTO deferrals VALUES (50, 31, 'F', 39, 'A-', 'low iron', '3 months');
INSERT INTO deferrals VALUES (51, 39, 'F', 53, 'A-', 'blood pressure', '3 months');
INSERT INTO deferrals VALUES (52, 11, 'f', 26, NULL, 'travel', NULL);
INSERT INTO deferrals VALUES (53, 67, 'm', 33, 'O+', 'medication', '4 months');
INSERT INTO deferrals VALUES (54, 50, 'f', 39, 'O+', 'low iron', '6 months');
INSERT INTO deferrals VALUES (55, 3, 'M', 29, 'O-', 'low iron', '6 months');
INSERT INTO deferrals VALUES (56, 1, 'm', 29, 'A+', 'cold or cough', '6 months');
INSERT INTO deferrals VALUES (57, 6, 'f', 43, NULL, 'low iron', '3 months');
INSERT INTO deferrals VALUES (58, 4, 'f', 47, 'AB+', 'blood pressure', '3 months');
INSERT INTO deferrals VALUES (59, 3, 'm', 23, 'B-', 'low iron', '4 months');
INSERT INTO deferrals VALUES (60, 4, 'M', 61, 'A-', 'travel', '3 months');
INSERT INTO deferrals VALUES (61, 67, 'm', 62, 'O+', 'tattoo', '6 months');
INSERT INTO deferrals VALUES (62, 68, 'M', 31, NULL, 'low iron', '3 months');
INSERT INTO deferrals VALUES (63, 29, 'F', 45, 'O+', 'tattoo', '3 months');
INSERT INTO deferrals VALUES (64, 1, 'F', 37, NULL, 'low iron', '28 days');
INSERT INTO deferrals VALUES (65, 12, 'F', 27, 'B+', 'medication', 'permanent');
INSERT INTO deferrals VALUES (66, 65, 'F', 65, 'O+', 'Low iron', '28 days');
INSERT INTO deferrals VALUES (67, 18, 'm', 69, 'O-', 'low iron', '6 months');
INSERT INTO deferrals VALUES (68, 52, 'f', 26, 'A-', 'blood pressure', '3 months');
INSERT INTO deferrals VALUES (69, 46, 'f', 36, 'O-', 'low iron', '6 months');
INSERT INTO deferrals VALUES (70, 47, 'M', 53, 'B+', 'Low iron', 'permanent');
INSERT INTO deferrals VALUES (71, 32, 'M', 43, 'AB+', 'cold or cough', '6 months');
INSERT INTO deferrals VALUES (72, 28, 'M', 58, 'AB+', 'low iron', NULL);
INSERT INTO deferrals VALUES (73, 45, 'f', 37, 'A-', 'Low iron', NULL);
INSERT INTO deferrals VALUES (74, 2, 'M', 41, 'A+', 'cold or cough', '3 months');
INSERT INTO deferrals VALUES (75, 56, 'M', 59, 'O+', 'low iron', 'permanent');
INSERT INTO deferrals VALUES (76, 27, 'm', 25, 'A-', 'Low iron', '3 months');
INSERT INTO deferrals VALUES (77, 5, 'M', 32, 'A+', 'Low iron', NULL);
INSERT INTO deferrals VALUES (78, 3, 'M', 23, 'B+', 'low iron', 'permanent');
INSERT INTO deferrals VALUES (79, 49, 'F', 56, 'B-', 'medication', 'permanent');
INSERT INTO deferrals VALUES (80, 66, 'f', 34, NULL, 'cold or cough', '6 months');
INSERT INTO deferrals VALUES (81, 60, 'm', 34, 'O+', 'cold or cough', '6 months');
INSERT INTO deferrals VALUES (82, 1, 'M', 44, 'A-', 'blood pressure', NULL);
INSERT INTO deferrals VALUES (83, 47, 'M', 41, 'A+', 'tattoo', '28 days');
INSERT INTO deferrals VALUES (84, 28, 'M', 43, 'A+', 'low iron', '6 months');
INSERT INTO deferrals VALUES (85, 21, 'M', 20, NULL, 'medication', 'permanent');

