CREATE TABLE clients (
  id INTEGER PRIMARY KEY,
  artist TEXT,
  contact TEXT,
  genre TEXT,
  country TEXT
);
INSERT INTO clients VALUES (1, 'The Low Tides', 'Marta Quill', 'indie', 'IE');
INSERT INTO clients VALUES (2, 'Bruno Sax Trio', 'Bruno Amaro', 'jazz', 'PT');
INSERT INTO clients VALUES (3, 'Kestrel', 'Ewan Pryde', 'folk', 'UK');
INSERT INTO clients VALUES (4, 'Nadia Voss', 'Nadia Voss', 'pop', 'DE');
INSERT INTO clients VALUES (5, 'Iron Pasture', 'Colm Reddy', 'metal', 'IE');
INSERT INTO clients VALUES (6, 'Radio Corso', 'Elena Ricci', 'podcast', 'IT');
INSERT INTO clients VALUES (7, 'MC Halva', 'Samir Aziz', 'hip hop', 'UK');
INSERT INTO clients VALUES (8, 'Choir of St Brannoc', 'Rev. Tull', 'choral', 'UK');
INSERT INTO clients VALUES (9, 'Glass Otters', 'Pim de Wit', 'indie', 'NL');
INSERT INTO clients VALUES (10, 'Hearth & Hound', 'Bea Lomax', 'Folk', 'IE');
INSERT INTO clients VALUES (11, 'Velvet Canteen', 'Joel Adair', 'funk', NULL);
INSERT INTO clients VALUES (12, 'Brightside Ads', 'Tess Monk', 'voiceover', 'UK');
INSERT INTO clients VALUES (13, 'Orla Finnane', 'Orla Finnane', 'folk', 'IE');
INSERT INTO clients VALUES (14, 'Sleepwalk Society', 'Ida Holm', 'pop', 'DK');

CREATE TABLE engineers (
  id INTEGER PRIMARY KEY,
  name TEXT,
  day_rate_eur INTEGER,
  freelance TEXT
);
INSERT INTO engineers VALUES (1, 'Dermot Fay', 320, 'no');
INSERT INTO engineers VALUES (2, 'Sunniva Lund', 410, 'no');
INSERT INTO engineers VALUES (3, 'Kit Barrow', 280, 'yes');
INSERT INTO engineers VALUES (4, 'Paulo Neves', 350, 'yes');
INSERT INTO engineers VALUES (5, 'Asha Menon', 300, 'Yes');

CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  client_id INTEGER REFERENCES clients(id),
  engineer_id INTEGER REFERENCES engineers(id),
  booked_on TEXT,
  session_date TEXT,
  room TEXT,
  type TEXT,
  hours REAL,
  gear TEXT,
  quoted_eur REAL,
  invoiced_eur REAL,
  paid TEXT,
  notes TEXT
);
INSERT INTO sessions VALUES (1, 1, 2, '2025-02-10', '2025-03-23', 'Live Room', 'tracking', 6, 'SM57, upright piano, talkback', 330, 360, 'yes', NULL);
INSERT INTO sessions VALUES (2, 7, 2, '2025-05-09', '2025-05-29', 'Studio B', 'tracking', 3, 'Neve 1073, upright piano', 150, 150, 'yes', NULL);
INSERT INTO sessions VALUES (3, 3, 3, '2025-10-08', '2025-10-30', 'live room', 'voiceover', 8, 'U87, SM7B, upright piano', 400, 400, 'no', 'ran over');
INSERT INTO sessions VALUES (4, 6, 1, '2025-01-09', '2025-02-10', 'Studio B', 'Tracking', 3, 'SM7B, Rhodes, talkback', 120, 180, 'yes', 'ran over');
INSERT INTO sessions VALUES (5, 5, 1, '2025-04-16', '2025-05-19', 'Booth', 'mixing', 2, NULL, 90, 90, 'yes', NULL);
INSERT INTO sessions VALUES (6, 8, 2, '2025-09-09', '2025-10-12', 'Live Room', 'mixing', 3, 'talkback', 150, NULL, NULL, 'needs recall');
INSERT INTO sessions VALUES (7, 9, 2, '2025-01-02', '2025-01-11', 'Studio B', 'rehearsal', 4, 'Hammond', 220, NULL, NULL, NULL);
INSERT INTO sessions VALUES (8, 3, 1, '2025-05-24', '2025-06-24', 'Studio B', 'tracking', 4, 'SM7B', 180, 270, NULL, NULL);
INSERT INTO sessions VALUES (9, 4, 4, '2025-05-08', '2025-05-31', 'Booth', 'mixing', 3, NULL, 120, 150, 'yes', NULL);
INSERT INTO sessions VALUES (10, 11, 1, '2025-01-03', '2025-01-18', 'Live Room', 'rehearsal', 4, 'SM7B, drum kit', 180, 180, 'yes', NULL);
INSERT INTO sessions VALUES (11, 1, 1, '2025-05-21', '2025-06-16', 'Studio B', 'mixing', 6, 'Rhodes, SM7B', 240, 240, 'Yes', NULL);
INSERT INTO sessions VALUES (12, 8, 1, '2025-10-24', '2025-11-15', 'Live Room', 'Tracking', 6, 'Neve 1073', 240, NULL, NULL, 'guest drummer');
INSERT INTO sessions VALUES (13, 2, 5, '2025-08-02', '2025-09-16', 'Studio B', 'overdubs', 4, NULL, 200, 160, 'yes', 'ran over');
INSERT INTO sessions VALUES (14, 4, 1, '2025-03-25', '2025-04-26', 'Studio B', 'tracking', 10, 'talkback', 450, 480, 'no', NULL);
INSERT INTO sessions VALUES (15, 9, 1, '2025-06-24', '2025-07-18', 'Live Room', 'voiceover', 8, 'SM57, drum kit', 320, 410, 'yes', NULL);
INSERT INTO sessions VALUES (16, 11, 1, '2025-05-28', '2025-06-12', 'Live Room', 'mixing', 2, 'upright piano, SM57', 110, 140, 'yes', NULL);
INSERT INTO sessions VALUES (17, 12, 4, '2025-08-13', '2025-08-20', 'Studio B', 'mixing', 6, 'upright piano, talkback', 270, 300, 'no', NULL);
INSERT INTO sessions VALUES (18, 8, 5, '2025-02-05', '2025-03-12', 'Live Room', 'tracking', 3, NULL, 165, 255, 'no', NULL);
INSERT INTO sessions VALUES (19, 1, 5, '2025-07-21', '2025-08-05', 'Studio B', 'mixing', 10, 'tape machine, upright piano', 500, 530, 'no', NULL);
INSERT INTO sessions VALUES (20, 9, 2, '2025-10-25', '2025-11-14', 'Booth', 'overdubs', 10, 'U87, Rhodes, talkback', 450, NULL, NULL, NULL);
INSERT INTO sessions VALUES (21, 1, 2, '2025-09-28', '2025-11-04', 'Studio B', 'rehearsal', 4, 'U87', 200, 160, 'Yes', NULL);
INSERT INTO sessions VALUES (22, 11, 1, '2025-09-12', '2025-09-29', 'Studio B', 'tracking', 8, 'Rhodes, drum kit, Neve 1073', 360, 360, 'yes', NULL);
INSERT INTO sessions VALUES (23, 2, 3, '2025-04-10', '2025-04-22', 'Live Room', 'mixing', 8, 'Neve 1073', 400, 490, 'yes', 'guest drummer');
INSERT INTO sessions VALUES (24, 6, 1, '2025-01-06', '2025-01-17', 'Live Room', 'mixing', 8, NULL, 400, 490, 'yes', 'ran over');
INSERT INTO sessions VALUES (25, 5, 3, '2025-03-24', '2025-04-22', 'Studio B', 'tracking', 10, 'Rhodes', 450, 510, 'no', NULL);
INSERT INTO sessions VALUES (26, 5, 3, '2025-09-18', '2025-09-23', 'Live Room', 'tracking', 3, 'U87, Neve 1073', 120, 150, 'yes', NULL);
INSERT INTO sessions VALUES (27, 6, 2, '2024-12-18', '2025-01-08', 'Booth', 'mixing', 4, NULL, 220, 250, 'no', 'needs recall');
INSERT INTO sessions VALUES (28, 2, 4, '2025-06-05', '2025-06-07', 'Live Room', 'tracking', 4, 'drum kit', 180, 180, 'no', 'guest drummer');
INSERT INTO sessions VALUES (29, 13, 1, '2025-08-05', '2025-09-09', 'Live Room', 'mastering', 3, 'drum kit', 120, 120, 'yes', NULL);
INSERT INTO sessions VALUES (30, 11, 5, '2025-04-01', '2025-04-06', 'Live Room', 'tracking', 4, 'U87, Rhodes', 220, 310, 'yes', 'ran over');
INSERT INTO sessions VALUES (31, 12, 4, '2025-10-09', '2025-11-20', 'live room', 'tracking', 10, NULL, 450, 450, 'Yes', NULL);
INSERT INTO sessions VALUES (32, 12, 5, '2025-10-29', '2025-11-07', 'Live Room', 'mastering', 4, 'Neve 1073', 180, 180, 'Yes', 'ran over');
INSERT INTO sessions VALUES (33, 1, 4, '2025-08-03', '2025-08-27', 'Studio B', 'mixing', 2, 'Hammond, tape machine, Neve 1073', 90, 50, NULL, NULL);
INSERT INTO sessions VALUES (34, 8, 2, '2025-06-16', '2025-06-28', 'Booth', 'tracking', 2, 'drum kit', 90, 90, 'no', 'no show');
INSERT INTO sessions VALUES (35, 8, 3, '2025-04-19', '2025-05-02', 'Live Room', 'mixing', 3, 'talkback', 135, 135, 'yes', NULL);
INSERT INTO sessions VALUES (36, 3, 5, '2024-12-10', '2025-01-15', 'Live Room', 'tracking', 8, 'drum kit, Rhodes', 440, 470, 'yes', NULL);
INSERT INTO sessions VALUES (37, 8, 1, '2025-03-12', '2025-04-16', 'Live Room', 'voiceover', 4, 'drum kit, Neve 1073, U87', 160, 160, 'no', 'cancelled late');
INSERT INTO sessions VALUES (38, 4, NULL, '2025-08-03', '2025-09-13', 'Booth', 'rehearsal', 8, 'tape machine, Rhodes, talkback', 400, 400, 'yes', 'needs recall');
INSERT INTO sessions VALUES (39, 8, 1, '2025-05-20', '2025-06-02', 'live room', 'overdubs', 6, NULL, 300, 300, 'yes', NULL);
INSERT INTO sessions VALUES (40, 2, 3, '2025-08-15', '2025-09-19', 'Studio B', 'overdubs', 8, NULL, 320, 410, 'yes', 'ran over');
INSERT INTO sessions VALUES (41, 1, 1, '2024-12-10', '2025-01-13', 'Studio B', 'rehearsal', 8, 'SM57, Rhodes, talkback', 400, 360, 'no', 'no show');
INSERT INTO sessions VALUES (42, 4, 5, '2025-06-15', '2025-07-28', 'Booth', 'mixing', 6, 'Hammond', 240, 240, 'Yes', NULL);
INSERT INTO sessions VALUES (43, 3, 1, '2025-08-07', '2025-09-21', 'Booth', 'tracking', 2, 'U87, SM7B, drum kit', 100, 100, 'yes', NULL);
INSERT INTO sessions VALUES (44, 6, 5, '2025-01-25', '2025-02-13', 'Studio B', 'mastering', 2, 'Hammond', 100, 190, 'no', 'cancelled late');
INSERT INTO sessions VALUES (45, 3, 1, '2025-08-17', '2025-09-28', 'Studio B', 'Tracking', 6, 'talkback, Rhodes, Hammond', 270, NULL, NULL, NULL);
INSERT INTO sessions VALUES (46, 2, 5, '2024-12-18', '2025-01-19', 'Booth', 'mixing', 4, 'U87', 180, 180, 'no', NULL);
INSERT INTO sessions VALUES (47, 3, 1, '2025-04-09', '2025-05-18', 'Live Room', 'tracking', 3, NULL, 120, 210, 'no', 'needs recall');
INSERT INTO sessions VALUES (48, 8, 4, '2025-03-16', '2025-03-24', 'Live Room', 'mastering', 3, 'upright piano, drum kit', 135, 135, 'yes', NULL);
INSERT INTO sessions VALUES (49, 4, 2, '2025-07-02', '2025-07-20', 'Live Room', 'Tracking', 2, 'SM57', 110, 110, 'Yes', NULL);
INSERT INTO sessions VALUES (50, 11, 4, '2025-10-30', '2025-11-07', 'Booth', 'tracking', 10, 'Rhodes, talkback', 450, 450, 'yes', NULL);
INSERT INTO sessions VALUES (51, 12, 2, '2025-02-24', '2025-03-21', 'Studio B', 'tracking', 2, 'tape machine, upright piano, Neve 1073', 90, 90, NULL, 'guest drummer');
INSERT INTO sessions VALUES (52, 9, 3, '2025-01-30', '2025-02-21', 'Live Room', 'rehearsal', 10, 'SM57, SM7B, Rhodes', 400, 460, 'no', NULL);
INSERT INTO sessions VALUES (53, 6, 5, '2025-07-02', '2025-08-11', 'Booth', 'mixing', 6, 'upright piano, tape machine, U87', 240, 200, 'yes', NULL);
INSERT INTO sessions VALUES (54, 11, 2, '2025-08-01', '2025-09-05', 'live room', 'voiceover', 6, 'Neve 1073', 330, 360, 'yes', NULL);
INSERT INTO sessions VALUES (55, 2, 3, '2025-08-20', '2025-09-08', 'Live Room', 'mixing', 6, 'U87, Neve 1073', 300, 330, NULL, 'needs recall');
INSERT INTO sessions VALUES (56, 5, 5, '2025-08-31', '2025-09-05', 'Studio B', 'Tracking', 2, 'drum kit', 110, 140, 'no', NULL);
INSERT INTO sessions VALUES (57, 1, 2, '2025-05-02', '2025-06-06', 'Studio B', 'mixing', 8, NULL, 320, NULL, NULL, 'ran over');
INSERT INTO sessions VALUES (58, 1, 2, '2025-02-15', '2025-03-22', 'Studio B', 'tracking', 10, 'Rhodes, upright piano, SM7B', 550, 640, 'yes', 'guest drummer');
INSERT INTO sessions VALUES (59, 4, 1, '2025-09-12', '2025-09-21', 'Studio B', 'overdubs', 6, 'Rhodes', 300, 260, 'yes', NULL);
INSERT INTO sessions VALUES (60, 11, 2, '2025-02-11', '2025-02-26', 'Live Room', 'voiceover', 2, 'tape machine, SM7B', 80, 80, 'no', NULL);
INSERT INTO sessions VALUES (61, 4, 2, '2025-02-05', '2025-03-16', 'Live Room', 'tracking', 10, 'tape machine, Hammond', 500, 530, 'yes', NULL);
INSERT INTO sessions VALUES (62, 12, 5, '2025-05-15', '2025-06-16', 'Booth', 'mixing', 8, 'Rhodes, Neve 1073, drum kit', 440, 440, NULL, 'guest drummer');
INSERT INTO sessions VALUES (63, 6, 2, '2025-10-26', '2025-11-02', 'Studio B', 'mastering', 4, 'talkback, drum kit, U87', 220, 250, 'no', 'ran over');
INSERT INTO sessions VALUES (64, 7, NULL, '2025-04-20', '2025-05-06', 'Live Room', 'overdubs', 8, 'Hammond, SM7B', 360, 360, 'yes', 'ran over');
INSERT INTO sessions VALUES (65, 2, 5, '2024-12-03', '2025-01-09', 'Live Room', 'voiceover', 8, 'upright piano, SM7B, talkback', 440, 440, 'yes', NULL);
INSERT INTO sessions VALUES (66, 4, 1, '2025-02-18', '2025-03-03', 'Live Room', 'overdubs', 4, 'drum kit, upright piano', 200, NULL, NULL, NULL);
INSERT INTO sessions VALUES (67, 3, 1, '2025-04-27', '2025-06-03', 'Live Room', 'rehearsal', 4, 'Hammond', 180, 270, NULL, NULL);
INSERT INTO sessions VALUES (68, 1, 5, '2025-02-26', '2025-03-01', 'Studio B', 'mastering', 4, 'SM7B, Rhodes, talkback', 180, 140, 'yes', NULL);
INSERT INTO sessions VALUES (69, 13, 1, '2025-09-21', '2025-09-24', 'Live Room', 'rehearsal', 3, 'Rhodes', 165, 225, 'yes', 'ran over');
INSERT INTO sessions VALUES (70, 10, 3, '2025-02-04', '2025-02-24', 'Studio B', 'tracking', 10, 'upright piano, tape machine', 500, 500, 'yes', 'guest drummer');
INSERT INTO sessions VALUES (71, 2, 1, '2025-08-02', '2025-09-13', 'Live Room', 'overdubs', 10, NULL, 550, 550, 'yes', 'bring own amp');
INSERT INTO sessions VALUES (72, 3, 5, '2025-01-23', '2025-02-18', 'Booth', 'tracking', 3, 'Neve 1073, talkback', 150, 150, 'no', NULL);

