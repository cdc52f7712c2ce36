import type { BrowserError } from '@kaadu/federation/release';
import { events, languageBase } from '@kaadu/contracts';
import { pageBus } from '@kaadu/event-bus/page';
import { createBrowserHost } from '@kaadu/federation/browser';
import { devtoolsPlugin, nextTask } from '@kaadu/federation/plugins';
import { PageLoaderProvider } from '@kaadu/federation/react';
import { shared } from '@kaadu/federation/shared';
import '@kaadu/ui/base.css';
import '@kaadu/ui/fonts.css';
import '@kaadu/ui/tokens.css';
import '@kaadu/ui/dark.css';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { App } from '../app/App';
import { pageLanguage } from './page-language';
import { PageState, pageStateId } from '../app/page-state';
import { pageResultOf } from '../app/pages/page-result';
import { createRoutes, type RequestLoading } from '../app/pages/routes';
import { addAfterLoad, takePrefetched } from './add-after-load';
import { createBrowserApi } from './api/browser-api';
import { createBrowserComposition } from './browser-composition';
import { exposesOf } from './exposes';
import './document.css';
import { loadDocumentOnce } from './navigation/load-document-once';
import { reportFailure } from './failures/report-failure';
import { allowSkippedTransitions } from './navigation/view-transitions';
import { bridgeWindowEvents } from './window-events';

// The content security policy forbids schemas to compile themselves with `new Function`.
z.config({ jitless: true });

/** Makes the server's document interactive: connects it to its remotes and hydrates it. */
export async function start(): Promise<void> {
  const state = PageState.parse(JSON.parse(document.getElementById(pageStateId)?.textContent ?? ''));
  const host = createBrowserHost({
    name: 'shell',
    releases: state.releases,
    shared,
    plugins: [devtoolsPlugin({ releases: state.releases, exposes: exposesOf(state) })],
  });
  const composition = createBrowserComposition(host, state);
  if (process.env.NODE_ENV === 'development') {
    const { followDevelopmentBuilds } = await import(
      /* webpackMode: "eager" */ './development/follow-builds'
    );
    followDevelopmentBuilds(host, state.releases);
  }
  const bus = pageBus(events);
  bridgeWindowEvents(bus);
  allowSkippedTransitions(document);
  const api = createBrowserApi(state.origins.apiUrl);

  const loading: RequestLoading = {
    api,
    onError: console.warn,
    loadPage: async (page) => {
      try {
        return await composition.loadPage(page);
      } catch (error) {
        // The requested page loads as a document; until then this navigation stays pending instead of showing
        // the failure.
        const requested = router.state.navigation.location ?? router.state.location;
        if (loadDocumentOnce(hrefOf(requested))) return new Promise(() => undefined);
        throw error;
      }
    },
  };
  const routes = createRoutes(state.routes, {
    budgetMs: 15_000,
    loadedPage: composition.page,
    loadingFor: () => loading,
    prefetched: takePrefetched,
  });

  const result = pageResultOf(state.loaderData);
  if (result?.page) await composition.loadPage(result.page).catch(() => loadDocumentOnce(location.href));
  await nextTask();
  const router = createBrowserRouter(routes, routerOptions(state));
  router.subscribe(({ navigation }) => {
    document.documentElement.dataset['navigation'] = navigation.state;
  });

  hydrate(
    <App api={api} bus={bus} origins={state.origins} composition={composition}>
      <PageLoaderProvider value={composition.loadPageAt}>
        <RouterProvider router={router} />
      </PageLoaderProvider>
    </App>,
  );
  document.documentElement.dataset['hydrated'] = 'true';
  addAfterLoad({ api, composition, matchRoutes, router, state });
}

/** Returns the options of the router: the language's prefix, and the data of the first page. */
function routerOptions({ loaderData }: PageState) {
  return { basename: languageBase(pageLanguage()) || '/', hydrationData: { loaderData } };
}

/** Hydrates the server's markup as a transition: in short steps, between which the page responds to input. */
function hydrate(app: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  startTransition(() => {
    hydrateRoot(root, app, {
      // A slot that failed on the server is rendered here instead, which is not an error of the page.
      onRecoverableError: failed('hydration', 'Rendered in the browser instead of on the server:'),
      onCaughtError: failed('render', 'A section of the page failed:'),
    });
  });
}

/** Creates a handler of React's errors. */
function failed(kind: BrowserError['kind'], what: string) {
  return (error: unknown, { componentStack }: { readonly componentStack?: string | undefined }): void => {
    console.warn(what, error);
    reportFailure(kind, error, componentStack);
    if (process.env.NODE_ENV === 'development') {
      void import(/* webpackMode: "eager" */ './development/problems').then(({ reportProblem }) =>
        reportProblem(kind === 'hydration' ? kind : 'browser', error, componentStack),
      );
    }
  };
}

function hrefOf({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return `${pathname}${search}${hash}`;
}
