CREATE TABLE specimens (
  "cat no" TEXT PRIMARY KEY, name TEXT, grp TEXT, cls TEXT, yr INTEGER, ctry TEXT, "fall/find" TEXT, mass_g REAL, ins_val_usd REAL, "on display?" TEXT, remarks TEXT
);
INSERT INTO specimens VALUES ('M-0012', 'Gibeon', 'Iron', 'IVA', 1836, 'Namibia', 'find', 24800, 41000, 'y', NULL);
INSERT INTO specimens VALUES ('M-0019', 'Allende', 'Carbonaceous', 'CV3', 1969, 'Mexico', 'fall', 1340, 18500, '', NULL);
INSERT INTO specimens VALUES ('M-0023', 'Campo del Cielo', 'iron', 'IAB', 1576, 'Argentina', 'find', 51300, 28000, 'y', NULL);
INSERT INTO specimens VALUES ('M-0031', 'Murchison', 'Carbonaceous', 'CM2', 1969, 'Australia', 'fall', 212.5, 36000, 'n', 'organic, smells of tar');
INSERT INTO specimens VALUES ('M-0034', 'Sikhote-Alin', 'Iron', 'IIAB', 1947, 'Russia', 'fall', 3890, 9200, 'n', NULL);
INSERT INTO specimens VALUES ('M-0040', 'Seymchan', 'Stony-iron', 'PMG', 1967, 'Russia', 'find', 1765, 7700, 'n', 'etched slice');
INSERT INTO specimens VALUES ('M-0047', 'Esquel', 'Stony-iron', 'PMG', 1951, 'Argentina', 'find', 644, 29500, 'n', 'polished, both sides');
INSERT INTO specimens VALUES ('M-0052', 'Chelyabinsk', 'Stone', 'LL5', 2013, 'Russia', 'fall', 158.2, 1400, '', '');
INSERT INTO specimens VALUES ('M-0058', 'Nantan', 'Iron', 'IAB', 1958, 'China', 'find', 9200, 3100, 'n', 'rusting');
INSERT INTO specimens VALUES ('M-0061', 'Bensour', 'Stone', 'LL6', 2002, 'Morocco', 'fall', 421, 2600, 'n', NULL);
INSERT INTO specimens VALUES ('M-0066', 'NWA 869', 'stone', 'L4-6', 2000, 'Morocco', 'find', 733, 550, 'n', NULL);
INSERT INTO specimens VALUES ('M-0070', 'Zagami', 'Martian', 'shergottite', 1962, 'Nigeria', 'fall', 18.4, 22000, 'n', 'keep dry');
INSERT INTO specimens VALUES ('M-0071', 'NWA 5000', 'Lunar', 'feldspathic breccia', 2007, 'Morocco', 'find', 6.7, 31000, NULL, 'keep dry, do not cut');
INSERT INTO specimens VALUES ('M-0078', 'Millbillillie', 'HED', 'eucrite', 1960, 'Australia', 'fall', 305, 4800, 'n', NULL);
INSERT INTO specimens VALUES ('M-0083', 'Tatahouine', 'HED', 'diogenite', 1931, 'Tunisia', 'fall', 44.1, 2900, '', NULL);
INSERT INTO specimens VALUES ('M-0085', 'Muonionalusta', 'Iron ', 'IVA', 1906, 'Sweden', 'find', 6420, 5300, 'n', 'rusting, keep dry');
INSERT INTO specimens VALUES ('M-0090', 'Peekskill', 'Stone', 'H6', 1992, 'USA', 'fall', 92.6, 11800, 'n', NULL);
INSERT INTO specimens VALUES ('M-0094', 'Tagish Lake', 'Carbonaceous', 'C2', 2000, 'Canada', 'fall', 9.3, 19900, 'n', 'keep frozen');
INSERT INTO specimens VALUES ('M-0099', 'Unnamed, Col. Burke', NULL, NULL, NULL, NULL, NULL, 1120, NULL, NULL, 'provenance unsure');
INSERT INTO specimens VALUES ('M-0101', 'Canyon Diablo', 'Iron', 'IAB', 1891, 'USA', 'find', 15750, 12400, 'n', NULL);
INSERT INTO specimens VALUES ('M-0104', 'Dhofar 019', 'Martian', 'shergottite', 2000, 'Oman', 'find', 4.2, 12600, 'n', NULL);
INSERT INTO specimens VALUES ('M-0110', 'Imilac', 'Stony-iron', 'PMG', 1822, 'Chile', 'find', 2310, 16400, '', 'polished');

