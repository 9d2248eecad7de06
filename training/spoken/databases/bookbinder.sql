CREATE TABLE jobs (
  job_no INTEGER PRIMARY KEY,
  ttl TEXT,
  cust TEXT,
  bk_typ TEXT,
  cov_mat TEXT,
  pgs INTEGER,
  yr_pub INTEGER,
  rcv_dt TEXT,
  due_dt TEXT,
  ret_dt TEXT,
  pd_dt TEXT,
  est_eur INTEGER,
  chg_eur INTEGER,
  dmg TEXT,
  gilt TEXT,
  slipcase TEXT,
  rush TEXT,
  hrs REAL,
  bndr TEXT,
  rmk TEXT
);
INSERT INTO jobs VALUES (3001, 'Family Bible', 'Bert Iversen', 'reference', 'goatskin', 51, 1721, '2024-10-05', '2024-10-26', '2024-10-23', '2024-11-21', 380, 420, NULL, 'N', 'N', 'N', 5.3, 'Ottilie ', NULL);
INSERT INTO jobs VALUES (3002, 'Herbal of 1720', 'Ida Rademacher', 'religious', 'cloth', 835, NULL, '2023-09-19', '2023-11-03', '2023-10-30', '2023-11-25', 520, 520, 'mould', 'N', 'N', 'N', 11.2, 'Marek', NULL);
INSERT INTO jobs VALUES (3003, 'Parish Register', 'Maren Dufour', 'reference', 'goatskin', 412, NULL, '2025-03-21', '2025-04-11', '2025-04-29', '2025-05-16', 130, 170, 'water', 'Y', 'N', 'Y', 8.0, 'Finn', NULL);
INSERT INTO jobs VALUES (3004, 'Ledger 1898', 'Anna Unwin', 'religious', 'cloth', 166, 1707, '2023-11-01', '2023-11-15', '2023-12-13', '2023-12-15', 480, 520, 'water', 'N', 'Y', 'N', 6.0, NULL, NULL);
INSERT INTO jobs VALUES (3005, 'Thesis on Moths', 'Jens Novak', 'thesis', 'calf', 793, 2025, '2025-10-01', '2025-10-31', '2025-11-16', '2025-12-22', 300, 315, NULL, 'N', 'Y', 'N', 11.3, 'Marek', NULL);
INSERT INTO jobs VALUES (3006, 'Songbook', 'Clara Moreau', 'fiction', 'goatskin', 642, NULL, '2023-12-13', '2024-01-27', NULL, NULL, 470, NULL, 'water', 'Y', 'Y', 'Y', 9.4, 'Marek', NULL);
INSERT INTO jobs VALUES (3007, 'Logbook Albatros', 'Karla Eklund', 'fiction', 'cloth', 733, 1986, '2024-01-02', '2024-02-16', '2024-02-04', NULL, 340, 340, 'mould', 'N', 'N', 'N', 12.5, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3008, 'Atlas of Rivers', 'Minster Library', 'reference', 'goatskin', 742, 1982, '2023-09-26', '2023-11-10', '2023-11-23', NULL, 170, 170, 'torn pages', 'N', 'N', 'N', 15.0, 'Marek', NULL);
INSERT INTO jobs VALUES (3009, 'Cookery Notes', 'Jens Novak', 'fiction', 'calf ', 747, 1793, '2023-12-10', '2024-01-24', '2024-02-22', '2024-02-26', 280, 295, NULL, 'N', 'Y', 'N', 16.5, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3010, 'Fables', 'Anna Farrow', 'record book', 'cloth', 75, 1738, '2023-07-18', '2023-08-17', '2023-08-15', '2023-09-19', 420, 410, 'spine', 'N', 'N', 'N', 5.4, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3011, 'Prayer Book', 'Minster Library', 'record book', 'goatskin', 358, 1865, '2023-08-22', '2023-10-06', '2023-10-28', '2023-11-10', 140, 220, NULL, 'Y', 'N', 'N', 6.5, 'OTTILIE', NULL);
INSERT INTO jobs VALUES (3012, 'Guest Book Adler', 'Tilda Gossens', 'reference', 'cloth', 355, 1987, '2025-05-10', '2025-06-24', NULL, NULL, 390, NULL, NULL, 'Y', 'N', 'N', 5.1, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3013, 'Minutes 1931', 'Minster Library', 'record book', 'goatskin', 742, NULL, '2023-10-22', '2023-11-21', '2023-11-13', '2023-12-12', 290, 290, NULL, 'N', 'N', 'N', 14.2, 'Marek', 'customer will phone');
INSERT INTO jobs VALUES (3014, 'Travel Diary', 'Clara Voss', 'reference', 'cloth ', 578, NULL, '2023-07-30', '2023-08-29', '2023-09-16', '2023-10-10', 520, 535, 'water', 'N', 'N', 'N', 11.5, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3015, 'Hymnal', 'Rosa Eklund', 'record book', 'cloth', 501, NULL, '2026-07-20', '2026-08-19', '2026-09-04', '2026-10-17', 250, 265, 'torn pages', 'N', 'N', 'N', 12.5, 'Finn', NULL);
INSERT INTO jobs VALUES (3016, 'Alpine Flora', 'Bert Iversen', 'fiction', 'paper', 886, NULL, '2023-11-14', '2023-12-29', '2024-01-28', '2024-01-30', 270, 310, NULL, 'N', 'Y', 'N', 11.6, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3017, 'Sermons', 'Anna Farrow', 'reference', 'goatskin', 731, 1856, '2024-03-06', '2024-03-20', '2024-04-18', '2024-05-22', 450, 450, 'worm', 'N', 'Y', 'N', 14.4, 'Finn', NULL);
INSERT INTO jobs VALUES (3018, 'Civil Code', 'Willem Farrow', 'fiction', 'paper', 207, NULL, '2025-06-20', '2025-07-20', NULL, NULL, 160, NULL, 'water', 'N', 'N', 'N', 5.4, 'Marek', NULL);
INSERT INTO jobs VALUES (3019, 'Roman History', 'Clara Brandt', 'religious', 'calf', 853, 1742, '2024-08-11', '2024-10-10', NULL, NULL, 260, NULL, NULL, 'N', 'N', 'N', 16.3, 'Marek', NULL);
INSERT INTO jobs VALUES (3020, 'Fairy Tales', 'Maren Dufour', 'fiction', 'calf', 891, NULL, '2025-10-11', '2025-11-01', '2025-11-28', '2026-01-03', 510, 500, 'spine', 'N', 'N', NULL, 12.7, NULL, NULL);
INSERT INTO jobs VALUES (3021, 'Stamp Album', 'Law Faculty', 'album', 'cloth', 783, NULL, '2023-02-15', '2023-03-08', '2023-03-28', '2023-04-10', 150, 230, 'worm', 'N', 'Y', 'Y', 13.7, 'Marek', 'customer will phone');
INSERT INTO jobs VALUES (3022, 'Chess Manual', 'Clara Voss', 'fiction', 'cloth', 802, 1976, '2025-11-22', '2025-12-22', '2026-01-06', '2026-01-13', 550, 565, 'worm', 'Y', 'N', 'N', 12.9, 'Marek', 'colour sample enclosed');
INSERT INTO jobs VALUES (3023, 'Poems of Keller', 'Bert Iversen', 'religious', 'paper', 606, 1766, '2023-03-23', '2023-05-22', '2023-05-28', '2023-06-16', 450, 450, 'water', 'Y', 'Y', 'N', 8.2, 'Marek', NULL);
INSERT INTO jobs VALUES (3024, 'Hunting Journal', 'Clara Brandt', 'reference', 'calf', 875, NULL, '2025-09-12', '2025-10-12', '2025-10-09', '2025-11-23', 410, 410, 'water', 'N', 'N', 'N', 11.0, 'Finn', NULL);
INSERT INTO jobs VALUES (3025, 'Town Chronicle', 'Udo Dufour', 'reference', 'goatskin', 776, NULL, '2025-11-07', '2026-01-06', '2026-01-02', '2026-02-14', 520, 560, 'spine', 'Y', 'N', 'Y', 12.9, 'Ottilie', 'customer will phone');
INSERT INTO jobs VALUES (3026, 'Pharmacopoeia', 'Karla Rademacher', 'fiction', 'cloth ', 722, 1956, '2023-10-09', '2023-12-08', NULL, NULL, 520, NULL, 'spine', 'Y', 'N', 'N', 14.6, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3027, 'Missal', 'Bert Iversen', 'reference', 'cloth', 821, NULL, '2025-12-06', '2026-01-05', '2026-02-03', '2026-03-17', 370, 370, NULL, 'N', 'N', 'Y', 13.7, 'Finn', NULL);
INSERT INTO jobs VALUES (3028, 'Geometry', 'Anna Quist', 'religious', 'goatskin', 296, 1829, '2025-08-21', '2025-09-20', '2025-10-04', '2025-10-19', 420, 420, 'spine', 'Y', 'N', 'N', 7.8, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3029, 'War Letters', 'Ida Dufour', 'fiction', 'goatskin', 90, NULL, '2024-03-11', '2024-04-01', '2024-04-18', '2024-04-21', 550, 630, 'spine', 'N', 'Y', NULL, 9.5, 'Marek', NULL);
INSERT INTO jobs VALUES (3030, 'Recipe Box', 'Bert Iversen', 'reference', 'cloth', 894, NULL, '2026-08-29', '2026-09-28', '2026-10-05', '2026-11-20', 210, 200, 'spine', 'Y', 'N', 'N', 17.0, 'Marek', 'customer will phone');
INSERT INTO jobs VALUES (3031, 'Encyclopedia vol. 3', 'Jens Novak', 'religious', 'goatskin', 358, 1766, '2025-07-30', '2025-08-29', '2025-09-18', '2025-09-18', 540, 540, 'worm', 'N', 'Y', 'N', 9.3, 'Marek', NULL);
INSERT INTO jobs VALUES (3032, 'Encyclopedia vol. 7', 'Willem Sorley', 'religious', 'paper', 282, NULL, '2025-10-08', '2025-10-22', '2025-10-14', '2025-10-16', 390, 390, 'torn pages', 'Y', 'N', 'N', 9.6, 'Finn', 'no glue on the boards');
INSERT INTO jobs VALUES (3033, 'Bee Keeper', 'Karla Eklund', 'reference', 'paper', 841, NULL, '2023-09-18', '2023-11-17', '2023-12-04', '2023-12-28', 190, 190, 'spine', 'Y', 'Y', 'N', 17.7, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3034, 'Photo Album 1950', 'Minster Library', 'album', 'calf', 539, NULL, '2023-06-12', '2023-06-26', '2023-06-16', '2023-07-05', 580, 580, 'water', 'N', 'N', 'Y', 9.7, 'Marek', NULL);
INSERT INTO jobs VALUES (3035, 'Torah Commentary', 'Jens Novak', 'reference', 'goatskin', 469, 1983, '2026-06-25', '2026-08-24', '2026-08-23', '2026-09-22', 480, 520, 'worm', 'N', 'N', NULL, 6.5, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3036, 'Music Scores', 'Willem Sorley', 'record book', 'cloth', 830, 1756, '2023-03-24', '2023-05-08', '2023-06-03', '2023-06-29', 100, 180, 'water', 'Y', 'N', 'N', 15.8, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3037, 'Ship Register', 'Anna Quist', 'fiction', 'cloth', 879, 1800, '2026-02-14', '2026-03-07', '2026-03-01', '2026-04-12', 240, 230, NULL, 'N', 'N', NULL, 15.3, 'Marek', NULL);
INSERT INTO jobs VALUES (3038, 'Insects of Tyrol', 'Ida Rademacher', 'fiction', 'CLOTH', 722, 1969, '2023-05-15', '2023-05-29', '2023-06-12', '2023-06-13', 120, 135, NULL, 'Y', 'N', 'N', 14.0, 'Ottilie', 'customer will phone');
INSERT INTO jobs VALUES (3039, 'Grammar', 'Bert Iversen', 'reference', 'cloth', 51, 1848, '2025-04-04', '2025-04-25', '2025-05-08', '2025-06-21', 410, 490, 'water', 'Y', 'N', 'N', 4.8, 'Marek', NULL);
INSERT INTO jobs VALUES (3040, 'Dream Diary', 'Willem Sorley', 'fiction', 'calf', 486, 1870, '2023-09-17', '2023-11-16', '2023-12-05', NULL, 360, 400, 'water', 'N', 'N', 'N', 11.5, 'Marek', NULL);
INSERT INTO jobs VALUES (3041, 'Thesis on Peat', 'Anna Unwin', 'thesis', 'Calf', 504, 2024, '2024-10-15', '2024-11-29', '2024-11-23', NULL, 210, 290, NULL, 'N', 'N', 'Y', 11.5, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3042, 'Thesis on Salt', 'Greta Eklund', 'thesis', 'calf', 715, 2024, '2024-04-17', '2024-06-16', '2024-06-20', '2024-08-08', 140, 140, NULL, 'N', 'N', NULL, 12.6, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3043, 'Vulgate', 'Nils Oakes', 'record book', 'goatskin', 507, 1860, '2026-08-04', '2026-08-25', '2026-08-29', '2026-09-10', 520, 510, 'spine', 'N', 'N', 'N', 13.3, 'Marek', 'title in gold');
INSERT INTO jobs VALUES (3044, 'Don Quixote', 'Ida Dufour', 'religious', 'goatskin', 816, NULL, '2026-06-21', '2026-07-21', '2026-07-25', '2026-08-02', 500, 580, 'worm', 'Y', 'N', 'N', 14.4, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3045, 'Account Book Mill', 'Anna Farrow', 'religious', 'goatskin', 122, NULL, '2025-12-20', '2026-02-18', NULL, NULL, 280, NULL, 'mould', 'N', 'Y', 'N', 9.0, 'Finn', 'customer will phone');
INSERT INTO jobs VALUES (3046, 'Butterfly Plates', 'City Archive', 'record book', 'cloth', 279, 1826, '2024-10-12', '2024-12-11', '2024-12-20', '2025-01-21', 360, 400, NULL, 'Y', 'N', 'N', 9.3, 'Marek', NULL);
INSERT INTO jobs VALUES (3047, 'Wedding Album', 'Anna Farrow', 'album', 'cloth', 246, NULL, '2023-07-11', '2023-08-10', '2023-08-28', '2023-10-07', 420, 500, 'torn pages', 'Y', 'N', 'N', 6.3, 'Marek', NULL);
INSERT INTO jobs VALUES (3048, 'Almanac 1805', 'Karla Eklund', 'religious', 'calf', 210, 1706, '2023-02-09', '2023-03-11', '2023-03-03', '2023-03-10', 200, 280, 'mould', 'N', 'N', NULL, 11.0, 'Finn', NULL);
INSERT INTO jobs VALUES (3049, 'Psalter', 'Anna Quist', 'record book', 'cloth', 248, 1824, '2023-08-26', '2023-09-25', '2023-09-22', '2023-10-15', 390, 470, 'worm', 'N', 'N', 'N', 9.8, 'Ottilie ', NULL);
INSERT INTO jobs VALUES (3050, 'Catechism', 'Ida Rademacher', 'religious', NULL, 848, 1803, '2024-08-18', '2024-10-02', '2024-10-29', '2024-11-06', 360, 350, 'torn pages', 'Y', 'N', NULL, 13.7, 'Ottilie', 'colour sample enclosed');
INSERT INTO jobs VALUES (3051, 'Land Survey', 'Willem Farrow', 'reference', 'goatskin', 386, NULL, '2026-09-18', '2026-11-17', NULL, NULL, 130, NULL, 'water', 'Y', 'N', 'N', 6.4, NULL, 'customer will phone');
INSERT INTO jobs VALUES (3052, 'Rhymes', 'Karla Rademacher', 'record book', 'goatskin', 838, 1816, '2023-03-31', '2023-05-30', '2023-06-03', '2023-07-18', 490, 530, 'worm', 'N', 'Y', 'N', 17.3, 'Marek', NULL);
INSERT INTO jobs VALUES (3053, 'Medicine Book', 'Nils Oakes', 'record book', 'GOATSKIN', 552, NULL, '2023-02-14', '2023-03-31', '2023-03-19', '2023-05-04', 570, 650, NULL, 'N', 'N', 'N', 10.0, 'Marek', NULL);
INSERT INTO jobs VALUES (3054, 'Book of Hours', 'Rosa Eklund', 'reference', 'Goatskin', 41, NULL, '2023-09-20', '2023-10-04', NULL, NULL, 550, NULL, 'spine', 'Y', 'Y', 'N', 4.9, 'Marek', NULL);
INSERT INTO jobs VALUES (3055, 'Map Folder', 'Clara Moreau', 'record book', 'cloth', 813, 1845, '2025-02-26', '2025-04-27', '2025-05-19', '2025-07-05', 120, 200, 'water', 'Y', 'N', 'Y', 13.2, NULL, 'customer will phone');
INSERT INTO jobs VALUES (3056, 'Register of Guilds', 'Karla Rademacher', 'reference', 'goatskin', 378, 1789, '2025-11-26', '2025-12-26', '2026-01-05', '2026-01-30', 380, 460, 'spine', 'N', 'N', 'N', 8.9, 'Finn', NULL);
INSERT INTO jobs VALUES (3057, 'Robinson Crusoe', 'Clara Voss', 'reference', 'cloth', 330, NULL, '2026-03-29', '2026-05-13', '2026-06-07', NULL, 100, 115, 'spine', 'N', 'Y', 'N', 6.0, NULL, 'colour sample enclosed');
INSERT INTO jobs VALUES (3058, 'Comics Run', 'Willem Farrow', 'fiction', NULL, 595, 1801, '2025-11-18', '2025-12-02', '2025-11-26', NULL, 380, 370, NULL, 'Y', 'Y', 'N', 8.0, 'Marek', NULL);
INSERT INTO jobs VALUES (3059, 'Star Charts', 'Clara Brandt', 'reference', 'goatskin', 96, 1955, '2026-05-24', '2026-06-07', '2026-06-26', '2026-07-02', 520, 535, 'spine', 'N', 'N', 'N', 3.5, 'Ottilie', 'colour sample enclosed');
INSERT INTO jobs VALUES (3060, 'Fencing Book', 'Udo Dufour', 'record book', 'cloth', 146, 1740, '2025-07-07', '2025-07-28', '2025-08-22', '2025-09-01', 560, 600, 'torn pages', 'N', 'N', 'N', 10.1, NULL, 'customer will phone');
INSERT INTO jobs VALUES (3061, 'Railway Timetables', 'Willem Farrow', 'record book', 'goatskin', 455, NULL, '2024-11-14', '2025-01-13', '2025-01-30', '2025-01-31', 340, 420, 'water', 'N', 'N', NULL, 10.8, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3062, 'Gospel of Mark', 'City Archive', 'reference', 'Calf', 651, NULL, '2023-09-08', '2023-10-08', '2023-09-27', '2023-10-20', 170, 185, 'torn pages', 'N', 'Y', 'N', 13.3, 'Ottilie', 'title in gold');
INSERT INTO jobs VALUES (3063, 'Field Notes', 'Karla Rademacher', 'record book', 'vellum', 622, NULL, '2023-10-02', '2023-12-01', '2023-12-26', '2024-01-04', 260, 275, 'water', 'N', 'N', NULL, 14.3, 'Marek', 'no glue on the boards');
INSERT INTO jobs VALUES (3064, 'Visitors 1912', 'Clara Brandt', 'fiction', 'cloth', 113, 1786, '2024-06-26', '2024-07-26', '2024-08-07', '2024-08-28', 310, 300, 'spine', 'N', 'N', 'N', 6.2, 'Finn', NULL);
INSERT INTO jobs VALUES (3065, 'Thesis on Lichens', 'Jens Novak', 'thesis', 'vellum', 460, 2025, '2025-02-23', '2025-03-16', '2025-04-10', NULL, 470, 510, NULL, 'Y', 'N', NULL, 9.3, 'Finn', NULL);
INSERT INTO jobs VALUES (3066, 'Little Flora', 'Willem Sorley', 'fiction', 'cloth', 180, NULL, '2023-02-26', '2023-04-12', '2023-04-22', '2023-05-03', 160, 240, 'worm', 'N', 'Y', 'N', 8.8, 'Finn', NULL);
INSERT INTO jobs VALUES (3067, 'Legal Deeds', 'Willem Farrow', 'religious', 'cloth', 287, 1816, '2025-08-03', '2025-09-02', '2025-09-19', '2025-10-10', 80, 80, 'spine', 'N', 'N', 'N', 8.2, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3068, 'Opera Libretti', 'Law Faculty', 'fiction', 'paper', 886, NULL, '2025-11-20', '2026-01-04', '2026-01-31', '2026-02-02', 230, 245, 'water', 'N', 'Y', NULL, 16.1, 'Marek', NULL);
INSERT INTO jobs VALUES (3069, 'Mineral Guide', 'Anna Quist', 'reference', 'paper', 531, NULL, '2023-05-05', '2023-06-19', '2023-07-08', '2023-08-09', 380, 395, 'water', 'N', 'Y', 'N', 9.3, 'marek', NULL);
INSERT INTO jobs VALUES (3070, 'Sailor Tales', 'Tilda Gossens', 'religious', 'goatskin', 375, 1891, '2024-05-01', '2024-05-31', '2024-06-30', '2024-07-12', 100, 100, 'worm', 'N', 'N', 'N', 11.3, 'ottilie', NULL);
INSERT INTO jobs VALUES (3071, 'Notebook R.', 'Tilda Gossens', 'record book', 'goatskin', 146, 1926, '2024-06-20', '2024-07-20', '2024-07-30', '2024-09-06', 340, 340, 'mould', 'N', 'N', NULL, 4.1, 'Finn', NULL);
INSERT INTO jobs VALUES (3072, 'Mushroom Book', 'Bert Iversen', 'record book', 'vellum', 638, 1801, '2026-04-16', '2026-06-15', '2026-06-12', NULL, 600, 600, 'water', 'N', 'N', 'Y', 11.2, 'Ottilie', 'handle with gloves');
INSERT INTO jobs VALUES (3073, 'Old Testament', 'Minster Library', 'religious', 'calf', 854, NULL, '2024-11-22', '2025-01-21', '2025-01-14', '2025-02-14', 340, 330, 'spine', 'N', 'N', 'N', 12.0, 'Finn', NULL);
INSERT INTO jobs VALUES (3074, 'Birds of Prey', 'Willem Sorley', 'religious', 'calf', 483, NULL, '2025-08-25', '2025-09-15', '2025-09-18', NULL, 100, 115, NULL, 'N', 'N', 'N', 11.0, 'Ottilie', 'handle with gloves');
INSERT INTO jobs VALUES (3075, 'Tax Roll 1777', 'Karla Rademacher', 'religious', 'paper', 844, NULL, '2024-12-22', '2025-01-12', '2025-01-07', NULL, 160, 175, 'worm', 'N', 'N', 'Y', 18.2, 'Ottilie', NULL);
INSERT INTO jobs VALUES (3076, 'Winter Journey', 'Greta Eklund', 'record book', 'cloth', 624, 1839, '2025-01-11', '2025-02-25', NULL, NULL, 300, NULL, 'torn pages', 'Y', 'N', 'N', 10.9, 'Marek', 'customer will phone');
