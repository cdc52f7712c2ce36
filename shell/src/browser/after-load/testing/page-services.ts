import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { createApi } from '@kaadu/api-client';
import type { AnyPage, PageRef } from '../../../app/composition';
import { createRoutes } from '../../../app/pages/routes';
import type { PageServices } from '../page-services';

const routes = [
  { path: '/', remote: 'content', expose: './home', layout: 'default' },
  { path: '/stories/:title/:id', remote: 'content', expose: './story', layout: 'default' },
  { path: '/my-bookings', remote: 'content', expose: './my-bookings', layout: 'default', isPrivate: true },
] as const;

/** Creates the services of a page, with modules from a function. */
export function pageServices(pageOf: (page: PageRef) => Partial<AnyPage>): PageServices {
  const api = createApi({ baseUrl: 'https://api.test' });
  const loadPage = async (page: PageRef): Promise<AnyPage> => ({ Page: () => null, ...pageOf(page) });
  const loading = { api, loadPage, onError: () => undefined };
  return {
    api,
    composition: { loadPage },
    router: createMemoryRouter(createRoutes(routes, { budgetMs: 1000, loadingFor: () => loading }), {
      hydrationData: { loaderData: { 'page:content:/': { page: null, status: 200, data: null } } },
    }),
    state: { build: 'b', routes: [...routes], releases: {}, loaderData: {} },
    matchRoutes,
  };
}
