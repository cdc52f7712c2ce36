import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { loadSearch, searchMeta, type SearchData } from '../../discover/search/load-search';
import { SearchPage } from '../../discover/search/SearchPage';

export const page = { loader: loadSearch, meta: searchMeta, Page: SearchPage } satisfies PageModule<
  Api,
  SearchData
>;
