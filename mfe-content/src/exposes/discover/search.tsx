import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { listingPageMessages } from '../../discover/listing/page-messages';
import { loadSearch, searchMeta, type SearchData } from '../../discover/search/load-search';
import { searchMessages } from '../../discover/search/messages';
import { SearchPage } from '../../discover/search/SearchPage';

export const page = {
  loader: loadSearch,
  meta: searchMeta,
  Page: SearchPage,
  messages: [...listingPageMessages, searchMessages],
} satisfies PageModule<Api, SearchData>;
