import * as endpoints from '@kaadu/contracts/search';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { getStaticSearch } from './get-static-search';
import { searchAll } from './search-all';

export function searchRoutes({ database: { db } }: Services): Route[] {
  return [
    route(endpoints.getSearchSuggestions, () => getStaticSearch(db)),
    route(endpoints.searchAll, ({ query }) => searchAll(db, query.text ?? '')),
  ];
}
