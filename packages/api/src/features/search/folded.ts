import { capitals, ignoredInSearch, smallLetters, wordSeparators } from '@kaadu/contracts/search-text';
import { sql, type SQL } from 'drizzle-orm';

/** SQL of `foldForSearch`. It reads no collation, so that every database gives the same. */
export const folded = (text: SQL) =>
  sql`lower(translate(normalize(regexp_replace(normalize(${text}, NFKD), ${literal(ignoredInSearch)}, '', 'g'), NFC),
    ${literal(capitals)}, ${literal(smallLetters)}) COLLATE "C")`;

const wordsOf = (text: SQL) =>
  sql`regexp_split_to_table(${folded(text)}, ${literal(wordSeparators)}) WITH ORDINALITY AS split (word, place)
    WHERE word <> ''`;

/** The words of a text with their places. The parser of the database is not used: it splits Indic words by locale. */
export const vectorOf = (text: SQL) =>
  sql`(SELECT coalesce(string_agg(quote_literal(left(word, 255)) || ':' || least(place, 16383), ' '), '')::tsvector
    FROM ${wordsOf(text)})`;

/** Query for the words of a text, one after the other. */
export const phraseOf = (text: SQL) =>
  sql`(SELECT string_agg(quote_literal(left(word, 255)), ' <-> ' ORDER BY place)::tsquery FROM ${wordsOf(text)})`;

/** The constants have no quotation mark. A literal also stands in migrations and indexes. */
const literal = (text: string) => sql.raw(`'${text}'`);
