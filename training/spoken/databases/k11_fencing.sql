CREATE TABLE member (
  mem_no INTEGER PRIMARY KEY,
  full_name TEXT,
  dob TEXT,
  sex TEXT,
  hand TEXT,
  weapons TEXT,
  joined TEXT,
  subs_paid TEXT,
  licence_expiry TEXT,
  memb_type TEXT,
  first_aider INTEGER
);
INSERT INTO member VALUES (101, 'Aled Prosser', '1985-10-07', 'M', 'L', 'epee', '2020-10-08', '', '2025-05-19', 'social', 1);
INSERT INTO member VALUES (102, 'Bea Lindqvist', '1966-03-31', 'F', 'L', 'epee', '2020-11-26', 'x', '2025-05-29', 'adult', 1);
INSERT INTO member VALUES (103, 'Carlo Venturi', '2001-07-29', 'M', 'L', 'sabre', '2022-08-04', '', NULL, 'Adult', 0);
INSERT INTO member VALUES (104, 'Dora Hays', '2008-12-02', 'F', 'R', 'epee, sabre', '2023-03-14', NULL, NULL, 'junior', 0);
INSERT INTO member VALUES (105, 'Edwin Tsang', '2013-08-25', 'M', 'R', 'foil, epee, sabre', '2024-10-08', 'x', '2025-05-15', 'junior', 0);
INSERT INTO member VALUES (106, 'Freya Holm', '1984-07-27', 'F', 'R', 'epee', '2024-08-06', 'x', NULL, 'social', 1);
INSERT INTO member VALUES (107, 'Gareth Pugh', '1962-05-01', 'M', 'R', 'foil, epee', '2024-11-25', 'x', '2026-04-09', 'Adult', 0);
INSERT INTO member VALUES (108, 'Hana Sato', '2004-07-11', 'F', 'R', 'epee, sabre', '2023-07-07', 'x', '2026-05-13', 'student', 0);
INSERT INTO member VALUES (109, 'Imogen Clay', '2009-01-03', 'F', 'L', 'foil, epee, sabre', '2023-04-24', 'x', '2025-05-31', 'junior', 0);
INSERT INTO member VALUES (110, 'Jules Marchand', '1973-07-19', 'M', 'L', 'epee', '2024-11-03', 'x', '2026-03-09', 'social', 0);
INSERT INTO member VALUES (111, 'Kit Rowntree', '2011-03-25', 'M', 'R', 'Foil', '2023-07-19', NULL, NULL, 'junior', 0);
INSERT INTO member VALUES (112, 'Lena Vogt', '1972-01-14', 'F', 'R', 'foil, epee', '2016-12-16', '', '2026-08-01', 'social', 0);
INSERT INTO member VALUES (113, 'Marek Nowak', '1979-11-12', 'M', 'R', 'epee', '2022-05-05', 'x', NULL, 'Adult', 1);
INSERT INTO member VALUES (114, 'Nia Bevan', '1998-06-22', 'F', 'R', 'foil', '2022-03-16', 'x', '2026-02-28', 'adult', 0);
INSERT INTO member VALUES (115, 'Oscar Dunn', '1960-10-13', 'M', 'R', 'foil', '2017-08-28', NULL, '2025-04-19', 'Adult', 0);
INSERT INTO member VALUES (116, 'Priya Rao', '1958-07-05', 'F', 'R', 'Foil', '2019-11-29', 'x', '2025-09-28', 'Adult', 0);
INSERT INTO member VALUES (117, 'Quentin Abbs', '1969-07-01', 'M', 'R', 'Foil', '2018-09-13', 'x', '2026-06-11', 'adult', 0);
INSERT INTO member VALUES (118, 'Rosa Mendez', '1995-03-05', 'F', 'R', 'epee', '2023-04-17', 'x', '2026-07-16', 'adult', 0);
INSERT INTO member VALUES (119, 'Sam Tolley', '1977-01-30', 'M', 'R', 'sabre', '2022-08-17', NULL, '2026-02-10', 'adult', 1);
INSERT INTO member VALUES (120, 'Tilda Frost', '1964-02-03', 'F', 'R', 'foil, epee, sabre', '2017-10-28', NULL, '2025-03-29', 'adult', 1);
INSERT INTO member VALUES (121, 'Umar Sheikh', '1973-02-08', 'M', 'R', 'foil, epee, sabre', '2022-12-28', 'x', '2025-05-02', 'adult', 0);
INSERT INTO member VALUES (122, 'Vera Popov', '1986-01-23', 'F', 'R', 'foil, epee', '2020-03-03', NULL, NULL, 'adult', 0);
INSERT INTO member VALUES (123, 'Will Cask', '1986-01-19', 'M', 'R', 'epee', '2020-10-01', 'x', NULL, 'Adult', 0);
INSERT INTO member VALUES (124, 'Yusuf Demir', '1993-05-30', 'M', 'R', 'epee', '2021-04-24', 'x', '2026-07-09', 'social', 0);
INSERT INTO member VALUES (125, 'Zoe Arkell', '1986-11-02', 'F', 'L', 'sabre', '2024-03-29', NULL, '2026-07-01', 'Adult', 1);
INSERT INTO member VALUES (126, 'Amy Stroud', '1975-09-18', 'F', 'R', 'epee, sabre', '2023-05-01', '', '2025-10-23', 'Adult', 0);
INSERT INTO member VALUES (127, 'Ben Larkin', '2003-02-23', 'M', 'R', 'epee', '2023-10-07', 'x', '2026-01-07', 'student', 1);
INSERT INTO member VALUES (128, 'Chloe Ferris', '2006-11-07', 'F', 'R', 'epee, sabre', '2018-07-21', 'x', '2025-06-24', 'student', 0);
INSERT INTO member VALUES (129, 'Dan Osei', '1995-11-08', 'M', 'R', 'foil', '2016-06-25', '', '2025-09-25', 'social', 1);
INSERT INTO member VALUES (130, 'Ellie Mott', '1973-10-23', 'F', 'R', 'foil, epee', '2018-08-17', 'x', '2025-09-10', 'Adult', 0);
CREATE TABLE comp (
  comp_id INTEGER PRIMARY KEY,
  comp_name TEXT,
  town TEXT,
  comp_date TEXT,
  weapon TEXT,
  entry_fee_gbp INTEGER
);
INSERT INTO comp VALUES (1, 'Severn Open', 'Gloucester', '2025-01-18', 'epee', 28);
INSERT INTO comp VALUES (2, 'Winter Foil', 'Bath', '2025-02-02', 'foil', 22);
INSERT INTO comp VALUES (3, 'Club Champs Foil', 'Club hall', '2025-03-06', 'foil', 0);
INSERT INTO comp VALUES (4, 'Club Champs Epee', 'Club hall', '2025-03-13', 'epee', 0);
INSERT INTO comp VALUES (5, 'Bristol Sabre Cup', 'Bristol', '2025-03-30', 'sabre', 25);
INSERT INTO comp VALUES (6, 'Wye Valley Open', 'Hereford', '2025-04-26', 'epee', 30);
INSERT INTO comp VALUES (7, 'South West Foil', 'Exeter', '2025-05-17', 'foil', 32);
INSERT INTO comp VALUES (8, 'Midsummer Sabre', 'Bath', '2025-06-21', 'sabre', 24);
INSERT INTO comp VALUES (9, 'Cheltenham Masters', 'Cheltenham', '2025-07-05', 'epee', 26);
CREATE TABLE result (
  res_id INTEGER PRIMARY KEY,
  comp_id INTEGER REFERENCES comp(comp_id),
  mem_no INTEGER REFERENCES member(mem_no),
  placed INTEGER,
  won INTEGER,
  lost INTEGER,
  hits_given INTEGER,
  hits_taken INTEGER,
  withdrew_reason TEXT
);
INSERT INTO result VALUES (1, 1, 123, 34, 6, 6, 47, 37, NULL);
INSERT INTO result VALUES (2, 1, 127, 28, 2, 6, 11, 31, 'hamstring');
INSERT INTO result VALUES (3, 1, 126, 39, 1, 3, 16, 19, NULL);
INSERT INTO result VALUES (4, 1, 108, 25, 2, 3, 23, 21, NULL);
INSERT INTO result VALUES (5, 1, 128, 17, 0, 3, 13, 15, NULL);
INSERT INTO result VALUES (6, 1, 101, 39, 5, 3, 28, 35, NULL);
INSERT INTO result VALUES (7, 1, 104, 15, 0, 6, 16, 30, 'black card');
INSERT INTO result VALUES (8, 1, 122, 17, 3, 1, 17, 12, 'ankle');
INSERT INTO result VALUES (9, 1, 112, 11, 5, 2, 30, 26, NULL);
INSERT INTO result VALUES (10, 2, 122, 30, 3, 4, 30, 25, NULL);
INSERT INTO result VALUES (11, 2, 121, 20, 4, 6, 40, 33, NULL);
INSERT INTO result VALUES (12, 2, 120, 10, 6, 5, 47, 29, NULL);
INSERT INTO result VALUES (13, 2, 109, 35, 4, 3, 28, 27, NULL);
INSERT INTO result VALUES (14, 2, 115, 25, 8, 3, 42, 19, NULL);
INSERT INTO result VALUES (15, 2, 112, 2, 8, 6, 50, 59, NULL);
INSERT INTO result VALUES (16, 3, 111, 6, 8, 6, 58, 53, NULL);
INSERT INTO result VALUES (17, 3, 122, 8, 1, 2, 12, 12, NULL);
INSERT INTO result VALUES (18, 3, 112, 4, 7, 0, 35, 17, 'blade broke');
INSERT INTO result VALUES (19, 3, 116, 9, 0, 1, 2, 6, NULL);
INSERT INTO result VALUES (20, 3, 130, 8, 1, 5, 25, 27, NULL);
INSERT INTO result VALUES (21, 3, 120, 8, 4, 1, 24, 6, NULL);
INSERT INTO result VALUES (22, 3, 107, 5, 5, 2, 26, 11, NULL);
INSERT INTO result VALUES (23, 3, 129, 9, 8, 3, 45, 27, NULL);
INSERT INTO result VALUES (24, 4, 123, 4, 0, 0, 0, 1, 'black card');
INSERT INTO result VALUES (25, 4, 109, 1, 6, 3, 42, 22, NULL);
INSERT INTO result VALUES (26, 4, 118, 4, 1, 3, 11, 17, NULL);
INSERT INTO result VALUES (27, 4, 106, 7, 6, 1, 34, 8, NULL);
INSERT INTO result VALUES (28, 4, 112, 9, 4, 4, 31, 21, NULL);
INSERT INTO result VALUES (29, 4, 126, 6, 8, 5, 53, 29, 'black card');
INSERT INTO result VALUES (30, 5, 128, 2, 1, 5, 26, 25, NULL);
INSERT INTO result VALUES (31, 5, 109, 38, 0, 0, 1, 1, NULL);
INSERT INTO result VALUES (32, 5, 120, 12, 4, 5, 21, 40, NULL);
INSERT INTO result VALUES (33, 5, 105, 9, 5, 6, 44, 35, NULL);
INSERT INTO result VALUES (34, 5, 108, 10, 4, 4, 21, 30, NULL);
INSERT INTO result VALUES (35, 5, 125, 28, 5, 2, 27, 30, NULL);
INSERT INTO result VALUES (36, 5, 126, 14, 7, 1, 35, 18, NULL);
INSERT INTO result VALUES (37, 5, 104, 36, 1, 6, 14, 34, NULL);
INSERT INTO result VALUES (38, 6, 109, 6, 6, 6, 31, 46, NULL);
INSERT INTO result VALUES (39, 6, 102, 21, 6, 4, 35, 30, NULL);
INSERT INTO result VALUES (40, 6, 130, 23, 0, 5, 15, 26, NULL);
INSERT INTO result VALUES (41, 6, 108, 6, 0, 1, 5, 5, 'hamstring');
INSERT INTO result VALUES (42, 6, 112, 14, 0, 4, 7, 20, NULL);
INSERT INTO result VALUES (43, 6, 110, 25, 6, 2, 36, 18, NULL);
INSERT INTO result VALUES (44, 6, 121, 14, 1, 4, 18, 21, NULL);
INSERT INTO result VALUES (45, 7, 120, 34, 0, 3, 3, 16, NULL);
INSERT INTO result VALUES (46, 7, 129, 2, 6, 1, 31, 12, NULL);
INSERT INTO result VALUES (47, 7, 112, 37, 3, 4, 25, 25, NULL);
INSERT INTO result VALUES (48, 7, 122, 21, 4, 3, 33, 20, 'blade broke');
INSERT INTO result VALUES (49, 7, 121, 38, 4, 2, 25, 23, NULL);
INSERT INTO result VALUES (50, 7, 109, 14, 5, 0, 26, 11, NULL);
INSERT INTO result VALUES (51, 7, 105, 8, 0, 4, 16, 21, NULL);
INSERT INTO result VALUES (52, 7, 111, 32, 4, 5, 25, 28, NULL);
INSERT INTO result VALUES (53, 7, 130, 7, 6, 3, 41, 20, NULL);
INSERT INTO result VALUES (54, 8, 128, 22, 8, 2, 47, 27, NULL);
INSERT INTO result VALUES (55, 8, 120, 8, 8, 6, 51, 58, 'ankle');
INSERT INTO result VALUES (56, 8, 103, 29, 8, 5, 53, 54, NULL);
INSERT INTO result VALUES (57, 8, 105, 5, 8, 1, 41, 31, NULL);
INSERT INTO result VALUES (58, 8, 125, 16, 3, 0, 15, 5, NULL);
INSERT INTO result VALUES (59, 8, 119, 8, 7, 5, 38, 35, NULL);
INSERT INTO result VALUES (60, 8, 104, 25, 4, 0, 21, 3, NULL);
INSERT INTO result VALUES (61, 9, 123, 2, 7, 2, 41, 26, NULL);
INSERT INTO result VALUES (62, 9, 106, 20, 7, 3, 36, 43, NULL);
INSERT INTO result VALUES (63, 9, 107, 10, 2, 6, 24, 36, NULL);
INSERT INTO result VALUES (64, 9, 121, 2, 6, 1, 32, 18, NULL);
INSERT INTO result VALUES (65, 9, 127, 4, 7, 5, 45, 27, NULL);
CREATE TABLE kit_loan (
  loan_id INTEGER PRIMARY KEY,
  item TEXT,
  size TEXT,
  mem_no INTEGER REFERENCES member(mem_no),
  out_dt TEXT,
  back_dt TEXT,
  deposit_gbp INTEGER
);
INSERT INTO kit_loan VALUES (1, 'jacket', 'M', 116, '2025-03-06', '2025-05-21', 10);
INSERT INTO kit_loan VALUES (2, 'foil', NULL, 111, '2025-05-23', '2025-07-07', 30);
INSERT INTO kit_loan VALUES (3, 'epee', NULL, 108, '2025-01-11', NULL, 30);
INSERT INTO kit_loan VALUES (4, 'epee', 'S', 102, '2025-03-01', '2025-04-15', 0);
INSERT INTO kit_loan VALUES (5, 'mask', 'L', 111, '2024-11-03', '2025-01-04', 0);
INSERT INTO kit_loan VALUES (6, 'glove', 'M', 103, '2025-06-19', '2025-08-03', 20);
INSERT INTO kit_loan VALUES (7, 'lame', '5', 113, '2025-04-16', NULL, 20);
INSERT INTO kit_loan VALUES (8, 'breeches', 'M', 130, '2025-03-15', '2025-05-26', 30);
INSERT INTO kit_loan VALUES (9, 'jacket', 'S', 111, '2024-11-27', NULL, 30);
INSERT INTO kit_loan VALUES (10, 'glove', '5', 127, '2025-02-15', '2025-03-23', 0);
INSERT INTO kit_loan VALUES (11, 'mask', 'M', 125, '2025-01-06', NULL, 10);
INSERT INTO kit_loan VALUES (12, 'epee', '5', 123, '2025-06-06', '2025-07-29', 10);
INSERT INTO kit_loan VALUES (13, 'sabre', '5', 119, '2025-01-04', NULL, 0);
INSERT INTO kit_loan VALUES (14, 'epee', NULL, 105, '2025-05-26', NULL, 10);
INSERT INTO kit_loan VALUES (15, 'foil', 'S', 117, '2024-10-23', NULL, 10);
INSERT INTO kit_loan VALUES (16, 'lame', 'M', 122, '2024-11-21', '2025-01-05', 30);
INSERT INTO kit_loan VALUES (17, 'breeches', 'm', 114, '2025-02-22', '2025-04-29', 30);
INSERT INTO kit_loan VALUES (18, 'jacket', '5', 108, '2025-01-17', '2025-02-24', 20);
INSERT INTO kit_loan VALUES (19, 'foil', NULL, 129, '2025-04-15', NULL, 10);
INSERT INTO kit_loan VALUES (20, 'epee', 'L', 111, '2025-04-02', NULL, 30);
INSERT INTO kit_loan VALUES (21, 'mask', 'L', 123, '2025-05-16', '2025-06-19', 20);
INSERT INTO kit_loan VALUES (22, 'breeches', '5', 123, '2024-10-10', NULL, 30);
INSERT INTO kit_loan VALUES (23, 'jacket', 'M', 115, '2025-03-25', NULL, 20);
INSERT INTO kit_loan VALUES (24, 'epee', 'S', 127, '2024-11-07', NULL, 20);
INSERT INTO kit_loan VALUES (25, 'jacket', 'S', 107, '2025-05-16', '2025-05-24', 30);
INSERT INTO kit_loan VALUES (26, 'breeches', 'm', 113, '2025-02-01', '2025-02-04', 20);
