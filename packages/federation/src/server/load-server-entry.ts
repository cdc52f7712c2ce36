import type { ServerEntry } from './evaluate';
import type { LoadedRemote, RemoteHost } from './remote-host';

/**
 * Loads a version on the server. A client-rendered one has nothing to evaluate and no modules, so its slots
 * show their fallback.
 * @throws ReleaseRefused naming remote, version and cause
 */
export async function loadServerEntry(
  host: Pick<RemoteHost, 'load'>,
  entry: ServerEntry,
): Promise<LoadedRemote> {
  const { release, styles } = entry;
  return release.server ? host.load(entry) : { release, styles, exposes: new Map() };
}
