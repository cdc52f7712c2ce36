import { defaultLanguage, slots, type ModuleMessages, type SlotName } from '@kaadu/contracts';
import type { BrowserHost } from '@kaadu/federation/browser';
import type { PageLoader } from '@kaadu/federation/react';
import type { AnyPage, AnySlot, Composition, PageRef } from '../app/composition';
import type { PageState } from '../app/page-state';
import { pageLanguage } from './page-language';
import { pageOf, slotOf } from '../app/expose-modules';
import { fulfilledPromise } from '../app/fulfilled-promise';
import { focusPage } from './navigation/focus-page';
import { reportFailure } from './failures/report-failure';
import { markInteractive } from './start/mark-interactive';

export interface BrowserComposition extends Composition {
  /** Loads a page and adds it to the composition. */
  loadPage(page: PageRef): Promise<AnyPage>;
  /** Loads the page at a route, for a remote that shows it. */
  readonly loadPageAt: PageLoader;
}

/** Creates the composition of this page, from the release set that the server rendered it with. */
export function createBrowserComposition(host: BrowserHost, state: PageState): BrowserComposition {
  const loadedPages = new Map<string, AnyPage>();
  const slotModules = new Map<SlotName, Promise<AnySlot>>();
  const slotData = new Map<SlotName, Promise<unknown>>();
  const language = pageLanguage();
  const languageOf = ({ remote, expose }: PageRef) =>
    state.translated?.[remote]?.includes(expose) ? language : defaultLanguage;
  const load = (remote: string, expose: string) => {
    const loading = host.load(remote, expose);
    loading.catch((error: unknown) => reportFailure('load', error, state.releases[remote]?.entry));
    return loading;
  };

  const loadPage = async (ref: PageRef) => {
    const page = pageOf(await load(ref.remote, ref.expose), ref);
    await loadMessages(page, languageOf(ref));
    loadedPages.set(keyOf(ref), page);
    return page;
  };

  return {
    language,
    languageOf,
    slotRelease(slot) {
      const { remote } = slots[slot];
      const release = state.releases[remote];
      return release && `${remote}@${release.version}`;
    },
    isClientRendered: (slot) => state.releases[slots[slot].remote]?.isClientRendered === true,
    slotModule(slot) {
      return getOrCreate(slotModules, slot, async () => {
        const { remote, expose } = slots[slot];
        const module = slotOf(await load(remote, expose), slot);
        await loadMessages(module, languageOf(slots[slot]));
        return module;
      });
    },
    slotData: (slot) => getOrCreate(slotData, slot, () => fulfilledPromise(readSlotData(slot))),
    slotState: () => '',
    page: (ref) => loadedPages.get(keyOf(ref)),
    loadPage,
    async loadPageAt(path) {
      const route = state.routes.find((each) => each.path === path);
      if (!route) throw new Error(`No remote has a page at ${path}`);
      return (await loadPage(route)).Page;
    },
    slotRendered: () => undefined,
    reportPageError: (error) => reportError(error),
    partReady: markInteractive,
    focusPage,
    updateHead(head) {
      document.title = head.title;
      setInHead('meta[name="description"]', 'content', head.description);
      setInHead('link[rel="canonical"]', 'href', head.canonical);
      setInHead('meta[name="robots"]', 'content', head.robots);
      // Only search engines read them, and those load each page as a document.
      for (const link of document.head.querySelectorAll('link[hreflang]')) link.remove();
    },
  };
}

/** Loads the messages of a module. Without them it renders in English. */
async function loadMessages(
  { messages = [] }: { readonly messages?: readonly ModuleMessages[] },
  language: string,
): Promise<void> {
  await Promise.all(messages.map(({ load }) => load(language))).catch(console.warn);
}

function setInHead(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

function keyOf({ remote, expose }: PageRef): string {
  return `${remote} ${expose}`;
}

/** Reads the loader's result that the server wrote next to the slot's markup. */
function readSlotData(slot: SlotName): unknown {
  const json = document.querySelector(`script[data-slot-data="${slot}"]`)?.textContent;
  return json ? JSON.parse(json) : undefined;
}

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const created = create();
  map.set(key, created);
  return created;
}
