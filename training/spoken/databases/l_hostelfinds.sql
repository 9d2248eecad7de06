CREATE TABLE found_items (
  item_no INTEGER PRIMARY KEY,
  item TEXT,
  category TEXT,
  colour TEXT,
  found_on TEXT,
  found_where TEXT,
  found_by TEXT,
  room_no INTEGER,
  guest_name TEXT,
  guest_country TEXT,
  owner_told_on TEXT,
  keep_until TEXT,
  collected_on TEXT,
  posted_on TEXT,
  postage_eur REAL,
  postage_repaid_eur REAL,
  given_away_on TEXT,
  given_to TEXT,
  est_value_eur REAL,
  claimed TEXT,
  shelf TEXT,
  remarks TEXT
);
INSERT INTO found_items VALUES (301, 'Water bottle', 'other', NULL, '2023-05-03', 'kitchen', 'Ilse', NULL, 'Fleur Maes', 'Belgium', '2023-05-10', '2023-10-30', '2023-06-03', NULL, NULL, NULL, NULL, NULL, 16.0, 'Yes', 'safe', 'smelly');
INSERT INTO found_items VALUES (302, 'Wallet', 'documents', 'green', '2023-05-30', 'lounge', 'Ilse', 2, NULL, NULL, NULL, '2023-08-28', NULL, NULL, NULL, NULL, NULL, NULL, 49.0, 'No', 'B1', 'guest rang twice');
INSERT INTO found_items VALUES (303, 'Umbrella', 'other', 'grey', '2023-06-01', 'shower room', 'Bo', 8, 'Fleur Maes', 'Belgium', NULL, '2023-08-30', NULL, NULL, NULL, NULL, NULL, NULL, 12.0, 'No', 'B1', NULL);
INSERT INTO found_items VALUES (304, 'Swimming trunks', 'clothing', 'blue', '2023-06-05', 'reception', 'Bo', NULL, 'Emil Strand', 'Norway', '2023-06-13', '2023-08-04', NULL, NULL, NULL, NULL, '2023-08-22', 'kindergarten', 18.0, 'No', NULL, NULL);
INSERT INTO found_items VALUES (305, 'Swimming trunks', 'clothing', 'black', '2023-06-22', 'reception', NULL, 18, 'Fleur Maes', 'Belgium', '2023-06-25', '2023-09-20', NULL, '2023-06-28', 18.23, 18.23, NULL, NULL, 8.0, 'Yes', NULL, 'guest rang twice');
INSERT INTO found_items VALUES (306, 'Camera', 'Electronics', 'red', '2023-07-14', 'dorm', NULL, 8, NULL, NULL, NULL, '2024-01-10', NULL, NULL, NULL, NULL, '2024-02-11', 'kindergarten', 310.0, 'no', 'A1', 'smelly');
INSERT INTO found_items VALUES (307, 'Rain jacket', 'clothing', 'grey', '2023-08-23', 'Dorm', 'night porter', 6, 'Maddie Cole', 'UK', '2023-08-28', '2024-02-19', NULL, '2023-09-02', 7.57, 0.0, NULL, NULL, 76.0, 'Yes', 'A2', 'guest rang twice');
INSERT INTO found_items VALUES (308, 'Water bottle', 'other', 'green', '2023-09-01', 'shower room', 'Marta', 4, 'Pierre Lacaze', 'France', '2023-09-08', '2023-11-30', NULL, '2023-09-14', 10.37, 0.0, NULL, NULL, 17.0, 'Yes', 'A2', NULL);
INSERT INTO found_items VALUES (309, 'E-reader', 'electronics', 'blue', '2023-10-09', 'dorm', 'cleaning crew', 12, 'Omar Farouk', 'Egypt', '2023-10-17', '2024-04-06', '2024-04-15', NULL, NULL, NULL, NULL, NULL, 46.0, 'Yes', 'B2', 'needs a new battery');
INSERT INTO found_items VALUES (310, 'Student card', 'documents', 'black', '2023-10-14', 'shower room', 'Ilse', NULL, 'Fleur Maes', 'Belgium', '2023-10-14', '2024-01-12', NULL, '2023-10-21', 22.83, 22.83, NULL, NULL, NULL, 'Yes', 'A2', NULL);
INSERT INTO found_items VALUES (311, 'Watch', 'jewellery', 'black', '2023-11-05', 'dorm', 'night porter', 19, NULL, NULL, NULL, '2024-02-03', NULL, NULL, NULL, NULL, NULL, NULL, 83.0, 'no', 'B1', NULL);
INSERT INTO found_items VALUES (312, 'Phone charger', 'electronics', 'black', '2023-11-12', 'shower room', 'Marta', 19, 'Luis Prado', 'Spain', NULL, '2024-05-10', NULL, NULL, NULL, NULL, '2024-05-19', 'recycling', 14.0, 'No', 'A2', NULL);
INSERT INTO found_items VALUES (313, 'E-reader', 'Electronics', 'grey', '2023-11-15', 'Dorm', 'cleaning crew', 17, 'Pierre Lacaze', 'France', '2023-11-23', '2024-01-14', NULL, NULL, NULL, NULL, NULL, NULL, 84.0, 'Yes', 'A2', 'guest rang twice');
INSERT INTO found_items VALUES (314, 'Toothbrush bag', 'toiletries', 'green', '2023-11-29', 'bike shed', 'cleaning crew', 6, 'Fleur Maes', 'Belgium', '2023-12-04', '2024-05-27', NULL, NULL, NULL, NULL, '2024-06-15', 'Charity shop', 13.0, 'no', 'B2', 'smelly');
INSERT INTO found_items VALUES (315, 'Swimming trunks', 'Clothing', NULL, '2023-12-07', 'lounge', 'Ilse', NULL, 'Omar Farouk', 'Egypt', '2023-12-13', '2024-02-05', NULL, NULL, NULL, NULL, '2024-02-17', 'charity shop', 8.0, 'No', 'A2', NULL);
INSERT INTO found_items VALUES (316, 'Headphones', 'electronics', NULL, '2023-12-11', 'bike shed', 'Ilse', NULL, 'Fleur Maes', 'Belgium', NULL, '2024-03-10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'No', NULL, 'guest rang twice');
INSERT INTO found_items VALUES (317, 'Pillow', 'bedding', NULL, '2023-12-15', 'bike shed', 'Marta', NULL, 'Signe Dahl', 'Denmark', NULL, '2024-03-14', NULL, NULL, NULL, NULL, NULL, NULL, 17.0, 'no', NULL, 'smelly');
INSERT INTO found_items VALUES (318, 'Toothbrush bag', 'toiletries', 'grey', '2023-12-17', 'reception', 'Bo', NULL, NULL, NULL, NULL, '2024-06-14', NULL, NULL, NULL, NULL, '2024-07-03', 'police', 9.0, 'No', 'safe', NULL);
INSERT INTO found_items VALUES (319, 'Passport', 'Documents', 'green', '2023-12-23', 'kitchen', 'Bo', 19, 'Omar Farouk', 'Egypt', '2023-12-24', '2024-03-22', NULL, NULL, NULL, NULL, '2024-04-20', 'police', NULL, 'No', 'A2', NULL);
INSERT INTO found_items VALUES (320, 'Watch', 'jewellery', 'Blue', '2023-12-23', 'shower room', 'night porter', NULL, 'Noah Pfister', 'Switzerland', '2023-12-31', '2024-03-22', '2024-01-02', NULL, NULL, NULL, NULL, NULL, 81.0, 'Yes', NULL, 'smelly');
INSERT INTO found_items VALUES (321, 'Pillow', 'bedding', 'grey', '2023-12-29', 'bike shed', 'night porter', NULL, NULL, NULL, NULL, '2024-02-27', NULL, NULL, NULL, NULL, '2024-03-16', 'recycling', 11.0, 'No', 'B2', NULL);
INSERT INTO found_items VALUES (322, 'Phone', 'electronics', 'Blue', '2024-01-04', 'Dorm', 'cleaning crew', 15, NULL, NULL, NULL, '2024-04-03', NULL, NULL, NULL, NULL, '2024-04-19', 'police', 396.0, 'No', 'safe', 'screen broken');
INSERT INTO found_items VALUES (323, 'Water bottle', 'other', 'red', '2024-01-18', 'lounge', 'Bo', 22, NULL, NULL, NULL, '2024-07-16', NULL, NULL, NULL, NULL, NULL, NULL, 10.0, 'no', 'safe', NULL);
INSERT INTO found_items VALUES (324, 'Rain jacket', 'clothing', 'red', '2024-01-21', 'reception', 'Bo', 8, 'Greta Lind', 'Sweden', '2024-01-30', '2024-04-20', NULL, '2024-02-10', 21.81, 0.0, NULL, NULL, 35.0, 'Yes', 'B1', NULL);
INSERT INTO found_items VALUES (325, 'Wallet', 'documents', 'red', '2024-01-26', 'shower room', 'cleaning crew', NULL, NULL, NULL, NULL, '2024-04-25', NULL, NULL, NULL, NULL, '2024-05-04', 'police', 31.0, 'no', NULL, 'guest rang twice');
INSERT INTO found_items VALUES (326, 'Phone', 'electronics', NULL, '2024-02-10', 'kitchen', 'cleaning crew', 1, NULL, NULL, NULL, '2024-05-10', NULL, NULL, NULL, NULL, '2024-05-30', 'police', 179.0, 'No', 'A2', NULL);
INSERT INTO found_items VALUES (327, 'Water bottle', 'other', 'red', '2024-02-26', 'reception', 'cleaning crew', 2, 'Maddie Cole', 'UK', '2024-03-02', '2024-04-26', NULL, '2024-03-14', 11.93, 4.0, NULL, NULL, 11.0, 'Yes', 'A1', NULL);
INSERT INTO found_items VALUES (328, 'Water bottle', 'other', 'green', '2024-03-13', 'Dorm', NULL, 21, NULL, NULL, NULL, '2024-05-12', NULL, NULL, NULL, NULL, '2024-06-04', 'charity shop', 11.0, 'no', 'B1', NULL);
INSERT INTO found_items VALUES (329, 'Passport', 'documents', 'blue', '2024-03-21', 'bike shed', 'Bo', NULL, NULL, NULL, NULL, '2024-06-19', NULL, NULL, NULL, NULL, '2024-06-20', 'police', NULL, 'No', 'A2', NULL);
INSERT INTO found_items VALUES (330, 'Student card', 'documents', 'green', '2024-03-25', 'shower room', NULL, 9, 'Omar Farouk', 'Egypt', '2024-04-02', '2024-05-24', '2024-06-03', NULL, NULL, NULL, NULL, NULL, NULL, 'Yes', 'safe', NULL);
INSERT INTO found_items VALUES (331, 'Single sock', 'Clothing', 'red', '2024-03-29', 'dorm', 'night porter', 5, NULL, NULL, NULL, '2024-06-27', NULL, NULL, NULL, NULL, '2024-07-07', 'charity shop', 2.0, 'No', NULL, 'guest rang twice');
INSERT INTO found_items VALUES (332, 'E-reader', 'electronics', 'green', '2024-04-04', 'reception', NULL, NULL, 'Hana Novak', 'Czechia', NULL, '2024-10-01', NULL, NULL, NULL, NULL, NULL, NULL, 95.0, 'Yes', 'B2', NULL);
INSERT INTO found_items VALUES (333, 'Ukulele', 'instruments', 'Blue', '2024-04-14', 'lounge', 'cleaning crew', NULL, NULL, NULL, NULL, '2024-06-13', NULL, NULL, NULL, NULL, '2024-06-28', 'charity shop', NULL, 'No', 'A1', NULL);
INSERT INTO found_items VALUES (334, 'Towel', 'laundry', 'black', '2024-04-24', 'Dorm', 'Marta', NULL, 'Noah Pfister', 'Switzerland', '2024-04-28', '2024-10-21', '2024-06-04', NULL, NULL, NULL, NULL, NULL, NULL, 'Yes', 'A1', NULL);
INSERT INTO found_items VALUES (335, 'Hiking boots', 'Clothing', 'blue', '2024-04-28', 'bike shed', 'cleaning crew', 5, 'Chiara Bosco', 'Italy', '2024-04-29', '2024-06-27', NULL, '2024-05-07', 19.33, 19.33, NULL, NULL, 83.0, 'Yes', 'B1', NULL);
INSERT INTO found_items VALUES (336, 'Passport', 'documents', 'Blue', '2024-07-10', 'dorm', 'Ilse', 3, 'Noah Pfister', 'Switzerland', '2024-07-17', '2024-09-08', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'No', NULL, 'smelly');
INSERT INTO found_items VALUES (337, 'Ring', 'jewellery', NULL, '2024-07-15', 'Dorm', 'cleaning crew', 6, 'Fleur Maes', 'Belgium', '2024-07-19', '2024-09-13', '2024-08-14', NULL, NULL, NULL, NULL, NULL, 174.0, 'Yes', 'safe', NULL);
INSERT INTO found_items VALUES (338, 'Woolly hat', 'Clothing', 'green', '2024-07-17', 'bike shed', 'Marta', 21, NULL, NULL, NULL, '2024-10-15', NULL, NULL, NULL, NULL, '2024-10-24', 'charity shop', 11.0, 'no', 'A1', NULL);
INSERT INTO found_items VALUES (339, 'Hiking boots', 'clothing', 'black', '2024-07-20', 'shower room', 'night porter', NULL, NULL, NULL, NULL, '2024-10-18', NULL, NULL, NULL, NULL, '2024-11-17', 'kindergarten', 88.0, 'No', NULL, 'name sewn in');
INSERT INTO found_items VALUES (340, 'Sleeping bag', 'bedding', 'grey', '2024-07-29', 'shower room', 'Marta', 14, 'Luis Prado', 'Spain', '2024-07-29', '2024-10-27', NULL, '2024-08-02', 13.69, 13.69, NULL, NULL, 78.0, 'Yes', 'B1', NULL);
INSERT INTO found_items VALUES (341, 'Towel', 'laundry', 'green', '2024-08-11', 'Dorm', NULL, NULL, NULL, NULL, NULL, '2024-11-09', NULL, NULL, NULL, NULL, '2024-11-12', 'police', 7.0, 'No', 'A2', NULL);
INSERT INTO found_items VALUES (342, 'Teddy bear', 'Toys', 'blue', '2024-08-26', 'shower room', 'Marta', NULL, 'Noah Pfister', 'Switzerland', '2024-09-01', '2024-11-24', NULL, '2024-09-05', 12.42, 12.42, NULL, NULL, 15.0, 'Yes', NULL, 'guest rang twice');
INSERT INTO found_items VALUES (343, 'Card game', 'toys', NULL, '2024-09-08', 'Dorm', NULL, NULL, NULL, NULL, NULL, '2024-12-07', NULL, NULL, NULL, NULL, '2025-01-07', 'police', 9.0, 'No', 'A1', NULL);
INSERT INTO found_items VALUES (344, 'Umbrella', 'other', 'blue', '2024-11-23', 'kitchen', 'cleaning crew', 22, NULL, NULL, NULL, '2025-02-21', NULL, NULL, NULL, NULL, NULL, NULL, 16.0, 'No', 'B1', NULL);
INSERT INTO found_items VALUES (345, 'Hiking boots', 'clothing', 'red', '2025-01-03', 'kitchen', 'cleaning crew', 20, 'Chiara Bosco', 'Italy', '2025-01-05', '2025-03-04', '2025-01-22', NULL, NULL, NULL, NULL, NULL, 51.0, 'Yes', 'safe', NULL);
INSERT INTO found_items VALUES (346, 'Student card', 'documents', 'blue', '2025-01-07', 'Dorm', 'Bo', NULL, 'Omar Farouk', 'Egypt', NULL, '2025-03-08', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'No', 'A2', 'smelly');
INSERT INTO found_items VALUES (347, 'Camera', 'electronics', 'grey', '2025-01-23', 'dorm', 'Ilse', 3, NULL, NULL, NULL, '2025-07-22', NULL, NULL, NULL, NULL, '2025-08-19', 'charity shop', 244.0, 'no', NULL, NULL);
INSERT INTO found_items VALUES (348, 'Towel', 'laundry', 'black', '2025-02-04', 'lounge', 'Ilse', 14, NULL, NULL, NULL, '2025-04-05', NULL, NULL, NULL, NULL, '2025-05-01', 'Charity shop', 10.0, 'no', 'A2', NULL);
INSERT INTO found_items VALUES (349, 'Rain jacket', 'clothing', 'red', '2025-02-09', 'lounge', 'night porter', 14, 'Noah Pfister', 'Switzerland', '2025-02-16', '2025-04-10', NULL, '2025-03-02', 8.38, 8.38, NULL, NULL, 42.0, 'Yes', NULL, NULL);
INSERT INTO found_items VALUES (350, 'Ukulele', 'instruments', 'black', '2025-02-19', 'reception', 'Bo', 6, 'Luis Prado', 'Spain', '2025-02-21', '2025-08-18', NULL, '2025-03-06', 7.37, 7.37, NULL, NULL, 39.0, 'Yes', 'A2', NULL);
INSERT INTO found_items VALUES (351, 'Sleeping bag', 'bedding', 'black', '2025-02-20', 'dorm', 'night porter', 22, 'Luis Prado', 'Spain', '2025-02-25', '2025-04-21', NULL, NULL, NULL, NULL, '2025-05-13', 'Charity shop', 64.0, 'Yes', 'A1', 'guest rang twice');
INSERT INTO found_items VALUES (352, 'Toothbrush bag', 'Toiletries', 'green', '2025-03-11', 'kitchen', 'night porter', 22, 'Ewan Muir', 'UK', '2025-03-18', '2025-06-09', NULL, NULL, NULL, NULL, '2025-07-17', 'kindergarten', NULL, 'No', 'B2', 'guest rang twice');
INSERT INTO found_items VALUES (353, 'Toothbrush bag', 'toiletries', 'grey', '2025-04-04', 'shower room', 'night porter', 1, 'Omar Farouk', 'Egypt', '2025-04-06', '2025-07-03', NULL, '2025-04-09', 14.84, 0.0, NULL, NULL, 6.0, 'Yes', 'safe', NULL);
INSERT INTO found_items VALUES (354, 'Phone charger', 'electronics', 'red', '2025-04-24', 'Dorm', 'cleaning crew', 19, NULL, NULL, NULL, '2025-10-21', NULL, NULL, NULL, NULL, '2025-10-22', 'Charity shop', 13.0, 'No', NULL, NULL);
INSERT INTO found_items VALUES (355, 'Card game', 'toys', NULL, '2025-05-09', 'lounge', 'cleaning crew', 4, 'Greta Lind', 'Sweden', '2025-05-11', '2025-08-07', NULL, NULL, NULL, NULL, NULL, NULL, 9.0, 'No', NULL, 'name sewn in');
INSERT INTO found_items VALUES (356, 'Wallet', 'documents', 'red', '2025-05-20', 'kitchen', 'Ilse', 8, 'Pierre Lacaze', 'France', '2025-05-21', '2025-07-19', NULL, '2025-05-29', 4.53, 4.53, NULL, NULL, 32.0, 'Yes', NULL, NULL);
INSERT INTO found_items VALUES (357, 'Hiking boots', 'clothing', 'grey', '2025-06-03', 'reception', 'cleaning crew', 3, 'Bartek Wilk', 'Poland', '2025-06-09', '2025-09-01', '2025-06-21', NULL, NULL, NULL, NULL, NULL, 121.0, 'Yes', 'A1', 'guest rang twice');
INSERT INTO found_items VALUES (358, 'Passport', 'Documents', NULL, '2025-06-15', 'kitchen', 'cleaning crew', 21, 'Maddie Cole', 'UK', '2025-06-21', '2025-12-12', NULL, '2025-07-01', 17.99, 17.99, NULL, NULL, NULL, 'Yes', 'A1', NULL);
INSERT INTO found_items VALUES (359, 'Umbrella', 'Other', 'green', '2025-06-23', 'lounge', 'Ilse', NULL, NULL, NULL, NULL, '2025-09-21', NULL, NULL, NULL, NULL, '2025-10-14', 'charity shop', NULL, 'Yes', 'safe', NULL);
INSERT INTO found_items VALUES (360, 'Camera', 'Electronics', 'black', '2025-07-04', 'Dorm', NULL, 21, NULL, NULL, NULL, '2025-10-02', NULL, NULL, NULL, NULL, NULL, NULL, 210.0, 'Yes', 'safe', 'guest rang twice');
INSERT INTO found_items VALUES (361, 'Teddy bear', 'Toys', NULL, '2025-07-29', 'lounge', 'night porter', 9, NULL, NULL, NULL, '2025-09-27', NULL, NULL, NULL, NULL, '2025-10-16', 'charity shop', 18.0, 'no', 'B2', 'guest rang twice');
INSERT INTO found_items VALUES (362, 'Sleeping bag', 'bedding', NULL, '2025-08-03', 'lounge', 'Bo', 7, 'Emil Strand', 'Norway', '2025-08-04', '2025-11-01', NULL, NULL, NULL, NULL, '2025-11-16', 'charity shop', 71.0, 'No', 'B1', 'smelly');
INSERT INTO found_items VALUES (363, 'Phone charger', 'Electronics', 'green', '2025-08-22', 'shower room', 'Bo', NULL, NULL, NULL, NULL, '2025-11-20', NULL, NULL, NULL, NULL, '2025-12-08', 'charity shop', NULL, 'no', NULL, NULL);
INSERT INTO found_items VALUES (364, 'Wallet', 'documents', 'red', '2025-08-29', 'lounge', 'cleaning crew', 11, 'Maddie Cole', 'UK', '2025-09-02', '2026-02-25', NULL, NULL, NULL, NULL, '2026-03-07', 'police', NULL, 'No', 'A2', NULL);
INSERT INTO found_items VALUES (365, 'Ukulele', 'Instruments', 'blue', '2025-09-07', 'dorm', 'Marta', 6, NULL, NULL, NULL, '2026-03-06', NULL, NULL, NULL, NULL, '2026-03-26', 'recycling', 76.0, 'Yes', 'safe', 'smelly');
INSERT INTO found_items VALUES (366, 'Phone', 'electronics', 'blue', '2025-10-10', 'bike shed', 'night porter', 17, 'Maddie Cole', 'UK', '2025-10-11', '2026-01-08', NULL, '2025-10-18', 13.27, 0.0, NULL, NULL, 363.0, 'Yes', 'A1', NULL);
INSERT INTO found_items VALUES (367, 'Harmonica', 'instruments', 'red', '2025-10-25', 'kitchen', 'night porter', 11, 'Jun Watanabe', 'Japan', '2025-10-26', '2026-01-23', NULL, NULL, NULL, NULL, '2026-02-14', 'police', 24.0, 'no', 'B2', NULL);
INSERT INTO found_items VALUES (368, 'E-reader', 'electronics', 'red', '2025-10-26', 'dorm', 'Ilse', 8, NULL, NULL, NULL, '2026-04-24', NULL, NULL, NULL, NULL, NULL, NULL, 68.0, 'Yes', 'A2', NULL);
INSERT INTO found_items VALUES (369, 'Towel', 'laundry', 'grey', '2025-11-14', 'dorm', NULL, 5, NULL, NULL, NULL, '2026-01-13', NULL, NULL, NULL, NULL, NULL, NULL, 10.0, 'No', NULL, 'guest rang twice');
INSERT INTO found_items VALUES (370, 'E-reader', 'Electronics', 'Blue', '2025-12-19', 'lounge', 'Bo', NULL, NULL, NULL, NULL, '2026-02-17', NULL, NULL, NULL, NULL, '2026-03-17', 'charity shop', 50.0, 'Yes', NULL, 'guest rang twice');
INSERT INTO found_items VALUES (371, 'Watch', 'jewellery', 'blue', '2025-12-23', 'Dorm', 'night porter', NULL, 'Hana Novak', 'Czechia', NULL, '2026-02-21', NULL, NULL, NULL, NULL, NULL, NULL, 103.0, 'No', 'B1', NULL);
INSERT INTO found_items VALUES (372, 'Towel', 'Laundry', 'black', '2025-12-24', 'shower room', 'night porter', NULL, 'Hana Novak', 'Czechia', '2025-12-26', '2026-03-24', NULL, NULL, NULL, NULL, '2026-04-07', 'charity shop', 10.0, 'No', NULL, NULL);
INSERT INTO found_items VALUES (373, 'Teddy bear', 'Toys', 'green', '2025-12-31', 'shower room', 'Marta', 11, 'Signe Dahl', 'Denmark', '2026-01-04', '2026-03-31', NULL, '2026-01-17', 6.66, 0.0, NULL, NULL, 16.0, 'Yes', 'safe', 'name sewn in');
INSERT INTO found_items VALUES (374, 'Woolly hat', 'clothing', 'Blue', '2026-01-15', 'dorm', 'Marta', 22, 'Maddie Cole', 'UK', NULL, '2026-07-14', NULL, NULL, NULL, NULL, '2026-08-17', 'kindergarten', 11.0, 'Yes', 'A2', 'name sewn in');
INSERT INTO found_items VALUES (375, 'Single sock', 'clothing', 'green', '2026-02-05', 'kitchen', 'cleaning crew', 21, 'Luis Prado', 'Spain', '2026-02-06', '2026-04-06', NULL, NULL, NULL, NULL, '2026-04-11', 'charity shop', 2.0, 'No', 'B1', NULL);
INSERT INTO found_items VALUES (376, 'Towel', 'Laundry', 'black', '2026-02-06', 'Dorm', 'night porter', NULL, NULL, NULL, NULL, '2026-08-05', NULL, NULL, NULL, NULL, '2026-09-05', 'kindergarten', 6.0, 'No', 'A1', 'guest rang twice');
INSERT INTO found_items VALUES (377, 'Sleeping bag', 'bedding', 'red', '2026-02-09', 'bike shed', 'Ilse', 15, 'Ewan Muir', 'UK', NULL, '2026-05-10', NULL, NULL, NULL, NULL, '2026-05-11', 'kindergarten', 73.0, 'no', 'A1', 'name sewn in');
INSERT INTO found_items VALUES (378, 'Card game', 'toys', 'Blue', '2026-02-12', 'kitchen', 'Bo', 20, NULL, NULL, NULL, '2026-05-13', NULL, NULL, NULL, NULL, '2026-05-21', 'Charity shop', 9.0, 'no', 'B2', NULL);
INSERT INTO found_items VALUES (379, 'Sleeping bag', 'bedding', 'blue', '2026-02-16', 'reception', 'night porter', 17, NULL, NULL, NULL, '2026-05-17', NULL, NULL, NULL, NULL, NULL, NULL, 52.0, 'Yes', 'safe', NULL);
INSERT INTO found_items VALUES (380, 'Ring', 'jewellery', NULL, '2026-02-23', 'lounge', 'cleaning crew', 19, NULL, NULL, NULL, '2026-08-22', NULL, NULL, NULL, NULL, '2026-09-04', 'charity shop', 147.0, 'No', 'B2', 'smelly');
INSERT INTO found_items VALUES (381, 'Single sock', 'clothing', 'Blue', '2026-03-04', 'bike shed', 'Marta', 17, 'Fleur Maes', 'Belgium', '2026-03-12', '2026-05-03', NULL, '2026-03-25', 12.75, 0.0, NULL, NULL, 2.0, 'Yes', 'B1', NULL);
INSERT INTO found_items VALUES (382, 'Ukulele', 'instruments', 'grey', '2026-03-12', 'lounge', 'Marta', NULL, NULL, NULL, NULL, '2026-05-11', NULL, NULL, NULL, NULL, NULL, NULL, 75.0, 'No', 'B1', 'guest rang twice');
INSERT INTO found_items VALUES (383, 'Phone charger', 'Electronics', 'red', '2026-04-15', 'lounge', 'Marta', NULL, NULL, NULL, NULL, '2026-10-12', NULL, NULL, NULL, NULL, '2026-11-10', 'kindergarten', NULL, 'Yes', 'A1', 'guest rang twice');
INSERT INTO found_items VALUES (384, 'Headphones', 'electronics', 'grey', '2026-04-18', 'Dorm', 'Marta', NULL, NULL, NULL, NULL, '2026-06-17', NULL, NULL, NULL, NULL, NULL, NULL, 79.0, 'Yes', 'B1', NULL);
INSERT INTO found_items VALUES (385, 'Headphones', 'electronics', 'blue', '2026-04-19', 'lounge', 'cleaning crew', NULL, 'Jun Watanabe', 'Japan', NULL, '2026-06-18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'No', 'safe', 'screen broken');
INSERT INTO found_items VALUES (386, 'Phone', 'electronics', 'blue', '2026-05-02', 'reception', NULL, 16, 'Pierre Lacaze', 'France', '2026-05-07', '2026-10-29', NULL, NULL, NULL, NULL, '2026-11-17', 'recycling', 242.0, 'no', 'safe', NULL);
INSERT INTO found_items VALUES (387, 'Headphones', 'electronics', 'green', '2026-07-14', 'shower room', 'cleaning crew', 8, 'Emil Strand', 'Norway', '2026-07-20', '2026-10-12', NULL, '2026-07-30', 5.59, 5.59, NULL, NULL, 60.0, 'Yes', 'A2', NULL);
INSERT INTO found_items VALUES (388, 'Headphones', 'Electronics', 'Blue', '2026-08-16', 'shower room', 'Marta', 18, NULL, NULL, NULL, '2026-10-15', NULL, NULL, NULL, NULL, '2026-11-15', 'recycling', 41.0, 'No', 'B2', 'screen broken');
INSERT INTO found_items VALUES (389, 'Sleeping bag', 'bedding', NULL, '2026-08-29', 'shower room', 'night porter', NULL, NULL, NULL, NULL, '2026-10-28', NULL, NULL, NULL, NULL, '2026-11-15', 'charity shop', NULL, 'No', 'A2', NULL);
INSERT INTO found_items VALUES (390, 'Harmonica', 'instruments', 'green', '2026-09-12', 'shower room', 'Ilse', NULL, 'Bartek Wilk', 'Poland', '2026-09-19', '2026-12-11', NULL, '2026-09-23', 6.63, 6.63, NULL, NULL, 30.0, 'Yes', 'A1', NULL);
INSERT INTO found_items VALUES (391, 'Wallet', 'documents', 'blue', '2026-09-19', 'kitchen', 'Ilse', NULL, 'Omar Farouk', 'Egypt', '2026-09-24', '2026-11-18', NULL, '2026-09-26', 12.6, 12.6, NULL, NULL, 38.0, 'Yes', 'A1', NULL);
INSERT INTO found_items VALUES (392, 'Student card', 'Documents', NULL, '2026-10-19', 'kitchen', 'Bo', 14, 'Pierre Lacaze', 'France', '2026-10-24', '2027-01-17', '2026-11-10', NULL, NULL, NULL, NULL, NULL, NULL, 'Yes', 'B1', NULL);
