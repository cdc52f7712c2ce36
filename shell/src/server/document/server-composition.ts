import { slots, type SlotName } from '@kaadu/contracts';
import type { LoadedRemote } from '@kaadu/federation/server';
import type { AnyPage, AnySlot, Composition, PageRef } from '../../app/composition';
import { pageOf, slotOf } from '../../app/expose-modules';
import { fulfilledPromise } from '../../app/fulfilled-promise';
import type { ReleaseSet } from '../releases/selection/release-set';

/** A page of the set. @throws Error when its remote is missing or does not expose it */
export function pageInSet(set: ReleaseSet, page: PageRef): AnyPage {
  return pageOf(set.remotes.get(page.remote)?.exposes.get(page.expose), page);
}

/** The slot's module in a loaded remote. @throws Error when there is none */
export function slotInRemote(remote: LoadedRemote, slot: SlotName): AnySlot {
  return slotOf(remote.exposes.get(slots[slot].expose), slot);
}

/** Notified when a slot's rendering begins and when it has ended. */
export interface SlotObserver {
  slotStarted(slot: SlotName): void;
  slotRendered(slot: SlotName): void;
}

const noObserver: SlotObserver = { slotStarted: () => undefined, slotRendered: () => undefined };

/** One request's view of a release set. Modules are in memory, so only a slow slot's data suspends. */
export function createServerComposition(
  set: ReleaseSet,
  slotData: (slot: SlotName) => Promise<unknown>,
  observer: SlotObserver = noObserver,
): Composition {
  return {
    slotRelease(slot) {
      const { remote } = slots[slot];
      const release = set.remotes.get(remote)?.release;
      return release && `${remote}@${release.version}`;
    },
    slotModule(slot) {
      const remote = set.remotes.get(slots[slot].remote);
      if (!remote) throw new Error(`${slot} has no remote in this release set`);
      observer.slotStarted(slot);
      return fulfilledPromise(slotInRemote(remote, slot));
    },
    slotData,
    slotRendered: (slot) => observer.slotRendered(slot),
    page: (page) =>
      set.remotes.get(page.remote)?.exposes.has(page.expose) ? pageInSet(set, page) : undefined,
    // Error boundaries and effects run in browsers only; on the server the renderer reports (see render-set).
    reportSlotError: () => undefined,
    reportPageError: () => undefined,
    updateHead: () => undefined,
    focusPage: () => undefined,
  };
}
