/** What every connection is set to, on a server and embedded alike. */
export const sessionSettings = {
  timezone: 'UTC',
  // Statements here are short, and compiling one costs more than it saves; pages come from memory or an SSD.
  jit: 'off',
  random_page_cost: '1.1',
  // Low, because typing mistakes share few trigrams; `typingDistance` sorts out what is too far.
  'pg_trgm.similarity_threshold': '0.2',
  'pg_trgm.word_similarity_threshold': '0.4',
} as const;
