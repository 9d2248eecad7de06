CREATE TABLE volcano (
  volcano_no INTEGER PRIMARY KEY,
  name TEXT,
  country TEXT,
  region TEXT,
  type TEXT,
  elev_m INTEGER,
  lat REAL,
  lon REAL,
  alert_level TEXT /* G green, Y yellow, O orange, R red */,
  eruptions_since_1900 INTEGER,
  max_vei INTEGER,
  deaths_total INTEGER,
  pop_5km INTEGER,
  pop_30km INTEGER,
  pop_100km INTEGER,
  seismometers INTEGER,
  so2_t_per_day REAL,
  monitored TEXT,
  visitors_per_year INTEGER,
  last_eruption_start TEXT,
  last_eruption_end TEXT
);
INSERT INTO volcano VALUES (300, 'Etna', 'Italy', 'Europe', 'Stratovolcano', 3357, 37.75, 14.99, 'Y', 44, 3, 1878, 194, 63325, 554328, 13, 5625.0, 'Y', NULL, '1995-10-23', '1996-05-24');
INSERT INTO volcano VALUES (307, 'Stromboli', 'Italy', 'Europe', 'Stratovolcano', 924, 38.79, 15.21, 'O', 47, 4, 0, 3147, 163725, 958757, 28, NULL, 'N', NULL, '2016-09-07', NULL);
INSERT INTO volcano VALUES (314, 'Vesuvius', 'Italy', 'Europe', 'Somma', 1281, 40.82, 14.43, 'O', 2, 3, 133, 26093, 50475, 158157, 2, 2384.0, 'Y', 12971, NULL, NULL);
INSERT INTO volcano VALUES (321, 'Campi Flegrei', 'Italy', 'Europe', 'Caldera', 458, 40.83, 14.14, 'Y', 0, 7, 0, 1926, 52074, 326095, 4, 2442.0, 'Y', 218074, NULL, NULL);
INSERT INTO volcano VALUES (328, 'Santorini', 'Greece', 'Europe', 'Shield', 367, 36.4, 25.4, 'Y', 5, 4, 127, 16950, 25552, 447337, 1, 4251.0, 'Y', 147759, '1991-04-10', '1991-05-03');
INSERT INTO volcano VALUES (335, 'Teide', 'Spain', 'Atlantic', 'Stratovolcano', 3715, 28.27, -16.64, 'O', 0, 4, 0, 1305, 14691, 1257424, 1, 5430.0, 'Y', 13887, NULL, NULL);
INSERT INTO volcano VALUES (342, 'Cumbre Vieja', 'Spain', 'Atlantic', 'Stratovolcano', 1949, 28.57, -17.84, 'G', 31, 7, 0, 221, 3651, 419189, 2, 2906.0, 'Y', 6622, '2010-12-14', '2011-03-06');
INSERT INTO volcano VALUES (349, 'Hekla', 'Iceland', 'Atlantic', 'Stratovolcano', 1490, 63.98, -19.67, 'G', 32, 1, 72, 2877, 5689, 55319, 2, 4574.0, 'Y', 21571, '2004-09-15', '2005-03-12');
INSERT INTO volcano VALUES (356, 'Katla', 'Iceland', 'Atlantic', 'Caldera', 1490, 63.63, -19.08, 'G', 2, 3, 0, 303, 53832, 287462, 0, 1384.0, 'N', NULL, NULL, NULL);
INSERT INTO volcano VALUES (363, 'Eyjafjallajökull', 'Iceland', 'Atlantic', 'Stratovolcano', 1651, 63.63, -19.63, 'G', 35, 7, 0, 134, 78297, 116697, 41, 288.0, 'N', 2540591, '2000-08-08', '2001-09-24');
INSERT INTO volcano VALUES (370, 'Grímsvötn', 'Iceland', 'Atlantic', 'Caldera', 1719, 64.42, -17.33, 'O', 11, 5, 19, 1805, 10517, 966970, 15, 4597.0, 'Y', 34746, '1999-03-25', '2000-06-15');
INSERT INTO volcano VALUES (377, 'Fagradalsfjall', 'Iceland', 'Atlantic', 'Fissure vent', 385, 63.9, -22.27, 'Y', 28, 7, 357, 235, 172931, 9267665, 39, 5232.0, 'N', 17198, '2009-01-20', '2009-05-26');
INSERT INTO volcano VALUES (384, 'Askja', 'Iceland', 'Atlantic', 'Caldera', 1530, 65.03, -16.75, 'G', 19, 4, 0, 191, 12749, 577457, 30, 5701.0, 'Y', NULL, '2003-03-28', '2004-05-30');
INSERT INTO volcano VALUES (391, 'Nyiragongo', 'DR Congo', 'Africa', 'Stratovolcano', 3470, -1.52, 29.25, 'G', 25, 6, 2, 512, 103486, 251897, NULL, 2794.0, 'Y', 1483, '2019-06-17', '2020-07-02');
INSERT INTO volcano VALUES (398, 'Nyamuragira', 'DR Congo', 'Africa', 'Shield', 3058, -1.41, 29.2, 'O', 35, 6, 0, 54, 269825, 933204, 38, 5975.0, 'N', NULL, '2012-01-28', '2012-02-15');
INSERT INTO volcano VALUES (405, 'Kilimanjaro', 'Tanzania', 'Africa', 'Stratovolcano', 5895, -3.07, 37.35, 'Y', 2, 4, 95, 574, 25029, 690433, 23, 5826.0, 'Y', 6778, NULL, NULL);
INSERT INTO volcano VALUES (412, 'Ol Doinyo Lengai', 'Tanzania', 'Africa', 'Stratovolcano', 2962, -2.76, 35.91, 'Y', 33, 3, 0, 6317, 53526, 89057, 11, NULL, 'N', 758684, '2008-02-20', '2008-04-01');
INSERT INTO volcano VALUES (419, 'Erta Ale', 'Ethiopia', 'Africa', 'Shield', 585, 13.6, 40.67, 'G', 12, 3, 0, 3763, 127955, 344394, 8, 3237.0, 'Y', 5041, '2006-04-21', '2007-03-28');
INSERT INTO volcano VALUES (426, 'Mount Cameroon', 'Cameroon', 'Africa', 'Stratovolcano', 4095, 4.2, 9.17, 'G', 30, 4, 0, 651, 21519, 190794, 14, 2358.0, 'N', NULL, '2022-07-04', '2022-10-08');
INSERT INTO volcano VALUES (433, 'Piton de la Fournaise', 'France', 'Africa', 'Shield', 2632, -21.24, 55.71, 'G', 19, 4, 0, 533, 9999, 92342, 4, 5705.0, 'N', 442903, '2011-02-10', '2011-02-25');
INSERT INTO volcano VALUES (440, 'Fuji', 'Japan', 'Asia', 'Stratovolcano', 3776, 35.36, 138.73, 'G', 1, 7, 5, 74, 118927, 410343, 1, 1060.0, 'N', 20115, NULL, NULL);
INSERT INTO volcano VALUES (447, 'Sakurajima', 'Japan', 'Asia', 'Stratovolcano', 1117, 31.58, 130.66, 'Y', 35, 1, 348, 2061, 252490, 1381230, 42, NULL, 'Y', 11903, '2020-09-25', '2020-10-12');
INSERT INTO volcano VALUES (454, 'Aso', 'Japan', 'Asia', 'Caldera', 1592, 32.88, 131.1, 'G', 20, 2, 1401, 1705, 11008, 716401, NULL, 1893.0, 'Y', NULL, '2009-01-15', '2009-02-05');
INSERT INTO volcano VALUES (461, 'Unzen', 'Japan', 'Asia', 'Complex', 1483, 32.76, 130.3, 'G', 23, 2, 27, 1019, 76787, 245422, 9, 2593.0, 'Y', 171845, '2000-06-02', '2000-11-25');
INSERT INTO volcano VALUES (468, 'Ontake', 'Japan', 'Asia', 'Complex', 3067, 35.89, 137.48, 'G', 46, 4, 4, 268, 32300, 231537, 3, 2768.0, 'Y', NULL, '2012-02-13', '2012-02-17');
INSERT INTO volcano VALUES (475, 'Merapi', 'Indonesia', 'Asia', 'Stratovolcano', 2910, -7.54, 110.45, 'O', 36, 3, 283, 254, 14047, 407985, 6, 1936.0, 'Y', 10912, '2015-08-25', '2015-09-18');
INSERT INTO volcano VALUES (482, 'Krakatau', 'Indonesia', 'Asia', 'Caldera', 155, -6.1, 105.42, 'G', 16, 7, 0, 459, 78199, 206528, NULL, NULL, 'Y', 6078, '2012-02-09', '2012-10-30');
INSERT INTO volcano VALUES (489, 'Tambora', 'Indonesia', 'Asia', 'Stratovolcano', 2850, -8.25, 118.0, 'Y', 1, 3, 64, 668, 39102, 491375, 35, 5447.0, 'Y', 35014, NULL, NULL);
INSERT INTO volcano VALUES (496, 'Semeru', 'Indonesia', 'Asia', 'Stratovolcano', 3657, -8.11, 112.92, 'R', 7, 2, 7, 367, 33241, 98797, 26, 1309.0, 'Y', 1896, '2004-11-24', NULL);
INSERT INTO volcano VALUES (503, 'Agung', 'Indonesia', 'Asia', 'Stratovolcano', 2997, -8.34, 115.51, 'Y', 28, 5, 18, 259, 775484, 1762891, 41, 3444.0, 'Y', 670991, '2011-01-31', '2011-11-02');
INSERT INTO volcano VALUES (510, 'Toba', 'Indonesia', 'Asia', 'Caldera', 2157, 2.58, 98.83, 'G', 1, 2, 31, 330, 12655, 439368, 19, 1175.0, 'Y', 59089, NULL, NULL);
INSERT INTO volcano VALUES (517, 'Sinabung', 'Indonesia', 'Asia', 'Stratovolcano', 2460, 3.17, 98.39, 'Y', 41, 4, 589, 2922, 23333, 71283, 22, NULL, 'Y', 67118, '1992-12-19', '1993-04-02');
INSERT INTO volcano VALUES (524, 'Mayon', 'Philippines', 'Asia', 'Stratovolcano', 2462, 13.26, 123.69, 'O', 40, 3, 18147, 105, 9770, 333931, 22, NULL, 'Y', 18825, '2013-05-10', '2013-11-28');
INSERT INTO volcano VALUES (531, 'Pinatubo', 'Philippines', 'Asia', 'Stratovolcano', 1486, 15.13, 120.35, 'G', 4, 4, 127, 28011, 37966, 246069, 32, 5369.0, 'Y', 41896, '1999-06-15', '1999-06-25');
INSERT INTO volcano VALUES (538, 'Taal', 'Philippines', 'Asia', 'Caldera', 311, 14.0, 120.99, 'G', 12, 1, 1, 245, 8181, 1337856, 35, 3752.0, 'Y', 13428, '1997-09-07', '1997-10-24');
INSERT INTO volcano VALUES (545, 'Klyuchevskoy', 'Russia', 'Asia', 'Stratovolcano', 4754, 56.06, 160.64, 'G', 17, 1, 32, 1637, 79114, 731841, 30, 3301.0, 'Y', 97222, '2004-08-19', '2005-05-18');
INSERT INTO volcano VALUES (552, 'Shiveluch', 'Russia', 'Asia', 'Stratovolcano', 3283, 56.65, 161.36, 'G', 13, 5, 0, 4992, 20678, 428038, 2, 1566.0, 'Y', 5440, '1996-11-16', '1997-07-16');
INSERT INTO volcano VALUES (559, 'Ruapehu', 'New Zealand', 'Oceania', 'Stratovolcano', 2797, -39.28, 175.57, 'Y', 28, 2, 34, 203, 25894, 172791, 17, 4170.0, 'Y', 592380, '2017-01-30', '2017-08-08');
INSERT INTO volcano VALUES (566, 'White Island', 'New Zealand', 'Oceania', 'Stratovolcano', 321, -37.52, 177.18, 'O', 47, 3, 957, 1322, 515144, 595694, 25, 1978.0, 'Y', 4024, '2004-12-09', '2005-01-05');
INSERT INTO volcano VALUES (573, 'Taupo', 'New Zealand', 'Oceania', 'Caldera', 760, -38.82, 176.0, 'O', 1, 5, 0, 15, 1298, 3228623, 29, 5366.0, 'Y', 18677, NULL, NULL);
INSERT INTO volcano VALUES (580, 'Yasur', 'Vanuatu', 'Oceania', 'Stratovolcano', 361, -19.53, 169.45, 'O', 35, 2, 116, 317, 46126, 248300, 25, 1896.0, 'Y', NULL, '1994-01-29', NULL);
INSERT INTO volcano VALUES (587, 'Hunga Tonga', 'Tonga', 'Oceania', 'Submarine', 114, -20.54, -175.38, 'G', 16, 2, 1071, 355, 49351, 91906, 17, 5006.0, 'Y', 39119, '2001-01-28', '2001-03-29');
INSERT INTO volcano VALUES (594, 'Kilauea', 'USA', 'Oceania', 'Shield', 1222, 19.42, -155.29, 'Y', 9, 4, 214, 210, 13624, 260130, 18, 5385.0, 'N', 9955, '2016-04-25', '2016-10-28');
INSERT INTO volcano VALUES (601, 'Mauna Loa', 'USA', 'Oceania', 'Shield', 4170, 19.48, -155.61, 'G', 12, 3, 0, 1227, 2583, 606433, 5, 2249.0, 'Y', 48839, '2008-10-08', '2008-10-26');
INSERT INTO volcano VALUES (608, 'St. Helens', 'USA', 'North America', 'Stratovolcano', 2549, 46.2, -122.18, 'O', 37, 2, 34, 905, 16351, 1053978, 27, 4072.0, 'N', 126630, '2002-07-21', '2002-12-22');
INSERT INTO volcano VALUES (615, 'Rainier', 'USA', 'North America', 'Stratovolcano', 4392, 46.85, -121.76, 'G', 0, 6, 3, 402, 22440, 434558, 10, 2281.0, 'Y', 52694, NULL, NULL);
INSERT INTO volcano VALUES (622, 'Yellowstone', 'USA', 'North America', 'Caldera', 2805, 44.43, -110.67, 'G', 1, 6, 2, 227, 37219, 488772, 12, 195.0, 'Y', 2070, NULL, NULL);
INSERT INTO volcano VALUES (629, 'Popocatépetl', 'Mexico', 'North America', 'Stratovolcano', 5393, 19.02, -98.62, 'Y', 27, 4, 299, 4805, 20887, 2592111, 14, NULL, 'Y', NULL, '2023-04-26', '2024-04-11');
INSERT INTO volcano VALUES (636, 'Colima', 'Mexico', 'North America', 'Stratovolcano', 3850, 19.51, -103.62, 'O', 22, 4, 288, 34, 23395, 350674, NULL, 3631.0, 'Y', 49876, '1991-10-15', '1992-04-28');
INSERT INTO volcano VALUES (643, 'Fuego', 'Guatemala', 'North America', 'Stratovolcano', 3763, 14.47, -90.88, 'Y', 37, 4, 83, 2553, 3372, 533523, 37, 851.0, 'Y', 1590, '1994-02-14', NULL);
INSERT INTO volcano VALUES (650, 'Arenal', 'Costa Rica', 'North America', 'Stratovolcano', 1670, 10.46, -84.7, 'O', 10, 6, 1587, 57, 77609, 814411, 7, 4899.0, 'N', 46917, '2023-01-17', '2023-04-22');
INSERT INTO volcano VALUES (657, 'Masaya', 'Nicaragua', 'North America', 'Caldera', 635, 11.98, -86.16, 'G', 25, 4, 0, 793, 74356, 1702974, 10, 2188.0, 'Y', 44830, '1992-11-23', '1992-12-28');
INSERT INTO volcano VALUES (664, 'Cotopaxi', 'Ecuador', 'South America', 'Stratovolcano', 5911, -0.68, -78.44, 'G', 36, 3, 1374, 462, 159431, 680132, 25, NULL, 'N', NULL, '2016-07-31', '2016-11-13');
INSERT INTO volcano VALUES (671, 'Sangay', 'Ecuador', 'South America', 'Stratovolcano', 5286, -2.01, -78.34, 'Y', 38, 3, 45, 551, 23140, 412089, NULL, 2050.0, 'Y', 444629, '2021-11-01', NULL);
INSERT INTO volcano VALUES (678, 'Nevado del Ruiz', 'Colombia', 'South America', 'Stratovolcano', 5279, 4.89, -75.32, 'Y', 47, 5, 11719, 1419, 36839, 803830, 39, 1650.0, 'N', 478, '2021-03-07', '2021-04-25');
INSERT INTO volcano VALUES (685, 'Villarrica', 'Chile', 'South America', 'Stratovolcano', 2847, -39.42, -71.93, 'G', 25, 6, 5, 675, 55682, 750695, 6, 3882.0, 'Y', NULL, '1999-09-28', '1999-11-18');
INSERT INTO volcano VALUES (692, 'Calbuco', 'Chile', 'South America', 'Stratovolcano', 1974, -41.33, -72.62, 'G', 48, 7, 5, 319, 22010, 2043235, NULL, 4009.0, 'Y', 975, '2015-05-21', '2015-07-28');
INSERT INTO volcano VALUES (699, 'Ojos del Salado', 'Chile', 'South America', 'Stratovolcano', 6879, -27.11, -68.54, 'G', 1, 1, 6, 3383, 77421, 1916500, 31, 2152.0, 'Y', NULL, NULL, NULL);
INSERT INTO volcano VALUES (706, 'Erebus', 'Antarctica', 'Antarctica', 'Stratovolcano', 3794, -77.53, 167.17, 'R', 17, 5, 15, 0, 0, 0, 38, 2630.0, 'Y', 45851, '2003-06-29', NULL);
INSERT INTO volcano VALUES (713, 'Deception Island', 'Antarctica', 'Antarctica', 'Caldera', 602, -63.0, -60.65, 'O', 38, 4, 83, 0, 0, 0, 14, NULL, 'Y', 81240, '1993-03-28', '1994-02-14');
