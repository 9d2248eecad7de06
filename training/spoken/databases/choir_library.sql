CREATE TABLE scores (
  score_id INTEGER PRIMARY KEY,
  title TEXT,
  composer TEXT,
  voicing TEXT,
  publisher TEXT,
  copies_owned INTEGER,
  copies_missing INTEGER,
  price_per_copy_eur REAL,
  bought_on TEXT,
  language TEXT,
  season TEXT,
  cupboard TEXT,
  last_performed_on TEXT,
  remarks TEXT
);
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (1, 'Requiem', 'Fauré', 'SATB', 'Oxford', 46, 5, 3.68, '2023-08-10', 'Latin', 'Lent', 'D', '2026-01-18', 'gift from Pastor Ebert');
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (2, 'Gloria', 'Vivaldi', 'SATB', 'novello', 45, 2, 2.79, '2025-07-30', 'Latin', 'Easter', 'A', '2025-11-04', NULL);
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (3, 'Messiah', 'Handel', 'SATB', 'Novello', 47, 0, 5.87, '2023-06-30', 'English', 'Advent', 'A', '2024-07-25', NULL);
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (4, 'Magnificat', 'Rutter', 'SATB', 'Novello', 40, 2, 11.63, '2023-09-29', 'Latin', 'Advent', 'A', NULL, NULL);
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (5, 'Stabat Mater', 'Pergolesi', 'SA', 'Novello', 40, 8, 11.64, '2024-06-24', 'Latin', 'Lent', 'C', NULL, NULL);
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (6, 'Ave verum corpus', 'Mozart', 'SATB', 'Novello', 57, 8, 13.63, '2023-04-09', 'Latin', NULL, 'C', '2024-02-20', NULL);
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (7, 'Carmina Burana', 'Orff', 'SATB', 'Novello', 66, 2, 2.84, '2023-02-15', 'Latin', NULL, 'A', '2023-05-31', NULL);
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (8, 'St John Passion', 'Bach', 'SATB', 'Bärenreiter', 14, 3, 24.43, '2026-01-10', 'German', 'Lent', 'A', '2026-05-13', 'binding weak');
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (9, 'Christmas Oratorio', 'Bach', 'SATB', 'Bärenreiter', 55, 0, 17.03, '2025-06-23', 'German', 'Advent', 'C', '2025-09-25', 'gift from Pastor Ebert');
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (10, 'Jesu meine Freude', 'Bach', 'SSATB', 'OXFORD', 68, 0, 14.54, '2024-11-09', 'German', 'Lent', 'B', '2025-09-18', NULL);
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (11, 'Locus iste', 'Bruckner', 'SATB', 'Bärenreiter', 16, 2, 18.44, '2023-03-22', 'Latin', NULL, 'B', '2024-12-20', 'hired copies mixed in');
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (12, 'Abendlied', 'Rheinberger', 'SSATTB', 'Oxford', 57, 0, 17.26, '2025-09-06', 'German', NULL, 'C', NULL, 'binding weak');
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (13, 'A Ceremony of Carols', 'Britten', 'SSA', 'oxford', 56, 2, 15.37, '2025-04-17', 'English', 'Advent', 'D', '2026-02-13', NULL);
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (14, 'Te Deum', 'Charpentier', 'SATB', 'Oxford', 17, 5, 5.34, '2025-05-21', 'Latin', 'Easter', 'A', '2026-11-02', NULL);
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (15, 'Sea Shanties', 'Whalum', 'TTBB', 'Novello', 30, 2, 8.98, '2023-12-28', 'English', NULL, 'A', '2024-12-25', NULL);
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (16, 'Mass in G', 'Schubert', 'SATB', 'Novello', 67, 1, 7.02, '2024-05-13', 'Latin', 'Easter', 'A', NULL, NULL);
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (17, 'Zigeunerlieder', 'Brahms', 'SATB', 'Oxford', 13, 3, 8.75, '2024-04-19', 'German', NULL, 'B', '2026-01-05', 'pages loose');
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (18, 'Ein deutsches Requiem', 'Brahms', 'SATB', 'Bärenreiter', 34, 5, 20.69, '2023-04-24', 'German', NULL, 'D', '2024-02-10', NULL);
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (19, 'Elijah', 'Mendelssohn', 'SATB', 'Novello', 49, 8, 24.82, '2023-07-25', 'English', NULL, 'A', '2025-02-11', NULL);
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (20, 'Cantique de Jean Racine', 'Fauré', 'SATB', 'Oxford', 43, 5, 8.9, '2023-08-20', 'French', NULL, 'A', '2026-02-08', 'binding weak');
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (21, 'Les Chansons des roses', 'Lauridsen', 'SATB', 'Oxford', 47, 3, 5.36, '2023-04-15', 'French', NULL, 'C', '2025-06-28', 'pages loose');
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (22, 'Dirait-on', 'Lauridsen', 'SATB', 'Bärenreiter ', 55, 0, 2.89, '2025-03-22', 'French', NULL, 'A', NULL, 'new edition wanted');
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (23, 'Barber Shop Classics', 'various', 'TTBB', 'Oxford', 61, 2, 20.77, '2023-08-16', 'English', NULL, 'A', '2024-02-27', 'new edition wanted');
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (24, 'Madrigals Book 1', 'various', 'SATB', 'Oxford', 61, 0, 5.34, '2024-06-12', 'English', NULL, 'C', '2026-01-20', NULL);
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (25, 'Missa brevis', 'Kodály', 'SATB', 'Oxford', 22, 0, 21.32, '2025-05-14', 'Latin', NULL, 'D', '2025-11-24', 'pages loose');
INSERT INTO scores (score_id, title, composer, voicing, publisher, copies_owned, copies_missing, price_per_copy_eur, bought_on, language, season, cupboard, last_performed_on, remarks) VALUES (26, 'The Lamb', 'Tavener', 'SATB', 'Novello', 39, 5, 2.29, '2023-05-14', 'English', 'Advent', 'C', NULL, NULL);

