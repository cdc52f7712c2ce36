import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { key } from '../../platform/database/columns';
import { experiences } from '../catalogue';

/** Words of all search documents with their document counts, for prefixes and misspellings. */
export const searchWords = pgTable(
  'search_words',
  {
    primaryKey: integer('primary_key').primaryKey().generatedByDefaultAsIdentity(),
    word: text('word').notNull().unique(),
    documents: integer('documents').notNull(),
  },
  (table) => [
    // Reads the most common words with a prefix in order, without sorting all of them.
    index('search_words_one_letter').on(sql`left(word, 1)`, table.documents.desc().nullsFirst()),
    index('search_words_two_letters').on(sql`left(word, 2)`, table.documents.desc().nullsFirst()),
    index('search_words_three_letters').on(sql`left(word, 3)`, table.documents.desc().nullsFirst()),
    index('search_words_similar').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

/**
 * Inverted index of words and experiences, with scores. The primary key reads the best experiences of a word
 * in order. Derived from `experiences.search` by `refreshSearchIndex`.
 */
export const searchPostings = pgTable(
  'search_postings',
  {
    wordPk: integer('word_pk')
      .notNull()
      .references(() => searchWords.primaryKey),
    /** Score in thousandths: the word's weight in the document plus the editor's rank. */
    score: smallint('score').notNull(),
    experiencePk: integer('experience_pk')
      .notNull()
      .references(() => experiences.primaryKey, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.wordPk, table.score, table.experiencePk] }),
    index('search_postings_experience').on(table.experiencePk),
  ],
);

/** Synonyms, such as the old and the new name of a town: a document with one of them is found by all. */
export const searchSynonyms = pgTable('search_synonyms', {
  primaryKey: key(),
  /** Synonyms in lower case, of one or more words each. */
  names: text('names').array().notNull(),
});
