export { insertPostings, maxWordLength, refreshSearchIndex, searchDocument } from './refresh-search-index';
export { searchRoutes } from './routes';
export { searchAll } from './search-all';
