CREATE TABLE cctv_runs (
  Run_ID TEXT,
  Street TEXT,
  Town TEXT,
  Mat TEXT,
  DN_mm INTEGER,
  Len_m REAL,
  Yr_laid INTEGER,
  Insp_Dt TEXT,
  Rep_Dt TEXT,
  Defects TEXT,
  Grade INTEGER,
  "Urgent?" TEXT,
  Crew TEXT,
  Fix_Due TEXT,
  Fix_Done TEXT,
  Cost_EUR REAL,
  Rmk TEXT
);
INSERT INTO cctv_runs VALUES ('CR001', 'Kirchgasse', 'Brevik', 'PVC', 225, 94.0, 2008, '2025-06-03', '2025-06-18', 'sag', 2, '', 'C', NULL, NULL, 734.82, '');
INSERT INTO cctv_runs VALUES ('CR002', 'Chapel Yard', 'Dunmere ', 'PVC', 300, 38.2, 2008, '2025-06-12', '2025-06-22', 'infiltration', 5, 'y', 'B', '2025-10-10', '2025-10-07', 295.42, '');
INSERT INTO cctv_runs VALUES ('CR003', 'Tannery Lane', 'Brevik', 'brick', 450, 56.3, 2008, '2025-06-16', '2025-06-25', 'sag, crack, joint offset', 3, 'n', 'A', '2025-09-14', '2025-08-16', 512.74, '');
INSERT INTO cctv_runs VALUES ('CR004', 'Chapel Yard', 'Castlow', 'PVC', 300, 15.1, 1956, '2025-06-24', '2025-07-01', 'crack, rats, roots', 4, 'y', 'A', '2025-08-23', '2025-07-15', 485.03, 'camera stuck');
INSERT INTO cctv_runs VALUES ('CR005', 'Quarry Hill', 'DUNMERE', 'concrete', 150, 66.0, 1911, '2025-06-28', '2025-07-02', '', NULL, '', 'B', NULL, NULL, NULL, '');
INSERT INTO cctv_runs VALUES ('CR006', 'Mill Lane', 'Aldern', 'clay', 450, 33.4, NULL, '2025-07-05', '2025-07-16', 'sag, joint offset, crack', 3, 'n', 'A', '2025-08-04', '2025-10-10', 221.78, 'manhole buried');
INSERT INTO cctv_runs VALUES ('CR007', 'Harbour St', 'Castlow', 'clay', 300, 65.3, 1988, '2025-07-14', '2025-08-07', 'roots', 2, 'n', 'B', NULL, NULL, 333.82, '');
INSERT INTO cctv_runs VALUES ('CR008', 'Bakers Row', 'brevik', 'brick', 300, 70.8, 1898, '2025-07-16', '2025-07-22', '', NULL, 'n', 'C', NULL, NULL, 520.48, 'night work');
INSERT INTO cctv_runs VALUES ('CR009', 'Old Bridge St', 'Dunmere', 'brick', 225, 35.4, 1962, '2025-07-24', '2025-08-05', 'sag', 3, 'n', 'B', '2025-10-22', '2025-11-14', 273.67, 'camera stuck');
INSERT INTO cctv_runs VALUES ('CR010', 'Bakers Row', 'Dunmere', 'clay', 225, 31.8, 1934, '2025-08-02', '2025-08-07', 'grease', 3, 'n', 'C', '2025-10-01', '2025-09-23', 940.27, '');
INSERT INTO cctv_runs VALUES ('CR011', 'Bakers Row', 'Aldern ', 'clay', 225, 90.8, NULL, '2025-08-09', '2025-08-13', 'rats', 2, 'n', 'C', NULL, NULL, 761.46, '');
INSERT INTO cctv_runs VALUES ('CR012', 'Ferry Rd', 'Aldern', 'PVC', 150, 32.0, 1971, '2025-08-13', NULL, '', NULL, 'n', 'A', NULL, NULL, NULL, '');
INSERT INTO cctv_runs VALUES ('CR013', 'Station Rd', 'Castlow', 'clay', 225, 31.7, 2016, '2025-08-17', '2025-08-23', '', NULL, 'n', 'A', NULL, NULL, 375.16, 'traffic mgmt needed');
INSERT INTO cctv_runs VALUES ('CR014', 'Chapel Yard', 'Aldern', 'clay', 150, 59.0, 1934, '2025-08-25', '2025-09-04', '', 1, '', 'B', NULL, NULL, 425.3, 'manhole buried');
INSERT INTO cctv_runs VALUES ('CR015', 'Old Bridge St', 'dunmere', 'concrete', 225, 69.8, NULL, '2025-08-31', '2025-09-15', '', NULL, 'n', 'A', NULL, NULL, 773.09, '');
INSERT INTO cctv_runs VALUES ('CR016', 'Tannery Lane', 'Aldern', 'concrete', 600, 26.7, 1999, '2025-09-07', '2025-09-16', 'infiltration, crack', 3, '', 'B', '2025-11-06', '2025-10-06', 869.71, 'camera stuck');
INSERT INTO cctv_runs VALUES ('CR017', 'Tannery Lane', 'Aldern', 'concrete', 225, 94.5, 1956, '2025-09-13', '2025-10-05', 'infiltration, roots', 2, 'n', 'B', NULL, NULL, 950.91, '');
INSERT INTO cctv_runs VALUES ('CR018', 'Station Rd', 'Aldern', 'pvc', 200, 49.1, 1934, '2025-09-18', '2025-10-09', 'grease', 3, 'n', 'A', '2025-10-18', '2025-12-23', 274.86, '');
INSERT INTO cctv_runs VALUES ('CR019', 'Chapel Yard', 'Brevik', 'PVC', 450, 39.1, 1898, '2025-09-27', '2025-10-03', 'sag', 2, '', 'A', NULL, NULL, 148.4, 'traffic mgmt needed');
INSERT INTO cctv_runs VALUES ('CR020', 'Old Bridge St', 'Aldern', 'concrete', 450, 40.9, 1934, '2025-10-05', '2025-10-16', '', NULL, '', 'B', NULL, NULL, 569.52, '');
INSERT INTO cctv_runs VALUES ('CR021', 'Mill Lane', 'Castlow', 'brick', 200, 90.5, NULL, '2025-10-10', '2025-10-11', 'roots, joint offset, infiltration', 3, 'n', 'A', '2026-02-07', NULL, 309.82, 'manhole buried');
INSERT INTO cctv_runs VALUES ('CR022', 'Tannery Lane', 'Brevik', 'clay', 200, 23.9, 1934, '2025-10-15', '2025-10-16', 'sag, joint offset, rats', 3, 'n', 'B', '2025-11-14', '2025-12-16', 444.6, '');
INSERT INTO cctv_runs VALUES ('CR023', 'North Quay', 'Castlow ', 'clay', 225, 93.1, 1962, '2025-10-23', '2025-11-08', 'roots, rats', 3, '', 'A', '2025-12-22', '2025-11-20', 657.08, 'night work');
INSERT INTO cctv_runs VALUES ('CR024', 'Weaver Row', 'ALDERN', 'clay', 600, 41.8, 1962, '2025-10-30', '2025-11-04', '', 1, '', 'A', NULL, NULL, 707.83, 'traffic mgmt needed');
INSERT INTO cctv_runs VALUES ('CR025', 'Kirchgasse', 'Aldern', 'brick', 150, 47.1, 1898, '2025-11-03', '2025-11-08', 'joint offset, crack', 2, '', 'C', NULL, NULL, 672.73, 'traffic mgmt needed');
INSERT INTO cctv_runs VALUES ('CR026', 'Lindenweg', 'brevik', 'clay', 300, 31.8, 2008, '2025-11-12', '2025-12-04', 'crack', 4, 'y', 'A', '2026-01-11', NULL, 409.9, 'night work');
INSERT INTO cctv_runs VALUES ('CR027', 'Old Bridge St', 'Dunmere', 'clay', 450, 85.3, 1956, '2025-11-15', '2025-11-16', 'grease, roots, joint offset', 3, '', 'A', '2025-12-15', '2026-03-06', 388.14, 'traffic mgmt needed');
INSERT INTO cctv_runs VALUES ('CR028', 'Lindenweg', 'Brevik', 'PVC', 225, 46.7, 1911, '2025-11-24', '2025-12-06', 'joint offset', 2, 'n', 'A', NULL, NULL, NULL, 'camera stuck');
INSERT INTO cctv_runs VALUES ('CR029', 'Quarry Hill', 'Castlow', 'clay', 300, 21.5, 1962, '2025-11-29', '2025-12-02', 'grease, sag', 2, 'n', 'C', NULL, NULL, 509.96, '');
INSERT INTO cctv_runs VALUES ('CR030', 'Ferry Rd', 'Castlow', 'BRICK', 150, 73.0, 1898, '2025-12-07', '2025-12-20', 'joint offset, grease, roots', 3, 'n', 'C', '2026-04-06', '2026-03-23', NULL, 'camera stuck');
INSERT INTO cctv_runs VALUES ('CR031', 'Quarry Hill', 'aldern', 'clay', 150, 55.9, 1911, '2025-12-14', '2025-12-26', '', 1, 'n', 'A', NULL, NULL, 492.84, 'traffic mgmt needed');
INSERT INTO cctv_runs VALUES ('CR032', 'Lindenweg', 'Aldern', 'clay', 200, 57.0, 2008, '2025-12-21', '2025-12-26', 'roots, grease', 4, 'y', 'A', '2026-01-20', '2026-01-14', 277.68, '');
INSERT INTO cctv_runs VALUES ('CR033', 'Weaver Row', 'Brevik', 'clay', 200, 16.1, 1911, '2025-12-24', '2025-12-26', 'joint offset, grease, crack', 2, '', 'A', NULL, NULL, 916.07, 'night work');
INSERT INTO cctv_runs VALUES ('CR034', 'Ferry Rd', 'Brevik', 'concrete', 450, 49.5, 1898, '2025-12-31', '2026-01-21', '', NULL, 'n', 'C', NULL, NULL, 154.43, 'traffic mgmt needed');
INSERT INTO cctv_runs VALUES ('CR035', 'Harbour St', 'Brevik ', 'PVC', 225, 47.2, NULL, '2026-01-09', '2026-01-28', '', NULL, '', 'B', NULL, NULL, 612.36, 'camera stuck');
INSERT INTO cctv_runs VALUES ('CR036', 'Weaver Row', 'castlow', 'brick', 300, 73.7, 1971, '2026-01-12', '2026-01-21', 'grease', 2, '', 'C', NULL, NULL, NULL, 'night work');
INSERT INTO cctv_runs VALUES ('CR037', 'Tannery Lane', 'Dunmere', 'clay', 300, 21.0, 2016, '2026-01-22', '2026-02-12', 'rats', 2, '', 'B', NULL, NULL, 408.66, '');
INSERT INTO cctv_runs VALUES ('CR038', 'Weaver Row', 'Dunmere', 'clay', 200, 72.6, 1988, '2026-01-25', NULL, 'sag', 5, 'y', 'B', '2026-05-25', '2026-04-01', 810.51, '');
INSERT INTO cctv_runs VALUES ('CR039', 'Kirchgasse', 'Aldern', 'concrete', 450, 48.0, 1956, '2026-02-04', '2026-02-22', 'crack', 2, 'n', 'B', NULL, NULL, 725.23, 'night work');
INSERT INTO cctv_runs VALUES ('CR040', 'Harbour St', 'Castlow', 'clay', 150, 44.1, 1988, '2026-02-07', '2026-02-18', 'roots', 5, 'y', 'B', '2026-03-09', '2026-05-19', 469.81, '');
INSERT INTO cctv_runs VALUES ('CR041', 'Chapel Yard', 'Brevik', 'concrete', 150, 22.5, 1988, '2026-02-16', '2026-02-22', 'rats, infiltration', 5, 'n', 'A', '2026-04-17', NULL, 863.8, 'camera stuck');
INSERT INTO cctv_runs VALUES ('CR042', 'Orchard Way', 'Aldern', 'clay', 225, 13.7, 1911, '2026-02-23', '2026-02-25', '', NULL, '', 'C', NULL, NULL, 751.18, 'camera stuck');
INSERT INTO cctv_runs VALUES ('CR043', 'North Quay', 'Brevik', 'clay', 450, 17.7, 1988, '2026-02-28', '2026-03-13', 'crack', 2, '', 'A', NULL, NULL, 688.7, 'camera stuck');
INSERT INTO cctv_runs VALUES ('CR044', 'Orchard Way', 'Dunmere', 'clay', 150, 54.0, 1934, '2026-03-05', NULL, 'grease, roots', 3, 'n', 'C', '2026-05-04', NULL, 155.74, 'night work');
INSERT INTO cctv_runs VALUES ('CR045', 'Mill Lane', 'aldern', 'brick', 200, 88.0, 1934, '2026-03-12', '2026-03-27', 'rats', 2, 'n', 'B', NULL, NULL, 834.09, '');
INSERT INTO cctv_runs VALUES ('CR046', 'Quarry Hill', 'Dunmere', 'clay', 300, 90.4, 1962, '2026-03-18', '2026-04-02', '', NULL, 'n', 'A', NULL, NULL, 149.28, 'traffic mgmt needed');
INSERT INTO cctv_runs VALUES ('CR047', 'Bakers Row', 'brevik', 'PVC', 300, 30.0, 1898, '2026-03-25', '2026-04-10', 'rats', 3, '', 'A', '2026-05-24', '2026-04-18', 685.38, 'camera stuck');
INSERT INTO cctv_runs VALUES ('CR048', 'Kirchgasse', 'Aldern', 'PVC', 225, 69.4, 2016, '2026-03-31', '2026-04-24', '', NULL, '', 'C', NULL, NULL, 577.01, '');
INSERT INTO cctv_runs VALUES ('CR049', 'Chapel Yard', 'Aldern', 'concrete', 200, 76.1, 1999, '2026-04-05', '2026-04-22', 'roots', 3, 'n', 'C', '2026-06-04', NULL, 670.78, '');
INSERT INTO cctv_runs VALUES ('CR050', 'Weaver Row', 'Aldern', '', 200, 94.0, 1999, '2026-04-14', '2026-04-18', 'sag', 4, 'n', 'A', '2026-06-13', '2026-05-30', 168.3, 'manhole buried');
INSERT INTO cctv_runs VALUES ('CR051', 'Old Bridge St', 'Brevik', 'concrete', 150, 89.5, 1962, '2026-04-18', '2026-05-02', 'infiltration', 3, 'n', 'A', '2026-08-16', '2026-07-18', 193.26, 'night work');
INSERT INTO cctv_runs VALUES ('CR052', 'Orchard Way', 'Castlow', 'clay ', 225, 82.3, 1898, '2026-04-24', '2026-05-11', 'infiltration, rats, sag', 2, '', 'A', NULL, NULL, 523.33, '');
INSERT INTO cctv_runs VALUES ('CR053', 'Tannery Lane', 'Dunmere', 'clay', 600, 92.1, 2008, '2026-05-04', '2026-05-25', 'crack', 2, 'n', 'B', NULL, NULL, 444.28, 'night work');
INSERT INTO cctv_runs VALUES ('CR054', 'Tannery Lane', 'Aldern', 'concrete', 150, 92.0, 1988, '2026-05-11', '2026-05-21', 'joint offset, roots, grease', 4, 'y', 'A', '2026-06-10', '2026-07-10', 878.9, '');
INSERT INTO cctv_runs VALUES ('CR055', 'Bakers Row', 'Aldern', 'clay', 600, 27.1, 1911, '2026-05-13', '2026-05-26', '', NULL, 'n', 'B', NULL, NULL, 703.94, '');
INSERT INTO cctv_runs VALUES ('CR056', 'Tannery Lane', 'Aldern', 'PVC', 150, 76.1, 2016, '2026-05-22', '2026-05-25', '', NULL, 'n', 'C', NULL, NULL, 672.75, '');
INSERT INTO cctv_runs VALUES ('CR057', 'Old Bridge St', 'Aldern', 'concrete', 450, 94.3, 1962, '2026-05-27', '2026-06-08', '', 1, 'n', 'C', NULL, NULL, 508.48, '');
INSERT INTO cctv_runs VALUES ('CR058', 'Kirchgasse', 'Aldern', 'brick', 300, 47.4, 1971, '2026-06-02', '2026-06-12', '', 1, 'n', 'A', NULL, NULL, 908.99, '');
INSERT INTO cctv_runs VALUES ('CR059', 'Ferry Rd', 'Aldern', 'brick', 225, 34.1, 1999, '2026-06-12', '2026-07-03', 'roots, infiltration', 5, 'y', 'C', '2026-10-10', NULL, 259.0, 'traffic mgmt needed');
INSERT INTO cctv_runs VALUES ('CR060', 'Mill Lane', 'Brevik', 'clay', 600, 83.8, 1988, '2026-06-18', '2026-07-05', 'sag', 4, 'y', 'A', '2026-09-16', NULL, 872.13, 'manhole buried');
INSERT INTO cctv_runs VALUES ('CR061', 'Bakers Row', 'aldern', 'concrete', 225, 74.0, NULL, '2026-06-24', '2026-06-28', 'grease, sag, joint offset', 2, '', 'B', NULL, NULL, 485.28, 'traffic mgmt needed');
INSERT INTO cctv_runs VALUES ('CR062', 'Tannery Lane', 'Castlow', 'brick', 225, 85.5, NULL, '2026-06-29', '2026-07-13', 'crack', 4, 'y', 'C', '2026-08-28', '2026-08-19', 952.35, 'manhole buried');
INSERT INTO cctv_runs VALUES ('CR063', 'Harbour St', 'Brevik ', 'brick', 300, 35.0, 1934, '2026-07-03', '2026-07-23', '', 1, 'n', 'B', NULL, NULL, 933.49, '');
INSERT INTO cctv_runs VALUES ('CR064', 'Mill Lane', 'Dunmere', '', 300, 21.9, 1999, '2026-07-12', '2026-08-05', 'roots', 2, 'n', 'A', NULL, NULL, 726.79, 'traffic mgmt needed');
INSERT INTO cctv_runs VALUES ('CR065', 'Ferry Rd', 'Aldern', 'clay', 300, 94.6, 1898, '2026-07-17', NULL, '', 1, 'n', 'A', NULL, NULL, 195.68, '');
INSERT INTO cctv_runs VALUES ('CR066', 'Chapel Yard', 'Brevik', 'clay', 225, 73.4, 1971, '2026-07-25', '2026-08-05', 'roots, rats, sag', 3, '', 'C', '2026-09-23', '2026-09-14', 687.76, '');
INSERT INTO cctv_runs VALUES ('CR067', 'Kirchgasse', 'Castlow', 'brick', 300, 24.9, 1988, '2026-07-30', '2026-08-13', 'infiltration, sag, grease', 4, 'y', 'C', '2026-10-28', NULL, 580.52, '');
INSERT INTO cctv_runs VALUES ('CR068', 'Old Bridge St', 'Aldern', 'concrete', 150, 83.7, 1911, '2026-08-04', '2026-08-08', 'grease', 3, 'n', 'C', '2026-12-02', NULL, 710.3, 'traffic mgmt needed');
INSERT INTO cctv_runs VALUES ('CR069', 'Lindenweg', 'Brevik', '', 450, 76.4, 1988, '2026-08-14', NULL, 'infiltration, joint offset', 2, 'n', 'B', NULL, NULL, NULL, 'manhole buried');
INSERT INTO cctv_runs VALUES ('CR070', 'Bakers Row', 'Dunmere', 'clay', 225, 49.2, 1971, '2026-08-18', '2026-09-05', 'crack, grease, rats', 2, '', 'C', NULL, NULL, 380.72, '');
INSERT INTO cctv_runs VALUES ('CR071', 'Kirchgasse', 'Aldern', 'PVC', 450, 76.9, 1971, '2026-08-27', '2026-09-12', 'rats', 2, 'n', 'C', NULL, NULL, 927.44, '');
INSERT INTO cctv_runs VALUES ('CR072', 'Chapel Yard', 'Aldern', 'clay', 600, 15.1, NULL, '2026-09-01', '2026-09-21', 'sag, grease, joint offset', 3, 'n', 'C', '2026-12-30', NULL, 362.58, '');
INSERT INTO cctv_runs VALUES ('CR073', 'Chapel Yard', 'Aldern', 'concrete', 600, 94.5, 2016, '2026-09-06', '2026-09-18', 'infiltration', 4, 'y', 'A', '2026-11-05', '2026-10-30', 273.41, '');
INSERT INTO cctv_runs VALUES ('CR074', 'Harbour St', 'Aldern', 'CONCRETE', 300, 88.2, 1988, '2026-09-14', '2026-09-23', '', 1, 'n', 'B', NULL, NULL, 211.51, '');
INSERT INTO cctv_runs VALUES ('CR075', 'Old Bridge St', 'DUNMERE', 'concrete', 300, 23.8, 1956, '2026-09-21', '2026-09-25', '', 1, 'n', 'B', NULL, NULL, 691.53, 'traffic mgmt needed');
INSERT INTO cctv_runs VALUES ('CR076', 'Mill Lane', 'Aldern', '', 450, 20.3, NULL, '2026-09-26', '2026-09-27', 'infiltration, rats, sag', 3, 'n', 'C', '2027-01-24', NULL, 392.38, 'traffic mgmt needed');
INSERT INTO cctv_runs VALUES ('CR077', 'Quarry Hill', 'ALDERN', 'brick', 450, 59.6, 1934, '2026-10-04', '2026-10-10', 'roots', 3, 'n', 'A', '2027-02-01', NULL, 746.34, 'manhole buried');
INSERT INTO cctv_runs VALUES ('CR078', 'Old Bridge St', 'Aldern', 'PVC', 450, 40.9, 1898, '2026-10-11', '2026-11-01', 'sag', 3, '', 'C', '2026-11-10', NULL, 757.45, 'traffic mgmt needed');
INSERT INTO cctv_runs VALUES ('CR079', 'Chapel Yard', 'Dunmere', 'PVC', 300, 69.2, 1911, '2026-10-16', '2026-10-18', '', 1, '', 'A', NULL, NULL, 943.15, 'night work');
INSERT INTO cctv_runs VALUES ('CR080', 'Orchard Way', 'Dunmere ', 'clay', 200, 17.2, 1999, '2026-10-22', '2026-11-09', 'grease', 2, 'n', 'C', NULL, NULL, 639.97, '');
INSERT INTO cctv_runs VALUES ('CR081', 'Orchard Way', 'Aldern', 'brick', 600, 89.1, 1999, '2026-10-28', '2026-11-13', 'roots', 5, 'y', 'A', '2027-01-26', NULL, 659.74, 'manhole buried');
INSERT INTO cctv_runs VALUES ('CR082', 'Chapel Yard', 'Aldern', 'clay', 450, 14.4, 1999, '2026-11-06', '2026-11-07', '', 1, 'n', 'C', NULL, NULL, 929.63, 'night work');
INSERT INTO cctv_runs VALUES ('CR083', 'Lindenweg', 'Brevik', 'clay', 200, 73.9, 2008, '2026-11-08', NULL, 'grease', 5, 'y', 'A', '2027-01-07', NULL, 523.74, 'manhole buried');
INSERT INTO cctv_runs VALUES ('CR084', 'Chapel Yard', 'BREVIK', 'PVC', 300, 77.5, 1971, '2026-11-16', NULL, 'crack', 4, 'y', 'B', '2026-12-16', NULL, 820.11, 'manhole buried');
