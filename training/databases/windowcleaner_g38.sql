CREATE TABLE "Rounds" (
  "Customer" TEXT PRIMARY KEY,
  "Address" TEXT,
  "Area" TEXT,
  "Type" TEXT,
  "No. of windows" INTEGER,
  "Price (£)" REAL,
  "Time needed (min)" INTEGER,
  "Every x weeks" INTEGER,
  "Last cleaned" TEXT,
  "Next due" TEXT,
  "Paid?" TEXT,
  "Pays by" TEXT,
  "Ladder?" TEXT,
  "Inside too?" TEXT,
  "Customer since" TEXT,
  "Notes" TEXT
);
INSERT INTO "Rounds" VALUES ('Mrs Aldridge', '35 Mill Street', 'Moor End', 'Bungalow', 11, 18.0, 32, 4, '2025-08-09', '2025-09-06', 'N', 'card', 'Y', 'N', '2022-10-25', NULL);
INSERT INTO "Rounds" VALUES ('Mr Baxter', '49 Moor Lane', 'Harbour', 'Flat', 5, 8.5, 16, 8, '2025-08-27', '2025-10-22', 'N', 'cash', 'N', 'Y', '2020-07-09', 'conservatory roof extra');
INSERT INTO "Rounds" VALUES ('Costa Corner Café', '64 Priory Close', 'Old Town', 'Shop', 9, 15.0, 28, 2, '2025-08-29', '2025-09-12', 'N', 'transfer', 'N', 'N', '2020-04-06', NULL);
INSERT INTO "Rounds" VALUES ('Mrs Chaudhry', '12 Moor Lane', 'Old Town', 'House', 10, 16.0, 27, 12, '2025-07-02', '2025-09-24', 'Y', 'cash', 'N', 'N', '2018-01-02', 'conservatory roof extra');
INSERT INTO "Rounds" VALUES ('Dental Practice Moor Lane', '50 Mill Street', 'Northgate', 'Office', 34, 49.5, 79, 12, '2025-07-05', '2025-09-27', 'Y', 'cash', 'N', 'N', '2017-09-08', NULL);
INSERT INTO "Rounds" VALUES ('Mr & Mrs Eames', '7 Station Road', 'Northgate', 'House', 14, 25.0, 33, 4, '2025-08-08', '2025-09-05', 'N', 'cash', 'N', 'N', '2021-06-16', NULL);
INSERT INTO "Rounds" VALUES ('Fenwick Solicitors', '23 Mill Street', 'Harbour', 'Office', 36, 47.5, 98, 12, '2025-09-08', '2025-12-01', 'Y', 'transfer', 'N', 'Y', '2016-09-28', 'key under pot');
INSERT INTO "Rounds" VALUES ('Mrs Gillespie', '89 Orchard Way', 'Harbour', 'House', 12, 21.0, 40, 8, '2025-08-01', '2025-09-26', 'Y', 'transfer', 'Y', 'Y', '2019-06-28', 'not before 10');
INSERT INTO "Rounds" VALUES ('Harbour Hair', '65 Chapel Hill', 'Old Town', 'Shop', 8, 15.5, 22, 2, '2025-09-09', '2025-09-23', 'Y', 'cheque', 'N', 'N', '2020-01-08', 'not before 10');
INSERT INTO "Rounds" VALUES ('Miss Iveson', '57 Chapel Hill', 'Northgate', 'House', 18, 20.5, 50, 6, '2025-08-30', '2025-10-11', 'Y', 'card', 'Y', 'N', '2024-01-06', NULL);
INSERT INTO "Rounds" VALUES ('Mr Jarvis', '23 Priory Close', 'Moor End', 'Flat', 5, 8.0, 16, 4, '2025-08-13', '2025-09-10', 'N', 'transfer', 'N', 'N', '2019-02-25', 'key under pot');
INSERT INTO "Rounds" VALUES ('Kings Arms', '26 Chapel Hill', 'Moor End', 'Pub', 17, 28.0, 44, 4, '2025-08-30', '2025-09-27', 'N', 'transfer', 'Y', 'N', '2022-11-27', NULL);
INSERT INTO "Rounds" VALUES ('Mrs Lockwood', '42 Station Road', 'Old Town', 'House', 9, 15.5, 30, 4, '2025-09-05', '2025-10-03', 'Y', 'transfer', 'N', 'Y', '2022-07-09', 'conservatory roof extra');
INSERT INTO "Rounds" VALUES ('Mr Mahmood', '39 Station Road', 'Moor End', 'House', 15, 27.0, 49, 4, '2025-09-10', '2025-10-08', 'Y', 'transfer', 'Y', 'Y', '2018-09-21', 'conservatory roof extra');
INSERT INTO "Rounds" VALUES ('Northgate Primary', '71 Cliff Terrace', 'Northgate', 'School', 110, 155.0, 275, 8, '2025-07-19', '2025-09-13', 'Y', 'card', 'N', 'N', '2019-05-19', 'conservatory roof extra');
INSERT INTO "Rounds" VALUES ('Mrs Oduya', '80 Harbour Parade', 'Harbour', 'House', 14, 25.5, 46, 12, '2025-06-24', '2025-09-16', 'Y', 'cash', 'Y', 'N', '2023-03-01', 'conservatory roof extra');
INSERT INTO "Rounds" VALUES ('Mr Pickering', '10 Priory Close', 'Northgate', 'House', 18, 31.5, 50, 12, '2025-07-25', '2025-10-17', 'Y', 'cheque', 'N', 'N', '2025-01-27', 'ring first');
INSERT INTO "Rounds" VALUES ('Quayside Books', '20 Orchard Way', 'Northgate', 'Shop', 3, 6.0, 13, 2, '2025-08-30', '2025-09-13', 'Y', 'card', 'N', 'N', '2023-09-05', NULL);
INSERT INTO "Rounds" VALUES ('Mrs Redfern', '76 Chapel Hill', 'Moor End', 'Flat', 4, 6.5, 12, 4, '2025-08-14', '2025-09-11', 'N', 'cash', 'N', 'N', '2017-05-22', 'ring first');
INSERT INTO "Rounds" VALUES ('St Anne''s Care Home', '17 Cliff Terrace', 'Moor End', 'Care home', 74, 110.0, 173, 4, '2025-08-25', '2025-09-22', 'Y', 'transfer', 'N', 'Y', '2018-10-27', NULL);
INSERT INTO "Rounds" VALUES ('Mr Tomlinson', '71 Orchard Way', 'Old Town', 'House', 12, 15.5, 33, 4, '2025-08-29', '2025-09-26', 'Y', 'cheque', 'Y', 'Y', '2023-10-10', 'conservatory roof extra');
INSERT INTO "Rounds" VALUES ('Mrs Underhill', '59 Mill Street', 'Northgate', 'Bungalow', 12, 19.5, 36, 4, '2025-08-18', '2025-09-15', 'N', 'cash', 'N', 'N', '2018-04-05', NULL);
INSERT INTO "Rounds" VALUES ('Mr Vasquez', '44 Orchard Way', 'Old Town', 'House', 11, 13.5, 31, 4, '2025-08-08', '2025-09-05', 'Y', 'transfer', 'Y', 'N', '2020-05-13', 'gate code 4417');
INSERT INTO "Rounds" VALUES ('Wool & Thread', '16 Chapel Hill', 'Old Town', 'Shop', 8, 12.0, 22, 2, '2025-08-30', '2025-09-13', 'Y', 'cash', 'N', 'N', '2024-10-05', NULL);
INSERT INTO "Rounds" VALUES ('Mrs Yardley', '84 Mill Street', 'Harbour', 'House', 10, 12.5, 30, 4, '2025-08-11', '2025-09-08', 'N', 'cheque', 'N', 'Y', '2019-09-22', 'gate code 4417');
INSERT INTO "Rounds" VALUES ('Mr Zielinski', '81 Harbour Parade', 'Northgate', 'House', 11, 19.5, 30, 8, '2025-09-05', '2025-10-31', 'Y', 'card', 'Y', 'Y', '2019-09-10', 'ring first');
INSERT INTO "Rounds" VALUES ('Baker''s Dozen', '59 Mill Street', 'Moor End', 'Shop', 8, 12.0, 26, 2, '2025-08-26', '2025-09-09', 'N', 'transfer', 'N', 'N', '2021-02-18', 'key under pot');
INSERT INTO "Rounds" VALUES ('Mrs Crabtree', '69 Mill Street', 'Northgate', 'Flat', 5, 10.0, 19, 4, '2025-09-10', '2025-10-08', 'Y', 'card', 'N', 'N', '2022-06-05', 'conservatory roof extra');
INSERT INTO "Rounds" VALUES ('Mr Dunphy', '31 Priory Close', 'Moor End', 'House', 10, 17.5, 26, 6, '2025-08-21', '2025-10-02', 'Y', 'cheque', 'N', 'N', '2025-01-12', NULL);
INSERT INTO "Rounds" VALUES ('Estuary Estate Agents', '74 Moor Lane', 'Moor End', 'Office', 19, 31.5, 56, 4, '2025-08-21', '2025-09-18', 'N', 'transfer', 'N', 'Y', '2024-12-01', 'key under pot');
INSERT INTO "Rounds" VALUES ('Mr Farrow', '42 Cliff Terrace', 'Harbour', 'House', 17, 29.5, 46, 6, '2025-07-23', '2025-09-03', 'Y', 'transfer', 'N', 'N', '2023-07-15', NULL);
INSERT INTO "Rounds" VALUES ('Mrs Greaves', '41 Chapel Hill', 'Harbour', 'Flat', 7, 11.5, 18, 8, '2025-07-30', '2025-09-24', 'Y', 'cash', 'N', 'Y', '2024-05-17', 'not before 10');
INSERT INTO "Rounds" VALUES ('Riverside Gym', '5 Chapel Hill', 'Moor End', 'Office', 26, 44.5, 52, 8, '2025-09-02', '2025-10-28', 'Y', 'cash', 'N', 'N', '2019-01-17', 'key under pot');
INSERT INTO "Rounds" VALUES ('Mr Holroyd', '76 Moor Lane', 'Moor End', 'House', 10, 17.5, 26, 8, '2025-09-05', '2025-10-31', 'Y', 'cash', 'N', 'Y', '2021-10-23', 'dog in garden');
INSERT INTO "Rounds" VALUES ('Mrs Ingham', '37 Harbour Parade', 'Harbour', 'House', 9, 15.0, 26, 8, '2025-07-29', '2025-09-23', 'Y', 'cheque', 'N', 'Y', '2023-10-24', 'gate code 4417');
INSERT INTO "Rounds" VALUES ('Moor Lane Infants', '77 Mill Street', 'Moor End', 'School', 72, 99.5, 151, 8, '2025-07-15', '2025-09-09', 'N', 'card', 'N', 'N', '2022-08-27', 'conservatory roof extra');
INSERT INTO "Rounds" VALUES ('Mr Kaur', '74 Priory Close', 'Moor End', 'House', 11, 16.5, 31, 4, '2025-08-20', '2025-09-17', 'Y', 'cheque', 'Y', 'N', '2016-06-19', NULL);
INSERT INTO "Rounds" VALUES ('Mrs Larkin', '36 Moor Lane', 'Old Town', 'House', 10, 16.5, 34, 6, '2025-07-19', '2025-08-30', 'N', 'cash', 'N', 'N', '2023-12-05', 'conservatory roof extra');
INSERT INTO "Rounds" VALUES ('The Old Forge', '71 Cliff Terrace', 'Old Town', 'Pub', 25, 41.0, 67, 4, '2025-08-30', '2025-09-27', 'Y', 'transfer', 'Y', 'N', '2022-02-20', 'key under pot');
INSERT INTO "Rounds" VALUES ('Mr Nuttall', '26 Chapel Hill', 'Harbour', 'Flat', 7, 12.0, 18, 4, '2025-09-04', '2025-10-02', 'N', 'cash', 'N', 'N', '2018-01-30', 'key under pot');
INSERT INTO "Rounds" VALUES ('Mrs Prior', '42 Priory Close', 'Moor End', 'House', 17, 26.5, 54, 8, '2025-08-02', '2025-09-27', 'Y', 'cash', 'N', 'N', '2016-01-20', NULL);
INSERT INTO "Rounds" VALUES ('Mr Sewell', '58 Cliff Terrace', 'Harbour', 'House', 15, 20.0, 43, 6, '2025-08-30', '2025-10-11', 'Y', 'card', 'N', 'N', '2017-08-08', NULL);
INSERT INTO "Rounds" VALUES ('Tide Insurance', '33 Orchard Way', 'Old Town', 'Office', 23, 31.5, 56, 4, '2025-09-01', '2025-09-29', 'N', 'cash', 'Y', 'Y', '2021-02-23', 'dog in garden');
INSERT INTO "Rounds" VALUES ('Mrs Whitlock', '86 Priory Close', 'Old Town', 'Bungalow', 7, 12.0, 25, 4, '2025-08-30', '2025-09-27', 'Y', 'transfer', 'N', 'N', '2023-08-08', NULL);
