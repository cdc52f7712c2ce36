import { capitals, ignoredInSearch, smallLetters, wordSeparators } from '@kaadu/contracts/search-text';
import { sql, type SQL } from 'drizzle-orm';

/** SQL of `foldForSearch`. It depends on no collation, so that every database returns the same. */
export const folded = (text: SQL) =>
  sql`lower(translate(normalize(regexp_replace(normalize(${text}, NFKD), ${literal(ignoredInSearch)}, '', 'g'), NFC),
    ${literal(capitals)}, ${literal(smallLetters)}) COLLATE "C")`;

const wordsOf = (text: SQL) =>
  sql`regexp_split_to_table(${folded(text)}, ${literal(wordSeparators)}) WITH ORDINALITY AS split (word, place)
    WHERE word <> ''`;

/**
 * SQL of the words of a text with their positions. Not PostgreSQL's parser, which splits Indic words
 * depending on the locale.
 */
export const vectorOf = (text: SQL) =>
  sql`(SELECT coalesce(string_agg(quote_literal(left(word, 255)) || ':' || least(place, 16383), ' '), '')::tsvector
    FROM ${wordsOf(text)})`;

/** SQL of the query for consecutive words of a text. */
export const phraseOf = (text: SQL) =>
  sql`(SELECT string_agg(quote_literal(left(word, 255)), ' <-> ' ORDER BY place)::tsquery FROM ${wordsOf(text)})`;

/** Quotes a constant that has no quotation mark. Migrations and indexes need literals. */
const literal = (text: string) => sql.raw(`'${text}'`);
