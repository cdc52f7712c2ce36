import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';

/** Word of the index. */
export interface KnownWord {
  readonly primaryKey: number;
  readonly word: string;
  readonly documents: number;
}

interface WordRow extends Record<string, unknown> {
  readonly typed: string;
  readonly primary_key: number;
  readonly word: string;
  readonly documents: number;
}

/** Maximum number of words for a prefix. */
const maxWords = 64;
const maxSimilarWords = 40;

/**
 * Returns the SQL of the typed word and the most common words with that prefix. The indexes cover one, two
 * and three letters.
 */
function wordsWithPrefix(typed: string): SQL {
  const letters = sql.raw(String(Math.min(3, [...typed].length)));
  return sql`
    (SELECT ${typed}::text AS typed, primary_key, word, documents FROM search_words WHERE word = ${typed})
    UNION ALL
    (SELECT ${typed}, primary_key, word, documents FROM search_words
    WHERE left(word, ${letters}) = left(${typed}, ${letters}) AND starts_with(word, ${typed}) AND word <> ${typed}
    ORDER BY documents DESC, word COLLATE "C" LIMIT ${maxWords})`;
}

/** Returns the SQL of words similar to the typed one, the most similar first. */
function similarWords(typed: string): SQL {
  return sql`
    (SELECT ${typed}::text AS typed, primary_key, word, documents FROM search_words
    WHERE word % ${typed} OR word %> ${typed}
    ORDER BY greatest(similarity(word, ${typed}), word_similarity(${typed}, word)) DESC, documents DESC, word COLLATE "C"
    LIMIT ${maxSimilarWords})`;
}

async function lookUp(
  db: Db,
  words: readonly string[],
  statement: (typed: string) => SQL,
): Promise<Map<string, KnownWord[]>> {
  const found = new Map(words.map((typed): [string, KnownWord[]] => [typed, []]));
  if (words.length === 0) return found;
  const { rows } = await db.execute<WordRow>(sql.join(words.map(statement), sql` UNION ALL `));
  for (const { typed, primary_key, word, documents } of rows) {
    found.get(typed)?.push({ primaryKey: primary_key, word, documents });
  }
  return found;
}

/** Finds indexed words that start with each typed word: the word itself first, then the most common. */
export function findWordsWithPrefix(db: Db, words: readonly string[]): Promise<Map<string, KnownWord[]>> {
  return lookUp(db, words, wordsWithPrefix);
}

/** Finds indexed words similar to each typed word. */
export function findSimilarWords(db: Db, words: readonly string[]): Promise<Map<string, KnownWord[]>> {
  return lookUp(db, words, similarWords);
}
