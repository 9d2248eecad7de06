CREATE TABLE shops (
  id integer PRIMARY KEY, name text NOT NULL, tags JSON, town text, rating numeric(2,1), founded date, homepage text,
  reviews JSON, hours text, address text, pin text);
INSERT INTO shops VALUES
 (1, 'Blue Door', '["books", "tea"]', 'Ottering', 4.5, '1987-03-01', 'https://blue.example', '["A quiet corner with deep chairs.", "The owner remembers what you read."]', 'Mon-Fri 9 AM-6 PM', '12 Mill Lane', '1111'),
 (2, 'Vélo Café', '["bicycles", "coffee"]', 'Ottering', 4.0, '2004-11-20', 'https://velo.example', '["They fixed my brakes while I drank my coffee.", "Loud on Saturdays."]', 'Tue-Sun 8 AM-5 PM', '3 Station Road', '2222'),
 (3, 'O''Malley & Sons', '["tools"]', 'Fenwick', 3.5, '1952-07-15', NULL, '["Every screw you can think of."]', 'Mon-Sat 7:30 AM-5 PM', '88 High Street', '3333'),
 (4, 'Moon Garden', '["plants", "tea"]', 'Fenwick', 4.9, '2015-05-05', 'https://moon.example', NULL, 'Wed-Sun 10 AM-4 PM', '5 Canal Walk', '4444');
CREATE TABLE sales (sale_id integer PRIMARY KEY, shop_id integer, day date, amount numeric(8,2), paid boolean);
INSERT INTO sales VALUES (1, 1, '2026-01-03', 12.5, 1), (2, 1, '2026-01-04', 3, 1), (3, 2, '2026-01-04', 250.75, 0), (4, 4, '2026-02-01', 18, 1);
CREATE TABLE secrets (id integer PRIMARY KEY, word text);
INSERT INTO secrets VALUES (1, 'canary in the table');
CREATE TABLE numbers (n integer PRIMARY KEY, word text);
WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 2000) INSERT INTO numbers SELECT n, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' || n FROM c;
