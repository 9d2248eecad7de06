CREATE TABLE vans (
  reg TEXT PRIMARY KEY,
  model TEXT,
  fuel TEXT,
  payload_kg INTEGER,
  mot_due TEXT,
  odo_mi INTEGER,
  off_road TEXT
);
INSERT INTO vans VALUES ('KX19 RTO', 'Transit', 'diesel', 1100, '2026-02-11', 88400, 'N');
INSERT INTO vans VALUES ('LB22 HHE', 'e-Vito', 'electric', 800, '2025-12-03', 31250, 'N');
INSERT INTO vans VALUES ('WN68 PAZ', 'Vivaro', 'Diesel', 950, '2025-07-19', 141900, 'Y');
INSERT INTO vans VALUES ('YD71 OLC', 'Crafter', 'diesel', 1300, '2025-11-08', 67020, 'N');
INSERT INTO vans VALUES ('EF73 KDU', 'eSprinter', 'Electric', 1000, NULL, 12100, 'N');
INSERT INTO vans VALUES ('BT20 JSS', 'Berlingo', 'petrol', 650, '2025-09-27', 90310, 'Y');
CREATE TABLE drivers (
  drv_id INTEGER PRIMARY KEY,
  drv_name TEXT,
  start_dt TEXT,
  hr_rate_gbp REAL
);
INSERT INTO drivers VALUES (1, 'Stan Oyelaran', '2021-03-01', 12.4);
INSERT INTO drivers VALUES (2, 'Mags Duffy', '2023-06-12', 12.1);
INSERT INTO drivers VALUES (3, 'Teo Bianchi', '2019-09-30', 13.2);
INSERT INTO drivers VALUES (4, 'Ruth Crane', '2024-11-04', 11.8);
INSERT INTO drivers VALUES (5, 'Pavel Hruska', '2025-05-19', 11.6);
CREATE TABLE drops (
  drop_no INTEGER PRIMARY KEY,
  drop_dt TEXT,
  van TEXT REFERENCES vans(reg),
  drv_id INTEGER REFERENCES drivers(drv_id),
  cust TEXT,
  dest TEXT,
  pcs INTEGER,
  wt_kg REAL,
  dist_mi INTEGER,
  wait_mins INTEGER,
  slot TEXT,
  outcome TEXT,
  sgnd_by TEXT,
  chg_gbp REAL,
  inv_pd INTEGER,
  notes TEXT
);
INSERT INTO drops VALUES (7001, '2025-05-07', 'KX19 RTO', 1, 'Ovenly', 'Malton', 5, 20.0, 42, 31, 'am', 'delivered', NULL, 8, 1, NULL);
INSERT INTO drops VALUES (7002, '2025-05-27', 'WN68 PAZ', 1, 'Fenwick Optics', 'Malton', 6, 86.2, 48, 4, 'pm', 'delivered', 'neighbour', 38, 1, NULL);
INSERT INTO drops VALUES (7003, '2025-04-10', 'EF73 KDU', 4, 'Dales Dental', 'Malton', 2, 23.7, 22, 32, 'pm', 'failed', NULL, 15, 1, 'fragile, heavy');
INSERT INTO drops VALUES (7004, '2025-04-24', 'YD71 OLC', 2, 'Pages Books', 'York', 3, 96.7, 69, 3, 'pm', 'delivered', 'J Ward', 22.5, 1, NULL);
INSERT INTO drops VALUES (7005, '2025-05-09', 'EF73 KDU', 4, 'Dales Dental', 'Thirsk', 6, 140.9, 48, 31, 'pm', 'delivered', 'neighbour', 8, 1, NULL);
INSERT INTO drops VALUES (7006, '2025-06-30', 'WN68 PAZ', 1, 'Dales Dental', 'Malton', 6, 68.4, 58, 21, 'any', 'delivered', NULL, 12, 1, 'left in porch');
INSERT INTO drops VALUES (7007, '2025-05-20', 'LB22 HHE', 4, 'The Tile Shed', 'york', 10, 25.8, 70, 9, 'any', 'returned', NULL, 22.5, 1, 'nobody in');
INSERT INTO drops VALUES (7008, '2025-05-24', 'KX19 RTO', 3, 'Bloom & Co', 'York', 12, 10.2, 33, 10, 'pm', 'failed', NULL, 9.5, 1, 'fragile');
INSERT INTO drops VALUES (7009, '2025-05-29', 'KX19 RTO', 2, 'bloom & co', 'Leeds', 8, 77.5, 51, 8, 'pm', 'delivered', 'neighbour', 8, 1, 'fragile, heavy');
INSERT INTO drops VALUES (7010, '2025-05-15', 'KX19 RTO', 1, 'Pages Books', 'Leeds', 1, 176.7, 5, 20, 'PM', 'delivered', NULL, 38, 1, NULL);
INSERT INTO drops VALUES (7011, '2025-05-28', 'KX19 RTO', 3, 'Fenwick Optics', 'Harrogate', 4, 52.9, 70, 4, 'pm', 'delivered', 'neighbour', 6.5, 1, 'nobody in');
INSERT INTO drops VALUES (7012, '2025-05-31', 'YD71 OLC', 2, 'Dales Dental', 'Leeds', 14, 118.6, 59, 5, 'PM', 'delivered', 'neighbour', 9.5, 0, NULL);
INSERT INTO drops VALUES (7013, '2025-06-05', 'YD71 OLC', 2, 'Bloom & Co', 'Thirsk', 1, 106.5, 25, 15, 'am', 'delivered', 'Mrs Bell', 38, 1, NULL);
INSERT INTO drops VALUES (7014, '2025-04-22', 'YD71 OLC', 3, 'Hartwell Labs', 'Thirsk', 7, 140.5, 56, 28, 'am', 'delivered', 'neighbour', 6.5, 1, NULL);
INSERT INTO drops VALUES (7015, '2025-04-05', 'EF73 KDU', 3, 'Fenwick Optics', 'york', 6, 56.4, 48, 21, 'PM', 'returned', NULL, 9.5, 1, NULL);
INSERT INTO drops VALUES (7016, '2025-06-03', 'KX19 RTO', 1, 'Ovenly', 'York', 1, 48.5, 22, 2, 'pm', 'returned', NULL, 38, 1, NULL);
INSERT INTO drops VALUES (7017, '2025-06-01', 'LB22 HHE', 1, 'Fenwick Optics', 'york', 2, 168.1, 28, 16, 'PM', 'delivered', 'J Ward', 12, 1, 'left in porch');
INSERT INTO drops VALUES (7018, '2025-05-09', 'EF73 KDU', 3, 'Dales Dental', 'York', 14, 173.7, 29, 31, 'PM', 'delivered', 'J Ward', 9.5, 0, NULL);
INSERT INTO drops VALUES (7019, '2025-04-23', 'WN68 PAZ', 2, 'Hartwell Labs', 'Thirsk', 3, 45.7, 16, 5, 'am', 'delivered', NULL, 9.5, 0, NULL);
INSERT INTO drops VALUES (7020, '2025-05-01', 'LB22 HHE', 1, 'Ovenly', 'Selby', 11, 97.4, 27, 19, 'pm', 'returned', NULL, 9.5, 1, 'fragile');
INSERT INTO drops VALUES (7021, '2025-04-01', 'YD71 OLC', 3, 'Pages Books', 'Selby', 11, 95.2, 11, 27, 'any', 'returned', NULL, 15, 1, NULL);
INSERT INTO drops VALUES (7022, '2025-06-15', 'LB22 HHE', 3, 'Ovenly', 'Malton', 8, 63.4, 19, NULL, 'am', 'delivered', 'stores', 38, 1, NULL);
INSERT INTO drops VALUES (7023, '2025-06-18', 'YD71 OLC', 2, 'bloom & co', 'Malton', 9, 162.4, 37, 3, 'pm', 'Delivered', 'stores', 8, 1, NULL);
INSERT INTO drops VALUES (7024, '2025-04-21', 'EF73 KDU', 4, 'The Tile Shed', 'Leeds', 13, 96.8, 34, 8, 'pm', 'delivered', NULL, 6.5, 1, NULL);
INSERT INTO drops VALUES (7025, '2025-05-10', 'KX19 RTO', 3, 'bloom & co', 'Thirsk', 1, 13.2, 60, 23, 'PM', 'Delivered', 'stores', 12, 1, NULL);
INSERT INTO drops VALUES (7026, '2025-06-27', 'EF73 KDU', 2, 'The Tile Shed', 'Thirsk', 2, 2.5, 15, 20, 'any', 'delivered', 'Mrs Bell', 12, 1, NULL);
INSERT INTO drops VALUES (7027, '2025-06-19', 'EF73 KDU', 4, 'The Tile Shed', 'york', 11, 46.8, 69, 35, 'PM', 'returned', NULL, 9.5, 1, NULL);
INSERT INTO drops VALUES (7028, '2025-06-29', 'KX19 RTO', 4, 'Fenwick Optics', 'Leeds', 3, 32.3, 15, 26, 'pm', 'failed', NULL, 8, 1, NULL);
INSERT INTO drops VALUES (7029, '2025-06-09', 'KX19 RTO', 1, 'Dales Dental', 'Leeds', 2, 137.2, 69, 23, 'am', 'delivered', 'stores', 8, 1, NULL);
INSERT INTO drops VALUES (7030, '2025-04-06', 'EF73 KDU', 4, 'Dales Dental', 'Selby', 4, 135.6, 49, 5, 'am', 'delivered', 'Mrs Bell', 6.5, 0, NULL);
INSERT INTO drops VALUES (7031, '2025-04-21', 'EF73 KDU', 1, 'Hartwell Labs', 'York', 6, 76.5, 40, 22, 'any', 'delivered', 'reception', 9.5, 1, NULL);
INSERT INTO drops VALUES (7032, '2025-04-26', 'EF73 KDU', 2, 'The Tile Shed', 'Leeds', 6, 171.3, 29, 31, 'PM', 'delivered', 'stores', 38, 0, NULL);
INSERT INTO drops VALUES (7033, '2025-04-23', 'EF73 KDU', 2, 'The Tile Shed', 'York', 13, 34.3, 36, 4, 'any', 'failed', NULL, 6.5, 1, NULL);
INSERT INTO drops VALUES (7034, '2025-05-07', 'KX19 RTO', 4, 'Hartwell Labs', 'Harrogate', 14, 177.2, 8, 14, 'PM', 'delivered', 'neighbour', 38, 1, NULL);
INSERT INTO drops VALUES (7035, '2025-06-21', 'EF73 KDU', 2, 'The Tile Shed', 'Selby', 2, 64.4, 58, 17, 'any', 'delivered', 'Mrs Bell', 12, 1, NULL);
INSERT INTO drops VALUES (7036, '2025-05-18', 'EF73 KDU', 2, 'Ovenly', 'Selby', 3, 62.3, 72, 11, 'PM', 'delivered', 'stores', 8, 1, NULL);
INSERT INTO drops VALUES (7037, '2025-05-11', 'WN68 PAZ', 2, 'Bloom & Co', 'Selby', 1, 86.9, 67, 34, 'any', 'failed', NULL, 6.5, 1, 'left in porch');
INSERT INTO drops VALUES (7038, '2025-05-28', 'KX19 RTO', 2, 'Hartwell Labs', 'Leeds', 7, 88.1, 23, 3, 'any', 'delivered', 'Mrs Bell', 8, 0, NULL);
INSERT INTO drops VALUES (7039, '2025-04-09', 'LB22 HHE', 1, 'Pages Books', 'york', 1, 34.8, 56, 16, 'pm', 'failed', NULL, 9.5, 1, NULL);
INSERT INTO drops VALUES (7040, '2025-06-01', 'YD71 OLC', 4, 'Pages Books', 'Thirsk', 8, 164.7, 44, 19, 'any', 'returned', NULL, 38, 0, 'ring bell');
INSERT INTO drops VALUES (7041, '2025-04-12', 'EF73 KDU', 4, 'Fenwick Optics', 'Malton', 6, 122.5, 43, 31, 'any', 'Delivered', NULL, 15, 0, 'left in porch');
INSERT INTO drops VALUES (7042, '2025-06-30', 'EF73 KDU', 3, 'Dales Dental', 'Selby', 10, 60.6, 26, 15, 'am', 'delivered', NULL, 22.5, 1, NULL);
INSERT INTO drops VALUES (7043, '2025-05-02', 'EF73 KDU', 2, 'The Tile Shed', 'Thirsk', 9, 17.3, 57, NULL, 'am', 'delivered', 'J Ward', 6.5, 1, NULL);
INSERT INTO drops VALUES (7044, '2025-04-27', 'YD71 OLC', 1, 'Bloom & Co', 'york', 7, 62.2, 23, 19, 'any', 'delivered', 'neighbour', 8, 0, NULL);
INSERT INTO drops VALUES (7045, '2025-04-09', 'EF73 KDU', 3, 'Ovenly', 'Malton', 4, 7.7, 13, 14, 'PM', 'delivered', 'neighbour', 6.5, 0, NULL);
INSERT INTO drops VALUES (7046, '2025-04-12', 'WN68 PAZ', 2, 'Dales Dental', 'Leeds', 4, 151.1, 39, 28, 'any', 'failed', NULL, 9.5, 1, NULL);
INSERT INTO drops VALUES (7047, '2025-05-07', 'YD71 OLC', 4, 'Pages Books', 'York', 6, 68.2, 51, 19, 'any', 'delivered', NULL, 15, 1, NULL);
INSERT INTO drops VALUES (7048, '2025-05-19', 'YD71 OLC', 1, 'Ovenly', 'Selby', 12, 125.8, 26, 16, 'any', 'failed', NULL, 12, 1, 'left in porch');
INSERT INTO drops VALUES (7049, '2025-06-29', 'LB22 HHE', 3, 'Bloom & Co', 'York', 11, 175.2, 11, 9, 'am', 'delivered', NULL, 12, 0, NULL);
INSERT INTO drops VALUES (7050, '2025-05-26', 'YD71 OLC', 2, 'Bloom & Co', 'Thirsk', 14, 18.8, 39, 6, 'am', 'Delivered', 'Mrs Bell', 38, 1, NULL);
INSERT INTO drops VALUES (7051, '2025-06-17', 'EF73 KDU', 4, 'Hartwell Labs', 'Thirsk', 10, 153.8, 7, 23, 'PM', 'returned', NULL, 8, 1, NULL);
INSERT INTO drops VALUES (7052, '2025-06-07', 'YD71 OLC', 4, 'The Tile Shed', 'Malton', 9, 165.2, 4, 4, 'PM', 'delivered', NULL, 8, 1, NULL);
INSERT INTO drops VALUES (7053, '2025-05-07', 'LB22 HHE', 1, 'bloom & co', 'Selby', 13, 87.7, 50, 34, 'PM', 'failed', NULL, 9.5, 1, NULL);
INSERT INTO drops VALUES (7054, '2025-05-22', 'LB22 HHE', 3, 'Ovenly', 'york', 9, 7.3, 68, 17, 'PM', 'delivered', 'reception', 12, 1, NULL);
INSERT INTO drops VALUES (7055, '2025-06-16', 'YD71 OLC', 3, 'Pages Books', 'York', 7, 60.9, 71, 16, 'PM', 'failed', NULL, 15, 0, NULL);
INSERT INTO drops VALUES (7056, '2025-06-19', 'WN68 PAZ', 3, 'Fenwick Optics', 'york', 14, 117.5, 37, NULL, 'am', 'delivered', NULL, 38, 1, NULL);
INSERT INTO drops VALUES (7057, '2025-05-29', 'WN68 PAZ', 3, 'bloom & co', 'Malton', 5, 177.9, 19, 15, 'PM', 'delivered', 'stores', 38, 0, NULL);
INSERT INTO drops VALUES (7058, '2025-05-20', 'KX19 RTO', 2, 'Hartwell Labs', 'york', 2, 178.5, 22, 9, 'pm', 'delivered', 'neighbour', 8, 1, NULL);
INSERT INTO drops VALUES (7059, '2025-06-21', 'KX19 RTO', 2, 'Dales Dental', 'Malton', 2, 54.3, 36, 28, 'any', 'delivered', 'neighbour', 12, 0, NULL);
INSERT INTO drops VALUES (7060, '2025-04-17', 'EF73 KDU', 1, 'Dales Dental', 'Thirsk', 10, 148.7, 34, 31, 'any', 'delivered', 'J Ward', 8, 1, NULL);
INSERT INTO drops VALUES (7061, '2025-05-26', 'WN68 PAZ', 3, 'Fenwick Optics', 'York', 11, 103.3, 61, 28, 'PM', 'delivered', 'neighbour', 6.5, 0, NULL);
INSERT INTO drops VALUES (7062, '2025-05-18', 'LB22 HHE', 2, 'Bloom & Co', 'Harrogate', 12, 96.1, 37, 5, 'PM', 'failed', NULL, 22.5, 0, NULL);
INSERT INTO drops VALUES (7063, '2025-05-27', 'LB22 HHE', 1, 'Ovenly', 'Malton', 7, 50.5, 65, 30, 'any', 'delivered', 'reception', 9.5, 0, NULL);
INSERT INTO drops VALUES (7064, '2025-05-04', 'EF73 KDU', 1, 'bloom & co', 'Malton', 2, 50.2, 69, 13, 'PM', 'failed', NULL, 9.5, 1, NULL);
INSERT INTO drops VALUES (7065, '2025-04-14', 'EF73 KDU', 1, 'Dales Dental', 'york', 2, 19.5, 27, 30, 'am', 'delivered', 'neighbour', 38, 0, 'damaged box, fragile');
INSERT INTO drops VALUES (7066, '2025-04-10', 'YD71 OLC', 1, 'Dales Dental', 'Selby', 11, 78.9, 18, 34, 'pm', 'delivered', 'reception', 38, 1, NULL);
INSERT INTO drops VALUES (7067, '2025-05-08', 'EF73 KDU', 2, 'Fenwick Optics', 'Malton', 13, 28.9, 36, 7, 'pm', 'delivered', NULL, 38, 0, NULL);
INSERT INTO drops VALUES (7068, '2025-04-03', 'LB22 HHE', 3, 'Dales Dental', 'Thirsk', 10, 62.9, 41, 9, 'am', 'delivered', 'J Ward', 38, 1, NULL);
INSERT INTO drops VALUES (7069, '2025-06-03', 'WN68 PAZ', 2, 'Dales Dental', 'Thirsk', 3, 34.4, 41, 22, 'PM', 'delivered', NULL, 38, 0, NULL);
INSERT INTO drops VALUES (7070, '2025-05-06', 'EF73 KDU', 2, 'The Tile Shed', 'York', 8, 139.6, 11, 25, 'any', 'delivered', 'stores', 9.5, 1, NULL);
INSERT INTO drops VALUES (7071, '2025-04-07', 'YD71 OLC', 2, 'Pages Books', 'Leeds', 11, 66.8, 70, 12, 'pm', 'delivered', 'J Ward', 9.5, 1, NULL);
INSERT INTO drops VALUES (7072, '2025-05-01', 'EF73 KDU', 2, 'Hartwell Labs', 'York', 3, 106.0, 4, 7, 'pm', 'Delivered', 'Mrs Bell', 8, 1, 'damaged box, fragile');
INSERT INTO drops VALUES (7073, '2025-06-15', 'YD71 OLC', 1, 'The Tile Shed', 'york', 1, 126.7, 63, 16, 'am', 'delivered', NULL, 8, 1, NULL);
INSERT INTO drops VALUES (7074, '2025-04-20', 'WN68 PAZ', 2, 'Fenwick Optics', 'Harrogate', 2, 178.6, 47, 21, 'pm', 'delivered', 'neighbour', 6.5, 1, 'fragile');
INSERT INTO drops VALUES (7075, '2025-05-18', 'YD71 OLC', 1, 'Dales Dental', 'Harrogate', 5, 39.2, 64, 25, 'any', 'delivered', 'stores', 38, 1, NULL);
INSERT INTO drops VALUES (7076, '2025-04-08', 'LB22 HHE', 4, 'Hartwell Labs', 'York', 7, 115.1, 52, NULL, 'am', 'returned', NULL, 8, 0, NULL);
INSERT INTO drops VALUES (7077, '2025-05-11', 'WN68 PAZ', 2, 'Fenwick Optics', 'Selby', 5, 124.0, 38, 17, 'pm', 'failed', NULL, 22.5, 1, NULL);
INSERT INTO drops VALUES (7078, '2025-04-07', 'KX19 RTO', 2, 'Dales Dental', 'Harrogate', 1, 11.3, 21, 16, 'any', 'returned', NULL, 38, 1, NULL);
INSERT INTO drops VALUES (7079, '2025-05-27', 'KX19 RTO', 4, 'Bloom & Co', 'Leeds', 7, 141.2, 55, 24, 'any', 'failed', NULL, 12, 0, 'ring bell');
INSERT INTO drops VALUES (7080, '2025-05-17', 'EF73 KDU', 4, 'Hartwell Labs', 'york', 12, 19.9, 34, 15, 'pm', 'delivered', 'neighbour', 22.5, 1, NULL);
INSERT INTO drops VALUES (7081, '2025-06-14', 'WN68 PAZ', 2, 'bloom & co', 'Thirsk', 8, 96.0, 28, 28, 'any', 'returned', NULL, 6.5, 1, NULL);
INSERT INTO drops VALUES (7082, '2025-05-07', 'LB22 HHE', 4, 'Dales Dental', 'Selby', 14, 122.3, 37, NULL, 'any', 'Delivered', 'neighbour', 6.5, 1, NULL);
INSERT INTO drops VALUES (7083, '2025-04-17', 'EF73 KDU', 1, 'Pages Books', 'York', 14, 71.4, 55, 15, 'any', 'delivered', 'Mrs Bell', 6.5, 1, NULL);
INSERT INTO drops VALUES (7084, '2025-06-16', 'YD71 OLC', 4, 'Ovenly', 'Thirsk', 4, 59.5, 33, 27, 'am', 'delivered', NULL, 22.5, 0, 'wrong address');
INSERT INTO drops VALUES (7085, '2025-05-22', 'EF73 KDU', 2, 'Ovenly', 'York', 5, 117.3, 40, 3, 'any', 'failed', NULL, 9.5, 1, 'wrong address');
INSERT INTO drops VALUES (7086, '2025-06-20', 'EF73 KDU', 1, 'Fenwick Optics', 'Leeds', 11, 34.1, 72, 9, 'am', 'delivered', 'Mrs Bell', 38, 1, NULL);
INSERT INTO drops VALUES (7087, '2025-05-19', 'WN68 PAZ', 4, 'Dales Dental', 'York', 6, 50.1, 48, 30, 'pm', 'failed', NULL, 15, 0, 'fragile, heavy');
INSERT INTO drops VALUES (7088, '2025-04-02', 'YD71 OLC', 4, 'Dales Dental', 'Leeds', 11, 52.6, 53, 7, 'pm', 'Delivered', NULL, 22.5, 0, NULL);
INSERT INTO drops VALUES (7089, '2025-04-08', 'LB22 HHE', 3, 'Bloom & Co', 'york', 3, 86.7, 38, 10, 'pm', 'delivered', 'Mrs Bell', 8, 0, NULL);
INSERT INTO drops VALUES (7090, '2025-05-19', 'WN68 PAZ', 3, 'bloom & co', 'Malton', 4, 160.3, 57, 25, 'any', 'failed', NULL, 8, 1, 'fragile, heavy');
