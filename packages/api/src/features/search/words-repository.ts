import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';

/** A word of the documents. */
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

/** Most words that a beginning stands for, the commonest. */
const mostWords = 64;
const mostAlike = 40;

/** The typed word itself and the commonest of those that begin so; the indexes are by one, two and three letters. */
function wordsBeginning(typed: string): SQL {
  const letters = sql.raw(String(Math.min(3, [...typed].length)));
  return sql`
    (SELECT ${typed}::text AS typed, primary_key, word, documents FROM search_words WHERE word = ${typed})
    UNION ALL
    (SELECT ${typed}, primary_key, word, documents FROM search_words
    WHERE left(word, ${letters}) = left(${typed}, ${letters}) AND starts_with(word, ${typed}) AND word <> ${typed}
    ORDER BY documents DESC LIMIT ${mostWords})`;
}

/** Words that share letters with the typed one, the likest first. */
function wordsAlike(typed: string): SQL {
  return sql`
    (SELECT ${typed}::text AS typed, primary_key, word, documents FROM search_words
    WHERE word % ${typed} OR word %> ${typed}
    ORDER BY greatest(similarity(word, ${typed}), word_similarity(${typed}, word)) DESC, documents DESC, word
    LIMIT ${mostAlike})`;
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

/** The documents' words that begin with each typed word: itself first, then the commonest. */
export function findWordsBeginning(db: Db, words: readonly string[]): Promise<Map<string, KnownWord[]>> {
  return lookUp(db, words, wordsBeginning);
}

/** The documents' words that look like each typed word. */
export function findWordsAlike(db: Db, words: readonly string[]): Promise<Map<string, KnownWord[]>> {
  return lookUp(db, words, wordsAlike);
}
