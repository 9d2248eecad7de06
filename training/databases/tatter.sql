CREATE TABLE wb_tkt (
  tkt_no INTEGER PRIMARY KEY,
  dt_in TEXT NOT NULL,
  cust TEXT NOT NULL,
  cust_typ TEXT, -- T trade, P private
  dir TEXT, -- I bought in, O sold out
  mat TEXT,
  gross_kg INTEGER,
  tare_kg INTEGER,
  net_kg INTEGER,
  ct_per_kg INTEGER,
  amt_ct INTEGER,
  pay TEXT, -- B bank, C cash, Q cheque
  paid_dt TEXT,
  rej INTEGER, -- 1 = load turned away
  bay INTEGER,
  veh_reg TEXT
);
INSERT INTO wb_tkt VALUES (50200, '2025-01-07 08:44', 'Brandt Demolition Ltd', 'T', 'I', 'copper', 2215, 2120, 95, 592, 56240, 'C', '2025-01-08', 0, 4, NULL);
INSERT INTO wb_tkt VALUES (50201, '2025-01-10 12:07', 'Hillside Garage', 'T', 'I', 'copper', 3830, 3500, 330, 670, 221100, 'B', '2025-01-10', 0, 4, 'FJ15 UHE');
INSERT INTO wb_tkt VALUES (50202, '2025-01-14 08:45', 'Hillside Garage', 'T', 'I', 'zinc', 2225, 2120, 105, 112, 11760, 'B', NULL, 0, 3, 'KX19 LMO');
INSERT INTO wb_tkt VALUES (50203, '2025-01-15 09:00', 'R. Adeyemi', 'P', 'I', 'aluminium', 2190, 2120, 70, 110, 7700, 'Q', '2025-01-15', 0, 6, 'YB67 PRT');
INSERT INTO wb_tkt VALUES (50204, '2025-01-15 11:44', 'Okafor Plumbing', 'T', 'I', 'steel', 8155, 2120, 6035, 21, 126735, 'C', '2025-01-15', 0, 4, 'ND21 ZZA');
INSERT INTO wb_tkt VALUES (50205, '2025-01-16 14:26', 'Brandt Demolition Ltd', 'T', 'I', 'steel', 9400, 3500, 5900, 17, 100300, 'B', '2025-01-16', 0, 1, 'FJ15 UHE');
INSERT INTO wb_tkt VALUES (50206, '2025-01-18 16:03', 'Novak & Sons Roofing', 'T', 'O', 'copper', 2225, 2120, 105, 771, 80955, 'C', '2025-01-19', 0, 2, 'KX19 LMO');
INSERT INTO wb_tkt VALUES (50207, '2025-01-21 08:01', 'Okafor Plumbing', 'T', 'I', 'cable', 7515, 7400, 115, 248, 28520, 'B', NULL, 0, 4, 'KX19 LMO');
INSERT INTO wb_tkt VALUES (50208, '2025-01-21 08:54', 'Tyne Shipbreakers', 'T', 'I', 'copper', 2225, 2120, 105, 658, 69090, 'B', '2025-01-28', 0, 1, NULL);
INSERT INTO wb_tkt VALUES (50209, '2025-01-21 14:32', 'Mellor Electrical', 'T', 'I', 'lead', 2450, 2260, 190, 121, 22990, 'B', '2025-02-11', 0, 6, 'FJ15 UHE');
INSERT INTO wb_tkt VALUES (50210, '2025-01-24 10:39', 'Mellor Electrical', 'T', 'I', 'steel', 8765, 2120, 6645, 19, 126255, 'C', '2025-01-25', 0, 4, NULL);
INSERT INTO wb_tkt VALUES (50211, '2025-01-24 14:45', 'Okafor Plumbing', 'T', 'O', 'zinc', 3560, 3500, 60, 115, 6900, 'B', NULL, 0, 6, NULL);
INSERT INTO wb_tkt VALUES (50212, '2025-01-25 15:39', 'Hillside Garage', 'T', 'O', 'steel', 2830, 2120, 710, 22, 15620, 'B', '2025-01-25', 0, 6, 'FJ15 UHE');
INSERT INTO wb_tkt VALUES (50213, '2025-01-27 12:08', 'Brandt Demolition Ltd', 'T', 'I', 'copper', 7505, 7400, 105, 648, 68040, 'B', '2025-02-10', 0, 3, 'FJ15 UHE');
INSERT INTO wb_tkt VALUES (50214, '2025-01-28 09:36', 'Novak & Sons Roofing', 'T', 'O', 'steel', 3345, 1840, 1505, 24, 36120, 'B', '2025-02-04', 0, 1, 'ND21 ZZA');
INSERT INTO wb_tkt VALUES (50215, '2025-01-30 09:32', 'Brandt Demolition Ltd', 'T', 'I', 'cable', 2570, 2260, 310, 246, 76260, 'B', '2025-01-30', 0, 4, NULL);
INSERT INTO wb_tkt VALUES (50216, '2025-01-30 14:38', 'Novak & Sons Roofing', 'T', 'I', 'cable', 2635, 2260, 375, 230, 86250, 'B', '2025-02-02', 0, 6, 'ND21 ZZA');
INSERT INTO wb_tkt VALUES (50217, '2025-02-01 16:41', 'Okafor Plumbing', 'T', 'O', 'steel', 3900, 2260, 1640, 22, 36080, 'Q', '2025-03-03', 0, 5, NULL);
INSERT INTO wb_tkt VALUES (50218, '2025-02-06 09:47', 'Mellor Electrical', 'T', 'O', 'lead', 3795, 3500, 295, 170, 50150, 'B', '2025-02-13', 0, 2, NULL);
INSERT INTO wb_tkt VALUES (50219, '2025-02-06 13:09', 'Tyne Shipbreakers', 'T', 'I', 'copper', 3865, 3500, 365, 705, 257325, 'B', '2025-02-13', 0, 5, 'KX19 LMO');
INSERT INTO wb_tkt VALUES (50220, '2025-02-07 08:49', 'Tyne Shipbreakers', 'T', 'I', 'steel', 4200, 1840, 2360, 18, 42480, 'B', NULL, 0, 3, 'YB67 PRT');
INSERT INTO wb_tkt VALUES (50221, '2025-02-08 14:48', 'Brandt Demolition Ltd', 'T', 'I', 'lead', 2480, 2260, 220, 118, 25960, 'B', '2025-03-01', 0, 3, NULL);
INSERT INTO wb_tkt VALUES (50222, '2025-02-11 14:23', 'Brandt Demolition Ltd', 'T', 'I', 'zinc', 1995, 1840, 155, 102, 15810, 'B', NULL, 0, 5, 'KX19 LMO');
INSERT INTO wb_tkt VALUES (50223, '2025-02-13 10:12', 'Brandt Demolition Ltd', 'T', 'I', 'steel', 5775, 2260, 3515, 18, 63270, 'B', '2025-02-27', 0, 3, NULL);
INSERT INTO wb_tkt VALUES (50224, '2025-02-13 11:36', 'Mellor Electrical', 'T', 'I', 'copper', 2315, 2120, 195, 701, 136695, 'C', '2025-02-13', 0, 4, 'ND21 ZZA');
INSERT INTO wb_tkt VALUES (50225, '2025-02-14 16:47', 'Novak & Sons Roofing', 'T', 'I', 'brass', 7565, 7400, 165, 419, 69135, 'B', '2025-03-16', 0, 1, 'KX19 LMO');
INSERT INTO wb_tkt VALUES (50226, '2025-02-17 11:17', 'S. Whitcombe', 'P', 'I', 'stainless', 3620, 3500, 120, 82, 9840, 'B', '2025-02-17', 0, 4, NULL);
INSERT INTO wb_tkt VALUES (50227, '2025-02-20 07:54', 'S. Whitcombe', 'P', 'I', 'lead', 1915, 1840, 75, 114, 8550, 'B', '2025-02-20', 0, 1, NULL);
INSERT INTO wb_tkt VALUES (50228, '2025-02-21 13:04', 'Hillside Garage', 'T', 'I', 'aluminium', 2870, 2120, 750, 107, 0, NULL, NULL, 1, 2, 'FJ15 UHE');
INSERT INTO wb_tkt VALUES (50229, '2025-02-22 07:53', 'Tyne Shipbreakers', 'T', 'I', 'zinc', 2515, 2260, 255, 109, 27795, 'Q', '2025-03-08', 0, 5, NULL);
INSERT INTO wb_tkt VALUES (50230, '2025-02-22 13:07', 'S. Whitcombe', 'P', 'I', 'lead', 2140, 2120, 20, 116, 2320, 'B', '2025-02-22', 0, 2, NULL);
INSERT INTO wb_tkt VALUES (50231, '2025-02-22 15:11', 'Novak & Sons Roofing', 'T', 'I', 'copper', 2380, 2120, 260, 567, 0, NULL, NULL, 1, 3, 'FJ15 UHE');
INSERT INTO wb_tkt VALUES (50232, '2025-02-22 16:04', 'Okafor Plumbing', 'T', 'I', 'steel', 5300, 3500, 1800, 20, 36000, 'C', '2025-03-24', 0, 3, 'ND21 ZZA');
INSERT INTO wb_tkt VALUES (50233, '2025-02-27 13:12', 'Okafor Plumbing', 'T', 'I', 'zinc', 7560, 7400, 160, 114, 18240, 'B', '2025-02-27', 0, 3, NULL);
INSERT INTO wb_tkt VALUES (50234, '2025-02-28 14:40', 'Okafor Plumbing', 'T', 'I', 'cable', 2585, 2120, 465, 223, 103695, 'B', NULL, 0, 5, 'KX19 LMO');
INSERT INTO wb_tkt VALUES (50235, '2025-03-03 08:36', 'Tyne Shipbreakers', 'T', 'I', 'copper', 2070, 1840, 230, 668, 153640, 'B', '2025-03-04', 0, 2, NULL);
INSERT INTO wb_tkt VALUES (50236, '2025-03-04 07:46', 'Novak & Sons Roofing', 'T', 'I', 'brass', 2205, 2120, 85, 416, 35360, 'B', NULL, 0, 3, 'FJ15 UHE');
INSERT INTO wb_tkt VALUES (50237, '2025-03-06 11:14', 'Hillside Garage', 'T', 'I', 'copper', 2115, 1840, 275, 617, 0, NULL, NULL, 1, 1, NULL);
INSERT INTO wb_tkt VALUES (50238, '2025-03-07 07:05', 'Mellor Electrical', 'T', 'I', 'brass', 2055, 1840, 215, 426, 91590, 'C', '2025-03-07', 0, 1, NULL);
INSERT INTO wb_tkt VALUES (50239, '2025-03-15 12:46', 'Hillside Garage', 'T', 'I', 'steel', 7385, 2120, 5265, 19, 0, NULL, NULL, 1, 6, 'ND21 ZZA');
INSERT INTO wb_tkt VALUES (50240, '2025-03-15 14:44', 'J. Pritchard', 'P', 'I', 'brass', 3545, 3500, 45, 432, 19440, 'B', '2025-03-15', 0, 4, 'ND21 ZZA');
INSERT INTO wb_tkt VALUES (50241, '2025-03-25 08:44', 'Hillside Garage', 'T', 'I', 'stainless', 2195, 1840, 355, 91, 32305, 'B', '2025-03-25', 0, 5, NULL);
INSERT INTO wb_tkt VALUES (50242, '2025-03-28 07:56', 'Mellor Electrical', 'T', 'I', 'lead', 2415, 2120, 295, 118, 34810, 'B', '2025-03-28', 0, 5, 'ND21 ZZA');
INSERT INTO wb_tkt VALUES (50243, '2025-03-31 12:16', 'S. Whitcombe', 'P', 'I', 'copper', 2315, 2260, 55, 582, 0, NULL, NULL, 1, 3, 'YB67 PRT');
INSERT INTO wb_tkt VALUES (50244, '2025-04-02 09:20', 'Mellor Electrical', 'T', 'I', 'stainless', 2685, 2260, 425, 95, 40375, 'B', '2025-04-02', 0, 3, 'YB67 PRT');
INSERT INTO wb_tkt VALUES (50245, '2025-04-04 10:49', 'S. Whitcombe', 'P', 'I', 'aluminium', 2365, 2120, 245, 118, 0, NULL, NULL, 1, 5, 'KX19 LMO');
INSERT INTO wb_tkt VALUES (50246, '2025-04-04 11:14', 'Novak & Sons Roofing', 'T', 'I', 'stainless', 8260, 7400, 860, 103, 88580, 'B', '2025-04-18', 0, 3, 'FJ15 UHE');
INSERT INTO wb_tkt VALUES (50247, '2025-04-11 16:54', 'Brandt Demolition Ltd', 'T', 'I', 'copper', 2165, 1840, 325, 668, 217100, 'Q', '2025-05-02', 0, 4, 'ND21 ZZA');
INSERT INTO wb_tkt VALUES (50248, '2025-04-14 08:45', 'Brandt Demolition Ltd', 'T', 'I', 'steel', 8205, 7400, 805, 20, 16100, 'B', '2025-04-21', 0, 4, NULL);
INSERT INTO wb_tkt VALUES (50249, '2025-04-14 13:14', 'Hillside Garage', 'T', 'I', 'steel', 4635, 1840, 2795, 19, 53105, 'B', '2025-04-14', 0, 6, 'YB67 PRT');
INSERT INTO wb_tkt VALUES (50250, '2025-04-15 16:32', 'Novak & Sons Roofing', 'T', 'I', 'aluminium', 2870, 2120, 750, 125, 93750, 'B', '2025-04-16', 0, 6, NULL);
INSERT INTO wb_tkt VALUES (50251, '2025-04-16 09:15', 'Brandt Demolition Ltd', 'T', 'I', 'copper', 7615, 7400, 215, 595, 127925, 'B', NULL, 0, 1, NULL);
INSERT INTO wb_tkt VALUES (50252, '2025-04-17 12:03', 'S. Whitcombe', 'P', 'I', 'steel', 4045, 2120, 1925, 21, 40425, 'B', NULL, 0, 5, 'KX19 LMO');
INSERT INTO wb_tkt VALUES (50253, '2025-04-19 11:38', 'Tyne Shipbreakers', 'T', 'I', 'aluminium', 1925, 1840, 85, 120, 10200, 'B', '2025-04-19', 0, 4, NULL);
INSERT INTO wb_tkt VALUES (50254, '2025-04-22 10:24', 'Tyne Shipbreakers', 'T', 'I', 'lead', 1960, 1840, 120, 114, 0, NULL, NULL, 1, 3, 'ND21 ZZA');
INSERT INTO wb_tkt VALUES (50255, '2025-04-24 08:00', 'Okafor Plumbing', 'T', 'I', 'aluminium', 7795, 7400, 395, 111, 43845, 'B', '2025-04-27', 0, 4, 'ND21 ZZA');
INSERT INTO wb_tkt VALUES (50256, '2025-04-29 11:46', 'Okafor Plumbing', 'T', 'I', 'cable', 3705, 3500, 205, 218, 44690, 'Q', '2025-04-29', 0, 2, NULL);
INSERT INTO wb_tkt VALUES (50257, '2025-05-02 12:54', 'Hillside Garage', 'T', 'I', 'copper', 2490, 2260, 230, 697, 160310, 'B', '2025-05-16', 0, 1, 'ND21 ZZA');
INSERT INTO wb_tkt VALUES (50258, '2025-05-03 12:21', 'Okafor Plumbing', 'T', 'I', 'steel', 8200, 2260, 5940, 19, 112860, 'B', '2025-05-10', 0, 5, 'YB67 PRT');
INSERT INTO wb_tkt VALUES (50259, '2025-05-09 14:19', 'Tyne Shipbreakers', 'T', 'I', 'copper', 2570, 2260, 310, 639, 198090, 'C', '2025-05-09', 0, 5, NULL);
INSERT INTO wb_tkt VALUES (50260, '2025-05-12 09:49', 'S. Whitcombe', 'P', 'I', 'steel', 5165, 3500, 1665, 21, 34965, 'B', NULL, 0, 3, 'ND21 ZZA');
INSERT INTO wb_tkt VALUES (50261, '2025-05-12 12:45', 'Mellor Electrical', 'T', 'I', 'copper', 2010, 1840, 170, 631, 107270, 'B', '2025-05-19', 0, 3, 'YB67 PRT');
INSERT INTO wb_tkt VALUES (50262, '2025-05-13 16:01', 'Mellor Electrical', 'T', 'I', 'steel', 5425, 2260, 3165, 19, 60135, 'B', '2025-05-20', 0, 3, 'YB67 PRT');
INSERT INTO wb_tkt VALUES (50263, '2025-05-15 08:37', 'Okafor Plumbing', 'T', 'I', 'steel', 8235, 2120, 6115, 20, 122300, 'Q', '2025-05-15', 0, 4, 'KX19 LMO');
INSERT INTO wb_tkt VALUES (50264, '2025-05-16 15:55', 'Hillside Garage', 'T', 'I', 'cable', 2490, 2120, 370, 217, 80290, 'B', '2025-05-16', 0, 3, 'YB67 PRT');
INSERT INTO wb_tkt VALUES (50265, '2025-05-17 13:36', 'Hillside Garage', 'T', 'I', 'cable', 2600, 2120, 480, 227, 108960, 'B', '2025-06-07', 0, 5, 'ND21 ZZA');
INSERT INTO wb_tkt VALUES (50266, '2025-05-21 14:10', 'Brandt Demolition Ltd', 'T', 'O', 'steel', 9580, 3500, 6080, 21, 127680, 'Q', '2025-05-21', 0, 2, 'FJ15 UHE');
INSERT INTO wb_tkt VALUES (50267, '2025-05-22 14:16', 'Brandt Demolition Ltd', 'T', 'I', 'aluminium', 2970, 2260, 710, 125, 88750, 'Q', '2025-06-21', 0, 3, 'FJ15 UHE');
INSERT INTO wb_tkt VALUES (50268, '2025-05-23 09:34', 'P. Gallagher', 'P', 'I', 'copper', 2350, 2260, 90, 698, 62820, 'B', '2025-05-23', 0, 1, 'KX19 LMO');
INSERT INTO wb_tkt VALUES (50269, '2025-05-23 13:28', 'J. Pritchard', 'P', 'I', 'steel', 5105, 3500, 1605, 17, 27285, 'B', '2025-05-23', 0, 3, 'YB67 PRT');
INSERT INTO wb_tkt VALUES (50270, '2025-05-26 13:25', 'Mellor Electrical', 'T', 'I', 'copper', 2480, 2260, 220, 680, 149600, 'B', '2025-05-29', 0, 2, 'YB67 PRT');
INSERT INTO wb_tkt VALUES (50271, '2025-05-26 14:54', 'R. Adeyemi', 'P', 'I', 'stainless', 2420, 2260, 160, 97, 15520, 'B', '2025-05-26', 0, 1, 'KX19 LMO');
INSERT INTO wb_tkt VALUES (50272, '2025-05-26 16:27', 'R. Adeyemi', 'P', 'I', 'cable', 1895, 1840, 55, 207, 11385, 'B', '2025-05-26', 0, 5, 'ND21 ZZA');
INSERT INTO wb_tkt VALUES (50273, '2025-05-27 08:19', 'S. Whitcombe', 'P', 'I', 'lead', 3540, 3500, 40, 141, 5640, 'B', '2025-05-27', 0, 3, 'FJ15 UHE');
