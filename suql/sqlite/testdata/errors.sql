-- One wrong statement a line: its first mistake has PostgreSQL's code and PostgreSQL's words.
SELECT id FROM shops WHERE stras > 4
SELECT s.stras FROM shops s
SELECT id FROM shop
SELECT x.id FROM shops
SELECT id FROM shops, staff
SELECT id FROM shops WHERE name
SELECT id FROM shops WHERE name AND open
SELECT id FROM shops WHERE NOT visits
SELECT id FROM shops WHERE open OR id
SELECT id FROM shops WHERE visits + 1
SELECT id FROM shops HAVING name
SELECT * FROM shops JOIN staff ON shops.id
SELECT visits + name FROM shops
SELECT name + 1 FROM shops
SELECT name = 1 FROM shops
SELECT id FROM shops WHERE name > 5
SELECT id FROM shops WHERE opened = 5
SELECT id FROM shops WHERE open = 1
SELECT id FROM shops WHERE tags = 'x'
SELECT id FROM shops WHERE tags @> 'x'
SELECT id FROM shops WHERE tags @> ARRAY[1]
SELECT id FROM shops WHERE visits = 'many'
SELECT id FROM shops WHERE opened > 'someday'
SELECT id FROM shops WHERE opened > '2020-02-31'
SELECT id FROM shops WHERE stars > 'x'
SELECT id FROM shops WHERE open = 'maybe'
SELECT id FROM shops WHERE id IN (1, 'x')
SELECT id FROM shops WHERE name IN (1, 2)
SELECT id FROM shops WHERE 1 = ANY (name)
SELECT id FROM shops WHERE 1 = ANY (tags)
SELECT lowr(name) FROM shops
SELECT lower(id) FROM shops
SELECT length(visits) FROM shops
SELECT round(name) FROM shops
SELECT round(price, 2) FROM shops
SELECT substring(id, 1) FROM shops
SELECT sum(name) FROM shops
SELECT avg(opened) FROM shops
SELECT min(open) FROM shops
SELECT string_agg(id, ',') FROM shops
SELECT date_trunc('month', name) FROM shops
SELECT extract(year FROM name) FROM shops
SELECT opened + opened FROM shops
SELECT opened * 2 FROM shops
SELECT - name FROM shops
SELECT NOT name FROM shops
SELECT visits::date FROM shops
SELECT opened::int FROM shops
SELECT tags::int FROM shops
SELECT name::nosuch FROM shops
SELECT name, count(*) FROM shops
SELECT city, name, count(*) FROM shops GROUP BY city
SELECT count(*) FROM shops GROUP BY city ORDER BY name
SELECT count(*) FROM shops GROUP BY city HAVING visits > 1
SELECT upper(city) FROM shops GROUP BY lower(city)
SELECT count(*) FROM shops WHERE count(*) > 1
SELECT rank() FROM shops
SELECT lower(name) OVER () FROM shops
SELECT DISTINCT name FROM shops ORDER BY visits
SELECT name FROM shops ORDER BY 3
SELECT name FROM shops GROUP BY 3
SELECT name FROM shops ORDER BY 'x'
SELECT name FROM shops UNION SELECT id FROM staff
SELECT name FROM shops UNION SELECT name, id FROM staff
SELECT name FROM shops UNION SELECT name FROM staff ORDER BY lower(name)
SELECT * FROM shops a, staff a
SELECT (SELECT id, name FROM shops)
SELECT id FROM shops WHERE id IN (SELECT id, name FROM shops)
SELECT id FROM shops WHERE id IN (SELECT name FROM shops)
SELECT CASE WHEN open THEN 1 ELSE 'x' END FROM shops
SELECT CASE WHEN open THEN 1 ELSE name END FROM shops
SELECT CASE WHEN id THEN 1 END FROM shops
SELECT CASE id WHEN 'x' THEN 1 END FROM shops
SELECT coalesce(visits, name) FROM shops
SELECT greatest(visits, opened) FROM shops
SELECT nullif(visits, name) FROM shops
SELECT ARRAY[1, 'x']
SELECT ARRAY[id, name] FROM shops
SELECT ARRAY[]
SELECT tags['x'] FROM shops
SELECT name[1] FROM shops
SELECT id FROM shops LIMIT true
SELECT id FROM shops OFFSET name
SELECT *
SELECT nosuch.* FROM shops
WITH a(x, y) AS (SELECT 1) SELECT * FROM a
WITH a AS (SELECT 1 AS x) SELECT y FROM a
SELECT * FROM (SELECT 1) AS t(a, b)
SELECT id FROM shops JOIN staff USING (id, wage)
SELECT count(DISTINCT) FROM shops
SELECT count(*) FILTER (WHERE name) FROM shops
SELECT unnest(tags) FROM shops WHERE unnest(tags) = 'x'
SELECT INTERVAL 'soon'
SELECT '{a'::text[]
SELECT 1 WHERE 'x'
SELECT FROM WHERE
SELECT 1 +
SELECT 'abc
SELECT a b c
