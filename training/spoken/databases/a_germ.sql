CREATE TABLE germ_tests (
  "Test No" TEXT,
  Taxon TEXT,
  Fam TEXT,
  Ctry TEXT,
  Coll_Dt TEXT,
  Recv_Dt TEXT,
  Sown_Dt TEXT,
  End_Dt TEXT,
  N_sown INTEGER,
  N_germ INTEGER,
  MC_pct REAL,
  TSW_mg INTEGER,
  Pretr TEXT,
  Inc_C INTEGER,
  "Light?" TEXT,
  Tech TEXT,
  Frz_box TEXT,
  Rslt TEXT
);
INSERT INTO germ_tests VALUES ('G0710', 'Dianthus superbus', 'Caryophyllaceae', 'Italy', '2024-11-14', '2025-01-28', '2025-06-03', '2025-07-14', 50, 32, NULL, 1987, 'cold strat', 15, '', 'Tomaz', 'F1-02', 'retest');
INSERT INTO germ_tests VALUES ('G0711', 'Primula veris', 'Primulaceae', 'Switzerland', '2025-02-21', '2025-02-26', '2025-06-12', '2025-07-23', 50, 3, 6.0, 123, '', 20, 'n', 'Tomaz ', 'F1-02', 'fail');
INSERT INTO germ_tests VALUES ('G0712', 'Dianthus superbus', 'Caryophyllaceae', 'Switzerland', '2025-02-14', '2025-05-06', '2025-06-17', '2025-07-10', 100, 91, 5.3, 161, 'GA3', 15, 'y', 'Tomaz', 'F1-02', 'pass');
INSERT INTO germ_tests VALUES ('G0713', 'Trifolium alpinum', 'Fabaceae', 'Slovenia', '2024-11-23', '2025-02-12', '2025-06-21', '2025-07-21', 200, 150, 3.2, 157, '', 10, 'y', 'Ilse', 'F1-07', 'pass');
INSERT INTO germ_tests VALUES ('G0714', 'Primula veris', 'Primulaceae', 'Austria', '2025-04-12', '2025-05-24', '2025-06-30', '2025-08-26', 100, 100, 6.1, 2005, 'smoke', 25, 'n', 'Mira', 'F2-11', 'pass');
INSERT INTO germ_tests VALUES ('G0715', 'Silene dioica', 'Caryophyllaceae', 'Austria', '2025-05-10', '2025-06-04', '2025-07-06', '2025-08-04', 100, 41, 9.1, 14, 'scarified', 10, 'y', 'Tomaz', 'F3-05', 'fail');
INSERT INTO germ_tests VALUES ('G0716', 'Centaurea cyanus', 'Asteraceae', 'Italy', '2025-04-18', '2025-05-31', '2025-07-09', '2025-08-09', 100, 65, 8.4, 2011, '', 25, 'n', 'Ilse', 'F3-05', 'retest');
INSERT INTO germ_tests VALUES ('G0717', 'Silene dioica', 'Caryophyllaceae', 'Austria', '2025-01-31', '2025-03-14', '2025-07-15', '2025-10-05', 100, 71, 8.2, 162, 'GA3', 20, 'y', 'Mira', 'F2-11', 'retest');
INSERT INTO germ_tests VALUES ('G0718', 'Trifolium alpinum', 'Fabaceae', 'Switzerland', NULL, '2025-04-03', '2025-07-22', '2025-08-21', 200, 41, 3.1, 91, 'scarified, hot water', 25, 'y', 'ILSE', 'F2-11', 'fail');
INSERT INTO germ_tests VALUES ('G0719', 'Dianthus superbus', 'Caryophyllaceae', 'Slovenia', '2025-05-09', '2025-05-23', '2025-07-25', '2025-08-25', 100, 81, 3.3, 10, '', 20, '', 'ilse', 'F2-03', 'pass');
INSERT INTO germ_tests VALUES ('G0720', 'Anthyllis vulneraria', 'Fabaceae', 'Austria', '2025-01-24', '2025-03-04', '2025-07-29', '2025-09-25', 200, 173, 5.0, 634, 'smoke', 25, 'y', NULL, 'F3-05', 'pass');
INSERT INTO germ_tests VALUES ('G0721', 'Papaver rhoeas', 'Papaveraceae', 'AUSTRIA', '2025-04-04', '2025-05-25', '2025-08-07', '2025-11-02', 50, 50, 5.2, 731, '', 20, '', 'Tomaz', 'F1-02', 'pass');
INSERT INTO germ_tests VALUES ('G0722', 'Anthyllis vulneraria', 'Fabaceae', 'Austria', '2025-04-09', '2025-05-22', '2025-08-14', '2025-09-23', 100, 33, 7.8, 301, 'cold strat', 15, 'y', 'Mira', 'F1-02', 'fail');
INSERT INTO germ_tests VALUES ('G0723', 'Trifolium alpinum', 'Fabaceae', 'Austria', '2025-05-17', '2025-07-11', '2025-08-16', '2025-10-09', 50, 39, 8.0, 13, '', 15, '', NULL, 'F2-03', 'pass');
INSERT INTO germ_tests VALUES ('G0724', 'Dianthus superbus', 'Caryophyllaceae', 'Italy ', '2025-04-06', '2025-07-05', '2025-08-20', '2025-09-15', 100, 40, 3.7, 412, 'scarified, hot water', 25, 'n', 'ilse', 'F3-05', 'fail');
INSERT INTO germ_tests VALUES ('G0725', 'Anthyllis vulneraria', 'Fabaceae', 'Austria', '2025-02-26', '2025-05-16', '2025-08-29', '2025-10-23', 100, 68, 4.7, 574, 'scarified', 25, 'y', 'Ilse', 'F1-02', 'retest');
INSERT INTO germ_tests VALUES ('G0726', 'Centaurea cyanus', 'Asteraceae', 'Switzerland', '2025-02-12', '2025-04-17', '2025-09-02', '2025-11-25', 50, 33, 8.5, 649, '', 10, 'y', 'Tomaz', 'F3-05', 'retest');
INSERT INTO germ_tests VALUES ('G0727', 'Centaurea cyanus', 'Asteraceae', 'switzerland', '2025-04-10', '2025-06-13', '2025-09-06', '2025-11-27', 100, 84, 6.7, 361, '', 25, 'n', 'Tomaz', 'F3-05', 'pass');
INSERT INTO germ_tests VALUES ('G0728', 'Primula veris', 'Primulaceae', 'Austria', '2025-04-15', '2025-05-19', '2025-09-11', '2025-10-12', 100, 54, 3.3, 2760, '', 20, 'y', 'Ilse', 'F2-03', 'fail');
INSERT INTO germ_tests VALUES ('G0729', 'Silene dioica', 'Caryophyllaceae', 'Switzerland', '2025-05-29', '2025-07-02', '2025-09-21', '2025-12-14', 50, 21, 5.2, 10, 'scarified, hot water', 20, 'n', 'Tomaz', 'F3-05', 'fail');
INSERT INTO germ_tests VALUES ('G0730', 'Papaver rhoeas', 'Papaveraceae', 'Slovenia', '2025-04-22', '2025-06-05', '2025-09-24', '2025-10-25', 200, 200, 7.6, 584, 'cold strat', 25, 'n', 'Ilse', 'F2-03', 'pass');
INSERT INTO germ_tests VALUES ('G0731', 'Dianthus superbus', 'Caryophyllaceae', 'Austria ', '2025-02-03', '2025-04-29', '2025-09-28', '2025-11-24', 100, 82, 4.1, 2273, 'cold strat', 15, 'n', 'Mira', 'F1-02', 'pass');
INSERT INTO germ_tests VALUES ('G0732', 'Arnica montana', 'Asteraceae', 'Austria', '2025-04-23', '2025-06-02', '2025-10-05', '2025-11-16', 100, 26, 6.4, 577, 'cold strat, GA3', 10, 'y', 'Tomaz', 'F3-05', 'fail');
INSERT INTO germ_tests VALUES ('G0733', 'Arnica montana', 'Asteraceae', 'Slovenia', '2025-05-13', '2025-06-25', '2025-10-10', '2026-01-03', 100, 66, 7.4, 287, '', 15, 'y', 'Mira', 'F1-02', 'retest');
INSERT INTO germ_tests VALUES ('G0734', 'Anthyllis vulneraria', 'Fabaceae', 'Slovenia', '2025-05-12', '2025-06-05', '2025-10-16', '2025-12-14', 100, 81, 6.9, 14, '', 25, 'n', 'Ilse', 'F3-05', 'pass');
INSERT INTO germ_tests VALUES ('G0735', 'Primula veris', 'Primulaceae', 'Austria', '2025-07-24', '2025-08-18', '2025-10-21', '2026-01-15', 50, 20, 3.7, 118, 'GA3', 10, 'n', 'Tomaz', 'F2-03', 'fail');
INSERT INTO germ_tests VALUES ('G0736', 'Carex davalliana', 'Cyperaceae', 'Slovenia', NULL, '2025-09-15', '2025-10-27', '2025-12-11', 100, 65, 6.9, 149, 'scarified', 25, 'n', 'Ilse', 'F1-02', 'retest');
INSERT INTO germ_tests VALUES ('G0737', 'Silene dioica', 'Caryophyllaceae', NULL, NULL, '2025-08-04', '2025-11-05', '2025-12-20', 100, 93, 5.8, 633, '', 10, 'y', 'Ilse', 'F2-11', 'pass');
INSERT INTO germ_tests VALUES ('G0738', 'Centaurea cyanus', 'Asteraceae', 'Switzerland', '2025-04-22', '2025-07-11', '2025-11-08', '2025-12-06', 100, 32, 5.0, 2602, 'scarified', 20, 'y', 'Ilse', 'F3-05', 'fail');
INSERT INTO germ_tests VALUES ('G0739', 'Trifolium alpinum', 'Fabaceae', 'Switzerland', '2025-04-22', '2025-06-11', '2025-11-17', '2025-12-18', 100, 100, 5.4, 293, '', 15, 'n', 'Mira', 'F3-05', 'pass');
INSERT INTO germ_tests VALUES ('G0740', 'Dianthus superbus', 'Caryophyllaceae', 'Slovenia', '2025-09-01', '2025-09-23', '2025-11-19', '2026-01-14', 100, 73, 3.6, 2005, 'cold strat, GA3', 10, '', 'Tomaz', 'F3-05', 'retest');
INSERT INTO germ_tests VALUES ('G0741', 'Silene dioica', 'Caryophyllaceae', 'Austria ', '2025-06-20', '2025-07-12', '2025-11-24', '2025-12-14', 200, 106, 8.2, 103, '', 10, '', 'Tomaz', 'F1-07', 'fail');
INSERT INTO germ_tests VALUES ('G0742', 'Lathyrus vernus', 'Fabaceae', 'Italy', '2025-08-14', '2025-09-04', '2025-12-04', '2026-01-27', 50, 20, 6.0, 87, 'scarified, hot water', 25, 'y', 'ilse', 'F3-05', 'fail');
INSERT INTO germ_tests VALUES ('G0743', 'Anthyllis vulneraria', 'Fabaceae', 'Italy', '2025-07-05', '2025-09-13', '2025-12-06', '2026-01-19', 50, 35, 8.7, 92, 'scarified', 25, 'n', 'Mira', 'F1-07', 'retest');
INSERT INTO germ_tests VALUES ('G0744', 'Carex davalliana', 'Cyperaceae', 'Austria', '2025-08-26', '2025-10-15', '2025-12-10', '2026-01-09', 100, 55, 7.7, 2546, 'cold strat', 10, '', 'Ilse', 'F3-05', 'retest');
INSERT INTO germ_tests VALUES ('G0745', 'Arnica montana', 'Asteraceae', 'Italy', '2025-08-06', '2025-10-09', '2025-12-19', '2026-01-16', 200, 100, 6.3, 547, 'cold strat', 15, 'y', 'ilse', 'F2-03', 'fail');
INSERT INTO germ_tests VALUES ('G0746', 'Trifolium alpinum', 'Fabaceae', 'Austria', '2025-08-07', '2025-09-24', '2025-12-25', '2026-02-17', 100, 100, 8.1, 151, 'scarified', 25, 'y', 'mira', 'F1-07', 'pass');
INSERT INTO germ_tests VALUES ('G0747', 'Trifolium alpinum', 'Fabaceae', 'Slovenia', '2025-11-22', '2025-12-03', '2025-12-30', '2026-02-23', 50, 40, 5.4, 103, 'cold strat', 15, 'y', 'Mira', 'F1-07', 'pass');
INSERT INTO germ_tests VALUES ('G0748', 'Silene dioica', 'Caryophyllaceae', 'Slovenia', '2025-09-03', '2025-10-24', '2026-01-03', '2026-02-27', 50, 43, 9.2, 123, 'scarified, hot water', 25, 'n', 'Mira', 'F1-02', 'pass');
INSERT INTO germ_tests VALUES ('G0749', 'Arnica montana', 'Asteraceae', 'Austria', '2025-09-27', '2025-10-09', '2026-01-11', '2026-02-03', 200, 169, NULL, 291, 'GA3', 10, '', 'Ilse', 'F2-11', 'pass');
INSERT INTO germ_tests VALUES ('G0750', 'Silene dioica', 'Caryophyllaceae', 'Italy', '2025-09-26', '2025-10-05', '2026-01-17', '2026-02-05', 50, 50, NULL, 123, '', 25, 'y', 'Ilse', 'F2-11', 'pass');
INSERT INTO germ_tests VALUES ('G0751', 'Trifolium alpinum', 'Fabaceae', 'Austria', '2025-11-13', '2025-12-16', '2026-01-21', '2026-03-17', 100, 24, 9.2, 666, 'cold strat', 10, 'y', 'Ilse', 'F2-11', 'fail');
INSERT INTO germ_tests VALUES ('G0752', 'Gentiana lutea', 'Gentianaceae', 'Austria', '2025-12-16', '2025-12-28', '2026-01-28', '2026-02-16', 100, 70, NULL, 2404, 'scarified', 10, 'y', 'Ilse', 'F1-02', 'retest');
INSERT INTO germ_tests VALUES ('G0753', 'Anthyllis vulneraria', 'Fabaceae', 'Austria', '2025-09-01', '2025-10-15', '2026-01-30', '2026-02-26', 200, 185, 3.1, 383, '', 25, '', 'Tomaz', 'F3-05', 'pass');
INSERT INTO germ_tests VALUES ('G0754', 'Carex davalliana', 'Cyperaceae', 'Slovenia', '2025-07-16', '2025-09-08', '2026-02-07', '2026-02-28', 200, 184, 6.2, 129, '', 15, 'y', 'Tomaz', 'F1-02', 'pass');
INSERT INTO germ_tests VALUES ('G0755', 'Primula veris', 'Primulaceae', 'Switzerland', '2025-10-17', '2025-11-15', '2026-02-11', '2026-03-10', 50, 36, 8.0, 2398, '', 15, 'y', 'Ilse', 'F3-05', 'retest');
INSERT INTO germ_tests VALUES ('G0756', 'Dianthus superbus', 'Caryophyllaceae', 'Austria', '2025-09-08', '2025-11-27', '2026-02-16', '2026-04-13', 50, 17, 7.9, 2468, 'scarified', 10, 'y', 'Ilse', 'F2-11', 'fail');
INSERT INTO germ_tests VALUES ('G0757', 'Dianthus superbus', 'Caryophyllaceae', 'Austria', '2025-11-16', '2026-01-04', '2026-02-25', '2026-04-08', 100, 62, 4.6, 106, 'cold strat, GA3', 10, 'y', 'Ilse', 'F2-03', 'retest');
INSERT INTO germ_tests VALUES ('G0758', 'Centaurea cyanus', 'Asteraceae', 'Italy', '2025-12-07', '2026-02-10', '2026-03-03', '2026-04-30', 200, 66, 6.6, 78, 'smoke', 25, 'n', 'Mira ', 'F2-11', 'fail');
INSERT INTO germ_tests VALUES ('G0759', 'Primula veris', 'Primulaceae', 'Switzerland', '2025-10-17', '2025-12-02', '2026-03-09', '2026-06-03', 200, 107, 8.5, 617, 'cold strat, GA3', 25, '', 'Tomaz', 'F1-07', 'fail');
INSERT INTO germ_tests VALUES ('G0760', 'Papaver rhoeas', 'Papaveraceae', 'Austria', '2025-11-09', '2025-11-14', '2026-03-11', '2026-04-11', 100, 33, NULL, 86, '', 15, 'n', 'Ilse', 'F3-05', 'fail');
INSERT INTO germ_tests VALUES ('G0761', 'Gentiana lutea', 'Gentianaceae', 'Slovenia ', '2025-09-30', '2025-11-13', '2026-03-19', '2026-04-16', 200, 121, 6.9, 117, 'cold strat', 25, 'y', NULL, 'F1-07', 'retest');
INSERT INTO germ_tests VALUES ('G0762', 'Anthyllis vulneraria', 'Fabaceae', 'Austria', '2025-11-15', '2025-11-27', '2026-03-23', '2026-04-19', 100, 85, 6.4, 2538, 'cold strat', 10, 'y', 'Tomaz', 'F1-07', 'pass');
INSERT INTO germ_tests VALUES ('G0763', 'Centaurea cyanus', 'Asteraceae', 'Slovenia', '2026-01-06', '2026-01-18', '2026-03-30', '2026-06-23', 50, 32, 7.7, 13, 'scarified, hot water', 25, 'y', 'Tomaz', 'F2-03', 'retest');
INSERT INTO germ_tests VALUES ('G0764', 'Gentiana lutea', 'Gentianaceae', 'Austria', '2025-10-16', '2025-12-22', '2026-04-06', '2026-04-26', 50, 25, 5.6, 141, 'cold strat', 10, 'y', 'Tomaz', 'F2-03', 'fail');
INSERT INTO germ_tests VALUES ('G0765', 'Dianthus superbus', 'Caryophyllaceae', NULL, '2026-01-28', '2026-03-14', '2026-04-07', '2026-06-04', 50, 14, 8.7, 716, 'GA3', 20, 'n', 'Ilse', 'F2-11', 'fail');
INSERT INTO germ_tests VALUES ('G0766', 'Centaurea cyanus', 'Asteraceae', 'Italy', '2025-10-25', '2026-01-10', '2026-04-17', '2026-06-01', 200, 169, 3.1, 116, '', 15, '', NULL, 'F1-07', 'pass');
INSERT INTO germ_tests VALUES ('G0767', 'Centaurea cyanus', 'Asteraceae', 'Switzerland', '2026-02-27', '2026-03-05', '2026-04-18', '2026-06-11', 100, 39, 7.4, 336, '', 10, 'y', 'Tomaz', 'F3-05', 'fail');
INSERT INTO germ_tests VALUES ('G0768', 'Carex davalliana', 'Cyperaceae', 'Italy', '2025-11-26', '2026-01-14', '2026-04-23', '2026-06-19', 50, 24, 7.8, 2293, 'scarified', 15, 'y', 'Mira', 'F1-02', 'fail');
INSERT INTO germ_tests VALUES ('G0769', 'Dianthus superbus', 'Caryophyllaceae', NULL, NULL, '2026-01-15', '2026-04-30', '2026-05-27', 100, 50, 6.5, 14, 'scarified', 15, '', 'Tomaz', 'F1-07', 'fail');
INSERT INTO germ_tests VALUES ('G0770', 'Lathyrus vernus', 'Fabaceae', 'Austria', '2026-01-25', '2026-04-19', '2026-05-05', '2026-06-16', 50, 46, 4.6, 739, '', 25, 'y', 'Mira', 'F2-03', 'pass');
INSERT INTO germ_tests VALUES ('G0771', 'Silene dioica', 'Caryophyllaceae', 'Austria', '2025-12-21', '2025-12-25', '2026-05-10', '2026-07-07', 200, 81, 6.5, 2294, 'smoke', 25, 'y', 'Ilse', 'F2-11', 'fail');
INSERT INTO germ_tests VALUES ('G0772', 'Gentiana lutea', 'Gentianaceae', 'Italy', '2026-01-29', '2026-03-06', '2026-05-18', '2026-06-16', 100, 70, 7.6, 596, 'cold strat, GA3', 15, 'n', NULL, 'F3-05', 'retest');
INSERT INTO germ_tests VALUES ('G0773', 'Gentiana lutea', 'Gentianaceae', 'Austria', '2025-10-20', '2026-01-09', '2026-05-26', '2026-08-20', 50, 42, 6.9, 413, 'cold strat', 10, 'n', 'Tomaz', 'F2-11', 'pass');
INSERT INTO germ_tests VALUES ('G0774', 'Arnica montana', 'Asteraceae', 'Switzerland', NULL, '2026-03-23', '2026-05-31', '2026-06-19', 100, 100, 7.2, 86, 'scarified', 25, 'y', 'Tomaz', 'F1-02', 'pass');
INSERT INTO germ_tests VALUES ('G0775', 'Lathyrus vernus', 'Fabaceae', 'italy', '2025-10-18', '2026-01-05', '2026-06-05', '2026-08-30', 100, 55, 9.2, 94, '', 10, 'y', 'Mira', 'F3-05', 'retest');
INSERT INTO germ_tests VALUES ('G0776', 'Papaver rhoeas', 'Papaveraceae', NULL, '2026-04-01', '2026-05-09', '2026-06-11', '2026-08-04', 100, 100, 4.6, 354, 'GA3', 20, 'y', 'ilse', 'F1-07', 'pass');
INSERT INTO germ_tests VALUES ('G0777', 'Trifolium alpinum', 'Fabaceae', 'Italy', '2026-05-02', '2026-05-17', '2026-06-15', '2026-07-11', 50, 12, 5.2, 553, 'cold strat, GA3', 20, 'y', 'TOMAZ', 'F2-03', 'fail');
INSERT INTO germ_tests VALUES ('G0778', 'Gentiana lutea', 'Gentianaceae', 'Austria', '2026-03-18', '2026-05-26', '2026-06-19', '2026-08-17', 50, 32, 5.7, 2263, 'cold strat', 20, '', 'Ilse', 'F2-03', 'retest');
INSERT INTO germ_tests VALUES ('G0779', 'Arnica montana', 'Asteraceae', 'Austria', NULL, '2026-06-08', '2026-06-24', '2026-07-13', 50, 45, 9.3, 95, '', 20, 'y', 'Ilse', 'F2-03', 'pass');
INSERT INTO germ_tests VALUES ('G0780', 'Silene dioica', 'Caryophyllaceae', 'Switzerland', '2026-01-16', '2026-02-06', '2026-07-04', '2026-09-25', 200, 71, 8.4, 81, 'scarified', 25, 'y', 'Ilse', 'F3-05', 'fail');
INSERT INTO germ_tests VALUES ('G0781', 'Centaurea cyanus', 'Asteraceae', 'Italy', '2025-12-09', '2026-02-28', '2026-07-06', '2026-08-05', 100, 62, 4.9, 131, 'scarified', 25, 'y', 'Mira', 'F2-11', 'retest');
INSERT INTO germ_tests VALUES ('G0782', 'Primula veris', 'Primulaceae', 'Italy', '2026-02-13', '2026-03-13', '2026-07-15', '2026-08-15', 100, 100, NULL, 87, 'scarified', 15, '', 'Tomaz', 'F3-05', 'pass');
INSERT INTO germ_tests VALUES ('G0783', 'Dianthus superbus', 'Caryophyllaceae', 'Italy', '2026-02-03', '2026-04-14', '2026-07-21', '2026-08-16', 100, 74, 8.1, 2472, 'cold strat, GA3', 15, 'y', 'Mira', 'F2-03', 'retest');
INSERT INTO germ_tests VALUES ('G0784', 'Gentiana lutea', 'Gentianaceae', 'Austria', NULL, '2026-06-08', '2026-07-26', '2026-08-24', 200, 21, 5.1, 14, 'scarified', 10, 'n', 'Mira', 'F1-02', 'fail');
INSERT INTO germ_tests VALUES ('G0785', 'Trifolium alpinum', 'Fabaceae', 'Slovenia', '2026-02-07', '2026-02-26', '2026-07-29', '2026-08-29', 50, 29, 6.3, 735, 'cold strat', 10, 'y', 'Tomaz', 'F2-03', 'retest');
INSERT INTO germ_tests VALUES ('G0786', 'Primula veris', 'Primulaceae', 'Austria', '2026-03-08', '2026-03-15', '2026-08-06', '2026-09-15', 50, 19, 6.6, 572, 'cold strat, GA3', 25, 'n', 'Ilse', 'F1-02', 'fail');
INSERT INTO germ_tests VALUES ('G0787', 'Gentiana lutea', 'Gentianaceae', NULL, '2026-03-27', '2026-05-15', '2026-08-08', '2026-09-01', 50, 36, 4.9, 73, '', 15, 'y', 'Ilse', 'F2-03', 'retest');
INSERT INTO germ_tests VALUES ('G0788', 'Lathyrus vernus', 'Fabaceae', 'Slovenia', '2026-03-10', '2026-04-17', '2026-08-13', '2026-11-06', 100, 46, 4.8, 2124, '', 25, 'y', 'Tomaz', 'F2-03', 'fail');
INSERT INTO germ_tests VALUES ('G0789', 'Centaurea cyanus', 'Asteraceae', NULL, '2026-06-19', '2026-07-25', '2026-08-19', '2026-09-19', 100, 38, 8.2, 12, 'scarified', 20, 'n', 'Ilse ', 'F1-02', 'fail');
INSERT INTO germ_tests VALUES ('G0790', 'Trifolium alpinum', 'Fabaceae', 'Switzerland', '2026-03-26', '2026-04-05', '2026-08-28', '2026-09-26', 100, 59, 9.0, 556, '', 20, '', 'Mira', 'F2-11', 'retest');
INSERT INTO germ_tests VALUES ('G0791', 'Silene dioica', 'Caryophyllaceae', 'Austria', '2026-08-05', '2026-08-12', '2026-08-31', '2026-11-23', 200, 81, 3.1, 2380, '', 25, 'y', 'Mira', 'F1-07', 'fail');
INSERT INTO germ_tests VALUES ('G0792', 'Lathyrus vernus', 'Fabaceae', 'Italy', '2026-07-10', '2026-07-21', '2026-09-07', NULL, 50, NULL, 6.2, 2511, '', 15, '', 'Mira', 'F2-11', 'pending');
INSERT INTO germ_tests VALUES ('G0793', 'Primula veris', 'Primulaceae', 'Slovenia', '2026-07-12', '2026-07-23', '2026-09-13', '2026-11-07', 200, 150, 3.8, 130, '', 25, 'n', 'Tomaz', 'F2-03', 'pass');
INSERT INTO germ_tests VALUES ('G0794', 'Gentiana lutea', 'Gentianaceae', 'Slovenia', '2026-06-27', '2026-08-29', '2026-09-18', '2026-10-31', 100, 64, NULL, 378, '', 15, 'y', 'Tomaz ', 'F1-07', 'retest');
INSERT INTO germ_tests VALUES ('G0795', 'Silene dioica', 'Caryophyllaceae', 'Slovenia', '2026-06-17', '2026-07-13', '2026-09-26', '2026-10-25', 50, 37, 5.4, 113, 'GA3', 15, 'y', 'Tomaz', 'F1-07', 'retest');
INSERT INTO germ_tests VALUES ('G0796', 'Gentiana lutea', 'Gentianaceae', 'Slovenia', '2026-05-29', '2026-06-15', '2026-10-02', '2026-11-12', 100, 60, 7.6, 385, 'GA3', 15, 'y', 'Tomaz', 'F2-11', 'retest');
INSERT INTO germ_tests VALUES ('G0797', 'Gentiana lutea', 'Gentianaceae', 'Slovenia', '2026-06-08', '2026-07-23', '2026-10-05', NULL, 50, NULL, 3.6, 317, '', 25, 'n', 'Mira', 'F1-02', 'pending');
INSERT INTO germ_tests VALUES ('G0798', 'Anthyllis vulneraria', 'Fabaceae', 'Slovenia', '2026-08-05', '2026-08-14', '2026-10-09', '2026-11-01', 100, 97, 3.2, 742, 'cold strat, GA3', 25, 'y', 'ilse', 'F1-02', 'pass');
INSERT INTO germ_tests VALUES ('G0799', 'Dianthus superbus', 'Caryophyllaceae', NULL, '2026-06-29', '2026-08-28', '2026-10-15', NULL, 200, NULL, 4.2, 86, 'smoke', 20, '', 'Tomaz', 'F2-03', 'pending');
INSERT INTO germ_tests VALUES ('G0800', 'Trifolium alpinum', 'Fabaceae', 'Switzerland', NULL, '2026-05-16', '2026-10-23', '2026-11-13', 200, 59, 9.3, 13, '', 10, '', 'Mira', 'F1-02', 'fail');
INSERT INTO germ_tests VALUES ('G0801', 'Gentiana lutea', 'Gentianaceae', 'Austria', '2026-05-24', '2026-06-16', '2026-10-26', NULL, 100, NULL, 7.6, 92, 'GA3', 25, 'y', 'Mira', 'F2-11', 'pending');
INSERT INTO germ_tests VALUES ('G0802', 'Arnica montana', 'Asteraceae', 'Austria', '2026-07-02', '2026-07-30', '2026-11-05', NULL, 100, NULL, 4.7, 306, 'smoke', 25, '', NULL, 'F3-05', 'pending');
INSERT INTO germ_tests VALUES ('G0803', 'Arnica montana', 'Asteraceae', 'Slovenia', '2026-07-18', '2026-09-17', '2026-11-10', NULL, 200, NULL, 5.9, 149, '', 15, 'n', NULL, 'F2-03', 'pending');
INSERT INTO germ_tests VALUES ('G0804', 'Dianthus superbus', 'Caryophyllaceae', 'Austria', '2026-07-24', '2026-10-09', '2026-11-13', NULL, 200, NULL, 6.2, 2814, '', 10, 'y', 'Ilse', 'F1-07', 'pending');
INSERT INTO germ_tests VALUES ('G0805', 'Anthyllis vulneraria', 'Fabaceae', 'Switzerland', '2026-04-15', '2026-07-14', '2026-11-19', NULL, 200, NULL, 5.1, 150, 'smoke', 15, 'y', 'Mira', 'F1-02', 'pending');
