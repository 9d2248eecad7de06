CREATE TABLE beds (bed TEXT PRIMARY KEY, bed_name TEXT, leaseholder TEXT, ha REAL, lease_until TEXT, tide_coef INTEGER);
CREATE TABLE bags (tag TEXT PRIMARY KEY, laid_dt TEXT, bed TEXT REFERENCES beds(bed), kind TEXT, mesh_mm INTEGER, pcs INTEGER, kg_laid REAL, laid_by TEXT, lifted_dt TEXT, kg_lifted REAL, dead_pct INTEGER, grade TEXT, sold_to TEXT, sale_eur INTEGER, found_on_it TEXT, remarks TEXT);
CREATE TABLE turnings (tag TEXT REFERENCES bags(tag), turn_dt TEXT, who TEXT, mins INTEGER, "shaken?" TEXT);
INSERT INTO beds VALUES
('A1','Grande Passe','Le Goff',0.8,'2031-12-31',72),
('A2','Petite Passe','Le Goff',0.5,'2027-06-30',75),
('B1','Banc du Nord','Mahé',1.4,'2026-08-31',88),
('B2','Banc du Sud','Mahé',1.1,'2029-03-31',85),
('C1','La Roche','co-op',0.3,NULL,95),
('C2','Vieux Parc','Widow Riou',0.6,'2026-12-31',80),
('D1','Essai','co-op',0.1,'2028-01-31',98);
INSERT INTO bags VALUES
('R101','2024-09-07','A2','triploid',6,600,2.8,'Titouan','2025-04-03',7.1,2,'n°2','ostrea SA',46,NULL,'moved up shore'),
('R102','2024-09-08','A2','flat',6,NULL,4.3,'Soazig','2024-12-29',9.7,40,'n°3','ostrea SA',59,NULL,NULL),
('R103','2024-09-08','B2','Japanese',14,600,7.0,'Yann','2025-10-05',NULL,7,'n°3','Halles',56,'drill, weed',NULL),
('R104','2024-09-08','A1','Japanese',18,300,1.7,'Soazig','2025-08-25',2.9,12,'n°2','Kerguen',16,'weed','bag torn'),
('R105','2024-09-09','A2','Japanese',9,400,6.5,'soazig','2024-12-28',13.1,8,'n°1','Halles',75,NULL,'moved up shore'),
('R106','2024-09-17','A2','Japanese',9,NULL,6.9,'Yann','2025-08-06',10.7,8,'N°3','Saturday stall',51,'mud worm',NULL),
('R107','2024-09-17','C2','Triploid',18,220,5.0,'Soazig','2025-04-14',9.7,8,'n°1','Kerguen',49,'mud worm',NULL),
('R108','2024-09-19','C2','Japanese',4,NULL,3.4,'Yann','2024-12-29',8.8,15,'n°1','halles',36,NULL,'fine fish, good shape'),
('R109','2024-09-19','A1','Flat ',9,NULL,1.6,NULL,'2025-05-27',2.6,5,'n°3','Kerguen',16,'drill',NULL),
('R110','2024-09-19','A1','Japanese',14,400,3.0,'Titouan','2025-09-13',5.5,7,'n°3','relaid',NULL,NULL,NULL);
INSERT INTO bags VALUES
('R111','2024-10-11','B2','Triploid',9,400,6.4,'Yann','2025-01-19',12.3,18,'mixed','ostrea SA',59,NULL,'moved up shore'),
('R112','2024-10-15','A1','Japanese',6,600,5.4,'Yann','2025-06-20',7.4,25,'n°3','Halles',31,NULL,NULL),
('R113','2024-10-21','C2','flat',6,NULL,5.1,'Soazig','2025-10-29',6.9,4,NULL,'ostrea SA',41,'weed','bag torn'),
('R114','2024-10-23','C1','Japanese',4,600,1.4,'Yann','2025-08-14',2.5,10,NULL,'Ostrea SA',13,NULL,NULL),
('R115','2024-11-04','A2','Japanese',9,150,2.5,'Soazig','2025-11-13',5.4,12,'n°4','ostrea SA',30,NULL,'strap broken'),
('R116','2024-11-06','C1','japanese',6,150,4.7,'Soazig','2025-03-20',6.5,40,'n°2','Saturday stall',36,NULL,'strap broken'),
('R117','2024-11-16','C1','flat',6,200,2.1,'Yann','2025-09-14',3.0,40,'n°4','Saturday stall',22,'slipper limpet, weed','strap broken'),
('R118','2024-12-08','A2','triploid',4,400,1.9,'Titouan','2025-07-31',4.0,7,'n°2','relaid',NULL,'weed',NULL),
('R119','2024-12-14','B1','Japanese',4,250,5.9,'Titouan','2025-10-12',8.1,10,'n°3','halles',33,NULL,NULL),
('R120','2025-01-27','A2','Triploid',14,400,4.8,'Soazig','2025-11-25',8.7,40,'mixed','Kerguen',37,NULL,'shells soft');
INSERT INTO bags VALUES
('R121','2025-02-11','A2','Japanese',14,400,2.7,'Yann','2025-12-10',4.1,15,'n°3',NULL,NULL,NULL,'bag torn'),
('R122','2025-02-20','B2','Flat ',14,150,5.1,'Soazig',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'strap broken'),
('R123','2025-02-26','C2','Japanese',18,220,1.7,'Soazig','2025-06-27',3.0,12,'n°3','relaid',NULL,'slipper limpet, weed',NULL),
('R124','2025-02-27','A1','Triploid',9,400,5.1,'Titouan','2026-03-04',8.6,NULL,'N°3','Kerguen',57,NULL,NULL),
('R125','2025-03-02','B1','Triploid',18,200,4.1,'Yann','2025-08-21',8.3,18,'n°1','Kerguen',34,NULL,NULL),
('R126','2025-03-04','C1','Japanese',18,220,3.2,NULL,'2026-04-06',NULL,7,'mixed','Saturday stall',60,'slipper limpet, weed',NULL),
('R127','2025-03-15','A2','japanese',14,NULL,1.3,'Titouan','2026-02-06',2.3,40,'n°2','Kerguen',11,'drill, weed',NULL),
('R128','2025-04-01','B1','Japanese',6,300,7.4,'soazig','2026-05-24',11.6,18,'n°3','Kerguen',69,NULL,'shells soft'),
('R129','2025-04-07','A1','Triploid',9,150,5.3,'Soazig','2025-12-21',7.3,18,'n°4',NULL,NULL,NULL,NULL),
('R130','2025-04-15','B2','Flat ',18,150,4.3,'Soazig','2026-04-05',10.0,25,'n°3','Ostrea SA',50,NULL,NULL);
INSERT INTO bags VALUES
('R131','2025-04-20','A1','Triploid',9,150,7.4,'Yann','2025-07-22',15.9,25,'n°1','Ostrea SA',72,'weed',NULL),
('R132','2025-04-26','B2','Japanese',9,150,5.2,'Yann','2025-11-06',6.8,25,'mixed','Halles',32,'crab, drill','shells soft'),
('R133','2025-04-28','B1','flat',9,180,1.8,NULL,'2025-10-21',3.6,2,'N°3','Saturday stall',16,NULL,'bag torn'),
('R134','2025-04-30','B2','Japanese',18,300,3.6,'soazig','2026-06-04',9.3,4,'n°4','Kerguen',70,NULL,NULL),
('R135','2025-05-09','A1','japanese',18,250,1.9,'Yann','2026-06-28',3.9,18,NULL,'relaid',NULL,'mud worm','bag torn'),
('R136','2025-05-19','C2','Japanese',14,150,5.5,'Soazig','2026-02-14',9.3,15,'n°2','Kerguen',60,'drill',NULL),
('R137','2025-06-21','A1','Flat ',9,250,3.3,'Titouan','2025-12-16',8.2,4,'n°2','Saturday stall',35,'',NULL),
('R138','2025-06-26','B1','japanese',14,200,6.8,'Yann','2026-02-20',15.3,25,NULL,'Halles',91,'Crab',NULL),
('R139','2025-06-26','B1','flat',9,220,7.2,'Soazig','2026-06-07',11.5,40,'N°3','Kerguen',81,'crab, drill',NULL),
('R140','2025-07-06','B1','flat',4,250,4.6,'Yann','2026-03-18',11.5,NULL,'n°1',NULL,NULL,'Crab',NULL);
INSERT INTO bags VALUES
('R141','2025-07-08','A2','Triploid',9,400,6.0,'Soazig',NULL,NULL,NULL,NULL,NULL,NULL,'slipper limpet, weed',NULL),
('R142','2025-07-22','A1','triploid',6,NULL,7.1,'Yann','2026-01-18',14.8,10,'n°1','Kerguen',93,NULL,'lost hook, found'),
('R143','2025-08-02','C1','triploid',4,150,6.2,'Yann','2025-12-03',15.5,7,'n°3','halles',111,'drill, weed',NULL),
('R144','2025-08-17','A1','triploid',4,180,4.1,'Yann','2025-11-27',10.1,10,'n°2','Kerguen',45,'drill, weed',NULL),
('R145','2025-08-25','C1','Flat ',6,400,3.4,'Soazig','2026-05-12',7.7,15,'n°2','ostrea SA',46,NULL,NULL),
('R146','2025-09-03','B1','flat',9,400,7.1,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,'slipper limpet, weed',NULL),
('R147','2025-09-12','B2','flat',18,600,7.4,'Soazig',NULL,NULL,NULL,NULL,NULL,NULL,'weed',NULL),
('R148','2025-09-21','B1','Japanese',9,NULL,6.1,'Yann','2026-07-14',14.2,18,'n°2','Halles',103,'drill, weed',NULL),
('R149','2025-09-24','C1','Japanese',4,200,6.2,'Titouan','2026-05-26',13.1,8,'n°3','Kerguen',72,'weed','storm Ciro'),
('R150','2025-09-25','B2','triploid',18,200,5.9,'Yann','2026-06-21',15.0,25,'n°3','halles',103,'weed',NULL);
INSERT INTO bags VALUES
('R151','2025-10-03','A2','triploid',18,400,1.2,'Yann','2026-08-14',2.0,10,'N°3','relaid',NULL,NULL,'shells soft'),
('R152','2025-10-13','C1','japanese',9,150,1.2,'Soazig','2026-05-26',3.1,7,'n°3','ostrea SA',21,'weed',NULL),
('R153','2025-10-20','B1','Japanese',4,400,3.2,'soazig',NULL,NULL,NULL,NULL,NULL,NULL,'weed',NULL),
('R154','2025-10-20','B2','flat',6,400,2.2,'Soazig','2026-08-28',4.8,7,NULL,'Ostrea SA',25,NULL,NULL),
('R155','2025-10-22','A2','flat',14,220,4.6,'Soazig','2026-01-20',10.7,10,'N°3','ostrea SA',57,'drill, weed','bag torn'),
('R156','2025-10-22','A2','Triploid',4,200,1.6,'Titouan','2026-10-15',NULL,12,'n°1','relaid',NULL,NULL,NULL),
('R157','2025-10-26','A2','japanese',4,300,6.7,'Soazig','2026-01-25',16.2,10,'N°3','ostrea SA',112,NULL,NULL),
('R158','2025-10-30','A1','Japanese',4,300,4.9,'Yann','2026-03-23',9.4,2,'mixed','relaid',NULL,'mussel spat, weed',NULL),
('R159','2025-11-11','A2','triploid',9,300,4.3,'Soazig','2026-11-07',9.4,2,'mixed','Ostrea SA',62,'weed',NULL),
('R160','2025-11-24','C2','Japanese',14,300,2.6,'Yann','2026-05-13',5.3,25,NULL,'Kerguen',29,'weed','fine fish, good shape');
INSERT INTO bags VALUES
('R161','2025-12-01','C1','flat',9,600,6.0,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,'weed','shells soft'),
('R162','2025-12-07','A1','japanese',9,200,1.3,'Yann','2026-11-07',2.9,18,'N°3','halles',21,'drill',NULL),
('R163','2025-12-10','B1','flat',14,NULL,5.3,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
('R164','2026-01-15','B1','flat',18,400,3.7,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
('R165','2026-01-18','A1','flat',14,400,4.6,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,'mud worm',NULL),
('R166','2026-01-24','C2','japanese',6,250,5.8,'Titouan','2026-10-11',12.7,NULL,'n°4','ostrea SA',62,NULL,NULL),
('R167','2026-01-29','B1','flat',14,NULL,5.5,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,'','bag torn'),
('R168','2026-02-08','B2','Japanese',14,250,5.0,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,'mud worm','lost hook, found'),
('R169','2026-03-08','B2','flat',4,600,1.5,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
('R170','2026-03-10','B2','Japanese',18,180,3.0,'Yann','2026-11-11',4.6,40,'mixed',NULL,NULL,'drill, weed',NULL);
INSERT INTO bags VALUES
('R171','2026-03-13','C1','Flat ',6,220,1.6,'Soazig',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'shells soft'),
('R172','2026-04-04','C1','Japanese',18,150,4.7,'Yann','2026-07-25',11.7,2,'n°1',NULL,NULL,'Crab',NULL),
('R173','2026-04-15','A1','Flat ',18,150,6.2,'Soazig','2026-09-21',14.0,7,'n°2',NULL,NULL,NULL,'storm Ciro'),
('R174','2026-05-10','A1','Japanese',14,200,6.6,'Titouan',NULL,NULL,NULL,NULL,NULL,NULL,'drill, weed',NULL),
('R175','2026-05-14','B1','Japanese',6,200,5.3,'Titouan',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'lost hook, found'),
('R176','2026-05-28','B2','Japanese',4,250,5.8,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,'slipper limpet, weed',NULL),
('R177','2026-05-30','A1','japanese',4,600,7.5,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,'drill, weed','fine fish, good shape'),
('R178','2026-06-03','A2','Triploid',4,150,6.9,'Soazig',NULL,NULL,NULL,NULL,NULL,NULL,'slipper limpet, weed',NULL),
('R179','2026-06-10','A1','Triploid',18,200,2.7,'Titouan','2026-10-03',4.1,4,'n°4','Saturday stall',29,NULL,NULL),
('R180','2026-06-12','B1','flat',18,150,5.5,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,'mud worm','storm Ciro');
INSERT INTO bags VALUES
('R181','2026-07-03','B1','Japanese',4,NULL,5.5,'Yann','2026-11-07',13.8,NULL,'n°3','relaid',NULL,'Crab',NULL),
('R182','2026-07-18','C1','Japanese',4,180,6.8,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
('R183','2026-08-12','B1','Japanese',6,220,6.4,'Soazig',NULL,NULL,NULL,NULL,NULL,NULL,'',NULL),
('R184','2026-08-13','C1','triploid',9,600,6.3,'soazig',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
('R185','2026-09-27','A2','Flat ',6,250,3.4,'soazig',NULL,NULL,NULL,NULL,NULL,NULL,'slipper limpet, weed','fine fish, good shape'),
('R186','2026-09-28','B1','Japanese',14,600,2.2,'soazig',NULL,NULL,NULL,NULL,NULL,NULL,'mud worm',NULL),
('R187','2026-10-08','A1','triploid',6,180,1.6,'Titouan',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
('R188','2026-10-08','A1','Triploid',6,200,6.6,'Titouan',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
('R189','2026-10-21','A1','Flat ',18,600,2.8,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
('R190','2026-10-21','C2','Japanese',9,600,2.1,'Soazig',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO bags VALUES
('R191','2026-10-27','B2','japanese',9,400,7.3,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,'','storm Ciro'),
('R192','2026-11-04','C2','Japanese',6,400,3.4,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,'drill, weed',NULL),
('R193','2026-11-05','B2','Triploid',14,250,7.0,'Yann',NULL,NULL,NULL,NULL,NULL,NULL,'Crab','moved up shore'),
('R194','2026-11-12','A2','japanese',18,180,3.1,'Soazig',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
('R195','2026-11-16','B1','Japanese',18,180,5.8,'Soazig',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'fine fish, good shape'),
('R196','2026-11-17','A1','flat',18,NULL,3.0,'Soazig',NULL,NULL,NULL,NULL,NULL,NULL,'drill',NULL);
INSERT INTO turnings VALUES
('R128','2025-04-15','Titouan',6,NULL),
('R129','2025-04-25','Yann',5,''),
('R131','2025-05-25','Soazig',2,''),
('R132','2025-06-08','Titouan',4,NULL),
('R131','2025-07-15','Titouan',4,'n'),
('R130','2025-08-27','Yann',4,'y'),
('R129','2025-08-27','Nolwenn',4,'y'),
('R144','2025-09-26','Soazig',4,'n'),
('R128','2025-09-28','Yann',5,'n'),
('R128','2025-10-02','Yann',6,'');
INSERT INTO turnings VALUES
('R130','2025-10-03','nolwenn',5,'n'),
('R144','2025-10-15','Soazig',4,'y'),
('R143','2025-10-29','nolwenn',2,NULL),
('R148','2025-10-30','Soazig',4,'y'),
('R144','2025-11-06','Titouan',NULL,NULL),
('R136','2025-11-13','nolwenn',NULL,'y'),
('R140','2025-11-16','Titouan',2,NULL),
('R135','2025-11-28','Titouan',NULL,''),
('R148','2025-12-06','nolwenn',NULL,'y'),
('R145','2025-12-30','nolwenn',3,'n');
INSERT INTO turnings VALUES
('R139','2026-01-05','Soazig',3,''),
('R165','2026-02-13','Soazig',2,''),
('R138','2026-02-14','Yann',NULL,''),
('R158','2026-02-22','Nolwenn',2,''),
('R140','2026-03-11','Titouan',3,'y'),
('R147','2026-03-12','nolwenn',6,'n'),
('R140','2026-03-15','Yann',4,'y'),
('R162','2026-03-16','Titouan',4,''),
('R158','2026-03-20','Nolwenn',NULL,''),
('R152','2026-03-23','Titouan',NULL,'y');
INSERT INTO turnings VALUES
('R149','2026-03-29','Yann',6,'n'),
('R166','2026-04-01','nolwenn',3,NULL),
('R141','2026-04-01','nolwenn',5,'n'),
('R160','2026-04-28','Nolwenn',6,''),
('R167','2026-04-30','Nolwenn',3,''),
('R166','2026-05-06','nolwenn',2,NULL),
('R135','2026-05-10','Soazig',3,'y'),
('R172','2026-05-23','Soazig',4,'n'),
('R162','2026-05-26','Yann',2,'y'),
('R154','2026-06-05','Nolwenn',NULL,'y');
INSERT INTO turnings VALUES
('R171','2026-06-10','Nolwenn',4,'n'),
('R180','2026-07-12','Titouan',3,'y'),
('R164','2026-07-17','Titouan',5,NULL),
('R181','2026-07-20','Soazig',4,'y'),
('R179','2026-07-25','Titouan',4,NULL),
('R159','2026-07-27','Titouan',4,NULL),
('R169','2026-07-30','nolwenn',2,'n'),
('R156','2026-08-09','Titouan',NULL,''),
('R177','2026-08-20','Nolwenn',6,'n'),
('R170','2026-09-08','Yann',2,'n');
INSERT INTO turnings VALUES
('R184','2026-09-09','Yann',5,NULL),
('R169','2026-09-21','Nolwenn',4,'y'),
('R166','2026-09-27','Titouan',5,'y'),
('R162','2026-09-30','Nolwenn',3,'y'),
('R183','2026-10-07','nolwenn',2,''),
('R186','2026-10-15','Titouan',2,'y'),
('R184','2026-10-18','Titouan',4,'n'),
('R167','2026-10-18','Titouan',3,'y'),
('R161','2026-10-19','Nolwenn',NULL,NULL),
('R164','2026-10-19','Titouan',NULL,'y');
INSERT INTO turnings VALUES
('R178','2026-10-27','Titouan',NULL,'y'),
('R184','2026-10-27','Titouan',2,'y'),
('R186','2026-10-30','Titouan',NULL,''),
('R185','2026-11-07','Nolwenn',NULL,NULL),
('R189','2026-11-07','nolwenn',3,'n'),
('R190','2026-11-11','nolwenn',2,'n'),
('R184','2026-11-13','Nolwenn',5,''),
('R191','2026-11-14','nolwenn',6,'y'),
('R191','2026-11-18','Titouan',2,NULL);
