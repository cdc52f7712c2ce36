import type { Route } from '@kaadu/federation/release';
import type { WorkerRemote } from '@kaadu/federation/render-workers/worker';
import { verifiedRelease } from '../../../../packages/federation/fixtures/verified-release';

/** Creates a version as a render worker holds it, with the modules that it exposes. */
export function workerRemote(
  name: string,
  version: string,
  exposes: Readonly<Record<string, unknown>> = {},
  routes: readonly Route[] = [],
): WorkerRemote {
  return {
    release: verifiedRelease(name, version, Object.keys(exposes), routes).release,
    styles: {},
    exposes: new Map(Object.entries(exposes)),
    run: (_phase, code) => code(),
    runPending: async (_phase, code) => code(),
    enter: () => undefined,
    leave: () => undefined,
  };
}
