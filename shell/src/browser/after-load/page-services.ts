import type { Api } from '@kaadu/api-client';
import type { createBrowserRouter, matchRoutes } from 'react-router-dom';
import type { PageState } from '../../app/page-state';
import type { PageResult } from '../../app/pages/page-result';
import type { BrowserComposition } from '../browser-composition';

/** The result of a page's loader that was run ahead, once; undefined when it failed or there is none. */
export type TakePrefetched = (href: string) => Promise<PageResult | undefined> | undefined;

/** The parts of a page that what is loaded later works with. */
export interface PageServices {
  readonly api: Api;
  readonly composition: Pick<BrowserComposition, 'loadPage'>;
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly state: Pick<PageState, 'build' | 'routes' | 'loaderData'>;
  /** Given, so that the router stays one piece of the first scripts. */
  readonly matchRoutes: typeof matchRoutes;
}
