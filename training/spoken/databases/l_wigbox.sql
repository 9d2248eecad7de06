CREATE TABLE wigs (
  wig_no INTEGER PRIMARY KEY,
  label TEXT,
  colour TEXT,
  hair TEXT,
  length_cm INTEGER,
  cap_size TEXT,
  box TEXT,
  maker TEXT,
  bought_on TEXT,
  price_eur REAL,
  value_now_eur REAL,
  worn_in TEXT,
  last_worn_by TEXT,
  washed_on TEXT,
  needs_mending INTEGER,
  lent_to TEXT,
  lent_on TEXT,
  due_back_on TEXT,
  came_back_on TEXT,
  hire_fee_eur REAL,
  hire_paid_eur REAL,
  remarks TEXT
);
INSERT INTO wigs VALUES (101, 'Marie Antoinette', 'brown', 'Synthetic', 20, 'S', 'Box D', 'home made', '2025-05-16', 60.0, 32.0, 'Cinderella', NULL, NULL, 1, 'Dockside Panto', '2026-07-25', '2026-08-17', '2026-08-07', 25.0, 5.0, 'lace torn at the ear');
INSERT INTO wigs VALUES (102, 'Judge Percy', 'white', 'Synthetic', 41, 'S', 'Box A', 'Wigmaker Lisle', '2023-12-08', 31.0, 29.0, 'A Christmas Carol, Twelfth Night', 'Ivo Marsh', '2024-07-10', 0, 'St Anne Drama Circle', '2024-04-01', '2024-04-23', '2024-04-12', 12.0, 5.0, NULL);
INSERT INTO wigs VALUES (103, 'Rapunzel', 'brown', 'human', 81, 'M', 'Box A', 'Theatre Stock Ltd', '2023-10-14', 200.0, 186.0, NULL, 'Felix Baum', NULL, 0, 'Dockside Panto', '2026-06-05', '2026-07-03', '2026-07-14', 10.0, 10.0, 'lace torn at the ear');
INSERT INTO wigs VALUES (104, 'Miss Marple Bun', 'white', 'synthetic', 14, 'M', 'Box D', 'home made', '2025-07-24', 65.0, 29.0, 'Dracula, A Christmas Carol, Mamma Mia Night', 'Gerda Pohl', NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO wigs VALUES (105, 'Elvis Quiff', 'red', 'human', 57, 'M', 'box b', 'home made', '2024-10-26', 164.0, 178.0, 'Dracula, Macbeth', 'Zoe Larkin', '2025-03-11', 0, NULL, NULL, NULL, NULL, NULL, NULL, 'fringe cut by mistake');
INSERT INTO wigs VALUES (106, 'Beehive Brenda', 'white', 'Synthetic', 61, 'M', 'Box D', 'Theatre Stock Ltd', '2024-09-19', 41.0, 40.0, 'Cinderella', 'Nora Hyde', '2025-05-01', 0, 'Dockside Panto', '2025-04-23', '2025-05-21', NULL, 25.0, 25.0, 'glue residue');
INSERT INTO wigs VALUES (107, 'Ophelia', 'red', 'human', 44, 'M', 'box b', 'Perücken Huber', '2025-03-13', 355.0, 377.0, 'Cinderella, A Christmas Carol', 'Gerda Pohl', NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'glue residue');
INSERT INTO wigs VALUES (108, 'Lady Bracknell', 'white', 'synthetic', 42, 'M', 'Box D', 'home made', '2023-08-23', 35.0, 40.0, NULL, 'Felix Baum', '2024-03-21', 0, NULL, NULL, NULL, NULL, NULL, NULL, 'nits scare, treated');
INSERT INTO wigs VALUES (109, 'Caesar Fringe', 'black', 'Synthetic', 47, 'M', 'Box C', 'Theatre Stock Ltd', '2024-03-23', 61.0, 21.0, 'Cinderella', 'Nora Hyde', '2024-04-26', 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO wigs VALUES (110, 'Medusa', 'Blonde', 'Synthetic', 44, 'M', 'Box C', 'home made', '2023-12-23', 68.0, 33.0, NULL, NULL, '2024-07-09', 0, 'Holt School Revue', '2025-08-26', '2025-09-14', '2025-10-29', 15.0, 15.0, NULL);
INSERT INTO wigs VALUES (111, 'Puck', 'Blonde', 'synthetic', 63, 'M', 'Box A', 'Perücken Huber', '2025-11-22', 36.0, 33.0, 'Mamma Mia Night, Cinderella', 'Tim Sallow', NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO wigs VALUES (112, 'Cleopatra Bob', 'black', 'horsehair', 82, 'M', 'Box A', 'home made', '2025-01-22', 250.0, 79.0, 'Dracula, Cinderella', 'Tim Sallow', NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 'nits scare, treated');
INSERT INTO wigs VALUES (113, 'Grandma Curls', 'white', 'Synthetic', 21, 'M', 'Box A', 'home made', '2023-06-16', 18.0, 15.0, 'Twelfth Night', 'Tim Sallow', NULL, 0, 'Holt School Revue', '2026-04-12', '2026-05-13', '2026-05-07', 15.0, 15.0, NULL);
INSERT INTO wigs VALUES (114, 'Punk Pete', 'blonde', 'Synthetic', 82, 'M', 'Box D', 'Theatre Stock Ltd', '2025-12-09', 68.0, 75.0, 'A Christmas Carol', 'Felix Baum', '2026-03-21', 1, 'Holt School Revue', '2026-02-24', '2026-03-24', '2026-03-03', 20.0, 20.0, 'lace torn at the ear');
INSERT INTO wigs VALUES (115, 'Cinderella Updo', 'Blonde', 'Synthetic', 62, 'M', 'Box D', 'home made', '2024-03-22', 44.0, 31.0, 'A Christmas Carol, Cinderella, Macbeth', NULL, '2025-10-09', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO wigs VALUES (116, 'Falstaff', 'Brown', 'synthetic', 17, 'M', 'Box A', 'home made', '2024-05-28', 25.0, 11.0, 'Mamma Mia Night', 'Zoe Larkin', '2025-01-17', 0, 'Dockside Panto', '2025-01-31', '2025-02-25', '2025-03-12', 10.0, 10.0, NULL);
INSERT INTO wigs VALUES (117, 'Titania', 'pink', 'human', 66, 'L', 'Box B', 'Wigmaker Lisle', '2024-07-02', 288.0, 129.0, 'Dracula, The Importance of Being Earnest', 'Tim Sallow', NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'fringe cut by mistake');
INSERT INTO wigs VALUES (118, 'Scrooge', 'pink', 'synthetic', 48, 'S', 'Box A', 'Theatre Stock Ltd', '2024-01-23', 68.0, 54.0, 'Amadeus, Twelfth Night', 'Zoe Larkin', NULL, 0, 'Holt School Revue', '2026-06-24', '2026-07-05', '2026-07-25', 20.0, 4.0, 'nits scare, treated');
INSERT INTO wigs VALUES (119, 'Amadeus', 'brown', 'synthetic', 47, 'S', 'Box B', 'Perücken Huber', '2025-08-05', 56.0, 35.0, 'A Christmas Carol', NULL, NULL, 1, 'Holt School Revue', '2026-11-08', '2026-11-29', NULL, 20.0, 0.0, 'fringe cut by mistake');
INSERT INTO wigs VALUES (120, 'Charleston Bob', 'black', 'human', 79, 'M', 'box b', 'home made', '2026-01-05', 187.0, 129.0, NULL, 'Anneke Smit', '2026-06-29', 0, 'Dockside Panto', '2026-09-11', '2026-10-06', '2026-10-06', 25.0, 25.0, 'smells of smoke');
INSERT INTO wigs VALUES (121, 'Queen Bess', 'white', 'yak', 11, 'M', 'Box C', 'Perücken Huber', '2023-12-13', 385.0, 140.0, 'Dracula', NULL, '2024-08-27', 0, 'Holt School Revue', '2024-10-24', '2024-11-10', '2024-11-05', 8.0, 8.0, 'smells of smoke');
INSERT INTO wigs VALUES (122, 'Mermaid Waves', 'blonde', 'yak', 60, 'M', 'Box D', 'home made', '2024-03-30', 149.0, 94.0, 'Mamma Mia Night, Twelfth Night', 'Ivo Marsh', NULL, 0, 'Dockside Panto', '2026-08-20', '2026-09-25', '2026-09-24', 8.0, 5.0, 'smells of smoke');
INSERT INTO wigs VALUES (123, 'Goldilocks', 'pink', 'synthetic', 12, 'M', 'box b', 'Theatre Stock Ltd', '2025-03-21', 62.0, 21.0, 'Cinderella, A Christmas Carol', 'Anneke Smit', '2026-10-14', 0, 'St Anne Drama Circle', '2026-04-24', '2026-05-31', '2026-05-16', 25.0, 25.0, 'nits scare, treated');
INSERT INTO wigs VALUES (124, 'Monk Tonsure', 'grey', 'human', 9, 'S', 'Box A', 'home made', '2025-09-11', 293.0, 122.0, 'Amadeus, Cinderella', NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'nits scare, treated');
INSERT INTO wigs VALUES (125, 'Dame Trot', 'black', 'Synthetic', 53, 'M', 'Box C', 'home made', '2024-06-25', 63.0, 53.0, 'Mamma Mia Night', 'Ivo Marsh', '2025-06-23', 1, NULL, NULL, NULL, NULL, NULL, NULL, 'fringe cut by mistake');
INSERT INTO wigs VALUES (126, 'Abba Agnetha', 'Blonde', 'horsehair', 57, 'M', 'Box D', 'home made', '2023-12-28', 289.0, 196.0, NULL, 'Roland Pike', '2024-03-20', 1, 'Riverside Players', '2025-09-03', '2025-09-22', '2025-10-13', 10.0, 0.0, 'fringe cut by mistake');
INSERT INTO wigs VALUES (127, 'Abba Frida', 'red', 'synthetic', 76, 'M', 'box b', 'Theatre Stock Ltd', '2024-10-09', 68.0, 21.0, 'Amadeus, The Importance of Being Earnest, Twelfth Night', 'Anneke Smit', NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO wigs VALUES (128, 'Lady Macbeth', 'Blonde', 'Synthetic', 82, 'S', 'box b', 'Theatre Stock Ltd', '2023-11-19', 25.0, 8.0, 'Macbeth, The Importance of Being Earnest', NULL, '2025-01-19', 0, 'Holt School Revue', '2024-08-05', '2024-08-28', NULL, 20.0, 20.0, 'smells of smoke');
INSERT INTO wigs VALUES (129, 'Bald Cap One', 'brown', 'synthetic', 68, 'S', 'Box C', 'Theatre Stock Ltd', '2025-04-17', 69.0, 69.0, 'Hamlet, Dracula', 'Ivo Marsh', '2025-09-04', 0, 'St Anne Drama Circle', '2026-02-08', '2026-03-15', '2026-03-05', 25.0, 25.0, 'smells of smoke');
INSERT INTO wigs VALUES (130, 'Frankenstein Bride', 'red', 'synthetic', 48, 'M', 'Box D', 'home made', '2025-12-09', 28.0, 20.0, 'Twelfth Night, The Importance of Being Earnest', 'Roland Pike', '2026-10-10', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO wigs VALUES (131, 'Mad Hatter', 'white', 'human', 70, 'M', 'Box D', 'Perücken Huber', '2023-12-04', 150.0, 99.0, 'Hamlet, The Importance of Being Earnest', NULL, NULL, 0, 'Holt School Revue', '2024-10-29', '2024-11-13', '2024-11-05', 8.0, 8.0, 'fringe cut by mistake');
INSERT INTO wigs VALUES (132, 'Peter Pan', 'white', 'human', 49, 'M', 'Box A', 'home made', '2024-06-13', 206.0, 105.0, NULL, NULL, '2025-12-04', 1, NULL, NULL, NULL, NULL, NULL, NULL, 'lace torn at the ear');
INSERT INTO wigs VALUES (133, 'Captain Hook', 'white', 'human', 79, 'L', 'box b', 'home made', '2025-01-15', 406.0, 219.0, 'Twelfth Night', 'Zoe Larkin', '2025-07-29', 0, 'St Anne Drama Circle', '2026-02-06', '2026-03-15', '2026-03-26', 20.0, 20.0, 'lace torn at the ear');
INSERT INTO wigs VALUES (134, 'Snow White', 'white', 'Synthetic', 69, 'L', 'Box D', 'Wigmaker Lisle', '2024-03-07', 40.0, 24.0, 'Mamma Mia Night', NULL, '2024-08-25', 1, 'Dockside Panto', '2026-06-06', '2026-06-17', '2026-06-15', 25.0, 4.0, NULL);
INSERT INTO wigs VALUES (135, 'Cossack', 'Brown', 'human', 50, 'S', 'Box B', 'Perücken Huber', '2023-09-23', 359.0, 137.0, 'Amadeus', NULL, '2024-05-04', 0, NULL, NULL, NULL, NULL, NULL, NULL, 'glue residue');
INSERT INTO wigs VALUES (136, 'Samurai Topknot', 'pink', 'Synthetic', 52, 'S', 'box b', 'Perücken Huber', '2024-11-19', 32.0, 12.0, 'Dracula, The Importance of Being Earnest', 'Roland Pike', '2025-10-27', 0, 'Dockside Panto', '2026-03-14', '2026-03-31', '2026-03-22', 12.0, 12.0, 'fringe cut by mistake');
INSERT INTO wigs VALUES (137, 'Louis Quatorze', 'Brown', 'synthetic', 15, 'S', 'Box B', 'Theatre Stock Ltd', '2023-09-17', 59.0, 45.0, NULL, NULL, NULL, 1, 'Riverside Players', '2026-10-26', '2026-11-22', '2026-11-02', 12.0, 0.0, NULL);
INSERT INTO wigs VALUES (138, 'Nell Gwyn', 'brown', 'synthetic', 21, 'M', 'Box B', 'Theatre Stock Ltd', '2025-05-14', 32.0, 25.0, NULL, 'Felix Baum', NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'nits scare, treated');
INSERT INTO wigs VALUES (139, 'Farmer Giles', 'blonde', 'human', 53, 'M', 'box b', 'home made', '2024-03-02', 154.0, 118.0, 'Hamlet, A Christmas Carol', NULL, '2024-04-21', 0, 'Riverside Players', '2024-10-17', '2024-10-28', '2024-10-22', 12.0, 12.0, NULL);
INSERT INTO wigs VALUES (140, 'Sherlock', 'black', 'Synthetic', 68, 'M', 'Box C', 'home made', '2024-10-23', 66.0, 60.0, NULL, 'Felix Baum', '2025-11-13', 0, 'Red Nose Troupe', '2026-09-24', '2026-10-06', '2026-11-15', 12.0, 12.0, NULL);
INSERT INTO wigs VALUES (141, 'Eliza Doolittle', 'Brown', 'Synthetic', 13, 'S', 'box b', 'Wigmaker Lisle', '2025-04-07', 27.0, 11.0, NULL, 'Tim Sallow', NULL, 1, 'Dockside Panto', '2025-11-28', '2026-01-04', '2025-12-11', 20.0, 20.0, 'fringe cut by mistake');
INSERT INTO wigs VALUES (142, 'Juliet', 'Blonde', 'human', 39, 'M', 'Box D', 'Perücken Huber', '2024-07-19', 370.0, 351.0, 'Amadeus', 'Tim Sallow', '2025-08-25', 1, 'Riverside Players', '2024-08-13', '2024-08-25', '2024-08-20', 15.0, 0.0, NULL);
INSERT INTO wigs VALUES (143, 'Mozart Junior', 'red', 'Synthetic', 81, 'M', 'Box D', 'Wigmaker Lisle', '2025-03-01', 28.0, 14.0, 'Twelfth Night', NULL, '2026-05-20', 1, NULL, NULL, NULL, NULL, NULL, NULL, 'glue residue');
INSERT INTO wigs VALUES (144, 'Hippie Hank', 'brown', 'horsehair', 26, 'S', 'Box C', 'Perücken Huber', '2025-08-10', 144.0, 146.0, 'Hamlet', 'Felix Baum', '2025-11-27', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO wigs VALUES (145, 'Witch One', 'blonde', 'synthetic', 5, 'M', 'box b', 'Perücken Huber', '2025-08-09', 50.0, 57.0, 'Twelfth Night, Hamlet', NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 'lace torn at the ear');
INSERT INTO wigs VALUES (146, 'Witch Two', 'pink', 'Synthetic', 13, 'M', 'Box C', 'Wigmaker Lisle', '2025-08-27', 53.0, 42.0, 'Twelfth Night', NULL, '2026-04-21', 0, 'St Anne Drama Circle', '2026-07-06', '2026-08-11', '2026-08-31', 15.0, 15.0, NULL);
INSERT INTO wigs VALUES (147, 'Witch Three', 'brown', 'synthetic', 33, 'L', 'Box D', 'Perücken Huber', '2024-02-12', 28.0, 9.0, 'Cinderella', 'Anneke Smit', '2025-09-28', 0, NULL, NULL, NULL, NULL, NULL, NULL, 'nits scare, treated');
INSERT INTO wigs VALUES (148, 'Fairy Godmother', 'brown', 'human', 30, 'M', 'Box C', 'home made', '2026-01-29', 167.0, 155.0, 'Mamma Mia Night, Hamlet', 'Nora Hyde', '2026-07-30', 0, 'Riverside Players', '2026-10-25', '2026-11-19', '2026-11-16', 15.0, 0.0, NULL);
INSERT INTO wigs VALUES (149, 'Barrister Blythe', 'pink', 'synthetic', 68, 'S', 'Box A', 'home made', '2025-06-04', 70.0, 74.0, NULL, NULL, '2026-10-29', 0, 'Red Nose Troupe', '2025-08-18', '2025-09-20', NULL, 8.0, 8.0, NULL);
INSERT INTO wigs VALUES (150, 'Flapper Flo', 'Blonde', 'human', 83, 'S', 'Box A', 'Perücken Huber', '2025-01-25', 415.0, 181.0, 'Amadeus', 'Anneke Smit', '2026-07-18', 0, NULL, NULL, NULL, NULL, NULL, NULL, 'glue residue');
INSERT INTO wigs VALUES (151, 'Widow Twankey', 'pink', 'Synthetic', 65, 'M', 'box b', 'Perücken Huber', '2024-03-29', 25.0, 11.0, 'Macbeth', 'Ivo Marsh', '2024-06-08', 0, 'Riverside Players', '2026-02-09', '2026-03-02', NULL, 25.0, 25.0, 'nits scare, treated');
INSERT INTO wigs VALUES (152, 'Robin Hood', 'pink', 'Synthetic', 48, 'L', 'box b', 'home made', '2025-03-10', 57.0, 45.0, 'Dracula', 'Ivo Marsh', '2026-06-16', 0, 'St Anne Drama Circle', '2025-06-26', '2025-07-15', '2025-08-25', 10.0, 5.0, 'fringe cut by mistake');
INSERT INTO wigs VALUES (153, 'Dracula', 'white', 'human', 6, 'M', 'Box B', 'Wigmaker Lisle', '2026-01-06', 267.0, 159.0, 'Macbeth, Dracula, Mamma Mia Night', 'Roland Pike', '2026-04-16', 0, 'Dockside Panto', '2026-06-29', '2026-07-23', '2026-07-29', 20.0, 20.0, 'smells of smoke');
INSERT INTO wigs VALUES (154, 'Shock-Head', 'red', 'synthetic', 55, 'M', 'Box C', 'Wigmaker Lisle', '2023-05-29', 61.0, 24.0, 'Macbeth', 'Zoe Larkin', '2024-01-27', 0, 'Riverside Players', '2025-12-04', '2025-12-27', '2025-12-29', 25.0, 25.0, 'nits scare, treated');
