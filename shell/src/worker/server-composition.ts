import type { ReleaseSet } from '@kaadu/federation/server';
import { defaultLanguage, slots, type Language, type SlotName } from '@kaadu/contracts';
import type { WorkerRemote } from '@kaadu/federation/render-workers/worker';
import type { AnyPage, AnySlot, Composition, PageRef } from '../app/composition';
import { pageOf, slotOf } from '../app/expose-modules';
import { fulfilledPromise } from '../app/fulfilled-promise';
import { jsonForScript } from '../app/json-for-script';

/** A release set whose versions are loaded in this worker. */
export type LoadedSet = ReleaseSet<WorkerRemote>;

/** Returns a page of the set. @throws Error when its remote is missing or does not expose it */
export function pageInSet(set: LoadedSet, page: PageRef): AnyPage {
  return pageOf(set.remotes.get(page.remote)?.exposes.get(page.expose), page);
}

/** Returns the slot's module in a loaded remote. @throws Error when there is none */
export function slotInRemote(remote: Pick<WorkerRemote, 'exposes'>, slot: SlotName): AnySlot {
  return slotOf(remote.exposes.get(slots[slot].expose), slot);
}

/** Returns the language that a module of the set is shown in: English if its release lacks the requested one. */
export function languageInSet(set: LoadedSet, { remote, expose }: PageRef, language: Language): Language {
  const known = set.remotes.get(remote)?.release.languages?.[expose] ?? [];
  return known.includes(language) ? language : defaultLanguage;
}

/** Notified when the rendering of a page or slot begins, and when a slot has ended. */
export interface PartObserver {
  slotStarted(slot: SlotName): void;
  slotRendered(slot: SlotName): void;
  pageStarted(page: PageRef): void;
}

/**
 * Creates one request's view of a release set. Modules are in memory, so only a slow slot's data suspends.
 * @param language language of the document
 * @param omitted slots that show their fallbacks
 */
export function createServerComposition(
  set: LoadedSet,
  slotData: (slot: SlotName) => Promise<unknown>,
  observer: PartObserver,
  language: Language = defaultLanguage,
  omitted: ReadonlySet<SlotName> = new Set(),
): Composition {
  return {
    language,
    languageOf: (module) => languageInSet(set, module, language),
    slotRelease(slot) {
      if (omitted.has(slot)) return undefined;
      const { remote } = slots[slot];
      const release = set.remotes.get(remote)?.release;
      return release && `${remote}@${release.version}`;
    },
    isClientRendered: (slot) => set.page[slots[slot].remote]?.isClientRendered === true,
    slotModule(slot) {
      const remote = set.remotes.get(slots[slot].remote);
      if (!remote) throw new Error(`${slot} has no remote in this release set`);
      observer.slotStarted(slot);
      return fulfilledPromise(slotInRemote(remote, slot));
    },
    slotData,
    slotState(slot, data) {
      const remote = set.remotes.get(slots[slot].remote);
      return slotStateOf(remote && slotInRemote(remote, slot), data);
    },
    slotRendered: (slot) => observer.slotRendered(slot),
    page(page) {
      if (!set.remotes.get(page.remote)?.exposes.has(page.expose)) return undefined;
      observer.pageStarted(page);
      return pageInSet(set, page);
    },
    // Error boundaries and effects run in browsers only; on the server the renderer reports (see
    // render-page).
    reportPageError: () => undefined,
    updateHead: () => undefined,
    partReady: () => undefined,
    focusPage: () => undefined,
  };
}

/** Serialized states by slot data, which is the same object in all pages until it is reloaded. */
const slotStates = new WeakMap<object, string>();

function slotStateOf(module: AnySlot | undefined, data: unknown): string {
  const known = isObject(data) ? slotStates.get(data) : undefined;
  if (known !== undefined) return known;
  const state = jsonForScript(module?.hydrationData ? module.hydrationData(data) : data);
  if (isObject(data)) slotStates.set(data, state);
  return state;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
