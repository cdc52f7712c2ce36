import { createApi } from '@kaadu/api-client';
import { events, type SlotName } from '@kaadu/contracts';
import { pageBus } from '@kaadu/event-bus/page';
import '@kaadu/ui/base.css';
import '@kaadu/ui/fonts.css';
import '@kaadu/ui/tokens.css';
import '@kaadu/ui/dark.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { App } from '../../../shell/src/app/App';
import type { AnyPage, PageRef } from '../../../shell/src/app/composition';
import { pageOf } from '../../../shell/src/app/expose-modules';
import { fulfilledPromise } from '../../../shell/src/app/fulfilled-promise';
import { PageState, pageStateId } from '../../../shell/src/app/page-state';
import { pageResultOf } from '../../../shell/src/app/pages/page-result';
import { createRoutes } from '../../../shell/src/app/pages/routes';
import '../../../shell/src/browser/document.css';
import { createComposition } from './composition';

/** Browser script of the monolith: the site in one bundle, with a chunk for each page. */
z.config({ jitless: true });

const pages = new Map<string, AnyPage>();

async function loadPage(ref: PageRef): Promise<AnyPage> {
  const module: unknown = await import(
    /* webpackChunkName: "[request]", webpackInclude: /exposes.[a-z-]+\.tsx$/ */
    `../../../mfe-content/src/exposes/${ref.expose.slice(2)}.tsx`
  );
  const page = pageOf(module, ref);
  pages.set(ref.expose, page);
  return page;
}

function readSlotData(slot: SlotName): Promise<unknown> {
  const json = document.querySelector(`script[data-slot-data="${slot}"]`)?.textContent;
  const data: unknown = json ? JSON.parse(json) : undefined;
  return fulfilledPromise(data);
}

async function start(): Promise<void> {
  const state = PageState.parse(JSON.parse(document.getElementById(pageStateId)?.textContent ?? ''));
  const slotData = new Map<SlotName, Promise<unknown>>();
  const composition = createComposition({
    page: ({ expose }) => pages.get(expose),
    slotData(slot) {
      const data = slotData.get(slot) ?? readSlotData(slot);
      slotData.set(slot, data);
      return data;
    },
  });
  const api = createApi({ baseUrl: state.origins.apiUrl });
  const result = pageResultOf(state.loaderData);
  if (result?.page) await loadPage(result.page);
  const routes = createRoutes(state.routes, {
    budgetMs: 15_000,
    loadingFor: () => ({ api, loadPage, onError: console.error }),
  });
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: state.loaderData } });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  startTransition(() => {
    hydrateRoot(
      root,
      <App api={api} bus={pageBus(events)} origins={state.origins} composition={composition}>
        <RouterProvider router={router} />
      </App>,
    );
  });
  document.documentElement.dataset['hydrated'] = 'true';
}

void start();
