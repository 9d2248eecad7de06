CREATE TABLE "orders" (
  "Order" TEXT PRIMARY KEY,
  "Customer" TEXT,
  "Town" TEXT,
  "Piece" TEXT,
  "Wood" TEXT,
  "Finish" TEXT,
  "Qty" INTEGER,
  "Length cm" INTEGER,
  "Ordered" TEXT,
  "Promised" TEXT,
  "Delivered" TEXT,
  "Bench hours" REAL,
  "Material €" REAL,
  "Price €" REAL,
  "Down payment €" REAL,
  "Paid in full" TEXT,
  "Made by" TEXT,
  "Delivery + assembly" TEXT
);
INSERT INTO "orders" VALUES ('24-001', 'Hotel Krone', 'Fulda', 'bookshelf', 'pine', 'waxed', 1, 144, '2024-01-14', '2024-02-25', '2024-03-15', 16.5, 167.72, 990, 400, 'Ja', 'Lotte', 'Ja');
INSERT INTO "orders" VALUES ('24-002', 'Café Morgen', 'Fulda', 'bed', 'cherry', NULL, 1, 181, '2024-01-22', '2024-04-15', '2024-05-11', 37.5, 424.06, 2300, 920, 'Ja', 'Bent', 'Ja');
INSERT INTO "orders" VALUES ('24-003', 'Orthopädie Busch', 'Kassel', 'desk', 'oak', NULL, 1, 161, '2024-02-04', '2024-03-31', '2024-04-10', 21.5, 298.67, 1390, 560, 'Ja', 'Henrik', 'Nein');
INSERT INTO "orders" VALUES ('24-004', 'Jacobi', 'Kassel', 'bed', 'oak', NULL, 1, 229, '2024-02-21', '2024-04-03', '2024-04-13', 32.0, 455.7, 2090, 840, 'Ja', 'Bent', 'Ja');
INSERT INTO "orders" VALUES ('24-005', 'Urban', 'Kassel', 'bookshelf', 'pine', 'waxed', 1, 151, '2024-03-07', '2024-05-02', '2024-05-26', 17.5, 165.74, 1030, 410, 'Ja', 'Lotte', 'Nein');
INSERT INTO "orders" VALUES ('24-006', 'Familie Otto', 'Kassel', 'bookshelf', 'cherry', 'oiled', 2, 148, '2024-03-16', '2024-06-08', '2024-06-29', 32.0, 686.95, 2400, 960, 'Ja', 'Lotte', 'Ja');
INSERT INTO "orders" VALUES ('24-007', 'Orthopädie Busch', 'Kassel', 'desk', 'ash', 'lacquered', 2, 144, '2024-03-21', '2024-05-30', '2024-06-07', 47.5, 643.8, 3050, 1220, 'Ja', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('24-008', 'Orthopädie Busch', 'Kassel', 'wardrobe', 'walnut', NULL, 1, 185, '2024-04-05', '2024-05-17', '2024-06-02', 38.5, 974.69, 3090, 1240, 'Ja', 'Lotte', 'Ja');
INSERT INTO "orders" VALUES ('24-009', 'Weiss', 'Fulda', 'dining table', 'oak', NULL, 1, 230, '2024-04-14', '2024-07-07', '2024-07-10', 33.0, 547.33, 2260, 900, 'Ja', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('24-010', 'Nolte', 'Marburg', 'sideboard', 'oak', 'lacquered', 1, 148, '2024-04-26', '2024-06-07', '2024-06-25', 28.0, 513.21, 1980, 790, 'Ja', 'Henrik', 'Nein');
INSERT INTO "orders" VALUES ('24-011', 'Quint', 'Göttingen', 'bed', 'cherry', 'waxed', 1, 243, '2024-05-17', '2024-08-09', '2024-08-21', 27.0, 511.13, 1930, 770, 'Ja', 'Bent', 'Ja');
INSERT INTO "orders" VALUES ('24-012', 'Abendroth', 'Kassel', 'stool', 'ash', 'oiled', 8, 39, '2024-05-27', '2024-07-22', '2024-07-16', 26.5, 215.03, 1510, NULL, 'Ja', 'Lotte', 'Ja');
INSERT INTO "orders" VALUES ('24-013', 'Café Morgen', 'Fulda', 'desk', 'oak', 'lacquered', 1, 185, '2024-06-03', '2024-07-29', '2024-08-18', 20.0, 405.26, 1470, 590, 'Ja', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('24-014', 'Lang', 'Göttingen', 'desk', 'beech', 'oiled', 1, 193, '2024-06-13', '2024-08-08', '2024-08-04', 19.0, 277.91, 1250, NULL, 'Ja', 'Bent', 'Nein');
INSERT INTO "orders" VALUES ('24-015', 'Hotel Krone', 'Fulda', 'chair', 'oak', 'lacquered', 8, 40, '2024-06-29', '2024-09-21', '2024-10-21', 70.0, 650.45, 4100, 1640, 'Ja', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('24-016', 'Marten', 'Fulda', 'desk', 'ash', 'lacquered', 1, 186, '2024-07-17', '2024-08-28', '2024-08-31', 23.5, 330.74, 1530, NULL, 'Ja', 'Henrik', 'Nein');
INSERT INTO "orders" VALUES ('24-017', 'Pohl', 'Kassel', 'desk', 'beech', 'oiled', 1, 133, '2024-07-28', '2024-10-06', '2024-10-21', 24.5, 266.53, 1490, 600, 'Ja', 'Bent', 'Ja');
INSERT INTO "orders" VALUES ('24-018', 'Familie Otto', 'Kassel', 'bookshelf', 'oak', NULL, 1, 142, '2024-08-09', '2024-10-04', '2024-10-19', 24.0, 249.97, 1440, 580, 'Ja', 'Lotte', 'Nein');
INSERT INTO "orders" VALUES ('24-019', 'Quint', 'Göttingen', 'stool', 'beech', 'lacquered', 6, 33, '2024-08-19', '2024-10-28', '2024-11-18', 26.0, 160.49, 1410, NULL, 'Ja', 'Bent', 'Ja');
INSERT INTO "orders" VALUES ('24-020', 'Quint', 'Göttingen', 'bed', 'beech', 'oiled', 1, 186, '2024-08-28', '2024-10-23', '2024-11-13', 27.0, 392.51, 1770, 710, 'Ja', 'Lotte', 'Ja');
INSERT INTO "orders" VALUES ('24-021', 'Gerlach', 'Göttingen', 'sideboard', 'ash', 'oiled', 1, 206, '2024-09-08', '2024-11-03', '2024-11-19', 33.5, 426.22, 2120, 850, 'Ja', 'Henrik', 'Nein');
INSERT INTO "orders" VALUES ('24-022', 'Reuter', 'Fulda', 'desk', 'oak', 'waxed', 1, 189, '2024-09-19', '2024-12-12', '2024-11-30', 23.0, 346.79, 1530, 610, 'Ja', 'Lotte', 'Ja');
INSERT INTO "orders" VALUES ('24-023', 'Abendroth', 'Kassel', 'bed', 'pine', 'lacquered', 1, 216, '2024-10-06', '2024-12-01', '2024-11-17', 36.0, 238.28, 1980, 790, 'Ja', 'Bent', 'Ja');
INSERT INTO "orders" VALUES ('24-024', 'Abendroth', 'Kassel', 'bookshelf', 'ash', 'lacquered', 1, 137, '2024-10-14', '2024-11-25', '2024-11-27', 23.0, 286.1, 1440, 580, 'Ja', 'Bent', 'Ja');
INSERT INTO "orders" VALUES ('24-025', 'Hotel Krone', 'Fulda', 'bench', 'oak', NULL, 1, 176, '2024-10-27', '2024-12-08', '2024-12-11', 12.5, 187.35, 830, 330, 'Ja', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('24-026', 'Kruse', 'Kassel', 'desk', 'pine', 'oiled', 1, 163, '2024-11-05', '2024-12-31', '2025-01-09', 26.0, 169.93, 1430, 570, 'Ja', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('24-027', 'Ehlers', 'Kassel', 'bookshelf', 'oak', 'oiled', 1, 126, '2024-11-23', '2025-01-18', '2025-02-04', 17.5, 292.93, 1200, 480, 'Nein', 'Bent', 'Nein');
INSERT INTO "orders" VALUES ('24-028', 'Pohl', 'Kassel', 'wardrobe', 'pine', 'oiled', 2, 156, '2024-12-06', '2025-02-14', '2025-02-08', 77.5, 770.56, 4610, 1840, 'Ja', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('24-029', 'Ibsen', 'Marburg', 'stool', 'cherry', 'oiled', 4, 35, '2024-12-11', '2025-02-05', '2025-02-24', 14.5, 148.76, 870, NULL, 'Ja', 'Bent', 'Ja');
INSERT INTO "orders" VALUES ('24-030', 'Weiss', 'Fulda', 'bookshelf', 'pine', 'waxed', 1, 148, '2024-12-27', '2025-02-07', '2025-01-26', 24.0, 129.24, 1280, 510, 'Ja', 'Lotte', 'Ja');
INSERT INTO "orders" VALUES ('25-031', 'Zander', 'Marburg', 'dining table', 'oak', 'waxed', 1, 212, '2025-01-10', '2025-02-21', '2025-03-03', 27.5, 479.04, 1910, 760, 'Ja', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('25-032', 'Hotel Krone', 'Fulda', 'bed', 'oak', 'lacquered', 1, 243, '2025-01-16', '2025-03-13', '2025-04-10', 37.5, 447.09, 2330, NULL, 'Nein', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('25-033', 'Abendroth', 'Kassel', 'chair', 'ash', 'oiled', 4, 51, '2025-02-01', '2025-03-29', '2025-03-31', 28.0, 278.08, 1660, NULL, 'Ja', 'Henrik', 'Nein');
INSERT INTO "orders" VALUES ('25-034', 'Quint', 'Göttingen', 'desk', 'walnut', 'waxed', 1, 170, '2025-02-11', '2025-05-06', '2025-05-14', 27.0, 516.87, 1940, 780, 'Ja', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('25-035', 'Gerlach', 'Göttingen', 'sideboard', 'oak', 'lacquered', 1, 195, '2025-02-20', '2025-04-17', '2025-05-03', 32.0, 457.9, 2090, NULL, 'Ja', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('25-036', 'Urban', 'Kassel', 'bookshelf', 'walnut', 'oiled', 1, 107, '2025-03-07', '2025-05-02', '2025-04-20', 18.5, 456.75, 1470, 590, 'Ja', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('25-037', 'Zander', 'Marburg', 'bed', 'oak', NULL, 2, 193, '2025-03-24', '2025-05-19', '2025-05-23', 61.0, 894.54, 4010, NULL, 'Ja', 'Bent', 'Nein');
INSERT INTO "orders" VALUES ('25-038', 'Bielski', 'Göttingen', 'stool', 'cherry', 'oiled', 4, 40, '2025-03-30', '2025-05-25', '2025-06-14', 12.5, 150.55, 780, 310, 'Ja', 'Henrik', 'Nein');
INSERT INTO "orders" VALUES ('25-039', 'Reuter', 'Fulda', 'wardrobe', 'pine', 'oiled', 1, 206, '2025-04-09', '2025-05-21', '2025-06-04', 37.0, 373.15, 2210, 880, 'Nein', 'Bent', 'Ja');
INSERT INTO "orders" VALUES ('25-040', 'Kruse', 'Kassel', 'stool', 'oak', 'oiled', 6, 38, '2025-04-25', '2025-06-06', '2025-06-25', 24.0, 226.3, 1410, NULL, 'Ja', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('25-041', 'Familie Otto', 'Kassel', 'sideboard', 'pine', 'oiled', 1, 201, '2025-05-03', '2025-06-28', '2025-06-21', 27.5, 258.95, 1610, 640, 'Nein', 'Lotte', 'Nein');
INSERT INTO "orders" VALUES ('25-042', 'Bielski', 'Göttingen', 'bookshelf', 'ash', 'oiled', 1, 111, '2025-05-14', '2025-06-25', '2025-07-08', 25.5, 261.87, 1530, 610, 'Nein', 'Henrik', 'Nein');
INSERT INTO "orders" VALUES ('25-043', 'Familie Otto', 'Kassel', 'bookshelf', 'oak', 'oiled', 1, 103, '2025-05-31', '2025-08-09', '2025-08-02', 24.5, 322.08, 1560, 620, 'Ja', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('25-044', 'Voigt', 'Göttingen', 'stool', 'beech', 'oiled', 6, 35, '2025-06-14', '2025-07-26', '2025-07-29', 16.5, 157.7, 970, 390, 'Ja', 'Henrik', 'Nein');
INSERT INTO "orders" VALUES ('25-045', 'Nolte', 'Marburg', 'stool', 'oak', 'oiled', 2, 41, '2025-06-27', '2025-08-22', '2025-09-12', 7.5, 67.78, 440, 180, 'Ja', 'Bent', 'Ja');
INSERT INTO "orders" VALUES ('25-046', 'Gerlach', 'Göttingen', 'wardrobe', 'oak', 'waxed', 1, 223, '2025-07-09', '2025-09-03', '2025-08-30', 47.0, 687.95, 3090, NULL, 'Ja', 'Henrik', 'Nein');
INSERT INTO "orders" VALUES ('25-047', 'Lang', 'Göttingen', 'sideboard', 'oak', NULL, 1, 198, '2025-07-22', '2025-09-02', '2025-09-30', 34.0, 580.55, 2350, NULL, 'Ja', 'Lotte', 'Nein');
INSERT INTO "orders" VALUES ('25-048', 'Hotel Krone', 'Fulda', 'wardrobe', 'oak', 'waxed', 1, 159, '2025-07-31', '2025-09-25', '2025-10-15', 45.0, 759.24, 3090, 1240, 'Nein', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('25-049', 'Thiel', 'Kassel', 'desk', 'beech', NULL, 1, 144, '2025-08-10', '2025-11-02', NULL, NULL, 343.36, 1500, 600, 'Nein', 'Lotte', 'Nein');
INSERT INTO "orders" VALUES ('25-050', 'Quint', 'Göttingen', 'dining table', 'oak', 'waxed', 1, 234, '2025-08-22', '2025-10-31', NULL, NULL, 454.85, 2020, 810, 'Nein', 'Lotte', 'Ja');
INSERT INTO "orders" VALUES ('25-051', 'Kruse', 'Kassel', 'chair', 'oak', 'waxed', 6, 47, '2025-09-05', '2025-11-28', NULL, NULL, 547.25, 3310, 1320, 'Nein', 'Lotte', 'Ja');
INSERT INTO "orders" VALUES ('25-052', 'Bielski', 'Göttingen', 'wardrobe', 'oak', 'oiled', 1, 193, '2025-09-12', '2025-11-07', NULL, NULL, 603.34, 3390, 1360, 'Nein', 'Bent', 'Ja');
INSERT INTO "orders" VALUES ('25-053', 'Abendroth', 'Kassel', 'desk', 'beech', 'waxed', 1, 179, '2025-10-02', '2025-11-27', NULL, NULL, 331.17, 1440, NULL, 'Nein', 'Henrik', 'Ja');
INSERT INTO "orders" VALUES ('25-054', 'Urban', 'Kassel', 'bed', 'oak', 'oiled', 1, 176, '2025-10-08', '2025-12-03', NULL, NULL, 416.77, 1710, 680, 'Nein', 'Henrik', 'Ja');
