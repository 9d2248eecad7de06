-- Statements that used to take gigabytes or minutes. Their results are PostgreSQL's business; their cost must be bounded.
SELECT repeat('x',1000000) FROM generate_series(1,1000)
SELECT length(repeat('9',16000000)::numeric::text)
SELECT length(repeat('9',4000000)::numeric::text)
SELECT length(string_agg(repeat('x',100000), ',')) FROM generate_series(1,100000)
SELECT length(array_to_string(array_agg(repeat('x',10000)), ',')) FROM generate_series(1,100000)
SELECT array_agg(n) FROM generate_series(1,10000000) AS g(n)
SELECT replace(repeat('a',4000000),'a',repeat('b',1000))
SELECT lpad('x', 2000000000, 'y')
SELECT format('%900000000s', 'x')
SELECT repeat('9',130000)::numeric * repeat('9',130000)::numeric
SELECT power(repeat('9',1000)::numeric, 5000)
SELECT power(10,308)*10
SELECT 1e300::numeric * '1e5000'::numeric
SELECT length(regexp_replace(repeat('a',1000000), 'a', repeat('b',1000), 'g'))
SELECT translate(repeat('a',4000000), repeat('b',4000000), 'c')
SELECT to_char(1, repeat('9',1000000))
SELECT concat(repeat('x',3000000),repeat('x',3000000),repeat('x',3000000)) FROM generate_series(1,200)
WITH RECURSIVE t(s) AS (SELECT 'x' UNION ALL SELECT s||s FROM t) SELECT max(length(s)) FROM t
SELECT string_to_array(repeat('a,',2000000), ',')
SELECT repeat('a',1000000) ~ '(a*)*b'
SELECT count(*) FROM generate_series(1,100000) a, generate_series(1,100000) b
SELECT to_number(repeat('9',3000000), '9')

-- These take minutes together: they explode with SURELY_LONG=1.
SELECT length(regexp_replace(repeat('a',1000000), 'a|a*b', 'x', 'g'))  -- each match looks to the end of the text
SELECT array_agg(repeat('x',1000)) FROM generate_series(1,10000000)
SELECT string_agg(a::text || b::text, '') FROM generate_series(1,10000) AS x(a), generate_series(1,10000) AS y(b)
SELECT string_agg(x, '') OVER (ORDER BY x) FROM (SELECT repeat('x',1000) AS x FROM generate_series(1,100000)) AS t
SELECT array_agg(n) OVER (ORDER BY n) FROM generate_series(1,100000) AS g(n)
SELECT count(DISTINCT a::text || b::text) FROM generate_series(1,10000) AS x(a), generate_series(1,10000) AS y(b)
SELECT a, b FROM generate_series(1,10000) AS x(a), generate_series(1,10000) AS y(b) ORDER BY b DESC, a
SELECT a, b, count(*) FROM generate_series(1,10000) AS x(a), generate_series(1,10000) AS y(b) GROUP BY a, b
SELECT count(*) FROM generate_series(1,1000000) AS x(a) JOIN generate_series(1,1000000) AS y(b) ON a <> b
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY a) FROM generate_series(1,50000000) AS x(a)
WITH RECURSIVE t(n) AS (SELECT 1 UNION SELECT n + 1 FROM t) SELECT count(*) FROM t
WITH RECURSIVE t(s) AS (SELECT 'x' UNION ALL SELECT s||s FROM t WHERE length(s) < 100000000) SELECT max(length(s)) FROM t
WITH RECURSIVE t(a) AS (SELECT ARRAY[1,2] UNION ALL SELECT a||a FROM t) SELECT count(*) FROM t
SELECT n FROM generate_series(1,100000000000) AS g(n)
SELECT d FROM generate_series('2000-01-01'::timestamp, '9999-01-01'::timestamp, '1 second'::interval) AS g(d)
SELECT rpad('x', 2000000000)
SELECT left(repeat('ab', 500000000), 10)
SELECT repeat(repeat(repeat('x',4000),1000),1000)
SELECT reverse(repeat('x',4000000)) || reverse(repeat('y',4000000)) || upper(repeat('ß',2000000))
SELECT split_part(repeat('a,',2000000), ',', 1999999) FROM generate_series(1,1000)
SELECT concat_ws(repeat('x',1000000), 1, 2, 3, 4, 5, 6, 7, 8, 9)
SELECT overlay(repeat('x',1000000) placing repeat('y',4000000) from 1)
SELECT array_to_string(array_agg(repeat('x',1000)), repeat('y',100000)) FROM generate_series(1,1000)
SELECT regexp_split_to_array(repeat('a,',2000000), ',')
SELECT regexp_replace(repeat('a',100000) || 'b', '(a+)+c', '')
SELECT repeat('a',1000000) LIKE repeat('%a',10000) || 'b'
SELECT position(repeat('a',1000000) || 'b' IN repeat('a',4000000))
SELECT sum(repeat('9',100000)::numeric) FROM generate_series(1,100000)
SELECT sqrt(repeat('9',100000)::numeric), ln(repeat('9',100000)::numeric), exp(5000::numeric)
SELECT round(1::numeric / 3, 100000), 10::numeric ^ 100000, factorial(100000)
SELECT to_char(now(), repeat('YYYY',1000000))
SELECT concat(repeat('x',3000000), repeat('y',3000000)) FROM generate_series(1,1000)
SELECT repeat('a',1000000) ~ (repeat('a?',20000) || 'b')
SELECT 'a' ~ (repeat('a?',20000) || n) FROM generate_series(1,500) AS g(n)
SELECT 'a' ~ repeat('(a)?',10000)
SELECT repeat('a',1000000) LIKE ('%' || repeat('a',500000) || 'b')
SELECT regexp_replace(repeat('a',2000000), 'a|a*b', 'x', 'g')
SELECT length(ltrim(repeat('a',4000000), repeat('b',2000000) || 'a'))
SELECT array_agg(n) @> array_agg(n) FROM generate_series(1,300000) AS g(n)
SELECT array_agg(n) && array_agg(-n) FROM generate_series(1,300000) AS g(n)
SELECT 'b' = ANY (array_agg(repeat('a',10) || n)) FROM generate_series(1,200000) AS g(n)
SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY a::numeric) FROM generate_series(1,500000) AS x(a)
SELECT answer(repeat('The place is quiet. ',100000), 'is it quiet?') FROM generate_series(1,50)
SELECT summary(repeat('The place is quiet and good. ',100000)) FROM generate_series(1,50)
SELECT count(*) FROM generate_series(1,100000) AS g(n) WHERE answer('The place is number ' || n, 'is it quiet?') = 'Yes'
