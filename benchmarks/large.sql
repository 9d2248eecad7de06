-- A million parcels of 20,000 senders, to ask about: sqlite3 parcels.sqlite < benchmarks/large.sql
CREATE TABLE sender (sender_id INTEGER PRIMARY KEY, name TEXT, city TEXT);
WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
INSERT INTO sender SELECT i, 'Sender ' || i, CASE i % 2 WHEN 0 THEN 'Trier' ELSE 'Fulda' END FROM n;
CREATE TABLE parcel (parcel_id INTEGER PRIMARY KEY, sender_id INTEGER REFERENCES sender (sender_id), sent_on TEXT,
  weight_kg REAL, price_eur REAL, service TEXT, status TEXT, depot TEXT);
WITH n (i, r) AS (SELECT 1, 7 UNION ALL SELECT i + 1, (r * 1103515245 + 12345) % 2147483648 FROM n WHERE i < 1000000)
INSERT INTO parcel SELECT i, 1 + r / 8 % 20000, date('2024-01-01', (r / 64 % 1000) || ' days'), r / 512 % 300 / 10.0,
  r / 16 % 4000 / 100.0, CASE r / 1024 % 2 WHEN 0 THEN 'standard' ELSE 'express' END,
  CASE r / 4096 % 10 WHEN 9 THEN 'lost' ELSE 'delivered' END, CASE r / 65536 % 2 WHEN 0 THEN 'North' ELSE 'South' END FROM n;
