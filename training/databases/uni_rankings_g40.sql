CREATE TABLE Ranking2025 (
  WorldRank INTEGER,
  PrevRank INTEGER,
  University TEXT PRIMARY KEY,
  Country TEXT,
  City TEXT,
  OverallScore REAL,
  TeachingScore REAL,
  ResearchScore REAL,
  CitationScore REAL,
  IndustryScore REAL,
  IntlScore REAL,
  Students INTEGER,
  StudentsPerStaff REAL,
  PctIntlStudents REAL,
  PctFemale REAL,
  FeesUsdYear INTEGER,
  FoundedYear INTEGER,
  Sector TEXT,
  NobelLaureates INTEGER,
  HasMedSchool INTEGER,
  DataSubmitted TEXT,
  DataVerified TEXT
);
INSERT INTO Ranking2025 VALUES (1, 5, 'Harwick University', 'USA', 'Boston', 94.5, 99.5, 95.6, 92.6, 79.4, 83.1, 60924, 8.4, 4.4, 46.9, 61000, 1902, 'V', 5, 1, '2024-02-29', '2024-05-09');
INSERT INTO Ranking2025 VALUES (2, 3, 'Stanmore University', 'USA', 'Palo Alto', 93.4, 99.5, 99.4, 81.3, 94.2, 93.1, 26813, 28.0, 4.7, 50.7, 61000, 1855, 'P', 0, 0, '2024-04-15', '2024-05-09');
INSERT INTO Ranking2025 VALUES (3, 1, 'Rhine-Ruhr University', 'Germany', 'Cologne', 89.6, 80.7, 97.6, 89.6, 96.2, 89.7, 40589, 4.8, 50.2, 49.3, 6000, 1867, 'P', 8, 1, '2024-03-21', '2024-07-30');
INSERT INTO Ranking2025 VALUES (4, 6, 'Redwood Institute of Technology', 'USA', 'San Jose', 89.0, 94.0, 82.6, 87.8, 97.9, 96.0, 52974, 24.4, 41.5, 49.8, 57000, 1819, 'V', 1, 0, '2024-01-14', '2024-06-18');
INSERT INTO Ranking2025 VALUES (5, 2, 'Limmat Institute of Technology', 'Switzerland', 'Zurich', 88.4, 83.2, 91.8, 90.0, 78.3, 95.8, 19964, 22.8, 47.0, 53.0, 6000, 1947, 'V', 2, 0, '2024-03-09', '2024-07-29');
INSERT INTO Ranking2025 VALUES (6, 4, 'Jinghai University', 'China', 'Beijing', 88.2, 76.8, 90.1, 98.5, 71.7, 94.9, 45417, 28.8, 40.3, 29.2, 2000, 1926, 'P', 14, 1, '2024-03-28', '2024-06-19');
INSERT INTO Ranking2025 VALUES (7, 7, 'Victoria Harbour University', 'Hong Kong', 'Hong Kong', 86.6, 83.7, 78.3, 99.5, 82.4, 81.3, 11988, 30.4, 26.5, 35.7, 10000, 1971, 'P', 14, 1, '2024-01-21', '2024-06-05');
INSERT INTO Ranking2025 VALUES (8, 8, 'Delfland Technical University', 'Netherlands', 'Delft', 82.7, 93.5, 85.9, 69.0, 80.4, 83.0, 8546, 14.1, 17.8, 25.3, 4000, 1949, 'P', 22, 0, '2024-01-08', '2024-07-19');
INSERT INTO Ranking2025 VALUES (9, 11, 'Musashi University', 'Japan', 'Tokyo', 82.1, 99.3, 75.4, 71.9, 82.4, 80.7, 25295, 29.0, 36.8, NULL, 13000, 1883, 'P', 0, 0, '2024-02-24', '2024-05-28');
INSERT INTO Ranking2025 VALUES (10, 9, 'Magnolia University', 'USA', 'Atlanta', 80.9, 86.8, 67.5, 86.3, 88.1, 86.0, 26737, 27.9, 33.6, 61.0, 63000, 1882, 'V', 22, 0, '2024-02-18', NULL);
INSERT INTO Ranking2025 VALUES (11, 15, 'Severn University', 'UK', 'Bristol', 80.4, 74.9, 80.9, 85.8, 78.8, 80.2, 33530, 23.3, 43.4, 36.2, 28000, 1842, 'P', 8, 1, '2024-01-27', '2024-05-24');
INSERT INTO Ranking2025 VALUES (12, 12, 'University of Aare', 'Switzerland', 'Bern', 79.9, 70.6, 86.2, 83.7, 88.1, 70.5, 34730, 29.8, 20.6, 46.9, 17000, 1911, 'P', 1, 1, '2024-02-08', '2024-07-28');
INSERT INTO Ranking2025 VALUES (13, 13, 'Port Jackson University', 'Australia', 'Sydney', 79.8, 81.7, 76.7, 81.7, 69.9, 82.9, 37472, 9.9, 42.8, 50.7, 37000, 1816, 'P', 0, 1, '2024-04-01', '2024-06-21');
INSERT INTO Ranking2025 VALUES (14, 17, 'Merlion University', 'Singapore', 'Singapore', 79.0, 97.5, 64.8, 72.1, 96.6, 80.8, 42395, 10.8, 18.0, 57.3, 22000, 1909, 'V', 22, 1, '2024-01-30', '2024-07-06');
INSERT INTO Ranking2025 VALUES (15, 10, 'Deccan Institute of Science', 'India', 'Bangalore', 79.0, 90.2, 78.6, 67.1, 68.8, 91.6, 61045, 18.0, 45.9, 33.0, 3000, 1809, 'P', 14, 1, '2024-01-25', '2024-06-26');
INSERT INTO Ranking2025 VALUES (16, 16, 'Léman Polytechnic', 'Switzerland', 'Lausanne', 78.0, 65.6, 79.3, 91.2, 64.3, 76.8, 47335, 25.8, 27.4, 37.9, 4000, 1947, 'P', 0, 1, '2024-03-14', NULL);
INSERT INTO Ranking2025 VALUES (17, 19, 'Øresund University', 'Denmark', 'Copenhagen', 75.9, 71.3, 80.0, 77.6, 67.8, 75.1, 58227, 27.0, 42.1, 57.6, 8000, 1964, 'P', 8, 1, '2024-01-26', '2024-05-27');
INSERT INTO Ranking2025 VALUES (18, 18, 'Daejin Institute of Science', 'South Korea', 'Daejeon', 75.7, 76.9, 76.5, 70.9, 81.7, 86.4, 11050, 24.2, 14.2, 28.6, 2000, 1879, 'P', 0, 1, '2024-01-17', '2024-05-25');
INSERT INTO Ranking2025 VALUES (19, 22, 'Desert Sun University', 'USA', 'Phoenix', 75.6, 80.4, 73.2, 73.7, 80.4, 70.4, 53293, 9.2, 28.2, 39.6, 60000, 1889, 'V', 2, 1, '2024-02-03', '2024-05-22');
INSERT INTO Ranking2025 VALUES (20, 25, 'Royal College Thamesford', 'UK', 'London', 75.2, 65.2, 81.3, 78.8, 80.7, 73.3, 37133, 20.2, 29.1, 29.5, 38000, 1494, 'P', 1, 0, '2024-02-20', '2024-05-05');
INSERT INTO Ranking2025 VALUES (21, 23, 'Neckar University', 'Germany', 'Heidelberg', 74.8, 76.9, 71.2, 76.6, 75.1, 73.7, 24483, 16.3, 31.6, 38.0, 3000, 1887, 'P', 0, 1, '2024-03-17', '2024-07-14');
INSERT INTO Ranking2025 VALUES (22, 24, 'Hokuto University', 'Japan', 'Sapporo', 74.0, 75.2, 72.2, 73.6, 84.0, 72.0, 56421, 22.1, 28.5, 51.8, 8000, 1928, 'P', 1, 0, '2024-04-10', '2024-07-21');
INSERT INTO Ranking2025 VALUES (23, NULL, 'Delaware Bay University', 'USA', 'Philadelphia', 73.8, 77.7, 75.4, 68.7, 69.4, 74.7, 21738, 12.7, 36.7, 30.6, 50000, 1833, 'V', 8, 1, '2024-03-15', NULL);
INSERT INTO Ranking2025 VALUES (24, 20, 'Université Seine-Lumière', 'France', 'Paris', 73.6, 73.2, 73.8, 70.9, 97.6, 72.8, 24726, 27.9, 16.1, NULL, 11000, 1838, 'P', 22, 1, '2024-01-30', '2024-05-17');
INSERT INTO Ranking2025 VALUES (25, 30, 'Hudson State University', 'USA', 'New York', 73.5, 59.6, 79.8, 76.6, 85.2, 88.2, 24505, 19.4, 4.3, 58.6, 48000, 1981, 'V', 0, 1, '2024-03-31', '2024-05-29');
INSERT INTO Ranking2025 VALUES (26, 29, 'Blue Ridge College', 'USA', 'Asheville', 73.2, 75.3, 68.8, 75.8, 78.4, 68.4, 8202, 5.6, 45.5, 35.5, 49000, 1938, 'V', 0, 1, '2024-03-30', '2024-07-14');
INSERT INTO Ranking2025 VALUES (27, 27, 'Prairie State University', 'USA', 'Madison', 72.0, 73.3, 59.2, 83.5, 75.9, 68.9, 60165, 16.1, 35.1, 43.2, 38000, 1835, 'P', 2, 1, '2024-02-19', '2024-06-29');
INSERT INTO Ranking2025 VALUES (28, 26, 'Spree University', 'Germany', 'Berlin', 71.2, 72.4, 62.8, 76.2, 83.6, 73.4, 39439, 10.3, 21.2, 33.1, 13000, 1881, 'V', 0, 0, '2024-01-18', '2024-05-02');
INSERT INTO Ranking2025 VALUES (29, 34, 'Texarkana University', 'USA', 'Austin', 71.1, 66.0, 69.0, 79.6, 68.3, 67.0, 46622, 5.7, 23.7, NULL, 64000, 1933, 'V', 14, 1, '2024-04-05', '2024-07-08');
INSERT INTO Ranking2025 VALUES (30, 21, 'Aldermere University', 'UK', 'Aldermere', 70.0, 76.9, 67.6, 65.3, 73.4, 68.2, 4216, 15.0, 15.6, 59.5, 41000, 1948, 'P', 1, 0, '2024-01-27', '2024-06-03');
INSERT INTO Ranking2025 VALUES (31, 28, 'Veluwe University', 'Netherlands', 'Wageningen', 69.9, 65.5, 65.2, 77.3, 65.5, 81.8, 47883, 13.1, 45.0, 31.2, 5000, 1917, 'P', 3, 0, '2024-03-25', '2024-06-15');
INSERT INTO Ranking2025 VALUES (32, 33, 'Lakeshore University', 'USA', 'Chicago', 69.2, 57.6, 72.5, 76.6, 65.3, 76.8, 11874, 6.2, 44.0, 46.3, 57000, 1815, 'V', 0, 1, '2024-01-23', '2024-05-22');
INSERT INTO Ranking2025 VALUES (33, 32, 'Qinling Institute of Technology', 'China', 'Xian', 68.5, 72.1, 63.1, 69.1, 69.5, 74.1, 39245, 21.8, 18.2, 59.4, 4000, 1967, 'P', 8, 0, '2024-01-23', '2024-05-17');
INSERT INTO Ranking2025 VALUES (34, 36, 'Ontario Lakes University', 'Canada', 'Toronto', 67.9, 68.2, 63.8, 72.6, 60.5, 68.4, 23047, 18.4, 13.7, 51.6, 40000, 1943, 'P', 14, 1, '2024-03-27', '2024-05-10');
INSERT INTO Ranking2025 VALUES (35, 38, 'Pudong University', 'China', 'Shanghai', 67.4, 69.7, 69.4, 61.0, 75.9, 72.5, 47417, 20.9, 30.1, 55.5, 13000, 1866, 'P', 22, 1, '2024-04-02', NULL);
INSERT INTO Ranking2025 VALUES (36, 39, 'Pennine Technical University', 'UK', 'Leeds', 66.9, 70.1, 59.7, 71.6, 62.1, 67.0, 62525, 14.0, 33.9, 41.8, 38000, 1959, 'P', 0, 0, '2024-03-29', '2024-06-07');
INSERT INTO Ranking2025 VALUES (37, 35, 'Yarra University', 'Australia', 'Melbourne', 66.4, 66.8, 59.0, 73.9, 67.1, 63.7, 54607, 6.1, 26.5, 42.8, 42000, 1832, 'P', 8, 0, '2024-03-30', NULL);
INSERT INTO Ranking2025 VALUES (38, 31, 'Straits Technological University', 'Singapore', 'Singapore', 66.3, 66.0, 71.6, 66.3, 51.4, 51.4, 6152, 24.8, 38.7, 59.8, 31000, 1937, 'P', 3, 0, '2024-04-08', NULL);
INSERT INTO Ranking2025 VALUES (39, 43, 'University of Cascadia', 'USA', 'Seattle', 65.7, 72.7, 55.4, 66.6, 70.7, 73.6, 58671, 12.9, 28.7, NULL, 55000, 1823, 'V', 1, 1, '2024-02-08', '2024-05-07');
INSERT INTO Ranking2025 VALUES (40, 44, 'Elbe Technical University', 'Germany', 'Dresden', 65.7, 71.5, 58.5, 63.4, 76.1, 76.6, 37494, 29.4, 25.9, 57.6, 7000, 1516, 'P', 0, 0, '2024-03-09', '2024-07-07');
INSERT INTO Ranking2025 VALUES (41, 40, 'Isar Technical University', 'Germany', 'Munich', 65.0, 62.9, 64.1, 70.1, 59.2, 58.3, 21134, 18.2, 28.9, 62.0, 13000, 1884, 'P', 0, 0, '2024-01-09', '2024-06-04');
INSERT INTO Ranking2025 VALUES (42, NULL, 'Università del Reno', 'Italy', 'Bologna', 63.8, 58.1, 57.8, 75.2, 65.1, 65.1, 62276, 18.5, 24.9, 54.3, 17000, 1862, 'P', 0, 0, '2024-03-14', '2024-07-08');
INSERT INTO Ranking2025 VALUES (43, 45, 'Amstel University', 'Netherlands', 'Amsterdam', 63.4, 70.9, 56.5, 62.9, 58.2, 66.9, 22046, 9.0, 39.2, 45.7, 8000, 1964, 'P', 1, 0, '2024-02-18', '2024-06-23');
INSERT INTO Ranking2025 VALUES (44, 42, 'Ganga Institute of Technology', 'India', 'Delhi', 63.1, 56.9, 84.8, 50.0, 56.3, 55.9, 58974, 23.4, 30.0, 39.7, 16000, 1927, 'P', 0, 0, '2024-04-15', '2024-05-11');
INSERT INTO Ranking2025 VALUES (45, 37, 'École Supérieure du Rhône', 'France', 'Lyon', 62.7, 62.6, 60.9, 64.0, 63.1, 64.7, 4850, 13.2, 4.8, 57.9, 9000, 1854, 'P', 5, 0, '2024-03-04', '2024-07-08');
INSERT INTO Ranking2025 VALUES (46, 49, 'Mont-Royal University', 'Canada', 'Montreal', 61.5, 57.8, 68.7, 57.1, 59.9, 67.9, 61894, 11.9, 36.4, 60.9, 52000, 1933, 'P', 3, 1, '2024-01-19', '2024-07-19');
INSERT INTO Ranking2025 VALUES (47, 46, 'Mälar University', 'Sweden', 'Stockholm', 61.5, 56.5, 68.8, 60.8, 53.0, 58.5, 22375, 17.6, 19.0, 45.6, 6000, 1233, 'P', 0, 1, '2024-03-27', '2024-06-05');
INSERT INTO Ranking2025 VALUES (48, 53, 'Yodo University', 'Japan', 'Osaka', 61.5, 65.6, 52.2, 65.5, 63.8, 65.5, 15737, 4.5, 34.2, 40.0, 15000, 1824, 'P', 0, 1, '2024-01-22', '2024-07-18');
INSERT INTO Ranking2025 VALUES (49, 54, 'Pearl River University', 'China', 'Guangzhou', 60.3, 51.9, 61.3, 61.8, 82.3, 75.9, 47916, 12.9, 42.2, 55.5, 11000, 1882, 'P', 0, 0, '2024-03-23', '2024-07-27');
INSERT INTO Ranking2025 VALUES (50, 48, 'Fraser Coast University', 'Canada', 'Vancouver', 59.5, 65.8, 53.5, 59.8, 60.3, 56.7, 50208, 17.2, 38.9, 28.0, 45000, 1969, 'V', 0, 0, '2024-03-22', '2024-05-26');
INSERT INTO Ranking2025 VALUES (51, 51, 'Table Bay University', 'South Africa', 'Cape Town', 59.4, 52.5, 63.6, 61.7, 56.8, 63.2, 26815, 13.9, 5.7, 54.1, 6000, 1931, 'P', 0, 0, '2024-03-27', '2024-05-31');
INSERT INTO Ranking2025 VALUES (52, 56, 'Hangang University', 'South Korea', 'Seoul', 59.3, 62.7, 57.7, 60.0, 58.2, 47.8, 64750, 16.9, 5.3, 44.4, 14000, 1832, 'P', 3, 1, '2024-02-07', NULL);
INSERT INTO Ranking2025 VALUES (53, 52, 'University of Strathmoor', 'UK', 'Glasgow', 59.2, 61.1, 52.8, 62.7, 63.8, 60.6, 55505, 21.1, 28.0, 57.0, 31000, 1943, 'P', 8, 1, '2024-01-18', '2024-07-05');
INSERT INTO Ranking2025 VALUES (54, 50, 'Suomi Technical University', 'Finland', 'Helsinki', 58.9, 55.9, 61.1, 62.0, 57.2, 49.1, 17008, 5.6, 35.5, 54.9, 6000, 1866, 'P', 0, 0, '2024-03-06', NULL);
INSERT INTO Ranking2025 VALUES (55, 47, 'Cambermouth University', 'UK', 'Cambermouth', 57.3, 62.0, 50.9, 59.1, 50.6, 61.1, 52811, 29.6, 20.7, 42.3, 41000, 1843, 'P', 0, 0, '2024-04-14', '2024-05-13');
INSERT INTO Ranking2025 VALUES (56, 57, 'Université de Garonne', 'France', 'Toulouse', 56.9, 63.7, 63.8, 42.1, 75.9, 49.3, 43251, 19.1, 31.5, NULL, 8000, 1373, 'V', 0, 0, '2024-03-17', '2024-07-27');
INSERT INTO Ranking2025 VALUES (57, 55, 'Universidad del Manzanares', 'Spain', 'Madrid', 56.8, 62.1, 48.1, 58.9, 48.9, 68.0, 45849, 9.1, 32.6, 53.5, 11000, 1988, 'P', 3, 1, '2024-01-16', '2024-06-18');
INSERT INTO Ranking2025 VALUES (58, NULL, 'Skåne University', 'Sweden', 'Lund', 55.0, 60.7, 53.7, 51.3, 53.6, 51.7, 4753, 17.2, 14.4, 28.9, 12000, 1534, 'V', 0, 1, '2024-02-29', '2024-05-12');
INSERT INTO Ranking2025 VALUES (59, 59, 'Paulista University', 'Brazil', 'Sao Paulo', 54.6, 53.3, 52.6, 54.7, 62.1, 65.5, 13420, 28.2, 5.3, 41.4, 18000, 1974, 'P', 5, 1, '2024-04-18', '2024-07-29');
INSERT INTO Ranking2025 VALUES (60, 60, 'Torrens University College', 'Australia', 'Adelaide', 49.0, 41.9, 54.0, 50.3, 50.3, 52.3, 18968, 11.8, 9.2, 29.1, 32000, 1990, 'P', 0, 1, '2024-02-12', NULL);
