SELECT * FROM inns
SELECT inn_name FROM inns WHERE town = 'Palo Alto'
SELECT inn_name, stars FROM inns WHERE 'italian' = ANY (kitchens) AND stars >= 4 ORDER BY stars DESC LIMIT 3
SELECT * FROM inns WHERE town = 'Rome' AND answer(comments, 'is this place quiet?') = 'Yes'
SELECT *, summary(comments) FROM inns WHERE answer(comments, 'does it serve breakfast?') = 'No' LIMIT 1
SELECT inn_name FROM inns WHERE answer(comments, 'does it allow dogs?') = 'no information'
SELECT inn_name, answer(comments, 'what is the best dish?') FROM inns WHERE answer(comments, 'how long is the wait?') = 'ten minutes'
SELECT answer(comments, 'how many rooms are there?')::numeric FROM inns WHERE answer(comments, 'when was it renovated?')::date > '2020-01-01'
SELECT count(*) FROM inns
SELECT count(*) FROM inns WHERE town = 'Rome'
SELECT avg(stars), max(price) FROM inns WHERE stars < 3
SELECT town, count(*) FROM inns GROUP BY town HAVING count(*) > 2 ORDER BY count(*) DESC
SELECT town, avg(price) AS mean FROM inns GROUP BY town
SELECT DISTINCT town FROM inns
SELECT DISTINCT ON (town) inn_name FROM inns ORDER BY town, stars DESC
SELECT count(DISTINCT town) FROM inns
SELECT count(price) FROM inns
SELECT sum(price) FROM inns WHERE num_beds > 10 AND num_beds <= 50
SELECT inn_name FROM inns WHERE town IN ('Rome', 'Milan', 'Turin')
SELECT inn_name FROM inns WHERE town NOT IN ('Rome', 'Milan')
SELECT inn_name FROM inns WHERE price BETWEEN 50 AND 100
SELECT inn_name FROM inns WHERE price NOT BETWEEN 50 AND 100
SELECT inn_name FROM inns WHERE inn_name ILIKE '%sea%'
SELECT inn_name FROM inns WHERE inn_name ILIKE 'sea%'
SELECT inn_name FROM inns WHERE inn_name ILIKE '%sea'
SELECT inn_name FROM inns WHERE inn_name NOT ILIKE '%sea%'
SELECT inn_name FROM inns WHERE inn_name LIKE 'S_a%'
SELECT inn_name FROM inns WHERE inn_name ILIKE 's_a'
SELECT inn_name FROM inns WHERE inn_name NOT LIKE 'S_a%'
SELECT inn_name FROM inns WHERE price IS NULL
SELECT inn_name FROM inns WHERE price IS NOT NULL AND opened > '2001-05-06'
SELECT inn_name FROM inns WHERE town = 'Rome' OR town = 'Milan'
SELECT inn_name FROM inns WHERE (town = 'Rome' OR town = 'Milan') AND price < 80
SELECT inn_name FROM inns WHERE NOT (town = 'Rome' AND price < 80)
SELECT inn_name FROM inns WHERE town <> 'Rome' AND inn_name = 'Bed and Breakfast'
SELECT inn_name FROM inns WHERE inn_name = 'The "Old" Inn, 2nd'
SELECT inn_name FROM inns WHERE open_at(hours, 'friday 9pm')
SELECT inn_name FROM inns WHERE kitchens && ARRAY['thai', 'indian']
SELECT inn_name FROM inns WHERE NOT ('thai' = ANY (kitchens))
SELECT inn_name FROM inns WHERE stars = (SELECT max(stars) FROM inns)
SELECT inn_name FROM inns WHERE price > (SELECT avg(price) FROM inns WHERE town = 'Rome')
SELECT inn_name FROM inns WHERE inn_id IN (SELECT stay FROM guests WHERE age > 60)
SELECT inn_name FROM inns WHERE inn_id NOT IN (SELECT stay FROM guests)
SELECT inn_name FROM inns WHERE EXISTS (SELECT * FROM guests WHERE guests.stay = inns.inn_id)
SELECT inn_name FROM inns WHERE price >= ALL (SELECT price FROM inns WHERE town = 'Rome')
SELECT inn_name FROM inns WHERE price > ANY (SELECT price FROM inns)
SELECT inns.inn_name, guests.age FROM guests JOIN inns ON guests.stay = inns.inn_id
SELECT T2.inn_name FROM guests AS T1 JOIN inns AS T2 ON T1.stay = T2.inn_id WHERE T1.age < 30
SELECT inns.inn_name, count(*) FROM inns LEFT JOIN guests ON guests.stay = inns.inn_id AND guests.age > 3 GROUP BY inns.inn_name
SELECT a.inn_name, b.inn_name FROM inns AS a JOIN inns AS b ON a.town = b.town AND a.inn_id < b.inn_id
SELECT inns.inn_name FROM inns CROSS JOIN guests
SELECT guests.* FROM inns JOIN guests ON inns.inn_name = guests.home
SELECT inn_name FROM inns WHERE town = 'Rome' UNION SELECT home FROM guests
SELECT town FROM inns INTERSECT SELECT home FROM guests WHERE age > 20
SELECT town FROM inns EXCEPT SELECT home FROM guests ORDER BY 1 LIMIT 5
SELECT town FROM inns UNION ALL SELECT home FROM guests
SELECT inn_name FROM inns ORDER BY price NULLS LAST, inn_name DESC LIMIT 10 OFFSET 20
SELECT price * 2 + 1, price / num_beds FROM inns
SELECT abs(max(price) - min(price)) FROM inns
SELECT lower(inn_name), length(town) FROM inns WHERE upper(town) = 'ROME'
SELECT inn_name || ', ' || town FROM inns
SELECT CASE WHEN stars > 4 THEN 'good' WHEN stars > 2 THEN 'fair' ELSE 'bad' END FROM inns
SELECT COALESCE(price, 0) FROM inns
SELECT EXTRACT(year FROM opened) FROM inns
SELECT round(avg(price), 2) FROM inns
SELECT inn_name, rank() OVER (PARTITION BY town ORDER BY stars DESC) FROM inns
SELECT s.town FROM (SELECT town, avg(price) AS mean FROM inns GROUP BY town) AS s WHERE s.mean > 100
WITH cheap AS (SELECT * FROM inns WHERE price < 50) SELECT count(*) FROM cheap
SELECT count(*) FILTER (WHERE stars > 4) FROM inns
SELECT inn_name FROM inns WHERE opened > CURRENT_DATE
SELECT 1
SELECT inn_name FROM inns WHERE stars = 4 AND town = 'Rome' AND 'thai' = ANY (kitchens) AND answer(comments, 'is the staff friendly?') = 'Yes' ORDER BY stars DESC
SELECT max(answer(comments, 'how many stars?')::numeric) FROM inns
SELECT inn_id, inn_name, town, stars FROM inns WHERE town = 'Rome' ORDER BY stars DESC LIMIT 2
SELECT inns.inn_name, inns.town, guests.age FROM guests JOIN inns ON guests.stay = inns.inn_id WHERE guests.age > 20
SELECT inns.inn_name FROM inns JOIN walks ON inns.inn_id = walks.finish WHERE walks.miles < 5
SELECT guests.age FROM guests JOIN walks ON guests.guest_id::text = walks.walker
SELECT guests.home, walks.miles FROM inns JOIN guests ON guests.stay = inns.inn_id JOIN walks ON walks.start = inns.inn_id
SELECT inn_name FROM inns WHERE inn_name = 'Lettice' AND inn_name = 'Atalanta'
SELECT unnest(kitchens), count(*) FROM inns GROUP BY unnest(kitchens)
SELECT DISTINCT unnest(kitchens) FROM inns
SELECT inn_name FROM inns WHERE answer(comments, 'is it quiet and clean?') = 'Yes' AND town = '3'
SELECT count(*) FROM (SELECT DISTINCT unnest(kitchens) FROM inns WHERE stars > 3) AS different
SELECT inns.inn_name FROM inns JOIN menus ON inns.inn_id = menus.menu_inn JOIN dishes ON menus.menu_dish = dishes.dish_id WHERE dishes.dish_name = 'Onion Soup'
SELECT T3.dish_name FROM dishes AS T3 JOIN menus AS T2 ON T3.dish_id = T2.menu_dish JOIN inns AS T1 ON T1.inn_id = T2.menu_inn WHERE T1.stars > 4
SELECT inns.inn_name FROM inns JOIN menus ON inns.inn_id = menus.menu_inn JOIN dishes ON menus.menu_dish = dishes.dish_id WHERE menus.menu_dish > 7
SELECT inns.inn_name FROM inns JOIN menus ON inns.inn_id = menus.menu_inn JOIN dishes ON menus.menu_dish = dishes.dish_id WHERE dishes.dish_name = 'Onion Soup' EXCEPT SELECT inns.inn_name FROM inns JOIN menus ON inns.inn_id = menus.menu_inn JOIN dishes ON menus.menu_dish = dishes.dish_id WHERE dishes.dish_name = 'Leek Pie'
SELECT inns.inn_name, count(*) FROM inns JOIN menus ON inns.inn_id = menus.menu_inn GROUP BY inns.inn_name
SELECT inns.town, count(*) FROM inns JOIN guests ON guests.stay = inns.inn_id WHERE guests.town = 'Quimper' GROUP BY inns.town ORDER BY inns.town
SELECT guests.town, inns.town FROM guests JOIN inns ON guests.stay = inns.inn_id WHERE guests.town <> inns.town
SELECT inn_name FROM inns WHERE built > 1900 AND stars >= 4
SELECT inn_name FROM inns WHERE built = 1931 AND town = 'Porto'
SELECT * FROM inns WHERE built <= 1700 AND num_beds > 3 AND 'italian' = ANY (kitchens)
SELECT 100.0 * count(*) FILTER (WHERE town = 'Rome') / nullif(count(*), 0) FROM inns WHERE price < 80
SELECT town, 100.0 * count(*) FILTER (WHERE price > 80) / nullif(count(*), 0) FROM inns GROUP BY town
SELECT 1.0 * sum(price) / nullif(sum(num_beds), 0) FROM inns
SELECT to_char(opened, 'YYYY-MM'), count(*) FROM inns GROUP BY to_char(opened, 'YYYY-MM') ORDER BY to_char(opened, 'YYYY-MM')
SELECT extract(year from opened), max(price) FROM inns GROUP BY extract(year from opened)
SELECT to_char(opened, 'FMDay'), sum(price * num_beds) FROM inns GROUP BY to_char(opened, 'FMDay')
SELECT inn_name FROM inns WHERE extract(year from opened) = 2019 ORDER BY price DESC LIMIT 1 OFFSET 1
SELECT inn_name FROM inns ORDER BY price DESC LIMIT 1 OFFSET 10
SELECT CURRENT_DATE::date - opened::date FROM inns
SELECT count(*) FILTER (WHERE town = 'Rome') - count(*) FILTER (WHERE town = 'Milan') FROM inns
SELECT inn_name FROM inns WHERE price > num_beds
SELECT inn_name FROM inns WHERE inn_id IN (SELECT stay FROM guests) AND price < 80
SELECT inn_name FROM inns WHERE substring(replace(town, ',', '') from '-?[0-9]*[.]?[0-9]+')::numeric > 5000
SELECT inn_name FROM inns ORDER BY substring(replace(hours, ',', '') from '-?[0-9]*[.]?[0-9]+')::numeric DESC NULLS LAST LIMIT 1
SELECT town, avg(substring(replace(hours, ',', '') from '-?[0-9]*[.]?[0-9]+')::numeric) FROM inns GROUP BY town HAVING max(substring(replace(hours, ',', '') from '-?[0-9]*[.]?[0-9]+')::numeric) >= 3
SELECT guests.home FROM guests JOIN inns ON guests.stay = inns.inn_id ORDER BY substring(replace(inns.hours, ',', '') from '-?[0-9]*[.]?[0-9]+')::numeric
SELECT count(*) FROM inns WHERE does_weddings = 1
SELECT inn_name FROM inns WHERE does_weddings = 0 AND has_sauna = 'yes'
SELECT inn_name FROM inns WHERE has_sauna = 'no' OR lift = true
SELECT inn_name FROM inns WHERE lift = false AND town = 'Ostby'
SELECT inn_name FROM inns WHERE licensed = true
SELECT inn_name FROM inns WHERE is_licensed = false
SELECT count(*) FROM guests JOIN inns ON guests.stay = inns.inn_id WHERE inns.does_weddings = 1
SELECT inn_name FROM inns WHERE does_weddings <> 1
SELECT 100.0 * count(*) FILTER (WHERE lift = true) / nullif(count(*), 0) FROM inns
SELECT sum(total_rent) FROM inns
SELECT avg(total_rent), max(highest_bid) FROM inns GROUP BY town
SELECT town, max(guests.age), sum(inns.total_rent) FROM inns JOIN guests ON guests.stay = inns.inn_id GROUP BY town
SELECT count(*) > 0 FROM inns WHERE town = 'Rome'
SELECT inn_name FROM inns WHERE to_char(opened, 'YYYY-MM') = '2024-06'
SELECT inn_name FROM inns WHERE to_char(opened, 'YYYY-"Q"Q') = '2024-Q1' AND to_char(opened, 'FMMonth') = 'June'
SELECT inn_name FROM inns WHERE to_char(opened, 'FMDay') = 'Monday'
SELECT town, 100.0 * count(*) FILTER (WHERE lift) / nullif(count(*), 0) FROM inns GROUP BY town HAVING count(*) > 2 ORDER BY count(*) DESC NULLS LAST
SELECT inn_name FROM inns WHERE extract(month from opened) = 6
SELECT inn_name FROM inns ORDER BY price LIMIT 1
SELECT inn_name, price FROM inns WHERE price > 50 ORDER BY opened DESC NULLS LAST LIMIT 3
SELECT town FROM inns GROUP BY town ORDER BY count(*) DESC LIMIT 1
SELECT inns.inn_name FROM inns JOIN guests ON guests.stay = inns.inn_id WHERE guests.age > 20 GROUP BY inns.inn_name ORDER BY count(*) LIMIT 2
SELECT town, sum(price) FROM inns GROUP BY town ORDER BY sum(price) DESC LIMIT 1
SELECT inn_name FROM inns ORDER BY highest_bid DESC LIMIT 1
SELECT inn_name FROM inns ORDER BY inn_name DESC LIMIT 1
SELECT town FROM inns WHERE price > 50 INTERSECT SELECT town FROM inns WHERE stars < 3
SELECT inn_name FROM inns WHERE town = 'Rome' OR price < 20 EXCEPT SELECT inn_name FROM inns WHERE stars < 3 ORDER BY inn_name LIMIT 4
SELECT town FROM inns WHERE price > 50 UNION SELECT town FROM inns WHERE stars < 3
SELECT count(*) FROM inns WHERE opened IS NULL AND price IS NOT NULL
SELECT max(opened), min(price) FROM inns
SELECT inns.inn_name, guests.age, dishes.dish_name FROM guests JOIN inns ON guests.stay = inns.inn_id JOIN menus ON menus.menu_inn = inns.inn_id JOIN dishes ON menus.menu_dish = dishes.dish_id
SELECT abs(count(*) FILTER (WHERE town = 'Rome') - count(*) FILTER (WHERE town = 'Milan' AND price > 3)) FROM inns
SELECT inn_name FROM inns WHERE NOT EXISTS (SELECT * FROM guests WHERE guests.stay = inns.inn_id)
SELECT town, 1.0 * sum(price) / nullif(sum(num_beds), 0) FROM inns WHERE stars > 2 GROUP BY town
SELECT inn_name FROM inns WHERE kitchens && ARRAY['thai', 'indian'] OR comments && ARRAY['nice']
SELECT max(extract(epoch from opened - CURRENT_DATE) / 3600 * 60) FROM inns
SELECT count(*) FILTER (WHERE built > 1900) FROM inns
SELECT town FROM inns GROUP BY town HAVING count(*) = 1
SELECT avg(price) > max(stars) FROM inns WHERE town = 'Rome'
SELECT inn_name FROM inns WHERE inn_id IN (SELECT stay FROM guests GROUP BY stay HAVING count(*) > 5)
SELECT town FROM inns EXCEPT SELECT town FROM inns WHERE stars > 3
SELECT lift, count(*) FROM inns GROUP BY lift
SELECT has_sauna, avg(price) FROM inns GROUP BY has_sauna ORDER BY avg(price) DESC LIMIT 1
SELECT max(price), lift FROM inns GROUP BY lift
SELECT town, count(DISTINCT home) FROM guests GROUP BY town
SELECT count(DISTINCT dishes.dish_id) FROM menus JOIN dishes ON menus.menu_dish = dishes.dish_id
SELECT avg(price) FILTER (WHERE licensed), 1.0 * max(price) / nullif(min(price), 0) FROM inns
SELECT avg('2020-01-01'::date - opened::date) FROM inns
SELECT inn_name FROM inns ORDER BY '2020-01-01'::date - opened::date DESC LIMIT 1
SELECT max(length(inn_name)), avg(EXTRACT(year FROM age(CURRENT_DATE, opened))) FROM inns
SELECT inn_name, count(*) FROM inns JOIN guests ON guests.stay = inns.inn_id GROUP BY inn_name
SELECT to_char(opened, 'YYYY-MM-DD'), count(*) FROM inns GROUP BY to_char(opened, 'YYYY-MM-DD')
SELECT * FROM inns WHERE town = 'Rome' AND stars >= 4 AND price < 80 ORDER BY stars DESC LIMIT 1
SELECT town, price FROM inns WHERE 'thai' = ANY (kitchens) ORDER BY num_beds DESC LIMIT 1
SELECT inn_name FROM inns WHERE price < 80 OR town = 'Rome' ORDER BY opened LIMIT 1
SELECT town FROM inns WHERE stars >= 4 AND price < 80 GROUP BY town ORDER BY count(*) DESC LIMIT 1
SELECT town FROM inns WHERE price < 80 GROUP BY town ORDER BY avg(stars) LIMIT 1
SELECT home FROM guests GROUP BY home ORDER BY max(age) DESC LIMIT 1
SELECT inn_name FROM inns WHERE answer(comments, 'does it allow dogs?') = 'Yes' AND answer(comments, 'is this place quiet?') = 'Yes'
SELECT * FROM inns WHERE town = 'Rome' AND answer(comments, 'does it allow dogs?') = 'Yes' AND answer(comments, 'is this place quiet?') = 'No'
SELECT * FROM inns WHERE town = 'Rome' AND price < 80 ORDER BY stars DESC LIMIT 4
SELECT town FROM inns GROUP BY town ORDER BY count(*) DESC LIMIT 3
SELECT town FROM inns WHERE price < 80 GROUP BY town ORDER BY avg(stars) LIMIT 5
SELECT inn_name FROM inns WHERE town = 'Rome' UNION SELECT inn_name FROM inns WHERE price < 80 ORDER BY inn_name LIMIT 3
