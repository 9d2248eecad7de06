CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  name TEXT,
  town TEXT,
  mailing_list INTEGER,
  wants TEXT
);
INSERT INTO customers VALUES (1, 'Mrs Dalgleish', 'Ely', 1, 'crime, poetry');
INSERT INTO customers VALUES (2, 'Howard Finn', 'Cambridge', 0, 'sci-fi');
INSERT INTO customers VALUES (3, 'Bookmonger Ltd', 'London', 1, 'fiction, first editions');
INSERT INTO customers VALUES (4, 'Yuki Tanabe', 'Norwich', 1, 'cookery, nature');
INSERT INTO customers VALUES (5, 'Rev. Pym', 'ely', 0, 'local, nature');
INSERT INTO customers VALUES (6, 'Clara Boyle', 'Cambridge', 1, '');
INSERT INTO customers VALUES (7, 'Desmond Oyelaran', 'London', 0, 'sci-fi, crime');
INSERT INTO customers VALUES (8, 'Inge Holm', 'Norwich', 0, 'poetry');
CREATE TABLE stock (
  ref INTEGER PRIMARY KEY,
  title TEXT,
  author TEXT,
  publ TEXT,
  pub_yr INTEGER,
  subj TEXT,
  bndg TEXT,
  cond TEXT,
  first_ed TEXT,
  signed TEXT,
  bought_dt TEXT,
  source TEXT,
  cost_gbp REAL,
  ask_gbp REAL,
  sold_gbp REAL,
  sold_dt TEXT,
  chan TEXT,
  shelf TEXT,
  cust_id INTEGER REFERENCES customers(id)
);
INSERT INTO stock VALUES (1, 'Coming Up for Air', 'George Orwell', 'Faber', 1996, 'fiction', 'pb', 'Good', '', '', '2025-04-29', 'charity lot', 8.85, 29.0, NULL, NULL, NULL, 'B3', NULL);
INSERT INTO stock VALUES (2, 'Death on the Nile', 'Agatha Christie', NULL, 1953, 'crime', 'pb', 'good', '', '', '2025-02-28', 'walk-in', 25.8, 67.0, 60.3, '2025-06-22', 'shop', 'window', 6);
INSERT INTO stock VALUES (3, 'The Sea, the Sea', 'Iris Murdoch', 'Heinemann', 1994, 'fiction', 'pb', 'Good', '', '', '2025-07-24', 'house clearance', 1.81, 5.0, NULL, NULL, NULL, 'B1', NULL);
INSERT INTO stock VALUES (4, 'Italian Food', 'Elizabeth David', NULL, 1977, 'cookery', 'hb', 'Fine', '', 'x', '2024-09-19', 'auction', 2.6, 11.0, NULL, NULL, NULL, 'A2', NULL);
INSERT INTO stock VALUES (5, 'Coming Up for Air', 'George Orwell', 'Heinemann', 1998, 'fiction', 'pb', 'VG', 'x', '', '2024-09-27', 'auction', 14.39, 40.0, 32.0, '2025-03-21', 'shop', 'cellar', 3);
INSERT INTO stock VALUES (6, 'The Sea, the Sea', 'Iris Murdoch', NULL, 1969, 'FICTION', 'hb', 'VG', '', '', '2025-09-28', 'walk-in', 0.62, 3.0, 3.0, '2025-11-22', 'shop', 'B1', 6);
INSERT INTO stock VALUES (7, 'Invisible Cities', 'Italo Calvino', 'Penguin', NULL, 'FICTION', 'pb', 'Fair', '', 'x', '2024-10-19', 'house clearance', 12.27, 45.0, NULL, NULL, NULL, 'window', NULL);
INSERT INTO stock VALUES (8, 'The Quarry Wood', 'Nan Shepherd', 'penguin', 1935, 'nature', 'pb', 'good', '', '', '2024-11-29', 'walk-in', 0.82, 3.0, NULL, NULL, NULL, 'cellar', NULL);
INSERT INTO stock VALUES (9, 'The Dispossessed', 'Ursula K. Le Guin', 'Collins', 1973, 'sci-fi', 'hb', 'Fine', 'x', 'x', '2025-06-11', 'Walk-In', 3.04, 7.0, 6.3, '2025-09-20', 'fair', 'B1', NULL);
INSERT INTO stock VALUES (10, 'Crash', 'J. G. Ballard', 'Heinemann', 1957, 'sci-fi', 'pb', 'Poor', '', '', '2025-01-27', 'walk-in', 12.72, 32.0, NULL, NULL, NULL, 'A2', NULL);
INSERT INTO stock VALUES (11, 'Crash', 'J. G. Ballard', 'Gollancz', 1998, 'sci-fi', 'hb', 'VG', '', '', '2024-06-19', 'Walk-In', 2.29, 8.0, 8.0, '2024-11-21', 'shop', 'window', 2);
INSERT INTO stock VALUES (12, 'Songs of the Fens', 'Unknown', 'Gollancz', 1970, 'local', 'pb', 'Poor', '', '', '2025-10-25', 'walk-in', 3.05, 13.0, NULL, NULL, NULL, 'A2', NULL);
INSERT INTO stock VALUES (13, 'The Living Mountain', 'Nan Shepherd', 'Gollancz', 1958, 'nature', 'pb', 'Good', 'x', '', '2024-06-22', 'walk-in', 0.69, 3.0, NULL, NULL, NULL, 'A2', NULL);
INSERT INTO stock VALUES (14, 'The Drowned World', 'J. G. BALLARD', 'Gollancz', 1977, 'sci-fi', 'pb', 'VG', 'x', 'x', '2025-09-09', 'house clearance', 9.26, 29.0, NULL, NULL, NULL, 'window', NULL);
INSERT INTO stock VALUES (15, 'The Quarry Wood', 'NAN SHEPHERD', NULL, NULL, 'nature', 'pb', 'Fine', '', '', '2024-09-04', 'Walk-In', 31.68, 82.0, 82.0, '2025-01-07', 'shop', '', 4);
INSERT INTO stock VALUES (16, 'The Dispossessed', 'Ursula K. Le Guin', 'Penguin', 1964, 'sci-fi', 'pb', 'Fair', 'x', 'x', '2025-06-03', 'charity lot', 22.38, 99.0, 99.0, '2025-07-28', 'fair', 'cellar', 1);
INSERT INTO stock VALUES (17, 'Homage to Catalonia', 'George Orwell', 'Gollancz', 1990, 'fiction', 'pb', 'Poor', '', '', '2024-06-22', 'walk-in', 0.42, 3.0, 3.0, '2024-10-13', 'Online', 'window', 5);
INSERT INTO stock VALUES (18, 'The Dispossessed', 'Ursula K. Le Guin', 'Penguin', 1939, 'sci-fi', 'pb', 'VG', '', '', '2025-04-19', 'house clearance', 1.34, 4.0, NULL, NULL, NULL, 'B1', NULL);
INSERT INTO stock VALUES (19, 'Homage to Catalonia', 'George Orwell', 'Collins', 1939, 'fiction', 'pb', 'VG', '', '', '2024-11-06', 'house clearance', 4.34, 12.0, NULL, NULL, NULL, 'B3', NULL);
INSERT INTO stock VALUES (20, 'The Drowned World', 'J. G. Ballard', 'Heinemann', 1933, 'sci-fi', 'pb', 'VG', 'x', '', '2024-06-23', 'charity lot', 0.46, 3.0, 3.0, '2024-10-18', 'online', '', 5);
INSERT INTO stock VALUES (21, 'Rocannon''s World', 'Ursula K. Le Guin', 'Gollancz', 1980, 'sci-fi', 'pb', 'Good', '', '', '2025-01-24', 'auction', 19.66, 65.0, 65.0, '2025-05-13', 'fair', 'A1', 4);
INSERT INTO stock VALUES (22, 'Songs of the Fens', 'Unknown', 'Collins', 1945, 'local', 'pb', 'good', '', '', '2025-03-12', 'Walk-In', 6.07, 16.0, NULL, NULL, NULL, 'cellar', NULL);
INSERT INTO stock VALUES (23, 'The Dispossessed', 'Ursula K. Le Guin', 'penguin', 1972, 'sci-fi', 'hb', 'Fair', 'x', '', '2025-08-27', 'Walk-In', 24.65, 66.0, NULL, NULL, NULL, 'B1', NULL);
INSERT INTO stock VALUES (24, 'High-Rise', 'J. G. Ballard', 'Penguin', 1984, 'sci-fi', 'pb', 'Poor', '', '', '2025-10-23', 'Walk-In', 23.18, 90.0, NULL, NULL, NULL, 'A1', NULL);
INSERT INTO stock VALUES (25, 'Jamaica Inn', 'Daphne du Maurier', 'Faber', 1997, 'fiction', 'hb', 'Good', '', '', '2024-12-15', 'walk-in', 0.78, 3.0, NULL, NULL, NULL, 'A1', NULL);
INSERT INTO stock VALUES (26, 'Ordnance Map of Devon', 'Unknown', 'Heinemann', 1952, 'local', 'hb', 'Good', '', '', '2025-09-06', 'auction', 0.65, 3.0, 2.4, '2025-11-04', 'online', 'window', NULL);
INSERT INTO stock VALUES (27, 'Under the Net', 'Iris Murdoch', 'Heinemann', 1992, 'fiction', 'pb', 'VG', '', '', '2024-09-25', 'charity lot', 23.41, 66.0, NULL, NULL, NULL, 'A1', NULL);
INSERT INTO stock VALUES (28, 'Curtain', 'Agatha Christie', NULL, 1998, 'crime', 'hb', 'Fair', 'x', '', '2025-02-15', 'walk-in', 2.5, 9.0, 7.2, '2025-07-04', 'shop', 'A1', NULL);
INSERT INTO stock VALUES (29, 'Marcovaldo', 'Italo Calvino', 'Gollancz', 1994, 'fiction', 'hb', 'Poor', 'x', '', '2025-01-20', 'house clearance', 0.44, 3.0, 2.7, '2025-04-10', 'online', 'window', 3);
INSERT INTO stock VALUES (30, 'Beekeeping for Cottagers', 'Unknown', 'Heinemann', 1996, 'local', 'pb', 'Good', '', '', '2025-07-03', 'auction', 10.63, 31.0, 24.8, '2025-10-22', 'shop', 'B3', 3);
INSERT INTO stock VALUES (31, 'The Sea, the Sea', 'Iris Murdoch', 'Collins', 1928, 'fiction', 'hb', 'Poor', 'x', '', '2025-04-07', 'Walk-In', 1.27, 5.0, NULL, NULL, NULL, 'B3', NULL);
INSERT INTO stock VALUES (32, 'Crash', 'J. G. Ballard', 'penguin', 1934, 'sci-fi', 'hb', 'Poor', '', '', '2025-04-26', 'walk-in', 1.6, 5.0, NULL, NULL, NULL, 'cellar', NULL);
INSERT INTO stock VALUES (33, 'The Quarry Wood', 'Nan Shepherd', 'Collins', 1933, 'nature', 'pb', 'Poor', 'x', '', '2024-08-13', 'charity lot', 1.48, 5.0, 5.0, '2024-11-23', 'shop', 'window', NULL);
INSERT INTO stock VALUES (34, 'Crash', 'J. G. Ballard', 'Faber', 1968, 'sci-fi', 'pb', 'Poor', '', '', '2024-11-20', 'Walk-In', 2.15, 4.0, 3.2, '2024-12-17', 'shop', 'window', 6);
INSERT INTO stock VALUES (35, 'The Quarry Wood', 'Nan Shepherd', 'Faber', 1948, 'nature', 'hb', 'Poor', '', '', '2025-06-27', 'charity lot', 3.75, 11.0, NULL, NULL, NULL, 'B1', NULL);
INSERT INTO stock VALUES (36, 'Marcovaldo', 'Italo Calvino', 'Heinemann', 1955, 'fiction', 'pb', 'Fine', '', '', '2024-12-27', 'auction', 2.12, 6.0, 6.0, '2025-01-26', 'fair', 'A2', 2);
INSERT INTO stock VALUES (37, 'The Drowned World', 'J. G. Ballard', 'Faber', 1980, 'sci-fi', 'pb', 'Fine', '', '', '2024-07-22', 'house clearance', 1.9, 5.0, NULL, NULL, NULL, 'cellar', NULL);
INSERT INTO stock VALUES (38, 'Rebecca', 'Daphne du Maurier', 'Heinemann', 1969, 'fiction', 'pb', 'VG', '', '', '2024-06-15', 'walk-in', 0.85, 3.0, 3.0, '2024-12-14', 'fair', 'window', 5);
INSERT INTO stock VALUES (39, 'Italian Food', 'Elizabeth David', NULL, 1957, 'cookery', 'pb', 'good', 'x', '', '2025-03-16', 'house clearance', 3.25, 9.0, 8.1, '2025-09-21', 'online', 'window', 6);
INSERT INTO stock VALUES (40, 'Marcovaldo', 'Italo Calvino', 'penguin', 1961, 'fiction', 'hb', 'VG', '', 'x', '2024-06-08', 'charity lot', 3.61, 12.0, NULL, NULL, NULL, 'A1', NULL);
INSERT INTO stock VALUES (41, 'Rebecca', 'Daphne du Maurier', 'Collins', 1965, 'fiction', 'pb', 'good', 'x', '', '2025-05-05', 'Walk-In', 2.07, 6.0, 6.0, '2025-07-29', 'shop', 'B1', 2);
INSERT INTO stock VALUES (42, 'Invisible Cities', 'Italo Calvino', 'Penguin', 1963, 'fiction ', 'hb', 'Poor', '', '', '2025-10-05', 'walk-in', 2.01, 5.0, NULL, NULL, NULL, '', NULL);
INSERT INTO stock VALUES (43, 'The Drowned World', 'J. G. Ballard', NULL, 1932, 'sci-fi', 'pb', 'Fair', 'x', '', '2024-09-20', 'charity lot', 6.55, 20.0, 20.0, '2025-02-19', 'shop', 'B3', 3);
INSERT INTO stock VALUES (44, 'Under the Net', 'IRIS MURDOCH', 'Faber', 1962, 'fiction', 'pb', 'Poor', 'x', '', '2025-06-13', 'walk-in', 20.13, 57.0, 45.6, '2025-10-09', 'Online', 'A2', 4);
INSERT INTO stock VALUES (45, 'Burmese Days', 'George Orwell', 'Collins', NULL, 'fiction', 'hb', 'Poor', '', '', '2024-09-02', 'charity lot', 0.64, 3.0, NULL, NULL, NULL, 'B3', NULL);
INSERT INTO stock VALUES (46, 'Rocannon''s World', 'Ursula K. Le Guin', 'Faber', 1988, 'sci-fi', 'pb', 'VG', '', 'x', '2025-01-16', 'house clearance', 22.72, 101.0, 90.9, '2025-05-09', 'shop', 'A2', 6);
INSERT INTO stock VALUES (47, 'Crash', 'J. G. Ballard', 'penguin', 1957, 'sci-fi', 'pb', 'good', 'x', '', '2025-03-16', 'charity lot', 3.04, 14.0, NULL, NULL, NULL, 'B3', NULL);
INSERT INTO stock VALUES (48, 'Beekeeping for Cottagers', 'Unknown', 'penguin', 1983, 'local', 'pb', 'VG', '', 'x', '2025-04-01', 'auction', 22.86, 87.0, 69.6, '2025-05-17', 'Online', 'window', 5);
INSERT INTO stock VALUES (49, 'The Hollow', 'Agatha Christie', NULL, 1978, 'crime', 'hb', 'Poor', '', '', '2025-01-03', 'house clearance', 0.56, 3.0, NULL, NULL, NULL, 'A1', NULL);
INSERT INTO stock VALUES (50, 'French Country Cooking', 'Elizabeth David', 'penguin', 1970, 'cookery', 'pb', 'Poor', '', '', '2025-09-17', 'auction', 0.79, 3.0, NULL, NULL, NULL, 'cellar', NULL);
INSERT INTO stock VALUES (51, 'The Lathe of Heaven', 'Ursula K. Le Guin', NULL, 1939, 'sci-fi', 'pb', 'Poor', '', '', '2025-04-30', 'house clearance', 1.72, 7.0, NULL, NULL, NULL, 'cellar', NULL);
INSERT INTO stock VALUES (52, 'Crash', 'J. G. Ballard', 'penguin', 1956, 'sci-fi', 'pb', 'Good', '', 'x', '2025-08-16', 'auction', 1.63, 6.0, 6.0, '2025-11-26', 'Online', 'B1', 4);
INSERT INTO stock VALUES (53, 'Invisible Cities', 'Italo Calvino', 'Gollancz', 1951, 'fiction', 'pb', 'VG', 'x', 'x', '2024-08-22', 'walk-in', 3.03, 8.0, NULL, NULL, NULL, 'A2', NULL);
INSERT INTO stock VALUES (54, 'The Sea, the Sea', 'Iris Murdoch', NULL, 1998, 'fiction', 'hb', 'Good', '', '', '2025-04-22', 'Walk-In', 0.43, 3.0, NULL, NULL, NULL, '', NULL);
INSERT INTO stock VALUES (55, 'The Sea, the Sea', 'Iris Murdoch', 'penguin', NULL, 'fiction', 'pb', 'Fine', '', 'x', '2025-05-16', 'Walk-In', 2.11, 9.0, 8.1, '2025-09-28', 'fair', 'window', 2);
INSERT INTO stock VALUES (56, 'French Country Cooking', 'ELIZABETH DAVID', 'Collins', 1997, 'cookery', 'pb', 'Good', '', '', '2024-12-27', 'auction', 24.31, 75.0, NULL, NULL, NULL, 'A2', NULL);
INSERT INTO stock VALUES (57, 'The Dispossessed', 'Ursula K. Le Guin', 'Gollancz', 1939, 'sci-fi ', 'pb', 'Fair', 'x', 'x', '2025-06-10', 'house clearance', 3.08, 9.0, NULL, NULL, NULL, 'A2', NULL);
INSERT INTO stock VALUES (58, 'Rocannon''s World', 'Ursula K. Le Guin', 'Heinemann', 1930, 'sci-fi', 'pb', 'Good', 'x', '', '2025-11-13', 'house clearance', 0.98, 3.0, NULL, NULL, NULL, '', NULL);
INSERT INTO stock VALUES (59, 'Marcovaldo', 'Italo Calvino', 'Heinemann', 1997, 'fiction', 'hb', 'Good', '', '', '2025-05-13', 'house clearance', 1.17, 3.0, 3.0, '2025-09-25', 'online', 'A1', NULL);
INSERT INTO stock VALUES (60, 'My Cousin Rachel', 'Daphne du Maurier', 'Faber', 1988, 'fiction', 'pb', 'VG', '', '', '2024-10-05', 'auction', 19.47, 87.0, 78.3, '2025-01-13', 'shop', 'B1', 1);
INSERT INTO stock VALUES (61, 'Rocannon''s World', 'URSULA K. LE GUIN', 'Gollancz', 1976, 'sci-fi', 'hb', 'Good', '', 'x', '2025-04-08', 'auction', 10.81, 38.0, NULL, NULL, NULL, 'cellar', NULL);
INSERT INTO stock VALUES (62, 'High-Rise', 'J. G. Ballard', NULL, 1949, 'sci-fi', 'hb', 'Poor', '', '', '2024-06-14', 'walk-in', 0.75, 3.0, 3.0, '2024-12-24', 'shop', 'cellar', NULL);
INSERT INTO stock VALUES (63, 'Invisible Cities', 'Italo Calvino', 'Faber', NULL, 'fiction', 'hb', 'Good', 'x', '', '2025-05-16', 'charity lot', 28.13, 77.0, NULL, NULL, NULL, '', NULL);
INSERT INTO stock VALUES (64, 'Burmese Days', 'George Orwell', 'Faber', 1963, 'fiction', 'hb', 'Poor', '', 'x', '2024-07-27', 'charity lot', 10.9, 31.0, NULL, NULL, NULL, 'A2', NULL);
INSERT INTO stock VALUES (65, 'Beekeeping for Cottagers', 'Unknown', 'Penguin', NULL, 'local', 'hb', 'Good', '', '', '2024-06-09', 'auction', 0.73, 3.0, NULL, NULL, NULL, 'B3', NULL);
INSERT INTO stock VALUES (66, 'Burmese Days', 'George Orwell', 'Penguin', 1961, 'fiction', 'hb', 'Poor', '', '', '2024-11-03', 'house clearance', 0.86, 3.0, NULL, NULL, NULL, 'A1', NULL);
INSERT INTO stock VALUES (67, 'The Sea, the Sea', 'Iris Murdoch', 'Heinemann', 1997, 'fiction', 'pb', 'VG', 'x', '', '2025-03-15', 'walk-in', 3.97, 11.0, 8.8, '2025-08-09', 'shop', 'A1', 4);
INSERT INTO stock VALUES (68, 'Ordnance Map of Devon', 'Unknown', 'penguin', 1933, 'local', 'hb', 'Fair', '', '', '2024-12-18', 'auction', 0.54, 3.0, NULL, NULL, NULL, 'cellar', NULL);
INSERT INTO stock VALUES (69, 'Under the Net', 'Iris Murdoch', 'penguin', 1935, 'fiction', 'pb', 'Fair', '', '', '2025-02-27', 'auction', 0.35, 3.0, NULL, NULL, NULL, 'B1', NULL);
INSERT INTO stock VALUES (70, 'Crash', 'J. G. BALLARD', 'penguin', NULL, 'sci-fi', 'pb', 'Poor', '', '', '2024-06-08', 'walk-in', 2.79, 10.0, NULL, NULL, NULL, '', NULL);
INSERT INTO stock VALUES (71, 'Death on the Nile', 'Agatha Christie', 'Faber', 1963, 'crime', 'pb', 'Fair', '', '', '2024-06-26', 'Walk-In', 6.5, 17.0, NULL, NULL, NULL, 'B3', NULL);
INSERT INTO stock VALUES (72, 'Burmese Days', 'George Orwell', 'Collins', 1980, 'fiction', 'pb', 'Poor', '', 'x', '2025-04-23', 'house clearance', 2.56, 11.0, NULL, NULL, NULL, 'window', NULL);
INSERT INTO stock VALUES (73, 'Beekeeping for Cottagers', 'Unknown', 'Penguin', 1933, 'local', 'hb', 'Fair', '', '', '2024-07-23', 'house clearance', 2.32, 5.0, NULL, NULL, NULL, '', NULL);
INSERT INTO stock VALUES (74, 'The Dispossessed', 'Ursula K. Le Guin', 'Penguin', 1994, 'sci-fi', 'hb', 'Fine', '', 'x', '2025-08-18', 'walk-in', 2.88, 6.0, NULL, NULL, NULL, 'cellar', NULL);
INSERT INTO stock VALUES (75, 'Invisible Cities', 'Italo Calvino', 'penguin', 1942, 'fiction', 'pb', 'VG', '', '', '2025-10-08', 'Walk-In', 7.15, 18.0, NULL, NULL, NULL, 'B1', NULL);
INSERT INTO stock VALUES (76, 'Marcovaldo', 'Italo Calvino', 'Penguin', 1944, 'fiction', 'pb', 'VG', 'x', 'x', '2025-02-08', 'Walk-In', 1.55, 6.0, 6.0, '2025-08-21', 'fair', 'cellar', 1);
INSERT INTO stock VALUES (77, 'The Living Mountain', 'Nan Shepherd', 'Faber', 1996, 'nature', 'pb', 'good', '', '', '2024-09-27', 'walk-in', 1.0, 3.0, NULL, NULL, NULL, '', NULL);
INSERT INTO stock VALUES (78, 'The Sea, the Sea', 'Iris Murdoch', 'Heinemann', NULL, 'fiction', 'pb', 'VG', 'x', '', '2024-08-01', 'walk-in', 0.77, 3.0, 3.0, '2024-08-08', 'shop', 'B1', 4);
