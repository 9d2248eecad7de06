CREATE TABLE sculptures (
  order_id INTEGER PRIMARY KEY,
  motif TEXT,
  client TEXT,
  occasion TEXT,
  ordered_on TEXT,
  delivery_date TEXT,
  town TEXT,
  carver TEXT,
  blocks INTEGER,
  height_cm INTEGER,
  weight_kg INTEGER,
  planned_hours REAL,
  carving_hours REAL,
  ice_type TEXT,
  lit TEXT,
  extras TEXT,
  price_chf REAL,
  deposit_chf REAL,
  paid_on TEXT,
  melted_early INTEGER,
  cancelled TEXT,
  notes TEXT
);
INSERT INTO sculptures VALUES (1, 'Swan', 'Kulm Hotel', 'Gala', '2023-09-27', '2023-11-20', 'St. Moritz', 'Mila', 1, 77, 106, 4.7, 5.7, 'clear', 'Yes', 'transport box', 510.0, 260.0, '2024-01-05', 0, 'No', NULL);
INSERT INTO sculptures VALUES (2, 'Leaping Dolphin', 'Hotel Waldhaus', 'Wedding', '2026-01-07', '2026-01-20', 'St. Moritz', 'Mila', 3, 149, 285, 12.3, 17.8, 'white', 'No', 'glass tubes, drip tray', 1220.0, 240.0, '2026-03-08', 0, 'No', 'lift too small, use ramp');
INSERT INTO sculptures VALUES (3, 'Vodka Luge', 'Familie Brunner', 'Birthday', '2025-11-20', '2025-12-23', 'St. Moritz', 'Beat', 3, 124, 267, 11.6, 12.1, 'clear', 'No', 'drip tray, tongs, transport box', 1150.0, 0.0, '2026-02-17', 0, 'No', NULL);
INSERT INTO sculptures VALUES (4, 'Monogram', 'Zunft zur Waag', 'Birthday', '2025-11-02', '2025-12-25', 'Chur', 'Mila', 1, 111, 71, 3.8, 4.0, 'coloured', 'No', 'drip tray', 460.0, 140.0, '2026-03-09', 0, 'No', NULL);
INSERT INTO sculptures VALUES (5, 'Matterhorn', 'Nordfinanz AG', 'Company party', '2023-11-06', '2024-01-19', 'Davos', 'Reto', 2, 90, 170, 7.3, 8.4, 'clear', 'Yes', 'tongs, frozen logo, drip tray', 740.0, 0.0, '2024-03-23', 0, 'No', 'tip broken on the way, glued on site');
INSERT INTO sculptures VALUES (6, 'Grand Piano', 'Nordfinanz AG', 'Gala', '2025-08-08', '2025-10-30', 'St. Moritz', 'Mila', 1, 121, 98, 5.4, 4.7, 'Clear', 'Yes', 'transport box, glass tubes', 390.0, 200.0, '2026-01-13', 0, 'No', 'tip broken on the way, glued on site');
INSERT INTO sculptures VALUES (7, 'Eagle', 'Hotel Waldhaus', 'Gala', '2024-12-07', '2025-02-01', 'St. Moritz', 'Reto', 9, 151, 963, 35.4, 40.0, 'white', 'No', 'frozen logo', 3500.0, 1050.0, '2025-03-31', 0, 'No', NULL);
INSERT INTO sculptures VALUES (8, 'Phoenix', 'Kulm Hotel', 'Wedding', '2025-01-28', '2025-02-14', 'Davos', 'Mila', 2, 124, 166, 10.1, 11.3, 'white', 'Yes', 'frozen logo, LED base', 880.0, 0.0, '2025-04-06', 0, 'No', NULL);
INSERT INTO sculptures VALUES (9, 'Cinderella Coach', 'Zunft zur Waag', 'Birthday', '2024-12-11', '2025-01-18', 'Zürich', 'Reto', 2, 133, 192, 7.1, 10.6, 'white', 'Yes', NULL, 770.0, 380.0, '2025-03-05', 0, 'No', NULL);
INSERT INTO sculptures VALUES (10, 'Polar Bear', 'Alpina Events', 'Company party', '2025-11-04', '2025-11-11', 'St. Moritz', 'Mila', 2, 103, 168, 7.9, 10.5, 'clear', 'No', 'frozen logo, glass tubes', 760.0, 150.0, '2026-01-09', 0, 'No', NULL);
INSERT INTO sculptures VALUES (11, 'Mermaid', 'Nordfinanz AG', 'Wedding', '2024-11-14', '2024-12-14', 'Chur', 'Reto', 2, 105, 192, 8.3, 12.0, 'white', 'Yes', 'drip tray, LED base', 890.0, 440.0, '2024-12-29', 0, 'No', 'client wants photos');
INSERT INTO sculptures VALUES (12, 'Dragon', 'Zunft zur Waag', NULL, '2026-02-15', '2026-02-26', 'Arosa', 'Beat', 6, 126, 558, 22.7, NULL, 'white', 'No', NULL, 2090.0, 420.0, NULL, 0, 'Yes', 'client wants photos');
INSERT INTO sculptures VALUES (13, 'Oyster Bar', 'Zunft zur Waag', 'wedding', '2023-01-02', '2023-02-08', 'Zürich', 'Reto', 2, 121, 206, 10.2, 12.6, 'white', 'No', 'frozen logo, tongs, transport box', 820.0, 250.0, '2023-03-07', 0, 'No', NULL);
INSERT INTO sculptures VALUES (14, 'Champagne Tower', 'Regatta Verein', 'Festival', '2026-01-30', '2026-02-11', 'Davos', 'Reto', 3, 140, 282, 12.1, 12.1, 'white', 'No', 'transport box, glass tubes', 1170.0, 350.0, '2026-04-19', 0, 'No', 'very happy');
INSERT INTO sculptures VALUES (15, 'Stag', 'Nordfinanz AG', 'Gala', '2025-09-16', '2025-10-08', 'Davos', 'Mila', 4, 117, 288, 14.5, 21.4, 'clear', 'No', NULL, 1650.0, 330.0, '2025-10-22', 0, 'No', NULL);
INSERT INTO sculptures VALUES (16, 'Lion Head', 'Regatta Verein', 'Birthday', '2024-12-14', '2025-01-23', 'St. Moritz', 'Reto', 1, 85, 113, 4.4, 5.3, 'clear', 'No', 'transport box', 370.0, 180.0, '2025-02-19', 0, 'No', 'air bubbles in block');
INSERT INTO sculptures VALUES (17, 'Unicorn', 'Berg Catering', 'Wedding', '2024-09-28', '2024-12-26', 'Arosa', 'Reto', 1, 110, 96, 4.4, 4.0, 'Clear', 'Yes', 'drip tray', 330.0, 160.0, '2025-02-18', 0, 'No', 'needs spare block');
INSERT INTO sculptures VALUES (18, 'Igloo Bar', 'Tennisclub Chur', 'Company party', '2024-01-16', '2024-04-06', 'Arosa', 'Beat', 4, 113, 452, 14.0, 15.2, 'coloured', 'No', NULL, 1470.0, 0.0, '2024-04-18', 0, 'No', NULL);
INSERT INTO sculptures VALUES (19, 'Angel', 'Regatta Verein', 'Company party', '2023-11-20', '2023-12-06', 'St. Moritz', 'Mila', 1, 85, 105, 3.7, 3.9, 'coloured', 'No', 'drip tray, frozen logo, LED base', 360.0, 0.0, '2024-02-21', 0, 'No', 'tip broken on the way, glued on site');
INSERT INTO sculptures VALUES (20, 'Chess Knight', 'Familie Brunner', NULL, '2026-02-06', '2026-03-28', 'Chur', 'Mila', 1, 79, 120, 6.2, 6.8, 'clear', 'No', 'LED base, glass tubes', 550.0, 0.0, '2026-04-09', 0, 'No', NULL);
INSERT INTO sculptures VALUES (21, 'Owl', 'Eisgala Davos', 'Company party', '2025-11-16', '2025-12-16', 'Chur', 'Beat', 2, 92, 146, 7.7, 8.0, 'clear', 'No', NULL, 850.0, 260.0, '2025-12-15', 0, 'No', NULL);
INSERT INTO sculptures VALUES (22, 'Sailing Ship', 'Nordfinanz AG', 'Birthday', '2026-08-29', '2026-09-26', 'Zürich', 'Reto', 3, 104, 288, 12.7, 17.1, 'white', 'Yes', 'tongs, drip tray', 1250.0, 250.0, '2026-10-23', 1, 'No', NULL);
INSERT INTO sculptures VALUES (23, 'Trophy', 'Familie Brunner', 'Festival', '2025-11-05', '2026-01-21', 'St. Moritz', 'Beat', 4, 114, 360, 16.6, 17.7, 'white', 'No', NULL, 1570.0, 780.0, '2026-03-07', 0, 'No', NULL);
INSERT INTO sculptures VALUES (24, 'Lighthouse', 'Kulm Hotel', 'Gala', '2025-11-21', '2025-12-13', 'St. Moritz', 'Reto', 1, 75, 112, 3.7, 3.4, 'coloured', 'No', 'glass tubes, transport box', 330.0, 70.0, '2026-01-04', 0, 'No', NULL);
INSERT INTO sculptures VALUES (25, 'Heart', 'Galerie Moser', 'Wedding', '2024-09-07', '2024-10-27', 'Zürich', 'Reto', 3, 109, 375, 12.0, 11.1, 'clear', 'No', 'LED base, transport box, drip tray', 1190.0, 360.0, '2025-01-01', 0, 'No', NULL);
INSERT INTO sculptures VALUES (26, 'Ballerina', 'Kulm Hotel', 'Company party', '2024-01-02', '2024-01-30', 'Zürich', 'Reto', 2, 108, 142, 10.8, 10.2, 'white', 'Yes', 'transport box, tongs', 770.0, 150.0, NULL, 0, 'No', NULL);
INSERT INTO sculptures VALUES (27, 'Steinbock', 'Berg Catering', 'Festival', '2025-11-26', '2026-02-02', 'Davos', 'Beat', 2, 99, 174, 10.8, 9.5, 'clear', 'No', NULL, 800.0, 240.0, '2026-04-07', 0, 'No', 'tip broken on the way, glued on site');
INSERT INTO sculptures VALUES (28, 'Racing Car', 'Hotel Waldhaus', 'Wedding', '2024-04-02', '2024-05-20', 'Chur', 'Reto', 3, 101, 327, 12.5, 11.3, 'clear', 'Yes', 'frozen logo, transport box, tongs', 1080.0, 540.0, '2024-05-28', 1, 'No', 'tip broken on the way, glued on site');
INSERT INTO sculptures VALUES (29, 'Bear Cub', 'Hotel Waldhaus', 'Wedding', '2025-10-12', '2025-11-25', 'Davos', 'Mila', 1, 84, 118, 7.5, 7.9, 'clear', 'Yes', NULL, 460.0, 140.0, '2025-12-18', 0, 'No', NULL);
INSERT INTO sculptures VALUES (30, 'Castle', 'Sarah & Luca', 'Gala', '2026-03-24', '2026-04-24', 'Davos', 'Beat', 4, 141, 384, 17.3, 25.2, 'clear', 'No', 'tongs', 1690.0, 510.0, '2026-06-19', 0, 'No', 'lift too small, use ramp');
INSERT INTO sculptures VALUES (31, 'Pegasus', 'Alpina Events', 'Wedding', '2026-01-07', '2026-02-03', 'Zürich', 'Mila', 2, 89, 240, 7.1, 9.6, 'clear', 'Yes', 'tongs, transport box', 840.0, 420.0, '2026-03-14', 0, 'No', NULL);
INSERT INTO sculptures VALUES (32, 'Octopus', 'Zunft zur Waag', 'wedding', '2023-04-30', '2023-07-15', 'Davos', 'Beat', 2, 101, 182, 7.1, 8.9, 'clear', 'No', NULL, 870.0, 260.0, '2023-07-12', 0, 'No', 'air bubbles in block');
INSERT INTO sculptures VALUES (33, 'Tulip Vase', 'Tennisclub Chur', 'Company party', '2023-06-18', '2023-06-26', 'St. Moritz', 'Mila', 1, 89, 104, 6.5, 7.1, 'clear', 'No', 'drip tray', 550.0, 280.0, '2023-08-26', 0, 'No', NULL);
INSERT INTO sculptures VALUES (34, 'Ice Throne', 'Berg Catering', 'Wedding', '2026-03-10', '2026-04-09', 'Chur', 'Mila', 1, 112, 106, 7.1, 8.5, 'clear', 'No', 'drip tray, frozen logo, transport box', 550.0, 0.0, NULL, 0, 'No', NULL);
INSERT INTO sculptures VALUES (35, 'Alphorn', 'Eisgala Davos', 'Gala', '2024-02-06', '2024-03-16', 'Arosa', 'Mila', 1, 84, 89, 5.0, 4.4, 'clear', 'Yes', 'drip tray', 460.0, 90.0, '2024-04-17', 0, 'No', NULL);
INSERT INTO sculptures VALUES (36, 'Logo Wall', 'Zunft zur Waag', 'Festival', '2026-08-21', '2026-09-01', 'Davos', 'Beat', 1, 95, 97, 5.6, 8.2, 'clear', 'No', NULL, 560.0, 110.0, '2026-10-13', 0, 'No', NULL);
INSERT INTO sculptures VALUES (37, 'Penguin Parade', 'Alpina Events', 'Gala', '2023-11-17', '2024-01-07', 'St. Moritz', 'Mila', 4, 137, 392, 16.4, 18.3, 'coloured', 'Yes', 'transport box, tongs', 1570.0, 310.0, '2024-02-07', 0, 'No', 'very happy');
INSERT INTO sculptures VALUES (38, 'Snow Queen', 'Kulm Hotel', 'gala', '2023-09-19', '2023-10-15', 'Zürich', 'Mila', 9, 168, 882, 35.2, 41.3, 'white', 'Yes', 'LED base', 3530.0, 1060.0, '2023-10-29', 0, 'No', 'tip broken on the way, glued on site');
INSERT INTO sculptures VALUES (39, 'Whale Tail', 'Zunft zur Waag', 'Gala', '2026-01-11', '2026-01-24', 'Chur', 'Mila', 2, 119, 166, 8.6, 8.8, 'white', 'Yes', 'transport box, frozen logo', 820.0, 160.0, '2026-02-06', 0, 'No', NULL);
INSERT INTO sculptures VALUES (40, 'Globe', 'Galerie Moser', 'Gala', '2025-12-04', '2025-12-16', 'Davos', 'Reto', 2, 97, 172, 9.4, 9.0, 'clear', 'No', 'LED base, tongs', 750.0, 380.0, '2026-02-27', 0, 'No', NULL);
INSERT INTO sculptures VALUES (41, 'Violin', 'Eisgala Davos', 'Gala', '2025-01-16', '2025-03-27', 'Chur', 'Reto', 3, 150, 324, 13.2, NULL, 'Clear', 'Yes', 'transport box, frozen logo', 1240.0, 0.0, NULL, 0, 'Yes', NULL);
INSERT INTO sculptures VALUES (42, 'Peacock', 'Berg Catering', 'Birthday', '2026-10-14', '2026-11-26', 'Zürich', 'Reto', 1, 98, 92, 5.9, NULL, 'Clear', 'No', 'drip tray, frozen logo, LED base', 370.0, 180.0, NULL, 0, 'No', NULL);
INSERT INTO sculptures VALUES (43, 'Cow Bell', 'Kulm Hotel', 'Wedding', '2025-12-06', '2025-12-13', 'Chur', 'Mila', 1, 123, 76, 6.1, 6.2, 'white', 'No', 'drip tray', 490.0, 0.0, '2026-01-12', 0, 'No', NULL);
INSERT INTO sculptures VALUES (44, 'Treasure Chest', 'Tennisclub Chur', 'Festival', '2023-12-17', '2024-01-27', 'Zürich', 'Beat', 3, 144, 366, 14.2, 19.1, 'white', 'No', 'LED base, transport box', 1330.0, 270.0, '2024-03-01', 0, 'No', NULL);
INSERT INTO sculptures VALUES (45, 'Samurai', 'Regatta Verein', 'Gala', '2023-11-09', '2024-02-07', 'St. Moritz', 'Reto', 3, 99, 306, 10.8, 12.1, 'clear', 'No', NULL, 1160.0, 580.0, '2024-02-18', 0, 'No', NULL);
INSERT INTO sculptures VALUES (46, 'Elephant', 'Hotel Waldhaus', 'Gala', '2023-10-30', '2024-01-23', 'Chur', 'Beat', 2, 90, 190, 11.0, 10.6, 'white', 'Yes', 'LED base, tongs', 840.0, 420.0, '2024-01-30', 0, 'No', 'air bubbles in block');
INSERT INTO sculptures VALUES (47, 'Seahorse', 'Berg Catering', 'Gala', '2024-04-14', '2024-05-20', 'Davos', 'Reto', 2, 123, 176, 7.2, 8.7, 'white', 'No', NULL, 700.0, 140.0, '2024-05-18', 0, 'No', 'air bubbles in block');
INSERT INTO sculptures VALUES (48, 'Ski Jumper', 'Familie Brunner', 'Festival', '2026-08-08', '2026-10-31', 'Davos', 'Reto', 4, 108, 480, 16.3, 16.1, 'clear', 'Yes', 'frozen logo, glass tubes', 1590.0, 0.0, NULL, 0, 'No', 'needs spare block');
INSERT INTO sculptures VALUES (49, 'Crown', 'Sarah & Luca', 'Gala', '2025-06-10', '2025-08-11', 'Arosa', 'Mila', 2, 86, 206, 9.1, 12.9, 'clear', 'Yes', 'LED base, drip tray', 930.0, 190.0, '2025-10-24', 0, 'No', NULL);
INSERT INTO sculptures VALUES (50, 'Buddha', 'Sarah & Luca', 'Gala', '2023-10-11', '2023-12-19', 'Zürich', 'Reto', 2, 88, 240, 7.1, 6.4, 'clear', 'No', NULL, 720.0, 140.0, '2023-12-28', 0, 'No', 'lift too small, use ramp');
INSERT INTO sculptures VALUES (51, 'Phoenix II', 'Regatta Verein', 'Wedding', '2024-01-26', '2024-03-24', 'St. Moritz', 'Mila', 3, 114, 237, 11.6, 9.9, 'clear', 'Yes', 'transport box, frozen logo, drip tray', 1130.0, 0.0, '2024-05-10', 0, 'No', NULL);
INSERT INTO sculptures VALUES (52, 'Sailing Ship II', 'Eisgala Davos', 'Wedding', '2023-01-02', '2023-01-02', 'Chur', 'Reto', 2, 112, 194, 9.8, 14.4, 'white', 'No', 'drip tray, LED base, frozen logo', 880.0, 260.0, '2023-01-02', 0, 'No', NULL);
INSERT INTO sculptures VALUES (53, 'Chess Knight II', 'Hotel Waldhaus', 'Company party', '2025-11-12', '2025-12-24', 'Davos', 'Mila', 2, 89, 188, 7.6, 8.8, 'Clear', 'No', NULL, 820.0, 250.0, '2026-01-30', 0, 'No', 'air bubbles in block');
INSERT INTO sculptures VALUES (54, 'Seahorse twin', 'Nordfinanz AG', NULL, '2025-12-01', '2025-12-17', 'St. Moritz', 'Reto', 3, 113, 234, 14.3, NULL, 'clear', 'No', NULL, 1100.0, 330.0, NULL, 0, 'Yes', NULL);
INSERT INTO sculptures VALUES (55, 'Ski Jumper small', 'Galerie Moser', 'Company party', '2025-10-07', '2025-10-30', 'Zürich', 'Beat', 1, 110, 112, 4.7, 5.1, 'clear', 'No', 'glass tubes, frozen logo, LED base', 340.0, 70.0, '2025-11-24', 0, 'No', 'client wants photos');
INSERT INTO sculptures VALUES (56, 'Leaping Dolphin II', 'Berg Catering', 'Company party', '2024-07-04', '2024-09-23', 'Chur', NULL, 2, 136, 242, 7.4, 6.8, 'clear', 'Yes', 'glass tubes, tongs', 720.0, 140.0, '2024-12-03', 0, 'No', NULL);
INSERT INTO sculptures VALUES (57, 'Racing Car XL', 'Galerie Moser', 'Company party', '2025-09-30', '2025-12-12', 'St. Moritz', 'Mila', 1, 122, 107, 4.5, 4.0, 'Clear', 'No', 'tongs, drip tray, glass tubes', 440.0, 90.0, '2026-01-20', 0, 'No', 'tip broken on the way, glued on site');
INSERT INTO sculptures VALUES (58, 'Swan twin', 'Alpina Events', 'wedding', '2025-11-26', '2025-12-15', 'St. Moritz', 'Mila', 3, 124, 279, 11.6, NULL, 'coloured', 'Yes', NULL, 1080.0, 220.0, NULL, 0, 'Yes', NULL);
INSERT INTO sculptures VALUES (59, 'Steinbock twin', 'Berg Catering', 'Birthday', '2023-11-14', '2024-02-09', 'Arosa', 'Reto', 1, 87, 92, 4.0, 5.6, 'clear', 'No', 'LED base, tongs, drip tray', 510.0, 150.0, '2024-03-26', 1, 'No', NULL);
INSERT INTO sculptures VALUES (60, 'Cinderella Coach XL', 'Familie Brunner', NULL, '2023-04-03', '2023-04-13', 'Zürich', 'Reto', 4, 130, 328, 16.7, 18.0, 'white', 'Yes', NULL, 1600.0, NULL, NULL, 0, 'No', NULL);
INSERT INTO sculptures VALUES (61, 'Lighthouse II', 'Sarah & Luca', NULL, '2023-04-08', '2023-06-13', 'Chur', 'Mila', 2, 99, 170, 10.5, 9.3, 'clear', 'Yes', 'glass tubes, tongs, frozen logo', 880.0, 0.0, '2023-06-13', 0, 'No', NULL);
INSERT INTO sculptures VALUES (62, 'Matterhorn II', 'Berg Catering', 'Company party', '2025-02-08', '2025-04-19', 'St. Moritz', 'Reto', 4, 150, 448, 14.5, 21.4, 'white', 'Yes', 'frozen logo, transport box, LED base', 1600.0, 320.0, '2025-07-05', 0, 'No', 'tip broken on the way, glued on site');
INSERT INTO sculptures VALUES (63, 'Monogram II', 'Nordfinanz AG', 'Wedding', '2023-11-19', '2024-01-26', 'Zürich', 'Beat', 4, 133, 496, 14.8, 15.4, 'clear', 'No', NULL, 1560.0, 780.0, '2024-02-18', 0, 'No', NULL);
INSERT INTO sculptures VALUES (64, 'Angel small', 'Kulm Hotel', NULL, '2025-01-07', '2025-01-21', 'Zürich', 'Mila', 2, 90, 186, 7.2, 8.2, 'clear', 'Yes', 'LED base, frozen logo', 770.0, NULL, '2025-02-19', 0, 'No', NULL);
INSERT INTO sculptures VALUES (65, 'Grand Piano II', 'Regatta Verein', 'Wedding', '2023-11-18', '2023-12-09', 'Zürich', 'Reto', 2, 132, 170, 7.8, 9.2, 'clear', 'No', 'tongs, transport box', 840.0, 170.0, '2024-01-07', 0, 'No', NULL);
INSERT INTO sculptures VALUES (66, 'Champagne Tower II', 'Kulm Hotel', 'Wedding', '2026-11-05', '2026-11-27', 'Zürich', 'Beat', 2, 91, 152, 10.7, NULL, 'clear', 'No', 'transport box', 800.0, 400.0, NULL, 0, 'No', 'needs spare block');
INSERT INTO sculptures VALUES (67, 'Champagne Tower small', 'Galerie Moser', 'Company party', '2024-08-12', '2024-10-22', 'Davos', 'Reto', 1, 101, 76, 4.3, 5.0, 'clear', 'Yes', 'tongs, drip tray, transport box', 430.0, 130.0, '2024-10-27', 0, 'No', NULL);
INSERT INTO sculptures VALUES (68, 'Owl XL', 'Kulm Hotel', 'Gala', '2024-09-21', '2024-10-29', 'Zürich', 'Mila', 2, 115, 182, 8.7, 8.5, 'white', 'No', 'LED base, drip tray', 700.0, 0.0, NULL, 0, 'No', 'air bubbles in block');
INSERT INTO sculptures VALUES (69, 'Heart XL', 'Alpina Events', 'Wedding', '2023-10-10', '2023-11-16', 'Davos', 'Beat', 2, 128, 188, 8.5, 7.4, 'clear', 'Yes', NULL, 820.0, 160.0, '2023-11-25', 1, 'No', NULL);
INSERT INTO sculptures VALUES (70, 'Seahorse small', 'Familie Brunner', 'Company party', '2024-09-30', '2024-12-05', 'Davos', 'Reto', 2, 107, 200, 7.5, NULL, 'clear', 'No', NULL, 740.0, 150.0, NULL, 0, 'Yes', 'client wants photos');
INSERT INTO sculptures VALUES (71, 'Snow Queen small', 'Hotel Waldhaus', 'Birthday', '2023-02-20', '2023-03-11', 'Zürich', 'Reto', 4, 131, 468, 14.8, NULL, 'clear', 'No', 'LED base', 1600.0, NULL, NULL, 0, 'Yes', NULL);
INSERT INTO sculptures VALUES (72, 'Steinbock II', 'Berg Catering', 'Festival', '2025-06-21', '2025-07-12', 'Zürich', 'Mila', 1, 107, 74, 3.8, 4.1, 'clear', 'Yes', 'frozen logo, drip tray', 360.0, 180.0, '2025-07-07', 0, 'No', 'needs spare block');
INSERT INTO sculptures VALUES (73, 'Globe II', 'Familie Brunner', 'Birthday', '2023-01-02', '2023-01-11', 'Zürich', 'Mila', 2, 110, 178, 7.0, 6.2, 'white', 'Yes', 'frozen logo, LED base, drip tray', 720.0, 0.0, '2023-01-31', 0, 'No', 'air bubbles in block');
INSERT INTO sculptures VALUES (74, 'Sailing Ship small', 'Hotel Waldhaus', 'gala', '2026-08-26', '2026-10-27', 'Arosa', 'Reto', 2, 100, 232, 7.5, 10.4, 'clear', 'No', NULL, 860.0, 260.0, NULL, 0, 'No', 'tip broken on the way, glued on site');
INSERT INTO sculptures VALUES (75, 'Mermaid small', 'Tennisclub Chur', 'Wedding', '2025-11-01', '2025-12-19', 'St. Moritz', 'Beat', 2, 110, 210, 9.5, 14.1, 'white', 'No', 'transport box, frozen logo', 840.0, 250.0, '2026-03-02', 0, 'No', NULL);
INSERT INTO sculptures VALUES (76, 'Bear Cub twin', 'Tennisclub Chur', 'Gala', '2026-01-28', '2026-04-16', 'Zürich', 'Reto', 1, 118, 97, 5.7, 5.5, 'Clear', 'Yes', 'glass tubes, drip tray', 380.0, 80.0, '2026-05-07', 0, 'No', NULL);
INSERT INTO sculptures VALUES (77, 'Mermaid twin', 'Berg Catering', 'Wedding', '2023-08-17', '2023-10-04', 'Davos', 'Mila', 2, 120, 184, 8.3, 12.2, 'clear', 'No', NULL, 800.0, 240.0, '2023-12-12', 0, 'No', 'air bubbles in block');
INSERT INTO sculptures VALUES (78, 'Grand Piano XL', 'Nordfinanz AG', 'Wedding', '2023-02-09', '2023-04-14', 'Zürich', 'Beat', 1, 70, 87, 3.6, 4.0, 'white', 'Yes', 'tongs, transport box', 440.0, 90.0, '2023-06-10', 0, 'No', NULL);

