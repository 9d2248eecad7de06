-- Statements that must not change anything, read anything outside the owner's tables, or outlive their limits.
-- Every attack begins with a line "-- attack: what it is", and may go on with lines
--   "-- on: sqlite" or "-- on: postgres"   (default: both)
--   "-- expect: refused | stopped | harmless"   (default: refused)
-- refused: an error before anything ran; stopped: a limit ended it; harmless: it may give rows, within the limits, and
-- nothing has changed. $CANARY is a file with a secret, $TARGET a file that must not come to be. Add what you find.

-- attack: insert
INSERT INTO shops (id, name) VALUES (99, 'x')
-- attack: update
UPDATE shops SET name = 'x'
-- attack: delete
DELETE FROM shops
-- attack: drop
DROP TABLE shops
-- attack: create table
CREATE TABLE loot (x int)
-- attack: create table from a query
CREATE TABLE loot AS SELECT * FROM shops
-- attack: alter
ALTER TABLE shops ADD COLUMN x int
-- attack: truncate
TRUNCATE shops
-- attack: replace
REPLACE INTO shops (id, name) VALUES (1, 'x')
-- attack: upsert
INSERT INTO shops (id, name) VALUES (1, 'x') ON CONFLICT (id) DO UPDATE SET name = 'x'
-- attack: data-changing CTE
WITH gone AS (DELETE FROM shops RETURNING *) SELECT * FROM gone
-- attack: CTE before a delete
WITH x AS (SELECT 1) DELETE FROM shops
-- attack: CTE before an insert
WITH x AS (SELECT 1) INSERT INTO shops (id, name) SELECT 99, 'x' FROM x
-- attack: select into
SELECT * INTO loot FROM shops
-- attack: stacked delete
SELECT 1; DELETE FROM shops
-- attack: stacked drop without space
SELECT 1;DROP TABLE shops;--
-- attack: stacked after a comment
SELECT 1 /* ; */; /* DELETE */ UPDATE shops SET name = 'x'
-- attack: stacked behind a quote
SELECT ';' ; DELETE FROM shops WHERE name <> ';'
-- attack: stacked selects
SELECT 1; SELECT 2
-- attack: comment hides the verb
/* SELECT */ DELETE FROM shops
-- attack: line comment hides the verb
-- SELECT 1
DELETE FROM shops
-- attack: nested comment
-- expect: harmless
SELECT 1 /* /* */ */ FROM shops
-- attack: brackets hide a quote
SELECT 1 AS ['] ; DELETE FROM shops --'
-- attack: dollar quotes hide a quote
SELECT $$'$$; DELETE FROM shops; --'
-- attack: escaped quote
-- expect: harmless
SELECT E'\'; DELETE FROM shops; --'
-- attack: look-alike letters
SELECT name FROM ѕhops
-- attack: look-alike keyword
ＳＥＬＥＣＴ 1
-- attack: look-alike semicolon
-- expect: refused
SELECT 1； DELETE FROM shops
-- attack: no-break space
DELETE FROM shops
-- attack: begin
BEGIN
-- attack: commit
COMMIT
-- attack: rollback and write
ROLLBACK; DELETE FROM shops
-- attack: savepoint
SAVEPOINT a
-- attack: explain of a delete
EXPLAIN DELETE FROM shops
-- attack: explain analyze
EXPLAIN ANALYZE DELETE FROM shops
-- attack: vacuum
VACUUM
-- attack: analyze
ANALYZE
-- attack: reindex
REINDEX
-- attack: prepare
PREPARE p AS DELETE FROM shops
-- attack: empty
;
-- attack: system catalogue by name
-- on: sqlite
SELECT sql FROM sqlite_master
-- attack: system catalogue by its other name
-- on: sqlite
SELECT * FROM sqlite_schema
-- attack: temporary catalogue
-- on: sqlite
SELECT * FROM sqlite_temp_master
-- attack: pragma
-- on: sqlite
PRAGMA writable_schema = 1
-- attack: pragma turns the lock off
-- on: sqlite
PRAGMA query_only = 0
-- attack: pragma stacked
-- on: sqlite
SELECT 1; PRAGMA query_only = 0
-- attack: pragma as a table
-- on: sqlite
SELECT * FROM pragma_database_list
-- attack: pragma as a table with arguments
-- on: sqlite
SELECT * FROM pragma_table_info('shops')
-- attack: compile options
-- on: sqlite
SELECT * FROM pragma_compile_options
-- attack: attach
-- on: sqlite
ATTACH DATABASE '$TARGET' AS loot
-- attack: attach stacked
-- on: sqlite
SELECT 1; ATTACH '$CANARY' AS c; SELECT * FROM c.x
-- attack: vacuum into
-- on: sqlite
VACUUM INTO '$TARGET'
-- attack: load extension
-- on: sqlite
SELECT load_extension('$CANARY')
-- attack: read file
-- on: sqlite
SELECT readfile('$CANARY')
-- attack: write file
-- on: sqlite
SELECT writefile('$TARGET', 'x')
-- attack: edit
-- on: sqlite
SELECT edit('x', 'touch $TARGET')
-- attack: full-text tokenizer pointer
-- on: sqlite
SELECT fts3_tokenizer('x', x'00')
-- attack: virtual table
-- on: sqlite
CREATE VIRTUAL TABLE loot USING fts5(x)
-- attack: pages of the file
-- on: sqlite
SELECT data FROM sqlite_dbpage
-- attack: statistics of the file
-- on: sqlite
SELECT * FROM dbstat
-- attack: statements of others
-- on: sqlite
SELECT * FROM sqlite_stmt
-- attack: source version
-- on: sqlite
SELECT sqlite_source_id()
-- attack: hidden column
SELECT pin FROM shops
-- attack: hidden column through a star
-- on: sqlite
-- expect: harmless
SELECT * FROM shops
-- attack: hidden table
SELECT * FROM secrets
-- attack: hidden table in a subquery
SELECT (SELECT max(word) FROM secrets)
-- attack: hidden table behind a join
SELECT s.name FROM shops s, secrets x WHERE s.id = x.id
-- attack: hidden column through a row
-- on: postgres
-- expect: harmless
SELECT row_to_json(s) FROM shops s
-- attack: hidden column through a whole-row cast
-- on: postgres
-- expect: harmless
SELECT s::text FROM shops s
-- attack: hidden column in an ORDER BY
SELECT name FROM shops ORDER BY pin
-- attack: hidden column through the name of a join
-- on: postgres
-- expect: harmless
SELECT j FROM (shops CROSS JOIN numbers) j
-- attack: hidden column through the name of a join, as JSON
-- on: postgres
-- expect: harmless
SELECT to_json(j) FROM (shops CROSS JOIN sales) j
-- attack: hidden column through renamed columns of a join
-- on: postgres
-- expect: harmless
SELECT k FROM (shops CROSS JOIN sales) AS j(a, b, c, d, e, f, g, h, i, x, k)
-- attack: hidden column through the name of USING
-- on: postgres
-- expect: harmless
SELECT u FROM shops JOIN shops s2 USING (id) AS u
-- attack: hidden table behind a name of its own
WITH secrets AS (SELECT * FROM secrets) SELECT * FROM secrets
-- attack: hidden table beside its name in a subquery
SELECT (WITH secrets AS (SELECT 1 AS word) SELECT max(word) FROM secrets), (SELECT max(word) FROM secrets)
-- attack: hidden table before its name is given
-- on: postgres
WITH a AS (SELECT word FROM secrets), secrets AS (SELECT 'x' AS word) SELECT word FROM a
-- attack: server's table behind a name of a subquery
-- on: postgres
SELECT (WITH pg_authid AS (SELECT 1 AS n) SELECT max(n) FROM pg_authid), (SELECT count(*) FROM pg_authid)
-- attack: guess a hidden column by a natural join
-- expect: harmless
SELECT name FROM shops NATURAL JOIN (SELECT '1111' AS pin) guess
-- attack: guess a hidden column by USING
SELECT name FROM shops JOIN (SELECT '1111' AS pin) guess USING (pin)
-- attack: guess a hidden column by USING, quoted
-- on: sqlite
SELECT name FROM shops JOIN (SELECT '1111' AS "pin") guess USING ("PIN")
-- attack: format with a width
-- on: postgres
SELECT format('%900000000s', 'x')
-- attack: format with a width behind a position
-- on: postgres
SELECT format('%1$900000000s', 'x')
-- attack: format with a width from an argument
-- on: postgres
SELECT format('%*s', 900000000, 'x')
-- attack: format with a format that is worked out
-- on: postgres
SELECT format('%9' || '00000000s', 'x')
-- attack: text of a gigabyte by repeating
-- on: sqlite
-- expect: stopped
SELECT length(pg_repeat('x', 1000000000))
-- attack: text of a gigabyte by replacing
-- on: sqlite
-- expect: stopped
SELECT length(replace(pg_repeat('a', 4000000), 'a', pg_repeat('b', 1000)))
-- attack: list of a gigabyte
-- on: sqlite
-- expect: stopped
SELECT length(json_group_array(pg_repeat('x', 10000))) FROM numbers a, numbers b
-- attack: number of four million digits, which stays text
-- on: sqlite
-- expect: harmless
SELECT pg_num(pg_repeat('9', 4000000))
-- attack: number that grows
-- on: sqlite
-- expect: stopped
SELECT length(pg_num_power(pg_repeat('9', 100000), '4000'))
-- attack: format of a million signs
-- on: sqlite
SELECT pg_to_char_number('1', pg_repeat('9', 1000000))
-- attack: count rows of a recursion
-- on: sqlite
-- expect: harmless
WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 5) SELECT count(*) FROM c
-- attack: count rows of a hidden table
SELECT count(*) FROM secrets
-- attack: count rows of the catalogue
-- on: sqlite
SELECT count(*) FROM sqlite_master
-- attack: count rows of a module
-- on: sqlite
SELECT count(*) FROM pragma_database_list
-- attack: endless recursion
-- expect: stopped
WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n
-- attack: endless recursion that keeps everything
-- expect: stopped
WITH RECURSIVE n(x) AS (SELECT 1 UNION SELECT x + 1 FROM n) SELECT count(*) FROM n
-- attack: recursion that doubles a text
-- expect: stopped
WITH RECURSIVE n(x) AS (SELECT 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' UNION ALL SELECT x || x FROM n) SELECT length(max(x)) FROM n
-- attack: endless rows
-- expect: harmless
WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n
-- attack: cross join
-- expect: stopped
SELECT count(*) FROM numbers a, numbers b, numbers c, numbers d
-- attack: cross join, sorted
-- expect: stopped
SELECT a.n, b.n FROM numbers a, numbers b, numbers c, numbers d ORDER BY a.n * b.n - c.n * d.n LIMIT 1
-- attack: cross join of texts
-- expect: stopped
SELECT string_agg(a.word || b.word || c.word, '') FROM numbers a, numbers b, numbers c, numbers d
-- attack: huge zeroblob
-- on: sqlite
SELECT zeroblob(2000000000)
-- attack: huge random blob
-- on: sqlite
SELECT randomblob(1000000000)
-- attack: huge printf
-- on: sqlite
SELECT printf('%1000000000d', 1)
-- attack: huge hex
-- on: sqlite
SELECT hex(zeroblob(1000000000))
-- attack: huge group_concat
-- on: sqlite
-- expect: stopped
SELECT length(group_concat(a.word || b.word || c.word || d.word)) FROM numbers a, numbers b, numbers c, numbers d
-- attack: LIKE with a long pattern
-- on: sqlite
-- expect: stopped
WITH RECURSIVE p(x) AS (SELECT '%a' UNION ALL SELECT x || x FROM p WHERE length(x) < 100000) SELECT count(*) FROM numbers WHERE word LIKE (SELECT max(x) FROM p)
-- attack: GLOB that backtracks
-- on: sqlite
-- expect: harmless
SELECT 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' GLOB '*a*a*a*a*a*a*a*a*a*a*a*a*a*a*b'
-- attack: quadratic search
-- on: sqlite
-- expect: stopped
WITH RECURSIVE p(x) AS (SELECT 'aaaaaaaa' UNION ALL SELECT x || x FROM p WHERE length(x) < 4000000) SELECT sum(instr(a.x || n.word, b.x || 'b')) FROM p a, p b, numbers n, numbers m
-- attack: replace that grows
-- on: sqlite
-- expect: harmless
SELECT length(replace(replace(replace(replace('aaaaaaaaaa', 'a', 'aaaaaaaaaaaaaaaaaaaa'), 'a', 'aaaaaaaaaaaaaaaaaaaaaaaaaa'), 'a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'), 'a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'))
-- attack: huge repeat by our own function
-- on: sqlite
-- expect: stopped
SELECT pg_repeat('a', 1000000000)
-- attack: huge padding by our own function
-- on: sqlite
-- expect: stopped
SELECT length(pg_lpad('a', 1000000000, 'b'))
-- attack: our own function over and over
-- on: sqlite
-- expect: stopped
SELECT length(pg_repeat(pg_repeat(pg_repeat(pg_repeat(word, 1000), 1000), 1000), 1000)) FROM numbers
-- attack: huge list by our own function
-- on: sqlite
-- expect: stopped
SELECT length(pg_series(1, 100000000000, 1))
-- attack: regular expression by our own function
-- on: sqlite
-- expect: stopped
SELECT count(*) FROM numbers a, numbers b, numbers c WHERE pg_regexp(a.word || b.word || c.word, '^(((a+)+)+)+$', '')
-- attack: huge number by our own function
-- on: sqlite
-- expect: stopped
SELECT length(pg_num_power('9', '999999999'))
-- attack: huge format by our own function
-- on: sqlite
-- expect: stopped
SELECT length(pg_format('%1000000000s', 'x'))
-- attack: huge repeat
-- on: postgres
SELECT repeat('a', 1000000000)
-- attack: huge lpad
-- on: postgres
SELECT lpad('a', 1000000000, 'b')
-- attack: huge series
-- on: postgres
-- expect: stopped
SELECT count(*) FROM generate_series(1, 100000000000) a
-- attack: endless series as rows
-- on: postgres
-- expect: harmless
SELECT * FROM generate_series(1, 100000000000)
-- attack: regular expression that backtracks
-- on: postgres
-- expect: harmless
SELECT string_agg(word, '') ~ '^(((a+)+)+)+$' FROM numbers
-- attack: regular expression with back references
-- on: postgres
-- expect: stopped
SELECT count(*) FROM numbers a, numbers b, numbers c WHERE (a.word || b.word || c.word || a.word) ~ '(.*)(.*)(.*)(.*)(.*)\5\4\3\2\1x'
-- attack: sleep
-- on: postgres
SELECT pg_sleep(100)
-- attack: sleep by its full name
-- on: postgres
SELECT pg_catalog.pg_sleep(100)
-- attack: sleep in quotes
-- on: postgres
SELECT "pg_sleep"(100)
-- attack: sleep by escapes
-- on: postgres
SELECT U&"pg\005fsleep"(100)
-- attack: sleep in FROM
-- on: postgres
SELECT * FROM pg_sleep(100)
-- attack: sleep in a condition
-- on: postgres
SELECT name FROM shops WHERE pg_sleep(10) IS NULL
-- attack: sleep in a default of a window
-- on: postgres
SELECT count(*) FILTER (WHERE pg_sleep_for('1 minute') IS NULL) FROM shops
-- attack: lock
-- on: postgres
SELECT pg_advisory_lock(1)
-- attack: rows locked
-- on: postgres
SELECT name FROM shops FOR UPDATE
-- attack: copy to a program
-- on: postgres
COPY shops TO PROGRAM 'touch $TARGET'
-- attack: copy from a program
-- on: postgres
COPY shops FROM PROGRAM 'cat $CANARY'
-- attack: copy to a file
-- on: postgres
COPY shops TO '$TARGET'
-- attack: read file on the server
-- on: postgres
SELECT pg_read_file('$CANARY')
-- attack: read binary file
-- on: postgres
SELECT pg_read_binary_file('$CANARY')
-- attack: list folder
-- on: postgres
SELECT pg_ls_dir('/')
-- attack: file facts
-- on: postgres
SELECT * FROM pg_stat_file('$CANARY')
-- attack: large object from a file
-- on: postgres
SELECT lo_import('$CANARY')
-- attack: large object to a file
-- on: postgres
SELECT lo_export(1, '$TARGET')
-- attack: make a large object
-- on: postgres
SELECT lo_create(0)
-- attack: another server
-- on: postgres
SELECT * FROM dblink('host=127.0.0.1', 'SELECT 1') AS t(x int)
-- attack: set a setting
-- on: postgres
SELECT set_config('transaction_read_only', 'off', false)
-- attack: set statement
-- on: postgres
SET statement_timeout = 0
-- attack: reset
-- on: postgres
RESET ALL
-- attack: end of read-only by words
-- on: postgres
SET TRANSACTION READ WRITE
-- attack: read a setting
-- on: postgres
SELECT current_setting('data_directory')
-- attack: all settings
-- on: postgres
SELECT * FROM pg_settings
-- attack: passwords
-- on: postgres
SELECT * FROM pg_shadow
-- attack: passwords by schema
-- on: postgres
SELECT * FROM pg_catalog.pg_authid
-- attack: other sessions
-- on: postgres
SELECT query FROM pg_stat_activity
-- attack: information schema
-- on: postgres
SELECT * FROM information_schema.tables
-- attack: who am I
-- on: postgres
SELECT current_user
-- attack: end other sessions
-- on: postgres
SELECT pg_terminate_backend(pg_backend_pid())
-- attack: reload
-- on: postgres
SELECT pg_reload_conf()
-- attack: next value
-- on: postgres
SELECT nextval('shops_seq')
-- attack: set value
-- on: postgres
SELECT setval('shops_seq', 1)
-- attack: notify
-- on: postgres
SELECT pg_notify('a', 'b')
-- attack: query in a query
-- on: postgres
SELECT query_to_xml('SELECT pg_sleep(10)', true, true, '')
-- attack: table to XML
-- on: postgres
SELECT table_to_xml('secrets', true, true, '')
-- attack: whole database to XML
-- on: postgres
SELECT database_to_xml(true, true, '')
-- attack: run a statement
-- on: postgres
DO $$ BEGIN DELETE FROM shops; END $$
-- attack: call a procedure
-- on: postgres
CALL wipe()
-- attack: the owner's own function that writes
-- on: postgres
SELECT wipe_shops()
-- attack: the owner's function by schema
-- on: postgres
SELECT public.wipe_shops()
-- attack: function as an operator's argument
-- on: postgres
SELECT name || wipe_shops() FROM shops
-- attack: object names
-- on: postgres
SELECT 'secrets'::regclass
-- attack: statistics about values
-- on: postgres
SELECT most_common_vals FROM pg_stats
-- attack: temporary table
-- on: postgres
CREATE TEMP TABLE loot AS SELECT 1
-- attack: temporary schema
-- on: postgres
SELECT * FROM pg_temp.shops
-- attack: deep nesting
-- expect: stopped
SELECT $NESTED
-- attack: long chain
-- expect: stopped
SELECT $CHAIN
-- attack: many columns
-- expect: harmless
SELECT $COLUMNS
-- attack: the type of a table's rows
-- on: postgres
SELECT row_to_json(NULL::shops)
-- attack: the file's own name for a table
-- on: sqlite
SELECT pin FROM main.shops
-- attack: the views' definitions
-- on: sqlite
SELECT sql FROM sqlite_temp_schema
-- attack: what the file is called
-- on: sqlite
SELECT name, file FROM pragma_database_list
-- attack: the hidden part of a row through its system columns
-- on: postgres
SELECT xmin, ctid FROM shops
-- attack: two long lists beside each other
-- on: postgres
SELECT array_agg(n) @> array_agg(n) FROM generate_series(1,300000) AS g(n)
-- attack: long lists in short ones
-- on: postgres
SELECT array_agg(n) && ARRAY[(SELECT array_agg(-m) FROM generate_series(1,300000) AS h(m))] FROM generate_series(1,300000) AS g(n)
-- attack: two long lists beside each other, by function
-- on: postgres
SELECT arrayoverlap(array_agg(n), array_agg(-n)) FROM generate_series(1,300000) AS g(n)
-- attack: two long lists beside each other, by the operator's full name
-- on: postgres
SELECT array_agg(n) OPERATOR(pg_catalog.<@) array_agg(n) FROM generate_series(1,300000) AS g(n)
