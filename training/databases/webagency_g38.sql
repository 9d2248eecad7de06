CREATE TABLE "Timesheet" (
  "Line" INTEGER PRIMARY KEY,
  "Day" TEXT,
  "Who" TEXT,
  "Client" TEXT,
  "Project" TEXT,
  "What" TEXT,
  "Min." INTEGER,
  "Estimated min." INTEGER,
  "Rate (€/h)" INTEGER,
  "Billable" INTEGER,
  "Invoiced" INTEGER,
  "home/office (h/o)" TEXT,
  "Ticket" TEXT,
  "Remark" TEXT
);
INSERT INTO "Timesheet" VALUES (1, '2025-06-03', 'Kim', 'Velo Krause', 'Newsletter', 'content', 105, 90, 95, 1, 1, 'o', NULL, 'call with client');
INSERT INTO "Timesheet" VALUES (2, '2025-06-03', 'Bastian', 'Stadtwerke Lohr', 'Relaunch', 'bug fixing', 15, 120, 80, 1, 0, 'o', NULL, 'waiting for texts');
INSERT INTO "Timesheet" VALUES (3, '2025-06-04', 'Kim', NULL, 'Own website', 'meeting', 60, 90, NULL, 0, 0, 'h', '#230', NULL);
INSERT INTO "Timesheet" VALUES (4, '2025-06-05', 'Tariq', 'Hotel Aurum', 'Booking tool', 'coding', 120, 60, 75, 1, 1, 'o', '#265', 'cookie banner');
INSERT INTO "Timesheet" VALUES (5, '2025-06-05', 'Kim', 'Velo Krause', 'Online shop', 'content', 210, 60, NULL, 0, 0, 'h', NULL, 'checkout broken on iPhone');
INSERT INTO "Timesheet" VALUES (6, '2025-06-06', 'Kim', 'Stadtwerke Lohr', 'Intranet', 'coding', 285, 180, 95, 1, 0, 'o', '#309', NULL);
INSERT INTO "Timesheet" VALUES (7, '2025-06-06', 'Ruth', 'Stadtwerke Lohr', 'Intranet', 'bug fixing', 150, 180, NULL, 0, 0, 'h', NULL, 'slow server');
INSERT INTO "Timesheet" VALUES (8, '2025-06-06', 'Bastian', 'Hotel Aurum', 'SEO audit', 'meeting', 180, 240, 80, 1, 1, 'h', NULL, NULL);
INSERT INTO "Timesheet" VALUES (9, '2025-06-06', 'Kim', 'Finbase', 'App prototype', 'coding', 15, 240, NULL, 0, 0, 'h', '#312', 'waiting for texts');
INSERT INTO "Timesheet" VALUES (10, '2025-06-06', 'Tariq', 'Dr. Seidel', 'Landing page', 'meeting', 30, 240, NULL, 0, 0, 'h', '#219', 'call with client');
INSERT INTO "Timesheet" VALUES (11, '2025-06-06', 'Ruth', 'Dr. Seidel', 'Landing page', 'coding', 60, 90, 110, 1, 1, 'o', '#286', 'cookie banner');
INSERT INTO "Timesheet" VALUES (12, '2025-06-10', 'Kim', 'Hotel Aurum', 'Booking tool', 'content', 30, 180, 95, 1, 0, 'o', NULL, 'slow server');
INSERT INTO "Timesheet" VALUES (13, '2025-06-12', 'Olena', 'Museum am Markt', 'Care contract', 'testing', 330, 60, 95, 1, 1, 'o', '#304', 'cookie banner');
INSERT INTO "Timesheet" VALUES (14, '2025-06-16', 'Olena', 'Museum am Markt', 'Care contract', 'coding', 390, NULL, 95, 1, 0, 'h', NULL, 'image sizes');
INSERT INTO "Timesheet" VALUES (15, '2025-06-16', 'Kim', 'Finbase', 'App prototype', 'testing', 45, NULL, 95, 1, 1, 'h', NULL, 'cookie banner');
INSERT INTO "Timesheet" VALUES (16, '2025-06-16', 'Ruth', 'Dr. Seidel', 'Landing page', 'coding', 285, 120, 110, 1, 0, 'o', '#254', 'login problem');
INSERT INTO "Timesheet" VALUES (17, '2025-06-18', 'Kim', 'Velo Krause', 'Newsletter', 'testing', 15, NULL, 95, 1, 1, 'h', '#294', 'cookie banner');
INSERT INTO "Timesheet" VALUES (18, '2025-06-20', 'Ruth', 'Stadtwerke Lohr', 'Intranet', 'coding', 150, 240, 110, 1, 0, 'h', NULL, 'colour variants');
INSERT INTO "Timesheet" VALUES (19, '2025-06-23', 'Kim', 'Museum am Markt', 'Care contract', 'design', 165, 90, 95, 1, 0, 'o', '#285', 'waiting for texts');
INSERT INTO "Timesheet" VALUES (20, '2025-06-23', 'Bastian', 'Dr. Seidel', 'Landing page', 'bug fixing', 60, 120, 80, 1, 1, 'h', NULL, 'slow server');
INSERT INTO "Timesheet" VALUES (21, '2025-06-23', 'Kim', 'Stadtwerke Lohr', 'Intranet', 'coding', 120, 60, NULL, 0, 0, 'o', NULL, 'login problem');
INSERT INTO "Timesheet" VALUES (22, '2025-06-24', 'Kim', 'Finbase', 'App prototype', 'coding', 210, 240, 95, 1, 1, 'h', '#318', 'slow server');
INSERT INTO "Timesheet" VALUES (23, '2025-06-24', 'Olena', 'Museum am Markt', 'Care contract', 'coding', 165, 60, 95, 1, 1, 'o', '#257', 'slow server');
INSERT INTO "Timesheet" VALUES (24, '2025-06-25', 'Tariq', NULL, 'Own website', 'coding', 90, 240, NULL, 0, 0, 'o', NULL, 'call with client');
INSERT INTO "Timesheet" VALUES (25, '2025-06-25', 'Olena', 'Museum am Markt', 'Care contract', 'design', 210, 240, 95, 1, 1, 'h', '#204', NULL);
INSERT INTO "Timesheet" VALUES (26, '2025-06-25', 'Kim', 'Velo Krause', 'Online shop', 'testing', 285, NULL, 95, 1, 1, 'o', '#234', 'slow server');
INSERT INTO "Timesheet" VALUES (27, '2025-06-25', 'Tariq', NULL, 'Own website', 'content', 75, 240, NULL, 0, 0, 'h', '#302', 'image sizes');
INSERT INTO "Timesheet" VALUES (28, '2025-06-26', 'Olena', 'Hotel Aurum', 'Booking tool', 'meeting', 90, 180, 95, 1, 1, 'h', '#274', 'checkout broken on iPhone');
INSERT INTO "Timesheet" VALUES (29, '2025-06-27', 'Kim', NULL, 'Own website', 'design', 45, 240, NULL, 0, 0, 'o', '#257', 'colour variants');
INSERT INTO "Timesheet" VALUES (30, '2025-06-27', 'Olena', 'Stadtwerke Lohr', 'Relaunch', 'coding', 165, 120, 95, 1, 1, 'h', NULL, NULL);
INSERT INTO "Timesheet" VALUES (31, '2025-06-27', 'Kim', 'Velo Krause', 'Online shop', 'content', 165, 180, NULL, 0, 0, 'o', '#283', 'slow server');
INSERT INTO "Timesheet" VALUES (32, '2025-06-27', 'Ruth', 'Velo Krause', 'Online shop', 'coding', 390, 240, NULL, 0, 0, 'h', '#307', 'checkout broken on iPhone');
INSERT INTO "Timesheet" VALUES (33, '2025-06-27', 'Olena', 'Stadtwerke Lohr', 'Intranet', 'meeting', 285, 60, 95, 1, 1, 'h', '#244', NULL);
INSERT INTO "Timesheet" VALUES (34, '2025-06-30', 'Olena', 'Velo Krause', 'Online shop', 'design', 120, 240, 95, 1, 1, 'h', '#239', 'checkout broken on iPhone');
INSERT INTO "Timesheet" VALUES (35, '2025-06-30', 'Bastian', 'Hotel Aurum', 'Booking tool', 'testing', 30, 180, 80, 1, 1, 'h', '#314', 'colour variants');
INSERT INTO "Timesheet" VALUES (36, '2025-07-01', 'Tariq', 'Velo Krause', 'Newsletter', 'content', 150, 90, 75, 1, 1, 'o', '#240', 'image sizes');
INSERT INTO "Timesheet" VALUES (37, '2025-07-01', 'Bastian', 'Stadtwerke Lohr', 'Intranet', 'meeting', 15, NULL, 80, 1, 0, 'h', '#250', NULL);
INSERT INTO "Timesheet" VALUES (38, '2025-07-01', 'Olena', 'Hotel Aurum', 'SEO audit', 'bug fixing', 30, 60, NULL, 0, 0, 'h', '#266', 'colour variants');
INSERT INTO "Timesheet" VALUES (39, '2025-07-03', 'Tariq', 'Velo Krause', 'Online shop', 'design', 390, 60, 75, 1, 1, 'o', NULL, 'slow server');
INSERT INTO "Timesheet" VALUES (40, '2025-07-03', 'Kim', 'Hotel Aurum', 'Booking tool', 'coding', 45, NULL, 95, 1, 1, 'h', NULL, 'image sizes');
INSERT INTO "Timesheet" VALUES (41, '2025-07-03', 'Ruth', 'Velo Krause', 'Newsletter', 'design', 90, 240, 110, 1, 1, 'h', '#298', 'colour variants');
INSERT INTO "Timesheet" VALUES (42, '2025-07-03', 'Ruth', 'Velo Krause', 'Newsletter', 'coding', 210, 120, 110, 1, 0, 'o', '#252', 'checkout broken on iPhone');
INSERT INTO "Timesheet" VALUES (43, '2025-07-07', 'Bastian', 'Hotel Aurum', 'Booking tool', 'coding', 240, NULL, 80, 1, 1, 'o', NULL, 'image sizes');
INSERT INTO "Timesheet" VALUES (44, '2025-07-08', 'Ruth', NULL, 'Own website', 'bug fixing', 285, 120, NULL, 0, 0, 'h', '#266', 'cookie banner');
INSERT INTO "Timesheet" VALUES (45, '2025-07-09', 'Tariq', 'Dr. Seidel', 'Landing page', 'testing', 90, 240, 75, 1, 1, 'o', '#203', 'colour variants');
INSERT INTO "Timesheet" VALUES (46, '2025-07-09', 'Tariq', 'Museum am Markt', 'Care contract', 'design', 30, 120, 75, 1, 1, 'o', NULL, 'cookie banner');
INSERT INTO "Timesheet" VALUES (47, '2025-07-09', 'Kim', 'Museum am Markt', 'Care contract', 'coding', 15, 60, 95, 1, 1, 'h', NULL, 'login problem');
INSERT INTO "Timesheet" VALUES (48, '2025-07-09', 'Olena', 'Hotel Aurum', 'Booking tool', 'bug fixing', 15, 120, 95, 1, 1, 'o', NULL, 'waiting for texts');
INSERT INTO "Timesheet" VALUES (49, '2025-07-10', 'Olena', 'Stadtwerke Lohr', 'Relaunch', 'meeting', 165, 180, NULL, 0, 0, 'o', '#261', 'checkout broken on iPhone');
INSERT INTO "Timesheet" VALUES (50, '2025-07-11', 'Ruth', 'Finbase', 'App prototype', 'coding', 105, 90, 110, 1, 1, 'h', '#331', 'login problem');
INSERT INTO "Timesheet" VALUES (51, '2025-07-12', 'Tariq', NULL, 'Own website', 'testing', 390, 90, NULL, 0, 0, 'o', '#284', NULL);
INSERT INTO "Timesheet" VALUES (52, '2025-07-14', 'Tariq', 'Museum am Markt', 'Care contract', 'coding', 105, NULL, 75, 1, 1, 'o', '#294', 'checkout broken on iPhone');
INSERT INTO "Timesheet" VALUES (53, '2025-07-15', 'Kim', 'Velo Krause', 'Online shop', 'coding', 75, 60, 95, 1, 0, 'o', NULL, 'image sizes');
INSERT INTO "Timesheet" VALUES (54, '2025-07-16', 'Kim', 'Dr. Seidel', 'Landing page', 'coding', 285, 180, 95, 1, 0, 'o', NULL, 'colour variants');
INSERT INTO "Timesheet" VALUES (55, '2025-07-17', 'Bastian', 'Stadtwerke Lohr', 'Relaunch', 'bug fixing', 150, 180, 80, 1, 1, 'o', NULL, 'slow server');
INSERT INTO "Timesheet" VALUES (56, '2025-07-17', 'Kim', 'Finbase', 'App prototype', 'design', 210, 240, 95, 1, 1, 'o', '#235', 'slow server');
INSERT INTO "Timesheet" VALUES (57, '2025-07-17', 'Ruth', 'Velo Krause', 'Newsletter', 'meeting', 240, 60, 110, 1, 1, 'o', '#265', 'call with client');
INSERT INTO "Timesheet" VALUES (58, '2025-07-17', 'Tariq', 'Hotel Aurum', 'Booking tool', 'bug fixing', 390, 120, 75, 1, 1, 'o', '#227', 'cookie banner');
INSERT INTO "Timesheet" VALUES (59, '2025-07-22', 'Ruth', 'Velo Krause', 'Online shop', 'content', 285, 240, 110, 1, 0, 'h', NULL, 'image sizes');
INSERT INTO "Timesheet" VALUES (60, '2025-07-22', 'Olena', 'Museum am Markt', 'Care contract', 'coding', 60, 90, 95, 1, 0, 'h', '#313', 'login problem');
INSERT INTO "Timesheet" VALUES (61, '2025-07-23', 'Kim', 'Velo Krause', 'Online shop', 'coding', 45, 180, 95, 1, 0, 'h', '#328', 'slow server');
INSERT INTO "Timesheet" VALUES (62, '2025-07-24', 'Kim', 'Hotel Aurum', 'SEO audit', 'coding', 30, 180, 95, 1, 0, 'h', NULL, 'checkout broken on iPhone');
INSERT INTO "Timesheet" VALUES (63, '2025-07-28', 'Ruth', NULL, 'Own website', 'content', 90, 240, NULL, 0, 0, 'h', NULL, 'login problem');
INSERT INTO "Timesheet" VALUES (64, '2025-07-29', 'Bastian', NULL, 'Own website', 'testing', 285, 240, NULL, 0, 0, 'o', '#238', 'login problem');
INSERT INTO "Timesheet" VALUES (65, '2025-07-29', 'Tariq', 'Finbase', 'App prototype', 'testing', 210, 180, 75, 1, 0, 'h', '#217', 'cookie banner');
INSERT INTO "Timesheet" VALUES (66, '2025-07-29', 'Ruth', 'Velo Krause', 'Newsletter', 'testing', 180, 180, 110, 1, 0, 'o', '#205', NULL);
INSERT INTO "Timesheet" VALUES (67, '2025-07-31', 'Tariq', 'Stadtwerke Lohr', 'Relaunch', 'testing', 390, 240, 75, 1, 0, 'h', NULL, 'login problem');
INSERT INTO "Timesheet" VALUES (68, '2025-07-31', 'Kim', 'Museum am Markt', 'Care contract', 'meeting', 90, 120, 95, 1, 0, 'o', NULL, 'login problem');
INSERT INTO "Timesheet" VALUES (69, '2025-07-31', 'Bastian', 'Finbase', 'App prototype', 'coding', 60, 60, 80, 1, 0, 'o', '#313', 'colour variants');
INSERT INTO "Timesheet" VALUES (70, '2025-08-01', 'Tariq', 'Hotel Aurum', 'SEO audit', 'design', 120, 90, 75, 1, 0, 'h', '#340', 'waiting for texts');
INSERT INTO "Timesheet" VALUES (71, '2025-08-04', 'Olena', 'Hotel Aurum', 'SEO audit', 'content', 30, 240, 95, 1, 0, 'h', '#287', NULL);
INSERT INTO "Timesheet" VALUES (72, '2025-08-05', 'Ruth', 'Stadtwerke Lohr', 'Relaunch', 'coding', 30, 240, 110, 1, 0, 'o', NULL, 'waiting for texts');
INSERT INTO "Timesheet" VALUES (73, '2025-08-07', 'Ruth', 'Velo Krause', 'Online shop', 'testing', 150, 60, 110, 1, 0, 'h', NULL, 'checkout broken on iPhone');
INSERT INTO "Timesheet" VALUES (74, '2025-08-08', 'Bastian', 'Finbase', 'App prototype', 'testing', 210, 120, 80, 1, 0, 'o', '#265', 'image sizes');
INSERT INTO "Timesheet" VALUES (75, '2025-08-11', 'Tariq', 'Museum am Markt', 'Care contract', 'coding', 120, 120, 75, 1, 0, 'o', '#287', 'colour variants');
INSERT INTO "Timesheet" VALUES (76, '2025-08-13', 'Bastian', 'Velo Krause', 'Online shop', 'coding', 120, 90, 80, 1, 0, 'o', '#285', 'image sizes');
INSERT INTO "Timesheet" VALUES (77, '2025-08-13', 'Bastian', 'Hotel Aurum', 'Booking tool', 'meeting', 105, 180, 80, 1, 0, 'o', '#219', 'checkout broken on iPhone');
INSERT INTO "Timesheet" VALUES (78, '2025-08-13', 'Olena', 'Hotel Aurum', 'SEO audit', 'meeting', 30, 240, 95, 1, 0, 'o', '#298', 'colour variants');
INSERT INTO "Timesheet" VALUES (79, '2025-08-14', 'Kim', 'Hotel Aurum', 'SEO audit', 'meeting', 15, 180, 95, 1, 0, 'h', NULL, 'image sizes');
INSERT INTO "Timesheet" VALUES (80, '2025-08-14', 'Tariq', 'Finbase', 'App prototype', 'testing', 45, 240, 75, 1, 0, 'o', '#298', 'waiting for texts');
