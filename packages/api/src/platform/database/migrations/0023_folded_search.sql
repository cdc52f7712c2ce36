UPDATE experiences e SET search = 
  setweight((
  SELECT (SELECT coalesce(string_agg(quote_literal(left(word, 255)) || ':' || least(place, 16383), ' '), '')::tsvector
    FROM regexp_split_to_table(lower(translate(normalize(regexp_replace(normalize(concat_ws(' ', written, (
    SELECT string_agg(array_to_string(names, ' '), ' ') FROM search_synonyms
    WHERE EXISTS (SELECT FROM unnest(names) AS name WHERE words @@ (SELECT string_agg(quote_literal(left(word, 255)), ' <-> ' ORDER BY place)::tsquery FROM regexp_split_to_table(lower(translate(normalize(regexp_replace(normalize(name, NFKD), '[̀-ͯ‌‍]', '', 'g'), NFC),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏÐÞØÆŒĐŁ', 'αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџðþøæœđł') COLLATE "C"), '[-/:-`{-©«-´¶-¹»-¿×÷।॥ -​‎-⁯₠-⃏←-⯿　-〄〈-〠︀-﹯]+') WITH ORDINALITY AS split (word, place)
    WHERE word <> '')))), NFKD), '[̀-ͯ‌‍]', '', 'g'), NFC),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏÐÞØÆŒĐŁ', 'αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџðþøæœđł') COLLATE "C"), '[-/:-`{-©«-´¶-¹»-¿×÷।॥ -​‎-⁯₠-⃏←-⯿　-〄〈-〠︀-﹯]+') WITH ORDINALITY AS split (word, place)
    WHERE word <> '')
  FROM (SELECT part AS written, (SELECT coalesce(string_agg(quote_literal(left(word, 255)) || ':' || least(place, 16383), ' '), '')::tsvector
    FROM regexp_split_to_table(lower(translate(normalize(regexp_replace(normalize(part, NFKD), '[̀-ͯ‌‍]', '', 'g'), NFC),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏÐÞØÆŒĐŁ', 'αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџðþøæœđł') COLLATE "C"), '[-/:-`{-©«-´¶-¹»-¿×÷।॥ -​‎-⁯₠-⃏←-⯿　-〄〈-〠︀-﹯]+') WITH ORDINALITY AS split (word, place)
    WHERE word <> '') AS words FROM (SELECT concat_ws(' ', e.title, e.short_name) AS part) AS given OFFSET 0) AS parsed), 'A') ||
  setweight((
  SELECT (SELECT coalesce(string_agg(quote_literal(left(word, 255)) || ':' || least(place, 16383), ' '), '')::tsvector
    FROM regexp_split_to_table(lower(translate(normalize(regexp_replace(normalize(concat_ws(' ', written, (
    SELECT string_agg(array_to_string(names, ' '), ' ') FROM search_synonyms
    WHERE EXISTS (SELECT FROM unnest(names) AS name WHERE words @@ (SELECT string_agg(quote_literal(left(word, 255)), ' <-> ' ORDER BY place)::tsquery FROM regexp_split_to_table(lower(translate(normalize(regexp_replace(normalize(name, NFKD), '[̀-ͯ‌‍]', '', 'g'), NFC),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏÐÞØÆŒĐŁ', 'αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџðþøæœđł') COLLATE "C"), '[-/:-`{-©«-´¶-¹»-¿×÷।॥ -​‎-⁯₠-⃏←-⯿　-〄〈-〠︀-﹯]+') WITH ORDINALITY AS split (word, place)
    WHERE word <> '')))), NFKD), '[̀-ͯ‌‍]', '', 'g'), NFC),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏÐÞØÆŒĐŁ', 'αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџðþøæœđł') COLLATE "C"), '[-/:-`{-©«-´¶-¹»-¿×÷।॥ -​‎-⁯₠-⃏←-⯿　-〄〈-〠︀-﹯]+') WITH ORDINALITY AS split (word, place)
    WHERE word <> '')
  FROM (SELECT part AS written, (SELECT coalesce(string_agg(quote_literal(left(word, 255)) || ':' || least(place, 16383), ' '), '')::tsvector
    FROM regexp_split_to_table(lower(translate(normalize(regexp_replace(normalize(part, NFKD), '[̀-ͯ‌‍]', '', 'g'), NFC),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏÐÞØÆŒĐŁ', 'αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџðþøæœđł') COLLATE "C"), '[-/:-`{-©«-´¶-¹»-¿×÷।॥ -​‎-⁯₠-⃏←-⯿　-〄〈-〠︀-﹯]+') WITH ORDINALITY AS split (word, place)
    WHERE word <> '') AS words FROM (SELECT concat_ws(' ', e.location, d.name, d.state, CASE WHEN e.distance_km <= 100 THEN 'Bengaluru' END) AS part) AS given OFFSET 0) AS parsed), 'B') ||
  setweight((
  SELECT (SELECT coalesce(string_agg(quote_literal(left(word, 255)) || ':' || least(place, 16383), ' '), '')::tsvector
    FROM regexp_split_to_table(lower(translate(normalize(regexp_replace(normalize(concat_ws(' ', written, (
    SELECT string_agg(array_to_string(names, ' '), ' ') FROM search_synonyms
    WHERE EXISTS (SELECT FROM unnest(names) AS name WHERE words @@ (SELECT string_agg(quote_literal(left(word, 255)), ' <-> ' ORDER BY place)::tsquery FROM regexp_split_to_table(lower(translate(normalize(regexp_replace(normalize(name, NFKD), '[̀-ͯ‌‍]', '', 'g'), NFC),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏÐÞØÆŒĐŁ', 'αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџðþøæœđł') COLLATE "C"), '[-/:-`{-©«-´¶-¹»-¿×÷।॥ -​‎-⁯₠-⃏←-⯿　-〄〈-〠︀-﹯]+') WITH ORDINALITY AS split (word, place)
    WHERE word <> '')))), NFKD), '[̀-ͯ‌‍]', '', 'g'), NFC),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏÐÞØÆŒĐŁ', 'αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџðþøæœđł') COLLATE "C"), '[-/:-`{-©«-´¶-¹»-¿×÷।॥ -​‎-⁯₠-⃏←-⯿　-〄〈-〠︀-﹯]+') WITH ORDINALITY AS split (word, place)
    WHERE word <> '')
  FROM (SELECT part AS written, (SELECT coalesce(string_agg(quote_literal(left(word, 255)) || ':' || least(place, 16383), ' '), '')::tsvector
    FROM regexp_split_to_table(lower(translate(normalize(regexp_replace(normalize(part, NFKD), '[̀-ͯ‌‍]', '', 'g'), NFC),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏÐÞØÆŒĐŁ', 'αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџðþøæœđł') COLLATE "C"), '[-/:-`{-©«-´¶-¹»-¿×÷।॥ -​‎-⁯₠-⃏←-⯿　-〄〈-〠︀-﹯]+') WITH ORDINALITY AS split (word, place)
    WHERE word <> '') AS words FROM (SELECT concat_ws(' ',
    (SELECT string_agg(name, ' ') FROM activities WHERE primary_key = ANY(e.activity_pks)),
    (SELECT string_agg(name, ' ') FROM themes WHERE primary_key = ANY(e.theme_pks)),
    (SELECT name FROM stay_types WHERE primary_key = e.stay_type_pk)) AS part) AS given OFFSET 0) AS parsed), 'C') ||
  setweight((
  SELECT (SELECT coalesce(string_agg(quote_literal(left(word, 255)) || ':' || least(place, 16383), ' '), '')::tsvector
    FROM regexp_split_to_table(lower(translate(normalize(regexp_replace(normalize(concat_ws(' ', written, (
    SELECT string_agg(array_to_string(names, ' '), ' ') FROM search_synonyms
    WHERE EXISTS (SELECT FROM unnest(names) AS name WHERE words @@ (SELECT string_agg(quote_literal(left(word, 255)), ' <-> ' ORDER BY place)::tsquery FROM regexp_split_to_table(lower(translate(normalize(regexp_replace(normalize(name, NFKD), '[̀-ͯ‌‍]', '', 'g'), NFC),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏÐÞØÆŒĐŁ', 'αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџðþøæœđł') COLLATE "C"), '[-/:-`{-©«-´¶-¹»-¿×÷।॥ -​‎-⁯₠-⃏←-⯿　-〄〈-〠︀-﹯]+') WITH ORDINALITY AS split (word, place)
    WHERE word <> '')))), NFKD), '[̀-ͯ‌‍]', '', 'g'), NFC),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏÐÞØÆŒĐŁ', 'αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџðþøæœđł') COLLATE "C"), '[-/:-`{-©«-´¶-¹»-¿×÷।॥ -​‎-⁯₠-⃏←-⯿　-〄〈-〠︀-﹯]+') WITH ORDINALITY AS split (word, place)
    WHERE word <> '')
  FROM (SELECT part AS written, (SELECT coalesce(string_agg(quote_literal(left(word, 255)) || ':' || least(place, 16383), ' '), '')::tsvector
    FROM regexp_split_to_table(lower(translate(normalize(regexp_replace(normalize(part, NFKD), '[̀-ͯ‌‍]', '', 'g'), NFC),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏÐÞØÆŒĐŁ', 'αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџðþøæœđł') COLLATE "C"), '[-/:-`{-©«-´¶-¹»-¿×÷।॥ -​‎-⁯₠-⃏←-⯿　-〄〈-〠︀-﹯]+') WITH ORDINALITY AS split (word, place)
    WHERE word <> '') AS words FROM (SELECT e.summary AS part) AS given OFFSET 0) AS parsed), 'D') FROM destinations d WHERE d.primary_key = e.destination_pk;--> statement-breakpoint
TRUNCATE "search_words" CASCADE;--> statement-breakpoint
INSERT INTO "search_words" ("word","documents") SELECT word, ndoc FROM ts_stat('SELECT search FROM experiences') WHERE length(word) <= 40;--> statement-breakpoint
INSERT INTO search_postings (word_pk, score, experience_pk)
    SELECT w.primary_key, 
  CASE WHEN 'A' = ANY(weights) THEN 608 WHEN 'B' = ANY(weights) THEN 243 WHEN 'C' = ANY(weights) THEN 122 ELSE 61 END
  + e.editor_rank, e.primary_key
    FROM experiences e CROSS JOIN LATERAL unnest(e.search) AS u (word, positions, weights)
    JOIN search_words w ON w.word = u.word
    WHERE true;
