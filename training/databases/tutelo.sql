CREATE TABLE teacher (
  teacher_id INTEGER PRIMARY KEY,
  full_name TEXT,
  country TEXT,
  joined_on TEXT,
  rev_share REAL
);
INSERT INTO teacher VALUES (1, 'Dr Elena Sorokina', 'EE', '2019-05-14', 0.6);
INSERT INTO teacher VALUES (2, 'Marc Dubois', 'FR', '2020-01-20', 0.55);
INSERT INTO teacher VALUES (3, 'Priya Nair', 'IN', '2020-09-03', 0.6);
INSERT INTO teacher VALUES (4, 'Jack Thornton', 'GB', '2021-02-17', 0.5);
INSERT INTO teacher VALUES (5, 'Ana Beltrán', 'ES', '2021-06-30', 0.55);
INSERT INTO teacher VALUES (6, 'Kofi Mensah', 'GH', '2022-03-08', 0.5);
INSERT INTO teacher VALUES (7, 'Sabine Albrecht', 'DE', '2018-11-11', 0.65);
INSERT INTO teacher VALUES (8, 'Hiroshi Endo', 'JP', '2022-10-25', 0.5);
INSERT INTO teacher VALUES (9, 'Laura Bianchi', 'IT', '2023-01-16', 0.45);
INSERT INTO teacher VALUES (10, 'Owen Hughes', 'GB', '2019-08-19', 0.6);
INSERT INTO teacher VALUES (11, 'Inês Carvalho', 'PT', '2023-05-02', 0.45);
INSERT INTO teacher VALUES (12, 'Tomasz Lis', 'PL', '2021-12-01', 0.5);
INSERT INTO teacher VALUES (13, 'Grace Kim', 'KR', '2024-01-29', 0.45);
INSERT INTO teacher VALUES (14, 'Yusuf Demir', 'TR', '2022-06-14', 0.5);
INSERT INTO teacher VALUES (15, 'Nora Lund', 'NO', '2020-04-27', 0.55);
CREATE TABLE course (
  course_id INTEGER PRIMARY KEY,
  title TEXT,
  subject TEXT,
  lang TEXT,
  difficulty INTEGER, -- 1 easy .. 3 hard
  price_ct INTEGER,
  teacher_id INTEGER REFERENCES teacher(teacher_id),
  published_on TEXT,
  is_live INTEGER
);
INSERT INTO course VALUES (1, 'Watercolour for Beginners', 'Art', 'en', 1, 3900, 6, '2021-05-18', 1);
INSERT INTO course VALUES (2, 'Python from Zero', 'Coding', 'en', 1, 5900, 8, '2024-03-23', 1);
INSERT INTO course VALUES (3, 'Conversational Spanish', 'Languages', 'es', 3, 4500, 7, '2024-06-23', 1);
INSERT INTO course VALUES (4, 'Sourdough at Home', 'Cooking', 'en', 3, 2900, 10, '2021-02-27', 0);
INSERT INTO course VALUES (5, 'Excel for the Office', 'Business', 'de', 1, 4900, 5, '2023-09-23', 1);
INSERT INTO course VALUES (6, 'Portrait Photography', 'Photography', 'en', 1, 5400, 14, '2022-10-18', 1);
INSERT INTO course VALUES (7, 'Guitar in 30 Days', 'Music', 'en', 1, 3500, 4, '2022-05-11', 1);
INSERT INTO course VALUES (8, 'SQL Basics', 'Coding', 'en', 1, 4200, 6, '2023-07-04', 0);
INSERT INTO course VALUES (9, 'French Pastry', 'Cooking', 'fr', 1, 6400, 9, '2023-02-15', 1);
INSERT INTO course VALUES (10, 'Bookkeeping Essentials', 'Business', 'en', 2, 7900, 10, '2022-12-11', 1);
INSERT INTO course VALUES (11, 'Piano Chords', 'Music', 'de', 2, 3300, 4, '2021-03-23', 1);
INSERT INTO course VALUES (12, 'Sketching Animals', 'Art', 'fr', 1, 2700, 6, '2024-04-08', 1);
INSERT INTO course VALUES (13, 'Machine Learning Primer', 'Coding', 'en', 2, 8900, 2, '2022-04-19', 0);
INSERT INTO course VALUES (14, 'German A1', 'Languages', 'de', 1, 4400, 12, '2022-11-26', 1);
INSERT INTO course VALUES (15, 'Night Sky Photos', 'Photography', 'en', 1, 3800, 7, '2023-05-13', 1);
INSERT INTO course VALUES (16, 'Japanese Kana', 'Languages', 'en', 1, 0, 10, '2022-08-19', 0);
INSERT INTO course VALUES (17, 'Thai Street Food', 'Cooking', 'en', 2, 3100, 7, '2024-02-21', 0);
INSERT INTO course VALUES (18, 'Singing with Ease', 'Music', 'es', 2, 3600, 9, '2024-03-12', 1);
INSERT INTO course VALUES (19, 'Public Speaking', 'Business', 'en', 2, 0, 10, '2023-03-30', 1);
INSERT INTO course VALUES (20, 'Web Design Basics', 'Coding', 'es', 1, 5100, 3, '2023-12-09', 1);
CREATE TABLE lesson (
  lesson_id INTEGER PRIMARY KEY,
  course_id INTEGER REFERENCES course(course_id),
  position INTEGER,
  title TEXT,
  dur_min INTEGER,
  is_preview INTEGER
);
INSERT INTO lesson VALUES (1, 1, 1, 'Welcome', 10, 1);
INSERT INTO lesson VALUES (2, 1, 2, 'Practice session', 39, 0);
INSERT INTO lesson VALUES (3, 1, 3, 'Final quiz', 46, 0);
INSERT INTO lesson VALUES (4, 2, 1, 'Welcome', 6, 1);
INSERT INTO lesson VALUES (5, 2, 2, 'First steps', 43, 0);
INSERT INTO lesson VALUES (6, 2, 3, 'Review', 56, 0);
INSERT INTO lesson VALUES (7, 2, 4, 'Final quiz', 25, 0);
INSERT INTO lesson VALUES (8, 3, 1, 'Welcome', 8, 1);
INSERT INTO lesson VALUES (9, 3, 2, 'First steps', 49, 0);
INSERT INTO lesson VALUES (10, 3, 3, 'The basics', 51, 0);
INSERT INTO lesson VALUES (11, 3, 4, 'Common mistakes', 53, 0);
INSERT INTO lesson VALUES (12, 3, 5, 'Project', 28, 0);
INSERT INTO lesson VALUES (13, 3, 6, 'Final quiz', 44, 0);
INSERT INTO lesson VALUES (14, 4, 1, 'Welcome', 6, 1);
INSERT INTO lesson VALUES (15, 4, 2, 'Going further', 19, 0);
INSERT INTO lesson VALUES (16, 4, 3, 'Project', 20, 0);
INSERT INTO lesson VALUES (17, 4, 4, 'Review', 16, 0);
INSERT INTO lesson VALUES (18, 4, 5, 'Final quiz', 44, 0);
INSERT INTO lesson VALUES (19, 5, 1, 'Welcome', 5, 1);
INSERT INTO lesson VALUES (20, 5, 2, 'First steps', 34, 1);
INSERT INTO lesson VALUES (21, 5, 3, 'Tools you need', 9, 0);
INSERT INTO lesson VALUES (22, 5, 4, 'The basics', 16, 0);
INSERT INTO lesson VALUES (23, 5, 5, 'Practice session', 40, 0);
INSERT INTO lesson VALUES (24, 5, 6, 'Final quiz', 20, 0);
INSERT INTO lesson VALUES (25, 6, 1, 'Welcome', 5, 1);
INSERT INTO lesson VALUES (26, 6, 2, 'First steps', 19, 0);
INSERT INTO lesson VALUES (27, 6, 3, 'Common mistakes', 42, 0);
INSERT INTO lesson VALUES (28, 6, 4, 'Project', 10, 0);
INSERT INTO lesson VALUES (29, 6, 5, 'Review', 23, 0);
INSERT INTO lesson VALUES (30, 6, 6, 'Final quiz', 32, 0);
INSERT INTO lesson VALUES (31, 7, 1, 'Welcome', 4, 1);
INSERT INTO lesson VALUES (32, 7, 2, 'Common mistakes', 43, 0);
INSERT INTO lesson VALUES (33, 7, 3, 'Final quiz', 47, 0);
INSERT INTO lesson VALUES (34, 8, 1, 'Welcome', 5, 1);
INSERT INTO lesson VALUES (35, 8, 2, 'Common mistakes', 44, 0);
INSERT INTO lesson VALUES (36, 8, 3, 'Review', 43, 1);
INSERT INTO lesson VALUES (37, 8, 4, 'Final quiz', 15, 0);
INSERT INTO lesson VALUES (38, 9, 1, 'Welcome', 6, 1);
INSERT INTO lesson VALUES (39, 9, 2, 'Practice session', 12, 0);
INSERT INTO lesson VALUES (40, 9, 3, 'Common mistakes', 15, 0);
INSERT INTO lesson VALUES (41, 9, 4, 'Review', 49, 0);
INSERT INTO lesson VALUES (42, 9, 5, 'Final quiz', 9, 0);
INSERT INTO lesson VALUES (43, 10, 1, 'Welcome', 11, 1);
INSERT INTO lesson VALUES (44, 10, 2, 'Common mistakes', 40, 0);
INSERT INTO lesson VALUES (45, 10, 3, 'Final quiz', 23, 0);
INSERT INTO lesson VALUES (46, 11, 1, 'Welcome', 5, 1);
INSERT INTO lesson VALUES (47, 11, 2, 'First steps', 50, 0);
INSERT INTO lesson VALUES (48, 11, 3, 'The basics', 37, 0);
INSERT INTO lesson VALUES (49, 11, 4, 'Practice session', 48, 0);
INSERT INTO lesson VALUES (50, 11, 5, 'Final quiz', 52, 0);
INSERT INTO lesson VALUES (51, 12, 1, 'Welcome', 8, 1);
INSERT INTO lesson VALUES (52, 12, 2, 'Practice session', 10, 0);
INSERT INTO lesson VALUES (53, 12, 3, 'Final quiz', 42, 0);
INSERT INTO lesson VALUES (54, 13, 1, 'Welcome', 11, 1);
INSERT INTO lesson VALUES (55, 13, 2, 'Tools you need', 42, 0);
INSERT INTO lesson VALUES (56, 13, 3, 'Final quiz', 31, 0);
INSERT INTO lesson VALUES (57, 14, 1, 'Welcome', 5, 1);
INSERT INTO lesson VALUES (58, 14, 2, 'First steps', 40, 0);
INSERT INTO lesson VALUES (59, 14, 3, 'Practice session', 33, 0);
INSERT INTO lesson VALUES (60, 14, 4, 'Going further', 42, 0);
INSERT INTO lesson VALUES (61, 14, 5, 'Project', 14, 0);
INSERT INTO lesson VALUES (62, 14, 6, 'Final quiz', 13, 0);
INSERT INTO lesson VALUES (63, 15, 1, 'Welcome', 4, 1);
INSERT INTO lesson VALUES (64, 15, 2, 'First steps', 33, 0);
INSERT INTO lesson VALUES (65, 15, 3, 'The basics', 25, 0);
INSERT INTO lesson VALUES (66, 15, 4, 'Common mistakes', 26, 0);
INSERT INTO lesson VALUES (67, 15, 5, 'Going further', 50, 0);
INSERT INTO lesson VALUES (68, 15, 6, 'Final quiz', 27, 0);
INSERT INTO lesson VALUES (69, 16, 1, 'Welcome', 6, 1);
INSERT INTO lesson VALUES (70, 16, 2, 'First steps', 45, 0);
INSERT INTO lesson VALUES (71, 16, 3, 'Going further', 9, 0);
INSERT INTO lesson VALUES (72, 16, 4, 'Project', 37, 0);
INSERT INTO lesson VALUES (73, 16, 5, 'Review', 47, 0);
INSERT INTO lesson VALUES (74, 16, 6, 'Final quiz', 24, 0);
INSERT INTO lesson VALUES (75, 17, 1, 'Welcome', 9, 1);
INSERT INTO lesson VALUES (76, 17, 2, 'Tools you need', 39, 0);
INSERT INTO lesson VALUES (77, 17, 3, 'Practice session', 23, 0);
INSERT INTO lesson VALUES (78, 17, 4, 'Review', 40, 0);
INSERT INTO lesson VALUES (79, 17, 5, 'Final quiz', 43, 1);
CREATE TABLE learner (
  learner_id INTEGER PRIMARY KEY,
  full_name TEXT,
  email TEXT,
  country TEXT,
  signed_up TEXT,
  plan TEXT, -- F free, M monthly, Y yearly
  referred_by INTEGER REFERENCES learner(learner_id),
  newsletter INTEGER
);
INSERT INTO learner VALUES (1, 'Amelia Barker', 'amelia@gmail.com', 'GB', '2023-01-09', 'M', NULL, 0);
INSERT INTO learner VALUES (2, 'Jakub Nowak', 'jakub@gmail.com', 'PL', '2023-02-17', 'M', 1, 0);
INSERT INTO learner VALUES (3, 'Chiara Ricci', 'chiara@gmail.com', 'IT', '2023-03-07', 'Y', 2, 0);
INSERT INTO learner VALUES (4, 'Mateo Fernández', 'mateo@proton.me', 'ES', '2023-03-25', 'M', NULL, 0);
INSERT INTO learner VALUES (5, 'Freya Holm', 'freya@gmail.com', 'DK', '2023-07-04', 'F', 3, 0);
INSERT INTO learner VALUES (6, 'Dylan Price', 'dylan@gmail.com', 'GB', '2023-07-07', 'F', 4, 0);
INSERT INTO learner VALUES (7, 'Leila Haddad', 'leila@gmail.com', 'FR', '2023-07-09', 'M', 1, 0);
INSERT INTO learner VALUES (8, 'Anton Keller', 'anton@outlook.com', 'DE', '2023-07-09', 'M', NULL, 0);
INSERT INTO learner VALUES (9, 'Sofia Rossi', NULL, 'IT', '2023-08-22', 'M', NULL, 1);
INSERT INTO learner VALUES (10, 'Rhys Morgan', 'rhys@proton.me', 'GB', '2024-01-26', 'F', NULL, 1);
INSERT INTO learner VALUES (11, 'Nadia Popescu', 'nadia@outlook.com', 'RO', '2024-01-28', 'Y', NULL, 0);
INSERT INTO learner VALUES (12, 'Hugo Laurent', 'hugo@gmail.com', 'FR', '2024-02-16', 'Y', 3, 0);
INSERT INTO learner VALUES (13, 'Elsa Berg', 'elsa@gmail.com', 'SE', '2024-02-29', 'F', 9, 0);
INSERT INTO learner VALUES (14, 'Bruno Costa', 'bruno@gmail.com', 'PT', '2024-04-21', 'Y', NULL, 1);
INSERT INTO learner VALUES (15, 'Maya Singh', 'maya@outlook.com', 'GB', '2024-04-21', 'Y', NULL, 1);
INSERT INTO learner VALUES (16, 'Viktor Horvat', 'viktor@gmail.com', 'HR', '2024-05-15', 'Y', 4, 0);
INSERT INTO learner VALUES (17, 'Paula Klein', 'paula@proton.me', 'DE', '2024-07-29', 'M', NULL, 1);
INSERT INTO learner VALUES (18, 'Theo Martin', 'theo@proton.me', 'FR', '2024-08-30', 'M', NULL, 1);
INSERT INTO learner VALUES (19, 'Zainab Bello', NULL, 'GB', '2024-09-04', 'Y', NULL, 0);
INSERT INTO learner VALUES (20, 'Lukas Gruber', 'lukas@gmail.com', 'AT', '2024-09-05', 'M', NULL, 0);
INSERT INTO learner VALUES (21, 'Ingrid Dahl', 'ingrid@gmail.com', 'NO', '2024-09-08', 'F', 11, 0);
INSERT INTO learner VALUES (22, 'Diego Vega', 'diego@proton.me', 'ES', '2024-09-19', 'M', NULL, 1);
INSERT INTO learner VALUES (23, 'Molly Byrne', NULL, 'IE', '2024-09-23', 'Y', NULL, 0);
INSERT INTO learner VALUES (24, 'Stefan Weber', 'stefan@outlook.com', 'DE', '2024-09-27', 'Y', NULL, 0);
INSERT INTO learner VALUES (25, 'Aoife Walsh', NULL, 'IE', '2024-10-04', 'M', NULL, 1);
INSERT INTO learner VALUES (26, 'Rafael Silva', 'rafael@gmail.com', 'PT', '2024-10-04', 'F', 20, 0);
CREATE TABLE enrolment (
  enrolment_id INTEGER PRIMARY KEY,
  learner_id INTEGER REFERENCES learner(learner_id),
  course_id INTEGER REFERENCES course(course_id),
  enrolled_on TEXT,
  completed_on TEXT,
  rating INTEGER,
  paid_ct INTEGER,
  progress_pct INTEGER
);
INSERT INTO enrolment VALUES (1, 3, 13, '2023-04-12', NULL, 5, 8900, 10);
INSERT INTO enrolment VALUES (2, 3, 6, '2023-05-06', '2023-05-22', 4, 2700, 100);
INSERT INTO enrolment VALUES (3, 4, 14, '2023-06-08', '2023-08-21', NULL, 4400, 100);
INSERT INTO enrolment VALUES (4, 4, 15, '2023-06-23', NULL, 4, 3800, 40);
INSERT INTO enrolment VALUES (5, 7, 11, '2023-07-19', NULL, 4, 3300, 50);
INSERT INTO enrolment VALUES (6, 2, 15, '2023-07-29', NULL, 5, 3800, 90);
INSERT INTO enrolment VALUES (7, 7, 8, '2023-08-14', '2023-10-16', 4, 4200, 100);
INSERT INTO enrolment VALUES (8, 2, 13, '2023-09-13', '2023-12-07', 4, 4450, 100);
INSERT INTO enrolment VALUES (9, 7, 4, '2023-11-15', '2024-02-13', NULL, 1450, 100);
INSERT INTO enrolment VALUES (10, 7, 20, '2024-01-09', NULL, NULL, 5100, 45);
INSERT INTO enrolment VALUES (11, 1, 15, '2024-01-20', '2024-03-18', 3, 3040, 100);
INSERT INTO enrolment VALUES (12, 11, 14, '2024-01-31', '2024-04-14', 2, 2200, 100);
INSERT INTO enrolment VALUES (13, 4, 19, '2024-02-04', NULL, NULL, 0, 5);
INSERT INTO enrolment VALUES (14, 2, 10, '2024-02-17', NULL, NULL, 7900, 0);
INSERT INTO enrolment VALUES (15, 11, 15, '2024-04-02', '2024-07-08', NULL, 1900, 100);
INSERT INTO enrolment VALUES (16, 9, 12, '2024-04-09', NULL, NULL, 2700, 20);
INSERT INTO enrolment VALUES (17, 9, 10, '2024-04-13', NULL, 4, 7900, 40);
INSERT INTO enrolment VALUES (18, 9, 7, '2024-04-15', '2024-05-22', NULL, 3500, 100);
INSERT INTO enrolment VALUES (19, 11, 19, '2024-04-25', '2024-06-23', NULL, 0, 100);
INSERT INTO enrolment VALUES (20, 15, 6, '2024-04-28', NULL, NULL, 4320, 40);
INSERT INTO enrolment VALUES (21, 9, 19, '2024-04-28', NULL, NULL, 0, 55);
INSERT INTO enrolment VALUES (22, 13, 7, '2024-04-29', '2024-08-26', 5, 2800, 100);
INSERT INTO enrolment VALUES (23, 10, 14, '2024-05-06', NULL, NULL, 4400, 30);
INSERT INTO enrolment VALUES (24, 3, 5, '2024-05-13', NULL, NULL, 4900, 5);
INSERT INTO enrolment VALUES (25, 6, 18, '2024-05-19', NULL, NULL, 2880, 25);
INSERT INTO enrolment VALUES (26, 3, 12, '2024-05-19', '2024-06-23', 3, 2700, 100);
INSERT INTO enrolment VALUES (27, 14, 7, '2024-06-07', '2024-08-08', 5, 3500, 100);
INSERT INTO enrolment VALUES (28, 16, 19, '2024-06-13', NULL, NULL, 0, 90);
INSERT INTO enrolment VALUES (29, 2, 19, '2024-06-16', '2024-09-15', 3, 0, 100);
INSERT INTO enrolment VALUES (30, 14, 2, '2024-06-17', '2024-08-15', 2, 4720, 100);
INSERT INTO enrolment VALUES (31, 14, 19, '2024-06-25', NULL, NULL, 0, 5);
INSERT INTO enrolment VALUES (32, 12, 20, '2024-06-25', NULL, NULL, 5100, 90);
INSERT INTO enrolment VALUES (33, 14, 13, '2024-07-02', NULL, NULL, 8900, 50);
INSERT INTO enrolment VALUES (34, 11, 8, '2024-07-16', '2024-08-02', NULL, 3360, 100);
INSERT INTO enrolment VALUES (35, 14, 16, '2024-07-24', '2024-07-31', 4, 0, 100);
INSERT INTO enrolment VALUES (36, 12, 5, '2024-07-25', '2024-07-31', 3, 2450, 100);
INSERT INTO enrolment VALUES (37, 14, 15, '2024-08-01', '2024-11-12', NULL, 3800, 100);
INSERT INTO enrolment VALUES (38, 4, 2, '2024-08-01', NULL, 1, 2950, 70);
INSERT INTO enrolment VALUES (39, 15, 7, '2024-08-17', NULL, NULL, 3500, 5);
INSERT INTO enrolment VALUES (40, 2, 3, '2024-08-25', NULL, 4, 4500, 35);
INSERT INTO enrolment VALUES (41, 18, 8, '2024-09-07', '2024-10-21', NULL, 3360, 100);
INSERT INTO enrolment VALUES (42, 19, 3, '2024-09-09', NULL, NULL, 4500, 15);
INSERT INTO enrolment VALUES (43, 19, 5, '2024-09-10', NULL, NULL, 2450, 50);
INSERT INTO enrolment VALUES (44, 19, 19, '2024-09-10', '2024-10-05', 3, 0, 100);
INSERT INTO enrolment VALUES (45, 21, 16, '2024-09-17', '2024-10-19', NULL, 0, 100);
INSERT INTO enrolment VALUES (46, 1, 12, '2024-09-18', '2024-10-20', 4, 2700, 100);
INSERT INTO enrolment VALUES (47, 13, 14, '2024-09-20', '2024-10-15', 4, 4400, 100);
INSERT INTO enrolment VALUES (48, 13, 4, '2024-09-26', NULL, NULL, 2900, 5);
INSERT INTO enrolment VALUES (49, 24, 8, '2024-09-27', NULL, NULL, 3360, 70);
INSERT INTO enrolment VALUES (50, 21, 3, '2024-09-29', '2024-10-29', 5, 2250, 100);
INSERT INTO enrolment VALUES (51, 24, 13, '2024-09-29', NULL, NULL, 7120, 85);
INSERT INTO enrolment VALUES (52, 16, 16, '2024-10-01', NULL, 5, 0, 40);
INSERT INTO enrolment VALUES (53, 18, 4, '2024-10-02', NULL, NULL, 2900, 40);
INSERT INTO enrolment VALUES (54, 4, 3, '2024-10-03', NULL, NULL, 4500, 30);
INSERT INTO enrolment VALUES (55, 24, 2, '2024-10-05', '2024-11-06', NULL, 2950, 100);
INSERT INTO enrolment VALUES (56, 18, 2, '2024-10-05', NULL, NULL, 4720, 60);
INSERT INTO enrolment VALUES (57, 25, 4, '2024-10-07', NULL, NULL, 2900, 55);
INSERT INTO enrolment VALUES (58, 26, 4, '2024-10-08', NULL, NULL, 2320, 40);
INSERT INTO enrolment VALUES (59, 7, 2, '2024-10-09', NULL, NULL, 5900, 75);
INSERT INTO enrolment VALUES (60, 19, 2, '2024-10-12', NULL, 2, 4720, 45);
INSERT INTO enrolment VALUES (61, 26, 12, '2024-10-16', NULL, NULL, 2700, 75);
INSERT INTO enrolment VALUES (62, 23, 19, '2024-10-22', NULL, NULL, 0, 20);
INSERT INTO enrolment VALUES (63, 7, 14, '2024-10-22', NULL, NULL, 4400, 0);
INSERT INTO enrolment VALUES (64, 24, 6, '2024-10-27', NULL, NULL, 5400, 10);
INSERT INTO enrolment VALUES (65, 7, 1, '2024-10-29', NULL, NULL, 3900, 20);
INSERT INTO enrolment VALUES (66, 23, 3, '2024-11-01', NULL, NULL, 4500, 35);
INSERT INTO enrolment VALUES (67, 23, 15, '2024-11-03', NULL, NULL, 3800, 35);
INSERT INTO enrolment VALUES (68, 23, 1, '2024-11-06', NULL, NULL, 3120, 30);
INSERT INTO enrolment VALUES (69, 11, 10, '2024-11-08', NULL, NULL, 7900, 25);
INSERT INTO enrolment VALUES (70, 24, 12, '2024-11-09', NULL, NULL, 1350, 45);
INSERT INTO enrolment VALUES (71, 24, 7, '2024-11-09', NULL, NULL, 3500, 85);
INSERT INTO enrolment VALUES (72, 19, 4, '2024-11-11', NULL, 5, 2320, 10);
INSERT INTO enrolment VALUES (73, 16, 6, '2024-11-12', NULL, NULL, 5400, 35);
INSERT INTO enrolment VALUES (74, 26, 11, '2024-11-13', NULL, NULL, 3300, 85);
INSERT INTO enrolment VALUES (75, 24, 3, '2024-11-13', NULL, NULL, 4500, 45);
INSERT INTO enrolment VALUES (76, 24, 9, '2024-11-14', NULL, NULL, 6400, 85);
INSERT INTO enrolment VALUES (77, 26, 2, '2024-11-14', NULL, NULL, 5900, 90);
INSERT INTO enrolment VALUES (78, 13, 5, '2024-11-16', NULL, 3, 4900, 80);
