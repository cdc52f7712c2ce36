import { pages, slots, type SlotName } from '@kaadu/contracts';
import type { LoadedRemote } from '@kaadu/federation/server';
import type { AnyPage, AnySlot, Composition } from '../../app/composition';
import { pageOf, slotOf } from '../../app/expose-modules';
import { settled } from '../../app/settled';
import type { ReleaseSet } from './release-set';

/** The page behind an expose of the set's content remote. @throws Error when there is none */
export function pageInSet(set: ReleaseSet, expose: string): AnyPage {
  return pageOf(set.remotes.get(pages.remote)?.exposes.get(expose), expose);
}

/** The slot's module in a loaded remote. @throws Error when there is none */
export function slotInRemote(remote: LoadedRemote, slot: SlotName): AnySlot {
  return slotOf(remote.exposes.get(slots[slot].expose), slot);
}

/** Told when a slot's rendering begins and when it has ended. */
export interface SlotObserver {
  slotStarted(slot: SlotName): void;
  slotRendered(slot: SlotName): void;
}

const nobody: SlotObserver = { slotStarted: () => undefined, slotRendered: () => undefined };

/** One request's view of a release set. Modules are in memory, so nothing suspends but a slow slot's data. */
export function createServerComposition(
  set: ReleaseSet,
  slotData: (slot: SlotName) => Promise<unknown>,
  observer: SlotObserver = nobody,
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
      return settled(slotInRemote(remote, slot));
    },
    slotData,
    slotRendered: (slot) => observer.slotRendered(slot),
    page: (expose) =>
      set.remotes.get(pages.remote)?.exposes.has(expose) ? pageInSet(set, expose) : undefined,
    // Error boundaries and effects run in browsers only; on the server the renderer reports (see render-page).
    reportSlotError: () => undefined,
    reportPageError: () => undefined,
    updateHead: () => undefined,
  };
}
