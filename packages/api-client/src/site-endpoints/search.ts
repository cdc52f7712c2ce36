export { getSearchSuggestions, searchAll } from '@kaadu/contracts/search';
