CREATE TABLE Volunteers (
  VolID INTEGER PRIMARY KEY,
  FullName TEXT,
  KnownAs TEXT,
  JoinedOn TEXT,
  Area TEXT,
  Skills TEXT,
  HygieneCert TEXT,
  OwnCar TEXT,
  Situation TEXT
);
INSERT INTO Volunteers VALUES (1, 'Amara Obi', NULL, '2024-06-30', 'Northside', 'washing up, driving', 'no', NULL, 'retired');
INSERT INTO Volunteers VALUES (2, 'Bill Tranter', NULL, '2022-07-24', 'harbour', 'driving, knife work', 'yes', 'x', 'Retired');
INSERT INTO Volunteers VALUES (3, 'Chloe Nash', NULL, '2024-02-07', 'Millfield', 'serving, cooking, baking', 'yes', 'x', 'Retired');
INSERT INTO Volunteers VALUES (4, 'Dev Patel', 'Dev', '2024-08-11', 'Northside', 'admin', 'no', NULL, 'Student');
INSERT INTO Volunteers VALUES (5, 'Edie Forsyth', NULL, '2025-01-20', 'Millfield', 'baking', 'yes', NULL, 'retired');
INSERT INTO Volunteers VALUES (6, 'Farid Hamidi', 'Farid', '2024-10-26', 'Harbour', 'cooking', NULL, NULL, 'retired');
INSERT INTO Volunteers VALUES (7, 'Gwen Parry', 'Gwen', '2023-07-04', 'Harbour', 'washing up', 'no', NULL, NULL);
INSERT INTO Volunteers VALUES (8, 'Hugo Laine', NULL, '2023-09-12', 'Harbour', 'serving', 'yes', 'x', 'works part-time');
INSERT INTO Volunteers VALUES (9, 'Ines Duarte', 'Ines', '2025-04-21', 'harbour', 'admin, cooking', NULL, NULL, 'retired');
INSERT INTO Volunteers VALUES (10, 'Jonah Webb', NULL, '2024-07-04', 'Harbour', 'admin, first aid, cooking', 'no', 'x', 'Student');
INSERT INTO Volunteers VALUES (11, 'Kirsty Boyle', NULL, '2024-09-05', 'Northside', 'admin', NULL, NULL, 'Student');
INSERT INTO Volunteers VALUES (12, 'Leon Marsh', NULL, '2025-02-05', 'Northside', 'washing up, baking, knife work', 'yes', 'x', 'works part-time');
INSERT INTO Volunteers VALUES (13, 'Mei Tan', NULL, '2024-11-16', 'Millfield', 'knife work, driving', 'yes', NULL, 'works part-time');
INSERT INTO Volunteers VALUES (14, 'Noor Saleh', NULL, '2022-04-10', 'Harbour', 'admin, washing up, knife work', 'yes', 'x', 'Student');
INSERT INTO Volunteers VALUES (15, 'Oscar Finch', 'Osc', '2023-07-11', 'Harbour', 'driving', 'no', 'x', NULL);
INSERT INTO Volunteers VALUES (16, 'Pat Keogh', NULL, '2024-01-03', 'Millfield', 'knife work', 'yes', NULL, NULL);
INSERT INTO Volunteers VALUES (17, 'Quentin Shaw', 'Quentin', '2023-11-24', 'harbour', NULL, 'no', 'x', 'retired');
INSERT INTO Volunteers VALUES (18, 'Rosa Bianchi', NULL, '2024-10-14', 'harbour', 'driving, washing up', 'yes', 'x', 'Student');
INSERT INTO Volunteers VALUES (19, 'Sal Moretti', NULL, '2023-06-07', 'Harbour', 'first aid', 'yes', 'x', 'Student');
INSERT INTO Volunteers VALUES (20, 'Tilda Brock', NULL, '2022-05-09', 'harbour', 'knife work, serving', NULL, NULL, 'works part-time');
INSERT INTO Volunteers VALUES (21, 'Umar Khan', 'Umar', '2024-04-12', 'Harbour', NULL, 'yes', NULL, 'Retired');
INSERT INTO Volunteers VALUES (22, 'Viv Archer', 'Viv', '2022-02-10', 'Harbour', 'driving', 'no', NULL, 'retired');

