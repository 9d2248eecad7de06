CREATE TABLE "stock list" (
  "Art. no." TEXT PRIMARY KEY,
  "Article" TEXT,
  "Group" TEXT,
  "Brand" TEXT,
  "Colour" TEXT,
  "In stock" INTEGER,
  "Min. stock" INTEGER,
  "Cost (ct)" INTEGER,
  "Price (ct)" INTEGER,
  "Weight (g)" INTEGER,
  "Supplier" TEXT,
  "Shelf" TEXT,
  "Last reordered" TEXT,
  "Last sold" TEXT,
  "Sold this year (pcs)" INTEGER,
  "Discontinued" TEXT
);
INSERT INTO "stock list" VALUES ('ST-1001', 'Fountain pen Safari', 'Pens', 'Lamy', 'white', 69, 20, 1290, 2295, 17, 'Bürobedarf Kern', 'A6', '2025-09-03', '2025-03-06', 153, NULL);
INSERT INTO "stock list" VALUES ('ST-1004', 'Fountain pen Kaweco Sport', 'Pens', 'Kaweco', 'green', 2, 5, 1340, 2450, 12, 'Bürobedarf Kern', 'D1', '2024-12-24', '2025-09-27', 210, 'x');
INSERT INTO "stock list" VALUES ('ST-1007', 'Rollerball Frixion', 'Pens', 'Pilot', 'white', 8, 20, 165, 320, 11, 'Papyrus GmbH', 'A3', '2025-06-16', '2025-10-27', 29, NULL);
INSERT INTO "stock list" VALUES ('ST-1010', 'Fineliner 0.4', 'Pens', 'Stabilo', 'grey', 13, 5, 55, 119, 8, 'Papyrus GmbH', 'C4', '2025-02-22', '2025-06-18', 28, 'x');
INSERT INTO "stock list" VALUES ('ST-1013', 'Highlighter Boss', 'Pens', 'Stabilo', 'green', 62, 3, 62, 139, 20, 'Papyrus GmbH', 'A4', '2025-02-19', '2025-10-08', 204, 'x');
INSERT INTO "stock list" VALUES ('ST-1016', 'Gel pen G2', 'Pens', 'Pilot', 'blue', 3, 10, 110, 240, 12, 'Papyrus GmbH', 'B6', '2025-02-04', '2025-10-31', 76, 'x');
INSERT INTO "stock list" VALUES ('ST-1019', 'Ballpoint 849', 'Pens', 'Caran d''Ache', 'red', 36, 5, 1525, 2600, 14, 'Bürobedarf Kern', 'C1', '2025-05-17', NULL, 0, NULL);
INSERT INTO "stock list" VALUES ('ST-1022', 'Pencil HB', 'Pencils', 'Faber-Castell', NULL, 0, 5, 38, 95, 6, 'Papyrus GmbH', 'A2', '2025-10-20', '2025-07-16', 82, NULL);
INSERT INTO "stock list" VALUES ('ST-1025', 'Pencil 2B', 'Pencils', 'Faber-Castell', NULL, 43, 5, 38, 95, 6, 'Bürobedarf Kern', 'A2', '2024-12-16', NULL, 0, NULL);
INSERT INTO "stock list" VALUES ('ST-1028', 'Coloured pencils 24', 'Pencils', 'Faber-Castell', NULL, 38, 10, 1180, 2199, 210, 'Papyrus GmbH', 'D3', '2025-06-02', '2025-08-17', 188, NULL);
INSERT INTO "stock list" VALUES ('ST-1031', 'Coloured pencils 12', 'Pencils', 'Staedtler', NULL, 30, 3, 520, 999, 110, 'Bürobedarf Kern', 'B6', '2025-10-26', '2025-10-29', 91, NULL);
INSERT INTO "stock list" VALUES ('ST-1034', 'Carpenter pencil', 'Pencils', 'Staedtler', NULL, 2, 3, 80, 180, 11, 'Bürobedarf Kern', 'A1', '2025-04-10', NULL, 0, NULL);
INSERT INTO "stock list" VALUES ('ST-1037', 'Notebook A5 dotted', 'Notebooks', 'Leuchtturm', 'black', 68, 5, 1120, 1995, 340, 'Bürobedarf Kern', 'D4', '2024-11-13', '2025-10-31', 114, NULL);
INSERT INTO "stock list" VALUES ('ST-1040', 'Notebook A5 lined', 'Notebooks', 'Leuchtturm', 'grey', 106, 10, 1120, 1995, 342, 'Bürobedarf Kern', 'B4', '2025-01-20', '2025-08-17', 161, NULL);
INSERT INTO "stock list" VALUES ('ST-1043', 'Notebook pocket', 'Notebooks', 'Moleskine', 'blue', 0, 20, 860, 1590, 160, 'Papyrus GmbH', 'C2', '2025-05-11', '2025-09-28', 208, NULL);
INSERT INTO "stock list" VALUES ('ST-1046', 'Notebook A4 squared', 'Notebooks', 'Oxford', 'white', 100, 20, 240, 479, 390, 'Office Point', 'C3', '2025-10-03', '2025-10-20', 258, NULL);
INSERT INTO "stock list" VALUES ('ST-1049', 'Sketchbook A4', 'Notebooks', 'Hahnemühle', 'grey', 3, 5, 930, 1750, 610, 'Papyrus GmbH', 'B5', '2025-01-27', '2025-08-12', 33, NULL);
INSERT INTO "stock list" VALUES ('ST-1052', 'Exercise book A5', 'Notebooks', 'Oxford', 'grey', 129, 5, 45, 99, 85, 'Office Point', 'D5', '2025-05-14', '2025-05-19', 116, NULL);
INSERT INTO "stock list" VALUES ('ST-1055', 'Copy paper 500', 'Paper', 'Navigator', NULL, 1, 3, 390, 690, 2500, 'Office Point', 'D2', '2025-07-15', '2025-08-21', 136, NULL);
INSERT INTO "stock list" VALUES ('ST-1058', 'Letter paper cream', 'Paper', 'Rössler', NULL, 4, 20, 480, 990, 420, 'Kartenhaus Vogt', 'A4', '2025-05-09', '2025-06-27', 37, 'x');
INSERT INTO "stock list" VALUES ('ST-1061', 'Tracing paper pad', 'Paper', 'Hahnemühle', NULL, 27, 20, 610, 1180, 280, 'Bürobedarf Kern', 'A3', '2025-02-14', '2025-07-21', 57, NULL);
INSERT INTO "stock list" VALUES ('ST-1064', 'Coloured card A4', 'Paper', 'Folia', NULL, 6, 20, 330, 649, 700, 'Kartenhaus Vogt', 'B6', '2025-09-09', '2025-05-18', 174, NULL);
INSERT INTO "stock list" VALUES ('ST-1067', 'Envelopes C6 25', 'Envelopes', 'Rössler', NULL, 0, 20, 210, 450, 140, 'Kartenhaus Vogt', 'C1', '2025-03-10', '2025-10-31', 256, NULL);
INSERT INTO "stock list" VALUES ('ST-1070', 'Envelopes DL 50', 'Envelopes', 'Navigator', NULL, 13, 20, 260, 529, 230, 'Office Point', 'C4', '2025-08-23', '2025-09-13', 253, 'x');
INSERT INTO "stock list" VALUES ('ST-1073', 'Envelopes padded', 'Envelopes', 'Folia', NULL, 0, 10, 55, 149, 30, 'Kartenhaus Vogt', 'B5', '2025-05-04', NULL, 0, NULL);
INSERT INTO "stock list" VALUES ('ST-1076', 'Scissors 21 cm', 'Desk', 'Westcott', NULL, 46, 3, 420, 899, 95, 'Bürobedarf Kern', 'C3', '2025-06-07', '2025-10-17', 203, 'x');
INSERT INTO "stock list" VALUES ('ST-1079', 'Stapler', 'Desk', 'Leitz', NULL, 23, 20, 790, 1499, 260, 'Office Point', 'A2', '2025-09-08', '2025-05-01', 20, NULL);
INSERT INTO "stock list" VALUES ('ST-1082', 'Hole punch', 'Desk', 'Leitz', NULL, 101, 3, 890, 1699, 410, 'Office Point', 'C6', '2025-03-23', '2025-10-27', 146, 'x');
INSERT INTO "stock list" VALUES ('ST-1085', 'Staples 1000', 'Desk', 'Leitz', NULL, 30, 5, 75, 180, 45, 'Office Point', 'C3', '2025-04-23', '2025-08-10', 73, NULL);
INSERT INTO "stock list" VALUES ('ST-1088', 'Tape dispenser', 'Desk', 'Tesa', NULL, 24, 3, 310, 650, 320, 'Office Point', 'C6', '2025-04-26', '2025-10-21', 67, NULL);
INSERT INTO "stock list" VALUES ('ST-1091', 'Sticky tape', 'Desk', 'Tesa', NULL, 0, 5, 70, 169, 28, 'Office Point', 'A6', '2024-12-13', '2025-10-14', 119, NULL);
INSERT INTO "stock list" VALUES ('ST-1094', 'Glue stick', 'Desk', 'Pritt', NULL, 0, 5, 95, 219, 36, 'Papyrus GmbH', 'A2', '2025-09-11', '2025-04-09', 106, 'x');
INSERT INTO "stock list" VALUES ('ST-1097', 'Glue stick XL', 'Desk', 'Pritt', NULL, 3, 5, 160, 349, 62, 'Bürobedarf Kern', 'B1', '2024-10-19', '2025-10-31', 83, NULL);
INSERT INTO "stock list" VALUES ('ST-1100', 'Eraser', 'Desk', 'Staedtler', NULL, 3, 5, 40, 110, 18, 'Papyrus GmbH', 'B6', '2025-01-12', '2025-10-18', 192, NULL);
INSERT INTO "stock list" VALUES ('ST-1103', 'Ruler 30 cm', 'Desk', 'Faber-Castell', NULL, 123, 3, 120, 260, 40, 'Bürobedarf Kern', 'C2', '2025-05-04', '2025-10-07', 76, NULL);
INSERT INTO "stock list" VALUES ('ST-1106', 'Ring binder', 'Filing', 'Leitz', 'white', 0, 20, 280, 549, 480, 'Office Point', 'B2', '2025-03-20', '2025-10-18', 141, 'x');
INSERT INTO "stock list" VALUES ('ST-1109', 'Ring binder slim', 'Filing', 'Leitz', 'blue', 0, 3, 260, 519, 390, 'Office Point', 'D4', '2025-01-09', '2025-09-20', 94, NULL);
INSERT INTO "stock list" VALUES ('ST-1112', 'Dividers A-Z', 'Filing', 'Oxford', 'green', 0, 20, 190, 399, 150, 'Office Point', 'D6', '2024-12-05', '2025-03-25', 3, NULL);
INSERT INTO "stock list" VALUES ('ST-1115', 'Hanging files 5', 'Filing', 'Leitz', 'blue', 39, 5, 430, 849, 350, 'Office Point', 'B6', '2025-08-12', '2025-10-28', 241, 'x');
INSERT INTO "stock list" VALUES ('ST-1118', 'Ink bottle 50 ml', 'Ink', 'Lamy', 'blue', 29, 5, 640, 1190, 160, 'Bürobedarf Kern', 'B3', '2025-04-02', '2025-04-21', 124, NULL);
INSERT INTO "stock list" VALUES ('ST-1121', 'Ink cartridges 6', 'Ink', 'Pelikan', 'black', 0, 20, 110, 249, 22, 'Bürobedarf Kern', 'D6', '2025-09-13', '2025-07-10', 242, NULL);
INSERT INTO "stock list" VALUES ('ST-1124', 'Ink cartridges short', 'Ink', 'Kaweco', NULL, 5, 3, 130, 290, 20, 'Bürobedarf Kern', 'A1', '2025-05-21', '2025-07-15', 226, 'x');
INSERT INTO "stock list" VALUES ('ST-1127', 'Birthday card', 'Cards', 'Rössler', NULL, 0, 20, 95, 295, 22, 'Kartenhaus Vogt', 'B4', '2025-05-30', '2025-09-05', 195, 'x');
INSERT INTO "stock list" VALUES ('ST-1130', 'Condolence card', 'Cards', 'Rössler', NULL, 111, 10, 95, 295, 22, 'Kartenhaus Vogt', 'C6', '2025-02-17', '2025-10-23', 223, NULL);
INSERT INTO "stock list" VALUES ('ST-1133', 'Wedding card', 'Cards', 'Folia', NULL, 0, 5, 110, 350, 25, 'Kartenhaus Vogt', 'A4', '2025-01-24', '2025-10-26', 47, NULL);
INSERT INTO "stock list" VALUES ('ST-1136', 'Postcard city view', 'Cards', NULL, NULL, 0, 5, 20, 100, 6, 'Papyrus GmbH', 'C3', '2025-04-17', '2025-06-22', 102, NULL);
INSERT INTO "stock list" VALUES ('ST-1139', 'Wall calendar 2026', 'Calendars', 'Moleskine', NULL, 26, 5, 1050, 1890, 520, 'Papyrus GmbH', 'B4', '2025-02-07', '2025-08-25', 107, NULL);
INSERT INTO "stock list" VALUES ('ST-1142', 'Desk diary 2026', 'Calendars', 'Leuchtturm', NULL, 4, 10, 1290, 2290, 410, 'Papyrus GmbH', 'C5', '2025-07-04', '2025-10-13', 108, NULL);
INSERT INTO "stock list" VALUES ('ST-1145', 'Advent calendar', 'Calendars', NULL, NULL, 6, 10, 480, 990, 350, 'Papyrus GmbH', 'D1', '2025-03-16', '2025-10-05', 179, 'x');
