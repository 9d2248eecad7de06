CREATE TABLE finds (
  no INTEGER PRIMARY KEY,
  descr TEXT,
  categ TEXT,
  col TEXT,
  line TEXT,
  fnd_dt TEXT,
  handin_dt TEXT,
  keep_until TEXT,
  pickup_dt TEXT,
  auct_dt TEXT,
  est_eur INTEGER,
  hammer_eur INTEGER,
  fee_eur INTEGER,
  fee_pd_eur INTEGER,
  shelf TEXT,
  owner TEXT,
  owner_traced TEXT,
  contents TEXT,
  note TEXT
);
INSERT INTO finds VALUES (4001, 'bunch of keys', 'keys', 'green', 'Station hall', '2025-10-04', '2025-10-05', '2026-01-03', NULL, '2026-01-08', 8, 3, NULL, NULL, 'C1', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4002, 'reading glasses', 'glasses', 'blue', 'Station hall', '2025-11-28', '2025-11-28', '2026-05-27', '2026-01-05', NULL, 21, NULL, 5, 5, 'C3', 'P. Novak', 'No', NULL, NULL);
INSERT INTO finds VALUES (4003, 'sunglasses', 'glasses', 'blue', 'Bus 14', '2026-03-28', '2026-03-30', '2026-05-29', '2026-04-28', NULL, 47, NULL, 3, 3, 'C3', 'R. Lindqvist', 'No', NULL, NULL);
INSERT INTO finds VALUES (4004, 'child umbrella', 'Umbrella', NULL, 'Tram 5', '2025-02-16', '2025-02-17', '2025-05-18', '2025-03-28', NULL, 4, NULL, 4, 4, 'D1', 'L. Bianchi', 'No', NULL, NULL);
INSERT INTO finds VALUES (4005, 'golf umbrella', 'umbrella', 'green', 'Station hall', '2026-08-09', '2026-08-10', '2027-02-06', NULL, NULL, 13, NULL, NULL, NULL, 'A3', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4006, 'rain jacket', 'clothing', 'black', 'Bus 14', '2024-05-02', '2024-05-02', '2024-07-01', NULL, '2024-07-14', 38, 44, NULL, NULL, 'D8', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4007, 'smartphone', 'phone', 'grey ', 'Tram 5', '2024-11-30', '2024-11-30', '2025-02-28', '2025-01-06', NULL, 268, NULL, 4, 2, 'D5', 'K. Yilmaz', 'no', NULL, NULL);
INSERT INTO finds VALUES (4008, 'shopping trolley', 'bag', 'brown ', 'Station hall', '2025-01-27', '2025-01-28', '2025-03-29', '2025-02-06', NULL, 47, NULL, 2, 2, 'D9', 'L. Bianchi', 'Yes', 'purse, diary', NULL);
INSERT INTO finds VALUES (4009, 'stick umbrella', 'umbrella', 'black', 'Tram 5', '2026-02-19', '2026-02-19', '2026-08-18', NULL, NULL, 13, NULL, NULL, NULL, 'A9', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4010, 'child umbrella', 'umbrella', 'red', 'Station hall', '2025-08-21', '2025-08-21', '2025-11-19', NULL, '2025-12-23', 4, 4, NULL, NULL, 'A2', NULL, 'No', NULL, 'phoned twice');
INSERT INTO finds VALUES (4011, 'violin case', 'instrument', 'black', 'Bus 14', '2024-04-28', '2024-04-28', '2024-07-27', NULL, '2024-09-25', 297, 297, NULL, NULL, 'D4', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4012, 'shopping trolley', 'bag', 'black', 'Tram 2', '2025-01-15', '2025-01-15', '2025-04-15', '2025-04-20', NULL, 37, NULL, 2, 2, 'B9', 'R. Lindqvist', 'No', 'laptop, charger', NULL);
INSERT INTO finds VALUES (4013, 'car key', 'keys ', 'red', 'Tram 5', '2025-06-21', '2025-06-21', '2025-09-19', NULL, '2025-11-02', 4, 3, NULL, NULL, 'C4', NULL, 'no', NULL, NULL);
INSERT INTO finds VALUES (4014, 'old keypad phone', 'phone', 'blue', 'Bus 14', '2026-04-01', '2026-04-01', '2026-09-28', '2026-04-27', NULL, 255, NULL, 8, 6, 'C5', 'W. Hartog', 'Yes', NULL, NULL);
INSERT INTO finds VALUES (4015, 'reading glasses', 'glasses', 'blue', 'Station hall', '2025-01-03', '2025-01-04', '2025-03-05', NULL, NULL, 49, NULL, NULL, NULL, 'B4', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4016, 'box of seedlings', 'odd', 'grey', 'Tram 2', '2025-11-03', '2025-11-06', '2026-05-05', NULL, '2026-07-01', 25, 32, NULL, NULL, 'C5', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4017, 'key ring', 'keys', 'Red', 'Station hall', '2024-04-03', '2024-04-03', '2024-07-02', NULL, '2024-08-11', 8, 4, NULL, NULL, 'C8', NULL, 'No', NULL, 'name tag inside');
INSERT INTO finds VALUES (4018, 'stick umbrella', 'umbrella', 'red', 'Station hall', '2026-01-04', '2026-01-06', '2026-04-06', NULL, NULL, 13, NULL, NULL, NULL, 'A8', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4019, 'bunch of keys', 'KEYS', 'grey', 'Night bus N1', '2026-04-11', '2026-04-16', '2026-10-13', '2026-05-02', NULL, 3, NULL, 2, 0, 'C8', 'L. Bianchi', 'no', NULL, NULL);
INSERT INTO finds VALUES (4020, 'cake tin', 'odd', 'grey', 'Night bus N1', '2025-05-28', '2025-05-30', '2025-11-26', '2025-12-16', NULL, 15, NULL, 5, 0, 'A4', 'K. Yilmaz', 'No', NULL, 'name tag inside');
INSERT INTO finds VALUES (4021, 'stick umbrella', 'umbrella', 'red', 'Bus 14', '2025-05-18', '2025-05-20', '2025-11-16', '2025-06-22', NULL, 6, NULL, 5, 3, 'D1', 'L. Bianchi', 'No', NULL, 'wet');
INSERT INTO finds VALUES (4022, 'old keypad phone', 'Phone', 'green', 'Bus 14', '2025-06-23', '2025-06-26', '2025-12-23', '2025-07-24', NULL, 116, NULL, 3, 3, 'B3', 'L. Bianchi', 'Yes', NULL, 'wet');
INSERT INTO finds VALUES (4023, 'rain jacket', 'clothing', 'brown', 'Bus 14', '2026-05-06', '2026-05-06', '2026-11-02', NULL, NULL, 33, NULL, NULL, NULL, 'D2', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4024, 'shopping trolley', 'bag', 'brown', 'Tram 2', '2026-04-22', '2026-05-01', '2026-07-30', NULL, '2026-08-15', 26, 26, NULL, NULL, 'B7', NULL, 'Yes', NULL, NULL);
INSERT INTO finds VALUES (4025, 'handbag', 'bag', 'grey', 'Bus 30', '2025-08-22', '2025-08-22', '2025-10-21', '2025-08-29', NULL, 22, NULL, 5, 5, 'A4', 'Mrs Sorensen', 'No', NULL, NULL);
INSERT INTO finds VALUES (4026, 'handbag', 'bag', 'grey', 'Tram 2', '2024-11-24', '2024-11-24', '2025-02-22', NULL, '2025-03-02', 26, 26, NULL, NULL, 'A1', NULL, 'no', NULL, NULL);
INSERT INTO finds VALUES (4027, 'sunglasses', 'glasses', 'blue', 'Night bus N1', '2024-12-19', '2024-12-22', '2025-03-22', NULL, '2025-03-28', 50, 65, NULL, NULL, 'C3', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4028, 'rucksack', 'bag', 'green', 'Tram 2', '2024-09-20', '2024-09-21', '2024-11-20', '2024-10-02', NULL, 58, NULL, 3, 3, 'D9', 'W. Hartog', 'Yes', 'towel, shoes', NULL);
INSERT INTO finds VALUES (4029, 'golf umbrella', 'umbrella', NULL, 'Bus 30', '2026-11-05', '2026-11-14', '2027-02-12', NULL, NULL, 12, NULL, NULL, NULL, 'B4', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4030, 'violin case', 'instrument', 'green', 'Bus 14', '2026-08-07', '2026-08-07', '2027-02-03', '2026-08-30', NULL, 122, NULL, 8, 8, 'A4', 'D. Osei', 'No', NULL, NULL);
INSERT INTO finds VALUES (4031, 'key ring', 'KEYS', 'red', 'Bus 14', '2026-07-21', '2026-07-21', '2027-01-17', '2026-07-28', NULL, 5, NULL, 4, 0, 'A4', 'R. Lindqvist', 'No', NULL, NULL);
INSERT INTO finds VALUES (4032, 'car key', 'keys', 'red', 'Tram 2', '2025-01-19', '2025-01-19', '2025-03-20', NULL, '2025-03-25', 6, 4, NULL, NULL, 'D6', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4033, 'wool coat', 'clothing', 'green', 'Tram 5', '2026-01-12', '2026-01-12', '2026-04-12', '2026-01-27', NULL, 30, NULL, 2, 2, 'B8', 'Mrs Sorensen', 'No', NULL, 'name tag inside');
INSERT INTO finds VALUES (4034, 'scarf', 'clothing', 'blue', 'Night bus N1', '2024-04-19', '2024-04-20', '2024-06-19', '2024-05-03', NULL, 36, NULL, 4, 4, 'B1', 'L. Bianchi', 'No', NULL, NULL);
INSERT INTO finds VALUES (4035, 'car key', 'keys', 'blue', 'Night bus N1', '2024-05-10', '2024-05-10', '2024-08-08', '2024-05-24', NULL, 6, NULL, 2, 2, 'B7', 'K. Yilmaz', 'No', NULL, NULL);
INSERT INTO finds VALUES (4036, 'key ring', 'KEYS', NULL, 'Tram 2', '2024-04-17', '2024-04-17', '2024-10-14', NULL, '2024-11-07', 6, 6, NULL, NULL, 'D7', NULL, 'Yes', NULL, 'name tag inside');
INSERT INTO finds VALUES (4037, 'old keypad phone', 'phone', 'blue', 'Station hall', '2026-04-19', '2026-04-24', '2026-07-23', NULL, NULL, 98, NULL, NULL, NULL, 'A5', NULL, 'Yes', NULL, 'sent on by post');
INSERT INTO finds VALUES (4038, 'golf umbrella', 'umbrella', 'grey', 'Tram 2', '2024-03-11', '2024-03-16', '2024-05-15', '2024-04-13', NULL, 13, NULL, 4, 4, 'C5', 'Mrs Sorensen', 'No', NULL, NULL);
INSERT INTO finds VALUES (4039, 'box of seedlings', 'odd', 'Black', 'Tram 2', '2024-02-15', '2024-02-17', '2024-05-17', '2024-03-04', NULL, 23, NULL, 3, 3, 'C7', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4040, 'bunch of keys', 'keys', 'brown', 'Night bus N1', '2025-10-10', '2025-10-10', '2026-01-08', NULL, NULL, 8, NULL, NULL, NULL, 'C7', NULL, 'Yes', NULL, 'name tag inside');
INSERT INTO finds VALUES (4041, 'old keypad phone', 'Phone', 'green', 'Bus 14', '2024-12-18', '2024-12-21', '2025-02-19', '2025-02-25', NULL, 214, NULL, 8, 8, 'C2', 'W. Hartog', 'no', NULL, NULL);
INSERT INTO finds VALUES (4042, 'car key', 'keys ', 'green', 'Bus 14', '2026-06-12', '2026-06-12', '2026-09-10', NULL, NULL, 8, NULL, NULL, NULL, 'A5', NULL, 'Yes', NULL, 'smells of fish');
INSERT INTO finds VALUES (4043, 'child umbrella', 'umbrella', 'blue', 'Station hall', '2025-07-29', '2025-07-30', '2026-01-26', NULL, NULL, 6, NULL, NULL, NULL, 'C3', NULL, 'No', NULL, 'name tag inside');
INSERT INTO finds VALUES (4044, 'gloves', 'clothing ', NULL, 'Bus 14', '2025-03-20', '2025-03-21', '2025-09-17', '2025-04-18', NULL, 35, NULL, 5, 5, 'A7', 'D. Osei', 'No', NULL, NULL);
INSERT INTO finds VALUES (4045, 'smartphone', 'phone', 'black ', 'Bus 30', '2026-09-10', '2026-09-15', '2026-12-14', '2026-09-23', NULL, 213, NULL, 2, 2, 'B1', 'D. Osei', 'No', NULL, NULL);
INSERT INTO finds VALUES (4046, 'old keypad phone', 'phone', 'red', 'Tram 2', '2025-01-23', '2025-01-25', '2025-04-25', '2025-05-06', NULL, 132, NULL, 4, 4, 'A4', 'D. Osei', 'no', NULL, 'wet');
INSERT INTO finds VALUES (4047, 'child umbrella', 'umbrella', 'grey', 'Tram 2', '2024-11-10', '2024-11-19', '2025-02-17', '2024-11-25', NULL, 13, NULL, 2, 1, 'B2', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4048, 'old keypad phone', 'phone', 'Green', 'Bus 30', '2026-08-11', '2026-08-11', '2026-10-10', NULL, '2026-11-11', 205, 270, NULL, NULL, 'A4', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4049, 'folding umbrella', 'umbrella', 'black', 'Tram 5', '2026-03-04', '2026-03-05', '2026-05-04', '2026-03-12', NULL, 8, NULL, 5, 5, 'C7', 'Mrs Sorensen', 'No', NULL, NULL);
INSERT INTO finds VALUES (4050, 'gloves', 'clothing', 'blue', 'Tram 5', '2026-01-10', '2026-01-10', '2026-07-09', NULL, '2026-08-25', 15, 14, NULL, NULL, 'C9', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4051, 'car key', 'keys', 'green', 'Tram 2', '2025-12-25', '2025-12-25', '2026-06-23', '2025-12-27', NULL, 6, NULL, 2, 2, 'C4', 'W. Hartog', 'No', NULL, NULL);
INSERT INTO finds VALUES (4052, 'garden gnome', 'odd', 'brown', 'Night bus N1', '2026-04-22', '2026-04-23', '2026-06-22', '2026-05-08', NULL, 20, NULL, 3, 0, 'A7', 'R. Lindqvist', 'No', NULL, NULL);
INSERT INTO finds VALUES (4053, 'gloves', 'clothing', 'grey', 'Station hall', '2024-11-12', '2024-11-12', '2025-05-11', NULL, NULL, 28, NULL, NULL, NULL, 'A7', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4054, 'bobble hat', 'clothing', 'blue', 'Night bus N1', '2026-08-12', '2026-08-15', '2027-02-11', NULL, NULL, 34, NULL, NULL, NULL, 'A9', NULL, 'No', NULL, 'sent on by post');
INSERT INTO finds VALUES (4055, 'bunch of keys', 'keys', 'black', 'Tram 2', '2025-08-30', '2025-09-04', '2025-12-03', NULL, '2026-01-12', 3, 2, NULL, NULL, 'C7', NULL, 'no', NULL, 'smells of fish');
INSERT INTO finds VALUES (4056, 'trumpet', 'instrument', 'green', 'Night bus N1', '2025-05-21', '2025-05-23', '2025-08-21', NULL, NULL, 193, NULL, NULL, NULL, 'B3', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4057, 'old keypad phone', 'phone', 'green', 'Tram 5', '2025-05-12', '2025-05-12', '2025-11-08', NULL, '2025-12-10', 228, 199, NULL, NULL, 'D8', NULL, 'no', NULL, NULL);
INSERT INTO finds VALUES (4058, 'key ring', 'keys', 'grey', 'Bus 30', '2026-02-15', '2026-02-15', '2026-05-16', '2026-02-17', NULL, 6, NULL, 5, 0, 'C5', 'P. Novak', 'no', NULL, NULL);
INSERT INTO finds VALUES (4059, 'sunglasses', 'glasses', 'brown', 'Night bus N1', '2025-12-13', '2025-12-13', '2026-06-11', NULL, '2026-08-03', 32, 34, NULL, NULL, 'D8', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4060, 'old keypad phone', 'phone', 'Black', 'Bus 30', '2025-02-24', '2025-02-24', '2025-05-25', NULL, '2025-07-14', 127, 88, NULL, NULL, 'D6', NULL, 'no', NULL, NULL);
INSERT INTO finds VALUES (4061, 'garden gnome', 'odd', NULL, 'Station hall', '2025-03-30', '2025-03-30', '2025-06-28', '2025-04-26', NULL, 25, NULL, 3, 1, 'C5', 'W. Hartog', 'No', NULL, NULL);
INSERT INTO finds VALUES (4062, 'car key', 'keys', 'red', 'Tram 2', '2024-12-11', '2024-12-11', '2025-03-11', NULL, NULL, 5, NULL, NULL, NULL, 'B3', NULL, 'Yes', NULL, 'broken zip');
INSERT INTO finds VALUES (4063, 'gloves', 'clothing', 'red', 'Tram 5', '2025-06-09', '2025-06-11', '2025-12-08', '2025-12-26', NULL, 27, NULL, 8, 0, 'A5', 'W. Hartog', 'No', NULL, 'broken zip');
INSERT INTO finds VALUES (4064, 'sports bag', 'bag', 'brown', 'Bus 30', '2024-09-01', '2024-09-03', '2024-12-02', NULL, '2024-12-13', 56, 51, NULL, NULL, 'C2', NULL, 'Yes', 'sandwich box, book', NULL);
INSERT INTO finds VALUES (4065, 'sunglasses', 'glasses', 'red', 'Tram 2', '2026-05-16', '2026-05-17', '2026-11-13', NULL, NULL, 47, NULL, NULL, NULL, 'C3', NULL, 'No', NULL, 'wet');
INSERT INTO finds VALUES (4066, 'violin case', 'instrument', 'grey', 'Bus 14', '2025-10-13', '2025-10-13', '2026-01-11', '2025-10-22', NULL, 168, NULL, 4, 0, 'B2', 'D. Osei', 'No', NULL, NULL);
INSERT INTO finds VALUES (4067, 'shopping trolley', 'bag', 'blue', 'Bus 30', '2026-08-28', '2026-08-29', '2027-02-25', NULL, NULL, 48, NULL, NULL, NULL, 'B9', NULL, 'Yes', NULL, NULL);
INSERT INTO finds VALUES (4068, 'car key', 'keys', 'brown', 'Tram 2', '2025-02-20', '2025-02-21', '2025-05-22', NULL, '2025-07-20', 6, 6, NULL, NULL, 'C5', NULL, 'Yes', NULL, NULL);
INSERT INTO finds VALUES (4069, 'reading glasses', 'glasses', 'Black', 'Night bus N1', '2025-02-17', '2025-02-17', '2025-04-18', NULL, '2025-05-18', 20, 20, NULL, NULL, 'C3', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4070, 'smartphone', 'phone', NULL, 'Night bus N1', '2025-04-23', '2025-04-23', '2025-10-20', NULL, NULL, 236, NULL, NULL, NULL, 'D6', NULL, 'no', NULL, 'broken zip');
INSERT INTO finds VALUES (4071, 'rain jacket', 'clothing', 'black', 'Tram 5', '2026-05-17', '2026-05-18', '2026-08-16', '2026-09-02', NULL, 34, NULL, 8, 8, 'A2', 'Fam. Meier', 'No', NULL, NULL);
INSERT INTO finds VALUES (4072, 'key ring', 'keys', 'blue', 'Station hall', '2025-12-05', '2025-12-06', '2026-02-04', '2025-12-06', NULL, 6, NULL, 8, 8, 'B8', 'D. Osei', 'no', NULL, NULL);
INSERT INTO finds VALUES (4073, 'prosthetic leg', 'odd', NULL, 'Tram 2', '2025-05-09', '2025-05-23', '2025-11-19', NULL, '2026-01-10', 19, 10, NULL, NULL, 'D2', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4074, 'scarf', 'clothing', 'brown', 'Tram 5', '2024-02-04', '2024-02-04', '2024-05-04', NULL, '2024-05-17', 29, 26, NULL, NULL, 'B9', NULL, 'No', NULL, 'wet');
INSERT INTO finds VALUES (4075, 'key ring', 'keys', 'green', 'Station hall', '2026-06-24', '2026-06-26', '2026-09-24', '2026-07-19', NULL, 2, NULL, 3, 1, 'C8', NULL, 'no', NULL, 'wet');
INSERT INTO finds VALUES (4076, 'key ring', 'keys', 'green', 'Night bus N1', '2025-04-02', '2025-04-02', '2025-09-29', '2025-04-20', NULL, 4, NULL, 8, 8, 'D5', 'Mrs Sorensen', 'Yes', NULL, NULL);
INSERT INTO finds VALUES (4077, 'bobble hat', 'clothing', 'grey', 'Bus 14', '2026-02-24', '2026-03-05', '2026-06-03', '2026-03-23', NULL, 32, NULL, 5, 5, 'D3', 'L. Bianchi', 'No', NULL, 'name tag inside');
INSERT INTO finds VALUES (4078, 'smartphone', 'phone', 'red', 'Bus 14', '2024-11-25', '2024-11-25', '2025-01-24', '2024-11-30', NULL, 94, NULL, 4, 4, 'D7', 'D. Osei', 'Yes', NULL, NULL);
INSERT INTO finds VALUES (4079, 'golf umbrella', 'Umbrella', 'blue', 'Tram 2', '2025-09-13', '2025-09-14', '2025-12-13', '2025-10-04', NULL, 4, NULL, 3, 3, 'A4', 'W. Hartog', 'No', NULL, NULL);
INSERT INTO finds VALUES (4080, 'ukulele', 'instrument', 'blue', 'Night bus N1', '2025-02-25', '2025-02-25', '2025-05-26', '2025-03-19', NULL, 269, NULL, 3, 3, 'C7', 'W. Hartog', 'No', NULL, 'name tag inside');
INSERT INTO finds VALUES (4081, 'golf umbrella', 'umbrella', 'blue', 'Station hall', '2025-09-22', '2025-09-22', '2025-12-21', NULL, '2026-01-25', 6, 6, NULL, NULL, 'A1', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4082, 'sunglasses', 'Glasses', 'blue', 'Tram 2', '2025-10-20', '2025-10-20', '2026-04-18', NULL, '2026-06-07', 47, 60, NULL, NULL, 'C2', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4083, 'smartphone', 'phone', 'blue', 'Bus 14', '2026-09-06', '2026-09-11', '2026-11-10', NULL, NULL, 258, NULL, NULL, NULL, 'A3', NULL, 'Yes', NULL, 'broken zip');
INSERT INTO finds VALUES (4084, 'rain jacket', 'clothing', 'blue', 'Station hall', '2025-11-11', '2025-11-12', '2026-05-11', NULL, '2026-05-23', 20, 21, NULL, NULL, 'A1', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4085, 'rain jacket', 'CLOTHING', 'red', 'Bus 30', '2024-11-05', '2024-11-14', '2025-02-12', '2024-11-20', NULL, 38, NULL, 3, 0, 'C8', 'R. Lindqvist', 'No', NULL, NULL);
INSERT INTO finds VALUES (4086, 'gloves', 'clothing', 'black', 'Tram 5', '2024-04-20', '2024-04-21', '2024-10-18', '2024-05-28', NULL, 38, NULL, 4, 4, 'B7', 'Fam. Meier', 'No', NULL, NULL);
INSERT INTO finds VALUES (4087, 'rucksack', 'bag', 'brown', 'Tram 5', '2025-11-09', '2025-11-11', '2026-02-09', '2025-11-23', NULL, 38, NULL, 4, 4, 'D6', 'Mrs Sorensen', 'no', 'towel, shoes', NULL);
INSERT INTO finds VALUES (4088, 'car key', 'keys', 'red', 'Station hall', '2024-01-10', '2024-01-11', '2024-04-10', '2024-02-07', NULL, 3, NULL, 5, 5, 'A9', 'R. Lindqvist', 'Yes', NULL, NULL);
INSERT INTO finds VALUES (4089, 'garden gnome', 'odd', 'black', 'Tram 2', '2025-05-15', '2025-05-15', '2025-07-14', '2025-06-23', NULL, 16, NULL, 2, 2, 'A6', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4090, 'bobble hat', 'clothing', 'RED', 'Bus 30', '2026-07-25', '2026-07-25', '2026-09-23', '2026-08-09', NULL, 13, NULL, 3, 3, 'D8', 'D. Osei', 'No', NULL, NULL);
INSERT INTO finds VALUES (4091, 'garden gnome', 'odd', 'blue', 'Night bus N1', '2024-09-03', '2024-09-04', '2024-12-03', NULL, NULL, 34, NULL, NULL, NULL, 'B3', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4092, 'sunglasses', 'glasses', 'black', 'Tram 2', '2025-10-26', '2025-10-31', '2026-01-29', NULL, '2026-03-22', 33, 28, NULL, NULL, 'D3', NULL, 'No', NULL, 'phoned twice');
INSERT INTO finds VALUES (4093, 'smartphone', 'phone', 'grey', 'Bus 14', '2026-10-17', '2026-10-19', '2026-12-18', NULL, NULL, 172, NULL, NULL, NULL, 'D1', NULL, 'no', NULL, NULL);
INSERT INTO finds VALUES (4094, 'folding umbrella', 'umbrella', 'black', 'Tram 5', '2024-08-09', '2024-08-11', '2024-11-09', NULL, '2024-11-14', 10, 13, NULL, NULL, 'D5', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4095, 'golf umbrella', 'UMBRELLA', 'brown', 'Bus 30', '2025-06-30', '2025-06-30', '2025-09-28', '2025-08-03', NULL, 10, NULL, 5, 0, 'C8', 'P. Novak', 'No', NULL, NULL);
INSERT INTO finds VALUES (4096, 'trumpet', 'instrument', 'green', 'Night bus N1', '2025-01-12', '2025-01-12', '2025-03-13', '2025-02-16', NULL, 197, NULL, 2, 2, 'C4', 'Fam. Meier', 'No', NULL, NULL);
INSERT INTO finds VALUES (4097, 'folding umbrella', 'umbrella', 'red', 'Bus 30', '2024-02-12', '2024-02-12', '2024-04-12', NULL, '2024-04-15', 12, 12, NULL, NULL, 'A8', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4098, 'old keypad phone', 'phone', 'BLACK', 'Tram 2', '2024-09-09', '2024-09-09', '2025-03-08', NULL, NULL, 168, NULL, NULL, NULL, 'A2', NULL, 'Yes', NULL, NULL);
INSERT INTO finds VALUES (4099, 'bunch of keys', 'keys', 'black', 'Tram 2', '2024-01-23', '2024-01-23', '2024-03-23', '2024-02-28', NULL, 5, NULL, 2, 2, 'B7', 'L. Bianchi', 'Yes', NULL, NULL);
INSERT INTO finds VALUES (4100, 'key ring', 'keys', 'red', 'Station hall', '2025-02-13', '2025-02-16', '2025-04-17', '2025-04-20', NULL, 3, NULL, 8, 8, 'D2', 'L. Bianchi', 'no', NULL, NULL);
INSERT INTO finds VALUES (4101, 'reading glasses', 'glasses', NULL, 'Night bus N1', '2025-10-23', '2025-10-24', '2026-04-22', NULL, '2026-05-23', 40, 63, NULL, NULL, 'D5', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4102, 'sunglasses', 'glasses', 'red', 'Bus 30', '2025-10-07', '2025-10-07', '2026-04-05', '2025-10-09', NULL, 48, NULL, 8, 8, 'D6', 'R. Lindqvist', 'No', NULL, NULL);
INSERT INTO finds VALUES (4103, 'gloves', 'clothing', NULL, 'Tram 5', '2025-09-28', '2025-09-28', '2026-03-27', NULL, '2026-05-10', 15, 22, NULL, NULL, 'C7', NULL, 'No', NULL, 'wet');
INSERT INTO finds VALUES (4104, 'child umbrella', 'umbrella', 'grey', 'Tram 5', '2024-02-21', '2024-02-21', '2024-05-21', '2024-03-21', NULL, 5, NULL, 4, 6, 'D7', 'W. Hartog', 'No', NULL, NULL);
INSERT INTO finds VALUES (4105, 'handbag', 'bag', 'blue', 'Station hall', '2024-03-05', '2024-03-05', '2024-06-03', NULL, '2024-06-30', 27, 33, NULL, NULL, 'D8', NULL, 'No', 'purse, diary', NULL);
INSERT INTO finds VALUES (4106, 'reading glasses', 'glasses', 'brown', 'Bus 30', '2026-01-15', '2026-01-16', '2026-04-16', NULL, '2026-05-03', 46, 37, NULL, NULL, 'C8', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4107, 'sunglasses', 'glasses', 'green ', 'Bus 14', '2025-06-12', '2025-06-15', '2025-09-13', NULL, NULL, 52, NULL, NULL, NULL, 'A6', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4108, 'old keypad phone', 'phone', 'brown', 'Bus 14', '2024-12-24', '2024-12-25', '2025-03-25', NULL, '2025-05-21', 138, 138, NULL, NULL, 'A8', NULL, 'Yes', NULL, NULL);
INSERT INTO finds VALUES (4109, 'old keypad phone', 'Phone', 'black', 'Night bus N1', '2024-03-06', '2024-03-06', '2024-09-02', NULL, '2024-09-24', 265, 265, NULL, NULL, 'A4', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4110, 'box of seedlings', 'odd', 'brown', 'Tram 5', '2025-04-30', '2025-05-05', '2025-08-03', NULL, '2025-09-13', 17, 23, NULL, NULL, 'C8', NULL, 'No', NULL, 'sent on by post');
INSERT INTO finds VALUES (4111, 'golf umbrella', 'Umbrella', 'brown', 'Bus 30', '2025-05-26', '2025-06-04', '2025-09-02', '2025-07-12', NULL, 4, NULL, 5, 5, 'D9', 'W. Hartog', 'No', NULL, 'phoned twice');
INSERT INTO finds VALUES (4112, 'reading glasses', 'glasses', 'blue', 'Night bus N1', '2025-01-15', '2025-01-16', '2025-03-17', NULL, '2025-05-02', 70, 51, NULL, NULL, 'C6', NULL, 'No', NULL, NULL);
INSERT INTO finds VALUES (4113, 'reading glasses', 'glasses', 'red ', 'Night bus N1', '2024-07-07', '2024-07-07', '2024-09-05', '2024-07-30', NULL, 31, NULL, 5, 5, 'C3', 'D. Osei', 'No', NULL, 'smells of fish');
INSERT INTO finds VALUES (4114, 'laptop case', 'bag', 'black', 'Bus 30', '2025-01-29', '2025-01-30', '2025-04-30', '2025-03-05', NULL, 54, NULL, 3, 3, 'C3', 'L. Bianchi', 'no', 'laptop, charger', 'name tag inside');
INSERT INTO finds VALUES (4115, 'golf umbrella', 'umbrella', 'RED', 'Bus 30', '2026-02-12', '2026-02-12', '2026-05-13', '2026-03-01', NULL, 11, NULL, 5, 5, 'A3', 'W. Hartog', 'No', NULL, NULL);
INSERT INTO finds VALUES (4116, 'old keypad phone', 'phone', 'red', 'Tram 2', '2026-03-18', '2026-03-18', '2026-06-16', NULL, NULL, 261, NULL, NULL, NULL, 'A4', NULL, 'Yes', NULL, NULL);
INSERT INTO finds VALUES (4117, 'scarf', 'clothing', 'red', 'Tram 5', '2025-09-21', '2025-09-22', '2025-12-21', '2025-09-26', NULL, 33, NULL, 4, 6, 'B5', 'R. Lindqvist', 'No', NULL, NULL);
INSERT INTO finds VALUES (4118, 'violin case', 'instrument', 'blue', 'Station hall', '2024-07-27', '2024-07-27', '2024-10-25', '2024-11-07', NULL, 145, NULL, 3, 0, 'B6', 'R. Lindqvist', 'No', NULL, NULL);
INSERT INTO finds VALUES (4119, 'laptop case', 'bag', 'grey', 'Bus 14', '2026-04-28', '2026-04-29', '2026-07-28', NULL, NULL, 29, NULL, NULL, NULL, 'A2', NULL, 'Yes', 'towel, shoes', NULL);
INSERT INTO finds VALUES (4120, 'crutches', 'odd', 'red', 'Tram 2', '2026-03-02', '2026-03-02', '2026-05-31', '2026-03-16', NULL, 31, NULL, 4, 2, 'C5', 'W. Hartog', 'No', NULL, NULL);