CREATE TABLE Shifts (
  ShiftID INTEGER PRIMARY KEY,
  ShiftDate TEXT,
  Slot TEXT,
  Menu TEXT,
  MealsPlanned INTEGER,
  MealsServed INTEGER,
  Vegan TEXT,
  FoodCostGBP REAL
);
INSERT INTO Shifts VALUES (1, '2025-03-29', 'Breakfast', 'sausage hotpot', 60, 55, 'N', 71.5);
INSERT INTO Shifts VALUES (2, '2025-03-29', 'Lunch', 'sausage hotpot', 80, 84, 'N', 126.0);
INSERT INTO Shifts VALUES (3, '2025-03-31', 'Supper', 'sausage hotpot', 80, 98, 'N', 127.4);
INSERT INTO Shifts VALUES (4, '2025-04-05', 'Lunch', 'pasta bake, salad', 90, 97, 'N', 184.3);
INSERT INTO Shifts VALUES (5, '2025-04-05', 'Supper', 'mushroom risotto, salad', 90, 87, 'N', 95.7);
INSERT INTO Shifts VALUES (6, '2025-04-09', 'Breakfast', 'veg chilli, rice', 70, 51, 'Y', 76.5);
INSERT INTO Shifts VALUES (7, '2025-04-21', 'supper', 'pasta bake, salad', 60, 73, 'N', 109.5);
INSERT INTO Shifts VALUES (8, '2025-04-26', 'Breakfast', 'pasta bake, salad', 80, NULL, 'N', 104.5);
INSERT INTO Shifts VALUES (9, '2025-04-29', 'Lunch', 'veg chilli, rice', 70, 79, 'Y', 86.9);
INSERT INTO Shifts VALUES (10, '2025-05-01', 'Lunch', 'fish pie, peas', 90, 80, 'N', 120.0);
INSERT INTO Shifts VALUES (11, '2025-05-15', 'Supper', 'chicken casserole, mash', 90, 95, 'N', 123.5);
INSERT INTO Shifts VALUES (12, '2025-06-01', 'supper', 'veg chilli, rice', 80, 88, 'Y', 132.0);
INSERT INTO Shifts VALUES (13, '2025-06-12', 'Breakfast', 'bean stew, bread', 90, 72, 'Y', 136.8);
INSERT INTO Shifts VALUES (14, '2025-06-25', 'Supper', 'leek soup, bread', 90, 76, 'N', 144.4);
INSERT INTO Shifts VALUES (15, '2025-06-25', 'Supper', 'sausage hotpot', 80, 97, 'N', 106.7);
INSERT INTO Shifts VALUES (16, '2025-06-29', 'Breakfast', 'pasta bake, salad', 80, 92, 'N', 119.6);
INSERT INTO Shifts VALUES (17, '2025-07-08', 'Supper', 'fish pie, peas', 60, 72, 'N', 108.0);
INSERT INTO Shifts VALUES (18, '2025-07-10', 'Lunch', 'bean stew, bread', 60, 52, 'Y', 78.0);
INSERT INTO Shifts VALUES (19, '2025-08-01', 'Supper', 'bean stew, bread', 70, 73, 'Y', 80.3);
INSERT INTO Shifts VALUES (20, '2025-08-02', 'Supper', 'pasta bake, salad', 70, NULL, 'N', 66.3);
INSERT INTO Shifts VALUES (21, '2025-08-10', 'Supper', 'sausage hotpot', 70, 79, 'N', 118.5);
INSERT INTO Shifts VALUES (22, '2025-09-05', 'supper', 'bean stew, bread', 80, 75, 'Y', 142.5);
INSERT INTO Shifts VALUES (23, '2025-09-08', 'supper', 'sausage hotpot', 70, 81, 'N', 89.1);
INSERT INTO Shifts VALUES (24, '2025-09-09', 'supper', 'chicken casserole, mash', 70, 81, 'N', 105.3);
INSERT INTO Shifts VALUES (25, '2025-09-17', 'Lunch', 'bean stew, bread', 100, 100, 'Y', 150.0);
INSERT INTO Shifts VALUES (26, '2025-09-21', 'Lunch', 'mushroom risotto, salad', 90, 93, 'N', 102.3);
INSERT INTO Shifts VALUES (27, '2025-09-24', 'Lunch', 'mushroom risotto, salad', 70, 54, 'N', 81.0);
INSERT INTO Shifts VALUES (28, '2025-10-03', 'supper', 'lentil dal, rice', 70, 74, 'Y', 81.4);
INSERT INTO Shifts VALUES (29, '2025-10-08', 'Supper', 'bean stew, bread', 70, 84, 'Y', 109.2);
INSERT INTO Shifts VALUES (30, '2025-10-14', 'Lunch', 'fish pie, peas', 100, 81, 'N', 153.9);

