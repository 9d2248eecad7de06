CREATE TABLE contractors (
  id INTEGER PRIMARY KEY,
  firm TEXT,
  based_in TEXT,
  vat_reg TEXT,
  insurance_expires TEXT,
  trades TEXT
);
INSERT INTO contractors VALUES (1, 'Hollis Groundworks', 'Wexcombe', 'Y', '2025-11-30', 'trees, fencing');
INSERT INTO contractors VALUES (2, 'P. Tarrant & Son', 'Little Orde', 'N', '2025-06-30', 'carpentry, painting');
INSERT INTO contractors VALUES (3, 'GreenEdge Ltd', 'Marlock', 'Y', '2026-03-31', 'mowing, hedges, trees');
INSERT INTO contractors VALUES (4, 'Bright Spark Electrical', 'Marlock', 'Y', '2025-12-31', 'lighting');
INSERT INTO contractors VALUES (5, 'Dunmow Play Services', 'Hexley', 'Y', NULL, 'play equipment, surfacing');
INSERT INTO contractors VALUES (6, 'Jem Askew', 'Little Orde', 'n', '2025-04-30', 'odd jobs, painting, mowing');
INSERT INTO contractors VALUES (7, 'Stonecraft Memorials', 'Wexcombe', 'Y', '2026-01-31', 'stonework');
INSERT INTO contractors VALUES (8, 'Ridgeway Fencing', 'Hexley', 'Y', '2025-10-31', 'fencing, gates');
CREATE TABLE works (
  ref TEXT PRIMARY KEY,
  job TEXT,
  category TEXT,
  location TEXT,
  contractor_id INTEGER REFERENCES contractors(id),
  lead_cllr TEXT,
  reported_on TEXT,
  approved_on TEXT,
  completed_on TEXT,
  quote_gbp REAL,
  final_cost_gbp REAL,
  status TEXT,
  urgent TEXT,
  funded_from TEXT,
  remarks TEXT
);
INSERT INTO works VALUES ('W001', 'Fell dead ash', 'Trees', 'Church Lane', 1, 'cllr nash', '2024-10-24', '2024-11-09', '2024-12-30', 310, 310, 'Done', 'no', NULL, NULL);
INSERT INTO works VALUES ('W002', 'Pothole by hall entrance', 'Car park', 'Hall car park', 2, NULL, '2025-01-09', '2025-02-08', '2025-04-15', 150, 150, 'Done', NULL, 'grant', 'tidy afterwards');
INSERT INTO works VALUES ('W003', 'Safety surface lifting', 'Play area', 'Village Green', 3, 'Cllr Nash', '2024-08-05', '2024-09-19', NULL, 85, NULL, 'Approved', 'no', 'Precept', NULL);
INSERT INTO works VALUES ('W004', 'Replace rotten bench slats', 'Bench/seat', 'Rec Ground', 3, 'Cllr Nash', '2024-09-21', NULL, NULL, 720, NULL, 'Quoted', 'no', 'grant', 'chased twice');
INSERT INTO works VALUES ('W005', 'New litter bin', 'Bins', 'Church Lane', NULL, NULL, '2024-11-26', NULL, NULL, NULL, NULL, 'Open', 'no', 'precept', NULL);
INSERT INTO works VALUES ('W006', 'Safety surface lifting', 'Play area', 'Rec Ground', 2, 'cllr nash', '2025-07-18', '2025-08-11', '2025-08-30', 240, 216.0, 'Done', '', 'precept', 'chased twice');
INSERT INTO works VALUES ('W007', 'Reset leaning headstone', 'Churchyard', 'Church Lane', 7, 'Cllr Pemberton', '2024-09-12', '2024-09-24', '2024-11-13', 460, 575.0, 'Done', '', 'precept', 'resident complained');
INSERT INTO works VALUES ('W008', 'Crown lift limes', 'Trees', 'Rec Ground', NULL, 'Cllr Pemberton', '2025-08-19', NULL, NULL, NULL, NULL, 'Open', 'no', 'grant', NULL);
INSERT INTO works VALUES ('W009', 'Reset leaning headstone', 'Churchyard', 'Church Lane', 7, 'Cllr Okafor', '2024-11-11', '2024-12-24', NULL, 85, NULL, 'Approved', NULL, 'grant', NULL);
INSERT INTO works VALUES ('W010', 'Grass cut', 'Mowing', 'Orde Cross', 3, 'Cllr Nash', '2025-01-19', NULL, NULL, 180, NULL, 'Quoted', 'no', 'CIL', NULL);
INSERT INTO works VALUES ('W011', 'Clear ditch', 'Drainage', 'Rec Ground', 3, 'Cllr Pemberton', '2024-08-08', '2024-09-08', '2024-10-17', 120, 120, 'Done', 'yes', 'grant', NULL);
INSERT INTO works VALUES ('W012', 'Safety surface lifting', 'Play area', 'rec ground', 3, 'Cllr Okafor', '2024-09-04', '2024-10-19', '2024-11-24', 1850, 2312.5, 'Done', '', 'CIL', 'check with county highways');
INSERT INTO works VALUES ('W013', 'Swing seat cracked', 'Play area', 'rec ground', 1, NULL, '2025-04-25', '2025-06-06', '2025-06-23', 150, 165.0, 'Done', 'no', 'CIL', 'resident complained');
INSERT INTO works VALUES ('W014', 'War memorial clean', 'Churchyard', 'Church Lane', 7, NULL, '2025-03-26', '2025-04-27', '2025-05-15', 1280, 1408.0, 'Done', 'no', NULL, NULL);
INSERT INTO works VALUES ('W015', 'Fell dead ash', 'Trees', 'Hall car park', 2, 'Cllr Nash', '2025-06-04', NULL, NULL, 1850, NULL, 'Quoted', 'no', 'precept', NULL);
INSERT INTO works VALUES ('W016', 'Replace rotten bench slats', 'Bench/seat', 'Village Green', 1, 'Cllr Pemberton', '2025-08-03', '2025-09-14', '2025-09-21', 1280, 1600.0, 'Done', NULL, 'precept', 'awaiting 2nd quote');
INSERT INTO works VALUES ('W017', 'Repair kissing gate', 'Footpaths', 'Mill Road', 5, 'Cllr Pemberton', '2024-11-17', '2024-12-25', '2025-01-23', 120, 150.0, 'Done', '', 'grant', NULL);
INSERT INTO works VALUES ('W018', 'Replace rotten bench slats', 'Bench/seat', 'Church Lane', 5, NULL, '2025-02-10', '2025-03-16', '2025-04-27', 45, 49.5, 'Done', 'yes', 'precept', NULL);
INSERT INTO works VALUES ('W019', 'Empty and fix dog bin', 'Bins', 'Hall car park', 3, 'Cllr Pemberton', '2024-12-15', '2025-01-28', '2025-04-08', 950, 950, 'Done', 'no', 'precept', NULL);
INSERT INTO works VALUES ('W020', 'Pothole by hall entrance', 'Car park', 'Hall car park', 6, 'Cllr Nash', '2025-02-07', '2025-02-16', '2025-03-24', 150, 150, 'done', 'yes', 'precept', NULL);
INSERT INTO works VALUES ('W021', 'Safety surface lifting', 'Play area', 'Rec Ground', 1, 'cllr nash', '2024-09-08', '2024-10-10', '2024-11-13', 1280, 1280, 'Done', 'yes', NULL, 'check with county highways');
INSERT INTO works VALUES ('W022', 'Pothole by hall entrance', 'Car park', 'Hall car park', 4, 'Cllr Nash', '2025-01-11', '2025-02-04', '2025-03-17', 540, 540, 'Done', 'yes', 'precept', NULL);
INSERT INTO works VALUES ('W023', 'Empty and fix dog bin', 'Bins', 'Village Green', 2, NULL, '2024-09-14', '2024-10-17', NULL, 1850, NULL, 'Approved', 'no', NULL, 'check with county highways');
INSERT INTO works VALUES ('W024', 'Clear ditch', 'Drainage', 'Rec Ground', 1, 'Cllr Pemberton', '2024-05-06', '2024-06-08', '2024-08-06', 120, 108.0, 'Done', 'no', 'grant', NULL);
INSERT INTO works VALUES ('W025', 'Pothole by hall entrance', 'Car park', 'Hall car park', 1, 'Cllr Pemberton', '2025-01-18', NULL, NULL, 310, NULL, 'Quoted', 'no', 'Precept', NULL);
INSERT INTO works VALUES ('W026', 'Street light out', 'Lighting', 'Rec Ground', 2, 'Cllr Okafor', '2024-08-13', '2024-09-27', '2024-11-16', 45, 49.5, 'Done', NULL, NULL, NULL);
INSERT INTO works VALUES ('W027', 'Cut back hedge on footpath 12', 'Hedges', 'Orde Cross', 5, 'Cllr Pemberton', '2024-06-16', '2024-07-05', '2024-07-11', 120, 120, 'Done', NULL, NULL, 'check with county highways');
INSERT INTO works VALUES ('W028', 'Remove graffiti', 'Bus shelter', 'Church Lane', 5, 'cllr nash', '2024-08-28', '2024-09-25', '2024-10-21', 180, 225.0, 'Done', NULL, 'precept', 'awaiting 2nd quote');
INSERT INTO works VALUES ('W029', 'Pothole by hall entrance', 'Car park', 'Hall car park', 5, 'Cllr Nash', '2024-10-29', '2024-12-09', NULL, 60, NULL, 'Approved', '', NULL, 'chased twice');
INSERT INTO works VALUES ('W030', 'Empty and fix dog bin', 'Bins', 'Allotments', 6, 'Cllr Dewhurst', '2025-07-03', NULL, NULL, 950, NULL, 'Rejected', 'no', 'precept', NULL);
INSERT INTO works VALUES ('W031', 'Swing seat cracked', 'Play area', 'Village Green', NULL, 'cllr nash', '2024-09-23', NULL, NULL, NULL, NULL, 'Open', 'yes', 'precept', NULL);
INSERT INTO works VALUES ('W032', 'Cut back hedge on footpath 12', 'Hedges', 'Allotments', 2, 'Cllr Pemberton', '2024-06-12', NULL, NULL, 1280, NULL, 'Rejected', 'yes', 'precept', NULL);
INSERT INTO works VALUES ('W033', 'Noticeboard glass broken', 'Noticeboard', 'Church Lane', 3, 'Cllr Pemberton', '2024-04-16', NULL, NULL, 460, NULL, 'Rejected', 'no', NULL, 'awaiting 2nd quote');
INSERT INTO works VALUES ('W034', 'Noticeboard glass broken', 'Noticeboard', 'Rec Ground', 3, 'Cllr Dewhurst', '2024-04-19', NULL, NULL, 385, NULL, 'Rejected', 'no', NULL, NULL);
INSERT INTO works VALUES ('W035', 'Repaint bus shelter', 'Bus shelter', 'Hall car park', 5, 'Cllr Nash', '2024-09-15', '2024-10-29', '2024-11-06', 385, 385, 'Done', '', 'precept', NULL);
INSERT INTO works VALUES ('W036', 'Repaint bus shelter', 'Bus shelter', 'Orde Cross', NULL, 'Cllr Nash', '2024-05-02', NULL, NULL, NULL, NULL, 'Open', '', 'Precept', 'tidy afterwards');
INSERT INTO works VALUES ('W037', 'Replace rotten bench slats', 'Bench/seat', 'Rec Ground', 5, 'Cllr Pemberton', '2024-08-16', '2024-08-24', '2024-10-24', 460, 506.0, 'done', 'no', 'Precept', NULL);
INSERT INTO works VALUES ('W038', 'Repair kissing gate', 'Footpaths', 'Church Lane', 4, 'cllr nash', '2025-02-09', '2025-02-17', '2025-04-04', 950, 950, 'Done', 'no', NULL, 'tidy afterwards');
INSERT INTO works VALUES ('W039', 'Remove graffiti', 'Bus shelter', 'village green', 4, 'Cllr Nash', '2025-01-29', '2025-03-03', NULL, 720, NULL, 'Approved', 'no', 'precept', NULL);
INSERT INTO works VALUES ('W040', 'Repaint bus shelter', 'Bus shelter', 'Rec Ground', 1, 'Cllr Dewhurst', '2024-10-13', '2024-11-22', NULL, 720, NULL, 'Approved', 'yes', 'Precept', 'check with county highways');
INSERT INTO works VALUES ('W041', 'Repair kissing gate', 'Footpaths', 'Church Lane', 3, 'Cllr Dewhurst', '2024-08-02', '2024-08-30', '2024-09-05', 60, 60, 'done', '', 'CIL', 'check with county highways');
INSERT INTO works VALUES ('W042', 'Noticeboard glass broken', 'Noticeboard', 'Hall car park', NULL, 'Cllr Okafor', '2024-12-07', NULL, NULL, NULL, NULL, 'Open', 'yes', 'precept', NULL);
INSERT INTO works VALUES ('W043', 'Noticeboard glass broken', 'Noticeboard', 'Hall car park', 3, 'Cllr Nash', '2024-04-09', '2024-05-06', '2024-07-11', 720, 720, 'Done', 'no', 'precept', NULL);
INSERT INTO works VALUES ('W044', 'Fell dead ash', 'Trees', 'Church Lane', 4, 'cllr nash', '2024-07-07', '2024-07-18', '2024-09-25', 720, 648.0, 'done', 'yes', 'precept', 'check with county highways');
INSERT INTO works VALUES ('W045', 'Crown lift limes', 'Trees', 'Hall car park', 6, 'Cllr Nash', '2025-03-26', '2025-04-22', '2025-05-15', 45, 49.5, 'Done', 'yes', 'precept', NULL);
INSERT INTO works VALUES ('W046', 'Pothole by hall entrance', 'Car park', 'Hall car park', 2, NULL, '2025-04-07', NULL, NULL, 180, NULL, 'Rejected', NULL, 'precept', 'resident complained');
INSERT INTO works VALUES ('W047', 'Swing seat cracked', 'Play area', 'Village Green', 5, NULL, '2024-06-02', '2024-06-12', '2024-08-07', 720, 900.0, 'Done', 'no', 'Precept', NULL);
INSERT INTO works VALUES ('W048', 'Empty and fix dog bin', 'Bins', 'Rec Ground', 1, NULL, '2024-09-29', '2024-10-22', '2024-11-15', 720, 900.0, 'Done', '', 'grant', NULL);
INSERT INTO works VALUES ('W049', 'Crown lift limes', 'Trees', 'Church Lane', 5, NULL, '2025-02-11', '2025-02-19', '2025-03-26', 60, 60, 'Done', 'no', 'precept', 'tidy afterwards');
INSERT INTO works VALUES ('W050', 'War memorial clean', 'Churchyard', 'Church Lane', 7, 'Cllr Nash', '2024-09-23', '2024-10-09', '2024-10-22', 310, 341.0, 'Done', NULL, NULL, NULL);
INSERT INTO works VALUES ('W051', 'Grass cut', 'Mowing', 'Hall car park', 6, NULL, '2024-08-14', NULL, NULL, 120, NULL, 'Quoted', NULL, 'Precept', 'tidy afterwards');
INSERT INTO works VALUES ('W052', 'Reset leaning headstone', 'Churchyard', 'Church Lane', 7, 'Cllr Pemberton', '2024-04-21', '2024-05-03', '2024-07-04', 460, 575.0, 'Done', NULL, 'grant', NULL);
INSERT INTO works VALUES ('W053', 'Noticeboard glass broken', 'Noticeboard', 'Mill Road', 4, 'Cllr Dewhurst', '2024-06-16', '2024-07-17', NULL, 1850, NULL, 'Approved', 'no', NULL, NULL);
INSERT INTO works VALUES ('W054', 'Remove graffiti', 'Bus shelter', 'Allotments', 1, 'cllr nash', '2025-07-25', '2025-08-21', '2025-10-30', 385, 346.5, 'Done', 'no', 'precept', NULL);
INSERT INTO works VALUES ('W055', 'Crown lift limes', 'Trees', 'village green', 4, 'Cllr Okafor', '2025-03-29', '2025-04-29', '2025-06-23', 460, 414.0, 'Done', 'no', 'precept', NULL);
INSERT INTO works VALUES ('W056', 'Noticeboard glass broken', 'Noticeboard', 'Rec Ground', 2, 'Cllr Pemberton', '2025-02-19', '2025-03-15', '2025-05-02', 310, 387.5, 'Done', '', 'Precept', NULL);
INSERT INTO works VALUES ('W057', 'Reset leaning headstone', 'Churchyard', 'Church Lane', 7, 'Cllr Nash', '2025-02-28', '2025-03-29', '2025-06-02', 60, 60, 'Done', NULL, 'precept', 'chased twice');
INSERT INTO works VALUES ('W058', 'New litter bin', 'Bins', 'Village Green', 6, 'Cllr Dewhurst', '2024-08-15', NULL, NULL, 1280, NULL, 'Rejected', 'no', 'Precept', 'check with county highways');
INSERT INTO works VALUES ('W059', 'New litter bin', 'Bins', 'Hall car park', NULL, 'Cllr Pemberton', '2024-10-16', NULL, NULL, NULL, NULL, 'Open', 'no', 'Precept', NULL);
INSERT INTO works VALUES ('W060', 'Noticeboard glass broken', 'Noticeboard', 'Rec Ground', 6, 'Cllr Dewhurst', '2024-07-21', NULL, NULL, 240, NULL, 'Quoted', NULL, 'CIL', 'tidy afterwards');
INSERT INTO works VALUES ('W061', 'Remove graffiti', 'Bus shelter', 'village green', 4, 'Cllr Nash', '2025-06-07', '2025-06-29', '2025-07-09', 1280, 1280, 'Done', 'no', 'precept', NULL);
INSERT INTO works VALUES ('W062', 'Swing seat cracked', 'Play area', 'Rec Ground', 1, 'Cllr Pemberton', '2025-08-14', '2025-09-17', '2025-11-02', 310, 279.0, 'Done', 'yes', NULL, 'awaiting 2nd quote');
INSERT INTO works VALUES ('W063', 'Street light out', 'Lighting', 'Church Lane', 5, 'Cllr Nash', '2025-03-11', NULL, NULL, 150, NULL, 'Rejected', 'no', 'precept', NULL);
INSERT INTO works VALUES ('W064', 'Pothole by hall entrance', 'Car park', 'Hall car park', 6, 'Cllr Dewhurst', '2025-09-10', NULL, NULL, 950, NULL, 'Quoted', 'no', 'precept', NULL);
