CREATE TABLE repairs (
  "Job No" TEXT,
  Park TEXT,
  WTG TEXT,
  Bl TEXT,
  Dmg TEXT,
  Cat INTEGER,
  Tip_m REAL,
  Len_cm INTEGER,
  Found_Dt TEXT,
  Ord_Dt TEXT,
  Due_Dt TEXT,
  Rep_Dt TEXT,
  Hrs REAL,
  Downt_h REAL,
  Resin_g INTEGER,
  Tech TEXT,
  Cost_EUR REAL,
  Warr TEXT
);
INSERT INTO repairs VALUES ('J-2200', 'Hohe Luft ', 'T01', 'A', 'bird strike', 3, 26.3, 50, '2025-05-31', '2025-06-05', '2025-08-29', '2025-06-22', 9.0, 25.3, 1400, 'Petrov', 1953.21, 'n');
INSERT INTO repairs VALUES ('J-2201', 'Hohe Luft', 'T14', 'B', 'crack', 3, 14.8, 15, '2025-06-03', '2025-06-13', '2025-09-01', NULL, NULL, NULL, NULL, 'OKAFOR', NULL, 'n');
INSERT INTO repairs VALUES ('J-2202', 'Seewind', 'T12', 'C', 'crack', 1, 31.6, 260, '2025-06-09', NULL, '2025-12-06', NULL, NULL, NULL, NULL, NULL, NULL, '');
INSERT INTO repairs VALUES ('J-2203', 'Hohe Luft', 'T01', 'A', 'bird strike', 2, 28.7, 120, '2025-06-16', '2025-07-13', '2025-10-14', '2025-08-07', 17.0, 32.6, NULL, 'Okafor', 2413.84, '');
INSERT INTO repairs VALUES ('J-2204', 'Hohe Luft', 'T08', 'A', 'lightning strike', 4, 35.5, 4, '2025-06-25', NULL, '2025-07-25', NULL, NULL, NULL, NULL, NULL, NULL, 'n');
INSERT INTO repairs VALUES ('J-2205', 'Brandberg', 'T04', 'A', 'delamination', 5, 36.5, 8, '2025-06-30', '2025-07-04', '2025-07-10', '2025-07-24', 6.5, 25.9, 2200, 'Petrov', 1723.53, 'n');
INSERT INTO repairs VALUES ('J-2206', 'Hohe Luft', 'T02', 'B', 'coating loss, crack', 3, 34.7, 260, '2025-07-07', '2025-07-23', '2025-10-05', '2025-08-11', 5.0, 16.7, 900, 'Petrov', 1602.94, 'y');
INSERT INTO repairs VALUES ('J-2207', 'Nordkamp', 'T06', 'B', 'lightning strike, leading edge erosion', 4, 3.3, 50, '2025-07-12', '2025-07-28', '2025-08-11', '2025-08-14', 24.0, 53.0, NULL, 'Lund', 2923.94, 'n');
INSERT INTO repairs VALUES ('J-2208', 'brandberg', 'T02', 'A', 'bird strike, coating loss', 2, 2.2, 50, '2025-07-16', '2025-08-09', '2025-11-13', '2025-08-20', 6.0, 8.8, NULL, 'Okafor', 1738.73, 'n');
INSERT INTO repairs VALUES ('J-2209', 'hohe luft', 'T02', 'A', 'lightning strike', 5, 34.1, 20, '2025-07-24', '2025-08-04', '2025-08-03', '2025-09-26', 7.0, 25.7, 250, 'Petrov', 1701.3, 'n');
INSERT INTO repairs VALUES ('J-2210', 'Nordkamp', 'T12', 'C', 'delamination, coating loss', 3, 18.4, 20, '2025-07-30', '2025-08-06', '2025-10-28', '2025-10-04', 13.5, 37.7, 250, 'Lund', 2862.43, 'y');
INSERT INTO repairs VALUES ('J-2211', 'Hohe Luft', 'T09', 'B', 'lightning strike', 3, 29.5, 35, '2025-08-05', '2025-08-15', '2025-11-03', '2025-10-01', 12.5, 37.6, 400, 'Lund', 1591.94, 'y');
INSERT INTO repairs VALUES ('J-2212', 'seewind', 'T12', 'A', 'delamination', 2, 4.9, 4, '2025-08-15', '2025-09-12', '2025-12-13', '2025-10-07', 6.0, 22.1, 400, 'Jansen', 990.48, 'n');
INSERT INTO repairs VALUES ('J-2213', 'Hohe Luft', 'T12', 'C', 'leading edge erosion, coating loss', 3, 0.7, 120, '2025-08-21', '2025-09-07', '2025-11-19', '2025-10-14', 10.0, 29.5, 2200, 'Okafor', 2225.66, 'n');
INSERT INTO repairs VALUES ('J-2214', 'Brandberg', 'T04', 'A', 'leading edge erosion, bird strike', 3, 29.5, 8, '2025-08-22', NULL, '2025-11-20', NULL, NULL, NULL, NULL, NULL, NULL, 'y');
INSERT INTO repairs VALUES ('J-2215', 'brandberg', 'T04', 'B', 'coating loss', 2, 26.5, 4, '2025-08-31', '2025-09-19', '2025-12-29', '2025-10-31', 14.5, 32.6, 2200, 'Petrov', 2674.2, '');
INSERT INTO repairs VALUES ('J-2216', 'Hohe Luft', 'T08', 'C', 'crack', 2, 11.9, 20, '2025-09-07', '2025-09-26', '2026-01-05', '2025-10-22', 6.0, 16.5, 250, 'lund', 1002.31, 'n');
INSERT INTO repairs VALUES ('J-2217', 'Brandberg ', 'T08', 'C', 'bird strike', 3, 32.0, 15, '2025-09-11', '2025-09-20', '2025-12-10', '2025-10-10', 2.0, 5.0, NULL, 'Petrov', 1208.13, 'n');
INSERT INTO repairs VALUES ('J-2218', 'Hohe Luft', 'T09', 'B', 'delamination', 3, 21.1, NULL, '2025-09-20', '2025-09-23', '2025-12-19', '2025-09-30', 25.5, 94.2, 1400, 'okafor', 3584.96, 'n');
INSERT INTO repairs VALUES ('J-2219', 'nordkamp', 'T02', 'C', 'coating loss, crack', 1, 36.2, 4, '2025-09-25', '2025-09-29', '2026-03-24', '2025-10-26', 24.5, 84.9, 2200, 'Lund', 4065.79, 'y');
INSERT INTO repairs VALUES ('J-2220', 'Hohe Luft', 'T13', 'B', 'leading edge erosion, lightning strike', 1, 12.1, 20, '2025-09-30', '2025-10-14', '2026-03-29', '2025-11-18', 18.5, 48.4, 2200, 'Okafor', 2669.4, 'n');
INSERT INTO repairs VALUES ('J-2221', 'NORDKAMP', 'T01', 'A', 'leading edge erosion', 1, 26.5, 12, '2025-10-08', '2025-10-15', '2026-04-06', '2025-11-29', 5.0, 7.4, 650, 'Petrov', 1106.93, 'n');
INSERT INTO repairs VALUES ('J-2222', 'Hohe Luft', 'T08', 'B', 'bird strike, lightning strike', 5, 13.9, 8, '2025-10-11', '2025-10-26', '2025-10-21', NULL, NULL, NULL, NULL, 'lund', NULL, 'n');
INSERT INTO repairs VALUES ('J-2223', 'nordkamp', 'T08', 'A', 'bird strike', 4, 6.7, 20, '2025-10-19', '2025-11-11', '2025-11-18', '2025-12-31', 22.0, 70.7, 900, 'Jansen', 3608.2, 'n');
INSERT INTO repairs VALUES ('J-2224', 'Hohe Luft', 'T12', 'A', 'lightning strike', 3, 14.3, 4, '2025-10-23', '2025-11-19', '2026-01-21', '2026-01-03', 17.5, 32.7, 1400, 'Jansen', 3295.97, '');
INSERT INTO repairs VALUES ('J-2225', 'Hohe Luft ', 'T14', 'C', 'crack', 2, 35.3, NULL, '2025-10-31', '2025-11-21', '2026-02-28', NULL, NULL, NULL, NULL, 'OKAFOR', NULL, 'y');
INSERT INTO repairs VALUES ('J-2226', 'hohe luft', 'T05', 'B', 'lightning strike', 4, 9.2, 260, '2025-11-08', '2025-12-03', '2025-12-08', '2025-12-21', 17.0, 56.8, 400, 'Okafor', 2807.4, 'n');
INSERT INTO repairs VALUES ('J-2227', 'Hohe Luft', 'T12', 'B', 'bird strike, delamination', 1, 16.0, 260, '2025-11-12', '2025-11-30', '2026-05-11', '2025-12-22', 16.0, 35.7, 900, 'lund', 2864.59, 'n');
INSERT INTO repairs VALUES ('J-2228', 'Seewind', 'T11', 'A', 'leading edge erosion, lightning strike', 4, 30.3, 120, '2025-11-20', '2025-12-05', '2025-12-20', '2025-12-23', 19.5, 50.6, 1400, 'Jansen', 4004.72, 'n');
INSERT INTO repairs VALUES ('J-2229', 'Brandberg', 'T11', 'A', 'bird strike', 4, 14.2, 35, '2025-11-26', NULL, '2025-12-26', NULL, NULL, NULL, NULL, NULL, NULL, '');
INSERT INTO repairs VALUES ('J-2230', 'Seewind', 'T09', 'B', 'lightning strike', 2, 27.5, 35, '2025-12-03', '2025-12-07', '2026-04-02', '2026-01-23', 21.5, 71.1, 400, 'Jansen', 3104.18, 'n');
INSERT INTO repairs VALUES ('J-2231', 'seewind', 'T07', 'B', 'delamination', 4, 24.4, 120, '2025-12-07', '2025-12-26', '2026-01-06', '2026-01-18', 17.0, 63.6, 250, 'Petrov', 2361.58, '');
INSERT INTO repairs VALUES ('J-2232', 'Hohe Luft', 'T03', 'B', 'bird strike, leading edge erosion', 2, 3.5, 8, '2025-12-14', '2025-12-30', '2026-04-13', NULL, NULL, NULL, NULL, 'Petrov', NULL, 'n');
INSERT INTO repairs VALUES ('J-2233', 'Nordkamp', 'T04', 'C', 'lightning strike, crack', 1, 37.2, 260, '2025-12-22', '2026-01-01', '2026-06-20', '2026-01-08', 20.0, 24.5, 900, 'Okafor', 3415.26, '');
INSERT INTO repairs VALUES ('J-2234', 'NORDKAMP', 'T12', 'B', 'coating loss', 2, 29.8, NULL, '2025-12-29', '2026-01-06', '2026-04-28', '2026-01-31', 2.5, 4.6, 150, 'Lund', 724.5, 'n');
INSERT INTO repairs VALUES ('J-2235', 'Seewind', 'T14', 'A', 'bird strike', 3, 11.3, 80, '2026-01-03', '2026-01-21', '2026-04-03', '2026-02-13', 7.0, 11.3, 400, 'Okafor', 1921.7, 'y');
INSERT INTO repairs VALUES ('J-2236', 'Nordkamp', 'T03', 'C', 'crack, lightning strike', 3, 32.1, 8, '2026-01-10', '2026-01-30', '2026-04-10', NULL, NULL, NULL, NULL, 'Petrov', NULL, 'y');
INSERT INTO repairs VALUES ('J-2237', 'Seewind', 'T01', 'A', 'leading edge erosion, coating loss', 4, 37.2, 260, '2026-01-12', '2026-01-19', '2026-02-11', '2026-03-08', 16.0, 39.4, 150, 'Okafor', 2529.12, 'y');
INSERT INTO repairs VALUES ('J-2238', 'Hohe Luft', 'T07', 'C', 'leading edge erosion', 3, 4.3, 80, '2026-01-18', '2026-01-25', '2026-04-18', '2026-03-17', 13.5, 51.2, NULL, 'Jansen', 2360.77, 'n');
INSERT INTO repairs VALUES ('J-2239', 'Brandberg', 'T09', 'B', 'crack, leading edge erosion', 1, 10.6, 15, '2026-01-26', '2026-02-03', '2026-07-25', NULL, NULL, NULL, NULL, 'Lund', NULL, 'n');
INSERT INTO repairs VALUES ('J-2240', 'hohe luft', 'T05', 'C', 'bird strike', 2, 2.0, 20, '2026-02-02', '2026-02-13', '2026-06-02', '2026-03-29', 22.5, 28.5, 400, 'Okafor', 3523.15, 'y');
INSERT INTO repairs VALUES ('J-2241', 'Brandberg', 'T07', 'A', 'crack', 4, 6.8, 260, '2026-02-09', '2026-03-10', '2026-03-11', '2026-03-13', 18.0, 43.7, 900, 'Lund', 2251.18, '');
INSERT INTO repairs VALUES ('J-2242', 'Brandberg', 'T10', 'A', 'coating loss', 3, 19.4, 80, '2026-02-15', '2026-02-23', '2026-05-16', NULL, NULL, NULL, NULL, 'Lund', NULL, 'n');
INSERT INTO repairs VALUES ('J-2243', 'Brandberg', 'T10', 'A', 'crack', 3, 34.0, 260, '2026-02-19', '2026-02-23', '2026-05-20', NULL, NULL, NULL, NULL, 'okafor', NULL, '');
INSERT INTO repairs VALUES ('J-2244', 'Hohe Luft', 'T10', 'A', 'bird strike', 3, 3.4, 12, '2026-02-27', '2026-03-14', '2026-05-28', '2026-05-05', 23.0, 60.6, 150, 'Okafor', 3991.31, 'n');
INSERT INTO repairs VALUES ('J-2245', 'Nordkamp', 'T01', 'A', 'leading edge erosion', 2, 21.6, 15, '2026-03-05', '2026-03-17', '2026-07-03', '2026-05-03', 16.0, 25.3, 400, 'Okafor', 2573.1, 'y');
INSERT INTO repairs VALUES ('J-2246', 'Brandberg', 'T06', 'A', 'lightning strike, crack', 4, 13.8, 120, '2026-03-09', '2026-03-25', '2026-04-08', '2026-03-29', 10.0, 37.3, 250, 'Lund', 2066.41, 'y');
INSERT INTO repairs VALUES ('J-2247', 'Brandberg', 'T10', 'C', 'crack, delamination', 3, 35.7, NULL, '2026-03-19', '2026-04-15', '2026-06-17', '2026-05-04', 10.0, 28.3, 250, 'Jansen', 2199.72, 'n');
INSERT INTO repairs VALUES ('J-2248', 'Hohe Luft', 'T12', 'B', 'coating loss, crack', 5, 2.6, NULL, '2026-03-24', '2026-03-26', '2026-04-03', '2026-05-25', 6.5, 20.1, 400, 'Jansen', 1360.27, 'y');
INSERT INTO repairs VALUES ('J-2249', 'Nordkamp', 'T06', 'C', 'lightning strike', 3, 24.1, 80, '2026-03-29', '2026-04-25', '2026-06-27', '2026-06-17', 17.0, 25.1, 900, 'Okafor', 3586.25, 'y');
INSERT INTO repairs VALUES ('J-2250', 'Hohe Luft', 'T06', 'B', 'leading edge erosion, crack', 3, 32.3, 20, '2026-04-06', '2026-04-12', '2026-07-05', '2026-05-06', 2.0, 7.9, 650, 'Jansen', 1172.86, 'y');
INSERT INTO repairs VALUES ('J-2251', 'Nordkamp', 'T09', 'A', 'leading edge erosion', 4, 18.3, 8, '2026-04-11', '2026-04-22', '2026-05-11', '2026-05-11', 8.5, 18.1, 150, 'Petrov', 1723.37, 'n');
INSERT INTO repairs VALUES ('J-2252', 'Seewind', 'T03', 'A', 'delamination', 5, 29.3, NULL, '2026-04-16', NULL, '2026-04-26', NULL, NULL, NULL, NULL, NULL, NULL, 'n');
INSERT INTO repairs VALUES ('J-2253', 'Seewind', 'T10', 'B', 'lightning strike, bird strike', 3, 26.1, 35, '2026-04-26', '2026-05-05', '2026-07-25', '2026-05-23', 25.0, 68.3, 250, 'Petrov', 3283.01, 'n');
INSERT INTO repairs VALUES ('J-2254', 'Seewind', 'T13', 'B', 'leading edge erosion', 2, 28.3, 12, '2026-04-27', '2026-05-26', '2026-08-25', '2026-06-30', 7.0, 9.1, 2200, 'Lund', 2007.92, 'n');
INSERT INTO repairs VALUES ('J-2255', 'NORDKAMP', 'T14', 'C', 'lightning strike', 3, 21.5, 120, '2026-05-06', '2026-05-08', '2026-08-04', '2026-06-26', 2.0, 6.0, 900, 'Lund', 1131.52, 'n');
INSERT INTO repairs VALUES ('J-2256', 'Seewind', 'T08', 'A', 'crack', 3, 31.8, 80, '2026-05-10', '2026-05-26', '2026-08-08', '2026-06-25', 24.5, 38.2, 400, 'Okafor', 2775.41, 'n');
INSERT INTO repairs VALUES ('J-2257', 'Seewind', 'T04', 'B', 'lightning strike', 2, 6.8, 260, '2026-05-17', NULL, '2026-09-14', NULL, NULL, NULL, NULL, NULL, NULL, '');
INSERT INTO repairs VALUES ('J-2258', 'hohe luft', 'T03', 'A', 'delamination', 4, 28.8, 4, '2026-05-26', '2026-06-12', '2026-06-25', '2026-07-12', 25.0, 66.8, 250, 'Jansen', 3971.85, 'n');
INSERT INTO repairs VALUES ('J-2259', 'Hohe Luft', 'T02', 'A', 'delamination', 1, 3.4, 50, '2026-06-02', '2026-07-02', '2026-11-29', '2026-07-17', 5.0, 13.5, 250, 'okafor', 1158.81, 'y');
INSERT INTO repairs VALUES ('J-2260', 'brandberg', 'T07', 'A', 'coating loss', 3, 35.2, 80, '2026-06-09', '2026-07-04', '2026-09-07', '2026-07-19', 9.0, 31.1, 650, 'Okafor', 1766.0, '');
INSERT INTO repairs VALUES ('J-2261', 'Hohe Luft', 'T13', 'B', 'leading edge erosion, crack', 2, 31.3, 15, '2026-06-13', '2026-07-12', '2026-10-11', '2026-09-04', 17.0, 50.9, 900, 'Lund', 3073.18, '');
INSERT INTO repairs VALUES ('J-2262', 'Seewind', 'T05', 'C', 'bird strike', 1, 36.4, 4, '2026-06-17', '2026-07-11', '2026-12-14', NULL, NULL, NULL, NULL, 'Jansen', NULL, 'n');
INSERT INTO repairs VALUES ('J-2263', 'Hohe Luft', 'T12', 'B', 'crack', 3, 13.5, 20, '2026-06-22', '2026-07-19', '2026-09-20', '2026-08-02', 5.5, 15.7, 250, 'Okafor', 1070.49, 'n');
INSERT INTO repairs VALUES ('J-2264', 'Hohe Luft', 'T05', 'B', 'bird strike', 1, 17.2, 20, '2026-07-01', '2026-07-20', '2026-12-28', '2026-08-19', 25.0, 89.9, 900, 'Jansen', 3896.71, 'n');
INSERT INTO repairs VALUES ('J-2265', 'Hohe Luft', 'T02', 'C', 'coating loss', 1, 29.5, 80, '2026-07-08', '2026-07-24', '2027-01-04', '2026-08-26', 8.0, 25.6, 250, 'Jansen', 1990.19, 'n');
INSERT INTO repairs VALUES ('J-2266', 'Seewind', 'T13', 'A', 'delamination', 5, 5.5, 12, '2026-07-11', '2026-08-10', '2026-07-21', '2026-08-24', 22.5, 35.5, 1400, 'okafor', 3070.34, 'n');
INSERT INTO repairs VALUES ('J-2267', 'Hohe Luft', 'T12', 'A', 'delamination', 4, 38.0, 20, '2026-07-22', '2026-08-16', '2026-08-21', '2026-09-16', 7.0, 9.9, 250, 'Petrov', 1611.61, '');
INSERT INTO repairs VALUES ('J-2268', 'Brandberg', 'T04', 'A', 'lightning strike', 3, 22.8, 80, '2026-07-28', '2026-08-26', '2026-10-26', '2026-08-31', 6.5, 24.6, 650, 'Lund', 1318.73, '');
INSERT INTO repairs VALUES ('J-2269', 'HOHE LUFT', 'T01', 'A', 'bird strike', 4, 32.7, 12, '2026-08-03', '2026-08-25', '2026-09-02', NULL, NULL, NULL, NULL, 'Jansen', NULL, 'n');
INSERT INTO repairs VALUES ('J-2270', 'Hohe Luft', 'T08', 'A', 'delamination', 5, 11.3, 4, '2026-08-10', '2026-08-17', '2026-08-20', NULL, NULL, NULL, NULL, 'Jansen', NULL, 'n');
INSERT INTO repairs VALUES ('J-2271', 'hohe luft', 'T03', 'B', 'leading edge erosion', 3, 32.6, 35, '2026-08-13', '2026-08-31', '2026-11-11', '2026-09-15', 21.5, 54.8, 250, 'Petrov', 3663.97, 'y');
INSERT INTO repairs VALUES ('J-2272', 'Brandberg', 'T08', 'A', 'leading edge erosion', 2, 33.4, 4, '2026-08-18', '2026-09-16', '2026-12-16', '2026-10-31', 6.5, 21.7, NULL, 'Okafor', 1046.19, 'n');
INSERT INTO repairs VALUES ('J-2273', 'Brandberg', 'T10', 'A', 'leading edge erosion, lightning strike', 4, 17.3, 120, '2026-08-25', '2026-09-18', '2026-09-24', '2026-10-07', 7.0, 20.6, 1400, 'Lund', 1592.37, 'y');
INSERT INTO repairs VALUES ('J-2274', 'Nordkamp', 'T01', 'A', 'lightning strike', 3, 6.6, 80, '2026-08-30', '2026-09-24', '2026-11-28', '2026-10-28', 18.0, 27.3, 1400, 'Jansen', 3764.9, 'n');
INSERT INTO repairs VALUES ('J-2275', 'Nordkamp', 'T14', 'B', 'lightning strike, delamination', 4, 37.0, 260, '2026-09-10', NULL, '2026-10-10', NULL, NULL, NULL, NULL, NULL, NULL, 'n');
INSERT INTO repairs VALUES ('J-2276', 'Brandberg', 'T02', 'C', 'delamination', 3, 13.3, 4, '2026-09-13', '2026-09-26', '2026-12-12', '2026-11-04', 4.0, 5.8, 2200, 'Petrov', 1296.26, 'n');
INSERT INTO repairs VALUES ('J-2277', 'Nordkamp', 'T04', 'C', 'lightning strike, crack', 1, 10.6, 12, '2026-09-18', '2026-09-21', '2027-03-17', '2026-11-06', 12.0, 14.9, 2200, 'Jansen', 1814.17, '');
INSERT INTO repairs VALUES ('J-2278', 'Nordkamp', 'T05', 'C', 'leading edge erosion', 3, 0.4, 4, '2026-09-24', '2026-09-30', '2026-12-23', '2026-10-15', 20.0, 75.5, 1400, 'Petrov', 3191.57, 'n');
INSERT INTO repairs VALUES ('J-2279', 'Brandberg', 'T02', 'B', 'bird strike', 3, 7.0, 8, '2026-09-29', '2026-10-22', '2026-12-28', '2026-11-11', 15.5, 47.6, 250, 'Okafor', 2109.14, 'n');
INSERT INTO repairs VALUES ('J-2280', 'Hohe Luft', 'T01', 'C', 'leading edge erosion', 3, 22.0, NULL, '2026-10-08', '2026-11-03', '2027-01-06', NULL, NULL, NULL, NULL, 'Lund', NULL, 'n');
INSERT INTO repairs VALUES ('J-2281', 'brandberg', 'T06', 'B', 'coating loss', 4, 16.4, 12, '2026-10-15', '2026-10-31', '2026-11-14', '2026-11-16', 17.5, 20.7, 400, 'Jansen', 2802.23, 'n');
INSERT INTO repairs VALUES ('J-2282', 'Nordkamp', 'T11', 'A', 'crack', 3, 9.4, 50, '2026-10-18', '2026-10-29', '2027-01-16', NULL, NULL, NULL, NULL, 'Okafor', NULL, '');
INSERT INTO repairs VALUES ('J-2283', 'Hohe Luft', 'T13', 'B', 'coating loss', 3, 22.7, 8, '2026-10-24', '2026-11-06', '2027-01-22', NULL, NULL, NULL, NULL, 'Okafor', NULL, 'n');
INSERT INTO repairs VALUES ('J-2284', 'Seewind', 'T07', 'B', 'leading edge erosion, lightning strike', 1, 10.3, 4, '2026-10-31', NULL, '2027-04-29', NULL, NULL, NULL, NULL, NULL, NULL, 'y');
INSERT INTO repairs VALUES ('J-2285', 'Brandberg', 'T09', 'B', 'crack', 1, 19.5, 35, '2026-11-11', NULL, '2027-05-10', NULL, NULL, NULL, NULL, NULL, NULL, 'y');
INSERT INTO repairs VALUES ('J-2286', 'Hohe Luft', 'T05', 'B', 'crack', 4, 33.3, 80, '2026-11-17', NULL, '2026-12-17', NULL, NULL, NULL, NULL, NULL, NULL, 'y');
INSERT INTO repairs VALUES ('J-2287', 'Nordkamp', 'T02', 'A', 'coating loss', 1, 27.7, 20, '2026-11-19', NULL, '2027-05-18', NULL, NULL, NULL, NULL, NULL, NULL, 'y');
