CREATE TABLE engs (
  eng_id INTEGER PRIMARY KEY,
  nm TEXT,
  van TEXT,
  start_dt TEXT,
  hr_rate_eur REAL,
  quals TEXT,
  on_lv INTEGER
);
INSERT INTO engs VALUES (1, 'Dan Whitlock', 'V1', '2019-04-01', 48.0, 'gas, oil', 0);
INSERT INTO engs VALUES (2, 'Rosa Minelli', 'V2', '2021-09-13', 44.0, 'gas', 0);
INSERT INTO engs VALUES (3, 'Kofi Mensah', 'V3', '2017-01-16', 52.5, 'gas, oil, heat pump', 0);
INSERT INTO engs VALUES (4, 'Pat Doyle', NULL, '2024-02-05', 36.0, 'gas', 1);
INSERT INTO engs VALUES (5, 'Jonas Reiter', 'V5', '2022-06-20', 45.5, 'gas, heat pump', 0);
INSERT INTO engs VALUES (6, 'Shirin Azadi', 'V6', '2023-11-06', 41.0, 'oil, gas', 0);
INSERT INTO engs VALUES (7, 'Mick Farrow', 'V7', '2015-03-02', 55.0, 'oil', 1);
INSERT INTO engs VALUES (8, 'Lena Voigt', NULL, '2026-08-03', 33.0, NULL, 0);
CREATE TABLE jobs (
  job_no INTEGER PRIMARY KEY,
  cust TEXT,
  dist TEXT,
  eng_id INTEGER REFERENCES engs(eng_id),
  mk TEXT,
  prob TEXT,
  call_dt TEXT,
  appt_dt TEXT,
  done_dt TEXT,
  est_min INTEGER,
  act_min INTEGER,
  qte_eur REAL,
  inv_eur REAL,
  pd_eur REAL,
  pd_dt TEXT,
  stat TEXT,
  urg INTEGER,
  parts TEXT,
  callbk TEXT,
  rtg INTEGER,
  rem TEXT
);
INSERT INTO jobs VALUES (5001, 'Bakery Finch', 'north', 1, 'worcester', 'leak', '2023-10-17', '2023-10-29', '2023-11-05', 90, 105, 251.0, 239.0, 0.0, NULL, 'done', 0, 'pump', 'no', 5, 'dog in yard');
INSERT INTO jobs VALUES (5002, 'Kowalski', 'Harbour', 6, 'Vaillant', 'noise', '2023-10-19', '2023-10-20', '2023-10-22', 80, 157, 278.0, 278.0, 278.0, '2023-11-16', 'done', 1, 'PCB', 'no', 5, NULL);
INSERT INTO jobs VALUES (5003, 'Hope Chapel', 'north', 1, 'Worcester', 'ignition', '2023-10-26', '2023-10-26', '2023-10-26', 75, 90, 289.0, 289.0, 289.0, '2023-11-22', 'done', 1, NULL, 'No', 5, 'ring twice');
INSERT INTO jobs VALUES (5004, 'Stroud', 'Westfield', 5, 'Viessmann', 'No hot water', '2023-11-02', '2023-11-02', '2023-11-07', 120, 116, 227.0, 209.0, 209.0, '2023-12-01', 'done', 1, 'pump', 'No', NULL, 'key with neighbour');
INSERT INTO jobs VALUES (5005, 'Lowe', 'Harbour', 4, 'Ideal', 'no hot water', '2023-11-04', '2023-11-08', '2023-11-08', 120, 96, 293.0, 293.0, 293.0, '2023-11-15', 'done', 0, 'expansion vessel, valve', 'No', NULL, NULL);
INSERT INTO jobs VALUES (5006, 'Fahey', 'Harbour', 6, 'Baxi', 'ignition', '2023-11-12', '2023-11-14', NULL, 90, NULL, 181.0, NULL, NULL, NULL, 'cxl', 1, NULL, NULL, NULL, NULL);
INSERT INTO jobs VALUES (5007, 'Ivanov', 'Harbour', 3, 'Worcester', 'no hot water', '2023-12-01', '2023-12-03', NULL, 120, NULL, 303.0, NULL, NULL, NULL, 'cxl', 0, NULL, NULL, NULL, 'no parking');
INSERT INTO jobs VALUES (5008, 'Quigley', 'Old Town', 3, 'Baxi', 'thermostat', '2023-12-03', '2023-12-08', '2023-12-08', 70, 131, 158.0, 229.0, 229.0, '2023-12-11', 'done', 0, NULL, 'No', 1, 'no parking');
INSERT INTO jobs VALUES (5009, 'Trent House', 'Westfield', 4, 'Viessmann', 'noise', '2024-01-10', '2024-01-19', '2024-01-21', 80, 154, 242.0, 242.0, 242.0, '2024-02-22', 'done', 0, 'valve, seal', 'No', 4, NULL);
INSERT INTO jobs VALUES (5010, 'Bakery Finch', 'Old Town', 7, 'worcester', 'pressure loss', '2024-01-18', '2024-01-31', NULL, 75, NULL, NULL, NULL, NULL, NULL, 'cxl', 0, NULL, NULL, NULL, 'key with neighbour');
INSERT INTO jobs VALUES (5011, 'Rees', 'Westfield', 3, 'Viessmann', 'pressure loss', '2024-01-31', '2024-02-17', '2024-02-17', 45, 43, 108.0, 176.0, 176.0, '2024-04-12', 'done', 0, 'pump', 'No', 5, 'key with neighbour');
INSERT INTO jobs VALUES (5012, 'Singh', 'Harbour', 3, 'Worcester', 'noise', '2024-02-18', '2024-02-19', '2024-02-19', 80, 141, 160.0, 160.0, 160.0, '2024-03-10', 'done', 1, NULL, 'Yes', 4, NULL);
INSERT INTO jobs VALUES (5013, 'Brandt', 'north', 5, 'Worcester', 'leak', '2024-03-22', '2024-03-24', NULL, 105, NULL, 259.0, NULL, NULL, NULL, 'cxl', 1, NULL, NULL, NULL, NULL);
INSERT INTO jobs VALUES (5014, 'Stroud', 'Westfield', 2, 'Vaillant', 'noise', '2024-04-12', '2024-04-14', '2024-04-14', 50, 110, 81.0, 185.0, 185.0, '2024-05-01', 'done', 0, 'valve, seal', 'No', 4, NULL);
INSERT INTO jobs VALUES (5015, 'Cole', 'north', 1, 'Ideal', 'thermostat', '2024-04-25', '2024-04-27', '2024-04-27', 55, 38, 122.0, 122.0, 122.0, '2024-05-24', 'done', 1, 'pump', 'No', 2, NULL);
INSERT INTO jobs VALUES (5016, 'Bell & Sons', 'North', 5, 'worcester', 'no hot water', '2024-04-28', '2024-05-12', '2024-05-12', 90, 166, 195.0, 195.0, 195.0, '2024-07-01', 'done', 0, 'seal', 'Yes', 2, 'customer not home');
INSERT INTO jobs VALUES (5017, 'Bell & Sons', 'Old Town', 7, 'Worcester', 'leak', '2024-06-08', '2024-06-10', '2024-06-10', 90, 80, 291.0, 312.0, 156.0, '2024-07-06', 'done', 1, 'expansion vessel, valve', 'No', 4, 'no parking');
INSERT INTO jobs VALUES (5018, 'Quigley', 'North', 3, 'Viessmann', 'No hot water', '2024-06-15', '2024-06-18', '2024-06-18', 120, 198, 249.0, 249.0, 249.0, '2024-06-29', 'Done', 0, 'thermocouple', 'No', 5, 'key with neighbour');
INSERT INTO jobs VALUES (5019, 'Cole', 'North', 2, 'Viessmann', 'pressure loss', '2024-06-16', '2024-06-29', NULL, 75, NULL, 228.0, NULL, NULL, NULL, 'cxl', 0, NULL, NULL, NULL, 'ring twice');
INSERT INTO jobs VALUES (5020, 'Bakery Finch', 'north', 2, 'worcester', 'annual service', '2024-06-20', '2024-06-22', NULL, 85, NULL, 119.0, NULL, NULL, NULL, 'cxl', 1, NULL, NULL, NULL, NULL);
INSERT INTO jobs VALUES (5021, 'Nguyen', 'North', 6, 'Baxi', 'pressure loss', '2024-06-23', '2024-07-05', '2024-07-05', 60, 58, 125.0, 125.0, 125.0, '2024-07-26', 'done', 0, 'thermocouple', 'no', NULL, NULL);
INSERT INTO jobs VALUES (5022, 'Quigley', 'Westfield', 3, 'Ideal', 'annual service', '2024-07-05', '2024-07-19', NULL, 100, NULL, 255.0, NULL, NULL, NULL, 'open', 0, NULL, NULL, NULL, 'ring twice');
INSERT INTO jobs VALUES (5023, 'Elm Lodge', 'Harbour', 1, 'Baxi', 'leak', '2024-07-23', '2024-08-03', '2024-08-03', 90, 152, 196.0, 196.0, 196.0, '2024-09-13', 'done', 0, 'thermocouple', 'Yes', NULL, NULL);
INSERT INTO jobs VALUES (5024, 'Trent House', 'Old Town', 3, 'Ideal', 'ignition', '2024-08-28', '2024-08-28', '2024-08-28', 75, 97, 161.0, 155.0, 155.0, '2024-09-02', 'done', 1, 'PCB', 'no', 5, 'customer not home');
INSERT INTO jobs VALUES (5025, 'Brandt', 'Old Town', 3, 'Vaillant', 'no hot water', '2024-09-12', '2024-09-13', '2024-09-13', 105, 113, 207.0, 194.0, 194.0, '2024-11-10', 'done', 1, NULL, 'No', NULL, 'customer not home');
INSERT INTO jobs VALUES (5026, 'Vicarage', 'North', 4, 'Ideal', 'pressure loss', '2024-09-13', '2024-09-23', NULL, 75, NULL, 168.0, NULL, NULL, NULL, 'cxl', 0, NULL, NULL, NULL, 'ring twice');
INSERT INTO jobs VALUES (5027, 'Cole', 'Westfield', 1, 'Worcester', 'annual service', '2024-09-25', '2024-10-03', '2024-10-03', 100, 148, 258.0, 258.0, 258.0, '2024-11-21', 'done', 0, 'thermocouple', 'No', NULL, NULL);
INSERT INTO jobs VALUES (5028, 'Brandt', 'north', 2, 'Vaillant', 'annual service', '2024-09-28', '2024-10-12', '2024-10-12', 85, 116, 218.0, 204.0, 204.0, '2024-11-26', 'done', 0, 'fan', 'No', 4, 'customer not home');
INSERT INTO jobs VALUES (5029, 'Singh', 'Old Town', 3, 'Baxi', 'thermostat', '2024-10-08', '2024-10-17', '2024-10-17', 55, 44, 127.0, 127.0, 127.0, '2024-12-10', 'done', 0, 'pump', 'Yes', 1, NULL);
INSERT INTO jobs VALUES (5030, 'Stroud', 'Westfield', 3, 'Vaillant', 'no hot water', '2024-10-10', '2024-10-15', '2024-10-23', 90, 160, NULL, 166, 166, '2024-12-21', 'done', 0, 'fan', 'no', 5, NULL);
INSERT INTO jobs VALUES (5031, 'Stroud', 'Westfield', 1, 'Worcester', 'thermostat', '2024-10-24', '2024-11-08', NULL, 70, NULL, 172.0, NULL, NULL, NULL, 'cxl', 0, NULL, NULL, NULL, 'ring twice');
INSERT INTO jobs VALUES (5032, 'Prior Court', 'Harbour', 1, 'worcester', 'noise', '2024-10-26', '2024-11-13', NULL, 80, NULL, NULL, NULL, NULL, NULL, 'cxl', 0, NULL, NULL, NULL, 'dog in yard');
INSERT INTO jobs VALUES (5033, 'Prior Court', 'North', 6, 'Worcester', 'annual service', '2024-10-27', '2024-11-07', '2024-11-07', 70, 70, 130.0, 123.0, 123.0, '2025-01-02', 'done', 0, 'pump', 'No', 4, NULL);
INSERT INTO jobs VALUES (5034, 'Singh', 'North', 5, 'Viessmann', 'no hot water', '2024-11-04', '2024-11-19', '2024-11-19', 105, 143, 301.0, 284.0, 0.0, NULL, 'Done', 0, NULL, 'No', 3, 'ring twice');
INSERT INTO jobs VALUES (5035, 'Marchetti', 'Westfield', 3, 'worcester', 'no hot water', '2024-11-13', '2024-11-17', '2024-11-25', 90, 100, NULL, 212, 212, '2025-01-11', 'done', 0, 'seal', 'No', 4, NULL);
INSERT INTO jobs VALUES (5036, 'Olsen', 'North', 1, 'Worcester', 'leak', '2024-11-22', '2024-11-24', '2024-11-26', 90, 133, 149.0, 181.0, 181.0, '2024-12-19', 'done', 1, 'PCB', 'Yes', 4, NULL);
INSERT INTO jobs VALUES (5037, 'Brandt', 'Harbour', 4, 'worcester', 'annual service', '2024-12-07', '2024-12-14', '2024-12-14', 85, 76, 205.0, 205.0, 102.5, '2025-01-08', 'done', 0, 'valve, seal', 'Yes', 5, 'key with neighbour');
INSERT INTO jobs VALUES (5038, 'Trent House', 'Westfield', 3, 'Baxi', 'No hot water', '2024-12-13', '2024-12-14', '2024-12-19', 105, 83, 375.0, 375.0, 375.0, '2025-01-14', 'done', 1, 'pump', 'No', NULL, NULL);
INSERT INTO jobs VALUES (5039, 'Prior Court', 'north', 1, 'Ideal', 'pressure loss', '2024-12-30', '2024-12-31', '2024-12-31', 75, 96, 182.0, 182.0, 182.0, '2025-02-20', 'done', 1, 'pump', 'no', 5, NULL);
INSERT INTO jobs VALUES (5040, 'Garage Pym', 'Harbour', 6, 'Baxi', 'annual service', '2024-12-30', '2025-01-16', '2025-01-16', 100, 94, 241.0, 236.0, 118.0, '2025-02-06', 'Done', 0, 'thermocouple', 'No', NULL, 'dog in yard');
INSERT INTO jobs VALUES (5041, 'Mrs Ashby', 'Westfield', 6, 'worcester', 'leak', '2025-01-05', '2025-01-11', '2025-01-11', 90, 134, 200.0, 200.0, 200.0, '2025-01-18', 'done', 0, 'pump', 'No', NULL, 'ring twice');
INSERT INTO jobs VALUES (5042, 'Olsen', 'Harbour', 6, 'Worcester', 'noise', '2025-01-10', '2025-01-11', NULL, 65, NULL, 151.0, NULL, NULL, NULL, 'cxl', 1, NULL, NULL, NULL, 'key with neighbour');
INSERT INTO jobs VALUES (5043, 'Mrs Dunn', 'Westfield', 4, 'worcester', 'no hot water', '2025-01-15', '2025-01-17', '2025-01-17', 105, 138, 189.0, 189.0, 189.0, '2025-02-15', 'done', 1, NULL, 'No', NULL, 'ring twice');
INSERT INTO jobs VALUES (5044, 'Nguyen', 'Harbour', 6, 'worcester', 'ignition', '2025-01-28', '2025-02-13', '2025-02-13', 90, 93, 192.0, 172.0, 172.0, '2025-02-16', 'done', 0, 'fan', 'No', 1, NULL);
INSERT INTO jobs VALUES (5045, 'Prior Court', 'Harbour', 3, 'Worcester', 'noise', '2025-02-06', '2025-02-13', NULL, 80, NULL, 125.0, NULL, NULL, NULL, 'open', 0, NULL, NULL, NULL, 'dog in yard');
INSERT INTO jobs VALUES (5046, 'Hope Chapel', 'north', 7, 'Baxi', 'No hot water', '2025-02-10', '2025-02-21', '2025-02-21', 105, 145, 169.0, 161.0, 161.0, '2025-03-17', 'done', 0, 'seal', 'no', 4, NULL);
INSERT INTO jobs VALUES (5047, 'Tanaka', 'Harbour', 3, 'Viessmann', 'ignition', '2025-02-14', '2025-02-24', '2025-02-25', 90, 127, 230.0, 241.0, 241.0, '2025-03-28', 'done', 0, 'valve, seal', 'no', NULL, 'no parking');
INSERT INTO jobs VALUES (5048, 'Ivanov', 'Harbour', 3, 'Worcester', 'leak', '2025-02-17', '2025-02-21', '2025-02-21', 90, 76, 204.0, 290.0, 290.0, '2025-03-29', 'Done', 0, 'PCB', 'No', 5, 'key with neighbour');
INSERT INTO jobs VALUES (5049, 'Rees', 'Westfield', 2, 'Baxi', 'thermostat', '2025-02-18', '2025-03-02', '2025-03-02', 70, 143, 166.0, 166.0, 166.0, '2025-03-27', 'done', 0, 'expansion vessel, valve', 'No', 5, 'customer not home');
INSERT INTO jobs VALUES (5050, 'Marchetti', 'North', 2, 'Ideal', 'pressure loss', '2025-02-22', '2025-02-24', '2025-02-24', 45, 37, 119.0, 119.0, 119.0, '2025-03-02', 'done', 1, 'seal', 'no', 5, 'dog in yard');
INSERT INTO jobs VALUES (5051, 'Singh', 'Harbour', 3, 'worcester', 'ignition', '2025-03-22', '2025-04-03', NULL, 90, NULL, 174.0, NULL, NULL, NULL, 'cxl', 0, NULL, NULL, NULL, 'key with neighbour');
INSERT INTO jobs VALUES (5052, 'Kowalski', 'Harbour', NULL, 'Worcester', 'thermostat', '2025-04-10', '2025-04-19', NULL, 40, NULL, 97.0, NULL, NULL, NULL, 'cxl', 0, NULL, NULL, NULL, 'ring twice');
INSERT INTO jobs VALUES (5053, 'Brandt', 'Westfield', 2, 'Baxi', 'ignition', '2025-04-12', '2025-04-14', '2025-04-19', 90, 91, 260.0, 260.0, 260.0, '2025-04-29', 'Done', 1, 'pump', 'No', 4, NULL);
INSERT INTO jobs VALUES (5054, 'Ivanov', 'Old Town', 3, 'Viessmann', 'pressure loss', '2025-04-15', '2025-04-16', '2025-04-21', 60, 123, 89.0, 213.0, 213.0, '2025-06-07', 'done', 1, 'expansion vessel, valve', 'No', 5, 'key with neighbour');
INSERT INTO jobs VALUES (5055, 'Elm Lodge', 'Old Town', 3, 'Viessmann', 'pressure loss', '2025-04-19', '2025-04-24', NULL, 75, NULL, 230.0, NULL, NULL, NULL, 'cxl', 0, NULL, NULL, NULL, NULL);
INSERT INTO jobs VALUES (5056, 'Nguyen', 'Old Town', 2, 'worcester', 'ignition', '2025-04-23', '2025-05-10', '2025-05-19', 60, 122, NULL, 120, 120, '2025-06-03', 'Done', 0, NULL, 'No', NULL, NULL);
INSERT INTO jobs VALUES (5057, 'Brandt', 'Westfield', 4, 'worcester', 'annual service', '2025-04-24', '2025-05-09', '2025-05-09', 70, 97, 146.0, 234.0, 0.0, NULL, 'done', 0, 'thermocouple', 'Yes', NULL, 'key with neighbour');
INSERT INTO jobs VALUES (5058, 'Lowe', 'North', 2, 'Worcester', 'noise', '2025-05-01', '2025-05-03', '2025-05-05', 65, 105, 275.0, 275.0, 275.0, '2025-06-20', 'done', 1, 'expansion vessel, valve', 'Yes', NULL, NULL);
INSERT INTO jobs VALUES (5059, 'Tanaka', 'north', 7, 'Baxi', 'noise', '2025-06-14', '2025-07-02', '2025-07-03', 50, 121, 124.0, 115.0, 115.0, '2025-08-02', 'done', 0, NULL, 'no', NULL, 'ring twice');
INSERT INTO jobs VALUES (5060, 'Quigley', 'North', 6, 'worcester', 'noise', '2025-06-14', '2025-06-24', '2025-06-24', 65, 125, 242.0, 359.0, 359.0, '2025-07-18', 'done', 0, 'valve, seal', 'No', 5, 'no parking');
INSERT INTO jobs VALUES (5061, 'Dr Lang', 'North', 4, 'Ideal', 'no hot water', '2025-06-21', '2025-07-05', '2025-07-05', 105, 173, 202.0, 202.0, 101.0, '2025-07-27', 'done', 0, 'seal', 'no', 5, NULL);
INSERT INTO jobs VALUES (5062, 'Brandt', 'Westfield', 6, 'Ideal', 'pressure loss', '2025-06-24', '2025-06-28', '2025-06-28', 75, 154, 183.0, 191.0, 191.0, '2025-08-09', 'done', 0, 'seal', 'Yes', 5, NULL);
INSERT INTO jobs VALUES (5063, 'Mr Yates', 'Westfield', 2, 'Viessmann', 'annual service', '2025-07-03', '2025-07-07', '2025-07-07', 100, 115, 240.0, 240.0, 240.0, '2025-08-10', 'done', 0, 'thermocouple', 'No', 4, 'no parking');
INSERT INTO jobs VALUES (5064, 'Bakery Finch', 'Old Town', 6, 'Baxi', 'leak', '2025-07-12', '2025-07-24', NULL, 105, NULL, 351.0, NULL, NULL, NULL, 'cxl', 0, NULL, NULL, NULL, 'customer not home');
INSERT INTO jobs VALUES (5065, 'Prior Court', 'Old Town', 4, 'Vaillant', 'noise', '2025-07-13', '2025-07-22', '2025-07-26', 65, 108, 145.0, 145.0, 145.0, '2025-08-22', 'done', 0, 'PCB', 'no', 1, NULL);
INSERT INTO jobs VALUES (5066, 'Ivanov', 'Harbour', 5, 'Ideal', 'ignition', '2025-07-18', '2025-08-01', '2025-08-09', 75, 66, 294.0, 294.0, 294.0, '2025-09-14', 'Done', 0, 'thermocouple', 'No', NULL, NULL);
INSERT INTO jobs VALUES (5067, 'Vicarage', 'Westfield', 3, 'worcester', 'thermostat', '2025-07-24', '2025-07-24', '2025-07-28', 40, 106, 168.0, 168.0, 168.0, '2025-09-09', 'done', 1, 'valve, seal', 'no', 4, 'no parking');
INSERT INTO jobs VALUES (5068, 'Ivanov', 'Westfield', 3, 'Baxi', 'noise', '2025-08-07', '2025-08-08', '2025-08-09', 65, 49, 205.0, 205.0, 0.0, NULL, 'done', 1, 'PCB', 'No', 5, 'ring twice');
INSERT INTO jobs VALUES (5069, 'Vicarage', 'north', 3, 'Viessmann', 'leak', '2025-09-03', '2025-09-05', '2025-09-05', 75, 107, 109.0, 104.0, 52.0, '2025-09-12', 'done', 0, 'expansion vessel, valve', 'No', 5, NULL);
INSERT INTO jobs VALUES (5070, 'Bell & Sons', 'north', 2, 'Viessmann', 'thermostat', '2025-09-14', '2025-09-14', '2025-09-15', 40, 30, 68.0, 170.0, 170.0, '2025-10-06', 'done', 1, 'expansion vessel, valve', 'no', 4, 'dog in yard');
INSERT INTO jobs VALUES (5071, 'Dr Lang', 'North', 5, 'worcester', 'thermostat', '2025-10-26', '2025-11-03', '2025-11-08', 55, 119, 251.0, 239.0, 239.0, '2025-12-07', 'done', 0, 'thermocouple', 'No', NULL, 'ring twice');
INSERT INTO jobs VALUES (5072, 'Rees', 'Harbour', 5, 'Ideal', 'no hot water', '2025-11-23', '2025-11-23', '2025-11-23', 105, 181, 160.0, 160.0, 160.0, '2025-12-07', 'done', 1, NULL, 'No', 2, NULL);
INSERT INTO jobs VALUES (5073, 'Elm Lodge', 'Harbour', 7, 'Baxi', 'noise', '2025-11-27', '2025-12-11', '2025-12-11', 65, 93, 275.0, 275.0, 137.5, '2025-12-24', 'done', 0, 'thermocouple', 'no', 4, 'key with neighbour');
INSERT INTO jobs VALUES (5074, 'Kowalski', 'North', 3, 'Viessmann', 'annual service', '2025-12-28', '2025-12-30', NULL, 100, NULL, 322.0, NULL, NULL, NULL, 'cxl', 1, NULL, NULL, NULL, NULL);
INSERT INTO jobs VALUES (5075, 'Mrs Dunn', 'Westfield', 1, 'Worcester', 'noise', '2026-01-06', '2026-01-10', NULL, 80, NULL, 224.0, NULL, NULL, NULL, 'cxl', 0, NULL, NULL, NULL, 'dog in yard');
INSERT INTO jobs VALUES (5076, 'Singh', 'Harbour', 2, 'Viessmann', 'pressure loss', '2026-01-17', '2026-01-18', '2026-01-25', 75, 82, 138.0, 179.0, 89.5, '2026-02-04', 'done', 1, 'fan', 'No', 4, 'no parking');
INSERT INTO jobs VALUES (5077, 'Brandt', 'Old Town', 1, 'Ideal', 'No hot water', '2026-01-30', '2026-02-14', '2026-02-14', 120, 136, 358.0, 341.0, 341.0, '2026-04-07', 'done', 0, 'PCB', 'No', 5, 'ring twice');
INSERT INTO jobs VALUES (5078, 'Bell & Sons', 'North', 3, 'Viessmann', 'pressure loss', '2026-02-06', '2026-02-22', '2026-02-23', 75, 110, 256.0, 239.0, 0.0, NULL, 'done', 0, 'fan', 'no', 4, 'no parking');
INSERT INTO jobs VALUES (5079, 'Osborne', 'Old Town', 1, 'Vaillant', 'no hot water', '2026-02-14', '2026-02-18', '2026-02-18', 90, 162, 336.0, 400.0, 400.0, '2026-04-17', 'done', 0, 'seal', 'No', 5, NULL);
INSERT INTO jobs VALUES (5080, 'Bakery Finch', 'Harbour', 5, 'Vaillant', 'thermostat', '2026-03-02', '2026-03-08', '2026-03-08', 70, 47, NULL, 137, 137, '2026-03-26', 'done', 0, 'expansion vessel, valve', 'No', 4, 'no parking');
INSERT INTO jobs VALUES (5081, 'Kowalski', 'Old Town', 5, 'Viessmann', 'no hot water', '2026-04-05', '2026-04-06', '2026-04-06', 90, 117, 241.0, 241.0, 241.0, '2026-04-21', 'done', 1, 'seal', 'No', 4, NULL);
INSERT INTO jobs VALUES (5082, 'Stroud', 'Westfield', 1, 'Ideal', 'No hot water', '2026-05-03', '2026-05-03', '2026-05-03', 105, 148, 231.0, 231.0, 231.0, '2026-05-24', 'done', 1, 'PCB', 'no', 4, 'dog in yard');
INSERT INTO jobs VALUES (5083, 'Marchetti', 'Harbour', 6, 'Vaillant', 'annual service', '2026-05-05', '2026-05-16', '2026-05-19', 100, 139, 165.0, 152.0, 152.0, '2026-07-14', 'done', 0, 'expansion vessel, valve', 'No', 3, 'key with neighbour');
INSERT INTO jobs VALUES (5084, 'Hartley', 'North', 1, 'Vaillant', 'thermostat', '2026-05-20', '2026-05-30', '2026-05-30', 70, 95, 121.0, 204.0, 204.0, '2026-07-22', 'done', 0, 'fan', 'no', 4, 'dog in yard');
INSERT INTO jobs VALUES (5085, 'Trent House', 'Old Town', 5, 'Vaillant', 'annual service', '2026-05-31', '2026-06-05', NULL, 85, NULL, 133.0, NULL, NULL, NULL, 'cxl', 0, NULL, NULL, NULL, 'customer not home');
INSERT INTO jobs VALUES (5086, 'Prior Court', 'north', 6, 'Ideal', 'ignition', '2026-06-26', '2026-07-02', NULL, 90, NULL, NULL, NULL, NULL, NULL, 'cxl', 0, NULL, NULL, NULL, 'dog in yard');
INSERT INTO jobs VALUES (5087, 'Lowe', 'Westfield', 1, 'Vaillant', 'No hot water', '2026-07-07', '2026-07-16', '2026-07-25', 105, 165, 245.0, 245.0, 245.0, '2026-08-21', 'done', 0, 'fan', 'No', 2, NULL);
INSERT INTO jobs VALUES (5088, 'Mrs Dunn', 'Harbour', 7, 'Baxi', 'ignition', '2026-08-12', '2026-08-20', NULL, 60, NULL, 168.0, NULL, NULL, NULL, 'cxl', 0, NULL, NULL, NULL, NULL);
INSERT INTO jobs VALUES (5089, 'Stroud', 'North', 5, 'Viessmann', 'leak', '2026-08-30', '2026-09-07', '2026-09-15', 90, 122, 141.0, 141.0, 141.0, '2026-11-13', 'Done', 0, 'valve, seal', 'No', 5, NULL);
INSERT INTO jobs VALUES (5090, 'Olsen', 'North', 1, 'Baxi', 'no hot water', '2026-09-06', '2026-09-09', '2026-09-15', 105, 101, 250.0, 250.0, 0.0, NULL, 'done', 0, 'fan', 'Yes', 5, 'dog in yard');
INSERT INTO jobs VALUES (5091, 'Hope Chapel', 'Westfield', 1, 'worcester', 'noise', '2026-09-11', '2026-09-11', NULL, 65, NULL, 118.0, NULL, NULL, NULL, 'cxl', 1, NULL, NULL, NULL, 'customer not home');
INSERT INTO jobs VALUES (5092, 'Marchetti', 'north', 1, 'Vaillant', 'annual service', '2026-09-13', '2026-09-30', NULL, 100, NULL, 278.0, NULL, NULL, NULL, 'cxl', 0, NULL, NULL, NULL, NULL);
INSERT INTO jobs VALUES (5093, 'Bakery Finch', 'north', 6, 'Ideal', 'pressure loss', '2026-10-14', '2026-10-28', '2026-10-28', 60, 78, 121.0, 116.0, 116.0, '2026-11-04', 'Done', 0, 'expansion vessel, valve', 'No', 4, 'key with neighbour');
INSERT INTO jobs VALUES (5094, 'Nguyen', 'Westfield', 3, 'Viessmann', 'leak', '2026-10-31', '2026-11-02', NULL, 90, NULL, NULL, NULL, NULL, NULL, 'open', 0, NULL, NULL, NULL, 'no parking');
INSERT INTO jobs VALUES (5095, 'Tanaka', 'Harbour', 3, 'Worcester', 'ignition', '2026-11-05', '2026-11-06', '2026-11-06', 75, 51, 114.0, 114.0, 0.0, NULL, 'Done', 1, 'pump', 'Yes', 5, NULL);
INSERT INTO jobs VALUES (5096, 'Hope Chapel', 'Harbour', 3, 'Viessmann', 'annual service', '2026-11-07', '2026-11-25', NULL, 70, NULL, 235.0, NULL, NULL, NULL, 'open', 0, NULL, NULL, NULL, 'key with neighbour');
