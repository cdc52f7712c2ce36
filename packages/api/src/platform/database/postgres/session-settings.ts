/** Settings of every connection, on a server and embedded. */
export const sessionSettings = {
  timezone: 'UTC',
  // Statements here are short, and compiling one costs more than it saves; pages come from memory or an SSD.
  jit: 'off',
  random_page_cost: '1.1',
  // Low, because misspelt words share few trigrams; `prefixEditDistance` rejects what is too different.
  'pg_trgm.similarity_threshold': '0.2',
  'pg_trgm.word_similarity_threshold': '0.4',
} as const;
