CREATE TABLE bells (
  job_no INTEGER PRIMARY KEY,
  bell_name TEXT,
  tower TEXT,
  town TEXT,
  cast_year INTEGER,
  founder TEXT,
  metal TEXT,
  weight_kg INTEGER,
  diameter_cm REAL,
  strike_hz_before REAL,
  strike_hz_target REAL,
  strike_hz_after REAL,
  cracked TEXT,
  parts_replaced TEXT,
  tuner TEXT,
  arrived_on TEXT,
  tuned_on TEXT,
  returned_on TEXT,
  quoted_eur REAL,
  charged_eur REAL,
  paid_on TEXT,
  remarks TEXT
);
INSERT INTO bells VALUES (301, 'Maria', 'Clock House', 'Ludlow', 1738, NULL, 'Bronze', 79, 50.0, 1050.4, 1037.4, 1038.8, 'n', 'clapper, headstock, bolts', 'Jutta', '2023-05-11', '2023-06-07', NULL, 540.0, NULL, NULL, 'graffiti inside, do not polish');
INSERT INTO bells VALUES (302, 'Gloriosa', 'Holy Cross', 'Ludlow', 1758, 'Taylor', 'steel', 42, 42.2, 1224.5, 1221.5, 1222.9, 'n', 'crown staple', 'Jutta', '2023-10-06', '2023-10-31', '2023-12-04', 610.0, 580.0, NULL, NULL);
INSERT INTO bells VALUES (303, 'Old Tom', 'St Jakob', 'Innsbruck', 1609, 'perner', 'Steel', 99, 54.7, 944.7, 939.4, 939.1, 'n', 'crown staple', 'Harold', '2023-07-01', '2023-08-17', '2023-09-14', 660.0, 759.0, '2023-10-24', NULL);
INSERT INTO bells VALUES (304, 'Petrus', 'St Jakob', 'Innsbruck', 1983, 'Taylor', 'bronze', 94, 52.6, 980.1, 976.9, 978.3, 'y', 'clapper, bolts, headstock', 'Jutta', '2023-03-28', '2023-04-18', '2023-05-07', 610.0, 732.0, '2023-06-10', NULL);
INSERT INTO bells VALUES (305, 'Susanna', 'St Giles', 'Wrexham', 1553, 'Taylor', 'steel', 1061, 118.5, 433.3, 420.8, 421.3, 'y', NULL, 'Harold', '2023-09-28', '2023-11-19', '2023-12-14', 1540.0, 1463.0, '2024-02-15', NULL);
INSERT INTO bells VALUES (306, 'Michael', 'St Jakob', 'Innsbruck', NULL, 'whitechapel', 'Bronze', 772, 104.7, 493.7, 492.4, 492.4, 'n', 'clapper, bearings', 'Harold', '2025-10-05', '2025-10-22', '2025-11-07', 1430.0, 1644.0, '2026-01-22', 'graffiti inside, do not polish');
INSERT INTO bells VALUES (307, 'Great Kate', 'St Nikolai', 'Kiel', 1624, 'Rincker', 'bronze', 300, 78.0, 655.3, 648.5, 648.5, 'n', NULL, 'Harold', '2026-01-21', '2026-03-06', '2026-03-18', 820.0, 943.0, '2026-05-10', 'second tuning needed');
INSERT INTO bells VALUES (308, 'Barbara', 'St Jakob', 'Innsbruck', 1740, NULL, 'Bronze', 181, 64.9, 803.2, 797.3, NULL, 'n', 'bolts', 'Harold', '2026-07-08', NULL, NULL, 860.0, NULL, NULL, 'parish picks it up itself');
INSERT INTO bells VALUES (309, 'Johannes', 'Old Minster', 'Whitby', 1555, 'Taylor', 'Bronze', 955, 113.6, 467.9, 463.0, 464.4, 'y', 'bearings', 'Ines', '2024-05-12', '2024-06-11', '2024-07-05', 1270.0, 1460.0, '2024-09-02', 'parish picks it up itself');
INSERT INTO bells VALUES (310, 'Little John', 'Clock House', 'Ludlow', 1934, NULL, 'Steel', 54, 42.6, 1220.5, 1207.8, 1205.8, 'y', 'clapper, bearings', 'Ines', '2024-01-18', '2024-03-08', '2024-03-25', 480.0, 518.0, '2024-05-01', 'insurance pays');
INSERT INTO bells VALUES (311, 'Salvator', 'St Peter', 'Regensburg', 1844, 'Taylor', 'Bronze', 1137, 121.9, 430.7, 424.4, 424.6, 'n', 'headstock, bearings, crown staple', 'Ines', '2026-07-22', '2026-08-05', '2026-09-13', 1760.0, 1901.0, NULL, NULL);
INSERT INTO bells VALUES (312, 'Emmanuel', 'Old Minster', 'Whitby', 1723, 'rincker', 'Cast iron', 579, 96.2, 538.7, 532.9, 533.1, 'n', 'crown staple, headstock, bearings', 'Jutta', '2025-03-17', '2025-05-17', '2025-05-29', 1140.0, 1140.0, '2025-07-15', NULL);
INSERT INTO bells VALUES (313, 'Benedicta', 'Clock House', 'Ludlow', 1791, 'Taylor', 'Steel', 383, 84.2, 619.1, 609.0, 609.0, 'n', 'clapper, crown staple, bearings', 'Harold', '2026-09-27', '2026-10-30', NULL, 730.0, NULL, NULL, NULL);
INSERT INTO bells VALUES (314, 'Anna', 'St Jakob', 'Innsbruck', 1906, 'whitechapel', 'Bronze', 199, 67.3, 763.0, 753.0, NULL, 'y', 'crown staple, clapper', 'Jutta', '2024-11-12', NULL, NULL, 630.0, NULL, NULL, 'parish picks it up itself');
INSERT INTO bells VALUES (315, 'Black Harry', 'Holy Cross', 'Ludlow', 1612, 'Rincker', 'Bronze', 1190, 123.8, 430.4, 422.8, 422.8, 'n', 'bolts', 'Ines', '2024-03-03', '2024-03-24', '2024-04-15', 1590.0, 1510.0, '2024-07-11', NULL);
INSERT INTO bells VALUES (316, 'Clemens', 'Clock House', 'Ludlow', 1955, 'Grassmayr', 'Bronze', 289, 78.6, 660.2, 656.5, 656.4, 'n', 'crown staple, bearings', 'Harold', '2026-07-08', '2026-07-25', '2026-09-02', 640.0, 640.0, NULL, NULL);
INSERT INTO bells VALUES (317, 'Gabriel', 'St Peter', 'Regensburg', 1651, NULL, 'Bronze', 1083, 118.7, 429.6, 424.0, 422.0, 'n', 'clapper, headstock', 'Harold', '2024-09-18', '2024-10-17', NULL, 1640.0, NULL, NULL, 'parish picks it up itself');
INSERT INTO bells VALUES (318, 'Sturmglocke', 'Town Hall', 'Bruges', 1844, 'Whitechapel', 'Bronze', 69, 46.2, 1114.3, 1101.5, 1101.5, 'n', NULL, 'Jutta', '2026-04-07', '2026-05-01', '2026-05-22', 560.0, 560.0, NULL, 'parish picks it up itself');
INSERT INTO bells VALUES (319, 'Dorothea', 'Holy Cross', 'Ludlow', 1985, 'Whitechapel', 'Steel', 774, 107.7, 488.1, 484.6, 482.6, 'n', 'clapper', 'Harold', '2025-01-17', '2025-02-08', '2025-03-12', 1090.0, 1090.0, '2025-04-28', NULL);
INSERT INTO bells VALUES (320, 'Vesper', 'St Mary', 'Whitby', 1505, 'Taylor', 'Bronze', 33, 37.5, 1400.0, 1394.5, 1395.0, 'n', NULL, 'Jutta', '2026-03-20', '2026-05-07', '2026-05-22', 690.0, 690.0, NULL, 'parish picks it up itself');
INSERT INTO bells VALUES (321, 'Pretty Peg', 'Holy Cross', 'Ludlow', 1882, 'Whitechapel', 'Cast iron', 1014, 116.0, 434.4, 425.7, 427.1, 'n', NULL, 'Harold', '2024-09-07', '2024-09-22', '2024-10-25', 1310.0, 1310.0, '2024-11-01', NULL);
INSERT INTO bells VALUES (322, 'Laurentius', 'St Giles', 'Wrexham', 1784, 'Perner', 'Bronze', 88, 51.9, 1013.5, 1005.0, 1005.0, 'n', 'clapper, crown staple, bolts', 'Jutta', '2025-03-12', '2025-04-06', '2025-05-04', 590.0, 708.0, '2025-06-24', 'graffiti inside, do not polish');
INSERT INTO bells VALUES (323, 'Martha', 'Old Minster', 'Whitby', NULL, 'Grassmayr', 'Bronze', 552, 94.5, 548.2, 534.8, 532.8, 'n', NULL, 'Jutta', '2026-04-07', '2026-04-24', '2026-05-14', 1180.0, 1274.0, '2026-08-11', NULL);
INSERT INTO bells VALUES (324, 'Nikolaus', 'Old Minster', 'Whitby', 1518, 'whitechapel', 'Bronze', 89, 52.6, 983.2, 975.0, 975.5, 'y', NULL, 'Jutta', '2024-12-22', '2025-02-23', '2025-03-09', 750.0, 900.0, '2025-04-03', NULL);
INSERT INTO bells VALUES (325, 'Concordia', 'St Giles', 'Wrexham', NULL, 'Taylor', 'Bronze', 1689, 139.8, 372.9, 361.8, 361.7, 'n', NULL, 'Ines', '2025-02-24', '2025-03-23', '2025-03-27', 2220.0, 2664.0, '2025-05-06', NULL);
INSERT INTO bells VALUES (326, 'Angelus', 'St Jakob', 'Innsbruck', NULL, 'taylor', 'bronze', 2071, 149.1, 350.4, 346.9, 346.9, 'n', 'headstock, crown staple', 'Ines', '2025-09-26', '2025-11-17', '2025-11-29', 2520.0, 2722.0, '2025-12-09', 'insurance pays');
INSERT INTO bells VALUES (327, 'Wee Willie', 'St Mary', 'Whitby', 1673, 'Rincker', 'steel', 2237, 153.3, 330.0, 320.1, 319.8, 'y', NULL, 'Harold', '2026-06-05', '2026-08-01', '2026-08-05', 2500.0, 2500.0, '2026-10-11', NULL);
INSERT INTO bells VALUES (328, 'Theresia', 'St Giles', 'Wrexham', 1843, 'Grassmayr', 'steel', 1174, 124.3, 417.6, 416.0, 414.0, 'n', 'clapper, bolts', 'Ines', '2026-03-12', '2026-05-07', '2026-06-04', 1450.0, 1450.0, '2026-07-27', NULL);
INSERT INTO bells VALUES (329, 'Andreas', 'St Martin', 'Colmar', NULL, 'taylor', 'Bronze', 123, 56.8, 930.1, 925.5, NULL, 'n', 'clapper, crown staple', 'Jutta', '2024-12-25', NULL, NULL, 490.0, NULL, NULL, NULL);
INSERT INTO bells VALUES (330, 'Silver Sue', 'St Giles', 'Wrexham', 1673, NULL, 'Bronze', 90, 51.4, 1007.5, 999.4, 999.1, 'n', 'headstock, clapper', 'Jutta', '2026-07-06', '2026-09-13', '2026-10-20', 510.0, 586.0, '2026-11-08', 'graffiti inside, do not polish');
INSERT INTO bells VALUES (331, 'Urban', 'St Martin', 'Colmar', NULL, 'rincker', 'Bronze', 1282, 124.7, 416.4, 407.7, 408.2, 'n', NULL, 'Ines', '2025-07-11', '2025-09-01', '2025-09-09', 1850.0, 2220.0, '2025-11-21', NULL);
INSERT INTO bells VALUES (332, 'Elisabeth', 'St Mary', 'Whitby', NULL, 'Perner', 'Bronze', 667, 101.4, 520.7, 510.3, 510.2, 'n', NULL, 'Harold', '2024-10-08', '2024-10-25', '2024-11-06', 1120.0, 1120.0, '2024-11-23', 'parish picks it up itself');
INSERT INTO bells VALUES (333, 'Big Ruth', 'St Martin', 'Colmar', 1824, 'Whitechapel', 'Cast iron', 276, 75.3, 703.0, 699.6, 700.1, 'n', 'bearings, crown staple', 'Ines', '2024-11-10', '2024-12-09', '2025-01-09', 960.0, 1152.0, '2025-01-14', NULL);
INSERT INTO bells VALUES (334, 'Osanna', 'St Nikolai', 'Kiel', NULL, 'TAYLOR', 'Steel', 249, 74.5, 702.1, 695.4, 696.8, 'n', NULL, 'Ines', '2023-05-18', '2023-07-08', '2023-08-12', 670.0, 636.0, NULL, 'parish picks it up itself');
INSERT INTO bells VALUES (335, 'Florian', 'St Anna', 'Augsburg', 1873, 'Rincker', 'bronze', 133, 59.2, 881.3, 876.3, 874.3, 'y', NULL, 'Harold', '2025-02-04', '2025-02-19', '2025-03-12', 480.0, 552.0, '2025-05-21', NULL);
INSERT INTO bells VALUES (336, 'Katharina', 'St Peter', 'Regensburg', 1602, 'perner', 'Steel', 416, 86.0, 618.2, 615.4, 613.4, 'n', NULL, 'Ines', '2023-08-06', '2023-08-16', '2023-08-22', 870.0, 870.0, '2023-10-21', 'graffiti inside, do not polish');
INSERT INTO bells VALUES (337, 'Treble', 'St Mary', 'Whitby', 1924, 'Perner', 'Bronze', 603, 97.3, 542.8, 537.4, 535.4, 'n', NULL, 'Ines', '2025-07-03', '2025-08-06', '2025-09-08', 1280.0, 1382.0, '2025-11-15', 'second tuning needed');
INSERT INTO bells VALUES (338, 'Tenor', 'Holy Cross', 'Ludlow', 1723, 'Rincker', 'Bronze', 105, 55.2, 955.9, 950.8, 948.8, 'y', NULL, 'Harold', '2024-06-08', '2024-07-20', '2024-07-28', 630.0, 630.0, '2024-09-18', 'insurance pays');
INSERT INTO bells VALUES (339, 'Lady Ann', 'St Nikolai', 'Kiel', NULL, NULL, 'Bronze', 102, 52.6, 996.6, 986.4, 984.4, 'n', 'clapper, bolts, bearings', 'Harold', '2023-05-07', '2023-07-08', '2023-07-15', 450.0, 450.0, NULL, NULL);
INSERT INTO bells VALUES (340, 'Georg', 'Town Hall', 'Bruges', 1858, 'Grassmayr', 'bronze', 155, 61.4, 858.8, 845.9, 846.1, 'n', 'crown staple', 'Ines', '2026-01-21', '2026-02-05', '2026-02-25', 830.0, 788.0, '2026-05-12', NULL);
INSERT INTO bells VALUES (341, 'Hosanna', 'Holy Cross', 'Ludlow', 1656, 'Rincker', 'Bronze', 247, 71.1, 742.9, 735.5, 733.5, 'n', NULL, 'Harold', '2023-02-23', '2023-04-18', '2023-05-24', 770.0, 770.0, '2023-07-08', NULL);
INSERT INTO bells VALUES (342, 'Margaret', 'Holy Cross', 'Ludlow', 1655, 'Taylor', 'Bronze', 675, 103.2, 517.5, 513.0, 513.0, 'y', 'headstock, clapper', 'Ines', '2026-02-21', '2026-04-26', '2026-05-02', 1270.0, 1270.0, '2026-07-30', NULL);
INSERT INTO bells VALUES (343, 'Stephanus', 'St Giles', 'Wrexham', 1905, NULL, 'Bronze', 83, 52.6, 1001.3, 999.0, 999.0, 'n', 'bearings, clapper, crown staple', 'Jutta', '2024-09-22', '2024-10-05', '2024-11-06', 470.0, 470.0, '2024-11-28', NULL);
INSERT INTO bells VALUES (344, 'Fire Bell', 'Abbey Church', 'Melk', 1694, 'Grassmayr', 'Bronze', 36, 36.8, 1412.5, 1402.1, 1402.6, 'n', 'bearings, bolts', 'Jutta', '2023-12-23', '2024-02-29', '2024-03-30', 430.0, 430.0, '2024-05-22', NULL);
INSERT INTO bells VALUES (345, 'Veronica', 'St Mary', 'Whitby', NULL, 'Grassmayr', 'Bronze', 31, 36.6, 1415.7, 1413.9, 1415.3, 'n', NULL, 'Ines', '2026-08-11', '2026-10-13', '2026-11-14', 410.0, 443.0, NULL, NULL);
INSERT INTO bells VALUES (346, 'Paulus', 'St Jakob', 'Innsbruck', 1881, 'Grassmayr', 'bronze', 139, 60.6, 844.6, 837.2, 836.9, 'n', NULL, 'Harold', '2024-03-24', '2024-05-21', '2024-05-31', 490.0, 490.0, '2024-08-06', NULL);
INSERT INTO bells VALUES (347, 'Matthias', 'St Peter', 'Regensburg', 1676, NULL, 'Bronze', 53, 41.7, 1244.2, 1241.1, 1241.1, 'n', NULL, 'Harold', '2023-06-20', '2023-08-27', '2023-10-01', 520.0, 494.0, '2023-12-08', 'graffiti inside, do not polish');
INSERT INTO bells VALUES (348, 'Agatha', 'St Peter', 'Regensburg', NULL, 'Taylor', 'Bronze', 68, 47.2, 1089.8, 1087.5, 1087.2, 'n', 'bolts, clapper, crown staple', 'Harold', '2025-11-11', '2025-12-13', '2025-12-17', 790.0, 750.0, '2026-02-21', NULL);
INSERT INTO bells VALUES (349, 'Tolling Jack', 'St Mary', 'Whitby', 1970, 'Taylor', 'Bronze', 90, 52.0, 1004.8, 993.9, 995.3, 'y', 'bearings', 'Ines', '2023-04-03', '2023-04-26', '2023-06-03', 430.0, 464.0, '2023-06-18', NULL);
INSERT INTO bells VALUES (350, 'Cecilia', 'St Nikolai', 'Kiel', 1956, NULL, 'Bronze', 424, 87.1, 603.7, 592.1, 591.8, 'n', NULL, 'Harold', '2026-01-11', '2026-01-31', '2026-02-21', 950.0, 950.0, '2026-04-25', NULL);
INSERT INTO bells VALUES (351, 'Raphael', 'St Jakob', 'Innsbruck', 1700, 'Taylor', 'Bronze', 240, 73.4, 714.1, 705.0, 706.4, 'n', 'crown staple, bolts, headstock', 'Harold', '2024-01-17', '2024-02-24', '2024-04-04', 610.0, 580.0, '2024-05-17', NULL);
INSERT INTO bells VALUES (352, 'Ursula', 'St Martin', 'Colmar', 1738, 'Whitechapel', 'Bronze', 632, 99.0, 524.0, 513.5, 513.5, 'n', 'headstock', 'Jutta', '2023-10-13', '2023-11-06', '2023-11-16', 1160.0, 1160.0, NULL, NULL);
INSERT INTO bells VALUES (353, 'Christophorus', 'Abbey Church', 'Melk', 1537, 'Rincker', 'Bronze', 529, 92.1, 556.4, 547.3, 547.0, 'n', 'bearings, clapper, crown staple', 'Harold', '2023-12-15', '2024-01-22', '2024-02-20', 1190.0, 1190.0, '2024-04-26', NULL);
INSERT INTO bells VALUES (354, 'Mercy', 'St Jakob', 'Innsbruck', 1581, NULL, 'bronze', 466, 91.9, 556.6, 552.1, 552.3, 'n', 'crown staple, headstock', 'Ines', '2023-02-12', '2023-03-26', '2023-04-12', 1100.0, 1320.0, '2023-07-12', 'parish picks it up itself');
INSERT INTO bells VALUES (355, 'Ship Bell Orion', 'Old Minster', 'Whitby', 1861, 'Grassmayr', 'Bronze', 340, 81.7, 634.6, 623.5, 621.5, 'n', 'bolts, headstock', 'Harold', '2024-11-28', '2025-01-26', '2025-02-03', 860.0, 929.0, '2025-02-22', 'second tuning needed');
INSERT INTO bells VALUES (356, 'Thomas', 'St Mary', 'Whitby', 1845, 'Rincker', 'Bronze', 726, 103.0, 501.7, 490.5, 490.7, 'n', 'clapper, crown staple', 'Ines', '2023-09-18', '2023-10-06', NULL, 1150.0, NULL, NULL, NULL);
INSERT INTO bells VALUES (357, 'Regina', 'Clock House', 'Ludlow', 1873, 'Taylor', 'Bronze', 875, 112.1, 473.4, 471.7, 471.9, 'n', 'crown staple, bolts', 'Ines', '2023-07-09', '2023-08-24', '2023-09-06', 1270.0, 1524.0, '2023-12-08', 'insurance pays');
INSERT INTO bells VALUES (358, 'Franziskus', 'St Martin', 'Colmar', 1744, 'Perner', 'steel', 301, 79.5, 665.6, 663.6, 664.1, 'n', NULL, 'Harold', '2023-02-27', '2023-03-14', '2023-04-10', 920.0, 920.0, '2023-06-10', NULL);
INSERT INTO bells VALUES (359, 'Grey Monk', 'St Giles', 'Wrexham', 1702, 'Grassmayr', 'Bronze', 144, 62.1, 846.5, 845.2, 845.7, 'n', 'crown staple, clapper', 'Jutta', '2023-03-05', '2023-04-17', '2023-05-12', 500.0, 500.0, '2023-07-19', 'wolf tone in the hum');
INSERT INTO bells VALUES (360, 'Magdalena', 'Clock House', 'Ludlow', 1792, 'Grassmayr', 'Cast iron', 230, 70.8, 740.3, 730.1, 730.6, 'n', 'crown staple, clapper, bolts', 'Ines', '2024-09-14', '2024-10-16', '2024-11-10', 830.0, 896.0, '2025-01-15', NULL);
INSERT INTO bells VALUES (361, 'Prior', 'St Peter', 'Regensburg', 1570, 'Perner', 'Bronze', 26, 35.8, 1449.3, 1446.1, 1446.1, 'n', 'bolts', 'Jutta', '2025-08-14', '2025-10-12', '2025-11-11', 510.0, 510.0, '2026-01-13', NULL);
INSERT INTO bells VALUES (362, 'Felicitas', 'Abbey Church', 'Melk', 1769, 'Perner', 'Bronze', 542, 96.2, 526.0, 521.3, 522.7, 'y', 'crown staple, bearings, clapper', 'Harold', '2023-12-11', '2024-02-07', '2024-02-14', 1190.0, 1130.0, '2024-03-27', NULL);

