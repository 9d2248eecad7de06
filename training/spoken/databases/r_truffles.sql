CREATE TABLE dogs (dog_id INTEGER PRIMARY KEY, name TEXT, breed TEXT, born TEXT, handler TEXT, trained TEXT);
CREATE TABLE woods (wood TEXT PRIMARY KEY, owner TEXT, ha REAL, permit_until TEXT, note TEXT);
CREATE TABLE finds (find_no INTEGER PRIMARY KEY, found_on TEXT, dog_id INTEGER REFERENCES dogs(dog_id), species TEXT, wt_g INTEGER, depth_cm INTEGER, wood TEXT REFERENCES woods(wood), host_trees TEXT, ripe TEXT, sold_to TEXT, asked_eur INTEGER, got_eur INTEGER, remarks TEXT);
INSERT INTO dogs VALUES
(1,'Bruna','Lagotto','2019-04-12','Ottavia','y'),
(2,'Pip','spaniel cross','2021-06-30','Ottavia','y'),
(3,'Moka','lagotto ','2022-02-14','Renzo','y'),
(4,'Zolla','Lagotto','2024-05-20','Renzo','n'),
(5,'Tiller','Labrador','2017-11-03','Hedda','y'),
(6,'Fern','Border collie','2023-09-09','Hedda',NULL),
(7,'Bix','terrier mix','2025-03-28','Ilse','n'),
(8,'Old Nero','Lagotto','2013-01-17','Ilse','y');
INSERT INTO woods VALUES
('Monk''s Hanger','Parish council',14.5,'2027-03-31','free parking at the quarry'),
('Long Copse','Mrs Aldous',6.2,'2026-12-31',NULL),
('Chalk Bottom','Forestry',41.0,'2026-09-30','renew!!'),
('Vicar''s Belt','Diocese',2.8,NULL,'only by word of mouth'),
('Pit Wood','Mr Thorne',9.9,'2028-06-30',NULL),
('Hazel Row','own',1.1,NULL,'our own planting 2012'),
('Castle Hill','Forestry',22.0,'2025-12-31','lapsed, ask Hedda');
INSERT INTO finds VALUES
(1,'2024-09-03',2,'Bianchetto',42,11,'Pit Wood','oak, hazel','y',NULL,NULL,NULL,'best of the season'),
(2,'2024-09-07',2,'Burgundy',27,4,'Pit Wood','hazel, beech','n',NULL,NULL,NULL,NULL),
(3,'2024-09-14',3,'Summer',24,11,'Chalk Bottom','beech','n',NULL,NULL,NULL,NULL),
(4,'2024-09-18',1,'Burgundy',48,9,'Pit Wood','beech','n',NULL,NULL,NULL,'boar had been there first'),
(5,'2024-09-21',5,'Burgundy',71,10,'Pit Wood','hazel','y','private',27,27,'wormy'),
(6,'2024-09-23',5,'Bianchetto',16,13,'Long Copse','','n',NULL,NULL,NULL,'dug up too early, reburied'),
(7,'2024-10-03',1,'summer',159,12,'Monk''s Hanger','hazel, beech','n',NULL,NULL,NULL,'Dog ate a bit'),
(8,'2024-10-07',2,'Périgord',30,20,'Pit Wood','oak, hazel','y','Kestrel Inn',33,33,NULL),
(9,'2024-10-09',1,'Périgord',15,25,'Vicar''s Belt','hornbeam','n',NULL,NULL,NULL,NULL),
(10,'2024-10-12',3,'Burgundy',14,NULL,'Pit Wood','oak, hazel','n',NULL,NULL,NULL,NULL);
INSERT INTO finds VALUES
(11,'2024-10-18',3,'périgord',28,NULL,'Chalk Bottom','hazel','y','Kestrel Inn',23,NULL,'Dog ate a bit'),
(12,'2024-10-20',6,'Summer',20,18,'Long Copse','oak, hazel','',NULL,NULL,NULL,NULL),
(13,'2024-10-21',2,'Burgundy',17,12,'Monk''s Hanger',NULL,'n',NULL,NULL,NULL,NULL),
(14,'2024-10-26',3,'burgundy',15,9,'Chalk Bottom','hazel','y','Mme Roche',6,6,NULL),
(15,'2024-11-03',1,'Summer',17,9,'Hazel Row','oak','y','Mme Roche',3,3,'dug up too early, reburied'),
(16,'2024-11-10',5,NULL,21,25,'Monk''s Hanger','hazel','n',NULL,NULL,NULL,NULL),
(17,'2024-11-12',3,'burgundy',38,9,'Monk''s Hanger','hazel, beech','y','Kestrel Inn',12,8,NULL),
(18,'2024-11-13',1,'Burgundy',60,3,'Monk''s Hanger','hazel, beech','y','Mme Roche',22,17,'frost in the ground'),
(19,'2024-11-15',1,'Burgundy',31,NULL,'Chalk Bottom','','y','Lindqvist deli',11,11,'boar had been there first'),
(20,'2024-11-16',1,'Summer',43,15,'Monk''s Hanger','hazel','n',NULL,NULL,NULL,NULL);
INSERT INTO finds VALUES
(21,'2024-11-16',3,'Burgundy',28,4,'Monk''s Hanger','hazel','y','Mme Roche',9,4,'dug up too early, reburied'),
(22,'2024-11-18',3,'Bianchetto',21,NULL,'Long Copse','oak, hazel','y',NULL,NULL,NULL,'boar had been there first'),
(23,'2024-11-21',3,'Burgundy',54,19,'Monk''s Hanger','oak','y','Kestrel Inn',19,14,NULL),
(24,'2024-11-27',3,NULL,60,12,'Monk''s Hanger','','y','Kestrel Inn',20,20,NULL),
(25,'2024-12-08',2,'Summer',17,24,'Vicar''s Belt','hazel','y','Kestrel Inn',3,NULL,NULL),
(26,'2024-12-14',5,'Bianchetto',86,10,'Long Copse',NULL,'y','private',36,32,'best of the season'),
(27,'2024-12-22',3,'Burgundy',34,14,'Monk''s Hanger','oak, hazel','y','market',13,10,'boar had been there first'),
(28,'2024-12-31',6,'Summer',26,24,'Chalk Bottom','Oak, hornbeam',NULL,NULL,NULL,NULL,NULL),
(29,'2025-01-01',1,'summer',26,3,'Vicar''s Belt','oak, hazel','Y','market',5,NULL,NULL),
(30,'2025-01-10',3,'Burgundy',59,7,'Chalk Bottom','hazel','n',NULL,NULL,NULL,NULL);
INSERT INTO finds VALUES
(31,'2025-01-15',1,'Burgundy',98,14,'Chalk Bottom','hazel','n',NULL,NULL,NULL,'wormy'),
(32,'2025-01-26',3,'Périgord',13,13,'Vicar''s Belt','oak','',NULL,NULL,NULL,NULL),
(33,'2025-01-30',3,'Burgundy',35,13,'Monk''s Hanger','Oak, hornbeam','y','market',11,8,'wormy'),
(34,'2025-03-16',2,'Burgundy',56,17,'Chalk Bottom','hazel, beech','y',NULL,NULL,NULL,'wet, smell poor'),
(35,'2025-03-16',3,NULL,65,21,'Monk''s Hanger','hornbeam','y','market',24,19,NULL),
(36,'2025-04-08',5,'Burgundy',69,20,'Chalk Bottom','oak, hazel','y','private',28,28,NULL),
(37,'2025-05-17',5,'Burgundy',44,19,'Long Copse','beech','n',NULL,NULL,NULL,'wormy'),
(38,'2025-05-22',2,'Burgundy ',64,5,'Pit Wood','oak, hazel','y','market',21,16,'wormy'),
(39,'2025-05-25',4,'unknown',40,23,'Chalk Bottom','oak, hazel','',NULL,NULL,NULL,'kept for ourselves'),
(40,'2025-06-06',1,'Burgundy',32,3,'Long Copse','oak','Y','market',14,14,NULL);
INSERT INTO finds VALUES
(41,'2025-06-16',1,'Bianchetto',21,12,'Vicar''s Belt','hazel','y','kestrel inn',7,7,NULL),
(42,'2025-06-27',3,'Bianchetto',83,NULL,'Vicar''s Belt',NULL,'y','Kestrel Inn',36,NULL,'best of the season'),
(43,'2025-07-03',5,'Périgord',34,11,'Chalk Bottom','beech, oak, lime','y','Kestrel Inn',39,39,'Dog ate a bit'),
(44,'2025-07-17',3,'Burgundy',23,19,'Monk''s Hanger','oak',NULL,NULL,NULL,NULL,'frost in the ground'),
(45,'2025-07-18',3,'Summer',68,9,'Hazel Row','oak, hazel','n',NULL,NULL,NULL,'wormy'),
(46,'2025-07-26',3,'burgundy',25,6,'Vicar''s Belt',NULL,'y','Kestrel Inn',8,8,'boar had been there first'),
(47,'2025-08-03',2,'Burgundy',51,22,'Monk''s Hanger','oak, hazel','y',NULL,NULL,NULL,NULL),
(48,'2025-08-18',6,'Summer',73,15,'Long Copse','hazel','y','Mme Roche',13,9,NULL),
(49,'2025-09-15',1,'Burgundy',76,5,'Pit Wood','oak, hazel','y','Kestrel Inn',26,26,NULL),
(50,'2025-09-18',6,'Périgord',21,22,'Chalk Bottom','hazel, beech','y',NULL,NULL,NULL,'kept for ourselves');
INSERT INTO finds VALUES
(51,'2025-10-05',5,NULL,60,22,'Long Copse','hazel','y','Kestrel Inn',19,14,'wormy'),
(52,'2025-10-11',3,'Burgundy',27,25,'Chalk Bottom','oak, hazel','n',NULL,NULL,NULL,'wet, smell poor'),
(53,'2025-10-24',3,'Bianchetto',54,NULL,'Long Copse','oak, hazel','y','Lindqvist deli',19,19,NULL),
(54,'2025-10-27',3,'Summer',40,3,'Pit Wood',NULL,NULL,NULL,NULL,NULL,NULL),
(55,'2025-11-04',1,'Bianchetto',62,15,'Monk''s Hanger','oak, hazel','y','Kestrel Inn',28,28,'boar had been there first'),
(56,'2025-11-06',5,'Summer',18,4,'Monk''s Hanger','oak, hazel','y','Mme Roche',3,3,'wet, smell poor'),
(57,'2025-11-07',5,'Burgundy',46,16,'Vicar''s Belt','beech','y','Market',18,14,'two in one hole'),
(58,'2025-11-18',1,'Burgundy',80,16,'Monk''s Hanger','oak, hazel','y',NULL,NULL,NULL,'frost in the ground'),
(59,'2025-11-28',5,'Summer',21,10,'Chalk Bottom','oak','y','Mme Roche',3,3,NULL),
(60,'2025-12-03',6,'summer',26,20,'Vicar''s Belt','oak','y','Kestrel Inn',4,4,NULL);
INSERT INTO finds VALUES
(61,'2025-12-10',2,'Burgundy ',18,13,'Monk''s Hanger','oak, hazel','y','kestrel inn',6,6,NULL),
(62,'2025-12-15',NULL,'Bianchetto',35,NULL,'Hazel Row','','y','Lindqvist deli',13,NULL,'found by accident on the path'),
(63,'2025-12-15',4,'Burgundy',54,17,'Vicar''s Belt','beech, oak, lime',NULL,NULL,NULL,NULL,'boar had been there first'),
(64,'2026-01-08',6,'Burgundy',8,19,'Chalk Bottom','hazel, beech','y','Mme Roche',3,3,NULL),
(65,'2026-01-13',6,'Burgundy',48,NULL,'Hazel Row','oak','n',NULL,NULL,NULL,NULL),
(66,'2026-01-14',3,'Burgundy',40,4,'Hazel Row','oak','y','Kestrel Inn',17,17,'dug up too early, reburied'),
(67,'2026-02-06',3,'Bianchetto',24,6,'Pit Wood','hazel','y','private',10,10,'wormy'),
(68,'2026-02-10',3,'Burgundy',170,18,'Chalk Bottom','hazel','n',NULL,NULL,NULL,NULL),
(69,'2026-02-17',NULL,'Burgundy',14,19,'Chalk Bottom','hazel',NULL,NULL,NULL,NULL,'wormy'),
(70,'2026-02-26',5,'Burgundy',44,13,'Monk''s Hanger','hazel','n',NULL,NULL,NULL,NULL);
INSERT INTO finds VALUES
(71,'2026-03-11',5,'Périgord',69,24,'Long Copse','oak, hazel','n',NULL,NULL,NULL,NULL),
(72,'2026-03-29',1,'Périgord',31,4,'Monk''s Hanger',NULL,'y','Lindqvist deli',36,36,NULL),
(73,'2026-04-12',3,'burgundy',12,6,'Hazel Row','','y','Market',5,5,NULL),
(74,'2026-04-22',3,'Burgundy',83,NULL,'Chalk Bottom',NULL,'y','Mme Roche',34,34,NULL),
(75,'2026-05-14',5,'Burgundy',71,17,'Chalk Bottom','oak','y','Lindqvist deli',30,26,NULL),
(76,'2026-05-21',3,'Summer',44,19,'Chalk Bottom','oak, hazel','y','Mme Roche',10,10,NULL),
(77,'2026-06-03',5,'Bianchetto',24,17,'Long Copse','','y','Market',11,11,'two in one hole'),
(78,'2026-06-16',2,'Bianchetto',72,18,'Long Copse','oak, hazel','y','Kestrel Inn',29,29,NULL),
(79,'2026-06-19',5,'Burgundy',13,15,'Monk''s Hanger','oak','n',NULL,NULL,NULL,'boar had been there first'),
(80,'2026-06-20',2,'Summer',17,3,'Pit Wood','oak','n',NULL,NULL,NULL,NULL);
INSERT INTO finds VALUES
(81,'2026-07-13',2,'unknown',12,5,'Pit Wood',NULL,'n',NULL,NULL,NULL,'frost in the ground'),
(82,'2026-08-05',3,'Burgundy',31,14,'Monk''s Hanger','hazel, beech','y',NULL,NULL,NULL,'wormy'),
(83,'2026-08-19',1,'Burgundy',26,NULL,'Vicar''s Belt','beech','y','Market',8,8,NULL),
(84,'2026-08-25',2,'Burgundy',66,14,'Monk''s Hanger','beech, oak, lime','n',NULL,NULL,NULL,NULL),
(85,'2026-08-27',5,'Burgundy',18,5,'Long Copse',NULL,'n',NULL,NULL,NULL,'wet, smell poor'),
(86,'2026-08-29',2,'Summer',32,7,'Long Copse','beech, oak, lime','',NULL,NULL,NULL,NULL),
(87,'2026-09-18',3,'Burgundy',35,NULL,'Long Copse','hazel','n',NULL,NULL,NULL,NULL),
(88,'2026-09-25',3,'Burgundy',163,9,'Monk''s Hanger','hazel','',NULL,NULL,NULL,'wormy'),
(89,'2026-10-04',6,'summer',58,24,'Chalk Bottom','oak, hazel','n',NULL,NULL,NULL,NULL),
(90,'2026-10-11',1,'Burgundy',28,24,'Monk''s Hanger','oak','y','Kestrel Inn',12,12,NULL);
INSERT INTO finds VALUES
(91,'2026-10-14',6,'Burgundy',20,13,'Vicar''s Belt','oak, hazel','',NULL,NULL,NULL,'boar had been there first'),
(92,'2026-10-15',1,'périgord',40,10,'Monk''s Hanger','beech','Y','Mme Roche',35,33,'boar had been there first'),
(93,'2026-10-17',3,'unknown',111,NULL,'Long Copse','hazel',NULL,NULL,NULL,NULL,'boar had been there first'),
(94,'2026-11-08',1,NULL,49,3,'Pit Wood','hazel','y',NULL,NULL,NULL,NULL),
(95,'2026-11-10',1,'périgord',15,NULL,'Monk''s Hanger','beech','',NULL,NULL,NULL,NULL),
(96,'2026-11-11',5,'burgundy',48,6,'Monk''s Hanger','oak','y',NULL,NULL,NULL,NULL),
(97,'2026-11-11',2,'Bianchetto',41,12,'Monk''s Hanger','hazel','y','market',16,16,'dug up too early, reburied'),
(98,'2026-11-14',2,'Burgundy',99,NULL,'Chalk Bottom','hazel','y','kestrel inn',40,37,'wet, smell poor'),
(99,'2026-11-16',5,'Burgundy ',51,9,'Monk''s Hanger','oak','y','Mme Roche',21,18,NULL),
(100,'2026-11-18',5,'burgundy',25,NULL,'Long Copse','oak, hazel',NULL,NULL,NULL,NULL,'boar had been there first');
