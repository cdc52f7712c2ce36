import type { createInstance } from '@module-federation/runtime';

type Host = ReturnType<typeof createInstance>;
type Remote = Parameters<Host['registerRemotes']>[0][number];

/** Replaces forced registration from version 3 on: https://github.com/module-federation/core/pull/5074 */
interface UpdatesRemotes {
  updateRemotes(remotes: readonly Remote[]): Promise<void>;
}

/** Registers a remote again, in place of one of the same name, whose modules the runtime forgets. */
export async function reRegister(host: Host, remote: Remote): Promise<void> {
  if (updatesRemotes(host)) await host.updateRemotes([remote]);
  else silently(() => host.registerRemotes([remote], { force: true }));
}

function updatesRemotes(host: Host): host is Host & UpdatesRemotes {
  return 'updateRemotes' in host && typeof host.updateRemotes === 'function';
}

/** Suppresses the warning of each forced registration that it may be a mistake. */
function silently(register: () => void): void {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    register();
  } finally {
    console.warn = warn;
  }
}
