import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** Outcome and duration of loading one expose. */
export interface LoadMetric {
  readonly remote: string;
  readonly version: string | undefined;
  /** Name of the expose, such as `./header`. */
  readonly expose: string;
  /** Milliseconds from the request of the expose to its module, or to the failure. */
  readonly durationMs: number;
  readonly error?: unknown;
}

/** Reports the load time of each expose, and failures. */
export function metricsPlugin(onLoad: (metric: LoadMetric) => void): ModuleFederationRuntimePlugin {
  const starts = new Map<string, number>();
  return {
    name: 'metrics',
    beforeRequest(request) {
      starts.set(request.id, performance.now());
      return request;
    },
    afterLoadRemote({ id, expose, remote, error }) {
      const start = starts.get(id);
      starts.delete(id);
      if (start === undefined || !remote || !expose) return;
      const version = 'version' in remote ? remote.version : undefined;
      onLoad({ remote: remote.name, version, expose, durationMs: performance.now() - start, error });
    },
  };
}
