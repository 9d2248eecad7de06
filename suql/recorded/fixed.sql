-- Shapes that random statements do not have, one a line. They mean the same in both spellings.
SELECT _id FROM restaurants WHERE answer(reviews,'is it [family] friendly?') = 'Yes' ORDER BY rating DESC LIMIT 3 OFFSET 3
SELECT DISTINCT ON (location) location, name FROM restaurants WHERE answer(reviews,'[romantic]?') <> 'Yes' ORDER BY location, rating DESC
SELECT _id FROM restaurants WHERE answer(reviews,'[quiet]?') = 'Yes' OR rating > 4.5 ORDER BY rating DESC, _id LIMIT 3
SELECT location, answer(string_agg(name, ',' ORDER BY name), 'is there a [cow]?') AS a FROM restaurants GROUP BY location ORDER BY 1
SELECT r.name, c.cname FROM restaurants r, chefs c WHERE r._id = c.rid AND answer(c.bio,'trained in [Paris]?') = 'Yes'
SELECT r.name, c.cname FROM restaurants r FULL JOIN chefs c ON r._id = c.rid AND answer(c.bio,'trained in [Paris]?') = 'Yes'
SELECT name FROM restaurants WHERE (price, answer(reviews,'[family]?')) IN (('cheap', 'Yes'), ('moderate', 'No'))
SELECT name FROM restaurants r WHERE (SELECT count(*) FROM chefs c WHERE c.rid = r._id AND answer(c.bio,'[Paris]?') = 'Yes') > 0
SELECT name FROM restaurants r WHERE rating > ALL (SELECT rating FROM restaurants s WHERE s.location <> r.location AND answer(s.reviews,'[family]?') = 'Yes')
SELECT name FROM restaurants WHERE _id = ANY (SELECT rid FROM chefs WHERE answer(bio,'[Paris]?') = 'Yes')
WITH RECURSIVE t(id, depth) AS (SELECT _id, 0 FROM restaurants WHERE answer(reviews,'[romantic]?') = 'Yes' UNION SELECT r._id, t.depth + 1 FROM restaurants r JOIN t ON r._id = t.id + 1 WHERE t.depth < 3 AND answer(r.reviews,'[family]?') = 'Yes') SELECT id, depth FROM t ORDER BY 1, 2
WITH a AS (SELECT _id, answer(reviews,'[family]?') AS fam FROM restaurants) SELECT fam, count(*) FROM a GROUP BY fam ORDER BY 1
SELECT t.s FROM (SELECT summary(reviews) AS s, rating FROM restaurants) t WHERE t.rating > 4.5 ORDER BY 1
SELECT name FROM restaurants WHERE answer(answer(reviews,'extract born'),'[info]?') = 'Yes'
SELECT count(DISTINCT answer(reviews,'[family]?')), string_agg(DISTINCT answer(reviews,'[romantic]?'), ',' ORDER BY answer(reviews,'[romantic]?')) FROM restaurants
SELECT location, max(rating) FILTER (WHERE answer(reviews,'[family]?') = 'Yes') AS m FROM restaurants GROUP BY location HAVING bool_or(answer(reviews,'[romantic]?') = 'Yes') ORDER BY 1
SELECT name, row_number() OVER (PARTITION BY answer(reviews,'[family]?') ORDER BY rating DESC, _id) AS n FROM restaurants
SELECT name, lag(answer(reviews,'[family]?')) OVER (ORDER BY _id) AS before FROM restaurants ORDER BY _id
SELECT sum(CASE WHEN answer(reviews,'[family]?') = 'Yes' THEN num_reviews ELSE 0 END) FROM restaurants
SELECT name FROM restaurants WHERE answer(reviews,'[family]?') = answer(reviews,'[romantic]?')
SELECT name FROM restaurants WHERE answer(reviews,'[family]?') > 'O'
SELECT name FROM restaurants WHERE answer(reviews,'[family]?') BETWEEN 'A' AND 'O' AND rating > 4
SELECT name FROM restaurants WHERE answer(reviews,'[family]?') IS DISTINCT FROM 'Yes'
SELECT name FROM restaurants WHERE answer(reviews,'[family]?') ~ '^Y'
SELECT name FROM restaurants WHERE NULLIF(answer(reviews,'[family]?'), 'No') IS NOT NULL
SELECT name FROM restaurants WHERE COALESCE(NULLIF(answer(reviews,'[family]?'), 'no information'), 'Yes') = 'Yes'
SELECT name FROM restaurants WHERE GREATEST(answer(reviews,'[family]?'), 'P') = 'Yes'
SELECT name FROM restaurants WHERE left(answer(reviews,'[family]?'), 1) || 'es' = 'Yes'
SELECT name FROM restaurants WHERE CASE answer(reviews,'[family]?') WHEN 'Yes' THEN rating > 4 WHEN 'No' THEN rating < 4.1 END
SELECT ARRAY[answer(reviews,'[family]?'), price] AS pair FROM restaurants WHERE _id < 4
SELECT (SELECT answer(r.reviews,'[family]?')) AS a FROM restaurants r WHERE _id < 4
SELECT x.a FROM restaurants r CROSS JOIN LATERAL (SELECT answer(r.reviews,'[family]?') AS a) x WHERE r.rating > 4.4
SELECT answer(u.d,'[family]?') AS a, count(*) FROM restaurants r CROSS JOIN unnest(r.reviews) AS u(d) GROUP BY 1 ORDER BY 1
SELECT answer('a family of texts', 'is it [family]?') AS a
SELECT name FROM restaurants WHERE 'Yes' IN (answer(reviews,'[family]?'), answer(reviews,'[romantic]?'))
SELECT name FROM restaurants WHERE EXISTS (SELECT 1 FROM chefs WHERE rid = _id AND answer(bio,'[Paris]?') = 'Yes' AND EXISTS (SELECT 1 FROM inns WHERE inns._id = cid AND answer(inns.reviews,'[cold]?') = 'Yes'))
SELECT name FROM restaurants EXCEPT ALL SELECT name FROM restaurants WHERE answer(reviews,'[family]?') = 'Yes' ORDER BY 1 LIMIT 3
SELECT name FROM (SELECT name FROM restaurants WHERE answer(reviews,'[family]?') = 'Yes' UNION ALL SELECT cname FROM chefs WHERE answer(bio,'[Paris]?') = 'Yes') u ORDER BY name LIMIT 4
SELECT name FROM restaurants WHERE answer(reviews,'[family]?') = 'Yes' LIMIT (SELECT count(*) FROM inns WHERE answer(reviews,'[nothing]?') = 'Yes')
SELECT count(*) FROM restaurants a JOIN restaurants b ON answer(a.reviews,'[family]?') = answer(b.reviews,'[romantic]?') AND a._id < b._id
SELECT count(*) FROM restaurants TABLESAMPLE SYSTEM (100) WHERE answer(reviews,'[family]?') = 'Yes'
SELECT name, answer(reviews, 'is it [' || left(name, 1) || ']?') AS a FROM restaurants WHERE rating > 4 ORDER BY answer(reviews, 'is it [' || left(name, 1) || ']?'), name LIMIT 4
SELECT price, array_agg(name ORDER BY name) AS names FROM restaurants WHERE answer(reviews,'[quiet]?') = 'Yes' GROUP BY price ORDER BY price
SELECT name FROM restaurants r JOIN LATERAL (SELECT count(*) AS n FROM chefs c WHERE c.rid = r._id AND answer(c.bio,'[Paris]?') = 'Yes') k ON k.n > 0
SELECT actor, event_date FROM events WHERE answer(notes,'[government]?') = 'Yes' ORDER BY event_date DESC FETCH FIRST 2 ROWS ONLY
SELECT name FROM restaurants WHERE length(answer(reviews,'[family]?')) * 2 = 6 AND rating > 4
SELECT name, rating * 2 AS double, answer(reviews,'[family]?') = 'Yes' AS fam FROM restaurants WHERE rating > 4.4 ORDER BY rating
SELECT q.name, c.cname FROM chefs c LEFT JOIN (SELECT * FROM restaurants WHERE answer(reviews,'[family]?') = 'Yes') q ON q._id = c.rid WHERE q.rating > 4 OR q.rating IS NULL
SELECT q.name, c.cname FROM (SELECT * FROM restaurants WHERE coalesce(answer(reviews,'[family]?'), 'x') <> 'Yes') q LEFT JOIN chefs c ON q._id = c.rid WHERE q.rating > 4 AND c.cid IS NOT NULL
SELECT q.n, q.a FROM (SELECT name AS n, answer(reviews,'[family]?') AS a, rating AS r FROM restaurants WHERE answer(reviews,'[quiet]?') <> 'Yes') q WHERE r > 4 AND a = 'Yes'
WITH q AS (SELECT rid, count(*) AS n FROM chefs WHERE answer(bio,'[Paris]?') = 'Yes' GROUP BY rid) SELECT name, n FROM restaurants JOIN q ON rid = _id WHERE n > 0 AND rid < 5
WITH q(a, b) AS (SELECT name, answer(reviews,'[family]?') FROM restaurants) SELECT a FROM q WHERE b = 'Yes' AND a < 'F'
SELECT x.y FROM (SELECT name, summary(reviews) FROM restaurants WHERE rating > 4.5) x(z, y)
SELECT a.name FROM (SELECT name, answer(reviews,'[family]?') AS f FROM restaurants) a JOIN (SELECT cname, answer(bio,'[Paris]?') AS f FROM chefs) b USING (f) WHERE a.name < 'C'
SELECT count(*) FROM (SELECT DISTINCT answer(reviews,'[family]?') AS f, price FROM restaurants) q WHERE price <> 'luxury'
SELECT row_number() OVER (ORDER BY name) AS n, name FROM (SELECT name, row_number() OVER (ORDER BY _id) AS k FROM restaurants WHERE answer(reviews,'[family]?') = 'Yes') q WHERE k > 2
