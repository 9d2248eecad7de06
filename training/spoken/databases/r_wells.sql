CREATE TABLE rigs (rig TEXT PRIMARY KEY, bought TEXT, max_depth_m INTEGER, driver TEXT, moves_on TEXT);
CREATE TABLE wells (well_no INTEGER PRIMARY KEY, begun TEXT, finished TEXT, client TEXT, village TEXT, rig TEXT REFERENCES rigs(rig), depth_m REAL, water_at_m REAL, yield_l_min INTEGER, bore_mm INTEGER, ground TEXT, "dowsed?" TEXT, "dry?" TEXT, bill_eur INTEGER, paid_eur INTEGER, due TEXT, paid_on TEXT, remarks TEXT);
CREATE TABLE samples (well_no INTEGER REFERENCES wells(well_no), taken TEXT, nitrate_mg_l REAL, iron_mg_l REAL, ph REAL, verdict TEXT, lab TEXT);
INSERT INTO rigs VALUES
('Big Berta','2009-03-15',220,'Klaus','tracks'),
('Minna','2017-07-01',90,'Suse','trailer'),
('Tripod','1988-01-01',25,'Opa','by hand'),
('Blue One','2024-10-10',150,'Suse','truck'),
('Spare rig','2003-05-05',60,NULL,'trailer');
INSERT INTO wells VALUES
(1,'2024-09-03','2024-09-04','Wimmer','Moos','Big Berta',152.0,103.2,NULL,125,'gravel','y','n',6610,6610,'2024-10-04','2024-11-10',NULL),
(2,'2024-09-05','2024-09-06','Steininger','Moos','Minna',60.0,NULL,75,150,'clay, gravel','y','n',3630,3630,'2024-10-06','2024-11-10',NULL),
(3,'2024-09-12','2024-09-21','Ecker','Seeham','Big Berta',59.0,36.5,18,150,'Gravel','y','n',3480,3480,'2024-10-21','2024-11-28',NULL),
(4,'2024-09-22','2024-09-29','Huber','Thal','Tripod',14.0,9.1,6,300,'gravel','n','n',1350,1350,'2024-10-29','2024-11-09',NULL),
(5,'2024-10-02','2024-10-09','Graf Tornau','unterau','Tripod',19.0,NULL,0,300,'gravel','n','y',1450,1300,'2024-11-08','2024-11-30',NULL),
(6,'2024-10-08','2024-10-15','golf club','Seeham','Minna',77.5,44.1,42,300,NULL,'y','n',3530,1760,'2024-11-14',NULL,NULL),
(7,'2024-10-30','2024-11-03','Gruber','Kaltbrunn','Minna',77.5,NULL,0,200,'clay, gravel','n','y',3680,3680,'2024-12-03','2024-11-10',NULL),
(8,'2024-10-31','2024-11-01','Gruber','Moos','Blue One',128.0,27.4,NULL,300,'Gravel','y','n',5500,5500,'2024-12-01','2024-12-10','artesian!'),
(9,'2024-11-22','2024-11-24','golf club','Seeham','Tripod',19.0,6.4,18,NULL,'clay, marl, limestone','','n',1550,1550,'2024-12-24','2024-12-09',NULL),
(10,'2024-11-30','2024-12-07','golf club','Seeham','Minna',25.5,13.5,18,150,'sand, gravel','y','n',1980,NULL,'2025-01-06',NULL,NULL);
INSERT INTO wells VALUES
(11,'2024-12-01','2024-12-01','municipality','Unterau','Big Berta',193.0,64.4,75,150,'','Y','n',11900,11900,'2024-12-31','2025-02-05','bit stuck'),
(12,'2024-12-06','2024-12-06','Dairy Alm','Moos','Big Berta',48.5,21.2,25,125,'limestone','','n',2640,2640,'2025-01-05','2025-01-14',NULL),
(13,'2024-12-17','2024-12-18','golf club','Thal','Minna',73.0,NULL,0,300,'clay, gravel','y','y',5360,4820,'2025-01-17','2025-01-05',NULL),
(14,'2024-12-21','2024-12-26','Huber','Moos','Big Berta',83.0,52.1,25,NULL,'gravel','n','n',5690,5690,'2025-01-25','2025-01-03','neighbour complained of noise'),
(15,'2024-12-29','2025-01-01','Graf Tornau','Oberau','Big Berta',135.5,36.3,60,150,'limestone','y','n',8760,8760,'2025-01-31','2025-01-08','neighbour complained of noise'),
(16,'2025-01-11','2025-01-17','Graf Tornau','Oberau',NULL,30.0,NULL,0,300,'clay, gravel','','y',2330,2330,'2025-02-16','2025-02-16','neighbour complained of noise'),
(17,'2025-01-19','2025-01-28','Gruber','Oberau','Minna',75.5,NULL,8,150,'Gravel','y','n',5580,5580,'2025-02-27','2025-02-09',NULL),
(18,'2025-01-31','2025-02-07','Ecker','Oberau','Minna',19.0,14.4,60,150,'sand, gravel','y','n',1000,1000,'2025-03-09','2025-02-18','smells of eggs'),
(19,'2025-02-02','2025-02-06','nursery Pohl','Kaltbrunn','Big Berta',148.5,56.7,6,125,'clay, marl, limestone','y','n',10890,5440,'2025-03-08',NULL,NULL),
(20,'2025-03-15','2025-03-24','Huber','unterau','Tripod',20.5,NULL,0,200,'clay','Y','y',1430,1430,'2025-04-23','2025-04-17','gate too narrow');
INSERT INTO wells VALUES
(21,'2025-03-17','2025-03-21','municipality','unterau','Minna',57.5,NULL,30,200,'clay, marl, limestone','','n',3780,3400,'2025-04-20','2025-04-30',NULL),
(22,'2025-03-20','2025-03-29','Moser','Oberau','Tripod',18.0,NULL,60,125,'clay','n','n',1580,1580,'2025-04-28','2025-04-03',NULL),
(23,'2025-04-05','2025-04-14','Ecker','Thal',NULL,27.5,13.0,20,300,'granite','y','',1780,1780,'2025-05-14','2025-04-30','smells of eggs'),
(24,'2025-04-15','2025-04-20','Wimmer','Thal','minna',50.0,22.6,60,200,'clay','n','n',2580,2320,'2025-05-20','2025-06-25',NULL),
(25,'2025-04-22','2025-04-26','Gruber','Unterau','Blue One',42.5,34.0,30,200,'','y',NULL,2700,2700,'2025-05-26','2025-06-30','casing cracked'),
(26,'2025-04-29','2025-05-06','nursery Pohl','Unterau','Tripod',13.0,9.7,15,150,'clay, gravel','n',NULL,790,790,'2025-06-05','2025-07-01',NULL),
(27,'2025-05-04','2025-05-12','municipality','Oberau','Blue One',88.0,NULL,0,300,'clay, gravel','n','y',5190,2600,'2025-06-11',NULL,NULL),
(28,'2025-05-07','2025-05-16','golf club','Oberau','Minna',29.0,20.3,NULL,150,'','y','n',2370,2370,'2025-06-15','2025-06-13',NULL),
(29,'2025-05-18','2025-05-23','Dairy Alm','Oberau','Big Berta',128.5,39.2,20,150,'granite','y','n',8120,NULL,'2025-06-22',NULL,NULL),
(30,'2025-05-19','2025-05-19','nursery Pohl','Thal','Minna',27.5,18.6,6,300,'clay, gravel','y','',2250,2250,'2025-06-18','2025-07-21',NULL);
INSERT INTO wells VALUES
(31,'2025-05-22','2025-05-24','allotments','Unterau','Minna',56.5,21.5,25,200,'clay, gravel','y','n',3060,3060,'2025-06-23','2025-05-30',NULL),
(32,'2025-06-12','2025-06-12','Graf Tornau','unterau','Minna',48.0,10.2,18,150,'limestone','','n',2580,NULL,'2025-07-12',NULL,'old well 20 m away fell dry'),
(33,'2025-07-29','2025-08-05','Huber','Unterau','Big Berta',140.5,109.5,15,200,'granite','n',NULL,7880,7880,'2025-09-04','2025-10-02','old well 20 m away fell dry'),
(34,'2025-07-31','2025-08-01','Dairy Alm','unterau','Big Berta',108.0,64.2,15,300,'clay, gravel','','n',6850,6850,'2025-08-31','2025-09-19',NULL),
(35,'2025-08-20','2025-08-27','Bio-Hof Lenz','Kaltbrunn','Blue One',76.0,NULL,6,NULL,'clay','n','n',5380,NULL,'2025-09-26',NULL,'will want pump in spring'),
(36,'2025-09-04','2025-09-04','nursery Pohl','Kaltbrunn','Big Berta',63.0,44.0,20,125,'clay, gravel','n',NULL,4100,2050,'2025-10-04',NULL,NULL),
(37,'2025-09-15','2025-09-20','Gruber','Seeham','Minna',25.0,13.1,30,300,'clay','y','n',1880,1880,'2025-10-20','2025-10-31','dowser was wrong'),
(38,'2025-10-05','2025-10-09','municipality','Seeham','Blue One',98.0,36.1,42,NULL,'clay, gravel','y','n',4060,4060,'2025-11-08','2025-12-03',NULL),
(39,'2025-10-20','2025-10-25','Dairy Alm','Thal','Minna',72.5,45.9,15,150,'clay, gravel','y','n',5550,5550,'2025-11-24','2025-11-10','neighbour complained of noise'),
(40,'2025-11-01','2025-11-08','Dairy Alm','Oberau','Tripod',20.0,NULL,0,150,'gravel','y','y',1030,1030,'2025-12-08','2026-01-11',NULL);
INSERT INTO wells VALUES
(41,'2025-11-12','2025-11-19','Dairy Alm','Kaltbrunn','Big Berta',102.0,28.6,42,150,'limestone','n','n',4600,4600,'2025-12-19','2026-01-05',NULL),
(42,'2025-11-20','2025-11-29','Ecker','Thal','Minna',70.0,NULL,0,NULL,'clay, gravel','n','y',4330,4330,'2025-12-29','2025-12-13','dowser was wrong'),
(43,'2025-11-25','2025-12-03','municipality','Kaltbrunn','Big Berta',87.5,50.2,75,150,'limestone','Y','n',6420,6420,'2026-01-02','2025-12-07',NULL),
(44,'2025-12-24','2025-12-29','Steininger','Oberau','Minna',74.5,36.6,6,300,'clay, gravel','y','n',3920,3920,'2026-01-28','2026-02-26',NULL),
(45,'2026-01-08','2026-01-09','fish farm','Unterau','Blue One',31.0,25.1,15,125,'Gravel','','n',1800,1800,'2026-02-08','2026-01-28',NULL),
(46,'2026-01-14','2026-01-19','Steininger','Kaltbrunn','Minna',56.0,NULL,60,300,'clay, marl, limestone','y','',3520,3520,'2026-02-18','2026-01-23',NULL),
(47,'2026-01-25','2026-01-28','Wimmer','Unterau','Big Berta',191.5,115.9,25,150,'clay, gravel','n','n',12150,12150,'2026-02-27','2026-03-31',NULL),
(48,'2026-02-03','2026-02-07','Graf Tornau','Moos','Minna',50.5,32.8,15,150,'clay, gravel','y','n',2620,2620,'2026-03-09','2026-02-19','bit stuck'),
(49,'2026-03-02','2026-03-08','Dairy Alm','Thal','Minna',34.5,NULL,60,300,'gravel','y','n',2990,2990,'2026-04-07','2026-03-16',NULL),
(50,'2026-03-03','2026-03-12','municipality','Seeham','Big Berta',53.5,45.0,NULL,200,'clay, marl, limestone','','n',3840,3840,'2026-04-11','2026-04-05','dowser was wrong');
INSERT INTO wells VALUES
(51,'2026-03-08','2026-03-17','fish farm','Thal','Tripod',15.0,NULL,0,150,'clay, marl, limestone','y','y',1220,1100,'2026-04-16','2026-05-08',NULL),
(52,'2026-03-21','2026-03-21','Gruber','Unterau','Minna',25.0,7.7,12,200,'clay, gravel','','n',1710,1710,'2026-04-20','2026-03-30',NULL),
(53,'2026-04-16','2026-04-20','municipality','Oberau','Tripod',17.5,NULL,0,NULL,'Gravel','y','y',1500,1500,'2026-05-20','2026-06-02','bit stuck'),
(54,'2026-04-22','2026-04-23','golf club','Kaltbrunn','Big Berta',62.5,NULL,NULL,125,'sand, gravel','Y','n',3910,NULL,'2026-05-23',NULL,'neighbour complained of noise'),
(55,'2026-04-28','2026-05-01','Graf Tornau','Moos','Blue One',44.0,16.3,30,150,'limestone','','n',2910,2910,'2026-05-31','2026-05-29','bit stuck'),
(56,'2026-05-11','2026-05-16','Moser','Unterau','Blue One',107.0,78.6,20,150,NULL,'n','n',7750,7750,'2026-06-15','2026-06-03',NULL),
(57,'2026-05-15','2026-05-23','fish farm','Moos','Blue One',61.0,32.6,42,125,NULL,'n','n',2920,NULL,'2026-06-22',NULL,NULL),
(58,'2026-05-16','2026-05-22','golf club','Thal','Blue One',91.0,28.2,75,125,'gravel','n','n',6340,5710,'2026-06-21','2026-06-21','gate too narrow'),
(59,'2026-06-07','2026-06-12','Wimmer','Thal','Minna',54.0,28.2,NULL,125,'gravel','y','n',3470,3470,'2026-07-12','2026-07-10',NULL),
(60,'2026-06-10','2026-06-14','Huber','Kaltbrunn','Big Berta',178.5,NULL,0,300,'limestone','','y',9340,9340,'2026-07-14','2026-07-06','neighbour complained of noise');
INSERT INTO wells VALUES
(61,'2026-06-12','2026-06-12','Steininger','Moos','Minna',50.5,11.8,42,125,'clay, gravel','y','n',3810,3430,'2026-07-12','2026-08-17','bit stuck'),
(62,'2026-06-30','2026-07-07','municipality','Oberau','Minna',67.5,39.5,12,150,'clay, gravel','n','',4540,NULL,'2026-08-06',NULL,'gate too narrow'),
(63,'2026-07-01','2026-07-01','municipality','Thal','Tripod',17.0,NULL,0,125,'clay, marl, limestone','n','y',1630,NULL,'2026-07-31',NULL,NULL),
(64,'2026-07-06','2026-07-13','golf club','Unterau','Blue One',46.5,17.9,12,150,'granite','n','n',3300,NULL,'2026-08-12',NULL,'smells of eggs'),
(65,'2026-07-15','2026-07-19','Wimmer','Thal','Tripod',15.0,6.4,60,150,'gravel','y',NULL,1380,NULL,'2026-08-18',NULL,'casing cracked'),
(66,'2026-07-30','2026-08-05','Wimmer','Seeham','Big Berta',92.0,47.2,15,150,NULL,'y','n',4160,4160,'2026-09-04','2026-09-29',NULL),
(67,'2026-08-01','2026-08-05','golf club','Unterau','Minna',77.5,38.1,8,150,'','n','n',4370,4370,'2026-09-04','2026-09-25','dowser was wrong'),
(68,'2026-08-08','2026-08-08','Dairy Alm','Oberau','Big Berta',125.5,73.4,20,150,'clay','n','n',5170,5170,'2026-09-07','2026-08-29',NULL),
(69,'2026-08-12','2026-08-20','Huber','Moos','Blue One',87.0,62.1,60,200,'gravel','n','n',5080,5080,'2026-09-19','2026-09-23','will want pump in spring'),
(70,'2026-08-16','2026-08-21','Huber','Seeham','Big Berta',194.0,NULL,0,125,'sand, gravel','y','y',11620,11620,'2026-09-20','2026-09-30','will want pump in spring');
INSERT INTO wells VALUES
(71,'2026-08-17','2026-08-25','fish farm','Kaltbrunn','Big Berta',50.0,34.9,8,NULL,'granite','','n',4040,NULL,'2026-09-24',NULL,NULL),
(72,'2026-08-21','2026-08-26','Moser','Unterau','Tripod',12.0,5.6,6,200,'clay','n','n',880,440,'2026-09-25',NULL,NULL),
(73,'2026-08-27','2026-09-01','allotments','Kaltbrunn','Minna',72.0,23.2,60,300,'clay, gravel','y','n',3190,NULL,'2026-10-01',NULL,NULL),
(74,'2026-08-28','2026-08-29','Graf Tornau','Unterau','Minna',39.5,22.3,25,150,'clay, gravel','Y','n',2900,NULL,'2026-09-28',NULL,NULL),
(75,'2026-10-03','2026-10-12','municipality','Oberau','Minna',30.5,10.9,15,200,'granite','Y','n',2420,NULL,'2026-11-11',NULL,NULL),
(76,'2026-10-05','2026-10-07','Graf Tornau','Oberau','Blue One',133.5,95.7,12,150,'','n','n',7870,7870,'2026-11-06','2026-11-03',NULL),
(77,'2026-10-07','2026-10-11','Dairy Alm','Unterau','Blue One',108.0,NULL,0,125,'clay, gravel','n','y',7340,NULL,'2026-11-10',NULL,NULL),
(78,'2026-10-10','2026-10-10','Municipality','Kaltbrunn','Big Berta',48.5,NULL,42,125,'gravel','y','n',2240,2240,'2026-11-09','2026-11-04',NULL),
(79,'2026-10-11','2026-10-12','Gruber','Kaltbrunn',NULL,19.5,NULL,25,300,'clay, marl, limestone','y','n',1330,NULL,'2026-11-11',NULL,'dowser was wrong'),
(80,'2026-10-12','2026-10-19','golf club','Unterau','Tripod',11.0,NULL,0,NULL,'sand, gravel','y','y',1170,NULL,'2026-11-18',NULL,NULL);
INSERT INTO wells VALUES
(81,'2026-10-14','2026-10-20','Huber','Oberau','Tripod',11.5,NULL,0,300,'clay, marl, limestone','','y',770,NULL,'2026-11-19',NULL,NULL),
(82,'2026-10-29','2026-11-06','Wimmer','Seeham','Big Berta',136.0,29.9,42,200,'gravel','y','n',8020,NULL,'2026-12-06',NULL,NULL),
(83,'2026-10-29','2026-11-01','Huber','Seeham','Minna',50.5,30.0,12,150,'clay, gravel','y','n',3270,NULL,'2026-12-01',NULL,NULL),
(84,'2026-10-31','2026-11-06','Gruber','Moos',NULL,45.5,30.6,18,300,'clay','y','n',3440,NULL,'2026-12-06',NULL,'smells of eggs'),
(85,'2026-11-02','2026-11-02','Ecker','Moos','Big Berta',82.0,NULL,6,150,'clay, gravel','','n',6170,NULL,'2026-12-02',NULL,NULL),
(86,'2026-11-10','2026-11-15','Moser','Seeham','Minna',71.5,29.4,75,200,'clay','n','n',4560,NULL,'2026-12-15',NULL,NULL),
(87,'2026-11-12','2026-11-14','Bio-Hof Lenz','Kaltbrunn','Blue One',83.0,33.3,6,150,'gravel','y','n',4380,NULL,'2026-12-14',NULL,NULL),
(88,'2026-11-16','2026-11-17','fish farm','Moos','Big Berta',177.5,48.6,75,NULL,'','n','n',11790,NULL,'2026-12-17',NULL,NULL);
INSERT INTO samples VALUES
(2,'2024-10-13',38,1.3,7.6,'boil','lab süd'),
(1,'2024-11-02',22,NULL,7.5,'OK','lab süd'),
(6,'2024-11-29',8,0.05,6.3,'boil','own kit'),
(11,'2025-01-07',47,0.05,8.2,'not ok','Lab Süd'),
(9,'2025-01-10',38,1.3,7.1,'not ok','Lab Süd'),
(15,'2025-02-02',2.5,1.3,6.9,'','lab süd'),
(14,'2025-02-23',22,NULL,6.4,'OK','own kit'),
(18,'2025-03-07',31,0.01,8.1,'OK','Lab Süd'),
(22,'2025-04-13',47,0.4,7.9,'OK','lab süd'),
(24,'2025-04-24',2.5,1.3,7.4,'ok','Lab Süd');
INSERT INTO samples VALUES
(23,'2025-05-20',8,0.05,8.2,'not ok','Lab Süd'),
(30,'2025-06-22',47,1.3,7.6,'boil','lab süd'),
(26,'2025-07-04',NULL,1.3,7.3,'ok','lab süd'),
(32,'2025-07-11',38,0.01,7.6,'boil','own kit'),
(36,'2025-09-14',22,0.05,7.6,'ok','lab süd'),
(33,'2025-09-30',NULL,0.05,6.5,'OK','Lab Süd'),
(37,'2025-10-20',14,0.05,7.7,'ok','lab süd'),
(38,'2025-11-14',NULL,0.1,6.5,'not ok','lab süd'),
(41,'2025-11-21',8,0.2,7.3,'OK','own kit'),
(39,'2025-12-06',38,0.01,7.7,'ok','Lab Süd');
INSERT INTO samples VALUES
(45,'2026-01-17',8,1.3,8.1,'OK','own kit'),
(47,'2026-01-30',52,NULL,7.7,'','Lab Süd'),
(48,'2026-04-08',31,0.4,7.6,'OK','own kit'),
(49,'2026-04-09',22,0.05,8.1,'ok','Lab Süd'),
(50,'2026-04-19',8,0.4,7.5,'OK','Lab Süd'),
(56,'2026-05-20',2.5,0.4,7.3,'not ok','Lab Süd'),
(57,'2026-05-30',8,0.05,7.7,'boil','lab süd'),
(55,'2026-06-25',22,0.01,7.0,'not ok','own kit'),
(59,'2026-07-20',NULL,0.4,6.3,'','Lab Süd'),
(62,'2026-07-20',31,0.05,6.2,'not ok','Lab Süd');
INSERT INTO samples VALUES
(65,'2026-07-26',14,0.05,6.8,'not ok','Lab Süd'),
(64,'2026-07-29',14,0.05,7.7,'boil','Lab Süd'),
(68,'2026-08-11',47,0.4,8.2,'OK','Lab Süd'),
(72,'2026-09-16',66,0.2,7.1,NULL,'lab süd'),
(24,'2026-10-13',44,0.1,7.4,'not ok','own kit'),
(71,'2026-10-24',8,0.4,7.4,'','lab süd'),
(74,'2026-10-26',66,0.01,6.9,'OK','Lab Süd'),
(9,'2026-11-11',30,0.2,7.1,'ok','Lab Süd');
