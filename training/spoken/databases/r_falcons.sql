CREATE TABLE birds (ring TEXT PRIMARY KEY, name TEXT, species TEXT, sex TEXT, hatched TEXT, flying_wt_g INTEGER, owner TEXT);
CREATE TABLE jobs (job INTEGER PRIMARY KEY, day TEXT, site TEXT, ring TEXT REFERENCES birds(ring), quarry TEXT, flown_min INTEGER, kills INTEGER, bird_lost_min INTEGER, weather TEXT, fee_eur INTEGER, km INTEGER, fee_paid_on TEXT, "insured?" TEXT, notes TEXT);
CREATE TABLE weighings (ring TEXT REFERENCES birds(ring), day TEXT, wt_g INTEGER, food TEXT, food_g INTEGER);
INSERT INTO birds VALUES
('H-114','Morgana','Harris hawk','f','2018-05-10',905,'Edda'),
('H-121','Tuck','Harris hawk','m','2020-06-02',620,'Edda'),
('P-07','Sable','peregrine','f','2019-05-22',880,'Gwil'),
('P-11','Whisper','Peregrine','f','2022-04-30',910,'Gwil'),
('G-02','Baltic','gyr x peregrine','m','2021-05-15',1040,'club'),
('S-30','Jinx','saker','f','2017-06-11',1010,'Rowan'),
('L-05','Quill','lanner','m','2023-05-05',510,'Rowan'),
('G-03','Ymir','gyr x saker','m','2025-05-28',NULL,'club'),
('H-140','Biscuit','harris hawk ','f','2025-06-09',930,'Edda');
INSERT INTO jobs VALUES
(401,'2024-09-07','Marl Tip','L-05','gulls',181,0,NULL,'windy',220,25,NULL,NULL,'second visit that day'),
(402,'2024-09-24','Grain quay','L-05','starlings, pigeons',186,0,NULL,'Clear',NULL,25,NULL,'',NULL),
(403,'2024-09-28','marl tip','H-121','crows, gulls, starlings',151,0,NULL,'clear',180,25,'2024-10-08','y',NULL),
(404,'2024-10-03','Grain quay','H-114','pigeons, gulls',181,2,NULL,'clear',160,18,'2024-11-23','n',NULL),
(405,'2024-10-10','Cathedral','S-30','pigeons',190,0,NULL,'drizzle',95,44,'2024-12-07','y',NULL),
(406,'2024-10-12','Cathedral','S-30','jackdaws',78,0,NULL,'Clear',140,60,'2024-11-27','y','buzzard about, cut short'),
(407,'2024-10-22','Marl Tip','H-114','crows, gulls, starlings',50,0,NULL,'fog',140,25,'2024-12-06','y',NULL),
(408,'2024-10-23','Stadium','H-114',NULL,NULL,0,NULL,'clear',260,12,'2024-11-12','y','bird sat in a crane'),
(409,'2024-10-26','Marl Tip','P-07','gulls',27,2,NULL,'clear',160,NULL,NULL,'Y',NULL),
(410,'2024-10-28','Marl Tip','H-121','gulls, crows',86,0,NULL,'clear',0,NULL,NULL,'y','police asked questions');
INSERT INTO jobs VALUES
(411,'2024-11-01','Stadium','H-121','pigeons',137,NULL,NULL,NULL,0,18,NULL,'y',NULL),
(412,'2024-11-07','marl tip','P-11','gulls',208,0,NULL,'drizzle',220,18,'2024-12-22','y',NULL),
(413,'2024-11-08','Vineyard Hoad','H-121','starlings',20,0,NULL,'windy',NULL,18,NULL,'n',NULL),
(414,'2024-11-20','Airfield N','H-121','rooks, lapwings',80,0,NULL,'windy, rain',120,12,'2025-01-13','y',NULL),
(415,'2024-11-23','Cathedral','L-05','pigeons',44,0,NULL,'clear',260,25,'2024-12-19','y',NULL),
(416,'2024-11-29','Grain quay','G-02','pigeons, gulls',144,0,95,'clear',NULL,25,NULL,'y','too fat to fly'),
(417,'2024-12-21','Cathedral','S-30','pigeons, jackdaws',51,1,NULL,'fog',140,12,'2024-12-25','n',NULL),
(418,'2024-12-27','Grain quay','L-05',NULL,32,0,NULL,'clear',140,NULL,'2025-02-16','n','would not come down'),
(419,'2025-01-03','Cathedral','P-07','pigeons, jackdaws',41,0,NULL,'clear',180,31,'2025-01-16','y',NULL),
(420,'2025-01-03','Airfield N','H-114','crows',93,0,NULL,'drizzle',260,NULL,'2025-02-22','y',NULL);
INSERT INTO jobs VALUES
(421,'2025-01-24','Airfield N','L-05','lapwings',163,0,NULL,'windy',140,12,NULL,'',NULL),
(422,'2025-02-12','Stadium','H-114','gulls',45,0,NULL,'windy',0,60,NULL,'y','police asked questions'),
(423,'2025-02-25','Marl Tip','L-05','gulls',145,2,NULL,'windy, rain',95,31,'2025-03-28','y',NULL),
(424,'2025-02-25','Marl Tip','P-07','gulls',46,1,43,'fog',180,NULL,'2025-03-27','',NULL),
(425,'2025-03-06','Marl Tip','H-121','gulls, crows',61,0,NULL,'windy',140,44,'2025-03-14','y',NULL),
(426,'2025-03-06','Stadium','H-114','pigeons',NULL,0,NULL,'windy, rain',140,NULL,'2025-04-19','y',NULL),
(427,'2025-03-10','Marl Tip','P-07','gulls, crows',26,2,NULL,'windy, rain',120,18,'2025-04-25','','bells fell off'),
(428,'2025-03-11','Marl Tip','H-121','gulls',102,0,NULL,'windy',NULL,12,NULL,'','bird sat in a crane'),
(429,'2025-03-21','Marl Tip','P-07','gulls',NULL,1,67,'drizzle',95,NULL,'2025-05-02','y',NULL),
(430,'2025-03-23','Airfield N','S-30','crows',154,0,NULL,'windy',120,44,'2025-04-12','',NULL);
INSERT INTO jobs VALUES
(431,'2025-03-30','Marl Tip','H-114','gulls, crows',44,0,74,'drizzle',120,60,'2025-05-13',NULL,'bird sat in a crane'),
(432,'2025-04-12','Stadium','P-07','gulls',NULL,0,NULL,'clear',160,12,'2025-06-11','n',NULL),
(433,'2025-04-29','Airfield S','P-07','crows',88,0,184,'windy',220,18,'2025-05-20','y','bells fell off'),
(434,'2025-05-25','Airfield S','L-05','crows',209,0,NULL,'windy',95,12,NULL,'y',NULL),
(435,'2025-05-26','Marl Tip','H-121','gulls',161,0,NULL,'drizzle',260,44,'2025-06-25','y',NULL),
(436,'2025-06-05','Cathedral','H-114','jackdaws',158,0,NULL,NULL,260,31,NULL,'n',NULL),
(437,'2025-08-19','Cathedral','H-114','pigeons',44,2,NULL,'windy',260,60,'2025-08-29','y',NULL),
(438,'2025-09-08','Marl Tip','H-121','gulls',NULL,1,NULL,'fog',220,25,NULL,'y','client pleased'),
(439,'2025-09-20','Cathedral','H-121','jackdaws',194,0,NULL,'clear',220,60,NULL,'y',NULL),
(440,'2025-09-23','Marl Tip','H-121','gulls',103,3,NULL,'Clear',NULL,12,NULL,'y',NULL);
INSERT INTO jobs VALUES
(441,'2025-09-26','Airfield N','H-114','rooks, lapwings',202,0,NULL,'clear',140,12,'2025-11-08','n',NULL),
(442,'2025-09-26','Airfield N','S-30','gulls, lapwings',145,0,NULL,'Clear',95,31,'2025-11-12','n',NULL),
(443,'2025-10-10','Marl Tip','H-121','gulls',57,3,NULL,'windy, rain',95,31,'2025-11-06','y',NULL),
(444,'2025-10-18','Vineyard Hoad','H-121','starlings',177,0,NULL,'drizzle',120,18,'2025-10-23','y',NULL),
(445,'2025-10-20','Cathedral','H-121','pigeons',50,0,NULL,'windy',260,25,'2025-12-05','y','too fat to fly'),
(446,'2025-10-23','Airfield N','H-114','rooks, lapwings',23,2,240,'clear',0,12,NULL,'y',NULL),
(447,'2025-10-27','Vineyard Hoad','P-11','starlings',179,NULL,NULL,'windy',95,NULL,'2025-11-28','y','buzzard about, cut short'),
(448,'2025-11-06','Airfield N','H-121','rooks, lapwings',206,0,NULL,'drizzle',NULL,25,NULL,'y',NULL),
(449,'2025-11-06','marl tip','H-114','gulls',179,1,21,'clear',220,12,'2025-12-22','y',NULL),
(450,'2025-11-14','Cathedral','H-121','pigeons',64,0,118,'Clear',120,60,'2026-01-13','',NULL);
INSERT INTO jobs VALUES
(451,'2025-11-17','Airfield N','H-121','rooks, lapwings',NULL,1,NULL,'clear',0,NULL,NULL,'n',NULL),
(452,'2025-11-17','Grain quay','H-121','pigeons, gulls',NULL,1,NULL,'windy, rain',120,25,'2026-01-02','y','bells fell off'),
(453,'2025-11-19','Airfield N','P-11','lapwings',56,0,NULL,'clear',160,18,'2026-01-02','','bird sat in a crane'),
(454,'2025-11-19','Vineyard Hoad','P-11','starlings',136,0,NULL,'fog',160,18,'2026-01-04','',NULL),
(455,'2025-12-01','Cathedral','P-07','pigeons',183,0,NULL,'drizzle',0,25,NULL,'y','client pleased'),
(456,'2026-01-28','Cathedral','P-07','',38,1,NULL,'windy',160,44,'2026-02-10','y','second visit that day'),
(457,'2026-02-03','Cathedral','H-121','pigeons',NULL,2,NULL,NULL,160,44,NULL,'',NULL),
(458,'2026-02-07','Airfield N','L-05','rooks, lapwings',185,0,NULL,'drizzle',160,12,'2026-03-28','y',NULL),
(459,'2026-02-10','Airfield N','H-114','lapwings',175,0,191,'windy',0,18,NULL,'y','bird sat in a crane'),
(460,'2026-02-21','Airfield N','P-11','rooks, lapwings',153,5,NULL,'clear',120,60,'2026-04-03',NULL,NULL);
INSERT INTO jobs VALUES
(461,'2026-02-24','Airfield N','L-05','gulls, lapwings',208,0,NULL,'clear',120,25,'2026-04-05','y',NULL),
(462,'2026-03-08','grain quay ','P-07','pigeons, gulls',144,NULL,NULL,NULL,120,18,NULL,'y',NULL),
(463,'2026-03-22','Marl Tip','H-114','crows, gulls, starlings',32,5,NULL,'clear',260,60,'2026-05-18','y',NULL),
(464,'2026-04-05','Airfield N','P-07','crows',59,NULL,NULL,'windy, rain',220,18,'2026-04-11','y','bird sat in a crane'),
(465,'2026-04-05','Marl Tip','H-114','gulls, crows',172,0,NULL,'fog',220,12,NULL,'','bird sat in a crane'),
(466,'2026-04-22','Airfield S','H-114','lapwings',127,1,NULL,'windy',NULL,60,NULL,'y','would not come down'),
(467,'2026-04-27','Cathedral','H-114','pigeons, jackdaws',186,1,NULL,'clear',220,NULL,'2026-05-03','',NULL),
(468,'2026-05-05','Marl Tip','P-11','gulls',NULL,0,NULL,'Clear',140,NULL,'2026-06-02','',NULL),
(469,'2026-05-07','Grain quay','P-11','starlings, pigeons',165,0,66,'clear',160,12,'2026-05-19','y',NULL),
(470,'2026-05-11','Stadium','P-07','pigeons',193,0,NULL,'clear',NULL,18,NULL,NULL,NULL);
INSERT INTO jobs VALUES
(471,'2026-05-14','Airfield S','G-02','crows',NULL,0,NULL,'drizzle',160,18,'2026-05-30','y','too fat to fly'),
(472,'2026-05-19','Vineyard Hoad','P-07','starlings, fieldfares',106,0,NULL,'windy, rain',140,18,'2026-07-12','y','second visit that day'),
(473,'2026-05-31','Grain quay','P-07','starlings, pigeons',193,1,NULL,'clear',120,25,'2026-07-11','y',NULL),
(474,'2026-06-04','Vineyard Hoad','P-07','starlings, fieldfares',123,1,NULL,'clear',140,NULL,'2026-07-05','y',NULL),
(475,'2026-06-09','Stadium','P-11','pigeons',184,0,NULL,'clear',NULL,12,NULL,'y',NULL),
(476,'2026-06-15','Grain quay','P-11','pigeons, gulls',97,0,NULL,'fog',220,NULL,'2026-06-28','n',NULL),
(477,'2026-06-26','Stadium','L-05','pigeons',30,1,NULL,'fog',0,44,NULL,'y',NULL),
(478,'2026-08-09','Airfield N','H-114','rooks, lapwings',116,2,NULL,'clear',220,31,'2026-09-17','y','would not come down'),
(479,'2026-09-19','Grain quay','H-121','pigeons',121,0,187,'windy',0,25,NULL,'','second visit that day'),
(480,'2026-09-30','Airfield N','P-07','rooks, lapwings',62,0,NULL,'Clear',160,25,NULL,'',NULL);
INSERT INTO jobs VALUES
(481,'2026-10-04','Airfield N','L-05','crows',205,0,NULL,'windy, rain',140,60,NULL,'y','bells fell off'),
(482,'2026-10-09','Airfield S','H-121','lapwings',109,3,NULL,'drizzle',160,31,'2026-10-16','y','bird sat in a crane'),
(483,'2026-10-11','Cathedral','H-114','jackdaws',28,NULL,NULL,'windy, rain',180,60,'2026-10-29','y',NULL),
(484,'2026-10-13','Cathedral','H-121','pigeons',85,0,NULL,'clear',0,31,NULL,'n',NULL),
(485,'2026-10-22','Grain quay','H-140','starlings, pigeons',67,0,NULL,'fog',160,60,NULL,'y','client pleased'),
(486,'2026-10-24','Grain quay','L-05','starlings, pigeons',101,0,NULL,'clear',220,NULL,NULL,'',NULL),
(487,'2026-11-10','Marl Tip','H-114','crows, gulls, starlings',42,0,NULL,'Clear',180,12,NULL,'',NULL),
(488,'2026-11-11','Cathedral','G-02','pigeons',134,0,NULL,'windy',220,44,NULL,'','too fat to fly'),
(489,'2026-11-12','Airfield N','H-114','crows',51,2,NULL,'fog',220,31,NULL,'y','police asked questions'),
(490,'2026-11-14','Grain quay','P-11','pigeons, gulls',38,0,NULL,NULL,220,31,NULL,'y','client pleased');
INSERT INTO jobs VALUES
(491,'2026-11-17','Marl Tip','P-07','gulls, crows',108,5,NULL,'clear',120,NULL,NULL,'y',NULL),
(492,'2026-11-18','Stadium','H-114','pigeons',NULL,0,NULL,'clear',NULL,31,NULL,'Y',NULL);
INSERT INTO weighings VALUES
('L-05','2025-02-21',531,'beef',0),
('H-121','2025-03-26',612,'beef',0),
('H-114','2025-04-18',912,'quail',20),
('P-07','2025-06-21',916,'chick',20),
('S-30','2025-06-28',1113,'Quail',75),
('P-11','2025-07-24',981,'Quail',40),
('P-07','2025-07-30',886,NULL,60),
('H-121','2025-08-10',688,'chick',35),
('G-03','2025-08-11',1101,'chick',60),
('H-114','2025-08-14',1007,'Quail',40);
INSERT INTO weighings VALUES
('H-140','2025-09-20',917,'Quail',0),
('G-02','2025-10-01',1098,'beef',75),
('L-05','2025-10-01',516,'chick',40),
('H-121','2025-10-09',615,'rabbit',0),
('S-30','2025-10-27',1108,'quail',20),
('H-121','2025-10-28',610,NULL,60),
('H-140','2025-10-29',943,'quail',20),
('G-03','2025-11-13',1134,'beef',20),
('L-05','2025-11-17',547,'Quail',40),
('G-02','2025-11-28',1151,'chick, quail',35);
INSERT INTO weighings VALUES
('G-03','2025-12-02',1131,'Quail',75),
('P-11','2025-12-10',929,'rabbit',0),
('G-03','2025-12-12',1153,NULL,0),
('H-114','2025-12-30',868,'quail',20),
('H-114','2025-12-31',893,'beef',35),
('P-07','2026-01-10',964,'rabbit',75),
('H-140','2026-01-19',976,'rabbit',60),
('H-114','2026-01-21',907,'rabbit',60),
('H-121','2026-02-03',646,NULL,60),
('L-05','2026-02-06',555,'chick',20);
INSERT INTO weighings VALUES
('H-114','2026-02-11',928,'rabbit',40),
('P-07','2026-03-02',931,'beef',0),
('H-114','2026-03-09',916,'beef',75),
('H-121','2026-03-09',656,'beef',35),
('P-07','2026-03-20',984,'rabbit',0),
('G-03','2026-03-23',1216,'Quail',60),
('P-07','2026-03-24',928,NULL,75),
('H-140','2026-03-25',886,'quail',40),
('H-121','2026-03-26',681,'rabbit',40),
('G-02','2026-04-11',1127,'rabbit',20);
INSERT INTO weighings VALUES
('S-30','2026-04-18',987,'quail',35),
('H-114','2026-04-27',926,'quail',40),
('G-02','2026-05-03',1126,'quail',75),
('S-30','2026-05-06',1089,NULL,35),
('P-07','2026-05-08',896,'Quail',75),
('L-05','2026-05-16',489,'Quail',20),
('G-03','2026-05-22',1091,'rabbit',75),
('P-11','2026-06-04',924,'beef',75),
('P-07','2026-06-18',878,'rabbit',75),
('H-140','2026-06-18',929,NULL,20);
INSERT INTO weighings VALUES
('L-05','2026-06-25',514,'chick',40),
('P-07','2026-07-01',933,'beef',0),
('P-11','2026-07-01',947,'quail',0),
('P-11','2026-07-01',926,'quail',40),
('P-11','2026-07-04',950,'chick',75),
('S-30','2026-07-16',1086,'chick',60),
('H-140','2026-07-22',1020,'rabbit',75),
('G-03','2026-07-30',1131,'quail',35),
('G-02','2026-08-07',1111,'beef',40),
('S-30','2026-08-15',1086,'Quail',60);
INSERT INTO weighings VALUES
('H-140','2026-08-25',926,'chick',75),
('S-30','2026-08-30',1077,'rabbit',75),
('G-03','2026-09-10',1160,'Quail',75),
('L-05','2026-09-17',510,'rabbit',0),
('G-02','2026-11-04',1083,'beef',40),
('G-03','2026-11-06',1160,'beef',35),
('H-114','2026-11-17',970,'beef',35),
('H-121','2026-11-17',683,'quail',60),
('P-07','2026-11-17',868,'rabbit',60),
('P-11','2026-11-17',970,'Quail',75);
INSERT INTO weighings VALUES
('G-02','2026-11-17',1041,'beef',20),
('L-05','2026-11-17',538,NULL,60),
('G-03','2026-11-17',1188,'beef',35),
('H-140','2026-11-17',900,'chick',0);