CREATE TABLE singers (
  singer_id INTEGER PRIMARY KEY,
  name TEXT,
  voice TEXT,
  joined_on TEXT,
  left_on TEXT,
  email TEXT,
  dues_paid TEXT,
  dues_eur INTEGER
);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (1, 'Elsa Tamm', 'tenor', '2023-03-18', NULL, 'elsa@choirmail.example', 'Yes', 30);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (2, 'Mira Harder', 'tenor', '2024-06-03', NULL, 'mira@choirmail.example', 'Yes', 30);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (3, 'Edgar Ahlers', 'tenor', '2025-07-26', NULL, 'edgar@choirmail.example', 'Yes', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (4, 'Wim Ebert', 'soprano', '2024-03-05', NULL, 'wim@choirmail.example', 'Yes', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (5, 'Lina Ebert', 'soprano', '2023-04-21', NULL, 'lina@choirmail.example', 'Yes', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (6, 'Dirk Dekker', 'soprano', '2023-12-01', NULL, 'dirk@choirmail.example', 'Yes', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (7, 'Vera Holm', 'tenor', '2023-06-16', NULL, 'vera@choirmail.example', 'No', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (8, 'Olga Sands', 'bass', '2025-02-05', NULL, NULL, 'Yes', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (9, 'Rita Harder', 'soprano', '2026-04-15', NULL, 'rita@choirmail.example', 'No', NULL);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (10, 'Karin Brandt', 'alto', '2025-03-25', NULL, NULL, 'Yes', 30);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (11, 'Greta Falk', 'Tenor', '2025-09-19', '2026-06-18', 'greta@choirmail.example', 'Yes', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (12, 'Hugo Pike', 'bass', '2024-03-20', NULL, 'hugo@choirmail.example', 'Yes', NULL);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (13, 'Bert Pike', 'Soprano', '2024-06-20', NULL, NULL, 'Yes', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (14, 'Tilda Sands', 'Alto', '2023-10-19', NULL, 'tilda@choirmail.example', 'Yes', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (15, 'Frank Brandt', 'SOPRANO', '2026-01-23', NULL, 'frank@choirmail.example', 'Yes', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (16, 'Nora Sands', 'bass', '2023-06-10', NULL, 'nora@choirmail.example', 'Yes', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (17, 'Niels Whitby', 'bass', '2024-03-19', NULL, 'niels@choirmail.example', 'No', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (18, 'Otto Stone', 'Alto', '2025-04-07', '2025-10-27', 'otto@choirmail.example', 'Yes', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (19, 'Zita Vogel', 'alto', '2024-06-20', '2026-05-22', 'zita@choirmail.example', 'No', NULL);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (20, 'Hanno Stone', 'bass', '2026-02-27', NULL, 'hanno@choirmail.example', 'Yes', NULL);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (21, 'Jonas Holm', 'bass', '2024-02-05', NULL, 'jonas@choirmail.example', 'Yes', 30);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (22, 'Carla Ahlers', 'soprano', '2026-04-15', NULL, 'carla@choirmail.example', 'Yes', NULL);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (23, 'Yvonne Moss', 'Soprano', '2024-01-03', NULL, 'yvonne@choirmail.example', 'No', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (24, 'Paul Ebert', 'alto', '2025-12-13', '2026-10-27', 'paul@choirmail.example', 'Yes', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (25, 'Anna Nolan', 'soprano', '2025-12-30', '2026-06-18', 'anna@choirmail.example', 'Yes', NULL);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (26, 'Lutz Pike', 'tenor', '2024-01-09', NULL, 'lutz@choirmail.example', 'Yes', 60);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (27, 'Ilse Ebert', 'SOPRANO', '2025-10-06', NULL, 'ilse@choirmail.example', 'No', 30);
INSERT INTO singers (singer_id, name, voice, joined_on, left_on, email, dues_paid, dues_eur) VALUES (28, 'Sven Pike', 'bass', '2023-12-13', NULL, 'sven@choirmail.example', 'Yes', 60);

CREATE TABLE loans (
  loan_id INTEGER PRIMARY KEY,
  score_id INTEGER REFERENCES scores(score_id),
  singer_id INTEGER REFERENCES singers(singer_id),
  copy_no INTEGER,
  lent_on TEXT,
  due_on TEXT,
  returned_on TEXT,
  pencil_marks INTEGER,
  damage TEXT,
  fine_eur REAL,
  fine_paid TEXT,
  remarks TEXT
);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (1, 7, 6, 54, '2024-04-13', '2024-07-22', NULL, 1, NULL, 8.0, 'y', 'pencil marks erased');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (2, 6, 4, 26, '2024-05-04', '2024-06-18', '2024-06-08', 0, 'torn page', NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (3, 3, 16, 12, '2024-05-08', '2024-06-08', NULL, 1, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (4, 1, 23, 10, '2024-06-23', '2024-10-09', '2024-09-26', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (5, 1, 17, 45, '2024-07-09', '2024-09-11', NULL, 0, NULL, 7.0, 'n', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (6, 15, 6, 15, '2024-08-10', '2024-09-12', '2024-09-12', 1, 'coffee stain', NULL, NULL, 'pencil marks erased');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (7, 23, 19, 56, '2024-08-12', '2024-10-30', '2024-10-11', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (8, 24, 13, 11, '2024-09-24', '2024-11-15', '2025-01-03', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (9, 18, 16, 3, '2024-10-02', '2024-12-16', NULL, 1, NULL, 8.5, 'y', 'lent to husband');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (10, 6, 1, 20, '2024-10-16', '2025-01-15', '2025-01-08', 0, 'coffee stain', NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (11, 16, 2, 47, '2024-10-16', '2024-12-19', '2024-11-27', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (12, 3, 4, 43, '2024-12-01', '2025-03-24', '2025-04-27', 0, 'torn page', NULL, NULL, 'swapped copies');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (13, 11, 26, 9, '2024-12-10', '2025-02-08', '2025-02-02', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (14, 1, 12, 41, '2025-01-06', '2025-03-22', '2025-02-27', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (15, 20, 21, 36, '2025-01-17', '2025-03-04', NULL, 1, NULL, 5.0, 'n', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (16, 17, 12, 2, '2025-01-20', '2025-03-02', NULL, 1, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (17, 17, 12, 13, '2025-01-23', '2025-04-17', '2025-04-10', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (18, 10, 21, 65, '2025-02-02', '2025-04-03', '2025-04-05', 1, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (19, 21, 13, 21, '2025-03-09', '2025-06-24', '2025-06-05', 1, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (20, 6, 2, 10, '2025-03-13', '2025-05-30', '2025-05-22', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (21, 7, 10, 46, '2025-04-02', '2025-05-04', '2025-04-14', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (22, 5, 2, 34, '2025-04-03', '2025-05-21', '2025-05-19', 1, NULL, NULL, NULL, 'for solo rehearsal');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (23, 3, 12, 8, '2025-04-16', '2025-06-19', '2025-06-11', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (24, 19, 10, 33, '2025-05-08', '2025-08-12', '2025-09-20', 0, NULL, NULL, NULL, 'lent to husband');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (25, 23, 23, 45, '2025-06-03', '2025-10-01', '2025-09-29', 1, 'cover missing', NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (26, 24, 18, 53, '2025-06-12', '2025-08-17', NULL, 0, NULL, 4.0, 'n', 'lent to husband');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (27, 20, 5, 31, '2025-06-15', '2025-09-14', '2025-09-01', 0, NULL, NULL, NULL, 'swapped copies');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (28, 3, 19, 45, '2025-07-14', '2025-09-01', '2025-08-04', 1, 'coffee stain', NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (29, 20, 13, 34, '2025-07-20', '2025-10-23', '2025-10-22', 1, NULL, NULL, NULL, 'pencil marks erased');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (30, 7, 17, 20, '2025-08-12', '2025-11-21', NULL, 0, NULL, 8.0, 'n', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (31, 11, 7, 2, '2025-08-31', '2025-11-11', '2025-11-01', 0, NULL, NULL, NULL, 'pencil marks erased');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (32, 1, 23, 18, '2025-09-02', '2025-11-12', '2026-01-04', 1, NULL, 4.0, 'n', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (33, 10, 3, 5, '2025-09-04', '2026-01-02', '2025-12-24', 1, NULL, NULL, NULL, 'for solo rehearsal');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (34, 14, 19, 9, '2025-09-05', '2025-11-14', '2025-12-15', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (35, 7, 19, 27, '2025-09-19', '2025-10-25', '2025-12-30', 0, NULL, 7.5, 'y', 'pencil marks erased');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (36, 4, 18, 28, '2025-09-19', '2025-12-27', '2026-01-23', 1, NULL, 1.0, 'y', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (37, 22, 13, 51, '2025-10-02', '2026-01-08', NULL, 1, NULL, 3.0, 'y', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (38, 23, 10, 44, '2025-10-12', '2026-01-25', '2026-02-09', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (39, 22, 7, 23, '2025-10-22', '2026-02-01', '2026-02-10', 1, NULL, 4.0, 'y', 'lent to husband');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (40, 20, 3, 27, '2025-11-01', '2025-12-06', '2025-11-12', 0, 'coffee stain', NULL, NULL, 'swapped copies');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (41, 2, 13, 38, '2025-11-04', '2026-01-31', '2026-01-27', 0, NULL, NULL, NULL, 'for solo rehearsal');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (42, 15, 17, 8, '2025-11-07', '2026-02-13', NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (43, 15, 23, 17, '2025-11-09', '2026-01-27', '2026-03-17', 0, NULL, 5.5, 'y', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (44, 14, 10, 8, '2025-11-21', '2026-02-10', NULL, 1, NULL, 8.5, 'y', 'swapped copies');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (45, 23, 18, 48, '2025-11-23', '2026-03-14', NULL, 1, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (46, 13, 1, 25, '2025-12-14', '2026-04-10', '2026-04-19', 1, NULL, 7.0, 'n', 'for solo rehearsal');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (47, 17, 19, 10, '2025-12-18', '2026-02-16', NULL, 0, NULL, 7.0, 'y', 'pencil marks erased');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (48, 17, 10, 11, '2025-12-21', '2026-02-12', '2026-04-10', 0, NULL, 6.5, 'n', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (49, 2, 19, 30, '2025-12-25', '2026-04-04', '2026-04-01', 0, NULL, NULL, NULL, 'pencil marks erased');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (50, 4, 25, 32, '2026-01-04', '2026-03-07', '2026-02-25', 1, NULL, NULL, NULL, 'swapped copies');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (51, 22, 7, 6, '2026-01-09', '2026-03-14', '2026-04-16', 0, NULL, NULL, NULL, 'swapped copies');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (52, 21, 11, 44, '2026-01-11', '2026-05-01', '2026-04-08', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (53, 22, 5, 53, '2026-01-19', '2026-02-21', NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (54, 12, 18, 28, '2026-01-22', '2026-02-25', NULL, 1, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (55, 17, 18, 13, '2026-02-03', '2026-04-11', '2026-03-23', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (56, 14, 15, 2, '2026-02-14', '2026-05-14', '2026-05-28', 1, NULL, NULL, NULL, 'swapped copies');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (57, 14, 21, 2, '2026-02-14', '2026-04-05', '2026-05-27', 0, NULL, 1.0, 'y', 'pencil marks erased');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (58, 23, 2, 48, '2026-02-25', '2026-06-14', '2026-08-12', 0, NULL, NULL, NULL, 'for solo rehearsal');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (59, 20, 10, 12, '2026-03-26', '2026-05-16', '2026-07-24', 0, 'coffee stain', NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (60, 13, 20, 54, '2026-04-05', '2026-05-28', '2026-05-19', 1, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (61, 2, 25, 17, '2026-04-07', '2026-07-06', '2026-08-10', 0, NULL, 2.5, 'y', 'for solo rehearsal');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (62, 23, 18, 32, '2026-04-08', '2026-05-09', '2026-05-16', 0, NULL, 2.0, 'y', 'pencil marks erased');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (63, 19, 2, 20, '2026-04-08', '2026-06-15', '2026-07-04', 0, 'coffee stain', 1.5, 'y', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (64, 4, 13, 2, '2026-04-08', '2026-06-16', '2026-05-18', 0, 'coffee stain', NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (65, 17, 10, 7, '2026-04-08', '2026-05-08', '2026-04-26', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (66, 19, 19, 22, '2026-04-09', '2026-05-14', '2026-04-18', 1, NULL, NULL, NULL, 'lent to husband');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (67, 12, 11, 53, '2026-04-12', '2026-05-11', NULL, 1, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (68, 8, 4, 2, '2026-04-20', '2026-06-28', '2026-06-09', 0, 'coffee stain', NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (69, 6, 4, 32, '2026-04-21', '2026-07-20', NULL, 0, NULL, 5.0, 'n', 'lent to husband');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (70, 18, 4, 6, '2026-05-09', '2026-08-04', '2026-07-23', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (71, 11, 17, 4, '2026-05-18', '2026-06-30', NULL, 0, NULL, 8.5, 'y', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (72, 14, 20, 3, '2026-06-03', '2026-09-14', NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (73, 16, 9, 60, '2026-06-05', '2026-07-09', '2026-07-18', 0, NULL, 8.5, 'y', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (74, 22, 25, 41, '2026-06-12', '2026-08-06', '2026-07-25', 1, NULL, NULL, NULL, 'for solo rehearsal');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (75, 16, 15, 27, '2026-06-15', '2026-09-06', '2026-09-19', 0, 'cover missing', 6.0, 'y', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (76, 18, 3, 19, '2026-06-16', '2026-09-15', '2026-08-26', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (77, 17, 19, 7, '2026-06-17', '2026-07-16', '2026-07-13', 1, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (78, 23, 5, 55, '2026-06-18', '2026-09-07', '2026-08-31', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (79, 13, 25, 51, '2026-06-19', '2026-08-28', '2026-08-18', 0, NULL, NULL, NULL, 'lent to husband');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (80, 20, 15, 42, '2026-06-19', '2026-09-27', '2026-09-11', 0, 'coffee stain', NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (81, 16, 12, 9, '2026-06-22', '2026-08-31', '2026-08-20', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (82, 11, 18, 15, '2026-06-29', '2026-08-29', '2026-08-29', 1, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (83, 21, 2, 15, '2026-07-08', '2026-10-02', '2026-09-22', 1, 'cover missing', NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (84, 23, 22, 5, '2026-07-09', '2026-10-28', NULL, 1, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (85, 12, 3, 1, '2026-07-20', '2026-10-12', '2026-09-26', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (86, 11, 25, 11, '2026-07-21', '2026-11-13', '2026-11-06', 1, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (87, 4, 15, 9, '2026-07-27', '2026-10-06', NULL, 0, NULL, 7.5, 'n', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (88, 24, 18, 25, '2026-07-28', '2026-10-23', '2026-09-30', 0, 'cover missing', NULL, NULL, 'lent to husband');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (89, 15, 12, 14, '2026-07-30', '2026-09-17', '2026-11-03', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (90, 8, 3, 1, '2026-08-08', '2026-09-09', '2026-09-08', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (91, 13, 20, 56, '2026-08-10', '2026-12-03', '2026-11-14', 1, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (92, 3, 17, 32, '2026-08-10', '2026-10-08', NULL, 1, NULL, 5.5, 'y', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (93, 21, 15, 21, '2026-08-12', '2026-11-23', '2026-11-10', 0, 'cover missing', NULL, NULL, 'for solo rehearsal');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (94, 16, 2, 11, '2026-08-14', '2026-10-01', '2026-09-12', 0, NULL, NULL, NULL, 'swapped copies');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (95, 15, 24, 18, '2026-08-14', '2026-11-15', NULL, 0, NULL, 4.0, 'n', 'pencil marks erased');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (96, 20, 14, 33, '2026-08-16', '2026-11-10', '2026-10-18', 1, 'cover missing', NULL, NULL, 'swapped copies');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (97, 8, 7, 8, '2026-08-24', '2026-09-22', '2026-09-21', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (98, 16, 10, 10, '2026-08-27', '2026-11-23', NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (99, 9, 14, 48, '2026-09-01', '2026-10-25', NULL, 0, NULL, 4.0, 'y', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (100, 15, 11, 3, '2026-09-01', '2026-12-03', '2026-11-14', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (101, 8, 19, 11, '2026-09-01', '2026-12-23', NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (102, 8, 11, 13, '2026-09-03', '2026-10-26', NULL, 0, NULL, 5.5, 'y', NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (103, 12, 12, 38, '2026-09-04', '2026-12-11', NULL, 1, NULL, NULL, NULL, 'for solo rehearsal');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (104, 23, 20, 44, '2026-09-08', '2026-10-30', '2026-10-21', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (105, 12, 12, 43, '2026-09-11', '2026-11-10', '2026-11-05', 0, NULL, NULL, NULL, 'pencil marks erased');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (106, 24, 15, 52, '2026-09-12', '2026-10-19', '2026-10-02', 0, NULL, NULL, NULL, 'for solo rehearsal');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (107, 8, 22, 2, '2026-09-18', '2026-10-29', '2026-10-16', 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (108, 13, 1, 11, '2026-09-24', '2026-11-28', NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (109, 16, 13, 35, '2026-10-02', '2027-01-25', NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (110, 11, 22, 7, '2026-10-02', '2026-11-17', NULL, 1, NULL, 2.0, 'y', 'for solo rehearsal');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (111, 8, 1, 11, '2026-10-04', '2026-12-04', '2026-11-06', 1, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (112, 2, 26, 15, '2026-10-17', '2027-01-01', NULL, 1, NULL, NULL, NULL, 'swapped copies');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (113, 22, 4, 50, '2026-10-20', '2027-02-16', NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (114, 3, 15, 5, '2026-10-25', '2026-12-30', NULL, 1, NULL, NULL, NULL, 'lent to husband');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (115, 6, 22, 32, '2026-10-28', '2026-12-31', NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (116, 24, 16, 52, '2026-11-02', '2027-01-15', NULL, 0, NULL, NULL, NULL, 'pencil marks erased');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (117, 14, 8, 17, '2026-11-04', '2027-01-13', NULL, 0, NULL, NULL, NULL, 'pencil marks erased');
INSERT INTO loans (loan_id, score_id, singer_id, copy_no, lent_on, due_on, returned_on, pencil_marks, damage, fine_eur, fine_paid, remarks) VALUES (118, 11, 22, 4, '2026-11-10', '2027-01-23', NULL, 0, NULL, NULL, NULL, NULL);

