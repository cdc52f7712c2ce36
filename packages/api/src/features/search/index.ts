export { insertPostings, maxWordLength, refreshSearchIndex, searchDocument } from './refresh-search-index';
export { searchRoutes } from './routes';
export { findExperienceKeys, searchAll } from './search-all';
export { searchSynonyms } from './tables';
