/** What every connection is set to, on a server and embedded alike. */
export const sessionSettings = {
  timezone: 'UTC',
  // Low, because typing mistakes share few trigrams; `typingDistance` sorts out what is too far.
  'pg_trgm.similarity_threshold': '0.2',
  'pg_trgm.word_similarity_threshold': '0.4',
} as const;
