CREATE TABLE spotters (who TEXT PRIMARY KEY, joined TEXT, home TEXT, gear TEXT, "newsletter?" TEXT);
CREATE TABLE reports (rep_no INTEGER PRIMARY KEY, seen_at TEXT, sent_in TEXT, spotter TEXT REFERENCES spotters(who), place TEXT, phenomena TEXT, hail_mm INTEGER, gust_kmh INTEGER, rain_mm REAL, lasted_min INTEGER, photo TEXT, confirmed TEXT, damage TEXT, damage_eur INTEGER, remark TEXT);
INSERT INTO spotters VALUES
('Anneli','2015-03-01','Lohne','anemometer, camera','y'),
('Bo','2019-08-12','Vechta','hail pad','y'),
('Cord','2021-05-05','Damme','camera, dashcam','n'),
('Dörte','2022-06-18','Dinklage','hail pad, rain gauge, camera',''),
('Eike','2024-09-01','Bakum',NULL,'y'),
('Frauke','2025-02-11','Lohne','rain gauge','y'),
('Gesa','2026-04-20','Visbek','Camera',NULL),
('Hinnerk','2026-09-15','Damme','rain gauge, anemometer','n');
INSERT INTO reports VALUES
(1,'2024-09-06 20:00','2024-09-06','Cord','Damme','lightning, heavy rain',NULL,93,11.5,40,'y',NULL,'trees down, road blocked',NULL,NULL),
(2,'2024-09-11 18:15','2024-09-13','Dörte','Vechta','lightning, heavy rain',NULL,NULL,4.8,NULL,'','yes',NULL,2600,NULL),
(3,'2024-09-21 18:58','2024-09-22',NULL,'Damme','lightning, heavy rain',NULL,NULL,4.8,20,'','',NULL,2600,'see photos'),
(4,'2024-09-26 18:15','2024-09-28','Dörte','lohne','lightning, heavy rain',NULL,NULL,22.4,3,'y','Yes','roof tiles',NULL,'phoned in by a farmer'),
(5,'2024-11-05 17:25','2024-11-10','Eike','Damme','hail',15,96,8,3,'','no','maize flattened',NULL,NULL),
(6,'2025-01-09 14:30','2025-01-10','Anneli','Bakum','snow',NULL,90,22.4,5,'y','Yes','none',7000,'phoned in by a farmer'),
(7,'2025-01-31 18:45','2025-02-02','Eike','Dinklage','heavy rain, snow',NULL,79,11.5,40,NULL,'',NULL,400,NULL),
(8,'2025-02-03 16:45','2025-02-05','Anneli','Damme','gust, heavy rain',NULL,66,1.2,10,'y','no',NULL,900,NULL),
(9,'2025-02-18 17:05','2025-02-19','Anneli','Dinklage','gust, snow',NULL,76,11.5,40,'y','no',NULL,NULL,NULL),
(10,'2025-03-21 17:58','2025-04-02','Frauke','Bakum','heavy rain',NULL,NULL,17,3,'n','no','Car dents, roof tiles',1500,NULL);
INSERT INTO reports VALUES
(11,'2025-03-22 16:12','2025-03-23','Eike','Dinklage','heavy rain',NULL,NULL,4.8,3,'Y','yes',NULL,7000,'doubtful'),
(12,'2025-04-01 19:30','2025-04-01','Anneli','Lohne','hail',20,117,4.8,8,'','yes',NULL,1500,'radar agrees'),
(13,'2025-04-05 17:15','2025-04-10','Cord','Lohne','Hail, heavy rain',20,96,4.8,3,'','yes','maize flattened',NULL,NULL),
(14,'2025-04-17 17:58','2025-04-17',NULL,'Dinklage','hail',15,NULL,NULL,25,'y','yes',NULL,7000,NULL),
(15,'2025-04-20 00:58','2025-05-02','Dörte','Lohne','hail, gust',12,114,22.4,15,NULL,'','roof tiles',NULL,NULL),
(16,'2025-04-20 06:30','2025-04-20','Dörte','Dinklage','',NULL,NULL,8,NULL,'n','','car dents',7000,NULL),
(17,'2025-04-27 13:45','2025-04-28',NULL,'lohne','Gust',NULL,NULL,4.8,40,'n','',NULL,NULL,NULL),
(18,'2025-04-28 19:40','2025-04-28','Eike','Dinklage','gust',NULL,99,0,3,'','',NULL,NULL,NULL),
(19,'2025-05-07 16:25','2025-05-07','Bo','Vechta','hail, gust, heavy rain',6,70,3.5,40,'n','yes',NULL,NULL,NULL),
(20,'2025-05-14 19:50','2025-05-19','Frauke','Visbek','heavy rain',NULL,53,8,10,'n',NULL,NULL,NULL,NULL);
INSERT INTO reports VALUES
(21,'2025-05-21 09:25','2025-05-22','Dörte','Vechta','gust, lightning',NULL,87,11.5,NULL,'y',NULL,NULL,NULL,NULL),
(22,'2025-05-21 17:25','2025-06-02','Frauke','Visbek','hail, lightning, funnel',NULL,NULL,11.5,3,'y','no','none',7000,'cow killed, neighbour says'),
(23,'2025-05-31 14:55','2025-05-31',NULL,'Lohne','lightning',NULL,71,11.5,25,'n','',NULL,400,NULL),
(24,'2025-06-18 22:37','2025-06-23','Anneli','Visbek','hail',8,NULL,1.2,3,'y','no','roof tiles',900,NULL),
(25,'2025-07-05 03:12','2025-07-07','Eike','Steinfeld','hail, lightning, heavy rain',25,NULL,11.5,20,'y','yes','car dents',NULL,'double of an earlier report?'),
(26,'2025-07-07 03:00','2025-07-12','Dörte','Steinfeld','gust',NULL,108,36,3,'y','yes','maize flattened',NULL,NULL),
(27,'2025-07-09 00:00','2025-07-09','Bo','Vechta','Hail, lightning',12,115,NULL,8,NULL,'','trees down',NULL,NULL),
(28,'2025-07-10 14:30','2025-07-12',NULL,'Lohne','gust, lightning, heavy rain',NULL,119,0,8,'y',NULL,'car dents',1500,NULL),
(29,'2025-07-12 23:40','2025-07-12','Bo','Damme','hail, gust',45,104,1.2,8,'n','yes',NULL,1500,NULL),
(30,'2025-07-30 23:40','2025-07-30','Dörte','Damme','hail, gust, lightning',15,69,22.4,10,'','Yes',NULL,7000,NULL);
INSERT INTO reports VALUES
(31,'2025-08-02 15:40','2025-08-03','Dörte','Dinklage','hail',5,NULL,22.4,25,'y','yes',NULL,400,'stones like pigeon eggs'),
(32,'2025-08-09 11:55','2025-08-10','Anneli','Visbek','gust, lightning, heavy rain',NULL,128,NULL,15,'n','','Car dents, roof tiles',1500,NULL),
(33,'2025-09-01 21:25','2025-09-01','Bo','Lohne','gust, lightning',NULL,84,3.5,10,'y','Yes','maize flattened',NULL,'see photos'),
(34,'2025-09-02 11:12','2025-09-14','Bo','Damme','Gust',NULL,111,3.5,5,'n','Yes',NULL,7000,NULL),
(35,'2025-10-02 15:12','2025-10-03','Dörte','Lohne','fog',NULL,NULL,4.8,10,'n','yes',NULL,1500,NULL),
(36,'2025-10-14 13:58','2025-10-14','anneli','Vechta','Gust',NULL,112,0,25,NULL,'yes','roof tiles',NULL,'see photos'),
(37,'2025-10-23 20:00','2025-10-23',NULL,'Vechta','gust',NULL,97,4.8,20,'n','yes',NULL,7000,NULL),
(38,'2025-10-28 21:20','2025-10-30','Dörte','Dinklage','gust, heavy rain',NULL,118,11.5,20,'y','no','greenhouse glass',NULL,NULL),
(39,'2025-11-10 06:45','2025-11-10','Frauke','Dinklage','hail',45,59,8,40,'y','yes','none',400,NULL),
(40,'2025-11-12 13:00','2025-11-14','Anneli','Lohne','hail, heavy rain',6,NULL,22.4,10,'y','no',NULL,NULL,'phoned in by a farmer');
INSERT INTO reports VALUES
(41,'2025-11-13 15:20','2025-11-13','Anneli','Dinklage','gust',NULL,90,36,10,'y','','roof tiles',NULL,NULL),
(42,'2025-11-25 03:12','2025-11-25','Dörte','Vechta','fog',NULL,NULL,4.8,8,'Y','Yes',NULL,400,'doubtful'),
(43,'2025-12-03 16:50','2025-12-03','Eike','Dinklage','gust, heavy rain, snow',NULL,68,3.5,NULL,'n','no',NULL,NULL,NULL),
(44,'2026-01-05 09:20','2026-01-07','Bo','Vechta','gust, snow',NULL,90,11.5,NULL,'y','',NULL,NULL,NULL),
(45,'2026-01-09 22:40','2026-01-11','Anneli','Vechta','snow',NULL,NULL,1.2,NULL,'Y','no',NULL,1500,NULL),
(46,'2026-02-15 13:50','2026-02-15','Bo','Damme','Gust, funnel',NULL,70,4.8,3,'y','','trees down',7000,NULL),
(47,'2026-02-28 00:45','2026-03-01','anneli','Vechta','gust',NULL,105,1.2,5,'n','yes','greenhouse glass',400,NULL),
(48,'2026-03-17 11:37','2026-03-17','Anneli','Damme','gust',NULL,85,11.5,10,'n','yes','Car dents, roof tiles',400,'phoned in by a farmer'),
(49,'2026-03-19 17:30','2026-03-19','Anneli','Steinfeld','lightning',NULL,NULL,22.4,8,'y','','car dents',NULL,NULL),
(50,'2026-03-24 03:55','2026-03-29','Dörte','Dinklage','hail, lightning',8,NULL,22.4,20,'y','',NULL,2600,'radar agrees');
INSERT INTO reports VALUES
(51,'2026-03-24 23:45','2026-03-24','Eike','Steinfeld','gust',NULL,66,11.5,10,'','yes',NULL,2600,'phoned in by a farmer'),
(52,'2026-04-05 09:37','2026-04-07','Eike','Damme','gust',NULL,92,8,25,'','no','none',900,NULL),
(53,'2026-04-12 23:55','2026-04-13',NULL,'Steinfeld','Gust',NULL,NULL,8,3,'y','Yes',NULL,1500,NULL),
(54,'2026-05-05 03:30','2026-05-10','Bo','Steinfeld','lightning',NULL,NULL,36,25,'y','no','trees down',NULL,NULL),
(55,'2026-05-06 00:15','2026-05-06',NULL,'Steinfeld','hail, lightning',30,NULL,0,40,'','',NULL,NULL,NULL),
(56,'2026-05-11 06:10','2026-05-23','Anneli','Damme','hail, gust',6,103,11.5,40,'','yes',NULL,1500,NULL),
(57,'2026-05-17 23:40','2026-05-17','Eike','Vechta','gust, lightning, heavy rain',NULL,120,4.8,20,'n','yes','greenhouse glass',2600,NULL),
(58,'2026-05-23 09:58','2026-05-24','Gesa','Vechta','lightning',NULL,NULL,22.4,10,'n','yes',NULL,1500,'phoned in by a farmer'),
(59,'2026-06-04 23:00','2026-06-05','Anneli','Vechta','lightning',NULL,NULL,3.5,8,'n','',NULL,900,'double of an earlier report?'),
(60,'2026-06-10 13:15','2026-06-10','Eike','Steinfeld','hail, gust',8,111,NULL,15,'n','',NULL,NULL,NULL);
INSERT INTO reports VALUES
(61,'2026-06-12 14:40','2026-06-12','Cord','lohne','hail, gust',15,89,3.5,8,'y','',NULL,7000,'radar agrees'),
(62,'2026-06-17 11:55','2026-06-29','Dörte','Dinklage','hail',12,68,NULL,3,'n','yes','none',NULL,NULL),
(63,'2026-06-22 14:12','2026-06-24','Frauke','Damme','Hail, gust, lightning',25,95,0,25,'','yes',NULL,NULL,NULL),
(64,'2026-06-24 00:58','2026-06-24','Cord','Visbek','hail, lightning',15,NULL,22.4,8,'n','yes',NULL,NULL,NULL),
(65,'2026-06-25 00:25','2026-06-27','Bo','Vechta','gust, heavy rain',NULL,110,11.5,20,'',NULL,NULL,NULL,NULL),
(66,'2026-06-26 23:25','2026-06-28','Dörte','Steinfeld','Gust',NULL,79,1.2,40,'y','Yes','none',NULL,NULL),
(67,'2026-07-01 21:50','2026-07-02','Dörte','Steinfeld','hail, lightning',8,91,22.4,20,'n',NULL,'maize flattened',1500,NULL),
(68,'2026-07-08 15:37','2026-07-08','Anneli','Visbek','hail, gust, lightning, heavy rain',38,116,22.4,3,'n',NULL,NULL,7000,NULL),
(69,'2026-07-09 11:45','2026-07-11','Eike','Lohne','Hail, lightning',45,110,36,25,'','Yes',NULL,7000,NULL),
(70,'2026-07-09 18:25','2026-07-14','Bo','Damme','Lightning',NULL,NULL,36,10,'y',NULL,'trees down, road blocked',2600,'see photos');
INSERT INTO reports VALUES
(71,'2026-07-13 14:15','2026-07-14','Gesa','lohne','lightning, heavy rain',NULL,NULL,22.4,10,'Y','','Car dents, roof tiles',NULL,NULL),
(72,'2026-07-23 17:55','2026-07-23','Bo','Dinklage','lightning',NULL,103,4.8,15,'y','yes','maize flattened',NULL,NULL),
(73,'2026-07-27 20:20','2026-07-28','Frauke','Lohne','hail, lightning',10,NULL,0,10,'Y','no',NULL,NULL,NULL),
(74,'2026-08-19 00:10','2026-08-31','Anneli','Visbek','Hail, gust, lightning',8,120,22.4,20,'','',NULL,400,NULL),
(75,'2026-08-19 16:15','2026-08-21','Bo','Lohne','hail',12,56,1.2,25,'',NULL,'none',2600,NULL),
(76,'2026-08-20 03:12','2026-08-20','anneli','Vechta','lightning',NULL,NULL,3.5,3,'n','','none',1500,'doubtful'),
(77,'2026-08-21 19:10','2026-08-22','Dörte','Lohne','Gust',NULL,NULL,17,8,'','','none',400,'doubtful'),
(78,'2026-08-23 09:58','2026-08-24','Cord','Lohne','gust, lightning',NULL,120,1.2,20,'y','',NULL,NULL,NULL),
(79,'2026-08-31 06:05','2026-09-05',NULL,'Lohne','hail, gust, lightning, heavy rain',8,73,36,3,'','','trees down',NULL,NULL),
(80,'2026-09-03 13:15','2026-09-03','Dörte','Damme','gust, lightning',NULL,64,3.5,25,'','no',NULL,NULL,NULL);
INSERT INTO reports VALUES
(81,'2026-09-05 11:58','2026-09-05','Cord','Vechta','lightning',NULL,NULL,0,8,'','yes','trees down',NULL,NULL),
(82,'2026-09-08 17:50','2026-09-08','anneli','Damme','gust',NULL,67,3.5,3,'','no',NULL,7000,NULL),
(83,'2026-09-09 20:50','2026-09-10','Bo','Visbek','gust, lightning',NULL,84,36,5,'n','no',NULL,1500,NULL),
(84,'2026-09-14 11:55','2026-09-19','Eike','Damme','heavy rain',NULL,NULL,36,15,NULL,'yes','trees down',NULL,NULL),
(85,'2026-09-27 18:10','2026-09-29','Dörte','Dinklage','',NULL,NULL,36,NULL,'n','no',NULL,400,NULL),
(86,'2026-09-30 15:00','2026-09-30','Cord','Lohne','Hail, gust, heavy rain',45,70,4.8,8,'n','yes','roof tiles',900,NULL),
(87,'2026-10-01 23:00','2026-10-13','Dörte','Dinklage','fog',NULL,102,36,3,'n','no',NULL,NULL,'double of an earlier report?'),
(88,'2026-10-03 18:12','2026-10-03','Dörte','Steinfeld','heavy rain, funnel',NULL,NULL,0,25,'','Yes','maize flattened',1500,NULL),
(89,'2026-10-04 18:58','2026-10-05','Dörte','Damme','Fog',NULL,77,3.5,10,'n','yes',NULL,NULL,'double of an earlier report?'),
(90,'2026-10-11 11:10','2026-10-23','Eike','Lohne','Lightning, heavy rain',NULL,91,8,3,'y','yes','maize flattened',NULL,'phoned in by a farmer');
INSERT INTO reports VALUES
(91,'2026-10-19 17:12','2026-10-20','Frauke','Bakum','hail',NULL,NULL,3.5,5,'n','','roof tiles',900,NULL),
(92,'2026-10-20 16:50','2026-10-20','Eike','Vechta','fog',NULL,NULL,3.5,3,'',NULL,NULL,NULL,NULL),
(93,'2026-10-30 15:12','2026-10-31','Anneli','Vechta','gust',NULL,80,3.5,5,NULL,'yes','trees down',NULL,'radar agrees'),
(94,'2026-10-31 06:40','2026-10-31','Dörte','Visbek','gust',NULL,118,8,25,'y','yes','roof tiles',2600,'stones like pigeon eggs'),
(95,'2026-11-01 18:15','2026-11-02','Frauke','Lohne','gust',NULL,88,36,8,'n','yes','trees down',7000,NULL),
(96,'2026-11-11 21:12','2026-11-12','Cord','Vechta','gust',NULL,88,22.4,25,'','Yes',NULL,NULL,NULL),
(97,'2026-11-15 16:12','2026-11-16','Cord','Steinfeld','hail, heavy rain',10,NULL,11.5,8,'','Yes',NULL,NULL,NULL),
(98,'2026-11-18 17:05','2026-11-18','Dörte','Vechta','Gust, heavy rain',NULL,71,1.2,20,NULL,'','roof tiles',2600,'doubtful');
