CREATE TABLE costume (
  id INTEGER PRIMARY KEY,
  item TEXT,
  made_for_show TEXT,
  size TEXT,
  colours TEXT,
  made_by TEXT,
  year_made INTEGER,
  replacement_value_gbp INTEGER,
  hire_fee_gbp INTEGER,
  condition TEXT,
  cleaning TEXT,
  kept_in TEXT
);
INSERT INTO costume VALUES (1, 'Dame''s pink crinoline', 'aladdin', 'L', 'white', 'Jean', 2018, 5, 6, 'poor', 'dry clean', 'loft');
INSERT INTO costume VALUES (2, 'Dame''s apron', 'Cinderella', 'L', 'red', 'Jean', 2007, 20, 5, 'good', 'wash', 'rail A');
INSERT INTO costume VALUES (3, 'Back end of cow', '', 'XL', 'red', 'donated', 1988, 30, 4, 'Poor', 'wash', 'rail A');
INSERT INTO costume VALUES (4, 'Front end of cow', 'Peter Pan', 'S', 'red, black', '', 2018, 8, 6, 'Poor', 'sponge', 'Loft');
INSERT INTO costume VALUES (5, 'Fairy wings', 'Peter Pan', 'child', 'gold', 'donated', 2007, 60, 10, 'poor', 'wash', 'Loft');
INSERT INTO costume VALUES (6, 'Fairy wand dress', 'aladdin', 'one size', '', 'Jean', 2024, 60, 5, 'Poor', 'wash', 'Loft');
INSERT INTO costume VALUES (7, 'Captain Hook coat', 'Aladdin', 'one size', 'black', 'Jean', 2018, 8, 15, 'Good', 'sponge', 'loft');
INSERT INTO costume VALUES (8, 'Pirate breeches', 'Cinderella', 'L', 'pink, gold', 'donated', 2015, 20, 4, 'Poor', 'dry clean', 'rail A');
INSERT INTO costume VALUES (9, 'Wicked Queen cloak', 'aladdin', 'm', '', 'Jean', 1988, 60, 8, 'good', 'sponge', 'rail B');
INSERT INTO costume VALUES (10, 'Ugly sister gown (green)', 'Cinderella', 'one size', 'red, black', 'bought', 1994, 60, 5, 'fair', 'wash', 'rail B');
INSERT INTO costume VALUES (11, 'Ugly sister gown (orange)', 'Jack and the Beanstalk', 'XL', 'red, black', '', 2018, 45, 5, 'poor', 'sponge', 'rail A');
INSERT INTO costume VALUES (12, 'Prince Charming tunic', 'Dick Whittington', 'child', '', 'Jean', 2003, 15, 8, 'Good', 'dry clean', 'Loft');
INSERT INTO costume VALUES (13, 'Cinders rags', 'Dick Whittington', 'L', 'black', 'Moira', 1988, 12, 4, 'good', 'wash', 'rail B');
INSERT INTO costume VALUES (14, 'Buttons jacket', 'Cinderella', 'M', 'green', 'Jean', 2007, 8, 8, 'fair', 'dry clean', 'rail B');
INSERT INTO costume VALUES (15, 'Genie waistcoat', 'Dick Whittington', 'L', '', 'Moira', 2022, 30, 15, 'Good', 'wash', 'rail B');
INSERT INTO costume VALUES (16, 'Aladdin trousers', 'Jack and the Beanstalk', 'M', 'gold', 'Jean', 1994, 5, 15, 'Poor', 'sponge', 'Loft');
INSERT INTO costume VALUES (17, 'Goose suit', 'Dick Whittington', 'S', 'red', 'Jean', 2015, 5, 10, 'Good', 'dry clean', 'rail A');
INSERT INTO costume VALUES (18, 'Cat onesie', 'aladdin', 'm', 'brown', 'donated', 2003, 30, 15, 'Poor', 'sponge', 'rail A');
INSERT INTO costume VALUES (19, 'King robe', 'Dick Whittington', 'S', 'red, black', 'donated', 2015, 60, 5, 'good', 'dry clean', 'loft');
INSERT INTO costume VALUES (20, 'Dick Whittington jerkin', 'Dick Whittington', 'child', '', 'donated', 1994, 12, 4, 'Poor', 'wash', 'rail B');
INSERT INTO costume VALUES (21, 'Policeman tunic', 'Aladdin', 'M', 'red, black', 'donated', 2024, 12, 15, 'good', 'wash', 'hamper');
INSERT INTO costume VALUES (22, 'Policeman helmet', 'aladdin', 'M', 'white', 'Jean', 2011, 8, 6, 'Good', 'wash', 'Loft');
INSERT INTO costume VALUES (23, 'Giant boots', 'Cinderella', 'm', 'brown', '', 2018, 8, 8, 'Poor', 'wash', 'Loft');
INSERT INTO costume VALUES (24, 'Beanstalk headdress', 'aladdin', 'one size', 'gold', '', 2011, 30, 4, 'good', 'sponge', 'Loft');
INSERT INTO costume VALUES (25, 'Snow White dress', 'Peter Pan', 'XL', 'pink, gold', 'Jean', 2024, 15, 8, 'Good', 'dry clean', 'rail A');
INSERT INTO costume VALUES (26, 'Dwarf beards x7', 'aladdin', 'L', 'white', 'Jean', 2024, 45, 6, 'fair', 'wash', 'rail A');
INSERT INTO costume VALUES (27, 'Peter Pan tunic', 'aladdin', 'L', 'red, black', 'donated', 1994, 8, 10, 'poor', 'dry clean', 'hamper');
INSERT INTO costume VALUES (28, 'Crocodile tail', '', 'S', 'white', '', 2003, 20, 5, 'fair', 'wash', 'Loft');
INSERT INTO costume VALUES (29, 'Turban', 'Jack and the Beanstalk', 'XL', 'black', 'Moira', 2018, 20, 15, 'poor', 'sponge', 'rail A');
INSERT INTO costume VALUES (30, 'Fairy godmother cape', 'Peter Pan', 'L', 'black', 'donated', 2024, 12, 6, 'Good', 'dry clean', 'rail A');
INSERT INTO costume VALUES (31, 'Rat king mask', 'Jack and the Beanstalk', 'M', 'pink, gold', 'donated', 1994, 12, 10, 'good', 'dry clean', 'Loft');
INSERT INTO costume VALUES (32, 'Wolf head', 'Peter Pan', 'M', 'red, black', 'Moira', 2022, 20, 4, 'Poor', 'dry clean', 'rail A');
INSERT INTO costume VALUES (33, 'Red Riding hood', 'Dick Whittington', 'm', 'red', 'Moira', 1994, 15, 5, 'fair', 'dry clean', 'Loft');
INSERT INTO costume VALUES (34, 'Villager smock', 'Peter Pan', 'L', '', 'Jean', 2007, 30, 4, 'poor', 'wash', 'loft');
INSERT INTO costume VALUES (35, 'Villager bonnet', 'Cinderella', 'one size', 'gold', 'Jean', 2022, 5, 5, 'good', 'dry clean', 'loft');
INSERT INTO costume VALUES (36, 'Top hat', 'Peter Pan', 'S', 'brown', 'donated', 2007, 5, 15, 'poor', 'wash', 'loft');
CREATE TABLE borrower (
  id INTEGER PRIMARY KEY,
  name TEXT,
  type TEXT,
  contact TEXT
);
INSERT INTO borrower VALUES (1, 'St Mark''s Primary', 'school', 'Mrs Lund');
INSERT INTO borrower VALUES (2, 'Thornby Players', 'drama group', 'Hugh Pym');
INSERT INTO borrower VALUES (3, 'Brass Band', 'club', 'Olive Tate');
INSERT INTO borrower VALUES (4, 'Dora Finch', 'private', 'Dora Finch');
INSERT INTO borrower VALUES (5, 'Kirkby WI', 'club', 'Ann Speed');
INSERT INTO borrower VALUES (6, 'Ashwell Academy', 'School', 'Mr Bello');
INSERT INTO borrower VALUES (7, 'Len Carver', 'private', 'Len Carver');
INSERT INTO borrower VALUES (8, 'Village fete cttee', 'club', '');
INSERT INTO borrower VALUES (9, 'Market Players', 'drama group', 'Suki Ray');
CREATE TABLE loan (
  id INTEGER PRIMARY KEY,
  costume_id INTEGER REFERENCES costume(id),
  borrower_id INTEGER REFERENCES borrower(id),
  date_out DATE,
  date_due DATE,
  date_back DATE,
  fee_charged_gbp INTEGER,
  deposit_gbp INTEGER,
  deposit_returned TEXT,
  damage TEXT
);
INSERT INTO loan VALUES (1, 11, 5, '2024-01-07', '2024-01-21', '2024-01-28', 5, 20, 'no', 'make-up on collar');
INSERT INTO loan VALUES (2, 12, 1, '2024-06-18', '2024-07-02', '2024-07-05', 0, 0, 'no', '');
INSERT INTO loan VALUES (3, 25, 8, '2024-03-22', '2024-03-29', '2024-03-25', 8, 0, 'yes', 'torn seam');
INSERT INTO loan VALUES (4, 20, 2, '2024-02-24', '2024-03-02', '2024-03-06', 4, 20, 'no', '');
INSERT INTO loan VALUES (5, 6, 3, '2023-12-05', '2023-12-19', '2023-12-13', 5, 0, 'no', '');
INSERT INTO loan VALUES (6, 14, 1, '2024-07-27', '2024-08-10', '2024-08-21', 0, 10, 'no', 'make-up on collar');
INSERT INTO loan VALUES (7, 8, 2, '2025-02-18', '2025-02-25', '2025-02-23', 4, 20, 'yes', '');
INSERT INTO loan VALUES (8, 30, 2, '2024-02-16', '2024-03-08', NULL, 6, 0, '', '');
INSERT INTO loan VALUES (9, 7, 1, '2023-11-01', '2023-11-15', NULL, 0, 20, '', '');
INSERT INTO loan VALUES (10, 12, 6, '2023-10-23', '2023-10-30', NULL, 8, 20, '', '');
INSERT INTO loan VALUES (11, 8, 4, '2023-10-27', '2023-11-10', NULL, 4, 20, '', '');
INSERT INTO loan VALUES (12, 5, 2, '2023-12-17', '2023-12-31', '2023-12-26', 10, 20, 'no', 'smelly');
INSERT INTO loan VALUES (13, 1, 4, '2024-01-15', '2024-01-29', '2024-01-31', 6, 0, 'Yes', '');
INSERT INTO loan VALUES (14, 7, 1, '2024-12-12', '2024-12-26', '2024-12-27', 0, 20, 'yes', 'make-up on collar');
INSERT INTO loan VALUES (15, 17, 1, '2023-12-10', '2023-12-24', '2023-12-19', 0, 0, 'Yes', 'torn seam');
INSERT INTO loan VALUES (16, 18, 2, '2024-05-08', '2024-05-22', '2024-05-30', 15, 10, 'yes', '');
INSERT INTO loan VALUES (17, 14, 1, '2025-01-04', '2025-01-11', '2025-01-20', 0, 10, 'yes', '');
INSERT INTO loan VALUES (18, 19, 2, '2024-01-24', '2024-01-31', '2024-01-29', 5, 20, 'no', 'torn seam');
INSERT INTO loan VALUES (19, 29, 7, '2023-10-09', '2023-10-23', '2023-11-01', 15, 0, 'Yes', 'smelly');
INSERT INTO loan VALUES (20, 15, 6, '2024-04-18', '2024-05-02', '2024-04-27', 15, 0, 'no', '');
INSERT INTO loan VALUES (21, 25, 1, '2024-07-02', '2024-07-16', '2024-07-19', 0, 20, 'no', 'make-up on collar');
INSERT INTO loan VALUES (22, 3, 2, '2023-11-14', '2023-11-28', '2023-12-09', 4, 10, 'no', 'torn seam');
INSERT INTO loan VALUES (23, 15, 3, '2024-04-10', '2024-04-17', NULL, 15, 10, '', '');
INSERT INTO loan VALUES (24, 24, 1, '2024-01-13', '2024-02-03', '2024-02-11', 0, 10, 'Yes', '');
INSERT INTO loan VALUES (25, 20, 1, '2024-11-18', '2024-11-25', '2024-11-21', 0, 0, 'Yes', 'button missing, torn seam');
INSERT INTO loan VALUES (26, 20, 4, '2024-02-20', '2024-03-05', NULL, 4, 10, '', '');
INSERT INTO loan VALUES (27, 28, 6, '2023-10-03', '2023-10-17', '2023-10-14', 5, 20, 'Yes', '');
INSERT INTO loan VALUES (28, 12, 2, '2024-06-01', '2024-06-15', '2024-06-26', 8, 20, 'no', '');
INSERT INTO loan VALUES (29, 26, 6, '2024-04-14', '2024-04-21', '2024-04-17', 6, 0, 'yes', 'button missing, torn seam');
INSERT INTO loan VALUES (30, 6, 4, '2023-09-25', '2023-10-09', '2023-10-10', 5, 20, 'Yes', 'make-up on collar');
INSERT INTO loan VALUES (31, 24, 6, '2024-07-02', '2024-07-16', '2024-07-18', 4, 20, 'Yes', '');
INSERT INTO loan VALUES (32, 10, 6, '2024-02-29', '2024-03-07', '2024-03-02', 5, 10, 'Yes', 'make-up on collar');
INSERT INTO loan VALUES (33, 25, 5, '2024-05-20', '2024-06-03', '2024-06-03', 8, 0, 'no', '');
INSERT INTO loan VALUES (34, 20, 4, '2024-09-16', '2024-09-23', '2024-09-22', 4, 20, 'Yes', '');
INSERT INTO loan VALUES (35, 10, 2, '2024-08-06', '2024-08-13', '2024-08-25', 5, 0, 'yes', 'button missing, torn seam');
INSERT INTO loan VALUES (36, 14, 1, '2024-04-27', '2024-05-04', '2024-05-01', 0, 20, 'Yes', 'make-up on collar');
INSERT INTO loan VALUES (37, 20, 2, '2023-10-16', '2023-10-30', '2023-11-10', 4, 10, 'Yes', 'torn seam');
INSERT INTO loan VALUES (38, 10, 1, '2024-07-25', '2024-08-01', NULL, 0, 0, '', '');
INSERT INTO loan VALUES (39, 23, 2, '2024-12-17', '2025-01-07', '2025-01-03', 8, 20, 'yes', '');
INSERT INTO loan VALUES (40, 19, 5, '2024-03-26', '2024-04-02', '2024-04-01', 5, 0, 'no', 'make-up on collar');
INSERT INTO loan VALUES (41, 23, 4, '2024-02-01', '2024-02-15', '2024-02-25', 8, 20, 'Yes', '');
INSERT INTO loan VALUES (42, 10, 2, '2024-07-12', '2024-07-26', '2024-07-26', 5, 0, 'no', 'button missing, torn seam');
INSERT INTO loan VALUES (43, 17, 3, '2024-03-17', '2024-03-31', NULL, 10, 20, '', '');
INSERT INTO loan VALUES (44, 1, 2, '2024-02-17', '2024-03-09', '2024-03-06', 6, 20, 'no', 'button missing, torn seam');
INSERT INTO loan VALUES (45, 9, 1, '2025-01-19', '2025-02-02', '2025-02-13', 0, 10, 'no', 'torn seam');
INSERT INTO loan VALUES (46, 10, 1, '2025-01-14', '2025-01-28', '2025-02-02', 0, 20, 'yes', 'smelly');
INSERT INTO loan VALUES (47, 10, 1, '2024-03-14', '2024-03-28', '2024-03-29', 0, 0, 'yes', 'make-up on collar');
INSERT INTO loan VALUES (48, 6, 6, '2024-04-01', '2024-04-22', '2024-04-30', 5, 20, 'no', '');
INSERT INTO loan VALUES (49, 26, 4, '2024-01-04', '2024-01-25', '2024-01-19', 6, 0, 'no', '');
INSERT INTO loan VALUES (50, 2, 7, '2024-06-13', '2024-06-27', '2024-07-09', 5, 20, 'no', '');
INSERT INTO loan VALUES (51, 7, 2, '2024-06-30', '2024-07-21', '2024-07-22', 15, 0, 'no', 'make-up on collar');
INSERT INTO loan VALUES (52, 21, 6, '2024-06-12', '2024-07-03', '2024-07-12', 15, 20, 'yes', 'make-up on collar');
INSERT INTO loan VALUES (53, 16, 5, '2024-08-18', '2024-09-01', '2024-09-08', 15, 20, 'Yes', 'smelly');
INSERT INTO loan VALUES (54, 15, 2, '2024-06-06', '2024-06-27', NULL, 15, 0, '', '');
INSERT INTO loan VALUES (55, 24, 1, '2024-02-04', '2024-02-25', '2024-02-23', 0, 20, 'yes', '');
INSERT INTO loan VALUES (56, 26, 1, '2023-11-03', '2023-11-17', NULL, 0, 0, '', '');
INSERT INTO loan VALUES (57, 11, 1, '2023-12-26', '2024-01-16', '2024-01-15', 0, 10, 'no', '');
INSERT INTO loan VALUES (58, 19, 1, '2025-01-07', '2025-01-28', '2025-01-29', 0, 10, 'Yes', 'make-up on collar');
