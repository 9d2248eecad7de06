CREATE TABLE varieties (variety TEXT PRIMARY KEY, fruit TEXT, origin TEXT, first_noted INTEGER, good_for TEXT);
CREATE TABLE grafts (graft_no INTEGER PRIMARY KEY, grafted TEXT, variety TEXT REFERENCES varieties(variety), rootstock TEXT, method TEXT, grafter TEXT, nursery_row TEXT, took TEXT, height_cm INTEGER, pests TEXT, for_whom TEXT, price_eur INTEGER, deposit_eur INTEGER, collect_by TEXT, collected TEXT, remarks TEXT);
INSERT INTO varieties VALUES
('Blenheim Orange','apple','Oxfordshire',1740,'eating, cooking'),
('Ashmeads Kernel','apple','Gloucester',1700,'eating'),
('Catshead','apple','unknown',1629,'cooking'),
('Foxwhelp','apple','Forest of Dean',1664,'cider'),
('Kingston Black','apple','Somerset',NULL,'cider'),
('Black Worcester','pear','Worcester',1575,'cooking'),
('Moorcroft','pear','Malvern',NULL,'perry'),
('Thorn','pear',NULL,1676,'perry'),
('Pershore Yellow Egg','plum','Worcester',1827,'cooking, jam'),
('Warwickshire Drooper','plum','Warwickshire',NULL,'eating, jam');
INSERT INTO varieties VALUES
('Hunts Duke','apple',NULL,NULL,NULL),
('Ten Commandments','apple','Hereford',1883,'cider, eating');
INSERT INTO grafts VALUES
(1,'2024-09-09','Kingston Black','M25','chip bud','Bram','A','y',119,NULL,'Dr Okafor',22,0,'2025-04-20','2025-04-05',NULL),
(2,'2024-09-12','Ashmeads Kernel','MM106','chip bud','Bram',NULL,'y',85,'aphids','Dr Okafor',28,10,'2025-09-15','2025-09-13','mother tree felled since'),
(3,'2024-09-15','Blenheim Orange','M25','chip bud','Bram','A','n',NULL,NULL,'Abbey garden',22,NULL,'2025-09-23',NULL,'sulking'),
(4,'2024-09-19','Blenheim Orange','M26','Chip bud','course','C','n',NULL,'rabbits','stock',NULL,NULL,NULL,NULL,NULL),
(5,'2024-09-26','Ashmeads Kernel','M9','chip bud','Bram','A','n',NULL,NULL,'Mrs Gittins',28,0,'2025-08-26',NULL,NULL),
(6,'2024-09-27','Blenheim Orange','m26','chip bud','Tolly','A','y',161,'aphids','Pomona Trust',22,10,'2025-05-18',NULL,NULL),
(7,'2024-10-21','Black Worcester','quince A','whip and tongue','Enid','C','y',84,NULL,'Lower Farm',32,NULL,'2025-08-14',NULL,NULL),
(8,'2024-11-13','Kingston Black','MM106 ','whip and tongue','Enid','B','y',NULL,'Mildew',NULL,NULL,NULL,NULL,NULL,NULL),
(9,'2024-12-03','Catshead','M26','side veneer','Enid',NULL,NULL,NULL,'',NULL,NULL,NULL,NULL,NULL,NULL),
(10,'2024-12-29','Pershore Yellow Egg','St Julien A','whip and tongue','Bram',NULL,'y',67,'canker','Dr Okafor',22,0,'2025-10-15','2025-11-04','sulking');
INSERT INTO grafts VALUES
(11,'2025-01-19','Ten Commandments','M25','cleft','Enid','B','n',NULL,'canker, aphids','stock',NULL,NULL,NULL,NULL,'sulking'),
(12,'2025-01-30','Foxwhelp','MM106 ','whip and tongue','Enid',NULL,'y',47,'Mildew','Pomona Trust',28,NULL,'2025-08-31','2025-08-18',NULL),
(13,'2025-02-07','Kingston Black','MM106 ','side veneer','course',NULL,'y',76,'canker','Lower Farm',24,5,'2025-11-04','2025-09-19',NULL),
(14,'2025-02-10','Foxwhelp','MM106','cleft','Enid','C','y',105,'','Dr Okafor',18,5,'2026-03-01','2026-03-10','very strong'),
(15,'2025-02-13','Foxwhelp','MM106 ','whip and tongue','Tolly','D','n',NULL,NULL,'Pomona Trust',32,0,'2025-10-03',NULL,NULL),
(16,'2025-02-16','Ashmeads Kernel','M25','whip and tongue','Enid','B','y',134,'rabbits','stock',NULL,NULL,NULL,NULL,NULL),
(17,'2025-02-16','Ashmeads Kernel','MM106','cleft',NULL,NULL,'y',135,'aphids','Abbey garden',36,0,'2026-01-01',NULL,NULL),
(18,'2025-02-21','Blenheim Orange','MM106','cleft','Bram','A','Y',83,'rabbits','Abbey garden',24,NULL,'2025-12-21','2025-12-03',NULL),
(19,'2025-02-22','Moorcroft','quince A','cleft','course','B','y',141,'canker','Pomona Trust',24,10,'2026-02-21','2026-03-16',NULL),
(20,'2025-02-22','Blenheim Orange','m26','whip and tongue','Enid','B','y',65,NULL,'pomona trust',28,10,'2025-10-25','2025-11-15','scion from the old tree at Lye');
INSERT INTO grafts VALUES
(21,'2025-02-28','Blenheim Orange','M26','whip and tongue','Bram','A','y',43,'',NULL,NULL,NULL,NULL,NULL,NULL),
(22,'2025-03-03','Foxwhelp','MM106 ','whip and tongue','Enid','A','y',158,NULL,NULL,NULL,NULL,NULL,NULL,'tape too tight'),
(23,'2025-03-06','Blenheim Orange','MM106 ','cleft','Tolly',NULL,'y',40,'mildew, aphids','Pomona Trust',22,10,'2025-11-29','2025-11-01',NULL),
(24,'2025-03-08','Foxwhelp','M26','whip and tongue','Bram','D','y',32,'Mildew','Abbey garden',28,5,'2025-11-14','2025-11-27',NULL),
(25,'2025-03-10','Foxwhelp','MM106 ','Whip and tongue','Tolly','D','y',NULL,NULL,'Lower Farm',18,10,'2025-10-12','2025-09-29','mother tree felled since'),
(26,'2025-03-18','Catshead','M9','side veneer','Enid','C','y',31,NULL,'Pomona Trust',24,NULL,'2026-03-20','2026-03-19','label lost'),
(27,'2025-03-24','Ten Commandments','M25','Whip and tongue','Bram','A','y',111,'rabbits, canker',NULL,NULL,NULL,NULL,NULL,NULL),
(28,'2025-03-26','Ashmeads Kernel','M26','Whip and tongue','course','A','y',97,'aphids','Mrs Gittins',22,10,'2025-12-08',NULL,NULL),
(29,'2025-03-29','Thorn','Pyrodwarf','whip and tongue','Enid','A','y',NULL,'Mildew','stock',NULL,NULL,NULL,NULL,'tape too tight'),
(30,'2025-03-30','Catshead','M26','side veneer','bram',NULL,'y',35,NULL,'Pomona Trust',32,10,'2026-01-22','2025-12-25',NULL);
INSERT INTO grafts VALUES
(31,'2025-04-03','Ashmeads Kernel','M9','cleft','course','A','n',NULL,'canker','Lower Farm',32,10,'2025-11-28',NULL,NULL),
(32,'2025-04-06','Ashmeads Kernel','m26','whip and tongue','Enid','B','y',NULL,NULL,'stock',NULL,NULL,NULL,NULL,NULL),
(33,'2025-04-08','Pershore Yellow Egg','Pixy','whip and tongue','Enid','A','y',92,'aphids','pomona trust',32,5,'2026-03-09','2026-03-26',NULL),
(34,'2025-04-11','Blenheim Orange','MM106','cleft','Bram','A','y',39,'aphids',NULL,NULL,NULL,NULL,NULL,NULL),
(35,'2025-04-12','Warwickshire Drooper','Pixy','rind','Enid','A','y',135,NULL,'stock',NULL,NULL,NULL,NULL,NULL),
(36,'2025-04-15','Foxwhelp','MM106 ','rind','Bram','D','y',31,NULL,'Mrs Gittins',36,10,'2026-04-27','2026-05-17',NULL),
(37,'2025-04-21','Black Worcester','Quince A','Whip and tongue','bram','A','y',147,'','stock',NULL,NULL,NULL,NULL,NULL),
(38,'2025-05-09','Blenheim Orange','m26','cleft','Bram','A','y',115,NULL,'Pomona Trust',22,0,'2026-01-30','2025-12-11',NULL),
(39,'2025-05-19','Blenheim Orange','M9','rind','Enid',NULL,'n',NULL,'aphids','Pomona Trust',28,NULL,'2026-06-28',NULL,NULL),
(40,'2025-07-01','Ashmeads Kernel','m26','chip bud','course','B','y',NULL,NULL,'Mrs Gittins',32,0,'2026-04-30','2026-05-15',NULL);
INSERT INTO grafts VALUES
(41,'2025-07-04','Kingston Black','MM106','chip bud','Enid','A','y',96,NULL,'stock',NULL,NULL,NULL,NULL,NULL),
(42,'2025-07-12','Kingston Black','M25','chip bud','Enid','D','y',82,NULL,'stock',NULL,NULL,NULL,NULL,NULL),
(43,'2025-07-13','Ten Commandments','M9','chip bud','course','A','y',NULL,'canker, aphids','Mrs Gittins',24,10,'2026-02-11','2026-02-28',NULL),
(44,'2025-07-23','Moorcroft','quince A','chip bud','Tolly','B','n',NULL,'rabbits','Dr Okafor',22,NULL,'2026-07-16',NULL,'tape too tight'),
(45,'2025-08-09','Catshead','M26','chip bud','course','A','y',119,NULL,'stock',NULL,NULL,NULL,NULL,NULL),
(46,'2025-08-17','Foxwhelp','M9','chip bud','bram','D','y',145,'canker','Pomona Trust',18,NULL,'2026-07-15','2026-07-08',NULL),
(47,'2025-08-20','Blenheim Orange','M26','chip bud','Tolly','D','y',39,'canker',NULL,NULL,NULL,NULL,NULL,NULL),
(48,'2025-08-24','Thorn','quince A','chip bud','Bram','C','y',NULL,NULL,'Lower Farm',18,10,'2026-08-15','2026-09-08',NULL),
(49,'2025-08-28','Moorcroft','quince A','chip bud','Tolly','B','y',62,'rabbits','Dr Okafor',24,5,'2026-05-31','2026-05-04',NULL),
(50,'2025-08-30','Moorcroft','Quince A','chip bud','Tolly','A','y',104,'','Abbey garden',32,10,'2026-05-03','2026-03-23',NULL);
INSERT INTO grafts VALUES
(51,'2025-08-31','Ten Commandments','m26','chip bud','Enid',NULL,'y',45,'aphids','Pomona Trust',18,5,'2026-06-27',NULL,NULL),
(52,'2025-09-01','Black Worcester','quince A','chip bud','Tolly','A','',NULL,'canker','Lower Farm',22,10,'2026-08-23',NULL,'scion from the old tree at Lye'),
(53,'2025-10-22','Blenheim Orange','M9','Whip and tongue','Tolly','B','y',112,NULL,'Pomona Trust',18,0,'2026-12-15','2026-11-06',NULL),
(54,'2025-10-23','Pershore Yellow Egg','St Julien A','whip and tongue','Bram','D','y',47,'canker, aphids','Pomona Trust',22,0,'2026-08-25','2026-09-10',NULL),
(55,'2025-11-01','Pershore Yellow Egg','St Julien A','cleft','Bram','B','y',NULL,'',NULL,NULL,NULL,NULL,NULL,'double leader'),
(56,'2025-11-21','Pershore Yellow Egg','St Julien A','side veneer','Bram',NULL,'y',120,'Mildew','stock',NULL,NULL,NULL,NULL,'tape too tight'),
(57,'2025-11-24','Thorn','Quince A','whip and tongue','Enid','A','y',93,'','Pomona Trust',22,NULL,'2026-08-28','2026-07-09',NULL),
(58,'2026-01-04','Ten Commandments','M9','whip and tongue','Tolly','B','y',121,'mildew, aphids','Pomona Trust',24,10,'2027-02-14',NULL,NULL),
(59,'2026-01-17','Blenheim Orange','MM106','cleft','Bram','B','y',110,'aphids','stock',NULL,NULL,NULL,NULL,NULL),
(60,'2026-01-20','Ashmeads Kernel','MM106','whip and tongue','Enid','A',NULL,NULL,'canker','stock',NULL,NULL,NULL,NULL,NULL);
INSERT INTO grafts VALUES
(61,'2026-01-22','Moorcroft','Pyrodwarf','whip and tongue','bram','A','y',NULL,'rabbits','Abbey garden',36,10,'2027-02-04',NULL,'sulking'),
(62,'2026-02-02','Catshead','MM106','whip and tongue','Enid','A','n',NULL,'canker','Mrs Gittins',32,5,'2027-01-28',NULL,'tape too tight'),
(63,'2026-02-03','Ashmeads Kernel','M9','Whip and tongue','Enid','C','Y',144,NULL,'Dr Okafor',22,5,'2026-11-21',NULL,NULL),
(64,'2026-02-09','Black Worcester','quince A','whip and tongue','Tolly','C','n',NULL,'rabbits, canker','Abbey garden',32,NULL,'2026-10-21',NULL,NULL),
(65,'2026-02-20','Blenheim Orange','M9','whip and tongue','Tolly','D','y',162,'Mildew','Lower Farm',28,NULL,'2027-03-08',NULL,NULL),
(66,'2026-02-20','Ashmeads Kernel','MM106 ','rind','Bram','A','y',118,NULL,'Lower Farm',32,10,'2026-10-23','2026-09-18',NULL),
(67,'2026-03-04','Blenheim Orange','MM106','side veneer','course','A','y',NULL,'','stock',NULL,NULL,NULL,NULL,NULL),
(68,'2026-03-06','Ashmeads Kernel','M26','whip and tongue','Bram','B','y',146,NULL,'Pomona Trust',36,10,'2027-04-17',NULL,'double leader'),
(69,'2026-03-08','Pershore Yellow Egg','Pixy','Whip and tongue','Enid','A','y',23,'canker','Dr Okafor',18,10,'2027-02-10',NULL,'label lost'),
(70,'2026-03-22','Foxwhelp','M9','whip and tongue','course','C','n',NULL,NULL,'stock',NULL,NULL,NULL,NULL,'label lost');
INSERT INTO grafts VALUES
(71,'2026-03-23','Ashmeads Kernel','M9','rind','Enid','B','y',155,'aphids',NULL,NULL,NULL,NULL,NULL,NULL),
(72,'2026-03-25','Ten Commandments','MM106 ','whip and tongue','Bram','B','n',NULL,'aphids','Pomona Trust',18,10,'2026-11-30',NULL,NULL),
(73,'2026-03-31','Kingston Black','MM106','side veneer','Enid','B','y',66,'canker, aphids',NULL,NULL,NULL,NULL,NULL,NULL),
(74,'2026-04-02','Blenheim Orange','MM106 ','cleft','bram','B','y',152,'rabbits','Pomona Trust',18,10,'2027-01-21',NULL,NULL),
(75,'2026-04-17','Pershore Yellow Egg','St Julien A','cleft','Tolly',NULL,'y',NULL,'rabbits','stock',NULL,NULL,NULL,NULL,'very strong'),
(76,'2026-04-20','Black Worcester','Quince A','Whip and tongue','Bram','C','',NULL,'aphids','Dr Okafor',22,0,'2027-04-08',NULL,NULL),
(77,'2026-04-22','Ashmeads Kernel','MM106 ','whip and tongue','course','C','y',139,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
(78,'2026-05-06','Kingston Black','M25','whip and tongue','course','B','y',73,'','Abbey garden',22,5,'2026-12-05',NULL,NULL),
(79,'2026-06-27','Catshead','M26','whip and tongue','Bram','B','y',43,'','Abbey garden',32,NULL,'2027-04-29',NULL,NULL),
(80,'2026-07-17','Ashmeads Kernel','m26','chip bud','Bram','D','y',NULL,NULL,'Abbey garden',28,0,'2027-06-13',NULL,NULL);
INSERT INTO grafts VALUES
(81,'2026-07-26','Ashmeads Kernel','MM106','chip bud','Bram','A','y',NULL,'aphids','Abbey garden',18,10,'2027-05-12',NULL,'sulking'),
(82,'2026-07-28','Ashmeads Kernel','M25','chip bud','Tolly','B','n',NULL,'aphids','stock',NULL,NULL,NULL,NULL,'double leader'),
(83,'2026-08-04','Black Worcester','quince A','chip bud','Bram','A','y',39,'mildew, aphids','Lower Farm',36,10,'2027-08-21',NULL,NULL),
(84,'2026-08-14','Black Worcester','Quince A','chip bud','Enid','D','y',99,NULL,'Pomona Trust',36,10,'2027-08-07',NULL,NULL),
(85,'2026-08-17','Kingston Black','MM106','chip bud',NULL,'A','y',NULL,'canker, aphids',NULL,NULL,NULL,NULL,NULL,NULL),
(86,'2026-08-25','Blenheim Orange','MM106','chip bud','Bram',NULL,'y',128,NULL,'Lower Farm',22,10,'2027-07-07',NULL,NULL),
(87,'2026-08-25','Blenheim Orange','M26','chip bud','Enid','A','y',NULL,'aphids','Abbey garden',18,10,'2027-06-02',NULL,NULL),
(88,'2026-09-04','Ashmeads Kernel','MM106','chip bud','Bram','B','y',142,'canker','Mrs Gittins',36,10,'2027-08-15',NULL,NULL),
(89,'2026-09-07','Foxwhelp','M9','chip bud','Bram','D','n',NULL,'aphids','Abbey garden',24,0,'2027-04-13',NULL,NULL),
(90,'2026-09-19','Black Worcester','Quince A','chip bud','Bram','D','Y',102,NULL,'stock',NULL,NULL,NULL,NULL,NULL);
INSERT INTO grafts VALUES
(91,'2026-10-02','Blenheim Orange','MM106','whip and tongue','Tolly','B','y',NULL,'rabbits, canker','Mrs Gittins',18,0,'2027-10-18',NULL,'very strong'),
(92,'2026-10-10','Ashmeads Kernel','MM106 ','whip and tongue','Bram','D',NULL,NULL,'canker','pomona trust',28,10,'2027-06-24',NULL,NULL),
(93,'2026-10-12','Moorcroft','Quince A','cleft','Tolly','A',NULL,NULL,'aphids','Abbey garden',28,NULL,'2027-11-06',NULL,NULL),
(94,'2026-10-12','Ashmeads Kernel','M9','Whip and tongue','Tolly','C',NULL,NULL,'canker','Pomona Trust',24,0,'2027-08-10',NULL,NULL),
(95,'2026-10-15','Blenheim Orange','MM106 ','rind','Tolly','A','y',158,'canker, aphids','Pomona Trust',36,NULL,'2027-08-19',NULL,'very strong'),
(96,'2026-10-28','Blenheim Orange','MM106','cleft','course','C','',NULL,'','stock',NULL,NULL,NULL,NULL,NULL),
(97,'2026-11-05','Pershore Yellow Egg','St Julien A','Whip and tongue','Bram',NULL,NULL,NULL,'canker, aphids','stock',NULL,NULL,NULL,NULL,NULL),
(98,'2026-11-08','Warwickshire Drooper','St Julien A','cleft',NULL,'B','y',NULL,'Mildew','stock',NULL,NULL,NULL,NULL,NULL),
(99,'2026-11-12','Ashmeads Kernel','MM106 ','whip and tongue','Tolly','D',NULL,NULL,'canker, aphids',NULL,NULL,NULL,NULL,NULL,'double leader'),
(100,'2026-11-17','Blenheim Orange','M9','whip and tongue','Bram','C',NULL,NULL,'aphids','Mrs Gittins',28,10,'2027-08-04',NULL,NULL);
