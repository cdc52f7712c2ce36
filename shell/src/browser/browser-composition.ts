import { pages, slots, type SlotName } from '@kaadu/contracts';
import type { BrowserHost } from '@kaadu/federation/browser';
import type { AnyPage, AnySlot, Composition } from '../app/composition';
import type { PageState } from '../app/page-state';
import { pageOf, slotOf } from '../app/expose-modules';
import { settled } from '../app/settled';

export interface BrowserComposition extends Composition {
  loadPage(expose: string): Promise<AnyPage>;
}

/** The composition of this page, from the release set that the server rendered it with. */
export function createBrowserComposition(host: BrowserHost, state: PageState): BrowserComposition {
  const loadedPages = new Map<string, AnyPage>();
  const slotModules = new Map<SlotName, Promise<AnySlot>>();
  const slotData = new Map<SlotName, Promise<unknown>>();

  return {
    slotRelease(slot) {
      const { remote } = slots[slot];
      const release = state.releases[remote];
      return release && `${remote}@${release.version}`;
    },
    slotModule(slot) {
      return remember(slotModules, slot, async () => {
        const { remote, expose } = slots[slot];
        return slotOf(await host.load(remote, expose), slot);
      });
    },
    slotData: (slot) => remember(slotData, slot, () => settled(readSlotData(slot))),
    page: (expose) => loadedPages.get(expose),
    async loadPage(expose) {
      const page = pageOf(await host.load(pages.remote, expose), expose);
      loadedPages.set(expose, page);
      return page;
    },
    slotRendered: () => undefined,
    reportSlotError(slot, error) {
      console.warn(`The ${slot} of this page failed and was replaced by a stand-in:`, error);
    },
    reportPageError: (error) => reportError(error),
    updateHead(head) {
      document.title = head.title;
      setInHead('meta[name="description"]', 'content', head.description);
      setInHead('link[rel="canonical"]', 'href', head.canonical);
      setInHead('meta[name="robots"]', 'content', head.robots);
    },
  };
}

function setInHead(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** The loader's result that the server left beside the slot's markup. */
function readSlotData(slot: SlotName): unknown {
  const json = document.querySelector(`script[data-slot-data="${slot}"]`)?.textContent;
  return json ? JSON.parse(json) : undefined;
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}
