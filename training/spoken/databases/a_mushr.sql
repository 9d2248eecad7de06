CREATE TABLE grow_batches (
  Batch TEXT,
  Strain TEXT,
  Substr TEXT,
  Room TEXT,
  Inoc_Dt TEXT,
  Pin_Dt TEXT,
  Harv_Dt TEXT,
  Disp_Dt TEXT,
  Blk_n INTEGER,
  Sub_kg REAL,
  Yld_kg REAL,
  RH_pct INTEGER,
  Tmp_C REAL,
  Contam TEXT,
  "Org?" TEXT,
  Grower TEXT,
  Pr_CHF_kg REAL,
  Stat TEXT
);
INSERT INTO grow_batches VALUES ('MB140', 'Shiitake', 'straw', 'R4', '2025-06-14', '2025-08-07', '2025-08-15', '2025-09-24', 80, 200, 64.0, 80, 14.5, 'trichoderma', 'y', 'Ana', 19, 'finished');
INSERT INTO grow_batches VALUES ('MB141', 'King oyster', 'straw', 'R2', '2025-06-19', '2025-07-10', '2025-07-23', '2025-08-30', 160, 352, 46.6, NULL, 11.8, '', 'y', 'Beat', 12.5, 'finished');
INSERT INTO grow_batches VALUES ('MB142', 'King oyster', 'straw', 'R1', '2025-06-23', '2025-07-20', '2025-08-04', '2025-08-27', 120, 300, 81.4, 80, 12.4, '', 'y', 'Livia', 11, 'finished');
INSERT INTO grow_batches VALUES ('MB143', 'Lion''s mane', 'oak sawdust', 'R1', '2025-07-03', '2025-08-02', '2025-08-14', '2025-09-22', 80, 240, 70.3, 90, 19.7, '', 'y', 'beat', 16.5, 'finished');
INSERT INTO grow_batches VALUES ('MB144', 'Grey oyster', 'straw', 'R4', '2025-07-10', '2025-07-31', '2025-08-07', '2025-09-05', 160, 480, 130.6, 94, 15.7, '', 'y', 'Urs', 14, 'finished');
INSERT INTO grow_batches VALUES ('MB145', 'King oyster', 'soy hull', 'R3', '2025-07-16', NULL, NULL, '2025-08-14', 160, 400, NULL, NULL, 21.0, 'trichoderma', 'n', 'Ana', NULL, 'binned');
INSERT INTO grow_batches VALUES ('MB146', 'Shiitake', 'beech', 'R1', '2025-07-20', '2025-09-02', '2025-09-08', '2025-10-17', 80, 240, 35.0, 78, 17.6, '', '', 'Ana', 11, 'finished');
INSERT INTO grow_batches VALUES ('MB147', 'Shiitake', 'oak sawdust', 'R3', '2025-07-30', '2025-08-18', '2025-08-25', '2025-09-22', 40, 88, 14.6, 93, 21.0, '', '', 'Ana', 14, 'finished');
INSERT INTO grow_batches VALUES ('MB148', 'Enoki', 'soy hull', 'R3', '2025-08-05', '2025-08-26', '2025-09-05', '2025-10-05', 60, 180, 35.0, 80, 17.1, '', 'n', 'Beat', 11, 'finished');
INSERT INTO grow_batches VALUES ('MB149', 'lion''s mane', 'beech', 'R3', '2025-08-11', '2025-09-08', '2025-09-20', '2025-10-18', 80, 240, 29.2, 86, 13.7, 'cobweb', 'n', 'Urs', 14, 'finished');
INSERT INTO grow_batches VALUES ('MB150', 'King oyster', 'oak sawdust', 'R2', '2025-08-21', '2025-09-09', '2025-09-17', '2025-10-25', 40, 100, 33.5, 90, 14.8, '', 'n', 'Beat', 11, 'finished');
INSERT INTO grow_batches VALUES ('MB151', 'Shiitake', 'soy hull', 'R3', '2025-08-27', '2025-10-30', '2025-11-10', '2025-12-13', 40, 120, 35.0, 90, 21.4, '', 'n', 'Urs', 14, 'finished');
INSERT INTO grow_batches VALUES ('MB152', 'Shiitake', 'straw', 'R4', '2025-09-02', '2025-10-09', '2025-10-21', '2025-11-09', 80, 176, 25.1, NULL, 20.6, 'bacterial blotch', 'y', 'Beat', 14, 'finished');
INSERT INTO grow_batches VALUES ('MB153', 'Enoki', 'soy hull', 'R4', '2025-09-07', '2025-10-04', '2025-10-10', '2025-11-18', 100, 220, 44.9, 87, 13.1, 'trichoderma, cobweb', '', 'Urs', 19, 'finished');
INSERT INTO grow_batches VALUES ('MB154', 'Lion''s mane', 'straw', 'R2', '2025-09-14', '2025-10-03', '2025-10-08', '2025-10-31', 60, 150, 45.3, 79, 20.5, '', 'y', 'Livia', 9.5, 'finished');
INSERT INTO grow_batches VALUES ('MB155', 'Shiitake', 'straw', 'R3', '2025-09-21', '2025-11-01', '2025-11-11', '2025-12-02', 120, 360, 108.4, 87, 19.7, '', 'y', 'beat', 19, 'finished');
INSERT INTO grow_batches VALUES ('MB156', 'Shiitake', 'straw', 'R2', '2025-09-28', NULL, NULL, '2025-10-27', 80, 200, NULL, NULL, 17.9, 'trichoderma, cobweb', 'n', 'Ana', NULL, 'binned');
INSERT INTO grow_batches VALUES ('MB157', 'Shiitake', 'beech', 'R2', '2025-10-05', '2025-11-08', '2025-11-19', '2025-12-22', 80, 240, 79.5, 89, 15.0, '', 'n', 'Ana', 16.5, 'finished');
INSERT INTO grow_batches VALUES ('MB158', 'Lion''s mane', 'beech', 'R3', '2025-10-10', '2025-11-07', '2025-11-21', '2025-12-15', 60, 132, 34.9, 91, 17.1, 'fungus gnats', 'y', 'ana', 19, 'finished');
INSERT INTO grow_batches VALUES ('MB159', 'Shiitake', 'straw', 'R2', '2025-10-21', '2025-11-14', '2025-11-24', '2025-12-25', 160, 400, 75.6, NULL, 13.0, 'fungus gnats', 'n', 'Ana', 11, 'finished');
INSERT INTO grow_batches VALUES ('MB160', 'Enoki', 'soy hull', 'R4', '2025-10-25', '2025-11-26', '2025-12-07', '2026-01-07', 160, 352, 97.5, 95, 15.2, 'trichoderma', 'n', 'Beat', 19, 'finished');
INSERT INTO grow_batches VALUES ('MB161', 'Lion''s mane', 'beech', 'R2', '2025-10-31', '2025-11-20', '2025-12-05', '2025-12-29', 80, 240, 68.8, 88, 17.3, '', 'n', 'beat', 11, 'finished');
INSERT INTO grow_batches VALUES ('MB162', 'Enoki', 'oak sawdust', 'R1', '2025-11-07', '2025-11-30', '2025-12-12', '2026-01-10', 40, 120, 21.3, 89, 12.8, '', 'y', 'Ana', 19, 'finished');
INSERT INTO grow_batches VALUES ('MB163', 'Lion''s mane', 'straw', 'R3', '2025-11-15', '2025-11-30', '2025-12-13', '2026-01-18', 40, 120, 15.2, 90, 21.2, 'trichoderma', 'y', 'Livia', 9.5, 'finished');
INSERT INTO grow_batches VALUES ('MB164', 'Grey oyster', 'soy hull', 'R4', '2025-11-20', '2025-12-10', '2025-12-23', '2026-01-14', 40, 120, 19.0, 93, 19.1, '', 'y', NULL, 16.5, 'finished');
INSERT INTO grow_batches VALUES ('MB165', 'Lion''s mane', 'straw', 'R3', '2025-12-01', '2025-12-24', '2025-12-31', '2026-02-05', 80, 176, 54.8, 87, 12.4, 'fungus gnats', 'y', 'Beat', 19, 'finished');
INSERT INTO grow_batches VALUES ('MB166', 'Enoki ', 'beech', 'R2', '2025-12-05', '2025-12-17', '2025-12-28', '2026-02-05', 120, 264, 71.5, 94, 17.4, '', 'n', 'Livia', 16.5, 'finished');
INSERT INTO grow_batches VALUES ('MB167', 'Shiitake', 'beech', 'R4', '2025-12-11', '2026-02-17', '2026-02-22', '2026-04-03', 160, 400, 119.2, 89, 11.1, 'fungus gnats', 'y', 'Beat', 9.5, 'finished');
INSERT INTO grow_batches VALUES ('MB168', 'Shiitake', 'straw', 'R3', '2025-12-19', '2026-02-13', '2026-02-20', '2026-03-20', 120, 300, 76.9, 86, 22.5, '', 'y', 'Urs', 19, 'finished');
INSERT INTO grow_batches VALUES ('MB169', 'Shiitake', 'straw', 'R1', '2025-12-25', '2026-02-26', '2026-03-10', '2026-04-16', 40, 100, 32.8, 78, 13.4, 'trichoderma', 'n', 'Beat ', 14, 'finished');
INSERT INTO grow_batches VALUES ('MB170', 'Grey oyster', 'oak sawdust', 'R1', '2025-12-31', '2026-01-21', '2026-01-28', '2026-03-06', 80, 176, 38.9, 82, 20.3, '', 'n', 'Urs', 16.5, 'finished');
INSERT INTO grow_batches VALUES ('MB171', 'Enoki', 'straw', 'R4', '2026-01-07', '2026-01-20', '2026-01-29', '2026-03-08', 120, 300, 66.7, 80, 19.4, '', 'y', 'Beat', 12.5, 'finished');
INSERT INTO grow_batches VALUES ('MB172', 'enoki', 'soy hull', 'R3', '2026-01-15', '2026-02-17', '2026-02-28', '2026-03-20', 120, 264, 69.6, 78, 12.0, '', 'y', 'Urs', 14, 'finished');
INSERT INTO grow_batches VALUES ('MB173', 'King oyster', 'oak sawdust', 'R4', '2026-01-22', '2026-02-08', '2026-02-13', '2026-03-10', 40, 100, 27.3, 88, 12.3, '', 'n', 'beat', 12.5, 'finished');
INSERT INTO grow_batches VALUES ('MB174', 'Grey oyster', 'beech', 'R4', '2026-01-31', '2026-02-12', '2026-02-21', '2026-03-11', 60, 180, 45.0, 79, 15.7, '', 'y', 'Livia', 14, 'finished');
INSERT INTO grow_batches VALUES ('MB175', 'King oyster', 'beech', 'R2', '2026-02-04', '2026-03-08', '2026-03-22', '2026-04-10', 40, 100, 20.0, 95, 20.6, '', 'y', 'Livia', 14, 'finished');
INSERT INTO grow_batches VALUES ('MB176', 'Lion''s mane ', 'straw', 'R1', '2026-02-09', '2026-02-27', '2026-03-04', '2026-04-06', 60, 132, 18.7, 96, 16.5, 'cobweb', '', 'Beat', 19, 'finished');
INSERT INTO grow_batches VALUES ('MB177', 'Shiitake', 'soy hull', 'R1', '2026-02-18', '2026-04-13', '2026-04-21', '2026-05-27', 40, 100, 13.6, 83, 11.0, '', 'n', 'Ana', 19, 'finished');
INSERT INTO grow_batches VALUES ('MB178', 'Grey oyster', 'oak sawdust', 'R2', '2026-02-23', '2026-03-09', '2026-03-21', '2026-04-16', 40, 88, 26.4, 92, 14.9, '', 'y', 'Livia', 11, 'finished');
INSERT INTO grow_batches VALUES ('MB179', 'Enoki', 'oak sawdust', 'R4', '2026-03-02', '2026-03-22', '2026-03-30', '2026-05-04', 60, 180, 55.9, 83, 22.4, '', 'y', 'beat', 11, 'finished');
INSERT INTO grow_batches VALUES ('MB180', 'ENOKI', 'soy hull', 'R2', '2026-03-12', '2026-03-27', '2026-04-08', '2026-05-01', 40, 88, 18.2, 87, 19.7, 'fungus gnats', 'n', 'Livia', 12.5, 'finished');
INSERT INTO grow_batches VALUES ('MB181', 'Shiitake', 'straw', 'R4', '2026-03-18', '2026-05-17', '2026-05-24', '2026-06-30', 80, 240, 29.9, 78, 13.4, '', '', 'Beat', 12.5, 'finished');
INSERT INTO grow_batches VALUES ('MB182', 'Enoki', 'soy hull', 'R4', '2026-03-26', '2026-04-12', '2026-04-17', '2026-05-05', 120, 300, 46.6, 81, 16.0, 'trichoderma', 'n', 'Urs', 12.5, 'finished');
INSERT INTO grow_batches VALUES ('MB183', 'Lion''s mane', 'soy hull', 'R3', '2026-03-31', '2026-04-22', '2026-05-06', '2026-06-03', 100, 300, 43.1, 93, 18.7, '', 'y', 'livia', 12.5, 'finished');
INSERT INTO grow_batches VALUES ('MB184', 'Grey oyster', 'soy hull', 'R1', '2026-04-09', '2026-05-05', '2026-05-20', '2026-06-22', 120, 360, 82.9, 85, 12.9, '', 'y', 'Beat', 12.5, 'finished');
INSERT INTO grow_batches VALUES ('MB185', 'KING OYSTER', 'soy hull', 'R2', '2026-04-16', '2026-05-18', '2026-05-29', '2026-06-26', 80, 240, 68.0, 88, 17.6, '', 'y', 'Livia', 16.5, 'finished');
INSERT INTO grow_batches VALUES ('MB186', 'shiitake', 'soy hull', 'R4', '2026-04-20', '2026-06-17', '2026-06-26', '2026-07-18', 40, 88, 21.2, 83, 19.3, '', 'y', 'Livia', 11, 'finished');
INSERT INTO grow_batches VALUES ('MB187', 'King oyster', 'straw', 'R1', '2026-04-27', '2026-05-14', '2026-05-27', '2026-06-18', 60, 180, 27.6, 90, 15.0, '', 'y', 'Beat', 11, 'finished');
INSERT INTO grow_batches VALUES ('MB188', 'Shiitake', 'soy hull', 'R3', '2026-05-06', '2026-06-19', '2026-06-29', '2026-08-04', 160, 400, 74.8, 84, 20.4, '', '', 'Ana ', 19, 'finished');
INSERT INTO grow_batches VALUES ('MB189', 'Shiitake', 'oak sawdust', 'R3', '2026-05-11', '2026-06-26', '2026-07-10', '2026-08-18', 100, 300, 39.5, NULL, 22.3, '', 'n', 'Ana', 11, 'finished');
INSERT INTO grow_batches VALUES ('MB190', 'Enoki', 'straw', 'R2', '2026-05-20', '2026-06-14', '2026-06-28', '2026-07-19', 120, 360, 71.8, 87, 15.0, '', 'n', 'Beat ', 12.5, 'finished');
INSERT INTO grow_batches VALUES ('MB191', 'King oyster', 'beech', 'R3', '2026-05-26', '2026-06-26', '2026-07-06', '2026-08-08', 100, 300, 86.0, 84, 17.3, 'cobweb, fungus gnats', 'n', 'Livia', 14, 'finished');
INSERT INTO grow_batches VALUES ('MB192', 'shiitake', 'beech', 'R1', '2026-06-01', '2026-07-24', '2026-08-08', '2026-09-16', 160, 480, 71.8, 83, 17.8, '', 'y', 'urs', 16.5, 'finished');
INSERT INTO grow_batches VALUES ('MB193', 'Shiitake ', 'soy hull', 'R1', '2026-06-07', '2026-08-09', '2026-08-14', '2026-09-17', 60, 132, 40.8, 83, 11.3, '', 'n', 'Ana', 12.5, 'finished');
INSERT INTO grow_batches VALUES ('MB194', 'King oyster', 'straw', 'R3', '2026-06-16', '2026-06-29', '2026-07-05', '2026-07-31', 60, 132, 36.1, 82, 13.4, '', 'n', 'Urs', 9.5, 'finished');
INSERT INTO grow_batches VALUES ('MB195', 'Shiitake', 'straw', 'R2', '2026-06-19', '2026-07-16', '2026-07-24', '2026-08-13', 120, 360, 110.4, 94, 20.8, 'bacterial blotch', 'y', 'Ana', 11, 'finished');
INSERT INTO grow_batches VALUES ('MB196', 'shiitake', 'beech', 'R3', '2026-06-28', '2026-07-28', '2026-08-09', '2026-09-16', 120, 264, 85.8, 78, 16.7, '', '', 'Urs', 9.5, 'finished');
INSERT INTO grow_batches VALUES ('MB197', 'Grey oyster', 'oak sawdust', 'R4', '2026-07-06', '2026-07-21', '2026-08-01', '2026-09-10', 100, 220, 43.2, 95, 20.1, 'trichoderma', 'n', 'Livia', 11, 'finished');
INSERT INTO grow_batches VALUES ('MB198', 'King oyster', 'soy hull', 'R1', '2026-07-11', '2026-08-07', '2026-08-17', '2026-09-20', 120, 264, 76.1, 80, 14.8, '', 'y', 'Ana', 12.5, 'finished');
INSERT INTO grow_batches VALUES ('MB199', 'Lion''s mane ', 'beech', 'R1', '2026-07-20', NULL, NULL, '2026-08-27', 60, 132, NULL, 86, 17.6, 'trichoderma, cobweb', 'n', 'Beat', NULL, 'binned');
INSERT INTO grow_batches VALUES ('MB200', 'Shiitake', 'soy hull', 'R1', '2026-07-26', '2026-09-10', '2026-09-17', '2026-10-09', 80, 240, 51.8, 92, 14.9, 'cobweb', 'y', 'Beat', 19, 'finished');
INSERT INTO grow_batches VALUES ('MB201', 'King oyster', 'oak sawdust', 'R3', '2026-07-29', '2026-08-16', '2026-08-27', '2026-09-23', 80, 200, 26.5, 96, 15.5, 'fungus gnats', 'n', 'Ana', 11, 'finished');
INSERT INTO grow_batches VALUES ('MB202', 'Grey oyster', 'soy hull', 'R3', '2026-08-05', '2026-08-30', '2026-09-08', '2026-10-18', 60, 132, 16.5, 94, 18.6, '', 'y', 'Beat', 16.5, 'finished');
INSERT INTO grow_batches VALUES ('MB203', 'Lion''s mane', 'soy hull', 'R1', '2026-08-16', '2026-09-04', '2026-09-18', '2026-10-15', 80, 176, 33.6, 82, 20.5, 'trichoderma, cobweb', 'n', 'Beat', 16.5, 'finished');
INSERT INTO grow_batches VALUES ('MB204', 'Enoki', 'soy hull', 'R3', '2026-08-22', '2026-09-11', '2026-09-22', '2026-10-15', 160, 480, 64.1, 88, 12.5, '', 'y', 'Livia', 16.5, 'finished');
INSERT INTO grow_batches VALUES ('MB205', 'Lion''s mane', 'soy hull', 'R3', '2026-08-27', '2026-09-14', '2026-09-26', '2026-10-17', 40, 100, 25.0, 87, 15.2, 'fungus gnats', 'y', 'Beat ', 12.5, 'finished');
INSERT INTO grow_batches VALUES ('MB206', 'King oyster', 'oak sawdust', 'R4', '2026-09-02', '2026-10-05', '2026-10-12', '2026-11-18', 160, 352, 67.7, 82, 12.3, '', '', 'Beat ', 12.5, 'finished');
INSERT INTO grow_batches VALUES ('MB207', 'Lion''s mane', 'beech', 'R2', '2026-09-11', '2026-10-13', '2026-10-18', '2026-11-23', 120, 264, 82.3, 80, 19.0, '', 'n', 'Urs', 11, 'finished');
INSERT INTO grow_batches VALUES ('MB208', 'Shiitake', 'soy hull', 'R2', '2026-09-18', '2026-11-06', '2026-11-17', NULL, 100, 250, 55.9, 94, 15.6, 'fungus gnats', 'n', NULL, 12.5, 'growing');
INSERT INTO grow_batches VALUES ('MB209', 'shiitake', 'beech', 'R1', '2026-09-22', '2026-11-13', '2026-11-19', NULL, 60, 150, 23.1, 92, 13.8, '', 'n', 'Ana', 14, 'growing');
INSERT INTO grow_batches VALUES ('MB210', 'Shiitake', 'beech', 'R4', '2026-09-30', '2026-11-22', NULL, NULL, 100, 250, NULL, 94, 11.3, '', 'y', 'Livia', NULL, 'growing');
INSERT INTO grow_batches VALUES ('MB211', 'KING OYSTER', 'straw', 'R3', '2026-10-05', NULL, NULL, '2026-11-09', 100, 220, NULL, NULL, 17.2, 'trichoderma', 'n', 'Urs', NULL, 'binned');
INSERT INTO grow_batches VALUES ('MB212', 'Grey oyster', 'beech', 'R1', '2026-10-12', '2026-11-08', '2026-11-19', NULL, 160, 352, 48.7, 93, 19.8, '', '', 'Beat', 16.5, 'growing');
INSERT INTO grow_batches VALUES ('MB213', 'Grey oyster', 'oak sawdust', 'R2', '2026-10-22', '2026-11-22', NULL, NULL, 100, 250, NULL, NULL, 20.5, 'bacterial blotch', 'n', 'Ana', NULL, 'growing');
INSERT INTO grow_batches VALUES ('MB214', 'Grey oyster', 'beech', 'R3', '2026-10-26', NULL, NULL, '2026-11-16', 120, 264, NULL, 85, 16.6, 'trichoderma, cobweb', 'y', 'Ana', NULL, 'binned');
INSERT INTO grow_batches VALUES ('MB215', 'King oyster ', 'soy hull', 'R1', '2026-11-06', NULL, NULL, NULL, 40, 100, NULL, 87, 11.5, '', 'n', 'Livia', NULL, 'growing');
INSERT INTO grow_batches VALUES ('MB216', 'Shiitake', 'oak sawdust', 'R1', '2026-11-08', NULL, NULL, NULL, 160, 352, NULL, 88, 17.6, '', 'y', 'ana', NULL, 'growing');
INSERT INTO grow_batches VALUES ('MB217', 'Shiitake', 'straw', 'R1', '2026-11-17', NULL, NULL, NULL, 100, 220, NULL, 79, 19.4, '', '', 'urs', NULL, 'growing');
