import { slots, statusPages } from '@kaadu/contracts';
import type { SiteSurface } from '@kaadu/release-cli/gate';

const slotExposes = Object.values(slots);
/** Expose in which hosts of other sites wrap our remotes. The shell provides the same itself. */
const providers = { remote: 'footer', expose: './providers' };
const wantedExposes = [...slotExposes, ...Object.values(statusPages), providers];

const wanting = [...new Set(wantedExposes.map(({ remote }) => remote))];

function exposesOf(remote: string): string[] {
  return wantedExposes.filter((wanted) => wanted.remote === remote).map(({ expose }) => expose);
}

/** Exposes that the shell requires of each remote, for the release gate. */
export const surface: SiteSurface = {
  exposes: Object.fromEntries(wanting.map((remote) => [remote, exposesOf(remote)])),
  layouts: ['default', 'admin'],
  typeOf(remote, expose) {
    if (slotExposes.some((slot) => slot.remote === remote && slot.expose === expose))
      return "{ readonly slot: import('@kaadu/contracts').SlotModule<any, any> }";
    if (remote === providers.remote && expose === providers.expose)
      return "{ readonly RemoteProviders: import('react').ComponentType<any> }";
    return "{ readonly page: import('@kaadu/contracts').PageModule<any, any> }";
  },
};
