CREATE TABLE catchers (who TEXT PRIMARY KEY, tel TEXT, member_since TEXT, ladder_m REAL, kit TEXT);
CREATE TABLE calls (call_no INTEGER PRIMARY KEY, called_on TEXT, caller TEXT, village TEXT, hung_in TEXT, height_m REAL, what TEXT, catcher TEXT REFERENCES catchers(who), taken_on TEXT, wt_kg REAL, queen TEXT, hived_at TEXT, "treated?" TEXT, petrol_eur REAL, gift_eur REAL, remark TEXT);
INSERT INTO catchers VALUES
('Joost','0612','2011-05-01',6.5,'ladder, skep, smoker'),
('Hanneke','0688','2018-04-15',4.0,'ladder, nuc box'),
('Pieter B.','0655','2019-05-20',NULL,'skep, water spray'),
('Marga','0641','2023-03-10',8.0,'ladder, bee vac, smoker'),
('old Teun','','1994-06-01',3.0,'skep'),
('Yara','0699','2025-04-02',NULL,'nuc box, water spray, Smoker'),
('Sjef','0671','2026-05-09',5.0,NULL);
INSERT INTO calls VALUES
(1,'2024-09-16','fire brigade','Oudewater','roof',0.3,'wasps',NULL,NULL,NULL,NULL,NULL,NULL,3.5,NULL,NULL),
(2,'2024-09-26','police','Montfoort','compost bin',8,'swarm','Joost','2024-09-26',NULL,'unmarked','club apiary',NULL,3.5,20,NULL),
(3,'2024-10-06','campsite','Snelrewaard','wall, cavity',NULL,'hornets','Joost','2024-10-08',NULL,NULL,NULL,NULL,NULL,20,NULL),
(4,'2024-11-26','Bakker','Montfoort','chimney',4,'Hornets','Joost','2024-11-27',NULL,NULL,NULL,NULL,5,20,NULL),
(5,'2025-01-17','Hofstra','Linschoten','hedge',3,'wasps','Hanneke','2025-01-17',NULL,NULL,NULL,NULL,12.4,0,NULL),
(6,'2025-04-05','Mrs Kuipers','Linschoten','hedge',3,'hornets','Yara',NULL,NULL,NULL,NULL,NULL,NULL,10,NULL),
(7,'2025-04-17','Smeets','Papekop','hedge',11,'swarm',NULL,NULL,NULL,NULL,NULL,'',NULL,25,'ladder too short'),
(8,'2025-05-01','Smeets','Linschoten','oak',1,'swarm','old Teun','2025-05-03',4.0,'not seen','own','n',7.5,25,NULL),
(9,'2025-05-03','Smeets','Snelrewaard','hedge',2,'hornets','Joost','2025-05-03',NULL,NULL,NULL,NULL,9,0,'jar of honey given'),
(10,'2025-05-04','Hofstra','Linschoten','pear tree',11,'swarm','Hanneke','2025-05-04',1.5,'not seen','died','y',7.5,0,NULL);
INSERT INTO calls VALUES
(11,'2025-05-04','de Wit','Linschoten','compost bin',3,'swarm','Marga','2025-05-04',4.2,'marked','caller keeps','y',12.4,10,NULL),
(12,'2025-05-10','de Wit','Haastrecht','lamp post',8,'swarm','Hanneke','2025-05-10',NULL,'not seen','caller keeps','y',9,0,'ladder too short'),
(13,'2025-05-12','campsite','Oudewater','lamp post',5,'Swarm','Joost','2025-05-14',3.9,'unmarked','died','n',7.5,NULL,NULL),
(14,'2025-05-12','a jogger','Montfoort','compost bin',0.3,'Swarm','old Teun','2025-05-12',3.8,'','own',NULL,6.2,20,'came back next day'),
(15,'2025-05-14','Bakker','Montfoort','apple tree',6,'swarm','Marga','2025-05-18',2.2,'Unmarked','caller keeps','n',9,10,NULL),
(16,'2025-05-20','Visser','Linschoten','pear tree',3.5,'hornets','Hanneke','2025-05-20',NULL,NULL,NULL,NULL,NULL,0,'jar of honey given'),
(17,'2025-05-21','fire brigade','Montfoort','chimney',NULL,'swarm','Joost',NULL,NULL,NULL,NULL,'y',6.2,NULL,NULL),
(18,'2025-06-05','fire brigade','Papekop','chimney',0.3,'swarm','Hanneke','2025-06-05',1.9,'unmarked','school garden','y',7.5,0,NULL),
(19,'2025-06-09','campsite','Montfoort','hedge',11,'swarm',NULL,NULL,NULL,NULL,NULL,'n',5,20,NULL),
(20,'2025-06-13','campsite','Oudewater','lamp post',NULL,'Swarm','Marga','2025-06-13',2.5,'marked','own','n',12.4,10,'two stings');
INSERT INTO calls VALUES
(21,'2025-06-15','police','Linschoten','roof',5,'wasps','Pieter B.',NULL,NULL,NULL,NULL,NULL,NULL,0,'probably from Hofstras hive'),
(22,'2025-06-16','Mrs Kuipers','Linschoten','hedge',11,'swarm','Pieter B.','2025-06-20',0.7,'unmarked','club apiary',NULL,4,10,NULL),
(23,'2025-06-17','Mrs Kuipers','Snelrewaard','hedge',4,'swarm','Hanneke','2025-06-17',4.1,'','caller keeps',NULL,7.5,0,'jar of honey given'),
(24,'2025-06-18','a jogger','Montfoort',NULL,5,'swarm','Hanneke','2025-06-19',3.6,'','Club apiary','n',4,NULL,NULL),
(25,'2025-06-18','Hofstra','Linschoten','chimney',5,'bumblebees','Hanneke','2025-06-18',NULL,NULL,NULL,NULL,12.4,NULL,NULL),
(26,'2025-06-21','Visser','Linschoten','apple tree',1,'swarm','Joost','2025-06-25',1.9,'not seen','school garden','',12.4,10,NULL),
(27,'2025-06-23','Bakker','Montfoort','compost bin',NULL,'swarm','Hanneke',NULL,NULL,NULL,NULL,'n',9,10,'very gentle'),
(28,'2025-06-24','Hofstra','Linschoten','apple tree',0.3,'swarm','Yara','2025-06-25',3.1,'not seen','died',NULL,NULL,25,'two stings'),
(29,'2025-07-10','town hall','linschoten','hedge',2.5,'swarm','Marga','2025-07-10',3.4,'not seen','own','',NULL,0,'two stings'),
(30,'2025-07-15','town hall','Montfoort','lamp post',6,'swarm','Pieter B.','2025-07-15',3.4,'not seen','Club apiary','',4,NULL,NULL);
INSERT INTO calls VALUES
(31,'2025-07-24','police','Papekop','oak',11,'swarm','Marga','2025-07-24',1.2,'not seen','died','',7.5,10,NULL),
(32,'2025-07-26','campsite','Oudewater','hedge',3,'wasps','Hanneke',NULL,NULL,NULL,NULL,NULL,NULL,20,NULL),
(33,'2025-08-01',NULL,'Haastrecht','bicycle saddle',0.3,'hornets','Hanneke','2025-08-03',NULL,NULL,NULL,NULL,4,NULL,NULL),
(34,'2025-08-09','police','Oudewater','compost bin',3.5,'hornets','Hanneke','2025-08-11',NULL,NULL,NULL,NULL,5,20,NULL),
(35,'2025-08-16','town hall','Montfoort',NULL,NULL,'hornets','Joost','2025-08-20',NULL,NULL,NULL,NULL,5,25,NULL),
(36,'2025-08-17','van Dam','Papekop','hedge',1.5,'wasps','Yara','2025-08-17',NULL,NULL,NULL,NULL,NULL,0,NULL),
(37,'2025-08-21','Town hall','Oudewater','shed, roof',3.5,'wasps','Hanneke','2025-08-23',NULL,NULL,NULL,NULL,7.5,10,NULL),
(38,'2025-08-23','church warden','Papekop','hedge',NULL,'wasps','Marga','2025-08-23',NULL,NULL,NULL,NULL,NULL,10,'very gentle'),
(39,'2025-09-08','town hall','Linschoten','chimney',NULL,'hornets','Marga',NULL,NULL,NULL,NULL,NULL,9,0,'gone when we came'),
(40,'2025-09-09','church warden','Linschoten','pear tree',6,'wasps','Marga','2025-09-09',NULL,NULL,NULL,NULL,NULL,10,NULL);
INSERT INTO calls VALUES
(41,'2025-09-20','Mrs Kuipers','Montfoort','lamp post',3.5,'swarm','Yara','2025-09-20',2.3,'not seen','school garden','n',4,10,NULL),
(42,'2025-09-27','Smeets','Montfoort','apple tree',4,'wasps','Pieter B.','2025-09-29',NULL,NULL,NULL,NULL,4,25,'very gentle'),
(43,'2025-09-27','Mrs Kuipers','Montfoort','roof',1,'wasps','Hanneke',NULL,NULL,NULL,NULL,NULL,7.5,0,'very gentle'),
(44,'2025-09-27','a jogger','Linschoten','lamp post',5,'hornets','Hanneke',NULL,NULL,NULL,NULL,NULL,7.5,NULL,'two stings'),
(45,'2025-09-29','Mrs Kuipers','Linschoten','apple tree',NULL,'swarm','Marga','2025-10-01',1.6,'','own','',NULL,0,NULL),
(46,'2025-10-06','Bakker','Montfoort','roof',3,'hornets','Hanneke',NULL,NULL,NULL,NULL,NULL,NULL,20,'two stings'),
(47,'2025-10-29','Visser','Haastrecht','apple tree',0.5,'hornets','Marga','2025-10-29',NULL,NULL,NULL,NULL,12.4,NULL,'ladder too short'),
(48,'2025-11-11','Hofstra','Montfoort','chimney',2,'hornets','Joost','2025-11-15',NULL,NULL,NULL,NULL,9,10,NULL),
(49,'2026-01-10','Smeets','Oudewater','compost bin',6,'wasps','Marga',NULL,NULL,NULL,NULL,NULL,5,20,'ladder too short'),
(50,'2026-02-03','town hall','Oudewater','lamp post',8,'hornets','Yara','2026-02-03',NULL,NULL,NULL,NULL,4,10,NULL);
INSERT INTO calls VALUES
(51,'2026-04-10','town hall','Oudewater',NULL,4,'swarm','Joost','2026-04-11',NULL,'','Club apiary','y',9,0,'came back next day'),
(52,'2026-04-13','van Dam','Oudewater','oak',NULL,'swarm','old Teun','2026-04-13',2.5,'marked','caller keeps','y',NULL,20,'probably from Hofstras hive'),
(53,'2026-04-23','church warden','Oudewater','pear tree',4,'swarm','Marga',NULL,NULL,NULL,NULL,'y',NULL,10,'jar of honey given'),
(54,'2026-04-29','fire brigade','linschoten','hedge',NULL,'hornets','Joost','2026-04-29',NULL,NULL,NULL,NULL,9,NULL,'very gentle'),
(55,'2026-04-30','de Wit','Montfoort','roof',3.5,'Swarm','Marga','2026-05-01',2.8,'unmarked','Club apiary','y',5,NULL,'very gentle'),
(56,'2026-05-01','de Wit','Linschoten','hedge',1.5,'Swarm','Marga',NULL,NULL,NULL,NULL,NULL,4,0,'gone when we came'),
(57,'2026-05-02','police','Linschoten','hedge',5,'swarm','Yara','2026-05-03',1.2,'unmarked','Club apiary',NULL,5,0,NULL),
(58,'2026-05-02','a jogger','Montfoort','apple tree',6,'wasps','Joost','2026-05-02',NULL,NULL,NULL,NULL,NULL,NULL,'very gentle'),
(59,'2026-05-05',NULL,'Montfoort','pear tree',11,'swarm','Hanneke','2026-05-05',2.9,'not seen','Club apiary','',4,10,'came back next day'),
(60,'2026-05-06','Mrs Kuipers','Haastrecht','hedge',NULL,'wasps','Hanneke','2026-05-07',NULL,NULL,NULL,NULL,4,0,NULL);
INSERT INTO calls VALUES
(61,'2026-05-09','Visser','Montfoort','Roof',11,'swarm','Hanneke','2026-05-10',2.2,'Unmarked','Club apiary','y',6.2,10,NULL),
(62,'2026-05-19','church warden','Haastrecht','hedge',2,'swarm','Pieter B.','2026-05-21',1.2,'Unmarked','own',NULL,4,0,'very gentle'),
(63,'2026-05-23','campsite','Montfoort','roof',NULL,'swarm','Pieter B.','2026-05-24',2.1,'','own','y',6.2,0,'very gentle'),
(64,'2026-05-23','campsite','Montfoort','roof',1.5,'swarm','Yara','2026-05-24',1.2,'unmarked','own','n',NULL,0,NULL),
(65,'2026-05-27','Visser','Oudewater',NULL,6,'swarm','old Teun','2026-05-27',2.8,'not seen','died','y',NULL,20,'jar of honey given'),
(66,'2026-05-29','church warden','Haastrecht','chimney',5,'swarm','Yara','2026-05-29',1.4,'marked','died','',NULL,20,NULL),
(67,'2026-05-30','Smeets','Montfoort','hedge',NULL,'swarm','Pieter B.','2026-05-30',2.6,'','Club apiary',NULL,5,20,NULL),
(68,'2026-05-30','town hall','Oudewater','apple tree',5,'swarm','Hanneke','2026-05-31',1.5,'marked','died','n',7.5,10,NULL),
(69,'2026-05-31','a jogger','Linschoten','Roof',8,'swarm','old Teun','2026-06-01',1.6,'not seen','own','n',7.5,20,NULL),
(70,'2026-06-03','van Dam','Oudewater','roof',2.5,'swarm','Yara','2026-06-04',3.3,'unmarked','club apiary',NULL,NULL,10,'nasty lot');
INSERT INTO calls VALUES
(71,'2026-06-05','church warden','Papekop','pear tree',NULL,'swarm','pieter b.','2026-06-06',2.1,'unmarked','Club apiary','',7.5,0,'two stings'),
(72,'2026-06-05',NULL,'Oudewater','lamp post',3,'swarm','old Teun','2026-06-05',0.6,'marked','Club apiary',NULL,7.5,20,'ladder too short'),
(73,'2026-06-08',NULL,'Haastrecht','hedge',4,'swarm','Yara','2026-06-12',1.3,'marked','school garden',NULL,7.5,0,'came back next day'),
(74,'2026-06-15','town hall','linschoten','lamp post',2,'swarm',NULL,NULL,NULL,NULL,NULL,'y',9,20,NULL),
(75,'2026-06-19','Mrs Kuipers','linschoten','roof',6,'swarm',NULL,NULL,NULL,NULL,NULL,'',NULL,20,'gone when we came'),
(76,'2026-06-26','van Dam','linschoten','hedge',8,'swarm','Hanneke','2026-06-26',1.5,'not seen','caller keeps','n',6.2,10,'came back next day'),
(77,'2026-06-28','a jogger','Oudewater','apple tree',3.5,'bumblebees','Yara','2026-06-29',NULL,NULL,NULL,NULL,NULL,10,'nasty lot'),
(78,'2026-06-30','church warden','Montfoort','oak',0.3,'swarm','pieter b.',NULL,NULL,NULL,NULL,'n',12.4,0,NULL),
(79,'2026-06-30','police','Linschoten','hedge',2.5,'wasps','old Teun',NULL,NULL,NULL,NULL,NULL,NULL,0,NULL),
(80,'2026-07-01','town hall','Haastrecht','hedge',3.5,'swarm','Marga',NULL,NULL,NULL,NULL,'n',3.5,0,NULL);
INSERT INTO calls VALUES
(81,'2026-07-15','van Dam','Oudewater','roof',2.5,'Swarm','Hanneke','2026-07-16',2.7,'Unmarked','club apiary','n',9,NULL,'came back next day'),
(82,'2026-07-28','van Dam','Oudewater','pear tree',5,'swarm','Pieter B.','2026-07-28',4.0,'','died',NULL,12.4,NULL,NULL),
(83,'2026-08-13','de Wit','Haastrecht','shed, roof',2,'wasps','Joost','2026-08-17',NULL,NULL,NULL,NULL,6.2,10,NULL),
(84,'2026-08-22','Smeets','Linschoten','Roof',1,'hornets','old Teun',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'nasty lot'),
(85,'2026-08-29','Town hall','Montfoort','apple tree',1,'wasps','Hanneke','2026-09-02',NULL,NULL,NULL,NULL,4,10,'ladder too short'),
(86,'2026-09-04','police','Montfoort','roof',2.5,'hornets','Yara','2026-09-05',NULL,NULL,NULL,NULL,4,0,NULL),
(87,'2026-09-04','Bakker','Oudewater','lamp post',3.5,'wasps','Marga','2026-09-04',NULL,NULL,NULL,NULL,NULL,NULL,'nasty lot'),
(88,'2026-09-05','van Dam','Montfoort','wall, cavity',11,'hornets','Marga','2026-09-05',NULL,NULL,NULL,NULL,3.5,NULL,NULL),
(89,'2026-09-11','Smeets','Montfoort','compost bin',11,'hornets','Yara','2026-09-12',NULL,NULL,NULL,NULL,NULL,NULL,NULL),
(90,'2026-09-17','church warden','Oudewater','hedge',6,'hornets','Hanneke','2026-09-17',NULL,NULL,NULL,NULL,NULL,25,'very gentle');
INSERT INTO calls VALUES
(91,'2026-09-20','Town hall','Linschoten','chimney',0.5,'Wasps','old Teun','2026-09-20',NULL,NULL,NULL,NULL,5,NULL,NULL),
(92,'2026-09-28','Mrs Kuipers','Oudewater','roof',NULL,'hornets','Yara',NULL,NULL,NULL,NULL,NULL,5,10,'probably from Hofstras hive'),
(93,'2026-10-06','de Wit','Haastrecht','lamp post',1.5,'hornets','Joost','2026-10-06',NULL,NULL,NULL,NULL,9,10,NULL),
(94,'2026-10-12','Visser','Haastrecht',NULL,1,'hornets','old Teun','2026-10-12',NULL,NULL,NULL,NULL,5,0,NULL),
(95,'2026-10-12','town hall','Linschoten','lamp post',3,'Hornets','Marga','2026-10-13',NULL,NULL,NULL,NULL,3.5,0,NULL),
(96,'2026-10-17','Smeets','Linschoten','apple tree',NULL,'hornets','Yara','2026-10-17',NULL,NULL,NULL,NULL,3.5,25,NULL),
(97,'2026-10-20','Hofstra','Linschoten','apple tree',NULL,'Hornets','old Teun','2026-10-24',NULL,NULL,NULL,NULL,5,NULL,'jar of honey given'),
(98,'2026-10-27',NULL,'Papekop','pear tree',1.5,'hornets','old Teun','2026-10-29',NULL,NULL,NULL,NULL,5,20,'very gentle'),
(99,'2026-10-31','Mrs Kuipers','Oudewater','chimney',8,'Hornets','Joost','2026-11-04',NULL,NULL,NULL,NULL,7.5,20,NULL),
(100,'2026-11-03','a jogger','Montfoort','roof',5,'hornets','Marga','2026-11-03',NULL,NULL,NULL,NULL,7.5,20,NULL);
INSERT INTO calls VALUES
(101,'2026-11-10','campsite','Papekop','apple tree',0.5,'Hornets','Hanneke','2026-11-10',NULL,NULL,NULL,NULL,4,0,NULL),
(102,'2026-11-10','de Wit','Haastrecht','oak',8,'wasps','Pieter B.','2026-11-10',NULL,NULL,NULL,NULL,5,0,'very gentle'),
(103,'2026-11-11','Mrs Kuipers','Oudewater','compost bin',0.5,'hornets','Joost','2026-11-12',NULL,NULL,NULL,NULL,9,10,NULL),
(104,'2026-11-13','police','Montfoort','compost bin',NULL,'hornets','Joost','2026-11-14',NULL,NULL,NULL,NULL,12.4,0,'very gentle'),
(105,'2026-11-17','Town hall','Linschoten','apple tree',2.5,'Hornets','Marga','2026-11-17',NULL,NULL,NULL,NULL,4,0,'came back next day');