CREATE TABLE borrowers (
  bid INTEGER PRIMARY KEY, inst TEXT, city TEXT, ctry TEXT, type TEXT, contact TEXT
);
INSERT INTO borrowers VALUES (1, 'Natural History Museum', 'London', 'UK', 'museum', 'Dr P. Lowther');
INSERT INTO borrowers VALUES (2, 'Arizona State Univ.', 'Tempe', 'USA', 'university', 'M. Ruiz');
INSERT INTO borrowers VALUES (3, 'Naturhistorisches Museum', 'Vienna', 'Austria', 'museum', 'L. Ferenc');
INSERT INTO borrowers VALUES (4, 'ETH', 'Zurich', 'Switzerland', 'university', 'K. Amsler');
INSERT INTO borrowers VALUES (5, 'St Brigid Primary', 'Galway', 'Ireland', 'school', NULL);
INSERT INTO borrowers VALUES (6, 'Planetarium Brno', 'Brno', 'Czechia', 'planetarium', '');
INSERT INTO borrowers VALUES (7, 'Open University', 'Milton Keynes', 'UK', 'university', 'Dr A. Nwosu');
INSERT INTO borrowers VALUES (8, 'Sotheran Gallery', 'London', 'UK', 'gallery', 'V. Sotheran');
INSERT INTO borrowers VALUES (9, 'Univ. of Tokyo', 'Tokyo', 'Japan', 'university', 'H. Ito');
INSERT INTO borrowers VALUES (10, 'City Library', 'Cork', 'Ireland', 'library', NULL);