CREATE TABLE Rota (
  RotaID INTEGER PRIMARY KEY,
  ShiftID INTEGER REFERENCES Shifts(ShiftID),
  VolID INTEGER REFERENCES Volunteers(VolID),
  Role TEXT,
  Mins INTEGER,
  ShowedUp INTEGER
);
INSERT INTO Rota VALUES (1, 1, 15, 'server', 90, 1);
INSERT INTO Rota VALUES (2, 1, 20, 'server', 150, 1);
INSERT INTO Rota VALUES (3, 2, 10, 'wash-up', 90, 1);
INSERT INTO Rota VALUES (4, 2, 8, 'wash-up', 150, 1);
INSERT INTO Rota VALUES (5, 2, 9, 'server', 0, 0);
INSERT INTO Rota VALUES (6, 3, 1, 'server', 120, 1);
INSERT INTO Rota VALUES (7, 3, 19, 'cook', 240, 1);
INSERT INTO Rota VALUES (8, 4, 19, 'cook', 150, 1);
INSERT INTO Rota VALUES (9, 4, 2, 'server', 180, 1);
INSERT INTO Rota VALUES (10, 4, 3, 'cook', 0, 0);
INSERT INTO Rota VALUES (11, 5, 11, 'cook', 120, 1);
INSERT INTO Rota VALUES (12, 5, 19, 'wash-up', 180, 1);
INSERT INTO Rota VALUES (13, 6, 15, 'driver', 240, 1);
INSERT INTO Rota VALUES (14, 6, 1, 'wash-up', 180, 1);
INSERT INTO Rota VALUES (15, 7, 10, 'cook', 180, 1);
INSERT INTO Rota VALUES (16, 7, 14, 'wash-up', 90, 1);
INSERT INTO Rota VALUES (17, 8, 4, 'server', 90, 1);
INSERT INTO Rota VALUES (18, 8, 11, 'wash-up', 150, 1);
INSERT INTO Rota VALUES (19, 8, 13, 'driver', 120, 1);
INSERT INTO Rota VALUES (20, 8, 15, 'driver', 180, 1);
INSERT INTO Rota VALUES (21, 9, 13, 'wash-up', 90, 1);
INSERT INTO Rota VALUES (22, 9, 1, 'driver', 90, 1);
INSERT INTO Rota VALUES (23, 10, 16, 'wash-up', 180, 1);
INSERT INTO Rota VALUES (24, 10, 17, 'Cook', 240, 1);
INSERT INTO Rota VALUES (25, 11, 15, 'Cook', 90, 1);
INSERT INTO Rota VALUES (26, 11, 8, 'wash-up', 120, 1);
INSERT INTO Rota VALUES (27, 12, 6, 'wash-up', 240, 1);
INSERT INTO Rota VALUES (28, 12, 16, 'server', 0, 0);
INSERT INTO Rota VALUES (29, 12, 19, 'server', 180, 1);
INSERT INTO Rota VALUES (30, 13, 10, 'wash-up', 240, 1);
INSERT INTO Rota VALUES (31, 13, 6, 'wash-up', 90, 1);
INSERT INTO Rota VALUES (32, 14, 19, 'Cook', 180, 1);
INSERT INTO Rota VALUES (33, 14, 12, 'driver', 180, 1);
INSERT INTO Rota VALUES (34, 15, 5, 'cook', 240, 1);
INSERT INTO Rota VALUES (35, 15, 19, 'server', 120, 1);
INSERT INTO Rota VALUES (36, 15, 9, 'server', 120, 1);
INSERT INTO Rota VALUES (37, 16, 19, 'driver', 90, 1);
INSERT INTO Rota VALUES (38, 16, 9, 'driver', 180, 1);
INSERT INTO Rota VALUES (39, 16, 20, 'front desk', 150, 1);
INSERT INTO Rota VALUES (40, 16, 17, 'driver', 150, 1);
INSERT INTO Rota VALUES (41, 17, 19, 'Cook', 150, 1);
INSERT INTO Rota VALUES (42, 17, 17, 'wash-up', 180, 1);
INSERT INTO Rota VALUES (43, 18, 1, 'wash-up', 120, 1);
INSERT INTO Rota VALUES (44, 18, 5, 'driver', 0, 0);
INSERT INTO Rota VALUES (45, 18, 3, 'front desk', 240, 1);
INSERT INTO Rota VALUES (46, 18, 14, 'front desk', 120, 1);
INSERT INTO Rota VALUES (47, 19, 16, 'cook', 240, 1);
INSERT INTO Rota VALUES (48, 19, 12, 'server', 150, 1);
INSERT INTO Rota VALUES (49, 19, 10, 'driver', 240, 1);
INSERT INTO Rota VALUES (50, 19, 1, 'cook', 90, 1);
INSERT INTO Rota VALUES (51, 20, 20, 'front desk', 180, 1);
INSERT INTO Rota VALUES (52, 20, 1, 'cook', 180, 1);
INSERT INTO Rota VALUES (53, 20, 13, 'driver', 180, 1);
INSERT INTO Rota VALUES (54, 21, 2, 'cook', 240, 1);
INSERT INTO Rota VALUES (55, 21, 15, 'cook', 150, 1);
INSERT INTO Rota VALUES (56, 22, 10, 'Cook', 90, 1);
INSERT INTO Rota VALUES (57, 22, 20, 'server', 180, 1);
INSERT INTO Rota VALUES (58, 23, 11, 'cook', 90, 1);
INSERT INTO Rota VALUES (59, 23, 17, 'cook', 240, 1);
INSERT INTO Rota VALUES (60, 23, 13, 'wash-up', 0, 0);
INSERT INTO Rota VALUES (61, 23, 2, 'wash-up', 150, 1);
INSERT INTO Rota VALUES (62, 24, 12, 'Cook', 180, 1);
INSERT INTO Rota VALUES (63, 24, 9, 'server', 180, 1);
INSERT INTO Rota VALUES (64, 24, 5, 'cook', 150, 1);
INSERT INTO Rota VALUES (65, 25, 11, 'driver', 150, 1);
INSERT INTO Rota VALUES (66, 25, 2, 'driver', 180, 1);
INSERT INTO Rota VALUES (67, 25, 9, 'cook', 180, 1);
INSERT INTO Rota VALUES (68, 26, 5, 'wash-up', 0, 0);
INSERT INTO Rota VALUES (69, 26, 4, 'driver', 180, 1);
INSERT INTO Rota VALUES (70, 27, 5, 'Cook', 120, 1);
INSERT INTO Rota VALUES (71, 27, 20, 'cook', 240, 1);
INSERT INTO Rota VALUES (72, 27, 17, 'cook', 240, 1);
INSERT INTO Rota VALUES (73, 27, 2, 'driver', 150, 1);
INSERT INTO Rota VALUES (74, 28, 8, 'server', 240, 1);
INSERT INTO Rota VALUES (75, 28, 13, 'server', 120, 1);
INSERT INTO Rota VALUES (76, 28, 2, 'wash-up', 240, 1);
INSERT INTO Rota VALUES (77, 28, 16, 'cook', 240, 1);
INSERT INTO Rota VALUES (78, 29, 19, 'driver', 90, 1);
INSERT INTO Rota VALUES (79, 29, 12, 'driver', 0, 0);
INSERT INTO Rota VALUES (80, 30, 19, 'cook', 180, 1);
INSERT INTO Rota VALUES (81, 30, 3, 'server', 180, 1);
INSERT INTO Rota VALUES (82, 30, 18, 'cook', 150, 1);
INSERT INTO Rota VALUES (83, 30, 8, 'server', 240, 1);

