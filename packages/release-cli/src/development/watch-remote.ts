import { type RemoteDefinition, watchRelease } from '@kaadu/federation-build';
import { developmentChannel, promote, type ReleaseStore } from '@kaadu/release-core';

/** Channel, author and note of a build from sources under work. */
interface BuildOrigin {
  readonly channel: string;
  readonly by: string;
  readonly note: string;
}

export interface RemoteWatch {
  readonly store: ReleaseStore;
  readonly definition: RemoteDefinition;
  /** Signs a build and adds it to the store. */
  readonly publish: (folder: string, origin: BuildOrigin) => Promise<unknown>;
  /** Called after each build, before it is served. */
  readonly onBuilt?: () => Promise<void>;
  /** Called when the development channel serves a build. */
  readonly onServed: (version: string) => void;
  /** Called when a build fails. The previous one stays in use. */
  readonly onError: (message: string) => void;
}

/**
 * Publishes and promotes a remote on the development channel whenever its sources change. Resolves after the first build,
 * with a function that stops it.
 */
export function watchRemote(watch: RemoteWatch): Promise<() => void> {
  const { store, definition, publish, onBuilt, onServed, onError } = watch;
  const identity = { version: '0.0.0-dev', gitSha: null, contract: 'development' };
  const origin = { channel: developmentChannel, by: 'dev', note: 'source changed' };
  return new Promise((resolve) => {
    const stop = watchRelease(definition, identity, {
      async onRelease({ version }, folder) {
        await publish(folder, origin);
        await onBuilt?.();
        await promote(store, definition.name, version, { ...origin, reason: origin.note });
        onServed(version);
        resolve(stop);
      },
      onError(message) {
        onError(message);
        resolve(stop);
      },
    });
  });
}