CREATE TABLE loans (
  ln TEXT PRIMARY KEY, "cat no" TEXT, bid INTEGER, sent TEXT, due_back TEXT, came_back TEXT, purpose TEXT, carrier TEXT, fee_usd REAL, used_up_g REAL, cond_back TEXT, "insured by them" TEXT,
  FOREIGN KEY ("cat no") REFERENCES specimens("cat no"), FOREIGN KEY (bid) REFERENCES borrowers(bid)
);
INSERT INTO loans VALUES ('L501', 'M-0058', 1, '2025-04-13', '2025-05-13', '2025-05-14', 'exhibition', 'hand carried', 400, NULL, 'good', '');
INSERT INTO loans VALUES ('L502', 'M-0052', 6, '2025-05-05', '2025-07-04', '2025-07-19', 'exhibition', 'UPS', 400, NULL, 'good', '');
INSERT INTO loans VALUES ('L503', 'M-0012', 5, '2025-05-12', '2025-11-08', '2025-12-04', 'teaching', 'hand carried', 400, NULL, '', 'n');
INSERT INTO loans VALUES ('L504', 'M-0031', 10, '2025-05-14', '2025-08-12', '2025-08-07', 'teaching', 'UPS', 0, NULL, 'rust spots', '');
INSERT INTO loans VALUES ('L505', 'M-0034', 8, '2025-06-03', '2025-07-03', '2025-06-15', 'exhibition', 'UPS', 0, NULL, 'good', '');
INSERT INTO loans VALUES ('L506', 'M-0058', 4, '2025-06-20', '2025-09-18', '2025-10-12', 'research', 'hand carried', 75, 0.5, 'good', 'y');
INSERT INTO loans VALUES ('L507', 'M-0061', 4, '2025-06-25', '2025-09-23', '2025-10-23', 'research ', 'UPS', 75, 1.1, 'rust spots', '');
INSERT INTO loans VALUES ('L508', 'M-0085', 4, '2025-07-02', '2025-08-31', '2025-08-25', 'thin section', 'hand carried', 120, 0.5, '', 'y');
INSERT INTO loans VALUES ('L509', 'M-0094', 2, '2025-07-08', '2026-01-04', '2025-12-24', 'research', 'hand carried', 0, 1.1, 'good', '');
INSERT INTO loans VALUES ('L510', 'M-0099', 8, '2025-07-18', '2025-10-16', '2025-11-12', 'exhibition', NULL, 250, NULL, 'good', '');
INSERT INTO loans VALUES ('L511', 'M-0066', 1, '2025-07-21', '2025-08-20', '2025-09-09', 'exhibition', 'hand carried', 120, NULL, '', '');
INSERT INTO loans VALUES ('L512', 'M-0019', 2, '2025-07-29', '2025-10-27', '2025-10-06', 'research', 'hand carried', 0, 0.2, 'rust spots', 'y');
INSERT INTO loans VALUES ('L513', 'M-0031', 3, '2025-08-15', '2025-11-13', '2025-12-07', 'exhibition', 'UPS', 0, NULL, 'good', 'y');
INSERT INTO loans VALUES ('L514', 'M-0052', 1, '2025-09-08', '2025-12-07', '2025-11-30', 'exhibition', 'FedEx', 400, NULL, 'good', '');
INSERT INTO loans VALUES ('L515', 'M-0023', 4, '2025-09-20', '2025-12-19', '2025-12-01', 'thin section', 'hand carried', 75, 0, 'rust spots', 'y');
INSERT INTO loans VALUES ('L516', 'M-0085', 5, '2025-10-15', '2026-10-15', '2026-11-07', 'teaching', 'DHL', 120, NULL, '', '');
INSERT INTO loans VALUES ('L517', 'M-0083', 6, '2025-10-29', '2026-01-27', NULL, 'exhibition', 'DHL', 0, NULL, NULL, '');
INSERT INTO loans VALUES ('L518', 'M-0066', 7, '2025-12-01', '2026-03-01', '2026-03-16', 'research', 'hand carried', 400, 0.2, 'scratched', 'y');
INSERT INTO loans VALUES ('L519', 'M-0078', 7, '2025-12-06', '2026-01-05', '2026-01-22', 'research', 'DHL', 120, 1.1, 'good', 'n');
INSERT INTO loans VALUES ('L520', 'M-0047', 4, '2025-12-07', '2026-01-06', '2026-01-20', 'thin section ', 'hand carried', 75, 0, 'good', 'y');
INSERT INTO loans VALUES ('L521', 'M-0070', 6, '2025-12-25', '2026-03-25', '2026-04-12', 'exhibition', 'hand carried', 75, NULL, 'rust spots', 'y');
INSERT INTO loans VALUES ('L522', 'M-0061', 4, '2025-12-28', '2026-03-28', '2026-04-10', 'research', 'hand carried ', 0, 1.1, '', '');
INSERT INTO loans VALUES ('L523', 'M-0099', 7, '2026-01-03', '2026-03-04', '2026-03-17', 'research', NULL, 75, 2.4, 'good', 'n');
INSERT INTO loans VALUES ('L524', 'M-0101', 5, '2026-01-05', '2026-04-05', '2026-05-01', 'teaching', 'hand carried', 0, NULL, 'scratched', 'y');
INSERT INTO loans VALUES ('L525', 'M-0090', 8, '2026-01-05', '2026-07-04', '2026-06-12', 'exhibition', 'DHL', 0, NULL, '', 'y');
INSERT INTO loans VALUES ('L526', 'M-0058', 10, '2026-01-11', '2026-07-10', '2026-07-04', 'teaching', 'FedEx', 120, NULL, 'scratched', 'n');
INSERT INTO loans VALUES ('L527', 'M-0012', 2, '2026-01-20', '2027-01-20', NULL, 'thin section', 'ups', 75, NULL, NULL, 'n');
INSERT INTO loans VALUES ('L528', 'M-0031', 8, '2026-01-25', '2027-01-25', NULL, 'exhibition', 'hand carried', 75, NULL, NULL, 'y');
INSERT INTO loans VALUES ('L529', 'M-0034', 7, '2026-01-26', '2026-02-25', '2026-03-12', 'research', 'FedEx', 250, 0, 'rust spots', '');
INSERT INTO loans VALUES ('L530', 'M-0078', 8, '2026-02-11', '2026-04-12', '2026-04-19', 'exhibition', 'dhl', 0, NULL, '', 'y');
INSERT INTO loans VALUES ('L531', 'M-0019', 4, '2026-02-21', '2026-08-20', '2026-08-15', 'thin section', 'DHL', 0, 0, 'good', 'n');
INSERT INTO loans VALUES ('L532', 'M-0040', 6, '2026-04-15', '2026-10-12', '2026-09-17', 'exhibition', 'hand carried', 0, NULL, 'rust spots', 'y');
INSERT INTO loans VALUES ('L533', 'M-0047', 2, '2026-05-07', '2026-07-06', '2026-07-17', 'research', 'UPS', 120, 2.4, 'scratched', 'n');
INSERT INTO loans VALUES ('L534', 'M-0099', 10, '2026-06-13', '2026-07-13', '2026-07-13', 'exhibition', 'UPS', 0, NULL, 'rust spots', 'y');
INSERT INTO loans VALUES ('L535', 'M-0078', 3, '2026-06-21', '2026-09-19', '2026-09-30', 'exhibition', 'UPS', 0, NULL, 'good', 'n');
INSERT INTO loans VALUES ('L536', 'M-0066', 7, '2026-06-30', '2026-09-28', '2026-09-08', 'research', 'hand carried', 0, 2.4, 'good', '');
INSERT INTO loans VALUES ('L537', 'M-0101', 4, '2026-07-22', '2027-01-18', NULL, 'research', 'FedEx', 400, NULL, NULL, 'n');
INSERT INTO loans VALUES ('L538', 'M-0094', 6, '2026-08-14', '2027-02-10', NULL, 'exhibition', 'DHL', 120, NULL, NULL, 'y');
INSERT INTO loans VALUES ('L539', 'M-0023', 1, '2026-08-16', '2026-09-15', '2026-10-03', 'exhibition', NULL, 0, NULL, 'rust spots', 'n');
INSERT INTO loans VALUES ('L540', 'M-0019', 7, '2026-09-11', '2027-03-10', NULL, 'research', 'DHL', 250, NULL, NULL, 'y');
INSERT INTO loans VALUES ('L541', 'M-0061', 2, '2026-09-21', '2027-09-21', NULL, 'research', 'hand carried', 0, NULL, NULL, 'n');
INSERT INTO loans VALUES ('L542', 'M-0090', 4, '2026-09-26', '2027-03-25', NULL, 'thin section', 'UPS', 400, NULL, NULL, '');
INSERT INTO loans VALUES ('L543', 'M-0047', 7, '2026-10-02', '2026-12-01', NULL, 'research', 'hand carried', 0, NULL, NULL, 'n');
INSERT INTO loans VALUES ('L544', 'M-0070', 2, '2026-10-16', '2026-11-15', '2026-11-05', 'RESEARCH', 'hand carried', 0, 0.5, 'good', 'y');
INSERT INTO loans VALUES ('L545', 'M-0078', 4, '2026-10-23', '2027-10-23', NULL, 'research', 'DHL', 0, NULL, NULL, '');
INSERT INTO loans VALUES ('L546', 'M-0040', 1, '2026-10-31', '2027-04-29', NULL, 'exhibition ', 'hand carried', 75, NULL, NULL, 'y');
INSERT INTO loans VALUES ('L547', 'M-0066', 6, '2026-11-03', '2027-02-01', NULL, 'exhibition', 'hand carried', 0, NULL, NULL, 'y');
INSERT INTO loans VALUES ('L548', 'M-0099', 1, '2026-11-05', '2027-05-04', NULL, 'exhibition ', 'hand carried ', 0, NULL, NULL, '');

