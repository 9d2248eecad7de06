CREATE TABLE teacher (
  teacher_id INTEGER PRIMARY KEY,
  name TEXT,
  languages TEXT,
  hourly_rate_eur REAL,
  contract TEXT,
  since_year INTEGER
);
INSERT INTO teacher VALUES (1, 'Claire Dupont', 'French, Italian', 28.0, 'staff', 2014);
INSERT INTO teacher VALUES (2, 'Hans Weber', 'German', 26.5, 'Staff', 2018);
INSERT INTO teacher VALUES (3, 'Lucia Romero', 'Spanish, Portuguese', 27, 'freelance', 2020);
INSERT INTO teacher VALUES (4, 'Kenji Mori', 'Japanese', 31, 'freelance', 2022);
INSERT INTO teacher VALUES (5, 'Amal Haddad', 'Arabic, French', 29.5, 'staff', 2016);
INSERT INTO teacher VALUES (6, 'Tom Byrne', 'English', 24, 'freelance', 2024);
INSERT INTO teacher VALUES (7, 'Elena Rossi', 'Italian', 25, 'freelance', 2023);
CREATE TABLE course (
  course_id INTEGER PRIMARY KEY,
  title TEXT,
  lang TEXT,
  level TEXT,
  teacher_id INTEGER REFERENCES teacher(teacher_id),
  days TEXT,
  room TEXT,
  start_dt TEXT,
  end_dt TEXT,
  hrs INTEGER,
  max_pupils INTEGER,
  fee_eur INTEGER,
  book_incl TEXT
);
INSERT INTO course VALUES (1, 'French for Beginners', 'French', 'A1', 1, 'Sat', 'Room 1', '2025-04-21', '2025-07-14', 10, 12, 240, 'no');
INSERT INTO course VALUES (2, 'French Conversation', 'french', 'A1', 1, 'Sat', 'online', '2025-03-28', '2025-05-02', 20, 8, 145, 'yes');
INSERT INTO course VALUES (3, 'Business French', 'French', 'C1', 5, 'Mon', 'online', '2025-07-31', '2025-09-25', 30, 12, 120, 'no');
INSERT INTO course VALUES (4, 'DELF Prep', 'French', 'B2', 5, 'Sat', 'Online', '2025-07-01', '2025-08-19', 28, 10, 210, 'no');
INSERT INTO course VALUES (5, 'German A1', 'German', 'A1', 2, 'Thu', 'Online', '2025-05-15', '2025-08-07', 32, 6, 210, 'yes');
INSERT INTO course VALUES (6, 'German Evening Class', 'German', 'C1', 2, 'Sat', 'Attic', '2025-02-01', '2025-03-15', 12, 6, 240, 'yes');
INSERT INTO course VALUES (7, 'German for Doctors', 'German', 'B2', 2, 'Sat', 'Room 2', '2025-09-02', '2025-11-04', 21, 12, 210, 'no');
INSERT INTO course VALUES (8, 'Spanish A1', 'Spanish', 'A1', 3, 'Tue, Thu', 'Room 2', '2025-04-15', '2025-05-20', 19, 10, 265, 'no');
INSERT INTO course VALUES (9, 'Holiday Spanish', 'Spanish', 'A1', 3, 'Sat', 'Room 2', '2025-03-08', '2025-04-19', 11, 12, 240, 'no');
INSERT INTO course VALUES (10, 'Spanish Film Club', 'Spanish', 'A2', 3, 'Thu', 'Online', '2025-06-26', '2025-07-31', 33, 8, 265, 'no');
INSERT INTO course VALUES (11, 'Spanish B1', 'Spanish', 'B1', 3, 'Thu', 'Room 2', '2025-08-14', '2025-09-25', 32, 6, 180, 'no');
INSERT INTO course VALUES (12, 'Japanese Starter', 'Japanese', 'A1', 4, 'Mon, Wed', 'Room 1', '2025-03-05', '2025-05-28', 39, 10, 145, 'yes');
INSERT INTO course VALUES (13, 'Kanji Workshop', 'japanese', 'B1', 4, 'Mon', 'Room 2', '2025-04-14', '2025-06-16', 33, 8, 180, 'yes');
INSERT INTO course VALUES (14, 'Arabic Script', 'arabic', 'B2', 5, 'Thu', 'Attic', '2025-04-14', '2025-06-16', 40, 8, 180, 'yes');
INSERT INTO course VALUES (15, 'Levantine Arabic', 'Arabic', 'A1', 5, 'Mon', 'online', '2025-01-20', '2025-03-10', 34, 10, 265, 'no');
INSERT INTO course VALUES (16, 'IELTS Prep', 'English', 'B1', 6, 'Fri', 'Room 2', '2025-07-06', '2025-08-10', 26, 10, 265, 'yes');
INSERT INTO course VALUES (17, 'English for Work', 'English', 'B2', 6, 'Mon', 'Room 1', '2025-06-21', '2025-08-09', 25, 12, 95, 'no');
INSERT INTO course VALUES (18, 'English Pronunciation', 'English', 'A1', 6, 'Mon', 'Online', '2025-07-10', '2025-08-21', 31, 8, 180, 'no');
INSERT INTO course VALUES (19, 'Italian A2', 'Italian', 'A2', 1, 'Tue, Thu', 'Room 1', '2025-05-18', '2025-08-17', 12, 10, 95, 'no');
INSERT INTO course VALUES (20, 'Cooking in Italian', 'italian', 'B1', 1, 'Mon, Wed', 'online', '2025-08-18', '2025-10-06', 38, 8, 265, 'no');
INSERT INTO course VALUES (21, 'Brazilian Portuguese', 'Portuguese', 'B2', 3, 'Sat', 'Online', '2025-06-23', '2025-08-04', 12, 8, 210, 'yes');
CREATE TABLE pupil (
  pupil_id INTEGER PRIMARY KEY,
  first_name TEXT,
  last_name TEXT,
  country TEXT,
  birth_year INTEGER,
  phone TEXT,
  newsletter TEXT,
  heard_via TEXT,
  joined TEXT
);
INSERT INTO pupil VALUES (1, 'Aoife', 'Murphy', 'Ireland', 1974, '0633376086', 'Y', '', '2024-08-18');
INSERT INTO pupil VALUES (2, 'Bruno', 'Costa', 'Portugal', 1981, '', 'N', 'website', '2025-06-30');
INSERT INTO pupil VALUES (3, 'Carmen', 'Vega', 'Spain', 2004, '0616555128', 'N', '', '2024-05-29');
INSERT INTO pupil VALUES (4, 'Dieter', 'Braun', 'Germany', 1956, '0610749686', 'Y', 'website', '2025-06-07');
INSERT INTO pupil VALUES (5, 'Eve', 'Mills', 'UK', 1996, '0673021027', 'N', '', '2025-01-28');
INSERT INTO pupil VALUES (6, 'Farid', 'Aziz', 'Morocco', 1997, '0654980264', 'Y', 'friend', '2023-11-29');
INSERT INTO pupil VALUES (7, 'Gita', 'Patel', 'India', 1996, '0671876923', 'Y', 'friend', '2025-01-17');
INSERT INTO pupil VALUES (8, 'Henk', 'Visser', 'Netherlands', 1974, '0688460625', 'Y', 'Website', '2025-04-22');
INSERT INTO pupil VALUES (9, 'Ines', 'Lopes', 'Portugal', 1958, '', 'Y', '', '2024-01-30');
INSERT INTO pupil VALUES (10, 'Jonas', 'Lind', 'Sweden', 1993, '0657692228', 'Y', 'flyer', '2023-03-17');
INSERT INTO pupil VALUES (11, 'Karin', 'Berg', 'Norway', 2009, '0635446768', 'N', 'website', '2023-12-15');
INSERT INTO pupil VALUES (12, 'Liam', 'Doyle', 'Ireland', 1994, '0651620303', 'Y', 'website', '2024-02-14');
INSERT INTO pupil VALUES (13, 'Mina', 'Sato', 'Japan', 1995, '0634915390', 'N', '', '2024-09-27');
INSERT INTO pupil VALUES (14, 'Noah', 'King', 'uk', 2005, '0645019000', 'Y', 'website', '2023-05-05');
INSERT INTO pupil VALUES (15, 'Olga', 'Petrova', 'Russia', 1980, '0643467047', 'Y', 'website', '2024-12-27');
INSERT INTO pupil VALUES (16, 'Pablo', 'Ruiz', 'Spain', 1968, '0699906670', 'N', 'website', '2024-04-19');
INSERT INTO pupil VALUES (17, 'Queenie', 'Hart', 'UK', 1976, '0680650811', 'N', 'friend', '2024-11-17');
INSERT INTO pupil VALUES (18, 'Ravi', 'Iyer', 'India', 1956, '0649541290', 'Y', 'website', '2024-08-09');
INSERT INTO pupil VALUES (19, 'Sofie', 'Maes', 'Belgium', 1973, '0610379219', 'Y', 'flyer', '2024-12-19');
INSERT INTO pupil VALUES (20, 'Tariq', 'Malik', 'Pakistan', 2010, '0691760018', 'Y', 'Website', '2023-06-01');
INSERT INTO pupil VALUES (21, 'Ursula', 'Stein', 'Germany', 1997, '', 'Y', 'website', '2024-06-06');
INSERT INTO pupil VALUES (22, 'Viktor', 'Orlov', 'Russia', 1962, '0684070506', 'Y', 'website', '2023-05-19');
INSERT INTO pupil VALUES (23, 'Wen', 'Zhang', 'China', 1998, '0697565723', 'Y', 'website', '2024-11-27');
INSERT INTO pupil VALUES (24, 'Xenia', 'Kouri', 'Greece', 1968, '0611345464', 'Y', 'website', '2024-02-13');
INSERT INTO pupil VALUES (25, 'Yara', 'Nasser', '', 2007, '0664116910', 'Y', 'website', '2023-06-24');
INSERT INTO pupil VALUES (26, 'Zoltan', 'Szabo', 'Hungary', 1989, '0634741656', 'Y', 'Website', '2024-12-16');
INSERT INTO pupil VALUES (27, 'Adele', 'Grant', 'UK', 1960, '0691718621', 'N', 'friend', '2025-05-22');
INSERT INTO pupil VALUES (28, 'Boris', 'Popov', '', 1968, '0625440003', 'N', '', '2023-12-21');
INSERT INTO pupil VALUES (29, 'Chloe', 'Martin', 'France', 1974, '0667249283', 'N', 'website', '2024-02-01');
INSERT INTO pupil VALUES (30, 'Dario', 'Bianchi', 'Italy', 1981, '0630414151', 'Y', 'website', '2023-08-08');
CREATE TABLE enrolment (
  enrol_id INTEGER PRIMARY KEY,
  pupil_id INTEGER REFERENCES pupil(pupil_id),
  course_id INTEGER REFERENCES course(course_id),
  signup_dt TEXT,
  fee_agreed_eur REAL,
  fee_paid_eur REAL,
  attendance_pct INTEGER,
  exam_score INTEGER,
  dropped_out INTEGER
);
INSERT INTO enrolment VALUES (1, 3, 11, '2025-08-05', 180, 180, 99, NULL, 0);
INSERT INTO enrolment VALUES (2, 14, 15, '2025-01-14', 265, 265, 83, NULL, 0);
INSERT INTO enrolment VALUES (3, 21, 18, '2025-06-06', 180, 180, 68, NULL, 1);
INSERT INTO enrolment VALUES (4, 5, 19, '2025-05-15', 85.5, 85.5, 56, 47, 0);
INSERT INTO enrolment VALUES (5, 25, 9, '2025-02-17', 240, 240, 52, NULL, 0);
INSERT INTO enrolment VALUES (6, 10, 20, '2025-07-23', 265, 0, 77, NULL, 0);
INSERT INTO enrolment VALUES (7, 13, 18, '2025-06-02', 180, 180, 85, 46, 0);
INSERT INTO enrolment VALUES (8, 9, 18, '2025-06-22', 180, 180, 41, NULL, 0);
INSERT INTO enrolment VALUES (9, 15, 6, '2024-12-21', 240, 240, 51, 51, 0);
INSERT INTO enrolment VALUES (10, 9, 7, '2025-08-11', 210, 210, 97, 75, 0);
INSERT INTO enrolment VALUES (11, 22, 17, '2025-05-15', 85.5, 42.75, 50, NULL, 0);
INSERT INTO enrolment VALUES (12, 1, 15, '2025-01-03', 265, 132.5, 54, 40, 0);
INSERT INTO enrolment VALUES (13, 2, 11, '2025-07-07', 90.0, 90.0, 43, NULL, 1);
INSERT INTO enrolment VALUES (14, 15, 3, '2025-07-06', 120, 60.0, 35, 83, 0);
INSERT INTO enrolment VALUES (15, 10, 15, '2024-12-18', 265, 132.5, 74, NULL, 1);
INSERT INTO enrolment VALUES (16, 25, 19, '2025-04-24', 85.5, 85.5, 54, 94, 0);
INSERT INTO enrolment VALUES (17, 27, 3, '2025-07-07', 60.0, 60.0, 86, 94, 0);
INSERT INTO enrolment VALUES (18, 14, 6, '2024-12-19', 240, 0, NULL, NULL, 1);
INSERT INTO enrolment VALUES (19, 5, 15, '2025-01-15', 238.5, 238.5, 68, NULL, 0);
INSERT INTO enrolment VALUES (20, 18, 10, '2025-06-12', 265, 265, 88, 83, 0);
INSERT INTO enrolment VALUES (21, 25, 11, '2025-07-04', 180, 180, 49, 88, 0);
INSERT INTO enrolment VALUES (22, 7, 6, '2024-12-29', 240, 240, 89, NULL, 1);
INSERT INTO enrolment VALUES (23, 8, 20, '2025-07-15', 265, 265, 93, 45, 0);
INSERT INTO enrolment VALUES (24, 17, 9, '2025-02-19', 216.0, 108.0, 37, 71, 0);
INSERT INTO enrolment VALUES (25, 18, 4, '2025-05-19', 210, 210, 61, 88, 0);
INSERT INTO enrolment VALUES (26, 13, 7, '2025-08-24', 210, 210, 72, NULL, 0);
INSERT INTO enrolment VALUES (27, 3, 14, '2025-02-25', 180, 90.0, 43, 40, 0);
INSERT INTO enrolment VALUES (28, 1, 6, '2025-01-25', 216.0, 216.0, 59, 76, 0);
INSERT INTO enrolment VALUES (29, 15, 17, '2025-06-15', 85.5, 42.75, 69, 97, 0);
INSERT INTO enrolment VALUES (30, 18, 14, '2025-03-11', 90.0, 0, 62, NULL, 0);
INSERT INTO enrolment VALUES (31, 24, 19, '2025-04-28', 95, 47.5, 36, NULL, 0);
INSERT INTO enrolment VALUES (32, 8, 5, '2025-05-08', 210, 0, NULL, NULL, 0);
INSERT INTO enrolment VALUES (33, 20, 4, '2025-05-16', 210, 210, 70, NULL, 0);
INSERT INTO enrolment VALUES (34, 15, 1, '2025-04-13', 240, 120.0, 37, 57, 0);
INSERT INTO enrolment VALUES (35, 23, 6, '2024-12-20', 240, 120.0, 45, NULL, 0);
INSERT INTO enrolment VALUES (36, 8, 19, '2025-05-16', 95, 95, 49, 97, 0);
INSERT INTO enrolment VALUES (37, 12, 20, '2025-08-07', 265, 265, 67, 72, 0);
INSERT INTO enrolment VALUES (38, 23, 3, '2025-07-06', 120, 120, 73, NULL, 0);
INSERT INTO enrolment VALUES (39, 27, 5, '2025-05-12', 210, 210, 74, NULL, 1);
INSERT INTO enrolment VALUES (40, 9, 19, '2025-04-06', 95, 95, NULL, NULL, 0);
INSERT INTO enrolment VALUES (41, 22, 6, '2025-01-29', 240, 240, 50, 38, 0);
INSERT INTO enrolment VALUES (42, 9, 2, '2025-02-23', 145, 0, 65, 57, 0);
INSERT INTO enrolment VALUES (43, 21, 17, '2025-06-16', 85.5, 85.5, NULL, 78, 0);
INSERT INTO enrolment VALUES (44, 18, 18, '2025-06-30', 162.0, 162.0, 66, 44, 0);
INSERT INTO enrolment VALUES (45, 13, 15, '2024-12-10', 265, 265, 81, 68, 0);
INSERT INTO enrolment VALUES (46, 9, 10, '2025-05-20', 265, 265, 59, NULL, 0);
INSERT INTO enrolment VALUES (47, 11, 10, '2025-05-27', 265, 265, NULL, 63, 0);
INSERT INTO enrolment VALUES (48, 9, 11, '2025-07-24', 180, 180, 38, NULL, 0);
INSERT INTO enrolment VALUES (49, 25, 6, '2024-12-30', 240, 0, NULL, 65, 0);
INSERT INTO enrolment VALUES (50, 7, 13, '2025-04-07', 180, 180, 45, 85, 0);
INSERT INTO enrolment VALUES (51, 16, 2, '2025-03-23', 145, 145, 51, 44, 0);
INSERT INTO enrolment VALUES (52, 14, 11, '2025-08-04', 90.0, 90.0, 40, 48, 0);
INSERT INTO enrolment VALUES (53, 19, 6, '2025-01-25', 240, 0, 90, 65, 0);
INSERT INTO enrolment VALUES (54, 20, 6, '2024-12-13', 240, 120.0, 66, 94, 0);
INSERT INTO enrolment VALUES (55, 12, 2, '2025-03-10', 145, 145, 52, NULL, 1);
INSERT INTO enrolment VALUES (56, 22, 7, '2025-08-03', 189.0, 189.0, 82, 71, 0);
INSERT INTO enrolment VALUES (57, 5, 2, '2025-03-07', 72.5, 0, 99, NULL, 1);
INSERT INTO enrolment VALUES (58, 1, 2, '2025-03-19', 145, 0, 57, NULL, 0);
INSERT INTO enrolment VALUES (59, 1, 4, '2025-06-16', 210, 210, 66, 52, 0);
INSERT INTO enrolment VALUES (60, 6, 5, '2025-04-10', 210, 105.0, 62, NULL, 0);
INSERT INTO enrolment VALUES (61, 19, 9, '2025-02-25', 240, 240, NULL, 77, 0);
INSERT INTO enrolment VALUES (62, 18, 6, '2025-01-25', 120.0, 120.0, 43, NULL, 1);
INSERT INTO enrolment VALUES (63, 12, 11, '2025-07-20', 180, 180, 53, 88, 0);
INSERT INTO enrolment VALUES (64, 13, 14, '2025-04-05', 180, 180, 67, 70, 0);
INSERT INTO enrolment VALUES (65, 1, 18, '2025-06-01', 180, 180, 56, NULL, 1);
INSERT INTO enrolment VALUES (66, 2, 15, '2024-12-04', 265, 265, 65, 59, 0);
INSERT INTO enrolment VALUES (67, 26, 10, '2025-05-12', 265, 132.5, 37, 54, 0);
INSERT INTO enrolment VALUES (68, 17, 20, '2025-08-08', 265, 0, 85, NULL, 0);
INSERT INTO enrolment VALUES (69, 2, 20, '2025-07-26', 265, 265, NULL, NULL, 1);
INSERT INTO enrolment VALUES (70, 14, 18, '2025-06-30', 180, 180, 95, 56, 0);
INSERT INTO enrolment VALUES (71, 10, 18, '2025-06-10', 180, 0, 63, 76, 0);
INSERT INTO enrolment VALUES (72, 10, 14, '2025-03-03', 90.0, 90.0, 59, 83, 0);
INSERT INTO enrolment VALUES (73, 16, 16, '2025-05-28', 265, 265, 83, NULL, 0);
INSERT INTO enrolment VALUES (74, 25, 2, '2025-03-06', 145, 0, NULL, 39, 0);
INSERT INTO enrolment VALUES (75, 19, 2, '2025-02-28', 130.5, 130.5, 55, 84, 0);
INSERT INTO enrolment VALUES (76, 21, 16, '2025-05-29', 265, 132.5, 77, NULL, 0);
INSERT INTO enrolment VALUES (77, 9, 15, '2024-12-10', 265, 265, 91, NULL, 0);
INSERT INTO enrolment VALUES (78, 24, 13, '2025-03-25', 162.0, 81.0, 76, 74, 0);
INSERT INTO enrolment VALUES (79, 24, 20, '2025-08-14', 265, 132.5, 62, 64, 0);
INSERT INTO enrolment VALUES (80, 15, 18, '2025-06-22', 180, 180, 42, 59, 0);
INSERT INTO enrolment VALUES (81, 23, 1, '2025-04-08', 240, 0, NULL, 68, 0);
INSERT INTO enrolment VALUES (82, 20, 17, '2025-05-28', 95, 0, 96, NULL, 0);
INSERT INTO enrolment VALUES (83, 19, 16, '2025-06-10', 265, 0, 42, 44, 0);
INSERT INTO enrolment VALUES (84, 21, 7, '2025-07-20', 210, 210, 64, NULL, 1);
