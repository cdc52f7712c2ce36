import { pages, remoteNames, slots } from '@kaadu/contracts';
import type { SiteSurface } from '@kaadu/releases/gate';

const slotExposes = Object.values(slots);

function exposesOf(remote: string): string[] {
  const filled = slotExposes.filter((slot) => slot.remote === remote).map(({ expose }) => expose);
  return remote === pages.remote ? [...filled, pages.notFound, pages.error] : filled;
}

/** What the shell asks of each remote, for the gate that releases pass. */
export const surface: SiteSurface = {
  exposes: Object.fromEntries(remoteNames.map((remote) => [remote, exposesOf(remote)])),
  layouts: ['default'],
  typeOf(remote, expose) {
    if (slotExposes.some((slot) => slot.remote === remote && slot.expose === expose))
      return "{ readonly slot: import('@kaadu/contracts').SlotModule<any, any> }";
    return remote === pages.remote
      ? "{ readonly page: import('@kaadu/contracts').PageModule<any, any> }"
      : undefined;
  },
};
