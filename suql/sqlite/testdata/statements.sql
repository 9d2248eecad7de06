-- One statement a line. Each gives the same on SQLite, as it is printed there, and on PostgreSQL, as it stands.
SELECT * FROM shops ORDER BY id
SELECT id, stars * 2, stars / 3, stars + visits, stars - 1, -stars, stars % 2, stars ^ 2 FROM shops ORDER BY id
SELECT id, visits / 7, visits % 7, visits * 3, visits - 1000, visits / 7.0, visits + 1.5, -visits FROM shops ORDER BY id
SELECT id, price / 3, price * 2, price + visits, price - stars, price ^ 2, round(price), round(price::numeric, 1), floor(price), ceil(-price) FROM shops ORDER BY id
SELECT 1/0
SELECT id, visits / (visits - visits) FROM shops
SELECT stars / (id - id) FROM shops
SELECT price / 0 FROM shops
SELECT 7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.0 / 2, 7 / 2.0, 2 ^ 10, 1.0 / 3, 2.0 / 3, 10 / 3.0, 1e3, 1.50 * 2.00, 0.1 + 0.2
SELECT 1::numeric / 3 * 3, 4.50::text, 100::numeric::text
SELECT round(2.5), round(-2.5), round(3.5::float8), round(2.5::float8), round(2.345, 2), ceil(2.1), floor(-2.1), sign(-3.2), abs(-7), mod(7, 3), mod(7.5, 2), sqrt(16), sqrt(2.0), power(2, 3), power(2.0, 0.5)
SELECT 2.5::int, 3.5::int, -2.5::int, 2.5::float8::int, 3.5::float8::int, '12'::int, 12::text, '1.5'::numeric, true::text, 't'::boolean, 1::boolean, true::int, 1.239::numeric(5,2), 1234.5::numeric(3,1)
SELECT 'a' || 'b', 'a' || 1, 1 || 'a', 'x' || 1.50, 'y' || NULL, 'z' || true::text, name || '-' || id FROM shops ORDER BY id
SELECT name || stars, name || price, name || opened, name || open, name || visits FROM shops ORDER BY id
SELECT stars::text, price::text, visits::text, open::text, opened::text FROM shops ORDER BY id
SELECT upper(name), lower(name), length(name), left(name, 3), left(name, -2), right(name, 3), right(name, -2) FROM shops WHERE id < 9 AND name NOT LIKE 'É%' ORDER BY id
SELECT substring(name FROM 2 FOR 3), substring(name, 2), substr(name, -1, 4), substring(name FROM 'o.'), position('o' IN name), strpos(name, 'zz') FROM shops ORDER BY id
SELECT trim(both ' x' FROM '  xhix '), ltrim('  a'), rtrim('a  '), btrim('xxaxx', 'x'), replace('banana', 'an', 'AN'), split_part('a-b-c', '-', 2), split_part('a-b-c', '-', -1)
SELECT concat('a', NULL, 1, true, 1.50), concat_ws(', ', name, NULL, city, stars) FROM shops ORDER BY id
SELECT starts_with('abc', 'ab'), 'abc' LIKE 'A%', 'abc' LIKE 'a_c', 'abc' ILIKE 'A%', 'a%c' LIKE 'a\%c', 'abc' NOT LIKE '%z%', 'abc' ~ '^a.c$', 'abc' ~* 'B', 'abc' !~ 'z', 'ab*c[d' LIKE 'ab*c[_'
SELECT id FROM shops WHERE name LIKE '%o%' ORDER BY id
SELECT id FROM shops WHERE name ILIKE 'CORNER%' ORDER BY id
SELECT id FROM shops WHERE name LIKE city || '%' OR name NOT ILIKE '%' || lower(city) ORDER BY id
SELECT id FROM shops WHERE name ~ '[a-z]{5,}' OR city ~* '^r' ORDER BY id
SELECT id, opened + 1, opened - 1, opened - DATE '2000-01-01', opened + INTERVAL '1 month', opened - INTERVAL '1 year 2 days' FROM shops ORDER BY id
SELECT extract(year FROM opened), extract(month FROM opened), extract(dow FROM opened), extract(doy FROM opened), extract(week FROM opened), extract(quarter FROM opened), extract(epoch FROM opened), extract(isodow FROM opened) FROM shops ORDER BY id
SELECT date_part('year', opened), date_part('hour', placed), extract(minute FROM placed), extract(second FROM placed), extract(epoch FROM placed) FROM shops, orders WHERE shops.id = orders.shop ORDER BY orders.id
SELECT date_trunc('month', opened), date_trunc('year', placed), date_trunc('week', placed), date_trunc('hour', placed), date_trunc('quarter', placed) FROM shops JOIN orders ON shops.id = shop ORDER BY orders.id
SELECT age(DATE '2024-03-01', DATE '2023-01-31'), age(DATE '2020-02-29', DATE '2024-02-28'), age(TIMESTAMP '2024-03-01 10:00', TIMESTAMP '2024-02-28 12:30'), age(born::timestamp, hired) FROM staff ORDER BY id
SELECT placed + INTERVAL '90 minutes', placed - INTERVAL '1 month', placed - TIMESTAMP '2022-01-01', placed::date, placed::time, placed > '2023-05-01', placed::text FROM orders ORDER BY id
SELECT hired - born, hired::date - born, born + INTERVAL '18 years' < hired FROM staff ORDER BY id
SELECT INTERVAL '1 year 2 days 03:00', INTERVAL '36 hours', INTERVAL '-1 day +02:00', INTERVAL '3 hours ago', INTERVAL '1.5 days', INTERVAL '2 weeks'
SELECT extract(day FROM INTERVAL '40 days 5 hours'), extract(hour FROM INTERVAL '40 days 5 hours'), extract(epoch FROM INTERVAL '1 month 1 day')
SELECT to_char(placed, 'YYYY-MM-DD HH24:MI:SS'), to_char(placed, 'Dy DD Mon YY HH12:MI am'), to_char(placed, 'Day Q'), to_char(opened, 'DD/MM/YYYY') FROM orders JOIN shops ON shop = shops.id ORDER BY orders.id
SELECT to_date('05 Dec 2000', 'DD Mon YYYY'), to_date('2024-02-29', 'YYYY-MM-DD')
SELECT DATE '2024-01-15', 'January 8, 1999'::date, '1/8/1999'::date, '19990108'::date, '2024-02-29 10:00 PM'::timestamp, '10:5'::text, '2024-01-01T00:00:00'::timestamp
SELECT 'x'::date
SELECT '2024-02-30'::date
SELECT name::int FROM shops
SELECT id FROM shops WHERE visits = '120' OR visits IN ('5', '7') OR visits::text = '3' ORDER BY id
SELECT id FROM shops WHERE opened > '2000-01-01' AND opened BETWEEN '1995-01-01' AND DATE '2010-01-01' ORDER BY id
SELECT id FROM shops WHERE stars > 2.5 AND stars <> 4 OR stars * 2 = 5.0 OR stars IN (1, 2.5, 3.0) ORDER BY id
SELECT id FROM shops WHERE open ORDER BY id
SELECT id FROM shops WHERE NOT open OR open IS NULL ORDER BY id
SELECT id, open = true, open IS TRUE, open IS NOT FALSE, open IS UNKNOWN, visits > 100 AND open, visits > 100 OR open, NOT open FROM shops ORDER BY id
SELECT id, visits IS DISTINCT FROM 5, stars IS NOT DISTINCT FROM NULL, nullif(visits, 5), nullif(stars, 2.5), coalesce(visits, 0), coalesce(stars, visits, 0), greatest(visits, 100, NULL), least(stars, visits, 2.2), greatest(name, city) FROM shops ORDER BY id
SELECT id, CASE WHEN visits > 200 THEN 'many' WHEN visits IS NULL THEN NULL ELSE 'few' END, CASE city WHEN 'Rome' THEN 1 WHEN 'Oslo' THEN 2.5 END, CASE stars WHEN 2.5 THEN 'x' ELSE 'y' END FROM shops ORDER BY id
SELECT visits NOT BETWEEN 10 AND 200, name BETWEEN 'B' AND 'D' FROM shops ORDER BY id
SELECT id FROM shops ORDER BY stars, id
SELECT id FROM shops ORDER BY stars DESC, id
SELECT id FROM shops ORDER BY stars DESC NULLS LAST, id DESC
SELECT id FROM shops ORDER BY stars NULLS FIRST, id LIMIT 5 OFFSET 2
SELECT id, stars * 2 AS d FROM shops ORDER BY d DESC, id LIMIT 1 + 2
SELECT id FROM shops ORDER BY stars * 3 DESC NULLS LAST, id
SELECT id FROM shops ORDER BY name, id LIMIT ALL
SELECT id FROM shops ORDER BY id LIMIT NULL OFFSET 12
SELECT id FROM shops ORDER BY id FETCH FIRST 3 ROWS ONLY
SELECT id FROM shops ORDER BY id LIMIT -1
SELECT DISTINCT city FROM shops ORDER BY city
SELECT DISTINCT stars * 2 FROM shops ORDER BY 1
SELECT DISTINCT tags FROM shops
SELECT DISTINCT ON (city) city, id, name FROM shops ORDER BY city, id DESC
SELECT DISTINCT ON (city, open) city, open, visits FROM shops ORDER BY open, city DESC, visits, id
SELECT count(*), count(visits), count(DISTINCT city), sum(visits), sum(stars), sum(price), avg(visits), avg(stars), avg(price), min(stars), max(name), min(opened), bool_and(open), bool_or(open), every(open IS NOT NULL) FROM shops
SELECT count(*), sum(visits), sum(stars), avg(visits), max(id), bool_or(open), string_agg(name, ','), array_agg(id) FROM shops WHERE false
SELECT city, count(*), sum(stars * visits), avg(stars)::numeric(5,2), max(stars) - min(stars) FROM shops GROUP BY city ORDER BY city
SELECT city, open, count(*) FILTER (WHERE visits > 100), sum(visits) FILTER (WHERE open) FROM shops GROUP BY city, open ORDER BY 1, 2
SELECT upper(city) AS u, count(*) FROM shops GROUP BY u HAVING count(*) > 1 ORDER BY u
SELECT stars * 2, count(*) FROM shops GROUP BY stars * 2 ORDER BY 1
SELECT visits % 3 AS k, array_agg(id ORDER BY id DESC), string_agg(name, '; ' ORDER BY name, id), string_agg(DISTINCT city, ','), array_agg(DISTINCT open) FROM shops GROUP BY k ORDER BY k
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY visits), percentile_cont(0.25) WITHIN GROUP (ORDER BY price DESC) FROM shops
SELECT sum(visits) / count(*), sum(visits) / 3, avg(visits) / 2, sum(visits)::float8 / 4 FROM shops
SELECT s.name, t.name FROM shops s JOIN staff t ON t.shop = s.id ORDER BY s.id, t.id
SELECT s.id, t.id FROM shops s LEFT JOIN staff t ON t.shop = s.id AND t.wage > 2000 ORDER BY 1, 2
SELECT s.id, t.id FROM shops s RIGHT JOIN staff t ON t.shop = s.id ORDER BY 2
SELECT s.id, t.id FROM shops s FULL JOIN staff t ON t.shop = s.id ORDER BY 1, 2
SELECT a.id, b.id FROM staff a, staff b WHERE a.boss = b.id AND a.wage > b.wage ORDER BY 1
SELECT s.id, o.id, t.id FROM shops s JOIN orders o ON o.shop = s.id LEFT JOIN staff t ON t.id = o.seller WHERE o.amount > 50 ORDER BY 1, 2, 3
SELECT s.id, tag FROM shops s, unnest(s.tags) AS tag ORDER BY 1, 2
SELECT s.id, t.tag, t.n FROM shops s CROSS JOIN LATERAL unnest(s.tags) WITH ORDINALITY AS t(tag, n) ORDER BY 1, 3
SELECT id, unnest(tags) AS tag FROM shops ORDER BY 1, 2
SELECT unnest(tags) AS tag, count(*) FROM shops GROUP BY 1 ORDER BY 2 DESC, 1
SELECT DISTINCT unnest(tags) FROM shops ORDER BY 1
SELECT id FROM shops WHERE 'quiet' = ANY (tags) ORDER BY id
SELECT id FROM shops WHERE NOT ('quiet' = ANY (tags)) ORDER BY id
SELECT id FROM shops WHERE 'quiet' <> ALL (tags) ORDER BY id
SELECT id FROM shops WHERE 'm' < ANY (tags) ORDER BY id
SELECT id FROM shops WHERE tags @> ARRAY['quiet'] OR tags && ARRAY['new', 'far out'] ORDER BY id
SELECT id, tags @> '{quiet,new}', ARRAY['quiet'] <@ tags, tags[1], array_length(tags, 1), cardinality(tags), array_to_string(tags, '/') FROM shops ORDER BY id
SELECT ARRAY[1, 2, 3], ARRAY[1.5, 2], ARRAY['a', NULL], ARRAY[true, false], ARRAY[DATE '2024-01-01'], '{1,2}'::int[], ARRAY[1, 2]::text[], ARRAY[]::text[], 2 = ANY ('{1,2}'), 2.0 = ANY (ARRAY[1, 2])
SELECT id FROM shops WHERE city = ANY (ARRAY['Rome', 'Oslo']) AND visits <> ALL (ARRAY[1, 2, 3]) AND name LIKE ANY (ARRAY['C%', 'B%']) ORDER BY id
SELECT id FROM shops WHERE id IN (SELECT shop FROM staff WHERE wage > 2500) ORDER BY id
SELECT id FROM shops WHERE id NOT IN (SELECT shop FROM staff) ORDER BY id
SELECT id FROM shops WHERE id NOT IN (SELECT shop FROM staff WHERE shop IS NOT NULL) ORDER BY id
SELECT id FROM shops s WHERE EXISTS (SELECT 1 FROM staff t WHERE t.shop = s.id AND t.wage > s.visits * 10) ORDER BY id
SELECT id FROM shops WHERE visits > ALL (SELECT visits FROM shops WHERE city = 'Rome' AND visits IS NOT NULL) ORDER BY id
SELECT id, visits > ANY (SELECT visits FROM shops WHERE city = 'Rome'), stars < ALL (SELECT stars * 2 FROM shops) FROM shops ORDER BY id
SELECT id, (SELECT count(*) FROM staff WHERE shop = shops.id), (SELECT max(name) FROM staff t WHERE t.shop = shops.id), ARRAY(SELECT id FROM staff WHERE shop = shops.id ORDER BY id) FROM shops ORDER BY id
SELECT (SELECT id FROM shops)
SELECT (SELECT id FROM shops WHERE id = 3), (SELECT id FROM shops WHERE id = -3)
SELECT city FROM shops UNION SELECT name FROM staff ORDER BY 1
SELECT city FROM shops UNION ALL SELECT name FROM staff ORDER BY city
SELECT city FROM shops INTERSECT SELECT city FROM shops WHERE open ORDER BY 1
SELECT stars FROM shops UNION SELECT wage / 1000 FROM staff UNION SELECT 1 ORDER BY 1
SELECT stars FROM shops EXCEPT (SELECT stars FROM shops WHERE stars > 2 UNION SELECT 1.0) ORDER BY 1
(SELECT id FROM shops ORDER BY stars DESC NULLS LAST, id LIMIT 2) UNION ALL (SELECT id FROM staff ORDER BY id LIMIT 2) ORDER BY 1
SELECT 1 AS a, 'x' AS b UNION SELECT 2.5, NULL ORDER BY a
WITH rich AS (SELECT * FROM staff WHERE wage > 2500), n AS (SELECT count(*) AS n FROM rich) SELECT r.name, n.n FROM rich r, n ORDER BY r.id
WITH shops AS (SELECT * FROM shops WHERE open) SELECT count(*) FROM shops
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < 10) SELECT sum(n), avg(n), count(*) FROM t
WITH RECURSIVE up AS (SELECT id, boss, 1 AS depth FROM staff WHERE id = 3 UNION SELECT s.id, s.boss, depth + 1 FROM staff s JOIN up ON s.id = up.boss WHERE depth < 6) SELECT * FROM up ORDER BY depth, id
SELECT id, rank() OVER (ORDER BY stars DESC), dense_rank() OVER (ORDER BY city), row_number() OVER (PARTITION BY city ORDER BY id), sum(visits) OVER (PARTITION BY city ORDER BY id), avg(visits) OVER (PARTITION BY city), count(*) OVER () FROM shops ORDER BY id
SELECT id, lag(visits) OVER (ORDER BY id), first_value(name) OVER (ORDER BY id), ntile(3) OVER (ORDER BY id), percent_rank() OVER (ORDER BY id), cume_dist() OVER (ORDER BY id), nth_value(id, 2) OVER (ORDER BY id) FROM shops ORDER BY id
SELECT id, sum(stars) OVER (ORDER BY id ROWS BETWEEN 2 PRECEDING AND CURRENT ROW), avg(stars) OVER (PARTITION BY open), max(stars * 2) OVER (ORDER BY stars * 2), count(*) OVER (ORDER BY city GROUPS 1 PRECEDING) FROM shops ORDER BY id
SELECT city, sum(visits), rank() OVER (ORDER BY sum(visits) DESC NULLS LAST) FROM shops GROUP BY city ORDER BY 3, 1
SELECT * FROM (SELECT id, row_number() OVER (PARTITION BY city ORDER BY stars DESC NULLS LAST, id) AS r FROM shops) x WHERE r = 1 ORDER BY id
SELECT count(*) FROM shops a CROSS JOIN staff b WHERE a.id = b.shop
SELECT extract(year FROM opened) AS y, count(*) FROM shops GROUP BY y ORDER BY y
SELECT date_trunc('month', placed) AS m, sum(amount), round(avg(amount), 2) FROM orders GROUP BY 1 ORDER BY 1
SELECT to_char(placed, 'YYYY') AS y, count(*) FROM orders WHERE paid GROUP BY y ORDER BY count(*) DESC, y
SELECT s.city, count(DISTINCT o.id), sum(o.amount * o.items) FROM shops s JOIN orders o ON o.shop = s.id GROUP BY s.city HAVING sum(o.amount) > 100 ORDER BY 3 DESC NULLS LAST, 1
SELECT id, name FROM shops WHERE char_length(name) > (SELECT avg(length(name)) FROM shops) ORDER BY id
SELECT min(placed), max(placed), max(placed) - min(placed) FROM orders
SELECT date(placed), count(*) FROM orders GROUP BY date(placed) ORDER BY 1 LIMIT 5
SELECT float8(visits), text(visits), int4(stars) FROM shops ORDER BY id
SELECT id FROM shops WHERE opened IN (DATE '2000-01-01', '2001-01-01') OR opened = (SELECT max(opened) FROM shops)
SELECT CASE WHEN true THEN '{a,b}' ELSE tags END FROM shops ORDER BY id
SELECT 1 WHERE NULL
SELECT id FROM shops WHERE NULL OR id = 1
SELECT sum(DISTINCT stars), avg(DISTINCT visits), count(DISTINCT stars * 2), array_agg(DISTINCT stars) FROM shops
SELECT id, placed::time - '08:30'::time, extract(epoch from placed::time - time '23:00') / 3600 FROM orders ORDER BY id
SELECT count(*) FROM orders WHERE placed::date BETWEEN '2022-06-01' AND '2023-06-01' AND placed::time > '12:00'
SELECT 'it''s', E'a\nb', $$x$$, U&'\0041', 'a' 'b'
SELECT id, lag(name) OVER (PARTITION BY city ORDER BY opened DESC NULLS LAST, id), lead(price) OVER (ORDER BY visits NULLS FIRST, id), min(opened) OVER (ORDER BY city, id) FROM shops ORDER BY id
SELECT DISTINCT ON (opened) opened, stars FROM shops ORDER BY opened NULLS FIRST, id
SELECT id, upper(unnest(ARRAY['x', name])) AS w FROM shops WHERE visits > 100
SELECT percentile_cont(0) WITHIN GROUP (ORDER BY visits), percentile_cont(1) WITHIN GROUP (ORDER BY visits DESC), percentile_cont(0.9) WITHIN GROUP (ORDER BY stars) FROM shops
SELECT id, count(*) FROM shops a LEFT JOIN shops b USING (id) GROUP BY 1
