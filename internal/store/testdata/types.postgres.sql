-- The types, schemas and grants that a database of some years has.
CREATE TYPE state AS ENUM ('open', 'paid', 'shipped');
CREATE DOMAIN email AS text;
CREATE TABLE invoices (
	id uuid PRIMARY KEY, amount money, exact numeric, state state, states state[], host inet, net cidr, mail email,
	stay daterange, hours tsrange, seats int4range, "Note" text
);
INSERT INTO invoices VALUES
	('11111111-1111-1111-1111-111111111111', '$1,234.50', 12345678901234567.8912, 'paid', '{open,paid}', '10.0.0.9', '10.0.0.0/24', 'a@example.org',
		'[2024-05-01,2024-05-11)', '[2024-05-01 09:00,2024-05-01 17:00)', '[1,5)', 'first'),
	('22222222-2222-2222-2222-222222222222', '$99.00', 0.1, 'open', '{open}', '10.0.0.10', '10.1.0.0/16', 'b@example.org',
		'[2024-06-01,)', '[2024-06-01 09:00,2024-06-01 12:00)', '[7,8)', 'second'),
	('33333333-3333-3333-3333-333333333333', NULL, 2107424.75, 'shipped', NULL, '192.168.1.1', NULL, NULL, NULL, NULL, NULL, 'third');
CREATE SCHEMA sales;
CREATE TABLE sales."Order" (id integer PRIMARY KEY, invoice uuid, total money);
INSERT INTO sales."Order" VALUES (1, '11111111-1111-1111-1111-111111111111', '$10.00'), (2, '22222222-2222-2222-2222-222222222222', '$20.00');
CREATE TABLE sales.invoices (number integer PRIMARY KEY, payer text);
INSERT INTO sales.invoices VALUES (7, 'Ada');
CREATE SCHEMA stock;
CREATE TABLE stock.parts (id integer PRIMARY KEY, name text, cost numeric);
CREATE TABLE sales.parts (id integer PRIMARY KEY, name text);
INSERT INTO stock.parts VALUES (1, 'Bolt', 0.25);
INSERT INTO sales.parts VALUES (2, 'Washer');
CREATE SCHEMA closed;
CREATE TABLE closed.secrets (id integer);
