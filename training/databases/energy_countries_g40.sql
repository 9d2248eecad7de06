CREATE TABLE energy_2023 (
  country TEXT PRIMARY KEY,
  iso3 TEXT,
  continent TEXT,
  population_m REAL,
  gdp_bn_usd INTEGER,
  primary_energy_twh REAL,
  energy_per_capita_kwh INTEGER,
  electricity_twh REAL,
  coal_pct INTEGER,
  gas_pct INTEGER,
  nuclear_pct INTEGER,
  hydro_pct INTEGER,
  wind_pct INTEGER,
  solar_pct INTEGER,
  other_pct INTEGER,
  co2_mt REAL,
  import_dependency_pct REAL,
  household_price_ct_kwh REAL,
  coal_exit_year INTEGER,
  eu_member INTEGER,
  paris_ratified TEXT
);
INSERT INTO energy_2023 VALUES ('Germany', 'DEU', 'Europe', 83.3, 4456, 4090.3, 49103, 852.5, 11, 8, 0, 14, 47, 13, 7, 469.7, 10.8, 31.0, NULL, 1, '2018-03-08');
INSERT INTO energy_2023 VALUES ('France', 'FRA', 'Europe', 68.2, 3031, 2366.1, 34693, 371.4, 0, 6, 65, 12, 1, 14, 2, 269.5, -10.4, 11.5, NULL, 1, '2016-07-05');
INSERT INTO energy_2023 VALUES ('Italy', 'ITA', 'Europe', 58.9, 2255, 3061.8, 51983, 541.7, 61, 12, 0, 9, 7, 3, 8, 769.8, 76.4, 26.8, NULL, 1, '2016-05-10');
INSERT INTO energy_2023 VALUES ('Spain', 'ESP', 'Europe', 48.1, 1581, 2746.5, 57100, 716.9, 9, 16, 20, 4, 41, 5, 5, 429.9, 66.1, 19.1, NULL, 1, '2017-08-27');
INSERT INTO energy_2023 VALUES ('Poland', 'POL', 'Europe', 36.8, 811, 795.1, 21607, 165.2, 31, 38, 0, 1, 11, 12, 7, 167.4, -8.7, NULL, NULL, 1, '2017-11-26');
INSERT INTO energy_2023 VALUES ('Sweden', 'SWE', 'Europe', 10.5, 593, 594.1, 56585, 145.8, 0, 9, 29, 40, 5, 7, 10, 52.4, -27.9, NULL, NULL, 1, '2017-03-24');
INSERT INTO energy_2023 VALUES ('Norway', 'NOR', 'Europe', 5.5, 486, 399.9, 72702, 106.8, 0, 0, 0, 88, 5, 3, 4, 35.5, -314.9, 23.8, NULL, 0, '2018-03-01');
INSERT INTO energy_2023 VALUES ('Finland', 'FIN', 'Europe', 5.6, 300, 106.8, 19066, 15.4, 11, 11, 42, 14, 15, 5, 2, 13.8, 66.6, 24.5, 2028, 1, '2018-03-16');
INSERT INTO energy_2023 VALUES ('Denmark', 'DNK', 'Europe', 5.9, 404, 147.8, 25052, 31.5, 16, 21, 0, 4, 23, 4, 32, 20.0, -30.7, NULL, NULL, 1, '2016-06-05');
INSERT INTO energy_2023 VALUES ('Austria', 'AUT', 'Europe', 9.1, 516, 355.5, 39067, 81.8, 0, 21, 0, 58, 6, 5, 10, 44.7, 65.9, 26.3, NULL, 1, '2016-12-19');
INSERT INTO energy_2023 VALUES ('Switzerland', 'CHE', 'Europe', 8.8, 885, 315.8, 35888, 85.2, 0, 2, 32, 55, 6, 3, 2, 26.4, 24.5, 40.0, NULL, 0, '2017-03-26');
INSERT INTO energy_2023 VALUES ('United Kingdom', 'GBR', 'Europe', 68.3, 3340, 2391.5, 35015, 369.9, 4, 15, 14, 8, 52, 3, 4, 267.1, 69.1, 20.6, 2027, 0, '2017-05-04');
INSERT INTO energy_2023 VALUES ('Ireland', 'IRL', 'Europe', 5.3, 546, 181.6, 34265, 38.1, 10, 32, 0, 12, 35, 4, 7, 27.2, -9.3, NULL, 2024, 1, '2017-09-20');
INSERT INTO energy_2023 VALUES ('Portugal', 'PRT', 'Europe', 10.5, 287, 304.4, 28995, 68.7, 0, 19, 0, 26, 34, 9, 12, 37.5, -5.1, 31.6, NULL, 1, '2017-12-31');
INSERT INTO energy_2023 VALUES ('Greece', 'GRC', 'Europe', 10.4, 238, 369.8, 35553, 75.6, 52, 10, 0, 5, 8, 12, 13, 64.7, 54.2, 38.8, NULL, 1, '2017-05-30');
INSERT INTO energy_2023 VALUES ('Czechia', 'CZE', 'Europe', 10.9, 331, 578.0, 53028, 114.1, 3, 13, 40, 12, 15, 8, 9, 59.3, 87.3, 24.9, NULL, 1, '2016-10-25');
INSERT INTO energy_2023 VALUES ('Hungary', 'HUN', 'Europe', 9.6, 212, 399.0, 41559, 80.7, 23, 5, 44, 8, 5, 12, 3, 55.9, 32.2, 13.4, 2024, 1, '2016-07-30');
INSERT INTO energy_2023 VALUES ('Romania', 'ROU', 'Europe', 19.1, 351, 947.9, 49629, 241.1, 44, 9, 19, 3, 4, 12, 9, 180.2, -19.3, 21.9, NULL, 1, '2016-04-24');
INSERT INTO energy_2023 VALUES ('Netherlands', 'NLD', 'Europe', 17.9, 1118, 631.4, 35275, 99.8, 45, 24, 3, 4, 1, 11, 12, 147.9, 36.2, 11.5, 2035, 1, '2016-09-25');
INSERT INTO energy_2023 VALUES ('Iceland', 'ISL', 'Europe', 0.4, 31, 60.6, 151433, 11.3, 0, 0, 0, 70, 11, 11, 8, 5.1, 84.5, 39.4, NULL, 0, '2017-06-02');
INSERT INTO energy_2023 VALUES ('Ukraine', 'UKR', 'Europe', 37.0, 179, 1095.3, 29602, 164.6, 5, 6, 52, 8, 10, 12, 7, 119.8, 32.6, 20.2, NULL, 0, '2016-10-13');
INSERT INTO energy_2023 VALUES ('Turkey', 'TUR', 'Asia', 85.3, 1108, 1064.0, 12474, 168.0, 57, 10, 0, 20, 2, 3, 8, 258.9, 65.1, 37.7, NULL, 0, '2021-10-11');
INSERT INTO energy_2023 VALUES ('China', 'CHN', 'Asia', 1410.7, 17795, 29652.9, 21020, 5753.8, 34, 26, 5, 14, 8, 7, 6, 6821.8, -26.9, 25.4, 2030, 0, '2018-06-14');
INSERT INTO energy_2023 VALUES ('India', 'IND', 'Asia', 1428.6, 3550, 15898.9, 11129, 4540.6, 21, 26, 3, 9, 11, 11, 19, 3378.6, 23.5, 32.1, NULL, 0, '2017-07-20');
INSERT INTO energy_2023 VALUES ('Japan', 'JPN', 'Asia', 124.5, 4213, 1564.8, 12569, 393.9, 55, 21, 9, 1, 7, 3, 4, 383.3, 17.3, 11.0, NULL, 0, '2018-03-11');
INSERT INTO energy_2023 VALUES ('South Korea', 'KOR', 'Asia', 51.7, 1713, 3216.4, 62213, 930.8, 23, 11, 30, 11, 13, 8, 4, 539.8, 0.4, 22.5, NULL, 0, '2016-10-03');
INSERT INTO energy_2023 VALUES ('Indonesia', 'IDN', 'Asia', 277.5, 1371, 2883.2, 10390, 602.4, 48, 19, 0, 10, 7, 14, 2, 611.6, -29.2, 11.4, NULL, 0, '2017-04-30');
INSERT INTO energy_2023 VALUES ('Vietnam', 'VNM', 'Asia', 98.9, 430, 1806.3, 18264, 421.9, 24, 10, 0, 29, 9, 13, 15, 247.1, -25.0, 32.0, 2025, 0, '2017-09-20');
INSERT INTO energy_2023 VALUES ('Saudi Arabia', 'SAU', 'Asia', 36.9, 1068, 3288.2, 89110, 881.6, 0, 56, 0, 12, 5, 3, 24, 780.0, -596.7, NULL, NULL, 0, '2017-11-29');
INSERT INTO energy_2023 VALUES ('Kazakhstan', 'KAZ', 'Asia', 19.9, 261, 384.3, 19314, 98.5, 30, 36, 0, 7, 2, 13, 12, 70.0, -368.8, 30.4, NULL, 0, '2018-03-29');
INSERT INTO energy_2023 VALUES ('Pakistan', 'PAK', 'Asia', 240.5, 338, 3448.8, 14340, 551.3, 31, 19, 17, 11, 6, 9, 7, 581.5, 89.0, 22.6, 2025, 0, '2018-02-20');
INSERT INTO energy_2023 VALUES ('Thailand', 'THA', 'Asia', 71.8, 515, 1438.5, 20035, 408.9, 51, 23, 0, 1, 5, 14, 6, 351.0, -26.3, 26.7, NULL, 0, '2017-02-27');
INSERT INTO energy_2023 VALUES ('United States', 'USA', 'North America', 334.9, 27361, 27628.6, 82498, 6426.3, 41, 11, 18, 11, 11, 7, 1, 5327.1, 28.5, NULL, 2027, 0, '2016-06-25');
INSERT INTO energy_2023 VALUES ('Canada', 'CAN', 'North America', 40.1, 2140, 2612.3, 65145, 645.8, 6, 7, 14, 58, 1, 8, 6, 305.7, -159.4, NULL, NULL, 0, '2017-03-13');
INSERT INTO energy_2023 VALUES ('Mexico', 'MEX', 'North America', 128.5, 1789, 2583.6, 20106, 598.5, 25, 25, 4, 14, 7, 14, 11, 454.2, 77.7, 34.4, 2028, 0, '2016-04-24');
INSERT INTO energy_2023 VALUES ('Costa Rica', 'CRI', 'North America', 5.2, 87, 81.8, 15735, 15.6, 0, 0, 0, 70, 14, 1, 15, 7.2, 4.5, 21.3, NULL, 0, '2017-07-10');
INSERT INTO energy_2023 VALUES ('Brazil', 'BRA', 'South America', 216.4, 2174, 4215.3, 19479, 888.7, 11, 7, 2, 60, 8, 6, 6, 502.8, -20.2, NULL, NULL, 0, '2017-12-26');
INSERT INTO energy_2023 VALUES ('Argentina', 'ARG', 'South America', 46.7, 641, 188.1, 4028, 47.8, 36, 27, 7, 5, 6, 12, 7, 38.6, 8.8, 19.2, NULL, 0, '2017-08-28');
INSERT INTO energy_2023 VALUES ('Chile', 'CHL', 'South America', 19.6, 336, 160.3, 8178, 31.4, 25, 27, 0, 12, 15, 11, 10, 34.9, -48.5, 33.1, 2027, 0, '2017-05-16');
INSERT INTO energy_2023 VALUES ('Colombia', 'COL', 'South America', 52.1, 364, 803.6, 15425, 192.4, 10, 11, 0, 62, 5, 8, 4, 110.1, 25.1, 18.0, 2030, 0, '2018-02-23');
INSERT INTO energy_2023 VALUES ('Uruguay', 'URY', 'South America', 3.4, 77, 75.3, 22157, 15.6, 0, 4, 0, 30, 53, 11, 2, 6.5, 77.4, 6.4, NULL, 0, '2017-05-22');
INSERT INTO energy_2023 VALUES ('South Africa', 'ZAF', 'Africa', 60.4, 378, 509.6, 8437, 83.7, 10, 56, 4, 5, 15, 2, 8, 112.0, 22.7, 10.5, 2025, 0, '2016-06-15');
INSERT INTO energy_2023 VALUES ('Egypt', 'EGY', 'Africa', 112.7, 396, 451.4, 4005, 69.0, 0, 56, 0, 13, 5, 3, 23, 92.8, 13.9, 12.7, NULL, 0, '2017-06-16');
INSERT INTO energy_2023 VALUES ('Morocco', 'MAR', 'Africa', 37.8, 141, 952.1, 25189, 279.3, 57, 9, 0, 7, 15, 5, 7, 196.8, -51.6, 9.8, 2038, 0, '2017-06-21');
INSERT INTO energy_2023 VALUES ('Kenya', 'KEN', 'Africa', 55.1, 108, 620.4, 11259, 145.2, 0, 37, 0, 21, 3, 4, 35, 118.0, 80.2, 6.3, NULL, 0, '2017-04-22');
INSERT INTO energy_2023 VALUES ('Nigeria', 'NGA', 'Africa', 223.8, 363, 2037.3, 9103, 440.4, 20, 49, 0, 3, 10, 8, 10, 470.8, -51.9, 9.2, NULL, 0, '2016-06-02');
INSERT INTO energy_2023 VALUES ('Australia', 'AUS', 'Oceania', 26.6, 1724, 1330.5, 50019, 390.3, 13, 30, 0, 13, 2, 4, 38, 221.9, -436.5, 36.9, 2038, 0, '2016-08-15');
INSERT INTO energy_2023 VALUES ('New Zealand', 'NZL', 'Oceania', 5.2, 253, 302.1, 58094, 46.6, 22, 7, 0, 58, 2, 9, 2, 40.2, 44.6, 25.9, 2035, 0, '2016-10-30');
