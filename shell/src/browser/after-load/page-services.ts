import type { Api } from '@kaadu/api-client';
import type { createBrowserRouter, matchRoutes } from 'react-router-dom';
import type { PageState } from '../../app/page-state';
import type { PageResult } from '../../app/pages/page-result';
import type { BrowserComposition } from '../browser-composition';

/** Takes the prefetched result of a page's loader, once; undefined when there is none or it failed. */
export type TakePrefetched = (href: string) => Promise<PageResult | undefined> | undefined;

/** Services of a page for code that is loaded later. */
export interface PageServices {
  readonly api: Api;
  readonly composition: Pick<BrowserComposition, 'loadPage'>;
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly state: Pick<PageState, 'build' | 'routes' | 'loaderData' | 'releases'>;
  /** Injected, so that the router stays one chunk of the first scripts. */
  readonly matchRoutes: typeof matchRoutes;
}
