CREATE TABLE "Spending" (
  "No" INTEGER PRIMARY KEY,
  "Date" TEXT,
  "Shop" TEXT,
  "What for" TEXT,
  "Category" TEXT,
  "Amount (EUR)" REAL,
  "Paid by" TEXT,
  "Card or cash" TEXT,
  "Shared?" TEXT,
  "Paid back on" TEXT,
  "Note" TEXT
);
INSERT INTO "Spending" VALUES (1, '2024-01-04', 'Hornbach', 'paint', 'Home', 66.76, 'Jonas', 'card', 'yes', '2024-01-28', NULL);
INSERT INTO "Spending" VALUES (2, '2024-01-06', 'Ice cream van', 'ice cream', 'Eating out', 7.59, 'Lena', 'PayPal', 'yes', '2024-02-01', NULL);
INSERT INTO "Spending" VALUES (3, '2024-01-06', 'Shell', 'petrol', 'Car', 83.63, 'Marta', 'card', 'yes', NULL, NULL);
INSERT INTO "Spending" VALUES (4, '2024-01-07', 'Cineplex', 'cinema', 'Leisure', 32.5, 'Jonas', 'card', 'yes', '2024-01-13', NULL);
INSERT INTO "Spending" VALUES (5, '2024-01-07', 'Sushi Bar Kyo', 'lunch', 'Eating out', 30.26, 'Jonas', 'card', 'no', NULL, 'returned one item');
INSERT INTO "Spending" VALUES (6, '2024-01-08', 'Lidl', 'weekly shop', 'Groceries', 81.92, 'Jonas', 'card', 'yes', NULL, NULL);
INSERT INTO "Spending" VALUES (7, '2024-01-10', 'Toy Planet', 'birthday toy', 'Kids', 44.1, 'Marta', 'cash', 'yes', '2024-02-18', 'returned one item');
INSERT INTO "Spending" VALUES (8, '2024-01-15', 'Bakery Huber', 'bread', 'Groceries', 3.22, 'Jonas', 'card', 'yes', NULL, NULL);
INSERT INTO "Spending" VALUES (9, '2024-01-16', 'Sushi Bar Kyo', 'lunch', 'Eating out', 36.87, 'Marta', 'card', 'yes', '2024-01-22', 'returned one item');
INSERT INTO "Spending" VALUES (10, '2024-01-17', 'City utilities', 'electricity bill', 'Home', 85.88, 'Marta', 'card', 'yes', NULL, 'on offer');
INSERT INTO "Spending" VALUES (11, '2024-01-20', 'School office', 'class trip', 'Kids', 74.96, 'Marta', 'card', 'yes', NULL, 'too expensive');
INSERT INTO "Spending" VALUES (12, '2024-01-21', 'Bookshop Lesen', 'books', 'Leisure', 25.67, 'Jonas', 'card', 'yes', '2024-02-16', 'too expensive');
INSERT INTO "Spending" VALUES (13, '2024-01-23', 'Rose pharmacy', 'medicine', 'Health', 33.65, 'Marta', 'card', 'yes', NULL, 'too expensive');
INSERT INTO "Spending" VALUES (14, '2024-01-25', 'Farmers market', 'vegetables and eggs', 'Groceries', 28.87, 'Marta', 'cash', 'yes', NULL, NULL);
INSERT INTO "Spending" VALUES (15, '2024-01-27', 'Cineplex', 'cinema', 'Leisure', 43.69, 'Lena', 'card', 'no', NULL, 'receipt lost');
INSERT INTO "Spending" VALUES (16, '2024-01-29', 'Farmers market', 'vegetables and eggs', 'Groceries', 30.54, 'Jonas', 'cash', 'no', NULL, 'for Grandma');
INSERT INTO "Spending" VALUES (17, '2024-02-01', 'Sushi Bar Kyo', 'lunch', 'Eating out', 35.12, 'Jonas', 'cash', 'no', NULL, NULL);
INSERT INTO "Spending" VALUES (18, '2024-02-02', 'Shell', 'petrol', 'Car', 80.93, 'Marta', 'card', 'yes', NULL, 'too expensive');
INSERT INTO "Spending" VALUES (19, '2024-02-03', 'Dr Keller', 'dentist', 'Health', 123.88, 'Lena', 'card', 'yes', '2024-02-21', 'receipt lost');
INSERT INTO "Spending" VALUES (20, '2024-02-05', 'Pizzeria Roma', 'dinner', 'Eating out', 47.79, 'Jonas', 'cash', 'yes', '2024-02-21', 'too expensive');
INSERT INTO "Spending" VALUES (21, '2024-02-07', 'Shoe Depot', 'winter boots', 'Clothes', 97.6, 'Jonas', 'card', 'yes', NULL, NULL);
INSERT INTO "Spending" VALUES (22, '2024-02-08', 'Sushi Bar Kyo', 'lunch', 'Eating out', 33.89, 'Marta', 'card', 'no', NULL, 'returned one item');
INSERT INTO "Spending" VALUES (23, '2024-02-09', 'Music school', 'piano lessons', 'Kids', 62.28, 'Marta', 'cash', 'yes', '2024-03-28', NULL);
INSERT INTO "Spending" VALUES (24, '2024-02-10', 'Bakery Huber', 'bread', 'Groceries', 6.66, 'Marta', 'PayPal', 'no', NULL, NULL);
INSERT INTO "Spending" VALUES (25, '2024-02-13', 'Lidl', 'weekly shop', 'Groceries', 43.04, 'Jonas', 'card', 'no', NULL, 'for Grandma');
INSERT INTO "Spending" VALUES (26, '2024-02-13', 'Netflix', 'subscription', 'Leisure', 13.0, 'Marta', 'cash', 'no', NULL, 'returned one item');
INSERT INTO "Spending" VALUES (27, '2024-02-16', 'Garage Wenzel', 'repair', 'Car', 324.75, 'Marta', 'card', 'no', NULL, NULL);
INSERT INTO "Spending" VALUES (28, '2024-02-17', 'City utilities', 'electricity bill', 'Home', 116.7, 'Marta', 'cash', 'yes', NULL, 'receipt lost');
INSERT INTO "Spending" VALUES (29, '2024-02-26', 'Farmers market', 'vegetables and eggs', 'Groceries', 19.68, 'Jonas', 'card', 'yes', '2024-03-04', NULL);
INSERT INTO "Spending" VALUES (30, '2024-02-28', 'Farmers market', 'vegetables and eggs', 'Groceries', 29.6, 'Marta', 'card', 'no', NULL, NULL);
INSERT INTO "Spending" VALUES (31, '2024-02-29', 'Farmers market', 'vegetables and eggs', 'Groceries', 12.26, 'Marta', 'card', 'yes', '2024-04-06', NULL);
INSERT INTO "Spending" VALUES (32, '2024-03-01', 'Dr Keller', 'dentist', 'Health', 193.07, 'Marta', 'PayPal', 'yes', NULL, NULL);
INSERT INTO "Spending" VALUES (33, '2024-03-05', 'Farmers market', 'vegetables and eggs', 'Groceries', 10.83, 'Marta', 'card', 'no', NULL, NULL);
INSERT INTO "Spending" VALUES (34, '2024-03-07', 'Edeka', 'weekly shop', 'Groceries', 63.89, 'Marta', 'card', 'yes', '2024-03-31', 'on offer');
INSERT INTO "Spending" VALUES (35, '2024-03-10', 'Shoe Depot', 'winter boots', 'Clothes', 122.75, 'Jonas', 'cash', 'yes', NULL, NULL);
INSERT INTO "Spending" VALUES (36, '2024-03-12', 'Garage Wenzel', 'repair', 'Car', 212.75, 'Marta', 'card', 'yes', '2024-04-03', NULL);
INSERT INTO "Spending" VALUES (37, '2024-03-13', 'H&M', 'trousers', 'Clothes', 39.04, 'Marta', 'card', 'yes', '2024-04-05', NULL);
INSERT INTO "Spending" VALUES (38, '2024-03-14', 'Pizzeria Roma', 'dinner', 'Eating out', 52.09, 'Lena', 'card', 'no', NULL, 'for Grandma');
INSERT INTO "Spending" VALUES (39, '2024-03-14', 'Ikea', 'shelf', 'Home', 136.52, 'Jonas', 'card', 'yes', '2024-04-10', NULL);
INSERT INTO "Spending" VALUES (40, '2024-03-19', 'Music school', 'piano lessons', 'Kids', 62.48, 'Marta', 'card', 'yes', '2024-04-11', 'for Grandma');
INSERT INTO "Spending" VALUES (41, '2024-03-23', 'Ikea', 'shelf', 'Home', 157.87, 'Lena', 'card', 'yes', '2024-04-13', NULL);
INSERT INTO "Spending" VALUES (42, '2024-03-23', 'Farmers market', 'vegetables and eggs', 'Groceries', 13.08, 'Jonas', 'cash', 'yes', '2024-04-19', NULL);
INSERT INTO "Spending" VALUES (43, '2024-03-27', 'Hornbach', 'paint', 'Home', 21.33, 'Jonas', 'cash', 'yes', '2024-05-02', 'on offer');
INSERT INTO "Spending" VALUES (44, '2024-04-03', 'Shell', 'petrol', 'Car', 66.32, 'Jonas', 'card', 'yes', NULL, NULL);
INSERT INTO "Spending" VALUES (45, '2024-04-08', 'Edeka', 'weekly shop', 'Groceries', 56.1, 'Marta', 'cash', 'no', NULL, 'returned one item');
INSERT INTO "Spending" VALUES (46, '2024-04-09', 'Shell', 'petrol', 'Car', 72.35, 'Lena', 'PayPal', 'no', NULL, 'too expensive');
INSERT INTO "Spending" VALUES (47, '2024-04-09', 'Farmers market', 'vegetables and eggs', 'Groceries', 27.63, 'Lena', 'PayPal', 'yes', '2024-05-15', 'for Grandma');
INSERT INTO "Spending" VALUES (48, '2024-04-12', 'Cineplex', 'cinema', 'Leisure', 40.88, 'Jonas', 'card', 'yes', NULL, 'returned one item');
INSERT INTO "Spending" VALUES (49, '2024-04-13', 'Edeka', 'weekly shop', 'Groceries', 81.89, 'Marta', 'card', 'yes', '2024-04-23', 'on offer');
INSERT INTO "Spending" VALUES (50, '2024-04-13', 'H&M', 'trousers', 'Clothes', 53.65, 'Jonas', 'card', 'no', NULL, 'for Grandma');
INSERT INTO "Spending" VALUES (51, '2024-04-15', 'Cineplex', 'cinema', 'Leisure', 23.25, 'Jonas', 'card', 'no', NULL, NULL);
INSERT INTO "Spending" VALUES (52, '2024-04-19', 'Ice cream van', 'ice cream', 'Eating out', 4.15, 'Marta', 'card', 'no', NULL, 'receipt lost');
INSERT INTO "Spending" VALUES (53, '2024-04-21', 'Cineplex', 'cinema', 'Leisure', 42.48, 'Marta', 'cash', 'yes', NULL, 'on offer');
INSERT INTO "Spending" VALUES (54, '2024-04-22', 'Garage Wenzel', 'repair', 'Car', 253.27, 'Marta', 'card', 'yes', '2024-05-26', 'returned one item');
INSERT INTO "Spending" VALUES (55, '2024-04-23', 'Netflix', 'subscription', 'Leisure', 12.99, 'Marta', 'card', 'no', NULL, 'returned one item');
INSERT INTO "Spending" VALUES (56, '2024-04-28', 'Dr Keller', 'dentist', 'Health', 71.71, 'Jonas', 'cash', 'no', NULL, NULL);
INSERT INTO "Spending" VALUES (57, '2024-05-02', 'Toy Planet', 'birthday toy', 'Kids', 40.05, 'Marta', 'card', 'no', NULL, NULL);
INSERT INTO "Spending" VALUES (58, '2024-05-07', 'Ice cream van', 'ice cream', 'Eating out', 5.54, 'Marta', 'cash', 'yes', '2024-05-22', 'on offer');
INSERT INTO "Spending" VALUES (59, '2024-05-17', 'Ikea', 'shelf', 'Home', 145.36, 'Marta', 'card', 'no', NULL, NULL);
INSERT INTO "Spending" VALUES (60, '2024-05-22', 'Garage Wenzel', 'repair', 'Car', 440.82, 'Jonas', 'PayPal', 'yes', '2024-06-12', 'for Grandma');
INSERT INTO "Spending" VALUES (61, '2024-05-23', 'Pizzeria Roma', 'dinner', 'Eating out', 36.26, 'Jonas', 'cash', 'no', NULL, 'returned one item');
INSERT INTO "Spending" VALUES (62, '2024-05-28', 'City parking', 'parking', 'Car', 15.83, 'Jonas', 'cash', 'yes', '2024-07-06', NULL);
INSERT INTO "Spending" VALUES (63, '2024-05-28', 'Farmers market', 'vegetables and eggs', 'Groceries', 9.4, 'Lena', 'card', 'yes', '2024-06-11', NULL);
INSERT INTO "Spending" VALUES (64, '2024-05-28', 'Music school', 'piano lessons', 'Kids', 62.5, 'Marta', 'card', 'no', NULL, NULL);
INSERT INTO "Spending" VALUES (65, '2024-05-30', 'Pizzeria Roma', 'dinner', 'Eating out', 62.57, 'Lena', 'cash', 'no', NULL, 'for Grandma');
INSERT INTO "Spending" VALUES (66, '2024-05-31', 'Ice cream van', 'ice cream', 'Eating out', 10.88, 'Jonas', 'card', 'no', NULL, NULL);
INSERT INTO "Spending" VALUES (67, '2024-06-05', 'Bakery Huber', 'bread', 'Groceries', 7.14, 'Jonas', 'cash', 'yes', '2024-06-24', NULL);
INSERT INTO "Spending" VALUES (68, '2024-06-08', 'Toy Planet', 'birthday toy', 'Kids', 39.07, 'Jonas', 'card', 'no', NULL, 'for Grandma');
INSERT INTO "Spending" VALUES (69, '2024-06-08', 'Rose pharmacy', 'medicine', 'Health', 25.05, 'Jonas', 'card', 'no', NULL, 'returned one item');
INSERT INTO "Spending" VALUES (70, '2024-06-17', 'Lidl', 'weekly shop', 'Groceries', 44.07, 'Jonas', 'card', 'yes', '2024-07-01', NULL);
INSERT INTO "Spending" VALUES (71, '2024-06-18', 'School office', 'class trip', 'Kids', 55.21, 'Jonas', 'card', 'yes', NULL, 'receipt lost');
INSERT INTO "Spending" VALUES (72, '2024-06-19', 'Edeka', 'weekly shop', 'Groceries', 55.7, 'Marta', 'PayPal', 'yes', '2024-06-30', 'returned one item');
INSERT INTO "Spending" VALUES (73, '2024-06-19', 'Edeka', 'weekly shop', 'Groceries', 97.76, 'Lena', 'PayPal', 'no', NULL, NULL);
INSERT INTO "Spending" VALUES (74, '2024-06-20', 'Farmers market', 'vegetables and eggs', 'Groceries', 10.5, 'Lena', 'cash', 'yes', '2024-07-05', 'too expensive');
INSERT INTO "Spending" VALUES (75, '2024-06-21', 'Lidl', 'weekly shop', 'Groceries', 38.02, 'Marta', 'card', 'no', NULL, NULL);
INSERT INTO "Spending" VALUES (76, '2024-06-26', 'Bakery Huber', 'bread', 'Groceries', 5.76, 'Jonas', 'PayPal', 'no', NULL, NULL);
INSERT INTO "Spending" VALUES (77, '2024-06-26', 'Bakery Huber', 'bread', 'Groceries', 9.86, 'Jonas', 'PayPal', 'yes', '2024-07-03', 'receipt lost');
INSERT INTO "Spending" VALUES (78, '2024-06-26', 'City parking', 'parking', 'Car', 9.44, 'Jonas', 'card', 'yes', '2024-07-04', 'returned one item');
