CREATE TABLE "Appointments" (
  "#" INTEGER PRIMARY KEY,
  "Date & time" TEXT,
  "Client" TEXT,
  "Done by" TEXT,
  "Treatment" TEXT,
  "Colour" TEXT,
  "Duration (min)" INTEGER,
  "Price (€)" REAL,
  "Tip (€)" REAL,
  "Came?" TEXT,
  "Booked on" TEXT,
  "Booked via" TEXT,
  "First visit" TEXT,
  "Payment" TEXT,
  "Remarks" TEXT
);
INSERT INTO "Appointments" VALUES (1, '2025-08-06 09:30', 'Chiara Conti', 'Sofia', 'Manicure', NULL, 55, 28, NULL, 'no', '2025-07-30', 'website', 'x', NULL, NULL);
INSERT INTO "Appointments" VALUES (2, '2025-08-06 10:00', 'Petra Saal', 'Bella', 'Removal', NULL, 35, 23, 5, 'yes', '2025-07-16', 'Instagram', 'x', 'card', 'acrylate allergy');
INSERT INTO "Appointments" VALUES (3, '2025-08-06 16:00', 'Heike Mohr', 'Sofia', 'New set', 'French', 125, 72, 5, 'yes', '2025-08-05', 'phone', 'x', 'card', NULL);
INSERT INTO "Appointments" VALUES (4, '2025-08-06 17:30', 'Kaya Demir', 'Bella', 'Shellac', 'red', 50, 43, 10, 'yes', '2025-08-06', 'walk-in', '', 'card', 'brittle nails');
INSERT INTO "Appointments" VALUES (5, '2025-08-07 10:30', 'Kaya Demir', 'Sofia', 'Nail art', 'French', 90, 70, NULL, 'no', '2025-08-04', 'Instagram', '', NULL, 'brings daughter');
INSERT INTO "Appointments" VALUES (6, '2025-08-07 17:00', 'Heike Mohr', 'Sofia', 'Shellac', 'dark green', 45, 40, NULL, 'no', '2025-08-02', 'website', '', NULL, NULL);
INSERT INTO "Appointments" VALUES (7, '2025-08-08 11:30', 'Aline Roux', 'Bella', 'Gel refill', 'black', 75, 48, 2, 'yes', '2025-07-12', 'Instagram', '', 'cash', 'brings daughter');
INSERT INTO "Appointments" VALUES (8, '2025-08-08 17:00', 'Petra Saal', 'Sofia', 'Repair', NULL, 25, 9, 2, 'yes', '2025-08-08', 'walk-in', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (9, '2025-08-09 13:30', 'Oksana Bilyk', 'Sofia', 'Removal', NULL, 25, 14, 0, 'yes', '2025-08-05', 'Instagram', 'x', 'card', NULL);
INSERT INTO "Appointments" VALUES (10, '2025-08-09 14:30', 'Lotta Lind', 'Sofia', 'Nail art', 'nude', 100, 73, NULL, 'cancelled', '2025-08-07', 'Instagram', 'x', NULL, 'brittle nails');
INSERT INTO "Appointments" VALUES (11, '2025-08-09 18:30', 'Emma Frost', 'Bella', 'Pedicure', NULL, 55, 47, 0, 'yes', '2025-08-09', 'walk-in', '', 'cash', NULL);
INSERT INTO "Appointments" VALUES (12, '2025-08-12 17:00', 'Petra Saal', 'Sofia', 'Nail art', 'pastel pink', 95, 65, 0, 'yes', '2025-08-12', 'phone', '', 'voucher', NULL);
INSERT INTO "Appointments" VALUES (13, '2025-08-13 09:30', 'Lotta Lind', 'Minh', 'New set', 'nude', 120, 77, NULL, 'no', '2025-08-01', 'Instagram', '', NULL, NULL);
INSERT INTO "Appointments" VALUES (14, '2025-08-13 15:00', 'Aline Roux', 'Sofia', 'Manicure', NULL, 45, 24, 0, 'yes', '2025-08-02', 'Instagram', '', 'cash', 'brings daughter');
INSERT INTO "Appointments" VALUES (15, '2025-08-13 18:00', 'Oksana Bilyk', 'Bella', 'Nail art', 'French', 90, 65, 5, 'yes', '2025-08-13', 'walk-in', '', 'voucher', NULL);
INSERT INTO "Appointments" VALUES (16, '2025-08-15 13:30', 'Heike Mohr', 'Sofia', 'Shellac', 'red', 55, 43, NULL, 'no', '2025-07-20', 'phone', '', NULL, NULL);
INSERT INTO "Appointments" VALUES (17, '2025-08-16 09:00', 'Dilara Aydin', 'Bella', 'Nail art', 'red', 95, 65, 2, 'yes', '2025-08-04', 'website', '', 'voucher', NULL);
INSERT INTO "Appointments" VALUES (18, '2025-08-16 10:30', 'Jana Wolff', 'Sofia', 'Removal', NULL, 30, 14, 5, 'yes', '2025-08-06', 'website', 'x', 'cash', 'likes tea');
INSERT INTO "Appointments" VALUES (19, '2025-08-16 16:00', 'Jana Wolff', 'Minh', 'Manicure', NULL, 50, 28, 2, 'yes', '2025-08-13', 'Instagram', '', 'cash', NULL);
INSERT INTO "Appointments" VALUES (20, '2025-08-19 14:00', 'Ines Pardo', 'Minh', 'Gel refill', 'French', 75, 44, 5, 'yes', '2025-08-02', 'website', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (21, '2025-08-20 10:30', 'Lotta Lind', 'Bella', 'Removal', NULL, 40, 18, 0, 'yes', '2025-08-20', 'walk-in', '', 'cash', NULL);
INSERT INTO "Appointments" VALUES (22, '2025-08-20 11:00', 'Dilara Aydin', 'Sofia', 'Manicure', NULL, 50, 28, 3, 'yes', '2025-08-20', 'walk-in', '', 'cash', 'acrylate allergy');
INSERT INTO "Appointments" VALUES (23, '2025-08-20 15:30', 'Mona Hadid', 'Minh', 'Repair', NULL, 25, 14, 3, 'yes', '2025-08-02', 'website', 'x', 'cash', 'brittle nails');
INSERT INTO "Appointments" VALUES (24, '2025-08-20 16:00', 'Emma Frost', 'Sofia', 'Pedicure', NULL, 60, 39, 5, 'yes', '2025-08-19', 'website', '', 'cash', NULL);
INSERT INTO "Appointments" VALUES (25, '2025-08-21 15:30', 'Oksana Bilyk', 'Minh', 'Pedicure', NULL, 60, 35, 3, 'yes', '2025-07-23', 'phone', '', 'cash', 'brittle nails');
INSERT INTO "Appointments" VALUES (26, '2025-08-21 17:00', 'Fenja Behn', 'Minh', 'Removal', NULL, 25, 14, 0, 'yes', '2025-08-04', 'website', 'x', 'cash', NULL);
INSERT INTO "Appointments" VALUES (27, '2025-08-22 10:30', 'Heike Mohr', 'Sofia', 'Gel refill', 'French', 85, 48, 2, 'yes', '2025-08-04', 'Instagram', '', 'voucher', 'brings daughter');
INSERT INTO "Appointments" VALUES (28, '2025-08-22 15:00', 'Petra Saal', 'Sofia', 'Removal', NULL, 25, 18, NULL, 'cancelled', '2025-08-15', 'Instagram', '', NULL, NULL);
INSERT INTO "Appointments" VALUES (29, '2025-08-23 09:00', 'Beate Kolb', 'Sofia', 'Manicure', NULL, 35, 28, 2, 'yes', '2025-08-13', 'website', '', 'cash', NULL);
INSERT INTO "Appointments" VALUES (30, '2025-08-23 15:00', 'Lotta Lind', 'Sofia', 'New set', 'red', 125, 72, 3, 'yes', '2025-08-04', 'phone', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (31, '2025-08-26 11:30', 'Lotta Lind', 'Bella', 'Shellac', 'dark green', 45, 43, NULL, 'no', '2025-08-10', 'website', '', NULL, 'likes tea');
INSERT INTO "Appointments" VALUES (32, '2025-08-26 18:00', 'Emma Frost', 'Bella', 'Manicure', NULL, 35, 36, 5, 'yes', '2025-08-09', 'website', '', 'cash', 'brings daughter');
INSERT INTO "Appointments" VALUES (33, '2025-08-27 10:00', 'Chiara Conti', 'Sofia', 'Manicure', NULL, 40, 28, 0, 'yes', '2025-08-21', 'website', '', 'cash', NULL);
INSERT INTO "Appointments" VALUES (34, '2025-08-27 18:30', 'Grace Otieno', 'Bella', 'Shellac', 'dark green', 50, 35, 8, 'yes', '2025-08-09', 'phone', 'x', 'voucher', 'acrylate allergy');
INSERT INTO "Appointments" VALUES (35, '2025-08-28 09:30', 'Nadine Petri', 'Sofia', 'Shellac', 'red', 50, 35, 8, 'yes', '2025-08-19', 'phone', 'x', 'cash', 'acrylate allergy');
INSERT INTO "Appointments" VALUES (36, '2025-08-28 15:30', 'Beate Kolb', 'Sofia', 'Repair', NULL, 35, 9, 2, 'yes', '2025-08-01', 'phone', '', 'cash', 'likes tea');
INSERT INTO "Appointments" VALUES (37, '2025-08-29 09:00', 'Aline Roux', 'Sofia', 'Pedicure', NULL, 55, 39, 2, 'yes', '2025-08-25', 'website', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (38, '2025-08-29 10:00', 'Fenja Behn', 'Sofia', 'Gel refill', 'black', 75, 48, 3, 'yes', '2025-07-31', 'phone', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (39, '2025-08-30 10:00', 'Emma Frost', 'Bella', 'Pedicure', NULL, 60, 47, 0, 'yes', '2025-08-24', 'website', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (40, '2025-08-30 17:00', 'Heike Mohr', 'Minh', 'Gel refill', 'dark green', 85, 48, NULL, 'cancelled', '2025-08-23', 'website', '', NULL, NULL);
INSERT INTO "Appointments" VALUES (41, '2025-09-02 14:30', 'Petra Saal', 'Sofia', 'Removal', NULL, 35, 14, 5, 'yes', '2025-09-02', 'walk-in', '', 'cash', NULL);
INSERT INTO "Appointments" VALUES (42, '2025-09-04 14:30', 'Oksana Bilyk', 'Bella', 'Repair', NULL, 20, 9, 5, 'yes', '2025-09-04', 'Instagram', '', 'cash', NULL);
INSERT INTO "Appointments" VALUES (43, '2025-09-04 17:30', 'Ines Pardo', 'Minh', 'New set', 'black', 120, 72, 8, 'yes', '2025-08-25', 'Instagram', '', 'cash', NULL);
INSERT INTO "Appointments" VALUES (44, '2025-09-04 18:00', 'Oksana Bilyk', 'Sofia', 'Nail art', 'dark green', 90, 65, NULL, 'cancelled', '2025-08-08', 'website', '', NULL, 'brings daughter');
INSERT INTO "Appointments" VALUES (45, '2025-09-05 09:00', 'Heike Mohr', 'Bella', 'Removal', NULL, 30, 26, 5, 'yes', '2025-08-16', 'phone', '', 'card', 'brittle nails');
INSERT INTO "Appointments" VALUES (46, '2025-09-05 13:00', 'Chiara Conti', 'Sofia', 'Nail art', 'dark green', 100, 65, 5, 'yes', '2025-09-05', 'walk-in', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (47, '2025-09-05 15:00', 'Oksana Bilyk', 'Sofia', 'Gel refill', 'red', 70, 44, 3, 'yes', '2025-09-05', 'walk-in', '', 'cash', 'brittle nails');
INSERT INTO "Appointments" VALUES (48, '2025-09-06 09:00', 'Mona Hadid', 'Sofia', 'Removal', NULL, 40, 23, 2, 'yes', '2025-09-06', 'walk-in', '', 'cash', 'acrylate allergy');
INSERT INTO "Appointments" VALUES (49, '2025-09-06 10:30', 'Lotta Lind', 'Minh', 'Shellac', 'French', 55, 35, 8, 'yes', '2025-08-17', 'website', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (50, '2025-09-06 11:30', 'Beate Kolb', 'Sofia', 'Removal', NULL, 35, 23, 2, 'yes', '2025-08-27', 'website', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (51, '2025-09-06 18:00', 'Jana Wolff', 'Bella', 'Manicure', NULL, 45, 28, NULL, 'no', '2025-08-14', 'website', '', NULL, NULL);
INSERT INTO "Appointments" VALUES (52, '2025-09-10 11:30', 'Beate Kolb', 'Bella', 'Manicure', NULL, 40, 33, NULL, 'cancelled', '2025-09-08', 'website', '', NULL, 'acrylate allergy');
INSERT INTO "Appointments" VALUES (53, '2025-09-10 18:00', 'Kaya Demir', 'Sofia', 'Nail art', 'pastel pink', 90, 65, 3, 'yes', '2025-08-15', 'website', '', 'voucher', 'brings daughter');
INSERT INTO "Appointments" VALUES (54, '2025-09-11 10:00', 'Oksana Bilyk', 'Bella', 'Manicure', NULL, 50, 28, NULL, 'no', '2025-09-10', 'Instagram', '', NULL, NULL);
INSERT INTO "Appointments" VALUES (55, '2025-09-11 16:30', 'Lotta Lind', 'Sofia', 'Pedicure', NULL, 65, 44, 0, 'yes', '2025-09-11', 'website', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (56, '2025-09-12 15:30', 'Heike Mohr', 'Sofia', 'Pedicure', NULL, 70, 39, 0, 'yes', '2025-09-05', 'website', '', 'card', 'brittle nails');
INSERT INTO "Appointments" VALUES (57, '2025-09-16 10:00', 'Beate Kolb', 'Bella', 'Gel refill', 'black', 90, 48, 0, 'yes', '2025-08-23', 'website', '', 'cash', 'acrylate allergy');
INSERT INTO "Appointments" VALUES (58, '2025-09-16 13:00', 'Petra Saal', 'Sofia', 'Manicure', NULL, 40, 33, 10, 'yes', '2025-09-16', 'Instagram', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (59, '2025-09-16 14:00', 'Emma Frost', 'Sofia', 'Manicure', NULL, 50, 28, 2, 'yes', '2025-09-16', 'walk-in', '', 'card', 'brings daughter');
INSERT INTO "Appointments" VALUES (60, '2025-09-18 14:30', 'Mona Hadid', 'Sofia', 'New set', 'nude', 120, 72, 0, 'yes', '2025-09-15', 'Instagram', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (61, '2025-09-20 10:30', 'Kaya Demir', 'Sofia', 'Repair', NULL, 35, 14, 0, 'yes', '2025-09-20', 'Instagram', '', 'card', 'likes tea');
INSERT INTO "Appointments" VALUES (62, '2025-09-20 15:30', 'Heike Mohr', 'Bella', 'Manicure', NULL, 35, 33, 8, 'yes', '2025-09-11', 'website', '', 'voucher', NULL);
INSERT INTO "Appointments" VALUES (63, '2025-09-23 15:30', 'Petra Saal', 'Minh', 'Gel refill', 'nude', 75, 48, 5, 'yes', '2025-09-23', 'phone', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (64, '2025-09-25 13:00', 'Oksana Bilyk', 'Sofia', 'New set', 'pastel pink', 120, 77, NULL, 'no', '2025-09-24', 'website', '', NULL, 'acrylate allergy');
INSERT INTO "Appointments" VALUES (65, '2025-09-26 09:00', 'Aline Roux', 'Bella', 'New set', 'red', 130, 77, 3, 'yes', '2025-09-25', 'phone', '', 'voucher', NULL);
INSERT INTO "Appointments" VALUES (66, '2025-09-26 10:30', 'Heike Mohr', 'Minh', 'Manicure', NULL, 40, 24, NULL, 'no', '2025-08-31', 'website', '', NULL, 'acrylate allergy');
INSERT INTO "Appointments" VALUES (67, '2025-09-26 11:30', 'Grace Otieno', 'Sofia', 'Gel refill', 'pastel pink', 75, 53, 8, 'yes', '2025-09-26', 'walk-in', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (68, '2025-09-26 18:00', 'Oksana Bilyk', 'Sofia', 'Repair', NULL, 25, 14, 5, 'yes', '2025-09-25', 'website', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (69, '2025-09-27 10:30', 'Petra Saal', 'Minh', 'Nail art', 'French', 95, 73, NULL, 'cancelled', '2025-09-27', 'phone', '', NULL, 'brings daughter');
INSERT INTO "Appointments" VALUES (70, '2025-09-27 13:30', 'Dilara Aydin', 'Sofia', 'Nail art', 'dark green', 105, 65, 8, 'yes', '2025-09-27', 'walk-in', '', 'voucher', NULL);
INSERT INTO "Appointments" VALUES (71, '2025-09-30 11:30', 'Chiara Conti', 'Minh', 'Removal', NULL, 30, 23, 5, 'yes', '2025-09-11', 'phone', '', 'card', 'brittle nails');
INSERT INTO "Appointments" VALUES (72, '2025-09-30 16:00', 'Ines Pardo', 'Minh', 'Manicure', NULL, 40, 28, 0, 'yes', '2025-09-30', 'website', '', 'card', 'brings daughter');
INSERT INTO "Appointments" VALUES (73, '2025-09-30 16:00', 'Aline Roux', 'Bella', 'Pedicure', NULL, 55, 39, 2, 'yes', '2025-09-16', 'website', '', 'card', NULL);
INSERT INTO "Appointments" VALUES (74, '2025-09-30 17:30', 'Aline Roux', 'Sofia', 'Removal', NULL, 35, 18, 5, 'yes', '2025-09-18', 'Instagram', '', 'voucher', NULL);
