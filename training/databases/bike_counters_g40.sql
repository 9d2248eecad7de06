CREATE TABLE daily_counts (
  day TEXT PRIMARY KEY,
  weekday TEXT,
  holiday INTEGER,
  holiday_name TEXT,
  main_bridge INTEGER,
  station_sq INTEGER,
  river_path INTEGER,
  harbour_rd INTEGER,
  univ_ave INTEGER,
  park_gate INTEGER,
  total_bikes INTEGER,
  temp_max_c REAL,
  rain_mm REAL,
  sun_hours REAL,
  wind_kmh INTEGER,
  bike_accidents INTEGER,
  share_bike_trips INTEGER,
  peak_time TEXT,
  reading TEXT
);
INSERT INTO daily_counts VALUES ('2024-04-22', 'Mon', 0, NULL, 5333, 3729, 2131, 1947, 2837, 1133, 17110, 9.7, 0.0, 11.6, 21, 0, 1650, '07:45', 'auto');
INSERT INTO daily_counts VALUES ('2024-04-23', 'Tue', 0, NULL, 4998, 2983, 1841, 1749, 2779, 1007, 15357, 8.8, 0.8, 5.4, 13, 0, 2404, '07:45', 'auto');
INSERT INTO daily_counts VALUES ('2024-04-24', 'Wed', 0, NULL, 3074, 2854, 1814, 1410, 1856, 763, 11771, 12.4, 8.9, 8.3, 18, 6, 2102, '07:55', 'auto');
INSERT INTO daily_counts VALUES ('2024-04-25', 'Thu', 0, NULL, 3940, 3854, 2285, 1851, 2476, 925, 15331, 13.2, 2.6, 8.5, 30, 0, 1058, '07:55', 'auto');
INSERT INTO daily_counts VALUES ('2024-04-26', 'Fri', 0, NULL, 5173, 3691, 2262, 1688, 2674, 982, 16470, 9.2, 0.0, 7.4, 19, 0, 1024, '07:55', 'manual');
INSERT INTO daily_counts VALUES ('2024-04-27', 'Sat', 0, NULL, 3661, 2461, 3576, 1173, 1809, 1637, 14317, 14.2, 0.0, 5.2, 12, 0, 2064, '15:00', 'auto');
INSERT INTO daily_counts VALUES ('2024-04-28', 'Sun', 0, NULL, 3933, 2433, 3592, 1173, 1966, 1460, 14557, 15.4, 2.6, 3.6, 42, 5, 2324, '14:45', 'auto');
INSERT INTO daily_counts VALUES ('2024-04-29', 'Mon', 0, NULL, 2499, 1991, 1214, 840, 1448, 504, 8496, 10.4, 16.5, 0, 22, 5, 1691, '07:35', 'auto');
INSERT INTO daily_counts VALUES ('2024-04-30', 'Tue', 0, NULL, 4971, 3756, 1984, 1824, 2614, 941, 16090, 12.4, 0.0, 7.1, 34, 6, 1335, '07:50', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-01', 'Wed', 1, 'Labour Day', 3500, 2624, 3654, 1185, 1550, 1649, 14162, 9.4, 0.0, 9.2, 35, 0, 2261, '17:00', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-02', 'Thu', 0, NULL, 4152, 4009, 2334, 1609, 2607, 1110, 15821, 11.7, 0.0, 7.1, 10, 0, 2301, '07:35', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-03', 'Fri', 0, NULL, 4284, 2481, 1891, 1412, 2284, 846, 13198, 9.4, 6.3, 3.8, 19, 0, 2029, '07:35', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-04', 'Sat', 0, NULL, 3481, 2624, 3085, 1098, NULL, 1537, 11825, 12.2, 0.0, 12.3, 29, 0, 2380, '14:45', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-05', 'Sun', 0, NULL, 4492, 3276, 4332, 1400, 2329, 1868, 17697, 17.7, 0.0, 3.6, 44, 1, 2661, '17:15', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-06', 'Mon', 0, NULL, 3576, 2619, 1880, 1275, 2584, 1023, 12957, 10.9, 4.7, 10.0, 42, 0, 2231, '07:35', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-07', 'Tue', 0, NULL, 5398, 3652, 2032, 1783, 2735, 1124, 16724, 13.4, 0.0, 9.5, 20, 4, 2454, '07:55', 'manual');
INSERT INTO daily_counts VALUES ('2024-05-08', 'Wed', 0, NULL, 5896, 4271, 2463, 2226, 2938, 1146, 18940, 18.1, 1.2, 12.3, 23, 0, 1547, '07:45', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-09', 'Thu', 1, 'Ascension Day', 3601, 2799, 3383, 1285, 1596, 1527, 14191, 9.5, 0.0, 11.1, 10, 6, 1352, '14:00', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-10', 'Fri', 0, NULL, 4579, 3580, 2705, 2002, 3383, 1342, 17591, 17.5, 0.5, 11.8, 33, 5, 1937, '07:50', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-11', 'Sat', 0, NULL, 2008, 1751, 2464, 801, 1211, 947, 9182, 18.1, 13.8, 0, 7, 4, 1757, '15:30', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-12', 'Sun', 0, NULL, 2884, 2542, 2761, 1006, 1488, 1496, 12177, 11.2, 3.5, 8.6, 5, 0, 1736, '16:00', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-13', 'Mon', 0, NULL, 4464, 3475, 2322, 1866, 2936, 1032, 16095, 14.6, 0.2, 6.8, 8, 2, 1175, '07:55', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-14', 'Tue', 0, NULL, 4821, 3493, 2578, 1877, 2582, 1092, 16443, 13.8, 0.0, 8.8, 11, 6, 1904, '07:35', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-15', 'Wed', 0, NULL, 5967, 3339, 2469, 1622, 3128, 1175, 17700, 15.1, 0.0, 8.4, 30, 0, 2235, '07:45', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-16', 'Thu', 0, NULL, 4426, 4047, 2256, 1843, 2943, 1173, 16688, 12.7, 0.0, 7.0, 30, 0, 1735, '07:45', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-17', 'Fri', 0, NULL, 4779, 4107, 2233, 1811, 2266, 1145, 16341, 11.4, 0.0, 11.7, 14, 3, 1088, '07:50', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-18', 'Sat', 0, NULL, 3450, 2763, 3785, 1360, 1800, 1794, 14952, 18.0, 2.2, 2.4, 7, 5, 1958, '15:00', 'manual');
INSERT INTO daily_counts VALUES ('2024-05-19', 'Sun', 0, NULL, 3040, 2675, 2911, 1179, 1530, 1510, 12845, 20.1, 7.5, 0, 32, 0, 2692, '16:30', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-20', 'Mon', 1, 'Whit Monday', 3809, 2873, 3468, 1567, 2096, 1762, 15575, 19.0, 0.0, 5.2, 10, 6, 1727, '15:30', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-21', 'Tue', 0, NULL, 4307, 2804, 2085, 1523, 2395, 752, 13866, 13.7, 7.2, 4.5, 9, 5, 1622, '07:35', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-22', 'Wed', 0, NULL, 5519, 4464, 2975, 2196, 3151, 1372, 19677, 19.3, 0.0, 3.0, 26, 3, 2525, '07:40', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-23', 'Thu', 0, NULL, 5983, 3502, 2470, 2011, 2596, 1315, 17877, 15.8, 0.0, 6.0, 8, 3, 1157, '07:45', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-24', 'Fri', 0, NULL, 4803, 3294, 2456, 1746, 2815, 1128, 16242, 12.0, 0.0, 8.4, 25, 3, 2474, '07:30', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-25', 'Sat', 0, NULL, 3690, 2990, 3106, NULL, 1986, 1581, 13353, 11.7, 0.0, 10.3, 25, 0, 2114, '15:15', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-26', 'Sun', 0, NULL, 4397, 3160, 3395, NULL, 2148, 1813, 14913, 17.7, 0.0, 7.7, 43, 0, 1966, '16:45', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-27', 'Mon', 0, NULL, 6113, 4303, 2853, NULL, 3509, 1141, 17919, 22.7, 0.0, 5.8, 19, 0, 927, '07:30', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-28', 'Tue', 0, NULL, 6145, 4248, 2825, NULL, 3112, 1148, 17478, 22.3, 0.0, 10.1, 12, 0, 986, '07:50', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-29', 'Wed', 0, NULL, 4811, 3705, 2035, NULL, 2746, 1089, 14386, 13.8, 0.0, 13.0, 26, 0, 1815, '07:50', 'manual');
INSERT INTO daily_counts VALUES ('2024-05-30', 'Thu', 1, 'Corpus Christi', 4402, 3480, 4069, NULL, 2044, 1949, 15944, 19.7, 0.0, 11.8, 29, 0, 1953, '15:45', 'auto');
INSERT INTO daily_counts VALUES ('2024-05-31', 'Fri', 0, NULL, 6010, 5021, 2825, 2244, 3439, 1238, 20777, 23.4, 0.0, 8.9, 29, 0, 985, '07:35', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-01', 'Sat', 0, NULL, 4309, 2916, 3846, 1223, 2191, 1795, 16280, 15.8, 0.0, 7.0, 11, 3, 2589, '14:30', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-02', 'Sun', 0, NULL, 4457, 3138, 3706, 1675, 2033, 1659, 16668, 19.3, 0.0, 3.3, 44, 0, 2422, '15:00', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-03', 'Mon', 0, NULL, 4121, 3007, 1818, 1661, 2004, 801, 13412, 15.7, 7.5, 6.4, 18, 0, 1227, '07:55', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-04', 'Tue', 0, NULL, 5503, 3780, 2794, 1896, 3217, 1241, 18431, 18.9, 0.0, 5.5, 36, 3, 1054, '07:35', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-05', 'Wed', 0, NULL, 5075, 3357, 2003, 2025, 2686, 1006, 16152, 24.1, 6.8, 8.4, 23, 0, 1486, '07:50', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-06', 'Thu', 0, NULL, 5571, 3883, 2441, 1834, 3214, 1078, 18021, 15.7, 0.0, 6.4, 44, 2, 1868, '07:45', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-07', 'Fri', 0, NULL, 5252, 4708, 2393, 2281, 3139, 1230, 19003, 23.6, 0.0, 8.4, 22, 0, 1589, '07:50', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-08', 'Sat', 0, NULL, 4487, 2924, 4065, 1549, 2303, 1629, 16957, 18.7, 0.0, 13.0, 15, 1, 1726, '17:00', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-09', 'Sun', 0, NULL, 3210, 2841, 3484, 1401, 2346, 1513, 14795, 14.8, 0.0, 3.7, 31, 0, 2971, '16:15', 'manual');
INSERT INTO daily_counts VALUES ('2024-06-10', 'Mon', 0, NULL, 5842, 4353, 2734, 1994, 2880, 1417, 19220, 19.4, 0.0, 8.3, 24, 5, 1320, '07:35', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-11', 'Tue', 0, NULL, 5320, 3724, 2993, 1960, 3358, 1136, 18491, 20.0, 0.0, 9.0, 20, 0, 922, '07:35', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-12', 'Wed', 0, NULL, 5661, 4405, 2672, 1900, 3243, 1291, 19172, 22.3, 0.0, 12.7, 4, 0, 1355, '07:40', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-13', 'Thu', 0, NULL, 4842, 4256, 2406, 1820, 2715, 1086, 17125, 15.0, 0.0, 3.2, 9, 0, 1879, '07:50', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-14', 'Fri', 0, NULL, 5352, 4287, 2687, 2085, 3022, 1517, 18950, 23.8, 0.0, 6.8, 17, 0, 2242, '07:30', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-15', 'Sat', 0, NULL, 3415, 2383, 4048, 1308, 1969, 1481, 14604, 14.8, 0.0, 3.6, 39, 0, 1749, '17:45', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-16', 'Sun', 0, NULL, 4303, 3303, 4242, 1794, NULL, 2150, 15792, 23.7, 0.0, 6.9, 15, 0, 2047, '16:45', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-17', 'Mon', 0, NULL, 5448, 4924, 2870, 2044, 3782, 1436, 20504, 23.7, 0.0, 9.4, 44, 3, 2558, '07:50', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-18', 'Tue', 0, NULL, 4608, 4011, 2596, 1813, 2919, 1221, 17168, 15.5, 0.6, 11.6, 23, 0, 2409, '07:45', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-19', 'Wed', 0, NULL, 5866, 4415, 2263, 2182, 3024, 1285, 19035, 18.2, 0.0, 7.9, 34, 0, 2451, '07:50', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-20', 'Thu', 0, NULL, 2527, 2065, 1374, 1064, 1409, 605, 9044, 17.0, 15.9, 0, 30, 1, 1389, '07:35', 'manual');
INSERT INTO daily_counts VALUES ('2024-06-21', 'Fri', 0, NULL, 4773, 4307, 2542, 2091, 2805, 1237, 17755, 17.9, 0.0, 4.9, 11, 0, 2096, '07:30', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-22', 'Sat', 0, NULL, 3643, 2840, 4464, 1570, 2200, 1761, 16478, 21.3, 0.0, 10.0, 11, 3, 1896, '15:15', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-23', 'Sun', 0, NULL, 4072, 3129, 3743, 1714, 2571, 1731, 16960, 22.7, 0.0, 8.7, 37, 0, 2915, '17:15', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-24', 'Mon', 0, NULL, 3041, 2349, 1279, 1225, 1714, 740, 10348, 25.0, 18.9, 0.5, 36, 0, 1481, '07:50', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-25', 'Tue', 0, NULL, 6544, 5020, 3012, 2244, 3560, 1255, 21635, 26.7, 2.1, 11.5, 19, 0, 2091, '07:30', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-26', 'Wed', 0, NULL, 6007, 3530, 2333, 1730, 3151, 1264, 18015, 16.8, 0.0, 6.0, 24, 0, 1555, '07:50', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-27', 'Thu', 0, NULL, 5363, 3832, 2843, 1953, 3623, 1352, 18966, 22.8, 0.0, 5.1, 44, 0, 1478, '07:35', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-28', 'Fri', 0, NULL, 6627, 4057, 3179, 2372, 3269, 1257, 20761, 22.8, 0.0, 4.3, 43, 0, 2216, '07:55', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-29', 'Sat', 0, NULL, 3716, 3317, 3459, 1740, 2213, 2208, 16653, 24.5, 2.1, 5.0, 26, 2, 2744, '17:15', 'auto');
INSERT INTO daily_counts VALUES ('2024-06-30', 'Sun', 0, NULL, 4066, 3048, 4201, 1335, 2259, 1725, 16634, 23.4, 3.1, 5.1, 22, 0, 3192, '15:15', 'auto');
