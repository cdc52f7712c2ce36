import { slotNames, slots } from '@kaadu/contracts';
import type { WorkerRemote } from '@kaadu/federation/render-workers/worker';
import { pageOf } from '../app/expose-modules';
import { maxSlotBytes, measureSlot, type SlotContext } from './measure-slot';

export interface SmokeTestOptions extends SlotContext {
  /** Returns the name of a modified built-in. */
  readonly changedGlobal: () => string | undefined;
}

/**
 * Renders a remote's slots without data and checks that the exposes of its routes are pages. A
 * client-rendered remote has neither here.
 * @throws Error with the fault that makes the version unusable
 */
export async function smokeTestRender(
  options: SmokeTestOptions,
  name: string,
  remote: WorkerRemote,
): Promise<void> {
  if (!remote.release.server) return;
  const changedBefore = options.changedGlobal();
  for (const { expose } of remote.release.routes)
    pageOf(remote.exposes.get(expose), { remote: name, expose });
  for (const slot of slotNames.filter((each) => slots[each].remote === name)) {
    const bytes = await measureSlot(options, remote, slot, undefined);
    if (bytes > maxSlotBytes)
      throw new Error(`its slot "${slot}" writes ${(bytes / 2 ** 20).toFixed(1)} MiB of markup`);
  }
  const changed = options.changedGlobal();
  if (changed && !changedBefore) throw new Error(`it modifies ${changed}, which all remotes share`);
}
