CREATE TABLE supplier (
  code TEXT PRIMARY KEY,
  supp_name TEXT,
  dlv_days TEXT,
  min_order_gbp INTEGER,
  credit_days INTEGER,
  local_yn TEXT
);
INSERT INTO supplier VALUES ('BKR', 'Bakers Bros', 'Mon, Wed, Fri', 0, 7, 'no');
INSERT INTO supplier VALUES ('DAI', 'Cwm Dairy', 'Mon, Tue, Wed, Thu, Fri, Sat', 25, 14, 'yes');
INSERT INTO supplier VALUES ('CAS', 'Castle Cash & Carry', 'Tue', 100, 0, 'no');
INSERT INTO supplier VALUES ('GRN', 'Greenway Produce', 'Tue, Fri', 40, 14, 'yes');
INSERT INTO supplier VALUES ('WIN', 'Vine & Cellar', 'Thu', 150, 30, 'no');
INSERT INTO supplier VALUES ('SWE', 'Sugarloaf Confectionery', 'Wed', 75, 30, 'Yes');
INSERT INTO supplier VALUES ('PET', 'Paws Wholesale', 'Thu', 60, 30, 'no');
CREATE TABLE orders (
  ord_no INTEGER PRIMARY KEY,
  ord_dt TEXT,
  dlv_dt TEXT,
  supp TEXT REFERENCES supplier(code),
  item TEXT,
  qty_ord INTEGER,
  qty_short INTEGER,
  unit_cost REAL,
  rrp REAL,
  inv_paid TEXT,
  qty_returned INTEGER,
  placed_by TEXT,
  note TEXT
);
INSERT INTO orders VALUES (3101, '2025-01-29', '2025-02-04', 'BKR', 'Croissant', 10, 0, 0.55, 1.1, 'x', 2, 'Anita', NULL);
INSERT INTO orders VALUES (3102, '2025-03-22', '2025-03-28', 'BKR', 'White loaf', 12, 0, 0.82, 1.35, NULL, 0, 'Anita', NULL);
INSERT INTO orders VALUES (3103, '2025-01-22', '2025-01-28', 'SWE', 'Mint imperials', 20, 6, 0.6, 1.1, NULL, 0, 'bev', NULL);
INSERT INTO orders VALUES (3104, '2025-05-19', '2025-05-23', 'SWE', 'Mint imperials', 30, 0, 0.6, 1.1, NULL, 2, 'bev', NULL);
INSERT INTO orders VALUES (3105, '2025-02-28', '2025-03-05', 'DAI', 'Salted butter 250g', 30, 0, 1.76, 2.35, '', 1, 'Bev', NULL);
INSERT INTO orders VALUES (3106, '2025-03-23', '2025-03-27', 'WIN', 'Prosecco', 10, 0, 5.6, 9.5, 'x', 0, 'Colin', 'short dated');
INSERT INTO orders VALUES (3107, '2025-03-13', '2025-03-14', 'GRN', 'Bananas', 24, 6, 0.75, 1.3, 'x', 1, 'Bev', NULL);
INSERT INTO orders VALUES (3108, '2025-05-27', '2025-06-02', 'GRN', 'Bananas', 48, 0, 0.75, 1.3, NULL, 0, 'Bev', 'short dated');
INSERT INTO orders VALUES (3109, '2025-04-11', '2025-04-15', 'CAS', 'Loo roll 4pk', 6, 1, 1.43, 2.2, 'x', 0, 'Bev', NULL);
INSERT INTO orders VALUES (3110, '2025-02-12', '2025-02-14', 'GRN', 'Carrots', 30, 0, 0.5, 0.95, 'x', 0, 'bev', 'wrong size');
INSERT INTO orders VALUES (3111, '2025-05-16', '2025-05-19', 'SWE', 'Fudge bag', 48, 1, 1.4, 2.75, 'x', 1, 'bev', 'crushed');
INSERT INTO orders VALUES (3112, '2025-03-10', '2025-03-11', 'SWE', 'Fudge bag', 6, 2, 1.54, 2.75, 'x', 0, 'Bev', 'crushed, wet');
INSERT INTO orders VALUES (3113, '2025-04-20', '2025-04-24', 'DAI', 'Semi-skimmed 2L', 12, 2, 1.16, 1.65, 'x', 0, 'Anita', NULL);
INSERT INTO orders VALUES (3114, '2025-04-30', '2025-05-06', 'CAS', 'Baked beans', 48, 0, 0.53, 0.95, 'x', 1, 'bev', 'mouldy');
INSERT INTO orders VALUES (3115, '2025-04-29', '2025-04-30', 'CAS', 'Tea bags 80s', 30, 6, 1.75, 2.9, 'x', 4, 'Colin', NULL);
INSERT INTO orders VALUES (3116, '2025-06-18', '2025-06-21', 'CAS', 'Baked beans', 12, 0, 0.48, 0.95, NULL, 2, 'Anita', 'crushed');
INSERT INTO orders VALUES (3117, '2025-04-18', '2025-04-22', 'DAI', 'Semi-skimmed 2L', 48, 0, 1.1, 1.65, 'x', 2, 'bev', NULL);
INSERT INTO orders VALUES (3118, '2025-06-03', '2025-06-05', 'GRN', 'carrots', 20, 0, 0.5, 0.95, 'x', 2, 'bev', NULL);
INSERT INTO orders VALUES (3119, '2025-05-08', '2025-05-10', 'CAS', 'Tea bags 80s', 48, 2, 1.75, 2.9, NULL, 1, 'Anita', NULL);
INSERT INTO orders VALUES (3120, '2025-01-29', '2025-02-04', 'DAI', 'Free range eggs x6', 24, 2, 1.31, 1.95, '', 2, 'Colin', NULL);
INSERT INTO orders VALUES (3121, '2025-02-24', '2025-02-26', 'CAS', 'Washing-up liquid', 48, 0, 0.99, 1.5, 'x', 0, 'bev', 'short dated');
INSERT INTO orders VALUES (3122, '2025-05-01', '2025-05-02', 'CAS', 'washing-up liquid', 48, 2, 0.9, 1.5, 'x', 2, 'Bev', NULL);
INSERT INTO orders VALUES (3123, '2025-04-12', '2025-04-16', 'DAI', 'Free range eggs x6', 10, 0, 1.25, 1.95, 'x', 4, 'Colin', NULL);
INSERT INTO orders VALUES (3124, '2025-05-20', '2025-05-22', 'DAI', 'Salted butter 250g', 20, 0, 1.6, 2.35, 'x', 0, 'Bev', NULL);
INSERT INTO orders VALUES (3125, '2025-03-31', '2025-04-04', 'GRN', 'Potatoes 2.5kg', 12, 0, 1.26, 2.1, NULL, 0, 'bev', NULL);
INSERT INTO orders VALUES (3126, '2025-04-21', '2025-04-22', 'WIN', 'Cider 500ml', 6, 0, 1.16, 2.2, 'x', 4, 'bev', NULL);
INSERT INTO orders VALUES (3127, '2025-04-18', '2025-04-21', 'CAS', 'Washing-up liquid', 6, 0, 0.9, 1.5, 'x', 1, 'Bev', 'short dated');
INSERT INTO orders VALUES (3128, '2025-01-25', NULL, 'GRN', 'Potatoes 2.5kg', 6, 1, 1.26, 2.1, 'x', 0, 'bev', NULL);
INSERT INTO orders VALUES (3129, '2025-06-21', '2025-06-25', 'BKR', 'Sourdough', 10, 0, 1.99, 3.4, 'x', 2, 'bev', NULL);
INSERT INTO orders VALUES (3130, '2025-06-19', '2025-06-21', 'BKR', 'White loaf', 20, 2, 0.86, 1.35, NULL, 0, 'bev', 'crushed, wet');
INSERT INTO orders VALUES (3131, '2025-02-06', '2025-02-12', 'BKR', 'Croissant', 6, 2, 0.55, 1.1, '', 4, 'Colin', NULL);
INSERT INTO orders VALUES (3132, '2025-01-10', '2025-01-16', 'GRN', 'Potatoes 2.5kg', 24, 0, 1.2, 2.1, 'x', 4, 'bev', 'late again');
INSERT INTO orders VALUES (3133, '2025-05-09', '2025-05-14', 'BKR', 'White loaf', 12, 2, 0.86, 1.35, NULL, 2, 'Bev', NULL);
INSERT INTO orders VALUES (3134, '2025-03-22', '2025-03-26', 'BKR', 'White loaf', 12, 0, 0.86, 1.35, 'x', 0, 'Anita', 'crushed');
INSERT INTO orders VALUES (3135, '2025-05-17', '2025-05-20', 'BKR', 'croissant', 6, 0, 0.61, 1.1, '', 1, 'bev', NULL);
INSERT INTO orders VALUES (3136, '2025-02-12', '2025-02-14', 'WIN', 'cider 500ml', 10, 0, 1.1, 2.2, 'x', 4, 'Colin', NULL);
INSERT INTO orders VALUES (3137, '2025-05-06', '2025-05-12', 'DAI', 'Free range eggs x6', 30, 1, 1.25, 1.95, '', 0, 'Colin', NULL);
INSERT INTO orders VALUES (3138, '2025-06-01', NULL, 'CAS', 'Baked beans', 6, 6, 0.48, 0.95, 'x', 0, 'Colin', NULL);
INSERT INTO orders VALUES (3139, '2025-03-25', '2025-03-31', 'CAS', 'Tea bags 80s', 12, 2, 1.75, 2.9, 'x', 0, 'bev', NULL);
INSERT INTO orders VALUES (3140, '2025-03-25', '2025-03-26', 'GRN', 'potatoes 2.5kg', 30, 0, 1.2, 2.1, NULL, 1, 'Bev', 'wrong size');
INSERT INTO orders VALUES (3141, '2025-01-15', '2025-01-17', 'WIN', 'Prosecco', 12, 0, 5.88, 9.5, 'x', 0, 'bev', NULL);
INSERT INTO orders VALUES (3142, '2025-03-21', '2025-03-26', 'SWE', 'Mint imperials', 30, 2, 0.66, 1.1, 'x', 2, 'bev', NULL);
INSERT INTO orders VALUES (3143, '2025-03-26', '2025-03-30', 'DAI', 'Free range eggs x6', 12, 1, 1.31, 1.95, 'x', 1, 'Bev', NULL);
INSERT INTO orders VALUES (3144, '2025-03-21', '2025-03-24', 'SWE', 'Mint imperials', 48, 0, 0.63, 1.1, 'x', 0, 'bev', 'crushed, wet');
INSERT INTO orders VALUES (3145, '2025-03-21', '2025-03-22', 'BKR', 'Sourdough', 10, 1, 2.09, 3.4, 'x', 0, 'Anita', NULL);
INSERT INTO orders VALUES (3146, '2025-04-24', '2025-04-25', 'GRN', 'Potatoes 2.5kg', 6, 6, 1.2, 2.1, 'x', 0, 'Bev', NULL);
INSERT INTO orders VALUES (3147, '2025-01-21', '2025-01-26', 'CAS', 'Loo roll 4pk', 20, 0, 1.3, 2.2, NULL, 0, 'Anita', NULL);
INSERT INTO orders VALUES (3148, '2025-05-20', '2025-05-25', 'CAS', 'Baked beans', 20, 1, 0.5, 0.95, '', 0, 'Colin', NULL);
INSERT INTO orders VALUES (3149, '2025-06-26', '2025-07-01', 'CAS', 'Washing-up liquid', 20, 0, 0.99, 1.5, 'x', 4, 'Bev', NULL);
INSERT INTO orders VALUES (3150, '2025-05-22', '2025-05-24', 'CAS', 'Baked beans', 24, 2, 0.48, 0.95, 'x', 4, 'bev', NULL);
INSERT INTO orders VALUES (3151, '2025-04-16', NULL, 'CAS', 'Washing-up liquid', 24, 2, 0.9, 1.5, 'x', 4, 'Anita', 'late again');
INSERT INTO orders VALUES (3152, '2025-05-01', '2025-05-07', 'WIN', 'House red', 30, 0, 4.41, 7.5, NULL, 0, 'Bev', NULL);
INSERT INTO orders VALUES (3153, '2025-01-28', '2025-01-29', 'GRN', 'Carrots', 6, 0, 0.53, 0.95, 'x', 0, 'bev', 'mouldy');
INSERT INTO orders VALUES (3154, '2025-01-14', '2025-01-15', 'SWE', 'Fudge bag', 24, 0, 1.54, 2.75, 'x', 0, 'Colin', NULL);
INSERT INTO orders VALUES (3155, '2025-04-02', '2025-04-08', 'CAS', 'Loo roll 4pk', 6, 0, 1.3, 2.2, NULL, 0, 'Anita', NULL);
INSERT INTO orders VALUES (3156, '2025-03-21', '2025-03-27', 'CAS', 'Baked beans', 20, 0, 0.48, 0.95, '', 0, 'Anita', NULL);
INSERT INTO orders VALUES (3157, '2025-03-29', '2025-03-30', 'CAS', 'Washing-up liquid', 30, 1, 0.9, 1.5, '', 2, 'bev', NULL);
INSERT INTO orders VALUES (3158, '2025-05-13', '2025-05-14', 'CAS', 'Baked beans', 24, 1, 0.48, 0.95, NULL, 4, 'Colin', NULL);
INSERT INTO orders VALUES (3159, '2025-03-11', '2025-03-12', 'GRN', 'Bananas', 12, 2, 0.79, 1.3, '', 0, 'Colin', NULL);
INSERT INTO orders VALUES (3160, '2025-01-10', '2025-01-15', 'DAI', 'Free range eggs x6', 24, 6, 1.25, 1.95, 'x', 1, 'Anita', NULL);
INSERT INTO orders VALUES (3161, '2025-01-15', '2025-01-16', 'WIN', 'House red', 12, 6, 4.62, 7.5, NULL, 0, 'Colin', NULL);
INSERT INTO orders VALUES (3162, '2025-03-14', NULL, 'BKR', 'White loaf', 48, 6, 0.82, 1.35, '', 0, 'Colin', NULL);
INSERT INTO orders VALUES (3163, '2025-06-20', '2025-06-24', 'CAS', 'washing-up liquid', 24, 0, 0.95, 1.5, 'x', 0, 'Anita', NULL);
INSERT INTO orders VALUES (3164, '2025-04-28', '2025-04-29', 'DAI', 'Salted butter 250g', 12, 0, 1.76, 2.35, 'x', 0, 'bev', NULL);
INSERT INTO orders VALUES (3165, '2025-02-10', '2025-02-14', 'DAI', 'Semi-skimmed 2L', 10, 0, 1.1, 1.65, 'x', 0, 'Colin', 'crushed, wet');
INSERT INTO orders VALUES (3166, '2025-05-09', '2025-05-12', 'WIN', 'Prosecco', 20, 6, 5.6, 9.5, '', 0, 'Bev', NULL);
INSERT INTO orders VALUES (3167, '2025-05-31', '2025-06-02', 'BKR', 'White loaf', 48, 1, 0.82, 1.35, 'x', 1, 'Anita', NULL);
INSERT INTO orders VALUES (3168, '2025-06-21', '2025-06-27', 'BKR', 'White loaf', 10, 0, 0.82, 1.35, 'x', 0, 'Anita', NULL);
INSERT INTO orders VALUES (3169, '2025-03-29', '2025-04-04', 'GRN', 'carrots', 12, 0, 0.5, 0.95, '', 0, 'bev', NULL);
INSERT INTO orders VALUES (3170, '2025-06-07', '2025-06-08', 'DAI', 'free range eggs x6', 30, 0, 1.25, 1.95, '', 0, 'Colin', NULL);
INSERT INTO orders VALUES (3171, '2025-01-10', '2025-01-12', 'GRN', 'Potatoes 2.5kg', 30, 0, 1.32, 2.1, '', 0, 'Bev', NULL);
INSERT INTO orders VALUES (3172, '2025-02-13', '2025-02-14', 'GRN', 'Carrots', 30, 0, 0.53, 0.95, NULL, 0, 'Anita', NULL);
INSERT INTO orders VALUES (3173, '2025-04-07', NULL, 'WIN', 'Prosecco', 6, 0, 6.16, 9.5, '', 0, 'Bev', 'wrong size');
INSERT INTO orders VALUES (3174, '2025-04-30', '2025-05-02', 'GRN', 'Carrots', 20, 6, 0.53, 0.95, 'x', 2, 'Bev', NULL);
INSERT INTO orders VALUES (3175, '2025-01-08', '2025-01-12', 'BKR', 'Croissant', 24, 0, 0.55, 1.1, 'x', 0, 'Anita', NULL);
INSERT INTO orders VALUES (3176, '2025-05-25', '2025-05-31', 'DAI', 'Semi-skimmed 2L', 30, 6, 1.1, 1.65, NULL, 0, 'Anita', NULL);
INSERT INTO orders VALUES (3177, '2025-04-22', '2025-04-28', 'BKR', 'White loaf', 48, 0, 0.86, 1.35, 'x', 0, 'Anita', NULL);
INSERT INTO orders VALUES (3178, '2025-05-26', NULL, 'WIN', 'House red', 20, 0, 4.2, 7.5, 'x', 0, 'Bev', NULL);
INSERT INTO orders VALUES (3179, '2025-04-03', '2025-04-05', 'BKR', 'Sourdough', 6, 0, 1.9, 3.4, 'x', 2, 'Anita', NULL);
INSERT INTO orders VALUES (3180, '2025-06-21', '2025-06-26', 'BKR', 'Croissant', 48, 0, 0.55, 1.1, '', 0, 'Anita', NULL);
INSERT INTO orders VALUES (3181, '2025-04-19', NULL, 'GRN', 'Bananas', 10, 0, 0.75, 1.3, '', 1, 'bev', 'crushed');
INSERT INTO orders VALUES (3182, '2025-04-28', '2025-05-02', 'DAI', 'Free range eggs x6', 12, 6, 1.31, 1.95, '', 0, 'Bev', NULL);
INSERT INTO orders VALUES (3183, '2025-04-23', '2025-04-26', 'GRN', 'Bananas', 24, 6, 0.79, 1.3, '', 2, 'Anita', 'crushed, wet');
INSERT INTO orders VALUES (3184, '2025-06-18', '2025-06-22', 'GRN', 'Carrots', 12, 0, 0.5, 0.95, 'x', 1, 'Anita', NULL);
INSERT INTO orders VALUES (3185, '2025-05-08', '2025-05-09', 'CAS', 'tea bags 80s', 24, 2, 1.75, 2.9, 'x', 0, 'bev', NULL);
