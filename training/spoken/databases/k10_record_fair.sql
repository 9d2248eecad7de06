CREATE TABLE fair (
  fair_id TEXT PRIMARY KEY,
  fair_name TEXT,
  town TEXT,
  fair_date TEXT,
  table_fee REAL,
  miles INTEGER
);
INSERT INTO fair VALUES ('F01', 'Otley Record Fair', 'Otley', '2024-11-16', 35.0, 24);
INSERT INTO fair VALUES ('F02', 'Leeds Corn Exchange', 'Leeds', '2025-01-25', 60.0, 12);
INSERT INTO fair VALUES ('F03', 'York Barbican', 'York', '2025-03-08', 75.0, 31);
INSERT INTO fair VALUES ('F04', 'Hebden Vinyl Day', 'Hebden Bridge', '2025-04-26', 30.0, 22);
INSERT INTO fair VALUES ('F05', 'Manchester Victoria', 'Manchester', '2025-06-14', 80.0, 41);
INSERT INTO fair VALUES ('F06', 'Saltaire Market', 'Saltaire', '2025-08-02', 28.0, 9);
INSERT INTO fair VALUES ('F07', 'Whitby Pavilion', 'Whitby', '2025-10-11', 45.0, 68);
CREATE TABLE record (
  sku INTEGER PRIMARY KEY,
  artist TEXT,
  title TEXT,
  label TEXT,
  rel_yr INTEGER,
  fmt TEXT,
  pressing TEXT,
  vinyl_grade TEXT,
  sleeve_grade TEXT,
  cost_gbp REAL,
  ask_gbp REAL,
  sold_gbp REAL,
  bought_dt TEXT,
  sold_dt TEXT,
  source TEXT,
  fair_id TEXT REFERENCES fair(fair_id),
  styles TEXT,
  autograph TEXT,
  first_press TEXT
);
INSERT INTO record VALUES (1001, 'Nick Drake', 'Pink Moon', 'Island', 1972, 'lp', 'UK', 'VG+', 'G', 22.5, 55.0, 46.8, '2025-06-19', '2025-08-02', 'charity shop', 'F06', 'folk', '', 'n');
INSERT INTO record VALUES (1002, 'King Tubby', 'Dub From The Roots', 'Total Sounds', 1974, 'lp', '', 'G', NULL, 7.0, 22.0, 17.6, '2024-12-08', '2025-08-02', 'auction', 'F06', 'reggae, dub', 'signed', 'n');
INSERT INTO record VALUES (1003, 'Nick Drake', 'Bryter Layter', 'island', 1970, 'LP', 'UK', 'M', 'G', 33.0, 48.0, 48.0, '2025-06-17', '2025-08-02', 'charity shop', 'F06', 'folk', '', 'y');
INSERT INTO record VALUES (1004, 'Nick Drake', 'Pink Moon', 'Island', 1972, 'CD', 'Germany', 'M', 'VG', 43.5, 103.0, NULL, '2025-08-20', NULL, 'auction', NULL, 'folk', '', 'y');
INSERT INTO record VALUES (1005, 'the beatles', 'Help!', 'Parlophone', 1965, 'LP box', '', 'VG', NULL, 34.5, 76.0, NULL, '2024-10-07', NULL, 'private', NULL, 'pop', 'signed', 'n');
INSERT INTO record VALUES (1006, 'David Bowie', 'Low', 'RCA', 1977, 'LP', '', 'VG+', 'VG', 5.5, 13.0, 13.0, '2024-09-28', '2025-06-14', 'charity shop', 'F05', 'rock', '', 'y');
INSERT INTO record VALUES (1007, 'Lee Morgan', 'The Sidewinder', 'Blue Note', 1964, 'LP', 'UK', 'VG+', 'VG+', 32.5, 56.0, 47.6, '2024-08-24', '2025-06-14', 'private', 'F05', 'jazz, soul', '', 'n');
INSERT INTO record VALUES (1008, 'Dusty Springfield', 'Dusty in Memphis', 'Philips', 1969, 'LP box', 'UK', 'NM', 'G', 7.5, 19.0, 19.0, '2025-06-06', '2025-06-14', 'private', 'F05', 'soul, pop', '', 'n');
INSERT INTO record VALUES (1009, 'King Tubby', 'Dub From The Roots', 'Total Sounds', 1974, 'lp', 'US', 'NM', 'VG+', 44.0, 138.0, NULL, '2025-04-22', NULL, 'Private', NULL, 'reggae, dub', 'signed', 'n');
INSERT INTO record VALUES (1010, 'Kraftwerk', 'Autobahn', 'Vertigo', 1974, 'CD', '', 'M', 'VG+', 36.0, 102.0, 102.0, '2025-06-06', '2025-06-14', 'auction', 'F05', 'electronic', '', 'n');
INSERT INTO record VALUES (1011, 'Augustus Pablo', 'East of the River Nile', 'Message', 1977, 'lp', 'UK', 'VG+', 'G', 36.0, 62.0, 55.8, '2025-01-01', '2025-03-08', 'auction', 'F03', 'reggae, dub', '', 'n');
INSERT INTO record VALUES (1012, 'Boards of Canada', 'Geogaddi', 'Warp', 2002, 'CD', 'UK', 'VG+', 'VG+', 43.0, 118.0, 118.0, '2025-01-10', '2025-03-08', 'charity shop', 'F03', 'electronic', '', 'n');
INSERT INTO record VALUES (1013, 'New Order', 'Blue Monday', 'Factory', 1983, '12"', 'UK', 'VG', NULL, 28.5, 87.0, 87.0, '2025-06-10', '2025-06-14', 'charity shop', 'F05', 'electronic, post-punk', 'signed', 'y');
INSERT INTO record VALUES (1014, 'Black Sabbath', 'Paranoid', 'Vertigo', 1970, 'LP', 'uk', 'NM', 'NM', 28.5, 70.0, NULL, '2025-03-15', NULL, 'auction', NULL, 'rock, metal', '', 'y');
INSERT INTO record VALUES (1015, 'Nick Drake', 'Pink Moon', 'Island', 1972, 'LP', 'uk', 'NM', 'G', 28.5, 72.0, NULL, '2025-05-14', NULL, 'private', NULL, 'folk', '', 'n');
INSERT INTO record VALUES (1016, 'Bob Marley', 'Exodus', 'Island', 1977, 'LP', '', 'NM', 'NM', 10.0, 25.0, 25.0, '2024-10-30', '2025-03-08', 'charity shop', 'F03', 'reggae', '', 'y');
INSERT INTO record VALUES (1017, 'Lee Morgan', 'The Sidewinder', 'Blue Note', 1964, 'LP', 'UK', 'G', 'VG+', 37.0, 100.0, NULL, '2024-12-04', NULL, 'private', NULL, 'jazz, soul', '', 'n');
INSERT INTO record VALUES (1018, 'Nick Drake', 'Pink Moon', 'Island', 1972, 'lp', 'Germany', 'NM', 'VG', 14.5, 27.0, 24.3, '2024-12-18', '2025-03-08', 'auction', 'F03', 'folk', '', 'n');
INSERT INTO record VALUES (1019, 'The Beatles', 'Revolver', 'Parlophone', 1966, 'LP box', 'uk', 'G', 'VG+', 30.0, 58.0, NULL, '2024-11-25', NULL, 'house clearance', NULL, 'rock, pop', '', 'y');
INSERT INTO record VALUES (1020, 'Aphex Twin', 'Drukqs', 'Warp', 2001, 'LP box', 'uk', 'VG', NULL, 22.0, 45.0, NULL, '2025-07-29', NULL, 'auction', NULL, 'electronic', '', 'y');
INSERT INTO record VALUES (1021, 'Nick Drake', 'Bryter Layter', 'island', 1970, 'CD', 'Germany', 'VG', 'G', 15.0, 26.0, 23.4, '2025-05-03', '2025-08-02', 'auction', 'F06', 'folk', 'signed', 'n');
INSERT INTO record VALUES (1022, 'King Tubby', 'Dub From The Roots', 'Total Sounds', 1974, 'LP box', 'Japan', 'VG+', 'G', 43.0, 121.0, 108.9, '2025-02-07', '2025-04-26', 'charity shop', 'F04', 'reggae, dub', '', 'n');
INSERT INTO record VALUES (1023, 'New Order', 'Blue Monday', 'Factory', 1983, '12"', 'UK', 'M', 'VG+', 17.5, 55.0, 55.0, '2024-09-09', '2025-01-25', 'auction', 'F02', 'electronic, post-punk', 'signed', 'n');
INSERT INTO record VALUES (1024, 'Kraftwerk', 'Autobahn', 'Vertigo', 1974, 'LP', 'uk', 'G', 'VG', 22.0, 40.0, 40.0, '2025-07-31', '2025-08-02', 'Private', 'F06', 'electronic', '', 'y');
INSERT INTO record VALUES (1025, 'The Specials', 'Ghost Town', '2 Tone', 1981, '7"', '', 'VG+', 'VG', 28.5, 51.0, 51.0, '2024-12-02', '2025-08-02', 'trade', 'F06', 'ska', 'signed', 'y');
INSERT INTO record VALUES (1026, 'Miles Davis', 'Kind of Blue', 'Columbia', 1959, 'LP', 'Germany', 'M', NULL, 1.5, 4.0, NULL, '2024-11-09', NULL, 'Private', NULL, 'jazz', '', 'n');
INSERT INTO record VALUES (1027, 'Kraftwerk', 'Autobahn', 'Vertigo', 1974, 'CD', 'UK', 'VG+', 'VG+', 29.5, 49.0, NULL, '2024-08-11', NULL, 'trade', NULL, 'electronic', '', 'y');
INSERT INTO record VALUES (1028, 'Miles Davis', 'Kind of Blue', 'Columbia', 1959, 'LP', 'UK', 'VG', 'VG+', 25.5, 52.0, 44.2, '2024-09-24', '2025-06-14', 'trade', 'F05', 'jazz', 'signed', 'n');
INSERT INTO record VALUES (1029, 'Lee Morgan', 'The Sidewinder', 'Blue Note', 1964, 'CD', 'US', 'G', 'VG', 4.0, 7.0, 7.0, '2024-12-29', '2025-06-14', 'private', 'F05', 'jazz, soul', 'signed', 'y');
INSERT INTO record VALUES (1030, 'Boards of Canada', 'Geogaddi', 'Warp', 2002, 'LP', '', 'VG', 'NM', 15.0, 34.0, 34.0, '2025-07-18', '2025-08-02', 'charity shop', 'F06', 'electronic', '', 'y');
INSERT INTO record VALUES (1031, 'David Bowie', 'Hunky Dory', 'RCA', 1971, 'lp', 'Japan', 'G', NULL, 28.0, 46.0, 36.8, '2025-05-07', '2025-08-02', 'trade', 'F06', 'rock, glam', '', 'n');
INSERT INTO record VALUES (1032, 'Aphex Twin', 'Drukqs', 'Warp', 2001, 'LP', 'Germany', 'NM', NULL, 16.5, 38.0, NULL, '2024-08-26', NULL, 'charity shop', NULL, 'electronic', '', 'n');
INSERT INTO record VALUES (1033, 'New Order', 'Blue Monday', 'Factory', 1983, '12"', '', 'VG', 'VG', 7.0, 14.0, 12.6, '2025-07-11', '2025-08-02', 'auction', 'F06', 'electronic, post-punk', 'signed', 'n');
INSERT INTO record VALUES (1034, 'John Coltrane', 'Blue Train', 'Blue Note', 1957, 'LP', '', 'VG+', 'NM', 17.0, 40.0, 34.0, '2024-08-23', '2025-03-08', 'charity shop', 'F03', 'jazz', '', 'y');
INSERT INTO record VALUES (1035, 'John Coltrane', 'Blue Train', 'Blue Note', 1957, 'LP', 'Japan', 'VG', 'NM', 12.5, 37.0, 33.3, '2024-10-23', '2025-01-25', 'auction', 'F02', 'jazz', 'signed', 'y');
INSERT INTO record VALUES (1036, 'New Order', 'Blue Monday', 'Factory', 1983, '7"', 'US', 'VG+', NULL, 16.0, 35.0, NULL, '2024-08-29', NULL, 'Private', NULL, 'electronic, post-punk', 'signed', 'y');
INSERT INTO record VALUES (1037, 'The Specials', 'Ghost Town', '2 Tone', 1981, '12"', 'Germany', 'VG', 'VG', 28.5, 83.0, 83.0, '2024-08-27', '2025-01-25', 'trade', 'F02', 'ska', '', 'n');
INSERT INTO record VALUES (1038, 'Miles Davis', 'Kind of Blue', 'Columbia', 1959, 'LP', '', 'VG+', 'G', 43.5, 77.0, NULL, '2024-11-15', NULL, 'charity shop', NULL, 'jazz', '', 'y');
INSERT INTO record VALUES (1039, 'New Order', 'Blue Monday', 'Factory', 1983, '7"', 'UK', 'VG+', 'VG+', 37.0, 75.0, NULL, '2024-11-03', NULL, 'auction', NULL, 'electronic, post-punk', '', 'y');
INSERT INTO record VALUES (1040, 'Dusty Springfield', 'Dusty in Memphis', 'Philips', 1969, 'LP', '', 'M', 'VG+', 25.0, 76.0, 68.4, '2024-08-11', '2025-01-25', 'private', 'F02', 'soul, pop', '', 'y');
INSERT INTO record VALUES (1041, 'the beatles', 'Help!', 'Parlophone', 1965, 'LP', '', 'G', 'NM', 33.0, 69.0, 62.1, '2025-02-14', '2025-04-26', 'charity shop', 'F04', 'pop', '', 'n');
INSERT INTO record VALUES (1042, 'David Bowie', 'Hunky Dory', 'RCA', 1971, 'lp', 'Japan', 'M', 'VG+', 39.5, 89.0, 89.0, '2024-08-06', '2025-08-02', 'Private', 'F06', 'rock, glam', '', 'n');
INSERT INTO record VALUES (1043, 'the beatles', 'Help!', 'Parlophone', 1965, 'LP box', 'UK', 'VG', 'G', 37.0, 87.0, NULL, '2025-06-20', NULL, 'Private', NULL, 'pop', '', 'y');
INSERT INTO record VALUES (1044, 'Joy Division', 'Unknown Pleasures', 'Factory', 1979, 'LP box', 'UK', 'VG', 'G', 26.0, 82.0, 82.0, '2024-09-01', '2025-06-14', 'trade', 'F05', 'post-punk', 'signed', 'n');
INSERT INTO record VALUES (1045, 'Fleetwood Mac', 'Rumours', 'Warner', 1977, 'LP', 'Germany', 'VG+', 'NM', 26.0, 58.0, 49.3, '2025-03-04', '2025-06-14', 'private', 'F05', 'rock, pop', '', 'y');
INSERT INTO record VALUES (1046, 'Marvin Gaye', 'What''s Going On', 'Tamla Motown', 1971, 'LP', '', 'VG+', 'NM', 6.5, 16.0, NULL, '2025-07-19', NULL, 'charity shop', NULL, 'soul', '', 'y');
INSERT INTO record VALUES (1047, 'Nick Drake', 'Bryter Layter', 'island', 1970, 'LP box', 'UK', 'VG+', 'G', 30.0, 68.0, 68.0, '2025-04-03', '2025-06-14', 'Private', 'F05', 'folk', '', 'y');
INSERT INTO record VALUES (1048, 'King Tubby', 'Dub From The Roots', 'Total Sounds', 1974, 'LP', 'UK', 'G', 'G', 10.0, 21.0, 17.8, '2025-03-26', '2025-06-14', 'Private', 'F05', 'reggae, dub', '', 'n');
INSERT INTO record VALUES (1049, 'Augustus Pablo', 'East of the River Nile', 'Message', 1977, 'LP box', 'uk', 'NM', 'VG', 8.0, 16.0, 16.0, '2024-08-23', '2025-01-25', 'trade', 'F02', 'reggae, dub', '', 'y');
INSERT INTO record VALUES (1050, 'Fleetwood Mac', 'Rumours', 'Warner', 1977, 'LP', 'US', 'M', 'VG+', 34.0, 81.0, 64.8, '2024-11-04', '2025-04-26', 'house clearance', 'F04', 'rock, pop', '', 'y');
INSERT INTO record VALUES (1051, 'Miles Davis', 'Bitches Brew', 'Columbia', 1970, 'LP', 'uk', 'VG+', 'NM', 42.0, 73.0, 62.0, '2025-05-19', '2025-08-02', 'trade', 'F06', 'jazz, fusion', '', 'y');
INSERT INTO record VALUES (1052, 'Sandy Denny', 'Sandy', 'Island', 1972, 'LP box', 'UK', 'G', NULL, 40.5, 63.0, 53.5, '2025-03-30', '2025-06-14', 'house clearance', 'F05', 'folk', 'signed', 'n');
INSERT INTO record VALUES (1053, 'Kraftwerk', 'Autobahn', 'Vertigo', 1974, 'lp', 'uk', 'VG+', 'NM', 26.5, 75.0, NULL, '2025-08-28', NULL, 'charity shop', NULL, 'electronic', 'signed', 'n');
INSERT INTO record VALUES (1054, 'Miles Davis', 'Kind of Blue', 'Columbia', 1959, 'LP', 'US', 'VG', 'VG+', 5.0, 11.0, 11.0, '2025-02-20', '2025-08-02', 'auction', 'F06', 'jazz', '', 'n');
INSERT INTO record VALUES (1055, 'New Order', 'Blue Monday', 'Factory', 1983, '12"', 'uk', 'VG+', 'VG', 9.5, 19.0, 19.0, '2025-04-06', '2025-06-14', 'charity shop', 'F05', 'electronic, post-punk', 'signed', 'n');
INSERT INTO record VALUES (1056, 'John Coltrane', 'Blue Train', 'Blue Note', 1957, 'LP', 'UK', 'VG', 'VG+', 35.0, 97.0, 82.5, '2025-06-04', '2025-06-14', 'Private', 'F05', 'jazz', '', 'n');
INSERT INTO record VALUES (1057, 'The Beatles', 'Revolver', 'Parlophone', 1966, 'lp', 'UK', 'VG+', 'NM', 9.5, 29.0, 29.0, '2025-05-29', '2025-08-02', 'Private', 'F06', 'rock, pop', '', 'n');
INSERT INTO record VALUES (1058, 'Nick Drake', 'Pink Moon', 'Island', 1972, 'LP box', 'US', 'VG', NULL, 30.0, 91.0, 91.0, '2024-09-06', '2025-03-08', 'charity shop', 'F03', 'folk', '', 'n');
INSERT INTO record VALUES (1059, 'The Specials', 'Ghost Town', '2 Tone', 1981, '7"', 'UK', 'NM', 'VG+', 40.0, 109.0, 109.0, '2024-09-03', '2025-01-25', 'trade', 'F02', 'ska', 'signed', 'y');
INSERT INTO record VALUES (1060, 'Sandy Denny', 'Sandy', 'Island', 1972, 'LP box', 'uk', 'M', 'NM', 12.5, 23.0, 18.4, '2024-12-08', '2025-03-08', 'house clearance', 'F03', 'folk', 'signed', 'y');
INSERT INTO record VALUES (1061, 'Nick Drake', 'Bryter Layter', 'island', 1970, 'LP', 'uk', 'VG', NULL, 26.5, 62.0, 49.6, '2024-09-14', '2025-04-26', 'auction', 'F04', 'folk', '', 'n');
INSERT INTO record VALUES (1062, 'Miles Davis', 'Kind of Blue', 'Columbia', 1959, 'LP', 'US', 'VG+', 'VG+', 1.5, 4.0, NULL, '2025-01-19', NULL, 'auction', NULL, 'jazz', '', 'n');
INSERT INTO record VALUES (1063, 'John Coltrane', 'Blue Train', 'Blue Note', 1957, 'CD', 'US', 'G', 'G', 21.5, 39.0, 39.0, '2025-07-26', '2025-08-02', 'auction', 'F06', 'jazz', '', 'n');
INSERT INTO record VALUES (1064, 'Miles Davis', 'Kind of Blue', 'Columbia', 1959, 'CD', 'UK', 'NM', 'VG', 40.5, 111.0, NULL, '2025-04-27', NULL, 'house clearance', NULL, 'jazz', '', 'y');
INSERT INTO record VALUES (1065, 'John Coltrane', 'Blue Train', 'Blue Note', 1957, 'LP box', 'UK', 'M', 'VG', 14.0, 23.0, 18.4, '2024-09-10', '2024-11-16', 'house clearance', 'F01', 'jazz', '', 'n');
INSERT INTO record VALUES (1066, 'Augustus Pablo', 'East of the River Nile', 'Message', 1977, 'LP', 'Japan', 'VG+', 'VG+', 2.5, 6.0, NULL, '2024-08-16', NULL, 'Private', NULL, 'reggae, dub', '', 'n');
INSERT INTO record VALUES (1067, 'Nick Drake', 'Pink Moon', 'Island', 1972, 'lp', 'UK', 'G', 'NM', 25.0, 54.0, 54.0, '2025-05-06', '2025-08-02', 'trade', 'F06', 'folk', '', 'n');
INSERT INTO record VALUES (1068, 'Miles Davis', 'Bitches Brew', 'Columbia', 1970, 'LP', 'UK', 'VG+', 'G', 43.0, 126.0, 126.0, '2025-05-02', '2025-06-14', 'auction', 'F05', 'jazz, fusion', '', 'n');
INSERT INTO record VALUES (1069, 'the beatles', 'Help!', 'Parlophone', 1965, 'CD', 'UK', 'VG+', 'G', 13.5, 40.0, 40.0, '2025-06-07', '2025-08-02', 'private', 'F06', 'pop', 'signed', 'n');
INSERT INTO record VALUES (1070, 'Boards of Canada', 'Geogaddi', 'Warp', 2002, 'CD', '', 'VG+', 'VG', 32.0, 47.0, 42.3, '2024-10-15', '2025-01-25', 'charity shop', 'F02', 'electronic', '', 'y');
INSERT INTO record VALUES (1071, 'Augustus Pablo', 'East of the River Nile', 'Message', 1977, 'LP box', 'Germany', 'G', NULL, 10.5, 15.0, 12.8, '2025-04-27', '2025-06-14', 'charity shop', 'F05', 'reggae, dub', 'signed', 'n');
INSERT INTO record VALUES (1072, 'the beatles', 'Help!', 'Parlophone', 1965, 'LP', 'UK', 'VG', 'NM', 15.5, 29.0, 29.0, '2025-07-09', '2025-08-02', 'charity shop', 'F06', 'pop', '', 'n');
INSERT INTO record VALUES (1073, 'Sandy Denny', 'Sandy', 'Island', 1972, 'LP', 'Germany', 'VG', 'VG', 18.5, 42.0, NULL, '2024-09-20', NULL, 'house clearance', NULL, 'folk', '', 'n');
INSERT INTO record VALUES (1074, 'David Bowie', 'Low', 'RCA', 1977, 'LP box', 'UK', 'M', 'VG', 43.5, 132.0, NULL, '2025-08-24', NULL, 'house clearance', NULL, 'rock', 'signed', 'n');
INSERT INTO record VALUES (1075, 'Fleetwood Mac', 'Rumours', 'Warner', 1977, 'LP', 'Germany', 'VG+', 'VG+', 33.0, 100.0, 100.0, '2025-06-11', '2025-08-02', 'house clearance', 'F06', 'rock, pop', '', 'n');
INSERT INTO record VALUES (1076, 'Nick Drake', 'Pink Moon', 'Island', 1972, 'lp', 'Japan', 'NM', 'NM', 11.5, 20.0, 17.0, '2025-06-26', '2025-08-02', 'auction', 'F06', 'folk', '', 'n');
INSERT INTO record VALUES (1077, 'Kraftwerk', 'Autobahn', 'Vertigo', 1974, 'CD', 'US', 'VG+', 'G', 19.0, 32.0, NULL, '2025-02-08', NULL, 'house clearance', NULL, 'electronic', '', 'n');
INSERT INTO record VALUES (1078, 'Dusty Springfield', 'Dusty in Memphis', 'Philips', 1969, 'lp', 'US', 'VG', 'VG+', 34.5, 58.0, 58.0, '2025-03-04', '2025-03-08', 'trade', 'F03', 'soul, pop', '', 'n');
