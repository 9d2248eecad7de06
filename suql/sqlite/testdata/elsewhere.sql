-- One statement a line that PostgreSQL runs and SQLite refuses with 0A000.
SELECT lpad('7', 3, '0')
SELECT rpad(name, 5, 'xy'), reverse(name) FROM shops
SELECT regexp_match('foobar', 'o(.)')
SELECT regexp_split_to_array('a, b,c', ',\s*')
SELECT string_to_array('a,b,,c', ',', '')
SELECT trunc(2.789, 1)
SELECT sin(price), atan2(price, 2), pi() FROM shops
SELECT to_char(1234.5, '9,999.99')
SELECT to_char(placed, 'FMMonth DDth, YYYY') FROM orders
SELECT to_timestamp('2024-02-29 13:05', 'YYYY-MM-DD HH24:MI')
SELECT INTERVAL '1 day' * 2
SELECT INTERVAL '1 day' + '02:30'
SELECT -INTERVAL '1 day 2 hours'
SELECT TIME '10:30' + INTERVAL '14 hours'
SELECT opened + TIME '10:30' FROM shops
SELECT sum(placed - '2022-01-01'), avg(placed - '2022-01-01') FROM orders
SELECT corr(price, visits) FROM shops
SELECT mode() WITHIN GROUP (ORDER BY city) FROM shops
SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY stars) FROM shops
SELECT string_agg(name, ',') OVER (ORDER BY id) FROM shops
SELECT sum(visits) OVER (ORDER BY visits RANGE BETWEEN 50 PRECEDING AND 50 FOLLOWING) FROM shops
SELECT s.id, x.n FROM shops s, LATERAL (SELECT count(*) AS n FROM staff WHERE shop = s.id) x
SELECT tags || 'x'::text, 'w'::text || tags, tags || ARRAY['y'] FROM shops
SELECT tags[2:3], array_position(tags, 'new') FROM shops
SELECT city FROM shops EXCEPT ALL SELECT city FROM shops WHERE open
SELECT d FROM generate_series(TIMESTAMP '2024-01-30', TIMESTAMP '2024-03-01', INTERVAL '10 days') AS d
SELECT '{"a": {"b": 2}}'::jsonb #>> '{a,b}', '[1, 2]'::jsonb -> -1, jsonb_array_length('[1, 2, 3]')
SELECT '{"n": 3}'::jsonb ->> 'n' = '3' AND ('{"n": 3}'::jsonb -> 'n')::int + 1 > 3
SELECT visits & 1, visits | 2, ~visits, @ visits FROM shops
SELECT timezone('Europe/Oslo', placed) FROM orders
SELECT 'a_c' LIKE 'a!_c' ESCAPE '!', make_date(2024, 2, 29), to_timestamp(0)
SELECT stddev_pop(stars), var_pop(price) FROM shops
SELECT INTERVAL '5' DAY
SELECT id FROM shops WHERE (id, visits) > (12, 100)
SELECT regexp_replace('foobarbaz', 'b..', 'X')
SELECT to_char(placed, '"Week" IW') FROM orders
SELECT INTERVAL '1 mon' = INTERVAL '30 days'
SELECT id FROM orders ORDER BY placed - '2022-01-01'
SELECT tags = ARRAY['quiet'] FROM shops ORDER BY tags
SELECT max(tags) FROM shops
SELECT id FROM shops WHERE name LIKE ANY (tags)
SELECT sum(visits) OVER w FROM shops WINDOW w AS (ORDER BY id)
SELECT initcap(name), lag(name, 2) OVER (ORDER BY id) FROM shops
SELECT n FROM generate_series(1, 5) AS n
SELECT stddev_pop(stars), var_pop(visits) FROM shops
SELECT id FROM shops WHERE (city, open) = ('Rome', true) OR (id, city) IN (SELECT shop, 'Rome' FROM staff)
SELECT tags::text, array_to_string(ARRAY[1, 2], ',') FROM shops
